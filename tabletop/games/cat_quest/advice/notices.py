"""What the coach can notice: functions of view and legal actions that yield the facts of a sentence; the first count.

"name" is a seat (NOBODY: the Dogs), "cat" and "home" are homes, "dog" is a Dog; `coach` puts names to them.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.mind import deadline, fray, measures
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import after, distance
from tabletop.games.cat_quest.rules.content import BEATEN_BY, BEATERS, DOG_ELEMENT, EARTH, HOMES, cats_of, kinds
from tabletop.games.cat_quest.rules.model import Legal
from tabletop.games.cat_quest.rules.view import CatQuestView, rested
from tabletop.kernel.events import HIDDEN, NOBODY

Facts = Iterator[dict[str, Any]]
GOOD_CHANCE, SOME_CHANCE = 0.5, 0.4
"""The chance to win from which on one should go to battle, and a rival is dangerous."""
NEAR = 7
"""Steps somebody flies in a turn, usually."""
FEW_ROUNDS, FEW_CATS, FEW_STEPS = 4, 3, 5
ARMY = 3
"""Cats from which on it is worth asking which are missing."""


def noticed(find: Callable[[CatQuestView, Legal], Facts], view: CatQuestView, legal: Legal) -> dict[str, Any] | None:
    """The facts of a notice, None if there is nothing to notice."""
    return next(find(view, legal), None)


def likely(view: CatQuestView, seat: int) -> float:
    """How likely a seat's crew beats every Dog of the row, by what the viewer knows."""
    if not effects.enough(view, seat):
        return 0.0
    s = effects.world(view)
    crew = view.crews[seat]
    return fray.chance(s, seat_of(view), 0, crew, bool(crew >> content.INCINERATOR & 1 and s.box))


def seat_of(view: CatQuestView) -> int:
    return view.turn if view.seat is None else view.seat


def crew_of(view: CatQuestView) -> int:
    return view.crews[seat_of(view)]


def rivals(view: CatQuestView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != seat_of(view)]


def known_dogs(view: CatQuestView, start: int = 0) -> Iterator[tuple[int, int]]:
    """The Dogs the viewer knows from a place on: each place with its Dog."""
    return ((place, dog) for place, dog in enumerate(view.row) if place >= start and dog != HIDDEN)


def beaters(dog: int) -> int:
    return BEATERS[DOG_ELEMENT[dog]]


def last_round(view: CatQuestView) -> bool:
    return view.ending or view.round == view.limit


def turns_after(view: CatQuestView, seat: int) -> int:
    """How many turns a seat still has after the current one (CQ-8.2, CQ-8.3)."""
    return deadline.turns_left(view, seat, True)


def settled(view: CatQuestView, legal: Legal) -> bool:
    """Whether it is the viewer's last turn, and nothing that can be done in it changes who wins."""
    if view.phase in model.BATTLE or turns_after(view, seat_of(view)):
        return False
    return model.TO_BATTLE not in legal or not deadline.pays(effects.world(view))


def to_pass(view: CatQuestView) -> tuple[int, int] | None:
    """Who wins if the game ends now (NOBODY: the Dogs), and with how many; None if that is the viewer."""
    leader = model.champion(view)
    if leader == seat_of(view):
        return None
    return leader, 0 if leader == NOBODY else view.best[leader]


def ends_the_game(view: CatQuestView, legal: Legal) -> bool:
    """Whether recruiting here makes this the last round, which it is not already."""
    if model.RECRUIT not in legal or model.aliens(view) > 1 or last_round(view):
        return False
    return effects.done(view, model.RECRUIT).ending


def even_die(view: CatQuestView, legal: Legal) -> Facts:
    if model.KEEP in legal and not view.dice[0] % 2:
        yield {"die": view.dice[0]}


def gamble(view: CatQuestView, legal: Legal) -> Facts:
    if model.CONCEDE in legal:
        shake = crew_of(view) & ~view.spent[seat_of(view)] & 1 << content.SHAKER
        yield {"dog": view.row[view.at], "shake": shake}


