"""What lies about in the bombed city of Paw of Duty: Kitties on the board, carriers, crates, lamps, lanterns, signs."""

from __future__ import annotations

from dataclasses import replace

import characters
import heads
from coat import Coat
from heads import bust_picture
from outfits import paw_print
from palette import CREAM, HONEY, SEATS, WHITE, dark, light, mix
from place_paw import sandbag
from poses import bust
from seats import BADGES, CATS
from shape import Point, moved, oval, polygon, ribbon, star
from squads import FAMILIES, LEVELS, MOODS, Family
from street import Golden, Lines, with_twin
from svg import Picture, bands, curve, fade, halo, ring, soft, trace
from symbols import unit_badge

TOKEN = (200, 218)
ROUND, EDGED = "round", "edged"


# -- Kitties -------------------------------------------------------------------------------------------------


def _bust(family: Family, place: int) -> Picture:
    """A Kitty alone, for a round window of 84 in the middle of 200."""
    pic = Picture(200, 200)
    window = [((x - 100) / 1.02, (y - 114) / 1.02) for x, y in oval(100, 100, 84, n=48)]
    with pic.at(100, 114, 1.02):
        bust(pic, family.cat(place), MOODS[place], 74, window)
    return pic


def _rim(shape: str, size: float, down: float = 0) -> str:
    if shape == ROUND:
        return ring(100, 100 + down, 96 * size)
    return soft(moved(polygon(0, 0, 103 * size, 8, 22.5), 100, 100 + down), 16 * size)


def _token(seat: int, shape: str, family: Family) -> Picture:
    """What a Kitty stands on: round for one's own, with eight edges for the rival's, thick enough to be taken."""
    pic, colour = Picture(*TOKEN), SEATS[seat]
    pic.path(_rim(shape, 1, 16), fade(dark(colour, 0.55), dark(colour, 0.85)))
    pic.path(_rim(shape, 1), fade(light(colour, 0.42), colour))
    pic.path(_rim(shape, 0.94), fade(colour, dark(colour, 0.3)))
    pic.path(_rim(shape, 0.86), fade(*family.ground))
    return pic


def _plain_token(shape: str) -> Picture:
    """The same for those who need contrast: one's own is a black disc with an edge, the rival's is white."""
    if shape == EDGED:
        pic = Picture(*TOKEN)
        pic.path(_rim(shape, 1, 14), "#ffffff")
        pic.path(_rim(shape, 0.97, 10), "#000000")
        pic.path(_rim(shape, 1), "#ffffff")
        pic.path(_rim(shape, 0.91), "#000000")
        pic.path(_rim(shape, 0.87), "#ffffff")
        return pic
    pic = Lines(*TOKEN)
    pic.width_of_lines = 7
    pic.path(_rim(shape, 0.96, 14), "#000000")
    pic.path(_rim(shape, 0.96), "#000000")
    return pic


def _kitties() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for family in FAMILIES:
        for place, level in enumerate(LEVELS):
            out[f"bust-{family.name}-{level}"] = _bust(family, place)
        for seat in range(2):
            for shape in (ROUND, EDGED):
                out[f"token-{seat}-{shape}-{family.name}"] = _token(seat, shape, family)
    return out | {f"token-{shape}-contrast": _plain_token(shape) for shape in (ROUND, EDGED)}


def _officers() -> dict[str, Picture]:
    """Those who play and the one who drills recruits, dressed for it; nobody looks like somebody else."""
    uniform = Coat("#8fae6a", "#4a6b45", cream="#e8d9a0")
    dressed = {
        "officer-0": (CATS[0], ("tin hat", "bandana")),
        "officer-1": (CATS[1], ("beret", "glasses", "scarf")),
        "sergeant": (CATS[2], ("visor", "moustache", "medal")),
    }
    dressed |= {f"officer-{name}": (cat, ("beret", *cat.outfit)) for name, cat in characters.CATS.items()}
    cats = {name: replace(cat, outfit=outfit, clothes=uniform) for name, (cat, outfit) in dressed.items()}
    return {f"{name}-{mood}": bust_picture(cat, mood) for name, cat in cats.items() for mood in heads.MOODS}


# -- whose they are --------------------------------------------------------------------------------------------

CARRIER = (128, 122)


