"""The four suits of Nine Lives: symbol, colours, window, scenery and cat family."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from coat import Coat
from palette import WHITE
from sky import HEART, fir, heart_tree, peak, round_tree
from svg import Picture, fade, soft

SPADE = (
    "M0 -46C10 -30 44 -10 44 14C44 30 33 39 22 39C15 39 9 36 6 31C7 38 10 43 15 46"
    "H-15C-10 43 -7 38 -6 31C-9 36 -15 39 -22 39C-33 39 -44 30 -44 14C-44 -10 -10 -30 0 -46Z"
)
CLUB = (
    "M-7 26C-11 31 -17 33 -23 33A21 21 0 1 1 -19 -8A22 22 0 1 1 19 -8A21 21 0 1 1 23 33"
    "C17 33 11 31 7 26C8 36 11 42 17 46H-17C-11 42 -8 36 -7 26Z"
)
DIAMOND = soft([(0, -48), (38, 0), (0, 48), (-38, 0)], 11)

ROUND_ARCH = "M20 306V195A105 105 0 0 1 230 195V306Z"
POINTED_ARCH = "M20 306V206C20 146 92 142 125 82C158 142 230 146 230 206V306Z"
CUT_ARCH = soft([(20, 306), (20, 172), (90, 96), (160, 96), (230, 172), (230, 306)], [0, 24, 24, 24, 24, 0])
CLOVER_ARCH = "M20 306V176A52 52 0 0 1 78.5 124.5A53 53 0 0 1 171.5 124.5A52 52 0 0 1 230 176V306Z"

Tree = Callable[[Picture, float, float, float, str], None]


@dataclass(frozen=True)
class Suit:
    """`paper` is the light ground, `deep` the banner and number, `night` the window's sky from top to
    bottom, `accent` two colours for toys and furniture, `charm` what the family likes to wear."""

    name: str
    symbol: str
    gem: tuple[str, str]
    paper: tuple[str, str]
    deep: str
    night: tuple[str, ...]
    accent: tuple[str, str]
    moon: tuple[str, str]
    hills: tuple[str, str]
    window: str
    tree: Tree
    head: str
    ears: str
    coat: Coat
    patterns: tuple[str, ...]
    charm: str


SUITS = {
    suit.name: suit
    for suit in (
        Suit(
            "hearts",
            HEART,
            ("#ff8fa8", "#c22353"),
            ("#fff3f0", "#ffc9cd"),
            "#8c1f49",
            ("#2c1a52", "#7a3478", "#e0718c", "#ffc3a0"),
            ("#7fdcc0", "#ffcf6b"),
            ("#fff6e6", "#ffcfa8"),
            ("#6e2a63", "#a34471"),
            ROUND_ARCH,
            heart_tree,
            "round",
            "wide",
            Coat(
                "#fa8fa3", "#b32a58", cream="#fff1ea", ear="#ffb7c0", iris="#7fd98c", nose="#d94668", second="#ffe3d8"
            ),
            ("tabby", "tabby", "marble", "tabby", "tuxedo", "marble", "tabby", "tiger", "tabby"),
            "bow",
        ),
        Suit(
            "spades",
            SPADE,
            ("#8f86f0", "#33288f"),
            ("#f5f3ff", "#cdc8f7"),
            "#33297d",
            ("#131038", "#2f2a80", "#8a5cc4", "#ffb0a8"),
            ("#ffb07a", "#ff8fa8"),
            ("#fffaf0", "#ffd7b8"),
            ("#241f63", "#433a9c"),
            POINTED_ARCH,
            fir,
            "slim",
            "tall",
            Coat(
                "#aaa6f7", "#473a9e", cream="#f3efff", ear="#f2a9d6", iris="#ffd257", nose="#e58bb8", second="#e9e4ff"
            ),
            ("points", "hood", "points", "star", "tuxedo", "points", "hood", "points", "star"),
            "glasses",
        ),
        Suit(
            "diamonds",
            DIAMOND,
            ("#ffd46b", "#d97a12"),
            ("#fff9e8", "#ffe0a3"),
            "#7a3d0c",
            ("#2e1f56", "#84406a", "#ea8358", "#ffd98a"),
            ("#7fd0f0", "#ff9aa6"),
            ("#fffbe0", "#ffd67a"),
            ("#7a3a4e", "#b8624a"),
            CUT_ARCH,
            peak,
            "fluffy",
            "tufted",
            Coat(
                "#ffc95e", "#c86a1c", cream="#fff6df", ear="#ffad94", iris="#5fc9c0", nose="#d9614a", second="#fff3dc"
            ),
            ("tiger", "calico", "tiger", "tabby", "calico", "tiger", "patch", "tiger", "calico"),
            "headphones",
        ),
        Suit(
            "clubs",
            CLUB,
            ("#6fdcb4", "#0f7a66"),
            ("#f1fff6", "#b9eed6"),
            "#0c5552",
            ("#0e2246", "#17596e", "#55b39a", "#ffe6a8"),
            ("#ff9f8a", "#ffd36b"),
            ("#fffde6", "#ffdf92"),
            ("#124a56", "#1f7a70"),
            CLOVER_ARCH,
            round_tree,
            "wide",
            "small",
            Coat(
                "#8ce0c2", "#17766f", cream="#f6fff0", ear="#ffb3a8", iris="#ffc45e", nose="#e0706f", second="#e6ffe8"
            ),
            ("spots", "patch", "spots", "spots", "hood", "patch", "spots", "spots", "spots"),
            "flower",
        ),
    )
}


def suit_symbol(pic: Picture, suit: Suit, x: float, y: float, size: float) -> None:
    """The symbol, `size` high, with its one highlight."""
    with pic.at(x, y, size / 100):
        pic.path(suit.symbol, fade(*suit.gem, -30))
        shine = {
            "hearts": "M-35 -18C-35 -26 -30 -31 -24 -31",
            "spades": "M-32 12C-31 2 -22 -8 -14 -15",
            "diamonds": "M-25 -2L-5 -29",
            "clubs": "M-12 -24C-12 -31 -7 -36 -1 -36",
        }[suit.name]
        pic.stroke(shine, WHITE, 8, opacity=0.65)
