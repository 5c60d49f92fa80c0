"""Traits of a position between two turns, for both seats: the input of the learned weights."""

from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.rules.board import BEYOND, IS_OUTER, LINES, NEXT, OPEN, SQUARES
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, KITTIES, LEVEL
from tabletop.games.paw_of_duty.rules.model import PawState


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_BOTH = ("power", "power_late", "power_last", "might_late", "tokens")
_ON_TURN = _names(
    "ready ready_late ready_city ready_strong ready_outside ready_strike ready_half ready_turn ready_turn_card "
    "ready_step ready_shot ready_pair ready_rescue ready_hand ready_cards"
)
"""Traits of the seat whose turn begins."""
_WAITING = _names(
    "exposed_1 exposed_2 exposed_3 exposed_4 waiting_outside waiting_strike waiting_half waiting_turn "
    "waiting_step waiting_shot own_goal line line_in_reach more_lines waiting_pair waiting_rescue waiting_hand "
    "waiting_cards"
)
"""Traits of the other seat."""
TRAITS = _BOTH + _ON_TURN + _WAITING
_BAD = ("tokens", "own_goal", "line_in_reach")
_GOOD = _names(
    "power power_late power_last might_late ready_strike ready_half ready_turn ready_turn_card ready_step "
    "ready_shot ready_pair ready_rescue ready_hand ready_cards waiting_strike waiting_half waiting_turn "
    "waiting_step waiting_shot line more_lines waiting_pair waiting_rescue waiting_hand waiting_cards"
)
SIGNS = dict.fromkeys(_BAD, -1) | dict.fromkeys(_GOOD, 1)
"""The sign of a trait's weight, where training must not change it."""
CARD_WORTH = (0.0, 0.5, 0.18, 0.22, 0.16, 0.14, 0.2, 0.16, 0.14, 0.08, 0.2, 0.06, 0.08, 0.14, 0.1, 0.14)
"""What each kind of card in the hand is worth beyond Claws Out, in captured levels."""
WORTH = tuple(CARD_WORTH[kind] for kind in KIND)
TURNS = tuple(kind in (content.CATNIP, content.RADIO) for kind in KIND)
"""The cards that turn a Kitty so that it can attack at once."""
BLOW = tuple(
    tuple(blow(striker, struck) if striker != struck else 0 for struck in range(KITTIES)) for striker in range(KITTIES)
)
TAKES = tuple(
    tuple(LEVEL[struck] if BLOW[striker][struck] >= LEVEL[struck] else 0 for struck in range(KITTIES))
    for striker in range(KITTIES)
)
"""The levels a Kitty would capture by attacking another: all or nothing."""
HALF = tuple(
    tuple(LEVEL[struck] if 0 <= LEVEL[struck] - 1 - BLOW[striker][struck] <= 1 else 0 for struck in range(KITTIES))
    for striker in range(KITTIES)
)
"""The same for attacks that lack one or two damage."""
ASIDE = tuple(
    tuple(
        tuple(there for turn in (1, 2, 3) if (there := NEXT[square][(facing + turn) % 4]) >= 0) for facing in range(4)
    )
    for square in range(SQUARES)
)
"""The squares around a square, without the one ahead."""


def _look(s: PawState, seat: int) -> tuple[int, int, int, int, int, int, int, int, int, list[int]]:
    """A squad: the most it could capture and how, its levels, tokens, Kitties outside, Kitties in the City by level."""
    board, where, owner, facings, tokens = s.board, s.where, s.owner, s.facing, s.tokens
    best = half = turned = stepped = shot = own = might = marked = outside = 0
    inside = [0, 0, 0, 0, 0]
    for kitty in s.squads[seat]:
        here, facing, level = where[kitty], facings[kitty], LEVEL[kitty]
        might += level
        if IS_OUTER[here]:
            outside += 1
        else:
            inside[level] += 1
        if tokens[kitty] > 1:
            marked += level * (tokens[kitty] - 1)
        takes = TAKES[kitty]
        ahead = NEXT[here][facing]
        target = board[ahead]
        if target >= 0:
            taken = takes[target]
            if owner[target] == seat:
                if taken > own:
                    own = taken
            else:
                if taken > best:
                    best = taken
                elif not taken and HALF[kitty][target] > half:
                    half = HALF[kitty][target]
                if shot < LEVEL[target] <= 2 and board[NEXT[ahead][facing]] != OPEN:
                    shot = LEVEL[target]
        elif target == OPEN:
            target = board[NEXT[ahead][facing]]
            if target >= 0 and owner[target] != seat and takes[target] > stepped:
                stepped = takes[target]
        target = board[BEYOND[here][facing]]
        if target >= 0 and owner[target] != seat and shot < LEVEL[target] <= 2:
            shot = LEVEL[target]
        turned, stepped = _aside(s, seat, here, facing, takes, turned, stepped)
    turned = turned - best if turned > best else 0
    stepped = stepped - best - turned if stepped > best + turned else 0
    return best, half, turned, stepped, shot, own, might, marked, outside, inside


