"""Space Kitties in words: what would come of an action, what every piece is, sheets, the log."""

import re
from itertools import chain
from pathlib import Path

import pytest
from support.space import CARD, GAME, play, quest_first, table

import tabletop.games.space_kitties as rooms
from tabletop.games.space_kitties.advice.foresight import Foresight
from tabletop.games.space_kitties.rules.events import Began, Completed, Ended, Played, Recounted, Trapped
from tabletop.games.space_kitties.rules.model import END, OFFER, PLACE
from tabletop.games.space_kitties.table.controller import SpaceKittiesController
from tabletop.kernel.foresight import imagined
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.reasons import line, spoken
from tabletop.kernel.rng import Rng

RULEBOOK = (Path(rooms.__file__).parent / "rulebook.md").read_text()
NAMES = ("Ann", "Mimi", "Oscar", "Luna", "Bella", "Felix", "Nala", "Simba")
WINDOW = (1280.0, 720.0)


def controller(seats):
    return SpaceKittiesController([Seat(HUMAN, name) for name in NAMES[:seats]])


def positions(seats, seed, every):
    """Some positions of a game."""
    rng, chance = Rng(seed), Rng(seed + 1)
    s, number = GAME.setup({}, seats, rng), 0
    while s.turn >= 0:
        if number % every == 0:
            yield s.copy()
        GAME.apply(s, quest_first(s, chance), rng)
        number += 1


def hints(s, text):
    action = GAME.parse(text)
    assert action in GAME.legal(s)
    return [
        (hint.words, hint.tone) for hint in controller(s.seats).foresee(GAME.view(s, s.turn), GAME.legal(s), action)
    ]


def test_what_a_card_opens_is_marked_for_whom_it_opens():
    s = table("kitt: 3a 4a 8a | 9b", "solo: 1b | 4b | 7a, 4c", piles="0a 1a 2d")
    marked = controller(2).preview(GAME.view(s, 0), GAME.parse("play:3a>1"), WINDOW)
    tones = {piece.key: piece.picture[1] for piece in marked}
    opened = {"4a": "then", "4b": "bad", "4c": "bad"}
    assert tones == {"mark:pile:0": "", **{f"mark:card:{CARD[card]}": tone for card, tone in opened.items()}}
    there = {piece.key: piece for piece in controller(2).layout(GAME.view(s, 0), (), WINDOW).pieces}
    assert all(piece[2:4] == there[piece.key.removeprefix("mark:")][2:4] for piece in marked)
    assert not controller(2).preview(GAME.view(s, 0), GAME.parse("place:8a>1"), WINDOW)


def test_only_the_quest_that_would_fit_wears_a_tick():
    """Another card that could follow says so: a tick alone explains nothing."""
    s = table("kitt: 3a 4a 8a | 9b 4d", "solo: 1b | 6b", piles="0a 1a 2d")
    marked = controller(2).preview(GAME.view(s, 0), GAME.parse("play:3a>1"), WINDOW)
    tones = {piece.key: piece.picture[1] for piece in marked}
    assert tones[f"mark:card:{CARD['4d']}"] == "good" and tones[f"mark:card:{CARD['4a']}"] == "then"


# -- foresight ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_what_is_foreseen_is_what_happens(seats):
    told, seen = controller(seats), set()
    for s in positions(seats, seats, 7):
        view, legal, seat = GAME.view(s, s.turn), GAME.legal(s), s.turn
        for action in legal[::3]:
            lines = told.foresee(view, legal, action)
            assert 1 <= len(lines) <= 3 and all(len(line.words) <= 44 for line in lines), lines
            after = s.copy()
            happened = GAME.apply(after, action, Rng(0))
            words = " / ".join(line.words for line in lines)
            seen |= {re.sub(r"\d+|journey [A-X]|[A-Z][a-z]+ \(", "#", line.words) for line in lines}
            assert ("Ends your turn" in words) == (after.turn != seat and after.turn >= 0)
            assert ("you win" in words) == any(isinstance(event, Ended) and event.seat == seat for event in happened)
            for left in re.findall(r"A quest done, (\d+) left", words):
                assert len(after.quests[seat]) == int(left)
            for letter in re.findall(r"Completes journey ([A-X])", words):
                assert any(isinstance(event, Completed) and event.pile == ord(letter) - 65 for event in happened)
            for letter, number in re.findall(r"[Jj]ourney ([A-X])(?: then| still|, which) needs (\d+)", words):
                assert after.counts[ord(letter) - 65] + 1 == int(number)
                assert any(isinstance(event, Played | Recounted) for event in happened)
            if "Your commander is trapped" in words:
                assert not after.is_home(seat) and any(isinstance(event, Trapped) for event in happened)
    assert len(seen) > 8


