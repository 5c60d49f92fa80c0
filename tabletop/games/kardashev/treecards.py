"""The screen of the technology tree, painted: sky, shelves, arrows, every technology's card, the heads of its levels.

Imports the view, the plan of the tree and the furniture.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.games.kardashev.model import Deed
from tabletop.games.kardashev.props import mixed, plain
from tabletop.games.kardashev.technologies import KINDS, TECHNOLOGIES, TEXTS, open_to
from tabletop.games.kardashev.tree import KIND_FILES, symbol
from tabletop.games.kardashev.treeplan import (
    BETWEEN, ENTRIES, FAR, ICON, LABORATORY, LEADING, PAIRS, SIGN, TIGHT, WORDS, Entry, Lettering, Plan, gap_of,
    lab_width, lined,
)  # fmt: skip
from tabletop.games.kardashev.view import KardashevView
from tabletop.ui.furniture import blank, put
from tabletop.ui.look import Look, vector
from tabletop.words import _

LOCKED, OPEN, LEGAL, OWN = range(4)
"""How a technology stands for the viewer: needs another one, can be had later, can be paid now, is there."""
GOLD, SHADE, DARK = "#ffdc8a", "#1a0f38", "#2c1646"
LIT, UNLIT = "#ffd36b", "#7a68b0"
DIM = "#cfc4e8"
LAB = "LAB"
LABS = (("#7ff0d6", "#0f2f3a"), ("#4f9a94", "#0b2530"))


class Standing(NamedTuple):
    """What the viewer sees of the tree: everybody's technologies and what can be chosen now."""

    states: tuple[int, ...]
    actions: dict[int, Deed]
    """What is legal, by technology."""
    known: int
    owners: tuple[tuple[int, ...], ...]
    stock: tuple[int, int, int]

    @classmethod
    def of(cls, view: KardashevView, legal: Sequence[Deed]) -> "Standing":
        known = view.known[view.me]
        actions = {action.first: action for action in legal if action.verb in ("research", "learn")}
        states = tuple(
            OWN if known >> number & 1 else LEGAL if number in actions else OPEN if open_to(known) >> number & 1 else LOCKED
            for number in range(len(TECHNOLOGIES))
        )  # fmt: skip
        owners = tuple(
            tuple(seat for seat in range(view.seats) if view.has(seat, number)) for number in range(len(TECHNOLOGIES))
        )
        food, matter, energy = view.resources[KINDS * view.me : KINDS * view.me + KINDS]
        return cls(states, actions, known, owners, (food, matter, energy))

    def swaps(self, number: int) -> bool:
        """Whether it would take the place of one that is there."""
        other = TECHNOLOGIES[number].other
        return other >= 0 and bool(self.known >> other & 1)


# -- small things -----------------------------------------------------------------------------------------


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
        return plain(look, look.art(symbol(kind) if coin else f"kardashev/kind-{KIND_FILES[kind]}", size, size))

    def make() -> pygame.Surface:
        dots = zip(((50, 33), (65, 58), (35, 58)), ("#ff8f6b", "#3f9aa8", "#e09a1e"), strict=True)
        ground = '<circle cx="50" cy="50" r="49" fill="#1d1440"/>' if coin else ""
        body = "".join(f'<circle cx="{x}" cy="{y}" r="11" fill="{colour}"/>' for (x, y), colour in dots)
        return plain(look, vector(size, size, f'<g transform="scale({size / 100})">{ground}<circle cx="50" cy="50" '
                                  f'r="40" fill="#ffe9d8"/>{body}</g>'))  # fmt: skip

    return look.made(("any-kind", size, coin), make)


def cost_row(
    look: Look, number: int, side: float, colour: str, short: Sequence[int] = (), coins: bool = False
) -> pygame.Surface:
    """What a technology costs as kinds with numbers; those one has too few of are red."""
    cost = TECHNOLOGIES[number].cost
    parts: list[tuple[pygame.Surface, float]] = []
    if TECHNOLOGIES[number].alike:
        parts = [(kind_mark(look, kind, side, coins), -0.3 * side) for kind in range(KINDS)]
        parts.append((ink(look, _("2 alike"), side * 0.7, colour), 0))
        parts[2] = (parts[2][0], side * 0.2)
    for kind, count in enumerate(cost):
        lacks = kind < KINDS and kind in short
        if count > 1:
            parts.append((ink(look, str(count), side * 0.78, _bad(look) if lacks else colour), side * 0.04))
        if count:
            mark = kind_mark(look, kind, side, coins)
            if lacks:
                mark = mark.copy()
                mark.set_alpha(130)
            parts.append((mark, side * 0.24))
    width = sum(part.get_width() + gap for part, gap in parts) - parts[-1][1]
    surface = blank(round(width) + 1, round(side))
    left = 0.0
    for part, gap in parts:
        put(surface, part, left, side / 2, "midleft")
        left += part.get_width() + gap
    return surface


