"""Cats that people have designed: the illustrator's parts, laid over each other in their colours.

Such a cat has a name of its own, `own.<coat>.<pattern>.<build>.<eyes>.<outfit>`, and is drawn wherever one of the
program's cats is: in every mood, sitting, on a chair and with its paws on the table.
"""

import io
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from tabletop.base import drawings
from tabletop.base.words import _

COATS = {
    "snow": _("Snow"), "cream": _("Cream"), "ginger": _("Ginger"), "cocoa": _("Cocoa"), "silver": _("Silver"),
    "smoke": _("Smoke"), "midnight": _("Midnight"), "rose": _("Rose"), "lilac": _("Lilac"), "mint": _("Mint"),
}  # fmt: skip
PATTERNS = {
    "plain": _("Plain"), "tabby": _("Tabby"), "marble": _("Marbled"), "spots": _("Spotted"), "tuxedo": _("Tuxedo"),
    "points": _("Pointed"), "calico": _("Calico"), "patch": _("Patched"),
}  # fmt: skip
BUILDS = {"round": _("Round"), "slim": _("Slim"), "fluffy": _("Fluffy"), "folded": _("Folded ears")}
EYES = {
    "green": _("Green"), "gold": _("Gold"), "amber": _("Amber"), "blue": _("Blue"), "violet": _("Violet"),
    "teal": _("Teal"),
}  # fmt: skip
OUTFITS = {
    "none": _("Nothing"), "bell": _("Bell"), "scarf": _("Scarf"), "bandana": _("Bandana"), "bow": _("Bow"),
    "flower": _("Flower"), "glasses": _("Glasses"), "headphones": _("Headphones"), "beret": _("Beret"),
    "goggles": _("Flyer"), "captain": _("Captain"), "nightcap": _("Nightcap"), "helmet": _("Astronaut"),
    "crown": _("Crown"),
}  # fmt: skip
FACES: dict[str, str] = {}
"""Face of a designed cat by its person's name in small letters; `records/people.py` fills it."""
PAINTS: dict[str, str] = {}
"""By the same names, what is behind that cat, as #rrggbb."""
MINE = "own"
_NAME = re.compile(rf"(?P<before>.*){MINE}\.(?P<parts>[a-z]+(?:\.[a-z]+){{4}})(?P<after>[a-z-]*)")
_INSIDE = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_COLOUR = re.compile(r"#[0-9a-f]{6}")
DRAWN_IN = {"coat": ("#ecb67f", "#8b4f2d"), "eyes": ("#a3dba9", "#538962")}
"""Two of the colours of the parts: fur in the light and its marks, eyes in the light and in the shade."""
BUST, SEATED = (200, 200), (240, 260)
HEAD_OF_SEATED = "translate(36.67 16.83) scale(.8333)"
"""Where a drawing of a head lies in that of a sitting cat."""
LIMBS = {
    "nine-lives/body-": ("chair", (240, 300), "cat-0"),
    "nine-lives/paws-": ("paws", (160, 60), "cat-0"),
    "nine-lives/paw-left-": ("left", (150, 90), "0"),
    "nine-lives/paw-right-": ("right", (150, 90), "0"),
}
"""Drawings below the head: the part, its size, and whose is the same in high contrast, where all are alike."""


class Design(NamedTuple):
    """What a cat looks like: one of each of the tables above."""

    coat: str = "rose"
    pattern: str = "tabby"
    build: str = "round"
    eyes: str = "green"
    outfit: str = "bell"

    @property
    def face(self) -> str:
        """The drawing of its head and shoulders, without a mood."""
        return f"cats/{MINE}.{'.'.join(self)}"


PARTS: dict[str, dict[str, str]] = {
    "coat": COATS, "pattern": PATTERNS, "build": BUILDS, "eyes": EYES, "outfit": OUTFITS,
}  # fmt: skip
"""What there is to choose from, and what it is called."""


