"""What is said about a game of Cat Quest. Imports the model, the events and the view."""

from collections.abc import Sequence

from tabletop.games.cat_quest import events
from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, MARS, ORBIT, SUN, space_words
from tabletop.games.cat_quest.model import (
    ABILITY_NAMES,
    ABILITY_TEXTS,
    ACCEPT,
    BEATEN_BY,
    BURN,
    CANCEL,
    CAT_ELEMENT,
    CAT_NAMES,
    CONCEDE,
    DECLINE,
    DOG_ELEMENT,
    DOG_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    END,
    EVERYBODY,
    FACING,
    KEEP,
    OFFER,
    PEEK,
    QUAKE_BOTH,
    RECRUIT,
    ROLL,
    ROLLED,
    TO_BATTLE,
    CatQuestAction,
    Trade,
    cats_of,
)
from tabletop.games.cat_quest.painter import dog_picture
from tabletop.games.cat_quest.rules import DOGS_WIN, EARTH_FREED
from tabletop.games.cat_quest.trade import UNEVEN, WEAKER
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, Seat
from tabletop.ui.layout import Explanation
from tabletop.words import _, counted

CARD_SHAPE = (200, 260)


def dog_name(dog: int) -> str:
    return DOG_NAMES[DOG_ELEMENT[dog]]


def crew_names(crew: int) -> str:
    """The names of a set of at least one cat, as a sentence lists them."""
    *names, last = (CAT_NAMES[cat] for cat in cats_of(crew))
    return _("{cats} and {last}").format(cats=", ".join(names), last=last) if names else last


# -- the log -------------------------------------------------------------------------------------------


def tell(event: Event, seats: Sequence[Seat]) -> str:
    """An event in a sentence; empty if it goes without saying."""
    name = seats[event.seat].name if event.seat >= 0 else ""
    match event:
        case events.Roll(black=black, white=white):
            return _("{name} rolled {black} and {white}.").format(name=name, black=black, white=white)
        case events.Quake(black=die, white=0):
            return _("Earthquake: {name} rolled {die} instead.").format(name=name, die=die)
        case events.Quake(black=black, white=white):
            words = _("Earthquake: {name} rolled again and got {black} and {white}.")
            return words.format(name=name, black=black, white=white)
        case events.Move(cost=0):
            return _("{name} stayed.").format(name=name)
        case events.Move(end=end, cost=cost):
            words = _("{name} flew to {space} for {cost}.")
            return words.format(name=name, space=space_words(end), cost=cost)
        case events.Recruit(cat=cat):
            return _("{name} recruited {cat}.").format(name=name, cat=CAT_NAMES[cat])
        case events.Peek(dog=dog, place=place) if dog == HIDDEN:
            return _("{name} looked at Dog {place} in secret.").format(name=name, place=place + 1)
        case events.Peek(dog=dog, place=place):
            words = _("{name} looked at Dog {place}: {dog}.")
            return words.format(name=name, place=place + 1, dog=dog_name(dog))
        case events.Orbit(round=number):
            return _("Round {round}: the planets moved on.").format(round=number)
        case events.Last():
            return _("{name} recruited the last alien cat: this is the last round.").format(name=name)
        case events.End():
            return _("The game is over.")
        case events.Offer(partner=partner, given=given, asked=asked):
            return _("{name} offered {other} {given} for {asked}.").format(
                name=name, other=seats[partner].name, given=crew_names(given), asked=crew_names(asked)
            )
        case events.Withdraw():
            return _("{name} thought better of a trade.").format(name=name)
        case events.Accept():
            return _("{name} accepted.").format(name=name)
        case events.Decline():
            return _("{name} declined: {why}").format(name=name, why=declined(event, seats))
    return _tell_battle(event, name)


def declined(event: events.Decline, seats: Sequence[Seat]) -> str:
    """Why an offer was declined: an AI says what it saw, a person need not."""
    if seats[event.seat].kind != AI:
        return _("No, thank you.")
    if event.why == WEAKER:
        return _("“I could beat fewer kinds of Dogs then.”")
    return _("“That helps you more than me.”") if event.why == UNEVEN else _("“I am happy with my crew.”")


def _tell_battle(event: Event, name: str) -> str:
    match event:
        case events.Battle():
            return _("{name} went to battle for the Earth.").format(name=name)
        case events.Reveal(dog=dog):
            return _("{dog} turned up.").format(dog=dog_name(dog))
        case events.Burn(dog=dog) if dog == HIDDEN:
            return _("Incinerate: {name} burnt a Dog unseen.").format(name=name)
        case events.Burn(dog=dog):
            return _("Incinerate: {name} burnt the {dog}.").format(name=name, dog=dog_name(dog))
        case events.Answer(cat=cat):
            return _("{name} sent {cat}.").format(name=name, cat=CAT_NAMES[cat])
        case events.Gamble(die=die):
            return _("Plukitten rolled {die}.").format(die=die)
        case events.Beat(dog=dog, cat=cat):
            return _("{cat} beat the {dog}.").format(cat=CAT_NAMES[cat], dog=dog_name(dog))
        case events.Wash(dog=dog):
            return _("Tsunami: the {dog} was washed out of the game.").format(dog=dog_name(dog))
        case events.Lose(score=score):
            return _("{name} lost the battle with a score of {score}.").format(name=name, score=score)
        case events.Forfeit(cat=cat):
            return _("{cat} went back to its home.").format(cat=CAT_NAMES[cat])
        case events.Free():
            return _("{name} beat the last Dog: the Earth is free!").format(name=name)
    return ""


