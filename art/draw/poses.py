"""Cats that sit, curl up, pounce, race, reach and hiss. Heads are 100 wide; the origin is the head's middle
unless a pose says otherwise."""

from __future__ import annotations

from body import beans, belly, chin_shadow, leg, paw, tail
from cat import Cat, draw_head
from coat import STRIPED, body_marks
from outfits import on_neck
from palette import WHITE, mix
from shape import Points, clip, oval, ribbon, smooth
from svg import Picture, fade, soft, trace


def _half(points: Points) -> Points:
    """A whole outline from its right half, given from top to bottom on the middle line."""
    return [*points, *((-x, y) for x, y in points[-2:0:-1])]


def sitting(pic: Picture, cat: Cat, mood: str, wave: bool = False) -> None:
    """Upright on its haunches, feet at y 132; `wave` lifts the right paw."""
    sitting_body(pic, cat.dressed(), wave)
    on_neck(pic, cat.outfit)
    draw_head(pic, cat, mood)


def sitting_body(pic: Picture, body: Cat, wave: bool = False) -> None:
    """The same without head and neckwear."""
    outline = smooth(_half([(0, 14), (24, 26), (36, 62), (45, 100), (38, 124), (0, 130)]), steps=6)
    curl = (
        [(-30, 104), (-56, 100), (-64, 74), (-52, 60)] if wave else [(30, 118), (62, 122), (76, 96), (64, 70), (72, 52)]
    )
    tail(pic, body, curl)
    pic.path(trace(outline), body.coat.sheen)
    body_marks(pic, body.coat, body.pattern, outline)
    belly(pic, body, outline, 0, 76, 20, 36)
    for side in (-1, 1):
        pic.ellipse(side * 35, 112, 20, 21, body.coat.sheen)
        paw(pic, body, side * 38, 127, 14, 8)
    leg(pic, body, [(-12, 66), (-13, 96), (-12, 122)], 19)
    paw(pic, body, -12, 126, 13, 8.5)
    if wave:
        leg(pic, body, [(20, 66), (42, 60), (58, 40)], 19)
        beans(pic, body, 61, 33, 15, 20)
    else:
        leg(pic, body, [(12, 66), (13, 96), (12, 122)], 19)
        paw(pic, body, 12, 126, 13, 8.5)
    chin_shadow(pic, body, outline)


def bust(pic: Picture, cat: Cat, mood: str, drop: float = 78, window: Points | None = None) -> None:
    """Head and shoulders, down to `drop` or cut to a window."""
    shoulders(pic, cat.dressed(), drop, window)
    on_neck(pic, cat.outfit)
    draw_head(pic, cat, mood)


def shoulders(pic: Picture, body: Cat, drop: float, window: Points | None = None) -> None:
    """The same without head and neckwear."""
    outline = smooth(_half([(0, 12), (26, 22), (44, 44), (50, 70), (44, drop + 8), (0, drop + 10)]), steps=6)
    cut = clip(outline, window or [(-80, -20), (80, -20), (80, drop), (-80, drop)])
    pic.path(trace(cut), body.coat.sheen)
    body_marks(pic, body.coat, body.pattern, cut)
    belly(pic, body, cut, 0, drop, 22, drop - 26)
    chin_shadow(pic, body, cut)


def curled(pic: Picture, cat: Cat, mood: str = "asleep") -> None:
    """Curled up, head on its paws; lies on y 46, from x -52 to 112."""
    body = cat.dressed()
    outline = smooth([(-38, 30), (-10, -22), (44, -40), (92, -14), (108, 20), (90, 42), (30, 46), (-20, 44)], steps=6)
    pic.path(trace(outline), body.coat.sheen)
    body_marks(pic, body.coat, body.pattern, outline)
    pic.path(trace(clip(oval(0, 20, 62, 40), outline)), body.coat.mark, opacity=0.3)
    pic.path(trace(clip(oval(78, 24, 32, 32), outline)), body.coat.sheen)
    tail(pic, body, [(100, 28), (86, 46), (52, 48), (28, 42)], 16)
    paw(pic, body, -26, 40, 17, 9)
    paw(pic, body, 10, 42, 17, 9)
    with pic.at(-8, 4, 1, -6):
        draw_head(pic, cat, mood)


