"""What a coach remarks in a position of Paw of Duty.

Nothing here knows more than the view: what a card would do is found out by the rules in a position that may be this
one.
"""

from collections.abc import Callable, Sequence

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice import notices
from tabletop.games.paw_of_duty.advice.effects import done
from tabletop.games.paw_of_duty.advice.notices import WEIGHTY, Legal, outside, squad, uses, world
from tabletop.games.paw_of_duty.mind.knowledge import to_put_back
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, IS_OUTER, square_text
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, RADIO_CARD, RESCUE_CHOPPER, TACTICS
from tabletop.games.paw_of_duty.rules.model import CARD, DEPLOYING, FACING, LAST_TURN, TACTIC, TOKEN
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import FACING_NAMES, all_of, card_words, kitty_words, line_words
from tabletop.kernel.coaching import Remark
from tabletop.kernel.events import HIDDEN

Names = Sequence[str]
When = Callable[[PawView, Legal], bool]
BEHIND = 4
"""So many levels are hard to make up for."""
LATE = 8
"""The turn from which on levels are worth comparing."""


def _break_line(view: PawView, legal: Legal, names: Names) -> str:
    standing = view.standing(1 - view.active)
    if not standing:
        return ""
    count, facts = len(standing), {"name": names[1 - view.active], "squares": line_words(standing[0][0])}
    if view.phase == DEPLOYING:
        small, large = sorted(view.offer, key=LEVEL.__getitem__)
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


def _no_breaker(view: PawView, legal: Legal, names: Names) -> str:
    standing = view.standing(1 - view.active)
    if not standing or any(use.breaks for use in uses(view)):
        return ""
    squares = line_words(standing[0][0]) if len(standing) == 1 else all_of(standing)
    if view.tactics == 1:
        words = _("No card of yours breaks {squares}. {name} is about to win.")
        return words.format(squares=squares, name=names[1 - view.active])
    return _("No single card breaks {squares}: combine two, or discard one and draw.", squares=squares)


def _third(view: PawView, legal: Legal, seat: int) -> str:
    """The first square where a Kitty can be placed that is the third of this seat's line."""
    squares = notices.completing(view, seat)
    return next((square_text(square) for square in squares if any(one.where == square for one in legal)), "")


def _own_third(view: PawView, legal: Legal, names: Names) -> str:
    here, name = _third(view, legal, view.active), names[1 - view.active]
    words = _("A Kitty on {square} makes three in a line: then {name} has one turn to break it.")
    return words.format(square=here, name=name) if here else ""


def _their_third(view: PawView, legal: Legal, names: Names) -> str:
    here, name = _third(view, legal, 1 - view.active), names[1 - view.active]
    words = _("{name} has two in a line: a Kitty of yours on {square} would keep the third out.")
    return words.format(square=here, name=name) if here else ""


def _line_by_card(view: PawView, legal: Legal, names: Names) -> str:
    if turn.lines_of(world(view), view.active):
        return ""
    use = next((use for use in uses(view) if use.lines), None)
    words = _("{card} can make three in a line: then {name} has one turn to break it.")
    return words.format(card=card_words(use.card), name=names[1 - view.active]) if use else ""


def _keep_line(view: PawView, legal: Legal, names: Names) -> str:
    lines = turn.lines_of(world(view), view.active)
    if not lines:
        return ""
    threat = notices.threat_to(view, set.intersection(*(set(line[1:]) for line in lines)))  # PD-5.1: one line is enough
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
        name=names[1 - view.active],
    )


def _last_turn(view: PawView, legal: Legal, names: Names) -> str:
    me = view.active
    ours, theirs = view.power(me), view.power(1 - me)
    gap = theirs - ours
    captures, freed = notices.in_reach(view, me)
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
    return words.format(ours=ours, theirs=theirs, name=names[1 - view.active], count=gap, mine=mine, other=other)


def _their_last(view: PawView, legal: Legal, names: Names) -> str:
    me, name = view.active, names[1 - view.active]
    lead = view.power(me) - view.power(1 - me)
    if not lead:
        return _("Your last turn, {ours} all: whatever you capture now puts you ahead.", ours=view.power(me))
    if not notices.decided(view):
        return _close_end(lead, name)
    if lead > 0:
        words = _("{name} has the last turn, but cannot make up your lead of {count} levels.")
    elif notices.can_line(view, me):
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