def design_of(parts: object) -> Design | None:
    """A design that was kept as a list of words; None if that is none."""
    if not isinstance(parts, list | tuple) or len(parts) != len(Design._fields):
        return None
    known = zip(parts, PARTS.values(), strict=True)
    return Design(*parts) if all(isinstance(part, str) and part in table for part, table in known) else None


def drawing(name: str) -> Path | io.BytesIO:
    """The picture `art/<name>.svg`: a file, or drawn from parts if it is of a cat that somebody designed."""
    found = _NAME.fullmatch(name)
    design = design_of(found["parts"].split(".")) if found else None
    if found is None or design is None:
        return drawings.picture(name)
    before, after = found["before"], found["after"]
    if after == "-contrast" and before in LIMBS:
        return drawings.picture(f"{before}{LIMBS[before][2]}-contrast")
    return io.BytesIO(drawn(design, before, after).encode())


def exists(name: str) -> bool:
    found = drawing(name)
    return found.is_file() if isinstance(found, Path) else True


@lru_cache(maxsize=64)
def drawn(design: Design, before: str, after: str) -> str:
    """The whole picture as SVG; `before` and `after` are what its name has around that of the design."""
    pattern = design.pattern
    if before in LIMBS:
        part, size, _plain = LIMBS[before]
        return _whole(design, size, [(f"{part}-{pattern}", "")])
    if after.startswith("-sitting-"):
        mood = after.removeprefix("-sitting-")
        body = f"waving-{pattern}" if mood == "glad" else f"sitting-{pattern}"
        return _whole(design, SEATED, [(body, ""), *((part, HEAD_OF_SEATED) for part in _head(design, mood))])
    mood = after.removeprefix("-")
    parts = [f"shoulders-{pattern}", *_head(design, mood)]
    if mood == "thinking":
        parts.append(f"chin-{pattern}")
    return _whole(design, BUST, [(part, "") for part in parts])


def _head(design: Design, mood: str) -> list[str]:
    """Everything from the neck up, the lowest first."""
    ears = {"hurt": "-folded", "asleep": "-nodding"}.get(mood, "")
    face = f"face-{mood}-points" if design.pattern == "points" else f"face-{mood}"
    neck, behind, hat = (f"{place}-{design.outfit}" for place in ("neck", "behind", "hat"))
    parts = [neck, behind, f"head-{design.build}-{design.pattern}{ears}", face, hat]
    return [part for part in parts if part not in (neck, behind, hat) or _part(part)]


def _whole(design: Design, size: tuple[int, int], parts: list[tuple[str, str]]) -> str:
    width, height = size
    drawn = ""
    for number, (name, moved) in enumerate(parts):
        text = _part(name).replace('id="p', f'id="l{number}p').replace("url(#p", f"url(#l{number}p")
        drawn += f'<g transform="{moved}">{text}</g>' if moved else text
    becomes = _becomes("coat", design.coat) | _becomes("eyes", design.eyes)
    drawn = _COLOUR.sub(lambda found: becomes.get(found[0], found[0]), drawn)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}{drawn}</svg>"


@lru_cache(maxsize=256)
def _part(name: str) -> str:
    """What is inside a part's drawing; empty if there is no such part."""
    found = _INSIDE.search(drawings.text(f"{MINE}/{name}"))
    return found[1] if found else ""


@lru_cache(maxsize=32)
def _becomes(what: str, name: str) -> dict[str, str]:
    """What each of the parts' colours is in this coat, or with these eyes."""
    rows = (_COLOUR.findall(_part(f"{what}-{which}")) for which in ("drawn", name))
    return dict(zip(*rows, strict=False))


def paints(part: str, name: str) -> tuple[str, str]:
    """The two colours that tell a coat from others, or eyes."""
    becomes = _becomes(part, name)
    first, second = DRAWN_IN[part]
    return becomes.get(first, first), becomes.get(second, second)
