"""Painters for those who play Kardashev: plates with points and stocks, pegs for colonies left, pins on the rail."""

from typing import NamedTuple

import pygame

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules.content import FEW_COLONIES, PIECES
from tabletop.games.kardashev.table.paint.place import kind_mark, large, mixed, pill, pill_height, plain
from tabletop.games.kardashev.table.paint.shapes import rect, shade
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import blank, lettering, put, write

LARGE = 125
"""Above this text size there is no room for sentences on a desk."""
NIGHT, DEEP = "#24154a", "#170e30"
WARNING = "#ffc4bb"
"""The ink of what is left to build shortly before the end."""


class Facts(NamedTuple):
    """What is known of a player."""

    seat: int
    acting: bool
    name: str
    role: str
    points: int
    stocks: tuple[int, ...]
    left: int
    """Colonies that are left to build."""
    end: str = ""
    """When the last round is called; only the viewer's own plate says it."""


class _Plate:
    """A plate in a seat's colour, brighter at its edge while its player decides, and what is put on it."""

    def __init__(self, width: int, height: int, look: Look, facts: Facts) -> None:
        self.look, self.facts, self.colour = look, facts, SEAT_COLOURS[facts.seat]
        if look.plain:
            edge, line = ("accent", 3.5) if facts.acting else ("#ffffff", 2.0)
            self.surface = look.box(width, height, "#000000", edge, 14, line).copy()
            return
        unit, line = look.unit, (3.0 if facts.acting else 0.0) * look.unit
        edge = f'stroke="{self.colour}" stroke-width="{line:.1f}"' if facts.acting else ""
        body = rect(line / 2, line / 2, width - line, height - line, 14 * unit, "url(#a)", edge)
        body += rect(14 * unit, 0, width - 28 * unit, 3.4 * unit, 1.7 * unit, self.colour)
        ground = shade("a", mixed(self.colour, NIGHT, 0.76), DEEP)
        self.surface = vector(width, height, f"<defs>{ground}</defs>{body}")

    def mark(self, side: int, x: float, y: float) -> None:
        """The seat's shape."""
        mark = plain(self.look, self.look.art(f"kardashev/mark-{self.facts.seat}", side, side))
        put(self.surface, mark, x, y, "midleft")

    def write(
        self, words: str, room: tuple[float, float, float, float], units: float, ink: str = "ink", align: str = "left"
    ) -> None:
        write(self.surface, self.look, words, pygame.Rect(room), units, ink, "bold", align)

    def score(self, width: int, height: int, units: float, x: float, y: float, anchor: str = "center") -> pygame.Rect:
        """The points."""
        ink = "ink" if self.look.plain else mixed(self.colour, "#ffffff", 0.3)
        words = lettering(self.look, str(self.facts.points), width, height, units, ink, "title")
        return put(self.surface, words, x, y, anchor)

    @property
    def few(self) -> str:
        """The ink of what is left to build."""
        return WARNING if self.facts.left <= FEW_COLONIES + 2 and not self.look.plain else "ink"

    def left(self, words: str, width: int, height: int, x: float, y: float) -> pygame.Rect:
        """How many colonies are left to build, at the right."""
        return put(self.surface, lettering(self.look, words, width, height, 15, self.few), x, y, "midright")

    def pegs(self, width: int, height: int, x: float, y: float, anchor: str = "midleft") -> None:
        put(self.surface, _pegs(width, height, self.look, self.facts.seat, self.facts.left), x, y, anchor)

    def stocks(self, x: float, y: float, step: float, side: int) -> None:
        """How much there is of each kind."""
        for kind, count in enumerate(self.facts.stocks):
            left = x + kind * step
            put(self.surface, plain(self.look, kind_mark(self.look, kind, side)), left, y, "midleft")
            room = round(left + side * 1.12), round(y - side * 0.75), round(step - side * 1.2), side * 3 // 2
            self.write(str(count), room, 16)