def pouncing(pic: Picture, cat: Cat, mood: str = "hunting") -> None:
    """Flying down to the right, paws first."""
    body = cat.dressed()
    outline = oval(-44, -34, 62, 36, 42)
    tail(pic, body, [(-84, -62), (-104, -78), (-98, -98), (-112, -108)])
    leg(pic, body, [(-80, -50), (-104, -38), (-122, -48)], 21, back=True)
    paw(pic, body, -126, -50, 12, 10, -30, back=True)
    pic.path(trace(outline), body.coat.sheen)
    body_marks(pic, body.coat, body.pattern, outline, 42)
    leg(pic, body, [(-72, -36), (-88, -8), (-106, 2)], 25)
    paw(pic, body, -110, 6, 14, 11, -20)
    leg(pic, body, [(-30, 12), (-50, 40), (-48, 58)], 22)
    leg(pic, body, [(24, 16), (54, 32), (66, 44)], 22)
    pic.path(trace(clip(oval(-6, 2, 52, 46), outline)), body.coat.mark, opacity=0.3)
    with pic.at(0, 0, 1, 8):
        draw_head(pic, cat, mood)
    beans(pic, body, -48, 62, 18, 14)
    beans(pic, body, 70, 50, 18, -28)


def racing(pic: Picture, cat: Cat, mood: str = "thrilled") -> None:
    """At full stretch to the right; the body's middle is the origin."""
    body = cat.dressed()
    outline = oval(-18, 16, 66, 33, -8)
    tail(pic, body, [(-74, 16), (-100, 2), (-118, 10), (-138, -8)])
    leg(pic, body, [(-56, 26), (-84, 50), (-112, 48)], 20, back=True)
    paw(pic, body, -116, 47, 12, 8, 10, back=True)
    leg(pic, body, [(20, 34), (56, 62), (88, 56)], 19, back=True)
    paw(pic, body, 92, 54, 13, 8, -14, back=True)
    pic.path(trace(outline), body.coat.sheen)
    body_marks(pic, body.coat, body.pattern, outline, -8)
    belly(pic, body, outline, -4, 44, 44, 14, -8)
    leg(pic, body, [(-56, 24), (-70, 60), (-98, 72)], 24)
    paw(pic, body, -102, 73, 14, 9, 10)
    leg(pic, body, [(16, 30), (34, 66), (66, 76)], 21)
    paw(pic, body, 70, 77, 14, 9, -10)
    pic.path(trace(clip(oval(30, 6, 46, 44), outline)), body.coat.mark, opacity=0.3)
    pic.path(trace(ribbon([(14, 20), (-26, 0), (-58, -18), (-92, -12)], [16, 15, 18])), fade("#ff9f8f", "#c9385f", 60))
    pic.path(trace(ribbon([(12, 22), (34, 30), (56, 22)], [13, 15])), fade("#ffb09a", "#d9486c"))
    with pic.at(38, -18, 1, -4):
        draw_head(pic, cat, mood)


