"""What is taken over from a match that still goes on tells nothing of it that the one who asked could not know."""

import json
import random

import pytest
from support.walking import TABLES, through_json

from tabletop.base.errors import SaveBroken
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.replay import Film
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save

tables = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def played(game_id: str, seats: int, moves: int | None, seed: int = 3) -> Match:
    """A match after so many moves by chance, or the last one before its end; None: to its end."""
    table = [Seat(HUMAN, "Ann"), *(Seat(AI, f"Cat {number}", "easy") for number in range(1, seats))]
    match, chance = Match(GAMES[game_id], table, {}, seed), random.Random(seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    if moves is not None and match.outcome is not None:
        match.rewind(match.position - 1)
    return match


@tables
def test_a_branch_of_a_match_that_goes_on_is_dealt_from_what_is_known_and_nothing_else(game_id, seats):
    """Seen from a world the eyes cannot tell from the real one, the same luck deals the very same branch."""
    match, game = played(game_id, seats, 60), GAMES[game_id]
    film, different = Film(match), 0
    for decision in {min(decision, match.position) for decision in (0, 7, 23, 41, 60)}:
        real = film._go_to(decision)[0].copy()
        for eyes in (None, *range(seats)):
            view = game.view(real, eyes)
            branch = film.taken_over(decision, match.seats, "old.json", eyes, Rng(11))
            assert branch.view(eyes) == view and branch.position == 0 and branch.branch == ("old.json", decision)
            other = game.determinize(view, Rng(decision + 5))
            unreal = Match(game, match.seats, match.options, 99, position=lambda rng, world=other: world.copy())
            twin = Film(unreal).taken_over(0, match.seats, "old.json", eyes, Rng(11))
            assert (twin.dump(), twin.rng.dump(), twin.seed) == (branch.dump(), branch.rng.dump(), branch.seed)
            assert branch.seed != match.seed
            different += branch.dump() != game.dump(real)
    assert different or not game.info.secrets


@tables
def test_a_branch_dealt_anew_is_a_log_that_replays_like_any_other(game_id, seats):
    match, chance = played(game_id, seats, 30), random.Random(2)
    branch = Film(match).taken_over(min(20, match.position), match.seats, "old.json", 0, Rng(12))
    dealt, first = through_json(branch.deal._asdict()), branch.dump()
    views = [branch.view(0)]
    for _move in range(25):
        if branch.to_act is not None:
            branch.submit(branch.to_act, chance.choice(branch.legal))
            views.append(branch.view(0))
    again = save.from_text(save.to_text(branch), GAMES)
    assert (again.dump(), again.rng.dump(), again.deal) == (branch.dump(), branch.rng.dump(), branch.deal)
    film = Film(again)
    assert [film.view(0, number) for number in range(again.position + 1)] == views
    again.rewind(0)
    assert again.dump() == first and through_json(again.deal._asdict()) == dealt
    later = Film(branch).taken_over(branch.position, match.seats, "branch.json", 0, Rng(13))
    assert later.view(0) == branch.view(0)


@tables
def test_from_a_match_that_is_over_everything_comes_along(game_id, seats):
    match = played(game_id, seats, None)
    assert match.outcome is not None
    film, half = Film(match), match.position // 2
    branch = film.taken_over(half, match.seats, "old.json", None, Rng(14))
    assert branch.dump() == GAMES[game_id].dump(film._go_to(half)[0])
    assert branch.seed == match.seed and branch.deal is None and branch.inherited == half == branch.position


@pytest.mark.parametrize("change", ["no branch", "another position", "no position", "other seats", "no curtain"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_deal_somebody_has_changed_is_damage(game_id, change):
    seats = GAMES[game_id].info.seats[0]
    match = played(game_id, seats, 12)
    saved = save.to_json(Film(match).taken_over(9, match.seats, "old.json", 0, Rng(15)))
    deal = saved["deal"]
    if change == "no branch":
        saved["branch"] = None
    elif change == "another position":
        deal["position"] = through_json(GAMES[game_id].dump(played(game_id, seats, 30, 8).state))
    elif change == "no position":
        deal["position"] = [1, 2, 3]
    elif change == "other seats":
        more = GAMES[game_id].info.seats[-1]
        if more == seats:
            pytest.skip("it is for so many only")
        deal["position"] = through_json(GAMES[game_id].dump(played(game_id, more, 3).state))
    else:
        del deal["curtain"]
    with pytest.raises(SaveBroken, match="damaged"):
        save.from_text(json.dumps(saved), GAMES)
