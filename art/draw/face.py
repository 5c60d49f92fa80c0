"""What a cat's face says: eyes, brows, muzzle, whiskers. Drawn about the middle of a head 100 wide."""

from __future__ import annotations

import math
from dataclasses import dataclass

from coat import Coat
from palette import INK, WHITE, dark, light, mix
from shape import clip, moved, oval
from svg import Picture, curve, fade, halo, line, soft, trace


@dataclass(frozen=True)
class Mood:
    """`eyes`: open, wide, startled, half, sly, angry, tearful, asleep, shut, happy, serene, dizzy, wink. `look` moves
    the pupils, `brows` are "", raised, sad, sly or one raised, `ears` fold outwards by so many degrees."""

    eyes: str = "open"
    mouth: str = "smile"
    look: tuple[float, float] = (0, 0)
    blush: float = 0.5
    slit: bool = False
    brows: str = ""
    ears: float = 0


MOODS = {
    "friendly": Mood(),
    "curious": Mood("wide", "small", (0, -2)),
    "hunting": Mood("wide", "grin", (0, 3)),
    "asleep": Mood("asleep", "small"),
    "queasy": Mood("dizzy", "wobble", blush=0),
    "thrilled": Mood("wide", "open", (3, 0)),
    "smug": Mood("half", "smirk", (7, 1)),
    "happy": Mood("happy", "open"),
    "playful": Mood("wink", "tongue"),
    "furious": Mood("angry", "hiss", slit=True, blush=0.2),
    "stern": Mood("angry", "flat", slit=True, blush=0.2),
    "serene": Mood("serene", "smile", blush=0.8),
    "proud": Mood("half", "smile", (0, -1)),
    # Those who sit at a table and look at it.
    "calm": Mood(look=(0, 6)),
    "blink": Mood("shut", look=(0, 6)),
    "thinking": Mood("open", "aside", (8, -7), brows="one raised"),
    "glad": Mood("happy", "open", blush=0.9),
    "gloating": Mood("sly", "sneer", (6, 5), blush=0.7, brows="sly"),
    "hurt": Mood("tearful", "wail", (0, 3), blush=0.8, brows="sad", ears=52),
    "nodding": Mood("asleep", "small", blush=0.8, ears=7),
    "surprised": Mood("startled", "gasp", (0, 2), blush=0.2, brows="raised"),
}

EYE_X, EYE_Y, EYE_RX, EYE_RY = 22.0, 4.0, 13.0, 14.5


def draw_face(pic: Picture, coat: Coat, mood: Mood, snout: str | None = None) -> None:
    """`snout` is the colour of the muzzle where it is not cream."""
    if mood.blush:
        for side in (-1, 1):
            pic.circle(side * 36, 22, 8, halo(coat.ear, mood.blush))
    _muzzle(pic, coat, snout or coat.cream, mood.mouth)
    for side in (-1, 1):
        _eye(pic, coat, mood, side)
        _brow(pic, coat, mood.brows, side)
    _whiskers(pic, coat)


def _eye(pic: Picture, coat: Coat, mood: Mood, side: int) -> None:
    x, kind = side * EYE_X, mood.eyes
    if kind == "wink":
        kind = "happy" if side > 0 else "open"
    if kind in ("asleep", "serene"):
        pic.stroke(f"M{x - 11} {EYE_Y}Q{x} {EYE_Y + 14} {x + 11} {EYE_Y}", coat.ink, 4)
        for dx, dy in ((12, 5), (7, 9)) if kind == "serene" else ():
            lash = (x + side * (dx - 2), EYE_Y + dy - 4), (x + side * (dx + 3), EYE_Y + dy)
            pic.stroke(line(*lash), coat.ink, 3)
    elif kind == "shut":
        pic.stroke(f"M{x - 12} {EYE_Y + 2}Q{x} {EYE_Y + 8} {x + 12} {EYE_Y + 2}", coat.ink, 4.4)
    elif kind == "happy":
        pic.stroke(f"M{x - 11} {EYE_Y + 6}Q{x} {EYE_Y - 14} {x + 11} {EYE_Y + 6}", coat.ink, 4.6)
    elif kind == "dizzy":
        _dizzy_eye(pic, coat, x)
    else:
        _open_eye(pic, coat, mood, x, side)


