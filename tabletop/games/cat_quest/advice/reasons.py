"""Why a hint names what it names, where what is foreseen is no reason."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import coach, effects
from tabletop.games.cat_quest.advice.coach_battle import (
    aliens,
    beaters,
    ends_the_game,
    last_round,
    needed_later,
    settled,
    to_pass,
    turns_after,
)
from tabletop.games.cat_quest.advice.effects import GAME
from tabletop.games.cat_quest.advice.foresight import next_score
from tabletop.games.cat_quest.mind.deadline import counts
from tabletop.games.cat_quest.mind.knowledge import CatQuestKnowledge
from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.board import after, distance
from tabletop.games.cat_quest.rules.content import CAT_NAMES, EARTH, HOME_NAMES, HOMES, SUN
from tabletop.games.cat_quest.rules.model import Action, CatQuestState
from tabletop.games.cat_quest.rules.view import CatQuestView, imagine, must_leave, rested
from tabletop.games.cat_quest.voice.words import dog_name
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.foresight import SEED, imagined
from tabletop.kernel.rng import Rng

NEAR = 3
"""Steps to the next goal that speak for where a cat waits."""
EVEN = 0.5
"""Who would rather lose a battle than win it has a reason to wait."""


def why(view: CatQuestView, legal: Sequence[Action], action: Action, names: Sequence[str]) -> str | None:
    """A short line that speaks for an action, empty if nothing does; None where the first thing foreseen does."""
    if settled(view, legal):
        return _("this is your last turn, and nothing you do changes the result any more")
    match action:
        case (model.MOVE, space):
            return _flight(view, space, names)
        case (model.ANSWER, _cat):
            return _sent(view, legal, action)
        case (model.TRADE, _other):
            told = coach.swap(view, [one for one in legal if one in (action, model.RECRUIT)], names)
            return told or _to_trade(imagine(view, Rng(SEED)), view.turn, names)
        case (model.GIVE | model.ASK, cat) if not (view.given or view.asked):
            return _to_trade(imagine(view, Rng(SEED)), view.turn, names, 1 << cat)
        case model.CONCEDE if not effects.enough(view, view.turn):
            return _("too few cats are left to win this battle")
        case model.CANCEL:
            return _no_bargain(view, legal, names)
        case model.RECRUIT if ends_the_game(view, legal):
            return _("with the last alien cat this round is the last, and being ahead wins") if _leads(view) else None
        case model.RECRUIT:
            return _one_more(view, imagined(GAME, view, model.RECRUIT)[0].after.crews[view.turn])
        case model.ROLL:
            return _gather(view, legal)
        case model.TO_BATTLE:
            return _for_the_score(view, names)
        case model.BURN if view.row[view.at] != HIDDEN and not rested(view, view.turn) & beaters(view.row[view.at]):
            return _("no cat of yours beats the {dog}", dog=dog_name(view.row[view.at]))
        case model.DECLINE:
            return coach.harm_of(view, [model.ACCEPT], names)
        case model.END if ends_the_game(view, legal):
            ahead = to_pass(view, names)
            if ahead is None:
                return _("with the last alien cat this round would be the last, and others may still fight in it")
            return _("with the last alien cat this round would be the last, and {name} would win", name=ahead[0])
        case model.END:
            return _("nothing more to gain here")
    return None


def _leads(view: CatQuestView) -> bool:
    """Whether whose turn it is would win if the game were over."""
    return model.champion(view) == view.turn


def _no_bargain(view: CatQuestView, legal: Sequence[Action], names: Sequence[str]) -> str:
    """What is wrong with an offer as it lies, for whoever would make it."""
    if model.OFFER not in legal:
        return ""
    s = imagine(view, Rng(SEED))
    own, other = trade.crews_after(s, s.given, s.asked)
    now = s.crews[s.turn]
    mine, theirs = trade.gains(now, own), trade.gains(s.crews[s.partner], other)
    if mine[0] < 0:
        return _("after the trade you would beat {then} kinds of Dogs instead of {now}",
                 then=content.kinds(own), now=content.kinds(now))  # fmt: skip
    if mine[1] < 0:
        return counted("after the trade you would have {count} cat instead of {now}",
                       "after the trade you would have {count} cats instead of {now}",
                       own.bit_count(), now=now.bit_count())  # fmt: skip
    return _("that offer helps {name} more than you", name=names[s.partner]) if theirs > mine else ""


def _flight(view: CatQuestView, space: int, names: Sequence[str]) -> str | None:
    """What the cat is good for that waits where a flight ends, who could trade there, or whom it brings nearer."""
    seat, planets = view.turn, view.planets
    ready = effects.enough(view, seat)
    wanted = _wanted(view)
    if space == planets[EARTH] and ready:
        return None
    if space == planets[EARTH] and counts(view) and turns_after(view, seat):
        return next_score(view)
    waits = of_waiting(view, model.MOVES[space])
    if waits and aliens(view) == 1 and space != planets[EARTH] and _leads(view):
        return _("the last alien cat is there: with it the game ends, and being ahead wins")
    if waits:
        return waits[0]
    done = imagined(GAME, view, model.MOVES[space])[0].after
    traded = _to_trade(done, seat, names) if done.phase == model.MOVED else ""
    if traded:
        return traded
    goals = [EARTH] if ready else wanted
    for home in (*goals, *wanted):
        if home != SUN and after(planets[home]) == space:
            return _("{home} moves there next and picks you up", home=HOME_NAMES[home])
    ways = [(distance(done.ships[seat], done.planets[home]), home) for home in (*goals, *wanted)]
    if not must_leave(view, seat):
        nearer = [(steps, home) for steps, home in ways if steps < distance(view.ships[seat], planets[home])]
        ways = nearer if nearer or ready else ways
    ways = [way for way in ways if way[1] in goals] or ways
    if not ways:
        return ""
    steps, home = min(ways)
    alone = home != EARTH and all(
        distance(done.ships[other], done.planets[home]) > steps for other in range(view.seats) if other != seat
    )
    if alone:
        return counted("then {home} is {count} step away, and nobody else is as near",
                       "then {home} is {count} steps away, and nobody else is as near", steps,
                       home=HOME_NAMES[home])  # fmt: skip
    return _away(home, steps)


def _to_trade(s: CatQuestState, seat: int, names: Sequence[str], cats: int = 0) -> str:
    """A trade both would rather make where a ship is; empty if there is none. `cats`: one that is to change hands."""
    if s.turn != seat:
        return ""
    for other in trade.partners(s) if s.phase not in model.PARLEY else [s.partner]:
        for given, asked, _gain in CatQuestKnowledge(GAME).swaps(s, other):
            if not cats or (given | asked) & cats:
                give, ask = (CAT_NAMES[content.cats_of(side)[0]] for side in (given, asked))
                return _("{give} for {ask} of {name} would help you both", give=give, ask=ask, name=names[other])
    return ""


def _away(home: int, steps: int) -> str:
    return counted("then {home} is {count} step away", "then {home} is {count} steps away", steps,
                   home=HOME_NAMES[home])  # fmt: skip


def _sent(view: CatQuestView, legal: Sequence[Action], action: Action) -> str | None:
    """Why this cat and no other answers a Dog; after the last one nothing else matters."""
    if view.at + 1 == len(view.row):
        return None
    needed = needed_later(view, legal)
    if needed is not None and needed[0] != action.what:
        kept, place = needed
        return _("{cat} is kept for the {dog}", cat=CAT_NAMES[kept], dog=dog_name(view.row[place]))
    if sum(action.verb == model.ANSWER for action in legal) == 1:
        return _("nobody else of yours beats it")
    return effects.told(effects.after(view, action)) if effects.enough(view, view.turn) else None


def _wanted(view: CatQuestView) -> list[int]:
    """The homes where a cat waits that is not aboard."""
    return [home for home in range(HOMES) if view.homes[home] and not view.crews[view.turn] >> home & 1]


def of_waiting(view: CatQuestView, action: Action) -> list[str]:
    """What a cat is good for that waits where a flight ends; of two cats that bring the same it says the same."""
    homes = [home for home in _wanted(view) if action == model.MOVES[view.planets[home]]]
    if not homes or not turns_after(view, view.turn):
        return []
    seat = view.turn
    crew = view.crews[seat] | 1 << homes[0]
    then = view._replace(crews=tuple(crew if other == seat else cats for other, cats in enumerate(view.crews)))
    found, cats, dogs = [], crew.bit_count(), len(view.row)
    if effects.enough(then, seat):
        found = [_("with the cat there, a battle: {chance}", chance=effects.to_win(effects.of_battle(then, seat).win))]
    if content.kinds(crew) > content.kinds(view.crews[seat]):
        found.append(_("beats {then} kinds of Dogs with the cat there, instead of {now}",
                       then=content.kinds(crew), now=content.kinds(view.crews[seat])))  # fmt: skip
    if cats <= dogs:
        found.append(_("{cats} cats then, for {dogs} Dogs", cats=cats, dogs=dogs))
    done = imagined(GAME, view, action)[0].after
    goals = [EARTH] if effects.enough(then, seat) else _wanted(then)
    near = [(steps, home) for home in goals if (steps := distance(done.ships[seat], done.planets[home])) <= NEAR]
    return [*found, *(_away(home, steps) for steps, home in sorted(near)[:1])]


def _one_more(view: CatQuestView, crew: int) -> str | None:
    """What a cat is good for that beats nothing new."""
    cats, dogs = crew.bit_count(), len(view.row)
    if content.kinds(crew) > content.kinds(view.crews[view.turn]) or cats > dogs:
        return None
    return _("{cats} cats then, for {dogs} Dogs", cats=cats, dogs=dogs)


def _gather(view: CatQuestView, legal: Sequence[Action]) -> str | None:
    cats, dogs = view.crews[view.turn].bit_count(), len(view.row)
    if last_round(view):
        return None
    if effects.enough(view, view.turn):
        win = effects.of_battle(view, view.turn).win
        if win < EVEN:
            return _("a battle with these cats: {chance}", chance=effects.to_win(win))
        away = view.ships[view.turn] != view.planets[EARTH]
        return _("{cats} cats for {dogs} Dogs: off to Earth", cats=cats, dogs=dogs) if away else None
    if counts(view) and view.ships[view.turn] != view.planets[EARTH]:
        return _("back to Earth in time: the Dogs you beat decide")
    return counted("{count} cat is too few for {dogs} Dogs: fetch more", "{count} cats are too few for {dogs} Dogs: "
                   "fetch more", cats, dogs=dogs)  # fmt: skip


def _for_the_score(view: CatQuestView, names: Sequence[str]) -> str | None:
    """What a battle is good for that cannot be won."""
    ahead = to_pass(view, names)
    if effects.enough(view, view.turn) or ahead is None:
        return None
    most = effects.after(view, model.TO_BATTLE).most
    if most <= ahead[1]:
        return None
    return _("up to {most} beaten, and {more} would put you ahead", most=most, more=ahead[1] + 1)
