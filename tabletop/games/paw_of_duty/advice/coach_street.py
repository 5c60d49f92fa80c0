"""What a coach notices around a Kitty, outside the City and in a hand of cards."""

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice.notices import GAME, WEIGHTY, Legal, Names, outside, rival, uses, world
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.mind.knowledge import to_put_back
from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.rules.board import IS_OUTER, NEXT
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, TACTICS
from tabletop.games.paw_of_duty.rules.model import LAST_TURN
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.voice.words import FACING_NAMES, kitty_words
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng

# -- which way it faces -----------------------------------------------------------------------------------


def _around(view: PawView) -> list[tuple[int, Unit]]:
    """Who stands around the Kitty that was just placed: the facing, and who."""
    on = view.on_board()
    here = next(unit.square for unit in view.units if unit.kitty == view.placed)
    return [(facing, on[there]) for facing, there in enumerate(NEXT[here]) if there in on]


def prey(view: PawView) -> tuple[int, Unit] | None:
    """The weightiest enemy that the Kitty just placed could capture if it faced it, and which way that is."""
    found = [
        (facing, unit) for facing, unit in _around(view)
        if unit.owner != view.active and blow(view.placed, unit.kitty) >= LEVEL[unit.kitty]
    ]  # fmt: skip
    return max(found, key=lambda one: LEVEL[one[1].kitty], default=None)


def friend(view: PawView) -> tuple[int, Unit] | None:
    """One's own that the Kitty just placed could be fooled to capture, if a Bamboozle may come; which way that is."""
    if not danger.may_come(view, content.BAMBOOZLE):
        return None
    return next((
        (facing, unit) for facing, unit in _around(view)
        if unit.owner == view.active and blow(view.placed, unit.kitty) >= LEVEL[unit.kitty]
    ), None)  # fmt: skip


def aim(view: PawView, legal: Legal, names: Names) -> str:
    found = prey(view) if view.phase == model.FACING and view.turn < LAST_TURN - 1 else None
    if found is None:
        return ""
    facing, unit = found
    return _("To the {facing} it aims at {name}'s {kitty}: Claws Out could capture it next turn.",
             facing=FACING_NAMES[facing], name=rival(view, names), kitty=kitty_words(unit.kitty))  # fmt: skip


def own_in_front(view: PawView, legal: Legal, names: Names) -> str:
    found = friend(view) if view.phase == model.FACING and view.turn < LAST_TURN else None
    if found is None:
        return ""
    return _("Not to the {facing}: Bamboozle could make it capture your own {kitty}.", facing=FACING_NAMES[found[0]],
             kitty=kitty_words(found[1].kitty))  # fmt: skip


def own_swipe(view: PawView, legal: Legal, names: Names) -> str:
    """A step of a card in play that would capture one's own."""
    if view.phase != model.CARD or view.used:
        return ""
    me, now = view.active, world(view)
    for action in legal:
        if action.verb not in (model.PICK, model.MOVE):
            continue
        then = now.copy()
        GAME.apply(then, action, Rng(0))
        lost = then.captured[1 - me][len(now.captured[1 - me]) :]
        if lost and then.phase != model.OVER:
            acts = view.on_board()[action.what].kitty
            return _("Careful: with {kitty}, {card} would capture your own {lost}.", kitty=kitty_words(acts),
                     card=CARD_NAMES[KIND[view.card]], lost=kitty_words(lost[0]))  # fmt: skip
    return ""


# -- the Outer City ---------------------------------------------------------------------------------------