def _open_eye(pic: Picture, coat: Coat, mood: Mood, x: float, side: int) -> None:
    big = {"wide": 1.12, "tearful": 1.1, "startled": 1.22}.get(mood.eyes, 1)
    rx, ry = EYE_RX * big, EYE_RY * big
    dx, dy = mood.look
    pic.ellipse(x, EYE_Y - 1.2, rx + 1.6, ry + 1.4, coat.ink)
    ball = fade(mix(coat.iris, INK, 0.35), light(coat.iris, 0.35))
    pic.ellipse(x, EYE_Y, rx, ry, fade(WHITE, light(coat.iris, 0.8)) if mood.eyes == "startled" else ball)
    pic.ellipse(x + dx * 0.4, EYE_Y + ry * 0.55, rx * 0.62, ry * 0.3, light(coat.iris, 0.7), opacity=0.55)
    width = 0.34 if mood.slit else 0.68
    if mood.eyes == "startled":
        pic.ellipse(x, EYE_Y + dy, rx * 0.56, ry * 0.54, ball)
        pic.ellipse(x, EYE_Y + dy, rx * 0.34, ry * 0.36, INK)
        pic.circle(x - 2.6, EYE_Y + dy - 3.4, 2.3, WHITE)
        return
    pic.ellipse(x + dx * 0.7, EYE_Y + dy * 0.7, rx * width, ry * 0.76, fade(INK, mix(INK, coat.iris, 0.18)))
    lids = {"half": (-3.2, 6), "angry": (-5, 24), "sly": (-2, 15)}
    if mood.eyes in lids:
        drop, tilt = lids[mood.eyes]
        slab = moved([(-30, -40), (30, -40), (30, 0), (-30, 0)], x, EYE_Y + drop, turn=side * -tilt)
        pic.path(trace(clip(slab, oval(x, EYE_Y - 0.6, rx + 2, ry + 2))), mix(coat.fur, coat.mark, 0.28))
        edge = moved([(-rx - 0.5, 0), (rx + 0.5, 0)], x, EYE_Y + drop, turn=side * -tilt)
        pic.stroke(line(*edge), coat.ink, 3.4)
    shine = 3 if mood.eyes in lids else -5.5
    pic.circle(x - 4 + dx * 0.6, EYE_Y + shine + dy * 0.5, 4.3 if shine < 0 else 3, WHITE)
    pic.circle(x + 4.5 + dx * 0.6, EYE_Y + 6 + dy * 0.5, 1.9, WHITE, opacity=0.75)
    if mood.eyes == "tearful":
        _tears(pic, x, side)


def _tears(pic: Picture, x: float, side: int) -> None:
    """Water along the lower lid, and a drop that has run over."""
    water = fade("#ffffff", "#8fd0ff")
    pool = clip(oval(x, EYE_Y + 15, 15, 9), oval(x, EYE_Y, EYE_RX * 1.1, EYE_RY * 1.1))
    pic.path(trace(pool), water, opacity=0.9)
    drop = [(0, -9), (4.4, 1), (3.6, 6.4), (0, 8), (-3.6, 6.4), (-4.4, 1)]
    pic.path(curve(moved(drop, x + side * 11, EYE_Y + 25)), water)


def _brow(pic: Picture, coat: Coat, brows: str, side: int) -> None:
    x, y = side * EYE_X, EYE_Y - EYE_RY
    if brows == "one raised":
        brows = "raised" if side > 0 else "level"
    ends = {
        "raised": ((-9, -6), (0, -12), (9, -6)),
        "level": ((-10, -2), (0, -4), (10, -1)),
        "sad": ((-10, -10), (0, -6), (10, 0)),
        "sly": ((-10, 2), (0, -3), (11, -6)),
    }.get(brows)
    if ends:
        pic.stroke(curve([(x + side * dx, y + dy) for dx, dy in ends], closed=False), coat.ink, 3.6)


def _dizzy_eye(pic: Picture, coat: Coat, x: float) -> None:
    pic.ellipse(x, EYE_Y - 1, EYE_RX + 1.5, EYE_RY + 1.2, coat.ink)
    pic.ellipse(x, EYE_Y, EYE_RX, EYE_RY, fade(mix(coat.iris, WHITE, 0.55), WHITE))
    turns = [(10 - k * 0.62, math.radians(k * 52)) for k in range(15)]
    swirl = [(x + r * math.cos(a), EYE_Y + r * 1.08 * math.sin(a)) for r, a in turns]
    pic.stroke(curve(swirl, closed=False), coat.ink, 2.6)


