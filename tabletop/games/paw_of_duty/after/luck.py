"""Luck of the draw: levels of the Kitties offered and sharp tactics, against the average.

Over 5000 games by habit stronger Kitties to choose from made a win more likely, and so did each of four tactics; the
others hardly made a difference.
"""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.rules import content, events
from tabletop.games.paw_of_duty.rules.content import KIND, KITTIES, LEVEL
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, Luck, drawn
from tabletop.kernel.rng import Rng

SHARP = (content.BAMBOOZLE, content.BOMBS_AWAY, content.CATNIP, content.HAIRBALL_MORTAR)
NOTE = _("On average: what was left in the deck would have given, each time somebody drew.")
_FIRST = _("A higher level is stronger. A Kitty counts when it is drawn for the first time.")
_SHARP = _("Bamboozle, Bombs Away, Catnip and Hairball Mortar win the most.")
KINDS = {"kitties": Kind(_("Kitties to choose from"), _FIRST), "tactics": Kind(_("Sharp tactics drawn"), _SHARP)}


def told(luck: Luck, name: str) -> str:
    if luck.kind == "kitties":
        return counted(
            "{name} drew new Kitties of {count} level in all",
            "{name} drew new Kitties of {count} levels in all",
            luck.got,
            name=name,
        )
    if not luck.got:
        return _("{name} drew no sharp tactic", name=name)
    return counted("{name} drew one sharp tactic", "{name} drew {count} sharp tactics", luck.got, name=name)


def beginning(state: PawState) -> Iterator[Lot]:
    dealt = [[card for card in hand if card > content.RADIO_CARD] for hand in state.hands]
    every = [card for held in (*dealt, state.deck) for card in held]
    for seat, hand in enumerate(dealt):
        yield _tactics(seat, hand, every)


def lots(state: PawState, event: Event, action: Action) -> Iterator[Lot]:
    match event:
        case events.Drew(seat=seat, cards=cards):
            yield _tactics(seat, cards, (*state.deck, *cards))
        case events.Offered(seat=seat, kitties=kitties):
            fresh = kitties[: max(0, KITTIES - 2 * (state.number - 1))]  # the others have been drawn before
            left = [LEVEL[kitty] for kitty in (*state.kitties, *fresh) if kitty in fresh or not state.known[kitty]]
            if fresh:
                yield Lot(seat, "kitties", sum(LEVEL[kitty] for kitty in fresh), drawn(left, len(fresh)))


def _tactics(seat: int, cards: Sequence[int], deck: Sequence[int]) -> Lot:
    return Lot(seat, "tactics", sum(map(_sharp, cards)), drawn(map(_sharp, deck), len(cards)))


def _sharp(card: int) -> int:
    return int(KIND[card] in SHARP)


def veil(state: PawState, rng: Rng) -> None:
    """The order of the Tactic deck, and of the Kitties that nobody has seen."""
    rng.shuffle(state.deck)
    places = [place for place, kitty in enumerate(state.kitties) if not state.known[kitty]]
    unseen = [state.kitties[place] for place in places]
    rng.shuffle(unseen)
    for place, kitty in zip(places, unseen, strict=True):
        state.kitties[place] = kitty