def arched(pic: Picture, cat: Cat, mood: str = "furious") -> None:
    """Back up, tail up, every hair on end; feet at y 96."""
    body = cat.dressed()
    coat = body.coat
    spine = smooth([(-42, 36), (-34, -10), (4, -42), (44, -16), (54, 34)], closed=False, steps=6)
    _puffed_tail(pic, body, [(58, 26), (86, 20), (100, -8), (93, -44), (106, -80)])
    for tuft in _bristles(spine[4:-2], 30, -1):
        pic.path(soft(tuft, 3), mix(coat.fur, coat.mark, 0.45))
    leg(pic, body, [(-24, 30), (-22, 60), (-20, 86)], 20, back=True)
    leg(pic, body, [(38, 26), (34, 60), (36, 86)], 20, back=True)
    paw(pic, body, -22, 90, 13, 8, back=True)
    paw(pic, body, 34, 90, 13, 8, back=True)
    pic.path(trace(ribbon(spine, [46, 54, 56, 56, 46], steps=1)), coat.sheen)
    if body.pattern in STRIPED:
        for k in (8, 11, 14, 17, 20):
            (x, y), (ax, ay), (bx, by) = spine[k], spine[k - 1], spine[k + 1]
            nx, ny = (by - ay), (ax - bx)
            size = (nx * nx + ny * ny) ** 0.5
            nx, ny = nx / size, ny / size
            pic.path(trace(ribbon([(x + nx * 25, y + ny * 25), (x - nx * 6, y - ny * 6)], [9, 3])), coat.mark)
    elif body.pattern == "spots":
        for x, y in ((0, -50), (24, -40), (44, -14), (14, -28), (58, 12), (34, -22), (-14, -36)):
            pic.ellipse(x, y, 6, 5, coat.mark)
    leg(pic, body, [(-48, 32), (-52, 60), (-54, 86)], 22)
    leg(pic, body, [(58, 28), (62, 60), (64, 86)], 24)
    paw(pic, body, -56, 90, 14, 9)
    paw(pic, body, 64, 90, 15, 9)
    with pic.at(-52, 8, 0.98, -6):
        draw_head(pic, cat, mood)


def _puffed_tail(pic: Picture, cat: Cat, spine: Points) -> None:
    """A tail three times its size, fluff upon fluff."""
    coat = cat.coat
    along = smooth(spine, closed=False, steps=5)
    for k, (x, y) in enumerate(along):
        share = k / (len(along) - 1)
        r = (8 + 14 * share if share < 0.7 else 17.8 - 26 * (share - 0.7)) * (1 if k % 2 else 0.92)
        dark_ring = share > 0.74 or (cat.pattern in STRIPED and k % 5 > 2)
        pic.circle(x, y, r, coat.mark if dark_ring else mix(coat.fur, coat.mark, 0.2))
    pic.path(trace(ribbon([(x - 4, y) for x, y in along[6:17]], [2, 7, 2], steps=1)), WHITE, opacity=0.22)


def _bristles(spine: Points, out: float, side: int) -> list[Points]:
    """Tufts of fur standing off a curve."""
    tufts: list[Points] = []
    for k in range(1, len(spine) - 1, 2):
        (x, y), (ax, ay), (bx, by) = spine[k], spine[k - 1], spine[k + 1]
        tx, ty = bx - ax, by - ay
        size = (tx * tx + ty * ty) ** 0.5
        tx, ty = tx / size, ty / size
        nx, ny = -ty * side, tx * side
        base = out * 0.6
        tufts.append(
            [
                (x + nx * base - tx * 8, y + ny * base - ty * 8),
                (x + nx * (out + 10) + tx * 3, y + ny * (out + 10) + ty * 3),
                (x + nx * base + tx * 8, y + ny * base + ty * 8),
            ]
        )
    return tufts


def reaching(pic: Picture, cat: Cat, mood: str = "smug") -> None:
    """Behind a shelf at y 74, right paw stretched along it to x 76."""
    body = cat.dressed()
    tail(pic, body, [(-40, 74), (-66, 52), (-62, 20), (-78, 0)])
    bust(pic, cat, mood, 76)
    leg(pic, body, [(30, 60), (48, 60), (68, 52)], 19)
    beans(pic, body, 72, 49, 14, 80)
    paw(pic, body, -24, 73, 15, 9)


def holding_on(pic: Picture, cat: Cat, y: float = 36) -> None:
    """Two paws over an edge at y."""
    body = cat.dressed()
    for side in (-1, 1):
        paw(pic, body, side * 40, y, 14, 11)
