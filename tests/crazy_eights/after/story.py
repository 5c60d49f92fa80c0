"""What is worth jumping to and telling in a match of Crazy Eights."""

from typing import ClassVar

from crazy_eights.rules.content import EIGHT, RANK
from crazy_eights.rules.events import Drew, Passed, Played, Reshuffled
from tabletop.base.words import _
from tabletop.kernel.events import Event
from tabletop.kernel.story import Kind, Story


class CrazyEightsStory(Story):
    """Turns are counted by cards played and passes; an eight and a reshuffle are moments."""

    first = 1
    kinds: ClassVar = {
        "eight": Kind(_("Eight"), _("Eights"), "bolt"),
        "reshuffle": Kind(_("Reshuffle"), _("Reshuffles"), "undo"),
    }
    weights: ClassVar = {Played: 2, Drew: 1, Passed: 1}
    gains = (Played,)
    losses = (Drew, Passed)

    def mark(self, event: Event) -> str:
        if isinstance(event, Played) and RANK[event.card] == EIGHT:
            return "eight"
        return "reshuffle" if isinstance(event, Reshuffled) else ""

    def counts(self, event: Event) -> int:
        return self.number + 1 if isinstance(event, Played | Passed) else 0
