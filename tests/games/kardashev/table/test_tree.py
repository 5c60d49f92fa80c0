"""Kardashev's technology tree as a screen: it fits every window, tells the truth, is used by key and pointer."""

import random
from itertools import combinations

import pygame
import pytest
from support.colonies import GAME, sky
from support.gestures import at

from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.model import act
from tabletop.games.kardashev.rules.view import seen_by
from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.games.kardashev.table.tree.lens import TechDetails, left_after, paint_lens
from tabletop.games.kardashev.table.tree.plan import ENTRIES, PAIRS, Plan
from tabletop.games.kardashev.table.tree.screen import LEGEND, TreeScreen, legend
from tabletop.games.kardashev.table.tree.states import TechState, TechStates
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.input import Pointer
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.widgets.dialog import Dialog

pytestmark = pytest.mark.rendering

SIZES = [(960, 600), (1280, 720), (1280, 960), (2560, 1080), (3840, 2160)]


def number(text: str) -> int:
    return content.BY_TEXT[text]


def tree(here, state, seat: int = 0) -> tuple[TreeScreen, list]:
    """The screen over an empty one, and what is decided on it."""
    done: list = []
    legal = GAME.legal(state) if state.to_act == seat else []
    controller = KardashevController([Seat(HUMAN, "Ann"), Seat(AI, "Bo", "easy")])
    screen = controller.page(here.app, seen_by(state, seat), legal, "tree", done.append)
    here.app.push(screen)
    here.step(2)
    return screen, done


# -- its places -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 100, 125, 200])
def test_every_card_has_a_place_of_its_own_in_every_window(size, text):
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    plan = Plan(Look(NIGHT, size, text), LEGEND)
    window = pygame.Rect((0, 0), size)
    assert len(plan.rects) == content.COUNT
    for one, other in combinations([*plan.rects.values(), plan.lens], 2):
        assert not one.colliderect(other)
    if plan.tall:
        window.height = plan.sheet.top + plan.sheet_height
        assert plan.lens.bottom <= plan.legend_top and plan.sheet.right <= plan.lens.left
    else:
        assert all(plan.lettering(one, plan.growth) for one in ENTRIES), "words without room"
    for rect in (*plan.rects.values(), plan.lens):
        assert window.contains(rect) and plan.top - plan.look.px(10) <= rect.top
        assert plan.tall or rect.bottom <= plan.legend_top
    assert not plan.tall or text > (125 if size[0] > 960 else 100), "all cards at one glance"


def test_the_legend_explains_dashes_only_where_there_are_some():
    told = [" ".join(words for _wide, words in legend(TechStates.of(GAME.view(s, 0), GAME.legal(s)))) for s in (
        sky(have=("FM", ""), known=("", "")), sky(have=("FM", ""), known=("harvest-rover", "")))]  # fmt: skip
    assert ["dashed" in words for words in told] == [False, True]


def test_a_technology_stands_right_of_what_it_needs_and_beside_what_it_excludes():
    for one, told in enumerate(content.TECHNOLOGIES):
        assert ENTRIES[one].column // 2 + 1 == told.level
        assert all(ENTRIES[need].column < ENTRIES[one].column for need in told.needs)
    for one, other in PAIRS:
        assert ENTRIES[one].row == ENTRIES[other].row and ENTRIES[one].column + 1 == ENTRIES[other].column
    assert len({(entry.row, entry.column) for entry in ENTRIES.values()}) == content.COUNT


@pytest.mark.parametrize(("size", "text"), [((960, 600), 100), ((1280, 720), 100), ((1280, 720), 200)])
def test_everything_about_a_technology_fits_its_place(desk, size, text):
    here = desk(size, text=text)
    rich = seen_by(sky(have=("FFFFFFFMMMMMMEEEEEEE", ""), known=("terraform blockade", "boosters")), 0)
    screen, _done = tree(here, rich)
    for one in range(content.COUNT):
        lens = paint_lens(screen.plan, TechDetails.of(rich, screen.techs, ("Wilhelmina Mew", "Bartholomew"), one))
        assert screen.plan.lens.contains(lens.rect), content.TEXTS[one]
        assert not lens.button or lens.rect.contains(lens.button)


# -- what it says -----------------------------------------------------------------------------------------


