"""What only Cat Quest paints: cats, Dogs, worlds and ships. Imports the model, the spots and the furniture."""

import math
from functools import partial

import pygame

from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, JUPITER, SPACES, distance
from tabletop.games.cat_quest.model import CAT_NAMES, DOG_NAMES, ELEMENT_NAMES
from tabletop.games.cat_quest.spots import ART, ORBIT_SHARES, REACH, Spots
from tabletop.ui import furniture
from tabletop.ui.furniture import blank, put
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

SMALL = 96
"""Units below which a card says less, so that it can be read."""
WORLD_INKS = (
    "#ffd36b", "#d9c4b4", "#f5cf96", "#86c2ff", "#f59a7c", "#f0bd92", "#f2dca8", "#a8f0ec", "#90acff", "#dccdf0",
)  # fmt: skip


def _card(width: int, height: int, look: Look, art: str, name: str) -> pygame.Surface:
    """A cat or a Dog: the picture, the name on the banner."""
    face = look.art(ART + art, width, height).copy()
    part = width / 200
    if width >= 40:
        text = look.fitted(name, "bold", max(8, round(28 * part)), round(170 * part), "#ffffff")
        put(face, text, width / 2, 231 * part)
    return face


def _cat(width: int, height: int, look: Look, cat: int, ability: int) -> pygame.Surface:
    name = _("Earth Cat") if cat == EARTH and width < look.px(SMALL) else CAT_NAMES[cat]
    face = _card(width, height, look, f"cat-{cat}", name)
    _mark(face, look, ability, width * 0.84, width * 0.16, width * 0.21)
    return face


def _mark(face: pygame.Surface, look: Look, ability: int, x: float, y: float, size: float) -> None:
    """Whether the cat's ability can still be used."""
    if ability:
        art = ART + ("ability" if ability == 1 else "ability-used")
        put(face, look.art(art, round(size), round(size)), x, y)


def _head(width: int, height: int, look: Look, cat: int, ability: int) -> pygame.Surface:
    face = look.art(f"{ART}head-{cat}", width, height).copy()
    _mark(face, look, ability, width * 0.2, height * 0.84, width * 0.34)
    return face


def _joining(width: int, height: int, look: Look, cat: int) -> pygame.Surface:
    """A cat at its home that waits to be asked."""
    face = _card(width, height, look, f"cat-{cat}", _("Recruit"))
    veil = look.box(width, height, "#ffffff", "glow", radius=8, edge_units=3, opacity=0.12)
    face.blit(veil, (0, 0))
    size = round(width * 0.3)
    put(face, look.art("icons/plus", size, size), width * 0.8, width * 0.2)
    return face


