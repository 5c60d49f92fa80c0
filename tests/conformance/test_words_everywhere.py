"""Conformance: whatever is pointed at, in any view, has words or keeps silent; nothing foreseen is too long."""

import pytest
from walking import TABLES, rulebook, walk

from tabletop.games import GAMES
from tabletop.kernel.match import AI, Seat
from tabletop.scenes.controllers import controller_for

WINDOW = (1280.0, 720.0)
LONGEST = 60
"""Letters of a line of what would happen, at most."""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_everything_can_be_pointed_at_in_every_view(game_id: str, seats: int) -> None:
    """Also what lay there before, and by those whose turn it is not."""
    game = GAMES[game_id]
    table = controller_for(game_id, [Seat(AI, f"Cat {number}", "random") for number in range(seats)])
    rules, known = rulebook(game_id), set[str]()
    for number, (state, action, _rng) in enumerate(walk(game, seats, seed=seats + 1)):
        if number > 160:
            break
        if number % 16 and action is not None:
            continue
        turn = game.to_act(state)
        for seat in (turn, (turn or 0) + 1 if seats > 1 else 0, None):
            seat = seat % seats if seat is not None else None
            view = game.view(state, seat)
            legal = game.legal(state) if seat is not None and seat == turn else []
            known |= {piece.key for piece in table.layout(view, legal, WINDOW).pieces}
            for key in known:
                told = table.explain(view, key)
                assert told is None or (told.title and (not told.rule or told.rule in rules)), key
                assert isinstance(table.tip(view, key), str)
                owner = table.seat_at(view, key)
                assert owner is None or 0 <= owner < seats
            for one in range(seats):
                sheet = table.sheet(view, one)
                assert sheet is None or (sheet.score[0] and all(part.rows or part.note for part in sheet.parts))
            assert "\n" not in table.banner(view)
            for allowed in legal[:12]:
                lines = table.foresee(view, legal, allowed)
                assert len(lines) <= 3 and all(line.words and len(line.words) <= LONGEST for line in lines), lines
                assert isinstance(table.sure(view, legal, allowed), str)
