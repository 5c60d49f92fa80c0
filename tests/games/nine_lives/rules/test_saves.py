"""Nine Lives: positions as JSON, and the damage that is noticed."""

import json

import pytest
from support.kittens import GAME, play

from tabletop.base.errors import RulesChanged, SaveBroken
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save


def position(*, choosing: bool) -> NineLivesState:
    """Some position of three players in the middle of a round, or while lives come back."""
    for seed in range(200):
        s = GAME.setup({}, 3, Rng(seed))
        while actions := GAME.legal(s):
            GAME.apply(s, actions[-1], Rng(0))
            if choosing and len(s.pending) == 2 and s.gone.bit_count() == 1:
                return s
            if not choosing and len(s.plays) == 2 and s.plays[1].life and s.round > 2:
                return s
    raise AssertionError("no such position")


def dumped(*, choosing: bool = False) -> dict:
    return json.loads(json.dumps(GAME.dump(position(choosing=choosing))))


def test_a_position_in_the_middle_of_a_round_comes_back_with_all_that_follows_from_it():
    for choosing in (False, True):
        s = position(choosing=choosing)
        loaded = GAME.load(json.loads(json.dumps(GAME.dump(s))))
        assert loaded == s
        assert (loaded.values, loaded.ranks, loaded.totals) == (s.values, s.ranks, s.totals)
        assert (loaded.pending, loaded.winner, loaded.turn) == (s.pending, s.winner, s.turn)


def test_a_finished_game_comes_back_finished():
    s = GAME.setup({}, 2, Rng(1))
    while actions := GAME.legal(s):
        GAME.apply(s, actions[0], Rng(0))
    loaded = GAME.load(GAME.dump(s))
    assert loaded == s and GAME.outcome(loaded) == GAME.outcome(s) is not None


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda j: j.update(extra=1), "other fields"),
        (lambda j: j.pop("round"), "other fields"),
        (lambda j: j.update(seats=7), "7 is not a number from 2 to 6"),
        (lambda j: j.update(seats=True), "True is not a number"),
        (lambda j: j.update(seats=4), "not there once for each player"),
        (lambda j: j.update(missing=2), "one suit leaves"),
        (lambda j: j.update(never_forced=1), "neither on nor off"),
        (lambda j: j["hands"].pop(), "not there once for each player"),
        (lambda j: j["lives"].append([]), "not there once for each player"),
        (lambda j: j["hands"][0].append(72), "72 is not a number from 0 to 71"),
        (lambda j: j.update(discards="none"), "is not a list"),
        (lambda j: j["lives"][0].extend([1] * 9), "more than nine lives"),
        (lambda j: j["removed"].append(71), "out of the game is wrong"),
        (lambda j: j.update(round=0), "0 is not a number"),
        (lambda j: j.update(keeper=3), "Kittykeeper is not there"),
        (lambda j: j["discards"].pop(), "missing or there twice"),
        (lambda j: j["discards"].append(j["discards"][0]), "missing or there twice"),
        (lambda j: j["discards"].append(40), "missing or there twice"),
        (lambda j: j.update(seen=j["seen"] | 1 << j["discards"][0]), "saw go into a hand or a life deck"),
        (lambda j: next(d for d in j["lives"] if j["seen"] >> d[-1] & 1).reverse(), "not at its bottom"),
        (lambda j: j.update(seen=-1), "-1 is not a number"),
        (lambda j: j["lacks"].pop(), "not there once for each player"),
        (lambda j: j.update(lacks=[15, 15, 15]), "a suit that everybody knows is not in it"),
        (lambda j: j.update(plays=None), "is not a list"),
        (lambda j: j["plays"][0].pop(), "is not a list of 3"),
        (lambda j: j["plays"][0].__setitem__(1, 0), "neither on nor off"),
        (lambda j: j["plays"][0].__setitem__(2, 70), "chose what it cannot choose"),
        (lambda j: j.update(gone=1), "left the table before everybody has played"),
        (lambda j: j.update(gone=99), "99 is not a number"),
        (lambda j: j["lives"][0].clear(), "A player without lives is still playing"),
    ],
)
def test_damage_in_the_middle_of_a_round_is_noticed(damage, sentence):
    j = dumped()
    damage(j)
    with pytest.raises(SaveBroken, match=sentence) as problem:
        GAME.load(j)
    assert str(problem.value).endswith(".")


def test_a_hand_must_be_sorted():
    j = GAME.dump(GAME.setup({}, 2, Rng(0)))
    j["hands"][1].reverse()
    with pytest.raises(SaveBroken, match="not sorted"):
        GAME.load(j)


def test_damage_while_lives_come_back_is_noticed():
    s = position(choosing=True)
    first, second = ((seat - s.keeper) % 3 for seat in s.pending)
    winning = (s.winner - s.keeper) % 3

    def with_gone(gone: int) -> dict:
        return {**dumped(choosing=True), "gone": gone}

    assert s.plays[winning].life and s.gone == 1 << winning
    for gone, sentence in (
        (0, "The winner's life has not gone back"),
        (1 << winning | 1 << second, "A life came back before its turn"),
        (0b111, "nobody has anything to choose"),
        (1 << winning | 1 << first, "missing or there twice"),
    ):
        with pytest.raises(SaveBroken, match=sentence):
            GAME.load(with_gone(gone))


def test_a_card_from_a_hand_stays_on_the_table_until_the_end_of_the_round():
    for seed in range(100):
        s = GAME.setup({}, 2, Rng(seed))
        while GAME.legal(s) and not (s.pending and not s.plays[0].life):
            GAME.apply(s, GAME.legal(s)[-1 if s.plays else 0], Rng(0))
        if s.pending:
            break
    with pytest.raises(SaveBroken, match="A card from a hand has left the table"):
        GAME.load({**GAME.dump(s), "gone": 0b01})


def test_a_dump_shares_nothing_with_the_position():
    s = GAME.setup({}, 2, Rng(0))
    dump = GAME.dump(s)
    before = json.dumps(dump)
    play(s, str(GAME.legal(s)[0]))
    assert json.dumps(dump) == before


def older(match: Match) -> dict:
    """How a match was saved before there was anything to remember (NL-7.3)."""
    j = save.to_json(match)
    state = {name: value for name, value in j["state"].items() if name not in ("seen", "lacks")}
    return {**{name: value for name, value in j.items() if name != "edition"}, "format": 1, "state": state}


def test_a_match_of_the_first_edition_goes_on_unless_it_asked_what_is_not_asked_any_more():
    """NL-4.8"""
    match = Match(GAME, [Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy")], {}, 2)
    while match.to_act is not None:
        again = save.from_text(json.dumps(older(match)), {"nine-lives": GAME})
        assert again.state == match.state
        match.submit(match.to_act, match.legal[-1])
    asked = older(match)
    asked["actions"].append("life:hand")
    with pytest.raises(RulesChanged, match="have changed since"):
        save.from_text(json.dumps(asked), {"nine-lives": GAME})
