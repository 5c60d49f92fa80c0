"""Trades: who may be offered what, and what becomes of an offer."""

from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.rules.model import Action, CatQuestState
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.kernel.events import NOBODY, Event

CONTENT, WEAKER, UNEVEN, FEWER, THINNER, EVEN, PLANS = range(7)
"""Why an offer is declined, as the event says it: happy with the own cats, would beat fewer kinds of Dogs, would
help the other more, would have fewer cats, would have a second cat against fewer kinds, would help both alike, would
help but something else is planned."""


def partners(s: CatQuestState | CatQuestView) -> list[int]:
    """The players who may be offered a trade now (CQ-4.5, CQ-4.6)."""
    here = s.ships[s.turn]
    if s.ships.count(here) == 1 or here == s.planets[EARTH] or s.offers == model.OFFERS or not s.crews[s.turn]:
        return []
    others = [seat for seat in range(s.seats) if seat != s.turn and not s.withdrawn >> seat & 1]
    return [seat for seat in others if s.ships[seat] == here and s.crews[seat]]


def doubled(s: CatQuestState, given: int, asked: int) -> tuple[int, int]:
    """The cats of which the player whose turn it is, and the other, would have two after this trade."""
    own, other = s.crews[s.turn], s.crews[s.partner]
    return own & ~given & asked, other & ~asked & given


def crews_after(s: CatQuestState, given: int, asked: int) -> tuple[int, int]:
    """What the player whose turn it is and the other have after this trade."""
    return s.crews[s.turn] & ~given | asked, s.crews[s.partner] & ~asked | given


def fits(s: CatQuestState) -> bool:
    """Whether the offer as it lies may be made: a cat from each side, and no two of one home."""
    return bool(s.given and s.asked and not any(doubled(s, s.given, s.asked)))


def choices(s: CatQuestState) -> list[Action]:
    """Legal actions while an offer is put together or answered."""
    if s.phase == model.ANSWERING:
        return [model.ACCEPT, model.DECLINE]
    actions: list[Action] = [model.GIVES[cat] for cat in content.cats_of(s.crews[s.turn] & ~s.given)]
    actions += [model.ASKS[cat] for cat in content.cats_of(s.crews[s.partner] & ~s.asked)]
    if fits(s):
        actions.append(model.OFFER)
    actions.append(model.CANCEL)
    return actions


def talk(s: CatQuestState, a: Action, told: list[Event]) -> None:
    """Begin an offer, put it together, make it or withdraw it, answer it."""
    me, other = s.turn, s.partner
    if a.verb == model.TRADE:
        s.resume, s.phase, s.partner = s.phase, model.OFFERING, a.what
        told.append(events.Parley(me, a.what))
    elif a.verb == model.GIVE:
        s.given |= 1 << a.what
        told.append(events.Give(me, a.what))
    elif a.verb == model.ASK:
        s.asked |= 1 << a.what
        told.append(events.Ask(me, a.what))
    elif a == model.OFFER:
        s.offers += 1
        s.phase = model.ANSWERING
        told.append(events.Offer(me, other, s.given, s.asked))
    elif a == model.ACCEPT:
        given, asked, mine, theirs = s.given, s.asked, s.spent[me], s.spent[other]
        s.crews[me], s.crews[other] = crews_after(s, given, asked)
        s.spent[me] = mine & ~given | theirs & asked  # CQ-4.5: what was used of the cats stays used
        s.spent[other] = theirs & ~asked | mine & given
        s.fresh = s.fresh & ~given | asked  # CQ-7.6
        _close(s)
        told.append(events.Accept(other))
    elif a == model.DECLINE:
        why = objection(s)
        _close(s)
        told.append(events.Decline(other, why))
    else:
        assert a == model.CANCEL
        _close(s)
        s.withdrawn |= 1 << other
        told.append(events.Withdraw(me))


def _close(s: CatQuestState) -> None:
    """Put the offer away; the turn goes on where it was."""
    s.phase, s.resume, s.partner, s.given, s.asked = s.resume, model.START, NOBODY, 0, 0


def reach(crew: int) -> tuple[int, int, int]:
    """How many kinds of Dogs a crew beats, how many cats it has, and how many kinds it beats twice."""
    twice = sum((crew & cats).bit_count() > 1 for cats in content.BEATERS)
    return content.kinds(crew), crew.bit_count(), twice


def objection(s: CatQuestState) -> int:
    """Why the partner would decline, from public facts: the worst one that holds."""
    mine, theirs = crews_after(s, s.given, s.asked)
    kinds, cats, twice = gain = gains(s.crews[s.partner], theirs)
    if kinds < 0:
        return WEAKER
    if cats < 0:
        return FEWER
    if twice < 0 and not kinds:
        return THINNER
    offered = gains(s.crews[s.turn], mine)
    if offered > gain:
        return UNEVEN
    if gain <= (0, 0, 0):
        return CONTENT
    return EVEN if offered == gain else PLANS


def gains(now: int, then: int) -> tuple[int, ...]:
    """How much more of each a crew would have."""
    return tuple(more - less for more, less in zip(reach(then), reach(now), strict=True))
