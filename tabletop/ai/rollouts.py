"""A few candidates, each played on out of habit in the same imagined worlds; the worse half goes.

Imports the search.
"""

from collections.abc import Hashable
from math import sqrt

from tabletop.ai.report import Report, Weighed
from tabletop.ai.search import Clock, Problem

LOOKS = 3
"""In how many worlds actions are looked at before the candidates are chosen."""


def think(problem: Problem, clock: Clock) -> Report:
    """Try the candidates until the time is over, half of them from half of the time on."""
    field = _candidates(problem)
    games = dict.fromkeys(field, 0)
    totals = dict.fromkeys(field, 0.0)
    squares = dict.fromkeys(field, 0.0)
    chances = [0.0] * problem.seats
    halvings = max(1, (len(field) - 1).bit_length())
    number, stage = 0, 0
    running = True
    while running:
        for key in field:
            if not clock.runs():
                running = False
                break
            values = _play(problem, key, number)
            own = values[problem.seat]
            games[key] += 1
            totals[key] += own
            squares[key] += own * own
            chances = [one + other for one, other in zip(chances, values, strict=True)]
        else:
            number += 1
            if len(field) > 1 and clock.part() >= (stage + 1) / (halvings + 1):
                stage += 1
                field.sort(key=lambda key: -totals[key] / games[key])
                del field[(len(field) + 1) // 2 :]
            elif len(field) == 1:
                break
    moves = []
    for key, count in games.items():
        value = totals[key] / count if count else 0.0
        spread = sqrt(max(0.0, squares[key] / count - value * value)) if count else 0.0
        moves.append((key, Weighed(problem.choices[key], count, value, spread)))
    last = {key: place for place, key in enumerate(field)}
    moves.sort(key=lambda move: (move[0] not in last, -move[1].value))
    rest = [Weighed(action, 0, 0.0, 0.0) for key, action in problem.choices.items() if key not in games]
    done = max(1, sum(games.values()))
    whole = tuple(value / done for value in chances)
    told = tuple(move for _key, move in moves) + tuple(rest)
    return Report(told, problem.line([moves[0][0]]), whole, clock.done, clock.spent())


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
    problem.game.apply(s, problem.choices[key], problem.dice)
    now = problem.knowledge.turn_key(s)
    return problem.finish(s, now, problem.budget.turns - (now != before))
