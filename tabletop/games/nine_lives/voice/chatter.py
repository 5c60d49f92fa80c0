"""Moods after events, and what is said in them."""

from collections.abc import Iterable, Mapping

from tabletop.base.words import _
from tabletop.games.nine_lives.rules import events
from tabletop.games.nine_lives.rules.content import NUMBER, POUNCE, SUIT
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import bursting
from tabletop.kernel.events import Event

CLOSE = 2
"""Room left in a suit from which on it frightens."""


def feel(view: NineLivesView, event: Event) -> Iterable[tuple[int, str]]:
    match event:
        case events.Laid(seat=seat, life=True) if view.life_counts[seat] == 1:
            yield seat, "surprised"  # the last one: only a win saves it
        case events.Laid(seat=seat, card=card):
            yield from _frightened(view, seat, SUIT[card], NUMBER[card])
        case events.Acted(seat=seat, card=card):
            if view.life_counts[seat]:
                yield seat, "gloating" if NUMBER[card] == POUNCE else "glad"
        case events.Won(seat=seat):
            yield seat, "gloating"
            for played in view.played:
                if played.life and played.seat != seat:
                    yield played.seat, "hurt"  # it is a life no more (NL-4.4)
        case events.Exploded():
            yield from _startled(view)
        case events.Spared(seat=seat):
            yield seat, "asleep"
        case events.Lost(seat=seat):
            yield seat, "hurt"
        case events.Began(seat=seat):
            yield seat, "thinking"
        case events.Ended():
            yield from _at_the_end(view)


def _frightened(view: NineLivesView, seat: int, suit: int, number: int) -> Iterable[tuple[int, str]]:
    """A suit that is near to bursting makes those gasp who have played it already."""
    left = view.limits[suit] - view.totals[suit] - number
    if left <= CLOSE:
        for played in view.played:
            if SUIT[played.card] == suit and played.seat != seat:
                yield played.seat, "surprised"
        yield seat, "gloating" if left >= 0 and view.played else "surprised"


def _startled(view: NineLivesView) -> Iterable[tuple[int, str]]:
    """Those who sit on a bomb gasp, the others enjoy it."""
    burst = bursting(view)
    victims = {played.seat for played in view.played if SUIT[played.card] in burst}
    for seat in range(view.seats):
        yield seat, "surprised" if seat in victims else "glad"


def _at_the_end(view: NineLivesView) -> Iterable[tuple[int, str]]:
    most = max(view.life_counts)
    for seat, count in enumerate(view.life_counts):
        yield seat, "gloating" if count == most else "hurt"


CHATTER: Mapping[str, tuple[str, ...]] = {
    "calm": (
        _("Nice tablecloth. Claws in, please."),
        _("Who brought the bomb to dinner?"),
        _("The moon is a very big mouse hole."),
        _("Candlelight suits my whiskers."),
        _("One more round, then a nap."),
        _("I land on my feet. Usually."),
        _("Somebody smells of fish. Is it me?"),
        _("Mind the fuse with your tail."),
    ),
    "thinking": (
        _("Hmm. Tail says yes, head says no."),
        _("Counting to nine. On nine paws."),
        _("Patience. I am plotting."),
        _("Let me sniff at this one."),
        _("Which one would a cat push off?"),
        _("I had a plan. It fell off a shelf."),
        _("Do not stare. It is rude."),
    ),
    "glad": (
        _("Not my suit. Purr!"),
        _("Purrfect."),
        _("Oh, a box! I mean: well played."),
        _("That is how cats do it."),
        _("Warm paws, safe tail."),
        _("I could watch this all night."),
        _("Better you than me."),
    ),
    "gloating": (
        _("Mine. All mine. As usual."),
        _("Read it and meow."),
        _("The crown goes with my eyes."),
        _("Bow to the Kittykeeper."),
        _("I meant to do that."),
        _("You may applaud with one paw."),
        _("Cream for the winner, please."),
    ),
    "hurt": (
        _("I liked that life!"),
        _("My whiskers are on fire."),
        _("I had plans for that one."),
        _("Ow. Ow. Also: ow."),
        _("That candle was a gift."),
        _("I will remember this. For a nap."),
        _("Whose idea was the bomb?"),
    ),
    "surprised": (
        _("Is it supposed to hiss like that?"),
        _("Somebody blow on it! No, not you!"),
        _("That fuse is rather short."),
        _("Under the table! Everybody!"),
        _("Fur: up. Ears: flat."),
        _("I can hear it ticking."),
        _("You would not dare. Would you?"),
    ),
    "asleep": (
        _("Zzz … was that a bang?"),
        _("Five more minutes."),
        _("Wake me when it is over."),
        _("Zzz … sardines … zzz"),
        _("Best seat in the house."),
    ),
}
"""What somebody may say in a mood. Nobody ever speaks about cards that others may not see."""
