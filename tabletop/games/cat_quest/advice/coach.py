"""The coach's remarks: a notice with its sentence, the actions it advises, and when it is of use."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import effects, notices
from tabletop.games.cat_quest.advice.notices import Facts, noticed
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import after
from tabletop.games.cat_quest.rules.content import CAT_NAMES, EARTH, ELEMENT_NAMES, HOME_NAMES
from tabletop.games.cat_quest.rules.model import Action, Legal
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.voice.words import dog_name, leader_name
from tabletop.kernel.coaching import Remark

Notice = Callable[[CatQuestView, Legal], Facts]
Advises = Callable[[CatQuestView, Legal], Collection[Action]]

NAMED: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("cat", "give", "ask"), CAT_NAMES.__getitem__),
    **dict.fromkeys(("element", "one", "other"), ELEMENT_NAMES.__getitem__),
    **dict.fromkeys(("dog", "worse"), dog_name),
    "home": HOME_NAMES.__getitem__,
    "place": lambda place: str(place + 1),
    "steps": lambda steps: counted("{count} step", "{count} steps", steps),
    "chance": effects.to_win,
    "odds": effects.told,
}
"""How a sentence names the facts of a notice that are not numbers."""


def facts_named(facts: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The facts of a notice as its sentence has them."""
    named = NAMED | {"name": lambda seat: leader_name(seat, names)}
    return {key: named[key](fact) if key in named else fact for key, fact in facts.items()}


def _gamble(shake: int, **facts: Any) -> str:
    if shake:
        return _("Nobody left beats the {dog}, but Plukitten and then Caturn may roll for it: 3 in 4.", **facts)
    return _("Nobody left beats the {dog}, but Plukitten may roll for it: 1, 3 or 5 wins.", **facts)


def _record(last: bool, **facts: Any) -> str:
    if last:
        return _("The last Dog: beat it and the Earth is free!")
    return _("Beat this one and your battle is the best so far: {now} Dogs against {best} of {name}.", **facts)


def _last_turn(best: int, **facts: Any) -> str:
    if not best:
        return _("Your last turn, and nobody has beaten a Dog: a single one would put you ahead.")
    return _("Your last turn: {name} leads with {best}, so you need a battle with {more}.", best=best, **facts)


def _few_rounds(count: int, best: int, **facts: Any) -> str:
    if not count:
        return _("The game ends with this round, and {name} would win.", **facts)
    if not best:
        return counted(
            "{count} more round and the Dogs win: beat one of them in time.",
            "{count} more rounds and the Dogs win: beat one of them in time.",
            count,
        )
    return counted(
        "{count} more round and {name} wins, unless you beat {more} Dogs in one battle.",
        "{count} more rounds and {name} wins, unless you beat {more} Dogs in one battle.",
        count,
        **facts,
    )


def _few_cats(count: int, **facts: Any) -> str:
    return counted(
        "Once the last alien cat is found the game ends, and {name} would win.",
        "Only {count} alien cats are left: then the game ends, and {name} would win.",
        count,
        **facts,
    )


def _rival_near(count: int, **facts: Any) -> str:
    return counted(
        "{name} has {cats} cats and is {count} step from Earth: a battle is near.",
        "{name} has {cats} cats and is {count} steps from Earth: a battle is near.",
        count,
        **facts,
    )


def harm(now: int, then: int, **facts: Any) -> str:
    """What is wrong with an offer, in words that follow others."""
    if then < now:
        return _("after the trade you would beat {then} kinds of Dogs instead of {now}", then=then, now=now)
    return _("after the trade {name} would beat {more} kinds of Dogs, and you no more than now", **facts)


def _bad_offer(**facts: Any) -> str:
    return _("Better not: {harm}.", harm=harm(**facts))


