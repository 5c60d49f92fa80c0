"""What would come of an action, in short lines and as a warning, from the rules themselves."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice.filled import best_line, made_words, open_line, whole_lines
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.mind.danger import Blow
from tabletop.games.paw_of_duty.rules import combat, content, events, model
from tabletop.games.paw_of_duty.rules.board import NEXT
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import kitty_words, listed
from tabletop.kernel.events import Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.layout import Hint

GAME = PawOfDuty()
MOST = 3
"""So many lines are read at a glance."""
GOOD, BAD, CHANCE = "good", "bad", "chance"
ON_THE_BOARD = (model.DEPLOY, model.TURN, model.MOVE, model.PICK)
"""Actions that change what stands where."""


class Fate(NamedTuple):
    """What an action would do, for the one who gives it."""

    me: int
    before: PawState
    after: PawState
    events: tuple[Event, ...]

    @property
    def taken(self) -> list[int]:
        """The enemies that would be captured."""
        return [e.kitty for e in self.events if isinstance(e, events.Captured) and e.seat == self.me]

    @property
    def lost(self) -> list[int]:
        """The Kitties of one's own that would be captured."""
        return [e.kitty for e in self.events if isinstance(e, events.Captured) and e.seat != self.me]

    @property
    def price(self) -> int:
        """The levels it gives away, less those it takes."""
        return _levels(self.lost) - _levels(self.taken)

    @property
    def loses(self) -> bool:
        """Whether the game would be over, won by the other."""
        return self.after.winner == 1 - self.me

    @property
    def ends_turn(self) -> bool:
        return self.after.turn != self.before.turn or self.after.phase in (model.TOKEN, model.RESCUING, model.OVER)


def fate(view: PawView, action: Action) -> Fate:
    """The action done by the rules in a world that may be this one: what is hidden changes nothing on the board."""
    (world,) = imagined(GAME, view, action)
    return Fate(view.active, world.before, world.after, world.events)


def foresee(view: PawView, action: Action, names: Sequence[str]) -> list[Hint]:
    """Up to three lines, the most important first."""
    fated = fate(view, action)
    hints = [*_end(fated, names), *_captures(fated)]
    if action.verb in ON_THE_BOARD:
        hints += [*_lines(fated, names), *_dangers(fated)]
        if action.verb != model.DEPLOY:  # which way it faces comes next
            hints += _aims(fated)
    hints += _OF_ITS_OWN.get(action.verb, _nothing)(view, action, fated)
    if action.verb != model.END:
        hints += _turn_ends(fated)
    return hints[:MOST]


def warning(view: PawView, legal: Sequence[Action], action: Action, names: Sequence[str]) -> str:
    """A sentence for an action that gives something away although there are others that do not."""
    fated = fate(view, action)
    me, other = fated.me, names[1 - fated.me]
    if fated.loses:
        if any(not fate(view, another).loses for another in legal if another != action):
            ours, theirs = fated.after.power(me), fated.after.power(1 - me)
            if fated.after.ended == model.CONTROL:
                return _("{name}'s line still stands: this ends your turn, and {name} wins with it.", name=other)
            return _("This ends the game, and {name} wins: {theirs} levels captured against your {ours}.", name=other,
                     theirs=theirs, ours=ours)  # fmt: skip
        return ""
    if fated.price > 0 and any(fate(view, another).price < fated.price for another in legal):
        lost = listed(list(map(kitty_words, fated.lost)))
        return counted("{name} captures your {kitty}: one level.", "{name} captures your {kitty}: {count} levels.",
                       _levels(fated.lost), name=other, kitty=lost)  # fmt: skip
    return ""


