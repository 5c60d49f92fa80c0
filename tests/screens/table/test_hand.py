"""The hand over a small layout: arrows, letting go at home, wishes and their refusals, journeys in several legs."""

import random

import pygame
import pytest
from crazy_eights.table.controller import CrazyEightsController
from support.gestures import at, click, mouse, settle

from tabletop.base.errors import Refusal
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.table import TableScene
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.layout import Gesture, Layout, Piece, Wish, Zone
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.stage.tween import Pose, Tween


def blank(picture, width, height, look):
    return pygame.Surface((width, height))


@pytest.fixture
def sit(desk, tmp_path):
    """Sit down to Nine Lives against two who never move by themselves."""

    def sit_down() -> TableScene:
        seats = [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random")]
        sitting = desk()
        sitting.show(
            TableScene(sitting.app, Match(GAMES["nine-lives"], seats, {"first": 0}, 1), tmp_path / "m.json"), 8
        )
        table = sitting.top
        assert isinstance(table, TableScene)
        return table

    return sit_down


def hand_over(places: dict[str, tuple[float, float]]) -> Hand:
    """Every piece can be pressed."""
    stage = Stage(blank)
    pieces = tuple(Piece(key, ("x",), x, y, 40, 40, card=True) for key, (x, y) in places.items())
    stage.show(Layout(pieces, (), (0, 0)), at_once=True)
    hand = Hand(stage, lambda actions: None, lambda lift, drop: None, lambda sound: None)
    hand.set_index(Index([(key, Gesture(key, (key,), "Press it")) for key in places]))
    return hand


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("a", "right", "b"),
        ("c", "left", "b"),
        ("a", "down", "d"),
        ("d", "up", "a"),
        ("b", "down", "d"),
        ("c", "right", "c"),
        ("a", "up", "a"),
        ("d", "right", "beside"),
    ],
)
def test_an_arrow_leads_to_the_nearest_place_in_its_direction(start, key, end):
    places = {"a": (0, 0), "b": (100, 0), "c": (200, 0), "d": (0, 100), "far below": (110, 300), "beside": (60, 160)}
    hand = hand_over(places)
    hand.cursor = start
    hand.key(key)
    assert hand.cursor == end


def test_of_two_places_off_to_the_side_the_less_far_off_comes_first():
    hand = hand_over({"here": (0, 0), "steep": (20, 200), "flat": (30, 60)})
    hand.cursor = "here"
    hand.key("right")
    assert hand.cursor == "flat"


def test_what_lies_almost_straight_above_is_not_to_the_left():
    hand = hand_over({"here": (0, 0), "above, a little askew": (-3, -120)})
    hand.cursor = "here"
    hand.key("left")
    assert hand.cursor == "here"
    hand.key("up")
    assert hand.cursor == "above, a little askew"


# -- time ----------------------------------------------------------------------------------------------


def test_time_left_over_from_one_leg_is_spent_on_the_next():
    tween = Tween(Pose(0, 0), Pose(100, 0), 0.2)
    tween.pass_time(0.25)
    assert tween.done and tween.late == pytest.approx(0.05)
    stage = Stage(blank)
    start, end = Zone("start", 0, 0, 10, 10), Piece("ship", ("x",), 400, 0, 40, 40, card=True, via=((200, 0),))
    stage.show(Layout((Piece("ship", ("x",), 0, 0, 40, 40, card=True),), (start,), (0, 0)), at_once=True)
    stage.show(Layout((end,), (start,), (0, 0)))
    ship = stage.sprites["ship"]
    first = ship.tween._seconds
    stage.update(first + 0.05)
    assert ship.pose.x > 200, "the second leg begins when the first is over, not a frame later"


# -- letting go at home --------------------------------------------------------------------------------


