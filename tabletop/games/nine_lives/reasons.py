"""What speaks for a card of Nine Lives, as somebody would say it. Imports the prospects and the words."""

from collections.abc import Sequence

from tabletop.games.nine_lives import events as told
from tabletop.games.nine_lives.model import SUIT, SUIT_NAMES, Keep, Play
from tabletop.games.nine_lives.prospects import GAME, Foreseen, what_comes
from tabletop.games.nine_lives.trick import winning_place
from tabletop.games.nine_lives.view import NineLivesView
from tabletop.games.nine_lives.words import listed
from tabletop.words import _, counted


def why(view: NineLivesView, legal: Sequence[Play | Keep], action: Play | Keep, names: Sequence[str]) -> str:
    """One short line; empty if nothing in particular speaks for it."""
    if isinstance(action, Keep):
        return _kept(view, action)
    if len(legal) == 1:
        return _("It is the only card you may play")
    come = what_comes(view, action)
    return _when_over(come, names) if come.over else _meanwhile(come)


def _kept(view: NineLivesView, action: Keep) -> str:
    if not action.hand:
        return _("It would only bind you to its suit")
    if not view.hand:
        return _("Without it you would have to play a life next round")
    return counted("One more card, and one life is spared", "With {count} cards in hand your lives are spared",
                   len(view.hand) + 1)  # fmt: skip


def _when_over(come: Foreseen, names: Sequence[str]) -> str:
    """Everybody has played then."""
    outcome = GAME.outcome(come.after)
    if outcome is not None:
        if come.seat not in outcome.winners:
            return ""
        alone = len(outcome.winners) == 1
        return _("It ends the game, and you win") if alone else _("It ends the game, and you share the win")
    (won,) = (event.seat for event in come.events if isinstance(event, told.Won))
    losers, mine = come.seats(told.Lost), won == come.seat
    if come.seat in losers:
        return _("A life is lost, but you lead the next round") if mine else ""
    if losers:
        words = _("{names} loses a life, not you") if len(losers) == 1 else _("{names} lose a life, not you")
        return words.format(names=listed([names[seat] for seat in losers]))
    if come.seat in come.seats(told.Spared):
        return _("You sleep through the burst")
    if mine and come.play.life:
        return _("It wins, so your life comes back")
    if mine:
        return _("Nobody bursts, and you lead the next round")
    if come.play.life:
        return ""
    return _("Nothing bursts, and it costs you no life")


def _meanwhile(come: Foreseen) -> str:
    """Others have still to play."""
    table, suit = come.table, SUIT[come.play.card]
    over = [one for one in range(len(table.totals)) if table.totals[one] > table.limits[one]]
    if suit in over:
        return _("You sleep through the burst") if table.napping >> come.seat & 1 else ""
    if over:
        return _("You stay out of {suits}, which burst", suits=listed([SUIT_NAMES[one] for one in over]))
    ahead = table.seat_of(winning_place(table)) == come.seat
    facts = {"suit": SUIT_NAMES[suit], "total": table.totals[suit], "limit": table.limits[suit]}
    if ahead:
        return _("You are ahead, and {suit} are only at {total} of {limit}", **facts)
    if come.play.life:
        return ""
    return _("It keeps {suit} at {total} of {limit}", **facts)
