"""What the person has chosen, kept as JSON in the platform's own folder."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from tabletop.base.files import keep_to_ourselves, parse_json, read_file, rename, write_file
from tabletop.base.words import _
from tabletop.kernel.game import Json
from tabletop.kernel.match import name_of

SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "relaxed": 1.7}
"""How long motion takes, against normal."""
CHOICES: dict[str, tuple[Any, ...]] = {
    "theme": ("night", "contrast"),
    "text": (80, 90, 100, 115, 130, 145, 160, 180, 200),
    "speed": tuple(SPEEDS),
    "chatter": ("off", "seldom", "lively"),
    "end_turn": ("auto", "always", "lost", "never"),
    "acceleration": ("off", "on"),
    "master": (2, 4, 8, 16),
}
"""The values of what is one of several; text is in per cent of 16 units for body text in a window of 1280 x 720."""


VOLUMES = ("effects", "music", "ambience")
"""Each has its own, 0-100."""
SLOWEST = 5000
"""Milliseconds an AI waits at most."""
COACHED = 2
"""Matches of a game in which somebody is coached, unless they chose."""
LEARNING = 3
"""Matches somebody plays to their end before the end of a turn is asked for less often, unless they chose."""
MOST = 10**9
"""More matches than anybody plays."""
BY_NAME = ("coach", "played", "results", "counted_from", "profiles")
"""What is kept by the name of a person."""
DEEPEST = 6
"""Lists in lists that anything here is made of, at most."""


class Settings:
    """Every one has a sensible default, so a missing or broken file is no obstacle.

    A plain class: importing dataclasses costs a fifth of the time to the first frame.
    """

    theme: str = "night"
    text: int = 100
    speed: str = "normal"
    reduce_motion: bool = False
    chatter: str = "seldom"
    """How much the machines at the table talk."""
    effects: int = 80
    """Volume, 0-100."""
    music: int = 50
    ambience: int = 60
    """What a table's place sounds like, under the music."""
    muted: bool = False
    pace: int = 700
    """Milliseconds an AI waits before it moves."""
    master: int = 4
    """Seconds an AI that plays Master gets for a decision."""
    end_turn: str = "auto"
    """When a decision that ends the turn waits for "End turn"; `end_turn_now` says what "auto" means."""
    recap: bool = True
    """Whether what happened is shown by itself when somebody sits down again: after a curtain, or to go on."""
    matches_played: int = 0
    """How many matches people have played to their end here."""
    acceleration: str = "off"
    """SDL_FRAMEBUFFER_ACCELERATION; takes effect at the next start."""
    fullscreen: bool = False
    maximised: bool = False
    """Whether the window is, or will be when it fills the screen no longer."""
    greeted: bool = False
    """Whether the first lesson was offered and declined."""
    looked_closer: bool = False
    """Whether somebody here has found the close look."""
    window: list[int]
    """Left, top, width, height of where it was last seen, neither maximised nor full; a width of 0: nowhere yet."""
    screens: list[list[int]]
    """The sizes of the screens it was last seen on."""
    game: str = ""
    """The game that was chosen or played last."""
    setups: dict[str, Json]
    """The last setup of each game."""
    drafts: dict[str, Json]
    """What was chosen before a match of each game that was then not begun."""
    lessons: dict[str, Json]
    """How far somebody has come in the lesson of each game: the chapter, and the step of it."""
    coach: dict[str, Json]
    """By the name of a person whether they want to be coached, "on" or "off"; the others in their first matches."""
    played: dict[str, Json]
    """By the name of a person how many matches of each game they have played to their end."""
    results: dict[str, Json]
    """By the name of a person, for each game, against which level their last matches went and whether they won."""
    counted_from: dict[str, Json]
    """By the name of a person the moment from which on their matches count, in seconds since 1970; others: all."""
    folder: str = ""
    """Where a file was chosen last."""
    people: list[str]
    """The names of those who played together at this screen, the last ones first."""
    person: str = ""
    """Who plays here, unless somebody else sits down; empty: whoever has given no name."""
    profiles: dict[str, Json]
    """By the name of a person what their cat looks like and which colour is theirs (`tabletop/records/people.py`)."""

    def __init__(self, path: Path | None = None, **chosen: Any) -> None:
        self.path = path
        """Where they are kept; None while they are not."""
        self.problem = ""
        """Why they could not be read or written, as a sentence."""
        self.window = [-1, -1, 0, 0]
        self.screens = []
        self.setups, self.drafts = {}, {}
        self.lessons, self.coach, self.played, self.results = {}, {}, {}, {}
        self.people, self.counted_from, self.profiles = [], {}, {}
        for name, value in chosen.items():
            setattr(self, name, value)

    @property
    def end_turn_now(self) -> str:
        """When a decision that ends the turn waits: "always", "lost" (something is lost for good) or "never"."""
        if self.end_turn != "auto":
            return self.end_turn
        return "always" if self.matches_played < LEARNING else "lost"

    def matches_of(self, person: str, game: str) -> int:
        """How many matches of a game somebody has played to their end."""
        counts = self.played.get(person)
        count = counts.get(game, 0) if isinstance(counts, dict) else 0
        return count if type(count) is int and 0 <= count <= MOST else 0

    def results_of(self, person: str, game: str) -> list[tuple[str, bool]]:
        """The levels somebody's last matches of a game were played against, and whether they won; the newest last."""
        games = self.results.get(person)
        kept = games.get(game) if isinstance(games, dict) else None
        found = [one for one in kept if isinstance(one, list) and len(one) == 2] if isinstance(kept, list) else []
        return [(level, won) for level, won in found if isinstance(level, str) and isinstance(won, bool)]

    def coached(self, person: str, game: str) -> bool:
        """Whether somebody is coached: as they chose, or in their first matches of this game."""
        chosen = self.coach.get(person)
        return chosen == "on" if chosen in ("on", "off") else self.matches_of(person, game) < COACHED


