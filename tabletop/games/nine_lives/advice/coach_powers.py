"""The coach's remarks about powers."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.advice.notices import Here
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules.content import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.voice.words import card_words, listed


def asleep(here: Here) -> str:
    for play in here.lives:
        if NUMBER[play.card] == content.CATNAP and not here.holds(play):
            suit = SUIT[play.card]
            words = _("Your Catnap sleeps: {suit} burst at {total} and cost the others a life, you at most this one.")
            return words.format(suit=SUIT_NAMES[suit], total=here.view.totals[suit] + content.CATNAP)
    return ""


def boxed(here: Here) -> str:
    for play in here.lives:
        total = here.view.totals[SUIT[play.card]] + content.BIG_BOX
        if NUMBER[play.card] == content.BIG_BOX and here.view.played and content.LIMIT < total <= content.BOXED_LIMIT:
            words = _("Your Big Box would make {suit} {total}, and with it they hold up to 14.")
            return words.format(suit=SUIT_NAMES[SUIT[play.card]], total=total)
    return ""


def knocked(here: Here) -> str:
    for play in here.lives:
        if NUMBER[play.card] != content.KNOCK_IT_OFF or play.target == model.NO_TARGET:
            continue
        table, suit = here.table_with(play), SUIT[play.target]
        if suit != SUIT[play.card]:  # it bursts for others only: why should one save them?
            continue
        free = any(here.holds(other) for other in here.plays if other.card != play.card)  # let it burst, then
        if here.view.totals[suit] > here.view.limits[suit] and not free and not _any_over(table.totals, table.limits):
            words = _("Knock {card} off with your life, and {suit} fall from {before} to {total}: nobody bursts.")
            facts = {"suit": SUIT_NAMES[suit], "before": here.view.totals[suit], "total": table.totals[suit]}
            return words.format(card=card_words(play.target), **facts)
    return ""


def _any_over(totals: Sequence[int], limits: Sequence[int]) -> bool:
    return any(total > limit for total, limit in zip(totals, limits, strict=True))


def hairball(here: Here) -> str:
    for play in here.lives:
        if NUMBER[play.card] != content.HAIRBALL or play.target == SUIT[play.card]:
            continue
        suit = play.target
        total = here.table_with(play).totals[suit]
        hit = [here.names[card.seat] for card in here.view.played if SUIT[card.card] == suit]
        if here.view.totals[suit] <= here.view.limits[suit] < total and len(hit) > 1:  # for one it is no bargain
            words = _("Your Hairball can burst {suit} at {total}: {names} lose a life each, and you this one.")
            if SUIT[play.card] == here.view.leading:
                words = _("Your Hairball can burst {suit} at {total}: {names} lose a life, you this one if beaten.")
            return words.format(suit=SUIT_NAMES[suit], total=total, names=listed(hit))
    return ""


def aim(here: Here) -> str:
    """A life whose power chooses, and not everything it may choose holds."""
    aims = [play for play in here.lives if NUMBER[play.card] in (content.COPYCAT, content.KNOCK_IT_OFF)]
    good, bad = ([play for play in aims if here.holds(play) is held] for held in (True, False))
    if not here.last or not good or not bad or good[0].target == model.NO_TARGET:
        return ""
    suit = SUIT[good[0].card]
    facts = {"power": POWER_NAMES[NUMBER[good[0].card]], "suit": SUIT_NAMES[suit]}
    facts |= {"bad": card_words(bad[0].target), "good": card_words(good[0].target)}
    more, total = (here.table_with(play).totals[suit] for play in (bad[0], good[0]))
    words = _("Aim {power} well: on {bad}, {suit} burst at {more}; on {good}, they hold at {total}.")
    return words.format(more=more, total=total, **facts)


def pounce(here: Here) -> str:
    for play in here.lives:
        suit = SUIT[play.card]
        leads = suit == here.view.leading or not here.view.played
        open_yet = here.waiting and leads and here.view.totals[suit] < here.view.limits[suit]
        if NUMBER[play.card] == content.POUNCE and open_yet:
            return _("Your Pounce ranks 10 and adds only 1 to {suit}: a good life to win with.", suit=SUIT_NAMES[suit])
    return ""


def zoomies(here: Here) -> str:
    for play in here.lives:
        suit = SUIT[play.card]
        if NUMBER[play.card] == content.ZOOMIES and here.view.played and suit != here.view.leading and here.holds(play):
            words = _("Your Zoomies would make {suit} lead instead of {leading}.")
            return words.format(suit=SUIT_NAMES[suit], leading=SUIT_NAMES[here.view.leading])
    return ""


def hiss(here: Here) -> str:
    for play in here.lives:
        suit, waiting = SUIT[play.card], len(here.waiting)
        total = here.view.totals[suit] + content.HISS
        if NUMBER[play.card] == content.HISS and waiting and total <= here.view.limits[suit]:
            return counted(
                "Your {power} makes {suit} {total} and shoos the cat after you off them.",
                "Your {power} makes {suit} {total} and shoos the {count} cats after you off them.",
                waiting,
                power=POWER_NAMES[content.HISS],
                suit=SUIT_NAMES[suit],
                total=total,
            )
    return ""
