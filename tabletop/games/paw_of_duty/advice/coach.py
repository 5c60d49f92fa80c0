"""What a coach remarks in a position of Paw of Duty.

Nothing here knows more than the view: what a card would do is found out by the rules in a position
that may be this one.
"""

from collections.abc import Callable, Sequence

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice import coach_steps as steps
from tabletop.games.paw_of_duty.advice import notices
from tabletop.games.paw_of_duty.advice.notices import (
    WEIGHTY,
    Advises,
    Legal,
    can_line,
    completing,
    completing_line,
    decided,
    in_reach,
    playing,
    squad,
    threat_to,
    uses,
    world,
)
from tabletop.games.paw_of_duty.rules import content, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, square_text
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import (
    CARD,
    DEPLOYING,
    FACING,
    LAST_TURN,
    REDRAWING,
    RESCUING,
    TACTIC,
    TOKEN,
)
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import all_of, card_words, kitty_words, line_words
from tabletop.kernel.coaching import Remark, nothing

Tell = Callable[[PawView, Legal, str], str]
"""A sentence for a view, what may be done and the other's name; empty if there is nothing to notice."""
BEHIND = 4
"""So many levels are hard to make up for."""
LATE = 8
"""The turn from which on levels are worth comparing."""


# -- lines ------------------------------------------------------------------------------------------------


def _break_line(view: PawView, legal: Legal, name: str) -> str:
    standing = view.standing(1 - view.active)
    if not standing:
        return ""
    count, facts = len(standing), {"name": name, "squares": line_words(standing[0][0])}
    if view.phase == DEPLOYING:
        small, large = sorted(view.offer, key=lambda kitty: LEVEL[kitty])
        if LEVEL[small] == LEVEL[large]:
            return counted(
                "{name}'s line {squares} must be broken this turn, or {name} wins.",
                "{name}'s {count} lines must be broken this turn, or {name} wins.",
                count,
                **facts,
            )
        return counted(
            "{name}'s line {squares} must be broken this turn. {kitty} gives the most tactics.",
            "{name}'s {count} lines must be broken this turn. {kitty} gives the most tactics.",
            count,
            **facts,
            kitty=kitty_words(small),
        )
    breaker = next((use for use in uses(view) if use.breaks), None)
    if breaker is None:
        return ""
    return counted(
        "{name} wins with {squares} when your turn ends. {card} can break it.",
        "{name} wins with one of {count} lines when your turn ends. {card} can break them all.",
        count,
        **facts,
        card=card_words(breaker.card),
    )


def _no_breaker(view: PawView, legal: Legal, name: str) -> str:
    standing = view.standing(1 - view.active)
    if not standing or any(use.breaks for use in uses(view)):
        return ""
    squares = line_words(standing[0][0]) if len(standing) == 1 else all_of(standing)
    if view.tactics == 1:
        return _("No card of yours breaks {squares}. {name} is about to win.", squares=squares, name=name)
    return _("No single card breaks {squares}: combine two, or discard one and draw.", squares=squares)


def _open_third(view: PawView, legal: Legal, seat: int) -> str:
    """The first square where a Kitty can be placed that is the third of a seat's line; empty for none."""
    squares = [square for square in completing(view, seat) if any(one.where == square for one in legal)]
    return square_text(squares[0]) if squares else ""


def _line_to_place(view: PawView, legal: Legal, name: str) -> str:
    square = _open_third(view, legal, view.active)
    if view.turn >= LAST_TURN or not square:
        return ""
    words = _("A Kitty on {square} makes three in a line: then {name} has one turn to break it.")
    return words.format(square=square, name=name)


def _block(view: PawView, legal: Legal, name: str) -> str:
    square = _open_third(view, legal, 1 - view.active)
    if view.turn >= LAST_TURN - 1 or not square:  # a line of the last turn does not win (PD-5.2)
        return ""
    words = _("{name} has two in a line: a Kitty of yours on {square} would keep the third out.")
    return words.format(name=name, square=square)


def _line_by_card(view: PawView, legal: Legal, name: str) -> str:
    if view.turn >= LAST_TURN or turn.lines_of(world(view), view.active):
        return ""
    use = next((use for use in uses(view) if use.lines), None)
    words = _("{card} can make three in a line: then {name} has one turn to break it.")
    return words.format(card=card_words(use.card), name=name) if use else ""


