"""A position as JSON, and back with every field checked."""

from itertools import chain

from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules import combat, content, model, turn
from tabletop.games.paw_of_duty.rules.board import FACINGS, LINES, OPEN, SQUARES
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.saving.reading import many, need, number, plain, read, row

_seat, _maybe_seat = number(0, 1), number(NOBODY, 1)
_kitty, _maybe_kitty = number(0, content.KITTIES - 1), number(content.NO_KITTY, content.KITTIES - 1)
_kitties, _cards = many(_kitty), many(number(0, content.CARDS - 1))
FIELDS = {
    "first": _seat, "turn": number(0, model.LAST_TURN), "seat": _seat, "phase": number(model.REDRAWING, model.OVER),
    "radio": _maybe_seat, "tactics": number(0, 4), "placed": _maybe_kitty,
    "card": number(content.NO_CARD, content.CARDS - 1), "step": number(0, 2), "last": _maybe_kitty,
    "used": number(0, 1 << model.DRAW + 1),
    "ended": number(model.GOING_ON, model.DRAWN), "winner": _maybe_seat, "hands": many(_cards, 2), "deck": _cards,
    "discards": _cards, "aside": _cards, "backs": many(_cards, 2), "shuffled": _cards, "kitties": _kitties,
    "offer": _kitties, "known": many(number(0, 3), content.KITTIES),
    "units": many(row(_kitty, _seat, number(0, SQUARES - 1), number(0, FACINGS - 1),
                      number(1, model.TOO_MANY_TOKENS - 1), number(0, 3))),
    "captured": many(_kitties, 2), "removed": _kitties,
    "claims": many(many(row(number(0, len(LINES) - 1), _kitty, _kitty, _kitty)), 2),
}  # fmt: skip


def dump(s: PawState) -> Json:
    shuffled = [card for card in range(content.CARDS) if s.shuffled >> card & 1]
    special = {"turn": s.number, "units": plain(s.units()), "shuffled": shuffled}
    return {name: special[name] if name in special else plain(getattr(s, name)) for name in FIELDS}


def load(j: Json) -> PawState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    values = read(j, FIELDS, "Paw of Duty")
    s = PawState(values["first"], [], [], [])
    s.number, units, shuffled = (values.pop(name) for name in ("turn", "units", "shuffled"))
    for name, value in values.items():
        setattr(s, name, value)
    s.backs = tuple(s.backs[0]), tuple(s.backs[1])
    need(shuffled == sorted(set(shuffled)), _("The cards the deck was made of are not in order."))
    s.shuffled = sum(1 << card for card in shuffled)
    before = (-1, -1)
    for kitty, owner, square, facing, tokens, damage in units:
        alone = (owner, kitty) > before and s.board[square] == OPEN
        need(alone, _("The Kitties on the board are not in order, or two share a square."))
        need(damage < content.LEVEL[kitty], _("A Kitty bears more damage than it can."))
        before = owner, kitty
        combat.place(s, kitty, owner, square, facing, tokens, damage)
    check(s)
    return s


def pieces(s: PawState) -> list[int]:
    """Tactic cards by their numbers, Kitties after them."""
    kitties = [*s.kitties, *s.offer, *chain(*s.squads, *s.captured), *s.removed]
    return [*chain(*s.hands), *s.deck, *s.discards, *s.aside, *(content.CARDS + kitty for kitty in kitties)]


def check(s: PawState) -> None:
    """Raise SaveBroken unless this is a position of the game."""
    found = sorted(pieces(s))
    need(found[: content.CARDS] == list(range(content.CARDS)), _("A Tactic card is missing or there twice."))
    need(found == list(range(content.CARDS + content.KITTIES)), _("A Kitty is missing or there twice."))
    known = {kitty for kitty in range(content.KITTIES) if s.known[kitty]}
    need(known.issubset((*s.kitties, *s.offer)), _("A Kitty that is out of the deck is remembered as in it."))
    _check_cards(s)
    _check_card_in_play(s)
    _check_turn(s)
    _check_end(s)


def _check_cards(s: PawState) -> None:
    need(all(hand == sorted(hand) for hand in s.hands), _("A hand is not sorted."))
    for seat, claws in enumerate(content.CLAWS):
        at_home = claws in s.hands[seat] or (claws in s.aside and seat == s.seat)
        need(at_home, _("A Claws Out is not with its owner."))
        elsewhere = {*s.hands[1 - seat], *content.CLAWS, content.RADIO_CARD}
        elsewhere.update(s.aside if s.phase == model.REDRAWING else ())
        back = sorted(set(s.backs[seat]) - elsewhere)
        need(list(s.backs[seat]) == back, _("A card that was put back is where it cannot be."))
    need(all(s.shuffled >> card & 1 for card in s.deck), _("The deck holds a card it was not made of."))
    radio = s.radio == NOBODY or (s.radio == s.first and content.RADIO_CARD in s.hands[s.radio])
    need(radio, _("The Radio is not where everybody knows it to be."))


