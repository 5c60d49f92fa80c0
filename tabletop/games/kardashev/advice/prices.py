"""An action of Kardashev that is only imagined, and what it would cost (KD-1.4)."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.kardashev.advice.effects import GAME, MOVES
from tabletop.games.kardashev.rules import content, events, jobs
from tabletop.games.kardashev.rules.content import ENERGY, KINDS, amount_words
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import Imagined, imagined
from tabletop.kernel.reasons import BAD, Reason

OWED = {
    jobs.FOR_TECHNOLOGY: _("{count} of any kind"),
    jobs.FOR_SYMBOL: _("{count} of any kind"),
    jobs.FOR_ENCRYPTION: _("2 of one kind"),
    jobs.FOR_COLONY: _("1 Food or 1 Matter"),
}
"""What is still to be chosen of a price."""
PICKED = ("pay", "exchange", "alike")


class Come(NamedTuple):
    """An action and the position it would lead to."""

    view: KardashevView
    action: Action
    world: Imagined[KardashevState]
    names: Sequence[str]

    @property
    def me(self) -> int:
        return self.view.me

    @property
    def after(self) -> KardashevState:
        after: KardashevState = self.world.after
        return after

    def gains(self) -> list[int]:
        """What whoever acts takes at once, by kind."""
        found = [0] * KINDS
        for event in self.world.events:
            if isinstance(event, events.Gain) and event.seat == self.me:
                found = [have + more for have, more in zip(found, event.amounts, strict=True)]
        return found

    def picks(self, *whys: int) -> list[jobs.Job]:
        """What whoever acts has still to choose for one of these."""
        return [job for job in self.after.jobs if (job.kind, job.seat) == (jobs.PICK, self.me) and job.why in whys]


def come_of(view: KardashevView, action: Action, names: Sequence[str]) -> Come:
    return Come(view, action, imagined(GAME, view, action)[0], names)


class Price(NamedTuple):
    """What is paid to the bank at once, and what is still to be chosen."""

    paid: list[int]
    """By kind."""
    swaps: bool
    """Whether four of a kind were paid for one of another."""
    owed: list[jobs.Job]

    @property
    def exchanges(self) -> bool:
        """Whether some of it is paid four for one, at once or by choice."""
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
    for event in come.world.events:
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
    left = come.after.resources[KINDS * come.me : KINDS * (come.me + 1)]
    leaves = _("Leaves you {amounts}", amounts=amount_words(left) or _("nothing"))
    return found if price.owed else [*found, Reason("leaves", leaves, amount=sum(left), others="")]


def exchange(come: Come) -> Reason | None:
    """The price, if some of it is paid four for one: hints must not hide that. None if not."""
    if come.action.verb in ("end", "bid", "pass", *PICKED):
        return None
    price = price_of(come)
    return Reason("exchanges", price.words, BAD, -price.amount) if price.exchanges else None
