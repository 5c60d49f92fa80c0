"""What a coach notices in a position of Paw of Duty.

Nothing here knows more than the view: what a card would do is found out by the rules in a world that may be this one.
"""

from collections.abc import Callable, Collection

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice import advising
from tabletop.games.paw_of_duty.advice import coach_street as street
from tabletop.games.paw_of_duty.advice.notices import (
    WEIGHTY,
    Legal,
    Names,
    can_line,
    completing,
    decided,
    in_reach,
    rival,
    squad,
    threat_to,
    uses,
    world,
)
from tabletop.games.paw_of_duty.rules import model, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, square_text
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import all_of, kitty_words, line_words
from tabletop.kernel.coaching import Remark, nothing

Tell = Callable[[PawView, Legal, Names], str]
Advises = Callable[[PawView, Legal], Collection[Action]]
BEHIND = 4
"""So many levels are hard to make up for."""
LATE = 8
"""The turn from which on levels are worth comparing."""


# -- lines ------------------------------------------------------------------------------------------------


def _break_line(view: PawView, legal: Legal, names: Names) -> str:
    standing = view.standing(1 - view.active)
    if not standing or view.phase not in (model.DEPLOYING, model.TACTIC):
        return ""
    count, line = len(standing), {"name": rival(view, names), "squares": line_words(standing[0][0])}
    if view.phase == model.DEPLOYING:
        small, large = sorted(view.offer, key=lambda kitty: LEVEL[kitty])
        if LEVEL[small] == LEVEL[large]:
            return counted("{name}'s line {squares} must be broken this turn, or {name} wins.",
                           "{name}'s {count} lines must be broken this turn, or {name} wins.",
                           count, **line)  # fmt: skip
        return counted("{name}'s line {squares} must be broken this turn. {kitty} gives the most tactics.",
                       "{name}'s {count} lines must be broken this turn. {kitty} gives the most tactics.",
                       count, **line, kitty=kitty_words(small))  # fmt: skip
    breaker = next((use for use in uses(view) if use.breaks), None)
    if breaker is None:
        return ""
    return counted("{name} wins with {squares} when your turn ends. {card} can break it.",
                   "{name} wins with one of {count} lines when your turn ends. {card} can break them all.",
                   count, **line, card=CARD_NAMES[KIND[breaker.card]])  # fmt: skip


def _no_breaker(view: PawView, legal: Legal, names: Names) -> str:
    standing = view.standing(1 - view.active)
    if not standing or view.phase != model.TACTIC or any(use.breaks for use in uses(view)):
        return ""
    squares = line_words(standing[0][0]) if len(standing) == 1 else all_of(standing)
    if view.tactics == 1:
        return _("No card of yours breaks {squares}. {name} is about to win.", squares=squares,
                 name=rival(view, names))  # fmt: skip
    return _("No single card breaks {squares}: combine two, or discard one and draw.", squares=squares)


