"""Painters for Kardashev's board: tiles, realms, colonies and fleets, battles, roles."""

from functools import partial
from typing import NamedTuple

import pygame

from tabletop.games.kardashev.rules.content import DESTROYED, KINDS, ROLE_IDS, ROLE_NAMES, SYMBOLS, UNEXPLORED
from tabletop.games.kardashev.table.measures import AROUND, KIND_DOWN, KIND_SIZE, NAME_HIGH
from tabletop.games.kardashev.table.paint import place as props
from tabletop.games.kardashev.table.paint import seats
from tabletop.games.kardashev.table.paint.place import kind_mark, large, mixed, pill, plain
from tabletop.games.kardashev.table.paint.shapes import stroke
from tabletop.games.kardashev.table.tree import overview
from tabletop.games.kardashev.voice.pictures import SYMBOL_FILES, symbol_file
from tabletop.kernel.events import NOBODY
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import along, blank, put
from tabletop.ui.stage.layout import Picture

CORNERS = ((0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5))
"""Of a hex on its point, clockwise from the top, in halves of its width and height."""
VEILS = (("#4a0b3c", 0.52, 0.55), ("#1d1148", 0.45, 0.46), ("#1d1148", 0.45, 0.44))
"""By seat: what its colour is mixed with, how much of it, and how much the mixture hides of a ground."""
DASHES = ((), (2.7, 1.35), (0.4, 1.5))
"""By seat: its border in high contrast, dashes and gaps in widths of its line."""
REACH = {"go": "#ffe08a", "explore": "#8fd8ff", "attack": "#ff8a7a"}
"""The light on a space a fleet can go to, by what it would do there."""


class Fighter(NamedTuple):
    """One side of a battle."""

    seat: int
    name: str
    strength: int
    pieces: tuple[Picture, ...]


def land(tile: int) -> str:
    """The name of a tile's landscape in the names of drawings."""
    kinds = [SYMBOL_FILES[kind] for kind in range(KINDS) if tile >> kind & 1]
    return "-".join(kinds) if kinds else "military"


def _hexagon(x: float, y: float, width: float, height: float, part: float = 1.0) -> list[tuple[float, float]]:
    return [(x + dx * width / 2 * part, y + dy * height / 2 * part) for dx, dy in CORNERS]


def _polygon(
    corners: list[tuple[float, float]], fill: str, opacity: float = 1, edge: str = "none", line: float = 0
) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    border = f'stroke="{edge}" stroke-width="{line:.1f}" stroke-linejoin="round"'
    return f'<polygon points="{points}" fill="{fill}" fill-opacity="{opacity}" {border}/>'


def _space(width: int, height: int, look: Look, tile: int, home: int, turn: int) -> pygame.Surface:
    """A hex of the board with what it produces; a home bears its owner's shape."""
    if look.plain:
        surface = _bare_space(width, height, look, tile)
    elif tile == UNEXPLORED:
        surface = furniture.art(width, height, look, f"kardashev/tile-unexplored-{turn}")
    else:
        art = "destroyed" if tile == DESTROYED else land(tile)
        surface = furniture.art(width, height, look, f"kardashev/tile-{art}")
    _write_marks(surface, look, tile, home, width / 2, height / 2, width, height)
    return surface


