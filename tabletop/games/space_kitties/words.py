"""What is said about a game of Space Kitties: the log, the prompts, the closer looks. Imports this game."""

from collections.abc import Sequence

from tabletop.games.space_kitties.commanders import ABILITY, COMMANDERS, DIPLOMATIC_MISSION
from tabletop.games.space_kitties.events import (
    DISCARDS,
    FROM_HAND,
    FROM_QUESTS,
    CameHome,
    Completed,
    Discarded,
    Ended,
    Got,
    Opened,
    Placed,
    Played,
    Recounted,
    Reshuffled,
    Snatched,
    Trapped,
    TurnedUp,
    Used,
    Warped,
)
from tabletop.games.space_kitties.model import (
    CARDS,
    COMMANDER,
    FRONTIER,
    HYPERSPEED,
    LANES,
    NOBODY,
    NUMBER,
    PLACE,
    PLAY,
    WORMHOLE,
    Move,
    number_words,
)
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.ui.layout import Explanation, Picture
from tabletop.words import _, counted

ART = "space-kitties"
BACK: Picture = ("art", f"{ART}/back")
PLANET_NAMES = (
    _("Purrcury"),
    _("Venpuss"),
    _("Furth"),
    _("Meowrs"),
    _("Jupurrter"),
    _("Catturn"),
    _("Purranus"),
    _("Nepawtune"),
    _("Plutabby"),
    _("Whiskeria"),
)
"""What the planets of the classes 1 to 10 are called."""


def card_name(card: int) -> str:
    """A journey card by the name printed on it."""
    number = NUMBER[card]
    if number == WORMHOLE:
        return _("Wormhole")
    if number == FRONTIER:
        return _("Final Frontier")
    if number == HYPERSPEED:
        return _("Hyperspeed!")
    return PLANET_NAMES[number - 1]


