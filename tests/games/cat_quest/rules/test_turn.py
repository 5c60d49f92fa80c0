"""Cat Quest: a turn (CQ-4), trades and the end of a round (CQ-5)."""

import random

import pytest
from support.quests import GAME, SPACE, Loaded, aboard, crew, kinds, legal, only, play, quest, refusal

from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import HOMES
from tabletop.games.cat_quest.voice.prompts import prompt
from tabletop.games.cat_quest.voice.words import DECLINED
from tabletop.kernel.seating import Seating


def test_cq_4_1_recruit_roll_fly_recruit():
    """CQ-4.1"""
    s = quest("Ea", "Ea", ships="Ma1 Ea1")
    assert legal(s) == ["recruit", "roll"]
    play(s, "recruit")
    assert s.crews[0] == crew("Ea Ma") and s.homes[4] == 0
    play(s, "roll", rng=Loaded(2, 1))
    assert "recruit" not in legal(s)
    reach = {text for text in legal(s) if text.startswith("move:")}
    within = {str(move) for move in model.MOVES if distance(SPACE["Ma1"], move.what) <= 3}
    assert reach == within and "move:Ma1" in reach
    assert "move:Ju1" in reach, "the belt costs exactly three"
    play(s, "move:Ju1")
    assert s.ships[0] == SPACE["Ju1"] and legal(s) == ["recruit", "end"]
    play(s, "recruit")
    assert s.crews[0] == crew("Ea Ma Ju") and s.turn == 1, "two homes, two cats; nothing left to do"


def test_cq_4_1_what_is_refused_on_the_way():
    """CQ-4.1"""
    s = quest("Ea", "Ea Ju", ships="Ma1 Ju1")
    assert refusal(s, "move:Ma2").rule == refusal(s, "end").rule == "CQ-4.1"
    play(s, "roll", rng=Loaded(1, 1))
    for text in ("roll", "recruit", "end"):
        assert refusal(s, text).rule == "CQ-4.1"
    far = refusal(s, "move:Pl1")
    assert far.rule == "CQ-4.1" and far.text == "Too far: 11 steps, and you have 2."
    s = quest("Ea", "Ea", ships="Ma1 Ea1")
    play(s, "roll", "move:Ma1", rng=Loaded(1, 1))
    assert legal(s) == ["recruit", "end"] and refusal(s, "move:Ma2").text == "You have flown already."
    assert refusal(s, "roll").rule == "CQ-4.1"


def test_cq_4_2_battle_only_on_earth_at_the_beginning_and_with_a_cat():
    """CQ-4.2"""
    assert legal(quest("Ea", "Ea")) == ["battle", "roll"]
    assert refusal(quest("Ea", "Ea", ships="Ma1 Ea1"), "battle").rule == "CQ-4.2"
    s = quest("", "Ea")
    assert legal(s) == ["recruit", "roll"] and refusal(s, "battle").rule == "CQ-4.2"
    play(s, "recruit")
    assert refusal(s, "battle").rule == "CQ-4.2", "recruiting makes it a journey"
    s = quest("Ea", "Ea", ships="Me1 Ea1")
    play(s, "roll", "move:Ea1", rng=Loaded(6, 6))
    assert s.turn == 1, "arriving on Earth is not beginning there"


def lost_battle():
    s = quest("Ea", "Ea", row="MMMMM"[:3] + "AA")
    play(s, "battle")
    assert s.turn == 1 and s.grounded == 1
    return s


def test_cq_4_3_after_a_lost_battle_leave_the_earth():
    """CQ-4.3"""
    s = lost_battle()
    play(s, "roll", "move:Ea2", rng=Loaded(1, 1))
    assert s.turn == 1 and s.round == 2
    play(s, "roll", "move:Ea3", rng=Loaded(1, 1))
    assert s.turn == 0 and s.ships[0] == s.planets[3]
    assert legal(s) == ["roll"] and refusal(s, "battle").rule == "CQ-4.3"
    play(s, "roll", rng=Loaded(1, 1))
    earth = f"move:Ea{s.planets[3] - SPACE['Ea1'] + 1}"
    assert earth not in legal(s) and refusal(s, earth).rule == "CQ-4.3"
    play(s, "move:Ea4")
    assert s.grounded == 0


def test_cq_4_2_being_swept_up_by_earth_afterwards_is_fine():
    """CQ-4.2"""
    s = lost_battle()
    s.ships[0], s.turn, s.place, s.phase, s.round = SPACE["Ea1"], 0, 1, model.START, 2
    play(s, "roll", "move:Ea2", rng=Loaded(1, 1))
    assert s.ships[0] == s.planets[3] == SPACE["Ea2"], "Earth caught up"
    assert s.turn == 0 and "battle" in legal(s)


