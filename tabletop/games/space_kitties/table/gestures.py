"""How actions are done by hand, and what a person may want to do with a piece."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from tabletop.base.words import _
from tabletop.games.space_kitties.advice.effects import helps
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import LANES, NEW, Action, new_place
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import card_words, journey_letter, picture_of, piece_key
from tabletop.kernel.events import NOBODY
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.furniture import others
from tabletop.ui.stage.layout import Gesture, Key, Picture, Wish


def gesture(table: Seating, view: SpaceKittiesView, action: Action) -> Gesture:
    kind, card, target = action
    if kind in ABILITY:
        return _ability(table, view, action)._replace(aside=True, quiet=not helps(view, action))
    if kind == model.END:
        return Gesture("end-turn", ("end-turn",), _("End your turn"), ends=True)
    key, name = piece_key(card), card_words(card)
    if kind == model.OFFER:
        says = _("Offer {card} to {name}", card=name, name=table.names[view.partner])
        return Gesture(key, (f"seat:{view.partner}", key), says, picture_of(card))
    if kind == model.PLACE:
        says = _("Place {card} on lane {lane}", card=name, lane=target + 1)
        lane = view.lanes_of(view.seat or 0)[target]
        picture = picture_of(lane[-1]) if lane else ("bay", 0, _("Lane {lane}", lane=target + 1))
        return Gesture(key, (f"lane:{target}",), says, picture, quiet=not view.cargo)
    if target == NEW:
        return Gesture(key, ("pile:new",), _("Begin a new journey with {card}", card=name), picture_of(card))
    count, drops = view.counts[target], [f"pile:{target}"]
    says = _("Play {card} on journey {letter}")
    if NUMBER[card] == count:  # SK-7.7
        says = _("Dock {card} on journey {letter}")
        drops.insert(0, piece_key(view.piles[target][-1]))
    elif count + 1 == content.FRONTIER:
        drops.append("gate")
    if NUMBER[card] == HYPERSPEED:
        says = _("Play {card} as {count} on journey {letter}")
    says = says.format(card=name, count=count + 1, letter=journey_letter(target))
    return Gesture(key, tuple(drops), says, _journey(view, target))


def _ability(table: Seating, view: SpaceKittiesView, action: Action) -> Gesture:
    ability, card, target = action
    assert view.to_act is not None
    lift, name = f"ability:{'play' if ability in content.PLAYED else 'discard'}", ABILITY[ability].name
    picture: Picture = ("commander", view.commanders[view.to_act])
    if ability == content.DECEIVING_MANEUVERS:  # onto the card, or onto the journey it shall go to
        lane = next(lane for lane, cards in enumerate(view.lanes) if cards and cards[-1] == card)
        facts = {"name": table.names[lane // LANES], "card": card_words(card)}
        if target == NEW:
            says = _("Play {name}'s {card} as a new journey", **facts)
            return Gesture(lift, (piece_key(card), "pile:new"), says, picture_of(card))
        says = _("Play {name}'s {card} on journey {letter}", letter=journey_letter(target), **facts)
        return Gesture(lift, (piece_key(card), f"pile:{target}"), says, _journey(view, target))
    if ability == content.DIPLOMATIC_MISSION:
        says = _("Use {ability} with {name}", ability=name, name=table.names[target])
        return Gesture(lift, (f"seat:{target}", "discards"), says, ("commander", view.commanders[target]))
    if ability == content.UNSTABLE_WORMHOLE:
        return Gesture(lift, ("pile:new", "deck"), _("Use {ability}", ability=name), picture)
    if ability == content.ONE_SMALL_STEP:
        target = next(place for place, pile in enumerate(view.piles) if pile and pile[-1] == view.played)
    if ability in content.PLAYED:
        says = _("Use {ability} on journey {letter}", ability=name, letter=journey_letter(target))
        return Gesture(lift, (f"pile:{target}",), says, _journey(view, target))
    return Gesture(lift, ("discards",), _("Use {ability}", ability=name), picture)


def _journey(view: SpaceKittiesView, place: int) -> Picture:
    """A journey to choose: its top, what it counts, its place."""
    return ("journey", view.piles[place][-1], view.counts[place], place)


def dropped_on(view: SpaceKittiesView, drop: str) -> str:
    """What a card was dropped on: `seat` for anything of a rival's, else the kind of thing."""
    kind, number = Key.of(drop).kind, Key.of(drop).number
    if kind == "commander" and content.COMMANDER + number in view.discards:
        return "discards"
    owner = number if kind in ("seat", "head") else NOBODY
    if kind == "card":
        owners = [seat for seat in range(view.seats) if number == view.quest_tops[seat]]
        owners += [lane // LANES for lane, cards in enumerate(view.lanes) if number in cards]
        owner = owners[0] if owners else NOBODY
        if owner == view.seat:
            return "quests" if number == view.quest_tops[owner] else "lane"
    return kind if owner == NOBODY else "seat" if owner != view.seat else ""


@lru_cache(maxsize=1)
def wishes(view: SpaceKittiesView) -> list[Wish]:
    """A card from the deck, any card anywhere, the own ones onto lanes and journeys, the own commander."""
    found = [Wish("deck", (), model.END_TURN)]  # who wants to draw has to end the turn
    for card in chain(view.hand, view.quest_tops, *view.lanes, *view.piles):
        if 0 <= card < content.CARDS:
            found += [Wish(piece_key(card), (), model.OFFERS[card])] if view.partner != NOBODY else []
            found.append(Wish(piece_key(card), (), Action(model.PLAY, card, new_place(view.piles))))
    if view.seat is not None:
        journeys = [(place, (f"pile:{place}", *map(piece_key, pile))) for place, pile in enumerate(view.piles) if pile]
        found += _of_cards(view, view.seat, journeys)
        found += _of_commander(view, view.seat, journeys)
    return found


Drops = list[tuple[int, tuple[str, ...]]]
"""Numbers of journeys or lanes, each with the keys of its pieces."""


def _of_cards(view: SpaceKittiesView, seat: int, journeys: Drops) -> Iterator[Wish]:
    """Every own card onto every journey and lane."""
    lanes = view.lanes_of(seat)
    onto_lanes = [(lane, (f"lane:{lane}", *map(piece_key, cards))) for lane, cards in enumerate(lanes)]
    for card in chain(view.hand, (view.quest_tops[seat],), *lanes):
        key = piece_key(card)
        yield Wish(key, ("pile:new",), model.PLAYS[card][NEW])
        yield from (Wish(key, drops, model.PLAYS[card][place]) for place, drops in journeys)
        yield from (Wish(key, drops, model.PLACES[card][lane]) for lane, drops in onto_lanes)


def _of_commander(view: SpaceKittiesView, seat: int, journeys: Drops) -> Iterator[Wish]:
    """The own commander's two abilities, from their buttons or from the trapped commander card."""
    number = view.commanders[seat]
    who, captive = COMMANDERS[number], f"commander:{number}"
    targeted = who.play in (content.WARP_DRIVE, content.TRAJECTORY_CHANGE)
    stolen = [lane[-1] for lane in view.lanes if lane] if who.play == content.DECEIVING_MANEUVERS else []
    for key in ("ability:play", captive):
        yield Wish(key, (), Action(who.play, target=new_place(view.piles) if targeted else NEW))
        for place, drops in journeys:
            yield Wish(key, drops, Action(who.play, target=place if targeted else NEW))
        yield from (Wish(key, (piece_key(card),), model.DECEPTIONS[card][NEW]) for card in stolen)
    partners = others(view.seats, seat) if who.discard == content.DIPLOMATIC_MISSION else []
    for key in ("ability:discard", captive):
        yield from (Wish(key, (f"seat:{rival}",), Action(who.discard, target=rival)) for rival in partners)
        drops = () if key == "ability:discard" else ("discards",)
        yield Wish(key, drops, Action(who.discard, target=partners[0] if partners else NEW))
