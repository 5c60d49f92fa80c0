"""Paw of Duty: the sixteen Tactic cards (PD-6), attack, damage and capture (PD-4)."""

import pytest
from support.squads import CARD, GAME, KITTY, captured, city, damage, do, hand, legal, only, refusal, squad

from tabletop.games.paw_of_duty.rules.content import CARD_FILES, CARD_NAMES, CARD_TEXTS, KIND
from tabletop.games.paw_of_duty.rules.events import Attacked, Drew, Eligible, Hurt, Marked
from tabletop.games.paw_of_duty.rules.model import TACTIC


def choices(s, card):
    """What can be chosen once the card is played."""
    copy = s.copy()
    do(copy, f"play:{card}")
    return legal(copy)


def test_pd_6_1_claws_out_attacks_moves_or_rotates():
    """PD-6.1, PD-4.1"""
    s = city("P2@c3N T1@a1N", "H4@c4S", placed="T1")
    assert choices(s, "claws-out") == [
        "pick:c3", "move:c3>d3", "move:c3>c2", "move:c3>b3", "turn:c3>E", "turn:c3>S", "turn:c3>W",
    ]  # fmt: skip
    attack = s.copy()
    events = do(attack, "play:claws-out", "pick:c3")
    assert only(events, Attacked, Hurt)[0] == Attacked(0, KITTY["P2"], KITTY["H4"], 1, 2, False)
    assert damage(attack, "H4") == 2
    assert damage(attack, "P2") == 0 and squad(attack, 1) == "H4@c4S"
    move = s.copy()
    do(move, "play:claws-out", "move:c3>d3")
    assert squad(move) == "P2@d3N T1@a1N" and move.phase == TACTIC
    turn = s.copy()
    do(turn, "play:claws-out", "turn:c3>W")
    assert squad(turn) == "P2@c3W T1@a1N" and turn.tactics == 3


def test_pd_6_1_claws_out_is_not_for_the_kitty_placed_this_turn():
    """PD-6.1"""
    s = city("P2@c3N", "H4@c4S", placed="P2")
    assert "play:claws-out" not in legal(s) and refusal(s, "play:claws-out").rule == "PD-6.1"
    s = city("P2@c3N T1@a1N", "H4@c4S", placed="P2")
    do(s, "play:claws-out")
    assert refusal(s, "pick:c3") == ("PD-6.1", "Claws Out does nothing for the Kitty placed this turn.")
    assert refusal(s, "move:a1>b1") is None


def test_pd_6_2_radio_does_three_different_things():
    """PD-6.2"""
    s = city("P2@c3N T1@a1N", "H4@c4S H1@e5N", "radio")
    do(s, "play:radio")
    assert "pick:c4" in legal(s) and "pick:e5" not in legal(s) and "draw" in legal(s)
    do(s, "move:c3>d3")
    assert "pick:c4" not in legal(s), "what can be struck is seen after the move"
    assert refusal(s, "move:d3>c3").rule == "PD-6.2"
    do(s, "turn:d3>W")
    assert legal(s) == ["draw"]
    events = do(s, "draw")
    assert only(events, Drew)[0].reveals and s.phase == TACTIC and s.tactics == 3
    assert squad(s) == "P2@d3W T1@a1N" and len(s.hands[0]) == 2


def test_pd_6_2_the_damage_of_radio_is_for_an_enemy():
    """PD-6.2, PD-4.2"""
    s = city("P2@c3N T1@c2N", "H1@c4S", "radio")
    do(s, "play:radio")
    assert [text for text in legal(s) if text.startswith("pick")] == ["pick:c4"]
    do(s, "pick:c4", "draw", "turn:c3>E")
    assert captured(s) == ["H1"] and s.phase == TACTIC


