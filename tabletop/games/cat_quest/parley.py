"""Two players talking about a trade between their ships. Imports the view, the sky and the pictures."""

from collections.abc import Sequence

from tabletop.games.cat_quest import model, trade
from tabletop.games.cat_quest.animals import cat_picture
from tabletop.games.cat_quest.crews import staying
from tabletop.games.cat_quest.model import Order
from tabletop.games.cat_quest.odds import GAME
from tabletop.games.cat_quest.sky import CARD, Spots
from tabletop.games.cat_quest.view import CatQuestView, imagine
from tabletop.kernel.foresight import SEED, imagined
from tabletop.kernel.rng import Rng
from tabletop.ui.furniture import fan
from tabletop.ui.layout import Piece, Zone
from tabletop.words import _, counted


def parley(
    view: CatQuestView, legal: Sequence[Order], names: Sequence[str], spots: Spots
) -> tuple[list[Piece], list[Zone]]:
    """Two holds between two crews. Whoever looks sits below, and has the crew on the console."""
    below = view.partner if view.seat == view.partner else view.turn
    above = view.turn if below == view.partner else view.partner
    middle, room = spots.stage
    title = _("An offer from {name} to {other}")
    words = ("label", title.format(name=names[view.turn], other=names[view.partner]), 24, "ink", "title")
    pieces = [Piece("title", words, middle, 28, room - 20, 38, layer=3)]
    crews = [above] if view.seat == below else [above, below]
    line = min(130.0, (spots.desk - 110) / (2.9 + len(crews)))
    """How high a row of cats is; a hold is a little higher."""
    hold, wide = line * 1.26, min(room - 24, 680.0)
    top = 56.0
    zones = []
    for seat in (above, below):
        moving = view.given if seat == view.turn else view.asked
        key = "give" if seat == view.turn else "ask"
        rows = [("crew", line + 10), ("hold", hold + 8)]
        for kind, high in rows if seat == above else reversed(rows):
            if kind == "crew" and seat in crews:
                pieces += _line(view, seat, model.cats_of(staying(view, seat)), middle, top + high / 2, wide, line)
            elif kind == "hold":
                label = ("label", _("From {name}").format(name=names[seat]), 17, "ink", "bold", "left")
                place = (middle, top + high / 2, wide, hold)
                pieces.append(Piece(key, ("thing", f"hold-{seat}"), *place, layer=3))
                pieces.append(Piece(f"{key}-words", label, middle - wide / 2 + 106, top + 26, 160, 30, layer=4))
                zones.append(Zone(key, *place))
                pieces += _line(view, seat, model.cats_of(moving), middle, top + high / 2, wide - 40, line)
            top += high if kind == "hold" or seat in crews else 0
    return [*pieces, *_advice(view, legal, names, min(top + 26, spots.desk - 22), spots)], zones


def _line(
    view: CatQuestView, seat: int, cats: Sequence[int], x: float, y: float, room: float, high: float
) -> list[Piece]:
    row = [(f"cat:{seat}:{cat}", cat_picture(view, seat, cat)) for cat in cats]
    return fan(row, x, y, room, (high / CARD, high), 8, layer=8)


def _advice(view: CatQuestView, legal: Sequence[Order], names: Sequence[str], y: float, spots: Spots) -> list[Piece]:
    """What the offer would do for whoever answers it, how many are left, or what is wrong with this one."""
    words = counted("{count} offer left in this turn", "{count} offers left in this turn", model.OFFERS - view.offers)
    if view.phase == model.ANSWERING:
        seat, after = view.partner, imagined(GAME, view, model.ACCEPT)[0].after
        then, now = after.crews[seat], view.crews[seat]
        words = _for_whom(names[seat], now, then)
    elif view.given and view.asked and model.CANCEL in legal and model.OFFER not in legal:
        words = _twice(view, names)
    elif view.given and view.seat == view.turn:
        words = _("Now click a cat to get: both sides give one.") if not view.asked else words
    elif view.asked and view.seat == view.turn:
        words = _("Now click a cat of yours to give in return.")
    middle, room = spots.stage
    wide = min(room - 12, 540 * max(1.0, spots.text))
    return [Piece("advice", ("note", words), middle, y, wide, 34 * min(1.3, max(1.0, spots.text)), layer=12)]


def _twice(view: CatQuestView, names: Sequence[str]) -> str:
    """Who would have two cats of one home (CQ-4.5)."""
    own, other = trade.doubled(imagine(view, Rng(SEED)), view.given, view.asked)
    seat, cats = (view.turn, own) if own else (view.partner, other)
    cat = model.CAT_NAMES[model.cats_of(cats)[0]]
    return _("{name} would have two cats of one home: {cat}.").format(name=names[seat], cat=cat)


def _for_whom(name: str, now: int, then: int) -> str:
    """What a trade makes of a crew: how many cats, and how many kinds of Dogs they beat."""
    cats, kinds = then.bit_count(), model.kinds(then)
    if (cats, kinds) == (now.bit_count(), model.kinds(now)):
        words = _("{name} would still have {cats} and beat {kinds} of 5 kinds of Dogs.")
    else:
        words = _("{name}: {cats} instead of {fewer}, against {kinds} kinds of Dogs instead of {now}.")
    told = counted("{count} cat", "{count} cats", cats)
    return words.format(name=name, cats=told, fewer=now.bit_count(), kinds=kinds, now=model.kinds(now))
