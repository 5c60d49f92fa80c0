"""What is worth jumping to in a match of Cat Quest. Imports the events and the kernel's replay."""

from typing import ClassVar

from tabletop.games.cat_quest import events
from tabletop.kernel.events import Event
from tabletop.kernel.replay import Kind, Story
from tabletop.words import _


class CatQuestStory(Story):
    beginning = _("Round {number}", number=1)
    kinds: ClassVar = {
        "battle": Kind(_("Battle"), _("Battles"), "claws"),
        "recruit": Kind(_("Cat recruited"), _("Cats recruited"), "paw"),
        "trade": Kind(_("Trade"), _("Trades"), "trade"),
        "last": Kind(_("Last round"), _("Last round"), "flag"),
    }

    def mark(self, event: Event) -> str:
        match event:
            case events.Battle():
                return "battle"
            case events.Recruit():
                return "recruit"
            case events.Accept():
                return "trade"
            case events.Last():
                return "last"
        return ""

    def chapter(self, event: Event) -> str:
        return _("Round {number}", number=event.round) if isinstance(event, events.Orbit) else ""
