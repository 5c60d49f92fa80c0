"""Worlds of Kardashev as small dioramas: one landscape a tile, hybrids where two grounds meet."""

from __future__ import annotations

from collections.abc import Callable

from palette import HONEY, WHITE, dark, light, mix
from shape import Points, clip, oval, polygon, ribbon, smooth
from sky import hill_line, round_tree
from svg import Picture, ball, bands, fade, halo, soft, trace, veil
from symbols import symbol

WIDE, HIGH = 174, 160
SQUASH = 0.8
"""How high the table's plane looks against how deep it is."""
MIDDLE_X, MIDDLE_Y, REACH = 87, 78, 96
GROUNDS = {
    "food": ("#93cc8a", "#57a074"),
    "matter": ("#86b4c8", "#4f86a8"),
    "energy": ("#edc67c", "#cd9150"),
    "military": ("#b28fb8", "#7a588f"),
}
MIXES = (
    ("food",), ("matter",), ("energy",), ("military",), ("food", "matter"), ("matter", "energy"),
    ("food", "energy"), ("food", "matter", "energy"),
)  # fmt: skip


def flat_hex(x: float, y: float, reach: float) -> Points:
    """A hexagon lying on the table."""
    return [(px, y + (py - y) * SQUASH) for px, py in polygon(x, y, reach, 6)]


# -- what stands on the ground ---------------------------------------------------------------------------


def _crystal(pic: Picture, x: float, y: float, h: float, lean: float = 0, tone: str = "#62c9cf") -> None:
    with pic.at(x, y, h / 50, lean):
        body = [(0, -50), (11, -34), (9, 2), (-9, 2), (-11, -34)]
        pic.path(soft(body, 2.5), fade(light(tone, 0.55), dark(tone, 0.12)))
        pic.path(soft([(0, -50), (11, -34), (9, 2), (0, 2)], 2), dark(tone, 0.45), opacity=0.45)
        pic.stroke("M-5 -32L-4 -8", WHITE, 2.4, opacity=0.75)


def _crystals(pic: Picture, x: float, y: float, size: float = 1.0) -> None:
    pic.ellipse(x, y + 1, 30 * size, 8 * size, "#2c4d6e", opacity=0.35)
    _crystal(pic, x - 16 * size, y, 34 * size, -20)
    _crystal(pic, x + 17 * size, y, 30 * size, 22, "#7fb8ea")
    _crystal(pic, x, y + 2, 50 * size)


def _tree(pic: Picture, x: float, y: float, h: float) -> None:
    pic.ellipse(x, y + 1, h * 0.36, h * 0.11, "#22563f", opacity=0.4)
    round_tree(pic, x, y, h, "#3f9a68")


def _pond(pic: Picture, x: float, y: float, wide: float) -> None:
    """A pond with a sandy shore, and a fish that leaps."""
    pic.ellipse(x, y, wide, wide * 0.36, fade("#e6d9a0", "#c9b27a"))
    pic.ellipse(x, y + 1, wide * 0.9, wide * 0.3, fade("#8fdcf2", "#4a9fd0"))
    with pic.at(x + 2, y - wide * 0.32, wide / 62, -24):
        symbol(pic, "food", 0, 0, 44)
    wave = f"M{x - wide * 0.5:.1f} {y + wide * 0.06:.1f}q{wide * 0.2:.1f} {-wide * 0.1:.1f} {wide * 0.4:.1f} 0"
    pic.stroke(wave, WHITE, 2.4, opacity=0.7)


def _panels(pic: Picture, x: float, y: float, size: float = 1.0) -> None:
    """Solar panels on a post."""
    pic.ellipse(x, y + 3, 24 * size, 6 * size, "#7a4a2c", opacity=0.35)
    pic.rect(x - 2.5 * size, y - 12 * size, 5 * size, 15 * size, 2, "#7a5a4c")
    glass = ((-26, -8), (-14, -28), (26, -28), (16, -8))
    pic.path(soft([(x + dx * size, y + dy * size) for dx, dy in glass], 3), fade("#8fb4ff", "#3a55b4"))
    for dx in (-6, 8):
        low, high = x + (dx - 5) * size, x + (dx + 5) * size
        pic.stroke(f"M{low:.1f} {y - 8 * size:.1f}L{high:.1f} {y - 28 * size:.1f}", "#cfe0ff", 1.6, opacity=0.7)
    pic.stroke(f"M{x - 20 * size:.1f} {y - 18 * size:.1f}H{x + 21 * size:.1f}", "#cfe0ff", 1.6, opacity=0.7)


