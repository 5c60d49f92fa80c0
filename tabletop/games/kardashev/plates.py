"""The players of Kardashev and what they hold, painted. Imports the model and the look."""

import pygame

from tabletop.games.kardashev.brushes import KIND_LIGHTS, letters, put, symbol
from tabletop.games.kardashev.model import (
    KIND_NAMES,
    NOBODY,
    ROLE_IDS,
    ROLE_NAMES,
)
from tabletop.games.kardashev.technologies import KINDS
from tabletop.kernel.match import AI
from tabletop.ui.look import Look
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _


def draw_plate(
    width: int, height: int, look: Look, seat: int, kind: str, name: str, level: str, role: int, score: int,
    resources: tuple[int, ...], known: int, acting: bool, actions: tuple[int, int], out: bool,
) -> pygame.Surface:  # fmt: skip
    """Another player: role, points, resources, and the actions left in their turn."""
    surface = look.box(
        width, height, "panel", SEAT_COLOURS[seat], radius=16, edge_units=3.5 if acting else 1.5
    ).copy()
    pad, face = look.px(8), height - look.px(16)
    draw_portrait(surface, look, seat, kind, role, pad, pad, face)
    left = pad + face + look.px(8)
    room = width - left - pad
    draw_names(surface, look, seat, name, level, role, score, left, look.px(8), room)
    if out:
        put(
            surface,
            look.fitted(_("out"), "bold", letters(look, 15), room, "bad"),
            left + room / 2,
            height - look.px(20),
        )
        return surface
    step = room / KINDS
    for place in range(KINDS):
        size = look.px(20)
        x = left + step * place
        surface.blit(symbol(look, place, size), (round(x), height - look.px(32)))
        number = look.fitted(str(resources[place]), "bold", letters(look, 17), round(step - size - 2), "ink")
        surface.blit(number, number.get_rect(midleft=(round(x + size + look.px(4)), height - look.px(21))))
    return surface


def draw_portrait(
    surface: pygame.Surface, look: Look, seat: int, kind: str, role: int, x: int, y: int, size: int
) -> None:
    file = (
        f"seats/{'robot' if kind == AI else 'cat'}-{seat}"
        if role == NOBODY
        else f"kardashev/role-{ROLE_IDS[role]}"
    )
    surface.blit(look.art(file, size, size), (x, y))
    badge = round(size * 0.32)
    surface.blit(
        look.art(f"seats/badge-{seat}", badge, badge), (x - badge // 6, y + size - badge + badge // 6)
    )


def draw_names(
    surface: pygame.Surface, look: Look, seat: int, name: str, level: str, role: int, score: int, left: int, top: int,
    room: int,
) -> None:  # fmt: skip
    points = look.fitted(str(score), "title", look.px(24), look.px(48), SEAT_COLOURS[seat])
    surface.blit(points, points.get_rect(topright=(left + room, top)))
    space = room - points.get_width() - look.px(6)
    text = look.fitted(name, "bold", letters(look, 17), space, "ink")
    surface.blit(text, (left, top))
    words = ROLE_NAMES[role] if role != NOBODY else ""
    if level:
        words = f"{words} · {level}" if words else level
    more = look.fitted(words, "medium", letters(look, 13), room, "ink_soft")
    surface.blit(more, (left, top + letters(look, 24)))


def draw_own(
    width: int, height: int, look: Look, seat: int, kind: str, name: str, level: str, role: int, score: int,
    resources: tuple[int, ...], known: int, acting: bool, actions: tuple[int, int], out: bool,
) -> pygame.Surface:  # fmt: skip
    """The viewer's own corner: role, points, actions left; the resources lie on it as chips."""
    surface = look.box(
        width, height, "panel", SEAT_COLOURS[seat], radius=18, edge_units=4 if acting else 2
    ).copy()
    pad, face = look.px(10), look.px(94)
    draw_portrait(surface, look, seat, kind, role, pad, pad, face)
    left = pad + face + look.px(8)
    room = width - left - pad
    draw_names(surface, look, seat, name, level, role, score, left, look.px(12), room)
    below = look.px(27) + letters(look, 39)
    if out:
        for row, words in enumerate((_("You are out."), _("Technologies still count."))):
            text = look.fitted(words, "bold", letters(look, 13), room, "bad")
            surface.blit(text, text.get_rect(midleft=(left, below + look.px(22 * row))))
    elif actions[0] >= 0:
        for row, (words, count) in enumerate(((_("base"), actions[0]), (_("research"), actions[1]))):
            y = below + look.px(22 * row)
            text = look.fitted(words, "bold", letters(look, 13), round(room * 0.55), "ink_soft")
            surface.blit(text, text.get_rect(midleft=(left, y)))
            for place in range(2):
                full = place < count
                dot = look.box(look.px(22), look.px(14), "accent" if full else "", "accent", radius=7)
                surface.blit(dot, dot.get_rect(midleft=(left + round(room * 0.56) + place * look.px(27), y)))
    return surface


def draw_chip(width: int, height: int, look: Look, kind: int, count: int) -> pygame.Surface:
    surface = look.box(width, height, "raised", KIND_LIGHTS[kind], radius=14, edge_units=2).copy()
    size = round(height * 0.62)
    put(surface, symbol(look, kind, size), height * 0.42, height / 2)
    room = width - round(height * 0.78) - look.px(4)
    number = look.fitted(str(count), "title", round(height * 0.52), room, "ink")
    put(surface, number, height * 0.74 + room / 2, height / 2)
    return surface


def draw_take(width: int, height: int, look: Look, kind: int) -> pygame.Surface:
    surface = look.box(width, height, "raised", KIND_LIGHTS[kind], radius=16, edge_units=2.5).copy()
    size = round(width * 0.72)
    put(surface, symbol(look, kind, size), width / 2, height * 0.42)
    words = look.fitted(KIND_NAMES[kind], "bold", letters(look, 15), width - look.px(8), "ink")
    put(surface, words, width / 2, height * 0.85)
    return surface


def draw_compile(width: int, height: int, look: Look, kind: int) -> pygame.Surface:
    surface = look.box(width, height, "raised", KIND_LIGHTS[kind], radius=12).copy()
    size = round(height * 0.7)
    plus = look.fitted("+", "bold", round(height * 0.5), width // 3, "ink")
    put(surface, plus, width * 0.24, height / 2)
    put(surface, symbol(look, kind, size), width * 0.62, height / 2)
    return surface


def draw_role(width: int, height: int, look: Look, role: int) -> pygame.Surface:
    surface = look.box(width, height, "raised", "panel_edge", radius=14).copy()
    size = min(width - look.px(8), height - look.px(24))
    put(surface, look.art(f"kardashev/role-{ROLE_IDS[role]}", size, size), width / 2, size / 2 + look.px(4))
    words = look.fitted(ROLE_NAMES[role], "bold", letters(look, 13), width - look.px(8), "ink")
    put(surface, words, width / 2, height - look.px(12))
    return surface