def test_a_piece_let_go_where_it_came_from_is_no_wish(sit):
    table = sit()
    key = next(lift for lift in table.hand.index.lifts if lift.startswith("card:"))
    x, y = at(table, key)
    mouse(table.shell, pygame.MOUSEMOTION, (x, y))
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, (x, y))
    mouse(table.shell, pygame.MOUSEMOTION, (x + 40, y - 10))
    assert table.hand.dragging
    mouse(table.shell, pygame.MOUSEBUTTONUP, (x + 40, y - 10))
    settle(table.shell)
    assert table.reason is None and not table.match.history
    assert table.stage.sprites[key].pose == table.stage.sprites[key].home


def test_what_is_told_again_is_not_written_in_the_log_again(sit):
    table = sit()
    table.submit(table.match.legal[0])
    while table.match.to_act != 0:
        settle(table.shell)
        table.submit(table.match.legal[0])
    settle(table.shell)
    log = list(table.chronicle.log.lines)
    table.recap.open()
    assert table.recap.on and len(table.chronicle.log.lines) < len(log)
    while table.recap.on:
        table.recap.next()
        settle(table.shell, 30)
    assert table.settled and table.chronicle.log.lines == log


# -- wishes --------------------------------------------------------------------------------------------


class Wishful(CrazyEightsController):
    """Wants what the test wants."""

    wanted: tuple[Wish, ...] = ()

    def wishes(self, view):
        return self.wanted


@pytest.mark.parametrize(
    ("drop", "allowed", "rule"),
    [
        ("there", (), "there"),
        ("there", ("there",), None),
        ("elsewhere", (), "anywhere"),
        ("elsewhere", ("anywhere",), None),
        (None, (), "there"),
        (None, ("there",), "beside"),
        ("nowhere", ("anywhere", "there"), None),
        ("nowhere", (), "anywhere"),
    ],
)
def test_the_wish_that_fits_the_gesture_says_why_not(drop, allowed, rule):
    wishful = Wishful([Seat(AI, "Ann"), Seat(AI, "Bob")])
    wishful.wanted = (
        Wish("card", ("there",), "there"),
        Wish("card", ("beside",), "beside"),
        Wish("card", (), "anywhere"),
        Wish("other", (), "other"),
    )

    def ask(action):
        return None if action in allowed else Refusal(action, "No.")

    refusal = wishful.refused(None, "card", drop, ask)
    assert (refusal and refusal.rule) == rule


def test_a_piece_that_can_go_elsewhere_is_not_refused_for_another_place():
    wishful = Wishful([Seat(AI, "Ann"), Seat(AI, "Bob")])
    wishful.wanted = (Wish("card", ("here",), "here"), Wish("card", ("there",), "there"))
    assert wishful.refused(None, "card", "nowhere", lambda a: None if a == "here" else Refusal(a, "No.")) is None
    assert wishful.refused(None, "card", "nowhere", lambda a: Refusal(a, "No.")).rule == "here"
    assert wishful.refused(None, "strange", None, lambda a: Refusal(a, "No.")) is None


def test_what_can_only_be_read_keeps_nobody_from_taking_what_lies_below_it():
    stage = Stage(blank)
    card, other = Piece("card", ("x",), 0, 0, 40, 40, card=True), Piece("other", ("x",), 100, 0, 40, 40, card=True)
    sparks = [Piece(f"spark {piece.key}", ("x",), piece.x, piece.y, 60, 60, layer=9) for piece in (card, other)]
    stage.show(Layout((card, other, *sparks), (), (0, 0)), at_once=True)
    hand = Hand(stage, lambda actions: None, lambda lift, drop: None, lambda sound: None)
    hand.talks = lambda key: True
    hand.set_index(Index([("play", Gesture("card", ("there",), "Play it"))]))
    hand.move(0, 0)
    assert hand.hovered == "card"
    hand.move(100, 0)
    assert hand.hovered == "other", "nor from reading about it"
    hand.move(127, 0)
    assert hand.hovered == "spark other"
    assert hand.press(0, 0) and hand.held == "card"


