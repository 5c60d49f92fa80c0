"""Traits, choices and first impressions for the search."""

from collections.abc import Hashable, Sequence
from math import sqrt
from operator import mul
from pathlib import Path
from typing import ClassVar

from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.journey import refill
from tabletop.games.space_kitties.rules.model import END, LANES, NEW, PLACE, PLAY, Action, SpaceKittiesState
from tabletop.kernel.events import NOBODY
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

WEIGHTS = Path(__file__).parents[1] / "weights.txt"
HAND, QUEST = -1, -2
"""Where a card is played from, besides the lanes 0 to 3."""
FAR = 12
EAGER = 2.5
"""Scale of urges, which are in quests."""
AT_HAND, SHORT, THREAT = 1.6, (0.0, 0.87, 0.31, 0.14), (1.47, 0.61, 0.3, 0.12)
"""Worth of a quest that can be played now, of one so many cards away; the same for the next rival's quest."""
WILD, HOME, OFF_LANE, WAY = 0.5, 0.25, 0.06, 0.06
"""Worth of a Hyperspeed!, of the commander at home, of a card off a lane, of a step on the way to the quest."""
PLACED = 0.3
"""Scale of COVER."""
OUT = (0.0, 0.9, 0.35, 0.25, 0.18)
"""Worth of a card that leaves a hand of so many."""
STAKES, AHEAD = 0.6, 2.0
"""Worth of a quest ahead: it grows towards the end."""


