"""Pictures of the program itself: logo, icon, the menu's sky, and what it shows when all is empty."""

from __future__ import annotations

from body import leg, paw
from cat import Cat, draw_head
from coat import Coat
from outfits import paw_print
from palette import CREAM, HONEY, WHITE, mix
from poses import bust, curled
from props import cushion
from shape import clip, oval, panel
from sky import fir, golden_star, hill_line, letters_z, moon, round_tree, stars, twinkle
from space import planet
from suits import SUITS, suit_symbol
from svg import Picture, bands, curve, fade, halo, soft, trace, veil

HOST = Cat(Coat("#ffb066", "#c9561f", iris="#7fd98c", ear="#ffab9a"), "round", "wide", "tabby", socks=True)


def _small_card(pic: Picture, x: float, y: float, width: float, turn: float, suit: str) -> None:
    with pic.at(x, y, width / 50, turn):
        pic.rect(-25, -35, 50, 70, 8, fade("#fffdf6", "#ffe9d0"))
        suit_symbol(pic, SUITS[suit], 0, 0, 34)


def _host_at_table(pic: Picture, x: float, y: float, size: float) -> None:
    """The cat behind a round table's edge with a card in its paw; 200 wide at size 1."""
    with pic.at(x, y, size):
        with pic.at(-20, -14, 1.1):
            draw_head(pic, HOST, "friendly")
        pic.path("M-100 66A100 34 0 0 1 100 66L94 84A96 30 0 0 1 -94 84Z", fade("#7a4fc0", "#3a2378"))
        pic.path("M-100 66A100 34 0 0 1 100 66A100 30 0 0 1 -100 66Z", fade("#a97ff0", "#5a3aa8"))
        pic.path("M-88 64A88 27 0 0 1 88 64A88 25 0 0 1 -88 64Z", fade("#4a9a8f", "#226a6e"))
        _small_card(pic, 66, -4, 46, 20, "spades")
        _small_card(pic, 46, -8, 46, -2, "hearts")
        paw(pic, HOST, -62, 42, 17, 12)
        paw(pic, HOST, 48, 30, 17, 13)


def logo() -> Picture:
    pic = Picture(200, 200)
    _host_at_table(pic, 100, 92, 0.97)
    return pic


def program_icon() -> Picture:
    """The logo again, closer: it must still be a cat at 16 pixels."""
    pic = Picture(256, 256)
    edge = panel(4, 4, 248, 248, 58, 16)
    pic.path(trace(edge), bands("#231c66", "#5a2f8c", "#d9648f"))
    stars(pic, "icon", (30, 24, 226, 80), 14, 2.4)
    moon(pic, 212, 54, 22)
    with pic.at(112, 126, 1.7):
        draw_head(pic, HOST, "friendly")
    pic.path(trace(clip(oval(128, 290, 190, 98), edge)), fade("#a97ff0", "#5a3aa8"))
    pic.path(trace(clip(oval(128, 304, 176, 94), edge)), fade("#4a9a8f", "#1f6268"))
    _small_card(pic, 210, 164, 68, 14, "hearts")
    paw(pic, HOST, 52, 204, 27, 20)
    paw(pic, HOST, 194, 208, 27, 20)
    return pic


def big_moon() -> Picture:
    pic = Picture(300, 300)
    moon(pic, 150, 150, 96)
    return pic


def hills() -> Picture:
    pic = Picture(1600, 300)
    rows = (
        ([(0, 120), (220, 60), (480, 130), (760, 50), (1060, 120), (1340, 46), (1600, 110)], "#4a3a92", "#2f2670"),
        ([(0, 190), (180, 150), (420, 200), (700, 140), (980, 200), (1280, 136), (1600, 180)], "#33297a", "#221a58"),
        ([(0, 220), (300, 262), (620, 214), (900, 256), (1240, 214), (1600, 250)], "#1f1850", "#120e34"),
    )
    woods = (
        ((120, 96, 50), (168, 82, 70), (700, 72, 62), (742, 62, 66), (1300, 62, 74), (1352, 58, 56)),
        (
            (60, 176, 84),
            (110, 166, 64),
            (640, 158, 90),
            (690, 150, 66),
            (1240, 150, 80),
            (1520, 172, 96),
            (1470, 164, 66),
        ),
        ((330, 258, 64), (880, 252, 74), (940, 252, 54), (1200, 222, 60)),
    )
    for k, ((line, far, near), trees) in enumerate(zip(rows, woods, strict=True)):
        for x, y, h in trees:
            (round_tree if k == 1 else fir)(pic, x, y + 12, h, mix(far, near, 0.4))
        if k == 1:
            _cottage(pic, 430, 198)
            _cottage(pic, 1010, 200)
        pic.path(trace(hill_line(line, 300)), fade(far, near))
    return pic


def _cottage(pic: Picture, x: float, y: float) -> None:
    """A small house with cat ears on the roof and light in the window."""
    pic.rect(x - 26, y - 34, 52, 46, 5, fade("#6a5aa8", "#3a2f78"))
    pic.path(
        soft(
            [
                (x - 38, y - 30),
                (x - 28, y - 72),
                (x - 12, y - 56),
                (x + 12, y - 56),
                (x + 28, y - 72),
                (x + 38, y - 30),
            ],
            [4, 5, 3, 3, 5, 4],
        ),
        fade("#b06a9e", "#6a3f86"),
    )
    pic.circle(x, y - 12, 30, halo(HONEY, 0.5))
    pic.rect(x - 9, y - 22, 18, 20, 6, fade("#fff0b0", "#ffbf5a"))


