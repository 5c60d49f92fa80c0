"""The screens before a match, used as a person would; and that every screen fits whatever the window and the text."""

import json
import os

import pygame
import pytest
from support.screens import check_layout, describe
from support.sittings import GAME, NAMES, ended, keep, named, played, table_of

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import HUMAN
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.library.saved import SavedScene
from tabletop.screens.library.share import ShareScene
from tabletop.screens.menu.menu import DOUBLE, MenuScene
from tabletop.screens.menu.settings import SettingsScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.replay.search import SearchScene
from tabletop.screens.replay.takeover import TakeoverScene
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.setup.offers import OffersScene, Taken
from tabletop.screens.setup.setup import SetupScene
from tabletop.screens.shared import matches
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.file_chooser import FileChooser
from tabletop.screens.shared.phrases import unfinished
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.dialog import Dialog

pytestmark = pytest.mark.rendering

# -- everything fits, whatever the window and the text -----------------------------------------------------


def every_scene(app):
    match = played(None, 6)
    setup = SetupScene(app, GAME)
    while setup.add_button.enabled:
        setup.add_button.press()
    yield setup
    person = SetupScene(app, GAME)
    person.rows[0].chair.press()
    yield person
    yield SetupScene(app, "kardashev")
    commanders = controller_for("space-kitties", match.seats)
    offers = commanders.offers("commander_1")
    yield OffersScene(
        app, "Commander", "Choose one.", offers, commanders.paint, "solo", {"kitt": Taken(1, "Mimi")}, print
    )
    yield SettingsScene(app)
    yield SavedScene(app)
    yield ShareScene(app, match)
    yield FileChooser(app, "Share the match as a file", (".tabletop",), print, "nine-lives-ada-oscar.tabletop")
    yield FileChooser(app, "Import a match", (".tabletop", ".json"), print)
    yield RulebookScene(app, GAME, "NL-3.3")
    yield PauseScene(app, match)
    yield PauseScene(app, played(9), person=NAMES[0], watch=lambda: None)
    for finished in (match, ended("space-kitties", 8), ended("kardashev", 3)):
        replay = ReplayScene(app, finished, None, 20)
        yield replay
        yield SearchScene(app, replay.tape, lambda step: None)
        yield TakeoverScene(app, replay.film, 20, 0, "")
    for finished in (match, ended("space-kitties", 8), ended("kardashev", 3), ended("paw-of-duty", 2)):
        table = controller_for(finished.game.info.id, finished.seats)
        yield ResultsScene(app, finished, table, lambda seed: None)
    yield CurtainScene(app, GAME, 1, NAMES[1], lambda: None, (NAMES[1], lambda: None))
    yield Dialog(app, "Delete this match?", "It cannot be brought back.", [("Delete", lambda: None)] * 3)


@pytest.mark.parametrize(
    ("size", "texts"),
    [
        ((960, 600), (80, 100, 200)),
        ((1280, 720), (115, 160, 200)),
        ((1920, 1080), (100,)),
        ((2560, 1080), (180,)),
        ((3840, 2160), (100,)),
    ],
)
def test_nothing_is_cut_off_or_overlaps(desk, size, texts) -> None:
    keep(played(5, 6), "one")
    for text in texts:
        sitting = desk(size, text=text)
        sitting.show(MenuScene(sitting.app), frames=6)
        assert sitting.top.footer.offer is not None
        check_layout(sitting.top, sitting.app.window.get_rect())
        for scene in every_scene(sitting.app):
            sitting.app.push(scene)
            scene.update(1 / 60)
            check_layout(scene, sitting.app.window.get_rect())
            sitting.app.pop()


