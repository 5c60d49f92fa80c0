"""Beginning, resuming and looking at matches."""

import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary, WeakSet

from tabletop.ai.levels import LEVELS
from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.files import Lock
from tabletop.base.words import _
from tabletop.cast.characters import CHARACTERS
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Json, OptionValue, read_options
from tabletop.kernel.match import AI, HUMAN, Match, Seat, level_words, name_of
from tabletop.kernel.saving import save
from tabletop.records import people
from tabletop.records.saves import new_path as new_path
from tabletop.screens import navigation
from tabletop.screens.shared import challenge
from tabletop.ui.shell import Shell

if TYPE_CHECKING:
    from tabletop.records.badges import Badge

BOT_NAMES = tuple(character.name for character in CHARACTERS)
LARGEST_SEED = 999_999_999
MOST_PEOPLE = 12
"""How many names of people are kept."""
_begun: WeakKeyDictionary[Match, Path] = WeakKeyDictionary()
"""Matches that were not over when somebody sat down to them, and their files."""
_ended: WeakSet[Match] = WeakSet()
"""Those of them that are counted."""


class Setup(NamedTuple):
    """Who plays what, with which options."""

    game: str
    seats: tuple[Seat, ...]
    """For an AI without a name chance picks one of the program's cats."""
    options: dict[str, OptionValue]
    seed: int | None
    """None for a fresh one."""


def default_setup(shell: Shell, game: str) -> Setup:
    """The last setup of this game, or you against three AIs, or as many as it has chairs for."""
    return with_me(shell, _remembered(shell.settings.setups.get(game), game) or first_setup(game))


def drafted_setup(shell: Shell, game: str) -> Setup:
    """What was chosen for this game and not begun, or the last setup."""
    kept: Json = shell.settings.drafts.get(game)
    draft = _remembered(kept, game)
    if draft is None:
        return default_setup(shell, game)
    seed = kept.get("seed")
    draft = draft._replace(seed=seed if type(seed) is int and seed in save.SEEDS else None)
    return draft if kept.get("person") == shell.settings.person else with_me(shell, draft)


def keep_draft(shell: Shell, setup: Setup) -> None:
    """Keep a setup that was not begun, for the next time this game is set up."""
    shell.settings.drafts[setup.game] = {**_kept(setup), "seed": setup.seed, "person": shell.settings.person}
    shell.keep_settings()


def _kept(setup: Setup) -> dict[str, Json]:
    """As it is written into the settings."""
    return {"seats": [[seat.kind, name_of(seat.name), seat.level] for seat in setup.seats], "options": setup.options}


def with_me(shell: Shell, setup: Setup) -> Setup:
    """The same with the current person on the only person's chair; for a cat of that name chance picks another."""
    alone = [place for place, seat in enumerate(setup.seats) if seat.kind == HUMAN]
    if len(alone) != 1 or not shell.settings.person:
        return setup
    name = people.current_name(shell.settings)
    seats = [seat._replace(name="") if seat.name.casefold() == name.casefold() else seat for seat in setup.seats]
    seats[alone[0]] = seats[alone[0]]._replace(name=name)
    return setup._replace(seats=tuple(seats))


def first_setup(game: str, rivals: int = 3) -> Setup:
    """You against so many easy AIs, or as many as there are chairs."""
    bots = min(rivals, GAMES[game].info.seats[-1] - 1)
    seats = (Seat(HUMAN, _("You")), *(Seat(AI, name, "easy") for name in BOT_NAMES[:bots]))
    return Setup(game, seats, {}, None)


def _remembered(kept: Json, game: str) -> Setup | None:
    """A setup from the settings file, if it still makes sense."""
    try:
        seats = tuple(Seat(str(kind), name_of(str(name)), known(str(level))) for kind, name, level in kept["seats"])
        options = dict(kept["options"])
        read_options(GAMES[game].info, options, len(seats))
    except (TypeError, ValueError, KeyError, TabletopError):
        return None
    return Setup(game, seats, options, None) if all(seat.kind in (HUMAN, AI) for seat in seats) else None


def begin(shell: Shell, setup: Setup, besides: Mapping[str, OptionValue] | None = None) -> None:
    """Keep the setup for the next time and sit down to it; options `besides` are for this match only.

    A draft is dropped once another setup than the last one is begun.
    """
    settings = shell.settings
    shell.say_at_once(_("The table is being laid\u2026"))
    setup = setup._replace(seats=tuple(seat._replace(name=name_of(seat.name)) for seat in setup.seats))
    if setup != default_setup(shell, setup.game):
        settings.drafts.pop(setup.game, None)
    humans = [seat.name for seat in setup.seats if seat.kind == HUMAN]
    if humans:  # a match that is only watched is not kept
        settings.setups[setup.game] = _kept(setup)
    if len(humans) > 1:
        names = [name for name in humans if not nameless(name)]
        settings.people = list(dict.fromkeys([*names, *settings.people]))[:MOST_PEOPLE]
    elif humans and not nameless(humans[0]):
        settings.person = people.find(settings, humans[0]).name
    shell.keep_settings()
    seed = random.SystemRandom().randint(1, LARGEST_SEED) if setup.seed is None else setup.seed
    seats = _dealt(_named(setup.seats))
    match = Match(GAMES[setup.game], seats, {**setup.options, **(besides or {})}, seed)
    match.began = int(time.time())
    sit_down(shell, match, new_path(setup.game))


