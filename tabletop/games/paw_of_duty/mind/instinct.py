"""Priors of actions for the search, and the moves of playouts."""

from collections.abc import Iterator, Sequence

from tabletop.games.paw_of_duty.mind.measures import BLOW, TAKES, WORTH
from tabletop.games.paw_of_duty.rules import content, model, tactics, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, BEYOND, IS_OUTER, LINES, NEXT, OPEN
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.kernel.rng import Rng

LEVEL_TAKEN = 0.7
"""Prior for each level that can be captured."""
EAGER = (0.3, 0.6, 0.0, 0.3, 0.5, 0.0, 0.1, 0.1, 0.2, 0.0, 0.1, -0.2, 0.0, -0.2, 0.5, 0.0)
"""Prior of playing each kind of card when nothing can be captured with it."""
STOP = -0.2
"""Prior of ending the turn, and what each unused tactic takes from it."""
UNUSED = 0.3
SWAP = 0.1
"""Prior of discarding a worthless card, and what its worth takes from it."""
DEAR = 5.0
HURTING = frozenset({content.CLAWS_OUT, *content.HURTING})
SAVING, NEAR_LINE, MANY_TACTICS = 3.0, 1.2, 0.3
"""Priors of breaking a line that would win, of a new Kitty next to it, and of each tactic to do it with."""
HARM_TO_LINE, TRY = 0.8, 0.5
"""Priors of each damage to such a line, and of a card that may prepare more."""
TURNING = frozenset({content.CATNIP, content.RADIO})
STEPPING = frozenset({content.DOUBLE_TIME, content.STALK, content.RADIO})
TRYING = TURNING | STEPPING | {content.SWITCHEROO, content.SUPPLY_DROP, content.CLAWS_OUT, content.CLAW_SWIPE}
SOON = 0.9
"""How much a capture counts that a card prepares."""
_LINES_OF = tuple(
    tuple(tuple(other for other in line if other != square) for line in LINES if square in line) for square in range(25)
)
"""For each square the two others of every line it is part of."""


