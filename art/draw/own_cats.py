"""Parts of the cats that people design for themselves; `tabletop/cast/cats.py` lays them over each other.

Every part is drawn in one coat and with one pair of eyes. What their colours become in another coat is a row of
swatches, in the same order for all; so it is with the eyes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from cat import Cat, draw_fur, snout
from coat import Coat
from face import MOODS as FACES
from face import draw_face
from heads import MIDDLE, MOODS, SCALE, SHOULDERS, SIZE, paw_at_chin, snore
from outfits import BEHIND, HATS, NECKWEAR, Wear, behind_head, on_head, on_neck
from place_nine import own_paw
from poses import shoulders, sitting_body
from sitters import holding_paws, on_chair
from svg import Picture
from victory import HEAD, SITTING

COATS = {
    "snow": Coat("#fff6ee", "#c9b3a6", cream="#ffffff", second="#6d5f73"),
    "cream": Coat("#f3cf94", "#c48a45", cream="#fff6e2", second="#7a5230"),
    "ginger": Coat("#f39a4c", "#b4551c", cream="#ffe9cd", second="#fff1dd"),
    "cocoa": Coat("#a9764f", "#5c3823", cream="#f6dfc4", second="#e8c79c"),
    "silver": Coat("#d3d8e6", "#7d87a8", cream="#ffffff", second="#5b6282"),
    "smoke": Coat("#8d9cc4", "#4a5685", cream="#f4f6ff", second="#f4f6ff"),
    "midnight": Coat("#4d4a63", "#2a2740", cream="#d9d6ea", second="#d9d6ea"),
    "rose": Coat("#ff9fa8", "#c9456c", cream="#ffe9ea", second="#fff3f0", ear="#ffb7b0"),
    "lilac": Coat("#c9b2ee", "#7d59b4", cream="#f8f1ff", second="#f6ecff"),
    "mint": Coat("#93dfc4", "#2f8f78", cream="#effff7", second="#f2fff9", ear="#ffb3a8"),
}
EYES = {
    "green": "#7fd98c",
    "gold": "#ffcf5c",
    "amber": "#ff9d5c",
    "blue": "#7fb8ff",
    "violet": "#c6a2f0",
    "teal": "#5fc9c0",
}
PATTERNS = ("plain", "tabby", "marble", "spots", "tuxedo", "points", "calico", "patch")
BUILDS = {
    "round": ("round", "wide"),
    "slim": ("slim", "tall"),
    "fluffy": ("fluffy", "tufted"),
    "folded": ("wide", "folded"),
}
"""A head and its ears."""
OUTFITS: dict[str, tuple[str, ...]] = {
    "bell": ("bell",),
    "scarf": ("scarf",),
    "bandana": ("bandana",),
    "bow": ("bow",),
    "flower": ("flower",),
    "glasses": ("glasses",),
    "headphones": ("headphones",),
    "beret": ("beret", "scarf"),
    "goggles": ("goggles", "cape"),
    "captain": ("visor", "pips"),
    "nightcap": ("nightcap",),
    "helmet": ("helmet", "suit ring"),
    "crown": ("crown", "medal"),
}
EARS = {"": 0.0, "-folded": FACES["hurt"].ears, "-nodding": FACES["nodding"].ears}
"""How far the ears of a head are laid outwards."""
ALL_COLOURED = ("folded",)
"""Builds that have every colour any build has."""

DRAWN = Coat("#e7a15b", "#8b4f2d", "#f9e3c3", "#5d4a6f", "#f793a5", "#71c77b", "#e1637d")
"""What the parts are drawn in: no two of its colours, mixed as they may be, are the same."""
COLOUR = re.compile(r"#[0-9a-f]{6}")
BLEND = re.compile(r'Gradient id="(p\d+)"(.*)')
PAINT = re.compile(r"(#[0-9a-f]{6})|url\(#(p\d+)\)")
SWATCH = 10


def _part(draw: Callable[[Picture], None]) -> Picture:
    """A part of head and shoulders."""
    pic = Picture(SIZE, SIZE)
    with pic.at(*MIDDLE, SCALE):
        draw(pic)
    return pic


def _sitting(cat: Cat, wave: bool) -> Picture:
    pic = Picture(*SITTING)
    pic.ellipse(120, 239, 62, 10, "#1a0d30", opacity=0.45)
    with pic.at(*HEAD):
        sitting_body(pic, cat, wave)
    return pic


def _face(cat: Cat, mood: str) -> Picture:
    def draw(pic: Picture) -> None:
        draw_face(pic, cat.coat, FACES["nodding" if mood == "asleep" else mood], snout(cat))
        if mood == "asleep":
            snore(pic)

    return _part(draw)


@cache
def _furry(coat: Coat, builds: tuple[str, ...] = ALL_COLOURED) -> dict[str, Picture]:
    """Every part that has the colours of a coat or of eyes, of these builds."""
    out: dict[str, Picture] = {}
    for pattern in PATTERNS:
        cat = Cat(coat, pattern=pattern)
        out[f"shoulders-{pattern}"] = _part(partial(shoulders, body=cat, drop=SHOULDERS))
        out[f"chin-{pattern}"] = _part(partial(paw_at_chin, cat=cat))
        out[f"sitting-{pattern}"], out[f"waving-{pattern}"] = _sitting(cat, False), _sitting(cat, True)
        out[f"chair-{pattern}"], out[f"paws-{pattern}"] = on_chair(cat), holding_paws(cat)
        out[f"left-{pattern}"], out[f"right-{pattern}"] = own_paw(cat, -1), own_paw(cat, 1)
        for build in builds:
            shaped = replace(cat, head=BUILDS[build][0], ears=BUILDS[build][1])
            for name, folded in EARS.items():
                out[f"head-{build}-{pattern}{name}"] = _part(partial(draw_fur, cat=shaped, folded=folded))
    for mood in MOODS:
        out[f"face-{mood}"] = _face(Cat(coat), mood)
        out[f"face-{mood}-points"] = _face(Cat(coat, pattern="points"), mood)
    return out


def _worn() -> dict[str, Picture]:
    places: tuple[tuple[str, Mapping[str, Wear], Callable[[Picture, Sequence[str]], None]], ...] = (
        ("neck", NECKWEAR, on_neck),
        ("behind", BEHIND, behind_head),
        ("hat", HATS, on_head),
    )
    return {
        f"{place}-{outfit}": _part(partial(wear, outfit=worn))
        for outfit, worn in OUTFITS.items()
        for place, known, wear in places
        if any(one in known for one in worn)
    }


def _becomes(coat: Coat) -> dict[str, str]:
    """What each colour of the parts is in another coat, or with other eyes, where it is another one."""
    found: dict[str, str] = {}
    drawn, again = ({name: _colours(part) for name, part in _furry(one).items()} for one in (DRAWN, coat))
    for name, colours in drawn.items():
        for mine, theirs in zip(colours, again[name], strict=True):
            if found.setdefault(mine, theirs) != theirs:
                raise ValueError(f"{mine} of {name} is two colours in one: {found[mine]} and {theirs}")
    return found


def _colours(part: Picture) -> list[str]:
    """All colours in the order in which they are laid on, those of a blend wherever it is used."""
    text = part.text()
    blends = {name: COLOUR.findall(stops) for name, stops in BLEND.findall(text)}
    body = text[text.rfind("</defs>") :]
    return [one for colour, name in PAINT.findall(body) for one in ([colour] if colour else blends[name])]


def _swatches(what: str, coats: Mapping[str, Coat]) -> dict[str, Picture]:
    """Every coat's own colours in the order of those of the parts, which are the first row."""
    tables = {name: _becomes(coat) for name, coat in coats.items()}
    first = next(iter(tables.values()))
    order = sorted(colour for colour in first if any(table[colour] != colour for table in tables.values()))
    rows = {"drawn": {colour: colour for colour in order}, **tables}
    return {f"{what}-{name}": _row([table[colour] for colour in order]) for name, table in rows.items()}


def _row(colours: Sequence[str]) -> Picture:
    pic = Picture(SWATCH * len(colours), SWATCH)
    for place, colour in enumerate(colours):
        pic.rect(place * SWATCH, 0, SWATCH, SWATCH, 0, colour)
    return pic


def pictures() -> dict[str, Picture]:
    parts = _furry(DRAWN, tuple(BUILDS)) | _worn()
    parts |= _swatches("coat", {name: replace(coat, iris=DRAWN.iris) for name, coat in COATS.items()})
    parts |= _swatches("eyes", {name: replace(DRAWN, iris=iris) for name, iris in EYES.items()})
    return {f"own/{name}.svg": part for name, part in parts.items()}