def _pegs(width: int, height: int, look: Look, seat: int, count: int) -> pygame.Surface:
    """The colonies that are left to build; with only those in the red corner the last round is called."""
    step, gap = width / (PIECES + 0.4), width * 0.4 / (PIECES + 0.4)
    ground, danger, none = ("#000000", "#000000", "#888888") if look.plain else ("#0e0826", "#8e1f45", "#5a4a86")
    edge = 'stroke="#ffffff" stroke-width="1.5"' if look.plain else ""
    corner, few = height * 0.35, step * FEW_COLONIES + gap / 2
    body = rect(1, 1, width - 2, height - 2, corner, ground, edge) + rect(1, 1, few, height - 2, corner, danger, edge)
    body += rect(few, 0, max(1.5, gap * 0.3), height, 0, "#ffd9d0")
    spots = [step * (place + 0.5) + (gap if place >= FEW_COLONIES else 0) for place in range(PIECES)]
    for x in spots[max(0, count) :]:
        body += rect(x - step * 0.26, height * 0.6, step * 0.52, height * 0.14, height * 0.07, none)
    surface = vector(width, height, body)
    size = round(min(step * 0.94, height * 0.86))
    dome = plain(look, look.art(f"kardashev/peg-{seat}", size, size))
    for x in spots[:count]:
        put(surface, dome, x, height * 0.46)
    return surface


