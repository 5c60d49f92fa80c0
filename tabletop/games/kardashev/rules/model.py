"""The actions and the state of Kardashev."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.board import NAMES, NOWHERE, SPACES
from tabletop.games.kardashev.rules.content import COLONY_POINTS, KINDS, PIECES
from tabletop.games.kardashev.rules.jobs import TURNS, Job
from tabletop.kernel.events import NOBODY
from tabletop.kernel.state import State

NUMBERS = tuple(map(str, range(1000)))
SHAPES: dict[str, tuple[Sequence[str], str, Sequence[str]]] = {
    verb: shape
    for verbs, shape in (
        ("home second settle muster place bury colony upgrade ark antimatter share leave support", (NAMES, "", "")),
        ("steer depot-steer step jump", (NAMES, "", "")),
        ("fleet fabricate", (NAMES, ":", NUMBERS[: content.HIGHEST + 1])),
        ("terraform accrete", (NAMES, ":", content.SYMBOL_LETTERS)),
        ("move depot", (NAMES, ">", NAMES)),
        ("pay exchange alike take raid compile", (content.KIND_LETTERS, "", "")),
        ("learn research erase drone", (content.TEXTS, "", "")),
        ("bid", (NUMBERS, "", "")),
        ("role", (content.ROLE_IDS, "", "")),
        ("pass harvest stop keep destroy rake done claim decline end", ("", "", "")),
    )
    for verb in verbs.split()
}
"""For each verb: the words for `first`, the mark before `second`, and the words for `second`."""


class Action(NamedTuple):
    """One decision of a player."""

    verb: str
    first: int = NOWHERE
    """A space, kind, technology, role or number."""
    second: int = NOWHERE
    """The level, the symbol or the space it leads to."""

    def __str__(self) -> str:
        names, mark, more = SHAPES[self.verb]
        first = f":{names[self.first]}" if names else ""
        second = f"{mark}{more[self.second]}" if more else ""
        return f"{self.verb}{first}{second}"


@cache
def act(verb: str, first: int = NOWHERE, second: int = NOWHERE) -> Action:
    """An action; equal ones are made once."""
    return Action(verb, first, second)


def parse(text: str) -> Action | None:
    """The action with this text; None if there is none."""
    verb, _colon, rest = text.partition(":")
    if verb not in SHAPES:
        return None
    names, mark, more = SHAPES[verb]
    first, _mark, second = rest.partition(mark) if mark else (rest, "", "")
    if any(bool(word) != bool(known) or word not in known for word, known in ((first, names), (second, more))):
        return None
    found = act(verb, names.index(first) if first else NOWHERE, more.index(second) if second else NOWHERE)
    return found if str(found) == text else None


_FIELDS = """
    answering at attackers bag base began bid came colonies colony_levels colony_supply defenders destroyed drawn
    erased explored final first fleet_levels fleet_supply fleets free_used gathered high homes jobs jumped known
    last_jump limit moving out over paid passed research resources roles round seats seconds shared spent steps
    target tiles trail turn warred winner
"""
_LISTS = """
    roles homes seconds resources known bag tiles colonies fleets colony_levels fleet_levels colony_supply fleet_supply
    gathered trail jobs
