"""Cat Quest: those who think know the round limit (CQ-8.3): they are on Earth in time, and fight for the score."""

import pytest
from support.quests import GAME, SPACE, Loaded, crew, play, quest

from tabletop.ai.bots import Mind
from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import events, model
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.table.controller import CatQuestController
from tabletop.games.cat_quest.table.moments import moment
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.reasons import line, spoken
from tabletop.kernel.rng import Rng

KNOWLEDGE = GAME.knowledge()
LEVELS = ("greedy", "normal", "hard")
FIVE = "Ea Me Su Ve Pl"


def near_the_end(*crews, round_=10, ships="Ea1 Ve5", row="WMEFA", **facts):
    """A position of a game of ten rounds, in which nobody has beaten a Dog."""
    s = quest(*crews, ships=ships, row=row, limit=10)
    s.round, s.first = round_, int(round_ % 2 == 0)  # CQ-2.4: whoever began the game moves last in an even round
    for name, value in facts.items():
        setattr(s, name, value)
    assert GAME.load(GAME.dump(s)) == s and model.whose_turn(s) == 0
    return s


def decided(s, level):
    """What it does, without the slips of a level that has some."""
    mind = Mind(GAME, level, timer=iter(tick * 1e-6 for tick in range(10**6)).__next__)
    mind.thinking = mind.thinking._replace(slips=0)
    return mind.think(GAME.view(s, s.turn), Rng(3)).action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("round_", [9, 10])
def test_cq_8_3_whoever_is_on_earth_when_the_time_is_up_fights_though_the_battle_cannot_be_won(level, round_):
    s = near_the_end("Ea Me", "Ea", round_=round_)
    s.seen[s.row[0]] = model.EVERYBODY  # a Dog of Water, which the Common Earth Cat beats
    assert decided(s, level) == model.TO_BATTLE


@pytest.mark.parametrize("level", LEVELS)
def test_cq_8_3_in_the_last_round_but_one_they_fly_to_earth(level):
    s = near_the_end("Ea Su Ma", "Ea", round_=9, ships="Ma4 Pl9", phase=model.ROLLED, dice=[5, 5])
    flight = decided(s, level)
    assert flight.what in (s.planets[EARTH], SPACE["Ea2"]), "on Earth, or where it picks a ship up"


def test_cq_8_3_with_five_cats_on_earth_nobody_flies_where_there_is_no_way_back():
    s = near_the_end(FIVE, "Ea", round_=7)
    for level in LEVELS:
        played = s.copy()
        rng = Rng(8)
        while GAME.to_act(played) is not None:
            turn = played.turn
            GAME.apply(played, decided(played, level) if turn == 0 else GAME.legal(played)[-1], rng)
        assert played.best[0] > 0, level


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_cq_8_3_no_slip_throws_the_battle_of_a_last_turn(level):
    for best, cats, only in (([0, 0], FIVE, True), ([0, 4], FIVE, True), ([0, 3], "Ea Me Su", False)):
        s = near_the_end(cats, "Ea", best=best, reached=[4 * dogs for dogs in best])
        sensible = set(KNOWLEDGE.choices(s, GAME.legal(s)).values())
        assert (sensible == {model.TO_BATTLE}) == only, "three cats do not beat four Dogs"
        mind = Mind(GAME, level, timer=iter(tick * 1e-6 for tick in range(10**6)).__next__)
        mind.thinking = mind.thinking._replace(slips=100)
        assert not only or mind.think(GAME.view(s, 0), Rng(3)).action == model.TO_BATTLE
    early = near_the_end(FIVE, "Ea", round_=9)
    assert len(KNOWLEDGE.choices(early, GAME.legal(early))) > 1


def test_cq_8_3_nobody_gives_the_battle_of_a_last_turn_up():
    for round_, sensible in ((9, {model.GAMBLE, model.CONCEDE}), (10, {model.GAMBLE})):
        s = near_the_end("Ma Pl", "Ea", round_=round_, row="MMEFA")
        play(s, "battle")
        assert set(KNOWLEDGE.choices(s, GAME.legal(s)).values()) == sensible


