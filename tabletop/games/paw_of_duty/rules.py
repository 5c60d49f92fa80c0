"""The rules of Paw of Duty: setup, what may be done, what comes of it. Imports the kernel and this game."""

from bisect import insort

from tabletop.games.paw_of_duty import bot, combat, saving, stacks, tactics, turn
from tabletop.games.paw_of_duty.model import (
    BACK,
    BACKS,
    CARD,
    CARDS,
    CLAWS,
    CLAWS_OUT,
    DEPLOYING,
    END,
    END_TURN,
    FACING,
    KIND,
    KITTIES,
    NOBODY,
    ORDERS,
    OVER,
    PLAY,
    PLAYS,
    RADIO,
    RADIO_CARD,
    READY_NOW,
    REDRAWING,
    RESCUE,
    SWAPS,
    TACTIC,
    TACTICS,
    TOKEN,
    TURNS,
    Order,
    PawState,
)
from tabletop.games.paw_of_duty.refusals import why_not
from tabletop.games.paw_of_duty.view import PawView, imagine, seen_by
from tabletop.kernel.errors import InvalidAction, Refusal, SaveBroken
from tabletop.kernel.events import Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.rng import Rng
from tabletop.words import _

OPENING_HAND = 4
REASONS = ("", "control", "power", "tie-break", "draw")
"""The named way a game ended."""