def _dog(width: int, height: int, look: Look, element: int, secret: bool) -> pygame.Surface:
    """A Dog; one that only the viewer knows wears an eye."""
    names = ELEMENT_NAMES if width < look.px(SMALL) else DOG_NAMES
    face = _card(width, height, look, f"dog-{element}", names[element])
    if secret:
        size = round(width * 0.34)
        badge = look.box(size, size, "panel", "glow", radius=size, edge_units=2)
        put(face, badge, width * 0.8, width * 0.2)
        put(face, look.art("icons/eye", size * 2 // 3, size * 2 // 3), width * 0.8, width * 0.2)
    return face


def _dog_back(width: int, height: int, look: Look, seen: int) -> pygame.Surface:
    """A Dog the viewer does not know, with the badges of those who peeked."""
    face = look.art(f"{ART}dog-back", width, height).copy()
    size = round(width * 0.3)
    for number, seat in enumerate(seat for seat in range(4) if seen >> seat & 1):
        badge = look.art(f"seats/badge-{seat}", size, size)
        put(face, badge, width * (0.2 + 0.3 * number), height * 0.88)
    return face


def _system(width: int, height: int, look: Look) -> pygame.Surface:
    """The board with the names of its orbits."""
    face = look.art(f"{ART}board", width, height).copy()
    size = max(8, round(width * 0.0145))
    for orbit in range(1, 10):
        if orbit < JUPITER:
            continue  # too near each other: a closer look names them
        far = width * (REACH * ORBIT_SHARES[orbit] - 0.029)
        words = look.fitted(HOME_NAMES[orbit], "bold", size, round(width * 0.11), WORLD_INKS[orbit])
        plate = look.box(words.get_width() + size, size + size // 2, "#0d0b2c", radius=8, opacity=0.7)
        put(face, plate, width / 2, height / 2 - far)
        put(face, words, width / 2, height / 2 - far)
    return face


def _reach(
    width: int, height: int, look: Look, ship: int, speed: int, barred: int, planets: tuple[int, ...]
) -> pygame.Surface:
    """What every space within reach costs; homes stand out."""
    spots = Spots(width, height, width, width / 2, height / 2, 0, 0)
    surface = blank(width, height)
    for space in range(SPACES):
        cost = distance(ship, space)
        if cost > speed or space == barred:
            continue
        x, y = spots.space(space)
        if space in planets:  # its price stands beside it, above the planet
            size = round(spots.world(planets.index(space)) * 1.16)
            put(surface, look.box(size, size, "glow", "#ffffff", radius=99, opacity=0.5), x, y)
            continue
        size = round(min(spots.grip(space), width * 0.04) * 0.92)
        put(surface, look.box(size, size, "target", "target", radius=99, opacity=0.9), x, y)
        pixels = max(8, round(size * 0.68))
        put(surface, look.fitted(str(cost), "bold", pixels, size, "ink_accent"), x, y)
    return surface


def _price(width: int, height: int, look: Look, cost: int, speed: int) -> pygame.Surface:
    words = _("{cost} of {speed}").format(cost=cost, speed=speed)
    return furniture.paint(("note", words, 0, "veil", "glow"), width, height, look)


def _step(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    return look.box(width, height, SEAT_COLOURS[seat], "#ffffff", radius=99, edge_units=1.5)


def _next(width: int, height: int, look: Look, home: int) -> pygame.Surface:
    """Where a planet will be next round: a dashed ring in its colour."""
    r, middle = width * 0.42, width / 2
    arcs = []
    for dash in range(7):
        turn, end = math.tau * dash / 7, math.tau * (dash + 0.55) / 7
        start = f"M{middle + r * math.cos(turn):.1f} {middle + r * math.sin(turn):.1f}"
        arcs.append(
            f"{start}A{r:.1f} {r:.1f} 0 0 1 {middle + r * math.cos(end):.1f} {middle + r * math.sin(end):.1f}"
        )
    line = f'stroke="{WORLD_INKS[home]}" stroke-width="{max(1.2, width * 0.08):.1f}" stroke-linecap="round"'
    return vector(width, height, f'<path d="{"".join(arcs)}" fill="none" {line}/>')


def _world(width: int, height: int, look: Look, home: int, cats: int) -> pygame.Surface:
    """A home and how many cats wait there."""
    surface = furniture.art(width, height, look, f"{ART}world-{home}")
    if home == EARTH and not cats:
        return surface
    size = max(round(width * (0.34 if home == 0 else 0.46)), look.px(12))
    x, y = width - size / 2, height - size / 2
    fill = "panel" if cats else "#4a4470"
    put(surface, look.box(size, size, fill, WORLD_INKS[home], radius=99, edge_units=1.2), x, y)
    text = look.fitted(str(cats), "bold", round(size * 0.74), size, "ink" if cats else "ink_soft")
    put(surface, text, x, y)
    return surface


def _ship(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    surface = furniture.art(width, height, look, f"{ART}ship-{seat}")
    size = round(width * 0.42)
    put(surface, look.art(f"seats/badge-{seat}", size, size), width * 0.2, height * 0.82)
    return surface


def _dice(width: int, height: int, look: Look, black: int, white: int) -> pygame.Surface:
    """Both dice, one before the other."""
    surface = blank(width, height)
    size = round(width * 0.62)
    put(surface, paint(("die", black, 0), size, size, look), width * 0.32, height * 0.36)
    put(surface, paint(("die", white, 1), size, size, look), width * 0.68, height * 0.64)
    return surface


PAINTERS: furniture.Painters = {
    "cat": _cat,
    "head": _head,
    "joining": _joining,
    "dog": _dog,
    "dog-back": _dog_back,
    "system": _system,
    "reach": _reach,
    "price": _price,
    "step": _step,
    "next": _next,
    "world": _world,
    "ship": _ship,
    "dice": _dice,
}
paint = partial(furniture.paint, own=PAINTERS)
