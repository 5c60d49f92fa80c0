"""The rules of Kardashev: setup, what may be done, what comes of it. Imports the kernel and this game."""

from collections.abc import Callable
from typing import Any

from tabletop.games.kardashev import auction, battle, bot, harvest, moving, paying, saving, setting_up, turn
from tabletop.games.kardashev.deeds import Deed, parse
from tabletop.games.kardashev.model import (
    AFTERMATH,
    ALIKE,
    ARRIVE,
    ATTACK,
    BASE_ACTIONS,
    BEGIN,
    BID,
    DEFEND,
    DRAW,
    DRONES,
    EXCHANGE,
    EXPLORE,
    GAIN,
    HARVEST,
    HARVESTED,
    HOME,
    LANDED,
    LEARN,
    MUSTER,
    NOBODY,
    PAY_ANY,
    PAY_ONE,
    PLACE,
    RAID,
    RESEARCH_ACTIONS,
    RESOLVE,
    ROLE,
    ROLES,
    SALVAGE,
    SECOND,
    SETTLE,
    SHARE,
    STEER,
    WARLORD_CLAIM,
    WARLORD_GAIN,
    WARLORD_LEAVE,
    Job,
    KardashevState,
    fresh_bag,
)
from tabletop.games.kardashev.refusals import refuse
from tabletop.games.kardashev.view import KardashevView, imagine, seen_by
from tabletop.kernel.errors import InvalidAction, Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.rng import Rng
from tabletop.words import _

OUT_OF_COLONIES, OUT_OF_ROUNDS, LAST_STANDING = "out-of-colonies", "out-of-rounds", "last-standing"
FEW_COLONIES = 2
"""KD-8.1: with so many colony pieces in supply, or fewer, the end begins."""

Run = Callable[[KardashevState, Job, list[Event]], bool]
Legal = Callable[[KardashevState, Job], list[Deed]]
Choose = Callable[[KardashevState, Job, Any, list[Event]], None]


