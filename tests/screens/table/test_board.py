"""A table with a board, driven by real pygame events: buttons, clicked spaces, hints, zoom, and Cat Quest's look."""

import re
from pathlib import Path

import pygame
import pytest
from support.gestures import at, click, drag, mouse, press, settle

from tabletop.base import paths
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import FIRST, SPACES, path
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.rules.events import Offer
from tabletop.games.cat_quest.rules.game import CatQuest
from tabletop.games.cat_quest.rules.model import EVERYBODY
from tabletop.games.cat_quest.table.measures import Measures
from tabletop.games.cat_quest.table.orrery import sky_of
from tabletop.games.cat_quest.table.paint.place import disc_in
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.records.settings import Settings
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.sheet import SheetScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.stage.camera import Camera
from tabletop.ui.stage.layout import Layout, Piece, Zone
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.closeup import ChooserScene, CloseupScene
from tabletop.ui.widgets.dialog import Dialog
from tabletop.window.app import App

pytestmark = pytest.mark.rendering

ALONE = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))
HOT_SEAT = (Seat(HUMAN, "Ann"), Seat(HUMAN, "Bob"))


class Prepared(CatQuest):
    """Begins with a position somebody has changed."""

    def __init__(self, change) -> None:
        self.change = change

    def setup(self, options, seats, rng) -> model.CatQuestState:
        s = super().setup(options, seats, rng)
        if self.change is not None:
            self.change(s)
        return s


@pytest.fixture
def sit(tmp_path: Path, dummy_screen: None):
    apps: list[App] = []

    def sit_down(change=None, seats=ALONE, speed="off", size=(1280, 720)) -> TableScene:
        app = App(Settings(window=[0, 0, *size], speed=speed, end_turn="never"))
        apps.append(app)
        match = Match(Prepared(change), seats, {"first": 0}, 3)
        app.reset(TableScene(app, match, tmp_path / "match.json"))
        settle(app)
        return app.scenes[0]

    yield sit_down
    for app in apps:
        app.close()


def history(table: TableScene) -> list[str]:
    return [str(record.action) for record in table.match.history]


def rolled(s: model.CatQuestState) -> None:
    """A ship on Earth with a speed of 7."""
    s.phase, s.dice = model.ROLLED, [3, 4]


def shown_for_a_moment(table: TableScene) -> tuple[Piece, ...]:
    """What the controller shows about the action the hand points at."""
    (action,) = table.hand.pointed()
    return table.near.seen(table.controller.preview(table.playback.shown, action, table.size()))


def test_one_click_on_a_button_is_enough(sit):
    table = sit()
    click(table.shell, at(table, "roll"))
    assert history(table) == ["roll"]


def test_a_button_by_key_alone(sit):
    table = sit()
    for _step in range(6):
        press(table.shell, pygame.K_PAGEDOWN)
        if table.hand.cursor == "roll":
            break
    press(table.shell, pygame.K_RETURN)
    assert history(table) == ["roll"]


def test_a_clicked_space_takes_the_ship_and_a_far_one_says_its_price(sit):
    table = sit(rolled)
    far = FIRST[9] + 20
    click(table.shell, at(table, "ship:0"))
    click(table.shell, at(table, f"space:{far}"))
    assert not history(table) and table.reason is not None
    assert table.reason[1] == "CQ-4.1" and table.reason[0].endswith("and you have 7.")
    table.reason = None
    click(table.shell, at(table, f"space:{far}"))
    assert not history(table) and table.reason is not None, "with empty hands it says so too"
    click(table.shell, at(table, f"space:{FIRST[4] + 3}"))
    assert history(table)[0] == "move:Ma4"


