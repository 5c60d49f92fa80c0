"""What a coach of Nine Lives says of powers, one's own and as they stand on the table.

Nothing here knows more than the view.
"""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.advice.notices import (
    Legal,
    Names,
    after_me,
    holds,
    lives_of,
    plays_last,
    plays_of,
    table_with,
)
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules.content import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.words import card_words, listed


def asleep(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        if NUMBER[play.card] == content.CATNAP and not holds(view, play):
            suit = SUIT[play.card]
            words = _("Your Catnap sleeps: {suit} burst at {total} and cost the others a life, you at most this one.")
            return words.format(suit=SUIT_NAMES[suit], total=view.totals[suit] + content.CATNAP)
    return ""


def boxed(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        total = view.totals[SUIT[play.card]] + content.BIG_BOX
        if NUMBER[play.card] == content.BIG_BOX and view.played and content.LIMIT < total <= content.BOXED_LIMIT:
            words = _("Your Big Box would make {suit} {total}, and with it they hold up to 14.")
            return words.format(suit=SUIT_NAMES[SUIT[play.card]], total=total)
    return ""


def knocked(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        if NUMBER[play.card] != content.KNOCK_IT_OFF or play.target == model.NO_TARGET:
            continue
        table, suit = table_with(view, play), SUIT[play.target]
        if suit != SUIT[play.card]:  # it bursts for others only: why should one save them?
            continue
        free = any(holds(view, other) for other in plays_of(legal) if other.card != play.card)  # let it burst, then
        if view.totals[suit] > view.limits[suit] and not free and not _any_over(table.totals, table.limits):
            words = _("Knock {card} off with your life, and {suit} fall from {before} to {total}: nobody bursts.")
            facts = {"suit": SUIT_NAMES[suit], "before": view.totals[suit], "total": table.totals[suit]}
            return words.format(card=card_words(play.target), **facts)
    return ""


def _any_over(totals: Sequence[int], limits: Sequence[int]) -> bool:
    return any(total > limit for total, limit in zip(totals, limits, strict=True))


def hairball(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        if NUMBER[play.card] != content.HAIRBALL or play.target == SUIT[play.card]:
            continue
        suit = play.target
        total = table_with(view, play).totals[suit]
        hit = [names[card.seat] for card in view.played if SUIT[card.card] == suit]
        if view.totals[suit] <= view.limits[suit] < total and len(hit) > 1:  # for one it is no bargain
            words = _("Your Hairball can burst {suit} at {total}: {names} lose a life each, and you this one.")
            if SUIT[play.card] == view.leading:
                words = _("Your Hairball can burst {suit} at {total}: {names} lose a life, you this one if beaten.")
            return words.format(suit=SUIT_NAMES[suit], total=total, names=listed(hit))
    return ""


def aim(view: NineLivesView, legal: Legal, names: Names) -> str:
    """A life whose power chooses, and not everything it may choose holds."""
    aims = [play for play in lives_of(legal) if NUMBER[play.card] in (content.COPYCAT, content.KNOCK_IT_OFF)]
    good, bad = ([play for play in aims if holds(view, play) is held] for held in (True, False))
    if not plays_last(view) or not good or not bad or good[0].target == model.NO_TARGET:
        return ""
    suit = SUIT[good[0].card]
    facts = {"power": POWER_NAMES[NUMBER[good[0].card]], "suit": SUIT_NAMES[suit]}
    facts |= {"bad": card_words(bad[0].target), "good": card_words(good[0].target)}
    more, total = (table_with(view, play).totals[suit] for play in (bad[0], good[0]))
    words = _("Aim {power} well: on {bad}, {suit} burst at {more}; on {good}, they hold at {total}.")
    return words.format(more=more, total=total, **facts)


def pounce(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        suit, waiting = SUIT[play.card], after_me(view)
        leads = suit == view.leading or not view.played
        if NUMBER[play.card] == content.POUNCE and waiting and leads and view.totals[suit] < view.limits[suit]:
            return _("Your Pounce ranks 10 and adds only 1 to {suit}: a good life to win with.", suit=SUIT_NAMES[suit])
    return ""


def zoomies(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        suit = SUIT[play.card]
        if NUMBER[play.card] == content.ZOOMIES and view.played and suit != view.leading and holds(view, play):
            words = _("Your Zoomies would make {suit} lead instead of {leading}.")
            return words.format(suit=SUIT_NAMES[suit], leading=SUIT_NAMES[view.leading])
    return ""


def hiss(view: NineLivesView, legal: Legal, names: Names) -> str:
    for play in lives_of(legal):
        suit, waiting = SUIT[play.card], len(after_me(view))
        if NUMBER[play.card] == content.HISS and waiting and view.totals[suit] + content.HISS <= view.limits[suit]:
            return counted(
                "Your {power} makes {suit} {total} and shoos the cat after you off them.",
                "Your {power} makes {suit} {total} and shoos the {count} cats after you off them.",
                waiting,
                power=POWER_NAMES[content.HISS],
                suit=SUIT_NAMES[suit],
                total=view.totals[suit] + content.HISS,
            )
    return ""