def test_with_a_piece_in_the_hand_the_keyboard_begins_where_it_can_go():
    hand = hand_over({"card": (0, 0), "other": (60, 0), "there": (200, 0)})
    hand.set_index(
        Index([("put", Gesture("card", ("there",), "Put it there")), ("o", Gesture("other", ("there",), "O"))])
    )
    hand.take("card")
    assert hand.begin() and hand.cursor == "there"


@pytest.mark.parametrize(("where", "answer"), [
    ("hand", "life:hand"), ("into:hand", "life:hand"), ("pile", "life:discard"), ("into:discards", "life:discard"),
])  # fmt: skip
def test_a_life_that_lost_goes_where_the_empty_hand_clicks(desk, tmp_path, where, answer):
    seats = [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random")]
    match, chance = Match(GAMES["nine-lives"], seats, {"first": 0}, 1), random.Random(3)
    while not (match.to_act == 0 and str(match.legal[0]).startswith("life:")):
        match.submit(match.to_act, chance.choice(match.legal))
    sitting = desk()
    sitting.show(TableScene(sitting.app, match, tmp_path / "m.json"), 8)
    table = sitting.top
    assert {"light:hand", "light:discards", "into:hand", "into:discards"} <= table.stage.sprites.keys()
    before = match.position
    click(sitting.app, at(table, where))
    assert match.position > before and str(match.history[before].action) == answer


@pytest.mark.parametrize(("size", "text"), [((960, 600), 100), ((960, 600), 160), ((1280, 720), 100)])
def test_the_note_about_a_card_leaves_what_stands_over_it(desk, tmp_path, size, text):
    seats = [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random")]
    match, chance = Match(GAMES["nine-lives"], seats, {"first": 1}, 1), random.Random(3)
    while not (match.to_act == 0 and match.view(0).played and getattr(match.legal[-1], "life", False)):
        match.submit(match.to_act, chance.choice(match.legal))
    sitting = desk(size, text=text)
    sitting.show(TableScene(sitting.app, match, tmp_path / "m.json"), 8)
    table = sitting.top
    key = f"card:{match.legal[-1].card}"
    sitting.move(at(table, key))
    sitting.step(40)
    tag = table.stage.sprites[f"tag:{key}"].piece
    assert table.callouts.note() is not None and not table.callouts._placed[1].colliderect(pixels(table.look, tag))


def test_the_keyboard_does_not_begin_with_what_stands_aside():
    hand = hand_over({"tool": (0, 0), "card": (60, 0), "there": (200, 0), "end": (300, 0)})
    use = ("use", Gesture("tool", ("there",), "Use it", aside=True))
    end = ("end", Gesture("end", ("end",), "End your turn", ends=True))
    hand.set_index(Index([use, end, ("put", Gesture("card", ("there",), "Put it there", quiet=True))]))
    assert hand.begin() and hand.cursor == "card"
    hand.set_index(Index([use, end]))
    assert hand.cursor == "end"


@pytest.mark.parametrize(("at_x", "target"), [(100, "planet"), (126, "ring")])
def test_a_piece_with_a_zone_of_its_own_is_hit_there_and_not_at_its_rim(at_x, target):
    """A ship let go on the space beside a planet goes there: the planet's picture reaches farther than the planet."""
    done = []
    stage = Stage(blank)
    pieces = (Piece("ship", ("x",), 0, 0, 20, 20, card=True), Piece("planet", ("x",), 100, 0, 60, 60, card=True))
    zones = (Zone("planet", 100, 0, 40, 40, direct=True), Zone("ring", 126, 0, 12, 12, direct=True))
    stage.show(Layout(pieces, zones, (0, 0)), at_once=True)
    hand = Hand(stage, done.extend, lambda lift, drop: None, lambda sound: None)
    hand.set_index(Index([(key, Gesture("ship", (key,), "Fly")) for key in ("planet", "ring")]))
    hand.press(0, 0)
    hand.move(at_x, 0)
    hand.release(at_x, 0)
    assert done == [target]
