"""Where the pieces of Paw of Duty lie on the table. Imports the model, the view and the table's means."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.games.paw_of_duty import model
from tabletop.games.paw_of_duty.city import SIDE, SQUARES
from tabletop.games.paw_of_duty.model import Order
from tabletop.games.paw_of_duty.view import PawView
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import along, button, fan, head_of, named, pile, plate
from tabletop.ui.layout import ROUND, Layout, Picture, Piece, Size, Zone
from tabletop.words import _, counted

TARGET = ("box", (), "target", "target", 3, 0.22, 10)
"""A place where the piece in the hand can go."""
HAND_CARD = 106.0, 148.4
PLAY_CARD = 100.0, 140.0
ASIDE_CARD = 46.0, 64.4
PILE_CARD = 62.0, 86.8
RECRUIT = 100.0, 140.0
PLATE = 128.0
"""The height of a player's plate, without the prisoners below it."""
PRISONER = 46.0
ARROW = 34.0
BUTTON = 44.0
MARGIN = 8.0
_ASIDE = ((0.0, -0.36), (0.36, 0.0), (0.0, 0.36), (-0.36, 0.0))
"""Where the arrows for north, east, south and west lie on a square, in squares from its middle."""
BACK_ART: Picture = ("art", "paw-of-duty/back")
KITTY_BACK: Picture = ("art", "paw-of-duty/kitty-back")


def card_key(card: int) -> str:
    return f"card:{card}"


def kitty_key(kitty: int) -> str:
    return f"kitty:{kitty}"


