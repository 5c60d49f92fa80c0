"""The contract between the table and a game's rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from tabletop.base.errors import InvalidOption, Refusal
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving.reading import quoted
from tabletop.kernel.state import State, View

if TYPE_CHECKING:
    from tabletop.kernel.knowledge import Knowledge

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Action)
Json = Any
"""What `json` reads and writes: dicts, lists, strings, numbers, booleans, None."""
OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
RANDOM_SEAT = -1


class Option(NamedTuple):
    id: str
    label: str
    default: OptionValue
    choices: tuple[tuple[OptionValue, str], ...] = ()
    """The values and their words. Empty: on or off for a boolean default, a seat (or RANDOM_SEAT) for a number."""
    note: str = ""
    seats: range = range(1, 100)
    """The seat counts that are offered this option; with others only its default is allowed."""
    place: int = RANDOM_SEAT
    """The seat it is about, if it is about one."""

    def allows(self, value: object, seats: int) -> bool:
        if seats not in self.seats:
            return value == self.default
        if self.choices:
            return any(value == known and type(value) is type(known) for known, _words in self.choices)
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        return type(value) is int and RANDOM_SEAT <= value < seats


class GameInfo(NamedTuple):
    """What the shelf, the setup screen and the command line know of a game."""

    id: str
    title: str
    tagline: str
    seats: range
    minutes: str
    weight: int
    """From 1 (light) to 5 (heavy)."""
    accent: str
    """The game's own colour, as #rrggbb."""
    options: tuple[Option, ...] = ()
    secrets: bool = True
    """Whether seats know different things: only then is there a curtain."""
    edition: int = 1
    """Counts up when a rule changes: a match saved under an older one may no longer lead to its position."""
    worlds: int = 6
    """How many positions it could be in the bot `easy` imagines; one is enough where little is hidden."""

    @property
    def short_title(self) -> str:
        """The title without what follows its colon."""
        return self.title.partition(":")[0]


class Outcome(NamedTuple):
    winners: tuple[int, ...]
    """The seats that won; several share, none lose together."""
    scores: tuple[int, ...]
    """One number for each seat; more is better."""
    reason: str
    """The named way it ended, such as `out-of-lives`."""


class Rules(Protocol[S, V, A]):
    """The rules of one game, as pure functions over its state.

    Each game has a state S, views V of it and actions A of its own.
    """

    @property
    def info(self) -> GameInfo: ...
    def setup(self, options: Options, seats: int, rng: Rng) -> S:
        """A new game; options left out have their defaults."""

    def to_act(self, s: S) -> int | None:
        """The one seat that decides now; None when the game is over."""

    def legal(self, s: S) -> list[A]:
        """All actions of the seat to act; never empty before the end."""

    def apply(self, s: S, a: A, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        """Do a legal action in place and tell what happened.

        Every event is appended to `events` (a new list if none is given) when the state is as the table looks after
        it: whoever watches takes a view at that moment.
        """

    def refusal(self, s: S, a: A) -> Refusal | None:
        """Why the seat to act may not do this; None if it may."""

    def turn_rule(self, s: S) -> str:
        """The number of the rule by which the seat to act decides now."""

    def view(self, s: S, seat: int | None) -> V:
        """What the seat may know. Hidden zones keep their length.

        None is a spectator. OPEN is one too, to whom nothing on the table is hidden that any seat knows.
        """

    def determinize(self, v: V, rng: Rng) -> S:
        """A full state the viewer could be in."""

    def outcome(self, s: S) -> Outcome | None: ...
    def parse(self, text: str) -> A:
        """The action of this text form; raises InvalidAction."""

    def dump(self, s: S) -> Json: ...
    def load(self, j: Json) -> S:
        """The inverse of dump; raises SaveBroken for anything that is no position of this game."""

    def evaluate(self, s: S, seat: int) -> float:
        """How good the position looks for the seat; only differences count."""

    def knowledge(self) -> "Knowledge[S, A]":
        """What is known about playing it well."""


Game = Rules[State, View, Action]
"""Some game, of which no more is known."""


def read_options(info: GameInfo, options: Options, seats: int) -> dict[str, OptionValue]:
    """All options of a game, with defaults for those left out; raises InvalidOption with a sentence."""
    if seats not in info.seats:
        words = _("{title} is for {least} to {most} players, not {seats}.")
        raise InvalidOption(words.format(title=info.title, least=info.seats[0], most=info.seats[-1], seats=seats))
    chosen = {option.id: option.default for option in info.options}
    for name, value in options.items():
        if name not in chosen:
            raise InvalidOption(_("{title} has no option {name}.", title=info.title, name=quoted(name)))
        if not any(option.id == name and option.allows(value, seats) for option in info.options):
            raise InvalidOption(_("{value} is not a choice for the option {name!r}.", value=quoted(value), name=name))
        chosen[name] = value
    return chosen
