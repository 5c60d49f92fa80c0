"""Staged moments: captures, lines, the last turn and the end, with their causes."""

from collections.abc import Sequence

from tabletop.base.words import _, capital, counted
from tabletop.games.paw_of_duty.rules import content, events, model
from tabletop.games.paw_of_duty.rules.board import LINES
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, TYPE
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import kitty_words, line_words, lines_words, owned
from tabletop.kernel.events import Event
from tabletop.ui.stage.layout import Moment, Side

DOUBLES = _("Huntresses strike Pilots double:"), _("Pilots strike Tanks double:"), _("Tanks strike Huntresses double:")
"""PD-1.3, for each type."""
ATTACKS = (content.CLAWS_OUT, content.BAMBOOZLE)
"""The cards whose damage comes from an attacker: the attack itself is staged."""


def moment(view: PawView, event: Event, names: Sequence[str]) -> Moment | None:
    """What is staged for an event; the view is the one before it."""
    match event:
        case events.Attacked():
            return _struck(view, event, names)
        case events.Hurt(kitty=kitty, damage=damage, total=total) if total >= LEVEL[kitty]:
            if view.card < 0 or KIND[view.card] in ATTACKS:
                return None
            why = _("{card}: {damage} damage.", card=CARD_NAMES[KIND[view.card]], damage=damage)
            if total > damage:
                why += " " + _("With {before} from before, that makes {total}.", before=total - damage, total=total)
            why += " " + _("{other} is captured by {level} or more.", other=kitty_words(kitty), level=LEVEL[kitty])
            return _taken(view, kitty, 1 - event.seat, names, (why,))
        case events.Captured(kitty=kitty, seat=seat):
            unit = next(unit for unit in view.units if unit.kitty == kitty)
            if unit.damage < LEVEL[kitty]:
                return _taken(view, kitty, seat, names, (_("A third paw token: too long in the Outer City."),))
        case events.Eligible(seat=seat, lines=lines):
            held = {square for number in lines for square in LINES[number]}
            says = _("{name} filled {squares}.", name=names[seat], squares=lines_words(lines))
            wins = _("It wins the game if it still stands when the next turn ends.")
            if len(lines) > 1:
                wins = _("One that still stands when the next turn ends wins the game.")
            lit = tuple(f"kitty:{unit.kitty}" for unit in view.units if unit.square in held)
            return Moment(counted("Three in a line!", "{count} lines of three!", len(lines)), (says, wins), lit)
        case events.HeldLine(seat=seat, line=line, kitties=kitties):
            says = _("{name} held {squares} for a whole turn.", name=names[seat], squares=line_words(line))
            return Moment(_("Control!"), (says,), (f"line:{seat}:{line}", *(f"kitty:{kitty}" for kitty in kitties)))
        case events.Counted():
            return _counted(view, event, names)
        case events.Began(turn=model.LAST_TURN):
            facts = {"name": names[0], "count": view.power(0), "other": names[1], "more": view.power(1)}
            says = _("Levels captured: {name} {count}, {other} {more}.", **facts)
            wins = _("After this turn, whoever has captured more levels wins.")
            jailed = (f"kitty:{kitty}" for taken in view.captured for kitty in taken)
            return Moment(_("The last lamp"), (wins, says), ("clock", "tag", "carrier:0", "carrier:1", *jailed))
    return None


def broken_line(view: PawView, event: Event) -> tuple[tuple[str, str], ...]:
    """The caption over a Kitty whose last standing line is broken by this event."""
    gone = set[int]()
    match event:
        case events.Moved(kitty=kitty) | events.Captured(kitty=kitty):
            gone = {kitty}
        case events.Switched(kitty=kitty, other=other):
            gone = {kitty, other}
    for seat in range(2):
        claims = view.standing(seat)
        if claims and all(gone.intersection(claim[1:]) for claim in claims):
            left = [kitty for kitty in claims[0][1:] if kitty not in gone]
            return ((f"kitty:{left[0]}", _("line broken!")),)
    return ()


def _taken(view: PawView, kitty: int, seat: int, names: Sequence[str], why: tuple[str, ...]) -> Moment:
    count = view.power(seat) + LEVEL[kitty]
    now = counted("That makes one level captured.", "That makes {count} levels captured.", count)
    title = _("{name} captured {kitty}!", name=names[seat], kitty=owned(names, 1 - seat, kitty))
    return Moment(title, (*why, now), (f"kitty:{kitty}",))


def _struck(view: PawView, event: events.Attacked, names: Sequence[str]) -> Moment | None:
    """An attack that captures: types, levels and damage."""
    target = next(unit for unit in view.units if unit.kitty == event.other)
    if target.damage + event.damage < LEVEL[event.other]:
        return None
    striker, other = owned(names, event.seat, event.kitty), kitty_words(event.other)
    why = _("{kitty} strikes for {damage} damage.", kitty=capital(striker), damage=event.damage)
    if event.double:
        rule, level = DOUBLES[TYPE[event.kitty]], LEVEL[event.kitty]
        why = _("{rule} {level} x 2 = {damage} damage.", rule=rule, level=level, damage=event.damage)
    words = (
        _("{other} had taken {before} of {level}.") if target.damage else _("{other} is captured by {level} or more.")
    )
    why += " " + words.format(other=other, before=target.damage, level=LEVEL[event.other])
    fooled = view.card >= 0 and KIND[view.card] == content.BAMBOOZLE
    first = (_("Bamboozle: {kitty} was fooled.", kitty=striker),) if fooled else ()
    staged = _taken(view, event.other, 1 - target.owner, names, (*first, why))
    return staged._replace(lit=(f"kitty:{event.kitty}", *staged.lit))


def _counted(view: PawView, event: events.Counted, names: Sequence[str]) -> Moment:
    """PD-5.2: captured levels, and if they are level the squads."""
    level = event.captured[0] == event.captured[1]
    totals = event.squads if level else event.captured
    if event.seat < 0:
        says = _("Both captured as many levels, and the squads are equal: nobody wins.")
    elif level:
        says = _("Both captured as many levels. {name} had the stronger squad on the board.", name=names[event.seat])
    else:
        says = _("{name} captured more levels.", name=names[event.seat])
    captured = ((), ()) if level else view.captured
    counts = [tuple((kitty_words(kitty), LEVEL[kitty]) for kitty in taken) for taken in captured]
    sides = tuple(Side(names[seat], seat, totals[seat], counts[seat]) for seat in range(2))
    return Moment(_("Power!"), (_("The last turn is over."), says), ("clock",), sides=sides)
