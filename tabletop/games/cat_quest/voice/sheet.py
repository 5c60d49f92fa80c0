"""The sheet of a seat, and the banner."""

from collections.abc import Sequence

from tabletop.base.words import _, capital, counted
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import distance, place_words
from tabletop.games.cat_quest.rules.content import CAT_ELEMENT, EARTH, ELEMENT_NAMES
from tabletop.games.cat_quest.rules.view import CatQuestView, ability_of, must_leave, so_far
from tabletop.games.cat_quest.voice.pictures import cat_picture
from tabletop.games.cat_quest.voice.words import beats
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Part, Row, Sheet

LIKELY = 0.25
"""Chance from which on a battle is warned of."""
FACE = (38.0, 38.0)
SHORT = 3
"""Rounds before the end from which on the banner counts them."""


def sheet(table: Seating, view: CatQuestView, seat: int) -> Sheet:
    """The best battle, the crew with what it beats, the ship and what the seat has looked at."""
    best, crew = so_far(view).best[seat], view.crews[seat]
    parts = (_crew(view, seat), _beats(view, seat), _ship(view, seat), *_looked(view, seat))
    about = counted("Pilot of {count} cat", "Pilot of {count} cats", crew.bit_count())
    unit = counted("Dog in one battle", "Dogs in one battle", best)
    return Sheet(about, (str(best), unit), _standing(so_far(view), seat, table.names), (), parts, danger(view, seat))


def danger(view: CatQuestView, seat: int) -> str:
    """What a seat on Earth could do in its next turn, if that is worth a warning."""
    likely = effects.of_battle(view, seat).win if _threatens(view, seat) else 0.0
    if likely < LIKELY:
        return ""
    return _("Could fight for the Earth next turn: {chance}", chance=effects.to_win(likely))


def banner(table: Seating, view: CatQuestView) -> str:
    """The last rounds; who is about to win the Earth back."""
    if view.phase == model.OVER:
        return ""
    left = 0 if view.ending else view.limit - view.round
    if not left:
        return _("Last round!")
    for seat in range(view.seats):
        if seat != view.seat and _threatens(view, seat):
            cats = view.crews[seat].bit_count()
            return _("{name} on Earth\nwith {cats} cats!", name=table.names[seat], cats=cats)
    return counted("One more round", "{count} more rounds", left) if left <= SHORT else ""


def _threatens(view: CatQuestView, seat: int) -> bool:
    """Whether a seat stands on Earth with cats enough to win, and may go to battle."""
    here = view.ships[seat] == view.planets[EARTH] and not view.grounded >> seat & 1
    return here and view.phase not in model.BATTLE and effects.enough(view, seat)


def _standing(view: CatQuestView, seat: int, names: Sequence[str]) -> str:
    """How the best battle compares; of equal ones the earlier counts (CQ-8.2)."""
    best = view.best[seat]
    if not max(view.best):
        return _("nobody has beaten a Dog yet")
    leader = model.champion(view)
    if leader != seat:
        return _("ahead: {name} with {count}", name=names[leader], count=view.best[leader])
    ahead = best - max(other for one, other in enumerate(view.best) if one != seat)
    return _("leads by {count}", count=ahead) if ahead else _("leads: was there first")


def _crew(view: CatQuestView, seat: int) -> Part:
    rows = []
    for cat in content.cats_of(view.crews[seat]):
        small = _("{element}: beats {kinds}", element=ELEMENT_NAMES[CAT_ELEMENT[cat]], kinds=beats(cat))
        picture = cat_picture(view, seat, cat, "face")
        state = ("", _("ready"), _("used"), _("next turn"))[ability_of(view, seat, cat)]
        name = content.CAT_NAMES[cat]
        if cat in content.ABILITY_NAMES:
            name = _("{cat} · {ability}", cat=name, ability=content.ABILITY_NAMES[cat])
        rows.append(Row(name, state, (picture,), small, FACE))
    count = _("{count} of 10", count=len(rows))
    return Part(_("Crew"), tuple(rows) or (Row(_("nobody aboard")),), count)


def _beats(view: CatQuestView, seat: int) -> Part:
    rows = []
    for element, beaters in enumerate(content.BEATERS):
        count = (view.crews[seat] & beaters).bit_count()
        value = counted("{count} cat", "{count} cats", count) if count else _("none")
        rows.append(Row(content.DOG_NAMES[element], value, (("element", element),)))
    kinds = _("{count} of 5 kinds", count=content.kinds(view.crews[seat]))
    return Part(_("Cats against"), tuple(rows), kinds)


def _ship(view: CatQuestView, seat: int) -> Part:
    ship = view.ships[seat]
    steps = distance(ship, view.planets[EARTH])
    rows = [
        Row(capital(place_words(ship, view.planets)), "", (("ship", seat),)),
        Row(_("To Earth"), counted("{count} step", "{count} steps", steps) if steps else _("there")),
    ]
    if must_leave(view, seat):
        rows.append(Row(_("Lost a battle"), _("must leave Earth")))
    return Part(_("Ship"), tuple(rows))


def _looked(view: CatQuestView, seat: int) -> tuple[Part, ...]:
    """The Dogs a seat has looked at in secret; that it did is known to everybody (CQ-9.1)."""
    places = [place + 1 for place, eyes in enumerate(view.row_seen) if eyes != model.EVERYBODY and eyes >> seat & 1]
    rows = tuple(Row(_("Dog {place}", place=place), "", (("art", "icons/eye"),)) for place in places)
    return (Part(_("Looked at in secret"), rows),) if rows else ()
