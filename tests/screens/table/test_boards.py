"""What boards need of the table: hexagons, buttons among the pieces, notes, a camera, whose word it is."""

import pygame
import pytest

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import HUMAN, Match, Seat
from tabletop.screens.table.table import TableScene
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.index import MOST_MEANINGS, Index
from tabletop.ui.stage.layout import HEXAGON, ROUND, Gesture, Layout, Piece, Zone
from tabletop.ui.stage.overlay import draw_reason
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.closeup import CloseupScene

pytestmark = pytest.mark.rendering

HEX = Piece("hex", ("a",), 100, 100, 86.6, 100, card=True, outline=HEXAGON)
COIN = Piece("coin", ("a",), 300, 100, 40, 40, card=True, outline=ROUND)
BUTTON = Piece("button", ("a",), 500, 100, 120, 40, card=True, flips=False)
PLACE = Zone("place", 700, 400, 100, 100)


def stage_of(*pieces: Piece) -> Stage:
    stage = Stage(lambda picture, width, height, look: None)
    stage.show(Layout(pieces, (PLACE,), (0, 0)), at_once=True)
    return stage


def hand_of(stage: Stage, index: Index) -> tuple[Hand, list]:
    decided: list = []
    hand = Hand(stage, decided.extend, lambda lift, drop: None, lambda name: None)
    hand.set_index(index)
    return hand, decided


@pytest.mark.parametrize(
    ("x", "y", "hit"),
    [(100, 100, "hex"), (140, 100, "hex"), (100, 148, "hex"), (140, 145, ""), (300, 100, "coin"), (317, 117, "")],
)
def test_hexagons_and_round_pieces_are_hit_only_where_they_are(x, y, hit):
    sprite = stage_of(HEX, COIN).sprite_at(x, y)
    assert (sprite.piece.key if sprite else "") == hit


def test_neighbouring_hexagons_share_no_point_of_their_insides():
    right = HEX._replace(key="right", x=HEX.x + 86.6)
    below = HEX._replace(key="below", x=HEX.x + 43.3, y=HEX.y + 75)
    stage = stage_of(HEX, right, below)
    assert stage.sprite_at(105, 141).piece.key == "hex" and stage.sprite_at(135, 150).piece.key == "below"


def test_a_button_among_the_pieces_acts_at_one_press():
    stage = stage_of(BUTTON)
    hand, decided = hand_of(stage, Index([("act", Gesture("button", ("button",), "Act"))]))
    hand.press(500, 100)
    hand.release(500, 100)
    assert decided == ["act"]
    hand.cursor = "button"
    hand.key("return")
    assert decided == ["act", "act"]


def test_a_piece_with_very_many_meanings_is_put_down_at_the_second_press():
    stage = stage_of(HEX)
    gestures = [(number, Gesture("hex", ("place",), "there")) for number in range(MOST_MEANINGS + 1)]
    hand, decided = hand_of(stage, Index(gestures))
    for _press in range(2):
        hand.press(100, 100)
        hand.release(100, 100)
    assert not decided and not hand.held


def test_a_piece_that_does_all_it_can_in_one_place_asks_at_one_press():
    stage = stage_of(HEX)
    asked = Index([(number, Gesture("hex", ("place",), f"way {number}")) for number in range(3)])
    hand, decided = hand_of(stage, asked)
    hand.press(100, 100)
    hand.release(100, 100)
    assert decided == [0, 1, 2] and not hand.held
    hand.cursor = "hex"
    hand.key("return")
    assert decided == [0, 1, 2] * 2
    elsewhere = (3, Gesture("hex", ("other",), "elsewhere"))
    hand.set_index(Index([*asked.gestures.items(), elsewhere]))
    hand.press(100, 100)
    hand.release(100, 100)
    assert hand.held == "hex", "now there is a choice of places"


def test_notes_are_there_while_the_piece_is_held():
    stage = stage_of(HEX)
    hand, _decided = hand_of(stage, Index([("go", Gesture("hex", ("place",), "Go", note="2 E"))]))
    assert hand.notes() == {}
    hand.take("hex")
    assert hand.notes() == {"place": ("2 E", "")}


def test_a_still_piece_never_turns_over_and_what_appears_in_place_does_not_wait():
    stage = stage_of(BUTTON)
    many = [BUTTON._replace(key=f"b{number}", y=float(number)) for number in range(30)]
    stage.show(Layout((BUTTON._replace(picture=("b",)), *many), (PLACE,), (0, 0)))
    assert stage.sprites["button"].before is None
    stage.update(0.4)
    assert not stage.moving


