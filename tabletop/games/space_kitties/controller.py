"""Space Kitties at the table: how its cards are played by hand, how its events are shown.

Imports this game and the table's means.
"""

from collections.abc import Sequence

import pygame

from tabletop.games.space_kitties import painter, telling
from tabletop.games.space_kitties.commanders import (
    ABILITY_NAMES,
    COMMANDERS,
    DECEIVING_MANEUVERS,
    DIPLOMATIC_MISSION,
    ONE_SMALL_STEP,
    PLAYED,
    TRAJECTORY_CHANGE,
    UNSTABLE_WORMHOLE,
    WARP_DRIVE,
)
from tabletop.games.space_kitties.model import (
    COMMANDER,
    END,
    END_TURN,
    LANES,
    NEW,
    NO_CARD,
    NOBODY,
    OFFER,
    PLACE,
    PLAY,
    Move,
)
from tabletop.games.space_kitties.places import Places, new_place, picture_of, piece_key
from tabletop.games.space_kitties.rules import FROM_QUESTS, STOOD_STILL
from tabletop.games.space_kitties.shown import advance
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture
from tabletop.ui.look import Look
from tabletop.words import _

FLARE = "space-kitties"


class SpaceKittiesController:
    """The seats give the names; everything else comes from the view it is handed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.names = [seat.name for seat in seats]
        self.places = Places(seats)

    def layout(self, view: SpaceKittiesView, width: float, height: float) -> Layout:
        return self.places.layout(view, width, height)

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return painter.paint(picture, width, height, look)

    # -- gestures --------------------------------------------------------------------------------------

    def unfinished(self, view: SpaceKittiesView) -> bool:
        """In the middle of a Cargo Bay or a Diplomatic Mission, card by card."""
        return view.cargo or view.partner != NOBODY

    def gesture(self, view: SpaceKittiesView, action: Move) -> Gesture:
        kind, card, target = action
        if kind == END:
            return Gesture("end-turn", ("end-turn",), _("End your turn"))
        if kind == OFFER:
            words = _("Offer it to {name}").format(name=self.names[view.partner])
            return Gesture(piece_key(card), (f"seat:{view.partner}",), words, ("card", card))
        if kind == PLACE:
            words = _("Place it on lane {lane}").format(lane=target + 1)
            own = view.lanes[(view.seat or 0) * LANES + target]
            picture: Picture = picture_of(own[-1]) if own else ("own-lane", target, True)
            return Gesture(piece_key(card), (f"lane:{target}",), words, picture, quiet=not view.cargo)
        if kind == PLAY:
            return Gesture(piece_key(card), (_zone(target),), *self._where(view, card, target))
        return self._ability(view, action)

    def _where(self, view: SpaceKittiesView, card: int, target: int) -> tuple[str, Picture]:
        """Words and picture of a journey that a card can go to."""
        if target == NEW:
            return _("Begin a new journey"), picture_of(card)
        words = _("Play it on the journey at {count}").format(count=view.counts[target])
        return words, picture_of(view.piles[target][-1])

    def _ability(self, view: SpaceKittiesView, action: Move) -> Gesture:
        ability, card, target = action
        assert view.to_act is not None
        who = view.commanders[view.to_act]
        lift, name, picture = f"commander:{who}", ABILITY_NAMES[ability], ("commander", who)
        if ability == DECEIVING_MANEUVERS:
            owner = (
                next(lane for lane, cards in enumerate(view.lanes) if cards and cards[-1] == card) // LANES
            )
            words = _("Play {name}'s {card}").format(name=self.names[owner], card=telling.card_name(card))
            top = picture_of(card if target == NEW else view.piles[target][-1])
            words += " " + (
                _("as a new journey")
                if target == NEW
                else _("on the journey at {count}").format(count=view.counts[target])
            )
            return Gesture(lift, (piece_key(card), _zone(target)), words, top)
        if ability == DIPLOMATIC_MISSION:
            words = _("{ability} with {name}").format(ability=name, name=self.names[target])
            other: Picture = ("commander", view.commanders[target])
            return Gesture(lift, (f"seat:{target}", "discards"), words, other)
        if ability == UNSTABLE_WORMHOLE:
            return Gesture(lift, ("pile:new", "deck"), name, picture)
        if ability == ONE_SMALL_STEP:
            target = next(place for place, pile in enumerate(view.piles) if pile and pile[-1] == view.played)
        if ability in PLAYED:
            words = _("{ability} on the journey at {count}").format(ability=name, count=view.counts[target])
            return Gesture(lift, (_zone(target),), words, picture_of(view.piles[target][-1]))
        return Gesture(lift, ("discards",), name, picture)

    def attempt(self, view: SpaceKittiesView, lift: str, drop: str | None) -> Move | None:
        if lift == "deck":
            return END_TURN  # who wants to draw has to end the turn
        if view.seat is None or ":" not in lift:
            return None
        where = self._dropped_on(view, drop)
        kind, number = lift.split(":")[:2]
        if kind == "commander":
            return self._attempt_ability(view, int(number), where, drop)
        if kind != "card":
            return None
        card = int(number)
        if view.partner != NOBODY and view.to_act == view.seat:
            return Move(OFFER, card)
        if where is not None and where.startswith("lane:"):
            return Move(PLACE, card, int(where.removeprefix("lane:")))
        if where is not None and where.startswith("pile:"):
            return Move(PLAY, card, _target(where))
        if drop is not None:
            return None
        return Move(PLAY, card, new_place(view))  # no journey lies there: the card fits none

    def _attempt_ability(
        self, view: SpaceKittiesView, number: int, where: str | None, drop: str | None
    ) -> Move | None:
        assert view.seat is not None
        if number != view.commanders[view.seat]:
            return None
        who = COMMANDERS[number]
        if where == "discards":
            others = [seat for seat in range(view.seats) if seat != view.seat]
            return Move(who.discard, target=others[0] if who.discard == DIPLOMATIC_MISSION else NEW)
        if where is not None and where.startswith("pile:"):
            pile = _target(where)
            if who.play in (WARP_DRIVE, TRAJECTORY_CHANGE):
                return None if pile == NEW else Move(who.play, target=pile)
            if who.play == DECEIVING_MANEUVERS:
                return Move(who.play, 0, pile)
            return Move(who.play)
        if who.play == DECEIVING_MANEUVERS and drop is not None and drop.startswith("card:"):
            return Move(who.play, int(drop.removeprefix("card:")), NEW)
        if drop is not None:
            return None
        return Move(who.play, 0 if who.play == DECEIVING_MANEUVERS else NO_CARD,
                    0 if who.play in (WARP_DRIVE, TRAJECTORY_CHANGE) else NEW)  # fmt: skip

    def _dropped_on(self, view: SpaceKittiesView, drop: str | None) -> str | None:
        """The zone that a drop meant, also if it hit a card lying there."""
        if drop is None or ":" not in drop:
            return "discards" if drop == "pile" else drop
        if not drop.startswith(("card:", "commander:")):
            return drop
        number = int(drop.split(":")[1])
        piece = number if drop.startswith("card:") else COMMANDER + number
        for place, pile in enumerate(view.piles):
            if piece in pile:
                return f"pile:{place}"
        if view.seat is not None:
            for lane in range(LANES):
                if piece in view.lanes[view.seat * LANES + lane]:
                    return f"lane:{lane}"
        return "discards" if piece in view.discards else None

    # -- events ----------------------------------------------------------------------------------------

    def advance(self, view: SpaceKittiesView, event: Event) -> SpaceKittiesView:
        return advance(view, event)

    def beat(self, view: SpaceKittiesView, event: Event) -> Beat:
        seat, pieces = event.seat, event.pieces
        match event.kind:
            case "play":
                if event.detail[1] == FROM_QUESTS and view.quest_counts[seat] > 1:
                    caption = (piece_key(pieces[0]), _("a quest!"))
                    return Beat(0.6, "star", captions=(caption,))
                return Beat(0.4, "slide")
            case "snatch" | "open" | "place" | "warp":
                return Beat(0.45, "slide" if event.kind != "open" else "flip")
            case "count":
                words = _("counts {count}").format(count=event.detail[1])
                return Beat(0.6, "tick", captions=((piece_key(pieces[0]), words),))
            case "complete":
                return self._complete_beat(view, event)
            case "home":
                who = COMMANDERS[pieces[0] - COMMANDER]
                words = _("{commander} is free!").format(commander=who.name)
                return Beat(0.6, "purr", captions=((piece_key(pieces[0]), words),))
            case "ability":
                words = _("{ability}!").format(ability=ABILITY_NAMES[event.detail[0]])
                return Beat(0.7, "meow-1", captions=((piece_key(pieces[0]), words),))
            case "trap":
                return Beat(0.4, "capture")
            case "quest":
                return Beat(0.35, "flip")
            case "draw":
                return Beat(0.25 if seat == view.seat else 0.1, "slide")
            case "reshuffle":
                return Beat(0.6, "riffle")
            case "discard" | "bury" | "give" | "take":
                return Beat(0.35, "slide")
            case "end" if seat != NOBODY:
                top = next(pile for pile in view.piles if pile and pile[-1] == view.played)[-1]
                words = _("{name} cleared the last quest!").format(name=self.names[seat])
                plate = "own" if seat == view.seat else f"plate:{seat}"
                return Beat(1.4, "fanfare", (piece_key(top), plate), ((piece_key(top), words),), FLARE)
        return Beat()

    def _complete_beat(self, view: SpaceKittiesView, event: Event) -> Beat:
        key = piece_key(view.piles[event.detail[0]][-1])
        return Beat(1.0, "explosion", (key,), ((key, _("Journey complete!")),), FLARE)

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return telling.tell(self.names[event.seat] if event.seat >= 0 else "", event, self.names)

    def heading(self, view: SpaceKittiesView) -> str:
        return telling.heading(view)

    def prompt(self, view: SpaceKittiesView, legal: Sequence[Move]) -> str:
        return telling.prompt(view, legal, self.names)

    def explain(self, view: SpaceKittiesView, key: str) -> Explanation | None:
        return telling.explain_pieces(view, key)

    def reason(self, outcome: Outcome) -> str:
        if outcome.reason == STOOD_STILL:
            return _("The journey stands still; the fewest quests left win.")
        return _("The first Quest pile is cleared.")


def _zone(target: int) -> str:
    return "pile:new" if target == NEW else f"pile:{target}"


def _target(zone: str) -> int:
    place = zone.removeprefix("pile:")
    return NEW if place == "new" else int(place)
