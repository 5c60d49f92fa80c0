"""What Paw of Duty says before something is done, about what lies there, and about those who play."""

import re
from functools import partial

import pytest
from support.squads import CARD, GAME, KITTY, SQUARE, city, deploying, do

from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import content, events, model
from tabletop.games.paw_of_duty.rules.board import SQUARES, square_text
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.table.controller import PawOfDutyController
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import AI, HUMAN, Seat, Watched
from tabletop.kernel.rng import Rng
from tabletop.screens.table.advice.adviser import prepared
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.sprites import Stage

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))
TABLE = PawOfDutyController(SEATS)
SIZE = (1280.0, 720.0)


def positions(seed, every=5):
    """Some positions of a random game."""
    rng = Rng(seed)
    s = GAME.setup({}, 2, rng)
    count = 0
    while GAME.legal(s):
        if count % every == 0:
            yield s.copy(), GAME.legal(s)
        count += 1
        GAME.apply(s, rng.choice(GAME.legal(s)), rng)


def foreseen(s, text):
    view = GAME.view(s, s.seat)
    return [hint.words for hint in TABLE.foresee(view, GAME.legal(s), GAME.parse(text))]


def sure(s, text):
    return TABLE.sure(GAME.view(s, s.seat), GAME.legal(s), GAME.parse(text))


# -- foresight -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_is_what_happens(seed):
    for s, legal in positions(seed):
        view, me = GAME.view(s, s.seat), s.seat
        for action in legal:
            hints = TABLE.foresee(view, legal, action)
            assert len(hints) <= 3 and all(len(hint.words) <= 44 for hint in hints), hints
            after = s.copy()
            happened = GAME.apply(after, action, Rng(1))
            captured = [event for event in happened if isinstance(event, events.Captured)]
            told = {hint.words.split()[0]: hint for hint in hints}
            for word, mine, tone in (("captures", True, "good"), ("you", False, "bad")):
                levels = sum(LEVEL[event.kitty] for event in captured if (event.seat == me) is mine)
                assert bool(levels) is (word in told), (str(action), hints)
                if levels:
                    assert told[word].tone == tone
                    assert told[word].words.endswith(f"{levels} levels" if levels > 1 else "one level")
            over = GAME.outcome(after)
            assert (over is not None) is any("wins with" in h.words or "You win" in h.words or "draw" in h.words.split()
                                             for h in hints if h.tone != "chance")  # fmt: skip


def test_damage_lines_and_threats_are_told_in_numbers():
    s = city("H4@c3E T2@d2W", "P4@d3S H2@b4S", "bombs-away", 3, "T2")
    do(s, "play:bombs-away")
    assert foreseen(s, "move:c3>e3")[0] == "2 damage to Pilot 4: 2 of 4"
    s = city("H4@c3E P1@a4E", "P4@d3S T4@a3N", "stalk", 3)
    do(s, "play:stalk", "move:a4>a5")
    assert "aims at Pilot 4: Claws Out can capture it" not in foreseen(s, "turn:a5>S"), "it aimed at it before"
    s = city("H4@c3N", "P4@d3S", "catnip", 3)
    do(s, "play:catnip")
    assert foreseen(s, "turn:c3>E") == ["aims at Pilot 4: Claws Out can capture it"]
    assert foreseen(s, "turn:d3>W") == ["Pilot 4 can capture Huntress 4"]
    s = deploying("P2@b2N P3@b3N", "H2@e5N")
    assert foreseen(s, "deploy:H1>b4")[0] == "three in a line: hold them a turn"
    assert "Tank 3 goes under the deck" in foreseen(s, "deploy:H1>c4")


def test_a_card_tells_the_best_it_can_do():
    s = city("H4@c3E T2@d2W", "P4@d3S H2@b4S", "bamboozle supply-drop hairball-mortar", 1)
    assert foreseen(s, "play:claws-out") == ["can capture Pilot 4: 4 levels", "your last tactic this turn"]
    assert foreseen(s, "play:supply-drop")[0] == "draw 3 cards, then discard one"
    s = city("P1@b2N P3@c3N T1@e4N", "H4@a5N", "switcheroo laser-pointer double-time", 3)
    assert "can make three in a line" not in foreseen(s, "play:laser-pointer")
    s = city("P1@b2N P3@c3N T1@e4N", "H4@a5N", "stalk", 3)
    assert "can make three in a line" in foreseen(s, "play:stalk")


