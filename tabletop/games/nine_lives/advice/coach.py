"""What a coach says about a position of Nine Lives.

Nothing here knows more than the view, and every sentence has the numbers and names of this very position.
"""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.advice.coach_powers import aim, asleep, boxed, hairball, hiss, knocked, pounce, zoomies
from tabletop.games.nine_lives.advice.effects import Foreseen
from tabletop.games.nine_lives.advice.notices import (
    Legal,
    Names,
    after_me,
    at_most,
    comes_of,
    endings,
    fewest,
    holds,
    lives_of,
    me_of,
    plays_last,
    plays_of,
    table_with,
    too_high,
    wins,
)
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import NUMBER, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import Action, Play
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words
from tabletop.kernel.coaching import Remark

FAR = 3
"""Lives that somebody is ahead from which on it is worth a word."""
FULL = 6
"""From this total on a suit is nearly full."""
PLAIN = content.POUNCE, content.CATNAP, content.ZOOMIES, content.NAP
"""Lives whose power changes no total."""


# -- the end is near ----------------------------------------------------------------------------------------


def _win_now(view: NineLivesView, legal: Legal, names: Names) -> str:
    for come, winners in endings(view, legal):
        if winners == (me_of(view),):
            words = _("{card} ends the game now, with you ahead: {lives}.")
            return words.format(card=card_words(come.play.card), lives=_counts(come, names))
    return ""


def _not_that(view: NineLivesView, legal: Legal, names: Names) -> str:
    ends = {come.play: winners for come, winners in endings(view, legal) if me_of(view) not in winners}
    if not ends or len(ends) == len(legal):
        return ""
    play, winners = next(iter(ends.items()))
    words = _("Careful: {card} would end the game, and {name} would win it.")
    return words.format(card=card_words(play.card), name=names[winners[0]])


def _lost(view: NineLivesView, legal: Legal, names: Names) -> str:
    ends = [winners for _come, winners in endings(view, legal)]
    if not ends or len(ends) < len(legal) or any(me_of(view) in winners for winners in ends):
        return ""
    if len(set(ends)) > 1 or len(ends[0]) > 1:
        return _("Whatever you play, the game ends with this round, and others win it.")
    return _("Whatever you play, the game ends with this round, and {name} wins it.", name=names[ends[0][0]])


def _counts(come: Foreseen, names: Names) -> str:
    return " · ".join(f"{name} {len(deck)}" for name, deck in zip(names, come.after.lives, strict=True))


def _own_last_life(view: NineLivesView, legal: Legal, names: Names) -> str:
    me = me_of(view)
    if view.life_counts[me] != 1 or view.choosing:
        return ""
    if len(lives_of(legal)) == len(legal):
        return _("You must play your last life: only winning the round brings it back.")
    most = max(view.life_counts)
    if most <= 1:
        return ""
    if sum(count > 1 for count in view.life_counts) == view.seats - 1:
        return _("Your last life: if it is lost the game ends, and everybody else has more.")
    return _(
        "Your last life: if it is lost the game ends, and {name} has more.", name=names[view.life_counts.index(most)]
    )


def _end_it(view: NineLivesView, legal: Legal, names: Names) -> str:
    me, mine = me_of(view), view.life_counts[me_of(view)]
    last = [seat for seat in fewest(view) if seat != me and at_most(view, seat) == 1]
    second = max(at_most(view, seat) for seat in range(view.seats) if seat != me)
    if not last or mine <= second or view.choosing:
        return ""
    words = _("{name} is on the last life and you lead {mine} to {second}: a burst there is good for you.")
    return words.format(name=names[last[0]], mine=mine, second=second)


def _spare(view: NineLivesView, legal: Legal, names: Names) -> str:
    me, mine = me_of(view), view.life_counts[me_of(view)]
    last = [seat for seat in fewest(view) if seat != me and at_most(view, seat) == 1]
    best = max(range(view.seats), key=lambda seat: view.life_counts[seat])
    if not last or view.choosing or mine >= view.life_counts[best] or best in last:
        return ""
    words = _("{name} is on the last life, but {best} leads {most} to your {mine}: let {name} live for now.")
    return words.format(name=names[last[0]], best=names[best], most=view.life_counts[best], mine=mine)


# -- what bursts --------------------------------------------------------------------------------------------


def _costly_win(view: NineLivesView, legal: Legal, names: Names) -> str:
    """A round that can be won from the hand, at the price of a life that another card of the hand would spare."""
    hand = [play for play in plays_of(legal) if not play.life] if plays_last(view) else []
    comes = [comes_of(view, play) for play in hand]
    dear = [come.play.card for come in comes if me_of(view) in come.seats(told.Lost) and wins(come)]
    free = [come.play.card for come in comes if me_of(view) not in come.seats(told.Lost)]
    if not dear or not free:
        return ""
    words = _("{card} would win, but {suit} would burst and cost you a life. {other} costs you none.")
    return words.format(card=card_words(dear[0]), suit=SUIT_NAMES[SUIT[dear[0]]], other=card_words(free[0]))


