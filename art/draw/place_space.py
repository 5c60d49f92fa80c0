"""Space Kitties' place: the bridge of a ship before a star chart, what stands on its console, and who sits there."""

from __future__ import annotations

import math

from body import paw
from commanders import COMMANDERS
from heads import MOODS, bust_picture
from lines import LinePicture
from outfits import paw_print
from palette import WHITE
from shape import oval, polygon, ribbon, smooth
from sky import stars, twinkle
from space import rocket
from space_kitties import draw_gate
from svg import Linear, Picture, Round, Spot, bands, curve, fade, glow, line, soft, trace, veil

GO = "#8ff0cf"
"""The light of an open docking bay."""
STEEL = ("#6a64a4", "#443e7c", "#2a2658")
BRASS = ("#ffe2a0", "#c98a4a", "#7a4a34")

# -- the scene ---------------------------------------------------------------------------------------------


def sky(pic: Picture) -> None:
    """The sky before the window, 1900 x 640; its middle is the window's."""
    pic.rect(
        0, 0, 1900, 640, 0, Linear(((0, "#0a0a30", 1), (0.36, "#191452", 1), (0.62, "#33206a", 1), (1, "#2a1a5c", 1)))
    )
    for x, y, r, colour, strength in (
        (620, 240, 330, "#5a34a8", 0.5),
        (1060, 90, 300, "#2a4a9e", 0.5),
        (1500, 330, 300, "#8a3a7a", 0.4),
        (330, 120, 300, "#3a2a90", 0.5),
    ):
        pic.circle(x, y, r, glow(x, y, r, colour, strength))
    rim = Spot(((0, "#2a2478", 1), (0.955, "#2a2478", 1), (1, "#6a58c0", 1)), 880, 1210, 1000)
    pic.circle(880, 1210, 1000, rim, opacity=0.75)
    stars(pic, "bridge", (10, 10, 1890, 420), 190, 1.05)
    for x, y, r in ((610, 26, 6), (920, 200, 4), (1215, 22, 6), (1320, 246, 4), (210, 90, 5), (1730, 60, 5)):
        twinkle(pic, x, y, r, opacity=0.8)
    for y in (58, 198):
        pic.stroke(curve([(0, y), (950, y + (y - 128) * 0.18), (1900, y)], closed=False), "#9a94ff", 1.2, opacity=0.1)


def meridians(pic: Picture) -> None:
    """The chart's quiet lines, one for every number, 1024 x 1024."""
    for number in range(1, 11):
        x = 1024 * number / 11
        lean = (x - 512) * 0.16
        pic.stroke(curve([(x + lean, 0), (x, 512), (x + lean, 1024)], closed=False), "#9a94ff", 1.2, opacity=0.16)


def gate_light(pic: Picture) -> None:
    """The golden gate in its rays, 560 x 560."""
    middle, reach = 280, 278
    pic.circle(middle, middle, reach, glow(middle, middle, reach, "#ff9a5a", 0.62))
    for k in range(20):
        angle, half = math.radians(k * 18 + 4), math.radians(2.6)
        beam = [(middle, middle)]
        beam += [(middle + reach * math.cos(a), middle + reach * math.sin(a)) for a in (angle - half, angle + half)]
        fading = Spot(((0, "#ffe0a0", 0.34), (0.55, "#ffe0a0", 0.12), (1, "#ffe0a0", 0)), middle, middle, reach)
        pic.path(trace(beam), fading)
    pic.circle(middle, middle, 150, glow(middle, middle, 150, "#ffcf7a", 0.55))
    draw_gate(pic, middle, middle - 4, 90)


HULL, WINDOW_LEFT = (1500, 1000), 560
"""The picture of one half of the hull; the window begins so far from its outer edge."""


def _opening(out: float) -> str:
    """The window's end at the left, so much larger; open to the right and below."""
    x = WINDOW_LEFT - out
    top = 148 - out
    bend = f"L{x - 13} {top + 134}Q{x - 17} {top + 152} {x - 15} {top + 170}"
    return f"M1510 {top}H{x + 46}Q{x + 14} {top} {x + 11} {top + 34}{bend}L{x + 40} 1010H1510Z"


def right_hull(pic: Picture) -> None:
    with pic.at(HULL[0], 0, flip=True):
        hull(pic, True)


