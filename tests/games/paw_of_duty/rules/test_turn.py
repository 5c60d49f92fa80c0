"""Paw of Duty: turns (PD-3), the edge of the board (PD-4.3) and winning (PD-5)."""

import random
from collections import Counter

from support.frames import count_pieces_at_every_event, frames
from support.squads import (
    CARD,
    GAME,
    KITTY,
    SQUARE,
    captured,
    city,
    damage,
    deployed,
    deploying,
    do,
    hand,
    legal,
    only,
    opened,
    refusal,
    squad,
)

from tabletop.games.paw_of_duty.rules import model
from tabletop.games.paw_of_duty.rules.board import LINES, square_text
from tabletop.games.paw_of_duty.rules.content import TACTICS, kitty_text
from tabletop.games.paw_of_duty.rules.events import (
    Began,
    Done,
    Drew,
    Eligible,
    HeldLine,
    Marked,
    Offered,
    Reshuffled,
    Tidied,
)
from tabletop.games.paw_of_duty.rules.model import DEPLOYING, FACING, OVER, RESCUING, TACTIC, TOKEN
from tabletop.kernel.rng import Rng


def test_pd_3_1_two_kitties_are_drawn_and_one_goes_to_the_bottom():
    """PD-3.1"""
    s = opened()
    assert len(s.offer) == 2 and len(s.kitties) == 13
    one, two = s.offer
    deployed(s)
    assert s.kitties[-1] == two and s.placed == one and len(s.kitties) == 14 and s.tactics == TACTICS[one]
    assert refusal(s, f"deploy:{kitty_text(two)}>c3") == ("PD-3.1", "You have placed your Kitty for this turn.")
    s = deploying()
    assert refusal(s, "deploy:P4>c3").rule == refusal(s, "end").rule == "PD-3.1"


def test_pd_3_1_damage_is_forgotten():
    """PD-3.1"""
    s = city("P2@c3N", "H3@c4S", tactics=1)
    do(s, "play:claws-out", "pick:c3")
    assert s.seat == 1 and damage(s, "H3") == 0 and s.phase == DEPLOYING


def test_pd_3_2_into_the_city_facing_any_way():
    """PD-3.2"""
    s = deploying("P1@c3N")
    assert len(legal(s)) == 16 and "deploy:H1>b2" in legal(s)
    assert refusal(s, "deploy:H1>a1").rule == "PD-3.2"
    do(s, "deploy:H1>b2")
    assert s.phase == FACING and legal(s) == ["turn:b2>N", "turn:b2>E", "turn:b2>S", "turn:b2>W"]
    assert refusal(s, "end").rule == "PD-3.2"
    do(s, "turn:b2>W")
    assert squad(s) == "H1@b2W P1@c3N" and s.phase == TACTIC


def test_pd_3_2_a_full_city_leads_outside():
    """PD-3.2"""
    s = deploying("P1@b2N P2@b3N P2b@b4N P3@c2N P4@c3N", "T1@c4N T2@d2N T2b@d3N T4@d4N H4@a1N")
    assert len(legal(s)) == 2 * 15 and all(text[-2] in "ae" or text[-1] in "15" for text in legal(s))


def test_pd_3_3_play_or_discard_as_often_as_the_kitty_says():
    """PD-3.3"""
    s = city("P2@c3N", "", "stalk catnip hiss", tactics=2)
    assert legal(s) == [
        "play:claws-out", "play:stalk", "swap:stalk", "swap:hiss", "play:catnip", "swap:catnip", "end",
    ]  # fmt: skip
    assert refusal(s, "swap:claws-out") == ("PD-3.3", "Claws Out is never discarded.")
    assert refusal(s, "move:c3>c4").rule == "PD-3.3"
    events = do(s, "swap:hiss")
    assert s.discards == [CARD["hiss"]] and s.tactics == 1 and only(events, Drew)[0].reveals
    do(s, "play:claws-out", "move:c3>c4")
    assert s.seat == 1, "the tactics are used up"


def test_pd_3_3_a_card_is_played_once_but_two_copies_are_two_cards():
    """PD-3.3"""
    s = city("P2@c3N", "", "stalk stalk-b", tactics=4)
    do(s, "play:stalk", "move:c3>c5", "skip")
    assert refusal(s, "play:stalk") == ("PD-3.3", "That card was played this turn already.")
    assert refusal(s, "play:hiss") == ("PD-3.3", "That card is not in your hand.")
    do(s, "play:stalk-b", "move:c5>c3", "skip")
    assert s.aside == [CARD["stalk"], CARD["stalk-b"]] and s.tactics == 2 and not s.discards


