"""The smallest game there is, to see what the kernel does by itself: two seats, pebbles, a die, one secret each."""

from typing import Any, NamedTuple

from tabletop.base.errors import InvalidAction, Refusal
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import GameInfo, Option, Options, Outcome, read_options
from tabletop.kernel.rng import Rng

GOAL = 10


class Took(Event):
    """Pebbles came to a seat."""

    pebbles: int


class Rolled(Event):
    """A die fell."""

    pips: int


class Peeked(Event):
    """A seat looked at its two secret numbers."""

    first: int
    numbers: tuple[int, ...]
    secrets = ("first", "numbers")


class Turned(Event):
    """The turn went to a seat."""


class State:
    __slots__ = ("pebbles", "secret", "turn")

    def __init__(self, secret: list[int]) -> None:
        self.pebbles, self.secret, self.turn = [0, 0], secret, 0


class View(NamedTuple):
    seat: int | None
    pebbles: tuple[int, ...]
    secret: int
    turn: int


class Pebbles:
    """`take`: a pebble, the turn stays. `roll`: pips and the turn goes on. `peek`: reveals. `end`: the turn goes on."""

    info = GameInfo(
        id="pebbles",
        title="Pebbles",
        tagline="Ten pebbles win.",
        seats=range(2, 3),
        minutes="1",
        weight=1,
        accent="#ffffff",
        options=(Option("kind", "Kind", True), Option("first", "First", -1)),
        edition=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        read_options(self.info, options, seats)
        return State([rng.below(100), rng.below(100)])

    def to_act(self, s: State) -> int | None:
        return None if s.turn == NOBODY else s.turn

    def turn_rule(self, s: State) -> str:
        return "PB-1.2" if s.pebbles[s.turn] else "PB-1.1"

    def legal(self, s: State) -> list[str]:
        if s.turn == NOBODY:
            return []
        return ["take", "roll", "peek", "end"] if s.pebbles[s.turn] < 8 else ["take", "roll", "end"]

    def apply(self, s: State, a: str, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        events = [] if events is None else events
        seat = s.turn
        if a == "take":
            s.pebbles[seat] += 1
            events.append(Took(seat, 1))
        elif a == "roll":
            pips = rng.die()
            events.append(Rolled(seat, pips))
            s.pebbles[seat] += pips
            events.append(Took(seat, pips))
        elif a == "peek":
            secret = s.secret[seat]
            events.append(Peeked(seat, secret, (secret, secret), secret_to=seat, reveals=True))
        if s.pebbles[seat] >= GOAL:
            s.turn = NOBODY
        elif a in ("roll", "end"):
            s.turn = 1 - seat
            events.append(Turned(s.turn))
        return events

    def refusal(self, s: State, a: str) -> Refusal | None:
        return None if a in self.legal(s) else Refusal("PB-1.3", "Not with that many pebbles.")

    def view(self, s: State, seat: int | None) -> View:
        return View(seat, tuple(s.pebbles), -1 if seat is None else s.secret[seat], s.turn)

    def determinize(self, v: View, rng: Rng) -> State:
        s = State([rng.below(100), rng.below(100)])
        s.pebbles, s.turn = list(v.pebbles), v.turn
        if v.seat is not None:
            s.secret[v.seat] = v.secret
        return s

    def outcome(self, s: State) -> Outcome | None:
        if s.turn != NOBODY:
            return None
        return Outcome((max((0, 1), key=lambda seat: s.pebbles[seat]),), tuple(s.pebbles), "ten-pebbles")

    def parse(self, text: str) -> str:
        if text not in ("take", "roll", "peek", "end"):
            raise InvalidAction("Pebbles has no such action.")
        return text

    def dump(self, s: State) -> Any:
        return {"pebbles": list(s.pebbles), "secret": list(s.secret), "turn": s.turn}

    def load(self, j: Any) -> State:
        s = State(list(j["secret"]))
        s.pebbles, s.turn = list(j["pebbles"]), j["turn"]
        return s

    def evaluate(self, s: State, seat: int) -> float:
        return float(s.pebbles[seat])