def test_ending_the_turn_tells_who_can_be_hit_and_what_is_drawn():
    s = city("H4@c4E T2@d2W", "P4@d3S H2@b4S", "bamboozle", 3)
    assert foreseen(s, "end") == ["Pilot 4 can capture Tank 2", "draws 3 cards"]


def test_a_warning_only_where_something_else_could_be_done():
    s = city("P1@b2N", "T1@d2W T2@d3W T3@d4W", "stalk", 2)
    s.claims[1] = [(5, KITTY["T3"], KITTY["T2"], KITTY["T1"])]
    assert "Mimi wins with it" in sure(s, "end") and foreseen(s, "end") == ["Mimi wins with a line of three"]
    assert not sure(s, "play:stalk")
    s = city("P1@a1N P2@a2N", "H2@c3N", tactics=3)
    s.tokens[KITTY["P1"]] = 2
    do(s, "end")
    assert sure(s, "pick:a1") == "Mimi captures your Pilot 1: one level." and not sure(s, "pick:a2")
    s.tokens[KITTY["P2"]] = 2
    assert "2 levels" in sure(s, "pick:a2") and not sure(s, "pick:a1"), "one of the two has to go"
    s = city("P1@b2N T1@b3N H4@d2N", "H2@d3N", "claw-swipe", 3)
    do(s, "play:claw-swipe")
    assert "your Tank 1" in sure(s, "pick:b2") and not sure(s, "pick:d2")


# -- threats -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_who_can_be_hit_with_claws_out_is_hit_by_it(seed):
    for s, _legal in positions(seed, 9):
        other = 1 - s.seat
        found = danger.claws(s, other)
        then = s.copy()
        then.seat, then.phase, then.placed, then.damage = other, model.TACTIC, content.NO_KITTY, [0] * content.KITTIES
        then.tactics, then.hands[other], then.aside = 2, [content.CLAWS[other]], []
        struck = []
        if model.PLAYS[content.CLAWS[other]] in GAME.legal(then):
            GAME.apply(then, model.PLAYS[content.CLAWS[other]], Rng(0))
            for action in GAME.legal(then):
                after = then.copy()
                hurt = [e for e in GAME.apply(after, action, Rng(0)) if isinstance(e, events.Hurt) and e.seat == s.seat]
                struck += [(event.kitty, event.damage) for event in hurt]
        assert [(blow.kitty, blow.damage) for blow in found] == struck


def test_the_overlay_marks_squares_aimed_at_and_kitties_that_can_be_hit():
    s = city("H4@c3E T2@d2W", "P4@d3S H2@b4S")
    pictures = [piece.picture for piece in TABLE.overlay(GAME.view(s, 0), SIZE)]
    aimed = [picture[2] for picture in pictures if picture[0] == "aimed"]
    assert sorted(aimed) == [(0,), (0,), (1,), (1,)]
    assert ("peril", 8, True, "") in pictures, "Pilot 4 before Huntress 4, and Tank 2 before Pilot 4"
    assert pictures[-1] == ("legend",)
    assert not TABLE.overlay(GAME.view(GAME.setup({}, 2, Rng(0)), 0), SIZE)


def test_the_overlay_names_only_cards_the_other_may_have():
    s = city("H4@c3E", "P1@d4S", "claw-swipe claw-swipe-b claw-swipe-c")
    s.hands[1] = [content.CLAWS[1], CARD["radio"]]
    s.deck.remove(CARD["radio"])
    view = GAME.view(s, 0)
    kinds = danger.possible(view, 1)
    assert content.CLAW_SWIPE not in kinds and content.RADIO in kinds
    assert danger.possible(GAME.view(s, 1), 1) == [content.RADIO], "one's own hand is known"
    s.hands[1] = [content.CLAWS[1]]
    assert danger.possible(GAME.view(s, 0), 1) == [], "nothing but Claws Out"


# -- what is asked -------------------------------------------------------------------------------------


def asked(s):
    return TABLE.prompt(GAME.view(s, s.seat), GAME.legal(s))


def test_the_radio_lists_only_what_is_left():
    s = city("H4@c3E T2@d2W", "P4@d3S H2@b4S", "radio", 3)
    do(s, "play:radio")
    assert all(words in asked(s) for words in ("1 of 3", "one square", "rotate", "1 damage", "draw"))
    do(s, "move:c3>c2")
    assert "2 of 3" in asked(s) and "one square" not in asked(s) and "rotate" in asked(s)
    do(s, "draw")
    assert "draw" not in asked(s) and "rotate" in asked(s)


