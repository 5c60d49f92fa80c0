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
    """A technology on the tree's screen."""

    row: int
    column: int
    """Two columns are a level."""
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
PAIRS = tuple((number, one.other) for number, one in enumerate(TECHNOLOGIES) if one.other > number)
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
TALL_LENS, TALL_ROWS = 1.45, ROWS + 2
"""With taller cards: how much wider the close look becomes at most, and how many rows there are to scroll: two more
for the cards from the last column."""
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
    font = look.face(face, max(7, round(size)))
    parts = words.split()
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
    """The words in lines, as many on each as fit."""
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
    """The side of its picture."""
    name: list[str]
    name_px: int
    sign: float
    """The height of what it costs."""
    upper: float
    """How far down name, cost and picture reach; what it does is below."""
    brief: list[str]
    brief_px: float


class Plan:
    """Where everything stands in a window, in pixels.

    The head with the levels is above, the legend below. Between them are ROWS rows of cards in COLUMNS columns, but
    the last column is wide and belongs to the close look, with cards only in the rows below it. Where letters are
    too large for such cards, `_stretch` makes them taller: then they are scrolled, and the close look has the last
    column for itself.
    """

    def __init__(self, look: Look, legend: Sequence[tuple[float, str]]) -> None:
        self.look, self.text = look, look.text_percent / 100
        unit, (width, height) = look.unit, look.size
        grown = 1 + (self.text - 1) * 0.5 if self.text > 1 else self.text
        least_readable = least_px(self.text) / FOOT / unit
        self.head_scale = max(grown, least_readable)
        self.top = round(HEAD * unit * self.head_scale)
        """Where the first row of cards begins."""
        self.legend_px, self.legend = _fit_legend(look, legend, self.text)
        """The height of the legend's letters, and of each entry how far right it begins and in which line."""
        legend_lines = self.legend[-1][1] + 1
        self.legend_top = height - round(self.legend_px * 1.75 * legend_lines + 5 * unit)
        self.row_step = (self.legend_top - self.top) / ROWS
        """From row to row."""
        all_columns = width - (2 * MARGIN + 3 * NEAR + 2 * FAR) * unit
        """The width of all columns together, without the gaps between them."""
        cards_in_a_row = COLUMNS - 1
        widest_lens = all_columns - cards_in_a_row * NARROWEST * unit
        lens_width = max(all_columns / COLUMNS, min(LENS * self.text * unit, widest_lens))
        self.card_width = round((all_columns - lens_width) / cards_in_a_row)
        self.card_height = round(self.row_step - BETWEEN * unit)
        """Of cards that are not taller than the window has room for."""
        self.rects = {
            number: pygame.Rect(
                self.column(entry.column),
                round(self.top + entry.row * self.row_step),
                self.card_width,
                self.card_height,
            )
            for number, entry in ENTRIES.items()
        }
        self.lens = self._lens(round(LENS_ROWS * self.row_step - BETWEEN * unit + 6 * unit))
        """The room of the close look."""
        self.shelves = [round(self.top + (row + 1) * self.row_step - BETWEEN * unit) for row in range(ROWS)]
        """The lower edge of each row."""
        self.growth = self._growth()
        """How large all letters on cards are against 100 %."""
        self.tall = self.growth < FULL * self.text
        """Whether letters are so large that the cards are taller than the window has room for, and are scrolled."""
        self.sheet, self.sheet_height = pygame.Rect(0, 0, 0, 0), 0
        """What is seen of the cards that are scrolled, and how high all of them are."""
        if self.tall:
            self._stretch(all_columns)

    def column(self, column: int) -> int:
        """Where a column begins; behind the second and the fourth are the gaps between levels."""
        gaps = MARGIN + (column + 1) // 2 * NEAR + column // 2 * FAR
        return round(gaps * self.look.unit + column * self.card_width)

    def _lens(self, height: int) -> pygame.Rect:
        """The place of the close look, which begins above the cards of the last column."""
        left, unit = self.column(COLUMNS - 1), self.look.unit
        width = self.look.size[0] - left - round(MARGIN * unit * 0.8)
        return pygame.Rect(left, self.top - round(6 * unit), width, height)

    def _growth(self) -> float:
        """The largest letters with which all words fit their cards, or less than FULL if there are none.

        Where cards are high, letters may be a little larger than asked for.
        """
        unit = self.look.unit
        roomy = min(1.12, max(1.0, self.card_height / (86 * unit)))
        least_readable = least_px(self.text) / WORDS / unit
        growth = max(self.text * roomy, least_readable)
        while growth > FULL * self.text and not all(self.lettering(number, growth) for number in ENTRIES):
            growth -= 0.04
        return growth

    def lettering(self, number: int, growth: float) -> Lettering | None:
        """How a technology's words stand at this size; None if there is no room for them."""
        look, unit = self.look, self.look.unit
        icon = ICON * unit * min(growth, 1.25)
        cost = SIGN * unit * growth
        name = _name(look, TECHNOLOGIES[number].name, NAME * unit * growth, self.card_width - icon - 20 * unit)
        if name is None:
            return None
        name_lines, name_px = name
        upper = max(icon + 6 * unit, 2 * unit + len(name_lines) * name_px * TIGHT + cost)
        brief_px = WORDS * unit * growth
        brief_width = self.card_width - 17 * unit
        if number in LABORATORY:
            brief_width -= self.lab_width(growth)
        brief = lined(look, ENTRIES[number].brief, brief_px, brief_width)
        most_lines = 3 if self.card_height > 105 * unit and growth <= self.text * 1.01 else 2
        if len(brief) > most_lines or not _fit(look, brief, brief_px, brief_width):
            return None
        if upper + len(brief) * brief_px * LEADING + 3 * unit > self.card_height:
            return None
        return Lettering(icon, name_lines, name_px, cost, upper, brief, brief_px)

    def lab_width(self, growth: float) -> float:
        """The width of the LAB mark before the words, with the gap behind it."""
        return 43 * self.look.unit * growth

    def _stretch(self, all_columns: float) -> None:
        """Make cards as tall as large words need: each row is as high as its tallest card."""
        look, unit = self.look, self.look.unit
        self.card_width = round((all_columns - LENS * min(self.text, TALL_LENS) * unit) / (COLUMNS - 1))
        words_width = self.card_width - 16 * unit
        briefs = [entry.brief for entry in ENTRIES.values()]
        self.name_px = [_largest(look, [one.name], NAME * unit * self.text, words_width) for one in TECHNOLOGIES]
        self.words_px = _largest(look, briefs, WORDS * unit * self.text, words_width)
        self.sign = SIGN * unit * min(self.text, 1.6)
        """The height of what a technology costs."""
        places = {number: _tall_place(entry) for number, entry in ENTRIES.items()}
        gap = round(EDGE * unit)
        y = self.top
        self.shelves = []
        for row in range(TALL_ROWS):
            columns = {number: column for number, (its_row, column) in places.items() if its_row == row}
            high = round(max(self._tall_height(number, words_width) for number in columns))
            for number, column in columns.items():
                self.rects[number] = pygame.Rect(self.column(column), y, self.card_width, high)
            self.shelves.append(y + high)
            y += high + gap
        self.lens = self._lens(self.legend_top - self.top + round(6 * unit))
        sheet_top = self.top - gap
        self.sheet = pygame.Rect(0, sheet_top, self.lens.left - round(3 * unit), self.legend_top - sheet_top)
        self.sheet_height = y - sheet_top

    def tall_lettering(self, number: int, width: float) -> tuple[list[str], list[str]]:
        """The lines of a technology's name and of what it does on a tall card."""
        name, brief = TECHNOLOGIES[number].name, ENTRIES[number].brief
        return lined(self.look, name, self.name_px[number], width), lined(self.look, brief, self.words_px, width)

    def _tall_height(self, number: int, width: float) -> float:
        name, brief = self.tall_lettering(number, width)
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
    """Whether no line is wider than this: a long word may be."""
    return all(breadth(look, line, size) <= width for line in lines)


