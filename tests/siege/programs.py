"""The real program in a home of its own, on a virtual screen of its own."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = shlex.split(os.environ.get("TABLETOP_PROGRAM", f"{shlex.quote(sys.executable)} -m tabletop"))
PATIENCE = 60.0
"""Seconds before something that does not happen is a fault."""
QUICK = {"speed": "off", "pace": 0}
FAULTS = ("Traceback", "fault of its own")


def until(ready: Callable[[], Any], patience: float = PATIENCE, step: float = 0.02) -> Any:
    """What it gives once it gives something; what it gave last if it never does."""
    deadline = time.monotonic() + patience
    while not (found := ready()) and time.monotonic() < deadline:
        time.sleep(step)
    return found


@contextmanager
def screen(size: str = "1280x720x24") -> Iterator[str]:
    """A virtual screen; its name for DISPLAY."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-noreset", "-ac"]
    xvfb = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start: a siege needs a virtual screen.")
        yield f":{number}"
    finally:
        xvfb.terminate()
        xvfb.wait(PATIENCE)


def shown(env: dict[str, str]) -> bool:
    """Whether the window that has the keyboard is the program's."""
    command = ["xdotool", "getwindowfocus", "getwindowname"]
    return subprocess.run(command, env=env, capture_output=True).stdout.strip().endswith(b"Tabletop")


class Home:
    """Somebody's folders."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.config = folder / "config" / "tabletop"
        self.data = folder / "data" / "tabletop"
        self.saves = self.data / "matches"
        self.settings = self.config / "settings.json"
        self.journal = folder / "state" / "tabletop" / "log" / "tabletop.log"
        for place in (self.config, self.saves):
            place.mkdir(parents=True)

    def env(self) -> dict[str, str]:
        places = {"CONFIG": "config", "DATA": "data", "CACHE": "cache", "STATE": "state"}
        xdg = {f"XDG_{name}_HOME": str(self.folder / place) for name, place in places.items()}
        return {"HOME": str(self.folder), **xdg}

    def choose(self, **settings: object) -> None:
        self.settings.write_text(json.dumps(settings))

    def newest(self) -> Path | None:
        files = sorted(self.saves.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        return files[-1] if files else None


class Program:
    """One start of the program; everything it says is in `said`."""

    def __init__(
        self, words: Sequence[str | bytes], env: dict[str, str], said: Path, wrap: Sequence[str] = (), **more: Any
    ) -> None:
        self.said, self.env = said, env
        with said.open("wb") as out:
            given = {"stdout": out, "stderr": out, "stdin": subprocess.DEVNULL, "cwd": ROOT, **more}
            command = [*wrap, *PROGRAM, *words]
            self.process = subprocess.Popen(command, env=env, start_new_session=True, **given)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def has_window(self) -> bool:
        return shown(self.env)

    def keys(self, *names: str) -> None:
        subprocess.run(["xdotool", "key", "--delay", "30", *names], env=self.env, check=False)

    def family(self) -> list[str]:
        """Everything alive of its session, ours or started for us: numbers and commands."""
        found = []
        for entry in Path("/proc").iterdir():
            with suppress(OSError, ValueError, IndexError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid and fields[0] != "Z":
                    command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
                    found.append(f"{entry.name} {command.strip()}")
        return found

    def kill(self) -> None:
        """Only the program itself, as a crash would: its processes have to notice."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def sweep(self) -> None:
        """Leave nothing behind."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)

    def interrupt(self, patience: float = 20.0) -> int | None:
        """Ask it to end, as Ctrl+C does; its code, None if it does not."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(patience)
        return None

    def told_to_end(self, how: signal.Signals, patience: float = 20.0) -> int:
        """All its processes hear it, as those of a terminal do; its code, 1 if it does not end."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(patience)
        return 1

    def complaint(self) -> str:
        """What it said."""
        return self.said.read_bytes().decode("utf-8", "replace") if self.said.exists() else ""


def environment(home: Home, display: str, **more: str) -> dict[str, str]:
    """Nothing of this machine's own session: there is no bus, and none may be started."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "SDL_", "DBUS_"))}
    drivers = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**kept, "PYTHONPATH": path, **drivers, **home.env(), **more}