def burn_it(view: CatQuestView, legal: Legal) -> Facts:
    dog = view.row[view.at] if model.BURN in legal else HIDDEN
    if dog != HIDDEN and not rested(view, seat_of(view)) & beaters(dog):
        yield {"dog": dog}


def save_the_fire(view: CatQuestView, legal: Legal) -> Facts:
    """A Dog that can be answered, and a later one that cannot."""
    dog, cats = view.row[view.at] if model.BURN in legal else HIDDEN, rested(view, seat_of(view))
    if dog != HIDDEN and cats & beaters(dog):
        for place, later in known_dogs(view, view.at + 1):
            if not cats & beaters(later):
                yield {"dog": dog, "place": place, "worse": later}


def needed_later(view: CatQuestView, legal: Legal) -> Facts:
    """A cat that could answer this Dog, as others could, but is the only one against a later Dog."""
    answers = sum(1 << action.what for action in legal if action.verb == model.ANSWER)
    cats = rested(view, seat_of(view))
    for place, dog in known_dogs(view, view.at + 1):
        alone = cats & beaters(dog)
        if alone.bit_count() == 1 and answers & alone and answers & ~alone:
            yield {"cat": cats_of(alone)[0], "place": place, "dog": dog}


def wash(view: CatQuestView, legal: Legal) -> Facts:
    others = any(action.verb == model.ANSWER and action.what != content.SURFER for action in legal)
    if model.ANSWERS[content.SURFER] in legal and others and not effects.enough(view, view.turn):
        yield {"dog": view.row[view.at]}


def record(view: CatQuestView, legal: Legal) -> Facts:
    """The last Dog, or the one that makes this the best battle."""
    ahead = to_pass(view)
    if any(action.verb == model.ANSWER for action in legal):
        if view.at + 1 == len(view.row):
            yield {"last": True}
        elif ahead is not None and ahead[1] and view.beaten == ahead[1]:
            yield {"last": False, "now": view.beaten + 1, "best": ahead[1], "name": ahead[0]}


def last_turn(view: CatQuestView, legal: Legal) -> Facts:
    ahead = to_pass(view)
    if last_round(view) and model.TO_BATTLE in legal and ahead is not None and not settled(view, legal):
        yield {"name": ahead[0], "best": ahead[1], "more": ahead[1] + 1}


def last_cat_behind(view: CatQuestView, legal: Legal) -> Facts:
    ahead = to_pass(view)
    if ahead is not None and ends_the_game(view, legal):
        yield {"name": ahead[0]}


def last_cat_ahead(view: CatQuestView, legal: Legal) -> Facts:
    if to_pass(view) is None and ends_the_game(view, legal):
        yield {}


def few_cats(view: CatQuestView, legal: Legal) -> Facts:
    left, ahead = model.aliens(view), to_pass(view)
    early = left <= view.limit - view.round  # else rounds end sooner
    if view.phase == model.START and not view.ending and 0 < left <= FEW_CATS and ahead is not None and early:
        yield {"count": left, "name": ahead[0]}


def few_rounds(view: CatQuestView, legal: Legal) -> Facts:
    left, ahead = 0 if view.ending else view.limit - view.round, to_pass(view)
    if view.phase == model.START and left <= FEW_ROUNDS and ahead is not None and not noticed(last_turn, view, legal):
        yield {"count": left, "name": ahead[0], "best": ahead[1], "more": ahead[1] + 1}


def rival_ready(view: CatQuestView, legal: Legal) -> Facts:
    for seat in rivals(view) if view.phase <= model.ROLLED else ():
        ready = view.ships[seat] == view.planets[EARTH] and not view.grounded >> seat & 1
        if ready and turns_after(view, seat) and likely(view, seat) >= SOME_CHANCE:
            yield {"name": seat, "cats": view.crews[seat].bit_count(), "dogs": len(view.row)}


def rival_near(view: CatQuestView, legal: Legal) -> Facts:
    for seat in rivals(view) if view.phase == model.START else ():
        steps = distance(view.ships[seat], view.planets[EARTH])
        in_time = turns_after(view, seat) > 1  # to fly there, and to fight
        if 0 < steps <= NEAR and in_time and likely(view, seat) >= SOME_CHANCE:
            yield {"name": seat, "cats": view.crews[seat].bit_count(), "count": steps}


