"""Where everything is on the bridge of Space Kitties. Imports this game and the table's furniture."""

from collections.abc import Sequence
from typing import Any

from tabletop.games.space_kitties import model
from tabletop.games.space_kitties.bridge import APART, ART, HAND_CARD, RATIO, SCREEN_HEIGHT, SCREEN_TOP, Bridge
from tabletop.games.space_kitties.chart import Chart, journeys
from tabletop.games.space_kitties.commanders import ABILITY, COMMANDERS
from tabletop.games.space_kitties.model import CARDS, COMMANDER, LANES, NOBODY, Move, quest_size
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.games.space_kitties.words import BACK, heading, picture_of, piece_key
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import along, button, fan, head, named, others
from tabletop.ui.layout import ROUND, Layout, Picture, Piece, Size, Zone
from tabletop.words import _, counted

WIDE_SCREEN = 330.0
"""From this width on a screen has its bays in a row beside the quest."""
ROOMY = 220.0
"""From this width on the numbers of a narrow screen are beside the quest, not below it."""
BAY = 124.0, 157.0
BAY_CARD = 72.0
COIN = 28.0
"""The number of a bay."""
COIN_LAYER = 40
"""Above whatever is put into the bay."""
ABOVE_HAND = 7.0
"""Units by which it stands above the foot of its bay, where a raised card of the hand would hide it."""
BOOK = 272.0, 178.0
AIRLOCK = 112.0, 152.0
CAPTIVE = 36.0
RAISED = 15.0
"""So much higher a card of the hand stands that fits a journey."""
FIGURE = 13.0
"""So wide one of its figures is."""
LARGER = 1.4
"""How many times as large the words on a wide screen can be."""
SHOWN, SHOWN_BELOW = 4, 3
"""So many cards of a bay are seen, and so many below words; the number beside them says how many there are."""


def face(view: SpaceKittiesView, seat: int) -> str:
    """The commander who sits there, head and shoulders, without a mood."""
    return f"{ART}/bust-{COMMANDERS[view.commanders[seat]].slug}"


