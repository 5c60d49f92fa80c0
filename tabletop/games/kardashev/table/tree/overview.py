"""The technology tree as it hangs on Kardashev's table: where each technology is, and its picture."""

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.content import BY_TEXT, COUNT, KINDS, TECHNOLOGIES, TEXTS, open_to
from tabletop.games.kardashev.rules.paying import can_research
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.measures import tech_key
from tabletop.games.kardashev.table.paint.place import plain, slate
from tabletop.games.kardashev.voice.pictures import symbol, technology_art
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put
from tabletop.ui.stage.layout import HEXAGON, ROUND, Picture, Piece

KIND_LIGHTS = ("#ffab7a", "#7fd0c8", "#ffd36b")
UNKNOWN, OPEN, AFFORDABLE, OWNED = range(4)
"""How a technology stands: out of reach, to be paid for later, to be paid for now, one's own."""
SHADES = {UNKNOWN: (84, 80, 112, 255), OPEN: (128, 124, 158, 255), AFFORDABLE: (196, 192, 216, 255)}
PLAIN_SHADES = {UNKNOWN: (130, 130, 130, 255), OPEN: (185, 185, 185, 255), AFFORDABLE: (255, 255, 255, 255)}
"""Over a technology that is not one's own, at night and in high contrast."""
ROWS, COLUMNS = 6, 8
TITLE, FOOT = (30.0, 44.0), (42.0, 50.0)
"""Units for the words above the tree and for what can be compiled below it, and the same for large letters."""
LOOSE = 1.3
"""How far apart branches are at most, in their own widths."""
LEVELS = 0.3
"""How much more the rows take: the gaps between levels, in rows."""
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


