"""All games, played by AIs in a window for as long as there is time: does anything grow?

Memory, open files, threads, processes and frame times are looked at after every match.
"""

import multiprocessing
import os
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tests.siege.programs import Home, screen
from tests.siege.report import Bounds, Report

GROWTH = 0.05
"""How much more memory may be used at the end than after the warm-up."""
WORKER = 80.0
"""Megabytes the process of the bots may have."""
SILENT = 300.0


class Sample(NamedTuple):
    """How things stand after a match."""

    seconds: float
    game: str
    moves: int
    memory: float
    worker: float
    handles: int
    threads: int
    processes: int
    p99: float
    """Milliseconds of the slowest hundredth of the frames of this match."""


def _memory(process: int) -> float:
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _children(process: int) -> int:
    return len(Path(f"/proc/{process}/task/{process}/children").read_text().split())


def _child(pipe: Connection, folder: Path, display: str, minutes: float) -> None:
    os.environ.update(Home(folder).env(), DISPLAY=display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
    from tabletop.games.shelf import GAMES
    from tabletop.kernel.match import AI, Seat
    from tabletop.records.settings import Settings
    from tabletop.screens.after.results import ResultsScene
    from tabletop.screens.menu.menu import MenuScene
    from tabletop.screens.shared import matches
    from tabletop.window.app import FRAME, App

    app = App(Settings(path=folder / "settings.json", window=[0, 0, 1280, 720], speed="fast", pace=0))
    app.reset(MenuScene(app))
    app.step(FRAME)
    app._wake_up()
    worker: Any = app.worker
    start = time.monotonic()
    number = 0
    while time.monotonic() - start < minutes * 60:
        game = list(GAMES.values())[number % len(GAMES)]
        counts = list(game.info.seats)
        seats = tuple(
            Seat(AI, matches.BOT_NAMES[place % 7] + str(place), "easy" if place == number % 2 else "random")
            for place in range(counts[number // len(GAMES) % len(counts)])
        )
        app.settings.speed = "off" if number % 3 else "fast"
        app.reset(MenuScene(app))
        matches.begin(app, matches.Setup(game.info.id, seats, {}, number))
        table: Any = app.scenes[-1]
        frames, last = [], time.perf_counter()
        while not isinstance(app.scenes[-1], ResultsScene) and time.monotonic() - start < minutes * 60:
            now = time.perf_counter()
            if app.step(now - last):
                frames.append(time.perf_counter() - now)
            last = now
            time.sleep(max(0.0, 0.004 - (time.perf_counter() - now)))
        number += 1
        for path in folder.rglob("matches/*.json"):
            if path != table.autosave.path:
                path.unlink()
        frames.sort()
        pipe.send(
            Sample(
                time.monotonic() - start, game.info.id, table.match.position, _memory(os.getpid()),
                _memory(worker.process.pid), len(os.listdir("/proc/self/fd")), threading.active_count(),
                _children(os.getpid()), 1000 * frames[int(len(frames) * 0.99)] if frames else 0.0,
            )
        )  # fmt: skip
    app.close()
    pipe.send(None)


def lay(bounds: Bounds, folder: Path) -> Report:
    report = Report("soak")
    samples: list[Sample] = []
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    with screen() as display:
        child = context.Process(target=_child, args=(theirs, folder / "home", display, bounds.minutes))
        child.start()
        theirs.close()
        try:
            while pipe.poll(SILENT):
                sample = pipe.recv()
                if sample is None:
                    break
                samples.append(sample)
            else:
                report.fault(f"no match ended for {SILENT:.0f} s after {samples[-1:]}")
        except EOFError:
            child.join(10)
            report.fault(f"the program ended with code {child.exitcode} after {samples[-1:]}")
        child.join(30)
        if child.is_alive():
            report.fault("the program does not end")
            child.kill()
    report.tried = len(samples)
    report.survived = len(samples) - len(report.faults)
    if samples:
        _judge(samples, report)
    return report


def _judge(samples: list[Sample], report: Report) -> None:
    """The first third warms up; after it nothing may grow."""
    third = max(1, len(samples) // 3)
    early, late = samples[third : 2 * third] or samples, samples[-third:]

    def rise(name: str) -> tuple[float, float]:
        return (median(getattr(sample, name) for sample in early), median(getattr(sample, name) for sample in late))

    long = len(samples) >= 60
    figures = report.figures
    before, after = rise("memory")
    figures["moves"] = sum(sample.moves for sample in samples)
    figures["memory"] = f"{before:.0f} -> {after:.0f} MB ({100 * (after / before - 1):+.1f} %)"
    figures["bots at most"] = f"{max(sample.worker for sample in samples):.0f} MB"
    figures["handles"] = "{:.0f} -> {:.0f}".format(*rise("handles"))
    figures["threads"] = "{:.0f} -> {:.0f}".format(*rise("threads"))
    figures["processes"] = "{:.0f} -> {:.0f}".format(*rise("processes"))
    figures["frame p99"] = "{:.1f} -> {:.1f} ms".format(*rise("p99"))
    if long and after > before * (1 + GROWTH):
        report.fault(f"memory grows: {figures['memory']} in {len(samples)} matches")
    if max(sample.worker for sample in samples) > WORKER:
        largest = max(samples, key=lambda sample: sample.worker)
        report.fault(f"the bots have {largest.worker:.0f} MB after {largest.game} at {largest.seconds:.0f} s")
    for name in ("handles", "threads", "processes"):
        one, two = rise(name)
        if long and two > one + 2:
            report.fault(f"{name} grow: {one} -> {two}")
