"""Kardashev: worlds on hexes, colonies and fleets that grow, six cats in office, the bag and the wheel."""

from __future__ import annotations

from collections.abc import Callable

from cat import Cat
from coat import Coat
from inventions import INVENTIONS, invention
from outfits import paw_print
from palette import CREAM, GOLD, HONEY, SEATS, WHITE, dark, light, mix
from poses import bust
from shape import Point, Points, clip, polygon
from sky import cloud, golden_star, hill_line, peak, round_tree, stars, twinkle
from space import planet, rocket, sun
from svg import Picture, ball, bands, curve, fade, glow, halo, soft, trace, veil
from symbols import symbol

WIDE, HIGH = 174, 200
MIDDLE: Point = (87, 100)
EDGE: Points = polygon(87, 100, 96, 6)
KINDS = ("food", "matter", "energy", "military")
GROUND = {"food": "#7fc98a", "matter": "#5fb8bd", "energy": "#f0b04a", "military": "#c9627f"}
AIR = {
    "food": ("#ffe3c2", "#f7a98a"),
    "matter": ("#d5f0f5", "#6fa8cf"),
    "energy": ("#fff3c0", "#f2a05e"),
    "military": ("#f7c9d6", "#8a5aa8"),
}


def _plate(pic: Picture, top: str, bottom: str, rim: str) -> None:
    """The thick hexagon every world lies on."""
    pic.path(soft(polygon(87, 100, 99, 6), 12), dark(rim, 0.7))
    pic.path(soft(polygon(87, 99, 96, 6), 11), fade(top, bottom))


def _land(pic: Picture, points: Points, far: str, near: str, window: Points = EDGE) -> None:
    pic.path(trace(clip(hill_line(points, 230), window)), fade(far, near))


def _meadow(pic: Picture, window: Points, shift: float) -> None:
    _land(pic, [(-20, 120), (50, 104), (110, 118), (200, 100)], "#a8dc9a", "#5fae78", window)
    _land(pic, [(-20, 146), (60, 136), (120, 150), (200, 134)], "#7fc98a", "#3f8f66", window)
    for x, y, h in ((52, 132, 30), (124, 126, 26), (96, 152, 22)):
        round_tree(pic, x + shift, y, h, "#4f9f6b")
    pic.ellipse(76 + shift, 168, 22, 7, fade("#9fe0f5", "#5fa8d8"))


def _crystals(pic: Picture, window: Points, shift: float) -> None:
    _land(pic, [(-20, 128), (60, 118), (120, 128), (200, 112)], "#7fc4cc", "#3f7f9a", window)
    for x, y, h in ((56, 138, 50), (120, 134, 58), (88, 152, 40)):
        peak(pic, x + shift, y, h, "#6fc0c8")
    _land(pic, [(-20, 154), (60, 146), (120, 156), (200, 146)], "#5fa8b4", "#2f6684", window)


def _sunfield(pic: Picture, window: Points, shift: float) -> None:
    sun(pic, 87 + shift, 112, 24)
    _land(pic, [(-20, 136), (60, 126), (120, 134), (200, 122)], "#ffd07a", "#d9803f", window)
    for x, y in ((52, 140), (118, 138), (86, 156)):
        pic.rect(x + shift - 2, y, 4, 18, 2, "#8a5a3c")
        panel = [(x + shift + dx, y + dy) for dx, dy in ((-20, 4), (12, -12), (20, -2), (-12, 14))]
        pic.path(soft(panel, 3), fade("#8fb8ff", "#3f58b8"))


def _barracks(pic: Picture, window: Points, shift: float) -> None:
    _land(pic, [(-20, 130), (60, 122), (120, 130), (200, 118)], "#c98aa8", "#7a4a8a", window)
    for x, w, h in ((52, 34, 30), (92, 40, 44), (130, 28, 26)):
        pic.rect(x + shift - w / 2, 158 - h, w, h, 5, bands("#e6d3ee", "#9a7ab8", "#6a4a90"))
        pic.rect(x + shift - 5, 158 - h + 10, 10, 10, 3, HONEY)
    rocket(pic, 112 + shift, 108, 34, "#ff8fa0", 18)
    _land(pic, [(-20, 160), (60, 154), (120, 162), (200, 154)], "#9a6aa0", "#57357a", window)


SCENES: dict[str, Callable[[Picture, Points, float], None]] = {
    "food": _meadow,
    "matter": _crystals,
    "energy": _sunfield,
    "military": _barracks,
}


