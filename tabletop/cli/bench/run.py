"""`tabletop bench`: the program's promises as ratios, both sides measured in the same run."""

import copy
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from tabletop.ai import levels
from tabletop.ai.bots import Mind
from tabletop.ai.search import Dice, play_on, search
from tabletop.ai.simulation import simulate
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.cli.arguments import unknown
from tabletop.cli.bench.yardstick import rate
from tabletop.games.shelf import SHELF
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State, View

STARTS = 9
SPAN = 0.7
"""Seconds of one measurement of pure Python; each is repeated, the best counts."""
REPEATS = 5
MOMENTS, AHEAD = 7, 2
"""So many positions of a game are searched, and so many turns from there at most."""
JUMP = 100.0
"""Milliseconds that were promised for a jump in a replay."""
MOVES = 60
"""How long the match is that is gone through with and without somebody watching."""
MATCHES = 2000
PROMISED = 150.0
"""Milliseconds a list of so many matches may take."""

_BARE_WINDOW = """
import time
import pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
window.fill("black")
pygame.display.flip()
"""
_FIRST_FRAME = """
import os, time
from tabletop.window.state import Pane
flip = Pane.flip
def flip_and_end(pane):
    flip(pane)
    print(time.time(), flush=True)
    os._exit(0)
Pane.flip = flip_and_end
from tabletop.cli.main import main
main([])
"""


class Result(NamedTuple):
    """One promise and what was measured."""

    name: str
    ours: float
    yardstick: float
    unit: str
    what: str
    """What the yardstick is."""
    goal: float
    at_least: bool = False
    """The ratio shall be at least the goal, not at most."""

    @property
    def ratio(self) -> float:
        return self.ours / self.yardstick if self.yardstick else float("inf")

    @property
    def holds(self) -> bool:
        return self.ratio >= self.goal if self.at_least else self.ratio <= self.goal


# -- benches -------------------------------------------------------------------------------------------


def first_frame() -> Iterator[Result]:
    """From the start of the process to the first picture of the menu, against an empty window."""
    ours, bare = [], []
    for start in range(STARTS + 1):
        times = _time_to_print(_FIRST_FRAME), _time_to_print(_BARE_WINDOW + "print(time.time())")
        if start:  # the very first one only warms the disk
            ours.append(times[0] * 1000)
            bare.append(times[1] * 1000)
    yield Result("first frame", statistics.median(ours), statistics.median(bare), "ms", _("bare window"), 1.5)


def idle() -> Iterator[Result]:
    """The processor's share with nobody touching anything, against a loop that only looks for events."""
    loop = 100 * _child("idle_loop")
    for name, child in (("idle menu", "idle_menu"), ("idle table", "idle_table")):
        yield Result(name, 100 * _child(child), loop, "% CPU", _("sleeping event loop"), 2.0)


def table() -> Iterator[Result]:
    """The slowest frames of a full table with ten cards in flight, against blitting the same surfaces."""
    for name, box in SHELF.items():
        if box.crowd:
            found = _slowest(_child("table_frames", name))
            yield Result(f"table, {name}, p99 frame", *found, "ms", _("the same blits bare"), box.crowd)


def thinking() -> Iterator[Result]:
    """The longest pauses between frames while a bot thinks, against none thinking."""
    found = _child("frame_intervals")
    yield Result("bot thinking, p99 interval", *_slowest(found), "ms", _("no bot thinking"), 1.1)


def playouts() -> Iterator[Result]:
    """Random games of every game, against the yardstick."""
    for name, (game, _table, goal, *_goals) in SHELF.items():
        seats = min(4, game.info.seats[-1])
        games = 20
        while simulate(game, seats, games, 1, ["random"])["seconds"] < SPAN / 2:
            games *= 2
        ours, yardstick = 0.0, 0.0
        for seed in range(REPEATS):
            found = simulate(game, seats, games, seed, ["random"])
            ours = max(ours, found["actions"] / found["seconds"])
            yardstick = max(yardstick, rate(SPAN))
        yield Result(f"playouts, {name}", ours / 1000, yardstick / 1000, "k actions/s", _("four hands"), goal, True)


