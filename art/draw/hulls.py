"""Cat Quest's ships from inside and outside: rivals' hulls, the viewer's console, what lies on it."""

from __future__ import annotations

from collections.abc import Sequence

from outfits import paw_print
from palette import SEATS, WHITE, dark, light, mix
from place_quest import BRASS, GREY, LINE
from shape import panel
from svg import Picture, bands, coarse, fade, glow, halo, soft, trace, veil

RAIL = bands("#fff0c8", "#e8b866", "#a8703a", "#5a3626")

HULL = (200, 112)
STUFF = "#33333d"
"""What empty things are made of in high contrast."""


def _window(pic: Picture, x: float, y: float, size: float, seat: int) -> None:
    """A cockpit's canopy, as wide and high as a head, standing on y; behind the pilot it is in the seat's colour."""
    half, top = size * 0.47, y - size * 0.98
    colour = SEATS[seat]
    for grow, paint in ((5.0, BRASS), (0.0, fade(mix(colour, "#1a1448", 0.5), mix(colour, "#1a1448", 0.82)))):
        r = half + grow
        d = f"M{coarse(x - r)} {coarse(y)}V{coarse(top + half)}A{coarse(r)} {coarse(r)} 0 0 1 {coarse(x + r)} "
        pic.path(d + f"{coarse(top + half)}V{coarse(y)}Z", paint)
    shine = f"M{coarse(x - half * 0.72)} {coarse(top + half * 0.9)}A{coarse(half * 0.75)} {coarse(half * 0.75)} 0 0 1 "
    pic.stroke(shine + f"{coarse(x - half * 0.2)} {coarse(top + half * 0.28)}", WHITE, 4, opacity=0.3)


def hull(seat: int) -> Picture:
    """A rival's ship: the canopy at the left, room for a name and a crew."""
    wide, high = HULL
    colour = SEATS[seat]
    pic = Picture(wide, high + 8)
    shape = [(2, high * 0.3), (wide * 0.1, 2), (wide * 0.9, 2), (wide - 2, high * 0.3), (wide * 0.95, high - 2),
             (wide * 0.05, high - 2)]  # fmt: skip
    pic.path(soft([(x, y + 8) for x, y in shape], 20), "#05041a", opacity=0.5)
    pic.path(soft(shape, 20), bands(light(colour, 0.35), mix(colour, "#2a2060", 0.35), dark(colour, 0.6)))
    inner = [(x + (5 if x < wide / 2 else -5), y + (4 if y < high / 2 else -5)) for x, y in shape]
    pic.path(soft(inner, 17), fade("#352a68", "#1c1746"))
    pic.path(soft([(x, min(y, high * 0.42)) for x, y in inner], 14), veil(WHITE, 0.12, 0))
    _window(pic, 54, 98, 86, seat)
    return pic


def sill(seat: int) -> Picture:
    """The ledge before a pilot, in the seat's colour."""
    pic = Picture(120, 16)
    pic.rect(2, 4, 116, 12, 6, "#05041a", opacity=0.45)
    pic.rect(2, 1, 116, 12, 6, bands(light(SEATS[seat], 0.45), SEATS[seat], dark(SEATS[seat], 0.5)))
    return pic


def cockpit(seat: int) -> Picture:
    """The viewer's own canopy, let into the console."""
    pic = Picture(132, 128)
    pic.circle(66, 66, 64, halo(light(SEATS[seat], 0.3), 0.6))
    _window(pic, 66, 124, 114, seat)
    return pic


def acting() -> Picture:
    """The light in the canopy of whoever decides."""
    pic = Picture(100, 100)
    pic.circle(50, 50, 49, halo("#fff0b8", 1))
    pic.circle(50, 50, 40, halo("#ffcf7a", 0.9))
    return pic


CONSOLE = (2000, 160)


def console() -> Picture:
    """One long desk of dark enamel with a brass rail; the table shows as much of it as is wide."""
    wide, high = CONSOLE
    pic = Picture(wide, high)
    pic.rect(0, 0, wide, 12, 0, veil("#05041a", 0, 0.5))
    pic.rect(0, 10, wide, high, 0, RAIL)
    pic.rect(0, 17, wide, high, 0, bands("#4a3678", "#30255e", "#171240"))
    pic.rect(0, 17, wide, 40, 0, veil(WHITE, 0.13, 0))
    for x in range(20, wide, 49):
        pic.circle(x, 26, 3.2, "#5a3a3a")
        pic.circle(x - 0.8, 25, 1.6, "#ffe9b4", opacity=0.8)
    return pic


