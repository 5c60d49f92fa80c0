"""What a rival could take within one whole turn of Kardashev: by all it could do before it attacks, by the rules."""

from collections import deque

from tabletop.games.kardashev.advice.effects import GAME, LONGEST, fight
from tabletop.games.kardashev.mind.instinct import turns_left
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules import model, moving
from tabletop.games.kardashev.rules.board import EVERYWHERE, spread, within
from tabletop.games.kardashev.rules.model import Deed, KardashevState
from tabletop.games.kardashev.rules.paying import TAKE
from tabletop.games.kardashev.rules.turn import COMPILE, STUDY
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.rng import Rng

MOST = 200
"""So many ways to begin a turn are looked at, the shortest first."""
ATTACKS = ("move", "depot")
ORDER = {
    "compile": 0, "research": 0, "harvest": 0, "rake": 0, "fleet": 1, "fabricate": 1, "move": 2, "depot": 2,
}  # fmt: skip
"""What may come before an attack: first what pays for it, then what builds, then the other fleets."""
WARLIKE = {COMPILE[tech.ENERGY]} | {
    STUDY[number]
    for number in (
        tech.TARGETING_ARRAY, tech.ENCRYPTION, tech.FUEL_EFFICIENCY, tech.BOOSTERS, tech.WARP_DRIVE, tech.DYSON_SPHERE,
        tech.PROPELLANT_DEPOT, tech.FABRICATORS, tech.MILITARIZATION,
    )
}  # fmt: skip
"""What is compiled, and what is researched, before an attack."""
ANSWERS = (moving.KEEP, moving.CLAIM, TAKE[tech.ENERGY])
"""How a rival would answer on the way; whatever else it is asked is of no account."""
LABS = 1 << tech.PROPELLANT_DEPOT | 1 << tech.FABRICATORS
"""The technologies that move and build with a research action."""
Strengths = tuple[int, int]
_last: list[tuple[KardashevView, dict[int, Strengths]]] = []
"""What was found last: the coach and the table ask about the same position again and again."""


def threats(view: KardashevView) -> dict[int, Strengths]:
    """Where others could beat the viewer's pieces in their next turn, with what they have now, and the strengths.

    The worst attack on each space, and all that the viewer could support it with. They explore on the way, come up to
    support, build, harvest, compile and research; what a tile brings that is yet to be bid for is not counted.
    """
    if _last and _last[0][0] is view:
        return _last[0][1]
    found: dict[int, Strengths] = {}
    for seat in range(view.seats):
        if seat == view.me or view.out >> seat & 1 or not view.round or view.over or turns_left(view, seat) < 1:
            continue
        world = view.copy()
        world.jobs, world.answering, world.drawn, world.warred = [], None, model.UNEXPLORED, False
        world.turn, world.base, world.research = seat, model.BASE_ACTIONS, model.RESEARCH_ACTIONS
        _campaign(world, view.me, found)
    _last[:] = [(view, found)]
    return found


def _campaign(start: KardashevState, prey: int, found: dict[int, Strengths]) -> None:
    """All attacks of whoever's turn it is on one player, whatever is done before them."""
    waiting: deque[tuple[KardashevState, Deed | None]] = deque([(start, None)])
    seen: set[tuple[object, ...]] = set()
    for _looked in range(MOST):
        if not waiting:
            return
        before, done = waiting.popleft()
        world = before if done is None else _done(before, done)
        if (key := _key(world)) in seen:
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


def _prepares(action: Deed, goals: int) -> bool:
    """Whether it is worth doing before an attack."""
    if action.verb in ATTACKS:
        return bool(goals >> action.second & 1)
    return action in WARLIKE if action.verb in ("compile", "research") else True


def _attack(world: KardashevState, action: Deed, found: dict[int, Strengths]) -> bool:
    """Note how strong an attack is; whether it takes the place, whatever supports it."""
    after, place = world.copy(), action.second
    told = GAME.apply(after, action, Rng(0))
    offence, defence = fight(after, told, True, True)
    before = found.get(place)
    worse = before is None or (offence - defence, offence) > (before[0] - before[1], before[0])
    if worse and offence > fight(after, told, True, False)[1]:
        found[place] = offence, defence
    return offence > defence


def _done(world: KardashevState, action: Deed) -> KardashevState:
    after = world.copy()
    GAME.apply(after, action, Rng(0))
    _answer(after)
    return after


def _answer(s: KardashevState) -> None:
    """Go on to where the next action of the turn can be chosen; everybody supports."""
    for _step in range(LONGEST):
        if s.over or not s.jobs:
            return
        choices = GAME.legal(s)
        GAME.apply(s, next((one for one in ANSWERS if one in choices), choices[0]), Rng(0))


def _key(s: KardashevState) -> tuple[object, ...]:
    """What an attack depends on."""
    levels = tuple(s.fleet_levels), tuple(s.colony_levels)
    return (*levels, tuple(s.resources), s.known[s.turn], s.explored & EVERYWHERE, s.base, s.research)
