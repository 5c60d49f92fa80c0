"""A position of Paw of Duty as JSON, and back with every doubt checked. Imports the kernel and this game's model."""

from typing import Any

from tabletop.games.paw_of_duty import combat, turn
from tabletop.games.paw_of_duty.city import FACINGS, LINES, OPEN, SQUARES
from tabletop.games.paw_of_duty.model import (
    CARD,
    CARDS,
    CATNIP,
    CLAWS,
    CLAWS_OUT,
    CONTROL,
    DEPLOYING,
    DOUBLE_TIME,
    DRAW,
    DRAWN,
    FACING,
    GOING_ON,
    KIND,
    KITTIES,
    LAST_TURN,
    LEVEL,
    MOVE,
    NO_CARD,
    NO_KITTY,
    NOBODY,
    OVER,
    PICK,
    RADIO,
    RADIO_CARD,
    REDRAWING,
    RESCUING,
    STALK,
    SUPPLY_DROP,
    TACTICS,
    TOKEN,
    TOO_MANY_TOKENS,
    TURN,
    Claim,
    PawState,
)
from tabletop.kernel.errors import SaveBroken
from tabletop.kernel.game import Json
from tabletop.words import _

_PLAIN = ("first", "turn", "seat", "phase", "radio", "tactics", "placed", "card", "step", "last", "used",
          "ended", "winner")  # fmt: skip


def dump(s: PawState) -> Json:
    units = [
        [kitty, s.owner[kitty], s.where[kitty], s.facing[kitty], s.tokens[kitty], s.damage[kitty]]
        for squad in s.squads
        for kitty in squad
    ]
    return {
        **{name: getattr(s, name) for name in _PLAIN},
        "hands": [list(hand) for hand in s.hands],
        "deck": list(s.deck),
        "discards": list(s.discards),
        "aside": list(s.aside),
        "backs": [list(cards) for cards in s.backs],
        "shuffled": [card for card in range(CARDS) if s.shuffled >> card & 1],
        "kitties": list(s.kitties),
        "offer": list(s.offer),
        "known": list(s.known),
        "units": units,
        "captured": [list(taken) for taken in s.captured],
        "removed": list(s.removed),
        "claims": [[list(claim) for claim in claims] for claims in s.claims],
    }


_FIELDS = dump(PawState(0, [[], []], [], [])).keys()


def load(j: Json) -> PawState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    if not isinstance(j, dict) or j.keys() != _FIELDS:
        raise SaveBroken(_("A game of Paw of Duty is saved with other fields than these."))
    hands = [_numbers(hand, CARDS) for hand in _list(j["hands"], 2)]
    deck, kitties = _numbers(j["deck"], CARDS), _numbers(j["kitties"], KITTIES)
    s = PawState(_number(j["first"], 0, 1), hands, deck, kitties)
    s.turn = _number(j["turn"], 0, LAST_TURN)
    s.seat = _number(j["seat"], 0, 1)
    s.phase = _number(j["phase"], REDRAWING, OVER)
    _load_cards(s, j)
    _load_kitties(s, j)
    _load_tactics(s, j)
    s.claims = [[_claim(s, claim) for claim in _list(claims)] for claims in _list(j["claims"], 2)]
    _check_turn(s)
    _load_end(s, j)
    return s


def _load_cards(s: PawState, j: Json) -> None:
    s.discards, s.aside = _numbers(j["discards"], CARDS), _numbers(j["aside"], CARDS)
    if any(hand != sorted(hand) for hand in s.hands):
        raise SaveBroken(_("A hand is not sorted."))
    if sorted([*s.hands[0], *s.hands[1], *s.deck, *s.discards, *s.aside]) != list(range(CARDS)):
        raise SaveBroken(_("A Tactic card is missing or there twice."))
    for seat, card in enumerate(CLAWS):
        if card not in s.hands[seat] and (card not in s.aside or seat != s.seat):
            raise SaveBroken(_("A Claws Out is not with its owner."))
    shuffled = _numbers(j["shuffled"], CARDS)
    if shuffled != sorted(set(shuffled)):
        raise SaveBroken(_("The cards the deck was made of are not in order."))
    s.shuffled = sum(1 << card for card in shuffled)
    if any(not s.shuffled >> card & 1 for card in s.deck):
        raise SaveBroken(_("The deck holds a card it was not made of."))
    ours, theirs = (tuple(_numbers(cards, CARDS)) for cards in _list(j["backs"], 2))
    s.backs = ours, theirs
    for seat, cards in enumerate(s.backs):
        held = [*s.hands[1 - seat], *(s.aside if s.phase == REDRAWING else ()), *CLAWS, RADIO_CARD]
        if list(cards) != sorted(set(cards) - set(held)):
            raise SaveBroken(_("A card that was put back is where it cannot be."))
    s.radio = _number(j["radio"], NOBODY, 1)
    if s.radio != NOBODY and (s.radio != s.first or RADIO_CARD not in s.hands[s.radio]):
        raise SaveBroken(_("The Radio is not where everybody knows it to be."))


