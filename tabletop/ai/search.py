"""Thinking ahead from a view: what is weighed, how long, and what came of it. Imports only the kernel."""

import time
from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, NamedTuple

from tabletop.kernel.game import Game
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng


class Budget(NamedTuple):
    """How much somebody thinks. What is 0 is no limit; one of iterations and seconds is one."""

    iterations: int = 0
    seconds: float = 0.0
    worlds: int = 24
    """How many positions it could be in are imagined."""
    turns: int = 1
    """How many ends of turns are looked ahead."""
    candidates: int = 0
    """Only so many actions, those that look best at first sight, are tried in turn by rollouts; 0: a tree is grown."""
    patience: float = 0.0
    """Seconds for all decisions of one turn together."""


class Weighed(NamedTuple):
    """One possible action and what thinking made of it."""

    action: Any
    visits: int
    value: float
    """The chance to win, from 0 to 1."""
    spread: float
    """How much that differed from one imagined future to another."""


class Report(NamedTuple):
    """What somebody thought."""

    moves: tuple[Weighed, ...]
    """The best first."""
    line: tuple[Any, ...]
    """What would follow, up to the first step that is hidden or left to chance."""
    chances: tuple[float, ...]
    """How likely each seat is to win."""
    iterations: int
    seconds: float

    @property
    def action(self) -> Any:
        return self.moves[0].action


class Dice(Rng):
    """Randomness for thinking: quick, repeatable, and nobody's game depends on it."""

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


class Clock:
    """Says when it is enough."""

    def __init__(self, budget: Budget, hurry: Callable[[], bool]) -> None:
        self._began = time.perf_counter()
        self._iterations, self._seconds, self._hurry = budget.iterations, budget.seconds, hurry
        self.done = 0

    def runs(self) -> bool:
        """Whether there is time for one more; asked before each."""
        if self._iterations and self.done >= self._iterations:
            return False
        if self.done and not self.done & 7 and (self._hurry() or (self._seconds and self.spent() >= self._seconds)):
            return False
        self.done += 1
        return True

    def part(self) -> float:
        """How much of the budget is used up, from 0 to 1."""
        parts = []
        if self._iterations:
            parts.append(self.done / self._iterations)
        if self._seconds:
            parts.append(self.spent() / self._seconds)
        return min(1.0, max(parts, default=0.0))

    def spent(self) -> float:
        return time.perf_counter() - self._began


class Problem:
    """A decision to be thought about: a view, what may be done, worlds it could be."""

    def __init__(self, game: Game, view: Any, budget: Budget, dice: Dice) -> None:
        self.game, self.view, self.budget, self.dice = game, view, budget, dice
        self.knowledge: Knowledge = game.knowledge()
        self.seat: int = view.seat
        self.worlds = [game.determinize(view, dice)]
        self.seats: int = self.worlds[0].seats
        self.legal = game.legal(self.worlds[0])
        self.choices = self.knowledge.choices(self.worlds[0], self.legal)

    def world(self, number: int) -> Any:
        """A fresh copy of one of the imagined worlds, which are few and come round again."""
        number %= self.budget.worlds
        if number >= len(self.worlds):
            self.worlds.append(self.game.determinize(self.view, self.dice))
        return self.worlds[number].copy()

    def finish(self, s: Any, key: Hashable, turns: int) -> list[float]:
        """Play on out of habit until so many more turns have ended; everybody's chances then."""
        game, knowledge, dice = self.game, self.knowledge, self.dice
        to_act, legal, apply, turn_key = game.to_act, game.legal, game.apply, knowledge.turn_key
        while turns > 0 and (seat := to_act(s)) is not None:
            actions = list(knowledge.choices(s, legal(s)).values())
            apply(s, knowledge.habit(s, seat, actions, dice), dice)
            if (now := turn_key(s)) != key:
                key = now
                turns -= 1
        return knowledge.chances(s, self.seats)

    def line(self, keys: Sequence[Hashable]) -> tuple[Any, ...]:
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


def search(
    game: Game, view: Any, legal: Sequence[Any], budget: Budget, rng: Rng, hurry: Callable[[], bool] = lambda: False
) -> Report:
    """Think about what the viewer, whose turn it is, shall do. The same seed and iterations think the same."""
    from tabletop.ai import rollouts, tree

    problem = Problem(game, view, budget, Dice(rng.bits()))
    clock = Clock(budget, hurry)
    if len(problem.choices) == 1:
        only = Weighed(next(iter(problem.choices.values())), 0, 0.5, 0.0)
        chances = problem.knowledge.chances(problem.world(0), problem.seats)
        return Report((only._replace(value=chances[problem.seat]),), (only.action,), tuple(chances), 0, clock.spent())
    think = rollouts.think if budget.candidates else tree.think
    return think(problem, clock)
