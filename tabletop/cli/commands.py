"""What the command line can do besides opening the menu."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.ai.levels import LEVELS
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.cli.arguments import Asked, WrongWord, unknown
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Game, read_options
from tabletop.kernel.match import AI, HUMAN, Seat, name_of
from tabletop.kernel.saving import save
from tabletop.screens import navigation

if TYPE_CHECKING:
    from tabletop.window.app import App

HELP = _("""\
Games about cats and space, at one table.

  tabletop                         open the program
  tabletop play [GAME]             sit down at once: you against AIs, or as you played last
      --seats human:Ann,ai:easy    who plays: human[:NAME] or ai[:LEVEL[:NAME]]
      --seed N                     the same seed deals the same cards
      --load FILE                  go on with a saved match
      --mute                       without a sound
  tabletop [open] FILE ...         open a match somebody sent, or put several among the saved ones
  tabletop simulate GAME           let AIs play each other; prints one JSON object
      --seats N --games K --seed S --bots random,easy
  tabletop arena GAME              measure AIs against each other: win share, interval, Elo, seconds
      --bots hard,normal --seats N --games K --seed S --jobs J
      --out FILE                   keep every game there; the same line goes on where it stopped
  tabletop train GAME              learn what traits of a position are worth, from games of AIs (needs numpy)
      --games K --seed S --seats 2,3
      --bots easy,normal           who plays: games of each in turn; habit is who does not think at all
      --chances                    learn instead how sure one can be of who wins, for the story after a game
  tabletop replay FILE             tell a saved match again, as somebody who watches knows it
      --seat N --from N            as the seat of this number knows it; from this decision on
      --text | --json              in sentences, or for other programs
      --check                      only check that it is sound
  tabletop stats [PERSON]          how everybody's matches went, or somebody's in full
      --csv                        every seat of every finished match, for spreadsheets
  tabletop export MATCH [FILE]     write a match as one small file to hand on; .txt tells it, .png shows it
  tabletop import FILE ...         put matches from elsewhere among the saved ones
  tabletop rules GAME [--html]     print a rulebook as Markdown, or as one HTML page with its pictures
  tabletop bench [NAME ...]        measure the program against bare yardsticks [--json]
  tabletop doctor                  versions, drivers and folders
  tabletop licences                what comes with the program, and under which licences
  tabletop --version