def _pylon(pic: Picture, x: float, y: float, h: float) -> None:
    """A tower that holds a spark of the captive sun."""
    pic.ellipse(x, y + 1, h * 0.3, h * 0.09, "#7a4a2c", opacity=0.4)
    tower = [(x - h * 0.2, y), (x - h * 0.06, y - h * 0.72), (x + h * 0.06, y - h * 0.72), (x + h * 0.2, y)]
    pic.path(soft(tower, 3), fade("#e0b07c", "#8f5a3f"))
    pic.circle(x, y - h * 0.84, h * 0.46, halo("#fff0a8", 0.9))
    pic.circle(x, y - h * 0.84, h * 0.21, ball("#fffbe0", "#ffb638"))


def _barracks(pic: Picture, x: float, y: float, size: float) -> None:
    pic.ellipse(x, y + 2, 42 * size, 9 * size, "#3a2458", opacity=0.4)
    for dx, wide, high in ((-25, 24, 26), (25, 24, 26), (0, 34, 36)):
        wall = bands("#efe0f2", "#a888bf", "#7a5a98")
        pic.rect(x + (dx - wide / 2) * size, y - high * size, wide * size, high * size, 4 * size, wall)
        pic.rect(x + (dx - 4) * size, y - (high - 8) * size, 8 * size, 9 * size, 2 * size, HONEY)
    with pic.at(x, y - 46 * size, size):
        symbol(pic, "military", 0, 0, 32)


def _meadow_things(pic: Picture) -> None:
    for x, y, h in ((34, 72, 46), (60, 58, 46), (140, 72, 44)):
        _tree(pic, x, y, h)
    _pond(pic, 102, 86, 40)


def _crystal_things(pic: Picture) -> None:
    _crystals(pic, 86, 64, 1.05)
    _crystals(pic, 44, 84, 0.95)
    _crystals(pic, 130, 80, 1.05)


def _sun_things(pic: Picture) -> None:
    _pylon(pic, 88, 66, 56)
    _panels(pic, 42, 86, 0.98)
    _panels(pic, 132, 88, 0.98)


def _war_things(pic: Picture) -> None:
    _barracks(pic, 87, 84, 1.22)


def _food_and_matter(pic: Picture) -> None:
    _crystals(pic, 52, 76, 1.15)
    _tree(pic, 110, 58, 44)
    _tree(pic, 144, 76, 44)
    _pond(pic, 102, 90, 32)


def _matter_and_energy(pic: Picture) -> None:
    _crystals(pic, 50, 80, 1.15)
    _pylon(pic, 98, 62, 54)
    _panels(pic, 132, 86, 1.0)


def _food_and_energy(pic: Picture) -> None:
    _tree(pic, 32, 74, 44)
    _tree(pic, 58, 60, 46)
    _pylon(pic, 106, 62, 54)
    _panels(pic, 136, 86, 0.96)
    _pond(pic, 70, 92, 30)


def _all_three(pic: Picture) -> None:
    _pylon(pic, 90, 58, 50)
    _tree(pic, 40, 74, 46)
    _crystals(pic, 136, 76, 0.95)
    _pond(pic, 78, 90, 32)


THINGS: dict[tuple[str, ...], Callable[[Picture], None]] = dict(
    zip(
        MIXES,
        (_meadow_things, _crystal_things, _sun_things, _war_things, _food_and_matter, _matter_and_energy,
         _food_and_energy, _all_three),
        strict=True,
    )
)  # fmt: skip


# -- the tiles --------------------------------------------------------------------------------------------