def _carrier(seat: int, pic: Picture) -> None:
    """A pet carrier with a barred door: the captured look out of it."""
    colour = mix(SEATS[seat], "#8a7aa0", 0.2)
    x, y, w, h = 12, 26, 104, 84
    pic.ellipse(x + w / 2 + 5, y + h + 2, w * 0.54, 9, "#080618", opacity=0.5)
    handle = [(x + w * 0.28, y + 7), (x + w * 0.32, y - 14), (x + w * 0.68, y - 14), (x + w * 0.72, y + 7)]
    pic.path(soft(handle, 8), "none", stroke=dark(colour, 0.45), stroke_width=9)
    pic.path(soft(handle, 8), "none", stroke=light(colour, 0.15), stroke_width=5)
    roof = [(x, y + h * 0.52), (x + 8, y), (x + w - 8, y), (x + w, y + h * 0.52)]
    pic.path(soft(roof, [4, 16, 16, 4]), fade(light(colour, 0.42), colour))
    tub = [(x, y + h * 0.5), (x + w, y + h * 0.5), (x + w - 5, y + h), (x + 5, y + h)]
    pic.path(soft(tub, [4, 4, 14, 14]), fade(mix(colour, CREAM, 0.12), dark(colour, 0.55)))
    pic.rect(x - 3, y + h * 0.47, w + 6, 7, 3.5, light(colour, 0.5))
    pic.rect(x + 8, y + 9, w - 16, h - 17, 12, dark(colour, 0.65))
    pic.rect(x + 11, y + 12, w - 22, h - 23, 10, fade("#1a1236", "#3d2a52"))


def _bars(pic: Picture) -> None:
    pic.stroke("".join(f"M{5 + k * 13} 3V64" for k in range(7)), "#e8dff5", 2.4, opacity=0.6)
    pic.stroke("M2 16H86M2 50H86", "#e8dff5", 2.2, opacity=0.56)


def _pennant(seat: int | None, pic: Picture) -> None:
    cloth = soft([(2, 4), (30, 4), (16, 42)], 3)
    if seat is None:
        pic.path(cloth, "#2b2450")
        pic.stroke("M6 8L9 17M11 22L14 31M26 8L23 17M21 22L18 31", "#a99fd0", 2)
        return
    pic.path(cloth, fade(light(SEATS[seat], 0.25), dark(SEATS[seat], 0.2)))
    with pic.at(16, 16, 0.36):
        pic.path(BADGES[seat], CREAM)


def _nest(pic: Picture) -> None:
    """Sandbags to look out over."""
    for y, count, shift, colour in ((18, 3, 0.5, "#665a74"), (43, 4, 0, "#564b6a")):
        for place in range(count):
            sandbag(pic, 18 + (place + shift) * 50, y, 53, 30, colour)


def _flag(seat: int, pic: Picture) -> None:
    """Waits where a line would be complete."""
    pic.stroke("M16 66V8", "#fff0c8", 4.4)
    pic.path(
        soft([(17, 8), (56, 14), (45, 22), (56, 32), (17, 35)], 4),
        fade(light(SEATS[seat], 0.2), dark(SEATS[seat], 0.2)),
    )
    pic.circle(31, 21, 6, "#fff0c8")
    pic.circle(16, 6, 4.4, HONEY)


def _plaque(seat: int, pic: Picture) -> None:
    colour = SEATS[seat]
    pic.rect(4, 7, 152, 34, 10, "#0c0922", opacity=0.5)
    pic.rect(4, 3, 152, 34, 10, bands(light(colour, 0.25), dark(colour, 0.15), dark(colour, 0.5)))
    pic.rect(7, 6, 146, 28, 7.5, fade("#2a2150", "#1d1842"))


def _coin(pic: Picture) -> None:
    pic.circle(25, 27, 22, "#0b0820", opacity=0.5)
    pic.circle(25, 24, 22, fade("#fff3c9", "#e6ac54"))
    pic.circle(25, 24, 18, CREAM)


# -- what everybody uses ---------------------------------------------------------------------------------------


def _crate(colour: str, pic: Picture) -> None:
    w, h = 98, 76
    pic.ellipse(10 + w / 2 + 6, h + 10, w * 0.54, 9, "#080618", opacity=0.5)
    pic.path(
        soft([(10, 8), (10 + w, 8), (6 + w, 8 + h), (14, 8 + h)], 5), fade(light(colour, 0.12), dark(colour, 0.45))
    )
    for k in range(3):
        y = 10 + k * h / 3
        pic.rect(9, y, w + 2, h / 3 - 3, 3, fade(light(colour, 0.22 - 0.08 * k), dark(colour, 0.12 + 0.1 * k)))
        pic.stroke(
            f"M20 {y + h / 6:.0f}h{w * 0.3:.0f}M{w * 0.6:.0f} {y + h / 8:.0f}h24", dark(colour, 0.5), 1.2, opacity=0.4
        )
    for x in (14, w - 4):
        pic.rect(x, 8, 10, h, 3, fade(light(colour, 0.1), dark(colour, 0.55)))
    pic.rect(9, 8, w + 2, 4, 2, light(colour, 0.5), opacity=0.5)
    pic.circle(10 + w / 2, 8 + h * 0.5, h * 0.37, "#fff3d6")
    pic.circle(10 + w / 2, 8 + h * 0.5, h * 0.31, dark(colour, 0.5))


