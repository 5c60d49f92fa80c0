"""Where pieces and zones lie, in table units, and how they are played by hand. Imports nothing of ours."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

Size = tuple[float, float]
"""Width and height, in units."""
Picture = tuple[Hashable, ...]
"""What a piece looks like, in the controller's own words: equal pictures are painted once."""


CARD, HEXAGON, ROUND = "card", "hexagon", "round"
"""Outlines of pieces."""


class Piece(NamedTuple):
    """One thing lying on the table; x and y are its middle."""

    key: str
    picture: Picture
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    layer: int = 0
    """Higher lies above lower; of equal ones the later lies above."""
    card: bool = False
    """Has a shadow, can be hovered and taken."""
    mine: bool = False
    """The viewer's own: in the shade while others of their pieces can be used and it cannot."""
    born: str = ""
    """The piece or zone it comes from when it is new."""
    born_as: Picture | None = None
    """What it looked like there: it is turned over on the way."""
    gone: tuple[str, ...] = ()
    """The pieces or zones it flies to, one after the other, when it is no longer there."""
    flips: bool = True
    """Whether it is turned over when its picture changes."""
    hint: bool = False
    """Seen only while the piece in the hand can be put on it."""
    via: tuple[tuple[float, float], ...] = ()
    """The places it passes on the way when it comes here from elsewhere."""
    board: bool = False
    """Lies on the layout's board: zoomed and moved with it, and never drawn beside it."""
    outline: str = CARD
    """CARD, HEXAGON (on a point) or ROUND: where it is hit and how it shines."""


class Zone(NamedTuple):
    """A place where pieces can be dropped; x and y are its middle."""

    key: str
    x: float
    y: float
    width: float
    height: float
    direct: bool = False
    """Clicked with empty hands it takes the one piece that can go there."""
    quiet: bool = False
    """Not drawn as a box when something can go there: the controller shows it itself."""
    board: bool = False
    """Lies on the layout's board."""


class Layout(NamedTuple):
    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    reason: tuple[float, float]
    """The middle of the place where a refusal says its reason: nothing important lies there."""
    deck: str = ""
    """The piece or zone a new game is dealt from; empty if nothing is dealt."""
    board: Zone | None = None
    """The part of the table that can be zoomed and moved about, if there is one."""


class Gesture(NamedTuple):
    """How an action is done by hand."""

    lift: str
    """The piece to take."""
    drops: tuple[str, ...]
    """The pieces or zones to put it on; any of them will do, the first is the one to show. A piece that can only
    be put on itself is a button: one click does it."""
    words: str
    """What it means, for the chooser."""
    picture: Picture | None = None
    """What to show with the words."""
    quiet: bool = False
    """Can be done, but is nothing to point at: a piece with nothing else to do does not shine."""
    note: str = ""
    """A few letters shown on the place to drop it while the piece is held, such as a price."""


class Wish(NamedTuple):
    """Something a person may have in mind, allowed or not."""

    lift: str
    """The piece they take."""
    drops: tuple[str, ...]
    """The pieces or zones they put it on; empty: anywhere, or they only press it."""
    action: Any
    """What that would be."""


class Beat(NamedTuple):
    """How the table plays one event."""

    seconds: float = 0.0
    """How long it waits before the next, at normal speed."""
    sound: str = ""
    bursts: tuple[str, ...] = ()
    """The pieces that go up in sparks."""
    captions: tuple[tuple[str, str], ...] = ()
    """Words that rise from a piece."""
    flare: str = "effects"
    """The folder of art its burst and sparks come from."""


class Explanation(NamedTuple):
    """What a piece says when it is looked at closely."""

    title: str
    text: str
    pictures: tuple[Picture, ...]
    rule: str = ""
    shape: tuple[float, float] = (250, 350)
    """The proportions of the pictures."""
