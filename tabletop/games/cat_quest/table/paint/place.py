"""Painters for the orrery, tags, ships, console, dice and clock."""

import pygame

from tabletop.base import drawings
from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import EARTH, HOME_NAMES, SUN
from tabletop.games.cat_quest.table.measures import ACROSS, DOWN, Disc
from tabletop.games.cat_quest.voice.pictures import ART, EMPTY, FREE, HOT, MINE
from tabletop.games.cat_quest.voice.words import short_name
from tabletop.ui.render.cutting import cut
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put, write
from tabletop.ui.stage.layout import Piece

TILTS = (-8.0, 6.0, -4.5, 9.0, -6.0, 4.5)
WORLD_INKS = (
    *("#ffd36b", "#d9c4b4", "#f5cf96", "#86c2ff", "#f59a7c"),
    *("#f0bd92", "#f2dca8", "#a8f0ec", "#90acff", "#dccdf0"),
)
Spaces = tuple[int, ...]
Lights = tuple[tuple[int, float, float], ...]
"""Spaces, and where they are seen."""
LEAST = 11
"""Smallest text on the orrery in pixels, where there is room."""
LETTERS = 0.62
"""Text height relative to its plate, with large text."""
ARROW = 0.72
"""Width of a strip's arrow relative to its height."""


def die_piece(die: int, face: int, x: float, y: float, size: float) -> Piece:
    """A die; a rolled one has a path and an angle."""
    picture = ("die", face, die) if face else ("thing", f"die-blank-{die}")
    piece = Piece(f"die:{die}", picture, x, y, size, size, layer=9, card=True)
    leap = ((0.6, -1.7), (0.9, -0.4), (-0.2, -0.5))
    way = tuple((x + size * across, y + size * down) for across, down in leap)
    return piece._replace(angle=TILTS[face - 1] * (1 if die else -1), via=way) if face else piece


