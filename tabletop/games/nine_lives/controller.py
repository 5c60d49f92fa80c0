"""Nine Lives at the table: where its cards lie, how they are played by hand, what is said about them.

Imports the model, the view, the words and the table's means.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.games.nine_lives import painter
from tabletop.games.nine_lives.model import (
    BIG_BOX,
    COPYCAT,
    HAIRBALL,
    HISS,
    KNOCK_IT_OFF,
    NO_CARD,
    NO_SUIT,
    NO_TARGET,
    NUMBER,
    POUNCE,
    POWER_NAMES,
    POWER_TEXTS,
    SUIT,
    SUIT_NAMES,
    SUITS,
    ZOOMIES,
    Keep,
    Play,
)
from tabletop.games.nine_lives.view import NineLivesView, Played
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture, Piece, Zone
from tabletop.ui.look import Look
from tabletop.words import _, counted

HAND_CARD = 124.0, 173.6
LEAST_HAND_CARD = 88.0
TRICK_CARD = 115.0, 161.0
LIFE_CARD = 72.0, 100.8
PILE_CARD = 76.0, 106.4
PLATE_HEIGHT = 122.0
TO_LIFE_DECK, TO_HAND, TO_DISCARDS = range(3)
"""Where a played life goes back to, in a "return" event."""


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it."""

    width: float
    height: float
    trick_y: float
    hand_y: float
    hand_left: float
    hand_right: float
    pile_x: float
    pile_y: float

    @classmethod
    def of(cls, width: float, height: float, seats: int) -> "Spots":
        """With two seats hands are large and the trick is small, so the discards lie beside the trick."""
        hand_y = height - 102
        trick_y = (PLATE_HEIGHT + 24 + hand_y - HAND_CARD[1] / 2 - 50) / 2
        if seats == 2:
            return cls(width, height, trick_y, hand_y, 166.0, width - 8, width / 2 + 300, trick_y)
        return cls(width, height, trick_y, hand_y, 166.0, width - 112, width - 58, hand_y)


def card_key(card: int) -> str:
    return f"card:{card}"


