"""What a person holds, has decided or has the ring on stays so: through a new window size, a mouse, a staged moment."""

from pathlib import Path

import pygame
import pytest
from support.gestures import at, click, drag, mouse, press, settle
from support.sittings import ended

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.records.settings import Settings
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.shared.keys import keys_of_a_table
from tabletop.screens.table.sheet import SheetScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.panel import callouts
from tabletop.ui.stage.layout import Moment
from tabletop.ui.stage.moment import Staged
from tabletop.ui.stage.overlay import pixels
from tabletop.window.app import App

pytestmark = pytest.mark.rendering

ALONE = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))


@pytest.fixture
def sit(tmp_path: Path, dummy_screen: None):
    """Sit down to a match in a window; motion is off."""
    apps: list[App] = []

    def sit_down(game: str = "space-kitties", match: Match | None = None) -> TableScene:
        while apps:
            apps.pop().close()
        app = App(Settings(window=[0, 0, 1280, 720], speed="off", end_turn="always"))
        apps.append(app)
        match = match or Match(GAMES[game], ALONE, {}, 7)
        app.reset(TableScene(app, match, tmp_path / f"{len(apps)}.json"))
        settle(app)
        table = app.scenes[0]
        while match.to_act not in (0, None):
            table.submit(match.legal[0])
            settle(app)
        return table

    yield sit_down
    for app in apps:
        app.close()


def resize(table: TableScene, size: tuple[int, int] = (960, 600)) -> None:
    table.shell.pane.window.size = size
    settle(table.shell)
    assert table.look.size == size


def hold_a_decision(table: TableScene) -> str:
    """Put a card on a lane, which ends the turn; which card."""
    lift = next(lift for lift in table.hand.index.lifts if lift.startswith("card:"))
    lane = next(drop for drop in table.hand.index.targets(lift) if drop.startswith("lane:"))
    drag(table.shell, at(table, lift), at(table, lane))
    settle(table.shell, 30)
    assert table.sitting.held is not None
    return lift


def test_a_decision_lies_where_it_was_put_in_a_window_of_another_size(sit):
    table = sit()
    card = hold_a_decision(table)
    lane = table.controller.gesture(table.playback.shown, table.sitting.held).drops[0]
    resize(table)
    assert table.stage.place(card) == table.stage.place(lane), "it is not back in the hand"
    assert table.panel.prompt.startswith("End your turn?")
    press(table.shell, pygame.K_ESCAPE)
    assert table.stage.sprites[card].pose == table.stage.sprites[card].home


def test_a_decision_lies_where_it_was_put_while_somebody_is_looked_at(sit):
    table = sit()
    card = hold_a_decision(table)
    lane = table.controller.gesture(table.playback.shown, table.sitting.held).drops[0]
    settle(table.shell, 60)
    click(table.shell, at(table, "seat:1"))
    assert isinstance(table.shell.scenes[-1], SheetScene)
    press(table.shell, pygame.K_ESCAPE)
    assert table.stage.place(card) == table.stage.place(lane) and table.sitting.held is not None
    assert table.panel.prompt.startswith("End your turn?")
    click(table.shell, at(table, card))
    assert table.sitting.held is None, "who takes something else does not end the turn"


def test_a_question_asked_by_a_key_has_the_ring(sit):
    table = sit()
    card = next(lift for lift in table.hand.index.lifts if lift.startswith("card:"))
    table.hand.take(card)
    table.hand.cursor = next(drop for drop in table.hand.index.targets(card) if drop.startswith("lane:"))
    press(table.shell, pygame.K_RETURN)
    assert table.sitting.held is not None and table.panel.group.focus is table.panel.answers[0]


def test_what_was_taken_stays_taken_in_a_window_of_another_size(sit):
    table = sit()
    press(table.shell, pygame.K_RETURN)
    while not table.hand.held:
        press(table.shell, pygame.K_RIGHT)
        press(table.shell, pygame.K_RETURN)
        assert table.sitting.held is None
    held, cursor, words = table.hand.held, table.hand.cursor, table.drawing.held_words()
    told = table.callouts.note()
    resize(table)
    assert (table.hand.held, table.hand.cursor, table.drawing.held_words()) == (held, cursor, words)
    assert table.callouts.note() == told and words


def test_no_button_of_the_table_looks_like_an_answer(sit):
    table = sit("cat-quest")
    decided = table.hand.index
    buttons = [key for key in decided.lifts if table.stage.sprites[key].piece.picture[0] == "button"]
    while not buttons:
        table.submit(table.match.legal[0])
        settle(table.shell)
        while table.match.to_act != 0:
            table.submit(table.match.legal[0])
            settle(table.shell)
        decided = table.hand.index
        buttons = [key for key in decided.lifts if table.stage.sprites[key].piece.picture[0] == "button"]
    table.decisions._hold(table.match.legal[-1])
    settle(table.shell, 30)
    assert all(table.stage.sprites[key].pose.alpha == 0.0 for key in buttons)
    resize(table)
    assert all(table.stage.sprites[key].pose.alpha == 0.0 for key in buttons)
    position, other = table.match.position, next((key for key in buttons if not table.decisions.confirms(key)), "")
    if other:
        click(table.shell, at(table, other))
        assert table.sitting.held is None and table.match.position == position, "it only takes the first back"


