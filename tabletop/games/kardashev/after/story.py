"""What a replay can jump to, and how a turn is told in a few sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from tabletop.base.words import _, listed, whom
from tabletop.games.kardashev.rules import events
from tabletop.games.kardashev.rules.board import name_of
from tabletop.games.kardashev.rules.content import TECHNOLOGIES
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.story import Gist, Kind, Story

_WEIGHTS = {
    9: (events.Over,),
    8: (events.Battle, events.Out),
    6: (events.Stranded, events.Disrupt, events.Erase),
    5: (events.Final, events.Build),
    4: (events.Upgrade, events.Research),
    3: (events.FireBack, events.Annihilate, events.Arm),
    2: (events.Explore,),
    1: (events.Harvested, events.Won),
}
MARKS: dict[type[Event], str] = {
    events.Battle: "battle",
    events.Research: "technology",
    events.Build: "colony",
    events.Explore: "world",
    events.Final: "last",
}


class KardashevStory(Story):
    unit, beginning = _("Round {number}"), _("Setup")
    counter = "round"
    kinds: ClassVar = {
        "battle": Kind(_("Battle"), _("Battles"), "claws"),
        "technology": Kind(_("Technology"), _("Technologies"), "flask"),
        "colony": Kind(_("Colony"), _("Colonies"), "home"),
        "world": Kind(_("World found"), _("Worlds found"), "star"),
        "last": Kind(_("Last round"), _("Last round"), "flag"),
    }
    weights: ClassVar = {kind: weight for weight, kinds in _WEIGHTS.items() for kind in kinds}
    gains: ClassVar = (events.Over, events.Build, events.Upgrade, events.Research, events.Disrupt, events.Harvested)
    losses: ClassVar = (events.Out, events.Stranded)

    def __init__(self) -> None:
        super().__init__()
        self._turn = NOBODY

    def mark(self, event: Event) -> str:
        return MARKS.get(type(event), "")

    def counts(self, event: Event) -> int:
        return event.round if isinstance(event, events.Turn) else 0

    def follow(self, event: Event) -> bool:
        if isinstance(event, events.Turn):
            self._turn = event.seat
        return super().follow(event)

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """Battles with what they cost, then what was built and researched, a sentence for each sort."""
        lists: dict[tuple[type[Event], int], list[int]] = {}
        for place, event in enumerate(happened):
            match event:
                case events.Battle(seat=seat, defender=defender):
                    fought = self.weighed(place, event, _fought(happened[place:], event, tell, names))
                    won, lost = (seat, defender) if event.offence > event.defence else (defender, seat)
                    yield fought._replace(good=(won,), bad=(lost,))
                case events.Erase(seat=seat, technology=technology):
                    after = (one for one in happened[place:] if isinstance(one, events.Forget))
                    losers = [one.seat for one in after if one.technology == technology]
                    words = _("{name} erased {technology}, which nobody had.")
                    if losers:
                        words = _("{name} erased {technology}: {losers} lost it.")
                    told = listed([whom(names[loser]) for loser in losers])
                    words = words.format(name=names[seat], technology=TECHNOLOGIES[technology].name, losers=told)
                    yield self.weighed(place, event, words)._replace(bad=tuple(losers))
                case events.Over(seat=seat, scores=scores):
                    words = _("{name} won the game with {points} points.", name=names[seat], points=scores[seat])
                    yield self.weighed(place, event, words)
                case events.Build() | events.Upgrade() | events.Research():
                    lists.setdefault((type(event), event.seat), []).append(place)
                case _ if type(event) in self.weights:
                    yield self.weighed(place, event, tell(event))
        for (kind, seat), places in lists.items():
            if len(places) == 1:
                words = tell(happened[places[0]])
            else:
                things = listed([_thing(happened[place]) for place in places])
                words = SEVERAL[kind].format(name=names[seat], things=things)
            yield self.weighed(places[0], happened[places[0]], words)
        settlers = [event.seat for event in happened if isinstance(event, (events.Build, events.Upgrade))]
        if self._turn != NOBODY and self._turn not in settlers:
            words = _("{name} neither built nor upgraded a colony.", name=names[self._turn])
            yield Gist(len(happened) - 1, 0, words, bad=(self._turn,))


SEVERAL = {
    events.Build: _("{name} built colonies at {things}."),
    events.Upgrade: _("{name} upgraded the colonies at {things}."),
    events.Research: _("{name} researched {things}."),
}


def _thing(event: Event) -> str:
    return TECHNOLOGIES[event.technology].name if isinstance(event, events.Research) else name_of(event.space)  # type: ignore[attr-defined]


def _fought(after: Sequence[Event], battle: events.Battle, tell: Callable[[Event], str], names: Sequence[str]) -> str:
    """A battle, and what the defender lost beside a colony that was taken."""
    lost = [event for event in after if isinstance(event, events.Fleet) and event.level == 0]
    here = [event.before for event in lost if (event.seat, event.space) == (battle.defender, battle.space)]
    fleet = here[0] if here and battle.offence > battle.defence else 0
    if not fleet:
        return tell(battle)
    name = names[battle.defender]
    return _("{battle} {name} lost a fleet of level {level}.", battle=tell(battle), name=name, level=fleet)
