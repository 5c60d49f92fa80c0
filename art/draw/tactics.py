"""The sixteen Tactic cards of Paw of Duty: a scene each, and below it a glyph of what the card does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from body import beans, paw, tail
from outfits import paw_print
from palette import CREAM, HONEY, MINT, ROSE, WHITE, dark, light, mix
from poses import arched, bust, pouncing, racing, sitting
from props import box_back, box_front, dust, plant, speed_lines, yarn
from shape import Point, clip, oval, panel, ribbon, star
from sky import golden_star, moon, stars, twinkle
from squads import FAMILIES
from svg import Picture, ball, bands, curve, fade, glow, halo, line, soft, trace, veil

WIDTH, HEIGHT, CORNER = 250, 350, 22
WINDOW = panel(14, 62, 222, 200, 14)
HUNTRESS, PILOT, TANK = FAMILIES


@dataclass(frozen=True)
class Mood:
    """The colours of a kind of card: `deep` for its frame, `sky` from top to bottom."""

    deep: str
    sky: tuple[str, str, str]


STRIKE = Mood("#8c2145", ("#2a1644", "#8a2f5c", "#ff9a7a"))
MARCH = Mood("#17615c", ("#0f2a44", "#1f6a70", "#a8e0a0"))
TRICK = Mood("#4a2f8c", ("#1a1448", "#5a3f9e", "#e09ac0"))
SUPPLY = Mood("#7a4a12", ("#20304a", "#6a6a5a", "#ffd08a"))


# -- scenes --------------------------------------------------------------------------------------------


def _claws_out(pic: Picture) -> None:
    cat = HUNTRESS.cat(4)
    with pic.at(125, 178, 1.02):
        bust(pic, cat, "furious", 74)
        for side in (-1, 1):
            x = side * 66
            for dx in (-12, -4, 4, 12):
                pic.path(soft([(x + dx - 3, 8), (x + dx * 1.3, -16), (x + dx + 3, 8)], 1.5), fade(WHITE, "#cfd8f0"))
            beans(pic, cat, x, 22, 20, side * 10)


def _radio(pic: Picture) -> None:
    for r in (26, 42, 58):
        pic.stroke(f"M{186 - r * 0.7:.0f} {112 - r * 0.5:.0f}A{r} {r} 0 0 1 {186 + r * 0.7:.0f} {112 - r * 0.5:.0f}",
                   HONEY, 4, opacity=0.8 - r / 110)  # fmt: skip
    pic.stroke("M186 206V112", "#d8dcf4", 4)
    pic.circle(186, 112, 6, ball("#ffd0d0", "#d9486c"))
    pic.rect(150, 188, 72, 62, 9, fade("#8fae6a", "#4a6b45"))
    pic.circle(172, 218, 14, ball("#4a5a44", "#22301f"))
    pic.rect(194, 204, 20, 8, 3, HONEY)
    for y in (220, 230):
        pic.rect(194, y, 20, 4, 2, "#2f4a30")
    with pic.at(84, 150, 0.8):
        sitting(pic, replace(PILOT.cat(1), outfit=("headphones", "bandana")), "happy", wave=True)


def _bamboozle(pic: Picture) -> None:
    with pic.at(125, 184, 1.08):
        bust(pic, replace(TANK.cat(3), outfit=("scarf",)), "queasy", 70)
    pic.stroke("M66 118C70 92 182 92 186 118C184 140 70 142 72 120", HONEY, 3.5, opacity=0.6)
    for k, (x, y) in enumerate(((66, 118), (106, 98), (160, 100), (186, 120), (126, 138))):
        golden_star(pic, x, y, 12, k * 17)


def _bombs_away(pic: Picture) -> None:
    with pic.at(146, 142, 0.78):
        pouncing(pic, PILOT.cat(3), "thrilled")
    for x, y, r in ((64, 196, 15), (112, 226, 19), (196, 220, 13)):
        pic.circle(x, y, r, ball("#7f86b8", "#1f1f44"))
        pic.stroke(f"M{x + r * 0.5:.0f} {y - r * 0.8:.0f}q6 -8 13 -6", "#d8c8a0", 3)
        twinkle(pic, x + r * 0.5 + 13, y - r * 0.8 - 6, 9, HONEY)


def _stalk(pic: Picture) -> None:
    with pic.at(125, 196, 1.06):
        bust(pic, HUNTRESS.cat(1), "hunting", 60)
    for x, y, r in ((28, 252, 34), (76, 262, 34), (126, 266, 32), (176, 262, 34), (222, 250, 34)):
        pic.path(trace(clip(oval(x, y, r), WINDOW)), fade("#8fd09a", "#1f5a4a"))
    for x in (44, 98, 150, 204):
        pic.stroke(f"M{x} 236q-6 -12 -2 -22M{x} 236q6 -10 9 -18", "#a8e0a0", 3.5)


def _pounce(pic: Picture) -> None:
    speed_lines(pic, 34, 128, 34)
    with pic.at(148, 152, 0.84):
        pouncing(pic, HUNTRESS.cat(2))
    dust(pic, 70, 240, 20)


def _hiss(pic: Picture) -> None:
    with pic.at(136, 162, 0.86):
        arched(pic, TANK.cat(4))
    for dy, r in ((0, 30), (-16, 22), (16, 22)):
        pic.stroke(line((62, 178 + dy), (62 - r, 178 + dy * 1.9)), CREAM, 5, opacity=0.9)


def _switcheroo(pic: Picture) -> None:
    for x, cat, mood in ((78, PILOT.cat(1), "curious"), (172, TANK.cat(2), "playful")):
        with pic.at(x, 190, 0.74):
            bust(pic, cat, mood, 80)
    for side in (-1, 1):
        with pic.at(125, 118 if side > 0 else 250, 1, 0 if side > 0 else 180):
            pic.stroke("M-44 12C-28 -18 28 -18 40 6", HONEY, 9)
            pic.path(soft([(50, 20), (24, 10), (50, -8)], 3), HONEY)


def _laser_pointer(pic: Picture) -> None:
    with pic.at(86, 150, 0.82):
        sitting(pic, replace(PILOT.cat(2), outfit=("glasses",)), "smug", wave=True)
    pic.path(soft([(138, 168), (150, 164), (156, 178), (144, 184)], 3), fade("#d8dcf4", "#6f78a8"))
    pic.stroke("M152 172L208 240", "#ff5a6a", 4.5, opacity=0.85)
    pic.circle(208, 240, 26, halo("#ff5a6a", 0.9))
    pic.circle(208, 240, 6.5, "#fff0f0")


def _catnip(pic: Picture) -> None:
    for x in (48, 202):
        plant(pic, x, 258, 92)
    with pic.at(125, 184, 1.02, -8):
        bust(pic, replace(HUNTRESS.cat(2), outfit=("flower",)), "serene", 74)
    for x, y, r in ((62, 112, 9), (190, 104, 11), (158, 84, 7), (88, 84, 7)):
        pic.path(curve([(x, y + r), (x - r, y - r * 0.2), (x - r * 0.5, y - r), (x, y - r * 0.4),
                        (x + r * 0.5, y - r), (x + r, y - r * 0.2)]), fade("#ffc2d4", "#e8667f"))  # fmt: skip


def _hairball_mortar(pic: Picture) -> None:
    pic.stroke("M116 176C128 108 176 96 206 132", CREAM, 4, opacity=0.55)
    yarn(pic, 196, 120, 19, "#c98a5a")
    with pic.at(112, 206, 1, 28):
        pic.rect(-17, -44, 34, 74, 10, bands("#5f7a58", "#9ac07a", "#3f5a40", turn=90))
        pic.ellipse(0, -44, 17, 6, "#22301f")
    pic.path(soft([(82, 256), (96, 222), (132, 222), (146, 256)], 6), fade("#6f8a5a", "#34503a"))
    with pic.at(58, 182, 0.66):
        bust(pic, TANK.cat(1), "happy", 96)


def _rescue_chopper(pic: Picture) -> None:
    pic.path(trace(ribbon([(164, 158), (214, 148), (226, 128)], [20, 9, 12])), fade("#9ac07a", "#4a7048"))
    pic.stroke("M216 116l20 26M236 116l-20 26", "#d8dcf4", 4)
    pic.path(curve([(40, 168), (66, 126), (122, 116), (170, 138), (176, 176), (126, 206), (66, 202)]),
             bands("#b8d890", "#7fa868", "#42683f"))  # fmt: skip
    with pic.at(94, 160, 0.5):
        bust(pic, PILOT.cat(4), "proud", 60)
    pic.circle(94, 158, 38, "none", stroke="#e8f0ff", stroke_width=5)
    pic.stroke("M116 116V96M30 94H206", "#d8dcf4", 6)
    pic.stroke("M64 218H164M86 204v14M140 204v14", "#38503a", 6)
    pic.stroke("M118 218V250", CREAM, 3)
    pic.rect(104, 244, 28, 12, 4, "#d9486c")


def _double_time(pic: Picture) -> None:
    speed_lines(pic, 22, 116, 30)
    with pic.at(152, 126, 0.5):
        racing(pic, PILOT.cat(2))
    with pic.at(124, 200, 0.72):
        racing(pic, TANK.cat(2), "playful")
    dust(pic, 48, 248, 17)


def _claw_swipe(pic: Picture) -> None:
    with pic.at(104, 182, 0.98):
        bust(pic, HUNTRESS.cat(3), "hunting", 78)
    for k in range(4):
        x = 116 + k * 27
        gash = ribbon([(x + 18, 92), (x, 150), (x - 26, 226)], [2, 11, 2])
        pic.path(trace(clip(gash, WINDOW)), fade(WHITE, "#ffb0c0"))


def _supply_drop(pic: Picture) -> None:
    pic.stroke("M66 130L104 196M184 130L148 196M125 134V196", CREAM, 2.6)
    pic.path("M52 134C54 70 196 70 198 134Q180 118 162 134Q144 118 125 134Q106 118 88 134Q70 118 52 134Z",
             bands("#ffd8a8", "#ff9a7a", "#d9486c"))  # fmt: skip
    pic.stroke("M125 86V126", CREAM, 3, opacity=0.5)
    box_back(pic, 125, 204, 74)
    with pic.at(125, 192, 0.42):
        bust(pic, TANK.cat(0), "friendly", 40)
    box_front(pic, 125, 204, 74, 48)
    paw_print(pic, 125, 226, 30, "#7d4a33")


def _tail_hook(pic: Picture) -> None:
    cat = HUNTRESS.cat(3)
    tail(pic, cat.dressed(), [(112, 222), (160, 236), (206, 208), (196, 150), (164, 148), (166, 172)], 17)
    pic.stroke("M166 172q2 22 22 18", "#e8f0ff", 7)
    pic.path(soft([(186, 182), (200, 190), (184, 198)], 2), "#e8f0ff")
    with pic.at(88, 172, 0.92):
        bust(pic, cat, "smug", 88)
        paw(pic, cat.dressed(), -22, 86, 15, 9)


# -- glyphs --------------------------------------------------------------------------------------------

CELL, ROW = 40, 306


def _spot(count: int, place: float) -> float:
    """The middle of a cell in a row of so many."""
    return 125 + (place - (count - 1) / 2) * CELL


def _cells(pic: Picture, row: str) -> None:
    """f: a friend, e: an enemy, a: anybody, dot: an open square."""
    for place, who in enumerate(row):
        x = _spot(len(row), place)
        if who == ".":
            pic.rect(x - 16, ROW - 16, 32, 32, 7, "none", stroke=WHITE, stroke_width=2, opacity=0.4)
            continue
        colour = {"f": MINT, "e": ROSE, "a": HONEY}[who]
        pic.rect(x - 16, ROW - 16, 32, 32, 7, fade(light(colour, 0.3), colour))
        paw_print(pic, x, ROW - 2, 23, dark(colour, 0.7))


def _head(pic: Picture, x: float, y: float, right: bool = True) -> None:
    d = 1 if right else -1
    pic.path(soft([(x + 9 * d, y), (x - 7 * d, y - 10), (x - 7 * d, y + 10)], 2), WHITE)


def _straight(pic: Picture, row: str, start: float, end: float) -> None:
    x0, x1 = _spot(len(row), start), _spot(len(row), end)
    d = 1 if x1 > x0 else -1
    pic.stroke(line((x0 + 19 * d, ROW), (x1 - 6 * d, ROW)), WHITE, 5)
    _head(pic, x1, ROW, d > 0)


def _leap(pic: Picture, row: str, start: float, end: float) -> None:
    x0, x1 = _spot(len(row), start), _spot(len(row), end)
    pic.stroke(f"M{x0:.0f} {ROW - 18}C{x0 + 8:.0f} {ROW - 42} {x1 - 8:.0f} {ROW - 42} {x1:.0f} {ROW - 15}", WHITE, 4.5)
    pic.path(soft([(x1, ROW - 3), (x1 - 10, ROW - 18), (x1 + 10, ROW - 18)], 2), WHITE)


def _bang(pic: Picture, x: float, y: float = ROW, size: float = 1.0) -> None:
    for outer, inner, paint in ((19, 11, "#d9385a"), (13, 7, HONEY), (7, 4, WHITE)):
        pic.path(soft(star(x, y, outer * size, inner * size, 8), 1.5), paint)


def _whirl(pic: Picture, x: float, size: float = 1.0) -> None:
    with pic.at(x, ROW, size):
        pic.stroke("M-21 6A22 22 0 0 1 14 -18", WHITE, 4.5)
        pic.path(soft([(24, -10), (6, -10), (17, -26)], 2), WHITE)
        pic.stroke("M21 -2A22 22 0 0 1 -12 20", WHITE, 4.5)
        pic.path(soft([(-22, 12), (-4, 13), (-15, 28)], 2), WHITE)


def _sheet(pic: Picture, x: float, y: float = ROW, mark: str = "+") -> None:
    """A small card, coming or going."""
    pic.rect(x - 11, y - 16, 22, 32, 5, fade("#fff6e0", "#e8d0a0"))
    pic.stroke(line((x - 5, y), (x + 5, y)), "#5a3a12", 4)
    if mark == "+":
        pic.stroke(line((x, y - 5), (x, y + 5)), "#5a3a12", 4)


Glyph = Callable[[Picture], None]


def _shown(row: str, *marks: tuple[str, float, float]) -> Glyph:
    """Cells in a row with what happens on them: ("go", from, to), ("leap", from, to), ("bang", at, 0)…"""

    def draw(pic: Picture) -> None:
        _cells(pic, row)
        for kind, first, second in marks:
            if kind == "go":
                _straight(pic, row, first, second)
            elif kind == "leap":
                _leap(pic, row, first, second)
            elif kind == "bang":
                _bang(pic, _spot(len(row), first) + second)
            else:
                _whirl(pic, _spot(len(row), first))

    return draw


def _options(pic: Picture) -> None:
    """Move, rotate, strike, draw."""
    pic.stroke(line((44, ROW), (62, ROW)), WHITE, 5)
    _head(pic, 66, ROW)
    _whirl(pic, 106, 0.72)
    _bang(pic, 150)
    _sheet(pic, 194)


def _claws_glyph(pic: Picture) -> None:
    """Strike, or move, or rotate."""
    _bang(pic, 66)
    pic.stroke(line((106, ROW), (130, ROW)), WHITE, 5)
    _head(pic, 136, ROW)
    _whirl(pic, 188, 0.76)
    for x in (94, 158):
        pic.circle(x, ROW, 3, WHITE, opacity=0.7)


def _supply_glyph(pic: Picture) -> None:
    for x in (60, 90, 120):
        _sheet(pic, x)
    pic.stroke(line((148, ROW), (160, ROW)), WHITE, 5)
    _head(pic, 164, ROW)
    _sheet(pic, 196, mark="-")


def _switch_glyph(pic: Picture) -> None:
    row = "f.a"
    _cells(pic, row)
    for dy, right in ((-8, True), (8, False)):
        pic.stroke(line((115, ROW + dy), (135, ROW + dy)), WHITE, 4)
        _head(pic, 138 if right else 112, ROW + dy, right)


CARDS: Sequence[tuple[str, Mood, Glyph, Glyph]] = (
    ("claws-out", STRIKE, _claws_out, _claws_glyph),
    ("radio", SUPPLY, _radio, _options),
    ("bamboozle", TRICK, _bamboozle, _shown("ea", ("bang", 1, 0))),
    ("bombs-away", STRIKE, _bombs_away, _shown("fa.", ("leap", 0, 2), ("bang", 1, 0))),
    ("stalk", MARCH, _stalk, _shown("f...", ("go", 0, 2), ("whirl", 3, 0))),
    ("pounce", STRIKE, _pounce, _shown("f..a", ("go", 0, 2), ("bang", 3, 0))),
    ("hiss", STRIKE, _hiss, _shown("fa.", ("go", 1, 2))),
    ("switcheroo", TRICK, _switcheroo, _switch_glyph),
    ("laser-pointer", TRICK, _laser_pointer, _shown("e.", ("go", 0, 1))),
    ("catnip", TRICK, _catnip, _shown("a.a", ("whirl", 0, 0), ("whirl", 2, 0))),
    ("hairball-mortar", STRIKE, _hairball_mortar, _shown("f.a", ("leap", 0, 2), ("bang", 2, 0))),
    ("rescue-chopper", MARCH, _rescue_chopper, _shown("f...", ("leap", 0, 3))),
    ("double-time", MARCH, _double_time, _shown("f.f.", ("go", 0, 1), ("go", 2, 3))),
    ("claw-swipe", STRIKE, _claw_swipe, _shown("afa", ("bang", 0, 0), ("bang", 2, 0))),
    ("supply-drop", SUPPLY, _supply_drop, _supply_glyph),
    ("tail-hook", TRICK, _tail_hook, _shown("f..a", ("go", 3, 1))),
)


def _skyline(pic: Picture, mood: Mood) -> None:
    """Ruined towers with cat ears along the horizon."""
    colour = mix(mood.sky[1], mood.deep, 0.5)
    for x, w, h, lean in ((14, 40, 74, 0), (58, 30, 52, 6), (150, 34, 66, -5), (192, 44, 84, 0)):
        outline = ((0, 0), (0, -h), (0.16, -12 - h), (0.34, -h), (0.6, 6 - h + lean), (0.84, -12 - h), (1, -h), (1, 0))
        roof: list[Point] = [(x + w * across, 262 + up) for across, up in outline]
        pic.path(trace(clip(roof, WINDOW)), fade(colour, dark(colour, 0.3)), opacity=0.75)


def tactic_card(name: str, mood: Mood, scene: Glyph, glyph: Glyph) -> Picture:
    """Frame, sky, scene and glyph; the name is written by the program in the upper band."""
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, fade(light(mood.deep, 0.16), dark(mood.deep, 0.35)))
    pic.rect(5, 5, WIDTH - 10, HEIGHT - 10, CORNER - 5, "none", stroke=WHITE, stroke_width=2.2, opacity=0.35)
    pic.path(trace(WINDOW), bands(*mood.sky))
    stars(pic, name, (24, 70, 226, 150), 18)
    moon(pic, 204, 92, 12)
    pic.path(trace(WINDOW), glow(125, 190, 110, CREAM, 0.35))
    _skyline(pic, mood)
    scene(pic)
    pic.path(trace(WINDOW), stroke=fade(WHITE, light(mood.deep, 0.4)), stroke_width=3.5, opacity=0.8)
    pic.rect(14, 272, 222, 66, 13, dark(mood.deep, 0.75), opacity=0.85)
    pic.rect(14, 272, 222, 30, 13, veil(WHITE, 0.1, 0))
    glyph(pic)
    return pic


def tactic_cards() -> dict[str, Picture]:
    return {name: tactic_card(name, mood, scene, glyph) for name, mood, scene, glyph in CARDS}
