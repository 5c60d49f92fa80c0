"""Moods of the AIs and what they say."""

from collections.abc import Iterable

from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules import content, events
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.kernel.events import Event

GLAD, GLOATING, HURT, SURPRISED, THINKING = "glad", "gloating", "hurt", "surprised", "thinking"

SETTLED = 3
"""The turn from which on there is something to think about before anything is done."""


def feel(view: PawView, event: Event) -> Iterable[tuple[int, str]]:
    """Whose mood an event changes; the view is the one before it."""
    seat, other = event.seat, 1 - event.seat
    match event:
        case events.Captured() | events.HeldLine() | events.Counted() if seat >= 0:
            return (other, HURT), (seat, GLOATING)
        case events.Attacked(double=True, owner=owner) | events.Lobbed(owner=owner):
            return (1 - owner, GLAD), (owner, SURPRISED)
        case events.Eligible() | events.Rescued():
            return (other, SURPRISED), (seat, GLAD)
        case events.Deployed(kitty=kitty) if content.LEVEL[kitty] == 4:
            return (other, SURPRISED), (seat, GLAD)
        case events.Marked(tokens=2):
            return ((seat, HURT),)
        case events.Attacked(owner=owner) if owner != seat == view.active:
            return ((seat, GLAD),)
        case events.Switched(owner=owner) if owner != seat:
            return ((other, SURPRISED),)
        case events.Moved() | events.Turned() if seat != view.active:  # somebody else's cards did that
            return (other, GLAD), (seat, SURPRISED)
        case events.Discarded():
            return ((seat, THINKING),)
        case events.Began(turn=turn) if turn >= SETTLED:
            return ((seat, THINKING),)
    return ()


SAYINGS = {
    GLAD: (
        _("That street is mine now."),
        _("Right between the whiskers!"),
        _("The squad purrs as one."),
        _("Dig in, my furry ones!"),
        _("Now that is a formation."),
        _("Medals for everybody!"),
        _("I smell tuna and victory."),
        _("Paws up, tails high!"),
        _("Just as the manual says."),
    ),
    GLOATING: (
        _("Into the carrier with you!"),
        _("Mind the bars, dear."),
        _("Your squad looks thin today."),
        _("Was that one important?"),
        _("I collect these, you know."),
        _("Surrender comes with snacks."),
        _("Tell your story to the vet."),
        _("Claws beat paws. Again."),
        _("Another one for my windowsill."),
        _("Do keep sending them."),
    ),
    HURT: (
        _("She had such soft ears ..."),
        _("Medic! Bring the good brush!"),
        _("I liked that one best."),
        _("That was a cheap swipe."),
        _("We will come for you, soldier!"),
        _("Not the carrier! Not the vet!"),
        _("My tail is between my legs."),
        _("I need a nap and a new plan."),
        _("Remember their whiskers."),
    ),
    SURPRISED: (
        _("Where did that come from?"),
        _("Hairball incoming!"),
        _("Nobody told me it could do that."),
        _("My fur stands on end!"),
        _("Hey, I was lying there!"),
        _("Break that line! Break it!"),
        _("That is a lot of claws."),
        _("Who moved my cat?"),
        _("Cover! Under the sofa!"),
    ),
    THINKING: (
        _("So many leaflets. Which one?"),
        _("Hm. Not in these boots."),
        _("Plan B. Or is it C?"),
        _("Let me smell the map again."),
        _("One sip of milk, then war."),
        _("Quiet. The general is licking."),
        _("All quiet on the west sofa."),
        _("The lamps burn low tonight."),
        _("At ease. Tails down."),
    ),
}
"""What an AI may say in a mood."""