def plate(width: int, height: int, look: Look, facts: Facts) -> pygame.Surface:
    """A rival's plate."""
    on, px = _Plate(width, height, look, facts), look.px
    if large(look):
        _write_large(on, facts, width, height)
        return on.surface
    grown = height - px(94)
    """What large letters have more: half of it for the name, the rest for the other lines."""
    high = px(23) + grown // 3
    on.mark(px(16), px(11), px(6) + high / 2)
    on.write(facts.name, (px(31), px(6), width - px(100), high), 17)
    top, second = px(4) + high, px(17) + grown // 3
    on.write(facts.role, (px(31), top, width - px(107), second), 13, "ink_soft")
    on.score(px(64), px(30) + grown // 3, 29, width - px(11), px(5), "topright")
    on.write(_("points"), (width - px(71), top + px(4), px(60), second), 12, "ink_soft", "right")
    on.stocks(px(11), height - px(37) - grown // 6, px(56), px(20))
    on.pegs(width - px(44), px(18), px(9), height - px(14))
    on.write(str(facts.left), (width - px(34), height - px(24), px(25), px(20)), 15, on.few, "right")
    return on.surface


def _write_large(on: _Plate, facts: Facts, width: int, height: int) -> None:
    """A rival's plate in large letters, one thing below the other; a tip says that the number is points."""
    px = on.look.px
    pad, side = px(9), px(20)
    first, second, third = (round(height * part) for part in (0.28, 0.57, 0.8))
    on.mark(side, pad, first / 2 + px(3))
    on.write(facts.name, (pad + side + px(5), px(4), width - 2 * pad - side, first - px(2)), 17)
    score = on.score(px(72), second - first, 29, width - pad, (first + second) / 2, "midright")
    on.write(facts.role, (pad, first, score.left - pad - px(4), second - first), 13, "ink_soft")
    on.stocks(pad, (second + third) / 2, (width - 2 * pad) / len(facts.stocks), px(24))
    left = on.left(str(facts.left), px(48), height - third - px(2), width - pad, (third + height) / 2 - px(2))
    on.pegs(left.left - pad - px(6), px(20), pad, left.centery)


def desk(width: int, height: int, look: Look, facts: Facts) -> pygame.Surface:
    """The viewer's own plate, written on the desk; the stocks stand on it in jars."""
    on, px = _Plate(width, height, look, facts), look.px
    if large(look) or look.text_percent > LARGE:
        (_write_high_desk if large(look) else _write_short_desk)(on, facts, width, height)
        return on.surface
    on.mark(px(18), px(10), px(19))
    on.write(facts.name, (px(34), px(6), px(80), px(26)), 20)
    on.write(facts.role, (px(10), px(31), px(104), px(18)), 14, "ink_soft")
    on.score(px(56), px(36), 33, px(166), px(1), "topright")
    on.write(_("points"), (px(110), px(32), px(56), px(16)), 13, "ink_soft", "right")
    on.pegs(width - px(16), px(22), width / 2, px(63), "center")
    build = counted("{count} colony piece left", "{count} colony pieces left", facts.left)
    on.write(build, (px(10), height - px(23), round(width * 0.5), px(20)), 14)
    end = round(width * 0.55), height - px(23), round(width * 0.45) - px(10), px(20)
    on.write(facts.end, end, 13, "ink" if look.plain else WARNING, "right")
    return on.surface


def _write_short_desk(on: _Plate, facts: Facts, width: int, height: int) -> None:
    """The desk in large letters: the pegs have a short word instead of a sentence."""
    px = on.look.px
    on.mark(px(20), px(10), px(20))
    on.write(facts.name, (px(34), px(3), px(140), px(34)), 20)
    on.write(facts.role, (px(10), px(38), px(158), px(28)), 14, "ink_soft")
    score = on.score(px(56), px(40), 33, px(184), px(49), "midleft")
    on.write(_("points"), (score.right + px(8), px(38), width - score.right - px(16), px(28)), 14, "ink_soft")
    on.pegs(width - px(108), px(26), px(8), height - px(18))
    words = _("{count} left", count=facts.left)
    on.write(words, (width - px(98), height - px(33), px(90), px(30)), 15, align="right")


def _write_high_desk(on: _Plate, facts: Facts, width: int, height: int) -> None:
    """The desk in very large letters, one thing below the other; the jars stand at the right of the points."""
    px, text = on.look.px, on.look.text_percent / 100
    pad, side = px(10), px(22)
    first, second, third = (px(lines * text) for lines in (24, 41, 81))
    on.mark(side, pad, first / 2 + px(4))
    on.write(facts.name, (pad + side + px(6), px(5), width - 2 * pad - side - px(6), first - px(2)), 20)
    on.write(facts.role, (pad, first + px(1), width - 2 * pad, second - first), 14, "ink_soft")
    wide, middle = width - 2 * pad - px(3 * (29 * text + 2)), second + (third - second) * 0.64
    on.score(wide, round(middle) - second, 33, pad + wide / 2, (second + middle) / 2)
    on.write(_("points"), (pad, round(middle), wide, third - round(middle)), 13, "ink_soft", "center")
    words = _("{count} left", count=facts.left)
    left = on.left(words, px(150), height - third - px(4), width - pad, (third + height) / 2)
    on.pegs(left.left - pad - px(8), px(24), pad, left.centery)


def pin(width: int, height: int, look: Look, seat: int, head: str, points: int) -> pygame.Surface:
    """A seat's marker on the rail of points."""
    surface, wide = blank(width, height), round(width * 0.96)
    put(surface, plain(look, look.art(f"kardashev/pin-{seat}", wide, round(wide * 1.24))), width / 2, 0, "midtop")
    face = look.made(("kd-face", head, wide), lambda: _face(look, head, wide))
    put(surface, plain(look, face), width / 2, wide / 2)
    put(surface, pill(look, str(points), pill_height(look, 25), SEAT_COLOURS[seat]), width / 2, height, "midbottom")
    return surface


def _face(look: Look, head: str, wide: int) -> pygame.Surface:
    """Only the face of a head, cut round."""
    size = round(wide * 1.12)
    picture = look.art(f"{head}-calm", size, size)
    inner = round(wide * 0.84)
    surface = blank(inner, inner)
    put(surface, picture, inner / 2, inner * 0.5)
    hole = vector(inner, inner, f'<circle cx="{inner / 2}" cy="{inner / 2}" r="{inner / 2}" fill="#ffffff"/>')
    surface.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


PAINTERS = {painter.__name__: painter for painter in (plate, desk, pin)}
