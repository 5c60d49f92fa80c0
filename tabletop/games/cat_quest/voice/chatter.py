"""Moods of the seats and what an AI says in them."""

from collections.abc import Iterable

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.kernel.events import Event

MANY = 3
"""Dogs beaten in a battle from which on others are surprised."""
FAST, SLOW = 10, 3
"""Rolls from which on a seat is glad, up to which it is hurt."""
CHATTER = {
    "glad": (
        _("Welcome aboard, fluffball!"), _("One more paw on deck."), _("There is tuna in the galley."),
        _("My crew purrs in harmony."), _("All whiskers aboard!"), _("That orbit was made for me."),
        _("Smooth as a warm windowsill."), _("Set course for the next nap!"), _("I like this planet. It is round."),
    ),
    "gloating": (
        _("Bad dog. Very bad dog."), _("Who is a good boy now?"), _("Down, Doom! Down!"), _("Fetch yourself a defeat."),
        _("My cats did not even stretch."), _("Did you bring a leash?"), _("They bark. We win."),
        _("Somebody tell the newspapers."), _("Earth smells of victory. And dog."),
    ),
    "hurt": (
        _("We were SO close."), _("My poor brave kitty!"), _("It looked smaller from orbit."),
        _("I meant to do that."), _("Retreat to the cardboard box!"), _("Who let the dogs out?"),
        _("That one had too many teeth."), _("Ow. My pride. And my tail."),
    ),
    "surprised": (
        _("WHAT is that thing?"), _("It has how many teeth?"), _("The planets moved again!"),
        _("Did you see that?"), _("My fur stands up like antennae."), _("Nobody told me about that one."),
        _("That was not in the star chart."),
    ),
    "thinking": (
        _("Let me sharpen a thought."), _("Yes. No. Or a nap."), _("What would a wise cat do?"),
        _("I smell wet dog somewhere."), _("Metal, water ... was it fire?"), _("Do I need that many cats? Yes."),
    ),
    "calm": (
        _("Space is big. Boxes are better."), _("I can see my litter box from here."), _("The stars look chaseable."),
        _("Is that a comet or a laser dot?"), _("Steady as she drifts."), _("Nice belt, lots of pebbles."),
    ),
    "asleep": (_("zzz ... tuna ... zzz"), _("five more light years ..."), _("zzz ... bad dog ... zzz")),
}  # fmt: skip


def feel(view: CatQuestView, event: Event) -> Iterable[tuple[int, str]]:
    """Whose mood an event changes; the view is the one before it."""
    seat, everybody = event.seat, range(view.seats)
    own, theirs = MOODS.get(type(event), ("", ""))
    rest = [other for other in everybody if other != seat]
    moods = {seat: own, **dict.fromkeys(rest, theirs)}
    match event:
        case events.Roll(black=black, white=white) | events.Quake(black=black, white=white):
            moods[seat] = "glad" if black + white >= FAST else "hurt" if black + white <= SLOW else ""
        case events.Recruit(cat=cat) if view.homes[cat] == 1:
            moods |= {other: "hurt" for other in rest if not view.crews[other] >> cat & 1}
        case events.Accept():
            moods = {view.turn: "glad", view.partner: "glad"}
        case events.Decline():
            moods = {view.turn: "hurt", seat: "calm"}
        case events.Offer(partner=partner):
            moods[partner] = "thinking"
        case events.Reveal(dog=dog):
            beaters = view.crews[seat] & content.BEATERS[content.DOG_ELEMENT[dog]]
            moods[seat] = "thinking" if beaters else "surprised"
        case events.Beat() if view.beaten + 1 >= MANY:
            moods |= dict.fromkeys(rest, "surprised")
        case events.Last():
            moods = dict.fromkeys(everybody, "surprised")
        case events.End():  # time is up (CQ-8.2, CQ-8.3)
            moods = {other: "gloating" if other == model.champion(view) else "hurt" for other in everybody}
    return [(other, mood) for other, mood in moods.items() if mood]


MOODS: dict[type[Event], tuple[str, str]] = {
    events.Recruit: ("glad", ""),
    events.Battle: ("calm", "surprised"),
    events.Burn: ("gloating", ""),
    events.Beat: ("gloating", ""),
    events.Wash: ("gloating", ""),
    events.Lose: ("hurt", "gloating"),
    events.Forfeit: ("hurt", ""),
    events.Free: ("gloating", "surprised"),
}
"""The mood of the seat of an event, and of everybody else; empty: as before."""
