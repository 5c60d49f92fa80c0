"""The match by itself: whose word it is, what may be taken back, what those who watch see."""

import pytest
from support.pebbles import Pebbles, Took, Turned

from tabletop.base.errors import IllegalAction, InvalidOption, TabletopError
from tabletop.kernel.match import AI, HUMAN, MOST_ACTIONS, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save

ANN, BOB = Seat(HUMAN, "Ann"), Seat(AI, "Bob", "easy")


def match_of(*actions: str, seed: int = 3, watching: tuple[int | None, ...] = ()) -> Match:
    match = Match(Pebbles(), (ANN, BOB), {}, seed)
    match.watch(watching)
    for action in actions:
        match.submit(match.to_act or 0, action)
    return match


# -- deciding ------------------------------------------------------------------------------------------


def test_a_decision_changes_the_state_and_is_kept():
    match = match_of("take", "end", "take")
    assert match.state.pebbles == [1, 1] and match.position == 3 and match.to_act == 1
    assert [(record.seat, record.action) for record in match.history] == [(0, "take"), (0, "end"), (1, "take")]
    assert [type(event) for record in match.history for event in record.events] == [Took, Turned, Took]


def test_the_wrong_seat_is_told_whose_decision_it_is_and_the_rule_of_the_phase():
    match = match_of()
    for rule in ("PB-1.1", "PB-1.2"):
        with pytest.raises(IllegalAction) as problem:
            match.submit(1, "take")
        assert problem.value.refusal == (rule, "It is Ann's decision now.")
        match.submit(0, "take")


def test_what_the_rules_refuse_changes_nothing_and_says_why():
    changes: list[int] = []
    match = match_of(*["take"] * 8)
    match.on_change = lambda: changes.append(match.position)
    with pytest.raises(IllegalAction, match="Not with that many pebbles"):
        match.submit(0, "peek")
    assert match.position == 8 and match.state.pebbles == [8, 0] and changes == []
    assert match.refusal(0, "peek") == ("PB-1.3", "Not with that many pebbles.")
    assert match.refusal(0, "take") is None


def test_what_is_legal_is_worked_out_anew_after_every_decision_and_undo():
    match = match_of(*["take"] * 7)
    assert "peek" in match.legal
    match.submit(0, "take")
    assert "peek" not in match.legal
    match.undo(0)
    assert "peek" in match.legal


def test_every_change_is_announced_once():
    changes: list[int] = []
    match = match_of()
    match.on_change = lambda: changes.append(match.position)
    match.submit(0, "take")
    match.submit(0, "take")
    match.undo(0)
    match.repeat([(0, "take")])
    assert changes == [1, 2, 1]


def test_the_end_is_an_outcome_and_takes_no_more():
    match = match_of(*["take"] * 10)
    assert match.outcome == ((0,), (10, 0), "ten-pebbles") and match.to_act is None and match.legal == []
    with pytest.raises(IllegalAction):
        match.submit(0, "take")


def test_what_could_not_be_read_again_is_never_decided():
    match = match_of()
    match.repeat([(number % 2, "end") for number in range(MOST_ACTIONS)])
    assert match.outcome is None and match.legal == [] and "as long as one can be kept" in match.why_full
    with pytest.raises(IllegalAction, match="as long as one can be kept"):
        match.submit(0, "end")
    again = save.from_text(save.to_text(match), {"pebbles": Pebbles()})
    assert again.position == MOST_ACTIONS and again.why_full == match.why_full
    again.undo(1)
    assert again.why_full is None and again.submit(1, "take")


def test_options_left_out_have_their_defaults_and_wrong_ones_are_refused():
    assert match_of().options == {"kind": True, "first": -1}
    for options in ({"fur": 1}, {"kind": 1}, {"first": 2}):
        with pytest.raises(InvalidOption):
            Match(Pebbles(), (ANN, BOB), options, 1)
    with pytest.raises(InvalidOption, match="for 2 to 2 players, not 1"):
        Match(Pebbles(), (ANN,), {}, 1)


# -- taking back ---------------------------------------------------------------------------------------


def test_nothing_to_take_back_at_the_beginning():
    assert match_of().why_no_undo(0) == "There is nothing to take back yet."
    assert match_of("take").why_no_undo(1) == "There is nothing to take back yet."


def test_own_decisions_are_taken_back_one_by_one_to_the_beginning():
    match = match_of("take", "take")
    match.undo(0)
    assert match.state.pebbles == [1, 0] and match.position == 1
    match.undo(0)
    assert match.state.pebbles == [0, 0] and match.position == 0 and match.rng.dump() == match_of().rng.dump()
    assert match.why_no_undo(0) is not None


@pytest.mark.parametrize(
    ("actions", "seat", "words"),
    [
        (("take", "end", "take"), 0, "Bob has decided since"),
        (("end", "end", "take"), 1, "Ann has decided since"),
        (("peek",), 0, "Something was revealed since"),
        (("roll",), 0, "Chance has spoken since"),
    ],
)
def test_undo_never_crosses_another_players_decision_a_reveal_or_a_die(actions, seat, words):
    match = match_of(*actions)
    assert (match.why_no_undo(seat) or "").startswith(words)
    before = match.dump()
    with pytest.raises(TabletopError, match=words):
        match.undo(seat)
    assert match.dump() == before and match.position == len(actions)


