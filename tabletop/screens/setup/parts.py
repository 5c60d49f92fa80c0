"""Parts of the setup screen: the chairs, the options, another level that is suggested."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from tabletop.ai.levels import OFFERED
from tabletop.base.words import _
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Option, OptionValue
from tabletop.kernel.match import AI
from tabletop.screens.setup.offers import Taken
from tabletop.screens.setup.seat_row import CHAIR, HIGHEST, NARROW, EmptyChair, SeatRow
from tabletop.screens.shared.buttons import Continue
from tabletop.screens.shared.matches import BOT_NAMES
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.controls import Choice, Toggle
from tabletop.ui.widgets.form import Field, Fields, Section
from tabletop.ui.widgets.stacks import grid, line, pin, stack
from tabletop.ui.widgets.widget import Button, Label, Widget

BROAD, OPTION, MOST_COLUMNS = 360, 270, 4
"""Units of a place at the table, at most, and of a column of options, at least; and how many columns there may be."""


class Seats(Section):
    """The chairs of the table, and a button for another one."""

    def __init__(self, add: Button, most: int) -> None:
        """There is room for `most` chairs from the start, so that nothing moves when one is added."""
        super().__init__("")
        self.rows: list[SeatRow] = []
        self.add, self.most = add, most
        self.looks: list[Button] = []
        """Buttons that show what can be chosen, side by side."""
        self.empty = [EmptyChair(add.press) for _place in range(most)]
        self.room = 0
        """How high everything may be, in pixels."""
        self.whole = True
        """True if all empty chairs are shown, not only those beside somebody."""

    def free_name(self, besides: str = "") -> str:
        """A name for an AI that nobody has yet."""
        taken = {besides.casefold()} | {name.casefold() for row in self.rows for name in (row.bot, row.human)}
        return next((name for name in BOT_NAMES if name.casefold() not in taken), BOT_NAMES[0])

    def level(self) -> str:
        """The level of another AI: that of the last one."""
        return next((row.level for row in reversed(self.rows) if row.kind == AI), OFFERED[0])

    def count(self, least: int, remove: Callable[[int], None]) -> None:
        """Say how many there are; one can be added or removed if the game allows it."""
        count = len(self.rows)
        self.title.words = _("{count} at the table", count=count)
        self.add.enabled = count < self.most
        self.add.hint = "" if self.add.enabled else _("This game has no more than {count} seats.", count=count)
        for place, row in enumerate(self.rows):
            row.remove.act = partial(remove, place)
            row.remove.enabled = count > least
            needed = _("This game needs at least {count} players.", count=count)
            row.remove.hint = _("Take this seat away.") if row.remove.enabled else needed

    def widgets(self) -> list[Widget]:
        seated = [widget for row in self.rows for widget in (row.chair, row.remove)]
        return [self.title, self.add, *self.looks, *self.empty[: self.most - len(self.rows)], *seated]

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        gap, grown = look.px(GAP), max(1.0, look.text_percent / 100)
        first, top = top, self._place_head(look, left, top, width) + gap // 2
        abreast = max(1, min(self.most, int((width + gap) / (look.px(NARROW) * grown + gap))))
        lines = -(-self.most // abreast)
        abreast = -(-self.most // lines)
        wide = min((width + gap) // abreast - gap, round(look.px(BROAD) * grown))
        plate = max(row.height(look) for row in self.rows)
        spare = (self.room - (top - first) + gap) // lines - gap - plate
        beside = spare < look.px(CHAIR) and wide >= look.px(NARROW + 90) * grown
        tall = plate if beside else plate + max(round(look.px(CHAIR) * grown), min(look.px(HIGHEST), spare))
        start = left + max(0, width - abreast * (wide + gap) + gap) // 2
        empty = self.empty[: self.most - len(self.rows)]
        bottom = grid([*(row.chair for row in self.rows), *empty], abreast, start, top, (wide, tall), gap)
        for row in self.rows:
            row.arrange(look, beside)
        end = self.rows[-1].chair.rect.bottom
        for chair in empty:
            chair.enabled = self.whole or chair.rect.bottom <= end
            side, foot = tall * 3 // 5 if chair.enabled else 0, chair.rect.midbottom
            chair.rect = pygame.Rect(0, 0, min(wide, side), side)
            chair.rect.midbottom = foot
        return bottom if self.whole else end

    def _place_head(self, look: Look, left: int, top: int, width: int) -> int:
        """How many there are, and buttons beside it; returns where that ends."""
        gap, tall = look.px(GAP), self.add.size(look)[1]
        x = pin(look, self.title, left, top + tall // 2, "midleft").right + gap + gap // 2
        for button in (self.add, *self.looks):
            if x + button.size(look)[0] > left + width:
                x, top = left, top + tall + gap // 2
            x = pin(look, button, x, top).right + gap
        return top + tall


class Options(Fields):
    """Labelled controls in even columns, without a title."""

    def __init__(self) -> None:
        super().__init__("", [])

    def widgets(self) -> list[Widget]:
        return [self.card, *(widget for field in self.fields for widget in field.widgets())]

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        pad, gap, many = look.px(GAP), 2 * look.px(GAP), len(self.fields)
        inner = width - 3 * pad
        fit = int((inner + gap) / (look.px(OPTION) * max(1.0, look.text_percent / 100) + gap))
        count = max(1, min(MOST_COLUMNS, many, fit))
        count = -(-many // -(-many // count))  # rows that are as full as each other
        wide = (inner - gap * (count - 1)) // count
        y = top + pad
        for first in range(0, many, count):
            fields, x, ends = self.fields[first : first + count], left + pad + pad // 2, []
            least = max(field.control.size(look, wide)[1] for field in fields)
            for field in fields:
                ends.append(field.place(look, x, y, wide, True, least))
                x += wide + gap
            y = max(ends) + pad
        self.card.rect = pygame.Rect(left, top, width, y - top)
        return y


class Choices:
    """The values of a game's options, and the controls that change them."""

    def __init__(self, info: GameInfo, start: Mapping[str, OptionValue]) -> None:
        self.info = info
        self.values: dict[str, OptionValue] = {option.id: option.default for option in info.options}
        self.values |= start
        self.controls: dict[str, Toggle | Choice[OptionValue]] = {}

    def fields(self, names: Sequence[str]) -> list[Field]:
        """Controls for the options of so many players, but for those of one chair; they stay the same widgets."""
        found, kept, self.controls = [], self.controls, {}
        for option in self.info.options:
            if not option.allows(self.values.get(option.id), len(names)):
                self.values[option.id] = option.default
            if len(names) not in option.seats or option.place != RANDOM_SEAT:
                continue
            control = kept.get(option.id) or self._control(option)
            if isinstance(control, Choice):
                control.entries, control.value = _entries(option, names), self.values[option.id]
            self.controls[option.id] = control
            found.append(Field(option.label, control, option.note))
        return found

    def _control(self, option: Option) -> Toggle | Choice[OptionValue]:
        value, change = self.values[option.id], partial(self.values.__setitem__, option.id)
        if isinstance(option.default, bool) and not option.choices:
            return Toggle(bool(value), change)
        return Choice([], value, change)

    def told(self, seats: int) -> dict[str, OptionValue]:
        """The values of all options for so many seats."""
        return {option.id: self.values[option.id] for option in self.info.options if seats in option.seats}

    def at(self, place: int) -> Option | None:
        """The option that belongs to this chair alone."""
        return next((option for option in self.info.options if option.place == place), None)

    def taken(self, rows: Sequence[SeatRow], besides: SeatRow) -> dict[object, Taken]:
        """What other seats have chosen for their own chairs."""
        found: dict[object, Taken] = {}
        for row in rows:
            option = self.at(row.place)
            if option is not None and row is not besides and self.values[option.id] != option.default:
                found[self.values[option.id]] = Taken(row.place, row.called)
        return found

    def swap(self, one: int, other: int) -> None:
        """What belongs to two people moves with them when they change chairs."""
        mine, theirs = self.at(one), self.at(other)
        if mine and theirs:
            self.values[mine.id], self.values[theirs.id] = self.values[theirs.id], self.values[mine.id]

    def clear(self, place: int) -> None:
        if option := self.at(place):
            self.values[option.id] = option.default