def test_pd_3_3_the_tactics_stay_when_their_kitty_is_captured():
    """PD-3.3"""
    s = city("T1@c3N P2@c2N", "", "hiss", tactics=4, placed="T1")
    do(s, "play:claws-out", "pick:c2")
    assert captured(s, 1) == ["T1"] and s.tactics == 3 and s.phase == TACTIC


def test_pd_3_3_you_may_stop_early():
    """PD-3.3"""
    s = city("P2@c3N", "", "stalk", tactics=4)
    do(s, "end")
    assert s.seat == 1


def test_pd_3_4_the_hand_at_the_end_of_a_turn():
    """PD-3.4"""
    s = city("P2@c3N", "", "stalk stalk-b", tactics=2)
    do(s, "play:claws-out", "turn:c3>E", "play:stalk", "move:c3>c4", "skip")
    assert len(s.hands[0]) == 5 and CARD["claws-out"] in s.hands[0]
    assert s.discards == [CARD["stalk"]] and s.aside == []
    s = city("P2@c3N", "", "stalk stalk-b stalk-c hiss pounce catnip", tactics=2)
    do(s, "end")
    assert len(s.hands[0]) == 7, "more than 5 is fine"


def test_pd_3_4_an_empty_deck_is_made_of_the_discards():
    """PD-3.4"""
    s = city("P2@c3N", "", "stalk", tactics=2)
    s.deck, s.discards = [44], list(range(3, 9))
    events = do(s, "end")
    assert [type(event) for event in only(events, Drew, Reshuffled)] == [Drew, Reshuffled, Drew]
    assert len(s.hands[0]) == 5 and 44 in s.hands[0] and len(s.deck) == 4 and s.discards == []
    s = city("P2@c3N", "", "", tactics=2)
    s.deck, s.discards = [], []
    do(s, "end")
    assert hand(s) == ["claws-out"], "nothing to draw"


def test_pd_3_5_a_paw_token_for_one_of_two_outside():
    """PD-3.5"""
    s = city("P2@a1N T1@b1N H1@c3N", "", tactics=1)
    do(s, "end")
    assert s.phase == TOKEN and GAME.to_act(s) == 0 and legal(s) == ["pick:a1", "pick:b1"]
    assert refusal(s, "pick:c3").rule == refusal(s, "end").rule == "PD-3.5"
    do(s, "pick:a1")
    assert s.tokens[KITTY["P2"]] == 2 and s.seat == 1
    s = city("P2@a1N H1@c3N", "", tactics=1)
    do(s, "end")
    assert s.seat == 1, "one alone outside gets none"


def test_pd_3_5_the_third_token_captures_and_tokens_stay_in_the_city():
    """PD-3.5"""
    s = city("P2@a1N T1@b1N", "", tactics=1)
    s.tokens[KITTY["P2"]] = 2
    do(s, "end", "pick:a1")
    assert captured(s, 1) == ["P2"] and squad(s) == "T1@b1N"
    s = city("P2@a2N", "", tactics=2)
    s.tokens[KITTY["P2"]] = 2
    do(s, "play:claws-out", "move:a2>b2")
    assert s.tokens[KITTY["P2"]] == 2


def test_pd_3_6_eligible_with_any_line_of_the_city():
    """PD-3.6"""
    assert len(LINES) == 8
    for line in LINES:
        places = [square_text(square) for square in line]
        s = city(" ".join(f"{n}@{p}N" for n, p in zip(("P1", "T2", "H4"), places, strict=True)), tactics=1)
        assert only(do(s, "end"), Eligible) and s.claims[0] == [(LINES.index(line), 5, 11, 4)]
    s = city("P1@a1N T2@b2N H4@c3N", tactics=1)
    assert not only(do(s, "end"), Eligible), "the Outer City does not count"


def rescuing():
    s = city("P1@b2N T2@c2N H4@d2N", "", tactics=1)
    for name in ("H1", "T1", "P2"):
        s.kitties.remove(KITTY[name])
        s.captured[1].append(KITTY[name])
    return s


def test_pd_3_6_kitty_rescue():
    """PD-3.6"""
    s = rescuing()
    do(s, "end")
    assert s.phase == RESCUING and legal(s) == ["rescue:H1", "rescue:T1", "skip"]
    assert refusal(s, "rescue:P2").rule == refusal(s, "end").rule == "PD-3.6"
    kept = s.copy()
    do(kept, "skip")
    assert kept.power(1) == 4 and kept.seat == 1
    do(s, "rescue:T1")
    assert captured(s, 1) == ["H1", "P2"] and s.removed == [KITTY["T1"]] and s.seat == 1