def fight_now(view: CatQuestView, legal: Legal) -> Facts:
    if model.TO_BATTLE in legal and likely(view, seat_of(view)) >= GOOD_CHANCE:
        odds = effects.of_battle(view, seat_of(view))
        if odds.win >= GOOD_CHANCE:
            yield {"odds": odds, **_numbers(view)}


def _numbers(view: CatQuestView) -> dict[str, int]:
    return {"cats": crew_of(view).bit_count(), "dogs": len(view.row)}


def take_the_lead(view: CatQuestView, legal: Legal) -> Facts:
    """The first Dogs, if they are known, the crew beats them all, and they are more than the best battle so far."""
    ahead = to_pass(view)
    if model.TO_BATTLE not in legal or ahead is None or not ahead[1] or effects.enough(view, view.turn):
        return
    sure, dogs = 0, list[int]()
    for place, dog in known_dogs(view):
        dogs.append(dog)
        if place != sure or measures.unanswered(crew_of(view), dogs):
            break
        sure += 1
    if sure > ahead[1]:
        yield {"sure": sure, "best": ahead[1], "name": ahead[0]}


def too_few(view: CatQuestView, legal: Legal) -> Facts:
    hopeless = model.TO_BATTLE in legal and not effects.enough(view, view.turn) and not deadline.counts(view)
    if hopeless and crew_of(view).bit_count() > 1:
        yield _numbers(view)


def no_answer(view: CatQuestView, legal: Legal) -> Facts:
    """A known Dog that no cat of the crew beats."""
    crew = crew_of(view)
    for place, dog in known_dogs(view):
        if view.phase == model.START and crew.bit_count() >= ARMY and not crew & beaters(dog):
            one, other = sorted(BEATEN_BY[DOG_ELEMENT[dog]])
            yield {"place": place, "dog": dog, "one": one, "other": other}


def two_alike(view: CatQuestView, legal: Legal) -> Facts:
    """Several known Dogs of an element, and one cat against them."""
    crew, row = crew_of(view), [DOG_ELEMENT[dog] for _place, dog in known_dogs(view)]
    if view.phase == model.START and crew.bit_count() >= ARMY:
        for element, cats in enumerate(BEATERS):
            if row.count(element) > (crew & cats).bit_count() == 1:
                yield {"dogs": row.count(element), "element": element, "cat": cats_of(crew & cats)[0]}


def _in_reach(view: CatQuestView, legal: Legal) -> list[dict[str, int]]:
    """The homes in reach with a cat that is not aboard yet, and what the way costs; the nearest first."""
    here, speed = view.ships[view.turn], sum(view.dice)
    found = sorted(
        (distance(here, space), home)
        for home, space in enumerate(view.planets)
        if _wanted(view, home) and space != here and model.MOVES[space] in legal
    )
    return [{"home": home, "cat": home, "cost": cost, "speed": speed} for cost, home in found]


def _wanted(view: CatQuestView, home: int) -> bool:
    return view.homes[home] > 0 and not (view.crews[view.turn] | view.recruited) >> home & 1


def wait_for_earth(view: CatQuestView, legal: Legal) -> Facts:
    ring = model.MOVES[after(view.planets[EARTH])]
    barred = view.phase == model.ROLLED and view.grounded >> view.turn & 1
    if barred and ring in legal and effects.enough(view, view.turn):
        yield {}


def home_free(view: CatQuestView, legal: Legal) -> Facts:
    earth, here, seat = view.planets[EARTH], view.ships[view.turn], seat_of(view)
    flies = view.phase == model.ROLLED and earth != here and model.MOVES[earth] in legal
    if flies and likely(view, seat) >= SOME_CHANCE:
        chance = effects.of_battle(view, seat).win
        if chance >= SOME_CHANCE:
            yield {"cost": distance(here, earth), "speed": sum(view.dice), "chance": chance}


def second_cat(view: CatQuestView, legal: Legal) -> Facts:
    if view.recruited:
        yield from _in_reach(view, legal)