EVEN_DIE = _("A {die} loses the battle: let Caturn shake the die, and odd still wins.")
BURN_IT = _("No cat of yours beats the {dog} that comes next: let Jupersian burn it.")
SAVE_THE_FIRE = _("You can answer the {dog}: save Jupersian's fire for Dog {place}, the {worse}.")
ONLY_ANSWER = _("Look ahead to Dog {place}, the {dog}: only one of your cats beats it.")
WASH = _("Too few cats to win today, but Neptabby would wash the {dog} away for good.")
FIGHT_NOW = _("{cats} cats against {dogs} Dogs, {odds}: the time to fight is now.")
LAST_CAT_BEHIND = _("The last alien cat: take it and this round is the last, with {name} ahead.")
LAST_CAT_AHEAD = _("The last alien cat: take it and this round is the last, with you ahead.")
GOOD_OFFER = _("A good offer: you would beat {then} kinds of Dogs instead of {now}.")
HOME_FREE = _("{cost} of your {speed} steps to Earth, and a battle there next turn: {chance}.")
WAIT_FOR_EARTH = _("Land on the ring ahead of Earth: it picks you up, and next turn you may fight again.")
RIVAL_READY = _("{name} stands on Earth with {cats} cats against {dogs} Dogs, and may win next turn.")
TAKE_THE_LEAD = _("You know the first {sure} Dogs and can beat them: more than the {best} of {name}.")
SWAP = _("{give} for {ask} of {name}: you would beat {then} kinds of Dogs instead of {now}.")
TOO_FEW = _("Every Dog takes a cat of its own: {cats} cats cannot beat {dogs}. Gather more first.")
NEEDED = _("{cat} on {home}, {cost} of your {speed} steps away, would be your first against the {element} Dog.")
SECOND_CAT = _("A second cat in this turn: {cat} on {home}, {cost} of your {speed} steps away.")
LAST_OF_A_HOME = _("The last {cat} on {home}: {name} has none and is {steps} from it.")
SHAKE = _("Only {speed} steps, and no new cat in reach: Caturn could shake the dice.")
COMES_TO_YOU = _("{home} is {cost} steps away, too far, but you reach the ring it moves to next.")
LOOK = _("Let Purrinus look at Dog {place}: only you will know whom to fetch against it.")
NEW_KINDS = _("You beat {now} of 5 kinds of Dogs; {cat} on {home}, {cost} of your {speed} steps away, adds two.")
RECRUIT_FIRST = _("Take {cat} aboard before you roll: where you land there may be a second.")
TWO_ALIKE = _("{dogs} {element} Dogs lie there, and only {cat} of your crew beats them.")
NO_ANSWER = _("Nobody in your crew beats Dog {place}, the {dog}: {one} and {other} cats do.")


def _this(*actions: Action) -> Advises:
    return lambda view, legal: actions


def _not(*actions: Action) -> Advises:
    return lambda view, legal: [action for action in legal if action not in actions]


def _verb(verb: str) -> Advises:
    return lambda view, legal: [action for action in legal if action.verb == verb]


def _found(find: Notice, action: Callable[[CatQuestView, dict[str, Any]], Action]) -> Advises:
    """The action that follows from the facts of a notice."""

    def advised(view: CatQuestView, legal: Legal) -> Collection[Action]:
        found = noticed(find, view, legal)
        return () if found is None else (action(view, found),)

    return advised


def _there(find: Notice) -> Advises:
    """Flying to the home that is found."""
    return _found(find, lambda view, found: model.MOVES[view.planets[found["home"]]])


def _another(view: CatQuestView, legal: Legal) -> Collection[Action]:
    """Any cat but the one that is needed later."""
    found = noticed(notices.needed_later, view, legal)
    return () if found is None else [action for action in legal if action != model.ANSWERS[found["cat"]]]


def _tell(find: Notice, words: str | Callable[..., str]) -> Callable[[CatQuestView, Legal, Sequence[str]], str]:
    """The sentence for a notice, from words or a function of its facts."""

    def tell(view: CatQuestView, legal: Legal, names: Sequence[str]) -> str:
        found = noticed(find, view, legal)
        if found is None:
            return ""
        facts = facts_named(found, names)
        return words.format(**facts) if isinstance(words, str) else words(**facts)

    return tell


