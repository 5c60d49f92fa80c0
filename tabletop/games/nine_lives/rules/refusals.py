"""Why an action is not allowed: the rule and one plain sentence."""

from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules.content import SUIT_NAMES
from tabletop.games.nine_lives.rules.model import Action, Keep, NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import allowed_suits, targets
from tabletop.kernel.events import NOBODY


def refusal(s: NineLivesState, a: Action) -> Refusal | None:
    """Why the seat to act may not do this; None if it may."""
    if s.turn == NOBODY:
        return Refusal("NL-5.1", _("The game is over."))
    if isinstance(a, Keep):
        return None if s.pending else Refusal("NL-4.4", _("There is no played life to decide about now."))
    if s.pending:
        return Refusal("NL-4.4", _("First decide where the life you played goes."))
    return _card_refusal(s, a) or _target_refusal(s, a)


def _card_refusal(s: NineLivesState, a: Play) -> Refusal | None:
    """Why this card may not be played now, whatever its power would choose."""
    card, hand, life = a.card, s.hands[s.turn], s.lives[s.turn][0]
    name = content.card_text(card)
    if a.life:
        if card != life:
            return Refusal("NL-3.2", _("{card} is not your current life.", card=name))
    elif card not in hand:
        if not hand:
            return Refusal("NL-3.4", _("Your hand is empty: you must play your current life."))
        return Refusal("NL-3.2", _("{card} is not in your hand.", card=name))
    suits = allowed_suits(s)
    suit = content.SUIT[card]
    if suits >> suit & 1:
        return None
    if s.hissed >> suit & 1:
        words = _("{suit} were hissed at and you can play another suit.")
        return Refusal("NL-6.8", words.format(suit=SUIT_NAMES[suit]))
    binding = [content.SUIT[own] for own in hand if content.SUIT_BIT[own] & suits]
    words = _("{suit} are not on the table, but the {other} you hold are.")
    if not binding:
        words = _("{suit} are not on the table, but your current life is {other}, which are.")
    other = min(binding, default=content.SUIT[life])
    return Refusal("NL-3.3", words.format(suit=SUIT_NAMES[suit], other=SUIT_NAMES[other]))


def _target_refusal(s: NineLivesState, a: Play) -> Refusal | None:
    """Why the power of this card may not choose that."""
    number = content.NUMBER[a.card]
    choices = (targets(s, a.card) if a.life else []) or [model.NO_TARGET]
    if a.target in choices:
        return None
    if not a.life:
        return Refusal("NL-3.5", _("A card from your hand has no power, so it chooses nothing."))
    text = _("{power} chooses nothing.")
    if number == content.HAIRBALL:
        text = _("{power} chooses a suit on the table or its own.")
    elif number in (content.KNOCK_IT_OFF, content.COPYCAT):
        text = _("{power} chooses a card another player has played this round.")
    return Refusal(f"NL-6.{number}", text.format(power=content.POWER_NAMES[number]))