@pytest.mark.parametrize("game", ["cat-quest", "space-kitties"])
def test_the_question_says_nothing_twice(sit, game):
    table = sit(game)
    asked = 0
    while asked < 3 and table.match.outcome is None and table.match.position < 200:
        for action in table.match.legal:
            hints = table.controller.foresee(table.playback.shown, table.match.legal, action)
            repeated = [hint.words.casefold() for hint in hints if hint.asked is not None]
            if repeated:
                table.decisions._hold(action)
                assert not any(words in table.panel.prompt.casefold() for words in repeated)
                table.decisions.take_back()
                asked += 1
        table.submit(table.match.legal[table.match.position % len(table.match.legal)])
        settle(table.shell)
        while table.match.to_act not in (0, None):
            table.submit(table.match.legal[0])
            settle(table.shell)
    assert asked


def test_whatever_has_the_focus_has_the_ring_and_lets_the_mouse_take_over(sit):
    table = sit(match=ended("paw-of-duty", 2))
    table.shell.pop()
    settle(table.shell)
    seen = set()
    for _step in range(40):
        press(table.shell, pygame.K_PERIOD)
        seen.add(table.hand.cursor)
        blits: list = []
        sprite = table.stage.sprites[table.hand.cursor]
        table.stage._blits(blits, table.look, sprite, "", False, 0.0)
        bare = len(blits)
        table.stage._blits(blits, table.look, sprite, "focus", False, 0.0)
        assert len(blits) == 2 * bare + 1, f"{table.hand.cursor} has no ring"
    assert any(not table.stage.sprites[key].piece.card for key in seen)
    assert table.callouts.note() is not None
    mouse(table.shell, pygame.MOUSEMOTION, (3, 300))
    assert not table.hand.cursor and table.callouts.note() is None, "a tip dies with what opened it"


def test_nobody_speaks_behind_a_veil(sit):
    table = sit()
    moods, playback = table.moods, table.playback
    moods.said, moods._said_left = (1, "Miaow."), 1.0
    playback.moment = Staged(Moment("Look!", ()), 1.0, False)
    for _frame in range(30):
        playback.moment.update = lambda seconds: None  # it stands as long as it likes
        playback.update(0.1)
    assert moods.said is not None, "it is said when it can be read"
    playback.moment = None
    for _frame in range(12):
        playback.update(0.1)
    assert moods.said is None


def test_f1_opens_the_rules_at_what_has_the_ring_or_the_pointer(sit):
    table = sit("paw-of-duty")
    assert table.help() == ("paw-of-duty", "")
    press(table.shell, pygame.K_PERIOD)
    told = table.controller.explain(table.playback.shown, table.hand.cursor)
    while told is None or not told.rule:
        press(table.shell, pygame.K_PERIOD)
        told = table.controller.explain(table.playback.shown, table.hand.cursor)
    assert table.help()[1] == told.rule
    press(table.shell, pygame.K_F1)
    book = table.shell.scenes[-1]
    assert isinstance(book, RulebookScene) and book.area.offset > 0


def test_the_list_of_keys_has_those_of_this_table_only(sit):
    def keys(game: str) -> set[str]:
        table = sit(game)
        return {
            key for keys, _words in keys_of_a_table(table.controller, table.stage.board is not None) for key in keys
        }

    assert keys("kardashev") >= {"1", "V", "T", "Home"}
    assert keys("paw-of-duty") & {"1", "V", "T", "Home"} == {"V"}
    assert not keys("nine-lives") & {"1", "V", "T", "Home"}


def test_the_line_of_a_far_note_passes_behind_words(sit):
    table = sit("paw-of-duty")
    look, surface = table.look, table.shell.window
    words = pygame.Rect(400, 280, 100, 40)
    surface.fill("black")
    surface.fill("white", words)
    callouts._tail(surface, look, pygame.Rect(200, 280, 40, 40), pygame.Rect(700, 280, 40, 40), "focus", [words])
    assert surface.get_at(words.center)[:3] == (255, 255, 255) and surface.get_at((320, 300))[:3] != (0, 0, 0)
    labels = {key for key, sprite in table.stage.sprites.items() if sprite.piece.picture[0] == "tag"}
    assert labels
    behind = [tuple(place) for place, weight in table.callouts._things(look, "discards", []) if weight != callouts.BARE]
    for key in labels:
        piece = table.stage.sprites[key].piece
        assert piece.width >= callouts.LARGE or piece.hint or tuple(pixels(look, piece)) in behind, key
