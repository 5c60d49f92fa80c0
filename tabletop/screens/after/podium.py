"""Those who played, on a podium: the first places on its blocks, the others in front."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from tabletop.cast.cats import exists
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, Seat
from tabletop.kernel.state import State, View
from tabletop.ui.render.fonts import shorten
from tabletop.ui.render.look import Look
from tabletop.ui.render.portrait import draw_disc
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.controller import Board
from tabletop.ui.stage.furniture import along, badge_side, blank, own_badge, put

TOPS, STEP = (192.0, 138.0, 112.0), 154.0
"""Units of the podium: the heights of its first three blocks, and from the middle of one to the next."""
TALL, EDGES = 468.0, 184.0
"""The height of the podium with somebody on it, and its width besides the steps between its blocks."""
FEWEST, MOST = 3, 5
"""It is never narrower than with so many blocks; places that need more than that share the floor, unless they won."""
WIDTHS, SIZES = (186.0, 172.0, 172.0), (1.16, 0.94, 0.9)
"""How wide the blocks are and how large those who sit on them."""
CAT, FEET, HEAD = (240.0, 260.0), 238.0, (36.7, 16.8, 166.7)
"""A sitting cat's drawing, where in it the feet stand, and where a drawing of a head would lie, and how large."""
MARK = "seats/robot-mark"
SHRUNK, SMALLEST, LETTERS = 0.8, 11, 5
"""Names shrink to this share of their size, but not below so many pixels; they are cut to so many letters at least."""
SHARE = 0.26
"""The points' share of a strip, at most."""
COLLAR, HEM = 152.0, 248.0
"""Where a robe begins on a drawing of head and shoulders, and where it ends, in its two hundredths."""


class Standing(NamedTuple):
    seat: int
    who: Seat
    place: int
    won: bool
    score: int
    face: str
    mood: str


def standings(table: Board[State, View, Action], view: View, outcome: Outcome) -> list[Standing]:
    """Everybody, the winners first, then by points."""
    best = max(outcome.scores)
    merits = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    found = []
    for seat in sorted(range(len(merits)), key=lambda seat: merits[seat]):
        who, won, score = table.seats[seat], seat in outcome.winners, outcome.scores[seat]
        place = 1 if won else 1 + sum(other < merits[seat] for other in merits)
        near = bool(outcome.winners) and 3 * score >= 2 * best
        mood = ("gloating" if who.kind == AI else "glad") if won else "calm" if near else "hurt"
        found.append(Standing(seat, who, place, won, score, table.face(view, seat), mood))
    return found


class Floor(NamedTuple):
    """What the podium is drawn on, and how large it is drawn."""

    surface: pygame.Surface
    look: Look
    y: int
    scale: float
    """Pixels for a unit of the podium."""

    def top(self, level: int) -> float:
        return self.y - TOPS[level] * self.scale


