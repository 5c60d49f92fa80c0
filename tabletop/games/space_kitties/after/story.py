"""Moments and chapters of a match that is watched again."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import events
from tabletop.games.space_kitties.voice.words import shortly
from tabletop.kernel.events import Event
from tabletop.kernel.story import Gist, Kind, Story


class SpaceKittiesStory(Story):
    beginning, first = _("Setting out"), 1
    kinds: ClassVar = {
        "journey": Kind(_("Journey done"), _("Journeys done"), "rocket"),
        "ability": Kind(_("Ability"), _("Abilities"), "bolt"),
        "trapped": Kind(_("Trapped"), _("Trapped"), "lock"),
        "last": Kind(_("Last quest"), _("Last quests"), "flag"),
    }
    weights: ClassVar = {events.Ended: 9, events.Used: 4, events.CameHome: 1, events.Trapped: 1}
    gains: ClassVar = (events.Ended,)

    def __init__(self) -> None:
        super().__init__()
        self._most = self._left = 0
        """Quests of whoever is ahead: at first, and left."""

    def mark(self, event: Event) -> str:
        if isinstance(event, events.TurnedUp):
            return "last" if event.left == 1 else ""
        return {events.Completed: "journey", events.Used: "ability", events.Trapped: "trapped"}.get(type(event), "")

    def counts(self, event: Event) -> int:
        return self.number + 1 if isinstance(event, events.Began) else 0

    def chapter(self, event: Event, begins: bool) -> str:
        """By how many quests whoever is ahead has left."""
        if not isinstance(event, events.TurnedUp):
            return ""
        before, self._most = self._left, self._most or event.left + 1
        self._left = min(event.left, before or event.left)
        if self._left == before:
            return ""
        if self._left == 1:
            return _("The last quest")
        for part, words in ((2, _("A third of the quests done")), (1, _("Two thirds done"))):
            if self._left <= part * self._most / 3 < (before or self._most):
                return words
        return ""

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """How many quests a turn cleared, and how many are left; or where the cards went instead."""
        yield from super().gist(happened, tell, names)
        cards = [(place, event) for place, event in enumerate(happened) if isinstance(event, events.Played)]
        quests = [place for place, event in cards if event.source == events.FROM_QUESTS]
        journeys = [place for place, event in enumerate(happened) if isinstance(event, events.Completed)]
        if journeys:
            name, done = names[happened[journeys[0]].seat], len(journeys)
            words = counted("{name} completed a journey.", "{name} completed {count} journeys.", done, name=name)
            yield Gist(journeys[0], 4, words)
        if quests and not any(isinstance(event, events.Ended) for event in happened):
            seat = happened[quests[0]].seat
            left = [event.left for event in happened if isinstance(event, events.TurnedUp)]
            words = counted("{name} cleared a quest.", "{name} cleared {count} quests.", len(quests), name=names[seat])
            if left:
                more = counted("One is left.", "{count} are left.", left[-1])
                words = _("{done} {more}", done=words, more=more)
            yield Gist(quests[0], 5, words, good=(seat,))
        laid = [(place, event) for place, event in enumerate(happened) if isinstance(event, events.Placed)]
        if laid and not quests:
            place, event = laid[-1]
            facts = {"name": names[event.seat], "card": shortly(event.card), "lane": event.lane + 1}
            words = _("{name} cleared no quest and laid {card} on lane {lane}.", **facts)
            if cards:
                words = counted(
                    "{name} played {count} card but no quest, and laid {card} on lane {lane}.",
                    "{name} played {count} cards but no quest, and laid {card} on lane {lane}.",
                    len(cards),
                    **facts,
                )
            yield Gist(place, 2, words)
