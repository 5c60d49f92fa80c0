"""Where the cards of Space Kitties lie on the table. Imports the model, the view and the table's layout."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.space_kitties.commanders import COMMANDERS
from tabletop.games.space_kitties.model import CARDS, COMMANDER, FRONTIER, LANES, NO_CARD, NOBODY, NUMBER
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import along, button, fan, named, others, pile, plate, under
from tabletop.ui.layout import Layout, Picture, Piece, Zone
from tabletop.words import _, counted

ART = "space-kitties"
BACK = ("back",)
AWAY = ("discards",)
RATIO = 7 / 5
"""Height to width of a card."""
MARGIN = 8.0
PLATE_HEIGHT = 124.0
WIDE_PLATE = 300.0
"""From this width on a plate has its lanes beside the quest, not below it."""
HAND_CARD = 100.0
LANE_CARD = 68.0
LANE_HEIGHT = 106.0
OWN_COMMANDER = 150.0
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


def picture_of(piece: int) -> tuple[str, int]:
    return ("card", piece) if piece < CARDS else ("commander", piece - COMMANDER)


def new_place(view: SpaceKittiesView) -> int:
    """Where the next new journey will lie."""
    return next((place for place, pile in enumerate(view.piles) if not pile), len(view.piles))


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it."""

    width: float
    height: float
    middle_top: float
    middle_bottom: float
    lane_y: float
    hand_y: float
    right_block: float
    """Where the lanes and the hand begin, right of the own commander."""

    @classmethod
    def of(cls, width: float, height: float, playing: bool) -> "Spots":
        hand_tall = HAND_CARD * RATIO
        hand_y = height - MARGIN - hand_tall / 2
        lane_y = height - MARGIN - hand_tall - LABEL - LANE_HEIGHT / 2
        bottom = lane_y - LANE_HEIGHT / 2 - 8 if playing else height - MARGIN
        top = MARGIN + PLATE_HEIGHT + STRIP
        return cls(width, height, top, bottom, lane_y, hand_y, MARGIN + OWN_COMMANDER + 14)


