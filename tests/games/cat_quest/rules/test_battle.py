"""Cat Quest: battles (CQ-6), abilities (CQ-7) and how the game ends (CQ-8)."""

import re

import pytest
from support.quests import CAT, GAME, SPACE, Loaded, crew, kinds, legal, letters, only, play, quest, refusal

from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.model import EVERYBODY
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import Watched
from tabletop.kernel.rng import Rng


def test_cq_6_1_dog_after_dog_until_none_is_left():
    """CQ-6.1, CQ-8.1"""
    s = quest("Su Me Ve Ea Ma", "Ea", row="MWEFA")
    events = play(s, "battle")
    assert kinds(events) == ["battle", "reveal"] and legal(s) == ["answer:Su", "answer:Me"]
    assert s.seen[s.row[0]] == EVERYBODY
    play(s, "answer:Su")
    assert legal(s) == ["answer:Ve", "answer:Ea"]
    play(s, "answer:Ea")
    assert refusal(s, "answer:Ea").text == "Your Common Earth Cat has already fought in this battle."
    assert refusal(s, "answer:Me").rule == "CQ-3.2" and refusal(s, "answer:Pl").rule == "CQ-6.1"
    assert refusal(s, "concede").rule == refusal(s, "roll").rule == refusal(s, "face").rule == "CQ-6.1"
    events = play(s, "answer:Ve", "answer:Me", "answer:Ma")
    outcome = GAME.outcome(s)
    assert outcome.winners == (0,) and outcome.reason == "earth-freed" and outcome.scores == (5, 0)
    assert kinds(events)[-2:] == ["beat", "free"] and GAME.to_act(s) is None


@pytest.mark.parametrize("letter", "MWEFA")
def test_cq_3_2_a_cat_that_does_not_beat_the_dog_is_refused_in_good_english(letter):
    """CQ-3.2"""
    s = quest("Su Me Ve Ea Ma", "Ea", row=letter + "MWEF")
    play(s, "battle")
    refused = [refusal(s, f"answer:{code}") for code in ("Su", "Me", "Ve", "Ea", "Ma")]
    texts = [why.text for why in refused if why is not None]
    dog = content.DOG_NAMES["MWEFA".index(letter)]
    assert len(texts) == 3 and all(text.endswith(f" does not beat this {dog}.") for text in texts)
    assert not any(re.search(r"\ba [AEIOU]|\ban [^AEIOU]", text) for text in texts)


def test_cq_6_1_outside_a_battle_there_is_nothing_to_answer():
    """CQ-6.1"""
    for text in ("answer:Ea", "gamble", "concede", "keep", "burn", "face"):
        assert refusal(quest("Ea", "Ea"), text).rule == "CQ-6.1"


def test_cq_6_2_losing():
    """CQ-6.2"""
    s = quest("Su Ve", "Ea", row="MWMFA")
    before = list(s.row)
    events = play(s, "battle", "answer:Su", "answer:Ve")
    assert kinds(events)[-4:] == ["reveal", "lose", "forfeit", "turn"]
    assert only(events, "lose")[0].score == 2
    assert s.row == before, "beaten Dogs go back in the same order"
    assert [s.seen[dog] for dog in s.row] == [EVERYBODY] * 3 + [0, 0], "the one that won is known too"
    assert s.best == [2, 0] and s.turn == 1 and s.grounded == 1
    lost = only(events, "forfeit")[0].cat
    assert lost in (0, 2) and s.homes[lost] == 1 and not s.crews[0] >> lost & 1


def test_cq_6_2_any_cat_that_answered_can_be_lost_and_no_other():
    """CQ-6.2"""
    lost = set()
    for seed in range(30):
        s = quest("Su Ve Ma", "Ea", row="MWFFA")
        lost.add(only(play(s, "battle", "answer:Su", "answer:Ve", rng=Rng(seed)), "forfeit")[0].cat)
    assert lost == {0, 2}


def test_cq_6_2_none_answered_none_lost_and_a_worse_score_is_not_recorded():
    """CQ-6.2"""
    s = quest("Ma", "Ea", row="MWEFA")
    s.best[0], s.reached[0] = 3, 1
    events = play(s, "battle")
    assert not only(events, "forfeit") and s.crews[0] == crew("Ma") and s.best[0] == 3
    assert only(events, "lose")[0].score == 0


