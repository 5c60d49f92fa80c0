"""What harvests and battles would come to, by the rules themselves and without a picture of it."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.kardashev.rules import battle, events, jobs, turn
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import Deed, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.rng import Rng

GAME = Kardashev()
MOVES = ("move", "depot", "step", "jump")
LONGEST = 200
"""More decisions than a harvest or a battle ever takes."""


def harvest_of(s: KardashevState, seat: int) -> int:
    """How many resources a harvest of this seat would give now, were it its turn."""
    world = s.copy()
    world.jobs, world.answering, world.gathered, world.shared = [], None, [], 0
    world.turn, world.base, world.over = seat, 1, False
    if turn.HARVEST_NOW not in GAME.legal(world):
        return 0
    rng, action, total = Rng(0), turn.HARVEST_NOW, 0
    for _step in range(LONGEST):
        for event in GAME.apply(world, action, rng):
            if isinstance(event, events.Gain) and event.seat == seat:
                total += sum(event.amounts)
        if not world.jobs:
            break
        action = GAME.legal(world)[0]
    return total


class Odds(NamedTuple):
    """How an attack would go: without and with all supports of either side (KD-5)."""

    alone: tuple[int, int]
    """Offence without support, against all the defender can add."""
    helped: tuple[int, int]
    """Offence with all support, against a defender who adds nothing."""
    hardest: tuple[int, int]
    """With all that either side can add."""

    @property
    def sure_win(self) -> bool:
        return self.alone[0] > self.alone[1]

    @property
    def hopeless(self) -> bool:
        return self.helped[0] <= self.helped[1]


def fight(s: KardashevState, told: Sequence[Event], attackers: bool, defenders: bool) -> tuple[int, int]:
    """Both strengths if all fleets that can support do so, or none of a side."""
    return fought(s, told, attackers, defenders)[0]


def fought(
    s: KardashevState, told: Sequence[Event], attackers: bool, defenders: bool
) -> tuple[tuple[int, int], KardashevState]:
    """The same, and how the table looks after the battle."""
    world, rng = s.copy(), Rng(0)
    for _step in range(LONGEST):
        for event in told:
            if isinstance(event, events.Battle):
                return (event.offence, event.defence), world
        job, choices = world.question, GAME.legal(world)
        helps = attackers if job.seat == world.turn else defenders
        told = GAME.apply(world, battle.DONE if job.kind == jobs.SUPPORT and not helps else choices[0], rng)
    return (0, 0), world


def odds(view: KardashevView, action: Deed) -> Odds | None:
    """How the attack would go that this action begins; None if it is none."""
    if action.verb not in MOVES:
        return None
    there = action.second if action.verb in ("move", "depot") else action.first
    if view.owner(there) in (NOBODY, view.turn):
        return None
    world = imagined(GAME, view, action)[0]
    found = (fight(world.after, world.events, *helps) for helps in ((False, True), (True, False), (True, True)))
    return Odds(*found)


def gives_up(view: KardashevView) -> bool:
    """Whether a battle is lost without the support that could still win it."""
    s, mine = imagined(GAME, view, battle.DONE)[0].before, view.question.seat == view.turn
    ends = [fight(s, (), helps and mine, helps and not mine) for helps in (False, True)]
    without, with_all = ((offence > defence) == mine for offence, defence in ends)
    return with_all and not without
