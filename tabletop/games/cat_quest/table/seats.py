"""Rivals in their ships, the viewer's console, clock and HUD."""

import math
from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.content import HOMES
from tabletop.games.cat_quest.rules.model import Action, Legal
from tabletop.games.cat_quest.rules.view import CatQuestView, must_leave, rested, so_far
from tabletop.games.cat_quest.table.measures import CARD, LOG, SIGN, Measures, Point
from tabletop.games.cat_quest.table.paint.place import die_piece
from tabletop.games.cat_quest.voice.pictures import ART, cat_picture
from tabletop.games.cat_quest.voice.prompts import BUTTONS
from tabletop.games.cat_quest.voice.words import leader_name
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import Seat
from tabletop.ui.stage.furniture import button, fan, head, named
from tabletop.ui.stage.layout import ROUND, Backdrop, Box, Hud, Picture, Piece, Zone

FACES, FACE = 68.0, 30.0
"""Height of the area for a rival's cats, and the smallest face."""
SLIM, TUCKED = 42.0, 72.0
"""Smallest width of an empty berth, and width per card below which cards overlap."""
BUTTON = 118.0
"""Largest width of a button at the usual text size."""
SKY = (2000.0, 1300.0)
DESK_LAYER = 2
CREW, TRAY, ORDERS = 258.0, 172.0, 398.0
"""On the console: left edge of the crew, width of the dice tray, width of the right end."""
BUTTONS_WIDE = ORDERS - 8 - 4 * 54 - 8
"""Width of the right end left of the round buttons."""
MAIN = (model.ROLL, model.END, model.OFFER, model.ACCEPT, model.KEEP)


def scenery(spots: Measures, art: str) -> tuple[Backdrop, ...]:
    grown = max(1.0, spots.width / 1900, spots.height / 1100)
    middle = spots.disc.x + 84 if art == "sky" else spots.stage[0]
    y = spots.desk * 0.74 - 240 * grown if art == "battle" else spots.desk * 0.5 + 20
    return (Backdrop(f"{ART}{art}", middle, y, SKY[0] * grown, SKY[1] * grown),)


def hud(spots: Measures) -> Hud:
    left, edge, top = spots.right + 12, spots.edge, spots.log_top
    high = SIGN * spots.letters if spots.folded else min(LOG, spots.clock_top - 10 - top)
    title = (left, 10.0, edge - left - 3, top - (6 if spots.folded else 32))
    log = (left - 6, top, edge - left, high)
    begin, low = edge - ORDERS, spots.height - 31
    prompt = (begin, spots.desk + 18, edge - begin - 8, low - 30 - spots.desk - 18)
    return Hud(title, log, prompt, (edge - 8 - 22 - 3 * 54, low), "veil", prompt_align="bottomleft")


def laurels(best: int) -> Picture:
    return ("tally", (f"{ART}laurel",) * best + ("",) * (content.ROW - best))


def clock(view: CatQuestView, names: Sequence[str], spots: Measures) -> Piece:
    """The clock below the log, with who would win now."""
    left, top = spots.right + 6, spots.clock_top
    wide, high = spots.edge - 4 - left, spots.clock_high
    words = _("Ahead: {name}", name=leader_name(model.champion(so_far(view)), names))
    most = (HOMES - 1) * (view.seats - 1)
    picture = ("clock", words, view.round, view.limit, model.aliens(view), most, view.ending)
    return Piece("clock", picture, left + wide / 2, top + high / 2, wide, high, layer=3)


def nearer(spots: Measures) -> Piece:
    """The note that one can zoom, at the lower left."""
    high = 22 * min(1.5, spots.letters)
    wide = high * 7.4
    words = ("label", _("Wheel or + : nearer"), 13, "ink_soft", "medium", "left")
    picture = ("row", (0, ("art", "icons/search", 0.8)), (1, words))
    return Piece("zoom", picture, spots.left + 10 + wide / 2, spots.desk - 6 - high / 2, wide, high, layer=3)


