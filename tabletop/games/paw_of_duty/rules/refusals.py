"""Why an action is not allowed: the rule and one plain sentence."""

from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.rules.board import ADJACENT, OPEN
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.games.paw_of_duty.rules.tactics import choices

_NEEDS = (
    _("Claws Out is for a Kitty of yours not placed this turn: it attacks what it faces, moves one square or rotates."),
    _("The Radio does three different things: move one square, rotate, 1 damage next to one of yours, draw a card."),
    _("Bamboozle needs an enemy Kitty with a Kitty right in front of it."),
    _("Bombs Away needs a Kitty next to one of yours and an open square right behind it."),
    _("Stalk moves one of your Kitties 1 or 2 open squares, then may rotate it."),
    _("Pounce is for a Kitty of yours that does not face the edge."),
    _("Hiss needs a Kitty right in front of one of yours."),
    _("Switcheroo needs a Kitty next to one of yours."),
    _("The Laser Pointer moves an enemy Kitty to an open square next to it."),
    _("Catnip rotates a Kitty, then may rotate another one."),
    _("The Hairball Mortar needs a Kitty exactly two squares ahead of one of yours."),
    _("The Rescue Chopper flies a Kitty of yours from the Outer City to an open City square."),
    _("Double Time moves one of your Kitties one square, then may move another of yours one."),
    _("Claw Swipe needs a Kitty of yours with another Kitty next to it."),
    _("Supply Drop draws 3 cards, then discards 1, but never Claws Out."),
    _("Tail Hook needs a Kitty somewhere in the straight line ahead of one of yours."),
)
"""What each card asks for; the refusal when nobody, or not this Kitty, can do it."""
_WALKING = (content.CLAWS_OUT, content.RADIO, content.LASER_POINTER, content.DOUBLE_TIME)
_MOVING = (*_WALKING, content.BOMBS_AWAY, content.STALK, content.SWITCHEROO, content.RESCUE_CHOPPER)
"""The cards that move a Kitty by 1, and all that move one to a square of the player's choice."""
_TAKEN = Refusal("PD-1.1", _("There is a Kitty on that square already."))
_TURNING = (content.CLAWS_OUT, content.RADIO, content.STALK, content.CATNIP)


def refusal(s: PawState, a: Action) -> Refusal:
    if s.phase == model.OVER:
        return Refusal("PD-5.1" if s.ended == model.CONTROL else "PD-5.2", _("The game is over."))
    if s.phase == model.REDRAWING:
        return _redrawing(a)
    if a.verb in (model.BACK, model.READY):
        return Refusal("PD-2.1", _("Opening hands are changed only before the first turn."))
    if s.phase == model.DEPLOYING:
        return _deploying(s, a)
    if a.verb == model.DEPLOY:
        return Refusal("PD-3.1", _("You have placed your Kitty for this turn."))
    if s.phase == model.FACING:
        return Refusal("PD-3.2", _("First choose which way the new Kitty faces."))
    if s.phase == model.TACTIC:
        return _tactic(s, a)
    if s.phase == model.CARD:
        return _choice(s, a, KIND[s.card])
    if s.phase == model.TOKEN:
        return Refusal("PD-3.5", _("Choose one of your Kitties in the Outer City for the paw token."))
    words = _("Only the lowest level your opponent has captured can be rescued.")
    return Refusal("PD-3.6", words if a.verb == model.RESCUE else _("First decide about the Kitty Rescue."))


def _redrawing(a: Action) -> Refusal:
    if a.verb != model.BACK:
        return Refusal("PD-2.1", _("First settle your opening hand: put cards back or keep them."))
    if KIND[a.what] in (content.CLAWS_OUT, content.RADIO):
        return Refusal("PD-2.1", _("Claws Out and the Radio are never put back."))
    return Refusal("PD-2.1", _("That card is not in your hand."))