def _name(look: Look, name: str, size: float, room: float) -> tuple[list[str], int] | None:
    """The lines of a name and the height of its letters: in a line, if need be a little smaller, or in two lines."""
    for part in (1.0, 0.93, 0.87):
        if breadth(look, name, round(size * part)) <= room:
            return [name], round(size * part)
    small = round(size * 0.87)
    lines = lined(look, name, small, room)
    return (lines, small) if len(lines) <= 2 and _fit(look, lines, small, room) else None


def _fit_legend(look: Look, legend: Sequence[tuple[float, str]], text: float) -> tuple[int, list[tuple[int, int]]]:
    """How large the legend's letters are, and where each of its entries begins: how far right, in which line.

    They are a little smaller if it then fits one line, else as large as fits two.
    """
    wanted = FOOT * look.unit * min(text, LARGEST_FOOT)
    least = least_px(text)
    for lines, smallest in ((1, 0.85 * wanted), (2, least)):
        size = max(wanted, least)
        while size >= smallest - 0.01:
            places = list(_flow(look, legend, round(size)))
            if places[-1][1] < lines:
                return round(size), places
            size -= 0.5
    return round(least), list(_flow(look, legend, round(least)))


def _flow(look: Look, legend: Sequence[tuple[float, str]], size: int) -> Iterator[tuple[int, int]]:
    """Where each entry of the legend begins with letters this large: how far right, in which line."""
    edge = look.px(18)
    left, line = edge, 0
    for mark, words in legend:
        width = round((mark + 0.6) * size) + breadth(look, words, size)
        if left + width > look.size[0] - edge and left > edge:
            left, line = edge, line + 1
        yield left, line
        left += width + round(1.7 * size)
