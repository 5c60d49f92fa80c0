"""Painters for the technology tree's screen: sky, shelves, arrows, cards, trays."""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules.content import TECHNOLOGIES, TEXTS
from tabletop.games.kardashev.table.paint.place import mixed, pill, plain
from tabletop.games.kardashev.table.paint.shapes import stroke
from tabletop.games.kardashev.table.tree.marks import badge, cost_row, disc, ink, lab_mark, panel, put_lines, star
from tabletop.games.kardashev.table.tree.plan import ENTRIES, FAR, LABORATORY, LEADING, PAIRS, TIGHT, Lettering, Plan
from tabletop.games.kardashev.table.tree.states import TechState, TechStates
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.furniture import put

GOLD = "#ffdc8a"
LIT, UNLIT = "#ffd36b", "#7a68b0"
DIM = "#cfc4e8"
GROUNDS = {
    TechState.OWNED: (("#1b1040", 0.30), ("#1b1040", 0.45)),
    TechState.PAYABLE: (("#2a1a55", 0.55), ("#1e1142", 0.70)),
    TechState.OPEN: (("#2a1a55", 0.64), ("#1b0f3c", 0.78)),
    TechState.LOCKED: (("#241648", 0.84), ("#1a0f38", 0.90)),
}
"""What a technology's colour is mixed with at the top and at the bottom of its card, and how much of it."""
PLAIN_GROUNDS = {
    TechState.OWNED: ("#3a3a4c", "#ffffff", 2.0),
    TechState.PAYABLE: ("#000000", "#ffd60a", 3.6),
    TechState.OPEN: ("#000000", "#ffffff", 1.4),
    TechState.LOCKED: ("#000000", "#6c6c78", 1.2),
}
"""In high contrast: the ground and the edge of a card, and how many units wide the edge is."""
BRIGHT = (TechState.OWNED, TechState.PAYABLE)
TRAYS = (*PAIRS, *((number,) for number in ENTRIES if not any(number in pair for pair in PAIRS)))
"""Pairs of technologies that exclude each other, and all others alone."""


