"""What a coach notices in a position of Paw of Duty. Imports the rules, the view and the words.

Nothing here knows more than the view: what a card would do is found out by the rules in a world that may be this one.
"""

from collections.abc import Callable

from tabletop.games.paw_of_duty import model, turn
from tabletop.games.paw_of_duty.city import ADJACENT, IS_OUTER, NEXT, square_text
from tabletop.games.paw_of_duty.combat import blow
from tabletop.games.paw_of_duty.model import CARD_NAMES, KIND, LAST_TURN, LEVEL, TACTICS
from tabletop.games.paw_of_duty.sights import (
    GAME,
    Legal,
    Names,
    completing,
    outside,
    rival,
    squad,
    threat_to,
    uses,
    world,
)
from tabletop.games.paw_of_duty.view import PawView, Unit
from tabletop.games.paw_of_duty.words import FACING_NAMES, kitty_words, line_words
from tabletop.kernel.coaching import Remark
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng
from tabletop.words import _, counted

WEIGHTY = 3
"""A level from which on a Kitty is worth a word."""
BEHIND = 4
"""So many levels are hard to make up for."""
LATE = 8
"""The turn from which on levels are worth comparing."""


# -- lines ------------------------------------------------------------------------------------------------


def _break_line(view: PawView, legal: Legal, names: Names) -> str:
    standing = view.standing(1 - view.active)
    if not standing or view.phase not in (model.DEPLOYING, model.TACTIC):
        return ""
    line = {"name": rival(view, names), "squares": line_words(standing[0][0])}
    if view.phase == model.DEPLOYING:
        small, large = sorted(view.offer, key=lambda kitty: LEVEL[kitty])
        if LEVEL[small] == LEVEL[large]:
            return _("{name}'s line {squares} must be broken this turn, or {name} wins.", **line)
        return _("{name}'s line {squares} must be broken this turn. {kitty} gives the most tactics.", **line,
                 kitty=kitty_words(small))  # fmt: skip
    breaker = next((use for use in uses(view) if use.breaks), None)
    if breaker is None:
        return ""
    return _("{name} wins with {squares} when your turn ends. {card} can break it.", **line,
             card=CARD_NAMES[KIND[breaker.card]])  # fmt: skip


def _no_breaker(view: PawView, legal: Legal, names: Names) -> str:
    standing = view.standing(1 - view.active)
    if not standing or view.phase != model.TACTIC or any(use.breaks for use in uses(view)):
        return ""
    squares = line_words(standing[0][0])
    if view.tactics == 1:
        return _("No card of yours breaks {squares}. {name} is about to win.", squares=squares,
                 name=rival(view, names))  # fmt: skip
    return _("No single card breaks {squares}: combine two, or discard one and draw.", squares=squares)


