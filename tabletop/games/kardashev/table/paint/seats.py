"""The plates of those who play Kardashev, painted: points, stocks, pegs for what is left to build, pins on the rail."""

import pygame

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules.content import FEW_COLONIES, PIECES
from tabletop.games.kardashev.table.paint.place import kind_mark, large, mixed, pill, pill_height, plain
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import blank, lettering, put, write

LARGE = 125
"""Above this text size there is no room for sentences on a desk."""
NIGHT, DEEP = "#24154a", "#170e30"


def _panel(width: int, height: int, look: Look, seat: int, acting: bool) -> pygame.Surface:
    """A plate in a seat's colour, brighter at its edge while its player decides."""
    if look.plain:
        return look.box(width, height, "#000000", "accent" if acting else "#ffffff", 14, 3.5 if acting else 2).copy()
    colour, round_ = SEAT_COLOURS[seat], 14 * look.unit
    line = (3.0 if acting else 0.0) * look.unit
    edge = f'stroke="{colour}" stroke-width="{line:.1f}"' if acting else ""
    return vector(
        width,
        height,
        f'<defs><linearGradient id="a" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" '
        f'stop-color="{mixed(colour, NIGHT, 0.76)}"/><stop offset="1" stop-color="{DEEP}"/></linearGradient></defs>'
        f'<rect x="{line / 2:.1f}" y="{line / 2:.1f}" width="{width - line:.1f}" height="{height - line:.1f}" '
        f'rx="{round_:.1f}" fill="url(#a)" {edge}/>'
        f'<rect x="{round_:.1f}" y="0" width="{width - 2 * round_:.1f}" height="{3.4 * look.unit:.1f}" '
        f'rx="{1.7 * look.unit:.1f}" fill="{colour}"/>',
    )


def pegs(width: int, height: int, look: Look, seat: int, count: int) -> pygame.Surface:
    """The colonies that are left to build; with only those in the red corner the last round is called."""
    step, gap = width / (PIECES + 0.4), width * 0.4 / (PIECES + 0.4)
    bold = look.plain
    ground, danger, none = ("#000000", "#000000", "#888888") if bold else ("#0e0826", "#8e1f45", "#5a4a86")
    edge = 'stroke="#ffffff" stroke-width="1.5"' if bold else ""
    half = height / 2
    body = (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{half * 0.7:.1f}" fill="{ground}" {edge}/>'
        f'<rect x="1" y="1" width="{step * FEW_COLONIES + gap / 2:.1f}" height="{height - 2}" rx="{half * 0.7:.1f}" '
        f'fill="{danger}" {edge}/>'
        f'<rect x="{step * FEW_COLONIES + gap / 2:.1f}" y="0" width="{max(1.5, gap * 0.3):.1f}" height="{height}" '
        'fill="#ffd9d0"/>'
    )
    spots = [step * (place + 0.5) + (gap if place >= FEW_COLONIES else 0) for place in range(PIECES)]
    for x in spots[max(0, count) :]:
        body += (
            f'<rect x="{x - step * 0.26:.1f}" y="{height * 0.6:.1f}" width="{step * 0.52:.1f}" '
            f'height="{height * 0.14:.1f}" rx="{height * 0.07:.1f}" fill="{none}"/>'
        )
    surface = vector(width, height, body)
    size = round(min(step * 0.94, height * 0.86))
    dome = plain(look, look.art(f"kardashev/peg-{seat}", size, size))
    for x in spots[:count]:
        put(surface, dome, x, height * 0.46)
    return surface