def third_token(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TOKEN:
        return ""
    marked = [unit for unit in outside(view) if unit.tokens == model.TOO_MANY_TOKENS - 1]
    if not marked:
        return ""
    if len(marked) == len(outside(view)):
        least = min(marked, key=lambda unit: LEVEL[unit.kitty])
        return _("Each of them has two tokens: the {kitty} costs you the least.", kitty=kitty_words(least.kitty))
    return _("{kitty} has two tokens already: with the third {name} captures it.",
             kitty=kitty_words(marked[0].kitty), name=rival(view, names))  # fmt: skip


def first_token(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TOKEN or len({LEVEL[unit.kitty] for unit in outside(view)}) == 1:
        return ""
    least = min(outside(view), key=lambda unit: (unit.tokens, LEVEL[unit.kitty]))
    return _("The {kitty} is your cheapest one outside: let it bear the token.", kitty=kitty_words(least.kitty))


def too_many_outside(view: PawView, legal: Legal, names: Names) -> str:
    out = outside(view)
    if view.phase != model.TACTIC or len(out) < 2:
        return ""
    chopper = any(KIND[use.card] == content.RESCUE_CHOPPER for use in uses(view))
    if chopper:
        return _("{count} of yours are outside: the Rescue Chopper can bring one home.", count=len(out))
    return _("{count} of yours are outside: one gets a paw token when your turn ends.", count=len(out))


def full_city(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or not all(IS_OUTER[action.where] for action in legal):
        return ""
    there = len(outside(view)) + 1
    return counted("The City is full: your Kitty starts outside, and is part of no line there.",
                   "The City is full: your Kitty starts outside, and then {count} of yours are there.",
                   there)  # fmt: skip


# -- cards and Kitties ------------------------------------------------------------------------------------


def rescue(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.RESCUING:
        return ""
    freed = next(action.what for action in legal if action.verb == model.RESCUE)
    me = view.active
    return _("A rescue makes it {ours} to {left} levels instead of {ours} to {theirs}.", ours=view.power(me),
             theirs=view.power(1 - me), left=view.power(1 - me) - LEVEL[freed])  # fmt: skip


def known_next(view: PawView, legal: Legal, names: Names) -> str:
    """The Kitties the other draws next, if one put them away oneself."""
    if view.phase != model.TACTIC or view.turn >= LAST_TURN:
        return ""
    known = [kitty for kitty in view.kitties[:2] if kitty != HIDDEN and LEVEL[kitty] >= WEIGHTY]
    if not known:
        return ""
    return _("{name} draws the {kitty} next: you put it under the deck yourself.", name=rival(view, names),
             kitty=kitty_words(max(known, key=lambda kitty: LEVEL[kitty])))  # fmt: skip


def tactics_or_claws(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or view.seat is None:
        return ""
    small, large = sorted(view.offer, key=lambda kitty: LEVEL[kitty])
    cards = sum(KIND[card] != content.CLAWS_OUT for card in view.hands[view.seat])
    if LEVEL[large] - LEVEL[small] < 2 or cards < TACTICS[small]:
        return ""
    return counted(
        "{more} tactics with {small}, one with {large}: place {large} unless your cards can use so many.",
        "{more} tactics with {small}, {count} with {large}: place {large} unless your cards can use so many.",
        TACTICS[large], small=kitty_words(small), more=TACTICS[small], large=kitty_words(large),
    )  # fmt: skip


def useless(legal: Legal) -> int | None:
    """The first kind of card that can be discarded but not played."""
    plays = {KIND[action.what] for action in legal if action.verb == model.PLAY}
    return next((KIND[o.what] for o in legal if o.verb == model.SWAP and KIND[o.what] not in plays), None)


def no_use(view: PawView, legal: Legal, names: Names) -> str:
    """A card that cannot do anything here."""
    if view.phase != model.TACTIC or view.tactics < 2:
        return ""
    idle = useless(legal)
    if idle is None:
        return ""
    return _("{card} can do nothing here: discard it and draw, if you have a tactic to spare.", card=CARD_NAMES[idle])


def keep_radio(view: PawView, legal: Legal, names: Names) -> str:
    """A newcomer may take it for one card of many."""
    if view.phase != model.TACTIC or model.SWAPS[content.RADIO_CARD] not in legal:
        return ""
    return _("The Radio does three things for one tactic, and there is only one of it: play it, do not discard it.")


def radio(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC or model.PLAYS[content.RADIO_CARD] not in legal:
        return ""
    prey = next((use.takes for use in uses(view) if use.card == content.RADIO_CARD), content.NO_KITTY)
    if prey == content.NO_KITTY:
        return ""
    return _("The Radio's 1 damage captures {name}'s {kitty}, and it does two things more.",
             name=rival(view, names), kitty=kitty_words(prey))  # fmt: skip


def opening(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.REDRAWING or view.seat is None:
        return ""
    poor = to_put_back(legal)
    if poor.verb != model.BACK:
        return ""
    return _("{card} does little at the beginning: one to change.", card=CARD_NAMES[KIND[poor.what]])
