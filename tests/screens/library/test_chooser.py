"""The chooser of files among names that are no text, links in a circle, folders that are gone or closed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.sittings import played

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.games.shelf import GAMES
from tabletop.kernel.saving import save
from tabletop.records import settings, sharing
from tabletop.screens.library.saved import SavedScene
from tabletop.screens.library.share import ShareScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.shared.file_chooser import FileChooser
from tabletop.ui.widgets.dialog import Dialog
from tabletop.window import faults

ROOT = Path(__file__).resolve().parents[3]
ODD = os.fsdecode(b"caf\xe9")
posix = pytest.mark.skipif(os.name != "posix", reason="there names are bytes")


@pytest.fixture
def sitting(desk, tmp_path):
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    (tmp_path / "files").mkdir()
    sitting.app.settings.folder = str(tmp_path / "files")
    return sitting


def choose(sitting, name: str = "", act=print) -> FileChooser:
    scene = FileChooser(sitting.app, "Which file?", (".tabletop",), act, name)
    sitting.app.push(scene)
    sitting.step(3)
    assert sitting.top is scene and not list(paths.log_file().parent.glob(f"{faults.NAME}*"))
    return scene


@posix
def test_names_that_are_no_text_are_shown_and_can_be_chosen(sitting, tmp_path) -> None:
    folder = tmp_path / "files" / ODD
    folder.mkdir()
    sharing.export(played(5, humans=1), folder / f"{ODD}\n.tabletop")
    sitting.app.push(SavedScene(sitting.app))
    sitting.click(sitting.top.import_button)
    sitting.step(2)
    assert [entry.words for entry in sitting.top.entries] == [ODD]
    sitting.click(sitting.top.entries[0])
    sitting.step(2)
    assert [entry.words for entry in sitting.top.entries] == [f"{ODD}\n.tabletop"]
    entry = sitting.top.entries[0]
    assert sitting.app.look.text(entry.words, one_line=True).get_height() < 1.5 * entry.size(sitting.app.look)[1]
    sitting.click(entry)
    assert isinstance(sitting.top, Dialog) and sitting.top.title.words == "It is here"
    sitting.step(2)
    sitting.app.keep_settings()
    assert settings.read(sitting.app.settings.path).folder == str(folder), "it is remembered"


@posix
def test_a_file_in_a_folder_that_is_no_text_is_written_and_told(sitting, tmp_path) -> None:
    folder = tmp_path / "files" / ODD
    folder.mkdir()
    sitting.app.settings.folder = str(folder)
    sitting.app.push(ShareScene(sitting.app, played(5, humans=1)))
    sitting.key("return", "return")
    sitting.step(2)
    assert isinstance(sitting.top, ShareScene) and str(folder) in sitting.app.notice.words
    assert len(list(folder.iterdir())) == 1


@posix
def test_a_link_in_a_circle_cuts_nothing_off_the_list(sitting, tmp_path) -> None:
    folder = tmp_path / "files"
    for name in "abcdefgh":
        (folder / name).mkdir()
        (folder / f"circle-{name}").symlink_to(folder / f"circle-{name}")
        (folder / f"{name}.tabletop").write_text("?")
    (folder / "circle.tabletop").symlink_to(folder / "circle.tabletop")
    scene = choose(sitting)
    assert [entry.words for entry in scene.entries] == [
        *"abcdefgh",
        *(f"{name}.tabletop" for name in "abc"),
        "circle.tabletop",
        *(f"{name}.tabletop" for name in "defgh"),
    ]
    assert not scene.note.words


@pytest.mark.parametrize("kept", ["gone", "x" * 300, "x/" * 3000, "a\0b", "\ud800", "/dev/null"])
def test_a_remembered_folder_that_cannot_be_opened_is_forgotten(sitting, tmp_path, home, kept) -> None:
    sitting.app.settings.folder = str(tmp_path / kept)
    assert choose(sitting).folder == home


def test_a_home_with_too_long_a_name_is_no_place(sitting, monkeypatch) -> None:
    monkeypatch.setenv("HOME", "/" + "x" * 5000)
    sitting.app.settings.folder = ""
    paths._folder.cache_clear()
    assert choose(sitting).folder == Path("/")


@posix
def test_a_name_too_long_for_a_file_is_said_before_it_is_written(sitting, tmp_path) -> None:
    match, done = played(5, humans=1), []

    def write(target: Path) -> None:
        done.append(sharing.export(match, target))

    scene = choose(sitting, "猫" * 110, write)
    assert not scene.save.enabled and scene.save.hint == "This name is too long for a file."
    sitting.key("return")
    assert sitting.top is scene and not done
    scene.field.text = "猫" * 82  # 246 bytes, and the ending
    scene._check()
    assert scene.save.enabled
    sitting.key("return")
    assert save.read(done[0], GAMES).position == 5 and sitting.top is not scene
    assert [path.name for path in (tmp_path / "files").iterdir()] == [f"{'猫' * 82}.tabletop"]


def test_a_suggested_name_is_never_too_long() -> None:
    match = played(5, humans=1)
    match.seats = tuple(seat._replace(name="\U00020000" * 24) for seat in match.seats)
    assert len(sharing.suggested_name(match, ".tabletop", match.seats).encode()) < 255


# -- closed folders, which only somebody who is not root can find ----------------------------------------------

CLOSED = """\
import os, sys
from pathlib import Path
from tabletop.records import sharing
from tabletop.window.app import App
from tabletop.games import GAMES
from tabletop.kernel.saving import save
from tabletop.screens.shared.file_chooser import FileChooser
from tabletop.screens.menu.menu import MenuScene
from tabletop.records.settings import Settings

