"""A fault in any scene is survived: written down, the match beside it, and the match goes on afterwards."""

import importlib
import os
import pkgutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pygame
import pytest
from support.sittings import GAME, keep, played, seats, table_of

import tabletop
from tabletop.ai.report import Weighed
from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.files import Lock
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match
from tabletop.kernel.saving import save
from tabletop.records import badges, people
from tabletop.screens import navigation
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.shared import matches
from tabletop.screens.shared.controllers import controller_for, lesson_for
from tabletop.ui.scene import Scene
from tabletop.ui.stage.layout import Explanation, Gesture
from tabletop.window import faults
from tabletop.window.fault_screen import FaultScene

ROOT = Path(__file__).resolve().parents[2]
BASES = {"Screen", "Page", "Layer", "Book", "Keepsake", "EverybodyScene", "MatchFlow"}
"""Scenes only in part, of which others are made, and one that is drawn and never entered."""


def scene_classes() -> dict[str, type[Scene]]:
    """Every class of a scene there is, wherever it is written, by its name."""
    for module in pkgutil.walk_packages(tabletop.__path__, "tabletop."):
        if "screens" in module.name or ".ui." in module.name or module.name.endswith("screen"):
            importlib.import_module(module.name)
    waiting, found = [Scene], {}
    while waiting:
        for one in waiting.pop().__subclasses__():
            waiting.append(one)
            if one.__module__.startswith("tabletop.") and one.__name__ not in BASES:
                found[one.__name__] = one
    return found


CLASSES = scene_classes()


def made(name: str, app, match: Match, path: Path) -> Scene:
    """A scene of this class as the program would open it; one that needs more than the program has a line here."""
    make, table = CLASSES[name], controller_for(match.game.info.id, match.seats)
    replay = partial(CLASSES["ReplayScene"], app, match, path, 2)
    lessons = importlib.import_module("tabletop.screens.lesson.chapters")
    course = lessons.Course(app, GAME, lesson_for(GAME))
    weighed = Weighed(match.legal[0], 100, 0.5, 0.1)
    weak = importlib.import_module("tabletop.screens.table.advice.coach").Weak
    picks = importlib.import_module("tabletop.ui.widgets.picklist")
    far = Match(GAMES["kardashev"], seats(2, 1), {}, 3)
    nothing = lambda *words: None  # noqa: E731
    return {
        "AftermathScene": lambda: make(app, match, table, path),
        "BadgesScene": lambda: make(app, "Ada", badges.standings([])),
        "ChaptersScene": lambda: make(app, course),
        "ChooserScene": lambda: make(
            app,
            "Which?",
            [importlib.import_module("tabletop.ui.widgets.closeup").Choice("This", None, nothing)],
            table.paint,
        ),
        "CloseupScene": lambda: make(app, Explanation("Five", "A card.", ()), table.paint, nothing),
        "CurtainScene": lambda: make(app, GAME, 1, "Ada", nothing, nothing),
        "DesignScene": lambda: make(app, people.current(app.settings)),
        "Dialog": lambda: make(app, "Really?", "Yes.", [("Yes", nothing)]),
        "FileChooser": lambda: make(app, "Import", (".tabletop",), nothing),
        "KeysScene": lambda: make(app, [(("F1",), "the rules")]),
        "LessonScene": lambda: make(app, course, 0),
        "OffersScene": lambda: make(
            app, "Commander", "", controller_for("space-kitties", match.seats).offers("commander_1"), table.paint
        ),
        "PauseScene": lambda: make(app, match),
        "PickScene": lambda: make(app, picks.PickButton(app, "Who", [(1, "Ada")], 1, nothing), nothing),
        "Refused": lambda: make(app, [("milk.tabletop", TabletopError("No match."))]),
        "ReplayScene": replay,
        "ResultsScene": lambda: make(app, played(None), table, nothing, path),
        "RulebookScene": lambda: make(app, GAME),
        "SearchScene": lambda: make(app, replay().tape, nothing),
        "SetupScene": lambda: make(app, GAME),
        "ShareScene": lambda: make(app, match),
        "SheetScene": lambda: make(app, table, match.view(0), 0, lambda seat: ()),
        "StrongerScene": lambda: make(
            app,
            table,
            weak(0, match.view(0), match.legal, weighed, weighed, Gesture("deck", (), ""), ""),
            "",
            "#fff",
            "calm",
        ),
        "LookUpScene": lambda: make(app, people.current(app.settings), nothing),
        "TableScene": lambda: make(app, match, path),
        "TakeoverScene": lambda: make(app, replay().film, 2, 0, ""),
        "TreeScreen": lambda: make(app, far.view(0), far.legal, ["Ada", "Oscar"], nothing),
    }.get(name, lambda: make(app))()