def _tin_back(pic: Picture) -> None:
    pic.ellipse(64, 90, 54, 9, "#080618", opacity=0.5)
    pic.path(soft([(8, 24), (112, 24), (106, 4), (14, 4)], 5), fade("#4a5648", "#232c34"))
    pic.path(soft([(10, 22), (110, 22), (106, 50), (14, 50)], 4), fade("#12141f", "#232a30"))


def _tin_front(pic: Picture) -> None:
    """The near side of an ammunition tin; what is thrown away stands in it."""
    pic.path(soft([(6, 22), (114, 22), (108, 88), (12, 88)], 8), fade("#8a9a74", "#3d4d48"))
    pic.rect(4, 19, 112, 7, 3.5, "#b4c094")
    pic.stroke("M14 78H106", "#2f3d3a", 2, opacity=0.6)
    pic.rect(52, 18, 16, 16, 4, fade("#d8c88a", "#8a7a4a"))


def _bulb(state: str, pic: Picture) -> None:
    """A lamp of the string over the city: one for each turn."""
    if state != "out":
        pic.circle(30, 32, 29, halo("#ffdf8a" if state == "lit" else "#ff9a5a", 0.9))
    pic.rect(25.5, 10, 9, 9, 2.5, "#2a2248")
    glass = {"lit": fade("#fffbe2", "#ffcb62"), "last": fade("#ffd9a0", "#ff7a4a"), "out": fade("#5a4f7a", "#3a335c")}
    shape = curve([(25, 18), (35, 18), (40, 29), (36, 38), (30, 40.5), (24, 38), (20, 29)])
    pic.path(shape, glass[state], stroke="#ffe6b0" if state == "last" else "#231c42", stroke_width=1.2)
    if state == "lit":
        pic.path(curve([(27, 21), (33, 21), (36.5, 29), (33.5, 35), (30, 37), (26.5, 35), (23.5, 29)]), CREAM)
    if state == "out":
        pic.stroke("M24 22L36 37", "#2a2248", 1.6)


def _tag(pic: Picture) -> None:
    pic.path(soft([(2, 22), (18, 5), (158, 5), (158, 39), (18, 39)], 6), "#0a0720", opacity=0.4)
    pic.path(soft([(2, 19), (18, 2), (158, 2), (158, 36), (18, 36)], 6), fade("#fff3d6", "#eccf98"))
    pic.circle(16, 19, 4.4, "#3a2450")


def _shell(full: bool, pic: Picture) -> None:
    case = soft([(4, 42), (4, 18), (13, 3), (22, 18), (22, 42)], [3, 4, 9, 4, 3])
    if full:
        pic.path(case, fade("#fff0b8", "#d9933c"))
        pic.rect(3, 35, 20, 7, 2, "#a8622a")
        pic.stroke("M9 20V31", WHITE, 2.4, opacity=0.7)
    else:
        pic.path(case, fade("#453c66", "#2c2650"))
        pic.stroke("M6 10L20 40", "#8a80b4", 2)


def _lantern(pic: Picture) -> None:
    """Where a Kitty may go: a paw in a light on the ground."""
    pic.circle(60, 60, 58, halo("#ffe08a", 0.85))
    pic.ellipse(60, 62, 33, 27.5, fade("#ffeeb8", "#ffbf5e"))
    pic.ellipse(60, 61, 27.5, 22.5, "#5a3b58")
    paw_print(pic, 60, 57, 33, CREAM)


def _scratch(pic: Picture) -> None:
    """Three scratches to the right: whom a Kitty threatens."""
    for y, start, end in ((26, 18, 74), (50, 10, 92), (74, 18, 74)):
        spine: list[Point] = [(start, y), ((start + end) / 2, y - 4), (end, y)]
        pic.path(trace(ribbon(spine, [7, 19, 3])), "#e0342f")
        inner: list[Point] = [(start + 8, y), ((start + end) / 2, y - 4), (end - 8, y)]
        pic.path(trace(ribbon(inner, [2, 7, 1.4])), CREAM)


def _blast(deadly: bool, pic: Picture) -> None:
    """The damage of a threat; a deadly one burns."""
    pic.path(soft(star(41, 43, 39, 28, 11, 8), 4), "#1a0f2c", opacity=0.45)
    pic.path(soft(star(40, 40, 39, 28, 11, 8), 4), fade("#ffe27a", "#ff5a3f") if deadly else fade("#cfc4e4", "#8f80b4"))
    pic.circle(40, 40, 25, CREAM)