def price(view: PawView, action: Action, names: Sequence[str]) -> list[str]:
    """What an action on the board costs whoever gives it; of lines only what its card cannot make up for any more."""
    fated = fate(view, action)
    if action.verb not in ON_THE_BOARD or fated.after.winner == fated.me:
        return []
    costs = [hint.words for hint in _captures(fated) if hint.tone == BAD]
    lines = _costs_in_lines(fated, names)
    goes_on = GAME.legal(fated.after) if lines and fated.after.phase == model.CARD else []
    steps = (_done(fated.after, step, fated.me).after for step in goes_on if step.verb == model.MOVE)
    mended = any(not _costs_in_lines(fated._replace(after=then), names) for then in steps)
    return costs if mended else costs + lines


def _costs_in_lines(fated: Fate, names: Sequence[str]) -> list[str]:
    return [hint.words for hint in _lines(fated, names) if hint.tone == BAD]


def _levels(kitties: Iterable[int]) -> int:
    return sum(LEVEL[kitty] for kitty in kitties)


# -- the game and the captives -----------------------------------------------------------------------------


_WAYS = {
    model.CONTROL: _("a line of three"),
    model.POWER: _("the most levels"),
    model.TIE_BREAK: _("the stronger squad"),
}
"""What wins a game, for those who have not read the rules."""


def _end(fated: Fate, names: Sequence[str]) -> list[Hint]:
    after, me = fated.after, fated.me
    if after.phase != model.OVER:
        return []
    if after.winner == model.NOBODY:
        return [Hint(_("The game ends in a draw"), BAD)]
    by = _WAYS[after.ended]
    if after.winner == me:
        return [Hint(_("You win with {what}", what=by), GOOD)]
    return [Hint(_("{name} wins with {what}", name=names[1 - me], what=by), BAD)]


def _captures(fated: Fate) -> list[Hint]:
    """Who would be captured, and what damage stays below that."""
    found = []
    if fated.taken:
        found.append(Hint(counted("captures {kitty}: one level", "captures {kitty}: {count} levels",
                                  _levels(fated.taken), kitty=_some(fated.taken)), GOOD))  # fmt: skip
    if fated.lost:
        found.append(Hint(counted("you lose {kitty}: one level", "you lose {kitty}: {count} levels",
                                  _levels(fated.lost), kitty=_some(fated.lost)), BAD))  # fmt: skip
    gone = {*fated.taken, *fated.lost}
    for event in fated.events:
        if isinstance(event, events.Hurt) and event.kitty not in gone:
            own = event.seat == fated.me
            words = _("{damage} damage to your own {kitty}: {total} of {level}") if own else _(
                "{damage} damage to {kitty}: {total} of {level}"
            )  # fmt: skip
            words = words.format(damage=event.damage, kitty=kitty_words(event.kitty), total=event.total,
                                 level=LEVEL[event.kitty])  # fmt: skip
            found.append(Hint(words, BAD if own else ""))
    return found


def _some(kitties: Sequence[int]) -> str:
    return kitty_words(kitties[0]) if len(kitties) == 1 else counted("a Kitty", "{count} Kitties", len(kitties))


# -- lines -------------------------------------------------------------------------------------------------


def _lines(fated: Fate, names: Sequence[str]) -> list[Hint]:
    """How near both are to a line."""
    before, after, me = fated.before, fated.after, fated.me
    if after.phase == model.OVER:
        return []
    found = []
    theirs_broken = whole_lines(before, 1 - me) - whole_lines(after, 1 - me)
    if theirs_broken and not whole_lines(after, 1 - me):
        found.append(Hint(_("breaks {name}'s line", name=names[1 - me]), GOOD))
    elif whole_lines(after, 1 - me) - whole_lines(before, 1 - me):
        found.append(Hint(_("gives {name} three in a line", name=names[1 - me]), BAD))
    had, has = len(whole_lines(before, me)), len(whole_lines(after, me))
    if has > had:
        found.append(Hint(made_words(had, has), GOOD))
    elif has < had:
        found.append(Hint(_("gives up one of your lines") if has else _("gives up your line"), BAD))
    elif (now := open_line(after, me)) > max(1, open_line(before, me)):
        found.append(Hint(_("{count} of 3 in line", count=now), GOOD))
    elif (now := best_line(after, me)) < best_line(before, me) > 1:
        found.append(Hint(_("leaves you {count} of 3 in line", count=now), BAD))
    if not theirs_broken and (theirs := best_line(after, 1 - me)) < best_line(before, 1 - me):
        found.append(Hint(_("leaves {name} {count} of 3 in line", name=names[1 - me], count=theirs), GOOD))
    return found


