"""What is worth jumping to and telling in a match of Kardashev."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from tabletop.base.words import _, listed, whom
from tabletop.games.kardashev.rules import events
from tabletop.games.kardashev.rules.board import name_of
from tabletop.games.kardashev.rules.content import TECHNOLOGIES
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.replay import Gist, Kind, Story


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
    weights: ClassVar = {
        events.Over: 9,
        events.Battle: 8,
        events.Out: 8,
        events.Stranded: 6,
        events.Disrupt: 6,
        events.Erase: 6,
        events.Final: 5,
        events.Build: 5,
        events.Upgrade: 4,
        events.Research: 4,
        events.FireBack: 3,
        events.Annihilate: 3,
        events.Arm: 3,
        events.Explore: 2,
        events.Harvested: 1,
        events.Won: 1,
    }
    gains: ClassVar = (events.Over, events.Build, events.Upgrade, events.Research, events.Disrupt, events.Harvested)
    losses: ClassVar = (events.Out, events.Stranded)

    def __init__(self) -> None:
        super().__init__()
        self._turn = NOBODY
        """Whose turn it is."""

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

    def counts(self, event: Event) -> int:
        return event.round if isinstance(event, events.Turn) else 0

    def follow(self, event: Event) -> bool:
        if isinstance(event, events.Turn):
            self._turn = event.seat
        return super().follow(event)

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """Battles with what they cost, and what was built and learnt, several things of a sort in one sentence."""
        lists: dict[tuple[type[Event], int], list[int]] = {}
        for place, event in enumerate(happened):
            match event:
                case events.Battle(seat=seat, defender=defender):
                    fought = self.weighed(place, event, _fought(happened[place:], event, tell, names))
                    won, lost = (seat, defender) if event.offence > event.defence else (defender, seat)
                    yield fought._replace(good=(won,), bad=(lost,))
                case events.Erase(seat=seat, technology=technology):
                    losers = [
                        one.seat
                        for one in happened[place:]
                        if isinstance(one, events.Forget) and one.technology == technology
                    ]
                    words = (
                        _("{name} erased {technology}: {losers} lost it.")
                        if losers
                        else _("{name} erased {technology}, which nobody had.")
                    )
                    facts = {
                        "technology": TECHNOLOGIES[technology].name,
                        "losers": listed([whom(names[loser]) for loser in losers]),
                    }
                    erased = self.weighed(place, event, words.format(name=names[seat], **facts))
                    yield erased._replace(bad=tuple(losers))
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
        settled = any(
            isinstance(event, (events.Build, events.Upgrade)) and event.seat == self._turn for event in happened
        )
        if self._turn != NOBODY and not settled:
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
    won = battle.offence > battle.defence
    fleet = next(
        (
            event.before
            for event in after
            if isinstance(event, events.Fleet)
            and won
            and event.level == 0
            and event.seat == battle.defender
            and event.space == battle.space
        ),
        0,
    )
    if not fleet:
        return tell(battle)
    name = names[battle.defender]
    return _("{battle} {name} lost a fleet of level {level}.", battle=tell(battle), name=name, level=fleet)
