"""How somebody's matches against the program went, and which level to try."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.ai.levels import LEVELS, OFFERED
from tabletop.base.words import _, counted
from tabletop.kernel.game import GameInfo
from tabletop.kernel.match import AI, HUMAN, Match, Seat, level_words
from tabletop.records.people import find
from tabletop.records.settings import Settings

REMEMBERED = 10
"""How many results of a person in a game are kept."""
WON, LOST = 3, 4
"""So many in a row, all won or all lost, speak for another level: at a full table losing is no wonder."""


class Challenge(NamedTuple):
    """Another level somebody might like better."""

    level: str
    words: str


def keep(settings: Settings, match: Match) -> None:
    """Store the result of a finished match against the program for everybody who played it."""
    level = max((seat.level for seat in match.seats if seat.kind == AI), key=_rank, default="")
    outcome, game = match.outcome, match.game.info.id
    if not level or outcome is None:
        return
    for place, seat in enumerate(match.seats):
        if seat.kind == HUMAN:
            name = find(settings, seat.name).name
            results = [*settings.results_of(name, game), (level, place in outcome.winners)][-REMEMBERED:]
            known = settings.results.get(name)
            games = known if isinstance(known, dict) else {}
            settings.results[name] = {**games, game: [list(result) for result in results]}


def _rank(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def suggested(settings: Settings, game: str, seats: Sequence[Seat]) -> Challenge | None:
    """The level to suggest to the first person, who has won or lost often against the level of these cats."""
    person = next((seat.name for seat in seats if seat.kind == HUMAN), "")
    levels = {seat.level for seat in seats if seat.kind == AI}
    level = levels.pop() if len(levels) == 1 else ""
    if not person or level not in OFFERED:
        return None
    place, results = OFFERED.index(level), settings.results_of(person, game)
    if results[-WON:] == [(level, True)] * WON and place + 1 < len(OFFERED):
        words, other = _("{name} won the last three against {level}: try {other}?"), OFFERED[place + 1]
    elif results[-LOST:] == [(level, False)] * LOST and place > 0:
        words, other = _("{name} lost the last four against {level}: try {other}?"), OFFERED[place - 1]
    else:
        return None
    return Challenge(other, words.format(name=person, level=level_words(level), other=level_words(other)))


def record(settings: Settings, info: GameInfo, person: str, alone: bool) -> str:
    """What is known of a person who sits down to a game, in a few sentences."""
    count, results = settings.matches_of(person, info.id), settings.results_of(person, info.id)
    won, game = sum(won for _level, won in results), info.short_title
    words = [_("Plays at this screen, with mouse, keys or gamepad.")]
    if not alone and info.secrets:
        words.append(_("Between two people a curtain hides what only one of them may see."))
    if count:
        words.append(counted("One match of {game} played.", "{count} matches of {game} played.", count, game=game))
    if len(results) > 1:
        words.append(_("Of the last {count} against cats of the program, {won} won.", count=len(results), won=won))
    return " ".join(words)