def planets() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    kinds = (("ringed", 48, "#ff9f8a"), ("gas", 78, "#9f8ff5"), ("cratered", 72, "#7fd0c8"))
    for k, (kind, r, colour) in enumerate(kinds, 1):
        out[f"planet-{k}"] = Picture(200, 200)
        planet(out[f"planet-{k}"], kind, 100, 100, r, colour)
    return out


def curtain_cat() -> Picture:
    pic = Picture(400, 300)
    pic.circle(200, 160, 150, halo("#b48cff", 0.35))
    with pic.at(200, 148, 1.62):
        bust(pic, HOST, "happy", 80)
        for side in (-1, 1):
            arm = [(side * 40, 72), (side * 46, 52), (side * 25, 10)]
            leg(pic, HOST, arm, 24)
            paw(pic, HOST, side * 23, 2, 19, 16, side * 12)
    pic.rect(52, 262, 296, 34, 17, bands("#a97ff0", "#6a45b8", "#3f2882"))
    pic.rect(70, 266, 260, 7, 3.5, veil(WHITE, 0.45, 0))
    return pic


def trophy() -> Picture:
    pic = Picture(200, 200)
    gold = bands("#fff3bf", "#ffcf5a", "#d98a2a")
    pic.circle(100, 90, 98, halo(HONEY, 0.45))
    for side in (-1, 1):
        grip = [(44, 54), (66, 54), (72, 70), (56, 92), (34, 100)]
        pic.path(
            curve([(100 + side * x, y) for x, y in grip], closed=False),
            stroke=fade("#ffdf8a", "#c9782a"),
            stroke_width=10,
        )
        pic.path(
            soft([(100 + side * 50, 46), (100 + side * 46, 6), (100 + side * 12, 36)], [4, 9, 4]),
            fade("#fff0b0", "#f0b24a"),
        )
        pic.path(soft([(100 + side * 42, 38), (100 + side * 40, 20), (100 + side * 24, 36)], 4), "#ff9fa8")
    pic.path("M50 36H150V76C150 110 128 128 100 128S50 110 50 76Z", gold)
    pic.ellipse(100, 37, 50, 9, fade("#ffe9a0", "#fff8dc"))
    pic.path("M62 54Q62 96 84 112Q72 84 74 54Z", WHITE, opacity=0.5)
    paw_print(pic, 104, 82, 44, "#b8651f")
    pic.path(soft([(90, 124), (110, 124), (116, 154), (84, 154)], 5), fade("#f0b24a", "#c9782a"))
    pic.rect(62, 150, 76, 34, 9, fade("#6a4aa8", "#33246e"))
    pic.rect(68, 153, 64, 7, 3.5, veil(WHITE, 0.4, 0))
    golden_star(pic, 100, 169, 11)
    for x, y, r in ((28, 34, 9), (176, 28, 11), (182, 120, 7), (20, 112, 7)):
        twinkle(pic, x, y, r, "#fff0b8")
    return pic


def sleepy_cat() -> Picture:
    pic = Picture(300, 220)
    pic.circle(150, 112, 108, halo("#b48cff", 0.3))
    cushion(pic, 150, 138, 236, "#7a5ac8")
    with pic.at(116, 112, 1.12):
        curled(pic, HOST)
    letters_z(pic, 196, 54, 15, CREAM)
    return pic


def broken() -> Picture:
    """A card torn in two, its heart with it."""
    pic = Picture(200, 200)
    tear = [(-4, -70), (7, -48), (-8, -26), (7, -4), (-7, 18), (7, 42), (-2, 70)]
    lobe = [(10, -34), (24, -38), (37, -31), (41, -14), (36, 4), (22, 22), (6, 35)]
    for side, x, turn in ((-1, 84, -11), (1, 116, 11)):
        with pic.at(x, 100, 1, turn):
            pic.path(
                soft([(side * 52, -70), *tear, (side * 52, 70)], [12, 2, *[3] * 5, 2, 12]),
                fade("#fffdf6", "#ffd9d0", side * 20),
            )
            rim = [(px + side * 2, py) for px, py in tear[2:5]]
            pic.path(
                soft([*((side * px, py) for px, py in lobe), *rim[::-1]], [5, 9, 9, 9, 9, 9, 3, 2, 2, 2]),
                fade("#ff9fb4", "#c2375f"),
            )
    for x, y, r in ((100, 24, 5), (104, 176, 4), (92, 186, 3), (110, 12, 3)):
        pic.circle(x, y, r, "#ffd9d0")
    return pic


def pictures() -> dict[str, Picture]:
    out = {"logo": logo(), "icon": program_icon(), "moon": big_moon(), "hills": hills(), **planets()}
    out |= {"curtain-cat": curtain_cat(), "trophy": trophy(), "sleepy-cat": sleepy_cat(), "broken": broken()}
    return {f"shell/{name}.svg": pic for name, pic in out.items()}
