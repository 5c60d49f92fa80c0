"""What advice of Kardashev looks at in a position."""

from collections.abc import Sequence

from tabletop.games.kardashev.advice.effects import odds, threats
from tabletop.games.kardashev.mind.measures import DISTANCE, turns_left, wins
from tabletop.games.kardashev.rules import auction, content, jobs, turn
from tabletop.games.kardashev.rules.board import spaces, spread, union, within
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView


def is_acting(view: KardashevView, legal: Sequence[Action]) -> bool:
    """Whether the viewer has to choose an action of a turn."""
    return view.question.kind == jobs.TURN


def begins_turn(view: KardashevView, legal: Sequence[Action]) -> bool:
    """Whether no action of the turn has been used."""
    return is_acting(view, legal) and (view.base, view.research) == (content.BASE_ACTIONS, content.RESEARCH_ACTIONS)


def rivals_of(view: KardashevView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.me and not view.out >> seat & 1]


def lead_of(view: KardashevView) -> int:
    """The viewer's points minus those of the best rival."""
    return view.score(view.me) - max(view.score(seat) for seat in range(view.seats) if seat != view.me)


def in_danger(view: KardashevView) -> list[tuple[int, int, int, int]]:
    """The viewer's colonies that a rival can take in its next turn: points, space and both strengths."""
    if not any(view.fleets[seat] for seat in rivals_of(view)):
        return []
    return [
        (content.COLONY_POINTS[view.colony_levels[space]], space, offence, defence)
        for space, (offence, defence) in threats(view).items()
        if offence > defence and view.colony_levels[space]
    ]


def leads_safely(view: KardashevView) -> bool:
    """Whether the viewer is still ahead after losing the largest colony that is in danger to whoever takes it."""
    return lead_of(view) > 2 * max((points for points, *_rest in in_danger(view)), default=0)


def can_begin_the_end(view: KardashevView) -> bool:
    """Whether running out of colonies could still end the game before the round limit."""
    return not view.final and view.round + 1 < view.limit


def later_turns(s: KardashevState, seat: int) -> float:
    """How many turns a seat will have after the current one."""
    return turns_left(s, seat) - (s.turn == seat)


def acts_yet(s: KardashevState, seat: int, lab: int) -> bool:
    """Whether a seat has a base action to come, or a research action to use this technology, now or later."""
    now = s.turn == seat and (s.base or (s.research and s.has(seat, lab)))
    return bool(now) or later_turns(s, seat) >= 1


def settles_yet(s: KardashevState, seat: int) -> bool:
    """Whether a seat has a piece and an action to come for a colony; otherwise no tile is of use to it."""
    return bool(s.colony_supply[seat]) and acts_yet(s, seat, content.INTERSTELLAR_ARK)


def harvests_it_yet(view: KardashevView) -> bool:
    """Whether the viewer has turns enough to settle the tile of this turn, harvest it and spend what it gives."""
    return settles_yet(view, view.me) and turns_left(view, view.me) >= 2


def bids(view: KardashevView) -> list[int]:
    """All bids that can be made now, the lowest first."""
    if view.question.kind != jobs.BID:
        return []
    return [action.first for action in auction.legal_bid(view, view.question) if action.verb == "bid"]


def may_bid(view: KardashevView, legal: Sequence[Action]) -> bool:
    """Whether the viewer is asked for a bid, and could settle the tile."""
    return bool(bids(view)) and settles_yet(view, view.me)


def others_bid(view: KardashevView) -> bool:
    """Whether a rival who is not the highest bidder can still bid."""
    return any(seat != view.high and not view.passed >> seat & 1 for seat in rivals_of(view))


def slides(view: KardashevView) -> bool:
    """Whether there are so many bids that the coin is slid to one; one or two have buttons."""
    return len(bids(view)) > 2


def follows(view: KardashevView) -> bool:
    """Whether a base action of the viewer can follow this one."""
    return view.base > 1 or later_turns(view, view.me) >= 1


def is_threatened(view: KardashevView) -> bool:
    """Whether a rival has a turn to come."""
    return any(turns_left(view, seat) >= 1 for seat in rivals_of(view))


def any_of(legal: Sequence[Action], *verbs: str) -> bool:
    return any(action.verb in verbs for action in legal)


def room_to_settle(view: KardashevView) -> int:
    """The spaces where the viewer can build a colony."""
    return turn.colony_spaces(view, view.me)


def kinds_given(view: KardashevView) -> int:
    """The kinds that the viewer's colonies give."""
    return union(view.tiles[space] for space in spaces(view.colonies[view.me])) & content.ANY_KIND


def best_raid(view: KardashevView, legal: Sequence[Action]) -> tuple[Action, tuple[int, int]] | None:
    """The move that certainly takes a colony, the largest there is, and both strengths."""
    rich = union(view.colonies[seat] for seat in rivals_of(view))
    raids = [action for action in legal if action.verb == "move" and rich >> action.second & 1]
    raids.sort(key=lambda action: -view.colony_levels[action.second])
    for action in raids:
        target = view.owner(action.second)
        found = odds(view, action) if wins(view, view.me, action.first, action.second, target) else None
        if found is not None and (found.sure_win or found.hardest[0] > found.hardest[1]):
            return action, found.alone if found.sure_win else found.hardest
    return None


def places_to_lay(view: KardashevView) -> tuple[int, int]:
    """Where the viewer could settle a tile laid there, and where of these no rival is near."""
    theirs = union(spread(view.colonies[seat]) | within(view.fleets[seat], 1) for seat in rivals_of(view))
    beside = spread(view.colonies[view.me]) & auction.unexplored(view)
    return beside, beside & ~theirs


def free_fleets(view: KardashevView, legal: Sequence[Action]) -> list[Action]:
    """The fleets that cost nothing."""
    built = (action for action in legal if action.verb in ("fleet", "fabricate"))
    return [action for action in built if view.tiles[action.first] & content.MILITARY]


def nearest_dark(view: KardashevView, legal: Sequence[Action]) -> Action | None:
    """The shortest move that explores."""
    dark = auction.unexplored(view)
    ways = (action for action in legal if action.verb == "move" and dark >> action.second & 1)
    return min(ways, key=lambda action: DISTANCE[action.first][action.second], default=None)


def steps_away(view: KardashevView, space: int) -> int:
    """Steps to the nearest home of another player; 0 if there is none yet."""
    homes = [home for seat, home in enumerate(view.homes) if seat != view.me and home >= 0]
    return min((DISTANCE[space][home] for home in homes), default=0)


def farthest_home(view: KardashevView, legal: Sequence[Action]) -> Action | None:
    """The home farthest from those of the others; None if there are none."""
    best = max(legal, key=lambda action: steps_away(view, action.first), default=None)
    return best if best is not None and steps_away(view, best.first) else None
