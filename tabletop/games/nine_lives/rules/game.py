"""The rules of Nine Lives: setup, what may be done, what comes of it."""

from bisect import insort

from tabletop.base.errors import InvalidAction
from tabletop.base.words import _
from tabletop.games.nine_lives.mind import evaluation
from tabletop.games.nine_lives.rules import content, model, saving
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import SUIT_BIT
from tabletop.games.nine_lives.rules.events import FROM_A_HAND, acted, began, laid, lost, returned, shown, turned, won
from tabletop.games.nine_lives.rules.model import AIMED, FROM_HAND, Action, Keep, NineLivesState
from tabletop.games.nine_lives.rules.refusals import refusal
from tabletop.games.nine_lives.rules.trick import absent_suits, act, allowed_suits, lay, targets, winning_place
from tabletop.games.nine_lives.rules.view import imagine, seen_by
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Option, Options, Outcome, read_options
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng

OUT_OF_LIVES = "out-of-lives"

_NEVER_FORCED = _("Only the cards in your hand bind you to a suit; your current life never does.")
_PLAYS = (FROM_HAND, model.AS_LIFE, *AIMED.values())
_ACTIONS: dict[str, Action] = {str(play): play for plays in _PLAYS for play in plays}
_ACTIONS.update((str(keep), keep) for keep in (model.KEEP_IN_HAND, model.KEEP_DISCARDED))


class NineLives:
    info = GameInfo(
        id="nine-lives",
        title=_("Nine Lives: Tricksy Kittens"),
        tagline=_("Win rounds, dodge what bursts, and land on your feet more often than the others."),
        seats=range(2, model.MOST_SEATS + 1),
        minutes="15",
        weight=1,
        accent="#ff8fa0",
        options=(
            Option("lives_never_forced", _("Lives are never forced"), False, note=_NEVER_FORCED),
            Option("first", _("First Kittykeeper"), RANDOM_SEAT, note=_("Who leads the first round.")),
        ),
        edition=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> NineLivesState:
        chosen = read_options(self.info, options, seats)
        missing = rng.below(content.SUITS) if seats == 4 else content.NO_SUIT  # NL-2.1
        deck = content.deck_for(seats, missing)
        rng.shuffle(deck)
        lives = [deck[seat * content.LIVES : (seat + 1) * content.LIVES] for seat in range(seats)]  # NL-2.2
        rest = deck[seats * content.LIVES :]
        size = len(rest) // seats
        hands = [sorted(rest[seat * size : (seat + 1) * size]) for seat in range(seats)]  # NL-2.3
        s = NineLivesState(seats, bool(chosen["lives_never_forced"]), missing, hands, lives)
        s.removed = sorted(rest[seats * size :])
        first = int(chosen["first"])
        s.keeper = s.turn = rng.below(seats) if first == RANDOM_SEAT else first  # NL-2.4
        return s

    def to_act(self, s: NineLivesState) -> int | None:
        return None if s.turn == NOBODY else s.turn

    def legal(self, s: NineLivesState) -> list[Action]:
        if s.pending:
            return [model.KEEP_IN_HAND, model.KEEP_DISCARDED]  # NL-4.4
        turn = s.turn
        if turn == NOBODY:
            return []
        suits = allowed_suits(s)
        actions: list[Action] = []
        for card in s.hands[turn]:
            if SUIT_BIT[card] & suits:
                actions.append(FROM_HAND[card])
        life = s.lives[turn][0]  # NL-3.4: the one card left when the hand is empty
        if SUIT_BIT[life] & suits:
            aimed = AIMED.get(life)
            if aimed and (chosen := targets(s, life)):
                actions += [aimed[target] for target in chosen]
            else:
                actions.append(model.AS_LIFE[life])
        return actions

    def apply(self, s: NineLivesState, a: Action, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        if events is None:
            events = []
        if isinstance(a, Keep):
            _keep(s, a, events)
            return events
        seat, seats = s.turn, s.seats
        card, life, target = a
        suits = s.suits
        if suits and not SUIT_BIT[card] & suits & ~s.hissed:
            s.lacks[seat] |= absent_suits(s, card)
        if s.seen >> card & 1:
            s.seen ^= 1 << card
        lay(s, a)
        last = len(s.plays) == seats
        s.turn = NOBODY if last else (seat + 1) % seats  # NL-3.1
        if life:
            deck = s.lives[seat]
            del deck[0]
            s.covered = seat
            events.append(laid(seat, card, life, target))
            if act(s, seat, a):
                events.append(acted(seat, card, target))
            s.covered = NOBODY
            if deck:
                events.append(turned(seat, deck[0]))  # NL-3.6
        else:
            s.hands[seat].remove(card)
            events.append(FROM_A_HAND[seat][card])
        if last:
            _resolve(s, seat, events)
        return events

    def outcome(self, s: NineLivesState) -> Outcome | None:
        if s.turn != NOBODY:
            return None
        scores = tuple(len(deck) for deck in s.lives)
        most = max(scores)
        return Outcome(tuple(seat for seat in range(s.seats) if scores[seat] == most), scores, OUT_OF_LIVES)

    def parse(self, text: str) -> Action:
        try:
            return _ACTIONS[text]
        except KeyError:
            raise InvalidAction(_("Nine Lives has no action {text!r}.", text=text)) from None

    def turn_rule(self, s: NineLivesState) -> str:
        return "NL-5.1" if s.turn == NOBODY else "NL-4.4" if s.pending else "NL-3.1"

    refusal = staticmethod(refusal)
    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)
    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)
    evaluate = staticmethod(evaluation.evaluate)

    def knowledge(self) -> Knowledge[NineLivesState, Action]:
        from tabletop.games.nine_lives.mind.knowledge import NineLivesKnowledge

        return NineLivesKnowledge(self)