class NineLivesController:
    """The seats give the names; everything else comes from the view it is handed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    # -- where things lie ------------------------------------------------------------------------------

    def layout(self, view: NineLivesView, width: float, height: float) -> Layout:
        spots = Spots.of(width, height, view.seats)
        first = 0 if view.seat is None else view.seat + 1
        others = [(first + step) % view.seats for step in range(view.seats - (view.seat is not None))]
        pieces = [*self._plates(view, spots, others), *self._trick(view, spots), *self._gauges(view, spots)]
        pieces += self._discards(view, spots)
        if view.seat is not None:
            pieces += [*self._own_lives(view, view.seat, spots), *self._own_hand(view, spots)]
        zones = (
            Zone("trick", width / 2, spots.trick_y, self._trick_width(view, spots) + 40, TRICK_CARD[1] + 74),
            Zone("hand", (spots.hand_left + spots.hand_right) / 2, spots.hand_y,
                 spots.hand_right - spots.hand_left, HAND_CARD[1] + 14),
            Zone("discards", spots.pile_x, spots.pile_y, PILE_CARD[0] + 18, HAND_CARD[1] + 14),
        )  # fmt: skip
        tray_top = spots.trick_y - TRICK_CARD[1] / 2 - 37
        return Layout(tuple(pieces), zones, (width / 2, (10 + PLATE_HEIGHT + tray_top) / 2))

    def _plates(self, view: NineLivesView, spots: Spots, others: Sequence[int]) -> list[Piece]:
        """The other players along the top, in turn order, each with the current life beside the name."""
        pieces = []
        gap = 10.0
        plate = min(270.0, (spots.width - 16 - gap * (len(others) - 1)) / len(others))
        left = (spots.width - len(others) * plate - (len(others) - 1) * gap) / 2
        for place, seat in enumerate(others):
            x = left + place * (plate + gap) + plate / 2
            y = 10 + PLATE_HEIGHT / 2
            who = self.seats[seat]
            picture = (
                "plate", seat, who.kind, who.name, who.level, view.hand_counts[seat], view.life_counts[seat],
                seat == view.keeper, seat == view.to_act,
            )  # fmt: skip
            pieces.append(Piece(f"plate:{seat}", picture, x, y, plate, PLATE_HEIGHT))
            top = view.life_tops[seat]
            if top != NO_CARD:
                pieces.append(
                    Piece(card_key(top), ("card", top), x + plate / 2 - LIFE_CARD[0] / 2 - 10, y,
                          *LIFE_CARD, layer=1, card=True, born=f"plate:{seat}", gone="discards")
                )  # fmt: skip
        return pieces

    def _trick_step(self, view: NineLivesView, spots: Spots) -> float:
        return min(TRICK_CARD[0] + 34, (spots.width - 60) / view.seats)

    def _trick_width(self, view: NineLivesView, spots: Spots) -> float:
        return self._trick_step(view, spots) * view.seats

    def _trick(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """One place for everybody, in the order of play; what has been played lies in its place."""
        step = self._trick_step(view, spots)
        width = self._trick_width(view, spots)
        pieces = [Piece("tray", ("tray",), spots.width / 2, spots.trick_y, width + 40, TRICK_CARD[1] + 74)]
        played = {card.seat: card for card in view.played}
        for place in range(view.seats):
            seat = (view.keeper + place) % view.seats
            x = spots.width / 2 + (place - (view.seats - 1) / 2) * step
            card = played.get(seat)
            if card is None:
                waiting = seat == view.to_act and not view.choosing
                pieces.append(
                    Piece(f"slot:{seat}", ("slot", seat, self.name(seat), waiting), x, spots.trick_y - 12,
                          *TRICK_CARD)
                )  # fmt: skip
                continue
            pieces.append(self._played_piece(card, x, spots.trick_y - 12, place))
            note = self._note(view, card)
            pieces.append(
                Piece(f"note:{seat}", ("note", seat, self.name(seat), note), x,
                      spots.trick_y + TRICK_CARD[1] / 2 + 10, step - 6, 40)
            )  # fmt: skip
        return pieces

    def _played_piece(self, card: Played, x: float, y: float, place: int) -> Piece:
        tilt = (-2.5, 2.0, -1.5, 3.0, -2.0, 1.5)[place % 6]
        return Piece(
            card_key(card.card), ("card", card.card), x, y, *TRICK_CARD, angle=tilt, layer=2 + place, card=True,
            born=f"plate:{card.seat}", born_as=("back",), gone="discards",
        )  # fmt: skip

    def _note(self, view: NineLivesView, card: Played) -> str:
        """What is special about a played card, under it."""
        number = NUMBER[card.card]
        if card.life and card.value == number and card.rank != number:
            return _("ranks {rank}").format(rank=card.rank)
        if card.value != number:
            return _("counts {value}, ranks {rank}").format(value=card.value, rank=card.rank)
        if card.seat == view.keeper:
            return _("leads")
        return _("a life") if card.life else ""

    def _gauges(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """The running total of every suit on the table."""
        suits = [suit for suit in range(SUITS) if any(SUIT[card.card] == suit for card in view.played)]
        suits += [suit for suit in range(SUITS) if suit not in suits and view.totals[suit]]
        step = min(196.0, (spots.width - 40) / max(1, len(suits)))
        y = spots.trick_y + TRICK_CARD[1] / 2 + 60
        pieces = []
        for place, suit in enumerate(suits):
            x = spots.width / 2 + (place - (len(suits) - 1) / 2) * step
            picture = (
                "gauge",
                suit,
                view.totals[suit],
                view.limits[suit],
                suit == view.leading,
                suit in view.hissed,
            )
            pieces.append(Piece(f"gauge:{suit}", picture, x, y, step - 10, 34))
        return pieces

    def _discards(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        top = view.discards[-1] if view.discards else NO_CARD
        x, y = spots.pile_x, spots.pile_y
        return [
            Piece(
                "pile-words", ("pile-words", len(view.discards)), x, y, PILE_CARD[0] + 10, PILE_CARD[1] + 46
            ),
            Piece("pile", ("pile", top), x, y, *PILE_CARD, card=bool(view.discards)),
        ]

    def _own_lives(self, view: NineLivesView, seat: int, spots: Spots) -> list[Piece]:
        """The viewer's life deck, the current life on top, the words and the lives left above it."""
        x = 12 + HAND_CARD[0] / 2
        label = ("own", view.life_counts[seat], seat == view.keeper)
        pieces = [Piece("own", label, x + 14, spots.hand_y - HAND_CARD[1] / 2 - 34, HAND_CARD[0] + 28, 50)]
        for depth in range(min(3, view.life_counts[seat] - 1), 0, -1):
            shift = 4 * depth
            pieces.append(
                Piece(f"under:{depth}", ("back",), x + shift, spots.hand_y - shift * 0.6, *HAND_CARD)
            )
        for card in view.lives[:1]:
            pieces.append(
                Piece(card_key(card), ("card", card), x, spots.hand_y, *HAND_CARD, layer=1, card=True, mine=True,
                      born="own", gone="discards")
            )  # fmt: skip
        return pieces

    def _own_hand(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """A gentle fan, sorted by suit and number; cards shrink before they overlap."""
        hand = sorted(view.hand, key=lambda card: (SUIT[card], NUMBER[card], card))
        room = spots.hand_right - spots.hand_left
        wide = max(LEAST_HAND_CARD, min(HAND_CARD[0], room / max(1, len(hand)) - 4))
        size = (wide, wide * HAND_CARD[1] / HAND_CARD[0])
        step = min(wide + 6, (room - wide) / max(1, len(hand) - 1))
        middle = (spots.hand_left + spots.hand_right) / 2
        pieces = []
        for place, card in enumerate(hand):
            off = place - (len(hand) - 1) / 2
            bend = off / max(1, len(hand) - 1)
            pieces.append(
                Piece(card_key(card), ("card", card), middle + off * step, spots.hand_y + 16 * bend * bend - 2,
                      *size, angle=-6 * bend, layer=10 + place, card=True, mine=True, born="own", gone="discards")
            )  # fmt: skip
        return pieces

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return painter.paint(picture, width, height, look)

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: NineLivesView, action: Play | Keep) -> Gesture:
        if isinstance(action, Keep):
            mine = next(card.card for card in view.played if card.seat == view.to_act)
            words = _("Take it into your hand") if action.hand else _("Discard it")
            return Gesture(card_key(mine), ("hand",) if action.hand else ("discards",), words)
        lift, picture = card_key(action.card), ("card", action.card)
        if action.target == NO_TARGET:
            return Gesture(lift, ("trick",), _("Play it"), picture)
        if NUMBER[action.card] == HAIRBALL:
            words = _("{suit} counts 4 more").format(suit=SUIT_NAMES[action.target])
            drops = tuple(card_key(card.card) for card in view.played if SUIT[card.card] == action.target)
            return Gesture(lift, (*drops, "trick"), words, ("suit", action.target))
        owner = next(card.seat for card in view.played if card.card == action.target)
        words = _("Copy {name}'s card") if NUMBER[action.card] == COPYCAT else _("Knock off {name}'s card")
        target = card_key(action.target)
        return Gesture(lift, (target, "trick"), words.format(name=self.name(owner)), ("card", action.target))

    def attempt(self, view: NineLivesView, lift: str, drop: str | None) -> Play | Keep | None:
        if view.seat is None or not lift.startswith("card:"):
            return None
        card = int(lift.removeprefix("card:"))
        if view.choosing and view.to_act == view.seat:
            return Play(card, card in view.lives[:1])
        if card in view.hand:
            return Play(card, False)
        if card in view.lives[:1]:
            target = NO_TARGET
            if drop is not None and drop.startswith("card:"):
                target = int(drop.removeprefix("card:"))
                target = SUIT[target] if NUMBER[card] == HAIRBALL else target
            return Play(card, True, target)
        return None if drop is None else Play(card, True)

    # -- events ----------------------------------------------------------------------------------------

    def advance(self, view: NineLivesView, event: Event) -> NineLivesView:
        match event.kind:
            case "play":
                return self._played(view, event.seat, event.pieces[0], bool(event.detail[0]))
            case "power":
                return self._powered(view, event)
            case "life":
                return view._replace(life_tops=_with(view.life_tops, event.seat, event.pieces[0]))
            case "lose":
                return self._lost(view, event.seat, event.pieces[0], bool(event.detail[0]))
            case "return":
                return self._returned(view, event.seat, event.pieces[0], event.detail[0])
            case "sweep":
                return view._replace(
                    played=(),
                    totals=(0,) * SUITS,
                    leading=NO_SUIT,
                    hissed=(),
                    discards=(*view.discards, *event.pieces),
                )
            case "round":
                return view._replace(
                    round=event.detail[0], keeper=event.seat, to_act=event.seat, choosing=False
                )
        return view

    def _played(self, view: NineLivesView, seat: int, card: int, life: bool) -> NineLivesView:
        number = NUMBER[card]
        view = view._replace(
            played=(*view.played, Played(seat, card, life, number, number)),
            totals=_with(view.totals, SUIT[card], view.totals[SUIT[card]] + number),
            leading=SUIT[card] if view.leading == NO_SUIT else view.leading,
            to_act=None if len(view.played) + 1 == view.seats else (seat + 1) % view.seats,
        )
        if not life:
            hand = tuple(held for held in view.hand if held != card)
            return view._replace(
                hand=hand, hand_counts=_with(view.hand_counts, seat, view.hand_counts[seat] - 1)
            )
        return self._without_life(view, seat)

    def _without_life(self, view: NineLivesView, seat: int) -> NineLivesView:
        """The current life has left its deck; the viewer sees the next of their own at once."""
        lives = view.lives[1:] if seat == view.seat else view.lives
        top = lives[0] if seat == view.seat and lives else NO_CARD
        return view._replace(
            lives=lives,
            life_counts=_with(view.life_counts, seat, view.life_counts[seat] - 1),
            life_tops=_with(view.life_tops, seat, top),
        )

    def _powered(self, view: NineLivesView, event: Event) -> NineLivesView:
        """The last card's power, as far as the table shows it (NL-6)."""
        number, target = event.detail
        card = event.pieces[0]
        mine = next(played for played in view.played if played.card == card)
        other = next((played for played in view.played if played.card == target), mine)
        if number == POUNCE:
            return self._revalued(view, mine._replace(rank=10))
        if number == ZOOMIES:
            return view._replace(leading=SUIT[card])
        if number == BIG_BOX:
            return view._replace(limits=_with(view.limits, SUIT[card], 14))
        if number == HISS:
            return view._replace(hissed=tuple(sorted({*view.hissed, SUIT[card]})))
        if number == HAIRBALL:
            return view._replace(totals=_with(view.totals, target, view.totals[target] + 4))
        if number == KNOCK_IT_OFF:
            return self._revalued(view, other._replace(value=0, rank=0))
        if number == COPYCAT:
            return self._revalued(view, mine._replace(value=other.value, rank=other.rank))
        return view

    def _revalued(self, view: NineLivesView, card: Played) -> NineLivesView:
        before = next(played for played in view.played if played.card == card.card)
        suit = SUIT[card.card]
        return view._replace(
            played=tuple(card if played.card == card.card else played for played in view.played),
            totals=_with(view.totals, suit, view.totals[suit] + card.value - before.value),
        )

    def _lost(self, view: NineLivesView, seat: int, card: int, was_played: bool) -> NineLivesView:
        view = view._replace(discards=(*view.discards, card))
        if was_played:
            return view._replace(played=tuple(played for played in view.played if played.card != card))
        return self._without_life(view, seat)

    def _returned(self, view: NineLivesView, seat: int, card: int, where: int) -> NineLivesView:
        view = view._replace(played=tuple(played for played in view.played if played.card != card))
        if where == TO_DISCARDS:
            return view._replace(discards=(*view.discards, card))
        mine = seat == view.seat
        if where == TO_HAND:
            hand = tuple(sorted((*view.hand, card))) if mine else view.hand
            return view._replace(
                hand=hand, hand_counts=_with(view.hand_counts, seat, view.hand_counts[seat] + 1)
            )
        lives = (*view.lives, card) if mine else view.lives
        count = view.life_counts[seat] + 1
        tops = _with(view.life_tops, seat, card) if count == 1 else view.life_tops
        return view._replace(lives=lives, life_counts=_with(view.life_counts, seat, count), life_tops=tops)

    def beat(self, view: NineLivesView, event: Event) -> Beat:
        match event.kind:
            case "play":
                return Beat(0.45, "slide")
            case "power":
                words = _("{power}!").format(power=POWER_NAMES[event.detail[0]])
                return Beat(0.7, "meow-1", captions=((card_key(event.pieces[0]), words),))
            case "win":
                words = _("{name} won the round").format(name=self.name(event.seat))
                return Beat(0.9, "star", captions=((card_key(event.pieces[0]), words),))
            case "explode":
                suit, total, _limit = event.detail
                cards = tuple(card_key(card.card) for card in view.played if SUIT[card.card] == suit)
                words = _("{suit}: {total}!").format(suit=SUIT_NAMES[suit], total=total)
                return Beat(1.0, "explosion", cards, ((f"gauge:{suit}", words),))
            case "spared":
                return Beat(
                    0.6, "purr", captions=((self._place_of(view, event.seat), _("slept through it")),)
                )
            case "lose":
                return Beat(0.45, "capture", captions=((card_key(event.pieces[0]), _("a life lost")),))
            case "return":
                return Beat(0.4, "slide")
            case "sweep":
                return Beat(0.5, "riffle")
        return Beat()

    def _place_of(self, view: NineLivesView, seat: int) -> str:
        return "own" if seat == view.seat else f"plate:{seat}"

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        name = self.name(event.seat) if event.seat >= 0 else ""
        match event.kind:
            case "play":
                card = card_words(event.pieces[0])
                if event.detail[0]:
                    return _("{name} played a life, {card}.").format(name=name, card=card)
                return _("{name} played {card}.").format(name=name, card=card)
            case "power":
                return self._tell_power(name, event.pieces[0], *event.detail)
            case "win":
                return _("{name} won the round with {card}.").format(
                    name=name, card=card_words(event.pieces[0])
                )
            case "explode":
                suit, total, limit = event.detail
                return _("{suit} added up to {total}, more than {limit}: boom!").format(
                    suit=SUIT_NAMES[suit], total=total, limit=limit
                )
            case "spared":
                return _("{name} slept through the explosion.").format(name=name)
            case "lose":
                return _("{name} lost a life, {card}.").format(name=name, card=card_words(event.pieces[0]))
            case "return":
                return self._tell_return(name, event)
            case "round":
                return _("Round {round}. Kittykeeper: {name}.").format(round=event.detail[0], name=name)
        return ""

    def _tell_power(self, name: str, card: int, number: int, target: int) -> str:
        power = POWER_NAMES[number]
        if number == HAIRBALL and target != NO_TARGET:
            return _("{power}: {suit} counts 4 more.").format(power=power, suit=SUIT_NAMES[target])
        if number == KNOCK_IT_OFF and target != NO_TARGET:
            return _("{power}: {card} dropped to 0.").format(power=power, card=card_words(target))
        if number == COPYCAT and target != NO_TARGET:
            return _("{power}: it copied {card}.").format(power=power, card=card_words(target))
        if number == POUNCE:
            return _("{power}: it ranks 10.").format(power=power)
        if number == ZOOMIES:
            return _("{power}: {suit} leads now.").format(power=power, suit=SUIT_NAMES[SUIT[card]])
        if number == BIG_BOX:
            return _("{power}: {suit} explodes only above 14.").format(
                power=power, suit=SUIT_NAMES[SUIT[card]]
            )
        return _("{power} for {name}.").format(power=power, name=name)

    def _tell_return(self, name: str, event: Event) -> str:
        words = {
            TO_LIFE_DECK: _("{name} put {card} under the life deck."),
            TO_HAND: _("{name} took {card} into the hand."),
            TO_DISCARDS: _("{name} discarded {card}."),
        }[event.detail[0]]
        return words.format(name=name, card=card_words(event.pieces[0]))

    def heading(self, view: NineLivesView) -> str:
        words = _("Round {round} · suits explode above 9").format(round=view.round)
        if view.missing != NO_SUIT:
            words += " · " + _("no {suit}").format(suit=SUIT_NAMES[view.missing])
        return words

    def prompt(self, view: NineLivesView, legal: Sequence[Play | Keep]) -> str:
        if view.choosing:
            return _("Your life did not win. Drag it into your hand or onto the discards.")
        if not view.played:
            return _("You are the Kittykeeper: lead any card, or your current life.")
        suits = sorted({SUIT[play.card] for play in legal if isinstance(play, Play)})
        held = {*view.hand, *view.lives[:1]}
        if held == {play.card for play in legal if isinstance(play, Play)}:
            return _("Your turn: play any card, or your current life.")
        names = [SUIT_NAMES[suit] for suit in suits]
        return _("Your turn: play {suits}.").format(suits=_(" or ").join(names))

    def explain(self, view: NineLivesView, key: str) -> Explanation | None:
        if key == "pile":
            words = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.",
                            len(view.discards))  # fmt: skip
            pictures: tuple[Picture, ...] = tuple(("card", card) for card in view.discards)
            return Explanation(_("The discards"), words, pictures, "NL-4.5")
        if not key.startswith("card:"):
            return None
        card = int(key.removeprefix("card:"))
        if view.lives and card == view.lives[0]:
            return self._explain_lives(view)
        return self._explain_card(card)

    def _explain_lives(self, view: NineLivesView) -> Explanation:
        if len(view.lives) == 1:
            return self._explain_card(view.lives[0])
        card = view.lives[0]
        words = _("Only you may look through it. On top: {card}, {power}. {text}").format(
            card=card_words(card), power=POWER_NAMES[NUMBER[card]], text=POWER_TEXTS[NUMBER[card]]
        )
        return Explanation(
            _("Your life deck, from the top"), words, tuple(("card", life) for life in view.lives), "NL-2.2"
        )

    def _explain_card(self, card: int) -> Explanation:
        number = NUMBER[card]
        title = f"{card_words(card)} · {POWER_NAMES[number]}"
        text = POWER_TEXTS[number] + "\n\n" + _("A power works only when the card is played as a life.")
        return Explanation(title, text, (("card", card),), f"NL-6.{number}")

    def reason(self, outcome: Outcome) -> str:
        return _("Somebody ran out of lives; the most lives left win.")


def card_words(card: int) -> str:
    """A card by its full name."""
    return f"{SUIT_NAMES[SUIT[card]]} {NUMBER[card]}"


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