def _bad(look: Look) -> str:
    return "bad" if look.plain else "#ff9d9d"


def badge(look: Look, seat: int, side: float) -> pygame.Surface:
    """A seat's shape on a dark disc."""
    size = max(8, round(side))

    def make() -> pygame.Surface:
        edge = 'stroke="#ffffff" stroke-width="5"' if look.plain else ""
        surface = vector(size, size, f'<circle cx="{size / 2}" cy="{size / 2}" r="{size / 2 - (3 if edge else 0)}" '
                         f'fill="{"#000000" if look.plain else "#120d30"}" {edge}/>')  # fmt: skip
        inner = round(size * 0.62)
        put(surface, plain(look, look.art(f"kardashev/mark-{seat}", inner, inner)), size / 2, size / 2)
        return surface

    return look.made(("tree-badge", seat, size), make)


def disc(look: Look, words: str, side: float) -> pygame.Surface:
    """A word on a golden coin: the "or" between two, the points of a level."""
    size = round(side)
    surface = vector(size, size, f'<g transform="scale({size / 96})">{_gold("g")}<circle cx="48" cy="48" r="48" '
                     f'fill="{SHADE}"/><circle cx="48" cy="48" r="41" fill="{_golden(look)}"/></g>')  # fmt: skip
    put(surface, ink(look, words, side * 0.46, DARK), size / 2, size * 0.48)
    return surface


def _gold(name: str) -> str:
    return (f'<defs><linearGradient id="{name}" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" '
            'stop-color="#fff0c8"/><stop offset="1" stop-color="#f2b866"/></linearGradient></defs>')  # fmt: skip


def _golden(look: Look) -> str:
    return "#ffffff" if look.plain else "url(#g)"


def star(look: Look, points: int, side: float, dim: bool) -> pygame.Surface:
    """What a technology scores."""
    size = round(side)
    spikes = ("50 4", "66 28", "96 36", "77 60", "79 92", "50 81", "21 92", "23 60", "4 36", "34 28")
    fill = "#b99a68" if dim and not look.plain else _golden(look)
    surface = vector(size, size, f'<g transform="scale({size / 100})">{_gold("g")}<polygon points="{" ".join(spikes)}" '
                     f'fill="{fill}" stroke="{SHADE}" stroke-width="6" stroke-linejoin="round"/></g>')  # fmt: skip
    put(surface, ink(look, str(points), side * 0.42, "#3a1d10"), size / 2, size * 0.53)
    return surface


def lab_mark(look: Look, height: float, dim: bool = False) -> pygame.Surface:
    ground, letters = ("#ffffff", "#000000") if look.plain else LABS[dim]
    size = round(height * 2.1), round(height)
    surface = vector(*size, f'<rect width="{size[0]}" height="{size[1]}" rx="{size[1] / 2}" fill="{ground}"/>')
    put(surface, ink(look, LAB, height * 0.66, letters), size[0] / 2, size[1] * 0.49)
    return surface


def panel(
    look: Look, width: int, height: int, radius: float, top: str, bottom: str, edge: str = "", line: float = 2.4,
    dashed: bool = False, sheen: float = 0.1,
) -> pygame.Surface:  # fmt: skip
    """A rounded card with a soft light at its upper edge."""
    unit = look.unit
    thick = line * unit if edge else 0.0
    dash = f'stroke-dasharray="{6 * unit:.1f} {5 * unit:.1f}"' if dashed else ""
    stroke = f'stroke="{edge}" stroke-width="{thick:.2f}" {dash}' if edge else ""
    light = "" if look.plain else (
        f'<rect x="{2 * unit}" y="{2 * unit}" width="{width - 4 * unit}" height="{min(height * 0.5, 30 * unit)}" '
        f'rx="{(radius - 2) * unit}" fill="url(#q)"/>'
    )  # fmt: skip
    return vector(
        width, height,
        f'<defs><linearGradient id="p" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient><linearGradient id="q" x1="50%" y1="0%" x2="50%" '
        f'y2="100%"><stop offset="0" stop-color="#ffffff" stop-opacity="{sheen}"/><stop offset="1" '
        'stop-color="#ffffff" stop-opacity="0"/></linearGradient></defs>'
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{width - thick}" height="{height - thick}" '
        f'rx="{radius * unit}" fill="url(#p)"/>{light}'
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{width - thick}" height="{height - thick}" '
        f'rx="{radius * unit}" fill="none" {stroke}/>',
    )  # fmt: skip


