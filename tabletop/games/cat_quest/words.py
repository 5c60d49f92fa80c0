"""What is said about a game of Cat Quest. Imports the model, the events and the view."""

from collections.abc import Callable, Sequence

from tabletop.games.cat_quest import events, model, rules, trade
from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, MARS, ORBIT, SUN, space_words
from tabletop.games.cat_quest.model import CAT_NAMES, DOG_ELEMENT, ELEMENT_NAMES, Order
from tabletop.games.cat_quest.painter import dog_card
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.match import AI, Seat
from tabletop.ui.layout import Explanation
from tabletop.words import _, counted

CARD_SHAPE = (200, 260)


def beats(cat: int) -> str:
    """The two kinds of Dogs a cat beats, in words."""
    one, other = (name for dog, name in enumerate(ELEMENT_NAMES) if model.CAT_ELEMENT[cat] in model.BEATEN_BY[dog])
    return _("{one} and {other}").format(one=one, other=other)


def dog_name(dog: int) -> str:
    return model.DOG_NAMES[DOG_ELEMENT[dog]]


def crew_names(crew: int) -> str:
    """The names of a set of at least one cat, as a sentence lists them."""
    *names, last = (CAT_NAMES[cat] for cat in model.cats_of(crew))
    return _("{cats} and {last}").format(cats=", ".join(names), last=last) if names else last


# -- the log -------------------------------------------------------------------------------------------

SENTENCES: dict[type[Event], str] = {
    events.Roll: _("{name} rolled {black} and {white}."),
    events.Quake: _("Earthquake: {name} rolled again and got {black} and {white}."),
    events.Move: _("{name} flew to {end} for {cost}."),
    events.Recruit: _("{name} recruited {cat}."),
    events.Peek: _("{name} looked at Dog {place}: {dog}."),
    events.Orbit: _("Round {round}: the planets moved on."),
    events.Last: _("{name} recruited the last alien cat: this is the last round."),
    events.End: _("The game is over."),
    events.Offer: _("{name} offered {partner} {given} for {asked}."),
    events.Withdraw: _("{name} thought better of a trade."),
    events.Accept: _("{name} accepted."),
    events.Decline: _("{name} declined: {why}"),
    events.Battle: _("{name} went to battle for the Earth."),
    events.Reveal: _("{dog} turned up."),
    events.Burn: _("Incinerate: {name} burnt the {dog}."),
    events.Answer: _("{name} sent {cat}."),
    events.Gamble: _("Plukitten rolled {die}."),
    events.Beat: _("{cat} beat the {dog}."),
    events.Wash: _("Tsunami: the {dog} was washed out of the game."),
    events.Lose: _("{name} lost the battle with a score of {score}."),
    events.Forfeit: _("{cat} went back to its home."),
    events.Free: _("{name} beat the last Dog: the Earth is free!"),
}
"""What the log says of an event, with its facts filled in; of others it says nothing."""

NAMES: dict[str, Callable[[int], str]] = {
    "cat": CAT_NAMES.__getitem__,
    "dog": dog_name,
    "place": lambda place: str(place + 1),
    "end": space_words,
    "given": crew_names,
    "asked": crew_names,
}
"""How a sentence names the facts of an event that are not numbers."""


def tell(event: Event, seats: Sequence[Seat]) -> str:
    """An event in a sentence; empty if it goes without saying."""
    words = SENTENCES.get(type(event), "")
    facts = event.facts() | {"name": seats[event.seat].name if event.seat >= 0 else ""}
    facts |= {field: named(facts[field]) for field, named in NAMES.items() if field in facts}
    match event:
        case events.Quake(white=0):
            words = _("Earthquake: {name} rolled {black} instead.")
        case events.Move(cost=0):
            words = _("{name} stayed.")
        case events.Peek(dog=dog) if dog == HIDDEN:
            words = _("{name} looked at Dog {place} in secret.")
        case events.Burn(dog=dog) if dog == HIDDEN:
            words = _("Incinerate: {name} burnt a Dog unseen.")
        case events.Offer(partner=partner):
            facts["partner"] = seats[partner].name
        case events.Decline():
            facts["why"] = declined(event, seats)
    return words.format(**facts)