def _keep_line(view: PawView, legal: Legal, name: str) -> str:
    lines = turn.lines_of(world(view), view.active) if view.turn < LAST_TURN else []
    if not lines:
        return ""
    threat = threat_to(view, set.intersection(*(set(line[1:]) for line in lines)))  # PD-5.1: one line is enough
    if threat is not None:
        return counted(
            "Your line stands, but {striker} can capture {kitty} in it.",
            "Your {count} lines stand, but {striker} can capture {kitty} in each of them.",
            len(lines),
            striker=kitty_words(threat.striker),
            kitty=kitty_words(threat.kitty),
        )
    return counted(
        "Three in a line, {squares}, and {name}'s Claws Out can capture none of them.",
        "{count} lines of three, and one of them is enough: {name}'s Claws Out cannot break them all.",
        len(lines),
        squares=line_words(lines[0][0]),
        name=name,
    )


# -- the end ----------------------------------------------------------------------------------------------


def _last_turn(view: PawView, legal: Legal, name: str) -> str:
    if view.turn != LAST_TURN:
        return ""
    me = view.active
    ours, theirs = view.power(me), view.power(1 - me)
    gap = theirs - ours
    captures, freed = in_reach(view, me)
    mine, other = (sum(LEVEL[unit.kitty] for unit in squad(view, seat)) for seat in (me, 1 - me))
    if gap < 0:
        words = _("The last turn, and you lead {ours} to {theirs}: just do not strike your own.")
    elif gap > captures + freed:
        words = _("The last turn: {theirs} to {ours}, and too little left to capture. This one goes to {name}.")
    elif gap > captures:
        words = _("The last turn: {theirs} to {ours} against you. It takes every capture, and a line for a rescue.")
    elif gap:
        words = _("The last turn: {theirs} to {ours} against you. You need to capture {count} levels or more.")
    else:
        words = _("The last turn, {ours} all: levels on the board decide, yours {mine}, {name}'s {other}.")
    return words.format(ours=ours, theirs=theirs, name=name, count=gap, mine=mine, other=other)


def _their_last(view: PawView, legal: Legal, name: str) -> str:
    if view.turn != LAST_TURN - 1:
        return ""
    me = view.active
    lead = view.power(me) - view.power(1 - me)
    if not lead:
        return _("Your last turn, {ours} all: whatever you capture now puts you ahead.", ours=view.power(me))
    if not decided(view):
        return _close_end(lead, name)
    if lead > 0:
        words = _("{name} has the last turn, but cannot make up your lead of {count} levels.")
    elif can_line(view, me):
        words = _("{name} is {count} levels ahead, more than you can capture: only a line of three can still win.")
    else:
        words = _(
            "{count} levels behind, and too few Kitties for a line: this one is {name}'s, unless it is given away."
        )
    return words.format(name=name, count=abs(lead))


def _close_end(lead: int, name: str) -> str:
    if lead > 0:
        return counted(
            "{name} has the last turn, and you lead by one level: leave nothing to capture.",
            "{name} has the last turn, and you lead by {count} levels: leave nothing to capture.",
            lead,
            name=name,
        )
    return counted(
        "Your last turn: {name} is one level ahead, so capture now.",
        "Your last turn: {name} is {count} levels ahead, so capture as many or more now.",
        -lead,
        name=name,
    )


def _behind(view: PawView, legal: Legal, name: str) -> str:
    gap = view.power(1 - view.active) - view.power(view.active)
    if not LATE <= view.turn < LAST_TURN - 1 or gap < BEHIND:
        return ""
    return _("{name} is {count} levels ahead: a line of three wins in spite of that.", name=name, count=gap)


# -- claws ------------------------------------------------------------------------------------------------


def _capture(view: PawView, legal: Legal, name: str) -> str:
    best = max(uses(view), key=lambda use: LEVEL[use.takes] if use.takes >= 0 else 0, default=None)
    if best is None or best.takes < 0 or LEVEL[best.takes] < WEIGHTY:
        return ""
    words, kitty = _("{card} can capture {name}'s {kitty} now: {count} levels."), kitty_words(best.takes)
    return words.format(card=card_words(best.card), name=name, kitty=kitty, count=LEVEL[best.takes])


def _finish(view: PawView, legal: Legal, name: str) -> str:
    for unit in squad(view, 1 - view.active):
        use = next((use for use in uses(view) if use.takes == unit.kitty), None) if unit.damage else None
        if use is not None:
            words = _("{kitty} has taken {damage} of {level}: {card} finishes it, and next turn that is forgotten.")
            facts = {"damage": unit.damage, "level": LEVEL[unit.kitty]}
            return words.format(kitty=kitty_words(unit.kitty), card=card_words(use.card), **facts)
    return ""


