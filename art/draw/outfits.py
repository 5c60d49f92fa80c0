"""What cats wear. Hats are drawn about the middle of a head 100 wide, neckwear about the chin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palette import CREAM, GOLD, HONEY, ROSE, WHITE
from shape import clip, oval, polygon, ribbon, star
from svg import Picture, Round, ball, bands, curve, fade, halo, soft, trace

Wear = Callable[[Picture], None]

GLASS = (0.0, -12.0, 76.0)


def paw_print(pic: Picture, x: float, y: float, size: float, fill: str, turn: float = 0, **look: float) -> None:
    """A paw print about `size` wide."""
    with pic.at(x, y, size / 100, turn):
        pic.path(curve([(0, 2), (22, 16), (30, 36), (14, 42), (0, 38), (-14, 42), (-30, 36), (-22, 16)]), fill, **look)
        for px, py, rx, ry, lean in ((-40, -2, 10, 14, -24), (-15, -24, 11, 16, -8)):
            pic.ellipse(px, py, rx, ry, fill, lean, **look)
            pic.ellipse(-px, py, rx, ry, fill, -lean, **look)


def _goggles(pic: Picture) -> None:
    leather = fade("#8a5a3c", "#5b3527")
    for side in (-1, 1):
        pic.path(trace(ribbon([(side * 36, 1), (side * 49, -5)], [15, 14], cap=False)), leather)
        pic.circle(side * 22, 3, 18.5, "none", stroke=bands("#fff0b8", HONEY, "#c9822a"), stroke_width=5.5)
        pic.circle(side * 22, 3, 16, halo("#bff4ff", 0.4))
        pic.path(
            f"M{side * 22 - 12} -2Q{side * 22 - 9} -10 {side * 22 - 1} -12",
            stroke=WHITE,
            stroke_width=3.4,
            opacity=0.85,
        )
    pic.stroke("M-5 -1Q0 -5 5 -1", HONEY, 5)


def _nightcap(pic: Picture) -> None:
    pic.path(
        curve(
            [
                (-34, -30),
                (-24, -52),
                (4, -68),
                (36, -62),
                (58, -38),
                (62, -18),
                (50, -30),
                (34, -38),
                (30, -26),
                (0, -38),
            ]
        ),
        fade("#7fa8ff", "#4a56c4"),
    )
    for x, y in ((-8, -52), (18, -56), (40, -46), (10, -42)):
        pic.path(soft(star(x, y, 5, 2.3), 1), HONEY)
    pic.path(trace(ribbon([(-40, -25), (-18, -36), (4, -39), (34, -31)], [13, 14, 13])), fade(WHITE, "#dfe4ff"))
    pic.circle(61, -14, 10, ball(WHITE, "#c9d2ff"))


def crown(pic: Picture) -> None:
    """A crown about 70 wide standing on the origin."""
    pic.path(curve([(-30, -4), (-27, -22), (0, -31), (27, -22), (30, -4)]), fade("#a8447c", "#5f1f5a"))
    pic.path(
        soft([(-32, 0), (-38, -34), (-19, -19), (0, -44), (19, -19), (38, -34), (32, 0)], [6, 4, 3, 4, 3, 4, 6]),
        bands("#fff2b0", "#ffcf5a", "#e09a2e"),
    )
    pic.path(trace(ribbon([(-33, -4), (0, 2), (33, -4)], [11, 11])), fade("#ffe48c", "#d98a22"))
    for x, y in ((-38, -36), (0, -46), (38, -36)):
        pic.circle(x, y, 5, ball(WHITE, "#ffc24a"))
    for gem_x, gem_y, r in ((-19, -0.5, 3.4), (0, 2, 4.4), (19, -0.5, 3.4)):
        pic.circle(gem_x, gem_y, r, ball("#ffcad7", "#c8506f"))


def _crown(pic: Picture) -> None:
    with pic.at(0, -34, 0.74):
        crown(pic)


def _bow(pic: Picture) -> None:
    with pic.at(30, -44, 1, 24):
        for side in (-1, 1):
            pic.path(soft([(0, 0), (side * 21, -13), (side * 21, 13)], [2, 7, 7]), fade("#fff0b0", "#ff9a4a"))
        pic.circle(0, 0, 6, ball("#fff6d0", "#f08a3a"))


def _flower(pic: Picture) -> None:
    for x, y in polygon(-33, -42, 9, 5):
        pic.circle(x, y, 7.5, ball(WHITE, "#ffc2d4"))
    pic.circle(-33, -42, 6, ball("#fff0b0", GOLD))


def _glasses(pic: Picture) -> None:
    for side in (-1, 1):
        pic.circle(side * 22, 4, 18, halo(WHITE, 0.25))
        pic.circle(side * 22, 4, 18, "none", stroke=fade("#5a4a8a", "#2c2358"), stroke_width=4)
    pic.stroke("M-4 1Q0 -3 4 1", "#3f3470", 4)


def _helmet_back(pic: Picture) -> None:
    x, y, r = GLASS
    pic.circle(x, y, r, Round(((0, "#5a62c8", 0.75), (0.8, "#2b2f80", 0.85), (1, "#8fa0ff", 0.9))))


def _helmet(pic: Picture) -> None:
    x, y, r = GLASS
    pic.circle(x, y, r, Round(((0, WHITE, 0), (0.82, WHITE, 0), (0.95, "#cfe4ff", 0.35), (1, WHITE, 0.6))))
    pic.path(trace(ribbon([(-57, -26), (-48, -52), (-27, -70)], [2, 8, 4])), WHITE, opacity=0.75)
    pic.circle(-60, -12, 3, WHITE, opacity=0.75)
    pic.path(trace(ribbon([(-57, 46), (0, 62), (57, 46)], [15, 17, 15])), bands("#ffffff", "#d8dcf4", "#8d95c8"))
    for dx in (-30, 0, 30):
        pic.circle(dx, 57 - abs(dx) * 0.13, 3.2, HONEY if dx == 0 else ROSE)


def _tin_hat(pic: Picture) -> None:
    dome = clip(oval(0, -20, 51, 34), [(-70, -80), (70, -80), (70, -22), (-70, -22)])
    pic.path(trace(dome), bands("#a9c977", "#6f9a58", "#47704a"))
    for x, y, rx, ry in ((-28, -35, 11, 6), (16, -44, 13, 6), (34, -30, 8, 4), (-6, -29, 9, 4)):
        pic.ellipse(x, y, rx, ry, "#3f6647", opacity=0.55)
    pic.path(trace(ribbon([(-58, -19), (0, -28), (58, -19)], [8, 10, 8])), fade("#8cb568", "#3f6647"))
    pic.path(trace(ribbon([(-34, -40), (-19, -48), (0, -50.5)], [2, 5, 2])), WHITE, opacity=0.45)


def _beret(pic: Picture) -> None:
    pic.path(
        curve([(-38, -30), (-46, -44), (-24, -60), (14, -62), (48, -50), (44, -34), (10, -38)]),
        fade("#e0637c", "#8f2a52"),
    )
    pic.path(trace(ribbon([(-38, -29), (0, -38), (36, -31)], [7, 8, 7])), "#74204a")
    pic.path(soft(star(-20, -45, 8, 3.6), 1.4), HONEY)


def _headphones(pic: Picture) -> None:
    pic.stroke("M-50 2C-52 -62 52 -62 50 2", fade("#9fe0ff", "#3a78c0"), 7)
    for side in (-1, 1):
        pic.rect(side * 50 - 8, -8, 16, 26, 7, fade("#8fd8ff", "#2f62b0"))
        pic.rect(side * 50 - 4, -3, 8, 16, 4, fade("#fff0c0", GOLD))


def _quiff(pic: Picture) -> None:
    """A well-groomed wave of hair over the brow."""
    for spine, width in (
        ([(-16, -38), (-2, -50), (16, -44), (22, -30)], 15),
        ([(-12, -34), (0, -42), (12, -36), (15, -27)], 9),
    ):
        pic.path(trace(ribbon(spine, [4, width, width * 0.8, 3])), fade("#ffd98a", "#c9742a"))


def _moustache(pic: Picture) -> None:
    for side in (-1, 1):
        spine = [(side * 2, 25), (side * 12, 28), (side * 22, 24), (side * 26, 18)]
        pic.path(trace(ribbon(spine, [6, 9, 6, 2])), fade("#4a3550", "#1f1533"))


def _visor(pic: Picture) -> None:
    """A commander's cap with a shiny peak."""
    pic.path(curve([(-38, -32), (-42, -50), (0, -62), (42, -50), (38, -32), (0, -40)]), fade("#5a78d8", "#27327f"))
    pic.path(trace(ribbon([(-39, -32), (0, -42), (39, -32)], [9, 10, 9])), fade("#fff0b8", "#d98f26"))
    pic.path(curve([(-34, -29), (0, -38), (34, -29), (28, -20), (0, -27), (-28, -20)]), fade("#2b2f6a", "#12143a"))
    pic.path(soft(star(0, -49, 8, 3.6), 1.4), HONEY)


