"""The rules of Paw of Duty: setup, what may be done, what comes of it."""

from bisect import insort
from collections.abc import Callable
from typing import NamedTuple

from tabletop.base.errors import InvalidAction, Refusal
from tabletop.base.words import _
from tabletop.games.paw_of_duty.mind import evaluation
from tabletop.games.paw_of_duty.rules import combat, content, model, saving, tactics, turn
from tabletop.games.paw_of_duty.rules.board import CITY, OPEN, OUTER
from tabletop.games.paw_of_duty.rules.events import DONE, Asked, Buried, Deployed, Mixed, PutBack
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.games.paw_of_duty.rules.refusals import refusal
from tabletop.games.paw_of_duty.rules.view import imagine, seen_by
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving.reading import need

OPENING_HAND = 4
ENDINGS = ("", "control", "power", "tie-break", "draw")
"""The named way a game ended."""
_FIRST = Option("first", _("First player"), RANDOM_SEAT, note=_("Who takes the first turn, with the Radio in hand."))


class PawOfDuty:
    info = GameInfo(
        id="paw-of-duty",
        title=_("Paw of Duty"),
        tagline=_("Two squads, one grid: mind where you stand and which way you face."),
        seats=range(2, 3),
        minutes="20-30",
        weight=3,
        accent="#c4e07a",
        options=(_FIRST,),
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> PawState:
        chosen = int(read_options(self.info, options, seats)["first"])
        first = rng.below(2) if chosen == RANDOM_SEAT else chosen
        deck, kitties = list(range(content.RADIO_CARD + 1, content.CARDS)), list(range(content.KITTIES))
        rng.shuffle(deck)
        rng.shuffle(kitties)
        hands = []
        for seat in range(2):  # PD-2.1
            hand = [content.CLAWS[seat], *(deck.pop() for _card in range(OPENING_HAND))]
            hands.append(sorted([*hand, content.RADIO_CARD] if seat == first else hand))
        return PawState(first, hands, deck, kitties)

    def to_act(self, s: PawState) -> int | None:
        return None if s.phase == model.OVER else s.seat

    def legal(self, s: PawState) -> list[Action]:
        return [] if s.phase == model.OVER else _PHASES[s.phase].choices(s)

    def apply(self, s: PawState, a: Action, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        events = [] if events is None else events
        _PHASES[s.phase].apply(s, a, rng, events)
        events.append(DONE)
        return events

    def refusal(self, s: PawState, a: Action) -> Refusal | None:
        return None if a in self.legal(s) else refusal(s, a)

    def turn_rule(self, s: PawState) -> str:
        if s.phase == model.OVER:
            return "PD-5.1" if s.ended == model.CONTROL else "PD-5.2"
        return _PHASES[s.phase].rule

    def outcome(self, s: PawState) -> Outcome | None:
        if s.phase != model.OVER:
            return None
        winners = (0, 1) if s.winner == NOBODY else (s.winner,)
        return Outcome(winners, (s.power(0), s.power(1)), ENDINGS[s.ended])

    def parse(self, text: str) -> Action:
        try:
            return model.ACTIONS[text]
        except KeyError:
            raise InvalidAction(_("Paw of Duty has no action {text!r}.", text=text)) from None

    def load(self, j: Json) -> PawState:
        s = saving.load(j)
        need(s.phase == model.OVER or self.legal(s), _("The player to decide has nothing to choose from."))
        return s

    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)
    dump = staticmethod(saving.dump)
    evaluate = staticmethod(evaluation.evaluate)

    def knowledge(self) -> Knowledge[PawState, Action]:
        from tabletop.games.paw_of_duty.mind.knowledge import PawOfDutyKnowledge

        return PawOfDutyKnowledge(self)


def _tactic_orders(s: PawState) -> list[Action]:
    """PD-3.3: play a card, discard one and draw one, or stop."""
    actions, asked, able = [], content.NO_CARD, False
    for card in s.hands[s.seat]:  # sorted: copies of a card lie side by side
        kind = content.KIND[card]
        if kind != asked:
            asked, able = kind, tactics.playable(s, kind)
        if able:
            actions.append(model.PLAYS[card])
        if kind != content.CLAWS_OUT:
            actions.append(model.SWAPS[card])
    return [*actions, model.END_TURN]


def _tactic(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    """PD-3.3: the turn ends when its player stops, or has used all tactics and done all they say."""
    if s.phase == model.CARD:
        tactics.go_on(s, a, rng, events)
    elif a.verb == model.PLAY:
        tactics.begin(s, a.what, rng, events)
    elif a.verb == model.SWAP:
        s.tactics -= 1
        tactics.discard(s, a.what, events)
        tactics.draw(s, 1, rng, events)
    if s.phase == model.TACTIC and (a.verb == model.END or not s.tactics):
        turn.end_turn(s, rng, events)


def _deployments(s: PawState) -> list[Action]:
    """PD-3.2: to the open City squares; with a full City, to the open Outer City squares."""
    squares = [square for square in CITY if s.board[square] == OPEN]
    squares = squares or [square for square in OUTER if s.board[square] == OPEN]
    return [model.DEPLOYS[kitty][square] for kitty in s.offer for square in squares]


def _deploy(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    """PD-3.1, PD-3.2: one Kitty goes onto the board, the other to the bottom; the facing comes next."""
    seat, kitty = s.seat, a.what
    combat.place(s, kitty, seat, a.where)
    s.known[kitty] = 0
    s.offer.remove(kitty)
    s.placed, s.phase, s.tactics = kitty, model.FACING, content.TACTICS[kitty]
    events.append(Deployed(seat, kitty, a.where))
    other = s.offer.pop()
    s.kitties.append(other)
    events.append(Buried(seat, other, s.known[other], secret_to=seat))


def _backs(s: PawState) -> list[Action]:
    """PD-2.1: all but Claws Out and the Radio may be put back."""
    return [*(model.BACKS[card] for card in s.hands[s.seat] if card > content.RADIO_CARD), model.READY_NOW]


def _redraw(s: PawState, a: Action, rng: Rng, events: list[Event]) -> None:
    """PD-2.1: new cards are drawn before the old ones are shuffled in."""
    seat = s.seat
    if a.verb == model.BACK:
        s.hands[seat].remove(a.what)
        insort(s.aside, a.what)
        events.append(PutBack(seat, a.what, secret_to=seat))
        return
    if s.aside:
        tactics.draw(s, len(s.aside), rng, events)
        cards, s.aside = tuple(s.aside), []
        s.deck += cards
        s.backs = ((), cards) if seat else (cards, ())
        rng.shuffle(s.deck)
        events.append(Mixed(seat, cards, secret_to=seat))
    if seat == s.first:
        s.seat = 1 - seat
        events.append(Asked(s.seat))
    else:
        turn.begin_turn(s, s.first, events)


class _Phase(NamedTuple):
    """What is decided in a phase: by which rule, between what, and what comes of it."""

    rule: str
    choices: Callable[[PawState], list[Action]]
    apply: Callable[[PawState, Action, Rng, list[Event]], None]


_PHASES = {
    model.REDRAWING: _Phase("PD-2.1", _backs, _redraw),
    model.DEPLOYING: _Phase("PD-3.1", _deployments, _deploy),
    model.FACING: _Phase("PD-3.2", turn.facings, turn.face),
    model.TACTIC: _Phase("PD-3.3", _tactic_orders, _tactic),
    model.CARD: _Phase("PD-3.3", tactics.choices, _tactic),
    model.TOKEN: _Phase("PD-3.5", turn.token_choices, turn.give_token),
    model.RESCUING: _Phase("PD-3.6", turn.rescue_choices, turn.rescue),
}
