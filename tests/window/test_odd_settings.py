"""Whatever stands in the settings, the menu opens: odd names, wrong types, huge numbers, and what nobody thought of."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop.base import paths
from tabletop.kernel.match import LONGEST_NAME
from tabletop.records import people, settings
from tabletop.records.settings import KEPT, Settings
from tabletop.screens.menu.menu import MenuScene
from tabletop.window import faults

ROOT = Path(__file__).resolve().parents[2]
ODD_NAMES = [
    "a\0b",
    "Zo\udceb",
    "\ud800",
    "\x07\u202e",
    " ",
    "",
    "W" * 10_000,
    "\n".join("abc"),
    "\U000e0041",
    "猫" * 400,
]
ODD_VALUES: list[Any] = [
    None, True, -1, 10**300, 1.5, "", "a\0b", "\udceb", "x" * 10_000, [], [[]], [None, {}], {}, {"a\0b": "\ud800"},
    [0, 0, 10**30, 10**30], ["\0", "\ud800"], {"nine-lives": None}, {"nine-lives": [10**300, -1]},
    {"nine-lives": {"seats": 1, "options": []}}, {"You": {"nine-lives": 10**300}}, {"You": 10**300}, {"": {"": ""}},
    {"nine-lives": {"seats": [[{}, [], None]] * 2, "options": {"first": [[]]}}},
    {"You": {"cat": [[], {}, 1, None, "\0"], "colour": [], "before": ["\0", 3, "\ud800"]}},
]  # fmt: skip


def deep(levels: int) -> Any:
    value: Any = 1
    for _level in range(levels):
        value = [value]
    return value


def seated(name: str) -> dict[str, Any]:
    """Every place of the settings where a name can stand, with this one."""
    seats = [["human", name, ""], ["ai", name, "easy"]]
    setup = {"seats": seats, "options": {}}
    return {
        "person": name,
        "people": [name, "Ann"],
        "profiles": {name: {"colour": "rose", "before": [name]}, "Ann": {"before": [name]}},
        "played": {name: {"nine-lives": 3}},
        "results": {name: {"nine-lives": [["easy", True]] * 3}},
        "coach": {name: "on"},
        "counted_from": {name: 1},
        "setups": {"nine-lives": setup},
        "drafts": {"nine-lives": {**setup, "seed": 10**300, "person": name}},
        "game": name,
        "folder": name,
    }


def opened(desk: Any, kept: dict[str, Any], tmp_path: Path) -> Any:
    """The menu of somebody with these settings, with all that comes after its first picture."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(kept))
    read = settings.read(path)
    sitting = desk(**{name: getattr(read, name) for name in KEPT if name != "window"})
    sitting.show(MenuScene(sitting.app))
    for _frame in range(60):
        sitting.step()
        if sitting.top.whole:
            break
    assert isinstance(sitting.top, MenuScene) and sitting.top.whole and not list(faults_kept())
    assert not sitting.app.settings.problem
    return sitting


def faults_kept() -> list[Path]:
    return list(paths.log_file().parent.glob(f"{faults.NAME}*"))


@pytest.mark.parametrize("value", [*ODD_VALUES, deep(700)], ids=lambda value: repr(value)[:30])
def test_the_menu_opens_whatever_the_fields_of_the_settings_hold(desk, tmp_path, value) -> None:
    sitting = opened(desk, dict.fromkeys(KEPT, value), tmp_path)
    sitting.app.keep_settings()
    assert not sitting.app.settings.problem
    assert settings.read(tmp_path / "settings.json").problem == ""
    assert json.loads((tmp_path / "settings.json").read_text()).keys() == set(KEPT)


