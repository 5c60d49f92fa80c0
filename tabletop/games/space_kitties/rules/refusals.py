"""Why something may not be done now: a rule and a plain sentence."""

from collections.abc import Sequence

from tabletop.base.errors import Refusal
from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.abilities import fits, stepping_pile
from tabletop.games.space_kitties.rules.content import ABILITY, NUMBER, NUMBER_WORDS
from tabletop.games.space_kitties.rules.model import LANES, NEW, Action, SpaceKittiesState
from tabletop.kernel.events import NOBODY


def refusal(s: SpaceKittiesState, a: Action) -> Refusal:
    if s.turn == NOBODY:
        return Refusal("SK-6.2" if all(s.quests) else "SK-6.1", _("The game is over."))
    if s.partner != NOBODY:
        if a.kind == model.OFFER:
            return Refusal("SK-7.6", _("Choose another card of your hand."))
        return Refusal("SK-7.6", _("First choose the cards for your Diplomatic Mission."))
    if a.kind == model.OFFER:
        return Refusal("SK-7.6", _("There is no Diplomatic Mission under way."))
    own = s.lanes_of(s.turn)
    if a.kind == model.PLACE:
        return Refusal("SK-3.6", _not_placed(s, a.card, own))
    if s.cargo:
        return Refusal("SK-7.9", _("First place the rest of your hand on your lanes."))
    if a.kind == model.END:
        return Refusal("SK-3.6", _("End your turn by placing a card of your hand on one of your lanes."))
    if s.spent >= model.MOST_ACTIONS:
        return Refusal("SK-6.3", _("200 actions are enough for one turn: end it now."))
    if a.kind in ABILITY:
        return _not_used(s, a)
    if a.card in (*s.hands[s.turn], s.quests[s.turn][-1], *(lane[-1] for lane in own if lane)):
        return _not_there(s, NUMBER[a.card], a.target)
    if any(a.card in lane for lane in own):
        return Refusal("SK-3.6", _("Only the top card of a lane can be played."))
    return Refusal("SK-3.1", _("Play from your hand, your Quest pile or the top of your own lanes."))


ONTO = {
    "discards": ("SK-3.6", _("You cannot discard a card: put it on a journey it fits, or on a lane to end your turn.")),
    "deck": ("SK-3.6", _("Nothing goes back into the deck. A card on one of your lanes ends your turn.")),
    "quests": ("SK-3.4", _("The Quest pile takes no cards: its quests are played from the top.")),
    "seat": ("SK-7.6", _("Only a Diplomatic Mission brings cards into another hand.")),
}
"""Things of the table that take no cards, and why."""


def not_onto(thing: str) -> Refusal | None:
    return Refusal(*ONTO[thing]) if thing in ONTO else None


def _not_placed(s: SpaceKittiesState, card: int, own: list[list[int]]) -> str:
    if card == s.quests[s.turn][-1]:
        return _("A quest is played on a journey, not placed on a lane.")
    if any(card in lane for lane in own):
        return _("Nothing moves from lane to lane.")
    return _("Only a card of your hand can be placed on a lane.")


def _not_there(s: SpaceKittiesState, number: int, target: int) -> Refusal:
    """Why a card of this number may not go onto this pile."""
    if target == NEW:
        return Refusal("SK-3.2", _("Only a Wormhole (0) or a Hyperspeed! begins a new journey."))
    if number == content.WORMHOLE:
        return Refusal("SK-3.2", _("A Wormhole begins a new journey of its own."))
    card = NUMBER_WORDS[number]
    if _lies(s, target):
        needed = NUMBER_WORDS[s.counts[target] + 1]
        return Refusal("SK-3.1", _("This journey needs {needed}, not {card}.", needed=needed, card=card))
    docks = number if s.docking else NOBODY  # SK-7.7
    fits_elsewhere = any(count >= 0 and (fits(number, count) or count == docks) for count in s.counts)
    if fits_elsewhere or number == content.HYPERSPEED:
        return Refusal("SK-3.1", _("No journey lies there."))
    return Refusal("SK-3.1", _("No journey waits for {card} now. {needed}", card=card, needed=waited_for(s.counts)))


def waited_for(counts: Sequence[int]) -> str:
    """What would fit: the next number of every journey."""
    needed = [count + 1 for count in counts if count >= 0]
    if not needed:
        return _("A Wormhole (0) must begin a journey.")
    *some, last = map(str, sorted(set(needed)))
    numbers = _("{some} or {last}", some=", ".join(some), last=last) if some else last
    return counted("The journey needs {numbers}.", "The journeys need {numbers}.", len(needed), numbers=numbers)


def _not_used(s: SpaceKittiesState, a: Action) -> Refusal:
    who = s.commanders[s.turn]
    commander, name = content.COMMANDERS[who], ABILITY[a.kind].name
    if a.kind not in (commander.play, commander.discard):
        return Refusal("SK-1.2", _("{commander} does not know {ability}.", commander=commander.name, ability=name))
    if not s.is_home(s.turn):
        text = _("{commander} is trapped in a journey until it is complete.")
        if content.COMMANDER + who in s.discards:
            text = _("{commander} is trapped in the discards until they are reshuffled.")
        return Refusal("SK-5.1", text.format(commander=commander.name))
    return Refusal(f"SK-7.{a.kind}", _needs(s, a).format(ability=name))


def _needs(s: SpaceKittiesState, a: Action) -> str:
    """What is wrong with an ability of a commander who is at home."""
    if a.kind == content.ONE_SMALL_STEP and stepping_pile(s) is not None:
        return _("{ability} lifts a card to 10 at most.")
    if a.kind == content.DIPLOMATIC_MISSION and a.target == s.turn:
        return _("{ability} is for another commander's hand.")
    if a.kind == content.DIPLOMATIC_MISSION and a.target >= s.seats:
        return _("{ability} needs a partner, and nobody sits there.")
    rivals_tops = [lane[-1] for number, lane in enumerate(s.lanes) if lane and number // LANES != s.turn]
    if a.kind == content.DECEIVING_MANEUVERS and a.card in rivals_tops:
        if a.target == NEW:
            return _("Only a Wormhole or a Hyperspeed! begins a new journey.")
        if not _lies(s, a.target):
            return _("No journey lies there.")
        return _("That journey needs {needed}.", needed=NUMBER_WORDS[s.counts[a.target] + 1])
    return ABILITY[a.kind].needs


def _lies(s: SpaceKittiesState, pile: int) -> bool:
    return pile < len(s.piles) and bool(s.piles[pile])
