"""What is said once a game of Kardashev is over, and what a match in words tells."""

import pytest
from support.colonies import GAME, lost_game, sky

from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.shared import transcript

SEATS = (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy"))


@pytest.fixture(scope="module")
def lost() -> Match:
    return lost_game()


def how(s) -> str:
    scores = tuple(s.score(seat) for seat in range(s.seats))
    outcome = Outcome((scores.index(max(scores)),), scores, "out-of-colonies")
    return KardashevController(SEATS).decided(GAME.view(s, None), outcome, ())


def test_what_the_winner_lacked_is_told_beside_what_it_had():
    s = sky("d5:F", ("b5:2 c5:2", "h5:2 g5:1"), ("", "g5:3"), known=("boosters dyson-sphere", ""))
    assert how(s) == "You were ahead in technologies (5 to 0) and colonies (10 to 8), behind in fleets (0 to 3)."


def test_who_was_behind_in_nothing_won_by_the_largest_lead():
    s = sky("d5:F", ("b5:2 c5:2", "h5:1"), known=("boosters", ""))
    assert how(s) == "You won it with colonies: 10 points against 3."


def test_the_colony_that_decided_it_is_named(lost):
    assert lost.outcome is not None
    happened = [event for record in lost.history for event in record.events]
    told = KardashevController(SEATS).decided(lost.view(None), lost.outcome, happened)
    assert told == (
        "Nova won by 2 points, and taking D5 from you made a difference of 10. "
        "Nova was ahead in fleets (5 to 2) and colonies (37 to 35), behind in technologies (5 to 8)."
    )


def test_a_match_in_words_tells_roles_beginnings_points_and_what_decided_it(lost):
    told = " ".join(transcript.as_text(lost).split())
    assert "You: Pioneer, Nova: Scientist" in told
    assert "You laid the second tile at D4." in told
    assert "You put a level 1 colony at D4. You put a level 1 fleet at D4." in told
    assert "Points: You 35, Nova 29" in told, "at the beginning of the seventh round"
    assert "taking D5 from you made a difference of 10" in told


def test_a_harvest_chosen_piece_by_piece_is_told_in_one_sentence(lost):
    told = " ".join(transcript.as_text(lost).split())
    assert "You harvested 4 Food, 5 Matter, 2 Energy. You used Interstellar Ark." in told, "five answers, one harvest"
    assert "Nova harvested 1 Matter, 3 Energy. Nova harvested 1 Matter, 3 Energy." in told, "two harvests in a row"
