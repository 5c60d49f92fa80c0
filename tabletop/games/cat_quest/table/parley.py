"""Pieces of a trade: two crews, two holds, a note."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, whom
from tabletop.games.cat_quest.advice.effects import GAME
from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.model import Action
from tabletop.games.cat_quest.rules.view import CatQuestView, imagine
from tabletop.games.cat_quest.table.measures import Measures
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
    (middle, room), large, brief = spots.stage, spots.letters, spots.brief
    title = _("An offer from {name} to {other}", name=whom(names[view.turn]), other=whom(names[view.partner]))
    high = 38 + 18 * (large - 1)
    pieces = [Piece("title", ("label", title, 24, "ink", "title"), middle, 9 + high / 2, room - 20, high, layer=3)]
    crews = [above] if view.seat == below else [above, below]
    top, advice, label = 18.0 + high, 34 * large, 24 * large if brief else 0.0
    free = spots.desk - top - advice - label - 20
    line = min(130 * (0.7 + 0.3 * large), free / ((1.5 if brief else 2.9) + len(crews)))
    """Height of a row of cats; a hold is a little higher."""
    hold, wide, zones = line * 1.26, min(room - 24, 680.0), []

    def cats_in_line(seat: int, cats: int, x: float, y: float, wide: float) -> list[Piece]:
        row = [(f"cat:{seat}:{cat}", cat_picture(view, seat, cat)) for cat in content.cats_of(cats)]
        return fan(row, x, y, wide, (line / spots.card, line), 8, layer=8)

    pieces += cats_in_line(above, staying(view, above), middle, top + 5 + line / 2, wide)
    top += line + 10 + label
    for number, seat in enumerate((above, below)):
        key, moving = ("give", view.given) if seat == view.turn else ("ask", view.asked)
        x, y, across, side = middle, top + 4 + hold / 2, wide, min(wide * 0.45, 180 * large)
        if brief:  # beside each other, and their names above them
            x, across, side = middle + (number - 0.5) * (wide / 2 + 3), wide / 2 - 3, wide / 2 - 3 - 32
        whose = ("label", _("From {name}", name=whom(names[seat])), 17, "ink", "bold", "left")
        at = (x - across / 2 + 22 + side / 2, top - label / 2 if brief else top + 26)
        pieces.append(Piece(key, ("thing", f"hold-{seat}"), x, y, across, hold, layer=3))
        pieces.append(Piece(f"{key}-words", whose, *at, side, label or 30 * large, layer=4))
        zones.append(Zone(key, x, y, across, hold))
        pieces += cats_in_line(seat, moving, x, y, across - 40)
        top += 0 if brief and not number else hold + 8
    if below in crews:
        pieces += cats_in_line(below, staying(view, below), middle, top + 5 + line / 2, wide)
        top += line + 10
    note = ("note", _advice(view, legal, names, not past))
    down = min(top + 9, spots.desk - 5 - advice) + advice / 2
    return [*pieces, Piece("advice", note, middle, down, min(room - 12, 540 * large), advice, layer=12)], zones


def _advice(view: CatQuestView, legal: Sequence[Action], names: Sequence[str], asked: bool) -> str:
    """The note: what the offer would do, what is wrong with it, or how many are left."""
    if view.phase == model.ANSWERING:
        after = imagined(GAME, view, model.ACCEPT)[0].after
        return _for_whom(names[view.partner], view.crews[view.partner], after.crews[view.partner])
    if view.given and view.asked and model.CANCEL in legal and model.OFFER not in legal:  # CQ-4.5
        own, other = trade.doubled(imagine(view, Rng(SEED)), view.given, view.asked)
        seat, cats = (view.turn, own) if own else (view.partner, other)
        cat = content.CAT_NAMES[content.cats_of(cats)[0]]
        return _("{name} would have two cats of one home: {cat}.", name=names[seat], cat=cat)
    if asked and view.seat == view.turn and bool(view.given) != bool(view.asked):
        click = _("Now click a cat to get: both sides give at least one.")
        return click if view.given else _("Now click a cat of yours to give in return.")
    return counted("{count} offer left in this turn", "{count} offers left in this turn", model.OFFERS - view.offers)


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
