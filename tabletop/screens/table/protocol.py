"""What the parts of a table may ask of its scene, which alone advances the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pygame

    from tabletop.kernel.actions import Action
    from tabletop.ui.stage.index import Index

LATE = 0.6
"""Seconds in which a click or a key may still be meant for something that has closed by itself."""


class Table(Protocol):
    """Implemented by `MatchFlow` and `TableScene`; calls take effect at once."""

    reason: tuple[str, str] | None
    """The sentence over the table and the rule it names; None: there is none."""

    def submit(self, action: Action) -> None: ...  # decided by the seat to act
    def decide(self, action: Action) -> None: ...  # on a screen that lies over the table
    def hold(self, action: Action) -> None: ...  # decided by the viewer, waits for confirmation
    def ask_to_confirm(self, words: str) -> None: ...
    def release(self, instead: Index | None = None) -> None:
        """Nothing waits for confirmation any more; `instead` can be done now."""

    def undo(self) -> None: ...
    def step_out(self) -> None: ...  # put the hint away, or take back what was begun, or pause
    def ask_again(self) -> None: ...  # set the prompt: what to do, or for whom everybody waits
    def ignore_presses(self, seconds: float) -> None: ...  # clicks and keys that decide anything
    def show_position(self, at_once: bool = False) -> None: ...  # as the viewer may know it now
    def skip(self) -> None: ...  # go on from what is staged, or show everything that waits at once
    def hurry(self) -> None: ...  # show what the others do faster, or at once
    def hint(self) -> None: ...
    def fold_log(self) -> None: ...
    def open_recap(self) -> None: ...  # of what happened since the viewer's last decision
    def begin_recap(self) -> None: ...  # nothing else goes on at the table then
    def see_again(self, decision: int) -> None: ...  # show once more what came of it
    def open_rules(self, rule: str = "") -> None: ...
    def say(self, words: str, rule: str = "") -> None: ...  # over the table, with the rule it comes from
    def rule_at(self, at: tuple[int, int]) -> str:
        """The rule that a sentence over the table names, if it stands at this pixel."""

    def previewed(self) -> Sequence[pygame.Rect]:
        """Where things are shown that an action would do."""