def test_every_card_asks_for_its_own_gesture():
    seen = {}
    for seed in range(60):
        for s, _legal in positions(seed, 1):
            if s.phase == model.CARD and not s.step:
                seen[KIND[s.card]] = asked(s)
        if len(seen) == content.TAIL_HOOK:
            break
    assert "the square behind the Kitty it hops over" in seen[content.BOMBS_AWAY]
    assert len(set(seen.values())) == len(seen) >= 15
    for kind, words in seen.items():
        assert words.startswith(content.CARD_NAMES[kind]) and len(words) <= 150, words


def test_a_hand_that_can_do_nothing_is_told_so():
    s = city("P2@c3N", "", "hiss", 2, "P2")
    assert "None of your cards can be played" in asked(s)


# -- what everything is --------------------------------------------------------------------------------


def _sentences(words):
    return len(re.findall(r"[.!?:](?=\s|$)", words.replace(": ", " ")))


@pytest.mark.parametrize("seed", range(3))
def test_a_tip_has_two_sentences_and_a_close_look_five_at_most(seed):
    for s, legal in positions(seed, 6):
        for seat in (0, 1):
            view = GAME.view(s, seat)
            for piece in TABLE.layout(view, legal if seat == s.seat else (), SIZE).pieces:
                told = TABLE.explain(view, piece.key)
                assert _sentences(TABLE.tip(view, piece.key)) <= 2, piece.key
                assert told is None or 1 <= _sentences(told.text) <= 5, told


def test_one_thing_is_not_spoken_of_as_several():
    s = city("P1@b2N", "T1@e5N")
    s.kitties = [KITTY["H1"]]
    s.known[KITTY["H1"]] = 1
    view = GAME.view(s, 0)
    assert TABLE.explain(view, "hand:1").text == "One card in Mimi's hand. It is known to be Claws Out."
    assert TABLE.explain(view, "kitties").text == "One Kitty is left in the deck. You know this one:"


def test_an_enemy_taken_for_the_radio_needs_no_place_to_go():
    s = city("P1@b2N", "T1@b3N", "radio", tactics=2)
    do(s, "play:radio")
    action = next(action for action in GAME.legal(s) if action.verb == model.PICK)
    assert TABLE.taken(GAME.view(s, 0), "", [action]) == "Radio: Tank 1\nClick it again: it takes 1 damage."


@pytest.mark.parametrize("seed", range(3))
def test_every_piece_says_what_it_is(seed):
    for s, legal in positions(seed, 6):
        for seat in (None, 0, 1):
            view = GAME.view(s, seat)
            layout = TABLE.layout(view, legal if seat == s.seat else (), SIZE)
            for piece in layout.pieces:
                told, tip = TABLE.explain(view, piece.key), TABLE.tip(view, piece.key)
                if piece.key.startswith(("nest:", "plaque:", "tag", "words", "kerbs")):  # said by what they belong to
                    assert told is None and TABLE.seat_at(view, piece.key) is None
                    continue
                assert told is not None or tip, piece.key
                if told is not None:
                    assert told.title and told.text and told.rule.startswith("PD-"), piece.key
                    assert "{" not in told.text and len(told.text) <= 220, told.text


def test_a_post_and_the_lamps_are_one_place_each():
    layout = TABLE.layout(GAME.view(city("P2@c3N", "", "hiss", 2, "P2"), 0), (), SIZE)
    zones = {zone.key: zone for zone in layout.zones}
    for key, whole in (("nest:0", "head:0"), ("plaque:1", "head:1"), ("head:1", "head:1"), ("tag", "clock")):
        piece, zone = next(piece for piece in layout.pieces if piece.key == key), zones[whole]
        assert abs(piece.x - zone.x) <= zone.width / 2 and abs(piece.y - zone.y) <= zone.height / 2, key
    clock, log = zones["clock"], layout.hud.log
    assert clock.y + clock.height / 2 <= log[1], "what lies under the log belongs to the log"