def needed(view: CatQuestView, legal: Legal) -> Facts:
    """A cat in reach that would be the first to beat a known Dog."""
    missing = [DOG_ELEMENT[dog] for _place, dog in known_dogs(view) if not crew_of(view) & beaters(dog)]
    for one in _in_reach(view, legal) if missing else ():
        yield from ({**one, "element": kind} for kind in missing if BEATERS[kind] >> one["home"] & 1)


def last_of_home(view: CatQuestView, legal: Legal) -> Facts:
    """The last cat of a home in reach that somebody else may well take first."""
    for one in _in_reach(view, legal):
        home = one["home"]
        for seat in rivals(view) if view.homes[home] == 1 else ():
            steps = distance(view.ships[seat], view.planets[home])
            if steps <= NEAR and not view.crews[seat] >> home & 1:
                yield {**one, "name": seat, "steps": steps}


def comes_to_you(view: CatQuestView, legal: Legal) -> Facts:
    """A home that cannot be reached, but the space it moves to next can."""
    for home in range(1, HOMES) if view.phase == model.ROLLED and not _in_reach(view, legal) else ():
        if home != EARTH and _wanted(view, home) and model.MOVES[after(view.planets[home])] in legal:
            yield {"home": home, "cost": distance(view.ships[view.turn], view.planets[home])}


def shake(view: CatQuestView, legal: Legal) -> Facts:
    slow = view.phase == model.ROLLED and model.QUAKE_BOTH in legal and sum(view.dice) <= FEW_STEPS
    if slow and not _in_reach(view, legal):
        yield {"speed": sum(view.dice)}


def look(view: CatQuestView, legal: Legal) -> Facts:
    if model.PEEK in legal:
        yield {"place": model.unknown_place(view.row_seen)}


def new_kinds(view: CatQuestView, legal: Legal) -> Facts:
    """A cat in reach that beats two kinds of Dogs nobody aboard beats."""
    crew = crew_of(view)
    for one in _in_reach(view, legal):
        if kinds(crew | 1 << one["home"]) == kinds(crew) + 2:
            yield {**one, "now": kinds(crew)}


def recruit_first(view: CatQuestView, legal: Legal) -> Facts:
    if view.phase == model.START and model.RECRUIT in legal and model.TO_BATTLE not in legal:
        yield {"cat": model.home_on(view.planets, view.ships[view.turn])}


def swap(view: CatQuestView, legal: Legal) -> Facts:
    """A trade of two cats that is good for both; not if recruiting here does the same."""
    crew = crew_of(view)
    waiting = effects.done(view, model.RECRUIT).crews[view.turn] if model.RECRUIT in legal else crew
    for other in (action.what for action in legal if action.verb == model.TRADE):
        theirs = view.crews[other]
        for give, ask in product(cats_of(crew & ~theirs), cats_of(theirs & ~crew)):
            own, his = crew ^ 1 << give ^ 1 << ask, theirs ^ 1 << give ^ 1 << ask
            if kinds(own) > kinds(waiting) and kinds(his) >= kinds(theirs):
                yield {"name": other, "give": give, "ask": ask, "then": kinds(own), "now": kinds(crew)}


def _kinds_then(view: CatQuestView, legal: Legal) -> Facts:
    """Kinds of Dogs beaten now and after an offer: by the seat that answers it, and by the one that made it."""
    if model.ACCEPT in legal:
        now, then = view.crews, effects.done(view, model.ACCEPT).crews
        mine, name = view.partner, view.turn
        theirs, more = kinds(now[name]), kinds(then[name])
        yield {"now": kinds(now[mine]), "then": kinds(then[mine]), "name": name, "theirs": theirs, "more": more}


def bad_offer(view: CatQuestView, legal: Legal) -> Facts:
    for found in _kinds_then(view, legal):
        gain = found["then"] - found["now"]
        if gain < 0 or (not gain and found["more"] > found["theirs"]):
            yield found


def good_offer(view: CatQuestView, legal: Legal) -> Facts:
    yield from (found for found in _kinds_then(view, legal) if found["then"] > found["now"])
