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
from tabletop.screens.people.portrait import DOT, Badge, CatTile, Dot, Mirror, Tile
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Card
from tabletop.ui.widgets.dialog import Dialog, confirm
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.form import STACKED_FROM, fill_area
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.stacks import Part, grid, height_of, line_back, pin, spaced, stack
from tabletop.ui.widgets.widget import Button, Label, Widget

COLOUR, LEFT = 40, 320
"""Units of one's own colour, and of the mirror's column."""
PICTURED = ("pattern", "build", "outfit")
"""What is shown on the cat itself; coats and eyes are colours."""
TITLES = {"coat": _("Coat"), "eyes": _("Eyes"), "pattern": _("Pattern"), "build": _("Head"), "outfit": _("Outfit")}


class DesignScene(Page):
    """The mirror and what can be changed. Done keeps it; leaving otherwise asks if something was changed."""

    planet = "shell/moon"

    def __init__(
        self, shell: Shell, person: Person | None = None, done: Callable[[Person], None] | None = None
    ) -> None:
        """Without a person a new one is made; `done` gets the person when they are kept."""
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
            self.called if self.called != people.nobody() else "",
            lambda _name: self._show_anew(),
            LONGEST_NAME,
            full=full,
            done=lambda: self.done_button.press(),
        )
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
        self.tiles = {part: {value: self._tile(part, value) for value in PARTS[part]} for part in TITLES}
        self.dice = Button(_("Surprise me"), self._surprise, icon="dice")
        self.done_button = Button(_("Done"), self.keep, icon="check", accent=True)
        gone = _("{name} is on the list no longer; the matches stay.", name=self.called)
        self.remove = Button(_("Remove"), self._ask_remove, icon="delete", hint=gone)
        self.area = ScrollArea()
        self.card = Card()
        self._found = self._made
        self._questioned: tuple[str, Design, str] | None = None
        """The state about which was asked whether to keep it."""
        self._show()
        person_widgets = [self.mirror, self.name_label, self.field, self.problem, self.badge]
        person_widgets += [self.colour_label, self.colour_note, *self.colours.values()]
        buttons = [self.dice, *([self.remove] if self.called in shell.settings.profiles else []), self.done_button]
        self.group.widgets = [self.back_button, self.title, self.area, self.card, *person_widgets]
        self.group.widgets += [widget for part in TITLES for widget in (self.labels[part], *self.tiles[part].values())]
        self.group.widgets += buttons
        nameless = self.called in ("", people.nobody())
        self.group.set_focus(self.field if nameless else self.tiles["coat"][self.design.coat])

    def _tile(self, part: str, value: str) -> Tile:
        words, act = PARTS[part][value], partial(self._choose, part, value)
        if part in PICTURED:
            return CatTile(words, act)
        return Dot(words, act, *cats.paints(part, value), eye=part == "eyes")

    # -- what is chosen ------------------------------------------------------------------------------------

    def _choose(self, part: str, value: str) -> None:
        self.design = self.design._replace(**{part: value})
        self.mirror.mood = "glad" if part == "outfit" else "calm"
        self._show_anew()

    def _paint(self, colour: str) -> None:
        self.person = self.person._replace(colour=colour)
        self._show_anew()

    def _surprise(self) -> None:
        self.design, self.mirror.mood = _fresh({self.design.face}), "calm"
        self._show_anew()

    def _show_anew(self) -> None:
        self._show()
        self.arrange()

    @property
    def _made(self) -> tuple[str, Design, str]:
        """All that can be changed here."""
        return self.field.text, self.design, self.person.colour

    @property
    def name(self) -> str:
        """The name in the field, or the one for a person who has never given any."""
        return name_of(self.field.text) or (people.nobody() if self.called == people.nobody() else "")

    def _odd(self) -> str:
        """A warning if some letters of the name cannot be drawn."""
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
        person = self.person._replace(name=self.name, design=self.design)
        people.keep(self.shell.settings, person, self.called)
        self.shell.keep_settings()
        self.shell.pop()
        if self._done is not None:
            self._done(people.find(self.shell.settings, person.name))

    def back(self) -> None:
        """Leave without keeping it; if something would be lost ask first, once."""
        if self._made in (self._found, self._questioned):
            self.shell.pop()
            return
        self._questioned = self._made
        leave, stay = (_("Discard"), self.shell.pop), (_("Go on"), lambda: None)
        if wrong := self._wrong():
            words = _("It cannot be kept like this: {why}", why=wrong)
            question = Dialog(self.shell, _("Leave this cat?"), words, [stay, leave], "warning")
        else:
            words, keep = _("You have changed this cat. Shall it stay so?"), (_("Keep"), self.keep)
            question = Dialog(self.shell, _("Keep what you changed?"), words, [keep, leave, stay])
        self.shell.push(question)

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
        look, gap, margin, body = self.look, self.look.px(GAP), self.look.px(6), self.body
        buttons = [widget for widget in (self.done_button, self.dice, self.remove) if widget in self.group.widgets]
        tall = self.done_button.size(look)[1]
        bottom = look.size[1] - look.px(18) - tall
        line_back(look, spaced(buttons, gap), body.right, bottom + tall // 2)
        top = body.top - gap // 2
        self.area.rect = pygame.Rect(body.left - margin, top, body.width + 2 * margin, bottom - gap // 2 - top)
        inside = [widget for widget in self.group.widgets[3:] if widget not in buttons]
        fill_area(look, self.area, inside, self._place)

    def _place(self, bar: int) -> int:
        """The mirror beside the choices, or above them if letters are large; returns the height that was needed."""
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        left, top, right = self.body.left, self.area.rect.top + margin, self.body.right - bar
        beside = look.text_percent < STACKED_FROM
        own = look.px(LEFT) if beside else right - left
        lower = self._place_person(pygame.Rect(left, top, own, self.area.rect.height - 2 * margin), beside)
        x, top = (left + own + 2 * gap, top) if beside else (left, lower + gap)
        pad = gap + gap // 2
        bottom = self._place_parts(x + pad, top + gap, right - x - 2 * pad) + gap // 2
        if beside:
            bottom = max(bottom, lower)
        self.card.rect = pygame.Rect(x, top, right - x, bottom - top)
        return bottom + margin - self.area.rect.top

    def _place_person(self, room: pygame.Rect, beside: bool) -> int:
        """The mirror, and below or beside it the name and the colour; returns where they end."""
        look, gap = self.look, self.look.px(GAP)
        wide = room.width if beside else room.width - look.px(260)
        lines = [self.name_label, self.field, self.colour_label, self.problem, self.colour_note]
        below = height_of(look, lines, wide) + look.px(COLOUR) + 3 * gap
        high = max(look.px(220), min(look.px(384), room.height - below)) if beside else look.px(280)
        self.mirror.rect = pygame.Rect(*room.topleft, round(high * 200 / 240), high)
        if beside:
            self.mirror.rect.centerx = room.centerx
            x, y = room.left, self.mirror.rect.bottom + gap
        else:
            x, y = self.mirror.rect.right + 2 * gap, room.top
        parts: list[Part] = [self.name_label, gap // 4, self.field, gap // 4, self.problem, self.colour_label]
        y = stack(look, parts, x, y, room.right - x)
        self.field.rect.width = self.field.size(look, room.right - x)[0]
        y = _flow(look, list(self.colours.values()), x - look.px(4), y, room.right - x, 0)
        y = stack(look, [self.colour_note], x, y, room.right - x)
        pin(look, self.badge, room.left, self.mirror.rect.bottom, "bottomleft")
        return max(y, self.mirror.rect.bottom)

    def _place_parts(self, left: int, top: int, width: int) -> int:
        """Each part's label above its choices; coats and eyes share a line if there is room. Returns the end."""
        look, gap, order = self.look, self.look.px(GAP), list(TITLES)
        each = look.px(DOT) + look.px(2)
        coats = max(len(self.tiles["coat"]) * each, self.labels["coat"].size(look)[0])
        if coats + 2 * gap + len(self.tiles["eyes"]) * each <= width:
            for part, x in (("coat", left), ("eyes", left + coats + 3 * gap)):
                label = pin(look, self.labels[part], x, top)
                bottom = _flow(look, list(self.tiles[part].values()), x - look.px(4), label.bottom, width)
                order.remove(part)
            top = bottom + gap * 2 // 3
        for part in order:
            label = pin(look, self.labels[part], left, top)
            top = _flow(look, list(self.tiles[part].values()), left, label.bottom + gap // 4, width) + gap * 2 // 3
        return top


def _flow(look: Look, tiles: Sequence[Widget], left: int, top: int, width: int, gap: int = 4) -> int:
    """Tiles of one size in as many rows as they need; returns where they end."""
    size = tiles[0].size(look)
    abreast = max(1, (width + look.px(gap + 5)) // (size[0] + look.px(gap)))
    return grid(tiles, abreast, left, top, size, look.px(gap))


def _fresh(besides: set[str]) -> Design:
    """A cat by chance that nobody has."""
    while True:
        design = Design(*(random.choice(list(table)) for table in PARTS.values()))
        if design.face not in besides:
            return design