def test_a_square_answers_a_click_with_what_is_there():
    s = city("H4@c3E P1@a1N", "P4@d3S P2@c2E")
    view = GAME.view(s, 0)
    said = {square_text(n): TABLE.refused(view, f"square:{n}", None, partial(GAME.refusal, s)) for n in range(SQUARES)}
    assert all(refusal and refusal.text.startswith(name) for name, refusal in said.items())
    assert said["c3"].text == "c3, in the City: Ann's Huntress 4. Nobody aims at it."
    assert said["d2"].text == "d2, in the City: open. Mimi's Pilot 2 and Pilot 4 aim at it."
    assert "Outer City" in said["a5"].text
    zones = {zone.key: zone for zone in TABLE.layout(view, (), SIZE).zones}
    assert all(zones[f"square:{n}"].direct for n in range(SQUARES))


def test_a_gesture_names_what_it_does():
    s = city("P2@b3N P2b@d2N T1@a1N", "H2@c3S H1@e4N", "radio stalk switcheroo bombs-away", 4)
    for card in ("radio", "stalk", "switcheroo"):
        then = s.copy()
        do(then, f"play:{card}")
        view = GAME.view(then, 0)
        words = [TABLE.gesture(view, action).words for action in GAME.legal(then)]
        assert len(words) == len(set(words)), words
    do(s, "play:bombs-away")
    assert not [action for action in GAME.legal(s) if "Hop" not in TABLE.gesture(GAME.view(s, 0), action).words]


def test_a_gesture_is_called_as_its_button_and_its_card_are():
    s = GAME.setup({"first": 0}, 2, Rng(5))
    for _change in range(2):
        view = GAME.view(s, 0)
        button = next(p for p in TABLE.layout(view, GAME.legal(s), SIZE).pieces if p.key == "ready")
        assert TABLE.gesture(view, model.READY_NOW).words in button.picture
        do(s, str(next(action for action in GAME.legal(s) if action.verb == model.BACK)))
    s = city("P2@b3N", "T4@c3S", "laser-pointer")
    do(s, "play:laser-pointer")
    says = TABLE.gesture(GAME.view(s, 0), GAME.parse("move:c3>c4")).words
    assert says == "Move the enemy Tank 4 from c3 to c4" and "move" in asked(s)


def test_the_prompt_points_at_what_it_asks_for():
    def points(s):
        return TABLE.layout(GAME.view(s, 0), GAME.legal(s), SIZE).hud.prompt_points

    s = GAME.setup({"first": 0}, 2, Rng(5))
    assert points(s) == "left", "the hand"
    s = deploying("H4@c3E", "P4@d3S")
    assert points(s) == "up", "the Kitties that were drawn"
    do(s, "deploy:H1>c2")
    assert not points(s)
    s = city("P2@b3N", "T4@c3S", "laser-pointer supply-drop")
    assert points(s) == "left"
    for card, where in (("laser-pointer", ""), ("supply-drop", "left")):
        then = s.copy()
        do(then, f"play:{card}")
        assert points(then) == where


@pytest.mark.parametrize("text", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 960.0), (1707.0, 720.0)])
def test_kitties_that_were_drawn_lie_above_the_prompt(size, text):
    table = PawOfDutyController(SEATS)
    table.text = text
    s = deploying("H4@c3E", "P4@d3S")
    layout = table.layout(GAME.view(s, 0), GAME.legal(s), size)
    drawn = [p for p in layout.pieces if p.key in {f"kitty:{kitty}" for kitty in s.offer}]
    left, top, _wide, high = layout.hud.prompt
    assert len(drawn) == 2 and all(piece.y + piece.height / 2 <= top + high / 2 for piece in drawn)
    assert min(p.x - p.width / 2 for p in drawn) <= left + 125 * text <= max(p.x + p.width / 2 for p in drawn)


def held_by_keys(s):
    """A hand over this position."""
    view, legal, stage = GAME.view(s, 0), GAME.legal(s), Stage(TABLE.paint)
    stage.show(TABLE.layout(view, legal, SIZE), at_once=True)
    hand = Hand(stage, lambda actions: None, lambda lift, drop: None, lambda sound: None)
    hand.set_index(Index([(action, TABLE.gesture(view, action)) for action in legal]))
    hand.talks = lambda key: TABLE.explain(view, key) is not None
    return hand


@pytest.mark.parametrize("facing", range(4))
@pytest.mark.parametrize("focused", [True, False])
def test_a_kitty_is_faced_by_one_arrow_key(facing, focused):
    s = deploying("H4@c3E", "P4@d3S")
    do(s, "deploy:H1>c2")
    hand = held_by_keys(s)
    if focused:
        hand.begin()
    hand.key(("up", "right", "down", "left")[facing])
    assert hand.cursor == f"arrow:{facing}"


