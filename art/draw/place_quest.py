"""Cat Quest's place: the observatory's sky, the brass orrery, the Dogs at its rim, hulls and the console."""

from __future__ import annotations

import math
import random

from cat_quest import DOG_EYES, DOG_FURS, ELEMENTS, HOMES, world
from dogs import dog_head
from outfits import paw_print
from palette import CREAM, SEATS, dark, light, mix
from shape import clip, oval, polygon, smooth
from sky import rays, stars, twinkle
from space import rocket, sun
from svg import Picture, Spot, bands, coarse, curve, fade, glow, halo, line, soft, trace, veil

RX, RY = 424, 222
"""Pluto's orbit in the picture of the orrery; the table may make it rounder."""
ACROSS, DOWN = 2.24, 2.5
"""The whole picture against that orbit: rim, side and shadow included. The table places it by the same numbers."""
SHARES = (0, 0.185, 0.275, 0.365, 0.455, 0.63, 0.7225, 0.815, 0.9075, 1.0)
"""How far out each orbit runs, Pluto's being 1; the table places its pieces by the same numbers."""
LENGTHS = (1, 6, 10, 14, 20, 42, 42, 42, 42, 42)
ORBIT_INKS = ("", "#d9c4b4", "#f5cf96", "#86c2ff", "#f59a7c", "#f0bd92", "#f2dca8", "#a8f0ec", "#90acff", "#dccdf0")
BRASS = bands("#fff3cf", "#d9a04e", "#8a5a34", "#e8b866", "#b87f3e")
GREY, LINE = "#8a8a96", "#ffffff"


# -- far away ----------------------------------------------------------------------------------------------

SKY = (2000, 1300)


def sky() -> Picture:
    """The open dome of an observatory: brass ribs before clouds of stars. The table stands in its middle."""
    wide, high = SKY
    pic = Picture(wide, high)
    pic.rect(0, 0, wide, high, 0, bands("#0b0a26", "#15123c", "#2a1c58", "#1d1648", "#100c2a"))
    for x, y, r, colour, strength in (
        (470, 420, 420, "#6a3f9e", 0.5), (1380, 400, 430, "#3f5ab0", 0.42), (900, 330, 430, "#a83a6a", 0.55),
        (430, 900, 380, "#2f6a8a", 0.35), (1380, 900, 380, "#6a3f8a", 0.4),
    ):  # fmt: skip
        pic.circle(x, y, r, halo(colour, strength))
    stars(pic, "quest", (0, 120, wide, high), 230, 1.3)
    for x, y, r in ((240, 480, 6), (556, 420, 5), (1410, 470, 7), (1290, 430, 4), (1440, 720, 5), (420, 700, 5)):
        twinkle(pic, x, y, r, opacity=0.8)
    for side in (-1, 1):
        for off, rib in ((700, 18), (880, 13)):
            x, bend, top = 916 + side * off, 916 + side * off * 0.96, 916 + side * off * 0.2
            d = f"M{coarse(x)} {high}Q{coarse(bend)} 450 {coarse(top)} 60"
            pic.stroke(d, "#33275e", rib)
            pic.stroke(d, "#d9a04e", 2, opacity=0.45)
    return pic


def sky_in_contrast() -> Picture:
    pic = Picture(*SKY)
    pic.rect(0, 0, *SKY, 0, "#000000")
    for side in (-1, 1):
        for off in (700, 880):
            x, bend, top = 916 + side * off, 916 + side * off * 0.96, 916 + side * off * 0.2
            pic.stroke(f"M{coarse(x)} {SKY[1]}Q{coarse(bend)} 450 {coarse(top)} 60", GREY, 1.4)
    stars(pic, "quest", (0, 120, *SKY), 60, 1.0, "#9a9aa6")
    return pic


