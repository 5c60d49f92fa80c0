"""A position of Kardashev as JSON, and back with every doubt checked. Imports the kernel and the model."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletop.games.kardashev import model
from tabletop.games.kardashev.board import BOARDS, NOWHERE, RIMS, SPACES, spaces
from tabletop.games.kardashev.model import (
    ANY_KIND,
    BAG,
    DESTROYED,
    HIGHEST,
    MILITARY,
    NOBODY,
    ROLES,
    UNEXPLORED,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.paying import REASONS
from tabletop.games.kardashev.technologies import COUNT, KINDS, TECHNOLOGIES
from tabletop.kernel.errors import SaveBroken
from tabletop.kernel.game import Json
from tabletop.words import _

MOST = 9999
"""More of one resource, or a higher bid, than any game has seen."""
_PLAIN = (
    "seats", "limit", "first", "round", "turn", "final", "over", "winner", "out", "drawn", "base", "research",
    "erased", "warred", "bid", "high", "passed", "harvested", "moving", "at", "came", "steps", "paid", "jumped",
    "last_jump", "target", "attackers", "defenders", "free_used",
)  # fmt: skip
_LISTS = ("roles", "homes", "seconds", "resources", "known", "bag", "taxed", "trail")
_UNDER_WAY = {
    model.STEER, model.ARRIVE, model.EXPLORE, model.ATTACK, model.DEFEND, model.RESOLVE, model.DRONES,
    model.RAID, model.SALVAGE, model.AFTERMATH, model.WARLORD_CLAIM, model.WARLORD_LEAVE, model.WARLORD_GAIN,
    model.LANDED,
}  # fmt: skip
_FLYING = {model.STEER, model.ARRIVE, model.ATTACK, model.DEFEND, model.RESOLVE}
"""The jobs during which a fleet stands nowhere because it is under way."""
_SETTING_UP = {model.ROLE, model.HOME, model.SECOND, model.SETTLE, model.MUSTER, model.LEARN, model.BEGIN}


def dump(s: KardashevState) -> Json:
    """Only what cannot be worked out: supplies and sets of spaces follow from the board."""
    saved: dict[str, Any] = {name: getattr(s, name) for name in _PLAIN}
    saved.update((name, list(getattr(s, name))) for name in _LISTS)
    saved["tiles"] = [[space, s.tiles[space]] for space in spaces(s.explored)]
    saved["colonies"] = _stacks(s, s.colonies, s.colony_levels)
    saved["fleets"] = _stacks(s, s.fleets, s.fleet_levels)
    saved["jobs"] = [list(job) for job in s.jobs]
    return saved


def _stacks(s: KardashevState, masks: list[int], levels: list[int]) -> list[list[int]]:
    return [[seat, space, levels[space]] for seat in range(s.seats) for space in spaces(masks[seat])]


_FIELDS = {*_PLAIN, *_LISTS, "tiles", "colonies", "fleets", "jobs"}


def load(j: Json) -> KardashevState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    if not isinstance(j, dict) or j.keys() != _FIELDS:
        raise SaveBroken(_("A game of Kardashev is saved with other fields than these."))
    seats = _number(j["seats"], 2, 3)
    if j["limit"] not in (12, 20, 30) or type(j["limit"]) is not int:
        raise SaveBroken(_("The last round is none of those that can be chosen."))
    s = KardashevState(seats, j["limit"], _number(j["first"], 0, seats - 1), [])
    _load_numbers(s, j)
    _load_lists(s, j)
    _load_board(s, j)
    s.jobs = [_job(s, entry) for entry in _list(j["jobs"])]
    _check_players(s)
    _check_phase(s)
    _check_move(s)
    return s


def check_goes_on(s: KardashevState, legal: Callable[[KardashevState], list[Any]]) -> None:
    """Before its end somebody has something to decide."""
    if bool(legal(s)) == s.over:
        raise SaveBroken(_("Nobody can do anything in this position, or somebody can after its end."))


def _load_numbers(s: KardashevState, j: dict[str, Any]) -> None:
    last, everyone, everywhere = s.seats - 1, (1 << s.seats) - 1, BOARDS[s.seats]
    limits = {
        "round": (0, s.limit), "turn": (0, last), "final": (0, s.limit + 1), "winner": (NOBODY, last),
        "out": (0, everyone), "base": (0, 2), "research": (0, 2), "bid": (0, MOST), "high": (NOBODY, last),
        "passed": (0, everyone), "harvested": (0, ANY_KIND), "moving": (0, HIGHEST), "steps": (0, MOST),
        "paid": (0, MOST), "free_used": (0, everyone), "drawn": (UNEXPLORED, MILITARY),
    }  # fmt: skip
    for name, (least, most) in limits.items():
        setattr(s, name, _number(j[name], least, most))
    for name in ("at", "came", "target"):
        setattr(s, name, NOWHERE if _same(j[name], NOWHERE) else _space(s, j[name]))
    for name in ("attackers", "defenders"):
        mask = _number(j[name], 0, everywhere)
        if mask & ~everywhere:
            raise SaveBroken(_("A supporting fleet is off the board."))
        setattr(s, name, mask)
    for name in ("over", "erased", "warred", "jumped", "last_jump"):
        if type(j[name]) is not bool:
            raise SaveBroken(_("{name!r} is neither true nor false.").format(name=name))
        setattr(s, name, j[name])
    if s.drawn not in (UNEXPLORED, *BAG):
        raise SaveBroken(_("The tile that was drawn is none of the bag's."))


def _load_lists(s: KardashevState, j: dict[str, Any]) -> None:
    s.roles = [_number(role, NOBODY, ROLES - 1) for role in _list(j["roles"], s.seats)]
    for name in ("homes", "seconds"):
        setattr(s, name, [NOWHERE if _same(space, NOWHERE) else _space(s, space)
                          for space in _list(j[name], s.seats)])  # fmt: skip
    s.resources = [_number(count, 0, MOST) for count in _list(j["resources"], KINDS * s.seats)]
    s.known = [_number(known, 0, (1 << COUNT) - 1) for known in _list(j["known"], s.seats)]
    s.bag = [_number(tile, 1, MILITARY) for tile in _list(j["bag"])]
    if Counter(s.bag) - Counter(BAG):
        raise SaveBroken(_("The bag holds tiles that do not belong in it."))
    s.taxed = [_number(number, 0, SPACES - 1) for number in _list(j["taxed"])]
    if len(s.taxed) % 2 or any(not 0 < kinds <= ANY_KIND for kinds in s.taxed[1::2]):
        raise SaveBroken(_("What was harvested does not fit together."))
    s.trail = [_space(s, space) for space in _list(j["trail"])]
    chosen = [role for role in s.roles if role != NOBODY]
    if len(chosen) != len(set(chosen)):
        raise SaveBroken(_("Two players have the same role."))
    for known in s.known:
        for number, technology in enumerate(TECHNOLOGIES):
            if technology.other >= 0 and known >> number & known >> technology.other & 1:
                raise SaveBroken(_("A player has both technologies of an exclusive pair."))


def _load_board(s: KardashevState, j: dict[str, Any]) -> None:
    before = NOWHERE
    for entry in _list(j["tiles"]):
        space, tile = _list(entry, 2)
        if _space(s, space) <= before:
            raise SaveBroken(_("The tiles of the board are not in order."))
        before = space
        s.tiles[space] = _number(tile, 1, DESTROYED)
        s.explored |= 1 << space
        if tile == DESTROYED:
            s.destroyed |= 1 << space
    _load_stacks(s, j["colonies"], s.colonies, s.colony_levels, s.colony_supply)
    _load_stacks(s, j["fleets"], s.fleets, s.fleet_levels, s.fleet_supply)
    for seat in range(s.seats):
        if (s.colonies[seat] | s.fleets[seat]) & (s.of_others(seat) | s.destroyed | ~s.explored):
            raise SaveBroken(_("A colony or fleet stands where it cannot stand."))
    s.fleet_supply[s.turn] -= s.moving
    if min(*s.colony_supply, *s.fleet_supply) < 0:
        raise SaveBroken(_("A player has more pieces on the board than there are."))
    placed = sum(space != NOWHERE for space in (*s.homes, *s.seconds))
    if len(s.bag) + bool(s.drawn) + s.explored.bit_count() - placed != sum(BAG.values()):
        raise SaveBroken(_("A tile is missing, or there is one too many."))


def _load_stacks(
    s: KardashevState, saved: Any, masks: list[int], levels: list[int], supply: list[int]
) -> None:
    before = (NOBODY, NOWHERE)
    for entry in _list(saved):
        seat, space, level = _list(entry, 3)
        place = (_number(seat, 0, s.seats - 1), _space(s, space))
        if place <= before:
            raise SaveBroken(_("The pieces on the board are not in order."))
        before = place
        masks[seat] |= 1 << space
        levels[space] = _number(level, 1, HIGHEST)
        supply[seat] -= level


def _check_players(s: KardashevState) -> None:
    setup = s.round == 0
    last = s.jobs[-1] if s.jobs else ()
    if setup != (last == (model.BEGIN, NOBODY)):
        raise SaveBroken(_("The setup is not finished, or goes on too long."))
    if any(job[0] in _SETTING_UP for job in s.jobs) and not setup:
        raise SaveBroken(_("The setup goes on during the game."))
    for seat in range(s.seats):
        home, second = s.homes[seat], s.seconds[seat]
        waits = (model.HOME, seat) in s.jobs
        if (home == NOWHERE) != waits or (second == NOWHERE) != (waits or (model.SECOND, seat) in s.jobs):
            raise SaveBroken(_("A starting piece is missing, or lies there too early."))
        if (s.roles[seat] == NOBODY) != ((model.ROLE, seat) in s.jobs):
            raise SaveBroken(_("A player has no role, or has one too early."))
        if home != NOWHERE and not (RIMS[s.seats] & s.explored) >> home & 1:
            raise SaveBroken(_("A home tile does not lie on the rim."))
        if second != NOWHERE and not s.explored >> second & 1:
            raise SaveBroken(_("The second tile of a starting piece is missing."))
        gone = not s.colonies[seat] and not s.fleets[seat] and not (s.moving and seat == s.turn)
        if not setup and not s.over and gone != bool(s.out >> seat & 1) and not _settling(s):
            raise SaveBroken(_("A player without pieces is not out, or one with pieces is."))
    spots = [space for space in (*s.homes, *s.seconds) if space != NOWHERE]
    if len(spots) != len(set(spots)):
        raise SaveBroken(_("Two tiles lie on one space."))


def _settling(s: KardashevState) -> bool:
    """Whether a move is being finished, after which it is seen who is out."""
    return any(job[0] == model.LANDED for job in s.jobs) or any(job[0] in _UNDER_WAY for job in s.jobs)


def _check_phase(s: KardashevState) -> None:
    kinds = {job[0] for job in s.jobs}
    if bool(s.drawn) != bool(kinds & {model.BID, model.PLACE}):
        raise SaveBroken(_("A tile is drawn and nobody bids for it or places it, or the other way round."))
    if (s.high != NOBODY) != (model.BID in kinds) or ((s.bid or s.passed) and model.BID not in kinds):
        raise SaveBroken(_("There is a bid without bidding, or bidding without a bid."))
    if model.HARVESTED not in kinds and (s.harvested or s.taxed):
        raise SaveBroken(_("Something was harvested and no harvest is going on."))
    if s.over:
        scores = [s.score(seat) for seat in range(s.seats)]
        if s.jobs or s.base or s.research or s.winner == NOBODY or scores[s.winner] != max(scores):
            raise SaveBroken(_("The game is over and has no proper winner, or goes on."))
        return
    if s.winner != NOBODY or s.seats - s.out.bit_count() < 2 or s.out >> s.turn & 1:
        raise SaveBroken(_("The game goes on though it should be over."))
    if s.final and not s.round <= s.final <= s.round + 1:
        raise SaveBroken(_("The final round is not near."))
    if any(job[1] != NOBODY and s.out >> job[1] & 1 for job in s.jobs):
        raise SaveBroken(_("A player who is out is asked something."))
    if not s.round and (s.base or s.research or s.final or s.out):
        raise SaveBroken(_("Somebody acts before the first round."))


def _check_move(s: KardashevState) -> None:
    kinds = {job[0] for job in s.jobs}
    if bool(s.moving) != bool(kinds & _FLYING):
        raise SaveBroken(_("A fleet is under way and nobody moves it, or the other way round."))
    if not kinds & _UNDER_WAY:
        idle: tuple[object, ...] = (NOWHERE, NOWHERE, NOWHERE, 0, 0, False, False, [], 0, 0, 0)
        found = (s.at, s.came, s.target, s.steps, s.paid, s.jumped, s.last_jump, s.trail, s.attackers,
                 s.defenders, s.free_used)  # fmt: skip
        if found != idle:
            raise SaveBroken(_("Something is left of a move that is over."))
        return
    if s.at == NOWHERE or any(not s.explored >> space & 1 for space in s.trail if space != s.at):
        raise SaveBroken(_("A fleet moves where nothing is."))
    fighting = kinds & {model.ATTACK, model.DEFEND, model.RESOLVE}
    if fighting and (s.target == NOWHERE or s.came == NOWHERE or s.owner(s.target) in (NOBODY, s.turn)):
        raise SaveBroken(_("A battle has no place."))
    if kinds & {model.DRONES, model.AFTERMATH} and s.target == NOWHERE:
        raise SaveBroken(_("A battle has no place."))
    if model.AFTERMATH in kinds | {model.AFTERMATH} and s.came != NOWHERE and not s.explored >> s.came & 1:
        raise SaveBroken(_("A fleet comes from where nothing is."))
    mine = 0 if s.out >> s.turn & 1 else s.fleets[s.turn]
    if s.attackers & ~mine or any(
        not any(s.fleets[seat] >> space & 1 for seat in range(s.seats)) for space in spaces(s.defenders)
    ):
        raise SaveBroken(_("A supporting fleet is not there."))


# What follows the kind and the seat in each job: the least and the most of every number.
_TO_ANYBODY = (NOBODY, 2)
_ANY_SPACE = (0, SPACES - 1)
_ANY_MASK = (0, (1 << SPACES) - 1)
_SHAPES: dict[int, tuple[tuple[int, int], ...]] = {
    model.PAY_ANY: ((1, MOST), _TO_ANYBODY),
    model.PAY_ONE: ((1, ANY_KIND),),
    model.EXCHANGE: ((1, MOST),),
    model.ALIKE: (_TO_ANYBODY,),
    model.GAIN: ((0, ANY_KIND), (1, MOST), (1, 2), (0, REASONS - 1)),
    model.HARVEST: (_ANY_SPACE, (1, HIGHEST), (0, ANY_KIND), (0, 2)),
    model.SHARE: (_ANY_MASK, _ANY_MASK),
    model.RESOLVE: ((0, 2),),
    model.DRONES: ((0, 2),),
    model.RAID: ((0, 2),),
    model.SALVAGE: ((0, 2),),
    model.AFTERMATH: ((0, 2),),
}
_SEAT_OF_ANOTHER = {model.RESOLVE, model.DRONES, model.RAID, model.SALVAGE, model.AFTERMATH}


def _job(s: KardashevState, entry: Any) -> Job:
    """One thing that waits, if it is one this game knows."""
    numbers = _list(entry)
    if len(numbers) < 2:
        raise SaveBroken(_("Something waits to be decided and does not say what."))
    kind = _number(numbers[0], 0, model.JOBS - 1)
    if kind == model.BEGIN:
        if numbers[1:] != [NOBODY] or type(numbers[1]) is not int:
            raise SaveBroken(_("The first turn waits for somebody."))
        return (kind, NOBODY)
    shape = _SHAPES.get(kind, ())
    if len(numbers) != 2 + len(shape):
        raise SaveBroken(_("Something waits to be decided and does not say what."))
    job = (kind, _number(numbers[1], 0, s.seats - 1),
           *(_number(number, *limits) for number, limits in zip(numbers[2:], shape, strict=True)))  # fmt: skip
    turn_only = kind in _UNDER_WAY and kind != model.DEFEND
    if turn_only and job[1] != s.turn:
        raise SaveBroken(_("A fleet moves out of turn."))
    if kind in _SEAT_OF_ANOTHER and (job[2] == s.turn or job[2] >= s.seats):
        raise SaveBroken(_("A battle is fought against nobody."))
    if kind in (model.PAY_ANY, model.ALIKE) and job[-1] >= s.seats:
        raise SaveBroken(_("Somebody who is not there gets something."))
    if kind == model.HARVEST and not s.tiles[job[2]] & ANY_KIND:
        raise SaveBroken(_("A harvest comes from where nothing grows."))
    return job


def _number(number: Any, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise SaveBroken(
            _("{number!r} is not a number from {least} to {most}.").format(
                number=number, least=least, most=most
            )
        )
    return number


def _same(number: Any, other: int) -> bool:
    return type(number) is int and number == other


def _space(s: KardashevState, space: Any) -> int:
    if not BOARDS[s.seats] >> _number(space, 0, SPACES - 1) & 1:
        raise SaveBroken(_("{space!r} is no space of the board.").format(space=space))
    return int(space)


def _list(things: Any, length: int | None = None) -> list[Any]:
    if not isinstance(things, list) or (length is not None and len(things) != length):
        raise SaveBroken(_("{things!r} is not a list as long as it should be.").format(things=things))
    return things
