"""Golden playthroughs: whole games written down, to be replayed to the byte.

Run `python tests/playthroughs/record.py` from the root of the project to write them anew, and read what
changed: every difference is a change of the rules, of an event or of a save.
"""

import json
from pathlib import Path
from typing import Any

from tabletop.games.shelf import GAMES
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng

FOLDER = Path(__file__).resolve().parent

PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "nine-lives-2": ("nine-lives", 2, {}, 2),
    "nine-lives-3": ("nine-lives", 3, {"lives_never_forced": True}, 33),
    "nine-lives-4": ("nine-lives", 4, {"first": 2}, 4),
    "nine-lives-6": ("nine-lives", 6, {}, 6),
    "paw-of-duty-control": ("paw-of-duty", 2, {}, 23),
    "paw-of-duty-power": ("paw-of-duty", 2, {"first": 1}, 22),
    "paw-of-duty-tie-break": ("paw-of-duty", 2, {}, 17),
    "space-kitties-2": ("space-kitties", 2, {"short": True, "commander_1": "kattway"}, 72),
    "space-kitties-4": ("space-kitties", 4, {"commander_2": "felicette"}, 49),
    "space-kitties-8": ("space-kitties", 8, {"first": 3}, 98),
    "cat-quest-2": ("cat-quest", 2, {"round_limit": 20}, 2),
    "cat-quest-3": ("cat-quest", 3, {"order": "clockwise", "round_limit": 20}, 3),
    "cat-quest-4": ("cat-quest", 4, {"first": 2}, 4),
    "crazy-eights-3": ("crazy-eights", 3, {}, 8),
    "kardashev-2": ("kardashev", 2, {"rounds": 12}, 2),
    "kardashev-3": ("kardashev", 3, {"roles": "chosen", "first": 1, "rounds": 12}, 3),
}
"""Game, seats, options and seed of each file."""


def choose(game_id: str, seats: int, options: dict[str, Any], seed: int) -> list[str]:
    """The texts of a game's actions, chosen by chance."""
    game, rng, chance = GAMES[game_id], Rng(seed), Rng(seed + 1)
    state = game.setup(options, seats, rng)
    texts = []
    while actions := game.legal(state):
        action = chance.choice(actions)
        texts.append(str(action))
        game.apply(state, action, rng)
    return texts


def tell(game_id: str, seats: int, options: dict[str, Any], seed: int, actions: list[str]) -> str:
    """The text of a playthrough: what was done, what came of it, where it ended."""
    game, rng = GAMES[game_id], Rng(seed)
    state = game.setup(options, seats, rng)
    first = game.dump(state)
    steps = []
    for text in actions:
        turn = game.to_act(state)
        events = game.apply(state, game.parse(text), rng)
        steps.append([turn, text, [_told(event) for event in events]])
    head = {"game": game_id, "seats": seats, "options": options, "seed": seed}
    outcome = game.outcome(state)
    tail = {"rng": rng.dump(), "state": game.dump(state), "outcome": outcome and list(outcome)}
    lines = [f"{_json(key)}: {_json(value)}" for key, value in {**head, "start": first, **tail}.items()]
    told = ",\n  ".join(_json(step) for step in steps)
    return "{\n" + ",\n".join(lines) + ',\n"steps": [\n  ' + told + "\n]\n}\n"


def _told(event: Event) -> list[Any]:
    """An event's name and its fields; what is left out is as it is for most."""
    facts = {name: value for name, value in event.facts().items() if value is not None and value is not False}
    return [type(event).__name__, facts]


def _json(value: Any) -> str:
    return json.dumps(value, separators=(", ", ":"))


def retell(text: str) -> str:
    """What a playthrough's text would be if its actions were done now."""
    told = json.loads(text)
    actions = [step[1] for step in told["steps"]]
    return tell(told["game"], told["seats"], told["options"], told["seed"], actions)


if __name__ == "__main__":
    for name, table in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.json").write_text(tell(*table, choose(*table)), encoding="utf-8", newline="\n")
        print(f"{name}.json")
