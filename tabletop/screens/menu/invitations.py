"""What the menu offers to whoever comes: the match to go on with, a first lesson."""

from collections.abc import Callable

import pygame

from tabletop.base.words import _
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.widget import Button, Pressable, draw_lines

HEAD, CROSS = 96, 26
"""Units: how high the head of whoever offers a lesson is, and the cross that declines."""


class Continue(Button):
    """A button with a second, smaller line that says what it continues."""

    edge = "accent"

    def __init__(self, words: str, more: tuple[str, ...], act: Callable[[], None]) -> None:
        """`more` says it at length first, then ever shorter: the first that fits is shown."""
        super().__init__(words, act, icon="continue")
        self.more = more

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        strong, small = look.font("strong"), look.font("small")
        wide = self._around(look) + max(strong.size(self.words)[0], small.size(self.more[0])[0])
        tall = look.line_height("strong") + look.line_height("small") + look.px(14)
        return (min(wide, width) if width else wide), tall

    def least(self, look: Look) -> int:
        """How wide it has to be for its shortest words."""
        strong, small = look.font("strong"), look.font("small")
        return self._around(look) + max(strong.size(self.words)[0], small.size(self.more[-1])[0])

    def _around(self, look: Look) -> int:
        """What icon and margins take."""
        return look.line_height("heading") + look.px(GAP) + 2 * look.px(GAP + 4)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if hovered else "raised"
        surface.blit(look.box(*self.rect.size, fill, self.edge, edge_units=2), self.rect)
        side, pad = look.line_height("heading"), look.px(GAP + 4)
        icon = look.icon("continue", side, "ink")
        surface.blit(icon, icon.get_rect(midleft=(self.rect.left + pad, self.rect.centery)))
        x, room = self.rect.left + pad + side + look.px(GAP), self.rect.width - self._around(look)
        small = look.font("small")
        more = next((words for words in self.more if small.size(words)[0] <= room), self.more[-1])
        first = look.text(self.words, "strong", "ink", room, one_line=True)
        second = look.text(more, "small", "ink_soft", room, one_line=True)
        draw_lines(surface, [first, second], x, self.rect.centery)


class Cross(Pressable):
    """A small cross that sends something away."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return look.px(CROSS), look.px(CROSS)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        ink = "ink" if look.plain else "#33194a" if hovered else "#8a6f86"
        icon = look.icon("close", self.rect.width * 2 // 3, ink)
        surface.blit(icon, icon.get_rect(center=self.rect.center))


class Welcome(Pressable):
    """A cat who offers a first lesson; a small cross beside it declines."""

    def __init__(self, words: str, face: str, accept: Callable[[], None], decline: Callable[[], None]) -> None:
        super().__init__(accept)
        self.words, self.face = words, face
        self.dismiss = Cross(decline)
        self.dismiss.hint = _("No, thank you.")

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        text = max(
            look.text(_("New here?"), "subheading").get_width(), look.text(self.words, "small-strong").get_width()
        )
        return text + look.px(HEAD) + look.px(CROSS + 24), look.px(HEAD)

    def place(self, look: Look, room: pygame.Rect) -> None:
        self.rect = room.inflate(0, -look.px(20)) if room.width else pygame.Rect(0, 0, 0, 0)
        self.rect.width -= look.px(CROSS + 6) if room.width else 0
        self.dismiss.rect = pygame.Rect(self.rect.topright, self.dismiss.size(look) if room.width else (0, 0))
        self.dismiss.rect.move_ip(0, look.px(4))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if not self.rect.width:
            return
        head, plain = look.px(HEAD), look.plain
        card = self.rect.copy()
        card.left, card.width = self.rect.left + head // 2, self.rect.width - head // 2 + look.px(CROSS + 6)
        fill = "panel" if plain else "#fffaf0" if hovered else "#fff4e2"
        surface.blit(look.box(*card.size, fill, "panel_edge" if plain else "", radius=16), card)
        face = look.art_soon(f"{self.face}-glad", head, head)
        if face:
            surface.blit(face, face.get_rect(bottomleft=(self.rect.left, self.rect.bottom + look.px(10))))
        title = look.text(_("New here?"), "subheading", "ink" if plain else "#33194a")
        words = look.text(self.words, "small-strong", "ink_soft" if plain else "#6b4a78")
        draw_lines(surface, [title, words], self.rect.left + head + look.px(10), card.centery)
