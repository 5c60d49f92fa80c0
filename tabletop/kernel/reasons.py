"""What speaks for or against a move, as data. What it means is its kind; nobody reads the words to find that out."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from tabletop.base.words import _, capital

GOOD, BAD, CHANCE = "good", "bad", "chance"


class Reason(NamedTuple):
    """One thing that comes of a move, or that speaks for it."""

    kind: str
    """What sort of thing it is, in a word or two of the game's own: "wins round". Never shown."""
    words: str
    """A short line, said to whoever makes the move."""
    tone: str = ""
    """GOOD, BAD (among reasons: its price), CHANCE (dice and hidden things have a say) or plain."""
    amount: float = 0
    """How much of it; of the same thing more is the stronger reason."""
    subject: Hashable = None
    """What or whom it is about: a seat, a card, a planet."""
    others: str | None = None
    """The line for everybody else, where `words` say "you" to whoever moves; empty: nothing; None: the same words."""
    asked: str | None = None
    """What is left to say of it under "End your turn?" and the action's own words; None: all, empty: nothing."""

    @property
    def about(self) -> tuple[str, Hashable]:
        return self.kind, self.subject

    @property
    def of_another(self) -> str:
        """The line for those who only see the move."""
        return self.words if self.others is None else self.others

    @property
    def when_asked(self) -> str:
        """The line under "End your turn?"; empty: nothing."""
        return self.words if self.asked is None else self.asked

    def is_among(self, others: Iterable["Reason"]) -> bool:
        """Whether the others say the same, with the same amount."""
        return any((one.about, one.amount) == (self.about, self.amount) for one in others)


def spoken(reasons: Sequence[Reason]) -> list[Reason]:
    """What is said of a move: its first reason, and the second if that is good news or a price."""
    return [*reasons[:1], *(one for one in reasons[1:2] if one.tone in (GOOD, BAD))]


def line(reasons: Iterable[Reason]) -> str:
    """Some reasons in a line that can stand in the middle of a sentence; empty if there are none."""
    told = ""
    for one in reasons:
        if one.tone == BAD:
            price = _("{gain}, at a price: {price}") if told else _("its price: {price}")
            told = price.format(gain=told, price=one.words)
        else:
            told = f"{told}. {capital(one.words)}" if told else one.words
    return told


def own(reasons: Sequence[Reason], others: Sequence[Reason]) -> list[Reason]:
    """The first reason that is not among the others, nor there with as large an amount, and its price."""
    best: dict[tuple[str, Hashable], float] = {}
    for other in others:
        best[other.about] = max(other.amount, best.get(other.about, other.amount))
    found = (one for one in reasons if one.tone != BAD and not (one.about in best and one.amount <= best[one.about]))
    first = next(found, None)
    return [first, *(one for one in spoken(reasons) if one.tone == BAD)] if first is not None else []