def _in_time(view: CatQuestView, legal: Legal) -> bool:
    """For what helps in a battle to come: not in somebody's last turn."""
    return bool(notices.turns_after(view, notices.seat_of(view)))


_earth = _found(notices.home_free, lambda view, _found: model.MOVES[view.planets[EARTH]])
_ahead_of_earth = _found(notices.wait_for_earth, lambda view, _found: model.MOVES[after(view.planets[EARTH])])
_its_ring = _found(notices.comes_to_you, lambda view, found: model.MOVES[after(view.planets[found["home"]])])
_that_trade = _found(notices.swap, lambda _view, found: model.TRADES[found["name"]])
_battle = _this(model.TO_BATTLE)

REMARKS = (
    Remark("even die", _tell(notices.even_die, EVEN_DIE), _verb(model.QUAKE)),
    Remark("gamble", _tell(notices.gamble, _gamble), _this(model.GAMBLE)),
    Remark("burn it", _tell(notices.burn_it, BURN_IT), _this(model.BURN)),
    Remark("save the fire", _tell(notices.save_the_fire, SAVE_THE_FIRE), _not(model.BURN)),
    Remark("only answer", _tell(notices.needed_later, ONLY_ANSWER), _another),
    Remark("record", _tell(notices.record, _record)),
    Remark("wash", _tell(notices.wash, WASH), _this(model.ANSWERS[content.SURFER]), when=_in_time),
    Remark("last turn", _tell(notices.last_turn, _last_turn), _battle),
    Remark("fight now", _tell(notices.fight_now, FIGHT_NOW), _battle),
    Remark("last cat, behind", _tell(notices.last_cat_behind, LAST_CAT_BEHIND), _not(model.RECRUIT)),
    Remark("last cat, ahead", _tell(notices.last_cat_ahead, LAST_CAT_AHEAD), _this(model.RECRUIT)),
    Remark("bad offer", _tell(notices.bad_offer, _bad_offer), _this(model.DECLINE), when=_in_time),
    Remark("good offer", _tell(notices.good_offer, GOOD_OFFER), _this(model.ACCEPT), when=_in_time),
    Remark("home free", _tell(notices.home_free, HOME_FREE), _earth, when=_in_time),
    Remark("wait for Earth", _tell(notices.wait_for_earth, WAIT_FOR_EARTH), _ahead_of_earth, when=_in_time),
    Remark("rival ready", _tell(notices.rival_ready, RIVAL_READY)),
    Remark("take the lead", _tell(notices.take_the_lead, TAKE_THE_LEAD), _battle),
    Remark("rival near", _tell(notices.rival_near, _rival_near)),
    Remark("few rounds", _tell(notices.few_rounds, _few_rounds)),
    Remark("few cats", _tell(notices.few_cats, _few_cats)),
    Remark("swap", _tell(notices.swap, SWAP), _that_trade, when=_in_time),
    Remark("too few", _tell(notices.too_few, TOO_FEW), _not(model.TO_BATTLE)),
    Remark("needed", _tell(notices.needed, NEEDED), _there(notices.needed), when=_in_time),
    Remark("second cat", _tell(notices.second_cat, SECOND_CAT), _there(notices.second_cat), when=_in_time),
    Remark("last of a home", _tell(notices.last_of_home, LAST_OF_A_HOME), _there(notices.last_of_home), when=_in_time),
    Remark("shake", _tell(notices.shake, SHAKE), _verb(model.QUAKE), when=_in_time),
    Remark("comes to you", _tell(notices.comes_to_you, COMES_TO_YOU), _its_ring, when=_in_time),
    Remark("look", _tell(notices.look, LOOK), _this(model.PEEK), when=_in_time),
    Remark("new kinds", _tell(notices.new_kinds, NEW_KINDS), _there(notices.new_kinds), when=_in_time),
    Remark("recruit first", _tell(notices.recruit_first, RECRUIT_FIRST), _this(model.RECRUIT), when=_in_time),
    Remark("two alike", _tell(notices.two_alike, TWO_ALIKE), when=_in_time),
    Remark("no answer", _tell(notices.no_answer, NO_ANSWER), when=_in_time),
)
