"""The odds of a battle: the chance is computed, the score simulated."""

from functools import lru_cache
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.cat_quest.mind import evaluation, fray
from tabletop.games.cat_quest.rules import battle, content, model
from tabletop.games.cat_quest.rules.board import FIRST
from tabletop.games.cat_quest.rules.content import EARTH, HOMES
from tabletop.games.cat_quest.rules.game import CatQuest
from tabletop.games.cat_quest.rules.model import Action, CatQuestState
from tabletop.games.cat_quest.rules.view import CatQuestView, imagine, rested
from tabletop.kernel.events import HIDDEN, NOBODY
from tabletop.kernel.foresight import SEED, imagined
from tabletop.kernel.rng import Rng

WORLDS, BATTLES = 60, 400
"""Sampled positions for what follows one action, and simulated battles for the expected score."""
CERTAIN = 0.995
"""From this chance on it is called almost certain."""
GAME = CatQuest()


def world(view: CatQuestView) -> CatQuestState:
    """A position that could be this one, always the same."""
    return imagine(view, Rng(SEED))


def done(view: CatQuestView, action: Action) -> CatQuestState:
    """The position after an action, in that world."""
    return imagined(GAME, view, action)[0].after


class Odds(NamedTuple):
    win: float
    """How likely the last Dog is beaten by somebody who answers every Dog as well as can be."""
    beaten: float
    """How many Dogs are beaten in it on average."""
    most: int
    """How many Dogs were beaten in the best of the simulated battles."""
    sure: bool = False
    """Whether it cannot be lost: every Dog is known, and there is a cat for each."""


def enough(view: CatQuestView, seat: int) -> bool:
    """Whether a seat has cats enough to win a battle at all, or the one it is in: every Dog needs its own (CQ-6.1)."""
    start = view.at if seat == view.turn and view.phase in model.BATTLE else 0
    start += view.phase == model.GAMBLED  # this one has its cat, if the die falls well
    return rested(view, seat).bit_count() >= len(view.row) - start


def of_battle(view: CatQuestView, seat: int) -> Odds:
    """The chances of a seat's crew in a battle from the Earth; what does not matter for it is reset for the cache."""
    nothing = (0,) * view.seats
    here = view._replace(
        phase=model.START, turn=seat, to_act=seat, planets=FIRST, ships=(FIRST[EARTH],) * view.seats, grounded=0,
        round=1, place=0, limit=40, clockwise=True, first=seat, ending=False, fresh=0, recruited=0, dice=(0, 0),
        at=0, beaten=0, fought=(), burnt=False, partner=NOBODY, given=0, asked=0, offers=0, withdrawn=0,
        resume=model.START, trail=(NOBODY, model.NO_SPACE, model.NO_SPACE), homes=(0,) * HOMES,
        best=nothing, reached=nothing,
        crews=(*nothing[:seat], view.crews[seat], *nothing[seat + 1 :]),
        spent=(*nothing[:seat], view.spent[seat], *nothing[seat + 1 :]),
    )  # fmt: skip
    return _odds(here, model.TO_BATTLE)


def odds_after(view: CatQuestView, action: Action) -> Odds:
    """The odds of the battle that is fought, or begun, after this action."""
    if view.phase in model.BATTLE:
        return _odds(view._replace(best=(0,) * view.seats), action)
    return of_battle(view, view.turn)


@lru_cache(maxsize=128)
def _odds(view: CatQuestView, action: Action) -> Odds:
    scores, seat = [], view.turn
    for number in range(BATTLES):
        rng = Rng(SEED + number)
        s = imagine(view, rng)
        GAME.apply(s, action, rng)
        while s.phase in model.BATTLE and s.turn == seat:
            GAME.apply(s, _sensible(s), rng)
        scores.append(s.best[seat])
    known = HIDDEN not in view.row[view.at if view.phase in model.BATTLE else 0 :]
    win = _chance(world(view), action)
    return Odds(win, sum(scores) / BATTLES, max(scores), known and win == 1.0)


def _chance(s: CatQuestState, action: Action) -> float:
    """How likely the battle is won after this, the same in every world that could be this one."""
    seat = s.turn
    left, burn = s.crews[seat] & ~s.used, battle.can_burn(s)
    if action == model.TO_BATTLE:
        return fray.chance(s, seat, 0, left, burn)
    if action == model.FACE:
        return fray.turned_up(s, seat, left)
    if action == model.BURN:
        return fray.burnt(s, seat, left)
    if action == model.CONCEDE:
        return 0.0
    luck = 1.0
    if action == model.GAMBLE:
        left, luck = left & ~(1 << content.GAMBLER), fray.luck_of(s, seat)
    elif action == model.KEEP:
        luck = float(s.dice[0] % 2)
    elif action.verb == model.QUAKE:
        luck = 0.5
    else:
        left &= ~(1 << action.what)
    return luck * fray.chance(s, seat, s.at + 1, left, burn)


def _sensible(s: CatQuestState) -> Action:
    """The policy of simulated battles; knows no more than the player."""
    if s.phase == model.GAMBLED:
        return model.KEEP if s.dice[0] % 2 else model.QUAKE_BLACK
    seat, left = s.turn, s.crews[s.turn] & ~s.used
    shake = s.crews[seat] & ~s.spent[seat] & 1 << content.SHAKER
    spare = battle.can_burn(s) << content.INCINERATOR | shake
    later = evaluation.knowledge(s, seat, s.at + 1)
    known, pool, hidden = later
    if s.phase == model.READY:
        burnt = evaluation.chance(left, shake, (known, pool, hidden + 1), 0.0)
        faced = evaluation.chance(left, spare, evaluation.knowledge(s, seat, s.at), 0.0)
        return model.BURN if burnt > faced else model.FACE

    def worth(choice: Action) -> float:
        if choice == model.CONCEDE:
            return -1.0
        cat, luck = choice.what, 1.0
        if choice == model.GAMBLE:
            cat, luck = content.GAMBLER, 0.75 if shake else 0.5
        return luck * evaluation.chance(left & ~(1 << cat), spare, later, 0.05)

    return max(battle.choices(s), key=worth)


def percent(share: float) -> int:
    """A chance in steps of five per cent, as people say it; 0 and 100 are left to what is almost certain."""
    if share >= CERTAIN or share <= 1 - CERTAIN:
        return 100 if share > 0.5 else 0
    return min(95, max(5, 5 * round(share * 20)))


def told(odds: Odds) -> str:
    """How likely a battle is won that is fought now, in words."""
    return _("certain to win") if odds.sure else to_win(odds.win)


def to_win(share: float) -> str:
    """How likely a battle is won some day, in words: by then the Dogs may be others."""
    rounded = percent(share)
    if rounded == 0:
        return _("hardly a chance to win")
    if rounded == 100:
        return _("almost certain to win")
    return _("about {percent} % to win", percent=rounded)
