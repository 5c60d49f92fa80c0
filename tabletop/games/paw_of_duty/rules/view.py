"""What a seat knows of a position, and full positions that fit it."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.paw_of_duty.rules import combat, content, model
from tabletop.games.paw_of_duty.rules.board import LINES
from tabletop.games.paw_of_duty.rules.model import Claim, PawState
from tabletop.kernel.events import HIDDEN, OPEN
from tabletop.kernel.rng import Rng


class Unit(NamedTuple):
    kitty: int
    owner: int
    square: int
    facing: int
    tokens: int
    damage: int


class PawView(NamedTuple):
    """A position as one seat sees it: fields as in the state, with HIDDEN for a card or Kitty it may not know."""

    seat: int | None
    first: int
    number: int
    active: int
    """Whose turn it is."""
    to_act: int | None
    phase: int
    tactics: int
    card: int
    step: int
    last: int
    used: int
    placed: int
    units: tuple[Unit, ...]
    hands: tuple[tuple[int, ...], ...]
    """Each seat's hand, sorted; others' hidden, except for what everybody knows."""
    kept: tuple[int, ...]
    """How many of each hand's hidden cards were in it already when the deck was last shuffled."""
    aside: tuple[int, ...]
    backs: tuple[tuple[int, ...], ...]
    """The cards each seat put back in the opening, while they cannot be in the other hand; hidden from others."""
    deck: int
    """How many Tactic cards are left."""
    discards: tuple[int, ...]
    shuffled: int
    radio: int
    kitties: tuple[int, ...]
    known: tuple[int, ...]
    """For each Kitty of the deck the set of seats that know it."""
    offer: tuple[int, ...]
    offer_known: tuple[int, ...]
    captured: tuple[tuple[int, ...], ...]
    removed: tuple[int, ...]
    claims: tuple[tuple[Claim, ...], ...]
    ended: int
    winner: int

    def power(self, seat: int) -> int:
        return sum(content.LEVEL[kitty] for kitty in self.captured[seat])

    def on_board(self) -> dict[int, Unit]:
        return {unit.square: unit for unit in self.units}

    def standing(self, seat: int) -> tuple[Claim, ...]:
        """The lines the seat is eligible with that nobody has broken."""
        there = {(unit.kitty, unit.square) for unit in self.units}
        claims = self.claims[seat]
        return tuple(claim for claim in claims if there.issuperset(zip(claim[1:], LINES[claim[0]], strict=True)))


def seen_by(s: PawState, seat: int | None) -> PawView:
    """PD-7.1, PD-7.2: hands, decks and drawn Kitties of others are cut to their sizes."""
    whose = range(2) if seat == OPEN else () if seat is None else (seat,)
    mine = sum(1 << holder for holder in whose)
    known = s.known
    return PawView(
        seat=None if seat == OPEN else seat,
        first=s.first,
        number=s.number,
        active=s.seat,
        to_act=None if s.phase == model.OVER else s.seat,
        phase=s.phase,
        tactics=s.tactics,
        card=s.card,
        step=s.step,
        last=s.last,
        used=s.used,
        placed=s.placed,
        units=tuple(Unit(*unit) for unit in s.units()),
        hands=tuple(_hand(s, holder, holder in whose) for holder in range(2)),
        kept=tuple(0 if holder in whose else _kept(s, holder) for holder in range(2)),
        aside=_shown(s.aside, s.phase != model.REDRAWING or s.seat in whose),
        backs=tuple(_shown(cards, holder in whose) for holder, cards in enumerate(s.backs)),
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


def _shown(cards: Sequence[int], shown: bool) -> tuple[int, ...]:
    return tuple(cards) if shown else (HIDDEN,) * len(cards)


def _hand(s: PawState, holder: int, own: bool) -> tuple[int, ...]:
    """A hand sorted; another's with what everybody knows to be there first."""
    hand = s.hands[holder]
    if own:
        return tuple(hand)
    known = _known(s, holder)
    return (*known, *(HIDDEN,) * (len(hand) - len(known)))


def _known(s: PawState, holder: int) -> list[int]:
    """PD-7.2: Claws Out, and the Radio until it is first seen."""
    known = (content.CLAWS[holder], content.RADIO_CARD if s.radio == holder else content.NO_CARD)
    return [card for card in s.hands[holder] if card in known]


def _kept(s: PawState, holder: int) -> int:
    """PD-7.3: of whatever is shown everybody sees whether it was in the last deck, so all can count these."""
    return sum(not s.shuffled >> card & 1 for card in {*s.hands[holder]}.difference(_known(s, holder)))


def imagine(v: PawView, rng: Rng) -> PawState:
    """A position the viewer could be in: what it cannot see falls anywhere it can be."""
    s = PawState(v.first, [], [], [])
    s.number, s.seat, s.phase, s.tactics = v.number, v.active, v.phase, v.tactics
    s.card, s.step, s.last, s.used, s.placed = v.card, v.step, v.last, v.used, v.placed
    for unit in v.units:
        combat.place(s, *unit)
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
    unseen = [card for card in range(content.CARDS) if card not in seen]
    rng.shuffle(unseen)
    kept = [card for card in unseen if not v.shuffled >> card & 1]
    barred = {*v.backs[0], *v.backs[1]}
    rest = [card for card in unseen if card in barred]
    rest += [card for card in unseen if card not in barred and v.shuffled >> card & 1]
    for hand, older in zip(v.hands, v.kept, strict=True):
        known = [card for card in hand if card != HIDDEN]
        hidden = [(kept if gap < older else rest).pop() for gap in range(len(hand) - len(known))]
        s.hands.append(sorted(known + hidden))
    s.aside = [rest.pop() if card == HIDDEN else card for card in v.aside]
    if v.phase == model.REDRAWING:
        s.aside.sort()
    rng.shuffle(rest)
    s.deck = rest
    ours, theirs = (_imagine_backs(s, cards, rng) for cards in v.backs)
    s.backs = ours, theirs


def _imagine_backs(s: PawState, backs: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Some cards of nobody's hand for those put back that the viewer does not know."""
    if HIDDEN not in backs:
        return backs
    could_be = [card for card in (*s.deck, *s.discards) if card > content.RADIO_CARD]
    rng.shuffle(could_be)
    return tuple(sorted(could_be[: len(backs)]))


def _imagine_kitties(s: PawState, v: PawView, rng: Rng) -> None:
    seen = {*(unit.kitty for unit in v.units), *v.captured[0], *v.captured[1], *v.removed, *v.kitties, *v.offer}
    unseen = [kitty for kitty in range(content.KITTIES) if kitty not in seen]
    rng.shuffle(unseen)
    s.kitties = [unseen.pop() if kitty == HIDDEN else kitty for kitty in v.kitties]
    s.offer = [unseen.pop() if kitty == HIDDEN else kitty for kitty in v.offer]
    for kitty, known in zip((*s.kitties, *s.offer), (*v.known, *v.offer_known), strict=True):
        s.known[kitty] = known
