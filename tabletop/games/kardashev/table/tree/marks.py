"""The small marks of the technology tree's screen: words, kinds, costs, seats, coins, stars, panels."""

from collections.abc import Sequence

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules.content import KINDS, TECHNOLOGIES
from tabletop.games.kardashev.table.paint.place import plain
from tabletop.games.kardashev.table.tree.plan import gap_of
from tabletop.games.kardashev.voice.pictures import SYMBOL_FILES, symbol_file
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.furniture import blank, put

SHADE, DARK = "#1a0f38", "#2c1646"
LAB = _("LAB")
LABS = (("#7ff0d6", "#0f2f3a"), ("#4f9a94", "#0b2530"))
"""Ground and letters of the laboratory's mark, bright and dim."""


def ink(look: Look, words: str, size: float, colour: str, face: str = "bold") -> pygame.Surface:
    """A line of words."""
    font, gap = look.face(face, max(7, round(size))), gap_of(size)
    drawn = [font.render(word, True, look.colour(colour)) for word in words.split()]
    surface = blank(sum(word.get_width() for word in drawn) + gap * (len(drawn) - 1), font.get_height())
    left = 0
    for word in drawn:
        surface.blit(word, (left, 0))
        left += word.get_width() + gap
    return surface


def kind_mark(look: Look, kind: int, side: float, coin: bool = False) -> pygame.Surface:
    """A kind, for light grounds on a dark coin; after the three kinds, any of them."""
    size = max(6, round(side))
    if kind < KINDS:
        return plain(look, look.art(symbol_file(kind) if coin else f"kardashev/kind-{SYMBOL_FILES[kind]}", size, size))

    def make() -> pygame.Surface:
        dots = zip(((50, 33), (65, 58), (35, 58)), ("#ff8f6b", "#3f9aa8", "#e09a1e"), strict=True)
        ground = '<circle cx="50" cy="50" r="49" fill="#1d1440"/>' if coin else ""
        body = "".join(f'<circle cx="{x}" cy="{y}" r="11" fill="{colour}"/>' for (x, y), colour in dots)
        return plain(
            look,
            vector(
                size,
                size,
                f'<g transform="scale({size / 100})">{ground}<circle cx="50" cy="50" r="40" fill="#ffe9d8"/>{body}</g>',
            ),
        )

    return look.made(("any-kind", size, coin), make)


def cost_row(
    look: Look, number: int, side: float, colour: str, short: Sequence[int] = (), coins: bool = False, room: float = 0
) -> pygame.Surface:
    """What a technology costs as kinds with numbers, closer and then smaller to fit a room; what lacks is red."""
    row = _costs(look, number, side, colour, short, coins, 0.24)
    if room and row.get_width() > room:
        row = _costs(look, number, side, colour, short, coins, 0.04)
    return row if not room or row.get_width() <= room else pygame.transform.smoothscale_by(row, room / row.get_width())


def _costs(
    look: Look, number: int, side: float, colour: str, short: Sequence[int], coins: bool, gap: float
) -> pygame.Surface:
    cost = TECHNOLOGIES[number].cost
    parts: list[tuple[pygame.Surface, float]] = []
    if TECHNOLOGIES[number].alike:
        if gap > 0.1:
            parts = [(kind_mark(look, kind, side, coins), (-0.3, -0.3, 0.2)[kind] * side) for kind in range(KINDS)]
        parts.append((ink(look, _("2 alike"), side * 0.7, colour), 0))
    for kind, count in enumerate(cost):
        lacks = kind < KINDS and kind in short
        if count > 1:
            parts.append((ink(look, str(count), side * 0.78, _bad(look) if lacks else colour), side * 0.04))
        if count:
            mark = kind_mark(look, kind, side, coins)
            if lacks:
                mark = mark.copy()
                mark.set_alpha(130)
            parts.append((mark, side * gap))
    surface = blank(round(sum(part.get_width() + space for part, space in parts) - parts[-1][1]) + 1, round(side))
    left = 0.0
    for part, space in parts:
        put(surface, part, left, side / 2, "midleft")
        left += part.get_width() + space
    return surface


def _bad(look: Look) -> str:
    return "bad" if look.plain else "#ff9d9d"