def _resolve(s: NineLivesState, actor: int, events: list[Event]) -> None:
    """Everybody has played: NL-4 up to the choices, or to the end of the round if there are none."""
    plays, winning = s.plays, winning_place(s)
    card, life, _target = plays[winning]
    seat = s.winner = s.seat_of(winning)
    events.append(won(seat, card, s.leading, s.ranks[winning]))
    if max(s.totals) > content.LIMIT:  # no suit bears less
        _explode(s, actor, events)
    if life and not s.gone >> winning & 1:  # NL-4.4
        s.gone |= 1 << winning
        s.seen |= 1 << card
        deck = s.lives[seat]
        deck.append(card)
        events.append(returned(seat, card, told.TO_DECK))
        if len(deck) == 1:
            events.append(turned(seat, card))
    if all(s.lives):  # NL-4.8
        for place, play in enumerate(plays):
            if play[1] and not s.gone >> place & 1:
                s.pending.append(s.seat_of(place))
    if s.pending:
        s.turn = s.pending[0]
    else:
        _end_round(s, events)


def _explode(s: NineLivesState, actor: int, events: list[Event]) -> None:
    """What comes of the suits that add up to more than they bear, if any do."""
    exploded, limits = 0, s.limits
    for suit, total in enumerate(s.totals):
        if total > limits[suit]:  # NL-4.2
            exploded |= 1 << suit
            events.append(told.exploding(NOBODY, suit, total, limits[suit]))
    if not exploded:
        return
    for place, play in enumerate(s.plays):  # NL-4.7
        if not SUIT_BIT[play[0]] & exploded:
            continue
        seat = s.seat_of(place)
        deck = s.lives[seat]
        if s.napping >> seat & 1:
            events.append(told.Spared(seat))  # NL-6.2
        elif deck:  # NL-4.3
            card = deck.pop(0)
            if s.seen >> card & 1:
                s.seen ^= 1 << card
            s.discards.append(card)
            s.covered = seat
            events.append(lost(seat, card, False))
            s.covered = NOBODY
            if deck:
                # NL-3.6: its owner knew the next life, the player of the last card did not
                events.append(turned(seat, deck[0]) if seat == actor else shown(seat, deck[0]))
        else:  # NL-4.3: the one on the table is the last
            s.gone |= 1 << place
            s.discards.append(play[0])
            events.append(lost(seat, play[0], True))


def _keep(s: NineLivesState, a: Keep, events: list[Event]) -> None:
    """A played life goes where its owner, who did not win, wants it (NL-4.4)."""
    seat = s.turn
    place = (seat - s.keeper) % s.seats
    card = s.plays[place][0]
    s.gone |= 1 << place
    if a.hand:
        insort(s.hands[seat], card)
        s.seen |= 1 << card
    else:
        s.discards.append(card)
    events.append(returned(seat, card, told.TO_HAND if a.hand else told.TO_DISCARDS))
    if len(s.pending) > 1:
        del s.pending[0]
        s.turn = s.pending[0]
    else:
        _end_round(s, events)


def _end_round(s: NineLivesState, events: list[Event]) -> None:
    swept = []
    for place, play in enumerate(s.plays):
        if not s.gone >> place & 1:
            swept.append(play[0])
    s.discards += swept  # NL-4.5
    s.clear_table()
    over = not all(s.lives)  # NL-5.1
    if over:
        s.begin_round(s.winner)
        s.turn = NOBODY
    if swept:
        events.append(told.Swept(NOBODY, tuple(swept)))
    if over:
        events.append(told.Ended(NOBODY))
    else:
        s.begin_round(s.winner)  # NL-4.6
        events.append(began(s.keeper, s.round))
