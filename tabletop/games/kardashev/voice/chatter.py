"""What the players' cats feel about an event of Kardashev, and what they say."""

from collections.abc import Iterable, Mapping, Sequence

from tabletop.base.words import _
from tabletop.games.kardashev.rules import events
from tabletop.games.kardashev.rules.board import spread
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import Event

CHATTER: Mapping[str, tuple[str, ...]] = {
    "calm": (
        _("Such a quiet galaxy."),
        _("I do like this chair."),
        _("Mind the glass, please."),
        _("The sun is warm today."),
        _("No paws on the map."),
    ),
    "thinking": (
        _("Hm. Hm, hm, hm."),
        _("Which star looks tasty?"),
        _("One move, a thousand naps."),
        _("Do not rush an empire."),
        _("Let me ask the admiral."),
        _("I could, but should I?"),
        _("Where did I put that fleet?"),
    ),
    "glad": (
        _("Fish for everybody! Well, me."),
        _("The harvest smells lovely."),
        _("Another world, another nap."),
        _("Put it on my shelf."),
        _("The lab is purring."),
        _("That was worth every crystal."),
        _("Now we are a civilisation."),
        _("I name this one Whiskers."),
    ),
    "gloating": (
        _("Mine. Also mine."),
        _("Bow to the paw!"),
        _("Your stars look better on me."),
        _("Was that all of your fleet?"),
        _("I would call that a claws-out."),
        _("Send my regards to your moon."),
        _("History is written by cats."),
        _("You may keep the rubble."),
    ),
    "hurt": (
        _("I was sitting there!"),
        _("My poor little colony."),
        _("That fleet had a name!"),
        _("I shall remember this."),
        _("Right in the crystals."),
        _("This will be in my memoirs."),
        _("Who moved my moon?"),
        _("Not the fish supply!"),
    ),
    "surprised": (
        _("What is that on the radar?"),
        _("Is it over already?"),
        _("You would not dare!"),
        _("By my whiskers!"),
        _("Nobody told me about that."),
        _("Shields! Where are the shields?"),
        _("That much for a rock?"),
    ),
    "asleep": (_("Zzz … annex … zzz."), _("Wake me in a light year.")),
}


MOODS: dict[type[Event], tuple[str, str]] = {
    **dict.fromkeys((events.Research, events.Harvest, events.Keep, events.Upgrade, events.Build), ("glad", "")),
    **dict.fromkeys((events.Forget, events.Stranded, events.Out), ("hurt", "")),
    events.FireBack: ("gloating", ""),
    events.Explore: ("surprised", ""),
    events.Turn: ("calm", ""),
    events.Annihilate: ("gloating", "surprised"),
    events.Over: ("gloating", "hurt"),
}
"""The mood of the event's seat, and of everybody else; empty: unchanged."""


def feel(view: KardashevView, event: Event) -> Iterable[tuple[int, str]]:
    """Who gets which mood by an event; the view is the one before it."""
    seat, others = event.seat, [other for other in range(view.seats) if other != event.seat]
    match event:
        case events.Battle(defender=defender, offence=offence, defence=defence):
            won = offence > defence
            return ((seat, "gloating" if won else "hurt"), (defender, "hurt" if won else "gloating"))
        case events.Attack(defender=defender):
            return ((defender, "surprised"),)
        case events.Raid(other=other) | events.Salvage(other=other):
            return ((seat, "gloating"), (other, "hurt"))
        case events.Final():
            return [(other, "surprised") for other in range(view.seats)]
        case events.Bury() | events.Won() | events.Bid():
            return _feel_about_tile(view, event, others)
    own, theirs = MOODS.get(type(event), ("", ""))
    return [(seat, own), *((other, theirs) for other in others if theirs)] if own else []


def _feel_about_tile(view: KardashevView, event: Event, others: Sequence[int]) -> Iterable[tuple[int, str]]:
    match event:
        case events.Bury(seat=seat, space=space):
            beside = [other for other in others if spread(view.colonies[other]) >> space & 1]
            return ((seat, "gloating"), *((other, "hurt") for other in beside)) if beside else ()
        case events.Won(seat=seat, bid=bid) if bid:
            return ((seat, "glad"), *((other, "glad") for other in others if other == view.turn))
        case events.Bid(seat=seat, bid=bid):
            return ((seat, "thinking"), *((other, "surprised") for other in others if bid > 3 and other == view.high))
    return ()
