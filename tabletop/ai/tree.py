"""A tree of what could happen, grown where it matters: information-set search.

One tree serves all imagined worlds: what somebody can do in one of them only counts among what could have been chosen
there. Everybody is taken to play for their own chances.
"""

from collections.abc import Hashable, Iterable, Sequence
from math import exp, sqrt

from tabletop.ai.report import Report, Weighed
from tabletop.ai.search import Clock, Problem
from tabletop.kernel.actions import Action
from tabletop.kernel.state import State

DOUBT = 0.055
"""How much worse than its like something never tried is taken to be, by how curious one is."""
WARMTH = 0.7
"""Below 1 first impressions are followed more sharply."""
WIDTH, WIDER = 4, 1.6
"""How many actions are tried at first, and how many more with the root of the visits."""
OFTEN = 32
"""After so many iterations it is asked whether the decision is clear."""
CATCHING_UP = 0.75
"""The share of what is still to come that something could get which lies behind."""
MOST_NODES = 120_000
"""Beyond this the tree only counts: about 40 MB."""


class Node:
    """A node of the tree: visits and values of an action."""

    __slots__ = ("available", "children", "order", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """The chances of whoever chose this, added up."""
        self.available = 0
        """How often it could have been chosen."""
        self.children: dict[Hashable, Node] | None = None
        self.order: list[Hashable] = []
        """The children that looked best first."""


def think(problem: Problem, clock: Clock, root: Node) -> Report:
    """Grow the tree until the budget is used."""
    chances = [0.0] * problem.seats
    firsts: dict[Hashable, list[float]] = {}
    """What came of each first step now: how often, the squares, and everybody's chances added up."""
    while not _settled(root, clock) and clock.runs():
        first, values = _grow(problem, root, clock.done - 1, problem.nodes < MOST_NODES)
        chances = [one + other for one, other in zip(chances, values, strict=True)]
        own = values[problem.seat]
        sums = firsts.setdefault(first, [0.0] * (2 + problem.seats))
        sums[0] += 1.0
        sums[1] += own * own
        for seat, value in enumerate(values, 2):
            sums[seat] += value
    return _report(problem, root, firsts, chances, clock)


def look(problem: Problem, root: Node, number: int, first: Hashable) -> list[float]:
    """Everybody's chances after this first step, once more and in one of the worlds; the tree remembers it."""
    return _grow(problem, root, number, grow=True, given=first)[1]


def _grow(
    problem: Problem, root: Node, number: int, grow: bool, given: Hashable = None
) -> tuple[Hashable, list[float]]:
    """Go once through the tree, which remembers what came of it: the first step, everybody's chances."""
    first, path, values = _go(problem, root, number, grow, given)
    for node, seat in path:
        node.visits += 1
        node.total += values[seat]
    root.visits += 1
    return first, values


def _settled(root: Node, clock: Clock) -> bool:
    """Whether nothing can catch up with the best any more; looked at now and then."""
    if clock.done % OFTEN or not clock.done or root.children is None or len(root.children) < 2:
        return False
    second, best = sorted(child.visits for child in root.children.values())[-2:]
    return best - second > clock.left() * CATCHING_UP


def _go(
    problem: Problem, root: Node, number: int, grow: bool, given: Hashable = None
) -> tuple[Hashable, list[tuple[Node, int]], list[float]]:
    """Once from the root to the end of what is looked ahead: the first step, the way, everybody's chances there.

    The first step may be `given`.
    """
    game, knowledge, dice = problem.game, problem.knowledge, problem.dice
    s = problem.world(number)
    path: list[tuple[Node, int]] = []
    node, turns = root, problem.budget.turns
    key, first = knowledge.turn_key(s), None
    while turns > 0 and (seat := game.to_act(s)) is not None:
        choices = problem.choices if node is root else knowledge.choices(s, game.legal(s))
        fresh = node.children is None
        if fresh:
            if not grow:
                return first, path, problem.finish(s, key, turns)
            node.children = {}
        chosen = _choose(problem, node, s, seat, choices)
        if not path and given is not None:
            chosen = given
        node = node.children[chosen]  # type: ignore[index]
        if not path:
            first = chosen
        path.append((node, seat))
        knowledge.apply(s, choices[chosen], dice)
        if (now := knowledge.turn_key(s)) != key:
            key = now
            turns -= 1
        if fresh and len(choices) > 1:
            return first, path, problem.finish(s, key, turns)
    return first, path, knowledge.chances(s, problem.seats)


def _choose(problem: Problem, node: Node, s: State, seat: int, choices: dict[Hashable, Action]) -> Hashable:
    """Which of what can be done here is tried this time."""
    children = node.children
    assert children is not None
    if len(choices) == 1:
        (only,) = choices
        if only not in children:
            children[only] = Node(1.0)
            problem.nodes += 1
            node.order.append(only)
        children[only].available += 1
        return only
    new = [key for key in choices if key not in children]
    if new:
        _add(problem, node, s, seat, choices, new)
    wide = WIDTH + int(WIDER * sqrt(node.visits))
    best, most = None, -9.0
    curiosity = problem.knowledge.curiosity
    expected = node_value(children.values()) - DOUBT * curiosity
    tried = 0
    for key in node.order:
        if key not in choices:
            continue
        child = children[key]
        child.available += 1
        if tried >= wide and best is not None:
            continue
        tried += 1
        visits = child.visits
        value = child.total / visits if visits else expected
        value += curiosity * child.prior * sqrt(child.available) / (1 + visits)
        if value > most:
            best, most = key, value
    assert best is not None
    return best


def node_value(children: Iterable[Node]) -> float:
    """What those who chose among these came to on average."""
    visits = total = 0.0
    for child in children:
        visits += child.visits
        total += child.total
    return total / visits if visits else 0.5


def _add(
    problem: Problem, node: Node, s: State, seat: int, choices: dict[Hashable, Action], new: Sequence[Hashable]
) -> None:
    """Add actions as children, ordered by their prior."""
    children = node.children
    assert children is not None
    every = list(choices) if len(new) * 2 > len(choices) else new
    urges = problem.knowledge.urges(s, seat, [choices[key] for key in every], problem.dice)
    best = max(urges)
    shares = [exp(max(-20.0, (urge - best) / WARMTH)) for urge in urges]
    whole = sum(shares) * (len(choices) / len(every))
    for key, share in zip(every, shares, strict=True):
        if key not in children:
            children[key] = Node(share / whole)
            problem.nodes += 1
    node.order = sorted(children, key=lambda key: -children[key].prior)


def _report(
    problem: Problem, root: Node, firsts: dict[Hashable, list[float]], chances: list[float], clock: Clock
) -> Report:
    children = root.children or {}
    moves = []
    for key, action in problem.choices.items():
        node = children.get(key)
        if node is None or not node.visits:
            moves.append(Weighed(action, 0, 0.0, 0.0))
            continue
        value = node.total / node.visits
        times, squares, *totals = firsts.get(key, (0.0, 0.0))
        means = tuple(total / times for total in totals)
        spread = sqrt(max(0.0, squares / times - means[problem.seat] ** 2)) if means else 0.0
        moves.append(Weighed(action, node.visits, value, spread, means))
    moves.sort(key=lambda move: (-move.visits, -move.value))
    keys = []
    below = children
    while below:
        best, child = max(below.items(), key=lambda one: (one[1].visits, one[1].total))
        keys.append(best)
        below = child.children or {}
    rounds = max(1, clock.done)
    whole = tuple(value / rounds for value in chances)
    return Report(tuple(moves), problem.line(keys), whole, clock.done, clock.spent())