def test_cq_4_4_one_cat_of_a_home_you_have_none_from():
    """CQ-4.4"""
    s = quest("Ea Ma", "Ea", ships="Ma1 Ea1")
    assert legal(s) == ["roll"] and refusal(s, "recruit").text == "Marsiamese is in your crew already."
    s = quest("Ea", "Ea Ma", ships="Ma1 Ea1")
    assert s.homes[4] == 0 and "none left" in refusal(s, "recruit").text
    assert refusal(quest("Ea", "Ea", ships="Ma2 Ea1"), "recruit").rule == "CQ-4.4"
    s = quest("Ea", "Ea", "Ea", ships="Ma1 Ma1 Ea1")
    play(s, "recruit", "trade:1", "give:Ma", "ask:Ea")
    assert refusal(s, "offer").text == "Nobody may end with two cats of one home."
    play(s, "give:Ea", "offer", "decline", "trade:1", "give:Ma", "give:Ea", "ask:Ea", "offer", "accept")
    assert s.crews[0] == crew("Ea") and s.homes[4] == 1
    assert refusal(s, "recruit").text == "You have already recruited from Mars in this turn."


def test_cq_4_4_a_lost_common_earth_cat_waits_on_earth_also_for_its_loser():
    """CQ-4.4"""
    s = quest("Me", "Ea", ships="Ea1 Ma1")
    assert s.homes[3] == 1
    assert legal(s)[0] == "recruit"
    play(s, "recruit")
    assert s.crews[0] == crew("Me Ea") and s.homes[3] == 0


def meeting(first="Ea Ma", second="Ea Ve", where="Ve3 Ve3"):
    return quest(first, second, ships=where)


def test_cq_4_5_an_offer_and_its_acceptance():
    """CQ-4.5"""
    s = meeting("Ea Ma Sa", "Ea Ve")
    s.spent[0] = crew("Sa")
    assert legal(s) == ["trade:1", "roll"]
    play(s, "trade:1")
    assert refusal(s, "offer").text == "At least one cat must come from each side."
    assert refusal(s, "roll").rule == refusal(s, "accept").rule == refusal(s, "ask:Ma").rule == "CQ-4.5"
    play(s, "give:Sa", "ask:Ve")
    assert refusal(s, "give:Sa").text == "The Caturn is already part of the offer; Undo takes back what came last."
    assert GAME.to_act(s) == 0
    play(s, "offer")
    assert GAME.to_act(s) == 1 and legal(s) == ["accept", "decline"]
    assert refusal(s, "roll").rule == "CQ-4.6"
    events = play(s, "accept")
    assert s.crews == [crew("Ea Ma Ve"), crew("Ea Sa")]
    assert s.spent == [0, crew("Sa")], "what is used up travels with the cat"
    assert GAME.to_act(s) == 0 and s.fresh == crew("Ve") and events[0].seat == 1


def test_cq_4_5_no_trade_on_earth_nor_at_a_distance_nor_alone():
    """CQ-4.5"""
    assert refusal(meeting(where="Ea1 Ea1"), "trade:1").text == "Nobody trades on Earth: the Dogs are listening."
    assert refusal(meeting(where="Ve3 Ve4"), "trade:1").rule == "CQ-4.5"
    assert refusal(meeting(), "trade:0").rule == refusal(meeting(), "trade:3").rule == "CQ-4.5"
    assert refusal(meeting("Ea", ""), "trade:1").text == "A trade needs a cat on both sides."


def test_cq_4_5_three_on_a_space_trade_two_by_two():
    """CQ-4.5"""
    s = quest("Ea Ma", "Ea Ve", "Ea Me", ships="Ve3 Ve3 Ve3")
    assert legal(s)[:2] == ["trade:1", "trade:2"]
    play(s, "trade:1")
    assert not [text for text in legal(s) if text.startswith("trade")] and refusal(s, "ask:Me").rule == "CQ-4.5"
    play(s, "give:Ma", "ask:Ve", "offer", "accept", "trade:2", "give:Ve", "ask:Me", "offer", "accept")
    assert s.crews == [crew("Ea Me"), crew("Ea Ma"), crew("Ea Ve")] and s.offers == 2


def test_cq_4_5_at_most_three_offers_a_turn():
    """CQ-4.5"""
    s = meeting()
    for _offer in range(3):
        play(s, "trade:1", "give:Ma", "ask:Ve", "offer", "decline")
    assert legal(s) == ["roll"] and refusal(s, "trade:1").text == "You have made three offers in this turn."
    play(s, "roll", "move:Ve3", rng=Loaded(1, 1))
    assert s.turn == 1 and "trade:0" in legal(s), "a new turn, new offers"


