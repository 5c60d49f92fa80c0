"""The sixteen Tactic cards: what each lets its player choose, step by step, and what comes of it (PD-6)."""

from bisect import insort
from collections.abc import Callable, Iterator

from tabletop.games.paw_of_duty.rules import combat, content, model
from tabletop.games.paw_of_duty.rules.board import ADJACENT, BEYOND, CITY, FACINGS, IS_OUTER, NEXT, OPEN, RAYS
from tabletop.games.paw_of_duty.rules.events import Discarded, Drew, Lobbed, Marked, Played, Reshuffled
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.rng import Rng

Actions = Iterator[Action]


def draw(s: PawState, count: int, rng: Rng, events: list[Event]) -> None:
    """Up to this many cards for the seat to act; an empty deck is made anew of the discards (PD-3.4)."""
    seat = s.seat
    while count:
        if not s.deck:
            if not s.discards:
                return
            s.deck, s.discards = s.discards, []
            s.shuffled = sum(1 << card for card in s.deck)
            rng.shuffle(s.deck)
            events.append(Reshuffled(NOBODY, len(s.deck)))
        now = min(count, len(s.deck))
        cards = tuple(s.deck[: -now - 1 : -1])
        del s.deck[-now:]
        hand = s.hands[seat]
        for card in cards:
            insort(hand, card)
        if s.backs[1 - seat]:
            s.backs = ((), s.backs[1]) if seat else (s.backs[0], ())
        events.append(Drew(seat, cards, secret_to=seat, reveals=True))
        count -= now


def discard(s: PawState, card: int, events: list[Event]) -> None:
    """From the hand of the seat to act, for everybody to see."""
    s.hands[s.seat].remove(card)
    s.discards.append(card)
    if card == content.RADIO_CARD:
        s.radio = NOBODY
    events.append(Discarded(s.seat, card))


def _moves(s: PawState, owner: int, but: int = content.NO_KITTY) -> Actions:
    """To an open adjacent square (PD-6.18)."""
    board, where = s.board, s.where
    for kitty in s.squads[owner]:
        if kitty != but:
            here = where[kitty]
            moves = model.MOVES[here]
            for there in ADJACENT[here]:
                if board[there] == OPEN:
                    yield moves[there]


def _turns(s: PawState, owner: int, but: int = content.NO_KITTY) -> Actions:
    """To a different facing (PD-6.18)."""
    for kitty in s.squads[owner]:
        if kitty != but:
            yield from _turns_of(s, kitty)


def _turns_of(s: PawState, kitty: int) -> list[Action]:
    turns, now = model.TURNS[s.where[kitty]], s.facing[kitty]
    return [turns[facing] for facing in range(FACINGS) if facing != now]


def _attackers(s: PawState, owner: int, but: int = content.NO_KITTY) -> Actions:
    """Kitties with a Kitty in front of them, whoever owns it (PD-6.17)."""
    board, where, facing = s.board, s.where, s.facing
    for kitty in s.squads[owner]:
        if kitty != but:
            here = where[kitty]
            if board[NEXT[here][facing[kitty]]] >= 0:
                yield model.PICKS[here]


def _claws_out(s: PawState) -> Actions:  # PD-6.1
    yield from _attackers(s, s.seat, s.placed)
    yield from _moves(s, s.seat, s.placed)
    yield from _turns(s, s.seat, s.placed)


def _radio(s: PawState) -> Actions:  # PD-6.2
    used = s.used
    if not used >> model.MOVE & 1:
        yield from _moves(s, s.seat)
    if not used >> model.TURN & 1:
        yield from _turns(s, s.seat)
    if not used >> model.PICK & 1:
        board, where, mine = s.board, s.where, s.squads[s.seat]
        for kitty in s.squads[1 - s.seat]:
            if any(board[there] in mine for there in ADJACENT[where[kitty]]):
                yield model.PICKS[where[kitty]]
    if not used >> model.DRAW & 1 and (s.deck or s.discards):
        yield model.DRAW_ONE


def _bombs_away(s: PawState) -> Actions:  # PD-6.4
    board, where = s.board, s.where
    for kitty in s.squads[s.seat]:
        here = where[kitty]
        for over, there in zip(NEXT[here], BEYOND[here], strict=True):
            if board[over] >= 0 and board[there] == OPEN:
                yield model.MOVES[here][there]


