"""What the remarks of Space Kitties' coach are made of: a position and what of it is often asked."""

from collections.abc import Callable, Iterator, Sequence

from tabletop.base.words import _
from tabletop.games.space_kitties.advice.effects import own_lanes, plays, to_quest
from tabletop.games.space_kitties.rules import model
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import NEW, NOBODY, Action
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import journey_letter
from tabletop.kernel.coaching import Remark

Legal = Sequence[Action]
Names = Sequence[str]
Told = str | tuple[str, Sequence[Action]]
"""Words, and the moves they speak for if they do; words against a move speak for all others."""


class Here:
    """What everything is asked about: the position, and what of it is often needed."""

    def __init__(self, view: SpaceKittiesView, legal: Legal, names: Names) -> None:
        self.view, self.legal, self.names = view, legal, names
        self.seat = view.seat or 0
        self.quest = view.quest_tops[self.seat]
        self.number = NUMBER[self.quest]
        self.left = view.quest_counts[self.seat]
        self.plays = plays(legal)
        self.commander = COMMANDERS[view.commanders[self.seat]]
        self.lanes = own_lanes(view, self.seat)

    @property
    def rivals(self) -> list[int]:
        """The others, the next one first."""
        return [(self.seat + step) % self.view.seats for step in range(1, self.view.seats)]

    def goal(self, seat: int) -> int:
        return NUMBER[self.view.quest_tops[seat]]

    def open_for(self, seat: int) -> list[int]:
        """The journeys on which a seat's quest fits now."""
        goal = self.goal(seat)
        return [pile for pile, count in enumerate(self.view.counts) if count >= 0 and goal in (count + 1, HYPERSPEED)]

    def opening(self, seat: int) -> int | None:
        """A journey on which a card of the viewer's would open a seat's quest that does not fit yet."""
        if self.open_for(seat) or self.goal(seat) in (WORMHOLE, HYPERSPEED):
            return None
        found = (
            pile
            for card, piles in self.plays.items()
            for pile in piles
            if card != self.quest
            and pile != NEW
            and NUMBER[card] != self.view.counts[pile]
            and self.view.counts[pile] + 2 == self.goal(seat)
        )
        return next(found, None)

    def played(self, pile: int, *numbers: int) -> list[Action]:
        """Cards onto a journey, with these numbers if any are named."""
        there = (move for move in self.legal if move.kind == model.PLAY and move.target == pile)
        return [move for move in there if not numbers or NUMBER[move.card] in numbers]

    def not_(self, moves: Sequence[Action]) -> list[Action]:
        return [move for move in self.legal if move not in moves]

    def quests(self) -> list[Action]:
        return to_quest(self.view, self.legal)

    def abilities(self) -> Iterator[Action]:
        return (move for move in self.legal if move.kind in ABILITY)


def remark(name: str, tell: Callable[[Here], Told]) -> Remark[SpaceKittiesView, Action]:
    """One that is asked about a turn's own decisions, not amid a Cargo Bay or a Diplomatic Mission."""

    def told(view: SpaceKittiesView, legal: Legal, names: Names) -> tuple[str, Sequence[Action]]:
        if view.seat is None or view.seat != view.to_act or view.cargo or view.partner != NOBODY:
            return "", ()
        found = tell(Here(view, legal, names))
        return (found, ()) if isinstance(found, str) else found

    return Remark(
        name,
        lambda view, legal, names: told(view, legal, names)[0],
        lambda view, legal: told(view, legal, [""] * view.seats)[1],
    )


def on(pile: int) -> str:
    return _("a new journey") if pile == NEW else _("journey {letter}", letter=journey_letter(pile))