def nudge(sitting) -> None:
    """A turn of the loop in which something happens to be handled, passes and is drawn."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    sitting.step()


@pytest.fixture
def at_table(desk):
    """Somebody sits at a match; its file."""
    sitting = desk(greeted=True)
    path = keep(played(5, humans=1), "mine")
    sitting.show(MenuScene(sitting.app))
    matches.resume(sitting.app, path)
    sitting.step(3)
    return sitting, path


@pytest.mark.rendering
@pytest.mark.parametrize("name", sorted(CLASSES.keys() - {"MenuScene", "FaultScene"}))
def test_every_scene_may_fail_anywhere(at_table, monkeypatch, name) -> None:
    sitting, path = at_table
    for where in ("update", "draw", "handle"):
        monkeypatch.delenv("TABLETOP_FAULT", raising=False)
        if not any(hasattr(scene, "playback") for scene in sitting.app.scenes):
            matches.resume(sitting.app, path)
            sitting.step(2)
        match = table_of(sitting).match
        if name != "TableScene":
            sitting.app.push(made(name, sitting.app, match, path))
            sitting.step(2)
        assert type(sitting.top).__name__ == name
        monkeypatch.setenv("TABLETOP_FAULT", f"{name}.{where}")
        nudge(sitting)
        told = sitting.top
        assert isinstance(told, FaultScene), f"{name}.{where}"
        log, beside = faults_kept()
        words = log.read_text()
        assert f"Provoked: {name}.{where}" in words and "> TableScene" in words
        shown = " ".join(label.words for label in told.labels)
        assert log.name in shown and beside.name in shown and str(log.parent) in shown
        assert save.to_text(save.read(beside, GAMES)) == save.to_text(save.read(path, GAMES))
        assert save.read(path, GAMES).position == match.position >= 5
        lock = Lock(path)
        assert lock.take(), "nobody holds the match any more"
        lock.release()
        nudge(sitting)
        assert sitting.top is told, "the friendly scene stands"
        sitting.key("return")
        assert isinstance(sitting.top, MenuScene) and len(sitting.app.scenes) == 1
        log.unlink()
        beside.unlink()
    matches.resume(sitting.app, path)
    monkeypatch.delenv("TABLETOP_FAULT")
    sitting.step(5)
    assert table_of(sitting).match.position >= 5 and table_of(sitting).path == path


def faults_kept() -> list[Path]:
    return sorted(paths.log_file().parent.glob(f"{faults.NAME}*"))


@pytest.mark.parametrize("where", ["update", "draw"])
def test_a_fault_of_the_menu_itself_ends_the_program(desk, monkeypatch, where) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    while not sitting.top.whole:
        sitting.step()
    monkeypatch.setenv("TABLETOP_FAULT", f"MenuScene.{where}")
    with pytest.raises(faults.Provoked):
        nudge(sitting)


def test_what_the_menu_leads_to_may_fail_once(desk, monkeypatch) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    monkeypatch.setenv("TABLETOP_FAULT", "MenuScene.handle")
    nudge(sitting)
    assert isinstance(sitting.top, FaultScene)
    sitting.key("escape")
    assert isinstance(sitting.top, MenuScene)
    with pytest.raises(faults.Provoked):
        nudge(sitting)


@pytest.mark.parametrize("where", ["update", "draw", "handle"])
def test_a_fault_of_the_friendly_scene_ends_the_program(at_table, monkeypatch, where) -> None:
    sitting, path = at_table
    monkeypatch.setenv("TABLETOP_FAULT", "TableScene.update")
    sitting.step()
    assert isinstance(sitting.top, FaultScene)
    monkeypatch.setenv("TABLETOP_FAULT", f"FaultScene.{where}")
    with pytest.raises(faults.Provoked):
        nudge(sitting)
    assert save.read(path, GAMES).position >= 5


def test_whatever_a_scene_fails_with_in_leaving_the_others_leave_too(at_table, monkeypatch) -> None:
    sitting, path = at_table
    table = table_of(sitting)
    monkeypatch.setattr(table.adviser, "stop", lambda: 1 / 0)
    navigation.back_to_menu(sitting.app)
    assert isinstance(sitting.top, MenuScene) and Lock(path).take()
    assert "ZeroDivisionError" in paths.log_file().read_text()


def test_a_match_that_could_not_be_saved_is_kept_beside_the_log(at_table) -> None:
    sitting, path = at_table
    table = table_of(sitting)
    path.write_text("changed by another program")
    table.autosave.save()
    table.leave()
    told = faults.write_down(ValueError("whiskers"), sitting.app.scenes)
    assert not told.saved and "Another program" in told.unsaved
    assert told.match is not None and save.read(told.match, GAMES).position == table.match.position


def test_where_nothing_can_be_written_it_is_said_and_the_program_goes_on(at_table, home, monkeypatch) -> None:
    sitting, _path = at_table
    monkeypatch.setattr(faults, "write_file", lambda path, content: (_ for _ in ()).throw(OSError(28, "full")))
    monkeypatch.setenv("TABLETOP_FAULT", "TableScene.draw")
    nudge(sitting)
    shown = " ".join(label.words for label in sitting.top.labels)
    assert "could not be written down" in shown and "Your match is safe" in shown


def test_only_the_last_faults_are_kept(desk) -> None:
    sitting = desk()
    for number in range(faults.KEPT + 3):
        told = faults.write_down(ValueError(str(number)), [MenuScene(sitting.app)])
        os.utime(told.log, (number, number))
    kept = faults_kept()
    assert len(kept) == faults.KEPT and told.log in kept


RUN = """
import os, sys
sys.argv = ["tabletop"]
if {silent}: sys.stderr = None
import pygame
told = []
pygame.display.message_box = lambda *words, **more: told.append(words)
from tabletop.window import display
display.INVISIBLE = ()
from tabletop.cli.main import main
code = main([])
print(code, told)
sys.stdout.flush()
os._exit(0)
"""


@pytest.mark.parametrize("silent", [False, True])
def test_a_program_that_cannot_go_on_says_so_and_its_code_too(silent) -> None:
    env = {**os.environ, "TABLETOP_FAULT": "MenuScene.update", "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-c", RUN.format(silent=silent)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=60)
    code, _space, told = done.stdout.partition(" ")
    sentence = "Tabletop stopped because of a fault of its own"
    assert code == "1" and str(paths.log_file()) in (told if silent else done.stderr), done
    assert (sentence in told, sentence in done.stderr) == (silent, not silent)


@pytest.mark.thorough
def test_a_storm_tells_of_what_was_survived(tmp_path) -> None:
    """Whatever the weather, a table is among the first things it goes over."""
    env = {**os.environ, "TABLETOP_FAULT": "TableScene.update", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "tests.siege", "storm", "--count", "400", "--seed", "1"]
    storm = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert storm.returncode == 1, storm.stdout + storm.stderr
    assert "Survived: A fault in MenuScene > TableScene" in storm.stdout
    assert "Provoked: TableScene.update" in storm.stdout, "with where it came from"