class CardPainter:
    """Paints the card of one technology."""

    def __init__(self, plan: Plan, techs: TechStates, number: int) -> None:
        self.plan, self.look, self.unit = plan, plan.look, plan.look.unit
        self.techs, self.number, self.state = techs, number, techs.states[number]
        self.dim = self.state == TechState.LOCKED
        bright, dim = ("ink", "#b4b4c4") if self.look.plain else ("#ffffff", DIM)
        self.letters = dim if self.dim else bright
        self.face = self._ground()
        """What the words and marks are put on; its corner is (0, 0)."""

    def draw(self, surface: pygame.Surface) -> None:
        """The card, with the marks of those who have the technology on its upper edge."""
        plan, look, unit = self.plan, self.look, self.unit
        payable = self.state == TechState.PAYABLE
        rect = plan.rects[self.number]
        if payable:  # it is lifted a little
            rect = rect.move(0, -round(2 * unit))
        if not look.plain:
            glow = GOLD if payable and not self.techs.swaps(self.number) else "#08031a"
            light = look.halo(*rect.size, glow, 9, 12)
            surface.blit(light, light.get_rect(center=rect.move(0, 0 if payable else look.px(2)).center))
        lettering = None if plan.tall else plan.lettering(self.number, plan.growth)
        if lettering is None:
            self._write_tall()
        else:
            self._write(lettering)
        surface.blit(self.face, rect)
        side = (26 if plan.tall else 22) * unit
        for from_right, seat in enumerate(reversed(self.techs.owners[self.number])):
            put(surface, badge(look, seat, side), rect.right - side * (0.3 + 0.95 * from_right), rect.top - unit)
        if plan.tall and self.number in LABORATORY:
            put(surface, lab_mark(look, 22 * unit, self.dim), rect.left + 8 * unit, rect.top - unit, "midleft")

    def _ground(self) -> pygame.Surface:
        """The empty card; its edge is dashed where it would replace one of the viewer's."""
        look, size = self.look, self.plan.rects[self.number].size
        payable = self.state == TechState.PAYABLE
        swap = self.techs.swaps(self.number)
        if look.plain:
            fill, edge, wide = PLAIN_GROUNDS[self.state]
            return panel(look, size, 12, (fill, fill), (edge, wide), dashed=swap and payable)
        top, bottom = (mixed(ENTRIES[self.number].colour, *part) for part in GROUNDS[self.state])
        sheen = 0.12 if self.state in BRIGHT else 0.06
        return panel(look, size, 12, (top, bottom), (GOLD if payable else "", 2.4), sheen, swap)

    def _write(self, lettering: Lettering) -> None:
        """Name and cost beside the picture, what it does below."""
        look, unit, growth = self.look, self.unit, self.plan.growth
        height = self.face.get_height()
        icon, upper = lettering.icon, lettering.upper
        brief_step = lettering.brief_px * LEADING
        brief_high = len(lettering.brief) * brief_step
        # the upper part moves down a little where the card has room to spare
        top = min(max(0.0, height - upper - brief_high - 4 * unit) * 0.35, 6 * unit)
        self._put_picture(icon, 10 * unit, top + upper / 2 + 2 * unit)
        self._put_star(27 * unit * growth**0.5, unit, unit)
        left = icon + 14 * unit
        name_step = lettering.name_px * TIGHT
        y = top + (upper - len(lettering.name) * name_step - lettering.sign) / 2 + 2 * unit
        y = self._put_words(lettering.name, lettering.name_px, left, y, name_step)
        self._put_cost(lettering.sign, left, y + lettering.sign / 2)
        left = 9 * unit
        middle = (upper + height - 6 * unit) / 2 + unit
        if self.number in LABORATORY:
            put(self.face, lab_mark(look, 17 * unit * growth, self.dim), left, middle, "midleft")
            left += self.plan.lab_width(growth)
        self._put_words(lettering.brief, lettering.brief_px, left, middle - brief_high / 2, brief_step)

    def _write_tall(self) -> None:
        """Where letters are large: the name, picture and cost, what it does, below each other."""
        plan, unit = self.plan, self.unit
        left = 8 * unit
        name, brief = plan.tall_lettering(self.number, self.face.get_width() - 2 * left)
        name_px, icon = plan.name_px[self.number], plan.sign * 1.3
        y = self._put_words(name, name_px, left, 11 * unit, name_px * TIGHT)
        middle = y + icon / 2 + 2 * unit
        self._put_picture(icon, left, middle)
        self._put_star(icon * 0.62, left - 6 * unit, y)
        self._put_cost(plan.sign, left + icon + 5 * unit, middle)
        if not self.look.plain:
            self.letters = DIM
        self._put_words(brief, plan.words_px, left, y + icon + 5 * unit, plan.words_px * LEADING)

    def _put_words(self, lines: Sequence[str], size: float, x: float, y: float, step: float) -> float:
        return put_lines(self.face, [ink(self.look, words, size, self.letters) for words in lines], x, y, step)

    def _put_picture(self, side: float, x: float, y: float) -> None:
        art = plain(self.look, self.look.art(f"kardashev/tech-{TEXTS[self.number]}", round(side), round(side)))
        if self.dim:
            art = art.copy()
            art.set_alpha(150)
        put(self.face, art, x, y, "midleft")

    def _put_star(self, side: float, x: float, y: float) -> None:
        put(self.face, star(self.look, TECHNOLOGIES[self.number].level, side, self.dim), x, y, "topleft")

    def _put_cost(self, side: float, x: float, y: float) -> None:
        """What it costs, as wide as there is room, and a mark where four of a kind stand in for one that lacks."""
        look, unit, right = self.look, self.unit, self.face.get_width()
        exchange = self.techs.stands_in(self.number)
        lacks = [] if self.state in BRIGHT else self.techs.lacks(self.number)
        room = right - x - (40 if exchange else 5) * unit
        put(self.face, cost_row(look, self.number, side, self.letters, lacks, room=room), x, y, "midleft")
        if exchange:
            put(self.face, pill(look, _("4:1"), round(17 * unit), GOLD), right - 5 * unit, y, "midright")


