"""The screen of the technology tree: it can be read at any time, and technologies are researched on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules.content import KINDS, rule_of
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.paint.place import plain
from tabletop.games.kardashev.table.seats import face
from tabletop.games.kardashev.table.tree.cards import GOLD, draw_sky, draw_tree
from tabletop.games.kardashev.table.tree.lens import Lens, TechDetails, paint_button, paint_lens
from tabletop.games.kardashev.table.tree.marks import badge, disc, ink, kind_mark, lab_mark, panel, put_row, width_of
from tabletop.games.kardashev.table.tree.plan import COLUMNS, ENTRIES, Plan, breadth
from tabletop.games.kardashev.table.tree.states import TechState, TechStates
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render.fonts import shorten
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import blank, put
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.widget import Button, Pressable, Widget

if TYPE_CHECKING:
    from tabletop.ui.shell import Shell

DASHED = _("one of two; dashed: replaces yours")
LEGEND = (
    (2.3, _("you can pay now")),
    (2.3, _("yours")),
    (2.3, _("needs the one before it")),
    (1.9, DASHED),
    (2.6, _("is a research action")),
    (1.4, _("any kind")),
)
"""What the marks mean: how wide each mark is in heights of letters, and its words."""
REPEATS = 0.25
"""Seconds in which T does not close it: the key that opened it may still repeat."""
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TechCard(Pressable):
    """The place of a technology's card: pointing or a click looks at it, Return researches it if that can be done."""

    def __init__(self, number: int, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.number = number

    def handle(self, event: Input) -> bool:
        return isinstance(event, Pointer) and event.kind == "up"  # a click only looks

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if hovered:
            surface.blit(look.box(*self.rect.size, "#ffffff", "#ffffff", 12, 1.5, 0.08), self.rect)


class ResearchButton(Pressable):
    details: TechDetails | None = None

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.details is not None and self.enabled:
            surface.blit(paint_button(look, self.details, *self.rect.size, hovered), self.rect)


class TreeScreen(Layer):
    """All technologies and a close look at one of them."""

    opaque = True

    def __init__(
        self,
        shell: Shell,
        view: KardashevView,
        legal: Sequence[Action],
        names: Sequence[str],
        do: Callable[[Action], None],
    ) -> None:
        super().__init__(shell)
        self.view, self.names, self.do = view, tuple(names), do
        self.techs = TechStates.of(view, legal)
        self.close = Button("", self.back, icon="close")
        self.cards = {number: TechCard(number, partial(self.research, number)) for number in ENTRIES}
        self.button = ResearchButton(lambda: self.research(self.chosen))
        self.area = ScrollArea()
        self.group.widgets = [self.area, *self.cards.values(), self.button, self.close]
        self.chosen = next((number for number in ENTRIES if number in self.techs.actions), next(iter(ENTRIES)))
        self.picked = self.chosen
        """The one whose close look is shown while no card is pointed at."""
        self.group.set_focus(self.cards[self.chosen])
        self._ground: pygame.Surface | None = None
        self._sheet: pygame.Surface | None = None
        """The cards where they are taller than the window and scrolled."""
        self._lens: Lens | None = None
        self._shown = 0.0
        """Seconds since it was opened."""

    def help(self) -> tuple[str, str]:
        return "kardashev", rule_of(self.chosen)

    def research(self, number: int) -> None:
        """Research a technology on the table, once this screen is gone."""
        action = self.techs.actions.get(number)
        if action is not None:
            self.close_and(partial(self.do, action))

    def handle(self, event: Input) -> None:
        if isinstance(event, Key) and event.name == "t":
            if self._shown >= REPEATS:
                self.back()
            return
        if isinstance(event, Key) and event.name == "space":
            return  # at the table Space goes on: nobody shall buy something with it by accident
        if not (isinstance(event, Key) and self._walk(event.name)):
            super().handle(event)
        focus = self.group.focus
        pointed = self.group.hovered if isinstance(event, Pointer) else None
        if isinstance(focus, TechCard):
            self.picked = focus.number
        wanted = pointed.number if isinstance(pointed, TechCard) else self.picked
        if wanted != self.chosen:
            self.look_at(wanted)

    def update(self, seconds: float) -> bool:
        self._shown += seconds
        return super().update(seconds)

    def _walk(self, way: str) -> bool:
        """Move the focus along the row or the column; the button is right of the last card of a row."""
        here = self.group.focus
        target: Widget | None = None
        if isinstance(here, TechCard) and way in ARROWS:
            target = self._nearest(here, *ARROWS[way])
            if target is None and way == "right" and self.button.enabled:
                target = self.button
        elif here is self.button and way == "left":
            target = self.cards[self.chosen]
        if target is not None:
            self.group.set_focus(target)
            if target.inside is not None:
                target.inside.reveal(target)
        return target is not None or (isinstance(here, TechCard) and way in ("left", "right"))

    def _nearest(self, here: TechCard, across: int, down: int) -> TechCard | None:
        """The nearest card in this direction whose row or column is the same."""
        strip = here.rect.inflate(10000 * abs(across), 10000 * abs(down))
        x, y = here.rect.center
        distances = {
            card: (card.rect.centerx - x) * across + (card.rect.centery - y) * down
            for card in self.cards.values()
            if card.rect.colliderect(strip)
        }
        ahead = [card for card, distance in distances.items() if distance > 0]
        return min(ahead, key=distances.__getitem__, default=None)

    def look_at(self, number: int) -> None:
        """Show the close look of a technology."""
        self.chosen = number
        details = TechDetails.of(self.view, self.techs, self.names, number)
        self._lens = paint_lens(self.plan, details)
        self.button.details, self.button.rect = details, self._lens.button
        self.button.enabled = details.action is not None

    def arrange(self) -> None:
        look = self.look
        self.plan = Plan(look, legend(self.techs))
        for number, card in self.cards.items():
            card.rect = self.plan.rects[number].copy()
        self.area.rect = self.plan.sheet
        self.area.hold(list(self.cards.values()) if self.plan.tall else (), self.plan.sheet_height, look)
        if self.plan.tall:
            self.area.reveal(self.cards[self.chosen])
        side = min(look.px(40 * self.plan.head_scale), self.close.size(look)[1])
        self.close.rect = pygame.Rect(look.size[0] - side - look.px(9), look.px(4), side, side)
        self._ground = self._sheet = None
        self.look_at(self.chosen)

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground.get_size() != surface.get_size():
            self._ground = self._painted()
        surface.blit(self._ground, (0, 0))
        if self._sheet is not None:
            seen = self.plan.sheet
            surface.blit(self._sheet, seen, seen.move(0, self.area.offset))
        lens = self._lens
        if lens is not None:
            self._draw_cat(surface, lens.rect)
            if not self.look.plain:
                light = self.look.halo(*lens.rect.size, "#08031a", 12, 18)
                surface.blit(light, light.get_rect(center=lens.rect.center))
            surface.blit(lens.surface, lens.rect)
        self.group.draw(surface, self.look)

    def _painted(self) -> pygame.Surface:
        """Everything but the close look, the focus and the buttons; the scrolled cards go to `_sheet`."""
        surface, plan = pygame.Surface(self.look.size).convert(), self.plan
        draw_sky(surface, self.look)
        sheet = surface
        if plan.tall:
            sheet = self._sheet = blank(plan.sheet.width, plan.sheet.top + plan.sheet_height)
        draw_tree(sheet, plan, self.techs)
        self._draw_head(surface)
        self._draw_legend(surface)
        return surface

    def _draw_cat(self, surface: pygame.Surface, lens: pygame.Rect) -> None:
        """The viewer's cat, below the close look or right of the last cards, where there is room."""
        look, plan = self.look, self.plan
        room = pygame.Rect(lens.left, lens.bottom, lens.width, plan.lens.bottom - lens.bottom)
        if room.height < look.px(84) and not plan.tall:
            left = plan.column(COLUMNS - 1) + plan.card_width + look.px(14)
            right = look.size[0] - look.px(12)
            bottom = plan.rects[next(reversed(ENTRIES))].bottom
            room = pygame.Rect(left, plan.lens.bottom, right - left, bottom - plan.lens.bottom)
        side = min(room.width, room.height - look.px(2), look.px(170))
        if side < look.px(70):
            return
        mood = "glad" if self.techs.states[self.chosen] == TechState.PAYABLE else "calm"
        cat = look.art(f"{face(self.view, self.view.me)}-{mood}", side, side)
        put(surface, plain(look, cat), room.centerx, room.bottom, "midbottom")

    def _draw_head(self, surface: pygame.Surface) -> None:
        """The title, what one has, whose mark is which; below them the names of the levels."""
        look, plan = self.look, self.plan
        unit, scale = look.unit, look.unit * plan.head_scale
        middle = self.close.rect.centery
        title = put(surface, ink(look, _("Technology"), 32 * scale, "ink", "title"), 18 * unit, middle, "midleft")
        seats, stock = self._seats(scale), self._stock(scale)
        right = self.close.rect.left - 16 * unit
        share = (right - title.right - 40 * unit) / (seats.get_width() + stock.get_width())
        if share < 1:  # smaller, so that both fit beside the title
            seats = pygame.transform.smoothscale_by(seats, share)
            stock = pygame.transform.smoothscale_by(stock, share)
        seats_left = put(surface, seats, right, middle, "midright").left
        above_level_2 = max(title.right + 20 * unit, plan.column(2) + 40 * unit)
        rightmost = seats_left - 20 * unit - stock.get_width()
        put(surface, stock, min(above_level_2, rightmost), middle, "midleft")
        for level in (1, 2, 3):
            self._draw_level(surface, level, scale)

    def _draw_level(self, surface: pygame.Surface, level: int, scale: float) -> None:
        """The picture of a level, its name and its points above its two columns."""
        look, plan = self.look, self.plan
        x = plan.column(2 * level - 2)
        y = plan.top - 30 * scale
        name = _("Level {level}", level=level)
        points = counted("{count} point each", "{count} points each", level)
        if level < 3:  # smaller where the next level begins too early; right of the third there is room
            wide = breadth(look, name, 22 * scale, "title") + breadth(look, points, 14 * scale) + 100 * scale
            scale *= min(1.0, (plan.column(2 * level) - x) / wide)
        side = round(64 * scale)
        put(surface, plain(look, look.art(f"kardashev/level-{level}", side, side)), x + 28 * scale, y)
        place = put(surface, ink(look, name, 22 * scale, "ink", "title"), x + 62 * scale, y, "midleft")
        colour = "ink_soft" if look.plain else "#e9c98f"
        put(surface, ink(look, points, 14 * scale, colour), place.right + 12 * scale, y + 2 * scale, "midleft")

    def _stock(self, scale: float) -> pygame.Surface:
        """What one has, and how many research actions are left."""
        look, view = self.look, self.view
        parts: list[tuple[pygame.Surface, float]] = []
        for kind in range(KINDS):
            count = ink(look, str(self.techs.stock[kind]), 20 * scale, "ink")
            parts += [(kind_mark(look, kind, 26 * scale), 5 * scale), (count, 16 * scale)]
        if view.turn == view.me and view.research and not view.over:
            flask = plain(look, look.art("kardashev/flask", round(28 * scale), round(32 * scale)))
            parts += [(flask, 2 * scale)] * view.research
            if not self.plan.tall:
                parts.append((ink(look, _("{count} research", count=view.research), 14 * scale, "ink"), 16 * scale))
        width, height = round(width_of(parts) + 16 * scale), round(38 * scale)
        if look.plain:
            surface = panel(look, (width, height), 19, edge=("#ffffff", 1.5))
        else:
            surface = panel(look, (width, height), 19 * self.plan.head_scale, ("#3b2460", "#221243"), sheen=0.16)
        put_row(surface, parts, height / 2, 16 * scale)
        return surface

    def _seats(self, scale: float) -> pygame.Surface:
        """Whose mark is which, and the points they have; large letters have room for the points only."""
        look = self.look
        parts: list[tuple[pygame.Surface, float]] = []
        font = look.face("bold", round(15 * scale))
        for seat, name in enumerate(self.names):
            words = str(self.view.score(seat))
            if not self.plan.tall:
                words = f"{shorten(font, name, round(110 * scale))} {words}"
            parts += [(badge(look, seat, 24 * scale), 6 * scale), (ink(look, words, 15 * scale, "ink"), 18 * scale)]
        surface = blank(round(width_of(parts)), round(28 * scale))
        put_row(surface, parts, 14 * scale)
        return surface

    def _draw_legend(self, surface: pygame.Surface) -> None:
        look, plan = self.look, self.plan
        size = plan.legend_px
        marks = _marks(look, size, self.view.me)
        for (x, line), (wide, words), mark in zip(plan.legend, legend(self.techs), marks, strict=True):
            y = plan.legend_top + round((line + 0.5) * size * 1.75) + look.px(2)
            put(surface, mark, x, y, "midleft")
            colour = "ink" if look.plain else "#f0e6ff"
            put(surface, ink(look, words, size, colour), x + (wide + 0.6) * size, y, "midleft")


def legend(techs: TechStates) -> tuple[tuple[float, str], ...]:
    """The legend for what is shown now: dashed edges only if a technology could replace one's own."""
    dashed = any(state == TechState.PAYABLE and techs.swaps(number) for number, state in enumerate(techs.states))
    return LEGEND if dashed else tuple((wide, _("one of two") if words == DASHED else words) for wide, words in LEGEND)


def _marks(look: Look, size: float, seat: int) -> list[pygame.Surface]:
    """The pictures of the legend, in its order."""
    box = round(size * 2.3), round(size * 1.4)
    if look.plain:
        now = panel(look, box, 6, edge=("#ffd60a", 3))
        own = panel(look, box, 6, ("#3a3a4c", "#3a3a4c"), ("#ffffff", 2))
        locked = panel(look, box, 6, edge=("#6c6c78", 1.2))
    else:
        now = panel(look, box, 6, ("#4a3a8f", "#33246a"), (GOLD, 2.2))
        own = panel(look, box, 6, ("#6d5fd0", "#5346a8"))
        locked = panel(look, box, 6, ("#2c1c50", "#21133f"))
    put(own, badge(look, seat, size * 1.2), box[0] - size * 0.62, size * 0.62)
    either, any_kind = disc(look, _("or"), size * 1.9), kind_mark(look, KINDS, size * 1.4)
    return [now, own, locked, either, lab_mark(look, size * 1.24), any_kind]