def test_what_can_be_paid_is_what_is_legal_with_exchanges_too():
    state = sky(have=("MMMMME", ""), known=("harvest-rover", "warp-drive harvest-rover"))
    techs = TechStates.of(seen_by(state, 0), GAME.legal(state))
    legal = {action.first for action in GAME.legal(state) if action.verb == "research"}
    assert {one for one in range(content.COUNT) if techs.states[one] == TechState.PAYABLE} == legal
    assert number("propellant-depot") in legal, "4 Matter for 1 Food"
    assert techs.states[number("harvest-rover")] == TechState.OWNED
    assert techs.states[number("expanded-cargohold")] == TechState.OPEN
    assert techs.states[number("arcology")] == TechState.LOCKED
    assert techs.owners[number("harvest-rover")] == (0, 1) and techs.owners[number("warp-drive")] == (1,)
    assert techs.swaps(number("asteroid-mining")) and not techs.swaps(number("harvest-rover"))


@pytest.mark.parametrize("seed", range(4))
def test_what_paying_leaves_is_what_is_left(seed):
    """Research as a person would, however they choose to pay: it was among what was foretold."""
    match = Match(GAMES["kardashev"], [Seat(AI, "Ann", "easy"), Seat(AI, "Bo", "easy")], {}, seed)
    chance, told = random.Random(seed), 0
    while match.to_act is not None and told < 12:
        seat, legal = match.to_act, match.legal
        studies = [action for action in legal if action.verb == "research"]
        action = chance.choice(studies or [one for one in legal if one.verb in ("compile", "harvest")] or legal)
        foretold = left_after(match.view(seat), action, seat) if studies else set()
        match.submit(seat, action)
        while studies and match.to_act == seat and match.legal[0].verb in ("pay", "exchange", "alike"):
            match.submit(seat, chance.choice(match.legal))
        if studies:
            told += 1
            assert tuple(match.view(seat).resources[3 * seat : 3 * seat + 3]) in foretold
    assert told


def test_reasons_come_from_the_rules_and_name_who_decides():
    state = sky(have=("ME", "FFFMMMEEE"), known=("fuel-efficiency", ""))
    view = seen_by(state, 0)
    techs = TechStates.of(view, GAME.legal(state))
    notes = dict(TechDetails.of(view, techs, ("Ann", "Bo"), number("boosters")).notes)
    assert notes[GAME.refusal(state, act("research", number("boosters"))).text] == "bad"
    locked = TechDetails.of(view, techs, ("Ann", "Bo"), number("arcology"))
    assert ("Needs Expanded Cargohold.", "bad") in locked.notes and locked.action is None
    waiting = seen_by(state, 1)
    told = TechDetails.of(waiting, TechStates.of(waiting, ()), ("Ann", "Bo"), number("encryption"))
    assert told.action is None and ("Ann decides now.", "soft") in told.notes


# -- by hand ----------------------------------------------------------------------------------------------


def test_arrows_walk_by_place_and_return_researches(desk):
    here = desk()
    screen, done = tree(here, sky(have=("FFMMEE", "")))
    assert screen.chosen == number("encryption")
    here.key("down")
    assert screen.chosen == number("harvest-rover")
    here.key("right")
    assert screen.chosen == number("asteroid-mining")
    here.key("right", "right")
    assert screen.chosen == number("arcology"), "past the empty place"
    here.key("return")
    assert here.top is screen and not done, "nothing happens where nothing can be done"
    here.key("f1")
    assert isinstance(here.top, RulebookScene)
    here.key("escape", "left", "left", "right", "left")
    assert screen.chosen == number("asteroid-mining")
    here.key("down", "right", "right", "right")
    assert screen.chosen == number("timeshares") and screen.group.focus is screen.cards[number("timeshares")]
    here.key("up", "left", "left", "return")
    assert done == [act("research", number("asteroid-mining"))] and screen not in here.app.scenes


def test_large_letters_scroll_by_wheel_and_follow_the_keys(desk):
    here = desk(text=200)
    screen, done = tree(here, sky(have=("FFMMEE", "")))
    first, last = (screen.cards[number(text)] for text in ("encryption", "targeting-array"))
    assert screen.plan.tall and screen.area.rect.contains(first.rect) and not screen.area.rect.colliderect(last.rect)
    here.key(*["down"] * 5)
    assert screen.chosen == number("targeting-array") and screen.area.rect.contains(last.rect)
    assert not screen.area.rect.colliderect(first.rect)
    here.app._dispatch(Pointer("wheel", *last.rect.center, wheel=40))
    assert screen.area.rect.contains(first.rect)
    here.click(first)
    assert screen.chosen == number("encryption") and not done


