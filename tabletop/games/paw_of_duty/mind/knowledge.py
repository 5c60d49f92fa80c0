"""What the AI knows of Paw of Duty: traits, equal choices, priors and playout moves."""

from collections.abc import Hashable, Sequence
from operator import mul
from pathlib import Path
from typing import ClassVar

from tabletop.games.paw_of_duty.mind import instinct
from tabletop.games.paw_of_duty.mind.measures import SIGNS, TRAITS, WORTH, outlook
from tabletop.games.paw_of_duty.rules import content, model, tactics
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL, TYPE
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

WEIGHTS = Path(__file__).parents[1] / "weights.txt"
KEPT = 0.13
"""Cards of the opening hand that are worth less than this are put back."""
SHARP = 3.0
"""Factor from a position's mark to a step's prior."""

GLANCES = 7
"""How many steps of a card a playout looks at."""


def to_put_back(legal: Sequence[Action]) -> Action:
    """The next poor card of the opening hand to put back, or to keep it."""
    return next((action for action in legal[:-1] if WORTH[action.what] < KEPT), legal[-1])


class PawOfDutyKnowledge(Knowledge[PawState, Action]):
    """Positions are compared between turns; copies of a card and equal Kitties are one choice."""

    traits: ClassVar[tuple[str, ...]] = TRAITS
    signs: ClassVar[dict[str, int]] = SIGNS
    scale: ClassVar[float] = 3.0
    weights = read_weights(WEIGHTS, traits) if WEIGHTS.exists() else ()

    def turn_key(self, s: PawState) -> Hashable:
        return s.number * 2 + s.seat if s.phase != model.OVER else -1

    def choices(self, s: PawState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        phase = s.phase
        if phase == model.TACTIC or phase == model.CARD:
            return {
                action if (verb := action.verb) >= model.MOVE or action.what < 0 else (verb, KIND[action.what]): action
                for action in legal
            }
        if phase == model.DEPLOYING:
            return {(TYPE[action.what], LEVEL[action.what], action.where): action for action in legal}
        if phase == model.REDRAWING:
            poor = to_put_back(legal)
            return {poor: poor}
        if phase == model.RESCUING:  # PD-3.6: it only takes from the other side
            return {model.RESCUE: legal[0]}
        return {action: action for action in legal}

    def urges(self, s: PawState, seat: int, actions: Sequence[Action], rng: Rng) -> list[float]:
        phase = s.phase
        if phase == model.DEPLOYING:
            return instinct.deploying_urges(s, actions)
        if phase == model.FACING:
            return instinct.facing_urges(s, actions)
        if phase == model.TACTIC:
            return instinct.tactic_urges(s, actions, rng)
        if phase == model.CARD:
            return self._steps(s, seat, actions, rng)
        if phase == model.TOKEN:
            return [-0.5 * LEVEL[s.board[action.what]] * s.tokens[s.board[action.what]] for action in actions]
        return [0.0] * len(actions)

    def _steps(self, s: PawState, seat: int, actions: Sequence[Action], rng: Rng) -> list[float]:
        """Priors of a card's steps: the marks of the positions they lead to."""
        found = []
        other = 1 - seat
        line = instinct.members(s)
        claws = s.tactics > 0 and content.CLAWS[seat] in s.hands[seat]
        for action in actions:
            if action.verb == model.TOSS:
                found.append(-instinct.DEAR * WORTH[action.what])
                continue
            after = s.copy()
            if action.verb == model.DRAW:
                after.used |= 1 << model.DRAW
            else:
                tactics.go_on(after, action, rng, [])
            after.seat = other
            mine, theirs = outlook(after)
            if seat:
                mine, theirs = theirs, mine
            worth = SHARP * (sum(map(mul, self.weights, mine)) - sum(map(mul, self.weights, theirs)))
            after.seat = seat
            if claws:
                worth += 0.5 * instinct.strike(after)
            if line:
                worth += instinct.saves(after, line, claws)
            found.append(worth)
        return found

    def habit(self, s: PawState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        """Take what can be taken, break a line that would win, and stop."""
        if len(actions) == 1:
            return actions[0]
        phase = s.phase
        if phase == model.TACTIC:
            return instinct.reflex(s, actions, rng)
        if phase == model.CARD:
            if (sure := instinct.sure_step(s, actions)) is not None:
                return sure
            if len(actions) > GLANCES:
                actions = [actions[rng.below(len(actions))] for _glance in range(GLANCES)]
        urges = self.urges(s, seat, actions, rng)
        if phase == model.DEPLOYING:
            urges = [urge + rng.below(100) / 200 for urge in urges]
        return actions[urges.index(max(urges))]

    def describe(self, s: PawState, seat: int) -> Sequence[float]:
        return outlook(s)[seat]

    def marks(self, s: PawState, seats: int) -> list[float]:
        if not self.weights:
            return super().marks(s, seats)
        ours, theirs = outlook(s)
        return [sum(map(mul, self.weights, ours)), sum(map(mul, self.weights, theirs))]
