"""Names of cards and journeys, and the sentences of the log."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, whom
from tabletop.games.space_kitties.rules import content, events
from tabletop.games.space_kitties.rules.content import ABILITY, ART, COMMANDERS, FRONTIER, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import LANES
from tabletop.kernel.events import HIDDEN, NOBODY, Event
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Picture

BACK: Picture = ("art", f"{ART}/back")
CARD_NAMES = (
    _("Wormhole"), _("Purrcury"), _("Venpuss"), _("Furth"), _("Meowrs"), _("Jupurrter"), _("Catturn"), _("Purranus"),
    _("Nepawtune"), _("Plutabby"), _("Whiskeria"), _("Final Frontier"), _("Hyperspeed!"),
)  # fmt: skip
"""By number."""
SHORT_NAMES = (
    _("Worm"), _("Purrc."), _("Venp."), _("Furth"), _("Meow."), _("Jupur."), _("Catt."), _("Purra."),
    _("Nepa."), _("Pluta."), _("Whis."), _("Final"), _("Hyper!"),
)  # fmt: skip
"""For large letters; pointing at a card tells its whole name."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
"""Of the journeys."""


def piece_key(piece: int) -> str:
    """The key of a card, or of a commander card."""
    return f"card:{piece}" if piece < content.CARDS else f"commander:{piece - content.COMMANDER}"


def picture_of(piece: int) -> Picture:
    return ("card", piece) if piece < content.CARDS else ("commander", piece - content.COMMANDER)


def card_name(card: int) -> str:
    return CARD_NAMES[NUMBER[card]]


def card_words(card: int) -> str:
    """Name and number."""
    if NUMBER[card] == HYPERSPEED:
        return card_name(card)
    return _("{card} ({number})", card=card_name(card), number=NUMBER[card])


def shortly(card: int) -> str:
    """A Planet's class, another card's name."""
    return str(NUMBER[card]) if 0 < NUMBER[card] < FRONTIER else card_name(card)


def run(numbers: Sequence[int]) -> str:
    """Consecutive numbers in words."""
    first, last = numbers[0], numbers[-1]
    if first == last:
        return str(first)
    words = _("{first} to {last}") if last - first > 1 else _("{first} and {last}")
    return words.format(first=first, last=last)


def needed_for(card: int) -> str:
    """The number at which a card can be played."""
    return _("any") if NUMBER[card] == HYPERSPEED else str(NUMBER[card])


def commander_name(piece: int) -> str:
    return COMMANDERS[piece - content.COMMANDER].name


def journey_letter(place: int) -> str:
    return LETTERS[place]


def tell(table: Seating, event: Event) -> str:
    """The event in a sentence of the log; empty if it has none."""
    says = _tell(event, table.names)
    return says[:-1] if says.endswith("!.") else says  # after a Hyperspeed!


def _tell(event: Event, names: Sequence[str]) -> str:
    name = names[event.seat] if event.seat != NOBODY else ""
    match event:
        case events.Began():
            return _("{name} to play.", name=name)
        case events.Played():
            return _tell_play(event, names)
        case events.Recounted(pile=pile, count=count):
            return _("Journey {letter} stands at {count} now.", letter=journey_letter(pile), count=count)
        case events.Completed(pile=pile):
            return _("{name} completed journey {letter}!", name=name, letter=journey_letter(pile))
        case events.CameHome(piece=piece):
            return _("{name}: {commander} is home again.", commander=commander_name(piece), name=name)
        case events.Trapped(piece=piece, where=where):
            says = _("{commander} is trapped in journey {letter}.")
            says = _("{commander} is trapped in the discards.") if where == events.DISCARDS else says
            return says.format(commander=commander_name(piece), letter=journey_letter(where))
        case events.Reshuffled(count=count):
            return counted(
                "The discards became the new deck, {count} card.",
                "The discards became the new deck, {count} cards.",
                count,
            )
        case events.TurnedUp(card=card):
            return _("{name}: next quest {card}.", name=name, card=shortly(card))
        case events.Buried(card=card):
            return _("{name}: quest {card} goes under the pile.", name=name, card=shortly(card))
        case events.Placed(card=card, lane=lane):
            return _("{name}: {card} on lane {lane}.", name=name, card=shortly(card), lane=lane + 1)
        case events.Used(ability=content.DIPLOMATIC_MISSION as ability, target=target):
            used = ABILITY[ability].name
            return _("{name} and {other}: {ability}.", name=name, ability=used, other=whom(names[target]))
        case events.Used(ability=ability):
            return _("{name} used {ability}.", name=name, ability=ABILITY[ability].name)
        case events.Discarded():
            return _("{name} discarded the whole hand.", name=name)
        case events.Got(cards=cards, giver=giver):
            return _tell_got(name, cards, names[giver])
        case events.Ended() if event.seat == NOBODY:
            return _("Nobody can do anything any more.")
        case events.Ended():
            return _("{name} cleared the last quest!", name=name)
    return ""


def _tell_play(event: events.Played, names: Sequence[str]) -> str:
    name, count, source, letter = names[event.seat], event.count, event.source, journey_letter(event.pile)
    if source == events.FROM_HOME:
        return _("{name} flew in as {count} of journey {letter}.", name=name, count=count, letter=letter)
    card = shortly(event.card)
    if source == events.FROM_DECK:
        return _("{name}: {card} begins journey {letter} as its 0.", name=name, letter=letter, card=card)
    if NUMBER[event.card] == HYPERSPEED:
        card = _("Hyperspeed! as {count}", count=count)
    if source == events.FROM_QUESTS:
        card = _("quest {card}", card=card)
    elif source >= events.FROM_LANE:
        owner, lane = divmod(source - events.FROM_LANE, LANES)
        card = _("{card} from lane {lane}", card=card, lane=lane + 1)
        if owner != event.seat:  # SK-7.4
            begins = _("{victim}: {card} begins journey {letter} for {name}.")
            says = _("{victim}: {card}, {name} plays it on {letter}.")
            if name == _("You"):
                begins = _("{victim}: {card} begins journey {letter} for you.")
                says = _("{victim}: {card}, you play it on {letter}.")
            says = begins if count == WORMHOLE else says
            return says.format(victim=names[owner], card=card, letter=letter, name=name)
    if count == WORMHOLE:
        return _("{name}: {card} begins journey {letter}.", name=name, card=card, letter=letter)
    return _("{name}: {card} on journey {letter}.", name=name, card=card, letter=letter)


def _tell_got(name: str, cards: Sequence[int], giver: str) -> str:
    facts = {"name": name, "other": whom(giver)}
    if HIDDEN in cards:
        return counted(
            "{name} got {count} card from {other}.", "{name} got {count} cards from {other}.", len(cards), **facts
        )
    return _("{name} got {cards} from {other}.", cards=", ".join(map(shortly, cards)), **facts)


def token(event: Event) -> Picture | None:
    """A picture beside the event's line in the log."""
    match event:
        case events.Completed(pieces=pieces):
            return picture_of(pieces[-1])
        case events.Used(piece=piece) | events.CameHome(piece=piece):
            return picture_of(piece)
        case events.Trapped(piece=piece):
            return ("captain", piece - content.COMMANDER)
    return None