def test_every_scene_draws_in_both_themes_and_after_a_resize(desk) -> None:
    for theme, size in (("night", (960, 600)), ("contrast", (1280, 720))):
        sitting = desk(size, theme=theme)
        sitting.show(MenuScene(sitting.app), frames=4)
        for scene in every_scene(sitting.app):
            sitting.app.push(scene)
            sitting.step(2)
            across = [(x, x * size[1] // size[0]) for x in range(0, size[0], 5)]
            assert len({tuple(sitting.app.window.get_at(at)) for at in across}) > 3
            sitting.app.pop()
    sitting.app.push(SettingsScene(sitting.app))
    sitting.resize((1000, 640))
    sitting.step()
    check_layout(sitting.top, pygame.Rect(0, 0, 1000, 640))


def test_every_widget_can_be_reached_with_tab(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=4)
    for scene in every_scene(sitting.app):
        sitting.app.push(scene)
        sitting.step(30 if isinstance(scene, CurtainScene) else 1)
        usable, reached = scene.group.usable(), set()
        for _press in usable:
            sitting.key("tab")
            reached.add(id(scene.group.focus))
            focus = scene.group.focus
            assert focus.inside is None or focus.inside.rect.colliderect(focus.rect), describe(focus)
        assert reached == {id(widget) for widget in usable}
        sitting.app.pop()


# -- the menu ----------------------------------------------------------------------------------------------


@pytest.fixture
def menu(desk):
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=4)
    return sitting


def test_first_frame_waits_for_no_game(desk) -> None:
    sitting = desk()
    frames = sitting.app.frames = 0
    sitting.app.reset(MenuScene(sitting.app))
    sitting.step()
    assert sitting.app.frames == frames + 1 and not sitting.top.boxes
    sitting.step()
    assert [box.info for box in sitting.top.boxes] == [game.info for game in GAMES.values()]


def test_enter_plays_the_first_game(menu) -> None:
    menu.key("return")
    assert isinstance(menu.top, Dialog), "a lesson is offered first, once"
    menu.key("right", "return")
    assert isinstance(menu.top, TableScene)
    assert menu.app.settings.setups[GAME]["seats"][0][0] == HUMAN


def test_a_click_chooses_a_box_and_a_second_one_plays_it(menu) -> None:
    scene = menu.top
    menu.move(scene.boxes[-1].rect.center)
    assert scene.chosen is scene.boxes[0], "pointing alone changes nothing"
    menu.click(scene.boxes[-1])
    assert menu.top is scene and scene.chosen is scene.group.focus is scene.boxes[-1]
    menu.click(scene.boxes[-1])
    menu.click(named(menu.top, "Just play"))  # than learn it first
    assert isinstance(menu.top, TableScene) and menu.top.match.game.info is scene.boxes[-1].info


def test_one_click_on_the_chosen_box_opens_nothing(menu) -> None:
    scene = menu.top
    menu.click(scene.boxes[0])
    assert menu.top is scene and scene.chosen is scene.boxes[0]
    menu.step(round(DOUBLE * 60) + 2)
    menu.click(scene.boxes[0])
    assert menu.top is scene, "two clicks far apart are no double click"
    menu.click(scene.boxes[1])
    menu.click(scene.boxes[0])
    assert menu.top is scene, "two boxes are none either"
    menu.click(scene.boxes[0])
    assert isinstance(menu.top, Dialog), "before the first match a lesson is offered"


def test_play_plays_what_a_click_has_chosen(menu) -> None:
    scene = menu.top
    menu.click(scene.boxes[1])
    menu.click(scene.panel.play_button)
    menu.key("right", "return")  # no lesson first
    assert isinstance(menu.top, TableScene) and menu.top.match.game.info is scene.boxes[1].info


def test_the_buttons_stand_still_whatever_is_chosen(menu) -> None:
    scene = menu.top
    buttons = (scene.panel.play_button, scene.panel.setup_button, scene.panel.rules_button)
    before = [button.rect.copy() for button in buttons]
    for box in scene.boxes[::-1]:
        menu.click(box)
        assert scene.chosen is box and [button.rect for button in buttons] == before


def test_the_shelf_remembers_the_last_game(menu) -> None:
    menu.click(menu.top.boxes[2])
    menu.show(MenuScene(menu.app), frames=4)
    assert menu.top.chosen is menu.top.group.focus is menu.top.boxes[2]
    menu.app.settings.game = "a game that was taken away"
    menu.show(MenuScene(menu.app), frames=4)
    assert menu.top.chosen is menu.top.boxes[0]


def test_back_from_a_match_its_box_is_the_chosen_one(menu) -> None:
    scene, path = menu.top, keep(played(4), "other")
    menu.click(scene.boxes[-1])
    matches.resume(menu.app, path)
    menu.app.pop()
    menu.step(2)
    assert menu.top is scene and scene.chosen.info.id == GAME


def test_arrows_lead_from_the_box_to_its_buttons(menu) -> None:
    scene = menu.top
    assert scene.group.focus is scene.boxes[0]
    menu.key("down")
    assert scene.group.focus is scene.panel.play_button
    menu.key("down")
    assert scene.group.focus in (scene.panel.setup_button, scene.panel.rules_button)
    menu.key("up", "up")
    assert scene.group.focus is scene.boxes[0]


@pytest.mark.parametrize(
    ("words", "expected"),
    [("Set up", SetupScene), ("Rules", RulebookScene), ("Saved matches", SavedScene), ("Settings", SettingsScene)],
)
def test_ways_out_of_the_menu_and_back(menu, words, expected) -> None:
    scene = menu.top
    menu.click(named(scene, words))
    assert isinstance(menu.top, expected)
    menu.key("escape")
    assert menu.top is scene


def test_f1_opens_the_rules_of_the_chosen_game(menu) -> None:
    menu.key("f1")
    assert isinstance(menu.top, RulebookScene)
    menu.key("f1")
    assert len(menu.app.scenes) == 2, "not a second one on top"


def test_escape_asks_before_the_program_ends(menu) -> None:
    menu.key("escape")
    assert isinstance(menu.top, Dialog) and menu.app.running
    menu.key("escape")
    assert isinstance(menu.top, MenuScene)
    menu.key("escape", "return")
    assert isinstance(menu.top, MenuScene) and menu.app.running, "Enter alone ends nothing"
    menu.key("escape", "right", "return")
    assert not menu.app.running


def test_ctrl_q_ends_the_program_and_q_alone_does_not(menu) -> None:
    menu.key("q")
    assert menu.app.running
    menu.key("q", control=True)
    assert not menu.app.running


def test_continue_offers_the_newest_unfinished_match(desk) -> None:
    for age, (name, moves) in enumerate((("finished", None), ("newest", 8), ("older", 3))):
        path = keep(played(moves), name)
        os.utime(path, (1_700_000_000 - age * 1000,) * 2)
    (paths.saves() / "broken.json").write_text('{"program":"tabletop"')
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=8)
    button = sitting.top.footer.offer
    assert button is not None and "Ada" in button.more[0] and "Nine Lives" in button.more[0]
    sitting.click(button)
    assert table_of(sitting).match.position >= 8