def _entries(option: Option, names: Sequence[str]) -> list[tuple[OptionValue, str]]:
    return list(option.choices) or [(RANDOM_SEAT, _("Random")), *enumerate(names)]


class LevelTip(Section):
    """Suggests another level, with a button that sets it."""

    def __init__(self, take: Callable[[], None]) -> None:
        super().__init__("")
        self.words = Label("", "strong")
        self.button = Button("", take, icon="hint")

    def widgets(self) -> list[Widget]:
        return [self.card, self.words, self.button]

    def width(self, look: Look) -> int:
        return self.words.size(look)[0] + self.button.size(look)[0] + 3 * look.px(GAP)

    def height(self, look: Look) -> int:
        return self.button.size(look)[1] + look.px(GAP)

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        gap, beside = look.px(GAP), self.width(look) <= width
        left, top, inner = left + gap, top + gap // 2, width - 2 * gap
        if beside:
            tall = self.button.size(look)[1]
            line(look, [self.words, gap, self.button], left, top + tall // 2)
        else:
            stack(look, [self.words], left, top, inner)
            pin(look, self.button, left, self.words.rect.bottom + gap // 2)
        wide = self.width(look) if beside else width
        self.card.rect = pygame.Rect(left - gap, top - gap // 2, wide, self.button.rect.bottom + gap - top)
        return self.card.rect.bottom


class QuickStart(Continue):
    """Starts the last setup, whatever was changed on the screen since."""

    edge = "panel_edge"

    def __init__(self, last: tuple[str, ...], act: Callable[[], None]) -> None:
        super().__init__(_("Quick start"), last, act)
        self.hint = _("{who}: the last match of this game again, newly dealt.", who=last[0])
