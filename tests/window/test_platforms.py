"""What is different on Windows, macOS and Wayland, as far as it can be seen here: by other names for the system."""

import ctypes
import errno
import io
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from tabletop.ai import worker
from tabletop.base import files, words
from tabletop.base.errors import TabletopError
from tabletop.cli import main
from tabletop.screens.library.row import SavedRow
from tabletop.screens.shared import keys as key_list
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui import input as inputs
from tabletop.ui.input import Key, Pointer
from tabletop.window import display, placement
from tabletop.window.placement import first_size, placed

# -- before there is a window --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "hints"),
    [
        ("win32", {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"}),
        ("darwin", {"SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK": "1"}),
        ("linux", {"SDL_VIDEO_X11_WMCLASS": "tabletop", "SDL_VIDEO_WAYLAND_WMCLASS": "tabletop"}),
    ],
)
def test_sdl_is_told_what_each_system_needs_before_it_starts(monkeypatch, system, hints):
    for name in {name for hints in display.HINTS.values() for name in hints}:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "__main__.py" if system == "linux" else "")
    monkeypatch.setattr(sys, "platform", system)
    told: dict[str, str] = {}
    monkeypatch.setattr(pygame.display, "init", lambda: told.update(os.environ))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "dummy")
    display.open_display()
    assert hints.items() <= told.items() and told["SDL_APP_NAME"] == "Tabletop"
    others = {name for other in ("win32", "darwin") if other != system for name in display.HINTS[other]}
    assert not others & told.keys()


class Door:
    """A socket that writes down that somebody came, and says nothing."""

    def __init__(self, path: str) -> None:
        self.visits = 0
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(path)
        self.socket.listen()
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        while True:
            visitor = self.socket.accept()[0]
            self.visits += 1
            visitor.close()


def open_in_session(folder: Path, address: str) -> str:
    """Open a display in a session whose bus, if there is one, is in this folder; the address other programs get."""
    env = {**os.environ, "DISPLAY": f":{folder.stat().st_ino}", "XDG_RUNTIME_DIR": str(folder)}
    env.pop(display.BUS, None)
    env |= {display.BUS: address} if address else {}
    code = (
        f"import os\nfrom tabletop.window.display import *\nopen_display()\nprint(os.environ.get({display.BUS!r}, ''))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="SDL asks for a session bus on Linux only")
@pytest.mark.parametrize(("address", "runs"), [("", False), ("unix:path=/nowhere", False), ("", True)])
def test_a_bus_that_runs_is_asked_and_none_is_started(address, runs, tmp_path):
    """What starts one (Debian: dbus-x11) shows up at the screen, where nobody else does."""
    bus = Door(str(tmp_path / ("bus" if runs else "no-bus")))
    screen = Door(f"\0/tmp/.X11-unix/X{tmp_path.stat().st_ino}")
    assert open_in_session(tmp_path, address) == address, "programs that are started from here decide for themselves"
    assert (screen.visits, bool(bus.visits)) == (0, runs)


def test_the_task_bar_of_windows_knows_the_program_by_its_own_name(monkeypatch):
    asked: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=asked.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    display._introduce()
    assert asked == ["tabletop.tabletop"]


def test_the_icon_is_large_where_docks_are(monkeypatch):
    sizes = []
    for system in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        sizes.append(display._icon().get_size())
    assert sizes == [(128, 128), (512, 512)]


# -- where the window is -------------------------------------------------------------------------------------


@pytest.fixture
def screens(monkeypatch):
    """As many screens as a test wants."""

    def have(*sizes: tuple[int, int]) -> list[list[int]]:
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(sizes))
        monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(sizes))
        return [list(size) for size in sizes]

    return have


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1280, 720), (1120, 630)),
        ((1920, 1080), (1680, 945)),
        ((3840, 2160), (3360, 1890)),
        ((2560, 1080), (1680, 945)),
        ((5120, 1440), (2240, 1260)),
        ((1080, 1920), (960, 709)),
        ((1024, 768), (960, 672)),
        ((800, 480), (960, 600)),
    ],
)
def test_a_first_window_is_most_of_its_screen_and_well_shaped(screens, screen, size):
    screens(screen)
    assert placed([-1, -1, 0, 0], []) == (None, size, 0)
    assert first_size(*screen) == size


def test_a_window_left_of_the_main_screen_comes_back_there(screens):
    two = screens((1920, 1080), (2560, 1440))
    assert placed([-2400, -200, 1400, 900], two) == ((-2400, -200), (1400, 900), 0)
    assert placed([-2400, -200, 2500, 1400], two).size == (2500, 1400), "as large as the larger screen allows"
    one = screens((1920, 1080))
    assert placed([-2400, -200, 2500, 1400], two) == (None, (1920, 1080), 0), "that screen is gone"
    assert placed([-2400, -200, 1400, 900], one).at is None, "nobody could reach it there"


def test_a_first_window_opens_where_the_pointer_is(screens, monkeypatch):
    screens((1920, 1080), (1280, 720))
    monkeypatch.setattr(placement, "_ask_sdl", lambda: 1)
    assert placed([-1, -1, 0, 0], []) == (None, (1120, 630), 1)
    for problem in (OSError, AttributeError, ImportError):

        def fail(problem=problem):
            raise problem

        monkeypatch.setattr(placement, "_ask_sdl", fail)
        assert placed([-1, -1, 0, 0], []).screen == 0, "where nobody can tell it is the main one"


