"""A cat of one's own: coat, pattern, head, eyes, outfit, colour and a name."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.cast import cats
from tabletop.cast.cats import PARTS, Design
from tabletop.kernel.match import name_of
from tabletop.records import people
from tabletop.records.people import COLOURS, LONGEST_NAME, Person
from tabletop.screens.people.portrait import Mirror
from tabletop.screens.people.tiles import DOT, Badge, CatTile, Dot, Tile
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Card
from tabletop.ui.widgets.dialog import Dialog, confirm
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.form import STACKED_FROM
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.widget import Button, Label, Widget

COLOUR, BADGE = 40, 84
"""Units of one's own colour, and of the cat on it."""
LEFT = 320
"""Units of the mirror's column."""
PICTURED = ("pattern", "build", "outfit")
"""What is shown on the cat itself; coats and eyes are colours."""
TITLES = {"coat": _("Coat"), "eyes": _("Eyes"), "pattern": _("Pattern"), "build": _("Head"), "outfit": _("Outfit")}


class DesignScene(Page):
    """The mirror and what can be changed. Done keeps it; whoever leaves otherwise is asked if something was changed."""

    planet = "shell/moon"

    def __init__(
        self, shell: Shell, person: Person | None = None, done: Callable[[Person], None] | None = None
    ) -> None:
        """Without a person somebody new is asked for their name; `done` gets whoever came of it."""
        taken = {one.face for one in people.everybody(shell.settings)}
        self.called = person.name if person else ""
        self.person = person or Person("", colour=random.choice(list(COLOURS)))
        self.design = self.person.design or (_fresh(taken) if person is None else Design())
        self._done = done
        super().__init__(shell, "")
        self.mirror = Mirror(self.design.face)
        self.name_label = Label(_("Name"), "strong")
        full = _("A name has {count} letters at most.", count=LONGEST_NAME)
        self.field = TextField(
            self.called if self.called != people.nobody() else "", self._call, LONGEST_NAME, full=full,
            done=lambda: self.done_button.press(),
        )  # fmt: skip
        self.field.empty = people.nobody() if self.called == people.nobody() else _("Who is it?")
        self.problem = Label("", "small-strong", "bad")
        self.badge = Badge(self.design.face, self.person.paint)
        self.colour_label = Label("", "strong")
        self.colour_note = Label(_("Behind your cat, here and on the badge you wear at a table."), "small", "ink_soft")
        self.colours = {
            name: Dot(words, partial(self._paint, name), paint, units=COLOUR)
            for name, (paint, words) in COLOURS.items()
        }
        self.labels = {part: Label("", "strong") for part in TITLES}
        self.tiles: dict[str, dict[str, Tile]] = {part: self._tiles_of(part) for part in TITLES}
        self.dice = Button(_("Surprise me"), self._surprise, icon="dice")
        self.done_button = Button(_("Done"), self.keep, icon="check", accent=True)
        gone = _("{name} is on the list no longer; the matches stay.", name=self.called)
        self.remove = Button(_("Remove"), self._ask_remove, icon="delete", hint=gone)
        self.area = ScrollArea()
        self.card = Card()
        self._found = self._made
        """What was there when the scene was opened."""
        self._questioned: tuple[str, Design, str] | None = None
        """What was there when somebody was asked about it."""
        self._show()
        self.group.widgets = [self.back_button, self.title, self.area, self.card, self.mirror, self.name_label,
                              self.field, self.problem, self.badge, self.colour_label, self.colour_note,
                              *self.colours.values(), *self._parts(), self.dice,
                              *([self.remove] if self.called in shell.settings.profiles else []),
                              self.done_button]  # fmt: skip
        nameless = self.called in ("", people.nobody())
        self.group.set_focus(self.field if nameless else self.tiles["coat"][self.design.coat])

    def _tiles_of(self, part: str) -> dict[str, Tile]:
        out: dict[str, Tile] = {}
        for value, words in PARTS[part].items():
            act = partial(self._choose, part, value)
            if part in PICTURED:
                out[value] = CatTile(words, act)
            else:
                paint, second = cats.paints(part, value)
                out[value] = Dot(words, act, paint, second, part == "eyes")
        return out

    def _parts(self) -> list[Widget]:
        return [widget for part in TITLES for widget in (self.labels[part], *self.tiles[part].values())]

    # -- what is chosen ------------------------------------------------------------------------------------

    def _choose(self, part: str, value: str) -> None:
        self.design = self.design._replace(**{part: value})
        self.mirror.mood = "glad" if part == "outfit" else "calm"
        self._show_anew()

    def _paint(self, colour: str) -> None:
        self.person = self.person._replace(colour=colour)
        self._show_anew()

    def _surprise(self) -> None:
        self.design = _fresh({self.design.face})
        self.mirror.mood = "calm"
        self._show_anew()

    def _call(self, _name: str) -> None:
        self._show_anew()

    def _show_anew(self) -> None:
        """Something was chosen: other words need other room."""
        self._show()
        self.arrange()

    @property
    def _made(self) -> tuple[str, Design, str]:
        """All that can be changed here."""
        return self.field.text, self.design, self.person.colour

    @property
    def name(self) -> str:
        """What is written, or what somebody is called who has never given a name."""
        return name_of(self.field.text) or (people.nobody() if self.called == people.nobody() else "")

    def _odd(self) -> str:
        """That some of the name cannot be drawn, if so."""
        font = self.look.font("title")
        return "" if all(map(font.has, self.name)) else _("Tabletop cannot draw all these letters: they show as ?.")

    def _wrong(self) -> str:
        """Why this name will not do; empty if it will."""
        others = [one for one in people.everybody(self.shell.settings) if one.name != self.called]
        if any(self.name.casefold() == name.casefold() for one in others for name in one.names):
            return _("Somebody else here is called {name}.", name=self.name)
        return "" if self.name else _("Who is it? Give a name first.")

    def _show(self) -> None:
        for part, tiles in self.tiles.items():
            chosen = getattr(self.design, part)
            self.labels[part].words = _("{part}: {choice}", part=TITLES[part], choice=PARTS[part][chosen])
            for value, tile in tiles.items():
                tile.chosen = value == chosen
                if isinstance(tile, CatTile):
                    tile.face = self.design._replace(**{part: value}).face
        self.colour_label.words = _("Colour: {choice}", choice=COLOURS[self.person.colour][1])
        for colour, dot in self.colours.items():
            dot.chosen = colour == self.person.colour
        self.mirror.face = self.badge.face = self.design.face
        self.badge.paint = self.person.paint
        if self.name == people.nobody():
            self.title.words = _("Your cat")
        else:
            self.title.words = _("{name}'s cat", name=self.name) if self.name else _("A new cat")
        wrong = self._wrong()
        self.field.wrong = bool(wrong and self.field.text)
        self.problem.words = wrong if self.field.wrong else self._odd()
        self.done_button.enabled, self.done_button.hint = not wrong, wrong
        self.group.changed = True

    def keep(self) -> None:
        """It is done: remember it, and leave."""
        person = self.person._replace(name=self.name, design=self.design)
        people.keep(self.shell.settings, person, self.called)
        self.shell.keep_settings()
        self.shell.pop()
        if self._done is not None:
            self._done(people.find(self.shell.settings, person.name))

    def back(self) -> None:
        """Leave without keeping it; if something would be lost, only after a question, which is asked once."""
        if self._made in (self._found, self._questioned):
            self.shell.pop()
            return
        self._questioned = self._made
        leave, stay = (_("Discard"), self.shell.pop), (_("Go on"), lambda: None)
        wrong = self._wrong()
        if wrong:
            words = _("It cannot be kept like this: {why}", why=wrong)
            self.shell.push(Dialog(self.shell, _("Leave this cat?"), words, [stay, leave], "warning"))
        else:
            words = _("You have changed this cat. Shall it stay so?")
            self.shell.push(
                Dialog(self.shell, _("Keep what you changed?"), words, [(_("Keep"), self.keep), leave, stay])
            )

    def _ask_remove(self) -> None:
        words = _("The cat is gone then; the matches and what was won in them stay in the saved matches.")
        title = _("Remove {name} from the list?", name=self.called)
        confirm(self.shell, title, words, _("Remove"), self._remove, icon="delete")

    def _remove(self) -> None:
        people.forget(self.shell.settings, self.called)
        self.shell.keep_settings()
        self.shell.pop()

    # -- picture -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        super().arrange()
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        buttons = [widget for widget in (self.remove, self.dice, self.done_button) if widget in self.group.widgets]
        right = self.body.right
        for button in reversed(buttons):
            button.rect.size = button.size(look)
            button.rect.bottomright = right, look.size[1] - look.px(18)
            right = button.rect.left - gap
        bottom = self.done_button.rect.top - gap // 2
        self.area.rect = pygame.Rect(self.body.left, self.body.top - gap // 2, self.body.width, 0)
        self.area.rect.height = bottom - self.area.rect.top
        self.area.rect.inflate_ip(2 * margin, 0)
        height = self._place(0)
        if height > self.area.rect.height:
            height = self._place(2 * look.px(BAR))
        inside = [widget for widget in self.group.widgets[3:] if widget not in buttons]
        self.area.hold(inside, height, look)

    def _place(self, bar: int) -> int:
        """The mirror beside the choices, or above them if letters are large; returns the height that was needed."""
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        left, top = self.area.rect.left + margin, self.area.rect.top + margin
        width = self.area.rect.width - 2 * margin - bar
        beside = look.text_percent < STACKED_FROM
        own = look.px(LEFT) if beside else width
        lower = self._place_person(pygame.Rect(left, top, own, self.area.rect.height - 2 * margin), beside)
        if beside:
            x, top = left + own + 2 * gap, top
        else:
            x, top = left, lower + gap
        pad = gap + gap // 2
        y = self._place_parts(x + pad, top + gap, left + width - x - 2 * pad)
        self.card.rect = pygame.Rect(x, top, left + width - x, y + gap // 2 - top)
        if beside:
            self.card.rect.height = max(self.card.rect.height, lower - top)
        return max(lower, self.card.rect.bottom) + margin - self.area.rect.top

    def _place_person(self, room: pygame.Rect, beside: bool) -> int:
        look, gap = self.look, self.look.px(GAP)
        wide = room.width if beside else room.width - look.px(260)
        below = (
            self.name_label.size(look)[1] + self.field.size(look)[1] + self.colour_label.size(look)[1] + look.px(COLOUR)
        )
        below += self.problem.size(look, wide)[1] + self.colour_note.size(look, wide)[1] + 3 * gap
        high = max(look.px(220), min(look.px(384), room.height - below)) if beside else look.px(280)
        self.mirror.rect = pygame.Rect(room.left, room.top, round(high * 200 / 240), high)
        x, y = room.left, self.mirror.rect.bottom + gap
        if beside:
            self.mirror.rect.centerx = room.centerx
        else:
            x, y = self.mirror.rect.right + 2 * gap, room.top
        wide = room.right - x
        self.name_label.rect = pygame.Rect((x, y), self.name_label.size(look))
        self.field.rect = pygame.Rect((x, self.name_label.rect.bottom + gap // 4), self.field.size(look, wide))
        self.problem.rect = pygame.Rect((x, self.field.rect.bottom + gap // 4), self.problem.size(look, wide))
        self.colour_label.rect = pygame.Rect((x, self.problem.rect.bottom), self.colour_label.size(look))
        y = _flow(look, list(self.colours.values()), x - look.px(4), self.colour_label.rect.bottom, wide, 0)
        self.colour_note.rect = pygame.Rect((x, y), self.colour_note.size(look, wide))
        side = look.px(BADGE)
        self.badge.rect = pygame.Rect(room.left, self.mirror.rect.bottom - side, side, side)
        return max(self.colour_note.rect.bottom, self.mirror.rect.bottom)

    def _place_parts(self, left: int, top: int, width: int) -> int:
        look, gap = self.look, self.look.px(GAP)
        coat, eyes = (list(self.tiles[part].values()) for part in ("coat", "eyes"))
        each = look.px(DOT) + look.px(2)
        order: tuple[str, ...] = PICTURED
        first = max(len(coat) * each, self.labels["coat"].size(look)[0])
        if first + 2 * gap + len(eyes) * each <= width:  # both rows of colours in one line
            for part, x in (("coat", left), ("eyes", left + first + 3 * gap)):
                self.labels[part].rect = pygame.Rect((x, top), self.labels[part].size(look))
                y = _flow(look, list(self.tiles[part].values()), x - look.px(4), self.labels[part].rect.bottom, width)
            top = y + gap * 2 // 3
        else:
            order = tuple(TITLES)
        for part in order:
            self.labels[part].rect = pygame.Rect((left, top), self.labels[part].size(look))
            top = _flow(look, list(self.tiles[part].values()), left, self.labels[part].rect.bottom + gap // 4, width)
            top += gap * 2 // 3
        return top


def _flow(look: Look, tiles: Sequence[Widget], left: int, top: int, width: int, gap: int = 4) -> int:
    """Tiles of one size in as many rows as they need; returns where they end."""
    wide, tall = tiles[0].size(look)
    step = wide + look.px(gap)
    abreast = max(1, (width + look.px(gap + 5)) // step)
    for place, tile in enumerate(tiles):
        tile.rect = pygame.Rect(
            left + place % abreast * step, top + place // abreast * (tall + look.px(gap)), wide, tall
        )
    return tiles[-1].rect.bottom


def _fresh(besides: set[str]) -> Design:
    """A cat by chance that nobody has."""
    while True:
        design = Design(*(random.choice(list(table)) for table in PARTS.values()))
        if design.face not in besides:
            return design