def hull(pic: Picture, lit: bool = False) -> None:
    """The left half of the wall with its part of the window's frame; `lit` stands next to the golden light."""
    across, down = HULL
    wall = Linear(((0, "#17143a", 1), (0.15, "#221d50", 1), (0.5, "#1a1740", 1), (1, "#141132", 1)))
    pic.path(f"M-9 -9H{across + 9}V{down + 9}H-9Z{_opening(0)}", wall, fill_rule="evenodd")
    for x in (70, 250, 430):
        pic.rect(x, 176, 118, 210, 20, bands("#262058", "#1b173f"))
        pic.rect(x + 9, 185, 100, 192, 14, "none", stroke="#3a3470", stroke_width=2)
        for k in range(5):
            pic.rect(x + 24, 214 + k * 14, 70, 5, 2.5, "#120f30")
        for k in range(4):
            pic.circle(x + 34 + k * 17, 330, 4, ("#8fe5c4", "#ffc06a", "#ff8fa0", "#7fe0f5")[k], opacity=0.6)
    pic.rect(0, 136, WINDOW_LEFT - 10, 7, 3, "#0f0d2e")
    frame = fade("#463f7a", "#463f7a")
    if lit:
        frame = Linear(((0, "#ffc98a", 1), (0.08, "#e8ac86", 1), (0.3, "#8a6a8e", 1), (0.55, "#463f7a", 1)), -90)
    pic.path(_opening(0), stroke=frame, stroke_width=11)
    pic.path(_opening(7), stroke="#0e0c2a", stroke_width=5)
    pic.path(_opening(-7), stroke="#ffe6c0" if lit else "#c8c4ff", stroke_width=1.4, opacity=0.4)
    if lit:
        return
    for x, wide in ((230, 80), (330, 22)):
        left = WINDOW_LEFT + x
        pic.path(soft([(left, 152), (left + wide, 152), (left + wide - 170, 560), (left - 170, 560)], 6),
                 veil(WHITE, 0.06, 0.01))  # fmt: skip


CONSOLE = (2600, 620)
_EDGE = [
    (0, 176),
    (420, 108),
    (660, 68),
    (860, 36),
    (1080, 20),
    (1520, 20),
    (1740, 36),
    (1940, 68),
    (2180, 108),
    (2600, 176),
]
"""The console's upper edge, from left to right."""


def console(pic: Picture) -> None:
    """The desk before the window: its top is 20 below the picture's in the middle."""
    across, down = CONSOLE
    edge = smooth(_EDGE, closed=False, steps=8)
    body = Linear(((0, "#3a3570", 1), (0.18, "#2a2658", 1), (0.6, "#1b1842", 1), (1, "#110f30", 1)))
    pic.path(trace([*edge, (across, down), (0, down)]), body)
    rim = Linear(((0, "#4a447e", 1), (0.55, "#8a7cae", 1), (0.78, "#ffcf94", 1), (1, "#8a6a7a", 1)), -90)
    pic.path(trace(ribbon(_EDGE, [8, 9, 9, 8])), rim)
    pic.stroke(curve([(x, y + 15) for x, y in _EDGE], closed=False), "#7fe0f5", 2, opacity=0.35)
    pic.path(trace([*[(x, y + 166) for x, y in edge], (across, down), (0, down)]), bands("#25214e", "#17143a"))
    pic.stroke(curve([(x, y + 166) for x, y in _EDGE], closed=False), "#5f58a0", 3, opacity=0.6)
    pic.circle(1790, 330, 270, glow(1790, 330, 270, "#ffb070", 0.14))
    for side in (-1, 1):  # far out: more desk, with lamps and dials
        for k in range(3):
            x, y = 1300 + side * (760 + k * 150), 150 + k * 22
            pic.circle(x, y, 40, bands(*STEEL))
            pic.circle(x, y, 32, Round(((0, "#1a2a60", 1), (1, "#0a0c28", 1))))
            pic.stroke(line((x, y), (x + side * 14, y - 20)), "#8ff0cf", 3)
            for lamp in range(5):
                pic.circle(x - 36 + lamp * 18, y + 62, 4, ("#8fe5c4", "#ffc06a", "#ff8fa0")[lamp % 3], opacity=0.6)


def rail(pic: Picture) -> None:
    """The padded rail behind the hand, 780 x 190."""
    half = [(12, 240), (20, 90), (44, 48), (120, 30), (390, 24)]
    shape = [*half, *((780 - x, y) for x, y in half[-2::-1])]
    pic.path(curve(shape), bands("#3c3474", "#241f52", "#14112f"))
    pic.stroke(curve([(x, y + 11) for x, y in shape[2:-2]], closed=False), "#8f84d0", 3, opacity=0.4)
    for k in range(5):
        for x, lamps in ((92, ("#7fe0f5", GO, "#ffc06a")), (636, (GO, "#ffc06a", "#ff8fa0"))):
            pic.circle(x + k * 13, 10, 3.4, lamps[k % 3], opacity=0.6)


