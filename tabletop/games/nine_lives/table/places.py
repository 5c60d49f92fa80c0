"""Layout of the table: where every piece lies."""

from collections.abc import Sequence

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
from tabletop.kernel.seating import Seating
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


class Places:
    """The layout of one view: `asked`, the viewer is to play a card; `tags`, what cards would make of their suits."""

    def __init__(self, table: Seating, view: NineLivesView, asked: bool, tags: Tags, size: Size) -> None:
        self.seats, self.names, self.past, self.text = table.seats, table.names, table.past, table.text
        self.view, self.asked, self.tags, self.me = view, asked, tags, table.me(view)
        self.letters = max(1.0, min(table.text, 2.0))
        self.spots = spots = Measures(*size, self.letters, table.folded)
        self.chairs = chairs(view, spots.huge)
        own = {} if view.seat is None else {view.seat: OWN_CUSHION}
        self.cushions = {chair.seat: chair.cushion for chair in self.chairs} | own
        """The middle of each seat's cushion at 1280 x 720."""
        self.crowd = len(self.chairs) >= CROWD
        self.trick_card = (76.0 + 8 * (self.letters - 1)) if self.crowd else (90.0 + 6 * (self.letters - 1))
        """Width of the cards of a round."""
        self.chooses = view.choosing and view.to_act == view.seat and not table.past
        """Whether the viewer is asked where a life goes that did not win (NL-4.4)."""
        self.carton_grows = 1 + (0.2 if len(self.seats) <= CROWD else 0.12) * (self.letters - 1)

    def layout(self) -> Layout:
        view, spots = self.view, self.spots
        pieces = [own_head(self.seats, view.seat, spots)] if view.seat is not None else []
        pieces += [self._head(chair) for chair in self.chairs]
        for chair in self.chairs:
            pieces += across(self.seats, view, chair, spots)
        pieces += [*self._cushions(), *self._bombs(), *self._discards()]
        pieces += self._trick(pieces)
        if view.seat is not None:
            own = [*own_side(self.seats, view, view.seat, spots), *self._own_hand(view.seat)]
            pieces += [*own, *tags_over(own, self.tags, spots)]
        pieces += bang(view, self.me, self.names, self.cushions, pieces, spots, self.letters)
        hand = Zone("hand", spots.hand_middle, spots.hand_y, spots.hand_width + 40, spots.hand_card[1], quiet=True)
        zones: tuple[Zone, ...] = (
            Zone("trick", *spots.on_table(640, 412), 620, 250, quiet=True),
            _up_to_sign(hand, pieces),
            _up_to_sign(Zone("discards", *spots.discards, 190, 150, quiet=True), pieces),
            *self._verdict(pieces),
        )
        # a power's name rises over the card's picture, below its number
        powers = ((seat, spots.on_table(x, y + 0.3 * self.trick_card)) for seat, (x, y) in self.cushions.items())
        zones += tuple(Zone(f"power:{seat}", *at, 0, 0, quiet=True) for seat, at in powers)
        reason = spots.right + 640, spots.hand_y - spots.hand_card[1] / 2 - 20
        held = {card_key(card): f"hold:{seat}" for seat, cards in enumerate(view.seen_hands) for card in cards}
        room = scene(self.chairs, spots, sitters(self.seats))
        written = (*numbers(pieces, self.letters), *boxes(pieces, *READ), *self._looked_at(pieces))
        deck, words = f"head:{view.keeper}", hud(self.chairs, spots)
        return Layout(tuple(pieces), zones, reason, deck, scene=room, hud=words, went=held, written=written)

    def _head(self, chair: Chair) -> Piece:
        x, y = self.spots.on_table(chair.x, chair.y - 7 * chair.part)
        return head(self.seats[chair.seat], chair.seat, x, y, chair.size)

    def _looked_at(self, pieces: Sequence[Piece]) -> tuple[Box, ...]:
        """Where the others' current lives are and, where there is room to talk beside them, their faces."""
        lives = set(map(card_key, self.view.life_tops))
        tops = [piece for piece in pieces if piece.key in lives and not piece.mine]
        heads = {f"head:{chair.seat}" for chair in self.chairs if not chair.crowd}
        seen = [piece for piece in pieces if piece.key in heads]
        faces = [piece._replace(width=piece.width * FACE[0], height=piece.height * FACE[1]) for piece in seen]
        return boxes([*tops, *faces], "card", "head")

    # -- the trick -------------------------------------------------------------------------------------

    def _cushions(self) -> list[Piece]:
        """A cushion for each seat; that of the seat to act is lit."""
        view, wide = self.view, 112.0 if self.crowd else 138.0
        pieces: list[Piece] = []
        for seat, place in self.cushions.items():
            cushion, mine = ("thing", f"cushion-{seat}"), self.asked and seat == view.seat
            at = self.spots.on_table(*place)
            if seat == view.to_act and not view.choosing:
                pieces.insert(0, Piece("light", ("light",), *at, wide * 1.46, wide * 0.94))
            pieces.append(Piece(f"slot:{seat}", cushion, *at, wide, wide * 0.62, card=mine, flips=False, outline=ROUND))
        return pieces

    def _lies(self, card: int, seat: int) -> Piece:
        """A card of the round, above a cushion."""
        (x, y), wide = self.spots.on_table(*self.cushions[seat]), self.trick_card
        size, lean = (wide, wide * 1.4), (self.spots.right + 640 - x) / 42
        return Piece(card_key(card), ("card", card), x, y - wide * 0.3, *size, angle=lean, layer=4, card=True)

    def _trick(self, lying: Sequence[Piece]) -> list[Piece]:
        """The cards of the round with labels that avoid the pieces in `lying`."""
        view, spots, wide = self.view, self.spots, self.trick_card
        pieces, best = [], ahead(view)
        for order, card in enumerate(view.played):
            born = f"hold:{card.seat}" if card.seat != view.seat else f"slot:{card.seat}"
            lies = self._lies(card.card, card.seat)._replace(layer=4 + order, flips=False)
            pieces.append(lies._replace(born=born, born_as=BACK, gone=("trick", *AWAY)))
            if card == best:
                pieces.append(_won_crown(lies, spots))
        pieces += self._winning_life(lying)
        if view.leading != NO_SUIT:
            left, top, across, down = hud(self.chairs, spots).prompt
            held = min(spots.hand_width, len(view.hand) * spots.hand_card[0]), spots.hand_card[1]
            near = [
                Piece("near", ("note",), left + across / 2, top + down / 2, across + 30, down + 20),
                Piece("near", ("note",), spots.hand_middle, spots.hand_y, *held),
                *self._recap(),
            ]
            pieces += self._spark([*lying, *pieces, *near, *self._signs()])
        taken = [piece for piece in (*lying, *pieces) if piece.key.startswith(NOT_COVERED)]
        for card in view.played:
            words = label(view, card, spots.huge)
            if words:
                x, y = spots.on_table(*self.cushions[card.seat])
                taken.append(beside(view, card, words, (x, y, wide), self.letters, spots.right + 640, taken))
                pieces.append(taken[-1])
        return pieces

    def _winning_life(self, lying: Sequence[Piece]) -> list[Piece]:
        """The life that won is its owner's again, but is seen here until the round is over; if it is the only one it
        lies where the current life does, and wears its crown there."""
        won = winner(self.view)
        if won is None or any(won.card == card.card for card in self.view.played):
            return []
        if won.card in self.view.life_tops:
            lives = [piece for piece in lying if piece.key == card_key(won.card)]
            return [_won_crown(life, self.spots) for life in lives]
        home = f"lives:{won.seat}"
        life = self._lies(won.card, won.seat)._replace(born=home, gone=(home,))
        return [life, _won_crown(life, self.spots)]

    def _verdict(self, pieces: Sequence[Piece]) -> tuple[Zone, ...]:
        """Where the words rise that tell who won the round, once everybody has played."""
        won = winner(self.view)
        card = next((piece for piece in pieces if won and piece.key == card_key(won.card)), None)
        if card is None:
            return ()
        taken = [*pieces, *self._signs(), *self._recap()]  # these appear while it is still read
        x, y = verdict(card, self.spots.on_table(*MIDDLE), max(1.0, self.text), taken)
        return (Zone("verdict", x, y, 0, 0, quiet=True),)

    def _recap(self) -> list[Piece]:
        """The place of the replay's caption."""
        spots = self.spots
        return [Piece("near", ("note",), spots.width / 2, spots.height - TOLD[1] / 2, *TOLD)] if self.past else []

    # -- totals ----------------------------------------------------------------------------------------

    def _bombs(self) -> list[Piece]:
        """The leading suit burns along the long fuse; every other suit on the table has a small bomb."""
        view, spots, avoided = self.view, self.spots, _hissed(self.view, self.tags)
        suits = [suit for suit in range(SUITS) if any(SUIT[card.card] == suit for card in view.played)]
        suits += [suit for suit in range(SUITS) if suit not in suits and view.totals[suit]]
        lead, crowd = view.leading, len(self.seats) > CROWD
        total, limit = (0, LIMIT) if lead == NO_SUIT else (view.totals[lead], view.limits[lead])
        x, y, long = self._fuse()
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

    def _fuse(self) -> tuple[float, float, float]:
        """Centre and scale of the long fuse."""
        x, long = (640, 0.88) if len(self.seats) > CROWD else (650, 1.0)
        return (*self.spots.on_table(x, 447 + 103 * (1 - long) / 2 + 4 * (self.letters - 1)), long)

    def _spark(self, lying: Sequence[Piece]) -> list[Piece]:
        """Where the leading suit burns; its total above it, or where it covers none of the pieces in `lying`."""
        (x, y, long), view = self._fuse(), self.view
        total = view.totals[view.leading]
        dx, dy = along_fuse(min(1.0, total / (view.limits[view.leading] + 1)))
        x, y = x + (dx - FUSE[0] / 2) * long, y + (dy - FUSE[1] / 2) * long
        grown = 1 + 0.4 * (self.letters - 1)
        size = 84 * grown, 64 * grown
        near = [(x + across * grown, y + down * grown) for across, down in ASIDE]
        at = freest(near, (size[0] * 0.62, size[1] * 0.72), lying, self.letters)
        spark = Piece("spark", ("thing", "fuse-spark"), x, y, 120, 120, layer=14)
        return [spark, Piece("total", ("total", total), *at, *size, layer=14)]

    def _discards(self) -> list[Piece]:
        """The carton with the last two discards looking out of it."""
        (x, y), grown, discards = self.spots.discards, self.carton_grows, self.view.discards
        wide, high = 180 * grown, 110 * grown
        pieces = [Piece("carton", ("thing", "carton"), x, y, wide, high)]
        if self.chooses:
            pieces[:0] = [Piece("light:discards", ("light",), x, y, 250, 150)]
            pieces.append(self._discard_sign())
        for card, (dx, dy, angle) in zip(discards[-2:], ((-20, -34, 14.0), (18, -38, -10.0)), strict=False):
            pieces.append(Piece(f"thrown:{dx}", ("card", card), x + dx, y + dy * grown, *PILE_CARD, angle=angle))
        carton = ("carton", len(discards))
        pieces.append(Piece("pile", carton, x, y, wide, high, card=bool(discards), flips=False, outline=ROUND))
        return pieces

    def _signs(self) -> list[Piece]:
        """The signs that stand, or will, at both places for the life the viewer has played in this round."""
        mine = any(card.life and card.seat == self.view.seat for card in self.view.played)
        return [self._take_sign(), self._discard_sign()] if mine and not self.past else []

    def _take_sign(self) -> Piece:
        """Above the hand; large words on it."""
        spots = self.spots
        words = _("Take it") if spots.huge else _("Take it: it may spare a life")
        top = spots.hand_y + (0.06 if spots.huge else -0.5) * spots.hand_card[1] - (0 if spots.huge else 22)
        return self._where("into:hand", words, spots.hand_middle, top)

    def _discard_sign(self) -> Piece:
        """At the foot of the carton; large words on it."""
        (x, y), high = self.spots.discards, 110 * self.carton_grows
        sign = self._where("into:discards", _("Discard it"), x, y + (0.16 if self.spots.huge else 0.5) * high)
        return sign._replace(y=min(sign.y, self.spots.height - sign.height / 2 - 4))

    def _where(self, key: str, words: str, x: float, y: float) -> Piece:
        """A sign at one of the two places for a returning life."""
        sign, wide = ("note", words, SMALL, "target", "", "ink_accent"), (30 + 8.6 * len(words)) * self.letters
        return Piece(key, sign, x, y, wide, 28 * self.letters, layer=42, about=(key,))

    # -- the viewer's own ------------------------------------------------------------------------------

    def _own_hand(self, seat: int) -> list[Piece]:
        """A gentle fan between the viewer's paws, sorted by suit and number."""
        spots, most = self.spots, self.spots.hand_width
        hand = sorted(self.view.hand, key=lambda card: (SUIT[card], NUMBER[card], card))
        covered = len(hand) * LEAST_HAND_CARD > most
        cards = [(card_key(card), ("card", card, True) if covered else ("card", card)) for card in hand]
        place = spots.hand_middle, spots.hand_y - 4, most, spots.hand_card, 0, LEAST_HAND_CARD
        drawn = f"head:{seat}"
        pieces = fan(cards, *place, 18, 7, mine=True, flips=False, born=drawn, born_as=BACK, gone=AWAY)
        reach = max(70.0, min(most, spots.hand_card[0] * len(hand)) / 2) + 20
        for side, name in ((-1, "left"), (1, "right")):
            paw, x = ("thing", f"paw-{name}-{own_paws(self.seats, seat)}"), spots.hand_middle + side * reach
            pieces.append(Piece(f"paw:{name}", paw, x, spots.height - 42, 140, 84, layer=40))
        if self.chooses:
            size = 2 * reach + 190, spots.hand_card[1] * 1.4
            pieces[:0] = [Piece("light:hand", ("light",), spots.hand_middle, spots.hand_y, *size)]
            pieces.append(self._take_sign())
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


def _won_crown(card: Piece, spots: Measures) -> Piece:
    """On the free corner of the card that wins the round; above it if its sign is large."""
    x, wide = card.x, card.width
    y, size = card.y + wide * 0.3, wide * 0.44
    if spots.huge:  # towards the middle of the table, where nobody's life lies
        inner = -1 if x > spots.right + 650 else 1
        place = x + inner * wide * 0.26, y - wide * 1.09, size, size
        return Piece("ahead", ("crown", "#ffffff"), *place, angle=card.angle, layer=12)
    return Piece(
        "ahead", ("crown", "#000000"), x + wide * 0.26, y - wide * 0.79, size, size, angle=card.angle, layer=12
    )
