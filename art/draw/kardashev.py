"""Kardashev: colonies and fleets that grow, six cats in office, the bag and the wheel."""

from __future__ import annotations

from collections.abc import Callable

from cat import Cat
from coat import Coat
from inventions import INVENTIONS, invention
from outfits import paw_print
from palette import CREAM, GOLD, HONEY, SEATS, WHITE, dark, light, mix
from poses import bust
from shape import polygon
from sky import golden_star, twinkle
from space import planet, rocket
from svg import Paint, Picture, ball, bands, curve, fade, halo, soft
from symbols import symbol

KINDS = ("food", "matter", "energy", "military")


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


SHADE = "#1a0f38"
"""Around what is golden in the technology tree."""
STAR = "M50 4L66 28L96 36L77 60L79 92L50 81L21 92L23 60L4 36L34 28Z"


def _star(fill: Paint) -> Picture:
    """What a technology scores is written on it."""
    pic = Picture(100, 100)
    pic.path(STAR, fill, stroke=SHADE, stroke_width=6)
    return pic


def _disc(fill: Paint) -> Picture:
    """A coin for a word between two technologies that exclude each other."""
    pic = Picture(96, 96)
    pic.circle(48, 48, 48, SHADE)
    pic.circle(48, 48, 41, fill)
    return pic


def _any_kind(coin: bool) -> Picture:
    """Any kind of resource, for light grounds on a dark coin."""
    pic = Picture(100, 100)
    if coin:
        pic.circle(50, 50, 49, "#1d1440")
    pic.circle(50, 50, 40, "#ffe9d8")
    for x, y, colour in ((50, 33, "#ff8f6b"), (65, 58, "#3f9aa8"), (35, 58, "#e09a1e")):
        pic.circle(x, y, 11, colour)
    return pic


def _two_kinds() -> Picture:
    """A tile of two kinds, in halves."""
    pic = Picture(100, 100)
    pic.path("M50 0L0 25L0 75L50 100Z", "#ffab7a")
    pic.path("M50 0L100 25L100 75L50 100Z", "#4fa8a4")
    return pic


def _level(level: int) -> Picture:
    """Of technologies: a world, a star in a shell, a galaxy."""
    pic = Picture(100, 100)
    if level == 1:
        pic.circle(50, 50, 32, "#6fb0e8")
        pic.path("M24 38q16-14 26-4t18-2q8 6 9 14q-14 2-20 10t-18 2q-10-10-15-20z", "#8fdc9a")
        pic.path("M36 72q10-8 24-2q-12 12-24 2z", "#8fdc9a")
        pic.circle(40, 40, 24, WHITE, opacity=0.14)
    elif level == 2:
        pic.circle(50, 50, 46, "#ffc27a", opacity=0.22)
        pic.circle(50, 50, 38, "#ffc27a", opacity=0.25)
        pic.circle(50, 50, 30, "#ffd98a")
        pic.stroke("M22 42h56M20 54h60M26 66h48M30 30h40M38 22v56M50 20v60M62 22v56", "#8a3a5e", 3.4)
    else:
        for rx, ry, colour in ((46, 18, "#b89cff"), (33, 12.5, "#dcb8ff"), (20, 7.5, "#fff0d8")):
            pic.ellipse(50, 50, rx, ry, "none", -20, stroke=colour, stroke_width=5)
        pic.circle(50, 50, 9, "#fff3df")
    return pic


def pictures() -> dict[str, Picture]:
    golden = fade("#fff0c8", "#f2b866")
    out = {"bag": _bag(), "wheel": _wheel(), "two-kinds": _two_kinds()}
    out |= {"any-kind": _any_kind(False), "any-kind-coin": _any_kind(True)}
    out |= {"star": _star(golden), "star-dim": _star("#b99a68"), "star-contrast": _star(WHITE)}
    out |= {"disc": _disc(golden), "disc-contrast": _disc(WHITE)}
    out |= {f"level-{level}": _level(level) for level in (1, 2, 3)}
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
