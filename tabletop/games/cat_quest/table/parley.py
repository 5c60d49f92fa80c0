"""Pieces of a trade: two crews, two holds, a note."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, whom
from tabletop.games.cat_quest.advice.effects import GAME
from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.model import Action
from tabletop.games.cat_quest.rules.view import CatQuestView, imagine
from tabletop.games.cat_quest.table.measures import Measures, Point
from tabletop.games.cat_quest.table.seats import staying
from tabletop.games.cat_quest.voice.pictures import cat_picture
from tabletop.kernel.foresight import SEED, imagined
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.furniture import fan
from tabletop.ui.stage.layout import Piece, Zone


def parley(
    view: CatQuestView, legal: Sequence[Action], names: Sequence[str], spots: Measures, past: bool
) -> tuple[list[Piece], list[Zone]]:
    """Two holds between two crews; the viewer's side is below, with the crew on the console."""
    below = view.partner if view.seat == view.partner else view.turn
    above = view.turn if below == view.partner else view.partner
    middle, room = spots.stage
    title = _("An offer from {name} to {other}")
    words = ("label", title.format(name=whom(names[view.turn]), other=whom(names[view.partner])), 24, "ink", "title")
    large = spots.letters
    high = 38 + 18 * (large - 1)
    pieces = [Piece("title", words, middle, 9 + high / 2, room - 20, high, layer=3)]
    crews = [above] if view.seat == below else [above, below]
    top, advice, label = 18.0 + high, 34 * large, 24 * large if spots.brief else 0.0
    free = spots.desk - top - advice - label - 20
    line = min(130 * (0.7 + 0.3 * large), free / ((1.5 if spots.brief else 2.9) + len(crews)))
    """Height of a row of cats; a hold is a little higher."""
    hold, wide, zones = line * 1.26, min(room - 24, 680.0), []

    def crew(seat: int, y: float) -> list[Piece]:
        return _line(view, seat, content.cats_of(staying(view, seat)), (middle, y), wide, line, spots)

    pieces += crew(above, top + 5 + line / 2)
    top += line + 10 + label
    for number, seat in enumerate((above, below)):
        key, moving = ("give", view.given) if seat == view.turn else ("ask", view.asked)
        place = (middle, top + 4 + hold / 2, wide, hold)
        if spots.brief:  # beside each other, and their names above them
            place = (middle + (number - 0.5) * (wide / 2 + 3), place[1], wide / 2 - 3, hold)
        side = place[2] - 32 if spots.brief else min(wide * 0.45, 180 * large)
        whose = ("label", _("From {name}", name=whom(names[seat])), 17, "ink", "bold", "left")
        at = (place[0] - place[2] / 2 + 22 + side / 2, top - label / 2 if spots.brief else top + 26)
        pieces.append(Piece(key, ("thing", f"hold-{seat}"), *place, layer=3))
        pieces.append(Piece(f"{key}-words", whose, *at, side, label or 30 * large, layer=4))
        zones.append(Zone(key, *place))
        pieces += _line(view, seat, content.cats_of(moving), place[:2], place[2] - 40, line, spots)
        top += 0 if spots.brief and not number else hold + 8
    if below in crews:
        pieces += crew(below, top + 5 + line / 2)
        top += line + 10
    below_all = min(top + 9, spots.desk - 5 - advice) + advice / 2
    note, wide = ("note", _advice(view, legal, names, not past)), min(room - 12, 540 * large)
    return [*pieces, Piece("advice", note, middle, below_all, wide, advice, layer=12)], zones


def _line(
    view: CatQuestView, seat: int, cats: Sequence[int], at: Point, room: float, high: float, spots: Measures
) -> list[Piece]:
    row = [(f"cat:{seat}:{cat}", cat_picture(view, seat, cat)) for cat in cats]
    return fan(row, *at, room, (high / spots.card, high), 8, layer=8)


def _advice(view: CatQuestView, legal: Sequence[Action], names: Sequence[str], asked: bool) -> str:
    """The note: what the offer would do, what is wrong with it, or how many are left."""
    words = counted("{count} offer left in this turn", "{count} offers left in this turn", model.OFFERS - view.offers)
    if view.phase == model.ANSWERING:
        seat, after = view.partner, imagined(GAME, view, model.ACCEPT)[0].after
        then, now = after.crews[seat], view.crews[seat]
        words = _for_whom(names[seat], now, then)
    elif view.given and view.asked and model.CANCEL in legal and model.OFFER not in legal:
        words = _twice(view, names)
    elif view.given and view.seat == view.turn and asked:
        words = _("Now click a cat to get: both sides give at least one.") if not view.asked else words
    elif view.asked and view.seat == view.turn and asked:
        words = _("Now click a cat of yours to give in return.")
    return words


def _twice(view: CatQuestView, names: Sequence[str]) -> str:
    """Who would have two cats of one home (CQ-4.5)."""
    own, other = trade.doubled(imagine(view, Rng(SEED)), view.given, view.asked)
    seat, cats = (view.turn, own) if own else (view.partner, other)
    cat = content.CAT_NAMES[content.cats_of(cats)[0]]
    return _("{name} would have two cats of one home: {cat}.", name=names[seat], cat=cat)


def _for_whom(name: str, now: int, then: int) -> str:
    """What a trade does to a crew: number of cats and kinds of Dogs beaten."""
    cats, kinds = then.bit_count(), content.kinds(then)
    words = {
        (True, True): _("{name} would still have {cats} and beat {kinds} of 5 kinds of Dogs."),
        (False, True): _("{name}: {cats} instead of {fewer}, and still {kinds} of 5 kinds of Dogs beaten."),
        (True, False): _("{name}: still {cats}, against {kinds} kinds of Dogs instead of {now}."),
        (False, False): _("{name}: {cats} instead of {fewer}, against {kinds} kinds of Dogs instead of {now}."),
    }[cats == now.bit_count(), kinds == content.kinds(now)]
    told = counted("{count} cat", "{count} cats", cats)
    return words.format(name=name, cats=told, fewer=now.bit_count(), kinds=kinds, now=content.kinds(now))