@pytest.mark.parametrize("way", ["escape", "t", "cross"])
def test_it_closes(desk, way):
    here = desk()
    screen, done = tree(here, sky(have=("FFMMEE", "")))
    here.step(20)
    if way == "cross":
        here.click(screen.close)
    else:
        here.key(way)
    assert here.app.scenes == [] and not done


def test_the_key_that_opened_it_and_repeats_while_it_is_painted_does_not_close_it(desk):
    here = desk()
    screen, _done = tree(here, sky(have=("FFMMEE", "")))
    here.key("t")
    assert here.top is screen


def test_a_click_looks_and_the_button_researches(desk):
    here = desk((960, 600), theme="contrast")
    screen, done = tree(here, sky(have=("FFMMEE", "")))
    here.click(screen.cards[number("dyson-sphere")])
    assert screen.chosen == number("dyson-sphere") and not screen.button.enabled
    here.click(screen.cards[number("taxation")])
    assert here.top is screen and screen.chosen == number("taxation") and not done
    here.click(screen.button)
    assert done == [act("research", number("taxation"))]


def test_who_waits_only_reads(desk):
    here = desk()
    screen, done = tree(here, sky(have=("FFMMEE", "FFFMMMEEE"), turn=1))
    assert not screen.techs.actions and not screen.button.enabled
    here.key("return", "down", "return")
    here.click(screen.cards[number("boosters")])
    assert here.top is screen and not done


def test_pointing_at_a_technology_shows_it_and_pointing_elsewhere_the_chosen_one_again(desk):
    here = desk()
    screen, _done = tree(here, sky(have=("FFMMEE", "")))
    here.click(screen.cards[number("taxation")])
    here.move(screen.cards[number("boosters")].rect.center)
    assert screen.chosen == number("boosters") and not screen.button.enabled
    here.move(screen.plan.lens.center)
    assert screen.chosen == number("taxation") and screen.button.enabled


def test_a_price_paid_four_for_one_is_marked_not_red(desk):
    here = desk()
    screen, _done = tree(here, sky(have=("FFFFFE", "")))
    assert screen.techs.stands_in(number("fuel-efficiency")) and not screen.techs.stands_in(number("taxation"))


def test_at_the_table_t_opens_it_and_a_swap_is_asked_about(desk, tmp_path):
    here = desk()
    match = Match(GAMES["kardashev"], [Seat(HUMAN, "Ann"), Seat(AI, "Bo", "easy")], {}, 5)
    table = TableScene(here.app, match, tmp_path / "save.json")
    match.state, match._legal = sky(have=("FFMMEE", ""), known=("harvest-rover", "")), None
    here.show(table, 10)
    here.key("t")
    screen = here.top
    assert isinstance(screen, TreeScreen)
    here.click(screen.cards[number("asteroid-mining")])
    here.key("return")
    assert isinstance(here.top, Dialog) and not match.state.has(0, number("asteroid-mining"))
    here.key("right", "return")
    assert match.state.has(0, number("asteroid-mining")) and not match.state.has(0, number("harvest-rover"))


@pytest.mark.parametrize("read", [False, True])
def test_what_cannot_be_taken_back_is_asked_about_at_its_small_picture_but_not_where_its_card_was_read(
    desk, tmp_path, read
):
    here = desk()
    match = Match(GAMES["kardashev"], [Seat(HUMAN, "Ann"), Seat(AI, "Bo", "easy")], {}, 5)
    table = TableScene(here.app, match, tmp_path / "save.json")
    match.state, match._legal = sky(have=("FFMMEE", ""), roles=(content.PIONEER, content.SCIENTIST)), None
    here.show(table, 10)
    ark = number("interstellar-ark")
    if read:
        here.key("t")
        here.click(here.top.cards[ark])
        here.key("return")
        assert match.state.has(0, ark)
    else:
        here.click(at(table, f"tech:{ark}"))
        assert isinstance(here.top, Dialog) and not match.state.has(0, ark)
        here.key("right", "return")
        assert match.state.has(0, ark)