def test_pd_3_6_no_rescue_with_as_much_power_or_without_a_line():
    """PD-3.6"""
    s = rescuing()
    s.kitties.remove(KITTY["P4"])
    s.captured[0].append(KITTY["P4"])
    do(s, "end")
    assert s.seat == 1 and s.phase == DEPLOYING
    s = rescuing()
    do(s, "play:claws-out", "move:b2>b3")
    assert s.seat == 1 and s.phase == DEPLOYING


def test_pd_3_6_rescue_on_the_last_turn_too():
    """PD-3.6, PD-5.2"""
    s = rescuing()
    s.number, s.kitties = 14, s.kitties[:1]
    do(s, "end", "rescue:H1")
    assert s.phase == OVER and GAME.outcome(s).scores == (0, 3) and GAME.outcome(s).reason == "power"


def test_pd_3_7_the_order_of_the_end_of_a_turn():
    """PD-3.7: cards, token, the opponent's Control, the own line."""
    s = city("P2@a1N T1@b1N P1@b2N P3@b3N H4@b4N", "", "stalk", tactics=1)
    first = do(s, "end")
    assert [type(event) for event in first] == [Drew, Done] and s.phase == TOKEN
    then = do(s, "pick:a1")
    assert [type(event) for event in then] == [Marked, Eligible, Began, Offered, Done]


def test_pd_3_4_cards_lie_aside_until_they_are_cleared_away():
    """PD-3.4: what the table shows after each event at the end of a turn."""
    s = city("P2@c3N T1@b2N", "", "catnip hiss", tactics=1)
    do(s, "play:catnip", "turn:c3>S")
    seen = [(type(f.event), f.view.aside, f.view.card) for f in frames(GAME, s, "skip")]
    assert seen[0] == (Tidied, (), -1) and [kind for kind, *_more in seen] == [Tidied, Drew, Began, Offered, Done]


def test_pd_5_1_the_table_shows_the_line_while_control_is_told():
    """PD-5.1: the winner is known, the line is still seen, and nobody is to act any more."""
    s = city("P1@b2N", "T1@d2N T2@d3N T3@d4N", tactics=1)
    s.claims[1] = [(5, KITTY["T3"], KITTY["T2"], KITTY["T1"])]
    held, done = frames(GAME, s, "end")[-2:]
    assert isinstance(held.event, HeldLine) and held.view.winner == 1 and held.view.to_act is None
    assert held.view.standing(1)
    assert done.view.to_act is None and done.view.phase == OVER


def test_no_piece_is_ever_gone_or_there_twice_between_two_events():
    for seed in range(12):
        count_pieces_at_every_event(GAME, 2, seed)


def test_pd_3_7_the_opponents_control_comes_before_the_own_line():
    """PD-3.7, PD-5.1"""
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d2N T2@d3N T3@d4N", tactics=1)
    s.claims[1] = [(5, KITTY["T3"], KITTY["T2"], KITTY["T1"])]
    events = do(s, "end")
    assert only(events, HeldLine) and not only(events, Eligible) and GAME.outcome(s).winners == (1,)


def test_pd_3_7_a_paw_token_can_break_the_opponents_hopes_only_after_the_cards():
    """PD-3.7: a Kitty captured by its third token is gone before Control is looked at."""
    s = city("P2@a1N T1@b1N", "H1@d2N H2@d3N H3@d4N", tactics=1)
    s.tokens[KITTY["P2"]] = 2
    s.claims[1] = [(5, KITTY["H3"], KITTY["H2"], KITTY["H1"])]
    do(s, "end", "pick:a1")
    assert s.phase == OVER and s.power(1) == 2


def test_the_wrong_seat_is_told_the_rule_of_the_phase():
    """PD-2.1, PD-3.1 to PD-3.6, PD-5.2: who decides, and by what rule."""
    rules = {}
    for seed in range(40):
        rng, chance = Rng(seed), random.Random(seed)
        s = GAME.setup({}, 2, rng)
        while actions := GAME.legal(s):
            rules[s.phase] = GAME.turn_rule(s)
            GAME.apply(s, chance.choice(actions), rng)
        rules.setdefault(OVER, GAME.turn_rule(s))
    found = [rules[phase] for phase in range(OVER)]
    assert found == ["PD-2.1", "PD-3.1", "PD-3.2", "PD-3.3", "PD-3.3", "PD-3.5", "PD-3.6"]
    assert rules[OVER] in ("PD-5.1", "PD-5.2")


def eligible():
    """Seat 0 has a line in the west of the City, seat 1 is to place a Kitty."""
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d3W H2@a3E", "", tactics=1)
    do(s, "end")
    assert s.claims[0] == [(3, KITTY["H4"], KITTY["P3"], KITTY["P1"])]
    return s


