"""Prompts, heading and banner."""

from collections.abc import Sequence

from tabletop.base.words import _
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules.content import BOXED_LIMIT, LIMIT, NUMBER, SUIT, SUIT_NAMES, SUITS
from tabletop.games.nine_lives.rules.model import Action, Play
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words, listed, people, rounds, winner
from tabletop.kernel.seating import Seating

LARGE = 1.25
"""From this text size on the prompt says it in fewer words."""
HUGE = 1.7
"""Above this text size only the prompt has room."""
SHORT = 23
"""Longest banner that stands beside the title, in letters."""


def prompt(table: Seating, view: NineLivesView, legal: Sequence[Action]) -> str:
    """What the seat that sees this view is asked to do, a line on what to mind below if there is room."""
    asked = _asked(view, legal, table.names, brief=table.text > LARGE)
    short = table.text > (LARGE if table.folded else HUGE)
    return asked.partition("\n")[0] if short else asked


def _asked(view: NineLivesView, legal: Sequence[Action], names: Sequence[str], brief: bool) -> str:
    """`brief` for large letters."""
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


def heading(table: Seating, view: NineLivesView) -> str:
    """The round, where it has room."""
    large, banner_width = table.text > LARGE, len(banner(table, view)) * table.text
    below = banner_width > (0 if large else SHORT)
    if large + below + (view.seats in (3, 4)) > 1:  # then cats sit right below it
        return ""
    if view.missing == content.NO_SUIT:
        return _("Round {round}", round=rounds(view))
    return _("Round {round} · no {suit} in this game", round=rounds(view), suit=SUIT_NAMES[view.missing])


def banner(table: Seating, view: NineLivesView) -> str:
    """Who is on the last life: losing it ends the game (NL-5.1); brief where a cat sits beside it."""
    if view.to_act is None or min(view.life_counts) > 1:
        return ""
    out = [seat for seat, count in enumerate(view.life_counts) if not count]
    last = out or [seat for seat, count in enumerate(view.life_counts) if count == 1]
    names, me = table.names, table.me(view)
    me = me if me == view.seat else None
    mine, name, all_names = last == [me], names[last[0]], _on_the_last(last, me, names)
    crowded = table.text > LARGE or view.seats > 2
    brief = crowded or (not mine and name == _("You"))  # somebody of that name, seen by others
    if out and brief:  # it lies on the table
        return _("Last life played: {names}", names=all_names)
    if brief and len(last) > 1:
        return _("Last life: {names}", names=all_names)
    if brief:
        return _("Your last life!") if mine else _("{name}: last life!", name=name)
    if out:  # it comes back if it wins (NL-4.4)
        if mine:
            return _("Your last life is out: only a win saves it")
        return _("{name}'s last life is out: only a win saves it", name=name)
    if mine:
        return _("Your last life: if lost, the game ends")
    if len(last) == 1:
        return _("{name}'s last life: if lost, the game ends", name=name)
    return _("Last life: {names}. A loss ends the game", names=all_names)


def _on_the_last(seats: Sequence[int], me: int | None, names: Sequence[str]) -> str:
    """These seats, whoever reads it first; of many the first by name."""
    if len(seats) < 3:
        return people(seats, me, names)
    first = _("You") if me in seats else names[seats[0]]
    return _("{name} and {count} more", name=first, count=len(seats) - 1)
