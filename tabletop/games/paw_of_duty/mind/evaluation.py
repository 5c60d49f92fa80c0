"""Hand-written evaluation of a position, with the card in play played out.

Looks only at what the seat may know: the board, the captures, its own hand.
"""

from collections.abc import Hashable
from functools import lru_cache
from operator import itemgetter

from tabletop.games.paw_of_duty.mind.measures import CARD_WORTH
from tabletop.games.paw_of_duty.rules import content, model, tactics, turn
from tabletop.games.paw_of_duty.rules.board import IS_OUTER, LINES, NEXT, OPEN
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.model import Action, PawState, Units
from tabletop.kernel.events import NOBODY
from tabletop.kernel.rng import Rng

WIN = 100.0
LOST_LINE = 30.0
"""Penalty for ending the turn with the opponent's line standing."""
MIGHT = 0.12
"""What a level on the board is worth in captured levels."""
OUTSIDE, OUTSIDE_LEVEL = 0.25, 0.06
"""Penalty for a Kitty in the Outer City, and for each of its levels."""
TOKEN = 0.25
"""Penalty for an extra paw token, for each level of its bearer."""
NOW, NEXT_TURN, THEIRS = 0.85, 0.3, 0.75
"""Probability that an attack that would capture happens: mine this turn, mine next turn, the opponent's."""
MORE = 0.12
"""How much every further such attack counts: there is one Claws Out a turn."""
LINE, PAIR, THEIR_PAIR = 2.2, 0.35, 0.45
"""A full line, and two in a line whose third square is open."""
FRESH = 0.1
"""What an unknown card is worth."""


def evaluate(s: PawState, seat: int) -> float:
    """The value of a position for the seat; only differences count."""
    if s.phase == model.OVER:
        return _final(s, seat)
    if s.phase == model.REDRAWING:
        return _hand(s, seat) + (FRESH * len(s.aside) if s.seat == seat else 0.0)
    if s.seat != seat or s.phase not in (model.CARD, model.FACING, model.TACTIC):
        return _worth(s, seat) + _hand(s, seat)
    key = _visible(s, seat)
    worth = _remembered.get(key)
    if worth is None:
        if len(_remembered) > MEMORY:
            _remembered.clear()
        worth = _remembered[key] = _prospect(_played_out(s, seat), seat)
    return worth


_remembered: dict[Hashable, float] = {}
"""Cache by what the seat sees: most imagined positions differ only in what is hidden."""
MEMORY = 30_000


def _visible(s: PawState, seat: int) -> Hashable:
    """The cache key: everything the value depends on."""
    return (
        seat, s.phase, s.number, s.tactics, s.placed, s.card, s.step, s.last, s.used, s.units(),
        tuple(s.claims[1 - seat]), s.power(seat) - s.power(1 - seat), tuple(s.hands[seat]),
        bool(s.deck or s.discards),
    )  # fmt: skip


def _prospect(s: PawState, seat: int) -> float:
    """The best of stopping here and playing one more card."""
    best = _worth(s, seat) + _hand(s, seat)
    if not s.tactics:
        return best
    tried = set()
    for card in s.hands[seat]:
        kind = content.KIND[card]
        if kind in tried or kind == content.SUPPLY_DROP or not tactics.playable(s, kind):
            continue
        tried.add(kind)
        after = s.copy()
        tactics.begin(after, card, Rng(0), [])
        after = _played_out(after, seat)
        best = max(best, _worth(after, seat) + _hand(after, seat))
    return best


def _final(s: PawState, seat: int) -> float:
    edge = s.power(seat) - s.power(1 - seat)
    if s.winner == NOBODY:
        return float(edge)
    return (WIN if s.winner == seat else -WIN) + edge


def _hand(s: PawState, seat: int) -> float:
    return sum(CARD_WORTH[content.KIND[card]] for card in s.hands[seat])


def _played_out(s: PawState, seat: int) -> PawState:
    """The position after the facing or the card in play, each step chosen greedily."""
    while s.phase != model.TACTIC:
        actions = turn.facings(s) if s.phase == model.FACING else tactics.choices(s)
        s = max((_after(s, action, seat) for action in actions), key=itemgetter(0))[1]
    return s


def _after(s: PawState, action: Action, seat: int) -> tuple[float, PawState]:
    """What a step is worth, and the position after it."""
    after, gain = s.copy(), 0.0
    if action.verb == model.DRAW:
        after.deck, after.discards = [], []  # nobody knows what would be drawn
        gain = FRESH
    elif action.verb == model.TOSS:
        gain = -CARD_WORTH[content.KIND[action.what]]
    apply = turn.face if s.phase == model.FACING else tactics.go_on
    apply(after, action, Rng(0), [])
    return _worth(after, seat) + gain, after


def _worth(s: PawState, seat: int) -> float:
    """What the board and the captures are worth, as if the turn ended here."""
    acting = s.seat == seat and s.phase in (model.CARD, model.FACING, model.TACTIC)
    strikes = acting and s.tactics > 0 and content.CLAWS[seat] in s.hands[seat]
    closing = acting and s.number == model.LAST_TURN
    worth = _board(s.units(), seat, s.placed if acting else NOBODY, strikes, closing)
    worth += s.power(seat) - s.power(1 - seat)
    if s.seat == seat and any(turn.stands(s, claim) for claim in s.claims[1 - seat]):
        worth -= LOST_LINE
    elif s.seat != seat and any(turn.stands(s, claim) for claim in s.claims[seat]):
        worth += LINE
    return worth


@lru_cache(maxsize=20_000)
def _board(units: Units, seat: int, placed: int, strikes: bool, closing: bool) -> float:
    """What the Kitties on the board are worth where they stand; `closing`: there is no turn after this one."""
    board = [OPEN] * 26
    owner = {}
    for kitty, side, square, _facing, _tokens, _damage in units:
        board[square] = kitty
        owner[kitty] = side
    worth = 0.0
    mine, theirs = [0.0], [0.0]
    """The levels each side could capture with an attack from where it stands."""
    hurt = {unit[0]: unit[5] for unit in units}
    for kitty, side, square, facing, tokens, _damage in units:
        level = content.LEVEL[kitty]
        value = MIGHT * level - TOKEN * level * (tokens - 1)
        if IS_OUTER[square]:
            value -= OUTSIDE + OUTSIDE_LEVEL * level
        worth += value if side == seat else -value
        ahead = NEXT[square][facing]
        target = board[ahead] if ahead >= 0 else OPEN
        if target < 0 or owner[target] == side:
            continue
        taken = hurt[target] if side == seat and strikes else 0
        if side == seat and strikes and kitty == placed:
            taken = -9
        if blow(kitty, target) + taken >= content.LEVEL[target]:
            (mine if side == seat else theirs).append(float(content.LEVEL[target]))
    if closing:
        return worth + (max(mine) * NOW if strikes else 0.0)
    worth += max(mine) * (NOW if strikes else NEXT_TURN) + MORE * (sum(mine) - max(mine))
    worth -= max(theirs) * THEIRS + MORE * (sum(theirs) - max(theirs))
    return worth + _lines(board, owner, seat)


def _lines(board: list[int], owner: dict[int, int], seat: int) -> float:
    worth = 0.0
    for line in LINES:
        kitties = [board[square] for square in line if board[square] >= 0]
        ours = sum(owner[kitty] == seat for kitty in kitties)
        if ours == 3:
            worth += LINE
        elif len(kitties) == 2 and ours == 2:
            worth += PAIR
        elif len(kitties) == 2 and ours == 0:
            worth -= THEIR_PAIR
    return worth