def test_the_sdl_that_is_asked_is_the_one_pygame_has_loaded(dummy_screen, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: 2)
    assert placement._ask_sdl() == 0
    library = ctypes.CDLL(next(placement._libraries()))
    assert library.SDL_GetNumVideoDisplays() == 1, "another copy would know of no display"


# -- keys ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "held", "read"),
    [
        (pygame.K_RETURN, pygame.KMOD_LALT, Key("f11")),
        (pygame.K_f, pygame.KMOD_LCTRL | pygame.KMOD_LMETA, Key("f11")),
        (pygame.K_f, pygame.KMOD_LMETA, Key("f", control=True)),
        (pygame.K_z, pygame.KMOD_LMETA, Key("z", control=True)),
        (pygame.K_RETURN, 0, Key("return")),
    ],
)
def test_every_systems_keys_are_understood(dummy_screen, key, held, read):
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=held, unicode=""))
    assert inputs.read() == [read]


def test_places_on_a_dense_screen_are_told_in_pixels(dummy_screen):
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(10, 21), rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1))
    assert inputs.read(2.0) == [Pointer("move", 20, 42), Pointer("down", 200, 100, 1)]


@pytest.mark.parametrize("name", ["delete", "backspace"])
def test_a_match_is_thrown_away_with_the_key_a_macbook_has_too(name):
    row = SimpleNamespace(_actions=SimpleNamespace(delete=(thrown := []).append))
    assert SavedRow.handle(row, Key(name)) and thrown == [row]
    assert not SavedRow.handle(row, Key("a"))


def test_macos_reads_its_own_keys(monkeypatch):
    assert inputs.with_control("Z") == "Ctrl+Z"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert inputs.with_control("Z") == "Cmd+Z"
    shown = [caps for caps, _words in key_list.keys_of_a_table(controller_for("nine-lives", ()), False)]
    assert ("Cmd+Z",) in shown


# -- output --------------------------------------------------------------------------------------------------


def test_without_a_terminal_a_sentence_is_a_box(monkeypatch):
    boxes: list[tuple[Any, ...]] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(pygame.display, "message_box", lambda *words, **more: boxes.append(words))
    main._complain(TabletopError("There is no cat."))
    assert boxes == [], "nobody sees a box where nobody sees a window"
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    main._complain(TabletopError("There is no cat."))
    assert boxes == [("Tabletop", "There is no cat.")]
    monkeypatch.setattr(pygame.display, "message_box", lambda *words, **more: 1 / 0)
    main._complain(TabletopError("There is no screen either."))


def test_redirected_output_on_windows_has_every_letter(monkeypatch):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="cp1252"))
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "platform", "win32")
    main._speak_utf8()
    print("Wójcik 猫", flush=True)
    assert written.getvalue().decode() == "Wójcik 猫\n"


@pytest.mark.parametrize(("system", "code"), [("win32", 0), ("linux", 1)])
def test_a_reader_who_has_seen_enough_is_no_error_on_windows_either(monkeypatch, capsys, system, code):
    class Broken(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.EINVAL, "Invalid argument")

        flush = write

        def reconfigure(self, **how: str) -> None:
            pass

    monkeypatch.setattr(sys, "stdout", Broken())
    monkeypatch.setattr(main, "_speak_utf8", lambda: None)
    monkeypatch.setattr(Broken, "flush", lambda self: self.write(""))
    monkeypatch.setattr(sys, "platform", system)
    assert main.main(["--version"]) == code
    monkeypatch.setattr(sys, "platform", "linux")


# -- files, languages, priorities ----------------------------------------------------------------------------


def test_windows_tries_a_held_file_six_times():
    code = "import sys; sys.platform = 'win32'; sys.modules['msvcrt'] = sys\n"
    code += "from tabletop.base import files; print(*files._WAITS)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    waits = [float(word) for word in done.stdout.split()]
    assert len(waits) == 5 and waits[0] == 0.02 and waits[-1] == 0.4


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ("win32", 'explorer /select,"/a b/match.tabletop"'),
        ("darwin", ["open", "-R", "/a b/match.tabletop"]),
        ("linux", ["xdg-open", "/a b"]),
    ],
)
def test_each_system_shows_a_file_in_its_folder(monkeypatch, system, command):
    started: list[Any] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, env: started.append((command, env)))
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/inside")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    files.show_in_folder(Path("/a b/match.tabletop"))
    assert started[0][0] == command and started[0][1]["LD_LIBRARY_PATH"] == "/usr/local/lib"


@pytest.mark.parametrize(
    ("variables", "system", "wanted"),
    [
        ({}, [{"language": "de", "country": "AT"}, {"language": "en", "country": None}], ["de_AT", "en"]),
        ({"LANG": "fr_FR.UTF-8"}, [{"language": "de", "country": "AT"}], ["fr_FR"]),
        ({}, [], []),
    ],
)
def test_without_variables_the_systems_settings_say_which_language(monkeypatch, variables, system, wanted):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: system)
    assert words._wanted() == wanted


def test_thinking_stands_back_on_windows_too(monkeypatch):
    asked: list[tuple[int, int]] = []
    kernel = SimpleNamespace(SetPriorityClass=lambda process, step: asked.append((process.value, step)))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(os, "nice", lambda back: asked.append((back, 0)))
    worker.stand_back()
    assert asked == [(worker.OPPONENT, 0)]
    monkeypatch.setattr(sys, "platform", "win32")
    worker.stand_back()
    assert asked[1] == (ctypes.c_void_p(-1).value, 0x4000)