def battle() -> Picture:
    """Over the Earth's rim, under a sky on fire."""
    wide, high = SKY
    pic = Picture(wide, high)
    lid = [(0, 0), (wide, 0), (wide, high), (0, high)]
    pic.rect(0, 0, wide, high, 0, bands("#150c30", "#2c1348", "#6a2a5e", "#b04a68", "#3a1c50", "#1a1038"))
    stars(pic, "battle", (0, 200, wide, 560), 90)
    rays(pic, 1000, 1000, 1250, 26, "#d0607a", lid)
    pic.path(trace(clip(oval(1000, 1900, 1500, 1010, n=160), lid)), bands("#8fd0ff", "#3f7fd0", "#1f3f80", "#101c44"))
    edge = clip(oval(1000, 1900, 1500, 1010, n=160), lid)
    for land in (
        [(420, 1010), (560, 950), (720, 930), (800, 980), (700, 1040), (560, 1090)],
        [(1050, 960), (1220, 930), (1400, 980), (1480, 1060), (1300, 1110), (1130, 1040)],
    ):
        pic.path(trace(clip(smooth(land, steps=6), edge)), fade("#a8dc86", "#3f7a58"), opacity=0.75)
    pic.path(trace(clip(oval(1000, 1925, 1500, 1010, n=160), lid)), veil("#0b0a20", 0.1, 0.8))
    pic.stroke(curve(_rim_of_earth(), closed=False), "#d8f0ff", 4, opacity=0.75)
    return pic


def _rim_of_earth() -> list[tuple[float, float]]:
    return [(x, 1900 - 1010 * math.sqrt(1 - ((x - 1000) / 1500) ** 2)) for x in range(0, 2001, 100)]


def battle_in_contrast() -> Picture:
    pic = Picture(*SKY)
    pic.rect(0, 0, *SKY, 0, "#000000")
    pic.stroke(curve(_rim_of_earth(), closed=False), LINE, 2)
    return pic


def parley() -> Picture:
    """A calm sky for two ships side by side."""
    wide, high = SKY
    pic = Picture(wide, high)
    pic.rect(0, 0, wide, high, 0, bands("#120f3a", "#23246a", "#3a4f92", "#26306c", "#14143f"))
    stars(pic, "trade", (0, 100, wide, high), 150)
    pic.circle(1000, 620, 560, halo("#8fd4ff", 0.34))
    for x, y, r in ((420, 420, 7), (1540, 400, 6), (1480, 760, 5), (480, 800, 6)):
        twinkle(pic, x, y, r, opacity=0.8)
    return pic


def plain_in_contrast() -> Picture:
    pic = Picture(*SKY)
    pic.rect(0, 0, *SKY, 0, "#000000")
    return pic


# -- the orrery --------------------------------------------------------------------------------------------

WIDE, HIGH = round(ACROSS * RX), round(DOWN * RY)
CX, CY = WIDE / 2, HIGH / 2


def place(orbit: int, number: float) -> tuple[float, float]:
    """A space of an orbit, counterclockwise from the right, in the picture of the orrery."""
    turn = math.tau * number / LENGTHS[orbit]
    return CX + RX * SHARES[orbit] * math.cos(turn), CY - RY * SHARES[orbit] * math.sin(turn)


def _beads(orbit: int, size: float = 3.8) -> str:
    """Every space of an orbit: the nearer, the larger."""
    d = []
    for number in range(LENGTHS[orbit]):
        x, y = place(orbit, number)
        near = 1 - 0.16 * math.sin(math.tau * number / LENGTHS[orbit])
        rx, ry = coarse(size * near), coarse(size * 0.74 * near)
        across = coarse(2 * round(size * near, 1))
        d.append(f"M{x - round(size * near, 1):.1f} {y:.1f}a{rx} {ry} 0 1 0 {across} 0a{rx} {ry} 0 1 0-{across} 0Z")
    return "".join(d)


