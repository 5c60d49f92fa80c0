"""Lays out the table: screens, star chart, console, the viewer's hand."""

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.effects import helps
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import ABILITY, ART, CARDS, COMMANDER, COMMANDERS, quest_size
from tabletop.games.space_kitties.rules.model import LANES
from tabletop.games.space_kitties.table.chart import Chart
from tabletop.games.space_kitties.table.journeys import journeys, travelled
from tabletop.games.space_kitties.table.measures import HAND_CARD
from tabletop.games.space_kitties.table.seats import Screens, card_size
from tabletop.games.space_kitties.voice.words import BACK, picture_of, piece_key
from tabletop.kernel.events import HIDDEN, NOBODY
from tabletop.ui.stage.furniture import along, button, fan
from tabletop.ui.stage.layout import ROUND, Layout, Piece, Zone, boxes

BAY = 124.0, 157.0
BAY_CARD = 72.0
COIN = 28.0
"""The number of a bay."""
COIN_LAYER = 40
"""Above whatever is put into the bay."""
BESIDE = 10.0
"""Units by which the coin stands out of its bay: there it does not hide the name of a large card."""
ABOVE_HAND = 7.0
"""Units by which it stands above the foot of its bay: there a raised card of the hand does not hide it."""
BOOK = 272.0, 178.0
CAPTIVE = 36.0
RAISED, CHOSEN = 15.0, 22.0
"""How much higher a card of the hand stands that fits a journey, or is chosen for a Diplomatic Mission."""
SHOWN, SHOWN_LARGE = 4, 2
"""Most cards shown of a bay; with large numbers. The number beside them says how many there are."""


