"""Harvests, battles and a rival's next turn, played out on a copy of the position."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.kardashev.mind.measures import turns_left
from tabletop.games.kardashev.rules import battle, content, events, jobs, moving, turn
from tabletop.games.kardashev.rules.board import EVERYWHERE, spread, within
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.rng import Rng

GAME = Kardashev()
MOVES = ("move", "depot", "step", "jump")
LONGEST = 200
"""More decisions than a harvest or a battle ever takes."""


def harvest_of(s: KardashevState, seat: int) -> int:
    """How many resources a harvest of this seat would give on its turn."""
    world = s.copy()
    world.jobs, world.answering, world.gathered, world.shared = [], None, [], 0
    world.turn, world.base, world.over = seat, 1, False
    if turn.HARVEST_NOW not in GAME.legal(world):
        return 0
    happened = GAME.apply(world, turn.HARVEST_NOW, Rng(0))
    while world.jobs:
        happened += GAME.apply(world, GAME.legal(world)[0], Rng(0))
    return sum(sum(event.amounts) for event in happened if isinstance(event, events.Gain) and event.seat == seat)


Strengths = tuple[int, int]
"""Offence and defence."""


class Odds(NamedTuple):
    """Offence and defence of an attack (KD-5)."""

    alone: Strengths
    """With all supports of the defender."""
    helped: Strengths
    """With all supports of the attacker."""
    hardest: Strengths
    """With all supports of both."""

    @property
    def sure_win(self) -> bool:
        return self.alone[0] > self.alone[1]

    @property
    def hopeless(self) -> bool:
        return self.helped[0] <= self.helped[1]


def fought(
    s: KardashevState, happened: Sequence[Event], attackers: bool, defenders: bool
) -> tuple[Strengths, KardashevState]:
    """How a battle ends if all fleets of a side that can support do so, or none; and the position after it.

    `happened`: the events before, among which the battle may have ended.
    """
    world, rng = s.copy(), Rng(0)
    for _step in range(LONGEST):
        for event in happened:
            if isinstance(event, events.Battle):
                return (event.offence, event.defence), world
        job, choices = world.question, GAME.legal(world)
        helps = attackers if job.seat == world.turn else defenders
        happened = GAME.apply(world, battle.DONE if job.kind == jobs.SUPPORT and not helps else choices[0], rng)
    return (0, 0), world


def fight(s: KardashevState, happened: Sequence[Event], attackers: bool, defenders: bool) -> Strengths:
    return fought(s, happened, attackers, defenders)[0]


def odds(view: KardashevView, action: Action) -> Odds | None:
    """The odds of the attack this action begins; None if it begins none."""
    if action.verb not in MOVES:
        return None
    there = action.second if action.verb in ("move", "depot") else action.first
    if view.owner(there) in (NOBODY, view.turn):
        return None
    world = imagined(GAME, view, action)[0]
    found = (fight(world.after, world.events, *helps) for helps in ((False, True), (True, False), (True, True)))
    return Odds(*found)


def gives_up(view: KardashevView) -> bool:
    """Whether to support no more loses a battle that support could still win."""
    s, mine = imagined(GAME, view, battle.DONE)[0].before, view.question.seat == view.turn
    ends = [fight(s, (), helps and mine, helps and not mine) for helps in (False, True)]
    without, with_all = ((offence > defence) == mine for offence, defence in ends)
    return with_all and not without


MOST = 200
"""How many beginnings of a turn are searched, the shortest first."""
ATTACKS = ("move", "depot")
STAGES = ("compile research harvest rake", "fleet fabricate", "move depot")
ORDER = {verb: stage for stage, verbs in enumerate(STAGES) for verb in verbs.split()}
"""The order of actions before an attack: what pays for it, what builds, other fleets."""
SCIENCES = """
    targeting-array encryption fuel-efficiency boosters warp-drive dyson-sphere propellant-depot fabricators
    militarization
