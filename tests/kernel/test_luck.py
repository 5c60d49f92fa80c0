"""Luck against independent counts: every way dice and cards can fall, and games in which chance decides once more."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest
from support.marks import everybody
from support.pieces import pieces

from tabletop.ai import analysis
from tabletop.ai.analysis import ends_of_turns, played, study
from tabletop.ai.chances import chances
from tabletop.ai.search import Dice
from tabletop.games.cat_quest.rules import events as quest_events
from tabletop.games.kardashev.rules import events as space_events
from tabletop.games.paw_of_duty.rules.content import LEVEL
from tabletop.games.shelf import GAMES
from tabletop.kernel.luck import AVERAGE, Lot, dice, drawn, lots_of, luck_of, room_of, sentence, weighed
from tabletop.kernel.match import AI, Branch, Match, Seat
from tabletop.kernel.rng import Rng

SEATS = {"nine-lives": 4, "space-kitties": 3, "paw-of-duty": 2, "cat-quest": 3, "kardashev": 3}


def finished(game: str, seed: int = 11) -> Match:
    """A match played out of habit."""
    rules = GAMES[game]
    match = Match(rules, [Seat(AI, f"Cat {seat}", "easy") for seat in range(SEATS[game])], {}, seed)
    knowledge, rng = rules.knowledge(), Dice(seed)
    while (turn := match.to_act) is not None:
        match.submit(turn, knowledge.reflex(match.state, turn, match.legal, rng))
    return match


def actions(match: Match) -> list:
    return [record.action for record in match.history]


def test_dice_fall_as_often_as_when_all_ways_are_counted():
    counts = Counter(map(sum, product(range(1, 7), repeat=3)))
    assert dice(3) == {total: Fraction(count, 6**3) for total, count in counts.items()}


def test_cards_are_drawn_as_often_as_when_all_hands_are_counted():
    worths = (0, 0, 1, 1, 1, 3, 7, 7)
    hands = list(combinations(worths, 3))
    counts = Counter(map(sum, hands))
    assert drawn(worths, 3) == {total: Fraction(count, len(hands)) for total, count in counts.items()}


def test_luck_is_better_than_exactly_the_games_that_were_worse():
    lots = [Lot(0, "dice", 11, dice(2)), Lot(0, "dice", 3, dice(1)), Lot(0, "dice", 7, dice(2))]
    every = [sum(roll) for roll in product(range(1, 7), repeat=5)]
    luck = weighed(lots)
    assert (luck.got, luck.times) == (21, 3)
    assert luck.expected == pytest.approx(sum(every) / len(every))
    assert luck.better == pytest.approx(sum(total < 21 for total in every) / len(every))
    assert luck.worse == pytest.approx(sum(total > 21 for total in every) / len(every))


@pytest.mark.parametrize("game", SEATS)
def test_odds_make_one_and_hold_what_happened(game):
    match = finished(game)
    state, rng = match.beginning()
    kinds = room_of(match.game).KINDS
    for lot in lots_of(match.game, state, rng, actions(match)):
        assert sum(lot.odds.values()) == 1
        assert lot.odds[lot.worth] > 0
        assert lot.kind in kinds
    assert match.game.dump(state) == match.dump(), "nothing is changed by counting"


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", [game for game in SEATS if game != "kardashev"]))
def test_over_many_games_luck_is_neither_good_nor_bad(game):
    """If the odds were wrong, the average of what came less what was expected would not be about 0."""
    over: dict[str, list[float]] = {}
    for seed in range(40):
        match = finished(game, seed)
        for lot in lots_of(match.game, *match.beginning(), actions(match)):
            mean = float(sum(worth * share for worth, share in lot.odds.items()))
            spread = float(sum(worth**2 * share for worth, share in lot.odds.items())) - mean**2
            total = over.setdefault(lot.kind, [0.0, 0.0])
            total[0] += lot.worth - mean
            total[1] += spread
    assert over
    for kind, (excess, variance) in over.items():
        assert abs(excess) <= 3.5 * max(variance, 1.0) ** 0.5, kind


@pytest.mark.parametrize("game", SEATS)
def test_of_a_match_that_was_taken_over_only_what_came_since_is_counted(game):
    match = finished(game)
    half = match.position // 2
    whole, later = (list(lots_of(match.game, *match.beginning(), actions(match), since)) for since in (0, half))
    assert len(later) < len(whole) and whole[len(whole) - len(later) :] == later
    assert later or game == "nine-lives", "where all is dealt at the beginning"
    match.branch = Branch("other.json", half)
    known = next(study(match.game, played(match), 0, lambda: False)).luck
    assert list(known) == luck_of(match.game, *match.beginning(), actions(match), half)


def test_the_dice_of_cat_quest_agree_with_the_rolls_in_the_log():
    match = finished("cat-quest")
    found = {one.seat: one for one in luck_of(match.game, *match.beginning(), actions(match)) if one.kind == "speed"}
    told = [event for record in match.history for event in record.events]
    assert not any(isinstance(event, quest_events.Quake) for event in told), "none is rolled again in this match"
    for seat, one in found.items():
        rolls = [event for event in told if isinstance(event, quest_events.Roll) and event.seat == seat]
        assert one.got == sum(roll.black + roll.white for roll in rolls)
        assert one.expected == pytest.approx(7 * len(rolls))


@pytest.mark.thorough
def test_luck_agrees_with_deals_of_other_seeds():
    """Of Nine Lives' lives, what share of ten thousand other deals was worse."""
    match = finished("nine-lives")
    luck = next(one for one in luck_of(match.game, *match.beginning(), actions(match)) if one.kind == "lives")
    beginning = room_of(match.game).beginning
    sums = []
    for seed in range(2500):
        state = match.game.setup({}, 4, Rng(seed))
        sums += [lot.worth for lot in beginning(state) if lot.kind == "lives"]
    assert luck.better == pytest.approx(sum(one < luck.got for one in sums) / len(sums), abs=0.02)


