"""Paw of Duty at the table: buttons, hints, previews, Escape, refusals, sizes of windows."""

from functools import partial
from pathlib import Path

import pygame
import pytest
from support.squads import GAME, KITTY, SQUARE, city, do

from tabletop.games.paw_of_duty.rules import model
from tabletop.games.paw_of_duty.rules.board import CITY
from tabletop.games.paw_of_duty.rules.content import KIND, SUPPLY_DROP, SWITCHEROO, kitty_text
from tabletop.games.paw_of_duty.rules.model import CARD, DEPLOYING, DEPLOYS, FACING, PLAYS, REDRAWING, TACTIC, TURNS
from tabletop.games.paw_of_duty.table.controller import PawOfDutyController
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.records.settings import Settings
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.sprites import SEEN_THROUGH
from tabletop.window.app import App

pytestmark = pytest.mark.rendering

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))
SIZE = (1280.0, 720.0)


@pytest.fixture
def table(tmp_path: Path, dummy_screen: None):
    """A match on the table, the opening hands of both kept, the first Kitty to be placed."""
    app = App(Settings(window=[0, 0, 1280, 720], speed="off", end_turn="never", recap=False))
    match = Match(GAME, SEATS, {"first": 0}, seed=5)
    scene = TableScene(app, match, tmp_path / "match.json")
    app.reset(scene)
    step(app)
    yield scene
    app.close()


def step(app: App, frames: int = 4) -> None:
    for _frame in range(frames):
        app.step(1 / 60)


def at(table: TableScene, key: str) -> tuple[int, int]:
    place = table.stage.place(key)
    assert place is not None, key
    return round(place[0] * table.look.unit), round(place[1] * table.look.unit)


def click(table: TableScene, key: str) -> None:
    place = at(table, key)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=place, button=1))
        step(table.shell, 1)
    step(table.shell)


