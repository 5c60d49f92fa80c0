"""Kardashev at the table: everything fits, prices and odds are shown, every question has its pieces and words."""

import random
from functools import partial
from itertools import pairwise

import pytest
from support.colonies import BY_NAME, GAME, do, sky
from support.marks import thorough

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.content import BY_TEXT, COUNT, TECHNOLOGIES
from tabletop.games.kardashev.rules.events import Bid, Won
from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng

SEATS = (Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy"))


def table(seats: int) -> KardashevController:
    return KardashevController(SEATS[:seats])


SIZE = (1280.0, 720.0)


def pieces(s, seat: int = 0, size=SIZE):
    legal = GAME.legal(s) if seat == GAME.to_act(s) else ()
    layout = table(s.seats).layout(GAME.view(s, seat), legal, size)
    return {piece.key: piece for piece in layout.pieces}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 960.0), *thorough(((1707.0, 720.0),), ((1280.0, 800.0),))])
def test_everything_lies_on_the_table(seats, size):
    chance, rng = random.Random(1), Rng(1)
    s = GAME.setup({"roles": "chosen"}, seats, rng)
    while actions := GAME.legal(s):
        for key, piece in pieces(s, GAME.to_act(s), size).items():
            assert piece.x - piece.width / 2 >= -2 and piece.x + piece.width / 2 <= size[0] + 2, key
            assert piece.y - piece.height / 2 >= -12 and piece.y + piece.height / 2 <= size[1] + 12, key
        GAME.apply(s, chance.choice(actions), rng)


def test_a_held_fleet_shows_what_every_move_costs_and_the_odds_of_an_attack():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:2"), ("c5:1", ""), ("EEE", ""), ("targeting-array", ""))
    view, here = GAME.view(s, 0), table(2)
    assert here.gesture(view, GAME.parse("move:c5>d5")).note == "1 Energy"
    attack = here.gesture(view, GAME.parse("move:c5>e5"))
    assert (attack.note, attack.tone) == ("2 : 2 fails", "bad") and attack.drops == (f"reach:{BY_NAME['e5']}",)
    here.text = 1.6
    assert here.gesture(view, GAME.parse("move:c5>d5")).note == "1 E", "large letters have no room for more"
    lights = {key: piece.picture for key, piece in pieces(s).items() if key.startswith("reach:")}
    named = {how: f"reach:{BY_NAME[name]}" for how, name in (("go", "d5"), ("attack", "e5"), ("explore", "d6"))}
    assert {how: lights[key] for how, key in named.items()} == {how: ("reach", how) for how in named}
    assert GAME.view(s, 0) == view, "working out a price changes nothing"


def test_the_strengths_on_a_space_are_those_its_foresight_tells():
    s = sky("d5:F e5:F e6:M d6:F", ("b5:1", "h5:1 e6:3"), ("d5:2 d6:1", "e5:2"), ("EEEE", ""))
    view, here = GAME.view(s, 0), table(2)
    notes = {name: here.gesture(view, GAME.parse(f"move:d5>{name}")).note for name in ("e5", "e6")}
    told = {name: here.foresee(view, (), GAME.parse(f"move:d5>{name}")) for name in ("e5", "e6")}
    assert notes == {"e5": "3 : 2 can win", "e6": "3 : 3 fails"}
    assert told["e5"][0].words == "Wins with your support: 3 against 2"
    assert told["e6"][0].words == "Can only fail: 3 against 3"


def test_the_points_of_a_colony_are_told_before_it_is_attacked():
    s = sky("d5:F e5:F d6:F", ("b5:1", "h5:1 e5:1"), ("d5:1 d6:1", ""), ("EEEE", ""))
    told = [hint.words for hint in table(2).foresee(GAME.view(s, 0), (), GAME.parse("move:d5>e5"))]
    assert told[:2] == ["Wins with your support: 2 against 1", "Winning gives 3 points"]


def test_what_is_held_asks_for_its_own_place():
    here, view = table(2), GAME.view(sky(), 0)
    assert here.taken(view, f"fleet:{BY_NAME['b5']}", ()) == "Where shall the fleet fly?"
    assert here.taken(view, f"tech:{BY_TEXT['terraform']}", ()) == "Where shall Terraform work?"
    assert here.taken(view, f"tech:{BY_TEXT['memory-eraser']}", ()) == "Which technology shall be erased?"
    assert here.taken(view, "something", ()) == "Now choose where."


