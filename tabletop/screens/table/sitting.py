"""The state of one table: the match, who looks at it, what is shown, what may be done, and the table's mode."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from tabletop.kernel.match import HUMAN, Match

if TYPE_CHECKING:
    from tabletop.ai.report import Report
    from tabletop.kernel.actions import Action
    from tabletop.kernel.state import View
    from tabletop.ui.stage.controller import Controller
    from tabletop.ui.stage.hand import Hand
    from tabletop.ui.stage.index import Index
    from tabletop.ui.stage.layout import Layout, Size
    from tabletop.ui.stage.playback import Playback


class Mode(Enum):
    """What a table does now."""

    DEALING = auto()
    """A new match waits until its place is drawn, then comes from the deck."""
    SHOWING = auto()
    """What happened is shown, frame by frame."""
    RECAP = auto()
    """What happened before is shown again."""
    DECIDING = auto()
    """The viewer is to act."""
    CONFIRMING = auto()
    """The viewer has decided something that ends the turn, and is asked for the last word."""
    WAITING = auto()
    """Another seat is to act."""
    CURTAIN = auto()
    """Another person is to act; a curtain hides what is secret until they sit down."""
    CHANGE_OF_SEATS = auto()
    """Another person is to act; where nothing is secret they simply see the table from their side."""
    OVER = auto()
    """The match is over; its results have not been told."""
    TOLD = auto()
    """They have been told."""

    @property
    def settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return self not in (Mode.DEALING, Mode.SHOWING, Mode.RECAP)


def mode_after_showing(match: Match, viewer: int | None, told: bool = False) -> Mode:
    """The mode of a table that has shown everything; `told`: its results are known already."""
    turn = match.to_act
    if match.outcome is not None:
        return Mode.TOLD if told else Mode.OVER
    if turn is not None and turn == viewer:
        return Mode.DECIDING
    if turn is not None and match.seats[turn].kind == HUMAN and match.why_full is None:
        return Mode.CURTAIN if match.game.info.secrets else Mode.CHANGE_OF_SEATS
    return Mode.WAITING


class Sitting:
    """Read by all parts of a table; `MatchFlow` and a lesson change it, `Opponents` adds its reports."""

    def __init__(
        self, match: Match, controller: Controller, playback: Playback, hand: Hand, helped: bool = True
    ) -> None:
        """`helped`: there are hints and a coach."""
        self.match, self.controller, self.helped = match, controller, helped
        self.humans = [seat for seat, who in enumerate(match.seats) if who.kind == HUMAN]
        secret = match.game.info.secrets and (len(self.humans) > 1 or (match.deal is not None and match.deal.curtain))
        self.viewer: int | None = None if secret or not self.humans else self.humans[0]
        """The seat whose knowledge is shown; None, and so at first between people: what everybody may know."""
        self.mode = Mode.SHOWING
        self.held: Action | None = None
        """What was decided and waits for the last word; None if nothing does."""
        self.reports: dict[int, Report] = {}
        """What AIs thought about each position they decided."""
        self._playback, self._hand = playback, hand

    @property
    def settled(self) -> bool:
        return self.mode.settled

    @property
    def mine(self) -> bool:
        return self.viewer is not None and self.match.to_act == self.viewer

    @property
    def shown(self) -> View:
        """The view the table shows, which is behind the match while frames wait."""
        return self._playback.shown

    @property
    def legal(self) -> Sequence[Action]:
        """What the viewer may do in it; nothing while frames wait."""
        return self._playback.legal

    @property
    def frames_wait(self) -> bool:
        return bool(self._playback.waiting)

    @property
    def size(self) -> Size:
        return self._playback.size()

    @property
    def layout(self) -> Layout:
        return self._playback.layout

    @property
    def index(self) -> Index:
        """The legal actions by the pieces they begin with."""
        return self._hand.index
