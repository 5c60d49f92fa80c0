"""Write a position of Kardashev as JSON; read it back and check that it can be one."""

from collections import Counter
from itertools import chain

from tabletop.base.words import _
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import BOARDS, NOWHERE, RIMS, SPACES, set_of, spaces, union
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.games.kardashev.rules.setup import lay_tile, put_colony, put_fleet
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.saving.reading import flag, many, need, number, plain, read, row

_SEAT, _ANYBODY, _SEATS = number(0, 2), number(NOBODY, 2), number(0, 0b111)
_SPACE, _ANYWHERE, _SPACES = number(0, SPACES - 1), number(NOWHERE, SPACES - 1), number(0, (1 << SPACES) - 1)
_KINDS, _AMOUNT, _LEVEL = number(0, content.ANY_KIND), number(0, 9999), number(1, content.HIGHEST)
_JOB, _WHY = number(jobs.ROLE, jobs.LANDED), number(0, jobs.FOR_LACK)
_GROUPS = (
    ("seats", number(2, 3)), ("limit", number(12, 30)), ("first", _SEAT), ("round", number(0, 30)), ("turn", _SEAT),
    ("final", number(0, 31)), ("over", flag), ("winner", _ANYBODY), ("out", _SEATS),
    ("drawn", number(0, content.MILITARY)), ("base research", number(0, 2)), ("erased warred", flag), ("bid", _AMOUNT),
    ("high", _ANYBODY), ("passed", _SEATS), ("shared", _SPACES), ("moving", number(0, content.HIGHEST)),
    ("at came began", _ANYWHERE), ("steps paid", _AMOUNT), ("jumped last_jump", flag), ("target", _ANYWHERE),
    ("attackers defenders", _SPACES), ("free_used", _SEATS), ("roles", many(number(NOBODY, content.ROLES - 1))),
    ("homes seconds", many(_ANYWHERE)), ("resources", many(_AMOUNT)),
    ("known", many(number(0, (1 << content.COUNT) - 1))), ("spent", many(_AMOUNT)),
    ("bag", many(number(1, content.MILITARY))), ("gathered trail", many(_SPACE)),
)  # fmt: skip
_NUMBERS = {name: reader for names, reader in _GROUPS for name in names.split()}
"""The fields saved as they are; supplies and sets of spaces follow from the board."""
_FIELDS = {
    **_NUMBERS,
    "tiles": many(row(_SPACE, number(1, content.DESTROYED))),
    "colonies": many(row(_SEAT, _SPACE, _LEVEL)),
    "fleets": many(row(_SEAT, _SPACE, _LEVEL)),
    "waiting": many(row(_JOB, _SEAT, _WHY, _KINDS, _AMOUNT, number(1, 4), _ANYBODY, _ANYWHERE)),
}


def dump(s: KardashevState) -> Json:
    saved = {name: plain(getattr(s, name)) for name in _NUMBERS}
    saved["tiles"] = [[space, s.tiles[space]] for space in spaces(s.explored)]
    saved["colonies"] = _stacks(s.colonies, s.colony_levels)
    saved["fleets"] = _stacks(s.fleets, s.fleet_levels)
    saved["waiting"] = plain(s.jobs)
    return saved


def _stacks(masks: list[int], levels: list[int]) -> list[list[int]]:
    return [[seat, space, levels[space]] for seat, mask in enumerate(masks) for space in spaces(mask)]


def load(j: Json) -> KardashevState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    values = read(j, _FIELDS, _("Kardashev"))
    s = KardashevState(values["seats"], values["limit"], values["first"], [])
    for name in _NUMBERS:
        setattr(s, name, values[name])
    s.spent = tuple(s.spent)
    s.jobs = [jobs.Job(*entry) for entry in values["waiting"]]
    for space, tile in values["tiles"]:
        lay_tile(s, space, tile)
    for put, stacks in ((put_colony, values["colonies"]), (put_fleet, values["fleets"])):
        for seat, space, level in stacks:
            need(seat < s.seats, _("A piece belongs to nobody at the table."))
            put(s, seat, space, level, [])
    need(max(s.first, s.turn, s.winner, s.high) < s.seats, _("Somebody who is not there is to act."))
    s.fleet_supply[s.turn] -= s.moving
    need(dump(s) == j, _("Tiles or pieces on the board are not in order."))
    _check_board(s)
    _check_players(s)
    for job in s.jobs:
        _check_job(s, job)
    _check_phase(s)
    _check_end(s)
    _check_move(s)
    return s