def test_the_battle_panel_shows_both_strengths_and_the_price_of_each_support():
    s = sky("d5:F e5:F d6:F", ("b5:1", "h5:1 e5:2"), ("d5:1 d6:2", ""), ("EE", ""))
    do(s, "move:d5>e5")
    found = pieces(s)
    assert [side.strength for side in found["battle"].picture[1:]] == [1, 2]
    support = found[f"support:{BY_NAME['d6']}"]
    assert "+2 for 1 Energy" in repr(support.picture)
    watched = pieces(s, 1)
    assert watched["battle"].picture == found["battle"].picture and "done" not in watched


def test_the_tree_tells_what_one_has_can_afford_and_what_the_others_have():
    s = sky(have=("ME", ""), known=("asteroid-mining", "taxation asteroid-mining"))
    found = pieces(s)
    assert sum(key.startswith("tech:") for key in found) == COUNT == 29
    states = {TECHNOLOGIES[n].name: found[f"tech:{n}"].picture[2:4] for n in range(COUNT)}
    assert states["Asteroid Mining"] == (3, (1,)) and states["Fuel Efficiency"] == (2, ())
    assert states["Expanded Cargohold"] == (1, ()) and states["Boosters"] == (0, ())
    assert states["Taxation"] == (1, (1,))


def test_bids_are_one_more_a_coin_slid_along_a_rule_or_none():
    s = sky(have=("FFFFFFFFFF", "MMMM"), bag="F M")
    do(s, "end")
    assert GAME.to_act(s) == 0
    view, legal, here = GAME.view(s, 0), GAME.legal(s), table(2)
    layout = here.layout(view, legal, SIZE)
    assert {"pass", "raise", "slide", "rule"} <= {piece.key for piece in layout.pieces}
    numbers = {zone.key: zone for zone in layout.zones if zone.key.startswith("bid:")}
    assert list(numbers) == [f"bid:{number}" for number in range(2, 11)]
    assert all(zone.direct and zone.quiet for zone in numbers.values()), "a number is pressed as well as slid to"
    assert here.gesture(view, GAME.parse("bid:1")).lift == "raise"
    slid = here.gesture(view, GAME.parse("bid:7"))
    assert (slid.lift, slid.drops) == ("slide", ("bid:7",))
    assert "Bid 7" in repr(here.preview(view, GAME.parse("bid:7"), SIZE))


def test_with_little_to_bid_there_is_nothing_to_slide():
    s = sky(have=("F", "MMMM"), bag="F M")
    do(s, "end")
    found = pieces(s)
    assert {"pass", "raise", "drawn"} <= set(found) and "slide" not in found
    assert "coin" not in table(2).explain(GAME.view(s, 0), "raise").text


def test_two_bids_have_a_button_each_instead_of_a_coin():
    s = sky(have=("FF", "MMMM"), bag="F M")
    do(s, "end")
    found, view = pieces(s), GAME.view(s, 0)
    assert "slide" not in found and "rule" not in found
    assert [found[key].picture[1] for key in ("raise", "bid:2", "pass")] == ["Bid 1", "Bid 2", "Pass"]
    tops = [found[key].y for key in ("raise", "bid:2", "pass")]
    assert all(low - high > found["pass"].height for high, low in pairwise(tops)), "one below the other"
    assert table(2).gesture(view, GAME.parse("bid:2")).drops == ("bid:2",)
    assert "coin" not in table(2).explain(view, "raise").text
    assert not table(2).preview(view, GAME.parse("bid:2"), SIZE), "no button changes when another is pointed at"


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize(
    ("held", "bid", "asks"), [("FFFF", 1, False), ("FFFF", 3, True), ("FFFF", 4, True), ("F", 1, True)]
)
def test_a_bid_of_all_one_has_or_more_than_needed_is_asked_about_whoever_is_paid(mine, held, bid, asks):
    s = sky(have=(held, "MMMM"), bag="F M F")
    do(s, "end")
    view, here = GAME.view(s, 0), table(2)
    view.turn = 0 if mine else 1
    asked = here.sure(view, GAME.legal(s), GAME.parse(f"bid:{bid}"))
    assert bool(asked) == asks
    assert not asked or ("the bank" if mine else "Mimi") in asked


