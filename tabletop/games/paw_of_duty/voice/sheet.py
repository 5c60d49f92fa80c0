"""The sheet of a seat: everything public about it."""

from tabletop.base.words import _, counted, listed
from tabletop.games.paw_of_duty.advice.notices import best_line, world
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import combat, content, model
from tabletop.games.paw_of_duty.rules.board import LINES, NEXT, NOWHERE, square_text
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, TYPE_NAMES, TYPE_PAINTS
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.voice.words import FACING_NAMES, kitty_words, levels_by_type, levels_words
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Part, Row, Sheet

CHIP = 40.0, 40.0
"""How large a Kitty is on the sheet."""


def sheet(table: Seating, view: PawView, seat: int) -> Sheet:
    taken, squad = view.captured[seat], [unit for unit in view.units if unit.owner == seat]
    ours, theirs = view.power(seat), view.power(1 - seat)
    by_type = tuple(zip(TYPE_NAMES, levels_by_type(taken), strict=True))
    jailed = (Row(kitty_words(kitty), str(LEVEL[kitty]), (("chip", kitty),), shape=CHIP) for kitty in taken)
    captured = Part(_("Captured"), tuple(jailed) or (Row(_("Nobody yet")),), levels_words(ours))
    units = tuple(_unit(view, unit) for unit in squad) or (Row(_("Nobody yet")),)
    board = Part(_("On the board"), units, levels_words(sum(LEVEL[unit.kitty] for unit in squad)))
    line, cards = Part(_("Line in the City"), _line(view, seat)), Part(_("Cards"), _cards(view, seat))
    threats = () if view.to_act is None else (Part(_("Can hit with Claws Out"), _threats(view, seat)),)
    return Sheet(
        _("Took the first turn") if seat == view.first else _("Took the second turn"),
        (str(ours), counted("level captured", "levels captured", ours)),
        _standing(ours - theirs, table.names[1 - seat], over=view.to_act is None),
        by_type if taken else (),
        (captured, board, line, *threats, cards),
        _warning(view, seat),
        _("Levels by type"),
        TYPE_PAINTS,
    )


def _standing(ahead: int, other: str, over: bool) -> str:
    """The comparison with the other's levels, now or at the end."""
    if not ahead:
        words = _("as many as {name}")
    elif over:
        words = _("{count} more than {name}") if ahead > 0 else _("{count} fewer than {name}")
    else:
        words = _("{count} ahead of {name}") if ahead > 0 else _("{count} behind {name}")
    return words.format(count=abs(ahead), name=_("you") if other == _("You") else other)


def _unit(view: PawView, unit: Unit) -> Row:
    there = NEXT[unit.square][unit.facing]
    target = view.on_board().get(there)
    words = _("faces {facing}", facing=FACING_NAMES[unit.facing])
    if target and target.owner != unit.owner:
        damage = combat.blow(unit.kitty, target.kitty)
        words += ": " + _("{damage} damage to {kitty}", damage=damage, kitty=kitty_words(target.kitty))
    elif there == NOWHERE:
        words += ", " + _("at the edge")
    if unit.tokens > 1:
        words += " · " + _("{count} of 3 paw tokens", count=unit.tokens)
    title = _("{kitty} on {square}", kitty=kitty_words(unit.kitty), square=square_text(unit.square))
    return Row(title, str(LEVEL[unit.kitty]), (("chip", unit.kitty),), words, CHIP)


def _line(view: PawView, seat: int) -> tuple[Row, ...]:
    on = view.on_board()
    mine = {square for square, unit in on.items() if unit.owner == seat}
    have = best_line(view, seat)
    lines = [line for line in LINES if len(mine.intersection(line)) == have] if have else []
    if not lines:
        return (Row(_("None of the squares yet"), _("{count} of 3", count=0)),)
    best = min(lines, key=lambda line: sum(square in on for square in line))
    there = sorted(square_text(square) for square in best if square in mine)
    lacks = sorted(square_text(square) for square in best if square not in mine)
    held = sorted(square_text(square) for square in best if square in on and square not in mine)
    if view.to_act is None:
        small = _("won by Control") if view.ended == model.CONTROL and not lacks else ""
    elif held:
        small = _("an enemy stands on {squares}", squares=listed(held))
    elif lacks:
        small = _("{squares} still to fill", squares=listed(lacks))
    else:
        small = _("must stand until this turn ends")
    return (Row(listed(there), _("{count} of 3", count=have), (), small),)


def _threats(view: PawView, seat: int) -> tuple[Row, ...]:
    rows = []
    for kitty, damage, captures, _card, striker in danger.claws(world(view), seat):
        words = _("{striker} hits {kitty}", striker=kitty_words(striker), kitty=kitty_words(kitty))
        small = _("and captures it") if captures else _("it can take {level}", level=LEVEL[kitty])
        rows.append(Row(words, str(damage), (("chip", kitty),), small, CHIP))
    return tuple(rows) or (Row(_("Nobody as they stand")),)


def _cards(view: PawView, seat: int) -> tuple[Row, ...]:
    rows, known = [Row(_("In hand"), str(len(view.hands[seat])))], _("everybody knows it is there")
    for card in (content.CLAWS[seat], *((content.RADIO_CARD,) if view.radio == seat else ())):
        if card not in view.aside:
            rows.append(Row(CARD_NAMES[KIND[card]], "", (("card", card),), known, (32, 45)))
    if view.active == seat and view.phase in (model.TACTIC, model.CARD):
        rows.append(Row(_("Tactics left"), str(view.tactics)))
    return tuple(rows)


def _warning(view: PawView, seat: int) -> str:
    if view.to_act is None:
        return ""
    if view.standing(seat):
        return _("Three in a line: it wins by Control unless it is broken this turn")
    left = model.LAST_TURN - view.number
    if not left:
        return _("The last turn: then the most levels win")
    if left > 2:
        return ""
    return counted("One more turn, then the most levels win", "{count} more turns, then the most levels win", left)
