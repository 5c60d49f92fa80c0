"""Battles and technologies of Kardashev, painted. Imports the model and the look."""

import pygame

from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.brushes import AFFORDABLE, OPEN, OWNED, UNKNOWN, empty, letters, put, symbol
from tabletop.games.kardashev.sheet import COLUMN, tree_place
from tabletop.games.kardashev.technologies import KINDS, TECHNOLOGIES, TEXTS
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _


def draw_battle(
    width: int, height: int, look: Look, attacker: int, defender: int, strong: int, firm: int, attacking: str,
    defending: str, fleet: int, guard: int, colony: int,
) -> pygame.Surface:  # fmt: skip
    """Both sides and their strength as it stands."""
    surface = look.box(width, height, "cloth_edge", "panel_edge", radius=14).copy()
    wins = strong > firm
    half, size = width / 2, round(height * 0.46)
    put(
        surface,
        look.art(f"kardashev/fleet-{attacker}-{max(1, fleet)}", size, size),
        half * 0.32,
        height * 0.38,
    )
    sides = [("colony", colony), ("fleet", guard)]
    guards = [f"kardashev/{kind}-{defender}-{level}" for kind, level in sides if level]
    size = size if len(guards) == 1 else round(size * 0.8)
    for place, art in enumerate(guards):
        x = half * 1.68 + (place - (len(guards) - 1) / 2) * size * 0.9
        put(surface, look.art(art, size, size), x, height * 0.38)
    for number, x, lit in ((strong, half * 0.74, wins), (firm, half * 1.26, not wins)):
        colour = "good" if lit else "ink_soft"
        put(
            surface,
            look.fitted(str(number), "title", round(height * 0.42), look.px(44), colour),
            x,
            height * 0.38,
        )
    put(surface, look.fitted(":", "title", round(height * 0.3), look.px(20), "ink"), half, height * 0.36)
    for words, x, seat in ((attacking, half * 0.5, attacker), (defending, half * 1.5, defender)):
        text = look.fitted(words, "bold", letters(look, 14), round(half - 10), SEAT_COLOURS[seat])
        put(surface, text, x, height * 0.82)
    return surface


