"""What would come of an action, by the rules themselves, in worlds the viewer could be in."""

from typing import Generic, NamedTuple

from tabletop.kernel.events import Event
from tabletop.kernel.game import A, Rules, S, V
from tabletop.kernel.rng import Rng

SEED = 20_231


class Imagined(NamedTuple, Generic[S]):
    """An action done in a world that may be this one."""

    before: S
    after: S
    events: tuple[Event, ...]
    chance: bool


def imagined(game: Rules[S, V, A], view: V, action: A, worlds: int = 1) -> list[Imagined[S]]:
    """The action done in some worlds that look like this to the viewer: the same ones every time they are asked for.

    What is alike in all of them can be said; where they differ something hidden or chance decides.
    """
    found = []
    for number in range(worlds):
        rng = Rng(SEED + number)
        before = game.determinize(view, rng)
        after = before.copy()
        draws = rng.draws
        events = game.apply(after, action, rng)
        found.append(Imagined(before, after, tuple(events), rng.draws != draws))
    return found
