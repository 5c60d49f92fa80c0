"""The screens around the table, used as a person would: every way in, every way on, every way out."""

import json
import os
import random
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tabletop import paths
from tabletop.games import COMING, GAMES
from tabletop.kernel import save
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.scenes import matches
from tabletop.scenes.curtain import CurtainScene
from tabletop.scenes.menu import Continue, MenuScene
from tabletop.scenes.pause import PauseScene
from tabletop.scenes.results import ResultsScene
from tabletop.scenes.rulebook import RulebookScene
from tabletop.scenes.saved import SavedScene
from tabletop.scenes.settings import SettingsScene
from tabletop.scenes.setup import SetupScene
from tabletop.scenes.shelf import Tag
from tabletop.scenes.table import TableScene
from tabletop.scenes.telling import unfinished
from tabletop.ui.controls import Choice, Slider, Toggle
from tabletop.ui.dialog import Dialog
from tabletop.ui.field import TextField
from tabletop.ui.scroll import ScrollArea
from tabletop.ui.widgets import Button, Label, Widget

GAME = "nine-lives"
NAMES = ("Ada", "Wilhelmina Mew", "Oscar", "Luna", "Biscuit", "Pixel")


def seats(count: int, humans: int = 2) -> tuple[Seat, ...]:
    return tuple(
        Seat(HUMAN, NAMES[place]) if place < humans else Seat(AI, NAMES[place], "easy")
        for place in range(count)
    )


def played(moves: int | None, count: int = 3, humans: int = 2, seed: int = 7) -> Match:
    """A match after this many random moves; None plays it to its end."""
    match = Match(GAMES[GAME], seats(count, humans), {}, seed)
    chance = random.Random(seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    return match


def keep(match: Match, name: str) -> Path:
    path = paths.saves() / f"{name}.json"
    save.write(match, path)
    return path


def named(scene, words: str) -> Button:
    return next(
        widget for widget in scene.group.widgets if isinstance(widget, Button) and widget.words == words
    )


def table_of(sitting) -> TableScene:
    """The table that was sat down to, whether or not a curtain hangs before it."""
    return next(scene for scene in sitting.app.scenes if isinstance(scene, TableScene))


# -- everything fits, whatever the window and the text -----------------------------------------------------

LEAVES = (Label, Button, Toggle, Slider, Choice, TextField, Tag)


def check_layout(scene, window: pygame.Rect) -> None:
    look = scene.look
    for widget in scene.group.widgets:
        where = f"{type(scene).__name__}, {window.size}, {look.text_percent} %: {getattr(widget, 'words', widget)}"
        if isinstance(widget.inside, ScrollArea):
            area = widget.inside.rect
            assert area.left <= widget.rect.left and widget.rect.right <= area.right, where
            assert window.contains(area), where
        elif widget.rect.size != (0, 0):
            assert window.contains(widget.rect), where
        if isinstance(widget, Button):
            needed = widget.size(look)[0] - 2 * look.px(8)  # its sides may give way a little, its words not
            assert needed <= widget.rect.width or isinstance(widget, Continue), f"cut off: {where}"
        if isinstance(widget, Label) and widget.words:
            wide, tall = widget.size(look, widget.rect.width)
            assert tall <= widget.rect.height and wide <= widget.rect.width, f"cut off: {where}"
    leaves = [widget for widget in scene.group.widgets if isinstance(widget, LEAVES) and _seen(widget)]
    for one, other in combinations(leaves, 2):
        if one.inside is other.inside:
            assert not one.rect.colliderect(other.rect), f"{describe(one)} lies on {describe(other)}: {where}"


def _seen(widget: Widget) -> bool:
    return not (isinstance(widget, Label) and not widget.words)


def describe(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'words', '')!r} {widget.rect}"


def every_scene(app):
    match = played(None, 6)
    setup = SetupScene(app, GAME)
    while setup.add_button.enabled:
        setup.add_button.press()
    yield setup
    yield SettingsScene(app)
    yield SavedScene(app)
    yield RulebookScene(app, GAME, "NL-3.3")
    yield PauseScene(app, match)
    yield ResultsScene(app, match, lambda seed: None, "Oscar has no lives left, and Ada has the most of all.")
    yield CurtainScene(app, 1, NAMES[1], lambda: None, (NAMES[1], lambda: None))
    yield Dialog(app, "Delete this match?", "It cannot be brought back.", [("Delete", lambda: None)] * 3)