folder, kept = Path(sys.argv[1]), Path(sys.argv[2])
match = save.read(Path(sys.argv[3]), GAMES)
app = App(Settings(folder=str(kept)))
app.reset(MenuScene(app))

def shown(act):
    act()
    for _frame in range(4):
        app.step(1 / 60)
    return app.scenes[-1]

for name in ("", "match"):
    scene = FileChooser(app, "Which file?", (".tabletop",), lambda path: sharing.export(match, path), name)
    shown(lambda: app.push(scene))
    print(scene.folder, repr(scene.note.words))
    shown(lambda: scene.go(folder))
    print(scene.folder, repr(scene.note.words))
    if name:
        told = shown(scene._choose)
        print(type(told).__name__, told.words.words)
sys.stdout.flush()
os._exit(0)
"""


def as_anybody() -> list[str]:
    """Root may do everything: what starts a child without the right to pass over what a folder says."""
    if os.getuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root can open every folder here")
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"]


@posix
@pytest.mark.parametrize("mode", [0o000, 0o444, 0o555])
def test_a_closed_folder_is_said_and_nothing_is_written_into_it(tmp_path, home, mode) -> None:
    match = sharing.export(played(5, humans=1), tmp_path / "match.tabletop")
    closed = tmp_path / "closed"
    (closed / "inside").mkdir(parents=True)
    closed.chmod(mode)
    command = [*as_anybody(), sys.executable, "-c", CLOSED, closed, closed / "inside", match]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    finally:
        closed.chmod(0o755)
    assert done.returncode == 0 and done.stderr == "", done
    first, there, again, there_again, told = done.stdout.splitlines()
    before = closed / "inside" if mode == 0o555 else home
    assert first.startswith(f"{before} ") and again.startswith(f"{before} ")
    assert there == there_again and there.startswith(str(closed))
    assert ("cannot be read: Permission denied" in there) == (mode == 0o000)
    assert told.startswith("Dialog") and told.endswith("cannot be written: Permission denied.")
    assert [path.name for path in closed.iterdir()] == ["inside"]


# -- the same files from the command line ----------------------------------------------------------------------


@posix
def test_a_file_whose_name_is_no_text_is_opened_told_and_handed_on(desk, tmp_path) -> None:
    path = sharing.export(played(None, humans=1), tmp_path / f"{ODD}.tabletop")
    broken = tmp_path / f"{ODD}-broken.tabletop"
    broken.write_text("?")
    run = [sys.executable, "-m", "tabletop"]
    for words, code in (
        (["replay", path], 0),
        (["export", path, tmp_path / f"{ODD}-2.tabletop"], 0),
        (["import", path, broken], 1),
        (["replay", "x" * 5000], 2),
        (["export", path, tmp_path / ("x" * 300)], 2),
    ):
        done = subprocess.run([*run, *words], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert done.returncode == code, done
        assert "fault of its own" not in done.stderr and "does not let" not in done.stderr, done
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    from tabletop.screens.navigation import open_files

    open_files(sitting.app, [str(path)])
    sitting.step(3)
    assert isinstance(sitting.top, ReplayScene)
    open_files(sitting.app, [str(broken)])
    sitting.step(3)
    assert isinstance(sitting.top, Dialog) and broken.name in sitting.top.words.words


def test_a_path_that_is_too_long_is_a_sentence_of_the_save() -> None:
    with pytest.raises(TabletopError, match="cannot be read"):
        save.read(Path("x" * 5000), GAMES)
