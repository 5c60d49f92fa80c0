"""How much weaker than the best something was that somebody did.

What looks bad is hardly ever tried in a tree, so that nobody knows how bad it is: here it gets as many looks as the
best, in the same imagined worlds. It is a small fixed number of them: how busy the machine is changes nothing.
"""

from math import sqrt

from tabletop.ai import tree
from tabletop.ai.levels import thinking
from tabletop.ai.report import Report, Weighed
from tabletop.ai.search import Clock, Dice, Problem
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import View

GLANCE = 64
"""Looks at the position, to find what is best in it."""
SOON = 2
"""Turns looked ahead: what came much later would tell more of luck than of the move."""
FEW, PAIRS = 12, 40
"""Looks at each of the two, at least and at most."""
CLEAR = 3.0
"""By how many standard errors they must differ to be done with it sooner."""


def compare(game: Game, view: View, action: Action, rng: Rng) -> Report:
    """The better and then the weaker of the best and what was done, with the spread of their difference.

    It stands alone if nothing looks better.
    """
    budget = thinking(game.info.id, "hard").budget
    assert budget is not None
    budget = budget._replace(iterations=GLANCE, seconds=0.0, turns=min(budget.turns, SOON))
    problem = Problem(game, view, budget, Dice(rng.bits()))
    done = next((key for key, one in problem.choices.items() if one == action), None)
    if done is None:  # nobody would think of it, or it means the same as something else
        done = ("done", action)
        problem.choices = {**problem.choices, done: action}
    clock, root = Clock(problem.budget, lambda: False), tree.Node(1.0)
    best = tree.think(problem, clock, root).action
    key = next(key for key, one in problem.choices.items() if one == best)
    if key == done:
        return Report((Weighed(action, clock.done, 0.0, 0.0),), (action,), (), clock.done, clock.spent())
    assert root.children is not None
    for number in range(root.children[done].visits, root.children[key].visits):  # as well known as the best
        tree.look(problem, root, number, done)
    values: list[tuple[float, float]] = []
    while len(values) < PAIRS and not _clear(values):
        number = len(values)
        values.append(
            (tree.look(problem, root, number, key)[problem.seat], tree.look(problem, root, number, done)[problem.seat])
        )
    better, weaker = (sum(one) / len(values) for one in zip(*values, strict=True))
    spread = _spread(values)
    moves = (Weighed(best, len(values), better, spread), Weighed(action, len(values), weaker, spread))
    return Report(tuple(sorted(moves, key=lambda move: -move.value)), (best,), (), clock.done, clock.spent())


def _spread(values: list[tuple[float, float]]) -> float:
    """How much the difference of the two differs from one look to another."""
    differences = [one - other for one, other in values]
    mean = sum(differences) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in differences) / (len(values) - 1))


def _clear(values: list[tuple[float, float]]) -> bool:
    if len(values) < FEW:
        return False
    return abs(sum(one - other for one, other in values)) > CLEAR * _spread(values) * sqrt(len(values))
