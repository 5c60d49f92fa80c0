"""Where pieces and zones lie, in table units, and how they are played by hand."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Self

from tabletop.base.words import _, counted
from tabletop.kernel.actions import Action

Size = tuple[float, float]
Picture = tuple[Hashable, ...]
"""What a piece looks like, in the controller's own words: equal pictures are painted once."""


class ButtonPicture(NamedTuple):
    kind: str
    words: str
    fill: str
    icon: str


Box = tuple[float, float, float, float]
"""Left, top, width and height, in units."""

CARD, HEXAGON, ROUND = "card", "hexagon", "round"


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
    about: tuple[str, ...] = ()
    """The pieces it says something about that is true only while they lie where they do."""
    outline: str = CARD
    """CARD, HEXAGON (on a point) or ROUND: where it is hit and how it shines."""
    ground: tuple[tuple[float, float], ...] = ()
    """The corners, from its middle, of the place it is hit on instead, where a board is seen in perspective."""

    @property
    def kind(self) -> Hashable:
        return self.picture[0]


class Key(NamedTuple):
    """What the key of a piece says: `cat:2:7` is of the kind `cat` and has the numbers 2 and 7."""

    kind: str
    numbers: tuple[int, ...]

    @classmethod
    def of(cls, key: str) -> Self:
        kind, *rest = key.split(":")
        return cls(kind, tuple(int(number) for number in rest if number.isdecimal()))

    @property
    def number(self) -> int:
        """The first of its numbers; -1 if it has none."""
        return self.numbers[0] if self.numbers else -1


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
    ground: tuple[tuple[float, float], ...] = ()
    """Its corners, from its middle, if it is no rectangle."""

    def holds(self, x: float, y: float) -> bool:
        if self.ground:
            return within(self.ground, x - self.x, y - self.y)
        return abs(x - self.x) <= self.width / 2 and abs(y - self.y) <= self.height / 2