DECLINED = {
    trade.CONTENT: _("“I am happy with my crew.”"),
    trade.WEAKER: _("“I could beat fewer kinds of Dogs then.”"),
    trade.UNEVEN: _("“That helps you more than me.”"),
}


def declined(event: events.Decline, seats: Sequence[Seat]) -> str:
    """Why an offer was declined: an AI says what it saw, a person need not."""
    return DECLINED[event.why] if seats[event.seat].kind == AI else _("No, thank you.")


# -- the panel -----------------------------------------------------------------------------------------


def heading(view: CatQuestView) -> str:
    words = _("Round {round} of at most {limit}")
    if view.ending:
        words = _("Round {round} of at most {limit} · last round!")
    return words.format(round=view.round, limit=view.limit)


PROMPTS = {
    "cancel": _("Put an offer together."),
    "accept": _("A trade is offered to you."),
    "burn": _("Turn the next Dog up."),
    "recruit": _("Click the cat to take it aboard."),
    "roll": _("Roll the dice."),
    "battle": _("Or go to battle."),
    "peek": _("Drag Purrinus onto a Dog for a secret look."),
    "trade": _("You may offer a trade."),
    "end": _("Or end your turn as you are."),
}
"""What is asked for, by the verb of what may be done; the first of them large."""
HINTS = {
    "cancel": _("Click cats to give and cats to get."),
    "accept": _("Look at both holds, then answer."),
    "burn": _("Or burn it first: drag Jupersian onto it."),
}
"""What is said below."""


def prompt(view: CatQuestView, legal: Sequence[Order]) -> str:
    """Everything that may be done, and nothing else: the first line is the main thing."""
    if view.phase == model.ROLLED:
        text = _("Fly to a lit place.") + "\n" + _("You have {speed} steps, or stay.").format(speed=sum(view.dice))
        if model.QUAKE_BOTH in legal:
            text += " " + _("Caturn on the dice rolls again.")
        return text
    if view.phase == model.FACING:
        dog = view.row[view.at]
        text = _("{dog}! Drag a cat onto it.")
        if model.CONCEDE in legal:
            text = _("{dog}! Gamble with Plukitten, or give up.")
        return text.format(dog=dog_name(dog)) + "\n" + _beaten_by(DOG_ELEMENT[dog])
    if view.phase == model.GAMBLED and model.KEEP in legal:
        text = (
            _("{die} is odd: kept, it beats the Dog.") if view.dice[0] % 2 else _("{die} is even: kept, it loses all.")
        )
        return text.format(die=view.dice[0]) + "\n" + _("Or drag Caturn onto the die to roll again.")
    verbs = {order.verb for order in legal}
    asked = [words for verb, words in PROMPTS.items() if verb in verbs]
    hints = [words for verb, words in HINTS.items() if verb in verbs]
    first, rest = asked[:1], " ".join((*asked[1:], *hints))
    return "\n".join((*first, rest)) if rest else "".join(first)


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


# -- a closer look -------------------------------------------------------------------------------------


def explain(view: CatQuestView, key: str, seats: Sequence[Seat]) -> Explanation | None:
    kind, _colon, rest = key.partition(":")
    match kind:
        case "cat":
            return _explain_cat(int(rest.partition(":")[2]))
        case "recruit":
            return _explain_cat(view.planets.index(view.ships[view.turn]))
        case "home":
            return _explain_home(view, int(rest))
        case "dog":
            return _explain_dog(view, int(rest))
        case "ship":
            return _explain_ship(view, int(rest), seats[int(rest)].name)
    return None