def tree_place(technology: int, middle: float, top: float, step: float, lies: float = 0.0) -> tuple[float, float]:
    """The middle of a technology in the tree; if it lies on its side, its branches are so far apart."""
    across, down = SPOTS[technology]
    along = (down + 0.5) * step + step * LEVELS / 2 * (int(down + 0.01) // 2)
    if lies:
        return middle + along - (ROWS + LEVELS) / 2 * step, top + (across + 0.5) * lies
    return middle + (across - (COLUMNS - 1) / 2) * step, top + along


def hang(
    view: KardashevView, middle: float, top: float, width: float, height: float, large: bool, past: bool
) -> list[Piece]:
    """The viewer's tree: what one has, what the others have, what can be paid for; below it what can be compiled.

    In the past nothing is asked and nothing can be compiled.
    """
    title_high, foot = TITLE[large], FOOT[large]
    seat, compiles = view.me, top + height - foot / 2 - 2
    asked = view.question.kind if view.mine and not past else None
    title = _("Your first technology") if asked == jobs.LEARN else _("Technology") if past else _("Technology · T")
    room, long = height - title_high - foot, ROWS + LEVELS
    step, aside = min((width - 20) / COLUMNS, room / long), min((width - 20) / long, room / COLUMNS)
    lies = 0.0
    if aside > step:  # on its side it is larger
        step, lies = aside, min(room / COLUMNS, aside * LOOSE)
    first = title_high + (room - (lies * COLUMNS or step * long)) / 2
    ground = ("tree", title, title_high - 3, round(first, 2), round(step, 2), round(lies, 2))
    pieces = [Piece("panel-box", ground, middle, top + height / 2, width, height, layer=21)]
    whole = Piece("tree", ("clear",), middle, top + height / 2, width, height, layer=21, card=True, outline=HEXAGON)
    pieces.append(whole._replace(flips=False))
    known, ready, rich = view.known[seat], open_to(view.known[seat]), can_research(view, seat)
    for number in range(COUNT):
        state = OPEN if ready >> number & 1 else UNKNOWN
        if (known | ready & rich) >> number & 1:
            state = OWNED if known >> number & 1 else AFFORDABLE
        owners = tuple(other for other in range(view.seats) if other != seat and view.has(other, number))
        x, y = tree_place(number, middle, top + first, step, lies)
        picture = ("tech", number, state, owners, seat)
        pieces.append(
            Piece(tech_key(number), picture, x, y, step - 3, step - 3, layer=22, card=True, outline=ROUND, flips=False)
        )
    if asked == jobs.TURN:
        left, wide = middle - width / 2, 106.0 if large else 66.0
        label = ("label", _("Compile"), 14, "ink_soft", "bold", "left")
        pieces.append(Piece("compile-flask", ("art", "kardashev/flask"), left + 21, compiles, 24, 28, layer=22))
        pieces.append(Piece("compile-words", label, left + 35 + wide / 2, compiles, wide, foot - 8, layer=22))
        each = (width - wide - 44) / KINDS
        for kind in range(KINDS):
            inside = ("row", (1, ("label", "+", 17)), (0, symbol(kind)))
            x = left + 37 + wide + (kind + 0.5) * each
            more = ("kind-box", kind, inside)
            pieces.append(
                Piece(f"compile:{kind}", more, x, compiles, each - 5, foot - 8, layer=22, card=True, flips=False)
            )
    return pieces


# -- painted ---------------------------------------------------------------------------------------------


def paint_tree(
    width: int, height: int, look: Look, words: str, high: float, first: float, step_units: float, lies: float
) -> pygame.Surface:
    """The panel behind the technologies: levels, lines from what is needed, boxes around exclusive pairs."""
    surface = slate(width, height, look, words, "", high)
    unit, lines = look.unit, []
    way, pair, ground = ("#ffffff", "#ffffff", "#000000") if look.plain else ("#6f69b8", "#ff8fa0", "#2a1638")
    places = {number: tree_place(number, width / unit / 2, first, step_units, lies) for number in range(COUNT)}
    for number, technology in enumerate(TECHNOLOGIES):
        x, y = places[number]
        for need in technology.needs:
            px, py = places[need]
            lines.append(
                f'<path d="M{px * unit:.1f} {py * unit:.1f}L{x * unit:.1f} {y * unit:.1f}" fill="none" '
                f'stroke="{way}" stroke-width="{2.2 * unit:.1f}" stroke-linecap="round"/>'
            )
    for number, technology in enumerate(TECHNOLOGIES):
        if technology.other > number:
            (x, y), (ox, oy) = places[number], places[technology.other]
            size = step_units * 0.5
            lines.append(
                f'<rect x="{(x - size) * unit:.1f}" y="{(y - size) * unit:.1f}" '
                f'width="{(ox - x + 2 * size) * unit:.1f}" height="{(oy - y + 2 * size) * unit:.1f}" '
                f'rx="{10 * unit:.1f}" fill="{ground}" stroke="{pair}" stroke-width="{1.6 * unit:.1f}"/>'
            )
    surface.blit(vector(width, height, "".join(lines)), (0, 0))
    return surface


def paint_technology(
    width: int, height: int, look: Look, technology: int, state: int, owners: tuple[int, ...], seat: int
) -> pygame.Surface:
    """A technology: bright in its owner's ring if it is one's own, paler if it can be paid for, else in the shade."""
    surface, own = blank(width, height), state == OWNED
    part, size = 0.84 if own else 0.92, round(width * 0.36)
    art = look.art(f"kardashev/tech-{TEXTS[technology]}", round(width * part), round(height * part))
    if look.plain:
        art = plain(look, art)
    if own:
        fill = "#000000" if look.plain else SEAT_COLOURS[seat]
        surface.blit(look.box(width, height, fill, "ink", radius=1000, edge_units=2.5 if look.plain else 1.5), (0, 0))
    else:
        art = art.copy()
        art.fill((PLAIN_SHADES if look.plain else SHADES)[state], special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, art, width / 2, height / 2)
    if own:
        surface.blit(look.art(f"seats/badge-{seat}", size, size), (0, 0))
    for place, other in enumerate(owners):
        badge = look.art(f"seats/badge-{other}", size, size)
        surface.blit(badge, (width - size, height - size) if place == 0 else (0, height - size))
    return surface


def paint_kind_box(width: int, height: int, look: Look, kind: int, inside: Picture) -> pygame.Surface:
    """A kind to be pressed, with an edge of its colour."""
    edge = "ink" if look.plain else KIND_LIGHTS[kind]
    return furniture.box(width, height, look, inside, "raised", edge, 2.0, 1.0, 12, 4)


def paint_large(width: int, height: int, look: Look, technology: int) -> pygame.Surface:
    """A technology looked at closely: its picture, level and cost."""
    told = TECHNOLOGIES[technology]
    marks: list[Picture] = []
    for kind in range(KINDS):
        marks += [symbol(kind)] * told.cost[kind]
    marks += [("note", "=" if told.alike else "?", 0, "panel", "ink")] * (2 if told.alike else told.cost[3])
    spare = max(0.1, 6.0 - len(marks)) / 2
    cost = ("row", (spare, ()), *((1, mark) for mark in marks), (spare, ()))
    inside = (
        "column",
        (6, technology_art(technology)),
        (1.2, ("label", _("Level {level}", level=told.level), 20, "ink_soft")),
        (1.4, cost),
    )
    return furniture.box(width, height, look, inside, "raised")
