"""How the program chooses for its seats, from a view alone."""

from collections.abc import Callable, Hashable
from math import exp
from time import perf_counter

from tabletop.ai import rollouts, tree
from tabletop.ai.levels import MASTER, Thinking, thinking
from tabletop.ai.report import Report, Weighed
from tabletop.ai.search import Clock, Dice, Problem, only_one
from tabletop.ai.taste import preferred
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import View

LEAST = 0.1
"""Seconds a decision gets even when the turn has taken its time."""
SURE = 0.995
"""From this chance on a game is as good as won."""


def choose(game: Game, view: View, level: str, rng: Rng) -> Action:
    """What the viewer, whose turn it must be, does. The Rng is the bot's own, never the game's."""
    return Mind(game, level).think(view, rng).action


class Mind:
    """One AI player: how it thinks, and what it still knows of this turn."""

    def __init__(
        self, game: Game, level: str, name: str = "", timer: Callable[[], float] = perf_counter, seconds: int = MASTER
    ) -> None:
        """`name` may be that of a character, who has a way of its own; `timer` counts its seconds.

        `seconds` are those `master` gets for a decision.
        """
        self.game, self.level, self._timer = game, level, timer
        self.character = BY_NAME.get(name)
        self.thinking: Thinking = thinking(game.info.id, level, seconds)
        self._turn: Hashable = None
        self._spent = 0.0
        """Seconds thought in this turn."""
        self._kept: tree.Node | None = None
        """What was found out about the position after the last decision."""

    def think(self, view: View, rng: Rng, hurry: Callable[[], bool] = lambda: False) -> Report:
        """Weigh what the viewer can do. `hurry` says that somebody wants it to be done with."""
        budget = self.thinking.budget
        if budget is None:
            return self._at_first_sight(view, rng)
        problem = Problem(self.game, view, budget, Dice(rng.bits()))
        turn = problem.knowledge.turn_key(problem.worlds[0])
        if turn != self._turn:
            self._turn, self._spent, self._kept = turn, 0.0, None
        if budget.each_rival:
            budget = budget._replace(iterations=budget.iterations * (problem.seats - 1))
        if budget.seconds and budget.patience:
            seconds = min(budget.seconds, max(LEAST, budget.patience - self._spent))
            budget = budget._replace(seconds=seconds)
        clock = Clock(budget, hurry, self._timer)
        if len(problem.choices) == 1:
            return only_one(problem, clock)
        root = self._kept
        if root is None or root.children is None or set(root.children) != set(problem.choices):
            root = tree.Node(1.0)  # else the tree of this turn goes on
        report = rollouts.think(problem, clock) if budget.candidates else tree.think(problem, clock, root)
        chosen = preferred(self.character, report, problem.seat, rng)
        if _won(report):  # then it does what anybody would, and nothing odd
            usual = problem.knowledge.reflex(problem.world(0), problem.seat, problem.legal, problem.dice)
            chosen = next((move for move in report.moves if move.action == usual), chosen)
        nearly = [move for move in report.moves[1:3] if move.visits]
        slip = bool(nearly) and self._slips(rng)
        if slip:
            chosen = rng.choice(nearly)
        if chosen is not report.moves[0]:
            others = (move for move in report.moves if move is not chosen)
            report = report._replace(moves=(chosen, *others), line=(chosen.action,), slip=slip)
        key = next(key for key, action in problem.choices.items() if action == chosen.action)
        self._kept = root.children.get(key) if root.children is not None else None
        self._spent += report.seconds
        return report

    def _slips(self, rng: Rng) -> bool:
        """Whether it takes the next best this time."""
        return self.thinking.slips > 0 and rng.below(100) < self.thinking.slips

    def _at_first_sight(self, view: View, rng: Rng) -> Report:
        """What looks best after one move, on average over positions the viewer could be in; or anything at all."""
        game, seat = self.game, view.seat
        assert seat is not None, "a spectator decides nothing"
        first = game.determinize(view, rng)
        actions = game.legal(first)
        if self.level == "random" or len(actions) == 1:
            action = rng.choice(actions) if self.level == "random" else actions[0]
            return Report((Weighed(action, 0, 0.5, 0.0),), (action,), (), 0, 0.0)
        scores = [0.0] * len(actions)
        worlds = game.info.worlds
        for world in range(worlds):
            state = game.determinize(view, rng) if world else first
            for number, action in enumerate(actions):
                after = state.copy()
                game.apply(after, action, rng)
                scores[number] += game.evaluate(after, seat)
        best = max(scores)
        chosen = rng.choice([action for action, score in zip(actions, scores, strict=True) if score == best])
        ranked = sorted(zip(scores, actions, strict=True), key=lambda one: (-one[0], one[1] != chosen))
        knowledge = game.knowledge()
        slip = False
        if self._slips(rng):
            sensible = knowledge.choices(first, actions).values()
            others = [number for number, one in enumerate(ranked) if number and one[1] in sensible][:2]
            if others:
                ranked.insert(0, ranked.pop(rng.choice(others)))
                slip = ranked[0][0] < ranked[1][0]
        scale = knowledge.scale * worlds
        moves = tuple(Weighed(action, worlds, exp(min(0.0, score - best) / scale) / 2, 0.0) for score, action in ranked)
        return Report(moves, (moves[0].action,), (), worlds, 0.0, slip)


def _won(report: Report) -> bool:
    """Whether all that was looked at wins as good as surely."""
    seen = [move.value for move in report.moves if move.visits]
    return bool(seen) and min(seen) >= SURE
