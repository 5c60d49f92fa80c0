"""Where everything stands on the technology tree's screen, and a few words of what each technology does."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules import turn
from tabletop.games.kardashev.rules.content import BY_TEXT, TECHNOLOGIES
from tabletop.ui.render.look import Look

ROWS, COLUMNS = 6, 6
SKY, HARVEST, TRADE, STATE, EARTH, WAR = "#6f8ff0", "#5fb98a", "#d99a55", "#8f78e6", "#45b0ae", "#d9698a"
"""The colours of technologies by their subject."""


class Entry(NamedTuple):
    row: int
    column: int
    """Two to a level."""
    colour: str
    brief: str
    """What it does, in a line or two."""


ENTRIES = {
    BY_TEXT[text]: Entry(row, column, colour, brief)
    for text, row, column, colour, brief in (
        ("encryption", 0, 0, WAR, _("One free support in each battle")),
        ("fuel-efficiency", 0, 1, SKY, _("Every move costs 1 Energy less")),
        ("boosters", 0, 2, SKY, _("Fleets go twice as far for the same price")),
        ("warp-drive", 0, 3, SKY, _("Once per move, jump over one space")),
        ("dyson-sphere", 0, 4, SKY, _("Moves of up to 6 spaces cost nothing")),
        ("harvest-rover", 1, 0, HARVEST, _("Fleets on colonies also harvest 1")),
        ("asteroid-mining", 1, 1, HARVEST, _("Fleets on free tiles also harvest 1")),
        ("expanded-cargohold", 1, 2, HARVEST, _("Fleets harvest as many as their level")),
        ("arcology", 1, 4, HARVEST, _("Hybrid colonies give every kind in full")),
        ("taxation", 2, 0, TRADE, _("Rival harvest next to your fleet: you get 1")),
        ("salvage-drone", 2, 1, TRADE, _("Failed attack: receive 3 resources")),
        ("blockade", 2, 2, TRADE, _("Rivals beside your fleets harvest nothing")),
        ("timeshares", 2, 4, TRADE, _("Each fleet also harvests a rival colony")),
        ("magnetic-rake", 3, 0, STATE, _("Harvest")),
        ("interstellar-ark", 3, 1, STATE, _("Build or upgrade a colony")),
        ("nanotube-polymers", 3, 2, STATE, _("Each new colony costs 1 resource less")),
        ("memory-eraser", 3, 4, STATE, _("All others lose one technology")),
        ("propellant-depot", 4, 0, STATE, _("Move a fleet")),
        ("fabricators", 4, 1, STATE, _("Build or upgrade a fleet")),
        ("militarization", 4, 2, STATE, _("Build fleets on any of your colonies")),
        ("terraform", 4, 3, EARTH, _("Pay 1: your tile gains a kind")),
        ("antimatter", 4, 4, EARTH, _("Destroy a tile, take its kinds")),
        ("accretion-device", 4, 5, EARTH, _("Pay 1: rebuild a destroyed tile")),
        ("targeting-array", 5, 0, WAR, _("You attack with 1 more")),
        ("shield-grid", 5, 1, WAR, _("You defend with 1 more")),
        ("raider-drone", 5, 2, WAR, _("Failed attack: take all of one kind")),
        ("defensive-turrets", 5, 3, WAR, _("Fleets that fail against you lose a level")),
        ("disruptor-drone", 5, 4, WAR, _("Failed attack: the colony loses a level")),
        ("orbital-defense-array", 5, 5, WAR, _("Colony taken: that fleet loses a level")),
    )
}
"""In reading order: the upper rows leave the last column to the close look."""
LABORATORY = frozenset(turn.LABS.values())
"""The technologies that are used as a research action."""
PAIRS = tuple((number, told.other) for number, told in enumerate(TECHNOLOGIES) if told.other > number)
"""Technologies that exclude each other."""
LENS_ROWS = 4
"""Rows that are free in the last column."""

# in units at a text size of 100 %
MARGIN, NEAR, FAR, BETWEEN = 14, 16, 44, 12
"""Beside all cards, between the two of a level, between levels (arrows are there), between rows."""
HEAD, NAME, WORDS, SIGN, ICON, FOOT = 92, 15, 13, 19, 44, 14
"""Heights: the head of the screen; letters of names, of what a technology does; costs, pictures; the legend."""
LEAST_LETTERS = 11
"""Pixels of the smallest letters that can be read in a small window, at 100 % and more."""
LARGEST_FOOT = 1.7
"""How much larger the legend's letters become at most."""
LENS, NARROWEST = 190, 146
"""The width of the close look, and of a card at least."""
LEADING, TIGHT = 1.22, 1.14
"""From line to line in heights of letters, of words and of names."""
FULL = 0.77
"""How much smaller than asked for the letters on the cards may be; below that the cards become taller."""
TALL_LENS, TALL_ROWS = 1.45, 8
"""With taller cards: how much wider the close look becomes at most, and how many rows there are to scroll."""
EDGE = 16
"""Units above a tall card, which marks reach into."""