def test_a_kitty_in_the_hand_is_turned_by_one_arrow_key_but_walks_by_arrows_too():
    s = city("P2@c3N", "H4@a1N", "catnip", 3)
    do(s, "play:catnip")
    hand = held_by_keys(s)
    hand.cursor = f"kitty:{KITTY['P2']}"
    hand.key("return")
    hand.key("left")
    assert hand.cursor == f"turn:{SQUARE['c3']}:3"
    s = city("P2@c3N", "H4@a1N", tactics=3)
    do(s, "play:claws-out")
    hand = held_by_keys(s)
    hand.cursor = f"kitty:{KITTY['P2']}"
    hand.key("return")
    reached = {hand.cursor, *((hand.key("page down"), hand.cursor)[1] for _place in range(9))}
    assert f"square:{SQUARE['b3']}" in reached


def test_signs_squares_and_heads_are_looked_at_by_pointer_and_key():
    s = city("H4@c3E", "P4@d3S")
    hand = held_by_keys(s)
    for key in ("head:1", "clock", "sign", f"square:{SQUARE['b2']}"):
        hand.move(*hand.stage.place(key))
        assert hand.hovered == key
    walked = {(hand.look_about(), hand.cursor)[1] for _step in range(60)}
    assert {"head:0", "head:1", "clock", "sign", f"kitty:{KITTY['H4']}"} <= walked
    assert not any(key.startswith("square:") for key in walked)


# -- those who play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_sheet_tells_what_everybody_may_know(seed):
    for s, _legal in positions(seed, 7):
        for viewer in (None, 0, 1):
            for seat in range(2):
                view = GAME.view(s, viewer)
                sheet = TABLE.sheet(view, seat)
                assert sheet.score[0] == str(view.power(seat)) == str(sum(part for _words, part in sheet.sources))
                captured, board = sheet.parts[:2]
                assert captured.note.startswith("one" if view.power(seat) == 1 else str(view.power(seat)))
                rows = [row for row in board.rows if row.pictures]
                assert len(rows) == sum(unit.owner == seat for unit in view.units)
        assert TABLE.sheet(GAME.view(s, 0), 0).parts == TABLE.sheet(GAME.view(s, None), 0).parts, "no secrets"


def test_a_sheet_after_the_end_leads_nobody_and_warns_of_nothing():
    s = city("H4@c3E T2@d2W", "P4@d3S")
    s.captured[0].append(KITTY["T4"])
    s.kitties.remove(KITTY["T4"])
    now = TABLE.sheet(GAME.view(s, 0), 1)
    assert (now.standing, now.title) == ("4 behind Ann", "Levels by type")
    s.phase, s.ended, s.winner = model.OVER, model.POWER, 0
    over = TABLE.sheet(GAME.view(s, None), 0)
    assert over.standing.startswith("4 more than") and not over.warning
    assert "Can hit with Claws Out" not in [part.title for part in over.parts]
    assert all(not row.small for part in over.parts if part.title == "Line in the City" for row in part.rows)


@pytest.mark.parametrize(("other", "told"), [("T1@d3W", "b4 still to fill"), ("T1@b4W", "an enemy stands on b4")])
def test_a_sheet_tells_what_a_line_lacks(other, told):
    sheet = TABLE.sheet(GAME.view(city("P1@b2N P3@b3N", other), 0), 0)
    (row,) = next(part.rows for part in sheet.parts if part.title == "Line in the City")
    assert (row.words, row.small) == ("b2 and b3", told)


def test_a_line_that_stands_is_a_banner_and_a_warning():
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d3W", tactics=1)
    assert not TABLE.banner(GAME.view(s, 0))
    do(s, "end")
    assert TABLE.banner(GAME.view(s, 1)) == "Break the line b2, b3, b4!"
    assert TABLE.banner(GAME.view(s, 0)) == "Hold the line b2, b3, b4!"
    assert TABLE.banner(GAME.view(s, None)) == "Ann holds b2, b3, b4"
    alone = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    assert alone.banner(GAME.view(s, None)) == "You hold b2, b3, b4"
    assert "Control" in TABLE.sheet(GAME.view(s, 1), 0).warning and not TABLE.sheet(GAME.view(s, 1), 1).warning


