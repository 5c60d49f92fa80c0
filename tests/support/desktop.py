"""The program in a real window on a virtual screen, used with a real mouse and real keys.

Needs Xvfb and xdotool, so `pytest` alone does not collect this folder: run `pytest tests/desktop`. The program is the
installed `tabletop`; the variable TABLETOP_PROGRAM names another one, such as the built executable. What was packed to
be handed on (`test_packed.py`) is unpacked from the archive that TABLETOP_ARCHIVE names.
"""

import fcntl
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match
from tabletop.kernel.saving import save
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.render.look import BASE_HEIGHT, BASE_WIDTH

PATIENCE = 90.0
"""Seconds before something that does not happen is an error."""
QUICK = {"speed": "off", "pace": 0}
PROGRAM = shlex.split(os.environ.get("TABLETOP_PROGRAM", f"{shlex.quote(sys.executable)} -m tabletop"))
WHOLE = {"window": [0, 0, 1280, 720], "screens": [[1280, 720]]}
"""A window that fills the screen, for tests that know where things are; without any settings it is a first one."""


def until(ready: Callable[[], Any], what: str) -> Any:
    """What it gives once it gives something."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = ready()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


class Desktop:
    """One program on one virtual screen."""

    def __init__(self, display: str, home: Path) -> None:
        self.env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        self.env.pop("DBUS_SESSION_BUS_ADDRESS", None)  # where there is no bus none may be started and stay
        self.saves = home / "xdg_data_home" / "tabletop" / "matches"
        self.settings = home / "xdg_config_home" / "tabletop" / "settings.json"
        self.log = home / "log.txt"
        self.command, self.how = PROGRAM, dict[str, Any]()
        """What is started, and as whom and where."""
        self.program: subprocess.Popen[bytes] | None = None
        self.window = ""

    def start(self, *words: str, **settings: object) -> None:
        """Start the program with these settings and wait for its window."""
        if settings:
            self.settings.parent.mkdir(parents=True, exist_ok=True)
            self.settings.write_text(json.dumps({**WHOLE, **settings}))
        with self.log.open("ab") as log:
            self.program = subprocess.Popen(
                [*self.command, *words], env=self.env, stdout=log, stderr=log, start_new_session=True, **self.how
            )
        self.window = until(self._find_window, "the window")

    def _find_window(self) -> str:
        """The window that has the keyboard, once it is the program's."""
        self.alive()
        command = ["xdotool", "getwindowfocus", "getwindowname", "getwindowfocus"]
        told = subprocess.run(command, env=self.env, capture_output=True, text=True).stdout.split()
        return told[-1] if told[-2:-1] == ["Tabletop"] else ""

    def alive(self) -> None:
        assert self.program is not None
        assert self.program.poll() is None, f"the program ended: {self.log.read_text()}"

    def xdotool(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True)

    def keys(self, *names: str) -> None:
        self.xdotool("key", "--delay", 30, *names)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, move and release, in the window's own coordinates."""
        self.move(*start)
        self.xdotool("mousedown", 1)
        for step in range(1, 7):
            self.move(*(a + (b - a) * step / 6 for a, b in zip(start, end, strict=True)))
        self.xdotool("mouseup", 1)

    def move(self, x: float, y: float) -> None:
        self.xdotool("mousemove", "--window", self.window, round(x), round(y))
        time.sleep(0.02)

    def kept(self) -> dict[str, Any]:
        """The newest saved match; empty if there is none."""
        files = sorted(self.saves.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        kept: dict[str, Any] = json.loads(files[-1].read_text()) if files else {}
        return kept

    def wait_for(self, decisions: int) -> dict[str, Any]:
        """The saved match once it has that many decisions."""

        def enough() -> dict[str, Any] | None:
            self.alive()
            kept = self.kept()
            return kept if kept and len(kept["actions"]) >= decisions else None

        found: dict[str, Any] = until(enough, f"{decisions} decisions")
        return found

    def wait_for_the_end(self) -> dict[str, Any]:
        """The saved match once it is over."""

        def over() -> dict[str, Any] | None:
            self.alive()
            kept = self.kept()
            return kept if kept.get("outcome") else None

        found: dict[str, Any] = until(over, "the end of the match")
        return found

    def processes(self) -> list[int]:
        """Everything alive that the program started, itself included."""
        assert self.program is not None
        found = []
        for entry in Path("/proc").iterdir():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except (OSError, ValueError):
                continue
            if int(fields[3]) == self.program.pid and fields[0] != "Z":
                found.append(int(entry.name))
        return found

    def close(self) -> None:
        """Tell it to quit, and see that everything ends by itself and without a complaint."""
        assert self.program is not None
        self.keys("ctrl+F4")
        assert self.program.wait(PATIENCE) == 0, self.log.read_text()
        until(lambda: not self.processes(), "the end of every process")
        assert self.log.read_text() == ""

    def kill(self) -> None:
        if self.program is not None and self.program.poll() is None:
            os.killpg(self.program.pid, signal.SIGKILL)
            self.program.wait(PATIENCE)


@contextmanager
def virtual_screen(size: str) -> Iterator[str]:
    """A virtual screen; its name for DISPLAY. One starts after the other: together they spoil each other's keyboard."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-noreset"]
    with (Path(tempfile.gettempdir()) / "tabletop-screens.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        xvfb = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
    try:
        yield f":{number}"
    finally:
        xvfb.terminate()
        xvfb.wait(PATIENCE)


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    with virtual_screen("1280x720") as display:
        yield display


@pytest.fixture
def desktop(screen: str, home: Path) -> Iterator[Desktop]:
    desktop = Desktop(screen, home)
    yield desktop
    desktop.kill()


def in_order(kept: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether a match goes on from another without a decision lost or changed."""
    made: list[str] = before["actions"]
    return bool(kept["seed"] == before["seed"] and kept["actions"][: len(made)] == made)


def match_of(kept: dict[str, Any]) -> Match:
    return save.from_text(json.dumps(kept), GAMES)


def colours(desktop: Desktop) -> int:
    """How many colours the window shows: an empty or crashed one has next to none."""
    command = ["import", "-window", "root", "-format", "%k", "info:-"]
    return int(subprocess.run(command, env=desktop.env, capture_output=True, text=True, check=True).stdout)


def dragged(desktop: Desktop, match: Match, made: int, size: tuple[int, int] = (1280, 720)) -> bool:
    """Drag a card; whether the decision was made soon after. A person, too, tries again what came too early."""
    time.sleep(0.2)  # the table shows the position a frame or two after it is saved
    desktop.drag(*places(match, size))
    soon = time.monotonic() + 3
    while len(desktop.kept()["actions"]) < made and time.monotonic() < soon:
        time.sleep(0.05)
    return len(desktop.kept()["actions"]) >= made


def places(match: Match, size: tuple[int, int]) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where to take a card and where to drop it in a window of this size, so that it means one legal action."""
    controller = controller_for(match.game.info.id, match.seats)
    view = match.view(0)
    unit = min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT)
    layout = controller.layout(view, match.legal, controller.room((size[0] / unit, size[1] / unit)))
    where = {thing.key: (thing.x * unit, thing.y * unit) for thing in (*layout.zones, *layout.pieces)}
    gestures = [controller.gesture(view, action) for action in match.legal]
    for gesture in gestures:
        drop = gesture.drops[0]
        if sum(other.lift == gesture.lift and drop in other.drops for other in gestures) == 1:
            return where[gesture.lift], where[drop]
    raise AssertionError("every gesture has several meanings")
