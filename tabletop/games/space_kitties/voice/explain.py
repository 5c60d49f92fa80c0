"""What the pieces say when they are looked at closely, and in a line when pointed at."""

from collections import Counter
from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import ABILITY, CARDS, COMMANDER, COMMANDERS, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import LANES
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import BACK, CARD_NAMES, card_name, journey_letter, picture_of
from tabletop.kernel.events import NOBODY
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation, Key, Picture

_COMPLETES = _("Completes a journey that stands at 10. Its cards are discarded, its commanders go home.")
CARD_WORDS = {
    content.WORMHOLE: ("SK-3.2", _("Begins a new journey. Anybody may go on from there with a 1.")),
    content.FRONTIER: ("SK-4.1", _COMPLETES),
    HYPERSPEED: ("SK-3.3", _("Any number you need, from Wormhole to Final Frontier.")),
}
"""The cards that are no Planets: rule and words."""
_BEGINS = _("A Wormhole or a Hyperspeed! begins a new journey here. There may be any number of journeys.")
_REACHED = _("A journey that reaches 11 is complete. Its cards go to the discards, its commanders go home.")
WORMHOLE = Explanation(_("The wormhole"), _BEGINS, (), "SK-3.2")
ONCE = {
    "pile:new": WORMHOLE,
    "new-words": WORMHOLE,
    "gate-words": Explanation(_("The Final Frontier"), _REACHED, (), "SK-4.1"),
    "end-turn": Explanation(
        _("End your turn"), _("You have no card to place on a lane, so your turn simply ends."), (), "SK-3.7"
    ),
}
"""By their keys: things that always say the same."""
OF_JOURNEY = ("pile", "ship", "tag", "route", "mouth", "hop", "light", "docked")
"""Kinds of pieces that belong to the journey in their key."""


def explain(table: Seating, view: SpaceKittiesView, key: str) -> Explanation | None:
    if key in ONCE:
        return ONCE[key]
    names, (kind, numbers), number = table.names, Key.of(key), Key.of(key).number
    match kind:
        case "discards":
            return _discards(view)
        case "deck":
            return _deck(view)
        case "status":
            return _status(view)
        case "card":
            return _card(view, number, names)
        case "commander":
            return commander(view, number, names)
        case "seat" | "head" | "lock" | "name":
            return commander(view, view.commanders[number], names)
        case "race" | "left" | "book":
            return _race(view, number, names)
        case "bay":
            return _lane(view, numbers[0] * LANES + numbers[1], names)
    if kind in OF_JOURNEY:
        return _journey(view, number) if number < len(view.piles) and view.piles[number] else _route()
    return _own(view, view.seat, key, names) if view.seat is not None else None


def _own(view: SpaceKittiesView, seat: int, key: str, names: Sequence[str]) -> Explanation | None:
    """The viewer's own things."""
    match Key.of(key).kind:
        case "quests" | "quests-below":
            return _race(view, seat, names)
        case "yoke":
            return commander(view, view.commanders[seat], names)
        case "ability":
            return _ability(view, seat, key.removeprefix("ability:"))
        case "lane" | "number":
            return _lane(view, seat * LANES + Key.of(key).number, names)
    return None


def tip(table: Seating, view: SpaceKittiesView, key: str) -> str:
    """A line about a rival, where the explanation would be too long."""
    kind, seat = Key.of(key).kind, Key.of(key).number
    if kind not in ("seat", "head", "name") or view.seat == seat:
        return ""
    quests = counted("{count} quest left", "{count} quests left", view.quest_counts[seat])
    cards = counted("{count} card", "{count} cards", view.hand_counts[seat])
    words = _("{name} as {commander}: {quests}, {cards} in the hand. A click tells more.")
    name, commander = table.names[seat], COMMANDERS[view.commanders[seat]].name
    return words.format(name=name, commander=commander, quests=quests, cards=cards)


def pictures(pieces: Sequence[int]) -> tuple[Picture, ...]:
    return tuple(map(picture_of, pieces))


