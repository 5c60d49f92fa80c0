"""Things cats like: yarn, mugs, shelves, boxes, cushions, mirrors."""

from __future__ import annotations

from palette import CREAM, HONEY, WHITE, dark, light, mix
from shape import clip, moved, oval, ribbon
from svg import Picture, ball, bands, curve, fade, line, soft, trace, veil


def yarn(pic: Picture, x: float, y: float, r: float, colour: str) -> None:
    """A ball of yarn with a loose end to the right."""
    pic.stroke(
        curve(
            [
                (x + r * 0.5, y + r * 0.8),
                (x + r * 1.2, y + r * 0.95),
                (x + r * 1.5, y + r * 0.6),
                (x + r * 1.9, y + r * 0.9),
            ],
            closed=False,
        ),
        colour,
        r * 0.11,
    )
    pic.circle(x, y, r, ball(light(colour, 0.45), dark(colour, 0.25)))
    edge = oval(x, y, r * 0.99)
    for turn, offsets in ((38, (-0.5, -0.25, 0)), (-34, (0.25, 0.5, 0.72))):
        for k in offsets:
            thread = ribbon(
                [(-r * 1.1, r * (k + 0.3)), (0, r * k - r * 0.06), (r * 1.1, r * (k + 0.3))], [r * 0.08] * 2
            )
            pic.path(trace(clip(moved(thread, x, y, turn=turn), edge)), light(colour, 0.6), opacity=0.6)
    pic.ellipse(x - r * 0.4, y - r * 0.5, r * 0.2, r * 0.12, WHITE, -35, opacity=0.6)


def mug(pic: Picture, x: float, y: float, size: float, colour: str, turn: float = 0) -> None:
    """A mug `size` high about its middle."""
    with pic.at(x, y, size / 60, turn):
        pic.path(
            "M20 -14H26A15 15 0 0 1 26 16H20",
            stroke=fade(light(colour, 0.1), dark(colour, 0.2)),
            stroke_width=7,
            fill="none",
        )
        pic.path("M-26 -28H22V18Q22 30 10 30H-14Q-26 30 -26 18Z", fade(light(colour, 0.3), dark(colour, 0.12), 60))
        pic.ellipse(-2, -28, 24, 6.5, light(colour, 0.55))
        pic.ellipse(-2, -27.4, 19.5, 4.4, "#6b3a2c")
        pic.stroke("M-19 -16V10", WHITE, 4.5, opacity=0.5)


def shelf(pic: Picture, x0: float, x1: float, y: float) -> None:
    for x in (x0 + 24, x1 - 40):
        pic.path(soft([(x, y + 10), (x + 14, y + 10), (x, y + 34)], 3), "#6b3b34")
    pic.rect(x0, y, x1 - x0, 15, 6, bands("#e0a878", "#b9764f", "#8a4f3c"))
    pic.rect(x0 + 6, y + 2.4, x1 - x0 - 12, 2.6, 1.3, WHITE, opacity=0.35)


def splash(pic: Picture, x: float, y: float, size: float, colour: str = "#8a4b34") -> None:
    """Drops flying up and to the right."""
    for dx, dy, rx, ry, turn in (
        (0, 0, 0.3, 0.2, 30),
        (0.55, -0.25, 0.16, 0.24, 40),
        (0.2, -0.65, 0.11, 0.17, 20),
        (0.9, 0.25, 0.12, 0.2, 70),
    ):
        pic.ellipse(x + dx * size, y + dy * size, rx * size, ry * size, fade(light(colour, 0.35), colour), turn)


def box_back(pic: Picture, x: float, y: float, w: float) -> None:
    """The inside and the back flaps of an open box whose front edge is `w` wide at x, y."""
    h = w / 2
    pic.path(
        soft([(x - h, y), (x - h * 0.9, y - w * 0.16), (x + h * 0.9, y - w * 0.16), (x + h, y)], 3),
        fade("#5f3628", "#7d4a33"),
    )
    for side in (-1, 1):
        flap = [
            (x + side * h * 0.9, y - w * 0.15),
            (x + side * h * 1.36, y - w * 0.24),
            (x + side * h * 1.42, y - w * 0.08),
            (x + side * h, y + 2),
        ]
        pic.path(soft(flap, 4), fade("#e9b784", "#c98d5c"))


