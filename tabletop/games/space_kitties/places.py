"""Where the cards of Space Kitties lie on the table. Imports the model, the view and the table's furniture."""

from collections.abc import Sequence
from typing import Any

from tabletop.games.space_kitties import model
from tabletop.games.space_kitties.model import CARDS, COMMANDER, LANES, NOBODY, Move
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.games.space_kitties.words import ART, BACK, commander_name, picture_of
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import along, button, fan, named, others, pile, plate, under
from tabletop.ui.layout import Layout, Picture, Piece, Size, Zone
from tabletop.words import _, counted

AWAY = ("discards",)
RATIO = 7 / 5
"""Height to width of a card."""
MARGIN = 8.0
PLATE_HEIGHT = 124.0
WIDE_PLATE = 300.0
"""From this width on a plate has its lanes beside the quest, not below it."""
HAND_CARD = 100.0, 140.0
LANE_CARD = 68.0
LANE_HEIGHT = 106.0
OWN_COMMANDER = 150.0
RIGHT_BLOCK = MARGIN + OWN_COMMANDER + 14
"""Where the lanes and the hand begin, right of the own commander."""
LABEL = 24.0
STRIP = 36.0
"""The quiet line under the plates: what is going on, and why something cannot be done."""
DECK_COLUMN = 146.0
LARGEST_JOURNEY = 122.0
GRIDS = ((5, 5, 1), (7, 7, 1), (12, 6, 2), (16, 8, 2), (25, 9, 3))
"""Up to so many journeys lie in so many columns and rows."""


def piece_key(piece: int) -> str:
    """The key of a card, or of a commander card."""
    return f"card:{piece}" if piece < CARDS else f"commander:{piece - COMMANDER}"


def own_lane(lane: int, empty: bool) -> Picture:
    """The ground of one of the viewer's lanes."""
    return ("slot", _("Lane {number}", number=lane + 1) if empty else "", "", NOBODY, 0.5)


