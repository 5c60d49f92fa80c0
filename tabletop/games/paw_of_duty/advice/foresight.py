"""What would come of an action, in short lines and as a warning."""

from collections.abc import Iterable, Iterator, Sequence

from tabletop.base.words import _, counted, listed, whom, whose
from tabletop.games.paw_of_duty.advice import effects
from tabletop.games.paw_of_duty.advice.effects import Effect, done, effect_of, levels, target, whole_lines
from tabletop.games.paw_of_duty.advice.notices import GAME
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import combat, content, events, model
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import Action
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import kitty_words
from tabletop.kernel.events import NOBODY
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

MOST = 3
"""So many lines are read at a glance."""
ON_THE_BOARD = (model.DEPLOY, model.TURN, model.MOVE, model.PICK)
"""Actions that change what stands where."""
Reasons = Iterator[Reason]


def foresee(table: Seating, view: PawView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """Up to three lines, the most important first."""
    effect = effect_of(view, action)
    other = table.names[1 - effect.me]
    found = [*_end(effect, other), *_captures(effect)]
    if action.verb in ON_THE_BOARD:
        found += [*_lines(effect, other), *_dangers(effect)]
        if action.verb != model.DEPLOY:  # which way it faces comes next
            found += _aims(effect)
    found += _by_verb(view, action, effect)
    if action.verb != model.END:
        found += _turn_ends(effect)
    return found[:MOST]


def sure(table: Seating, view: PawView, legal: Sequence[Action], action: Action) -> str:
    """A warning before an action that gives something away although there are others that do not."""
    effect = effect_of(view, action)
    me, other = effect.me, table.names[1 - effect.me]
    if effect.loses:
        if all(effect_of(view, another).loses for another in legal if another != action):
            return ""
        if effect.after.ended == model.CONTROL:
            return _("{name}'s line still stands: this ends your turn, and {name} wins with it.", name=other)
        words = _("This ends the game, and {name} wins: {theirs} levels captured against your {ours}.")
        return words.format(name=other, theirs=effect.after.power(1 - me), ours=effect.after.power(me))
    if effect.price > 0 and any(effect_of(view, another).price < effect.price for another in legal):
        return counted(
            "{name} captures your {kitty}: one level.",
            "{name} captures your {kitty}: {count} levels.",
            levels(effect.lost),
            name=other,
            kitty=listed(list(map(kitty_words, effect.lost))),
        )
    return ""


def price(view: PawView, action: Action, other: str) -> list[Reason]:
    """What an action on the board costs; of lines only what its card cannot make up for any more."""
    effect = effect_of(view, action)
    if action.verb not in ON_THE_BOARD or effect.after.winner == effect.me:
        return []
    costs, lines = _bad(_captures(effect)), _bad(_lines(effect, other))
    goes_on = GAME.legal(effect.after) if lines and effect.after.phase == model.CARD else []
    steps = (done(effect.after, step, effect.me).after for step in goes_on if step.verb == model.MOVE)
    mended = any(not _bad(_lines(effect._replace(after=then), other)) for then in steps)
    return costs if mended else costs + lines


def _bad(reasons: Iterable[Reason]) -> list[Reason]:
    return [one for one in reasons if one.tone == BAD]


_WINS_WITH = {
    model.CONTROL: _("a line of three"),
    model.POWER: _("the most levels"),
    model.TIE_BREAK: _("the stronger squad"),
}
"""What wins a game, for those who have not read the rules."""


def _end(effect: Effect, other: str) -> Reasons:
    winner = effect.after.winner
    if not effect.over:
        return
    if winner == NOBODY:
        yield Reason("draw", _("The game ends in a draw"), BAD)
        return
    what = _WINS_WITH[effect.after.ended]
    if winner == effect.me:
        yield Reason("wins", _("You win with {what}", what=what), GOOD, others=_("it wins with {what}", what=what))
    else:
        yield Reason("loses", _("{name} wins with {what}", name=other, what=what), BAD, others="")


def _captures(effect: Effect) -> Reasons:
    """Who would be captured, and what damage stays below that."""
    if taken := effect.taken:
        who, worth = _some(taken), levels(taken)
        words = counted("captures {kitty}: one level", "captures {kitty}: {count} levels", worth, kitty=who)
        yield Reason("captures", words, GOOD, worth, tuple(taken))
    if lost := effect.lost:
        who, worth = _some(lost), levels(lost)
        words = counted("you lose {kitty}: one level", "you lose {kitty}: {count} levels", worth, kitty=who)
        others = counted("it loses {kitty}: one level", "it loses {kitty}: {count} levels", worth, kitty=who)
        yield Reason("is captured", words, BAD, worth, tuple(lost), others)
    for e in effect.events:
        if isinstance(e, events.Hurt) and e.kitty not in (*taken, *lost):
            facts = {"kitty": kitty_words(e.kitty), "damage": e.damage, "total": e.total, "level": LEVEL[e.kitty]}
            if e.seat == effect.me:
                words = _("{damage} damage to your own {kitty}: {total} of {level}", **facts)
                others = _("{damage} damage to its own {kitty}: {total} of {level}", **facts)
                yield Reason("hurts own", words, BAD, e.damage, e.kitty, others)
            else:
                words = _("{damage} damage to {kitty}: {total} of {level}", **facts)
                yield Reason("hurts", words, "", e.damage, e.kitty)


def _some(kitties: Sequence[int]) -> str:
    return kitty_words(kitties[0]) if len(kitties) == 1 else counted("a Kitty", "{count} Kitties", len(kitties))


def _lines(effect: Effect, other: str) -> Reasons:
    """How near both are to a line."""
    before, after, them = effect.before, effect.after, 1 - effect.me
    if effect.over:
        return
    had, has = whole_lines(before, them), whole_lines(after, them)
    if had - has and not has:
        yield Reason("breaks line", _("breaks {line}", line=whose(other, _("line"))), GOOD)
    elif has - had:
        yield Reason("gives line", _("gives {name} three in a line", name=whom(other)), BAD)
    yield from _my_lines(effect)
    best = effects.best_line(after, them)
    if not had - has and best < effects.best_line(before, them):
        words = _("leaves {name} {count} of 3 in line", name=whom(other), count=best)
        yield Reason("shortens their line", words, GOOD, -best)


def _my_lines(effect: Effect) -> Reasons:
    before, after, me = effect.before, effect.after, effect.me
    left = whole_lines(after, me)
    if made := new_lines(effect):
        yield made
    elif len(left) < len(whole_lines(before, me)):
        words = _("gives up one of your lines") if left else _("gives up your line")
        others = _("gives up one of its lines") if left else _("gives up its line")
        yield Reason("gives up line", words, BAD, others=others)
    elif (now := effects.open_line(after, me)) > max(1, effects.open_line(before, me)):
        yield Reason("in line", _("{count} of 3 in line", count=now), GOOD, now)
    elif (now := effects.best_line(after, me)) < effects.best_line(before, me) > 1:
        others = _("leaves it {count} of 3 in line", count=now)
        yield Reason("shortens line", _("leaves you {count} of 3 in line", count=now), BAD, now, others=others)


def new_lines(effect: Effect) -> Reason | None:
    """The lines an action makes; one that is held is enough (PD-5.1)."""
    had, has = (len(whole_lines(s, effect.me)) for s in (effect.before, effect.after))
    if has <= had or effect.over:
        return None
    if has == had + 1:
        words = _("one more line of three") if had else _("three in a line: hold them a turn")
    else:
        words = _("{count} more lines of three") if had else _("{count} lines of three: hold one a turn")
    return Reason("makes line", words.format(count=has - had), GOOD, has - had)


def _dangers(effect: Effect) -> Reasons:
    """Whom the other's Claws Out could hit next turn, if this changes it."""
    if effect.over:
        return
    before, after = (danger.worst(danger.claws(s, 1 - effect.me)) for s in (effect.before, effect.after))
    for kitty, blow in after.items():
        if kitty not in before or (blow.captures and not before[kitty].captures):
            yield _struck(blow)
    safe = [kitty for kitty in before if kitty not in after and kitty in effect.after.squads[effect.me]]
    if safe:
        words = _("{kitty} is safe from Claws Out", kitty=kitty_words(safe[0]))
        yield Reason("safe", words, GOOD, LEVEL[safe[0]], safe[0])


def _struck(blow: danger.Blow) -> Reason:
    striker, kitty = kitty_words(blow.striker), kitty_words(blow.kitty)
    if blow.captures:
        words = _("{striker} can capture {kitty}", striker=striker, kitty=kitty)
        return Reason("can be captured", words, BAD, LEVEL[blow.kitty], blow.kitty)
    words = _("{striker} can hit {kitty} for {damage}", striker=striker, kitty=kitty, damage=blow.damage)
    return Reason("can be hit", words, BAD, blow.damage, blow.kitty)


def _aims(effect: Effect) -> Reasons:
    """Whom one's own Kitties would newly face, and how hard they would strike."""
    before, after = effect.before, effect.after
    for kitty in after.squads[effect.me]:
        prey = target(after, kitty)
        new = before.phase == model.FACING and kitty == before.placed  # it has not been turned at all yet
        had = target(before, kitty) if kitty in before.squads[effect.me] and not new else content.NO_KITTY
        if prey < 0 or prey == had:
            continue
        if prey in after.squads[effect.me]:
            own = {"kitty": kitty_words(kitty), "other": kitty_words(prey)}
            words, others = _("{kitty} faces your own {other}", **own), _("{kitty} faces its own {other}", **own)
            yield Reason("faces own", words, subject=(kitty, prey), others=others)
            continue
        damage = combat.blow(kitty, prey)
        captures = damage >= LEVEL[prey]
        if kitty != before.placed:
            words = _("aims at {kitty}: Claws Out can capture it") if captures else _AIMS_TO_HIT
        elif before.number < model.LAST_TURN - 1:  # PD-6.1: not in the turn it was placed in
            words = _("next turn Claws Out can capture {kitty}") if captures else _HITS_NEXT
        else:
            continue
        words = words.format(kitty=kitty_words(prey), damage=damage)
        yield Reason("aims to capture" if captures else "aims to hit", words, GOOD, damage, prey)


_AIMS_TO_HIT = _("aims at {kitty}: Claws Out deals {damage} damage")
_HITS_NEXT = _("next turn Claws Out hits {kitty} for {damage}")


def _by_verb(view: PawView, action: Action, effect: Effect) -> Reasons:
    """What comes of one kind of action alone."""
    match action.verb:
        case model.BACK:
            yield Reason("new card", _("a new card is drawn for it"), CHANCE)
        case model.READY if view.aside:
            words = counted("draws a new card", "draws {count} new cards", len(view.aside))
            yield Reason("draws", words, CHANCE, len(view.aside))
        case model.READY:
            yield Reason("keeps hand", _("no card is changed any more"))
        case model.DEPLOY:
            (buried,) = (kitty for kitty in view.offer if kitty != action.what)
            count = content.TACTICS[action.what]
            yield Reason("tactics", counted("one tactic this turn", "{count} tactics this turn", count), amount=count)
            yield Reason("goes under", _("{kitty} goes under the deck", kitty=kitty_words(buried)), subject=buried)
        case model.PLAY:
            yield from _play(action, effect)
        case model.SWAP if left := view.tactics - 1:
            words = counted("costs a tactic: one is left", "costs a tactic: {count} are left", left)
            yield Reason("costs tactic", words, amount=left)
        case model.SKIP if view.phase == model.RESCUING:
            kept = effect.after.power(1 - effect.me)
            words = counted("your opponent keeps one level", "your opponent keeps {count} levels", kept)
            yield Reason("opponent keeps", words, BAD, kept, others="")
        case model.DRAW:
            words = counted("the last one of the deck", "one of the {count} in the deck", view.deck)
            yield Reason("draws", words, CHANCE, 1)
        case model.END if not effect.over:
            yield from _end_turn(effect)
        case model.PICK if view.phase == model.TOKEN and not effect.lost:
            count = view.on_board()[action.what].tokens + 1
            yield Reason("tokens", _("{count} of 3 paw tokens: the third captures it", count=count), amount=-count)
        case model.RESCUE:
            left = effect.after.power(1 - effect.me)
            words = counted("leaves your opponent one level", "leaves your opponent {count} levels", left)
            others = counted("leaves its opponent one level", "leaves its opponent {count} levels", left)
            yield Reason("opponent left", words, GOOD, -left, others=others)


def _play(action: Action, effect: Effect) -> Reasons:
    """The best the card can do at once."""
    if KIND[action.what] == content.SUPPLY_DROP:
        yield Reason("draws", _("draw 3 cards, then discard one"), CHANCE, 3)
        return
    ready, me, other = effect.after, effect.me, 1 - effect.me
    steps = [done(ready, choice, me) for choice in GAME.legal(ready)]
    prey = max((then.taken for then in steps), key=levels, default=[])
    if prey:
        who, worth = _some(prey), levels(prey)
        words = counted("can capture {kitty}: one level", "can capture {kitty}: {count} levels", worth, kitty=who)
        yield Reason("can capture", words, GOOD, worth, tuple(prey))
    breaks = whole_lines(ready, other) and any(not whole_lines(then.after, other) for then in steps)
    if breaks:
        yield Reason("can break line", _("can break the enemy's line"), GOOD)
    had = len(whole_lines(ready, me))
    makes = any(len(whole_lines(then.after, me)) > had for then in steps)
    if makes:
        words = _("can make one more line of three") if had else _("can make three in a line")
        yield Reason("can make line", words, GOOD)
    struck = [e.damage for then in steps for e in then.events if isinstance(e, events.Hurt) and e.seat == other]
    if struck and not prey:
        yield Reason("can hurt", _("can deal {damage} damage", damage=max(struck)), amount=max(struck))
    if not (prey or breaks or makes or struck):
        words = counted("one way to play it", "{count} ways to play it", len(steps))
        yield Reason("ways", words, amount=len(steps))


def _end_turn(effect: Effect) -> Reasons:
    blows = danger.worst(danger.claws(effect.after, 1 - effect.me)).values()
    struck = [_struck(blow) for blow in sorted(blows, key=lambda blow: -blow.captures)]
    count = len(effect.after.claims[effect.me])
    if count:
        words = counted("your line must stand one more turn", "one of your lines must stand a turn", count)
        others = counted("its line must stand one more turn", "one of its lines must stand a turn", count)
        yield Reason("line to hold", words, GOOD, count, others=others)
    yield from struck[: 1 if count else 2]
    if drawn := sum(len(e.cards) for e in effect.events if isinstance(e, events.Drew)):
        yield Reason("draws", counted("draws a card", "draws {count} cards", drawn), CHANCE, drawn)


def _turn_ends(effect: Effect) -> Reasons:
    """Whether this was the last tactic."""
    before, after = effect.before, effect.after
    ends = after.number != before.number or after.phase in (model.TOKEN, model.RESCUING)
    if ends and not effect.over and before.phase in (model.TACTIC, model.CARD):
        yield Reason("turn ends", _("your last tactic: the turn ends"), others=_("its last tactic: the turn ends"))
    elif after.phase == model.CARD and before.phase == model.TACTIC and not after.tactics:
        yield Reason("last tactic", _("your last tactic this turn"), others=_("its last tactic this turn"))
