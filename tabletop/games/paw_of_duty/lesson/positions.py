"""Positions of the lesson and the rulebook's figures, in a short notation."""

from collections.abc import Callable, Sequence
from itertools import chain

from tabletop.games.paw_of_duty.rules import combat, model
from tabletop.games.paw_of_duty.rules.board import CITY, SQUARES, square_text
from tabletop.games.paw_of_duty.rules.content import CARDS, CLAWS, KITTIES, card_text, kitty_text
from tabletop.games.paw_of_duty.rules.model import HAND, PawState
from tabletop.games.paw_of_duty.rules.turn import lines_of
from tabletop.kernel.events import NOBODY
from tabletop.kernel.lesson import Turn
from tabletop.kernel.rng import Rng

CARD = {card_text(card): card for card in range(CARDS)}
KITTY = {kitty_text(kitty): kitty for kitty in range(KITTIES)}
SQUARE = {square_text(square): square for square in range(SQUARES)}
Position = Callable[[Rng], PawState]


def street(
    mine: str, theirs: str, hand: str, *, offer: str = "", placed: str = "", tactics: int = 0, next_kitties: str = "",
    next_cards: str = "", rival_cards: str = "", captured: Sequence[str] = ("", ""), held: bool = False,
) -> Position:  # fmt: skip
    """Your turn: Kitties as "P2@c3E" for you and your rival, with a number at the end if they have more paw tokens
    than one; your cards besides Claws Out; the two Kitties drawn, or the one placed and the tactics left.

    `rival_cards` are some of those your rival holds;
    `captured` are the Kitties each of you has taken; `held`: your rival is eligible with the lines that stand.
    """

    def position(_rng: Rng) -> PawState:
        cards, coming, rivals = ([CARD[name] for name in names.split()] for names in (hand, next_cards, rival_cards))
        rest = [card for card in range(len(CLAWS), CARDS) if card not in (*cards, *coming, *rivals)] + rivals
        rivals, rest = rest[-HAND + 1 :], rest[: -HAND + 1]
        s = PawState(0, [sorted([CLAWS[0], *cards]), [CLAWS[1], *sorted(rivals)]], [*rest, *reversed(coming)], [])
        for owner, squad in enumerate((mine, theirs)):
            for text in squad.split():
                name, _at, spot = text.partition("@")
                tokens = int(spot[3:] or 1)
                combat.place(s, KITTY[name], owner, SQUARE[spot[:2]], "NESW".index(spot[2]), tokens)
        s.captured = [[KITTY[name] for name in taken.split()] for taken in captured]
        s.offer = [KITTY[name] for name in offer.split()]
        out = [*chain(*s.squads, *s.captured)]
        top = [KITTY[name] for name in next_kitties.split()]
        s.kitties = [*top, *(one for one in range(KITTIES) if one not in {*out, *top, *s.offer})]
        for kitty in s.offer:
            s.known[kitty] = 1
        s.number, s.phase = len(out) + 1, model.DEPLOYING
        if placed:
            s.number, s.phase, s.placed, s.tactics = len(out), model.TACTIC, KITTY[placed], tactics
        s.first = (s.number + 1) % 2
        s.radio = NOBODY
        s.claims[1] = lines_of(s, 1) if held else []
        return s

    return position


def opening(hand: str, next_cards: str, next_kitties: str, rival_cards: str = "") -> Position:
    """Before the first turn, which is yours; these cards besides Claws Out and the Radio."""
    hand = f"radio {hand}"
    dealt = street("", "", hand, next_cards=next_cards, next_kitties=next_kitties, rival_cards=rival_cards)

    def position(rng: Rng) -> PawState:
        s = dealt(rng)
        s.number, s.phase, s.first, s.radio = 0, model.REDRAWING, 0, 0
        return s

    return position


PLACING = street("H1@b4E", "P2@d3N", "stalk hiss catnip pounce", offer="T2 H4")
DAMAGE = street(
    "H2@c3E P2@d2N", "H3@d3N T1@b2N", "pounce stalk catnip hiss", placed="P2", tactics=3, next_cards="claw-swipe"
)
TRIANGLE = street(
    "H3@b3E P2@c2N T1@b2N", "T4@c3N H2@d4W P4@c4N", "bamboozle stalk hiss tail-hook", placed="T1", tactics=3
)
OPENING = opening(
    "rescue-chopper bamboozle stalk claw-swipe", "hiss tail-hook pounce", "H1 T4", "rescue-chopper-b rescue-chopper-c"
)
OUTSIDE = street(
    "T3@a3E2 H2@c1N P2@c3N", "P1@c4E H3@b2E T2@d2W", "rescue-chopper hiss stalk catnip", placed="P2", tactics=1,
    next_kitties="T1 H4 H1 P4",
)  # fmt: skip
LINE = street("T3@b2N P3@c3N", "H2@b3S T2@d2N", "stalk catnip hiss pounce", offer="T4 P1", next_kitties="P2 H4")
BREAKING = street(
    "H2@b2W T2@b4E P3@a3N H4@c2S", "T4@b3E H3@c3N P2@d3N", "switcheroo catnip stalk supply-drop", placed="H4",
    tactics=1, captured=("T1 H1", "P1 H2b"), held=True, next_kitties="T2b P2b",
)  # fmt: skip
LAST_TURN = street(
    "P3@c2N H2@b3W T2@d4E", "T4@c3E T3@d3N H4@d2W P4@b2W", "stalk catnip supply-drop double-time", placed="T2",
    tactics=1, captured=("T1 H2b P2b", "H1 P1 P2 T2b"),
)  # fmt: skip


def turns(seat: int, actions: str) -> tuple[Turn, ...]:
    """What somebody does by itself."""
    return tuple(Turn(seat, action) for action in actions.split())


def keys(words: str) -> tuple[str, ...]:
    """Keys of pieces: Kitties, squares and cards by their short names, `CITY` for its squares, others as they are.

    A Kitty with a "!" stands for its scratches on the one it faces and the star with its damage.
    """
    found: list[str] = []
    for word in words.split():
        if word.endswith("!"):
            found += (f"{kind}:{KITTY[word[:-1]]}" for kind in ("threat", "blow"))
        elif word == "CITY":
            found += (f"square:{square}" for square in CITY)
        else:
            kinds = (("kitty", KITTY), ("square", SQUARE), ("card", CARD))
            found.append(next((f"{kind}:{named[word]}" for kind, named in kinds if word in named), word))
    return tuple(found)
