"""Words about games and matches that several screens say. Imports the kernel."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tabletop.files import parse_json, read_file
from tabletop.kernel.game import GameInfo
from tabletop.kernel.match import HUMAN, Seat, name_of
from tabletop.kernel.save import PROGRAM
from tabletop.words import _, counted, listed

TO = "\u2013"
"""The dash of "2 to 6" in figures."""


def weight_words(weight: int) -> str:
    """How much there is to think about, in a word."""
    return (_("very light"), _("light"), _("medium"), _("heavy"), _("very heavy"))[weight - 1]


def seats_words(info: GameInfo) -> str:
    """The numbers of players a game is for: "2-6"."""
    least, most = info.seats[0], info.seats[-1]
    return str(least) if least == most else f"{least}{TO}{most}"


def minutes_words(info: GameInfo) -> str:
    return info.minutes.replace("-", TO)


def about(info: GameInfo) -> str:
    """A game in one line of facts."""
    return _(
        "{seats} players · {minutes} minutes · {weight}",
        seats=seats_words(info),
        minutes=minutes_words(info),
        weight=weight_words(info.weight),
    )


def who(seats: Sequence[Seat]) -> str:
    """Everybody at the table."""
    return listed([seat.name for seat in seats])


def company(names: Sequence[str]) -> str:
    """With whom: "You" goes without saying."""
    return listed([name for name in names if name != _("You")] or names)


def ago(when: float) -> str:
    """A moment of the past as people say it."""
    seconds = max(0.0, time.time() - when)
    if seconds < 60:
        return _("just now")
    if seconds < 3600:
        return counted("{count} minute ago", "{count} minutes ago", int(seconds // 60))
    if seconds < 24 * 3600:
        return counted("{count} hour ago", "{count} hours ago", int(seconds // 3600))
    if seconds < 7 * 24 * 3600:
        return counted("{count} day ago", "{count} days ago", int(seconds // (24 * 3600)))
    return time.strftime("%Y-%m-%d", time.localtime(when))


class Unfinished(NamedTuple):
    """A saved match that can go on."""

    game: str
    names: list[str]
    people: bool
    """Whether anybody plays in it who is no program."""


def unfinished(path: Path) -> Unfinished | None:
    """What a saved match is that can go on; reads the file without playing it."""
    try:
        kept = parse_json(read_file(path))
        if kept["program"] == PROGRAM and kept["outcome"] is None:
            seats = kept["seats"]
            people = any(seat.get("kind") == HUMAN for seat in seats)
            return Unfinished(str(kept["game"]), [name_of(str(seat["name"])) for seat in seats], people)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        pass
    return None