def _stocks(
    surface: pygame.Surface, look: Look, stocks: tuple[int, ...], x: float, y: float, step: float, side: int
) -> None:
    for kind, count in enumerate(stocks):
        left = x + kind * step
        put(surface, plain(look, kind_mark(look, kind, side)), left, y, "midleft")
        number = pygame.Rect(round(left + side * 1.12), round(y - side * 0.75), round(step - side * 1.2), side * 3 // 2)
        write(surface, look, str(count), number, 16, "ink", "bold", "left")


def plate(
    width: int,
    height: int,
    look: Look,
    seat: int,
    acting: bool,
    name: str,
    says: str,
    points: int,
    stocks: tuple[int, ...],
    left: int,
) -> pygame.Surface:
    """A rival's plate."""
    surface, px = _panel(width, height, look, seat, acting), look.px
    if large(look):
        return _large_plate(surface, look, seat, name, says, points, stocks, left)
    side, grown = px(16), height - px(94)
    """What large letters have more: half of it for the name, the rest for the other lines."""
    high = px(23) + grown // 3
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), px(11), px(6) + high / 2, "midleft")
    write(surface, look, name, pygame.Rect(px(31), px(6), width - px(100), high), 17, "ink", "bold", "left")
    second = pygame.Rect(px(31), px(4) + high, width - px(107), px(17) + grown // 3)
    write(surface, look, says, second, 13, "ink_soft", "bold", "left")
    score = lettering(look, str(points), px(64), px(30) + grown // 3, 29, _bright(look, seat), "title")
    put(surface, score, width - px(11), px(5), "topright")
    caption = pygame.Rect(width - px(71), second.top + px(4), px(60), second.height)
    write(surface, look, _("points"), caption, 12, "ink_soft", "bold", "right")
    _stocks(surface, look, stocks, px(11), height - px(37) - grown // 6, px(56), px(20))
    row = pegs(width - px(44), px(18), look, seat, left)
    put(surface, row, px(9), height - px(14), "midleft")
    number = pygame.Rect(width - px(34), height - px(24), px(25), px(20))
    write(surface, look, str(left), number, 15, _few(look, left), "bold", "right")
    return surface


def _large_plate(
    surface: pygame.Surface,
    look: Look,
    seat: int,
    name: str,
    says: str,
    points: int,
    stocks: tuple[int, ...],
    left: int,
) -> pygame.Surface:
    """The same in large letters, one thing below the other; that the number is points is said by a tip."""
    px, (width, height), pad = look.px, surface.get_size(), look.px(9)
    first, second, third = (round(height * part) for part in (0.28, 0.57, 0.8))
    side = px(20)
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), pad, first / 2 + px(3), "midleft")
    room = pygame.Rect(pad + side + px(5), px(4), width - 2 * pad - side, first - px(2))
    write(surface, look, name, room, 17, "ink", "bold", "left")
    score = lettering(look, str(points), px(72), second - first, 29, _bright(look, seat), "title")
    there = put(surface, score, width - pad, (first + second) / 2, "midright")
    room = pygame.Rect(pad, first, there.left - pad - px(4), second - first)
    write(surface, look, says, room, 13, "ink_soft", "bold", "left")
    _stocks(surface, look, stocks, pad, (second + third) / 2, (width - 2 * pad) / len(stocks), px(24))
    number = lettering(look, str(left), px(48), height - third - px(2), 15, _few(look, left))
    there = put(surface, number, width - pad, (third + height) / 2 - px(2), "midright")
    put(surface, pegs(there.left - pad - px(6), px(20), look, seat, left), pad, there.centery, "midleft")
    return surface


def _few(look: Look, left: int) -> str:
    """The ink of what is left to build, which warns before the end."""
    return "#ffc4bb" if left <= FEW_COLONIES + 2 and not look.plain else "ink"


def _bright(look: Look, seat: int) -> str:
    return "ink" if look.plain else mixed(SEAT_COLOURS[seat], "#ffffff", 0.3)


def desk(
    width: int,
    height: int,
    look: Look,
    seat: int,
    acting: bool,
    name: str,
    says: str,
    points: int,
    stocks: tuple[int, ...],
    left: int,
    end: str,
) -> pygame.Surface:
    """The viewer's own plate, written on the desk; the stocks stand on it in jars."""
    surface, px = _panel(width, height, look, seat, acting), look.px
    if large(look):
        return _high_desk(surface, look, seat, name, says, points, left)
    if look.text_percent > LARGE:
        return _short_desk(surface, look, seat, name, says, points, left)
    side = px(18)
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), px(10), px(19), "midleft")
    write(surface, look, name, pygame.Rect(px(34), px(6), px(80), px(26)), 20, "ink", "bold", "left")
    write(surface, look, says, pygame.Rect(px(10), px(31), px(104), px(18)), 14, "ink_soft", "bold", "left")
    score = lettering(look, str(points), px(56), px(36), 33, _bright(look, seat), "title")
    put(surface, score, px(166), px(1), "topright")
    write(surface, look, _("points"), pygame.Rect(px(110), px(32), px(56), px(16)), 13, "ink_soft", "bold", "right")
    put(surface, pegs(width - px(16), px(22), look, seat, left), width / 2, px(63))
    build = counted("{count} colony piece left", "{count} colony pieces left", left)
    words = pygame.Rect(px(10), height - px(23), round(width * 0.5), px(20))
    write(surface, look, build, words, 14, "ink", "bold", "left")
    words = pygame.Rect(round(width * 0.55), words.top, round(width * 0.45) - px(10), words.height)
    write(surface, look, end, words, 13, "#ffc4bb" if not look.plain else "ink", "bold", "right")
    return surface