def _deck(view: SpaceKittiesView) -> Explanation:
    words = counted(
        "{count} card, in an order nobody knows.", "{count} cards, in an order nobody knows.", view.deck_count
    )
    words += " " + _("If your hand is empty in your turn, you draw a full one at once and go on.")
    words += " " + _("Whoever takes the last card shuffles the discards into a new deck.")
    return Explanation(_("The Play Deck"), words, (BACK,), "SK-3.5")


def _discards(view: SpaceKittiesView) -> Explanation:
    """Everything that was discarded, for all to see (SK-8.1)."""
    cards = sorted(piece for piece in view.discards if 0 <= piece < CARDS)
    words = _("No card lies here now. Complete journeys and discarded hands go here.")
    if cards:
        words = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.", len(cards))
        words += " " + _("They become the new Play Deck when that runs out.")
    captives = [piece for piece in view.discards if piece >= CARDS]
    if captives:
        words += " " + _("Commanders in here come home when the discards are reshuffled.")
    return Explanation(_("The airlock: discards"), words, pictures((*captives, *cards)), "SK-4.2", pile=True)


def _race(view: SpaceKittiesView, seat: int, names: Sequence[str]) -> Explanation:
    """A Quest pile: its quest, what is known of those below, how many are left."""
    count, quests = view.quest_counts[seat], content.quest_size(view.seats, view.short)
    words = counted("{count} quest left of {all}.", "{count} quests left of {all}.", count, all=quests)
    words += " " + _("Whoever clears the Quest pile first wins at once.")
    buried = view.buried[seat]
    if buried:
        words += " " + _("The cards shown after it lie at the bottom, the lowest first.")
    top = view.quest_tops[seat]
    shown = () if top == model.NO_CARD else (top,)
    title = _("Your Quest pile") if seat == view.seat else _("{name}'s Quest pile", name=names[seat])
    return Explanation(title, words, pictures((*shown, *buried)), "SK-6.1")


def _status(view: SpaceKittiesView) -> Explanation:
    """The ability that somebody is using."""
    ability = content.FAST_DOCKING
    words = _("Until the end of this turn a Planet may also follow a card that counts the same.")
    if view.partner != NOBODY:
        ability = content.DIPLOMATIC_MISSION
        words = _("The chosen cards are swapped for as many random ones of the other hand.")
    elif view.cargo:
        ability = content.CARGO_BAY
        words = _("Every card of the hand goes onto a lane; then there is a new hand and the turn goes on.")
    return Explanation(ABILITY[ability].name, words, (), f"SK-7.{ability}")


def _ability(view: SpaceKittiesView, seat: int, kind: str) -> Explanation:
    """One of the two abilities of the viewer's commander."""
    number = view.commanders[seat]
    ability = COMMANDERS[number].play if kind == "play" else COMMANDERS[number].discard
    traps = _("This traps your commander in the discards until they are reshuffled.")
    if ability in content.PLAYED:
        traps = _("This traps your commander in the journey until it is complete.")
    words = ABILITY[ability].text + "\n" + traps
    if not view.home[seat]:
        words = _("Your commander is trapped and cannot use it now.") + " " + words
    return Explanation(ABILITY[ability].name, words, (("commander", number),), f"SK-7.{ability}")


def trapped(view: SpaceKittiesView, seat: int) -> str:
    """Where a commander is trapped, and until when; empty if at home."""
    piece = COMMANDER + view.commanders[seat]
    if view.home[seat]:
        return ""
    if piece in view.discards:
        return _("Trapped in the discards until they are reshuffled.")
    place = next((place for place, pile in enumerate(view.piles) if piece in pile), None)
    return "" if place is None else _("Trapped in journey {letter} until it is complete.", letter=journey_letter(place))


def commander(view: SpaceKittiesView, number: int, names: Sequence[str]) -> Explanation:
    who, piece, seat = COMMANDERS[number], COMMANDER + number, view.commanders.index(number)
    play, discard = ABILITY[who.play], ABILITY[who.discard]
    lines = [
        trapped(view, seat) or _("{who}, ready for action.", who=who.calling.capitalize()),
        _("{ability} (played into a journey): {text}", ability=play.name, text=play.text),
        _("{ability} (dropped on the discards): {text}", ability=discard.name, text=discard.text),
    ]
    held = view.known_in_hand(seat)
    if held:
        lines.append(_("You know these cards of the hand."))
    title = who.name if seat == view.seat else _("{name} as {commander}", name=names[seat], commander=who.name)
    return Explanation(title, "\n\n".join(lines), pictures((piece, *held)), "SK-5.1")