def numbered(place: int) -> str:
    """The name, among others, of a person who has given none."""
    return _("Player {number}", number=place + 1)


def nameless(name: str) -> bool:
    """True for the names that stand for a person without one."""
    return name in ("", _("You"), *map(numbered, range(9)))


def _named(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Where several people play "You" becomes "Player 1" or the next free number."""
    if sum(seat.kind == HUMAN for seat in seats) < 2:
        return seats
    taken = {seat.name for seat in seats}
    name = next(name for name in map(numbered, range(99)) if name not in taken)
    return tuple(seat._replace(name=name) if seat.name == _("You") else seat for seat in seats)


def _dealt(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """AIs without a name become cats of the program that sit nowhere else, picked by chance."""
    taken = {seat.name.casefold() for seat in seats}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    random.SystemRandom().shuffle(free)
    return tuple(seat if seat.name else seat._replace(name=free.pop() if free else BOT_NAMES[0]) for seat in seats)


def resume(shell: Shell, path: Path) -> None:
    """Go on with a saved match, or with a copy of it if it is open elsewhere; raises TabletopError with a sentence."""
    shell.say_at_once(_("The table is being laid\u2026"))
    lock = Lock(path)
    free = lock.take()
    try:
        match = save.read(path, GAMES)
    finally:
        lock.release()
    if not free:
        path = new_path(match.game.info.id)
        shell.notify(_("This match is open in another Tabletop: here a copy of it goes on."))
    match.seats = _named(match.seats)
    strange = [seat for seat in match.seats if seat.level != known(seat.level)]
    if strange:
        match.seats = tuple(seat._replace(level=known(seat.level)) for seat in match.seats)
        words = _("This Tabletop does not know the AI level {level!r}: {name} plays {known}.")
        shell.notify(words.format(level=strange[0].level[:20], name=strange[0].name, known=level_words(LEVELS[-1])))
    sit_down(shell, match, path, copy=not free)


def open_saved(shell: Shell, path: Path) -> None:
    """Go on with a saved match, or watch one that is over; what is wrong with it is told."""
    try:
        match = save.read(path, GAMES)
        if match.outcome is None:
            resume(shell, path)
        else:
            navigation.open_replay(shell, match, path)
    except TabletopError as problem:
        tell_damaged(shell, problem)


def known(level: str) -> str:
    """The AI level, or the strongest for one that this version does not know."""
    return level if level in ("", *LEVELS) else LEVELS[-1]


def tell_damaged(shell: Shell, problem: TabletopError) -> None:
    """Say why a saved match cannot go on, and that its file is kept."""
    from tabletop.ui.widgets.dialog import tell

    words = _("{problem} The file is kept; only you can delete it.", problem=problem)
    tell(shell, _("This match cannot be opened"), words, icon="warning")


def sit_down(shell: Shell, match: Match, path: Path, copy: bool = False) -> None:
    """Open the table for a match; a `copy` is saved once something is played in it."""
    shell.settings.game = match.game.info.id
    if match.outcome is None:
        _begun[match] = path
    navigation.open_table(shell, match, path, copy)


def finish(shell: Shell, match: Match) -> list[tuple[str, "Badge"]]:
    """Count a match that is over, once and only if people played all of it; returns who has earned which badges.

    One that was over when somebody sat down to it is not counted.
    """
    path = _begun.get(match)
    if path is None:
        return []
    if path.parent == paths.saves():
        from tabletop.kernel.facts import facts_of
        from tabletop.records.library import open_library

        open_library().record(path.name, match, facts_of(match))
    names = [seat.name for seat in match.seats if seat.kind == HUMAN]
    if names and match.branch is None and match not in _ended:
        _ended.add(match)
        shell.settings.matches_played += 1
        game = match.game.info.id
        for name in (people.find(shell.settings, name).name for name in names):
            counts = shell.settings.played.get(name)
            known = counts if isinstance(counts, dict) else {}
            shell.settings.played[name] = {**known, game: shell.settings.matches_of(name, game) + 1}
        challenge.keep(shell.settings, match)
        shell.keep_settings()
    return [(name, badge) for name in names for badge in _earned(shell, name, path)]


def _earned(shell: Shell, name: str, path: Path) -> list["Badge"]:
    """The badges the match of a file has earned somebody; none if it does not count."""
    from tabletop.records.badges import won_now
    from tabletop.records.library import open_library

    library = open_library(shell.settings)
    played = library.played(people.find(shell.settings, name).name)
    if library.stands_in or not played or played[-1].file != path.name:  # without the real library nothing is known
        return []
    return won_now(played)