def new_lines(view: PawView, action: Action) -> str:
    """The lines an action makes, in the words it is foreseen with; empty if it makes none."""
    fated = fate(view, action)
    had, has = len(whole_lines(fated.before, fated.me)), len(whole_lines(fated.after, fated.me))
    return made_words(had, has) if has > had and fated.after.phase != model.OVER else ""


# -- threats -----------------------------------------------------------------------------------------------


def _dangers(fated: Fate) -> list[Hint]:
    """Whom the other's Claws Out could hit next turn, if this changes it."""
    if fated.after.phase == model.OVER:
        return []
    before, after = (danger.worst(danger.claws(s, 1 - fated.me)) for s in (fated.before, fated.after))
    found = [Hint(_struck(blow), BAD) for kitty, blow in after.items() if _worse(blow, before.get(kitty))]
    safe = [kitty for kitty in before if kitty not in after and kitty in fated.after.squads[fated.me]]
    if safe:
        found.append(Hint(_("{kitty} is safe from Claws Out", kitty=kitty_words(safe[0])), GOOD))
    return found


def _worse(blow: Blow, before: Blow | None) -> bool:
    return before is None or (blow.captures and not before.captures)


def _struck(blow: Blow) -> str:
    striker, kitty = kitty_words(blow.striker), kitty_words(blow.kitty)
    if blow.captures:
        return _("{striker} can capture {kitty}", striker=striker, kitty=kitty)
    return _("{striker} can hit {kitty} for {damage}", striker=striker, kitty=kitty, damage=blow.damage)


def _aims(fated: Fate) -> list[Hint]:
    """Whom one's own Kitties would newly face, and how hard they would strike."""
    found, before, after = [], fated.before, fated.after
    for kitty in after.squads[fated.me]:
        target = after.board[NEXT[after.where[kitty]][after.facing[kitty]]]
        turned = before.phase != model.FACING or kitty != before.placed  # a new one has not been turned at all yet
        had = before.board[NEXT[before.where[kitty]][before.facing[kitty]]] if kitty in before.squads[fated.me] else -1
        had = had if turned else -1
        if target < 0 or target == had:
            continue
        if target in after.squads[fated.me]:
            found.append(Hint(_("{kitty} faces your own {other}", kitty=kitty_words(kitty), other=kitty_words(target))))
            continue
        damage = combat.blow(kitty, target)
        deadly = damage >= LEVEL[target]
        if kitty != before.placed:
            words = _("aims at {kitty}: Claws Out can capture it") if deadly else _(
                "aims at {kitty}: Claws Out deals {damage} damage"
            )  # fmt: skip
        elif before.turn < model.LAST_TURN - 1:  # PD-6.1: not in the turn it was placed in
            words = _("next turn Claws Out can capture {kitty}") if deadly else _(
                "next turn Claws Out hits {kitty} for {damage}"
            )  # fmt: skip
        else:
            continue
        found.append(Hint(words.format(kitty=kitty_words(target), damage=damage), GOOD))
    return found


# -- by what is done ---------------------------------------------------------------------------------------


