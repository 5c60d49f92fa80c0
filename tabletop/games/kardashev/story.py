"""What is worth jumping to in a match of Kardashev. Imports the events and the kernel's replay."""

from typing import ClassVar

from tabletop.games.kardashev import events
from tabletop.kernel.events import Event
from tabletop.kernel.replay import Kind, Story
from tabletop.words import _


class KardashevStory(Story):
    beginning = _("Setup")
    kinds: ClassVar = {
        "battle": Kind(_("Battle"), _("Battles"), "claws"),
        "technology": Kind(_("Technology"), _("Technologies"), "flask"),
        "colony": Kind(_("Colony"), _("Colonies"), "home"),
        "world": Kind(_("World found"), _("Worlds found"), "star"),
        "last": Kind(_("Last round"), _("Last round"), "flag"),
    }

    def __init__(self) -> None:
        self._round = 0

    def mark(self, event: Event) -> str:
        match event:
            case events.Battle():
                return "battle"
            case events.Research():
                return "technology"
            case events.Build():
                return "colony"
            case events.Explore():
                return "world"
            case events.Final():
                return "last"
        return ""

    def chapter(self, event: Event) -> str:
        if isinstance(event, events.Turn) and event.round != self._round:
            self._round = event.round
            return _("Round {number}", number=event.round)
        return ""
