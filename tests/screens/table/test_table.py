"""The table scene driven by real pygame events: drag, click-click, keys, refusals, undo, curtain, resizing."""

from pathlib import Path

import pygame
import pytest
from support.gestures import at, click, drag, lift_curtain, mouse, press, settle
from support.sittings import GAME, played

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, MOST_ACTIONS, Match, Seat
from tabletop.records.settings import Settings
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.widgets.closeup import ChooserScene, CloseupScene
from tabletop.window.app import App

pytestmark = pytest.mark.rendering

HOT_SEAT = (Seat(HUMAN, "Ann"), Seat(HUMAN, "Bob"))
ALONE = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random"))


@pytest.fixture
def sit(tmp_path: Path, dummy_screen: None):
    """Sit down to a match in a window; motion is off unless the test wants it."""
    apps: list[App] = []

    def sit_down(seats, seed=1, options=None, speed="off", size=(1280, 720)) -> TableScene:
        if apps:
            apps.pop().close()
        app = App(Settings(window=[0, 0, *size], speed=speed, recap=False))
        apps.append(app)
        match = Match(GAMES["nine-lives"], seats, options or {"first": 0}, seed)
        app.reset(TableScene(app, match, tmp_path / "match.json"))
        settle(app)
        return app.scenes[0]

    yield sit_down
    for app in apps:
        app.close()


def playable(table: TableScene) -> str:
    """A piece of the hand that can go to the trick in one way."""
    return next(lift for lift in table.hand.index.lifts if len(table.hand.index.actions(lift)) == 1)


def test_dragging_a_card_to_the_trick_plays_it(sit):
    table = sit(ALONE)
    key = playable(table)
    action = table.hand.index.actions(key)[0]
    drag(table.shell, at(table, key), at(table, "trick"))
    assert [record.action for record in table.match.history] == [action]


def test_a_shaky_click_is_no_drag_and_two_clicks_play(sit):
    table = sit(ALONE)
    key = playable(table)
    x, y = at(table, key)
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, (x, y))
    mouse(table.shell, pygame.MOUSEMOTION, (x + 2, y + 1))
    mouse(table.shell, pygame.MOUSEBUTTONUP, (x + 2, y + 1))
    assert table.hand.held == key and not table.match.history
    click(table.shell, at(table, "trick"))
    assert table.match.position == 1


def test_clicking_the_lifted_card_again_plays_it(sit):
    table = sit(ALONE)
    key = playable(table)
    click(table.shell, at(table, key))
    click(table.shell, at(table, key))
    assert table.match.position == 1


def find_refusal(sit) -> tuple[TableScene, str]:
    """A table where the second player holds a card that may not follow."""
    for seed in range(30):
        table = sit(HOT_SEAT, seed)
        lift_curtain(table.shell)
        key = playable(table)
        drag(table.shell, at(table, key), at(table, "trick"))
        lift_curtain(table.shell)
        mine = [key for key, sprite in table.stage.sprites.items() if sprite.piece.mine]
        barred = [key for key in mine if key not in table.hand.index.lifts]
        if barred:
            return table, barred[0]
    raise AssertionError("no position with a card that may not be played")


def test_a_card_that_may_not_be_played_says_why_with_its_rule(sit):
    table, key = find_refusal(sit)
    drag(table.shell, at(table, key), at(table, "trick"))
    assert table.reason is not None
    assert table.reason[1] == "NL-3.3"
    assert table.match.position == 1
    press(table.shell, pygame.K_F1)
    assert type(table.shell.scenes[-1]).__name__ == "RulebookScene"
    press(table.shell, pygame.K_ESCAPE)
    assert table.shell.scenes[-1] is table and table.reason is not None, "back to where one was"
    click(table.shell, table.drawing.reason.center)
    assert table.shell.scenes[-1].page.marked == "NL-3.3"
    press(table.shell, pygame.K_ESCAPE)
    assert table.shell.scenes[-1] is table


def test_a_drop_beside_every_target_glides_home_with_a_reason(sit):
    table = sit(ALONE, speed="normal")
    settle(table.shell, 60)
    key = playable(table)
    home = table.stage.sprites[key].home
    drag(table.shell, at(table, key), (20, 200))
    assert table.reason == ("Nothing there takes it: let it go on what lights up.", "")
    settle(table.shell, 60)
    assert table.stage.sprites[key].pose == home
    assert not table.match.history


def tray_corner(table: TableScene) -> tuple[int, int]:
    """A place in the trick where no card lies."""
    zone, unit = table.stage.zones["trick"], table.look.unit
    return round((zone.x - zone.width / 2 + 6) * unit), round((zone.y - zone.height / 2 + 6) * unit)


