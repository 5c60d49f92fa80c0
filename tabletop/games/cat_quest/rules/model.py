"""The actions and the state of Cat Quest."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from tabletop.games.cat_quest.rules.board import FIRST, SPACES, space_text, ways
from tabletop.games.cat_quest.rules.content import DOGS, EARTH, HOME_CODES, HOMES
from tabletop.kernel.events import NOBODY
from tabletop.kernel.state import State

if TYPE_CHECKING:
    from tabletop.games.cat_quest.rules.view import CatQuestView
EVERYBODY = 1 << 7
"""Who knows a Dog: bit `1 << seat` for each who peeked, or EVERYBODY."""
ANYBODY = 2 * EVERYBODY - 1
"""All of these bits."""
NO_SPACE = -1
OFFERS = 3
"""CQ-4.5: how many trades may be offered in a turn."""

(START, BEFORE, ROLLED, MOVED, OFFERING, ANSWERING, READY, FACING, GAMBLED, OVER) = range(10)
"""Where a turn is: nothing done yet, travel before the roll, dice on the table, ship at rest; putting an
offer together, waiting for its answer; in battle before a Dog is turned up, facing it, Plukitten's die
on the table; the game is over."""
PARLEY = (OFFERING, ANSWERING)
BATTLE = (READY, FACING, GAMBLED)


MOVE, QUAKE, ANSWER, TRADE, GIVE, ASK = "move", "quake", "answer", "trade", "give", "ask"
"""The verbs of actions with a number (see `Action.what`)."""


class Action(NamedTuple):
    """One decision. Actions are values; there is one object of each, listed below."""

    verb: str
    what: int = -1
    """A space for MOVE; dice for QUAKE, bit 1 the black one, bit 2 the white one; a seat for TRADE; else a cat."""

    def __str__(self) -> str:
        verb, what = self
        if what < 0:
            return verb
        if verb == MOVE:
            return f"move:{space_text(what)}"
        if verb == QUAKE:
            return f"quake:{('black', 'white', 'both')[what - 1]}"
        return f"trade:{what}" if verb == TRADE else f"{verb}:{HOME_CODES[what]}"


TRAVEL = TO_BATTLE, RECRUIT, ROLL, PEEK, END = tuple(map(Action, ("battle", "recruit", "roll", "peek", "end")))
TALK = OFFER, CANCEL, ACCEPT, DECLINE = tuple(map(Action, ("offer", "cancel", "accept", "decline")))
FIGHT = BURN, FACE, GAMBLE, CONCEDE, KEEP = tuple(map(Action, ("burn", "face", "gamble", "concede", "keep")))
MOVES = tuple(Action(MOVE, space) for space in range(SPACES))
QUAKE_BLACK, QUAKE_WHITE, QUAKE_BOTH = QUAKES = tuple(Action(QUAKE, dice) for dice in (1, 2, 3))
TALKS = (TRADE, GIVE, ASK, CANCEL.verb)
"""Verbs after which a withdrawn offer stays withdrawn (CQ-4.6)."""
TRADES = tuple(Action(TRADE, seat) for seat in range(4))
ANSWERS, GIVES, ASKS = (tuple(Action(verb, cat) for cat in range(HOMES)) for verb in (ANSWER, GIVE, ASK))
ACTIONS = {str(action): action for action in chain(TRAVEL, TALK, FIGHT, MOVES, QUAKES, ANSWERS, TRADES, GIVES, ASKS)}
"""Every action by its text."""


Legal = Sequence[Action]


@cache
def moves_within(space: int, speed: int) -> tuple[Action, ...]:
    """Every move from a space that costs at most the speed, staying included."""
    return tuple(MOVES[end] for end, cost in enumerate(ways(space).costs) if cost <= speed)


_LISTS = "planets ships homes crews spent best reached row box removed seen dice fought"
_FIELDS = """
    asked at beaten burnt clockwise ending first fresh given grounded limit offers partner phase place recruited resume
    round seats trail turn winner withdrawn
