"""Journeys on the star chart: their cards, captains, beacons and ships, and the words at both ends."""

import math
from collections import Counter
from collections.abc import Collection, Iterator

from tabletop.base.words import _
from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import ART, CARDS, COMMANDER, FRONTIER, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import NEW
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table.chart import NARROW, TAG, Chart, Spot, cell_scale
from tabletop.games.space_kitties.voice.words import BACK, journey_letter, piece_key
from tabletop.ui.stage.layout import ROUND, Box, Picture, Piece, Zone

LARGEST_CELL, LARGER_CELL = 1.3, 2.0
"""How many times as large as the least cell a journey's cell is at most; the same for large letters."""
STEEP = 50.0
"""Routes this far apart leave no room beside the wormhole for words in a line."""
HOLE, SMALLER_HOLE = 160.0, 126.0
"""Size of the wormhole with its light; above large letters."""
TRAIL = 15.0
"""Half the height of a journey's trail."""
GATE = 120.0, 150.0
STATION = 34.0
"""Size of the card a journey begins with while nothing follows it."""
LINE = 1.3
"""Height of a line against its letters."""
BEACON_ART = 68 / 28
"""Size of a beacon's picture against its radius."""


def journeys(chart: Chart, view: SpaceKittiesView, waited_for: Collection[int]) -> Iterator[Piece | Zone]:
    """The whole chart; `waited_for` are the piles (or NEW) for which the viewer holds a card."""
    yield _round("pile:new", ("hole", NEW in waited_for), chart.hole, SMALLER_HOLE if chart.large else HOLE, layer=1)
    yield from _captions(chart)
    yield Zone("gate", *chart.gate, *GATE, quiet=True)
    if not any(view.piles):
        yield _way(chart, 0, -1)  # where the first one will go
    for place, pile in enumerate(view.piles):
        if pile:
            yield from (_on_route if chart.routed else _in_cell)(chart, view, place, place in waited_for)


def _round(key: str, picture: Picture, at: tuple[float, float], size: float, layer: int) -> Piece:
    """A round thing that stays where it is."""
    return Piece(key, picture, *at, size, size, layer=layer, card=True, flips=False, outline=ROUND)


def travelled(chart: Chart, view: SpaceKittiesView) -> Iterator[Box]:
    """Boxes that words keep off: each journey as far as it goes with the number it needs, and the golden gate."""
    for place, pile in enumerate(view.piles):
        if pile and chart.routed:
            count, radius = view.counts[place], chart.radius
            begin, here = chart.spot(place, 0), chart.spot(place, count)
            needed = chart.spot(place, min(FRONTIER, count + 1))
            half = min(TRAIL, radius)
            yield begin.x, min(begin.y, here.y) - half, here.x - begin.x, abs(begin.y - here.y) + 2 * half
            left, right = here.x - radius, needed.x + radius
            yield left, needed.y - radius, right - left, 2 * radius
        elif pile:
            x, y, wide, high = chart.cell(place)
            yield x - wide / 2, y - high / 2, wide, high
    yield chart.gate.x - GATE[0] / 2, chart.gate.y - GATE[1] / 2, *GATE


def _captions(chart: Chart) -> Iterator[Piece]:
    """The words at both ends of the chart."""
    words, box = _new_caption(chart)
    yield Piece("new-words", ("caption", words), *box, layer=5, about=("pile:new",))
    words, box = _gate_caption(chart)
    yield Piece("gate-words", ("caption", words, "#ffe9b8"), *box)


def _new_caption(chart: Chart) -> tuple[str, Box]:
    """The words at the wormhole, and their middle and size."""
    hole, grown = chart.hole, chart.grown
    two_lines, one_line = _("0 · new\njourney"), _("0 · new journey")
    if chart.large:  # between the wormhole and the helm
        high = _two_lines_high(chart)
        return two_lines, (hole.x + 16, min(hole.y + SMALLER_HOLE / 2, chart.helm - high) + high / 2, 200.0, high)
    if chart.gap > STEEP and hole.y - 100 > chart.top + 16 * grown:  # beside the routes out of the wormhole
        return two_lines, (hole.x - 14, hole.y - 100, 100 * grown, 46 * grown)
    if chart.text > 1 and hole.y + HOLE / 2 + 18 < chart.helm:  # below the wormhole there is room for large words
        wide = 130 * grown
        return one_line, (hole.x - 79 + wide / 2, hole.y + HOLE / 2 + 4, wide, 28.0)
    wide = min(140, 130 * grown)  # above the topmost route, off the frame of the window
    return one_line, (hole.x - 57 + wide / 2, chart.top + 4, wide, 28.0)


