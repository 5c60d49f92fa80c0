"""Why something may not be done now: a rule and a plain sentence. Imports the kernel, the model and the abilities."""

from tabletop.games.space_kitties.abilities import USES, fits, stepping_pile
from tabletop.games.space_kitties.commanders import (
    ABILITIES,
    ABILITY,
    AUXILIARY_ENGINES,
    CARGO_BAY,
    COMMANDERS,
    DECEIVING_MANEUVERS,
    DIPLOMATIC_MISSION,
    FAST_DOCKING,
    MISSION_CONTROL,
    ONE_SMALL_STEP,
    TRAJECTORY_CHANGE,
    UNSTABLE_WORMHOLE,
    WARP_DRIVE,
)
from tabletop.games.space_kitties.model import (
    COMMANDER,
    END,
    HYPERSPEED,
    LANES,
    MOST_ACTIONS,
    NEW,
    NOBODY,
    NUMBER,
    OFFER,
    PLACE,
    WORMHOLE,
    Move,
    SpaceKittiesState,
    number_words,
)
from tabletop.kernel.errors import Refusal
from tabletop.words import _


def refusal(s: SpaceKittiesState, a: Move) -> Refusal | None:
    if s.turn == NOBODY:
        over = "SK-6.2" if all(s.quests) else "SK-6.1"
        return Refusal(over, _("The game is over."))
    if s.partner != NOBODY:
        return _offer_refusal(s, a)
    if a.kind == OFFER:
        return Refusal("SK-7.6", _("There is no Diplomatic Mission under way."))
    if a.kind == PLACE:
        return _place_refusal(s, a)
    if s.cargo:
        return Refusal("SK-7.9", _("First place the rest of your hand on your lanes."))
    if a.kind == END:
        if not s.hands[s.turn]:
            return None
        return Refusal("SK-3.6", _("End your turn by placing a card of your hand on one of your lanes."))
    if s.spent >= MOST_ACTIONS:
        return Refusal("SK-6.3", _("200 actions are enough for one turn: end it now."))
    if 1 <= a.kind <= ABILITIES:
        return _ability_refusal(s, a)
    return _source_refusal(s, a.card) or _target_refusal(s, a)


def _offer_refusal(s: SpaceKittiesState, a: Move) -> Refusal | None:
    if a.kind != OFFER:
        return Refusal("SK-7.6", _("First choose the cards for your Diplomatic Mission."))
    if a.card in s.hands[s.turn] and a.card not in s.offered:
        return None
    return Refusal("SK-7.6", _("Choose another card of your hand."))


def _place_refusal(s: SpaceKittiesState, a: Move) -> Refusal | None:
    if a.card in s.hands[s.turn]:
        return None
    if a.card == s.quests[s.turn][-1]:
        return Refusal("SK-3.6", _("A quest is played on a journey, not placed on a lane."))
    own = s.lanes[s.turn * LANES : s.turn * LANES + LANES]
    if any(a.card in lane for lane in own):
        return Refusal("SK-3.6", _("Nothing moves from lane to lane."))
    return Refusal("SK-3.6", _("Only a card of your hand can be placed on a lane."))


def _source_refusal(s: SpaceKittiesState, card: int) -> Refusal | None:
    """Why this card is not the seat's to play."""
    seat = s.turn
    own = s.lanes[seat * LANES : seat * LANES + LANES]
    if card in s.hands[seat] or card == s.quests[seat][-1] or any(lane and lane[-1] == card for lane in own):
        return None
    if any(card in lane for lane in own):
        return Refusal("SK-3.6", _("Only the top card of a lane can be played."))
    return Refusal("SK-3.1", _("Play from your hand, your Quest pile or the top of your own lanes."))