def test_a_dragged_ship_lands_on_a_space(sit):
    table = sit(rolled)
    start, end = at(table, "ship:0"), at(table, f"space:{FIRST[2] + 4}")
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, start)
    for step in range(1, 6):
        x = start[0] + (end[0] - start[0]) * step // 5
        mouse(table.shell, pygame.MOUSEMOTION, (x, start[1] + (end[1] - start[1]) * step // 5))
    assert "price" in [piece.key for piece in shown_for_a_moment(table)]
    mouse(table.shell, pygame.MOUSEBUTTONUP, end)
    settle(table.shell)
    assert history(table)[0] == "move:Ve5"


def test_pointing_at_a_space_shows_the_cheapest_way(sit):
    table = sit(rolled)
    end = FIRST[4] + 3
    mouse(table.shell, pygame.MOUSEMOTION, at(table, f"space:{end}"))
    settle(table.shell)
    way = path(FIRST[EARTH], end)
    keys = [piece.key for piece in shown_for_a_moment(table) if not piece.key.startswith(("dot:", "name:", "cost:"))]
    assert keys == [*(f"step:{number}" for number in range(len(way) - 1)), "aim", "price"]


def test_the_wheel_and_keys_zoom_the_board_and_home_comes_back(sit):
    table = sit(rolled)
    whole = table.stage.sprites["system"].piece
    press(table.shell, pygame.K_EQUALS)
    assert table.stage.sprites["system"].piece.width == pytest.approx(whole.width * 1.25)
    press(table.shell, pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert table.playback.camera.x > 0
    click(table.shell, at(table, f"space:{FIRST[4] + 1}"))
    assert history(table)[0] == "move:Ma2", "a space can be clicked where it is seen"
    press(table.shell, pygame.K_HOME)
    assert table.stage.sprites["system"].piece == whole


def test_dragging_the_board_from_a_space_in_reach_moves_the_board_and_not_the_ship(sit):
    table = sit(rolled)
    press(table.shell, pygame.K_EQUALS)
    x, y = at(table, f"space:{FIRST[4] + 3}")
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, (x, y))
    for step in range(1, 6):
        mouse(table.shell, pygame.MOUSEMOTION, (x + 6 * step, y))
    mouse(table.shell, pygame.MOUSEBUTTONUP, (x + 30, y))
    settle(table.shell)
    assert table.playback.camera.x > 0 and history(table) == []
    x, y = at(table, f"space:{FIRST[4] + 3}")
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, (x, y))
    mouse(table.shell, pygame.MOUSEMOTION, (x + 2, y + 1))
    mouse(table.shell, pygame.MOUSEBUTTONUP, (x + 2, y + 1))
    assert history(table)[0] == "move:Ma4", "a shaky click is still a click"


def test_a_long_press_on_a_planet_in_reach_looks_at_it_and_the_next_drag_works(sit):
    table = sit(rolled)
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, at(table, "home:2"))
    settle(table.shell, 40)
    assert isinstance(table.shell.scenes[-1], CloseupScene)
    mouse(table.shell, pygame.MOUSEBUTTONUP, at(table, "home:2"))
    press(table.shell, pygame.K_ESCAPE)
    assert history(table) == []
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, at(table, "ship:0"))
    mouse(table.shell, pygame.MOUSEMOTION, at(table, f"space:{FIRST[2] + 4}"))
    assert table.hand.dragging


def test_an_earthquake_asks_which_dice(sit):
    def shaking(s: model.CatQuestState) -> None:
        rolled(s)
        s.crews[0] |= 1 << content.SHAKER
        s.homes[content.SHAKER] -= 1

    table = sit(shaking)
    cat = at(table, f"cat:0:{content.SHAKER}")
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, cat)
    mouse(table.shell, pygame.MOUSEMOTION, at(table, "home:2"))
    assert table.glow()["die:0"] == table.glow()["die:1"] == "target", "what it goes to is lit"
    mouse(table.shell, pygame.MOUSEMOTION, cat)
    mouse(table.shell, pygame.MOUSEBUTTONUP, cat)
    for die in ("die:0", "die:1", ""):
        if die:
            drag(table.shell, cat, at(table, die))
        else:
            click(table.shell, cat)
        chooser = table.shell.scenes[-1]
        assert isinstance(chooser, ChooserScene) and len(chooser.tiles) == 3
        press(table.shell, pygame.K_ESCAPE)
    assert history(table) == []


