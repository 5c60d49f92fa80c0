"""Positions of Nine Lives written by hand, for its tests."""

from tabletop.base.errors import Refusal
from tabletop.games.nine_lives.rules.content import NO_SUIT, card_text
from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng

GAME = NineLives()
CARD = {card_text(card): card for card in range(72)}


def cards(text: str) -> list[int]:
    return [CARD[name] for name in text.split()]


def table(*seats: str, keeper: int = 0, never_forced: bool = False) -> NineLivesState:
    """Each seat as "hand | life deck", the current life first."""
    parts = [seat.split("|") for seat in seats]
    hands = [sorted(cards(hand)) for hand, _deck in parts]
    s = NineLivesState(len(seats), never_forced, NO_SUIT, hands, [cards(deck) for _hand, deck in parts])
    s.keeper = s.turn = keeper
    return s


def play(s: NineLivesState, *texts: str) -> list[Event]:
    """Do these actions, each by whoever is to act, and give all events."""
    events = []
    for text in texts:
        action = GAME.parse(text)
        assert action in GAME.legal(s), f"{text} is not among {legal(s)}"
        events += GAME.apply(s, action, Rng(0))
    return events


def legal(s: NineLivesState) -> list[str]:
    return [str(action) for action in GAME.legal(s)]


def refusal(s: NineLivesState, text: str) -> Refusal | None:
    return GAME.refusal(s, GAME.parse(text))


def only(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def lives(s: NineLivesState) -> list[list[str]]:
    return [[card_text(card) for card in deck] for deck in s.lives]


def hands(s: NineLivesState) -> list[list[str]]:
    return [[card_text(card) for card in hand] for hand in s.hands]


def names(some: list[int] | tuple[int, ...]) -> list[str]:
    return [card_text(card) for card in some]