def test_several_meanings_open_the_chooser(sit):
    for seed in range(12, 52):  # the first of them deals one
        table = sit((*HOT_SEAT, Seat(HUMAN, "Cleo")), seed)
        for _seat in range(2):
            lift_curtain(table.shell)
            drag(table.shell, at(table, playable(table)), at(table, "trick"))
        lift_curtain(table.shell)
        index = table.hand.index
        several = [lift for lift in index.lifts if len(index.actions(lift, "trick")) > 1]
        if several:
            break
    else:
        raise AssertionError("no life with a choice came up")
    corner = tray_corner(table)
    drag(table.shell, at(table, several[0]), corner)
    assert isinstance(table.shell.scenes[-1], ChooserScene)
    press(table.shell, pygame.K_ESCAPE)
    assert table.match.position == 2
    drag(table.shell, at(table, several[0]), corner)
    press(table.shell, pygame.K_RIGHT)
    press(table.shell, pygame.K_RETURN)
    assert table.match.position == 3
    assert table.match.history[-1].action in index.actions(several[0])[1:]


def test_resizing_while_dragging_puts_the_card_back(sit):
    table = sit(ALONE)
    key = playable(table)
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, at(table, key))
    mouse(table.shell, pygame.MOUSEMOTION, (600, 300))
    assert table.hand.dragging
    table.shell.pane.window.size = (960, 600)
    settle(table.shell)
    assert not table.hand.held
    assert table.look.size == (960, 600)
    assert table.stage.sprites[key].pose == table.stage.sprites[key].home
    mouse(table.shell, pygame.MOUSEBUTTONUP, (600, 300))
    assert not table.match.history


def test_a_closer_look_by_right_click_and_key_closes_with_escape(sit):
    table = sit(ALONE)
    click(table.shell, at(table, playable(table)), button=3)
    assert isinstance(table.shell.scenes[-1], CloseupScene)
    press(table.shell, pygame.K_ESCAPE)
    press(table.shell, pygame.K_RIGHT)
    press(table.shell, pygame.K_i)
    assert isinstance(table.shell.scenes[-1], CloseupScene)
    press(table.shell, pygame.K_ESCAPE)
    assert table.shell.scenes == [table]


def test_undo_takes_your_own_decision_back_until_another_decides(sit):
    table = sit(ALONE)
    before = table.match.dump()
    drag(table.shell, at(table, playable(table)), at(table, "trick"))
    assert table.match.position == 1
    press(table.shell, pygame.K_z, pygame.KMOD_CTRL)
    assert table.match.position == 0 and table.match.dump() == before
    drag(table.shell, at(table, playable(table)), at(table, "trick"))
    table.submit(table.match.legal[0])
    settle(table.shell)
    press(table.shell, pygame.K_z, pygame.KMOD_CTRL)
    assert table.match.position == 2
    assert not table.panel.undo.enabled
    assert table.panel.why_no_undo == "Mimi has decided since: undo stops there."


def test_a_match_as_long_as_one_can_be_kept_says_so_and_can_be_watched(sit):
    table = sit(ALONE)
    table.submit(table.match.legal[0])
    table.match.history[1:] = table.match.history[:1] * (MOST_ACTIONS - 1)  # no game goes on for so long
    settle(table.shell)
    assert table.panel.prompt.startswith("This match has become as long as one can be kept")
    assert [button.words for button in table.panel.answers] == ["Watch the replay"]
    for _frame in range(30):
        table.shell.step(1 / 30)
    assert table.match.position == MOST_ACTIONS and table.opponents.thinker is None
    assert table.shell.scenes == [table] and not table.hand.index.lifts


def test_the_curtain_hides_the_next_hand_and_offers_to_take_back(sit):
    table = sit(HOT_SEAT)
    assert isinstance(table.shell.scenes[-1], CurtainScene)
    assert table.viewer is None and not any(sprite.piece.mine for sprite in table.stage.sprites.values())
    lift_curtain(table.shell)
    assert table.viewer == 0
    drag(table.shell, at(table, playable(table)), at(table, "trick"))
    assert isinstance(table.shell.scenes[-1], CurtainScene)
    settle(table.shell, 30)
    press(table.shell, pygame.K_TAB)
    press(table.shell, pygame.K_RETURN)
    assert table.match.position == 0 and table.viewer is None
    assert isinstance(table.shell.scenes[-1], CurtainScene), "whoever pressed it does not see the hand"
    assert table.shell.scenes[-1].seat == 0 and not any(s.piece.mine for s in table.stage.sprites.values())
    settle(table.shell, 30)
    press(table.shell, pygame.K_RETURN)
    assert table.shell.scenes == [table] and table.viewer == 0


def test_what_happens_is_shown_as_the_viewer_may_know_it(sit):
    table = sit(ALONE, speed="normal")
    for _move in range(6):
        table.submit(table.match.legal[0])
        while table.playback.waiting:
            table.shell.step(1 / 60)
            assert table.playback.shown.seat == table.viewer == 0 and table.playback.shown.hand
        settle(table.shell, 60)