def _behind(view: PawView, legal: Legal, names: Names) -> str:
    gap = view.power(1 - view.active) - view.power(view.active)
    words = _("{name} is {count} levels ahead: a line of three wins in spite of that.")
    return words.format(name=names[1 - view.active], count=gap) if gap >= BEHIND else ""


def _capture(view: PawView, legal: Legal, names: Names) -> str:
    best = max((use for use in uses(view) if use.takes >= 0), key=lambda use: LEVEL[use.takes], default=None)
    if best is None or LEVEL[best.takes] < WEIGHTY:
        return ""
    words, kitty = _("{card} can capture {name}'s {kitty} now: {count} levels."), kitty_words(best.takes)
    return words.format(card=card_words(best.card), name=names[1 - view.active], kitty=kitty, count=LEVEL[best.takes])


def _finish(view: PawView, legal: Legal, names: Names) -> str:
    for unit in squad(view, 1 - view.active):
        use = next((use for use in uses(view) if use.takes == unit.kitty), None) if unit.damage else None
        if use is not None:
            words = _("{kitty} has taken {damage} of {level}: {card} finishes it, and next turn that is forgotten.")
            facts = {"damage": unit.damage, "level": LEVEL[unit.kitty]}
            return words.format(kitty=kitty_words(unit.kitty), card=card_words(use.card), **facts)
    return ""


def _in_danger(view: PawView, legal: Legal, names: Names) -> str:
    threat = notices.threat_to(view, [unit.kitty for unit in squad(view, view.active) if LEVEL[unit.kitty] >= WEIGHTY])
    if threat is None:
        return ""
    words = _("{name}'s {striker} can capture your {kitty} next turn: strike it, or step aside.")
    striker, kitty = kitty_words(threat.striker), kitty_words(threat.kitty)
    return words.format(name=names[1 - view.active], striker=striker, kitty=kitty)


def _hunter(view: PawView, legal: Legal, names: Names) -> str:
    """A Kitty drawn that would threaten a weighty enemy only because it strikes double."""
    open_squares = {action.where for action in legal}
    enemies = [unit for unit in squad(view, 1 - view.active) if LEVEL[unit.kitty] >= WEIGHTY]
    for unit in sorted(enemies, key=lambda unit: -LEVEL[unit.kitty]):
        for kitty in view.offer:
            double = LEVEL[kitty] < LEVEL[unit.kitty] <= blow(kitty, unit.kitty)
            if double and open_squares.intersection(ADJACENT[unit.square]):
                words = _("{kitty} strikes {name}'s {prey} double: facing it, it could capture it next turn.")
                return words.format(kitty=kitty_words(kitty), name=names[1 - view.active], prey=kitty_words(unit.kitty))
    return ""


def _aim(view: PawView, legal: Legal, names: Names) -> str:
    (facing, unit), name = notices.prey(view) or (HIDDEN, None), names[1 - view.active]
    words = _("To the {facing} it aims at {name}'s {kitty}: Claws Out could capture it next turn.")
    return words.format(facing=FACING_NAMES[facing], name=name, kitty=kitty_words(unit.kitty)) if unit else ""


def _friend_in_front(view: PawView, legal: Legal, names: Names) -> str:
    facing, unit = notices.friend(view) or (HIDDEN, None)
    words = _("Not to the {facing}: Bamboozle could make it capture your own {kitty}.")
    return words.format(facing=FACING_NAMES[facing], kitty=kitty_words(unit.kitty)) if unit else ""


def _own_claws(view: PawView, legal: Legal, names: Names) -> str:
    """A step of a card in play that would capture one's own."""
    for action in legal if not view.used else ():
        if action.verb in (model.PICK, model.MOVE):
            effect = done(world(view), action, view.active)
            if effect.lost and not effect.over:
                words = _("Careful: with {kitty}, {card} would capture your own {lost}.")
                kitty, lost = kitty_words(view.on_board()[action.what].kitty), kitty_words(effect.lost[0])
                return words.format(kitty=kitty, card=card_words(view.card), lost=lost)
    return ""


