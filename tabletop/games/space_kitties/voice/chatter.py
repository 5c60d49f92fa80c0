"""The commanders' moods after events, and what they say in them."""

from collections.abc import Iterator

from tabletop.base.words import _
from tabletop.games.space_kitties.rules import content, events
from tabletop.games.space_kitties.rules.content import HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import LANES, NO_CARD
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.kernel.events import NOBODY, Event

NEARLY = 2
"""Quests left at which the others begin to worry."""


def feel(view: SpaceKittiesView, event: Event) -> Iterator[tuple[int, str]]:
    """Whose mood an event changes; the view is the one before it."""
    seat = event.seat
    match event:
        case events.Played():
            yield from _feel_play(view, event)
        case events.Recounted(pile=pile):
            yield seat, "gloating"
            for rival in _waiting(view, view.counts[pile] + 1, seat):
                yield rival, "hurt"
        case events.Completed():
            yield seat, "gloating"
        case events.CameHome() | events.Discarded() | events.Buried():
            yield seat, "glad"
        case events.Used(ability=content.DIPLOMATIC_MISSION, target=target):
            yield seat, "glad"
            yield target, "surprised"
        case events.Trapped():
            yield seat, "surprised"
        case events.TurnedUp(left=left) if left <= NEARLY:
            yield seat, "gloating"
            for rival in _others(view, seat):
                yield rival, "surprised"
        case events.Ended():
            if seat != NOBODY:
                yield seat, "gloating"
            for rival in _others(view, seat):
                yield rival, "asleep" if seat == NOBODY else "hurt"


def _feel_play(view: SpaceKittiesView, event: events.Played) -> Iterator[tuple[int, str]]:
    seat, source = event.seat, event.source
    owner = (source - events.FROM_LANE) // LANES
    if source >= events.FROM_LANE and owner != seat:
        yield seat, "gloating"
        yield owner, "hurt"
    elif source == events.FROM_QUESTS:
        yield seat, "glad"
    elif source in (events.FROM_DECK, events.FROM_HOME):
        yield seat, "surprised"
    for rival in _waiting(view, event.count, seat):
        yield rival, "hurt"
    for rival in _waiting(view, event.count + 1, seat) if source != events.FROM_QUESTS else ():
        yield rival, "glad"


def _others(view: SpaceKittiesView, seat: int) -> list[int]:
    return [other for other in range(view.seats) if other != seat]


def _waiting(view: SpaceKittiesView, number: int, seat: int) -> list[int]:
    """The others whose quest, open for everybody to see, is this number."""
    tops = ((other, view.quest_tops[other]) for other in _others(view, seat))
    return [other for other, top in tops if top != NO_CARD and NUMBER[top] == number != HYPERSPEED]


CHATTER = {
    "glad": (
        _("One paw print further!"),
        _("Kattus will be pleased."),
        _("Engage the purr drive!"),
        _("That one is for me."),
        _("Make it so. Thank you."),
        _("A small step. Soft paws."),
        _("Tick. Next one."),
        _("Smooth as a tuna tin."),
        _("Ground control, did you see?"),
        _("Out of the box, at last."),
    ),
    "gloating": (
        _("To the Final Frontier!"),
        _("Eat my stardust."),
        _("I do have the conn."),
        _("Boldly where no cat napped."),
        _("Was that yours? Oh dear."),
        _("Never tell me the odds."),
        _("The Emperor knows my name."),
        _("Nine lives, one pilot."),
        _("Fur in the solar wind!"),
        _("Watch and learn, cadets."),
    ),
    "hurt": (
        _("I was waiting for that!"),
        _("That was my planet."),
        _("Hiss on all channels!"),
        _("Shields down. Ego too."),
        _("Somebody moved my star."),
        _("My tail! My route!"),
        _("This goes into the log."),
        _("In space all hear me meow."),
        _("Mutiny. Quiet mutiny."),
        _("And I had polished it."),
    ),
    "surprised": (
        _("Is that hole looking at me?"),
        _("Red dot! Where? WHERE?"),
        _("Who pressed that button?"),
        _("Captain, we have hairball."),
        _("That is no moon."),
        _("Sensors say: uh-oh."),
        _("Unstable? It said UNSTABLE?"),
        _("Houston, meow?"),
        _("Raise the litter shields!"),
    ),
    "thinking": (
        _("Plotting a course..."),
        _("Warp nine, or a nap?"),
        _("Counting planets. And fish."),
        _("The chart is upside down."),
        _("Fascinating."),
        _("Hm. Left or starboard?"),
    ),
    "asleep": (_("Zzz... warp zzzix..."), _("Cryosleep. Do not pet."), _("Autopurrlot engaged.")),
}
"""What a machine may say in a mood."""