def test_cq_4_5_trades_between_roll_and_flight_and_after_it():
    """CQ-4.5, CQ-4.1"""
    s = meeting()
    play(s, "roll", rng=Loaded(2, 2))
    assert "trade:1" in legal(s)
    play(s, "trade:1", "give:Ma", "ask:Ve", "offer", "accept")
    assert s.phase == model.ROLLED and s.dice == [2, 2]
    play(s, "move:Ve3")
    assert legal(s) == ["trade:1", "end"]


def test_cq_4_6_an_offer_that_was_not_made_does_not_count_and_a_new_one_does():
    """CQ-4.6"""
    s = meeting()
    play(s, "trade:1", "give:Ma", "cancel")
    assert s.offers == 0 and s.phase == model.START
    play(s, "roll", rng=Loaded(2, 2))
    play(s, "trade:1", "give:Ma", "ask:Ve", "offer", "decline")
    assert s.offers == 1 and legal(s)[0] == "trade:1"
    assert legal(meeting())[0] == "trade:1"


def test_cq_4_6_whoever_withdraws_an_offer_talks_to_that_player_again_only_after_something_new():
    """CQ-4.6, CQ-4.7"""
    s = meeting()
    play(s, "trade:1", "cancel")
    assert legal(s) == ["roll"] and s.withdrawn == 0b10
    refused = refusal(s, "trade:1")
    assert refused.rule == "CQ-4.6" and refused.text.startswith("You have just withdrawn your offer")
    play(s, "roll", rng=Loaded(1, 1))
    assert "trade:1" in legal(s), "the dice are something new"
    play(s, "trade:1", "cancel", "move:Ve3")
    assert "trade:1" in legal(s), "and so is the flight"
    play(s, "trade:1", "cancel")
    assert legal(s) == ["end"] and s.turn == 0, "nobody's turn ends by withdrawing"
    assert GAME.load(GAME.dump(s)) == s
    asked = prompt(Seating(()), GAME.view(s, 0), GAME.legal(s))
    assert asked == "End your turn.\nYou withdrew your offer, so trading is over for this turn."
    play(s, "end")
    assert s.turn == 1 and not s.withdrawn


def test_cq_4_6_with_the_others_one_may_still_talk_and_an_offer_that_is_made_is_something_new():
    """CQ-4.6"""
    s = quest("Ea Ma", "Ea Ve", "Su Pl", ships="Ve3 Ve3 Ve3")
    play(s, "trade:1", "cancel")
    assert legal(s) == ["trade:2", "roll"]
    play(s, "trade:2", "cancel")
    assert legal(s) == ["roll"]
    s = quest("Ea Ma", "Ea Ve", "Su Pl", ships="Ve3 Ve3 Ve3")
    play(s, "trade:1", "cancel", "trade:2", "give:Ma", "ask:Su", "offer", "decline")
    assert legal(s) == ["trade:1", "trade:2", "roll"]


def test_a_declined_offer_has_a_reason_everybody_can_see():
    for first, second, given, asked, why in (
        ("Ea Ma", "Su Ve", "Ma", "Ve", trade.WEAKER),
        ("Ea Ma", "Ea Ve", "Ma", "Ve", trade.PLANS),
        ("Su Me", "Su Ma", "Me", "Ma", trade.CONTENT),
        ("Su Me", "Ve Ea", "Su", "Ve", trade.EVEN),
        ("Ma Pl", "Su Ve Ea", "Ma", "Ve", trade.UNEVEN),
        ("Su Ve Ea Ma", "Me Ea Ju Sa Pl", "Ve", "Me Pl", trade.FEWER),
        ("Ne", "Su Me Ve Ea Ma", "Ne", "Ma", trade.THINNER),
    ):
        s = meeting(first, second)
        asks = [f"ask:{cat}" for cat in asked.split()]
        told = play(s, "trade:1", f"give:{given}", *asks, "offer", "decline")
        assert kinds(told) == ["parley", "give", *["ask"] * len(asks), "offer", "decline"]
        assert told[-1].seat == 1 and told[-1].why == why, (first, second)


def test_what_is_said_of_a_declined_offer_is_true():
    """Whatever may be offered: fewer kinds, fewer cats, fewer second cats are said where that is so."""
    chance, said = random.Random(4), set()
    for _try in range(3000):
        s = meeting()
        s.crews = [chance.randrange(1, 1 << HOMES) for _seat in range(2)]
        s.partner, s.given, s.asked = 1, *(crew & chance.randrange(1 << HOMES) for crew in s.crews)
        if not trade.fits(s):
            continue
        now, then = s.crews[1], trade.crews_after(s, s.given, s.asked)[1]
        why = trade.objection(s)
        said.add(why)
        twice = [sum((crew & cats).bit_count() > 1 for cats in content.BEATERS) for crew in (now, then)]
        assert (why == trade.WEAKER) == (content.kinds(then) < content.kinds(now))
        assert why != trade.FEWER or then.bit_count() < now.bit_count()
        assert why != trade.THINNER or twice[1] < twice[0]
        if why in (trade.EVEN, trade.PLANS):
            assert trade.gains(now, then) > (0, 0, 0)
        if why in (trade.CONTENT, trade.UNEVEN, trade.EVEN, trade.PLANS):
            assert then.bit_count() >= now.bit_count()
            assert twice[1] >= twice[0] or content.kinds(then) > content.kinds(now)
    assert said == set(range(7)) == set(DECLINED)