def test_cq_6_2_a_lost_cat_forgets_what_it_used():
    """CQ-6.2, CQ-7.6"""
    s = quest("Sa", "Ea", row="FMEFA")
    s.spent[0] = crew("Sa")
    play(s, "battle", "answer:Sa")
    assert s.spent[0] == 0 and s.homes[6] == 1


def test_cq_6_3_an_ability_before_or_after_the_answer():
    """CQ-6.3"""
    s = quest("Ju Me", "Ea", row="MWEFA")
    play(s, "battle", "face", "answer:Ju")
    assert legal(s) == ["burn", "face"], "Jupersian fought and can still burn"
    s = quest("Ju Me Su", "Ea", row="EMEFA")
    s.box = [1]
    play(s, "battle", "burn")
    assert letters(s)[0] == "M" and "answer:Ju" in legal(s), "Jupersian burnt and can still fight"


def test_cq_6_4_giving_up_only_instead_of_a_gamble():
    """CQ-6.4"""
    s = quest("Pl", "Ea", row="MWEFA")
    play(s, "battle")
    assert legal(s) == ["gamble", "concede"]
    events = play(s, "concede")
    assert kinds(events) == ["lose", "turn"] and s.crews[0] == crew("Pl")
    s = quest("Pl Su", "Ea", row="MWEFA")
    play(s, "battle")
    assert legal(s) == ["answer:Su", "gamble"] and refusal(s, "concede").rule == "CQ-6.1"


def test_cq_6_5_a_cat_that_only_used_its_ability_is_never_lost():
    """CQ-6.5"""
    for seed in range(30):
        s = quest("Ju Me", "Ea", row="EWEFA")
        s.box = [0]  # a Metal Dog
        events = play(s, "battle", "burn", "answer:Me", rng=Rng(seed))
        assert only(events, "forfeit")[0].cat == CAT["Me"] and s.crews[0] == crew("Ju")
        s = quest("Pl Sa", "Ea", row="MFEFA")
        play(s, "battle", "gamble", rng=Loaded(4))
        play(s, "quake:black", rng=Loaded(2))
        assert s.crews[0] == crew("Sa") and s.turn == 1


def test_cq_7_1_incinerate():
    """CQ-7.1"""
    s = quest("Ju", "Ea", row="WWEFA")
    burnt, box = s.row[0], len(s.box)
    assert kinds(play(s, "battle")) == ["battle"] and legal(s) == ["burn", "face"]
    assert refusal(s, "answer:Ju").rule == "CQ-7.1"
    events = play(s, "burn")
    assert kinds(events)[:2] == ["burn", "reveal"] and events[0].dog == HIDDEN
    assert s.removed == [burnt] and len(s.box) == box - 1 and burnt not in s.row and not s.seen[burnt]
    assert s.seen[s.row[0]] == EVERYBODY
    assert GAME.view(s, 0).removed == (HIDDEN,)


def test_cq_7_1_a_known_dog_burns_for_everybody_to_see_and_only_before_it_is_turned_up_again():
    """CQ-7.1"""
    s = quest("Ju Su", "Ea", row="MWEFA")
    s.seen[s.row[0]] = EVERYBODY
    dog = s.row[0]
    play(s, "battle")
    assert play(s, "burn")[0].dog == dog and GAME.view(s, None).removed == (dog,)
    s = quest("Ju Su", "Ea", row="MWEFA")
    play(s, "battle", "face")
    assert refusal(s, "burn").text == "A Dog can be burnt only before it is turned up."


def test_cq_7_1_not_with_an_empty_box_nor_twice_nor_without_jupersian():
    """CQ-7.1, CQ-7.6"""
    s = quest("Ju Su", "Ea", row="MWEFA")
    s.removed, s.box = s.box, []
    assert kinds(play(s, "battle")) == ["battle", "reveal"]
    assert refusal(s, "burn").text == "The box is empty: no Dog could take its place."
    s = quest("Ju Su Me Ma Ve", "Ea", row="MMEFA")
    play(s, "battle", "burn", rng=Rng(2))
    assert refusal(s, "burn").text == "Incinerate works once in a battle."
    s = quest("Su", "Ea", row="MWEFA")
    play(s, "battle")
    assert refusal(s, "burn").text == "You have no Jupersian."


