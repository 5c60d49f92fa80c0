"""Every picture the program loads, by its path under art/."""

from __future__ import annotations

from pathlib import Path

import boxes
import cat_quest
import characters
import commanders
import dice
import effects
import emblems
import heads
import honours
import hulls
import icons
import kardashev
import nine_lives
import own_cats
import paw_of_duty
import paw_things
import place_kardashev
import place_nine
import place_nine_contrast
import place_paw
import place_quest
import place_space
import seats
import shell
import sitters
import space_kitties
import victory
import worlds

CHAPTERS = (
    nine_lives,
    place_nine,
    sitters,
    place_nine_contrast,
    cat_quest,
    place_quest,
    hulls,
    space_kitties,
    commanders,
    place_space,
    paw_of_duty,
    paw_things,
    place_paw,
    kardashev,
    worlds,
    place_kardashev,
    boxes,
    emblems,
    seats,
    characters,
    heads,
    shell,
    icons,
    dice,
    effects,
    victory,
    own_cats,
    honours,
)


def gallery() -> dict[str, str]:
    """The text of each file."""
    return {name: pic.text() for chapter in CHAPTERS for name, pic in chapter.pictures().items()}


def write(folder: Path) -> int:
    """Draw everything into `folder`; returns how many files that is."""
    pictures = gallery()
    for name, text in pictures.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return len(pictures)


def differences(folder: Path) -> list[str]:
    """Files in `folder` that are missing, drawn differently, or no longer drawn at all."""
    pictures = gallery()
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.svg")}
    wrong = [f"stale: {name}" for name in found.keys() - pictures.keys()]
    for name, text in pictures.items():
        if name not in found:
            wrong.append(f"missing: {name}")
        elif found[name].read_bytes() != text.encode():
            wrong.append(f"differs: {name}")
    return sorted(wrong)
