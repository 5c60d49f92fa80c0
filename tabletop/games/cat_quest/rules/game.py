"""The Game contract of Cat Quest: setup, legal actions, apply, outcome."""

from functools import cache, lru_cache

from tabletop.base.errors import InvalidAction, Refusal
from tabletop.base.words import _
from tabletop.games.cat_quest.mind import evaluation
from tabletop.games.cat_quest.rules import battle, content, events, model, refusals, saving, trade
from tabletop.games.cat_quest.rules.board import FIRST, ORBIT, after, ahead_of, distance
from tabletop.games.cat_quest.rules.content import EARTH, OUTER
from tabletop.games.cat_quest.rules.model import BATTLE, MOVED, OVER, ROLLED, START, Action, CatQuestState
from tabletop.games.cat_quest.rules.view import imagine, seen_by
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Option, Options, Outcome, read_options
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng

EARTH_FREED, MOST_DOGS, DOGS_WIN = "earth-freed", "most-dogs-beaten", "dogs-keep-the-earth"
REVERSING, CLOCKWISE = "reversing", "clockwise"


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
        options=(
            Option(
                "order",
                _("Order of play"),
                REVERSING,
                ((REVERSING, _("Reversing")), (CLOCKWISE, _("Clockwise"))),
                _("Reversing every round gives everybody the same chance; clockwise favours whoever begins."),
            ),
            Option(
                "round_limit",
                _("Round limit"),
                40,
                ((10, "10"), (20, "20"), (40, "40"), (80, "80")),
                _("Then whoever beat most Dogs in one battle wins; if nobody beat one, the Dogs do."),
            ),
            Option("first", _("First player"), RANDOM_SEAT, note=_("Who begins the first round.")),
        ),
        secrets=True,
        edition=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> CatQuestState:
        chosen = read_options(self.info, options, seats)
        first = int(chosen["first"])
        if first == RANDOM_SEAT:
            first = rng.below(seats)  # CQ-2.3
        dogs = list(range(content.DOGS))
        rng.shuffle(dogs)  # CQ-2.2
        row, box = dogs[: content.ROW], sorted(dogs[content.ROW :])
        clockwise = chosen["order"] == CLOCKWISE  # CQ-2.4
        s = CatQuestState(seats, clockwise, int(chosen["round_limit"]), first, row, box)
        for planet in OUTER:  # CQ-2.1
            black, white = rng.die(), rng.die()
            s.planets[planet] = FIRST[planet] + black * 6 + white - 1
        return s

    to_act = staticmethod(model.to_act)

    def legal(self, s: CatQuestState) -> list[Action]:
        phase = s.phase
        if phase == ROLLED:
            return _flights(s)
        if phase in BATTLE:
            return battle.choices(s)
        if phase in model.PARLEY:
            return trade.choices(s)
        if phase == OVER:
            return []
        actions = _asides(s, True)
        if phase == START and may_battle(s):
            actions.append(model.TO_BATTLE)
        actions.append(model.END if phase == MOVED else model.ROLL)
        return actions

    def apply(self, s: CatQuestState, a: Action, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        told: list[Event] = [] if events is None else events
        if s.withdrawn and a.verb not in model.TALKS:
            s.withdrawn = 0  # CQ-4.6
        if a.verb == model.MOVE:
            _move(s, a.what, told)
        elif a == model.ROLL:
            s.dice[0], s.dice[1] = rng.die(), rng.die()
            s.phase = ROLLED
            told.append(_rolled(s.turn, s.dice[0], s.dice[1]))
        elif a == model.END:
            _end_turn(s, told)
        elif s.phase in BATTLE or a == model.TO_BATTLE:
            if not battle.fight(s, a, told, rng):
                battle.lose(s, told, rng)
                _end_turn(s, told)
        elif a.verb == model.QUAKE:
            battle.shake(s, a.what, told, rng)
        elif a == model.RECRUIT:
            _recruit(s, told)
        elif a == model.PEEK:
            _peek(s, told)
        else:
            trade.talk(s, a, told)
        if s.phase == MOVED and a != model.CANCEL and not _asides(s, True):
            _end_turn(s, told)  # CQ-4.7
        return told

    def refusal(self, s: CatQuestState, a: Action) -> Refusal | None:
        return None if a in self.legal(s) else refusals.refusal(s, a)

    turn_rule = staticmethod(refusals.turn_rule)
    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)

    def outcome(self, s: CatQuestState) -> Outcome | None:
        if s.phase != OVER:
            return None
        best = model.champion(s)
        reason = EARTH_FREED if s.winner != NOBODY else DOGS_WIN if best == NOBODY else MOST_DOGS
        return Outcome((best,) if best != NOBODY else (), tuple(s.best), reason)

    def parse(self, text: str) -> Action:
        try:
            return model.ACTIONS[text]
        except KeyError:
            raise InvalidAction(_("Cat Quest has no action {text!r}.", text=text)) from None

    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)
    evaluate = staticmethod(evaluation.evaluate)

    def knowledge(self) -> Knowledge[CatQuestState, Action]:
        from tabletop.games.cat_quest.mind.knowledge import CatQuestKnowledge

        return CatQuestKnowledge(self)


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
    if not s.crews[seat] & ~s.spent[seat] & ~s.fresh & 1 << content.LEVITATOR:
        return NOBODY
    known = [s.seen[dog] for dog in s.row]
    return NOBODY if any(seen >> seat & 1 for seen in known) else model.unknown_place(known)


