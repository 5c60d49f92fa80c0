"""The coach's remarks: a sentence for each notice, and the actions it advises."""

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
from tabletop.kernel.coaching import Remark, nothing

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


SWAP = _("{give} for {ask} of {name}: you would beat {then} kinds of Dogs instead of {now}.")
WORDS: dict[str, str | Callable[..., str]] = {
    "even die": _("A {die} loses the battle: let Caturn shake the die, and odd still wins."),
    "gamble": _gamble,
    "burn it": _("No cat of yours beats the {dog} that comes next: let Jupersian burn it."),
    "save the fire": _("You can answer the {dog}: save Jupersian's fire for Dog {place}, the {worse}."),
    "only answer": _("Look ahead to Dog {place}, the {dog}: only one of your cats beats it."),
    "record": _record,
    "wash": _("Too few cats to win today, but Neptabby would wash the {dog} away for good."),
    "last turn": _last_turn,
    "fight now": _("{cats} cats against {dogs} Dogs, {odds}: the time to fight is now."),
    "last cat, behind": _("The last alien cat: take it and this round is the last, with {name} ahead."),
    "last cat, ahead": _("The last alien cat: take it and this round is the last, with you ahead."),
    "bad offer": lambda **facts: _("Better not: {harm}.", harm=harm(**facts)),
    "good offer": _("A good offer: you would beat {then} kinds of Dogs instead of {now}."),
    "home free": _("{cost} of your {speed} steps to Earth, and a battle there next turn: {chance}."),
    "wait for Earth": _("Land on the ring ahead of Earth: it picks you up, and next turn you may fight again."),
    "rival ready": _("{name} stands on Earth with {cats} cats against {dogs} Dogs, and may win next turn."),
    "take the lead": _("You know the first {sure} Dogs and can beat them: more than the {best} of {name}."),
    "rival near": _rival_near,
    "few rounds": _few_rounds,
    "few cats": _few_cats,
    "swap": SWAP,
    "too few": _("Every Dog takes a cat of its own: {cats} cats cannot beat {dogs}. Gather more first."),
    "needed": _("{cat} on {home}, {cost} of your {speed} steps away, would be your first against the {element} Dog."),
    "second cat": _("A second cat in this turn: {cat} on {home}, {cost} of your {speed} steps away."),
    "last of a home": _("The last {cat} on {home}: {name} has none and is {steps} from it."),
    "shake": _("Only {speed} steps, and no new cat in reach: Caturn could shake the dice."),
    "comes to you": _("{home} is {cost} steps away, too far, but you reach the ring it moves to next."),
    "look": _("Let Purrinus look at Dog {place}: only you will know whom to fetch against it."),
    "new kinds": _("You beat {now} of 5 kinds of Dogs; {cat} on {home}, {cost} of your {speed} steps away, adds two."),
    "recruit first": _("Take {cat} aboard before you roll: where you land there may be a second."),
    "two alike": _("{dogs} {element} Dogs lie there, and only {cat} of your crew beats them."),
    "no answer": _("Nobody in your crew beats Dog {place}, the {dog}: {one} and {other} cats do."),
}
"""What is said of a notice, by the remark's name: a sentence, or a function of the facts."""


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


def _remark(name: str, find: Notice, advises: Advises = nothing, in_time: bool = False) -> Remark[CatQuestView, Action]:
    """A remark with its sentence; `in_time`: it is for a battle to come, so not said in somebody's last turn."""
    words = WORDS[name]

    def tell(view: CatQuestView, legal: Legal, names: Sequence[str]) -> str:
        late = in_time and not notices.turns_after(view, notices.seat_of(view))
        found = None if late else noticed(find, view, legal)
        if found is None:
            return ""
        facts = facts_named(found, names)
        return words.format(**facts) if isinstance(words, str) else words(**facts)

    return Remark(name, tell, advises)


_earth = _found(notices.home_free, lambda view, _found: model.MOVES[view.planets[EARTH]])
_ahead_of_earth = _found(notices.wait_for_earth, lambda view, _found: model.MOVES[after(view.planets[EARTH])])
_its_ring = _found(notices.comes_to_you, lambda view, found: model.MOVES[after(view.planets[found["home"]])])
_that_trade = _found(notices.swap, lambda _view, found: model.TRADES[found["name"]])
_battle = _this(model.TO_BATTLE)

REMARKS = (
    _remark("even die", notices.even_die, _verb(model.QUAKE)),
    _remark("gamble", notices.gamble, _this(model.GAMBLE)),
    _remark("burn it", notices.burn_it, _this(model.BURN)),
    _remark("save the fire", notices.save_the_fire, _not(model.BURN)),
    _remark("only answer", notices.needed_later, _another),
    _remark("record", notices.record),
    _remark("wash", notices.wash, _this(model.ANSWERS[content.SURFER]), in_time=True),
    _remark("last turn", notices.last_turn, _battle),
    _remark("fight now", notices.fight_now, _battle),
    _remark("last cat, behind", notices.last_cat_behind, _not(model.RECRUIT)),
    _remark("last cat, ahead", notices.last_cat_ahead, _this(model.RECRUIT)),
    _remark("bad offer", notices.bad_offer, _this(model.DECLINE), in_time=True),
    _remark("good offer", notices.good_offer, _this(model.ACCEPT), in_time=True),
    _remark("home free", notices.home_free, _earth, in_time=True),
    _remark("wait for Earth", notices.wait_for_earth, _ahead_of_earth, in_time=True),
    _remark("rival ready", notices.rival_ready),
    _remark("take the lead", notices.take_the_lead, _battle),
    _remark("rival near", notices.rival_near),
    _remark("few rounds", notices.few_rounds),
    _remark("few cats", notices.few_cats),
    _remark("swap", notices.swap, _that_trade, in_time=True),
    _remark("too few", notices.too_few, _not(model.TO_BATTLE)),
    _remark("needed", notices.needed, _there(notices.needed), in_time=True),
    _remark("second cat", notices.second_cat, _there(notices.second_cat), in_time=True),
    _remark("last of a home", notices.last_of_home, _there(notices.last_of_home), in_time=True),
    _remark("shake", notices.shake, _verb(model.QUAKE), in_time=True),
    _remark("comes to you", notices.comes_to_you, _its_ring, in_time=True),
    _remark("look", notices.look, _this(model.PEEK), in_time=True),
    _remark("new kinds", notices.new_kinds, _there(notices.new_kinds), in_time=True),
    _remark("recruit first", notices.recruit_first, _this(model.RECRUIT), in_time=True),
    _remark("two alike", notices.two_alike, in_time=True),
    _remark("no answer", notices.no_answer, in_time=True),
)
"""The most pressing first."""
