"""The program goes on: with windows, matches, AIs, disks and files of its own that are not as they should be."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from support.sittings import keep, named, played, seats, table_of

from tabletop.ai.worker import Worker
from tabletop.base import journal, paths
from tabletop.base.files import Lock
from tabletop.cli import arguments, commands
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records.settings import Settings
from tabletop.screens.library import row as saved_row
from tabletop.screens.library.saved import SavedScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.shared import matches
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.render import fonts
from tabletop.ui.sound import Sound
from tabletop.ui.widgets.dialog import Dialog
from tabletop.window import display
from tabletop.window.app import App
from tabletop.window.display import HINT, open_window
from tabletop.window.placement import Placed, placed

# -- windows -------------------------------------------------------------------------------------------------


WHERE = Placed(None, (1280, 720))


@pytest.mark.parametrize("accelerated", [False, True])
def test_a_window_that_cannot_be_had_one_way_is_opened_the_other(dummy_screen, monkeypatch, accelerated):
    """Wayland and macOS have none without the graphics card; other machines have none with it."""
    really, tried = pygame.Window, []

    def window(*how: object, **more: object) -> pygame.Window:
        tried.append(os.environ[HINT])
        if len(tried) == 1:
            raise pygame.error("Window framebuffer support not available")
        return really(*how, **more)

    monkeypatch.setenv(HINT, "")
    monkeypatch.setattr(pygame, "Window", window)
    monkeypatch.setattr(display, "WITHOUT_CARD", ("dummy",))
    assert open_window(WHERE, False, accelerated).surface.get_size() == (1280, 720)
    assert tried == (["1", "0"] if accelerated else ["0", "1"])


@pytest.mark.parametrize(("driver", "way"), [("x11", "0"), ("windows", "0"), ("cocoa", None), ("wayland", None)])
def test_drawing_without_the_card_is_asked_for_only_where_it_can_be_had(dummy_screen, monkeypatch, driver, way):
    monkeypatch.setenv(HINT, "")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    pane = open_window(WHERE, False, False)
    assert os.environ.get(HINT) == way
    assert pane.density == 1.0 and pane.surface.get_size() == (1280, 720)
    assert (pane.place == (-1, -1)) == (driver == "wayland")
    pane.close()


def test_where_a_dense_window_cannot_be_had_there_is_a_plain_one(dummy_screen, monkeypatch):
    def fail(*how: object, **more: object) -> None:
        raise pygame.error("Window framebuffer support not available")

    monkeypatch.setenv(HINT, "0")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "cocoa")
    monkeypatch.setattr(display, "_open_dense", fail)
    assert open_window(WHERE, False, False).surface.get_size() == WHERE.size


@pytest.mark.parametrize(
    ("window", "place"),
    [
        ([100, 50, 1280, 720], (100, 50)),
        ([90_000, 50, 1280, 720], None),
        ([-5000, 50, 1280, 720], None),
        ([100, -1, 1280, 720], None),
        ([100, 99_999, 1280, 720], None),
    ],
)
def test_a_window_is_placed_where_it_can_be_reached(dummy_screen, window, place):
    screens = [list(size) for size in pygame.display.get_desktop_sizes()]
    assert placed(window, screens)[0] == place
    assert placed(window, [[1, 1]])[0] is None, "the screens are others now"


def test_a_window_is_never_larger_than_its_screen(dummy_screen):
    (wide, high), *_others = pygame.display.get_desktop_sizes()
    assert placed([0, 0, 99_999, 99_999], [])[1] == (wide, high)


# -- matches -------------------------------------------------------------------------------------------------


def by_command_line(app: App, path: Path) -> None:
    commands.read_play(arguments.read(["--load", str(path)]))(app)


ways = pytest.mark.parametrize("open_it", [matches.resume, by_command_line])


@ways
def test_a_match_that_is_open_elsewhere_goes_on_as_a_copy(desk, open_it):
    path = keep(played(5), "mine")
    before = path.read_bytes()
    elsewhere = Lock(path)
    assert elsewhere.take()
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    open_it(sitting.app, path)
    table = table_of(sitting)
    assert table.autosave.path != path and "copy" in sitting.app.notice.words
    elsewhere.release()
    table.match.submit(table.match.to_act, table.match.legal[0])
    table.leave()
    sitting.app.scenes.clear()
    assert path.read_bytes() == before and save.read(table.autosave.path, GAMES).position == 6


@ways
def test_an_unknown_level_becomes_the_nearest_known_one_and_that_is_said(desk, open_it):
    seats = [Seat(HUMAN, "Ada"), Seat(AI, "Merlin", "wizard")]
    path = keep(Match(GAMES["nine-lives"], seats, {}, 1), "wizard")
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    open_it(sitting.app, path)
    assert table_of(sitting).match.seats[1].level == "master"
    assert "wizard" in sitting.app.notice.words and "Merlin" in sitting.app.notice.words


def test_a_remembered_level_that_is_unknown_is_replaced(desk):
    kept = {"seats": [["human", "Ada", ""], ["ai", "Merlin", "wizard"]], "options": {}}
    sitting = desk(setups={"nine-lives": kept})
    assert [seat.level for seat in matches.default_setup(sitting.app, "nine-lives").seats] == ["", "master"]


def test_what_is_no_match_is_shown_with_its_reason_and_found_in_its_folder(desk, monkeypatch):
    folder = paths.saves()
    keep(played(3), "good")
    os.mkfifo(folder / "pipe.json")
    (folder / "nowhere.json").symlink_to(folder / "gone")
    (folder / "circle.json").symlink_to(folder / "circle.json")
    (folder / "folder.json").mkdir()
    (folder / "deep.json").write_bytes(b"[" * 100_000)
    with (folder / "huge.json").open("wb") as huge:
        huge.truncate(500_000_000)
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.step(12)
    assert sitting.top.footer.offer is not None
    sitting.app.push(SavedScene(sitting.app))
    sitting.step(12)
    rows = {row.path.stem: row for row in sitting.top.rows}
    assert not rows.pop("good").problem and len(rows) == 6
    assert all(row.problem.endswith(".") for row in rows.values())
    shown: list[Path] = []
    monkeypatch.setattr(saved_row, "show_in_folder", shown.append)
    row = rows["pipe"]
    sitting.top.area.reveal(row)
    sitting.step(2)
    sitting.click(row.buttons[0])
    assert shown == [row.path]


def test_a_match_that_says_endless_things_is_refused_in_a_sentence(tmp_path: Path):
    for change in ({"options": {"first": [0] * 5000}}, {"options": {"x" * 9999: 1}}, {"actions": ["ä" * 9999]}):
        text = save.json.dumps({**save.to_json(played(0)), **change})
        with pytest.raises(save.SaveBroken) as problem:
            save.from_text(text, GAMES)
        assert len(str(problem.value)) < 300


def test_escape_at_a_curtain_pauses_in_front_of_it(desk, tmp_path: Path):
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    match = Match(GAMES["nine-lives"], seats(2), {"first": 0}, 1)
    sitting.app.push(TableScene(sitting.app, match, tmp_path / "m.json"))
    sitting.step(40)
    assert isinstance(sitting.top, CurtainScene)
    sitting.key("escape")
    assert isinstance(sitting.top, PauseScene)
    drawn: list[object] = []
    for scene in sitting.app.scenes:
        scene.draw = lambda surface, scene=scene: drawn.append(scene)
    sitting.app.draw()
    assert [type(scene) for scene in drawn] == [CurtainScene, PauseScene], "nothing of the table is seen"


# -- AIs -----------------------------------------------------------------------------------------------------


def test_ais_that_cannot_think_are_a_question_and_no_end(desk, tmp_path: Path):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app))
    sitting.app.worker = worker = Worker()
    match = Match(GAMES["nine-lives"], [Seat(AI, "Mimi", "easy"), Seat(AI, "Luna", "easy")], {}, 1)
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.app.push(table)

    def until_the_question() -> Dialog:
        for _time in range(200):
            worker.process.kill()
            worker.process.join()
            sitting.step()
            if isinstance(sitting.top, Dialog):
                return sitting.top
        raise AssertionError("nothing is said")

    named(until_the_question(), "Try again").press()
    assert sitting.top is table
    named(until_the_question(), "Save and leave").press()
    assert isinstance(sitting.top, MenuScene) and sitting.app.running
    assert save.read(tmp_path / "match.json", GAMES).position == match.position


class Listener:
    """Stands where the worker does and remembers what it was asked."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def ask(self, ticket: object, game: str, view: object, level: str, seed: int, **more: object) -> None:
        self.seeds.append(seed)

    def answer(self, ticket: object, game: object) -> None:
        return None

    def close(self) -> None:
        pass


