"""The abilities of the commanders (SK-5, SK-7): which can be used, and what they do."""

from collections.abc import Callable

from tabletop.games.space_kitties.rules import content, memory, model
from tabletop.games.space_kitties.rules import events as told
from tabletop.games.space_kitties.rules.content import COMMANDERS, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.journey import clear_if_complete, lay, refill, reshuffle, trap, turn_up
from tabletop.games.space_kitties.rules.model import LANES, NEW, USES, Action, SpaceKittiesState
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.rng import Rng

WARP_NUMBERS = (2, 4, 6, 8, 10)
"""SK-7.2"""
_WARPS = USES[content.WARP_DRIVE]
_CHANGES = USES[content.TRAJECTORY_CHANGE]
_MISSIONS = USES[content.DIPLOMATIC_MISSION]


def usable(s: SpaceKittiesState) -> list[Action]:
    """What the commander of the seat to act, who is at home, can do now."""
    commander = COMMANDERS[s.commanders[s.turn]]
    return [*USABLE[commander.play](s), *USABLE[commander.discard](s)]


def stepping_pile(s: SpaceKittiesState) -> int | None:
    """The pile that the card played last this turn still tops (SK-7.3)."""
    if s.played >= 0:
        for pile, pieces in enumerate(s.piles):
            if pieces and pieces[-1] == s.played:
                return pile
    return None


def fits(number: int, count: int) -> bool:
    """Whether a card can be the next of a pile whose top counts as this (SK-3.1, SK-3.3)."""
    return number in (count + 1, HYPERSPEED)


def _one_small_step(s: SpaceKittiesState) -> list[Action]:
    pile = stepping_pile(s)
    possible = pile is not None and s.counts[pile] < content.LAST_PLANET
    return USES[content.ONE_SMALL_STEP] if possible else []


def _deceiving_maneuvers(s: SpaceKittiesState) -> list[Action]:
    own, counts = s.turn * LANES, s.counts
    actions = []
    for lane, cards in enumerate(s.lanes):
        if cards and not own <= lane < own + LANES:
            number, row = NUMBER[cards[-1]], model.DECEPTIONS[cards[-1]]
            if number == HYPERSPEED or number - 1 in counts:
                actions += [row[pile] for pile, count in enumerate(counts) if count >= 0 and fits(number, count)]
            if number in (WORMHOLE, HYPERSPEED):
                actions.append(row[NEW])
    return actions


def _diplomatic_mission(s: SpaceKittiesState) -> list[Action]:
    return [_MISSIONS[seat] for seat in range(s.seats) if seat != s.turn and s.swap_size(seat)]


USABLE: dict[int, Callable[[SpaceKittiesState], list[Action]]] = {
    content.UNSTABLE_WORMHOLE: lambda s: USES[content.UNSTABLE_WORMHOLE] if s.can_draw() else [],
    content.WARP_DRIVE: lambda s: [_WARPS[pile] for pile, count in enumerate(s.counts) if count + 1 in WARP_NUMBERS],
    content.ONE_SMALL_STEP: _one_small_step,
    content.DECEIVING_MANEUVERS: _deceiving_maneuvers,
    content.TRAJECTORY_CHANGE: lambda s: [_CHANGES[pile] for pile, count in enumerate(s.counts) if count > WORMHOLE],
    content.DIPLOMATIC_MISSION: _diplomatic_mission,
    content.FAST_DOCKING: lambda s: [] if s.docking else USES[content.FAST_DOCKING],
    content.AUXILIARY_ENGINES: lambda s: USES[content.AUXILIARY_ENGINES] if s.hands[s.turn] else [],
    content.CARGO_BAY: lambda s: USES[content.CARGO_BAY] if s.hands[s.turn] else [],
    content.MISSION_CONTROL: lambda s: USES[content.MISSION_CONTROL] if len(s.quests[s.turn]) > 1 else [],
}
"""How the seat to act could use each ability, SK-7.1 to SK-7.10 in their order."""