def tip(view: CatQuestView, key: str) -> str:
    """Who a cat is, what beats a Dog: a line for the piece under the pointer."""
    kind, _colon, rest = key.partition(":")
    if kind == "cat":
        cat = int(rest.partition(":")[2])
        element, kinds = ELEMENT_NAMES[model.CAT_ELEMENT[cat]], beats(cat)
        return _("{cat}: {element}. Beats {kinds} Dogs.").format(cat=CAT_NAMES[cat], element=element, kinds=kinds)
    if kind == "dog" and view.row[int(rest)] != HIDDEN:
        return _beaten_by(DOG_ELEMENT[view.row[int(rest)]])
    return ""


def _beaten_by(element: int) -> str:
    one, other = (ELEMENT_NAMES[cat] for cat in sorted(model.BEATEN_BY[element]))
    return _("{one} and {other} cats beat it.").format(one=one, other=other)


def _explain_cat(cat: int) -> Explanation:
    text = _("Lives on {home}. Element: {element}. Beats {kinds} Dogs.").format(
        home=HOME_NAMES[cat], element=ELEMENT_NAMES[model.CAT_ELEMENT[cat]], kinds=beats(cat)
    )
    rule = "CQ-3.1"
    if cat in model.ABILITY_NAMES:
        more = _("{ability}: {text}").format(ability=model.ABILITY_NAMES[cat], text=model.ABILITY_TEXTS[cat])
        text, rule = f"{text}\n\n{more}", f"CQ-7.{cat - MARS}"
    return Explanation(CAT_NAMES[cat], text, (("cat", cat, 0),), rule, CARD_SHAPE)


def _explain_dog(view: CatQuestView, place: int) -> Explanation:
    title, dog, rule = _("Dog {place} of {count}"), "", "CQ-6.1"
    text = _("Nobody has turned it up yet, or only others have looked at it.")
    if view.row[place] != HIDDEN:
        title, dog, rule = _("Dog {place} of {count}: {dog}"), dog_name(view.row[place]), "CQ-3.2"
        text = _beaten_by(DOG_ELEMENT[view.row[place]])
        if view.row_seen[place] != model.EVERYBODY:
            text += "\n\n" + _("Only those who looked know it. Nobody else does.")
    text += "\n\n" + counted("{count} more Dog is in the box.", "{count} more Dogs are in the box.", view.box)
    title = title.format(place=place + 1, count=len(view.row), dog=dog)
    return Explanation(title, text, (dog_card(view, place),), rule, CARD_SHAPE)


def _explain_home(view: CatQuestView, home: int) -> Explanation:
    text = _("Home of {cat}. Element: {element}.").format(
        cat=CAT_NAMES[home], element=ELEMENT_NAMES[model.CAT_ELEMENT[home]]
    )
    text += " " + counted("{count} cat waits here.", "{count} cats wait here.", view.homes[home])
    if home == EARTH:
        text += "\n\n" + _("The Dogs hold the Earth. Begin a turn here to go to battle.")
    elif home != SUN:
        text += "\n\n" + _("The hollow ring shows where it will be next round.")
    title = HOME_NAMES[home][0].upper() + HOME_NAMES[home][1:]
    return Explanation(title, text, (("cat", home, 0),), "CQ-4.4", CARD_SHAPE)


def _explain_ship(view: CatQuestView, seat: int, name: str) -> Explanation:
    crew = crew_names(view.crews[seat]) if view.crews[seat] else _("nobody")
    text = _("On {space}. Crew: {cats}.").format(space=space_words(view.ships[seat]), cats=crew)
    if ORBIT[view.ships[seat]] > MARS:
        text += "\n\n" + _("Out here a step to the next orbit costs 2.")
    title = _("The ship of {name}").format(name=name)
    return Explanation(title, text, (("ship", seat),), "CQ-1.3", (100, 130))


REASONS = {
    rules.EARTH_FREED: _("The last Dog was beaten and the Earth is free."),
    rules.DOGS_WIN: _("Nobody ever beat a Dog: the Dogs keep the Earth."),
    rules.MOST_DOGS: _("Time is up; the best single battle wins, of equal ones the earliest."),
}
