"""The result of a search."""

from typing import NamedTuple

from tabletop.kernel.actions import Action


class Weighed(NamedTuple):
    """One possible action and what thinking made of it."""

    action: Action
    visits: int
    value: float
    """The chance to win, from 0 to 1."""
    spread: float
    """How much that differed from one imagined future to another."""
    chances: tuple[float, ...] = ()
    """The chance of every seat after it; empty if it was not looked at that closely."""


class Report(NamedTuple):
    """What a search found."""

    moves: tuple[Weighed, ...]
    """The best first."""
    line: tuple[Action, ...]
    """What would follow, up to the first step that is hidden or left to chance."""
    chances: tuple[float, ...]
    """How likely each seat is to win."""
    iterations: int
    seconds: float
    slip: bool = False
    """Whether somebody who found something better did this all the same: lower levels do now and then."""

    @property
    def action(self) -> Action:
        return self.moves[0].action
