"""The coach's remarks. Each knows the view only and names the position's own numbers, cards and rivals."""

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.advice.coach_powers import aim, asleep, boxed, hairball, hiss, knocked, pounce, zoomies
from tabletop.games.nine_lives.advice.notices import Here, advised, said, wins
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import NUMBER, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import Play
from tabletop.games.nine_lives.voice.words import card_words
from tabletop.kernel.coaching import Remark

FAR = 3
"""Least lead, in lives, that is worth a remark."""
FULL = 6
"""From this total on a suit is nearly full."""
PLAIN = content.POUNCE, content.CATNAP, content.ZOOMIES, content.NAP
"""Lives whose power changes no total."""


# -- the end is near ----------------------------------------------------------------------------------------


def _win_now(here: Here) -> str:
    for come, winners in here.endings():
        if winners == (here.me,):
            words = _("{card} ends the game now, with you ahead: {lives}.")
            decks = zip(here.names, come.after.lives, strict=True)
            lives = " · ".join(f"{name} {len(deck)}" for name, deck in decks)
            return words.format(card=card_words(come.play.card), lives=lives)
    return ""


def _not_that(here: Here) -> str:
    ends = {come.play: winners for come, winners in here.endings() if here.me not in winners}
    if not ends or len(ends) == len(here.legal):
        return ""
    play, winners = next(iter(ends.items()))
    words = _("Careful: {card} would end the game, and {name} would win it.")
    return words.format(card=card_words(play.card), name=here.names[winners[0]])


def _lost(here: Here) -> str:
    ends = [winners for _come, winners in here.endings()]
    if not ends or len(ends) < len(here.legal) or any(here.me in winners for winners in ends):
        return ""
    if len(set(ends)) > 1 or len(ends[0]) > 1:
        return _("Whatever you play, the game ends with this round, and others win it.")
    return _("Whatever you play, the game ends with this round, and {name} wins it.", name=here.names[ends[0][0]])


def _own_last_life(here: Here) -> str:
    counts = here.view.life_counts
    if here.mine != 1 or here.view.choosing:
        return ""
    if len(here.lives) == len(here.legal):
        return _("You must play your last life: only winning the round brings it back.")
    if max(counts) <= 1:
        return ""
    if sum(count > 1 for count in counts) == here.view.seats - 1:
        return _("Your last life: if it is lost the game ends, and everybody else has more.")
    ahead = here.names[counts.index(max(counts))]
    return _("Your last life: if it is lost the game ends, and {name} has more.", name=ahead)


def _end_it(here: Here) -> str:
    last = here.on_last_life()
    second = max(here.at_most(seat) for seat in range(here.view.seats) if seat != here.me)
    if not last or here.mine <= second or here.view.choosing:
        return ""
    words = _("{name} is on the last life and you lead {mine} to {second}: a burst there is good for you.")
    return words.format(name=here.names[last[0]], mine=here.mine, second=second)


def _spare(here: Here) -> str:
    last, counts = here.on_last_life(), here.view.life_counts
    best = counts.index(max(counts))
    if not last or here.view.choosing or here.mine >= counts[best] or best in last:
        return ""
    words = _("{name} is on the last life, but {best} leads {most} to your {mine}: let {name} live for now.")
    return words.format(name=here.names[last[0]], best=here.names[best], most=counts[best], mine=here.mine)


# -- what bursts --------------------------------------------------------------------------------------------


def _costly_win(here: Here) -> str:
    """A round that can be won from the hand, at the price of a life that another card of the hand would spare."""
    hand = [play for play in here.plays if not play.life] if here.last else []
    comes = [here.comes_of(play) for play in hand]
    dear = [come.play.card for come in comes if here.me in come.seats(told.Lost) and wins(come)]
    free = [come.play.card for come in comes if here.me not in come.seats(told.Lost)]
    if not dear or not free:
        return ""
    words = _("{card} would win, but {suit} would burst and cost you a life. {other} costs you none.")
    return words.format(card=card_words(dear[0]), suit=SUIT_NAMES[SUIT[dear[0]]], other=card_words(free[0]))


def _stay_out(here: Here) -> str:
    inside = [play for play in here.plays if SUIT[play.card] in here.over]
    if not inside or len(inside) == len(here.plays):
        return ""
    suit = SUIT[inside[0].card]
    words = _("{suit} stand at {total} and burst above {limit}: keep out of them.")
    return words.format(suit=SUIT_NAMES[suit], total=here.view.totals[suit], limit=here.view.limits[suit])


