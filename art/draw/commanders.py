"""The ten commanders of Space Kitties: persons, each with a coat, an outfit and a sky of their own."""

from __future__ import annotations

from dataclasses import dataclass

from cat import Cat
from coat import Coat
from palette import CREAM, WHITE, dark, light
from poses import bust
from shape import oval
from sky import stars, twinkle
from space import planet, rocket, saucer
from svg import Picture, bands, box, fade, glow

WIDTH, HEIGHT, CORNER = 250, 350, 22
WINDOW = (12, 12, 226, 212)
"""Left, top, width and height of the picture on a commander's card."""


@dataclass(frozen=True)
class Commander:
    cat: Cat
    mood: str
    sky: tuple[str, str, str]
    planet: tuple[str, str]
    """Its kind and colour, behind the shoulder."""
    colour: str
    """Of the frame."""


def _clothes(colour: str, deep: str) -> Coat:
    return Coat(colour, deep, cream=light(colour, 0.2))


def _cat(
    fur: str, mark: str, iris: str, head: str, ears: str, pattern: str, outfit: tuple[str, ...],
    clothes: Coat, cream: str = CREAM, second: str = WHITE,
) -> Cat:  # fmt: skip
    return Cat(Coat(fur, mark, cream=cream, second=second, iris=iris), head, ears, pattern, outfit, clothes)


SUIT = Coat("#e9ecfb", "#8d95c8", cream="#ffffff")
COMMANDERS = {
    "kitt": Commander(
        _cat("#f5b25e", "#b8651f", "#7fc8f0", "round", "wide", "tabby", ("insignia", "quiff"),
             _clothes("#f0c04a", "#a86a14")),
        "playful", ("#101846", "#2c3f8f", "#7f6ac8"), ("banded", "#ff9f7a"), "#e9a63a",
    ),
    "kattard": Commander(
        _cat("#f2c9b4", "#b47a6a", "#8fd4c0", "slim", "bat", "plain", ("pips",),
             _clothes("#c2375f", "#6a1436"), cream="#ffe6d8"),
        "stern", ("#1a0f3c", "#4a2064", "#a04a7a"), ("ringed", "#ffd36b"), "#c2375f",
    ),
    "kattanga": Commander(
        _cat("#c3a4ea", "#6a3fa8", "#ffb45e", "slim", "tall", "points", ("ponytail", "bandana"),
             _clothes("#f4f0ff", "#9a8ac8"), cream="#f0e4ff"),
        "smug", ("#0d2440", "#1f5a6e", "#4fb0a0"), ("cratered", "#8fe5c4"), "#8a5ad0",
    ),
    "katstrong": Commander(
        _cat("#a9b0c8", "#59607f", "#9fe0ff", "wide", "small", "tuxedo", ("suit ring", "helmet"), SUIT),
        "happy", ("#070a24", "#161d4e", "#3a4488"), ("cratered", "#d8d4e8"), "#7f8ac0",
    ),
    "solo": Commander(
        _cat("#9a6a4a", "#4f2f20", "#c9e07a", "round", "folded", "marble", ("vest",),
             _clothes("#f2e6cc", "#b89a6a"), cream="#f6dfc0"),
        "smug", ("#241024", "#5e2a3a", "#c9703f"), ("gas", "#ffb36b"), "#a86a3a",
    ),
    "kattissian": Commander(
        _cat("#6b4a4a", "#2f1f2c", "#ffd257", "slim", "wide", "star", ("cape", "moustache"),
             _clothes("#8fb4e8", "#3f5aa8"), cream="#e8cdb0"),
        "proud", ("#2a1440", "#8a3f7a", "#ff9f8a"), ("ice", "#7fd4f5"), "#4a6ad0",
    ),
    "kattway": Commander(
        _cat("#fff0dc", "#d9703f", "#7fb8ff", "fluffy", "wide", "calico", ("bun", "insignia"),
             _clothes("#d0485a", "#7a1a36"), second="#7a4630"),
        "friendly", ("#0c1c44", "#274a94", "#6fa0e0"), ("ocean", "#5a9fe8"), "#d0485a",
    ),
    "kattarin": Commander(
        _cat("#b4a894", "#6a5a4a", "#8fdc7c", "wide", "wide", "tiger", ("suit ring", "helmet"),
             _clothes("#ff9a4a", "#b8501a")),
        "happy", ("#3a0f24", "#a02f3f", "#ff8a5a"), ("lava", "#8a3a4a"), "#e8662f",
    ),
    "kattsichore": Commander(
        _cat("#4a4666", "#221f3c", "#ff7a9c", "fluffy", "tufted", "hood", ("leathers", "headphones"),
             _clothes("#3a3656", "#16132c"), cream="#b8b0d8"),
        "playful", ("#120a1e", "#40143e", "#8f2a5e"), ("lava", "#6a2a4a"), "#8a3f9e",
    ),
    "felicette": Commander(
        _cat("#3d3a52", "#1d1a30", "#a6e07a", "round", "wide", "tuxedo", ("scarf", "beret"),
             _clothes("#6a86d8", "#2f428f"), cream="#fffaf0"),
        "curious", ("#0a1838", "#24508f", "#f0a0b8"), ("ocean", "#7fb8f0"), "#5a7ae0",
    ),
}  # fmt: skip