def test_pd_6_20_the_steps_of_radio_are_not_optional_but_end_when_none_is_left():
    """PD-6.20, PD-6.17"""
    s = city("P2@c3N", "", "radio")
    do(s, "play:radio")
    assert "skip" not in legal(s)
    do(s, "draw", "move:c3>c2", "turn:c2>E")
    assert s.phase == TACTIC
    s = city("P2@c3N", "", "radio")
    s.discards, s.deck = [], []
    do(s, "play:radio", "move:c3>c2", "turn:c2>E")
    assert s.phase == TACTIC, "nobody to strike and nothing to draw"


def test_pd_6_3_bamboozle():
    """PD-6.3: an enemy attacks whom it faces, doubled by type, its own side too."""
    s = city("T3@a1N", "P3@c3N T4@c4S H2@d3W", "bamboozle")
    assert choices(s, "bamboozle") == ["pick:d3", "pick:c3", "pick:c4"]
    one = s.copy()
    do(one, "play:bamboozle", "pick:c3")
    assert captured(one) == ["T4"], "3 doubled against a Tank"
    two = s.copy()
    do(two, "play:bamboozle", "pick:c4")
    assert captured(two) == ["P3"], "4 is enough without doubling"
    mine = city("H4@c3N", "P3@c4S", "bamboozle")
    do(mine, "play:bamboozle", "pick:c4")
    assert damage(mine, "H4") == 3
    assert "play:bamboozle" not in legal(city("H4@c3N", "P3@c5N", "bamboozle"))


def test_pd_6_4_bombs_away():
    """PD-6.4: in any direction whatever the facing; friends can be hopped over too."""
    s = city("P2@c3W T2@c2N", "H3@d3S H1@c4N T4@c5N", "bombs-away")
    assert choices(s, "bombs-away") == ["move:c3>e3", "move:c3>c1"]
    do(s, "play:bombs-away", "move:c3>e3")
    assert squad(s) == "P2@e3W T2@c2N" and damage(s, "H3") == 2
    s = city("P2@c3W T2@c2N", "", "bombs-away")
    do(s, "play:bombs-away", "move:c3>c1")
    assert captured(s, 1) == ["T2"], "PD-4.2: one's own Kitty, for the opponent"
    assert refusal(city("P2@c3W", "", "bombs-away"), "play:bombs-away").rule == "PD-6.4"


def test_pd_6_5_stalk_moves_one_or_two_then_may_rotate():
    """PD-6.5, PD-6.20: over open squares, and not back to where it began."""
    s = city("P2@a1W", "H1@a2N", "stalk")
    assert choices(s, "stalk") == ["move:a1>b2", "move:a1>b1", "move:a1>c1"]
    do(s, "play:stalk", "move:a1>b2")
    assert legal(s) == ["turn:b2>N", "turn:b2>E", "turn:b2>S", "skip"]
    turned = s.copy()
    do(turned, "turn:b2>N")
    assert squad(turned) == "P2@b2N" and turned.phase == TACTIC
    do(s, "skip")
    assert squad(s) == "P2@b2W" and s.phase == TACTIC
    assert refusal(city("P2@a1W", "H1@a2N H2@b1N", "stalk"), "play:stalk").rule == "PD-6.5"


def test_pd_6_6_pounce():
    """PD-6.6"""
    s = city("P2@a3E", "H2@d3N", "pounce")
    do(s, "play:pounce", "pick:a3")
    assert squad(s) == "P2@c3E" and damage(s, "H2") == 1
    s = city("P2@a3E", "", "pounce")
    do(s, "play:pounce", "pick:a3")
    assert squad(s) == "P2@e3E", "the edge stops it"
    s = city("P2@c3E T4@a1W", "H1@d3N", "pounce")
    assert choices(s, "pounce") == ["pick:c3"], "facing the edge it cannot be chosen"
    asked = s.copy()
    do(asked, "play:pounce")
    for text in ("move:c3>d3", "move:c3>c4", "turn:c3>S"):
        words = "Pounce goes the way the Kitty faces: choose only who does it."
        assert refusal(asked, text) == ("PD-6.6", words)
    words = "Pounce is for a Kitty of yours that does not face the edge."
    assert refusal(asked, "move:a1>a2") == refusal(asked, "pick:a1") == ("PD-6.6", words)
    do(s, "play:pounce", "pick:c3")
    assert squad(s) == "P2@c3E T4@a1W" and captured(s) == ["H1"], "struck without a run"


