"""Where everything is on the bridge of Space Kitties."""

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.foresight import helps
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import ABILITY, ART, CARDS, COMMANDER, COMMANDERS, quest_size
from tabletop.games.space_kitties.rules.model import LANES, NOBODY
from tabletop.games.space_kitties.table.chart import Chart, journeys, travelled
from tabletop.games.space_kitties.table.measures import HAND_CARD
from tabletop.games.space_kitties.table.seats import Screens, card_size
from tabletop.games.space_kitties.voice.words import BACK, picture_of, piece_key
from tabletop.kernel.events import HIDDEN
from tabletop.ui.stage.furniture import along, button, fan
from tabletop.ui.stage.layout import ROUND, Layout, Piece, Size, Zone, boxes

BAY = 124.0, 157.0
BAY_CARD = 72.0
COIN = 28.0
"""The number of a bay."""
COIN_LAYER = 40
"""Above whatever is put into the bay."""
BESIDE = 10.0
"""Units by which it stands out of its bay, where it would hide the name of a large card."""
ABOVE_HAND = 7.0
"""Units by which it stands above the foot of its bay, where a raised card of the hand would hide it."""
BOOK = 272.0, 178.0
AIRLOCK = 112.0, 152.0
CAPTIVE = 36.0
RAISED = 15.0
"""So much higher a card of the hand stands that fits a journey."""
SHOWN, SHOWN_LARGE = 4, 2
"""So many cards of a bay are seen, and so many with large numbers; the number beside them says how many there are."""


