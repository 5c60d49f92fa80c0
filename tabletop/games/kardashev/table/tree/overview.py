"""The technology tree as it hangs on Kardashev's table: where each technology is, and its picture."""

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.content import BY_TEXT, COUNT, KINDS, TECHNOLOGIES, TEXTS, open_to
from tabletop.games.kardashev.rules.paying import can_research
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.paint.place import KIND_LIGHTS, plain, slate
from tabletop.games.kardashev.table.paint.shapes import rect, stroke
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
ROWS, COLUMNS = 6, 8
TITLE, FOOT = (30.0, 44.0), (42.0, 50.0)
"""Units for the words above the tree and for what can be compiled below it, and the same for large letters."""
LOOSE = 1.3
"""How far apart the columns of a tree on its side are at most, in steps."""
LEVELS = 0.3
"""How high both gaps between levels are together, in rows."""
LENGTH = ROWS + LEVELS
_TABLE = """
    fuel-efficiency 0.5 0  boosters 2 0  warp-drive 3 0  dyson-sphere 4.5 0  harvest-rover 0 1
    asteroid-mining 1 1  expanded-cargohold 2.5 1  arcology 4.5 1  targeting-array 0 2  shield-grid 1 2
    raider-drone 2 2  defensive-turrets 3 2  disruptor-drone 4 2  orbital-defense-array 5 2  taxation 0 3
    salvage-drone 1 3  blockade 2.5 3  timeshares 4.5 3  interstellar-ark 0.5 4  nanotube-polymers 2.5 4
    memory-eraser 4.5 4.5  fabricators 0.5 5  militarization 2.5 5  terraform 2.5 6  antimatter 4 6
    accretion-device 5 6  encryption 0 7  magnetic-rake 1 7  propellant-depot 2 7
"""
_SPOTS = _TABLE.split()
SPOTS = {
    BY_TEXT[text]: (float(across), float(down))
    for text, down, across in zip(_SPOTS[::3], _SPOTS[1::3], _SPOTS[2::3], strict=True)
}
"""Each technology's place in the tree: which row and which column; two rows are a level."""


def tree_place(technology: int, middle: float, top: float, step: float, aside: float = 0.0) -> tuple[float, float]:
    """The middle of a technology in the tree; `aside` lays the tree on its side, its columns so far apart."""
    across, down = SPOTS[technology]
    along = (down + 0.5) * step + step * LEVELS / 2 * (int(down + 0.01) // 2)
    if aside:
        return middle + along - LENGTH / 2 * step, top + (across + 0.5) * aside
    return middle + (across - (COLUMNS - 1) / 2) * step, top + along


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
    step, lying = min((width - 20) / COLUMNS, room / LENGTH), min((width - 20) / LENGTH, room / COLUMNS)
    aside = 0.0
    if lying > step:  # on its side it is larger
        step, aside = lying, min(room / COLUMNS, lying * LOOSE)
    first = title_high + (room - (aside * COLUMNS or step * LENGTH)) / 2
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
    unit, lines, pairs = look.unit, "", ""
    way, pair, ground = ("#ffffff", "#ffffff", "#000000") if look.plain else ("#6f69b8", "#ff8fa0", "#2a1638")
    places = [tree_place(number, width / unit / 2, first, step, aside) for number in range(COUNT)]
    for number, technology in enumerate(TECHNOLOGIES):
        x, y = places[number]
        for need in technology.needs:
            px, py = places[need]
            path = f"M{px * unit:.1f} {py * unit:.1f}L{x * unit:.1f} {y * unit:.1f}"
            lines += stroke(path, way, 2.2 * unit, 'stroke-linecap="round"')
        if technology.other > number:
            (ox, oy), size = places[technology.other], step * 0.5
            left, top, wide, tall = x - size, y - size, ox - x + 2 * size, oy - y + 2 * size
            edge = f'stroke="{pair}" stroke-width="{1.6 * unit:.1f}"'
            pairs += rect(left * unit, top * unit, wide * unit, tall * unit, 10 * unit, ground, edge)
    surface.blit(vector(width, height, lines + pairs), (0, 0))
    return surface


def paint_technology(
    width: int, height: int, look: Look, technology: int, state: TechState, owners: tuple[int, ...], seat: int
) -> pygame.Surface:
    """A technology: bright in its owner's ring if it is one's own, paler if it can be paid for, else dark."""
    surface, own = blank(width, height), state == TechState.OWNED
    part, size = 0.84 if own else 0.92, round(width * 0.36)
    art = plain(look, look.art(f"kardashev/tech-{TEXTS[technology]}", round(width * part), round(height * part)))
    if own:
        fill, line = ("#000000", 2.5) if look.plain else (SEAT_COLOURS[seat], 1.5)
        surface.blit(look.box(width, height, fill, "ink", radius=1000, edge_units=line), (0, 0))
    else:
        art = art.copy()
        art.fill((PLAIN_SHADES if look.plain else SHADES)[state], special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, art, width / 2, height / 2)
    badges = [(seat, (0, 0))] if own else []
    badges += zip(owners, ((width - size, height - size), (0, height - size)), strict=False)
    for other, corner in badges:
        surface.blit(look.art(f"seats/badge-{other}", size, size), corner)
    return surface


def paint_kind_box(width: int, height: int, look: Look, kind: int, inside: Picture) -> pygame.Surface:
    """A kind to be pressed, with an edge of its colour."""
    edge = "ink" if look.plain else KIND_LIGHTS[kind]
    return furniture.box(width, height, look, inside, "raised", edge, 2.0, 1.0, 12, 4)


def paint_large(width: int, height: int, look: Look, technology: int) -> pygame.Surface:
    """The close look at a technology: its picture, level and cost."""
    told = TECHNOLOGIES[technology]
    marks = [symbol(kind) for kind in range(KINDS) for _each in range(told.cost[kind])]
    marks += [("note", "=" if told.alike else "?", 0, "panel", "ink")] * (2 if told.alike else told.cost[3])
    spare = max(0.1, 6.0 - len(marks)) / 2
    cost = ("row", (spare, ()), *((1, mark) for mark in marks), (spare, ()))
    level = ("label", _("Level {level}", level=told.level), 20, "ink_soft")
    inside = ("column", (6, technology_art(technology)), (1.2, level), (1.4, cost))
    return furniture.box(width, height, look, inside, "raised")
