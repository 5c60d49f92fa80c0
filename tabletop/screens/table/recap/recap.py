"""The recap: what happened, step by step, with the table, its title and its log as they were."""

from collections.abc import Sequence

import pygame

from tabletop.base.words import _
from tabletop.kernel.events import Event
from tabletop.kernel.match import Past
from tabletop.kernel.state import View
from tabletop.kernel.story import Step, told_in_steps
from tabletop.screens.table.advice.why import in_short
from tabletop.screens.table.log import TableLog
from tabletop.screens.table.protocol import LATE, Table
from tabletop.screens.table.recap.plate import Plate
from tabletop.screens.table.sitting import Mode, Sitting
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.shell import Shell
from tabletop.ui.stage.layout import Piece
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.playback import Playback
from tabletop.ui.stage.sprite import Sprite

SHADE, GREY = (146, 134, 186), (170, 170, 170)
"""Everything that is not spoken of is multiplied with this colour; in high contrast with the second."""
LONGEST, SPARE = 12.0, 1.0
"""Seconds it takes at most by itself, and longer because things move."""
LEAST, LETTER, LAST = 1.6, 1 / 15, 4.0
"""Seconds a step is shown: at least, for each letter, and the last one by itself."""
GROUND, EDGE = 300.0, 8.0
"""Units: from what width on a piece is a ground and not lit; by how much things that only touch may overlap."""