def _name(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    """The name of a space, paler than other words."""
    text_size, whole = look.text_percent / 100, height / NAME_HIGH
    size = max(9, round(min(whole * (0.17 + 0.14 * max(0.0, text_size - 1)), look.px(13) * text_size)))
    text = look.face("bold", size).render(name, True, pygame.Color("#ffffff"))
    text = look.shaded(("kd-name", name, size), text).copy()
    text.set_alpha(255 if look.plain else 185)
    surface = blank(width, height)
    put(surface, text, width / 2, height / 2)
    return surface


def _bare_space(width: int, height: int, look: Look, tile: int) -> pygame.Surface:
    """A hex in high contrast: dim if it is unexplored, crossed if it is destroyed, else with large symbols."""
    edge, line = ("#74748a", 1.2) if tile == UNEXPLORED else ("#ffffff", 2.0)
    line *= max(1.0, look.unit)
    body = _polygon(_hexagon(width / 2, height / 2, width, height, 0.95), "#000000", edge=edge, line=line)
    if tile == DESTROYED:
        left, right, top, bottom = width * 0.3, width * 0.7, height * 0.3, height * 0.7
        cross = f"M{left:.1f} {top:.1f}L{right:.1f} {bottom:.1f}M{right:.1f} {top:.1f}L{left:.1f} {bottom:.1f}"
        body += stroke(cross, "#a8a8b4", 2 * line, 'stroke-linecap="round"')
    surface = vector(width, height, body)
    marks = [place for place in range(len(SYMBOLS)) if tile >> place & 1 and tile != DESTROYED]
    size = round(width * (0.42 if len(marks) < 3 else 0.28))
    for mark, across in zip(marks, along(len(marks), width / 2, size * 0.95), strict=True):
        put(surface, plain(look, kind_mark(look, mark, size)), across, height * 0.44)
    return surface


def _write_marks(
    surface: pygame.Surface, look: Look, tile: int, home: int, x: float, y: float, width: float, height: float
) -> None:
    """The symbols of a tile along its front, and whose home it is at its upper left edge."""
    if tile in (UNEXPLORED, DESTROYED):
        return
    put(surface, _kinds(round(width), round(width * KIND_SIZE), look, tile), x, y + height * KIND_DOWN)
    if home != NOBODY:
        flag = look.art(f"kardashev/home-{home}", round(width * 0.34), round(width * 0.45))
        put(surface, plain(look, flag), x - width * 0.43, y + height * 0.06, "bottomleft")


def _kinds(width: int, height: int, look: Look, tile: int) -> pygame.Surface:
    """What a tile produces, side by side."""
    surface = blank(width, height)
    marks = [place for place in range(len(SYMBOLS)) if tile >> place & 1]
    for mark, across in zip(marks, along(len(marks), width / 2, height * 0.98), strict=True):
        put(surface, plain(look, look.art(symbol_file(mark), height, height)), across, height / 2)
    return surface


def _many_tiles(width: int, height: int, look: Look, tile: int, count: int) -> pygame.Surface:
    """A tile, and how many there are of it."""
    surface = _space(width, height, look, tile, NOBODY, 0).copy()
    put(surface, pill(look, str(count), round(height * 0.24), "#ffd98a"), width / 2, height * 0.04, "midtop")
    return surface


def _clear(width: int, height: int, look: Look) -> pygame.Surface:
    """Nothing to see, but something to press."""
    return blank(width, height)


def _realm(width: int, height: int, look: Look, seat: int, sides: int, tile: int, home: int) -> pygame.Surface:
    """A tile of an empire: its ground in the seat's colour, a lit border where the empire ends."""
    surface, colour = blank(width, height), SEAT_COLOURS[seat]
    wide, high, x, y = width / AROUND, height / AROUND, width / 2, height / 2
    corners = _hexagon(x, y, wide, high, 0.95)
    edges = [(corners[side], corners[(side + 1) % 6]) for side in range(6) if sides >> side & 1]
    lines = "".join(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" for (ax, ay), (bx, by) in edges)
    core = max(2.5, wide * 0.05)
    if look.plain:
        dashes = " ".join(f"{core * part:.1f}" for part in DASHES[seat]) or "none"
        ground = _polygon(_hexagon(x, y, wide, high, 0.94), "#000000")
        border = stroke(lines, "#ffffff", core * 1.3, f'stroke-linecap="butt" stroke-dasharray="{dashes}"')
        surface.blit(vector(width, height, ground + border), (0, 0))
        _write_marks(surface, look, tile, home, x, y, wide, high)
        return surface
    deep, share, hides = VEILS[seat]
    ground = _polygon(_hexagon(x, y - high * 0.02, wide, high, 0.955), mixed(colour, deep, share), hides)
    surface.blit(vector(width, height, ground), (0, 0))
    put(surface, look.art(f"kardashev/rise-{land(tile)}", round(wide), round(high)), x, y)
    _write_marks(surface, look, tile, home, x, y, wide, high)
    if edges:
        light = blank(width, height)
        for start, end in edges:
            pygame.draw.line(light, (*pygame.Color(colour)[:3], 235), start, end, max(3, round(wide * 0.13)))
        for soft in (0.085, 0.036):
            surface.blit(pygame.transform.gaussian_blur(light, max(1, round(wide * soft))), (0, 0))
        border = stroke(lines, mixed(colour, "#ffffff", 0.35), core, 'stroke-linecap="round"')
        border += stroke(lines, "#ffffff", core / 3, 'stroke-opacity="0.8" stroke-linecap="round"')
        surface.blit(vector(width, height, border), (0, 0))
    return surface


def _ring(width: int, height: int, look: Look, colour: str) -> pygame.Surface:
    def make() -> pygame.Surface:
        line = max(2.0, width * 0.05)
        corners = _hexagon(width / 2, height / 2, width - line * 2.4, height - line * 2.8)
        return vector(width, height, _polygon(corners, colour, 0.12, colour, line))

    return look.made(("hex-ring", width, height, colour), make)


def _reach(width: int, height: int, look: Look, how: str) -> pygame.Surface:
    if look.plain:
        return _ring(width, height, look, "#ffd60a")
    colour = REACH[how]
    surface, corners = blank(width, height), _hexagon(width / 2, height / 2, width, height, 0.87)
    pygame.draw.polygon(surface, (*pygame.Color(colour)[:3], 150), corners, max(3, round(width * 0.07)))
    surface = pygame.transform.gaussian_blur(surface, max(1, round(width * 0.05)))
    border = _polygon(corners, colour, 0.14, mixed(colour, "#ffffff", 0.3), max(1.5, width * 0.028))
    surface.blit(vector(width, height, border), (0, 0))
    return surface


def _stack(
    width: int, height: int, look: Look, seat: int, level: int, beside: bool = False, *, kind: str
) -> pygame.Surface:
    """A colony or fleet; below it a pill with the seat's shape and the level, smaller where another stands `beside`."""
    surface, more = blank(width, height), max(0.0, look.text_percent / 100 - 1) * (0.07 if beside else 0.19)
    size = round(width * (0.96 if level > 1 else 0.9))
    put(surface, plain(look, look.art(f"kardashev/{kind}-{seat}-{level}", size, size)), width / 2, height * 0.42)
    badge = pill(look, str(level), round(height * (0.33 + more)), SEAT_COLOURS[seat], seat)
    across = 0.5 if large(look) and not beside else 0.3 if kind == "colony" else 0.58
    put(surface, badge, width * across, height * 0.93, "midbottom")  # above the symbols of the tile
    return surface


def _battle(width: int, height: int, look: Look, attacker: Fighter, defender: Fighter) -> pygame.Surface:
    """Both sides and their strength as it stands; in large letters without their names."""
    wins = attacker.strength > defender.strength
    inside: Picture = (
        "row",
        *((1 / len(attacker.pieces), piece) for piece in attacker.pieces),
        (0.6, ("label", str(attacker.strength), 42, "good" if wins else "ink_soft", "title")),
        (0.2, ("label", ":", 30, "ink", "title")),
        (0.6, ("label", str(defender.strength), 42, "ink_soft" if wins else "good", "title")),
        *((1 / len(defender.pieces), piece) for piece in defender.pieces),
    )
    if not large(look):
        names = ("row", *((1, ("label", one.name, 14, SEAT_COLOURS[one.seat])) for one in (attacker, defender)))
        inside = ("column", (3, inside), (1.2, names))
    return furniture.box(width, height, look, inside, "cloth_edge")


def _role(width: int, height: int, look: Look, role: int) -> pygame.Surface:
    words = ("label", ROLE_NAMES[role], 14)
    inside = ("column", (0.8 if large(look) else 4, ("art", f"kardashev/role-{ROLE_IDS[role]}")), (1, words))
    return furniture.box(width, height, look, inside, "raised", pad=4)


PAINTERS: furniture.Painters = (
    props.PAINTERS
    | seats.PAINTERS
    | {
        "space": _space,
        "realm": _realm,
        "name": _name,
        "kinds": _kinds,
        "many-tiles": _many_tiles,
        "clear": _clear,
        "reach": _reach,
        "mark": partial(_ring, colour="#fff6e3"),
        "colony": partial(_stack, kind="colony"),
        "fleet": partial(_stack, kind="fleet"),
        "battle": _battle,
        "tree": overview.paint_tree,
        "tech": overview.paint_technology,
        "big-tech": overview.paint_large,
        "kind-box": overview.paint_kind_box,
        "role": _role,
    }
)