def searches() -> Iterator[Result]:
    """Iterations of the search of `master` in the middle of a game for two, against the yardstick.

    Nobody looks further ahead than two turns in it: how far a game is played on is a matter of its level. Where two
    turns are a long way, the yardstick plays the same two turns with every move judged.
    """
    for name, box in SHELF.items():
        plan = levels.thinking(name, "master").budget
        if not (box.searches or box.rollouts) or plan is None:
            continue
        plan = plan._replace(turns=min(plan.turns, AHEAD), iterations=0)
        views = _middle(box.game)
        ours, yardstick = 0.0, 0.0
        for repeat in range(REPEATS):
            reports = [
                search(box.game, view, (), plan._replace(seconds=SPAN / len(views)), Rng(repeat)) for view in views
            ]
            ours = max(ours, sum(one.iterations for one in reports) / sum(one.seconds for one in reports))
            yardstick = max(yardstick, _judged(box.game, views, plan.turns) if box.rollouts else rate(SPAN))
        what, goal = (_("every move judged"), box.rollouts) if box.rollouts else (_("four hands"), box.searches)
        yield Result(f"searches, {name}", ours / 1000, yardstick / 1000, "k/s", what, goal, True)


class _Judging(Knowledge[State, Action]):
    """Knows no more of a game than what a position is worth, and when a turn ends."""

    def turn_key(self, s: State) -> Hashable:
        return self.game.knowledge().turn_key(s)


def _judged(game: Game, views: Sequence[View], turns: int) -> float:
    """How often a second turns are played on by judging where every possible move leads to."""
    knowledge, dice, clock = _Judging(game), Dice(1), time.perf_counter
    done, began = 0, clock()
    while clock() - began < SPAN:
        world = game.determinize(views[done % len(views)], dice)
        play_on(game, knowledge, dice, world, knowledge.turn_key(world), turns)
        done += 1
    return done / (clock() - began)


def _middle(game: Game) -> list[View]:
    """Views of whoever decides at some moments of a game that have something to decide."""
    found: list[View] = []
    rng = Rng(11)
    state = game.setup({}, 2, rng)
    steps = 0
    while (seat := game.to_act(state)) is not None and len(found) < MOMENTS:
        view = game.view(state, seat)
        steps += 1
        if steps > 12 and len(game.knowledge().choices(state, game.legal(state))) > 2 and rng.below(3) == 0:
            found.append(view)
        game.apply(state, Mind(game, "greedy").think(view, rng).action, rng)
    return found


def copies() -> Iterator[Result]:
    """Copying a position in the middle of a game, against deepcopy."""
    for name, (game, *_goals) in SHELF.items():
        rng = Rng(7)
        state = game.setup({}, min(4, game.info.seats[-1]), rng)
        for _step in range(20):
            game.apply(state, rng.choice(game.legal(state)), rng)
        ours = max(_speed(state.copy) for _repeat in range(REPEATS)) / 1000
        deep = max(_speed(partial(copy.deepcopy, state)) for _repeat in range(REPEATS)) / 1000
        yield Result(f"copy, {name}", ours, deep, "k/s", _("deepcopy"), 10.0, True)


def watching() -> Iterator[Result]:
    """The same moves with nobody watching, as in a search, against everybody watching: who watches pays for frames."""
    for name, (game, *_goals) in SHELF.items():
        seats = [Seat(AI, "", "random")] * min(4, game.info.seats[-1])
        first, chance = Match(game, seats, {}, 7), Rng(7)
        while first.position < MOVES and first.legal:
            first.submit(first.to_act or 0, chance.choice(first.legal))
        speeds = []
        for watchers in ((), (None, *range(len(seats)))):
            match = Match(game, seats, {}, 7)
            match.repeat((record.seat, record.action) for record in first.history)
            speeds.append(max(_speed(partial(match.watch, watchers), 1) for _repeat in range(REPEATS)))
        alone, watched = (speed * first.position / 1000 for speed in speeds)
        yield Result(f"unwatched, {name}", alone, watched, "k moves/s", _("everybody watching"), 3.0, True)


def lists() -> Iterator[Result]:
    """Opening the list of saved matches, a letter typed into its search and somebody's statistics, as promised."""
    for name, milliseconds in _child("saved_matches", MATCHES).items():
        yield Result(f"{MATCHES} matches, {name}", milliseconds, PROMISED, "ms", _("as promised"), 1.0)