class Recap:
    """Shows the past of a table; meanwhile nothing else goes on there."""

    def __init__(self, sitting: Sitting, shell: Shell, playback: Playback, chronicle: TableLog, table: Table) -> None:
        self.sitting, self._shell, self._table = sitting, shell, table
        self._playback, self._chronicle = playback, chronicle
        self.due = False
        """Whether it begins by itself as soon as it can be seen: after a curtain, or when a match goes on."""
        self.past: Past
        """Set when it begins."""
        self.steps: list[Step] = []
        self.at = 0
        self.playing = False
        self.plate = Plate(self.next, self.back, self.play_or_pause, self.end)
        self._left = self._passed = 0.0
        """Seconds this step is still shown, and those the recap has played by itself."""
        self._times: list[float] = []
        self._alone = False
        self._pointed = False
        self._lit: set[str] = set()
        self._about: list[Piece] = []
        """Everything that changes in this step, as it was and as it will be."""
        self._moments: list[tuple[int, Sequence[str]]] = []
        """Frame numbers, and what a staged moment lights from that frame on."""
        self._told = 0
        """How many of the frames are in the log."""

    @property
    def on(self) -> bool:
        return self.sitting.mode is Mode.RECAP

    def news(self) -> Past | None:
        """What happened since the viewer's last decision, if anything did."""
        sitting = self.sitting
        if sitting.viewer is None or not sitting.match.history:
            return None
        past = sitting.match.since(sitting.viewer)
        tail = past.decisions.count(past.decisions[0]) if past.decisions else 0
        own = bool(tail) and sitting.match.history[past.decisions[0]].seat == sitting.viewer
        if own and not any(self._tells_of_others(frame.event) for frame in past.frames[:tail]):
            past = Past(past.frames[tail - 1].view, past.frames[tail:], past.decisions[tail:])
        return past if self._cut(past) else None

    def why_not(self) -> str | None:
        """Why there is nothing to show, as a sentence; None if there is."""
        match, viewer = self.sitting.match, self.sitting.viewer
        if viewer is None:
            return _("Nobody sits here: click a line of the log to see that again.")
        if self.news() is not None:
            return None
        if all(record.seat == viewer for record in match.history):
            return _("Nobody else has done anything yet.")
        return _("Nothing has happened since your last move. Click a line of the log to see what was before.")

    def _tells_of_others(self, event: Event) -> bool:
        """Whether this tells of another seat, and more than that its turn begins."""
        controller = self.sitting.controller
        return event.seat != self.sitting.viewer and bool(controller.tell(event)) and not controller.divides(event)

    def _short_enough(self, past: Past) -> list[Step]:
        """As many steps as can be read in time; if there are more, what the same seat did is told together."""
        steps = self._cut(past)
        for most in range(len(steps) - 1, 0, -1):
            if sum(map(_reading, steps)) <= LONGEST:
                break
            steps = self._cut(past, most)
        return steps

    def _cut(self, past: Past, most: int = 0) -> list[Step]:
        controller, events = self.sitting.controller, [frame.event for frame in past.frames]
        steps = told_in_steps(events, past.decisions, controller.tell, controller.divides, most)
        while steps and not steps[-1].words:  # whose turn it is now is seen without being told
            last = steps.pop()
            if steps:
                steps[-1] = steps[-1]._replace(stop=last.stop)
        return steps

    def open(self) -> None:
        news = self.news()
        if news is None:
            self._table.say(self.why_not() or "")
        elif not self.sitting.settled:
            self._table.say(_("Something is happening just now: when it is over you can see it again."))
        elif self.sitting.held is None:
            self._begin(_("What happened"), news)

    def open_alone(self) -> bool:
        """Begin if that is due and wanted; True if there is anything to show."""
        wanted, self.due, match = self.wanted, False, self.sitting.match
        just_watched = match.branch is not None and match.inherited == match.position
        if not wanted or match.outcome is not None or just_watched:
            return False
        news = self.news()
        if news is not None:
            self._begin(_("Since your last move"), news, alone=True)
        return news is not None

    @property
    def wanted(self) -> bool:
        """Whether it begins by itself once the place is drawn."""
        return self.due and self._shell.settings.recap

    def see_again(self, decision: int) -> None:
        """Show once more what came of a decision; it stays until it is closed."""
        sitting = self.sitting
        if not sitting.settled and not self.on:  # at once what is still to be shown: where AIs play, there always is
            self._table.skip()
        if sitting.settled and sitting.held is None:
            past = sitting.match.past(sitting.viewer, decision, decision + 1)
            if self._cut(past):
                self._begin(_("Seen again"), past, why=in_short(sitting, decision))

    def _begin(self, title: str, past: Past, alone: bool = False, why: str = "") -> None:
        """`alone`: it began by itself and ends so as well. `why` is told with the decider's first step."""
        self._alone = alone
        self.past, self.steps = past, self._short_enough(past)
        if why:
            decider = self.sitting.match.history[past.decisions[0]].seat
            at = next((at for at, step in enumerate(self.steps) if step.seat == decider), 0)
            self.steps[at] = self.steps[at]._replace(words=(*self.steps[at].words, why))
        self._times = [_reading(step) for step in self.steps]
        self._times[-1] = max(LAST, self._times[-1])
        self._passed = 0.0
        self.playing = True
        self.plate.begin(title)
        self._table.begin_recap()
        self._playback.past = True
        self._shell.sound.play("slide")
        self._go_to(0)

    def _go_to(self, at: int) -> None:
        """Show a step, from how things stood before it."""
        start = self._told = self.steps[at].start
        self._playback.stop()
        self._playback.show(self._before(start), at_once=at > 0 or self._playback.shown is None)
        self._chronicle.rewind(self.past.decisions[start], self._number(start))
        self._show(at)

    def _before(self, frame: int) -> View:
        return self.past.frames[frame - 1].view if frame else self.past.view

    def _number(self, frame: int) -> int:
        """The index of this frame's event among those of its decision."""
        decisions = self.past.decisions
        first_shown = len(self.sitting.match.history[decisions[frame]].events) - decisions.count(decisions[frame])
        return first_shown + frame - decisions.index(decisions[frame])

    def _show(self, at: int) -> None:
        playback, step = self._playback, self.steps[at]
        self.at, self._left = at, self._times[at]
        frames = self.past.frames[step.start : step.stop]
        views = [self._before(step.start), *(frame.view for frame in frames)]
        beats = [self.sitting.controller.beat(view, frame.event) for view, frame in zip(views, frames, strict=False)]
        seconds = sum(beat.seconds for beat in beats) * self._shell.pace
        playback.haste = max(1.0, seconds / max(0.2, 0.7 * self._left))
        self._moments = [(number, beat.moment.lit) for number, beat in enumerate(beats, step.start + 1) if beat.moment]
        playback.staging = False
        self._lit = self._changes(views[0], views[-1], step.seat)
        self.plate.show(step, at, len(self.steps), self.playing)
        playback.play(frames)

    def _changes(self, before: View, after: View, seat: int) -> set[str]:
        """The pieces that lie elsewhere or look different afterwards, and the head of the seat that did it."""
        layout, size = self.sitting.controller.layout, self._playback.size()
        old, new = ({piece.key: piece for piece in layout(view, (), size).pieces} for view in (before, after))
        pieces = old | new
        small = [key for key, piece in pieces.items() if piece.width < GROUND and not piece.hint]
        changed = [key for key in small if _look(old.get(key)) != _look(new.get(key))]
        self._about = [side[key] for key in changed for side in (old, new) if key in side]
        theirs = {key for key in changed if seat == self.sitting.viewer or not pieces[key].mine}
        return {*theirs, f"head:{seat}"}

    def next(self) -> None:
        """Step on; after the last step the recap ends."""
        self.playing = False
        self._advance()

    def _advance(self) -> None:
        if not self._playback.done:
            self._playback.skip()
        if self.at + 1 < len(self.steps):
            self._show(self.at + 1)
            return
        if self.playing:
            self._table.ignore_presses(LATE)
        self.end()

    def back(self) -> None:
        self.playing = False
        self._go_to(max(0, self.at - 1))

    def play_or_pause(self) -> None:
        self.playing, self._passed = not self.playing, 0.0
        self.plate.show(self.steps[self.at], self.at, len(self.steps), self.playing)
        if self.playing:
            self._left = max(self._left, 0.5 * self._times[self.at])

    def end(self) -> None:
        if self.on:
            self._table.show_position()

    def forget(self) -> None:
        self.steps, playback = [], self._playback
        playback.haste, playback.staging, playback.past = 1.0, True, False

    def told(self) -> int:
        """Called for each frame that goes to the log: its decision."""
        self._told = min(self._told + 1, len(self.past.frames))
        return self.past.decisions[self._told - 1]

    def update(self, seconds: float) -> bool:
        changed = self.plate.group.update(seconds)
        if self.playing and self.on:
            self._left -= seconds
            self._passed += seconds
            if self._left <= 0 and self._playback.done:
                self._pass_on()
                changed = True
        return changed

    def _pass_on(self) -> None:
        """Go on by itself; stop if that would take too long in all, or at the last step of what was asked for."""
        rest = self.steps[self.at + 1 :]
        late = bool(rest) and self._passed + _reading(rest[0]) > LONGEST + SPARE
        if late or not (rest or self._alone):
            self.play_or_pause()
        else:
            self._advance()

    def handle(self, event: Input) -> None:
        keys = dict.fromkeys(("space", "right"), self.next) | dict.fromkeys(("left", "backspace"), self.back)
        keys |= {"escape": self.end, "r": self.play_or_pause, "p": self.play_or_pause}
        if isinstance(event, Key) and event.name in keys:
            keys[event.name]()
        elif not self.plate.group.handle(event) and self._goes_on(event):
            self.next()
        elif self.on and self._stops(event) and self.playing:  # a button may have ended it
            self.play_or_pause()

    def _stops(self, event: Input) -> bool:
        """Whether it stops playing: the pointer comes to the plate, or any other key is pressed."""
        if not isinstance(event, Pointer):
            return isinstance(event, Key)
        before, self._pointed = self._pointed, self.plate.rect.collidepoint(event.at)
        return event.kind == "move" and self._pointed and not before

    def _goes_on(self, event: Input) -> bool:
        """Whether this goes on: Return, or a press on the table itself."""
        if isinstance(event, Pointer):
            return event.kind == "down" and event.button == 1 and not self.plate.rect.collidepoint(event.at)
        return isinstance(event, Key) and event.name == "return"

    def light(self, surface: pygame.Surface) -> None:
        """Everything in the shade but who acts and what changes; what a staged moment lights only from then on."""
        stage, look = self._playback.stage, self._shell.look
        staged = {key for number, keys in self._moments if number <= self._told for key in keys}
        surface.fill(GREY if look.plain else SHADE, special_flags=pygame.BLEND_RGB_MULT)
        lit: list[Sprite] = [sprite for key, sprite in stage.sprites.items() if key in self._lit]
        for one in sorted(stage.sprites.values(), key=lambda one: one.rank):  # what lies on it may carry something, too
            if one not in lit and not one.piece.hint and _lies_on(one, lit):
                lit.append(one)
        lit += [sprite for key, sprite in stage.sprites.items() if key in staged and sprite.piece.hint]
        stage.draw_lit(surface, look, [*lit, *(one for one in stage.leaving if one.piece.key in self._lit)])

    def arrange(self) -> pygame.Rect:
        """Where the plate stands from now on."""
        sitting, look, step = self.sitting, self._shell.look, self.steps[self.at]
        face = sitting.controller.face(sitting.shown, step.seat) if step.seat >= 0 else ""
        self.plate.arrange(look, face, [pixels(look, piece) for piece in self._about])
        return self.plate.rect

    def draw(self, surface: pygame.Surface) -> None:
        self.plate.draw(surface, self._shell.look)


def _reading(step: Step) -> float:
    """Seconds it takes to read a step."""
    return max(LEAST, LETTER * step.letters)


def _lies_on(sprite: Sprite, lit: list[Sprite]) -> bool:
    """Whether it lies on something lit, which it would hide: on cards and boards with its middle, else in part."""
    piece, x, y = sprite.piece, sprite.pose.x, sprite.pose.y

    def lies_on(one: Sprite) -> bool:
        in_part = not (one.piece.card or one.piece.board or piece.board)
        wide, high = (piece.width - EDGE, piece.height - EDGE) if in_part else (0.0, 0.0)
        across, down = (one.piece.width + wide) / 2, (one.piece.height + high) / 2
        return one.rank < sprite.rank and abs(x - one.pose.x) <= across and abs(y - one.pose.y) <= down

    return any(map(lies_on, lit))


def _look(piece: Piece | None) -> tuple[object, ...]:
    return (piece.picture, round(piece.x), round(piece.y), round(piece.width)) if piece is not None else ()
