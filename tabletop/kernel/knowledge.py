"""What is known about playing a game well, beyond its rules: for those who search."""

from collections.abc import Hashable, Sequence
from math import exp
from pathlib import Path
from typing import Any, ClassVar, Generic

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.kernel.game import A, Rules, S
from tabletop.kernel.rng import Rng


class Knowledge(Generic[S, A]):
    """Of a game nothing more is known than its `evaluate`. Each game's own room knows better.

    A position is worth a mark for every seat; the chances of the seats to win follow from all the marks.
    """

    traits: ClassVar[tuple[str, ...]] = ()
    """The names of what `describe` tells of a seat; none: marks come from `evaluate`."""
    signs: ClassVar[dict[str, int]] = {}
    """Traits that can only be good (1) or bad (-1), whatever few games seem to teach."""
    scale: ClassVar[float] = 1.0
    """How much of `evaluate` makes a lead that wins 73 games of 100."""
    curiosity: ClassVar[float] = 1.1
    """How much a promise weighs against what was seen: less where one decision changes the chances little."""
    stakes: ClassVar[float] = 0.05
    """How much smaller the chance to win is after a decision that is clearly weak."""
    weights: ClassVar[tuple[float, ...]] = ()
    """What each trait is worth, as it was learned."""
    horizon: ClassVar[int] = 0
    """Weights are learned from what a seat gains over the others in so many rounds; 0: from who wins in the end."""

    def __init__(self, game: Rules[S, Any, A]) -> None:
        self.game = game

    def turn_key(self, s: S) -> Hashable:
        """Changes when a turn ends: only then two positions can be compared."""
        return self.game.to_act(s)

    def choices(self, s: S, legal: Sequence[A]) -> dict[Hashable, A]:
        """The actions worth thinking about: one of several that mean the same, by what they mean; never none."""
        return {action: action for action in legal}

    def urges(self, s: S, seat: int, actions: Sequence[A], rng: Rng) -> list[float]:
        """How good each of these actions looks to the seat at first sight; only differences count, 1 is much."""
        game, found = self.game, []
        for action in actions:
            after = s.copy()
            game.apply(after, action, rng)
            found.append(game.evaluate(after, seat) / self.scale)
        return found

    def habit(self, s: S, seat: int, actions: Sequence[A], rng: Rng) -> A:
        if len(actions) == 1:
            return actions[0]
        urges = self.urges(s, seat, actions, rng)
        return actions[urges.index(max(urges))]

    def reflex(self, s: S, seat: int, legal: Sequence[A], rng: Rng) -> A:
        """The quick choice among all legal actions."""
        return self.habit(s, seat, list(self.choices(s, legal).values()), rng)

    def apply(self, s: S, action: A, rng: Rng) -> None:
        """Do it in thought. What chance brings may come later than by the rules, if nobody could use it sooner."""
        self.game.apply(s, action, rng)

    def describe(self, s: S, seat: int) -> Sequence[float]:
        """The traits of a seat in a position at the end of a turn, each about between -1 and 1."""
        return ()

    def stands(self, s: S, later: S, seat: int) -> float:
        """How well the seat stands in a later position, in the measure of a mark of now; for games with a `horizon`."""
        return 0.0

    def marks(self, s: S, seats: int) -> list[float]:
        if not self.weights:
            return [self.game.evaluate(s, seat) / self.scale for seat in range(seats)]
        return [sum(map(float.__mul__, self.weights, map(float, self.describe(s, seat)))) for seat in range(seats)]

    def chances(self, s: S, seats: int) -> list[float]:
        """How likely each seat is to win; they make 1 together."""
        if self.game.to_act(s) is None:
            outcome = self.game.outcome(s)
            won = outcome.winners if outcome else ()
            return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
        marks = self.marks(s, seats)
        if seats == 2:
            lead = max(-40.0, min(40.0, marks[0] - marks[1]))
            first = 1.0 / (1.0 + exp(-lead))
            return [first, 1.0 - first]
        best = max(marks)
        shares = [exp(max(-40.0, mark - best)) for mark in marks]
        total = sum(shares)
        return [share / total for share in shares]


def read_weights(path: Path, traits: Sequence[str]) -> tuple[float, ...]:
    """The weights of these traits from a file with a line for each: its name and what it is worth."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, _space, number = line.partition(" ")
        if name and not name.startswith("#"):
            found[name] = float(number)
    if set(found) != set(traits):
        raise TabletopError(_("{file} does not name the traits of this game.", file=path.name))
    return tuple(found[name] for name in traits)