def badge(look: Look, seat: int, side: float) -> pygame.Surface:
    """A seat's shape on a dark disc."""
    size = max(8, round(side))

    def make() -> pygame.Surface:
        line = size * 0.07 if look.plain else 0.0
        edge = f'stroke="#ffffff" stroke-width="{line}"' if look.plain else ""
        surface = vector(
            size,
            size,
            f'<circle cx="{size / 2}" cy="{size / 2}" r="{size / 2 - line / 2}" '
            f'fill="{"#000000" if look.plain else "#120d30"}" {edge}/>',
        )
        inner = round(size * 0.62)
        mark = look.art(f"kardashev/mark-{seat}", inner, inner)
        if look.plain:
            mark = mark.copy()
            mark.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        put(surface, mark, size / 2, size / 2)
        return surface

    return look.made(("tree-badge", seat, size), make)


def disc(look: Look, words: str, side: float) -> pygame.Surface:
    """A word on a golden coin: the "or" between two, the points of a level."""
    size = round(side)
    surface = vector(
        size,
        size,
        f'<g transform="scale({size / 96})">{_gold("g")}<circle cx="48" cy="48" r="48" '
        f'fill="{SHADE}"/><circle cx="48" cy="48" r="41" fill="{_golden(look)}"/></g>',
    )
    put(surface, ink(look, words, side * 0.46, DARK), size / 2, size * 0.48)
    return surface


def _gold(name: str) -> str:
    return (
        f'<defs><linearGradient id="{name}" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" '
        'stop-color="#fff0c8"/><stop offset="1" stop-color="#f2b866"/></linearGradient></defs>'
    )


def _golden(look: Look) -> str:
    return "#ffffff" if look.plain else "url(#g)"


def star(look: Look, points: int, side: float, dim: bool) -> pygame.Surface:
    """What a technology scores."""
    size = round(side)
    spikes = ("50 4", "66 28", "96 36", "77 60", "79 92", "50 81", "21 92", "23 60", "4 36", "34 28")
    fill = "#b99a68" if dim and not look.plain else _golden(look)
    surface = vector(
        size,
        size,
        f'<g transform="scale({size / 100})">{_gold("g")}<polygon points="{" ".join(spikes)}" '
        f'fill="{fill}" stroke="{SHADE}" stroke-width="6" stroke-linejoin="round"/></g>',
    )
    put(surface, ink(look, str(points), side * 0.42, "#3a1d10"), size / 2, size * 0.53)
    return surface


def lab_mark(look: Look, height: float, dim: bool = False) -> pygame.Surface:
    ground, letters = ("#ffffff", "#000000") if look.plain else LABS[dim]
    size = round(height * 2.1), round(height)
    surface = vector(*size, f'<rect width="{size[0]}" height="{size[1]}" rx="{size[1] / 2}" fill="{ground}"/>')
    put(surface, ink(look, LAB, height * 0.66, letters), size[0] / 2, size[1] * 0.49)
    return surface


def panel(
    look: Look,
    width: int,
    height: int,
    radius: float,
    top: str,
    bottom: str,
    edge: str = "",
    line: float = 2.4,
    dashed: bool = False,
    sheen: float = 0.1,
) -> pygame.Surface:
    """A rounded card with a soft light at its upper edge."""
    unit = look.unit
    thick = line * unit if edge else 0.0
    dash = f'stroke-dasharray="{6 * unit:.1f} {5 * unit:.1f}"' if dashed else ""
    stroke = f'stroke="{edge}" stroke-width="{thick:.2f}" {dash}' if edge else ""
    light = (
        ""
        if look.plain
        else (
            f'<rect x="{2 * unit}" y="{2 * unit}" width="{width - 4 * unit}" height="{min(height * 0.5, 30 * unit)}" '
            f'rx="{(radius - 2) * unit}" fill="url(#q)"/>'
        )
    )
    return vector(
        width,
        height,
        f'<defs><linearGradient id="p" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient><linearGradient id="q" x1="50%" y1="0%" x2="50%" '
        f'y2="100%"><stop offset="0" stop-color="#ffffff" stop-opacity="{sheen}"/><stop offset="1" '
        'stop-color="#ffffff" stop-opacity="0"/></linearGradient></defs>'
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{width - thick}" height="{height - thick}" '
        f'rx="{radius * unit}" fill="url(#p)"/>{light}'
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{width - thick}" height="{height - thick}" '
        f'rx="{radius * unit}" fill="none" {stroke}/>',
    )
