"""The pictures in the rulebook."""

from tabletop.games.nine_lives.lesson import chapters
from tabletop.games.nine_lives.lesson.positions import Position, after, at, table
from tabletop.kernel.figure import Figure

SEATS = "You", "Mimi", "Oscar"


def _figure(position: Position, does: str, shows: str, lit: str = "", rim: float = 14.0) -> Figure:
    """A position once these actions are done; what is seen of it and what shines, in the words of `positions.at`."""
    return Figure(after(position, *does.split()), at(shows), SEATS, lit=at(lit), rim=rim)


_CUSHIONS = "slot:0 slot:1 slot:2"
_OWN = "seat:0 lives:0"
_HEARTS_LED = table("H6 C4 D8 | S3 C9 | 9", "H2 S7 C6 | S6 | 9", "D9 C7 S5 | C8 | 9")

FIGURES = {
    "life-deck": _figure(chapters.NINE_LIVES.position, "", f"S3 under:1 head:0 {_OWN}"),
    "rival": _figure(chapters.NINE_LIVES.position, "", "head:1 hold:1 seat:1 lives:1 S6"),
    "leading": _figure(_HEARTS_LED, "play:H6 play:H2", f"H6 H2 {_CUSHIONS} hearts"),
    "follow": _figure(
        chapters.FOLLOW.position, "play:C5 play:S3", "C5 S3 slot:0 C2 S8 H7 D5 gauge:1 gauge:3", lit="C2 S8", rim=8.0
    ),
    "life-follows": _figure(
        chapters.PLAY_A_LIFE.position, "play:S6 play:S2", "S6 S2 S1 H7 C8 slot:0 gauge:1", lit="S1", rim=8.0
    ),
    "total": _figure(chapters.BURST.position, "play:C4 play:C3", f"C4 C3 {_CUSHIONS} clubs"),
    "two-totals": _figure(chapters.LOSE_A_LIFE.position, "play:H7 play:D9:life", f"H7 D9 {_CUSHIONS} gauge:2 hearts"),
    "comes-back": _figure(
        chapters.LOSE_A_LIFE.position,
        "play:H7 play:D9:life play:H2",
        "H7 H2 D9 gauge:0 into:hand into:discards hand discards",
        lit="D9",
    ),
    "last-life": _figure(chapters.THE_END.position, "", "head:1 hold:1 seat:1 lives:1 H9"),
    "pounce": _figure(
        table("H7 | S1 D2 | 6", "S8 D5 | H3 | 6", "S2 | C4 | 6"), "play:S1:life play:S8", f"S1 S8 {_CUSHIONS} spades"
    ),
    "hairball": _figure(chapters.POWERS.position, "play:H7 play:C3:life>H", f"H7 C3 note:2 {_CUSHIONS} gauge:3 hearts"),
    "zoomies": _figure(
        table("H7 | D2 | 6", "S8 D5 | H3 | 6", "D3 | C4 S1 | 6", keeper=1),
        "play:S8 play:C4:life",
        f"S8 C4 note:2 {_CUSHIONS} gauge:1 clubs",
    ),
    "knock-it-off": _figure(
        chapters.POWERS.position,
        "play:H7 play:C3:life>H play:H5:life>H7",
        f"H7 H5 C3 note:1 {_CUSHIONS} gauge:3 hearts",
    ),
    "copycat": _figure(
        table("S7 | D2 | 6", "H8 D5 | H3 | 6", "S3 | D6 S1 | 6", keeper=1),
        "play:H8 play:D6:life>H8",
        f"H8 D6 note:2 {_CUSHIONS} gauge:2 hearts",
    ),
    "big-box": _figure(
        table("S7 | D2 | 6", "H5 D5 | C3 | 6", "S3 | H7 S1 | 6", keeper=1),
        "play:H5 play:H7:life",
        f"H5 H7 {_CUSHIONS} hearts",
    ),
    "hiss": _figure(
        table("C5 H6 S2 | D2 | 6", "H5 D5 | C8 C3 | 6", "H3 | S7 | 6", keeper=1),
        "play:C8:life play:H3",
        f"C8 H3 {_CUSHIONS} clubs gauge:0 C5 H6 S2 D2",
        lit="H6",
    ),
}
