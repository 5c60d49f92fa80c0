"""The screens along the top: the rivals' and the log's."""

from collections.abc import Sequence
from typing import Any

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import model
from tabletop.games.space_kitties.rules.content import ART, COMMANDERS, quest_size
from tabletop.games.space_kitties.rules.model import LANES, Action
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table.measures import APART, RATIO, SCREEN_TOP, Measures
from tabletop.games.space_kitties.voice.prompts import heading
from tabletop.games.space_kitties.voice.words import BACK, picture_of, piece_key
from tabletop.kernel.events import NOBODY
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.furniture import along, head, others
from tabletop.ui.stage.layout import Picture, Piece, Size, Zone

WIDE_SCREEN = 330.0
"""From this width on a screen has its bays in a row beside the quest."""
ROOMY = 220.0
"""From this width on the numbers of a narrow screen are beside the quest, not below it."""
FIGURE = 13.0
"""Width of a figure of a number at a text size of 100 %."""
LARGER = 1.4
"""Most scale of the words on a wide screen."""
BROAD = 420.0
"""From this width on the words of a wide screen grow with it."""
LINE = 1.22
"""Height of a line against its letters."""
LEAST_HEAD = 60.0
"""A smaller head stands beside the quest, not beside everything."""
SMALL_BACK: tuple[float, Picture] = (0, ("art", f"{ART}/back", 0.86))
"""In a row of pictures: a card's back before the number of cards held."""


def face(view: SpaceKittiesView, seat: int) -> str:
    """The commander who sits there, head and shoulders, without a mood."""
    return f"{ART}/bust-{COMMANDERS[view.commanders[seat]].slug}"


def card_size(wide: float) -> Size:
    return wide, wide * RATIO