def _target_refusal(s: SpaceKittiesState, a: Move) -> Refusal | None:
    """Why this card may not go there."""
    number = NUMBER[a.card]
    card = number_words(number)
    if a.target == NEW:
        if number in (WORMHOLE, HYPERSPEED):
            return None
        return Refusal("SK-3.2", _("Only a Wormhole (0) or a Hyperspeed! begins a new journey."))
    if number == WORMHOLE:
        return Refusal("SK-3.2", _("A Wormhole begins a new journey of its own."))
    waiting = [
        count >= 0 and (fits(number, count) or (s.docking and number == count))  # SK-7.7
        for count in s.counts
    ]
    if not _lies(s, a.target):
        if any(waiting):
            return Refusal("SK-3.1", _("No journey lies there."))
        return Refusal("SK-3.1", _("No journey waits for {card} now.").format(card=card))
    if waiting[a.target]:
        return None
    needed = number_words(s.counts[a.target] + 1)
    return Refusal("SK-3.1", _("This journey needs {needed}, not {card}.").format(needed=needed, card=card))


def _ability_refusal(s: SpaceKittiesState, a: Move) -> Refusal | None:
    """Why the seat to act may not use this ability now; None if it may."""
    ability = a.kind
    commander = COMMANDERS[s.commanders[s.turn]]
    name = ABILITY[ability].name
    if ability not in (commander.play, commander.discard):
        text = _("{commander} does not know {ability}.").format(commander=commander.name, ability=name)
        return Refusal("SK-1.2", text)
    if not s.is_home(s.turn):
        piece = COMMANDER + s.commanders[s.turn]
        if piece in s.discards:
            text = _("{commander} is trapped in the discards until they are reshuffled.")
        else:
            text = _("{commander} is trapped in a journey until it is complete.")
        return Refusal("SK-5.1", text.format(commander=commander.name))
    if a in USES[ability](s):
        return None
    return Refusal(f"SK-7.{ability}", _reason(s, a).format(ability=name))


REASONS = {
    UNSTABLE_WORMHOLE: _("There is no card left to draw for {ability}."),
    WARP_DRIVE: _("{ability} is for a journey that needs 2, 4, 6, 8 or 10."),
    ONE_SMALL_STEP: _("{ability} needs a card you played this turn that is still on top of its journey."),
    TRAJECTORY_CHANGE: _("{ability} is for a journey that stands at 1 to 10."),
    DIPLOMATIC_MISSION: _("{ability} needs cards in both hands."),
    FAST_DOCKING: _("{ability} is already on for this turn."),
    AUXILIARY_ENGINES: _("{ability} needs a card in your hand."),
    CARGO_BAY: _("{ability} needs a card in your hand."),
    MISSION_CONTROL: _("{ability} needs at least two quests."),
}
"""Why an ability cannot be used, if there is nothing more to say."""


def _reason(s: SpaceKittiesState, a: Move) -> str:
    if a.kind == ONE_SMALL_STEP and stepping_pile(s) is not None:
        return _("{ability} lifts a card to 10 at most.")
    if a.kind == DECEIVING_MANEUVERS:
        return _deceiving_reason(s, a)
    if a.kind == DIPLOMATIC_MISSION and a.target == s.turn:
        return _("{ability} is for another commander's hand.")
    if a.kind == DIPLOMATIC_MISSION and a.target >= s.seats:
        return _("{ability} needs a partner, and nobody sits there.")
    return REASONS[a.kind]


def _deceiving_reason(s: SpaceKittiesState, a: Move) -> str:
    own = s.turn * LANES
    lanes = [cards for lane, cards in enumerate(s.lanes) if not own <= lane < own + LANES]
    if not any(cards and cards[-1] == a.card for cards in lanes):
        return _("{ability} takes the top card of another commander's lane, if it fits a journey.")
    if a.target == NEW:
        return _("Only a Wormhole or a Hyperspeed! begins a new journey.")
    if not _lies(s, a.target):
        return _("No journey lies there.")
    return _("That journey needs {needed}.").format(needed=number_words(s.counts[a.target] + 1))


def _lies(s: SpaceKittiesState, pile: int) -> bool:
    """Whether there is a journey in this place."""
    return pile < len(s.piles) and bool(s.piles[pile])
