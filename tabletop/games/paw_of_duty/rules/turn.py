"""How turns begin and end, and how the game is won."""

from bisect import insort

from tabletop.games.paw_of_duty.rules import combat, content, model, tactics
from tabletop.games.paw_of_duty.rules.board import IS_OUTER, LINES
from tabletop.games.paw_of_duty.rules.events import Began, Counted, Eligible, HeldLine, Marked, Offered, Rescued, Tidied
from tabletop.games.paw_of_duty.rules.model import Action, Claim, PawState
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.rng import Rng


def begin_turn(s: PawState, seat: int, events: list[Event]) -> None:
    """PD-3.1: old damage is forgotten, two Kitties are drawn; with one Kitty left it is over (PD-5.2)."""
    for kitty in (*s.squads[0], *s.squads[1]):
        s.damage[kitty] = 0
    s.placed = content.NO_KITTY
    s.tactics = 0
    if len(s.kitties) == 1:
        (s.ended, s.winner), s.phase = judge(s), model.OVER
        events.append(Counted(s.winner, s.ended, (s.power(0), s.power(1)), (s.might(0), s.might(1))))
        return
    s.number += 1
    s.seat = seat
    s.phase = model.DEPLOYING
    events.append(Began(seat, s.number))
    s.offer = s.kitties[:2]
    del s.kitties[:2]
    for kitty in s.offer:
        s.known[kitty] |= 1 << seat
    events.append(Offered(seat, tuple(s.offer), secret_to=seat))


def facings(s: PawState) -> list[Action]:
    """PD-3.2: the new Kitty may face any way."""
    return list(model.TURNS[s.where[s.placed]])


def face(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    combat.rotate(s, s.placed, a.where, events)
    s.phase = model.TACTIC


def end_turn(s: PawState, rng: Rng, events: list[Event]) -> None:
    """PD-3.4, then PD-3.5 up to the choice it may need (PD-3.7)."""
    seat = s.seat
    hand = s.hands[seat]
    if s.aside:
        cards, s.aside, claws = s.aside, [], content.CLAWS[seat]
        if claws in cards:
            insort(hand, claws)
        s.discards += (card for card in cards if card != claws)
        events.append(Tidied(seat, tuple(cards)))
    if len(hand) < model.HAND:
        tactics.draw(s, model.HAND - len(hand), rng, events)
    if len(token_choices(s)) >= 2:
        s.phase = model.TOKEN
    else:
        close_turn(s, events)


def token_choices(s: PawState) -> list[Action]:
    """PD-3.5: the squares of the Outer City where Kitties of the seat to act are."""
    where = s.where
    return [model.PICKS[where[kitty]] for kitty in s.squads[s.seat] if IS_OUTER[where[kitty]]]


def give_token(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    """PD-3.5: with the third one the Kitty is captured."""
    kitty = s.board[a.what]
    s.tokens[kitty] += 1
    events.append(Marked(s.seat, kitty, s.tokens[kitty]))
    if s.tokens[kitty] == model.TOO_MANY_TOKENS:
        combat.capture(s, kitty, events)
    close_turn(s, events)


def lines_of(s: PawState, seat: int) -> list[Claim]:
    """The lines of the City a seat has filled (PD-3.6)."""
    board, owner, found = s.board, s.owner, []
    for number, (first, second, third) in enumerate(LINES):
        one, two, three = board[first], board[second], board[third]
        if one >= 0 and two >= 0 and three >= 0 and owner[one] == owner[two] == owner[three] == seat:
            found.append((number, one, two, three))
    return found


def stands(s: PawState, claim: Claim) -> bool:
    """PD-5.1: the same Kitties on the same squares; a captured Kitty never comes back."""
    return all(s.board[square] == kitty for square, kitty in zip(LINES[claim[0]], claim[1:], strict=True))


def close_turn(s: PawState, events: list[Event]) -> None:
    """PD-3.7: the opponent's pending Control, then the seat's own lines."""
    seat = s.seat
    other = 1 - seat
    for claim in s.claims[other]:
        if stands(s, claim):
            s.ended, s.winner, s.phase = model.CONTROL, other, model.OVER
            events.append(HeldLine(other, claim[0], claim[1:]))
            return
    s.claims[other] = []
    if len(s.squads[seat]) >= 3:
        s.claims[seat] = lines_of(s, seat)
        if s.claims[seat]:
            events.append(Eligible(seat, tuple(claim[0] for claim in s.claims[seat])))
            if rescues(s):
                s.phase = model.RESCUING
                return
    begin_turn(s, other, events)


def rescues(s: PawState) -> list[int]:
    """PD-3.6: the opponent's lowest captured Kitties, for a seat that has captured less."""
    if s.power(s.seat) >= s.power(1 - s.seat):
        return []
    theirs = s.captured[1 - s.seat]
    lowest = min(content.LEVEL[kitty] for kitty in theirs)
    return [kitty for kitty in theirs if content.LEVEL[kitty] == lowest]


def rescue_choices(s: PawState) -> list[Action]:
    return [*(model.RESCUES[kitty] for kitty in rescues(s)), model.SKIP_IT]


def rescue(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    if a.verb == model.RESCUE:
        s.captured[1 - s.seat].remove(a.what)
        s.removed.append(a.what)
        events.append(Rescued(s.seat, a.what))
    begin_turn(s, 1 - s.seat, events)


def judge(s: PawState) -> tuple[int, int]:
    """PD-5.2: how the game ends and who wins: captured levels, then own levels on the board, then a draw."""
    for ended, count in ((model.POWER, s.power), (model.TIE_BREAK, s.might)):
        if (ours := count(0)) != (theirs := count(1)):
            return ended, int(theirs > ours)
    return model.DRAWN, NOBODY
