"""Where everything lies on the table of Nine Lives. Imports the room, the view, the words and the table's layout."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from tabletop.games.nine_lives.foresight import Makes
from tabletop.games.nine_lives.labels import beside, label, verdict
from tabletop.games.nine_lives.model import LIMIT, NO_CARD, NO_SUIT, NUMBER, SUIT, SUITS
from tabletop.games.nine_lives.painter import FUSE, SMALL, along_fuse
from tabletop.games.nine_lives.room import CROWD, HEADS, MIDDLE, WIDER_PROMPT, Chair, Spots, chairs, hud, rim, scene
from tabletop.games.nine_lives.staging import bang
from tabletop.games.nine_lives.view import NineLivesView
from tabletop.games.nine_lives.words import ahead, winner
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import face, fan, head, under
from tabletop.ui.layout import ROUND, Layout, Piece, Size, Zone
from tabletop.words import _

BACK = ("back",)
AWAY = ("discards",)
OWN_HEAD = 156.0
SILL = 664.0
"""How far down the sill before the viewer is in the smallest window."""
PILE_CARD = 56.0, 78.4
BOMB_PLACES = {False: ((260.0, 501.0), (150.0, 489.0), (986.0, 549.0)),
               True: ((136.0, 500.0), (218.0, 507.0), (724.0, 420.0))}  # fmt: skip
"""Down to where the bombs of suits that do not lead stand with their words, with few seats and with many."""
OWN_CUSHION = 640.0, 452.0
OUTER = 450.0
"""Who sits farther than this from the middle, in a crowd, has other things beside them than the rest."""
NOT_COVERED = "card:", "seat:", "gauge:", "spark", "total", "pile"
"""What words about a card do not lie on."""
LEAST_HAND_CARD = 86.0
"""How narrow a card of one's hand becomes before it hides a part of the next."""
Tags = Mapping[str, Makes]
"""By the key of a card: what it makes of its suit."""
HOLDS, BURSTS, DEPENDS, ASLEEP = range(4)
"""What is told of these totals; asleep is who bursts without losing a life."""


def card_key(card: int) -> str:
    return f"card:{card}"


