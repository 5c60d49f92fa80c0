"""What somebody who teaches a game would say about a position, before a move."""

from collections.abc import Callable, Collection, Sequence
from typing import Generic, NamedTuple

from tabletop.kernel.game import A, V
from tabletop.kernel.reasons import Reason


def nothing(view: V, legal: Sequence[A]) -> Collection[A]:
    """A remark that leaves open what to do."""
    return ()


class Remark(NamedTuple, Generic[V, A]):
    """One thing to notice. A game's `advice/coach.py` lists its remarks as `REMARKS`, the most pressing first:
    `Remark(name, tell, advises, when=...)`, without what does not apply. None knows more than the view."""

    name: str
    """What it is about, in a word or two; tests call it so."""
    tell: Callable[[V, Sequence[A], Sequence[str]], str]
    """Given what a seat sees on its turn, what it may do and everybody's names: a sentence, empty if there is nothing
    to notice."""
    advises: Callable[[V, Sequence[A]], Collection[A]] = nothing
    """The legal actions this remark recommends. If the analysis finds all of them weak, the remark is withheld; a
    player who follows it is not criticised afterwards. A warning against an action recommends all others."""
    when: Callable[[V, Sequence[A]], bool] = lambda view, legal: True
    """A cheap test, made before it is asked to tell: the phase, the turn, whose move it is."""

    def says(self, view: V, legal: Sequence[A], names: Sequence[str]) -> str:
        """Its sentence; empty if it does not apply."""
        return self.tell(view, legal, names) if self.when(view, legal) else ""

    def notice(self, view: V, legal: Sequence[A], names: Sequence[str]) -> Reason | None:
        """What there is to notice, of the kind that the remark is called; None if there is nothing."""
        words = self.says(view, legal, names)
        return Reason(self.name, words) if words else None
