"""The pictures only Cat Quest has: cats, Dogs, worlds, ships. Imports the model, view, sky and furniture."""

import math

import pygame

from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, OUTER, distance
from tabletop.games.cat_quest.sky import ART, ORBIT_SHARES, REACH, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN
from tabletop.ui import furniture
from tabletop.ui.furniture import blank, put
from tabletop.ui.layout import Picture, Piece
from tabletop.ui.look import Look, vector
from tabletop.words import _

TILTS = (-8.0, 6.0, -4.5, 9.0, -6.0, 4.5)
"""How a die falls, by its face."""
SMALL = 96
"""Units below which a card says less, so that it can be read."""
WORLD_INKS = (
    "#ffd36b", "#d9c4b4", "#f5cf96", "#86c2ff", "#f59a7c", "#f0bd92", "#f2dca8", "#a8f0ec", "#90acff", "#dccdf0",
)  # fmt: skip


def cat_picture(view: CatQuestView, seat: int, cat: int, kind: str = "cat") -> Picture:
    """A cat of a crew, as a card or only its "head": its ability is not there (0), ready (1), used or too new (2)."""
    fresh = view.fresh if view.turn == seat else 0
    used = (view.spent[seat] | fresh) >> cat & 1
    return (kind, cat, 1 + used if cat in model.ABILITY_NAMES else 0)


def dog_picture(view: CatQuestView, place: int) -> Picture:
    """The Dog in a place as the viewer knows it; one only the viewer has seen is marked as a secret."""
    dog = view.row[place]
    if dog == HIDDEN:
        return ("dog-back", view.row_seen[place])
    return ("dog", model.DOG_ELEMENT[dog], view.row_seen[place] != model.EVERYBODY)


def die_piece(die: int, face: int, x: float, y: float, size: float) -> Piece:
    """A die as it lies; when it is rolled it leaps up, tumbles and falls askew."""
    piece = Piece(f"die:{die}", ("die", face, die), x, y, size, size, layer=9, card=True)
    leap = ((0.6, -1.7), (0.9, -0.4), (-0.2, -0.5))
    way = tuple((x + size * across, y + size * down) for across, down in leap)
    return piece._replace(angle=TILTS[face - 1] * (1 if die else -1), via=way) if face else piece


def _card(width: int, height: int, look: Look, art: str, name: str) -> pygame.Surface:
    """A cat or a Dog: the picture, the name on the banner."""
    face = look.art(ART + art, width, height).copy()
    part = width / 200
    if width >= 40:
        text = look.fitted(name, "bold", max(8, round(28 * part)), round(170 * part), "#ffffff")
        put(face, text, width / 2, 231 * part)
    return face


def _cat(width: int, height: int, look: Look, cat: int, ability: int) -> pygame.Surface:
    name = _("Earth Cat") if cat == EARTH and width < look.px(SMALL) else model.CAT_NAMES[cat]
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
    names = model.ELEMENT_NAMES if width < look.px(SMALL) else model.DOG_NAMES
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
    for orbit in OUTER:  # the inner ones are too near each other: a closer look names them
        far = width * (REACH * ORBIT_SHARES[orbit] - 0.029)
        words = look.fitted(HOME_NAMES[orbit], "bold", size, round(width * 0.11), WORLD_INKS[orbit])
        plate = look.box(words.get_width() + size, size + size // 2, "#0d0b2c", radius=8, opacity=0.7)
        put(face, plate, width / 2, height / 2 - far)
        put(face, words, width / 2, height / 2 - far)
    return face


def _reach(
    width: int, height: int, look: Look, ship: int, spaces: tuple[int, ...], planets: tuple[int, ...]
) -> pygame.Surface:
    """What every space within reach costs; homes stand out."""
    spots = Spots(width, height, width, width / 2, height / 2, 0, 0)
    surface = blank(width, height)
    for space in spaces:
        x, y = spots.space(space)
        if space in planets:  # its price stands beside it, above the planet
            size = round(spots.world(planets.index(space)) * 1.16)
            put(surface, look.box(size, size, "glow", "#ffffff", radius=99, opacity=0.5), x, y)
            continue
        size = round(min(spots.grip(space), width * 0.04) * 0.92)
        put(surface, look.box(size, size, "target", "target", radius=99, opacity=0.9), x, y)
        cost = str(distance(ship, space))
        put(surface, look.fitted(cost, "bold", max(8, round(size * 0.68)), size, "ink_accent"), x, y)
    return surface


def _next(width: int, height: int, look: Look, home: int) -> pygame.Surface:
    """Where a planet will be next round: a dashed ring in its colour."""
    r, middle = width * 0.42, width / 2
    arcs = []
    for dash in range(7):
        turn, end = math.tau * dash / 7, math.tau * (dash + 0.55) / 7
        start = f"M{middle + r * math.cos(turn):.1f} {middle + r * math.sin(turn):.1f}"
        arcs.append(f"{start}A{r:.1f} {r:.1f} 0 0 1 {middle + r * math.cos(end):.1f} {middle + r * math.sin(end):.1f}")
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
    put(surface, furniture.paint(("die", black, 0), size, size, look), width * 0.32, height * 0.36)
    put(surface, furniture.paint(("die", white, 1), size, size, look), width * 0.68, height * 0.64)
    return surface


PAINTERS: furniture.Painters = {
    "cat": _cat,
    "head": _head,
    "joining": _joining,
    "dog": _dog,
    "dog-back": _dog_back,
    "system": _system,
    "reach": _reach,
    "next": _next,
    "world": _world,
    "ship": _ship,
    "dice": _dice,
}
