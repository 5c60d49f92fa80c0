"""What is said about a game of Space Kitties: the log, the prompts, the closer looks. Imports this game."""

from collections.abc import Sequence

from tabletop.games.space_kitties import commanders, events, model
from tabletop.games.space_kitties.bridge import ART
from tabletop.games.space_kitties.commanders import ABILITY, COMMANDERS
from tabletop.games.space_kitties.model import FRONTIER, HYPERSPEED, LANES, NOBODY, NUMBER, NUMBER_WORDS, WORMHOLE, Move
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.ui.layout import Explanation, Picture
from tabletop.words import _, counted

BACK: Picture = ("art", f"{ART}/back")
CARD_NAMES = (
    _("Wormhole"), _("Purrcury"), _("Venpuss"), _("Furth"), _("Meowrs"), _("Jupurrter"), _("Catturn"), _("Purranus"),
    _("Nepawtune"), _("Plutabby"), _("Whiskeria"), _("Final Frontier"), _("Hyperspeed!"),
)  # fmt: skip
"""What is printed on the cards of each number."""
CARD_LOOKS = {
    WORMHOLE: ("SK-3.2", _("Begins a new journey. Anybody may go on from there with a 1.")),
    FRONTIER: ("SK-4.1", _("Completes a journey that stands at 10. Its cards are discarded, its commanders go home.")),
    HYPERSPEED: ("SK-3.3", _("Any number you need, from Wormhole to Final Frontier.")),
}
"""What is said of the cards that are no Planets, and by which rule."""


def piece_key(piece: int) -> str:
    """The key of a card, or of a commander card."""
    return f"card:{piece}" if piece < model.CARDS else f"commander:{piece - model.COMMANDER}"


def journey_letter(place: int) -> str:
    """The letter by which a journey is called."""
    return "ABCDEFGHIJKLMNOPQRSTUVWX"[place]


def card_name(card: int) -> str:
    """A journey card by the name printed on it."""
    return CARD_NAMES[NUMBER[card]]


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = names[event.seat] if event.seat != NOBODY else ""
    match event:
        case events.Played():
            return _tell_play(event, names)
        case events.Recounted(count=count):
            return _("The top of a journey counts {count} now.", count=count)
        case events.Completed():
            return _("{name} completed a journey!", name=name)
        case events.CameHome(piece=piece):
            return _("{commander} is back with {name}.", commander=commander_name(piece), name=name)
        case events.Trapped(piece=piece, where=events.DISCARDS):
            return _("{commander} is trapped in the discards.", commander=commander_name(piece))
        case events.Reshuffled(count=count):
            return counted("The discards became the new deck, {count} card.",
                           "The discards became the new deck, {count} cards.", count)  # fmt: skip
        case events.TurnedUp(card=card):
            return _("{name} turned up a new quest: {card}.", name=name, card=NUMBER_WORDS[NUMBER[card]])
        case events.Placed(card=card, lane=lane):
            card_words = NUMBER_WORDS[NUMBER[card]]
            return _("{name} placed {card} on lane {lane}.", name=name, card=card_words, lane=lane + 1)
        case events.Used(ability=commanders.DIPLOMATIC_MISSION as ability, target=target):
            used = ABILITY[ability].name
            return _("{name} used {ability} on {other}.", name=name, ability=used, other=names[target])
        case events.Used(ability=ability):
            return _("{name} used {ability}.", name=name, ability=ABILITY[ability].name)
        case events.Discarded():
            return _("{name} discarded the whole hand.", name=name)
        case events.Got(cards=cards, giver=giver):
            return _tell_got(name, cards, names[giver])
        case events.Ended(seat=model.NOBODY):
            return _("Nobody can do anything any more.")
        case events.Ended():
            return _("{name} cleared the last quest!", name=name)
    return ""


def _tell_play(event: events.Played, names: Sequence[str]) -> str:
    name, count, source = names[event.seat], event.count, event.source
    if source == events.FROM_HOME:
        return _("{name} flew in as number {count}.", name=name, count=count)
    card = NUMBER_WORDS[NUMBER[event.card]]
    if source == events.FROM_DECK:
        return _("{name} opened a journey with {card} as its 0.", name=name, card=card)
    owner = (source - events.FROM_LANE) // LANES
    if source >= events.FROM_LANE and owner != event.seat:
        return _("{name} played {card} from a lane of {victim}.", name=name, card=card, victim=names[owner])
    if NUMBER[event.card] == HYPERSPEED:
        card = _("a Hyperspeed! as {count}", count=count)
    if source == events.FROM_QUESTS:
        return _("{name} played a quest, {card}.", name=name, card=card)
    if source == events.FROM_HAND:
        return _("{name} played {card}.", name=name, card=card)
    return _("{name} played {card} from a lane.", name=name, card=card)


def _tell_got(name: str, cards: Sequence[int], giver: str) -> str:
    if HIDDEN in cards:
        return counted("{name} got {count} card from {other}.", "{name} got {count} cards from {other}.",
                       len(cards), name=name, other=giver)  # fmt: skip
    held = ", ".join(NUMBER_WORDS[NUMBER[card]] for card in cards)
    return _("{name} got {cards} from {other}.", name=name, cards=held, other=giver)


def commander_name(piece: int) -> str:
    return COMMANDERS[piece - model.COMMANDER].name


