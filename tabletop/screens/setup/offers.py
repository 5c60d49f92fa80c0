"""What an option is about, side by side: commanders, roles, each with what it can do."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Option
from tabletop.kernel.state import View
from tabletop.ui.render.faces import Painter
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP, TYPE
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.controller import Voice
from tabletop.ui.stage.layout import Offer, Picture
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import tiled
from tabletop.ui.widgets.widget import Label, Pressable, Widget, draw_lines

NARROW = 186
"""Units a card is wide, at least."""
PORTRAIT, SMALL_PORTRAIT, START = 96, 58, 54
"""Units of a portrait where there is room and where not, and of the pictures of what somebody begins with."""
LARGEST = 170
"""Units of a portrait that has all the room it likes."""
VEILED = 90
PAD = 10


class Taken(NamedTuple):
    """Who has something already."""

    place: int
    name: str


def offered(option: Option, table: Voice[View, Action]) -> list[Offer]:
    """Everything that can be chosen for a chair; what is not somebody is left to chance."""
    offers, words = list(table.offers(option.id)), dict(option.choices)
    chance = ((None, "", _("One that nobody has chosen, when the match starts.")),)
    known = {offer.value for offer in offers}
    strange = [value for value in words if value not in known]
    return [*offers, *(Offer(value, words[value], ("art", "icons/dice"), abilities=chance) for value in strange)]


class OfferCard(Pressable):
    """One of them: portrait, name, what it begins with and what it can do."""

    def __init__(self, offer: Offer, paint: Painter, act: Callable[[], None] | None) -> None:
        super().__init__(act or (lambda: None))
        self.focusable = act is not None
        self.offer, self.paint = offer, paint
        self.chosen = False
        self.taken: Taken | None = None
        self.compact = False
        """Whether the name stands beside the portrait, where there is less room."""
        self.spare = 0
        """How much larger the portrait may be, in pixels."""

    def _lines(self, look: Look, width: int) -> list[pygame.Surface | int]:
        """What stands below the portrait, and the gaps between; pictures of the start are a gap for them."""
        offer, inner = self.offer, width - 2 * look.px(PAD)
        centre = pygame.FONT_CENTER
        lines: list[pygame.Surface | int] = [] if self.compact else [*self._titles(look, inner)]
        if offer.start:
            lines.append(look.px(START) + look.px(6))
        if offer.start_words:
            lines.append(look.text(offer.start_words, "small", "glow", inner, centre))
        for sign, name, words in offer.abilities:
            lines.append(look.px(6))
            if name:
                lines.append(self._named(look, sign, name, inner))
            lines.append(look.text(words, "small", "ink", inner, centre))
        return lines

    def _titles(self, look: Look, width: int) -> list[pygame.Surface]:
        role, align = ("strong", pygame.FONT_LEFT) if self.compact else ("subheading", pygame.FONT_CENTER)
        titles = [look.text(self.offer.name, role, "ink", width, align)]
        if self.offer.calling and not self.compact:
            titles.append(look.text(self.offer.calling, "small", "ink_soft", width, align))
        return titles

    def _head(self, look: Look, width: int) -> tuple[int, int]:
        """How large the portrait is, and how much of the card lies above its lines."""
        if not self.compact:
            return look.px(PORTRAIT) + self.spare, look.px(PORTRAIT) + self.spare
        side = look.px(SMALL_PORTRAIT)
        titles = self._titles(look, width - side - 2 * look.px(PAD))
        return side, max(side, sum(title.get_height() for title in titles))

    def _named(self, look: Look, sign: Picture | None, name: str, width: int) -> pygame.Surface:
        side = look.line_height("small-strong")
        around = side + look.px(5) if sign else 0
        text = look.fitted(name, TYPE["small-strong"].face, look.pixels("small-strong"), width - around, "glow")
        if sign is None:
            return text
        whole = pygame.Surface((text.get_width() + around, max(side, text.get_height())), pygame.SRCALPHA)
        whole.blit(self._painted(look, sign, side, side), (0, 0))
        whole.blit(text, (around, 0))
        return whole

    def _painted(self, look: Look, picture: Picture, width: int, height: int) -> pygame.Surface:
        key = ("offer", self.offer.name, picture, width, height)
        return look.made(key, lambda: self.paint(picture, width, height, look))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        lines = self._lines(look, width)
        tall = sum(line if isinstance(line, int) else line.get_height() for line in lines)
        return width, self._head(look, width)[1] + tall + 2 * look.px(PAD)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        key = (
            "offer card",
            self.offer.name,
            self.compact,
            self.rect.size,
            self.chosen,
            self.taken,
            hovered and self.enabled,
        )
        surface.blit(look.made(key, lambda: self._make(look, hovered and self.enabled)), self.rect)

    def _make(self, look: Look, hovered: bool) -> pygame.Surface:
        width, height = self.rect.size
        edge = "glow" if self.chosen else "panel_edge"
        fill = "raised_hover" if hovered else "raised" if self.chosen else "panel"
        card = look.box(width, height, fill, edge, radius=16, edge_units=3.5 if self.chosen else 1.5).copy()
        content = pygame.Surface((width, height), pygame.SRCALPHA)
        pad, (side, high) = look.px(PAD), self._head(look, width)
        content.blit(look.box(width - pad, high, "cloth", radius=12), (pad // 2, pad // 2))
        portrait = self._painted(look, self.offer.portrait, side, side)
        x = pad // 2 + side // 2 if self.compact else width // 2
        content.blit(portrait, portrait.get_rect(midbottom=(x, pad // 2 + high)))
        if self.compact:
            titles = self._titles(look, width - side - 2 * pad)
            draw_lines(content, titles, pad + side, pad // 2 + high // 2)
        y = pad + high
        for line in self._lines(look, width):
            if isinstance(line, int):
                if line > look.px(START):
                    self._draw_start(content, look, y)
                y += line
            else:
                content.blit(line, line.get_rect(midtop=(width // 2, y)))
                y += line.get_height()
        if self.taken:
            content.set_alpha(VEILED)
        card.blit(content, (0, 0))
        if self.taken:
            side = look.line_height("small-strong")
            sign = look.sign(self.taken.name, "small-strong", (2 * side / look.unit + 20, 8), radius=12).copy()
            badge = look.art(f"seats/badge-{self.taken.place}", side, side)
            sign.blit(badge, badge.get_rect(midleft=(look.px(6), sign.get_height() // 2)))
            card.blit(sign, sign.get_rect(midbottom=(width // 2, height - pad)))
        if self.chosen:
            tick = look.box(look.px(28), look.px(28), "glow", radius=14).copy()
            mark = look.icon("check", look.px(18), "ink_accent")
            tick.blit(mark, mark.get_rect(center=tick.get_rect().center))
            card.blit(tick, tick.get_rect(topright=(width - pad, pad)))
        return card

    def _draw_start(self, content: pygame.Surface, look: Look, y: int) -> None:
        tall = look.px(START)
        wide = round(tall * 0.87)
        x = content.get_width() // 2 - len(self.offer.start) * (wide + look.px(4)) // 2
        for picture in self.offer.start:
            content.blit(self._painted(look, picture, wide, tall), (x + look.px(2), y + look.px(3)))
            x += wide + look.px(4)


class OffersScene(Page):
    """All of them beside each other. Where they can be chosen, pressing one does and leads back."""

    planet = "shell/planet-2"

    def __init__(
        self,
        shell: Shell,
        title: str,
        note: str,
        offers: Sequence[Offer],
        paint: Painter,
        chosen: object = None,
        taken: dict[object, Taken] | None = None,
        choose: Callable[[object], None] | None = None,
    ) -> None:
        super().__init__(shell, title)
        self.note = Label(note, "body", "ink_soft")
        self.area = ScrollArea()
        self.cards = []
        for offer in offers:
            pick = None if choose is None else partial(self.close_and, partial(choose, offer.value))
            card = OfferCard(offer, paint, pick)
            card.chosen = choose is not None and offer.value == chosen
            card.taken = (taken or {}).get(offer.value)
            if card.taken:
                card.enabled = False
                card.hint = _("{name} is taken by {owner}.", name=offer.name, owner=card.taken.name)
            self.cards.append(card)
        self.group.widgets = [self.back_button, self.title, self.note, self.area, *self.cards]
        first: Widget = next((card for card in self.cards if card.chosen), self.back_button)
        self.group.set_focus(first)

    def arrange(self) -> None:
        super().arrange()
        look, gap = self.look, self.look.px(GAP)
        size, x, margin = self.note.size(look), self.title.rect.right + 2 * gap, look.px(6)
        if size[0] <= self.body.right - look.px(180) - x:  # beside the title
            self.note.rect = pygame.Rect((x, 0), size)
            self.note.rect.bottom = self.title.rect.bottom - look.px(3)
            top = self.back_button.rect.bottom + gap // 2
        else:
            room = self.body.width - look.px(180)
            self.note.rect = pygame.Rect(self.body.left, self.body.top, room, self.note.size(look, room)[1])
            top = self.note.rect.bottom + gap // 2
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, 0)
        self.area.rect.height = self.body.bottom - self.area.rect.top
        self.area.rect.inflate_ip(2 * margin, 0)
        height = self._place(look, 2 * margin, compact=False)
        if height < self.area.rect.height:  # what is left goes to the portraits
            rows = len({card.rect.top for card in self.cards})
            spare = min((self.area.rect.height - height) // rows, look.px(LARGEST - PORTRAIT))
            height = self._place(look, 2 * margin, compact=False, spare=spare)
        if height > self.area.rect.height:
            height = self._place(look, 2 * margin, compact=True)
        if height > self.area.rect.height:
            height = self._place(look, 2 * margin + 2 * look.px(BAR), compact=True)
        self.area.hold(self.cards, height, look)
        if self.group.focus in self.cards:
            self.area.reveal(self.group.focus)

    def _place(self, look: Look, around: int, compact: bool, spare: int = 0) -> int:
        """In as few even rows as have room; returns the height that was needed."""
        for card in self.cards:
            card.compact, card.spare = compact, spare
        gap, width = look.px(GAP), self.area.rect.width - around
        least = look.px(NARROW) * max(80, look.text_percent) // 100
        abreast = max(1, min(len(self.cards), (width + gap) // (least + gap)))
        rows = -(-len(self.cards) // abreast)
        abreast = -(-len(self.cards) // rows)
        wide = min((width + gap) // abreast - gap, 2 * least)
        left = self.area.rect.left + look.px(6) + max(0, width - abreast * (wide + gap) + gap) // 2
        bottom = tiled(look, self.cards, abreast, left, self.area.rect.top + look.px(6), wide, gap)
        return bottom - gap + look.px(6) - self.area.rect.top
