"""What is worth jumping to in a match of Paw of Duty. Imports the events and the kernel's replay."""

from typing import ClassVar

from tabletop.games.paw_of_duty import events
from tabletop.kernel.events import Event
from tabletop.kernel.replay import Kind, Story
from tabletop.words import _

TOGETHER = 4
"""So many turns are a chapter."""


class PawStory(Story):
    beginning = _("Opening hands")
    kinds: ClassVar = {
        "capture": Kind(_("Capture"), _("Captures"), "capture"),
        "attack": Kind(_("Attack"), _("Attacks"), "claws"),
        "line": Kind(_("Three in a line"), _("Three in a line"), "flag"),
        "rescue": Kind(_("Rescue"), _("Rescues"), "paw"),
    }

    def mark(self, event: Event) -> str:
        match event:
            case events.Captured():
                return "capture"
            case events.Attacked():
                return "attack"
            case events.Eligible() | events.HeldLine():
                return "line"
            case events.Rescued():
                return "rescue"
        return ""

    def chapter(self, event: Event) -> str:
        if isinstance(event, events.Began) and event.turn % TOGETHER == 1:
            return _("Turns {first} to {last}", first=event.turn, last=event.turn + TOGETHER - 1)
        return ""