def _ponytail(pic: Picture) -> None:
    pic.path(
        trace(ribbon([(10, -44), (40, -72), (65, -44), (61, 8), (74, 38)], [18, 28, 28, 22, 4])),
        fade("#b98aff", "#5a2f9e"),
    )
    pic.circle(30, -60, 8, ball("#fff0b0", "#e09a2e"))


def _bun(pic: Picture) -> None:
    pic.circle(0, -56, 24, ball("#ffb07a", "#a8482a"))
    pic.stroke("M-16 -62Q0 -50 16 -62M-14 -52Q0 -42 14 -52", "#8a3420", 2.6, opacity=0.6)


HATS: dict[str, Wear] = {
    "goggles": _goggles,
    "nightcap": _nightcap,
    "crown": _crown,
    "bow": _bow,
    "flower": _flower,
    "glasses": _glasses,
    "helmet": _helmet,
    "tin hat": _tin_hat,
    "beret": _beret,
    "headphones": _headphones,
    "quiff": _quiff,
    "moustache": _moustache,
    "visor": _visor,
}
BEHIND: dict[str, Wear] = {"helmet": _helmet_back, "ponytail": _ponytail, "bun": _bun}


def _bell(pic: Picture) -> None:
    pic.path(trace(ribbon([(-28, 30), (0, 39), (28, 30)], [7, 8, 7])), fade("#ff8fa0", "#b8325c"))
    pic.circle(0, 45, 8, ball("#fff4c0", "#d98f26"))
    pic.stroke("M-4 46H4", "#8a4e16", 2)
    pic.circle(0, 48.5, 1.6, "#8a4e16")


