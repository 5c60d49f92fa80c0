"""The pieces of Kardashev painted at the size they lie on the table. Imports the model and the look."""

from collections.abc import Callable

import pygame

from tabletop.games.kardashev import charts, plates
from tabletop.games.kardashev.brushes import (
    KIND_FILES,
    empty,
    letters,
    put,
    symbol,
)
from tabletop.games.kardashev.model import (
    DESTROYED,
    MILITARY,
    NOBODY,
    UNEXPLORED,
)
from tabletop.games.kardashev.technologies import KINDS
from tabletop.ui.layout import Picture
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _


def paint(picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
    """Any picture the controller names."""
    kind, *facts = picture
    return _PAINTERS[str(kind)](width, height, look, *facts)


# -- the board -------------------------------------------------------------------------------------------


def tile_file(tile: int) -> str:
    """The landscape of a tile."""
    if tile == UNEXPLORED:
        return "tile-unexplored"
    if tile == DESTROYED:
        return "tile-destroyed"
    kinds = [KIND_FILES[kind] for kind in range(KINDS) if tile >> kind & 1]
    return "tile-" + ("-".join(kinds) if kinds else "military")


def _space(width: int, height: int, look: Look, tile: int, home: int, turn: int) -> pygame.Surface:
    """A hex: what it produces is written along its top, a home has its owner's ring."""
    surface = empty(width, height)
    name = tile_file(tile) + (f"-{turn}" if tile == UNEXPLORED else "")
    put(surface, look.art(f"kardashev/{name}", width, height), width / 2, height / 2)
    if home != NOBODY:
        surface.blit(_ring(look, width, height, SEAT_COLOURS[home]), (0, 0))
        size = round(width * 0.22)
        put(surface, look.art(f"seats/badge-{home}", size, size), width / 2, height * 0.86)
    if tile not in (UNEXPLORED, DESTROYED):
        marks = [place for place in range(KINDS) if tile >> place & 1] + ([KINDS] if tile & MILITARY else [])
        size = round(width * (0.3 if len(marks) < 4 else 0.24))
        step = size * 1.02
        for place, mark in enumerate(marks):
            x = width / 2 + (place - (len(marks) - 1) / 2) * step
            put(surface, symbol(look, mark, size), x, height * 0.26)
    return surface


def _ring(look: Look, width: int, height: int, colour: str) -> pygame.Surface:
    def make() -> pygame.Surface:
        line = max(2.0, width * 0.05)
        half_w, half_h = width / 2 - line * 1.2, height / 2 - line * 1.4
        corners = [(0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5)]
        points = " ".join(f"{width / 2 + x * half_w:.1f},{height / 2 + y * half_h:.1f}" for x, y in corners)
        return vector(width, height, f'<polygon points="{points}" fill="none" stroke="{colour}" '
                      f'stroke-width="{line:.1f}" stroke-linejoin="round"/>')  # fmt: skip

    return look.made(("home-ring", width, height, colour), make)


def _mark(width: int, height: int, look: Look) -> pygame.Surface:
    """A ring around the tile in question."""
    return _ring(look, width, height, "#fff6e3")


def _stack(width: int, height: int, look: Look, kind: str, seat: int, level: int) -> pygame.Surface:
    """A colony or fleet: its picture grows with the level, and the level stands on a badge beside it."""
    surface = empty(width, height)
    put(surface, look.art(f"kardashev/{kind}-{seat}-{level}", width, height), width / 2, height * 0.46)
    size = round(width * 0.46)
    x, y = width * (0.26 if kind == "colony" else 0.74), height - size * 0.5
    put(surface, look.art(f"seats/badge-{seat}", size, size), x, y)
    digit = look.face("title", max(9, round(size * 0.62))).render(str(level), True, look.colour("#1b1533"))
    put(surface, digit, x, y)
    return surface


def _colony(width: int, height: int, look: Look, seat: int, level: int) -> pygame.Surface:
    return _stack(width, height, look, "colony", seat, level)


def _fleet(width: int, height: int, look: Look, seat: int, level: int) -> pygame.Surface:
    return _stack(width, height, look, "fleet", seat, level)


def _supply(width: int, height: int, look: Look, kind: str, seat: int, count: int) -> pygame.Surface:
    """One's own pieces that are not on the board yet."""
    surface = look.box(width, height, "panel", SEAT_COLOURS[seat], radius=16, opacity=0.8).copy()
    art = look.art(f"kardashev/{kind}-{seat}-1", round(width * 0.66), round(width * 0.66))
    put(surface, art, width / 2, height * 0.32)
    number = look.fitted(str(count), "title", round(height * 0.24), width, "ink")
    put(surface, number, width / 2, height * 0.71)
    words = _("colonies") if kind == "colony" else _("fleets")
    put(
        surface,
        look.fitted(words, "bold", letters(look, 11), width - look.px(6), "ink_soft"),
        width / 2,
        height * 0.9,
    )
    return surface


def _bag(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    surface = empty(width, height)
    put(surface, look.art("kardashev/bag", width, height), width / 2, height / 2)
    number = look.fitted(str(count), "title", round(height * 0.26), width, "ink")
    put(surface, number, width / 2, height * 0.62)
    return surface


def _wheel(width: int, height: int, look: Look) -> pygame.Surface:
    return look.art("kardashev/wheel", width, height)


# -- words and buttons -----------------------------------------------------------------------------------


def _label(width: int, height: int, look: Look, words: str, colour: str) -> pygame.Surface:
    surface = empty(width, height)
    put(surface, look.fitted(words, "bold", letters(look, 13), width, colour), width / 2, height / 2)
    return surface


def _button(width: int, height: int, look: Look, words: str, fill: str) -> pygame.Surface:
    ink = "ink_accent" if fill == "accent" else "ink"
    surface = look.box(width, height, fill, "" if fill == "accent" else "panel_edge", radius=13).copy()
    put(
        surface,
        look.fitted(words, "bold", letters(look, 16), width - look.px(18), ink),
        width / 2,
        height / 2,
    )
    return surface


def _coin(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    surface = look.box(width, height, "raised", "accent", radius=1000, edge_units=2).copy()
    put(surface, look.fitted(str(number), "bold", round(height * 0.44), round(width * 0.7), "ink"), width / 2,
          height / 2)  # fmt: skip
    return surface


def _column(width: int, height: int, look: Look) -> pygame.Surface:
    surface = pygame.Surface((width, height))
    surface.fill(look.colour("cloth_edge"))
    return surface


def _panel(width: int, height: int, look: Look, words: str, small: str) -> pygame.Surface:
    surface = look.box(width, height, "panel", "panel_edge", radius=16).copy()
    put(
        surface,
        look.fitted(words, "title", letters(look, 21), width - look.px(24), "ink"),
        width / 2,
        look.px(28),
    )
    if small:
        put(surface, look.fitted(small, "medium", letters(look, 14), width - look.px(24), "ink_soft"), width / 2,
              look.px(54))  # fmt: skip
    return surface


_PAINTERS: dict[str, Callable[..., pygame.Surface]] = {
    "space": _space,
    "mark": _mark,
    "colony": _colony,
    "fleet": _fleet,
    "supply": _supply,
    "bag": _bag,
    "wheel": _wheel,
    "label": _label,
    "button": _button,
    "coin": _coin,
    "column": _column,
    "panel": _panel,
    "plate": plates.draw_plate,
    "own": plates.draw_own,
    "chip": plates.draw_chip,
    "take": plates.draw_take,
    "compile": plates.draw_compile,
    "role": plates.draw_role,
    "battle": charts.draw_battle,
    "support": charts.draw_support,
    "tree": charts.draw_tree,
    "tech": charts.draw_tech,
    "big-tech": charts.draw_big_tech,
    "kind": charts.draw_kind,
    "exchange": charts.draw_exchange,
}
