"""The pieces of Paw of Duty painted at the size they lie on the table. Imports the model and the look."""

from collections.abc import Callable

import pygame

from tabletop.games.paw_of_duty.city import LINES, SIDE
from tabletop.games.paw_of_duty.model import (
    CARD_FILES,
    CARD_NAMES,
    CARD_TEXTS,
    KIND,
    LAST_TURN,
    LEVEL,
    LEVELS,
    TACTICS,
    TYPE,
    TYPE_NAMES,
)
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import AI
from tabletop.ui.layout import Picture
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

FAMILIES = ("huntress", "pilot", "tank")
FAMILY_INKS = ("#8c1f49", "#25408f", "#8a4708")
"""Dark enough to read on the light ground of a Kitty's picture."""
READABLE = 60
"""Pixels: a card at least this wide shows its name."""


def paint(picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
    """Any picture the controller names."""
    kind, *facts = picture
    return _PAINTERS[str(kind)](width, height, look, *facts)


def _empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def kitty_file(kitty: int) -> str:
    twin = "b" if kitty % len(LEVELS) == 2 else ""
    return f"paw-of-duty/{FAMILIES[TYPE[kitty]]}-{LEVEL[kitty]}{twin}"


# -- Kitties -------------------------------------------------------------------------------------------


def _portrait(size: int, look: Look, kitty: int, edge: str) -> pygame.Surface:
    """A Kitty's picture in a frame: level at the top left, family at the top right."""
    surface = _empty(size, size)
    line = max(2, size // 15)
    surface.blit(look.box(size, size, edge, radius=size * 0.16 / look.unit), (0, 0))
    inner = size - 2 * line
    surface.blit(look.art(kitty_file(kitty), inner, inner), (line, line))
    part = size / 100
    mark = round(31 * part)
    shield = look.art(f"paw-of-duty/level-{FAMILIES[TYPE[kitty]]}", mark, mark)
    surface.blit(shield, (0, 0))
    digit = look.face("title", max(8, round(23 * part))).render(str(LEVEL[kitty]), True, "#ffffff")
    surface.blit(digit, digit.get_rect(center=(mark // 2, mark // 2)))
    badge = look.art(f"paw-of-duty/type-{FAMILIES[TYPE[kitty]]}", mark, mark)
    surface.blit(badge, badge.get_rect(topright=(size, 0)))
    return surface


def _claws(width: int, height: int, look: Look, owner: int, facing: int) -> pygame.Surface:
    """The claws alone, on the side a Kitty faces: as much of them as its picture leaves to be seen."""
    surface = _empty(width, height)
    part = width / 100
    claws = look.art(f"paw-of-duty/claws-{owner}", round(56 * part), round(28 * part))
    claws = pygame.transform.rotate(claws, -90 * facing)
    box = claws.get_rect(center=(width // 2, height // 2))
    edges = {"midtop": (width // 2, 0), "midright": (width, height // 2), "midbottom": (width // 2, height),
             "midleft": (0, height // 2)}  # fmt: skip
    side = tuple(edges)[facing]
    setattr(box, side, edges[side])
    surface.blit(claws, box)
    covered = surface.get_rect().inflate(-round(28 * part), -round(28 * part))
    surface.fill((0, 0, 0, 0), covered)
    return surface


def _kitty(
    width: int, height: int, look: Look, kitty: int, owner: int, facing: int, tokens: int, damage: int
) -> pygame.Surface:
    """On the board: its owner's frame and badge, its claws on the side it faces, paw tokens, damage."""
    surface = _claws(width, height, look, owner, facing)
    rim = round(width * 0.125)
    size = width - 2 * rim
    part = width / 100
    surface.blit(_portrait(size, look, kitty, SEAT_COLOURS[owner]), (rim, rim))
    badge = look.art(f"seats/badge-{owner}", round(24 * part), round(24 * part))
    surface.blit(badge, badge.get_rect(bottomleft=(rim, height - rim)))
    for token in range(tokens - 1):
        paw = look.art(f"tokens/paw-{owner}", round(24 * part), round(24 * part))
        surface.blit(paw, paw.get_rect(bottomright=(width - rim - round(13 * part) * token, height - rim)))
    if damage:
        _chip(surface, look, f"{damage}/{LEVEL[kitty]}", (width // 2, height - rim - round(4 * part)), part)
    return surface


def _chip(surface: pygame.Surface, look: Look, words: str, foot: tuple[int, int], part: float) -> None:
    """Damage taken, of what the Kitty can take."""
    text = look.face("bold", max(9, round(19 * part))).render(words, True, "#3a0d1c")
    box = look.box(text.get_width() + round(14 * part), text.get_height() + round(2 * part), "bad", radius=9)
    place = box.get_rect(midbottom=foot)
    surface.blit(box, place)
    surface.blit(text, text.get_rect(center=place.center))


def _prisoner(width: int, height: int, look: Look, kitty: int, owner: int) -> pygame.Surface:
    return _portrait(width, look, kitty, SEAT_COLOURS[owner])


def _ghost(width: int, height: int, look: Look, kitty: int, owner: int, facing: int) -> pygame.Surface:
    """Where a Kitty would be."""
    ghost = _kitty(width, height, look, kitty, owner, facing, 1, 0)
    ghost.set_alpha(150)
    return ghost


def _recruit(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty card in the hand: picture, family, and what it is good for."""
    surface = look.art("paw-of-duty/kitty-card", width, height).copy()
    part = width / 250
    size = round(206 * part)
    face = _portrait(size, look, kitty, FAMILY_INKS[TYPE[kitty]])
    surface.blit(face, face.get_rect(midtop=(width // 2, round(20 * part))))
    ink = FAMILY_INKS[TYPE[kitty]]
    name = look.fitted(TYPE_NAMES[TYPE[kitty]], "title", max(9, round(38 * part)), round(206 * part), ink)
    surface.blit(name, name.get_rect(center=(width // 2, round(252 * part))))
    words = counted("{count} tactic", "{count} tactics", TACTICS[kitty])
    text = look.fitted(words, "bold", max(8, round(27 * part)), round(206 * part), ink)
    surface.blit(text, text.get_rect(center=(width // 2, round(288 * part))))
    bar, gap = round(34 * part), round(8 * part)
    left = (width - TACTICS[kitty] * (bar + gap) + gap) // 2
    for place in range(TACTICS[kitty]):
        surface.blit(
            look.box(bar, round(9 * part), ink, radius=3), (left + place * (bar + gap), round(312 * part))
        )
    return surface


# -- cards ---------------------------------------------------------------------------------------------


def _card(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """A Tactic card: its picture, and its name where it can be read."""
    kind = KIND[card]
    face = look.art(f"paw-of-duty/{CARD_FILES[kind]}", width, height).copy()
    part = width / 250
    if width >= READABLE:
        name = look.fitted(CARD_NAMES[kind], "bold", max(8, round(31 * part)), round(214 * part), "#ffffff")
        face.blit(name, name.get_rect(center=(width // 2, round(33 * part))))
    return face


def _in_play(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """The words of the card in play, below it."""
    surface = _empty(width, height)
    size = look.pixels("small")
    while True:
        font = look.face("medium", size)
        font.align = pygame.FONT_CENTER
        text = font.render(CARD_TEXTS[KIND[card]], True, look.colour("ink"), wraplength=width)
        font.align = pygame.FONT_LEFT
        if text.get_height() <= height or size <= 8:
            break
        size -= 1
    surface.blit(text, text.get_rect(midtop=(width // 2, 0)))
    return surface


def _art(name: str) -> Callable[[int, int, Look], pygame.Surface]:
    return lambda width, height, look: look.art(f"paw-of-duty/{name}", width, height)


def _stack(width: int, height: int, look: Look, face: pygame.Surface | None, words: str) -> pygame.Surface:
    """A pile with a word and a number below."""
    surface = _empty(width, height)
    tall = height - look.px(20)
    if face is None:
        surface.blit(look.box(width, tall, "cloth_edge", "panel_edge", radius=8, opacity=0.5), (0, 0))
    else:
        surface.blit(face, (0, 0))
    text = look.fitted(words, "bold", look.px(13), width, "ink_soft")
    surface.blit(text, text.get_rect(midbottom=(width // 2, height)))
    return surface


def _deck(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    face = look.art("paw-of-duty/back", width, height - look.px(20)) if count else None
    return _stack(width, height, look, face, _("Tactics {count}").format(count=count))


def _kitty_deck(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    face = look.art("paw-of-duty/kitty-back", width, height - look.px(20)) if count else None
    return _stack(width, height, look, face, _("Kitties {count}").format(count=count))


def _pile(width: int, height: int, look: Look, top: int, count: int) -> pygame.Surface:
    face = None if top == HIDDEN else _card(width, height - look.px(20), look, top)
    return _stack(width, height, look, face, _("Discards {count}").format(count=count))


# -- the table -----------------------------------------------------------------------------------------


def _line(width: int, height: int, look: Look, number: int, seat: int) -> pygame.Surface:
    """A line of the City somebody is eligible with."""
    cell = width / 3
    (ax, ay), (bx, by) = (
        ((square % SIDE - 0.5) * cell, (square // SIDE - 0.5) * cell)
        for square in (LINES[number][0], LINES[number][2])
    )
    stroke = f'stroke="{SEAT_COLOURS[seat]}" stroke-linecap="round"'
    path = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
    return vector(
        width,
        height,
        f'<line {path} {stroke} stroke-opacity="0.85" stroke-width="{cell * 0.96:.1f}"/>'
        f'<line {path} stroke="#1b2440" stroke-linecap="round" stroke-opacity="0.6" stroke-width="{cell * 0.88:.1f}"/>',
    )


def _target(width: int, height: int, look: Look) -> pygame.Surface:
    """A place where the piece in the hand can go."""
    return look.box(width, height, "target", "target", radius=10, edge_units=3, opacity=0.22)


def _arrow(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    return pygame.transform.rotate(look.art("paw-of-duty/arrow", width, height), -90 * facing)


def _button(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    surface = look.box(width, height, "accent", radius=14).copy()
    text = look.fitted(words, "bold", look.px(17), width - look.px(20), "ink_accent")
    surface.blit(text, text.get_rect(center=(width // 2, height // 2)))
    return surface


def _clock(width: int, height: int, look: Look, turn: int) -> pygame.Surface:
    """The countdown to Power: one mark for each turn, those gone by dark."""
    surface = look.box(width, height, "panel", "panel_edge", radius=14).copy()
    left = LAST_TURN - turn
    words = counted("Power after {count} more turn", "Power after {count} more turns", left)
    if not left:
        words = _("The last turn before Power")
    if not turn:
        words = _("Opening hands")
    text = look.fitted(words, "bold", look.px(15), width - look.px(20), "ink")
    surface.blit(text, text.get_rect(center=(width // 2, look.px(18))))
    step = (width - look.px(24)) / LAST_TURN
    size = max(3, round(min(step * 0.72, look.px(11))))
    for place in range(LAST_TURN):
        colour = "glow" if place + 1 == turn else "panel_edge" if place < turn else "good"
        dot = look.box(size, size, colour, radius=size / 2 / look.unit)
        at = (look.px(12) + round((place + 0.5) * step), height - look.px(15))
        surface.blit(dot, dot.get_rect(center=at))
    return surface


def _plate(
    width: int, height: int, look: Look, seat: int, kind: str, name: str, level: str, hand: int, power: int,
    acting: bool, line_words: str,
) -> pygame.Surface:  # fmt: skip
    """A player: portrait, name, cards in hand, the levels captured; the captured Kitties lie below."""
    surface = look.box(
        width, height, "panel", SEAT_COLOURS[seat], radius=16, edge_units=3 if acting else 1.5
    ).copy()
    pad = look.px(10)
    face = look.px(56)
    surface.blit(look.art(f"seats/{'robot' if kind == AI else 'cat'}-{seat}", face, face), (pad, pad))
    left = pad + face + look.px(8)
    room = width - left - pad
    badge = look.px(17)
    surface.blit(look.art(f"seats/badge-{seat}", badge, badge), (left, pad + look.px(2)))
    words = f"{name} · {level}" if level else name
    text = look.fitted(words, "bold", look.px(17), room - badge - look.px(6), "ink")
    surface.blit(text, text.get_rect(midleft=(left + badge + look.px(6), pad + look.px(11))))
    tall = look.px(32)
    wide = tall * 5 // 7
    step = min(look.px(11), (room - wide - look.px(64)) // max(1, hand - 1))
    for place in range(hand):
        back = look.art("paw-of-duty/back", wide, tall)
        surface.blit(back, (left + place * max(2, step), pad + look.px(25)))
    text = look.fitted(
        counted("{count} card", "{count} cards", hand), "medium", look.px(13), look.px(60), "ink_soft"
    )
    surface.blit(text, text.get_rect(midright=(width - pad, pad + look.px(41))))
    if line_words:
        text = look.fitted(line_words, "bold", look.px(14), width - 2 * pad, "glow")
        surface.blit(text, text.get_rect(center=(width // 2, pad + look.px(72))))
    row = height - look.px(22)
    text = look.fitted(_("Captured"), "medium", look.px(15), width // 2, "ink_soft")
    surface.blit(text, text.get_rect(midleft=(pad, row)))
    number = look.face("title", look.px(26)).render(str(power), True, look.colour("ink"))
    surface.blit(number, number.get_rect(midright=(width - pad, row)))
    return surface


# -- before it is done ---------------------------------------------------------------------------------


def _path(width: int, height: int, look: Look, ax: float, ay: float, bx: float, by: float) -> pygame.Surface:
    """Dots from one place to another, in parts of the picture."""
    colour = look.palette.target
    x1, y1, x2, y2 = ax * width, ay * height, bx * width, by * height
    return vector(
        width,
        height,
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{look.px(7)}" stroke-linecap="round" stroke-dasharray="1 {look.px(15)}"/>',
    )


def _blow(width: int, height: int, look: Look, damage: int, captured: bool) -> pygame.Surface:
    """How much damage there would be, and whether it captures."""
    surface = _empty(width, height)
    burst = look.art("effects/burst", width, height)
    surface.blit(burst, burst.get_rect(center=(width // 2, height // 2)))
    digit = look.face("title", max(10, height // 3)).render(f"-{damage}", True, "#6b1030")
    up = height // 10 if captured else 0
    surface.blit(digit, digit.get_rect(center=(width // 2, height // 2 - up)))
    if captured:
        text = look.fitted(_("captured"), "bold", max(9, height // 6), width, "#6b1030")
        surface.blit(text, text.get_rect(center=(width // 2, height // 2 + height // 7)))
    return surface


_PAINTERS: dict[str, Callable[..., pygame.Surface]] = {
    "board": _art("board"),
    "back": _art("back"),
    "kitty-back": _art("kitty-back"),
    "kitty": _kitty,
    "claws": _claws,
    "prisoner": _prisoner,
    "ghost": _ghost,
    "recruit": _recruit,
    "card": _card,
    "in-play": _in_play,
    "deck": _deck,
    "kitty-deck": _kitty_deck,
    "pile": _pile,
    "line": _line,
    "target": _target,
    "arrow": _arrow,
    "button": _button,
    "clock": _clock,
    "plate": _plate,
    "path": _path,
    "blow": _blow,
}