def _nothing(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    return []


def _back(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    return [Hint(_("a new card is drawn for it"), CHANCE)]


def _swap(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    left = view.tactics - 1
    return [Hint(counted("costs a tactic: one is left", "costs a tactic: {count} are left", left))] if left else []


def _ready(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    if not view.aside:
        return [Hint(_("no card is changed any more"))]
    return [Hint(counted("draws a new card", "draws {count} new cards", len(view.aside)), CHANCE)]


def _deploy(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    (buried,) = (kitty for kitty in view.offer if kitty != action.what)
    tactics = counted("one tactic this turn", "{count} tactics this turn", content.TACTICS[action.what])
    return [Hint(tactics), Hint(_("{kitty} goes under the deck", kitty=kitty_words(buried)))]


def _play(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    """The best the card can do at once."""
    if KIND[action.what] == content.SUPPLY_DROP:
        return [Hint(_("draw 3 cards, then discard one"), CHANCE)]
    ready, me = fated.after, fated.me
    fates = [_done(ready, choice, me) for choice in GAME.legal(ready)]
    found = []
    prey = max((then.taken for then in fates), key=_levels, default=[])
    if prey:
        found.append(Hint(counted("can capture {kitty}: one level", "can capture {kitty}: {count} levels",
                                  _levels(prey), kitty=_some(prey)), GOOD))  # fmt: skip
    other = 1 - me
    if whole_lines(ready, other) and any(not whole_lines(then.after, other) for then in fates):
        found.append(Hint(_("can break the enemy's line"), GOOD))
    had = len(whole_lines(ready, me))
    if any(len(whole_lines(then.after, me)) > had for then in fates):
        found.append(Hint(_("can make one more line of three") if had else _("can make three in a line"), GOOD))
    hurt = max((e.damage for then in fates for e in then.events if isinstance(e, events.Hurt) and e.seat == other),
               default=0)  # fmt: skip
    if hurt and not prey:
        found.append(Hint(_("can deal {damage} damage", damage=hurt)))
    if not found:
        found.append(Hint(counted("one way to play it", "{count} ways to play it", len(fates))))
    return found


def _done(s: PawState, action: Action, me: int) -> Fate:
    then = s.copy()
    return Fate(me, s, then, tuple(GAME.apply(then, action, Rng(0))))


def _draw(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    return [Hint(counted("the last one of the deck", "one of the {count} in the deck", view.deck), CHANCE)]


def _end_turn(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    found = []
    if fated.after.phase == model.OVER:
        return []
    if lines := len(fated.after.claims[fated.me]):
        found.append(Hint(counted("your line must stand one more turn", "one of your lines must stand a turn", lines),
                          GOOD))  # fmt: skip
    now = danger.worst(danger.claws(fated.after, 1 - fated.me))
    found += [Hint(_struck(blow), BAD) for blow in sorted(now.values(), key=lambda blow: -blow.captures)]
    found = found[:2]
    drawn = sum(len(e.cards) for e in fated.events if isinstance(e, events.Drew))
    if drawn:
        found.append(Hint(counted("draws a card", "draws {count} cards", drawn), CHANCE))
    return found


def _skip(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    if view.phase != model.RESCUING:
        return []
    return [Hint(counted("your opponent keeps one level", "your opponent keeps {count} levels",
                         fated.after.power(1 - fated.me)), BAD)]  # fmt: skip


def _token(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    if view.phase != model.TOKEN or fated.lost:
        return []
    tokens = next(unit.tokens for unit in view.units if unit.square == action.what) + 1
    return [Hint(_("{count} of 3 paw tokens: the third captures it", count=tokens))]


def _rescue(view: PawView, action: Action, fated: Fate) -> list[Hint]:
    return [Hint(counted("leaves your opponent one level", "leaves your opponent {count} levels",
                         fated.after.power(1 - fated.me)), GOOD)]  # fmt: skip


def _turn_ends(fated: Fate) -> list[Hint]:
    """Whether this was the last tactic."""
    if fated.ends_turn and fated.after.phase != model.OVER and fated.before.phase in (model.TACTIC, model.CARD):
        return [Hint(_("your last tactic: the turn ends"))]
    if fated.after.phase == model.CARD and fated.before.phase == model.TACTIC and not fated.after.tactics:
        return [Hint(_("your last tactic this turn"))]
    return []


_OF_ITS_OWN: dict[int, Callable[[PawView, Action, Fate], list[Hint]]] = {
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