def chair(pic: Picture) -> None:
    """The commander's seat, 270 x 280."""
    pic.path(
        curve([(135, 6), (200, 30), (227, 127), (220, 278), (50, 278), (43, 127), (70, 30)]),
        bands("#7a5aa8", "#4a347e", "#241a50"),
    )
    pic.path(
        curve([(135, 20), (188, 40), (211, 130), (205, 278), (65, 278), (59, 130), (82, 40)]),
        bands("#3a2a70", "#241a4e"),
    )
    for y in (88, 140):
        pic.stroke(curve([(74, y), (135, y + 8), (196, y)], closed=False), "#1a1240", 3, opacity=0.6)


# -- what stands on the console ----------------------------------------------------------------------------


def bay(pic: Picture) -> None:
    """A docking bay, 150 x 190: an arch with light from its floor; cards stand in it."""
    pic.path("M8 176V66A67 56 0 0 1 142 66V176Z", bands("#5a5490", "#3a3570", "#241f52"))
    pic.path("M18 172V68A57 48 0 0 1 132 68V172Z", Linear(((0, "#07081f", 1), (0.6, "#0d1236", 1), (1, "#1c3a66", 1))))
    pic.path("M18 172V136H132V172Z", veil(GO, 0, 0.5))
    for side in (-1, 1):
        post = [(75 + side * 57, 172), (75 + side * 57, 70), (75 + side * 51, 62), (75 + side * 51, 172)]
        pic.path(soft(post, 2), veil(GO, 0, 0.8))
    pic.rect(4, 170, 142, 14, 5, bands("#6a64a0", "#3a3570"))
    for k in range(8):
        x = 14 + k * 16
        pic.path(soft([(x, 173), (x + 8, 173), (x + 3, 181), (x - 5, 181)], 1), "#ffc06a", opacity=0.75)


def coin(pic: Picture) -> None:
    """A bay's number stands on it."""
    pic.circle(20, 20, 19, bands(*BRASS))
    pic.circle(20, 20, 15, "#241b58")


def dispenser(pic: Picture) -> None:
    """The deck's housing behind the cards, 120 x 150."""
    pic.rect(8, 40, 104, 104, 16, bands("#5a5490", "#3a3570", "#211d4c"))
    pic.rect(22, 54, 76, 16, 8, "#07081f")


def dispenser_front(pic: Picture) -> None:
    pic.rect(12, 62, 96, 78, 12, bands(*STEEL))
    pic.rect(20, 66, 80, 4, 2, WHITE, opacity=0.25)
    for x in (22, 98):
        pic.circle(x, 130, 3, "#8fe5c4", opacity=0.8)


def airlock(pic: Picture) -> None:
    """Discards leave by it, 130 x 130."""
    pic.circle(65, 65, 62, bands(*STEEL))
    pic.circle(65, 65, 50, "#0d0b28")
    pic.circle(65, 65, 47, Round(((0, "#232a6a", 1), (0.6, "#12153f", 1), (1, "#060718", 1))))
    blade = [(0, -46), (30, -34), (8, -12)]
    for k in range(6):
        with pic.at(65, 65, 1, k * 60):
            pic.path(soft(blade, 4), fade("#3a3f86", "#1f2358"), opacity=0.75)
    for x, y in polygon(65, 65, 56, 8, 22.5):
        pic.circle(x, y, 3.2, "#c9c4f0", opacity=0.7)


def book(pic: Picture) -> None:
    """The quest log, 320 x 210."""
    pic.path(soft([(14, 30), (306, 30), (314, 190), (6, 190)], 12), bands("#8a4a6a", "#5a2a52"))
    for drop in (8, 4, 0):
        paper = fade("#b89a88", "#94786e") if drop else fade("#e2cab2", "#bd9c88")
        left = [(20, 30), (90, 20), (158, 32), (158, 178), (90, 166), (16, 176)]
        pic.path(curve([(x, y + drop) for x, y in left]), paper)
        pic.path(curve([(320 - x, y + drop) for x, y in left]), paper)
    fold = Linear(((0, "#6a4030", 0), (0.5, "#6a4030", 0.35), (1, "#6a4030", 0)), -90)
    pic.path(soft([(150, 30), (170, 30), (170, 180), (150, 180)], 4), fold)
    pic.path(soft([(286, 24), (299, 26), (299, 68), (292.5, 60), (286, 68)], 2), fade("#ff8fa0", "#b8325c"))


def small_book(pic: Picture) -> None:
    """A rival's quest lies on it, 76 x 74."""
    pic.path(soft([(2, 8), (74, 8), (75, 71), (1, 71)], 6), "#6a3458")
    left = [(5, 10), (22, 6), (37, 11), (37, 67), (22, 63), (4, 67)]
    for page in (left, [(76 - x, y) for x, y in left]):
        pic.path(curve(page), fade("#e2cab2", "#c4a48e"))


def small_bay(pic: Picture) -> None:
    """A rival's lane, 46 x 64."""
    pic.path(soft([(3, 2), (43, 2), (43, 62), (3, 62)], [14, 14, 4, 4]), fade("#0a0a2a", "#1d2a5a"))
    pic.rect(5, 56, 36, 4, 2, "#7fe0f5", opacity=0.7)


# -- what is on the chart ----------------------------------------------------------------------------------


def beacon(pic: Picture, lit: bool = False) -> None:
    """The next place of a journey, 68 x 68; `lit` says that the viewer can go there now."""
    rim, inside, lamp = fade("#d8cfae", "#a08a78"), fade("#4a3a80", "#2a2060"), "#c9b890"
    if lit:
        rim, inside, lamp = fade("#fff3d0", "#ffb85a"), fade("#fffaf0", "#ffe2b0"), "#ffe9a8"
    pic.circle(34, 34, 28, rim)
    pic.circle(34, 34, 23, inside)
    for x, y in polygon(34, 34, 32, 4, 45):
        pic.circle(x, y, 2, lamp)


def ship(pic: Picture) -> None:
    """A rocket under way to the right, 60 x 40."""
    rocket(pic, 33, 20, 50, "#ff8fa0", 96)


def yoke(pic: Picture, slug: str) -> None:
    """The helm and the paws that hold it, 240 x 110."""
    body = COMMANDERS[slug].cat.dressed()
    pic.path("M24 74Q21 26 60 23L66 36Q44 41 45 71Q70 58 120 58T195 71Q196 41 174 36L180 23Q219 26 216 74"
             "Q214 92 197 89Q168 81 120 81T43 89Q26 92 24 74Z", bands(*BRASS))  # fmt: skip
    pic.rect(102, 80, 36, 30, 6, bands("#5a5490", "#2a2658"))
    pic.circle(120, 70, 17, bands("#ff9f8a", "#b8325c"))
    paw_print(pic, 120, 70, 19, "#ffe0d0")
    for side in (-1, 1):
        with pic.at(120 + side * 78, 30, 1.25):
            pic.path(trace(oval(0, 1.5, 18.5, 14.5, side * 20)), "#14112f", opacity=0.35)
            paw(pic, body, 0, 0, 17, 13, side * 20)


SCENE = {
    "place-sky": (1900, 640, sky),
    "place-meridians": (1024, 1024, meridians),
    "place-gate": (560, 560, gate_light),
    "place-hull-left": (*HULL, hull),
    "place-hull-right": (*HULL, right_hull),
    "place-console": (*CONSOLE, console),
    "place-rail": (780, 190, rail),
    "place-chair": (270, 280, chair),
}
THINGS = {
    "bay": (150, 190, bay),
    "coin": (40, 40, coin),
    "dispenser": (120, 150, dispenser),
    "dispenser-front": (120, 150, dispenser_front),
    "airlock": (130, 130, airlock),
    "book": (320, 210, book),
    "book-small": (76, 74, small_book),
    "bay-small": (46, 64, small_bay),
    "beacon": (68, 68, beacon),
    "beacon-lit": (68, 68, lambda pic: beacon(pic, True)),
    "ship": (60, 40, ship),
}


def pictures() -> dict[str, Picture]:
    """Scenery and things are drawn twice: in colour, and in lines for the high-contrast theme."""
    out: dict[str, Picture] = {}
    for name, (width, height, draw) in (SCENE | THINGS).items():
        out[name] = Picture(width, height)
        draw(out[name])
        scenery = name in SCENE and name != "place-gate"  # where every journey goes is no scenery
        lines = LinePicture(width, height, line="#5c5c5c" if scenery else "#ffffff", weight=1.5 if scenery else 2.5)
        draw(lines)
        if lines.marked:
            out[f"{name}-contrast"] = lines
    for slug, who in COMMANDERS.items():
        out[f"yoke-{slug}"] = Picture(240, 110)
        yoke(out[f"yoke-{slug}"], slug)
        for mood in MOODS:
            out[f"bust-{slug}-{mood}"] = bust_picture(who.cat, mood)
    return {f"space-kitties/{name}.svg": pic for name, pic in out.items()}
