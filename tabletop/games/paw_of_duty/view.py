"""What a seat may know of a position, and positions a seat could be in. Imports the kernel and this game's model."""

from typing import NamedTuple

from tabletop.games.paw_of_duty import combat
from tabletop.games.paw_of_duty.city import LINES
from tabletop.games.paw_of_duty.model import (
    CARDS,
    CLAWS,
    KITTIES,
    LEVEL,
    OVER,
    RADIO_CARD,
    REDRAWING,
    Claim,
    PawState,
)
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng


class Unit(NamedTuple):
    """A Kitty on the board."""

    kitty: int
    owner: int
    square: int
    facing: int
    tokens: int
    damage: int


class PawView(NamedTuple):
    """A position as one seat sees it; HIDDEN stands for a card or Kitty it may not know."""

    seat: int | None
    first: int
    turn: int
    """From 1 to 14; 0 while the opening hands are changed."""
    active: int
    """Whose turn it is."""
    to_act: int | None
    phase: int
    tactics: int
    """How many cards may still be played or discarded this turn."""
    card: int
    """The card in play; NO_CARD for none."""
    step: int
    last: int
    """The Kitty that did the first step of the card in play."""
    used: int
    """The set of Radio's options that were chosen."""
    placed: int
    """The Kitty placed this turn."""
    units: tuple[Unit, ...]
    """All Kitties on the board."""
    hands: tuple[tuple[int, ...], ...]
    """Each seat's hand, sorted; others' hidden, except for what everybody knows."""
    aside: tuple[int, ...]
    deck: int
    """How many Tactic cards are left."""
    discards: tuple[int, ...]
    shuffled: int
    """The set of cards the Tactic deck was last made of."""
    radio: int
    """Who is known to hold Radio; NOBODY if that is not known."""
    kitties: tuple[int, ...]
    """The Kitty deck from the top."""
    known: tuple[int, ...]
    """For each Kitty of it the set of seats that know it."""
    offer: tuple[int, ...]
    """The Kitties drawn of which one is to be placed."""
    offer_known: tuple[int, ...]
    captured: tuple[tuple[int, ...], ...]
    """The Kitties each seat has captured."""
    removed: tuple[int, ...]
    """The Kitties rescued, out of the game."""
    claims: tuple[tuple[Claim, ...], ...]
    """The lines each seat is eligible with."""
    ended: int
    winner: int

    def power(self, seat: int) -> int:
        """The levels the seat has captured."""
        return sum(LEVEL[kitty] for kitty in self.captured[seat])

    def standing(self, seat: int) -> tuple[Claim, ...]:
        """The lines the seat is eligible with that nobody has broken."""
        on = {unit.kitty: unit.square for unit in self.units}
        return tuple(
            claim
            for claim in self.claims[seat]
            if all(on.get(kitty) == place for kitty, place in zip(claim[1:], LINES[claim[0]], strict=True))
        )


def seen_by(s: PawState, seat: int | None) -> PawView:
    """PD-7.1, PD-7.2: hands, decks and drawn Kitties of others are cut to their sizes."""
    mine = 0 if seat is None else 1 << seat
    known = s.known
    return PawView(
        seat=seat,
        first=s.first,
        turn=s.turn,
        active=s.seat,
        to_act=None if s.phase == OVER else s.seat,
        phase=s.phase,
        tactics=s.tactics,
        card=s.card,
        step=s.step,
        last=s.last,
        used=s.used,
        placed=s.placed,
        units=tuple(
            Unit(kitty, owner, s.where[kitty], s.facing[kitty], s.tokens[kitty], s.damage[kitty])
            for owner, squad in enumerate(s.squads)
            for kitty in squad
        ),
        hands=tuple(_hand(s, holder, holder == seat) for holder in range(2)),
        aside=tuple(s.aside) if s.phase != REDRAWING or s.seat == seat else (HIDDEN,) * len(s.aside),
        deck=len(s.deck),
        discards=tuple(s.discards),
        shuffled=s.shuffled,
        radio=s.radio,
        kitties=tuple(kitty if known[kitty] & mine else HIDDEN for kitty in s.kitties),
        known=tuple(known[kitty] for kitty in s.kitties),
        offer=tuple(kitty if known[kitty] & mine else HIDDEN for kitty in s.offer),
        offer_known=tuple(known[kitty] for kitty in s.offer),
        captured=tuple(tuple(taken) for taken in s.captured),
        removed=tuple(s.removed),
        claims=tuple(tuple(lines) for lines in s.claims),
        ended=s.ended,
        winner=s.winner,
    )


def _hand(s: PawState, holder: int, own: bool) -> tuple[int, ...]:
    """A hand sorted; of another's only Claws Out and an unplayed Radio are known to be there."""
    hand = s.hands[holder]
    if own:
        return tuple(hand)
    open_cards = [
        card for card in hand if card == CLAWS[holder] or (card == RADIO_CARD and s.radio == holder)
    ]
    return (*open_cards, *(HIDDEN,) * (len(hand) - len(open_cards)))


def imagine(v: PawView, rng: Rng) -> PawState:
    """A position the viewer could be in: what it cannot see falls anywhere it can be."""
    s = PawState(v.first, [], [], [])
    s.turn, s.seat, s.phase, s.tactics = v.turn, v.active, v.phase, v.tactics
    s.card, s.step, s.last, s.used, s.placed = v.card, v.step, v.last, v.used, v.placed
    for unit in v.units:
        combat.place(s, unit.kitty, unit.owner, unit.square)
        s.facing[unit.kitty], s.tokens[unit.kitty], s.damage[unit.kitty] = (
            unit.facing,
            unit.tokens,
            unit.damage,
        )
    s.discards = list(v.discards)
    s.shuffled, s.radio = v.shuffled, v.radio
    s.captured = [list(taken) for taken in v.captured]
    s.removed = list(v.removed)
    s.claims = [list(lines) for lines in v.claims]
    s.ended, s.winner = v.ended, v.winner
    _imagine_cards(s, v, rng)
    _imagine_kitties(s, v, rng)
    return s


def _imagine_cards(s: PawState, v: PawView, rng: Rng) -> None:
    """Unseen cards that were not in the deck when it was last shuffled are in hands, the others anywhere."""
    seen = {*v.hands[0], *v.hands[1], *v.aside, *v.discards}
    unseen = [card for card in range(CARDS) if card not in seen]
    rng.shuffle(unseen)
    unseen.sort(key=lambda card: v.shuffled >> card & 1, reverse=True)
    places = [*v.hands, v.aside]
    filled = [[card for card in place if card != HIDDEN] for place in places]
    gaps = [number for number, place in enumerate(places) for card in place if card == HIDDEN]
    rng.shuffle(gaps)
    for number in gaps:
        filled[number].append(unseen.pop())
    rng.shuffle(unseen)
    s.hands, s.aside, s.deck = [sorted(hand) for hand in filled[:2]], filled[2], unseen


def _imagine_kitties(s: PawState, v: PawView, rng: Rng) -> None:
    taken = (*v.captured[0], *v.captured[1])
    seen = {*(unit.kitty for unit in v.units), *taken, *v.removed, *v.kitties, *v.offer}
    unseen = [kitty for kitty in range(KITTIES) if kitty not in seen]
    rng.shuffle(unseen)
    s.kitties = [unseen.pop() if kitty == HIDDEN else kitty for kitty in v.kitties]
    s.offer = [unseen.pop() if kitty == HIDDEN else kitty for kitty in v.offer]
    for kitty, known in zip((*s.kitties, *s.offer), (*v.known, *v.offer_known), strict=True):
        s.known[kitty] = known