def draw_support(width: int, height: int, look: Look, seat: int, level: int, cost: str) -> pygame.Surface:
    surface = look.box(width, height, "raised", SEAT_COLOURS[seat], radius=12).copy()
    size = height - look.px(6)
    put(surface, look.art(f"kardashev/fleet-{seat}-{level}", size, size), look.px(24), height / 2)
    words = _("+{level} for {cost}").format(level=level, cost=cost)
    text = look.fitted(words, "bold", letters(look, 16), width - look.px(60), "ink")
    surface.blit(text, text.get_rect(midleft=(look.px(50), height // 2)))
    return surface


def draw_tree(width: int, height: int, look: Look, words: str, step_units: float) -> pygame.Surface:
    """The panel behind the technologies: levels, lines from what is needed, boxes around exclusive pairs."""
    surface = look.box(width, height, "panel", "panel_edge", radius=16).copy()
    text = look.fitted(words, "title", letters(look, 16), width - look.px(24), "ink")
    surface.blit(text, text.get_rect(midleft=(look.px(12), look.px(17))))
    places = {number: tree_place(number, COLUMN / 2, 30, step_units) for number in range(tech.COUNT)}
    unit, lines = look.unit, []
    for number, technology in enumerate(TECHNOLOGIES):
        x, y = places[number]
        for need in technology.needs:
            px, py = places[need]
            lines.append(f'<path d="M{px * unit:.1f} {py * unit:.1f}L{x * unit:.1f} {y * unit:.1f}" fill="none" '
                         f'stroke="#6f69b8" stroke-width="{2.2 * unit:.1f}" stroke-linecap="round"/>')  # fmt: skip
    for number, technology in enumerate(TECHNOLOGIES):
        if technology.other > number:
            (x, y), (ox, oy) = places[number], places[technology.other]
            size = step_units * 0.5
            lines.append(
                f'<rect x="{(x - size) * unit:.1f}" y="{(y - size) * unit:.1f}" '
                f'width="{(ox - x + 2 * size) * unit:.1f}" height="{(oy - y + 2 * size) * unit:.1f}" '
                f'rx="{10 * unit:.1f}" fill="#2a1638" stroke="#ff8fa0" stroke-width="{1.6 * unit:.1f}"/>'
            )
    surface.blit(vector(width, height, "".join(lines)), (0, 0))
    return surface


def draw_tech(
    width: int, height: int, look: Look, technology: int, state: int, owners: tuple[int, ...], seat: int
) -> pygame.Surface:
    """A technology: bright in its owner's ring if it is one's own, paler if it can be paid for, else in the shade."""
    surface = empty(width, height)
    own = state == OWNED
    part = 0.84 if own else 0.92
    art = look.art(f"kardashev/tech-{TEXTS[technology]}", round(width * part), round(height * part))
    if own:
        surface.blit(look.box(width, height, SEAT_COLOURS[seat], "ink", radius=1000, edge_units=1.5), (0, 0))
    else:
        art = art.copy()
        tone = {UNKNOWN: (84, 80, 112, 255), OPEN: (128, 124, 158, 255), AFFORDABLE: (196, 192, 216, 255)}[
            state
        ]
        art.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, art, width / 2, height / 2)
    size = round(width * 0.36)
    if own:
        surface.blit(look.art(f"seats/badge-{seat}", size, size), (0, 0))
    for place, other in enumerate(owners):
        badge = look.art(f"seats/badge-{other}", size, size)
        surface.blit(badge, (width - size, height - size) if place == 0 else (0, height - size))
    return surface


def draw_big_tech(width: int, height: int, look: Look, technology: int) -> pygame.Surface:
    """A technology looked at closely: its picture, level and cost."""
    told = TECHNOLOGIES[technology]
    surface = look.box(width, height, "raised", "panel_edge", radius=20).copy()
    size = round(min(width * 0.74, height * 0.6))
    put(surface, look.art(f"kardashev/tech-{TEXTS[technology]}", size, size), width / 2, height * 0.36)
    level = look.fitted(
        _("Level {level}").format(level=told.level),
        "bold",
        letters(look, 20),
        width - look.px(20),
        "ink_soft",
    )
    put(surface, level, width / 2, height * 0.72)
    marks: list[int | None] = []
    for kind in range(KINDS):
        marks += [kind] * told.cost[kind]
    marks += [None] * (2 if told.alike else told.cost[3])
    step = min(width * 0.14, (width - look.px(24)) / max(1, len(marks)))
    for place, mark in enumerate(marks):
        x = width / 2 + (place - (len(marks) - 1) / 2) * step
        if mark is None:
            dot = look.box(round(step * 0.8), round(step * 0.8), "panel", "ink", radius=1000)
            put(surface, dot, x, height * 0.86)
            put(surface, look.fitted("=" if told.alike else "?", "bold", round(step * 0.5), round(step), "ink"), x,
                  height * 0.86)  # fmt: skip
        else:
            put(surface, symbol(look, mark, round(step * 0.9)), x, height * 0.86)
    return surface


def draw_exchange(width: int, height: int, look: Look) -> pygame.Surface:
    """Four of one stand for one of another."""
    surface = empty(width, height)
    size = round(width * 0.26)
    for place in range(4):
        put(
            surface,
            symbol(look, 0, size),
            width * (0.2 + 0.28 * (place % 2)),
            height * (0.36 + 0.28 * (place // 2)),
        )
    put(surface, look.fitted("=", "title", size, width, "ink"), width * 0.68, height * 0.5)
    put(surface, symbol(look, 2, round(size * 1.2)), width * 0.88, height * 0.5)
    return surface


def draw_kind(width: int, height: int, look: Look, place: int) -> pygame.Surface:
    """A symbol alone, for the chooser."""
    surface = empty(width, height)
    put(surface, symbol(look, place, min(width, height)), width / 2, height / 2)
    return surface