def _short_desk(
    surface: pygame.Surface, look: Look, seat: int, name: str, says: str, points: int, left: int
) -> pygame.Surface:
    """The same in large letters: the pegs have a short word instead of a sentence."""
    px, side = look.px, look.px(20)
    width, height = surface.get_size()
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), px(10), px(20), "midleft")
    write(surface, look, name, pygame.Rect(px(34), px(3), px(140), px(34)), 20, "ink", "bold", "left")
    write(surface, look, says, pygame.Rect(px(10), px(38), px(158), px(28)), 14, "ink_soft", "bold", "left")
    score = lettering(look, str(points), px(56), px(40), 33, _bright(look, seat), "title")
    there = put(surface, score, px(184), px(49), "midleft")
    caption = pygame.Rect(there.right + px(8), px(38), width - there.right - px(16), px(28))
    write(surface, look, _("points"), caption, 14, "ink_soft", "bold", "left")
    put(surface, pegs(width - px(108), px(26), look, seat, left), px(8), height - px(18), "midleft")
    number = pygame.Rect(width - px(98), height - px(33), px(90), px(30))
    write(surface, look, _("{count} left", count=left), number, 15, "ink", "bold", "right")
    return surface


def _high_desk(
    surface: pygame.Surface, look: Look, seat: int, name: str, says: str, points: int, left: int
) -> pygame.Surface:
    """The same in very large letters, one thing below the other; the jars stand at the right of the points."""
    px, (width, height), pad, text = look.px, surface.get_size(), look.px(10), look.text_percent / 100
    first, second, third = (px(lines * text) for lines in (24, 41, 81))
    side = px(22)
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), pad, first / 2 + px(4), "midleft")
    room = pygame.Rect(pad + side + px(6), px(5), width - 2 * pad - side - px(6), first - px(2))
    write(surface, look, name, room, 20, "ink", "bold", "left")
    room = pygame.Rect(pad, first + px(1), width - 2 * pad, second - first)
    write(surface, look, says, room, 14, "ink_soft", "bold", "left")
    wide, middle = width - 2 * pad - px(3 * (29 * text + 2)), second + (third - second) * 0.64
    score = lettering(look, str(points), wide, round(middle) - second, 33, _bright(look, seat), "title")
    put(surface, score, pad + wide / 2, (second + middle) / 2)
    room = pygame.Rect(pad, round(middle), wide, third - round(middle))
    write(surface, look, _("points"), room, 13, "ink_soft", "bold")
    number = lettering(look, _("{count} left", count=left), px(150), height - third - px(4), 15, _few(look, left))
    there = put(surface, number, width - pad, (third + height) / 2, "midright")
    put(surface, pegs(there.left - pad - px(8), px(24), look, seat, left), pad, there.centery, "midleft")
    return surface


def pin(width: int, height: int, look: Look, seat: int, head: str, points: int) -> pygame.Surface:
    """A seat's marker on the rail of points."""
    surface, wide = blank(width, height), round(width * 0.96)
    put(surface, plain(look, look.art(f"kardashev/pin-{seat}", wide, round(wide * 1.24))), width / 2, 0, "midtop")
    face = look.made(("kd-face", head, wide), lambda: _face(look, head, wide))
    put(surface, plain(look, face), width / 2, wide / 2)
    put(surface, pill(look, str(points), pill_height(look, 25), SEAT_COLOURS[seat]), width / 2, height, "midbottom")
    return surface


def _face(look: Look, head: str, wide: int) -> pygame.Surface:
    """Only the face of a head, cut round."""
    size = round(wide * 1.12)
    picture = look.art(f"{head}-calm", size, size)
    inner = round(wide * 0.84)
    surface = blank(inner, inner)
    put(surface, picture, inner / 2, inner * 0.5)
    hole = vector(inner, inner, f'<circle cx="{inner / 2}" cy="{inner / 2}" r="{inner / 2}" fill="#ffffff"/>')
    surface.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


PAINTERS = {painter.__name__: painter for painter in (plate, desk, pin)}