def _load_kitties(s: PawState, j: Json) -> None:
    s.offer, s.removed = _numbers(j["offer"], KITTIES), _numbers(j["removed"], KITTIES)
    s.captured = [_numbers(taken, KITTIES) for taken in _list(j["captured"], 2)]
    s.known = _numbers(j["known"], 4)
    if len(s.known) != KITTIES:
        raise SaveBroken(_("What is known of the Kitties is not told for each of them."))
    everybody = [*s.kitties, *s.offer, *s.removed, *s.captured[0], *s.captured[1]]
    before = (-1, -1)
    for entry in _list(j["units"]):
        kitty, owner, square, facing, tokens, damage = _list(entry, 6)
        kitty, owner = _number(kitty, 0, KITTIES - 1), _number(owner, 0, 1)
        square = _number(square, 0, SQUARES - 1)
        if (owner, kitty) <= before or s.board[square] != OPEN:
            raise SaveBroken(_("The Kitties on the board are not in order, or two share a square."))
        before = owner, kitty
        combat.place(s, kitty, owner, square)
        s.facing[kitty] = _number(facing, 0, FACINGS - 1)
        s.tokens[kitty] = _number(tokens, 1, TOO_MANY_TOKENS - 1)
        s.damage[kitty] = _number(damage, 0, LEVEL[kitty] - 1)
        everybody.append(kitty)
    if sorted(everybody) != list(range(KITTIES)):
        raise SaveBroken(_("A Kitty is missing or there twice."))
    if any(s.known[kitty] for kitty in range(KITTIES) if kitty not in s.kitties and kitty not in s.offer):
        raise SaveBroken(_("A Kitty that is out of the deck is remembered as in it."))


def _load_tactics(s: PawState, j: Json) -> None:
    """The turn's Kitty and the card in play."""
    s.placed = _number(j["placed"], NO_KITTY, KITTIES - 1)
    s.tactics = _number(j["tactics"], 0, 4)
    s.card = _number(j["card"], NO_CARD, CARDS - 1)
    s.step = _number(j["step"], 0, 2)
    s.last = _number(j["last"], NO_KITTY, KITTIES - 1)
    s.used = _number(j["used"], 0, 1 << DRAW + 1)
    if (s.card == NO_CARD) != (s.phase != CARD) or (
        s.card != NO_CARD and s.card != (s.aside or [NO_CARD])[-1]
    ):
        raise SaveBroken(_("The card in play is not the last one played."))
    kind = NO_CARD if s.card == NO_CARD else KIND[s.card]
    if (
        kind != RADIO
        and s.step != (kind == SUPPLY_DROP)
        and (kind not in (STALK, CATNIP, DOUBLE_TIME) or s.step > 1)
    ):
        raise SaveBroken(_("The card in play does not have that many steps."))
    options = [verb for verb in range(DRAW + 1) if s.used >> verb & 1]
    if s.used >> DRAW + 1 or not set(options) <= {MOVE, TURN, PICK, DRAW}:
        raise SaveBroken(_("The Radio was used for what it cannot do."))
    if len(options) != (s.step if kind == RADIO else 0):
        raise SaveBroken(_("The Radio was used more or less often than it has taken steps."))
    remembers = kind in (STALK, CATNIP, DOUBLE_TIME) and s.step == 1
    remembers = remembers or (kind == RADIO and bool({MOVE, TURN} & set(options)))
    if (s.last != NO_KITTY) != remembers or (s.last != NO_KITTY and s.owner[s.last] == NOBODY):
        raise SaveBroken(_("The Kitty that began the card in play is not there."))
    if kind in (STALK, DOUBLE_TIME, RADIO) and s.last != NO_KITTY and s.owner[s.last] != s.seat:
        raise SaveBroken(_("The Kitty that began the card in play is not the player's own."))


