"""The pieces of Cat Quest painted at the size they lie on the table. Imports the model and the look."""

import math
from collections.abc import Callable

import pygame

from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, JUPITER, distance
from tabletop.games.cat_quest.model import (
    ABILITY_NAMES,
    BEATEN_BY,
    CAT_NAMES,
    DOG_ELEMENT,
    DOG_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    EVERYBODY,
    ROW,
)
from tabletop.games.cat_quest.sky import ORBIT_SHARES, REACH, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import AI
from tabletop.ui.layout import Picture, Piece
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

ART = "cat-quest/"
TILTS = (-8.0, 6.0, -4.5, 9.0, -6.0, 4.5)
"""How a die falls, by its face."""
SMALL = 96
"""Units below which a card says less, so that it can be read."""
WORLD_INKS = (
    "#ffd36b", "#d9c4b4", "#f5cf96", "#86c2ff", "#f59a7c", "#f0bd92", "#f2dca8", "#a8f0ec", "#90acff", "#dccdf0",
)  # fmt: skip


def cat_picture(view: CatQuestView, seat: int, cat: int, kind: str = "cat") -> Picture:
    """A cat of a seat's crew, as a card or a "head": its ability is not there (0), ready (1), or used or fresh (2)."""
    fresh = view.turn == seat and view.fresh >> cat & 1
    return (kind, cat, (2 if view.spent[seat] >> cat & 1 or fresh else 1) if cat in ABILITY_NAMES else 0)


def dog_picture(view: CatQuestView, place: int) -> Picture:
    """The Dog in a place as the viewer knows it; one only the viewer has seen is marked as a secret."""
    dog = view.row[place]
    if dog == HIDDEN:
        return ("dog-back", view.row_seen[place])
    return ("dog", DOG_ELEMENT[dog], view.row_seen[place] != EVERYBODY)


def button(key: str, words: str, x: float, y: float, width: float, height: float, icon: str = "") -> Piece:
    """Something to click."""
    return Piece(key, ("button", words, icon), x, y, width, height, layer=12, card=True)


def die_piece(die: int, face: int, x: float, y: float, size: float) -> Piece:
    """A die as it lies; when it is rolled it leaps up, tumbles and falls askew."""
    if not face:
        return Piece(f"die:{die}", ("die", face, die), x, y, size, size, layer=9, card=True)
    leap = (
        (x + size * 0.6, y - size * 1.7),
        (x + size * 0.9, y - size * 0.4),
        (x - size * 0.2, y - size * 0.5),
    )
    tilt = TILTS[face - 1] * (1 if die else -1)
    return Piece(f"die:{die}", ("die", face, die), x, y, size, size, angle=tilt, layer=9, card=True, via=leap)


def _empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def _centred(surface: pygame.Surface, part: pygame.Surface, x: float, y: float) -> None:
    surface.blit(part, part.get_rect(center=(round(x), round(y))))


def _card(width: int, height: int, look: Look, art: str, name: str) -> pygame.Surface:
    """A cat or a Dog: the picture, the name on the banner."""
    face = look.art(ART + art, width, height).copy()
    part = width / 200
    if width >= 40:
        text = look.fitted(name, "bold", max(8, round(28 * part)), round(170 * part), "#ffffff")
        _centred(face, text, width / 2, 231 * part)
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
        _centred(face, look.art(art, round(size), round(size)), x, y)


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
    _centred(face, look.art("icons/plus", size, size), width * 0.8, width * 0.2)
    return face


