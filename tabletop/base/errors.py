"""Errors that are sentences for the person who sees them."""

from pathlib import Path
from typing import NamedTuple


class Refusal(NamedTuple):
    """Why an action is not allowed."""

    rule: str
    """The number of the rule that forbids it, as the rulebook prints it."""
    text: str
    """One plain sentence."""


class TabletopError(Exception):
    """Something a person did or met that has a sentence instead of a crash."""


class IllegalAction(TabletopError):
    """An action the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.rule})")
        self.refusal = refusal


class InvalidAction(TabletopError):
    """A text that is no action of the game."""


class InvalidOption(TabletopError):
    """An option, seat count or seed that the game does not know."""


class SaveBroken(TabletopError):
    """A save that is cut off or does not fit together."""


class RulesChanged(SaveBroken):
    """A save whose moves were made by other rules than today's."""


class SaveForeign(TabletopError):
    """A file that never was a save of this program."""


class SaveTooNew(TabletopError):
    """A save written by a newer version."""


class FaultReport(NamedTuple):
    """What is kept of an unexpected fault for people to look at."""

    log: Path | None = None
    """What went wrong; None where nothing can be written."""
    match: Path | None = None
    """The match it happened in, as it was."""
    saved: bool = False
    """Whether the match itself is on the disk, up to its last decision."""
    over: bool = False
    """Whether that match had ended."""
    unsaved: str = ""
    """Why the match itself is not on the disk, as a sentence."""
