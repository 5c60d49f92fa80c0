"""From one screen to the next. Screens are named here and imported when they are opened."""

import time
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from threading import Thread

    from tabletop.kernel.match import Match
    from tabletop.records.people import Person
    from tabletop.ui.shell import Shell
    from tabletop.ui.stage.controller import Controller


PREPARING = 1.5
"""Seconds after a start before tables are prepared: by then the window has all that it shows."""
DEAF = 0.3
"""Seconds between two clicks that are meant for the same thing."""
MENU = "tabletop.screens.menu.menu:MenuScene"
STORY = "tabletop.screens.after.aftermath:AftermathScene"
TABLE = "tabletop.screens.table.table:TableScene"


def load(where: str) -> Any:
    """What `module:name` names, imported now."""
    module, _colon, name = where.partition(":")
    return getattr(import_module(module), name)


def open_menu(shell: "Shell", deaf: float = 0.0) -> None:
    """Leave everything: every match is saved. For `deaf` seconds the menu ignores clicks."""
    menu = load(MENU)(shell)
    menu.deaf = deaf
    shell.reset(menu)


def back_to_menu(shell: "Shell") -> None:
    """Open the menu from another screen, where a second click may be meant for what was there before."""
    open_menu(shell, DEAF)


def prepare_soon(wait: float = PREPARING) -> "Thread":
    """Load what tables need on a thread, before the first one is opened."""
    from threading import Thread

    def prepare() -> None:
        time.sleep(wait)
        from tabletop.games.shelf import SHELF

        load(TABLE)
        import_module("tabletop.screens.shared.matches")
        for game in SHELF.values():
            load(game.table)

    thread = Thread(target=prepare, name="preparing", daemon=True)
    thread.start()
    return thread


def _opens(where: str) -> "Callable[[Shell], None]":
    """A function that opens a screen which needs nothing but the shell."""
    return lambda shell: shell.push(load(where)(shell))


open_about = _opens("tabletop.screens.menu.about:AboutScene")
open_people = _opens("tabletop.screens.people.people:PeopleScene")
open_settings = _opens("tabletop.screens.menu.settings:SettingsScene")
open_statistics = _opens("tabletop.screens.people.statistics:StatisticsScene")


def open_rules(shell: "Shell", game: str, rule: str = "") -> None:
    shell.push(load("tabletop.screens.rulebook.rulebook:RulebookScene")(shell, game, rule))


def open_setup(shell: "Shell", game: str) -> None:
    shell.push(load("tabletop.screens.setup.setup:SetupScene")(shell, game))


def open_lesson(shell: "Shell", game: str) -> None:
    load("tabletop.screens.lesson.chapters:learn")(shell, game)


def offer_lesson(shell: "Shell", game: str, learn: "Callable[[], None]", play: "Callable[[], None]") -> None:
    """Ask before the first match of a game whether to be taught it."""
    load("tabletop.screens.lesson.chapters:offer")(shell, game, learn, play)


def open_designer(shell: "Shell", person: "Person | None", done: "Callable[[Person], None]") -> None:
    """A person's name and cat; None: a new person's."""
    shell.push(load("tabletop.screens.people.designer:DesignScene")(shell, person, done))


def open_saved(shell: "Shell") -> None:
    if not isinstance(shell.scenes[-1], saved := load("tabletop.screens.library.saved:SavedScene")):
        shell.push(saved(shell))


def open_share(shell: "Shell", match: "Match") -> None:
    shell.push(load("tabletop.screens.library.share:ShareScene")(shell, match))


def open_import(shell: "Shell") -> None:
    load("tabletop.screens.library.share:choose_import")(shell)


def open_files(shell: "Shell", files: "Sequence[str]") -> None:
    load("tabletop.screens.library.arrivals:open_files")(shell, files)


def open_table(shell: "Shell", match: "Match", path: "Path", copy: bool = False) -> None:
    """Sit down to a match; a `copy` is kept once something is played."""
    table = load(TABLE)(shell, match, path, copy)
    table.fingers.deaf = DEAF
    shell.push(table)


def open_results(
    shell: "Shell", match: "Match", table: "Controller", again: "Callable[[int | None], None]", path: "Path | None"
) -> None:
    """How a match ended; `again` is called with the seed to play, or None for a fresh one."""
    shell.push(load("tabletop.screens.after.results:ResultsScene")(shell, match, table, again, path))


def open_replay(
    shell: "Shell", match: "Match", path: "Path | None", at: int = 0, seat: int | None = None, all_open: bool = False,
    play: bool = False,
) -> None:  # fmt: skip
    """Watch a match from before a decision on, with a seat's eyes if that may be, or all open; `play`: at once."""
    from tabletop.kernel.events import OPEN

    replay = load("tabletop.screens.replay.replay:ReplayScene")(shell, match, path, at, seat)
    if all_open and match.open:
        replay.look_as(OPEN)
    shell.push(replay)
    if play:
        replay.begin_with(at)


def open_story(shell: "Shell", match: "Match", table: "Controller", path: "Path | None") -> None:
    """How a match that is over went: chances, swings, luck. Back to it if one came from there."""
    story = load(STORY)
    if any(isinstance(scene, story) for scene in shell.scenes[-2:-1]):
        shell.pop()
    else:
        shell.push(story(shell, match, table, path))