def seam() -> Picture:
    pic = Picture(8, 110)
    pic.rect(2, 0, 2.4, 110, 1, "#120d34", opacity=0.8)
    pic.rect(4.4, 0, 1.2, 110, 0.6, "#7a65aa", opacity=0.7)
    return pic


def berth() -> Picture:
    """A seat for one more cat: its back has ears, its cushion is soft, and nobody sits there yet."""
    pic = Picture(100, 130)
    pic.ellipse(50, 122, 40, 7, "#0a0724", opacity=0.6)
    edge, cloth = bands("#a890e0", "#6a559a", "#3a2d70"), fade("#54448f", "#362a6c")
    for grow, paint in ((4, edge), (0, cloth)):
        for side in (-1, 1):
            ear = [(50 + side * (12 - grow), 30), (50 + side * (30 + grow), 4 - grow), (50 + side * (36 + grow), 40)]
            pic.path(soft(ear, 6), paint)
        pic.rect(14 - grow, 20 - grow, 72 + 2 * grow, 86 + 2 * grow, 28, paint)
    pic.rect(22, 27, 56, 66, 22, fade("#44367e", "#2c2260"))
    paw_print(pic, 50, 60, 38, "#7a68b8")
    pic.rect(6, 91, 88, 31, 15.5, edge)
    pic.rect(9, 93, 82, 25, 12.5, fade("#7a62b8", "#4c3c8a"))
    pic.stroke("M22 100Q50 95 78 100", WHITE, 2.2, opacity=0.3)
    return pic


def dice_tray() -> Picture:
    pic = Picture(200, 112)
    pic.ellipse(100, 60, 98, 50, "#0a0724", opacity=0.6)
    pic.ellipse(100, 55, 98, 52, RAIL)
    pic.ellipse(100, 56, 90, 45, fade("#34183e", "#6a3460"))
    pic.ellipse(100, 64, 78, 34, glow(100, 64, 78, "#a85a86", 0.5))
    return pic


def tag(hot: bool) -> Picture:
    """A brass luggage tag; its middle can be drawn out."""
    pic = Picture(160, 44)
    pic.rect(3, 7, 154, 36, 18, "#05041a", opacity=0.5)
    pic.rect(3, 2, 154, 36, 18, bands("#fff0c4", "#d9a04e", "#8a5a34"))
    pic.rect(6, 5, 148, 30, 15, fade("#ffe2a0", "#ffb65c") if hot else fade("#43316f", "#291e52"))
    return pic


def plate(seat: int) -> Picture:
    """The plate for a pilot's name, with a rim in the seat's colour; its middle can be drawn out."""
    pic = Picture(160, 44)
    pic.rect(1, 6, 158, 38, 19, "#05041a", opacity=0.5)
    pic.rect(1, 1, 158, 40, 20, bands(light(SEATS[seat], 0.45), SEATS[seat], dark(SEATS[seat], 0.45)))
    pic.rect(5, 5, 150, 32, 16, fade("#2c2360", "#1a1444"))
    return pic


FROM, ONTO = ((12, 20), (26, 12), (26, 29)), ((14, 12), (28, 20.5), (14, 29))
"""Arrows on strips with elements: what a Dog is beaten by, and what a cat beats."""


def strip(arrow: Sequence[tuple[float, float]]) -> Picture:
    """What elements stand on, behind an arrow: its middle can be drawn out."""
    pic = Picture(100, 44)
    pic.rect(4, 6, 92, 36, 18, "#05041a", opacity=0.5)
    pic.rect(4, 3, 92, 35, 17.5, bands("#fff6d8", "#ffd987", "#e8a94e"))
    pic.path(soft(arrow, 3), "#5a2438")
    return pic


def strip_in_contrast(arrow: Sequence[tuple[float, float]]) -> Picture:
    pic = Picture(100, 44)
    pic.rect(1, 1, 98, 39, 19.5, "#ffffff")
    pic.rect(4, 4, 92, 33, 16.5, "#000000")
    pic.path(soft(arrow, 3), "#ffffff")
    return pic


def pad() -> Picture:
    """Where a cat that answers a Dog lands."""
    pic = Picture(150, 60)
    pic.ellipse(75, 34, 73, 25, "#0a0724", opacity=0.6)
    pic.ellipse(75, 29, 73, 26, RAIL)
    pic.ellipse(75, 28, 66, 21, fade("#2c1c5e", "#58408e"))
    paw_print(pic, 75, 29, 30, "#8a6ac0", opacity=0.7)
    return pic