def _deploying(s: PawState, a: Action) -> Refusal:
    if a.verb != model.DEPLOY:
        return Refusal("PD-3.1", _("First place one of the two Kitties you drew."))
    if a.what not in s.offer:
        return Refusal("PD-3.1", _("Only one of the two Kitties you drew can be placed."))
    if s.board[a.where] != OPEN:
        return _TAKEN
    return Refusal("PD-3.2", _("While the City has an open square, new Kitties are placed there."))


def _tactic(s: PawState, a: Action) -> Refusal:
    if a.verb == model.RESCUE:
        return Refusal("PD-3.6", _("A Kitty Rescue comes at the end of the turn."))
    if a.verb not in (model.PLAY, model.SWAP):
        return Refusal("PD-3.3", _("First play a Tactic card: it says what Kitties can do."))
    if a.what in s.aside:
        return Refusal("PD-3.3", _("That card was played this turn already."))
    if a.what not in s.hands[s.seat]:
        return Refusal("PD-3.3", _("That card is not in your hand."))
    if a.verb == model.SWAP:
        return Refusal("PD-3.3", _("Claws Out is never discarded."))
    return _needs(KIND[a.what])


def _needs(kind: int, words: str = "") -> Refusal:
    """What the card asks for, or these words about it."""
    return Refusal(f"PD-6.{kind + 1}", (words or _NEEDS[kind]).format(card=CARD_NAMES[kind]))


def _choice(s: PawState, a: Action, kind: int) -> Refusal:
    """An action that is no choice for the present step of the card in play."""
    if a.verb in (model.PLAY, model.SWAP, model.END, model.RESCUE):
        return Refusal("PD-6.17", _("First finish {card}.", card=CARD_NAMES[kind]))
    if a.verb not in (model.MOVE, model.TURN, model.PICK) or kind == content.SUPPLY_DROP:
        return _needs(kind)
    if kind == content.RADIO and s.used >> a.verb & 1:
        return Refusal("PD-6.2", _("The Radio does three different things, none of them twice."))
    kitty = s.board[a.what]
    if kitty < 0:
        return Refusal("PD-1.1", _("There is no Kitty on that square."))
    if wrong := _wrong_kitty(s, a, kind, kitty):
        return wrong
    if a.verb == model.TURN and s.facing[kitty] == a.where and kind in _TURNING:
        return Refusal("PD-6.18", _("It faces that way already: rotating means a different facing."))
    if a.verb != model.PICK and model.PICKS[a.what] in choices(s) and kind not in (content.CLAWS_OUT, content.RADIO):
        if kind == content.CLAW_SWIPE:
            return _needs(kind, _("{card} strikes all round: choose only who does it."))
        return _needs(kind, _("{card} goes the way the Kitty faces: choose only who does it."))
    return _move(s, a, kind) if a.verb == model.MOVE and kind in _MOVING else _needs(kind)


def _wrong_kitty(s: PawState, a: Action, kind: int, kitty: int) -> Refusal | None:
    if kind == content.CLAWS_OUT and kitty == s.placed:
        return Refusal("PD-6.1", _("Claws Out does nothing for the Kitty placed this turn."))
    if kind != content.CATNIP and (a.verb != model.PICK or kind != content.RADIO):
        enemy = kind in (content.BAMBOOZLE, content.LASER_POINTER)
        if (s.owner[kitty] != s.seat) != enemy:
            words = _("{card}: take an enemy Kitty.") if enemy else _("{card}: first take one of your own Kitties.")
            return _needs(kind, words)
    if s.step and kind in (content.CATNIP, content.DOUBLE_TIME) and kitty == s.last:
        return _needs(kind, _("The second one has to be another Kitty."))
    return None


def _move(s: PawState, a: Action, kind: int) -> Refusal:
    there = s.board[a.where]
    if kind == content.CLAWS_OUT and there >= 0 and s.owner[there] != s.seat:
        return Refusal("PD-1.1", _("A Kitty attacks only the square right in front of it, never diagonally."))
    if s.board[a.where] != OPEN and kind != content.SWITCHEROO:
        return _TAKEN
    if kind in _WALKING and a.where not in ADJACENT[a.what]:
        return Refusal("PD-6.18", _("A Kitty moves to an open square next to its own."))
    return _needs(kind)