def orrery() -> Picture:
    """A brass-rimmed dish seen from its side: roads for the planets, a belt of rocks, the Sun's light in the middle."""
    pic = Picture(WIDE, HIGH)
    pic.ellipse(CX, CY + 28, RX + 44, RY + 27, "#05041a", opacity=0.5)
    pic.ellipse(CX, CY + 20, RX + 34, RY + 27, bands("#8a5a34", "#5a3626", "#2a1a28"))
    pic.ellipse(CX, CY, RX + 34, RY + 27, BRASS)
    pic.ellipse(CX, CY, RX + 27, RY + 20.5, "none", stroke="#6a3f26", stroke_width=1.6, opacity=0.7)
    pic.stroke(_scale(), "#5a3422", 1.3, opacity=0.75)
    pic.ellipse(CX, CY, RX + 18, RY + 13.5, bands("#5a3626", "#b87f3e", "#fff0c4"))
    ground = ((0, "#3a2a70", 1), (0.35, "#231c58", 1), (0.75, "#171446", 1), (1, "#110f38", 1))
    pic.ellipse(CX, CY, RX + 15, RY + 11, Spot(ground, CX, CY, RX + 20))
    pic.ellipse(CX, CY, RX + 15, RY + 11, glow(CX, CY, RX * 0.62, "#ff9a5a", 0.4))
    rng = random.Random("orrery")
    for _star in range(36):
        turn, far = rng.random() * math.tau, math.sqrt(rng.random())
        x, y = CX + RX * far * math.cos(turn), CY + RY * far * math.sin(turn)
        pic.circle(x, y, 0.6 + rng.random() * 0.8, CREAM, opacity=round(0.15 + rng.random() * 0.3, 2))
    for orbit in range(9, 0, -1):
        ink, size = ORBIT_INKS[orbit], (RX * SHARES[orbit], RY * SHARES[orbit])
        pic.ellipse(CX, CY, *size, "none", stroke=mix(ink, "#1a164c", 0.72), stroke_width=13, opacity=0.34)
        road = bands(light(ink, 0.1), mix(ink, "#3a2f70", 0.55), ink)
        pic.ellipse(CX, CY, *size, "none", stroke=road, stroke_width=1.6, opacity=0.5)
    _belt(pic)
    for orbit in range(1, 10):
        pic.path(_beads(orbit), mix(ORBIT_INKS[orbit], "#2a2560", 0.46))
    pic.circle(CX, CY, 150, halo("#ffb86a", 0.55))
    pic.circle(CX, CY, 86, halo("#ffe09a", 0.7))
    return pic


def _scale() -> str:
    """The engraved strokes on the rim."""
    strokes = []
    for stroke in range(168):
        turn, long = math.tau * stroke / 168, 9 if stroke % 4 == 0 else 5
        c, s = math.cos(turn), math.sin(turn)
        outer = CX + (RX + 30) * c, CY + (RY + 23.5) * s
        strokes.append(line(outer, (CX + (RX + 30 - long) * c, CY + (RY + 23.5 - long * 0.7) * s)))
    return "".join(strokes)


def belt() -> Picture:
    """The rocks alone, where they are on the orrery."""
    pic = Picture(WIDE, HIGH)
    _belt(pic, 0.3)
    return pic


def _belt(pic: Picture, lighter: float = 0.0) -> None:
    rng = random.Random("belt")
    share = (SHARES[4] + SHARES[5]) / 2
    shades = [mix("#7a6a8a", "#a98a78", part / 3) for part in range(4)]
    for rock in range(72):
        turn = math.tau * (rock + rng.random() * 0.9) / 72
        far = share + (rng.random() - 0.5) * 0.075
        size = (2.2 + rng.random() * 5) * (1 + 0.25 * math.sin(turn))
        x, y = CX + RX * far * math.cos(turn), CY + RY * far * math.sin(turn)
        lumps = [
            (x + px * (0.8 + rng.random() * 0.4), y + py * (0.7 + rng.random() * 0.3))
            for px, py in oval(0, 0, size, n=7)
        ]
        shade = light(shades[rng.randrange(4)], lighter)
        pic.path(trace([(px + 1, py + 2) for px, py in lumps]), "#0d0a2a")
        pic.path(trace(lumps), fade(light(shade, 0.18), dark(shade, 0.4)))


def orrery_in_contrast() -> Picture:
    """Lines on black: a white rim, grey roads, the belt as a broken band."""
    pic = Picture(WIDE, HIGH)
    pic.ellipse(CX, CY, RX + 32, RY + 25, "#000000", stroke=LINE, stroke_width=3)
    pic.ellipse(CX, CY, RX + 15, RY + 11, "none", stroke=GREY, stroke_width=1.4)
    for orbit in range(1, 10):
        size = RX * SHARES[orbit], RY * SHARES[orbit]
        pic.ellipse(CX, CY, *size, "none", stroke="#6a6a76", stroke_width=1.2)
    _belt_in_contrast(pic, GREY)
    for orbit in range(1, 10):
        pic.path(_beads(orbit), "#000000", stroke="#b4b4c0", stroke_width=1.3)
    return pic


def belt_in_contrast() -> Picture:
    pic = Picture(WIDE, HIGH)
    _belt_in_contrast(pic, LINE)
    return pic


def _belt_in_contrast(pic: Picture, ink: str) -> None:
    share = (SHARES[4] + SHARES[5]) / 2
    for rock in range(60):
        turn = math.tau * rock / 60
        x, y = CX + RX * share * math.cos(turn), CY + RY * share * math.sin(turn)
        pic.circle(x, y, 3 if rock % 2 else 2, "none", stroke=ink, stroke_width=1)