class Screens:
    """The rivals' screens, and helpers to put pieces on the table."""

    def __init__(self, table: Seating, view: SpaceKittiesView, legal: Sequence[Action], size: Size) -> None:
        self.seats, self.past, self.view, self.legal = table.seats, table.past, view, legal
        self.rivals = others(view.seats, view.seat)
        headed = bool(heading(table, view))
        self.bridge = Measures(size, len(self.rivals), view.seat is not None, table.text, headed, table.folded)
        self.grown = max(1.0, table.text)
        """Scale of what has to hold words."""
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []

    def _put(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **more))

    def _put_card(self, card: int, x: float, y: float, size: Size, **more: Any) -> None:
        more = {"layer": 2, "picture": picture_of(card), **more}
        self._put(piece_key(card), more.pop("picture"), x, y, *size, card=True, **more)

    def _thing(self, key: str, picture: Picture, x: float, y: float, size: Size, **more: Any) -> None:
        """Something that stands there and takes what is put on it."""
        self._put(key, picture, x, y, *size, card=True, flips=False, **more)

    def _screens(self) -> None:
        bridge = self.bridge
        wide, middle, high = bridge.screen, (bridge.screens_left + bridge.screens_right) / 2, bridge.screen_height
        for seat, x in zip(self.rivals, along(len(self.rivals), middle, wide + APART), strict=True):
            size = round(min(126.0, wide * 0.31) if wide >= WIDE_SCREEN else min(96.0, wide * 0.56), 1)
            picture = ("screen", seat, seat == self.view.to_act, 0.0 if bridge.large else size)
            self._thing(f"seat:{seat}", picture, x, SCREEN_TOP + high / 2, (wide, high))
            if bridge.large:
                self._large_screen(seat, x - wide / 2, wide)
            elif wide >= WIDE_SCREEN:
                self._wide_screen(seat, x - wide / 2, wide, size)
            else:
                self._narrow_screen(seat, x - wide / 2, wide, size)
        if bridge.logged:
            left, top, wide, high = bridge.log_screen()
            self._put("log", ("log", self._empty_log()), left + wide / 2, top + high / 2, wide, high)

    def _empty_log(self) -> str:
        """Words on the screen of the log before anything has happened."""
        view = self.view
        busy = view.docking or view.cargo or view.partner != NOBODY
        if view.to_act is None or view.spent or busy or any((*view.piles, *view.lanes, view.discards)):
            return ""
        return _("First turn: {name}", name=self.seats[view.to_act].name)

    def _race(self, seat: int, x: float, y: float, wide: float, high: float) -> None:
        quests = quest_size(self.view.seats, self.view.short)
        picture = ("race", seat, quests - self.view.quest_counts[seat], quests)
        self._put(f"race:{seat}", picture, x, y, wide, high, layer=2)

    def _bust(self, seat: int, x: float, y: float, size: float) -> None:
        self.pieces.append(head(self.seats[seat], seat, x, y, size, face(self.view, seat), layer=1))
        if not self.view.home[seat]:
            lock = max(min(24.0, size * 0.42), size * 0.2)
            self._put(f"lock:{seat}", ("art", f"{ART}/locked"), x + size * 0.32, y - size * 0.18, lock, lock, layer=2)

    def _named(self, seat: int, units: float) -> Picture:
        return ("row", (0, ("art", f"seats/badge-{seat}", 0.7)), (1, ("called", self.seats[seat].name, units)))

    def _large_screen(self, seat: int, left: float, wide: float) -> None:
        """For large letters: the name above all, the quest and how many are left, below them a row of bays."""
        left, right, text = left + 12, left + wide - 13, self.bridge.text
        count, line, middle = self.view.quest_counts[seat], 16 * text * LINE, (left + right) / 2
        held = ("label", str(self.view.hand_counts[seat]), 16, "ink_soft", "bold", "left")
        cards = (SMALL_BACK, (0, held)) if wide >= ROOMY else ()
        name = (right - left - line * (1 + len(cards)), ("called", self.seats[seat].name, 16))
        row = ("row", (0, ("art", f"seats/badge-{seat}", 0.7)), name, *cards)
        top, foot = SCREEN_TOP + 8, SCREEN_TOP + self.bridge.screen_height - 9
        self._put(f"name:{seat}", row, middle, top + line / 2, right - left, line, layer=2)
        self._race(seat, middle, top + line + 5, right - left, 11)
        top += line + 12
        bay = min(15 * text, (foot - top) / 2)
        high = foot - top - bay - 3
        quest, book, word = min(56.0, high * 0.92), max(high * 0.74, FIGURE * text * len(str(count)) + 8), 32 * text
        size = min(foot - top, right - left - quest - book - 11)
        beside_all = size >= LEAST_HEAD
        size = size if beside_all else min(high, size)
        self._bust(seat, left + size / 2, top + (foot - top if beside_all else high) - size / 2, size)
        x = left + size + 6
        self._quest(seat, x + quest / 2, top + high / 2, quest, high=high)
        x += quest + 5
        self._put(f"book:{seat}", ("pages", count), x + book / 2, top + high / 2, book, high, layer=1)
        x += book + 6
        if right - x >= word:
            words = counted("quest left", "quests left", count) if right - x >= 3 * word else _("left")
            label = ("label", words, 16, "glow", "bold", "left")
            self._put(f"left:{seat}", label, (x + right) / 2, top + high / 2, right - x, high, layer=1)
        start = left + size + 6 if beside_all else left
        step = (right - start) / LANES
        for lane, x in enumerate(along(LANES, (start + right) / 2, step)):
            self._lane(seat, lane, ("chip",), (x, foot - bay / 2), (step - 2, bay), counts=step >= 34 * text)

    def _wide_screen(self, seat: int, left: float, wide: float, size: float) -> None:
        """Head, name, how far it is; below these the quest on its book and the bays."""
        foot = SCREEN_TOP + self.bridge.screen_height
        self._bust(seat, left + 10 + size / 2, foot - size / 2 - 3, size)
        x, right = left + size + 14, left + wide - 14
        room, larger = right - x, min(LARGER, max(self.grown, wide / BROAD))
        cards = counted("{count} card", "{count} cards", self.view.hand_counts[seat])
        line = ("row", (1, self._named(seat, 17)), (0.5, ("label", cards, 15, "ink_soft", "medium", "right")))
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
        y, deep = (top + foot - 9) / 2, foot - 9 - top
        high = min(deep, 66.0, book * 74 / 76)
        self._put(f"book:{seat}", ("stuff", "book-small"), x + book / 2, y, book, high, layer=1)
        self._quest(seat, x + book / 2, y, min(40.0, book * 0.6, (high - 4) / RATIO))
        high = min(deep, 62.0, (step - 1) * 64 / 46)
        card = card_size(min(step - 1, high * 46 / 64) * 0.82)
        for lane, x in enumerate(along(LANES, right - 2 * step, step)):
            self._lane(seat, lane, ("stuff", "bay-small"), (x, y), (step - 1, high), card)

    def _narrow_screen(self, seat: int, left: float, wide: float, size: float) -> None:
        """The head under the name, the quest and four small numbers beside it."""
        top, foot, roomy = SCREEN_TOP, SCREEN_TOP + self.bridge.screen_height, wide >= ROOMY
        self._bust(seat, left + 8 + size / 2, foot - size / 2 - 3, size)
        held, remain = str(self.view.hand_counts[seat]), str(self.view.quest_counts[seat])
        larger = min(LARGER, self.grown)
        figure, high = FIGURE * larger, 22 * larger
        counts: list[tuple[float, Picture]] = []
        if roomy:
            counts = [SMALL_BACK, (figure, ("label", held, 16, "ink_soft", "bold", "left"))]
        quests = (figure * len(remain), ("label", remain, 19, "glow", "title", "right"))
        counts += [(0, ("art", f"{ART}/book-small", 0.86)), quests]
        room = wide - 24.0 - sum(share or high for share, _count in counts)
        row = ("row", (room, self._named(seat, 16)), *counts)
        top += 7 + high
        self._put(f"name:{seat}", row, left + wide / 2 - 1, top - high / 2, wide - 24, high, layer=2)
        self._race(seat, left + wide / 2, top + 4, wide - 24, 12)
        x, right = left + size + 10, left + wide - 14
        top, foot = top + 9, foot - 6
        columns = 4 if wide >= WIDE_SCREEN - 60 else 2
        if roomy:
            middle, quest = (top + foot) / 2, min(48.0, (foot - top - 4) / RATIO)
            self._quest(seat, x + 27, middle, quest)
            x, high = x + 56, 36.0 if columns == 2 else 50.0
        else:
            high = 18.5
            quest = min(35.0, (right - x) * 0.6, (foot - top - 2 * high - 2) / RATIO)
            self._quest(seat, (x + right) / 2, top + quest * RATIO / 2, quest)
            middle = foot - high
        step = (right - x) / columns
        empty = ("stuff", "bay-small") if columns == 4 else ("chip",)
        for lane in range(LANES):
            column, row_above = lane % columns + 0.5, lane // columns - (LANES // columns - 1) / 2
            at = x + column * step, middle + row_above * high
            self._lane(seat, lane, empty, at, (step - 2, high - 1.5), counts=columns == 4)

    def _quest(self, seat: int, x: float, y: float, wide: float, high: float = 0.0, **more: Any) -> None:
        card = self.view.quest_tops[seat]
        if card != model.NO_CARD:
            pile = "quests" if seat == self.view.seat else f"seat:{seat}"
            self._put_card(card, x, y, (wide, high or wide * RATIO), born=pile, born_as=BACK, gone=(pile,), **more)

    def _lane(
        self, seat: int, lane: int, bay: Picture, at: Size, size: Size, card: Size | None = None, counts: bool = True
    ) -> None:
        """A rival's lane: its bay, the card below the top, the top; `counts`: with how many lie in it."""
        self._put(f"bay:{seat}:{lane}", bay, *at, *size, layer=1)
        cards = self.view.lanes_of(seat)[lane]
        for depth, top in enumerate(cards[-2:]):
            picture = ("card", top, len(cards) if counts else 0)
            self._put_card(top, *at, card or size, picture=picture, layer=2 + depth, born=f"head:{seat}", born_as=BACK)
