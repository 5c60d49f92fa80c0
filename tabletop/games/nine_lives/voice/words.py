"""Sentences about events, cards and the state of a round."""

from collections.abc import Sequence

from tabletop.base.words import _
from tabletop.games.nine_lives.rules import content, events, model
from tabletop.games.nine_lives.rules.content import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.trick import winning_place
from tabletop.games.nine_lives.rules.view import NineLivesView, Played, imagine
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng
from tabletop.kernel.seating import Seating

ACTED = {
    content.POUNCE: _("{power}: it ranks 10."),
    content.CATNAP: _("{power}: asleep this round."),
    content.HAIRBALL: _("{power}: {target} count 4 more."),
    content.ZOOMIES: _("{power}: {suit} lead now."),
    content.KNOCK_IT_OFF: _("{power}: {target} dropped to 0."),
    content.COPYCAT: _("{power}: it copied {target}."),
    content.BIG_BOX: _("{power}: {suit} hold up to 14."),
    content.HISS: _("{power}: avoid {suit} if you can."),
}
ONE_OF = _("Heart"), _("Spade"), _("Diamond"), _("Club")
"""A card of each suit."""
RETURNED = {
    events.TO_DECK: _("{name} kept the life {card}."),
    events.TO_HAND: _("{name} took {card} in hand."),
    events.TO_DISCARDS: _("{name} discarded {card}."),
}


def card_words(card: int) -> str:
    return _("{suit} {number}", suit=SUIT_NAMES[SUIT[card]], number=NUMBER[card])


def tell(table: Seating, event: Event) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = table.names[event.seat] if event.seat >= 0 else ""
    match event:
        case events.Laid(card=card, life=life):
            words = _("{name} played a life, {card}.") if life else _("{name} played {card}.")
            return words.format(name=name, card=card_words(card))
        case events.Acted(card=card, target=target):
            return _tell_power(card, target)
        case events.Won(card=card):
            return _("{name} won with {card}.", name=name, card=card_words(card))
        case events.Exploded(suit=suit, total=total, limit=limit):
            words = _("{suit} {total}, over {limit}: boom!")
            return words.format(suit=SUIT_NAMES[suit], total=total, limit=limit)
        case events.Spared():
            return _("{name} slept through it.", name=name)
        case events.Lost(card=card):
            return _("{name} lost a life, {card}.", name=name, card=card_words(card))
        case events.Returned(card=card, where=where):
            return RETURNED[where].format(name=name, card=card_words(card))
        case events.Began(round=number):
            return _("Round {round}. Kittykeeper: {name}.", round=number, name=name)
    return ""


def _tell_power(card: int, target: int) -> str:
    number = NUMBER[card]
    chosen = ""
    if target != model.NO_TARGET:
        chosen = SUIT_NAMES[target] if number == content.HAIRBALL else card_words(target)
    return ACTED[number].format(power=POWER_NAMES[number], suit=SUIT_NAMES[SUIT[card]], target=chosen)


def bursting(view: NineLivesView) -> list[int]:
    """The suits that add up to more than they bear when everybody has played."""
    if len(view.plays) < view.seats:
        return []
    return [suit for suit in range(content.SUITS) if view.totals[suit] > view.limits[suit]]


def winner(view: NineLivesView) -> Played | None:
    """The winning card of the finished round, also if that life has returned to its owner."""
    if len(view.plays) < view.seats:
        return None
    world = imagine(view, Rng(0))
    place = winning_place(world)
    play = view.plays[place]
    if play.card in view.discards:  # lost as the last life (NL-4.3)
        return None
    return Played(world.seat_of(place), play.card, play.life, world.values[place], world.ranks[place])


def ahead(view: NineLivesView) -> Played | None:
    """The card that wins the round if nobody plays any more; None if it has left the table again."""
    if not view.plays:
        return None
    world = imagine(view, Rng(0))  # what is hidden has no say in it
    card = view.plays[winning_place(world)].card
    return next((played for played in view.played if played.card == card), None)