def _line_to_place(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or view.turn >= LAST_TURN:
        return ""
    squares = [square for square in completing(view, view.active) if any(order.where == square for order in legal)]
    if not squares:
        return ""
    return _("A Kitty on {square} makes three in a line: then {name} has one turn to break it.",
             square=square_text(squares[0]), name=rival(view, names))  # fmt: skip


def _line_by_card(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC or view.turn >= LAST_TURN or turn.lines_of(world(view), view.active):
        return ""
    use = next((use for use in uses(view) if use.lines), None)
    if use is None:
        return ""
    return _("{card} can make three in a line: then {name} has one turn to break it.",
             card=CARD_NAMES[KIND[use.card]], name=rival(view, names))  # fmt: skip


def _keep_line(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC or view.turn >= LAST_TURN:
        return ""
    lines = turn.lines_of(world(view), view.active)
    if not lines:
        return ""
    threat = threat_to(view, lines[0][1:])
    if threat is not None:
        return _("Your line stands, but {striker} can capture {kitty} in it.", striker=kitty_words(threat.striker),
                 kitty=kitty_words(threat.kitty))  # fmt: skip
    return _("Three in a line, {squares}, and {name}'s Claws Out can capture none of them.",
             squares=line_words(lines[0][0]), name=rival(view, names))  # fmt: skip


def _block(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or view.turn >= LAST_TURN:
        return ""
    squares = [square for square in completing(view, 1 - view.active) if any(order.where == square for order in legal)]
    if not squares:
        return ""
    return _("{name} has two in a line. Your Kitty on {square} keeps the third out.", name=rival(view, names),
             square=square_text(squares[0]))  # fmt: skip


# -- the end ----------------------------------------------------------------------------------------------


def _last_turn(view: PawView, legal: Legal, names: Names) -> str:
    if view.turn != LAST_TURN or view.phase not in (model.DEPLOYING, model.TACTIC):
        return ""
    me = view.active
    levels = {"ours": view.power(me), "theirs": view.power(1 - me)}
    if levels["ours"] > levels["theirs"]:
        return _("The last turn, and you lead {ours} to {theirs}: just do not strike your own.", **levels)
    if levels["ours"] < levels["theirs"]:
        return _("The last turn: {theirs} to {ours} against you. You need to capture {count} levels or more.", **levels,
                 count=levels["theirs"] - levels["ours"])  # fmt: skip
    might = [sum(LEVEL[unit.kitty] for unit in squad(view, seat)) for seat in (me, 1 - me)]
    return _("The last turn, {ours} all: levels on the board decide, yours {mine}, {name}'s {other}.", **levels,
             name=rival(view, names), mine=might[0], other=might[1])  # fmt: skip


def _their_last(view: PawView, legal: Legal, names: Names) -> str:
    if view.turn != LAST_TURN - 1 or view.phase != model.DEPLOYING:
        return ""
    lead = view.power(view.active) - view.power(1 - view.active)
    name = rival(view, names)
    if lead > 0:
        return counted("{name} has the last turn, and you lead by one level: leave nothing to capture.",
                       "{name} has the last turn, and you lead by {count} levels: leave nothing to capture.",
                       lead, name=name)  # fmt: skip
    return _("Your last turn: {name} has as many levels or more, so capture now.", name=name)


def _behind(view: PawView, legal: Legal, names: Names) -> str:
    gap = view.power(1 - view.active) - view.power(view.active)
    if view.phase != model.DEPLOYING or not LATE <= view.turn < LAST_TURN - 1 or gap < BEHIND:
        return ""
    return _("{name} is {count} levels ahead: a line of three wins in spite of that.", name=rival(view, names),
             count=gap)  # fmt: skip


# -- claws ------------------------------------------------------------------------------------------------


def _capture(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC:
        return ""
    best = max(uses(view), key=lambda use: LEVEL[use.takes] if use.takes >= 0 else 0, default=None)
    if best is None or best.takes < 0 or LEVEL[best.takes] < WEIGHTY:
        return ""
    return _("{card} can capture {name}'s {kitty} now: {count} levels.", card=CARD_NAMES[KIND[best.card]],
             name=rival(view, names), kitty=kitty_words(best.takes), count=LEVEL[best.takes])  # fmt: skip


def _finish(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC:
        return ""
    hurt = [unit for unit in squad(view, 1 - view.active) if unit.damage]
    for unit in hurt:
        use = next((use for use in uses(view) if use.takes == unit.kitty), None)
        if use is not None:
            return _("{kitty} has taken {damage} of {level}: {card} finishes it, and next turn that is forgotten.",
                     kitty=kitty_words(unit.kitty), damage=unit.damage, level=LEVEL[unit.kitty],
                     card=CARD_NAMES[KIND[use.card]])  # fmt: skip
    return ""


def _in_danger(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC or view.turn >= LAST_TURN:
        return ""
    threat = threat_to(view, [unit.kitty for unit in squad(view, view.active) if LEVEL[unit.kitty] >= WEIGHTY])
    if threat is None:
        return ""
    return _("{name}'s {striker} can capture your {kitty} next turn: strike it, or step aside.",
             name=rival(view, names), striker=kitty_words(threat.striker),
             kitty=kitty_words(threat.kitty))  # fmt: skip


def _hunter(view: PawView, legal: Legal, names: Names) -> str:
    """A Kitty drawn that would threaten a weighty enemy only because it strikes double."""
    if view.phase != model.DEPLOYING or view.turn >= LAST_TURN - 1:
        return ""
    open_squares = {order.where for order in legal}
    for unit in sorted(squad(view, 1 - view.active), key=lambda unit: -LEVEL[unit.kitty]):
        for kitty in view.offer:
            damage = blow(kitty, unit.kitty)
            if LEVEL[unit.kitty] < WEIGHTY or LEVEL[kitty] >= LEVEL[unit.kitty] or damage < LEVEL[unit.kitty]:
                continue
            if open_squares.intersection(ADJACENT[unit.square]):
                return _("{kitty} strikes {name}'s {prey} double: facing it, it could capture it next turn.",
                         kitty=kitty_words(kitty), name=rival(view, names), prey=kitty_words(unit.kitty))  # fmt: skip
    return ""


# -- which way it faces -----------------------------------------------------------------------------------


def _around(view: PawView) -> list[tuple[int, Unit]]:
    """Who stands around the Kitty that was just placed: the facing, and who."""
    on = view.on_board()
    here = next(unit.square for unit in view.units if unit.kitty == view.placed)
    return [(facing, on[there]) for facing, there in enumerate(NEXT[here]) if there in on]


def _aim(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.FACING or view.turn >= LAST_TURN - 1:
        return ""
    prey = [
        (facing, unit) for facing, unit in _around(view)
        if unit.owner != view.active and blow(view.placed, unit.kitty) >= LEVEL[unit.kitty]
    ]  # fmt: skip
    if not prey:
        return ""
    facing, unit = max(prey, key=lambda one: LEVEL[one[1].kitty])
    return _("To the {facing} it aims at {name}'s {kitty}: Claws Out could capture it next turn.",
             facing=FACING_NAMES[facing], name=rival(view, names), kitty=kitty_words(unit.kitty))  # fmt: skip


def _friend(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.FACING or view.turn >= LAST_TURN:
        return ""
    for facing, unit in _around(view):
        if unit.owner == view.active and blow(view.placed, unit.kitty) >= LEVEL[unit.kitty]:
            return _("Not to the {facing}: Bamboozle could make it capture your own {kitty}.",
                     facing=FACING_NAMES[facing], kitty=kitty_words(unit.kitty))  # fmt: skip
    return ""


def _own_swipe(view: PawView, legal: Legal, names: Names) -> str:
    """A step of a card in play that would capture one's own."""
    if view.phase != model.CARD or view.used:
        return ""
    me, now = view.active, world(view)
    for order in legal:
        if order.verb not in (model.PICK, model.MOVE):
            continue
        then = now.copy()
        GAME.apply(then, order, Rng(0))
        lost = then.captured[1 - me][len(now.captured[1 - me]) :]
        if lost and then.phase != model.OVER:
            acts = view.on_board()[order.what].kitty
            return _("Careful: with {kitty}, {card} would capture your own {lost}.", kitty=kitty_words(acts),
                     card=CARD_NAMES[KIND[view.card]], lost=kitty_words(lost[0]))  # fmt: skip
    return ""


# -- the Outer City ---------------------------------------------------------------------------------------


def _third_token(view: PawView, legal: Legal, names: Names) -> str:
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


def _first_token(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TOKEN or len({LEVEL[unit.kitty] for unit in outside(view)}) == 1:
        return ""
    least = min(outside(view), key=lambda unit: (unit.tokens, LEVEL[unit.kitty]))
    return _("The {kitty} is your cheapest one outside: let it bear the token.", kitty=kitty_words(least.kitty))


def _too_many_outside(view: PawView, legal: Legal, names: Names) -> str:
    out = outside(view)
    if view.phase != model.TACTIC or len(out) < 2:
        return ""
    chopper = any(KIND[use.card] == model.RESCUE_CHOPPER for use in uses(view))
    if chopper:
        return _("{count} of yours are outside: the Rescue Chopper can bring one home.", count=len(out))
    return _("{count} of yours are outside: one gets a paw token when your turn ends.", count=len(out))


def _full_city(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or not all(IS_OUTER[order.where] for order in legal):
        return ""
    there = len(outside(view)) + 1
    return counted("The City is full: your Kitty starts outside, and is part of no line there.",
                   "The City is full: your Kitty starts outside, and then {count} of yours are there.",
                   there)  # fmt: skip


# -- cards and Kitties ------------------------------------------------------------------------------------


def _rescue(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.RESCUING:
        return ""
    freed = next(order.what for order in legal if order.verb == model.RESCUE)
    me = view.active
    return _("A rescue makes it {ours} to {left} levels instead of {ours} to {theirs}.", ours=view.power(me),
             theirs=view.power(1 - me), left=view.power(1 - me) - LEVEL[freed])  # fmt: skip


def _known_next(view: PawView, legal: Legal, names: Names) -> str:
    """The Kitties the other draws next, if one put them away oneself."""
    if view.phase != model.TACTIC or view.turn >= LAST_TURN:
        return ""
    known = [kitty for kitty in view.kitties[:2] if kitty != HIDDEN and LEVEL[kitty] >= WEIGHTY]
    if not known:
        return ""
    return _("{name} draws the {kitty} next: you put it under the deck yourself.", name=rival(view, names),
             kitty=kitty_words(max(known, key=lambda kitty: LEVEL[kitty])))  # fmt: skip


def _tactics_or_claws(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or view.seat is None:
        return ""
    small, large = sorted(view.offer, key=lambda kitty: LEVEL[kitty])
    cards = sum(KIND[card] != model.CLAWS_OUT for card in view.hands[view.seat])
    if LEVEL[large] - LEVEL[small] < 2 or cards < TACTICS[small]:
        return ""
    return counted("{small} gives {more} tactics, {large} one, and you hold {cards} cards besides Claws Out.",
                   "{small} gives {more} tactics, {large} {count}, and you hold {cards} cards besides Claws Out.",
                   TACTICS[large], small=kitty_words(small), more=TACTICS[small], cards=cards,
                   large=kitty_words(large))  # fmt: skip


def _no_use(view: PawView, legal: Legal, names: Names) -> str:
    """A card that cannot do anything here."""
    if view.phase != model.TACTIC or view.tactics < 2:
        return ""
    plays = {KIND[order.what] for order in legal if order.verb == model.PLAY}
    idle = next((KIND[o.what] for o in legal if o.verb == model.SWAP and KIND[o.what] not in plays), None)
    if idle is None:
        return ""
    return _("{card} can do nothing here: discard it and draw, if you have a tactic to spare.", card=CARD_NAMES[idle])


def _radio(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.TACTIC or model.PLAYS[model.RADIO_CARD] not in legal:
        return ""
    prey = next((use.takes for use in uses(view) if use.card == model.RADIO_CARD), model.NO_KITTY)
    if prey == model.NO_KITTY:
        return ""
    return _("The Radio's 1 damage captures {name}'s {kitty}, and it does two things more.",
             name=rival(view, names), kitty=kitty_words(prey))  # fmt: skip


def _opening(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.REDRAWING or view.seat is None:
        return ""
    slow = [KIND[card] for card in view.hands[view.seat] if KIND[card] in (model.RESCUE_CHOPPER, model.BAMBOOZLE)]
    if not slow:
        return ""
    return _("{card} does nothing on an empty board: one to change.", card=CARD_NAMES[slow[0]])


_ALL: tuple[tuple[str, Callable[[PawView, Legal, Names], str]], ...] = (
    ("break the line", _break_line),
    ("no breaker", _no_breaker),
    ("third token", _third_token),
    ("first token", _first_token),
    ("rescue", _rescue),
    ("own claws", _own_swipe),
    ("last turn", _last_turn),
    ("their last turn", _their_last),
    ("line to place", _line_to_place),
    ("keep the line", _keep_line),
    ("line by card", _line_by_card),
    ("finish", _finish),
    ("capture", _capture),
    ("block", _block),
    ("in danger", _in_danger),
    ("too many outside", _too_many_outside),
    ("full city", _full_city),
    ("aim", _aim),
    ("friend in front", _friend),
    ("behind", _behind),
    ("hunter", _hunter),
    ("tactics or claws", _tactics_or_claws),
    ("known next", _known_next),
    ("no use", _no_use),
    ("radio", _radio),
    ("opening", _opening),
)
REMARKS = tuple(Remark(name, tell) for name, tell in _ALL)
