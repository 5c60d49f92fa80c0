"""Tries a built program on the system it was built for: a real window, a whole game of AIs, a save, a clean end."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import labels
from measure import Number

PATIENCE = 120.0
"""Seconds before something that does not happen is an error."""
QUITTING = 0.3
"""Seconds that were promised for the program's end."""
SETTLED = 6.0
"""Seconds after which a program that was started is there, with all it wakes up later."""
INTERRUPTED = 130


@contextmanager
def screen() -> Iterator[None]:
    """Something to open a window on: on a Linux machine that has none, a virtual one."""
    if not labels.LINUX or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield
        return
    if shutil.which("Xvfb") is None:
        sys.exit("There is no screen to try the program on: start Xvfb, or install it.")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-noreset"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
            server.terminate()


def environment(home: Path) -> dict[str, str]:
    """Everything the program keeps goes below this folder, on each system."""
    home.mkdir(parents=True, exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    kept |= {"HOME": str(home), "SDL_AUDIODRIVER": "dummy", "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(home)}
    return kept


def settings_file(home: Path) -> Path:
    if labels.WINDOWS:
        return home / "tabletop" / "settings.json"
    if labels.MACOS:
        return home / "Library" / "Application Support" / "tabletop" / "settings.json"
    return home / ".config" / "tabletop" / "settings.json"


def examine(program: Path, home: Path) -> None:
    """What the command line says: versions, drivers, folders and licences."""
    console = program.with_name("tabletop-cli.exe")
    if not console.is_file():
        console = program
    for words, wanted in ((["--version"], labels.version()), (["doctor"], "Font:"), (["licences"], "SDL_mixer")):
        done = subprocess.run([str(console), *words], env=environment(home), capture_output=True, encoding="utf-8")
        if done.returncode or wanted not in done.stdout or " is missing" in done.stdout:
            sys.exit(f"{console.name} {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        if words == ["doctor"]:
            print(done.stdout)


def play(program: Path, home: Path) -> Number:
    """A whole game of AIs in a window, saved; and how long the program takes to end, in seconds."""
    shutil.rmtree(home, ignore_errors=True)
    env, settings = environment(home), settings_file(home)
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps({"speed": "off", "pace": 0}), encoding="utf-8")
    words = ["play", "nine-lives", "--seats", "ai:random,ai:random", "--seed", "3"]
    times = [_run([str(program), *words], env, partial(_finished, home))]
    times += [_run([str(program)], env, lambda: True) for _time in range(2)]  # somebody else may keep the machine busy
    return Number("quitting", min(times), QUITTING, "s")


def _run(command: list[str], env: dict[str, str], ready: Callable[[], bool]) -> float:
    """Start the program, wait until it is ready, ask it to end; how long that took, in seconds."""
    with subprocess.Popen(command, env=env) as running:
        try:
            _until(lambda: running.poll() is not None or ready(), "the end of a match")
            time.sleep(SETTLED)
            if running.poll() is not None:
                sys.exit(f"The program ended with {running.returncode} before anybody asked it to.")
            began = time.perf_counter()
            _ask_to_quit(running)
            code = running.wait(PATIENCE)
            took = time.perf_counter() - began
        finally:
            running.kill()
    if code not in (0, INTERRUPTED):
        sys.exit(f"The program ended with {code}.")
    return took


def _finished(home: Path) -> bool:
    for file in home.rglob("matches/*.json"):
        try:
            match: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue  # it is being written
        if match.get("outcome"):
            return True
    return False


def _ask_to_quit(running: "subprocess.Popen[bytes]") -> None:
    if labels.WINDOWS:  # without /F it closes the window as its cross would
        subprocess.run(["taskkill", "/PID", str(running.pid)], check=True, capture_output=True)
    else:
        running.send_signal(signal.SIGINT)


def _until(ready: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > deadline:
            sys.exit(f"Waited in vain for {what}.")
        time.sleep(0.1)
