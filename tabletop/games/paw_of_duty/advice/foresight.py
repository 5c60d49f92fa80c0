"""What would come of an action, in short lines and as a warning."""

from collections.abc import Callable, Sequence

from tabletop.base.words import _, counted, listed, whom, whose
from tabletop.games.paw_of_duty.advice.effects import (
    Effect,
    best_line,
    done,
    effect_of,
    levels,
    open_line,
    target,
    whole_lines,
)
from tabletop.games.paw_of_duty.advice.notices import GAME
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.mind.danger import Blow
from tabletop.games.paw_of_duty.rules import combat, content, events, model
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import Action
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import kitty_words
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

MOST = 3
"""So many lines are read at a glance."""
ON_THE_BOARD = (model.DEPLOY, model.TURN, model.MOVE, model.PICK)
"""Actions that change what stands where."""


def foresee(table: Seating, view: PawView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """Up to three lines, the most important first."""
    effect = effect_of(view, action)
    other = table.names[1 - effect.me]
    found = [*_end(effect, other), *_captures(effect)]
    if action.verb in ON_THE_BOARD:
        found += [*_lines(effect, other), *_dangers(effect)]
        if action.verb != model.DEPLOY:  # which way it faces comes next
            found += _aims(effect)
    if action.verb in _OF_ITS_OWN:
        found += _OF_ITS_OWN[action.verb](view, action, effect)
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
    costs = [one for one in _captures(effect) if one.tone == BAD]
    lines = _costs_in_lines(effect, other)
    goes_on = GAME.legal(effect.after) if lines and effect.after.phase == model.CARD else []
    steps = (done(effect.after, step, effect.me).after for step in goes_on if step.verb == model.MOVE)
    mended = any(not _costs_in_lines(effect._replace(after=then), other) for then in steps)
    return costs if mended else costs + lines


def _costs_in_lines(effect: Effect, other: str) -> list[Reason]:
    return [one for one in _lines(effect, other) if one.tone == BAD]


# -- the game and the captives -----------------------------------------------------------------------------


_WINS_WITH = {
    model.CONTROL: _("a line of three"),
    model.POWER: _("the most levels"),
    model.TIE_BREAK: _("the stronger squad"),
}
"""What wins a game, for those who have not read the rules."""


def _end(effect: Effect, other: str) -> list[Reason]:
    if not effect.over:
        return []
    winner = effect.after.winner
    if winner == model.NOBODY:
        return [Reason("draw", _("The game ends in a draw"), BAD)]
    what = _WINS_WITH[effect.after.ended]
    if winner == effect.me:
        return [Reason("wins", _("You win with {what}", what=what), GOOD, others=_("it wins with {what}", what=what))]
    return [Reason("loses", _("{name} wins with {what}", name=other, what=what), BAD, others="")]


def _captures(effect: Effect) -> list[Reason]:
    """Who would be captured, and what damage stays below that."""
    found = []
    if taken := effect.taken:
        who, worth = _some(taken), levels(taken)
        words = counted("captures {kitty}: one level", "captures {kitty}: {count} levels", worth, kitty=who)
        found.append(Reason("captures", words, GOOD, worth, tuple(taken)))
    if lost := effect.lost:
        who, worth = _some(lost), levels(lost)
        words = counted("you lose {kitty}: one level", "you lose {kitty}: {count} levels", worth, kitty=who)
        others = counted("it loses {kitty}: one level", "it loses {kitty}: {count} levels", worth, kitty=who)
        found.append(Reason("is captured", words, BAD, worth, tuple(lost), others))
    for event in effect.events:
        if isinstance(event, events.Hurt) and event.kitty not in (*taken, *lost):
            found.append(_damage(event, event.seat == effect.me))
    return found


def _damage(event: events.Hurt, own: bool) -> Reason:
    facts = {"kitty": kitty_words(event.kitty), "damage": event.damage, "total": event.total}
    facts["level"] = LEVEL[event.kitty]
    if own:
        words = _("{damage} damage to your own {kitty}: {total} of {level}", **facts)
        others = _("{damage} damage to its own {kitty}: {total} of {level}", **facts)
        return Reason("hurts own", words, BAD, event.damage, event.kitty, others)
    words = _("{damage} damage to {kitty}: {total} of {level}", **facts)
    return Reason("hurts", words, "", event.damage, event.kitty)


def _some(kitties: Sequence[int]) -> str:
    return kitty_words(kitties[0]) if len(kitties) == 1 else counted("a Kitty", "{count} Kitties", len(kitties))


# -- lines -------------------------------------------------------------------------------------------------


def _lines(effect: Effect, other: str) -> list[Reason]:
    """How near both are to a line."""
    if effect.over:
        return []
    return [*_their_whole_lines(effect, other), *_my_lines(effect), *_their_best_line(effect, other)]


def _their_whole_lines(effect: Effect, other: str) -> list[Reason]:
    had, has = (whole_lines(s, 1 - effect.me) for s in (effect.before, effect.after))
    if had - has and not has:
        return [Reason("breaks line", _("breaks {line}", line=whose(other, _("line"))), GOOD)]
    if has - had:
        return [Reason("gives line", _("gives {name} three in a line", name=whom(other)), BAD)]
    return []


def _my_lines(effect: Effect) -> list[Reason]:
    before, after, me = effect.before, effect.after, effect.me
    if made := new_lines(effect):
        return [made]
    if len(whole_lines(after, me)) < len(whole_lines(before, me)):
        left = whole_lines(after, me)
        words = _("gives up one of your lines") if left else _("gives up your line")
        others = _("gives up one of its lines") if left else _("gives up its line")
        return [Reason("gives up line", words, BAD, others=others)]
    if (now := open_line(after, me)) > max(1, open_line(before, me)):
        return [Reason("in line", _("{count} of 3 in line", count=now), GOOD, now)]
    if (now := best_line(after, me)) < best_line(before, me) > 1:
        others = _("leaves it {count} of 3 in line", count=now)
        return [Reason("shortens line", _("leaves you {count} of 3 in line", count=now), BAD, now, others=others)]
    return []


def _their_best_line(effect: Effect, other: str) -> list[Reason]:
    had, has = (best_line(s, 1 - effect.me) for s in (effect.before, effect.after))
    broken = whole_lines(effect.before, 1 - effect.me) - whole_lines(effect.after, 1 - effect.me)
    if broken or has >= had:
        return []
    words = _("leaves {name} {count} of 3 in line", name=whom(other), count=has)
    return [Reason("shortens their line", words, GOOD, -has)]


def new_lines(effect: Effect) -> Reason | None:
    """The lines an action makes; one that is held is enough (PD-5.1)."""
    had, has = (len(whole_lines(s, effect.me)) for s in (effect.before, effect.after))
    if has <= had or effect.over:
        return None
    if has == had + 1:
        words = _("one more line of three") if had else _("three in a line: hold them a turn")
    elif had:
        words = _("{count} more lines of three", count=has - had)
    else:
        words = _("{count} lines of three: hold one a turn", count=has)
    return Reason("makes line", words, GOOD, has - had)


# -- threats -----------------------------------------------------------------------------------------------


def _dangers(effect: Effect) -> list[Reason]:
    """Whom the other's Claws Out could hit next turn, if this changes it."""
    if effect.over:
        return []
    before, after = (danger.worst(danger.claws(s, 1 - effect.me)) for s in (effect.before, effect.after))
    found = [_struck(blow) for kitty, blow in after.items() if _worse(blow, before.get(kitty))]
    safe = [kitty for kitty in before if kitty not in after and kitty in effect.after.squads[effect.me]]
    if safe:
        words = _("{kitty} is safe from Claws Out", kitty=kitty_words(safe[0]))
        found.append(Reason("safe", words, GOOD, LEVEL[safe[0]], safe[0]))
    return found


def _worse(blow: Blow, before: Blow | None) -> bool:
    return before is None or (blow.captures and not before.captures)


def _struck(blow: Blow) -> Reason:
    striker, kitty = kitty_words(blow.striker), kitty_words(blow.kitty)
    if blow.captures:
        words = _("{striker} can capture {kitty}", striker=striker, kitty=kitty)
        return Reason("can be captured", words, BAD, LEVEL[blow.kitty], blow.kitty)
    words = _("{striker} can hit {kitty} for {damage}", striker=striker, kitty=kitty, damage=blow.damage)
    return Reason("can be hit", words, BAD, blow.damage, blow.kitty)


def _aims(effect: Effect) -> list[Reason]:
    """Whom one's own Kitties would newly face, and how hard they would strike."""
    found, before, after = [], effect.before, effect.after
    for kitty in after.squads[effect.me]:
        prey = target(after, kitty)
        new = before.phase == model.FACING and kitty == before.placed  # it has not been turned at all yet
        had = target(before, kitty) if kitty in before.squads[effect.me] and not new else content.NO_KITTY
        if prey < 0 or prey == had:
            continue
        if prey in after.squads[effect.me]:
            facts = {"kitty": kitty_words(kitty), "other": kitty_words(prey)}
            words, others = _("{kitty} faces your own {other}", **facts), _("{kitty} faces its own {other}", **facts)
            found.append(Reason("faces own", words, subject=(kitty, prey), others=others))
        elif kitty != before.placed:
            found.append(_aim(kitty, prey, _("aims at {kitty}: Claws Out can capture it"), _AIMS_TO_HIT))
        elif before.turn < model.LAST_TURN - 1:  # PD-6.1: not in the turn it was placed in
            found.append(_aim(kitty, prey, _("next turn Claws Out can capture {kitty}"), _HITS_NEXT))
    return found


_AIMS_TO_HIT = _("aims at {kitty}: Claws Out deals {damage} damage")
_HITS_NEXT = _("next turn Claws Out hits {kitty} for {damage}")


def _aim(kitty: int, prey: int, deadly: str, hurting: str) -> Reason:
    damage = combat.blow(kitty, prey)
    captures = damage >= LEVEL[prey]
    words = (deadly if captures else hurting).format(kitty=kitty_words(prey), damage=damage)
    return Reason("aims to capture" if captures else "aims to hit", words, GOOD, damage, prey)


# -- by what is done ---------------------------------------------------------------------------------------


def _back(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    return [Reason("new card", _("a new card is drawn for it"), CHANCE)]


def _swap(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    left = view.tactics - 1
    words = counted("costs a tactic: one is left", "costs a tactic: {count} are left", left)
    return [Reason("costs tactic", words, amount=left)] if left else []


def _ready(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    if not view.aside:
        return [Reason("keeps hand", _("no card is changed any more"))]
    words = counted("draws a new card", "draws {count} new cards", len(view.aside))
    return [Reason("draws", words, CHANCE, len(view.aside))]


def _deploy(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    (buried,) = (kitty for kitty in view.offer if kitty != action.what)
    count = content.TACTICS[action.what]
    tactics = counted("one tactic this turn", "{count} tactics this turn", count)
    under = _("{kitty} goes under the deck", kitty=kitty_words(buried))
    return [Reason("tactics", tactics, amount=count), Reason("goes under", under, subject=buried)]


def _play(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    """The best the card can do at once."""
    if KIND[action.what] == content.SUPPLY_DROP:
        return [Reason("draws", _("draw 3 cards, then discard one"), CHANCE, 3)]
    ready, me, other = effect.after, effect.me, 1 - effect.me
    steps = [done(ready, choice, me) for choice in GAME.legal(ready)]
    found = []
    if prey := max((then.taken for then in steps), key=levels, default=[]):
        who, worth = _some(prey), levels(prey)
        words = counted("can capture {kitty}: one level", "can capture {kitty}: {count} levels", worth, kitty=who)
        found.append(Reason("can capture", words, GOOD, worth, tuple(prey)))
    if whole_lines(ready, other) and any(not whole_lines(then.after, other) for then in steps):
        found.append(Reason("can break line", _("can break the enemy's line"), GOOD))
    had = len(whole_lines(ready, me))
    if any(len(whole_lines(then.after, me)) > had for then in steps):
        words = _("can make one more line of three") if had else _("can make three in a line")
        found.append(Reason("can make line", words, GOOD))
    struck = [e.damage for then in steps for e in then.events if isinstance(e, events.Hurt) and e.seat == other]
    if struck and not prey:
        found.append(Reason("can hurt", _("can deal {damage} damage", damage=max(struck)), amount=max(struck)))
    if not found:
        words = counted("one way to play it", "{count} ways to play it", len(steps))
        found.append(Reason("ways", words, amount=len(steps)))
    return found


def _draw(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    words = counted("the last one of the deck", "one of the {count} in the deck", view.deck)
    return [Reason("draws", words, CHANCE, 1)]


def _end_turn(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    if effect.over:
        return []
    found = []
    if count := len(effect.after.claims[effect.me]):
        words = counted("your line must stand one more turn", "one of your lines must stand a turn", count)
        others = counted("its line must stand one more turn", "one of its lines must stand a turn", count)
        found.append(Reason("line to hold", words, GOOD, count, others=others))
    blows = danger.worst(danger.claws(effect.after, 1 - effect.me)).values()
    found += [_struck(blow) for blow in sorted(blows, key=lambda blow: -blow.captures)]
    found = found[:2]
    if drawn := sum(len(e.cards) for e in effect.events if isinstance(e, events.Drew)):
        found.append(Reason("draws", counted("draws a card", "draws {count} cards", drawn), CHANCE, drawn))
    return found


def _skip(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    if view.phase != model.RESCUING:
        return []
    kept = effect.after.power(1 - effect.me)
    words = counted("your opponent keeps one level", "your opponent keeps {count} levels", kept)
    return [Reason("opponent keeps", words, BAD, kept, others="")]


def _token(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    if view.phase != model.TOKEN or effect.lost:
        return []
    tokens = view.on_board()[action.what].tokens + 1
    return [Reason("tokens", _("{count} of 3 paw tokens: the third captures it", count=tokens), amount=-tokens)]


def _rescue(view: PawView, action: Action, effect: Effect) -> list[Reason]:
    left = effect.after.power(1 - effect.me)
    words = counted("leaves your opponent one level", "leaves your opponent {count} levels", left)
    others = counted("leaves its opponent one level", "leaves its opponent {count} levels", left)
    return [Reason("opponent left", words, GOOD, -left, others=others)]


def _turn_ends(effect: Effect) -> list[Reason]:
    """Whether this was the last tactic."""
    phase = effect.before.phase
    if effect.ends_turn and not effect.over and phase in (model.TACTIC, model.CARD):
        words, others = _("your last tactic: the turn ends"), _("its last tactic: the turn ends")
        return [Reason("turn ends", words, others=others)]
    if effect.after.phase == model.CARD and phase == model.TACTIC and not effect.after.tactics:
        return [Reason("last tactic", _("your last tactic this turn"), others=_("its last tactic this turn"))]
    return []


_OF_ITS_OWN: dict[int, Callable[[PawView, Action, Effect], list[Reason]]] = {
    model.BACK: _back,
    model.READY: _ready,
    model.DEPLOY: _deploy,
    model.PLAY: _play,
    model.SWAP: _swap,
    model.SKIP: _skip,
    model.DRAW: _draw,
    model.END: _end_turn,
    model.PICK: _token,
    model.RESCUE: _rescue,
}
