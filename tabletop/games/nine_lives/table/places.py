"""Layout of the table: where every piece lies."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.nine_lives.rules.content import LIMIT, NO_SUIT, NUMBER, SUIT, SUITS
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.table.labels import beside, freest, label, numbers, verdict
from tabletop.games.nine_lives.table.measures import CROWD, MIDDLE, Chair, Measures, chairs, hud, scene
from tabletop.games.nine_lives.table.moments import bang
from tabletop.games.nine_lives.table.paint.place import FUSE, SMALL, along_fuse
from tabletop.games.nine_lives.table.seats import AWAY, BACK, across, card_key, own_head, own_paws, own_side, sitters
from tabletop.games.nine_lives.table.tags import Tags, tags_over
from tabletop.games.nine_lives.voice.words import ahead, winner
from tabletop.kernel.match import Seat
from tabletop.ui.stage.furniture import fan, head
from tabletop.ui.stage.layout import ROUND, Box, Key, Layout, Piece, Size, Zone, boxes

PILE_CARD = 56.0, 78.4
BESIDE_LIFE = 352.0, 534.0
BOMB_PLACES = {
    False: ((260.0, 501.0), (150.0, 489.0), (986.0, 549.0)),
    True: ((136.0, 500.0), (218.0, 507.0), (724.0, 420.0)),
}
"""Foot points of the small bombs, by whether there are many seats."""
LARGE_BOMBS = {
    False: ((196.0, 450.0), (196.0, 500.0), (300.0, 530.0)),
    True: ((136.0, 456.0), (136.0, 506.0), (300.0, 530.0)),
}
"""The same with large letters, where their words stand beside them."""
ASIDE = ((0, -46), (96, 4), (0, 56), (-74, -46), (74, -46), (-62, 40), (62, -44), (-66, -20), (-30, 52), (-92, 52),
         (-120, 58))  # fmt: skip
"""Where the total may stand from the spark, the best place first."""
TOLD = 660.0, 190.0
"""Largest size of the replay caption at the bottom."""
OWN_CUSHION = 640.0, 452.0
NOT_COVERED = "card:", "seat:", "gauge:", "spark", "total", "pile"
"""What words about a card do not lie on."""
READ = "seat", "lives", "note"
"""Pieces that speech must not cover."""
FACE = 0.4, 0.3
"""Part of a head that is its face, across and down."""
LEAST_HAND_CARD = 86.0
"""Narrowest card of the hand before cards overlap."""


class Places(NamedTuple):
    """Builds the layout of the table."""

    seats: tuple[Seat, ...]
    text: float = 1.0
    """Text scale."""
    folded: bool = False
    """Whether the log is folded away."""
    past: bool = False
    """Whether it is looked back at: nobody is asked anything."""

    @property
    def letters(self) -> float:
        """Text scale, 1 to 2."""
        return max(1.0, min(self.text, 2.0))

    def layout(self, view: NineLivesView, asked: bool, tags: Tags, size: Size, me: int | None) -> Layout:
        """`asked`: the viewer is to play a card; `tags` tell what cards would make of their suits; `me` is "you"."""
        spots = Measures(*size, self.letters, self.folded)
        round_table = chairs(view, spots.huge)
        pieces = [own_head(self.seats, view.seat, spots)] if view.seat is not None else []
        pieces += [self._head(chair, spots) for chair in round_table]
        for chair in round_table:
            pieces += across(self.seats, view, chair, spots)
        pieces += [
            *self._cushions(view, round_table, spots, asked),
            *self._bombs(view, spots, _hissed(view, tags)),
            *self._discards(view, spots),
        ]
        pieces += self._trick(view, round_table, spots, pieces)
        if view.seat is not None:
            own = [*own_side(self.seats, view, view.seat, spots), *self._own_hand(view, view.seat, spots)]
            pieces += [*own, *tags_over(own, tags, spots)]
        names, cushions = [seat.name for seat in self.seats], _cushion_places(view, round_table)
        pieces += bang(view, me, names, cushions, pieces, spots, self.letters)
        high = spots.hand_card[1]
        middle, wide = (spots.hand_left + spots.hand_right) / 2, spots.hand_right - spots.hand_left + 40
        zones: tuple[Zone, ...] = (
            Zone("trick", *spots.on_table(640, 412), 620, 250, quiet=True),
            _up_to_sign(Zone("hand", middle, spots.hand_y, wide, high, quiet=True), pieces),
            _up_to_sign(Zone("discards", *spots.discards, 190, 150, quiet=True), pieces),
        )
        zones += self._verdict(view, spots, pieces)
        wide = _trick_card(round_table, spots)  # the words rise over its picture, below its number
        zones += tuple(
            Zone(f"power:{seat}", *spots.on_table(x, y + 0.3 * wide), 0, 0, quiet=True)
            for seat, (x, y) in cushions.items()
        )
        reason = spots.right + 640, spots.hand_y - high / 2 - 20
        held = {card_key(card): f"hold:{seat}" for seat, cards in enumerate(view.seen_hands) for card in cards}
        room = scene(round_table, spots, sitters(self.seats))
        written = (*numbers(pieces, self.letters), *boxes(pieces, *READ), *_looked_at(view, round_table, pieces))
        deck, words = f"head:{view.keeper}", hud(round_table, spots)
        return Layout(tuple(pieces), zones, reason, deck, scene=room, hud=words, went=held, written=written)

    def _head(self, chair: Chair, spots: Measures) -> Piece:
        x, y = spots.on_table(chair.x, chair.y - 7 * chair.part)
        return head(self.seats[chair.seat], chair.seat, x, y, chair.size)

    # -- the trick -------------------------------------------------------------------------------------

    def _cushions(self, view: NineLivesView, round_table: list[Chair], spots: Measures, asked: bool) -> list[Piece]:
        """A cushion for each seat; that of the seat to act is lit."""
        crowd = len(round_table) >= CROWD
        places = _cushion_places(view, round_table)
        wide = 112.0 if crowd else 138.0
        waits = None if view.choosing else view.to_act
        pieces = [
            Piece("light", ("light",), *spots.on_table(*place), wide * 1.46, wide * 0.94)
            for seat, place in places.items()
            if seat == waits
        ]
        for seat, place in places.items():
            cushion, mine = ("thing", f"cushion-{seat}"), asked and seat == view.seat
            size = *spots.on_table(*place), wide, wide * 0.62
            pieces.append(Piece(f"slot:{seat}", cushion, *size, card=mine, flips=False, outline=ROUND))
        return pieces

    def _trick(
        self, view: NineLivesView, round_table: list[Chair], spots: Measures, lying: Sequence[Piece]
    ) -> list[Piece]:
        """The cards of the round with labels that avoid the pieces in `lying`."""
        places = _cushion_places(view, round_table)
        wide = _trick_card(round_table, spots)
        pieces, best, told = [], ahead(view), []
        for order, card in enumerate(view.played):
            x, y = spots.on_table(*places[card.seat])
            lean = (spots.right + 640 - x) / 42
            born = f"hold:{card.seat}" if card.seat != view.seat else f"slot:{card.seat}"
            lies = _trick_piece(card.card, x, y, wide, lean)._replace(layer=4 + order, flips=False)
            pieces.append(lies._replace(born=born, born_as=BACK, gone=("trick", *AWAY)))
            told.append((card, x, y))
            if card == best:  # whoever wins the round gets the crown
                pieces.append(_won_crown(x, y, wide, lean, spots))
        pieces += self._winning_life(view, round_table, spots, lying)
        if view.leading != NO_SUIT:
            left, top, across, down = hud(round_table, spots).prompt
            middle, most = (spots.hand_left + spots.hand_right) / 2, spots.hand_right - spots.hand_left
            held = min(most, len(view.hand) * spots.hand_card[0]), spots.hand_card[1]
            near = [
                Piece("near", ("note",), left + across / 2, top + down / 2, across + 30, down + 20),
                Piece("near", ("note",), middle, spots.hand_y, *held),
                *self._plate(spots),
            ]
            pieces += self._spark(view, spots, [*lying, *pieces, *near, *self._signs(view, spots)])
        taken = [piece for piece in (*lying, *pieces) if piece.key.startswith(NOT_COVERED)]
        for card, x, y in told:
            words = label(view, card, spots.huge)
            if words:
                taken.append(beside(view, card, words, (x, y, wide), self.letters, spots.right + 640, taken))
                pieces.append(taken[-1])
        return pieces

    def _winning_life(
        self, view: NineLivesView, round_table: list[Chair], spots: Measures, lying: Sequence[Piece]
    ) -> list[Piece]:
        """The life that won is its owner's again, but is seen here until the round is over; if it is the only one it
        lies where the current life does, and wears its crown there."""
        won = winner(view)
        if won is None or any(won.card == card.card for card in view.played):
            return []
        if won.card in view.life_tops:
            lives = [piece for piece in lying if piece.key == card_key(won.card)]
            return [_won_crown(life.x, life.y + 0.3 * life.width, life.width, life.angle, spots) for life in lives]
        x, y = spots.on_table(*_cushion_places(view, round_table)[won.seat])
        lean, wide, home = (spots.right + 640 - x) / 42, _trick_card(round_table, spots), f"lives:{won.seat}"
        life = _trick_piece(won.card, x, y, wide, lean)._replace(born=home, gone=(home,))
        return [life, _won_crown(x, y, wide, lean, spots)]

    def _verdict(self, view: NineLivesView, spots: Measures, pieces: Sequence[Piece]) -> tuple[Zone, ...]:
        """Where the words rise that tell who won the round, once everybody has played."""
        won = winner(view)
        card = next((piece for piece in pieces if won and piece.key == card_key(won.card)), None)
        if card is None:
            return ()
        # these are put there while it is still read
        taken = [*pieces, *self._signs(view, spots), *self._plate(spots)]
        x, y = verdict(card, spots.on_table(*MIDDLE), max(1.0, self.text), taken)
        return (Zone("verdict", x, y, 0, 0, quiet=True),)

    def _plate(self, spots: Measures) -> list[Piece]:
        """Where a look back tells what happened."""
        return [Piece("near", ("note",), spots.width / 2, spots.height - TOLD[1] / 2, *TOLD)] if self.past else []

    # -- totals ----------------------------------------------------------------------------------------

    def _bombs(self, view: NineLivesView, spots: Measures, avoided: Collection[int]) -> list[Piece]:
        """The leading suit burns along the long fuse; every other suit on the table has a small bomb; some suits are
        to be `avoided`."""
        suits = [suit for suit in range(SUITS) if any(SUIT[card.card] == suit for card in view.played)]
        suits += [suit for suit in range(SUITS) if suit not in suits and view.totals[suit]]
        lead, crowd = view.leading, len(self.seats) > CROWD
        total, limit = (0, LIMIT) if lead == NO_SUIT else (view.totals[lead], view.limits[lead])
        x, y, long = self._fuse(spots)
        lower = len(self.seats) > 2  # somebody's current life lies beside it
        fuse = ("fuse", lead, total, limit, lead in avoided, lower)
        pieces = [Piece(f"gauge:{lead}", fuse, x, y, FUSE[0] * long, FUSE[1] * long, layer=2)]
        places = LARGE_BOMBS[crowd] if spots.huge else BOMB_PLACES[crowd]
        if spots.folded and not spots.huge and not crowd:  # the hand reaches there
            places = (*places[:2], BESIDE_LIFE)
        for suit, place in zip((suit for suit in suits if suit != lead), places, strict=False):
            hissed = suit in avoided
            bomb = ("bomb", suit, view.totals[suit], view.limits[suit], hissed)
            x, foot = spots.on_table(*place)
            wide, high = 120.0, 52 + 22 * self.letters * (1 + hissed)
            if spots.huge:
                wide, high = 46 + 58 * self.letters, 46.0
            pieces.append(Piece(f"gauge:{suit}", bomb, x, foot - high / 2, wide, high, layer=2))
        return pieces

    def _fuse(self, spots: Measures) -> tuple[float, float, float]:
        """Centre and scale of the long fuse."""
        crowd = len(self.seats) > CROWD
        long = 0.88 if crowd else 1.0
        return (*spots.on_table(640 if crowd else 650, 447 + 103 * (1 - long) / 2 + 4 * (self.letters - 1)), long)

    def _spark(self, view: NineLivesView, spots: Measures, lying: Sequence[Piece]) -> list[Piece]:
        """Where the leading suit burns, and how far it has come, above it or where it covers none of what is `lying`
        there."""
        (x, y, long), total = self._fuse(spots), view.totals[view.leading]
        dx, dy = along_fuse(min(1.0, total / (view.limits[view.leading] + 1)))
        x, y = x + (dx - FUSE[0] / 2) * long, y + (dy - FUSE[1] / 2) * long
        grown = 1 + 0.4 * (self.letters - 1)
        size = 84 * grown, 64 * grown
        near = [(x + across * grown, y + down * grown) for across, down in ASIDE]
        return [
            Piece("spark", ("thing", "fuse-spark"), x, y, 120, 120, layer=14),
            Piece(
                "total",
                ("total", total),
                *freest(near, (size[0] * 0.62, size[1] * 0.72), lying, self.letters),
                *size,
                layer=14,
            ),
        ]

    def _discards(self, view: NineLivesView, spots: Measures) -> list[Piece]:
        """The carton with the last two discards looking out of it."""
        (x, y), grown = spots.discards, self._carton_grows()
        wide, high = 180 * grown, 110 * grown
        pieces = [Piece("carton", ("thing", "carton"), x, y, wide, high)]
        if self._chooses(view):
            pieces[:0] = [Piece("light:discards", ("light",), x, y, 250, 150)]
            pieces.append(self._discard_sign(spots))
        for card, (dx, dy, angle) in zip(view.discards[-2:], ((-20, -34, 14.0), (18, -38, -10.0)), strict=False):
            pieces.append(Piece(f"thrown:{dx}", ("card", card), x + dx, y + dy * grown, *PILE_CARD, angle=angle))
        carton = ("carton", len(view.discards))
        pieces.append(Piece("pile", carton, x, y, wide, high, card=bool(view.discards), flips=False, outline=ROUND))
        return pieces

    def _chooses(self, view: NineLivesView) -> bool:
        """Whether the viewer is asked where a life goes that did not win (NL-4.4)."""
        return view.choosing and view.to_act == view.seat and not self.past

    def _signs(self, view: NineLivesView, spots: Measures) -> list[Piece]:
        """What stands, or will, at both places for the life the viewer has played in this round."""
        mine = any(card.life and card.seat == view.seat for card in view.played)
        return [self._take_sign(spots), self._discard_sign(spots)] if mine and not self.past else []

    def _take_sign(self, spots: Measures) -> Piece:
        """Above the hand; large words on it."""
        words = _("Take it") if spots.huge else _("Take it: it may spare a life")
        top = spots.hand_y + (0.06 if spots.huge else -0.5) * spots.hand_card[1] - (0 if spots.huge else 22)
        return self._where("into:hand", words, (spots.hand_left + spots.hand_right) / 2, top)

    def _discard_sign(self, spots: Measures) -> Piece:
        """At the foot of the carton; large words on it."""
        (x, y), high = spots.discards, 110 * self._carton_grows()
        sign = self._where("into:discards", _("Discard it"), x, y + (0.16 if spots.huge else 0.5) * high)
        return sign._replace(y=min(sign.y, spots.height - sign.height / 2 - 4))

    def _carton_grows(self) -> float:
        """Scale of the carton at this text size."""
        return 1 + (0.2 if len(self.seats) <= CROWD else 0.12) * (self.letters - 1)

    def _where(self, key: str, words: str, x: float, y: float) -> Piece:
        """A sign at one of the two places for a returning life."""
        more = self.letters
        sign = ("note", words, SMALL, "target", "", "ink_accent")
        return Piece(key, sign, x, y, (30 + 8.6 * len(words)) * more, 28 * more, layer=42, about=(key,))

    # -- the viewer's own ------------------------------------------------------------------------------

    def _own_hand(self, view: NineLivesView, seat: int, spots: Measures) -> list[Piece]:
        """A gentle fan between the viewer's paws, sorted by suit and number."""
        hand = sorted(view.hand, key=lambda card: (SUIT[card], NUMBER[card], card))
        left, right = spots.hand_left, spots.hand_right
        middle, wide = (left + right) / 2, spots.hand_card[0]
        covered = len(hand) * LEAST_HAND_CARD > right - left
        cards = [(card_key(card), ("card", card, True) if covered else ("card", card)) for card in hand]
        place = middle, spots.hand_y - 4, right - left, spots.hand_card, 0, LEAST_HAND_CARD
        drawn = f"head:{seat}"
        pieces = fan(cards, *place, 18, 7, mine=True, flips=False, born=drawn, born_as=BACK, gone=AWAY)
        reach = max(70.0, min(right - left, wide * len(hand)) / 2) + 20
        for side, name in ((-1, "left"), (1, "right")):
            paw = ("thing", f"paw-{name}-{own_paws(self.seats, seat)}")
            pieces.append(Piece(f"paw:{name}", paw, middle + side * reach, spots.height - 42, 140, 84, layer=40))
        if self._chooses(view):
            light = ("light",)
            pieces[:0] = [Piece("light:hand", light, middle, spots.hand_y, 2 * reach + 190, spots.hand_card[1] * 1.4)]
            pieces.append(self._take_sign(spots))
        return pieces


