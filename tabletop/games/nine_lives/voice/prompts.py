"""What the seat to act is asked, in a line or two."""

from collections.abc import Sequence

from tabletop.base.words import _
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules.content import BOXED_LIMIT, LIMIT, NUMBER, SUIT, SUIT_NAMES, SUITS
from tabletop.games.nine_lives.rules.model import Action, Play
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words, listed, winner


def prompt(view: NineLivesView, legal: Sequence[Action], names: Sequence[str], brief: bool = False) -> str:
    """What the seat that sees this view is asked to do, a line on what to mind below; `brief` for large letters."""
    if not legal:
        return ""
    if view.choosing:
        if brief:  # signs stand at both places
            return _("Where to?")
        return _("Hand or Discards?") + "\n" + _why_it_lost(view, names)
    if not view.hand:
        return _alone(view, len(legal) > 1)
    if not view.played:
        first = _("You lead: any card.") if brief else _("You lead: play any card.")
        return first + "\n" + (_("Hand or life.") if brief else _("From your hand, or your life."))
    playable = {play.card for play in legal if isinstance(play, Play)}
    suits = sorted({SUIT[card] for card in playable})
    mine = {*view.hand, *view.lives[:1]}
    words = _("Play {cards}.") if brief else _("Your turn: play {cards}.")
    if playable == mine:
        first = _("any card")
    elif playable == {*view.lives[:1]}:
        return _alone(view, len(legal) > 1)
    elif len(suits) > 2:  # the fourth is named in fewer words, for what binds is always a suit
        first = listed([SUIT_NAMES[suit] for suit in sorted({SUIT[card] for card in mine - playable})])
        words = _("All but {cards}.") if brief else _("Your turn: all but {cards}.")
    else:
        first = listed([SUIT_NAMES[suit] for suit in suits], _("{names} or {last}"))
        words = _("Play {cards}.") if len(suits) > 1 else words  # in one line
    return words.format(cards=first) + "\n" + _bears(view, suits, brief)


def _why_it_lost(view: NineLivesView, names: Sequence[str]) -> str:
    """What beat the life of whoever is asked about it: the suit that led, or a card of it (NL-4.1)."""
    mine, best = next(card for card in view.played if card.seat == view.to_act), winner(view)
    facts = {"card": card_words(mine.card), "suit": SUIT_NAMES[view.leading]}
    if SUIT[mine.card] != view.leading or best is None:
        return _("Your {card} lost: {suit} led.", **facts)
    facts |= {"name": names[best.seat], "other": card_words(best.card)}
    if best.rank == mine.rank:
        return _("Your {card} lost: {name}'s {other} came first.", **facts)
    if best.rank != NUMBER[best.card]:
        return _("Your {card} lost: {name}'s {other} ranks {rank}.", **facts, rank=best.rank)
    return _("Your {card} lost to {name}'s {other}.", **facts)


ALONE = {
    content.HAIRBALL: _("Hairball: add 4 to a suit."),
    content.KNOCK_IT_OFF: _("Knock It Off: drop it on the card to knock off."),
    content.COPYCAT: _("Copycat: drop it on the card to copy."),
}


def _alone(view: NineLivesView, chooses: bool) -> str:
    """The hand is empty (NL-3.4), or only the life has a suit that must be played (NL-3.3)."""
    more = ALONE[NUMBER[view.lives[0]]] if chooses else _("Nothing in your hand fits.")
    return _("Play your life.") + "\n" + (more if chooses or view.hand else _("Your hand is empty."))


def _bears(view: NineLivesView, suits: Sequence[int], brief: bool) -> str:
    """The limits to mind, with suits that have a Big Box by name (NL-6.7)."""
    boxed = [SUIT_NAMES[suit] for suit in range(SUITS) if view.limits[suit] > LIMIT]
    if not boxed:
        words = _("{limit} holds, {over} bursts.") if brief else _("Up to {limit} holds. From {over} it bursts.")
        return words.format(limit=LIMIT, over=LIMIT + 1)
    words = _("{suits} hold {limit}, the rest {less}.")
    if boxed == [SUIT_NAMES[suit] for suit in suits]:
        words = _("{suits} hold {limit}, burst from {over}.")
    return words.format(suits=listed(boxed), limit=BOXED_LIMIT, over=BOXED_LIMIT + 1, less=LIMIT)
