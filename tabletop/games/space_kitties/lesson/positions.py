"""Positions written by hand, for the lesson and the rulebook's pictures, and keys of what they show."""

from collections.abc import Callable, Sequence

from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import CARD_TEXTS, CARDS, COMMANDER, COMMANDERS, NUMBER
from tabletop.games.space_kitties.rules.model import LANES, SpaceKittiesState, pieces
from tabletop.kernel.rng import Rng

CARD = {text: card for card, text in enumerate(CARD_TEXTS)}
CARD |= {who.slug: COMMANDER + number for number, who in enumerate(COMMANDERS)}
YOU, MIMI, OSCAR = range(3)
Position = Callable[[Rng], SpaceKittiesState]


def climb(last: int, copy: str = "j") -> str:
    """The cards of a journey that stands at this number."""
    return " ".join(f"{number}{copy}" for number in range(last + 1))


def _screen(seat: int) -> tuple[str, ...]:
    bays = (f"bay:{seat}:{lane}" for lane in range(LANES))
    return *(f"{part}:{seat}" for part in ("seat", "head", "name", "race")), *bays


_GROUPS = {
    "helm": ("head:0", "yoke", "seat:0", "ability:play", "ability:discard"),
    "quest": ("quests",),
    "mimi": _screen(MIMI),
    "oscar": _screen(OSCAR),
}
_GROUPS |= {
    letter: (f"pile:{place}", f"tag:{place}", f"route:{place}", f"mouth:{place}") for place, letter in enumerate("ABC")
}


def at(words: str) -> tuple[str, ...]:
    """Keys by words: cards (4b) and commanders (kattard), journeys (A) without their cards, own lanes (lanes:12), the
    rivals' screens (mimi, oscar), the own commander (helm) and Quest pile (quest), or a key itself."""
    return tuple(key for word in words.split() for key in _keys(word))


def _keys(word: str) -> tuple[str, ...]:
    if word in CARD:
        piece = CARD[word]
        return (f"card:{piece}" if piece < CARDS else f"commander:{piece - COMMANDER}",)
    if word.startswith("lanes:"):
        lanes = [int(number) - 1 for number in word.removeprefix("lanes:")]
        return *(f"lane:{lane}" for lane in lanes), *(f"number:{lane}" for lane in lanes)
    return _GROUPS.get(word, (word,))


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