def test_cq_7_2_earthquake_in_space():
    """CQ-7.2"""
    s = quest("Ea Sa", "Ea")
    assert refusal(s, "quake:both").rule == "CQ-7.2"
    play(s, "roll", rng=Loaded(1, 2))
    assert legal(s)[:3] == ["quake:black", "quake:white", "quake:both"]
    events = play(s, "quake:black", rng=Loaded(6))
    assert s.dice == [6, 2] and (events[0].black, events[0].white) == (6, 2)
    assert refusal(s, "quake:white").rule == "CQ-7.6", "once for each recruitment"
    play(s, "move:Ea1")
    play(s, "roll", "move:Ea1", rng=Loaded(1, 1))
    play(s, "roll", "move:Ea2", rng=Loaded(1, 1))
    play(s, "roll", rng=Loaded(1, 1))
    assert refusal(s, "quake:both").rule == "CQ-7.6"
    assert refusal(quest("Ea", "Ea"), "quake:both").rule == "CQ-7.2"
    s = quest("Ea", "Ea")
    play(s, "roll", rng=Loaded(1, 1))
    assert refusal(s, "quake:both").text == "You have no Caturn."


def test_cq_7_2_both_dice_or_one():
    """CQ-7.2"""
    for text, faces, after in (("quake:white", (5,), [1, 5]), ("quake:both", (4, 3), [4, 3])):
        s = quest("Ea Sa", "Ea")
        play(s, "roll", rng=Loaded(1, 2))
        play(s, text, rng=Loaded(*faces))
        assert s.dice == after


def test_cq_7_2_plukittens_even_roll_replaced_by_caturn_can_still_win():
    """CQ-7.2, CQ-7.5"""
    s = quest("Pl Sa", "Ea", row="MFEFA")
    play(s, "battle", "gamble", rng=Loaded(4))
    assert legal(s) == ["keep", "quake:black"] and refusal(s, "quake:both").rule == "CQ-7.2"
    assert refusal(s, "answer:Sa").rule == "CQ-7.5"
    events = play(s, "quake:black", rng=Loaded(3))
    assert kinds(events)[:2] == ["quake", "beat"] and s.beaten == 1
    assert legal(s) == ["answer:Sa"], "Caturn can still answer"
    s = quest("Pl Sa", "Ea", row="MFEFA")
    play(s, "battle", "gamble", rng=Loaded(4))
    events = play(s, "keep")
    assert kinds(events)[:2] == ["lose", "forfeit"] and s.crews[0] == crew("Sa")


def test_cq_7_7_earthquake_is_for_rolls_of_ones_own():
    """CQ-7.7"""
    s = quest("Ea", "Ea Sa")
    play(s, "roll", rng=Loaded(1, 2))
    assert GAME.to_act(s) == 0 and not [text for text in legal(s) if text.startswith("quake")]
    assert refusal(s, "quake:both") == ("CQ-7.2", "You have no Caturn.")
    s = quest("Pl", "Ea Sa", row="MFEFA")
    play(s, "battle", "gamble", rng=Loaded(4))
    assert s.turn == 1 and not s.spent[1], "the roll counted before anybody could shake it"


def peeker(row="MWEFA"):
    return quest("Ur Su", "Ea", ships="Ve3 Ea1", row=row)


def test_cq_7_3_levitation():
    """CQ-7.3"""
    s = peeker()
    assert legal(s) == ["peek", "roll"]
    events = play(s, "peek")
    assert (events[0].dog, events[0].place) == (s.row[0], 0) and events[0].secret_to == 0
    assert s.seen[s.row[0]] == 1 and refusal(s, "peek").rule == "CQ-7.6"
    s.spent[0] = 0
    assert refusal(s, "peek").rule == "CQ-7.3", "not again until that Dog is known"
    assert refusal(quest("Ea", "Ea"), "peek").text == "You have no Purrinus."


def test_cq_7_3_the_same_dog_revealed_lets_the_next_levitation_look_one_further():
    """CQ-7.3"""
    s = peeker()
    play(s, "peek")
    s.spent[0] = 0
    s.seen[s.row[0]] = EVERYBODY
    assert play(s, "peek")[0].place == 1


def test_cq_7_3_the_lock_is_on_the_dog_not_on_its_place():
    """CQ-7.3"""
    s = peeker()
    s.seen[s.row[0]] = EVERYBODY
    play(s, "peek")
    s.spent[0] = 0
    s.removed.append(s.row.pop(0))
    assert refusal(s, "peek").rule == "CQ-7.3", "it moved up in the row"
    s.removed.append(s.row.pop(0))
    assert "peek" in legal(s), "burnt or beaten, it holds nobody back"


