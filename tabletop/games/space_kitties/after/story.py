"""What is worth jumping to and telling in a match of Space Kitties."""

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

    def counts(self, event: Event) -> int:
        return self.number + 1 if isinstance(event, events.Began) else 0

    def chapter(self, event: Event, begins: bool) -> str:
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

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """How many quests a turn cleared, and how many are left; or where the cards went instead."""
        quests, cards = list[int](), 0
        for place, event in enumerate(happened):
            if type(event) in self.weights:
                yield self.weighed(place, event, tell(event))
            if isinstance(event, events.Played):
                cards += 1
                quests += [place] if event.source == events.FROM_QUESTS else []
        journeys = [place for place, event in enumerate(happened) if isinstance(event, events.Completed)]
        if journeys:
            name = names[happened[journeys[0]].seat]
            words = counted(
                "{name} completed a journey.", "{name} completed {count} journeys.", len(journeys), name=name
            )
            yield Gist(journeys[0], 4, words)
        over = any(isinstance(event, events.Ended) for event in happened)
        if quests and not over:
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
                    cards,
                    **facts,
                )
            yield Gist(place, 2, words)
