"""Events that are staged with an explanation."""

from collections.abc import Sequence

from tabletop.base.words import _, capital, counted
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.content import BEATEN_BY, CAT_NAMES, DOG_ELEMENT, DOG_NAMES, ELEMENT_NAMES
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.voice.words import beats
from tabletop.kernel.events import HIDDEN, NOBODY, Event
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
    now = counted(
        "Your cat beats {kinds} of 5 kinds of Dogs.",
        "Your {count} cats beat {kinds} of 5 kinds of Dogs.",
        crew.bit_count(),
        kinds=content.kinds(crew),
    )
    new = _("{element}: beats {kinds} Dogs.", element=ELEMENT_NAMES[content.CAT_ELEMENT[cat]], kinds=beats(cat))
    title = _("{cat} comes aboard!", cat=CAT_NAMES[cat])
    return Moment(title, (new, now), (f"home:{cat}", "recruit", f"head:{seat}"), ("face", cat, 0))


def _battle(view: CatQuestView, seat: int, name: str) -> Moment:
    """Before a battle: cats and known Dogs by element, and the chance."""
    cats = [content.CAT_ELEMENT[cat] for cat in content.cats_of(view.crews[seat])]
    known = [DOG_ELEMENT[dog] for dog in view.row if dog != HIDDEN]
    if effects.enough(view, seat):
        chances = effects.of_battle(view, seat)
        words = _("{chance}, as far as the Dogs are known.", chance=capital(effects.told(chances)))
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
    ours = _("Cats: {kinds}.", kinds=_by_element(cats))
    theirs = _("Dogs: {kinds}.", kinds=_by_element(known, len(view.row) - len(known)))
    sides = _sides(Side(name, seat, len(cats)), len(view.row))
    return Moment(_("To battle for the Earth!"), (words, ours, theirs), _row(view), sides=sides)


def _sides(own: Side, dogs: int, *parts: tuple[str, int]) -> tuple[Side, Side]:
    return own, Side(_("The Doom Dogs"), NOBODY, dogs, parts)


def _by_element(elements: Sequence[int], unknown: int = 0) -> str:
    """How many of each element, in words: "1 Metal, 2 Fire"."""
    kinds = [(name, elements.count(number)) for number, name in enumerate(ELEMENT_NAMES)]
    kinds.append((_("unknown"), unknown))
    return ", ".join(_("{count} {kind}", count=count, kind=kind) for kind, count in kinds if count)


def _beaten(view: CatQuestView, seat: int, dog: int, place: int, cat: int) -> Moment | None:
    """From the third Dog on, if it is a record; not the last one (see `_free`)."""
    if view.beaten + 1 < max(3, max(view.best) + 1) or place == len(view.row) - 1:
        return None
    element, mine = DOG_ELEMENT[dog], content.CAT_ELEMENT[cat]
    words = _("{cat} rolled {die}: odd beats any Dog.", cat=CAT_NAMES[cat], die=view.dice[0])
    if mine in BEATEN_BY[element]:
        facts = {"cat": CAT_NAMES[cat], "element": ELEMENT_NAMES[mine], "other": ELEMENT_NAMES[element]}
        words = _("{cat} is {element}: {element} beats {other}.", **facts)
    count = _("{count} Dogs in one battle: nobody came as far before.", count=view.beaten + 1)
    lit = (f"dog:{place}", f"clip:{place}", f"cat:{seat}:{cat}")
    return Moment(_("{dog} beaten!", dog=DOG_NAMES[element]), (words, count), lit)


def _lost(view: CatQuestView, seat: int, score: int, name: str) -> Moment:
    """Why a battle was lost: what beats the Dog, and who was left."""
    place = min(view.at, len(view.row) - 1)
    dog, left = view.row[place], len(view.row) - place
    words: tuple[str, ...] = (_("The Dog was too much for everybody who was left."),)
    if view.phase == model.GAMBLED:
        words = (_("Plukitten rolled {die}: even loses the whole battle.", die=view.dice[0]),)
    elif dog != HIDDEN:
        element = DOG_ELEMENT[dog]
        one, other = (ELEMENT_NAMES[cat] for cat in sorted(BEATEN_BY[element]))
        facts = {"one": one, "other": other, "element": ELEMENT_NAMES[element]}
        words = (_("Only {one} and {other} cats beat {element} Dogs.", **facts), _left(view, seat))
    title = _("Battle lost at Dog {place} of {count}", place=place + 1, count=len(view.row))
    parts = tuple((CAT_NAMES[cat], 1) for cat in view.fought[:score])
    sides = _sides(Side(name, seat, score, parts), left, (_("still standing"), left))
    return Moment(title, words, (f"dog:{place}", f"clip:{place}"), sides=sides)


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
    return Moment(_("The Earth is free!"), words, _row(view), sides=_sides(Side(name, seat, view.beaten, parts), 0))


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