def _only_one_holds(here: Here) -> str:
    holding = {play.card: play for play in _holding(here)}
    if len(holding) != 1 or len({play.card for play in here.plays}) < 2:
        return ""
    (card,) = holding
    table = here.table_with(holding[card])
    words = _("Only {card} holds: it makes {total} of {limit}. Everything else you may play bursts.")
    return words.format(card=card_words(card), total=table.totals[SUIT[card]], limit=table.limits[SUIT[card]])


def _holding(here: Here) -> list[Play]:
    """What can be played, once somebody has played, so that its suit does not burst."""
    return [play for play in here.plays if here.holds(play)] if here.view.played else []


def _nothing_holds(here: Here) -> str:
    plays = here.plays
    if not here.view.played or len(plays) < 2 or any(here.holds(play) for play in plays):
        return ""
    comes = [here.comes_of(play) for play in plays] if here.last else []
    winning = [come.play for come in comes if wins(come)]
    if winning and len(winning) < len(plays):
        return _("Whatever you play bursts: with {card} you win the round for it.", card=card_words(winning[0].card))
    return ""


def _seen_to_come(here: Here) -> str:
    """With the card of that suit that leaves it the most room; one that bursts by itself needs nobody else."""
    seen = [(seat, card) for seat in here.waiting for card in here.view.seen_hands[seat]]
    for seat, card in seen:
        suit = SUIT[card]
        mine = [play for play in _holding(here) if SUIT[play.card] == suit]
        if not mine:
            continue
        play = min(mine, key=lambda play: here.table_with(play).totals[suit])
        table = here.table_with(play)
        total = table.totals[suit] + NUMBER[card]
        if total > table.limits[suit]:
            words = _("{name} plays after you and holds {card}, as all saw: after your {mine} it would make {total}.")
            facts = {"card": card_words(card), "mine": card_words(play.card), "total": total}
            return words.format(name=here.names[seat], **facts)
    return ""


def _nearly_full(here: Here) -> str:
    waiting, suits = len(here.waiting), {SUIT[play.card] for play in here.plays}
    if len(here.legal) < 2 or not waiting:
        return ""
    for suit in sorted(suits, key=lambda suit: -here.view.totals[suit]):
        total, limit = here.view.totals[suit], here.view.limits[suit]
        facts = {"suit": SUIT_NAMES[suit], "total": total, "limit": limit}
        if not FULL <= total <= limit:
            continue
        if any(here.holds(play) for play in here.plays):
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


def _free_life(here: Here) -> str:
    for play in here.lives if here.last else ():
        come = here.comes_of(play)
        if wins(come) and here.me not in come.seats(told.Lost):
            return _("You play last: your life {card} wins, comes back and costs nothing.", card=card_words(play.card))
    return ""


def _win_from_hand(here: Here) -> str:
    for play in here.plays if here.last else ():
        come = here.comes_of(play)
        if not play.life and wins(come) and not come.seats(told.Exploded):
            return _("You play last: {card} takes the round, and nothing bursts.", card=card_words(play.card))
    return ""


def _forced_life(here: Here) -> str:
    plays = here.plays
    if not here.view.hand or not plays or len(here.lives) < len(plays):
        return ""
    card, table = plays[0].card, here.table_with(plays[0])
    if not here.last or any(wins(here.comes_of(play)) for play in plays):
        return _("Only your life may be played: it comes back only if {card} wins.", card=card_words(card))
    words = _("Only your life may be played, and {card} cannot win: {suit} lead.")
    if SUIT[card] == table.leading:
        words = _("Only your life may be played, and {card} cannot win: it is beaten already.")
    return words.format(card=card_words(card), suit=SUIT_NAMES[table.leading])


def _must_play(here: Here) -> str:
    for seat in here.waiting:
        top = here.view.life_tops[seat]
        if here.view.choosing or here.view.hand_counts[seat] or top == content.NO_CARD or NUMBER[top] not in PLAIN:
            continue
        suit = SUIT[top]
        room = here.view.limits[suit] - here.view.totals[suit] - NUMBER[top]
        mine = [NUMBER[play.card] for play in here.plays if SUIT[play.card] == suit]
        if mine and 0 <= room < max(mine):
            words = _("{name} has no hand and must play the life {card}: more than {room} from you, and {suit} burst.")
            if not room:
                words = _("{name} has no hand and must play the life {card}: any {suit} from you, and they burst.")
            return words.format(name=here.names[seat], card=card_words(top), room=room, suit=SUIT_NAMES[suit])
    return ""


