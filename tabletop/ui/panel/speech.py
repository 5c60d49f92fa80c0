"""A cat that says something: its head, a card of words, buttons below them."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.ui.render.look import Look, draw_below, hexed, vector
from tabletop.ui.stage.placement import Thing, cheapest
from tabletop.ui.widgets.widget import Button, Group

HEAD, WIDE, PAD = 168.0, 372.0, 18.0
"""Units: how high the head is, how wide the card, and the rim around its words."""
SMALLER = 0.62
"""How much of that a remark takes beside the table's own words."""
STEPS = 13
"""Candidate positions across and down."""
SPARED = 3.0
"""Weight from which a thing is never covered just to avoid moving."""
URGED = 0.9
"""Seconds the main button shines when something else was pressed."""
PAPER, INK, SOFT = "#fff4e2", "#33194a", "#6b4a78"
RIGHT, LEFT, BESIDE = "right", "left", "beside"
"""Where the head stands: below the card at one of its ends, or at its left."""


class Steps(NamedTuple):
    """How far it is: so many steps, the one that is due, and those that are done."""

    many: int = 0
    due: int = 0
    done: frozenset[int] = frozenset()


class Speech:
    """A cat's words, placed where they cover the least."""

    def __init__(self, face: str, small: bool = False) -> None:
        self.face, self._small = face, small
        self.group = Group()
        self.rect = pygame.Rect(0, 0, 0, 0)
        """Where it stands; empty if nothing is said."""
        self._parts: tuple[pygame.Rect, ...] = ()
        self._said: tuple[str, str, str, str] | None = None
        self._steps = Steps()
        self._placed: tuple[object, pygame.Rect, str] | None = None
        self._urged = 0.0

    @property
    def speaks(self) -> bool:
        return self._said is not None

    def say(
        self, says: str, more: str = "", mood: str = "glad", kicker: str = "", buttons: Sequence[Button] = (),
        steps: Steps = Steps(),  # noqa: B008
    ) -> None:  # fmt: skip
        """`kicker` stands small above the words, with a dot for each of the `steps`."""
        self._said, self._steps = (says, more, mood, kicker), steps
        self.group.widgets = list(buttons)
        self.group.focus = self.group.hovered = None
        self.group.changed = True

    def hush(self) -> None:
        self._said, self.group.widgets, self._urged = None, [], 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)

    def covers(self, at: tuple[int, int]) -> bool:
        return self.rect.collidepoint(at) and any(part.collidepoint(at) for part in self._parts)

    def urge(self) -> None:
        """Let the main button shine for a moment: it is to be pressed first."""
        self._urged = URGED

    def update(self, seconds: float) -> bool:
        over = 0.0 < self._urged <= seconds
        self._urged = max(0.0, self._urged - seconds)
        return self.group.update(seconds) or over

    @property
    def words(self) -> str:
        return "\n".join(part for part in self._said[:2] if part) if self._said else ""

    def draw(self, surface: pygame.Surface, look: Look, things: Sequence[Thing]) -> None:
        """`things` are what it should not cover, and how little."""
        if self._said is None:
            return
        scale = SMALLER if self._small else 1.0
        side = look.px(HEAD * scale * min(1.0, (100 / look.text_percent) ** 0.5))  # large words need its room
        head = look.art(f"{self.face}-{self._said[2]}", side, side)
        sizes = [button.size(look) for button in self.group.widgets]
        row = max((high for _wide, high in sizes), default=0)
        key = ("speech", self._said, self._steps, tuple(sizes), self._small)
        card = look.made(key, lambda: self._card(look, scale, sum(wide + look.px(8) for wide, _high in sizes), row))
        self.rect, stands = self._find_place(surface.get_rect(), look, card.get_size(), head.get_size(), things, key)
        self._parts = at, place = _parts(look.px(10), self.rect, card.get_size(), head.get_size(), stands)
        left = {RIGHT: at.right - look.px(110), LEFT: at.left + look.px(86), BESIDE: at.left - look.px(14)}[stands]
        top = at.bottom - look.px(52 if stands == BESIDE else 4)
        surface.blit(look.made(("tail", stands), lambda: _tail(look, stands)), (left, top))
        surface.blit(card, at)
        surface.blit(head, place)
        x, pad = at.left + look.px(PAD * scale), look.px(PAD * scale)
        for button, (wide, high) in zip(self.group.widgets, sizes, strict=True):
            main = isinstance(button, Button) and button.accent  # it has its corner, with or without others
            button.rect = pygame.Rect(at.right - pad - wide if main else x, at.bottom - pad - high, wide, high)
            x += 0 if main else wide + look.px(8)
            if main and self._urged:
                ring = button.rect.inflate(look.px(16), look.px(16))
                surface.blit(look.box(*ring.size, "glow", "good", radius=24, edge_units=4), ring)
        self.group.draw_widgets(surface, look)

    def _card(self, look: Look, scale: float, least: int, row: int) -> pygame.Surface:
        assert self._said is not None
        says, more, _mood, kicker = self._said
        pad, gap = look.px(PAD * scale), look.px(6)
        wide = max(round(look.px(WIDE * scale) * (0.7 + 0.3 * look.text_percent / 100)), least + 2 * pad)
        wide = min(wide, round(look.size[0] * 0.44))
        ink, soft = ("ink", "ink_soft") if look.plain else (INK, SOFT)
        large, small, second = ("strong", "small-strong", ink) if self._small else ("subheading", "strong", soft)
        parts = (kicker, "small-strong", soft), (says, large, ink), (more, small, second)
        pictures = [look.text(words, role, colour, wide - 2 * pad) for words, role, colour in parts if words]
        if self._steps.many:
            pictures.insert(1, _dots(look, self._steps, look.px(12)))
        high = sum(picture.get_height() + gap for picture in pictures) - gap + 2 * pad + (row + gap if row else 0)
        fill, edge = ("#000000", "ink") if look.plain else (PAPER, "#e2b98a")
        surface = look.box(wide, high, fill, edge, radius=18, edge_units=2.0).copy()
        draw_below(surface, pictures, pad, pad, gap)
        return surface

    def _find_place(
        self, room: pygame.Rect, look: Look, card: tuple[int, int], head: tuple[int, int],
        things: Sequence[Thing], key: object,
    ) -> tuple[pygame.Rect, str]:  # fmt: skip
        """The position that covers the least, preferring the present one, and where the head stands in it."""
        place_key = (key, look.size, tuple((tuple(thing), weight) for thing, weight in things))
        if self._placed is not None and self._placed[0] == place_key:
            return self._placed[1:]
        room = room.inflate(-look.px(12), -look.px(12))
        overlap = look.px(14)
        below = max(card[0], head[0]), card[1] + head[1] - overlap
        shapes = {RIGHT: below, LEFT: below, BESIDE: (card[0] + head[0] - overlap, max(card[1], head[1]))}
        tries = []
        for side, (wide, high) in shapes.items():
            across, down = max(0, room.width - wide), max(0, room.height - high)
            for step in range(STEPS * STEPS):
                left, top = across * (step % STEPS) // (STEPS - 1), down * (step // STEPS) // (STEPS - 1)
                tries.append((side, pygame.Rect(room.left + left, room.top + top, wide, high)))
        unit, rim, prices = look.px(1), look.px(10), []
        for side, place in tries:
            away = room.right - place.right + 0.6 * (room.bottom - place.bottom)
            prices.append((unit * away + (0 if side == RIGHT else 40), _parts(rim, place, card, head, side)))
        best, least = cheapest(prices, things)
        side, place = tries[best]
        if self._placed is not None:
            _key, stood, stands = self._placed
            there = pygame.Rect((0, 0), shapes[stands])
            corner = "bottomright" if stands == RIGHT else "bottomleft"  # whatever is said, the head stays
            setattr(there, corner, getattr(stood, corner))
            there.clamp_ip(room)
            spared = [thing for thing in things if thing[1] >= SPARED]
            if cheapest([(0.0, _parts(rim, there, card, head, stands))], spared)[1] <= least:
                side, place = stands, there
        self._placed = place_key, place, side
        return place, side