def _scarf(pic: Picture) -> None:
    pic.path(trace(ribbon([(14, 40), (24, 58), (20, 76)], [13, 17])), fade("#ff8f8f", "#a82c58"))
    pic.path(trace(ribbon([(-33, 29), (0, 41), (33, 29)], [14, 17, 14])), fade("#ffb09a", "#d9486c"))


def _bandana(pic: Picture) -> None:
    pic.path(soft([(-32, 28), (32, 28), (0, 66)], 6), fade("#ffd98a", "#e98a4a"))
    for x, y in ((-11, 38), (11, 38), (0, 50)):
        pic.circle(x, y, 2.8, CREAM)


def _medal(pic: Picture) -> None:
    pic.path(soft([(-22, 30), (-10, 30), (4, 58), (-4, 58)], 2), fade("#8fa8ff", "#4a56c4"))
    pic.path(soft([(22, 30), (10, 30), (-4, 58), (4, 58)], 2), fade("#ff8fa0", "#c4436a"))
    pic.circle(0, 64, 10, ball("#fff4c0", "#d98f26"))
    pic.path(soft(star(0, 64, 6, 2.7), 1), "#fff8dc")


def _insignia(pic: Picture) -> None:
    """A dark yoke with a golden paw on the heart."""
    pic.path(
        soft([(-36, 34), (-20, 28), (0, 40), (20, 28), (36, 34), (44, 54), (0, 60), (-44, 54)], 6),
        fade("#3a3560", "#1b1838"),
    )
    pic.circle(24, 70, 10, ball("#fff4c0", "#d98f26"))
    paw_print(pic, 24, 69.5, 12, "#7a4416")