def within(corners: Sequence[tuple[float, float]], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


class Backdrop(NamedTuple):
    """A picture of the scenery; x and y are its middle, and it may reach beyond the window."""

    art: str
    """In the high contrast theme its twin `<art>-contrast` is drawn, if there is one."""
    x: float
    y: float
    width: float
    height: float


class Hud(NamedTuple):
    title: Box
    """The game's name, its goal and where it stands, from the top left."""
    log: Box
    """What happened last, as many lines as fit."""
    prompt: Box
    """The bubble that asks lies in it, as small as its words."""
    buttons: tuple[float, float]
    """The middle of the first button; the others follow to the right."""
    paper: str = "note"
    """What the log is written on: a note, a banner or a veil."""
    prompt_points: str = ""
    """Where the bubble's tip points: left, right, up, down or nowhere."""
    prompt_align: str = "center"
    """Where in its box the bubble lies, by pygame's names: center, midleft, bottomright ..."""


class Layout(NamedTuple):
    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    reason: tuple[float, float]
    """The middle of the place where a refusal says its reason: nothing important lies there."""
    deck: str = ""
    """The piece or zone a new game is dealt from; empty if nothing is dealt."""
    board: Zone | None = None
    """The part of the table that can be zoomed and moved about, if there is one."""
    scene: tuple[Backdrop, ...] = ()
    """What is behind everything, from the farthest on; a plain cloth if there is nothing."""
    hud: Hud | None = None
    """None: in a column beside the table (see `beside`)."""
    edge: tuple[tuple[float, float], ...] = ()
    """The corners of a board that is no rectangle: looked at from nearer it stays behind the scenery around it."""
    went: Mapping[str, str] = MappingProxyType({})
    """By the key of a piece that is no longer seen: where it is now, if it did not go where it goes by itself."""
    written: tuple[Box, ...] = ()
    """Where words stand on larger things, or what else must be seen: whoever else speaks at the table spares it."""


def boxes(pieces: Iterable[Piece], *kinds: str) -> tuple[Box, ...]:
    """Where the pieces are whose keys begin with these words."""
    found = [one for one in pieces if one.key.partition(":")[0] in kinds]
    return tuple((one.x - one.width / 2, one.y - one.height / 2, one.width, one.height) for one in found)


COLUMN = 264.0
"""How wide the words and buttons beside a plain table are, in units."""


def beside(size: Size) -> Hud:
    """Words and buttons in a column at the right edge of a table of this size."""
    left, width, height = size[0] + 12, COLUMN - 24, size[1]
    return Hud(
        (left, 14, width, 110), (left, 132, width, height - 350), (left, height - 208, width, 130),
        (left + 34, height - 40), "veil", prompt_align="midbottom",
    )  # fmt: skip


class Side(NamedTuple):
    name: str
    seat: int
    total: int
    parts: tuple[tuple[str, int], ...] = ()
    """What adds up to the total: words and number."""


class Moment(NamedTuple):
    """Something people will talk about: the table stands still, says why, and goes on when it could be read."""

    title: str
    words: tuple[str, ...] = ()
    """The cause with its numbers, in up to three lines."""
    lit: tuple[str, ...] = ()
    picture: Picture | None = None
    sides: tuple[Side, ...] = ()
    """A fight: who it is between, and what each of them counts."""


class Gesture(NamedTuple):
    lift: str
    drops: tuple[str, ...]
    """The pieces or zones to put it on; any of them will do, the first is the one to show. A piece that can only
    be put on itself is a button: one click does it."""
    words: str
    picture: Picture | None = None
    quiet: bool = False
    """Can be done, but is nothing to point at: a piece with nothing else to do does not shine."""
    note: str = ""
    """A few letters shown on the place to drop it while the piece is held, such as a price."""
    tone: str = ""
    """Of the note, as of a hint: good, bad, chance or plain."""
    ends: bool = False
    """Says itself that it ends the turn, so that nobody is asked again."""
    stays: bool = False
    """The piece acts from where it lies on what it is put on: it does not lie there meanwhile."""
    aside: bool = False
    """Never the main thing to do: keys do not begin with a piece that can do nothing else."""
    key: str = ""
    """The key that points at it: up, right, down or left where what is chosen is a direction, a digit for a number."""
    traced: bool = False
    """The way it goes is drawn by the game's `preview`: a hint shows that, and needs no arrow."""
    short: str = ""
    """What it means beside the other ways to do something with this piece; empty: its words."""

    @property
    def among_others(self) -> str:
        """What it is called where several ways stand side by side."""
        return self.short or self.words


class Wish(NamedTuple):
    """Something a person may have in mind, allowed or not."""

    lift: str
    drops: tuple[str, ...]
    """The pieces or zones they put it on; empty: anywhere, or they only press it."""
    action: Action


class Beat(NamedTuple):
    seconds: float = 0.0
    """How long it waits before the next, at normal speed."""
    sound: str = ""
    bursts: tuple[str, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()
    """Words that rise from a piece or a zone."""
    flare: str = "effects"
    """The folder of art its burst and sparks come from."""
    moment: Moment | None = None
    """What is staged before it happens."""


class Row(NamedTuple):
    words: str
    value: str = ""
    """At its end, strong."""
    pictures: tuple[Picture, ...] = ()
    small: str = ""
    shape: tuple[float, float] = (30, 30)
    """How large each picture is, in units."""


class Part(NamedTuple):
    """Some lines of a sheet under a title."""

    title: str
    rows: tuple[Row, ...]
    note: str = ""
    """At the end of the title's line."""


class Sheet(NamedTuple):
    about: str
    """What it is, below its name."""
    score: tuple[str, str]
    standing: str = ""
    """How that compares."""
    sources: tuple[tuple[str, int], ...] = ()
    parts: tuple[Part, ...] = ()
    warning: str = ""
    title: str = _("Where the points come from")
    paints: tuple[str, ...] = ()
    """The colours of the sources, light ones, where they have some at the table already."""


class Held(NamedTuple):
    """Things of one sort that not everybody knows."""

    pictures: tuple[Picture, ...]
    words: str = _("Hand")
    aside: bool = False
    """Whether they lie at the right, apart from a hand."""


class Offer(NamedTuple):
    """One of the things an option is about, as they are compared side by side before a match."""

    value: bool | int | str | None
    """The option's value that chooses it; None: nobody chooses it there."""
    name: str
    portrait: Picture
    calling: str = ""
    abilities: tuple[tuple[Picture | None, str, str], ...] = ()
    """What it can do: a sign, a name and a sentence for each."""
    start: tuple[Picture, ...] = ()
    start_words: str = ""


class Explanation(NamedTuple):
    """What a piece says when it is looked at closely."""

    title: str
    text: str
    pictures: tuple[Picture, ...]
    rule: str = ""
    shape: tuple[float, float] = (250, 350)
    pile: bool = False
    """Whether it is what lies on a pile, be it one: a click opens it, as it does everything with several pictures."""


def _points(count: int) -> str:
    return counted("one point", "{count} points", count)


class Ending(NamedTuple):
    words: str
    """What decided it, in a sentence."""
    sources: tuple[str, ...]
    parts: tuple[tuple[int, ...], ...]
    """For each seat what each source gave; they add up to its score."""
    trophies: tuple[tuple[Picture, ...], ...] = ()
    """For each seat what it has to show for it."""
    counts: Callable[[int], str] = _points
    """A number of what a score counts, in words."""
    by_points: bool = True
    """Whether the points decided it; other ways to win ask for other words."""
    unit: str = _("points")
    won: str = ""
    """Said to who won by something else than points."""
    title: str = _("Where the points came from")
    lost: str = ""
    """Said to who lost to something else than points."""
    paints: tuple[str, ...] = ()
    """The colours of the sources, light ones, where they have some at the table already."""
    full: int = 0
    """What a full bar stands for; 0: for what the best have."""
    seen: str = ""
    """Said to who only watched something else than points win."""