def world(kinds: tuple[str, ...]) -> Picture:
    """A world of one kind, or of several side by side."""
    pic = Picture(WIDE, HIGH)
    air = [AIR[kind] for kind in kinds]
    _plate(pic, mix(air[0][0], air[-1][0], 0.5), mix(air[0][1], air[-1][1], 0.5), GROUND[kinds[0]])
    cloud(pic, 58, 84, 42, WHITE, 0.5)
    cloud(pic, 124, 72, 34, WHITE, 0.4)
    width = 174 / len(kinds)
    for place, kind in enumerate(kinds):
        left = place * width
        lean = 10 if place else 0
        strip: Points = [(left + lean, 0), (left + width + 10, 0), (left + width - 10, 200), (left - lean, 200)]
        if place == len(kinds) - 1:
            strip = [(left + lean, 0), (174, 0), (174, 200), (left - lean, 200)]
        window = clip(EDGE, strip) if len(kinds) > 1 else EDGE
        if len(kinds) > 1:
            pic.path(trace(window), veil(AIR[kind][1], 0, 0.6))
        _strip_scene(pic, kind, window, left + width / 2 - 87, len(kinds))
    pic.path(soft(polygon(87, 99, 92, 6), 10), stroke=veil(WHITE, 0.55, 0.05), stroke_width=4, fill="none")
    return pic


def _strip_scene(pic: Picture, kind: str, window: Points, shift: float, parts: int) -> None:
    if parts == 1:
        SCENES[kind](pic, window, 0)
        return
    _land(
        pic, [(-20, 126), (50, 114), (110, 126), (200, 108)], light(GROUND[kind], 0.25), dark(GROUND[kind], 0.1), window
    )
    x = 87 + shift
    if kind == "food":
        for dx, y, h in ((-12, 140, 30), (10, 158, 24)):
            round_tree(pic, x + dx, y, h, "#4f9f6b")
    elif kind == "matter":
        for dx, y, h in ((-10, 148, 44), (10, 158, 30)):
            peak(pic, x + dx, y, h, "#6fc0c8")
    else:
        sun(pic, x, 138, 17)


def _unexplored(number: int) -> Picture:
    """Night, a few stars and something glimmering: come and see."""
    pic = Picture(WIDE, HIGH)
    pic.path(soft(polygon(87, 100, 97, 6), 12), fade("#2a2566", "#17143f"))
    spots = ((60, 70, "#8a5ae0"), (116, 120, "#3f8fd0"), (84, 132, "#c45aa0"))
    for place in range(2):
        x, y, colour = spots[(number + place) % 3]
        pic.path(soft(polygon(87, 100, 95, 6), 12), glow(x, y, 62, colour, 0.42))
    stars(pic, f"sky {number}", (38, 46, 136, 154), 15, 1.2)
    for x, y, r in (((58, 86, 7), (120, 118, 5)), ((112, 74, 8), (66, 136, 5)), ((88, 62, 6), (104, 140, 7)))[number]:
        twinkle(pic, x, y, r)
    if number == 1:
        planet(pic, "ringed", 62, 92, 9, "#9f8ff0")
    elif number == 2:
        planet(pic, "banded", 112, 100, 8, "#f0a08a")
    pic.path(soft(polygon(87, 100, 92, 6), 10), stroke="#6f66c8", stroke_width=2.4, opacity=0.7)
    return pic


def _destroyed() -> Picture:
    pic = Picture(WIDE, HIGH)
    _plate(pic, "#4a4160", "#231c3a", "#2a2340")
    for x, y, r in ((60, 80, 16), (112, 96, 22), (78, 136, 19), (122, 142, 10), (88, 58, 9)):
        pic.ellipse(x, y, r, r * 0.8, "#191430", opacity=0.85)
        pic.ellipse(x + 2, y + 3, r * 0.8, r * 0.6, "#3a3252")
    pic.stroke("M50 60L72 92L62 116L90 140M124 62L104 88L118 118L98 150M72 92L104 88", "#ff8f6b", 3.4, opacity=0.8)
    pic.stroke("M52 66L122 136M122 66L52 136", "#d8cfe8", 7, opacity=0.28)
    return pic


