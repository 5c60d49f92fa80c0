"""What a coach notices about battles, rivals and the end of a game of Cat Quest."""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.advice.effects import GAME
from tabletop.games.cat_quest.mind import deadline, fray, measures
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import BEATERS, DOG_ELEMENT, EARTH, cats_of
from tabletop.games.cat_quest.rules.model import NOBODY, Action
from tabletop.games.cat_quest.rules.view import CatQuestView, imagine, rested
from tabletop.games.cat_quest.voice.words import dog_name
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.foresight import SEED, imagined
from tabletop.kernel.rng import Rng

Legal = Sequence[Action]
Names = Sequence[str]
GOOD_CHANCE, SOME_CHANCE = 0.5, 0.4
"""From which chance on somebody should go to battle, and should be reckoned with."""
NEAR = 7
"""Steps somebody flies in a turn, usually."""
FEW_ROUNDS, FEW_CATS = 4, 3


# -- what several remarks need -------------------------------------------------------------------------


def likely(view: CatQuestView, seat: int) -> float:
    """How likely a seat's crew beats every Dog of the row, by what the viewer knows."""
    if not effects.enough(view, seat):
        return 0.0
    s = imagine(view, Rng(SEED))
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


def aliens(view: CatQuestView) -> int:
    """How many cats still wait elsewhere than on Earth."""
    return sum(view.homes) - view.homes[EARTH]


def last_round(view: CatQuestView) -> bool:
    return view.ending or view.round == view.limit


def turns_after(view: CatQuestView, seat: int) -> int:
    """How many turns a seat still has after the one that goes on (CQ-8.2, CQ-8.3)."""
    return deadline.turns_left(view, seat, True)


def settled(view: CatQuestView, legal: Legal) -> bool:
    """Whether it is the viewer's last turn, and nothing that can be done in it changes who wins."""
    if view.phase in model.BATTLE or turns_after(view, seat_of(view)):
        return False
    return model.TO_BATTLE not in legal or not deadline.pays(imagine(view, Rng(SEED)))


def to_pass(view: CatQuestView, names: Names) -> tuple[str, int] | None:
    """Who wins if the game ends now, the Dogs perhaps, and with how many; None if that is the viewer."""
    leader = model.champion(view)
    if leader == seat_of(view):
        return None
    return (_("the Dogs"), 0) if leader == NOBODY else (names[leader], view.best[leader])


# -- in battle -----------------------------------------------------------------------------------------


def even_die(view: CatQuestView, legal: Legal, names: Names) -> str:
    if model.KEEP not in legal or view.dice[0] % 2:
        return ""
    return _("A {die} loses the battle: let Caturn shake the die, and odd still wins.", die=view.dice[0])


def gamble(view: CatQuestView, legal: Legal, names: Names) -> str:
    if model.CONCEDE not in legal:
        return ""
    dog = dog_name(view.row[view.at])
    if crew_of(view) & ~view.spent[seat_of(view)] & 1 << content.SHAKER:
        return _("Nobody left beats the {dog}, but Plukitten and then Caturn may roll for it: 3 in 4.", dog=dog)
    return _("Nobody left beats the {dog}, but Plukitten may roll for it: 1, 3 or 5 wins.", dog=dog)


def burn_it(view: CatQuestView, legal: Legal, names: Names) -> str:
    if model.BURN not in legal or view.row[view.at] == HIDDEN:
        return ""
    dog = view.row[view.at]
    if rested(view, seat_of(view)) & beaters(dog):
        return ""
    return _("No cat of yours beats the {dog} that comes next: let Jupersian burn it.", dog=dog_name(dog))


def save_the_fire(view: CatQuestView, legal: Legal, names: Names) -> str:
    if model.BURN not in legal or view.row[view.at] == HIDDEN:
        return ""
    cats, dog = rested(view, seat_of(view)), view.row[view.at]
    worse = next(((place, later) for place, later in known_dogs(view, view.at + 1) if not cats & beaters(later)), None)
    if not cats & beaters(dog) or worse is None:
        return ""
    words = _("You can answer the {dog}: save Jupersian's fire for Dog {place}, the {worse}.")
    return words.format(dog=dog_name(dog), place=worse[0] + 1, worse=dog_name(worse[1]))