def use(s: SpaceKittiesState, a: Action, rng: Rng, events: list[Event]) -> None:
    """Do what the ability says; Diplomatic Mission and Cargo Bay only begin here."""
    ability, card, target = a
    seat = s.turn
    piece = content.COMMANDER + s.commanders[seat]
    s.partner = target if ability == content.DIPLOMATIC_MISSION else s.partner
    s.cargo = ability == content.CARGO_BAY
    s.docking = s.docking or ability == content.FAST_DOCKING
    events.append(told.Used(seat, piece, ability, target))
    if ability == content.UNSTABLE_WORMHOLE:
        _open(s, rng, events)
    elif ability == content.WARP_DRIVE:
        s.home &= ~(1 << seat)
        lay(s, piece, target, s.counts[target] + 1)
        events.append(told.Played(seat, piece, target, told.FROM_HOME, s.counts[target]))
    elif ability == content.ONE_SMALL_STEP:
        stepping = stepping_pile(s)
        assert stepping is not None
        _recount(s, stepping, 1, events)
    elif ability == content.TRAJECTORY_CHANGE:
        _recount(s, target, -1, events)
    elif ability == content.DECEIVING_MANEUVERS:
        _deceive(s, card, target, events)
    elif ability == content.AUXILIARY_ENGINES:
        _change_engines(s, rng, events)
    elif ability == content.MISSION_CONTROL:
        quests = s.quests[seat]
        quests.insert(0, quests.pop())
        s.buried[seat] = min(s.buried[seat] + 1, len(quests))
        turn_up(s, seat, told.Buried(seat, quests[0]), events)
    if ability in content.DISCARDED and not s.cargo and s.partner == NOBODY:
        trap(s, told.DISCARDS, events)  # SK-5.3: only now, so that its own refill did not bring it home


def _open(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """SK-7.1"""
    if not s.deck:
        reshuffle(s, rng, events)
    top = s.deck.pop()
    memory.showed(s, (top,))
    pile = lay(s, top, NEW, WORMHOLE)
    events.append(told.Played(s.turn, top, pile, told.FROM_DECK, WORMHOLE, reveals=True))
    if not s.deck:
        reshuffle(s, rng, events)
    trap(s, pile, events)


def _recount(s: SpaceKittiesState, pile: int, step: int, events: list[Event]) -> None:
    """SK-7.3, SK-7.5"""
    s.counts[pile] += step
    events.append(told.Recounted(s.turn, s.piles[pile][-1], pile, s.counts[pile]))
    trap(s, pile, events)


def _deceive(s: SpaceKittiesState, card: int, target: int, events: list[Event]) -> None:
    """SK-7.4"""
    lane = next(lane for lane, cards in enumerate(s.lanes) if cards and cards[-1] == card)
    s.lanes[lane].pop()
    pile = lay(s, card, target, WORMHOLE if target == NEW else s.counts[target] + 1)
    events.append(told.Played(s.turn, card, pile, told.FROM_LANE + lane, s.counts[pile]))
    trap(s, pile, events)
    clear_if_complete(s, pile, events)


def _change_engines(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """SK-7.8: nobody sees a discarded hand that is shuffled into the new deck at once."""
    seat, cards = s.turn, s.hands[s.turn]
    unseen = len(s.deck) <= s.size
    if unseen:
        memory.laid_unseen(s, seat)
    else:
        memory.showed(s, cards)
    s.discards += cards
    s.hands[seat] = []
    events.append(told.Discarded(seat, tuple(cards), secret_to=seat if unseen else None))
    refill(s, seat, rng, events)


def exchange(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """SK-7.6: the cards are chosen; as many are drawn from the other hand before these join it."""
    seat, partner, given = s.turn, s.partner, sorted(s.offered)
    others = s.hands[partner][:]
    taken = sorted(others.pop(rng.below(len(others))) for _card in given)
    memory.exchanged(s, seat, partner, given, taken)
    for giver, receiver, cards in ((seat, partner, given), (partner, seat, taken)):
        s.hands[giver] = [card for card in s.hands[giver] if card not in cards]
        events.append(told.Gave(giver, tuple(cards), receiver, secret_to=giver))
        s.hands[receiver] = sorted(s.hands[receiver] + cards)
        events.append(told.Got(receiver, tuple(cards), giver, secret_to=receiver, reveals=receiver == seat))
    s.partner = NOBODY
    s.offered = []
    trap(s, told.DISCARDS, events)
