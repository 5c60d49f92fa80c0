"""Nine Lives: card faces, the back, suit and power marks, the crown."""

from __future__ import annotations

from cat import Cat
from outfits import crown, paw_print
from palette import WHITE, dark, light
from powers import power_mark
from scenes import SCENES
from shape import polygon
from sky import crescent, golden_star, stars, twinkle
from suits import SUITS, Suit, suit_symbol
from svg import Picture, bands, box, fade, halo, soft, veil

WIDTH, HEIGHT, CORNER = 250, 350, 22


def card_cat(suit: Suit, number: int) -> Cat:
    return Cat(suit.coat, suit.head, suit.ears, suit.patterns[number - 1])


def card(suit: Suit, number: int) -> Picture:
    pic = Picture(WIDTH, HEIGHT)
    backdrop, player = SCENES[number - 1]
    pic.rect(18, 80, 214, 228, 0, bands(*suit.night))
    stars(pic, f"{suit.name} {number}", (24, 90, 226, 240), 26)
    for x, y, r in ((52, 152, 5), (200, 128, 4), (128, 104, 4)):
        twinkle(pic, x, y, r)
    backdrop(pic, suit)
    _paper(pic, suit)
    player(pic, suit, card_cat(suit, number))
    _sign(pic, suit)
    _banner(pic, suit, number)
    return pic


def _paper(pic: Picture, suit: Suit) -> None:
    """The light ground, with the window cut out of it."""
    pic.path(box(0, 0, WIDTH, HEIGHT, CORNER) + suit.window, fade(*suit.paper, -20), fill_rule="evenodd")
    pic.path(suit.window, stroke=suit.deep, stroke_width=9, opacity=0.16)
    pic.path(suit.window, stroke=fade(WHITE, light(suit.gem[0], 0.45)), stroke_width=4.5)
    pic.rect(5, 5, WIDTH - 10, HEIGHT - 10, CORNER - 5, "none", stroke=WHITE, stroke_width=2.5, opacity=0.75)


def _sign(pic: Picture, suit: Suit) -> None:
    """Under the number, for in a fan only the left of a card is seen; its paper rim keeps it off the picture."""
    with pic.at(48, 110, 0.56):
        pic.path(suit.symbol, suit.paper[0], stroke=suit.paper[0], stroke_width=20)
    suit_symbol(pic, suit, 48, 110, 56)


def _banner(pic: Picture, suit: Suit, number: int) -> None:
    pic.rect(16, 288, 218, 50, 20, dark(suit.deep, 0.5), opacity=0.25)
    pic.rect(16, 286, 218, 50, 20, fade(light(suit.deep, 0.1), dark(suit.deep, 0.2)))
    pic.rect(26, 289, 198, 9, 4.5, veil(WHITE, 0.22, 0))
    power_mark(pic, number, 41, 311, 34)


def _sleeper_body(pic: Picture, coat: tuple[str, str]) -> None:
    """Half of the medallion: a cat whose tail is the other one's pillow."""
    pic.path("M0 -80A80 80 0 0 1 0 80A40 40 0 0 1 0 0A40 40 0 0 0 0 -80Z", fade(*coat))


def _sleeper_face(pic: Picture, coat: tuple[str, str], ink: str, ear: str) -> None:
    for side in (-1, 1):
        pic.path(soft([(side * 38, 40), (side * 33, 4), (side * 8, 20)], [6, 9, 6]), fade(light(coat[0], 0.2), coat[0]))
        pic.path(soft([(side * 32, 28), (side * 30, 13), (side * 17, 21)], [4, 6, 4]), ear)
        pic.stroke(f"M{side * 17 - 8} 42Q{side * 17} 51 {side * 17 + 8} 42", ink, 3.4)
        pic.stroke(f"M{side * 24} 55L{side * 42} 52M{side * 24} 59L{side * 41} 62", ink, 1.4, opacity=0.5)
    pic.path(soft([(-5, 50), (5, 50), (0, 56)], 3), ear)
    pic.stroke("M-7 59Q-3.5 63 0 59Q3.5 63 7 59", ink, 2.4)


def back() -> Picture:
    """The same both ways up: two sleeping cats, nine lives each."""
    pic = Picture(WIDTH, HEIGHT)
    gold = bands("#fff0c0", "#f0b85a", "#c97f4a")
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, bands("#33287f", "#4a2a80", "#33287f"))
    pic.rect(7, 7, WIDTH - 14, HEIGHT - 14, CORNER - 7, "none", stroke=gold, stroke_width=3)
    pic.rect(13, 13, WIDTH - 26, HEIGHT - 26, CORNER - 12, "none", stroke="#f0b85a", stroke_width=1.2, opacity=0.6)
    for turn in (0, 180):
        with pic.at(125, 175, 1, turn):
            stars(pic, "back", (-104, -154, 104, -70), 26, 1.3)
            crescent(pic, 0, -128, 21, 150)
            twinkle(pic, 3, -126, 6)
            for x, y, size, lean in ((-84, -134, 15, -24), (84, -134, 15, 24), (-92, -88, 10, 10), (92, -88, 10, -10)):
                paw_print(pic, x, y, size * 1.5, "#a596f0", lean, opacity=0.7)
    pic.circle(125, 175, 118, halo("#c49cff", 0.5))
    pic.circle(125, 175, 101, fade("#1f1752", "#35206f"))
    pic.circle(125, 175, 101, "none", stroke=gold, stroke_width=3)
    for star_x, star_y in polygon(125, 175, 91, 18):
        golden_star(pic, star_x, star_y, 6)
    cats = ((("#ffdca6", "#ff9a86"), "#6b2a4a", "#ff7f8f"), (("#a5a0fa", "#5a4fc0"), "#1f1858", "#f2a9d6"))
    for draw_body in (True, False):
        for (coat, ink, ear), turn in zip(cats, (24, 204), strict=True):
            with pic.at(125, 175, 1, turn):
                if draw_body:
                    _sleeper_body(pic, coat)
                else:
                    _sleeper_face(pic, coat, ink, ear)
    return pic


def _crown() -> Picture:
    pic = Picture(100, 100)
    with pic.at(50, 79, 1.1):
        crown(pic)
    return pic


def pictures() -> dict[str, Picture]:
    out = {f"{s.name}-{n}": card(s, n) for s in SUITS.values() for n in range(1, 10)}
    for suit in SUITS.values():
        out[f"suit-{suit.name}"] = Picture(100, 100)
        suit_symbol(out[f"suit-{suit.name}"], suit, 50, 50, 96)
    out |= {"back": back(), "crown": _crown()}
    return {f"nine-lives/{name}.svg": pic for name, pic in out.items()}