def sit(desk, path, humans: int) -> TableScene:
    seats = [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo"), Seat(HUMAN, "Cy")][:humans]
    scene = TableScene(desk.app, Match(GAMES["kardashev"], seats, {"first": 1}, 4), path)
    desk.show(scene, 10)
    return scene


def test_the_ground_of_a_board_can_be_dragged_with_nothing_to_take_on_it(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", 3)
    camera = scene.playback.camera
    here.wheel((640, 360), 3)
    assert camera.zoom > 1.4
    before = camera.x
    here.down((640, 360))
    here.move((680, 360))
    here.step(60)
    assert here.app.scenes[-1] is scene, "a hand that drags the ground does not ask for a closer look"
    here.up((680, 360))
    assert camera.x > before


def test_a_short_click_on_the_board_opens_no_closer_look(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", 3)
    here.click((640, 360))
    here.step(60)
    assert here.app.scenes[-1] is scene
    here.down((640, 360))
    here.step(60)
    assert isinstance(here.app.scenes[-1], CloseupScene), "a finger that rests does"


def test_from_nearer_a_board_stays_behind_the_frame_around_it(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", 3)
    here.step(40)
    beside, on_glass = (860, 130), (560, 402)
    before = [here.app.window.get_at(place) for place in (beside, on_glass)]
    here.wheel((700, 300), 4)
    here.step(4)
    assert scene.playback.camera.zoom > 2
    after = [here.app.window.get_at(place) for place in (beside, on_glass)]
    assert after[0] == before[0] and after[1] != before[1]
    assert not scene.stage.on_board(*beside) and scene.stage.on_board(*on_glass)
    assert scene.stage.sprite_at(*beside) is None, "what is hidden cannot be taken"


def test_a_carried_piece_stays_in_the_hand_while_the_board_is_zoomed_and_moved(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", 3)
    unit, start = scene.look.unit, scene.stage.sprites["start"]
    here.down((round(start.pose.x * unit), round(start.pose.y * unit)))
    here.move((640, 360))
    here.move((540, 150))
    here.wheel((540, 150), 2)
    here.step(2)
    assert scene.playback.camera.zoom > 1.4
    assert scene.hand.held == "start" and scene.hand.dragging
    assert (start.pose.x * unit, start.pose.y * unit) == pytest.approx((540, 150), abs=2)
    target = next(key for key in scene.hand.index.targets("start") if scene.stage.on_board(*scene.stage.place(key)))
    x, y = scene.stage.place(target)
    here.move((round(x * unit), round(y * unit)))
    here.up((round(x * unit), round(y * unit)))
    assert [f"space:{record.action.first}" for record in scene.match.history] == [target]


def test_the_edge_of_a_shared_screen_is_in_the_colour_of_whose_word_it_is(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", 2)
    assert scene.match.to_act == 1
    shown = here.app.window.get_at((3, 360))
    assert f"#{shown.r:02x}{shown.g:02x}{shown.b:02x}" == SEAT_COLOURS[1]


@pytest.mark.parametrize("text", [100, 160])
def test_a_reason_keeps_to_the_table(desk, tmp_path, text):
    here = desk(text=text)
    scene = sit(here, tmp_path / "save.json", 2)
    words = "First place your home tile on the rim, at least 3 steps from everybody else."
    table = pygame.Rect(0, 0, scene.look.px(scene.size()[0]), 720)
    where = scene.stage.reason
    told = draw_reason(here.app.window, scene.look, words, "KD-2.2", where, scene.size()[0], [])
    assert table.contains(told)
    below = draw_reason(here.app.window, scene.look, words, "KD-2.2", where, scene.size()[0], [told])
    assert not below.colliderect(told), "what is asked can still be read"


def test_a_tip_tells_what_the_piece_under_the_pointer_is(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", 2)
    sprite = scene.stage.sprites["supply-colony"]
    unit = scene.look.unit
    before = here.app.window.get_buffer().raw
    here.move((round(sprite.piece.x * unit), round(sprite.piece.y * unit)))
    here.step(40)
    assert scene.hand.hovered == "supply-colony"
    note = scene.callouts.note()
    assert note is not None and note.name == "Your colonies" and "costs nothing now" in note.more
    assert here.app.window.get_buffer().raw != before


def test_a_refused_drop_knows_the_piece_it_was_dropped_on():
    stage = stage_of(HEX, COIN)
    refused: list = []
    hand = Hand(stage, lambda actions: None, lambda lift, drop: refused.append((lift, drop)), lambda name: None)
    hand.set_index(Index([("go", Gesture("coin", ("place",), "Go"))]))
    hand.press(300, 100)
    hand.move(100, 100)
    hand.release(100, 100)
    assert refused == [("coin", "hex")]