class Kardashev:
    """Kardashev."""

    info = GameInfo(
        id="kardashev",
        title=_("Kardashev"),
        tagline=_("Raise a civilisation from one world to a galaxy, by auction, science and reach."),
        seats=range(2, 4),
        minutes="60-90",
        weight=5,
        accent="#d9a0f0",
        turn_rule="KD-4.9",
        options=(
            Option(
                "roles",
                _("Roles"),
                "dealt",
                (("dealt", _("Dealt by chance")), ("chosen", _("Chosen in turn order"))),
            ),
            Option(
                "rounds",
                _("Last round"),
                20,
                ((12, _("Round 12")), (20, _("Round 20")), (30, _("Round 30"))),
                note=_("The game ends then at the latest."),
            ),
            Option("first", _("First player"), RANDOM_SEAT, note=_("Who begins every round.")),
        ),
        secrets=False,
        worlds=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> KardashevState:
        chosen = read_options(self.info, options, seats)
        bag = fresh_bag()
        rng.shuffle(bag)
        first = int(chosen["first"])
        if first == RANDOM_SEAT:
            first = rng.below(seats)  # KD-2.5
        s = KardashevState(seats, int(chosen["rounds"]), first, bag)
        if chosen["roles"] == "dealt":
            roles = list(range(ROLES))
            rng.shuffle(roles)
            s.roles = roles[:seats]  # KD-2.1
        s.jobs = setting_up.jobs_of_setup(s, chosen["roles"] == "chosen")
        return s

    def to_act(self, s: KardashevState) -> int | None:
        if s.over:
            return None
        return s.jobs[0][1] if s.jobs else s.turn

    def legal(self, s: KardashevState) -> list[Deed]:
        if s.jobs:
            job = s.jobs[0]
            return _JOBS[job[0]][1](s, job)
        return [] if s.over else turn.legal_turn(s)

    def apply(self, s: KardashevState, a: Deed, rng: Rng) -> list[Event]:
        events: list[Event] = []
        if s.jobs:
            job = s.jobs[0]
            _run, _legal, choose, whole = _JOBS[job[0]]
            choose(s, job, a if whole else a.first, events)
        elif a.verb == "end":
            _end_turn(s, events, rng)
        else:
            turn.do(s, a, events)
        _go_on(s, events, rng)
        if not s.over:
            asked = s.jobs[0] if s.jobs else ()
            events.append(Event("ask", asked[1] if asked else s.turn, (), (s.base, s.research, *asked)))
        return events

    def refusal(self, s: KardashevState, a: Deed) -> Refusal | None:
        if a in self.legal(s):
            return None
        return refuse(s, a)

    def view(self, s: KardashevState, seat: int | None) -> KardashevView:
        return seen_by(s, seat)

    def determinize(self, v: KardashevView, rng: Rng) -> KardashevState:
        return imagine(v, rng)

    def outcome(self, s: KardashevState) -> Outcome | None:
        if not s.over:
            return None
        scores = tuple(s.score(seat) for seat in range(s.seats))
        return Outcome((s.winner,), scores, _reason(s))

    def parse(self, text: str) -> Deed:
        found = parse(text)
        if found is None:
            raise InvalidAction(_("Kardashev has no action {text!r}.").format(text=text))
        return found

    def dump(self, s: KardashevState) -> Json:
        return saving.dump(s)

    def load(self, j: Json) -> KardashevState:
        s = saving.load(j)
        saving.check_goes_on(s, self.legal)
        return s

    def evaluate(self, s: KardashevState, seat: int) -> float:
        return bot.evaluate(s, seat)


def _reason(s: KardashevState) -> str:
    if _left(s) == 1:
        return LAST_STANDING
    return OUT_OF_COLONIES if s.final and s.final <= s.limit else OUT_OF_ROUNDS


def _left(s: KardashevState) -> int:
    return s.seats - s.out.bit_count()


def _go_on(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """Do everything that needs nobody's decision."""
    while s.jobs:
        job = s.jobs[0]
        kind = job[0]
        if kind == BEGIN:
            del s.jobs[0]
            _begin_turn(s, s.first, events)
        elif not _JOBS[kind][0](s, job, events) or (kind == LANDED and _strike_out(s, events, rng)):
            return


def _ask(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """A job that always is a question."""
    return False


def _no_question(s: KardashevState, job: Job) -> list[Deed]:
    return []


def _no_choice(s: KardashevState, job: Job, a: Any, events: list[Event]) -> None:
    raise AssertionError("this job asks nothing")


def _pay_one(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    del s.jobs[0]
    paying.hand_over(s, job[1], paying.only(kind), NOBODY, events)


def _legal_pay_one(s: KardashevState, job: Job) -> list[Deed]:
    return [paying.PAY[kind] for kind in paying.one_of(s, job)]


_NO = (_no_question, _no_choice, True)
_JOBS: dict[int, tuple[Run, Legal, Choose, bool]] = {
    ROLE: (_ask, setting_up.legal_role, setting_up.choose_role, False),
    HOME: (_ask, setting_up.legal_home, setting_up.choose_home, False),
    SECOND: (_ask, setting_up.legal_second, setting_up.choose_second, False),
    SETTLE: (_ask, setting_up.legal_start, setting_up.settle, False),
    MUSTER: (_ask, setting_up.legal_start, setting_up.muster, False),
    LEARN: (_ask, setting_up.legal_learn, setting_up.learn, False),
    DRAW: (auction.run_draw, *_NO),
    BID: (auction.run_bid, auction.legal_bid, auction.bid, True),
    PLACE: (_ask, auction.legal_place, auction.place, True),
    PAY_ANY: (paying.run_pay_any, paying.legal_pay_any, paying.pay_any, False),
    PAY_ONE: (paying.run_pay_one, _legal_pay_one, _pay_one, False),
    EXCHANGE: (paying.run_exchange, paying.legal_exchange, paying.exchange, False),
    ALIKE: (paying.run_alike, paying.legal_alike, paying.pay_alike, False),
    GAIN: (paying.run_gain, paying.legal_gain, paying.take, False),
    HARVEST: (harvest.run_harvest, harvest.legal_harvest, harvest.gather, False),
    SHARE: (harvest.run_share, harvest.legal_share, harvest.share, False),
    HARVESTED: (harvest.run_harvested, *_NO),
    STEER: (moving.run_steer, moving.legal_steer, moving.steer, True),
    ARRIVE: (moving.run_arrive, *_NO),
    EXPLORE: (_ask, moving.legal_explore, moving.explore, True),
    ATTACK: (battle.run_support, battle.legal_support, battle.support, True),
    DEFEND: (battle.run_support, battle.legal_support, battle.support, True),
    RESOLVE: (battle.run_resolve, *_NO),
    DRONES: (battle.run_drones, battle.legal_drones, battle.send_drones, True),
    RAID: (battle.run_raid, battle.legal_raid, battle.raid, False),
    SALVAGE: (battle.run_salvage, *_NO),
    AFTERMATH: (battle.run_aftermath, *_NO),
    WARLORD_CLAIM: (moving.run_claim, moving.legal_claim, moving.claim, True),
    WARLORD_LEAVE: (moving.run_leave, moving.legal_leave, moving.leave, True),
    WARLORD_GAIN: (moving.run_warlord_gain, *_NO),
    LANDED: (moving.run_landed, *_NO),
}
"""For each kind of job: how it is done unasked, what can be chosen, what a choice does, and whether the choice is
told as a whole deed or only by what it names."""


# -- turns and the end -----------------------------------------------------------------------------------


def _begin_turn(s: KardashevState, seat: int, events: list[Event]) -> None:
    s.turn = seat
    s.base, s.research = BASE_ACTIONS, RESEARCH_ACTIONS  # KD-4
    s.erased = s.warred = False
    if seat == s.first or not s.round:
        s.round += 1
    events.append(Event("turn", seat, (), (s.round,)))
    s.jobs.append((DRAW, seat))


def _end_turn(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """KD-8.1: the next player, the next round, or the end."""
    s.base = s.research = 0
    if not s.final and any(
        s.colony_supply[seat] <= FEW_COLONIES for seat in range(s.seats) if not s.out >> seat & 1
    ):
        s.final = s.round + 1
        events.append(Event("final", s.turn, (), (s.final,)))
    last = min(s.final or s.limit, s.limit)
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if seat == s.first:
            if s.round >= last:
                _finish(s, events, rng)
                return
            if s.out >> seat & 1:
                s.round += 1
        if not s.out >> seat & 1:
            _begin_turn(s, seat, events)
            return


def _strike_out(s: KardashevState, events: list[Event], rng: Rng) -> bool:
    """KD-5.6: who has neither colony nor fleet is out. True if the turn or the game is over by it."""
    for seat in range(s.seats):
        if not s.out >> seat & 1 and not s.colonies[seat] and not s.fleets[seat]:
            s.out |= 1 << seat
            s.jobs = [job for job in s.jobs if job[1] != seat]
            events.append(Event("out", seat))
    if _left(s) == 1:
        s.jobs = []
        _finish(s, events, rng)
        return True
    if s.out >> s.turn & 1:
        _end_turn(s, events, rng)
    return False


def _finish(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """KD-8.3: the most points win, a tie is fought out with lasers."""
    s.over = True
    s.base = s.research = 0
    scores = [s.score(seat) for seat in range(s.seats)]
    tied = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    while len(tied) > 1:
        rolls = [rng.die() for _seat in tied]
        for seat, roll in zip(tied, rolls, strict=True):
            events.append(Event("laser", seat, (), (roll,), reveals=True))
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
    s.winner = tied[0]
    events.append(Event("over", s.winner, (), tuple(scores)))