def test_nothing_of_one_person_lives_past_a_curtain(sit):
    """Pressed and held, pointed at, focused and refused just before it falls: all of that is gone."""
    table = sit(HOT_SEAT)
    lift_curtain(table.shell)
    own = [key for key, sprite in table.stage.sprites.items() if sprite.piece.mine]
    table.say("a reason", "NL-3.3")
    table.panel.group.set_focus(table.panel.rules)
    table.hand.move(*table.stage.place(own[0]))
    table.hand.cursor = own[1]
    table.fingers.hold = (0.01, own[0])
    table.submit(table.match.legal[0])
    settle(table.shell, 60)
    assert isinstance(table.shell.scenes[-1], CurtainScene)
    assert table.fingers.hold is None and table.reason is None and table.panel.group.focus is None
    assert not (table.hand.held or table.hand.hovered or table.hand.cursor or table.hand.over)
    settle(table.shell, 60)
    lift_curtain(table.shell)
    settle(table.shell, 90)
    assert table.shell.scenes == [table] and table.viewer == 1
    shown = {key for key, sprite in table.stage.sprites.items() if sprite.piece.mine}
    assert shown and not shown & set(own)


def test_a_curtain_is_there_at_once_and_nothing_fades_behind_it(sit):
    table = sit(HOT_SEAT, speed="normal")
    for _frame in range(600):
        table.shell.step(1 / 60)
        if isinstance(table.shell.scenes[-1], CurtainScene):
            break
    table.shell.draw()
    first = pygame.image.tobytes(table.shell.window, "RGB")
    settle(table.shell, 40)
    table.shell.draw()
    assert pygame.image.tobytes(table.shell.window, "RGB") == first


def test_pieces_are_always_where_the_view_says(sit):
    table = sit(ALONE, seed=3, speed="fast")
    while table.match.outcome is None:
        table.submit(table.match.legal[table.match.position % len(table.match.legal)])
        for _frame in range(2000):
            table.shell.step(1 / 30)
            if table.settled and not table.stage.moving:
                break
        layout = table.controller.layout(table.match.view(0), table.match.legal, table.size())
        shown = {key: sprite.piece for key, sprite in table.stage.sprites.items()}
        assert shown == {piece.key: piece for piece in layout.pieces}
        assert all(sprite.pose == sprite.home for sprite in table.stage.sprites.values())


def test_a_whole_hot_seat_game_with_nothing_but_keys(sit):
    table = sit(HOT_SEAT, seed=7)
    app = table.shell
    for _turn in range(400):
        top = app.scenes[-1]
        if isinstance(top, ResultsScene):
            break
        if isinstance(top, CurtainScene):
            settle(app, 30)
        elif isinstance(top, TableScene):
            if not table.hand.cursor:
                press(app, pygame.K_RIGHT)
            press(app, pygame.K_RETURN)
        press(app, pygame.K_RETURN)
    assert isinstance(app.scenes[-1], ResultsScene)
    assert table.match.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_piece_lies_inside_the_table(sit, seats):
    people = [Seat(HUMAN, "Ann"), *(Seat(AI, f"Bot {number}", "random") for number in range(1, seats))]
    for size in ((960, 600), (1280, 720), (1920, 1080), (1000, 1000)):
        table = sit(people, seed=seats, size=size)
        width, height = table.size()
        for sprite in table.stage.sprites.values():
            piece = sprite.piece
            assert piece.x - piece.width / 2 >= 0 and piece.x + piece.width / 2 <= width, piece
            assert piece.y - piece.height / 2 >= 0 and piece.y + piece.height / 2 <= height, piece


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("count", range(2, 7))
def test_nobody_at_the_table_covers_the_words_of_another(count, watching):
    match = played(3 * count, count=count, humans=0)
    layout = controller_for(GAME, match.seats).layout(match.view(None if watching else 0), (), (1280, 720))
    heads = [piece for piece in layout.pieces if piece.key.startswith("head:")]
    names = [piece for piece in layout.pieces if piece.key.startswith("seat:")]
    cushions = [piece for piece in layout.pieces if piece.key.startswith("slot:")]
    assert len(heads) == len(names) == len(cushions) == count
    assert min(head.width * 0.6 for head in heads) >= 88  # the picture is larger than the head in it
    for name in names:
        for other in (*names, *cushions, *(head for head in heads if head.key[5:] != name.key[5:])):
            seen = 0.8 if other in cushions else 1.0  # a cushion is round
            apart_x = abs(name.x - other.x) >= (name.width + other.width * seen) / 2
            apart_y = abs(name.y - other.y) >= (name.height + other.height * seen) / 2
            assert other is name or apart_x or apart_y, (name.key, other.key)
