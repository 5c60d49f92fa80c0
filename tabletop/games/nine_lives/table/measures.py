"""Measures of the window: where table, seats, hand and scenery are at any size."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.ui.stage.furniture import others
from tabletop.ui.stage.layout import Backdrop, Hud

MIDDLE, ACROSS, DOWN = (640.0, 426.0), 566.0, 236.0
"""The table's top in a window of 1280 x 720: its middle, half its width and half its height."""
HAND_CARD, LARGEST_HAND_CARD = 114.0, 134.0
"""Width of the viewer's cards, and the most in a high window."""
SIDEWAYS = 120.0
"""Most that side items move outwards in a wide window."""
HEADS = {
    1: (640.0,),
    2: (182.0, 1098.0),
    3: (168.0, 640.0, 1112.0),
    4: (142.0, 386.0, 894.0, 1138.0),
    5: (142.0, 386.0, 640.0, 894.0, 1138.0),
    6: (132.0, 330.0, 536.0, 744.0, 950.0, 1148.0),
}
"""X of each head, by the number of seats behind the table."""
CUSHIONS = {
    1: ((640.0, 322.0),),
    2: ((496.0, 366.0), (784.0, 366.0)),
    3: ((454.0, 372.0), (640.0, 322.0), (826.0, 372.0)),
    4: ((306.0, 434.0), (452.0, 379.0), (828.0, 379.0), (974.0, 434.0)),
    5: ((306.0, 434.0), (440.0, 379.0), (640.0, 322.0), (840.0, 379.0), (974.0, 434.0)),
    6: ((306.0, 436.0), (426.0, 392.0), (566.0, 360.0), (714.0, 360.0), (854.0, 392.0), (974.0, 436.0)),
}
LARGE_CUSHIONS = {
    3: ((450.0, 368.0), (640.0, 316.0), (830.0, 368.0)),
    4: ((292.0, 446.0), (446.0, 379.0), (834.0, 379.0), (988.0, 446.0)),
    5: ((292.0, 446.0), (446.0, 379.0), (640.0, 331.0), (834.0, 379.0), (988.0, 446.0)),
    6: ((262.0, 446.0), (426.0, 392.0), (566.0, 366.0), (714.0, 366.0), (854.0, 392.0), (1018.0, 446.0)),
}
"""Where cards with large figures and names beside large plates have more room."""
HUGE = 1.25
"""Text size from which on plates and cards use the large layout."""
WIDER_PROMPT = 50.0
"""Extra width of the prompt at double text size."""
CROWD = 4
"""Number of opponents from which on everything is drawn smaller."""


class Measures:
    """Where things are in a window of one size: at the sides of a wide one, above and below in a high one.

    `letters`: the text scale, 1 to 2. `folded`: the log is folded away, the buttons stand in its corner and the hand
    has the whole width.
    """

    def __init__(self, width: float, height: float, letters: float = 1.0, folded: bool = False) -> None:
        self.width, self.height, self.letters, self.folded = width, height, letters, folded
        self.huge = letters > HUGE
        """Whether plates and cards use the large layout."""
        self.right, self.down = (width - 1280) / 2, (height - 720) / 2
        """Offset of the table's middle from its place at 1280 x 720."""
        self.low = height - 720
        """Offset down of the nearest things."""
        self.aside = min(SIDEWAYS, self.right)
        wide = min(LARGEST_HAND_CARD, HAND_CARD + 0.25 * self.low + 10 * (letters - 1))
        wide += (10 - 8 * (letters - 1)) * folded
        self.hand_card = wide, wide * 1.4
        self.hand_y = height - self.hand_card[1] / 2 - 12
        self.life_x = self.left_side(234) + wide / 2
        self.hand_left = self.life_x + wide / 2 + 44
        self.hand_right = self.right_side(1004 if folded else 916 - WIDER_PROMPT * (letters - 1))
        self.hand_middle, self.hand_width = (self.hand_left + self.hand_right) / 2, self.hand_right - self.hand_left
        self.discards = (self.right_side(1152), height - 76) if folded else self.on_table(1118, 484)
        """The carton with the discards: beside the hand, or on the table."""

    def left_side(self, x: float) -> float:
        return x + self.right - self.aside

    def right_side(self, x: float) -> float:
        return x + self.right + self.aside

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        return x + self.right, y + self.down


def rim(x: float) -> float:
    """How far down the far edge of the table is at x, in the smallest window."""
    part = min(1.0, abs(x - MIDDLE[0]) / ACROSS)
    return MIDDLE[1] - DOWN * math.sqrt(1 - part * part)


class Chair(NamedTuple):
    """Where one of the others sits, in the smallest window."""

    seat: int
    x: float
    y: float
    """The middle of the head."""
    size: float
    """Of the picture with head and shoulders."""
    side: int
    """-1 at the left of the table, 1 at the right, 0 in the middle."""
    cushion: tuple[float, float]
    among: int
    """How many sit behind the table."""

    @property
    def part(self) -> float:
        return self.size / 200

    @property
    def top(self) -> float:
        """Of the head, with its ears."""
        return self.y - 0.5 * self.size

    @property
    def crowd(self) -> bool:
        return self.among >= CROWD


