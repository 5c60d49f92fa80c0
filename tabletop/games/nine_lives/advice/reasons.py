"""What speaks for a card of Nine Lives, as somebody would say it."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.advice.effects import GAME, Foreseen, loses, put, what_comes
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules import model
from tabletop.games.nine_lives.rules.model import NO_TARGET, NUMBER, SUIT, SUIT_NAMES, Keep, NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import targets, winning_place
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words, listed


def why(view: NineLivesView, legal: Sequence[Play | Keep], action: Play | Keep, names: Sequence[str]) -> str:
    """What can stand in the middle of a sentence; empty if nothing in particular speaks for it."""
    if isinstance(action, Keep):
        return _kept(view, action)
    if len(legal) == 1:
        return _("it is the only card you may play")
    come = what_comes(view, action)
    if not come.over:
        return _leads(come, names) if not view.plays else _meanwhile(view, come, names)
    others = [what_comes(view, other) for other in legal if isinstance(other, Play) and other != action]
    return _when_over(come, others, names)


def _kept(view: NineLivesView, action: Keep) -> str:
    if not action.hand:
        return _("it would only bind you to its suit")
    if not view.hand:
        return _("without it you would have to play a life next round")
    return counted("one more card, and one life is spared", "then {count} cards can be played instead of a life",
                   len(view.hand) + 1)  # fmt: skip


def _when_over(come: Foreseen, others: Sequence[Foreseen], names: Sequence[str]) -> str:
    """Everybody has played then; what is as true of all `others` is no reason."""
    outcome = GAME.outcome(come.after)
    if outcome is not None:
        if come.seat not in outcome.winners:
            return _("the game is lost, whatever you play") if all(map(loses, others)) else ""
        alone = len(outcome.winners) == 1
        return _("it ends the game, and you win") if alone else _("it ends the game, and you share the win")
    mine, paid = _won(come), come.play.life and not _won(come)
    losers = come.seats(told.Lost)
    if come.seat in losers:
        return _shared(come, others, names)
    if losers:
        words = _("{names} loses a life, not you") if len(losers) == 1 else _("{names} lose a life, not you")
        if paid:  # it goes, too (NL-4.4)
            words = _("{names} loses a life, you only the one you play") if len(losers) == 1 else (
                _("{names} lose a life each, you only the one you play"))  # fmt: skip
        return words.format(names=listed([names[seat] for seat in losers]))
    if come.seat in come.seats(told.Spared):
        return _("you sleep through the burst")
    spared = any(come.seat in other.seats(told.Lost) for other in others)
    if mine and come.play.life:
        return _("it wins, so your life comes back")
    if mine:
        return _("nobody bursts, and you lead the next round") if spared else _("it wins, and you lead the next round")
    if paid:
        return _("nothing bursts") if spared else _("your hand stays whole, and this life can join it")
    if spared:
        return _("nothing bursts, and it costs you no life")
    if any(other.play.life and not _won(other) for other in others):
        return _("it costs you no life")
    kept = max((other.play.card for other in others if not other.play.life), key=NUMBER.__getitem__, default=None)
    return "" if kept is None else _("you keep {card} for a better round", card=card_words(kept))


def _shared(come: Foreseen, others: Sequence[Foreseen], names: Sequence[str]) -> str:
    """It costs its player a life: who loses one as well, and what it brings."""
    losers = come.seats(told.Lost)
    rivals = [names[seat] for seat in losers if seat != come.seat]
    each = listed([_("you"), *rivals])
    if _won(come) and rivals:
        return _("it costs {names} a life each, but you lead the next round", names=each)
    if _won(come):
        return _("it costs you a life, but you lead the next round")
    alike = all(other.seats(told.Lost) == losers for other in others)
    if rivals and alike and others:
        return _("whatever you play costs {names} a life each", names=each)
    return _("it costs {names} a life each", names=each) if rivals else ""


def _won(come: Foreseen) -> bool:
    """Whether it wins the round."""
    return any(event.seat == come.seat for event in come.events if isinstance(event, told.Won))


HIGH, LOW = 7, 3
"""From and up to these numbers a card is a high or a low one to begin with."""
LEADING_LIVES = {
    model.POUNCE: _("it ranks 10: it is hard to beat"),
    model.CATNAP: _("you sleep through whatever bursts"),
    model.BIG_BOX: _("a 7 is hard to beat, and with Big Box {suit} hold up to 14"),
    model.HISS: _("Hiss keeps the others off {suit}: it is hard to beat"),
    model.NAP: _("9 is the highest number: only a power beats it"),
}
"""What speaks for a life to begin with."""


def _leads(come: Foreseen, names: Sequence[str]) -> str:
    """The first card of a round. What the others make of it is open, so nothing is promised of the end."""
    card, life, _target = come.play
    suit, number = SUIT_NAMES[SUIT[card]], NUMBER[card]
    if life:
        return LEADING_LIVES.get(number, "").format(suit=suit)
    if number >= HIGH:
        return _("a high card is hard to beat, and costs no life by itself")
    bursting = [_("{name}'s {card}", name=names[seat], card=card_words(top)) for seat, top in _could_burst(come)]
    if bursting:
        return _("it costs no life by itself, but {suit} could burst with {cards}", suit=suit, cards=listed(bursting))
    if number <= LOW:
        return _("a low card to begin with leaves {suit} room, and costs no life by itself", suit=suit)
    return _("it comes from your hand and costs no life by itself")


def _could_burst(come: Foreseen) -> list[tuple[int, int]]:
    """The fewest of the others' current lives, which are open, that would burst a card's suit; none if they cannot."""
    suit, lives = SUIT[come.play.card], come.before.lives
    seats = [(come.seat + step) % come.before.seats for step in range(1, come.before.seats)]
    tops = {lives[seat][0]: seat for seat in seats if SUIT[lives[seat][0]] == suit}
    tables = [come.laid]
    for top in tops:
        tables += [_with(table, Play(top, True, aim)) for table in tables for aim in targets(table, top) or [NO_TARGET]]
    bursts = [table.plays[1:] for table in tables if table.totals[suit] > table.limits[suit]]
    return [(tops[play.card], play.card) for play in min(bursts, key=len, default=[])]


def _with_you(view: NineLivesView, come: Foreseen, names: Sequence[str]) -> str:
    """Who loses a life as well when the suit that is played bursts."""
    table, suit = come.table, SUIT[come.play.card]
    seats = {played.seat for played in view.played if SUIT[played.card] == suit and played.seat != come.seat}
    others = [names[seat] for seat in sorted(seats) if not table.napping >> seat & 1]
    words = _("{names} would lose a life too") if len(others) == 1 else _("{names} would lose a life each, too")
    return words.format(names=listed(others)) if others else ""


def _with(table: NineLivesState, play: Play) -> NineLivesState:
    table = table.copy()
    put(table, play)
    return table


def _meanwhile(view: NineLivesView, come: Foreseen, names: Sequence[str]) -> str:
    """Others have still to play."""
    table, suit = come.table, SUIT[come.play.card]
    over = [one for one in range(len(table.totals)) if table.totals[one] > table.limits[one]]
    if suit in over:
        asleep = table.napping >> come.seat & 1
        return _("you sleep through the burst") if asleep else _with_you(view, come, names)
    if over:
        return _("you stay out of {suits}, which burst", suits=listed([SUIT_NAMES[one] for one in over]))
    ahead = table.seat_of(winning_place(table)) == come.seat
    facts = {"suit": SUIT_NAMES[suit], "total": table.totals[suit], "limit": table.limits[suit]}
    if ahead:
        return _("it is ahead for now, and {suit} hold at {total} of {limit}", **facts)
    return _("it keeps {suit} at {total} of {limit}", **facts)
