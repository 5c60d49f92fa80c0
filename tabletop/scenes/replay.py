"""A match is watched: played, stepped through, jumped about in, with anybody's eyes. Imports the ui and the kernel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from tabletop.app import App
from tabletop.kernel.match import HUMAN, Match
from tabletop.kernel.replay import Film
from tabletop.scenes import ways
from tabletop.scenes.controllers import controller_for
from tabletop.scenes.keys import KeysScene
from tabletop.scenes.replay_deck import Deck
from tabletop.scenes.replay_side import Side
from tabletop.scenes.replay_stage import Screening
from tabletop.scenes.replay_tape import Tape
from tabletop.ui.closeup import CloseupScene
from tabletop.ui.dialog import Dialog
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.screen import Screen
from tabletop.words import _

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
LEAST, LETTER, MOST = 0.8, 0.032, 3.4
"""Seconds a step stands at normal speed: at least, more for each letter, at most."""
COLUMN = 212
"""Units of the column beside the table."""


class ReplayScene(Screen):
    """`at` counts the steps that have been shown: 0 is the beginning, as many as there are is the end."""

    def __init__(self, app: App, match: Match, path: Path | None, at: int = 0, seat: int | None = None) -> None:
        """`at` is the decision before which it begins; `seat` whose eyes, if they may be used."""
        super().__init__(app)
        info = match.game.info
        self.match, self.path = match, path
        self.music, self.ambience = f"music-{info.id}", f"ambience-{info.id}"
        self.film = Film(match)
        self.controller = controller_for(info.id, match.seats)
        self.screening = Screening(app, self.controller, info.title.split(":")[0], info.accent)
        people = [number for number, who in enumerate(match.seats) if who.kind == HUMAN]
        alone = people[0] if len(people) == 1 else None
        wanted = seat if seat is not None else alone
        self.seat: int | None = wanted if wanted is not None and self.film.may_see(wanted) else None
        self.open = False
        """Whether everybody's hidden things are shown, too."""
        self.tape = Tape(self.film, self.controller, self.seat)
        self.at = 0
        self.playing = False
        self.speed = 1.0
        self._left = 0.0
        self._pressed = False
        """Whether the table is being pressed."""
        self.deck, self.side = Deck(self), Side(self)
        self.group.widgets = [*self.side.widgets, *self.deck.widgets]
        self.jump(self._after(at))

    def _after(self, decision: int) -> int:
        """How many steps there are before the one a decision is told in."""
        first = self.film.firsts[max(0, min(decision, len(self.film.records)))]
        return self.tape.step_of(first) if first < len(self.film.events) else len(self.tape.steps)

    # -- where it is -----------------------------------------------------------------------------------------

    @property
    def event(self) -> int:
        """The first event that has not been shown."""
        return self.tape.steps[self.at - 1].stop if self.at else 0

    @property
    def decision(self) -> int:
        """How many decisions have been shown, be it only their beginning."""
        return self.film.decisions[self.event - 1] + 1 if self.event else 0

    def jump(self, at: int) -> None:
        """How things stood after so many steps, at once."""
        self.at = max(0, min(len(self.tape.steps), at))
        self.screening.playback.haste = self.speed
        self.screening.show(self.film.before(self.seat, self.event))
        self._tell()

    def _tell(self) -> None:
        self.deck.show()
        self.side.show()
        self.group.changed = True

    def step(self) -> None:
        """The next step, and stop there."""
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
        step = self.tape.steps[self.at]
        self.at += 1
        seconds = min(MOST, LEAST + LETTER * step.letters)
        self._left = seconds / self.speed
        playback.haste, playback.staging = self.speed, self.playing and self.speed <= 1
        playback.play(self.film.between(self.seat, step.start, step.stop))
        self._tell()

    def step_back(self) -> None:
        self.playing = False
        self.jump(self.at - 1)

    def play_or_pause(self) -> None:
        """From the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.at >= len(self.tape.steps):
            self.jump(0)
        self._left = 0.3
        self._tell()

    def faster(self) -> None:
        """The next speed; after the last one the first."""
        speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self._left *= self.speed / speed
        self.speed = self.screening.playback.haste = speed
        self._tell()

    def next_turn(self, back: bool = False) -> None:
        """To the beginning of the next turn, or of this one or the one before."""
        starts = [0, *(turn.step + 1 for turn in self.tape.turns), len(self.tape.steps)]
        ways = [at for at in starts if (at < self.at if back else at > self.at)]
        if ways:
            self.leap(max(ways) if back else min(ways))

    def next_moment(self, kind: str = "", back: bool = False) -> None:
        """To the next marked moment (of a kind), or the one before."""
        mark = self.tape.next_mark(self.at - 1, kind, back)
        if mark is not None:
            self.leap(mark.step + 1)

    def leap(self, at: int) -> None:
        """Somewhere else, and show what happens there."""
        self.playing = False
        self.jump(at - 1)
        self._go_on()
        if at == 0:
            self.jump(0)

    # -- whose eyes ------------------------------------------------------------------------------------------

    def look_as(self, seat: int | None, all_open: bool = False) -> None:
        """With these eyes from now on; somebody else at this screen is asked first whether they look."""
        others = sum(who.kind == HUMAN for who in self.match.seats) > 1
        if seat is not None and not self.film.may_see(seat):
            return
        if seat is not None and others and not self.film.open and seat != self.seat:
            name = self.match.seats[seat].name
            words = _("The match goes on: what {name} knows is for {name} alone.", name=name)
            no: Callable[[], None] = lambda: None  # noqa: E731
            buttons: list[tuple[str, Callable[[], None]]] = [
                (_("Not now"), no),
                (_("I am {name}", name=name), partial(self._take_eyes, seat)),
            ]
            self.app.push(Dialog(self.app, _("Only {name} looks now", name=name), words, buttons, "eye"))
        else:
            self._take_eyes(seat, all_open)

    def _take_eyes(self, seat: int | None, all_open: bool = False) -> None:
        event, playing = self.event, self.playing
        self.seat, self.open = seat, all_open
        self.arrange()
        self.tape = Tape(self.film, self.controller, seat)
        self.jump(self.tape.step_of(event - 1) + 1 if event else 0)
        self.playing = playing
        self._tell()

    # -- the ways on -----------------------------------------------------------------------------------------

    def search(self) -> None:
        from tabletop.scenes.replay_search import SearchScene

        self.playing = False
        self.app.push(SearchScene(self.app, self.tape, lambda step: self.leap(step + 1)))

    def take_over(self) -> None:
        from tabletop.scenes.takeover import TakeoverScene

        self.playing = False
        self._tell()
        name = self.path.name if self.path is not None else ""
        self.app.push(TakeoverScene(self.app, self.film, self.decision, self.seat, name))

    def show_story(self) -> None:
        """How the match went as a whole; from there one came, perhaps."""
        from tabletop.scenes.aftermath import AftermathScene

        if any(isinstance(scene, AftermathScene) for scene in self.app.scenes[-2:-1]):
            self.back()
        else:
            ways.open_story(self.app, self.match, self.controller, self.path)

    def show_keys(self) -> None:
        keys = [
            (("Space",), _("play and stop")),
            (("←", "→"), _("one step back, one step on")),
            (("Page ↑", "Page ↓"), _("to the turn before, to the next turn")),
            ((",", "."), _("to the marked moment before, to the next one")),
            (("Home", "End"), _("to the beginning, to the end")),
            (("S",), _("faster; after the fastest the slowest")),
            (("+", "−"), _("bring a board nearer, farther")),  # noqa: RUF001
            (("1", "…", "8"), _("look with this seat's eyes")),
            (("0",), _("with nobody's eyes: what everybody saw")),
            (("F",), _("search")),
            (("T",), _("take over from here")),
            (("Tab", "↑", "↓"), _("walk over the buttons; Return presses")),
            (("Escape",), _("leave")),
        ]
        self.app.push(KeysScene(self.app, keys))

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
        if isinstance(event, Key) and self._press(event):
            return
        if isinstance(event, Pointer) and self.side.handle(event):
            self.group.changed = True
            return
        if isinstance(event, Pointer) and self._touch(event):
            return
        super().handle(event)

    def _press(self, event: Key) -> bool:
        """Whether a key does something wherever the focus is."""
        keys: dict[str, Callable[[], None]] = {
            "space": self.play_or_pause,
            "right": self.step,
            "left": self.step_back,
            "home": partial(self.leap, 0),
            "end": partial(self.leap, len(self.tape.steps)),
            "page down": self.next_turn,
            "page up": partial(self.next_turn, True),
            ".": self.next_moment,
            ",": partial(self.next_moment, "", True),
            "s": self.faster,
            "f": self.search,
            "t": self.deck.take_over.press,
            "0": partial(self.look_as, None),
        }
        digit = int(event.name) - 1 if event.name.isdigit() and len(event.name) == 1 else -1
        if event.name in keys:
            keys[event.name]()
        elif 0 <= digit < len(self.match.seats):
            self.look_as(digit)
        elif event.name == "return" and self.group.focus is None:
            self.play_or_pause()
        else:
            return self.screening.near.key(event)
        return True

    def _touch(self, event: Pointer) -> bool:
        """Whether it was for the table: a press stops and goes on, a drag or the wheel moves the board."""
        x, y = self.screening.place(event.at)
        inside = self.screening.rect.collidepoint(event.at)
        if (inside or self._pressed) and self.screening.near.handle(event, x, y):
            self._pressed = self._pressed and event.kind != "up"
            return True
        if event.kind == "up" and event.button == 1 and self._pressed:
            self._pressed = False
            self.group.set_focus(None)
            self.play_or_pause()
            return True
        if not inside or event.kind != "down":
            return False
        if event.button == 1:
            self._pressed = True
            self.screening.near.take(x, y)
        elif event.button == 3:
            self._look_closely(x, y)
        return True

    def _look_closely(self, x: float, y: float) -> None:
        explain, shown = self.controller.explain, self.screening.playback.shown
        thing = self.screening.playback.stage.thing_at(x, y, lambda key: explain(shown, key) is not None)
        told = explain(shown, thing.piece.key) if thing is not None else None
        if told is not None and told.pictures:
            self.app.push(CloseupScene(self.app, told, self.controller.paint, self._open_rules))

    def _open_rules(self, rule: str = "") -> None:
        ways.open_rules(self.app, self.match.game.info.id, rule)

    def arrange(self) -> None:
        look, (width, height) = self.look, self.look.size
        wide = min(width * 3 // 10, round(look.px(COLUMN) * max(1.0, min(1.45, look.text_percent / 100))))
        high = self.deck.height(look)
        self.screening.arrange(pygame.Rect(0, 0, width - wide, height - high))
        self.side.arrange(pygame.Rect(width - wide, 0, wide, height - high))
        self.deck.arrange(pygame.Rect(0, height - high, width, high))

    def draw(self, surface: pygame.Surface) -> None:
        self.screening.draw(surface)
        self.side.draw(surface)
        self.deck.draw(surface)
        super().draw(surface)
