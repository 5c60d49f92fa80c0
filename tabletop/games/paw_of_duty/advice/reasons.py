"""What speaks for an action of Paw of Duty: a line to be broken, what it does at once, what it is good for."""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice import effects
from tabletop.games.paw_of_duty.advice.effects import Gain, card_gains, done, opened, step_gains
from tabletop.games.paw_of_duty.advice.foresight import foresee, price
from tabletop.games.paw_of_duty.advice.notices import completing, outside, uses, world
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, IS_OUTER, LINES, NEXT, square_text
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL, TACTICS
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.voice.words import all_of, card_words, kitty_words
from tabletop.kernel.reasons import BAD, GOOD, Reason
from tabletop.kernel.seating import Seating

STRONG = 3
"""From this level on a Kitty is placed for itself, below it for its tactics."""


def reasons(table: Seating, view: PawView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """The line that must be broken; else what it does at once, if that is good; else what it is good for. Its price."""
    placing = list(_placing(view, legal, action)) if action.verb == model.DEPLOY else []
    foreseen = foresee(table, view, legal, action)
    good = [one for one in foreseen if one.tone == GOOD]
    hurts = [one for one in foreseen if action.verb == model.PICK and one.tone != BAD]
    gain = _pressing(view, action) or next(iter((*good, *hurts, *placing)), None) or _of_use(view, legal, action)
    found = [gain] if gain else []
    if costs := price(view, action, table.names[1 - view.active]):
        about, others = tuple(one.about for one in costs), "; ".join(one.of_another for one in costs)
        found.append(Reason("price", "; ".join(one.words for one in costs), BAD, subject=about, others=others))
    return [*found, *(one for one in placing if one != gain)]


def _pressing(view: PawView, action: Action) -> Reason | None:
    """What an action is for while the other's line must be broken, before all else."""
    standing = view.standing(1 - view.active)
    if not standing:
        return None
    lines = all_of(standing)
    if action.verb == model.DEPLOY:
        count = TACTICS[action.what]
        words = counted("one tactic to break {lines}", "{count} tactics to break {lines}", count, lines=lines)
        return Reason("tactics to break", words, amount=count)
    if action.verb == model.PLAY and any(use.breaks for use in uses(view) if KIND[use.card] == KIND[action.what]):
        return Reason("can break line", _("can break {lines}", lines=lines))
    if action.verb in (model.MOVE, model.PICK) and view.phase == model.CARD:
        then = done(world(view), action, view.active).after
        left = sum(turn.stands(then, claim) for claim in standing)
        if then.phase != model.OVER and left < len(standing):
            words = _("breaks one line, {count} left", count=left) if left else _("breaks {lines}", lines=lines)
            return Reason("breaks line", words, amount=-left)
    return Reason("new card", _("a new card may break {lines}", lines=lines)) if action.verb == model.SWAP else None


def _placing(view: PawView, legal: Sequence[Action], action: Action) -> Iterator[Reason]:
    """All that speaks for a Kitty and the square it is placed on, the weightiest first."""
    _verb, kitty, where = action
    if view.number < LAST_TURN - 1 and where in completing(view, 1 - view.active):  # later it wins nothing (PD-5.2)
        yield Reason("keeps third out", _("keeps the third of a line out"))
    if len({LEVEL[one] for one in view.offer}) > 1:  # else where it stands is all there is to choose
        if LEVEL[kitty] >= STRONG:
            yield Reason("strong", _("strong, and hard to capture"))
        elif TACTICS[kitty] == max(TACTICS[one] for one in view.offer):
            yield Reason("tactics", _("{count} tactics this turn", count=TACTICS[kitty]), amount=TACTICS[kitty])
    on = view.on_board()
    near = [on[there] for there in ADJACENT[where] if there in on and on[there].owner != view.active]
    hits = [(blow(kitty, unit.kitty), unit.kitty) for unit in near] if view.number < LAST_TURN - 1 else []
    if prey := [other for damage, other in hits if damage >= LEVEL[other]]:
        other = max(prey, key=LEVEL.__getitem__)
        words = _("beside {kitty}: facing it, it can capture it next turn", kitty=kitty_words(other))
        yield Reason("beside prey", words, amount=LEVEL[other], subject=other)
    squares = [one.where for one in legal if one[:2] == action[:2]]
    lines = {square: sum(square in line for line in LINES) for square in squares}
    if lines[where] == max(lines.values()):
        words = _("{count} lines lead over this square", count=lines[where])
        yield Reason("lines over square", words, amount=lines[where])
    yield from _sheltered(view, squares, where)
    if hits and not prey:
        damage, other = max(hits)
        words = _("beside {kitty}: facing it, it can hit it for {damage} next turn")
        yield Reason("beside enemy", words.format(kitty=kitty_words(other), damage=damage), "", damage, other)
    yield from _unfaced(view, squares, where)


def _sheltered(view: PawView, squares: Sequence[int], where: int) -> Iterator[Reason]:
    """That fewer new enemies can be placed beside a square than beside another one (PD-3.2)."""
    city = [square for square in squares if not IS_OUTER[square]]
    exposed = {square: sum(there in city for there in ADJACENT[square]) for square in squares}
    count = exposed[where]
    if view.number == LAST_TURN or len(city) < 2 or not count == min(exposed.values()) < max(exposed.values()):
        return  # with a full City the other's next Kitty may come from anywhere
    words = counted(
        "a new enemy can be placed beside it on only one square",
        "a new enemy can be placed beside it on only {count} squares",
        count,
    )
    yield Reason("sheltered", words if count else _("no new enemy can be placed beside it"), amount=-count)


def _unfaced(view: PawView, squares: Sequence[int], where: int) -> Iterator[Reason]:
    faced = {NEXT[unit.square][unit.facing] for unit in view.units if unit.owner != view.active}
    if view.number < LAST_TURN and where not in faced and faced.intersection(squares):
        yield Reason("not faced", _("no enemy faces this square"))


def _of_use(view: PawView, legal: Sequence[Action], action: Action) -> Reason | None:
    match action.verb:
        case model.PICK if view.phase == model.TOKEN:
            level = LEVEL[view.on_board()[action.what].kitty]
            cheapest = level == min(LEVEL[unit.kitty] for unit in outside(view))
            return Reason("cheapest", _("the cheapest to lose")) if cheapest else None
        case model.PICK | model.MOVE:  # whom it brings to a better place, or an enemy to a worse one
            best = max((gain for gain in step_gains(view, action) if gain.rank in _DOES), default=None)
            return _worded(best, _DOES) if best else _opened(view, legal, action)
        case model.PLAY if KIND[action.what] == content.SUPPLY_DROP:
            return Reason("three cards", _("three new cards for one"))
        case model.PLAY:
            best = max(card_gains(view, action), default=None)
            return _worded(best, _CAN) if best else None
        case model.TURN:
            return _opened(view, legal, action) or _facing(view, action)
        case model.SWAP:
            kind = KIND[action.what]
            if any(one.verb == model.PLAY and KIND[one.what] == kind for one in legal):
                return Reason("new card", _("a new card may do more"))
            return Reason("useless card", _("{card} can do nothing here", card=card_words(action.what)), subject=kind)
        case model.END if view.tactics and not view.standing(1 - view.active):
            words, others = _("your cards are worth more later"), _("its cards are worth more later")
            return Reason("cards later", words, others=others)
    return _PLAIN.get(action.verb)


def _opened(view: PawView, legal: Sequence[Action], action: Action) -> Reason | None:
    if not (found := opened(view, legal, action)):
        return None
    gain, card = found
    does = _worded(gain, _CAN)
    words = _("then {card} {does}", card=card_words(card), does=does.words)
    return Reason("next card", words, amount=gain.level, subject=does.about)


def _facing(view: PawView, action: Action) -> Reason | None:
    """What a Kitty guards if it faces this way, or whom it spares."""
    on, me, ahead = view.on_board(), view.active, NEXT[action.what][action.where]
    unit, there = on[action.what], on.get(ahead)
    if unit.owner != me:
        words = _("turned there, {kitty} threatens nobody", kitty=kitty_words(unit.kitty))
        return None if there and there.owner == me else Reason("threatens nobody", words, subject=unit.kitty)
    if there is not None:
        return None
    if ahead >= 0 and not IS_OUTER[ahead] and view.number < LAST_TURN - 1:
        words = _("guards {square}: it can strike whoever comes there")
        if ahead in completing(view, 1 - me):
            words = _("guards {square}, where the third of a line is missing")
        return Reason("guards", words.format(square=square_text(ahead)), subject=ahead)
    return _spared(on, unit) if danger.may_come(view, content.BAMBOOZLE) else None


def _spared(on: dict[int, Unit], unit: Unit) -> Reason:
    """Whom a Kitty that faces nobody cannot be made to strike."""
    around = [on[square] for square in NEXT[unit.square] if square in on]
    own = [one.kitty for one in around if one.owner == unit.owner and blow(unit.kitty, one.kitty) >= LEVEL[one.kitty]]
    if own:
        words = _("away from {kitty}, which a Bamboozle could make it strike", kitty=kitty_words(own[0]))
        return Reason("faces away", words, subject=own[0])
    return Reason("faces away", _("that way no Bamboozle makes it strike a Kitty of yours"), others="")


_PLAIN = {
    model.BACK: Reason("little use", _("it does little at the beginning")),
    model.READY: Reason("good hand", _("a hand to begin with")),
    model.TOSS: Reason("needed least", _("you need it the least"), others=""),
    model.DRAW: Reason("one more card", _("one more card to choose from")),
    model.RESCUE: Reason("rescued", _("it no longer counts against you"), others=""),
}


def _worded(gain: Gain, texts: dict[int, tuple[str, str]]) -> Reason:
    kind, words = texts[gain.rank]
    kitty, prey = (kitty_words(one) if one >= 0 else "" for one in (gain.kitty, gain.prey))
    words = words.format(kitty=kitty, prey=prey, damage=gain.damage)
    return Reason(kind, words, amount=gain.damage or gain.level, subject=(gain.kitty, gain.prey))


_CAN = {
    effects.LINE: ("can make line", _("can make three in a line")),
    effects.CAPTURE: ("can capture", _("can capture {kitty}")),
    effects.STRIKE: ("can strike", _("can aim {kitty} at {prey}: then Claws Out can capture it")),
    effects.AGAIN: ("can make line", _("can make one more line of three")),
    effects.AIM: ("can aim", _("can aim {kitty} at {prey}, to capture it later")),
    effects.SAFE: ("can save", _("can take {kitty} out of danger")),
    effects.HOME: ("can bring home", _("can bring {kitty} back into the City")),
    effects.AWAY: ("can drive out", _("can drive {kitty} out of the City")),
    effects.PAIR: ("can pair", _("can make two in a line")),
    effects.HURT: ("can hurt", _("can deal {damage} damage to {kitty}")),
    effects.SHELTER: ("can shelter", _("can bring {kitty} where fewer new enemies can be placed beside it")),
    effects.EXPOSE: ("can expose", _("can draw {kitty} to where more new Kitties can be placed beside it")),
}
"""The kind and words of what a card can do."""
_DOES = {
    effects.HOME: ("brings home", _("brings {kitty} back into the City")),
    effects.AWAY: ("drives out", _("drives {kitty} out of the City")),
    effects.SHELTER: ("shelters", _("there fewer new enemies can be placed beside {kitty}")),
    effects.EXPOSE: ("exposes", _("there more new Kitties can be placed beside {kitty}")),
}
"""Of a step itself; what else it does is foreseen."""
