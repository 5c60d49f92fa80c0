"""Why something may not be done now: the rule's number and one plain sentence. Imports the kernel and the model."""

from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, distance
from tabletop.games.cat_quest.model import (
    ACCEPT,
    ANSWERING,
    BATTLE,
    BURN,
    CANCEL,
    CAT_NAMES,
    CONCEDE,
    DECLINE,
    DOG_ELEMENT,
    DOG_NAMES,
    END,
    EVERYBODY,
    FACE,
    FACING,
    GAMBLE,
    GAMBLED,
    GAMBLER,
    INCINERATOR,
    KEEP,
    LEVITATOR,
    MOVED,
    NOBODY,
    OFFER,
    OFFERING,
    OFFERS,
    OVER,
    PEEK,
    READY,
    RECRUIT,
    ROLL,
    ROLLED,
    SHAKER,
    START,
    Answer,
    Ask,
    CatQuestAction,
    CatQuestState,
    Give,
    Move,
    Quake,
    Trade,
)
from tabletop.kernel.errors import Refusal
from tabletop.words import _


def turn_rule(s: CatQuestState) -> str:
    """The rule by which whoever is to act decides now."""
    if s.phase in BATTLE:
        return "CQ-6.1"
    return {OFFERING: "CQ-4.5", ANSWERING: "CQ-4.6"}.get(s.phase, "CQ-4.1")


def why_not(s: CatQuestState, a: CatQuestAction) -> Refusal:
    """The reason for something that is known not to be allowed."""
    phase = s.phase
    if phase == OVER:
        return Refusal("CQ-8.1", _("The game is over."))
    if phase == ANSWERING:
        return Refusal("CQ-4.6", _("First the offer on the table is accepted or declined."))
    if phase == OFFERING and not isinstance(a, Give | Ask) and a != OFFER:
        return Refusal("CQ-4.5", _("First make the offer you have begun, or withdraw it."))
    if isinstance(a, Give | Ask | Trade) or a in (OFFER, CANCEL, ACCEPT, DECLINE):
        return _trade(s, a)
    if isinstance(a, Answer) or a in (BURN, FACE, GAMBLE, CONCEDE, KEEP):
        return _battle(s, a)
    if isinstance(a, Quake):
        return _quake(s)
    if a == PEEK:
        return _peek(s)
    if phase in BATTLE:
        return Refusal("CQ-6.1", _("You are in battle: it goes on until it is won or lost."))
    if isinstance(a, Move):
        return _move(s, a.space)
    if a == RECRUIT:
        return _recruit(s)
    if a == ROLL:
        return Refusal("CQ-4.1", _("You have already rolled in this turn."))
    if a == END:
        words = _("First fly your ship, or stay.") if phase == ROLLED else _("First roll the dice.")
        return Refusal("CQ-4.1", words)
    return _to_battle(s)


def _to_battle(s: CatQuestState) -> Refusal:
    if s.phase != START:
        return Refusal("CQ-4.2", _("This turn is a journey already; a battle takes a whole turn."))
    if s.ships[s.turn] != s.planets[EARTH]:
        return Refusal("CQ-4.2", _("Only a ship that begins its turn on Earth can go to battle."))
    if not s.crews[s.turn]:
        return Refusal("CQ-4.2", _("You have no cat to go to battle with."))
    return Refusal("CQ-4.3", _("You lost a battle: first leave the Earth for a turn."))


def _move(s: CatQuestState, space: int) -> Refusal:
    if s.phase != ROLLED:
        words = _("You have flown already.") if s.phase == MOVED else _("Roll the dice first.")
        return Refusal("CQ-4.1", words)
    speed, cost = s.dice[0] + s.dice[1], distance(s.ships[s.turn], space)
    if cost <= speed:
        return Refusal("CQ-4.3", _("You lost a battle here: this turn must end off Earth."))
    text = _("That way costs {cost} and your speed is {speed}.").format(cost=cost, speed=speed)
    return Refusal("CQ-4.1", text)


def _recruit(s: CatQuestState) -> Refusal:
    if s.phase == ROLLED:
        return Refusal("CQ-4.1", _("Recruit before you roll or after you have flown."))
    home = s.home_here()
    if home == NOBODY:
        return Refusal("CQ-4.4", _("There is no home on the space of your ship."))
    names = {"home": HOME_NAMES[home], "cat": CAT_NAMES[home]}
    if s.crews[s.turn] >> home & 1:
        return Refusal("CQ-4.4", _("{cat} is in your crew already.").format(**names))
    if s.recruited >> home & 1:
        return Refusal("CQ-4.4", _("You have already recruited from {home} in this turn.").format(**names))
    text = _("No {cat} is waiting here: {home} has none left.").format(**names)
    return Refusal("CQ-4.4", text)


def _ability(s: CatQuestState, cat: int, rule: str) -> Refusal | None:
    """Why the cat cannot use its space ability at all, if it cannot."""
    name = CAT_NAMES[cat]
    if not s.crews[s.turn] >> cat & 1:
        return Refusal(rule, _("You have no {cat}.").format(cat=name))
    if s.spent[s.turn] >> cat & 1:
        text = _("Your {cat} has already used its ability since it was recruited.")
        return Refusal("CQ-7.6", text.format(cat=name))
    if s.fresh >> cat & 1:
        text = _("Your {cat} came aboard in this turn: its ability waits for the next.")
        return Refusal("CQ-7.6", text.format(cat=name))
    return None