def test_the_sentence_says_which_way_it_went():
    told = room_of(GAMES["cat-quest"]).told
    for got, name, words in (
        (11, "You", "You rolled 11 in one throw: better than in 92 of 100 such games."),
        (3, "Mimi", "Mimi rolled 3 in one throw: worse than in 92 of 100 such games."),
        (7, "You", "You rolled 7 in one throw: about average."),
        (8, "You", "You rolled 8 in one throw: a little better than average."),
    ):
        luck = weighed([Lot(0, "speed", got, dice(2))])
        assert sentence(luck, told(luck, name)) == words


@pytest.mark.parametrize("game", SEATS)
def test_what_is_said_agrees_with_the_bar_and_is_a_sentence(game):
    match, room = finished(game), room_of(GAMES[game])
    found = luck_of(match.game, *match.beginning(), actions(match))
    assert found, "there is chance in every one of these games"
    for one in found:
        words = sentence(one, room.told(one, "Ann"))
        assert words.startswith("Ann ") and words.endswith(".") and "{" not in words
        side = 1 if "better" in words else -1 if "worse" in words else 0
        assert side == one.verdict and (side == 0) is (abs(one.lean) < AVERAGE)
        assert side * one.lean >= 0, "a bar to the other side would say the opposite"
    for kind in room.KINDS.values():
        assert kind.title and kind.about.endswith(".")


def test_what_is_exactly_average_has_no_bar():
    assert weighed([Lot(0, "speed", 7, dice(2))]).lean == pytest.approx(0)


def test_every_tile_that_is_drawn_in_kardashev_is_told():
    match = finished("kardashev")
    told = [event for record in match.history for event in record.events]
    draws = [event for event in told if isinstance(event, space_events.Draw)]
    found = [one for one in luck_of(match.game, *match.beginning(), actions(match)) if one.kind == "drawn"]
    assert draws and sum(one.times for one in found) == len(draws)
    state = match.beginning()[0]
    first = next(lot for lot in lots_of(match.game, state, match.beginning()[1], actions(match)) if lot.kind == "drawn")
    bag = match.beginning()[0].bag
    worths = [(tile & 7).bit_count() for tile in bag]
    assert first.odds == {worth: Fraction(worths.count(worth), len(worths)) for worth in set(worths)}
    kind = room_of(match.game).KINDS["drawn"]
    assert kind.title.startswith("Resources on the tiles") and "a Hybrid tile 2, a Military tile 0" in kind.about


# -- chances ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEATS)
def test_a_position_stays_one_when_what_nobody_knows_is_decided_anew(game):
    match = finished(game)
    state, rng = match.beginning()
    positions = ends_of_turns(match.game, state, rng, actions(match))
    for _at, position in positions[:-1:5]:
        world = position.copy()
        room_of(match.game).veil(world, Dice(4))
        assert pieces(match.game, world) == pieces(match.game, position)
        match.game.load(match.game.dump(world))  # raises if it could not be
        assert match.game.view(world, None) == match.game.view(position, None)
        for seat in range(world.seats):
            assert match.game.view(world, seat) == match.game.view(position, seat), "nobody could tell"


@pytest.mark.thorough
def test_a_study_begins_at_the_beginning_and_ends_with_the_winner(monkeypatch):
    for name in ("LOOKS", "FEWEST"):
        monkeypatch.setattr(analysis, name, 6)  # how good it is is not asked here
    match = finished("paw-of-duty")
    luck, *pieces = study(match.game, played(match), 0, lambda: False)
    assert luck.luck and luck.point is None
    assert [piece.total for piece in pieces] == [len(pieces)] * len(pieces)
    points = [piece.point for piece in pieces]
    assert (points[0].at, points[-1].at) == (0, match.position)
    assert points[-1].chances == tuple(float(seat in match.outcome.winners) for seat in range(2))
    assert all(sum(point.chances) == pytest.approx(1) for point in points)
    rest = list(study(match.game, played(match), 3, lambda: False))[1:]
    assert [piece.point for piece in rest] == points[3:], "it goes on where it was, and says the same"


def test_whoever_is_in_a_hurry_gets_no_half_looked_at_position():
    match = finished("paw-of-duty")
    assert len(list(study(match.game, played(match), 0, lambda: True))) == 1
    assert chances(match.game, match.beginning()[0], Dice(1), lambda: True) is None


def test_kitties_of_paw_of_duty_count_once_and_that_is_said():
    match = finished("paw-of-duty", 14)
    found = [one for one in luck_of(match.game, *match.beginning(), actions(match)) if one.kind == "kitties"]
    offered = {kitty for record in match.history for event in record.events for kitty in getattr(event, "kitties", ())}
    assert sum(one.got for one in found) == sum(LEVEL[kitty] for kitty in offered) <= 36
    room = room_of(match.game)
    assert room.told(found[0], "Ann") == f"Ann drew new Kitties of {found[0].got} levels in all"
    assert "first time" in room.KINDS["kitties"].about and room.NOTE
