"""Dogs. Cats would rather not talk about them."""

from __future__ import annotations

from palette import WHITE, dark, light
from svg import Picture, curve, fade, halo, soft


def dog_head(pic: Picture, fur: str, eyes: str = "#ff6a5a", beaten: bool = False) -> None:
    """A heavy head 100 wide about the origin, with hanging ears and a bad mood; or dizzy, with its tongue out."""
    deep = dark(fur, 0.5)
    pic.path(
        curve(
            [
                (0, -50),
                (28, -42),
                (44, -18),
                (42, 8),
                (32, 28),
                (26, 46),
                (0, 56),
                (-26, 46),
                (-32, 28),
                (-42, 8),
                (-44, -18),
                (-28, -42),
            ]
        ),
        fade(light(fur, 0.16), deep),
    )
    for side in (-1, 1):
        ear = [
            (side * 22, -48),
            (side * 46, -50),
            (side * 66, -22),
            (side * 66, 14),
            (side * 54, 26),
            (side * 44, 2),
            (side * 36, -24),
        ]
        pic.path(curve(ear), fade(light(fur, 0.28), deep))
        if beaten:
            pic.stroke(f"M{side * 19 - 7} -12l14 12M{side * 19 + 7} -12l-14 12", light(fur, 0.75), 4)
            continue
        pic.circle(side * 19, -7, 14, halo(eyes, 0.9))
        pic.path(
            soft([(side * 9, -4), (side * 28, -13), (side * 27, 0), (side * 15, 3)], 3), fade(light(eyes, 0.5), eyes)
        )
    pic.path(
        curve([(0, 10), (20, 16), (24, 34), (14, 46), (0, 48), (-14, 46), (-24, 34), (-20, 16)]),
        fade(light(fur, 0.22), fur),
    )
    pic.path(soft([(-13, 12), (13, 12), (5, 25), (-5, 25)], 5), dark(fur, 0.95))
    pic.ellipse(-4, 15, 4, 1.6, WHITE, opacity=0.35)
    pic.stroke("M0 25V32M-17 37Q-8 31 0 33Q8 31 17 37", dark(fur, 0.95), 3)
    if beaten:
        pic.path(soft([(2, 35), (14, 35), (16, 52), (9, 57), (3, 52)], 4), "#ff8fa8")
        return
    for side in (-1, 1):
        pic.path(soft([(side * 8, 33), (side * 14, 35), (side * 11, 43)], 1.5), WHITE)