def test_a_cat_that_can_do_nothing_says_why(sit):
    table = sit(rolled)
    for key, rule in ((f"cat:0:{EARTH}", "CQ-6.1"), (f"cat:1:{EARTH}", "CQ-4.5")):
        table.reason = None
        click(table.shell, at(table, key))
        assert table.reason is not None and table.reason[1] == rule


def test_no_ship_or_trail_hides_a_price(sit):
    def flown(s: model.CatQuestState) -> None:
        rolled(s)
        s.trail = [1, FIRST[EARTH] + 4, FIRST[EARTH]]

    order = {key: sprite.rank for key, sprite in sit(flown).stage.sprites.items()}
    assert order["trail:0"] < order["reach"] < order["ship:1"] < order["cost:4"]


def landed(s: model.CatQuestState) -> None:
    """A ship that has just come to Venus."""
    s.phase, s.ships[0] = model.MOVED, FIRST[2]


def gathered(s: model.CatQuestState) -> None:
    """Cats enough for five Dogs."""
    s.crews[0] = 0b11111


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (None, "Roll the dice."),
        (gathered, "Roll the dice.\nOr go to battle."),
        (landed, "Recruit Venyu.\nOr end your turn."),
    ],
)
def test_the_prompt_names_what_can_be_done_and_nothing_else(sit, change, words):
    assert sit(change).panel.prompt == words


def test_a_cat_is_left_behind_only_by_somebody_who_knows_it(sit):
    table = sit(landed)
    click(table.shell, at(table, str(model.END)))
    assert isinstance(table.shell.scenes[-1], Dialog) and not table.match.history
    press(table.shell, pygame.K_ESCAPE)
    assert table.shell.scenes[-1] is table and not table.match.history
    settle(table.shell, 31)  # what was just uncovered under a resting pointer is deaf
    click(table.shell, at(table, str(model.END)))
    press(table.shell, pygame.K_RIGHT)
    press(table.shell, pygame.K_RETURN)
    assert [str(record.action) for record in table.match.history][:1] == [str(model.END)]


def test_staying_is_a_button_and_never_a_click_on_the_ship(sit):
    def rolled(s: model.CatQuestState) -> None:
        s.phase, s.dice = model.ROLLED, [3, 4]

    table = sit(rolled)
    where = table.match.state.ships[0]
    for _time in range(2):
        click(table.shell, at(table, "ship:0"))
    assert not table.match.history and not table.hand.held
    click(table.shell, at(table, "stay"))
    assert [record.action for record in table.match.history][:1] == [model.MOVES[where]]


def test_a_camera_keeps_the_board_over_its_window():
    window = Zone("board", 100, 100, 200, 200)
    piece = Piece("a", ("a",), 150, 100, 10, 10, board=True)
    layout = Layout((piece, piece._replace(key="b", board=False)), (), (0, 0), board=window)
    camera = Camera()
    assert camera.shown(layout) is layout
    assert camera.nearer(2, window, 150, 100)
    seen, beside = camera.shown(layout).pieces
    assert (seen.x, seen.y) == pytest.approx((150, 100)) and seen.width == pytest.approx(15.625)
    assert beside == layout.pieces[1]
    camera.move(10_000, 10_000, window)
    assert camera.x == pytest.approx(100 * 0.5625)
    camera.nearer(-9, window, 0, 0)
    assert camera.shown(layout) is layout


def test_a_piece_flies_by_the_way_it_is_told():
    stage = Stage(lambda *_picture: pygame.Surface((1, 1)))
    piece = Piece("ship", ("ship",), 0, 0, 10, 10, card=True)
    stage.show(Layout((piece,), (), (0, 0)), at_once=True)
    stage.show(Layout((piece._replace(x=100, via=((0, 100), (100, 100))),), (), (0, 0)))
    seen = set()
    for _frame in range(200):
        stage.update(1 / 60)
        pose = stage.sprites["ship"].pose
        seen.add((round(pose.x, -1), round(pose.y, -1)))
    assert (0.0, 100.0) in seen and (100.0, 100.0) in seen
    assert stage.sprites["ship"].pose == stage.sprites["ship"].home and not stage.moving