class Places:
    """Lays the table of one view for these people."""

    def __init__(
        self, seats: Sequence[Seat], view: SpaceKittiesView, legal: Sequence[Move], size: Size, text: float = 1.0
    ) -> None:
        self.seats, self.view, self.legal = tuple(seats), view, legal
        self.rivals = others(view.seats, view.seat)
        self.bridge = Bridge(size, len(self.rivals), view.seat is not None, text, bool(heading(view)))
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []

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
            self._put("status", ("note", status, 16, "glow"), *reason, 560, 28, layer=9)
        self.pieces.sort(key=_dealt)
        return Layout(tuple(self.pieces), tuple(self.zones), reason, "deck", scene=bridge.scene(),
                      hud=bridge.hud())  # fmt: skip

    def _put(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **more))

    def _put_card(self, card: int, x: float, y: float, size: Size, **more: Any) -> None:
        more = {"layer": 2, "picture": picture_of(card), **more}
        self._put(piece_key(card), more.pop("picture"), x, y, *size, card=True, **more)

    def _thing(self, key: str, picture: Picture, x: float, y: float, size: Size, **more: Any) -> None:
        """Something that stands there and takes what is put on it."""
        self._put(key, picture, x, y, *size, card=True, flips=False, **more)

    def _status(self) -> str:
        """What somebody else does besides the usual, at the lower edge of the window; the viewer's prompt says it."""
        view = self.view
        if view.to_act in (None, view.seat):
            return ""
        if view.partner != NOBODY:
            return counted(
                "Diplomatic Mission: {name} with {partner}, {count} card chosen",
                "Diplomatic Mission: {name} with {partner}, {count} cards chosen",
                len(view.offered), name=self.seats[view.to_act].name, partner=self.seats[view.partner].name,
            )  # fmt: skip
        if view.cargo:
            return _("Cargo Bay: the whole hand goes onto the lanes")
        if view.docking:
            return _("Fast Docking: a Planet may also follow its equal")
        return ""

    # -- the others ------------------------------------------------------------------------------------

    def _screens(self) -> None:
        """The other commanders on screens along the top, in turn order, and the log on one of its own."""
        bridge = self.bridge
        wide, middle = bridge.screen, (bridge.screens_left + bridge.screens_right) / 2
        for seat, x in zip(self.rivals, along(len(self.rivals), middle, wide + APART), strict=True):
            slim = 0.56 if wide >= ROOMY or not bridge.huge else 0.46  # large numbers need the room
            head_room = round(min(126.0, wide * 0.31) if wide >= WIDE_SCREEN else min(96.0, wide * slim), 1)
            picture = ("screen", seat, seat == self.view.to_act, head_room)
            self._thing(f"seat:{seat}", picture, x, SCREEN_TOP + SCREEN_HEIGHT / 2, (wide, SCREEN_HEIGHT))
            (self._wide_screen if wide >= WIDE_SCREEN else self._narrow_screen)(seat, x - wide / 2, wide, head_room)
        if bridge.logged:
            left, top, wide, high = bridge.log_screen()
            self._put("log", ("log", self._nothing_yet()), left + wide / 2, top + high / 2, wide, high)

    def _nothing_yet(self) -> str:
        """What stands on the screen of the log before anything has happened."""
        view = self.view
        busy = view.docking or view.cargo or view.partner != NOBODY
        if view.to_act is None or view.spent or busy or any((*view.piles, *view.lanes, view.discards)):
            return ""
        return _("First turn: {name}", name=self.seats[view.to_act].name)

    def _race(self, seat: int, x: float, y: float, wide: float, high: float) -> None:
        """How far somebody has come."""
        quests = quest_size(self.view.seats, self.view.short)
        picture = ("race", seat, quests - self.view.quest_counts[seat], quests)
        self._put(f"race:{seat}", picture, x, y, wide, high, layer=2)

    def _bust(self, seat: int, x: float, y: float, size: float) -> None:
        self.pieces.append(head(self.seats[seat], seat, x, y, size, face(self.view, seat), layer=1))
        if not self.view.home[seat]:
            lock = max(24.0, size * 0.2)
            self._put(f"lock:{seat}", ("art", f"{ART}/locked"), x + size * 0.32, y - size * 0.18, lock, lock, layer=2)

    def _wide_screen(self, seat: int, left: float, wide: float, size: float) -> None:
        """Head, name, how far it is; below these the quest on its book and the bays."""
        self._bust(seat, left + 10 + size / 2, SCREEN_TOP + SCREEN_HEIGHT - size / 2 - 3, size)
        x, right = left + size + 14, left + wide - 14
        room, larger = right - x, min(LARGER, max(1.0, self.bridge.text))
        cards = counted("{count} card", "{count} cards", self.view.hand_counts[seat])
        line = ("row", (1, named(self.seats[seat], seat, 17, level=False)),
                (0.5, ("label", cards, 15, "ink_soft", "medium", "right")))  # fmt: skip
        top, high = SCREEN_TOP + 9, 24 * larger
        self._put(f"name:{seat}", line, (x + right) / 2, top + high / 2, room, high, layer=1)
        quests = counted("{count} quest left", "{count} quests left", self.view.quest_counts[seat])
        words = min(room * 0.48, 108.0 * larger)
        label = ("label", quests, 14, "glow", "bold", "right")
        top, high = top + high, 20 * larger
        self._put(f"left:{seat}", label, right - words / 2, top + high / 2, words, high, layer=1)
        self._race(seat, (x + right - words - 8) / 2, top + high / 2, room - words - 8, 15)
        book, step = room * 0.29, room * 0.18
        top += high + 2
        y, deep = (top + SCREEN_TOP + SCREEN_HEIGHT - 9) / 2, SCREEN_TOP + SCREEN_HEIGHT - 9 - top
        high = min(deep, 66.0, book * 74 / 76)
        self._put(f"book:{seat}", ("stuff", "book-small"), x + book / 2, y, book, high, layer=1)
        self._quest(seat, x + book / 2, y, min(40.0, book * 0.6, (high - 4) / RATIO))
        high = min(deep, 62.0, (step - 1) * 64 / 46)
        for lane, middle in enumerate(along(LANES, right - 2 * step, step)):
            self._put(f"bay:{seat}:{lane}", ("stuff", "bay-small"), middle, y, step - 1, high, layer=1)
            self._lane_top(seat, lane, middle, y, _card(min(step - 1, high * 46 / 64) * 0.82), True)

    def _narrow_screen(self, seat: int, left: float, wide: float, size: float) -> None:
        """The head under the name, the quest and four small numbers beside it."""
        self._bust(seat, left + 8 + size / 2, SCREEN_TOP + SCREEN_HEIGHT - size / 2 - 3, size)
        held, left_over = str(self.view.hand_counts[seat]), str(self.view.quest_counts[seat])
        larger = min(LARGER, max(1.0, self.bridge.text))
        figure, high, room = FIGURE * larger, 22 * larger, wide - 24.0
        quests = ("label", left_over, 19, "glow", "title", "right")
        counts: list[tuple[float, Picture]] = []
        if wide >= ROOMY:
            counts = [(0, ("art", f"{ART}/back", 0.86)), (figure, ("label", held, 16, "ink_soft", "bold", "left"))]
        counts += [(0, ("art", f"{ART}/book-small", 0.86)), (figure * len(left_over), quests)]
        room -= sum(share or high for share, _count in counts)
        parts = [(room, named(self.seats[seat], seat, 16, level=False)), *counts]
        top = SCREEN_TOP + 7 + high
        self._put(f"name:{seat}", ("row", *parts), left + wide / 2 - 1, top - high / 2, wide - 24, high, layer=2)
        self._race(seat, left + wide / 2, top + 4, wide - 24, 12)
        x, right = left + size + 10, left + wide - 14
        top, foot = top + 9, SCREEN_TOP + SCREEN_HEIGHT - 6
        if wide >= ROOMY:
            middle, quest = (top + foot) / 2, min(48.0, (foot - top - 4) / RATIO)
            self._quest(seat, x + 27, middle, quest)
            columns = 2 if wide < WIDE_SCREEN - 60 else 4
            area, high = (x + 56, right), 36.0 if columns == 2 else 50.0
        else:
            high = 20.5 if self.bridge.huge else 18.5
            quest = min(35.0, (right - x) * 0.6, (foot - top - 2 * high - 2) / RATIO)
            self._quest(seat, (x + right) / 2, top + quest * RATIO / 2, quest)
            columns, area, middle = 2, (x, right), foot - high
        step = (area[1] - area[0]) / columns
        empty = ("stuff", "bay-small") if columns == 4 else ("chip",)
        for lane in range(LANES):
            at, row = area[0] + (lane % columns + 0.5) * step, lane // columns - (LANES // columns - 1) / 2
            self._put(f"bay:{seat}:{lane}", empty, at, middle + row * high, step - 2, high - 1.5, layer=1)
            self._lane_top(seat, lane, at, middle + row * high, (step - 2, high - 1.5), columns == 4)

    def _quest(self, seat: int, x: float, y: float, wide: float, **more: Any) -> None:
        card = self.view.quest_tops[seat]
        if card != model.NO_CARD:
            pile = "quests" if seat == self.view.seat else f"seat:{seat}"
            self._put_card(card, x, y, _card(wide), born=pile, born_as=BACK, gone=(pile,), **more)

    def _lane_top(self, seat: int, lane: int, x: float, y: float, size: Size, counts: bool) -> None:
        """The top of another commander's lane, with how many lie in it; what it covers waits below."""
        cards = self.view.lanes[seat * LANES + lane]
        for depth, card in enumerate(cards[-2:]):
            picture = ("card", card, len(cards) if counts else 0)
            self._put_card(card, x, y, size, picture=picture, layer=2 + depth, born=f"head:{seat}", born_as=BACK)

    # -- the middle ------------------------------------------------------------------------------------

    def _chart(self) -> None:
        waited_for = {move.target for move in self.legal if move.kind == model.PLAY}
        for thing in journeys(Chart(self.bridge, len(self.view.piles)), self.view, waited_for):
            if isinstance(thing, Piece):
                self.pieces.append(thing)
            else:
                self.zones.append(thing)

    def _decks(self) -> None:
        """The Play Deck in its dispenser, the discards in the airlock with the commanders trapped in them."""
        view, bridge = self.view, self.bridge
        x = bridge.centre(322 if bridge.seated else 560)
        self._thing("deck", ("deck", view.deck_count), x, bridge.desk(486), (112.0, 140.0), outline=ROUND)
        cards = [piece for piece in view.discards if piece < CARDS]
        top = cards[-1] if cards else HIDDEN
        x, y = bridge.centre(936 if bridge.seated else 720), bridge.desk(484)
        self._thing("discards", ("airlock", top, len(cards)), x, y, AIRLOCK, outline=ROUND)
        trapped = [piece for piece in view.discards if piece >= CARDS]
        for piece, across in zip(trapped, along(len(trapped), x, min(34.0, 96 / max(1, len(trapped)))), strict=True):
            number = piece - COMMANDER
            home = f"head:{view.commanders.index(number)}"
            self._put(piece_key(piece), ("captain", number), across, y - 76 + CAPTIVE / 2, CAPTIVE, CAPTIVE, layer=3,
                      card=True, born=home, gone=(home,), outline=ROUND)  # fmt: skip

    # -- the viewer ------------------------------------------------------------------------------------

    def _helm(self, seat: int) -> None:
        """The own commander at the helm, with a name and two abilities."""
        bridge, who = self.bridge, COMMANDERS[self.view.commanders[seat]]
        x = bridge.left(138)
        self._bust(seat, x, bridge.low(488), 236)
        self._put("yoke", ("art", f"{ART}/yoke-{who.slug}"), x, bridge.low(566), 226, 104, layer=2)
        words = _("{name}: {commander}", name=self.seats[seat].name, commander=who.name)
        name = ("nameplate", seat, words, seat == self.view.to_act)
        self._thing(f"seat:{seat}", name, x, bridge.low(622), (244.0, 32.0), layer=3)
        for kind, sign, ability, y in (("play", "played", who.play, 660), ("discard", "discarded", who.discard, 698)):
            picture = ("ability", sign, ABILITY[ability].name, not self.view.home[seat])
            self._thing(f"ability:{kind}", picture, x, bridge.low(y), (244.0, 34.0), layer=3, mine=True)

    def _bays(self, seat: int) -> None:
        """Four docking bays; the cards of a lane stand one behind the other in it."""
        bridge, y = self.bridge, self.bridge.desk(482)
        for lane, x in enumerate(along(LANES, bridge.centre(630.5), 127)):
            cards = self.view.lanes[seat * LANES + lane]
            words = "" if self.view.cargo else _("Lane {lane}:\nends your\nturn", lane=lane + 1)  # SK-3.6, SK-7.9
            self._thing(f"lane:{lane}", ("bay", len(cards), words), x, y, BAY, outline=ROUND)
            self.zones.append(Zone(f"lane:{lane}", x, y, BAY[0] + 2, BAY[1] + 12, quiet=True))
            at = x - (BAY[0] - COIN) / 2 + 1, y + (BAY[1] - COIN) / 2 - ABOVE_HAND
            self._put(f"number:{lane}", ("coin", lane), *at, COIN, COIN, layer=COIN_LAYER)
            shown = cards[-(SHOWN_BELOW if bridge.huge else SHOWN) :]
            step = 23.0 if len(shown) < SHOWN else 19.0
            for place, card in enumerate(shown):
                up = (len(shown) - 1 - place) * step
                self._put_card(card, x, y + 15 - up, _card(BAY_CARD), layer=2 + place, mine=True, born=f"lane:{lane}")

    def _book(self, seat: int) -> None:
        """The quest log, with the quest on its right page: what it is all about is never in the shade."""
        bridge, count = self.bridge, self.view.quest_counts[seat]
        x, y = bridge.right(1128), bridge.desk(490)
        quests = quest_size(self.view.seats, self.view.short)
        self._thing("quests", ("book", seat, count, quests), x, y, BOOK, outline=ROUND)
        if count > 1:
            self._put("quests-below", BACK, x + 69, y - 9, *_card(83.0), angle=-2.5, layer=1)
        self._quest(seat, x + 65, y - 12, 85.0, angle=1.5)

    def _hand(self) -> None:
        """A row sorted by number."""
        view, bridge = self.view, self.bridge
        size, y = _card(HAND_CARD), bridge.low(640)
        if model.END_TURN in self.legal:
            self.pieces.append(button("end-turn", _("End your turn"), bridge.middle, y, 190, 70))
        cards = [(piece_key(card), picture_of(card)) for card in view.hand]
        offered = [piece_key(card) for card in view.offered]
        away, born = "discards", "deck"
        if view.partner != NOBODY:  # cards go over to the other hand, and others come from there
            away = born = f"head:{view.partner if view.to_act == view.seat else view.to_act}"
        fitting = {piece_key(move.card) for move in self.legal if move.kind == model.PLAY}
        for piece in fan(cards, bridge.middle, y, 690, size, gap=0, sag=28, turn=8, mine=True, born=born,
                         born_as=BACK, gone=(away,)):  # fmt: skip
            up = 22 if piece.key in offered else RAISED if piece.key in fitting else 0
            self.pieces.append(piece._replace(y=piece.y - up))


def _dealt(piece: Piece) -> int:
    """What stands there comes before the deck, so that only cards are dealt from it."""
    return 1 if piece.key == "deck" else 2 if piece.key.startswith("card:") else 0


def _card(wide: float) -> Size:
    return wide, wide * RATIO
