"""Cat Quest: what is known about playing it well: choices and first impressions."""

import random

import pytest
from support.quests import GAME, Loaded, crew, last_cat, play, quest

from tabletop.ai.search import Budget, Dice, search
from tabletop.games.cat_quest.mind import finale, fray
from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.content import EARTH, MARS, VENUS
from tabletop.kernel.rng import Rng

KNOWLEDGE = GAME.knowledge()
BRIEF = Budget(iterations=40, worlds=4, turns=2)


def game(seats, seed, steps=150):
    """Positions of a game in which everybody does anything that is worth thinking about."""
    rng, chance = Rng(seed), random.Random(seed)
    s = GAME.setup({}, seats, rng)
    for _step in range(steps):
        if GAME.to_act(s) is None:
            return
        yield s
        GAME.apply(s, chance.choice(list(KNOWLEDGE.choices(s, GAME.legal(s)).values())), rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_something_worth_thinking_about_and_it_is_legal(seats):
    for s in game(seats, seats, 200):
        seat, legal = GAME.to_act(s), GAME.legal(s)
        actions = list(KNOWLEDGE.choices(s, legal).values())
        assert actions and set(actions) <= set(legal) and len(actions) <= 20
        assert len(KNOWLEDGE.urges(s, seat, actions, Dice(1))) == len(actions)
        assert KNOWLEDGE.habit(s, seat, actions, Dice(1)) in actions


def test_the_turn_key_changes_when_a_turn_ends():
    key = turn = None
    for s in game(3, 5):
        now = (s.round, s.place)
        assert (KNOWLEDGE.turn_key(s) != key) == (now != turn)
        key, turn = KNOWLEDGE.turn_key(s), now


def test_out_of_habit_a_game_ends():
    rng = Rng(3)
    s = GAME.setup({}, 2, rng)
    for _step in range(1500):
        if (seat := GAME.to_act(s)) is None:
            break
        GAME.apply(s, KNOWLEDGE.habit(s, seat, list(KNOWLEDGE.choices(s, GAME.legal(s)).values()), rng), rng)
    assert s.phase == model.OVER


def test_an_army_before_the_earth_is_worth_more_than_a_lonely_cat():
    s = quest("Su Me Ve Ea Ma Ju", "Ea", ships="Ea1 Ve5")
    first, second = KNOWLEDGE.chances(s, 2)
    assert first > 0.8 and second < 1 - first
    assert search(GAME, GAME.view(s, 0), None, BRIEF, Rng(1)).action == model.TO_BATTLE


def test_an_army_that_may_send_the_wrong_cat_is_weaker_than_its_best_answers():
    """CQ-6.1: nobody knows the next Dog while a cat is sent."""
    five = quest("Su Me Ve Ea Ma", "Ea", ships="Ea1 Ve5")
    six = quest("Su Me Ve Ea Ma Sa", "Ea", ships="Ea1 Ve5")
    for s, least, most in ((five, 0.2, 0.5), (six, 0.55, 0.9)):
        rng, won = Rng(5), 0
        likely = fray.chance(s, 0, 0, s.crews[0], False)
        for _game in range(200):
            t = GAME.determinize(GAME.view(s, 0), rng)
            GAME.apply(t, model.TO_BATTLE, rng)
            while t.phase in model.BATTLE and t.turn == 0:
                GAME.apply(t, KNOWLEDGE.habit(t, 0, GAME.legal(t), rng), rng)
            won += t.winner == 0
        assert least < likely < most and abs(won / 200 - likely) < 0.1


def test_the_fire_is_not_wasted_on_a_dog_nobody_knows():
    """CQ-7.1: another one that nobody knows would take its place."""
    s = quest("Ve Ea Ju Sa Pl", "Ea", row="MWMAF")
    play(s, "battle")
    assert GAME.legal(s) == [model.BURN, model.FACE]
    assert fray.burnt(s, 0, s.crews[0]) <= fray.turned_up(s, 0, s.crews[0])
    assert list(KNOWLEDGE.choices(s, GAME.legal(s)).values()) == [model.FACE]
    s.seen[s.row[0]] = 1 << 0
    assert model.BURN in KNOWLEDGE.choices(s, GAME.legal(s)).values(), "it knows this one"


def test_a_battle_that_is_likely_lost_is_not_begun_while_there_is_time():
    """CQ-4.2"""
    s = quest("Su Me Ve Ea Ma", "Ea", ships="Ea1 Ve5")
    assert model.TO_BATTLE in GAME.legal(s) and model.TO_BATTLE not in KNOWLEDGE.choices(s, GAME.legal(s)).values()
    s.round = s.limit
    assert model.TO_BATTLE in KNOWLEDGE.choices(s, GAME.legal(s)).values()


def habit(s):
    return str(KNOWLEDGE.reflex(s, GAME.to_act(s), GAME.legal(s), Dice(1)))


def test_who_leads_ends_the_game_with_the_last_cat():
    """CQ-8.2"""
    s = last_cat(3, 2)
    assert finale.last_cat(s)
    assert habit(s) == "move:Sa1"
    play(s, "move:Sa1")
    assert habit(s) == "recruit"


@pytest.mark.parametrize("best", [(2, 3), (0, 0)])
def test_who_does_not_lead_leaves_the_last_cat_where_it_is(best):
    """CQ-8.2: with it the game would end, and somebody else or nobody would have won."""
    s = last_cat(*best)
    assert habit(s) != "move:Sa1"
    play(s, "move:Sa1")
    assert habit(s) == "end"


def test_the_leader_fears_an_army_that_still_may_fight_in_this_round():
    """CQ-8.2: the round is played to its end."""
    s = last_cat(3, 2)
    play(s, "move:Sa1")
    s.ships[1] = s.planets[EARTH]
    assert not finale.leads_to_the_end(s, 0) and habit(s) == "end"
    s.crews[1] = crew("Ve Ma Ea")
    assert finale.leads_to_the_end(s, 0), "three cats beat no more than three Dogs"
    s.crews[1] = crew("Ve Ma Ea Ne Pl")
    s.grounded = 1 << 1
    assert finale.leads_to_the_end(s, 0), "it must leave the Earth first (CQ-4.3)"


def test_a_cat_is_worth_more_if_a_rival_needs_it():
    s = quest("Ea", "Su Me Ea Sa", ships="Ea1 Ve2")
    play(s, "roll", rng=Loaded(1, 1))
    flights = [model.MOVES[s.planets[home]] for home in (VENUS, MARS)]
    eager = KNOWLEDGE.urges(s, 0, flights, Dice(1))
    s.crews[1] = crew("Ea")
    calm = KNOWLEDGE.urges(s, 0, flights, Dice(1))
    assert eager[0] - eager[1] > calm[0] - calm[1], "Venus's cat is what that army lacks, and it is at hand"


def test_a_trade_that_helps_both_is_offered_and_accepted():
    """CQ-4.5: two of each other's elements, and a third who is ahead of both."""
    s = quest("Su Ju Ma Pl Ve", "Me Ne Sa Ea Ur", "Ea", ships="Ma7 Ma7 Ea1")
    swaps = KNOWLEDGE.swaps(s, 1)
    assert swaps
    GAME.apply(s, model.TRADES[1], Rng(0))
    for _step in range(4):
        (action,) = KNOWLEDGE.choices(s, GAME.legal(s)).values() if s.phase == model.OFFERING else (None,)
        if action is None:
            break
        GAME.apply(s, action, Rng(0))
    assert (s.phase, s.given, s.asked) == (model.ANSWERING, *swaps[0][:2])
    assert search(GAME, GAME.view(s, 1), None, BRIEF, Rng(1)).action == model.ACCEPT


def test_nothing_is_talked_about_twice_in_a_turn():
    s = quest("Su Ju Ma Pl Ve", "Me Ne Sa Ea Ur", "Ea", ships="Ma7 Ma7 Ea1")
    assert model.TRADES[1] in KNOWLEDGE.choices(s, GAME.legal(s))
    s.offers = 1
    assert model.TRADES[1] in GAME.legal(s) and model.TRADES[1] not in KNOWLEDGE.choices(s, GAME.legal(s))


def test_what_is_hidden_changes_no_move():
    """CQ-9.2: other Dogs where nobody has looked, the same seed, the same thoughts."""
    chance = random.Random(4)
    for number, s in enumerate(game(2, 8)):
        seat = GAME.to_act(s)
        if number % 9 or len(KNOWLEDGE.choices(s, GAME.legal(s))) == 1:
            continue
        other = s.copy()
        eyes = model.EVERYBODY | 1 << seat
        places = [place for place, dog in enumerate(s.row) if not s.seen[dog] & eyes]
        rivals = [s.seen[s.row[place]] for place in places]
        pool = [s.row[place] for place in places] + s.box
        chance.shuffle(pool)
        for place in places:
            other.seen[s.row[place]] = 0
            other.row[place] = pool.pop()
        for place, seen in zip(places, rivals, strict=True):
            other.seen[other.row[place]] = seen
        other.box = sorted(pool)
        first, second = (search(GAME, GAME.view(one, seat), None, BRIEF, Rng(number)) for one in (s, other))
        assert first.moves == second.moves
