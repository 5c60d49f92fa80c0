"""Ways from one screen to the next: each screen is imported when somebody goes there. Imports nothing before."""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from threading import Thread

    from tabletop.app import App
    from tabletop.kernel.match import Match
    from tabletop.ui.controller import Controller


PREPARING = 1.5
"""Seconds after a start before tables are prepared: by then the window has all that it shows."""
DEAF = 0.3
"""Seconds between two clicks that are meant for the same thing."""


def open_menu(app: "App", deaf: float = 0.0) -> None:
    """Leave everything: every match is saved. For so many seconds the menu hears no click."""
    from tabletop.scenes.menu import MenuScene

    menu = MenuScene(app)
    menu.deaf = deaf
    app.reset(menu)


def back_to_menu(app: "App") -> None:
    """The same from another screen, where two clicks may be meant for one thing."""
    open_menu(app, DEAF)


def prepare_soon(wait: float = PREPARING) -> "Thread":
    """Load what tables need on a thread, so that nobody has to wait for it when the first one is laid."""
    from threading import Thread

    def prepare() -> None:
        time.sleep(wait)
        from tabletop.games import SHELF
        from tabletop.scenes import controllers, matches, table  # noqa: F401 (they are there from now on)

        for game in SHELF:
            controllers.load(game)

    thread = Thread(target=prepare, name="preparing", daemon=True)
    thread.start()
    return thread


def open_rules(app: "App", game: str, rule: str = "") -> None:
    from tabletop.scenes.rulebook import RulebookScene

    app.push(RulebookScene(app, game, rule))


def open_settings(app: "App") -> None:
    from tabletop.scenes.settings import SettingsScene

    app.push(SettingsScene(app))


def open_about(app: "App") -> None:
    from tabletop.scenes.about import AboutScene

    app.push(AboutScene(app))


def open_statistics(app: "App") -> None:
    from tabletop.scenes.statistics import StatisticsScene

    app.push(StatisticsScene(app))


def open_share(app: "App", match: "Match") -> None:
    """Hand a match on, or a picture of what is seen of it."""
    from tabletop.scenes.share import ShareScene

    app.push(ShareScene(app, match))


def open_import(app: "App") -> None:
    """Choose a file with a match from elsewhere."""
    from tabletop.scenes.share import choose_import

    choose_import(app)


def open_files(app: "App", files: "Sequence[str]") -> None:
    """Open matches that came as files from outside."""
    from tabletop.scenes import arrivals

    arrivals.open_files(app, files)


def open_replay(
    app: "App", match: "Match", path: "Path | None", at: int = 0, seat: int | None = None, all_open: bool = False,
    play: bool = False,
) -> None:  # fmt: skip
    """Watch a match from before a decision on, with a seat's eyes if they may be used, or with everything open.

    `play`: it goes on at once.
    """
    from tabletop.kernel.events import OPEN
    from tabletop.scenes.replay import ReplayScene

    replay = ReplayScene(app, match, path, at, seat)
    if all_open and match.open:
        replay.look_as(OPEN)
    app.push(replay)
    if play:
        replay.begin_with(at)


def open_story(app: "App", match: "Match", table: "Controller", path: "Path | None") -> None:
    """How a match that is over went: chances, swings, luck."""
    from tabletop.scenes.aftermath import AftermathScene

    app.push(AftermathScene(app, match, table, path))