def test_two_lines_that_stand_are_both_told():
    s = city("P1@b2N P3@b3N H4@b4N T4@c3N T3@d4N", "T1@d2W", tactics=1)
    assert "one of your lines must stand a turn" in foreseen(s, "end")
    happened = do(s, "end")
    (event,) = [event for event in happened if isinstance(event, events.Eligible)]
    assert TABLE.tell(event) == "Ann made three in a line: b2-b3-b4 and b2-c3-d4."
    assert TABLE.banner(GAME.view(s, 0)) == "Hold b2-b3-b4 or b2-c3-d4!"
    assert TABLE.banner(GAME.view(s, 1)) == "Break b2-b3-b4 and b2-c3-d4!"
    assert TABLE.banner(GAME.view(s, None)) == "Ann holds b2-b3-b4 and b2-c3-d4"
    assert asked(s).startswith("Break both lines or lose!\n")
    told = TABLE.explain(GAME.view(s, 1), "line:0:6").text
    assert told.startswith("Ann's lines on b2-b3-b4 and b2-c3-d4 stand. One of them wins if")
    large = PawOfDutyController(SEATS)
    large.text = 1.6
    assert [large.banner(GAME.view(s, seat)) for seat in (0, 1)] == ["Hold one line!", "Break both lines!"]


def test_more_lines_than_a_banner_has_room_for_are_counted():
    s = city("P1@b2N P3@b3N H4@b4N T4@c3N T3@d4N H3@d3N", "T1@e1W", tactics=1)
    do(s, "end")
    assert TABLE.banner(GAME.view(s, 1)) == "Break all 3 lines!"
    assert TABLE.banner(GAME.view(s, None)) == "Ann holds 3 lines"


def test_after_the_end_nobody_is_asked_to_do_anything():
    """From the event on that ends the game: banner, pennants, plates, and what a line says of itself."""
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d3W", tactics=1)
    do(s, "end")
    kitty, square = s.offer[0], GAME.legal(s)[0].where
    do(s, str(model.DEPLOYS[kitty][square]), str(model.TURNS[square][0]))
    seen = Watched(GAME, s, (1,))
    GAME.apply(s, GAME.parse("end"), Rng(0), seen)
    view = next(after for event, after in seen.frames[1] if isinstance(event, events.HeldLine))
    assert not TABLE.banner(view)
    pieces = {piece.key: piece.picture for piece in TABLE.layout(view, (), SIZE).pieces}
    assert pieces["pennants:0"][3] == "3 of 3 in line" and "to move" not in (*pieces["plaque:0"], *pieces["plaque:1"])
    told = TABLE.explain(view, "line:0:3").text
    assert told == "Ann's line on b2, b3, b4 stood for a whole turn and won."
    assert pieces["tag"][1] == "Game over" and "ended on turn 6" in TABLE.explain(view, "clock").text
    ending = TABLE.ending(view, GAME.outcome(s))
    assert ending.words == "Pilot 1 on b2, Pilot 3 on b3 and Huntress 4 on b4 stood until the end of turn 6."
    assert "line" in ending.lost
    s = city("P1@b2N", "T1@d3W", tactics=1)
    s.number, s.kitties = model.LAST_TURN, [KITTY["H1"]]
    seen = Watched(GAME, s, (0,))
    GAME.apply(s, GAME.parse("end"), Rng(0), seen)
    assert next(after for event, after in seen.frames[0] if isinstance(event, events.Counted)).to_act is None


def test_where_the_game_stands_is_told_in_large_letters_too_unless_a_banner_needs_the_place():
    table = PawOfDutyController(SEATS)
    table.text = 1.6
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d3W", tactics=1)
    assert table.heading(GAME.view(s, 0)) == "Turn 5 of 14", "the carriers tell the levels"
    do(s, "end")
    assert table.banner(GAME.view(s, 0)) and not table.heading(GAME.view(s, 0))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foreseen_does_not_repeat_what_is_done(seed):
    for s, legal in positions(seed):
        view = GAME.view(s, s.seat)
        for action in legal:
            does = TABLE.gesture(view, action).words.lower()
            for hint in TABLE.foresee(view, legal, action):
                said = [word for word in hint.words.lower().split() if word not in ("is", "a", "the", "given", "up")]
                assert not all(word in does for word in said), (does, hint.words)


def test_a_turn_being_ended_is_nobodys_and_the_log_is_marked():
    s = city("P1@a1N P2@a2N", "H2@c3N", tactics=3)
    assert TABLE.whose_turn(s) == 0 and TABLE.gesture(GAME.view(s, 0), model.END_TURN).ends
    do(s, "end")
    assert s.phase == model.TOKEN and TABLE.whose_turn(s) == NOBODY
    happened = do(s, "pick:a1")
    assert [TABLE.tell(event) for event in happened if TABLE.divides(event)] == ["Turn 6: Mimi."]
    assert TABLE.token(next(event for event in happened if isinstance(event, events.Marked))) == ("chip", KITTY["P1"])


# -- letters -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [0.8, 1.0, 1.6, 2.0])
@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1707.0, 720.0)])
def test_large_letters_have_their_room(size, text):
    table = PawOfDutyController(SEATS)
    table.text = text
    s = city("H4@c3E T2@d2W P1@a4E", "P4@d3S H2@b4S", "bombs-away stalk hairball-mortar claw-swipe", 4, "T2")
    do(s, "play:claw-swipe", "pick:c3", "play:bombs-away")
    layout = table.layout(GAME.view(s, 0), GAME.legal(s), size)
    left, top, width, height = layout.hud.prompt
    for piece in layout.pieces:
        assert piece.x - piece.width / 2 >= -1 and piece.x + piece.width / 2 <= size[0] + 1, piece
        if piece.key.startswith("card:") or piece.key == "words":
            beside = piece.x + piece.width / 2 <= left + 14 or piece.x - piece.width / 2 >= left + width
            assert beside or piece.y + piece.height / 2 <= top or piece.y - piece.height / 2 >= top + height, piece.key
    assert layout.hud.log[3] >= 0


def test_cards_that_overlap_write_their_names_where_they_are_seen():
    few = city("P1@b2N", "T1@d3W", "radio stalk hiss")
    many = city("P1@b2N", "T1@d3W", "radio stalk stalk-b stalk-c hiss pounce catnip bamboozle")
    hands = [
        [p for p in TABLE.layout(GAME.view(s, 0), (), SIZE).pieces if p.mine and p.key.startswith("card:")]
        for s in (few, many)
    ]
    assert all(len(piece.picture) == 2 for piece in hands[0])
    for piece, following in zip(hands[1], hands[1][1:], strict=False):
        assert piece.picture[2] * piece.width == pytest.approx(following.x - piece.x, abs=1)


# -- whose, and what is told to whom -------------------------------------------------------------------


def test_whose_kitty_it_is_is_said_and_nobody_is_called_you_has():
    table = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    p2, p2b = KITTY["P2"], KITTY["P2b"]
    assert table.tell(events.Switched(0, p2, p2b, 1, 0, 1)) == "Your Pilot 2 and Mimi's Pilot 2 changed places."
    assert table.tell(events.Lobbed(1, p2, p2b, 0, 0, 2)) == "Mimi's Pilot 2 lobbed a hairball at your Pilot 2."
    assert table.tell(events.Captured(0, p2, 3)) == "You captured Mimi's Pilot 2: 2 levels."
    assert table.tell(events.Eligible(0, (3,))) == "You made three in a line: b2, b3, b4."
    view = GAME.view(city("H4@c3E", "P4@d3S"), 0)
    for key in (f"kitty:{KITTY['H4']}", f"kitty:{KITTY['P4']}", "head:0", "carrier:0", "pennants:0", "hand:0"):
        text = table.explain(view, key).text
        assert not any(wrong in text for wrong in ("for You", "by You", "of You", "You has", "You hold")), text


def test_a_drawn_card_is_named_only_to_who_drew_it():
    drawn = events.Drew(0, (CARD["hiss"],), secret_to=0)
    assert TABLE.tell(drawn.seen_by(0)) == "Ann drew Hiss." and TABLE.token(drawn.seen_by(0)) == ("card", CARD["hiss"])
    assert TABLE.tell(drawn.seen_by(1)) == "Ann drew a card." and TABLE.token(drawn.seen_by(1)) == (
        "art",
        "paw-of-duty/back",
    )