def test_a_peeked_dog_is_seen_by_nobody_else_at_a_hot_seat(sit):
    def levitating(s: model.CatQuestState) -> None:
        s.ships = [FIRST[2] + 3, FIRST[2] + 5]
        s.crews[0] |= 1 << content.LEVITATOR
        s.homes[content.LEVITATOR] -= 1

    table = sit(levitating, HOT_SEAT)
    settle(table.shell, 40)
    press(table.shell, pygame.K_RETURN)
    assert table.viewer == 0
    click(table.shell, at(table, f"cat:0:{content.LEVITATOR}"))
    assert history(table) == [], "a click alone never spends an ability"
    click(table.shell, at(table, "dog:0"))
    assert history(table) == ["peek"]
    element = content.DOG_ELEMENT[table.match.state.row[0]]
    assert table.stage.sprites["dog:0"].piece.picture == ("dog", element, True)
    table.submit(model.ROLL)
    settle(table.shell)
    table.submit(next(action for action in table.match.legal if action.verb == model.MOVE))
    settle(table.shell)
    if table.match.to_act == 0:
        table.submit(model.END)
        settle(table.shell, 20)
    assert isinstance(table.shell.scenes[-1], CurtainScene)
    settle(table.shell, 40)
    press(table.shell, pygame.K_RETURN)
    assert table.viewer == 1
    assert table.stage.sprites["dog:0"].piece.picture == ("dog-back", 1)


def together(s: model.CatQuestState) -> None:
    """Both ships stand in one place, and the first has a cat to offer."""
    s.ships = [FIRST[2] + 4] * 2
    s.crews[0] |= 1 << 2
    s.homes[2] -= 1


def test_an_offer_that_may_not_be_made_says_why(sit):
    table = sit(together)
    click(table.shell, at(table, "trade:1"))
    assert table.stage.sprites["advice"].piece.picture == ("note", "3 offers left in this turn")
    click(table.shell, at(table, "cat:0:2"))
    click(table.shell, at(table, f"cat:1:{EARTH}"))
    assert "offer" not in table.stage.sprites
    assert table.stage.sprites["advice"].piece.picture == (
        "note", "Ann would have two cats of one home: Common Earth Cat.")  # fmt: skip


def test_a_click_on_the_cat_that_was_offered_last_takes_it_back(sit):
    table = sit(together)
    for key in ("trade:1", "cat:0:2", f"cat:1:{EARTH}"):
        click(table.shell, at(table, key))
        settle(table.shell)
    begun = history(table)
    click(table.shell, at(table, "cat:0:2"))
    assert history(table) == begun and table.reason is not None and "Undo" in table.reason[0], "another came later"
    click(table.shell, at(table, f"cat:1:{EARTH}"))
    assert history(table) == begun[:-1]
    settle(table.shell)
    click(table.shell, at(table, "cat:0:2"))
    assert history(table) == begun[:-2]


def test_several_cats_of_an_offer_are_told_as_a_sentence_has_them(sit):
    offer = Offer(0, 1, 1 << EARTH, 1 << 0 | 1 << 1 | 1 << 2)
    told = sit().controller.tell(offer)
    assert told == "Ann offered Mimi Common Earth Cat for Solcat, Merkitty and Venyu."


def test_a_battle_is_staged_and_won_by_dragging_cats(sit):
    def army(s: model.CatQuestState) -> None:
        s.crews[0] = (1 << 10) - 1
        s.homes = [s.seats - 2 if home != EARTH else 0 for home in range(10)]
        for dog in s.row:
            s.seen[dog] = EVERYBODY

    table = sit(army)
    click(table.shell, at(table, "battle"))
    assert "pad:0" in table.stage.sprites and "system" not in table.stage.sprites
    assert table.playback.layout.scene[0].art == "cat-quest/battle"
    for _dog in range(12):
        if table.match.outcome is not None:
            break
        lifts = table.hand.index.lifts
        dog = f"dog:{table.match.state.at}"
        if dog in lifts:
            click(table.shell, at(table, dog))
            continue
        action = GAMES["cat-quest"].legal(table.match.state)[0]
        click(table.shell, at(table, table.hand.index.gestures[action].lift))
        click(table.shell, at(table, dog))
    assert table.match.outcome is not None and table.match.outcome.winners == (0,)


