"""What is worth jumping to in a match of Nine Lives. Imports the events and the kernel's replay."""

from typing import ClassVar

from tabletop.games.nine_lives import events
from tabletop.kernel.events import Event
from tabletop.kernel.replay import Kind, Story
from tabletop.words import _


class NineLivesStory(Story):
    beginning = _("Round {number}", number=1)
    kinds: ClassVar = {
        "explosion": Kind(_("Explosion"), _("Explosions"), "burst"),
        "power": Kind(_("Power"), _("Powers"), "bolt"),
        "life": Kind(_("Life played"), _("Lives played"), "paw"),
    }

    def mark(self, event: Event) -> str:
        match event:
            case events.Exploded():
                return "explosion"
            case events.Acted():
                return "power"
            case events.Laid(life=True):
                return "life"
        return ""

    def chapter(self, event: Event) -> str:
        return _("Round {number}", number=event.round) if isinstance(event, events.Began) else ""
