"""What would come of a decision, told before it is made."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.advice.coach_battle import turns_after
from tabletop.games.cat_quest.advice.effects import GAME, WORLDS
from tabletop.games.cat_quest.mind.deadline import counts
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.board import NEAR, ORBIT, ahead_of
from tabletop.games.cat_quest.rules.content import (
    CAT_ELEMENT,
    CAT_NAMES,
    DOG_ELEMENT,
    DOG_NAMES,
    EARTH,
    ELEMENT_NAMES,
    HOME_NAMES,
)
from tabletop.games.cat_quest.rules.model import Action
from tabletop.games.cat_quest.rules.view import CatQuestView, imagine
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.foresight import SEED, Imagined, imagined
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.layout import Hint

GOOD, BAD, CHANCE = "good", "bad", "chance"


def foresee(view: CatQuestView, legal: Sequence[Action], action: Action, names: Sequence[str]) -> list[Hint]:
    """Up to three lines, the most important first; nothing about what cannot be done in this position."""
    if action not in GAME.legal(imagine(view, Rng(SEED))):
        return []
    match action:
        case (model.MOVE, space):
            hints = _flight(view, space, names)
        case (model.QUAKE, dice):
            hints = _again(view, dice)
        case (model.ANSWER, cat):
            hints = _answer(view, cat)
        case (model.GIVE | model.ASK, _cat):
            hints = _swap(view, action, names)
        case (model.TRADE, other):
            left = model.OFFERS - view.offers
            hints = [
                Hint(_("{name} will say yes or no").format(name=names[other])),
                Hint(counted("{count} offer left in this turn", "{count} offers left in this turn", left)),
            ]
        case model.OFFER | model.ACCEPT:
            hints = _agreed(view, action, names)
        case model.RECRUIT:
            hints = _recruit(view)
        case model.TO_BATTLE:
            hints = _battle(view)
        case model.BURN | model.FACE:
            hints = _next_dog(view, action)
        case _:
            hints = _plain(view, legal, action, names)
    return hints[:3]


def sure(view: CatQuestView, legal: Sequence[Action], action: Action) -> str:
    """What is asked once, because it can only lose or gives something away."""
    if action == model.END and model.RECRUIT in legal and turns_after(view, view.turn):
        return _("A cat here would like to join you. It stays behind if you end your turn now.")
    if action == model.TO_BATTLE and not effects.enough(view, view.turn) and not counts(view):
        cats = view.crews[view.turn].bit_count()
        return counted(
            "Every Dog needs a cat of its own: you have one cat against {dogs} Dogs. This battle cannot be won.",
            "Every Dog needs a cat of its own: you have {count} cats against {dogs} Dogs. This battle cannot be won.",
            cats, dogs=len(view.row),
        )  # fmt: skip
    if action == model.KEEP and not view.dice[0] % 2:
        return _("An even die loses the whole battle, and Caturn could still roll it again.")
    if action == model.CONCEDE:
        return _("Plukitten could still win on 1, 3 or 5. If you give up, the battle is lost.")
    return ""


# -- travel --------------------------------------------------------------------------------------------


def _flight(view: CatQuestView, space: int, names: Sequence[str]) -> list[Hint]:
    done = imagined(GAME, view, model.MOVES[space])[0]
    cost = next(event.cost for event in done.events if isinstance(event, events.Move))
    open_to = [] if _over(done) else GAME.legal(done.after)
    hints = [_landing(view, space, model.RECRUIT in open_to)]
    if space == view.planets[EARTH]:
        hints.append(_next_battle(view))
    elif model.RECRUIT in open_to:
        hints += _with_one_more(view, ORBIT[space])
    partners = [names[action.what] for action in open_to if action.verb == model.TRADE]
    if partners:
        hints.append(Hint(_("you could trade with {name}").format(name=partners[0]), GOOD))
    words = _("{cost} of your {speed} steps") if cost else _("none of your {speed} steps")
    hints.append(Hint(words.format(cost=cost, speed=sum(view.dice))))
    if not open_to:
        hints.append(_ends(done))
    return hints


def _landing(view: CatQuestView, space: int, joins: bool) -> Hint:
    """Who waits where a ship would land, or who will come by."""
    home = ORBIT[space]
    name, cat, element = HOME_NAMES[home], CAT_NAMES[home], ELEMENT_NAMES[CAT_ELEMENT[home]]
    rounds = ahead_of(view.planets[home], space)
    if joins:
        return Hint(_("{cat} ({element}) can join you").format(cat=cat, element=element), GOOD)
    if not rounds:
        words = _("you have {cat} already") if view.crews[view.turn] >> home & 1 else _("no {cat} is left there")
        return Hint(words.format(cat=cat))
    if rounds <= NEAR and turns_after(view, view.turn):
        return Hint(counted("{name} comes by next round", "{name} comes by in {count} rounds", rounds, name=name))
    return Hint(_("nobody lives there"))


def _next_battle(view: CatQuestView) -> Hint:
    """What a battle from the Earth would be, a turn later."""
    if not turns_after(view, view.turn):
        return Hint(_("no turn is left to fight in"), BAD)
    if not effects.enough(view, view.turn) and counts(view):
        return Hint(next_score(view), CHANCE)
    if not effects.enough(view, view.turn):
        cats = view.crews[view.turn].bit_count()
        words = counted("{count} cat is too few for {dogs} Dogs", "{count} cats are too few for {dogs} Dogs", cats,
                        dogs=len(view.row))  # fmt: skip
        return Hint(words)
    chance = effects.to_win(effects.of_battle(view, view.turn).win)
    return Hint(_("battle next turn: {chance}").format(chance=chance), CHANCE)


def next_score(view: CatQuestView) -> str:
    """What a battle from the Earth brings that cannot be won, a turn later."""
    return counted("battle next turn: up to {count} Dog beaten", "battle next turn: up to {count} Dogs beaten",
                   effects.of_battle(view, view.turn).most)  # fmt: skip


def _recruit(view: CatQuestView) -> list[Hint]:
    done = imagined(GAME, view, model.RECRUIT)[0]
    cat = next(event.cat for event in done.events if isinstance(event, events.Recruit))
    seat = view.turn
    hints = _with_one_more(view, cat)
    if _told(done, events.Last) and view.round < view.limit:
        leads = model.champion(done.after) == seat
        hints.insert(0, Hint(_("the last alien cat: the last round"), GOOD if leads else BAD))
    if _over(done):
        hints.append(_ends(done))
    return hints


def _with_one_more(view: CatQuestView, cat: int) -> list[Hint]:
    """What a cat more is good for, and what it can do besides; nothing once there is no turn left to fight in."""
    if not turns_after(view, view.turn):
        return []
    return [_larger(view, view.crews[view.turn] | 1 << cat), *_able(cat)]


def _larger(view: CatQuestView, crew: int) -> Hint:
    """What a larger crew is good for: its chance of a battle, or what it beats while it is too small for one."""
    seat, before = view.turn, view.crews[view.turn]
    then = view._replace(crews=tuple(crew if other == seat else cats for other, cats in enumerate(view.crews)))
    if not effects.enough(then, seat):
        return _stronger(before, crew)
    chance = effects.of_battle(then, seat).win
    now = effects.of_battle(view, seat).win if effects.enough(view, seat) else 0.0
    words = _("a battle then: {chance}").format(chance=effects.to_win(chance))
    return Hint(words, GOOD if chance > now else CHANCE)


def _able(cat: int) -> list[Hint]:
    """What a cat can do besides, if it can."""
    return [Hint(content.ABILITY_BRIEFS[cat])] if cat in content.ABILITY_BRIEFS else []


def _stronger(before: int, after: int) -> Hint:
    """How many kinds of Dogs a crew beats, now and then."""
    now, then = content.kinds(before), content.kinds(after)
    if now == then:
        more = GOOD if after.bit_count() > before.bit_count() else ""
        return Hint(_("you still beat {count} of 5 kinds of Dogs").format(count=then), more)
    words = _("you would beat {then} kinds instead of {now}").format(then=then, now=now)
    return Hint(words, GOOD if then > now else BAD)


def _again(view: CatQuestView, dice: int) -> list[Hint]:
    """What Earthquake can make of a roll (CQ-7.2)."""
    spent = Hint(_("Earthquake is used up then"))
    if view.phase == model.GAMBLED:
        return [Hint(_("odd beats the Dog, even loses all"), CHANCE), spent]
    kept = sum(face for die, face in enumerate(view.dice) if not dice >> die & 1)
    rolled = dice.bit_count()
    words = _("{least} to {most} steps instead of {speed}")
    return [Hint(words.format(least=kept + rolled, most=kept + 6 * rolled, speed=sum(view.dice)), CHANCE), spent]


def _plain(view: CatQuestView, legal: Sequence[Action], action: Action, names: Sequence[str]) -> list[Hint]:
    """What can be said of the decisions that need no working out."""
    if action == model.ROLL:
        hints = [Hint(_("2 to 12 steps, 7 on average"), CHANCE)]
        if model.TO_BATTLE in legal:
            hints.append(Hint(_("no battle in this turn then")))
        return [*hints, Hint(_("recruit first if you mean to fly off"))] if model.RECRUIT in legal else hints
    if action == model.PEEK:
        place = model.unknown_place(view.row_seen) + 1
        return [
            Hint(_("only you will know Dog {place}").format(place=place), GOOD),
            Hint(_("Levitation is used up then")),
        ]
    if action == model.GAMBLE:
        hints = [Hint(_("odd beats the Dog, even loses all"), CHANCE)]
        return [*hints, _chance(view, action)]
    if action == model.KEEP:
        return [Hint(_("odd: the Dog is beaten"), GOOD) if view.dice[0] % 2 else Hint(_("even: all is lost"), BAD)]
    if action == model.CONCEDE:
        return [Hint(counted("lost with {count} Dog beaten", "lost with {count} Dogs beaten", view.beaten), BAD)] + (
            [Hint(_("one fighter goes home"), BAD)] if view.fought else []
        )
    if action == model.CANCEL:
        return [Hint(_("does not count as an offer"))]
    if action == model.DECLINE:
        left = model.OFFERS - view.offers
        more = counted(
            "{name} may make one more offer", "{name} may make {count} more offers", left, name=names[view.turn]
        )
        return [Hint(_("everybody keeps their cats"))] + ([Hint(more)] if left else [])
    hints = [Hint(_("the cat here stays behind"), BAD)] if model.RECRUIT in legal else []
    return [*hints, _ends(imagined(GAME, view, action)[0])]


def _told(done: Imagined, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in done.events)


def _over(done: Imagined) -> bool:
    """Whether the turn is over by it."""
    return _told(done, events.Turn) or _told(done, events.End)


def _ends(done: Imagined) -> Hint:
    if _told(done, events.End):
        return Hint(_("ends your turn, and the game"), asked=_("the game ends too"))
    if done.after.turn == done.before.turn:
        return Hint(_("ends the round; you move first again"))  # CQ-2.4
    if _told(done, events.Orbit):
        return Hint(_("ends your turn and the round"), asked=_("the round ends too"))
    return Hint(_("ends your turn"), asked="")


# -- trades --------------------------------------------------------------------------------------------


def _swap(view: CatQuestView, action: Action, names: Sequence[str]) -> list[Hint]:
    """What the trade would be with this cat."""
    after = imagined(GAME, view, action)[0].after
    if model.OFFER in GAME.legal(after):
        return _bargain(view, GAME.view(after, view.seat), names)
    if after.given and after.asked:
        return [Hint(_("not yet: somebody would have two alike"), BAD)]
    return [Hint(_("in return for a cat you choose") if after.given else _("in return for a cat of yours"))]


def _agreed(view: CatQuestView, action: Action, names: Sequence[str]) -> list[Hint]:
    hints = _bargain(view, view, names)
    if action == model.OFFER:
        left = model.OFFERS - view.offers - 1
        hints.append(Hint(counted("then {count} offer is left", "then {count} offers are left", left)))
    return hints


def _bargain(before: CatQuestView, offered: CatQuestView, names: Sequence[str]) -> list[Hint]:
    """What both would have of the offer if it is accepted."""
    if offered.phase == model.OFFERING:
        offered = GAME.view(imagined(GAME, offered, model.OFFER)[0].after, before.seat)
    after = imagined(GAME, offered, model.ACCEPT)[0].after
    me = before.seat if before.seat is not None else before.turn
    other = before.partner if me == before.turn else before.turn
    now, then = content.kinds(before.crews[other]), content.kinds(after.crews[other])
    words = (
        _("{name} still beats {then} of 5 kinds") if now == then else _("{name}: {then} of 5 kinds instead of {now}")
    )
    hints = [_stronger(before.crews[me], after.crews[me])]
    fewer, cats = before.crews[me].bit_count(), after.crews[me].bit_count()
    if cats != fewer:
        told = counted("{count} cat aboard instead of {now}", "{count} cats aboard instead of {now}", cats, now=fewer)
        hints.append(Hint(told, GOOD if cats > fewer else BAD))
    return [*hints, Hint(words.format(name=names[other], then=then, now=now))]


# -- battle --------------------------------------------------------------------------------------------


def _battle(view: CatQuestView) -> list[Hint]:
    chances, cats, best = effects.after(view, model.TO_BATTLE), view.crews[view.turn].bit_count(), view.best[view.turn]
    losing = [Hint(_("lost: one fighter goes home"), BAD)] if turns_after(view, view.turn) else []
    if not effects.enough(view, view.turn):
        words = counted("cannot be won: one cat, {dogs} Dogs", "cannot be won: {count} cats, {dogs} Dogs", cats,
                        dogs=len(view.row))  # fmt: skip
        if not chances.most:  # CQ-6.2: nobody fights, so nobody is lost
            return [Hint(words, BAD), Hint(_("no Dog would be beaten"))]
        if counts(view):
            up_to = counted("up to {count} Dog beaten, and they count now", "up to {count} Dogs beaten, and they count "
                            "now", chances.most)  # fmt: skip
            return [Hint(up_to + _so_far(best), GOOD), *losing]
        most = counted("at most {count} Dog beaten", "at most {count} Dogs beaten", chances.most)
        return [Hint(words, BAD), Hint(most + _so_far(best)), *losing]
    usual = counted("about {count} Dog beaten", "about {count} Dogs beaten", round(chances.beaten))
    if chances.sure:
        return [Hint(effects.told(chances), GOOD)]
    return [Hint(effects.told(chances), CHANCE), Hint(usual + _so_far(best)), *losing]


def _so_far(best: int) -> str:
    """What a battle is measured by, behind what it would be."""
    return " " + _("(your best: {best})").format(best=best) if best else ""


def _next_dog(view: CatQuestView, action: Action) -> list[Hint]:
    """A Dog to be turned up, or burnt before (CQ-7.1)."""
    dog = view.row[view.at]
    held = sum(not _told(done, events.Lose) for done in imagined(GAME, view, action, WORLDS)) / WORLDS
    chance = _chance(view, action)
    if action == model.BURN:
        swapped = _("another Dog comes from the box") if dog != HIDDEN else _("one unknown Dog for another: no gain")
        return [Hint(swapped, CHANCE if dog != HIDDEN else ""), _held(held), chance]
    if dog == HIDDEN:
        return [_held(held), chance]
    name = DOG_NAMES[DOG_ELEMENT[dog]]
    words, tone = (_("{dog}: you can answer it"), GOOD) if held else (_("{dog}: you have no answer"), BAD)
    return [Hint(words.format(dog=name), tone), chance]


def _chance(view: CatQuestView, action: Action) -> Hint:
    """How likely the battle that is being fought is won, or that it cannot be any more."""
    if not effects.enough(view, view.turn):
        return Hint(_("too few cats left to win this battle"), BAD)
    chances = effects.after(view, action)
    return Hint(effects.told(chances), GOOD if chances.sure else CHANCE)


def _held(share: float) -> Hint:
    if share in (0.0, 1.0):
        return Hint(_("you can answer whatever it is"), GOOD) if share else Hint(_("you have no answer left"), BAD)
    return Hint(_("about {percent} % that you can answer it").format(percent=effects.percent(share)), CHANCE)


def _answer(view: CatQuestView, cat: int) -> list[Hint]:
    """What comes after a Dog is beaten: victory, the end, or the next one."""
    worlds = imagined(GAME, view, model.ANSWERS[cat], WORLDS)
    gone = [Hint(_("Tsunami: the Dog is gone for good"), GOOD)] if cat == content.SURFER else []
    if all(_told(done, events.Free) for done in worlds):
        return [Hint(_("beats the last Dog: you win"), GOOD), *gone]
    beaten = counted("{count} Dog beaten then", "{count} Dogs beaten then", view.beaten + 1)
    if all(_told(done, events.Lose) for done in worlds):
        return [Hint(_("the next Dog cannot be answered"), BAD), Hint(beaten), *gone]
    if not effects.enough(view, view.turn) and counts(view):
        return [Hint(beaten, GOOD), *gone]
    return [_chance(view, model.ANSWERS[cat]), Hint(beaten, GOOD), *gone]