def test_pd_6_7_hiss():
    """PD-6.7"""
    s = city("P2@b3E", "H4@c3N", "hiss")
    do(s, "play:hiss", "pick:b3")
    assert squad(s, 1) == "H4@d3N" and damage(s, "H4") == 0
    s = city("P2@d3E", "H4@e3N", "hiss")
    do(s, "play:hiss", "pick:d3")
    assert squad(s, 1) == "H4@e3N" and damage(s, "H4") == 2, "PD-4.3: the edge is in the way"
    s = city("P2@b3E T1@c3N", "H4@d3N", "hiss")
    do(s, "play:hiss", "pick:b3")
    assert captured(s, 1) == ["T1"], "a Kitty is in the way, and it is one's own that is hissed at"
    assert refusal(city("P2@b3W", "H4@c3N", "hiss"), "play:hiss").rule == "PD-6.7"


def test_pd_6_8_switcheroo():
    """PD-6.8"""
    s = city("P2@b3E", "H4@c3N T1@e5N", "switcheroo")
    assert choices(s, "switcheroo") == ["move:b3>c3"]
    do(s, "play:switcheroo", "move:b3>c3")
    assert squad(s) == "P2@c3E" and squad(s, 1) == "H4@b3N T1@e5N"


def test_pd_6_9_laser_pointer():
    """PD-6.9"""
    s = city("P2@b3E", "H4@c3N", "laser-pointer")
    assert choices(s, "laser-pointer") == ["move:c3>c4", "move:c3>d3", "move:c3>c2"]
    do(s, "play:laser-pointer")
    assert refusal(s, "move:b3>b4") == ("PD-6.9", "Laser Pointer: take an enemy Kitty.")
    do(s, "move:c3>c4")
    assert squad(s, 1) == "H4@c4N"


def test_pd_6_10_catnip_rotates_one_then_maybe_another():
    """PD-6.10"""
    s = city("P2@b3E", "H4@c3N", "catnip")
    do(s, "play:catnip", "turn:c3>S")
    assert legal(s) == ["turn:b3>N", "turn:b3>S", "turn:b3>W", "skip"]
    assert refusal(s, "turn:c3>N") == ("PD-6.10", "The second one has to be another Kitty.")
    do(s, "turn:b3>N")
    assert squad(s) == "P2@b3N" and squad(s, 1) == "H4@c3S" and s.phase == TACTIC
    s = city("P2@b3E", "", "catnip")
    do(s, "play:catnip", "turn:b3>N")
    assert s.phase == TACTIC, "PD-6.17: there is no other Kitty"


def test_pd_6_11_hairball_mortar():
    """PD-6.11"""
    s = city("P2@a3E T1@b3N", "H4@c3N", "hairball-mortar")
    assert choices(s, "hairball-mortar") == ["pick:a3"]
    do(s, "play:hairball-mortar", "pick:a3")
    assert damage(s, "H4") == 2 and damage(s, "T1") == 0, "over whatever is between, never doubled"
    assert "play:hairball-mortar" not in legal(city("P2@a3E", "H4@b3N", "hairball-mortar"))


def test_pd_6_12_rescue_chopper():
    """PD-6.12"""
    s = city("P2@a1E T1@c3N", "H4@c2N", "rescue-chopper")
    s.tokens[KITTY["P2"]] = 2
    assert len(choices(s, "rescue-chopper")) == 7
    events = do(s, "play:rescue-chopper", "move:a1>d4")
    assert squad(s) == "P2@d4E T1@c3N" and s.tokens[KITTY["P2"]] == 1 and only(events, Marked)
    assert refusal(s, "play:rescue-chopper-b").rule == "PD-3.3"
    assert refusal(city("T1@c3N", "", "rescue-chopper"), "play:rescue-chopper").rule == "PD-6.12"