def _line_to_place(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or view.turn >= LAST_TURN:
        return ""
    squares = [square for square in completing(view, view.active) if any(action.where == square for action in legal)]
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
    threat = threat_to(view, set.intersection(*(set(line[1:]) for line in lines)))  # PD-5.1: one line is enough
    if threat is not None:
        return counted("Your line stands, but {striker} can capture {kitty} in it.",
                       "Your {count} lines stand, but {striker} can capture {kitty} in each of them.", len(lines),
                       striker=kitty_words(threat.striker), kitty=kitty_words(threat.kitty))  # fmt: skip
    return counted("Three in a line, {squares}, and {name}'s Claws Out can capture none of them.",
                   "{count} lines of three, and one of them is enough: {name}'s Claws Out cannot break them all.",
                   len(lines), squares=line_words(lines[0][0]), name=rival(view, names))  # fmt: skip


def _block(view: PawView, legal: Legal, names: Names) -> str:
    if view.phase != model.DEPLOYING or view.turn >= LAST_TURN - 1:  # a line of the last turn does not win (PD-5.2)
        return ""
    squares = [
        square for square in completing(view, 1 - view.active) if any(action.where == square for action in legal)
    ]
    if not squares:
        return ""
    return _("{name} has two in a line: a Kitty of yours on {square} would keep the third out.",
             name=rival(view, names), square=square_text(squares[0]))  # fmt: skip


# -- the end ----------------------------------------------------------------------------------------------


def _last_turn(view: PawView, legal: Legal, names: Names) -> str:
    if view.turn != LAST_TURN or view.phase not in (model.DEPLOYING, model.TACTIC):
        return ""
    me = view.active
    levels = {"ours": view.power(me), "theirs": view.power(1 - me)}
    if levels["ours"] > levels["theirs"]:
        return _("The last turn, and you lead {ours} to {theirs}: just do not strike your own.", **levels)
    gap = levels["theirs"] - levels["ours"]
    captures, freed = in_reach(view, me)
    if gap > captures + freed:
        return _("The last turn: {theirs} to {ours}, and too little left to capture. This one goes to {name}.",
                 name=rival(view, names), **levels)  # fmt: skip
    if gap > captures:
        return _("The last turn: {theirs} to {ours} against you. It takes every capture, and a line for a rescue.",
                 **levels)  # fmt: skip
    if gap > 0:
        return _("The last turn: {theirs} to {ours} against you. You need to capture {count} levels or more.", **levels,
                 count=gap)  # fmt: skip
    might = [sum(LEVEL[unit.kitty] for unit in squad(view, seat)) for seat in (me, 1 - me)]
    return _("The last turn, {ours} all: levels on the board decide, yours {mine}, {name}'s {other}.", **levels,
             name=rival(view, names), mine=might[0], other=might[1])  # fmt: skip


def _their_last(view: PawView, legal: Legal, names: Names) -> str:
    if view.turn != LAST_TURN - 1 or view.phase != model.DEPLOYING:
        return ""
    me, name = view.active, rival(view, names)
    lead = view.power(me) - view.power(1 - me)
    if lead > 0 and decided(view):
        return _("{name} has the last turn, but cannot make up your lead of {count} levels.", name=name,
                 count=lead)  # fmt: skip
    if lead > 0:
        return counted("{name} has the last turn, and you lead by one level: leave nothing to capture.",
                       "{name} has the last turn, and you lead by {count} levels: leave nothing to capture.",
                       lead, name=name)  # fmt: skip
    if not lead:
        return _("Your last turn, {ours} all: whatever you capture now puts you ahead.", ours=view.power(me))
    if not decided(view):
        return counted("Your last turn: {name} is one level ahead, so capture now.",
                       "Your last turn: {name} is {count} levels ahead, so capture as many or more now.", -lead,
                       name=name)  # fmt: skip
    if can_line(view, me):
        return _("{name} is {count} levels ahead, more than you can capture: only a line of three can still win.",
                 name=name, count=-lead)  # fmt: skip
    return _("{count} levels behind, and too few Kitties for a line: this one is {name}'s, unless it is given away.",
             count=-lead, name=name)  # fmt: skip


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
    open_squares = {action.where for action in legal}
    for unit in sorted(squad(view, 1 - view.active), key=lambda unit: -LEVEL[unit.kitty]):
        for kitty in view.offer:
            damage = blow(kitty, unit.kitty)
            if LEVEL[unit.kitty] < WEIGHTY or LEVEL[kitty] >= LEVEL[unit.kitty] or damage < LEVEL[unit.kitty]:
                continue
            if open_squares.intersection(ADJACENT[unit.square]):
                return _("{kitty} strikes {name}'s {prey} double: facing it, it could capture it next turn.",
                         kitty=kitty_words(kitty), name=rival(view, names), prey=kitty_words(unit.kitty))  # fmt: skip
    return ""


_ALL: tuple[tuple[str, Tell, Advises], ...] = (
    ("break the line", _break_line, advising.breaking),
    ("no breaker", _no_breaker, nothing),
    ("third token", street.third_token, advising.third_token),
    ("first token", street.first_token, advising.first_token),
    ("rescue", street.rescue, nothing),
    ("own claws", street.own_swipe, nothing),
    ("last turn", _last_turn, nothing),
    ("line to place", _line_to_place, advising.line_to_place),
    ("their last turn", _their_last, nothing),
    ("keep the line", _keep_line, nothing),
    ("line by card", _line_by_card, advising.line_by_card),
    ("finish", _finish, advising.capturing),
    ("capture", _capture, advising.capturing),
    ("block", _block, advising.blocking),
    ("in danger", _in_danger, nothing),
    ("too many outside", street.too_many_outside, advising.fetching),
    ("full city", street.full_city, nothing),
    ("aim", street.aim, advising.aiming),
    ("friend in front", street.own_in_front, advising.sparing),
    ("behind", _behind, nothing),
    ("hunter", _hunter, nothing),
    ("tactics or claws", street.tactics_or_claws, nothing),
    ("known next", street.known_next, nothing),
    ("no use", street.no_use, advising.discarding),
    ("radio", street.radio, advising.calling),
    ("keep the radio", street.keep_radio, advising.keeping_radio),
    ("opening", street.opening, advising.changing),
)
_URGENT = ("break the line", "no breaker", "third token", "first token", "rescue", "own claws")
"""What is said even while the other's line must be broken: what comes next turn does not matter then."""


_OF_LEVELS = ("finish", "capture", "in danger", "radio")
"""What is about levels alone."""


def _in_time(name: str, tell: Tell) -> Tell:
    """Says nothing of a next turn while there may be none, and nothing of levels that decide nothing any more."""

    def told(view: PawView, legal: Legal, names: Names) -> str:
        late = view.standing(1 - view.active) or (name in _OF_LEVELS and decided(view))
        return "" if late and name not in _URGENT else tell(view, legal, names)

    return told


REMARKS = tuple(Remark(name, _in_time(name, tell), advises) for name, tell, advises in _ALL)