def _window_sky(pic: Picture, who: Commander, seed: str) -> None:
    left, top, width, height = WINDOW
    pic.rect(left - 4, top - 4, width + 8, height + 8, 0, bands(*who.sky))
    stars(pic, seed, (left, top, left + width, top + height * 0.7), 34)
    for x, y, r in ((44, 48, 6), (212, 118, 5), (150, 34, 4)):
        twinkle(pic, x, y, r)
    planet(pic, who.planet[0], 206, 64, 30, who.planet[1])
    pic.circle(125, 150, 104, glow(125, 150, 104, light(who.colour, 0.4), 0.5))
    if seed in ("solo", "kattsichore", "kattard"):
        saucer(pic, 44, 84, 46, who.colour, -12)
    else:
        rocket(pic, 40, 96, 44, who.colour, 22)


def card(name: str) -> Picture:
    """Picture above, room for the words below."""
    who = COMMANDERS[name]
    left, top, width, height = WINDOW
    pic = Picture(WIDTH, HEIGHT)
    _window_sky(pic, who, name)
    paper = fade("#fffaf0", light(who.colour, 0.72))
    pic.path(box(0, 0, WIDTH, HEIGHT, CORNER) + box(left, top, width, height, 15), paper, fill_rule="evenodd")
    pic.path(box(left, top, width, height, 15), stroke=dark(who.colour, 0.2), stroke_width=3)
    pic.rect(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 4, "none", stroke=who.colour, stroke_width=3.5)
    with pic.at(125, 137, 1.18):
        bust(pic, who.cat, who.mood, 66)
    pic.rect(12, 208, 226, 36, 12, fade(light(who.colour, 0.08), dark(who.colour, 0.35)))
    pic.rect(20, 211, 210, 8, 4, WHITE, opacity=0.16)
    return pic


def head(name: str) -> Picture:
    """A round portrait for small places."""
    who = COMMANDERS[name]
    pic = Picture(120, 120)
    pic.circle(60, 60, 59, bands(*who.sky))
    with pic.at(60, 66, 0.68):
        bust(pic, who.cat, who.mood, 78, oval(0, -9, 84, 84))
    pic.circle(60, 60, 57.5, "none", stroke=who.colour, stroke_width=5)
    return pic


def pictures() -> dict[str, Picture]:
    out = {f"space-kitties/commander-{name}.svg": card(name) for name in COMMANDERS}
    return out | {f"space-kitties/head-{name}.svg": head(name) for name in COMMANDERS}