@pytest.mark.parametrize(
    ("size", "texts"),
    [
        ((960, 600), (80, 100, 160)),
        ((1280, 720), (80, 115, 160)),
        ((1920, 1080), (100,)),
        ((2560, 1080), (160,)),
        ((3840, 2160), (100,)),
    ],
)
def test_nothing_is_cut_off_or_overlaps(desk, size, texts) -> None:
    keep(played(5, 6), "one")
    for text in texts:
        sitting = desk(size, text=text)
        sitting.show(MenuScene(sitting.app), frames=6)
        assert sitting.top.continue_button is not None
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
            assert (
                len({tuple(sitting.app.window.get_at((x, size[1] // 2))) for x in range(0, size[0], 5)}) > 3
            )
            sitting.app.pop()
    sitting.app.push(SettingsScene(sitting.app))
    pygame.display.set_mode((1000, 640), pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1000, y=640))
    sitting.step(2)
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
    assert len(sitting.top.boxes) == len(GAMES) + len(COMING) == 5


def test_enter_plays_the_first_game(menu) -> None:
    menu.key("return")
    assert isinstance(menu.top, TableScene)
    assert menu.app.settings.setups[GAME]["seats"][0][0] == HUMAN


def test_games_to_come_cannot_be_opened_and_say_so(menu) -> None:
    scene = menu.top
    coming = scene.boxes[-1]
    assert coming.info in COMING and coming not in scene.group.usable() and "later" in coming.hint
    menu.click(coming)
    assert menu.top is scene and scene.chosen is scene.boxes[0]
    menu.key("right", "right", "right")
    assert scene.group.focus is scene.boxes[0] or scene.group.focus not in scene.boxes


def test_arrows_lead_from_the_box_to_its_buttons(menu) -> None:
    scene = menu.top
    assert scene.group.focus is scene.boxes[0]
    menu.key("down")
    assert scene.group.focus is scene.play_button
    menu.key("down")
    assert scene.group.focus in (scene.setup_button, scene.rules_button)
    menu.key("up", "up")
    assert scene.group.focus is scene.boxes[0]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Set up", SetupScene),
        ("Rules", RulebookScene),
        ("Saved matches", SavedScene),
        ("Settings", SettingsScene),
    ],
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
    assert not menu.app.running


def test_continue_offers_the_newest_unfinished_match(desk) -> None:
    for age, (name, moves) in enumerate((("finished", None), ("newest", 8), ("older", 3))):
        path = keep(played(moves), name)
        os.utime(path, (1_700_000_000 - age * 1000,) * 2)
    (paths.saves() / "broken.json").write_text('{"program":"tabletop"')
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=8)
    button = sitting.top.continue_button
    assert button is not None and "Ada" in button.more and "Nine Lives" in button.more
    sitting.click(button)
    assert table_of(sitting).match.position >= 8


def test_continue_goes_when_its_match_is_gone(desk) -> None:
    path = keep(played(4), "only")
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=5)
    scene = sitting.top
    assert scene.continue_button is not None
    sitting.app.push(SettingsScene(sitting.app))
    path.unlink()
    sitting.key("escape")
    sitting.step(3)
    assert scene.continue_button is None and not any("Continue" in str(vars(w)) for w in scene.group.widgets)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "3", '{"program":"tabletop","outcome":null}', "\x00"]
)
def test_a_strange_file_is_no_match_to_continue(tmp_path, text) -> None:
    path = tmp_path / "strange.json"
    path.write_text(text)
    assert unfinished(path) is None
    assert unfinished(tmp_path / "missing.json") is None


# -- setup -------------------------------------------------------------------------------------------------


@pytest.fixture
def setup(desk):
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.app.push(SetupScene(sitting.app, GAME))
    sitting.step(2)
    return sitting