def _route() -> Explanation:
    words = _("Journeys climb along such routes from 0 to 11, one number after the other, and belong to everyone.")
    return Explanation(_("A route"), words, (), "SK-3.1")


def _journey(view: SpaceKittiesView, place: int) -> Explanation:
    pile, count = view.piles[place], view.counts[place]
    needed = _("a Final Frontier (11)") if count + 1 == content.FRONTIER else count + 1
    words = _("It stands at {count} and needs {needed}.", count=count, needed=needed)
    if count == content.FRONTIER:
        words = _("It has reached 11 and is complete.")
    if any(piece >= CARDS for piece in pile):
        words += " " + _("Commanders in it come home when it is complete.")
    return Explanation(_("Journey {letter}", letter=journey_letter(place)), words, pictures(pile), "SK-3.1")


def _lane(view: SpaceKittiesView, lane: int, names: Sequence[str]) -> Explanation:
    owner, cards = lane // LANES, view.lanes[lane]
    title = _("{name}'s lane {lane}", name=names[owner], lane=lane % LANES + 1)
    words = _("Only its top card can be played, the last one shown.") if cards else _("It is empty.")
    if owner == view.seat:
        title = _("Your lane {lane}", lane=lane % LANES + 1)
        ends = _("A card of your hand placed here ends your turn.")
        if view.cargo and view.to_act == view.seat:  # SK-7.9
            ends = _("Cargo Bay: a card placed here does not end your turn.")
        words = ends + " " + words
    return Explanation(title, words, pictures(cards), "SK-3.6")


def _card(view: SpaceKittiesView, card: int, names: Sequence[str]) -> Explanation:
    for place, pile in enumerate(view.piles):
        if card in pile and len(pile) > 1:
            return _journey(view, place)
    for lane, cards in enumerate(view.lanes):
        if card in cards and (len(cards) > 1 or lane // LANES != view.seat):
            return _lane(view, lane, names)
    if card in view.quest_tops:
        return _quest(view, card, names)
    number = NUMBER[card]
    title = _called(number) if number == HYPERSPEED else f"{card_name(card)} · {number}"
    planet = _("A Planet of class {number}: it goes on a journey that stands at {before}, and {after} goes on it.")
    rule, words = CARD_WORDS.get(number, ("SK-3.1", planet.format(number=number, before=number - 1, after=number + 1)))
    return Explanation(title, words + " " + _seen(view, number), pictures((card,)), rule)


def _called(number: int) -> str:
    """A card's name in the middle of a sentence."""
    return CARD_NAMES[number].rstrip("!")


def _seen(view: SpaceKittiesView, number: int) -> str:
    """How many cards of a number the viewer sees, of all there are (SK-1.1)."""
    lying = Counter(
        NUMBER[card]
        for cards in (view.hand, view.quest_tops, view.discards, *view.lanes, *view.piles)
        for card in cards
        if 0 <= card < CARDS
    )
    return _("You see {count} of {all}.", count=lying[number], all=NUMBER.count(number))


def _quest(view: SpaceKittiesView, card: int, names: Sequence[str]) -> Explanation:
    """The open top of a Quest pile."""
    seat, number = view.quest_tops.index(card), NUMBER[card]
    needs = _("It waits for a journey that stands at {count}.", count=number - 1)
    if number in (content.WORMHOLE, HYPERSPEED):
        needs = _("It fits every journey.") if number == HYPERSPEED else _("It begins a new journey.")
    pile = _race(view, seat, names)
    title = _("Your quest, {card}") if seat == view.seat else _("{name}'s quest, {card}")
    title = title.format(card=_called(number), name=names[seat])
    return pile._replace(title=title, text=needs + " " + pile.text, rule="SK-3.4")
