"""How good a position of Space Kitties looks: quests first, little buried."""

from tabletop.games.space_kitties.rules.content import HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import LANES, NOBODY, SpaceKittiesState

WIN = 1000.0
"""A won game, against which everything else is small."""
QUEST = 12.0
"""What a quest played is worth."""
REACH = 3.0
"""What it is worth when the own quest can be played now; less for each card that is missing before it."""
HELD = 0.25
"""How much a card on the way to the quest still costs that is at hand."""
RIVAL = 1.6
"""How much it hurts when the next commander can play a quest now."""
LATER = 0.6
"""How much less it hurts for each commander further on."""
WILD = 2.2
"""What a Hyperspeed! in the hand is worth."""
BURIED = 0.4
"""What it costs to cover a card in a lane with one that does not lead to it."""
LEADING = 0.5
"""What it is worth when the top of a lane leads to the card beneath it."""
SAME = 0.1
"""What it costs to cover a card with an equal one."""
CROWDED = 0.25
"""What it costs that a lane is not empty."""
AT_HAND = 0.65
"""How much of a quest's worth is certain when it can be reached in this very turn."""
LOOSE = 0.3
"""What a card is worth that has left a hand in this turn: new ones come for it."""
READY = 1.0
"""What the commander card in front of its owner is worth."""


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
    """How many cards are missing before the quest can be played; each that is held counts as little as it costs."""
    if quest == HYPERSPEED:
        return 0.0
    starts = {count for count in s.counts if count < quest} | {-1}  # -1 is a new journey
    return min(sum(cost if number in held else 1.0 for number in range(start + 1, quest)) for start in starts)


def _lane_worth(lane: list[int]) -> float:
    """Little for a lane whose cards can follow each other, much less for one that buries them."""
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
    """What it is worth to have a card of this number on one of that."""
    if below == HYPERSPEED:
        return -2 * WILD
    if number + 1 == below:
        return LEADING
    if number == below:
        return -SAME
    return -BURIED - (0.04 * (number - below) if number > below else 0.02 * (below - number))


def _best_placement(numbers: list[int], lanes: list[list[int]]) -> float:
    """What the best card to end the turn with does to the lanes."""
    if not numbers:
        return 0.0
    tops = {NUMBER[lane[-1]] if lane else -1 for lane in lanes}
    return max(
        (-CROWDED if top < 0 else _cover(top, number)) - (WILD if number == HYPERSPEED else 0.0)
        for number in set(numbers)
        for top in tops
    )
