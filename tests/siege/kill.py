"""Kills the program in the middle of matches, at any moment and at writes, and starts it again at what is on the disk.

Now and then it is only told to end, by the system or by a terminal that closes: that it has to do by itself.

A move is acknowledged once it is in the match's file. None of those may be gone after a kill.
"""

import json
import random
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from tabletop.games.shelf import GAMES
from tests.siege.programs import PATIENCE, PROGRAM, QUICK, ROOT, Home, Program, environment, screen, until
from tests.siege.report import Bounds, Report

CHAINS = 2
"""Programs at a time."""
ORPHAN = "EOFError: Ran out of input"
"""Python's own last words in a process whose parent was killed while starting it."""
SLOW_DISK = """\
import os, time
_sync = os.fsync
def _slow(handle):
    time.sleep(0.05)
    _sync(handle)
os.fsync = _slow
"""


def lay(bounds: Bounds, folder: Path) -> Report:
    report, lock = Report("kill"), Lock()
    slow = folder / "slow"
    slow.mkdir()
    (slow / "sitecustomize.py").write_text(SLOW_DISK)
    report.figures = {"games": 0, "at writes": 0, "on a slow disk": 0, "told to end": 0, "resumed": 0, "moves kept": 0}
    with ThreadPoolExecutor(CHAINS) as pool:
        chains = [Chain(report, lock, bounds, folder, number, slow) for number in range(CHAINS)]
        for done in [pool.submit(chain.run) for chain in chains]:
            done.result()
    report.figures["games"] = len(set().union(*(chain.games for chain in chains)))
    return report


class Chain:
    """One match after another, each killed again and again until it is over."""

    def __init__(self, report: Report, lock: Lock, bounds: Bounds, folder: Path, number: int, slow: Path) -> None:
        self.report, self.lock, self.bounds, self.number, self.slow = report, lock, bounds, number, slow
        self.chance = random.Random(bounds.seed * 1000 + number)
        self.home = Home(folder / f"home-{number}")
        self.said = folder / f"said-{number}.txt"
        self.games: set[str] = set()
        self.path: Path | None = None
        self.seen: list[str] = []
        """The acknowledged moves."""
        self.turn = number

    def run(self) -> None:
        with screen() as display:
            while True:
                with self.lock:
                    if self.bounds.over(self.report):
                        return
                    self.report.tried += 1
                    number = self.report.tried
                problem = self.once(display)
                with self.lock:
                    if problem:
                        where = f"kill {number} of chain {self.number}, seed {self.bounds.seed}"
                        self.report.fault(f"{where}: {problem}")
                        self.path = None
                    else:
                        self.report.survived += 1

    def once(self, display: str) -> str:
        """Start, kill, look; what is wrong, or nothing."""
        chance = self.chance
        at_write, slow = chance.random() < 0.4, chance.random() < 0.25
        told = chance.choice([None, None, signal.SIGTERM, signal.SIGHUP])
        more = {"PYTHONPATH": f"{self.slow}:{ROOT}"} if slow else {}
        fresh = self.path is None
        words = self._begin() if fresh else ["--load", str(self.path)]
        before = len(self.seen)
        program = Program(words, environment(self.home, display, **more), self.said)
        try:
            early = chance.random() < 0.15
            problem = self._watch(program, at_write, chance.uniform(0.0, 2.5), early)
            code = program.told_to_end(told) if told and not early and not problem else None
            program.kill()
            if code:
                return f"told to end by {told!r} it ended with {code}: {program.complaint()[-2000:]}"
            if problem:
                return f"{' '.join(words)}: {problem}"
            left = until(lambda: not program.family(), 10)
            if not left:
                return f"processes stay: {program.family()}"
            if program.complaint() and not program.complaint().rstrip().endswith(ORPHAN):
                return f"it says: {program.complaint()[-2000:]}"
            problem = self._look()
            with self.lock:
                figures = self.report.figures
                figures["at writes"] += at_write  # type: ignore[operator]
                figures["told to end"] += code == 0  # type: ignore[operator]
                figures["on a slow disk"] += slow  # type: ignore[operator]
                figures["resumed"] += not fresh and len(self.seen) > before  # type: ignore[operator]
                figures["moves kept"] += len(self.seen) - before  # type: ignore[operator]
            return problem
        finally:
            program.sweep()

    def _begin(self) -> list[str]:
        names = list(GAMES)
        game = GAMES[names[self.turn % len(names)]]
        self.turn += CHAINS if len(names) % CHAINS else 1
        self.games.add(game.info.id)
        for path in self.home.saves.iterdir():
            path.unlink()
        self.home.choose(**QUICK)
        self.seen = []
        level = self.chance.choice(["random", "random", "easy"])
        seats = ",".join([f"ai:{level}"] * self.chance.choice(list(game.info.seats)))
        return ["play", game.info.id, "--seats", seats, "--seed", str(self.chance.randrange(10**9))]

    def _watch(self, program: Program, at_write: bool, seconds: float, early: bool) -> str:
        """Read what is on the disk until the moment of the kill; early is before anything moved."""
        if early:
            time.sleep(seconds / 2)
            return self._read()
        start = len(self.seen)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            problem = self._read()
            if problem or not program.alive:
                return problem or f"it ended by itself: {program.complaint()[-2000:]}"
            if len(self.seen) > start or self._over():
                break
            time.sleep(0.01)
        else:
            return f"no move in {PATIENCE:.0f} s after {start} moves"
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            problem = self._read()
            if problem:
                return problem
        if at_write:
            self._wait_for_write()
        return ""

    def _wait_for_write(self) -> None:
        deadline = time.monotonic() + 1.0
        while time.monotonic() < deadline:
            if any(name.name.endswith(".part") for name in self.home.saves.iterdir()):
                return

    def _kept(self) -> dict[str, Any]:
        path = self.path or self.home.newest()
        if path is None or not path.exists():
            return {}
        self.path = path
        kept: dict[str, Any] = json.loads(path.read_bytes())
        return kept

    def _read(self) -> str:
        try:
            kept = self._kept()
        except ValueError as problem:
            return f"the file is not whole: {problem}"
        made = kept.get("actions", [])
        if made[: len(self.seen)] != self.seen:
            return f"acknowledged were {len(self.seen)} moves, on the disk are {len(made)} or others"
        self.seen = made
        return ""

    def _over(self) -> bool:
        return bool(self._kept().get("outcome"))

    def _look(self) -> str:
        """After the kill: nothing acknowledged is gone, and the match is sound."""
        problem = self._read()
        if problem or self.path is None:
            return problem
        command = [*PROGRAM, "replay", str(self.path), "--check"]
        env = environment(self.home, "")
        checked = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True)
        if checked.returncode:
            return f"replay --check: {checked.stderr[-2000:]}"
        if self._over():
            self.path = None
        return ""
