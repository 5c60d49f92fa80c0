"""An imagined action of Kardashev, and its price (KD-1.4)."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from tabletop.base.words import _
from tabletop.games.kardashev.advice.effects import GAME, MOVES
from tabletop.games.kardashev.rules import content, events, jobs
from tabletop.games.kardashev.rules.content import ENERGY, KINDS, amount_words
from tabletop.games.kardashev.rules.events import Amounts
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


def _by_kind(amounts: Iterable[Amounts]) -> list[int]:
    return list(map(sum, zip((0, 0, 0), *amounts, strict=True)))


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
        return _by_kind(one.amounts for one in self.events if isinstance(one, events.Gain) and one.seat == self.me)

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

    words: str
    """Empty if it costs nothing."""
    amount: int
    swaps: bool
    """Whether four of a kind were paid at once for one of another."""
    exchanges: bool
    """Whether some of it is paid four for one, at once or afterwards."""
    chosen: bool
    """Whether some of it is chosen afterwards."""


def price_of(come: Come) -> Price:
    pays = [one for one in come.events if isinstance(one, events.Pay) and (one.seat, one.to) == (come.me, NOBODY)]
    own = ENERGY if come.action.verb in MOVES else KINDS
    swaps = any(have >= content.EXCHANGE_RATE for one in pays for kind, have in enumerate(one.amounts) if kind != own)
    owed = [] if come.action.verb in PICKED else come.picks(*OWED, jobs.FOR_LACK)
    exchanges = swaps or any(job.why == jobs.FOR_LACK for job in owed)
    paid = _by_kind(one.amounts for one in pays)
    parts = [amount_words(paid)] if any(paid) else []
    for job in owed:
        four = _("4 of a kind") if job.times == 1 else _("{count} times 4 of a kind")
        parts.append(OWED.get(job.why, four).format(count=job.times))
    words = " + ".join(parts)
    if words and exchanges:
        words = _("{amounts} (4 for 1)", amounts=words)
    return Price(words, sum(paid) + sum(job.times for job in owed), swaps, exchanges, bool(owed))


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
    return found if price.chosen else [*found, Reason("leaves", leaves, amount=sum(left), others="")]


def exchange(come: Come) -> Reason | None:
    """The price if some of it is paid four for one: hints must not hide that."""
    price = price_of(come)
    hides = price.exchanges and come.action.verb not in ("end", "bid", "pass", *PICKED)
    return Reason("exchanges", price.words, BAD, -price.amount) if hides else None
