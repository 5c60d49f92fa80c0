"""How a game ended: the last round, and the lives everybody kept."""

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.rules.content import LIVES
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import rounds
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Ending

LIT, OUT = ("art", "victory/candle"), ("art", "victory/candle-out")
"""Pictures of a life kept and of one lost."""


def how_it_ended(table: Seating, view: NineLivesView, outcome: Outcome) -> Ending:
    scores, most = outcome.scores, max(outcome.scores)
    words = _("Round {round} was the last.", round=rounds(view))  # who ran out of lives is the reason, told before
    if len(outcome.winners) == 1:
        winner = table.names[outcome.winners[0]]
        words += " " + counted("{name} had one life left.", "{name} had {count} lives left.", most, name=winner)
    candles = tuple((LIT,) * score + (OUT,) * (LIVES - score) for score in scores)
    return Ending(words, (_("Lives kept"),), tuple((score,) for score in scores), candles, _lives, full=LIVES)


def _lives(count: int) -> str:
    return counted("one life", "{count} lives", count) if count else _("no life")
