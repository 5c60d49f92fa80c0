"""What is said about Nine Lives: the log, the prompts, the cards. Imports the model, the events and the view."""

from collections.abc import Sequence

from tabletop.games.nine_lives import events, model
from tabletop.games.nine_lives.model import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES, Keep, Play
from tabletop.games.nine_lives.view import NineLivesView
from tabletop.kernel.events import Event
from tabletop.words import _

ACTED = {
    model.POUNCE: _("{power}: it ranks 10."),
    model.CATNAP: _("{power}: it sleeps through explosions."),
    model.HAIRBALL: _("{power}: {target} counts 4 more."),
    model.ZOOMIES: _("{power}: {suit} leads now."),
    model.KNOCK_IT_OFF: _("{power}: {target} dropped to 0."),
    model.COPYCAT: _("{power}: it copied {target}."),
    model.BIG_BOX: _("{power}: {suit} explodes only above 14."),
    model.HISS: _("{power}: whoever can must avoid {suit}."),
}
RETURNED = {
    events.TO_DECK: _("{name} put {card} under the life deck."),
    events.TO_HAND: _("{name} took {card} into the hand."),
    events.TO_DISCARDS: _("{name} discarded {card}."),
}


def card_words(card: int) -> str:
    """A card by its full name."""
    return _("{suit} {number}", suit=SUIT_NAMES[SUIT[card]], number=NUMBER[card])


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = names[event.seat] if event.seat >= 0 else ""
    match event:
        case events.Laid(card=card, life=life):
            words = _("{name} played a life, {card}.") if life else _("{name} played {card}.")
            return words.format(name=name, card=card_words(card))
        case events.Acted(card=card, target=target):
            return _tell_power(card, target)
        case events.Won(card=card):
            return _("{name} won the round with {card}.", name=name, card=card_words(card))
        case events.Exploded(suit=suit, total=total, limit=limit):
            words = _("{suit} added up to {total}, more than {limit}: boom!")
            return words.format(suit=SUIT_NAMES[suit], total=total, limit=limit)
        case events.Spared():
            return _("{name} slept through the explosion.", name=name)
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
        chosen = SUIT_NAMES[target] if number == model.HAIRBALL else card_words(target)
    return ACTED[number].format(power=POWER_NAMES[number], suit=SUIT_NAMES[SUIT[card]], target=chosen)


def bursting(view: NineLivesView) -> list[int]:
    """The suits that add up to more than they bear when everybody has played."""
    if len(view.plays) < view.seats:
        return []
    return [suit for suit in range(model.SUITS) if view.totals[suit] > view.limits[suit]]


def explosion(view: NineLivesView, burst: Sequence[int], names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """What is said when these suits burst: what did it, what adds up to it, and whom it costs a life."""
    titles, sums = [], []
    for suit in burst:
        total, limit = view.totals[suit], view.limits[suit]
        cards = [card for card in view.played if SUIT[card.card] == suit]
        parts = [_("{name} {number}", name=names[card.seat], number=card.value) for card in cards]
        more = total - sum(card.value for card in cards)
        if more:
            parts.append(_("Hairball {number}", number=more))
        titles.append(_("{suit} burst: {total} is over {limit}", suit=SUIT_NAMES[suit], total=total, limit=limit))
        sums.append(" + ".join(parts) + f" = {total}")
    hit = [card.seat for card in view.played if SUIT[card.card] in burst]
    losers = [names[seat] for seat in hit if seat not in view.napping]
    lines = [" · ".join(sums)]
    if len(losers) == 1:
        lines.append(_("It costs {name} a life.", name=losers[0]))
    elif losers:
        lines.append(_("It costs {names} a life each.", names=_listed(losers)))
    sleepers = [names[seat] for seat in hit if seat in view.napping]
    if sleepers:
        lines.append(_("{names}: asleep, nothing lost.", names=_listed(sleepers)))
    return " · ".join(titles), tuple(lines)


def ending(view: NineLivesView, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """What is said when the game is over: who ran out, and what everybody has left."""
    most = max(view.life_counts)
    out = [names[seat] for seat, count in enumerate(view.life_counts) if not count]
    best = [names[seat] for seat, count in enumerate(view.life_counts) if count == most]
    title = _("No lives left: {names}", names=_listed(out))
    left = " · ".join(f"{name} {count}" for name, count in zip(names, view.life_counts, strict=True))
    if len(best) == 1:
        return title, (left, _("The most lives left, and the win: {name}.", name=best[0]))
    return title, (left, _("{names} share the win.", names=_listed(best)))


def _listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def heading(view: NineLivesView) -> str:
    """One line on where the game stands."""
    if view.missing == model.NO_SUIT:
        return _("Round {round}", round=rounds(view))
    return _("Round {round} · no {suit} in this game", round=rounds(view), suit=SUIT_NAMES[view.missing])


def rounds(view: NineLivesView) -> int:
    """The round that is played, or was the last."""
    return view.round - (view.to_act is None)


def prompt(view: NineLivesView, legal: Sequence[Play | Keep]) -> str:
    """What the seat that sees this view is asked to do; a line on what the suits bear below."""
    if not legal:
        return ""
    if view.choosing:
        return _("Your life did not win.") + "\n" + _("Drag it into your hand or onto the discards.")
    if not view.hand:
        return _("Play your current life.") + "\n" + _("Your hand is empty.")  # NL-3.4
    if not view.played:
        return _("You lead: play any card.") + "\n" + _("From your hand, or your current life.")
    playable = {play.card for play in legal if isinstance(play, Play)}
    suits = sorted({SUIT[card] for card in playable})
    if playable == {*view.hand, *view.lives[:1]}:
        return _("Your turn: play any card.") + "\n" + _bears(view, [view.leading])
    names = [SUIT_NAMES[suit] for suit in suits]
    return _("Your turn: play {suits}.", suits=_(" or ").join(names)) + "\n" + _bears(view, suits)


def _bears(view: NineLivesView, suits: Sequence[int]) -> str:
    """How much these suits bear, if that is one number."""
    limits = {view.limits[suit] for suit in suits}
    if len(limits) > 1:
        return _("Mind what each suit holds.")
    limit = limits.pop()
    return _("Up to {limit} holds. From {over} it bursts.", limit=limit, over=limit + 1)