# -- a card -----------------------------------------------------------------------------------------------


def draw_card(surface: pygame.Surface, plan: Plan, standing: Standing, number: int) -> None:
    """A technology's card, with the marks of those who have it on its upper edge."""
    look, state, rect = plan.look, standing.states[number], plan.rects[number]
    unit = look.unit
    swap = standing.swaps(number)
    if state == LEGAL:
        rect = rect.move(0, -round(2 * unit))
    glow = GOLD if state == LEGAL and not swap else "#08031a"
    if not look.plain:
        light = look.halo(*rect.size, glow, 9, 12)
        surface.blit(light, light.get_rect(center=rect.center if state == LEGAL else rect.move(0, look.px(2)).center))
    face = _card_ground(look, rect.size, ENTRIES[number], state, swap)
    dim = state == LOCKED
    letters = ("ink" if not dim else "#b4b4c4") if look.plain else "#ffffff" if not dim else DIM
    if plan.brief and (told := plan.lettering(number, plan.growth)):
        _write_full(face, plan, standing, number, told, letters, dim)
    else:
        _write_large(face, plan, standing, number, letters, dim)
    surface.blit(face, rect)
    side = 22 * unit * (1.0 if plan.brief else 1.1)
    for place, seat in enumerate(reversed(standing.owners[number])):
        put(surface, badge(look, seat, side), rect.right - side * (0.3 + 0.95 * place), rect.top - (unit if plan.brief else 4 * unit))
    if not plan.brief and number in LABORATORY:
        put(surface, lab_mark(look, 17 * unit, dim), rect.left + 10 * unit, rect.top - 2 * unit, "midleft")


def _card_ground(look: Look, size: tuple[int, int], entry: Entry, state: int, swap: bool) -> pygame.Surface:
    if look.plain:
        fill = "#3a3a4c" if state == OWN else "#000000"
        edge, line = {OWN: ("#ffffff", 2.0), LEGAL: ("#ffd60a", 3.6), OPEN: ("#ffffff", 1.4)}.get(state, ("#6c6c78", 1.2))
        return panel(look, *size, 12, fill, fill, edge, line, swap and state == LEGAL)
    shades = {
        OWN: (("#1b1040", 0.30), ("#1b1040", 0.45)),
        LEGAL: (("#2a1a55", 0.55), ("#1e1142", 0.70)),
        OPEN: (("#2a1a55", 0.64), ("#1b0f3c", 0.78)),
        LOCKED: (("#241648", 0.84), ("#1a0f38", 0.90)),
    }[state]
    top, bottom = (mixed(entry.colour, *shade) for shade in shades)
    edge = GOLD if state == LEGAL else ""
    return panel(look, *size, 12, top, bottom, edge, 2.4, swap, 0.12 if state in (OWN, LEGAL) else 0.06)


def _picture(look: Look, number: int, side: float, dim: bool) -> pygame.Surface:
    art = plain(look, look.art(f"kardashev/tech-{TEXTS[number]}", round(side), round(side)))
    if dim:
        art = art.copy()
        art.set_alpha(150)
    return art


def _short(standing: Standing, number: int) -> tuple[int, ...]:
    """The kinds of which there are too few."""
    if standing.states[number] == OWN:
        return ()
    return tuple(kind for kind in range(KINDS) if standing.stock[kind] < TECHNOLOGIES[number].cost[kind])


def _within(row: pygame.Surface, width: float) -> pygame.Surface:
    if row.get_width() <= width:
        return row
    return pygame.transform.smoothscale_by(row, width / row.get_width())


