"""Painters for the technology tree's screen: sky, shelves, arrows, cards, heads of levels."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules.content import COUNT, KINDS, TECHNOLOGIES, TEXTS, open_to
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.paint.place import mixed, pill, plain
from tabletop.games.kardashev.table.tree.marks import badge, cost_row, disc, ink, lab_mark, panel, star
from tabletop.games.kardashev.table.tree.plan import (
    ENTRIES,
    FAR,
    ICON,
    LABORATORY,
    LEADING,
    PAIRS,
    SIGN,
    TIGHT,
    WORDS,
    Entry,
    Lettering,
    Plan,
    lab_width,
)
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.furniture import put

LOCKED, OPEN, LEGAL, OWN = range(4)
"""How a technology stands for the viewer: needs another one, can be had later, can be paid now, is there."""
GOLD = "#ffdc8a"
LIT, UNLIT = "#ffd36b", "#7a68b0"
DIM = "#cfc4e8"


class Standing(NamedTuple):
    """What the viewer sees of the tree: everybody's technologies and what can be chosen now."""

    states: tuple[int, ...]
    actions: dict[int, Action]
    """What is legal, by technology."""
    known: int
    owners: tuple[tuple[int, ...], ...]
    stock: tuple[int, int, int]

    @classmethod
    def of(cls, view: KardashevView, legal: Sequence[Action]) -> "Standing":
        known = view.known[view.me]
        actions = {action.first: action for action in legal if action.verb in ("research", "learn")}
        states = [OPEN if open_to(known) >> number & 1 else LOCKED for number in range(COUNT)]
        for number in range(COUNT):
            if known >> number & 1 or number in actions:
                states[number] = LEGAL if number in actions else OWN
        owners = tuple(tuple(seat for seat in range(view.seats) if view.has(seat, number)) for number in range(COUNT))
        food, matter, energy = view.resources[KINDS * view.me : KINDS * view.me + KINDS]
        return cls(tuple(states), actions, known, owners, (food, matter, energy))

    def swaps(self, number: int) -> bool:
        """Whether it would take the place of one that is there."""
        other = TECHNOLOGIES[number].other
        return other >= 0 and bool(self.known >> other & 1)

    def stands_in(self, number: int) -> bool:
        """Whether it can only be paid for with four of a kind for one that lacks (KD-1.4)."""
        cost, action = TECHNOLOGIES[number].cost, self.actions.get(number)
        lacks = any(have < need for have, need in zip(self.stock, cost, strict=False))
        return action is not None and action.verb == "research" and lacks


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
    told = None if plan.tall else plan.lettering(number, plan.growth)
    if told is None:
        _write_tall(face, plan, standing, number, letters, dim)
    else:
        _write_full(face, plan, standing, number, told, letters, dim)
    surface.blit(face, rect)
    side = (26 if plan.tall else 22) * unit
    for place, seat in enumerate(reversed(standing.owners[number])):
        put(surface, badge(look, seat, side), rect.right - side * (0.3 + 0.95 * place), rect.top - unit)
    if plan.tall and number in LABORATORY:
        put(surface, lab_mark(look, 22 * unit, dim), rect.left + 8 * unit, rect.top - unit, "midleft")


def _card_ground(look: Look, size: tuple[int, int], entry: Entry, state: int, swap: bool) -> pygame.Surface:
    if look.plain:
        fill = "#3a3a4c" if state == OWN else "#000000"
        edge, line = {OWN: ("#ffffff", 2.0), LEGAL: ("#ffd60a", 3.6), OPEN: ("#ffffff", 1.4)}.get(
            state, ("#6c6c78", 1.2)
        )
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
    """The kinds of which there are too few, if that is in the way."""
    if standing.states[number] in (OWN, LEGAL):
        return ()
    return tuple(kind for kind in range(KINDS) if standing.stock[kind] < TECHNOLOGIES[number].cost[kind])


def _write_full(
    face: pygame.Surface, plan: Plan, standing: Standing, number: int, told: Lettering, letters: str, dim: bool
) -> None:
    """Picture, name, cost and what it does."""
    look, unit, growth = plan.look, plan.look.unit, plan.growth
    height = face.get_height()
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
    _put_cost(face, plan, standing, number, letters, sign, left, y + sign / 2)
    x, bottom = 9 * unit, height - 6 * unit - top
    start = (told.band + top + bottom) / 2 - len(told.brief) * line / 2 + unit
    if number in LABORATORY:
        put(face, lab_mark(look, 17 * unit * growth, dim), x, start + len(told.brief) * line / 2, "midleft")
        x += lab_width(plan, growth)
    for place, words in enumerate(told.brief):
        put(face, ink(look, words, WORDS * unit * growth, letters), x, start + (place + 0.5) * line, "midleft")


