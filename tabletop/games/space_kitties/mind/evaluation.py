"""The worth of a position: quests first, few cards buried."""

from tabletop.games.space_kitties.rules.content import HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import LANES, SpaceKittiesState
from tabletop.kernel.events import NOBODY

WIN = 1000.0
QUEST = 12.0
REACH = 3.0
"""An own quest that can be played now; less for each card that is missing before it."""
HELD = 0.25
"""Cost of a card on the way to the quest that is held; one that is not costs 1."""
RIVAL = 1.6
"""A quest that the next rival can play now."""
LATER = 0.6
"""Factor of that for each rival further on."""
WILD = 2.2
"""A Hyperspeed! in the hand."""
BURIED = 0.4
"""Cost of a card in a lane on one it does not lead to."""
LEADING = 0.5
"""A card in a lane on the one it leads to."""
SAME = 0.1
"""Cost of a card on an equal one."""
CROWDED = 0.25
"""Cost of a lane that is not empty."""
AT_HAND = 0.65
"""Share of a quest's worth that is certain when it can be reached in this turn."""
LOOSE = 0.3
"""A card that has left the hand in this turn: a new one is drawn for it."""
READY = 1.0
"""The commander at home."""


def evaluate(s: SpaceKittiesState, seat: int) -> float:
    """How good the position looks for the seat; only differences count."""
    if s.turn == NOBODY:
        fewest = min(len(quests) for quests in s.quests)
        return WIN if len(s.quests[seat]) == fewest else -WIN
    worth = -QUEST * len(s.quests[seat])
    worth += READY if s.home >> seat & 1 else 0.0
    hand = s.hands[seat]
    lanes = s.lanes[seat * LANES : seat * LANES + LANES]
    tops = [NUMBER[lane[-1]] for lane in lanes if lane]
    numbers = [NUMBER[card] for card in hand]
    worth += WILD * numbers.count(HYPERSPEED)
    quest, held = NUMBER[s.quests[seat][-1]], {*numbers, *tops}
    worth += REACH / (1.0 + _distance(s, quest, held))
    worth += sum(_lane_worth(lane) for lane in lanes)
    if s.turn == seat and not s.cargo:
        worth += LOOSE * (s.size - len(hand)) + _best_placement(numbers, lanes)
        wilds = numbers.count(HYPERSPEED) + tops.count(HYPERSPEED)
        missing = _distance(s, quest, held, 0.0)
        if missing <= wilds:
            worth += AT_HAND * QUEST - WILD * missing
    weight = RIVAL
    for step in range(1, s.seats):
        rival = (seat + step) % s.seats
        rival_tops = {NUMBER[lane[-1]] for lane in s.lanes[rival * LANES : rival * LANES + LANES] if lane}
        worth -= weight / (1.0 + _distance(s, NUMBER[s.quests[rival][-1]], rival_tops))
        weight *= LATER
    return worth


def _distance(s: SpaceKittiesState, quest: int, held: set[int], cost: float = HELD) -> float:
    """How many cards are missing before the quest can be played; each held one counts `cost`."""
    if quest == HYPERSPEED:
        return 0.0
    starts = {count for count in s.counts if count < quest} | {-1}  # -1 is a new journey
    return min(sum(cost if number in held else 1.0 for number in range(start + 1, quest)) for start in starts)


def _lane_worth(lane: list[int]) -> float:
    if not lane:
        return 0.0
    worth = -CROWDED
    below = NUMBER[lane[0]]
    for card in lane[1:]:
        number = NUMBER[card]
        worth += _cover(below, number)
        below = number
    return worth


def _cover(below: int, number: int) -> float:
    """The worth of a card of this number on one of that."""
    if below == HYPERSPEED:
        return -2 * WILD
    if number + 1 == below:
        return LEADING
    if number == below:
        return -SAME
    return -BURIED - (0.04 * (number - below) if number > below else 0.02 * (below - number))


def _best_placement(numbers: list[int], lanes: list[list[int]]) -> float:
    """The worth of the best card to end the turn with."""
    if not numbers:
        return 0.0
    tops = {NUMBER[lane[-1]] if lane else -1 for lane in lanes}
    return max(
        (-CROWDED if top < 0 else _cover(top, number)) - (WILD if number == HYPERSPEED else 0.0)
        for number in set(numbers)
        for top in tops
    )