def _parts(
    rim: int, place: pygame.Rect, card: tuple[int, int], head: tuple[int, int], side: str
) -> tuple[pygame.Rect, pygame.Rect]:
    """Where in a place the card is, and the head below it or beside it."""
    lefts = {RIGHT: place.right - rim - head[0], LEFT: place.left + rim, BESIDE: place.left}
    foot = lefts[side], place.bottom - head[1]
    return pygame.Rect((place.right - card[0], place.top), card), pygame.Rect(foot, head)


def _dots(look: Look, steps: Steps, side: int) -> pygame.Surface:
    """One for each step: those done are filled, the one that is due is larger."""
    wide, body = round(side * 1.7), ""
    good, soft = (hexed(look.colour("ink")),) * 2 if look.plain else ("#3aa57d", "#c9a98c")
    for number in range(steps.many):
        at = f'cx="{wide * number + side / 2:.1f}" cy="{side / 2:.1f}"'
        fill, part = ("#f0a552", 0.44) if number == steps.due else (good if number in steps.done else "none", 0.34)
        body += f'<circle {at} r="{side * part:.1f}" fill="{fill}" stroke="{soft}" stroke-width="1.5"/>'
    return vector(wide * steps.many, side, body)


def _tail(look: Look, side: str) -> pygame.Surface:
    """The tip of the card that points at whoever speaks."""
    wide, high = look.px(24), look.px(26)
    fill = "#000000" if look.plain else PAPER
    corners = f"0,0 {wide},0 {wide * (0.9 if side == RIGHT else 0.1):.0f},{high}"
    if side == BESIDE:
        corners = f"0,{high} {wide},0 {wide},{high * 0.7:.0f}"
    return vector(wide, high, f'<polygon points="{corners}" fill="{fill}"/>')
