"""A position of Kardashev as JSON, and back with every doubt checked. Imports the kernel and the model."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from tabletop.games.kardashev import jobs
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import BOARDS, NOWHERE, RIMS, SPACES, spaces
from tabletop.games.kardashev.jobs import Job
from tabletop.games.kardashev.model import (
    ANY_KIND,
    BAG,
    CHOICE_OF,
    CHOICES,
    DESTROYED,
    HIGHEST,
    MILITARY,
    PIECES,
    ROLES,
    UNEXPLORED,
    Deed,
    KardashevState,
)
from tabletop.games.kardashev.technologies import COUNT, KINDS, TECHNOLOGIES
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.reading import flag, many, need, number, plain, read, row
from tabletop.words import _

_SEAT, _ANYBODY, _SEATS = number(0, 2), number(NOBODY, 2), number(0, 0b111)
_SPACE, _ANYWHERE, _SPACES = number(0, SPACES - 1), number(NOWHERE, SPACES - 1), number(0, (1 << SPACES) - 1)
_KINDS, _AMOUNT, _LEVEL = number(0, ANY_KIND), number(0, 9999), number(1, HIGHEST)
_NUMBERS = {
    "seats": number(2, 3), "limit": number(12, 30), "first": _SEAT, "round": number(0, 30), "turn": _SEAT,
    "final": number(0, 31), "over": flag, "winner": _ANYBODY, "out": _SEATS, "drawn": number(UNEXPLORED, MILITARY),
    "base": number(0, 2), "research": number(0, 2), "erased": flag, "warred": flag, "bid": _AMOUNT, "high": _ANYBODY,
    "passed": _SEATS, "shared": _SPACES, "moving": number(0, HIGHEST), "at": _ANYWHERE,
    "came": _ANYWHERE, "began": _ANYWHERE, "steps": _AMOUNT, "paid": _AMOUNT, "jumped": flag, "last_jump": flag,
    "target": _ANYWHERE, "attackers": _SPACES, "defenders": _SPACES, "free_used": _SEATS,
    "roles": many(number(NOBODY, ROLES - 1)), "homes": many(_ANYWHERE), "seconds": many(_ANYWHERE),
    "resources": many(_AMOUNT), "known": many(number(0, (1 << COUNT) - 1)), "spent": many(_AMOUNT),
    "bag": many(number(1, MILITARY)), "gathered": many(_ANYWHERE), "trail": many(_SPACE),
}  # fmt: skip
"""What is saved as it is; supplies and sets of spaces follow from the board."""
_FIELDS = {
    **_NUMBERS,
    "tiles": many(row(_SPACE, number(1, DESTROYED))),
    "colonies": many(row(_SEAT, _SPACE, _LEVEL)),
    "fleets": many(row(_SEAT, _SPACE, _LEVEL)),
    "waiting": many(row(number(jobs.ROLE, jobs.LANDED), _SEAT, number(0, jobs.FOR_LACK), _KINDS, _AMOUNT,
                        number(1, 4), _ANYBODY, _ANYWHERE)),
}  # fmt: skip


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
    s.jobs = [Job(*entry) for entry in values["waiting"]]
    for space, tile in values["tiles"]:
        s.tiles[space] = tile
        s.explored |= 1 << space
        if tile == DESTROYED:
            s.destroyed |= 1 << space
    for masks, levels, supply, stacks in (
        (s.colonies, s.colony_levels, s.colony_supply, values["colonies"]),
        (s.fleets, s.fleet_levels, s.fleet_supply, values["fleets"]),
    ):
        for seat, space, level in stacks:
            need(seat < s.seats, _("A piece belongs to nobody at the table."))
            masks[seat] |= 1 << space
            levels[space] = level
            supply[seat] -= level
    need(max(s.first, s.turn, s.winner, s.high) < s.seats, _("Somebody who is not there is to act."))
    s.fleet_supply[s.turn] -= s.moving
    need(dump(s) == j, _("Tiles or pieces on the board are not in order."))
    check(s)
    return s


def pieces(s: KardashevState) -> list[int]:
    """Every piece, wherever it lies: tiles are -1, a colony piece is its owner, a fleet piece that and 100."""
    unplaced = sum(space == NOWHERE for space in (*s.homes, *s.seconds))
    found = [NOBODY] * (len(s.bag) + bool(s.drawn) + s.explored.bit_count() + unplaced)
    for seat, _space, level in _stacks(s.colonies, s.colony_levels):
        found += [seat] * level
    for seat, _space, level in [*_stacks(s.fleets, s.fleet_levels), (s.turn, s.at, s.moving)]:
        found += [100 + seat] * level
    for seat in range(s.seats):
        found += [seat] * s.colony_supply[seat] + [100 + seat] * s.fleet_supply[seat]
    return found


# -- whether this can be a position ----------------------------------------------------------------------


def check(s: KardashevState) -> None:
    """Raise SaveBroken with a sentence for what cannot be."""
    _check_pieces(s)
    _check_players(s)
    for job in s.jobs:
        _check_job(s, job)
    _check_phase(s)
    _check_move(s)


def check_goes_on(s: KardashevState, legal: list[Deed]) -> None:
    """Before its end somebody has something to decide."""
    words = _("Nobody can do anything in this position, or somebody can after its end.")
    need(bool(legal) != s.over, words)


def _check_pieces(s: KardashevState) -> None:
    named = (*s.homes, *s.seconds, *s.trail, *s.gathered[::2], s.at, s.came, s.began, s.target)
    mask = s.explored | s.attackers | s.defenders | s.shared | _set(named)
    need(not mask & ~BOARDS[s.seats], _("There is something off the board."))
    need(not Counter(s.bag) - Counter(BAG), _("The bag holds tiles that do not belong in it."))
    need(s.drawn in (UNEXPLORED, *BAG), _("The tile that was drawn is none of the bag's."))
    for seat in range(s.seats):
        elsewhere = s.of_others(seat) | s.destroyed | ~s.explored
        standing = (s.colonies[seat] | s.fleets[seat]) & elsewhere
        need(not standing, _("A colony or fleet stands where it cannot stand."))
    all_pieces = [
        NOBODY,
    ] * (sum(BAG.values()) + 2 * s.seats)
    all_pieces += [kind + seat for kind in (0, 100) for seat in range(s.seats)] * PIECES
    words = _("A tile or piece is missing, or there is one too many.")
    need(sorted(pieces(s)) == sorted(all_pieces), words)


def _set(places: Iterable[int]) -> int:
    mask = 0
    for space in places:
        if space != NOWHERE:
            mask |= 1 << space
    return mask


def _check_players(s: KardashevState) -> None:
    need(s.limit in (12, 20, 30), _("The last round is none of those that can be chosen."))
    need(max(s.out, s.passed, s.free_used) < 1 << s.seats, _("There is somebody at the table too many."))
    lengths = [len(s.roles), len(s.homes), len(s.seconds), len(s.known), len(s.resources), len(s.spent)]
    wanted = [s.seats] * 4 + [KINDS * s.seats, KINDS * CHOICES * s.seats]
    need(lengths == wanted, _("Something of a player is missing, or of somebody who is not there."))
    chosen = [role for role in s.roles if role != NOBODY]
    need(len(chosen) == len(set(chosen)), _("Two players have the same role."))
    for known, (mine, technology) in ((known, one) for known in s.known for one in enumerate(TECHNOLOGIES)):
        both = technology.other >= 0 and known >> mine & known >> technology.other & 1
        need(not both, _("A player has both technologies of an exclusive pair."))
    for seat in range(s.seats):
        home, second = s.homes[seat], s.seconds[seat]
        waits = Job(jobs.HOME, seat) in s.jobs
        begun = (home == NOWHERE) == waits
        begun &= (second == NOWHERE) == (waits or Job(jobs.SECOND, seat) in s.jobs)
        need(begun, _("A starting piece is missing, or lies there too early."))
        given = (s.roles[seat] == NOBODY) == (Job(jobs.ROLE, seat) in s.jobs)
        need(given, _("A player has no role, or has one too early."))
        rim = home == NOWHERE or RIMS[s.seats] & s.explored & 1 << home
        need(rim, _("A home tile does not lie on the rim."))
        there = second == NOWHERE or s.explored >> second & 1
        need(there, _("The second tile of a starting piece is missing."))
    spots = [space for space in chain(s.homes, s.seconds) if space != NOWHERE]
    need(len(spots) == len(set(spots)), _("Two tiles lie on one space."))


_SETTING_UP = range(jobs.ROLE, jobs.BID)
_ENEMY = {jobs.RESOLVE, jobs.DRONES, jobs.DRONE, jobs.AFTERMATH}
_FLYING = {jobs.STEER, jobs.ARRIVE, jobs.SUPPORT, jobs.RESOLVE}
"""The jobs during which a fleet stands nowhere because it is under way."""
_UNDER_WAY = range(jobs.STEER, jobs.LANDED + 1)
_FROM_A_TILE = (jobs.FOR_HARVEST, jobs.FOR_CARGO, jobs.FOR_SHARE)


def _check_job(s: KardashevState, job: Job) -> None:
    """One thing that waits, if it is one this game knows."""
    words = _("Something waits to be decided and does not say what.")
    need(max(job.seat, job.other) < s.seats, words)
    need(not s.out >> job.seat & 1, _("A player who is out is asked something."))
    if (job.kind in _UNDER_WAY and job.kind != jobs.SUPPORT) or job.kind in (jobs.SHARE, jobs.HARVESTED):
        need(job.seat == s.turn, _("Somebody moves or harvests out of turn."))
    if job.kind == jobs.PICK:
        need(job.times, words)
        if job.why in _FROM_A_TILE:
            grows = job.about != NOWHERE and job.kinds and not job.kinds & ~s.tiles[job.about]
            need(grows, _("A harvest comes from where nothing grows."))
        elif job.why in (jobs.FOR_RAID, jobs.FOR_SALVAGE):
            need(job.other not in (NOBODY, job.seat), _("Somebody who is not there gets something."))
        elif job.why == jobs.FOR_TECHNOLOGY:
            need(job.about in CHOICE_OF, words)
        elif job.why == jobs.FOR_SYMBOL:
            need(job.about in (tech.TERRAFORM, tech.ACCRETION_DEVICE), words)
        return
    plain_job = Job(job.kind, job.seat)
    if job.kind in _ENEMY:
        need(job.other not in (NOBODY, s.turn), _("A battle is fought against nobody."))
        plain_job = plain_job._replace(other=job.other)
    if job.kind == jobs.DRONE:
        need(job.about in (tech.RAIDER_DRONE, tech.SALVAGE_DRONE), words)
        plain_job = plain_job._replace(about=job.about)
    if job.kind == jobs.SHARE:
        need(job.about != NOWHERE and s.fleets[job.seat] >> job.about & 1, words)
        plain_job = plain_job._replace(about=job.about)
    need(job == plain_job, words)


def _check_phase(s: KardashevState) -> None:
    kinds = {job.kind for job in s.jobs}
    setup = s.round == 0
    need(bool(kinds & set(_SETTING_UP)) <= setup, _("The setup goes on during the game."))
    need(s.jobs or not setup, _("The setup is not finished."))
    words = _("A tile is drawn and nobody bids for it or places it, or the other way round.")
    need(bool(s.drawn) == bool(kinds & {jobs.BID, jobs.PLACE}), words)
    bidding = jobs.BID in kinds
    words = _("There is a bid without bidding, or bidding without a bid.")
    need((s.high != NOBODY) == bidding and (bidding or not (s.bid or s.passed)), words)
    idle = not (s.gathered or s.shared)
    need(jobs.HARVESTED in kinds or idle, _("Something was harvested and no harvest is going on."))
    paired = len(s.gathered) % 2 == 0 and all(0 < given <= ANY_KIND for given in s.gathered[1::2])
    need(paired, _("What was harvested does not fit together."))
    if s.over:
        scores = [s.score(seat) for seat in range(s.seats)]
        ended = not (s.jobs or s.base or s.research) and s.winner != NOBODY
        words = _("The game is over and has no proper winner, or goes on.")
        need(ended and scores[s.winner] == max(scores), words)
        return
    words = _("The game goes on though it should be over.")
    need(s.winner == NOBODY and s.seats - s.out.bit_count() > 1 and not s.out >> s.turn & 1, words)
    need(s.round <= s.limit, _("There are more rounds than there can be."))
    need(not s.final or s.round <= s.final <= s.round + 1, _("The final round is not near."))
    idle = not (s.base or s.research or s.final or s.out)
    need(not setup or idle, _("Somebody acts before the first round."))
    if not setup and not kinds & set(_UNDER_WAY):
        for seat in range(s.seats):
            gone = not s.colonies[seat] and not s.fleets[seat]
            words = _("A player without pieces is not out, or one with pieces is.")
            need(gone == bool(s.out >> seat & 1), words)


def _check_move(s: KardashevState) -> None:
    kinds = {job.kind for job in s.jobs}
    words = _("A fleet is under way and nobody moves it, or the other way round.")
    need(bool(s.moving) == bool(kinds & _FLYING), words)
    if not kinds & set(_UNDER_WAY):
        places = {s.at, s.came, s.began, s.target}
        left = s.steps or s.paid or s.jumped or s.last_jump or s.trail
        left = left or s.attackers or s.defenders or s.free_used
        need(places == {NOWHERE} and not left, _("Something is left of a move that is over."))
        return
    need(NOWHERE not in (s.at, s.began), _("A fleet moves where nothing is."))
    ways = _set(s.trail) & ~(1 << s.at) | 1 << s.began | _set([s.came])
    need(not ways & ~s.explored, _("A fleet moves where nothing is."))
    words = _("A battle has no place.")
    need(s.target != NOWHERE or not kinds & {jobs.SUPPORT, *_ENEMY}, words)
    if kinds & {jobs.SUPPORT, jobs.RESOLVE}:
        need(s.came != NOWHERE and s.owner(s.target) not in (NOBODY, s.turn), words)
    others = 0
    for seat in range(s.seats):
        others |= s.fleets[seat] if seat != s.turn else 0
    words = _("A supporting fleet is not there.")
    need(not s.attackers & ~s.fleets[s.turn] and not s.defenders & ~others, words)
