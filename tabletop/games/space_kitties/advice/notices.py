"""What the coach looks at: a position and what of it several remarks need."""

from collections.abc import Callable, Sequence

from tabletop.base.words import _
from tabletop.games.space_kitties.advice.effects import plays, to_quest, way
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDER, COMMANDERS, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import NEW, PLACE, PLAY, Action
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import journey_letter
from tabletop.kernel.events import NOBODY

Legal = Sequence[Action]
Names = Sequence[str]
Told = str | tuple[str, Sequence[Action]]
"""A remark's words (empty: it has nothing to say), and the actions they speak for, if any."""


class Here:
    """A position, seen by the seat to act."""

    def __init__(self, view: SpaceKittiesView, legal: Legal, names: Names) -> None:
        self.view, self.legal, self.names = view, legal, names
        self.seat = view.seat or 0
        self.quest = view.quest_tops[self.seat]
        self.number = NUMBER[self.quest]
        self.left = view.quest_counts[self.seat]
        self.plays = plays(legal)
        self.fits = self.quest in self.plays
        """Whether the own quest can be played now."""
        self.way = None if self.fits else way(view, self.seat)
        self.commander = COMMANDERS[view.commanders[self.seat]]
        self.piece = COMMANDER + view.commanders[self.seat]
        self.lanes = view.lanes_of(self.seat)
        self.abilities = [move for move in legal if move.kind in ABILITY]
        self.rivals = [(self.seat + step) % view.seats for step in range(1, view.seats)]
        """In turn order."""
        self.ending = [seat for seat in self.rivals if view.quest_counts[seat] == 1]
        """Those with one quest left."""

    def goal(self, seat: int) -> int:
        return NUMBER[self.view.quest_tops[seat]]

    def always_fits(self, seat: int) -> bool:
        return self.goal(seat) in (WORMHOLE, HYPERSPEED)

    def open_for(self, seat: int) -> list[int]:
        """The journeys on which a seat's quest fits now."""
        goal = self.goal(seat)
        return [pile for pile, count in enumerate(self.view.counts) if count >= 0 and goal in (count + 1, HYPERSPEED)]

    def opening(self, seat: int) -> int | None:
        """A journey on which a card of the viewer's would open a seat's quest that does not fit yet."""
        if self.open_for(seat) or self.always_fits(seat):
            return None
        counts, before = self.view.counts, self.goal(seat) - 2
        for card, piles in self.plays.items():
            for pile in piles:
                if card != self.quest and pile != NEW and NUMBER[card] != counts[pile] == before:
                    return pile
        return None

    def played(self, pile: int, *numbers: int) -> list[Action]:
        """Cards onto a journey, with these numbers if any are named."""
        there = (move for move in self.legal if move.kind == PLAY and move.target == pile)
        return [move for move in there if not numbers or NUMBER[move.card] in numbers]

    def placed(self, lane: int) -> list[Action]:
        return [move for move in self.legal if move.kind == PLACE and move.target == lane]

    def but(self, moves: Sequence[Action]) -> list[Action]:
        return [move for move in self.legal if move not in moves]

    def quests(self) -> list[Action]:
        return to_quest(self.view, self.legal)


def whole_turn(view: SpaceKittiesView, legal: Legal) -> bool:
    """Whether the viewer has a whole turn to decide: not a Cargo Bay or a Diplomatic Mission."""
    return view.seat is not None and view.seat == view.to_act and not view.cargo and view.partner == NOBODY


def said(tell: Callable[[Here], Told]) -> Callable[[SpaceKittiesView, Legal, Names], str]:
    """The words of a remark, as the kernel asks for them."""
    return lambda view, legal, names: _both(tell(Here(view, legal, names)))[0]


def advised(tell: Callable[[Here], Told]) -> Callable[[SpaceKittiesView, Legal], Sequence[Action]]:
    """The actions that they speak for."""
    return lambda view, legal: _both(tell(Here(view, legal, [""] * view.seats)))[1]


def _both(told: Told) -> tuple[str, Sequence[Action]]:
    return (told, ()) if isinstance(told, str) else told


def on(pile: int) -> str:
    return _("a new journey") if pile == NEW else _("journey {letter}", letter=journey_letter(pile))