def pieces(s: KardashevState) -> list[int]:
    """Every piece in the game: -1 a tile, the seat for a colony piece, the seat plus 100 for a fleet piece."""
    unplaced = sum(space == NOWHERE for space in (*s.homes, *s.seconds))
    found = [NOBODY] * (len(s.bag) + bool(s.drawn) + s.explored.bit_count() + unplaced)
    for seat, _space, level in _stacks(s.colonies, s.colony_levels):
        found += [seat] * level
    for seat, _space, level in [*_stacks(s.fleets, s.fleet_levels), (s.turn, s.at, s.moving)]:
        found += [100 + seat] * level
    for seat in range(s.seats):
        found += [seat] * s.colony_supply[seat] + [100 + seat] * s.fleet_supply[seat]
    return found


def _check_board(s: KardashevState) -> None:
    named = set_of((*s.homes, *s.seconds, *s.trail, *s.gathered[::2], s.at, s.came, s.began, s.target))
    off = (s.explored | s.attackers | s.defenders | s.shared | named) & ~BOARDS[s.seats]
    need(not off, _("There is something off the board."))
    need(not Counter(s.bag) - Counter(content.BAG), _("The bag holds tiles that do not belong in it."))
    need(s.drawn in (content.UNEXPLORED, *content.BAG), _("The tile that was drawn is none of the bag's."))
    for seat in range(s.seats):
        nowhere = s.of_others(seat) | s.destroyed | ~s.explored
        mine = s.colonies[seat] | s.fleets[seat]
        need(not mine & nowhere, _("A colony or fleet stands where it cannot stand."))
    whole = pieces(KardashevState(s.seats, s.limit, s.first, content.fresh_bag()))
    need(sorted(pieces(s)) == sorted(whole), _("A tile or piece is missing, or there is one too many."))


def _check_players(s: KardashevState) -> None:
    need(s.limit in content.LAST_ROUNDS, _("The last round is none of those that can be chosen."))
    lengths = [len(s.roles), len(s.homes), len(s.seconds), len(s.known), len(s.resources), len(s.spent)]
    seats = [s.seats] * 4 + [content.KINDS * s.seats, content.KINDS * content.CHOICES * s.seats]
    there = max(s.out, s.passed, s.free_used) < 1 << s.seats
    need(lengths == seats and there, _("A player is missing, or there is one too many."))
    chosen = [role for role in s.roles if role != NOBODY]
    need(len(chosen) == len(set(chosen)), _("Two players have the same role."))
    for mine, technology in enumerate(content.TECHNOLOGIES):
        both = technology.other >= 0 and any(k >> mine & k >> technology.other & 1 for k in s.known)
        need(not both, _("A player has both technologies of an exclusive pair."))
    for seat, (home, second) in enumerate(zip(s.homes, s.seconds, strict=True)):
        waits = [jobs.Job(kind, seat) in s.jobs for kind in (jobs.ROLE, jobs.HOME, jobs.SECOND)]
        begun = [s.roles[seat] == NOBODY, home == NOWHERE, second == NOWHERE and home != NOWHERE]
        need(begun == waits, _("A role or a starting piece is missing, or there too early."))
        need(home == NOWHERE or RIMS[s.seats] >> home & 1, _("A home tile does not lie on the rim."))
    placed = [space for space in chain(s.homes, s.seconds) if space != NOWHERE]
    apart = len(placed) == len(set(placed)) and not set_of(placed) & ~s.explored
    need(apart, _("The tiles of a starting piece are not there, or lie on one another."))


_SETTING_UP = set(range(jobs.ROLE, jobs.BID))
_UNDER_WAY = set(range(jobs.STEER, jobs.LANDED + 1))
_FLYING = {jobs.STEER, jobs.ARRIVE, jobs.SUPPORT, jobs.RESOLVE}
"""The jobs during which a fleet stands nowhere because it is under way."""
_ENEMY = {jobs.RESOLVE, jobs.DRONES, jobs.DRONE, jobs.AFTERMATH}
_ABOUT = {jobs.FOR_TECHNOLOGY: tuple(content.CHOICE_OF), jobs.FOR_SYMBOL: (content.TERRAFORM, content.ACCRETION_DEVICE)}
"""PICK: what `about` can be."""


