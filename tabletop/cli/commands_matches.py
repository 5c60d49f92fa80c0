"""The command line about matches: tell them again, count them, hand them on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.words import _, counted, listed
from tabletop.cli.arguments import Asked, WrongWord, unknown
from tabletop.games.shelf import GAMES
from tabletop.kernel.facts import room_of
from tabletop.kernel.match import Match, level_words, name_of
from tabletop.kernel.saving import save
from tabletop.kernel.saving.save import ENDINGS
from tabletop.records import sharing
from tabletop.screens.shared import transcript
from tabletop.screens.shared.phrases import minutes, without_words

if TYPE_CHECKING:
    from tabletop.records.library import Library
    from tabletop.records.statistics import Favourite, Score, Tally

PICTURE = (1280, 720)
"""Pixels of a picture of a table."""
WRITTEN = save.PACKED, ".txt", ".png"
"""What a match can be written as: to go on with or to watch, to read, to look at."""
LAST, FAVOURITES, RIVALS = 10, 3, 5
"""So many results, favourites of a kind and rivals are told."""


def find_file(word: str) -> Path:
    """The file somebody means: a path, or the name of a saved match with or without its ending."""
    path = Path(word)
    if os.path.exists(path) or len(path.parts) != 1:
        return path
    kept = (paths.saves() / (word + ending) for ending in ("", *ENDINGS))
    return next((found for found in kept if os.path.isfile(found)), path)


# -- replay ----------------------------------------------------------------------------------------------


def replay(asked: Asked) -> int:
    """Tell a match again, as somebody may know it, or check that it is sound."""
    path = find_file(asked.words[0])
    if "--check" in asked.options and os.path.isfile(path):
        return _check(path)
    if {"--text", "--json"} <= asked.options.keys():
        raise WrongWord(_("--text and --json cannot both be: one is for people, the other for programs."))
    match = save.read(path, GAMES)
    seat = _seat(asked, match)
    start = asked.number("--from", 1, 1)
    if start > max(1, match.position):
        words = counted(
            "This match has only {count} decision, so it cannot begin with number {start}.",
            "This match has only {count} decisions, so it cannot begin with number {start}.",
            match.position,
            start=start,
        )
        raise WrongWord(words)
    if "--json" in asked.options:
        print(transcript.as_json(match, seat, start))
    else:
        print(transcript.as_text(match, seat, start))
    return 0


def _seat(asked: Asked, match: Match) -> int | None:
    """Whose eyes are asked for; None is a spectator's."""
    if "--seat" not in asked.options:
        return None
    number, most = asked.number("--seat", 1, 1), len(match.seats)
    if number > most:
        raise WrongWord(_("There is no seat {number}: the seats are 1 to {most}.", number=number, most=most))
    why_not = match.why_no_look(number - 1)
    if why_not is not None:
        raise TabletopError(why_not)
    return number - 1


def _check(path: Path) -> int:
    try:
        match = save.read(path, GAMES)
    except TabletopError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(
        counted(
            "This match is sound: its {count} decision leads to the position it holds.",
            "This match is sound: its {count} decisions lead to the position it holds.",
            match.position,
        )
    )
    return 0


# -- export and import -----------------------------------------------------------------------------------


def export(asked: Asked) -> int:
    """Write a match where somebody else can have it: as a file, in words or as a picture, as the name's ending says."""
    from tabletop.records import people, settings

    match = save.read(find_file(asked.words[0]), GAMES)
    seats = people.with_public_names(settings.read(paths.config() / "settings.json"), match.seats)
    name = sharing.suggested_name(match, save.PACKED, seats)
    target = Path(asked.words[1]) if len(asked.words) > 1 else Path(name)
    if os.path.isdir(target):
        target /= name
    ending = target.suffix.casefold()
    if not ending:
        ending, target = save.PACKED, target.with_name(target.name + save.PACKED)
    if ending not in WRITTEN:
        words = _("A match is not written as {ending}: choose a name that ends in {first}, {second} or {third}.")
        raise TabletopError(words.format(ending=target.suffix, first=WRITTEN[0], second=WRITTEN[1], third=WRITTEN[2]))
    if not os.path.isdir(target.parent):
        raise TabletopError(_("There is no folder {folder}.", folder=target.parent))
    if os.path.lexists(target):
        raise TabletopError(_("{path} is there already; choose another name.", path=target))
    if ending == ".txt":
        transcript.write_text(match, target, seats)
    elif ending == ".png":
        _write_picture(match, target)
    else:
        sharing.export(match, target)
    print(_("Written: {path}", path=target))
    return 0


def _write_picture(match: Match, target: Path) -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # it is painted where nobody sees it
    import pygame

    from tabletop.screens.shared.studio import Studio
    from tabletop.ui.render.theme import PALETTES
    from tabletop.window.display import start_display

    start_display()
    pygame.font.init()
    pygame.display.set_mode(PICTURE)
    sharing.write_picture(Studio(PALETTES["night"], PICTURE).picture(match), target)


