"""How the program chooses for its seats, from a view alone. Imports only the kernel."""

from typing import Any

from tabletop.kernel.errors import InvalidOption
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.words import _

LEVELS: tuple[str, ...] = ("random", "easy")
"""From the weakest to the strongest."""


def choose(game: Game, view: Any, level: str, rng: Rng) -> Any:
    """What the viewer, whose turn it must be, does. The Rng is the bot's own, never the game's."""
    if level == "random":
        return rng.choice(game.legal(game.determinize(view, rng)))
    if level == "easy":
        return _greedy(game, view, rng)
    raise InvalidOption(_("There is no AI level {level!r}.", level=level))


def _greedy(game: Game, view: Any, rng: Rng) -> Any:
    """The action after which the position looks best, on average over positions the viewer could be in."""
    first = game.determinize(view, rng)
    actions = game.legal(first)
    if len(actions) == 1:
        return actions[0]
    scores = [0.0] * len(actions)
    for world in range(game.info.worlds):
        state = game.determinize(view, rng) if world else first
        for number, action in enumerate(actions):
            after = state.copy()
            game.apply(after, action, rng)
            scores[number] += game.evaluate(after, view.seat)
    best = max(scores)
    return rng.choice([action for action, score in zip(actions, scores, strict=True) if score == best])
