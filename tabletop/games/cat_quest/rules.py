"""The rules of Cat Quest: setup, what may be done, what comes of it. Imports the kernel and this game."""

from functools import cache

from tabletop.games.cat_quest import battle, bot, saving, trade
from tabletop.games.cat_quest.board import EARTH, FIRST, HOMES, OUTER, after, distance
from tabletop.games.cat_quest.model import (
    ACCEPT,
    ANSWERING,
    ANSWERS,
    ASKS,
    BATTLE,
    BEFORE,
    BURN,
    CANCEL,
    CONCEDE,
    DOGS,
    END,
    EVERYBODY,
    FACE,
    GAMBLE,
    GAMBLED,
    GIVES,
    KEEP,
    LEVITATOR,
    MOVED,
    MOVES,
    NOBODY,
    OFFER,
    OFFERING,
    OVER,
    PEEK,
    QUAKES,
    RECRUIT,
    ROLL,
    ROLLED,
    ROW,
    SHAKER,
    START,
    TO_BATTLE,
    TRADES,
    WORDS,
    Answer,
    CatQuestAction,
    CatQuestState,
    Give,
    Move,
    Quake,
    Trade,
    Word,
    moves_within,
    seat_at,
)
from tabletop.games.cat_quest.refusals import why_not
from tabletop.games.cat_quest.view import CatQuestView, imagine, seen_by
from tabletop.kernel.errors import InvalidAction, Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Json, Option, Options, Outcome, read_options
from tabletop.kernel.rng import Rng
from tabletop.words import _

EARTH_FREED, MOST_DOGS, DOGS_WIN = "earth-freed", "most-dogs-beaten", "dogs-keep-the-earth"
REVERSING, CLOCKWISE = "reversing", "clockwise"

_ACTIONS: dict[str, CatQuestAction] = {
    str(action): action
    for actions in (WORDS, MOVES, QUAKES, ANSWERS, TRADES, GIVES, ASKS)
    for action in actions
}