def _third_token(view: PawView, legal: Legal, names: Names) -> str:
    marked = [unit for unit in outside(view) if unit.tokens == model.TOO_MANY_TOKENS - 1]
    if not marked:
        return ""
    if len(marked) == len(outside(view)):
        least = min(marked, key=lambda unit: LEVEL[unit.kitty])
        return _("Each of them has two tokens: the {kitty} costs you the least.", kitty=kitty_words(least.kitty))
    words = _("{kitty} has two tokens already: with the third {name} captures it.")
    return words.format(kitty=kitty_words(marked[0].kitty), name=names[1 - view.active])


def _first_token(view: PawView, legal: Legal, names: Names) -> str:
    least = min(outside(view), key=lambda unit: (unit.tokens, LEVEL[unit.kitty])).kitty
    words = _("The {kitty} is your cheapest one outside: let it bear the token.")
    return words.format(kitty=kitty_words(least)) if len({LEVEL[unit.kitty] for unit in outside(view)}) > 1 else ""


def _too_many_outside(view: PawView, legal: Legal, names: Names) -> str:
    count = len(outside(view))
    words = _("{count} of yours are outside: one gets a paw token when your turn ends.")
    if any(KIND[use.card] == RESCUE_CHOPPER for use in uses(view)):
        words = _("{count} of yours are outside: the Rescue Chopper can bring one home.")
    return words.format(count=count) if count >= 2 else ""


def _full_city(view: PawView, legal: Legal, names: Names) -> str:
    if not all(IS_OUTER[action.where] for action in legal):
        return ""
    return counted(
        "The City is full: your Kitty starts outside, and is part of no line there.",
        "The City is full: your Kitty starts outside, and then {count} of yours are there.",
        len(outside(view)) + 1,
    )


def _rescue(view: PawView, legal: Legal, names: Names) -> str:
    freed = next(action.what for action in legal if action.verb == model.RESCUE)
    ours, theirs = view.power(view.active), view.power(1 - view.active)
    words = _("A rescue makes it {ours} to {left} levels instead of {ours} to {theirs}.")
    return words.format(ours=ours, theirs=theirs, left=theirs - LEVEL[freed])


def _known_next(view: PawView, legal: Legal, names: Names) -> str:
    """The weightiest Kitty the other draws next, if one put it away oneself."""
    known = [kitty for kitty in view.kitties[:2] if kitty != HIDDEN and LEVEL[kitty] >= WEIGHTY]
    words, name = _("{name} draws the {kitty} next: you put it under the deck yourself."), names[1 - view.active]
    return words.format(name=name, kitty=kitty_words(max(known, key=LEVEL.__getitem__))) if known else ""


def _tactics_or_claws(view: PawView, legal: Legal, names: Names) -> str:
    if view.seat is None:
        return ""
    small, large = sorted(view.offer, key=LEVEL.__getitem__)
    cards = sum(KIND[card] != content.CLAWS_OUT for card in view.hands[view.seat])
    if LEVEL[large] - LEVEL[small] < 2 or cards < TACTICS[small]:
        return ""
    return counted(
        "{more} tactics with {small}, one with {large}: place {large} unless your cards can use so many.",
        "{more} tactics with {small}, {count} with {large}: place {large} unless your cards can use so many.",
        TACTICS[large],
        **{"small": kitty_words(small), "more": TACTICS[small], "large": kitty_words(large)},
    )


def _no_use(view: PawView, legal: Legal, names: Names) -> str:
    """A card that cannot do anything here."""
    idle = notices.useless(legal) if view.tactics > 1 else None
    words = _("{card} can do nothing here: discard it and draw, if you have a tactic to spare.")
    return words.format(card=CARD_NAMES[idle]) if idle is not None else ""


def _keep_radio(view: PawView, legal: Legal, names: Names) -> str:
    """A newcomer may take it for one card of many."""
    words = _("The Radio does three things for one tactic, and there is only one of it: play it, do not discard it.")
    return words if model.SWAPS[RADIO_CARD] in legal else ""


def _radio(view: PawView, legal: Legal, names: Names) -> str:
    takes = next((use.takes for use in uses(view) if use.card == RADIO_CARD), content.NO_KITTY)
    words = _("The Radio's 1 damage captures {name}'s {kitty}, and it does two things more.")
    return words.format(name=names[1 - view.active], kitty=kitty_words(takes)) if takes >= 0 else ""


