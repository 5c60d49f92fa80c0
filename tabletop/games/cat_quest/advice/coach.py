"""What a coach notices in a position of Cat Quest.

Nothing here knows more than the view, and every sentence has the numbers and names of this very position.
"""

from collections.abc import Callable, Collection

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import coach_battle as battle
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.advice.coach_battle import (
    NEAR,
    SOME_CHANCE,
    Legal,
    Names,
    beaters,
    crew_of,
    known_dogs,
    likely,
    rivals,
    seat_of,
    turns_after,
)
from tabletop.games.cat_quest.advice.effects import GAME
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import after, distance
from tabletop.games.cat_quest.rules.content import (
    BEATERS,
    CAT_NAMES,
    DOG_ELEMENT,
    EARTH,
    ELEMENT_NAMES,
    HOME_NAMES,
    HOMES,
    cats_of,
)
from tabletop.games.cat_quest.rules.model import Action
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.voice.words import dog_name
from tabletop.kernel.coaching import Remark
from tabletop.kernel.foresight import imagined

Found = tuple[int, int] | None
"""A home, and what the way there costs."""
Moves = Collection[Action]
Tell = Callable[[CatQuestView, Legal, Names], str]
Advises = Callable[[CatQuestView, Legal], Moves]
ARMY = 3
"""Cats from which on it is worth asking which are missing."""


# -- the own army ---------------------------------------------------------------------------------------


def _no_answer(view: CatQuestView, legal: Legal, names: Names) -> str:
    crew = crew_of(view)
    if view.phase != model.START or crew.bit_count() < ARMY:
        return ""
    for place, dog in known_dogs(view):
        if not crew & beaters(dog):
            one, other = (ELEMENT_NAMES[element] for element in sorted(content.BEATEN_BY[DOG_ELEMENT[dog]]))
            return _("Nobody in your crew beats Dog {place}, the {dog}: {one} and {other} cats do.",
                     place=place + 1, dog=dog_name(dog), one=one, other=other)  # fmt: skip
    return ""


def _two_alike(view: CatQuestView, legal: Legal, names: Names) -> str:
    crew = crew_of(view)
    if view.phase != model.START or crew.bit_count() < ARMY:
        return ""
    for element, name in enumerate(ELEMENT_NAMES):
        dogs = sum(DOG_ELEMENT[dog] == element for _place, dog in known_dogs(view))
        cats = crew & BEATERS[element]
        if dogs > cats.bit_count() == 1:
            cat = CAT_NAMES[cats_of(cats)[0]]
            return _("{dogs} {element} Dogs lie there, and only {cat} of your crew beats them.", dogs=dogs,
                     element=name, cat=cat)  # fmt: skip
    return ""


# -- on the way ----------------------------------------------------------------------------------------


def _in_reach(view: CatQuestView, legal: Legal) -> list[tuple[int, int]]:
    """The homes in reach with a cat that is not aboard yet, and what the way costs; the nearest first."""
    here = view.ships[view.turn]
    found = [
        (distance(here, space), home)
        for home, space in enumerate(view.planets)
        if _wanted(view, home) and space != here and model.MOVES[space] in legal
    ]
    return [(home, cost) for cost, home in sorted(found)]


def _wanted(view: CatQuestView, home: int) -> bool:
    return view.homes[home] > 0 and not (view.crews[view.turn] | view.recruited) >> home & 1


def _wait_for_earth(view: CatQuestView, legal: Legal, names: Names) -> str:
    ring = model.MOVES[after(view.planets[EARTH])]
    barred = view.phase == model.ROLLED and view.grounded >> view.turn & 1
    if not barred or ring not in legal or not effects.enough(view, view.turn):
        return ""
    return _("Land on the ring ahead of Earth: it picks you up, and next turn you may fight again.")


def _home_free(view: CatQuestView, legal: Legal, names: Names) -> str:
    earth, here = view.planets[EARTH], view.ships[view.turn]
    if view.phase != model.ROLLED or earth == here or model.MOVES[earth] not in legal:
        return ""
    if likely(view, seat_of(view)) < SOME_CHANCE:
        return ""
    chance = effects.of_battle(view, seat_of(view)).win
    if chance < SOME_CHANCE:
        return ""
    return _("{cost} of your {speed} steps to Earth, and a battle there next turn: {chance}.",
             cost=distance(here, earth), speed=sum(view.dice), chance=effects.to_win(chance))  # fmt: skip