def least_px(text: float) -> float:
    """Pixels of the smallest letters at a text size."""
    return LEAST_LETTERS * min(1.0, text)


def gap_of(size: float) -> int:
    """Pixels between two words: small letters' own spaces are too narrow to tell words apart."""
    return max(2, round(size * 0.29))


def breadth(look: Look, words: str, size: float, face: str = "bold") -> int:
    """How wide a line of words is."""
    font, parts = look.face(face, max(7, round(size))), words.split()
    return sum(font.size(part)[0] for part in parts) + (len(parts) - 1) * gap_of(size)


def lined(look: Look, words: str, size: float, width: float, face: str = "bold") -> list[str]:
    """The words in as few lines as they need, about equally long."""
    lines = _broken(look, words, size, width, face)
    narrower = width
    while len(lines) > 1 and narrower > width / 2:
        narrower -= size / 2
        trial = _broken(look, words, size, narrower, face)
        if len(trial) > len(lines) or any(breadth(look, line, size, face) > narrower for line in trial):
            break
        lines = trial
    return lines


def _broken(look: Look, words: str, size: float, width: float, face: str) -> list[str]:
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and breadth(look, longer, size, face) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


class Lettering(NamedTuple):
    """How the words of one technology stand on its card; all sizes in pixels."""

    icon: float
    name: list[str]
    name_px: int
    sign: float
    band: float
    """How far down name, cost and picture reach."""
    brief: list[str]
    brief_px: float


class Plan:
    """Where everything stands in a window, in pixels."""

    def __init__(self, look: Look, legend: Sequence[tuple[float, str]]) -> None:
        self.look, self.text = look, look.text_percent / 100
        unit, text, (width, height) = look.unit, self.text, look.size
        grown = 1 + (text - 1) * 0.5 if text > 1 else text
        least_readable = least_px(text) / FOOT / unit
        self.head_scale = max(grown, least_readable)
        self.top = round(HEAD * unit * self.head_scale)
        self.legend_px, self.legend = _lines(look, legend, text)
        lines = self.legend[-1][1] + 1
        self.legend_top = height - round(self.legend_px * 1.75 * lines + 5 * unit)
        self.row = (self.legend_top - self.top) / ROWS
        spread = width - (2 * MARGIN + 3 * NEAR + 2 * FAR) * unit
        lens = max(spread / COLUMNS, min(LENS * text * unit, spread - 5 * NARROWEST * unit))
        self.card = round((spread - lens) / (COLUMNS - 1)), round(self.row - BETWEEN * unit)
        self.rects = {
            number: pygame.Rect((self.column(entry.column), round(self.top + entry.row * self.row)), self.card)
            for number, entry in ENTRIES.items()
        }
        self.lens = self._lens(round(LENS_ROWS * self.row - BETWEEN * unit + 6 * unit))
        self.shelves = [round(self.top + (row + 1) * self.row - BETWEEN * unit) for row in range(ROWS)]
        self.growth = self._growth()
        self.tall = self.growth < FULL * text
        """Whether letters are so large that the cards are taller than the window has room for, and are scrolled."""
        self.sheet, self.sheet_height = pygame.Rect(0, 0, 0, 0), 0
        """What is seen of the cards that are scrolled, and how high all of them are."""
        if self.tall:
            self._stretch(spread)

    def column(self, column: int) -> int:
        gaps = MARGIN + (column + 1) // 2 * NEAR + column // 2 * FAR
        return round(gaps * self.look.unit + column * self.card[0])

    def _lens(self, height: int) -> pygame.Rect:
        """The place of the close look, which begins above the cards of the last column."""
        left, unit = self.column(COLUMNS - 1), self.look.unit
        width = self.look.size[0] - left - round(MARGIN * unit * 0.8)
        return pygame.Rect(left, self.top - round(6 * unit), width, height)

    def _growth(self) -> float:
        """How large all letters on cards can be against 100 %."""
        unit = self.look.unit
        roomy = min(1.12, max(1.0, self.card[1] / (86 * unit)))
        least_readable = least_px(self.text) / WORDS / unit
        growth = max(self.text * roomy, least_readable)
        while growth > FULL * self.text and not all(self.lettering(number, growth) for number in ENTRIES):
            growth -= 0.04
        return growth

    def lettering(self, number: int, growth: float) -> Lettering | None:
        """How a technology's words stand at this size; None if there is no room for them."""
        look, unit, (width, height) = self.look, self.look.unit, self.card
        icon, sign, brief_px = ICON * unit * min(growth, 1.25), SIGN * unit * growth, WORDS * unit * growth
        named = _name(look, TECHNOLOGIES[number].name, NAME * unit * growth, width - icon - 20 * unit)
        if named is None:
            return None
        lines, size = named
        band = max(icon + 6 * unit, 2 * unit + len(lines) * size * TIGHT + sign)
        room = width - 17 * unit - (self.lab_width(growth) if number in LABORATORY else 0)
        most = 3 if height > 105 * unit and growth <= self.text * 1.01 else 2
        brief = lined(look, ENTRIES[number].brief, brief_px, room)
        high = band + len(brief) * brief_px * LEADING + 3 * unit
        if high > height or len(brief) > most or not _fit(look, brief, brief_px, room):
            return None
        return Lettering(icon, lines, size, sign, band, brief, brief_px)

    def lab_width(self, growth: float) -> float:
        """The width of the LAB mark before the words, with the gap behind it."""
        return 43 * self.look.unit * growth

    def _stretch(self, spread: float) -> None:
        """Cards as tall as large words need. The last column is the close look's alone: its cards stand a row lower."""
        look, unit = self.look, self.look.unit
        wide = round((spread - LENS * min(self.text, TALL_LENS) * unit) / (COLUMNS - 1))
        room = wide - 16 * unit
        self.name_px = [_largest(look, [told.name], NAME * unit * self.text, room) for told in TECHNOLOGIES]
        self.words_px = _largest(look, [entry.brief for entry in ENTRIES.values()], WORDS * unit * self.text, room)
        self.sign = SIGN * unit * min(self.text, 1.6)
        self.card, gap, y = (wide, 0), round(EDGE * unit), self.top
        self.shelves = []
        places = {number: _tall_place(entry) for number, entry in ENTRIES.items()}
        for row in range(TALL_ROWS):
            columns = {number: column for number, (its_row, column) in places.items() if its_row == row}
            high = round(max(self._tall_height(number, room) for number in columns))
            for number, column in columns.items():
                self.rects[number] = pygame.Rect(self.column(column), y, wide, high)
            self.shelves.append(y + high)
            y += high + gap
        top = self.top - gap
        self.lens = self._lens(self.legend_top - self.top + round(6 * unit))
        self.sheet = pygame.Rect(0, top, self.lens.left - round(3 * unit), self.legend_top - top)
        self.sheet_height = y - top

    def tall_lettering(self, number: int, room: float) -> tuple[list[str], list[str]]:
        """The lines of a technology's name and of what it does on a tall card."""
        name, brief = TECHNOLOGIES[number].name, ENTRIES[number].brief
        return lined(self.look, name, self.name_px[number], room), lined(self.look, brief, self.words_px, room)

    def _tall_height(self, number: int, room: float) -> float:
        name, brief = self.tall_lettering(number, room)
        letters = len(name) * self.name_px[number] * TIGHT + len(brief) * self.words_px * LEADING
        return letters + self.sign * 1.3 + 24 * self.look.unit


