"""Preview of a flight: its cheapest route and the price."""

import math
from collections.abc import Sequence
from itertools import pairwise

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.board import distance, path
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.labels import Tag
from tabletop.games.cat_quest.table.measures import Measures, Point
from tabletop.games.cat_quest.table.orrery import TAGS, sky_of, words
from tabletop.games.cat_quest.voice.pictures import HOT
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.layout import Piece
from tabletop.ui.stage.placement import shared


def route(view: CatQuestView, end: int, spots: Measures) -> tuple[Piece, ...]:
    """Pieces of the route to a space, below planet names, and of its price."""
    disc, scale = spots.disc, spots.scale
    sky = sky_of(view, _reach(view), spots)
    light = next(((x, y) for lit, x, y in sky.peeping if lit == end), disc.space(end))
    """Where the light of the space is drawn, beside what covers it."""
    stop, dot = ("box", (), "#fff3da", SEAT_COLOURS[view.turn], 2.0, 1.0, 99), ("box", (), "#ffe9c0", "", 0, 0.95, 99)
    pieces = []
    way = [disc.space(space) for space in path(view.ships[view.turn], end)]
    for number, ((x, y), (next_x, next_y)) in enumerate(pairwise(way)):
        for part in (1, 2, 3):
            share = part / 4
            place = (x + (next_x - x) * share, y + (next_y - y) * share, 4.5 * scale, 4 * scale)
            pieces.append(Piece(f"dot:{number}:{part}", dot, *place, layer=4, board=True))
        step = Piece(f"step:{number}", stop, next_x, next_y, 12 * scale, 10 * scale, layer=4, board=True)
        pieces.append(step)
    dots = [(one.x, one.y, one.width, one.height) for one in pieces]
    crossed = [tag for tag in sky.tags if shared(tag.box, *dots)]
    pieces += [one for one in words(view, crossed, spots) if one.layer == TAGS]
    if end not in view.planets:
        ring = ("aim", "#ffffff")
        pieces.append(Piece("aim", ring, *light, 30 * scale, 22 * scale, layer=4, board=True))
    return (*pieces, _price(view, end, sky.tags, light, spots))


def _price(view: CatQuestView, end: int, tags: Sequence[Tag], light: Point, spots: Measures) -> Piece:
    """A home's tag highlighted; for a plain space a note where it covers least."""
    cost = distance(view.ships[view.turn], end)
    for tag in tags:
        if view.planets[tag.home] == end:
            picture = ("tag", str(cost), tag.home, HOT, spots.brief)
            return Piece("price", picture, *tag.box, layer=TAGS + 1, board=True)
    x, y = light
    wide, high = 84 * spots.grow, 27 * spots.grow
    beside, over = wide / 2 + 18 * spots.scale, high / 2 + 16 * spots.scale
    tries = [
        (across * beside * away, down * over * away)
        for away in (1.0, 1.5, 2.0)
        for across, down in ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
    ]
    homes, words = spots.homes(view.planets), [tag.box for tag in tags]

    def hides(place: Point) -> float:
        box = (x + place[0], y + place[1], wide, high)
        return 4 * shared(box, *words) + shared(box, *homes) + 4 * math.hypot(*place)

    across, down = min(tries, key=hides)
    told = ("note", _("{cost} of {speed}", cost=cost, speed=sum(view.dice)), 15, "accent")
    return Piece("price", told, x + across, y + down, wide, high, layer=TAGS + 1, board=True)


def _reach(view: CatQuestView) -> tuple[int, ...]:
    """Spaces in reach: all within the speed but an Earth that must be left (CQ-4.3)."""
    barred = view.planets[EARTH] if view.grounded >> view.turn & 1 else model.NO_SPACE
    within = model.moves_within(view.ships[view.turn], sum(view.dice))
    return tuple(action.what for action in within if action.what != barred)