def _asides(s: CatQuestState, at_rest: bool) -> list[Action]:
    """What may be done beside rolling and flying; recruiting only while the ship is at rest (CQ-4.1)."""
    actions: list[Action] = []
    if at_rest and may_recruit(s):
        actions.append(model.RECRUIT)
    if s.crews[s.turn] >> content.LEVITATOR & 1 and peekable(s) != NOBODY:
        actions.append(model.PEEK)
    if s.ships.count(s.ships[s.turn]) > 1:
        actions += [model.TRADES[seat] for seat in trade.partners(s)]
    return actions


def _flights(s: CatQuestState) -> list[Action]:
    """Every move the dice allow, shaking them, and what may be done before."""
    seat, actions = s.turn, _asides(s, False)
    if battle.can_shake(s):
        actions += model.QUAKES
    moves = model.moves_within(s.ships[seat], s.dice[0] + s.dice[1])
    if s.grounded >> seat & 1:  # CQ-4.3
        earth = model.MOVES[s.planets[EARTH]]
        return actions + [move for move in moves if move is not earth]
    actions += moves
    return actions


_rolled, _turned = cache(events.Roll), cache(events.Turn)


@lru_cache(maxsize=4_000)
def _moved(seat: int, start: int, end: int, ahead: int) -> Event:
    return events.Move(seat, start, end, distance(start, end), ahead)


def _move(s: CatQuestState, space: int, told: list[Event]) -> None:
    seat, start = s.turn, s.ships[s.turn]
    s.ships[seat] = space
    s.dice[0] = s.dice[1] = 0
    s.phase = MOVED
    if start != space:
        s.trail = (seat, start, space)
    told.append(_moved(seat, start, space, ahead_of(s.planets[ORBIT[space]], space)))


def _recruit(s: CatQuestState, told: list[Event]) -> None:
    seat, home = s.turn, s.home_here()
    bit = 1 << home
    s.homes[home] -= 1
    s.crews[seat] |= bit
    s.fresh |= bit
    s.recruited |= bit
    if s.phase == START:
        s.phase = model.BEFORE
    told.append(events.Recruit(seat, home))
    if not s.ending and not model.aliens(s):
        s.ending = True  # CQ-8.2
        told.append(events.Last(seat))


def _peek(s: CatQuestState, told: list[Event]) -> None:
    seat, place = s.turn, peekable(s)
    dog = s.row[place]
    s.seen[dog] |= 1 << seat
    s.spent[seat] |= 1 << content.LEVITATOR
    if s.phase == START:
        s.phase = model.BEFORE
    told.append(events.Peek(seat, dog, place, secret_to=seat, reveals=True))


def _end_turn(s: CatQuestState, told: list[Event]) -> None:
    """The next player's turn, after the last one's the next round (CQ-5.1)."""
    seat = s.turn
    if s.ships[seat] != s.planets[EARTH]:
        s.grounded &= ~(1 << seat)
    s.place += 1
    over = False
    if s.place == s.seats:
        s.place = 0
        over = s.ending or s.round == s.limit  # CQ-8.2, CQ-8.3
        if not over:
            _orbit(s)
            s.round += 1
            told.append(events.Orbit(NOBODY, s.round))
    if s.phase in BATTLE:
        battle.clear(s)
    s.fresh = s.recruited = s.offers = 0
    s.turn = model.whose_turn(s)
    s.phase = OVER if over else START
    told.append(events.End(NOBODY) if over else _turned(s.turn))


def _orbit(s: CatQuestState) -> None:
    """Every planet but the Sun moves on; ships on it ride along, ships where it arrives are picked up (CQ-5.1)."""
    sun, *moving = s.planets
    s.planets = [sun, *map(after, moving)]
    s.ships = [after(ship) if ship in moving else ship for ship in s.ships]