def replay() -> Iterator[Result]:
    """Jumping about in a long match that is watched, to the position alone and until its picture is there."""
    for name, found in _child("replay_jumps").items():
        slowest = 1000 * statistics.quantiles(found, n=20)[18]
        yield Result(f"replay, {name}, p95 jump", slowest, JUMP, "ms", _("as promised"), 1.0)


def walks() -> Iterator[Result]:
    """Python calls of what is done most: an idle frame, a motion of a drag, a hint, opening the menu."""
    from tabletop.cli.bench.walks import GOALS

    for name, calls in _child("walks", module="walks").items():
        yield Result(f"walks, {name}", calls, GOALS[name], "calls", _("as promised"), 1.0)


BENCHES: dict[str, Callable[[], Iterator[Result]]] = {
    "first-frame": first_frame,
    "idle": idle,
    "table": table,
    "thinking": thinking,
    "playouts": playouts,
    "searches": searches,
    "copy": copies,
    "watching": watching,
    "lists": lists,
    "replay": replay,
    "walks": walks,
}
IN_PROCESS = ("playouts", "searches", "copy", "watching")
"""The benches that start no Python of their own, so that the executable has them too."""


# -- measuring -----------------------------------------------------------------------------------------


def _environment(folder: str) -> dict[str, str]:
    """For a child: a screen if there is one, no hello, folders of its own, compiled modules as everywhere."""
    env = dict(
        os.environ,
        PYGAME_HIDE_SUPPORT_PROMPT="1",
        PYTHONDONTWRITEBYTECODE="",
        SDL_FRAMEBUFFER_ACCELERATION="0",
        XDG_CONFIG_HOME=folder,
        XDG_DATA_HOME=folder,
        XDG_STATE_HOME=folder,
    )
    if sys.platform == "linux" and not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
        env.setdefault("SDL_VIDEODRIVER", "dummy")
    return env


def _python(code: str) -> str:
    """What a fresh Python prints that runs this code."""
    with tempfile.TemporaryDirectory() as folder:
        command, env = [sys.executable, "-c", code], _environment(folder)
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"a bench ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def _child(name: str, *about: object, module: str = "children") -> Any:
    return json.loads(_python(f"from tabletop.cli.bench import {module}; {module}.{name}{about!r}"))


def _time_to_print(code: str) -> float:
    """Seconds from now until the child prints the time it did something at."""
    began = time.time()
    return float(_python(code)) - began


def _slowest(found: dict[str, list[float]]) -> tuple[float, float]:
    """The 99th percentiles of both sides, in milliseconds."""
    ours, bare = (1000 * statistics.quantiles(found[side], n=100)[98] for side in ("ours", "bare"))
    return ours, bare


def _speed(act: Callable[[], object], at_once: int = 100) -> float:
    """How often a second it can be done; the clock is looked at after so many times."""
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < SPAN / REPEATS:
        for _time in range(at_once):
            act()
        count += at_once
    return count / (time.perf_counter() - began)


# -- telling -------------------------------------------------------------------------------------------


def run(names: Sequence[str], as_json: bool) -> int:
    """Measure what was asked for, everything if nothing was, and print it; the exit code."""
    for name in names:
        if name not in BENCHES:
            raise unknown(_("There is no bench {name!r}: there is {known}."), name, BENCHES)
    frozen = getattr(sys, "frozen", False)
    chosen = names or [name for name in BENCHES if not frozen or name in IN_PROCESS]
    if frozen and set(chosen) - set(IN_PROCESS):
        raise TabletopError(_("Only a Tabletop installed with Python can measure its windows."))
    results = []
    for name in chosen:
        for result in BENCHES[name]():
            results.append(result)
            if not as_json:
                print(_row(result), flush=True)
    if as_json:
        rows = [{**result._asdict(), "ratio": result.ratio, "holds": result.holds} for result in results]
        print(json.dumps(rows, indent=1))
    return 0


def _row(result: Result) -> str:
    sign = ">=" if result.at_least else "<="
    return (
        f"{result.name:<27} {result.ours:9.2f} {result.unit:<12} {result.yardstick:9.2f} {result.what:<21}"
        f" ratio {result.ratio:7.3g} {sign} {result.goal:<5} " + (_("holds") if result.holds else _("does not hold"))
    )