"""
WARLIKE = {turn.COMPILE[content.ENERGY], *(turn.STUDY[content.BY_TEXT[text]] for text in SCIENCES.split())}
"""What is compiled or researched before an attack."""
ANSWERS = (moving.KEEP, moving.CLAIM, act("take", content.ENERGY))
"""A rival's answers on the way; all other questions get their first choice."""
LABS = 1 << content.PROPELLANT_DEPOT | 1 << content.FABRICATORS
"""Technologies that move and build with a research action."""
_last: list[tuple[KardashevView, dict[int, Strengths]]] = []
"""The last result: coach and table ask about the same position again and again."""


def threats(view: KardashevView) -> dict[int, Strengths]:
    """The worst attack that could take each of the viewer's spaces in the rivals' next turns, with all supports.

    The search explores, brings up supports, builds, harvests, compiles and researches first; the tile of that turn
    does not count.
    """
    if _last and _last[0][0] is view:
        return _last[0][1]
    found: dict[int, Strengths] = {}
    for seat in range(view.seats):
        if seat == view.me or view.out >> seat & 1 or not view.round or view.over or turns_left(view, seat) < 1:
            continue
        world = view.copy()
        world.jobs, world.answering, world.drawn, world.warred = [], None, content.UNEXPLORED, False
        world.turn, world.base, world.research = seat, content.BASE_ACTIONS, content.RESEARCH_ACTIONS
        _campaign(world, view.me, found)
    _last[:] = [(view, found)]
    return found


def _campaign(start: KardashevState, prey: int, found: dict[int, Strengths]) -> None:
    """Search all attacks on one player in a turn, whatever is done before them."""
    waiting: deque[tuple[KardashevState, Action | None]] = deque([(start, None)])
    seen: set[tuple[object, ...]] = set()
    for _looked in range(MOST):
        if not waiting:
            return
        before, done = waiting.popleft()
        world = before if done is None else _after(before, done)
        fleets, stock = (*world.fleet_levels, *world.colony_levels), tuple(world.resources)
        known, explored = world.known[world.turn], world.explored & EVERYWHERE
        key = (fleets, stock, known, explored, world.base, world.research)  # all an attack depends on
        if key in seen:
            continue
        seen.add(key)
        mine = world.colonies[prey] | world.fleets[prey]
        goals = spread(mine) | within(mine, 2) & ~world.explored
        order = 0 if done is None else ORDER[done.verb]
        saves = world.research and not world.known[world.turn] & LABS  # Energy never hurts: research comes first
        for action in GAME.legal(world):
            if action.verb not in ORDER or (saves and ORDER[action.verb]) or ORDER[action.verb] < order:
                continue
            if action.verb in ATTACKS and mine >> action.second & 1:
                if _attack(world, action, found) and world.base + world.research > 1:
                    waiting.append((world, action))
            elif _prepares(action, goals):
                waiting.append((world, action))


def _prepares(action: Action, goals: int) -> bool:
    """Whether it is worth doing before an attack."""
    if action.verb in ATTACKS:
        return bool(goals >> action.second & 1)
    return action in WARLIKE if action.verb in ("compile", "research") else True


def _attack(world: KardashevState, action: Action, found: dict[int, Strengths]) -> bool:
    """Note the strengths of an attack; whether it succeeds against all supports."""
    after, place = world.copy(), action.second
    happened = GAME.apply(after, action, Rng(0))
    offence, defence = fight(after, happened, True, True)
    before = found.get(place)
    worse = before is None or (offence - defence, offence) > (before[0] - before[1], before[0])
    if worse and offence > fight(after, happened, True, False)[1]:
        found[place] = offence, defence
    return offence > defence


def _after(world: KardashevState, action: Action) -> KardashevState:
    """Where the next action of the turn can be chosen after this one; everybody supports."""
    after = world.copy()
    GAME.apply(after, action, Rng(0))
    for _step in range(LONGEST):
        if after.over or not after.jobs:
            break
        choices = GAME.legal(after)
        GAME.apply(after, next((one for one in ANSWERS if one in choices), choices[0]), Rng(0))
    return after
