"""Kardashev by hand: bids along the rule, fleets over a squashed board from near and far."""

import json
import random

import pytest
from support.colonies import BY_NAME, GAME, LOST, sky

from tabletop.ai.report import Report, Weighed
from tabletop.games.kardashev.voice.chatter import CHATTER
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.sitting import Mode
from tabletop.screens.table.table import TableScene
from tabletop.ui.stage import moods
from tabletop.ui.stage.layout import Moment, Side
from tabletop.ui.stage.moment import Staged
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.widgets.dialog import Dialog

pytestmark = pytest.mark.rendering


def sit(desk, path, match: Match) -> TableScene:
    scene = TableScene(desk.app, match, path)
    desk.show(scene, 10)
    return scene


def auction() -> Match:
    """Bo, who collects, may bid up to four for the first tile."""
    match = Match(GAMES["kardashev"], [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo")], {"roles": "chosen", "first": 0}, 5)
    chance = random.Random(1)
    while not any(action.verb == "bid" for action in match.legal):
        roles = [action for action in match.legal if str(action) == "role:collector" and match.to_act == 1]
        spare = [action for action in match.legal if str(action) != "role:collector"]
        match.submit(match.to_act, (roles or [chance.choice(spare)])[0])
    return match


def at(scene: TableScene, key: str) -> tuple[int, int]:
    x, y = scene.stage.place(key)
    return round(x * scene.look.unit), round(y * scene.look.unit)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
@pytest.mark.parametrize("way", ["drag", "press", "next", "keys", "digit"])
def test_a_bid_is_slid_to_pressed_or_one_more(desk, tmp_path, size, way):
    here = desk(size)
    scene = sit(here, tmp_path / "save.json", auction())
    assert scene.match.to_act == scene.viewer == 1
    before = len(scene.match.history)
    if way == "drag":
        here.down(at(scene, "slide"))
        here.move(at(scene, "bid:2"))
        here.move(at(scene, "bid:3"))
        here.up(at(scene, "bid:3"))
    elif way == "press":
        here.click(at(scene, "bid:3"))
    elif way == "next":
        here.click(at(scene, "raise"))
    elif way == "digit":
        here.key("4")
        assert scene.callouts.note().does == "Bid 4"
        here.key("1")
        assert scene.callouts.note().does == "Bid 1", "another digit, another bid"
        here.key("3", "return")
    else:
        scene.hand.take("slide")
        scene.hand.cursor = "bid:2"
        here.key("right", "return")
    if way != "next":  # a bid that jumps ahead is asked about once
        assert isinstance(here.top, Dialog) and len(scene.match.history) == before
        here.key("right", "return")
    assert [str(record.action) for record in scene.match.history[before:]] == ["bid:1" if way == "next" else "bid:3"]


def test_a_coin_slid_to_a_bid_that_is_not_meant_goes_back(desk, tmp_path):
    here = desk()
    scene = sit(here, tmp_path / "save.json", auction())
    assert scene.hand.begin() and scene.hand.cursor == "raise", "the keyboard does not begin at Pass"
    start = at(scene, "slide")
    here.down(start)
    here.move(at(scene, "bid:2"))
    here.move(at(scene, "bid:3"))
    here.up(at(scene, "bid:3"))
    assert isinstance(here.top, Dialog)
    here.key("return")
    here.step(10)
    coin = scene.stage.sprites["slide"].pose
    assert here.top is scene and (round(coin.x), round(coin.y)) == start


@pytest.mark.parametrize("turns", [0, 2])
def test_a_fleet_is_dragged_where_it_is_lit_from_near_and_far(desk, tmp_path, turns):
    here = desk()
    match = Match(GAMES["kardashev"], [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo")], {}, 4)
    scene = TableScene(here.app, match, tmp_path / "save.json")
    match.state = sky("d5:F e5:F e6:M", ("b5:1 e6:1", "h5:1"), ("d5:1", ""), ("EE", ""))
    match._legal = None
    here.show(scene, 10)
    fleet, goal = f"fleet:{BY_NAME['d5']}", f"reach:{BY_NAME['e5']}"
    if turns:
        here.wheel(at(scene, goal), turns)
    here.down(at(scene, fleet))
    x, y = at(scene, goal)
    piece = scene.stage.sprites[goal].piece
    lower = y + round(piece.height * scene.look.unit * 0.46)
    here.move((x, lower))
    assert scene.hand.over == goal, "the light reaches down to the corner of its hex"
    here.move((x, y))
    here.up((x, y))
    assert match.state.fleets[0] == 1 << BY_NAME["e5"]


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_note_never_covers_what_it_is_about_and_stands_near_it(desk, tmp_path, size):
    here = desk(size)
    match = Match(GAMES["kardashev"], [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo")], {}, 4)
    scene = TableScene(here.app, match, tmp_path / "save.json")
    match.state = sky("d5:F e5:F e6:M", ("b5:1 e6:1", "h5:1"), ("d5:1", ""), ("FFMMEE", ""))
    match._legal = None
    here.show(scene, 10)
    for key in ("steer", "supply-colony", "harvest", "bag", "own:0", "tech:0", f"fleet:{BY_NAME['d5']}"):
        here.move(at(scene, key))
        here.step(40)
        _key, place, _stands = scene.callouts._placed
        thing = pixels(scene.look, scene.stage.sprites[key].piece)
        assert place.width and not place.colliderect(thing), key
        assert place.colliderect(thing.inflate(400, 400)), key


@pytest.mark.parametrize("space", ["b5", "c6", "f5", "h3"])
def test_the_words_of_a_battle_leave_the_world_it_is_about_to_be_seen(desk, tmp_path, space):
    here = desk((1280, 720))
    scene = sit(here, tmp_path / "save.json", auction())
    world = f"space:{BY_NAME[space]}"
    sides = (Side("Ann", 0, 3, (("Fleet", 3),)), Side("Bo", 1, 2, (("Colony", 2),)))
    staged = Staged(Moment("Ann won the battle", (), (world, "head:0", "plate:0", "own"), sides=sides), 1.0, False)
    surface = here.app.window.copy()
    staged.update(0.9)
    staged.draw(surface, scene.look, scene.stage)
    lit = pixels(scene.look, scene.stage.sprites[world].piece)
    assert staged.place.height and not staged.place.colliderect(lit)


def test_nothing_is_asked_before_everything_is_shown_that_led_to_the_question(desk, tmp_path):
    scene = sit(desk(), tmp_path / "save.json", auction())
    asked = scene.panel.prompt
    assert asked.startswith("Bid for this tile?")
    scene.sitting.mode = Mode.SHOWING
    scene.ask_again()  # somebody has stopped thinking, but what they decided is still on its way
    assert not scene.panel.prompt, "a question fits what is seen, not a frame on the way there"
    scene.sitting.mode = Mode.DECIDING
    scene.ask_again()
    assert scene.panel.prompt == asked


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_very_large_letters_ask_in_one_line_below_the_board(desk, tmp_path, size):
    here = desk(size, text=160)
    match = auction()
    while not any(action.verb == "place" for action in match.legal):
        match.submit(match.to_act, next(iter(match.legal)))
    scene = sit(here, tmp_path / "save.json", match)
    spaces = [sprite.piece for key, sprite in scene.stage.sprites.items() if key.startswith("space:")]
    assert scene.panel.prompt_rect.width
    assert not [piece.key for piece in spaces if pixels(scene.look, piece).colliderect(scene.panel.prompt_rect)]


@pytest.mark.parametrize(("asked", "taken", "key"), [
    ("bid", "", "raise"), ("place", "", "drawn"), ("place", "drawn", f"space:{BY_NAME['e5']}"),
])  # fmt: skip
def test_the_keyboard_s_note_stands_beside_its_thing_and_not_across_the_table(desk, tmp_path, asked, taken, key):
    here, match = desk(), auction()
    while not any(action.verb == asked for action in match.legal):
        match.submit(match.to_act, match.legal[0])
    scene = sit(here, tmp_path / "save.json", match)
    if taken:
        scene.hand.take(taken)
    scene.hand.cursor, scene.changed = key, True
    here.step(40)
    scene.changed = True
    here.step()
    _key, place, _stands = scene.callouts._placed
    thing = pixels(scene.look, scene.stage.sprites[key].piece)
    assert place.width and not place.colliderect(thing) and place.colliderect(thing.inflate(60, 60))


@pytest.mark.parametrize("text", [100, 200])
def test_the_slate_takes_the_room_of_a_folded_log_and_gives_it_back(desk, tmp_path, text):
    here = desk(text=text)
    scene = sit(here, tmp_path / "save.json", auction())
    before = scene.stage.sprites["panel-box"].piece
    tile = scene.stage.sprites["drawn"].piece
    here.key("l")
    here.step(10)
    after = scene.stage.sprites["panel-box"].piece
    assert after.height > before.height * 1.2 and scene.stage.sprites["drawn"].piece.height >= tile.height
    assert pixels(scene.look, after).top >= scene.panel.log.rect.bottom, "the sign stays above it"
    here.key("l")
    here.step(10)
    assert scene.stage.sprites["panel-box"].piece == before


def test_a_tile_let_go_beside_the_board_goes_back(desk, tmp_path):
    """The rail of points is near the uppermost spaces, and no place to lay a tile."""
    here, match = desk((1280, 720)), Match(GAMES["kardashev"], [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo")], {"first": 0}, 5)
    scene = sit(here, tmp_path / "save.json", match)
    start, top = at(scene, "start"), at(scene, f"space:{BY_NAME['b6']}")
    for drop, laid in (((top[0], 80), 0), ((top[0], 104), 1)):
        here.down(start)
        here.move((start[0] - 60, start[1]))
        here.move(drop)
        here.up(drop)
        here.step(30)
        assert len(match.history) == laid, drop


def lost_table(here, path, decisions: int) -> TableScene:
    kept = json.loads(LOST.read_text(encoding="utf-8"))
    match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), kept["options"], kept["seed"])
    for text in kept["actions"][:decisions]:
        match.submit(match.to_act, GAME.parse(text))
    table = TableScene(here.app, match, path)
    here.show(table, 30)
    return table


@pytest.mark.parametrize("decisions", [18, 33, 91, 155])
def test_a_hint_does_not_cover_the_newest_line_of_the_log(desk, tmp_path, decisions):
    here = desk((1280, 720), coach={"You": "off"})
    table = lost_table(here, tmp_path / "match.json", decisions - 1)
    table.match.submit(
        table.match.to_act, GAME.parse(json.loads(LOST.read_text(encoding="utf-8"))["actions"][decisions - 1])
    )
    here.show(table, 120)
    assert table.match.to_act == 0 and table.settled
    table.hints.press()
    for number in range(2):
        table.draw(table.shell.window)
        said = table.hints.draw(table.shell.window)
        assert said.width and table.panel.log.newest
        assert not said.colliderect(table.panel.log.newest[0]), number


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("verb", ["compile", "harvest", "end"])
def test_a_hint_leaves_what_is_left_of_a_turn_and_the_buttons_to_be_seen(desk, tmp_path, verb, size):
    here = desk(size, coach={"You": "off"})
    match, chance = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {}, 7), random.Random(7)
    while match.to_act != 0 or not {"compile", "harvest", "end"} <= {action.verb for action in match.legal}:
        match.submit(match.to_act, chance.choice(match.legal))
    table = sit(here, tmp_path / "match.json", match)
    here.step(30)
    moves = [
        Weighed(action, 50, 0.9 if action.verb == verb else 0.2, 0.1)
        for action in sorted(match.legal, key=lambda action: action.verb != verb)
    ]
    table.adviser._known[match.position] = "master", Report(tuple(moves), (moves[0].action,), (), 100, 0.1)
    table.hints.press()
    table.draw(table.shell.window)
    said = table.hints.draw(table.shell.window)
    kinds = ("coin", "flask", "supply-colony", "supply-fleet")
    left = [one.piece for key, one in table.stage.sprites.items() if key.partition(":")[0] in kinds]
    assert said.width and len(left) == 6
    assert said.collidelist([pixels(table.look, piece) for piece in left]) < 0
    assert said.inflate(6, 6).collidelist([button.rect for button in table.panel.buttons]) < 0


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_a_long_hint_does_not_touch_the_buttons(desk, tmp_path, size):
    here = desk(size, coach={"You": "off"})
    match, chance = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {}, 7), random.Random(7)
    while match.to_act != 0 or match.legal[0].verb != "home":
        match.submit(match.to_act, chance.choice(match.legal))
    table = sit(here, tmp_path / "match.json", match)
    here.step(30)
    moves = [Weighed(action, 50, 0.5, 0.1) for action in match.legal]
    table.adviser._known[match.position] = "master", Report(tuple(moves), (moves[0].action,), (), 100, 0.1)
    table.hints.press()
    table.draw(table.shell.window)
    said = table.hints.draw(table.shell.window)
    assert table.hints.words().count("\n") == 2
    assert said.inflate(6, 6).collidelist([button.rect for button in table.panel.buttons]) < 0


@pytest.mark.parametrize("decisions", [20, 100, 150])
def test_everything_a_rival_says_is_seen(desk, tmp_path, monkeypatch, decisions):
    """Its own chair was in the way of every bubble, so that nobody ever saw one."""
    table = lost_table(desk((1280, 720)), tmp_path / "match.json", decisions)
    found, find = [], moods.free_beside
    monkeypatch.setattr(moods, "free_beside", lambda *where: found.append(find(*where)) or found[-1])
    for line in (line for lines in CHATTER.values() for line in lines):
        table.moods.said, table.moods._said_left = (1, line), 3.0
        table.draw(table.shell.window)
        assert found[-1] is not None, line


def test_a_harvest_chosen_piece_by_piece_is_one_line_of_the_log(desk, tmp_path):
    here = desk((1280, 720))
    table = lost_table(here, tmp_path / "match.json", 148)
    wanted = "You harvested 3 Food, 1 Matter, 2 Energy."
    assert [line.words for line in table.chronicle.log.lines if "You harvested" in line.words][-1] == wanted
    table.submit(GAME.parse("take:F"))
    here.step(200)
    told = [line.words for line in table.chronicle.log.lines[-2:]]
    assert told[-1] == "You harvested 4 Food, 5 Matter, 2 Energy." and "harvested" not in told[0]
