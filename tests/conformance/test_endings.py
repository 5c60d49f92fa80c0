"""The end of every game: points by source add up, and everything there is to show can be drawn."""

import pytest
from support.walking import TABLES, games_of, walk

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.stage.moods import MOODS


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_points_by_source_add_up_to_the_scores(game_id: str, seats: int) -> None:
    game = GAMES[game_id]
    people = [Seat(HUMAN, "You"), *(Seat(AI, f"Cat {seat}", "easy") for seat in range(1, seats))]
    table = controller_for(game_id, people)
    for seed in games_of(game_id, seats, 8):
        *_before, (state, _action, _rng) = walk(game, seats, seed)
        outcome, view = game.outcome(state), game.view(state, None)
        assert outcome is not None
        ending = table.ending(view, outcome)
        assert tuple(map(sum, ending.parts)) == outcome.scores
        assert all(len(parts) == len(ending.sources) for parts in ending.parts)
        assert len(ending.trophies) in (0, seats)
        assert ending.words and ending.words[-1] == "." and not {"{", "}"} & set(ending.words)
        assert ending.counts(1) != ending.counts(2) and "3" in ending.counts(3)
        assert table.reason(outcome)
        for picture in (picture for trophies in ending.trophies for picture in trophies):
            assert picture[0] != "art" or (paths.ART / f"{picture[1]}.svg").exists(), picture
        for seat in range(seats):
            for mood in MOODS:
                assert (paths.ART / f"{table.face(view, seat)}-{mood}.svg").exists()