def test_a_number_that_cannot_be_bid_says_why():
    s = sky(have=("FF", "MMMM"), bag="F M")
    do(s, "end")
    why = refused(s, "key:5")
    assert (why.rule, why.text) == ("KD-3.1", "You hold only 2 resources.")


def test_a_piece_that_is_taken_leaves_the_number_of_the_others_behind():
    found = pieces(sky(have=("FM", "")))
    assert found["tally:colony"].picture[0] == "tally" and found["tally:colony"].layer > found["supply-colony"].layer
    assert found["tally:colony"].picture[-1] == 14 and found["supply-colony"].picture == ("supply", "colony", 0, True)


def test_words_about_oneself_rise_beside_the_own_points():
    s = sky(have=("FF", "MMMM"), bag="F M")
    beat = table(2).beat(GAME.view(s, 0), Won(0, 2))
    assert beat.captions == (("head:0", "Won for 2"),)
    shown = pieces(s)
    assert shown["head:0"].y - shown["head:0"].height / 2 + 20 < shown["own"].y - shown["own"].height / 2


def test_a_way_that_costs_nothing_is_free_and_the_odds_say_who_wins():
    known = ("fuel-efficiency targeting-array", "")
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:1"), ("c5:1", ""), ("EEE", ""), known)
    view, here = GAME.view(s, 0), table(2)
    notes = [here.gesture(view, action).note for action in GAME.legal(s) if action.verb == "move"]
    assert "free" in notes and any(note.endswith("2 : 1 wins") for note in notes)


def refused(s, lift: str, drop: str | None = None):
    """Why a piece cannot be taken, or dropped on a space."""
    where = None if drop is None else f"space:{BY_NAME[drop]}"
    return table(s.seats).refused(GAME.view(s, 0), lift, where, partial(GAME.refusal, s))


@pytest.mark.parametrize(
    ("lift", "drop", "rule"),
    [
        ("supply-colony", "e5", "KD-4.1"),
        ("supply-colony", "b5", "KD-4.2"),
        ("supply-fleet", "c5", "KD-4.4"),
        (f"fleet:{BY_NAME['c5']}", "h5", "KD-4.5"),
        ("tech:2", None, "KD-4.6"),
        ("tech:0", None, "KD-4.6"),
        ("tech:25", "e5", "KD-4.6"),
        ("harvest", None, None),
        ("own:0", "e5", "KD-4.10"),
        ("role:1", None, "KD-2.1"),
        ("pass", None, "KD-3.1"),
        ("supply-colony", None, "KD-4.1"),
        ("supply-fleet", None, "KD-4.4"),
        ("steer", None, "KD-4.5"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_rule(lift, drop, rule):
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), ("c5:1", ""))
    refusal = refused(s, lift, drop)
    assert (refusal.rule if refusal else None) == rule


@pytest.mark.parametrize(
    ("technology", "drop", "words"),
    [
        ("interstellar-ark", None, "A colony costs 1 Food and 1 Matter."),
        ("fabricators", None, "Each level of a fleet costs 1 Matter and 1 Energy here."),
        ("propellant-depot", None, "You cannot pay the Energy for that move."),
        ("terraform", None, "You cannot pay for that symbol."),
        ("terraform", "h5", "It works on a tile with a colony of yours."),
        ("accretion-device", None, "It works on a destroyed tile next to a colony of yours."),
        ("memory-eraser", None, "Nobody else has that technology."),
    ],
)
def test_a_technology_that_cannot_be_used_says_why(technology, drop, words):
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), ("c5:1", "g5:1"), known=(technology, ""))
    refusal = refused(s, f"tech:{BY_TEXT[technology]}", drop)
    assert refusal is not None and refusal.text == words


_STILL = ("space", "colony")
"""What nobody would try to take."""


def opens(here, view, key: str) -> bool:
    """Whether a press on a piece shows something: a sheet, the pieces of a pile, the step before."""
    told = here.explain(view, key)
    back = here.takes_back(view, key, None)
    return back or here.seat_at(view, key) is not None or (told is not None and len(told.pictures) != 1)


