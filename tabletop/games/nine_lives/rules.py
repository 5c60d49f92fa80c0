"""The rules of Nine Lives: setup, what may be done, what comes of it. Imports the kernel and this game."""

from bisect import insort
from functools import cache

from tabletop.games.nine_lives import bot, saving
from tabletop.games.nine_lives.model import (
    AS_LIFE,
    COPYCAT,
    FROM_HAND,
    HAIRBALL,
    KEEP_DISCARDED,
    KEEP_IN_HAND,
    KNOCK_IT_OFF,
    LIVES,
    NO_SUIT,
    NO_TARGET,
    NOBODY,
    NUMBER,
    POWER_NAMES,
    SUIT,
    SUIT_BIT,
    SUIT_NAMES,
    SUITS,
    TO_CARD,
    TO_SUIT,
    Keep,
    NineLivesAction,
    NineLivesState,
    Play,
    card_text,
    deck_for,
)
from tabletop.games.nine_lives.trick import absent_suits, allowed_suits, lay, targets, winning_place
from tabletop.games.nine_lives.view import NineLivesView, imagine, seen_by
from tabletop.kernel.errors import InvalidAction, Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.rng import Rng
from tabletop.words import _

OUT_OF_LIVES = "out-of-lives"
TO_DECK, TO_HAND, TO_DISCARDS = range(3)
"""Where a played life goes, as the event "return" says it."""

_PLAYS = (FROM_HAND, AS_LIFE, *TO_SUIT.values(), *TO_CARD.values())
_ACTIONS: dict[str, NineLivesAction] = {str(play): play for plays in _PLAYS for play in plays}
_ACTIONS.update((str(keep), keep) for keep in (KEEP_IN_HAND, KEEP_DISCARDED))