def hull(
    view: CatQuestView, seat: int, who: Seat, at: Point, legal: Legal, away: bool, spots: Measures
) -> Iterator[Piece]:
    """A rival's ship: the pilot, the best battle and the crew above the plate with the name."""
    (x, y), (wide, high), part = at, spots.hull, spots.ratio
    middle = 54 * part
    yield Piece(f"plate:{seat}", ("thing", f"hull-{seat}"), x + wide / 2, y + high / 2, wide, high, layer=3)
    if seat == view.to_act:
        ring = (x + middle, y + middle, 84 * part, 84 * part)
        yield Piece(f"acting:{seat}", ("thing", "acting"), *ring, layer=3)
    yield head(who, seat, x + middle, y + middle, 88 * part, layer=4)
    plate = (x + wide / 2, y + high - spots.plate / 2 - 2, wide, spots.plate)
    yield Piece(f"pilot:{seat}", ("plate", seat, who.name), *plate, layer=5)
    room = (x + 106 * part, y + 25 * part, wide - 20 - 97 * part, FACES * part)
    best = (room[0] + 36 * part, y + 19 * part, 74 * part, 16 * part)
    yield Piece(f"best:{seat}", laurels(so_far(view).best[seat]), *best, layer=5)
    yield from _aboard(view, seat, () if away else content.cats_of(view.crews[seat]), room)
    tall = spots.kinds
    strip = (x + wide / 2 + 6, y + high - spots.plate - 1 - tall / 2, tall * 5.2, tall)
    yield Piece(f"kinds:{seat}", ("beats", rested(view, seat)), *strip, layer=5)
    large, below = spots.letters, y + high + 40 < spots.desk
    outside = y + high if below else y
    if model.TRADES[seat] in legal:
        tall = 32 + 12 * (large - 1)
        down = outside + tall * (0.4 if below else -0.45)
        yield button(f"trade:{seat}", _("Trade"), x + wide - 5 - 46 * large, down, 92 * large, tall)
    elif must_leave(view, seat):
        words, tall = ("note", _("must leave Earth"), 13), 20 * large
        down = outside + (tall / 2 + 2) * (1 if below else -1)
        yield Piece(f"grounded:{seat}", words, x + wide / 2, down, wide, tall, layer=7)