KEPT = tuple(Settings.__annotations__)
"""What is written to the file."""


def read(path: Path) -> Settings:
    """The settings of a file; anything wrong in it is left at its default."""
    settings = Settings(path=path)
    keep_to_ourselves(path)
    try:
        saved = parse_json(read_file(path))
    except FileNotFoundError:
        return settings
    except OSError as problem:
        settings.problem = _("The settings could not be read and start afresh: {problem}.", problem=problem.strerror)
        return settings
    except ValueError:
        saved = None
    if not isinstance(saved, dict):
        start_afresh(settings)
        return settings
    for name in KEPT:
        value = saved.get(name)
        if _fits(name, value, getattr(settings, name)):
            setattr(settings, name, _named(name, value))
    return settings


def start_afresh(settings: Settings) -> None:
    """Reset to the defaults and set the file aside."""
    path = settings.path
    vars(settings).clear()
    Settings.__init__(settings, path)
    if path is not None:
        with suppress(OSError):
            rename(path, _aside(path))
        words = _("The settings were damaged and start afresh; the old ones are kept as {name}.")
        settings.problem = words.format(name=_aside(path).name)


def take_back(settings: Settings) -> None:
    """Undo `start_afresh`: put the file back unless newer settings were written."""
    if settings.path is not None and not os.path.lexists(settings.path):
        with suppress(OSError):
            rename(_aside(settings.path), settings.path)
        settings.path = None


def _aside(path: Path) -> Path:
    """Path of a damaged settings file that was set aside."""
    return path.with_name(f"{path.stem}.broken{path.suffix}")


def _named(name: str, value: Any) -> Any:
    """The value of a field with all names in it as the table can show them; who is left without one is left out."""
    if name == "person":
        return name_of(value)
    if name == "people":
        return list(dict.fromkeys(called for one in value if (called := name_of(one))))
    if name in BY_NAME:
        return {called: kept for one, kept in value.items() if (called := name_of(one))}
    return value


def _shallow(value: object, levels: int = DEEPEST) -> bool:
    """Whether it is made of no more lists in lists than this."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_shallow(one, levels - 1) for one in inside)


def _fits(name: str, value: object, default: object) -> bool:
    if type(value) is not type(default) or not _shallow(value):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    if name == "window" and isinstance(value, list):
        whole = len(value) == 4 and all(type(number) is int and abs(number) < 100_000 for number in value)
        return whole and min(value[2:]) > 0
    if name == "people" and isinstance(value, list):
        return all(isinstance(one, str) for one in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return 0 <= value <= {"pace": SLOWEST, "matches_played": MOST}.get(name, 100)
    return True


def write(settings: Settings) -> None:
    """Write the settings; on failure `problem` has the sentence."""
    if settings.path is None:
        return
    kept = {name: _named(name, getattr(settings, name)) for name in KEPT}
    try:
        write_file(settings.path, json.dumps(kept, indent=1).encode())
        settings.problem = ""
    except OSError as problem:
        settings.problem = _("The settings cannot be kept: {problem}.", problem=problem.strerror)
