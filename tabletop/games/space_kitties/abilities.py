"""The abilities of the commanders (SK-5, SK-7): what may be used, what comes of it, why not. Imports the model."""

from tabletop.games.space_kitties import memory
from tabletop.games.space_kitties.commanders import (
    ABILITY_NAMES,
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
from tabletop.games.space_kitties.journey import DISCARDS, clear_if_complete, lay, refill, reshuffle, trap
from tabletop.games.space_kitties.model import (
    CHANGES,
    COMMANDER,
    DECEPTIONS,
    HYPERSPEED,
    LANES,
    LAST_PLANET,
    MISSIONS,
    NEW,
    NOBODY,
    NUMBER,
    SINGLES,
    WARPS,
    WORMHOLE,
    Move,
    SpaceKittiesState,
    number_words,
)
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng
from tabletop.words import _

WARP_NUMBERS = (2, 4, 6, 8, 10)
"""SK-7.2"""


def usable(s: SpaceKittiesState) -> list[Move]:
    """Everything the commander card in front of the seat to act can do now."""
    commander = COMMANDERS[s.commanders[s.turn]]
    return [*_USES[commander.play](s), *_USES[commander.discard](s)]


def _unstable_wormhole(s: SpaceKittiesState) -> list[Move]:
    return [SINGLES[UNSTABLE_WORMHOLE]] if s.can_draw() else []  # SK-7.1


def _warp_drive(s: SpaceKittiesState) -> list[Move]:
    return [WARPS[pile] for pile, count in enumerate(s.counts) if count + 1 in WARP_NUMBERS]


def _one_small_step(s: SpaceKittiesState) -> list[Move]:
    pile = stepping_pile(s)
    return [SINGLES[ONE_SMALL_STEP]] if pile is not None and s.counts[pile] < LAST_PLANET else []


def stepping_pile(s: SpaceKittiesState) -> int | None:
    """The pile that the card played last this turn still tops (SK-7.3)."""
    if s.played >= 0:
        for pile, pieces in enumerate(s.piles):
            if pieces and pieces[-1] == s.played:
                return pile
    return None


def _deceiving_maneuvers(s: SpaceKittiesState) -> list[Move]:
    own = s.turn * LANES
    actions = []
    for lane, cards in enumerate(s.lanes):
        if cards and not own <= lane < own + LANES:
            number, row = NUMBER[cards[-1]], DECEPTIONS[cards[-1]]
            actions += [
                row[pile] for pile, count in enumerate(s.counts) if count >= 0 and fits(number, count)
            ]
            if number in (WORMHOLE, HYPERSPEED):
                actions.append(row[NEW])
    return actions


def fits(number: int, count: int) -> bool:
    """Whether a card can be the next of a pile whose top counts as this (SK-3.1, SK-3.3)."""
    return number in (count + 1, HYPERSPEED)


def _trajectory_change(s: SpaceKittiesState) -> list[Move]:
    return [CHANGES[pile] for pile, count in enumerate(s.counts) if count > WORMHOLE]  # SK-7.5


def _diplomatic_mission(s: SpaceKittiesState) -> list[Move]:
    return [MISSIONS[seat] for seat in range(s.seats) if seat != s.turn and s.swap_size(seat)]  # SK-7.6


def _fast_docking(s: SpaceKittiesState) -> list[Move]:
    return [] if s.docking else [SINGLES[FAST_DOCKING]]  # SK-7.7


def _auxiliary_engines(s: SpaceKittiesState) -> list[Move]:
    return [SINGLES[AUXILIARY_ENGINES]] if s.hands[s.turn] else []  # SK-7.8


def _cargo_bay(s: SpaceKittiesState) -> list[Move]:
    return [SINGLES[CARGO_BAY]] if s.hands[s.turn] else []  # SK-7.9


def _mission_control(s: SpaceKittiesState) -> list[Move]:
    return [SINGLES[MISSION_CONTROL]] if len(s.quests[s.turn]) > 1 else []  # SK-7.10


_USES = {
    UNSTABLE_WORMHOLE: _unstable_wormhole,
    WARP_DRIVE: _warp_drive,
    ONE_SMALL_STEP: _one_small_step,
    DECEIVING_MANEUVERS: _deceiving_maneuvers,
    TRAJECTORY_CHANGE: _trajectory_change,
    DIPLOMATIC_MISSION: _diplomatic_mission,
    FAST_DOCKING: _fast_docking,
    AUXILIARY_ENGINES: _auxiliary_engines,
    CARGO_BAY: _cargo_bay,
    MISSION_CONTROL: _mission_control,
}


def use(s: SpaceKittiesState, a: Move, rng: Rng, events: list[Event]) -> None:
    """Do what the ability says; Diplomatic Mission and Cargo Bay only begin here."""
    ability, card, target = a
    seat = s.turn
    piece = COMMANDER + s.commanders[seat]
    events.append(Event("ability", seat, (piece,), (ability, target)))
    if ability == DIPLOMATIC_MISSION:
        s.partner = target
    elif ability == CARGO_BAY:
        s.cargo = True
    elif ability == UNSTABLE_WORMHOLE:
        if not s.deck:
            reshuffle(s, rng, events)
        top = s.deck.pop()
        memory.showed(s, (top,))
        pile = lay(s, top, NEW, WORMHOLE)
        events.append(Event("open", seat, (top,), (pile,), reveals=True))
        if not s.deck:
            reshuffle(s, rng, events)
        trap(s, pile, events)
    elif ability == WARP_DRIVE:
        lay(s, piece, target, s.counts[target] + 1)
        s.home &= ~(1 << seat)
        events.append(Event("warp", seat, (piece,), (target, s.counts[target])))
    elif ability == ONE_SMALL_STEP:
        stepping = stepping_pile(s)
        assert stepping is not None
        _recount(s, stepping, 1, events)
    elif ability == TRAJECTORY_CHANGE:
        _recount(s, target, -1, events)
    elif ability == DECEIVING_MANEUVERS:
        _deceive(s, card, target, events)
    elif ability == MISSION_CONTROL:
        quests = s.quests[seat]
        quests.insert(0, quests.pop())
        s.buried[seat] = min(s.buried[seat] + 1, len(quests))
        events.append(Event("bury", seat, (quests[0],)))
        events.append(Event("quest", seat, (quests[-1],), (len(quests),), reveals=True))
        trap(s, DISCARDS, events)
    else:
        if ability == AUXILIARY_ENGINES:
            hand = s.hands[seat]
            unseen = len(s.deck) <= s.size  # it is shuffled into the new deck at once
            if unseen:
                memory.laid_unseen(s, seat)
            else:
                memory.showed(s, hand)
            events.append(Event("discard", seat, tuple(hand), secret_to=seat if unseen else None))
            s.discards += hand
            hand.clear()
            refill(s, seat, rng, events)
        else:
            s.docking = True
        trap(s, DISCARDS, events)  # SK-5.3: only now, so that its own refill did not bring it home


def _recount(s: SpaceKittiesState, pile: int, step: int, events: list[Event]) -> None:
    s.counts[pile] += step
    events.append(Event("count", s.turn, (s.piles[pile][-1],), (pile, s.counts[pile])))
    trap(s, pile, events)


def _deceive(s: SpaceKittiesState, card: int, target: int, events: list[Event]) -> None:
    """SK-7.4"""
    lane = next(lane for lane, cards in enumerate(s.lanes) if cards and cards[-1] == card)
    s.lanes[lane].pop()
    pile = lay(s, card, target, WORMHOLE if target == NEW else s.counts[target] + 1)
    events.append(Event("snatch", s.turn, (card,), (pile, lane, s.counts[pile])))
    trap(s, pile, events)
    clear_if_complete(s, pile, events)


def exchange(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """SK-7.6: the cards are chosen; as many of the other hand are drawn before these join it."""
    seat, partner, given = s.turn, s.partner, sorted(s.offered)
    own, other = s.hands[seat], s.hands[partner]
    drawn = other[:]
    taken = sorted(drawn.pop(rng.below(len(drawn))) for _card in given)
    memory.exchanged(s, seat, partner, given, taken)
    for card in given:
        own.remove(card)
    for card in taken:
        other.remove(card)
    own += taken
    other += given
    own.sort()
    other.sort()
    for giver, receiver, cards in ((seat, partner, given), (partner, seat, taken)):
        events.append(Event("give", giver, tuple(cards), (receiver,), giver))
        events.append(Event("take", receiver, tuple(cards), (giver,), receiver, receiver == seat))
    s.partner = NOBODY
    s.offered = []
    trap(s, DISCARDS, events)


def refusal(s: SpaceKittiesState, a: Move) -> Refusal | None:
    """Why the seat to act may not use this ability now; None if it may."""
    ability = a.kind
    commander = COMMANDERS[s.commanders[s.turn]]
    name = ABILITY_NAMES[ability]
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
    if a in _USES[ability](s):
        return None
    return Refusal(f"SK-7.{ability}", _reason(s, a).format(ability=name))


def _reason(s: SpaceKittiesState, a: Move) -> str:
    if a.kind == UNSTABLE_WORMHOLE:
        return _("There is no card left to draw for {ability}.")
    if a.kind == WARP_DRIVE:
        return _("{ability} is for a journey that needs 2, 4, 6, 8 or 10.")
    if a.kind == ONE_SMALL_STEP:
        pile = stepping_pile(s)
        if pile is None:
            return _("{ability} needs a card you played this turn that is still on top of its journey.")
        return _("{ability} lifts a card to 10 at most.")
    if a.kind == DECEIVING_MANEUVERS:
        return _deceiving_reason(s, a)
    if a.kind == TRAJECTORY_CHANGE:
        return _("{ability} is for a journey that stands at 1 to 10.")
    if a.kind == DIPLOMATIC_MISSION:
        if a.target == s.turn:
            return _("{ability} is for another commander's hand.")
        if a.target >= s.seats:
            return _("{ability} needs a partner, and nobody sits there.")
        return _("{ability} needs cards in both hands.")
    if a.kind == FAST_DOCKING:
        return _("{ability} is already on for this turn.")
    if a.kind == MISSION_CONTROL:
        return _("{ability} needs at least two quests.")
    return _("{ability} needs a card in your hand.")


def _deceiving_reason(s: SpaceKittiesState, a: Move) -> str:
    own = s.turn * LANES
    lanes = [cards for lane, cards in enumerate(s.lanes) if not own <= lane < own + LANES]
    if not any(cards and cards[-1] == a.card for cards in lanes):
        return _("{ability} takes the top card of another commander's lane, if it fits a journey.")
    if a.target == NEW:
        return _("Only a Wormhole or a Hyperspeed! begins a new journey.")
    if a.target >= len(s.counts) or not s.piles[a.target]:
        return _("There is no such journey.")
    return _("That journey needs {needed}.").format(needed=number_words(s.counts[a.target] + 1))