def _stay_out(view: NineLivesView, legal: Legal, names: Names) -> str:
    over, plays = too_high(view), plays_of(legal)
    inside = [play for play in plays if SUIT[play.card] in over]
    if not inside or len(inside) == len(plays):
        return ""
    suit = SUIT[inside[0].card]
    words = _("{suit} stand at {total} and burst above {limit}: keep out of them.")
    return words.format(suit=SUIT_NAMES[suit], total=view.totals[suit], limit=view.limits[suit])


def _only_one_holds(view: NineLivesView, legal: Legal, names: Names) -> str:
    holding = {play.card: play for play in _holding(view, legal)}
    if len(holding) != 1 or len({play.card for play in plays_of(legal)}) < 2:
        return ""
    (card,) = holding
    table = table_with(view, holding[card])
    words = _("Only {card} holds: it makes {total} of {limit}. Everything else you may play bursts.")
    return words.format(card=card_words(card), total=table.totals[SUIT[card]], limit=table.limits[SUIT[card]])


def _holding(view: NineLivesView, legal: Legal) -> list[Play]:
    """What can be played, once somebody has played, so that its suit does not burst."""
    return [play for play in plays_of(legal) if holds(view, play)] if view.played else []


def _nothing_holds(view: NineLivesView, legal: Legal, names: Names) -> str:
    plays = plays_of(legal)
    if not view.played or len(plays) < 2 or any(holds(view, play) for play in plays):
        return ""
    comes = [comes_of(view, play) for play in plays] if plays_last(view) else []
    winning = [come.play for come in comes if wins(come)]
    if winning and len(winning) < len(plays):
        return _("Whatever you play bursts: with {card} you win the round for it.", card=card_words(winning[0].card))
    return ""


def _seen_to_come(view: NineLivesView, legal: Legal, names: Names) -> str:
    """With the card of that suit that leaves it the most room; one that bursts by itself needs nobody else."""
    for seat in after_me(view):
        for card in view.seen_hands[seat]:
            suit = SUIT[card]
            mine = [play for play in plays_of(legal) if SUIT[play.card] == suit and holds(view, play)]
            if not mine or not view.played:
                continue
            play = min(mine, key=lambda play: table_with(view, play).totals[suit])
            table = table_with(view, play)
            total = table.totals[suit] + NUMBER[card]
            if total > table.limits[suit]:
                words = _(
                    "{name} plays after you and holds {card}, as all saw: after your {mine} it would make {total}."
                )
                return words.format(name=names[seat], card=card_words(card), mine=card_words(play.card), total=total)
    return ""


def _nearly_full(view: NineLivesView, legal: Legal, names: Names) -> str:
    waiting, suits = len(after_me(view)), {SUIT[play.card] for play in plays_of(legal)}
    if len(legal) < 2:
        return ""
    for suit in sorted(suits, key=lambda suit: -view.totals[suit]):
        total, limit = view.totals[suit], view.limits[suit]
        facts = {"suit": SUIT_NAMES[suit], "total": total, "limit": limit}
        if not waiting or not FULL <= total <= limit:
            continue
        if any(holds(view, play) for play in plays_of(legal)):
            return counted(
                "{suit} stand at {total} of {limit}, and one cat plays after you.",
                "{suit} stand at {total} of {limit}, and {count} cats play after you.",
                waiting,
                **facts,
            )
        words = _("{suit} stand at {total} of {limit}: whatever you play bursts, unless a power after you saves it.")
        return words.format(**facts)
    return ""


# -- rounds and lives ---------------------------------------------------------------------------------------


def _free_life(view: NineLivesView, legal: Legal, names: Names) -> str:
    if not plays_last(view):
        return ""
    for play in lives_of(legal):
        come = comes_of(view, play)
        if wins(come) and me_of(view) not in come.seats(told.Lost):
            return _("You play last: your life {card} wins, comes back and costs nothing.", card=card_words(play.card))
    return ""


def _win_from_hand(view: NineLivesView, legal: Legal, names: Names) -> str:
    if not plays_last(view):
        return ""
    for play in plays_of(legal):
        come = comes_of(view, play)
        if not play.life and wins(come) and not come.seats(told.Exploded):
            return _("You play last: {card} takes the round, and nothing bursts.", card=card_words(play.card))
    return ""


def _forced_life(view: NineLivesView, legal: Legal, names: Names) -> str:
    plays = plays_of(legal)
    if not view.hand or not plays or len(lives_of(legal)) < len(plays):
        return ""
    card, table = plays[0].card, table_with(view, plays[0])
    if not plays_last(view) or any(wins(comes_of(view, play)) for play in plays):
        return _("Only your life may be played: it comes back only if {card} wins.", card=card_words(card))
    words = _("Only your life may be played, and {card} cannot win: {suit} lead.")
    if SUIT[card] == table.leading:
        words = _("Only your life may be played, and {card} cannot win: it is beaten already.")
    return words.format(card=card_words(card), suit=SUIT_NAMES[table.leading])


