"""The reasons for an action."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import coach, effects, notices
from tabletop.games.cat_quest.advice.effects import GAME, percent
from tabletop.games.cat_quest.advice.foresight import foresee, next_score, unless_you, with_crew, won
from tabletop.games.cat_quest.advice.notices import ends_the_game, to_pass, turns_after
from tabletop.games.cat_quest.mind.deadline import counts
from tabletop.games.cat_quest.mind.knowledge import CatQuestKnowledge
from tabletop.games.cat_quest.rules import model, trade
from tabletop.games.cat_quest.rules.board import after, distance
from tabletop.games.cat_quest.rules.content import CAT_NAMES, EARTH, HOME_NAMES, HOMES, SUN, cats_of, kinds
from tabletop.games.cat_quest.rules.model import Action, CatQuestState, Legal
from tabletop.games.cat_quest.rules.view import CatQuestView, must_leave
from tabletop.games.cat_quest.voice.words import dog_name, leader_name
from tabletop.kernel.reasons import CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

Names = Sequence[str]
Found = list[Reason] | None
"""What speaks for it, or None: the best of what is foreseen does."""
NEAR = 3
"""Steps to the next goal that speak for where a cat waits."""
EVEN = 0.5
"""Chance below which a battle is better not fought yet."""
SETTLED = Reason("settled", _("this is your last turn, and nothing you do changes the result any more"), others="")
HOPELESS = Reason("hopeless", _("too few cats are left to win this battle"))
NOTHING_HERE = Reason("nothing here", _("nothing more to gain here"))
ENDS_AHEAD = Reason("ends game ahead", _("with the last alien cat this round is the last, and being ahead wins"))
LAST_CAT_THERE = Reason(
    "ends game ahead", _("the last alien cat is there: with it the game ends, and being ahead wins")
)
NOT_THE_END = Reason(
    "not the end", _("with the last alien cat this round would be the last, and others may still fight in it")
)
BACK_IN_TIME = Reason("score decides", _("back to Earth in time: the Dogs you beat decide"), others="")
ONLY_ANSWER = Reason("only answer", _("nobody else of yours beats it"), others="")


def reasons(table: Seating, view: CatQuestView, legal: Legal, action: Action) -> list[Reason]:
    """What speaks for an action, and what else the cat is good for that waits where a flight ends."""
    found = [SETTLED] if notices.settled(view, legal) else _for(view, legal, action, table.names)
    if found is None:
        lines = foresee(table, view, legal, action)
        found = [one for tone in (GOOD, CHANCE, "") for one in lines if one.tone == tone][:1]
    return [*found, *(one for one in of_waiting(view, action) if not one.is_among(found))]


def _for(view: CatQuestView, legal: Legal, action: Action, names: Names) -> Found:
    match action:
        case (model.MOVE, space):
            return _flight(view, space, names)
        case (model.ANSWER, _cat):
            return _sent(view, legal, action)
        case (model.TRADE, other):
            return _good_swap(view, legal, other, names) or _to_trade(effects.world(view), view.turn, names)
        case (model.GIVE | model.ASK, cat) if not (view.given or view.asked):
            return _to_trade(effects.world(view), view.turn, names, 1 << cat)
        case model.CONCEDE if not effects.enough(view, view.turn):
            return [HOPELESS]
        case model.CANCEL:
            return _no_bargain(view, legal, names)
        case model.RECRUIT:
            return _one_more(view, legal)
        case model.ROLL:
            return _gather(view)
        case model.TO_BATTLE:
            return _for_the_score(view)
        case model.BURN if notices.noticed(notices.burn_it, view, legal):
            words = _("no cat of yours beats the {dog}", dog=dog_name(view.row[view.at]))
            return [Reason("no cat beats it", words, others="")]
        case model.DECLINE:
            facts = notices.noticed(notices.bad_offer, view, [model.ACCEPT])
            words = coach.harm(**coach.facts_named(facts, names)) if facts else ""
            return [Reason("harm", words, others="")] if words else []
        case model.END:
            return [_not_the_last(view, names) if ends_the_game(view, legal) else NOTHING_HERE]
    return None


def _not_the_last(view: CatQuestView, names: Names) -> Reason:
    """Why the last alien cat is left where it is."""
    ahead = to_pass(view)
    if ahead is None:
        return NOT_THE_END
    name = leader_name(ahead[0], names)
    words = _("with the last alien cat this round would be the last, and {name} would win", name=name)
    return Reason("not the end", words, subject=ahead[0], others=unless_you(name))


def _good_swap(view: CatQuestView, legal: Legal, other: int, names: Names) -> list[Reason]:
    here = [one for one in legal if one in (model.TRADES[other], model.RECRUIT)]
    facts = notices.noticed(notices.swap, view, here)
    if facts is None:
        return []
    words = coach.SWAP.format(**coach.facts_named(facts, names))
    return [Reason("good swap", words, amount=facts["then"], subject=other, others="")]


def _no_bargain(view: CatQuestView, legal: Legal, names: Names) -> list[Reason]:
    """What is wrong with the current offer for the seat that would make it."""
    if model.OFFER not in legal:
        return []
    s = effects.world(view)
    own, other = trade.crews_after(s, s.given, s.asked)
    now = s.crews[s.turn]
    mine, theirs = trade.gains(now, own), trade.gains(s.crews[s.partner], other)
    if mine[0] < 0:
        return [Reason("harm", coach.harm(kinds(now), kinds(own)), others="")]
    if mine[1] < 0:
        words = counted(
            "after the trade you would have {count} cat instead of {now}",
            "after the trade you would have {count} cats instead of {now}",
            own.bit_count(),
            now=now.bit_count(),
        )
        return [Reason("fewer cats", words, others="")]
    words = _("that offer helps {name} more than you", name=names[s.partner])
    return [Reason("helps other", words, subject=s.partner, others="")] if theirs > mine else []


def _to_trade(s: CatQuestState, seat: int, names: Names, cats: int = 0) -> list[Reason]:
    """A trade both would rather make where a ship is, if there is one. `cats`: one that is to change hands."""
    if s.turn != seat:
        return []
    for other in trade.partners(s) if s.phase not in model.PARLEY else [s.partner]:
        for given, asked, _gain in CatQuestKnowledge(GAME).swaps(s, other):
            if not cats or (given | asked) & cats:
                give, ask = (CAT_NAMES[cats_of(side)[0]] for side in (given, asked))
                words = _("{give} for {ask} of {name} would help you both", give=give, ask=ask, name=names[other])
                return [Reason("helps both", words, subject=other, others="")]
    return []


def _flight(view: CatQuestView, space: int, names: Names) -> Found:
    """What the cat is good for that waits where a flight ends, who could trade there, or whom it brings nearer."""
    seat, planets = view.turn, view.planets
    ready = effects.enough(view, seat)
    if space == planets[EARTH] and ready:
        return None
    if space == planets[EARTH] and counts(view) and turns_after(view, seat):
        return [next_score(view)]
    waits = of_waiting(view, model.MOVES[space])
    if waits and model.aliens(view) == 1 and space != planets[EARTH] and model.champion(view) == seat:
        return [LAST_CAT_THERE]
    if waits:
        return waits[:1]
    done = effects.done(view, model.MOVES[space])
    traded = _to_trade(done, seat, names) if done.phase == model.MOVED else []
    return traded or _nearer(view, space, done, ready)


def _nearer(view: CatQuestView, space: int, done: CatQuestState, ready: bool) -> list[Reason]:
    """Which goal a flight brings nearer: the Earth for a crew that is ready, else a cat."""
    seat, planets, wanted = view.turn, view.planets, _wanted(view)
    goals = [EARTH] if ready else wanted
    for home in (*goals, *wanted):
        if home != SUN and after(planets[home]) == space:
            words = _("{home} moves there next and picks you up", home=HOME_NAMES[home])
            return [Reason("picked up", words, subject=home, others="")]
    ways = [(distance(done.ships[seat], done.planets[home]), home) for home in (*goals, *wanted)]
    if not must_leave(view, seat):
        nearer = [(steps, home) for steps, home in ways if steps < distance(view.ships[seat], planets[home])]
        ways = nearer if nearer or ready else ways
    ways = [way for way in ways if way[1] in goals] or ways
    if not ways:
        return []
    steps, home = min(ways)
    others = [ship for other, ship in enumerate(done.ships) if other != seat]
    if home == EARTH or any(distance(ship, done.planets[home]) <= steps for ship in others):
        return [_away(home, steps)]
    words = counted(
        "then {home} is {count} step away, and nobody else is as near",
        "then {home} is {count} steps away, and nobody else is as near",
        steps,
        home=HOME_NAMES[home],
    )
    return [Reason("nearest to home", words, amount=-steps, subject=home)]


def _away(home: int, steps: int) -> Reason:
    name = HOME_NAMES[home]
    words = counted("then {home} is {count} step away", "then {home} is {count} steps away", steps, home=name)
    return Reason("near home", words, amount=-steps, subject=home)


def _wanted(view: CatQuestView) -> list[int]:
    """The homes where a cat waits that is not aboard."""
    return [home for home in range(HOMES) if view.homes[home] and not view.crews[view.turn] >> home & 1]


def of_waiting(view: CatQuestView, action: Action) -> list[Reason]:
    """What a cat is good for that waits where a flight ends; of two cats that bring the same it says the same."""
    homes = [home for home in _wanted(view) if action == model.MOVES[view.planets[home]]]
    if not homes or not turns_after(view, view.turn):
        return []
    seat, now = view.turn, view.crews[view.turn]
    crew = now | 1 << homes[0]
    then, found = with_crew(view, crew), []
    ready = effects.enough(then, seat)
    if ready:
        win = effects.of_battle(then, seat).win
        words = _("with the cat there, a battle: {chance}", chance=effects.to_win(win))
        found.append(Reason("battle with cat", words, amount=percent(win)))
    if kinds(crew) > kinds(now):
        words = _("beats {then} kinds of Dogs with the cat there, instead of {now}", then=kinds(crew), now=kinds(now))
        found.append(Reason("kinds beaten", words, amount=kinds(crew)))
    done = effects.done(view, action)
    goals = [EARTH] if ready else _wanted(then)
    near = [(steps, home) for home in goals if (steps := distance(done.ships[seat], done.planets[home])) <= NEAR]
    return [*found, *_cats_then(view, crew), *(_away(home, steps) for steps, home in sorted(near)[:1])]


def _cats_then(view: CatQuestView, crew: int) -> list[Reason]:
    """How many cats a crew has for the Dogs, unless they are enough."""
    cats, dogs = crew.bit_count(), len(view.row)
    words = _("{cats} cats then, for {dogs} Dogs", cats=cats, dogs=dogs)
    return [Reason("cats then", words, amount=cats)] if cats <= dogs else []


def _one_more(view: CatQuestView, legal: Legal) -> Found:
    """What a cat is good for that ends the game, or beats nothing new."""
    if ends_the_game(view, legal):
        return [ENDS_AHEAD] if model.champion(view) == view.turn else None
    crew = effects.done(view, model.RECRUIT).crews[view.turn]
    return None if kinds(crew) > kinds(view.crews[view.turn]) else _cats_then(view, crew) or None


def _gather(view: CatQuestView) -> Found:
    """Why to roll and not to fight."""
    cats, dogs = view.crews[view.turn].bit_count(), len(view.row)
    away = view.ships[view.turn] != view.planets[EARTH]
    if notices.last_round(view):
        return None
    if effects.enough(view, view.turn):
        win = effects.of_battle(view, view.turn).win
        if win < EVEN:
            words = _("a battle with these cats: {chance}", chance=effects.to_win(win))
            return [Reason("battle doubtful", words, amount=-percent(win))]
        words = _("{cats} cats for {dogs} Dogs: off to Earth", cats=cats, dogs=dogs)
        return [Reason("off to Earth", words, amount=cats)] if away else None
    if counts(view) and away:
        return [BACK_IN_TIME]
    words = counted(
        "{count} cat is too few for {dogs} Dogs: fetch more",
        "{count} cats are too few for {dogs} Dogs: fetch more",
        cats,
        dogs=dogs,
    )
    return [Reason("fetch more", words)]


def _for_the_score(view: CatQuestView) -> Found:
    """What a battle is good for that cannot be won."""
    ahead = to_pass(view)
    if effects.enough(view, view.turn) or ahead is None:
        return None
    most, more = effects.odds_after(view, model.TO_BATTLE).most, ahead[1] + 1
    words = _("up to {most} beaten, and {more} would put you ahead", most=most, more=more)
    return [Reason("would lead", words, amount=most, others="")] if most >= more else None


def _sent(view: CatQuestView, legal: Legal, action: Action) -> Found:
    """Why this cat and no other answers a Dog; after the last one nothing else matters."""
    if view.at + 1 == len(view.row):
        return None
    needed = notices.noticed(notices.needed_later, view, legal)
    if needed is not None and needed["cat"] != action.what:
        words = _("{cat} is kept for the {dog}", cat=CAT_NAMES[needed["cat"]], dog=dog_name(needed["dog"]))
        return [Reason("cat kept", words, subject=needed["cat"])]
    if sum(one.verb == model.ANSWER for one in legal) == 1:
        return [ONLY_ANSWER]
    return [won(effects.odds_after(view, action))] if effects.enough(view, view.turn) else None
