"""Why an action is not legal: the rule's number and a sentence."""

from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import CAT_NAMES, EARTH, HOME_NAMES
from tabletop.games.cat_quest.rules.model import Action, CatQuestState

Case = tuple[object, str, str]
"""Whether it holds, the rule, and the sentence."""


def turn_rule(s: CatQuestState) -> str:
    """The rule of the current decision."""
    if s.phase in model.BATTLE:
        return "CQ-6.1"
    return {model.OFFERING: "CQ-4.5", model.ANSWERING: "CQ-4.6"}.get(s.phase, "CQ-4.1")


def refusal(s: CatQuestState, a: Action) -> Refusal:
    """Why an action that is not legal is refused."""
    phase = s.phase
    if phase == model.OVER:
        return Refusal("CQ-8.1", _("The game is over."))
    if phase == model.ANSWERING:
        return Refusal("CQ-4.6", _("First the offer on the table is accepted or declined."))
    if phase == model.OFFERING:
        return _offer(s, a)
    if a.verb in (model.GIVE, model.ASK) and trade.partners(s):
        return Refusal("CQ-4.5", _("To trade cats, first click the ship beside yours, or Trade."))
    if a in model.TALK or a.verb in (model.GIVE, model.ASK):
        return Refusal("CQ-4.5", _("There is no offer to decide about."))
    if a.verb == model.TRADE:
        return _partner(s, a.what)
    if a.verb == model.ANSWER or a in model.FIGHT:
        return _battle(s, a)
    if a.verb == model.QUAKE:
        return _quake(s)
    if a == model.PEEK:
        return _peek(s)
    if phase in model.BATTLE:
        return Refusal("CQ-6.1", _("You are in battle: it goes on until it is won or lost."))
    if a.verb == model.MOVE:
        return _move(s, a.what)
    if a == model.RECRUIT:
        return _recruit(s)
    if a == model.TO_BATTLE:
        return _to_battle(s)
    return _first(
        (a == model.ROLL, "CQ-4.1", _("You have already rolled in this turn.")),
        (phase == model.ROLLED, "CQ-4.1", _("First fly your ship, or stay.")),
        (a == model.END, "CQ-4.1", _("First roll the dice.")),
    )


def _first(*cases: Case, **names: object) -> Refusal:
    """The first of these cases that holds; one of them always does."""
    return next(Refusal(rule, words.format(**names)) for holds, rule, words in cases if holds)


def _to_battle(s: CatQuestState) -> Refusal:
    away = s.ships[s.turn] != s.planets[EARTH]
    return _first(
        (s.phase != model.START, "CQ-4.2", _("This turn is a journey already; a battle takes a whole turn.")),
        (away, "CQ-4.2", _("Only a ship that begins its turn on Earth can go to battle.")),
        (not s.crews[s.turn], "CQ-4.2", _("You have no cat to go to battle with.")),
        (True, "CQ-4.3", _("You lost a battle: first leave the Earth for a turn.")),
    )


def _move(s: CatQuestState, space: int) -> Refusal:
    speed, cost = sum(s.dice), distance(s.ships[s.turn], space)
    return _first(
        (s.phase == model.MOVED, "CQ-4.1", _("You have flown already.")),
        (s.phase != model.ROLLED, "CQ-4.1", _("Roll the dice first.")),
        (cost <= speed, "CQ-4.3", _("You lost a battle here: this turn must end off Earth.")),
        (True, "CQ-4.1", _("Too far: {cost} steps, and you have {speed}.")),
        cost=cost,
        speed=speed,
    )


def _recruit(s: CatQuestState) -> Refusal:
    if s.phase == model.ROLLED:
        return Refusal("CQ-4.1", _("Recruit before you roll or after you have flown."))
    home = s.home_here()
    if home == model.NOBODY:
        return Refusal("CQ-4.4", _("There is no home on the space of your ship."))
    return _first(
        (s.crews[s.turn] >> home & 1, "CQ-4.4", _("{cat} is in your crew already.")),
        (s.recruited >> home & 1, "CQ-4.4", _("You have already recruited from {home} in this turn.")),
        (True, "CQ-4.4", _("No {cat} is waiting here: {home} has none left.")),
        home=HOME_NAMES[home],
        cat=CAT_NAMES[home],
    )


def _missing(s: CatQuestState, cat: int, rule: str) -> Case:
    return (not s.crews[s.turn] >> cat & 1, rule, _("You have no {cat}."))


def _ability(s: CatQuestState, cat: int, rule: str) -> tuple[Case, ...]:
    """Why the cat may not be able to use its space ability at all."""
    used, new = s.spent[s.turn] >> cat & 1, s.fresh >> cat & 1
    return (
        _missing(s, cat, rule),
        (used, "CQ-7.6", _("Your {cat} has already used its ability since it was recruited.")),
        (new, "CQ-7.6", _("Your {cat} came aboard in this turn: its ability waits for the next.")),
    )


