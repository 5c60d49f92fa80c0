"""What the benches measure in processes of their own; each prints one JSON number or object.

Run as `python -c "from tabletop.cli.bench import children; children.<name>()"`.
"""

import json
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

import pygame

from tabletop.ai import bots
from tabletop.ai.worker import stand_back
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.records.settings import Settings
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.table.table import TableScene
from tabletop.ui import input as inputs
from tabletop.ui.input import Text
from tabletop.ui.scene import Scene
from tabletop.ui.stage.tween import Pose
from tabletop.window.app import FRAME, App

T = TypeVar("T")
Shown = TypeVar("Shown", bound=Scene)
GAME, SEED = next(iter(GAMES)), 9
"""The game most benches look at: the first on the shelf."""
FULL_HD = (1920, 1080)
WINDOW = [-1, -1, 1280, 720]
"""As large as the bare ones it is compared with, wherever the system puts it."""
CARDS = 10
"""How many cards are in flight."""
FURNITURE = 160.0
"""Units across from which a thing on the table is never moved."""
OPENING = 18
"""Decisions that were made before somebody looks at a table."""
SETTLING = 120
"""Frames until what happened before has been told."""
IDLE_AFTER, IDLE_FOR, IDLE_TIMES = 4.0, 2.0, 5
"""Seconds before an idle program is measured, seconds it is measured for, and how often; the quietest counts."""
SLEEP = 1 / 30
"""Seconds the sleeping event loop rests between two looks at the queue."""
LONG, LENGTH = "kardashev", 500
"""The game whose matches are the longest, and how many decisions of it are watched."""
JUMPS, FIRST_JUMPS = 100, 10
"""Jumps that are measured, after some that make the pictures of its pieces."""
FRAMES, WARM_UP = 600, 60
ROUNDS, ROUND_SECONDS = 5, 2.0
LISTINGS = 7


# -- idle ----------------------------------------------------------------------------------------------


def idle_loop() -> None:
    """What the others are measured against: an empty window that looks at the queue now and then."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    over = threading.Event()
    _measure_idle(over.set)
    while not over.is_set():
        inputs.read()
        time.sleep(SLEEP)


def idle_menu() -> None:
    app = App(Settings(window=WINDOW), mute=True)
    app.reset(MenuScene(app))
    _measure_idle(app.quit)
    app.run()


def idle_table() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = App(Settings(window=WINDOW), mute=True)
        app.reset(TableScene(app, _match(0), Path(folder) / "match.json"))
        _measure_idle(app.quit)
        app.run()


def _measure_idle(end: Callable[[], None]) -> None:
    """In a while, and for a while: the share of one processor this process uses."""

    def measure() -> None:
        time.sleep(IDLE_AFTER)
        shares = []
        for _time in range(IDLE_TIMES):
            used, began = time.process_time(), time.perf_counter()
            time.sleep(IDLE_FOR)
            shares.append((time.process_time() - used) / (time.perf_counter() - began))
        print(json.dumps(min(shares)))
        end()

    threading.Thread(target=measure, daemon=True).start()


# -- replay --------------------------------------------------------------------------------------------


def replay_jumps() -> None:
    """Seconds of jumps to anywhere in a long match: until the position is known, and until it is on the screen."""
    match = _long_match()
    app = App(Settings(window=WINDOW, speed="off"), mute=True)
    scene = ReplayScene(app, match, None)
    app.reset(scene)
    chance = random.Random(SEED)
    position, picture = [], []
    for jump in range(JUMPS + FIRST_JUMPS):
        at, decision = chance.randrange(len(scene.tape.steps)), chance.randrange(len(match.history))
        began = time.perf_counter()
        scene.film.frames(0, decision)
        found = time.perf_counter()
        scene.jump(at)
        app.step(FRAME)
        shown = time.perf_counter()
        if jump >= FIRST_JUMPS:
            position.append(found - began)
            picture.append(shown - found)
    app.close()
    print(json.dumps({"position": position, "picture": picture}))


def _long_match() -> Match:
    """Several hundred decisions of the longest game, by chance."""
    for seed in range(SEED, SEED + 100):
        match, chance = Match(GAMES[LONG], [Seat(AI, "", "random")] * 3, {}, seed), random.Random(seed)
        while match.to_act is not None and match.position < LENGTH:
            match.submit(match.to_act, chance.choice(match.legal))
        if match.position == LENGTH:
            break
    return match


# -- frames --------------------------------------------------------------------------------------------


def table_frames(game: str) -> None:
    """Seconds of each frame with cards in flight: as the table draws it, and its surfaces blitted bare."""
    with tempfile.TemporaryDirectory() as folder:
        app, scene = _busy_table(Path(folder), game)
        record: list[Any] = []
        _tap(scene.stage, record)
        chance = random.Random(SEED)
        ours, bare = [], []
        for frame in range(WARM_UP + FRAMES):
            _keep_flying(scene, chance)
            record.clear()
            began = time.perf_counter()
            app.step(FRAME)
            drawn = time.perf_counter() - began
            began = time.perf_counter()
            scene.scenery.draw(app.window, app.look, scene.playback.layout.scene, scene.match.game.info.accent)
            app.window.fblits(record)
            scene.panel.draw(app.window, app.look)
            app.pane.flip()
            blitted = time.perf_counter() - began
            if frame >= WARM_UP:
                ours.append(drawn)
                bare.append(blitted)
        app.close()
    print(json.dumps({"ours": ours, "bare": bare}))


def _tap(stage: Any, record: list[Any]) -> None:
    """Have everything the stage draws written down as well."""
    drawn = stage.blits

    def blits(*how: Any) -> Any:
        blitted = drawn(*how)
        record.extend(blitted)
        return blitted

    stage.blits = blits


def frame_intervals() -> None:
    """Seconds between frames with cards in flight: while a bot thinks in another process, and while none does."""
    with tempfile.TemporaryDirectory() as folder:
        app, scene = _busy_table(Path(folder))
        chance = random.Random(SEED)
        _intervals(app, scene, chance)
        with_bot: list[float] = []
        without: list[float] = []
        for _round in range(ROUNDS):
            without += _intervals(app, scene, chance)
            with _pondering():
                with_bot += _intervals(app, scene, chance)
        app.close()
    print(json.dumps({"ours": with_bot, "bare": without}))


def _intervals(app: App, scene: TableScene, chance: random.Random) -> list[float]:
    """The pauses between the frames of a while, paced as the program paces them."""
    found: list[float] = []
    began = last = shown = time.perf_counter()
    while shown - began < ROUND_SECONDS:
        now = time.perf_counter()
        _keep_flying(scene, chance)
        app.step(now - last)
        last = now
        time.sleep(max(0.0, FRAME - (time.perf_counter() - now)))
        found.append(time.perf_counter() - shown)
        shown = time.perf_counter()
    return found


@contextmanager
def _pondering() -> Iterator[None]:
    """A bot that thinks all the time, in a process started as the program starts its own."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_ponder, args=(theirs,), daemon=True)
    process.start()
    ours.recv()
    yield
    process.terminate()
    process.join()