def test_a_closer_look_at_everything_on_the_board(sit):
    table = sit()
    for key in ("home:0", "home:9", "ship:1", "dog:0", f"cat:0:{EARTH}"):
        click(table.shell, at(table, key), button=3)
        assert isinstance(table.shell.scenes[-1], CloseupScene), key
        press(table.shell, pygame.K_ESCAPE)


@pytest.mark.parametrize("picture", ["orrery", "orrery-contrast"])
def test_pieces_stand_on_the_beads_of_the_drawn_board(picture):
    """The picture of the orrery and the table agree where every space is."""
    svg = (paths.ART / f"cat-quest/{picture}.svg").read_text(encoding="utf-8")
    wide, high = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
    beads = [
        (float(x) + float(rx), float(y)) for x, y, rx in re.findall(r"M([\d.]+) ([\d.]+)a([\d.]+) [\d.]+ 0 1 0 ", svg)
    ]
    disc = disc_in(wide, high)
    for space in range(1, SPACES):
        x, y = disc.space(space)
        assert any(abs(x - bead_x) <= 1 and abs(y - bead_y) <= 1 for bead_x, bead_y in beads), space


def turned(s: model.CatQuestState) -> None:
    """A sixth round: the planets stand all about, the ship on Mars's orbit."""
    rolled(s)
    s.dice = [5, 4]
    steps = (0, 5, 5, 5, 5, 28, 16, 40, 5, 23)
    s.planets = [FIRST[home] + step for home, step in enumerate(steps)]
    s.ships = [FIRST[4] + 17, FIRST[9] + 37]


@pytest.mark.parametrize(("size", "zoomed"), [((1280, 720), 0), ((960, 600), 0), ((1600, 720), 0), ((1280, 960), 2)])
def test_what_is_seen_is_what_is_hit(sit, size, zoomed):
    """Every planet, tag and light in reach is aimed at by pointing at it, in perspective and from near."""
    table = sit(turned, size=size)
    for _step in range(zoomed):
        press(table.shell, pygame.K_EQUALS)
    stage, hand, unit = table.stage, table.hand, table.look.unit
    tags = [sprite.piece for key, sprite in stage.sprites.items() if key.startswith("cost:")]
    assert len(tags) >= 5
    view, room = table.playback.shown, table.size()
    reach = tuple(action.what for action in table.match.legal if action.verb == model.MOVE)
    hidden = sky_of(view, reach, Measures.of(*room)).hidden
    assert len(hidden) <= 3
    seen = 0
    for action, gesture in hand.index.gestures.items():
        for drop in gesture.drops:
            x, y = stage.place(drop) or (-1, -1)
            inside = stage.on_board(x, y) and not any(box.collidepoint(x * unit, y * unit) for box in covered(table))
            above = [tag for tag in tags if abs(tag.x - x) < tag.width / 2 and abs(tag.y - y) < tag.height / 2]
            if (
                action.what in hidden
                or not inside
                or stage.sprites["ship:0"].contains(x, y)
                or any(tag.key != drop for tag in above)
            ):
                continue
            hand.move(x, y)
            assert hand.pointed() == [action], drop
            seen += 1
    assert seen > (25 if zoomed else 60)


def covered(table) -> list[pygame.Rect]:
    """What lies over the board: hulls and the console."""
    unit, boxes = table.look.unit, []
    for key, sprite in table.stage.sprites.items():
        if key.startswith("plate:") or key == "console":
            piece = sprite.piece
            corner = (piece.x - piece.width / 2) * unit, (piece.y - piece.height / 2) * unit
            boxes.append(pygame.Rect(corner, (piece.width * unit, piece.height * unit)))
    return boxes


