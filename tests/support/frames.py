"""What is seen between the events of one action, for the games' tests."""

import random
from typing import Any

from support.pieces import pieces

from tabletop.kernel.events import Event
from tabletop.kernel.game import Game
from tabletop.kernel.match import Frame, Watched
from tabletop.kernel.rng import Rng


def frames(game: Game, s: Any, text: str, viewer: int | None = None) -> list[Frame]:
    """Do this action; the frames of it for one viewer."""
    seen = Watched(game, s, (viewer,))
    game.apply(s, game.parse(text), Rng(0), seen)
    return seen.frames[viewer]


class Counting(list[Event]):
    """Events that count all pieces whenever something has happened."""

    def __init__(self, game: Game, s: Any) -> None:
        super().__init__()
        self.game, self.s, self.all = game, s, pieces(game, s)

    def append(self, event: Event) -> None:
        super().append(event)
        assert pieces(self.game, self.s) == self.all, event


def count_pieces_at_every_event(game: Game, seats: int, seed: int) -> None:
    """Play a random game; no piece is ever gone or there twice, not even between two events."""
    rng, chance = Rng(seed), random.Random(seed)
    s = game.setup({}, seats, rng)
    while actions := game.legal(s):
        game.apply(s, chance.choice(actions), rng, Counting(game, s))