def _ponder(ready: Connection) -> None:
    stand_back()
    match, thoughts = _match(), Rng(SEED)
    ready.send("ready")
    while True:
        seat = match.to_act
        if seat is None:
            match = _match()
            continue
        match.submit(seat, bots.choose(match.game, match.view(seat), "master", thoughts))


# -- the table they look at ----------------------------------------------------------------------------


def _match(first: int | None = None, game: str = GAME) -> Match:
    """A full table; somebody, if the game lets one choose, begins."""
    info = GAMES[game].info
    robots = (Seat(AI, f"Robot {number}", "easy") for number in range(1, info.seats[-1]))
    options = {option.id: first for option in info.options if option.id == "first" and first is not None}
    return Match(GAMES[game], [Seat(HUMAN, "Ann"), *robots], options, SEED)


def _busy_table(folder: Path, game: str = GAME) -> tuple[App, TableScene]:
    """A full table at 1920x1080 in the middle of a game, when it is the first seat's turn."""
    app = App(Settings(window=WINDOW), mute=True)
    app.pane.window.size = FULL_HD
    app.change_settings()
    match, chance = _match(1, game), Rng(SEED)
    while match.to_act != 0 or match.position < OPENING:
        turn = match.to_act
        assert turn is not None
        match.submit(turn, chance.choice(match.legal))
    scene = TableScene(app, match, folder / "match.json")
    app.reset(scene)
    for _frame in range(SETTLING):
        app.step(FRAME)
        if scene.recap.on:
            scene.recap.end()
    assert not scene.recap.on and scene.playback.done, "the table is still telling what happened"
    return app, scene


def _keep_flying(scene: TableScene, chance: random.Random) -> None:
    """Cards that have landed take off again, to anywhere."""
    width, height = (side / scene.look.unit for side in scene.look.size)
    movable = [
        sprite for sprite in scene.stage.sprites.values() if sprite.piece.card and sprite.piece.width < FURNITURE
    ]
    cards = sorted(movable, key=lambda sprite: not sprite.piece.mine)[:CARDS]
    assert len(cards) == CARDS, "not enough cards on the table"
    for sprite in cards:
        if sprite.tween is None:
            place = chance.uniform(80, width - 340), chance.uniform(100, height - 100)
            scene.stage.send(sprite.piece.key, Pose(*place, chance.uniform(-12, 12)))


# -- lists ---------------------------------------------------------------------------------------------


def saved_matches(count: int) -> None:
    """Milliseconds of what a person with so many matches does; the medians of several times."""
    from tabletop.base import paths
    from tabletop.cli.bench.matches import PEOPLE, fill
    from tabletop.records.library import open_library
    from tabletop.screens.library.saved import SavedScene

    fill(paths.saves(), count)
    open_library().refresh()
    app = App(Settings(window=WINDOW), mute=True)
    app.reset(MenuScene(app))
    _show(app, SavedScene(app))
    found: dict[str, list[float]] = {"listed": [], "searched": [], "counted": []}
    for _time in range(LISTINGS):
        scene, spent = _timed(lambda: _show(app, SavedScene(app)))
        found["listed"].append(spent)
        found["searched"].append(_timed(partial(_search, app, scene))[1])
        found["counted"].append(_timed(lambda: open_library().tally(PEOPLE[0]))[1])
    app.close()
    print(json.dumps({name: statistics.median(times) for name, times in found.items()}))


def _show(app: App, scene: Shown) -> Shown:
    app.reset(scene)
    app.step(FRAME)
    return scene


def _search(app: App, scene: Any) -> None:
    """Type a letter."""
    scene.group.set_focus(scene.filters.field)
    scene.handle(Text("a"))
    app.step(FRAME)


def _timed(act: Callable[[], T]) -> tuple[T, float]:
    """What comes of it, and how many milliseconds it took."""
    began = time.perf_counter()
    done = act()
    return done, 1000 * (time.perf_counter() - began)