def test_pd_6_13_double_time_may_move_another_into_the_square_just_left():
    """PD-6.13"""
    s = city("P2@a1E T1@b1N", "H4@c1N H3@b2N H2@a2N", "double-time")
    assert "play:double-time" not in legal(s)
    s = city("P2@a1E T1@b1N", "H4@c1N H2@a2N", "double-time")
    do(s, "play:double-time", "move:b1>b2")
    assert legal(s) == ["move:a1>b1", "skip"]
    assert refusal(s, "move:b2>b1") == ("PD-6.13", "The second one has to be another Kitty.")
    do(s, "move:a1>b1")
    assert squad(s) == "P2@b1E T1@b2N" and s.phase == TACTIC


def test_pd_6_14_claw_swipe_strikes_everybody_around():
    """PD-6.14, PD-4.2"""
    s = city("P2@c3E T1@b3N P1@e5N", "H4@c4N H1@d3N T2@d4N", "claw-swipe")
    assert choices(s, "claw-swipe") == ["pick:c3", "pick:b3"]
    do(s, "play:claw-swipe", "pick:c3")
    assert captured(s) == ["H1"] and captured(s, 1) == ["T1"]
    assert damage(s, "H4") == 1 and damage(s, "T2") == 0 and damage(s, "P2") == 0


def test_pd_6_15_supply_drop():
    """PD-6.15"""
    s = city("P2@c3E", "", "supply-drop stalk")
    events = do(s, "play:supply-drop")
    assert only(events, Drew)[0].reveals and len(s.hands[0]) == 5
    assert "toss:stalk" in legal(s) and "toss:claws-out" not in legal(s) and len(legal(s)) == 4
    assert refusal(s, "toss:claws-out").rule == "PD-6.15"
    do(s, "toss:stalk")
    assert s.discards == [CARD["stalk"]] and s.phase == TACTIC and s.aside == [CARD["supply-drop"]]


def test_pd_6_15_supply_drop_with_nothing_to_draw():
    """PD-6.15, PD-6.17: the first step is skipped, the second is done; with neither it cannot be played."""
    s = city("P2@c3E", "", "supply-drop stalk")
    s.deck = []
    do(s, "play:supply-drop")
    assert legal(s) == ["toss:stalk"]
    s = city("P2@c3E", "", "supply-drop")
    s.deck = []
    assert "play:supply-drop" not in legal(s) and refusal(s, "play:supply-drop").rule == "PD-6.15"


def test_pd_6_16_tail_hook():
    """PD-6.16"""
    s = city("P2@a3E T1@a1N", "H4@d3N", "tail-hook")
    assert choices(s, "tail-hook") == ["pick:a3", "pick:a1"]
    do(s, "play:tail-hook", "pick:a3")
    assert squad(s, 1) == "H4@b3N" and damage(s, "H4") == 0
    s = city("P2@a3E", "H4@b3N", "tail-hook")
    do(s, "play:tail-hook", "pick:a3")
    assert squad(s, 1) == "H4@b3N" and damage(s, "H4") == 1
    assert refusal(city("P2@a3E", "H4@b4N", "tail-hook"), "play:tail-hook").rule == "PD-6.16"


def test_pd_6_17_a_card_none_of_whose_steps_can_be_done_cannot_be_played():
    """PD-6.17"""
    names = CARD_FILES[2:]
    s = city("", "", " ".join(names))
    assert [text for text in legal(s) if text.startswith("play")] == ["play:supply-drop"]
    for name in set(names) - {"supply-drop"}:
        why = refusal(s, f"play:{name}")
        assert why.rule == f"PD-6.{KIND[CARD[name]] + 1}" and CARD_NAMES[KIND[CARD[name]]] in why.text
    do(s, "play:supply-drop")
    assert refusal(s, "end") == ("PD-6.17", "First finish Supply Drop.")