def _second(view: CatQuestView, legal: Legal) -> Found:
    return next(iter(_in_reach(view, legal)), None) if view.recruited else None


def _second_cat(view: CatQuestView, legal: Legal, names: Names) -> str:
    found = _second(view, legal)
    if found is None:
        return ""
    home, cost = found
    return _("A second cat in this turn: {cat} on {home}, {cost} of your {speed} steps away.", cat=CAT_NAMES[home],
             home=HOME_NAMES[home], cost=cost, speed=sum(view.dice))  # fmt: skip


def _missing(view: CatQuestView) -> list[int]:
    """The kinds of the known Dogs that nobody in the crew beats."""
    crew = crew_of(view)
    return [DOG_ELEMENT[dog] for _place, dog in known_dogs(view) if not crew & beaters(dog)]


def _first_against(view: CatQuestView, legal: Legal) -> Found:
    wanted = [BEATERS[kind] for kind in _missing(view)]
    return next((one for one in _in_reach(view, legal) if any(cats >> one[0] & 1 for cats in wanted)), None)


def _needed(view: CatQuestView, legal: Legal, names: Names) -> str:
    found = _first_against(view, legal)
    if found is None:
        return ""
    home, cost = found
    kind = next(kind for kind in _missing(view) if BEATERS[kind] >> home & 1)
    words = _("{cat} on {home}, {cost} of your {speed} steps away, would be your first against the {dog} Dog.")
    return words.format(cat=CAT_NAMES[home], home=HOME_NAMES[home], cost=cost, speed=sum(view.dice),
                        dog=ELEMENT_NAMES[kind])  # fmt: skip


def _contested(view: CatQuestView, home: int) -> tuple[int, int] | None:
    """Who may well take the last cat of a home first, and how far away that is."""
    ways = ((seat, distance(view.ships[seat], view.planets[home])) for seat in rivals(view))
    return next((way for way in ways if way[1] <= NEAR and not view.crews[way[0]] >> home & 1), None)


def _last_one(view: CatQuestView, legal: Legal) -> Found:
    near = _in_reach(view, legal)
    return next((one for one in near if view.homes[one[0]] == 1 and _contested(view, one[0])), None)


def _last_of_home(view: CatQuestView, legal: Legal, names: Names) -> str:
    found = _last_one(view, legal)
    rival = _contested(view, found[0]) if found else None
    if found is None or rival is None:
        return ""
    return _("The last {cat} on {home}: {name} has none and is {steps} from it.", cat=CAT_NAMES[found[0]],
             home=HOME_NAMES[found[0]], name=names[rival[0]],
             steps=counted("{count} step", "{count} steps", rival[1]))  # fmt: skip


def _coming(view: CatQuestView, legal: Legal) -> int | None:
    """A home that cannot be reached, but comes to where one can be."""
    if view.phase != model.ROLLED or _in_reach(view, legal):
        return None
    homes = (home for home in range(1, HOMES) if home != EARTH and _wanted(view, home))
    return next((home for home in homes if model.MOVES[after(view.planets[home])] in legal), None)


def _comes_to_you(view: CatQuestView, legal: Legal, names: Names) -> str:
    home = _coming(view, legal)
    if home is None:
        return ""
    cost = distance(view.ships[view.turn], view.planets[home])
    return _("{home} is {cost} steps away, too far, but you reach the ring it moves to next.", home=HOME_NAMES[home],
             cost=cost)  # fmt: skip


def _to_its_ring(view: CatQuestView, legal: Legal) -> Moves:
    home = _coming(view, legal)
    return () if home is None else (model.MOVES[after(view.planets[home])],)


def _shake(view: CatQuestView, legal: Legal, names: Names) -> str:
    speed = sum(view.dice)
    if view.phase != model.ROLLED or model.QUAKE_BOTH not in legal or speed > 5 or _in_reach(view, legal):
        return ""
    return _("Only {speed} steps, and no new cat in reach: Caturn could shake the dice.", speed=speed)