def test_leaving_a_step_out_is_far_from_the_end_of_the_turn_and_says_if_it_ends_it():
    s = city("H4@c3E T2@d2W", "P4@d3S", "double-time stalk", 2, "T2")
    end = {piece.key: piece for piece in TABLE.layout(GAME.view(s, 0), GAME.legal(s), SIZE).pieces}["end"]
    do(s, "play:double-time", "move:c3>c4")
    skip = {piece.key: piece for piece in TABLE.layout(GAME.view(s, 0), GAME.legal(s), SIZE).pieces}["skip"]
    assert abs(skip.y - end.y) > end.height + skip.height
    gesture = TABLE.gesture(GAME.view(s, 0), model.SKIP_IT)
    assert gesture.words == "Only that one" and not gesture.ends
    do(s, "skip", "play:stalk", "move:c4>c5")
    gesture = TABLE.gesture(GAME.view(s, 0), model.SKIP_IT)
    assert gesture.words == "Keep its facing, end turn" and gesture.ends
    assert foreseen(s, "skip") == ["your last tactic: the turn ends"]


def test_a_swap_says_what_it_costs_and_a_flag_what_it_means():
    s = city("P2@c3N", "", "hiss", 3, "P2")
    assert foreseen(s, "swap:hiss") == ["costs a tactic: 2 are left"]
    assert "A flag" not in asked(deploying("P2@b2N", "H2@e5N"))
    assert "A flag: three in a line there." in asked(deploying("P2@b2N P3@b3N", "H2@e5N"))


# -- once a piece was taken ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted({text.removesuffix("-b").removesuffix("-c") for text in CARD}))
def test_a_card_names_its_own_gesture_before_and_after_its_kitty_was_taken(name):
    """Issue: "Choose the square behind the enemy to land on", never "its target" or "choose where"."""
    s = city("P4@b4E T2@b3N H1@a5E", "T3@c4W P2@c3N H4@d4W", name, tactics=4)
    s.tokens[KITTY["H1"]] = 2
    do(s, f"play:{name}")
    view, legal = GAME.view(s, 0), GAME.legal(s)
    asked = TABLE.prompt(view, legal)
    assert asked.startswith(content.CARD_NAMES[KIND[CARD[name]]]) and "target" not in asked.replace("its target to", "")
    index = Index([(action, TABLE.gesture(view, action)) for action in legal])
    for lift in index.lifts:
        then = TABLE.taken(view, lift, index.actions(lift))
        if not index.is_button(lift):
            title, how = then.split("\n")
            assert title.startswith(("Give up", content.CARD_NAMES[KIND[CARD[name]]])) and how.startswith("Choose "), (
                then
            )


def test_what_was_taken_asks_for_all_it_can_do_and_nothing_else():
    s = city("P4@b4E T2@b3N", "T3@c4W", "bombs-away", tactics=2)
    both = [action for action in GAME.legal(s) if action.what == CARD["bombs-away"]]
    assert TABLE.taken(GAME.view(s, 0), "", both) == (
        "Play Bombs Away?\nChoose the board to play it, the discards to swap it."
    )
    do(s, "play:bombs-away")
    (hop, *_more) = [action for action in GAME.legal(s) if action.what == SQUARE["b4"]]
    words = TABLE.taken(GAME.view(s, 0), "", [hop])
    assert words == (
        "Bombs Away: Pilot 4\nChoose the square behind the Kitty next to it to land on. Or click it again."
    )


def test_cards_of_the_same_name_are_told_once():
    event = events.Drew(seat=0, cards=(CARD["tail-hook"], CARD["radio"], CARD["tail-hook-b"]))
    assert TABLE.tell(event) == "Ann drew Tail Hook × 2 and Radio."  # noqa: RUF001


def test_an_attacker_that_waits_for_the_end_of_the_turn_stays_on_its_square():
    s = city("P4@b4E T2@b3N", "T3@c4W", tactics=1)
    do(s, "play:claws-out")
    view = GAME.view(s, 0)
    gestures = {str(action): TABLE.gesture(view, action) for action in GAME.legal(s)}
    assert gestures["pick:b4"].stays and gestures["turn:b4>N"].stays and not gestures["move:b4>b5"].stays


def test_what_a_move_prepares_is_told_by_what_comes_of_it():
    s = city("T4@c2N", "P3@d4S", hand="stalk")
    steps = [GAME.parse(text) for text in ("play:stalk", "move:c2>c4", "turn:c4>E", "play:claws-out", "pick:c4")]
    told = prepared(GAME, TABLE, GAME.view(s, 0), steps)
    assert told == "then: Attack Pilot 3 with Tank 4 (c4). Captures Pilot 3: 3 levels"
    assert prepared(GAME, TABLE, GAME.view(s, 0), steps[:1]) == ""
