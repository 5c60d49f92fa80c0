"""`tabletop arena`: how strong AIs are against each other, counted fairly.

Every deal is played once from each seat, so that luck of the deal and of the seat is the same for all. Seconds are the
processor's: a busy machine measures the same. Games are kept one by one, if a file is given: the same contest goes on
where it stopped.
"""

import json
import multiprocessing
import sys
from collections.abc import Iterator
from math import log10, sqrt
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tabletop.ai.bots import Mind
from tabletop.ai.levels import thinking
from tabletop.ai.worker import stand_back
from tabletop.base.errors import TabletopError
from tabletop.base.files import write_file
from tabletop.base.words import _
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Json
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State

SURE = 1.96
"""So many standard errors on either side hold 95 of 100 truths."""
BAR = 30
LONGEST = 20_000
"""Decisions after which a game is taken to go round in circles."""


class Contest(NamedTuple):
    """Which AIs play what."""

    game: str
    bots: tuple[str, ...]
    """Levels, or level:Name for one of the characters; cycled over the seats, and the first one is measured."""
    seats: int
    games: int
    seed: int

    @property
    def levels(self) -> list[str]:
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]


class Played(NamedTuple):
    """One game: what each bot got of the win, how often and how long it thought."""

    shares: list[float]
    decisions: list[int]
    seconds: list[float]
    rounds: int
    reason: str


def run(contest: Contest, jobs: int, out: Path | None) -> dict[str, Json]:
    """Play what is still to be played; the result as a JSON object."""
    for bot in contest.levels:
        thinking(contest.game, bot.partition(":")[0])  # or there is no such level
    kept = _kept(contest, out)
    waiting = [(contest, number) for number in range(contest.games) if str(number) not in kept]
    _show(contest, kept)
    for number, played in _play_all(waiting, jobs):
        kept[str(number)] = list(played)
        if out is not None:
            write_file(out, (json.dumps({**_named(contest), "played": kept}) + "\n").encode(), private=False)
        _show(contest, kept)
    print(file=sys.stderr)
    return summed(contest, {number: Played(*game) for number, game in kept.items()})


def _named(contest: Contest) -> dict[str, Json]:
    """What makes it another contest. More games are more of the same."""
    return {"game": contest.game, "bots": contest.levels, "seats": contest.seats, "seed": contest.seed}


def _kept(contest: Contest, out: Path | None) -> dict[str, Json]:
    if out is None or not out.exists():
        return {}
    try:
        told = json.loads(out.read_text(encoding="utf-8"))
        played: dict[str, Json] = told.pop("played")
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise TabletopError(_("{file} is no file of the arena.", file=out.name)) from problem
    if told != _named(contest):
        raise TabletopError(_("{file} holds another contest; choose a new file.", file=out.name))
    return {number: game for number, game in played.items() if int(number) < contest.games}


def _play_all(waiting: list[tuple[Contest, int]], jobs: int) -> Iterator[tuple[int, Played]]:
    if jobs == 1 or len(waiting) < 2:
        yield from map(_play, waiting)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, stand_back) as pool:
        yield from pool.imap_unordered(_play, waiting)


def _play(task: tuple[Contest, int]) -> tuple[int, Played]:
    """One game: deals come in groups of as many as there are seats, and everybody moves on a chair each time."""
    contest, number = task
    game = GAMES[contest.game]
    deal, turned = divmod(number, contest.seats)
    rng, thoughts = Rng(contest.seed * 1_000_003 + deal), Rng(contest.seed * 7_919 + number)
    named = (bot.partition(":") for bot in contest.levels)
    minds = [Mind(game, level, name, process_time) for level, _colon, name in named]
    state = game.setup({}, contest.seats, rng)
    decisions, seconds = [0] * contest.seats, [0.0] * contest.seats
    while (seat := game.to_act(state)) is not None:
        bot = (seat - turned) % contest.seats
        began = process_time()
        action = minds[bot].think(game.view(state, seat), thoughts).action
        seconds[bot] += process_time() - began
        decisions[bot] += 1
        game.apply(state, action, rng)
        if sum(decisions) > LONGEST:
            raise TabletopError(_("Game {number} of {game} does not end.", number=number, game=contest.game))
    outcome = game.outcome(state)
    assert outcome is not None
    won = [(seat - turned) % contest.seats for seat in outcome.winners]
    shares = [1.0 / len(won) if bot in won else 0.0 for bot in range(contest.seats)]
    return number, Played(shares, decisions, [round(one, 3) for one in seconds], _rounds(state), outcome.reason)


def _rounds(state: State) -> int:
    return int(getattr(state, "round", 0))


def summed(contest: Contest, played: dict[str, Played]) -> dict[str, Json]:
    """The win share of the first bot with its 95 % interval, what that is in Elo, and how long everybody thought."""
    games = len(played)
    won = sum(game.shares[0] for game in played.values())
    share = won / games if games else 0.0
    error = SURE * sqrt(share * (1 - share) / games) if games else 0.0
    reasons: dict[str, int] = {}
    for game in played.values():
        reasons[game.reason] = reasons.get(game.reason, 0) + 1
    times = []
    for bot in range(contest.seats):
        count = sum(game.decisions[bot] for game in played.values())
        times.append(round(sum(game.seconds[bot] for game in played.values()) / count, 4) if count else 0.0)
    return {
        **_named(contest),
        "games": games,
        "won": round(won, 2),
        "share": round(share, 3),
        "interval": [round(max(0.0, share - error), 3), round(min(1.0, share + error), 3)],
        "fair": round(1 / contest.seats, 3),
        "elo": round(400 * log10(share / (1 - share))) if 0 < share < 1 and contest.seats == 2 else None,
        "seconds_a_decision": times,
        "decisions_a_game": round(sum(sum(game.decisions) for game in played.values()) / games, 1) if games else 0,
        "rounds": round(sum(game.rounds for game in played.values()) / games, 1) if games else 0,
        "reasons": reasons,
    }


def _show(contest: Contest, kept: dict[str, Json]) -> None:
    """How far it is, on the terminal."""
    if not sys.stderr.isatty():
        return
    done = len(kept)
    filled = BAR * done // contest.games
    won = sum(game[0][0] for game in kept.values())
    bar = "#" * filled + "." * (BAR - filled)
    print(f"\r[{bar}] {done}/{contest.games}  {contest.levels[0]}: {won:g}", end="", file=sys.stderr, flush=True)
