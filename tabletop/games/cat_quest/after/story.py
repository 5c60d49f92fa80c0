"""Marks and summaries of a match."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import events
from tabletop.games.cat_quest.rules.board import ORBIT
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.voice.words import crew_names
from tabletop.kernel.events import Event
from tabletop.kernel.story import Gist, Kind, Story

MARKS = {events.Battle: "battle", events.Recruit: "recruit", events.Accept: "trade", events.Last: "last"}


class CatQuestStory(Story):
    unit, first, beginning = _("Round {number}"), 1, _("Round {number}", number=1)
    counter = "round"
    kinds: ClassVar = {
        "battle": Kind(_("Battle"), _("Battles"), "claws"),
        "recruit": Kind(_("Cat recruited"), _("Cats recruited"), "paw"),
        "trade": Kind(_("Trade"), _("Trades"), "trade"),
        "last": Kind(_("Last round"), _("Last round"), "flag"),
    }
    weights: ClassVar = {
        **{events.Free: 6, events.Lose: 5, events.Recruit: 4, events.Accept: 4, events.Last: 3, events.End: 3},
        **{events.Burn: 2, events.Wash: 2, events.Peek: 1, events.Move: 1},
    }
    gains: ClassVar = (events.Free, events.Recruit)
    losses: ClassVar = (events.Lose,)

    def mark(self, event: Event) -> str:
        return MARKS.get(type(event), "")

    def counts(self, event: Event) -> int:
        return event.round if isinstance(event, events.Orbit) else 0

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """Cats won and lost, Dogs beaten; if there were none, where the ship flew."""
        busy = any(isinstance(event, (events.Recruit, events.Battle, events.Accept, events.Free)) for event in happened)
        for place, event in enumerate(happened):
            match event:
                case events.Accept():
                    offer = next(one for one in reversed(happened[:place]) if isinstance(one, events.Offer))
                    words = _("{offer} {answer}", offer=tell(offer), answer=tell(event))
                    more = offer.given.bit_count() - offer.asked.bit_count()
                    sides = (event.seat, offer.seat) if more > 0 else (offer.seat, event.seat)
                    gist = self.weighed(place, event, words)
                    yield gist._replace(good=sides[:1], bad=sides[1:]) if more else gist
                case events.Lose():
                    yield self.weighed(place, event, _lost(happened, event, tell))
                case events.Move(seat=seat):
                    if not busy:
                        yield from self._idle(place, event, tell(event), names[seat])
                case _ if type(event) in self.weights:
                    yield self.weighed(place, event, tell(event))

    def _idle(self, place: int, event: events.Move, words: str, name: str) -> Iterator[Gist]:
        """A turn with nothing but a flight, or without one."""
        seat, missed = event.seat, _("No cat came aboard.")
        home = ORBIT[event.end] == EARTH and event.ahead <= 1
        if home and event.cost:
            yield self.weighed(place, event, words)._replace(good=(seat,))
            missed = _("{done} {missed}", done=words, missed=missed)
        elif ORBIT[event.end] == EARTH and not event.ahead:
            yield self.weighed(place, event, _("{name} stayed on Earth.", name=name))
            return
        else:
            yield self.weighed(place, event, words)
        yield Gist(place, 0, missed, bad=(seat,), retells=home)


def _lost(happened: Sequence[Event], lost: events.Lose, tell: Callable[[Event], str]) -> str:
    """A battle that was lost, and which cats went home after it."""
    gone = sum(1 << event.cat for event in happened if isinstance(event, events.Forfeit))
    return _("{battle} {cats} went home.", battle=tell(lost), cats=crew_names(gone)) if gone else tell(lost)