def test_no_piece_is_silent_when_it_is_pressed_in_vain():
    chance, rng = random.Random(3), Rng(3)
    s = GAME.setup({"roles": "chosen"}, 3, rng)
    for number in range(400):
        if not (actions := GAME.legal(s)):
            return
        if number % 9:
            GAME.apply(s, chance.choice(actions), rng)
            continue
        view, here = GAME.view(s, GAME.to_act(s)), table(3)
        lifts = {here.gesture(view, action).lift for action in actions}
        for piece in here.layout(view, actions, SIZE).pieces:
            still = piece.key.partition(":")[0] in _STILL or opens(here, view, piece.key)
            if piece.card and piece.key not in lifts and not still:
                assert here.refused(view, piece.key, None, partial(GAME.refusal, s)) is not None, piece.key
        GAME.apply(s, chance.choice(actions), rng)


@pytest.mark.parametrize(
    ("texts", "lift", "drop", "rule"),
    [
        ("", "start", "e5", "KD-2.2"),
        ("home:a5", "start", "e5", "KD-2.2"),
        ("bid", "drawn", "e5", "KD-3.1"),
        ("place", "drawn", "b5", "KD-3.3"),
        ("place", "drawn-back", "b5", "KD-3.3"),
        ("steer", "moving", "h5", "KD-4.5"),
    ],
)
def test_pieces_that_are_there_for_a_while_are_refused_with_their_rule(texts, lift, drop, rule):
    if texts in ("", "home:a5"):
        s = GAME.setup({"first": 0}, 3, Rng(1))
        do(s, *texts.split())
    elif texts == "steer":
        s = sky("d5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("E", ""))
        do(s, "steer:c5")
    else:
        s = sky(have=("F", "F"), bag="F M", turn=0 if texts == "bid" else 1)
        do(s, "end", *(["pass"] if texts == "place" else []))
    refusal = refused(s, lift, drop)
    assert refusal is not None and refusal.rule == rule


def test_technologies_in_use_are_carried_to_the_board():
    s = sky("d5:F", ("b5:1 d5:1", "h5:1"), have=("FFMMEE", ""), known=("terraform interstellar-ark", ""))
    view, here = GAME.view(s, 0), table(2)
    gesture = here.gesture(view, GAME.parse("terraform:d5:X"))
    assert gesture.lift == f"tech:{25}" and gesture.words == "Add Military at D5"
    assert here.gesture(view, GAME.parse("ark:d5")).drops[0] == f"space:{BY_NAME['d5']}"


def test_every_question_has_words_and_a_prompt():
    asked = set()
    for seed in range(40):
        chance, rng = random.Random(seed), Rng(seed)
        s = GAME.setup({"roles": "chosen"}, 3, rng)
        while actions := GAME.legal(s):
            question = (s.question.kind, s.question.why)
            if question not in asked:
                words = table(3).prompt(GAME.view(s, GAME.to_act(s)), actions).partition("\n")[0]
                assert words.endswith((".", "?", "!", "like", "resource", "two", "fleet", "turn"))
                asked.add(question)
            GAME.apply(s, chance.choice(actions), rng)
    assert {kind for kind, _why in asked} >= {jobs.TURN, jobs.ROLE, jobs.HOME, jobs.BID, jobs.PLACE, jobs.PICK,
                                              jobs.STEER, jobs.EXPLORE, jobs.CLAIM}  # fmt: skip
    assert {why for kind, why in asked if kind == jobs.PICK} >= {
        jobs.FOR_TILE, jobs.FOR_ROLE, jobs.FOR_HARVEST, jobs.FOR_BID, jobs.FOR_LACK,
    }  # fmt: skip


def test_the_end_is_told_with_its_reason():
    s = sky(bag="")
    s.round, s.turn = 20, 1
    do(s, "end")
    words = table(2).reason(GAME.outcome(s))
    assert "last round" in words and "lasers" in words


def rare_questions():
    war = (content.WARLORD, content.DEVELOPER)
    shared = sky("d5:F d6:F e5:E c6:M", ("b5:1", "e5:1 c6:2"), ("d5:1 d6:1", ""), known=("timeshares", ""))
    do(shared, "harvest")
    raided = sky("d5:F e5:F", ("b5:1", "h5:1 e5:3"), ("d5:1", ""), ("E", "FM"), ("raider-drone", ""))
    do(raided, "move:d5>e5")
    ring = "c6 c7 d7 e7 f6 g5 g4 f4 e4 d4"
    tiles = " ".join(f"{name}:E" for name in ring.split())
    marched = sky(tiles, ("b5:1", "h5:1"), ("c5:1", ""), ("EEEEEE", ""), roles=war, bag="")
    marched.base = 1
    do(marched, "steer:c5", *(f"step:{name}" for name in ring.split()), "stop")
    return {jobs.SHARE: shared, jobs.PICK: raided, jobs.LEAVE: marched}


@pytest.mark.parametrize("kind", [jobs.SHARE, jobs.PICK, jobs.LEAVE])
def test_rare_questions_are_answered_at_one_press(kind):
    s = rare_questions()[kind]
    assert s.jobs[0].kind == kind
    found, view = pieces(s), GAME.view(s, 0)
    for action in GAME.legal(s):
        gesture = table(2).gesture(view, action)
        assert gesture.drops == (gesture.lift,) and found[gesture.lift].card and gesture.words


@pytest.mark.parametrize(("key", "role"), [("own", content.COLLECTOR), ("plate:1", content.WARLORD), ("role:3", 3)])
def test_a_player_s_plate_tells_what_the_role_does(key, role):
    view = GAME.view(sky(), 0)
    told = table(2).explain(view, key)
    assert told is not None and (told.title, told.text) == (content.ROLE_NAMES[role], content.ROLE_TEXTS[role])
    assert told.rule == f"KD-7.{role + 1}"
    if key != "role:3":
        tip = table(2).tip(view, key)
        assert "points; a harvest gives" in tip and sentences(tip) == 2


def sentences(text: str) -> int:
    return sum(text.count(mark) for mark in (". ", ".\n", "? ", "! ")) + 1


def test_a_close_look_has_at_most_five_sentences_and_says_you_to_whoever_looks():
    everything = " ".join(content.TEXTS)
    s = sky("d5:F e5:FM e6:X", ("b5:1 c5:1", "h5:1"), ("b5:1 c5:2", "h5:1"), ("FFMMEE", ""), ("", everything))
    s.base, here = 0, table(2)
    view = GAME.view(s, 0)
    for key, piece in pieces(s).items():
        told = here.explain(view, key) if piece.card else None
        if told is not None:
            assert sentences(told.text) <= 5, (key, told.text)
            assert "You:" not in told.text
    home = here.explain(view, f"fleet:{BY_NAME['b5']}")
    assert home is not None and home.text.count("fleet") == 0, "the title says so"
    assert "Your colony of level 1" in home.text and "Your home tile." in home.text


def test_who_leads_an_auction_is_told_in_the_right_person():
    s = sky(have=("FFFF", "MMMM"), bag="F M")
    do(s, "end", "bid:1")
    said = [next(p.picture for p in table(2).layout(GAME.view(s, seat), (), SIZE).pieces if p.key == "panel-box")
            for seat in (0, 1)]  # fmt: skip
    assert {words[2] for words in said} >= {"You stand at 1"}


def test_before_roles_are_chosen_a_plate_has_nothing_to_tell():
    view = GAME.view(GAME.setup({"roles": "chosen"}, 2, Rng(1)), 0)
    assert table(2).explain(view, "own") is None and table(2).tip(view, "plate:1") == ""


def test_the_way_of_a_fleet_is_shown_and_steering_is_taken_back_step_by_step():
    s = sky("d5:F", ("b5:1", "h5:1"), ("c5:1", ""), have=("EE", ""))
    view, here = GAME.view(s, 0), table(2)
    way = here.preview(view, GAME.parse("move:c5>e5"), SIZE)
    assert [piece.key for piece in way] == [f"way:{BY_NAME[name]}" for name in ("d5", "e5")]
    assert here.preview(view, GAME.parse("harvest"), SIZE) == () and not here.unfinished(view)
    do(s, "steer:c5")
    assert here.unfinished(GAME.view(s, 0))


def test_nobody_waits_for_whoever_has_just_bid():
    match = Match(GAME, [Seat(AI, name, "random") for name in ("Mimi", "Oscar", "Luna")], {}, seed=2)
    match.watch((0,))
    chance, table, said = random.Random(2), KardashevController(match.seats), set()
    while match.legal and len(match.history) < 120:
        record = match.submit(match.to_act, chance.choice(match.legal))
        for event, after in record.frames[0]:
            if isinstance(event, Bid) and event.seat != 0:
                slate = next(piece for piece in table.layout(after, (), (1280, 720)).pieces if piece.key == "panel-box")
                said.add(slate.picture[1].partition(" ")[0])
    assert said == {"Asked:"}