def draw_sky(surface: pygame.Surface, look: Look) -> None:
    """A night with coloured clouds."""
    if look.plain:
        surface.fill("#000000")
        return
    width, height = look.size
    clouds = look.art("kardashev/tree-sky", width // 4, height // 4)
    surface.blit(pygame.transform.smoothscale(clouds, (width, height)), (0, 0))
    chance = random.Random(9)
    for _star in range(130):
        at = chance.randrange(width), chance.randrange(height)
        shine = surface.get_at(at).lerp(pygame.Color("#fff6e3"), chance.uniform(0.2, 0.8))
        pygame.draw.aacircle(surface, shine, at, max(0.8, chance.choice((0.6, 0.9, 1.3)) * look.unit))


def draw_tree(surface: pygame.Surface, plan: Plan, techs: TechStates) -> None:
    """All cards, and what lies behind and between them."""
    _draw_shelves(surface, plan)
    _draw_arrows(surface, plan, techs.known)
    _draw_trays(surface, plan)
    for number in ENTRIES:
        CardPainter(plan, techs, number).draw(surface)
    _draw_choices(surface, plan)


def _draw_shelves(surface: pygame.Surface, plan: Plan) -> None:
    """A brass shelf under every row."""
    look, width = plan.look, surface.get_width()
    for y in () if look.plain else plan.shelves:
        pygame.draw.rect(surface, "#3c2150", (0, y, width, look.px(9)))
        pygame.draw.rect(surface, "#9c7350", (0, y, width, max(1, look.px(2))))


class Line(NamedTuple):
    """A part of an arrow, from what is needed to a card."""

    lit: bool
    """Whether what is needed is there."""
    path: str
    """The way it goes, as SVG writes it."""
    tip: tuple[float, float] | None = None
    """Where the arrow ends, if this is its end."""


def _draw_arrows(surface: pygame.Surface, plan: Plan, known: int) -> None:
    """Arrows from what is needed, bright where it is there; bright ones lie above the others."""
    unit, body = plan.look.unit, ""
    lines = [line for tray in TRAYS for line in _arrow_to(plan, tray, known)]
    for lit, path, tip in sorted(lines, key=lambda line: line.lit):
        colour, wide = (LIT, 6 * unit) if lit else (UNLIT, 4.5 * unit)
        if plan.look.plain:
            colour = "#ffffff" if lit else "#7c7c88"
        body += stroke(path, "#140c34", wide + 4 * unit, 'stroke-opacity="0.6" stroke-linejoin="round"')
        body += stroke(path, colour, wide, 'stroke-opacity="1.0" stroke-linejoin="round"')
        if tip:
            (x, y), back, half = tip, 13 * unit, 8 * unit
            corners = f"{x},{y} {x - back},{y - half} {x - back},{y + half}"
            edge = f'stroke="{colour}" stroke-width="{2 * unit}" stroke-linejoin="round"'
            body += f'<polygon points="{corners}" fill="{colour}" {edge}/>'
    surface.blit(vector(*surface.get_size(), body), (0, 0))


def _arrow_to(plan: Plan, tray: tuple[int, ...], known: int) -> Iterator[Line]:
    """The lines of the arrow to a tray: straight from a card in its row; from one in the row below, up and to it."""
    number, rects, unit = tray[0], plan.rects, plan.look.unit
    needs = TECHNOLOGIES[number].needs
    if not needs:
        return
    beside = [need for need in needs if ENTRIES[need].row == ENTRIES[number].row]
    below = [need for need in needs if need not in beside]
    has_beside = any(known >> need & 1 for need in beside)
    has_below = any(known >> need & 1 for need in below)
    y = rects[number].centery
    begin: float = max(rects[need].right for need in beside)
    end = rects[number].left - (6 if len(tray) > 1 else 2) * unit
    if below:
        joint = begin + (FAR + 6) * unit  # where both meet
        lower = rects[below[0]]
        level, bend = lower.top - 6 * unit, 9 * unit
        along = f"M{lower.right - 40 * unit} {lower.top}V{level}H{joint - bend}"
        yield Line(has_below, f"{along}Q{joint} {level} {joint} {level - bend}V{y}")
        yield Line(has_beside, f"M{begin} {y}H{joint}")
        begin = joint
    yield Line(has_beside or has_below, f"M{begin} {y}H{end - 9 * unit}", (end, y))


def _draw_trays(surface: pygame.Surface, plan: Plan) -> None:
    """What two technologies that exclude each other lie in."""
    look, unit = plan.look, plan.look.unit
    for one, other in PAIRS:
        rect = plan.rects[one].union(plan.rects[other]).inflate(10 * unit, 8 * unit)
        if look.plain:
            tray = panel(look, rect.size, 16, edge=("#9a9aa8", 1.0))
        else:
            colour = ENTRIES[one].colour
            tray = panel(look, rect.size, 16, (mixed(colour, "#2a1650", 0.58), mixed(colour, "#1b0f3a", 0.72)))
        surface.blit(tray, rect)


def _draw_choices(surface: pygame.Surface, plan: Plan) -> None:
    """An "or" between two that exclude each other."""
    for one, other in PAIRS:
        first, second = plan.rects[one], plan.rects[other]
        x = (first.centerx + second.centerx) / 2
        y = (first.centery + second.centery) / 2
        beside = first.top == second.top
        if plan.tall and beside:  # below the words, which reach from edge to edge
            y = first.bottom - 2 * plan.look.unit
        put(surface, disc(plan.look, _("or"), (28 if beside else 24) * plan.look.unit), x, y)
