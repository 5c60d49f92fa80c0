"""A match: seats, history, the state, legal actions, undo."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple
from unicodedata import category, normalize

from tabletop.base.errors import IllegalAction, Refusal, TabletopError
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.game import A, Game, Json, Options, Outcome, Rules, S, V, read_options
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State, View

HUMAN, AI = "human", "ai"
LONGEST_NAME = 24
MOST_ACTIONS = 20_000
"""Most decisions a match can have."""


class Seat(NamedTuple):
    kind: str
    name: str
    level: str = ""
    """How well an AI plays; empty for a human."""


def name_of(text: str) -> str:
    """A name as the table can show it: one way of writing it, nothing that cannot be seen, not too long."""
    shown = (letter for letter in normalize("NFC", text) if letter == " " or category(letter)[0] not in "CZ")
    return " ".join("".join(shown).split())[:LONGEST_NAME].rstrip()


def level_words(level: str) -> str:
    """How well an AI plays, in a word; empty for a human's empty level."""
    known = {
        "random": _("Random"),
        "greedy": _("Greedy"),
        "easy": _("Easy"),
        "normal": _("Normal"),
        "hard": _("Hard"),
        "master": _("Master"),
    }
    return known.get(level, level.capitalize())


class Branch(NamedTuple):
    """Where a match was taken over from another one."""

    of: str
    """The name of the other match's file."""
    at: int
    """Before which of its decisions, counted from 0."""


class Deal(NamedTuple):
    """The position a match begins with that was taken over from one that still goes on."""

    position: Json
    """As the game dumps it: what the one who asked could not know was dealt anew."""
    curtain: bool
    """Whether nobody's things are shown before they have said who they are, though only one person plays."""


class Frame(NamedTuple):
    """One thing that happened, as a seat may know it, and what that seat sees after it."""

    event: Event
    view: View


Frames = Mapping[int | None, Sequence[Frame]]
"""What each seat that watches saw; None is a spectator."""


class Past(NamedTuple):
    """Something that happened at a table, as one seat saw it."""

    view: View
    frames: list[Frame]
    decisions: list[int]
    """Of each frame, the number of the decision it came of."""


class Watched(list[Event]):
    """The events of one decision; a frame is taken of each for everybody who watches."""

    def __init__(self, game: Rules[S, V, A], state: S, watching: Iterable[int | None]) -> None:
        super().__init__()
        self._view = partial(game.view, state)
        self.frames: dict[int | None, list[Frame]] = {seat: [] for seat in watching}

    def append(self, event: Event) -> None:
        super().append(event)
        for seat, frames in self.frames.items():
            frames.append(Frame(event.seen_by(seat), self._view(seat)))

    def finish(self) -> None:
        """The decision is done: after its last event everybody sees where that led."""
        for seat, frames in self.frames.items():
            frames[-1] = frames[-1]._replace(view=self._view(seat))


