"""The technology tree as it hangs on Kardashev's table: where each technology is, and its picture."""

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.content import BY_TEXT, COUNT, KINDS, TECHNOLOGIES, TEXTS, open_to
from tabletop.games.kardashev.rules.paying import can_research
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.paint.place import KIND_LIGHTS, plain, slate
from tabletop.games.kardashev.table.paint.shapes import rect, stroke
from tabletop.games.kardashev.table.tree.plan import PAIRS
from tabletop.games.kardashev.table.tree.states import TechState, tech_states
from tabletop.games.kardashev.voice.pictures import symbol, technology_art
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put
from tabletop.ui.stage.layout import HEXAGON, ROUND, Picture, Piece

SHADES = {TechState.LOCKED: (84, 80, 112), TechState.OPEN: (128, 124, 158), TechState.PAYABLE: (196, 192, 216)}
PLAIN_SHADES = {TechState.LOCKED: (130, 130, 130), TechState.OPEN: (185, 185, 185), TechState.PAYABLE: (255, 255, 255)}
"""What darkens the picture of a technology that is not one's own, at night and in high contrast."""
ROWS, COLUMNS, LEVELS = 6, 8, 3
TITLE, FOOT = (30.0, 44.0), (42.0, 50.0)
"""Units for the words above the tree and for what can be compiled below it, and the same for large letters."""
NIGHT = ("#6f69b8", "#ff8fa0", "#2a1638")
"""Lines from what is needed; the edge and the ground of boxes around technologies that exclude each other."""
LOOSE = 1.3
"""How far apart the columns of a tree on its side are at most, in steps."""
LEVEL_GAP = 0.15
"""Between two levels, in rows."""
HEIGHT = ROWS + (LEVELS - 1) * LEVEL_GAP
"""Of the upright tree, in rows."""
SPOTS = {
    BY_TEXT[text]: (column, row)
    for text, column, row in (
        ("fuel-efficiency", 0, 0.5),
        ("boosters", 0, 2),
        ("warp-drive", 0, 3),
        ("dyson-sphere", 0, 4.5),
        ("harvest-rover", 1, 0),
        ("asteroid-mining", 1, 1),
        ("expanded-cargohold", 1, 2.5),
        ("arcology", 1, 4.5),
        ("targeting-array", 2, 0),
        ("shield-grid", 2, 1),
        ("raider-drone", 2, 2),
        ("defensive-turrets", 2, 3),
        ("disruptor-drone", 2, 4),
        ("orbital-defense-array", 2, 5),
        ("taxation", 3, 0),
        ("salvage-drone", 3, 1),
        ("blockade", 3, 2.5),
        ("timeshares", 3, 4.5),
        ("interstellar-ark", 4, 0.5),
        ("nanotube-polymers", 4, 2.5),
        ("memory-eraser", 4.5, 4.5),
        ("fabricators", 5, 0.5),
        ("militarization", 5, 2.5),
        ("terraform", 6, 2.5),
        ("antimatter", 6, 4),
        ("accretion-device", 6, 5),
        ("encryption", 7, 0),
        ("magnetic-rake", 7, 1),
        ("propellant-depot", 7, 2),
    )
}
"""Each technology's place in the tree: its column and its row, from 0; two rows are a level."""


def tree_place(technology: int, middle: float, top: float, step: float, aside: float = 0.0) -> tuple[float, float]:
    """The middle of a technology in a tree whose rows are `step` apart.

    `aside` lays the tree on its side: its rows go from left to right, and its columns, now below each other, are so
    far apart.
    """
    column, row = SPOTS[technology]
    level = int(row) // 2
    along = (row + 0.5 + level * LEVEL_GAP) * step
    if aside:
        return middle - HEIGHT / 2 * step + along, top + (column + 0.5) * aside
    return middle + (column - (COLUMNS - 1) / 2) * step, top + along


def _largest_steps(width: float, height: float) -> tuple[float, float]:
    """How far apart rows are at most in this room, upright or on its side, and `aside` for `tree_place`."""
    inner = width - 20
    upright = min(inner / COLUMNS, height / HEIGHT)
    lying = min(inner / HEIGHT, height / COLUMNS)
    if lying <= upright:
        return upright, 0.0
    return lying, min(height / COLUMNS, lying * LOOSE)


def hang(
    view: KardashevView, middle: float, top: float, width: float, height: float, large: bool, past: bool
) -> list[Piece]:
    """The viewer's tree: what one has, what the others have, what can be paid for; below it what can be compiled.

    In the past nothing is asked and nothing can be compiled.
    """
    title_high, foot, seat = TITLE[large], FOOT[large], view.me
    asked = view.question.kind if view.mine and not past else None
    title = _("Your first technology") if asked == jobs.LEARN else _("Technology") if past else _("Technology · T")
    room = height - title_high - foot
    step, aside = _largest_steps(width, room)
    first = title_high + (room - (aside * COLUMNS or step * HEIGHT)) / 2  # in the middle of the room
    ground = ("tree", title, title_high - 3, round(first, 2), round(step, 2), round(aside, 2))
    place = (middle, top + height / 2, width, height)
    pieces = [
        Piece("panel-box", ground, *place, layer=21),
        Piece("tree", ("clear",), *place, layer=21, card=True, outline=HEXAGON, flips=False),
    ]
    known = view.known[seat]
    for number, state in enumerate(tech_states(known, open_to(known) & can_research(view, seat))):
        owners = tuple(other for other in range(view.seats) if other != seat and view.has(other, number))
        x, y = tree_place(number, middle, top + first, step, aside)
        picture = ("tech", number, state, owners, seat)
        key, side = f"tech:{number}", step - 3
        pieces.append(Piece(key, picture, x, y, side, side, layer=22, card=True, outline=ROUND, flips=False))
    if asked == jobs.TURN:
        pieces += _compiling(middle - width / 2, top + height - foot / 2 - 2, width, foot - 8, large)
    return pieces


