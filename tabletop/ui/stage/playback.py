"""Plays what happened on the table: events become motion, sound and words, one after the other."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence

import pygame

from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.match import Frame
from tabletop.kernel.state import View
from tabletop.ui.panel.panel import in_pixels
from tabletop.ui.render.effects import Burst, Caption, Dust, Effect
from tabletop.ui.render.look import Look
from tabletop.ui.shell import Shell
from tabletop.ui.stage.camera import Camera
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.layout import Beat, Layout, Size
from tabletop.ui.stage.moment import Staged
from tabletop.ui.stage.moods import Moods
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.sprites import Stage

HEAVY = 44.0
"""Units a piece is wide that whirls up dust."""
LARGE = 150.0
"""Units a piece is wide that lands with a thud."""
WIDE = 110.0
"""Units a piece is wide that goes up in the largest burst."""
MOST_EFFECTS = 6
PLATES = "seat", "plate", "plaque"
"""What the names and numbers of those who play stand on, by the keys of all games."""


class Playback:
    """The stage and the frames it has still to show. `shown` is behind the match while frames wait."""

    def __init__(self, shell: Shell, controller: Controller, size: Callable[[], Size]) -> None:
        self.shell, self.controller, self.size = shell, controller, size
        self.stage = Stage(controller.paint)
        self.moods = Moods(controller, self.stage)
        self.camera = Camera()
        self.layout = Layout((), (), (0.0, 0.0))
        """What the table shows, from where the camera is."""
        self.moment: Staged | None = None
        self.patient = False
        """Whether a moment stays until somebody goes on from it."""
        self._staged: tuple[Frame, Beat] | None = None
        """What happens in it, while it has not happened yet."""
        self.seen_anew = False
        """Whether the camera moved since the last update."""
        self.effects: list[Effect] = []
        self.waiting: deque[Frame] = deque()
        self.shown: View
        """The view the table shows, since the first `show` or `deal`."""
        self.legal: Sequence[Action] = ()
        """What the viewer may do in it; nothing while frames wait."""
        self.look: Callable[[], Look] = lambda: shell.look
        self.haste = 1.0
        """How many times as fast as usual everything goes."""
        self.staging = True
        self.past = False
        """Whether this happened before: nothing may be done next."""
        self.told: Callable[[Event], None] = lambda event: None
        """Called with what has happened, for the log."""
        self.laid: Callable[[bool], object] = lambda at_once: None
        """Called when every piece was sent to its place, or is there at once."""
        self.retouch: Callable[[Layout], Layout] = lambda layout: layout
        self._left = 0.0

    @property
    def pace(self) -> float:
        """How long motion takes, against normal; 0 for not at all."""
        return self.shell.pace / self.haste

    @property
    def done(self) -> bool:
        return not self.waiting and self._left <= 0 and self.moment is None

    def show(self, view: View, legal: Sequence[Action] = (), at_once: bool = False) -> None:
        """This is how things stand and what may be done: bring every piece there."""
        self.shown, self.legal = view, legal
        self.lay_out(at_once)

    def deal(self, view: View) -> None:
        self.shown, self.legal = view, ()
        self.lay_out(dealt=True)
        self.shell.sound.play("riffle")

    def lay_out(self, at_once: bool = False, dealt: bool = False) -> None:
        self.stage.pace = self.pace
        self.stage.reduced = self.shell.settings.reduce_motion
        self.controller.text, self.controller.past = self.look().text_percent / 100, self.past
        layout = self.retouch(self.controller.layout(self.shown, self.legal, self.size()))
        self.layout = self.camera.shown(layout)
        self.stage.show(self.layout, at_once, self.layout.deck if dealt else "")
        self.laid(at_once)

    def play(self, frames: Iterable[Frame]) -> None:
        self.waiting.extend(frames)

    def stop(self) -> None:
        """Nothing more to show: the next `show` tells how things stand."""
        self.waiting.clear()
        self.effects.clear()
        self.moment = self._staged = None
        self.moods.forget()
        self._left = 0.0

    def skip(self) -> None:
        for frame in [*([self._staged[0]] if self._staged else []), *self.waiting]:
            self._advance(frame)
        self.waiting.clear()
        self.effects.clear()
        self.moment, self._staged, self._left = None, None, 0.0
        self.lay_out()
        self.stage.finish()

    def update(self, seconds: float) -> bool:
        changed, self.seen_anew = self.stage.update(seconds) or self.seen_anew, False
        self._hear_landings()
        if self.effects:
            self.effects = [effect for effect in self.effects if effect.update(seconds)]
            changed = True
        changed = self.moods.update(seconds, heard=self.moment is None) or changed
        if self.moment is not None:
            self._pass_moment(seconds)
            return True
        self._left -= seconds
        while self.waiting and self._left <= 0 and self.moment is None:
            self._show_frame(self.waiting.popleft())
            changed = True
        return changed

    def _hear_landings(self) -> None:
        """What came down is heard and whirls up dust, unless it is a whole deal."""
        landed, self.stage.landed = self.stage.landed, []
        if not landed or len(self.effects) >= MOST_EFFECTS:
            return
        pieces = [sprite.piece for sprite in landed]
        widest = max(piece.width for piece in pieces)
        self.shell.sound.play("land-small" if widest < HEAVY else "land-card" if widest < LARGE else "land-large")
        for piece in pieces:
            if piece.width >= HEAVY and not self.stage.reduced:
                self.effects.append(Dust(piece.x, piece.y + piece.height * 0.46, piece.width, self.pace))

    def _pass_moment(self, seconds: float) -> None:
        """Hold the table until the moment has its effect and could be read."""
        assert self.moment is not None
        self.moment.update(seconds)
        if self._staged is not None and self.moment.due:
            staged, self._staged = self._staged, None
            self._perform(*staged)
        self.moment = None if self.moment.over else self.moment

    def _show_frame(self, frame: Frame) -> None:
        beat = self.controller.beat(self.shown, frame.event)
        if beat.moment is not None and self.pace and self.staging:
            self.moment = Staged(beat.moment, self.pace, self.shell.settings.reduce_motion, self.patient)
            self._staged = (frame, beat)
        else:
            self._perform(frame, beat)

    def _perform(self, frame: Frame, beat: Beat) -> None:
        """Carry out an event: pieces move, sounds are heard, sparks fly."""
        # what leaves with this event flares up where it was
        flares = {key: self.stage.place(key) for key in beat.bursts}
        sizes = {key: one.piece.width for key in beat.bursts if (one := self.stage.sprites.get(key))}
        rises = {key: self.stage.top_of(key) for key, _words in beat.captions}
        if self.shell.pace and (heard := self.moods.feel(self.shown, frame.event, self.shell.settings.chatter)):
            self.shell.sound.meow(*heard)
        self._advance(frame)
        if self.waiting or beat.seconds or self.past:  # otherwise what may be done next is laid out at once
            self.lay_out()
        pace, reduced = self.pace, self.shell.settings.reduce_motion
        if beat.sound or beat.moment is not None:
            self.shell.sound.play(beat.sound or "boom", duck=beat.moment is not None)
        if pace:
            for key in beat.bursts:
                if place := self.stage.place(key) or flares[key]:
                    grown = min(1.0, sizes.get(key, WIDE) / WIDE)
                    self.effects.append(Burst(*place, pace, reduced, beat.flare, grown))
            for key, words in beat.captions:
                if place := self.stage.top_of(key) or rises[key]:
                    self.effects.append(Caption(words, *place, pace, reduced))
        self._left = beat.seconds * pace

    def _advance(self, frame: Frame) -> None:
        self.shown, self.legal = frame.view, ()
        self.told(frame.event)

    def draw_effects(self, surface: pygame.Surface, busy: Sequence[pygame.Rect] = ()) -> None:
        """What flares up; words keep off everybody's plates and off what is `busy`."""
        if not self.effects:
            return
        look, pieces = self.look(), [one.piece for one in self.stage.sprites.values()]
        kept = [*busy, *(pixels(look, piece) for piece in pieces if piece.key.partition(":")[0] in PLATES)]
        spared = [in_pixels(look, box) for box in self.layout.written]
        for effect in self.effects:
            effect.draw(surface, look, kept, spared)