def _opening(view: PawView, legal: Legal, names: Names) -> str:
    poor = to_put_back(legal)
    words = _("{card} does little at the beginning: one to change.")
    return words.format(card=card_words(poor.what)) if view.seat is not None and poor.verb == model.BACK else ""


_CAPTURING = notices.playing(lambda use: use.takes >= 0)
_FETCHING = notices.playing(lambda use: KIND[use.card] == RESCUE_CHOPPER)
_ALWAYS, _BEFORE_LAST, _EARLIER = range(LAST_TURN + 1), range(LAST_TURN), range(LAST_TURN - 1)


def _urgent(*phases: int) -> When:
    """For what is said even while the other's line must be broken."""
    return lambda view, legal: view.phase in phases


def _in(*phases: int, turns: range = _ALWAYS) -> When:
    """In these phases and turns, but nothing that comes next turn matters while the other's line must be broken."""
    return lambda view, legal: view.phase in phases and view.number in turns and not view.standing(1 - view.active)


def _of_levels(turns: range = _ALWAYS) -> When:
    """For what is about levels alone: not when they decide nothing any more."""
    timely = _in(TACTIC, turns=turns)
    return lambda view, legal: timely(view, legal) and not notices.decided(view)


REMARKS = (
    Remark("break the line", _break_line, notices.breaking, when=_urgent(DEPLOYING, TACTIC)),
    Remark("no breaker", _no_breaker, when=_urgent(TACTIC)),
    Remark("third token", _third_token, notices.third_token, when=_urgent(TOKEN)),
    Remark("first token", _first_token, notices.first_token, when=_urgent(TOKEN)),
    Remark("rescue", _rescue, when=_urgent(model.RESCUING)),
    Remark("own claws", _own_claws, when=_urgent(CARD)),
    Remark("last turn", _last_turn, when=_in(DEPLOYING, TACTIC, turns=range(LAST_TURN, LAST_TURN + 1))),
    Remark("line to place", _own_third, notices.completing_line(ours=True), when=_in(DEPLOYING, turns=_BEFORE_LAST)),
    Remark("their last turn", _their_last, when=_in(DEPLOYING, turns=range(LAST_TURN - 1, LAST_TURN))),
    Remark("keep the line", _keep_line, when=_in(TACTIC, turns=_BEFORE_LAST)),
    Remark("line by card", _line_by_card, notices.playing(lambda use: use.lines), when=_in(TACTIC, turns=_BEFORE_LAST)),
    Remark("finish", _finish, _CAPTURING, when=_of_levels()),
    Remark("capture", _capture, _CAPTURING, when=_of_levels()),
    Remark("block", _their_third, notices.completing_line(ours=False), when=_in(DEPLOYING, turns=_EARLIER)),  # PD-5.2
    Remark("in danger", _in_danger, when=_of_levels(_BEFORE_LAST)),
    Remark("too many outside", _too_many_outside, _FETCHING, when=_in(TACTIC)),
    Remark("full city", _full_city, when=_in(DEPLOYING)),
    Remark("aim", _aim, notices.aiming, when=_in(FACING, turns=_EARLIER)),
    Remark("friend in front", _friend_in_front, notices.sparing, when=_in(FACING, turns=_BEFORE_LAST)),
    Remark("behind", _behind, when=_in(DEPLOYING, turns=range(LATE, LAST_TURN - 1))),
    Remark("hunter", _hunter, when=_in(DEPLOYING, turns=_EARLIER)),
    Remark("tactics or claws", _tactics_or_claws, when=_in(DEPLOYING)),
    Remark("known next", _known_next, when=_in(TACTIC, turns=_BEFORE_LAST)),
    Remark("no use", _no_use, notices.discarding, when=_in(TACTIC)),
    Remark("radio", _radio, notices.playing(lambda use: use.card == RADIO_CARD), when=_of_levels()),
    Remark("keep the radio", _keep_radio, notices.keeping_radio, when=_in(TACTIC)),
    Remark("opening", _opening, notices.changing, when=_in(model.REDRAWING)),
)