def _compiling(left: float, y: float, width: float, high: float, large: bool) -> list[Piece]:
    """The kinds that can be compiled, below the tree."""
    wide = 106.0 if large else 66.0
    label = ("label", _("Compile"), 14, "ink_soft", "bold", "left")
    pieces = [
        Piece("compile-flask", ("art", "kardashev/flask"), left + 21, y, 24, 28, layer=22),
        Piece("compile-words", label, left + 35 + wide / 2, y, wide, high, layer=22),
    ]
    each = (width - wide - 44) / KINDS
    for kind in range(KINDS):
        box = ("kind-box", kind, ("row", (1, ("label", "+", 17)), (0, symbol(kind))))
        x = left + 37 + wide + (kind + 0.5) * each
        pieces.append(Piece(f"compile:{kind}", box, x, y, each - 5, high, layer=22, card=True, flips=False))
    return pieces


def paint_tree(
    width: int, height: int, look: Look, words: str, high: float, first: float, step: float, aside: float
) -> pygame.Surface:
    """The panel behind the technologies: levels, lines from what is needed, boxes around exclusive pairs."""
    surface = slate(width, height, look, words, "", high)
    unit, lines, boxes = look.unit, "", ""
    line_colour, box_edge, box_ground = ("#ffffff", "#ffffff", "#000000") if look.plain else NIGHT
    spots = [tree_place(number, width / unit / 2, first, step, aside) for number in range(COUNT)]
    for (x, y), technology in zip(spots, TECHNOLOGIES, strict=True):
        for need in technology.needs:
            from_x, from_y = spots[need]
            path = f"M{from_x * unit:.1f} {from_y * unit:.1f}L{x * unit:.1f} {y * unit:.1f}"
            lines += stroke(path, line_colour, 2.2 * unit, 'stroke-linecap="round"')
    for one, other in PAIRS:
        (left, top), (right, bottom) = spots[one], spots[other]
        corner = (left - step / 2) * unit, (top - step / 2) * unit
        size = (right - left + step) * unit, (bottom - top + step) * unit
        edge = f'stroke="{box_edge}" stroke-width="{1.6 * unit:.1f}"'
        boxes += rect(*corner, *size, 10 * unit, box_ground, edge)
    surface.blit(vector(width, height, lines + boxes), (0, 0))
    return surface


def paint_technology(
    width: int, height: int, look: Look, technology: int, state: TechState, owners: tuple[int, ...], seat: int
) -> pygame.Surface:
    """A technology: bright in its owner's ring if it is one's own, paler if it can be paid for, else dark."""
    surface = blank(width, height)
    own = state == TechState.OWNED
    share = 0.84 if own else 0.92
    art = plain(look, look.art(f"kardashev/tech-{TEXTS[technology]}", round(width * share), round(height * share)))
    if own:
        fill, line = ("#000000", 2.5) if look.plain else (SEAT_COLOURS[seat], 1.5)
        surface.blit(look.box(width, height, fill, "ink", radius=1000, edge_units=line), (0, 0))
    else:
        art = art.copy()
        art.fill((PLAIN_SHADES if look.plain else SHADES)[state], special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, art, width / 2, height / 2)
    side = round(width * 0.36)
    badges = [(seat, (0, 0))] if own else []
    badges += zip(owners, ((width - side, height - side), (0, height - side)), strict=False)
    for other, corner in badges:
        surface.blit(look.art(f"seats/badge-{other}", side, side), corner)
    return surface


def paint_kind_box(width: int, height: int, look: Look, kind: int, inside: Picture) -> pygame.Surface:
    """A kind to be pressed, with an edge of its colour."""
    edge = "ink" if look.plain else KIND_LIGHTS[kind]
    return furniture.box(width, height, look, inside, "raised", edge, 2.0, 1.0, 12, 4)


def paint_large(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """The close look at a technology: its picture, level and cost."""
    technology = TECHNOLOGIES[number]
    marks = [symbol(kind) for kind in range(KINDS) for _each in range(technology.cost[kind])]
    any_sign, any_count = ("=", 2) if technology.alike else ("?", technology.cost[3])
    marks += [("note", any_sign, 0, "panel", "ink")] * any_count
    spare = max(0.1, 6.0 - len(marks)) / 2
    cost = ("row", (spare, ()), *((1, mark) for mark in marks), (spare, ()))
    level = ("label", _("Level {level}", level=technology.level), 20, "ink_soft")
    inside = ("column", (6, technology_art(number)), (1.2, level), (1.4, cost))
    return furniture.box(width, height, look, inside, "raised")