def box_front(pic: Picture, x: float, y: float, w: float, height: float) -> None:
    h = w / 2
    pic.path(
        soft([(x - h, y), (x + h, y), (x + h * 0.94, y + height), (x - h * 0.94, y + height)], 5),
        bands("#e3ad78", "#cf9463", "#a86e48"),
    )
    pic.path(soft([(x - h, y), (x + h, y), (x + h * 0.99, y + 9), (x - h * 0.99, y + 9)], 3), WHITE, opacity=0.22)
    pic.rect(x - w * 0.09, y, w * 0.18, height, 0, veil("#fff0cf", 0.55, 0.2))


def cushion(pic: Picture, x: float, y: float, w: float, colour: str) -> None:
    """A fat cushion with tassels, its top at y."""
    h = w * 0.3
    for side in (-1, 1):
        for dy in (0.16, 0.86):
            tx, ty = x + side * w * 0.5, y + h * dy
            pic.stroke(line((tx, ty), (tx + side * 7, ty + 7)), HONEY, 5)
            pic.circle(tx, ty, 4.5, ball("#fff0b8", "#e0992e"))
    pillow = [(x - w * 0.5, y + h * 0.12), (x, y - h * 0.02), (x + w * 0.5, y + h * 0.12), (x + w * 0.46, y + h * 0.5)]
    pillow += [(x + w * 0.5, y + h * 0.9), (x, y + h * 1.02), (x - w * 0.5, y + h * 0.9), (x - w * 0.46, y + h * 0.5)]
    pic.path(curve(pillow), bands(light(colour, 0.3), colour, dark(colour, 0.35)))
    pic.path(
        trace(ribbon([(x - w * 0.4, y + h * 0.22), (x, y + h * 0.12), (x + w * 0.4, y + h * 0.22)], [2, 6, 2])),
        WHITE,
        opacity=0.35,
    )
    seam = [(x - w * 0.46, y + h * 0.52), (x, y + h * 0.6), (x + w * 0.46, y + h * 0.52)]
    pic.stroke(curve(seam, closed=False), HONEY, 3.6)


def mirror_glass(pic: Picture, x: float, y: float, rx: float, ry: float) -> None:
    pic.ellipse(x, y, rx, ry, fade("#dff6ff", "#8fb4e8", -30))
    for dx, w in ((-0.3, 9), (0.05, 4)):
        beam = moved([(-w, -ry * 2), (w, -ry * 2), (w, ry * 2), (-w, ry * 2)], x + dx * rx, y, turn=28)
        pic.path(trace(clip(beam, oval(x, y, rx, ry))), WHITE, opacity=0.35)


def mirror_frame(pic: Picture, x: float, y: float, rx: float, ry: float) -> None:
    pic.ellipse(x, y, rx + 3, ry + 3, "none", stroke=bands("#fff0b8", "#f0b64a", "#b8701f"), stroke_width=8)
    pic.ellipse(x, y, rx + 3, ry + 3, "none", stroke=WHITE, stroke_width=1.6, opacity=0.5)


def plant(pic: Picture, x: float, y: float, size: float) -> None:
    """A potted plant standing on y."""
    for turn, h in ((-42, 0.8), (-14, 1.05), (16, 0.95), (44, 0.75)):
        with pic.at(x, y - size * 0.38, size / 100, turn):
            pic.path(curve([(0, 4), (13, -32 * h), (0, -72 * h), (-13, -32 * h)]), fade("#9fe08f", "#2f8a66"))
    pic.path(
        soft(
            [
                (x - size * 0.26, y - size * 0.44),
                (x + size * 0.26, y - size * 0.44),
                (x + size * 0.19, y),
                (x - size * 0.19, y),
            ],
            size * 0.06,
        ),
        fade("#ffb38a", "#c9603f"),
    )


def speed_lines(pic: Picture, x: float, y: float, size: float, colour: str = CREAM) -> None:
    for dx, dy, length in ((0, -0.8, 1.1), (-0.35, -0.35, 1.5), (-0.1, 0.1, 0.9), (-0.4, 0.5, 1.3), (0.05, 0.85, 1)):
        x0 = x + dx * size
        pic.path(
            trace(ribbon([(x0, y + dy * size), (x0 + length * size, y + dy * size)], [2, 4.5])),
            veil(colour, 0.1, 0.85, -90),
        )


def dust(pic: Picture, x: float, y: float, size: float, colour: str = CREAM) -> None:
    for dx, dy, r in ((0, 0, 0.5), (-0.6, -0.1, 0.38), (-1.1, 0.12, 0.26), (0.45, 0.14, 0.3)):
        pic.circle(x + dx * size, y + dy * size, r * size, fade(WHITE, mix(colour, "#c9b0d8", 0.45)))