class Places(Screens):
    """The layout of one view."""

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
            high = 28 * self.grown
            self._put("status", ("note", status, 16, "glow"), reason[0], reason[1] + 14 - high / 2, 560, high, layer=9)
        self.pieces.sort(key=_dealing_order)
        written = (*travelled(self.chart, self.view), *boxes(self.pieces, "seat"))
        table = Layout(tuple(self.pieces), tuple(self.zones), reason, "deck", written=written)
        return table._replace(scene=bridge.scene(), hud=bridge.hud())

    def _status(self) -> str:
        """An ability that somebody else is using; the viewer's prompt says it."""
        view = self.view
        if view.to_act in (None, view.seat):
            return ""
        if view.partner != NOBODY:
            if self.bridge.large:
                return ABILITY[content.DIPLOMATIC_MISSION].name
            return counted(
                "Diplomatic Mission: {name} with {partner}, {count} card chosen",
                "Diplomatic Mission: {name} with {partner}, {count} cards chosen",
                len(view.offered),
                name=self.seats[view.to_act].name,
                partner=self.seats[view.partner].name,
            )
        if view.cargo:
            words = _("Cargo Bay: the whole hand goes onto the lanes")
            return ABILITY[content.CARGO_BAY].name if self.bridge.large else words
        if view.docking:
            words = _("Fast Docking: a Planet may also follow its equal")
            return ABILITY[content.FAST_DOCKING].name if self.bridge.large else words
        return ""

    # -- the middle ------------------------------------------------------------------------------------

    def _chart(self) -> None:
        wanted = {move.target for move in self.legal if move.kind == model.PLAY}
        wanted |= {one.target for one in self.legal if one.kind == content.WARP_DRIVE and helps(self.view, one)}
        self.chart = Chart(self.bridge, len(self.view.piles))
        for thing in journeys(self.chart, self.view, wanted):
            if isinstance(thing, Piece):
                self.pieces.append(thing)
            else:
                self.zones.append(thing)

    def _decks(self) -> None:
        """The Play Deck in its dispenser, the discards in the airlock with the commanders trapped in them."""
        view, bridge = self.view, self.bridge
        times = 1.35 if bridge.bare else 1.0
        aside = 80 * times
        left, right = (322, 936) if bridge.seated else (640 - aside, 640 + aside)
        x, y = bridge.centre(left), bridge.console + 121 if bridge.bare else bridge.desk(484)
        self._thing("deck", ("deck", view.deck_count), x, y + 2, (112 * times, 140 * times), outline=ROUND)
        cards = [piece for piece in view.discards if piece < CARDS]
        picture, x = ("airlock", cards[-1] if cards else HIDDEN, len(cards)), bridge.centre(right)
        self._thing("discards", picture, x, y, (112 * times, 152 * times), outline=ROUND)
        trapped = [piece for piece in view.discards if piece >= CARDS]
        y += CAPTIVE / 2 - 76 * times
        for piece, across in zip(trapped, along(len(trapped), x, min(34.0, 96 / max(1, len(trapped)))), strict=True):
            number = piece - COMMANDER
            home, more = f"head:{view.commanders.index(number)}", {"layer": 3, "card": True, "outline": ROUND}
            captain = ("captain", number)
            self._put(piece_key(piece), captain, across, y, CAPTIVE, CAPTIVE, born=home, gone=(home,), **more)

    # -- the viewer ------------------------------------------------------------------------------------

    def _helm(self, seat: int) -> None:
        """The own commander at the helm, with a name and two abilities."""
        bridge, who = self.bridge, COMMANDERS[self.view.commanders[seat]]
        words = _("{name}: {commander}", name=self.seats[seat].name, commander=who.name)
        plates = [(622.0, 32.0), (660.0, 34.0), (698.0, 34.0)]
        """How far down each plate is, and how high."""
        if bridge.large:  # two lines for an ability, and only the player's name
            words, one, two = self.seats[seat].name, 20 * self.grown, 40 * self.grown
            plates = [(707 - 2 * two - one / 2, one), (711 - 1.5 * two, two), (715 - two / 2, two)]
        x, top = bridge.left(138), plates[0][0] - plates[0][1] / 2
        size = min(236.0, top - 372 + 10)
        self._bust(seat, x, bridge.low(370 + size / 2), size)
        grown = size / 236
        yoke = ("art", f"{ART}/yoke-{who.slug}")
        self._put("yoke", yoke, x, bridge.low(370 + 196 * grown), 226 * grown, 104 * grown, layer=2)
        (y, high), *lower = plates
        name = ("nameplate", seat, words, seat == self.view.to_act)
        self._thing(f"seat:{seat}", name, x, bridge.low(y), (244.0, high), layer=3)
        abilities = (("play", "played", who.play), ("discard", "discarded", who.discard))
        for (kind, sign, ability), (y, high) in zip(abilities, lower, strict=True):
            picture = ("ability", sign, ABILITY[ability].name, not self.view.home[seat])
            self._thing(f"ability:{kind}", picture, x, bridge.low(y), (244.0, high), layer=3, mine=True)

    def _bays(self, seat: int) -> None:
        """Four docking bays; the cards of a lane stand one behind the other in it."""
        large, y = self.bridge.large, self.bridge.desk(482)
        coin = COIN * min(1.5, self.grown)
        for lane, x in enumerate(along(LANES, self.bridge.centre(630.5), 127)):
            cards = self.view.lanes_of(seat)[lane]
            words = _("Lane {lane}:\nends your\nturn", lane=lane + 1)  # SK-3.6
            if self.view.cargo:  # SK-7.9
                words = ""
            elif self.past:
                words = _("Lane {lane}", lane=lane + 1)
            elif large:
                words = _("ends\nturn")
            self._thing(f"lane:{lane}", ("bay", len(cards), words), x, y, BAY, outline=ROUND)
            self.zones.append(Zone(f"lane:{lane}", x, y, BAY[0] + 2, BAY[1] + 12, quiet=True))
            at = x - (BAY[0] - coin) / 2 + 1 - (coin - COIN) / 2 - BESIDE, y + (BAY[1] - coin) / 2 - ABOVE_HAND
            self._put(f"number:{lane}", ("coin", lane), *at, coin, coin, layer=COIN_LAYER)
            shown = cards[-(SHOWN_LARGE if large else SHOWN) :]
            step = 40.0 if large else 23.0 if len(shown) < SHOWN else 19.0
            for place, card in enumerate(shown):
                high, more = y + 15 - (len(shown) - 1 - place) * step, {"mine": True, "born": f"lane:{lane}"}
                self._put_card(card, x, high, card_size(BAY_CARD), layer=2 + place, **more)

    def _book(self, seat: int) -> None:
        """The quest log, with the quest on its right page."""
        count, x, y = self.view.quest_counts[seat], self.bridge.right(1128), self.bridge.desk(490)
        quests = quest_size(self.view.seats, self.view.short)
        self._thing("quests", ("book", seat, count, quests), x, y, BOOK, outline=ROUND)
        if count > 1:
            self._put("quests-below", BACK, x + 69, y - 9, *card_size(83.0), angle=-2.5, layer=1)
        self._quest(seat, x + 65, y - 12, 85.0, angle=1.5)

    def _hand(self) -> None:
        """A row sorted by number."""
        view, x, y = self.view, self.bridge.hand, self.bridge.low(640)
        if model.END_TURN in self.legal:
            self.pieces.append(button("end-turn", _("End your turn"), x, y, 190 * self.grown, 70))
        away, born = "discards", "deck"
        if view.partner != NOBODY:  # cards go over to the other hand, and others come from there
            away = born = f"head:{view.partner if view.to_act == view.seat else view.to_act}"
        cards, size = [(piece_key(card), picture_of(card)) for card in view.hand], card_size(HAND_CARD)
        row = fan(cards, x, y, 690, size, gap=0, sag=28, turn=8, mine=True, born=born, born_as=BACK, gone=(away,))
        raised = {piece_key(move.card): RAISED for move in self.legal if move.kind == model.PLAY}
        raised |= {piece_key(card): CHOSEN for card in view.offered}
        self.pieces += [piece._replace(y=piece.y - raised.get(piece.key, 0)) for piece in row]


def _dealing_order(piece: Piece) -> int:
    """What stands there comes before the deck, so that only cards are dealt from it."""
    return 1 if piece.key == "deck" else 2 if piece.key.startswith("card:") else 0