class Places(Screens):
    """Lays the table of one view for these people."""

    def layout(self) -> Layout:
        bridge, seat = self.bridge, self.view.seat
        self._screens()
        self._chart()
        self._decks()
        if seat is not None:
            self._helm(seat)
            self._bays(seat)
            self._book(seat)
            self._hand()
        reason = (bridge.middle, bridge.chart_bottom - 14)
        status = self._status()
        if status:
            high = 28 * max(1.0, bridge.text)
            self._put("status", ("note", status, 16, "glow"), reason[0], reason[1] + 14 - high / 2, 560, high, layer=9)
        self.pieces.sort(key=_dealt)
        written = (*travelled(self.chart, self.view), *boxes(self.pieces, "seat"))
        table = Layout(tuple(self.pieces), tuple(self.zones), reason, "deck", written=written)
        return table._replace(scene=bridge.scene(), hud=bridge.hud())

    def _status(self) -> str:
        """What somebody else does besides the usual, at the lower edge of the window; the viewer's prompt says it."""
        view = self.view
        if view.to_act in (None, view.seat):
            return ""
        if self.bridge.large:
            ability = content.FAST_DOCKING if view.docking else NOBODY
            ability = content.CARGO_BAY if view.cargo else ability
            ability = content.DIPLOMATIC_MISSION if view.partner != NOBODY else ability
            return "" if ability == NOBODY else ABILITY[ability].name
        if view.partner != NOBODY:
            return counted(
                "Diplomatic Mission: {name} with {partner}, {count} card chosen",
                "Diplomatic Mission: {name} with {partner}, {count} cards chosen",
                len(view.offered),
                name=self.seats[view.to_act].name,
                partner=self.seats[view.partner].name,
            )
        if view.cargo:
            return _("Cargo Bay: the whole hand goes onto the lanes")
        if view.docking:
            return _("Fast Docking: a Planet may also follow its equal")
        return ""

    # -- the middle ------------------------------------------------------------------------------------

    def _chart(self) -> None:
        own = [move for move in self.legal if move.kind == content.WARP_DRIVE and helps(self.view, move)]
        waited_for = {move.target for move in self.legal if move.kind == model.PLAY} | {move.target for move in own}
        self.chart = Chart(self.bridge, len(self.view.piles))
        for thing in journeys(self.chart, self.view, waited_for):
            if isinstance(thing, Piece):
                self.pieces.append(thing)
            else:
                self.zones.append(thing)

    def _decks(self) -> None:
        """The Play Deck in its dispenser, the discards in the airlock with the commanders trapped in them."""
        view, bridge = self.view, self.bridge
        times = 1.35 if bridge.bare else 1.0
        """Where nothing else is they are larger."""
        x = bridge.centre(322 if bridge.seated else 640 - 80 * times)
        y = bridge.console + 121 if bridge.bare else bridge.desk(484)
        self._thing("deck", ("deck", view.deck_count), x, y + 2, (112 * times, 140 * times), outline=ROUND)
        cards = [piece for piece in view.discards if piece < CARDS]
        top = cards[-1] if cards else HIDDEN
        x = bridge.centre(936 if bridge.seated else 640 + 80 * times)
        self._thing("discards", ("airlock", top, len(cards)), x, y, _times(AIRLOCK, times), outline=ROUND)
        trapped = [piece for piece in view.discards if piece >= CARDS]
        for piece, across in zip(trapped, along(len(trapped), x, min(34.0, 96 / max(1, len(trapped)))), strict=True):
            number = piece - COMMANDER
            home = f"head:{view.commanders.index(number)}"
            key, place = piece_key(piece), (across, y - 76 * times + CAPTIVE / 2, CAPTIVE, CAPTIVE)
            self._put(key, ("captain", number), *place, layer=3, card=True, born=home, gone=(home,), outline=ROUND)

    # -- the viewer ------------------------------------------------------------------------------------

    def _helm(self, seat: int) -> None:
        """The own commander at the helm, with a name and two abilities."""
        bridge, who = self.bridge, COMMANDERS[self.view.commanders[seat]]
        x, text = bridge.left(138), max(1.0, bridge.text)
        words = _("{name}: {commander}", name=self.seats[seat].name, commander=who.name)
        rows = [("seat", 32.0, 622.0), ("play", 34.0, 660.0), ("discard", 34.0, 698.0)]
        """The plates: what each is for, how high it is and how far down."""
        if bridge.large:  # two lines for an ability, and the commander is named by whoever points there
            words, one, two = self.seats[seat].name, 20 * text, 40 * text
            rows = [
                ("seat", one, 707 - 2 * two - one / 2),
                ("play", two, 711 - 1.5 * two),
                ("discard", two, 715 - two / 2),
            ]
        size = min(236.0, rows[0][2] - rows[0][1] / 2 - 372 + 10)
        self._bust(seat, x, bridge.low(370 + size / 2), size)
        grown = size / 236
        self._put(
            "yoke",
            ("art", f"{ART}/yoke-{who.slug}"),
            x,
            bridge.low(370 + 196 * grown),
            226 * grown,
            104 * grown,
            layer=2,
        )
        for kind, high, y in rows:
            if kind == "seat":
                name = ("nameplate", seat, words, seat == self.view.to_act)
                self._thing(f"seat:{seat}", name, x, bridge.low(y), (244.0, high), layer=3)
            else:
                sign, ability = ("played", who.play) if kind == "play" else ("discarded", who.discard)
                picture = ("ability", sign, ABILITY[ability].name, not self.view.home[seat])
                self._thing(f"ability:{kind}", picture, x, bridge.low(y), (244.0, high), layer=3, mine=True)

    def _bays(self, seat: int) -> None:
        """Four docking bays; the cards of a lane stand one behind the other in it."""
        bridge, y = self.bridge, self.bridge.desk(482)
        for lane, x in enumerate(along(LANES, bridge.centre(630.5), 127)):
            cards = self.view.lanes[seat * LANES + lane]
            words = "" if self.view.cargo else _("Lane {lane}:\nends your\nturn", lane=lane + 1)  # SK-3.6, SK-7.9
            if bridge.large and words:
                words = _("ends\nturn")
            words = _("Lane {lane}", lane=lane + 1) if words and self.past else words
            self._thing(f"lane:{lane}", ("bay", len(cards), words), x, y, BAY, outline=ROUND)
            self.zones.append(Zone(f"lane:{lane}", x, y, BAY[0] + 2, BAY[1] + 12, quiet=True))
            coin = COIN * min(1.5, max(1.0, bridge.text))
            at = x - (BAY[0] - coin) / 2 + 1 - (coin - COIN) / 2 - BESIDE, y + (BAY[1] - coin) / 2 - ABOVE_HAND
            self._put(f"number:{lane}", ("coin", lane), *at, coin, coin, layer=COIN_LAYER)
            shown = cards[-(SHOWN_LARGE if bridge.large else SHOWN) :]
            step = 40.0 if bridge.large else 23.0 if len(shown) < SHOWN else 19.0
            for place, card in enumerate(shown):
                up = (len(shown) - 1 - place) * step
                self._put_card(
                    card, x, y + 15 - up, card_size(BAY_CARD), layer=2 + place, mine=True, born=f"lane:{lane}"
                )

    def _book(self, seat: int) -> None:
        """The quest log, with the quest on its right page: what it is all about is never in the shade."""
        bridge, count = self.bridge, self.view.quest_counts[seat]
        x, y = bridge.right(1128), bridge.desk(490)
        quests = quest_size(self.view.seats, self.view.short)
        self._thing("quests", ("book", seat, count, quests), x, y, BOOK, outline=ROUND)
        if count > 1:
            self._put("quests-below", BACK, x + 69, y - 9, *card_size(83.0), angle=-2.5, layer=1)
        self._quest(seat, x + 65, y - 12, 85.0, angle=1.5)

    def _hand(self) -> None:
        """A row sorted by number."""
        view, bridge = self.view, self.bridge
        size, y = card_size(HAND_CARD), bridge.low(640)
        if model.END_TURN in self.legal:
            self.pieces.append(button("end-turn", _("End your turn"), bridge.hand, y, 190 * max(1.0, bridge.text), 70))
        cards = [(piece_key(card), picture_of(card)) for card in view.hand]
        offered = [piece_key(card) for card in view.offered]
        away, born = "discards", "deck"
        if view.partner != NOBODY:  # cards go over to the other hand, and others come from there
            away = born = f"head:{view.partner if view.to_act == view.seat else view.to_act}"
        fitting = {piece_key(move.card) for move in self.legal if move.kind == model.PLAY}
        for piece in fan(
            cards, bridge.hand, y, 690, size, gap=0, sag=28, turn=8, mine=True, born=born, born_as=BACK, gone=(away,)
        ):
            up = 22 if piece.key in offered else RAISED if piece.key in fitting else 0
            self.pieces.append(piece._replace(y=piece.y - up))


def _dealt(piece: Piece) -> int:
    """What stands there comes before the deck, so that only cards are dealt from it."""
    return 1 if piece.key == "deck" else 2 if piece.key.startswith("card:") else 0


def _times(size: Size, times: float) -> Size:
    return size[0] * times, size[1] * times
