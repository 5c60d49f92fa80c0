"""The layout of the table: the orrery, a battle or a trade, with the seats round it."""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted, whom
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.rules import content, model, trade
from tabletop.games.cat_quest.rules.content import SUN
from tabletop.games.cat_quest.rules.model import Legal
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.measures import DOG, Measures
from tabletop.games.cat_quest.table.orrery import orrery
from tabletop.games.cat_quest.table.paint.pieces import collar
from tabletop.games.cat_quest.table.paint.place import die_piece
from tabletop.games.cat_quest.table.seats import clock, console, hud, hull, in_battle, nearer, scenery, staying
from tabletop.games.cat_quest.voice.pictures import ART, cat_picture, dog_picture
from tabletop.kernel.match import Seat
from tabletop.ui.stage.furniture import along, fan, others
from tabletop.ui.stage.layout import ROUND, Layout, Piece, Size, Zone, boxes

SUN_KEY = f"home:{SUN}"


def measures_of(view: CatQuestView, size: Size, text: float, folded: bool, past: bool = False) -> Measures:
    """The measures for a view; a replay without a seat has a low console."""
    low = past and folded and view.seat is None
    return Measures.of(*size, text, len(others(view.seats, view.seat)), folded, low)


def _called(seats: Sequence[Seat], text: float) -> Sequence[Seat]:
    """Seats; for large text with first names only, if these differ."""
    first = [who.name.split()[0] for who in seats]
    if text <= 1 or len(set(first)) < len(first):
        return seats
    return [who._replace(name=name) for who, name in zip(seats, first, strict=True)]


def places(seats: Sequence[Seat], view: CatQuestView, legal: Legal, spots: Measures, past: bool = False) -> Layout:
    """The table for one view of a game; `past`: a replay, nothing is asked."""
    seats = _called(seats, spots.text)
    names, rivals = [who.name for who in seats], others(view.seats, view.seat)
    board, zones, scene = None, list[Zone](), "sky"
    away, corners = list[int](), spots.aside(len(rivals))
    """Seats whose cats are in battle or at a trade, and where the rivals' ships are."""
    if in_battle(view):
        pieces, scene, away = [*battlefield(view, names[view.turn], spots)], "battle", [view.turn]
    elif view.phase in model.PARLEY:
        pieces, zones = parley(view, legal, names, spots, past)
        scene, away = "calm", [view.turn, view.partner]
    else:
        high = spots.desk + 10
        board, corners = Zone("board", spots.width / 2, high / 2, spots.width, high), spots.corners(len(rivals))
        pieces, zones = orrery(view, legal, spots)
        pieces += _dogs(view, spots)
        if spots.rivals < 3 and spots.text <= 1.4 and not past:  # else there is a hull, or no room
            pieces.append(nearer(spots))
    for seat, corner in zip(rivals, corners, strict=True):
        pieces += hull(view, seat, seats[seat], corner, legal, seat in away, spots)
    desk, more = console(view, legal, seats, spots)
    pieces, reason = [*pieces, clock(view, names, spots), *desk], (spots.disc.x, spots.desk - 40)
    written = boxes(pieces, "clock", "own", "pilot")
    laid = Layout(tuple(pieces), (*zones, *more), reason, SUN_KEY, board, written=written)
    return laid._replace(scene=scenery(spots, scene), hud=hud(spots))


def _dogs(view: CatQuestView, spots: Measures) -> Iterator[Piece]:
    """The Dogs at the far rim with their collars; a collar is moved above a planet that would cover it."""
    size, count = spots.dog, len(view.row)
    for place in range(count):
        x, y, lean = spots.dog_at(place, count)
        dog = Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * DOG, angle=lean, layer=10)
        yield dog._replace(card=True, gone=(SUN_KEY,), board=True, outline=ROUND)
        clip = collar(view, place, x, y, size, spots.text)
        down = clip.y
        for x, y, wide, high in spots.homes(view.planets):
            if abs(clip.x - x) < wide * 0.38 + clip.width / 2 and abs(clip.y - y) < high * 0.4 + clip.height / 2:
                down = min(down, y - high * 0.4 - clip.height / 2)
        yield clip._replace(y=down, board=True)


