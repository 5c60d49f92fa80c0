"""Random walks through any registered game, for the suite that holds every game to the contract."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from tabletop import paths
from tabletop.games import GAMES
from tabletop.games.cat_quest.model import CatQuestState, cats_of
from tabletop.games.kardashev.model import KardashevState
from tabletop.games.nine_lives.model import NineLivesState
from tabletop.games.paw_of_duty.model import CARDS, PawState
from tabletop.games.space_kitties.model import SpaceKittiesState
from tabletop.kernel.game import Game, Options
from tabletop.kernel.rng import Rng

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 20_000
"""More actions than any game may take."""

TABLES = [(game_id, seats) for game_id, game in GAMES.items() for seats in game.info.seats]


def _nine_lives_pieces(s: NineLivesState) -> list[int]:
    on_table = [play.card for place, play in enumerate(s.plays) if not s.gone >> place & 1]
    return [*chain(*s.hands, *s.lives), *s.discards, *s.removed, *on_table]


def _paw_of_duty_pieces(s: PawState) -> list[int]:
    """Tactic cards by their numbers, Kitties after them."""
    kitties = [*s.kitties, *s.offer, *chain(*s.squads, *s.captured), *s.removed]
    return [*chain(*s.hands), *s.deck, *s.discards, *s.aside, *(CARDS + kitty for kitty in kitties)]


def _space_kitties_pieces(s: SpaceKittiesState) -> list[int]:
    """Journey cards and commander cards; those at home are not in any pile."""
    at_home = [142 + who for seat, who in enumerate(s.commanders) if s.home >> seat & 1]
    return [*chain(*s.hands, *s.quests, *s.lanes, *s.piles), *s.discards, *s.deck, *at_home]


def _cat_quest_pieces(s: CatQuestState) -> list[int]:
    cats = [cat for crew in s.crews for cat in cats_of(crew)]
    cats += [home for home, count in enumerate(s.homes) for _cat in range(count)]
    return [*cats, *(100 + dog for dog in (*s.row, *s.box, *s.removed))]


def _kardashev_pieces(s: KardashevState) -> list[int]:
    """Tiles are -1 wherever they lie; a colony piece is its owner, a fleet piece that and 100."""
    waiting = 2 * s.seats - sum(space >= 0 for space in (*s.homes, *s.seconds))
    found = [-1] * (len(s.bag) + bool(s.drawn) + s.explored.bit_count() + waiting)
    for seat in range(s.seats):
        colonies = sum(level for space, level in enumerate(s.colony_levels) if s.colonies[seat] >> space & 1)
        fleets = sum(level for space, level in enumerate(s.fleet_levels) if s.fleets[seat] >> space & 1)
        under_way = s.moving if seat == s.turn else 0
        found += [seat] * (colonies + s.colony_supply[seat])
        found += [100 + seat] * (fleets + under_way + s.fleet_supply[seat])
    return found


PIECES: dict[str, Callable[[Any], list[int]]] = {
    "nine-lives": _nine_lives_pieces,
    "paw-of-duty": _paw_of_duty_pieces,
    "space-kitties": _space_kitties_pieces,
    "cat-quest": _cat_quest_pieces,
    "kardashev": _kardashev_pieces,
}
"""Every piece of a position, wherever it lies; each game must have its own."""


def pieces(game_id: str, state: Any) -> Counter[int]:
    return Counter(PIECES[game_id](state))


def rulebook(game_id: str) -> str:
    return paths.rulebook(GAMES[game_id]).read_text(encoding="utf-8")


def every_option(game: Game, seats: int, seed: int) -> Options:
    """The options of a game, each with one of its values by the seed."""
    values: dict[str, Any] = {}
    for option in game.info.options:
        choices: list[Any] = [value for value, _words in option.choices]
        if not choices:
            choices = [False, True] if isinstance(option.default, bool) else list(range(-1, seats))
        allowed = [value for value in choices if option.allows(value, seats)]
        values[option.id] = allowed[seed % len(allowed)]
    return values


def walk(game: Game, seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Any, Any, Rng]]:
    """Yield every position of a random game with the action about to be done in it, the last one with None."""
    rng, chance = Rng(seed), random.Random(seed)
    state = game.setup(every_option(game, seats, seed) if options is None else options, seats, rng)
    for _step in range(LONGEST):
        actions = game.legal(state)
        if not actions:
            yield state, None, rng
            return
        action = chance.choice(actions)
        yield state, action, rng
        game.apply(state, action, rng)
    raise AssertionError(f"{game.info.id} with {seats} seats and seed {seed} does not end")


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
