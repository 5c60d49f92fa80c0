"""Names and log sentences of Cat Quest."""

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.base.words import _, counted, listed, whom
from tabletop.games.cat_quest.rules import content, events, game, trade
from tabletop.games.cat_quest.rules.board import space_words
from tabletop.games.cat_quest.rules.content import CAT_NAMES, DOG_ELEMENT, ELEMENT_NAMES, SUN
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.kernel.events import HIDDEN, NOBODY, Event
from tabletop.kernel.match import AI, Seat
from tabletop.kernel.seating import Seating


def beats(cat: int) -> str:
    """The two kinds of Dogs a cat beats, in words."""
    one, other = (ELEMENT_NAMES[dog] for dog in content.BEATS[content.CAT_ELEMENT[cat]])
    return _("{one} and {other}", one=one, other=other)


def beaten_by(element: int) -> str:
    """The cats that beat a Dog of this element, in a sentence."""
    one, other = (ELEMENT_NAMES[cat] for cat in sorted(content.BEATEN_BY[element]))
    return _("{one} and {other} cats beat it.", one=one, other=other)


def dog_name(dog: int) -> str:
    return _("{element} Dog", element=ELEMENT_NAMES[DOG_ELEMENT[dog]])


def crew_names(crew: int) -> str:
    """The names of a set of at least one cat, as a sentence lists them."""
    return listed([CAT_NAMES[cat] for cat in content.cats_of(crew)])


def short_name(home: int, brief: bool = False) -> str:
    """A home as its tag names it; its first letters if there is no room for more."""
    return content.HOME_BRIEFS[home] if brief or home == SUN else content.HOME_NAMES[home]


def leader_name(seat: int, names: Sequence[str]) -> str:
    """Who would win: a player, or the Dogs."""
    return _("the Dogs") if seat == NOBODY else names[seat]


SENTENCES: dict[type[Event], str] = {
    events.Roll: _("{name} rolled {black} and {white}."),
    events.Quake: _("Earthquake: {name} rolled again and got {black} and {white}."),
    events.Move: _("{name} flew {steps} to {end}."),
    events.Turn: _("{name}"),
    events.Recruit: _("{name} recruited {cat}."),
    events.Peek: _("{name} looked at Dog {place}: {dog}."),
    events.Orbit: _("Round {round}: the planets moved on."),
    events.Last: _("{name} recruited the last alien cat: this is the last round."),
    events.End: _("The game is over."),
    events.Offer: _("{name} offered {partner} {given} for {asked}."),
    events.Accept: _("{name} accepted."),
    events.Decline: _("{name} declined: {why}"),
    events.Battle: _("{name} went to battle for the Earth."),
    events.Reveal: _("{dog} turned up."),
    events.Burn: _("Incinerate: {name} burnt the {dog}."),
    events.Answer: _("{name} sent {cat}."),
    events.Gamble: _("Plukitten rolled {die}."),
    events.Beat: _("{cat} beat the {dog}."),
    events.Wash: _("Tsunami: the {dog} was washed out of the game."),
    events.Lose: _("{name} lost the battle: {dogs} beaten."),
    events.Forfeit: _("{cat} went back to its home."),
    events.Free: _("{name} beat the last Dog: the Earth is free!"),
}
"""Log sentences by event; other events are not logged."""

NAMES: dict[str, Callable[[int], str]] = {
    "cat": CAT_NAMES.__getitem__,
    "dog": dog_name,
    "place": lambda place: str(place + 1),
    "given": crew_names,
    "asked": crew_names,
}
"""How a sentence names the facts of an event that are not numbers."""


def facts_named(event: Event) -> dict[str, Any]:
    """The facts of an event as sentences name them."""
    facts = event.facts()
    return facts | {field: named(facts[field]) for field, named in NAMES.items() if field in facts}


def tell(table: Seating, event: Event) -> str:
    """The log sentence of an event; empty for none."""
    words = SENTENCES.get(type(event), "")
    facts = facts_named(event) | {"name": table.names[event.seat] if event.seat >= 0 else ""}
    match event:
        case events.Quake(white=0):
            words = _("Earthquake: {name} rolled {black} instead.")
        case events.Move(cost=0):
            words = _("{name} stayed.")
        case events.Move(end=end, ahead=ahead):
            facts["end"] = space_words(end, ahead)
            facts["steps"] = counted("{count} step", "{count} steps", event.cost)
            words = _("{name} flew {steps}: {end}.") if ahead else words
        case events.Peek(dog=dog) if dog == HIDDEN:
            words = _("{name} looked at Dog {place} in secret.")
        case events.Burn(dog=dog) if dog == HIDDEN:
            words = _("Incinerate: {name} burnt a Dog unseen.")
        case events.Lose(score=score):
            facts["dogs"] = counted("{count} Dog", "{count} Dogs", score) if score else _("no Dog")
        case events.Offer(partner=partner):
            facts["partner"] = whom(table.names[partner])
        case events.Decline():
            facts["why"] = declined(event, table.seats)
    return words.format(**facts)


DECLINED = {
    trade.CONTENT: _("“I am happy with my crew.”"),
    trade.WEAKER: _("“I could beat fewer kinds of Dogs then.”"),
    trade.UNEVEN: _("“That helps you more than me.”"),
    trade.FEWER: _("“I would have fewer cats then.”"),
    trade.THINNER: _("“I would have a second cat against fewer kinds of Dogs.”"),
    trade.EVEN: _("“That helps you as much as me.”"),
    trade.PLANS: _("“Not now. I have other plans.”"),
}


def declined(event: events.Decline, seats: Sequence[Seat]) -> str:
    """Why an offer was declined; only an AI gives its reason."""
    return DECLINED[event.why] if seats[event.seat].kind == AI else _("“No, thank you.”")


ACCEPTED = (_("“Deal! No hard hisses.”"), _("“Agreed. Paws on it!”"), _("“A fair swap. I like it.”"))


def accepted(view: CatQuestView, seats: Sequence[Seat]) -> str:
    return ACCEPTED[(view.round + view.offers) % len(ACCEPTED)] if seats[view.partner].kind == AI else _("Agreed!")


REASONS = {
    game.EARTH_FREED: _("The last Dog was beaten and the Earth is free."),
    game.DOGS_WIN: _("Nobody ever beat a Dog: the Dogs keep the Earth."),
    game.MOST_DOGS: _("Time is up; the best single battle wins, of equal ones the earliest."),
}
