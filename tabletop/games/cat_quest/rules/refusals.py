"""Why an action is not legal: the rule's number and a sentence."""

from collections.abc import Iterator

from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import CAT_NAMES, EARTH, HOME_NAMES
from tabletop.games.cat_quest.rules.model import Action, CatQuestState
from tabletop.kernel.events import NOBODY

Cases = Iterator[tuple[object, str, str]]
"""Whether it holds, the rule, and the sentence; the first that holds is the reason."""


def turn_rule(s: CatQuestState) -> str:
    """The rule of the current decision."""
    if s.phase in model.BATTLE:
        return "CQ-6.1"
    return {model.OFFERING: "CQ-4.5", model.ANSWERING: "CQ-4.6"}.get(s.phase, "CQ-4.1")


def refusal(s: CatQuestState, a: Action) -> Refusal:
    """Why an action that is not legal is refused."""
    return next(Refusal(rule, words) for holds, rule, words in _cases(s, a) if holds)


def _cases(s: CatQuestState, a: Action) -> Cases:
    phase, swaps = s.phase, a.verb in (model.GIVE, model.ASK)
    yield phase == model.OVER, "CQ-8.1", _("The game is over.")
    yield phase == model.ANSWERING, "CQ-4.6", _("First the offer on the table is accepted or declined.")
    if phase == model.OFFERING:
        yield from _offer(s, a)
    yield swaps and trade.partners(s), "CQ-4.5", _("To trade cats, first click the ship beside yours, or Trade.")
    yield swaps or a in model.TALK, "CQ-4.5", _("There is no offer to decide about.")
    if a.verb == model.TRADE:
        yield from _partner(s, a.what)
    elif a.verb == model.ANSWER or a in model.FIGHT:
        yield from _battle(s, a)
    elif a.verb == model.QUAKE:
        yield phase == model.GAMBLED, "CQ-7.2", _("Only one die was rolled for Plukitten.")
        yield phase != model.ROLLED, "CQ-7.2", _("There is no roll of yours on the table to shake.")
        yield from _ability(s, content.SHAKER, "CQ-7.2")
    elif a == model.PEEK:
        known = all(s.seen[dog] == model.EVERYBODY for dog in s.row)
        yield phase in model.BATTLE, "CQ-7.3", _("Nobody levitates in their own battle.")
        yield from _ability(s, content.LEVITATOR, "CQ-7.3")
        yield known, "CQ-7.3", _("Every Dog in the row is known to everybody already.")
        yield True, "CQ-7.3", _("The Dog you looked at must be turned up or burnt before you look at another.")
    yield phase in model.BATTLE, "CQ-6.1", _("You are in battle: it goes on until it is won or lost.")
    if a.verb == model.MOVE:
        yield from _move(s, a.what)
    elif a == model.RECRUIT:
        yield from _recruit(s)
    elif a == model.TO_BATTLE:
        away = s.ships[s.turn] != s.planets[EARTH]
        yield phase != model.START, "CQ-4.2", _("This turn is a journey already; a battle takes a whole turn.")
        yield away, "CQ-4.2", _("Only a ship that begins its turn on Earth can go to battle.")
        yield not s.crews[s.turn], "CQ-4.2", _("You have no cat to go to battle with.")
        yield True, "CQ-4.3", _("You lost a battle: first leave the Earth for a turn.")
    yield a == model.ROLL, "CQ-4.1", _("You have already rolled in this turn.")
    yield phase == model.ROLLED, "CQ-4.1", _("First fly your ship, or stay.")
    yield a == model.END, "CQ-4.1", _("First roll the dice.")


def _move(s: CatQuestState, space: int) -> Cases:
    speed, cost = sum(s.dice), distance(s.ships[s.turn], space)
    yield s.phase == model.MOVED, "CQ-4.1", _("You have flown already.")
    yield s.phase != model.ROLLED, "CQ-4.1", _("Roll the dice first.")
    yield cost <= speed, "CQ-4.3", _("You lost a battle here: this turn must end off Earth.")
    yield True, "CQ-4.1", _("Too far: {cost} steps, and you have {speed}.", cost=cost, speed=speed)