class Places:
    """Lays the table of one view for these people."""

    def __init__(self, seats: Sequence[Seat], view: SpaceKittiesView, legal: Sequence[Move], size: Size) -> None:
        self.seats, self.view, self.legal = tuple(seats), view, legal
        self.width, self.height = size
        self.hand_y = self.height - MARGIN - HAND_CARD[1] / 2
        self.lane_y = self.height - MARGIN - HAND_CARD[1] - LABEL - LANE_HEIGHT / 2
        self.middle_top = MARGIN + PLATE_HEIGHT + STRIP
        self.middle_bottom = self.height - MARGIN
        if view.seat is not None:
            self.middle_bottom = self.lane_y - LANE_HEIGHT / 2 - 8
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []

    def layout(self) -> Layout:
        self._plates()
        self._decks()
        self._journeys()
        if self.view.seat is not None:
            self._own_commander(self.view.seat)
            self._own_lanes(self.view.seat)
            self._own_hand(self.view.seat)
        reason = (self.width / 2, MARGIN + PLATE_HEIGHT + STRIP / 2)
        status = self._status()
        if status:
            self._put("status", ("note", status, 15, "glow"), *reason, 560, STRIP - 8)
        return Layout(tuple(self.pieces), tuple(self.zones), reason, "deck")

    def _put(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **more))

    def _put_card(self, piece: int, x: float, y: float, size: Size, **more: Any) -> None:
        """A card, or a commander card."""
        more = {"layer": 1, **more}
        self._put(piece_key(piece), picture_of(piece), x, y, *size, card=True, **more)

    def _zone(self, key: str, x: float, y: float, width: float, height: float) -> None:
        self.zones.append(Zone(key, x, y, width, height))

    def _status(self) -> str:
        """What is going on besides the usual, in the quiet line."""
        view = self.view
        if view.to_act is None:
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

    def _plates(self) -> None:
        """The other commanders along the top, in turn order."""
        seats, gap, y = others(self.view.seats, self.view.seat), 6.0, MARGIN + PLATE_HEIGHT / 2
        wide = min(620.0, (self.width - 2 * MARGIN + gap) / len(seats) - gap)
        for seat, x in zip(seats, along(len(seats), self.width / 2, wide + gap), strict=True):
            narrow = wide < WIDE_PLATE
            picture = self._narrow_plate(seat, wide) if narrow else self._wide_plate(seat)
            self._put(f"plate:{seat}", picture, x, y, wide, PLATE_HEIGHT)
            self._zone(f"seat:{seat}", x, y, wide + 8, PLATE_HEIGHT + 8)
            left = x - wide / 2
            if narrow:
                card, step = min(40.0, wide * 0.285), (wide - 9) / LANES
                self._at_home(seat, left + 6 + card / 2, MARGIN + 58, card)
                self._quest(seat, left + 11 + 1.5 * card, MARGIN + 58, card)
                size, lane_x, lane_y = (step - 3, 28.0), left + 4.5 + step / 2, MARGIN + 105.0
            else:
                card = (PLATE_HEIGHT - 38) / RATIO
                lane_y, step = MARGIN + 30 + card * RATIO / 2, min(card + 8, (wide - 2 * card - 34) / LANES)
                self._at_home(seat, left + 8 + card / 2, lane_y, card)
                self._quest(seat, left + 16 + 1.5 * card, lane_y, card)
                size = _card(min(card, step - 6))
                lane_x = left + wide - 8 - size[0] / 2 - 3 * step
            for lane in range(LANES):
                self._lane_top(seat, lane, lane_x + lane * step, lane_y, size)

    def _plate(self, seat: int, *rows: tuple[float, Picture], pad: float = 6) -> Picture:
        return plate(seat, seat == self.view.to_act, *rows, pad=pad)

    def _wide_plate(self, seat: int) -> Picture:
        """Name, quests and cards in a line; everything else lies below."""
        facts = counted("{count} quest left", "{count} quests left", self.view.quest_counts[seat])
        facts += " · " + counted("{count} card", "{count} cards", self.view.hand_counts[seat])
        name = named(self.seats[seat], seat, 15, level=False)
        line = ("row", (1, name), (1, ("label", facts, 14, "ink_soft", "medium", "right")))
        return self._plate(seat, (24, line), (88, ()))

    def _narrow_plate(self, seat: int, wide: float) -> Picture:
        """The name in a line, quests and cards right of the two cards, in two lines each if it is very narrow."""
        quests, hand = self.view.quest_counts[seat], self.view.hand_counts[seat]
        facts: tuple[tuple[float, Picture], ...]
        if wide < 160:
            facts = (
                (17, ("label", str(quests), 17, "ink", "title", "right")),
                (11, ("label", counted("quest", "quests", quests), 10.5, "ink_soft", "medium", "right")),
                (17, ("label", str(hand), 17, "ink", "title", "right")),
                (11, ("label", counted("card", "cards", hand), 10.5, "ink_soft", "medium", "right")),
            )
        else:
            lines = counted("{count} quest", "{count} quests", quests), counted("{count} card", "{count} cards", hand)
            facts = tuple((28, ("label", line, 15, "ink_soft", "bold", "right")) for line in lines)
        name = named(self.seats[seat], seat, 15, level=False)
        return self._plate(seat, (22, name), (2, ()), *facts, (36, ()), pad=4 if wide < 160 else 6)

    def _at_home(self, seat: int, x: float, y: float, wide: float) -> None:
        """The commander card in front of its owner, or the empty place of a trapped one."""
        who, mine = self.view.commanders[seat], seat == self.view.seat
        if self.view.home[seat]:
            self._put_card(COMMANDER + who, x, y, _card(wide), mine=mine, born=f"plate:{seat}")
            return
        words = ""
        if mine and COMMANDER + who in self.view.discards:
            words = _("{commander}\ntrapped in the discards", commander=commander_name(COMMANDER + who))
        elif mine:
            words = _("{commander}\ntrapped in a journey", commander=commander_name(COMMANDER + who))
        self._put(f"away:{seat}", ("slot", words, f"{ART}/locked"), x, y, *_card(wide))

    def _quest(self, seat: int, x: float, y: float, wide: float) -> None:
        count, card = self.view.quest_counts[seat], self.view.quest_tops[seat]
        self.pieces += under(f"quests:{seat}", BACK, count, x, y, _card(wide), 2.5, 2)
        if card != model.NO_CARD:
            mine = seat == self.view.seat
            born = "quest-words" if mine else f"plate:{seat}"
            self._put_card(card, x, y, _card(wide), mine=mine, born=born, born_as=BACK, gone=AWAY)

    def _lane_top(self, seat: int, lane: int, x: float, y: float, size: Size) -> None:
        """The top of another commander's lane, with how many lie in it."""
        self._put(f"lane:{seat}:{lane}", ("slot", str(lane + 1), "", NOBODY, 0.9), x, y, *size)
        for card in self.view.lanes[seat * LANES + lane][-1:]:
            picture = ("card", card, len(self.view.lanes[seat * LANES + lane]))
            self._put(piece_key(card), picture, x, y, *size, layer=1, card=True, born=f"plate:{seat}", born_as=BACK)

    # -- the middle ------------------------------------------------------------------------------------

    def _decks(self) -> None:
        """The Play Deck above, the discards with the commanders trapped in them below."""
        view, room = self.view, (self.middle_bottom - self.middle_top) / 2
        tall = min(room - 22, 130.0)
        wide = tall / RATIO
        x, deck_y = MARGIN + 6 + wide / 2, self.middle_top + tall / 2
        pile_y = deck_y + room
        words = _("Deck · {count}", count=view.deck_count)
        self.pieces += pile("deck", BACK if view.deck_count else None, words, x, deck_y, (wide, tall))
        cards = [piece for piece in view.discards if piece < CARDS]
        words = _("Discards · {count}", count=len(cards))
        top = None if not cards else BACK if cards[-1] == HIDDEN else picture_of(cards[-1])
        self.pieces += pile("pile", top, words, x, pile_y, (wide, tall))
        trapped = [piece for piece in view.discards if piece >= CARDS]
        small = _card(46.0)  # a column of faces beside the pile, up to the deck if there are many
        low = pile_y + tall / 2 - small[1] / 2
        step = min(28.0, (low - small[1] / 2 - self.middle_top) / max(1, len(trapped) - 1))
        for place, piece in enumerate(trapped):
            y = low - (len(trapped) - 1 - place) * step
            tilt = 3 - 6 * (place % 2)
            self._put_card(piece, x + wide / 2 + 21, y, small, angle=tilt, layer=2 + place, born="pile")
        self._zone("deck", x, deck_y, wide + 14, tall + 6)
        self._zone("discards", x, pile_y, wide + 14, tall + 6)

    def _journeys(self) -> None:
        """Every journey with its top, what is trapped in it and what it needs; and the place of a new one."""
        piles = self.view.piles
        fresh = model.new_place(piles)
        count = len(piles) + 1  # one more even if a place is free: what stays does not move
        columns, rows = next((columns, rows) for most, columns, rows in GRIDS if count <= most)
        left = MARGIN + DECK_COLUMN
        cell = (self.width - MARGIN - left) / columns
        if rows == 1:  # a few journeys lie in the middle
            left += (columns - count) * cell / 2
        row = (self.middle_bottom - self.middle_top) / rows
        wide = min(LARGEST_JOURNEY, cell - 34, (row - LABEL - 10) / RATIO)
        for place in range(count):
            x = left + (place % columns + 0.5) * cell
            y = self.middle_top + (place // columns + 0.5) * row - LABEL / 2
            if place < len(piles) and piles[place]:
                self._zone(f"pile:{place}", x, y + LABEL / 2, cell - 4, row - 4)
                self._journey(place, x, y, wide, cell)
            elif place == fresh:
                self._zone("pile:new", x, y + LABEL / 2, cell - 4, row - 4)
                picture = ("slot", _("new journey"), f"{ART}/sign-0", NOBODY, 0.4)
                self._put("new", picture, x, y, *_card(wide))

    def _journey(self, place: int, x: float, y: float, wide: float, cell: float) -> None:
        view, tall = self.view, wide * RATIO
        journey, count = view.piles[place], view.counts[place]
        top = journey[-1]
        changed = top >= CARDS or model.NUMBER[top] != count  # its own number does not say what it counts
        if count < model.FRONTIER:
            words = _("needs {number}", number=count + 1)
            edge, sign = "glow" if changed else "panel_edge", f"{ART}/sign-{count + 1}"
            need = ("note", words, 15, "panel", edge, "ink", sign)
            self._put(f"need:{place}", need, x, y + tall / 2 + LABEL / 2 + 2, cell - 12, LABEL)
        if changed:
            mark = ("note", f"= {count}", 16, "glow", "#ffffff")
            self._put(f"count:{place}", mark, x + wide / 2 - 10, y - tall / 2 + 6, 44, 24, layer=9)
        opened = journey[0] >= CARDS and len(journey) == 2
        born = "deck" if opened else "own" if view.to_act == view.seat else f"plate:{view.to_act}"
        below = [piece for piece in journey[:-1] if piece < CARDS][-1:]
        for piece, off, layer in (*((piece, 3, 2) for piece in below), (top, 0, 3)):
            tilt = (-2.0, 1.5, -1.0, 2.5, 0.5)[piece % 5] - off * 2 / 3  # a little askew, always the same way
            self._put_card(piece, x - off, y - off, (wide, tall), angle=tilt, layer=layer, born=born, born_as=BACK,
                           gone=AWAY)  # fmt: skip
        small = max(30.0, min(50.0, wide * 0.46))
        trapped = [piece for piece in journey[:-1] if piece >= CARDS]
        beside = x + min(wide / 2 + 2, cell / 2 - small / 2)
        for number, piece in enumerate(trapped):
            low, layer = y + tall / 2 - small * (0.6 + 0.5 * number), 4 + len(trapped) - number
            self._put_card(piece, beside, low, _card(small), angle=8 - 5 * number, layer=layer)

    # -- the viewer ------------------------------------------------------------------------------------

    def _own_commander(self, seat: int) -> None:
        """Who the viewer is, and below that the own commander."""
        x, tall = MARGIN + OWN_COMMANDER / 2, OWN_COMMANDER * RATIO
        y, top = self.height - MARGIN - tall / 2, self.lane_y - LANE_HEIGHT / 2
        room = y - tall / 2 - 6 - top
        name = named(self.seats[seat], seat, 18, level=False)
        self._put("own", self._plate(seat, (1, name), pad=8), x, top + room / 2, OWN_COMMANDER, room)
        self._at_home(seat, x, y, OWN_COMMANDER)

    def _own_lanes(self, seat: int) -> None:
        """Four stacks, drawn out to the right so that every number shows."""
        gap, y, size = 8.0, self.lane_y, _card(LANE_CARD)
        room = (self.width - MARGIN - RIGHT_BLOCK - gap * (LANES - 1)) / LANES
        for lane in range(LANES):
            left = RIGHT_BLOCK + lane * (room + gap)
            cards = self.view.lanes[seat * LANES + lane]
            x = left + room / 2
            self._put(f"own-lane:{lane}", own_lane(lane, not cards), x, y, room, LANE_HEIGHT)
            self._zone(f"lane:{lane}", x, y, room + 6, LANE_HEIGHT + 6)
            step = min(34.0, (room - 14 - LANE_CARD) / max(1, len(cards) - 1))
            for place, card in enumerate(cards):
                x = left + 7 + LANE_CARD / 2 + place * step
                self._put_card(card, x, y, size, layer=1 + place, mine=True, born="own", gone=AWAY)

    def _own_hand(self, seat: int) -> None:
        """A row sorted by number, and the quest at its right."""
        view, y, (wide, tall) = self.view, self.hand_y, HAND_CARD
        quest_x = self.width - MARGIN - wide / 2 - 6
        words = counted("{count} quest left", "{count} quests left", view.quest_counts[seat])
        label = ("label", words, 16, "glow", "title")
        self._put("quest-words", label, quest_x, y - tall / 2 - LABEL / 2 - 2, wide + 20, LABEL)
        self._quest(seat, quest_x, y, wide)
        right = quest_x - wide / 2 - 18
        room, middle = right - RIGHT_BLOCK, (right + RIGHT_BLOCK) / 2
        self._zone("hand", middle, y, room, tall + 8)
        if model.END_TURN in self.legal:
            self.pieces.append(button("end-turn", _("End your turn"), middle, y, 190, 70))
        cards = [(piece_key(card), picture_of(card)) for card in view.hand]
        offered = [piece_key(card) for card in view.offered]
        for piece in fan(cards, middle, y, room, HAND_CARD, mine=True, born="deck", born_as=BACK, gone=AWAY):
            self.pieces.append(piece._replace(y=y - 22) if piece.key in offered else piece)


def _card(wide: float) -> Size:
    return wide, wide * RATIO
