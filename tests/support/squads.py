"""Positions of Paw of Duty written by hand, for its tests."""

from tabletop.base.errors import Refusal
from tabletop.games.paw_of_duty.rules import combat
from tabletop.games.paw_of_duty.rules.board import SQUARES, square_text
from tabletop.games.paw_of_duty.rules.content import CARDS, CLAWS, KITTIES, card_text, kitty_text
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.games.paw_of_duty.rules.model import DEPLOYING, TACTIC, PawState
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.rng import Rng

GAME = PawOfDuty()
CARD = {card_text(card): card for card in range(CARDS)}
KITTY = {kitty_text(kitty): kitty for kitty in range(KITTIES)}
SQUARE = {square_text(square): square for square in range(SQUARES)}


def city(mine: str = "", theirs: str = "", hand: str = "", tactics: int = 4, placed: str = "") -> PawState:
    """Kitties as "P2@c3E" for seat 0, whose turn it is, and for seat 1; the cards in hand besides Claws Out."""
    held = [CARD[name] for name in hand.split()]
    rest = [card for card in range(2, CARDS) if card not in held]
    s = PawState(0, [sorted([CLAWS[0], *held]), [CLAWS[1]]], rest, [])
    for owner, squad in enumerate((mine, theirs)):
        for text in squad.split():
            name, place = text.split("@")
            kitty = KITTY[name]
            combat.place(s, kitty, owner, SQUARE[place[:2]])
            s.facing[kitty] = "NESW".index(place[2])
    s.kitties = [kitty for kitty in range(KITTIES) if s.owner[kitty] == NOBODY]
    s.radio = NOBODY
    s.number, s.phase, s.tactics = 5, TACTIC, tactics
    if placed:
        s.placed = KITTY[placed]
    return s


def do(s: PawState, *texts: str, seed: int = 0) -> list[Event]:
    """Do these orders, each by whoever is to act, and give all events."""
    events = []
    for text in texts:
        order = GAME.parse(text)
        assert order in GAME.legal(s), f"{text} is not among {legal(s)}"
        events += GAME.apply(s, order, Rng(seed))
    return events


def legal(s: PawState) -> list[str]:
    return [str(order) for order in GAME.legal(s)]


def refusal(s: PawState, text: str) -> Refusal | None:
    return GAME.refusal(s, GAME.parse(text))


def only(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def squad(s: PawState, seat: int = 0) -> str:
    """A seat's Kitties on the board, as `city` reads them."""
    return " ".join(
        f"{kitty_text(kitty)}@{square_text(s.where[kitty])}{'NESW'[s.facing[kitty]]}" for kitty in s.squads[seat]
    )


def captured(s: PawState, seat: int = 0) -> list[str]:
    return [kitty_text(kitty) for kitty in s.captured[seat]]


def damage(s: PawState, name: str) -> int:
    return s.damage[KITTY[name]]


def hand(s: PawState, seat: int = 0) -> list[str]:
    return [card_text(card) for card in s.hands[seat]]


def opened(seed=0, first=0):
    """A game in which both keep their opening hands."""
    s = GAME.setup({"first": first}, 2, Rng(seed))
    do(s, "ready", "ready")
    return s


def deployed(s):
    """Place the first Kitty offered where it can go first, facing north."""
    kitty, square = s.offer[0], GAME.legal(s)[0].where
    do(s, f"deploy:{kitty_text(kitty)}>{square_text(square)}", f"turn:{square_text(square)}>N")


def deploying(mine="", theirs=""):
    s = city(mine, theirs)
    s.phase, s.tactics = DEPLOYING, 0
    s.offer = [kitty for kitty in (KITTY["H1"], KITTY["T3"]) if kitty in s.kitties]
    s.kitties = [kitty for kitty in s.kitties if kitty not in s.offer]
    for kitty in s.offer:
        s.known[kitty] = 1
    return s