class Places:
    """Lays the table for these people."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)

    def layout(self, view: SpaceKittiesView, width: float, height: float) -> Layout:
        spots = Spots.of(width, height, view.seat is not None)
        pieces: list[Piece] = []
        zones: list[Zone] = []
        self._plates(view, spots, pieces, zones)
        self._decks(view, spots, pieces, zones)
        self._journeys(view, spots, pieces, zones)
        if view.seat is not None:
            self._own_commander(view, view.seat, spots, pieces)
            self._own_lanes(view, view.seat, spots, pieces, zones)
            self._own_hand(view, view.seat, spots, pieces, zones)
        reason = (width / 2, MARGIN + PLATE_HEIGHT + STRIP / 2)
        status = self._status(view)
        if status:
            pieces.append(Piece("status", ("note", status, 15, "glow"), *reason, 560, STRIP - 8))
        return Layout(tuple(pieces), tuple(zones), reason, "deck")

    def _status(self, view: SpaceKittiesView) -> str:
        """What is going on besides the usual, in the quiet line."""
        if view.to_act is None:
            return ""
        name = self.seats[view.to_act].name
        if view.partner != NOBODY:
            return counted(
                "Diplomatic Mission: {{name}} with {{partner}}, {count} card chosen",
                "Diplomatic Mission: {{name}} with {{partner}}, {count} cards chosen",
                len(view.offered),
            ).format(name=name, partner=self.seats[view.partner].name)
        if view.cargo:
            return _("Cargo Bay: the whole hand goes onto the lanes")
        if view.docking:
            return _("Fast Docking: a Planet may also follow its equal")
        return ""

    # -- the others ------------------------------------------------------------------------------------

    def _plates(self, view: SpaceKittiesView, spots: Spots, pieces: list[Piece], zones: list[Zone]) -> None:
        """The other commanders along the top, in turn order."""
        seats, gap, y = others(view.seats, view.seat), 6.0, MARGIN + PLATE_HEIGHT / 2
        wide = min(620.0, (spots.width - 2 * MARGIN + gap) / len(seats) - gap)
        for seat, x in zip(seats, along(len(seats), spots.width / 2, wide + gap), strict=True):
            picture = self._plate(view, seat, wide)
            pieces.append(Piece(f"plate:{seat}", picture, x, y, wide, PLATE_HEIGHT))
            zones.append(Zone(f"seat:{seat}", x, y, wide + 8, PLATE_HEIGHT + 8))
            lay = self._wide_plate if wide >= WIDE_PLATE else self._narrow_plate
            pieces += lay(view, seat, x - wide / 2, wide)

    def _plate(self, view: SpaceKittiesView, seat: int, wide: float) -> Picture:
        """Name, hand and quests left, on the line of the name or in a column beside two small cards."""
        quests, hand = view.quest_counts[seat], view.hand_counts[seat]
        name = named(self.seats[seat], seat, 15, level=False)
        if wide >= WIDE_PLATE:
            words = counted("{count} quest left", "{count} quests left", quests)
            words += " · " + counted("{count} card", "{count} cards", hand)
            more = ("label", words, 14, "ink_soft", "medium", "right")
            return plate(seat, seat == view.to_act, (22, ("row", (1, name), (1, more))), (92, ()), pad=5)
        small = _small(wide)
        beside = wide - 2 * small - 20
        column: list[tuple[float, Picture]] = []
        for number, word in zip((quests, hand), (counted("quest", "quests", quests), counted("card", "cards", hand)),
                                strict=True):  # fmt: skip
            if beside > 66:
                column.append((28, ("label", f"{number} {word}", 15, "ink_soft")))
            else:
                column.append((16, ("label", str(number), 17, "ink", "title")))
                column.append((12, ("label", word, 10.5, "ink_soft", "medium")))
        facts = ("row", (2 * small + 7, ()), (beside, ("column", *column)))
        return plate(seat, seat == view.to_act, (22, name), (60, facts), (32, ()), pad=4)

    def _wide_plate(self, view: SpaceKittiesView, seat: int, left: float, plate: float) -> list[Piece]:
        """Commander, quest and lanes beside each other."""
        tall = PLATE_HEIGHT - 38
        wide = tall / RATIO
        y = MARGIN + 30 + tall / 2
        step = min(wide + 8, (plate - 2 * wide - 34) / LANES)
        small = min(wide, step - 6)
        tops = [left + plate - 8 - small / 2 - (LANES - 1 - lane) * step for lane in range(LANES)]
        return [
            *self._at_home(view, seat, left + 8 + wide / 2, y, wide),
            *self._quest(view, seat, left + 16 + 1.5 * wide, y, wide),
            *self._lane_tops(view, seat, tops, y, (small, small * RATIO)),
        ]

    def _narrow_plate(self, view: SpaceKittiesView, seat: int, left: float, plate: float) -> list[Piece]:
        """Commander and quest, the lanes below them."""
        small, step = _small(plate), (plate - 9) / LANES
        tops = [left + 6 + lane * step + (step - 3) / 2 for lane in range(LANES)]
        return [
            *self._at_home(view, seat, left + 6 + small / 2, MARGIN + 58, small),
            *self._quest(view, seat, left + 11 + 1.5 * small, MARGIN + 58, small),
            *self._lane_tops(view, seat, tops, MARGIN + 105.0, (step - 3, 28.0)),
        ]

    def _at_home(self, view: SpaceKittiesView, seat: int, x: float, y: float, wide: float) -> list[Piece]:
        """The commander card in front of its owner, or the empty place of a trapped one."""
        who, mine = view.commanders[seat], seat == view.seat
        size = (wide, wide * RATIO)
        if view.home[seat]:
            return [Piece(f"commander:{who}", ("commander", who), x, y, *size, layer=1, card=True, mine=mine,
                          born=f"plate:{seat}")]  # fmt: skip
        below = COMMANDER + who in view.discards
        place = _("trapped in the discards") if below else _("trapped in a journey")
        words = f"{COMMANDERS[who].name}\n{place}" if wide > 99 else ""
        return [Piece(f"away:{seat}", ("slot", words, f"{ART}/locked"), x, y, *size)]

    def _quest(self, view: SpaceKittiesView, seat: int, x: float, y: float, wide: float) -> list[Piece]:
        size, card, mine = (wide, wide * RATIO), view.quest_tops[seat], seat == view.seat
        pieces = under(f"quests:{seat}", BACK, view.quest_counts[seat], x, y, size, 2.5, 2)
        if card != NO_CARD:
            pieces.append(
                Piece(piece_key(card), ("card", card), x, y, *size, layer=1, card=True, mine=mine,
                      born="quest-words" if mine else f"plate:{seat}", born_as=BACK, gone=AWAY)
            )  # fmt: skip
        return pieces

    def _lane_tops(
        self, view: SpaceKittiesView, seat: int, across: Sequence[float], y: float, size: tuple[float, float]
    ) -> list[Piece]:
        """The tops of another commander's lanes; how many lie in each stands on it."""
        pieces = []
        for lane, x in enumerate(across):
            cards, place = view.lanes[seat * LANES + lane], ("slot", str(lane + 1), "", NOBODY, 0.9)
            pieces.append(Piece(f"lane:{seat}:{lane}", place, x, y, *size))
            if cards:
                picture = ("card", cards[-1], len(cards))
                pieces.append(
                    Piece(piece_key(cards[-1]), picture, x, y, *size, layer=1, card=True, born=f"plate:{seat}",
                          born_as=BACK)
                )  # fmt: skip
        return pieces

    # -- the middle ------------------------------------------------------------------------------------

    def _decks(self, view: SpaceKittiesView, spots: Spots, pieces: list[Piece], zones: list[Zone]) -> None:
        """The Play Deck above, the discards with the commanders trapped in them below."""
        room = (spots.middle_bottom - spots.middle_top) / 2
        tall = min(room - 22, 130.0)
        wide = tall / RATIO
        x = MARGIN + 6 + wide / 2
        deck_y = spots.middle_top + tall / 2
        pile_y = spots.middle_top + room + tall / 2
        deck, words = BACK if view.deck_count else None, _("Deck · {count}").format(count=view.deck_count)
        pieces += pile("deck", deck, words, x, deck_y, (wide, tall))
        cards = [piece for piece in view.discards if piece < CARDS]
        top, words = ("card", cards[-1]) if cards else None, _("Discards · {count}").format(count=len(cards))
        pieces += pile("pile", top, words, x, pile_y, (wide, tall))
        trapped = [piece for piece in view.discards if piece >= CARDS]
        small = 46.0  # a column of faces beside the pile, up to the deck if there are many
        step = min(28.0, (pile_y + tall / 2 - spots.middle_top - small * RATIO) / max(1, len(trapped) - 1))
        for place, piece in enumerate(trapped):
            low = pile_y + tall / 2 - small * RATIO / 2 - (len(trapped) - 1 - place) * step
            pieces.append(
                Piece(piece_key(piece), picture_of(piece), x + wide / 2 + 21, low, small, small * RATIO,
                      angle=3 - 6 * (place % 2), layer=2 + place, card=True, born="pile")
            )  # fmt: skip
        zones.append(Zone("deck", x, deck_y, wide + 14, tall + 6))
        zones.append(Zone("discards", x, pile_y, wide + 14, tall + 6))

    def _journeys(self, view: SpaceKittiesView, spots: Spots, pieces: list[Piece], zones: list[Zone]) -> None:
        """Every journey with its top, what is trapped in it and what it needs; and the place of a new one."""
        fresh = new_place(view)
        count = len(view.piles) + 1  # one more even if a place is free: what stays does not move
        columns, rows = next((columns, rows) for most, columns, rows in GRIDS if count <= most)
        left = MARGIN + DECK_COLUMN
        cell = (spots.width - MARGIN - left) / columns
        if rows == 1:  # a few journeys lie in the middle
            left += (columns - count) * cell / 2
        row = (spots.middle_bottom - spots.middle_top) / rows
        wide = min(LARGEST_JOURNEY, cell - 34, (row - LABEL - 10) / RATIO)
        tall = wide * RATIO
        for place in range(count):
            x = left + (place % columns + 0.5) * cell
            y = spots.middle_top + (place // columns + 0.5) * row - LABEL / 2
            pile = view.piles[place] if place < len(view.piles) else ()
            if not pile:
                if place == fresh:
                    picture = ("slot", _("new journey"), f"{ART}/sign-0", NOBODY, 0.4)
                    pieces.append(Piece("new", picture, x, y, wide, tall))
                    zones.append(Zone("pile:new", x, y + LABEL / 2, cell - 4, row - 4))
                continue
            zones.append(Zone(f"pile:{place}", x, y + LABEL / 2, cell - 4, row - 4))
            self._journey(view, place, x, y, wide, cell, pieces)

    def _journey(
        self, view: SpaceKittiesView, place: int, x: float, y: float, wide: float, cell: float, pieces: list[Piece]
    ) -> None:  # fmt: skip
        pile, count = view.piles[place], view.counts[place]
        top = pile[-1]
        tall = wide * RATIO
        own = NUMBER[top] if top < CARDS else NOBODY
        if count < FRONTIER:
            words = _("needs {number}").format(number=count + 1)
            edge = "glow" if own != count else "panel_edge"
            need = ("note", words, 15, "panel", edge, "ink", f"{ART}/sign-{count + 1}")
            pieces.append(Piece(f"need:{place}", need, x, y + tall / 2 + LABEL / 2 + 2, cell - 12, LABEL))
        if own != count:
            worth = ("note", f"= {count}", 16, "glow", "#ffffff")
            corner = x + wide / 2 - 10, y - tall / 2 + 6
            pieces.append(Piece(f"count:{place}", worth, *corner, 44, 24, layer=9))
        opened = pile[0] >= CARDS and len(pile) == 2
        born = "deck" if opened else "own" if view.to_act == view.seat else f"plate:{view.to_act}"
        shown = [piece for piece in pile[:-1] if piece < CARDS][-1:]
        layer = 2
        for piece in shown:
            pieces.append(
                Piece(piece_key(piece), picture_of(piece), x - 3, y - 3, wide, tall, angle=_tilt(piece) - 2,
                      layer=layer, card=True, born=born, born_as=BACK, gone=AWAY)
            )  # fmt: skip
        pieces.append(
            Piece(piece_key(top), picture_of(top), x, y, wide, tall, angle=_tilt(top), layer=layer + 1, card=True,
                  born=born, born_as=BACK, gone=AWAY)
        )  # fmt: skip
        small = max(30.0, min(50.0, wide * 0.46))
        trapped = [piece for piece in pile[:-1] if piece >= CARDS]
        beside = x + min(wide / 2 + 2, cell / 2 - small / 2)
        for number, piece in enumerate(trapped):
            low = y + tall / 2 - small * (0.6 + 0.5 * number)
            pieces.append(
                Piece(piece_key(piece), picture_of(piece), beside, low, small, small * RATIO,
                      angle=8 - 5 * number, layer=layer + 2 + len(trapped) - number, card=True)
            )  # fmt: skip

    # -- the viewer ------------------------------------------------------------------------------------

    def _own_commander(self, view: SpaceKittiesView, seat: int, spots: Spots, pieces: list[Piece]) -> None:
        tall = OWN_COMMANDER * RATIO
        x = MARGIN + OWN_COMMANDER / 2
        y = spots.height - MARGIN - tall / 2
        top = spots.lane_y - LANE_HEIGHT / 2
        name = plate(seat, view.to_act == seat, (1, named(self.seats[seat], seat, 18)))
        room = y - tall / 2 - 6 - top
        pieces.append(Piece("own", name, x, top + room / 2, OWN_COMMANDER, room))
        pieces += self._at_home(view, seat, x, y, OWN_COMMANDER)

    def _own_lanes(
        self, view: SpaceKittiesView, seat: int, spots: Spots, pieces: list[Piece], zones: list[Zone]
    ) -> None:
        """Four stacks, drawn out to the right so that every number shows."""
        gap = 8.0
        room = (spots.width - MARGIN - spots.right_block - gap * (LANES - 1)) / LANES
        for lane in range(LANES):
            left = spots.right_block + lane * (room + gap)
            cards = view.lanes[seat * LANES + lane]
            x = left + room / 2
            pieces.append(
                Piece(f"own-lane:{lane}", ("own-lane", lane, not cards), x, spots.lane_y, room, LANE_HEIGHT)
            )
            zones.append(Zone(f"lane:{lane}", x, spots.lane_y, room + 6, LANE_HEIGHT + 6))
            step = min(34.0, (room - 14 - LANE_CARD) / max(1, len(cards) - 1))
            for place, card in enumerate(cards):
                pieces.append(
                    Piece(piece_key(card), ("card", card), left + 7 + LANE_CARD / 2 + place * step, spots.lane_y,
                          LANE_CARD, LANE_CARD * RATIO, layer=1 + place, card=True, mine=True, born="own", gone=AWAY)
                )  # fmt: skip

    def _own_hand(
        self, view: SpaceKittiesView, seat: int, spots: Spots, pieces: list[Piece], zones: list[Zone]
    ) -> None:
        """A row sorted by number, and the quest at its right."""
        quest_x = spots.width - MARGIN - HAND_CARD / 2 - 6
        words = counted("{count} quest left", "{count} quests left", view.quest_counts[seat])
        y = spots.hand_y - HAND_CARD * RATIO / 2 - LABEL / 2 - 2
        label = ("label", words, 16, "glow", "title")
        pieces.append(Piece("quest-words", label, quest_x, y, HAND_CARD + 20, LABEL))
        pieces += self._quest(view, seat, quest_x, spots.hand_y, HAND_CARD)
        right = quest_x - HAND_CARD / 2 - 18
        room = right - spots.right_block
        middle = (right + spots.right_block) / 2
        tall = HAND_CARD * RATIO
        zones.append(Zone("hand", middle, spots.hand_y, room, tall + 8))
        if not view.hand and view.to_act == seat and not self._can_draw(view):
            pieces.append(button("end-turn", _("End your turn"), middle, spots.hand_y, 190, 70))
        cards = [(piece_key(card), ("card", card)) for card in view.hand]
        hand = fan(cards, middle, spots.hand_y, room, (HAND_CARD, tall), mine=True, born="deck", born_as=BACK,
                   gone=AWAY)  # fmt: skip
        offered = {piece_key(card) for card in view.offered}
        pieces += [piece._replace(y=piece.y - 22) if piece.key in offered else piece for piece in hand]

    def _can_draw(self, view: SpaceKittiesView) -> bool:
        return view.deck_count > 0 or any(piece < CARDS for piece in view.discards)


def _small(plate: float) -> float:
    """How wide the cards on a narrow plate are."""
    return min(40.0, plate * 0.285)


def _tilt(piece: int) -> float:
    """A card on a journey lies a little askew, always the same way."""
    return (-2.0, 1.5, -1.0, 2.5, 0.5)[piece % 5]