def _hissed(view: NineLivesView, tags: Tags) -> frozenset[int]:
    """The suits to be avoided (NL-6.8); none by whoever has nothing else to play (NL-6.12)."""
    playable = {SUIT[Key.of(key).number] for key in tags}
    return frozenset() if playable and playable <= set(view.hissed) else frozenset(view.hissed)


def _up_to_sign(zone: Zone, pieces: Sequence[Piece]) -> Zone:
    """The drop zone for a returning life, enlarged to its sign; a click is enough."""
    sign = next((piece for piece in pieces if piece.key == f"into:{zone.key}"), None)
    if sign is None:
        return zone
    top = min(zone.y - zone.height / 2, sign.y - sign.height / 2)
    bottom = max(zone.y + zone.height / 2, sign.y + sign.height / 2)
    wide = max(zone.width, 2 * abs(sign.x - zone.x) + sign.width)
    return zone._replace(y=(top + bottom) / 2, width=wide, height=bottom - top, direct=True)


def _looked_at(view: NineLivesView, round_table: Sequence[Chair], pieces: Sequence[Piece]) -> tuple[Box, ...]:
    """Where the others' current lives are and, where there is room to talk beside them, their faces."""
    tops = [piece for piece in pieces if piece.key in map(card_key, view.life_tops) and not piece.mine]
    heads = {f"head:{chair.seat}" for chair in round_table if not chair.crowd}
    seen = [piece for piece in pieces if piece.key in heads]
    faces = [piece._replace(width=piece.width * FACE[0], height=piece.height * FACE[1]) for piece in seen]
    return boxes([*tops, *faces], "card", "head")