def _aboard(view: CatQuestView, seat: int, cats: Sequence[int], room: Box) -> Iterator[Piece]:
    """Faces of a rival's cats, as large as fits in one or two rows."""
    left, top, wide, high = room
    rows = 1 if len(cats) <= 2 else 2
    row = max(1, math.ceil(len(cats) / rows))
    size = min(40.0, high / rows, max(high * FACE / FACES, wide / row))
    step = min(size + 2, (wide - size) / max(1, row - 1))
    first = top + (high - rows * size) / 2 + size / 2
    for number, cat in enumerate(cats):
        place = (left + size / 2 + number % row * step, first + number // row * size, size, size)
        face = Piece(f"cat:{seat}:{cat}", cat_picture(view, seat, cat, "face"), *place, layer=6, card=True, flips=False)
        yield face._replace(born=f"home:{cat}", gone=(f"home:{cat}",), outline=ROUND)


def console(view: CatQuestView, legal: Legal, seats: Sequence[Seat], spots: Measures) -> tuple[list[Piece], list[Zone]]:
    """The desk: viewer and crew, dice tray, buttons; in battle the crew has the room of the dice, too."""
    high = spots.height - spots.desk
    fights, orders = in_battle(view), spots.edge - ORDERS
    tray = orders - (0 if fights else TRAY)
    seams = dict.fromkeys(x / spots.width for x in (spots.left + CREW - 8, tray - 6, orders - 4 - 2 * fights))
    if spots.low:
        tray, seams = spots.disc.x - TRAY / 2 + 4, {}
    middle = (spots.width / 2, spots.desk + high / 2, spots.width, high)
    pieces = [Piece("console", ("console", tuple(seams)), *middle, layer=DESK_LAYER)]
    zones = []
    if not fights and view.phase not in model.PARLEY:
        pieces += _dice(view, tray + TRAY / 2 - 4, spots)
        zones.append(Zone("dice", tray + TRAY / 2 - 4, spots.desk + high * 0.44, TRAY, high * 0.72))
    pieces += _buttons(view, legal, spots)
    if view.seat is not None:
        pieces += _pilot(view, view.seat, seats[view.seat], spots)
        cards, zone = _crew(view, view.seat, legal, tray, spots)
        pieces += cards
        zones.append(zone)
    return pieces, zones


def _dice(view: CatQuestView, x: float, spots: Measures) -> Iterator[Piece]:
    high = spots.height - spots.desk
    y = spots.desk + high * 0.47
    size, wide = min(52.0, high * 0.38), min(TRAY, high * 1.29)
    yield Piece("tray", ("thing", "dice-tray"), x, y + 4, wide, wide * 0.56, layer=3)
    yield die_piece(0, view.dice[0], x - size * 0.6, y - 4, size)
    yield die_piece(1, view.dice[1], x + size * 0.6, y + 2, size)
    if view.phase == model.ROLLED:
        words, tall = ("label", _("Speed {speed}", speed=sum(view.dice)), 15, "#ffe9b8"), 20 * spots.letters
        at = (x + wide / 2 + TRAY / 2, y) if spots.low else (x, spots.height - 2 - tall / 2)
        yield Piece("speed", words, *at, TRAY, tall, layer=9)


def _buttons(view: CatQuestView, legal: Legal, spots: Measures) -> Iterator[Piece]:
    """Buttons for the legal actions; the main one is highlighted."""
    orders, y, widest = spots.edge - ORDERS, spots.height - 31, BUTTON * spots.letters
    if view.phase == model.ROLLED and model.MOVES[view.ships[view.turn]] in legal:
        wide = min(BUTTONS_WIDE, widest)
        yield button("stay", _("Stay here"), orders + wide / 2, y, wide, 42, "raised")
        return
    shown = sorted((action for action in BUTTONS if action in legal), key=lambda action: action not in MAIN)
    large = view.phase == model.START and len(shown) > 1 and spots.text > 1  # the dice are not needed yet
    spare = TRAY - 10 if view.phase in model.PARLEY or large else 0.0  # nobody rolls meanwhile
    room = BUTTONS_WIDE + spare - 8 * (len(shown) - 1)
    letters = sum(len(BUTTONS[action][0]) + 3 for action in shown)
    main = _main(view, legal, shown)
    left = orders - spare
    for action in shown:
        words, icon, _meaning = BUTTONS[action]
        wide = min(room * (len(words) + 3) / letters, widest)
        x, left = left + wide / 2, left + wide + 8
        fill = "accent" if action == main else "raised"
        yield button(str(action), words, x, y, wide, 42, fill, icon if wide > 100 else "")


def _main(view: CatQuestView, legal: Legal, shown: Sequence[Action]) -> Action | None:
    """The highlighted one of the buttons, if any should be pressed."""
    if model.TO_BATTLE in legal and not deadline.turns_left(view, view.turn, True):  # now or never
        return model.TO_BATTLE
    first = shown[0] if shown and shown[0] in MAIN else None
    worse = (first == model.END and model.RECRUIT in legal) or (first == model.KEEP and not view.dice[0] % 2)
    return None if worse else first


def _pilot(view: CatQuestView, seat: int, who: Seat, spots: Measures) -> list[Piece]:
    """The viewer's cockpit: head, name, best battle, elements beaten."""
    high, large = spots.height - spots.desk, spots.letters
    size = min(132.0, high * 0.88, 118 + max(0.0, spots.height - 720) * 0.18) * max(0.64, 1 - 0.55 * (large - 1))
    x, down = spots.left + 8 + size * 0.54, spots.height - size * 0.5 - 4
    words = _("no Dog yet")
    if seat == view.turn and view.phase in model.BATTLE:
        words = _("{count} of {dogs} beaten", count=view.beaten, dogs=view.beaten + len(view.row) - view.at)
    elif must_leave(view, seat):
        words = _("must leave Earth")
    elif view.best[seat]:
        words = counted("best: {count} Dog", "best: {count} Dogs", view.best[seat])
    told = ("label", words, 14.5, "ink_soft", "medium", "left")
    column = min(92.0, (high - 30) * 0.72)
    strip, shares = column / 3, (26.0, 22.0, 21.0)
    if large > 1:  # the words have two lines, and the signs grow with them
        strip *= min(1.3, large)
        column, shares = high - 26 - strip, (26.0 * large, 20.0, 21 * large * large)
    facts = zip(shares, (named(who, seat, 18, level=False), laurels(so_far(view).best[seat]), told), strict=True)
    begin, right = spots.left + 16 + size * 1.06, spots.left + CREW - 10
    middle, wide, top = (begin + right) / 2, right - begin, spots.desk + (high - column - strip) / 2 + 4
    ring = Piece(f"acting:{seat}", ("thing", "acting"), x, down, size * 0.84, size * 0.84, layer=3)
    return [
        Piece("cockpit", ("thing", f"cockpit-{seat}"), x, down, size * 132 / 128, size, layer=3),
        *([ring] if seat == view.to_act else []),
        head(who, seat, x, down + size * 0.045, size * 0.88, layer=4),
        Piece(f"sill:{seat}", ("thing", f"sill-{seat}"), x, spots.height - 9, size * 0.98, 15, layer=5),
        Piece("own", ("column", *facts), middle, top + column / 2, wide, column, layer=4),
        Piece(f"kinds:{seat}", ("beats", rested(view, seat)), middle, top + column + strip / 2, wide, strip, layer=4),
    ]


def _crew(view: CatQuestView, seat: int, legal: Legal, right: float, spots: Measures) -> tuple[list[Piece], Zone]:
    """The viewer's cats, the one that can be recruited, and empty berths."""
    high, left = spots.height - spots.desk, spots.left + CREW
    room, middle = right - 14 - left, spots.desk + high * 0.48
    wide = min((high - 8) / spots.card, 128.0)
    here = content.cats_of(staying(view, seat))
    kind = "tucked" if len(here) + (model.RECRUIT in legal) > room / TUCKED else "cat"
    cards = [(f"cat:{seat}:{cat}", cat_picture(view, seat, cat, kind)) for cat in here]
    if model.RECRUIT in legal:
        cards.append(("recruit", ("joining", model.home_on(view.planets, view.ships[seat]))))
    empty = max(0, content.ROW - len(cards))
    slim = min(wide, max(SLIM, (room - len(cards) * (wide + 8)) / max(1, empty) - 8))
    seats = room - empty * (slim + 8)
    wide = min(wide, max(74.0, seats / max(1, len(cards)) - 8))
    places = fan(cards, 0.0, middle, seats, (wide, wide * spots.card), 8)
    taken = sum(piece.width + 8 for piece in places) if empty else seats
    begin = left + (room - taken - empty * (slim + 8) + 8 * bool(empty)) / 2
    low = middle + (places[0].height if places else slim * CARD) / 2
    pieces = []
    for number in range(empty):
        seat_at = (begin + taken + number * (slim + 8) + slim / 2, low - slim * CARD / 2, slim, slim * CARD)
        pieces.append(Piece(f"berth:{len(cards) + number}", ("thing", "berth"), *seat_at, layer=3))
    aside = begin - places[0].x + places[0].width / 2 if places else 0.0
    for number, ((key, picture), place) in enumerate(zip(cards, places, strict=True)):
        berth, (_cat, home, *_asleep) = place._replace(x=place.x + aside), picture
        goes = ("own",) if key == "recruit" else (f"home:{home}",)
        mine = view.phase in model.BATTLE and seat == view.turn
        berth = berth._replace(key=key, picture=picture, layer=10 + number, born=f"home:{home}", gone=goes)
        pieces.append(berth._replace(card=True, mine=mine))
        if mine and key != "recruit" and home in view.fought:
            tall, words = 22 * spots.letters, ("note", _("has fought"), 13)
            pieces.append(Piece(f"fought:{home}", words, berth.x, berth.y, berth.width, tall, layer=30, about=(key,)))
    return pieces, Zone("crew", left + room / 2, middle, room, high - 12)


def staying(view: CatQuestView, seat: int) -> int:
    """A seat's cats that are not in battle and not part of an offer."""
    cats = view.crews[seat]
    if view.phase in (*model.BATTLE, model.OVER) and seat == view.turn:
        cats &= ~sum(1 << cat for cat in view.fought if cat != content.SURFER)
    if view.phase in model.PARLEY:
        cats &= ~(view.given if seat == view.turn else view.asked if seat == view.partner else 0)
    return cats


def in_battle(view: CatQuestView) -> bool:
    """Whether to show a battle, a won one at the end included."""
    return view.phase in model.BATTLE or (view.phase == model.OVER and view.winner != NOBODY)