def test_a_card_says_whose_quest_it_opens_and_whose_it_blocks():
    s = table("kitt: 3a 4a | 9b 9c", "solo: 1b | 2a 4b", "kattway: 2b | 2c 3c", piles="0a 1a 2d")
    lines = hints(s, "play:3a>1")
    assert lines == [("Journey A then needs 4", ""), ("Then you can play 4", "good"), ("Opens Mimi's quest (4)", "bad")]
    s = table("kitt: 3a 6a | 9b 4c", "solo: 1b | 2a 3b", "kattway: 2b | 2c 3c", piles="0a 1a 2d")
    lines = hints(s, "play:3a>1")
    assert ("Opens your quest (4)", "good") in lines and ("Blocks the quests of 2 rivals", "good") in lines


def test_a_card_on_the_way_says_that_it_leads_to_the_quest():
    """All numbers are at hand, or a Hyperspeed! and a Warp Drive stand in for those that are not."""
    seven = "1a 2a 3a 5a 7a 9a Ha | 4d 8d"
    for who, hand, leads in (("kattard", seven, True), ("kitt", seven, False),
                             ("kitt", "1a 2a 9a | 4d 3d", True), ("kitt", "1a 9a | 4d 3d", False)):  # fmt: skip
        s = table(f"{who}: {hand}", "solo: 1b | 11b", piles="0a")
        goal, last = (8, "2 to 7") if hand is seven else (3, "2")
        words = f"Leads to your quest ({goal}): then {last}"
        assert ((words, "good") in hints(s, "play:1a>1")) == leads, (who, hand, hints(s, "play:1a>1"))