class SpaceKittiesKnowledge(Knowledge[SpaceKittiesState, Action]):
    """A turn ends with a card on a lane; copies of a card, equal journeys and equal lanes are the same choice."""

    traits: ClassVar[tuple[str, ...]] = (
        "quests", "home", "leading", "same", "covered", "far_covered", "lost_wilds", "free_lanes", "wild_tops",
        "various", "drawing", "wilds", "reached", "one_short", "two_short", "three_short", "near", "kept_various",
        "kept_same", "playable", "next_reached", "next_one", "next_two", "next_three", "next_near", "next_playable",
        "later_reached", "later_one", "later_two", "later_near",
    )  # fmt: skip
    signs: ClassVar[dict[str, int]] = {
        "quests": -1, "home": 1, "leading": 1, "lost_wilds": -1, "wild_tops": 1, "drawing": 1, "wilds": 1, "reached": 1,
        "one_short": 1, "two_short": 1, "three_short": 1, "next_reached": 1, "next_one": 1, "next_two": 1,
        "next_three": 1, "next_playable": 1, "later_reached": 1, "later_one": 1, "later_two": 1,
    }  # fmt: skip
    scale: ClassVar[float] = 8.0
    curiosity: ClassVar[float] = 0.2
    stakes: ClassVar[float] = 0.018
    horizon: ClassVar[int] = 2
    weights = read_weights(WEIGHTS, traits) if WEIGHTS.exists() else ()

    def turn_key(self, s: SpaceKittiesState) -> Hashable:
        return s.turn

    def choices(self, s: SpaceKittiesState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        """A quest that fits is the only choice; no Hyperspeed! where its number is at hand; others by what they do."""
        seat = s.turn
        if seat == NOBODY or not legal:
            return {}
        quest = s.quests[seat][-1]
        found: dict[Hashable, Action] = {}
        if NUMBER[quest] != HYPERSPEED:
            for move in legal:
                if move.card == quest and move.kind == PLAY:
                    return {(PLAY, QUEST): move}
        counts, lanes = s.counts, s.lanes[seat * LANES : seat * LANES + LANES]
        tops = {lane[-1]: place for place, lane in enumerate(lanes) if lane}
        served: set[int] = set()
        wilds: set[tuple[int, int, int, int]] = set()
        for move in legal:
            kind, card, target = move
            if kind == PLAY:
                source, number = QUEST if card == quest else tops.get(card, HAND), NUMBER[card]
                stands = NEW if target == NEW else counts[target]
                key = PLAY, number, source, stands
                found[key] = move
                if number == HYPERSPEED:
                    wilds.add(key)
                elif number == (WORMHOLE if target == NEW else stands + 1):
                    served.add(stands)
            elif kind == PLACE:
                lane = lanes[target]
                found[PLACE, NUMBER[card], NUMBER[lane[-1]] if lane else NEW] = move
            elif card >= 0:
                found[kind, NUMBER[card], NEW if target == NEW or target >= len(counts) else counts[target]] = move
            else:
                found[kind, target] = move
        for wild in wilds:
            if wild[3] in served:
                del found[wild]
        return found

    def urges(self, s: SpaceKittiesState, seat: int, actions: Sequence[Action], rng: Rng) -> list[float]:
        """Towards the own quest, not the next rival's; cards should leave the hand, Hyperspeed! should stay."""
        at_once = Impression(s, seat)
        return [EAGER * at_once.of(action) for action in actions]

    def apply(self, s: SpaceKittiesState, action: Action, rng: Rng) -> None:
        """Refills a hand only when its turn comes: cards to be drawn must not count for a position."""
        kind, card, target = action
        if kind != PLACE or s.cargo:
            self.game.apply(s, action, rng)
            return
        seat = s.turn
        s.hands[seat].remove(card)
        s.lanes[seat * LANES + target].append(card)
        s.quiet = 0
        seat = (seat + 1) % s.seats
        s.begin_turn(seat)
        if len(s.hands[seat]) < s.size:
            refill(s, seat, rng, [])

    def describe(self, s: SpaceKittiesState, seat: int) -> Sequence[float]:
        urgent = _urgency(s)
        return [urgent * trait for trait in self.told(s, seat, len(s.hands[seat]) < s.size and s.turn != seat)]

    def told(self, s: SpaceKittiesState, seat: int, known: bool) -> Sequence[float]:
        """The traits of a seat; `known`: with its hand, which nobody has looked at while it is full."""
        tops = held = wilds = free = 0
        leading = same = covered = lost = 0
        far = 0.0
        for lane in s.lanes[seat * LANES : seat * LANES + LANES]:
            if not lane:
                free += 1
                continue
            above = NUMBER[lane[-1]]
            if above == HYPERSPEED:
                wilds += 1
            else:
                tops |= 1 << above
            run = True
            for card in lane[-2::-1]:
                number = NUMBER[card]
                if number == HYPERSPEED:
                    lost += 1
                    run = False
                elif number == above + 1:
                    leading += 1
                    if run:
                        held |= 1 << number
                elif number == above:
                    same += 1
                else:
                    covered += 1
                    run = False
                    far += (above - number if above > number else (number - above) * 0.5) if above < HYPERSPEED else 0.0
                above = number
        held |= tops
        quest = NUMBER[s.quests[seat][-1]]
        open_ = 1
        for count in s.counts:
            open_ |= 1 << count + 1  # an empty place counts -1, and a new journey can always begin
        found = [
            float(len(s.quests[seat])), float(s.home >> seat & 1), leading / 4.0, same / 4.0, covered / 8.0, far / 16.0,
            lost / 2.0, free / 4.0, wilds / 2.0, held.bit_count() / 8.0,
        ]  # fmt: skip
        if known:
            hand = s.hands[seat]
            mine = kept = 0
            for card in hand:
                number = NUMBER[card]
                if number == HYPERSPEED:
                    kept += 1
                else:
                    mine |= 1 << number
            missing = _missing(open_, quest, held | mine)
            short = missing - wilds - kept
            various = mine.bit_count()
            found += (
                (s.size - len(hand)) / s.size, kept / 2.0, float(short <= 0), float(short == 1), float(short == 2),
                float(short == 3), 1.0 / (1.0 + missing), various / 4.0, (len(hand) - kept - various) / 2.0,
                (open_ & (tops | mine)).bit_count() / 4.0, *_NOTHING,
            )  # fmt: skip
            return found
        found += _UNKNOWN
        missing = _missing(open_, quest, held)
        short = missing - wilds
        if s.turn == seat:
            found += (
                float(short <= 0), float(short == 1), float(short == 2), float(short == 3), 1.0 / (1.0 + missing),
                (open_ & tops).bit_count() / 4.0, 0.0, 0.0, 0.0, 0.0,
            )  # fmt: skip
        else:
            found += (
                0.0, 0.0, 0.0, 0.0, 0.0, 0.0, float(short <= 0), float(short == 1), float(short == 2),
                1.0 / (1.0 + missing),
            )  # fmt: skip
        return found

    def stands(self, s: SpaceKittiesState, later: SpaceKittiesState, seat: int) -> float:
        """Quests done soon afterwards; who wins in the end depends on much else."""
        return -_urgency(s) * len(later.quests[seat])

    def marks(self, s: SpaceKittiesState, seats: int) -> list[float]:
        urgent, weights = _urgency(s), self.weights
        return [
            urgent * sum(map(mul, weights, self.told(s, seat, len(s.hands[seat]) < s.size and s.turn != seat)))
            for seat in range(seats)
        ]


def _urgency(s: SpaceKittiesState) -> float:
    return STAKES / sqrt(AHEAD + min(map(len, s.quests)))


_NOTHING = (0.0,) * 10
_UNKNOWN = (0.0,) * 10


def _missing(open_: int, quest: int, held: int) -> int:
    """How many numbers before the quest are neither played nor held, on the journey that lacks the fewest.

    `open_` and `held` are bits: numbers that a journey waits for, and numbers held.
    """
    if quest == HYPERSPEED:
        return 0
    fewest = FAR
    lacking = ~held & ((1 << quest) - 1)
    here = open_ & ((2 << quest) - 1)
    while here:
        start = here & -here
        here ^= start
        fewest = min(fewest, (lacking & -start).bit_count())
    return fewest


class Impression:
    """Estimates the worth of a seat's actions, in quests."""

    def __init__(self, s: SpaceKittiesState, seat: int) -> None:
        self.s = s
        self.hand = hand = s.hands[seat]
        self.lanes = s.lanes[seat * LANES : seat * LANES + LANES]
        self.quest_card = s.quests[seat][-1]
        self.quest = NUMBER[self.quest_card]
        self.wilds = self.held = 0
        self.copies = [0] * (HYPERSPEED + 1)
        for card in hand:
            self.copies[NUMBER[card]] += 1
        for lane in self.lanes:
            above = NOBODY
            for card in reversed(lane):
                number = NUMBER[card]
                if above != NOBODY and number != above + 1:
                    break
                self.copies[number] += 1
                if number == HYPERSPEED:
                    break
                above = number
        self.wilds = self.copies[HYPERSPEED]
        for number in range(HYPERSPEED):
            if self.copies[number]:
                self.held |= 1 << number
        rival = (seat + 1) % s.seats
        self.rival_quest = NUMBER[s.quests[rival][-1]]
        self.rival_held = self.rival_wilds = 0
        for lane in s.lanes[rival * LANES : rival * LANES + LANES]:
            if lane:
                number = NUMBER[lane[-1]]
                if number == HYPERSPEED:
                    self.rival_wilds += 1
                else:
                    self.rival_held |= 1 << number
        self.now = self._worth(s.counts, self.held, self.wilds)
        self.reached = self.now >= AT_HAND - max(THREAT)
        self.out = OUT[min(len(hand), len(OUT) - 1)]
        self.covers = [COVER[NUMBER[lane[-1]] if lane else NOBODY] for lane in self.lanes]
        numbers = {NUMBER[card] for card in hand}
        self.best = max([cover[number] for cover in self.covers for number in numbers], default=0.0)

    def _worth(self, counts: Sequence[int], held: int, wilds: int) -> float:
        open_ = 1
        for count in counts:
            open_ |= 1 << count + 1
        missing = _missing(open_, self.quest, held)
        if missing <= wilds:
            worth = AT_HAND + WILD * (wilds - missing)
            if self.quest < HYPERSPEED:
                open_ &= -(2 << self.quest)  # on the way to the own quest nothing is left for the next one
        else:
            worth = WILD * wilds + (SHORT[missing - wilds] if missing - wilds < len(SHORT) else 0.0)
        short = max(0, _missing(open_, self.rival_quest, self.rival_held) - self.rival_wilds)
        return worth - (THREAT[short] if short < len(THREAT) else 0.0)

    def _moved(self, target: int, step: int, held: int, wilds: int) -> float:
        counts = self.s.counts[:]
        if target == NEW or target >= len(counts):
            counts.append(step - 1)
        else:
            counts[target] += step
        return self._worth(counts, held, wilds) - self.now

    def of(self, action: Action) -> float:
        kind, card, target = action
        if kind == PLAY:
            if card == self.quest_card:
                return 2.0
            number = NUMBER[card]
            held, wilds = self.held, self.wilds
            if number == HYPERSPEED:
                wilds -= 1
            elif self.copies[number] == 1:
                held &= ~(1 << number)
            docked = target != NEW and number == self.s.counts[target]
            worth = self._moved(target, 0 if docked else 1, held, wilds)
            worth += self.out if card in self.hand else OFF_LANE
            count = WORMHOLE if target == NEW else self.s.counts[target] + 1
            return worth + WAY if self.reached and count < self.quest < HYPERSPEED else worth
        if kind == PLACE:
            return PLACED * (self.covers[target][NUMBER[card]] - self.best)
        if kind == END:
            return 0.0
        return self._ability(kind, card, target)

    def _ability(self, kind: int, card: int, target: int) -> float:
        if kind == content.UNSTABLE_WORMHOLE:
            return self._moved(NEW, 1, self.held, self.wilds) - HOME
        if kind in (content.WARP_DRIVE, content.DECEIVING_MANEUVERS):
            return self._moved(target, 1, self.held, self.wilds) - HOME
        if kind == content.TRAJECTORY_CHANGE:
            return self._moved(target, -1, self.held, self.wilds) - HOME
        if kind == content.ONE_SMALL_STEP:
            for pile, pieces in enumerate(self.s.piles):
                if pieces and pieces[-1] == self.s.played:
                    return self._moved(pile, 1, self.held, self.wilds) - HOME
        if kind == content.FAST_DOCKING:
            return self.out * sum(NUMBER[one] in self.s.counts for one in self.hand) - HOME
        if kind == content.MISSION_CONTROL:
            return 0.6 - self.now - HOME
        if kind == content.AUXILIARY_ENGINES:
            return 0.6 - self.now - HOME
        if kind == content.CARGO_BAY:
            return 0.4 - HOME
        return -HOME


def _cover(below: int, number: int) -> float:
    """How welcome a card of this number is on one of that, or on an empty lane."""
    if number == HYPERSPEED:
        return -3.0
    if below == NOBODY:
        return -0.5
    if below == HYPERSPEED:
        return -6.0
    if number + 1 == below:
        return 1.0
    if number == below:
        return -0.3
    return -0.9 - (0.08 * (number - below) if number > below else 0.04 * (below - number))


COVER = tuple(tuple(_cover(below, number) for number in range(13)) for below in (*range(13), NOBODY))
"""By the number below and the number above; an empty lane comes last."""