"""


class KardashevState(State):
    """A whole position."""

    __slots__ = tuple(_FIELDS.split())
    lists = tuple(_LISTS.split())

    def __init__(self, seats: int, limit: int, first: int, bag: list[int]) -> None:
        self.seats = seats
        self.limit = limit
        """The option: the last round at the latest (KD-8.1)."""
        self.first = first
        """Who begins every round (KD-2.5)."""
        self.round = 0
        self.turn = first
        """Whose turn it is; `question.seat` is who decides now."""
        self.final = 0
        """The last round since colonies ran out; 0 before (KD-8.1)."""
        self.over = False
        self.winner = NOBODY
        """Who won the laser duel, or had the most points."""
        self.out = 0
        """The set of seats that are out (KD-5.6)."""
        self.roles = [NOBODY] * seats
        self.homes = [NOWHERE] * seats
        self.seconds = [NOWHERE] * seats
        self.resources = [0] * (KINDS * seats)
        """Three for each seat."""
        self.known = [0] * seats
        """The set of technologies of each seat."""
        self.spent = (0,) * (KINDS * content.CHOICES * seats)
        """What each seat paid for costs of any kind: three numbers for each of `content.CHOICES` (KD-6.32)."""
        self.bag = bag
        """The next tile is the last."""
        self.drawn = content.UNEXPLORED
        """The tile to bid for or to place."""
        self.tiles = [content.UNEXPLORED] * SPACES
        self.explored = 0
        """The spaces with a tile, destroyed or not."""
        self.destroyed = 0
        self.colonies = [0] * seats
        self.fleets = [0] * seats
        self.colony_levels = [0] * SPACES
        self.fleet_levels = [0] * SPACES
        self.colony_supply = [PIECES] * seats
        self.fleet_supply = [PIECES] * seats
        self.base = 0
        """Base actions left this turn."""
        self.research = 0
        self.erased = False
        self.warred = False
        """Whether the Warlord took resources for a move this turn (KD-7.6)."""
        self.bid = 0
        self.high = NOBODY
        """Who made that bid."""
        self.passed = 0
        self.gathered: list[int] = []
        """What colonies gave in this harvest: space, kinds, space, kinds … (KD-6.16)."""
        self.shared = 0
        """The colonies of others this harvest took from (Timeshares)."""
        self.moving = 0
        """The level of the fleet under way, which is in none of the lists then; 0 for none."""
        self.at = self.came = NOWHERE
        """Where the fleet under way is, and the space it was on before."""
        self.began = NOWHERE
        self.steps = 0
        self.paid = 0
        self.jumped = False
        self.last_jump = False
        self.trail: list[int] = []
        """The spaces the move led through or onto."""
        self.target = NOWHERE
        """The space that is under attack."""
        self.attackers = 0
        """The spaces of the fleets that support the attack."""
        self.defenders = 0
        self.free_used = 0
        """The set of seats that used their free support of this battle (Encryption)."""
        self.jobs: list[Job] = []
        """What waits to be decided or done; empty: the turn goes on."""
        self.answering: Job | None = None
        """During `apply`: the question that is being answered, so that events in between are shown with it."""

    def copy(self) -> "KardashevState":
        """A plain state, of a view too."""
        return self.copied_to(KardashevState.__new__(KardashevState))

    @property
    def question(self) -> Job:
        """The decision to make now: the first job, or the actions of a turn."""
        return self.answering or (self.jobs[0] if self.jobs else TURNS[self.turn])

    @property
    def to_act(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.over else self.question.seat

    @property
    def last_round(self) -> int:
        """The last round as far as it is known now (KD-8.1)."""
        return min(self.final or self.limit, self.limit)

    def clockwise(self, seat: int) -> list[int]:
        """All seats in turn order, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def stock(self, seat: int) -> list[int]:
        """How much Food, Matter and Energy a seat has."""
        return self.resources[KINDS * seat : KINDS * seat + KINDS]

    def holding(self, seat: int) -> int:
        """How many resources a seat has."""
        return sum(self.stock(seat))

    def has(self, seat: int, technology: int) -> int:
        return self.known[seat] >> technology & 1

    def of_others(self, seat: int) -> int:
        """The spaces with pieces of other players."""
        mask = 0
        for other in range(self.seats):
            if other != seat:
                mask |= self.colonies[other] | self.fleets[other]
        return mask

    def owner(self, space: int) -> int:
        """Whose pieces stand on a space; NOBODY for none. There are never two owners."""
        bit = 1 << space
        for seat in range(self.seats):
            if (self.colonies[seat] | self.fleets[seat]) & bit:
                return seat
        return NOBODY

    def score(self, seat: int) -> int:
        """KD-8.2"""
        total = content.points(self.known[seat]) + PIECES - self.fleet_supply[seat]
        mask, levels = self.colonies[seat], self.colony_levels
        while mask:
            low = mask & -mask
            total += COLONY_POINTS[levels[low.bit_length() - 1]]
            mask ^= low
        return total