def _check_job(s: KardashevState, job: jobs.Job) -> None:
    kind, bare = job.kind, jobs.Job(job.kind, job.seat)
    knows = max(job.seat, job.other) < s.seats and not s.out >> job.seat & 1
    if kind in _UNDER_WAY - {jobs.SUPPORT} | {jobs.SHARE, jobs.HARVESTED}:
        knows &= job.seat == s.turn
    if kind == jobs.PICK:
        knows &= job.times > 0 and job.about in _ABOUT.get(job.why, (job.about,))
        if job.why in jobs.FROM_TILES:
            knows &= job.about != NOWHERE and job.kinds > 0 and not job.kinds & ~s.tiles[job.about]
        if job.why in (jobs.FOR_RAID, jobs.FOR_SALVAGE):
            knows &= job.other not in (NOBODY, job.seat)
        bare = job
    if kind in _ENEMY:
        knows &= job.other not in (NOBODY, s.turn)
        bare = bare._replace(other=job.other)
    if kind == jobs.DRONE:
        knows &= job.about in (content.RAIDER_DRONE, content.SALVAGE_DRONE)
        bare = bare._replace(about=job.about)
    if kind == jobs.SHARE:
        knows &= job.about != NOWHERE and s.fleets[s.turn] >> job.about & 1 > 0
        bare = bare._replace(about=job.about)
    need(knows and job == bare, _("Something waits to be decided that cannot be."))


def _check_phase(s: KardashevState) -> None:
    kinds, setup = {job.kind for job in s.jobs}, s.round == 0
    begins = bool(kinds & _SETTING_UP) <= setup and (s.jobs or not setup)
    idle = not (s.base or s.research or s.final or s.out)
    need(begins and (idle or not setup), _("The setup is not finished, or goes on too long."))
    words = _("A tile is drawn and nobody bids for it or places it, or the other way round.")
    need(bool(s.drawn) == bool(kinds & {jobs.BID, jobs.PLACE}), words)
    bidding = jobs.BID in kinds
    words = _("There is a bid without bidding, or bidding without a bid.")
    need((s.high != NOBODY) == bidding and (bidding or not (s.bid or s.passed)), words)
    paired = len(s.gathered) % 2 == 0 and all(0 < given <= content.ANY_KIND for given in s.gathered[1::2])
    reaped = jobs.HARVESTED in kinds or not (s.gathered or s.shared)
    need(paired and reaped, _("What was harvested does not fit together."))


def _check_end(s: KardashevState) -> None:
    if s.over:
        scores = [s.score(seat) for seat in range(s.seats)]
        ended = not (s.jobs or s.base or s.research) and s.winner != NOBODY
        words = _("The game is over and has no proper winner, or goes on.")
        need(ended and scores[s.winner] == max(scores), words)
        return
    goes_on = s.winner == NOBODY and s.seats - s.out.bit_count() > 1 and not s.out >> s.turn & 1
    near = s.round <= s.limit and (not s.final or s.round <= s.final <= s.round + 1)
    need(goes_on and near, _("The game goes on though it should be over."))
    unsettled = s.round == 0 or any(job.kind in _UNDER_WAY for job in s.jobs)
    gone = [not (s.colonies[seat] or s.fleets[seat]) for seat in range(s.seats)]
    out = [bool(s.out >> seat & 1) for seat in range(s.seats)]
    need(unsettled or gone == out, _("A player without pieces is not out, or one with pieces is."))


def _check_move(s: KardashevState) -> None:
    kinds = {job.kind for job in s.jobs}
    words = _("A fleet is under way and nobody moves it, or the other way round.")
    need(bool(s.moving) == bool(kinds & _FLYING), words)
    if not kinds & _UNDER_WAY:
        places = {s.at, s.came, s.began, s.target}
        left = s.steps or s.paid or s.jumped or s.last_jump or s.trail or s.attackers or s.defenders or s.free_used
        need(places == {NOWHERE} and not left, _("Something is left of a move that is over."))
        return
    way = set_of(s.trail) & ~set_of([s.at]) | set_of([s.began, s.came])
    need(NOWHERE not in (s.at, s.began) and not way & ~s.explored, _("A fleet moves where nothing is."))
    placed = s.target != NOWHERE or not kinds & {jobs.SUPPORT, *_ENEMY}
    if placed and kinds & {jobs.SUPPORT, jobs.RESOLVE}:
        placed = s.came != NOWHERE and s.owner(s.target) not in (NOBODY, s.turn)
    need(placed, _("A battle has no place."))
    others = union(fleets for seat, fleets in enumerate(s.fleets) if seat != s.turn)
    need(not s.attackers & ~s.fleets[s.turn] and not s.defenders & ~others, _("A supporting fleet is not there."))