PLANET = 132
"""The picture of a planet on its pin: the planet is 100 wide in its middle, the pin's foot at its lower edge."""


def planet_on_pin(home: str) -> Picture:
    if home == "sun":
        return _sun()
    wide = 226 if home == "saturn" else PLANET
    pic = Picture(wide, PLANET)
    middle = wide / 2
    dim = ((0, "#05041a", 0.85), (0.55, "#05041a", 0.5), (1, "#05041a", 0))
    pic.ellipse(middle, 121, 44, 11, Spot(dim, middle, 121, 44))
    pic.ellipse(middle, 121, 19, 8, fade("#8a5a34", "#3a2430"))
    pic.ellipse(middle, 119, 19, 8, bands("#fff3cf", "#d9a04e", "#8a5a34"))
    pic.rect(middle - 3, 96, 6, 24, 3, fade("#8a5a34", "#fff0c4"))
    world(pic, home, middle, 62, 50)
    return pic


def _sun() -> Picture:
    pic = Picture(PLANET, PLANET)
    pic.circle(66, 66, 65, halo("#ffcf7a", 0.95))
    for x, y in polygon(66, 66, 46, 12):
        pic.circle(x, y, 6.4, fade("#fff0b8", "#ffab4a"))
    sun(pic, 66, 66, 33)
    with pic.at(66, 69, 0.5):
        pic.stroke("M-26 -6Q-17 6 -8 -6M8 -6Q17 6 26 -6", "#c9562c", 7)
        pic.path(soft([(-6, 8), (6, 8), (0, 16)], 3), "#e0664a")
    return pic


def landing() -> Picture:
    """The light on a home that can be reached: it shines, and its foot is ringed."""
    pic = Picture(240, 240)
    pic.circle(120, 106, 106, halo("#ffe08a", 1))
    pic.circle(120, 106, 76, halo("#fff0b8", 0.8))
    dashes = []
    for dash in range(14):
        a, b = (math.tau * (dash + part) / 14 for part in (0, 0.58))
        start = f"M{coarse(120 + 62 * math.cos(a))} {coarse(163 + 30 * math.sin(a))}"
        dashes.append(f"{start}A62 30 0 0 1 {coarse(120 + 62 * math.cos(b))} {coarse(163 + 30 * math.sin(b))}")
    pic.stroke("".join(dashes), "#ffe9a8", 5)
    return pic


def landing_in_contrast() -> Picture:
    pic = Picture(240, 240)
    pic.circle(120, 106, 62, "none", stroke="#ffd60a", stroke_width=7)
    return pic


def tomorrow() -> Picture:
    """Where a planet will stand next round: a hollow ring on its road."""
    pic = Picture(30, 22)
    pic.ellipse(15, 11, 12, 8.6, "#120e38", opacity=0.55)
    pic.ellipse(15, 11, 12, 8.6, "none", stroke="#f2d49a", stroke_width=2.6, opacity=0.85)
    return pic


def bead() -> Picture:
    """A plain space in reach."""
    pic = Picture(40, 30)
    pic.ellipse(20, 15, 19, 14, "#ffcf7a", opacity=0.25)
    pic.ellipse(20, 15, 12, 8.8, fade("#fff0c8", "#ffcf7a"))
    return pic


def bead_in_contrast() -> Picture:
    pic = Picture(40, 30)
    pic.ellipse(20, 15, 14, 10.4, "#ffd60a", stroke="#000000", stroke_width=2)
    return pic


def stock() -> Picture:
    """How many cats still live somewhere is written in a cat's head."""
    pic = Picture(60, 60)
    pic.path(soft([(10, 30), (9, 6), (24, 15), (36, 15), (51, 6), (50, 30)], [8, 4, 3, 3, 4, 8]), "#f2d49a")
    pic.ellipse(30, 34, 25, 21, "#f2d49a")
    pic.ellipse(30, 34, 21, 17, "#1b1440")
    return pic


def flyer(seat: int) -> Picture:
    """A player's rocket, as tight as it can be clicked."""
    pic = Picture(76, 132)
    pic.ellipse(38, 122, 22, 8, Spot(((0, "#05041a", 0.8), (1, "#05041a", 0)), 38, 122, 22))
    rocket(pic, 38, 58, 104, SEATS[seat])
    return pic