def _cushion_places(view: NineLivesView, round_table: Sequence[Chair]) -> dict[int, tuple[float, float]]:
    """Centre of each seat's cushion at 1280 x 720."""
    own = {} if view.seat is None else {view.seat: OWN_CUSHION}
    return {chair.seat: chair.cushion for chair in round_table} | own


def _trick_card(round_table: Sequence[Chair], spots: Measures) -> float:
    """How wide the cards of a round are."""
    more = spots.letters - 1
    return 76.0 + 8 * more if len(round_table) >= CROWD else 90.0 + 6 * more


def _trick_piece(card: int, x: float, y: float, wide: float, lean: float) -> Piece:
    """A card of the round, above the cushion at (x, y)."""
    return Piece(card_key(card), ("card", card), x, y - wide * 0.3, wide, wide * 1.4, angle=lean, layer=4, card=True)


def _won_crown(x: float, y: float, wide: float, lean: float, spots: Measures) -> Piece:
    """On the free corner of the card that wins the round, which lies on the cushion there; above it if its sign is
    large."""
    size = wide * 0.44
    if spots.huge:  # towards the middle of the table, where nobody's life lies
        inner = -1 if x > spots.right + 650 else 1
        place = x + inner * wide * 0.26, y - wide * 1.09, size, size
        return Piece("ahead", ("crown", "#ffffff"), *place, angle=lean, layer=12)
    return Piece("ahead", ("crown", "#000000"), x + wide * 0.26, y - wide * 0.79, size, size, angle=lean, layer=12)