def hits(s: PawState, kind: int, action: Action) -> Iterator[tuple[int, int]]:
    """Who is damaged by this first step of a card, and how much."""
    board, here = s.board, action.what
    if kind == content.CLAWS_OUT or kind == content.BAMBOOZLE:
        striker = board[here]
        struck = board[NEXT[here][s.facing[striker]]]
        yield struck, BLOW[striker][struck]
    elif kind == content.RADIO:
        yield board[here], 1
    elif kind == content.BOMBS_AWAY:
        yield board[(here + action.where) // 2], 2
    elif kind == content.HAIRBALL_MORTAR:
        yield board[BEYOND[here][s.facing[board[here]]]], 2
    elif kind == content.CLAW_SWIPE:
        for there in ADJACENT[here]:
            if board[there] >= 0:
                yield board[there], 1
    elif kind == content.HISS:
        facing = s.facing[board[here]]
        ahead = NEXT[here][facing]
        if board[NEXT[ahead][facing]] != OPEN:
            yield board[ahead], 2
    elif kind == content.POUNCE:
        struck = tactics.first_ahead(s, board[here])
        if struck >= 0:
            yield struck, 1
    elif kind == content.TAIL_HOOK:
        struck = board[NEXT[here][s.facing[board[here]]]]
        if struck >= 0:
            yield struck, 1


def gain(s: PawState, kind: int, action: Action) -> float:
    """The levels captured by this step of a card, less those lost; damage that is not enough counts a little."""
    won = 0.0
    for struck, damage in hits(s, kind, action):
        side = 1.0 if s.owner[struck] != s.seat else -1.0
        total = s.damage[struck] + damage
        level = LEVEL[struck]
        won += side * (level if total >= level else 0.15 * damage)
    return won


def best_gain(s: PawState, card: int) -> float:
    """The most that the first step of a card in the hand can capture."""
    kind = KIND[card]
    if kind not in HURTING:
        return 0.0
    if kind == content.CLAWS_OUT:
        return strike(s)
    before = s.card
    s.card = card
    steps = [one for one in tactics.choices(s) if one.verb == model.PICK or kind == content.BOMBS_AWAY]
    found = max([gain(s, kind, action) for action in steps], default=0.0)
    s.card = before
    return found


def strike(s: PawState) -> float:
    """The most that an attack by Claws Out can capture."""
    best = 0.0
    board, where, facing, placed = s.board, s.where, s.facing, s.placed
    other = 1 - s.seat
    for kitty in s.squads[s.seat]:
        struck = board[NEXT[where[kitty]][facing[kitty]]]
        if struck >= 0 and kitty != placed and s.owner[struck] == other:
            level, total = LEVEL[struck], s.damage[struck] + BLOW[kitty][struck]
            worth = level if total >= level else 0.15 * BLOW[kitty][struck]
            if worth > best:
                best = worth
    return best


def prepared(s: PawState) -> tuple[int, int]:
    """The levels an attack could capture after one of its Kitties turns, or takes a step."""
    board, where, facings, owner, placed, seat = s.board, s.where, s.facing, s.owner, s.placed, s.seat
    turned = stepped = 0
    for kitty in s.squads[seat]:
        if kitty == placed:
            continue
        here, facing, takes = where[kitty], facings[kitty], TAKES[kitty]
        for there in ADJACENT[here]:
            near = board[there]
            if near >= 0:
                if owner[near] != seat and takes[near] > turned:
                    turned = takes[near]
            else:
                near = board[NEXT[there][facing]]
                if near >= 0 and owner[near] != seat and takes[near] > stepped:
                    stepped = takes[near]
    return turned, stepped


def deploying(s: PawState, action: Action) -> float:
    """Prior of placing a Kitty: what it could attack, what could attack it, the lines."""
    kitty, here, seat = action.what, action.where, s.seat
    board, owner, facing = s.board, s.owner, s.facing
    prey = danger = 0
    for way, there in enumerate(NEXT[here]):
        near = board[there]
        if near < 0:
            continue
        if owner[near] == seat:
            continue
        if TAKES[kitty][near] > prey:
            prey = TAKES[kitty][near]
        if TAKES[near][kitty]:
            danger = max(danger, 2 if facing[near] == (way ^ 2) else 1)
    worth = 0.15 * prey - 0.2 * danger * LEVEL[kitty]
    for one, two in _LINES_OF[here]:
        first, second = board[one], board[two]
        if first >= 0 and second >= 0 and owner[first] == owner[second]:
            worth += 0.5 if owner[first] == seat else 0.4
        elif (first >= 0 and owner[first] == seat and second == OPEN) or (
            second >= 0 and owner[second] == seat and first == OPEN
        ):
            worth += 0.1
    return worth


def facing_worth(s: PawState, action: Action) -> float:
    kitty, there = s.placed, NEXT[action.what][action.where]
    ahead = s.board[there]
    if ahead >= 0:
        if s.owner[ahead] == s.seat:
            return -0.3 * TAKES[kitty][ahead] - 0.1
        return 0.25 * TAKES[kitty][ahead] + 0.1
    return -0.5 if there < 0 else -0.2 if IS_OUTER[there] else 0.0


def members(s: PawState) -> set[int]:
    """The Kitties of the lines that would win for the other side at the end of this turn."""
    return {kitty for claim in s.claims[1 - s.seat] if turn.stands(s, claim) for kitty in claim[1:]}


def deploying_urges(s: PawState, actions: Sequence[Action]) -> list[float]:
    """Priors of placing; higher next to a line that has to be broken, and with many tactics."""
    found = [deploying(s, action) for action in actions]
    if line := members(s):
        board = s.board
        for number, action in enumerate(actions):
            near = any(board[there] in line for there in ADJACENT[action.where])
            found[number] += NEAR_LINE * near + MANY_TACTICS * content.TACTICS[action.what]
    return found


def facing_urges(s: PawState, actions: Sequence[Action]) -> list[float]:
    """Priors of facings; higher towards a line that has to be broken."""
    found = [facing_worth(s, action) for action in actions]
    if line := members(s):
        board = s.board
        for number, action in enumerate(actions):
            if board[NEXT[action.what][action.where]] in line:
                found[number] += NEAR_LINE
    return found


def broken(s: PawState, actions: Sequence[Action], rng: Rng) -> Action | None:
    """The first action that breaks every line the other side is eligible with."""
    claims = s.claims[1 - s.seat]
    for action in actions:
        after = s.copy()
        tactics.go_on(after, action, rng, [])
        if not any(turn.stands(after, claim) for claim in claims):
            return action
    return None


def line_stands(s: PawState) -> bool:
    claims = s.claims[1 - s.seat]
    return bool(claims) and any(turn.stands(s, claim) for claim in claims)


def breaker(s: PawState, rng: Rng) -> int:
    """A card of the hand that can break those lines; NO_CARD if there is none."""
    asked = set()
    for card in s.hands[s.seat]:
        kind = KIND[card]
        if kind in asked or kind == content.SUPPLY_DROP:
            continue
        asked.add(kind)
        s.card = card
        found = broken(s, tactics.choices(s), rng)
        s.card = content.NO_CARD
        if found:
            return card
    return content.NO_CARD


def tactic_urges(s: PawState, actions: Sequence[Action], rng: Rng) -> list[float]:
    """Priors of playing, discarding or stopping."""
    stands = line_stands(s)
    saver = breaker(s, rng) if stands else content.NO_CARD
    stop = STOP - UNUSED * s.tactics
    turned, stepped = prepared(s) if s.tactics > 1 and content.CLAWS[s.seat] in s.hands[s.seat] else (0, 0)
    found = []
    for action in actions:
        verb, card = action.verb, action.what
        if verb == model.PLAY:
            kind = KIND[card]
            won = best_gain(s, card)
            if kind in TURNING and turned * SOON > won:
                won = turned * SOON
            if kind in STEPPING and stepped * SOON > won:
                won = stepped * SOON
            urge = EAGER[kind] + LEVEL_TAKEN * won
            if saver >= 0 and kind == KIND[saver]:
                urge += SAVING
            elif stands and kind in TRYING:
                urge += TRY
        elif verb == model.SWAP:
            urge = SWAP - DEAR * WORTH[card]
        else:
            urge = stop
        found.append(urge)
    return found


def reflex(s: PawState, actions: Sequence[Action], rng: Rng) -> Action:
    """Break a line that would win, take what can be taken, or stop."""
    if line_stands(s) and (saver := breaker(s, rng)) >= 0:
        return model.PLAYS[saver]
    turned, stepped = prepared(s) if s.tactics > 1 and content.CLAWS[s.seat] in s.hands[s.seat] else (0, 0)
    best, most = actions[-1], 0.9
    for action in actions:
        if action.verb != model.PLAY:
            continue
        kind = KIND[action.what]
        won = best_gain(s, action.what)
        if kind in TURNING and turned * SOON > won:
            won = turned * SOON
        if kind in STEPPING and stepped * SOON > won:
            won = stepped * SOON
        if won > most:
            best, most = action, won
    return best


def sure_step(s: PawState, actions: Sequence[Action]) -> Action | None:
    """The step of a card that captures most; with Claws Out in the hand, the turn that lets it capture most."""
    kind = KIND[s.card]
    best, most = None, 0.9
    if kind in HURTING:
        for action in actions:
            if (action.verb == model.PICK or kind == content.BOMBS_AWAY) and (won := gain(s, kind, action)) > most:
                best, most = action, won
    if kind in TURNING and s.tactics and content.CLAWS[s.seat] in s.hands[s.seat]:
        board, owner, placed, seat = s.board, s.owner, s.placed, s.seat
        for action in actions:
            if action.verb == model.TURN:
                kitty, ahead = board[action.what], board[NEXT[action.what][action.where]]
                if (
                    ahead >= 0
                    and owner[kitty] == seat != owner[ahead]
                    and kitty != placed
                    and TAKES[kitty][ahead] > most
                ):
                    best, most = action, TAKES[kitty][ahead]
    return best


def saves(s: PawState, line: set[int], claws: bool) -> float:
    """Prior of a step after which a line that would win is broken, damaged, or can be attacked."""
    if not line_stands(s):
        return SAVING
    pull = HARM_TO_LINE * sum([s.damage[kitty] for kitty in line])
    if claws:
        for kitty in s.squads[s.seat]:
            ahead = s.board[NEXT[s.where[kitty]][s.facing[kitty]]]
            if kitty != s.placed and ahead in line and BLOW[kitty][ahead] + s.damage[ahead] >= LEVEL[ahead]:
                return SAVING * SOON
    return pull