def needed_words(number: int) -> str:
    """The card a journey waits for, in a word or two."""
    return _("a Final Frontier") if number == FRONTIER else str(number)


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = names[event.seat] if event.seat != NOBODY else ""
    match event:
        case Played():
            return _tell_play(name, event)
        case Snatched(card=card, lane=lane):
            return _("{name} played {card} from a lane of {victim}.").format(
                name=name, card=number_words(NUMBER[card]), victim=names[lane // LANES]
            )
        case Opened(card=card):
            return _("{name} opened a journey with {card} as its 0.").format(name=name, card=number_words(NUMBER[card]))
        case Warped(count=count):
            return _("{name} flew in as number {count}.").format(name=name, count=count)
        case Recounted(count=count):
            return _("The top of a journey counts {count} now.").format(count=count)
        case Completed():
            return _("{name} completed a journey!").format(name=name)
        case CameHome(piece=piece):
            return _("{commander} is back with {name}.").format(commander=COMMANDERS[piece - COMMANDER].name, name=name)
        case Trapped(piece=piece, where=where) if where == DISCARDS:
            return _("{commander} is trapped in the discards.").format(commander=COMMANDERS[piece - COMMANDER].name)
        case Reshuffled(count=count):
            return counted(
                "The discards became the new deck, {count} card.",
                "The discards became the new deck, {count} cards.",
                count,
            )
        case TurnedUp(card=card):
            return _("{name} turned up a new quest: {card}.").format(name=name, card=number_words(NUMBER[card]))
        case Placed(card=card, lane=lane):
            return _("{name} placed {card} on lane {lane}.").format(
                name=name, card=number_words(NUMBER[card]), lane=lane + 1
            )
        case Used(ability=ability, target=target):
            if ability == DIPLOMATIC_MISSION:
                return _("{name} used {ability} on {other}.").format(
                    name=name, ability=ABILITY[ability].name, other=names[target]
                )
            return _("{name} used {ability}.").format(name=name, ability=ABILITY[ability].name)
        case Discarded():
            return _("{name} discarded the whole hand.").format(name=name)
        case Got(cards=cards, giver=giver):
            return _tell_got(name, cards, names[giver])
        case Ended(seat=seat):
            if seat == NOBODY:
                return _("Nobody can do anything any more.")
            return _("{name} cleared the last quest!").format(name=name)
    return ""


def _tell_play(name: str, event: Played) -> str:
    number = NUMBER[event.card]
    card = number_words(number)
    if number == HYPERSPEED:
        card = _("a Hyperspeed! as {count}").format(count=event.count)
    if event.source == FROM_QUESTS:
        return _("{name} played a quest, {card}.").format(name=name, card=card)
    if event.source == FROM_HAND:
        return _("{name} played {card}.").format(name=name, card=card)
    return _("{name} played {card} from a lane.").format(name=name, card=card)


def _tell_got(name: str, cards: Sequence[int], giver: str) -> str:
    if HIDDEN in cards:
        return counted(
            "{{name}} got {count} card from {{other}}.", "{{name}} got {count} cards from {{other}}.", len(cards)
        ).format(name=name, other=giver)
    held = ", ".join(number_words(NUMBER[card]) for card in cards)
    return _("{name} got {cards} from {other}.").format(name=name, cards=held, other=giver)


def prompt(view: SpaceKittiesView, legal: Sequence[Move], names: Sequence[str]) -> str:
    """What the seat that sees this view is asked to do."""
    if view.partner != NOBODY:
        return counted(
            "Choose {count} more card and drop it on {{name}}.",
            "Choose {count} more cards and drop them on {{name}}.",
            view.swap - len(view.offered),
        ).format(name=names[view.partner])
    if view.cargo:
        return _("Cargo Bay: place your whole hand on your lanes.")
    if not view.hand:
        return _("No card to place: play on, or end your turn.")
    if any(move.kind == PLAY for move in legal):
        return _("Play what glows. A card on a lane ends your turn.")
    if any(move.kind != PLACE for move in legal):
        return _("No card fits. Use your commander, or place a card on a lane to end your turn.")
    return _("Nothing fits. Place a card on a lane to end your turn.")


def heading(view: SpaceKittiesView) -> str:
    piles = sum(bool(pile) for pile in view.piles)
    return counted("{count} journey under way", "{count} journeys under way", piles)


def explain(view: SpaceKittiesView, key: str) -> Explanation | None:
    """A closer look at what lies under this key."""
    if key == "pile":
        cards = [piece for piece in view.discards if piece >= 0]
        words = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.", len(cards))
        return Explanation(_("The discards"), words, _pictures(cards), "SK-4.2")
    if key == "deck":
        words = counted("{count} card, in an order nobody knows.", "{count} cards, in an order nobody knows.",
                        view.deck_count)  # fmt: skip
        return Explanation(_("The Play Deck"), words, (BACK,), "SK-4.2")
    if key.startswith("commander:"):
        return _explain_commander(view, int(key.removeprefix("commander:")))
    if key.startswith("card:"):
        return _explain_card(view, int(key.removeprefix("card:")))
    return None


def picture_of(piece: int) -> Picture:
    return ("card", piece) if piece < CARDS else ("commander", piece - COMMANDER)


def _pictures(pieces: Sequence[int]) -> tuple[Picture, ...]:
    return tuple(picture_of(piece) for piece in pieces)


def _explain_commander(view: SpaceKittiesView, number: int) -> Explanation:
    who = COMMANDERS[number]
    lines = [
        _("{who}.").format(who=who.calling.capitalize()),
        _("Played into a journey: {ability}. {text}").format(
            ability=ABILITY[who.play].name, text=ABILITY[who.play].text
        ),
        _("Dropped on the discards: {ability}. {text}").format(
            ability=ABILITY[who.discard].name, text=ABILITY[who.discard].text
        ),
    ]
    seat = view.commanders.index(number)
    if COMMANDER + number in view.discards:
        lines.append(_("Trapped in the discards until they are reshuffled."))
    elif not view.home[seat]:
        lines.append(_("Trapped in a journey until it is complete."))
    held = [card for card, places in view.told if places == 1 << seat]
    if held:
        lines.append(_("You know these cards of the hand."))
    return Explanation(who.name, "\n\n".join(lines), (("commander", number), *_pictures(held)), f"SK-7.{who.play}")


def _explain_card(view: SpaceKittiesView, card: int) -> Explanation:
    for pile, count in zip(view.piles, view.counts, strict=True):
        if card in pile and len(pile) > 1:
            words = _("It stands at {count} and needs {needed}.").format(count=count, needed=needed_words(count + 1))
            return Explanation(_("A journey"), words, _pictures(pile), "SK-3.1")
    for lane, cards in enumerate(view.lanes):
        if card in cards and len(cards) > 1:
            mine = lane // LANES == view.seat
            title = _("Your lane {lane}") if mine else _("Lane {lane} of another commander")
            return Explanation(
                title.format(lane=lane % LANES + 1), _("Only the last card, the top, can be played."),
                _pictures(cards), "SK-3.6",
            )  # fmt: skip
    buried = view.buried[view.quest_tops.index(card)] if card in view.quest_tops else ()
    text = _text(card)
    if buried:
        text += "\n\n" + _("At the bottom of this Quest pile lie these, the lowest first.")
    return Explanation(_title(card), text, _pictures((card, *buried)), _rule(card))


def _title(card: int) -> str:
    number = NUMBER[card]
    return card_name(card) if number == HYPERSPEED else f"{card_name(card)} · {number}"


def _text(card: int) -> str:
    number = NUMBER[card]
    if number == WORMHOLE:
        return _("Begins a new journey. Anybody may go on from there with a 1.")
    if number == FRONTIER:
        return _("Completes a journey that stands at 10. Its cards are discarded, its commanders go home.")
    if number == HYPERSPEED:
        return _("Any number you need, from Wormhole to Final Frontier.")
    return _("A Planet of class {number}. It follows a {before} and is followed by a {after}.").format(
        number=number, before=number - 1, after=number + 1
    )


def _rule(card: int) -> str:
    return {WORMHOLE: "SK-3.2", HYPERSPEED: "SK-3.3", FRONTIER: "SK-4.1"}.get(NUMBER[card], "SK-3.1")
