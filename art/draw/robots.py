"""Robot cats, built from the same ears and seats as the furry ones."""

from __future__ import annotations

from cat import EARS
from palette import NIGHT, WHITE, dark, light, mix
from shape import mirrored, squircle
from sky import HEART
from svg import Picture, ball, bands, curve, fade, halo, line, soft, veil

# How each seat's screen looks back: left eye, right eye, drawn about (0, 0) and 20 wide.
LOOKS = ("round", "bar", "arc", "square", "heart", "round", "arc", "square")


def robot(pic: Picture, seat: int, ears: str, colour: str, badge: str) -> None:
    """Head and shoulders, the head 100 wide about the origin."""
    deep = dark(colour, 0.3)
    _shoulders(pic, colour, badge)
    pic.stroke("M0 -40V-56", deep, 5)
    pic.circle(0, -61, 8, halo(light(colour, 0.5), 1))
    pic.circle(0, -61, 5.5, ball(WHITE, colour))
    for flip in (False, True):
        _ear(pic, ears, colour, flip)
    for side in (-1, 1):
        pic.rect(side * 51 - 6, -6, 12, 26, 5, fade(mix(deep, WHITE, 0.2), deep))
    pic.path(curve(squircle(50, 41, 3.4)[::2]), bands(light(colour, 0.7), colour, mix(colour, deep, 0.55)))
    pic.path(
        curve([(x * 0.84, y * 0.86) for x, y in squircle(50, 41, 3.4) if y < -20] + [(0, -24)]), veil(WHITE, 0.6, 0)
    )
    pic.path(curve(squircle(40, 25, 3.6)[::2]), fade("#2a2560", NIGHT))
    _screen(pic, LOOKS[seat], light(colour, 0.35))
    for x in (-42, 42):
        pic.circle(x, 31, 2.6, deep)
    for side in (-1, 1):
        for y0, y1 in ((18, 14), (26, 28)):
            pic.stroke(line((side * 47, y0), (side * 62, y1)), light(colour, 0.7), 2.4)


def _shoulders(pic: Picture, colour: str, badge: str) -> None:
    pic.rect(-16, 34, 32, 18, 4, fade(dark(colour, 0.9), dark(colour, 0.6)))
    chest = curve(
        [(0, 45), (28, 46), (45, 56), (44, 68), (30, 76), (0, 79), (-30, 76), (-44, 68), (-45, 56), (-28, 46)]
    )
    pic.path(chest, bands(light(colour, 0.6), colour, dark(colour, 0.5)))
    pic.circle(0, 62, 13.5, fade(dark(colour, 0.75), dark(colour, 0.4)))
    with pic.at(0, 62, 0.46):
        pic.path(badge, light(colour, 0.85))


def _ear(pic: Picture, ears: str, colour: str, flip: bool) -> None:
    outer, tip, inner, roundness = EARS[ears]
    plate = [outer, tip, inner, (-26, -10)]
    foot = ((outer[0] + inner[0]) / 2 + 2, (outer[1] + inner[1]) / 2 + 2)
    lamp = [(foot[0] + (x - foot[0]) * 0.5, foot[1] + (y - foot[1]) * 0.55) for x, y in plate[:3]]
    if flip:
        plate, lamp = mirrored(plate), mirrored(lamp)
    pic.path(soft(plate, [4, roundness * 0.6, 4, 4]), fade(light(colour, 0.6), dark(colour, 0.25)))
    pic.path(soft(lamp, [3, roundness * 0.4, 3]), fade(light(colour, 0.75), light(colour, 0.2)))


def _screen(pic: Picture, look: str, colour: str) -> None:
    pic.circle(0, 2, 34, halo(colour, 0.22))
    for x in (-18, 18):
        if look == "round":
            pic.circle(x, -2, 9.5, colour)
            pic.circle(x + 2, -2, 4.6, NIGHT)
            pic.circle(x - 2.6, -5.4, 2.6, WHITE)
        elif look == "bar":
            pic.rect(x - 10, -8, 20, 12, 6, colour)
            pic.rect(x - 1, -8, 7, 12, 3.5, NIGHT)
        elif look == "arc":
            pic.stroke(f"M{x - 9} 2Q{x} -15 {x + 9} 2", colour, 5.4)
        elif look == "square":
            pic.rect(x - 8.5, -11, 17, 17, 4.5, colour)
            pic.rect(x - 2, -6, 8, 8, 2.5, NIGHT)
            pic.rect(x - 6, -8.5, 4, 4, 1.4, WHITE)
        else:
            with pic.at(x, -2, 0.23):
                pic.path(HEART, colour)
    pic.stroke("M-8 12Q-4 17.5 0 12Q4 17.5 8 12", colour, 3.4)
    pic.stroke("M-32 -12Q-30 -18 -22 -19", WHITE, 2.6, opacity=0.5)
