"""What the table of Kardashev shows while a turn is played back, event by event. Imports the model and view."""

from tabletop.games.kardashev import model
from tabletop.games.kardashev.board import NOWHERE
from tabletop.games.kardashev.model import DESTROYED, NOBODY, UNEXPLORED
from tabletop.games.kardashev.technologies import KINDS
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.events import Event

UNDER_WAY = {
    model.STEER, model.ARRIVE, model.EXPLORE, model.ATTACK, model.DEFEND, model.RESOLVE, model.DRONES,
    model.RAID, model.SALVAGE, model.AFTERMATH, model.WARLORD_CLAIM, model.WARLORD_LEAVE, model.WARLORD_GAIN,
    model.LANDED, model.EXCHANGE, model.PAY_ANY, model.GAIN,
}  # fmt: skip
"""The questions during which a move may still be going on."""


def advance(view: KardashevView, event: Event) -> KardashevView:
    """What the table shows after this event."""
    seat, detail = event.seat, event.detail
    match event.kind:
        case "role":
            return view._replace(roles=_with(view.roles, seat, detail[0]))
        case "home":
            return _tile(view, *detail)._replace(homes=_with(view.homes, seat, detail[0]))
        case "second":
            return _tile(view, *detail)._replace(seconds=_with(view.seconds, seat, detail[0]))
        case "learn":
            return view._replace(known=_with(view.known, seat, view.known[seat] | 1 << detail[0]))
        case "turn":
            return view._replace(turn=seat, round=detail[0], base=2, research=2, erased=False, warred=False)
        case "draw":
            view = view._replace(drawn=event.pieces[0], bid=0, high=seat, passed=0)
            return _from_bag(view, event.pieces[0])
        case "bid":
            return view._replace(bid=detail[0], high=seat)
        case "pass":
            return view._replace(passed=view.passed | 1 << seat)
        case "won":
            return view._replace(bid=0, high=NOBODY, passed=0)
        case "place":
            return _tile(view, detail[0], event.pieces[0])._replace(drawn=UNEXPLORED)
        case "bury" | "annihilate":
            view = view._replace(drawn=UNEXPLORED) if view.drawn else view
            return _tile(view, detail[0], DESTROYED)
        case "terraform" | "accrete":
            return _tile(view, detail[0], detail[1])
        case "gain":
            return _resources(view, seat, detail[:3], 1)
        case "pay":
            view = _resources(view, seat, detail[:3], -1)
            return view if detail[3] == NOBODY else _resources(view, detail[3], detail[:3], 1)
        case "colony":
            return _colony(view, seat, *detail)
        case "fleet":
            return _fleet(view, seat, *detail)
        case _:
            return _moving(view, event)


def _moving(view: KardashevView, event: Event) -> KardashevView:
    """Fleets under way and battles; then technologies and the end."""
    seat, detail = event.seat, event.detail
    match event.kind:
        case "steer":
            return _set_out(view, seat, detail[0])._replace(moving=detail[1], at=detail[0], came=detail[0])
        case "move":
            level, jump, *way = detail
            view = view if view.moving else _set_out(view, seat, way[0])
            return view._replace(moving=level, at=way[-1], came=way[-2], last_jump=bool(jump))
        case "explore":
            return _from_bag(_tile(view, detail[0], event.pieces[0]), event.pieces[0])
        case "attack":
            return view._replace(target=detail[0], attackers=0, defenders=0)
        case "battle":
            return view._replace(jobs=((model.RESOLVE, seat, detail[1]),))
        case "support":
            if seat == view.turn:
                return view._replace(attackers=view.attackers | 1 << detail[0])
            return view._replace(defenders=view.defenders | 1 << detail[0])
        case "stranded":
            supply = view.fleet_supply[seat] + view.moving
            return view._replace(moving=0, fleet_supply=_with(view.fleet_supply, seat, supply))
        case "claim":
            return view._replace(warred=True)
        case "research":
            known = view.known[seat] | 1 << detail[0]
            if detail[1] >= 0:
                known &= ~(1 << detail[1])
            return view._replace(known=_with(view.known, seat, known))
        case "forget":
            return view._replace(known=_with(view.known, seat, view.known[seat] & ~(1 << detail[0])))
        case "erase":
            return view._replace(erased=True)
        case "final":
            return view._replace(final=detail[0])
        case "out":
            return view._replace(out=view.out | 1 << seat)
        case "over":
            return view._replace(over=True, winner=seat, to_act=None, jobs=(), base=0, research=0)
        case "ask":
            return _asked(view, seat, detail)
    return view


def _asked(view: KardashevView, seat: int, detail: tuple[int, ...]) -> KardashevView:
    """Whose word it is and what for."""
    base, research, *job = detail
    view = view._replace(to_act=seat, base=base, research=research, jobs=(tuple(job),) if job else ())
    if not view.moving and (not job or job[0] not in UNDER_WAY):
        view = view._replace(at=NOWHERE, came=NOWHERE, target=NOWHERE, attackers=0, defenders=0)
    return view


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])


def _tile(view: KardashevView, space: int, tile: int) -> KardashevView:
    bit = 1 << space
    destroyed = view.destroyed | bit if tile == DESTROYED else view.destroyed & ~bit
    return view._replace(
        tiles=_with(view.tiles, space, tile), explored=view.explored | bit, destroyed=destroyed
    )


def _from_bag(view: KardashevView, tile: int) -> KardashevView:
    bag = list(view.bag)
    if tile in bag:
        bag.remove(tile)
    return view._replace(bag=tuple(bag))


def _resources(view: KardashevView, seat: int, amounts: tuple[int, ...], sign: int) -> KardashevView:
    resources = list(view.resources)
    for kind in range(KINDS):
        resources[KINDS * seat + kind] += sign * amounts[kind]
    return view._replace(resources=tuple(resources))


def _colony(view: KardashevView, seat: int, space: int, level: int, before: int) -> KardashevView:
    mask = view.colonies[seat] | 1 << space if level else view.colonies[seat] & ~(1 << space)
    return view._replace(
        colonies=_with(view.colonies, seat, mask),
        colony_levels=_with(view.colony_levels, space, level),
        colony_supply=_with(view.colony_supply, seat, view.colony_supply[seat] + before - level),
    )


def _fleet(view: KardashevView, seat: int, space: int, level: int, before: int) -> KardashevView:
    supply = view.fleet_supply[seat] + before - level
    if view.moving and seat == view.turn and level and not before:  # it lands
        supply += view.moving
        view = view._replace(moving=0)
    mask = view.fleets[seat] | 1 << space if level else view.fleets[seat] & ~(1 << space)
    return view._replace(
        fleets=_with(view.fleets, seat, mask),
        fleet_levels=_with(view.fleet_levels, space, level),
        fleet_supply=_with(view.fleet_supply, seat, supply),
    )


def _set_out(view: KardashevView, seat: int, space: int) -> KardashevView:
    return view._replace(
        fleets=_with(view.fleets, seat, view.fleets[seat] & ~(1 << space)),
        fleet_levels=_with(view.fleet_levels, space, 0),
    )