def _write_full(
    face: pygame.Surface, plan: Plan, standing: Standing, number: int, told: Lettering, letters: str, dim: bool
) -> None:
    """Picture, name, cost and what it does."""
    look, unit, growth = plan.look, plan.look.unit, plan.growth
    width, height = face.get_size()
    icon = ICON * unit * min(growth, 1.25)
    left, sign, line = icon + 14 * unit, SIGN * unit * growth, WORDS * unit * growth * LEADING
    spare = max(0.0, height - told.band - len(told.brief) * line - 4 * unit)
    top = min(spare * 0.35, 6 * unit)
    put(face, _picture(look, number, icon, dim), 10 * unit, top + told.band / 2 + 2 * unit, "midleft")
    put(face, star(look, TECHNOLOGIES[number].level, 27 * unit * growth**0.5, dim), unit, unit, "topleft")
    step = told.name_px * TIGHT
    y = top + (told.band - len(told.name) * step - sign) / 2 + 2 * unit
    for words in told.name:
        put(face, ink(look, words, told.name_px, letters), left, y + step / 2, "midleft")
        y += step
    row = cost_row(look, number, sign, letters, _short(standing, number))
    put(face, _within(row, width - left - 5 * unit), left, y + sign / 2, "midleft")
    x, bottom = 9 * unit, height - 6 * unit - top
    start = (told.band + top + bottom) / 2 - len(told.brief) * line / 2 + unit
    if number in LABORATORY:
        put(face, lab_mark(look, 17 * unit * growth, dim), x, start + len(told.brief) * line / 2, "midleft")
        x += lab_width(plan, growth)
    for place, words in enumerate(told.brief):
        put(face, ink(look, words, WORDS * unit * growth, letters), x, start + (place + 0.5) * line, "midleft")


def _write_large(
    face: pygame.Surface, plan: Plan, standing: Standing, number: int, letters: str, dim: bool
) -> None:
    """Where letters are large: the name above, picture and cost below."""
    look, unit = plan.look, plan.look.unit
    width, height = face.get_size()
    size, sign = plan.large_name(), plan.large_sign()
    lines = lined(look, TECHNOLOGIES[number].name, size, width - 14 * unit)
    step = size * TIGHT
    icon = min(height - len(lines) * step - 8 * unit, ICON * unit)
    y = (height - icon - 5 * unit - len(lines) * step) / 2 + unit
    for words in lines:
        put(face, ink(look, words, size, letters), 8 * unit, y + step / 2, "midleft")
        y += step
    middle, left = height - 4 * unit - icon / 2, icon + 12 * unit
    put(face, _picture(look, number, icon, dim), 7 * unit, middle, "midleft")
    row = cost_row(look, number, sign, letters, _short(standing, number))
    put(face, _within(row, width - left - 5 * unit), left, middle, "midleft")


# -- behind the cards -------------------------------------------------------------------------------------


def draw_sky(surface: pygame.Surface, plan: Plan) -> None:
    """A night with coloured clouds, and a brass shelf under every row."""
    look, unit = plan.look, plan.look.unit
    width, height = look.size
    if look.plain:
        surface.fill("#000000")
        return
    small = width // 4, height // 4
    clouds = ((0.79, 0.53, 0.44, "#8a4ab0", 0.36), (0.16, 0.42, 0.36, "#2f6ab8", 0.30), (0.5, 0.53, 0.33, "#ffab6a", 0.16))
    defs, body = "", f'<rect width="{small[0]}" height="{small[1]}" fill="url(#s)"/>'
    for place, (x, y, radius, colour, strong) in enumerate(clouds):
        defs += (f'<radialGradient id="c{place}" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="{colour}" '
                 f'stop-opacity="{strong}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
                 '</radialGradient>')  # fmt: skip
        body += (f'<circle cx="{x * small[0]}" cy="{y * small[1]}" r="{radius * small[0]}" fill="url(#c{place})"/>')
    night = vector(*small, f'<defs><linearGradient id="s" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" '
                   'stop-color="#140d38"/><stop offset="0.5" stop-color="#231453"/><stop offset="1" '
                   f'stop-color="#3a1d5e"/></linearGradient>{defs}</defs>{body}')  # fmt: skip
    surface.blit(pygame.transform.smoothscale(night, (width, height)), (0, 0))
    chance = random.Random(9)
    for _star in range(130):
        at = chance.randrange(width), chance.randrange(height)
        shade = surface.get_at(at).lerp(pygame.Color("#fff6e3"), chance.uniform(0.2, 0.8))
        pygame.draw.aacircle(surface, shade, at, max(0.8, chance.choice((0.6, 0.9, 1.3)) * unit))
    for row in range(1, 7):
        y = round(plan.top + row * plan.row - BETWEEN * unit)
        pygame.draw.rect(surface, "#3c2150", (0, y, width, look.px(9)))
        pygame.draw.rect(surface, "#9c7350", (0, y, width, max(1, look.px(2))))