def _muzzle(pic: Picture, coat: Coat, snout: str, mouth: str) -> None:
    paint = fade(light(snout, 0.4), mix(snout, coat.fur, 0.12))
    if mouth == "hiss":
        pic.path(curve([(0, 13), (17, 18), (23, 33), (14, 45), (0, 47), (-14, 45), (-23, 33), (-17, 18)]), paint)
        _mouth(pic, coat, mouth)
    else:
        pic.path(curve([(0, 17), (11, 15), (21, 22), (19, 33), (0, 37), (-19, 33), (-21, 22), (-11, 15)]), paint)
        _mouth(pic, coat, mouth)
    pic.path(soft([(-7, 14), (7, 14), (0, 22.5)], 4.2), fade(light(coat.nose, 0.25), dark(coat.nose, 0.12)))
    pic.ellipse(-2, 15.8, 2.3, 1, WHITE, opacity=0.6)


def _mouth(pic: Picture, coat: Coat, mouth: str) -> None:
    ink, tongue = coat.ink, "#ff8a9c"
    deep = fade("#5a1838", "#a33a58")
    if mouth == "smile":
        pic.stroke("M-10 25.5Q-5 31 0 25.5Q5 31 10 25.5M0 22V25.5", ink, 2.5)
    elif mouth == "small":
        pic.stroke("M-5 26Q-2.5 29 0 26Q2.5 29 5 26M0 22V26", ink, 2.4)
    elif mouth == "smirk":
        pic.stroke("M-8 27Q-3 30.5 0 26Q6 32 14 22.5M0 22V26", ink, 2.6)
    elif mouth == "grin":
        pic.path("M-13 25Q0 29 13 25Q11 36 0 36Q-11 36 -13 25Z", deep)
        pic.path("M-10 26L-5 27L-7.5 31ZM10 26L5 27L7.5 31Z", WHITE)
    elif mouth == "open":
        pic.path("M-11 25Q-5 29 0 25.5Q5 29 11 25Q11 38 0 39Q-11 38 -11 25Z", deep)
        pic.path("M-6.5 34Q0 28.5 6.5 34Q4 39 0 39Q-4 39 -6.5 34Z", tongue)
    elif mouth == "tongue":
        pic.path("M-5 27H5V33Q5 38 0 38Q-5 38 -5 33Z", fade(tongue, dark(tongue, 0.15)))
        pic.stroke("M-10 25.5Q-5 31 0 25.5Q5 31 10 25.5M0 22V25.5", ink, 2.5)
    elif mouth == "hiss":
        pic.path(soft([(-14, 24), (0, 26.5), (14, 24), (11, 42), (-11, 42)], 5), deep)
        pic.path("M-8 36Q0 31 8 36Q8 41.5 0 41.5Q-8 41.5 -8 36Z", tongue)
        pic.path("M-11.5 25L-5 26.2L-8 34ZM11.5 25L5 26.2L8 34Z", WHITE)
    elif mouth == "sneer":
        pic.path("M-12 26Q-4 31 1 27Q8 30 18 20Q18 35 4 36Q-8 36 -12 26Z", deep)
        pic.path("M5 28.5L12 25.5L10 33Z", WHITE)
        pic.stroke("M-12 26Q-4 31 1 27Q8 30 18 20M0 22V27", ink, 2.6)
    elif mouth == "gasp":
        pic.ellipse(0, 33, 8.4, 9.4, deep)
        pic.ellipse(0, 38, 5, 3.6, tongue)
    elif mouth == "wail":
        pic.path("M-12 36Q-9 25 0 25.5Q9 25 12 36Q8 33 4 35.5T-4 35.5T-12 36Z", deep)
        pic.stroke("M-12 36Q-9 25 0 25.5Q9 25 12 36Q8 33 4 35.5T-4 35.5T-12 36ZM0 22V25", ink, 2.2)
    elif mouth == "aside":
        pic.stroke("M-4 28Q3 24 11 27.5M0 22V25", ink, 2.8)
    elif mouth == "wobble":
        pic.stroke("M-11 29Q-8 25 -5.5 28T0 28T5.5 28T11 27M0 22V25", ink, 2.5)
    elif mouth == "flat":
        pic.stroke("M-8 28Q0 24.5 8 28M0 22V26", ink, 2.6)


def _whiskers(pic: Picture, coat: Coat) -> None:
    hairs = "".join(
        f"M{side * 25} 24Q{side * 42} 19.5 {side * 58} 19M{side * 25} 29Q{side * 42} 31 {side * 58} 31"
        for side in (-1, 1)
    )
    pic.stroke(hairs, light(coat.cream, 0.6), 1.5, opacity=0.85)