def hold(seat: int) -> Picture:
    """A cargo tray between two ships that trade, in the seat's colour."""
    colour = SEATS[seat]
    pic = Picture(640, 150)
    pic.rect(4, 8, 632, 140, 30, "#05041a", opacity=0.45)
    pic.rect(4, 2, 632, 140, 30, bands(light(colour, 0.4), mix(colour, "#2a2060", 0.3), dark(colour, 0.6)))
    pic.rect(11, 9, 618, 126, 25, fade("#161040", "#2c2362"))
    pic.path(trace(panel(11, 9, 618, 44, 22)), veil(WHITE, 0.08, 0))
    for x in range(80, 600, 120):
        paw_print(pic, x, 76, 46, mix(colour, "#2a2064", 0.72))
    for x in (22, 618):
        for y in (40, 104):
            pic.circle(x, y, 3, light(colour, 0.4))
    return pic


def in_lines(wide: int, high: int, radius: float) -> Picture:
    """A thing of the table in high contrast: its outline on black."""
    pic = Picture(wide, high)
    pic.rect(2, 2, wide - 4, high - 4, radius, "#000000", stroke=LINE, stroke_width=3)
    return pic


def berth_in_contrast() -> Picture:
    """The same seat in greys: full shapes, so that it is a thing and no frame."""
    pic = Picture(100, 130)
    for side in (-1, 1):
        pic.path(soft([(50 + side * 12, 30), (50 + side * 33, 2), (50 + side * 39, 40)], 6), GREY)
    pic.rect(11, 17, 78, 92, 30, GREY)
    pic.rect(17, 23, 66, 76, 24, STUFF)
    paw_print(pic, 50, 60, 40, GREY)
    pic.rect(6, 91, 88, 32, 16, LINE)
    pic.rect(9, 94, 82, 26, 13, "#5a5a66")
    return pic


def round_in_contrast(wide: int, high: int, paw: float = 0.0) -> Picture:
    """Something round to put things on: a full plate with a thick edge."""
    pic = Picture(wide, high)
    x, y, rx, ry = wide / 2, high / 2, wide / 2 - 3, high / 2 - 6
    pic.ellipse(x, y + 4, rx, ry, GREY)
    pic.ellipse(x, y - 3, rx, ry, LINE)
    pic.ellipse(x, y - 3, rx - 4, ry - 4, STUFF)
    if paw:
        paw_print(pic, x, y - 2, paw, GREY)
    return pic


def hold_in_contrast() -> Picture:
    """A cargo tray: full, with a thick edge, and paws where cats will stand."""
    pic = Picture(640, 150)
    pic.rect(2, 8, 636, 140, 30, GREY)
    pic.rect(2, 2, 636, 138, 30, LINE)
    pic.rect(6, 6, 628, 130, 26, STUFF)
    for x in range(80, 600, 120):
        paw_print(pic, x, 72, 46, GREY)
    return pic


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for seat in range(4):
        out |= {f"hull-{seat}": hull(seat), f"sill-{seat}": sill(seat), f"cockpit-{seat}": cockpit(seat)}
        out[f"hold-{seat}"] = hold(seat)
        out[f"hull-{seat}-contrast"] = in_lines(HULL[0], HULL[1] + 8, 26)
        out |= {f"plate-{seat}": plate(seat), f"hold-{seat}-contrast": hold_in_contrast()}
        out[f"cockpit-{seat}-contrast"] = in_lines(132, 128, 40)
        out[f"sill-{seat}-contrast"] = in_lines(120, 16, 6)
    out |= {"console": console(), "seam": seam(), "berth": berth(), "dice-tray": dice_tray()}
    out |= {"clasp": strip(FROM), "clasp-contrast": strip_in_contrast(FROM)}
    out |= {"beats": strip(ONTO), "beats-contrast": strip_in_contrast(ONTO)}
    out |= {"dice-tray-contrast": round_in_contrast(200, 112), "pad-contrast": round_in_contrast(150, 60, 30)}
    out["berth-contrast"] = berth_in_contrast()
    out |= {"acting": acting(), "tag": tag(False), "tag-hot": tag(True), "pad": pad()}
    return {f"cat-quest/{name}.svg": pic for name, pic in out.items()}