def _stalk(s: PawState) -> Actions:  # PD-6.5
    if s.step:
        yield from _turns_of(s, s.last)
        return
    board, where = s.board, s.where
    for kitty in s.squads[s.seat]:
        here = where[kitty]
        near = [there for there in ADJACENT[here] if board[there] == OPEN]
        reached = set(near)
        for between in near:
            reached.update(there for there in ADJACENT[between] if board[there] == OPEN)
        for there in sorted(reached):
            yield model.MOVES[here][there]


def _pounce(s: PawState) -> Actions:  # PD-6.6
    """Not when it faces the edge: it can neither run nor strike."""
    where, facing = s.where, s.facing
    return (model.PICKS[where[kitty]] for kitty in s.squads[s.seat] if NEXT[where[kitty]][facing[kitty]] >= 0)


def _switcheroo(s: PawState) -> Actions:  # PD-6.8
    board, where = s.board, s.where
    for kitty in s.squads[s.seat]:
        here = where[kitty]
        for there in ADJACENT[here]:
            if board[there] >= 0:
                yield model.MOVES[here][there]


def _catnip(s: PawState) -> Actions:  # PD-6.10
    yield from _turns(s, s.seat, s.last)
    yield from _turns(s, 1 - s.seat, s.last)


def _hairball_mortar(s: PawState) -> Actions:  # PD-6.11
    board, where, facing = s.board, s.where, s.facing
    return (model.PICKS[where[kitty]] for kitty in s.squads[s.seat] if board[BEYOND[where[kitty]][facing[kitty]]] >= 0)


def _rescue_chopper(s: PawState) -> Actions:  # PD-6.12
    for kitty in s.squads[s.seat]:
        here = s.where[kitty]
        if IS_OUTER[here]:
            for there in CITY:
                if s.board[there] == OPEN:
                    yield model.MOVES[here][there]


def _claw_swipe(s: PawState) -> Actions:  # PD-6.14
    board = s.board
    for kitty in s.squads[s.seat]:
        here = s.where[kitty]
        if any(board[there] >= 0 for there in ADJACENT[here]):
            yield model.PICKS[here]


def _supply_drop(s: PawState) -> Actions:  # PD-6.15
    """Its second step: the cards that may be discarded."""
    return (model.TOSSES[card] for card in s.hands[s.seat] if content.KIND[card] != content.CLAWS_OUT)


def first_ahead(s: PawState, kitty: int) -> int:
    """The first Kitty in the line of sight of a Kitty; NO_KITTY if there is none."""
    board = s.board
    ahead = RAYS[s.where[kitty]][s.facing[kitty]]
    return next((board[there] for there in ahead if board[there] != OPEN), content.NO_KITTY)


def _tail_hook(s: PawState) -> Actions:  # PD-6.16
    return (model.PICKS[s.where[kitty]] for kitty in s.squads[s.seat] if first_ahead(s, kitty) != content.NO_KITTY)


def playable(s: PawState, kind: int) -> bool:
    """Whether any step of such a card in the hand can be done (PD-6.17)."""
    if kind == content.SUPPLY_DROP:
        return bool(s.deck or s.discards) or len(list(_supply_drop(s))) > 1  # one is the card itself
    return next(_CHOICES[kind](s), None) is not None


def choices(s: PawState) -> list[Action]:
    """Everything the player may choose for the present step of the card in play."""
    kind = content.KIND[s.card]
    actions = list(_CHOICES[kind](s))
    if s.step and kind in content.OPTIONAL:
        actions.append(model.SKIP_IT)
    return actions


def begin(s: PawState, card: int, rng: Rng, events: list[Event]) -> None:
    """The card is played; what needs no choice is done at once."""
    seat = s.seat
    s.hands[seat].remove(card)
    s.aside.append(card)
    s.tactics -= 1
    if card == content.RADIO_CARD:
        s.radio = NOBODY
    events.append(Played(seat, card))
    supplied = content.KIND[card] == content.SUPPLY_DROP
    if supplied:
        draw(s, 3, rng, events)
    s.phase, s.card, s.step, s.last, s.used = model.CARD, card, int(supplied), content.NO_KITTY, 0
    if supplied and next(_supply_drop(s), None) is None:
        _finish(s)