def bring_in(asked: Asked) -> int:
    """Put matches from elsewhere among the saved ones; what is none is told, and the others come all the same."""
    wrong = 0
    for word in asked.words:
        try:
            found = sharing.bring_in(Path(word))
        except TabletopError as problem:
            if len(asked.words) == 1:
                raise
            print(_("{file}: {problem}", file=word, problem=problem), file=sys.stderr)
            wrong = 1
            continue
        words = _("Imported: {path}") if found.new else _("It was here already: {path}")
        print(words.format(path=found.path))
    return wrong


# -- stats -----------------------------------------------------------------------------------------------


def stats(asked: Asked) -> int:
    """How everybody's matches went, or somebody's in full; or all of it as a table for other programs."""
    from tabletop.records import settings
    from tabletop.records.library import open_library
    from tabletop.records.library_file import PATIENT

    library = open_library(settings.read(paths.config() / "settings.json"), PATIENT)
    library.refresh()
    people = library.people()
    word = name_of(asked.words[0]) if asked.words else ""
    person = library.present(word)
    if word and person not in people:
        raise unknown(
            _("Nobody called {name!r} has played here; those who have: {known}."), word, people or [_("nobody yet")]
        )
    if "--csv" in asked.options:
        print(sharing.as_csv(library, person), end="")
        return 0
    if person:
        library.learn(GAMES)
        print("\n".join(_in_full(library, library.tally(person))))
        return 0
    tallies = [library.tally(name) for name in people]
    lines = [_in_short(tally) for tally in tallies if tally.results]
    print("\n".join(lines or [_("Nobody has finished a match yet.")]))
    return 0


def _in_short(tally: Tally) -> str:
    games = [f"{_title(game)} {_share(score)}" for game, score in tally.games.items()]
    return _("{name}: {all}. {games}.", name=tally.person, all=_won(tally.all), games=", ".join(games))


def _in_full(library: Library, tally: Tally) -> Iterator[str]:
    yield _("{name}: {all}.", name=tally.person, all=_won(tally.all))
    without = without_words(library.left_out(tally.person))
    if without:
        yield _("{matches}.", matches=without)
    if not tally.results:
        return
    yield _("The last ones, the newest at the right: {strip}", strip=_strip(tally))
    best = tally.longest_streak
    if best > 1:
        yield _("Most in a row: {count}. {now}", count=best, now=_now(tally.streak)).rstrip()
    if tally.average_seconds:
        yield _("A match takes {time} on average.", time=minutes(tally.average_seconds))
    for game in tally.games:
        one = library.tally(tally.person, game)
        yield ""
        yield _("{game}: {all}. {strip}", game=_title(game), all=_won(one.all), strip=_strip(one))
        for level, score in one.levels.items():
            against = _("against {level}", level=level_words(level)) if level else _("among people")
            yield f"  {against}: {_won(score)}"
        yield from _favourites(one)
    if tally.rivals:
        yield ""
        yield _("Met most often:")
        for rival in tally.rivals[:RIVALS]:
            met = counted(
                "{name}: one match, {wins} won, {losses} lost", "{name}: {count} matches, {wins} won, {losses} lost",
                rival.games, name=rival.name, wins=rival.wins, losses=rival.losses,
            )  # fmt: skip
            shared = counted("one win shared", "{count} wins shared", rival.shared)
            yield "  " + (_("{met}, {shared}", met=met, shared=shared) if rival.shared else met)


def _favourites(tally: Tally) -> Iterator[str]:
    """What somebody had most often in a game, and how often they won with it."""
    for game in tally.games:
        room = room_of(GAMES[game]) if game in GAMES else None
        for kind, words in room.KINDS.items() if room is not None else ():
            those = [one for one in tally.favourites if one.kind == kind]
            first, more = those[:FAVOURITES], len(those) - FAVOURITES
            if room is not None and first:
                told = [_("{name} ({share})", name=room.told(kind, one.name), share=_share(one)) for one in first]
                told += [counted("one more", "{count} more", more)] if more > 0 else []
                yield f"  {words}: {listed(told)}"


def _title(game: str) -> str:
    return GAMES[game].info.short_title if game in GAMES else game


def _won(score: Score) -> str:
    if not score.games:
        return _("no match finished yet")
    share = round(100 * score.wins / score.games)
    return counted(
        "one match, {wins} won ({share} %)",
        "{count} matches, {wins} won ({share} %)",
        score.games,
        wins=score.wins,
        share=share,
    )


def _share(score: Score | Favourite) -> str:
    return _("{wins} of {games}", wins=score.wins, games=score.games)


def _strip(tally: Tally) -> str:
    won, lost = _("W"), _("L")
    return "".join(won if result.won else lost for result in tally.results[-LAST:])


def _now(streak: int) -> str:
    if streak > 1:
        return _("Now {count} in a row.", count=streak)
    return _("The last {count} were lost.", count=-streak) if streak < -1 else ""
