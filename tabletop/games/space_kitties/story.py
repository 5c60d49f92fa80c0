"""What is worth jumping to in a match of Space Kitties. Imports the events and the kernel's replay."""

from typing import ClassVar

from tabletop.games.space_kitties import events
from tabletop.kernel.events import Event
from tabletop.kernel.replay import Kind, Story
from tabletop.words import _


class SpaceKittiesStory(Story):
    beginning = _("Setting out")
    kinds: ClassVar = {
        "journey": Kind(_("Journey completed"), _("Journeys completed"), "rocket"),
        "ability": Kind(_("Ability"), _("Abilities"), "bolt"),
        "trapped": Kind(_("Commander trapped"), _("Commanders trapped"), "lock"),
        "last": Kind(_("Last quest"), _("Last quests"), "flag"),
    }

    def __init__(self) -> None:
        self._most = self._left = 0
        """The quests of whoever is ahead: how many there were at first, and how many are left."""

    def mark(self, event: Event) -> str:
        match event:
            case events.Completed():
                return "journey"
            case events.Used():
                return "ability"
            case events.Trapped():
                return "trapped"
            case events.TurnedUp(left=1):
                return "last"
        return ""

    def chapter(self, event: Event) -> str:
        """By the quests that whoever is ahead has still to do."""
        if not isinstance(event, events.TurnedUp):
            return ""
        before, self._most = self._left, self._most or event.left + 1
        self._left = min(event.left, before or event.left)
        if self._left == before:
            return ""
        if self._left == 1:
            return _("The last quest")
        third = self._most / 3
        titles = {2: _("A third of the quests done"), 1: _("Two thirds done")}
        return next(
            (words for part, words in titles.items() if self._left <= part * third < (before or self._most)), ""
        )