Games: {games}.
AI levels: {levels}.""")


def run(asked: Asked) -> int:
    """Do any command but play; the exit code."""
    if asked.command == "help":
        print(HELP.format(games=", ".join(GAMES), levels=", ".join(LEVELS)))
        return 0
    if asked.command == "simulate":
        return _simulate(asked)
    if asked.command == "arena":
        return _arena(asked)
    if asked.command == "train":
        return _train(asked)
    if asked.command in ("replay", "stats", "export", "import"):
        return _about_matches(asked)
    if asked.command == "rules":
        return _rules(asked)
    if asked.command == "bench":
        from tabletop.cli.bench import run as bench

        return bench.run(asked.words, "--json" in asked.options)
    if asked.command == "licences":
        from tabletop.base import licences

        print(licences.written())
        return 0
    from tabletop.cli import doctor

    print("\n".join(doctor.examine()))
    return 0


def _about_matches(asked: Asked) -> int:
    from tabletop.cli import commands_matches

    return {
        "replay": commands_matches.replay,
        "stats": commands_matches.stats,
        "export": commands_matches.export,
        "import": commands_matches.bring_in,
    }[asked.command](asked)


def find_game(name: str) -> Game:
    """The game of this id; raises WrongWord with a sentence."""
    if name in GAMES:
        return GAMES[name]
    raise unknown(_("There is no game {name!r}: there is {known}."), name, GAMES)


# -- play ----------------------------------------------------------------------------------------------


def read_play(asked: Asked) -> Callable[[App], None]:
    """What to do once the menu stands; everything that can be wrong is found before a window opens.

    Not so with files that were opened: whoever clicked one sees no terminal, so what is wrong is told in the window.
    """
    if asked.command == "open":
        return partial(navigation.open_files, files=[os.path.abspath(word) for word in asked.words])
    if "--load" in asked.options:
        return _read_load(asked)
    if not asked.words:
        option = next((option for option in asked.options if option != "--mute"), "")
        if not option:
            return lambda app: None
        example = next(iter(GAMES))
        raise WrongWord(_("{option} needs a game to play, such as {game}.", option=option, game=example))
    game = find_game(asked.words[0])
    seats = read_seats(asked.options["--seats"]) if "--seats" in asked.options else None
    if seats is not None:
        read_options(game.info, {}, len(seats))
    seed = asked.number("--seed", 0) if "--seed" in asked.options else None

    def sit_down(app: App) -> None:
        from tabletop.screens.shared import matches

        setup = matches.default_setup(app, game.info.id)
        if seats is not None:
            setup = setup._replace(seats=tuple(seats), options={})
        matches.begin(app, setup._replace(seed=seed))

    return sit_down


def _read_load(asked: Asked) -> Callable[[App], None]:
    path = Path(asked.options["--load"])
    for option in ("--seats", "--seed"):
        if option in asked.options:
            raise WrongWord(_("A saved match has its own {option}.", option=option.removeprefix("--")))
    match = save.read(path, GAMES)
    if asked.words and find_game(asked.words[0]) is not match.game:
        raise WrongWord(_("That match is {title}.", title=match.game.info.title))

    def sit_down(app: App) -> None:
        from tabletop.screens.shared import matches

        matches.resume(app, path)  # read again, now that nobody else can change it

    return sit_down


def read_seats(text: str) -> list[Seat]:
    """Who sits where: `human:Ann,ai:easy:Mimi`; raises WrongWord with a sentence."""
    chairs = [chair.strip().split(":") for chair in text.split(",")]
    for chair in chairs:
        if chair[0] not in (HUMAN, AI) or len(chair) > (2 if chair[0] == HUMAN else 3):
            raise WrongWord(
                _("{chair!r} is no seat: write human, human:Ann, ai, ai:easy or ai:easy:Mimi.", chair=":".join(chair))
            )
        if chair[0] == AI and chair[1:] and chair[1] not in LEVELS:
            raise unknown(_("There is no AI level {name!r}: there is {known}."), chair[1], LEVELS)
    return _name_seats(chairs)


def _name_seats(chairs: list[list[str]]) -> list[Seat]:
    """Everybody gets a name of their own; those given stay as they are, as far as they can be shown."""
    from tabletop.screens.shared.matches import BOT_NAMES

    given = [name_of(chair[-1]) if len(chair) == (2 if chair[0] == HUMAN else 3) else "" for chair in chairs]
    twice = [name for name in given if name and given.count(name) > 1]
    if twice:
        raise WrongWord(_("Two seats cannot both be called {name}.", name=twice[0]))
    alone = sum(chair[0] == HUMAN for chair in chairs) == 1
    names = {
        HUMAN: _names([_("You")] if alone else [], _("Player {number}"), given),
        AI: _names(BOT_NAMES, _("Robot {number}"), given),
    }
    seats = []
    for chair, name in zip(chairs, given, strict=True):
        level = "" if chair[0] == HUMAN else (chair[1:2] or ["easy"])[0]
        seats.append(Seat(chair[0], name or next(names[chair[0]]), level))
    return seats


def _names(first: Iterable[str], more: str, taken: list[str]) -> Iterator[str]:
    """Names that are free: of the first ones, then numbered ones."""
    numbered = (more.format(number=number) for number in count(1))
    return (name for name in chain(first, numbered) if name not in taken)


# -- simulate ------------------------------------------------------------------------------------------


def _simulate(asked: Asked) -> int:
    from tabletop.ai.simulation import simulate

    game = find_game(asked.words[0])
    seats = asked.number("--seats", min(4, game.info.seats[-1]), 1)
    read_options(game.info, {}, seats)
    bots = asked.options.get("--bots", "random").split(",")
    games, seed = asked.number("--games", 100, 1), asked.number("--seed", 1)
    print(json.dumps(simulate(game, seats, games, seed, bots)))
    return 0


# -- arena and train ----------------------------------------------------------------------------------------


def _arena(asked: Asked) -> int:
    from tabletop.ai.tools import arena

    game = find_game(asked.words[0])
    seats = asked.number("--seats", game.info.seats[0], 1)
    read_options(game.info, {}, seats)
    bots = asked.options.get("--bots", "easy,random").split(",")
    contest = arena.Contest(
        game.info.id, tuple(bots), seats, asked.number("--games", 100, 1), asked.number("--seed", 1)
    )
    out = Path(asked.options["--out"]) if "--out" in asked.options else None
    print(json.dumps(arena.run(contest, asked.number("--jobs", 1, 1), out)))
    return 0


def _train(asked: Asked) -> int:
    game = find_game(asked.words[0])
    try:
        from tabletop.ai.tools import calibrate, train
    except ImportError:
        words = _("Learning needs numpy, which is not here: a built Tabletop has none, one run from its source can.")
        raise TabletopError(words) from None
    counts = asked.options.get("--seats", str(game.info.seats[0])).split(",")
    for word in counts:
        if not word.isdigit():
            raise WrongWord(_("--seats needs numbers of seats such as 2,3, not {text!r}.", text=word))
        read_options(game.info, {}, int(word))
    games, seed = asked.number("--games", 300, 10), asked.number("--seed", 1)
    numbers = [int(word) for word in counts]
    if "--chances" in asked.options:
        lines = calibrate.run(game, numbers, games, seed)
    else:
        lines = train.run(game, numbers, games, seed, asked.options.get("--bots", "easy").split(","))
    print("\n".join(lines))
    return 0


# -- rules ---------------------------------------------------------------------------------------------


def _rules(asked: Asked) -> int:
    from tabletop.cli import printing

    game = find_game(asked.words[0])
    print(printing.as_html(game) if "--html" in asked.options else printing.as_markdown(game))
    return 0