def test_luck_goes_on_where_it_was_after_an_undo():
    match, straight = match_of("take", "end", "take"), match_of("take", "end")
    match.undo(1)
    assert match.submit(1, "roll").events == straight.submit(1, "roll").events
    assert match.rng.dump() == straight.rng.dump() and match.dump() == straight.dump()


# -- watching ------------------------------------------------------------------------------------------


def test_nobody_watches_unless_asked():
    assert match_of("take").history[0].frames == {}


def test_a_frame_is_what_a_seat_sees_right_after_an_event():
    record = match_of("end", "roll", watching=(0, None)).history[1]
    rolled, took, turned = record.frames[0]
    pips = rolled.event.pips
    assert 1 <= pips <= 6 and rolled.view.pebbles == (0, 0) and took.view.pebbles == (0, pips)
    assert took.view.turn == 1 and turned.view.turn == 0
    assert {frame.view.seat for frame in record.frames[0]} == {0}
    assert {frame.view.seat for frame in record.frames[None]} == {None}
    assert set(record.frames) == {0, None}


def test_the_last_frame_shows_where_the_decision_led():
    match = match_of(*["take"] * 10, watching=(1,))
    assert match.history[-1].frames[1][-1].view == match.view(1)
    assert match.view(1).turn == -1


def test_a_frame_tells_no_secret():
    frames = match_of("peek", watching=(0, 1, None)).history[0].frames
    secret = match_of().state.secret[0]
    assert frames[0][0].event.numbers == (secret, secret) and frames[0][0].event.first == secret
    for seat in (1, None):
        assert frames[seat][0].event.numbers == (-1, -1) and frames[seat][0].event.first == -1
    assert frames[1][0].view.secret == match_of().state.secret[1]


def test_who_begins_to_watch_later_sees_what_was_before():
    late, early = match_of("take", "end", "roll"), match_of("take", "end", "roll", watching=(0, 1))
    late.watch((0, 1))
    assert late.history == early.history and late.dump() == early.dump() and late.rng.dump() == early.rng.dump()


def test_since_a_seats_last_decision_the_others_deeds_are_told():
    match = match_of("take", "end", "take", "end", "take", watching=(0, 1, None))
    view, frames, decisions = match.since(1)
    assert view.pebbles == (1, 1) and view.turn == 0
    assert [frame.event for frame in frames] == [Took(0, 1)] and decisions == [4]
    view, frames, decisions = match.since(None)
    assert view.pebbles == (0, 0) and len(frames) == 5, "who has decided nothing is told everything"


def test_nothing_from_before_ones_own_last_decision_is_told_again():
    match = match_of("take", "end", "take", "end", "take", watching=(0, 1, None))
    assert match.since(0).decisions == []
    match.undo(0)
    assert match.since(0).decisions == [2, 3], "after an undo the last decision is the one before"


def test_before_anybody_else_has_decided_there_is_nothing_to_tell():
    match = match_of("take", watching=(0, 1))
    assert match.since(0) == (match.view(0), [], [])
    assert match.since(1).decisions == [0], "somebody's first turn has a past, too"


def test_what_ones_own_move_brought_about_is_told():
    match = match_of("roll", "take", watching=(0,))
    began, *came = match.history[0].frames[0]
    view, frames, _decisions = match.since(0)
    assert came and view == began.view and frames == [*came, *match.history[1].frames[0]]


def test_since_tells_in_the_order_in_which_it_happened():
    match = match_of("end", "take", "take", "roll", watching=(0,))
    names = [type(frame.event).__name__ for frame in match.since(0)[1]]
    assert names == ["Took", "Took", "Rolled", "Took", "Turned"], "nothing came of the end of a turn but that"


def test_what_was_taken_back_is_told_no_more():
    match = match_of("end", "take", "take", watching=(0,))
    match.undo(1)
    assert len(match.since(0)[1]) == 1


def test_who_watches_changes_no_luck():
    watched, alone = match_of("roll", "roll", watching=(0, 1, None)), match_of("roll", "roll")
    assert watched.rng.dump() == alone.rng.dump() == [watched.rng.state, Rng.load(alone.rng.dump()).draws]


# -- names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("  a \t b\n c ", "a b c"),
        ("\ud800Zo\udceb", "Zo"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("x" * 20_000, "x" * 24),
        ("a\u202eb\u200b", "ab"),
        ("\x00", "Player 1"),
        ("   ", "Player 1"),
    ],
)
def test_every_name_comes_through_one_door(written, shown):
    match = Match(Pebbles(), (Seat(HUMAN, written), BOB), {}, 1)
    assert match.seats[0].name == shown and match.seats[1] == BOB
    match.seats[0].name.encode("utf-8")


def test_nothing_is_taken_back_once_the_game_is_over():
    match = match_of(*["take"] * 10)
    assert match.why_no_undo(0) == "The game is over: nothing can be taken back."
    with pytest.raises(TabletopError):
        match.undo(0)