def _last_card(here: Here) -> str:
    if len(here.view.hand) != 1 or here.view.choosing or here.view.played:
        return ""
    words = _("{card} is your last card in hand: after it you pay each round with a life that does not win.")
    return words.format(card=card_words(here.view.hand[0]))


def _unbeatable(here: Here) -> str:
    if here.view.played:
        return ""
    gone = {*here.view.discards, *here.view.removed, *here.view.hand, *here.view.lives}
    out = [card for card in content.deck_for(here.view.seats, here.view.missing) if card not in gone]
    for play in sorted(here.plays, key=lambda play: NUMBER[play.card]):
        suit, number = SUIT[play.card], NUMBER[play.card]
        others = [NUMBER[card] for card in out if SUIT[card] == suit]
        if not play.life and number < content.HISS and others and max(others) < number and content.POUNCE not in others:
            words = _("All {suit} above {number} are gone or yours: lead it, and nothing but a power beats it.")
            return words.format(suit=SUIT_NAMES[suit], number=number)
    return ""


def _shown_lack(here: Here) -> str:
    suits = {SUIT[play.card] for play in here.plays if not play.life}
    for seat in here.waiting if not here.view.played else ():
        for suit in sorted(suits):
            held = any(SUIT[card] == suit for card in here.view.seen_hands[seat])
            hidden = here.view.hand_counts[seat] - len(here.view.seen_hands[seat])
            if hidden and here.view.lacks[seat] >> suit & 1 and not held:
                return _("{name} has shown: no {suit} in hand.", name=here.names[seat], suit=SUIT_NAMES[suit])
    return ""


def _leader(here: Here) -> str:
    mine, most = here.mine, max(here.view.life_counts)
    best = here.view.life_counts.index(most)
    touched = {SUIT[card.card] for card in here.view.played if card.seat == best}
    spare = [play for play in here.plays if mine > 1 + play.life]  # a life that is played may be lost as well
    can = [play for play in spare if SUIT[play.card] in touched and not here.holds(play)]
    if most - mine < FAR or not can:
        return ""
    words = _("{name} leads {most} to {mine}: if you make {suit} burst, {name} loses a life with you.")
    return words.format(name=here.names[best], most=most, mine=mine, suit=SUIT_NAMES[SUIT[can[0].card]])


# -- a life that comes back -----------------------------------------------------------------------------------


def _take_it(here: Here) -> str:
    if not here.view.choosing or here.view.hand:
        return ""
    return _("Your hand is empty: take it, or the next round costs you a life again, unless that one wins.")


def _throw_it(here: Here) -> str:
    card = next((card.card for card in here.view.played if card.seat == here.me), content.NO_CARD)
    if not here.view.choosing or not here.view.hand or NUMBER[card] < content.HISS:
        return ""
    words = _("{card} leaves its suit room for 1 more: in your hand it may have to follow, and burst.")
    if NUMBER[card] == content.LIMIT:
        words = _("{card} leaves its suit no room at all: in your hand it may have to follow, and burst.")
    return words.format(card=card_words(card))


REMARKS = (
    Remark("win now", said(_win_now)),
    Remark("not that", said(_not_that)),
    Remark("lost", said(_lost)),
    Remark("own last life", said(_own_last_life)),
    Remark("asleep", said(asleep)),
    Remark("knocked off", said(knocked)),
    Remark("boxed", said(boxed)),
    Remark("stay out", said(_stay_out)),
    Remark("only one holds", said(_only_one_holds), advised(_holding)),
    Remark("costly win", said(_costly_win)),
    Remark("aim", said(aim)),
    Remark("nothing holds", said(_nothing_holds)),
    Remark("hairball", said(hairball)),
    Remark("free life", said(_free_life)),
    Remark("end it", said(_end_it)),
    Remark("spare", said(_spare)),
    Remark("forced life", said(_forced_life)),
    Remark("leader", said(_leader)),
    Remark("seen to come", said(_seen_to_come)),
    Remark("win from hand", said(_win_from_hand)),
    Remark("pounce", said(pounce)),
    Remark("zoomies", said(zoomies)),
    Remark("hiss", said(hiss)),
    Remark("must play", said(_must_play)),
    Remark("nearly full", said(_nearly_full)),
    Remark("unbeatable", said(_unbeatable)),
    Remark("shown lack", said(_shown_lack)),
    Remark("take it", said(_take_it)),
    Remark("throw it", said(_throw_it)),
    Remark("last card", said(_last_card)),
)
