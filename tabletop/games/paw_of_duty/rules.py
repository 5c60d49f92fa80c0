"""The rules of Paw of Duty: setup, what may be done, what comes of it. Imports the kernel and this game."""

from bisect import insort

from tabletop.games.paw_of_duty import bot, combat, deck, saving, tactics, turn
from tabletop.games.paw_of_duty.events import DONE, Asked, Buried, Deployed, Mixed, PutBack
from tabletop.games.paw_of_duty.model import (
    BACK,
    BACKS,
    CARD,
    CARDS,
    CLAWS,
    CLAWS_OUT,
    CONTROL,
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
from tabletop.games.paw_of_duty.view import imagine, seen_by
from tabletop.kernel.errors import InvalidAction, Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.reading import need
from tabletop.kernel.rng import Rng
from tabletop.words import _

OPENING_HAND = 4
TURN_RULES = ("PD-2.1", "PD-3.1", "PD-3.2", "PD-3.3", "PD-3.3", "PD-3.5", "PD-3.6", "PD-5.2")
"""By what rule somebody decides in each phase; in the last one, by what rule nobody does."""
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
        options=(
            Option(
                "first",
                _("First player"),
                RANDOM_SEAT,
                note=_("Who takes the first turn, with the Radio in hand."),
            ),
        ),
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

    def apply(self, s: PawState, a: Order, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        events = [] if events is None else events
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
        events.append(DONE)
        return events

    def refusal(self, s: PawState, a: Order) -> Refusal | None:
        return None if a in self.legal(s) else why_not(s, a)

    def turn_rule(self, s: PawState) -> str:
        return "PD-5.1" if s.ended == CONTROL else TURN_RULES[s.phase]

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

    def load(self, j: Json) -> PawState:
        s = saving.load(j)
        need(s.phase == OVER or self.legal(s), _("The player to decide has nothing to choose from."))
        return s

    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)
    pieces = staticmethod(saving.pieces)
    dump = staticmethod(saving.dump)
    evaluate = staticmethod(bot.evaluate)


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
        deck.discard(s, a.what, events)
        deck.draw(s, 1, rng, events)
    if not s.tactics and s.phase == TACTIC:
        turn.end_turn(s, rng, events)


def _deploy(s: PawState, kitty: int, square: int, events: list[Event]) -> None:
    """PD-3.1, PD-3.2: one Kitty goes onto the board, the other to the bottom; the facing comes next."""
    seat = s.seat
    combat.place(s, kitty, seat, square)
    s.known[kitty] = 0
    s.offer.remove(kitty)
    s.placed, s.phase, s.tactics = kitty, FACING, TACTICS[kitty]
    events.append(Deployed(seat, kitty, square))
    other = s.offer.pop()
    s.kitties.append(other)
    events.append(Buried(seat, other, s.known[other], secret_to=seat))


def _redraw(s: PawState, a: Order, rng: Rng, events: list[Event]) -> None:
    """PD-2.1: new cards are drawn before the old ones are shuffled in."""
    seat = s.seat
    if a.verb == BACK:
        s.hands[seat].remove(a.what)
        insort(s.aside, a.what)
        events.append(PutBack(seat, a.what, secret_to=seat))
        return
    if s.aside:
        deck.draw(s, len(s.aside), rng, events)
        cards = tuple(s.aside)
        s.deck += s.aside
        s.backs = ((), cards) if seat else (cards, ())
        s.aside = []
        rng.shuffle(s.deck)
        events.append(Mixed(seat, cards, secret_to=seat))
    if seat == s.first:
        s.seat = 1 - seat
        events.append(Asked(s.seat))
    else:
        turn.begin_turn(s, s.first, events)