def go_on(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    if a.verb == model.SKIP:
        _finish(s)
        return
    kind = content.KIND[s.card]
    _EFFECTS[kind](s, a, rng, events)
    s.step += 1
    steps = 3 if kind == content.RADIO else 2 if kind in content.OPTIONAL else 1
    if s.step >= steps or next(_CHOICES[kind](s), None) is None:
        _finish(s)


def _finish(s: PawState) -> None:
    s.phase, s.card, s.step, s.last, s.used = model.TACTIC, content.NO_CARD, 0, content.NO_KITTY, 0


def _move_or_turn(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    kitty = s.last = s.board[a.what]
    if a.verb == model.TURN:
        combat.rotate(s, kitty, a.where, events)
    else:
        combat.walk(s, kitty, a.where, events)


def _strike(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    """The Kitty attacks its target (PD-4.1)."""
    kitty = s.board[a.what]
    combat.attack(s, kitty, s.board[NEXT[a.what][s.facing[kitty]]], events)


def _do_claws_out(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.1
    (_strike if a.verb == model.PICK else _move_or_turn)(s, a, rng, events)


def _do_radio(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.2
    s.used |= 1 << a.verb
    if a.verb == model.DRAW:
        draw(s, 1, rng, events)
    elif a.verb == model.PICK:
        combat.harm(s, s.board[a.what], 1, events)
    else:
        _move_or_turn(s, a, rng, events)


def _do_bombs_away(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.4
    over = s.board[(a.what + a.where) // 2]
    combat.walk(s, s.board[a.what], a.where, events)
    combat.harm(s, over, 2, events)


def _do_pounce(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.6
    kitty = s.board[a.what]
    there, struck = a.what, content.NO_KITTY
    for square in RAYS[there][s.facing[kitty]]:
        struck = s.board[square]
        if struck != OPEN:
            break
        there = square
    if there != a.what:
        combat.walk(s, kitty, there, events)
    if struck != OPEN:
        combat.harm(s, struck, 1, events)


def _do_hiss(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.7
    facing = s.facing[s.board[a.what]]
    target = NEXT[a.what][facing]
    behind = NEXT[target][facing]
    if s.board[behind] == OPEN:
        combat.walk(s, s.board[target], behind, events)
    else:
        combat.harm(s, s.board[target], 2, events)


def _do_hairball_mortar(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.11
    here = a.what
    there = BEYOND[here][s.facing[s.board[here]]]
    events.append(Lobbed(s.seat, s.board[here], s.board[there], s.owner[s.board[there]], here, there))
    combat.harm(s, s.board[there], 2, events)


def _do_rescue_chopper(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.12
    kitty = s.board[a.what]
    combat.walk(s, kitty, a.where, events)
    if s.tokens[kitty] > 1:
        s.tokens[kitty] = 1
        events.append(Marked(s.seat, kitty, 1))


def _do_claw_swipe(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.14
    """All at the same time: who is struck is settled before anybody is captured."""
    struck = [s.board[there] for there in ADJACENT[a.what] if s.board[there] >= 0]
    for kitty in struck:
        combat.harm(s, kitty, 1, events)


def _do_tail_hook(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:  # PD-6.16
    kitty = s.board[a.what]
    hooked = first_ahead(s, kitty)
    there = NEXT[a.what][s.facing[kitty]]
    if s.where[hooked] == there:
        combat.harm(s, hooked, 1, events)
    else:
        combat.walk(s, hooked, there, events)


_CARDS: tuple[tuple[Callable[[PawState], Actions], Callable[[PawState, Action, Rng, list[Event]], None]], ...] = (
    (_claws_out, _do_claws_out),
    (_radio, _do_radio),
    (lambda s: _attackers(s, 1 - s.seat), _strike),  # Bamboozle, PD-6.3
    (_bombs_away, _do_bombs_away),
    (_stalk, _move_or_turn),
    (_pounce, _do_pounce),
    (lambda s: _attackers(s, s.seat), _do_hiss),
    (_switcheroo, lambda s, a, rng, events: combat.switch(s, s.board[a.what], s.board[a.where], events)),
    (lambda s: _moves(s, 1 - s.seat), _move_or_turn),  # the Laser Pointer, PD-6.9
    (_catnip, _move_or_turn),
    (_hairball_mortar, _do_hairball_mortar),
    (_rescue_chopper, _do_rescue_chopper),
    (lambda s: _moves(s, s.seat, s.last), _move_or_turn),  # Double Time, PD-6.13
    (_claw_swipe, _do_claw_swipe),
    (_supply_drop, lambda s, a, rng, events: discard(s, a.what, events)),
    (_tail_hook, _do_tail_hook),
)
"""What can be chosen for each kind of card, and what comes of it."""
_CHOICES, _EFFECTS = tuple(choices for choices, _effect in _CARDS), tuple(effect for _choices, effect in _CARDS)
assert len(_CARDS) == content.TAIL_HOOK + 1