class NineLives:
    """Nine Lives: Tricksy Kittens."""

    info = GameInfo(
        id="nine-lives",
        title=_("Nine Lives: Tricksy Kittens"),
        tagline=_("Take tricks, dodge explosions, and land on your feet more often than the others."),
        seats=range(2, 7),
        minutes="15",
        weight=1,
        accent="#ff8fa0",
        turn_rule="NL-3.1",
        options=(
            Option(
                "lives_never_forced",
                _("Lives are never forced"),
                False,
                note=_("Only the cards in your hand bind you to a suit; your current life never does."),
            ),
            Option("first", _("First Kittykeeper"), RANDOM_SEAT, note=_("Who leads the first round.")),
        ),
        secrets=True,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> NineLivesState:
        chosen = read_options(self.info, options, seats)
        missing = rng.below(SUITS) if seats == 4 else NO_SUIT  # NL-2.1
        deck = deck_for(seats, missing)
        rng.shuffle(deck)
        lives = [deck[seat * LIVES : (seat + 1) * LIVES] for seat in range(seats)]  # NL-2.2
        rest = deck[seats * LIVES :]
        size = len(rest) // seats
        hands = [sorted(rest[seat * size : (seat + 1) * size]) for seat in range(seats)]  # NL-2.3
        s = NineLivesState(seats, bool(chosen["lives_never_forced"]), missing, hands, lives)
        s.removed = sorted(rest[seats * size :])
        first = int(chosen["first"])
        s.keeper = s.turn = rng.below(seats) if first == RANDOM_SEAT else first  # NL-2.4
        return s

    def to_act(self, s: NineLivesState) -> int | None:
        return None if s.turn == NOBODY else s.turn

    def legal(self, s: NineLivesState) -> list[NineLivesAction]:
        if s.pending:
            return [KEEP_IN_HAND, KEEP_DISCARDED]  # NL-4.4
        turn = s.turn
        if turn == NOBODY:
            return []
        suits = allowed_suits(s)
        actions: list[NineLivesAction] = [FROM_HAND[card] for card in s.hands[turn] if SUIT_BIT[card] & suits]
        life = s.lives[turn][0]  # NL-3.4: the one card left when the hand is empty
        if SUIT_BIT[life] & suits:
            number = NUMBER[life]
            if number == HAIRBALL:
                actions += [TO_SUIT[life][suit] for suit in targets(s, life)]
            elif number in (KNOCK_IT_OFF, COPYCAT) and s.plays:
                actions += [TO_CARD[life][card] for card in targets(s, life)]
            else:
                actions.append(AS_LIFE[life])
        return actions

    def apply(self, s: NineLivesState, a: NineLivesAction, rng: Rng) -> list[Event]:
        if isinstance(a, Keep):
            return _keep(s, a)
        seat = s.turn
        card, life, _target = a
        events = [_played(seat, a)]
        s.lacks[seat] |= absent_suits(s, card)
        s.seen &= ~(1 << card)
        if life:
            deck = s.lives[seat]
            del deck[0]
            if lay(s, seat, a):
                events.append(_acted(seat, a))
            if deck:
                events.append(_shown(seat, deck[0]))  # NL-3.6
        else:
            s.hands[seat].remove(card)
            lay(s, seat, a)
        seats = s.seats
        if len(s.plays) == seats:
            _resolve(s, seat, events)
        else:
            s.turn = (seat + 1) % seats  # NL-3.1
        return events

    def refusal(self, s: NineLivesState, a: NineLivesAction) -> Refusal | None:
        if s.turn == NOBODY:
            return Refusal("NL-5.1", _("The game is over."))
        if isinstance(a, Keep):
            return None if s.pending else Refusal("NL-4.4", _("There is no played life to decide about now."))
        if s.pending:
            return Refusal("NL-4.4", _("First decide where the life you played goes."))
        return _card_refusal(s, a) or _target_refusal(s, a)

    def view(self, s: NineLivesState, seat: int | None) -> NineLivesView:
        return seen_by(s, seat)

    def determinize(self, v: NineLivesView, rng: Rng) -> NineLivesState:
        return imagine(v, rng)

    def outcome(self, s: NineLivesState) -> Outcome | None:
        if s.turn != NOBODY:
            return None
        scores = tuple(len(deck) for deck in s.lives)
        most = max(scores)
        return Outcome(tuple(seat for seat in range(s.seats) if scores[seat] == most), scores, OUT_OF_LIVES)

    def parse(self, text: str) -> NineLivesAction:
        try:
            return _ACTIONS[text]
        except KeyError:
            raise InvalidAction(_("Nine Lives has no action {text!r}.").format(text=text)) from None

    def dump(self, s: NineLivesState) -> Json:
        return saving.dump(s)

    def load(self, j: Json) -> NineLivesState:
        return saving.load(j)

    def evaluate(self, s: NineLivesState, seat: int) -> float:
        return bot.evaluate(s, seat)


# Events are values too, and the same few hundred happen over and over: one of each is enough.


@cache
def _played(seat: int, play: Play) -> Event:
    return Event("play", seat, (play.card,), (1 if play.life else 0, play.target))


@cache
def _acted(seat: int, play: Play) -> Event:
    return Event("power", seat, (play.card,), (NUMBER[play.card], play.target))


@cache
def _shown(seat: int, card: int, reveals: bool = False) -> Event:
    """The card is the seat's current life now."""
    return Event("life", seat, (card,), reveals=reveals)


@cache
def _won(seat: int, card: int, leading: int, rank: int) -> Event:
    return Event("win", seat, (card,), (leading, rank))


@cache
def _lost(seat: int, card: int, last: int) -> Event:
    return Event("lose", seat, (card,), (last,))


@cache
def _returned(seat: int, card: int, where: int) -> Event:
    return Event("return", seat, (card,), (where,))


def _resolve(s: NineLivesState, actor: int, events: list[Event]) -> None:
    """Everybody has played: NL-4 up to the choices, or to the end of the round if there are none."""
    winning = winning_place(s)
    s.winner = s.seat_of(winning)
    events.append(_won(s.winner, s.plays[winning][0], s.leading, s.ranks[winning]))
    exploded = 0
    limits = s.limits
    for suit, total in enumerate(s.totals):
        if total > limits[suit]:  # NL-4.2
            exploded |= 1 << suit
            events.append(Event("explode", NOBODY, (), (suit, total, limits[suit])))
    if exploded:
        for place, play in enumerate(s.plays):  # NL-4.7
            if SUIT_BIT[play[0]] & exploded:
                _explode(s, place, actor, events)
    for place, (card, life, _target) in enumerate(s.plays):  # NL-4.4
        if not life or s.gone >> place & 1:
            continue
        seat = s.seat_of(place)
        if place != winning:
            s.pending.append(seat)
            continue
        s.gone |= 1 << place
        s.seen |= 1 << card
        deck = s.lives[seat]
        deck.append(card)
        events.append(_returned(seat, card, TO_DECK))
        if len(deck) == 1:
            events.append(_shown(seat, card))
    if s.pending and all(s.lives):
        s.turn = s.pending[0]
    else:
        _end_round(s, events)


def _explode(s: NineLivesState, place: int, actor: int, events: list[Event]) -> None:
    """What an explosion does to the player of the card at this place."""
    seat = s.seat_of(place)
    if s.napping >> seat & 1:
        events.append(Event("spared", seat))  # NL-6.2
        return
    deck = s.lives[seat]
    if deck:  # NL-4.3
        lost = deck.pop(0)
        s.seen &= ~(1 << lost)
        events.append(_lost(seat, lost, 0))
        if deck:
            # NL-3.6: its owner knew the next life, the player of the last card did not
            events.append(_shown(seat, deck[0], seat != actor))
    else:
        lost = s.plays[place].card
        s.gone |= 1 << place
        events.append(_lost(seat, lost, 1))
    s.discards.append(lost)


def _keep(s: NineLivesState, a: Keep) -> list[Event]:
    """A played life goes where its owner, who did not win, wants it (NL-4.4)."""
    seat = s.pending.pop(0)
    place = (seat - s.keeper) % s.seats
    card = s.plays[place].card
    s.gone |= 1 << place
    if a.hand:
        insort(s.hands[seat], card)
        s.seen |= 1 << card
    else:
        s.discards.append(card)
    events = [_returned(seat, card, TO_HAND if a.hand else TO_DISCARDS)]
    if s.pending:
        s.turn = s.pending[0]
    else:
        _end_round(s, events)
    return events


def _end_round(s: NineLivesState, events: list[Event]) -> None:
    gone = s.gone
    swept = [play[0] for place, play in enumerate(s.plays) if not gone >> place & 1]
    if swept:
        events.append(Event("sweep", NOBODY, tuple(swept)))
        s.discards += swept  # NL-4.5
    s.begin_round(s.winner)  # NL-4.6
    if all(s.lives):
        events.append(Event("round", s.keeper, (), (s.round,)))
    else:
        s.turn = NOBODY  # NL-5.1
        events.append(Event("end"))


def _card_refusal(s: NineLivesState, a: Play) -> Refusal | None:
    """Why this card may not be played now, whatever its power would choose."""
    card, hand, life = a.card, s.hands[s.turn], s.lives[s.turn][0]
    name = card_text(card)
    if a.life:
        if card != life:
            return Refusal("NL-3.2", _("{card} is not your current life.").format(card=name))
    elif card not in hand:
        if not hand:
            return Refusal("NL-3.4", _("Your hand is empty: you must play your current life."))
        return Refusal("NL-3.2", _("{card} is not in your hand.").format(card=name))
    suits = allowed_suits(s)
    suit = SUIT[card]
    if suits >> suit & 1:
        return None
    if s.hissed >> suit & 1:
        return Refusal(
            "NL-6.8", _("{suit} was hissed at and you can play another suit.").format(suit=SUIT_NAMES[suit])
        )
    binding = [SUIT[own] for own in hand if SUIT_BIT[own] & suits]
    words = _("{suit} is not on the table and you hold {other}.")
    if not binding:
        words = _("{suit} is not on the table and your current life is {other}.")
        binding = [SUIT[life]]
    return Refusal("NL-3.3", words.format(suit=SUIT_NAMES[suit], other=SUIT_NAMES[min(binding)]))


def _target_refusal(s: NineLivesState, a: Play) -> Refusal | None:
    """Why the power of this card may not choose that."""
    number = NUMBER[a.card]
    if not a.life:
        if a.target == NO_TARGET:
            return None
        return Refusal("NL-3.5", _("A card from your hand has no power, so it chooses nothing."))
    choices = targets(s, a.card)
    if a.target in choices or (a.target == NO_TARGET and not choices):
        return None
    rule, power = f"NL-6.{number}", POWER_NAMES[number]
    if number == HAIRBALL:
        text = _("{power} chooses a suit on the table or its own.")
    elif number in (KNOCK_IT_OFF, COPYCAT):
        text = _("{power} chooses a card another player has played this round.")
    else:
        text = _("{power} chooses nothing.")
    return Refusal(rule, text.format(power=power))
