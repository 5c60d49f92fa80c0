"""What an option is about, side by side: commanders, roles, each with what it can do."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Option
from tabletop.kernel.state import View
from tabletop.screens.shared.headers import subtitle
from tabletop.ui.render.faces import Painter
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP, TYPE
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.controller import Voice
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.layout import Offer, Picture
from tabletop.ui.widgets.form import fill_area
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.stacks import tiled
from tabletop.ui.widgets.widget import Label, Pressable, Widget, draw_lines

NARROW, PAD = 186, 10
"""Units of a card's width, at least, and of its margin."""
SMALL_PORTRAIT, PORTRAIT, LARGEST, START = 58, 96, 170, 54
"""Units of a portrait in a compact card, in a whole one and at most, and of pictures of what one begins with."""
VEILED = 90


class Taken(NamedTuple):
    """The seat that has something already."""

    place: int
    name: str


def offered(option: Option, table: Voice[View, Action]) -> list[Offer]:
    """Everything that can be chosen for a chair; choices the table does not show leave it to chance."""
    offers = list(table.offers(option.id))
    chance = ((None, "", _("One that nobody has chosen, when the match starts.")),)
    known = {offer.value for offer in offers}
    others = [(value, words) for value, words in option.choices if value not in known]
    return [*offers, *(Offer(value, words, ("art", "icons/dice"), abilities=chance) for value, words in others)]


class OfferCard(Pressable):
    """One thing to choose: portrait, name, what one begins with and what it can do."""

    def __init__(self, offer: Offer, paint: Painter, act: Callable[[], None] | None) -> None:
        super().__init__(act or (lambda: None))
        self.focusable = act is not None
        self.offer, self.paint = offer, paint
        self.chosen = False
        self.taken: Taken | None = None
        self.compact = False
        """True where there is less room: the name stands beside a small portrait."""
        self.spare = 0
        """How much larger the portrait may be, in pixels."""

    def _lines(self, look: Look, width: int) -> list[pygame.Surface | int]:
        """What stands below the portrait, and the gaps between; one gap is for the pictures of the start."""
        offer, inner, centre = self.offer, width - 2 * look.px(PAD), pygame.FONT_CENTER
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
        lit = hovered and self.enabled
        key = ("offer card", self.offer.name, self.compact, self.rect.size, self.chosen, self.taken, lit)
        surface.blit(look.made(key, lambda: self._make(look, lit)), self.rect)

    def _make(self, look: Look, hovered: bool) -> pygame.Surface:
        width, height = self.rect.size
        edge = "glow" if self.chosen else "panel_edge"
        fill = "raised_hover" if hovered else "raised" if self.chosen else "panel"
        card = look.box(width, height, fill, edge, radius=16, edge_units=3.5 if self.chosen else 1.5).copy()
        content = pygame.Surface((width, height), pygame.SRCALPHA)
        pad, (side, high) = look.px(PAD), self._head(look, width)
        content.blit(look.box(width - pad, high, "cloth", radius=12), (pad // 2, pad // 2))
        x = pad // 2 + side // 2 if self.compact else width // 2
        put(content, self._painted(look, self.offer.portrait, side, side), x, pad // 2 + high, "midbottom")
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
                y = put(content, line, width // 2, y, "midtop").bottom
        if self.taken:
            content.set_alpha(VEILED)
        card.blit(content, (0, 0))
        if self.taken:
            side = look.line_height("small-strong")
            sign = look.sign(self.taken.name, "small-strong", (2 * side / look.unit + 20, 8), radius=12)
            at = put(card, sign, width // 2, height - pad, "midbottom")
            badge = look.art(f"seats/badge-{self.taken.place}", side, side)
            put(card, badge, at.left + look.px(6), at.centery, "midleft")
        if self.chosen:
            at = put(card, look.box(look.px(28), look.px(28), "glow", radius=14), width - pad, pad, "topright")
            put(card, look.icon("check", look.px(18), "ink_accent"), *at.center)
        return card

    def _draw_start(self, content: pygame.Surface, look: Look, y: int) -> None:
        tall = look.px(START)
        wide = round(tall * 0.87)
        step = wide + look.px(4)
        left = content.get_width() // 2 - len(self.offer.start) * step // 2 + look.px(2)
        for place, picture in enumerate(self.offer.start):
            content.blit(self._painted(look, picture, wide, tall), (left + place * step, y + look.px(3)))


class OffersScene(Page):
    """All offers beside each other. Where they can be chosen, a press chooses one and leads back."""

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
            pick = partial(self.close_and, partial(choose, offer.value)) if choose else None
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
        margin, top = look.px(6), subtitle(self, self.note) + gap // 2
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, self.body.bottom - top)
        self.area.rect.inflate_ip(2 * margin, 0)
        height = self._place(look, 0)
        if height < self.area.rect.height:  # what is left goes to the portraits
            rows = len({card.rect.top for card in self.cards})
            spare = min((self.area.rect.height - height) // rows, look.px(LARGEST - PORTRAIT))
            height = self._place(look, 0, spare=spare)
        if height > self.area.rect.height:
            fill_area(look, self.area, self.cards, lambda bar: self._place(look, bar, compact=True))
        else:
            self.area.hold(self.cards, height, look)
        if self.group.focus in self.cards:
            self.area.reveal(self.group.focus)

    def _place(self, look: Look, bar: int, compact: bool = False, spare: int = 0) -> int:
        """In as few even rows as have room; returns the height that was needed."""
        for card in self.cards:
            card.compact, card.spare = compact, spare
        gap, width, margin = look.px(GAP), self.body.width - bar, look.px(6)
        least = look.px(NARROW) * max(80, look.text_percent) // 100
        abreast = max(1, min(len(self.cards), (width + gap) // (least + gap)))
        abreast = -(-len(self.cards) // -(-len(self.cards) // abreast))  # rows that are as full as each other
        wide = min((width + gap) // abreast - gap, 2 * least)
        left = self.body.left + max(0, width - abreast * (wide + gap) + gap) // 2
        bottom = tiled(look, self.cards, abreast, left, self.area.rect.top + margin, wide, gap)
        return bottom - gap + margin - self.area.rect.top