def needed_later(view: CatQuestView, legal: Legal) -> tuple[int, int] | None:
    """A cat that could answer this Dog, as others could, but is the only one against one that comes: and its place."""
    answers = sum(1 << action.what for action in legal if action.verb == model.ANSWER)
    cats = rested(view, seat_of(view))
    for place, dog in known_dogs(view, view.at + 1):
        alone = cats & beaters(dog)
        if alone.bit_count() == 1 and answers & alone and answers & ~alone:
            return cats_of(alone)[0], place
    return None


def only_answer(view: CatQuestView, legal: Legal, names: Names) -> str:
    needed = needed_later(view, legal)
    if needed is None:
        return ""
    return _("Look ahead to Dog {place}, the {dog}: only one of your cats beats it.", place=needed[1] + 1,
             dog=dog_name(view.row[needed[1]]))  # fmt: skip


def wash(view: CatQuestView, legal: Legal, names: Names) -> str:
    others = [action for action in legal if action.verb == model.ANSWER and action.what != content.SURFER]
    lost = not effects.enough(view, view.turn)
    if model.ANSWERS[content.SURFER] not in legal or not others or not lost:
        return ""
    dog = dog_name(view.row[view.at])
    return _("Too few cats to win today, but Neptabby would wash the {dog} away for good.", dog=dog)


def record(view: CatQuestView, legal: Legal, names: Names) -> str:
    ahead = to_pass(view, names)
    facing = any(action.verb == model.ANSWER for action in legal)
    if facing and view.at + 1 == len(view.row):
        return _("The last Dog: beat it and the Earth is free!")
    if not facing or ahead is None or not ahead[1] or view.beaten != ahead[1]:
        return ""
    return _("Beat this one and your battle is the best so far: {now} Dogs against {best} of {name}.",
             now=view.beaten + 1, best=ahead[1], name=ahead[0])  # fmt: skip


# -- the end of the game -------------------------------------------------------------------------------


def last_turn(view: CatQuestView, legal: Legal, names: Names) -> str:
    ahead = to_pass(view, names)
    if not last_round(view) or model.TO_BATTLE not in legal or ahead is None or settled(view, legal):
        return ""
    name, best = ahead
    if not best:
        return _("Your last turn, and nobody has beaten a Dog: a single one would put you ahead.")
    return _("Your last turn: {name} leads with {best}, so you need a battle with {more}.",
             name=name, best=best, more=best + 1)  # fmt: skip


def ends_the_game(view: CatQuestView, legal: Legal) -> bool:
    """Whether recruiting here makes this the last round, which it is not already."""
    if model.RECRUIT not in legal or aliens(view) > 1 or view.round == view.limit:
        return False
    return any(isinstance(event, events.Last) for event in imagined(GAME, view, model.RECRUIT)[0].events)


def last_cat_behind(view: CatQuestView, legal: Legal, names: Names) -> str:
    ahead = to_pass(view, names)
    if ahead is None or not ends_the_game(view, legal):
        return ""
    return _("The last alien cat: take it and this round is the last, with {name} ahead.", name=ahead[0])


def last_cat_ahead(view: CatQuestView, legal: Legal, names: Names) -> str:
    if to_pass(view, names) is not None or not ends_the_game(view, legal):
        return ""
    return _("The last alien cat: take it and this round is the last, with you ahead.")


def few_cats(view: CatQuestView, legal: Legal, names: Names) -> str:
    left, ahead = aliens(view), to_pass(view, names)
    if view.phase != model.START or view.ending or not 0 < left <= FEW_CATS or ahead is None:
        return ""
    if view.limit - view.round < left:  # the rounds end sooner
        return ""
    return counted(
        "Once the last alien cat is found the game ends, and {name} would win.",
        "Only {count} alien cats are left: then the game ends, and {name} would win.", left, name=ahead[0],
    )  # fmt: skip