def _ground(pic: Picture, kinds: tuple[str, ...]) -> None:
    """The slab and its grounds; two of them meet along a stream or a bright seam."""
    first, last = GROUNDS[kinds[0]], GROUNDS[kinds[-1]]
    slab = mix(first[1], "#3a2a66", 0.5)
    pic.path(soft(flat_hex(MIDDLE_X, MIDDLE_Y + 5, REACH), 9), mix(slab, "#1a1040", 0.6))
    pic.path(soft(flat_hex(MIDDLE_X, MIDDLE_Y, REACH), 9), fade(*first))
    edge = flat_hex(MIDDLE_X, MIDDLE_Y, REACH - 2)
    seam: Points = [(109, -8), (93, 28), (115, 62), (81, 100), (93, 170)]
    if len(kinds) > 1:
        beyond = [*smooth(seam, closed=False, steps=8), (190, 170), (190, -8)]
        pic.path(trace(clip(beyond, edge)), fade(*last))
        stream = clip(ribbon(seam, [5, 6, 9, 12], cap=False), edge)
        if "food" in kinds:
            pic.path(trace(stream), fade("#a8e6f2", "#5aaedb"))
        else:
            pic.path(trace(stream), "#ffe9b0", opacity=0.75)
    for line in ([(0, 100), (50, 90), (110, 102), (190, 88)], [(0, 124), (60, 118), (120, 128), (190, 116)]):
        pic.path(trace(clip(hill_line(line, 180), edge)), dark(last[1], 0.8), opacity=0.15)
    pic.path(trace(clip([(0, -10), (190, -10), (190, 26), (0, 50)], edge)), veil(WHITE, 0.16, 0))


def world(kinds: tuple[str, ...]) -> Picture:
    """A tile: slab, ground and what stands on it."""
    pic = Picture(WIDE, HIGH)
    _ground(pic, kinds)
    THINGS[kinds](pic)
    pic.path(soft(flat_hex(MIDDLE_X, MIDDLE_Y, REACH - 2), 8), "none", stroke=veil(WHITE, 0.5, 0.05), stroke_width=2.6)
    return pic


def standing(kinds: tuple[str, ...]) -> Picture:
    """Only what stands on a tile, to be laid over a ground that somebody has made theirs."""
    pic = Picture(WIDE, HIGH)
    THINGS[kinds](pic)
    return pic


def unexplored(number: int) -> Picture:
    """Quiet: a breath of glass, a thin line and three dim stars."""
    pic = Picture(WIDE, HIGH)
    edge = flat_hex(MIDDLE_X, MIDDLE_Y + 2, REACH - 1)
    pic.path(soft(edge, 10), fade("#211f60", "#1b1b57"))
    pic.path(soft(edge, 10), "none", stroke="#8fa6f0", stroke_width=2.3, opacity=0.34)
    spots = (((50, 52), (112, 40), (96, 112)), ((68, 38), (124, 88), (52, 104)), ((88, 60), (40, 78), (120, 116)))
    for place, (x, y) in enumerate(spots[number]):
        pic.circle(x, y, (1.5, 2.3, 1.8)[place], "#cfd6ff", opacity=0.5)
    return pic


def ruined() -> Picture:
    """Craters and glowing cracks: nothing will ever stand here again."""
    pic = Picture(WIDE, HIGH)
    pic.path(soft(flat_hex(MIDDLE_X, MIDDLE_Y + 5, REACH), 9), "#120c26")
    pic.path(soft(flat_hex(MIDDLE_X, MIDDLE_Y, REACH), 9), fade("#3a3150", "#221a38"))
    edge = flat_hex(MIDDLE_X, MIDDLE_Y, REACH - 4)
    for x, y, r in ((55, 62, 24), (115, 56, 30), (81, 108, 26), (131, 96, 14)):
        pic.path(trace(clip(oval(x, y, r, r * 0.62), edge)), "#150f28")
        pic.path(trace(clip(oval(x + 2, y + 4, r * 0.8, r * 0.44), edge)), "#2d2545")
    cracks = "M27 54L61 72L53 96L89 122M137 42L109 74L125 102L101 134M61 72L109 74"
    pic.stroke(cracks, "#ff7d55", 4, opacity=0.75)
    pic.stroke(cracks, "#ffd9a0", 1.4, opacity=0.8)
    return pic


def pictures() -> dict[str, Picture]:
    out = {f"tile-{'-'.join(kinds)}": world(kinds) for kinds in MIXES}
    out |= {f"rise-{'-'.join(kinds)}": standing(kinds) for kinds in MIXES}
    out |= {f"tile-unexplored-{number}": unexplored(number) for number in range(3)}
    out["tile-destroyed"] = ruined()
    return {f"kardashev/{name}.svg": pic for name, pic in out.items()}