class PawOfDuty:
    """Paw of Duty."""

    info = GameInfo(
        id="paw-of-duty",
        title=_("Paw of Duty"),
        tagline=_("Two squads, one grid: mind where you stand and which way you face."),
        seats=range(2, 3),
        minutes="20-30",
        weight=3,
        accent="#c4e07a",
        turn_rule="PD-3.1",
        options=(
            Option(
                "first",
                _("First player"),
                RANDOM_SEAT,
                note=_("Who takes the first turn, with the Radio in hand."),
            ),
        ),
        secrets=True,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> PawState:
        chosen = int(read_options(self.info, options, seats)["first"])
        first = rng.below(2) if chosen == RANDOM_SEAT else chosen
        deck = list(range(RADIO_CARD + 1, CARDS))
        kitties = list(range(KITTIES))
        rng.shuffle(deck)
        rng.shuffle(kitties)
        hands = []
        for seat in range(2):  # PD-2.1
            hand = [CLAWS[seat], *(deck.pop() for _card in range(OPENING_HAND))]
            hands.append(sorted([*hand, RADIO_CARD] if seat == first else hand))
        return PawState(first, hands, deck, kitties)

    def to_act(self, s: PawState) -> int | None:
        return None if s.phase == OVER else s.seat

    def legal(self, s: PawState) -> list[Order]:
        phase = s.phase
        if phase == TACTIC:
            return _tactic_orders(s)
        if phase == CARD:
            return tactics.choices(s)
        if phase == DEPLOYING:
            return turn.deployments(s)
        if phase == FACING:
            return list(TURNS[s.where[s.placed]])  # PD-3.2
        if phase == REDRAWING:
            hand = s.hands[s.seat]
            return [*(BACKS[card] for card in hand if KIND[card] > RADIO), READY_NOW]  # PD-2.1
        if phase == TOKEN:
            return turn.token_choices(s)
        return [] if phase == OVER else turn.rescue_choices(s)

    def apply(self, s: PawState, a: Order, rng: Rng) -> list[Event]:
        events: list[Event] = []
        phase = s.phase
        if phase == TACTIC:
            _tactic(s, a, rng, events)
        elif phase == CARD:
            tactics.go_on(s, a, rng, events)
            if not s.tactics and s.phase == TACTIC:
                turn.end_turn(s, rng, events)
        elif phase == DEPLOYING:
            _deploy(s, a.what, a.where, events)
        elif phase == FACING:
            combat.rotate(s, s.placed, a.where, events)
            s.phase = TACTIC
        elif phase == REDRAWING:
            _redraw(s, a, rng, events)
        elif phase == TOKEN:
            turn.give_token(s, s.board[a.what], events)
        else:
            if a.verb == RESCUE:
                turn.rescue(s, a.what, events)
            turn.begin_turn(s, 1 - s.seat, events)
        events.append(Event("now", NOBODY, (), (s.phase, s.tactics, s.card, s.step, s.last, s.used)))
        return events

    def refusal(self, s: PawState, a: Order) -> Refusal | None:
        return None if a in self.legal(s) else why_not(s, a)

    def view(self, s: PawState, seat: int | None) -> PawView:
        return seen_by(s, seat)

    def determinize(self, v: PawView, rng: Rng) -> PawState:
        return imagine(v, rng)

    def outcome(self, s: PawState) -> Outcome | None:
        if s.phase != OVER:
            return None
        winners = (0, 1) if s.winner == NOBODY else (s.winner,)
        return Outcome(winners, (s.power(0), s.power(1)), REASONS[s.ended])

    def parse(self, text: str) -> Order:
        try:
            return ORDERS[text]
        except KeyError:
            raise InvalidAction(_("Paw of Duty has no action {text!r}.").format(text=text)) from None

    def dump(self, s: PawState) -> Json:
        return saving.dump(s)

    def load(self, j: Json) -> PawState:
        s = saving.load(j)
        if s.phase != OVER and not self.legal(s):
            raise SaveBroken(_("The player to decide has nothing to choose from."))
        return s

    def evaluate(self, s: PawState, seat: int) -> float:
        return bot.evaluate(s, seat)


def _tactic_orders(s: PawState) -> list[Order]:
    """PD-3.3: play a card, discard one and draw one, or stop."""
    orders = []
    able: dict[int, bool] = {}
    for card in s.hands[s.seat]:
        kind = KIND[card]
        if kind not in able:
            able[kind] = tactics.playable(s, kind)
        if able[kind]:
            orders.append(PLAYS[card])
        if kind != CLAWS_OUT:
            orders.append(SWAPS[card])
    orders.append(END_TURN)
    return orders


def _tactic(s: PawState, a: Order, rng: Rng, events: list[Event]) -> None:
    if a.verb == END:
        turn.end_turn(s, rng, events)
        return
    if a.verb == PLAY:
        tactics.begin(s, a.what, rng, events)
    else:
        s.tactics -= 1
        stacks.discard(s, a.what, events)
        stacks.draw(s, s.seat, 1, rng, events, acting=True)
    if not s.tactics and s.phase == TACTIC:
        turn.end_turn(s, rng, events)


def _deploy(s: PawState, kitty: int, square: int, events: list[Event]) -> None:
    """PD-3.1, PD-3.2: one Kitty goes onto the board, the other to the bottom; the facing comes next."""
    seat = s.seat
    combat.place(s, kitty, seat, square)
    s.known[kitty] = 0
    s.offer.remove(kitty)
    other = s.offer.pop()
    s.kitties.append(other)
    s.placed, s.phase, s.tactics = kitty, FACING, TACTICS[kitty]
    events.append(Event("deploy", seat, (kitty,), (square,)))
    events.append(Event("bottom", seat, (other,), (s.known[other],), secret_to=seat))


def _redraw(s: PawState, a: Order, rng: Rng, events: list[Event]) -> None:
    """PD-2.1: new cards are drawn before the old ones are shuffled in."""
    seat = s.seat
    if a.verb == BACK:
        s.hands[seat].remove(a.what)
        insort(s.aside, a.what)
        events.append(Event("back", seat, (a.what,), secret_to=seat))
        return
    if s.aside:
        stacks.draw(s, seat, len(s.aside), rng, events, acting=True)
        events.append(Event("mix", seat, tuple(s.aside), secret_to=seat))
        s.deck += s.aside
        mine = tuple(s.aside)
        s.backs = ((), mine) if seat else (mine, ())
        s.aside = []
        rng.shuffle(s.deck)
    if seat == s.first:
        s.seat = 1 - seat
        events.append(Event("redraw", s.seat))
    else:
        turn.begin_turn(s, s.first, events)
