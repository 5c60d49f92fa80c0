"""Those who sit at a table, and who teaches at it: a cat's head and shoulders in eight moods, and a robot's mark."""

from __future__ import annotations

from dataclasses import replace

from body import leg, paw
from cat import Cat
from palette import HONEY, WHITE, mix
from poses import bust
from seats import CATS
from shape import ribbon
from shell import HOST
from svg import Picture, ball, bands, fade, halo, soft, trace

MOODS = ("calm", "thinking", "glad", "gloating", "hurt", "asleep", "surprised", "blink")

TEACHER = replace(HOST, outfit=("scarf",))
"""The cat of the logo, dressed for the occasion."""

SIZE, MIDDLE, SCALE, SHOULDERS = 200, (100, 107), 1.2, 78
"""The picture, where in it a head 100 wide has its middle and how much it grows, and where the chest ends."""


def bust_picture(cat: Cat, mood: str) -> Picture:
    """The mood is one of MOODS. The head is at the same place in all of them, so that they can be swapped."""
    pic = Picture(SIZE, SIZE)
    with pic.at(*MIDDLE, SCALE):
        bust(pic, cat, "nodding" if mood == "asleep" else mood, SHOULDERS)
        if mood == "thinking":
            paw_at_chin(pic, cat)
        elif mood == "asleep":
            snore(pic)
    return pic


def snore(pic: Picture) -> None:
    for x, y, size in ((52, -44, 10), (64, -62, 14)):
        _letter_z(pic, x, y, size)


def paw_at_chin(pic: Picture, cat: Cat) -> None:
    edge = mix(cat.coat.mark, cat.coat.ink, 0.25)
    arm = [(31, 58), (28, 54), (21, 45)]
    pic.path(trace(ribbon(arm, [22, 20])), edge, opacity=0.8)
    pic.ellipse(18, 41, 14.4, 11.9, edge, -24, opacity=0.8)
    leg(pic, cat.dressed(), arm, 17)
    paw(pic, cat, 18, 41, 12.5, 10, -24)


def _letter_z(pic: Picture, x: float, y: float, size: float) -> None:
    half = size / 2
    strokes = f"M{x - half} {y - half}H{x + half}L{x - half} {y + half}H{x + half}"
    pic.stroke(strokes, "#2c2358", size * 0.55)
    pic.stroke(strokes, "#fff6e0", size * 0.27)


def robot_mark() -> Picture:
    """To lay over any of these heads: an antenna with a lamp, and a metal ear piece with a bolt."""
    pic = Picture(SIZE, SIZE)
    metal, edge = bands("#f4f7ff", "#b4bfe0", "#67719f"), "#3d4572"
    with pic.at(*MIDDLE, SCALE):
        pic.stroke("M0 -40V-66", edge, 7)
        pic.stroke("M0 -40V-66", fade("#eef2ff", "#8d97c4"), 4)
        pic.path(soft([(-15, -34), (-10, -43), (10, -43), (15, -34)], 4), metal, stroke=edge, stroke_width=2)
        pic.circle(0, -72, 15, halo(HONEY, 0.8))
        pic.circle(0, -72, 8, ball("#fff8dc", "#ff9a3c"), stroke="#a85a1a", stroke_width=1.6)
        pic.circle(-2.6, -75, 2.2, WHITE, opacity=0.9)
        pic.path("M-13 -38Q-48 -36 -51 -6", "none", stroke=edge, stroke_width=7)
        pic.path("M-13 -38Q-48 -36 -51 -6", "none", stroke=fade("#eef2ff", "#8d97c4"), stroke_width=4)
        pic.rect(-61, -10, 19, 31, 8, metal, stroke=edge, stroke_width=2)
        pic.circle(-51.5, 5.5, 5.6, fade("#67719f", "#c3cdea"), stroke=edge, stroke_width=1.4)
        pic.stroke("M-54.4 8.4L-48.6 2.6", edge, 2)
    return pic


def pictures() -> dict[str, Picture]:
    out = {f"seats/cat-{seat}-{mood}.svg": bust_picture(cat, mood) for seat, cat in enumerate(CATS) for mood in MOODS}
    out |= {f"shell/teacher-{mood}.svg": bust_picture(TEACHER, mood) for mood in MOODS}
    return out | {"seats/robot-mark.svg": robot_mark()}