def _tall_place(entry: Entry) -> tuple[int, int]:
    """The row and the column of a tall card; none is in the last column, which is the close look's alone."""
    row, column = entry.row, entry.column
    if row == ROWS - 1:  # the card from the end of the row above is in between
        row += 1
    if column == COLUMNS - 1:  # below the card that it stood right of
        row += 1
        column -= 1
    return row, column


def _largest(look: Look, texts: Sequence[str], size: float, room: float) -> int:
    """How large letters can be so that no word is wider than the room."""
    longest = max(breadth(look, word, size) for words in texts for word in words.split())
    return int(size * min(1.0, room / longest))


def _fit(look: Look, lines: Sequence[str], size: float, width: float) -> bool:
    return all(breadth(look, line, size) <= width for line in lines)


def _name(look: Look, name: str, size: float, room: float) -> tuple[list[str], int] | None:
    """A name in a line, or a little smaller in two."""
    for part in (1.0, 0.93, 0.87):
        if breadth(look, name, round(size * part)) <= room:
            return [name], round(size * part)
    small = round(size * 0.87)
    lines = lined(look, name, small, room)
    return (lines, small) if len(lines) <= 2 and _fit(look, lines, small, room) else None


def _lines(look: Look, legend: Sequence[tuple[float, str]], text: float) -> tuple[int, list[tuple[int, int]]]:
    """How large the legend's letters are, and where each of its entries begins: how far right, in which line."""
    size = FOOT * look.unit * min(text, LARGEST_FOOT)
    least = least_px(text)
    for lines, smallest in ((1, 0.85 * size), (2, least)):
        trial = max(size, least)
        while trial >= smallest - 0.01:
            places = list(_flow(look, legend, round(trial)))
            if places[-1][1] < lines:
                return round(trial), places
            trial -= 0.5
    return round(least), list(_flow(look, legend, round(least)))


def _flow(look: Look, legend: Sequence[tuple[float, str]], size: int) -> Iterator[tuple[int, int]]:
    left, line, edge = look.px(18), 0, look.px(18)
    for wide, words in legend:
        width = round((wide + 0.6) * size) + breadth(look, words, size)
        if left + width > look.size[0] - edge and left > edge:
            left, line = edge, line + 1
        yield left, line
        left += width + round(1.7 * size)