def test_continue_prefers_a_match_somebody_plays_in(desk) -> None:
    os.utime(keep(played(3, humans=0), "watched"), (1_700_000_000,) * 2)
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=8)
    assert sitting.top.footer.offer is not None, "better than nothing"
    own = keep(played(8, count=4), "played")
    os.utime(own, (1_600_000_000,) * 2)
    sitting.show(MenuScene(sitting.app), frames=8)
    sitting.click(sitting.top.footer.offer)
    assert len(table_of(sitting).match.seats) == 4, "though the other one is newer"


def test_continue_passes_over_a_match_that_cannot_go_on(desk) -> None:
    good = keep(played(3), "good")
    os.utime(good, (1_700_000_000,) * 2)
    damaged = paths.saves() / "damaged.json"
    damaged.write_text(good.read_text().replace('"format":3,', '"format":99,').replace("Ada", "Bea"))
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=8)
    assert "Bea" in sitting.top.footer.offer.more[0]
    sitting.click(sitting.top.footer.offer)
    sitting.key("return")
    sitting.step(5)
    assert "Ada" in sitting.top.footer.offer.more[0]
    assert damaged.exists()


def test_continue_goes_when_its_match_is_gone(desk) -> None:
    path = keep(played(4), "only")
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=5)
    scene = sitting.top
    assert scene.footer.offer is not None
    sitting.app.push(SettingsScene(sitting.app))
    path.unlink()
    sitting.key("escape")
    sitting.step(3)
    assert scene.footer.offer is None and not any("Continue" in str(vars(w)) for w in scene.group.widgets)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "3", '{"program":"tabletop","outcome":null}', "\x00"])
def test_a_strange_file_is_no_match_to_continue(tmp_path, text) -> None:
    path = tmp_path / "strange.json"
    path.write_text(text)
    assert unfinished(path) is None
    assert unfinished(tmp_path / "missing.json") is None


# -- settings ----------------------------------------------------------------------------------------------


def test_settings_take_effect_at_once_and_are_kept(desk, tmp_path) -> None:
    sitting = desk()
    sitting.show(SettingsScene(sitting.app))
    scene = sitting.top
    choices = [widget for widget in scene.group.widgets if isinstance(widget, Choice)]
    text, theme, end_turn, speed, _master, _talk = choices
    before = sitting.app.look.line_height("body")
    scene.group.set_focus(text)
    sitting.key(*["right"] * 6)
    assert sitting.app.look.line_height("body") > before * 1.9 and scene.group.focus is text
    assert text.inside.rect.contains(text.rect)
    scene.group.set_focus(theme)
    sitting.key("right")
    assert sitting.app.look.palette.panel == "#000000"
    scene.group.set_focus(speed)
    sitting.key("left", "left")
    scene.group.set_focus(end_turn)
    sitting.key("right")
    scene.group.set_focus(scene.volumes[1])
    sitting.key("end")
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert (kept["text"], kept["theme"], kept["speed"], kept["music"]) == (200, "contrast", "off", 100)
    assert kept["end_turn"] == "always"


def test_muting_rests_the_volumes(desk) -> None:
    sitting = desk()
    sitting.show(SettingsScene(sitting.app))
    scene = sitting.top
    sound = next(section for section in scene.columns[1] if section.title.words == "Sound")
    mute = next(field.control for field in sound.fields if field.label.words == "Mute everything")
    scene.group.set_focus(mute)  # it may be below the window's edge
    sitting.key("return")
    assert sitting.app.settings.muted and not any(slider.enabled for slider in scene.volumes)
    value = scene.volumes[0].value
    sitting.click((scene.volumes[0].rect.left + 20, scene.volumes[0].rect.centery))
    assert scene.volumes[0].value == value
    assert sitting.told(scene.volumes[0]) == "Everything is muted."


@pytest.mark.parametrize("size", ((960, 600), (1280, 720), (1920, 1080)))
@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_match_stand_in_even_columns_with_their_notes_in_line(desk, game, size):
    sitting = desk(size)
    sitting.show(SetupScene(sitting.app, game))
    fields = sitting.top.how.fields
    lines = {}
    for field in fields:
        lines.setdefault(field.label.rect.top, []).append(field)
    assert max(map(len, lines.values())) - min(map(len, lines.values())) <= 1
    for line in lines.values():
        assert len({field.note.rect.top for field in line if field.note}) <= 1
        assert len({field.control.rect.centery for field in line}) == 1