def adding_up(view: NineLivesView, suit: int, names: Sequence[str], me: int | None) -> str:
    """What makes the total of a suit: "You 2 + Oscar 3 + Hairball 4"."""
    world = imagine(view, Rng(0))  # it knows also what has left the table again
    places = [place for place, play in enumerate(view.plays) if SUIT[play.card] == suit]
    counts = [(world.seat_of(place), world.values[place]) for place in places]
    parts = [_("{name} {number}", name=_("You") if seat == me else names[seat], number=value) for seat, value in counts]
    more = view.totals[suit] - sum(value for _seat, value in counts)
    if more:
        parts.append(_("Hairball {number}", number=more))
    return " + ".join(parts)


def explosion(
    view: NineLivesView, burst: Sequence[int], names: Sequence[str], me: int | None
) -> tuple[str, tuple[str, ...]]:
    """What is said when these suits burst: what did it, what adds up to it, and whom it costs a life."""
    totals = [_("{suit} {total}", suit=SUIT_NAMES[suit], total=view.totals[suit]) for suit in burst]
    title, lines = _("{suits} burst", suits=listed(totals)), []
    if len(burst) == 1:
        suit = burst[0]
        title = _("{suit} burst: {total} is over {limit}")
        title = title.format(suit=SUIT_NAMES[suit], total=view.totals[suit], limit=view.limits[suit])
    for suit in burst:
        words = _("{parts} = {total}", parts=adding_up(view, suit, names, me), total=view.totals[suit])
        lines.append(words if len(burst) == 1 else _("{suit}: {words}", suit=SUIT_NAMES[suit], words=words))
    hit = [card.seat for card in view.played if SUIT[card.card] in burst]
    losers = [seat for seat in hit if seat not in view.napping]
    if len(losers) == view.seats:
        lines.append(_("Everybody loses a life."))
    elif losers:
        words = _("{names} loses a life.") if len(losers) == 1 and losers[0] != me else _("{names} lose a life.")
        lines.append(words.format(names=people(losers, me, names)))
    sleepers = [seat for seat in hit if seat in view.napping]
    if sleepers:
        lines.append(_("{names}: asleep, nothing lost.", names=people(sleepers, me, names)))
    return title, tuple(lines)


def victory(view: NineLivesView, seat: int, card: int, names: Sequence[str], me: int | None) -> str:
    """Who won a round, and why (NL-4.1)."""
    name, rank = (_("You") if seat == me else names[seat], next(one.rank for one in view.played if one.card == card))
    equal = [one for one in view.played if SUIT[one.card] == SUIT[card] and one.rank == rank]
    if len(equal) > 1:
        return _("{name} won: {card} was played first", name=name, card=card_words(card))
    return _("{name} won: the highest {suit}", name=name, suit=ONE_OF[SUIT[card]])


def ending(view: NineLivesView, names: Sequence[str], me: int | None) -> tuple[str, tuple[str, ...]]:
    """What is said when the game is over: who ran out, and what everybody has left."""
    most = max(view.life_counts)
    out = [names[seat] for seat, count in enumerate(view.life_counts) if not count]
    best = [seat for seat, count in enumerate(view.life_counts) if count == most]
    title = _("No lives left: {names}", names=listed(out))
    left = " · ".join(f"{name} {count}" for name, count in zip(names, view.life_counts, strict=True))
    if len(best) > 1:
        return title, (left, _("{names} share the win.", names=people(best, me, names)))
    if best[0] == me:
        return title, (left, _("You have the most lives left and win."))
    return title, (left, _("{name} has the most lives left and wins.", name=names[best[0]]))


def people(seats: Sequence[int], me: int | None, names: Sequence[str]) -> str:
    """These seats by their names, whoever reads it first."""
    others = [names[seat] for seat in seats if seat != me]
    return listed([_("You"), *others] if me in seats else others)


def listed(names: Sequence[str], words: str = _("{names} and {last}")) -> str:
    if len(names) < 2:
        return "".join(names)
    return words.format(names=", ".join(names[:-1]), last=names[-1])


def rounds(view: NineLivesView) -> int:
    """The round that is played, or was the last."""
    over = view.to_act is None and not view.plays and 0 in view.life_counts
    return view.round - over