def _aside(
    s: PawState, seat: int, here: int, facing: int, takes: tuple[int, ...], turned: int, stepped: int
) -> tuple[int, int]:
    """What a Kitty could capture after turning, or after a step to the side; at least what was found before."""
    board, owner = s.board, s.owner
    for aside in ASIDE[here][facing]:
        target = board[aside]
        if target >= 0:
            if owner[target] != seat and takes[target] > turned:
                turned = takes[target]
        else:
            target = board[NEXT[aside][facing]]
            if target >= 0 and owner[target] != seat and takes[target] > stepped:
                stepped = takes[target]
    return turned, stepped


def outlook(s: PawState) -> tuple[list[float], list[float]]:
    on_turn = s.seat
    waits = 1 - on_turn
    left = model.LAST_TURN + 1 - s.number
    late = s.number / model.LAST_TURN
    grown = 0.13 + 0.33 * late
    """A level is worth more in later turns: it is harder to make up for."""
    again = left > 1
    pair, full, their_pair = _lines(s, on_turn)
    best, half, turned, stepped, shot, own, might, marked, outside, inside = _look(s, on_turn)
    power = sum([LEVEL[kitty] for kitty in s.captured[on_turn]]) / 8
    hand = s.hands[on_turn]
    turned_now = turned * grown
    ready = [
        power, power * late, power / left, might * late / 10, marked * grown,
        1.0, late, sum(inside) * grown, (inside[3] + inside[4]) * grown, outside * grown,
        best * grown, half * grown, turned_now,
        turned_now if turned and any(TURNS[card] for card in hand) else 0.0,
        stepped * grown, shot * grown, float(pair) if again else 0.0, _rescue(s, on_turn) * grown if pair else 0.0,
        sum([WORTH[card] for card in hand]) * grown, max(0, len(hand) - model.HAND) * grown,
        *_NOT_WAITING,
    ]  # fmt: skip
    struck = best
    best, half, turned, stepped, shot, own, might, marked, outside, inside = _look(s, waits)
    power = sum([LEVEL[kitty] for kitty in s.captured[waits]]) / 8
    later = grown if again else 0.0
    hand = s.hands[waits]
    waiting = [
        power, power * late, power / left, might * late / 10, marked * grown, *_NOT_ON_TURN,
        inside[1] * grown, inside[2] * grown, inside[3] * grown, inside[4] * grown, outside * grown,
        best * later, half * later, turned * later, stepped * later, shot * later, own * grown,
        0.0, 0.0, 0.0, float(their_pair) if again else 0.0,
        _rescue(s, waits) * grown if their_pair and again else 0.0,
        sum([WORTH[card] for card in hand]) * later, max(0, len(hand) - model.HAND) * later,
    ]  # fmt: skip
    if full and again:
        waiting[_LINE] = 1.0
        waiting[_LINE + 1] = float(struck > 0 and _in_reach(s, waits))
        waiting[_LINE + 2] = float(full > 1)
    return (waiting, ready) if on_turn else (ready, waiting)


_NOT_WAITING, _NOT_ON_TURN = (0.0,) * len(_WAITING), (0.0,) * len(_ON_TURN)
_LINE = TRAITS.index("line")


def _lines(s: PawState, on_turn: int) -> tuple[int, int, int]:
    """Lines with two Kitties and an open square of the seat on turn; full lines of the other, and such pairs of it."""
    board, owner = s.board, s.owner
    full, pair = [0, 0], [0, 0]
    for one, two, three in LINES:
        first, second = board[one], board[two]
        if first < 0:
            if second >= 0 and (third := board[three]) >= 0 and owner[second] == owner[third]:
                pair[owner[second]] += 1
        elif second < 0:
            if (third := board[three]) >= 0 and owner[first] == owner[third]:
                pair[owner[first]] += 1
        elif owner[first] == owner[second]:
            third = board[three]
            if third < 0:
                pair[owner[first]] += 1
            elif owner[third] == owner[first]:
                full[owner[first]] += 1
    return pair[on_turn], full[1 - on_turn], pair[1 - on_turn]


def _rescue(s: PawState, seat: int) -> int:
    """PD-3.6: the levels a line would take from the other side, which has captured more."""
    theirs = [LEVEL[kitty] for kitty in s.captured[1 - seat]]
    return min(theirs) if theirs and sum(theirs) > s.power(seat) else 0


def _in_reach(s: PawState, seat: int) -> bool:
    """Whether one attack of the other side would break every line the seat is eligible with."""
    members = [set(claim[1:]) for claim in s.claims[seat]]
    if not members:
        return False
    keys = set.intersection(*members)
    for kitty in s.squads[1 - seat]:
        target = s.board[NEXT[s.where[kitty]][s.facing[kitty]]]
        if target in keys and TAKES[kitty][target]:
            return True
    return False
