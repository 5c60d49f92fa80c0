"""What an action would do, in up to three lines, and the question asked before a bad one."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.advice.effects import GAME, WORLDS, Odds, percent
from tabletop.games.cat_quest.advice.notices import turns_after
from tabletop.games.cat_quest.mind.deadline import counts
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.board import NEAR, ORBIT, ahead_of
from tabletop.games.cat_quest.rules.content import CAT_ELEMENT, CAT_NAMES, EARTH, ELEMENT_NAMES, HOME_NAMES, kinds
from tabletop.games.cat_quest.rules.model import Action, CatQuestState, Legal
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.foresight import Imagined, imagined
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

ODD_OR_EVEN = Reason("odd or even", _("odd beats the Dog, even loses all"), CHANCE)
QUAKE_USED = Reason("ability used", _("Earthquake is used up then"))
LOOK_USED = Reason("ability used", _("Levitation is used up then"))
CAT_LEFT = Reason("cat left behind", _("the cat here stays behind"), BAD)
LOSING = Reason("fighter lost", _("lost: one fighter goes home"), BAD)
ONE_GOES_HOME = Reason("fighter lost", _("one fighter goes home"), BAD)
ODD = Reason("odd", _("odd: the Dog is beaten"), GOOD)
EVEN = Reason("even", _("even: all is lost"), BAD)
ROLLING = Reason("roll", _("2 to 12 steps, 7 on average"), CHANCE)
NO_BATTLE = Reason("no battle", _("no battle in this turn then"))
RECRUIT_FIRST = Reason("recruit first", _("recruit first if you mean to fly off"), others="")
TOO_FEW_LEFT = Reason("too few left", _("too few cats left to win this battle"), BAD)
WASHED = Reason("Dog washed away", _("Tsunami: the Dog is gone for good"), GOOD)
OTHER_DOG = Reason("other Dog", _("another Dog comes from the box"), CHANCE)
NO_GAIN = Reason("no gain", _("one unknown Dog for another: no gain"))
Names = Sequence[str]


def foresee(table: Seating, view: CatQuestView, legal: Legal, action: Action) -> list[Reason]:
    """Up to three lines, the most important first; nothing about what cannot be done in this position."""
    if action not in GAME.legal(effects.world(view)):
        return []
    lines: Iterable[Reason]
    match action:
        case (model.MOVE, space):
            lines = _flight(view, space, table.names)
        case (model.QUAKE, dice):
            lines = _again(view, dice)
        case (model.ANSWER, cat):
            lines = _answer(view, cat)
        case (model.GIVE | model.ASK, _cat):
            lines = _swap(view, action, table.names)
        case (model.TRADE, other):
            lines = _to_talk(view, table.names[other])
        case model.OFFER | model.ACCEPT:
            lines = _agreed(view, action, table.names)
        case model.RECRUIT:
            lines = _recruit(view)
        case model.TO_BATTLE:
            lines = _battle(view)
        case model.BURN | model.FACE:
            lines = _next_dog(view, action)
        case _:
            lines = _plain(view, legal, action, table.names)
    return list(islice(lines, 3))


def sure(view: CatQuestView, legal: Legal, action: Action) -> str:
    """The question asked before an action that can only lose or gives something away."""
    if action == model.END and model.RECRUIT in legal and turns_after(view, view.turn):
        return _("A cat here would like to join you. It stays behind if you end your turn now.")
    if action == model.TO_BATTLE and not effects.enough(view, view.turn) and not counts(view):
        return counted(
            "Every Dog needs a cat of its own: you have one cat against {dogs} Dogs. This battle cannot be won.",
            "Every Dog needs a cat of its own: you have {count} cats against {dogs} Dogs. This battle cannot be won.",
            view.crews[view.turn].bit_count(),
            dogs=len(view.row),
        )
    if action == model.KEEP and not view.dice[0] % 2:
        return _("An even die loses the whole battle, and Caturn could still roll it again.")
    if action == model.CONCEDE:
        return _("Plukitten could still win on 1, 3 or 5. If you give up, the battle is lost.")
    return ""


def unless_you(name: str) -> str | None:
    """`others` of a line whose subject is this player: nobody says "You has"."""
    return "" if name == _("You") else None


def _flight(view: CatQuestView, space: int, names: Names) -> Iterator[Reason]:
    done = imagined(GAME, view, model.MOVES[space])[0]
    cost = next(event.cost for event in done.events if isinstance(event, events.Move))
    open_to = [] if _over(done) else GAME.legal(done.after)
    yield _landing(view, space, model.RECRUIT in open_to)
    if space == view.planets[EARTH]:
        yield _next_battle(view)
    elif model.RECRUIT in open_to:
        yield from _with_one_more(view, ORBIT[space])
    for partner in [action.what for action in open_to if action.verb == model.TRADE][:1]:
        words = _("you could trade with {name}", name=names[partner])
        yield Reason("could trade", words, GOOD, subject=partner, others="")
    words = _("{cost} of your {speed} steps") if cost else _("none of your {speed} steps")
    yield Reason("steps", words.format(cost=cost, speed=sum(view.dice)), amount=-cost, others="")
    if not open_to:
        yield _ends(done)


def _landing(view: CatQuestView, space: int, joins: bool) -> Reason:
    """Who waits where a ship would land, or who will come by."""
    home = ORBIT[space]
    name, cat, element = HOME_NAMES[home], CAT_NAMES[home], ELEMENT_NAMES[CAT_ELEMENT[home]]
    rounds = ahead_of(view.planets[home], space)
    if joins:
        words = _("{cat} ({element}) can join you", cat=cat, element=element)
        return Reason("cat joins", words, GOOD, subject=home, others="")
    if not rounds and view.crews[view.turn] >> home & 1:
        return Reason("cat aboard", _("you have {cat} already", cat=cat), subject=home, others="")
    if not rounds:
        return Reason("no cat left", _("no {cat} is left there", cat=cat), subject=home)
    if rounds <= NEAR and turns_after(view, view.turn):
        words = counted("{name} comes by next round", "{name} comes by in {count} rounds", rounds, name=name)
        return Reason("planet comes", words, amount=-rounds, subject=home)
    return Reason("empty space", _("nobody lives there"))


def _next_battle(view: CatQuestView) -> Reason:
    """What a battle from the Earth would be, a turn later."""
    if not turns_after(view, view.turn):
        return Reason("no turn left", _("no turn is left to fight in"), BAD)
    if effects.enough(view, view.turn):
        win = effects.of_battle(view, view.turn).win
        words = _("battle next turn: {chance}", chance=effects.to_win(win))
        return Reason("battle next turn", words, CHANCE, percent(win))
    if counts(view):
        return next_score(view)
    cats, dogs = view.crews[view.turn].bit_count(), len(view.row)
    words = counted(
        "{count} cat is too few for {dogs} Dogs", "{count} cats are too few for {dogs} Dogs", cats, dogs=dogs
    )
    return Reason("too few cats", words, amount=cats)


def next_score(view: CatQuestView) -> Reason:
    """What a battle from the Earth brings that cannot be won, a turn later."""
    most = effects.of_battle(view, view.turn).most
    words = counted("battle next turn: up to {count} Dog beaten", "battle next turn: up to {count} Dogs beaten", most)
    return Reason("score next turn", words, CHANCE, most)


def _recruit(view: CatQuestView) -> Iterator[Reason]:
    done = imagined(GAME, view, model.RECRUIT)[0]
    if _told(done, events.Last) and view.round < view.limit:
        leads = model.champion(done.after) == view.turn
        yield Reason("last round", _("the last alien cat: the last round"), GOOD if leads else BAD)
    yield from _with_one_more(view, next(event.cat for event in done.events if isinstance(event, events.Recruit)))
    if _over(done):
        yield _ends(done)


def _with_one_more(view: CatQuestView, cat: int) -> Iterator[Reason]:
    """What a cat more is good for, and what it can do besides; nothing once there is no turn left to fight in."""
    seat = view.turn
    if not turns_after(view, seat):
        return
    crew = view.crews[seat] | 1 << cat
    then = with_crew(view, crew)
    if effects.enough(then, seat):
        win = effects.of_battle(then, seat).win
        now = effects.of_battle(view, seat).win if effects.enough(view, seat) else 0.0
        words = _("a battle then: {chance}", chance=effects.to_win(win))
        yield Reason("battle with cat", words, GOOD if win > now else CHANCE, percent(win))
    else:
        yield _stronger(view.crews[seat], crew)
    if cat in content.ABILITY_BRIEFS:
        yield Reason("ability", content.ABILITY_BRIEFS[cat], subject=cat)


def with_crew(view: CatQuestView, crew: int) -> CatQuestView:
    """The view with another crew for the seat whose turn it is."""
    return view._replace(crews=tuple(crew if seat == view.turn else cats for seat, cats in enumerate(view.crews)))


def _stronger(before: int, after: int) -> Reason:
    """How many kinds of Dogs a crew beats, now and then."""
    now, then = kinds(before), kinds(after)
    words, tone = _("you would beat {then} kinds instead of {now}", then=then, now=now), GOOD if then > now else BAD
    if now == then:
        words = _("you still beat {count} of 5 kinds of Dogs", count=then)
        tone = GOOD if after.bit_count() > before.bit_count() else ""
    return Reason("kinds beaten", words, tone, then, others="")


def _again(view: CatQuestView, dice: int) -> list[Reason]:
    """What Earthquake can make of a roll (CQ-7.2)."""
    if view.phase == model.GAMBLED:
        return [ODD_OR_EVEN, QUAKE_USED]
    kept = sum(face for die, face in enumerate(view.dice) if not dice >> die & 1)
    least, most = kept + dice.bit_count(), kept + 6 * dice.bit_count()
    words = _("{least} to {most} steps instead of {speed}", least=least, most=most, speed=sum(view.dice))
    return [Reason("rolls again", words, CHANCE, (least + most) / 2), QUAKE_USED]


def _plain(view: CatQuestView, legal: Legal, action: Action, names: Names) -> list[Reason]:
    """Actions whose lines need no simulation."""
    if action == model.ROLL:
        extra = [NO_BATTLE] if model.TO_BATTLE in legal else []
        return [ROLLING, *extra, *([RECRUIT_FIRST] if model.RECRUIT in legal else [])]
    if action == model.PEEK:
        words = _("only you will know Dog {place}", place=model.unknown_place(view.row_seen) + 1)
        return [Reason("secret look", words, GOOD, others=""), LOOK_USED]
    if action == model.GAMBLE:
        return [ODD_OR_EVEN, _chance(view, action)]
    if action == model.KEEP:
        return [ODD if view.dice[0] % 2 else EVEN]
    if action == model.CONCEDE:
        words = counted("lost with {count} Dog beaten", "lost with {count} Dogs beaten", view.beaten)
        return [Reason("battle lost", words, BAD, view.beaten), *([ONE_GOES_HOME] if view.fought else [])]
    if action == model.CANCEL:
        return [Reason("no offer", _("does not count as an offer"))]
    if action == model.DECLINE:
        left, name = model.OFFERS - view.offers, names[view.turn]
        words = counted("{name} may make one more offer", "{name} may make {count} more offers", left, name=name)
        more = [Reason("offers left", words, amount=left, others=unless_you(name))] if left else []
        return [Reason("no trade", _("everybody keeps their cats")), *more]
    ends = _ends(imagined(GAME, view, action)[0])
    return [CAT_LEFT, ends] if model.RECRUIT in legal else [ends]


def _told(done: Imagined[CatQuestState], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in done.events)


def _over(done: Imagined[CatQuestState]) -> bool:
    """Whether the action ends the turn."""
    return _told(done, events.Turn) or _told(done, events.End)


def _ends(done: Imagined[CatQuestState]) -> Reason:
    if _told(done, events.End):
        return Reason("ends game", _("ends your turn, and the game"), others="", asked=_("the game ends too"))
    if done.after.turn == done.before.turn:  # CQ-2.4
        return Reason("moves again", _("ends the round; you move first again"), others="")
    if _told(done, events.Orbit):
        return Reason("ends round", _("ends your turn and the round"), others="", asked=_("the round ends too"))
    return Reason("ends turn", _("ends your turn"), others="", asked="")


def _to_talk(view: CatQuestView, name: str) -> list[Reason]:
    left = model.OFFERS - view.offers
    words = counted("{count} offer left in this turn", "{count} offers left in this turn", left)
    answer = _("{name} will say yes or no", name=name)
    return [Reason("they answer", answer, others=unless_you(name)), Reason("offers left", words, amount=left)]


def _swap(view: CatQuestView, action: Action, names: Names) -> Iterable[Reason]:
    """What the trade would be with this cat."""
    after = effects.done(view, action)
    if model.OFFER in GAME.legal(after):
        return _bargain(view, GAME.view(after, view.seat), names)
    if after.given and after.asked:
        return [Reason("two alike", _("not yet: somebody would have two alike"), BAD)]
    words = _("in return for a cat you choose") if after.given else _("in return for a cat of yours")
    return [Reason("in return", words, others="")]


def _agreed(view: CatQuestView, action: Action, names: Names) -> Iterator[Reason]:
    yield from _bargain(view, view, names)
    if action == model.OFFER:
        left = model.OFFERS - view.offers - 1
        words = counted("then {count} offer is left", "then {count} offers are left", left)
        yield Reason("offers left", words, amount=left)


def _bargain(before: CatQuestView, offered: CatQuestView, names: Names) -> Iterator[Reason]:
    """What both would have of the offer if it is accepted."""
    if offered.phase == model.OFFERING:
        offered = GAME.view(imagined(GAME, offered, model.OFFER)[0].after, before.seat)
    crews = imagined(GAME, offered, model.ACCEPT)[0].after.crews
    me = before.seat if before.seat is not None else before.turn
    other = before.partner if me == before.turn else before.turn
    yield _stronger(before.crews[me], crews[me])
    fewer, cats = before.crews[me].bit_count(), crews[me].bit_count()
    if cats != fewer:
        words = counted("{count} cat aboard instead of {now}", "{count} cats aboard instead of {now}", cats, now=fewer)
        yield Reason("cats aboard", words, GOOD if cats > fewer else BAD, cats)
    now, then, name = kinds(before.crews[other]), kinds(crews[other]), names[other]
    same, other_kinds = _("{name} still beats {then} of 5 kinds"), _("{name}: {then} of 5 kinds instead of {now}")
    words = (same if now == then else other_kinds).format(name=name, then=then, now=now)
    yield Reason("their kinds", words, amount=-then, subject=other, others=unless_you(name))


def _battle(view: CatQuestView) -> list[Reason]:
    odds, cats, dogs = effects.odds_after(view, model.TO_BATTLE), view.crews[view.turn].bit_count(), len(view.row)
    losing = [LOSING] if turns_after(view, view.turn) else []
    if effects.enough(view, view.turn):
        most = round(odds.beaten)
        usual = counted("about {count} Dog beaten", "about {count} Dogs beaten", most)
        return [won(odds)] if odds.sure else [won(odds), _score(view, "usual score", usual, most), *losing]
    words = counted("cannot be won: one cat, {dogs} Dogs", "cannot be won: {count} cats, {dogs} Dogs", cats, dogs=dogs)
    lost, most = Reason("cannot be won", words, BAD), odds.most
    if not most:  # CQ-6.2: nobody fights, so nobody is lost
        return [lost, Reason("no Dog beaten", _("no Dog would be beaten"))]
    if counts(view):
        words = counted(
            "up to {count} Dog beaten, and they count now", "up to {count} Dogs beaten, and they count now", most
        )
        return [_score(view, "score counts", words, most)._replace(tone=GOOD), *losing]
    words = counted("at most {count} Dog beaten", "at most {count} Dogs beaten", most)
    return [lost, _score(view, "highest score", words, most), *losing]


def _score(view: CatQuestView, kind: str, words: str, dogs: int) -> Reason:
    """How many Dogs would be beaten, beside the best battle so far."""
    best = view.best[view.turn]
    if not best:
        return Reason(kind, words, amount=dogs)
    others = _("{score} (its best: {best})", score=words, best=best)
    return Reason(kind, _("{score} (your best: {best})", score=words, best=best), amount=dogs, others=others)


def won(odds: Odds) -> Reason:
    return Reason("battle won", effects.told(odds), GOOD if odds.sure else CHANCE, percent(odds.win) + odds.sure)


def _next_dog(view: CatQuestView, action: Action) -> list[Reason]:
    """A Dog to be turned up, or burnt before (CQ-7.1)."""
    dog, chance = view.row[view.at], _chance(view, action)
    held = sum(not _told(done, events.Lose) for done in imagined(GAME, view, action, WORLDS)) / WORLDS
    if action == model.BURN:
        return [NO_GAIN if dog == HIDDEN else OTHER_DOG, _held(held), chance]
    if dog == HIDDEN:
        return [_held(held), chance]
    words, tone = (_("{dog}: you can answer it"), GOOD) if held else (_("{dog}: you have no answer"), BAD)
    words = words.format(dog=content.DOG_NAMES[content.DOG_ELEMENT[dog]])
    return [Reason("can answer", words, tone, 100 if held else 0, others=""), chance]


def _chance(view: CatQuestView, action: Action) -> Reason:
    """How likely the battle that is being fought is won, or that it cannot be any more."""
    return won(effects.odds_after(view, action)) if effects.enough(view, view.turn) else TOO_FEW_LEFT


def _held(share: float) -> Reason:
    words, tone = _("about {percent} % that you can answer it", percent=percent(share)), CHANCE
    if share in (0.0, 1.0):
        words, tone = (_("you can answer whatever it is"), GOOD) if share else (_("you have no answer left"), BAD)
    return Reason("can answer", words, tone, percent(share), others="")


def _answer(view: CatQuestView, cat: int) -> list[Reason]:
    """What comes after a Dog is beaten: victory, the end, or the next one."""
    worlds = imagined(GAME, view, model.ANSWERS[cat], WORLDS)
    gone = [WASHED] if cat == content.SURFER else []
    if all(_told(done, events.Free) for done in worlds):
        return [Reason("game won", _("beats the last Dog: you win"), GOOD, others=""), *gone]
    words = counted("{count} Dog beaten then", "{count} Dogs beaten then", view.beaten + 1)
    beaten = Reason("Dogs beaten", words, GOOD, view.beaten + 1)
    if all(_told(done, events.Lose) for done in worlds):
        return [Reason("no answer next", _("the next Dog cannot be answered"), BAD), beaten._replace(tone=""), *gone]
    if not effects.enough(view, view.turn) and counts(view):
        return [beaten, *gone]
    return [_chance(view, model.ANSWERS[cat]), beaten, *gone]