class CatQuest:
    """Cat Quest: Space Adventure!"""

    info = GameInfo(
        id="cat-quest",
        title=_("Cat Quest: Space Adventure!"),
        tagline=_("Gather cats from all over the solar system and win the Earth back from the Dogs."),
        seats=range(2, 5),
        minutes="30-60",
        weight=3,
        accent="#ffd36b",
        turn_rule="CQ-4.1",
        options=(
            Option(
                "order",
                _("Order of play"),
                REVERSING,
                ((REVERSING, _("Reverses every round")), (CLOCKWISE, _("Always clockwise"))),
                _("Reversing gives everybody the same chance; clockwise favours whoever begins."),
            ),
            Option(
                "round_limit",
                _("Round limit"),
                40,
                ((10, _("10 rounds")), (20, _("20 rounds")), (40, _("40 rounds")), (80, _("80 rounds"))),
                _("After this round the best single battle wins."),
            ),
            Option("first", _("First player"), RANDOM_SEAT, note=_("Who begins the first round.")),
        ),
        secrets=True,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> CatQuestState:
        chosen = read_options(self.info, options, seats)
        first = int(chosen["first"])
        if first == RANDOM_SEAT:
            first = rng.below(seats)  # CQ-2.3
        dogs = list(range(DOGS))
        rng.shuffle(dogs)  # CQ-2.2
        clockwise = chosen["order"] == CLOCKWISE  # CQ-2.4
        s = CatQuestState(seats, clockwise, int(chosen["round_limit"]), first, dogs[:ROW], sorted(dogs[ROW:]))
        for planet in OUTER:  # CQ-2.1
            black, white = rng.die(), rng.die()
            s.planets[planet] = FIRST[planet] + black * 6 + white - 1
        return s

    def to_act(self, s: CatQuestState) -> int | None:
        if s.phase == OVER:
            return None
        return s.partner if s.phase == ANSWERING else s.turn

    def legal(self, s: CatQuestState) -> list[CatQuestAction]:
        phase = s.phase
        if phase == ROLLED:
            return [*_asides(s, False), *_flights(s)]
        if phase in BATTLE:
            return battle.choices(s)
        if phase in (OFFERING, ANSWERING):
            return trade.choices(s)
        if phase == OVER:
            return []
        actions = _asides(s, True)
        if phase == START and may_battle(s):
            actions.append(TO_BATTLE)
        actions.append(END if phase == MOVED else ROLL)
        return actions

    def apply(self, s: CatQuestState, a: CatQuestAction, rng: Rng) -> list[Event]:
        if isinstance(a, Move):
            return _move(s, a.space)
        if a is ROLL or a == ROLL:
            s.dice[0], s.dice[1] = rng.die(), rng.die()
            s.phase = ROLLED
            return [_rolled(s.turn, s.dice[0], s.dice[1])]
        events: list[Event] = []
        if s.phase in BATTLE:
            if not _fight(s, a, events, rng):
                battle.lose(s, events, rng)
                battle.clear(s)
                _end_turn(s, events)
        elif isinstance(a, Quake):
            _shake(s, a.dice, events, rng)
        elif a == TO_BATTLE:
            if not battle.begin(s, events):
                battle.lose(s, events, rng)
                battle.clear(s)
                _end_turn(s, events)
        elif a == END:
            _end_turn(s, events)
        else:
            events += _aside(s, a)
            if s.phase == MOVED and not _asides(s, True):
                _end_turn(s, events)  # CQ-4.7
        return events

    def refusal(self, s: CatQuestState, a: CatQuestAction) -> Refusal | None:
        return None if a in self.legal(s) else why_not(s, a)

    def view(self, s: CatQuestState, seat: int | None) -> CatQuestView:
        return seen_by(s, seat)

    def determinize(self, v: CatQuestView, rng: Rng) -> CatQuestState:
        return imagine(v, rng)

    def outcome(self, s: CatQuestState) -> Outcome | None:
        if s.phase != OVER:
            return None
        scores = tuple(s.best)
        if s.winner != NOBODY:
            return Outcome((s.winner,), scores, EARTH_FREED)
        most = max(scores)
        if not most:
            return Outcome((), scores, DOGS_WIN)
        best = [seat for seat in range(s.seats) if scores[seat] == most]
        return Outcome((min(best, key=lambda seat: s.reached[seat]),), scores, MOST_DOGS)  # CQ-8.2

    def parse(self, text: str) -> CatQuestAction:
        try:
            return _ACTIONS[text]
        except KeyError:
            raise InvalidAction(_("Cat Quest has no action {text!r}.").format(text=text)) from None

    def dump(self, s: CatQuestState) -> Json:
        return saving.dump(s)

    def load(self, j: Json) -> CatQuestState:
        return saving.load(j, self.legal)

    def evaluate(self, s: CatQuestState, seat: int) -> float:
        return bot.evaluate(s, seat)


@cache
def _rolled(seat: int, black: int, white: int) -> Event:
    return Event("roll", seat, (), (black, white))


@cache
def _moved(seat: int, start: int, end: int) -> Event:
    return Event("move", seat, (), (start, end, distance(start, end)))


def may_battle(s: CatQuestState) -> bool:
    """Whether the player whose turn begins may go to battle (CQ-4.2)."""
    seat = s.turn
    return s.ships[seat] == s.planets[EARTH] and s.crews[seat] != 0 and not s.grounded >> seat & 1


def may_recruit(s: CatQuestState) -> bool:
    """Whether a cat of the home the ship shares a space with may be taken now (CQ-4.4)."""
    home = s.home_here()
    return home != NOBODY and s.homes[home] > 0 and not (s.crews[s.turn] | s.recruited) >> home & 1


def peekable(s: CatQuestState) -> int:
    """The place of the Dog that Levitation would show now; NOBODY if it may not be used (CQ-7.3)."""
    seat = s.turn
    if not s.crews[seat] & ~s.spent[seat] & ~s.fresh & 1 << LEVITATOR:
        return NOBODY
    known = [s.seen[dog] for dog in s.row]
    if any(seen >> seat & 1 for seen in known):
        return NOBODY
    return next((place for place, seen in enumerate(known) if seen != EVERYBODY), NOBODY)


def _asides(s: CatQuestState, at_rest: bool) -> list[CatQuestAction]:
    """What may be done beside rolling and flying; recruiting only while the ship is at rest (CQ-4.1)."""
    actions: list[CatQuestAction] = []
    if at_rest and may_recruit(s):
        actions.append(RECRUIT)
    if s.crews[s.turn] >> LEVITATOR & 1 and peekable(s) != NOBODY:
        actions.append(PEEK)
    if s.ships.count(s.ships[s.turn]) > 1:
        actions += [TRADES[seat] for seat in trade.partners(s)]
    return actions


def _flights(s: CatQuestState) -> list[CatQuestAction]:
    """Every move the dice allow, and shaking them."""
    seat = s.turn
    moves = moves_within(s.ships[seat], s.dice[0] + s.dice[1])
    actions: list[CatQuestAction] = [*QUAKES] if battle.can_shake(s) else []
    if s.grounded >> seat & 1:  # CQ-4.3
        earth = MOVES[s.planets[EARTH]]
        return actions + [move for move in moves if move is not earth]
    actions += moves
    return actions


def _move(s: CatQuestState, space: int) -> list[Event]:
    seat = s.turn
    start = s.ships[seat]
    s.ships[seat] = space
    s.dice[0] = s.dice[1] = 0
    s.phase = MOVED
    if start != space:
        s.trail = [seat, start, space]
    events = [_moved(seat, start, space)]
    if not _asides(s, True):
        _end_turn(s, events)  # CQ-4.7
    return events


def _shake(s: CatQuestState, dice: int, events: list[Event], rng: Rng) -> None:
    """Roll one or both dice again; the second result stands (CQ-7.2)."""
    s.spent[s.turn] |= 1 << SHAKER
    for die in (0, 1):
        if dice >> die & 1:
            s.dice[die] = rng.die()
    events.append(Event("quake", s.turn, (), (s.dice[0], s.dice[1], dice)))


def _fight(s: CatQuestState, a: CatQuestAction, events: list[Event], rng: Rng) -> bool:
    """One decision in battle; False if it is lost by it."""
    if isinstance(a, Answer):
        return battle.answer(s, events, a.cat)
    if a == FACE:
        return battle.face(s, events)
    if a == BURN:
        return battle.burn(s, events, rng)
    if a == GAMBLE:
        return battle.gamble(s, events, rng)
    if a == CONCEDE:
        return False
    assert s.phase == GAMBLED and (a == KEEP or isinstance(a, Quake))
    if isinstance(a, Quake):
        _shake(s, a.dice, events, rng)
    return battle.settle_gamble(s, events)


def _aside(s: CatQuestState, a: CatQuestAction) -> list[Event]:
    """Recruiting, Levitation and trades."""
    if isinstance(a, Trade):
        return trade.begin(s, a.seat)
    if not isinstance(a, Word):
        return trade.add(s, a.cat, isinstance(a, Give))  # type: ignore[union-attr]
    if a == RECRUIT:
        return _recruit(s)
    if a == PEEK:
        return _peek(s)
    return {OFFER: trade.offer, CANCEL: trade.cancel, ACCEPT: trade.accept}.get(a, trade.decline)(s)


def _recruit(s: CatQuestState) -> list[Event]:
    seat, home = s.turn, s.home_here()
    bit = 1 << home
    s.homes[home] -= 1
    s.crews[seat] |= bit
    s.fresh |= bit
    s.recruited |= bit
    if s.phase == START:
        s.phase = BEFORE
    events = [Event("recruit", seat, (home,))]
    if not s.ending and sum(s.homes) == s.homes[EARTH]:
        s.ending = True  # CQ-8.2
        events.append(Event("last", seat))
    return events


def _peek(s: CatQuestState) -> list[Event]:
    seat, place = s.turn, peekable(s)
    dog = s.row[place]
    s.seen[dog] |= 1 << seat
    s.spent[seat] |= 1 << LEVITATOR
    if s.phase == START:
        s.phase = BEFORE
    return [Event("peek", seat, (dog,), (place,), secret_to=seat, reveals=True)]


def _end_turn(s: CatQuestState, events: list[Event]) -> None:
    """The next player's turn, after the last one's the next round (CQ-5.1)."""
    seat = s.turn
    if s.ships[seat] != s.planets[EARTH]:
        s.grounded &= ~(1 << seat)
    s.fresh = s.recruited = s.offers = 0
    s.place += 1
    if s.place == s.seats:
        s.place = 0
        if s.ending or s.round == s.limit:  # CQ-8.2, CQ-8.3
            s.turn = seat_at(s.seats, s.first, s.clockwise, s.round, 0)
            s.phase = OVER
            events.append(Event("end"))
            return
        _orbit(s)
        s.round += 1
        events.append(_orbited(s.round))
    s.turn = seat_at(s.seats, s.first, s.clockwise, s.round, s.place)
    s.phase = START
    events.append(_turned(s.turn))


@cache
def _orbited(round: int) -> Event:
    return Event("orbit", NOBODY, (), (round,))


@cache
def _turned(seat: int) -> Event:
    return Event("turn", seat)


def _orbit(s: CatQuestState) -> None:
    """Every planet moves on; ships on it ride along, ships where it arrives are picked up (CQ-5.1)."""
    for planet in range(1, HOMES):
        old = s.planets[planet]
        new = after(old)
        s.planets[planet] = new
        for seat in range(s.seats):
            if s.ships[seat] == old:
                s.ships[seat] = new