def test_cq_7_3_each_players_lock_is_their_own():
    """CQ-7.3"""
    s = quest("Ur", "Ur", "Ea", ships="Ve3 Ve4 Ea1")
    play(s, "peek", "roll", "move:Ve3", rng=Loaded(1, 1))
    assert s.turn == 1
    assert play(s, "peek")[0].place == 0 and s.seen[s.row[0]] == 3


def test_cq_7_3_all_dogs_known_is_refused_and_not_spent():
    """CQ-7.3"""
    s = peeker()
    for dog in s.row:
        s.seen[dog] = EVERYBODY
    assert refusal(s, "peek").text == "Every Dog in the row is known to everybody already." and not s.spent[0]


def test_cq_7_3_not_in_the_own_battle():
    """CQ-7.3"""
    s = quest("Ur Su", "Ea", row="MWEFA")
    play(s, "battle")
    assert refusal(s, "peek").text == "Nobody levitates in their own battle."


def test_cq_7_3_between_roll_and_flight_and_after_it():
    """CQ-7.3, CQ-4.1"""
    s = peeker()
    play(s, "roll", rng=Loaded(1, 1))
    assert "peek" in legal(s)
    play(s, "move:Ve4")
    assert legal(s) == ["peek", "end"]


def test_cq_7_4_tsunami_in_the_first_battle_leaves_four_dogs_for_the_second_player():
    """CQ-7.4"""
    s = quest("Ne", "Ve Ea Me Ma", row="MWEFA")
    first = s.row[0]
    events = play(s, "battle", "answer:Ne")
    assert "wash" in kinds(events) and letters(s) == "WEFA" and s.removed == [first]
    assert s.turn == 1 and s.best == [1, 0]
    play(s, "battle", "answer:Ea", "answer:Ve", "answer:Me", "answer:Ma")
    assert GAME.outcome(s).winners == (1,) and s.best == [1, 4]


def test_cq_7_4_the_last_dog_washed_away_wins():
    """CQ-7.4, CQ-8.1"""
    s = quest("Su Ve Ma Ea Ne", "Ea", row="AWEFM")
    play(s, "battle", "answer:Su", "answer:Ea", "answer:Ve")
    assert letters(s)[s.at] == "F"
    play(s, "answer:Ne")
    assert GAME.outcome(s) is None and s.turn == 1
    s = quest("Su Ma Ve Ea Ne", "Ea", row="AWEMF"[:3] + "WF")
    play(s, "battle", "answer:Su", "answer:Ve", "answer:Ma", "answer:Ea", "answer:Ne")
    assert GAME.outcome(s).winners == (0,) and s.best[0] == 5 and len(s.row) == 4