def _must_play(view: NineLivesView, legal: Legal, names: Names) -> str:
    for seat in after_me(view):
        top = view.life_tops[seat]
        if view.choosing or view.hand_counts[seat] or top == content.NO_CARD or NUMBER[top] not in PLAIN:
            continue
        suit = SUIT[top]
        room = view.limits[suit] - view.totals[suit] - NUMBER[top]
        mine = [NUMBER[play.card] for play in plays_of(legal) if SUIT[play.card] == suit]
        if mine and 0 <= room < max(mine):
            words = _("{name} has no hand and must play the life {card}: more than {room} from you, and {suit} burst.")
            if not room:
                words = _("{name} has no hand and must play the life {card}: any {suit} from you, and they burst.")
            return words.format(name=names[seat], card=card_words(top), room=room, suit=SUIT_NAMES[suit])
    return ""


def _last_card(view: NineLivesView, legal: Legal, names: Names) -> str:
    if len(view.hand) != 1 or view.choosing or view.played:
        return ""
    words = _("{card} is your last card in hand: after it you pay each round with a life that does not win.")
    return words.format(card=card_words(view.hand[0]))


def _unbeatable(view: NineLivesView, legal: Legal, names: Names) -> str:
    if view.played:
        return ""
    gone = {*view.discards, *view.removed, *view.hand, *view.lives}
    out = [card for card in content.deck_for(view.seats, view.missing) if card not in gone]
    for play in sorted(plays_of(legal), key=lambda play: NUMBER[play.card]):
        suit, number = SUIT[play.card], NUMBER[play.card]
        others = [NUMBER[card] for card in out if SUIT[card] == suit]
        if not play.life and number < content.HISS and others and max(others) < number and content.POUNCE not in others:
            words = _("All {suit} above {number} are gone or yours: lead it, and nothing but a power beats it.")
            return words.format(suit=SUIT_NAMES[suit], number=number)
    return ""


def _shown_lack(view: NineLivesView, legal: Legal, names: Names) -> str:
    if view.played:
        return ""
    suits = {SUIT[play.card] for play in plays_of(legal) if not play.life}
    for seat in after_me(view):
        for suit in sorted(suits):
            held = any(SUIT[card] == suit for card in view.seen_hands[seat])
            hidden = view.hand_counts[seat] - len(view.seen_hands[seat])
            if hidden and view.lacks[seat] >> suit & 1 and not held:
                return _("{name} has shown: no {suit} in hand.", name=names[seat], suit=SUIT_NAMES[suit])
    return ""


def _leader(view: NineLivesView, legal: Legal, names: Names) -> str:
    mine, most = view.life_counts[me_of(view)], max(view.life_counts)
    best = view.life_counts.index(most)
    touched = {SUIT[card.card] for card in view.played if card.seat == best}
    spare = [play for play in plays_of(legal) if mine > 1 + play.life]  # a life that is played may be lost as well
    can = [play for play in spare if SUIT[play.card] in touched and not holds(view, play)]
    if most - mine < FAR or not can:
        return ""
    words = _("{name} leads {most} to {mine}: if you make {suit} burst, {name} loses a life with you.")
    return words.format(name=names[best], most=most, mine=mine, suit=SUIT_NAMES[SUIT[can[0].card]])


# -- a life that comes back -----------------------------------------------------------------------------------


def _take_it(view: NineLivesView, legal: Legal, names: Names) -> str:
    if not view.choosing or view.hand:
        return ""
    return _("Your hand is empty: take it, or the next round costs you a life again, unless that one wins.")


def _throw_it(view: NineLivesView, legal: Legal, names: Names) -> str:
    card = next((card.card for card in view.played if card.seat == me_of(view)), content.NO_CARD)
    if not view.choosing or not view.hand or NUMBER[card] < content.HISS:
        return ""
    words = _("{card} leaves its suit room for 1 more: in your hand it may have to follow, and burst.")
    if NUMBER[card] == content.LIMIT:
        words = _("{card} leaves its suit no room at all: in your hand it may have to follow, and burst.")
    return words.format(card=card_words(card))


REMARKS: Sequence[Remark[NineLivesView, Action]] = (
    Remark("win now", _win_now),
    Remark("not that", _not_that),
    Remark("lost", _lost),
    Remark("own last life", _own_last_life),
    Remark("asleep", asleep),
    Remark("knocked off", knocked),
    Remark("boxed", boxed),
    Remark("stay out", _stay_out),
    Remark("only one holds", _only_one_holds, _holding),
    Remark("costly win", _costly_win),
    Remark("aim", aim),
    Remark("nothing holds", _nothing_holds),
    Remark("hairball", hairball),
    Remark("free life", _free_life),
    Remark("end it", _end_it),
    Remark("spare", _spare),
    Remark("forced life", _forced_life),
    Remark("leader", _leader),
    Remark("seen to come", _seen_to_come),
    Remark("win from hand", _win_from_hand),
    Remark("pounce", pounce),
    Remark("zoomies", zoomies),
    Remark("hiss", hiss),
    Remark("must play", _must_play),
    Remark("nearly full", _nearly_full),
    Remark("unbeatable", _unbeatable),
    Remark("shown lack", _shown_lack),
    Remark("take it", _take_it),
    Remark("throw it", _throw_it),
    Remark("last card", _last_card),
)