def test_setup_starts_what_it_shows(setup) -> None:
    scene = setup.top
    field = scene.rows[0].field
    setup.click(field)
    setup.key(*["backspace"] * len(field.text))
    assert scene.problem.words and not scene.start_button.enabled and field.wrong
    setup.type("ada")
    setup.click((scene.rows[1].kind_choice.rect.left + 10, scene.rows[1].kind_choice.rect.centery))
    assert scene.rows[1].seat == Seat(HUMAN, "Player 2")
    setup.click(scene.rows[3].remove)
    setup.click((scene.rows[2].level_choice.rect.left + 10, scene.rows[2].level_choice.rect.centery))
    setup.click(scene.controls["lives_never_forced"])
    setup.click(scene.seed)
    setup.type("42x")
    setup.click(scene.start_button)
    match = table_of(setup).match
    assert match.seats == (Seat(HUMAN, "ada"), Seat(HUMAN, "Player 2"), Seat(AI, "Oscar", "random"))
    assert match.seed == 42 and match.options["lives_never_forced"] is True
    assert [type(scene) for scene in setup.app.scenes[:2]] == [MenuScene, TableScene]


def test_setup_remembers(setup) -> None:
    setup.click(setup.top.rows[0].remove)
    setup.key("escape")
    setup.app.push(SetupScene(setup.app, GAME))
    assert len(setup.top.rows) == 4, "going back changes nothing"
    setup.click(setup.top.rows[0].remove)
    setup.click(setup.top.start_button)
    setup.app.reset(SetupScene(setup.app, GAME))
    assert [row.seat.name for row in setup.top.rows] == ["Mimi", "Oscar", "Luna"]


def test_seats_stay_within_the_game_and_names_apart(setup) -> None:
    scene = setup.top
    while scene.add_button.enabled:
        setup.click(scene.add_button)
    assert len(scene.rows) == GAMES[GAME].info.seats[-1]
    names = [row.seat.name for row in scene.rows]
    assert len(set(names)) == len(names)
    assert scene.group.focus in scene.group.usable(), "the focus is not lost on a disabled button"
    field = scene.rows[0].field
    setup.click(field)
    setup.key(*["backspace"] * 20)
    setup.type("MIMI")
    assert "mimi" in scene.problem.words.casefold() and field.wrong
    assert not scene.start_button.enabled
    setup.click(scene.start_button)
    assert setup.top is scene
    while scene.rows[0].remove.enabled:
        setup.click(scene.rows[0].remove)
    assert len(scene.rows) == GAMES[GAME].info.seats[0]
    assert scene.group.focus in scene.group.usable()


def test_first_player_follows_names_and_seats(setup) -> None:
    scene = setup.top
    choice = scene.controls["first"]
    assert [words for _value, words in choice.entries] == ["Random", "You", "Mimi", "Oscar", "Luna"]
    scene.group.set_focus(choice)
    setup.key(*["right"] * 4)
    assert scene.setup().options["first"] == 3
    setup.click(scene.rows[3].remove)
    assert scene.setup().options["first"] == -1, "a seat that is gone cannot be first"


# -- settings ----------------------------------------------------------------------------------------------


def test_settings_take_effect_at_once_and_are_kept(desk, tmp_path) -> None:
    sitting = desk()
    sitting.show(SettingsScene(sitting.app))
    scene = sitting.top
    choices = [widget for widget in scene.group.widgets if isinstance(widget, Choice)]
    text, theme, speed = choices
    before = sitting.app.look.line_height("body")
    scene.group.set_focus(text)
    sitting.key(*["right"] * 4)
    assert sitting.app.look.line_height("body") > before * 1.5 and scene.group.focus is text
    assert text.inside.rect.contains(text.rect)
    scene.group.set_focus(theme)
    sitting.key("right")
    assert sitting.app.look.palette.panel == "#000000"
    scene.group.set_focus(speed)
    sitting.key("left", "left")
    scene.group.set_focus(scene.volumes[1])
    sitting.key("end")
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert (kept["text"], kept["theme"], kept["speed"], kept["music"]) == (160, "contrast", "off", 100)


def test_muting_rests_the_volumes(desk) -> None:
    sitting = desk()
    sitting.show(SettingsScene(sitting.app))
    scene = sitting.top
    mute = next(
        field.control for field in scene.columns[1][0].fields if field.label.words == "Mute everything"
    )
    sitting.click(mute)
    assert sitting.app.settings.muted and not any(slider.enabled for slider in scene.volumes)
    value = scene.volumes[0].value
    sitting.click((scene.volumes[0].rect.left + 20, scene.volumes[0].rect.centery))
    assert scene.volumes[0].value == value


# -- saved matches -----------------------------------------------------------------------------------------


