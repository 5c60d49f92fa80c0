"""What is said about a game of Cat Quest."""

from collections.abc import Callable, Sequence

from tabletop.base.words import _, counted, whom
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import events, game, model, trade
from tabletop.games.cat_quest.rules.board import SUN, space_words
from tabletop.games.cat_quest.rules.model import CAT_NAMES, DOG_ELEMENT, ELEMENT_NAMES, Order
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.match import AI, Seat
from tabletop.kernel.seating import Seating


def beats(cat: int) -> str:
    """The two kinds of Dogs a cat beats, in words."""
    one, other = (ELEMENT_NAMES[dog] for dog in model.BEATS[model.CAT_ELEMENT[cat]])
    return _("{one} and {other}").format(one=one, other=other)


def beaten_by(element: int) -> str:
    """The cats that beat a Dog of this element, in a sentence."""
    one, other = (ELEMENT_NAMES[cat] for cat in sorted(model.BEATEN_BY[element]))
    return _("{one} and {other} cats beat it.").format(one=one, other=other)


def dog_name(dog: int) -> str:
    """A Dog as sentences name it, in short."""
    return _("{element} Dog").format(element=ELEMENT_NAMES[DOG_ELEMENT[dog]])


def crew_names(crew: int) -> str:
    """The names of a set of at least one cat, as a sentence lists them."""
    *names, last = (CAT_NAMES[cat] for cat in model.cats_of(crew))
    return _("{cats} and {last}").format(cats=", ".join(names), last=last) if names else last


# -- the log -------------------------------------------------------------------------------------------

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
"""What the log says of an event, with its facts filled in; of others it says nothing."""

NAMES: dict[str, Callable[[int], str]] = {
    "cat": CAT_NAMES.__getitem__,
    "dog": dog_name,
    "place": lambda place: str(place + 1),
    "given": crew_names,
    "asked": crew_names,
}
"""How a sentence names the facts of an event that are not numbers."""


def tell(table: Seating, event: Event) -> str:
    """An event in a sentence; empty if it goes without saying."""
    words = SENTENCES.get(type(event), "")
    facts = event.facts() | {"name": table.names[event.seat] if event.seat >= 0 else ""}
    facts |= {field: named(facts[field]) for field, named in NAMES.items() if field in facts}
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
    """Why an offer was declined: an AI says what it saw, a person need not."""
    return DECLINED[event.why] if seats[event.seat].kind == AI else _("“No, thank you.”")


ACCEPTED = (
    _("“Deal! No hard hisses.”"), _("“Agreed. Paws on it!”"), _("“A fair swap. I like it.”"),
)  # fmt: skip


def accepted(view: CatQuestView, seats: Sequence[Seat]) -> str:
    """What is said when an offer is accepted."""
    return ACCEPTED[(view.round + view.offers) % len(ACCEPTED)] if seats[view.partner].kind == AI else _("Agreed!")


# -- the panel -----------------------------------------------------------------------------------------


def heading(view: CatQuestView) -> str:
    return _("Round {round} of {limit}").format(round=view.round, limit=view.limit)


PROMPTS = {
    "cancel": _("Make an offer."),
    "accept": _("Accept this trade?"),
    "burn": _("Turn the next Dog up: click it."),
    "recruit": _("Recruit {cat}."),
    "roll": _("Roll the dice."),
    "peek": _("Drag Purrinus onto a Dog for a secret look."),
    "trade": _("You may offer a trade."),
    "end": _("End your turn."),
}
"""What is asked for, by the verb of what may be done: the first of them."""
OTHERS = {
    "roll": _("roll the dice"),
    "battle": _("go to battle"),
    "peek": _("drag Purrinus onto a Dog"),
    "trade": _("offer a trade"),
    "end": _("end your turn"),
}
"""What else may be done, in the words that follow "Or"."""
HINTS = {
    "cancel": _("Click cats to give and to get."),
    "accept": _("What lies in the holds changes ships."),
    "burn": _("Or burn it first: drag Jupersian onto it."),
}
"""What is said below."""


def prompt(view: CatQuestView, legal: Sequence[Order]) -> str:
    """Everything that may be done, and nothing else: the first line is the main thing."""
    if view.phase == model.ROLLED:
        stays = model.MOVES[view.ships[view.turn]] in legal
        text = _("{speed} steps, or stay.") if stays else _("{speed} steps, and you must leave the Earth.")
        text = _("Fly to a lit place.") + "\n" + text.format(speed=sum(view.dice))
        if model.QUAKE_BOTH in legal:
            text += " " + _("Caturn can roll again.")
        return text
    if view.phase == model.FACING:
        dog = view.row[view.at]
        text = _("{dog}! Drag a cat onto it.")
        if model.CONCEDE in legal:
            text = _("{dog}! Gamble with Plukitten, or give up.")
        return text.format(dog=dog_name(dog)) + "\n" + beaten_by(DOG_ELEMENT[dog])
    if view.phase == model.GAMBLED and model.KEEP in legal:
        text = (
            _("{die} is odd: kept, it beats the Dog.") if view.dice[0] % 2 else _("{die} is even: kept, it loses all.")
        )
        return text.format(die=view.dice[0]) + "\n" + _("Or drag Caturn onto the die to roll again.")
    verbs = {order.verb for order in legal}
    if not effects.enough(view, view.turn) and not deadline.counts(view):
        verbs.discard("battle")  # it could only be lost
    main = next((verb for verb in PROMPTS if verb in verbs), "")
    if "battle" in verbs and not deadline.turns_left(view, view.turn, True):
        main = "battle"
    first = _("Your last turn: go to battle.") if main == "battle" else PROMPTS.get(main, "")
    if view.phase == model.READY and view.row[view.at] != HIDDEN:
        first = _("Face the {dog}: click it.").format(dog=dog_name(view.row[view.at]))
    home = max(SUN, model.home_on(view.planets, view.ships[view.turn]))
    others = [words for verb, words in OTHERS.items() if verb in verbs and verb != main]
    rest = [_("Or {ways}.").format(ways=_either(others))] if others else []
    rest += [words for verb, words in HINTS.items() if verb in verbs]
    if main == "end" and view.withdrawn:  # CQ-4.6
        rest.append(_("You withdrew your offer, so trading is over for this turn."))
    return "\n".join(line for line in (first.format(cat=CAT_NAMES[home]), " ".join(rest)) if line)


def _either(ways: Sequence[str]) -> str:
    """Several ways as a sentence has them: "roll the dice, offer a trade or end your turn"."""
    *some, last = ways
    return _("{some} or {last}").format(some=", ".join(some), last=last) if some else last


BUTTONS = {
    model.TO_BATTLE: _("Go to battle"),
    model.ROLL: _("Roll the dice"),
    model.END: _("End the turn"),
    model.OFFER: _("Make the offer"),
    model.CANCEL: _("Withdraw"),
    model.ACCEPT: _("Accept"),
    model.DECLINE: _("Decline"),
    model.CONCEDE: _("Give up"),
    model.KEEP: _("Keep the roll"),
}
"""What pressing a button means."""


REASONS = {
    game.EARTH_FREED: _("The last Dog was beaten and the Earth is free."),
    game.DOGS_WIN: _("Nobody ever beat a Dog: the Dogs keep the Earth."),
    game.MOST_DOGS: _("Time is up; the best single battle wins, of equal ones the earliest."),
}