def test_pd_6_18_what_move_and_rotate_mean():
    """PD-6.18, PD-1.1"""
    s = city("P2@a1E T1@b1N", "", "stalk catnip")
    do(s, "play:claws-out")
    assert refusal(s, "move:a1>b1") == ("PD-1.1", "There is a Kitty on that square already.")
    assert refusal(s, "move:a1>b2").rule == refusal(s, "turn:a1>E").rule == "PD-6.18"
    assert refusal(s, "move:c3>c4") == ("PD-1.1", "There is no Kitty on that square.")
    assert "turn:a1>N" in legal(s) and "turn:a1>E" not in legal(s)
    s = city("P2@b2E", "T1@c3N")
    do(s, "play:claws-out")
    assert "never diagonally" in refusal(s, "move:b2>c3").text


def test_pd_6_19_a_captured_kitty_is_gone_at_once():
    """PD-6.19: the Radio's later steps go over the square of the one it captured."""
    s = city("P2@c3N", "H1@c4S", "radio")
    do(s, "play:radio", "pick:c4", "move:c3>c4")
    assert squad(s) == "P2@c4N"


@pytest.mark.parametrize(
    ("attacker", "defender", "dealt"),
    [("P3", "T4", 6), ("T3", "H4", 6), ("H3", "P4", 6), ("P3", "H4", 3), ("T3", "P4", 3), ("H3", "T4", 3),
     ("P3", "P4", 3)],
)  # fmt: skip
def test_pd_4_1_attacks_are_doubled_by_type(attacker, defender, dealt):
    """PD-4.1, PD-1.3"""
    s = city(f"{attacker}@c3N", f"{defender}@c4N")
    events = do(s, "play:claws-out", "pick:c3")
    attacked = only(events, Attacked)[0]
    assert (attacked.damage, attacked.double) == (dealt, dealt == 6)
    assert captured(s) == ([defender] if dealt >= 4 else [])


def test_pd_4_1_other_damage_is_never_doubled():
    """PD-4.1"""
    s = city("P2@c3N", "T4@c5S", "hairball-mortar")
    do(s, "play:hairball-mortar", "pick:c3")
    assert damage(s, "T4") == 2


def test_pd_4_2_damage_adds_up_within_a_turn():
    """PD-4.2"""
    s = city("P2@c3N", "H3@c4S", "hairball-mortar pounce hiss")
    do(s, "play:claws-out", "pick:c3")
    assert damage(s, "H3") == 2 and not captured(s)
    do(s, "play:pounce", "pick:c3")
    assert captured(s) == ["H3"] and squad(s, 1) == ""


def test_your_own_attack_can_capture_your_own_kitty_for_your_opponent():
    """PD-4.2"""
    s = city("P2@c3N T2@c4N", "")
    do(s, "play:claws-out", "pick:c3")
    assert captured(s, 1) == ["T2"] and captured(s) == []


def test_the_combat_example():
    """PD-4.1, PD-4.2, PD-3.6: over the Huntress, at the Tank, and three in a diagonal."""
    s = city("P2@d4E H2@b4N T2@c3N", "H1@d3N T4@e2W", "bombs-away", tactics=3, placed="H2")
    do(s, "play:bombs-away", "move:d4>d2")
    assert captured(s) == ["H1"] and squad(s) == "H2@b4N P2@d2E T2@c3N"
    do(s, "play:claws-out", "pick:d2")
    assert captured(s) == ["H1", "T4"] and s.power(0) == 5
    events = do(s, "end")
    assert only(events, Eligible)[0].lines == (6,)


def test_every_card_has_a_name_a_text_and_a_file():
    assert len(CARD_NAMES) == len(CARD_TEXTS) == len(CARD_FILES) == 16
    assert hand(city("", "", "radio stalk-b")) == ["claws-out", "radio", "stalk-b"]
    assert GAME.parse("play:tail-hook-c").what == 44