def _check_card_in_play(s: PawState) -> None:
    """The card in play, how far it is and who began it."""
    in_play = (s.aside or [content.NO_CARD])[-1] if s.phase == model.CARD else content.NO_CARD
    last = s.card == in_play and (s.card != content.NO_CARD) == (s.phase == model.CARD)
    need(last, _("The card in play is not the last one played."))
    kind = content.NO_CARD if s.card == content.NO_CARD else content.KIND[s.card]
    pairs = kind in content.OPTIONAL
    steps = kind == content.RADIO or s.step == (kind == content.SUPPLY_DROP) or (pairs and s.step == 1)
    need(steps, _("The card in play does not have that many steps."))
    options = {verb for verb in range(model.DRAW + 2) if s.used >> verb & 1}
    need(options <= {model.MOVE, model.TURN, model.PICK, model.DRAW}, _("The Radio was used for what it cannot do."))
    often = len(options) == (s.step if kind == content.RADIO else 0)
    need(often, _("The Radio was used more or less often than it has taken steps."))
    begun = (pairs and s.step == 1) or (kind == content.RADIO and bool({model.MOVE, model.TURN} & options))
    there = s.last != content.NO_KITTY and s.owner[s.last] != NOBODY
    need((s.last != content.NO_KITTY) == begun == there, _("The Kitty that began the card in play is not there."))
    own = not begun or kind == content.CATNIP or s.owner[s.last] == s.seat
    need(own, _("The Kitty that began the card in play is not the player's own."))


def _check_turn(s: PawState) -> None:
    if s.phase == model.REDRAWING:
        fresh = not (s.number or s.discards or any(s.known)) and len(s.kitties) == content.KITTIES
        need(fresh, _("The opening hands are changed before anything else happens."))
        back = s.aside == sorted(s.aside) and all(card > content.RADIO_CARD for card in s.aside)
        need(back, _("A card was put back that never is."))
    else:
        need(s.number and s.seat == (s.first + s.number + 1) % 2, _("It is the other player's turn."))
    deploying = s.phase == model.DEPLOYING
    left = content.KITTIES - s.number - deploying
    need(len(s.kitties) == left, _("The Kitty deck does not have as many cards as the turn says."))
    drawn = len(s.offer) == 2 * deploying and all(s.known[kitty] >> s.seat & 1 for kitty in s.offer)
    need(drawn, _("The Kitties drawn are not two, or not seen by who drew them."))
    _check_placed(s)
    if s.phase == model.FACING:
        still = s.owner[s.placed] == s.seat and not s.facing[s.placed] and not s.damage[s.placed]
        need(still, _("The new Kitty has turned before it was told to."))
    if s.phase in (model.REDRAWING, model.DEPLOYING):
        need(not any(s.damage), _("Damage is left from the turn before."))


def _check_placed(s: PawState) -> None:
    at_rest = s.phase in (model.REDRAWING, model.DEPLOYING, model.OVER)
    in_time = s.phase == model.OVER or (s.placed == content.NO_KITTY) == at_rest
    need(in_time, _("The turn's Kitty is not there, or there too early."))
    own = s.placed == content.NO_KITTY or (s.placed not in s.kitties and s.owner[s.placed] != 1 - s.seat)
    need(own, _("The turn's Kitty is not the player's own."))
    most = 0 if s.placed == content.NO_KITTY else content.TACTICS[s.placed]
    least = {model.FACING: most, model.TACTIC: 1}.get(s.phase, 0)
    left = least <= s.tactics <= most - (s.phase == model.CARD)
    need(left, _("The number of tactics left is not what the turn's Kitty allows."))
    few = s.phase in (model.REDRAWING, model.CARD) or len(s.aside) <= most - s.tactics
    need(few, _("More cards were played than the turn's Kitty allows."))
    done = s.phase in (model.DEPLOYING, model.FACING, model.TOKEN, model.RESCUING, model.OVER)
    need(not (s.aside and done), _("A card still lies aside."))


def _check_end(s: PawState) -> None:
    need((s.ended == model.GOING_ON) == (s.phase != model.OVER), _("The game is over and goes on."))
    if s.phase == model.RESCUING:
        need(s.claims[s.seat] and turn.rescues(s), _("There is no Kitty to rescue."))
    if s.phase != model.OVER:
        need(s.winner == NOBODY, _("The game has a winner and goes on."))
    elif s.ended != model.CONTROL:
        out = len(s.kitties) == 1 and s.placed == content.NO_KITTY and not any(s.damage)
        need(out and (s.ended, s.winner) == turn.judge(s), _("The game did not end like this."))
    else:
        held = s.winner == 1 - s.seat and s.placed != content.NO_KITTY
        held = held and any(turn.stands(s, claim) for claim in s.claims[s.winner])
        need(held, _("Nobody holds the line that won."))
