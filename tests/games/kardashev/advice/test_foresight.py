"""What Kardashev foretells comes true; everything on the table says what it is; every seat has its sheet."""

import random
import re

import pytest
from support.colonies import BY_NAME, GAME, do, lost_match, sky

from tabletop.games.kardashev.advice import effects
from tabletop.games.kardashev.advice.effects import threats
from tabletop.games.kardashev.rules import content, events, jobs
from tabletop.games.kardashev.rules.content import KINDS, amount_words
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy"))


def table(seats: int = 2) -> KardashevController:
    return KardashevController(SEATS[:seats])


def hints(s, text: str) -> list[str]:
    view = GAME.view(s, GAME.to_act(s))
    return [f"{hint.tone}: {hint.words}" for hint in table(s.seats).foresee(view, GAME.legal(s), GAME.parse(text))]


def sure(s, text: str) -> str:
    return table(s.seats).sure(GAME.view(s, GAME.to_act(s)), GAME.legal(s), GAME.parse(text))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_and_what_is_left_come_true(seed):
    chance, rng, here, seen = random.Random(seed), Rng(seed), table(3), set()
    s = GAME.setup({"roles": "chosen"}, 3, rng)
    for _decision in range(260):
        actions = GAME.legal(s)
        if not actions:
            break
        seat, action = GAME.to_act(s), chance.choice([one for one in actions if one.verb != "end"] or actions)
        told = here.foresee(GAME.view(s, seat), actions, action)
        assert len(told) <= 3 and all(len(hint.words) <= 48 for hint in told), told
        points = s.score(seat)
        reveals = any(event.reveals for event in GAME.apply(s, action, rng))
        for hint in told:
            if found := re.match(r"([+-]\d+) points?", hint.words):
                assert s.score(seat) - points == int(found[1]), (action, hint)
                seen.add("points")
            if hint.words.startswith("Leaves you") and action.verb != "bid" and not reveals:
                have = amount_words(s.resources[KINDS * seat : KINDS * (seat + 1)]) or "nothing"
                assert hint.words == f"Leaves you {have}", (action, hint)
                seen.add("left")
    assert seen == {"points", "left"}


@pytest.mark.parametrize("seed", [4, 5])
def test_a_harvest_gives_what_was_foretold(seed):
    chance, rng, found = random.Random(seed), Rng(seed), 0
    s = GAME.setup({}, 3, rng)
    for _decision in range(400):
        actions = GAME.legal(s)
        if not actions:
            break
        action = next((one for one in actions if one.verb == "harvest"), None) or chance.choice(actions)
        seat = GAME.to_act(s)
        told = effects.harvest_of(s, seat)
        given = GAME.apply(s, action, rng)
        if action.verb != "harvest":
            continue
        while s.jobs and s.question.kind in (jobs.PICK, jobs.SHARE):
            given += GAME.apply(s, chance.choice(GAME.legal(s)), rng)
        gains = [sum(event.amounts) for event in given if isinstance(event, events.Gain) and event.seat == seat]
        assert sum(gains) == told
        found += 1
    assert found > 5


def test_prices_tell_the_kinds_and_the_exchange():
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FFMM", ""))
    assert hints(s, "colony:d5") == ["good: +3 points", "good: Your harvest grows from 3 to 4",
                                     ": Costs 1 Food, 1 Matter"]  # fmt: skip
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("MMMMM", ""))
    assert hints(s, "colony:d5")[2] == "bad: Costs 5 Matter (4 for 1)"
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("MMMMMEEEE", ""))
    assert hints(s, "colony:d5")[2] == ": Costs 1 Matter + 4 of a kind (4 for 1)"