@pytest.mark.parametrize(("die", "wins"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_cq_7_5_itty_bitty_kitty(die, wins):
    """CQ-7.5"""
    s = quest("Pl Ea", "Ea", row="FFEFA")
    events = play(s, "battle", "gamble", rng=Loaded(die))
    assert only(events, "gamble")[0].die == die
    assert bool(only(events, "beat")) == wins == (not only(events, "lose"))
    if not wins:
        assert s.crews[0] == crew("Ea"), "a failed Plukitten is the one that answered"


def test_cq_7_5_metal_needs_no_luck():
    """CQ-7.5"""
    s = quest("Pl", "Ea", row="AWEFM")
    play(s, "battle")
    assert legal(s) == ["answer:Pl"] and refusal(s, "gamble").rule == "CQ-7.5"
    assert refusal(s, "keep").rule == "CQ-7.5"


def test_cq_7_6_no_ability_in_the_turn_a_cat_came_aboard():
    """CQ-7.6"""
    s = quest("Ea", "Ea", ships="Sa1 Ea1")
    play(s, "recruit", "roll", rng=Loaded(1, 1))
    assert refusal(s, "quake:both").rule == "CQ-7.6"
    s = quest("Ea Ma", "Ur", ships="Ve3 Ve3")
    play(s, "trade:1", "give:Ma", "ask:Ur", "offer", "accept")
    assert refusal(s, "peek").text == "Your Purrinus came aboard in this turn: its ability waits for the next."
    s = quest("Ea", "Ea", ships="Ur1 Ea1")
    play(s, "recruit", "roll", "move:Ur1", rng=Loaded(1, 1))
    assert s.turn == 1, "nothing left to do"


def test_cq_8_2_the_last_alien_cat_ends_the_game_after_the_round():
    """CQ-8.2"""
    s = quest("Su Me Ve Ea Ju Sa Ur Ne", "Pl Ea", row="FFMFA", ships="Ma1 Ea1")
    assert sum(s.homes) == 1
    events = play(s, "recruit")
    assert kinds(events) == ["recruit", "last"] and s.ending
    play(s, "roll", "move:Ma1", "end", rng=Loaded(1, 1))
    assert s.turn == 1 and GAME.outcome(s) is None
    events = play(s, "battle", "answer:Ea", "gamble", rng=Loaded(2))
    assert kinds(events)[-1] == "end" and sum(s.homes) == 1, "a cat came home again and it ends all the same"
    outcome = GAME.outcome(s)
    assert outcome.winners == (1,) and outcome.reason == "most-dogs-beaten" and outcome.scores == (0, 1)


def ended(best, reached):
    s = quest(*["Ea"] * len(best))
    s.best, s.reached, s.phase = best, reached, model.OVER
    return GAME.outcome(s)


def test_cq_8_2_of_equal_scores_the_earlier_wins_and_without_any_the_dogs():
    """CQ-8.2"""
    assert ended([2, 3, 3], [1, 9, 5]).winners == (2,)
    outcome = ended([0, 0], [0, 0])
    assert outcome.winners == () and outcome.reason == "dogs-keep-the-earth"


def test_cq_8_2_equalling_the_own_best_keeps_the_earlier_time():
    """CQ-8.2"""
    s = quest("Su Ve", "Ea", row="MFEFA")
    play(s, "battle", "answer:Su")
    assert s.best[0] == 1
    reached = s.reached[0]
    s.turn, s.place, s.round, s.phase, s.grounded = 0, 0, 7, model.START, 0
    s.crews[0] |= crew("Su")
    play(s, "battle", "answer:Su")
    assert (s.best[0], s.reached[0]) == (1, reached)


def test_cq_8_3_the_round_limit():
    """CQ-8.3"""
    s = quest("Ea", "Ea", limit=1, ships="Ma4 Ma5")
    play(s, "roll", "move:Ma6", "roll", "move:Ma7", rng=Loaded(6, 6, 6, 6))
    assert GAME.outcome(s).reason == "dogs-keep-the-earth" and s.round == 1
    assert GAME.setup({}, 2, Rng(0)).limit == 40
    assert SPACE["Ma7"] == s.ships[1]


def frames(s, text, rng=None):
    """What everybody sees after each event of an action."""
    told = Watched(GAME, s, [None])
    GAME.apply(s, GAME.parse(text), rng or Rng(0), told)
    return {type(frame.event).__name__: frame.view for frame in told.frames[None]}


def test_cq_6_1_the_table_looks_like_each_event_when_it_is_told():
    """CQ-6.1, CQ-7.1, CQ-7.4"""
    s = quest("Ju Ne Su", "Ea", row="MMWFA")
    assert GAME.turn_rule(s) == "CQ-4.1"
    assert frames(s, "battle")["Battle"].phase == model.READY and GAME.turn_rule(s) == "CQ-6.1"
    seen = frames(s, "burn", Rng(4))
    assert seen["Burn"].row[0] == HIDDEN and seen["Burn"].box == 9 and seen["Reveal"].row[0] == s.row[0]
    s = quest("Ne Su", "Ea", row="MMWFA")
    assert frames(s, "battle")["Reveal"].phase == model.FACING
    seen = frames(s, "answer:Ne")
    assert (seen["Answer"].fought, seen["Answer"].beaten) == ((8,), 0)
    assert (seen["Beat"].at, len(seen["Beat"].row)) == (1, 5), "beaten, and then washed away"
    assert (seen["Wash"].at, len(seen["Wash"].row)) == (0, 4)


def test_cq_7_5_a_lost_gamble_lies_on_the_table_until_the_next_turn():
    """CQ-7.5, CQ-6.2"""
    s = quest("Pl", "Ea", row="FFEFA")
    play(s, "battle")
    seen = frames(s, "gamble", Loaded(4))
    assert seen["Gamble"].dice == seen["Lose"].dice == seen["Forfeit"].dice == (4, 0)
    assert seen["Lose"].crews[0] == crew("Pl") and seen["Forfeit"].crews[0] == 0
    assert seen["Forfeit"].phase == model.GAMBLED and seen["Turn"].dice == (0, 0)