def thing(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    """A drawing stretched to a size; in high contrast its `-contrast` variant, if there is one."""
    twin = f"{ART}{name}-contrast"
    plain = look.plain and drawings.exists(twin)
    drawn = look.art(twin if plain else ART + name, width, height)
    if drawn.get_size() == (width, height):
        return drawn
    across, down = drawn.get_size()
    larger = max(width / across, height / down)
    whole = look.art(twin if plain else ART + name, round(across * larger), round(down * larger))
    return pygame.transform.smoothscale(whole, (max(1, width), max(1, height)))


def element(look: Look, number: int, side: int) -> pygame.Surface:
    """An element's sign; in high contrast white on black."""
    drawn = look.art(f"{ART}element-{number}", side, side)

    def make() -> pygame.Surface:
        stark = drawn.copy()
        stark.fill((78, 78, 78, 0), special_flags=pygame.BLEND_RGBA_SUB)
        for _twice in range(2):
            stark.blit(stark.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return stark

    return look.made(("element", number, side), make) if look.plain else drawn


def _element(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    surface = blank(width, height)
    put(surface, element(look, number, min(width, height)), width / 2, height / 2)
    return surface


def plate_colours(look: Look) -> tuple[str, str]:
    """Fill and edge of a plate below a name."""
    return ("#000000", "#ffffff") if look.plain else ("#140e33", "#6a5fa8")


def _drawn_out(
    look: Look, name: str, width: int, height: int, fill: str = "#000000", edge: str = "#ffffff"
) -> pygame.Surface:
    """A strip with round ends; only its middle is stretched. In high contrast a box of these colours."""
    if look.plain:
        return look.box(width, height, fill, edge, radius=99, edge_units=2).copy()
    end = min(height // 2, width // 2)
    return _stretched(thing(round(height * 160 / 44), height, look, name), width, end, end)


def _stretched(whole: pygame.Surface, width: int, left: int, right: int) -> pygame.Surface:
    """A picture made wider: its ends stay as they are, its middle column is stretched."""
    height, surface = whole.get_height(), blank(width, whole.get_height())
    middle = cut(whole, (whole.get_width() // 2, 0, 1, height))
    surface.blit(pygame.transform.scale(middle, (max(1, width - left - right), height)), (left, 0))
    surface.blit(whole, (0, 0), (0, 0, left, height))
    surface.blit(whole, (width - right, 0), (whole.get_width() - right, 0, right, height))
    return surface


def _console(width: int, height: int, look: Look, seams: tuple[float, ...]) -> pygame.Surface:
    """The console, with seams at these fractions of its width."""
    surface = blank(width, height)
    if look.plain:
        surface.fill("#000000", (0, look.px(10), width, height))
        surface.fill("#ffffff", (0, look.px(10), width, look.px(3)))
        return surface
    long = max(round(width * 1.02), round(height * 12.5))  # its round ends are beyond the window
    put(surface, look.art(f"{ART}console", long, round(long / 12.5)), width / 2, 0, "midtop")
    for share in seams:
        put(surface, thing(look.px(8), round(height * 0.74), look, "seam"), share * width, height * 0.56)
    return surface


def disc_in(width: float, height: float) -> Disc:
    """The orrery's ellipse inside its own picture."""
    return Disc(width / 2, height / 2, width / ACROSS, height / DOWN)


def _system(width: int, height: int, look: Look, planets: tuple[int, ...]) -> pygame.Surface:
    """The orrery's background and the arms to the planets."""
    face = thing(width, height, look, "orrery").copy()
    if not look.plain:
        disc = disc_in(width, height)
        ends = map(disc.space, planets[1:])
        arms = "".join(f"M{disc.x:.1f} {disc.y:.1f}L{x:.1f} {y:.1f}" for x, y in ends)
        line = f'fill="none" stroke="#e8b866" stroke-width="{1.8 * disc.rx / 424:.1f}" stroke-opacity="0.38"'
        face.blit(vector(width, height, f'<path d="{arms}" {line}/>'), (0, 0))
    return face


def _engraved(width: int, height: int, look: Look, orbit: int) -> pygame.Surface:
    """The name of an orbit, fainter than a planet's."""
    surface = blank(width, height)
    ink, face = ("#9c9c9c", "medium") if look.plain else (WORLD_INKS[orbit], "bold")
    text = look.fitted(HOME_NAMES[orbit], face, max(LEAST, look.px(12), round(height * 0.74)), width, ink)
    put(surface, look.shaded(("orbit", orbit, height, ink), text), width / 2, height / 2)
    surface.set_alpha(255 if look.plain else 175)
    return surface


def _reach(
    width: int, height: int, look: Look, ship: int, spaces: Spaces, planets: Spaces, peeping: Lights
) -> pygame.Surface:
    """A light on every plain space in reach (moved to where it is visible); with its price when zoomed in."""
    left, top, right, bottom = Disc(0, 0, 1, 1).around(spaces)
    rx, ry = width / (right - left), height / (bottom - top)
    disc, surface = Disc(-left * rx, -top * ry, rx, ry), blank(width, height)
    beside = {space: (disc.x + x * rx, disc.y + y * ry) for space, x, y in peeping}
    for space in (space for space in spaces if space != ship and space not in planets):
        wide = round(15 * disc.nearness(space) * (rx / 424))
        x, y = beside.get(space) or disc.space(space)
        put(surface, thing(wide, round(wide * 0.75), look, "bead"), x, y)
        if wide >= look.px(24):
            cost = look.fitted(str(distance(ship, space)), "bold", round(wide * 0.42), wide, "#33194a")
            put(surface, cost, x, y)
    return surface


def _world(width: int, height: int, look: Look, home: int, cats: int, across: int, down: int) -> pygame.Surface:
    """A planet on its pin with its number of cats in the given corner."""
    surface = thing(width, height, look, f"planet-{home}").copy()
    if home != SUN and (home != EARTH or cats):
        large = max(1.0, look.text_percent / 100)
        most = round(height * (0.56 if large < 1.2 else 0.64))
        size = min(max(round(height * 0.36), look.px(24 * min(1.5, large))), most)
        x = width / 2 + across * min(height * 0.36, width / 2 - size * 0.46)
        y = height / 2 + down * min(height * 0.24, height / 2 - size * 0.46)
        put(surface, _stock(size, size, look, cats), x, y)
    return surface


def _stock(width: int, height: int, look: Look, cats: int) -> pygame.Surface:
    surface = thing(width, height, look, "stock").copy()
    ink = "#ffffff" if look.plain else "#fff0cf" if cats else "#b9a8d8"
    share = 0.52 + 0.2 * min(1.0, max(0.0, look.text_percent / 100 - 1))
    put(surface, look.fitted(str(cats), "title", round(height * share), width, ink), width / 2, height * 0.56)
    return surface


def _tag(width: int, height: int, look: Look, price: str, home: int, state: str, brief: bool) -> pygame.Surface:
    """A home's tag: cat's face (unless brief), name and price."""
    hot, plain = state == HOT, look.plain
    drawing, fill = ("tag-hot", "accent") if hot else ("tag", "#000000")
    surface = _drawn_out(look, drawing, width, height, fill, "accent")
    down = height * (0.5 if plain else 0.455)
    coin = round(height * (0.82 if brief else 0.64))
    left, mark = height * (0.42 if brief else 0.9), round(height * 0.4)
    if not brief:
        size = round(height * 0.7)
        put(surface, look.art(f"{ART}head-{home}", size, size), height * 0.46, down)
    if state == MINE:
        fill, edge, tick = ("#ffffff", "#000000", "#000000") if plain else ("good", "#12343a", "#0d2f2c")
        at = (height * 0.44, down) if brief else (height * 0.68, height * 0.66)
        put(surface, look.box(mark, mark, fill, edge, radius=99), *at)
        put(surface, look.icon("check", round(mark * 0.7), tick), *at)
        left += mark * 0.8 if brief else 0
    ink = "#3a1a3c" if hot else "#b9aede" if state == EMPTY and not plain else "#fff3da"
    end = width - height * 0.47
    room = round(end - coin / 2 - left - look.px(2))
    share = LETTERS if brief else 0.42 if state == FREE else 0.48
    name = look.fitted(short_name(home, brief), "bold", max(LEAST, look.px(13), round(height * share)), room, ink)
    put(surface, name, left, down, "midleft")
    fill, figure = ("#3a1a4a", "#ffe9b0") if hot else ("accent" if plain else "#ffd27a", "#33194a")
    put(surface, look.box(coin, coin, fill, radius=99), end, down)
    put(surface, look.fitted(price, "title", round(coin * (0.76 if brief else 0.66)), coin, figure), end, down)
    return surface


def _plate(width: int, height: int, look: Look, seat: int, name: str) -> pygame.Surface:
    """A rival's name plate: seat badge and name."""
    surface = _drawn_out(look, f"plate-{seat}", width, height)
    mark, pad = round(height * 0.62), round(height * 0.36)
    room = width - 2 * pad - mark - look.px(5)
    text = look.fitted(name, "bold", round(height * 0.64), room, "#ffffff" if look.plain else "ink")
    left = (width - mark - look.px(5) - text.get_width()) / 2
    put(surface, look.art(f"seats/badge-{seat}", mark, mark), left, height * 0.47, "midleft")
    put(surface, text, left + mark + look.px(5), height * 0.47, "midleft")
    return surface


def _name(width: int, height: int, look: Look, words: str, brief: bool = False) -> pygame.Surface:
    surface = blank(width, height)
    letters = round(height * (LETTERS if brief else 0.5))
    text = look.fitted(words, "bold", max(LEAST, look.px(12.5), letters), width - look.px(8), "#ffffff")
    size = min(width, text.get_width() + look.px(16)), round(height * 0.86)
    plate = look.box(*size, *plate_colours(look), radius=99, edge_units=1.4, opacity=0.9)
    put(surface, plate, width / 2, height / 2)
    put(surface, text, width / 2, height / 2)
    return surface


def strip(look: Look, width: int, height: int, pointed: bool) -> pygame.Surface:
    """The strip below element signs, with an arrow if `pointed`."""
    whole, end = thing(round(height * 100 / 44), height, look, "beats"), height // 2
    if not pointed:  # both ends are its right one
        mirrored, whole = pygame.transform.flip(whole, True, False), whole.copy()
        whole.fill((0, 0, 0, 0), (0, 0, end, height))
        whole.blit(mirrored, (0, 0), (0, 0, end, height))
    return _stretched(whole, width, round(height * ARROW) if pointed else end, end)


def _beats(width: int, height: int, look: Look, crew: int) -> pygame.Surface:
    """The five elements, those a crew does not beat faint; in high contrast crossed out."""
    surface = blank(width, height)
    large = look.text_percent > 100
    apart, share = (0.84, 0.8) if large else (0.78, 0.72)
    pointed = not large or width >= height * (ARROW + 0.16 + apart * content.ELEMENTS)
    left = round(height * (ARROW if pointed else 0.16))  # large signs need the room of the arrow
    step = min(height * apart, (width - left - height * 0.16) / content.ELEMENTS)
    wide = min(width, round(left + step * content.ELEMENTS + height * 0.16))
    surface.blit(strip(look, wide, height, pointed), (0, 0))
    size = round(min(step * 0.94, height * share))
    for number, beaters in enumerate(content.BEATERS):
        sign, x = element(look, number, size), left + (number + 0.5) * step
        if not crew & beaters:
            sign = sign.copy()
            sign.set_alpha(140 if look.plain else 60)
        place = put(surface, sign, x, height * 0.47)
        if look.plain and not crew & beaters:
            start, end = (place.x + size * 0.14, place.y + size * 0.86), (place.x + size * 0.86, place.y + size * 0.14)
            pygame.draw.line(surface, "#ffffff", start, end, max(2, round(size * 0.1)))
    return surface


def _aim(width: int, height: int, look: Look, colour: str) -> pygame.Surface:
    """An ellipse round the space pointed at."""
    line = max(1.5, look.unit * 2.4)
    shape = f'cx="{width / 2}" cy="{height / 2}" rx="{width / 2 - line:.1f}" ry="{height / 2 - line:.1f}"'
    return vector(width, height, f'<ellipse {shape} fill="none" stroke="{colour}" stroke-width="{line:.1f}"/>')


def _string(width: int, height: int, look: Look, rises: bool) -> pygame.Surface:
    start, end = (height, 0) if rises else (0, height)
    way = f"M0 {start}Q{width * 0.5:.1f} {height * 0.72:.1f} {width} {end}"
    ink = "#ffffff" if look.plain else "#f2d49a"
    line = f'fill="none" stroke="{ink}" stroke-width="{max(1.2, look.unit * 1.6):.1f}" stroke-opacity="0.8"'
    return vector(width, height, f'<path d="{way}" {line}/>')


def _clock(
    width: int, height: int, look: Look, words: str, rounds: int, limit: int, alien: int, most: int, last: bool
) -> pygame.Surface:
    """The clock: who leads, a bar of rounds, a bar of alien cats left."""
    surface = look.box(width, height, "veil", "accent" if last else "panel_edge", radius=14, opacity=0.8).copy()
    ink = "accent" if last else "ink"
    line, pad = height // 3, look.px(9)
    room = pygame.Rect(pad, look.px(2), width - 2 * pad, line)
    write(surface, look, words, room, 14.5, ink, align="left")
    share = 1.0 if last else rounds / limit
    left = _("{count} left", count=alien)
    facts = ((share, "icons/clock", f"{rounds}/{limit}"), (1 - alien / most, f"{ART}head-0", left))
    letters = look.px(50 * max(1.0, look.text_percent / 100))
    letter = min(max(LEAST, round(13 * look.unit * look.text_percent / 100)), round(line * 0.7))
    while letter > 8 and max(look.face("bold", letter).size(told)[0] for *_rest, told in facts) > letters:
        letter -= 1  # both as large as the longer one has room for
    for number, (done, icon, told) in enumerate(facts, 1):
        y = round(line * (number + 0.42))
        size = round(line * 0.72)
        put(surface, look.art(icon, size, size), pad, y, "midleft")
        track = pygame.Rect(0, 0, width - 2 * pad - size - letters - look.px(10), look.px(9))
        track.midleft = (pad + size + look.px(6), y)
        surface.blit(look.box(track.width, track.height, "#0c0828", "panel_edge", radius=99), track)
        filled = max(track.height, round(track.width * done))
        fill = "bad" if done > 0.8 and not look.plain else "accent"
        surface.blit(look.box(filled, track.height, fill, radius=99), track)
        put(surface, look.fitted(told, "bold", letter, letters, "ink"), width - pad, y, "midright")
    return surface


def _dice(width: int, height: int, look: Look, black: int, white: int) -> pygame.Surface:
    surface, size = blank(width, height), round(width * 0.62)
    for die, (face, share) in enumerate(((black, (0.32, 0.36)), (white, (0.68, 0.64)))):
        put(surface, furniture.paint(("die", face, die), size, size, look), width * share[0], height * share[1])
    return surface


def _ship(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    surface = furniture.art(width, height, look, f"{ART}flyer-{seat}")
    size, x, y = round(width * 0.4), width * 0.5, height * 0.64
    if look.plain:  # rockets are all white: a large mark tells them apart
        size, y = round(width * 0.78), height * 0.5
        put(surface, look.box(size, size, "#000000", "#ffffff", radius=size, edge_units=1.5), x, y)
        size = round(size * 0.7)
    put(surface, look.art(f"seats/badge-{seat}", size, size), x, y)
    return surface


PAINTERS: furniture.Painters = {
    "thing": thing,
    "element": _element,
    "dot": lambda width, height, look, colour: look.box(
        width, height, "#ffffff" if look.plain else colour, radius=99, opacity=0.75
    ),
    "console": _console,
    "stock": _stock,
    "system": _system,
    "engraved": _engraved,
    "reach": _reach,
    "world": _world,
    "tag": _tag,
    "plate": _plate,
    "name": _name,
    "beats": _beats,
    "aim": _aim,
    "string": _string,
    "ship": _ship,
    "dice": _dice,
    "clock": _clock,
}
