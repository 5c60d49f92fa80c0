"""What is known about playing Space Kitties well. Imports this game's model and the kernel."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import ClassVar

from tabletop.games.space_kitties.model import (
    END, HYPERSPEED, LANES, NEW, NOBODY, NUMBER, PLACE, PLAY, Move, SpaceKittiesState,
)  # fmt: skip
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

WEIGHTS = Path(__file__).with_name("weights.txt")
HAND, QUEST = -1, -2
"""Where a card is played from, besides the lanes 0 to 3."""
FAR = 12


class SpaceKittiesKnowledge(Knowledge):
    """A turn ends with a card on a lane; copies of a card, equal journeys and equal lanes are one."""

    traits: ClassVar[tuple[str, ...]] = (
        "quests", "quests_near_the_end", "next", "later", "home", "wilds", "wilds_on_lanes", "ready", "ready_next",
        "one_short", "two_short", "reach", "public_reach", "hand", "free_lanes", "lanes", "buried", "buried_wilds",
    )  # fmt: skip
    signs: ClassVar[dict[str, int]] = {
        "quests": -1, "quests_near_the_end": -1, "home": 1, "wilds": 1, "wilds_on_lanes": 1, "ready": 1, "ready_next": 1,
        "one_short": 1, "reach": 1, "public_reach": 1, "free_lanes": 1, "lanes": 1, "buried": -1, "buried_wilds": -1,
    }  # fmt: skip
    scale: ClassVar[float] = 8.0
    weights = read_weights(WEIGHTS, traits) if WEIGHTS.exists() else ()

    def turn_key(self, s: SpaceKittiesState) -> Hashable:
        return s.turn

    def choices(self, s: SpaceKittiesState, legal: Sequence[Move]) -> dict[Hashable, Move]:
        """A quest that can be played is played; the rest by what it means."""
        seat = s.turn
        if seat == NOBODY or not legal:
            return {}
        quest = s.quests[seat][-1]
        found: dict[Hashable, Move] = {}
        if NUMBER[quest] != HYPERSPEED:
            for move in legal:
                if move.card == quest and move.kind == PLAY:
                    return {(PLAY, QUEST): move}
        counts, lanes = s.counts, s.lanes[seat * LANES : seat * LANES + LANES]
        tops = {lane[-1]: place for place, lane in enumerate(lanes) if lane}
        for move in legal:
            kind, card, target = move
            if kind == PLAY:
                source = QUEST if card == quest else tops.get(card, HAND)
                found[PLAY, NUMBER[card], source, NEW if target == NEW else counts[target]] = move
            elif kind == PLACE:
                lane = lanes[target]
                found[PLACE, NUMBER[card], NUMBER[lane[-1]] if lane else NEW] = move
            elif card >= 0:
                found[kind, NUMBER[card], NEW if target == NEW or target >= len(counts) else counts[target]] = move
            else:
                found[kind, target] = move
        return found

    def urges(self, s: SpaceKittiesState, seat: int, actions: Sequence[Move], rng: Rng) -> list[float]:
        """Towards the own quest, not towards the next one's; what leaves the hand is welcome, a wild is precious."""
        quest_card = s.quests[seat][-1]
        quest = NUMBER[quest_card]
        hand = [NUMBER[card] for card in s.hands[seat]]
        lanes = s.lanes[seat * LANES : seat * LANES + LANES]
        tops = [NUMBER[lane[-1]] for lane in lanes if lane]
        start = max((count for count in s.counts if count < quest), default=-1) if quest != HYPERSPEED else -1
        held = {*hand, *tops}
        missing = sum(number not in held for number in range(start + 1, quest)) if quest != HYPERSPEED else 0
        wilds = hand.count(HYPERSPEED) + tops.count(HYPERSPEED)
        reachable = missing <= wilds
        after = (seat + 1) % s.seats
        danger = NUMBER[s.quests[after][-1]]
        best = max([_cover(lane, number) for number in set(hand) for lane in lanes], default=0.0)
        found = []
        for kind, card, target in actions:
            if kind == PLAY:
                number = NUMBER[card]
                count = 0 if target == NEW else s.counts[target] + 1
                if card == quest_card:
                    found.append(4.0)
                    continue
                urge = 0.5 if len(hand) > 3 else 1.1
                if start < count < quest <= 11:
                    urge += 1.6 if reachable else 0.3
                if count == danger - 1 and not (reachable and count < quest):
                    urge -= 1.3
                elif count == danger:
                    urge += 0.5
                if number == HYPERSPEED:
                    urge -= 0.4 if reachable and start < count < quest else 3.0
                found.append(urge)
            elif kind == PLACE:
                cover = _cover(lanes[target], NUMBER[card])
                found.append(cover - best - 0.1)
            elif kind == END:
                found.append(0.0)
            else:
                found.append(-0.2)
        return found

    def describe(self, s: SpaceKittiesState, seat: int) -> Sequence[float]:
        left = len(s.quests[seat])
        fewest = min(map(len, s.quests))
        wait = (seat - s.turn) % s.seats
        hand = [NUMBER[card] for card in s.hands[seat]]
        wilds = hand.count(HYPERSPEED)
        tops, lanes, buried, lost, free = set(), 0.0, 0, 0, 0
        for lane in s.lanes[seat * LANES : seat * LANES + LANES]:
            if not lane:
                free += 1
                continue
            above = NUMBER[lane[-1]]
            tops.add(above)
            for card in reversed(lane[:-1]):
                number = NUMBER[card]
                if number == HYPERSPEED:
                    lost += 1
                elif above + 1 == number:
                    lanes += 1.0
                else:
                    buried += 1
                above = number
        on_lanes = 1 if HYPERSPEED in tops else 0
        quest = NUMBER[s.quests[seat][-1]]
        public = _missing(s.counts, quest, tops)
        missing = _missing(s.counts, quest, tops.union(hand))
        short = missing - wilds - on_lanes
        ready = float(short <= 0)
        return (
            left / 6.0, left / (2.0 + fewest), float(wait == 0), float(wait > 1), float(s.home >> seat & 1), wilds / 2.0,
            float(on_lanes), ready, ready * (wait == 0), float(short == 1), float(short == 2), 1.0 / (1.0 + missing),
            1.0 / (1.0 + public), len(hand) / s.size, free / 4.0, lanes / 4.0, buried / 8.0, lost / 2.0,
        )  # fmt: skip


def _missing(counts: Sequence[int], quest: int, held: set[int]) -> int:
    """How many numbers before the quest are neither on a journey nor held, on the way that needs the fewest."""
    if quest == HYPERSPEED:
        return 0
    fewest = FAR
    for start in {-1, *counts}:
        if start < quest:
            fewest = min(fewest, sum(number not in held for number in range(start + 1, quest)))
    return fewest


def _cover(lane: Sequence[int], number: int) -> float:
    """How welcome a card is on a lane."""
    if number == HYPERSPEED:
        return -3.0
    if not lane:
        return -0.5
    below = NUMBER[lane[-1]]
    if below == HYPERSPEED:
        return -6.0
    if number + 1 == below:
        return 1.0
    if number == below:
        return -0.3
    return -0.9 - (0.08 * (number - below) if number > below else 0.04 * (below - number))
