"""Positions of Space Kitties written by hand, for its tests."""

from typing import Any

from tabletop.base.errors import Refusal
from tabletop.games.space_kitties.rules.content import CARD_TEXTS, CARDS, COMMANDER, COMMANDERS, NUMBER
from tabletop.games.space_kitties.rules.game import SpaceKitties
from tabletop.games.space_kitties.rules.model import LANES, Action, SpaceKittiesState
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng

GAME = SpaceKitties()
CARD = {text: card for card, text in enumerate(CARD_TEXTS)}
CARD |= {who.slug: COMMANDER + number for number, who in enumerate(COMMANDERS)}
NAME = {card: name for name, card in CARD.items()}


def cards(text: str) -> list[int]:
    return [CARD[name] for name in text.split()]


def names(some: list[int] | tuple[int, ...]) -> list[str]:
    return [NAME.get(card, "?") for card in some]


def table(
    *seats: str, piles: str = "", discards: str = "", deck: str = "", turn: int = 0, rest: str = "deck"
) -> SpaceKittiesState:
    """Each seat as "commander: hand | quests | lane, lane, …", piles as "0a 1a, 0b"; tops are last.

    The cards nobody names lie at the bottom of the deck, or with `rest="quests"` of the last seat's quests.
    """
    parts = [[part.strip() for part in seat.replace(":", "|").split("|")] for seat in seats]
    slugs = [who.slug for who in COMMANDERS]
    s = SpaceKittiesState(len(seats), False, [slugs.index(part[0]) for part in parts])
    for seat, (_who, hand, quests, *lanes) in enumerate(parts):
        s.hands[seat] = sorted(cards(hand))
        s.quests[seat] = cards(quests)
        for lane, text in enumerate(lanes[0].split(",") if lanes else []):
            s.lanes[seat * LANES + lane] = cards(text)
    s.piles = [cards(pile) for pile in piles.split(",")] if piles else []
    s.counts = [_count(pile) for pile in s.piles]
    s.discards, s.deck = cards(discards), cards(deck)
    for seat, who in enumerate(s.commanders):
        if any(COMMANDER + who in away for away in (*s.piles, s.discards)):
            s.home &= ~(1 << seat)
    used = {*s.discards, *s.deck}
    for held in (*s.hands, *s.quests, *s.lanes, *s.piles):
        used.update(held)
    left = [card for card in range(CARDS) if card not in used]
    if rest == "deck":
        s.deck = left + s.deck
    else:
        s.quests[-1] = left + s.quests[-1]
    s.begin_turn(turn)
    return s


def _count(pile: list[int]) -> int:
    """What the top of a pile counts as if every card is one more than the one before."""
    return sum(card < CARDS for card in pile) - 1 if pile else -1


def play(s: SpaceKittiesState, *texts: str, seed: int = 0) -> list[Event]:
    """Do these actions, each by whoever is to act, and give all events."""
    events = []
    rng = Rng(seed)
    for text in texts:
        action = GAME.parse(text)
        assert action in GAME.legal(s), f"{text} is not among {legal(s)}: {GAME.refusal(s, action)}"
        assert GAME.refusal(s, action) is None
        events += GAME.apply(s, action, rng)
    return events


def legal(s: SpaceKittiesState) -> list[str]:
    return [str(action) for action in GAME.legal(s)]


def refusal(s: SpaceKittiesState, text: str) -> Refusal:
    action = GAME.parse(text)
    assert action not in GAME.legal(s)
    refused = GAME.refusal(s, action)
    assert refused is not None
    return refused


def rule(s: SpaceKittiesState, text: str) -> str:
    """The number of the rule that forbids this."""
    return refusal(s, text).rule


def only(events: list[Event], *kinds: str) -> list[Any]:
    return [event for event in events if type(event).__name__ in kinds]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def journey_cards(s: SpaceKittiesState) -> int:
    """How many journey cards there are, wherever they lie."""
    places = (*s.hands, *s.quests, *s.lanes, *s.piles, s.discards, s.deck)
    return len({card for cards in places for card in cards if card < CARDS})


def quest_first(s: SpaceKittiesState, chance: Rng) -> Action:
    """An action by chance among the best kind there is: a quest, else any play or ability, else an end."""
    actions = GAME.legal(s)
    quest = s.quests[s.turn][-1]
    quests = [a for a in actions if a.kind == 0 and a.card == quest]
    others = [a for a in actions if a.kind <= 10 and (a.card < 0 or NUMBER[a.card] < 12)]
    return chance.choice(quests or (others if chance.below(8) else actions) or actions)
