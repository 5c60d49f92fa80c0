"""Events that are staged with an explanation."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.content import BEATEN_BY, CAT_NAMES, DOG_ELEMENT, DOG_NAMES, ELEMENT_NAMES
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.voice.words import beats
from tabletop.kernel.events import HIDDEN, Event
from tabletop.ui.stage.layout import Moment, Side


def moment(view: CatQuestView, event: Event, names: Sequence[str]) -> Moment | None:
    """The staging of an event, or None; the view is the one before it."""
    match event:
        case events.Recruit(seat=seat, cat=cat) if seat == view.seat:
            return _recruit(view, seat, cat)
        case events.Battle(seat=seat):
            return _battle(view, seat, names[seat])
        case events.Beat(seat=seat, dog=dog, place=place, cat=cat):
            return _beaten(view, seat, dog, place, cat)
        case events.Lose(seat=seat, score=score):
            return _lost(view, seat, score, names[seat])
        case events.Free(seat=seat):
            return _free(view, seat, names[seat])
        case events.Last(seat=seat):
            last = _("{name} recruited the last alien cat.", name=names[seat])
            return Moment(_("The last round!"), (last, _("This round is the last.")), (f"head:{seat}", "home:0"))
        case events.End():
            return _end(view, names)
    return None


def _row(view: CatQuestView) -> tuple[str, ...]:
    """Keys of all Dogs and their collars."""
    return tuple(f"{kind}:{place}" for kind in ("dog", "clip") for place in range(len(view.row)))


def _recruit(view: CatQuestView, seat: int, cat: int) -> Moment:
    crew = view.crews[seat] | 1 << cat
    words = (
        _("{element}: beats {kinds} Dogs.", element=ELEMENT_NAMES[content.CAT_ELEMENT[cat]], kinds=beats(cat)),
        counted(
            "Your cat beats {kinds} of 5 kinds of Dogs.",
            "Your {count} cats beat {kinds} of 5 kinds of Dogs.",
            crew.bit_count(),
            kinds=content.kinds(crew),
        ),
    )
    title = _("{cat} comes aboard!", cat=CAT_NAMES[cat])
    return Moment(title, words, (f"home:{cat}", "recruit", f"head:{seat}"), ("face", cat, 0))


def _battle(view: CatQuestView, seat: int, name: str) -> Moment:
    """Before a battle: cats and known Dogs by element, and the chance."""
    cats = [content.CAT_ELEMENT[cat] for cat in content.cats_of(view.crews[seat])]
    crew = [(element, cats.count(number)) for number, element in enumerate(ELEMENT_NAMES) if number in cats]
    known = [DOG_ELEMENT[dog] for dog in view.row if dog != HIDDEN]
    dogs = [(element, known.count(number)) for number, element in enumerate(ELEMENT_NAMES) if number in known]
    if len(known) < len(view.row):
        dogs.append((_("unknown"), len(view.row) - len(known)))
    sides = (Side(name, seat, len(cats)), Side(_("The Doom Dogs"), model.NOBODY, len(view.row)))
    if effects.enough(view, seat):
        chances = effects.of_battle(view, seat)
        chance = effects.told(chances)
        words = _("{chance}, as far as the Dogs are known.", chance=chance[0].upper() + chance[1:])
        if chances.sure:
            words = _("Every Dog is known, and this crew can beat them all.")
    elif deadline.counts(view):
        words = _("It cannot be won, but every Dog that is beaten counts now.")
    else:
        words = counted(
            "Every Dog needs a cat of its own: {count} cat cannot win.",
            "Every Dog needs a cat of its own: {count} cats cannot win.",
            len(cats),
        )
    told = (_("Cats: {kinds}.", kinds=_numbers(crew)), _("Dogs: {kinds}.", kinds=_numbers(dogs)))
    return Moment(_("To battle for the Earth!"), (words, *told), _row(view), sides=sides)


def _numbers(kinds: Sequence[tuple[str, int]]) -> str:
    """How many of each kind, in words: "1 Metal, 2 Fire"."""
    return ", ".join(_("{count} {kind}", count=count, kind=kind) for kind, count in kinds)


def _beaten(view: CatQuestView, seat: int, dog: int, place: int, cat: int) -> Moment | None:
    """From the third Dog on, if it is a record; not the last one (see `_free`)."""
    if view.beaten + 1 < max(3, max(view.best) + 1) or place == len(view.row) - 1:
        return None
    element, mine = DOG_ELEMENT[dog], content.CAT_ELEMENT[cat]
    words = _(
        "{cat} is {element}: {element} beats {other}.",
        cat=CAT_NAMES[cat],
        element=ELEMENT_NAMES[mine],
        other=ELEMENT_NAMES[element],
    )
    if mine not in BEATEN_BY[element]:
        words = _("{cat} rolled {die}: odd beats any Dog.", cat=CAT_NAMES[cat], die=view.dice[0])
    count = _("{count} Dogs in one battle: nobody came as far before.", count=view.beaten + 1)
    lit = (f"dog:{place}", f"clip:{place}", f"cat:{seat}:{cat}")
    return Moment(_("{dog} beaten!", dog=DOG_NAMES[element]), (words, count), lit)


def _lost(view: CatQuestView, seat: int, score: int, name: str) -> Moment:
    """Why a battle was lost: what beats the Dog, and who was left."""
    place = min(view.at, len(view.row) - 1)
    dog = view.row[place]
    lit = (f"dog:{place}", f"clip:{place}")
    title = _("Battle lost at Dog {place} of {count}", place=place + 1, count=len(view.row))
    words = [_("The Dog was too much for everybody who was left.")]
    if view.phase == model.GAMBLED:
        words = [_("Plukitten rolled {die}: even loses the whole battle.", die=view.dice[0])]
    elif dog != HIDDEN:
        element = DOG_ELEMENT[dog]
        one, other = (ELEMENT_NAMES[cat] for cat in sorted(BEATEN_BY[element]))
        facts = {"one": one, "other": other, "element": ELEMENT_NAMES[element]}
        words = [_("Only {one} and {other} cats beat {element} Dogs.", **facts), _left(view, seat)]
    parts = tuple((CAT_NAMES[cat], 1) for cat in view.fought[:score])
    left = len(view.row) - place
    standing = (_("still standing"), left)
    sides = (Side(name, seat, score, parts), Side(_("The Doom Dogs"), model.NOBODY, left, (standing,)))
    return Moment(title, tuple(words), lit, sides=sides)


def _left(view: CatQuestView, seat: int) -> str:
    """The cats that had not fought."""
    rest = [cat for cat in content.cats_of(view.crews[seat]) if cat not in view.fought]
    if not rest:
        return counted("The only cat had fought already.", "All the cats had fought already.", len(view.fought))
    if len(rest) > 3:
        return _("None of the {count} cats left is of these kinds.", count=len(rest))
    named = _("{cat} ({element})")
    cats = (named.format(cat=CAT_NAMES[cat], element=ELEMENT_NAMES[content.CAT_ELEMENT[cat]]) for cat in rest)
    return _("Who was left: {cats}.", cats=", ".join(cats))


def _free(view: CatQuestView, seat: int, name: str) -> Moment:
    words = (_("{name} beat every Doom Dog in one battle.", name=name),)
    parts = tuple((CAT_NAMES[cat], 1) for cat in view.fought)
    sides = (Side(name, seat, view.beaten, parts), Side(_("The Doom Dogs"), model.NOBODY, 0))
    return Moment(_("The Earth is free!"), words, _row(view), sides=sides)


def _end(view: CatQuestView, names: Sequence[str]) -> Moment:
    most = max(view.best)
    if not most:
        nobody = _("Nobody beat a single Dog in {round} rounds.", round=view.round)
        return Moment(_("The Dogs keep the Earth!"), (nobody,), _row(view))
    winner = model.champion(view)
    words = (
        counted("{name} beat a Dog.", "{name} beat {count} Dogs in one battle.", most, name=names[winner]),
        _("Nobody beat more.") if view.best.count(most) == 1 else _("Others did too, but later."),
    )
    return Moment(_("Time is up!"), words, (f"head:{winner}",))
