"""An imagined action of Kardashev, and its price (KD-1.4)."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple, TypeVar

from tabletop.base.words import _
from tabletop.games.kardashev.advice.effects import GAME, MOVES
from tabletop.games.kardashev.rules import content, events, jobs
from tabletop.games.kardashev.rules.content import ENERGY, KINDS, amount_words
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.reasons import BAD, Reason

EventT = TypeVar("EventT", bound=Event)
OWED = {
    jobs.FOR_TECHNOLOGY: _("{count} of any kind"),
    jobs.FOR_SYMBOL: _("{count} of any kind"),
    jobs.FOR_ENCRYPTION: _("2 of one kind"),
    jobs.FOR_COLONY: _("1 Food or 1 Matter"),
}
"""The parts of a price that are chosen afterwards."""
PICKED = ("pay", "exchange", "alike")


class Come(NamedTuple):
    """An action and what comes of it."""

    view: KardashevView
    me: int
    action: Action
    before: KardashevState
    after: KardashevState
    events: tuple[Event, ...]
    names: Sequence[str]

    def find(self, kind: type[EventT]) -> EventT | None:
        """The first event of a kind that comes of the action."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def gains(self) -> list[int]:
        """What the viewer takes from the bank at once, by kind."""
        taken = (one.amounts for one in self.events if isinstance(one, events.Gain) and one.seat == self.me)
        return list(map(sum, zip((0, 0, 0), *taken, strict=True)))

    def picks(self, *whys: int) -> list[jobs.Job]:
        """The viewer's picks that wait, for one of these."""
        return [job for job in self.after.jobs if (job.kind, job.seat) == (jobs.PICK, self.me) and job.why in whys]


def come_of(view: KardashevView, action: Action, names: Sequence[str]) -> Come:
    world = imagined(GAME, view, action)[0]
    return Come(view, view.me, action, world.before, world.after, world.events, names)


def to_both(
    kind: str, mine: str, its: str, tone: str, amount: float = 0, subject: Hashable = None, /, **facts: object
) -> Reason:
    """A reason in the words for the player who moves, and for everybody else."""
    return Reason(kind, mine.format(**facts), tone, amount, subject, its.format(**facts))


class Price(NamedTuple):
    """What is paid to the bank."""

    paid: list[int]
    """At once, by kind."""
    swaps: bool
    """Whether four of a kind were paid for one of another."""
    owed: list[jobs.Job]
    """What is chosen afterwards."""

    @property
    def exchanges(self) -> bool:
        """Whether some of it is paid four for one."""
        return self.swaps or any(job.why == jobs.FOR_LACK for job in self.owed)

    @property
    def amount(self) -> int:
        return sum(self.paid) + sum(job.times for job in self.owed)

    @property
    def words(self) -> str:
        """Empty if it costs nothing."""
        parts = [amount_words(self.paid)] if any(self.paid) else []
        for job in self.owed:
            four = _("4 of a kind") if job.times == 1 else _("{count} times 4 of a kind")
            parts.append(OWED.get(job.why, four).format(count=job.times))
        words = " + ".join(parts)
        return _("{amounts} (4 for 1)", amounts=words) if words and self.exchanges else words


def price_of(come: Come) -> Price:
    verb, paid, swaps = come.action.verb, [0] * KINDS, False
    for event in come.events:
        if isinstance(event, events.Pay) and event.seat == come.me and event.to == NOBODY:
            paid = [have + more for have, more in zip(paid, event.amounts, strict=True)]
            own = ENERGY if verb in MOVES else KINDS
            swaps |= any(amount >= content.EXCHANGE_RATE for kind, amount in enumerate(event.amounts) if kind != own)
    return Price(paid, swaps, [] if verb in PICKED else come.picks(*OWED, jobs.FOR_LACK))


def costs(come: Come) -> list[Reason]:
    """The price of an action, and what is left."""
    price = price_of(come)
    if not price.words:
        return [Reason("costs", _("Costs nothing"))] if come.action.verb in MOVES else []
    words = _("Costs {amounts}", amounts=price.words)
    kind, tone = "exchanges" if price.exchanges else "costs", BAD if price.swaps else ""
    found = [Reason(kind, words, tone, -price.amount)]
    left = come.after.stock(come.me)
    leaves = _("Leaves you {amounts}", amounts=amount_words(left) or _("nothing"))
    return found if price.owed else [*found, Reason("leaves", leaves, amount=sum(left), others="")]


def exchange(come: Come) -> Reason | None:
    """The price if some of it is paid four for one: hints must not hide that."""
    price = price_of(come)
    hides = price.exchanges and come.action.verb not in ("end", "bid", "pass", *PICKED)
    return Reason("exchanges", price.words, BAD, -price.amount) if hides else None