class Places(NamedTuple):
    """Lays the table for these people."""

    seats: tuple[Seat, ...]
    text: float = 1.0
    """How large letters are wanted."""

    @property
    def sitters(self) -> list[str]:
        """Whose body and paws are drawn at each place: the names of their faces."""
        return [face(who, seat).rpartition("/")[2] for seat, who in enumerate(self.seats)]

    def grown(self, most: float) -> float:
        """How much larger something with words on it becomes, at most."""
        return max(1.0, min(self.text, most))

    def layout(self, view: NineLivesView, asked: bool, tags: Tags, size: Size) -> Layout:
        """`asked`: the viewer is to play a card; `tags` tell what cards would make of their suits."""
        spots, round_table = Spots(*size), chairs(view)
        pieces = [self._own_head(view.seat, spots)] if view.seat is not None else []
        pieces += [self._head(chair, spots) for chair in round_table]
        for chair in round_table:
            pieces += self._sitting(view, chair, spots)
        pieces += [
            *self._cushions(view, round_table, spots, asked),
            *self._bombs(view, spots),
            *self._discards(view, spots),
        ]
        pieces += self._trick(view, round_table, spots, pieces)
        if view.seat is not None:
            own = [*self._own_side(view, view.seat, spots), *self._own_hand(view, view.seat, spots)]
            pieces += [*own, *self._tags(own, tags, spots)]
        names, cushions = [seat.name for seat in self.seats], _cushion_places(view, round_table)
        pieces += bang(view, names, cushions, pieces, spots, self.grown(1.3))
        high = spots.hand_card[1]
        chooses = _chooses(view)
        zones: tuple[Zone, ...] = (
            Zone("trick", *spots.on_table(640, 412), 620, 250, quiet=True),
            Zone("hand", spots.right + 648, spots.hand_y, 560, high, direct=chooses, quiet=True),
            Zone("discards", *spots.on_table(1118, 480), 190, 150, direct=chooses, quiet=True),
        )
        zones += self._verdict(view, spots, pieces)
        reason = spots.right + 640, spots.hand_y - high / 2 - 20
        held = {card_key(card): f"hold:{seat}" for seat, cards in enumerate(view.seen_hands) for card in cards}
        return Layout(tuple(pieces), zones, reason, f"head:{view.keeper}", hud=hud(round_table, spots, self.text),
                      scene=scene(round_table, spots, self.sitters), went=held)  # fmt: skip

    # -- those who sit behind the table ----------------------------------------------------------------

    def _head(self, chair: Chair, spots: Spots) -> Piece:
        x, y = spots.on_table(chair.x, chair.y - 7 * chair.part)
        return head(self.seats[chair.seat], chair.seat, x, y, chair.size)

    def _sitting(self, view: NineLivesView, chair: Chair, spots: Spots) -> list[Piece]:
        """Crown, the cards in the paws, the name's card, the lives and the current one."""
        seat, part = chair.seat, chair.part
        x, y = spots.on_table(chair.x, chair.y)
        held = ("held", self.sitters[seat], view.hand_counts[seat])
        pieces = [Piece(f"hold:{seat}", held, x, y + 94 * part, 150 * part, 92 * part)]
        if seat == view.keeper:
            pieces.append(_crown(x, y - 58 * part, 58 * part))
        name = self.seats[seat].name
        tent_x, tent_y, light_x, light_y, life_x, life_y = _beside(chair)
        if chair.crowd:
            lights = Piece(f"lives:{seat}", ("thing", f"candle-{view.life_counts[seat]}"),
                           *spots.on_table(light_x, light_y), 60, 110)  # fmt: skip
        else:
            rise, bend = (-3.2 * chair.side, 0.35) if chair.side else (2.1, 0.0)
            lights = _tea_lights(seat, view.life_counts[seat], *spots.on_table(light_x, light_y), 21, rise, bend)
        tent = ("tent", seat, name, view.life_counts[seat])
        wide, high = _tent_width(name), 42 * self.grown(1.25 if chair.crowd else 1.5)
        if not chair.crowd:  # between others there is no room for a wider one
            more = wide * (high / 42 - 1)
            wide, tent_x = wide + more, tent_x - (chair.side or -1) * more / 2
        tent_x, tent_y = spots.on_table(tent_x, tent_y)
        pieces += [lights, Piece(f"seat:{seat}", tent, tent_x, tent_y - (high - 42) / 2, wide, high)]
        top = view.life_tops[seat]
        if top != NO_CARD:
            wide = 46.0 if chair.among == max(HEADS) else 50.0 if chair.crowd else 64.0
            x, y = spots.on_table(life_x, life_y)
            angle = -4.0 * chair.side or 3.0
            if chair.crowd:  # it lies between two of them: a mat with its owner's sign says whose it is
                outer = chair.side * (abs(chair.x - MIDDLE[0]) > OUTER)  # there the crown of the round may lie
                pieces.append(
                    Piece(f"life:{seat}", ("mat", seat, outer), x, y + 8, wide + 7, wide * 1.4 + 23, angle=angle)
                )
            pieces.append(
                Piece(card_key(top), ("card", top), x, y, wide, wide * 1.4, angle=angle, layer=1, card=True,
                      born=f"lives:{seat}", born_as=BACK, gone=AWAY)
            )  # fmt: skip
        return pieces

    # -- the trick -------------------------------------------------------------------------------------

    def _cushions(self, view: NineLivesView, round_table: list[Chair], spots: Spots, asked: bool) -> list[Piece]:
        """One for everybody, before whoever plays from it; the one waited for lies in light."""
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
            cushion = ("thing", f"cushion-{seat}")
            pieces.append(Piece(f"slot:{seat}", cushion, *spots.on_table(*place), wide, wide * 0.62,
                                card=asked and seat == view.seat, flips=False, outline=ROUND))  # fmt: skip
        return pieces

    def _trick(
        self, view: NineLivesView, round_table: list[Chair], spots: Spots, lying: Sequence[Piece]
    ) -> list[Piece]:
        """What has been played lies before whoever played it, with words where nothing else is `lying`."""
        crowd = len(round_table) >= CROWD
        places = _cushion_places(view, round_table)
        wide = 76.0 if crowd else 90.0
        pieces, best, told = [], ahead(view), []
        for order, card in enumerate(view.played):
            x, y = spots.on_table(*places[card.seat])
            lean = (spots.right + 640 - x) / 42
            born = f"hold:{card.seat}" if card.seat != view.seat else f"slot:{card.seat}"
            pieces.append(
                Piece(card_key(card.card), ("card", card.card), x, y - wide * 0.3, wide, wide * 1.4, angle=lean,
                      layer=4 + order, card=True, flips=False, born=born, born_as=BACK, gone=("trick", *AWAY))
            )  # fmt: skip
            told.append((card, x, y))
            if card == best:  # whoever wins the round gets the crown
                pieces.append(_won_crown(x, y, wide, lean))
        pieces += self._winning_life(view, places, wide, spots, lying)
        taken = [piece for piece in (*lying, *pieces) if piece.key.startswith(NOT_COVERED)]
        for card, x, y in told:
            words = label(view, card)
            if words:
                taken.append(beside(view, card, words, (x, y, wide), self.grown(1.3), spots.right + 640, taken))
                pieces.append(taken[-1])
        return pieces

    def _winning_life(
        self, view: NineLivesView, places: Mapping[int, tuple[float, float]], wide: float, spots: Spots,
        lying: Sequence[Piece],
    ) -> list[Piece]:  # fmt: skip
        """The life that won is its owner's again, but is seen here until the round is over; if it is the only one it
        lies where the current life does, and wears its crown there."""
        won = winner(view)
        if won is None or any(won.card == card.card for card in view.played):
            return []
        if won.card in view.life_tops:
            lives = [piece for piece in lying if piece.key == card_key(won.card)]
            return [_won_crown(life.x, life.y + 0.3 * life.width, life.width, life.angle) for life in lives]
        x, y = spots.on_table(*places[won.seat])
        lean = (spots.right + 640 - x) / 42
        home = f"lives:{won.seat}"
        return [
            Piece(card_key(won.card), ("card", won.card), x, y - wide * 0.3, wide, wide * 1.4, angle=lean, layer=4,
                  card=True, born=home, gone=(home,)),
            _won_crown(x, y, wide, lean),
        ]  # fmt: skip

    def _verdict(self, view: NineLivesView, spots: Spots, pieces: Sequence[Piece]) -> tuple[Zone, ...]:
        """Where the words rise that tell who won the round, once everybody has played."""
        won = winner(view)
        card = next((piece for piece in pieces if won and piece.key == card_key(won.card)), None)
        if card is None:
            return ()
        x, y = verdict(card, spots.on_table(*MIDDLE), max(1.0, self.text), pieces)
        return (Zone("verdict", x, y, 0, 0, quiet=True),)

    # -- totals ----------------------------------------------------------------------------------------

    def _bombs(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """The leading suit burns along the long fuse; every other suit on the table has a small bomb."""
        suits = [suit for suit in range(SUITS) if any(SUIT[card.card] == suit for card in view.played)]
        suits += [suit for suit in range(SUITS) if suit not in suits and view.totals[suit]]
        lead, crowd = view.leading, len(self.seats) > CROWD
        total, limit = (0, LIMIT) if lead == NO_SUIT else (view.totals[lead], view.limits[lead])
        x, y, long = self._fuse(spots)
        lower = len(self.seats) > 2  # somebody's current life lies beside it
        fuse = ("fuse", lead, total, limit, lead in view.hissed, lower)
        pieces = [Piece(f"gauge:{lead}", fuse, x, y, FUSE[0] * long, FUSE[1] * long, layer=2)]
        if lead != NO_SUIT:
            pieces += self._spark(view, spots)
        places = BOMB_PLACES[crowd]
        for suit, place in zip((suit for suit in suits if suit != lead), places, strict=False):
            bomb = ("bomb", suit, view.totals[suit], view.limits[suit], suit in view.hissed)
            line, (x, foot) = 22 * self.grown(1.4), spots.on_table(*place)
            high = 52 + line * (1 + (suit in view.hissed))
            pieces.append(Piece(f"gauge:{suit}", bomb, x, foot - high / 2, 120, high, layer=2))
        return pieces

    def _fuse(self, spots: Spots) -> tuple[float, float, float]:
        """The middle of the long fuse, and how long it is against its picture."""
        crowd = len(self.seats) > CROWD
        long = 0.88 if crowd else 1.0
        return (*spots.on_table(640 if crowd else 650, 447 + 103 * (1 - long) / 2), long)

    def _spark(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """Where the leading suit burns, and how far it has come above; not on the card the viewer has played."""
        (x, y, long), total = self._fuse(spots), view.totals[view.leading]
        dx, dy = along_fuse(min(1.0, total / (view.limits[view.leading] + 1)))
        x, y = x + (dx - FUSE[0] / 2) * long, y + (dy - FUSE[1] / 2) * long
        away, clear = x - spots.on_table(*OWN_CUSHION)[0], (76.0 if len(self.seats) > CROWD else 90.0) / 2 + 26
        aside = 0.0
        if abs(away) < clear and any(card.seat == view.seat for card in view.played):
            aside = clear - away if away > 0 else -clear - away
        return [
            Piece("spark", ("thing", "fuse-spark"), x, y, 120, 120, layer=14),
            Piece("total", ("total", total), x + aside, y - 46, 84, 64, layer=14),
        ]

    def _discards(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """In a cardboard box; the last two look out of it."""
        x, y = spots.on_table(1118, 484 - 28 * (self.grown(1.5) - 1))
        pieces = [Piece("carton", ("thing", "carton"), x, y, 180, 110)]
        if _chooses(view):
            pieces[:0] = [Piece("light:discards", ("light",), x, y, 250, 150)]
            pieces.append(self._where("into:discards", _("Discard it"), x, y + 56))
        for card, (dx, dy, angle) in zip(view.discards[-2:], ((-20, -34, 14.0), (18, -38, -10.0)), strict=False):
            pieces.append(Piece(f"thrown:{dx}", ("card", card), x + dx, y + dy, *PILE_CARD, angle=angle))
        carton = ("carton", len(view.discards))
        pieces.append(Piece("pile", carton, x, y, 180, 110, card=bool(view.discards), flips=False, outline=ROUND))
        return pieces

    def _where(self, key: str, words: str, x: float, y: float) -> Piece:
        """A sign at a place that a life which comes back can go to."""
        more = self.grown(1.3)
        sign = ("note", words, SMALL, "target", "", "ink_accent")
        return Piece(key, sign, x, y, (30 + 8.6 * len(words)) * more, 28 * more, layer=42)

    # -- the viewer's own ------------------------------------------------------------------------------

    def _own_head(self, seat: int, spots: Spots) -> Piece:
        foot = spots.low + SILL - 42 * (self.grown(1.4) - 1)  # the card with the name stands before it
        return head(self.seats[seat], seat, spots.left_side(80), foot - OWN_HEAD / 2, OWN_HEAD)

    def _own_side(self, view: NineLivesView, seat: int, spots: Spots) -> list[Piece]:
        """The viewer's name, candles on the sill, the life deck with the current life on top."""
        count, name, sill = view.life_counts[seat], self.seats[seat].name, spots.low + SILL
        pieces = []
        if seat == view.keeper:
            pieces.append(_crown(spots.left_side(80), self._own_head(seat, spots).y - OWN_HEAD / 2 + 36, 46))
        more = self.grown(1.4)
        wide, high = min(150.0, _tent_width(name)) * more, 42 * more
        tent = ("tent", seat, name, count)
        pieces.append(Piece(f"seat:{seat}", tent, spots.left_side(224) - wide / 2, sill + 5 - high / 2, wide, high))
        pieces.append(_tea_lights(seat, count, spots.left_side(120), sill + 27, 24.0, 0.0, 0.0))
        x, y = spots.life_x, spots.hand_y
        pieces += under("under", BACK, count, x, y, spots.hand_card, 3, 3)
        pieces += [
            Piece(card_key(card), ("card", card), x, y, *spots.hand_card, angle=2.0, layer=1, card=True, mine=True,
                  born="under:1", born_as=BACK, gone=AWAY)
            for card in view.lives[:1]
        ]  # fmt: skip
        return pieces

    def _own_hand(self, view: NineLivesView, seat: int, spots: Spots) -> list[Piece]:
        """A gentle fan between the viewer's paws, sorted by suit and number."""
        hand = sorted(view.hand, key=lambda card: (SUIT[card], NUMBER[card], card))
        left = spots.life_x + spots.hand_card[0] / 2 + 44
        right = spots.right_side(916 - WIDER_PROMPT * (self.grown(2.0) - 1))
        middle, wide = (left + right) / 2, spots.hand_card[0]
        covered = len(hand) * LEAST_HAND_CARD > right - left
        cards = [(card_key(card), ("card", card, True) if covered else ("card", card)) for card in hand]
        pieces = fan(cards, middle, spots.hand_y - 4, right - left, spots.hand_card, 0, LEAST_HAND_CARD, sag=18, turn=7,
                     mine=True, flips=False, born=f"head:{seat}", born_as=BACK, gone=AWAY)  # fmt: skip
        reach = max(70.0, min(right - left, wide * len(hand)) / 2) + 20
        for side, name in ((-1, "left"), (1, "right")):
            paw = ("thing", f"paw-{name}-{seat}")
            pieces.append(Piece(f"paw:{name}", paw, middle + side * reach, spots.height - 42, 140, 84, layer=40))
        if _chooses(view):
            light = ("light",)
            pieces[:0] = [Piece("light:hand", light, middle, spots.hand_y, 2 * reach + 190, spots.hand_card[1] * 1.4)]
            top = spots.hand_y - spots.hand_card[1] / 2 - 22
            pieces.append(self._where("into:hand", _("Take it: one more card to play"), middle, top))
        return pieces

    def _tags(self, own: list[Piece], tags: Tags, spots: Spots) -> list[Piece]:
        """Over each of the viewer's cards that can be played: what it makes of its suit."""
        pieces, cards, more = [], [piece for piece in own if piece.key in tags], self.grown(1.35)
        close = any(0 < after.x - before.x < 100 * more for before, after in pairwise(cards))
        high = 28 * more
        top = spots.hand_y - spots.hand_card[1] / 2 - (8 if more < 1.2 else 2) - high / 2  # over a card that rises
        for piece in cards:
            totals, held = tags[piece.key].totals, tags[piece.key].holds
            state = DEPENDS if len(held) > 1 else HOLDS if True in held else BURSTS
            state = ASLEEP if state == BURSTS and tags[piece.key].asleep else state
            short = close and piece.layer > 1  # the life lies by itself
            # of a card that lies under the next one only the left part is seen
            x = piece.x - (piece.width / 2 - 24 if short else 0)
            picture = ("tag", totals, state, short)
            wide = 52 if short else 108 if len(totals) == 1 else 150
            pieces.append(Piece(f"tag:{piece.key}", picture, x, top, wide * more, high, layer=41,
                                about=(piece.key,)))  # fmt: skip
        return pieces


def _chooses(view: NineLivesView) -> bool:
    """Whether the viewer is asked where a life goes that did not win (NL-4.4)."""
    return view.choosing and view.to_act == view.seat


def _beside(chair: Chair) -> tuple[float, float, float, float, float, float]:
    """The middles of a seat's name card, its candles and its current life."""
    x, y, side = chair.x, chair.y, chair.side
    if chair.crowd:
        if abs(x - MIDDLE[0]) > OUTER:
            return x - side * 54, y + 146, x + side * 40, y + 124, x - side * 146, y + 78
        if chair.among == max(HEADS):  # no room but between two of them
            return x, y + 112, x - 78, y + 80, x + 90, y + 114
        return (
            x,
            y + 112,
            x + (side or -1) * 92,
            y + (76 if side else 92),
            x - (side or -1) * (98 if side else 96),
            y + 105,
        )
    if side:
        edge = rim(x) - rim(168)
        return x - side * 138, 286 + edge, x - side * 14, 356 + edge, x - side * 152, 356 + edge
    return x + 130, 218, x - 164, 216, x - 100, 274


def _cushion_places(view: NineLivesView, round_table: Sequence[Chair]) -> dict[int, tuple[float, float]]:
    """By seat, in the smallest window."""
    own = {} if view.seat is None else {view.seat: OWN_CUSHION}
    return {chair.seat: chair.cushion for chair in round_table} | own


def _won_crown(x: float, y: float, wide: float, lean: float) -> Piece:
    """On the free corner of the card that wins the round, which lies on the cushion there."""
    size = wide * 0.44
    return Piece("ahead", ("crown", "#000000"), x + wide * 0.26, y - wide * 0.79, size, size, angle=lean,
                 layer=12)  # fmt: skip


def _tent_width(name: str) -> float:
    return max(124.0, min(176.0, 84 + 9.5 * len(name)))


def _tea_lights(seat: int, lives: int, x: float, y: float, step: float, rise: float, bend: float) -> Piece:
    high = step * 1.7 + abs(rise) * 8 + 16 * bend + 2
    return Piece(f"lives:{seat}", ("lights", lives, rise, bend), x, y, step * 9, high)


def _crown(x: float, y: float, size: float) -> Piece:
    return Piece("crown", ("crown", "#ffffff"), x, y, size, size, layer=1)