@pytest.mark.parametrize("key", ["home:7", "cost:7"])
def test_a_clicked_planet_or_its_tag_is_flown_to(sit, key):
    table = sit(turned)
    click(table.shell, at(table, key))
    assert history(table)[0] == "move:Ur41"


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1280, 960), (1720, 720)])
def test_no_hull_covers_a_space(sit, size):
    """Three rivals sit round the orrery, not on it."""
    people = [Seat(HUMAN, "Ann"), *(Seat(AI, f"Bot {number}", "random") for number in range(1, 4))]
    table = sit(rolled, people, size=size)
    boxes, unit = covered(table), table.look.unit
    for key, zone in table.stage.zones.items():
        if key.startswith("space:"):
            assert not any(box.collidepoint(zone.x * unit, zone.y * unit) for box in boxes), key


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (1000, 1000)])
def test_every_piece_lies_inside_the_table(sit, size):
    people = [Seat(HUMAN, "Ann"), *(Seat(AI, f"Bot {number}", "random") for number in range(1, 4))]
    table = sit(rolled, people, size=size)
    chance, rng = Rng(1), Rng(2)
    width, height = table.size()
    game, state = table.match.game, table.match.state.copy()
    for _step in range(60):
        layout = table.controller.layout(game.view(state, game.to_act(state)), game.legal(state), (width, height))
        for piece in layout.pieces:
            if not piece.board:
                assert piece.x - piece.width / 2 >= -0.01 and piece.x + piece.width / 2 <= width + 0.01, piece
                assert piece.y - piece.height / 2 >= -0.01 and piece.y + piece.height / 2 <= height + 0.01, piece
        legal = game.legal(state)
        if not legal:
            break
        game.apply(state, chance.choice(legal), rng)


def test_the_keyboard_stops_once_at_a_home_and_never_begins_by_staying(sit):
    table = sit(turned)
    press(table.shell, pygame.K_RETURN)
    assert table.hand.cursor == "ship:0"
    press(table.shell, pygame.K_RETURN)
    assert table.hand.held == "ship:0"
    first = table.hand.cursor
    assert first.startswith("home:"), "planets come before the bare spaces"
    assert "Page Down" in table.callouts._on_the_way().text
    table.hand.key("page down")
    assert table.hand.cursor.startswith("home:") and table.hand.cursor != first
    stops = set()
    while table.hand.cursor not in stops:
        stops.add(table.hand.cursor)
        table.hand.key("page down")
    assert "home:7" in stops and not any(stop.startswith("cost:") for stop in stops)
    assert len(stops) == len(table.hand.index.actions("ship:0"))


def test_a_click_on_somebody_opens_their_sheet(sit):
    table = sit(rolled)
    for seat in (0, 1):
        click(table.shell, at(table, f"head:{seat}"))
        sheet = table.shell.scenes[-1]
        assert isinstance(sheet, SheetScene) and sheet.seat == seat
        press(table.shell, pygame.K_ESCAPE)
        assert table.shell.scenes[-1] is table


def test_a_piece_dragged_over_a_place_it_cannot_go_to_says_why_before_it_is_let_go(sit):
    table = sit(rolled)
    ship = next(lift for lift in table.hand.index.lifts if lift.startswith("ship:"))
    spaces = [key for key in table.stage.zones if key.startswith("space:")]
    far = next(key for key in reversed(spaces) if key not in table.hand.index.targets(ship))
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, at(table, ship))
    mouse(table.shell, pygame.MOUSEMOTION, at(table, far))
    assert table.hand.barred == far and not table.hand.over
    note = table.callouts.note()
    assert note is not None and note.hints[0].tone == "bad" and note.hints[0].words.startswith("Too far")
    settle(table.shell)
    assert table.reason is None, "nothing is refused yet"
    reached = next(key for key in table.hand.index.targets(ship) if key.startswith("home:"))
    mouse(table.shell, pygame.MOUSEMOTION, at(table, reached))
    assert not table.hand.barred and table.callouts.note().hints[0].tone != "bad"


def test_after_a_look_at_a_seat_the_first_press_of_a_button_counts(sit):
    table = sit()
    click(table.shell, at(table, "head:1"))
    assert isinstance(table.shell.scenes[-1], SheetScene)
    press(table.shell, pygame.K_ESCAPE)
    mouse(table.shell, pygame.MOUSEMOTION, at(table, "roll"))
    click(table.shell, at(table, "roll"))
    assert history(table) == ["roll"]
