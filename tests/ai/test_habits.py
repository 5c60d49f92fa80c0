"""What a person notices at once in somebody who sees one move only: counted in games of `greedy` and of `normal`."""

from collections import defaultdict
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from tabletop.ai.bots import SURE, Mind
from tabletop.games.cat_quest.rules import events as quest
from tabletop.games.kardashev.rules import events as worlds
from tabletop.games.kardashev.rules.content import ANTIMATTER, SALVAGE_DRONE, WARP_DRIVE
from tabletop.games.paw_of_duty.rules import events as street
from tabletop.games.paw_of_duty.rules.model import END_TURN, PLAYS
from tabletop.games.shelf import GAMES
from tabletop.games.space_kitties.rules import events as journeys
from tabletop.kernel.rng import Rng

pytestmark = pytest.mark.strength


def games_of(
    game_id: str, level: str, games: int, seed: int = 1, seats: int = 2
) -> Iterator[tuple[int, Any, Any, Any, list[Any]]]:
    """Decisions of two of a level: number of the game, position afterwards, what could be done, thoughts, happened."""
    game = GAMES[game_id]
    for number in range(games):
        rng, thoughts = Rng(number), Rng(1000 + number)
        s = game.setup({}, 2, rng)
        minds = [Mind(game, level) for _seat in range(2)]
        while (seat := game.to_act(s)) is not None:
            legal = game.legal(s)
            report = minds[seat].think(game.view(s, seat), thoughts)
            yield number, s, legal, report, game.apply(s, report.action, rng)


def space_kitties(level: str, games: int) -> dict[str, float]:
    turns, idle, highest, busy = 0, 0, defaultdict(int), False
    for number, s, _legal, _report, happened in games_of("space-kitties", level, games):
        for event in happened:
            busy |= isinstance(event, journeys.Played)
            if isinstance(event, journeys.Began):
                turns, idle, busy = turns + 1, idle + (not busy), False
        highest[number] = max(highest[number], *map(len, s.lanes))
    return {"turns without a card on a pile": idle / turns, "highest lane": mean(highest.values())}


def kardashev(level: str, games: int) -> dict[str, float]:
    first, left, buried, used = {}, {}, 0, 0
    for number, s, _legal, _report, happened in games_of("kardashev", level, games):
        for event in happened:
            match event:
                case worlds.Bury():
                    buried += 1
                case worlds.Build():
                    first.setdefault((number, event.seat), s.round)
                case worlds.Use(technology=which) | worlds.Learn(technology=which) | worlds.Research(technology=which):
                    used += which in (ANTIMATTER, WARP_DRIVE, SALVAGE_DRONE)
        left[number] = sum(s.resources) / 2
    return {
        "round of the first colony": mean(first.values()),
        "resources left at the end": mean(left.values()),
        "tiles buried": buried / games,
        "games until Antimatter, Warp Drive or Salvage Drone is used": games / max(1, used),
    }


def cat_quest(level: str, games: int) -> dict[str, float]:
    battles = vain = beaten = 0
    for *_rest, happened in games_of("cat-quest", level, games):
        for event in happened:
            match event:
                case quest.Battle():
                    battles, beaten = battles + 1, 0
                case quest.Beat():
                    beaten += 1
                case quest.Lose():
                    vain += not beaten
    return {"battles in which no Dog was beaten": vain / battles}


def paw_of_duty(level: str, games: int) -> dict[str, float]:
    turns = wasted = 0
    for _number, _s, legal, report, happened in games_of("paw-of-duty", level, games):
        turns += sum(isinstance(event, street.Began) for event in happened)
        won = min((move.value for move in report.moves if move.visits), default=0.0) >= SURE
        wasted += report.action == END_TURN and any(play in legal for play in PLAYS) and not won
    return {"turns ended with a card that could be played, though not all was won": wasted / turns}


@pytest.mark.parametrize(
    ("counted", "games", "less"),
    [(space_kitties, 8, 0.95), (kardashev, 5, 0.9), (cat_quest, 60, 0.5), (paw_of_duty, 12, 0.7)],
)
def test_what_is_noticed_in_greedy_is_rarer_in_normal(counted, games, less):
    greedy, normal = counted("greedy", games), counted("normal", games)
    for habit, often in greedy.items():
        assert normal[habit] <= less * often, f"{habit}: {often:.2f} with greedy, {normal[habit]:.2f} with normal"