"""


class CatQuestState(State):
    """A whole position."""

    lists = tuple(_LISTS.split())
    __slots__ = (*lists, *_FIELDS.split())

    def __init__(self, seats: int, clockwise: bool, limit: int, first: int, row: list[int], box: list[int]):
        self.seats, self.first = seats, first
        """How many play, and who began the first round."""
        self.clockwise, self.limit = clockwise, limit
        """The options that the order never reverses (CQ-2.4), and "Round limit" (CQ-8.3)."""
        self.round, self.place = 1, 0
        """The round, and how many players have had their turn in it."""
        self.turn, self.phase = first, START
        """Whose turn it is, even while another answers an offer, and where it is."""
        self.planets = list(FIRST)
        """The space each home is on."""
        self.ships = [FIRST[EARTH]] * seats
        self.homes = [0 if home == EARTH else seats - 1 for home in range(HOMES)]
        """How many cats wait on each home (CQ-2.3)."""
        self.crews, self.spent = [1 << EARTH] * seats, [0] * seats
        """Each player's set of cats; those of them whose space ability has been used since they were recruited."""
        self.fresh = self.recruited = 0
        """In this turn: the cats the player acquired, and the homes recruited from."""
        self.grounded = 0
        """Bit `1 << seat` for each who lost a battle and has not ended a turn off Earth since."""
        self.best, self.reached = [0] * seats, [0] * seats
        """The most Dogs each has beaten in one battle, and the number of the turn in which that was."""
        self.ending = False
        """Whether the last alien cat has been recruited (CQ-8.2)."""
        self.winner = NOBODY
        """Who beat the last Dog of the row (CQ-8.1)."""
        self.row, self.box = row, box
        """The Dogs in their places; those in the box, sorted."""
        self.removed: list[int] = []
        """The Dogs out of the game, in the order they left."""
        self.seen = [0] * DOGS
        """Who knows each Dog."""
        self.dice = [0, 0]
        """The black and the white die as they lie; Plukitten's roll is the first."""
        self.offers = 0
        """How many offers were made in this turn."""
        self.withdrawn = 0
        """Bit `1 << seat` for each to whom an offer was withdrawn with nothing new since (CQ-4.6)."""
        self.partner, self.resume = NOBODY, START
        """Who is being offered a trade, and where the turn goes on after it."""
        self.given = self.asked = 0
        """The sets of cats of the offer."""
        self.at = self.beaten = 0
        """In battle: the place in the row of the Dog to beat, and how many were beaten."""
        self.fought: list[int] = []
        """In battle: the cats that have answered a Dog, in order."""
        self.burnt = False
        """In battle: whether Incinerate was used."""
        self.trail = (NOBODY, NO_SPACE, NO_SPACE)
        """Who flew last, from which space and to which."""

    @property
    def used(self) -> int:
        """In battle: the set of cats that have answered a Dog."""
        return sum(1 << cat for cat in self.fought)

    def home_here(self) -> int:
        """The home the ship of the player whose turn it is shares a space with; NOBODY for none."""
        return home_on(self.planets, self.ships[self.turn])


def home_on(planets: Sequence[int], space: int) -> int:
    """The home that is on a space; NOBODY for none."""
    return planets.index(space) if space in planets else NOBODY


def unknown_place(seen: Iterable[int]) -> int:
    """The first place of the row whose Dog not everybody knows, by who knows each; NOBODY if all do (CQ-7.3)."""
    return next((place for place, eyes in enumerate(seen) if eyes != EVERYBODY), NOBODY)


def aliens(s: "CatQuestState | CatQuestView") -> int:
    """How many cats still wait elsewhere than on Earth."""
    return sum(s.homes) - s.homes[EARTH]


def to_act(s: CatQuestState) -> int | None:
    """Who decides now; None when the game is over."""
    if s.phase == OVER:
        return None
    return s.partner if s.phase == ANSWERING else s.turn


def champion(s: "CatQuestState | CatQuestView") -> int:
    """Who wins if the game is over now: who freed the Earth, else the earliest of the best; NOBODY for the Dogs."""
    if s.winner != NOBODY:
        return s.winner
    most = max(s.best)
    best = [seat for seat in range(s.seats) if s.best[seat] == most]
    return min(best, key=lambda seat: s.reached[seat]) if most else NOBODY  # CQ-8.2


def whose_turn(s: CatQuestState) -> int:
    """Whose turn it is by round and place."""
    return seat_in_turn(s.first, s.seats, s.clockwise, s.round, s.place)


def seat_in_turn(first: int, seats: int, clockwise: bool, round_: int, place: int) -> int:
    """Who plays at this place of a round (CQ-2.4): the order reverses every round, unless it is played clockwise."""
    if not clockwise and round_ % 2 == 0:
        place = seats - 1 - place
    return (first + place) % seats
