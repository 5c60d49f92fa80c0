"""Which of about equally good moves a character makes.

A taste only decides between moves that thinking found about equally good: no character plays better or worse than its
level, none is luckier, none knows more.
"""

from collections.abc import Callable, Sequence

from tabletop.ai.report import Report, Weighed
from tabletop.cast.characters import Character
from tabletop.kernel.rng import Rng

ALIKE = 0.012
"""Chances that differ by no more than this are about equal."""
NEARLY = 0.8
"""The part of the looks at the best move that a move must have had, or nobody knows that it is as good."""
SELDOM, MOODS = ("Biscuit", "Mochi"), 4
"""Who likes what costs a little does so in one of so many decisions: a little each time is a lot in a long game."""


def preferred(character: Character | None, report: Report, seat: int, rng: Rng) -> Weighed:
    """The move a character makes: the best, or of those about as good the one it likes most."""
    best = report.moves[0]
    if character is None or len(report.moves) == 1 or not best.chances:
        return best
    alike = [
        move
        for move in report.moves
        if move.chances and move.value >= best.value - ALIKE and move.visits >= NEARLY * best.visits
    ]
    if character.name in SELDOM and rng.below(MOODS):
        return best
    taste = _TASTES.get(character.name)
    if character.name == "Mochi":
        return rng.choice(alike) if alike else best
    return max(alike, key=lambda move: taste(move, seat)) if taste and alike else best


def _rivals(move: Weighed, seat: int) -> Sequence[float]:
    return [chance for other, chance in enumerate(move.chances) if other != seat]


_TASTES: dict[str, Callable[[Weighed, int], float]] = {
    "Mimi": lambda move, seat: move.spread,
    "Luna": lambda move, seat: -move.spread,
    "Pixel": lambda move, seat: -move.visits,
    "Biscuit": lambda move, seat: min(move.value, *_rivals(move, seat)),
    "Nova": lambda move, seat: -max(_rivals(move, seat)),
    "Ziggy": lambda move, seat: move.value,
}
"""How much a cat likes a move. Oscar likes what was thought about longest, Mochi anything, now and then."""