def _write_tall(face: pygame.Surface, plan: Plan, standing: Standing, number: int, letters: str, dim: bool) -> None:
    """Where letters are large: the name, picture and cost, what it does, below each other."""
    look, unit, left = plan.look, plan.look.unit, 8 * plan.look.unit
    name, brief = plan.tall_lettering(number, face.get_width() - 2 * left)
    y = 11 * unit
    for words in name:
        put(
            face, ink(look, words, plan.name_px[number], letters), left, y + plan.name_px[number] * TIGHT / 2, "midleft"
        )
        y += plan.name_px[number] * TIGHT
    icon = plan.sign * 1.3
    put(face, _picture(look, number, icon, dim), left, y + icon / 2 + 2 * unit, "midleft")
    put(face, star(look, TECHNOLOGIES[number].level, icon * 0.62, dim), left - 6 * unit, y, "topleft")
    _put_cost(face, plan, standing, number, letters, plan.sign, left + icon + 5 * unit, y + icon / 2 + 2 * unit)
    y += icon + 5 * unit
    soft = letters if look.plain else DIM
    for words in brief:
        put(face, ink(look, words, plan.words_px, soft), left, y + plan.words_px * LEADING / 2, "midleft")
        y += plan.words_px * LEADING


def _put_cost(
    face: pygame.Surface,
    plan: Plan,
    standing: Standing,
    number: int,
    letters: str,
    sign: float,
    left: float,
    middle: float,
) -> None:
    """What it costs, as wide as there is room, and whether that takes an exchange."""
    aside = (40 if standing.stands_in(number) else 5) * plan.look.unit
    room = face.get_width() - left - aside
    row = cost_row(plan.look, number, sign, letters, _short(standing, number), room=room)
    put(face, row, left, middle, "midleft")
    _mark_exchange(face, plan, standing, number, middle)


def _mark_exchange(face: pygame.Surface, plan: Plan, standing: Standing, number: int, y: float) -> None:
    """A mark behind the cost where four of a kind stand in for one that lacks."""
    if standing.stands_in(number):
        mark = pill(plan.look, _("4:1"), round(17 * plan.look.unit), GOLD)
        put(face, mark, face.get_width() - 5 * plan.look.unit, y, "midright")


# -- behind the cards -------------------------------------------------------------------------------------


def draw_sky(surface: pygame.Surface, plan: Plan) -> None:
    """A night with coloured clouds."""
    look, unit = plan.look, plan.look.unit
    width, height = look.size
    if look.plain:
        surface.fill("#000000")
        return
    small = width // 4, height // 4
    clouds = (
        (0.79, 0.53, 0.44, "#8a4ab0", 0.36),
        (0.16, 0.42, 0.36, "#2f6ab8", 0.30),
        (0.5, 0.53, 0.33, "#ffab6a", 0.16),
    )
    defs, body = "", f'<rect width="{small[0]}" height="{small[1]}" fill="url(#s)"/>'
    for place, (x, y, radius, colour, strong) in enumerate(clouds):
        defs += (
            f'<radialGradient id="c{place}" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="{colour}" '
            f'stop-opacity="{strong}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
            "</radialGradient>"
        )
        body += f'<circle cx="{x * small[0]}" cy="{y * small[1]}" r="{radius * small[0]}" fill="url(#c{place})"/>'
    night = vector(
        *small,
        f'<defs><linearGradient id="s" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" '
        'stop-color="#140d38"/><stop offset="0.5" stop-color="#231453"/><stop offset="1" '
        f'stop-color="#3a1d5e"/></linearGradient>{defs}</defs>{body}',
    )
    surface.blit(pygame.transform.smoothscale(night, (width, height)), (0, 0))
    chance = random.Random(9)
    for _star in range(130):
        at = chance.randrange(width), chance.randrange(height)
        shade = surface.get_at(at).lerp(pygame.Color("#fff6e3"), chance.uniform(0.2, 0.8))
        pygame.draw.aacircle(surface, shade, at, max(0.8, chance.choice((0.6, 0.9, 1.3)) * unit))


def draw_shelves(surface: pygame.Surface, plan: Plan) -> None:
    """A brass shelf under every row."""
    look, width = plan.look, surface.get_width()
    for y in () if look.plain else plan.shelves:
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
            lines.append(
                (joins, f"M{x} {mine.top}V{level}H{joint - bend}Q{joint} {level} {joint} {level - bend}V{y}", None)
            )
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
            body += (
                f'<path d="{way}" fill="none" stroke="{shade}" stroke-width="{wide + more:.1f}" '
                f'stroke-opacity="{strong}" stroke-linejoin="round"/>'
            )
        if point:
            (x, middle), back, half = point, 13 * unit, 8 * unit
            body += (
                f'<polygon points="{x},{middle} {x - back},{middle - half} {x - back},{middle + half}" '
                f'fill="{colour}" stroke="{colour}" stroke-width="{2 * unit}" '
                'stroke-linejoin="round"/>'
            )
    surface.blit(vector(*surface.get_size(), body), (0, 0))


def _trays(plan: Plan) -> dict[int, tuple[int, ...]]:
    """Each technology with the one that excludes it, if there is one."""
    trays: dict[int, tuple[int, ...]] = {number: (number,) for number in ENTRIES}
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
    for one, other in PAIRS:
        first, second = plan.rects[one], plan.rects[other]
        x, y = (first.centerx + second.centerx) / 2, (first.centery + second.centery) / 2
        if plan.tall and first.top == second.top:  # below the words, which reach from edge to edge
            y = first.bottom - 2 * plan.look.unit
        side = 28 if first.top == second.top else 24
        put(surface, disc(plan.look, _("or"), side * plan.look.unit), x, y)