class Record(NamedTuple):
    """One decision and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    undo_stop: str
    """Why it cannot be taken back: "reveal", "chance" or empty."""
    frames: Frames
    """What those who watched saw of it; empty if nobody did."""


class Match:
    """The only owner of a game's state. Everything that changes it goes through `submit` and `undo`."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Options,
        seed: int,
        position: Callable[[Rng], State] | None = None,
        deal: Deal | None = None,
    ) -> None:
        """`position` makes the state it begins with, if that is not the game's own beginning, or it is in `deal`."""
        names = [name_of(seat.name) or _("Player {number}", number=number) for number, seat in enumerate(seats, 1)]
        self.seats = tuple(seat._replace(name=name) for seat, name in zip(seats, names, strict=True))
        self.options = read_options(game.info, options, len(seats))
        self.game, self.seed, self._position, self.deal = game, seed, position, deal
        self.altered = False
        """Whether somebody has changed its file to seat others at it."""
        self.began = 0
        """When it was begun, in seconds since 1970; 0 if nobody knows."""
        self.played = 0
        """When something was decided last, in seconds since 1970; 0 if nobody knows."""
        self.spent = 0.0
        """Seconds people have sat at it."""
        self.kept = False
        """Whether somebody wants to keep it, finished as it may be."""
        self.branch: Branch | None = None
        """Set if it goes on from the middle of another match."""
        self.on_change: Callable[[], None] = lambda: None
        """Called after every change; the autosave hooks in here."""
        self._watching: tuple[int | None, ...] = ()
        self._first: dict[int | None, View] = {}
        """What each seat that watches saw before the first decision."""
        self._begin()

    def beginning(self) -> tuple[State, Rng]:
        """The position before the first decision, and the chance that decides from there on."""
        rng = Rng(self.seed)
        if self.deal is not None:
            return self.game.load(self.deal.position), rng
        if self._position is not None:
            return self._position(rng), rng
        return self.game.setup(self.options, len(self.seats), rng), rng

    def _begin(self) -> None:
        self.state, self.rng = self.beginning()
        self.history: list[Record] = []
        self._legal: list[Action] | None = None

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def legal(self) -> list[Action]:
        """All actions of the seat to act; worked out once per position. None if no more can be kept."""
        if self._legal is None:
            self._legal = self.game.legal(self.state) if self.why_full is None else []
        return self._legal

    @property
    def why_full(self) -> str | None:
        """Why nothing more can be decided though the game goes on, as a sentence; None if it can."""
        if len(self.history) < MOST_ACTIONS or self.outcome is not None:
            return None
        return _("This match has become as long as one can be kept: it can be watched, but it cannot go on.")

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def open(self) -> bool:
        """Whether nothing of it has to be kept from anybody any more."""
        return self.outcome is not None or not self.game.info.secrets

    def why_no_look(self, seat: int) -> str | None:
        """Why it cannot be watched with this seat's eyes, as a sentence; None if it can.

        While it goes on, people look with a person's eyes; whoever only watches the program play, with anybody's.
        """
        people = any(who.kind == HUMAN for who in self.seats)
        if self.open or not people or self.seats[seat].kind == HUMAN:
            return None
        return _("What {name} knows is shown when the match is over.", name=self.seats[seat].name)

    @property
    def inherited(self) -> int:
        """How many of its decisions were made in the match it was taken over from."""
        return self.branch.at if self.branch is not None and self.deal is None else 0

    @property
    def told_seed(self) -> int | None:
        """The seed, once everybody may know it; None while that would tell what is to come.

        That of a match taken over deals another game than this, perhaps one that still goes on.
        """
        return self.seed if self.outcome is not None and self.branch is None else None

    @property
    def position(self) -> int:
        """How many decisions have been made: tells an answer to this position from a stale one."""
        return len(self.history)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        turn = self.to_act
        if turn is not None and seat != turn:
            text = _("It is {name}'s decision now.", name=self.seats[turn].name)
            return Refusal(self.game.turn_rule(self.state), text)
        if action in self.legal:
            return None
        if self.why_full is not None:
            return Refusal(self.game.turn_rule(self.state), self.why_full)
        never = Refusal(self.game.turn_rule(self.state), _("That cannot be done now."))
        return self.game.refusal(self.state, action) or never

    def watch(self, seats: Iterable[int | None]) -> None:
        """From now on take frames for these seats; what has been done already is gone through again."""
        self._watching = tuple(seats)
        past = [(record.seat, record.action) for record in self.history]
        self._begin()
        self._first = {seat: self.view(seat) for seat in self._watching}
        self.repeat(past)

    def since(self, seat: int | None) -> Past:
        """All that a seat that watches saw from what came of its last decision up to now."""
        first = len(self.history)
        while first and self.history[first - 1].seat != seat:
            first -= 1
        if first == 0:
            return self.past(seat, 0, len(self.history))
        _view, frames, decisions = self.past(seat, first - 1, len(self.history))
        return Past(frames[0].view, frames[1:], decisions[1:])  # with what its own move brought about

    def past(self, seat: int | None, first: int, end: int) -> Past:
        """What a seat that watches saw before some decisions, and what came of them."""
        before = self.history[first - 1].frames[seat][-1].view if first else self._first[seat]
        seen = [(number, frame) for number in range(first, end) for frame in self.history[number].frames[seat]]
        return Past(before, [frame for _number, frame in seen], [number for number, _frame in seen])

    def submit(self, seat: int, action: Action) -> Record:
        """Do what the seat decided; raises IllegalAction with the refusal and changes nothing."""
        self._do(seat, action)
        self.on_change()
        return self.history[-1]

    def _do(self, seat: int, action: Action) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        draws = self.rng.draws
        events = Watched(self.game, self.state, self._watching) if self._watching else list[Event]()
        self.game.apply(self.state, action, self.rng, events)
        frames: Frames = {}
        if isinstance(events, Watched):
            events.finish()
            frames = events.frames
        self._legal = None
        chance = "chance" if self.rng.draws != draws else ""
        undo_stop = "reveal" if any(event.reveals for event in events) else chance
        self.history.append(Record(seat, action, tuple(events), undo_stop, frames))

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat cannot take anything back, as a sentence; None if it can."""
        if not any(record.seat == seat for record in self.history):
            return _("There is nothing to take back yet.")
        if self.outcome is not None:
            return _("The game is over: nothing can be taken back.")
        last = self.history[-1]
        if last.seat != seat:
            return _("{name} has decided since: undo stops there.", name=self.seats[last.seat].name)
        revealed = _("Something was revealed since: undo stops there.")
        return {"reveal": revealed, "chance": _("Chance has spoken since: undo stops there.")}.get(last.undo_stop)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; raises TabletopError with the reason if that is barred."""
        if why_not := self.why_no_undo(seat):
            raise TabletopError(why_not)
        self.rewind(self.position - 1)

    def rewind(self, position: int) -> None:
        """Back to an earlier position, whatever has happened since."""
        kept = [(record.seat, record.action) for record in self.history[:position]]
        self._begin()
        self.repeat(kept)
        self.on_change()

    def repeat(self, decisions: Iterable[tuple[int, Action]]) -> None:
        for seat, action in decisions:
            self._do(seat, action)

    def dump(self) -> Json:
        return self.game.dump(self.state)