def test_pd_4_3_nothing_leaves_the_board():
    """PD-4.3"""
    s = city("P2@a1W", "H4@b1E", "switcheroo laser-pointer stalk")
    for card in ("claws-out", "laser-pointer", "stalk"):
        copy = s.copy()
        do(copy, f"play:{card}")
        assert all(action.where in range(25) for action in GAME.legal(copy) if action.verb == model.MOVE)


def test_pd_5_1_control_when_the_line_stands():
    """PD-5.1"""
    s = eligible()
    deployed(s)
    do(s, "end")
    assert s.phase == OVER
    outcome = GAME.outcome(s)
    assert outcome.winners == (0,) and outcome.reason == "control" and GAME.to_act(s) is None
    assert refusal(s, "end") == ("PD-5.1", "The game is over.") and GAME.turn_rule(s) == "PD-5.1"


def test_pd_5_1_facing_does_not_matter_and_neither_what_happened_in_between():
    """PD-5.1"""
    s = eligible()
    s.hands[1] += [CARD["catnip"], CARD["switcheroo"], CARD["switcheroo-b"]]
    deployed(s)
    s.tactics = 4
    do(s, "play:catnip", "turn:b3>S", "skip", "play:switcheroo", "move:a3>b3")
    assert squad(s, 0) == "H4@b4N P1@b2N P3@a3S"
    do(s, "play:switcheroo-b", "move:b3>a3", "end")
    assert GAME.outcome(s).reason == "control"


def test_pd_5_1_a_line_rebuilt_by_other_kitties_does_not_win():
    """PD-5.1: the line is broken and others of the same squad fill it in the opponent's turn."""
    s = city("P1@b2N P3@b3N H4@b4N T2@a2N", "T4@b1N", "", tactics=1)
    do(s, "end")
    s.hands[1] += [CARD["bombs-away"], CARD["hairball-mortar"]]
    deployed(s)
    s.tactics = 3
    do(s, "play:claws-out-b", "pick:b1")
    assert captured(s, 1) == ["P1"]
    s.board[SQUARE["a2"]], s.board[SQUARE["b2"]], s.where[KITTY["T2"]] = -1, KITTY["T2"], SQUARE["b2"]
    do(s, "end")
    assert s.phase == DEPLOYING and s.number == 7 and s.claims[0] == []


def test_pd_5_1_of_several_lines_one_is_enough():
    """PD-5.1"""
    s = city("P1@b2N P3@b3N H4@b4N T2@c3N H2@d2N", "T4@b1N", "", tactics=1)
    do(s, "end")
    assert len(s.claims[0]) == 2
    deployed(s)
    do(s, "play:claws-out-b", "pick:b1", *(["end"] if s.tactics > 1 else []))
    assert s.phase == OVER and GAME.outcome(s).reason == "control", "the diagonal still stands"


def ending(ours, theirs, mine="", others=""):
    s = city(mine, others, tactics=1)
    s.number = 14
    s.captured = [[KITTY[name] for name in ours.split()], [KITTY[name] for name in theirs.split()]]
    s.kitties = s.kitties[:1]
    do(s, "end")
    return GAME.outcome(s)


def test_pd_5_2_power_then_own_levels_then_a_draw():
    """PD-5.2"""
    assert ending("P4 T1", "H4") == ((0,), (5, 4), "power")
    assert ending("P3", "H4") == ((1,), (3, 4), "power")
    assert ending("P3", "H3", "T1@a1N", "T2@b2N") == ((1,), (3, 3), "tie-break")
    assert ending("P3", "H3", "T2@a1N", "T2b@b2N") == ((0, 1), (3, 3), "draw")


def test_pd_5_2_no_control_when_a_turn_begins_with_one_kitty_left():
    """PD-5.2: eligible after turn 14 comes too late."""
    s = city("P1@b2N P3@b3N H4@b4N", "", tactics=1)
    s.number, s.kitties = 14, s.kitties[:1]
    do(s, "end")
    assert GAME.outcome(s).reason == "tie-break" and refusal(s, "end") == ("PD-5.2", "The game is over.")


def test_a_game_ends_after_fourteen_turns_at_the_latest():
    """PD-5.2"""
    turns = Counter()
    for seed in range(60):
        rng, chance = Rng(seed), random.Random(seed)
        s = GAME.setup({}, 2, rng)
        while actions := GAME.legal(s):
            GAME.apply(s, chance.choice(actions), rng)
        turns[s.number] += 1
        assert s.number == 14 or s.ended == model.CONTROL
    assert max(turns) == 14 and min(turns) >= 6
