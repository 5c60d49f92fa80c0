"""The quiet panel beside the table: where the game stands, what happened, what you can do. Imports the widgets."""

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.input import Input, Pointer
from tabletop.ui.look import Look
from tabletop.ui.theme import GAP, TYPE
from tabletop.ui.widgets import Button, Group
from tabletop.words import _

PANEL = 264.0
"""Its width in units."""
_LINES_KEPT = 200


class Panel:
    """Log and buttons. The table tells it what to say."""

    def __init__(
        self, title: str, undo: Callable[[], None], recap: Callable[[], None], rules: Callable[[], None],
        menu: Callable[[], None],
    ) -> None:  # fmt: skip
        self.title = title
        self.heading = ""
        self.prompt = ""
        self.warning = ""
        """What is wrong for as long as it is wrong, such as that nothing can be saved."""
        self.log: list[tuple[int, str]] = []
        """(seat, sentence); seat -1 for the table's own words."""
        self.undo_bar: str | None = None
        self.undo = Button(_("Undo"), undo, "undo", role="small-strong")
        self.recap = Button(_("What happened?"), recap, "replay", hint=_("Show again what the others did (R)"))
        self.rules = Button(_("Rules"), rules, "rules", hint=_("The rulebook (F1)"), role="small-strong")
        self.menu = Button("", menu, "menu", hint=_("Pause, settings, leave (Escape)"))
        self.group = Group([self.undo, self.rules, self.recap, self.menu])
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._scroll = 0
        self._painted: tuple[Hashable, pygame.Surface] | None = None

    def arrange(self, look: Look) -> None:
        width, height = look.size
        margin = look.px(GAP)
        self.rect = pygame.Rect(0, margin, look.px(PANEL) - margin, height - 2 * margin)
        self.rect.right = width - margin
        inner = self.rect.inflate(-2 * margin, -2 * margin)
        gap = look.px(8)
        tall = self.undo.size(look)[1]
        half = (inner.width - gap) // 2
        low = inner.bottom - 2 * tall - gap
        self.undo.rect = pygame.Rect(inner.left, low, half, tall)
        self.rules.rect = pygame.Rect(inner.right - half, low, half, tall)
        self.recap.rect = pygame.Rect(inner.left, low + tall + gap, inner.width, tall)
        corner = max(look.px(36), look.line_height("strong") + look.px(12))
        self.menu.rect = pygame.Rect(inner.right - corner, inner.top, corner, corner)
        self._painted = None
        self._scroll = 0

    def set_log(self, log: list[tuple[int, str]]) -> None:
        self.log = log[-_LINES_KEPT:]
        self._scroll = 0
        self.group.changed = True

    def add(self, seat: int, words: str) -> None:
        self.set_log([*self.log, (seat, words)])

    def set_undo(self, bar: str | None) -> None:
        self.undo_bar = bar
        self.undo.enabled = bar is None
        self.undo.hint = bar or _("Take your last decision back (Ctrl+Z)")

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind == "wheel" and self.rect.collidepoint(event.at):
            self._scroll = max(0, self._scroll + round(event.wheel * 48))
            self.group.changed = True
            return True
        return self.group.handle(event)

    def draw(self, surface: pygame.Surface, look: Look, cloth: pygame.Surface) -> None:
        """The panel as it was painted last, and painted anew only when something in it changed."""
        buttons = tuple((button is self.group.focus, button is self.group.hovered, button.enabled)
                        for button in self.group.widgets)  # fmt: skip
        key = (
            len(self.log),
            *self.log[-1:],
            self.heading,
            self.prompt,
            self.warning,
            self.undo_bar,
            self._scroll,
            buttons,
        )
        if self._painted is None or self._painted[0] != key:
            picture = pygame.Surface(look.size)
            picture.blit(cloth, self.rect, self.rect)
            self._paint(picture, look)
            self._painted = (key, picture.subsurface(self.rect).copy())
        surface.blit(self._painted[1], self.rect)
        self.group.draw_tip(surface, look)

    def _paint(self, surface: pygame.Surface, look: Look) -> None:
        surface.blit(look.box(*self.rect.size, "panel", "panel_edge", radius=18), self.rect)
        inner = self.rect.inflate(-2 * look.px(GAP + 2), -2 * look.px(GAP + 2))
        room = inner.width - self.menu.rect.width - look.px(8)
        title = look.fitted(self.title, TYPE["heading"].face, look.pixels("heading"), room, "ink")
        heading = look.text(self.heading, "small", "ink_soft", inner.width)
        below = max(title.get_height(), self.menu.rect.height)
        surface.blit(title, title.get_rect(midleft=(inner.left, inner.top + below // 2)))
        surface.blit(heading, (inner.left, inner.top + below))
        top = inner.top + below + heading.get_height() + look.px(GAP)
        bottom = self._draw_foot(surface, look, inner)
        self._draw_log(surface, look, pygame.Rect(inner.left, top, inner.width, bottom - top))
        self.group.draw_widgets(surface, look)

    def _draw_foot(self, surface: pygame.Surface, look: Look, inner: pygame.Rect) -> int:
        """The prompt and why undo is barred, above the buttons; how far up they reach."""
        y = self.undo.rect.top - look.px(8)
        for words, colour in ((self.undo_bar, "ink_soft"), (self.warning, "bad")):
            if words:
                text = look.text(words, "small", colour, inner.width)
                y -= text.get_height()
                surface.blit(text, (inner.left, y))
        if self.prompt:
            text = look.text(self.prompt, "strong", "ink_accent", inner.width - look.px(24))
            box = pygame.Rect(inner.left, 0, inner.width, text.get_height() + look.px(18))
            box.bottom = y - look.px(8)
            surface.blit(look.box(*box.size, "accent", radius=12), box)
            surface.blit(text, (box.left + look.px(12), box.top + look.px(9)))
            y = box.top
        return y - look.px(GAP)

    def _draw_log(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        """The newest at the bottom; older ones above, as far as there is room."""
        if area.height <= 0:
            return
        before = surface.get_clip()
        surface.set_clip(area)
        rows = []
        for seat, words in self.log:
            text = look.text(words, "small", "ink" if seat >= 0 else "ink_soft", area.width - look.px(22))
            rows.append((seat, text, text.get_height() + look.px(7)))
        total = sum(height for _seat, _text, height in rows)
        self._scroll = max(0, min(self._scroll, total - area.height))
        y = area.bottom + self._scroll if total > area.height else area.top + total
        for seat, text, height in reversed(rows):
            y -= height
            if area.top <= y < area.bottom:
                if seat >= 0:
                    size = look.px(14)
                    top = y + (look.line_height("small") - size) // 2
                    surface.blit(look.art(f"seats/badge-{seat}", size, size), (area.left, top))
                surface.blit(text, (area.left + look.px(22), y))
            if y < area.top:
                break
        surface.set_clip(before)