def _quake(s: CatQuestState) -> Refusal:
    if s.phase not in (ROLLED, GAMBLED):
        return Refusal("CQ-7.2", _("There is no roll of yours on the table to shake."))
    if s.phase == GAMBLED:
        return Refusal("CQ-7.2", _("Only one die was rolled for Plukitten."))
    return _ability(s, SHAKER, "CQ-7.2") or Refusal("CQ-7.2", _("These dice cannot be rolled again."))


def _peek(s: CatQuestState) -> Refusal:
    if s.phase in BATTLE:
        return Refusal("CQ-7.3", _("Nobody levitates in their own battle."))
    refusal = _ability(s, LEVITATOR, "CQ-7.3")
    if refusal is not None:
        return refusal
    if all(s.seen[dog] == EVERYBODY for dog in s.row):
        return Refusal("CQ-7.3", _("Every Dog in the row is known to everybody already."))
    text = _("The Dog you looked at must be turned up or burnt before you look at another.")
    return Refusal("CQ-7.3", text)


def _battle(s: CatQuestState, a: CatQuestAction) -> Refusal:
    phase = s.phase
    if phase not in BATTLE:
        return Refusal("CQ-6.1", _("Cats fight Dogs only in battle, and there is none now."))
    if a == BURN:
        if not s.crews[s.turn] >> INCINERATOR & 1:
            return Refusal("CQ-7.1", _("You have no {cat}.").format(cat=CAT_NAMES[INCINERATOR]))
        if s.burnt:
            return Refusal("CQ-7.6", _("Incinerate works once in a battle."))
        if not s.box:
            return Refusal("CQ-7.1", _("The box is empty: no Dog could take its place."))
        return Refusal("CQ-7.1", _("A Dog can be burnt only before it is turned up."))
    if a == KEEP:
        return Refusal("CQ-7.5", _("There is no roll of Plukitten's on the table."))
    if phase == GAMBLED:
        return Refusal("CQ-7.5", _("First decide about Plukitten's roll."))
    if phase == READY:
        return Refusal("CQ-7.1", _("First burn the next Dog, or turn it up."))
    if a == FACE:
        return Refusal("CQ-6.1", _("The Dog is turned up: answer it."))
    assert phase == FACING
    if a == CONCEDE:
        return Refusal("CQ-6.1", _("You have a cat that beats this Dog, so you must answer."))
    return _answer(s, a.cat if isinstance(a, Answer) else GAMBLER, a == GAMBLE)


def _answer(s: CatQuestState, cat: int, gamble: bool) -> Refusal:
    names = {"cat": CAT_NAMES[cat], "dog": DOG_NAMES[DOG_ELEMENT[s.row[s.at]]]}
    if not s.crews[s.turn] >> cat & 1:
        return Refusal("CQ-6.1", _("You have no {cat}.").format(**names))
    if s.used >> cat & 1:
        return Refusal("CQ-6.1", _("Your {cat} has already fought in this battle.").format(**names))
    if gamble:
        return Refusal("CQ-7.5", _("Metal beats this Dog: no need to roll for it."))
    return Refusal("CQ-3.2", _("Your {cat} does not beat this {dog}.").format(**names))


def _trade(s: CatQuestState, a: CatQuestAction) -> Refusal:
    if isinstance(a, Trade):
        return _partner(s, a.seat)
    if s.phase != OFFERING:
        return Refusal("CQ-4.5", _("There is no offer to decide about."))
    if a == OFFER:
        if not s.given or not s.asked:
            return Refusal("CQ-4.5", _("At least one cat must come from each side."))
        return Refusal("CQ-4.5", _("Nobody may end with two cats of one home."))
    if not isinstance(a, Give | Ask):
        return Refusal("CQ-4.5", _("The offer has not been made yet."))
    mine = isinstance(a, Give)
    if (s.given if mine else s.asked) >> a.cat & 1:
        text = _("The {cat} is already part of the offer; Undo takes it back.")
    else:
        text = _("You have no {cat} to give.") if mine else _("There is no {cat} to ask for.")
    return Refusal("CQ-4.5", text.format(cat=CAT_NAMES[a.cat]))


def _partner(s: CatQuestState, seat: int) -> Refusal:
    if s.phase in BATTLE:
        return Refusal("CQ-4.5", _("Nobody trades in battle."))
    if seat == s.turn or seat >= s.seats:
        return Refusal("CQ-4.5", _("A trade needs another player."))
    if s.ships[seat] != s.ships[s.turn]:
        return Refusal("CQ-4.5", _("You can trade only with a player on the same space."))
    if s.ships[seat] == s.planets[EARTH]:
        return Refusal("CQ-4.5", _("Nobody trades on Earth: the Dogs are listening."))
    if s.offers == OFFERS:
        return Refusal("CQ-4.5", _("You have made three offers in this turn."))
    return Refusal("CQ-4.5", _("A trade needs a cat on both sides."))
