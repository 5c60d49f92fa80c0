"""Foresight: what would come of a card, in short lines."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.advice.effects import GAME, Foreseen, loses, put, what_comes
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import Action, Keep, NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import winning_place
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words, listed, people
from tabletop.kernel.foresight import imagined
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

LONGEST = 44
"""Letters of a line."""
LINES = 3


def foresee(table: Seating, view: NineLivesView, legal: Sequence[Action], action: Action) -> list[Reason]:
    if isinstance(action, Keep):
        return _kept(view, action)
    come = what_comes(view, action)
    lines = _round_over(come, table.names) if come.over else _round_goes_on(come, table.names)
    return lines[:LINES]


def sure(table: Seating, view: NineLivesView, legal: Sequence[Action], action: Action) -> str:
    """A warning before a card that ends the game with somebody else as winner, if another card would not."""
    if isinstance(action, Keep) or not loses(what_comes(view, action)):
        return ""
    if all(isinstance(other, Play) and loses(what_comes(view, other)) for other in legal):
        return ""
    outcome = GAME.outcome(what_comes(view, action).after)
    assert outcome is not None
    lives = " · ".join(f"{name} {count}" for name, count in zip(table.names, outcome.scores, strict=True))
    return _("This ends the game, and you do not win: {lives}.", lives=lives)


def _round_over(come: Foreseen, names: Sequence[str]) -> list[Reason]:
    lines = _bang(come, names)
    outcome = GAME.outcome(come.after)
    if outcome is not None:
        lines.insert(0, _last_round(outcome.winners, come.seat, names))
    else:
        lines.insert(LINES - 1, _won(come, names))
    return lines


def _won(come: Foreseen, names: Sequence[str]) -> Reason:
    """Who wins the round, and what becomes of a life that was played (NL-4.4)."""
    (won,) = (event for event in come.events if isinstance(event, told.Won))
    if won.seat == come.seat:
        if come.play.life:
            return Reason("life back", _("you win the round: this life comes back"), GOOD)
        return Reason("wins round", _("you win the round and lead the next"), GOOD)
    name, card = names[won.seat], card_words(won.card)
    if come.play.life:
        left = len(come.after.lives[come.seat])
        words = counted("{name} wins: you keep one life", "{name} wins: you keep {count} lives", left, name=name)
        return Reason("other wins round", _short(words, _("{name} wins the round", name=name)), subject=won.seat)
    table, place = come.table, len(come.before.plays)
    words = _("{name} wins the round with {card}")
    if SUIT[come.play.card] == table.leading and table.ranks[place] == won.rank:
        words = _("{name} wins: {card} was played first")  # NL-4.1
    words = _short(words.format(name=name, card=card), _("{name} wins the round", name=name))
    return Reason("other wins round", words, subject=won.seat)


def _last_round(winners: Sequence[int], me: int, names: Sequence[str]) -> Reason:
    if me not in winners:
        words = _("the game ends: {names} win") if len(winners) > 1 else _("the game ends: {names} wins")
        words = words.format(names=people(winners, None, names))
        return Reason("game lost", _short(words, _("the game ends: you do not win")), BAD)
    if len(winners) == 1:
        return Reason("game won", _("the game ends: you win"), GOOD)
    return Reason("game shared", _("the game ends: you share the win"), GOOD)


def _bang(come: Foreseen, names: Sequence[str]) -> list[Reason]:
    burst = [event for event in come.events if isinstance(event, told.Exploded)]
    suit = SUIT[come.play.card]
    if not burst:
        words = _("{suit} make {total} of {limit}, nothing bursts")
        if come.play.target != model.NO_TARGET:  # its gesture tells the total
            words = _("nothing bursts")
        words = words.format(suit=SUIT_NAMES[suit], total=come.table.totals[suit], limit=come.table.limits[suit])
        return [Reason("nothing bursts", _added(come, names) or words, GOOD)]
    losers, sleepers = come.seats(told.Lost), come.seats(told.Spared)
    tone = BAD if come.seat in losers else GOOD if losers else ""
    parts = [_("{suit} {total}", suit=SUIT_NAMES[event.suit], total=event.total) for event in burst]
    words = _("{suits} burst", suits=listed(parts))
    if len(burst) == 1:
        facts = {"suit": SUIT_NAMES[burst[0].suit], "total": burst[0].total, "limit": burst[0].limit}
        added = _added(come, names) if burst[0].suit == suit else ""
        words = added or _("{suit} burst: {total}, over {limit}", **facts)
    lines = [Reason("bursts", words, tone, subject=tuple(event.suit for event in burst))]
    if losers:
        lines.append(Reason("lives lost", _losers(come, losers, names), tone, subject=tuple(losers)))
    if come.seat in sleepers:
        lines.append(Reason("sleeps", _("you sleep through it"), GOOD))
    elif not losers:
        lines.append(Reason("nobody loses", _("nobody loses a life")))
    return lines


def _losers(come: Foreseen, losers: Sequence[int], names: Sequence[str]) -> str:
    if len(losers) == come.before.seats:
        return _("everybody loses a life")
    if losers == [come.seat]:
        left = len(come.after.lives[come.seat])
        return counted("you alone lose a life: one left", "you alone lose a life: {count} left", left)
    words = _("{names} loses a life") if len(losers) == 1 else _("{names} lose a life")
    return _crowd(words, losers, come.seat, names)


def _added(come: Foreseen, names: Sequence[str]) -> str:
    """What this card makes of its suit and what others are forced to add; empty if nothing."""
    suit = SUIT[come.play.card]
    total, limit = come.table.totals[suit], come.table.limits[suit]
    more = total - come.laid.totals[suit]
    if not more:
        return ""
    seats = [seat for seat, play in come.forced if SUIT[play.card] == suit]
    facts = {"suit": SUIT_NAMES[suit], "first": come.laid.totals[suit], "more": more, "total": total}
    words, shorter = _("{suit} make {first}, {name} must add {more}"), _("{suit} make {first}, end at {total}")
    if total > limit:
        words = _("{suit} make {first}, {name} must add {more}: {total} bursts")
        shorter = _("{suit} make {first}, end at {total}: burst")
    shorter = shorter.format(**facts)
    one_adds = more > 0 and len(seats) == 1
    return _short(words.format(name=names[seats[0]], **facts), shorter) if one_adds else shorter


def _round_goes_on(come: Foreseen, names: Sequence[str]) -> list[Reason]:
    """Lines for a card in the middle of a round: totals, and who is winning."""
    table, suit, added = come.table, SUIT[come.play.card], _added(come, names)
    changed = [one for one in range(content.SUITS) if table.totals[one] != come.before.totals[one] or one == suit]
    over = [one for one in changed if table.totals[one] > table.limits[one]]
    hit = _awake_in(table, over)
    asleep = bool(table.napping >> come.seat & 1)
    lines = [_total(table, one, one == suit and not asleep) for one in over or [suit]]
    if added and lines[0].subject == suit:
        lines[0] = lines[0]._replace(words=added)
    if hit:
        words = _crowd(_("{names}: a life at stake"), hit, come.seat, names)
        words = _("one of your lives is at stake") if hit == [come.seat] else words
        lines.append(Reason("lives at stake", words, BAD if come.seat in hit else GOOD, subject=tuple(hit)))
    elif not over and (danger := _could(come, names)):
        lines[0] = lines[0]._replace(tone=CHANCE)
        lines.append(danger)
    power = _power(come)
    if power:
        lines.append(Reason("power", power, subject=NUMBER[come.play.card]))
    if come.forced and not (added and SUIT[come.forced[0][1].card] == suit):
        seat, play = come.forced[0]
        words = _("then {name} must play {card}", name=names[seat], card=card_words(play.card))
        lines.insert(len(lines) - (len(lines) > LINES - 2), Reason("must play", words, subject=(seat, play.card)))
    return [*lines[: LINES - 1], _ahead(come, names, come.seat in hit)]


def _awake_in(table: NineLivesState, suits: Sequence[int]) -> list[int]:
    """Who has played one of these suits and is not under a Catnap."""
    seats = [table.seat_of(place) for place, play in enumerate(table.plays) if SUIT[play.card] in suits]
    return [seat for seat in seats if not table.napping >> seat & 1]


def _could(come: Foreseen, names: Sequence[str]) -> Reason | None:
    """Whose card, open on the table or seen by all when it went to a hand, could make the suit burst (NL-7.3)."""
    table, suit, before = come.table, SUIT[come.play.card], come.before
    if table.hissed >> suit & 1:
        return None
    found = []
    for place in range(len(table.plays), table.seats):
        seat = table.seat_of(place)
        plays = [model.FROM_HAND[card] for card in before.hands[seat] if before.seen >> card & 1]
        plays += [model.AS_LIFE[card] for card in before.lives[seat][:1] if card not in model.AIMED]
        for play in plays:
            world = table.copy()
            put(world, play)
            if SUIT[play.card] == suit and world.totals[suit] > world.limits[suit]:
                found.append((world.totals[suit], -place, seat, play))
    if not found:
        return None
    total, _place, seat, play = max(found)
    words = _("{name} holds {card}: could make {total}, burst")
    words = _("{name}'s life {card} could make {total}: burst") if play.life else words
    facts = {"name": names[seat], "card": card_words(play.card), "total": total}
    words = _short(words.format(**facts), _("{card} could make {total}: burst", **facts))
    return Reason("could burst", words, CHANCE, subject=suit)


def _total(table: NineLivesState, suit: int, mine: bool) -> Reason:
    total, limit = table.totals[suit], table.limits[suit]
    facts = {"suit": SUIT_NAMES[suit], "total": total, "limit": limit}
    if total > limit:
        words = _("{suit} make {total}, over {limit}: set to burst", **facts)
        return Reason("set to burst", words, BAD if mine else GOOD, subject=suit)
    room = limit - total
    words = _("{suit} make {total} of {limit}: room for {more}", **facts, more=room)
    words = words if room else _("{suit} make {total} of {limit}: any more bursts", **facts)
    return Reason("room", words, GOOD if room else CHANCE, room, suit)


def _ahead(come: Foreseen, names: Sequence[str], hit: bool) -> Reason:
    """Who is winning, or what a life costs that does not win (NL-4.4)."""
    leader = come.table.seat_of(winning_place(come.table))
    if come.play.life:
        return _at_stake(come, leader, names, len(come.before.lives[come.seat]) - 1 - hit)
    if leader == come.seat:
        words = counted("you are winning, one still to play", "you are winning, {count} still to play", come.waiting)
        return Reason("ahead", words, GOOD)
    name, waiting = names[leader], come.waiting
    words = counted(
        "{name} is winning, one still to play", "{name} is winning, {count} still to play", waiting, name=name
    )
    return Reason("other ahead", _short(words, _("{name} is winning", name=name)), subject=leader)


def _at_stake(come: Foreseen, leader: int, names: Sequence[str], left: int) -> Reason:
    """How many lives are left if the one that is played does not win; with none the game ends (NL-5.1)."""
    if leader == come.seat:
        if left <= 0:
            return Reason("game at stake", _("you are winning; if beaten the game ends"), BAD)
        words = counted(
            "you are winning; if beaten you keep one life", "you are winning; if beaten you keep {count} lives", left
        )
        return Reason("life at stake", words, CHANCE, left)
    if left <= 0:
        words, shorter = _("{name} is winning: that would end the game"), _("the game ends unless it wins")
        return Reason("game at stake", _short(words.format(name=names[leader]), shorter), BAD)
    words = counted(
        "{name} is winning: you keep one life", "{name} is winning: you keep {count} lives", left, name=names[leader]
    )
    words = _short(words, counted("unless it wins: one life", "unless it wins: {count} lives", left))
    return Reason("life at stake", words, CHANCE, left)


def _power(come: Foreseen) -> str:
    """What the power of a life does; empty if its gesture tells it, because the power chooses."""
    card, life, target = come.play
    if not life or target != model.NO_TARGET:
        return ""
    facts = {"power": POWER_NAMES[NUMBER[card]], "suit": SUIT_NAMES[SUIT[card]]}
    return POWERS[NUMBER[card]].format(rank=come.laid.ranks[len(come.before.plays)], **facts)


NO_CHOICE = _("{power}: nothing to choose yet")
"""NL-6.10"""
POWERS = {
    content.KNOCK_IT_OFF: NO_CHOICE,
    content.COPYCAT: NO_CHOICE,
    content.POUNCE: _("{power}: ranks {rank}"),
    content.CATNAP: _("{power}: you lose no life this round"),
    content.ZOOMIES: _("{power}: {suit} lead now"),
    content.BIG_BOX: _("{power}: {suit} hold up to 14"),
    content.HISS: _("{power}: the rest avoid {suit} if they can"),
    content.NAP: _("{power}: its number is all its power"),
}


def _kept(view: NineLivesView, action: Keep) -> list[Reason]:
    """A life that did not win, into the hand or away (NL-4.4)."""
    (world,) = imagined(GAME, view, action)
    me = world.before.turn
    size = len(world.after.hands[me])
    card = next(card.card for card in view.played if card.seat == me)
    if action.hand:
        words = counted("one card to play from your hand", "{count} cards to play from your hand", size)
        return [
            Reason("cards in hand", words, GOOD, size),
            Reason("binds", _("it binds you to {suit}; it has no power", suit=SUIT_NAMES[SUIT[card]])),
            Reason("known", _("everybody knows that you hold it")),
        ]
    out = Reason("goes out", _("{card} goes out of the game", card=card_words(card)))
    if size:
        words = counted("still one card in hand", "still {count} cards in hand", size)
        return [out, Reason("cards in hand", words, amount=size)]
    empty = Reason("cards in hand", _("your hand stays empty"))
    return [out, empty, Reason("life next", _("next round you play your current life"), CHANCE)]


def _crowd(words: str, seats: Sequence[int], me: int, names: Sequence[str]) -> str:
    """Words about some seats, by name if there is room."""
    others = [names[seat] for seat in seats if seat != me]
    long, many = words.format(names=listed([_("you"), *others] if me in seats else others)), len(others)
    short = counted("you and one more", "you and {count} more", many) if me in seats else _("{count} cats", count=many)
    return _short(long, words.format(names=short))


def _short(words: str, shorter: str) -> str:
    return words if len(words) <= LONGEST else shorter