def test_a_quest_and_the_last_one():
    s = table("kitt: 9a | 5b 3a", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    assert hints(s, "play:3a>1")[0] == ("A quest done, 1 left", "good")
    s = table("kitt: 9a | 3a", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    assert hints(s, "play:3a>1")[0] == ("Your last quest: you win!", "good")


def test_a_lane_ends_the_turn_and_says_what_that_costs():
    s = table("kitt: 8a | 5b 3a | 4c", "solo: 1b | 2a 3b", piles="0a 1a 2d")
    assert hints(s, "place:8a>1") == [
        ("Your quest fits now: play it first", "bad"), ("Mimi's quest can be played", "bad"),
        ("Ends your turn", ""),
    ]  # fmt: skip
    view, legal = GAME.view(s, 0), GAME.legal(s)
    assert "ends your turn" in controller(2).sure(view, legal, GAME.parse("place:8a>1"))
    assert not controller(2).sure(view, legal, GAME.parse("play:3a>1"))
    s = table("kitt: 8a 9a | 5b 7a | 4c", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    assert ("Covers your Meowrs (4)", "") in hints(s, "place:8a>1")
    assert not controller(2).sure(GAME.view(s, 0), GAME.legal(s), GAME.parse("place:8a>1"))


def test_who_opens_somebodys_last_quest_is_asked():
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b", piles="0a 1a 2d")
    assert hints(s, "play:3a>1")[0] == ("Opens Mimi's last quest!", "bad")
    assert "Mimi" in controller(2).sure(GAME.view(s, 0), GAME.legal(s), GAME.parse("play:3a>1"))


def test_who_plays_a_card_where_a_hyperspeed_would_fit_keeps_that():
    s = table("katstrong: 1a 2a 6a Ha | 2b", "kattanga: 8b | 4b", piles="0a")
    told, view, legal = controller(2), GAME.view(s, 0), GAME.legal(s)
    words = {str(action): line(spoken(told.reasons(view, legal, action))) for action in legal}
    assert words["play:1a>1"] == "Opens your quest (2). You keep your Hyperspeed!"
    assert "keep" not in next(why for action, why in words.items() if action.startswith("play:Ha"))


def test_a_whole_hand_is_discarded_only_by_who_knows_it():
    s = table("katstrong: 1a 2a 6a 7a | 3a", "kattanga: 8b | 4b")
    told, view = controller(2), GAME.view(s, 0)
    (engines,) = (action for action in GAME.legal(s) if "auxiliary" in str(action))
    assert told.for_good(view, engines) == (
        "You discard all 4 cards of your hand and draw 7 new ones. Neil Katstrong is trapped for it. "
        "That cannot be taken back."
    )
    assert not any(told.for_good(view, action) for action in GAME.legal(s) if action != engines)


def test_foresight_tells_no_secret():
    """It has the same words in every world that looks like this to the viewer."""
    for s in positions(3, 4, 17):
        view = GAME.view(s, s.turn)
        for action in GAME.legal(s)[::5]:
            said = []
            for world in imagined(GAME, view, action, 3):
                told = Foresight(view, world, NAMES)
                hand = action.kind in (PLACE, OFFER, END)
                said.append(list(told.of_hand(action) if hand else told.of_journeys(action)))
            assert said[0] == said[1] == said[2], action


def test_a_quest_that_everybody_saw_go_under_the_pile_is_known():
    s = table("felicette: 3a | 9b 9c", "solo: 1b | 4b 5b", piles="0a 1a 2d")
    assert ("The next quest is not known yet", "chance") in hints(s, "mission-control")
    play(s, "mission-control")
    s.home |= 1
    assert s.quests[0] == [CARD["9c"], CARD["9b"]]
    assert ("The next quest is a Planet 9", "") in hints(s, "mission-control")


# -- every piece -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_piece_explains_itself_by_a_rule(seats):
    told = controller(seats)
    for s in positions(seats, 3, 23):
        for seat in (None, 0):
            view = GAME.view(s, seat)
            for piece in told.layout(view, (), WINDOW).pieces:
                look = told.explain(view, piece.key)
                if piece.key == "log":  # its lines speak for themselves
                    assert look is None
                    continue
                assert look is not None and look.title and look.text.endswith((".", "!")), piece.key
                assert f"{look.rule} " in RULEBOOK


def test_the_discards_can_be_looked_through():
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b 5b", discards="11b 2a solo 7a")
    look = controller(2).explain(GAME.view(s, 0), "discards")
    assert look.pictures == (("commander", 4), *(("card", CARD[name]) for name in ("2a", "7a", "11b")))


def test_a_trapped_commander_answers_with_a_sheet_or_a_reason():
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b 5b", piles="0a kitt 1a", discards="2a solo")
    told, view = controller(2), GAME.view(s, 0)
    assert told.seat_at(view, "commander:4") == told.seat_at(view, "head:1") == told.seat_at(view, "seat:1") == 1
    assert told.seat_at(view, "commander:0") is None and told.seat_at(view, "card:5") is None
    refusal = told.refused(view, "commander:0", None, lambda action: GAME.refusal(s, action))
    assert refusal is not None and refusal.rule == "SK-5.1"


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_done_with_one_piece_is_called_by_different_names(seats):
    told = controller(seats)
    for s in positions(seats, 6, 11):
        view, names = GAME.view(s, s.turn), {}
        for action in GAME.legal(s):
            gesture = told.gesture(view, action)
            names.setdefault(gesture.lift, []).append(gesture.words)
            assert gesture.ends == (action.kind == END)
        assert all(len(set(words)) == len(words) for words in names.values()), names


# -- sheets, the log, what everybody must know ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_sheet_tells_everything_public_and_nothing_else(seats):
    told = controller(seats)
    for s in positions(seats, 9, 31):
        for viewer in (None, 0):
            view = GAME.view(s, viewer)
            seen = {*view.hand, *view.quest_tops, *chain(*view.lanes, *view.buried)} | {card for card, _at in view.told}
            for seat in range(seats):
                sheet = told.sheet(view, seat)
                assert sheet.score[0] == str(len(s.quests[seat]))
                pictures = chain(*(row.pictures for part in sheet.parts for row in part.rows))
                assert {picture[1] for picture in pictures if picture[0] == "card"} <= seen
                _quests, lanes, hand, *_more = sheet.parts
                assert lanes.note.startswith(str(sum(map(len, s.lanes[seat * 4 : seat * 4 + 4]))))
                assert hand.note.startswith(str(len(s.hands[seat]))) and len(_more[-1].rows) == seats
                assert bool(sheet.warning) == (len(s.quests[seat]) <= 2)


def test_the_banner_says_who_is_on_the_last_quest():
    told = controller(3)
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b", "kattway: 2b | 2c 5c", piles="0a 1a 2d")
    assert told.banner(GAME.view(s, 0)) == "Last quest: Mimi (4)"
    s = table("kitt: 3a | 9b", "solo: 1b | 4b", "kattway: 2b | 2c 5c", piles="0a 1a 2d")
    assert told.banner(GAME.view(s, 0)) == "Last quests: Ann (9), Mimi (4)"
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b 5b", piles="0a 1a 2d")
    assert told.banner(GAME.view(s, 0)) == ""
    s.quiet = 1
    assert "1 more idle turn" in told.banner(GAME.view(s, 0))


def test_the_log_is_divided_by_turns_and_calls_journeys_by_their_letters():
    told = controller(2)
    s = table("kitt: 3a 7a Ha | 8b 9b", "solo: 1b | 4b 5b", piles="0b, 0a 1a 2d")
    events = play(s, "play:3a>2", "play:Ha>1", "place:7a>2")
    lines = [told.tell(event) for event in events]
    assert lines[0] == "Ann: 3 on journey B." and lines[1] == "Ann: Hyperspeed! as 1 on journey A."
    assert [told.divides(event) for event in events].count(True) == 1 and "Mimi to play." in lines
    assert told.divides(next(event for event in events if isinstance(event, Began)))


def test_the_last_card_of_a_hand_says_that_a_new_one_comes():
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    assert ("Your hand is empty: you draw 7 at once", "good") in hints(s, "play:3a>1")
    s = table("kitt: 3a 8a | 9b 9c", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    assert not any("draw" in words for words, _tone in hints(s, "play:3a>1"))


def test_journeys_to_choose_from_look_different():
    s = table("kitt: Ha | 9b 9c", "solo: 1b | 2a 8b", piles="0a 1a, 0b 1b")
    told, view = controller(2), GAME.view(s, 0)
    one, other = (told.gesture(view, GAME.parse(f"play:Ha>{place}")).picture for place in (1, 2))
    assert one != other


def test_large_letters_get_more_room_and_a_shorter_prompt():
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b 5b", piles="0a 1a 2d")
    told, view = controller(2), GAME.view(s, 0)
    assert "\n" in told.prompt(view, GAME.legal(s))
    small = {piece.key: piece for piece in told.layout(view, (), WINDOW).pieces}
    told.text = 2.0
    assert len(told.prompt(view, GAME.legal(s)).partition("\n")[2]) <= 32
    large = {piece.key: piece for piece in told.layout(view, (), WINDOW).pieces}
    assert large["tag:0"].width > small["tag:0"].width and large.keys() == small.keys()
    assert told.layout(view, (), WINDOW).hud.title[2] > 310, "the goal in one line"


def test_the_screen_of_the_log_is_never_empty():
    """Before anything has happened it says who begins; with up to six commanders it is beside the others."""
    for seats in range(2, 9):
        s = GAME.setup({}, seats, Rng(1))
        pieces = {piece.key: piece for piece in controller(seats).layout(GAME.view(s, 0), (), WINDOW).pieces}
        assert ("log" in pieces) == (seats <= 6)
        if seats <= 6:
            assert pieces["log"].picture == ("log", f"First turn: {NAMES[s.turn]}")
            played = next(action for action in GAME.legal(s) if action.kind == PLACE)
            GAME.apply(s, played, Rng(2))
            layout = controller(seats).layout(GAME.view(s, 0), (), WINDOW)
            assert next(piece for piece in layout.pieces if piece.key == "log").picture == ("log", "")
            assert layout.hud.log[2] >= 280 and layout.hud.log[3] >= 120


def test_cards_are_counted_as_seen():
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 4b 5b", piles="0a 1a 2d 3c", discards="3b")
    look = controller(2).explain(GAME.view(s, 0), f"card:{CARD['3a']}")
    assert look.text.endswith("You see 3 of 11.")


def test_an_ability_that_would_be_wasted_is_asked_about_and_does_not_shine():
    told = controller(2)
    s = table("kattarin: 1a 7a | 9b 3c", "solo: 1b | 2a 8b")
    view, legal = GAME.view(s, 0), GAME.legal(s)
    wasted = GAME.parse("fast-docking")
    assert "for nothing" in told.sure(view, legal, wasted) and told.gesture(view, wasted).quiet
    s = table("kattarin: 5a 7a | 9b 3c", "solo: 1b | 2a 8b", piles="0a 1a 2a 3a 4a 5b")
    view, legal = GAME.view(s, 0), GAME.legal(s)
    for text in ("fast-docking", "trajectory-change>1"):  # a 5 fits then
        useful = GAME.parse(text)
        assert useful in legal and not told.sure(view, legal, useful) and not told.gesture(view, useful).quiet
    s = table("kattarin: 1a 7a | 9b 3c", "solo: 1b | 2a 8b", piles="0a 1b 2b 3b 4b")
    harmful = GAME.parse("trajectory-change>1")
    assert "trapped" in told.sure(GAME.view(s, 0), GAME.legal(s), harmful)


def test_when_no_card_fits_it_is_said_what_would():
    told = controller(2)
    s = table("kattarin: 1a 7a | 9b 3c", "solo: 1b | 2a 8b")
    says = told.prompt(GAME.view(s, 0), GAME.legal(s))
    assert says == "No card fits.\nA Wormhole (0) must begin a journey. Place any card on a lane."
    assert "Wormhole (0)" in GAME.refusal(s, GAME.parse("play:1a>1")).text
    s = table("kattarin: 6a 7a | 9b 8c", "solo: 1b | 2a 8b", piles="0a 1b 2b 3b 4b, 0c 1c, 0d 1d 2d")
    says = told.prompt(GAME.view(s, 0), GAME.legal(s))
    assert says == "No card fits.\nThe journeys need 2, 3 or 5. Place any card on a lane."
    assert "need 2, 3 or 5." in GAME.refusal(s, GAME.parse("play:6a>9")).text
    s = table("kattarin: 5a 7a | 9b 8c", "solo: 1b | 2a 8b", piles="0a 1b 2b 3b 4b 5b")
    says = told.prompt(GAME.view(s, 0), GAME.legal(s))
    assert says.endswith("The journey needs 6. Use your commander, or place any card on a lane.")


def test_the_question_whether_to_end_the_turn_does_not_repeat_itself():
    s = table("kitt: 8a 9a | 5b 7a | 4c", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    legal = GAME.legal(s)
    for text in ("place:8a>1", "place:8a>2"):
        lines = controller(2).foresee(GAME.view(s, 0), legal, GAME.parse(text))
        assert [line.asked == "" for line in lines] == ["Ends your turn" in line.words for line in lines]
        assert any(line.words == "You draw 6, then Mimi plays" for line in lines)


def sentences(text):
    return len(re.findall(r"[.!?](?= [A-Z]|$)", text.replace("\n", " ")))


@pytest.mark.parametrize("seats", [2, 5])
def test_tips_and_close_looks_are_short(seats):
    told = controller(seats)
    for s in positions(seats, 5, 25):
        view = GAME.view(s, 0)
        for piece in told.layout(view, (), WINDOW).pieces:
            assert sentences(told.tip(view, piece.key)) <= 2
            close = told.explain(view, piece.key)
            assert close is None or 1 <= sentences(close.text) <= 5, close


def test_what_is_said_is_true_in_the_middle_of_a_cargo_bay():
    s = table("solo: 8a 9a | 5b 7a | 4c", "kitt: 1b | 2a 8b", piles="0a 1a 2d")
    told = controller(2)
    assert "ends your turn" in told.explain(GAME.view(s, 0), "lane:0").text
    GAME.apply(s, GAME.parse("cargo-bay"), Rng(0))
    assert "does not end your turn" in told.explain(GAME.view(s, 0), "lane:0").text


def test_a_hyperspeed_is_not_told_to_wait_for_a_wormhole():
    s = table("kitt: Ha 9a | 5b 7a", "solo: 1b | 2a 8b")
    refusal = GAME.refusal(s, GAME.parse("play:Ha>1"))
    assert refusal.text == "No journey lies there."


def test_one_card_is_one_card():
    s = table("katstrong: 9a | 5b 7a", "solo: 1b | 2a 8b", piles="0a 1a 2d")
    assert any(words.startswith("Your card goes") for words, *_tone in hints(s, "auxiliary-engines"))
