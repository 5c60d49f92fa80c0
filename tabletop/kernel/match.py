"""One game being played: who sits where, what was done, whose word it is, what may be taken back.

Imports only the kernel.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tabletop.kernel.actions import Action
from tabletop.kernel.errors import IllegalAction, Refusal, TabletopError
from tabletop.kernel.events import Event
from tabletop.kernel.game import Game, Json, Options, Outcome, read_options
from tabletop.kernel.rng import Rng
from tabletop.words import _

HUMAN, AI = "human", "ai"


class Seat(NamedTuple):
    """Who sits on one chair."""

    kind: str
    """HUMAN or AI."""
    name: str
    level: str = ""
    """How well an AI plays; empty for a human."""


def level_words(level: str) -> str:
    """How well an AI plays, in a word; empty for a human's empty level."""
    known = {"random": _("Random"), "easy": _("Easy")}
    return known.get(level, level.capitalize())


class Record(NamedTuple):
    """One decision and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    bar: str
    """Why it cannot be taken back: "reveal", "chance" or empty."""


class Match:
    """The only owner of a game's state. Everything that changes it goes through `submit` and `undo`."""

    def __init__(self, game: Game, seats: Sequence[Seat], options: Options, seed: int) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = read_options(game.info, options, len(seats))
        self.seed = seed
        self.on_change: Callable[[], None] = lambda: None
        """Called after every change, for the autosave."""
        self._begin()

    def _begin(self) -> None:
        self.rng = Rng(self.seed)
        self.state: Any = self.game.setup(self.options, len(self.seats), self.rng)
        self.history: list[Record] = []
        self._legal: list[Any] | None = None

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def legal(self) -> list[Any]:
        """All actions of the seat to act; worked out once per position."""
        if self._legal is None:
            self._legal = self.game.legal(self.state)
        return self._legal

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def position(self) -> int:
        """How many decisions have been made: tells an answer to this position from a stale one."""
        return len(self.history)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        turn = self.to_act
        if turn is not None and seat != turn:
            text = _("It is {name}'s decision now.").format(name=self.seats[turn].name)
            return Refusal(self.game.info.turn_rule, text)
        if action in self.legal:
            return None
        return self.game.refusal(self.state, action) or Refusal(
            self.game.info.turn_rule, _("That cannot be done now.")
        )

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Do what the seat decided; raises IllegalAction with the refusal and changes nothing."""
        events = self._do(seat, action)
        self.on_change()
        return events

    def _do(self, seat: int, action: Action) -> list[Event]:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        draws = self.rng.draws
        events = self.game.apply(self.state, action, self.rng)
        self._legal = None
        bar = ""
        if any(event.reveals for event in events):
            bar = "reveal"
        elif self.rng.draws != draws:
            bar = "chance"
        self.history.append(Record(seat, action, tuple(events), bar))
        return events

    def undo_bar(self, seat: int) -> str | None:
        """Why the seat cannot take anything back, as a sentence; None if it can."""
        if not self.history:
            return _("There is nothing to take back yet.")
        last = self.history[-1]
        if last.seat != seat:
            return _("{name} has decided since: undo stops there.").format(name=self.seats[last.seat].name)
        if last.bar == "reveal":
            return _("Something was revealed since: undo stops there.")
        if last.bar == "chance":
            return _("Chance has spoken since: undo stops there.")
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; raises TabletopError with the reason if that is barred."""
        bar = self.undo_bar(seat)
        if bar is not None:
            raise TabletopError(bar)
        kept = [(record.seat, record.action) for record in self.history[:-1]]
        self._begin()
        self.repeat(kept)
        self.on_change()

    def repeat(self, decisions: Iterable[tuple[int, Action]]) -> None:
        """Do recorded decisions again, without saving each."""
        for seat, action in decisions:
            self._do(seat, action)

    def dump(self) -> Json:
        return self.game.dump(self.state)
