"""Reasons for a card."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, whom, whose
from tabletop.games.nine_lives.advice.effects import GAME, Foreseen, loses, put, what_comes
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import NUMBER, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import NO_TARGET, Action, Keep, NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import targets, winning_place
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words, listed
from tabletop.kernel.reasons import Reason
from tabletop.kernel.seating import Seating


def reasons(table: Seating, view: NineLivesView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """What speaks for a card, in words that can stand in the middle of a sentence."""
    reason = _kept(view, action) if isinstance(action, Keep) else _played(view, legal, action, table.names)
    return [reason] if reason is not None else []


def _played(view: NineLivesView, legal: Sequence[Action], play: Play, names: Sequence[str]) -> Reason | None:
    if len(legal) == 1:
        return Reason("only card", _("it is the only card you may play"), others="")
    come = what_comes(view, play)
    if not come.over:
        return _leads(come, names) if not view.plays else _meanwhile(view, come, names)
    others = [what_comes(view, other) for other in legal if isinstance(other, Play) and other != play]
    return _when_over(come, others, names)


def _kept(view: NineLivesView, action: Keep) -> Reason:
    if not action.hand:
        return Reason("unbound", _("it would only bind you to its suit"), others="")
    if not view.hand:
        return Reason("life saved", _("without it you would have to play a life next round"), others="")
    size = len(view.hand) + 1
    words = counted("one more card, and one life is spared", "then {count} cards can be played instead of a life", size)
    return Reason("cards in hand", words, amount=size)


def _when_over(come: Foreseen, others: Sequence[Foreseen], names: Sequence[str]) -> Reason | None:
    """The reason for a card that ends the round; `others` are its alternatives."""
    outcome = GAME.outcome(come.after)
    if outcome is not None:
        if come.seat not in outcome.winners:
            words = _("the game is lost, whatever you play")
            return Reason("game lost", words, others="") if all(map(loses, others)) else None
        if len(outcome.winners) == 1:
            return Reason("game won", _("it ends the game, and you win"), others=_("it ends the game, and wins it"))
        return Reason("game shared", _("it ends the game, and you share the win"), others="")
    losers = come.seats(told.Lost)
    if come.seat in losers:
        return _shared(come, others, names)
    if losers:
        one, many = _("{names} loses a life, not you"), _("{names} lose a life, not you")
        if come.play.life and not _won(come):  # it goes, too (NL-4.4)
            one = _("{names} loses a life, you only the one you play")
            many = _("{names} lose a life each, you only the one you play")
        words = one if len(losers) == 1 else many
        words = words.format(names=listed([names[seat] for seat in losers]))
        others_words = _("it costs {names} a life", names=listed([whom(names[seat]) for seat in losers]))
        return Reason("lives lost", words, subject=tuple(losers), others=others_words)
    if come.seat in come.seats(told.Spared):
        return SLEEPS
    spared = any(come.seat in other.seats(told.Lost) for other in others)
    return _unhurt(come, others, spared)


def _unhurt(come: Foreseen, others: Sequence[Foreseen], spared: bool) -> Reason | None:
    """It costs nobody a life; `spared`: another card would have cost its player one."""
    if _won(come) and come.play.life:
        words, theirs = _("it wins, so your life comes back"), _("it wins, so its life comes back")
        return Reason("life back", words, others=theirs)
    if _won(come):
        words = _("nobody bursts, and you lead the next round") if spared else _("it wins, and you lead the next round")
        return Reason("wins round", words, others="")
    if come.play.life:
        if spared:
            return Reason("nothing bursts", _("nothing bursts"))
        words = _("your hand stays whole, and this life can join it")
        return Reason("hand stays", words, others=_("its hand stays whole, and this life can join it"))
    if spared:
        return Reason("no life", _("nothing bursts, and it costs you no life"), others="")
    if any(other.play.life and not _won(other) for other in others):
        return Reason("no life", _("it costs you no life"), others="")
    kept = max((other.play.card for other in others if not other.play.life), key=NUMBER.__getitem__, default=None)
    if kept is None:
        return None
    words = _("you keep {card} for a better round", card=card_words(kept))
    return Reason("kept for later", words, amount=NUMBER[kept], subject=SUIT[kept], others="")


def _shared(come: Foreseen, others: Sequence[Foreseen], names: Sequence[str]) -> Reason | None:
    """The reason for a card that costs its player a life."""
    losers = come.seats(told.Lost)
    rivals = [names[seat] for seat in losers if seat != come.seat]
    if not rivals and not _won(come):
        return None
    words = _("it costs {names} a life each")
    if _won(come):
        words = _("it costs {names} a life each, but you lead the next round")
        words = words if rivals else _("it costs you a life, but you lead the next round")
    elif others and all(other.seats(told.Lost) == losers for other in others):
        words = _("whatever you play costs {names} a life each")
    kind = "wins round" if _won(come) else "lives lost"
    return Reason(kind, words.format(names=listed([_("you"), *rivals])), subject=tuple(losers), others="")


def _won(come: Foreseen) -> bool:
    """Whether it wins the round."""
    return come.seat in come.seats(told.Won)


SLEEPS = Reason("sleeps", _("you sleep through the burst"), others=_("it sleeps through the burst"))
HIGH, LOW = 7, 3
"""From and up to these numbers a card is a high or a low one to begin with."""
LEADING_LIVES = {
    content.POUNCE: Reason("hard to beat", _("it ranks 10: it is hard to beat")),
    content.CATNAP: SLEEPS._replace(
        words=_("you sleep through whatever bursts"), others=_("it sleeps through whatever bursts")
    ),
    content.BIG_BOX: Reason("big box", _("a 7 is hard to beat, and with Big Box {suit} hold up to 14")),
    content.HISS: Reason("hiss", _("Hiss keeps the others off {suit}: it is hard to beat")),
    content.NAP: Reason("highest", _("9 is the highest number: only a power beats it")),
}
"""What speaks for a life to begin with."""


def _leads(come: Foreseen, names: Sequence[str]) -> Reason | None:
    """The reason for the first card of a round; promises nothing about its end."""
    card, life, _target = come.play
    suit, number = SUIT_NAMES[SUIT[card]], NUMBER[card]
    if life:
        reason = LEADING_LIVES.get(number)
        return reason and reason._replace(words=reason.words.format(suit=suit), subject=SUIT[card])
    if number >= HIGH:
        return Reason("high card", _("a high card is hard to beat, and costs no life by itself"))
    bursting = _could_burst(come)
    if bursting:
        cards = listed([whose(names[seat], card_words(top)) for seat, top in bursting])
        words = _("it costs no life by itself, but {suit} could burst with {cards}", suit=suit, cards=cards)
        return Reason("could burst", words, subject=(SUIT[card], *bursting))
    if number <= LOW:
        words = _("a low card to begin with leaves {suit} room, and costs no life by itself", suit=suit)
        return Reason("low card", words, subject=SUIT[card])
    others = _("it comes from its hand and costs no life by itself")
    return Reason("from hand", _("it comes from your hand and costs no life by itself"), others=others)


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


def _with_you(view: NineLivesView, come: Foreseen, names: Sequence[str]) -> Reason | None:
    """Who loses a life as well when the suit that is played bursts."""
    table, suit = come.table, SUIT[come.play.card]
    seats = {played.seat for played in view.played if SUIT[played.card] == suit and played.seat != come.seat}
    awake = [seat for seat in sorted(seats) if not table.napping >> seat & 1]
    words = _("{names} would lose a life too") if len(awake) == 1 else _("{names} would lose a life each, too")
    words = words.format(names=listed([whom(names[seat]) for seat in awake]))
    return Reason("lose as well", words, subject=tuple(awake)) if awake else None


def _with(table: NineLivesState, play: Play) -> NineLivesState:
    table = table.copy()
    put(table, play)
    return table


def _meanwhile(view: NineLivesView, come: Foreseen, names: Sequence[str]) -> Reason | None:
    """The reason for a card in the middle of a round."""
    table, suit = come.table, SUIT[come.play.card]
    over = [one for one in range(len(table.totals)) if table.totals[one] > table.limits[one]]
    if suit in over:
        asleep = table.napping >> come.seat & 1
        return SLEEPS if asleep else _with_you(view, come, names)
    if over:
        words = _("you stay out of {suits}, which burst", suits=listed([SUIT_NAMES[one] for one in over]))
        return Reason("stays out", words, subject=tuple(over), others="")
    ahead = table.seat_of(winning_place(table)) == come.seat
    facts = {"suit": SUIT_NAMES[suit], "total": table.totals[suit], "limit": table.limits[suit]}
    if ahead:
        words = _("it is ahead for now, and {suit} hold at {total} of {limit}", **facts)
        return Reason("ahead", words, amount=table.totals[suit], subject=suit)
    room = table.limits[suit] - table.totals[suit]
    return Reason("room", _("it keeps {suit} at {total} of {limit}", **facts), amount=room, subject=suit)
