"""How fast the built program starts, against the least a frozen pygame program does, in the same run."""

import json
import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import labels

STARTS = 9
FROZEN, SOURCE = 1.6, 1.5
"""Times a bare window that were promised for the first frame."""


class Number(NamedTuple):
    """Something that was promised, and what came of it."""

    name: str
    found: float
    most: float
    unit: str
    about: str = ""

    @property
    def holds(self) -> bool:
        return self.found <= self.most

    def __str__(self) -> str:
        verdict = "holds" if self.holds else "does not hold"
        return f"{self.name:<28} {self.found:7.2f} {self.unit:<5} <= {self.most:<5} {verdict:<14} {self.about}".rstrip()


def starts(python: Path, work: Path, program: Path) -> list[Number]:
    """The first frame of the frozen program, and of the one that is installed, each against a bare window."""
    bare = _bare_window(python, work)
    first = program.with_name("first-frame" + program.suffix)
    ours, least = [], []
    for start in range(STARTS + 1):
        times = _time_to_print([str(first)]), _time_to_print([str(bare)])
        if start:  # the very first one only warms the disk
            ours.append(times[0])
            least.append(times[1])
    frozen = statistics.median(ours) / statistics.median(least)
    about = f"{statistics.median(ours):.0f} ms against {statistics.median(least):.0f} ms"
    told = subprocess.run([str(python), "-m", "tabletop", "bench", "first-frame", "--json"], check=True,
                          capture_output=True, text=True, cwd=work).stdout  # fmt: skip
    (source,) = json.loads(told)
    also = f"{source['ours']:.0f} ms against {source['yardstick']:.0f} ms"
    return [
        Number("first frame, built", frozen, FROZEN, "times", about),
        Number("first frame, with Python", source["ratio"], SOURCE, "times", also),
    ]


def _bare_window(python: Path, work: Path) -> Path:
    script = Path(__file__).with_name("bare_window.py")
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--specpath", str(work)]
    command += ["--distpath", str(work / "bare"), "--workpath", str(work / "build-bare"), str(script)]
    for package in ("numpy", "tkinter"):
        command += ["--exclude-module", package]
    subprocess.run(command, check=True)
    return work / "bare" / "bare_window" / f"bare_window{'.exe' if labels.WINDOWS else ''}"


def _time_to_print(command: list[str]) -> float:
    """Milliseconds until the child prints the time it did something at."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder}
        env["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        if labels.LINUX:
            env["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        began = time.time()
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return (float(done.stdout) - began) * 1000
