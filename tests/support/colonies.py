"""Positions of Kardashev written by hand, for its tests.

Spaces are named by row a to i and place 1 to 9, e5 being the middle: c5, d5, e5, f5 and g5 lie in a line.
"""

import json
from pathlib import Path
from typing import TypeVar

from tabletop.base.errors import Refusal
from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.board import NAMES, axial, spaces
from tabletop.games.kardashev.rules.content import (
    COLLECTOR,
    DESTROYED,
    HOME_TILES,
    KIND_LETTERS,
    MILITARY,
    SECOND_TILES,
    WARLORD,
    fresh_bag,
)
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.kernel.events import Event
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng

EventT = TypeVar("EventT", bound=Event)
GAME = Kardashev()
BY_NAME = {name: space for space, name in enumerate(NAMES) if name}
LOST = Path(__file__).with_name("kardashev_lost_match.json")
HOMES = {2: (("b5", "c5"), ("h5", "g5")), 3: (("a5", "b5"), ("i5", "h5"), ("e1", "e2"))}


def tile(text: str) -> int:
    """FM is a Hybrid tile of Food and Matter, X the Military symbol, # a destroyed tile."""
    if text == "#":
        return DESTROYED
    return sum(MILITARY if letter == "X" else 1 << KIND_LETTERS.index(letter) for letter in text)


def sky(
    tiles: str = "",
    colonies: tuple[str, ...] = ("b5:1", "h5:1"),
    fleets: tuple[str, ...] = ("", ""),
    have: tuple[str, ...] = ("", ""),
    known: tuple[str, ...] = ("", ""),
    roles: tuple[int, ...] | None = None,
    bag: str | None = None,
    turn: int = 0,
) -> KardashevState:
    """The first round's third phase of somebody's turn. One text for each seat: `d5:2` is a level 2 piece."""
    seats = len(colonies)
    s = KardashevState(seats, 20, 0, fresh_bag() if bag is None else [tile(text) for text in bag.split()])
    s.round, s.turn, s.base, s.research = 1, turn, 2, 2
    s.roles = list(roles or (COLLECTOR, WARLORD, 1)[:seats])
    for seat, (home, second) in enumerate(HOMES[seats]):
        s.homes[seat], s.seconds[seat] = BY_NAME[home], BY_NAME[second]
        _lay(s, home, HOME_TILES[s.roles[seat]])
        _lay(s, second, SECOND_TILES[s.roles[seat]])
    for text in tiles.split():
        name, _colon, face = text.partition(":")
        _lay(s, name, tile(face))
    for seat in range(seats):
        _put(s, seat, colonies[seat], s.colonies, s.colony_levels, s.colony_supply)
        _put(s, seat, fleets[seat], s.fleets, s.fleet_levels, s.fleet_supply)
        for kind, letter in enumerate(KIND_LETTERS):
            s.resources[3 * seat + kind] = have[seat].count(letter) if seat < len(have) else 0
        if seat < len(known):
            s.known[seat] = sum(1 << content.BY_TEXT[text] for text in known[seat].split())
    return s


def _lay(s: KardashevState, name: str, face: int) -> None:
    space = BY_NAME[name]
    s.tiles[space] = face
    s.explored |= 1 << space
    if face == DESTROYED:
        s.destroyed |= 1 << space


def _put(s: KardashevState, seat: int, text: str, masks: list[int], levels: list[int], supply: list[int]) -> None:
    for stack in text.split():
        name, _colon, level = stack.partition(":")
        space = BY_NAME[name]
        assert s.explored >> space & 1, f"there is no tile on {name}"
        masks[seat] |= 1 << space
        levels[space] = int(level)
        supply[seat] -= int(level)


def distance(one: int, other: int) -> int:
    """Steps from one space to another over any ground."""
    (a, b), (c, d) = axial(one), axial(other)
    return max(abs(a - c), abs(b - d), abs(a + b - c - d))


def do(s: KardashevState, *texts: str, rng: Rng | None = None) -> list[Event]:
    """Do these actions, each by whoever is to act, and give all events."""
    events = []
    for text in texts:
        action = GAME.parse(text)
        assert action in GAME.legal(s), f"{text} is not among {legal(s)}"
        events += GAME.apply(s, action, rng or Rng(0))
    return events


def legal(s: KardashevState, *verbs: str) -> list[str]:
    return [str(action) for action in GAME.legal(s) if not verbs or action.verb in verbs]


def refusal(s: KardashevState, text: str) -> Refusal:
    action: Action = GAME.parse(text)
    assert action not in GAME.legal(s)
    found = GAME.refusal(s, action)
    assert found is not None
    return found


def have(s: KardashevState, seat: int = 0) -> str:
    """What a seat holds, as letters."""
    return "".join(letter * s.resources[3 * seat + kind] for kind, letter in enumerate(KIND_LETTERS))


def colonies(s: KardashevState, seat: int = 0) -> dict[str, int]:
    return {NAMES[space]: s.colony_levels[space] for space in spaces(s.colonies[seat])}


def fleets(s: KardashevState, seat: int = 0) -> dict[str, int]:
    return {NAMES[space]: s.fleet_levels[space] for space in spaces(s.fleets[seat])}


def known(s: KardashevState, seat: int = 0) -> set[str]:
    return {content.TEXTS[number] for number in spaces(s.known[seat])}


def face(s: KardashevState, name: str) -> int:
    return s.tiles[BY_NAME[name]]


def told(events: list[Event], kind: type[EventT]) -> list[EventT]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def lost_match(decisions: int) -> KardashevState:
    """A whole match for two that seat 0 lost by 45 to 47, after so many decisions."""
    match = json.loads(LOST.read_text(encoding="utf-8"))
    rng = Rng(match["seed"])
    s = GAME.setup(match["options"], 2, rng)
    for text in match["actions"][:decisions]:
        GAME.apply(s, GAME.parse(text), rng)
    return s


def lost_game() -> Match:
    """The same as a match at the table."""
    kept = json.loads(LOST.read_text(encoding="utf-8"))
    match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "master")), kept["options"], kept["seed"])
    for text in kept["actions"]:
        seat = match.to_act
        assert seat is not None
        match.submit(seat, GAME.parse(text))
    return match
