"""Which Kitties a seat could hit with one card as the board stands, by the rules themselves.

A Kitty that is still to be placed is not reckoned with: it may come from anywhere and face any way.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.games.paw_of_duty.rules import content, model, tactics
from tabletop.games.paw_of_duty.rules.content import HURTING, KIND, LEVEL
from tabletop.games.paw_of_duty.rules.events import Attacked, Hurt
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.rng import Rng


class Blow(NamedTuple):
    """What one card can do to a Kitty."""

    kitty: int
    """Who is hit."""
    damage: int
    captures: bool
    card: int
    """The kind of the card."""
    striker: int
    """Who attacks; NO_KITTY where the card deals the damage itself."""


def blows(s: PawState, seat: int, kinds: Iterable[int]) -> list[Blow]:
    """Everything a seat's cards of these kinds could do to the other's Kitties, each as the only card of its turn."""
    found: list[Blow] = []
    for kind in kinds:
        ready = _with_card(s, seat, kind)
        for action in tactics.choices(ready):
            if action.verb in (model.MOVE, model.PICK):
                then, events = ready.copy(), list[Event]()
                tactics.go_on(then, action, Rng(0), events)
                found += _dealt(events, 1 - seat, kind)
    return found


def claws(s: PawState, seat: int) -> list[Blow]:
    """What a seat can do for sure: its Claws Out is always with it (PD-7.2)."""
    return blows(s, seat, (content.CLAWS_OUT,))


def worst(found: Iterable[Blow]) -> dict[int, Blow]:
    """For each Kitty that can be hit the hardest blow."""
    hardest: dict[int, Blow] = {}
    for blow in found:
        if blow.kitty not in hardest or blow.damage > hardest[blow.kitty].damage:
            hardest[blow.kitty] = blow
    return hardest


def possible(view: PawView, seat: int) -> list[int]:
    """The kinds of cards besides Claws Out that hurt and that a seat may have in hand, as far as the viewer knows."""
    if view.seat == seat:
        return [kind for kind in HURTING if kind in {KIND[card] for card in view.hands[seat]}]
    if HIDDEN not in view.hands[seat]:
        return []
    return [kind for kind in HURTING if may_come(view, kind)]


def may_come(view: PawView, kind: int) -> bool:
    """Whether a card of this kind is somewhere the viewer cannot see: in the deck or in another's hand."""
    seen = {*view.aside, *view.discards, *(view.hands[view.seat] if view.seat is not None else ())}
    return any(KIND[card] == kind and card not in seen for card in range(content.CARDS))


def _with_card(s: PawState, seat: int, kind: int) -> PawState:
    """The same board with this seat about to do the first step of such a card; in a turn to come nobody is hurt yet."""
    now = s.copy()
    if s.seat != seat or s.phase in (model.TOKEN, model.RESCUING, model.OVER):
        now.damage, now.placed = [0] * content.KITTIES, content.NO_KITTY
    now.seat, now.phase = seat, model.CARD
    now.card = content.CLAWS[seat] if kind == content.CLAWS_OUT else KIND.index(kind)
    now.step, now.last, now.used = 0, content.NO_KITTY, 0
    return now


def _dealt(events: Iterable[Event], owner: int, kind: int) -> Iterable[Blow]:
    striker = content.NO_KITTY
    for event in events:
        if isinstance(event, Attacked):
            striker = event.kitty
        elif isinstance(event, Hurt) and event.seat == owner:
            yield Blow(event.kitty, event.damage, event.total >= LEVEL[event.kitty], kind, striker)
