"""The replay of a match: played, stepped through, searched, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.words import _
from tabletop.kernel.events import OPEN
from tabletop.kernel.match import HUMAN, Match
from tabletop.kernel.replay import Film
from tabletop.screens import navigation
from tabletop.screens.replay.deck import Deck
from tabletop.screens.replay.side import Side
from tabletop.screens.replay.stage import Screening
from tabletop.screens.replay.tape import Chapter, Tape
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.keys import KeysScene
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.screen import Screen
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.closeup import CloseupScene
from tabletop.ui.widgets.dialog import Dialog

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
LEAST, LETTER, MOST = 0.8, 0.032, 3.4
"""Seconds a step is shown at normal speed: at least, more for each letter, at most."""
COLUMN = 212
"""Units of the column beside the table."""


class ReplayScene(Screen):
    """`at` counts the steps that have been shown: 0 is the beginning, as many as there are is the end."""

    def __init__(self, shell: Shell, match: Match, path: Path | None, at: int = 0, seat: int | None = None) -> None:
        """`at` is the decision before which it begins; `seat` whose eyes are used if they may be."""
        super().__init__(shell)
        info = match.game.info
        self.match, self.path = match, path
        self.music, self.ambience = f"music-{info.id}", f"ambience-{info.id}"
        self.caption = info.short_title
        self.film = Film(match)
        self.controller = controller_for(info.id, match.seats)
        self.screening = Screening(shell, self.controller, info.short_title, info.accent)
        people = [number for number, who in enumerate(match.seats) if who.kind == HUMAN]
        if seat is None and len(people) == 1:
            seat = people[0]
        self.eyes = seat if seat is not None and match.why_no_look(seat) is None else None
        """A seat, None for what everybody saw, OPEN for everything."""
        self.tape = Tape(self.film, self.controller, self.eyes)
        self.at = 0
        self.opening = True
        """True before the first step of a chapter: its title is shown."""
        self.playing = False
        self.speed = 1.0
        self._left = 0.0
        self._pressed = False
        """True while the table is pressed."""
        self.deck, self.side = Deck(self), Side(self)
        self.group.widgets = [*self.side.widgets, *self.deck.widgets]
        self.jump(self._after(at))

    def _after(self, decision: int) -> int:
        """How many steps there are before the one a decision is told in."""
        first = self.film.firsts[max(0, min(decision, len(self.film.records)))]
        return self.tape.step_of(first) if first < len(self.film.events) else len(self.tape.steps)

    # -- where it is -----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        return None if self.open else self.eyes

    @property
    def open(self) -> bool:
        return self.eyes == OPEN

    @property
    def event(self) -> int:
        """The first event that has not been shown."""
        return self.tape.steps[self.at - 1].stop if self.at else 0

    @property
    def _seen(self) -> int:
        """The first event whose outcome is not seen; at a chapter's title its turn has already begun."""
        step = self.tape.steps[self.at] if self.opening and self.at < len(self.tape.steps) else None
        events = range(step.start, step.stop) if step else ()
        return next((at + 1 for at in events if self.controller.divides(self.film.events[at])), self.event)

    @property
    def decision(self) -> int:
        """How many decisions have been shown at least in part."""
        return self.film.decisions[self.event - 1] + 1 if self.event else 0

    @property
    def chapter(self) -> Chapter:
        return self.tape.chapter(self.at if self.opening else self.at - 1)

    def jump(self, at: int, opening: bool = False) -> None:
        """Show how things stood after so many steps, at once; `opening`: at a chapter's title."""
        self.at = max(0, min(len(self.tape.steps), at))
        self.opening = opening or not self.at
        self.screening.playback.haste = self.speed
        self.screening.show(self.film.before(self.eyes, self._seen))
        self._tell()

    def begin_with(self, decision: int) -> None:
        at = self._after(decision)
        self.jump(at, opening=self.tape.chapter(at).step == at)
        self.play_or_pause()

    def _tell(self) -> None:
        self.deck.show()
        self.side.show()
        self.group.changed = True

    def step(self) -> None:
        self.playing = False
        self._go_on()

    def _go_on(self) -> None:
        """Show the next step as it happened."""
        playback = self.screening.playback
        if self.at >= len(self.tape.steps):
            self.playing = False
            self._tell()
            return
        if not playback.done:
            playback.skip()
        step, seen = self.tape.steps[self.at], self._seen
        self.at, self.opening = self.at + 1, False
        self._left = min(MOST, LEAST + LETTER * step.letters) / self.speed
        playback.haste, playback.staging = self.speed, self.playing and self.speed <= 1
        playback.play(self.film.between(self.eyes, seen, step.stop))
        self._tell()

    def step_back(self) -> None:
        self.playing = False
        self.jump(self.at - 1)

    def play_or_pause(self) -> None:
        """Play, from the end from the beginning again; or pause."""
        self.playing = not self.playing
        if self.playing and self.at >= len(self.tape.steps):
            self.jump(0)
        self._left = 0.3
        self._tell()

    def faster(self) -> None:
        """Choose the next speed, after the last one the first."""
        speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self._left *= self.speed / speed
        self.speed = self.screening.playback.haste = speed
        self._tell()

    def next_turn(self, back: bool = False) -> None:
        """To the beginning of the next turn, or of this one or the one before."""
        starts = [*(turn.step + 1 for turn in self.tape.turns), len(self.tape.steps)]
        others = [at for at in starts if (at < self.at if back else at > self.at)]
        if others:
            self.leap(max(others) if back else min(others))
        elif back:
            self.to_beginning()

    def open_chapter(self, chapter: Chapter) -> None:
        """Go before the first step of a chapter, and show its title."""
        self.playing = False
        self.jump(chapter.step, opening=True)

    def next_chapter(self, back: bool = False) -> None:
        """To the beginning of the next chapter, or of this one or the one before; after the last one to the end."""
        here = self.at if self.opening else self.at - 0.5
        after = [one for one in self.tape.chapters if (one.step < here if back else one.step > here)]
        if after:
            self.open_chapter(after[-1 if back else 0])
        elif not back:
            self.to_end()

    def to_beginning(self) -> None:
        self.open_chapter(self.tape.chapters[0])

    def to_end(self) -> None:
        self.playing = False
        self.jump(len(self.tape.steps))

    def next_moment(self, kind: str = "", back: bool = False) -> None:
        """To the next marked moment (of a kind), or the one before."""
        mark = self.tape.next_mark(self.at - 1, kind, back)
        if mark is not None:
            self.leap(mark.step + 1)

    def leap(self, at: int) -> None:
        """Jump before a step, and show what happens in it."""
        self.playing = False
        self.jump(at - 1)
        self._go_on()

    # -- whose eyes ------------------------------------------------------------------------------------------

    def look_as(self, eyes: int | None) -> None:
        """Use these eyes from now on; if several people play and the match goes on, ask first who looks."""
        others = sum(who.kind == HUMAN for who in self.match.seats) > 1
        if eyes is not None and others and not self.match.open and eyes != self.eyes:
            name = self.match.seats[eyes].name
            words = _("The match goes on: what {name} knows is for {name} alone.", name=name)
            buttons: list[tuple[str, Callable[[], None]]] = [(_("Not now"), lambda: None)]
            buttons.append((_("I am {name}", name=name), partial(self._take_eyes, eyes)))
            self.shell.push(Dialog(self.shell, _("Only {name} looks now", name=name), words, buttons, "eye"))
        else:
            self._take_eyes(eyes)

    def _take_eyes(self, eyes: int | None) -> None:
        event, playing, opening = self.event, self.playing, self.chapter if self.opening else None
        self.eyes = eyes
        self.tape = Tape(self.film, self.controller, eyes)
        self.arrange()
        if opening is not None:
            self.open_chapter(self.tape.chapter(self.tape.step_of(event)))
        else:
            self.jump(self.tape.step_of(event - 1) + 1)
        self.playing = playing
        self._tell()

    def next_eyes(self) -> None:
        """Use the eyes of the next seat that allows it, after the last one those of spectators, then all open."""
        eyes = [*(seat for seat in range(len(self.match.seats)) if self.match.why_no_look(seat) is None), None]
        eyes += [OPEN] if self.match.open and self.match.game.info.secrets else []
        self.look_as(eyes[(eyes.index(self.eyes) + 1) % len(eyes)])

    # -- the ways on -----------------------------------------------------------------------------------------

    def search(self) -> None:
        from tabletop.screens.replay.search import SearchScene

        self.playing = False
        self.shell.push(SearchScene(self.shell, self.tape, lambda step: self.leap(step + 1)))

    def take_over(self) -> None:
        from tabletop.screens.replay.takeover import TakeoverScene

        self.playing = False
        self._tell()
        name = self.path.name if self.path is not None else ""
        self.shell.push(TakeoverScene(self.shell, self.film, self.decision, self.seat, name))

    def show_story(self) -> None:
        navigation.open_story(self.shell, self.match, self.controller, self.path)

    def show_keys(self) -> None:
        keys = [
            (("Space",), _("play and stop")),
            (("←", "→"), _("one step back, one step on")),
            (("↑", "↓"), _("to the beginning of this chapter or the one before, to the next one")),
            (("Page ↑", "Page ↓"), _("to the turn before, to the next turn")),
            ((",", "."), _("to the marked moment before, to the next one")),
            (("Home", "End"), _("to the beginning, to the end")),
            (("S",), _("faster; after the fastest the slowest")),
            (("+", "−"), _("bring a board nearer, farther")),  # noqa: RUF001
            (("1", "…", "8"), _("look with this seat's eyes")),
            (("0",), _("with nobody's eyes: what everybody saw")),
            (("I",), _("with the next seat's eyes")),
            (("F",), _("search")),
            (("T",), _("take over from here")),
            (("Tab",), _("walk over the buttons; Return presses")),
            (("Escape",), _("leave")),
        ]
        self.shell.push(KeysScene(self.shell, keys))

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, ""

    # -- time, input, picture --------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = self.screening.update(seconds)
        if self.playing:
            self._left -= seconds
            if self._left <= 0 and self.screening.playback.done:
                self._go_on()
                changed = True
        return super().update(seconds) or self.side.log.changed or changed

    def handle(self, event: Input) -> None:
        if isinstance(event, Pointer) and self.side.handle(event):
            self.group.changed = True
        elif isinstance(event, Key) and self._press(event):
            return
        elif not isinstance(event, Pointer) or not self._touch(event):
            super().handle(event)

    def _press(self, event: Key) -> bool:
        """Whether the key does something wherever the focus is; then it is done."""
        keys: dict[str, Callable[[], None]] = {
            "space": self.play_or_pause,
            "right": self.step,
            "left": self.step_back,
            "home": self.to_beginning,
            "end": self.to_end,
            "down": self.next_chapter,
            "up": partial(self.next_chapter, True),
            "page down": self.next_turn,
            "page up": partial(self.next_turn, True),
            ".": self.next_moment,
            ",": partial(self.next_moment, "", True),
            "s": self.faster,
            "f": self.search,
            "t": partial(self.group.use, self.deck.take_over),
            "i": self.next_eyes,
            "0": partial(self.look_as, None),
        }
        digit = int(event.name) - 1 if event.name.isdigit() and len(event.name) == 1 else -1
        if event.name in keys:
            keys[event.name]()
        elif 0 <= digit < len(self.side.eyes):
            self.group.use(self.side.eyes[digit])
        elif event.name == "return" and self.group.focus is None:
            self.play_or_pause()
        else:
            return self.screening.near.key(event)
        return True

    def _touch(self, event: Pointer) -> bool:
        """Whether it was for the table: a press pauses or plays, a drag or the wheel moves the board."""
        x, y = self.screening.place(event.at)
        inside = self.screening.rect.collidepoint(event.at)
        if (inside or self._pressed) and self.screening.near.handle(event, x, y):
            self._pressed = self._pressed and event.kind != "up"
            return True
        match event.kind, event.button:
            case "up", 1 if self._pressed:
                self._pressed = False
                self.group.set_focus(None)
                self.play_or_pause()
                return True
            case "down", 1 if inside:
                self._pressed = True
                self.screening.near.take(x, y)
            case "down", 3 if inside:
                self._look_closely(x, y)
        return inside and event.kind == "down"

    def _look_closely(self, x: float, y: float) -> None:
        explain, shown = self.controller.explain, self.screening.playback.shown
        thing = self.screening.playback.stage.thing_at(x, y, lambda key: explain(shown, key) is not None)
        told = explain(shown, thing.piece.key) if thing is not None else None
        if told is not None and told.pictures:
            open_rules = partial(navigation.open_rules, self.shell, self.match.game.info.id)
            self.shell.push(CloseupScene(self.shell, told, self.controller.paint, open_rules))

    def arrange(self) -> None:
        look, (width, height) = self.look, self.look.size
        wide = min(width * 3 // 10, round(look.px(COLUMN) * max(1.0, min(1.45, look.text_percent / 100))))
        high = self.deck.height(look, width)
        self.screening.arrange(pygame.Rect(0, 0, width - wide, height - high))
        self.side.arrange(pygame.Rect(width - wide, 0, wide, height - high))
        self.deck.arrange(pygame.Rect(0, height - high, width, high))

    def draw(self, surface: pygame.Surface) -> None:
        self.screening.draw(surface)
        self.side.draw(surface)
        self.deck.draw(surface)
        super().draw(surface)
