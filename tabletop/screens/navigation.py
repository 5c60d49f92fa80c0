"""From one screen to the next. Screens are named here and imported when somebody goes there: none imports another."""

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
ABOUT = "tabletop.screens.menu.about:AboutScene"
ARRIVALS = "tabletop.screens.library.arrivals:open_files"
DESIGNER = "tabletop.screens.people.designer:DesignScene"
IMPORT = "tabletop.screens.library.share:choose_import"
LESSON = "tabletop.screens.lesson.chapters:learn"
LESSON_OFFER = "tabletop.screens.lesson.chapters:offer"
MENU = "tabletop.screens.menu.menu:MenuScene"
PEOPLE = "tabletop.screens.people.people:PeopleScene"
REPLAY = "tabletop.screens.replay.replay:ReplayScene"
RESULTS = "tabletop.screens.after.results:ResultsScene"
RULEBOOK = "tabletop.screens.rulebook.rulebook:RulebookScene"
SAVED = "tabletop.screens.library.saved:SavedScene"
SETTINGS = "tabletop.screens.menu.settings:SettingsScene"
SETUP = "tabletop.screens.setup.setup:SetupScene"
SHARE = "tabletop.screens.library.share:ShareScene"
STATISTICS = "tabletop.screens.people.statistics:StatisticsScene"
STORY = "tabletop.screens.after.aftermath:AftermathScene"
TABLE = "tabletop.screens.table.table:TableScene"


def load(where: str) -> Any:
    """What `module:name` names, imported now."""
    module, _colon, name = where.partition(":")
    return getattr(import_module(module), name)


def open_menu(shell: "Shell", deaf: float = 0.0) -> None:
    """Leave everything: every match is saved. For so many seconds the menu hears no click."""
    menu = load(MENU)(shell)
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
        from tabletop.games.shelf import SHELF

        load(TABLE)
        import_module("tabletop.screens.shared.matches")
        for game in SHELF.values():
            load(game.table)

    thread = Thread(target=prepare, name="preparing", daemon=True)
    thread.start()
    return thread


def open_rules(shell: "Shell", game: str, rule: str = "") -> None:
    shell.push(load(RULEBOOK)(shell, game, rule))


def open_settings(shell: "Shell") -> None:
    shell.push(load(SETTINGS)(shell))


def open_about(shell: "Shell") -> None:
    shell.push(load(ABOUT)(shell))


def open_people(shell: "Shell") -> None:
    shell.push(load(PEOPLE)(shell))


def open_statistics(shell: "Shell") -> None:
    shell.push(load(STATISTICS)(shell))


def open_setup(shell: "Shell", game: str) -> None:
    """Choose who plays a game, and how."""
    shell.push(load(SETUP)(shell, game))


def open_lesson(shell: "Shell", game: str) -> None:
    """Be taught a game."""
    load(LESSON)(shell, game)


def offer_lesson(shell: "Shell", game: str, learn: "Callable[[], None]", play: "Callable[[], None]") -> None:
    """Ask before the first match of a game whether to be taught it."""
    load(LESSON_OFFER)(shell, game, learn, play)


def open_designer(shell: "Shell", person: "Person | None", done: "Callable[[Person], None]") -> None:
    """Somebody's name and cat; without a person somebody new."""
    shell.push(load(DESIGNER)(shell, person, done))


def open_saved(shell: "Shell") -> None:
    """The saved matches."""
    if not isinstance(shell.scenes[-1], saved := load(SAVED)):
        shell.push(saved(shell))


def open_share(shell: "Shell", match: "Match") -> None:
    """Hand a match on, or a picture of what is seen of it."""
    shell.push(load(SHARE)(shell, match))


def open_import(shell: "Shell") -> None:
    """Choose a file with a match from elsewhere."""
    load(IMPORT)(shell)


def open_files(shell: "Shell", files: "Sequence[str]") -> None:
    """Open matches that came as files from outside."""
    load(ARRIVALS)(shell, files)


def open_table(shell: "Shell", match: "Match", path: "Path", copy: bool = False) -> None:
    """Sit down to a match, where two clicks may be meant for one thing; a `copy` is kept once something is played."""
    table = load(TABLE)(shell, match, path, copy)
    table.fingers.deaf = DEAF
    shell.push(table)


def open_results(
    shell: "Shell", match: "Match", table: "Controller", again: "Callable[[int | None], None]", path: "Path | None"
) -> None:
    """How a match ended; `again` is called with the seed to play, or None for a fresh one."""
    shell.push(load(RESULTS)(shell, match, table, again, path))


def open_replay(
    shell: "Shell", match: "Match", path: "Path | None", at: int = 0, seat: int | None = None, all_open: bool = False,
    play: bool = False,
) -> None:  # fmt: skip
    """Watch a match from before a decision on, with a seat's eyes if they may be used, or with everything open.

    `play`: it goes on at once.
    """
    from tabletop.kernel.events import OPEN

    replay = load(REPLAY)(shell, match, path, at, seat)
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
