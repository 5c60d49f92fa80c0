"""Who plays, and how: the screen before a match. Imports the games, the bots' levels and the ui."""

from functools import partial

import pygame

from tabletop.ai.levels import OFFERED
from tabletop.app import App
from tabletop.games import GAMES
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.game import RANDOM_SEAT, Option, OptionValue
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.scenes import matches
from tabletop.scenes.matches import BOT_NAMES, Setup
from tabletop.scenes.seat_row import CHAIR, HIGHEST, NARROW, EmptyChair, SeatRow
from tabletop.scenes.shelf import emblem
from tabletop.scenes.telling import about
from tabletop.ui.controls import Choice, Toggle
from tabletop.ui.dialog import tell
from tabletop.ui.field import TextField
from tabletop.ui.form import Field, Fields, Section, place_columns
from tabletop.ui.look import Look
from tabletop.ui.screen import Page
from tabletop.ui.scroll import ScrollArea
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Button, Label, Widget
from tabletop.words import _, listed

SEED_DIGITS = 18
EMBLEM = 44
BROAD, OPTION = 360, 350
"""Units a place at the table is broad, at most, and a column of options, at least."""


class Seats(Section):
    """The chairs of the table, and a way to put up another one."""

    def __init__(self, add: Button, most: int) -> None:
        """`most` chairs can stand here: nothing moves under the hand while one is put up or taken away."""
        super().__init__("")
        self.rows: list[SeatRow] = []
        self.add, self.most = add, most
        self.empty = [EmptyChair(add.press) for _place in range(most)]
        self.room = 0
        """How high everything may be, in pixels, before it has to be scrolled."""

    def widgets(self) -> list[Widget]:
        seated = [widget for row in self.rows for widget in row.widgets()]
        return [self.title, self.add, *self.empty[: self.most - len(self.rows)], *seated]

    def place_rows(self, look: Look, left: int, top: int, width: int) -> int:
        gap, grown = look.px(GAP), max(1.0, look.text_percent / 100)
        self.add.rect = pygame.Rect((0, 0), self.add.size(look))
        self.add.rect.midleft = self.title.rect.right + 2 * gap, self.title.rect.centery
        top = max(top, self.add.rect.bottom + gap // 2)
        abreast = max(1, min(self.most, int((width + gap) / (look.px(NARROW) * grown + gap))))
        lines = -(-self.most // abreast)
        abreast = -(-self.most // lines)
        wide = min((width + gap) // abreast - gap, round(look.px(BROAD) * grown))
        plate = max(row.height(look) for row in self.rows)
        spare = (self.room - (top - self.title.rect.top) - 2 * gap) // lines - gap - plate
        beside = spare < look.px(CHAIR) and wide >= look.px(NARROW + 90) * grown
        tall = plate if beside else plate + max(look.px(CHAIR), min(look.px(HIGHEST), spare))
        start = left + max(0, width - abreast * (wide + gap) + gap) // 2
        places = [
            pygame.Rect(start + place % abreast * (wide + gap), top + place // abreast * (tall + gap), wide, tall)
            for place in range(self.most)
        ]
        for row, place in zip(self.rows, places, strict=False):
            row.arrange(look, place, beside)
        end = places[len(self.rows) - 1].bottom
        for chair, place in zip(self.empty, places[len(self.rows) :], strict=False):
            chair.rect = pygame.Rect(0, 0, min(wide, tall * 3 // 5), tall * 3 // 5)
            chair.rect.midbottom = place.midbottom
            chair.enabled = place.bottom <= end
            if not chair.enabled:  # a whole row of empty chairs would only take room
                chair.rect.size = 0, 0
        return end - gap


class Options(Fields):
    """Labelled controls in as many columns as there is room for."""

    def place_rows(self, look: Look, left: int, top: int, width: int) -> int:
        gap = 2 * look.px(GAP)
        count = max(1, min(3, len(self.fields), int(width / (look.px(OPTION) * max(1.0, look.text_percent / 100)))))
        lines = -(-len(self.fields) // count)
        count = -(-len(self.fields) // lines)  # as many in every line as can be
        wide = (width - gap * (count - 1)) // count
        below = not all(field.fits(look, wide) for field in self.fields)  # all of them alike, so that they line up
        for first in range(0, len(self.fields), count):
            row = self.fields[first : first + count]
            least = max(field.control.size(look, wide)[1] for field in row)
            ends = [
                field.place(look, left + column * (wide + gap), top, wide, below, least)
                for column, field in enumerate(row)
            ]
            top = max(ends) + look.px(GAP)
        return top - look.px(GAP)


class SetupScene(Page):
    """The chairs of the table and who sits on them, options and seed below, the way to the table at the bottom."""

    planet = "shell/planet-2"

    def __init__(self, app: App, game: str) -> None:
        self.info = GAMES[game].info
        super().__init__(app, self.info.title)
        start = matches.default_setup(app, game)
        self.options: dict[str, OptionValue] = {option.id: option.default for option in self.info.options}
        self.options |= start.options
        self.add_button = Button(_("Add a seat"), self._add, icon="plus")
        self.seats = Seats(self.add_button, self.info.seats[-1])
        self.rows = self.seats.rows
        for seat in start.seats:
            self._sit_down(seat)
        self.what = Label(f"{about(self.info)}. {self.info.tagline}", "body", "ink_soft")
        self.area = ScrollArea()
        self.seed = TextField("", lambda text: None, SEED_DIGITS, digits=True, empty=_("a fresh one"), icon="seed",
                              full=_("A seed has {count} digits at most.", count=SEED_DIGITS))  # fmt: skip
        seed_note = _("The same number deals the same game again. Left empty, every match is a new one.")
        self.seed_field = Field(_("Seed"), self.seed, seed_note)
        self.how = Options(_("Options"), [])
        self.controls: dict[str, Toggle | Choice[OptionValue]] = {}
        self.start_button = Button(_("Start the match"), self.start, icon="play", accent=True)
        self.problem = Label("", "strong", "bad")
        self._asked_names = False
        self._changed()
        self.group.set_focus(self.start_button)

    # -- what can be changed -------------------------------------------------------------------------------

    def _sit_down(self, seat: Seat) -> None:
        row = SeatRow(len(self.rows), seat, OFFERED, self._free_name(seat.name), self._changed, self._another)
        self.rows.append(row)

    def _free_name(self, besides: str = "") -> str:
        """A name for an AI that nobody has yet."""
        taken = {besides.casefold()} | {name.casefold() for row in self.rows for name in (row.bot, row.human)}
        return next((name for name in BOT_NAMES if name.casefold() not in taken), BOT_NAMES[0])

    def _another(self, name: str, step: int) -> str:
        """The next of the program's cats who sits nowhere yet, or the one before; a step of 0 begins with this one."""
        names = [row.seat.name.casefold() for row in self.rows]
        if step == 0 and names.count(name.casefold()) < 2:
            return name
        place = BOT_NAMES.index(name) if name in BOT_NAMES else -1
        order = (*BOT_NAMES[place + 1 :], *BOT_NAMES[: max(0, place)])[:: step or 1]
        return next((other for other in order if other.casefold() not in names), name)

    def _level(self) -> str:
        """How well somebody more plays: as well as the last one."""
        return next((row.level for row in reversed(self.rows) if row.kind == AI), OFFERED[0])

    def _add(self) -> None:
        self._sit_down(Seat(AI, self._free_name(), self._level()))
        self._changed()
        self.group.set_focus(self.rows[-1].kind_choice if not self.add_button.enabled else self.add_button)
        self.area.reveal(self.add_button)

    def _remove(self, place: int) -> None:
        del self.rows[place]
        for number, row in enumerate(self.rows):
            row.place = number
        self._changed()
        self.group.set_focus(self.rows[min(place, len(self.rows) - 1)].remove)
        if not self.rows[0].remove.enabled:
            self.group.set_focus(self.add_button)

    def _changed(self) -> None:
        """A name, a kind or the number of seats is another one."""
        self._introduce()
        self._list_options()
        self._list_widgets()
        if self in self.app.scenes:
            self.arrange()

    def _introduce(self) -> None:
        """People who play together have names: those of the last time, until they give others."""
        people = [row for row in self.rows if row.kind == HUMAN]
        for row in people:
            taken = {other.seat.name.casefold() for other in self.rows if other is not row}
            known = (name for name in self.app.settings.people if name.casefold() not in taken)
            row.sit_together(len(people) == 1, next(known, ""))

    def _list_options(self) -> None:
        """The options this number of seats is offered; kept widgets keep the focus."""
        fields, kept = [], self.controls
        self.controls = {}
        for option in self.info.options:
            if not option.allows(self.options.get(option.id), len(self.rows)):
                self.options[option.id] = option.default
            if len(self.rows) not in option.seats:
                continue
            control = kept.get(option.id) or self._control(option)
            if isinstance(control, Choice):
                control.entries, control.value = self._entries(option), self.options[option.id]
            self.controls[option.id] = control
            if option.place in range(len(self.rows)) and isinstance(control, Choice):
                control.hint, self.rows[option.place].own = option.label, control
            else:
                fields.append(Field(option.label, control, option.note))
        self.how.fields = [*fields, self.seed_field]

    def _entries(self, option: Option) -> list[tuple[OptionValue, str]]:
        if option.choices:
            return list(option.choices)
        return [(RANDOM_SEAT, _("Random")), *((place, row.seat.name) for place, row in enumerate(self.rows))]

    def _control(self, option: Option) -> Toggle | Choice[OptionValue]:
        value = self.options[option.id]
        if isinstance(option.default, bool) and not option.choices:
            return Toggle(bool(value), partial(self._set_option, option.id))
        return Choice(self._entries(option), value, partial(self._set_option, option.id))

    def _set_option(self, option: str, value: OptionValue) -> None:
        self.options[option] = value

    def _list_widgets(self) -> None:
        count = len(self.rows)
        self.seats.title.words = _("{count} at the table", count=count)
        self.add_button.enabled = count < self.info.seats[-1]
        full = _("This game has no more than {count} seats.", count=count)
        self.add_button.hint = "" if self.add_button.enabled else full
        for place, row in enumerate(self.rows):
            row.remove.act = partial(self._remove, place)
            row.remove.enabled = count > self.info.seats[0]
            row.remove.hint = _("Take this seat away.")
            if not row.remove.enabled:
                row.remove.hint = _("This game needs at least {count} players.", count=count)
        self.group.widgets = [self.back_button, self.title, self.what, self.area]
        self.group.widgets += [*self.seats.widgets(), *self.how.widgets(), self.problem, self.start_button]
        self._check()

    def _check(self) -> None:
        """Say what is still wrong; without that there is nothing to start."""
        self.problem.words, self._asked_names = "", False
        names = [row.seat.name.casefold() for row in self.rows]
        for row, name in zip(self.rows, names, strict=True):
            row.field.wrong = names.count(name) > 1
            if row.field.wrong:
                self.problem.words = _(
                    "Two players are called {name}: give one of them another name.", name=row.seat.name
                )
        self.problem.colour = "bad"
        self.start_button.enabled = not self.problem.words
        self.start_button.hint = self.problem.words

    def _ask_names(self) -> bool:
        """Ask people who play together for their names, once; False if there is nothing to ask."""
        unnamed = [row for row in self.rows if row.unnamed]
        if not unnamed or self._asked_names:
            return False
        self._asked_names = True
        names = listed([row.seat.name for row in unnamed])
        self.problem.words = _(
            "What are you called? The table calls you by name. Press Start again to play as {names}.", names=names
        )
        self.problem.colour = "ink"
        self.arrange()
        self.group.set_focus(unnamed[0].field)
        self.area.reveal(unnamed[0].field)
        self.group.changed = True
        return True

    def setup(self) -> Setup:
        """What is on the screen."""
        options = {option: self.options[option] for option in self.controls}
        seats = tuple(row.seat for row in self.rows)
        return Setup(self.info.id, seats, options, int(self.seed.text) if self.seed.text else None)

    def start(self) -> None:
        if self._ask_names():
            return
        setup = self.setup()
        self.app.pop()
        try:
            matches.begin(self.app, setup)
        except TabletopError as problem:
            tell(self.app, _("That did not work"), str(problem), icon="warning")

    def help(self) -> tuple[str, str]:
        return self.info.id, ""

    # -- picture -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        super().arrange()
        look, gap = self.look, self.look.px(GAP)
        self.title.rect.left += look.px(EMBLEM) + gap
        room = self.body.width - look.px(180)  # the planet's part of the sky
        self.what.rect = pygame.Rect(self.body.left, self.body.top, room, self.what.size(look, room)[1])
        self.start_button.rect = pygame.Rect((0, 0), self.start_button.size(look))
        self.start_button.rect.bottomright = self.body.bottomright
        room = self.start_button.rect.left - self.body.left - 3 * gap
        self.problem.rect = pygame.Rect(self.body.left + gap, 0, room, self.problem.size(look, room)[1])
        self.problem.rect.centery = self.start_button.rect.centery
        top, margin = self.what.rect.bottom + gap // 2, look.px(6)
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, self.start_button.rect.top - gap - top)
        self.area.rect.inflate_ip(2 * margin, 0)
        options = self.how.place(look, 0, 0, self.area.rect.width - 2 * margin)
        self.seats.room = self.area.rect.height - 2 * margin - options - gap
        place_columns(look, self.area, [[self.seats, self.how]], share=1.0)

    def draw_body(self, surface: pygame.Surface) -> None:
        look = self.look
        picture = emblem(look, self.info, look.px(EMBLEM))
        at = self.back_button.rect.right + look.px(2 * GAP), self.back_button.rect.centery
        if picture:
            surface.blit(picture, picture.get_rect(midleft=at))
        if self.problem.words:
            box = pygame.Rect(self.problem.rect.topleft, self.problem.size(look, self.problem.rect.width))
            box.inflate_ip(look.px(2 * GAP), look.px(GAP))
            surface.blit(look.box(*box.size, "panel", "bad" if self.problem.colour == "bad" else "accent"), box)
