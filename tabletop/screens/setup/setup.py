"""Who plays, and how: the screen before a match."""

from functools import partial

import pygame

from tabletop.ai.levels import OFFERED
from tabletop.base.errors import TabletopError
from tabletop.base.words import _, listed, whom
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import RANDOM_SEAT, Option
from tabletop.kernel.match import AI, HUMAN, Seat, level_words
from tabletop.records import people
from tabletop.screens import navigation
from tabletop.screens.setup.offers import OffersScene, offered
from tabletop.screens.setup.parts import Choices, LevelTip, Options, QuickStart, Seats
from tabletop.screens.setup.picker import CAT, YOU, Picker
from tabletop.screens.setup.seat_row import SeatRow
from tabletop.screens.shared import challenge, matches
from tabletop.screens.shared.boxes import emblem
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.headers import subtitle
from tabletop.screens.shared.matches import Setup
from tabletop.screens.shared.phrases import about, line_up
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.dialog import tell
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.form import STACKED_FROM, Field, fill_area
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.widget import Button, Label

SEED_DIGITS = 18
EMBLEM = 44
PICKER, WIDEST = 0.46, 0.53
"""The picker's share of the width beside the chairs, at least and if it needs more."""


class SetupScene(Page):
    """The chairs, the picker for the lit one, the options, and at the bottom the buttons that start."""

    planet = "shell/planet-2"

    def __init__(self, shell: Shell, game: str) -> None:
        self.info = GAMES[game].info
        super().__init__(shell, self.info.title)
        self.last, start = matches.default_setup(shell, game), matches.drafted_setup(shell, game)
        self.table = controller_for(game, start.seats)
        self.options = Choices(self.info, start.options)
        self.add_button = Button(_("Add a seat"), self._add, icon="plus")
        self.seats = Seats(self.add_button, self.info.seats[-1])
        self.rows = self.seats.rows
        self.picker = Picker(OFFERED, self, self.table.paint)
        for seat in start.seats:
            self._sit_down(seat)
        self.lit = next((row for row in self.rows if row.kind == AI), self.rows[0])
        self.what = Label(about(self.info), "body", "ink_soft")
        self.area = ScrollArea()
        seed = "" if start.seed is None else str(start.seed)
        full, empty = _("A seed has {count} digits at most.", count=SEED_DIGITS), _("a fresh one")
        self.seed = TextField(seed, lambda text: None, SEED_DIGITS, digits=True, full=full, empty=empty, icon="seed")
        self.seed_field = Field(_("Seed"), self.seed, _("The same number deals the same game again."))
        self.how = Options()
        for option in self.info.options:
            if option.place == RANDOM_SEAT and self.table.offers(option.id):
                words = _("{label} side by side", label=option.label)
                self.seats.looks.append(Button(words, partial(self._compare, option), icon="eye"))
        self.level_tip = LevelTip(self._take_tip)
        self.challenge: challenge.Challenge | None = None
        self.start_button = Button(_("Start the match"), self.start, icon="play", accent=True)
        who = line_up(self.last.seats)
        brief = _("As last time") if game in shell.settings.setups else who
        self.quick_button = QuickStart((who, brief), lambda: self._begin(self.last))
        self.problem = Label("", "strong", "bad")
        self._asked_names = False
        self._changed()
        self._shown = self.setup()
        self.group.set_focus(self.start_button)

    # -- who sits where ------------------------------------------------------------------------------------

    def _sit_down(self, seat: Seat) -> SeatRow:
        row = SeatRow(len(self.rows), seat, OFFERED, self.seats.free_name(seat.name), lambda: self._light(row))
        self.rows.append(row)
        return row

    def _light(self, row: SeatRow) -> None:
        """Open the picker for this chair, with the focus if the chair was pressed by key."""
        self.lit = row
        self._changed()
        if row.chair.by_key:
            self.group.set_focus(self.picker.first)
            self.area.reveal(self.picker.first)

    def _add(self) -> None:
        self.lit = self._sit_down(Seat(AI, self.seats.free_name(), self.seats.level()))
        self._changed()
        self.group.set_focus(self.lit.chair if not self.add_button.enabled else self.add_button)
        self.area.reveal(self.add_button)

    def _remove(self, place: int) -> None:
        for later in range(place, len(self.rows) - 1):
            self.options.swap(later, later + 1)
        self.options.clear(len(self.rows) - 1)
        gone = self.rows.pop(place)
        for number, row in enumerate(self.rows):
            row.place = number
        beside = self.rows[min(place, len(self.rows) - 1)]
        if self.lit is gone:
            self.lit = beside
        self._changed()
        self.group.set_focus(beside.remove if self.rows[0].remove.enabled else self.add_button)

    # -- what the picker calls -----------------------------------------------------------------------------

    def seat(self, kind: str) -> None:
        """Put you, a friend or a cat on the lit chair; you change chairs with whoever is there."""
        you = next((row for row in self.rows if row.you), None)
        if kind == CAT:
            self.lit.kind = AI
            if self.lit.bot and sum(row.seat.name.casefold() == self.lit.bot.casefold() for row in self.rows) > 1:
                self.lit.bot = self.seats.free_name()
        elif kind == YOU and you is not None and you is not self.lit:
            self.lit.swap(you)
            self.options.swap(self.lit.place, you.place)
        else:
            self.lit.kind = HUMAN
        self._changed()
        self.group.set_focus(self.picker.first)

    def change(self, what: str, value: str) -> None:
        """Set the `human` name, the `bot` or the `level` of the lit chair."""
        setattr(self.lit, what, value)
        self._changed()

    def design(self) -> None:
        """Open the designer for the person on the lit chair."""
        name = self.lit.human.strip() or (self.lit.me if self.lit.alone else "")
        person = people.find(self.shell.settings, name) if name else None
        navigation.open_designer(self.shell, person, self._rename)

    def _rename(self, person: people.Person) -> None:
        self.change("human", "" if person.name == people.nobody() else person.name)

    def resume(self) -> None:
        self._changed()

    def look_at_own(self) -> None:
        option = self.options.at(self.lit.place)
        if option is None:
            return
        offers, taken = offered(option, self.table), self.options.taken(self.rows, self.lit)
        title = _("{label} for {name}", label=option.label, name=whom(self.lit.called))
        note = _("Choose one. What somebody else has wears their name.")
        now, choose = self.options.values[option.id], partial(self._choose_own, option)
        self.shell.push(OffersScene(self.shell, title, note, offers, self.table.paint, now, taken, choose))

    def _choose_own(self, option: Option, value: object) -> None:
        assert isinstance(value, bool | int | str)
        self.options.values[option.id] = value
        self._changed()

    def _compare(self, option: Option) -> None:
        note = _("These are not chosen here. {note}", note=option.note)
        self.shell.push(OffersScene(self.shell, option.label, note, self.table.offers(option.id), self.table.paint))

    def _take_tip(self) -> None:
        if self.challenge is not None:
            for row in self.rows:
                row.level = self.challenge.level
            self._changed()
            self.group.set_focus(self.start_button)

    # -- what follows from it ------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Show a changed name, kind or number of seats everywhere."""
        self._introduce()
        self.how.fields = [*self.options.fields([row.called for row in self.rows]), self.seed_field]
        self.challenge = challenge.suggested(self.shell.settings, self.info.id, [row.seat for row in self.rows])
        if self.challenge is not None:
            self.level_tip.words.words = self.challenge.words
            self.level_tip.button.words = _("Try {level}", level=level_words(self.challenge.level))
        self._show_lit()
        self._list_widgets()
        if self in self.shell.scenes:
            self.arrange()
            self.group.changed = True

    def _introduce(self) -> None:
        """Suggest names for people who play together: those of the last time."""
        sitting = [row for row in self.rows if row.kind == HUMAN]
        for row in self.rows:
            row.you = row in sitting[:1]
            row.me = people.current_name(self.shell.settings)
        for row in sitting:
            taken = {other.seat.name.casefold() for other in self.rows if other is not row}
            known = (name for name in self.shell.settings.people if name.casefold() not in taken)
            row.sit_together(len(sitting) == 1, next(known, ""))

    def _show_lit(self) -> None:
        for row in self.rows:
            row.lit = row is self.lit
            if option := self.options.at(row.place):
                value = self.options.values[option.id]
                row.own = dict(option.choices)[value] if value != option.default else ""
        told = challenge.record(self.shell.settings, self.info, self.lit.seat.name, self.lit.alone)
        known = [one for one in people.everybody(self.shell.settings) if one.name != people.nobody()]
        self.picker.show(self.lit, self.rows, told, known)
        if option := self.options.at(self.lit.place):
            value = self.options.values[option.id]
            portrait = (offer.portrait for offer in self.table.offers(option.id) if offer.value == value)
            self.picker.own.show(option.label, dict(option.choices)[value], next(portrait, None))

    def _list_widgets(self) -> None:
        self.seats.count(self.info.seats[0], self._remove)
        self._check()
        sound = not self.problem.words
        tip = self.level_tip.widgets() if self.challenge and sound else []
        self.group.widgets = [self.back_button, self.title, self.what, self.area, *self.seats.widgets()]
        self.group.widgets += [*self.picker.widgets(), *tip, *self.how.widgets(), self.problem]
        self.group.widgets += [*([self.quick_button] if sound else []), self.start_button]

    def _check(self) -> None:
        """Two players of one name keep the match from being started."""
        self._asked_names = False
        names = [row.seat.name.casefold() for row in self.rows]
        twice = [row for row, name in zip(self.rows, names, strict=True) if name and names.count(name) > 1]
        self.picker.field.wrong = self.lit in twice
        self.problem.words, self.problem.colour = "", "bad"
        if twice:
            name = twice[-1].seat.name
            self.problem.words = _("Two players are called {name}: give one of them another name.", name=name)
        self.start_button.enabled = not twice
        self.start_button.hint = self.problem.words

    def _ask_names(self) -> bool:
        """Ask people who play together for their names, once; False if nothing has to be asked."""
        unnamed = [row for row in self.rows if row.unnamed]
        if not unnamed or self._asked_names:
            return False
        self.lit = unnamed[0]
        self._changed()
        self._asked_names = True
        names = listed([row.seat.name for row in unnamed])
        self.problem.words = _(
            "What are you called? The table calls you by name. Press Start again to play as {names}.", names=names
        )
        self.problem.colour = "ink"
        hidden = (self.quick_button, *self.level_tip.widgets())
        self.group.widgets = [widget for widget in self.group.widgets if widget not in hidden]
        self.arrange()
        self.group.set_focus(self.picker.field)
        self.area.reveal(self.picker.field)
        self.group.changed = True
        return True

    def setup(self) -> Setup:
        seats, seed = tuple(row.seat for row in self.rows), int(self.seed.text) if self.seed.text else None
        return Setup(self.info.id, seats, self.options.told(len(seats)), seed)

    def start(self) -> None:
        if not self._ask_names():
            self._begin(self.setup())

    def back(self) -> None:
        """Keep what was changed for the next time."""
        if self.setup() != self._shown:
            matches.keep_draft(self.shell, self.setup())
        super().back()

    def _begin(self, setup: Setup) -> None:
        self.shell.settings.drafts.pop(self.info.id, None)
        self.shell.pop()
        try:
            matches.begin(self.shell, setup)
        except TabletopError as problem:
            tell(self.shell, _("That did not work"), str(problem), icon="warning")

    def help(self) -> tuple[str, str]:
        return self.info.id, ""

    # -- picture -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        super().arrange()
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        self.title.rect.left += look.px(EMBLEM) + gap
        top = subtitle(self, self.what) + gap
        bottom = self._arrange_bar()
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, bottom - gap // 2 - top)
        self.area.rect.inflate_ip(2 * margin, 0)
        sections = [self.seats, self.picker, *([] if self._tip_in_bar else [self.level_tip]), self.how]
        fill_area(look, self.area, [widget for section in sections for widget in section.widgets()], self._place)

    @property
    def _tip_in_bar(self) -> bool:
        """True if the tip has room at the bottom; else it stands above the options."""
        return not self.challenge or self.level_tip.width(self.look) <= self.quick_button.rect.left - self.body.left

    def _arrange_bar(self) -> int:
        """The buttons that start a match and what keeps them from it; returns where this row begins."""
        look, gap, body = self.look, self.look.px(GAP), self.body
        size, quick = self.start_button.size(look), self.quick_button.size(look)
        tall = max(size[1], quick[1])
        top = look.size[1] - look.px(16) - tall
        self.start_button.rect = pygame.Rect(body.right - size[0] - 2 * gap, top, size[0] + 2 * gap, tall)
        room = self.start_button.rect.left - body.left - 2 * gap
        wide = min(quick[0], room)
        self.quick_button.rect = pygame.Rect(self.start_button.rect.left - gap - wide, top, wide, tall)
        if self._tip_in_bar:
            self.level_tip.place(look, body.left, top + tall // 2 - self.level_tip.height(look) // 2, room)
        if not self.problem.words:
            self.problem.rect = pygame.Rect(0, 0, 0, 0)
            return top
        words = self.problem.size(look, room - gap)[1]
        y = min(top + tall // 2 - words // 2, look.size[1] - look.px(8) - words)
        self.problem.rect = pygame.Rect(body.left + gap, y, room - gap, words)
        return min(top, y - gap // 2)

    def _place(self, bar: int) -> int:
        """Chairs beside the picker, below each other if letters are large; returns the height that was needed."""
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        left, top, width = self.body.left, self.area.rect.top + margin, self.body.width - bar
        if look.text_percent < STACKED_FROM:
            wide = max(round(width * PICKER), min(round(width * WIDEST), self.picker.width(look)))
            bottom = self.picker.place(look, left + width - wide, top, wide)
            self.seats.room, self.seats.whole = bottom - top, True
            bottom = max(bottom, self.seats.place(look, left, top, width - wide - 2 * gap))
            self.picker.card.rect.height = bottom - top
            top = bottom + gap
        else:
            self.seats.room, self.seats.whole = 0, False
            top = self.seats.place(look, left, top, width) + gap
            top = self.picker.place(look, left, top, width) + gap
        if not self._tip_in_bar:
            top = self.level_tip.place(look, left, top, width) + gap
        return self.how.place(look, left, top, width) + margin - self.area.rect.top

    def draw_body(self, surface: pygame.Surface) -> None:
        look, back = self.look, self.back_button.rect
        if picture := emblem(look, self.info, look.px(EMBLEM)):
            put(surface, picture, back.right + look.px(2 * GAP), back.centery, "midleft")
        if self.problem.words:
            box = pygame.Rect(self.problem.rect.topleft, self.problem.size(look, self.problem.rect.width))
            box.inflate_ip(look.px(2 * GAP), look.px(GAP))
            surface.blit(look.box(*box.size, "panel", "bad" if self.problem.colour == "bad" else "accent"), box)
