"""How events are played: seconds, sounds and captions, and the moments at which the table stops."""

from tabletop.base.words import _, counted, listed
from tabletop.games.space_kitties.rules import content, events
from tabletop.games.space_kitties.rules.content import ABILITY
from tabletop.games.space_kitties.rules.model import LANES
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.prompts import last_quest
from tabletop.games.space_kitties.voice.words import commander_name, piece_key, shortly, tell
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Beat, Moment

FLARE = "space-kitties"
RIVALS_QUEST, RIVALS_NEXT = 1.1, 0.7
"""Seconds for a rival's quest that is played, and for the next one: they are what counts in a long turn."""
BEATS: dict[type[Event], Beat] = {
    events.Placed: Beat(0.45, "slide"),
    events.Trapped: Beat(0.4, "capture"),
    events.Reshuffled: Beat(0.6, "riffle"),
    **dict.fromkeys((events.Discarded, events.Buried, events.Gave, events.Got), Beat(0.35, "slide")),
}
"""Events that are always played alike; what a rival swaps with the viewer is not."""


def beat(table: Seating, view: SpaceKittiesView, event: Event) -> Beat:
    """How an event is played; the view is the one before it."""
    seat, own = event.seat, event.seat == view.seat
    match event:
        case events.Played():
            return _played(view, event)
        case events.Recounted(piece=piece, count=count):
            return Beat(0.6, "tick", captions=((piece_key(piece), _("counts {count}", count=count)),))
        case events.Completed(pieces=pieces):
            moment = _arrival(table.names[seat], event)
            return Beat(1.0, "explosion", (piece_key(pieces[-1]),), flare=FLARE, moment=moment)
        case events.CameHome(piece=piece):
            says = _("{commander} is free!", commander=commander_name(piece))
            return Beat(0.6, "purr", captions=((_voice(view, seat), says),))
        case events.Used(ability=ability):
            says = _("{ability}!", ability=ABILITY[ability].name)
            return Beat(0.7, "meow-1", captions=((_voice(view, seat), says),))
        case events.TurnedUp(card=card, left=1):
            lit = (f"head:{seat}", f"seat:{seat}", piece_key(card))
            return Beat(0.35, "flip", moment=Moment(_("The last quest!"), (last_quest(table.names[seat], card),), lit))
        case events.TurnedUp():
            return Beat(0.35 if own else RIVALS_NEXT, "flip")
        case events.Drew():
            return Beat(0.25 if own else 0.1, "slide")
        case events.Got() if own and seat != view.to_act:
            return Beat(0.5, "slide", moment=_swapped(table, event))
        case events.Gave(cards=cards) if own and seat != view.to_act:
            lost = _("{cards} gone", cards=", ".join(map(shortly, cards)))
            return Beat(1.0, "slide", captions=((f"head:{seat}", lost),))
        case events.Ended() if seat != NOBODY:
            left = min(count for other, count in enumerate(view.quest_counts) if other != seat)
            behind = counted("The next had {count} quest left.", "The next had {count} quests left.", left)
            lit = (f"head:{seat}", f"seat:{seat}", piece_key(view.played))
            moment = Moment(_("{name} cleared the last quest!", name=table.names[seat]), (behind,), lit)
            return Beat(1.4, "fanfare", lit[::2], flare=FLARE, moment=moment)
    return BEATS.get(type(event), Beat())


def _played(view: SpaceKittiesView, event: events.Played) -> Beat:
    seat, source = event.seat, event.source
    if source == events.FROM_QUESTS and view.quest_counts[seat] > 1:
        above = f"ship:{event.pile}" if event.count else f"tag:{event.pile}"  # off the quest that turns up
        return Beat(0.6 if seat == view.seat else RIVALS_QUEST, "star", captions=((above, _("a quest!")),))
    if source == events.FROM_DECK:
        return Beat(0.45, "flip")
    own = source in (events.FROM_HAND, events.FROM_QUESTS) or (source - events.FROM_LANE) // LANES == seat
    return Beat(0.4 if own else 0.45, "slide")


def _swapped(table: Seating, event: events.Got) -> Moment:
    """Somebody swaps cards with the viewer."""
    name = table.names[event.giver]
    back = counted(
        "{count} random card of this hand goes to {name}.",
        "{count} random cards of this hand go to {name}.",
        len(event.cards),
        name=name,
    )
    return Moment(_("{name}: Diplomatic Mission!", name=name), (tell(table, event), back), (f"head:{event.giver}",))


def _arrival(name: str, event: events.Completed) -> Moment:
    pile, cards = event.pile, [piece for piece in event.pieces if piece < content.CARDS]
    says = [_("{name} reached the Final Frontier.", name=name)]
    free = [commander_name(piece) for piece in event.pieces if piece >= content.CARDS]
    if free:
        says.append(counted("{names} comes home.", "{names} come home.", len(free), names=listed(free)))
    says.append(counted("{count} card goes to the discards.", "{count} cards go to the discards.", len(cards)))
    lit = (*map(piece_key, event.pieces), f"ship:{pile}", f"route:{pile}", f"mouth:{pile}", f"head:{event.seat}")
    return Moment(_("Journey complete!"), tuple(says), lit)


def _voice(view: SpaceKittiesView, seat: int) -> str:
    """The piece from which somebody's words rise: for rivals a bay, as their heads are too near the window's edge."""
    return f"head:{seat}" if seat == view.seat else f"bay:{seat}:{LANES - 1}"