def test_nobody_agrees_even_by_a_slip_to_what_makes_them_weaker():
    """As normal AIs slip, they would else agree to anything now and then."""
    s = meeting("Ea", "Su Me Ve")
    play(s, "trade:1", "give:Ea", "ask:Ve", "offer")
    assert trade.objection(s) == trade.WEAKER
    knowledge = GAME.knowledge()
    assert list(knowledge.choices(s, GAME.legal(s))) == [model.DECLINE]
    s = meeting("Ea Ma", "Ea Ve")
    play(s, "trade:1", "give:Ma", "ask:Ve", "offer")
    assert trade.objection(s) == trade.PLANS
    assert set(knowledge.choices(s, GAME.legal(s))) == {model.ACCEPT, model.DECLINE}


def test_cq_4_7_a_turn_with_nothing_left_to_do_ends_by_itself():
    """CQ-4.7"""
    s = quest("Ea", "Ea")
    events = play(s, "roll", "move:Ma2", rng=Loaded(3, 3))
    assert s.turn == 1 and kinds(events) == ["roll", "move", "turn"]
    s = quest("Ea", "Ea")
    play(s, "roll", "move:Ma1", rng=Loaded(3, 3))
    assert s.turn == 0 and legal(s) == ["recruit", "end"]
    play(s, "end")
    assert s.turn == 1


def stay_all(s):
    """Everybody stays until the round is over."""
    before = s.round
    while s.round == before:
        play(s, "roll", rng=Loaded(1, 1))
        s.phase, s.dice = model.MOVED, [0, 0]
        play(s, "end")


def test_cq_5_1_planets_move_and_take_ships_along():
    """CQ-5.1: ships on it ride along, a planet that moves onto a ship takes it along the next round"""
    s = quest("Ea", "Ea", ships="Ma1 Ma2")
    s.planets[9] = SPACE["Pl42"]
    stay_all(s)
    assert s.planets[4] == SPACE["Ma2"] and s.ships == [SPACE["Ma2"], SPACE["Ma2"]]
    assert s.planets[9] == SPACE["Pl1"] and s.planets[0] == SPACE["Su"] == 0
    stay_all(s)
    assert s.planets[4] == SPACE["Ma3"] and s.ships == [SPACE["Ma3"], SPACE["Ma3"]]


def test_cq_5_1_only_after_every_player_has_had_a_turn():
    """CQ-5.1"""
    s = quest("Ea", "Ea", "Ea")
    for space in ("Ma3", "Ma4"):
        events = play(s, "roll", f"move:{space}", rng=Loaded(6, 6))
        assert s.planets[3] == SPACE["Ea1"] and not only(events, "orbit")
    assert only(play(s, "roll", "move:Ma5", rng=Loaded(6, 6)), "orbit")
    assert s.planets[3] == SPACE["Ea2"] and s.round == 2


@pytest.mark.parametrize("text", ["battle", "roll", "recruit", "move:Ea2", "peek", "answer:Ea", "face", "quake:both"])
def test_cq_8_1_nothing_goes_on_after_the_end(text):
    """CQ-8.1"""
    s = quest("Ea", "Ea")
    s.phase, s.winner = model.OVER, 1
    assert refusal(s, text).rule == "CQ-8.1" and legal(s) == []


def test_aboard_moves_cats_from_their_homes():
    s = quest("Ea", "Ea")
    aboard(s, 0, "Ea Su")
    assert s.homes[0] == 0 and s.homes[3] == 0


@pytest.mark.parametrize(
    ("texts", "rule"),
    [
        ((), "CQ-4.1"), (("roll",), "CQ-4.1"), (("trade:1",), "CQ-4.5"),
        (("trade:1", "give:Sa", "ask:Ju", "offer"), "CQ-4.6"),
    ],
)  # fmt: skip
def test_cq_4_1_whoever_is_not_asked_hears_the_rule_of_the_moment(texts, rule):
    """CQ-4.1, CQ-4.5, CQ-4.6"""
    s = quest("Sa", "Ju", ships="Ve3 Ve3")
    play(s, *texts)
    assert GAME.turn_rule(s) == rule