def few_rounds(view: CatQuestView, legal: Legal, names: Names) -> str:
    left, ahead = 0 if view.ending else view.limit - view.round, to_pass(view, names)
    if view.phase != model.START or left > FEW_ROUNDS or ahead is None or last_turn(view, legal, names):
        return ""
    if not left:
        return _("The game ends with this round, and {name} would win.", name=ahead[0])
    if not ahead[1]:
        return counted("{count} more round and the Dogs win: beat one of them in time.",
                       "{count} more rounds and the Dogs win: beat one of them in time.", left)  # fmt: skip
    return counted(
        "{count} more round and {name} wins, unless you beat {more} Dogs in one battle.",
        "{count} more rounds and {name} wins, unless you beat {more} Dogs in one battle.",
        left, name=ahead[0], more=ahead[1] + 1,
    )  # fmt: skip


# -- rivals --------------------------------------------------------------------------------------------


def rival_ready(view: CatQuestView, legal: Legal, names: Names) -> str:
    for seat in rivals(view):
        ready = view.ships[seat] == view.planets[EARTH] and not view.grounded >> seat & 1
        if view.phase <= model.ROLLED and ready and turns_after(view, seat) and likely(view, seat) >= SOME_CHANCE:
            return _("{name} stands on Earth with {cats} cats against {dogs} Dogs, and may win next turn.",
                     name=names[seat], cats=view.crews[seat].bit_count(), dogs=len(view.row))  # fmt: skip
    return ""


def rival_near(view: CatQuestView, legal: Legal, names: Names) -> str:
    earth = view.planets[EARTH]
    for seat in rivals(view):
        steps = distance(view.ships[seat], earth)
        in_time = turns_after(view, seat) > 1  # to fly there, and to fight
        if view.phase == model.START and 0 < steps <= NEAR and in_time and likely(view, seat) >= SOME_CHANCE:
            words = counted("{name} has {cats} cats and is {count} step from Earth: a battle is near.",
                            "{name} has {cats} cats and is {count} steps from Earth: a battle is near.", steps,
                            name=names[seat], cats=view.crews[seat].bit_count())  # fmt: skip
            return words
    return ""


# -- the own army --------------------------------------------------------------------------------------


def fight_now(view: CatQuestView, legal: Legal, names: Names) -> str:
    if model.TO_BATTLE not in legal or likely(view, seat_of(view)) < GOOD_CHANCE:
        return ""
    chances = effects.of_battle(view, seat_of(view))
    if chances.win < GOOD_CHANCE:
        return ""
    cats, dogs = crew_of(view).bit_count(), len(view.row)
    return _("{cats} cats against {dogs} Dogs, {chance}: the time to fight is now.", cats=cats, dogs=dogs,
             chance=effects.told(chances))  # fmt: skip


def take_the_lead(view: CatQuestView, legal: Legal, names: Names) -> str:
    """The known Dogs at the left that every cat of which beats another, more than the best battle so far."""
    ahead = to_pass(view, names)
    if model.TO_BATTLE not in legal or ahead is None or not ahead[1] or effects.enough(view, view.turn):
        return ""
    sure, dogs = 0, list[int]()
    for place, dog in known_dogs(view):
        dogs.append(dog)
        if place != sure or measures.unanswered(crew_of(view), dogs):
            break
        sure += 1
    if sure <= ahead[1]:
        return ""
    return _("You know the first {sure} Dogs and can beat them: more than the {best} of {name}.", sure=sure,
             best=ahead[1], name=ahead[0])  # fmt: skip


def too_few(view: CatQuestView, legal: Legal, names: Names) -> str:
    cats, dogs = crew_of(view).bit_count(), len(view.row)
    if model.TO_BATTLE not in legal or effects.enough(view, view.turn) or cats < 2 or deadline.counts(view):
        return ""
    return _("Every Dog takes a cat of its own: {cats} cats cannot beat {dogs}. Gather more first.", cats=cats,
             dogs=dogs)  # fmt: skip