def _look(view: CatQuestView, legal: Legal, names: Names) -> str:
    if model.PEEK not in legal:
        return ""
    place = model.unknown_place(view.row_seen) + 1
    return _("Let Purrinus look at Dog {place}: only you will know whom to fetch against it.", place=place)


def _two_more(view: CatQuestView, legal: Legal) -> Found:
    crew = crew_of(view)
    now = content.kinds(crew)
    return next((one for one in _in_reach(view, legal) if content.kinds(crew | 1 << one[0]) == now + 2), None)


def _new_kinds(view: CatQuestView, legal: Legal, names: Names) -> str:
    found = _two_more(view, legal)
    if found is None:
        return ""
    home, cost = found
    return _("You beat {now} of 5 kinds of Dogs; {cat} on {home}, {cost} of your {speed} steps away, adds two.",
             now=content.kinds(crew_of(view)), cat=CAT_NAMES[home], home=HOME_NAMES[home], cost=cost,
             speed=sum(view.dice))  # fmt: skip


def _recruit_first(view: CatQuestView, legal: Legal, names: Names) -> str:
    if view.phase != model.START or model.RECRUIT not in legal or model.TO_BATTLE in legal:
        return ""
    cat = CAT_NAMES[model.home_on(view.planets, view.ships[view.turn])]
    return _("Take {cat} aboard before you roll: where you land there may be a second.", cat=cat)


# -- trades --------------------------------------------------------------------------------------------


def _good_swap(view: CatQuestView, legal: Legal) -> tuple[int, int, int] | None:
    """With whom, what to give and what to get, so that it is good for both.

    Nothing if the cat that waits here would do the same.
    """
    crew = crew_of(view)
    waiting = imagined(GAME, view, model.RECRUIT)[0].after.crews[view.turn] if model.RECRUIT in legal else crew
    for other in (action.what for action in legal if action.verb == model.TRADE):
        theirs = view.crews[other]
        for give in cats_of(crew & ~theirs):
            for ask in cats_of(theirs & ~crew):
                own, his = crew ^ 1 << give ^ 1 << ask, theirs ^ 1 << give ^ 1 << ask
                if content.kinds(own) > content.kinds(waiting) and content.kinds(his) >= content.kinds(theirs):
                    return other, give, ask
    return None


def swap(view: CatQuestView, legal: Legal, names: Names) -> str:
    found = _good_swap(view, legal)
    if found is None:
        return ""
    other, give, ask = found
    crew = crew_of(view)
    return _("{give} for {ask} of {name}: you would beat {then} kinds of Dogs instead of {now}.", give=CAT_NAMES[give],
             ask=CAT_NAMES[ask], name=names[other], then=content.kinds(crew ^ 1 << give ^ 1 << ask),
             now=content.kinds(crew))  # fmt: skip


def _that_trade(view: CatQuestView, legal: Legal) -> Moves:
    found = _good_swap(view, legal)
    return () if found is None else (model.TRADES[found[0]],)


def _kinds_then(view: CatQuestView, legal: Legal) -> tuple[int, int, int, int] | None:
    """How many kinds of Dogs whoever answers an offer and whoever made it beat now, and after it."""
    if model.ACCEPT not in legal:
        return None
    crews, then = view.crews, imagined(GAME, view, model.ACCEPT)[0].after.crews
    sides = (view.partner, view.turn)
    own, theirs = ((content.kinds(crews[seat]), content.kinds(then[seat])) for seat in sides)
    return *own, *theirs


def _bad_offer(view: CatQuestView, legal: Legal, names: Names) -> str:
    harm = harm_of(view, legal, names)
    return _("Better not: {harm}.", harm=harm) if harm else ""


def harm_of(view: CatQuestView, legal: Legal, names: Names) -> str:
    """What is wrong with an offer for whoever may accept it, in words that follow others; empty if nothing is."""
    kinds = _kinds_then(view, legal)
    if kinds is None:
        return ""
    now, then, theirs, more = kinds
    if then < now:
        return _("after the trade you would beat {then} kinds of Dogs instead of {now}", then=then, now=now)
    if then == now and more > theirs:
        return _("after the trade {name} would beat {more} kinds of Dogs, and you no more than now",
                 name=names[view.turn], more=more)  # fmt: skip
    return ""