def _check_turn(s: PawState) -> None:
    """Phase, turn, Kitties and cards must fit together."""
    if s.phase == REDRAWING:
        if s.turn or s.kitties[KITTIES:] or len(s.kitties) != KITTIES or s.discards or any(s.known):
            raise SaveBroken(_("The opening hands are changed before anything else happens."))
        if any(KIND[card] in (CLAWS_OUT, RADIO) for card in s.aside) or s.aside != sorted(s.aside):
            raise SaveBroken(_("A card was put back that never is."))
    elif not s.turn or s.seat != (s.first + s.turn + 1) % 2:
        raise SaveBroken(_("It is the other player's turn."))
    deploying = s.phase == DEPLOYING
    if s.phase != REDRAWING and len(s.kitties) != KITTIES - s.turn - deploying:
        raise SaveBroken(_("The Kitty deck does not have as many cards as the turn says."))
    if len(s.offer) != 2 * deploying or (
        deploying and any(not s.known[kitty] >> s.seat & 1 for kitty in s.offer)
    ):
        raise SaveBroken(_("The Kitties drawn are not two, or not seen by who drew them."))
    at_rest = s.phase in (REDRAWING, DEPLOYING, OVER)
    if s.phase != OVER and (s.placed == NO_KITTY) != at_rest:
        raise SaveBroken(_("The turn's Kitty is not there, or there too early."))
    if s.placed != NO_KITTY and (s.placed in s.kitties or s.owner[s.placed] == 1 - s.seat):
        raise SaveBroken(_("The turn's Kitty is not the player's own."))
    most = 0 if s.placed == NO_KITTY else TACTICS[s.placed]
    least = most if s.phase == FACING else 0 if at_rest or s.phase in (CARD, TOKEN, RESCUING) else 1
    if not least <= s.tactics <= most - (s.phase == CARD):
        raise SaveBroken(_("The number of tactics left is not what the turn's Kitty allows."))
    if s.phase not in (REDRAWING, CARD) and len(s.aside) > most - s.tactics:
        raise SaveBroken(_("More cards were played than the turn's Kitty allows."))
    if s.aside and s.phase in (DEPLOYING, FACING, TOKEN, RESCUING, OVER):
        raise SaveBroken(_("A card still lies aside."))
    if s.phase == FACING and (s.owner[s.placed] != s.seat or s.facing[s.placed] or s.damage[s.placed]):
        raise SaveBroken(_("The new Kitty has turned before it was told to."))
    if at_rest and s.phase != OVER and any(s.damage):
        raise SaveBroken(_("Damage is left from the turn before."))


def _load_end(s: PawState, j: Json) -> None:
    """Who is eligible, and how it ended."""
    s.ended = _number(j["ended"], GOING_ON, DRAWN)
    s.winner = _number(j["winner"], NOBODY, 1)
    if (s.ended == GOING_ON) != (s.phase != OVER):
        raise SaveBroken(_("The game is over and goes on."))
    if s.phase == RESCUING and (not s.claims[s.seat] or not turn.rescues(s)):
        raise SaveBroken(_("There is no Kitty to rescue."))
    if s.phase == OVER and s.ended != CONTROL:
        if (
            len(s.kitties) != 1
            or (s.ended, s.winner) != turn.judge(s)
            or any(s.damage)
            or s.placed != NO_KITTY
        ):
            raise SaveBroken(_("The game did not end like this."))
    elif s.phase == OVER:
        if (
            s.winner != 1 - s.seat
            or s.placed == NO_KITTY
            or not any(turn.stands(s, c) for c in s.claims[s.winner])
        ):
            raise SaveBroken(_("Nobody holds the line that won."))
    elif s.winner != NOBODY:
        raise SaveBroken(_("The game has a winner and goes on."))


def _claim(s: PawState, claim: Any) -> Claim:
    line, *kitties = _list(claim, 4)
    first, second, third = (_number(kitty, 0, KITTIES - 1) for kitty in kitties)
    return _number(line, 0, len(LINES) - 1), first, second, third


def _number(number: Any, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise SaveBroken(
            _("{number!r} is not a number from {least} to {most}.").format(
                number=number, least=least, most=most
            )
        )
    return number


def _list(things: Any, length: int = -1) -> list[Any]:
    if not isinstance(things, list) or (length >= 0 and len(things) != length):
        raise SaveBroken(_("{things!r} is not a list, or not of the right length.").format(things=things))
    return things


def _numbers(numbers: Any, limit: int) -> list[int]:
    return [_number(number, 0, limit - 1) for number in _list(numbers)]