def test_a_move_tells_its_energy_and_what_is_left():
    s = sky("d5:F e5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("EE", ""))
    assert hints(s, "move:c5>d5") == [": Costs 1 Energy", ": Leaves you 1 Energy"]
    assert hints(s, "move:c5>d6")[0] == "chance: Finds one of the 35 tiles in the bag"


@pytest.mark.parametrize(
    ("fleets", "have", "told", "warned"),
    [
        (("d5:2", ""), ("EEE", ""), "bad: Can only fail: 2 against 3", True),
        (("d5:2 d6:1", ""), ("EEE", ""), "bad: Can only fail: 3 against 3", True),
        (("d5:2 d6:2", ""), ("EEE", ""), "good: Wins with your support: 4 against 3", False),
        (("d5:2 d6:2", ""), ("E", ""), "bad: Can only fail: 2 against 3", True),
        (("d5:2 d6:2", "f5:2"), ("EEE", "E"), "chance: 4 against 3, or 5 if they support", False),
    ],
)
def test_an_attack_tells_its_odds_and_a_hopeless_one_asks(fleets, have, told, warned):
    s = sky("d5:F e5:F d6:F f5:F", ("b5:1", "h5:1 e5:3"), fleets, have)
    assert hints(s, "move:d5>e5")[0] == told
    assert bool(sure(s, "move:d5>e5")) == warned


def test_a_fleet_that_wins_whatever_the_others_do_is_told_so():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:1"), ("d5:3", ""), ("EEEE", "EE"))
    assert hints(s, "move:d5>e5")[0] == "good: Wins: 3 against 1" and not sure(s, "move:d5>e5")


def test_what_threatens_is_what_a_rival_could_take_with_what_it_has():
    s = sky("d5:F e5:F d6:F", ("b5:1 e5:1", "h5:1"), ("", "d5:2"), ("", "EEE"))
    view = GAME.view(s, 0)
    assert threats(view) == {BY_NAME["e5"]: (2, 1), BY_NAME["b5"]: (2, 1)}
    keys = {piece.key for piece in table().overlay(view, (1280.0, 720.0))}
    assert f"threat:{BY_NAME['e5']}" in keys and GAME.view(s, 0) == view
    assert threats(GAME.view(s, 1)) == {}


def test_a_rival_compiles_the_energy_it_lacks():
    s = sky("d5:F e5:F", ("b5:1 e5:1", "h5:1"), ("", "d5:2"))
    assert threats(GAME.view(s, 0)) == {BY_NAME["e5"]: (2, 1), BY_NAME["b5"]: (2, 1)}, "two research actions, two steps"
    s.fleet_levels[BY_NAME["d5"]] = 3
    assert BY_NAME["b5"] not in threats(GAME.view(s, 0)), "level 3 pays 2 Energy for each step"


def test_a_rival_with_no_turn_left_threatens_nobody():
    s = sky("d5:F e5:F", ("b5:1 e5:1", "h5:1"), ("", "d5:2"), ("", "EEE"), turn=1)
    s.round = s.limit
    assert threats(GAME.view(s, 0)), "it is its last turn"
    s.first = s.turn = 0
    s.first = 1
    assert threats(GAME.view(s, 0)) == {}, "its last turn is past"


def test_what_threatens_counts_a_whole_turn_of_several_moves():
    """Seat 0 lost D5 in the very turn before which nothing was called threatened: a small fleet explored D6, the large
    one came through it, and the small one supported it for nothing."""
    s = lost_match(154)
    assert str(GAME.legal(s)[0]) == "end" and GAME.to_act(s) == 0
    assert threats(GAME.view(s, 0))[BY_NAME["d5"]] == (5, 3)
    fallen = lost_match(165)
    assert fallen.owner(BY_NAME["d5"]) == 1


def test_a_table_without_threats_says_what_it_counted():
    assert "in one turn" in table().unthreatened


def test_giving_up_a_battle_that_support_could_win_asks_once():
    s = sky("d5:F e5:F d6:F", ("b5:1", "h5:1 e5:3"), ("d5:2 d6:2", ""), ("EEE", ""))
    do(s, "move:d5>e5")
    assert sure(s, "done") and hints(s, "done")[0] == "bad: Then 2 against 3"
    assert hints(s, "support:d6")[0] == "good: Then 4 against 3"
    do(s, "support:d6")
    assert not s.jobs or sure(s, str(GAME.legal(s)[0])) == ""


def test_answers_name_what_they_are_about():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:2"), ("d5:1", ""), ("EE", "FM"), ("raider-drone salvage-drone", ""))
    do(s, "move:d5>e5")
    assert s.question.kind == jobs.DRONES
    shown = {
        piece.key: piece.picture for piece in table().layout(GAME.view(s, 0), GAME.legal(s), (1280.0, 720.0)).pieces
    }
    assert "Raider Drone first" in shown["drone:raider-drone"]


def test_ending_a_turn_with_actions_left_asks_once():
    s = sky(have=("", ""))
    assert "2 research actions" in sure(s, "end") and hints(s, "end")[0].startswith("bad: Unused:")
    do(s, "compile:F", "compile:F")
    s.base = 0
    assert sure(s, "end") == "" and hints(s, "end") == [": Mimi is next"]


def test_the_last_round_is_foretold_and_has_a_banner():
    s = sky(bag="F M")
    s.colony_supply[0], s.base, s.research = 2, 0, 0
    assert "chance: Round 2 will be the last" in hints(s, "end")
    assert table().banner(GAME.view(s, 0)) == ""
    do(s, "end")
    assert table().banner(GAME.view(s, 0)) == "Round 2 is the last"
    assert table().sheet(GAME.view(s, 0), 0).warning == "Round 2 is the last."
    s.round = 2
    assert table().banner(GAME.view(s, 0)) == "The last round"


def test_who_could_not_bid_did_not_pass_and_a_new_fleet_is_not_an_upgrade():
    s = sky("b5:X", ("b5:2", "h5:1"), have=("MME", "FFF"), bag="F M F")
    here = table()
    told = [here.tell(event) for event in do(s, "fleet:b5:1")]
    assert "Ann built a level 1 fleet at B5." in told
    told = [here.tell(event) for event in do(s, "fleet:b5:2")]
    assert "Ann upgraded the fleet at B5 to level 2." in told
    s.resources[:KINDS] = [0, 0, 0]
    told = [here.tell(event) for event in do(s, "end")]
    assert "Ann had too little to bid." in told and "Ann passed." not in told


@pytest.mark.parametrize("seats", [2, 3])
def test_every_piece_says_what_it_is_and_every_seat_has_its_sheet(seats):
    chance, rng, here = random.Random(seats), Rng(seats), table(seats)
    s = GAME.setup({"roles": "chosen"}, seats, rng)
    for number in range(330):
        actions = GAME.legal(s)
        if not actions:
            break
        if number % 11 == 0:
            view = GAME.view(s, GAME.to_act(s))
            for piece in here.layout(view, actions, (1280.0, 720.0)).pieces:
                if piece.card and view.round:
                    told = here.explain(view, piece.key)
                    assert told is not None and told.title and told.text.endswith((".", "!", "?")), piece.key
            for seat in range(seats):
                sheet = here.sheet(view, seat)
                assert sum(part for _source, part in sheet.sources) == int(sheet.score[0]) == view.score(seat)
        GAME.apply(s, chance.choice(actions), rng)


def test_names_in_the_log_are_written_on_the_board():
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FFMM", ""))
    laid = {piece.key: piece for piece in table().layout(GAME.view(s, 0), (), (1280.0, 720.0)).pieces}
    written = {piece.picture[-1]: key for key, piece in laid.items() if key.startswith("name:")}
    told = table().tell(do(s, "colony:d5")[0])
    assert told == "Ann built a colony at D5." and written["D5"] == f"name:{BY_NAME['d5']}"
    assert len(written) == 37
    home = BY_NAME["b5"]
    assert laid[f"name:{home}"].layer > laid[f"colony:{home}"].layer, "what stands on a space does not hide its name"


def test_the_next_steps_of_a_steered_fleet_are_lit_and_one_click_takes_them():
    s = sky("d5:F", ("b5:1", "h5:1"), ("c5:1", ""), have=("EE", ""))
    do(s, "steer:c5")
    view, actions, here = GAME.view(s, 0), GAME.legal(s), table()
    layout = here.layout(view, actions, (1280.0, 720.0))
    lit = {piece.key for piece in layout.pieces if piece.picture[0] == "reach" and not piece.hint}
    direct = {zone.key for zone in layout.zones if zone.direct and zone.board}
    steps = {here.gesture(view, action).drops[0] for action in actions if action.verb == "step"}
    assert lit == direct == steps and f"step:{BY_NAME['d5']}" in lit
    assert here.gesture(view, GAME.parse("step:d5")).note == "1 Energy"
    assert any(here.takes_back(view, piece.key, actions[0]) for piece in layout.pieces)


def test_what_the_own_role_takes_for_an_action_is_foretold_with_its_points():
    s = sky("d5:F", ("b5:1", "h5:1"), have=("FM", ""))
    s.roles[0] = content.DEVELOPER
    one = hints(s, "upgrade:b5")[0]
    before = list(s.resources[:KINDS])
    do(s, "upgrade:b5")
    gained = [have - was + paid for have, was, paid in zip(s.resources[:KINDS], before, (1, 1, 0), strict=True)]
    assert one == f"good: +2 points, {amount_words(gained)}" and sum(gained) == 1


def test_a_failing_attack_tells_what_it_costs_and_costs_that():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:2"), ("c5:1", ""), ("EEE", ""))
    assert "bad: Failing costs 1 Energy and the action" in hints(s, "move:c5>e5")
    told = [table().tell(event) for event in do(s, "move:c5>e5")]
    assert s.resources[:KINDS] == [0, 0, 2] and s.base == 1 and s.fleets[0] == 1 << BY_NAME["d5"]
    assert [words for words in told if words] == ["Ann attacked Mimi at E5.", "Ann lost to Mimi at E5, 1 to 2."]


def test_a_captured_colony_and_a_whole_harvest_are_told_in_a_line_each():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:1"), ("c5:3", ""), ("EEEEEE", ""))
    told = [table().tell(event) for event in do(s, "move:c5>e5")]
    assert "Ann beat Mimi at E5, 3 to 1, and took the colony." in told
    s = sky("c5:M d5:F e5:F", ("c5:2 d5:1 e5:2", "h5:1"))
    told = [table().tell(event) for event in do(s, "harvest")]
    assert [words for words in told if words] == ["Ann harvested 3 Food, 2 Matter."]


def test_the_keyboard_is_not_led_to_what_gives_the_word_to_others():
    s = sky("d5:F", ("b5:1", "h5:1"), have=("FM", ""))
    view = GAME.view(s, 0)
    assert {action.verb for action in GAME.legal(s) if table().gesture(view, action).ends} == {"end"}
    do(s, "end")
    while s.question.kind == jobs.BID:
        view = GAME.view(s, s.question.seat)
        ends = {action.verb for action in GAME.legal(s) if table().gesture(view, action).ends}
        assert ends == {"pass"}
        do(s, "pass")


def test_nobody_is_called_you_where_a_name_stands_behind_a_verb():
    here = KardashevController((Seat(HUMAN, "You"), SEATS[1]))
    assert here.tell(events.Pay(1, (0, 1, 0), 0)) == "Mimi gave 1 Matter to you."
    s = sky("d5:F", ("b5:1", "h5:1"))
    told = here.explain(GAME.view(s, 0), f"space:{s.homes[0]}")
    assert "Your home tile." in told.text


def test_the_first_pieces_name_no_price():
    """KD-2.3: what is put on the board to begin with is free."""
    rng, here = Rng(3), table()
    s = GAME.setup({}, 2, rng)
    begun = [here.explain(GAME.view(s, 0), key).text for key in ("supply-colony", "supply-fleet")]
    assert all("1 Matter" not in text and "nothing" in text for text in begun)
    assert "1 Matter, 1 Energy" in here.explain(GAME.view(sky(), 0), "supply-fleet").text


def test_what_is_taken_names_its_reason():
    here, s = table(), GAME.setup({"roles": "chosen", "first": 0}, 2, Rng(3))
    do(s, "role:developer", "role:scientist")
    told = [here.tell(event) for event in do(s, "home:e2", "second:d3")]
    assert "Ann took 1 Food, 1 Matter to begin with." in told
    assert here.tell(events.Gain(1, (1, 0, 0), jobs.FOR_ROLE)) == "Mimi took 1 Food, the bonus of the role."
    assert here.tell(events.Gain(1, (1, 0, 0), jobs.FOR_TILE)) == "Mimi took 1 Food for the destroyed tile."


def test_the_second_tile_says_where_its_points_come_from():
    s = GAME.setup({"roles": "chosen", "first": 0}, 2, Rng(3))
    do(s, "role:developer", "role:scientist", "home:e2")
    assert hints(s, "second:d3") == [
        ": Your role begins with a colony of level 2 at E2", ": To begin with: 1 Food, 1 Matter", "good: +5 points",
    ]  # fmt: skip


def test_a_fleet_says_how_it_is_sent_and_what_keeps_it():
    here, key = table(), f"fleet:{BY_NAME['d5']}"
    poor = GAME.view(sky("d5:F e5:F", ("b5:1", "h5:1"), ("d5:1", "")), 0)
    rich = GAME.view(sky("d5:F e5:F", ("b5:1", "h5:1"), ("d5:1", ""), ("E", "")), 0)
    dragged = "Drag it onto a space to send it there: the first step costs 1 Energy."
    assert here.explain(rich, key).text.startswith(dragged)
    assert here.explain(poor, key).text.startswith("You cannot pay the Energy for that move. " + dragged)
    assert here.explain(poor, "steer").text.startswith("You cannot pay the Energy for that move. ")
    assert here.explain(rich, "steer").text.startswith("Drop the wheel")


@pytest.mark.parametrize(("held", "told"), [
    ("FF", ": Your fleet needs 1 Energy to get there; you have 0"),
    ("FE", "good: Your fleet could fly there for 1 Energy, then settle it"),
])  # fmt: skip
def test_a_tile_beside_the_own_fleet_says_what_the_way_there_costs(held, told):
    s = sky("d5:F", ("b5:1", "h5:1"), ("d5:1", ""), (held, ""), bag="F M")
    do(s, "end")
    s.jobs[0] = Job(jobs.PLACE, 0)
    assert hints(s, "place:e5")[0] == told


def test_a_technology_that_cannot_be_taken_back_is_asked_about():
    """One click on a small picture of the slate, and the rival's Scientist had taken its share."""
    s = sky(have=("FFME", ""), roles=(content.PIONEER, content.SCIENTIST))
    ark = GAME.parse("research:interstellar-ark")
    asked = table().for_good(GAME.view(s, 0), ark)
    assert "Mimi takes a resource for it" in asked and "cannot be taken back" in asked
    assert " Costs 1 Food, 1 Matter. " in asked
    assert not sure(s, "research:interstellar-ark"), "it is no mistake: a hint may name it"
    s = sky(have=("FFME", ""), roles=(content.PIONEER, content.WARLORD))
    assert table().for_good(GAME.view(s, 0), ark) == ""