def prompt(view: SpaceKittiesView, legal: Sequence[Move], names: Sequence[str]) -> str:
    """What the seat that sees this view is asked to do."""
    if view.partner != NOBODY:
        return counted(
            "Choose {count} more card.\nDrop it on {name}.", "Choose {count} more cards.\nDrop them on {name}.",
            view.swap - len(view.offered), name=names[view.partner],
        )  # fmt: skip
    if view.cargo:
        return _("Cargo Bay:\nplace your whole hand on your lanes.")
    if not view.hand:
        return _("No card to place.\nPlay on, or end your turn.")
    if any(move.kind == model.PLAY for move in legal):
        return _("Play what glows.\nOr end your turn with any card on a lane.")
    if any(move.kind != model.PLACE for move in legal):
        return _("No card fits.\nUse your commander, or place a card on a lane.")
    return _("Nothing fits.\nPlace a card on a lane to end your turn.")


def heading(view: SpaceKittiesView) -> str:
    return _("Short journey") if view.short else ""


def explain(view: SpaceKittiesView, key: str) -> Explanation | None:
    """A closer look at what lies under this key."""
    if key == "discards":
        cards = [piece for piece in view.discards if piece >= 0]
        words = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.", len(cards))
        return Explanation(_("The discards"), words, _pictures(cards), "SK-4.2")
    if key == "deck":
        words = counted("{count} card, in an order nobody knows.", "{count} cards, in an order nobody knows.",
                        view.deck_count)  # fmt: skip
        return Explanation(_("The Play Deck"), words, (BACK,), "SK-4.2")
    kind, _colon, number = key.partition(":")
    if kind == "commander":
        return _explain_commander(view, int(number))
    if kind == "seat":
        return _explain_commander(view, view.commanders[int(number)])
    if kind == "ability" and view.seat is not None:
        return _explain_commander(view, view.commanders[view.seat])
    if kind == "lane" and view.seat is not None:
        lane = view.lanes[view.seat * LANES + int(number)]
        return _explain_card(view, lane[-1]) if lane else None
    if kind in ("pile", "ship") and number != "new":
        top = view.piles[int(number)][-1]
        return _explain_card(view, top) if top < model.CARDS else _explain_commander(view, top - model.COMMANDER)
    return _explain_card(view, int(number)) if kind == "card" else None


def tip(view: SpaceKittiesView, key: str) -> str:
    """A line about what the pointer is on."""
    kind, _colon, number = key.partition(":")
    if kind == "seat":
        seat = int(number)
        quests = counted("{count} quest left", "{count} quests left", view.quest_counts[seat])
        cards = counted("{count} card", "{count} cards", view.hand_counts[seat])
        return _("{commander}: {quests}, {cards}", commander=COMMANDERS[view.commanders[seat]].name, quests=quests,
                 cards=cards)  # fmt: skip
    if kind == "ability" and view.seat is not None:
        who = COMMANDERS[view.commanders[view.seat]]
        return ABILITY[who.play if number == "play" else who.discard].text
    return ""


def picture_of(piece: int) -> Picture:
    return ("card", piece) if piece < model.CARDS else ("commander", piece - model.COMMANDER)


def _pictures(pieces: Sequence[int]) -> tuple[Picture, ...]:
    return tuple(picture_of(piece) for piece in pieces)


def _explain_commander(view: SpaceKittiesView, number: int) -> Explanation:
    who, piece, seat = COMMANDERS[number], model.COMMANDER + number, view.commanders.index(number)
    play, discard = ABILITY[who.play], ABILITY[who.discard]
    lines = [
        _("{who}.", who=who.calling.capitalize()),
        _("Played into a journey: {ability}. {text}", ability=play.name, text=play.text),
        _("Dropped on the discards: {ability}. {text}", ability=discard.name, text=discard.text),
    ]
    if piece in view.discards:
        lines.append(_("Trapped in the discards until they are reshuffled."))
    elif not view.home[seat]:
        lines.append(_("Trapped in a journey until it is complete."))
    held = [card for card, places in view.told if places == 1 << seat]
    if held:
        lines.append(_("You know these cards of the hand."))
    return Explanation(who.name, "\n\n".join(lines), _pictures((piece, *held)), f"SK-7.{who.play}")


def _explain_card(view: SpaceKittiesView, card: int) -> Explanation:
    for pile, count in zip(view.piles, view.counts, strict=True):
        if card in pile and len(pile) > 1:
            needed = _("a Final Frontier") if count + 1 == FRONTIER else count + 1
            words = _("It stands at {count} and needs {needed}.", count=count, needed=needed)
            return Explanation(_("A journey"), words, _pictures(pile), "SK-3.1")
    for lane, cards in enumerate(view.lanes):
        if card in cards and len(cards) > 1:
            title = _("Your lane {lane}") if lane // LANES == view.seat else _("Lane {lane} of another commander")
            words = _("Only the last card, the top, can be played.")
            return Explanation(title.format(lane=lane % LANES + 1), words, _pictures(cards), "SK-3.6")
    number = NUMBER[card]
    title = card_name(card) if number == HYPERSPEED else f"{card_name(card)} · {number}"
    planet = _("A Planet of class {number}. It follows a {before} and is followed by a {after}.",
               number=number, before=number - 1, after=number + 1)  # fmt: skip
    rule, words = CARD_LOOKS.get(number, ("SK-3.1", planet))
    buried = view.buried[view.quest_tops.index(card)] if card in view.quest_tops else ()
    if buried:
        words += "\n\n" + _("At the bottom of this Quest pile lie these, the lowest first.")
    return Explanation(title, words, _pictures((card, *buried)), rule)