# -- the panel -----------------------------------------------------------------------------------------


def heading(view: CatQuestView) -> str:
    words = _("Round {round} of at most {limit}")
    if view.ending:
        words = _("Round {round} of at most {limit} · last round!")
    return words.format(round=view.round, limit=view.limit)


def prompt(view: CatQuestView, legal: Sequence[CatQuestAction]) -> str:
    """Everything that may be done, and nothing else."""
    words = []
    if view.phase == ROLLED:
        words.append(_("Drag your ship, or click a space: every price is shown."))
        if QUAKE_BOTH in legal:
            words.append(_("Or drag Caturn onto the dice to roll again."))
        return " ".join(words)
    if CANCEL in legal:
        return _("Click the cats to give and the cats to get, then offer it.")
    if ACCEPT in legal:
        return _("A trade is offered to you: accept or decline.")
    if BURN in legal:
        return _("Turn the next Dog up, or burn it with Jupersian first.")
    if KEEP in legal:
        return _("Keep Plukitten's roll, or drag Caturn onto the die.")
    if view.phase == FACING:
        text = _("{dog}! Drag a cat onto it.")
        if CONCEDE in legal:
            text = _("{dog}! Gamble with Plukitten, or give up.")
        return text.format(dog=dog_name(view.row[view.at]))
    if ROLL in legal:
        words.append(_("Roll the dice."))
    if TO_BATTLE in legal:
        words.append(_("Or go to battle."))
    if RECRUIT in legal:
        words.append(_("A cat would like to join you."))
    if PEEK in legal:
        words.append(_("Drag Purrinus onto a Dog for a secret look."))
    if any(isinstance(action, Trade) for action in legal):
        words.append(_("You may offer a trade."))
    if END in legal:
        words.append(_("Or end your turn."))
    return " ".join(words)


BUTTONS = {
    TO_BATTLE: _("Go to battle"),
    ROLL: _("Roll the dice"),
    END: _("End the turn"),
    OFFER: _("Make the offer"),
    CANCEL: _("Withdraw"),
    ACCEPT: _("Accept"),
    DECLINE: _("Decline"),
    CONCEDE: _("Give up"),
    KEEP: _("Keep the roll"),
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


def _explain_cat(cat: int) -> Explanation:
    element = CAT_ELEMENT[cat]
    one, other = (ELEMENT_NAMES[dog] for dog in range(ELEMENTS) if element in BEATEN_BY[dog])
    text = _("Lives on {home}. Element: {element}. Beats {one} and {other} Dogs.").format(
        home=HOME_NAMES[cat], element=ELEMENT_NAMES[element], one=one, other=other
    )
    rule = "CQ-3.1"
    if cat in ABILITY_NAMES:
        more = _("{ability}: {text}").format(ability=ABILITY_NAMES[cat], text=ABILITY_TEXTS[cat])
        text, rule = f"{text}\n\n{more}", f"CQ-7.{cat - MARS}"
    return Explanation(CAT_NAMES[cat], text, (("cat", cat, 0),), rule, CARD_SHAPE)


def _explain_dog(view: CatQuestView, place: int) -> Explanation:
    title, dog, rule = _("Dog {place} of {count}"), "", "CQ-6.1"
    text = _("Nobody has turned it up yet, or only others have looked at it.")
    if view.row[place] != HIDDEN:
        title, dog, rule = _("Dog {place} of {count}: {dog}"), dog_name(view.row[place]), "CQ-3.2"
        one, other = (ELEMENT_NAMES[cat] for cat in sorted(BEATEN_BY[DOG_ELEMENT[view.row[place]]]))
        text = _("{one} and {other} cats beat it.").format(one=one, other=other)
        if view.row_seen[place] != EVERYBODY:
            text += "\n\n" + _("Only those who looked know it. Nobody else does.")
    title = title.format(place=place + 1, count=len(view.row), dog=dog)
    return Explanation(title, text, (dog_picture(view, place),), rule, CARD_SHAPE)


def _explain_home(view: CatQuestView, home: int) -> Explanation:
    text = _("Home of {cat}. Element: {element}.").format(
        cat=CAT_NAMES[home], element=ELEMENT_NAMES[CAT_ELEMENT[home]]
    )
    text += " " + counted("{count} cat waits here.", "{count} cats wait here.", view.homes[home])
    if home == EARTH:
        text += "\n\n" + _("The Dogs hold the Earth. Begin a turn here to go to battle.")
    elif home != SUN:
        text += "\n\n" + _("The dashed ring shows where it will be next round.")
    title = HOME_NAMES[home][0].upper() + HOME_NAMES[home][1:]
    return Explanation(title, text, (("cat", home, 0),), "CQ-4.4", CARD_SHAPE)


def _explain_ship(view: CatQuestView, seat: int, name: str) -> Explanation:
    crew = crew_names(view.crews[seat]) if view.crews[seat] else _("nobody")
    text = _("On {space}. Crew: {cats}.").format(space=space_words(view.ships[seat]), cats=crew)
    if ORBIT[view.ships[seat]] > MARS:
        text += "\n\n" + _("Out here a step to the next orbit costs 2.")
    return Explanation(
        _("The ship of {name}").format(name=name), text, (("ship", seat),), "CQ-1.3", (100, 130)
    )


def reason(outcome: Outcome) -> str:
    if outcome.reason == EARTH_FREED:
        return _("The last Dog was beaten and the Earth is free.")
    if outcome.reason == DOGS_WIN:
        return _("Nobody ever beat a Dog: the Dogs keep the Earth.")
    return _("Time is up; the best single battle wins, of equal ones the earliest.")
