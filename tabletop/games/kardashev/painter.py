"""What only Kardashev paints: the board, battles, roles. Imports the model, the tree and the furniture."""

from functools import partial

import pygame

from tabletop.games.kardashev import tree
from tabletop.games.kardashev.model import DESTROYED, ROLE_IDS, ROLE_NAMES, SYMBOLS, UNEXPLORED
from tabletop.games.kardashev.technologies import KINDS
from tabletop.games.kardashev.tree import KIND_FILES, symbol
from tabletop.kernel.events import NOBODY
from tabletop.ui import furniture
from tabletop.ui.furniture import along, blank, put
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS


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
    name = tile_file(tile) + (f"-{turn}" if tile == UNEXPLORED else "")
    surface = furniture.art(width, height, look, f"kardashev/{name}")
    if home != NOBODY:
        surface.blit(_ring(width, height, look, SEAT_COLOURS[home]), (0, 0))
        size = round(width * 0.22)
        put(surface, look.art(f"seats/badge-{home}", size, size), width / 2, height * 0.86)
    if tile not in (UNEXPLORED, DESTROYED):
        marks = [place for place in range(len(SYMBOLS)) if tile >> place & 1]
        size = round(width * (0.3 if len(marks) < 4 else 0.24))
        for mark, x in zip(marks, along(len(marks), width / 2, size * 1.02), strict=True):
            put(surface, look.art(symbol(mark), size, size), x, height * 0.26)
    return surface


def _ring(width: int, height: int, look: Look, colour: str) -> pygame.Surface:
    """A ring along the edge of a hex."""

    def make() -> pygame.Surface:
        line = max(2.0, width * 0.05)
        half_w, half_h = width / 2 - line * 1.2, height / 2 - line * 1.4
        corners = [(0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5)]
        points = " ".join(f"{width / 2 + x * half_w:.1f},{height / 2 + y * half_h:.1f}" for x, y in corners)
        return vector(width, height, f'<polygon points="{points}" fill="none" stroke="{colour}" '
                      f'stroke-width="{line:.1f}" stroke-linejoin="round"/>')  # fmt: skip

    return look.made(("home-ring", width, height, colour), make)


def _stack(width: int, height: int, look: Look, seat: int, level: int, kind: str) -> pygame.Surface:
    """A colony or fleet: its picture grows with the level, and the level stands on a badge beside it."""
    surface = blank(width, height)
    put(surface, look.art(f"kardashev/{kind}-{seat}-{level}", width, height), width / 2, height * 0.46)
    size = round(width * 0.46)
    x, y = width * (0.26 if kind == "colony" else 0.74), height - size * 0.5
    put(surface, look.art(f"seats/badge-{seat}", size, size), x, y)
    digit = look.face("title", max(9, round(size * 0.62))).render(str(level), True, look.colour("#1b1533"))
    put(surface, digit, x, y)
    return surface


def _bag(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    surface = furniture.art(width, height, look, "kardashev/bag")
    put(surface, look.fitted(str(count), "title", round(height * 0.26), width, "ink"), width / 2, height * 0.62)
    return surface


def _battle(
    width: int, height: int, look: Look, attacker: int, defender: int, strong: int, firm: int, attacking: str,
    defending: str, fleet: int, guard: int, colony: int,
) -> pygame.Surface:  # fmt: skip
    """Both sides and their strength as it stands."""
    guards = [f"kardashev/{kind}-{defender}-{level}" for kind, level in (("colony", colony), ("fleet", guard)) if level]
    wins = strong > firm
    pieces = (
        "row",
        (1, ("art", f"kardashev/fleet-{attacker}-{max(1, fleet)}")),
        (0.6, ("label", str(strong), 42, "good" if wins else "ink_soft", "title")),
        (0.2, ("label", ":", 30, "ink", "title")),
        (0.6, ("label", str(firm), 42, "ink_soft" if wins else "good", "title")),
        *((1 / len(guards), ("art", name)) for name in guards),
    )
    sides = ((attacking, attacker), (defending, defender))
    names = ("row", *((1, ("label", name, 14, SEAT_COLOURS[seat])) for name, seat in sides))
    return furniture.box(width, height, look, ("column", (3, pieces), (1.2, names)), "cloth_edge")


def _role(width: int, height: int, look: Look, role: int) -> pygame.Surface:
    words = ("label", ROLE_NAMES[role], 13)
    inside = ("column", (4, ("art", f"kardashev/role-{ROLE_IDS[role]}")), (1, words))
    return furniture.box(width, height, look, inside, "raised", pad=4)


PAINTERS: furniture.Painters = {
    "space": _space,
    "mark": partial(_ring, colour="#fff6e3"),
    "colony": partial(_stack, kind="colony"),
    "fleet": partial(_stack, kind="fleet"),
    "bag": _bag,
    "battle": _battle,
    "tree": tree.paint_tree,
    "tech": tree.paint_technology,
    "big-tech": tree.paint_large,
    "role": _role,
}