def test_nothing_saved_is_a_sentence(desk) -> None:
    sitting = desk()
    sitting.show(SavedScene(sitting.app))
    assert sitting.top.nothing in sitting.top.group.widgets
    sitting.app.reset(MenuScene(sitting.app))


@pytest.fixture
def saved(desk):
    keep(played(9), "good")
    keep(played(None, 6), "over")
    for name, text in (
        ("cut", '{"program":"tabletop","ga'),
        ("new", '{"program":"tabletop","format":9}'),
        ("milk", "3"),
    ):
        (paths.saves() / f"{name}.json").write_text(text)
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.app.push(SavedScene(sitting.app))
    sitting.step(16)
    return sitting


def row_of(scene, name: str):
    return next(row for row in scene.rows if row.path.stem == name)


def test_saved_matches_tell_how_they_stand(saved) -> None:
    scene = saved.top
    good, over = row_of(scene, "good"), row_of(scene, "over")
    assert "9 moves" in good.lines()[2][0] and "is to move" in good.lines()[2][0]
    assert over.lines()[2][0].startswith("Finished: ") and "won" in over.lines()[2][0]
    assert good.picture is not None
    problems = {name: row_of(scene, name).problem for name in ("cut", "new", "milk")}
    assert len(set(problems.values())) == 3 and all(problems.values())
    assert "newer" in problems["new"]


def test_damaged_saves_are_kept_until_somebody_deletes_them(saved) -> None:
    scene = saved.top
    scene.group.set_focus(row_of(scene, "cut"))
    saved.key("return")
    assert isinstance(saved.top, Dialog)
    saved.key("return")
    assert saved.top is scene and row_of(scene, "cut").path.exists()
    saved.key("delete", "escape")
    assert row_of(scene, "cut").path.exists()
    path = row_of(scene, "cut").path
    saved.key("delete", "return")
    assert not path.exists() and len(scene.rows) == 4 and scene.group.focus in scene.rows


def test_resume_by_click(saved) -> None:
    scene = saved.top
    row = row_of(scene, "good")
    scene.area.reveal(row)
    saved.click((row.rect.left + 200, row.rect.centery))
    assert table_of(saved).match.position >= 9


def test_what_cannot_be_deleted_says_so(saved) -> None:
    scene = saved.top
    row = row_of(scene, "milk")
    row.path.unlink()
    scene._delete(row)
    assert isinstance(saved.top, Dialog) and row in scene.rows


# -- rulebook ----------------------------------------------------------------------------------------------


def test_rulebook_opens_at_a_rule_and_searches(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    sitting.app.push(RulebookScene(sitting.app, GAME, "NL-4.2"))
    sitting.step(2)
    scene = sitting.top
    top = scene.page.top_of("NL-4.2")
    assert top is not None and 0 <= top - scene.area.offset < scene.area.rect.height
    assert [entry.block.number for entry in scene.entries if entry.current] == ["NL-4"]
    sitting.key("f", control=True)
    sitting.type("kittykeeper")
    count = len(scene.page.found)
    assert count > 3 and scene.count.words == f"1 of {count}"
    sitting.key("return", "down", "f3")
    assert scene.count.words == f"4 of {count}"
    sitting.key("up")
    assert scene.page.current == 2
    line = scene.page.current_top() - scene.area.offset
    assert 0 <= line < scene.area.rect.height
    sitting.type("zzz")
    assert scene.count.words == "not found" and not scene.after.enabled
    sitting.key("escape")
    assert isinstance(sitting.top, MenuScene)


def test_contents_and_mentions_lead_to_their_place(desk) -> None:
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, GAME))
    scene = sitting.top
    sitting.click(scene.entries[3])
    assert scene.area.offset == min(scene.page.top_of("NL-4"), scene.area.furthest)
    scene.area.scroll_to(0)
    line, run = next(
        (line, run)
        for line in scene.page._lines
        for run in line.runs
        if run.colour == "accent" and run.start > 0
    )
    sitting.click((scene.page.rect.left + run.x + 4, scene.page.rect.top + line.top + line.height // 2))
    assert scene.page.marked == run.text and scene.area.offset > 0


def test_arrow_keys_scroll_the_text(desk) -> None:
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, GAME))
    sitting.key("down", "page down")
    assert sitting.top.area.offset > sitting.top.area.rect.height / 2
    sitting.key("home")
    assert sitting.top.area.offset == 0