def square_key(square: int) -> str:
    return f"square:{square}"


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it."""

    width: float
    height: float
    square: float
    left: float
    """The left edge of the board."""
    top: float
    column: float
    """The width of what stands on either side of the board."""
    hand_y: float

    @classmethod
    def of(cls, width: float, height: float) -> "Spots":
        room = height - HAND_CARD[1] - 3 * MARGIN
        board = min(room, width - 2 * 220 - 4 * MARGIN)
        left = (width - board) / 2
        top, hand_y = MARGIN + (room - board) / 2, height - MARGIN - HAND_CARD[1] / 2
        return cls(width, height, board / SIDE, left, top, left - 2 * MARGIN, hand_y)

    def middle(self, square: int) -> tuple[float, float]:
        row, column = divmod(square, SIDE)
        return self.left + (column + 0.5) * self.square, self.top + (row + 0.5) * self.square

    @property
    def right_x(self) -> float:
        """The middle of the column right of the board."""
        return self.width - MARGIN - self.column / 2

    @property
    def board(self) -> float:
        return self.square * SIDE


class Places(NamedTuple):
    """Lays the table for these people."""

    seats: tuple[Seat, ...]

    def layout(self, view: PawView, legal: Sequence[Order], size: Size) -> Layout:
        width, height = size
        spots = Spots.of(width, height)
        own = view.seat or 0
        pieces = [
            *self._ground(view, spots),
            *self._player(view, spots, 1 - own, MARGIN),
            *self._player(view, spots, own, spots.top + spots.board - PLATE - 2 * PRISONER - 8),
            *self._stacks(view, spots),
            *self._units(view, spots),
            *self._arrows(view, legal, spots),
            *self._recruits(view, spots),
            *self._aside(view, spots),
            *self._buttons(view, legal, spots),
        ]
        if view.seat is not None:
            cards = [(card_key(card), ("card", card)) for card in view.hands[view.seat]]
            pieces += fan(cards, width / 2, spots.hand_y, width - 2 * MARGIN, HAND_CARD, sag=8, turn=4, mine=True,
                          born="deck", born_as=BACK_ART, gone=_gone(view), flips=False)  # fmt: skip
        centre = width / 2, spots.top + spots.board / 2
        zones = [Zone(square_key(square), *spots.middle(square), spots.square - 4, spots.square - 4)
                 for square in range(SQUARES)]  # fmt: skip
        zones.append(Zone("city", *centre, spots.board, spots.board))
        return Layout(tuple(pieces), tuple(zones), (width / 2, height - HAND_CARD[1] - 2 * MARGIN), "deck")

    def _ground(self, view: PawView, spots: Spots) -> list[Piece]:
        x, y = spots.width / 2, spots.top + spots.board / 2
        pieces = [Piece("board", ("art", "paw-of-duty/board"), x, y, spots.board, spots.board)]
        size = spots.square - 6
        for square in range(SQUARES):
            place = spots.middle(square)
            pieces.append(Piece(square_key(square), TARGET, *place, size, size, layer=2, hint=True))
        pieces.append(Piece("city", TARGET, x, y, spots.board + 4, spots.board + 4, layer=2, hint=True))
        for seat in range(2):
            for claim in view.standing(seat):
                line = ("line", claim[0], seat)
                size = spots.square * 3
                pieces.append(Piece(f"line:{seat}:{claim[0]}", line, x, y, size, size, layer=1))
        return pieces

    def _player(self, view: PawView, spots: Spots, seat: int, top: float) -> list[Piece]:
        """A player's plate, and below it the Kitties they have captured."""
        x = MARGIN + spots.column / 2
        pieces = [Piece(f"plate:{seat}", self._plate(view, seat), x, top + PLATE / 2, spots.column, PLATE)]
        taken = view.captured[seat]
        across = max(4, -(-len(taken) // 2))
        step = min(PRISONER + 6, spots.column / across)
        size = step - 4
        for place, kitty in enumerate(taken):
            row, column = divmod(place, across)
            pieces.append(
                Piece(kitty_key(kitty), ("prisoner", kitty, 1 - seat),
                      MARGIN + step * (column + 0.5), top + PLATE + 6 + (row + 0.5) * (PRISONER + 4),
                      size, size, layer=2, card=True, flips=False)
            )  # fmt: skip
        return pieces

    def _plate(self, view: PawView, seat: int) -> Picture:
        """Head, name, cards in hand, what there is to say about a line, the levels captured."""
        who, count = self.seats[seat], len(view.hands[seat])
        words = ("label", counted("{count} card", "{count} cards", count), 13, "ink_soft", "medium", "right")
        hand = ("row", (1, ("backs", BACK_ART[1], count)), (1, words))
        beside = ("column", (26, named(who, seat, 17)), (32, hand))
        about = ("row", (0, ("portrait", head_of(who, seat))), (1, beside))
        line = ("label", self._line_words(view, seat), 14, "glow")
        captured = ("row", (1, ("label", _("Captured"), 15, "ink_soft", "medium", "left")),
                    (1, ("label", str(view.power(seat)), 26, "ink", "title", "right")))  # fmt: skip
        return plate(seat, seat == view.to_act, (58, about), (22, line), (32, captured))

    def _line_words(self, view: PawView, seat: int) -> str:
        """What there is to say about the line a player is eligible with."""
        if not view.claims[seat] or view.to_act is None:
            return ""
        if not view.standing(seat):
            return _("The line is broken.")
        return _("Eligible: hold the line!") if seat == view.seat else _("Eligible! Break the line.")

    def _stacks(self, view: PawView, spots: Spots) -> list[Piece]:
        """How many turns are left, the two decks and the discards, down the right side."""
        stacks = (
            ("kitties", KITTY_BACK, len(view.kitties), _("Kitties {count}")),
            ("deck", BACK_ART, view.deck, _("Tactics {count}")),
            ("discards", ("card", *view.discards[-1:]), len(view.discards), _("Discards {count}")),
        )
        x, y = spots.right_x, spots.top + 108
        pieces = [Piece("clock", _clock(view.turn), x, spots.top + 26, spots.column, 52)]
        for left, (key, top, count, words) in zip(along(3, x, PILE_CARD[0] + 12), stacks, strict=True):
            face = top if count else None
            pieces += pile(key, face, words.format(count=count), left, y, PILE_CARD, taken=True)
        return pieces

    def _units(self, view: PawView, spots: Spots) -> list[Piece]:
        size = spots.square * 0.98
        return [
            Piece(kitty_key(unit.kitty),
                  ("kitty", unit.kitty, unit.owner, unit.facing, unit.tokens, unit.damage),
                  *spots.middle(unit.square), size, size, layer=3, card=True, flips=False, born="offer:0")
            for unit in view.units
        ]  # fmt: skip

    def _arrows(self, view: PawView, legal: Iterable[Order], spots: Spots) -> list[Piece]:
        """Ways a Kitty can be turned: to be clicked if it is this one's moment, else where it can be dropped."""
        hint = arrows_for(view) == HIDDEN
        pieces = []
        for verb, square, facing in legal:
            if verb == model.TURN:
                x, y = spots.middle(square)
                dx, dy = _ASIDE[facing]
                key = f"turn:{square}:{facing}" if hint else f"arrow:{facing}"
                pieces.append(
                    Piece(key, ("arrow", facing), x + dx * spots.square, y + dy * spots.square, ARROW, ARROW,
                          layer=20, card=not hint, hint=hint, flips=False, outline=ROUND)
                )  # fmt: skip
        return pieces

    def _recruits(self, view: PawView, spots: Spots) -> list[Piece]:
        """The two Kitties drawn: large for who drew them, otherwise as far as they are known."""
        mine = view.seat == view.active
        y, size = (spots.top + 260, RECRUIT) if mine else (spots.top + 232, PILE_CARD)
        kitties = [
            (f"offer:{place}", KITTY_BACK) if kitty == HIDDEN else (kitty_key(kitty), ("recruit", kitty))
            for place, kitty in enumerate(view.offer)
        ]
        return fan(kitties, spots.right_x, y, spots.column, size, gap=10, layer=4, mine=mine, flips=False,
                   born="kitties", born_as=KITTY_BACK, gone=("kitties",))  # fmt: skip

    def _aside(self, view: PawView, spots: Spots) -> list[Piece]:
        """Cards played this turn; the one in play is large, with its words below."""
        pieces = []
        middle, top = spots.right_x, spots.top + 186
        if view.card != HIDDEN:
            pieces.append(self._card(view, view.card, middle, top + PLAY_CARD[1] / 2, PLAY_CARD))
            words = ("label", model.CARD_TEXTS[model.KIND[view.card]], 13.5, "ink", "medium", "top")
            pieces.append(Piece("words", words, middle, top + PLAY_CARD[1] + 52, spots.column, 96))
            top += PLAY_CARD[1] + 104
        others = [card for card in view.aside if card != view.card]
        y = top + ASIDE_CARD[1] / 2
        step = min(ASIDE_CARD[0] + 6, spots.column / max(1, len(others)))
        for place, (card, x) in enumerate(zip(others, along(len(others), middle, step), strict=True)):
            if card == HIDDEN:
                pieces.append(Piece(f"back:{place}", BACK_ART, x, y, *ASIDE_CARD, layer=2, gone=("deck",)))
            else:
                pieces.append(self._card(view, card, x, y, ASIDE_CARD))
        return pieces

    def _card(self, view: PawView, card: int, x: float, y: float, size: Size) -> Piece:
        return Piece(
            card_key(card), ("card", card), x, y, *size, layer=5, card=True, born=f"plate:{view.active}",
            born_as=BACK_ART, gone=_gone(view), flips=False,
        )  # fmt: skip

    def _buttons(self, view: PawView, legal: Sequence[Order], spots: Spots) -> list[Piece]:
        """What can be said instead of done."""
        found: list[tuple[str, str]] = []
        if model.READY_NOW in legal:
            found.append(("ready", _("Change these") if view.aside else _("Keep them all")))
        if model.END_TURN in legal:
            found.append(("end", _("End turn")))
        if model.SKIP_IT in legal:
            found.append(("skip", _("Rescue nobody") if view.phase == model.RESCUING else _("That is all")))
        x, y = spots.right_x, spots.top + spots.board - BUTTON / 2
        return [button(key, words, x, y, min(spots.column, 190.0), BUTTON, layer=2) for key, words in found]


def _gone(view: PawView) -> tuple[str, ...]:
    """Where Tactic cards fly to when they are done with."""
    return ("deck",) if view.phase == model.REDRAWING else ("discards",)


def _clock(turn: int) -> Picture:
    """The countdown to Power: one mark for each turn, those gone by dark."""
    left = model.LAST_TURN - turn
    words = counted("Power after {count} more turn", "Power after {count} more turns", left)
    if not left or not turn:
        words = _("Opening hands") if left else _("The last turn before Power")
    marks = ("good",) * left
    if turn:
        marks = ("panel_edge",) * (turn - 1) + ("glow",) + marks
    return ("box", ("column", (24, ("label", words, 15)), (15, ("tally", marks, "center"))))


def arrows_for(view: PawView) -> int:
    """The one Kitty whose facing is being chosen; HIDDEN for none."""
    if view.phase == model.FACING:
        return view.placed
    if view.phase == model.CARD and model.KIND[view.card] == model.STALK and view.step:
        return view.last
    return HIDDEN