POSTER = (
    (("pilot", 59, 80), ("tank", 165, 80), ("huntress", 108, 146)),
    (((86, 82), (140, 80)), ((152, 104), (127, 126)), ((94, 126), (71, 106))),
)
"""The types on the wall, and the arrows between them."""
POSTER_LARGE = (
    (("pilot", 102, 43), ("tank", 153, 43), ("huntress", 85, 109)),
    (((120, 43), (136, 43)), ((143, 64), (107, 92)), ((87, 86), (95, 66))),
)
"""The same, closer together, with room for large names beside them."""
WALLS = (
    [(8, 26), (60, 18), (96, 26), (150, 12), (222, 22), (222, 182), (8, 182)],
    [(2, 8), (66, 3), (110, 8), (170, 1), (256, 6), (256, 148), (2, 148)],
)


def _poster(pic: Picture) -> None:
    """A broken wall with a board on it: which type strikes which double."""
    pic.path(soft(WALLS[0], [6, 10, 6, 12, 8, 8, 8]), fade("#6f6488", "#443d66"))
    bricks = "".join(
        f"M{10 + row % 2 * 22 + k * 44} {40 + row * 24}h38" for row in range(6) for k in range(5 - row % 2)
    )
    pic.stroke(bricks, "#2f2a50", 1.4, opacity=0.35)
    with pic.at(115, 102, 1, -2):
        pic.rect(-90, -74, 184, 160, 5, "#120e2a", opacity=0.4)
        pic.rect(-94, -80, 184, 160, 9, bands("#c9b08a", "#7a6468"))
        pic.rect(-90, -76, 176, 152, 7, fade("#46406e", "#332d58"))
    _types(POSTER, 46, pic)


def _poster_large(pic: Picture) -> None:
    """The same on a wider wall, for large letters."""
    pic.path(soft(WALLS[1], [6, 10, 6, 12, 8, 8, 8]), fade("#6f6488", "#443d66"))
    pic.rect(4, 12, 250, 132, 9, bands("#c9b08a", "#7a6468"))
    pic.rect(7, 15, 244, 126, 7, fade("#46406e", "#332d58"))
    _types(POSTER_LARGE, 36, pic)


def _types(marks: tuple, size: float, pic: Picture) -> None:
    types, arrows = marks
    for (ax, ay), (bx, by) in arrows:
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        ux, uy = (bx - ax) / length, (by - ay) / length
        pic.stroke(f"M{ax} {ay}L{bx - ux * 7:.1f} {by - uy * 7:.1f}", "#ffb38a", 4.6)
        head = [
            (bx, by),
            (bx - ux * 13 - uy * 8, by - uy * 13 + ux * 8),
            (bx - ux * 13 + uy * 8, by - uy * 13 - ux * 8),
        ]
        pic.path(soft(head, 2), "#ffb38a")
    for name, x, y in types:
        unit_badge(pic, name, x, y, size, next(family.deep for family in FAMILIES if family.name == name))


def pictures() -> dict[str, Picture]:
    out = _kitties() | _officers()
    for seat in range(2):
        out |= with_twin(f"carrier-{seat}", lambda pic, seat=seat: _carrier(seat, pic), CARRIER)
        out |= with_twin(f"pennant-{seat}", lambda pic, seat=seat: _pennant(seat, pic), (32, 46))
        out |= with_twin(f"flag-{seat}", lambda pic, seat=seat: _flag(seat, pic), (60, 70), Golden)
        out |= with_twin(f"plaque-{seat}", lambda pic, seat=seat: _plaque(seat, pic), (160, 44))
    for name, draw, size in (
        ("pennant-none", lambda pic: _pennant(None, pic), (32, 46)),
        ("bars", _bars, (88, 67)),
        ("nest", _nest, (186, 62)),
        ("coin", _coin, (50, 50)),
        ("crate-kitties", lambda pic: _crate("#a8694a", pic), (118, 96)),
        ("crate-tactics", lambda pic: _crate("#5f8a62", pic), (118, 96)),
        ("tin-back", _tin_back, (120, 100)),
        ("tin-front", _tin_front, (120, 100)),
        *((f"bulb-{state}", lambda pic, state=state: _bulb(state, pic), (60, 64)) for state in ("lit", "last", "out")),
        ("tag", _tag, (162, 44)),
        ("shell-full", lambda pic: _shell(True, pic), (26, 46)),
        ("shell-spent", lambda pic: _shell(False, pic), (26, 46)),
        ("scratch", _scratch, (100, 100)),
        ("blast-deadly", lambda pic: _blast(True, pic), (82, 84)),
        ("blast", lambda pic: _blast(False, pic), (82, 84)),
        ("poster", _poster, (230, 190)),
        ("poster-large", _poster_large, (258, 150)),
    ):
        out |= with_twin(name, draw, size)
    out |= with_twin("lantern", _lantern, (120, 120), Golden)
    return {f"paw-of-duty/{name}.svg": pic for name, pic in out.items()}