def press(table: TableScene, key: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    step(table.shell)


def placing(table: TableScene) -> None:
    """Past the opening hands: the other keeps theirs."""
    click(table, "ready")
    if table.match.to_act == 1:
        table.submit(GAME.parse("ready"))
        step(table.shell)
    assert table.match.state.phase == DEPLOYING


def test_a_button_needs_one_click_and_escape_takes_a_card_back_that_was_put_away(table):
    assert table.match.state.phase == REDRAWING
    backs = [action for action in table.match.legal if str(action).startswith("back")]
    click(table, f"card:{backs[0].what}")
    click(table, "deck")
    assert table.match.state.aside == [backs[0].what]
    press(table, pygame.K_ESCAPE)
    assert table.match.state.aside == [] and table.shell.scenes[-1] is table
    placing(table)


def test_a_kitty_is_placed_turned_and_taken_back_step_by_step(table):
    placing(table)
    kitty = table.match.state.offer[0]
    click(table, f"kitty:{kitty}")
    click(table, f"square:{SQUARE['c3']}")
    assert table.match.state.phase == FACING
    press(table, pygame.K_ESCAPE)
    assert table.match.state.phase == DEPLOYING and kitty in table.match.state.offer
    click(table, f"kitty:{kitty}")
    click(table, f"square:{SQUARE['c3']}")
    click(table, "arrow:1")
    assert table.match.state.phase == TACTIC and table.match.state.facing[kitty] == 1


def test_a_card_in_play_is_taken_back_by_escape_and_then_escape_pauses(table):
    placing(table)
    do_first = next(action for action in table.match.legal if action.where == SQUARE["c3"])
    table.submit(do_first)
    step(table.shell)
    click(table, "arrow:0")
    play = next(a for a in table.match.legal if str(a).startswith("play") and KIND[a.what] != SUPPLY_DROP)
    click(table, f"card:{play.what}")
    click(table, "city")
    assert table.match.state.phase == CARD and table.match.state.card == play.what
    press(table, pygame.K_ESCAPE)
    assert table.match.state.phase == TACTIC and play.what in table.match.state.hands[0]
    press(table, pygame.K_ESCAPE)
    assert isinstance(table.shell.scenes[-1], PauseScene)


def test_hints_are_seen_only_while_they_are_a_target(table):
    placing(table)
    key = f"square:{SQUARE['c3']}"
    assert table.stage.sprites[key].piece.hint

    def seen() -> int:
        return len(table.stage.blits(table.look, table.hand.glow(), (), "", table.hand.held))

    before = seen()
    click(table, f"kitty:{table.match.state.offer[0]}")
    assert table.hand.held and seen() == before + 9 - 1, "nine squares; the other Kitty glows no more"


def test_the_keyboards_place_on_a_hint_hides_nothing_under_it(table):
    placing(table)
    table.stage.sprites = {"city": table.stage.sprites["city"]}
    surface = pygame.Surface(table.look.size, pygame.SRCALPHA)
    table.stage.draw(surface, table.look, {"city": "focus"})
    piece = table.stage.sprites["city"].piece
    x, y = at(table, "city")
    left = round(x - piece.width * table.look.unit / 2)
    assert surface.get_at((x, y)).a < 100 and max(surface.get_at((left - off, y)).a for off in range(9)) > 200


def controller() -> PawOfDutyController:
    return PawOfDutyController(SEATS)


def foreseen(s, text):
    view = GAME.view(s, 0)
    return [piece.picture for piece in controller().preview(view, GAME.parse(text), SIZE)]


def test_a_preview_shows_paths_damage_and_captures():
    s = city("P2@d4E", "H1@d3N T4@e2W", "bombs-away", tactics=3)
    do(s, "play:bombs-away")
    before = GAME.dump(s)
    shown = foreseen(s, "move:d4>d2")
    assert shown[0][0] == "path" and shown[1] == ("ghost", KITTY["P2"], 0, True, 1)
    assert shown[2] == ("blow", 2, True) and GAME.dump(s) == before
    s = city("P2@a3E T1@a2N", "H4@c3N", "hairball-mortar catnip", tactics=3)
    do(s, "play:hairball-mortar")
    assert [picture[0] for picture in foreseen(s, "pick:a3")] == ["path", "blow"]
    s = city("P2@a3E", "H4@c3N", "catnip", tactics=3)
    do(s, "play:catnip")
    assert foreseen(s, "turn:c3>S") == [("claws", 1, 2), ("arrow", 2)], "what is pointed at stays to be seen"


def test_a_preview_ends_with_the_turn():
    s = city("P2@c3N", "H3@c4S", tactics=1)
    do(s, "play:claws-out")
    assert foreseen(s, "pick:c3") == [("blow", 2, False)]


@pytest.mark.parametrize(
    ("lift", "drop", "rule"),
    [
        ("card:0", "city", "PD-6.1"),
        ("card:0", "discards", "PD-3.3"),
        (f"kitty:{KITTY['P2']}", f"square:{SQUARE['c4']}", "PD-3.3"),
        (f"kitty:{KITTY['P2']}", None, "PD-3.3"),
        ("deck", None, "PD-3.3"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_rule(lift, drop, rule):
    s = city("P2@c3N", "", tactics=2, placed="P2")
    refusal = controller().refused(GAME.view(s, 0), lift, drop, partial(GAME.refusal, s))
    assert refusal is not None and refusal.rule == rule


def test_a_recruit_dropped_beside_the_board_means_no_square():
    s = GAME.setup({}, 2, Rng(0))
    do(s, "ready", "ready")
    view = GAME.view(s, s.seat)
    for drop in ("", "deck", f"card:{view.hands[s.seat][0]}"):
        ask = partial(GAME.refusal, s)
        assert controller().refused(view, f"kitty:{view.offer[0]}", drop, ask) is None


@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1707.0, 720.0)])
def test_every_piece_lies_inside_the_table(size):
    s = city("P1@a1N P2@a5W P3@c3E T4@e1S", "H1@e5N H2@d4N", "radio stalk stalk-b stalk-c hiss pounce catnip")
    for text in ("play:catnip", "turn:a1>E"):
        do(s, text)
    s.captured = [[0, 4, 6, 8, 9, 10, 11], [12, 13, 14, 3]]
    for seat in (None, 0, 1):
        for piece in controller().layout(GAME.view(s, seat), GAME.legal(s), size).pieces:
            assert piece.x - piece.width / 2 >= -1 and piece.x + piece.width / 2 <= size[0] + 1, piece
            assert piece.y - piece.height / 2 >= -1 and piece.y + piece.height / 2 <= size[1] + 9, piece


def test_an_arrow_that_lies_on_the_kitty_in_the_hand_can_be_clicked(table):
    placing(table)
    kitty = table.match.state.offer[0]
    table.submit(GAME.parse(f"deploy:{kitty_text(kitty)}>c3"))
    step(table.shell)
    click(table, "arrow:0")
    state = table.match.state
    state.hands[0] = sorted([*state.hands[0], 24])  # a Catnip from somewhere
    state.deck = [card for card in state.deck if card != 24]
    state.hands[1] = [card for card in state.hands[1] if card != 24]
    table.match._legal = None
    table.sit(0)
    step(table.shell)
    table.submit(PLAYS[24])
    step(table.shell)
    click(table, f"kitty:{kitty}")
    assert table.hand.held == f"kitty:{kitty}"
    click(table, f"turn:{SQUARE['c3']}:3")
    assert table.match.state.facing[kitty] == 3 and table.shell.scenes[-1] is table


def test_a_line_is_marked_until_it_is_broken():
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d3W H2@a3E", tactics=1)
    do(s, "end")
    s.hands[1].append(KIND.index(SWITCHEROO))
    lines = [piece.key for piece in controller().layout(GAME.view(s, 1), (), SIZE).pieces if piece.key[:5] == "line:"]
    assert lines == ["line:0:3"] and "Break the line" in controller().prompt(GAME.view(s, 1), ())
    kitty, square = s.offer[0], GAME.legal(s)[0].where
    do(s, str(DEPLOYS[kitty][square]), str(TURNS[square][0]), "play:switcheroo", "move:a3>b3")
    view = GAME.view(s, 1)
    assert view.claims[0] and not view.standing(0)
    assert not [piece for piece in controller().layout(view, (), SIZE).pieces if piece.key[:5] == "line:"]


def test_a_card_that_can_only_be_swapped_does_not_shine(table):
    placing(table)
    while table.match.to_act == 0 and not any(str(action).startswith("swap") for action in table.match.legal):
        table.submit(table.match.legal[0])
        table.skip()
    legal = table.match.legal
    index = Index([(action, table.controller.gesture(table.match.view(0), action)) for action in legal])
    playable = {f"card:{action.what}" for action in legal if action.verb == model.PLAY}
    swapped = {f"card:{action.what}" for action in legal if action.verb == model.SWAP}
    assert swapped and swapped <= set(index.lifts)
    assert {key for key in index.shining if key.startswith("card:")} == playable


def point(table: TableScene, x: float, y: float, kind: int = pygame.MOUSEMOTION) -> None:
    place = round(x * table.look.unit), round(y * table.look.unit)
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pygame.event.post(pygame.Event(kind, pos=place, **more))
    step(table.shell, 1)


def test_a_carried_kitty_card_lets_the_square_be_seen_it_will_land_on(table):
    placing(table)
    kitty = f"kitty:{table.match.state.offer[0]}"
    there = next(action.where for action in table.match.legal)
    point(table, *table.stage.place(kitty))
    point(table, *table.stage.place(kitty), pygame.MOUSEBUTTONDOWN)
    x, y = table.stage.place(f"square:{there}")
    point(table, x, y)
    assert table.hand.over == f"square:{there}" and table.stage.sprites[kitty].pose.alpha == SEEN_THROUGH
    point(table, 640, 700)
    assert table.stage.sprites[kitty].pose.alpha == 1.0


def test_the_title_tells_of_the_turn_the_log_tells_of(table):
    """Also while what happened is still being shown."""
    placing(table)
    table.shell.settings.speed = "normal"
    while table.match.state.number == 1:
        table.submit(table.match.legal[-1])
        for _frame in range(600):
            table.playback.update(1 / 60)
            table._play_on(0.0)
            assert f"Turn {max(1, table.playback.shown.number)} of" in table.panel.heading
            if table.playback.done:
                break


def test_the_keyboard_can_be_seen_wherever_it_looks_and_yields_to_the_mouse(table):
    placing(table)
    table.hand.set_index(Index())
    for _thing in range(3):
        press(table, pygame.K_PERIOD)
    key = "sign"
    table.hand.cursor = key
    step(table.shell)
    sprite = table.stage.sprites[key]
    blits = []
    table.stage._blits(blits, table.look, sprite, "focus", False, 0.0)
    assert len(blits) == 2, "the piece and a ring round it"
    point(table, 640, 20)
    point(table, 642, 715)
    assert not table.hand.cursor


@pytest.mark.parametrize("decisions", [0, 1, 2])
def test_the_coach_stands_beside_the_squares_that_are_looked_at(table, decisions):
    placing(table)
    for _decision in range(decisions):
        table.submit(table.match.legal[0])
        step(table.shell)
    table.coach._say("A Kitty on c3 makes three in a line: then Mimi has one turn to break it.", "calm")
    table.changed = True
    step(table.shell)
    taken = table.coach.speech.rect
    assert taken.width
    for square in CITY:
        seen = pixels(table.look, table.stage.zones[f"square:{square}"]).inflate(-40, -40)
        assert not taken.colliderect(seen), square