def test_what_a_bot_is_told_of_chance_does_not_come_from_the_seed_of_the_match(desk, tmp_path: Path):
    heard = []
    for time in range(2):
        sitting = desk(pace=0)
        sitting.show(MenuScene(sitting.app))
        sitting.app.worker = listener = Listener()
        match = Match(GAMES["nine-lives"], [Seat(AI, "Mimi", "easy"), Seat(AI, "Luna", "easy")], {}, 1)
        sitting.app.push(TableScene(sitting.app, match, tmp_path / f"{time}.json"))
        sitting.step(5)
        heard.append(listener.seeds)
    assert heard[0] and heard[0] != heard[1]


# -- disks ---------------------------------------------------------------------------------------------------


def test_while_a_match_cannot_be_saved_it_is_said_everywhere_and_quitting_asks(desk, tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    table = TableScene(sitting.app, Match(GAMES["nine-lives"], seats(3, 1), {}, 1), tmp_path / "file" / "m.json")
    sitting.app.push(table)
    for _time in range(100):
        sitting.step()
        if table.autosave.problem:
            break
        pygame.time.wait(10)
    sitting.app.notice.left = 0.0  # the notice is gone, the mark stays
    sitting.step(5)
    assert table.panel.warning == table.autosave.problem != ""
    sitting.key("escape")
    assert isinstance(sitting.top, PauseScene)
    assert sitting.top.note.words == table.autosave.problem
    sitting.app.quit()
    assert sitting.app.running and isinstance(sitting.top, Dialog)
    named(sitting.top, "Stay").press()
    assert sitting.app.running
    sitting.app.quit()
    sitting.app.quit()
    assert not sitting.app.running


def test_the_pause_says_when_a_match_could_be_saved_after_all(desk, tmp_path: Path, monkeypatch):
    monkeypatch.setattr("tabletop.kernel.saving.autosave.AGAIN", 0.2)
    (tmp_path / "file").write_text("no folder")
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    table = TableScene(sitting.app, Match(GAMES["nine-lives"], seats(3, 1), {}, 1), tmp_path / "file" / "m.json")
    sitting.app.push(table)
    while not table.autosave.problem:
        pygame.time.wait(10)
    table.pause_match()
    assert sitting.top.note.words == table.autosave.problem
    (tmp_path / "file").unlink()
    for _time in range(600):
        sitting.step()
        if not table.autosave.problem:
            break
        pygame.time.wait(10)
    sitting.step()
    assert "saved at once" in sitting.top.note.words and (tmp_path / "file" / "m.json").exists()


def test_a_slow_disk_is_said_on_the_table(desk, tmp_path: Path):
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    table = TableScene(sitting.app, Match(GAMES["nine-lives"], seats(3, 1), {}, 1), tmp_path / "m.json")
    sitting.app.push(table)
    sitting.step(3)  # the room is there
    while table.autosave.behind:
        pygame.time.wait(5)
    table.autosave.behind = True
    table.update(0.6)
    assert table.panel.warning == "Saving …"
    table.autosave.behind = False
    table.update(0.1)
    assert table.panel.warning == ""


def test_damaged_settings_are_kept_aside(tmp_path: Path):
    from tabletop.records import settings

    for content in (b"[" * 100_000, b"\xff\xfe", b'{"theme":"night","theme":"night"}'):
        path = tmp_path / "settings.json"
        path.write_bytes(content)
        read = settings.read(path)
        assert "settings.broken.json" in read.problem and read.theme == "night"
        assert (tmp_path / "settings.broken.json").read_bytes() == content and not path.exists()


# -- the program's own files -----------------------------------------------------------------------------------


def journal_lines() -> list[str]:
    return paths.log_file().read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("content", [None, b"", b"<svg", b"\x89PNG\r\n"])
def test_a_picture_that_cannot_be_had_is_a_plain_box_and_a_line_in_the_log(desk, tmp_path, monkeypatch, content):
    look = desk().app.look
    monkeypatch.setattr(paths, "ART", tmp_path)
    if content is not None:
        (tmp_path / "cat.svg").write_bytes(content)
    journal.begin("test")
    before = len(journal_lines())
    assert look.art("cat", 40, 30).get_size() == (40, 30)
    assert look.art("cat", 40, 30).get_size() == (40, 30)
    assert len(journal_lines()) == before + 1 and "no picture cat" in journal_lines()[-1]


@pytest.mark.parametrize("part", [0, 4, 2])
def test_a_face_that_is_damaged_is_another_and_a_line_in_the_log(desk, tmp_path, monkeypatch, part):
    whole = Path(fonts.font_file("medium") or "").read_bytes()
    file = tmp_path / "face.ttf"
    file.write_bytes(whole[: len(whole) // part] if part else b"")
    monkeypatch.setattr(fonts, "font_file", lambda face: file)
    sitting = desk()
    assert sitting.app.look.text("Nine Lives", "heading").get_width() > 20
    assert any("face" in line for line in journal_lines())


def test_a_face_with_one_damaged_letter_is_another_for_words_with_that_letter(desk, tmp_path, monkeypatch):
    whole = Path(fonts.font_file("medium") or "").read_bytes()
    file = tmp_path / "face.ttf"
    monkeypatch.setattr(fonts, "font_file", lambda face: file)
    desk()
    for place in range(512, len(whole), 64):  # damage it until only the letters beyond ASCII cannot be had
        file.write_bytes(whole[:place] + b"\xff" * 64 + whole[place + 64 :])
        try:
            font = pygame.font.Font(file, 20)
            font.size(fonts.LETTERS)
        except pygame.error:
            continue
        try:
            font.size("Ånna Åmund")
        except pygame.error:
            break
    else:
        pytest.fail("nowhere are only some of the letters damaged")
    face = fonts.Face("medium", 20)
    for _time in range(2):
        assert face.size("Ånna Åmund")[0] == face.render("Ånna Åmund", True, "white").get_width() > 0
    assert face.size("Nine Lives") == font.size("Nine Lives")
    assert sum("face" in line for line in journal_lines()) == 1


@pytest.mark.parametrize("content", [None, b"", b"OggS" + bytes(range(256))])
def test_a_sound_that_cannot_be_had_is_silence(dummy_screen, tmp_path, monkeypatch, content):
    monkeypatch.setattr(paths, "SOUNDS", tmp_path)
    if content is not None:
        (tmp_path / "boom.ogg").write_bytes(content)
    sound = Sound(Settings())
    sound.open()
    assert sound.works
    for _time in range(2):
        sound.play("boom")
        sound.loop("boom")
    assert sum("no sound boom" in line for line in journal_lines()) == 1


@pytest.mark.parametrize("text", ["# \0\0", "# " + "[" * 100_000, "# A\n\n" + "**" * 30_000])
def test_a_strange_rulebook_is_shown_all_the_same(desk, tmp_path, monkeypatch, text):
    file = tmp_path / "rulebook.md"
    file.write_text(text)
    monkeypatch.setattr(paths, "rulebook", lambda game: file)
    sitting = desk()
    start = pygame.time.get_ticks()
    sitting.show(RulebookScene(sitting.app, "nine-lives"))
    assert pygame.time.get_ticks() - start < 3000


def tabletop(*words: str | bytes, **more: object) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "tabletop", *words]
    return subprocess.run(command, stderr=subprocess.PIPE, timeout=60, **more)  # type: ignore[call-overload,no-any-return]


def test_a_full_standard_output_is_a_sentence():
    with open("/dev/full", "wb") as full:
        done = tabletop("--help", stdout=full)
    assert done.returncode == 1 and done.stderr.count(b"\n") == 1 and b"No space left" in done.stderr


def test_too_few_open_files_are_a_sentence():
    limit = (12, 12)
    done = tabletop("play", "nine-lives", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, limit))
    assert done.returncode == 1 and done.stderr.count(b"\n") == 1 and b"Too many open files" in done.stderr
