"""The rules of Kardashev: setup, legal actions, applying them, the end."""

from collections.abc import Callable
from itertools import takewhile
from typing import NamedTuple

from tabletop.base.errors import InvalidAction, Refusal
from tabletop.base.words import _
from tabletop.games.kardashev.mind.evaluation import evaluate
from tabletop.games.kardashev.rules import auction, battle, content, harvest, jobs, model, moving, paying, saving, turn
from tabletop.games.kardashev.rules import setup as setting_up
from tabletop.games.kardashev.rules.events import Ask, Final, Harvested, Laser, Out, Over, Turn
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.refusals import refusal, turn_rule
from tabletop.games.kardashev.rules.view import imagine, seen_by
from tabletop.kernel.events import Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving.reading import need

ROLES = (("dealt", _("Dealt")), ("chosen", _("Chosen")))
ROUNDS = tuple((last, str(last)) for last in content.LAST_ROUNDS)
ASK = tuple(Ask(seat) for seat in range(3))


class Kardashev:
    info = GameInfo(
        id="kardashev",
        title=_("Kardashev"),
        tagline=_("Raise a civilisation from one world to a galaxy, by auction, science and reach."),
        seats=range(2, 4),
        minutes="60-90",
        weight=5,
        accent="#d9a0f0",
        options=(
            Option("roles", _("Roles"), "dealt", ROLES, _("Dealt by chance, or chosen at the table in turn order.")),
            Option("rounds", _("Last round"), 20, ROUNDS, note=_("The game ends then at the latest.")),
            Option("first", _("First player"), RANDOM_SEAT, note=_("Who begins every round.")),
        ),
        secrets=False,
        edition=3,
        worlds=1,
    )
    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)
    turn_rule = staticmethod(turn_rule)
    dump = staticmethod(saving.dump)
    evaluate = staticmethod(evaluate)

    def knowledge(self) -> Knowledge[KardashevState, Action]:
        from tabletop.games.kardashev.mind.knowledge import KardashevKnowledge

        return KardashevKnowledge(self)

    def setup(self, options: Options, seats: int, rng: Rng) -> KardashevState:
        chosen = read_options(self.info, options, seats)
        bag = content.fresh_bag()
        rng.shuffle(bag)
        first = int(chosen["first"])
        if first == RANDOM_SEAT:
            first = rng.below(seats)  # KD-2.5
        s = KardashevState(seats, int(chosen["rounds"]), first, bag)
        if chosen["roles"] == "dealt":
            roles = list(range(content.ROLES))
            rng.shuffle(roles)
            s.roles = roles[:seats]  # KD-2.1
        s.jobs = setting_up.jobs_of_setup(s, chosen["roles"] == "chosen")
        return s

    def to_act(self, s: KardashevState) -> int | None:
        return s.to_act

    def legal(self, s: KardashevState) -> list[Action]:
        if s.over:
            return []
        job = s.question
        return _QUESTIONS[job.kind].choices(s, job)

    def apply(self, s: KardashevState, a: Action, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        events = [] if events is None else events
        s.answering = job = s.question
        if a.verb == "end":
            _end_turn(s, events, rng)
        else:
            _QUESTIONS[job.kind].answer(s, job, a, events)
        _go_on(s, events, rng)
        if any(waiting.kind == jobs.HARVESTED for waiting in s.jobs) and any(amounts := harvest.given(events)):
            events.append(Harvested(s.turn, amounts, more=True))
        s.answering = None
        if not s.over:
            events.append(ASK[s.question.seat])
        return events

    def refusal(self, s: KardashevState, a: Action) -> Refusal | None:
        return None if a in self.legal(s) else refusal(s, a)

    def outcome(self, s: KardashevState) -> Outcome | None:
        if not s.over:
            return None
        scores = tuple(s.score(seat) for seat in range(s.seats))
        reason = "out-of-colonies" if s.final and s.final <= s.limit else "out-of-rounds"
        return Outcome((s.winner,), scores, "last-standing" if _left(s) == 1 else reason)

    def parse(self, text: str) -> Action:
        found = model.parse(text)
        if found is None:
            raise InvalidAction(_("Kardashev has no action {text!r}.", text=text))
        return found

    def load(self, j: Json) -> KardashevState:
        s = saving.load(j)
        need(s.question.kind in _QUESTIONS, _("Something waits to be decided that cannot be."))
        can_go_on = bool(self.legal(s)) != s.over
        need(can_go_on, _("Nobody can do anything in this position, or somebody can after its end."))
        return s


def _left(s: KardashevState) -> int:
    """How many players are not out."""
    return s.seats - s.out.bit_count()


def _run_claim(s: KardashevState, job: jobs.Job, events: list[Event]) -> bool:
    """KD-7.6: ask the Warlord only if another move could follow; otherwise this move gives resources."""
    if s.roles[job.seat] != content.WARLORD or s.warred or not moving.shares(s):
        del s.jobs[0]
        return True
    if (s.base or s.research) and _moves_again(_after(s, moving.DECLINE), job.seat):
        return False
    moving.claim(s, job, moving.CLAIM, events)
    return True


def _moves_again(s: KardashevState, seat: int) -> bool:
    """Whether a seat could still make a move in this turn, whatever it does before."""
    if s.over or s.turn != seat:
        return False
    job = s.question
    actions = _QUESTIONS[job.kind].choices(s, job)
    if job.kind != jobs.TURN:
        return any(_moves_again(_after(s, a), seat) for a in (actions if job.seat == seat else actions[:1]))
    if any(turn.ACTIONS[a.verb][0] is moving.travel for a in actions if a != turn.END):
        return True
    depot = s.has(seat, content.PROPELLANT_DEPOT)
    if s.base + s.research < 2 or not (s.base or s.research >= 2 - depot):
        return False  # no action would be left for it
    first = (action for action in actions if action != turn.END)
    return any(_moves_again(_after(s, a), seat) for a in sorted(first, key=turn.COMPILE[content.ENERGY].__ne__))


def _after(s: KardashevState, a: Action) -> KardashevState:
    """The position after an action without chance."""
    world = s.copy()
    world.answering = None
    job = world.question
    _QUESTIONS[job.kind].answer(world, job, a, [])
    _go_on(world, [], Rng(0))
    return world


def _always(*answers: Action) -> Callable[[KardashevState, jobs.Job], list[Action]]:
    return lambda s, job: list(answers)


class _Question(NamedTuple):
    """How a kind of question is answered."""

    choices: Callable[[KardashevState, jobs.Job], list[Action]]
    answer: Callable[[KardashevState, jobs.Job, Action, list[Event]], None]
    unasked: Callable[[KardashevState, jobs.Job, list[Event]], bool] = lambda s, job, events: False
    """Answers it if there is nothing to decide (KD-4.10); true if it did."""


_QUESTIONS = {
    jobs.TURN: _Question(turn.legal_turn, turn.take_action),
    jobs.ROLE: _Question(setting_up.legal_role, setting_up.choose_role),
    jobs.HOME: _Question(setting_up.legal_home, setting_up.choose_home),
    jobs.SECOND: _Question(setting_up.legal_second, setting_up.choose_second),
    jobs.SETTLE: _Question(setting_up.legal_start, setting_up.start),
    jobs.MUSTER: _Question(setting_up.legal_start, setting_up.start),
    jobs.LEARN: _Question(setting_up.legal_learn, setting_up.learn),
    jobs.BID: _Question(auction.legal_bid, auction.bid, auction.run_bid),
    jobs.PLACE: _Question(auction.legal_place, auction.place),
    jobs.PICK: _Question(paying.legal_pick, paying.pick, paying.run_pick),
    jobs.SHARE: _Question(harvest.legal_share, harvest.share, harvest.run_share),
    jobs.STEER: _Question(moving.legal_steer, moving.steer, moving.run_steer),
    jobs.EXPLORE: _Question(_always(moving.KEEP, moving.DESTROY), moving.explore),
    jobs.SUPPORT: _Question(battle.legal_support, battle.support, battle.run_support),
    jobs.DRONES: _Question(_always(*battle.FIRST_DRONE), battle.send_drones, battle.run_drones),
    jobs.CLAIM: _Question(_always(moving.CLAIM, moving.DECLINE), moving.claim, _run_claim),
    jobs.LEAVE: _Question(moving.legal_leave, moving.leave, moving.run_leave),
}
_RESOURCES_ONLY = (jobs.PICK, jobs.SHARE, jobs.DRONES, jobs.LEAVE)
"""The questions about resources and nothing else."""
_CHORES: dict[int, Callable[[KardashevState, jobs.Job, list[Event]], None]] = {
    jobs.HARVESTED: harvest.end_harvest,
    jobs.ARRIVE: moving.arrive,
    jobs.RESOLVE: battle.resolve,
    jobs.DRONE: battle.send_drone,
    jobs.AFTERMATH: battle.aftermath,
    jobs.LANDED: moving.landed,
}
"""The jobs without a question."""


def _go_on(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """Do all jobs up to the next decision."""
    while s.jobs:
        job = s.jobs[0]
        if job.kind in _CHORES:
            del s.jobs[0]
            _CHORES[job.kind](s, job, events)
        elif not (question := _QUESTIONS[job.kind]).unasked(s, job, events):
            if job.kind not in _RESOURCES_ONLY or not _is_spent(s):
                return
            question.answer(s, job, question.choices(s, job)[0], events)
        if job.kind == jobs.LANDED:
            _strike_out(s, events, rng)
    if not s.round:  # the setup is done
        _begin_turn(s, s.first, events)
        _go_on(s, events, rng)


def _begin_turn(s: KardashevState, seat: int, events: list[Event]) -> None:
    s.turn = seat
    s.base, s.research = content.BASE_ACTIONS, content.RESEARCH_ACTIONS  # KD-4.9
    s.erased = s.warred = False
    if seat == s.first or not s.round:
        s.round += 1
    events.append(Turn(seat, s.round))
    auction.draw(s, seat, events)


def _end_turn(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """KD-8.1: the next player, the next round, or the end."""
    fewest = min(s.colony_supply[seat] for seat in range(s.seats) if not s.out >> seat & 1)
    if not s.final and fewest <= content.FEW_COLONIES:
        s.final = s.round + 1
        events.append(Final(s.turn, s.last_round))
    for seat in s.clockwise(s.turn + 1):
        if seat == s.first:
            if s.round >= s.last_round:
                _finish(s, events, rng)
                return
            if s.out >> seat & 1:
                s.round += 1
        if not s.out >> seat & 1:
            _begin_turn(s, seat, events)
            return


def _is_spent(s: KardashevState) -> bool:
    """Whether the game ends before anybody could use a resource (KD-4.10)."""
    if not s.round or s.moving:
        return False
    if sum(bool(s.colonies[seat] or s.fleets[seat]) for seat in range(s.seats)) == 1:
        return True  # KD-5.6
    later = takewhile(lambda seat: seat != s.first, s.clockwise(s.turn)[1:])
    return not (s.base or s.research) and s.round >= s.last_round and all(s.out >> seat & 1 for seat in later)


def _strike_out(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """KD-5.6: a player with neither colony nor fleet is out; that may end the turn or the game."""
    for seat in range(s.seats):
        if not s.out >> seat & 1 and not s.colonies[seat] and not s.fleets[seat]:
            s.out |= 1 << seat
            s.jobs = [job for job in s.jobs if job.seat != seat]
            events.append(Out(seat))
    if _left(s) == 1:
        s.jobs = []
        _finish(s, events, rng)
    elif s.out >> s.turn & 1:
        _end_turn(s, events, rng)


def _finish(s: KardashevState, events: list[Event], rng: Rng) -> None:
    """KD-8.3: the most points win, a tie is fought out with lasers."""
    scores = [s.score(seat) for seat in range(s.seats)]
    tied = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    while len(tied) > 1:
        rolls = [rng.die() for _seat in tied]
        for seat, roll in zip(tied, rolls, strict=True):
            events.append(Laser(seat, roll, reveals=True))
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
    s.over, s.winner = True, tied[0]
    s.base = s.research = 0
    events.append(Over(s.winner, tuple(scores)))
