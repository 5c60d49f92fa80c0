"""Positions written by hand, for the lesson and the rulebook's pictures, and keys of what they show."""

from collections.abc import Callable, Sequence

from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import CARD_TEXTS, CARDS, COMMANDER, COMMANDERS, NUMBER
from tabletop.games.space_kitties.rules.model import LANES, SpaceKittiesState, pieces
from tabletop.kernel.rng import Rng

CARD = {text: card for card, text in enumerate(CARD_TEXTS)}
CARD |= {who.slug: COMMANDER + number for number, who in enumerate(COMMANDERS)}
YOU, MIMI, OSCAR = range(3)
HELM = "head:0", "yoke", "seat:0", "ability:play", "ability:discard"
"""The own commander."""
QUEST = ("quests",)
"""The own Quest pile without the quest, which is a card."""
Position = Callable[[Rng], SpaceKittiesState]


def card(name: str) -> str:
    """The key of a card or commander by its short name or slug."""
    piece = CARD[name]
    return f"card:{piece}" if piece < CARDS else f"commander:{piece - COMMANDER}"


def climb(last: int, copy: str = "j") -> str:
    """The cards of a journey that stands at this number."""
    return " ".join(f"{number}{copy}" for number in range(last + 1))


def cards(names: str) -> tuple[str, ...]:
    return tuple(map(card, names.split()))


def journey(letter: str) -> tuple[str, ...]:
    """Keys of a journey's parts besides its cards."""
    place = "ABC".index(letter)
    return f"pile:{place}", f"tag:{place}", f"route:{place}", f"mouth:{place}"


def screen(seat: int, names: str) -> tuple[str, ...]:
    """Keys of a rival's screen, with these cards on it."""
    bays = (f"bay:{seat}:{lane}" for lane in range(LANES))
    parts = (f"{part}:{seat}" for part in ("seat", "head", "name", "race"))
    return *parts, *bays, *cards(names)


def lanes(*numbers: int) -> tuple[str, ...]:
    """Keys of own lanes, counted from 1, and of their numbers."""
    return *(f"lane:{number - 1}" for number in numbers), *(f"number:{number - 1}" for number in numbers)


def table(
    *seats: str, piles: Sequence[str] = (), deck: str = "", left: Sequence[int] = (), few: bool = False, turn: int = 0
) -> Position:
    """Each seat as "commander: hand | quests | lane, lane, ..."; tops are last.

    `left`: how many quests each seat has, all if it is empty. Chance fills up Quest piles, rivals' hands and the deck.
    `few`: nothing but `deck` is in the deck, all the rest is discarded.
    """

    def position(rng: Rng) -> SpaceKittiesState:
        parts = [[part.strip() for part in seat.replace(":", "|").split("|")] for seat in seats]
        slugs = [who.slug for who in COMMANDERS]
        s = SpaceKittiesState(len(seats), False, [slugs.index(part[0]) for part in parts])
        for seat, (_who, hand, quests, *lanes) in enumerate(parts):
            s.hands[seat], s.quests[seat] = sorted(_cards(hand)), _cards(quests)
            for lane, text in enumerate(lanes[0].split(",") if lanes else ()):
                s.lanes[seat * LANES + lane] = _cards(text)
        s.piles, s.deck = [_cards(pile) for pile in piles], _cards(deck)
        s.counts = [_count(pile) for pile in s.piles]
        away = {piece for pile in s.piles for piece in pile}
        s.home = sum(1 << seat for seat, who in enumerate(s.commanders) if COMMANDER + who not in away)
        _deal_the_rest(s, rng, left, few)
        s.begin_turn(turn)
        return s

    return position


def _cards(text: str) -> list[int]:
    return [CARD[name] for name in text.split()]


def _count(pile: Sequence[int]) -> int:
    """What the top of a pile counts as: its own number, or one more than what lies below it."""
    *below, top = pile
    if top < CARDS and NUMBER[top] != content.HYPERSPEED:
        return NUMBER[top]
    return _count(below) + 1 if below else 0


def _deal_the_rest(s: SpaceKittiesState, rng: Rng, left: Sequence[int], few: bool) -> None:
    used = set(pieces(s))
    rest = [one for one in range(CARDS) if one not in used]
    rng.shuffle(rest)
    for seat, quests in enumerate(s.quests):
        missing = (left[seat] if left else content.quest_size(s.seats, s.short)) - len(quests)
        s.quests[seat] = [rest.pop() for _quest in range(missing)] + quests
    for seat in range(1, s.seats):
        missing = s.size - len(s.hands[seat])
        s.hands[seat] = sorted([*s.hands[seat], *(rest.pop() for _card in range(missing))])
    s.discards, s.deck = (rest, s.deck) if few else ([], rest + s.deck)