def battlefield(view: CatQuestView, name: str, spots: Measures) -> Iterator[Piece]:
    """Dogs in a row with a pad below each; a rival's remaining cats at the bottom."""
    middle, room = spots.stage
    large, own = min(1.0, spots.larger), view.seat == view.turn
    title = _("{name}: the Earth is free!") if view.phase == model.OVER else _("{name}: battle for the Earth")
    words = ("label", title.format(name=name), 26, "ink", "title")
    title_high = 40 + 20 * spots.larger
    yield Piece("title", words, middle, 8 + title_high / 2, room - 20, title_high, layer=3)
    step = min(190.0, room / max(len(view.row), content.ROW))
    columns = along(len(view.row), middle, step)
    below = 8.0 if own else 150 + 20 * spots.larger
    """Height reserved for a rival's crew."""
    first = title_high + 12
    free = spots.desk - first - below
    share, gap = 0.52 - 0.1 * large, 76 - 34 * large  # Dogs give way to the names of the cats
    size = min(step * 0.98, (free - 60) * share / DOG)
    wide = min(124.0, (free - size * DOG - gap - 4) / spots.card, step * 0.68)
    tall = wide * spots.card
    high = size * DOG + tall + gap
    top = first + max(0.0, free - high) * 0.5
    yield from _in_row(view, columns, top + size * DOG / 2, size, spots)
    pad = top + high - 26
    for place, across in enumerate(columns):
        yield Piece(f"pad:{place}", ("thing", "pad"), across, pad, wide * 1.5, wide * 0.6, layer=2)
    crew = view.crews[view.turn]
    answered = [cat for cat in view.fought if cat != content.SURFER]
    for place, (cat, across) in enumerate(zip(answered, columns, strict=False)):
        if crew >> cat & 1:  # else it is on its way home
            picture, at = cat_picture(view, view.turn, cat), (across, pad - tall / 2 + 4, wide, tall)
            piece = Piece(f"cat:{view.turn}:{cat}", picture, *at, layer=12 + place)
            yield piece._replace(card=True, gone=(f"home:{cat}",))
    if view.phase == model.GAMBLED:
        die, side = min(58.0, wide * 0.6), -1 if view.at else 1  # near those that fought; at the left end are ships
        beside = columns[view.at] + side * (wide * 0.5 + die * 0.3)
        yield die_piece(0, view.dice[0], beside, pad - wide * 0.62, die)._replace(layer=20)
    if not own:
        rest = [cat for cat in content.cats_of(crew) if cat not in answered]
        row = [(f"cat:{view.turn}:{cat}", cat_picture(view, view.turn, cat)) for cat in rest]
        tall = below - 24
        yield from fan(row, middle, spots.desk - 8 - tall / 2, room - 20, (tall / spots.card, tall), 8, layer=8)


def _in_row(view: CatQuestView, columns: list[float], y: float, wide: float, spots: Measures) -> Iterator[Piece]:
    for place, x in enumerate(columns):
        now = place == view.at and view.phase != model.OVER
        size = wide * (1.06 if now else 0.96)
        dog = Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * DOG, layer=7 if now else 5)
        yield dog._replace(card=True, gone=("title",), outline=ROUND)
        yield collar(view, place, x, y + size * 0.06, size, spots.text)
        if place < view.at:
            at = (x + wide * 0.3, y - wide * 0.34, wide * 0.28, wide * 0.28)
            yield Piece(f"laurel:{place}", ("art", f"{ART}laurel"), *at, layer=9)


def parley(
    view: CatQuestView, legal: Legal, names: Sequence[str], spots: Measures, past: bool
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


def _advice(view: CatQuestView, legal: Legal, names: Sequence[str], asked: bool) -> str:
    """The note: what the offer would do, what is wrong with it, or how many are left."""
    if view.phase == model.ANSWERING:
        after = effects.done(view, model.ACCEPT)
        return _for_whom(names[view.partner], view.crews[view.partner], after.crews[view.partner])
    if view.given and view.asked and model.CANCEL in legal and model.OFFER not in legal:  # CQ-4.5
        own, other = trade.doubled(effects.world(view), view.given, view.asked)
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