@pytest.mark.parametrize("text", ['{"person": 1e999}', '{"lessons": {"x": -1e999}}', "1" * 5000, "\0", "[]", '"x"', ""])
def test_settings_that_cannot_be_read_are_kept_aside_and_never_written_back(tmp_path, text) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    read = settings.read(path)
    assert "settings.broken.json" in read.problem and (tmp_path / "settings.broken.json").read_text() == text
    settings.write(read)
    assert settings.read(path).problem == ""


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_in_the_settings_are_names_when_they_are_read_and_written(desk, tmp_path, name) -> None:
    sitting = opened(desk, seated(name), tmp_path)
    for person in people.everybody(sitting.app.settings):
        for called in person.names:
            assert 0 < len(called) <= LONGEST_NAME and called.isprintable()
    sitting.app.keep_settings()
    kept = json.loads((tmp_path / "settings.json").read_text())
    names = [kept["person"], *kept["people"]]
    names += [key for field in ("profiles", "played", "results", "coach", "counted_from") for key in kept[field]]
    assert all(len(one) <= LONGEST_NAME and one.isprintable() for one in names)
    sitting.top.set_up()
    sitting.step(5)
    assert not faults_kept()


def test_a_fault_of_the_menu_puts_the_settings_aside_and_it_opens_with_the_defaults(desk, tmp_path) -> None:
    (tmp_path / "settings.json").write_text('{"theme": "contrast"}')
    sitting = desk(person=5, theme="contrast")  # past all that is checked when they are read
    sitting.show(MenuScene(sitting.app), 30)
    assert isinstance(sitting.top, MenuScene) and sitting.top.whole
    assert sitting.app.settings.person == "" and sitting.app.settings.theme == "night"
    assert (tmp_path / "settings.broken.json").read_text() == '{"theme": "contrast"}'
    assert "settings.broken.json" in sitting.app.notice.words
    assert len(faults_kept()) == 1
    sitting.app.keep_settings()
    assert settings.read(tmp_path / "settings.json").problem == ""


@pytest.mark.parametrize("where", ["update", "draw"])
def test_settings_that_are_not_to_blame_for_the_menus_fault_stay_where_they_are(
    desk, tmp_path, monkeypatch, where
) -> None:
    path = tmp_path / "settings.json"
    sitting = desk(theme="contrast")
    settings.write(sitting.app.settings)
    before = path.read_bytes()
    monkeypatch.setenv("TABLETOP_FAULT", f"MenuScene.{where}")
    with pytest.raises(faults.Provoked):
        sitting.show(MenuScene(sitting.app))
    sitting.app.keep_settings()
    assert path.read_bytes() == before and not (tmp_path / "settings.broken.json").exists()


LOOK = """\
import os, sys, threading
from tabletop.window import app
from tabletop.cli.main import main
wait = app.App._wake_up
def later(self):
    wait(self)
    for _frame in range(90):
        self.step(1 / 60)
    print(type(self.scenes[-1]).__name__, getattr(self.scenes[-1], "whole", False), self.notice.words)
    self.quit()
app.App._wake_up = later
code = main(sys.argv[1:])
print(code)
sys.stdout.flush()
os._exit(0)
"""


def started(*words: str | bytes) -> list[str]:
    """What the real program shows a moment after its start."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", LOOK, *words], env=env, cwd=ROOT, capture_output=True, timeout=120)
    assert done.stderr == b"", done.stderr.decode(errors="replace")
    return done.stdout.decode(errors="replace").splitlines()


def test_the_program_starts_again_after_a_name_that_is_no_text() -> None:
    shown, code = started("play", "nine-lives", "--seats", b"human:Zo\xeb,ai:random", "--seed", "3")
    assert shown.startswith("TableScene") and code == "0"
    assert json.loads((paths.config() / "settings.json").read_text())["person"] == "Zo"
    shown, code = started()
    assert shown.strip() == "MenuScene True" and code == "0"


def test_the_program_starts_with_a_name_in_its_settings_that_cannot_be_drawn() -> None:
    paths.config().mkdir(parents=True)
    (paths.config() / "settings.json").write_text(json.dumps(seated("a\0b")))
    shown, code = started()
    assert shown.strip() == "MenuScene True" and code == "0"
    read = settings.read(paths.config() / "settings.json")
    assert read.person == "ab" and isinstance(read, Settings)