def _pips(pic: Picture) -> None:
    """A dark collar with the four dots of a captain."""
    pic.path(soft([(-34, 32), (0, 42), (34, 32), (40, 48), (0, 58), (-40, 48)], 6), fade("#2f2a4e", "#15122c"))
    for step in range(4):
        pic.circle(9 + step * 7.5, 49 - step * 1.6, 2.8, ball("#fff4c0", "#d98f26"))


def _vest(pic: Picture) -> None:
    for side in (-1, 1):
        pic.path(
            soft([(side * 42, 44), (side * 25, 30), (side * 9, 60), (side * 12, 86), (side * 46, 86)], 5),
            fade("#4a4462", "#1d1a33"),
        )
        pic.rect(side * 29 - 8, 66, 16, 12, 3, fade("#6a6488", "#2f2a4e"))


def _cape(pic: Picture) -> None:
    for side in (-1, 1):
        pic.path(
            soft([(side * 8, 38), (side * 32, 28), (side * 48, 52), (side * 50, 86), (side * 27, 86)], 7),
            fade("#7fb0ff", "#2a3f9e"),
        )
        pic.stroke(f"M{side * 9} 42Q{side * 22} 62 {side * 27} 85", HONEY, 3)
    pic.circle(0, 42, 7, ball("#fff4c0", "#d98f26"))


def _leathers(pic: Picture) -> None:
    """Black leather, a lightning bolt and a collar full of studs."""
    for side in (-1, 1):
        pic.path(soft([(side * 34, 34), (side * 12, 40), (side * 22, 62), (side * 40, 50)], 4), "#3f3a5e")
    pic.path(trace(ribbon([(-32, 32), (0, 42), (32, 32)], [11, 12, 11])), fade("#3a3552", "#14112a"))
    for x, y in ((-26, 34.5), (-13, 39.5), (0, 41.5), (13, 39.5), (26, 34.5)):
        pic.path(soft([(x - 4, y + 3), (x, y - 7), (x + 4, y + 3)], 1.2), bands(WHITE, "#c9cfe8", "#7a80a8"))
    pic.path(soft([(4, 56), (-8, 72), (0, 72), (-4, 86), (10, 68), (2, 68)], 1.4), HONEY)


def _suit_ring(pic: Picture) -> None:
    """The neck of a space suit, with a patch."""
    pic.path(trace(ribbon([(-36, 34), (0, 46), (36, 34)], [12, 14, 12])), bands(WHITE, "#d8dcf4", "#8d95c8"))
    pic.circle(-22, 66, 9, fade("#ff8f8f", "#c2375f"))
    pic.path(soft(star(-22, 66, 6, 2.8), 1), CREAM)
    for step in range(3):
        pic.rect(12 + step * 9, 62, 6, 6, 2, (HONEY, ROSE, "#8fe5c4")[step])


NECKWEAR: dict[str, Wear] = {
    "bell": _bell,
    "scarf": _scarf,
    "bandana": _bandana,
    "medal": _medal,
    "insignia": _insignia,
    "pips": _pips,
    "vest": _vest,
    "cape": _cape,
    "leathers": _leathers,
    "suit ring": _suit_ring,
}


def behind_head(pic: Picture, outfit: Sequence[str]) -> None:
    for name in outfit:
        if name in BEHIND:
            BEHIND[name](pic)


def on_head(pic: Picture, outfit: Sequence[str]) -> None:
    for name in outfit:
        if name in HATS:
            HATS[name](pic)


def on_neck(pic: Picture, outfit: Sequence[str]) -> None:
    for name in outfit:
        if name in NECKWEAR:
            NECKWEAR[name](pic)
