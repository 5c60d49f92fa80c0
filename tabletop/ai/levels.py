"""How much the AI players think, by game and level: one table for all."""

from typing import NamedTuple

from tabletop.ai.budget import Budget
from tabletop.base.errors import InvalidOption
from tabletop.base.words import _

LEVELS: tuple[str, ...] = ("random", "greedy", "easy", "normal", "hard", "master")
"""From the weakest to the strongest; `greedy` always does what looks best after one move."""
OFFERED = LEVELS[2:]
"""Those somebody can choose at the table."""


class Thinking(NamedTuple):
    """How a level thinks."""

    budget: Budget | None = None
    """None: it sees one move."""
    slips: int = 0
    """In how many of a hundred decisions it takes something that looks nearly as good."""


EASY_SLIPS = 12
NORMAL_SLIPS = {"space-kitties": 15, "cat-quest": 15}
"""Where its first thought is nearly as good as its last, `normal` slips too."""
TO_THE_END = 400
"""More turns than any game has: it is played on out of habit until somebody has won."""
MASTER = 4
_SECONDS = {"hard": (1.0, 3.0), "master": (4.0, 10.0)}
"""Seconds for a decision and for a turn."""
_PLANS = {
    "nine-lives": {
        "normal": Budget(iterations=60, worlds=12, turns=1),
        "hard": Budget(iterations=300, worlds=60, turns=4),
        "master": Budget(iterations=1500, worlds=400, turns=TO_THE_END),
    },
    "space-kitties": {
        "normal": Budget(iterations=16, each_rival=True, worlds=12, turns=1),
        "hard": Budget(iterations=16, each_rival=True, worlds=12, turns=1),
        "master": Budget(iterations=400, turns=1),
    },
    "paw-of-duty": {
        "normal": Budget(iterations=24, candidates=4, turns=1),
        "hard": Budget(iterations=200, turns=2),
        "master": Budget(iterations=3000, turns=2),
    },
    "cat-quest": {
        "normal": Budget(iterations=40, turns=1),
        "hard": Budget(iterations=40, worlds=40, turns=TO_THE_END),
        "master": Budget(iterations=1500, worlds=200, turns=TO_THE_END),
    },
    "kardashev": {
        "normal": Budget(iterations=16, candidates=4, turns=1),
        "hard": Budget(iterations=40, turns=2),
        "master": Budget(iterations=160, turns=4),
    },
}
"""What each level that searches looks at. They never differ in luck or in what they know."""
_PLAIN = {"normal": Budget(iterations=40, turns=1), "hard": Budget(iterations=400, turns=1), "master": Budget(turns=1)}
"""The same for a game nobody has measured."""


def thinking(game: str, level: str, seconds: int = MASTER) -> Thinking:
    """How a level thinks about a game; raises InvalidOption for a level there is none of.

    `seconds` are those `master` gets for a decision: with more or less than usual it looks at more or less.
    """
    if level not in LEVELS:
        raise InvalidOption(_("There is no AI level {level!r}.", level=level))
    if level in ("random", "greedy"):
        return Thinking()
    if level == "easy":
        return Thinking(slips=EASY_SLIPS)
    plan = _PLANS.get(game, _PLAIN)[level]
    share = seconds / MASTER if level == "master" else 1
    most, patience = _SECONDS.get(level, (1.0, 3.0))
    plan = plan._replace(iterations=round(plan.iterations * share), seconds=most * share, patience=patience * share)
    return Thinking(plan, NORMAL_SLIPS.get(game, 0) if level == "normal" else 0)