class Podium:
    """Drawn into a part of the window: round its middle, down to the stage's floor."""

    def __init__(self, everybody: Sequence[Standing]) -> None:
        self.placed = [standing for standing in everybody if standing.won]
        for _place, equals in groupby(everybody[len(self.placed) :], lambda standing: standing.place):
            more = list(equals)
            if not self.placed or more[0].place > len(TOPS) or len(self.placed) + len(more) > MOST:
                break  # whoever is equal stands equally high
            self.placed += more
        self.crowd = list(everybody[len(self.placed) :])

    @property
    def broad(self) -> float:
        """How wide the whole podium is, in its units."""
        return EDGES + STEP * (max(FEWEST, len(self.placed)) - 1)

    def scale(self, room: pygame.Rect, floor: int) -> float:
        """Pixels for a unit of the podium."""
        return min((floor - room.top) / TALL, room.width / self.broad)

    def draw(self, surface: pygame.Surface, look: Look, room: pygame.Rect, floor: int) -> None:
        """`room` is where nothing else stands, `floor` where the blocks end."""
        on = Floor(surface, look, floor, self.scale(room, floor))
        spots, winners = self._spots(room, on.scale), sum(standing.won for standing in self.placed)
        for number in reversed(range(len(spots))):  # the highest block stands before the others
            _draw_block(on, *spots[number])
            _draw_pennant(on, self.placed[number].seat if self.placed else 4, *spots[number])
        for standing, (level, x) in reversed(list(zip(self.placed, spots, strict=False))):
            size = SIZES[1] * 1.06 if level == 0 and winners > 1 else SIZES[level]
            outside = x > room.centerx  # there no other figure hides what somebody wears beside the head
            _draw_figure(on._replace(scale=size * on.scale), standing, x, on.top(level), outside)
        if not self.placed:
            cat = drawn(look, "shell/sleepy-cat", 230 * on.scale, 180 * on.scale)
            put(surface, cat, room.centerx, on.top(0) + 26 * on.scale, "midbottom")
        elif winners == 1:
            cup = drawn(look, "shell/trophy", 86 * on.scale, 86 * on.scale)
            put(surface, cup, spots[0][1] - 76 * on.scale, on.top(0) + 8 * on.scale, "midbottom")

    def _spots(self, room: pygame.Rect, scale: float) -> list[tuple[int, float]]:
        """Of each block in the order of places how high it is and its middle."""
        levels = [min(3, standing.place) - 1 for standing in self.placed] or [0, 1, 2]
        across = sorted(along(len(levels), room.centerx, STEP * scale), key=lambda x: (abs(round(x - room.centerx)), x))
        return list(zip(levels, across, strict=True))

    def draw_names(self, surface: pygame.Surface, look: Look, room: pygame.Rect, floor: int) -> None:
        """Names and points, which nothing may cover, and the crowd before the podium."""
        on = Floor(surface, look, floor, self.scale(room, floor))
        for standing, (level, x) in zip(self.placed, self._spots(room, on.scale), strict=False):
            y = min(on.top(level) + 112 * on.scale, floor - 6 * on.scale)
            _draw_tag(on, standing, x, y, STEP * on.scale * 0.97)
        if self.crowd:
            self._draw_crowd(on, room)

    def _draw_crowd(self, on: Floor, room: pygame.Rect) -> None:
        look = on.look
        high = look.line_height("small-strong") + look.px(8)
        below = on.surface.get_height() - look.px(10) - high
        step = min(look.px(150), room.width // len(self.crowd))
        side = min(look.px(104), step, below + look.px(12) - on.y)
        for standing, x in zip(self.crowd, along(len(self.crowd), room.centerx, step), strict=True):
            _draw_bust(on, standing, x - side / 2, below + look.px(4) - side, side)
            _draw_tag(on, standing, x, below + high / 2, step * 0.96, high)


def _draw_block(on: Floor, level: int, x: float) -> None:
    broad, high = round(WIDTHS[level] * on.scale), round(TOPS[level] * on.scale) + round(16 * on.scale)
    block = on.look.art(f"victory/block{_plain(on.look)}", broad, broad * 2)
    on.surface.blit(block, (round(x - broad / 2), on.y - high), (0, 0, broad, high))


def _draw_pennant(on: Floor, seat: int, level: int, x: float) -> None:
    look, scale = on.look, on.scale
    art = look.art(f"victory/pennant{_plain(look) or f'-{seat}'}", round(88 * scale), round(68 * scale))
    cloth = put(on.surface, art, x, on.top(level) + 20 * scale, "midtop")
    ink = look.palette.ink if look.plain else "#1b1040"
    digit = look.fitted(str(level + 1), "title", max(12, round(38 * scale)), cloth.width, ink)
    put(on.surface, digit, x, cloth.top + cloth.height * 0.42)


def _draw_figure(on: Floor, standing: Standing, x: float, ground: float, right: bool) -> None:
    """A whole sitting cat if there is such a drawing, else head and shoulders over a robe."""
    look, scale = on.look, on.scale
    mood = standing.mood if standing.mood in ("calm", "hurt") else "glad"
    whole = f"{standing.face}-sitting-{mood}"
    if exists(whole):
        left, top = x - CAT[0] / 2 * scale, ground - FEET * scale
        put(on.surface, drawn(look, whole, CAT[0] * scale, CAT[1] * scale), left, top, "topleft")
        _draw_mark(on, standing, left + HEAD[0] * scale, top + HEAD[1] * scale, HEAD[2] * scale, right)
    else:
        side, top = 190 * scale, ground - HEM / 200 * 190 * scale
        _draw_bust(on, standing, x - side / 2, top, side, right)
        robe = drawn(look, f"victory/robe-{standing.seat}", side, side)
        put(on.surface, robe, x, top + COLLAR / 200 * side, "midtop")
    if standing.won:
        put(on.surface, drawn(look, "victory/medal", 34 * scale, 51 * scale), x, ground - 94 * scale, "midtop")


def _draw_bust(on: Floor, standing: Standing, left: float, top: float, side: float, right: bool = False) -> None:
    put(on.surface, drawn(on.look, f"{standing.face}-{standing.mood}", side, side), left, top, "topleft")
    _draw_mark(on, standing, left, top, side, right)


def _draw_mark(on: Floor, standing: Standing, left: float, top: float, side: float, right: bool) -> None:
    """Beside a head: a machine's mark, or the own cat of a person who is drawn as another."""
    badge = own_badge(standing.who, standing.face)
    if standing.who.kind == AI:
        put(on.surface, drawn(on.look, MARK, side, side), left, top, "topleft")
    if badge:
        small = badge_side(side, on.look)
        at = pygame.Rect(round(left + side) - small if right else round(left), round(top), small, small)
        draw_disc(on.surface, on.look, *badge, at)


def _draw_tag(on: Floor, standing: Standing, x: float, y: float, room: float, high: int = 0) -> None:
    """A strip with a seat's shape, the name and the points."""
    surface, look = on.surface, on.look
    role, large = ("strong", "heading") if not high else ("small-strong", "strong")
    font = look.face("bold", max(SMALLEST, round(look.pixels(role) * SHRUNK)))
    high = high or min(look.line_height("strong") + look.px(12), max(round(room * 0.27), font.get_linesize()))
    pad, badge = min(look.px(9), round(high * 0.22)), min(round(high * 0.52), look.px(20))
    colour = "ink" if look.plain else SEAT_COLOURS[standing.seat]
    pixels = min(look.pixels(large), round(high * 0.8))
    number = look.fitted(str(standing.score), "title", pixels, round(room * SHARE), colour)
    left = round(room) - 4 * pad - badge - number.get_width()
    scored = left >= font.size(standing.who.name[:LETTERS])[0]  # without room for both the board has the points
    if not scored:
        left = max(look.px(20), left + pad + number.get_width())
    name = look.fitted(shorten(font, standing.who.name, left), "bold", look.pixels(role), left, "ink")
    parts = [look.art(f"seats/badge-{standing.seat}", badge, badge), name, *([number] if scored else [])]
    wide = pad + badge + pad + sum(part.get_width() + pad for part in parts[1:])
    box = look.box(wide, high, "veil", "panel_edge" if look.plain else "", radius=99, opacity=0.9)
    place = put(surface, box, x, y)
    at = place.left + pad
    for part in parts:
        at = put(surface, part, at, place.centery, "midleft").right + pad


def drawn(look: Look, name: str, width: float, height: float, within: bool = False) -> pygame.Surface:
    """A drawing, or nothing until there is time to draw it; in high contrast in greys with a white edge.

    `within`: the edge has room inside this size, for what fills its drawing.
    """
    edge = max(1, look.px(1.6))
    rim = edge if within and look.plain else 0
    size = round(width) - 2 * rim, round(height) - 2 * rim
    picture = look.art_soon(name, *size)
    if picture is None:
        return look.made("nothing yet", lambda: blank(1, 1))
    if not look.plain:
        return picture
    return look.made(("stark", name, size, rim), lambda: _stark(picture, edge, rim))


def _stark(picture: pygame.Surface, edge: int, rim: int) -> pygame.Surface:
    stark = pygame.Surface((picture.get_width() + 2 * rim, picture.get_height() + 2 * rim), pygame.SRCALPHA)
    outline = pygame.mask.from_surface(picture, 140).to_surface(setcolor="#ffffff", unsetcolor=(0, 0, 0, 0))
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
        stark.blit(outline, (rim + round(x * edge), rim + round(y * edge)))
    stark.blit(picture, (rim, rim))
    return stark


def _plain(look: Look) -> str:
    return "-contrast" if look.plain else ""