# -- the Dogs ----------------------------------------------------------------------------------------------


def doom(element: str) -> Picture:
    """A Dog that grips the far rim; without an element it is one that nobody has turned up."""
    eye = DOG_EYES.get(element, "#ff5a6a")
    pic = Picture(170, 176)
    pic.circle(85, 84, 84, halo(mix(eye, "#a83a6a", 0.4), 0.55))
    _gripping(pic, DOG_FURS.get(element, "#4a2f66"), eye)
    return pic


def doom_beaten(element: str) -> Picture:
    """A Dog that has had enough: dull, dizzy, its tongue out."""
    pic = Picture(170, 176)
    _gripping(pic, mix(DOG_FURS[element], "#4a3a5c", 0.45), "", beaten=True)
    return pic


def doom_in_contrast(beaten: bool = False) -> Picture:
    """Every Dog on black: only its badge tells them apart."""
    pic = Picture(170, 176)
    _gripping(pic, "#7c7c86" if beaten else "#d4d4de", "#ffffff", beaten)
    return pic


def _gripping(pic: Picture, fur: str, eye: str, beaten: bool = False) -> None:
    body = [(14, 150), (26, 112), (60, 92), (110, 92), (144, 112), (156, 150), (85, 158)]
    pic.path(curve(body), fade(dark(fur, 0.45), dark(fur, 0.9)))
    with pic.at(85, 78, 1.06):
        dog_head(pic, fur, eye, beaten)
    for x in (34, 136):
        pic.ellipse(x, 150, 20, 16, "#05041a", opacity=0.45)
        pic.ellipse(x, 145, 20, 16, fade(light(fur, 0.3), dark(fur, 0.3)))
        for toe in (-9, 0, 9):
            pic.stroke(f"M{coarse(x + toe * 0.8)} 150v8", dark(fur, 0.8), 2.2)
            claw = [(x + toe - 2.8, 158), (x + toe + 2.8, 158), (x + toe, 167)]
            pic.path(soft(claw, 1), "#fff6e8")


def die_blank(dark_one: bool) -> Picture:
    """A die before it is rolled, the black or the white one: it has a paw for a face."""
    edge, face, paw = (
        (("#3b3f86", "#191a4e"), ("#2a2d6c", "#1b1c54"), "#8d93e0")
        if dark_one
        else (("#fffdf2", "#cfc4dc"), ("#fff6e4", "#e6dcea"), "#a08fc4")
    )
    pic = Picture(100, 100)
    pic.rect(6, 9, 88, 88, 20, "#05041a", opacity=0.45)
    pic.rect(6, 4, 88, 88, 20, fade(*edge))
    pic.rect(12, 10, 76, 76, 16, fade(*face))
    paw_print(pic, 50, 52, 52, paw)
    return pic


def unknown() -> Picture:
    """What stands for an element nobody knows."""
    pic = Picture(60, 60)
    pic.circle(30, 30, 29, BRASS)
    pic.circle(30, 30, 24.5, "#2a1440")
    return pic


def pictures() -> dict[str, Picture]:
    out = {"sky": sky(), "sky-contrast": sky_in_contrast(), "battle": battle(), "battle-contrast": battle_in_contrast()}
    out |= {"calm": parley(), "calm-contrast": plain_in_contrast()}
    out |= {"orrery": orrery(), "orrery-contrast": orrery_in_contrast()}
    out |= {"belt": belt(), "belt-contrast": belt_in_contrast()}
    out |= {"landing": landing(), "landing-contrast": landing_in_contrast(), "tomorrow": tomorrow()}
    out |= {"bead": bead(), "bead-contrast": bead_in_contrast(), "stock": stock()}
    out |= {f"planet-{number}": planet_on_pin(home) for number, home in enumerate(HOMES)}
    out |= {f"flyer-{seat}": flyer(seat) for seat in range(4)}
    out |= {f"doom-{number}": doom(element) for number, element in enumerate(ELEMENTS)}
    out |= {f"doom-beaten-{number}": doom_beaten(element) for number, element in enumerate(ELEMENTS)}
    out |= {"doom": doom(""), "doom-contrast": doom_in_contrast(), "unknown": unknown()}
    out |= {"doom-beaten": doom_in_contrast(beaten=True)}
    out |= {f"die-blank-{die}": die_blank(dark_one=not die) for die in (0, 1)}
    return {f"cat-quest/{name}.svg": pic for name, pic in out.items()}