def _in_danger(view: PawView, legal: Legal, name: str) -> str:
    if view.turn >= LAST_TURN:
        return ""
    threat = threat_to(view, [unit.kitty for unit in squad(view, view.active) if LEVEL[unit.kitty] >= WEIGHTY])
    if threat is None:
        return ""
    words = _("{name}'s {striker} can capture your {kitty} next turn: strike it, or step aside.")
    return words.format(name=name, striker=kitty_words(threat.striker), kitty=kitty_words(threat.kitty))


def _hunter(view: PawView, legal: Legal, name: str) -> str:
    """A Kitty drawn that would threaten a weighty enemy only because it strikes double."""
    if view.turn >= LAST_TURN - 1:
        return ""
    open_squares = {action.where for action in legal}
    enemies = [unit for unit in squad(view, 1 - view.active) if LEVEL[unit.kitty] >= WEIGHTY]
    for unit in sorted(enemies, key=lambda unit: -LEVEL[unit.kitty]):
        for kitty in view.offer:
            double = LEVEL[kitty] < LEVEL[unit.kitty] <= blow(kitty, unit.kitty)
            if double and open_squares.intersection(ADJACENT[unit.square]):
                words = _("{kitty} strikes {name}'s {prey} double: facing it, it could capture it next turn.")
                return words.format(kitty=kitty_words(kitty), name=name, prey=kitty_words(unit.kitty))
    return ""


_FETCHING = playing(lambda use: KIND[use.card] == content.RESCUE_CHOPPER)
_CAPTURING = playing(lambda use: use.takes >= 0)
_ALL: tuple[tuple[str, tuple[int, ...], Tell, Advises], ...] = (
    ("break the line", (DEPLOYING, TACTIC), _break_line, notices.breaking),
    ("no breaker", (TACTIC,), _no_breaker, nothing),
    ("third token", (TOKEN,), steps.third_token, notices.third_token),
    ("first token", (TOKEN,), steps.first_token, notices.first_token),
    ("rescue", (RESCUING,), steps.rescue, nothing),
    ("own claws", (CARD,), steps.own_swipe, nothing),
    ("last turn", (DEPLOYING, TACTIC), _last_turn, nothing),
    ("line to place", (DEPLOYING,), _line_to_place, completing_line(ours=True)),
    ("their last turn", (DEPLOYING,), _their_last, nothing),
    ("keep the line", (TACTIC,), _keep_line, nothing),
    ("line by card", (TACTIC,), _line_by_card, playing(lambda use: use.lines)),
    ("finish", (TACTIC,), _finish, _CAPTURING),
    ("capture", (TACTIC,), _capture, _CAPTURING),
    ("block", (DEPLOYING,), _block, completing_line(ours=False)),
    ("in danger", (TACTIC,), _in_danger, nothing),
    ("too many outside", (TACTIC,), steps.too_many_outside, _FETCHING),
    ("full city", (DEPLOYING,), steps.full_city, nothing),
    ("aim", (FACING,), steps.aim, notices.aiming),
    ("friend in front", (FACING,), steps.own_in_front, notices.sparing),
    ("behind", (DEPLOYING,), _behind, nothing),
    ("hunter", (DEPLOYING,), _hunter, nothing),
    ("tactics or claws", (DEPLOYING,), steps.tactics_or_claws, nothing),
    ("known next", (TACTIC,), steps.known_next, nothing),
    ("no use", (TACTIC,), steps.no_use, notices.discarding),
    ("radio", (TACTIC,), steps.radio, playing(lambda use: use.card == content.RADIO_CARD)),
    ("keep the radio", (TACTIC,), steps.keep_radio, notices.keeping_radio),
    ("opening", (REDRAWING,), steps.opening, notices.changing),
)
"""What there is to notice, in which phases, and which actions it speaks for; the most pressing first."""
_URGENT = ("break the line", "no breaker", "third token", "first token", "rescue", "own claws")
"""What is said even while the other's line must be broken: what comes next turn does not matter then."""
_OF_LEVELS = ("finish", "capture", "in danger", "radio")
"""What is about levels alone, and not said when levels decide nothing any more."""


def _in_time(name: str, phases: tuple[int, ...], tell: Tell) -> Callable[[PawView, Legal, Sequence[str]], str]:
    """Says nothing in other phases, nor what does not matter any more."""

    def told(view: PawView, legal: Legal, names: Sequence[str]) -> str:
        if view.phase not in phases:
            return ""
        late = view.standing(1 - view.active) or (name in _OF_LEVELS and decided(view))
        return "" if late and name not in _URGENT else tell(view, legal, names[1 - view.active])

    return told


REMARKS = tuple(Remark(name, _in_time(name, phases, tell), advises) for name, phases, tell, advises in _ALL)
