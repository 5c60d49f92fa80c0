"""The rules of Crazy Eights: setup, what may be done, what comes of it."""

from bisect import insort

from crazy_eights.mind.evaluation import evaluate
from crazy_eights.rules import saving
from crazy_eights.rules.content import CARDS, EIGHT, RANK, SUIT
from crazy_eights.rules.events import Drew, Passed, Played, Reshuffled
from crazy_eights.rules.model import ACTIONS, DRAW, PASS, PLAYS, Action, Play, State, may_draw, playable
from crazy_eights.rules.refusals import refusal
from crazy_eights.rules.view import imagine, seen_by
from tabletop.base.errors import InvalidAction
from tabletop.base.words import _
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import GameInfo, Options, Outcome, read_options
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng


class CrazyEights:
    """Crazy Eights."""

    info = GameInfo(
        id="crazy-eights",
        title=_("Crazy Eights"),
        tagline=_("Be the first to play all your cards."),
        seats=range(2, 6),
        minutes="10",
        weight=1,
        accent="#8fd8ff",
    )
    evaluate = staticmethod(evaluate)
    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)
    refusal = staticmethod(refusal)
    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        read_options(self.info, options, seats)
        stock = list(CARDS)  # CE-1.1
        rng.shuffle(stock)
        size = 7 if seats == 2 else 5  # CE-1.2
        hands = [sorted(stock.pop() for _card in range(size)) for _seat in range(seats)]
        while RANK[stock[-1]] == EIGHT:  # CE-1.3
            stock.insert(0, stock.pop())
        return State(hands, stock, [stock.pop()])

    def to_act(self, s: State) -> int | None:
        return None if s.turn == NOBODY else s.turn

    def turn_rule(self, s: State) -> str:
        return "CE-2.1"

    def legal(self, s: State) -> list[Action]:
        if s.turn == NOBODY:
            return []
        plays: list[Action] = [play for card in playable(s) for play in PLAYS[card]]
        return plays or [DRAW if may_draw(s) else PASS]  # CE-2.3, CE-2.5

    def apply(self, s: State, a: Action, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        events = [] if events is None else events
        seat, seats = s.turn, len(s.hands)
        if a == DRAW:
            self._draw(s, rng, events)
            return events
        drawn, s.drawn = s.drawn, False
        if isinstance(a, Play):
            s.hands[seat].remove(a.card)
            s.pile.append(a.card)
            s.suit = a.suit if RANK[a.card] == EIGHT else SUIT[a.card]
            s.passes = 0
            s.turn = (seat + 1) % seats if s.hands[seat] else NOBODY  # CE-2.1, CE-3.1
            events.append(Played(seat, a.card, s.suit))
        else:
            s.passes = 0 if drawn else s.passes + 1
            s.turn = (seat + 1) % seats if s.passes < seats else NOBODY  # CE-3.2
            events.append(Passed(seat))
        return events

    def _draw(self, s: State, rng: Rng, events: list[Event]) -> None:
        if not s.stock:  # CE-2.4
            *s.stock, top = s.pile
            s.pile = [top]
            rng.shuffle(s.stock)
            events.append(Reshuffled(NOBODY))
        card = s.stock.pop()
        insort(s.hands[s.turn], card)
        s.drawn = True
        events.append(Drew(s.turn, card, secret_to=s.turn, reveals=True))

    def outcome(self, s: State) -> Outcome | None:
        if s.turn != NOBODY:
            return None
        scores = tuple(-len(hand) for hand in s.hands)
        best = max(scores)
        reason = "hand-empty" if best == 0 else "nobody-can-play"
        return Outcome(tuple(seat for seat, score in enumerate(scores) if score == best), scores, reason)

    def parse(self, text: str) -> Action:
        if text not in ACTIONS:
            raise InvalidAction(_("Crazy Eights has no action {text!r}.").format(text=text))
        return ACTIONS[text]

    def knowledge(self) -> Knowledge[State, Action]:
        return Knowledge(self)