def draw_ways(surface: pygame.Surface, plan: Plan, known: int) -> None:
    """Arrows from what is needed, bright where it is there."""
    trays = _trays(plan)
    lines: list[tuple[bool, str, tuple[float, float] | None]] = []
    for target in {trays[number] for number in ENTRIES if TECHNOLOGIES[number].needs}:
        number = target[0]
        end = plan.rects[number]
        straight = [need for need in TECHNOLOGIES[number].needs if ENTRIES[need].row == ENTRIES[number].row]
        below = [need for need in TECHNOLOGIES[number].needs if need not in straight]
        y, start = end.centery, max(plan.rects[need].right for need in straight)
        ready = any(known >> need & 1 for need in straight)
        tip = end.left - (2 if number == target[-1] else 6) * plan.look.unit
        joint = start + (FAR + 6) * plan.look.unit
        if below:
            mine = plan.rects[below[0]]
            x, level, bend = mine.right - 40 * plan.look.unit, mine.top - 6 * plan.look.unit, 9 * plan.look.unit
            joins = any(known >> need & 1 for need in below)
            lines.append((joins, f"M{x} {mine.top}V{level}H{joint - bend}Q{joint} {level} {joint} {level - bend}V{y}", None))
            lines.append((ready, f"M{start} {y}H{joint}", None))
            lines.append((ready or joins, f"M{joint} {y}H{tip - 9 * plan.look.unit}", (tip, y)))
        else:
            lines.append((ready, f"M{start} {y}H{tip - 9 * plan.look.unit}", (tip, y)))
    unit, body = plan.look.unit, ""
    for lit, way, point in sorted(lines, key=lambda line: line[0]):
        colour, wide = (LIT, 6 * unit) if lit else (UNLIT, 4.5 * unit)
        if plan.look.plain:
            colour = "#ffffff" if lit else "#7c7c88"
        for shade, more, strong in (("#140c34", 4 * unit, 0.6), (colour, 0.0, 1.0)):
            body += (f'<path d="{way}" fill="none" stroke="{shade}" stroke-width="{wide + more:.1f}" '
                     f'stroke-opacity="{strong}" stroke-linejoin="round"/>')  # fmt: skip
        if point:
            x, y = point
            body += (f'<polygon points="{x},{y} {x - 13 * unit},{y - 8 * unit} {x - 13 * unit},{y + 8 * unit}" '
                     f'fill="{colour}" stroke="{colour}" stroke-width="{2 * unit}" stroke-linejoin="round"/>')  # fmt: skip
    surface.blit(vector(*plan.look.size, body), (0, 0))


def _trays(plan: Plan) -> dict[int, tuple[int, ...]]:
    """Each technology with the one that excludes it, if there is one."""
    trays = {number: (number,) for number in ENTRIES}
    for one, other in PAIRS:
        trays[one] = trays[other] = (one, other)
    return trays


def draw_trays(surface: pygame.Surface, plan: Plan) -> None:
    """What two technologies that exclude each other lie in."""
    look, unit = plan.look, plan.look.unit
    for one, other in PAIRS:
        rect = plan.rects[one].union(plan.rects[other]).inflate(10 * unit, 8 * unit)
        colour = ENTRIES[one].colour
        top, bottom = mixed(colour, "#2a1650", 0.58), mixed(colour, "#1b0f3a", 0.72)
        if look.plain:
            surface.blit(panel(look, *rect.size, 16, "#000000", "#000000", "#9a9aa8", 1.0), rect)
        else:
            surface.blit(panel(look, *rect.size, 16, top, bottom), rect)


def draw_choices(surface: pygame.Surface, plan: Plan) -> None:
    """An "or" between two that exclude each other."""
    side = 28 * plan.look.unit * min(1.3, max(1.0, plan.text))
    for one, other in PAIRS:
        middle = (plan.rects[one].right + plan.rects[other].left) / 2
        put(surface, disc(plan.look, _("or"), side), middle, plan.rects[one].centery)