def _gate_caption(chart: Chart) -> tuple[str, Box]:
    """The words below the gate and the last beacon, and their middle and size."""
    gate = chart.gate
    lowest = chart.spot(chart.slots - 1, FRONTIER).y + chart.radius + 7 if chart.routed else 0.0
    if chart.large:
        high = _two_lines_high(chart)
        top = min(max(gate.y + 84, lowest), chart.console - high - 4)
        return _("11 · Final\nFrontier"), (gate.x + 14, top + high / 2, 200.0, high)
    return _("11 · Final Frontier"), (gate.x + 14, max(gate.y + 111, lowest), 170 * chart.grown, 28.0)


def _two_lines_high(chart: Chart) -> float:
    return 2 * LINE * 16 * chart.grown


def _on_route(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """A journey whose every number has its place."""
    count = view.counts[place]
    start, here, beacon = (chart.spot(place, number) for number in (0, count, count + 1))
    yield _mouth(chart, place)
    yield _way(chart, place, count)
    left, right = here.x - chart.radius, beacon.x + chart.radius + 6
    yield Zone(f"pile:{place}", (left + right) / 2, beacon.y, right - left, chart.room, quiet=True)
    yield from _beacon(chart, place, count, beacon, lit)
    tagged = count > 0 or chart.dense
    """Whether the letter stands where the route begins, on the card it began with."""
    if count:
        large = min(54.0, chart.radius * 2)
    elif tagged:
        large = TAG
    else:
        large = STATION
    yield from _pieces_on_route(chart, view, place, large, tagged)
    corner = Spot(start.x - large * 0.42, start.y - large * 0.36)
    yield _tag(place, start if tagged else corner, chart.tag)
    if count and chart.dense:  # close by, so that it hides nobody's beacon
        yield _ship(place, here.x + large * 0.46, here.y - large * 0.2, large * 0.62, 1)
    elif count:
        yield _ship(place, here.x + large * 0.62, here.y - large * 0.38, large, 4)


def _pieces_on_route(chart: Chart, view: SpaceKittiesView, place: int, large: float, tagged: bool) -> Iterator[Piece]:
    """Cards and captains of a journey at their numbers; the one on top, at which the journey stands, is large."""
    count = view.counts[place]
    small = min(28.0, chart.radius * 1.4, chart.room)
    cards: Counter[int] = Counter()
    captives: Counter[int] = Counter()
    """How many are already at each number."""
    for piece, number, top in _numbered(view.piles[place], count):
        spot = chart.spot(place, number)
        if piece < CARDS:
            size = large if top else small if number else TAG
            raised = Spot(spot.x, spot.y - 7 * cards[number])
            yield _planet(view, place, piece, number, raised, size, top)
            cards[number] += 1
        elif top or (number < count and _warped(piece)):  # the commander is the number
            yield _captain(view, piece, spot, large if top else small + 6)
            captives[number] += not top
        else:
            before = captives[number]
            if tagged and not count:  # left of the letter
                spot = Spot(spot.x - chart.tag / 2 - small / 2 - 16 * before, spot.y + 3)
            elif number == count:  # beside what the journey stands at
                spot = Spot(spot.x - large * 0.45 - 22 * before, spot.y + large * 0.3)
            else:  # above the card it came with
                aside = 0 if number else TAG
                spot = Spot(spot.x + aside + 12 * before, spot.y - min(24.0, chart.room * 0.3) - 8 * before)
            yield _captain(view, piece, spot, small + 6)
            captives[number] += 1
    if cards[count] > 1:  # SK-7.7
        yield _docked(chart, place, chart.spot(place, count), cards[count], large)


def _docked(chart: Chart, place: int, here: Spot, cards: int, circle: float) -> Piece:
    """How many cards are at one number: at the foot of its own circle, and so on nobody else's."""
    high = min(26.0, 18 * chart.grown)
    wide = 1.7 * high
    # so low that the lower corners touch the circle
    down = math.sqrt(max(0.0, circle * circle - wide * wide)) / 2 - high / 2
    return Piece(f"docked:{place}", ("pill", cards), here.x, here.y + max(0.0, down), wide, high, layer=5)


def _way(chart: Chart, place: int, count: int) -> Piece:
    """The line of a route from its beginning to the gate, with its numbers."""
    rise, start = chart.rise(place), chart.start(place)
    across = (FRONTIER - start) * chart.step
    picture = ("route", count, round(rise, 1), start, chart.shift(place), place)
    x = chart.gate.x - across / 2
    y = chart.hole.y + rise * (1 + NARROW) / 2
    high = abs(rise) * (1 - NARROW) + min(46.0, 36 * chart.grown)
    return Piece(f"route:{place}", picture, x, y, across, high)


def _mouth(chart: Chart, place: int) -> Piece:
    """The beginning of a route, from the wormhole to where it has come apart from the others."""
    start = chart.spot(place, 0)
    across, rise = start.x - chart.hole.x, start.y - chart.hole.y
    x, y = chart.hole.x + across / 2, chart.hole.y + rise / 2
    return Piece(f"mouth:{place}", ("mouth", round(rise, 1), place), x, y, across, abs(rise) + 24)


def _tag(place: int, at: Spot, size: float) -> Piece:
    return _round(f"tag:{place}", ("tag", journey_letter(place), place), at, size, layer=4)


def _in_cell(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """One of many journeys: its letter, where it stands and where it goes on, side by side."""
    x, y, wide, high = chart.cell(place)
    size = min(LARGER_CELL if chart.large else LARGEST_CELL, cell_scale(wide, high))
    count = view.counts[place]
    here = Spot(x - 18 * size, y)
    yield Zone(f"pile:{place}", x, y, wide - 2, high - 2, quiet=True)
    yield Piece(f"hop:{place}", ("hop", place), x + 4 * size, y, 50 * size, 14)
    yield from _beacon(chart, place, count, Spot(x + 32 * size, y), lit, size)
    captives = 0
    for piece, number, top in _numbered(view.piles[place], count):
        if piece < CARDS:
            yield _planet(view, place, piece, number, here, (32 if top else 20) * size, top)
        elif top:
            yield _captain(view, piece, here, 38 * size)
        else:
            yield _captain(view, piece, Spot(here.x - (12 - 18 * captives) * size, y + 14 * size), 27 * size)
            captives += 1
    if count:
        yield _ship(place, x + 6 * size, y - 16 * size, 30 * size, 4)
    yield _tag(place, Spot(x - 48 * size, y), 28 * size)


def _warped(piece: int) -> bool:
    """Whether a commander in a journey is one of its numbers (SK-7.2); others lie beneath the card they came with."""
    return content.COMMANDERS[piece - COMMANDER].play == content.WARP_DRIVE


def _numbered(pile: tuple[int, ...], count: int) -> Iterator[tuple[int, int, bool]]:
    """Every piece of a journey, the number it stands at, and whether it is the top; those trapped come last."""
    at = -1
    trapped: list[tuple[int, int, bool]] = []
    waiting: list[int] = []
    """Trapped commanders whose card, the next one of the pile, has not come yet (SK-7.11)."""
    for place, piece in enumerate(pile):
        if piece >= CARDS and not _warped(piece):
            waiting.append(piece)
            continue
        top = place == len(pile) - 1
        own = NUMBER[piece] if piece < CARDS else HYPERSPEED
        if top:
            at = count
        elif own == HYPERSPEED or at < 0:  # the next number; the first card is the 0
            at = min(count, at + 1)
        else:
            at = min(count, own)
        trapped += [(captive, at, False) for captive in waiting]
        waiting.clear()
        yield piece, at, top
    yield from trapped


def _beacon(chart: Chart, place: int, count: int, spot: Spot, lit: bool, times: float = 1.0) -> Iterator[Piece]:
    """Where the next card of a journey is put; it shines if the viewer holds one."""
    if count < FRONTIER:
        size = chart.radius * BEACON_ART * times
        if lit:
            yield Piece(f"light:{place}", ("light",), *spot, size * 1.5, size * 1.5)
        beacon = _round(f"pile:{place}", ("beacon", count + 1, lit), spot, size, layer=2)
        yield beacon._replace(born="pile:new")


def _planet(view: SpaceKittiesView, place: int, card: int, number: int, at: Spot, size: float, top: bool) -> Piece:
    """A card on a route; a journey that is complete flies through the gate and is discarded."""
    drawn = len(view.piles[place]) == 1 and NUMBER[card] not in (content.WORMHOLE, HYPERSPEED)  # SK-7.1
    picture = ("planet", card, number)
    piece = Piece(piece_key(card), picture, *at, size, size, layer=3 if top else 1, card=True, outline=ROUND)
    piece = piece._replace(born=f"head:{view.to_act}", gone=("gate", "discards"))
    return piece._replace(born="deck", born_as=BACK) if drawn else piece


def _captain(view: SpaceKittiesView, piece: int, at: Spot, size: float) -> Piece:
    """A trapped commander; it comes from its owner's head and returns there."""
    number = piece - COMMANDER
    home = f"head:{view.commanders.index(number)}"
    captain = Piece(piece_key(piece), ("captain", number), *at, size, size, layer=4, card=True, outline=ROUND)
    return captain._replace(born=home, gone=(home,))


def _ship(place: int, x: float, y: float, size: float, layer: int) -> Piece:
    """The ship of a journey that has left the wormhole."""
    wide = size * 0.84
    ship = Piece(f"ship:{place}", ("art", f"{ART}/ship"), x, y, wide, wide * 2 / 3, layer=layer, card=True)
    return ship._replace(flips=False, outline=ROUND, born="pile:new", gone=("gate",))
