"""The replay: marks, chapters, and the gist of a turn."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from tabletop.base.words import _, counted, whom
from tabletop.games.paw_of_duty.rules import events
from tabletop.games.paw_of_duty.rules.content import LEVEL
from tabletop.games.paw_of_duty.rules.model import LAST_TURN
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.story import Gist, Kind, Story

MARKS = {
    events.Captured: "capture",
    events.Attacked: "attack",
    events.Eligible: "line",
    events.HeldLine: "line",
    events.Rescued: "rescue",
}
TOGETHER = 4
"""So many turns are a chapter."""


class PawStory(Story):
    beginning = _("Opening hands")
    counter = "number"
    kinds: ClassVar = {
        "capture": Kind(_("Capture"), _("Captures"), "capture"),
        "attack": Kind(_("Attack"), _("Attacks"), "claws"),
        "line": Kind(_("Three in a line"), _("Three in a line"), "flag"),
        "rescue": Kind(_("Rescue"), _("Rescues"), "paw"),
    }
    weights: ClassVar = {
        **dict.fromkeys((events.HeldLine, events.Counted), 9),
        events.Eligible: 6,
        events.Rescued: 5,
        events.Captured: 4,
        **dict.fromkeys((events.Attacked, events.Lobbed, events.Played), 3),
        **dict.fromkeys((events.Switched, events.Moved), 2),
        events.Deployed: 1,
    }
    gains: ClassVar = (events.HeldLine, events.Counted, events.Eligible, events.Captured, events.Rescued)

    def mark(self, event: Event) -> str:
        return MARKS.get(type(event), "")

    def counts(self, event: Event) -> int:
        return event.turn if isinstance(event, events.Began) else 0

    def chapter(self, event: Event, begins: bool) -> str:
        last = min(self.number + TOGETHER - 1, LAST_TURN)
        words = _("Turns {first} to {last}", first=self.number, last=last)
        return words if begins and self.number % TOGETHER == 1 else ""

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """What a turn won, or that it won nothing."""
        won = any(isinstance(event, self.gains) for event in happened)
        for place, event in enumerate(happened):
            match event:
                case events.Captured(kitty=kitty):
                    taken = self.weighed(place, event, tell(event))
                    yield taken._replace(weight=taken.weight + LEVEL[kitty])
                case events.Rescued(seat=seat, kitty=kitty):
                    cost, who = LEVEL[kitty], whom(names[1 - seat])
                    words = counted("That cost {other} a level.", "That cost {other} {count} levels.", cost, other=who)
                    yield self.weighed(place, event, f"{tell(event)} {words}")
                case events.Counted(seat=seat) if seat == NOBODY:  # a draw is good for whoever was behind
                    yield self.weighed(place, event, tell(event))._replace(good=(0, 1))
                case _ if type(event) in self.weights:
                    yield self.weighed(place, event, tell(event))
            if isinstance(event, events.Deployed) and not won:
                words = _("{name} captured nothing.", name=names[event.seat])
                yield Gist(len(happened) - 1, 0, words, bad=(event.seat,))
