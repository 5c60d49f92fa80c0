"""Errors that are sentences for the person who sees them."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why an action is not allowed."""

    rule: str
    """The number of the rule that forbids it, as the rulebook prints it."""
    text: str
    """One plain sentence."""


class TabletopError(Exception):
    """An expected error; its text is a sentence for the person."""


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
