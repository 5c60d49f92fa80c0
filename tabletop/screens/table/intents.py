"""What the parts of a table want to happen. They tell the table scene, which alone carries it out."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tabletop.kernel.actions import Action

if TYPE_CHECKING:
    from tabletop.ui.scene import Scene
    from tabletop.ui.stage.index import Index

LATE = 0.6
"""Seconds in which a click or a key may still be meant for something that has closed by itself."""


class Submit(NamedTuple):
    """The seat to act decides so."""

    action: Action


class Hold(NamedTuple):
    """The viewer has decided so, which waits for the last word."""

    action: Action


class Confirm(NamedTuple):
    """Ask for the last word."""

    words: str


class Release(NamedTuple):
    """What was held is not any more; this can be done instead, if anything."""

    instead: Index | None = None


class Say(NamedTuple):
    """A sentence over the table, with the rule it comes from."""

    words: str
    rule: str = ""


class Open(NamedTuple):
    """Lay a scene over the table."""

    scene: Scene


class OpenRules(NamedTuple):
    """Open the rulebook at a rule."""

    rule: str


class Decide(NamedTuple):
    """Somebody has decided so on a screen that lay over the table."""

    action: Action


class Deaf(NamedTuple):
    """Hear no click or key that decides anything for so long."""

    seconds: float


class Sit(NamedTuple):
    """From now on the table shows what this seat may know."""

    seat: int


class TakeBackOf(NamedTuple):
    """Somebody who has stood up takes their last move back."""

    seat: int


class SeeAgain(NamedTuple):
    """Show once more what came of a decision."""

    decision: int


class Do(Enum):
    """What needs no more words."""

    ASK_AGAIN = auto()
    """Find the prompt anew."""
    BEGIN_RECAP = auto()
    """Nothing else goes on at the table now."""
    FASTER = auto()
    """Show what the others do faster, or at once."""
    FOLD = auto()
    """Fold the log, or unfold it."""
    FORGET_REASON = auto()
    """The sentence over the table has been read."""
    HINT = auto()
    HURRY = auto()
    """Whoever thinks has thought enough."""
    PAUSE = auto()
    RECAP = auto()
    """Show what happened since the viewer's last decision."""
    RULES = auto()
    SHOW_POSITION = auto()
    """Show the match as it stands."""
    SKIP = auto()
    """Go on from what is staged, or show everything that waits at once."""
    STEP_OUT = auto()
    """Put the hint away, or take back what was begun, or pause."""
    UNDO = auto()


Intent = Submit | Hold | Confirm | Release | Say | Open | OpenRules | Decide | Deaf | Sit | TakeBackOf | SeeAgain | Do
Act = Callable[[Intent], None]
"""Has the table scene carry something out, at once."""