def _good_offer(view: CatQuestView, legal: Legal, names: Names) -> str:
    kinds = _kinds_then(view, legal)
    if kinds is None or kinds[1] <= kinds[0]:
        return ""
    return _("A good offer: you would beat {then} kinds of Dogs instead of {now}.", then=kinds[1], now=kinds[0])


# -- what they speak for ---------------------------------------------------------------------------------


def _this(*actions: Action) -> Advises:
    """For these."""
    return lambda view, legal: actions


def _not(*actions: Action) -> Advises:
    """Against these."""
    return lambda view, legal: [action for action in legal if action not in actions]


def _verb(verb: str) -> Advises:
    return lambda view, legal: [action for action in legal if action.verb == verb]


def _there(find: Callable[[CatQuestView, Legal], Found]) -> Advises:
    """For flying to the home that is found."""

    def advised(view: CatQuestView, legal: Legal) -> Moves:
        found = find(view, legal)
        return () if found is None else (model.MOVES[view.planets[found[0]]],)

    return advised


def _to_earth(view: CatQuestView, legal: Legal) -> Moves:
    return (model.MOVES[view.planets[EARTH]],)


def _before_earth(view: CatQuestView, legal: Legal) -> Moves:
    return (model.MOVES[after(view.planets[EARTH])],)


def _another(view: CatQuestView, legal: Legal) -> Moves:
    """For any cat but the one that is needed later."""
    needed = battle.needed_later(view, legal)
    return () if needed is None else [action for action in legal if action != model.ANSWERS[needed[0]]]


def _in_time(tell: Tell) -> Tell:
    """For a battle yet to come: not said in somebody's last turn."""

    def say(view: CatQuestView, legal: Legal, names: Names) -> str:
        return tell(view, legal, names) if turns_after(view, seat_of(view)) else ""

    return say


REMARKS = (
    Remark("even die", battle.even_die, _verb(model.QUAKE)),
    Remark("gamble", battle.gamble, _this(model.GAMBLE)),
    Remark("burn it", battle.burn_it, _this(model.BURN)),
    Remark("save the fire", battle.save_the_fire, _not(model.BURN)),
    Remark("only answer", battle.only_answer, _another),
    Remark("record", battle.record),
    Remark("wash", _in_time(battle.wash), _this(model.ANSWERS[content.SURFER])),
    Remark("last turn", battle.last_turn, _this(model.TO_BATTLE)),
    Remark("fight now", battle.fight_now, _this(model.TO_BATTLE)),
    Remark("last cat, behind", battle.last_cat_behind, _not(model.RECRUIT)),
    Remark("last cat, ahead", battle.last_cat_ahead, _this(model.RECRUIT)),
    Remark("bad offer", _in_time(_bad_offer), _this(model.DECLINE)),
    Remark("good offer", _in_time(_good_offer), _this(model.ACCEPT)),
    Remark("home free", _in_time(_home_free), _to_earth),
    Remark("wait for Earth", _in_time(_wait_for_earth), _before_earth),
    Remark("rival ready", battle.rival_ready),
    Remark("take the lead", battle.take_the_lead, _this(model.TO_BATTLE)),
    Remark("rival near", battle.rival_near),
    Remark("few rounds", battle.few_rounds),
    Remark("few cats", battle.few_cats),
    Remark("swap", _in_time(swap), _that_trade),
    Remark("too few", battle.too_few, _not(model.TO_BATTLE)),
    Remark("needed", _in_time(_needed), _there(_first_against)),
    Remark("second cat", _in_time(_second_cat), _there(_second)),
    Remark("last of a home", _in_time(_last_of_home), _there(_last_one)),
    Remark("shake", _in_time(_shake), _verb(model.QUAKE)),
    Remark("comes to you", _in_time(_comes_to_you), _to_its_ring),
    Remark("look", _in_time(_look), _this(model.PEEK)),
    Remark("new kinds", _in_time(_new_kinds), _there(_two_more)),
    Remark("recruit first", _in_time(_recruit_first), _this(model.RECRUIT)),
    Remark("two alike", _in_time(_two_alike)),
    Remark("no answer", _in_time(_no_answer)),
)
"""The most pressing first."""
