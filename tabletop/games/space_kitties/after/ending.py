"""How a game ended: the quests everybody has done."""

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules.game import STOOD_STILL
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Ending


def how_it_ended(table: Seating, view: SpaceKittiesView, outcome: Outcome) -> Ending:
    scores, first = outcome.scores, outcome.winners[0]
    others = [(left, seat) for seat, left in enumerate(view.quest_counts) if seat not in outcome.winners]
    behind, next_best = min(others, default=(0, first))
    if outcome.reason == STOOD_STILL:
        words = counted(
            "Nobody got any further; one quest left was the fewest.",
            "Nobody got any further; {count} quests left were the fewest.",
            view.quest_counts[first],
        )
    else:
        words = counted(
            "{name} did the last quest; {other} had only one left.",
            "{name} did the last quest; {other} still had {count}.",
            behind,
            name=table.names[first],
            other=table.names[next_best] if len(others) == 1 else _("the next best"),
        )
    trophies = tuple((("art", "victory/quest"),) * score for score in scores)
    return Ending(words, (_("Quests done"),), tuple((score,) for score in scores), trophies, _quests)


def _quests(count: int) -> str:
    return counted("one quest", "{count} quests", count)