def _quake(s: CatQuestState) -> Refusal:
    return _first(
        (s.phase == model.GAMBLED, "CQ-7.2", _("Only one die was rolled for Plukitten.")),
        (s.phase != model.ROLLED, "CQ-7.2", _("There is no roll of yours on the table to shake.")),
        *_ability(s, content.SHAKER, "CQ-7.2"),
        cat=CAT_NAMES[content.SHAKER],
    )


def _peek(s: CatQuestState) -> Refusal:
    known = all(s.seen[dog] == model.EVERYBODY for dog in s.row)
    return _first(
        (s.phase in model.BATTLE, "CQ-7.3", _("Nobody levitates in their own battle.")),
        *_ability(s, content.LEVITATOR, "CQ-7.3"),
        (known, "CQ-7.3", _("Every Dog in the row is known to everybody already.")),
        (True, "CQ-7.3", _("The Dog you looked at must be turned up or burnt before you look at another.")),
        cat=CAT_NAMES[content.LEVITATOR],
    )


def _battle(s: CatQuestState, a: Action) -> Refusal:
    if s.phase not in model.BATTLE:
        return Refusal("CQ-6.1", _("Cats fight Dogs only in battle, and there is none now."))
    if a == model.BURN:
        return _first(
            _missing(s, content.INCINERATOR, "CQ-7.1"),
            (s.burnt, "CQ-7.6", _("Incinerate works once in a battle.")),
            (not s.box, "CQ-7.1", _("The box is empty: no Dog could take its place.")),
            (True, "CQ-7.1", _("A Dog can be burnt only before it is turned up.")),
            cat=CAT_NAMES[content.INCINERATOR],
        )
    cat = a.what if a.verb == model.ANSWER else content.GAMBLER
    return _first(
        (a == model.KEEP, "CQ-7.5", _("There is no roll of Plukitten's on the table.")),
        (s.phase == model.GAMBLED, "CQ-7.5", _("First decide about Plukitten's roll.")),
        (s.phase == model.READY, "CQ-7.1", _("First burn the next Dog, or turn it up.")),
        (a == model.FACE, "CQ-6.1", _("The Dog is turned up: answer it.")),
        (a == model.CONCEDE, "CQ-6.1", _("You have a cat that beats this Dog, so you must answer.")),
        _missing(s, cat, "CQ-6.1"),
        (cat in s.fought, "CQ-6.1", _("Your {cat} has already fought in this battle.")),
        (a == model.GAMBLE, "CQ-7.5", _("Metal beats this Dog: no need to roll for it.")),
        (True, "CQ-3.2", _("Your {cat} does not beat this {dog}.")),
        cat=CAT_NAMES[cat],
        dog=content.DOG_NAMES[content.DOG_ELEMENT[s.row[s.at]]],
    )


def _offer(s: CatQuestState, a: Action) -> Refusal:
    if a == model.OFFER:
        return _first(
            (not (s.given and s.asked), "CQ-4.5", _("At least one cat must come from each side.")),
            (True, "CQ-4.5", _("Nobody may end with two cats of one home.")),
        )
    if a.verb not in (model.GIVE, model.ASK):
        return Refusal("CQ-4.5", _("First make the offer you have begun, or withdraw it."))
    mine = a.verb == model.GIVE
    inside = (s.given if mine else s.asked) >> a.what & 1
    return _first(
        (inside, "CQ-4.5", _("The {cat} is already part of the offer; Undo takes back what came last.")),
        (mine, "CQ-4.5", _("You have no {cat} to give.")),
        (True, "CQ-4.5", _("There is no {cat} to ask for.")),
        cat=CAT_NAMES[a.what],
    )


def _partner(s: CatQuestState, seat: int) -> Refusal:
    if s.phase in model.BATTLE:
        return Refusal("CQ-4.5", _("Nobody trades in battle."))
    if seat == s.turn or seat >= s.seats:
        return Refusal("CQ-4.5", _("A trade needs another player."))
    here = s.ships[seat]
    return _first(
        (here != s.ships[s.turn], "CQ-4.5", _("You can trade only with a player on the same space.")),
        (here == s.planets[EARTH], "CQ-4.5", _("Nobody trades on Earth: the Dogs are listening.")),
        (s.withdrawn >> seat & 1, "CQ-4.6", _("You have just withdrawn your offer: talk again after something new.")),
        (s.offers == model.OFFERS, "CQ-4.5", _("You have made three offers in this turn.")),
        (True, "CQ-4.5", _("A trade needs a cat on both sides.")),
    )
