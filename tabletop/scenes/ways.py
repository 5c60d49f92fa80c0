"""Ways from one screen to the next: each screen is imported when somebody goes there. Imports nothing before."""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from threading import Thread

    from tabletop.kernel.match import Match
    from tabletop.ui.controller import Controller
    from tabletop.ui.shell import Shell


PREPARING = 1.5
"""Seconds after a start before tables are prepared: by then the window has all that it shows."""
DEAF = 0.3
"""Seconds between two clicks that are meant for the same thing."""


def open_menu(shell: "Shell", deaf: float = 0.0) -> None:
    """Leave everything: every match is saved. For so many seconds the menu hears no click."""
    from tabletop.scenes.menu import MenuScene

    menu = MenuScene(shell)
    menu.deaf = deaf
    shell.reset(menu)


def back_to_menu(shell: "Shell") -> None:
    """The same from another screen, where two clicks may be meant for one thing."""
    open_menu(shell, DEAF)


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


def open_rules(shell: "Shell", game: str, rule: str = "") -> None:
    from tabletop.scenes.rulebook import RulebookScene

    shell.push(RulebookScene(shell, game, rule))


def open_settings(shell: "Shell") -> None:
    from tabletop.scenes.settings import SettingsScene

    shell.push(SettingsScene(shell))


def open_about(shell: "Shell") -> None:
    from tabletop.scenes.about import AboutScene

    shell.push(AboutScene(shell))


def open_statistics(shell: "Shell") -> None:
    from tabletop.scenes.statistics import StatisticsScene

    shell.push(StatisticsScene(shell))


def open_share(shell: "Shell", match: "Match") -> None:
    """Hand a match on, or a picture of what is seen of it."""
    from tabletop.scenes.share import ShareScene

    shell.push(ShareScene(shell, match))


def open_import(shell: "Shell") -> None:
    """Choose a file with a match from elsewhere."""
    from tabletop.scenes.share import choose_import

    choose_import(shell)


def open_files(shell: "Shell", files: "Sequence[str]") -> None:
    """Open matches that came as files from outside."""
    from tabletop.scenes import arrivals

    arrivals.open_files(shell, files)


def open_replay(
    shell: "Shell", match: "Match", path: "Path | None", at: int = 0, seat: int | None = None, all_open: bool = False,
    play: bool = False,
) -> None:  # fmt: skip
    """Watch a match from before a decision on, with a seat's eyes if they may be used, or with everything open.

    `play`: it goes on at once.
    """
    from tabletop.kernel.events import OPEN
    from tabletop.scenes.replay import ReplayScene

    replay = ReplayScene(shell, match, path, at, seat)
    if all_open and match.open:
        replay.look_as(OPEN)
    shell.push(replay)
    if play:
        replay.begin_with(at)


def open_story(shell: "Shell", match: "Match", table: "Controller", path: "Path | None") -> None:
    """How a match that is over went: chances, swings, luck."""
    from tabletop.scenes.aftermath import AftermathScene

    shell.push(AftermathScene(shell, match, table, path))