def test_cq_8_3_the_chances_of_the_last_turn_are_those_of_its_battle():
    s = near_the_end(FIVE, "Ea", best=[0, 2], reached=[0, 9])
    first, second = KNOWLEDGE.chances(s, 2)
    assert first == pytest.approx(deadline.beats(s, 0, crew(FIVE), 3)) and second == pytest.approx(1 - first)
    away = near_the_end(FIVE, "Ea", ships="Ve3 Ve5", best=[0, 2], reached=[0, 9])
    assert KNOWLEDGE.chances(away, 2) == [0.0, 1.0], "no turn is left to fight in"
    nobody = near_the_end(FIVE, "Ea", ships="Ve3 Ve5")
    assert KNOWLEDGE.chances(nobody, 2) == [0.0, 0.0], "the Dogs keep the Earth"


def test_far_from_the_limit_nobody_thinks_of_it():
    s = quest(FIVE, "Ea", ships="Ea1 Ve5", limit=40)
    assert deadline.trust(s) == 0.0
    s.round = 38
    assert deadline.trust(s) > 0.0
    s.ending = True  # CQ-8.2: the last alien cat ends it sooner
    assert deadline.trust(s) == 0.0


# -- what people are told ---------------------------------------------------------------------------------------------

TABLE = CatQuestController([Seat(HUMAN, "Ann"), Seat(HUMAN, "Mimi")])
ARMY = "Su Me Ea Ma Ju Sa Ur Ne"


def words(s, action):
    """All that the table says of an action before it is done."""
    view, legal = GAME.view(s, 0), GAME.legal(s)
    hints = [hint.words for hint in TABLE.foresee(view, legal, GAME.parse(action))]
    order = GAME.parse(action)
    return " / ".join([*hints, line(spoken(TABLE.reasons(view, legal, order))), TABLE.sure(view, legal, order)])


def remarks(s):
    """Everything a coach could say here."""
    return {one.name for one in TABLE.remarks if one.says(GAME.view(s, 0), GAME.legal(s), TABLE.names)}


@pytest.mark.parametrize("round_", [8, 9, 10])
def test_cq_8_3_nothing_speaks_against_a_battle_whose_dogs_decide(round_):
    s = near_the_end("Ea Me Su Ve", "Ea", round_=round_)
    told = words(s, "battle")
    assert "up to 4 Dogs beaten, and they count now" in told and "cannot be won" not in told
    assert ("goes home" in told) == (round_ < 10), "in the last turn it does not matter"
    assert "too few" not in remarks(s)
    early = near_the_end("Ea Me Su Ve", "Ea", round_=4)
    assert "This battle cannot be won" in words(early, "battle") and "too few" in remarks(early)


def test_cq_8_3_in_the_last_turn_the_table_asks_for_a_battle():
    for round_, first, bright in ((4, "Roll the dice.", "roll"), (10, "Your last turn: go to battle.", "battle")):
        s = near_the_end("Ea Me Su Ve", "Ea", round_=round_)
        view, legal = GAME.view(s, 0), GAME.legal(s)
        assert TABLE.prompt(view, legal).splitlines()[0] == first
        lit = [piece.key for piece in TABLE.layout(view, legal, (1280.0, 720.0)).pieces if "accent" in piece.picture]
        assert lit == [bright]
        assert TABLE.gesture(view, model.TO_BATTLE).quiet == (round_ == 4)
        (event,) = [one for one in play(s, "battle") if isinstance(one, events.Battle)]
        assert any("counts now" in line for line in moment(view, event, TABLE.names).words) == (round_ == 10)


def test_cq_8_3_a_flight_to_earth_is_for_the_battle_that_is_still_possible():
    ways = {"ships": "Ma3 Ve5", "phase": model.ROLLED, "dice": [3, 3]}
    in_time = words(near_the_end("Ea Me Su Ve", "Ea", round_=9, **ways), "move:Ea1")
    assert in_time.count("battle next turn: up to 4 Dogs beaten") == 2 and "too few" not in in_time, "and why"
    assert "no turn is left to fight in" in words(near_the_end("Ea Me Su Ve", "Ea", **ways), "move:Ea1")
    rolling = words(near_the_end("Ea Me Su Ve", "Ea", round_=9, ships="Ma3 Ve5"), "roll")
    assert "back to Earth in time: the Dogs you beat decide" in rolling


def test_cq_8_3_a_rival_without_a_turn_left_does_not_win_next_turn():
    for round_, place, ready in ((9, 0, True), (10, 0, True), (10, 1, False)):
        s = near_the_end("Ea Ve", ARMY, round_=round_, ships="Ma3 Ea1")
        if place:  # seat 0 is the last of the round
            s.place, s.first = 1, 0
            s.turn = model.whose_turn(s)
        assert s.turn == 0 and ("rival ready" in remarks(s)) == ready
    far = near_the_end("Ea Ve", ARMY, round_=10, ships="Ma3 Ma1")
    assert "rival near" not in remarks(far) and "rival near" in remarks(
        near_the_end("Ea Ve", ARMY, round_=9, ships="Ma3 Ma1")
    )


def test_cq_8_3_in_the_last_turn_no_cat_is_worth_fetching():
    ways = {"ships": "Ea1 Ma1", "phase": model.ROLLED, "dice": [1, 1]}
    assert {"new kinds", "last of a home"} <= remarks(near_the_end("Ea", "Ea", round_=9, **ways))
    assert remarks(near_the_end("Ea", "Ea", **ways)) == set()


LATER = ("battle", "kinds", "comes by", "away", "picks you up", "would help", "stays behind")


def test_cq_8_3_in_a_last_turn_no_reason_speaks_of_a_later_one():
    ways = {"ships": "Ve5 Ea1", "best": [0, 4], "reached": [0, 8]}
    for phase, dice in ((model.START, [0, 0]), (model.ROLLED, [6, 6])):
        s = near_the_end("Ea Ma Ju Ve Me", "Ea", phase=phase, dice=dice, **ways)
        view, legal = GAME.view(s, 0), GAME.legal(s)
        for order in legal:
            told = line(spoken(TABLE.reasons(view, legal, order)))
            assert told == "this is your last turn, and nothing you do changes the result any more"
            said = TABLE.said_of(view, legal, order)
            assert not [one for one in said for later in LATER if later in one.words]
        earlier = near_the_end("Ea Ma Ju Ve Me", "Ea", round_=9, phase=phase, dice=dice, **ways)
        assert "last turn" not in "".join(
            line(spoken(TABLE.reasons(GAME.view(earlier, 0), legal, order))) for order in legal
        )


def test_cq_8_3_a_battle_that_can_still_win_is_no_vain_last_turn():
    for cats, vain in ((FIVE, False), ("Ea Me Su", True)):
        s = near_the_end(cats, "Ea", best=[0, 3], reached=[0, 8])
        assert ("nothing you do changes" in words(s, "battle")) == vain
        assert ("last turn" in remarks(s)) != vain


def coached(s, name):
    """What the coach says here under this name."""
    (remark,) = [one for one in TABLE.remarks if one.name == name]
    return remark.says(GAME.view(s, 0), GAME.legal(s), TABLE.names)


def test_cq_8_3_the_coach_speaks_of_the_end_that_is_nearer():
    crews = "Ea Me Su Ve", "Ea Ma Ju Sa Ur"  # two wait elsewhere
    for best, name in (([0, 0], "the Dogs"), ([0, 4], "Mimi")):
        facts = {"ships": "Ve5 Ve5", "best": best, "reached": [2 * dogs for dogs in best]}
        s = near_the_end(*crews, **facts)
        assert not coached(s, "few cats")
        assert coached(s, "few rounds") == f"The game ends with this round, and {name} would win."
        assert "Only 2 alien cats are left" in coached(near_the_end(*crews, round_=6, **facts), "few cats")
    fighting = near_the_end(*crews)
    assert coached(fighting, "last turn") and not coached(fighting, "few rounds")
    last = near_the_end("Ea Me Su Ve Ne", crews[1], ships="Pl1 Ve5")
    assert model.RECRUIT in GAME.legal(last) and not coached(last, "last cat, behind"), "it is the last round anyway"


def test_cq_8_3_when_the_time_is_up_the_winner_is_glad_and_nobody_else():
    for best, moods in (([2, 1], ["gloating", "hurt"]), ([0, 3], ["hurt", "gloating"]), ([0, 0], ["hurt", "hurt"])):
        s = near_the_end("Ea", "Ea", ships="Ma3 Ve5", best=best, reached=[4 * dogs for dogs in best])
        s.place, s.first = 1, 0  # the last turn of the last round
        felt = {}
        play(s, "roll", rng=Loaded(1, 1))
        for event in play(s, "move:Ma3"):
            felt.update(TABLE.feel(GAME.view(s, 0), event))
        assert GAME.to_act(s) is None and [felt[seat] for seat in range(2)] == moods