def chairs(view: NineLivesView, huge: bool = False) -> list[Chair]:
    """The others in turn order from the left; for a spectator everybody."""
    seats = others(view.seats, view.seat)
    size = (136.0 if huge else 152.0) if len(seats) >= CROWD else 190.0
    cushions = CUSHIONS | LARGE_CUSHIONS if huge else CUSHIONS
    found = []
    for seat, x, cushion in zip(seats, HEADS[len(seats)], cushions[len(seats)], strict=True):
        side = (x > MIDDLE[0]) - (x < MIDDLE[0])
        y = max(size / 2, rim(x - 45 * size / 200 * side) + 10 * abs(side) - size / 2) + 7 * size / 200
        found.append(Chair(seat, x, y, size, side, cushion, len(seats)))
    return found


def scene(round_table: list[Chair], spots: Measures, sitters: Sequence[str]) -> tuple[Backdrop, ...]:
    """Backdrops from the far wall to the sill; `sitters` are the bodies on the chairs."""
    x, y = spots.on_table(640, 360)
    grown = max(1.0, spots.height / 1240)
    seamless = grown * 1.004  # each reaches a little under the next
    tiles = math.ceil(spots.width / 640 / grown)
    tiles += tiles % 2  # the middle of the room lies between two of them
    out = [
        Backdrop("nine-lives/wall", x + (tile - (tiles - 1) / 2) * 640 * grown, y, 640 * seamless, 1400 * seamless)
        for tile in range(tiles)
    ]
    out.append(Backdrop("nine-lives/window", x, y - 174, 960, 760))
    out.append(Backdrop("nine-lives/shelf", x - 479, y - 210, 260, 80))
    for chair in sorted(round_table, key=lambda one: one.y):
        at = spots.on_table(chair.x, chair.y + 40 * chair.part)
        for drawn in (f"chair-{chair.seat}", f"body-{sitters[chair.seat]}"):
            out.append(Backdrop(f"nine-lives/{drawn}", *at, 240 * chair.part, 300 * chair.part))
    out.append(Backdrop("nine-lives/table", *spots.on_table(640, 496), 1260, 640))
    out.append(Backdrop("nine-lives/ledge-left", spots.left_side(370) - 500, spots.low + 705, 1000, 130))
    out.append(Backdrop("nine-lives/ledge-right", spots.right_side(928) + 500, spots.low + 705, 1000, 130))
    around = max(spots.width, spots.height) * 1.02
    out.append(Backdrop("nine-lives/dusk", spots.width / 2, spots.height / 2, around, around))
    return tuple(out)


def hud(round_table: list[Chair], spots: Measures) -> Hud:
    """Words in the corners above the heads; with large letters they have all the room that the heads leave."""
    large = spots.letters
    corner = max(round_table, key=lambda chair: abs(chair.x - MIDDLE[0]))
    edge, half = abs(corner.x - MIDDLE[0]), spots.width / 2
    high, right = min(126.0, corner.top + spots.down - 14) if corner.side else 126.0, spots.width - 22
    if high >= 70:  # above the head in the corner, as far as those farther in leave room
        tall = [chair for chair in round_table if chair.top + spots.down < 12 + high]
        room = half - max((abs(chair.x - MIDDLE[0]) + 0.36 * chair.size for chair in tall), default=60.0) - 34
    else:  # beside it, outside if the window is wide
        high, room = 126.0, half - edge - 0.36 * corner.size - 34
        if room < 246:
            right, room = half + edge - 0.36 * corner.size - 12, 400.0
    log = max(246.0, min(300 * large, room))
    title = max(380.0 if large < 1.2 else 290.0, min(380 * large, room))
    if spots.folded:
        return _folded(spots, (28, 18 - 10 * (large - 1), title, high), corner.crowd)
    wide, deep = 310 + WIDER_PROMPT * (large - 1), 104 + 40 * (large - 1)
    return Hud(
        title=(28, 18 - 10 * (large - 1), title, high),
        log=(right - log, 12, log, high),
        prompt=(spots.right_side(1260 - wide), spots.low + 652 - deep, wide, deep),
        buttons=(spots.right_side(1022), spots.low + 685),
        prompt_points="left",
        prompt_align="midleft",
    )


def _folded(spots: Measures, title: tuple[float, float, float, float], crowd: bool) -> Hud:
    """Without the log: the buttons are in its corner, and what is asked stands where the discards were."""
    wide, buttons = 190 * spots.letters, spots.width - 22 - 206
    left, top = spots.on_table(1020 if not spots.huge else 1034 if crowd else 1000, 412)
    return Hud(
        title=title,
        log=(buttons - 14 - wide, 16, wide, 40),
        prompt=(left, top, min(310.0, spots.width - 6 - left), 124),
        buttons=(buttons + 22, 36),
        prompt_points="down",
        prompt_align="midtop" if spots.huge else "center",
    )
