"""Words about games and matches that several screens say."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tabletop.base.files import parse_json, read_file
from tabletop.base.words import _, counted, day, listed
from tabletop.kernel.game import GameInfo
from tabletop.kernel.match import HUMAN, Match, Seat, level_words, name_of
from tabletop.kernel.saving.save import PROGRAM

if TYPE_CHECKING:
    from tabletop.records.statistics import LeftOut

TO = "\u2013"
"""The dash of "2 to 6" in figures."""


def weight_words(weight: int) -> str:
    return (_("very light"), _("light"), _("medium"), _("heavy"), _("very heavy"))[weight - 1]


def seats_words(info: GameInfo) -> str:
    """The numbers of players a game is for: "2-6"."""
    least, most = info.seats[0], info.seats[-1]
    return str(least) if least == most else f"{least}{TO}{most}"


def minutes_words(info: GameInfo) -> str:
    return info.minutes.replace("-", TO)


def about(info: GameInfo) -> str:
    """Players, minutes and weight of a game in one line."""
    return _(
        "{seats} players · {minutes} minutes · {weight}",
        seats=seats_words(info),
        minutes=minutes_words(info),
        weight=weight_words(info.weight),
    )


def who(seats: Sequence[Seat]) -> str:
    return listed([seat.name for seat in seats])


def company(names: Sequence[str], mine: str) -> str:
    """Everybody but "You" and whoever plays here as `mine`."""
    return listed([name for name in names if name not in (_("You"), mine)] or names)


def line_up(seats: Sequence[Seat]) -> str:
    """ "You against Mimi and Oscar, easy"."""
    people = [seat.name for seat in seats if seat.kind == HUMAN]
    cats = [(seat.name or _("any cat"), level_words(seat.level).lower()) for seat in seats if seat.kind != HUMAN]
    if not cats:
        return _("{first} against {others}", first=people[0], others=listed(people[1:]))
    levels = {level for _name, level in cats}
    mixed = len(levels) > 1
    names = listed([_("{name} ({level})", name=name, level=level) if mixed else name for name, level in cats])
    if people:
        words = _("{people} against {cats}", people=listed(people), cats=names)
    else:
        words = _("{names} among themselves", names=names)
    return words if mixed else _("{who}, {level}", who=words, level=levels.pop())


def branch_words(match: Match) -> str:
    """Says that a match goes on from the middle of another one; empty if it does not."""
    if match.branch is None:
        return ""
    if match.deal is not None:
        return _("Taken over from another match at move {number} and dealt anew", number=match.branch.at)
    return _("Taken over from another match at move {number}", number=match.branch.at)


def ago(when: float) -> str:
    """A moment of the past in words: "3 hours ago"."""
    seconds = max(0.0, time.time() - when)
    if seconds < 60:
        return _("just now")
    if seconds < 3600:
        return counted("{count} minute ago", "{count} minutes ago", int(seconds // 60))
    if seconds < 24 * 3600:
        return counted("{count} hour ago", "{count} hours ago", int(seconds // 3600))
    if seconds < 7 * 24 * 3600:
        return counted("{count} day ago", "{count} days ago", int(seconds // (24 * 3600)))
    return day(when)


def minutes(seconds: float) -> str:
    """A duration in words: "45 minutes"."""
    if seconds < 3600:
        return counted("{count} minute", "{count} minutes", max(1, round(seconds / 60)))
    hours, rest = divmod(round(seconds / 60), 60)
    return _("{hours} h {minutes} min", hours=hours, minutes=rest)


def without_words(left_out: "LeftOut") -> str:
    """Which of somebody's saved matches are not counted, and why; empty if there are none."""
    parts = {
        counted("one unfinished", "{count} unfinished", left_out.unfinished): left_out.unfinished,
        counted("one taken over", "{count} taken over", left_out.taken_over): left_out.taken_over,
        counted("one changed", "{count} changed", left_out.changed): left_out.changed,
        counted("one copy", "{count} copies", left_out.copies): left_out.copies,
    }
    told = listed([words for words, count in parts.items() if count])
    return _("Not counted: {matches}", matches=told) if told else ""


class Unfinished(NamedTuple):
    """A saved match that can go on."""

    game: str
    seats: tuple[Seat, ...]

    @property
    def people(self) -> bool:
        """True if a person plays in it."""
        return any(seat.kind == HUMAN for seat in self.seats)


def unfinished(path: Path) -> Unfinished | None:
    """A saved match that can go on; reads the file without replaying it."""
    try:
        kept = parse_json(read_file(path))
        if kept["program"] == PROGRAM and kept["outcome"] is None:
            seats = tuple(Seat(str(seat.get("kind")), name_of(str(seat["name"]))) for seat in kept["seats"])
            return Unfinished(str(kept["game"]), seats)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        pass
    return None