def _recruit(s: CatQuestState) -> Cases:
    home = s.home_here()
    yield s.phase == model.ROLLED, "CQ-4.1", _("Recruit before you roll or after you have flown.")
    yield home == NOBODY, "CQ-4.4", _("There is no home on the space of your ship.")
    names = {"home": HOME_NAMES[home], "cat": CAT_NAMES[home]}
    yield s.crews[s.turn] >> home & 1, "CQ-4.4", _("{cat} is in your crew already.", **names)
    yield s.recruited >> home & 1, "CQ-4.4", _("You have already recruited from {home} in this turn.", **names)
    yield True, "CQ-4.4", _("No {cat} is waiting here: {home} has none left.", **names)


def _missing(s: CatQuestState, cat: int, rule: str) -> Cases:
    yield not s.crews[s.turn] >> cat & 1, rule, _("You have no {cat}.", cat=CAT_NAMES[cat])


def _ability(s: CatQuestState, cat: int, rule: str) -> Cases:
    """Why the cat may not be able to use its space ability at all."""
    used, new, name = s.spent[s.turn] >> cat & 1, s.fresh >> cat & 1, CAT_NAMES[cat]
    yield from _missing(s, cat, rule)
    yield used, "CQ-7.6", _("Your {cat} has already used its ability since it was recruited.", cat=name)
    yield new, "CQ-7.6", _("Your {cat} came aboard in this turn: its ability waits for the next.", cat=name)


def _battle(s: CatQuestState, a: Action) -> Cases:
    yield s.phase not in model.BATTLE, "CQ-6.1", _("Cats fight Dogs only in battle, and there is none now.")
    if a == model.BURN:
        yield from _missing(s, content.INCINERATOR, "CQ-7.1")
        yield s.burnt, "CQ-7.6", _("Incinerate works once in a battle.")
        yield not s.box, "CQ-7.1", _("The box is empty: no Dog could take its place.")
        yield True, "CQ-7.1", _("A Dog can be burnt only before it is turned up.")
    cat = a.what if a.verb == model.ANSWER else content.GAMBLER
    yield a == model.KEEP, "CQ-7.5", _("There is no roll of Plukitten's on the table.")
    yield s.phase == model.GAMBLED, "CQ-7.5", _("First decide about Plukitten's roll.")
    yield s.phase == model.READY, "CQ-7.1", _("First burn the next Dog, or turn it up.")
    yield a == model.FACE, "CQ-6.1", _("The Dog is turned up: answer it.")
    yield a == model.CONCEDE, "CQ-6.1", _("You have a cat that beats this Dog, so you must answer.")
    yield from _missing(s, cat, "CQ-6.1")
    names = {"cat": CAT_NAMES[cat], "dog": content.DOG_NAMES[content.DOG_ELEMENT[s.row[s.at]]]}
    yield cat in s.fought, "CQ-6.1", _("Your {cat} has already fought in this battle.", **names)
    yield a == model.GAMBLE, "CQ-7.5", _("Metal beats this Dog: no need to roll for it.")
    yield True, "CQ-3.2", _("Your {cat} does not beat this {dog}.", **names)


def _offer(s: CatQuestState, a: Action) -> Cases:
    if a == model.OFFER:
        yield not (s.given and s.asked), "CQ-4.5", _("At least one cat must come from each side.")
        yield True, "CQ-4.5", _("Nobody may end with two cats of one home.")
    mine = a.verb == model.GIVE
    yield not mine and a.verb != model.ASK, "CQ-4.5", _("First make the offer you have begun, or withdraw it.")
    inside, name = (s.given if mine else s.asked) >> a.what & 1, CAT_NAMES[a.what]
    words = _("The {cat} is already part of the offer; Undo takes back what came last.", cat=name)
    yield inside, "CQ-4.5", words
    yield mine, "CQ-4.5", _("You have no {cat} to give.", cat=name)
    yield True, "CQ-4.5", _("There is no {cat} to ask for.", cat=name)


def _partner(s: CatQuestState, seat: int) -> Cases:
    yield s.phase in model.BATTLE, "CQ-4.5", _("Nobody trades in battle.")
    yield seat == s.turn or seat >= s.seats, "CQ-4.5", _("A trade needs another player.")
    here = s.ships[seat]
    withdrawn = s.withdrawn >> seat & 1
    yield here != s.ships[s.turn], "CQ-4.5", _("You can trade only with a player on the same space.")
    yield here == s.planets[EARTH], "CQ-4.5", _("Nobody trades on Earth: the Dogs are listening.")
    yield withdrawn, "CQ-4.6", _("You have just withdrawn your offer: talk again after something new.")
    yield s.offers == model.OFFERS, "CQ-4.5", _("You have made three offers in this turn.")
    yield True, "CQ-4.5", _("A trade needs a cat on both sides.")