def test_missing_rulebook_is_a_sentence(desk) -> None:
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, "no-such-game", "XX-1.1"))
    assert "cannot be found" in sitting.top.page.blocks[0].text


# -- pause, results, curtain -------------------------------------------------------------------------------


def test_pause_goes_on_leaves_and_quits(desk) -> None:
    sitting = desk()
    matches.begin(sitting.app, matches.Setup(GAME, seats(3, 1), {}, 5))
    table = sitting.app.scenes[0]
    sitting.app.push(PauseScene(sitting.app, table.match))
    sitting.key("escape")
    assert sitting.top is table
    sitting.app.push(PauseScene(sitting.app, table.match))
    sitting.click(named(sitting.top, "Settings"))
    sitting.key("escape")
    sitting.click(named(sitting.top, "Leave the table"))
    assert [type(scene) for scene in sitting.app.scenes] == [MenuScene]
    assert save.read(matches.saved()[0], GAMES).seed == 5, "the match is on the disk"


def judged(winners: tuple[int, ...], humans: int) -> Match:
    """A match of a game that always ends like this."""

    class Judged(type(GAMES[GAME])):  # type: ignore[misc]
        def outcome(self, s: object) -> Outcome:
            return Outcome(winners, (3, 2, 1), "out-of-lives")

    return Match(Judged(), seats(3, humans), {}, 1)


@pytest.mark.parametrize(
    ("winners", "humans", "title", "sound"),
    [
        ((0,), 1, "Ada wins!", "fanfare"),
        ((2,), 1, "Oscar wins!", "defeat"),
        ((2,), 0, "Oscar wins!", "fanfare"),
        ((0, 2), 2, "Ada and Oscar share the victory", "fanfare"),
        ((), 3, "Nobody wins", "defeat"),
    ],
)
def test_results_name_the_winners(desk, winners, humans, title, sound) -> None:
    sitting = desk()
    sitting.app.sound.open()
    scene = ResultsScene(sitting.app, judged(winners, humans), lambda seed: None, "So it ended.")
    sitting.show(scene)
    assert scene.title.words == title
    assert set(sitting.app.sound._effects) == {sound}, "what was played"
    assert [score.won for score in scene.scores] == sorted(
        (score.won for score in scene.scores), reverse=True
    )


def test_results_play_again_with_either_seed(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    seeds: list[int | None] = []
    for words in ("Play again", "Same seed again"):
        sitting.app.push(ResultsScene(sitting.app, played(None, seed=99), seeds.append, ""))
        assert "99" in sitting.top.seed.words
        sitting.click(named(sitting.top, words))
        assert isinstance(sitting.top, MenuScene), "it is gone before the next match begins"
    assert seeds == [None, 99]
    sitting.app.push(ResultsScene(sitting.app, played(None), seeds.append, ""))
    sitting.key("escape")
    assert isinstance(sitting.top, MenuScene) and len(seeds) == 2


def test_curtain_hides_everything_and_lifts_for_whoever_is_next(desk) -> None:
    sitting = desk()
    matches.begin(sitting.app, matches.Setup(GAME, seats(3, 1), {}, 5))
    sitting.step(2)
    table = sitting.app.scenes[0]
    done: list[str] = []
    sitting.app.push(
        CurtainScene(
            sitting.app, 1, "Mimi", lambda: done.append("lift"), ("Ada", lambda: done.append("back"))
        )
    )
    sitting.key("return")
    assert isinstance(sitting.top, CurtainScene), "a key still held from the move before does not lift it"
    first = pygame.image.tobytes(sitting.app.window, "RGB")
    table.match.submit(table.match.to_act, table.match.legal[0])
    sitting.step(30)
    sitting.move((5, 5))
    assert pygame.image.tobytes(sitting.app.window, "RGB") == first, "nothing of the match shows through"
    sitting.key("escape", "f1")
    assert isinstance(sitting.top, CurtainScene) and not done
    sitting.key("return")
    assert sitting.top is table and done == ["lift"]
    sitting.app.push(CurtainScene(sitting.app, 1, "Mimi", lambda: None, ("Ada", lambda: done.append("back"))))
    sitting.step(30)
    sitting.key("down", "space")
    assert sitting.top is table and done == ["lift", "back"]