def _dome(pic: Picture, x: float, y: float, r: float, colour: str) -> None:
    pic.path(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Z", fade(light(colour, 0.55), dark(colour, 0.1)))
    pic.stroke(
        f"M{x - r * 0.6} {y - r * 0.36}A{r * 0.75} {r * 0.75} 0 0 1 {x - r * 0.1} {y - r * 0.74}",
        WHITE,
        r * 0.12,
        opacity=0.8,
    )
    pic.rect(x - r * 1.08, y - 2, r * 2.16, 9, 4, fade(light(colour, 0.1), dark(colour, 0.6)))
    for step in (-0.5, 0, 0.5):
        pic.circle(x + step * r, y - r * 0.22, r * 0.1, HONEY)


def _tower(pic: Picture, x: float, y: float, w: float, h: float, colour: str) -> None:
    pic.rect(x - w / 2, y - h, w, h, w * 0.3, bands(light(colour, 0.4), colour, dark(colour, 0.4)))
    pic.path(soft([(x - w * 0.62, y - h + 3), (x, y - h - w * 0.8), (x + w * 0.62, y - h + 3)], 3), dark(colour, 0.45))
    for step in range(int(h // 14)):
        pic.rect(x - w * 0.18, y - h + 9 + step * 13, w * 0.36, 6, 2, CREAM)


def colony(seat: int, level: int) -> Picture:
    """A dome, a village, a city under the stars."""
    pic, colour = Picture(100, 100), SEATS[seat]
    pic.ellipse(50, 82, 46, 13, dark(colour, 0.85), opacity=0.55)
    if level == 1:
        _dome(pic, 50, 80, 38, colour)
    elif level == 2:
        _tower(pic, 72, 80, 24, 56, colour)
        _dome(pic, 38, 82, 34, colour)
    else:
        _tower(pic, 20, 80, 21, 48, colour)
        _tower(pic, 81, 80, 21, 56, colour)
        _tower(pic, 50, 72, 23, 56, colour)
        _dome(pic, 50, 84, 35, colour)
    return pic


def fleet(seat: int, level: int) -> Picture:
    """One ship, two, three."""
    pic, colour = Picture(100, 100), SEATS[seat]
    ships = {1: ((50, 46, 76),), 2: ((30, 54, 60), (68, 44, 66)), 3: ((22, 58, 50), (78, 58, 50), (50, 40, 68))}
    for x, y, size in ships[level]:
        pic.circle(x, y + size * 0.1, size * 0.44, halo("#141235", 0.75))
        rocket(pic, x, y, size, mix(colour, dark(colour, 0.4), 0.35), 12)
    return pic


def _coat(fur: str, mark: str, iris: str) -> Coat:
    return Coat(fur, mark, cream=light(fur, 0.8), second=light(fur, 0.6), iris=iris, ear=mix("#ff9fb0", fur, 0.3))


OFFICE = {
    "collector": (Cat(_coat("#e9b27a", "#a8683a", "#7fd98c"), "wide", "small", "tiger", ("bandana",)), "happy",
                  ("#3f7f66", "#8fd8a0")),
    "developer": (Cat(_coat("#8fa6c9", "#4a5f8a", "#ffc257"), "round", "wide", "patch", ("tin hat",)), "friendly",
                  ("#8a5a3c", "#f0c08a")),
    "imperialist": (Cat(_coat("#f5e6dc", "#b98a9f", "#7fb8ff"), "fluffy", "tufted", "points", ("crown", "medal")),
                    "proud", ("#57257a", "#d98fd0")),
    "pioneer": (Cat(_coat("#d98f5a", "#8a4a2c", "#9af0d0"), "slim", "tall", "tabby", ("goggles", "scarf")),
                "curious", ("#23518a", "#8fc8f0")),
    "scientist": (Cat(_coat("#cfd2ea", "#7a7fb4", "#c49cff"), "round", "bat", "marble", ("glasses",)), "thrilled",
                  ("#1f6a7a", "#8fe5dc")),
    "warlord": (Cat(_coat("#6a5a78", "#33264a", "#ff9f7a"), "wide", "folded", "tuxedo", ("beret",)), "stern",
                ("#7a2440", "#f08f9a")),
}  # fmt: skip


def office(name: str) -> Picture:
    """A cat in office, before a wall of its own."""
    cat, mood, (deep, bright) = OFFICE[name]
    pic = Picture(120, 120)
    pic.rect(2, 2, 116, 116, 26, fade(bright, deep))
    for x, y in ((20, 24), (98, 30), (104, 74), (16, 70)):
        twinkle(pic, x, y, 5, light(bright, 0.6))
    with pic.at(60, 66, 0.74):
        bust(pic, cat, mood, 70, [(-79, -90), (79, -90), (79, 60), (62, 70), (-62, 70), (-79, 60)])
    PROPS[name](pic)
    pic.rect(2, 2, 116, 116, 26, "none", stroke=light(bright, 0.5), stroke_width=3.5)
    return pic


def _in_the_corner(draw: Callable[[Picture], None]) -> Callable[[Picture], None]:
    def corner(pic: Picture) -> None:
        pic.circle(96, 96, 18, fade("#fff6e0", "#e9c88a"))
        draw(pic)

    return corner


PROPS: dict[str, Callable[[Picture], None]] = {
    "collector": _in_the_corner(lambda pic: symbol(pic, "food", 96, 96, 27)),
    "developer": _in_the_corner(lambda pic: _dome(pic, 96, 102, 12, "#7fa8e0")),
    "imperialist": _in_the_corner(lambda pic: rocket(pic, 96, 95, 27, "#b04a9f", 20)),
    "pioneer": _in_the_corner(lambda pic: planet(pic, "ringed", 96, 96, 9, "#5f9fe0")),
    "scientist": _in_the_corner(lambda pic: pic.path(
        "M92 84H100M94 84V93L86 106Q85 110 89 110H103Q107 110 106 106L98 93V84", "#9fe5dc", stroke="#1f6a7a",
        stroke_width=2.6)),
    "warlord": _in_the_corner(lambda pic: symbol(pic, "military", 96, 96, 27)),
}  # fmt: skip


def _bag() -> Picture:
    """A velvet bag of worlds, tied with gold."""
    pic = Picture(100, 110)
    pic.path(
        curve([(50, 34), (78, 48), (92, 80), (78, 104), (50, 107), (22, 104), (8, 80), (22, 48)]),
        fade("#7a4ac0", "#33206f"),
    )
    pic.path(soft([(24, 8), (38, 16), (50, 6), (62, 16), (76, 8), (66, 34), (34, 34)], 6), fade("#9a6ae0", "#57357a"))
    pic.rect(32, 30, 36, 9, 4.5, bands("#fff0b8", HONEY, GOLD))
    for x, y in ((26, 62), (76, 66)):
        golden_star(pic, x, y, 6)
    pic.circle(50, 70, 25, "#1b1546", opacity=0.75)
    return pic


def _wheel() -> Picture:
    pic = Picture(100, 100)
    pic.circle(50, 50, 46, fade("#453f97", "#26215c"))
    pic.circle(50, 50, 30, "none", stroke=bands("#fff0b8", HONEY, GOLD), stroke_width=8)
    for x, y in polygon(50, 50, 42, 8):
        pic.stroke(f"M50 50L{x:.1f} {y:.1f}", GOLD, 6)
        pic.circle(x, y, 5, HONEY)
    pic.circle(50, 50, 10, ball("#fff4c0", "#c9822a"))
    paw_print(pic, 50, 50, 12, "#5b3527")
    return pic


def pictures() -> dict[str, Picture]:
    mixes = (("food",), ("matter",), ("energy",), ("military",), ("food", "matter"), ("matter", "energy"),
             ("food", "energy"), ("food", "matter", "energy"))  # fmt: skip
    out = {f"tile-{'-'.join(kinds)}": world(kinds) for kinds in mixes}
    out |= {f"tile-unexplored-{number}": _unexplored(number) for number in range(3)}
    out |= {"tile-destroyed": _destroyed(), "bag": _bag(), "wheel": _wheel()}
    for kind in KINDS:
        out[f"symbol-{kind}"] = Picture(100, 100)
        out[f"symbol-{kind}"].circle(50, 50, 49, fade("#2b2568", "#17143c"))
        symbol(out[f"symbol-{kind}"], kind, 50, 50, 72)
    for seat in range(3):
        for level in (1, 2, 3):
            out[f"colony-{seat}-{level}"] = colony(seat, level)
            out[f"fleet-{seat}-{level}"] = fleet(seat, level)
    out |= {f"role-{name}": office(name) for name in OFFICE}
    out |= {f"tech-{name}": invention(name) for name in INVENTIONS}
    return {f"kardashev/{name}.svg": pic for name, pic in out.items()}
