"""From watching a match to playing on from there: choose who sits where in the new one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from itertools import chain
from random import SystemRandom

import pygame

from tabletop.ai.levels import OFFERED
from tabletop.base.words import _
from tabletop.kernel.match import AI, HUMAN, Seat, level_words
from tabletop.kernel.replay import Film
from tabletop.kernel.rng import Rng
from tabletop.records.people import current_name, find, nobody
from tabletop.records.settings import Settings
from tabletop.screens.shared.faces import draw_face
from tabletop.screens.shared.matches import BOT_NAMES, numbered
from tabletop.ui.render.cutting import clipped
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.stacks import Part, height_of, stack
from tabletop.ui.widgets.widget import Button, Label

WIDTH, FACE = 780, 46
PERSON = ""
"""The level of a person."""
USUAL = "normal"


def seated(settings: Settings, seats: Sequence[Seat], places: Sequence[int]) -> dict[int, str]:
    """Names of the people who sit at these places: at a single one the current person.

    At several, those who sat there stay; the current person has the next one, then those who last played together.
    """
    names = {place: seats[place].name for place in places if seats[place].kind == HUMAN and len(places) > 1}
    names = {place: find(settings, name).name for place, name in names.items()}
    others = dict.fromkeys(find(settings, name).name for name in (current_name(settings), *settings.people))
    waiting = [name for name in others if name not in names.values()]
    for place in places:
        if place not in names:
            names[place] = waiting.pop(0) if waiting else numbered(place)
        if names[place] == nobody() and len(places) > 1:  # each of them reads that differently
            names[place] = numbered(place)
    return names


class TakeoverScene(Layer):
    """A row for each seat: a person, or the program and how well it plays."""

    def __init__(self, shell: Shell, film: Film, decision: int, seat: int | None, of: str) -> None:
        """`decision` is where the new match goes on; `seat` whose eyes watched; `of` the watched one's file's name."""
        super().__init__(shell)
        self.film, self.decision, self._of = film, decision, of
        seats = film.match.seats
        people = [place for place, who in enumerate(seats) if who.kind == HUMAN]
        mine = seat if seat is not None else people[0] if people else 0
        self._eyes = mine if len(people) == 1 else seat
        """Whose knowledge counts: a single player's, even if they watched as a spectator."""
        own = [film.match.why_no_look(place) is None for place in range(len(seats))]
        stay = {mine, *(people if len(people) > 1 else ())}  # friends go on together
        usual = [who.level or USUAL for who in seats]
        self.levels = [PERSON if place in stay and own[place] else level for place, level in enumerate(usual)]
        self.title = Label(_("Take over from here"), "heading")
        words = _(
            "A new match begins with this position. The one you watched stays as it is; this one is marked as "
            "its branch and does not count in statistics."
        )
        self.words = Label(" ".join(filter(None, (words, self._dealt_anew()))), "body", "ink_soft")
        self.names = [Label(who.name, "strong") for who in self.seats()]
        self.choices = [self._choice(place, own[place]) for place in range(len(seats))]
        self.area = ScrollArea()
        self.begin = Button(_("Play on from here"), self._begin, icon="play", accent=True, role="subheading")
        self.cancel = Button(_("Back"), self.back, icon="back")
        rows = chain(*zip(self.names, self.choices, strict=True))
        self.group.widgets = [self.title, self.words, self.area, *rows, self.cancel, self.begin]
        self.group.set_focus(self.begin)

    def _choice(self, place: int, own: bool) -> Choice[str]:
        """Who may sit at this place; `own`: a person, too."""
        level = self.levels[place]
        levels = dict.fromkeys([*OFFERED, *([level] if level else [])])
        person = [(PERSON, _("Person"))] if own else []
        entries = person + [(one, level_words(one)) for one in levels]
        return Choice(entries, level, partial(self._seat, place))

    def _dealt_anew(self) -> str:
        """What is not as in the match that was watched, while that goes on."""
        match = self.film.match
        if match.outcome is not None:
            return ""
        if match.open:
            return _("That one still goes on, so here luck begins anew.")
        if self._eyes is None:
            return _("That one still goes on, so here everything not everybody has seen is dealt anew.")
        if (name := match.seats[self._eyes].name) == _("You"):
            return _("That one still goes on, so here everything you cannot know is dealt anew.")
        return _("That one still goes on, so here everything {name} cannot know is dealt anew.", name=name)

    def _seat(self, place: int, level: str) -> None:
        self.levels[place] = level
        for label, who in zip(self.names, self.seats(), strict=True):
            label.words = who.name
        self.arrange()
        self.group.changed = True

    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the new table: people and cats of the program, each as themselves."""
        seats = self.film.match.seats
        people = seated(self.shell.settings, seats, [place for place, level in enumerate(self.levels) if not level])
        taken = {name.casefold() for name in people.values()}
        cats = {place: who.name for place, who in enumerate(seats) if who.kind == AI}
        stay = {place: name for place, name in cats.items() if place not in people and name.casefold() not in taken}
        taken |= {name.casefold() for name in stay.values()}
        gone = [name for place, name in cats.items() if place in people]
        free = iter([name for name in dict.fromkeys((*gone, *BOT_NAMES)) if name.casefold() not in taken])
        return tuple(
            Seat(HUMAN, people[place]) if place in people else Seat(AI, stay.get(place) or next(free), level)
            for place, level in enumerate(self.levels)
        )

    def _begin(self) -> None:
        from tabletop.screens.shared import matches

        luck = Rng(SystemRandom().getrandbits(64))
        match = self.film.taken_over(self.decision, self.seats(), self._of, self._eyes, luck)
        match.began = int(time.time())
        shell, path = self.shell, matches.new_path(match.game.info.id)
        shell.pop()  # this one, and what was watched
        shell.pop()
        matches.sit_down(shell, match, path)

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        width, height = look.size
        wide = min(width - 8 * gap, round(look.px(WIDTH) * max(1.0, min(1.6, look.text_percent / 100))))
        face, button = look.px(FACE), self.begin.size(look)
        row = max(face, self.choices[0].size(look)[1]) + look.px(8)
        above: list[Part] = [2 * gap, self.title, gap // 2, self.words, gap]
        rest = height_of(look, above, wide) + button[1] + 4 * gap - gap // 2
        inner = min(len(self.choices) * row, height - 2 * gap - rest)
        self.box = pygame.Rect(0, 0, wide + 4 * gap, inner + rest)
        self.box.center = width // 2, height // 2
        left = self.box.left + 2 * gap
        y = stack(look, above, left, self.box.top, wide)
        self.area.rect = pygame.Rect(left - gap // 2, y, wide + gap, inner)
        names, right = max(name.size(look)[0] for name in self.names), left + wide - look.px(14)
        at = left + face + gap + min(names, wide // 3) + 2 * gap
        for place, (name, choice) in enumerate(zip(self.names, self.choices, strict=True)):
            middle = y + place * row + row // 2
            name.rect.size = at - left - face - 2 * gap, name.size(look)[1]
            name.rect.midleft = left + face + gap, middle
            choice.rect.size = choice.size(look, right - at)
            choice.rect.midright = right, middle
        self.area.hold([*self.names, *self.choices], len(self.choices) * row, look)
        self.begin.rect.size = button
        self.begin.rect.bottomright = self.box.right - 2 * gap, self.box.bottom - 2 * gap
        self.cancel.rect.size = self.cancel.size(look)
        self.cancel.rect.midleft = left, self.begin.rect.centery

    def draw_body(self, surface: pygame.Surface) -> None:
        look, side = self.look, self.look.px(FACE)
        with clipped(surface, self.area.rect):
            for place, (name, who) in enumerate(zip(self.names, self.seats(), strict=True)):
                at = pygame.Rect(0, 0, side, side)
                at.midright = name.rect.left - look.px(GAP), name.rect.centery
                draw_face(surface, look, place, who, at)
