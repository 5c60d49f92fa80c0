"""What a coach remarks about the steps of a turn: facing, tokens, rescue, cards. `name` is the other's name."""

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice import notices
from tabletop.games.paw_of_duty.advice.effects import done
from tabletop.games.paw_of_duty.advice.notices import WEIGHTY, Legal, outside, uses, world
from tabletop.games.paw_of_duty.mind.knowledge import to_put_back
from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.rules.board import IS_OUTER
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, TACTICS
from tabletop.games.paw_of_duty.rules.model import LAST_TURN
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import FACING_NAMES, card_words, kitty_words
from tabletop.kernel.events import HIDDEN

# -- which way it faces -----------------------------------------------------------------------------------


def aim(view: PawView, legal: Legal, name: str) -> str:
    found = notices.prey(view) if view.turn < LAST_TURN - 1 else None
    if found is None:
        return ""
    words = _("To the {facing} it aims at {name}'s {kitty}: Claws Out could capture it next turn.")
    return words.format(facing=FACING_NAMES[found[0]], name=name, kitty=kitty_words(found[1].kitty))


def own_in_front(view: PawView, legal: Legal, name: str) -> str:
    found = notices.friend(view) if view.turn < LAST_TURN else None
    if found is None:
        return ""
    words = _("Not to the {facing}: Bamboozle could make it capture your own {kitty}.")
    return words.format(facing=FACING_NAMES[found[0]], kitty=kitty_words(found[1].kitty))


def own_swipe(view: PawView, legal: Legal, name: str) -> str:
    """A step of a card in play that would capture one's own."""
    for action in legal if not view.used else ():
        if action.verb not in (model.PICK, model.MOVE):
            continue
        effect = done(world(view), action, view.active)
        if effect.lost and not effect.over:
            words = _("Careful: with {kitty}, {card} would capture your own {lost}.")
            kitty, lost = kitty_words(view.on_board()[action.what].kitty), kitty_words(effect.lost[0])
            return words.format(kitty=kitty, card=card_words(view.card), lost=lost)
    return ""


# -- the Outer City ---------------------------------------------------------------------------------------


def third_token(view: PawView, legal: Legal, name: str) -> str:
    marked = [unit for unit in outside(view) if unit.tokens == model.TOO_MANY_TOKENS - 1]
    if not marked:
        return ""
    if len(marked) == len(outside(view)):
        least = min(marked, key=lambda unit: LEVEL[unit.kitty])
        return _("Each of them has two tokens: the {kitty} costs you the least.", kitty=kitty_words(least.kitty))
    words = _("{kitty} has two tokens already: with the third {name} captures it.")
    return words.format(kitty=kitty_words(marked[0].kitty), name=name)


def first_token(view: PawView, legal: Legal, name: str) -> str:
    if len({LEVEL[unit.kitty] for unit in outside(view)}) == 1:
        return ""
    least = min(outside(view), key=lambda unit: (unit.tokens, LEVEL[unit.kitty]))
    return _("The {kitty} is your cheapest one outside: let it bear the token.", kitty=kitty_words(least.kitty))


def too_many_outside(view: PawView, legal: Legal, name: str) -> str:
    count = len(outside(view))
    if count < 2:
        return ""
    if any(KIND[use.card] == content.RESCUE_CHOPPER for use in uses(view)):
        return _("{count} of yours are outside: the Rescue Chopper can bring one home.", count=count)
    return _("{count} of yours are outside: one gets a paw token when your turn ends.", count=count)


def full_city(view: PawView, legal: Legal, name: str) -> str:
    if not all(IS_OUTER[action.where] for action in legal):
        return ""
    return counted(
        "The City is full: your Kitty starts outside, and is part of no line there.",
        "The City is full: your Kitty starts outside, and then {count} of yours are there.",
        len(outside(view)) + 1,
    )


# -- cards and Kitties ------------------------------------------------------------------------------------


def rescue(view: PawView, legal: Legal, name: str) -> str:
    freed = next(action.what for action in legal if action.verb == model.RESCUE)
    ours, theirs = view.power(view.active), view.power(1 - view.active)
    words = _("A rescue makes it {ours} to {left} levels instead of {ours} to {theirs}.")
    return words.format(ours=ours, theirs=theirs, left=theirs - LEVEL[freed])


def known_next(view: PawView, legal: Legal, name: str) -> str:
    """The Kitties the other draws next, if one put them away oneself."""
    known = [kitty for kitty in view.kitties[:2] if kitty != HIDDEN and LEVEL[kitty] >= WEIGHTY]
    if view.turn >= LAST_TURN or not known:
        return ""
    words, kitty = (
        _("{name} draws the {kitty} next: you put it under the deck yourself."),
        max(known, key=LEVEL.__getitem__),
    )
    return words.format(name=name, kitty=kitty_words(kitty))


def tactics_or_claws(view: PawView, legal: Legal, name: str) -> str:
    if view.seat is None:
        return ""
    small, large = sorted(view.offer, key=lambda kitty: LEVEL[kitty])
    cards = sum(KIND[card] != content.CLAWS_OUT for card in view.hands[view.seat])
    if LEVEL[large] - LEVEL[small] < 2 or cards < TACTICS[small]:
        return ""
    return counted(
        "{more} tactics with {small}, one with {large}: place {large} unless your cards can use so many.",
        "{more} tactics with {small}, {count} with {large}: place {large} unless your cards can use so many.",
        TACTICS[large],
        **{"small": kitty_words(small), "more": TACTICS[small], "large": kitty_words(large)},
    )


def no_use(view: PawView, legal: Legal, name: str) -> str:
    """A card that cannot do anything here."""
    idle = notices.useless(legal) if view.tactics > 1 else None
    words = _("{card} can do nothing here: discard it and draw, if you have a tactic to spare.")
    return words.format(card=CARD_NAMES[idle]) if idle is not None else ""


def keep_radio(view: PawView, legal: Legal, name: str) -> str:
    """A newcomer may take it for one card of many."""
    words = _("The Radio does three things for one tactic, and there is only one of it: play it, do not discard it.")
    return words if model.SWAPS[content.RADIO_CARD] in legal else ""


def radio(view: PawView, legal: Legal, name: str) -> str:
    radio = next((use for use in uses(view) if use.card == content.RADIO_CARD), None)
    if radio is None or radio.takes < 0:
        return ""
    words = _("The Radio's 1 damage captures {name}'s {kitty}, and it does two things more.")
    return words.format(name=name, kitty=kitty_words(radio.takes))


def opening(view: PawView, legal: Legal, name: str) -> str:
    poor = to_put_back(legal)
    if view.seat is None or poor.verb != model.BACK:
        return ""
    return _("{card} does little at the beginning: one to change.", card=card_words(poor.what))
