"""Search from a view: imagined worlds, time budget, result."""

from collections.abc import Callable, Hashable, Sequence
from math import inf
from random import Random
from time import perf_counter

from tabletop.ai.budget import Budget
from tabletop.ai.report import Report, Weighed
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State, View


class Dice(Rng):
    """A fast seeded random source for search only; the rules never use it."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random: Callable[[], float] = Random(seed).random

    def below(self, limit: int) -> int:
        self.draws += 1
        return int(self._random() * limit)

    def bits(self) -> int:
        return self.below(1 << 53)

    def chance(self) -> float:
        """From 0 to 1."""
        return self._random()


HASTE, ENOUGH = 8, 40
"""Who is hurried still thinks one part in so many, and so many times at least."""


class Clock:
    """Decides when a search stops."""

    def __init__(self, budget: Budget, hurry: Callable[[], bool], timer: Callable[[], float] = perf_counter) -> None:
        self._timer, self._began = timer, timer()
        self._iterations, self._seconds, self._hurry = budget.iterations, budget.seconds, hurry
        self.done = 0

    def runs(self) -> bool:
        """Whether there is time for one more; asked before each."""
        if self._iterations and self.done >= self._iterations:
            return False
        if self.done and ((self._seconds and self.spent() >= self._seconds) or self._is_hurried()):
            return False
        self.done += 1
        return True

    def _is_hurried(self) -> bool:
        """Whether somebody wants it to be done with, and some of it is done: without any it would be no thought."""
        return not self.done & 7 and self.done >= ENOUGH and self._hurry() and self.part() * HASTE >= 1

    def part(self) -> float:
        """Share of the budget used, from 0 to 1."""
        parts = []
        if self._iterations:
            parts.append(self.done / self._iterations)
        if self._seconds:
            parts.append(self.spent() / self._seconds)
        return min(1.0, max(parts, default=0.0))

    def left(self) -> float:
        """Estimated iterations left."""
        if not self.done:
            return inf
        left = self._iterations - self.done if self._iterations else inf
        if self._seconds:
            spent = self.spent()
            left = min(left, self.done * (self._seconds - spent) / spent)
        return left

    def spent(self) -> float:
        return self._timer() - self._began


class Problem:
    """A decision to search: view, legal actions, imagined worlds."""

    def __init__(self, game: Game, view: View, budget: Budget, dice: Dice) -> None:
        self.game, self.view, self.budget, self.dice = game, view, budget, dice
        self.knowledge = game.knowledge()
        assert view.seat is not None, "a spectator decides nothing"
        self.seat = view.seat
        self.worlds = [self.imagine()]
        self.seats = self.worlds[0].seats
        self.legal = game.legal(self.worlds[0])
        self.choices = self.knowledge.choices(self.worlds[0], self.legal)
        self.nodes = 0
        """How much what is thought about it has grown."""

    def imagine(self) -> State:
        """A position it could be."""
        return self.game.determinize(self.view, self.dice)

    def world(self, number: int) -> State:
        """A fresh copy of one of the imagined worlds, which are few and come round again."""
        number %= self.budget.worlds
        if number >= len(self.worlds):
            self.worlds.append(self.imagine())
        return self.worlds[number].copy()

    def finish(self, s: State, key: Hashable, turns: int) -> list[float]:
        """Play on out of habit until so many more turns have ended; everybody's chances then."""
        return play_on(self.game, self.knowledge, self.dice, s, key, turns)

    def line(self, keys: Sequence[Hashable]) -> tuple[Action, ...]:
        """These steps as actions, as far as nothing hidden and no chance decides them."""
        game, s, told = self.game, self.world(0), []
        rng = Dice(1)
        for key in keys:
            action = self.knowledge.choices(s, game.legal(s)).get(key)
            if action is None or game.to_act(s) != self.seat:
                break
            told.append(action)
            events = game.apply(s, action, rng)
            if rng.draws or any(event.reveals for event in events):
                break
        return tuple(told)


def play_on(
    game: Game, knowledge: Knowledge[State, Action], dice: Dice, s: State, key: Hashable, turns: int
) -> list[float]:
    """Have everybody play on out of habit until so many more turns have ended; everybody's chances then.

    `key` is that of the turn that goes on.
    """
    to_act, legal, apply, turn_key = game.to_act, game.legal, knowledge.apply, knowledge.turn_key
    reflex = knowledge.reflex
    while turns > 0 and (seat := to_act(s)) is not None:
        apply(s, reflex(s, seat, legal(s), dice), dice)
        if (now := turn_key(s)) != key:
            key = now
            turns -= 1
    return knowledge.chances(s, s.seats)


def search(
    game: Game, view: View, legal: Sequence[Action], budget: Budget, rng: Rng, hurry: Callable[[], bool] = lambda: False
) -> Report:
    """Think about what the viewer, whose turn it is, shall do. The same seed and iterations think the same."""
    from tabletop.ai import rollouts, tree

    problem = Problem(game, view, budget, Dice(rng.bits()))
    clock = Clock(budget, hurry)
    if len(problem.choices) == 1:
        return only_one(problem, clock)
    return rollouts.think(problem, clock) if budget.candidates else tree.think(problem, clock, tree.Node(1.0))


def only_one(problem: Problem, clock: Clock) -> Report:
    """There is nothing to think about."""
    (action,) = problem.choices.values()
    chances = problem.knowledge.chances(problem.world(0), problem.seats)
    return Report((Weighed(action, 0, chances[problem.seat], 0.0),), (action,), tuple(chances), 0, clock.spent())
