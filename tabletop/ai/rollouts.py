"""A few candidates, each played on out of habit in the same imagined worlds; the worse half goes."""

from collections.abc import Hashable
from math import sqrt

from tabletop.ai.report import Report, Weighed
from tabletop.ai.search import Clock, Problem

FEW = 8
"""Worlds before a candidate is given up for being clearly worse than the best."""
CLEAR = 9.0
"""The square of how many standard errors are clear."""
LOOKS = 3
"""In how many worlds actions are looked at before the candidates are chosen."""


def think(problem: Problem, clock: Clock) -> Report:
    """Try the candidates until the time is over or one is clearly the best; step by step the worse half goes."""
    field = _candidates(problem)
    games = dict.fromkeys(field, 0)
    totals = {key: [0.0] * problem.seats for key in field}
    squares = dict.fromkeys(field, 0.0)
    me = problem.seat
    halvings = max(1, (len(field) - 1).bit_length())
    number, stage = 0, 0
    running = True
    while running:
        for key in field:
            if not clock.runs():
                running = False
                break
            values = _play(problem, key, number)
            own = values[me]
            games[key] += 1
            totals[key] = [one + other for one, other in zip(totals[key], values, strict=True)]
            squares[key] += own * own
        else:
            number += 1
            field.sort(key=lambda key: -totals[key][me])
            if clock.part() >= (stage + 1) / (halvings + 1):
                stage += 1
                del field[(len(field) + 1) // 2 :]
            elif number >= FEW:
                field = _not_clearly_worse(field, {key: totals[key][me] for key in field}, squares, number)
            if len(field) == 1:
                break
    moves = []
    for key, count in games.items():
        means = tuple(total / count for total in totals[key]) if count else ()
        value = means[me] if means else 0.0
        spread = sqrt(max(0.0, squares[key] / count - value * value)) if count else 0.0
        moves.append((key, Weighed(problem.choices[key], count, value, spread, means)))
    moves.sort(key=lambda move: (move[0] not in field, -move[1].value))
    rest = [Weighed(action, 0, 0.0, 0.0) for key, action in problem.choices.items() if key not in games]
    done = max(1, sum(games.values()))
    whole = tuple(sum(totals[key][seat] for key in totals) / done for seat in range(problem.seats))
    told = tuple(move for _key, move in moves) + tuple(rest)
    return Report(told, problem.line([moves[0][0]]), whole, clock.done, clock.spent())


def _not_clearly_worse(
    field: list[Hashable], totals: dict[Hashable, float], squares: dict[Hashable, float], number: int
) -> list[Hashable]:
    """The best candidate (the first) and those within its margin of error."""
    means = {key: totals[key] / number for key in field}
    doubts = {key: max(0.0, squares[key] / number - means[key] ** 2) / number for key in field}
    best = field[0]
    return [key for key in field if (means[best] - means[key]) ** 2 <= CLEAR * (doubts[best] + doubts[key])]


def _candidates(problem: Problem) -> list[Hashable]:
    """What looks best at first sight, in a few worlds."""
    keys = list(problem.choices)
    looks = [0.0] * len(keys)
    for number in range(min(LOOKS, problem.budget.worlds)):
        s = problem.world(number)
        actions = list(problem.choices.values())
        urges = problem.knowledge.urges(s, problem.seat, actions, problem.dice)
        looks = [one + other for one, other in zip(looks, urges, strict=True)]
    ranked = sorted(range(len(keys)), key=lambda place: -looks[place])
    return [keys[place] for place in ranked[: problem.budget.candidates]]


def _play(problem: Problem, key: Hashable, number: int) -> list[float]:
    """Everybody's chances after doing this in one of the worlds."""
    s = problem.world(number)
    before = problem.knowledge.turn_key(s)
    problem.knowledge.apply(s, problem.choices[key], problem.dice)
    now = problem.knowledge.turn_key(s)
    return problem.finish(s, now, problem.budget.turns - (now != before))