def _dog(width: int, height: int, look: Look, element: int, secret: bool) -> pygame.Surface:
    """A Dog; one that only the viewer knows wears an eye."""
    names = ELEMENT_NAMES if width < look.px(SMALL) else DOG_NAMES
    face = _card(width, height, look, f"dog-{element}", names[element])
    if secret:
        size = round(width * 0.34)
        badge = look.box(size, size, "panel", "glow", radius=size, edge_units=2)
        _centred(face, badge, width * 0.8, width * 0.2)
        _centred(face, look.art("icons/eye", size * 2 // 3, size * 2 // 3), width * 0.8, width * 0.2)
    return face


def _dog_back(width: int, height: int, look: Look, seen: int) -> pygame.Surface:
    """A Dog the viewer does not know, with the badges of those who peeked."""
    face = look.art(f"{ART}dog-back", width, height).copy()
    size = round(width * 0.3)
    for number, seat in enumerate(seat for seat in range(4) if seen >> seat & 1):
        _centred(
            face, look.art(f"seats/badge-{seat}", size, size), width * (0.2 + 0.3 * number), height * 0.88
        )
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
        _centred(face, plate, width / 2, height / 2 - far)
        _centred(face, words, width / 2, height / 2 - far)
    return face


def _reach(
    width: int, height: int, look: Look, ship: int, spaces: tuple[int, ...], planets: tuple[int, ...]
) -> pygame.Surface:
    """What every space within reach costs; homes stand out."""
    spots = Spots(width, height, width, width / 2, height / 2, 0, 0)
    surface = _empty(width, height)
    for space in spaces:
        x, y = spots.space(space)
        if space in planets:  # its price stands beside it, above the planet
            size = round(spots.world(planets.index(space)) * 1.16)
            _centred(surface, look.box(size, size, "glow", "#ffffff", radius=99, opacity=0.5), x, y)
            continue
        size = round(min(spots.grip(space), width * 0.04) * 0.92)
        _centred(surface, look.box(size, size, "target", "target", radius=99, opacity=0.9), x, y)
        pixels = max(8, round(size * 0.68))
        _centred(surface, look.fitted(str(distance(ship, space)), "bold", pixels, size, "ink_accent"), x, y)
    return surface


def _cost(width: int, height: int, look: Look, cost: int) -> pygame.Surface:
    """What it costs to reach a home."""
    surface = look.box(width, height, "glow", "#33194a", radius=99, edge_units=1.4).copy()
    text = look.fitted(str(cost), "bold", round(height * 0.7), width, "ink_accent")
    _centred(surface, text, width / 2, height / 2)
    return surface


def _chart(width: int, height: int, look: Look) -> pygame.Surface:
    """Which cats beat which Dogs, by their elements."""
    surface = _empty(width, height)
    row = min(height / (ELEMENTS + 1), look.px(46))
    title = look.fitted(_("Who beats which Dog"), "bold", round(row * 0.4), width, "ink_soft")
    _centred(surface, title, width / 2, row * 0.4)
    size = round(row * 0.68)
    for dog in range(ELEMENTS):
        y = row * (dog + 1.3)
        _centred(surface, look.art(f"{ART}dog-{dog}", size, round(size * 1.3)), width * 0.08, y)
        name = look.fitted(ELEMENT_NAMES[dog], "bold", round(row * 0.38), round(width * 0.19), "ink")
        surface.blit(name, name.get_rect(midleft=(round(width * 0.16), round(y))))
        for number, cat in enumerate(sorted(BEATEN_BY[dog])):
            x = width * (0.43 + 0.3 * number)
            _centred(surface, look.art(f"{ART}element-{cat}", size, size), x, y)
            name = look.fitted(
                ELEMENT_NAMES[cat], "medium", round(row * 0.34), round(width * 0.18), "ink_soft"
            )
            surface.blit(name, name.get_rect(midleft=(round(x + size * 0.6), round(y))))
    return surface


def _price(width: int, height: int, look: Look, cost: int, speed: int) -> pygame.Surface:
    surface = look.box(width, height, "veil", "glow", radius=99).copy()
    words = _("{cost} of {speed}").format(cost=cost, speed=speed)
    text = look.fitted(words, "bold", round(height * 0.62), width - height // 2, "ink")
    _centred(surface, text, width / 2, height / 2)
    return surface


def _step(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    return look.box(width, height, SEAT_COLOURS[seat], "#ffffff", radius=99, edge_units=1.5)


def _trail(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    return look.box(width, height, SEAT_COLOURS[seat], radius=99, opacity=0.75)


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
    look_of = (
        f'stroke="{WORLD_INKS[home]}" stroke-width="{max(1.2, width * 0.08):.1f}" stroke-linecap="round"'
    )
    return vector(width, height, f'<path d="{"".join(arcs)}" fill="none" {look_of}/>')


def _world(width: int, height: int, look: Look, home: int, cats: int) -> pygame.Surface:
    """A home and how many cats wait there."""
    face = look.art(f"{ART}world-{home}", width, height)
    surface = _empty(width, height)
    _centred(surface, face, width / 2, height / 2)
    if home == EARTH and not cats:
        return surface
    size = max(round(width * (0.34 if home == 0 else 0.46)), look.px(12))
    x, y = width - size / 2, height - size / 2
    fill = "panel" if cats else "#4a4470"
    _centred(surface, look.box(size, size, fill, WORLD_INKS[home], radius=99, edge_units=1.2), x, y)
    text = look.fitted(str(cats), "bold", round(size * 0.74), size, "ink" if cats else "ink_soft")
    _centred(surface, text, x, y)
    return surface


def _ship(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    surface = _empty(width, height)
    art = look.art(f"{ART}ship-{seat}", width, height)
    _centred(surface, art, width / 2, height / 2)
    size = round(width * 0.42)
    _centred(surface, look.art(f"seats/badge-{seat}", size, size), width * 0.2, height * 0.82)
    return surface


def _die(width: int, height: int, look: Look, face: int, die: int) -> pygame.Surface:
    """A die; the black one is darker, and one that has not been rolled is empty."""
    surface = look.art(f"dice/{face or 1}", width, height).copy()
    if not face:
        surface = look.box(width, height, "raised", "panel_edge", radius=11).copy()
        size = width * 2 // 3
        _centred(surface, look.art("icons/dice", size, size), width / 2, height / 2)
    elif die == 0:
        shade = (120, 112, 160, 255)
        surface.fill(shade, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _dice(width: int, height: int, look: Look, black: int, white: int) -> pygame.Surface:
    """Both dice, one before the other."""
    surface = _empty(width, height)
    size = round(width * 0.62)
    _centred(surface, _die(size, size, look, black, 0), width * 0.32, height * 0.36)
    _centred(surface, _die(size, size, look, white, 1), width * 0.68, height * 0.64)
    return surface


def _words(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    surface = look.box(width, height, "veil", radius=99, opacity=0.72).copy()
    text = look.fitted(words, "bold", round(height * 0.52), width - height, "ink")
    _centred(surface, text, width / 2, height / 2)
    return surface


def _title(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    surface = _empty(width, height)
    _centred(surface, look.fitted(words, "title", round(height * 0.74), width, "ink"), width / 2, height / 2)
    return surface


def _line(width: int, height: int, look: Look, words: str, more: str) -> pygame.Surface:
    surface = _empty(width, height)
    text = look.fitted(words, "title", look.px(16), width // 2, "ink")
    surface.blit(text, text.get_rect(midleft=(look.px(2), height // 2)))
    rest = look.fitted(more, "medium", look.px(13), width // 2, "ink_soft")
    surface.blit(rest, rest.get_rect(midright=(width - look.px(2), height // 2)))
    return surface


def _button(width: int, height: int, look: Look, words: str, icon: str) -> pygame.Surface:
    surface = look.box(width, height, "accent", "#fff6e3", radius=99, edge_units=2).copy()
    room = width - height // 2
    left = 0
    if icon:
        size = round(height * 0.56)
        ground = look.box(size + look.px(6), size + look.px(6), "panel", radius=99)
        _centred(surface, ground, height * 0.52, height / 2)
        _centred(surface, look.art(f"icons/{icon}", size, size), height * 0.52, height / 2)
        left = height - look.px(4)
        room = width - left - height // 3
    text = look.fitted(words, "bold", round(height * 0.46), room, "ink_accent")
    _centred(surface, text, left + (width - left - (height // 4 if icon else 0)) / 2, height / 2)
    return surface


def _score(surface: pygame.Surface, look: Look, x: float, y: float, size: int, best: int) -> None:
    """The best battle so far: a laurel for every Dog."""
    for number in range(ROW):
        laurel = look.art(f"{ART}laurel", size, size)
        if number >= best:
            laurel = look.box(size - 2, size - 2, "", "panel_edge", radius=99, edge_units=1.4)
        _centred(surface, laurel, x + (number + 0.5) * (size + look.px(3)), y)


def _plate(
    width: int, height: int, look: Look, seat: int, kind: str, name: str, level: str, best: int, acting: bool,
    grounded: bool,
) -> pygame.Surface:  # fmt: skip
    """Another player: portrait, name, best battle; the crew lies on it."""
    surface = look.box(
        width, height, "panel", SEAT_COLOURS[seat], radius=16, edge_units=3.0 if acting else 1.4
    ).copy()
    pad, face = look.px(8), look.px(42)
    portrait = f"seats/{'robot' if kind == AI else 'cat'}-{seat}"
    surface.blit(look.art(portrait, face, face), (pad, look.px(5)))
    left = pad + face + look.px(8)
    badge = look.px(15)
    surface.blit(look.art(f"seats/badge-{seat}", badge, badge), (left, look.px(9)))
    words = f"{name} · {level}" if level else name
    text = look.fitted(words, "bold", look.px(15), width - left - badge - look.px(108), "ink")
    surface.blit(text, text.get_rect(midleft=(left + badge + look.px(5), look.px(17))))
    _score(surface, look, left, look.px(38), look.px(15), best)
    if grounded:
        note = look.fitted(_("must leave Earth"), "medium", look.px(12), look.px(92), "bad")
        surface.blit(note, note.get_rect(midleft=(left + look.px(98), look.px(38))))
    return surface


def _own(
    width: int, height: int, look: Look, seat: int, name: str, best: int, acting: bool, grounded: bool
) -> pygame.Surface:
    """The ground of the viewer's own crew."""
    surface = look.box(
        width,
        height,
        "cloth_edge",
        SEAT_COLOURS[seat],
        radius=18,
        edge_units=3.0 if acting else 1.4,
        opacity=0.6,
    ).copy()
    badge = look.px(17)
    surface.blit(look.art(f"seats/badge-{seat}", badge, badge), (look.px(12), look.px(11)))
    words = _("Your crew") if name == _("You") else _("Your crew, {name}").format(name=name)
    text = look.fitted(words, "title", look.px(17), width - look.px(148), "ink")
    surface.blit(text, text.get_rect(midleft=(look.px(36), look.px(20))))
    _score(surface, look, width - look.px(104), look.px(20), look.px(16), best)
    if grounded:
        note = look.fitted(
            _("Your next flight must end off Earth"), "medium", look.px(13), width - look.px(20), "bad"
        )
        surface.blit(note, note.get_rect(midbottom=(width // 2, height - look.px(6))))
    return surface


def _stage(width: int, height: int, look: Look, art: str) -> pygame.Surface:
    return look.art(ART + art, width, height)


def _laurel(width: int, height: int, look: Look) -> pygame.Surface:
    return look.art(f"{ART}laurel", width, height)


def _tray(width: int, height: int, look: Look, words: str, seat: int) -> pygame.Surface:
    surface = look.box(
        width, height, "veil", SEAT_COLOURS[seat], radius=20, edge_units=2, opacity=0.45
    ).copy()
    text = look.fitted(words, "bold", look.px(15), width // 3, SEAT_COLOURS[seat])
    surface.blit(text, (look.px(14), look.px(8)))
    return surface


PAINTERS: dict[str, Callable[..., pygame.Surface]] = {
    "cat": _cat,
    "head": _head,
    "joining": _joining,
    "dog": _dog,
    "dog-back": _dog_back,
    "system": _system,
    "reach": _reach,
    "price": _price,
    "cost": _cost,
    "chart": _chart,
    "step": _step,
    "trail": _trail,
    "next": _next,
    "world": _world,
    "ship": _ship,
    "die": _die,
    "dice": _dice,
    "words": _words,
    "title": _title,
    "line": _line,
    "button": _button,
    "plate": _plate,
    "own": _own,
    "stage": _stage,
    "laurel": _laurel,
    "tray": _tray,
}
