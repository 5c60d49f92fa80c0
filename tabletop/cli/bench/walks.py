"""Counts the Python calls of a few walks through the program, the same on every machine: see `walks`."""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.records.settings import Settings
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.table.table import TableScene
from tabletop.window.app import FRAME, App

GAME, SEED = next(iter(GAMES)), 5
GOALS = {"idle frame": 70, "motion of a drag": 3000, "hint": 8000, "menu": 3000}
"""By walk: how many calls it may take."""
WINDOW = [-1, -1, 1280, 720]
SETTLING, RESTING = 60, 40
"""Frames until a table is settled, and until what is pointed at has told what it is."""
MOTIONS = 12
"""So many motions bring a piece from where it lies to where it can go."""


def walks() -> None:
    """Print the calls of each walk in a match of two: of the menu the first two frames after it was opened again."""
    app = App(Settings(window=WINDOW, speed="off", recap=False), mute=True)
    found = {"menu": _menu(app)}
    with tempfile.TemporaryDirectory() as folder:
        match = Match(GAMES[GAME], [Seat(HUMAN, "Ann"), Seat(AI, "Robot 1", "easy")], {"first": 0}, SEED)
        table = TableScene(app, match, Path(folder) / "match.json")
        app.settings.coach = {"Ann": "off"}
        app.reset(table)
        _step(app, SETTLING)
        found["idle frame"] = _calls(lambda: _step(app))
        found["motion of a drag"] = _drag(app, table)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h"))
        found["hint"] = _calls(lambda: _step(app))
        app.close()
    print(json.dumps({name: found[name] for name in GOALS}))


def _menu(app: App) -> int:
    """The calls of its first two frames, once everything is imported and painted."""
    for _time in range(2):
        app.reset(MenuScene(app))
        calls = _calls(lambda: _step(app, 2))
        _step(app, SETTLING)
    return calls


def _drag(app: App, table: TableScene) -> int:
    """The most calls of one motion and the frame that shows it."""
    gestures = table.hand.index.gestures.values()
    gesture = next(one for one in gestures if one.lift not in one.drops and table.stage.place(one.lift))
    (x, y), (there_x, there_y) = (_pixels(app, table, key) for key in (gesture.lift, gesture.drops[0]))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    _step(app, RESTING)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    _step(app)
    most = 0
    for motion in range(1, MOTIONS + 1):
        at = x + (there_x - x) * motion // MOTIONS, y + (there_y - y) * motion // MOTIONS
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        most = max(most, _calls(lambda: _step(app)))
    assert table.hand.over, "the piece was not brought to its place"
    table.hand.put_down()
    return most


def _pixels(app: App, table: TableScene, key: str) -> tuple[int, int]:
    place = table.stage.place(key)
    assert place is not None
    return app.look.px(place[0]), app.look.px(place[1])


def _step(app: App, frames: int = 1) -> None:
    for _frame in range(frames):
        app.step(FRAME)


def _calls(act: Callable[[], None]) -> int:
    """How many functions written in Python it calls."""
    calls = 0

    def count(_frame: object, event: str, _about: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls
