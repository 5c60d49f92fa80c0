"""What only Kardashev paints: the board, battles, technologies. Imports the model, the sheet and the furniture."""

from functools import partial

import pygame

from tabletop.games.kardashev import sheet
from tabletop.games.kardashev.model import DESTROYED, MILITARY, NOBODY, ROLE_IDS, ROLE_NAMES, UNEXPLORED
from tabletop.games.kardashev.sheet import COLUMN, symbol, tree_place
from tabletop.games.kardashev.technologies import COUNT, KINDS, TECHNOLOGIES, TEXTS
from tabletop.ui import furniture
from tabletop.ui.furniture import along, blank, put
from tabletop.ui.layout import Picture
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

SHADES = {
    sheet.UNKNOWN: (84, 80, 112, 255),
    sheet.OPEN: (128, 124, 158, 255),
    sheet.AFFORDABLE: (196, 192, 216, 255),
}
"""Over a technology that is not one's own."""

# -- the board -------------------------------------------------------------------------------------------


def tile_file(tile: int) -> str:
    """The landscape of a tile."""
    if tile == UNEXPLORED:
        return "tile-unexplored"
    if tile == DESTROYED:
        return "tile-destroyed"
    kinds = [sheet.KIND_FILES[kind] for kind in range(KINDS) if tile >> kind & 1]
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
        marks = [place for place in range(KINDS) if tile >> place & 1] + ([KINDS] if tile & MILITARY else [])
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
    put(
        surface,
        look.fitted(str(count), "title", round(height * 0.26), width, "ink"),
        width / 2,
        height * 0.62,
    )
    return surface


def _battle(
    width: int, height: int, look: Look, attacker: int, defender: int, strong: int, firm: int, attacking: str,
    defending: str, fleet: int, guard: int, colony: int,
) -> pygame.Surface:  # fmt: skip
    """Both sides and their strength as it stands."""
    guards = [
        f"kardashev/{kind}-{defender}-{level}"
        for kind, level in (("colony", colony), ("fleet", guard))
        if level
    ]
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


# -- technologies ----------------------------------------------------------------------------------------


def _tree(width: int, height: int, look: Look, words: str, step_units: float) -> pygame.Surface:
    """The panel behind the technologies: levels, lines from what is needed, boxes around exclusive pairs."""
    surface = furniture.box(width, height, look)
    title = pygame.Rect(look.px(12), look.px(3), width - look.px(24), look.px(28))
    furniture.write(surface, look, words, title, 16, "ink", "title", "left")
    places = {number: tree_place(number, COLUMN / 2, 30, step_units) for number in range(COUNT)}
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


def _tech(
    width: int, height: int, look: Look, technology: int, state: int, owners: tuple[int, ...], seat: int
) -> pygame.Surface:
    """A technology: bright in its owner's ring if it is one's own, paler if it can be paid for, else in the shade."""
    surface, own = blank(width, height), state == sheet.OWNED
    part, size = 0.84 if own else 0.92, round(width * 0.36)
    art = look.art(f"kardashev/tech-{TEXTS[technology]}", round(width * part), round(height * part))
    if own:
        surface.blit(look.box(width, height, SEAT_COLOURS[seat], "ink", radius=1000, edge_units=1.5), (0, 0))
    else:
        art = art.copy()
        art.fill(SHADES[state], special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, art, width / 2, height / 2)
    if own:
        surface.blit(look.art(f"seats/badge-{seat}", size, size), (0, 0))
    for place, other in enumerate(owners):
        badge = look.art(f"seats/badge-{other}", size, size)
        surface.blit(badge, (width - size, height - size) if place == 0 else (0, height - size))
    return surface


def _big_tech(width: int, height: int, look: Look, technology: int) -> pygame.Surface:
    """A technology looked at closely: its picture, level and cost."""
    told = TECHNOLOGIES[technology]
    marks: list[Picture] = []
    for kind in range(KINDS):
        marks += [("art", symbol(kind))] * told.cost[kind]
    marks += [("note", "=" if told.alike else "?", 0, "panel", "ink")] * (2 if told.alike else told.cost[3])
    spare = max(0.1, 6.0 - len(marks)) / 2
    cost = ("row", (spare, ()), *((1, mark) for mark in marks), (spare, ()))
    inside = ("column", (6, ("art", f"kardashev/tech-{TEXTS[technology]}")),
              (1.2, ("label", _("Level {level}").format(level=told.level), 20, "ink_soft")), (1.4, cost))  # fmt: skip
    return furniture.box(width, height, look, inside, "raised")


def _kind(width: int, height: int, look: Look, place: int) -> pygame.Surface:
    return furniture.art(width, height, look, symbol(place))


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
    "wheel": partial(furniture.art, name="kardashev/wheel"),
    "battle": _battle,
    "tree": _tree,
    "tech": _tech,
    "big-tech": _big_tech,
    "kind": _kind,
    "role": _role,
}
paint = partial(furniture.paint, own=PAINTERS)
