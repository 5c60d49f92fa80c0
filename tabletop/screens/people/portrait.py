"""Cats of people: beside a name, in a mirror, and the tiles and dots they are designed with."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.records import people
from tabletop.records.people import Person
from tabletop.screens import navigation
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.portrait import disc, draw_disc
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Pressable, Widget, draw_lines

SEATED = 0.85, 0.83
"""The width of a cat in the mirror and the height of its feet, as shares of the mirror."""
CHIP = 56
TILE, DOT, BADGE = 82, 46, 84
"""Units of a picture to choose, of a coat's or eyes' colours, and of the cat on its ground."""


class Mirror(Pressable):
    """Somebody's whole cat in a golden mirror; a press strokes it."""

    def __init__(self, face: str) -> None:
        super().__init__(self._stroke)
        self.face, self.mood = face, "calm"
        self.hint = _("Stroke it.")

    def _stroke(self) -> None:
        self.mood = {"calm": "glad", "glad": "hurt", "hurt": "calm"}[self.mood]

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        at = put(surface, look.art("honours/mirror", *self.rect.size), *self.rect.center)
        wide = at.width * SEATED[0]
        cat = look.art(f"{self.face}-sitting-{self.mood}", round(wide), round(wide * 260 / 240))
        put(surface, cat, at.centerx, at.top + at.height * SEATED[1] + cat.get_height() * 0.085, "midbottom")


class PersonChip(Pressable):
    """A button with a person: cat, name and a line about them."""

    round = True

    def __init__(self, person: Person, line: str, act: Callable[[], None], hint: str = "") -> None:
        super().__init__(act)
        self.person, self.line, self.hint = person, line, hint

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        tall = max(look.px(CHIP), look.line_height("strong") + look.line_height("small") + look.px(12))
        words = max(look.font("strong").size(self.person.name)[0], look.font("small").size(self.line)[0])
        wide = max(look.px(220), words + tall + look.line_height("strong") + look.px(4 * GAP))
        return (min(wide, width) if width else wide), tall

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered, 99)
        side = self.rect.height - look.px(4)
        at = pygame.Rect(self.rect.left + look.px(2), self.rect.top + look.px(2), side, side)
        draw_disc(surface, look, self.person.face, self.person.paint, at)
        arrow = look.icon("down", round(look.line_height("strong") * 0.8), "ink_soft")
        put(surface, arrow, self.rect.right - look.px(GAP + 4), self.rect.centery, "midright")
        left = at.right + look.px(10)
        room = self.rect.right - arrow.get_width() - look.px(2 * GAP) - left
        name = look.text(self.person.name, "strong", "ink", room, one_line=True)
        line = look.text(self.line, "small", "ink_soft", room, one_line=True)
        draw_lines(surface, [name, line], left, self.rect.centery)


def chip(shell: Shell) -> PersonChip:
    """The current person; pressing it asks who plays. `people.tell_more` fills in its line."""
    hint = _("Who plays, and with which cat.")
    return PersonChip(people.current(shell.settings), "", partial(navigation.open_people, shell), hint)


class Tile(Pressable):
    """A picture to choose; the chosen one has a bright edge."""

    def __init__(self, words: str, act: Callable[[], None], units: int) -> None:
        super().__init__(act)
        self.hint, self.units, self.chosen = words, units, False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return look.px(self.units), look.px(self.units)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if self.chosen else "raised" if hovered else "panel"
        edge, line = ("glow", 4) if self.chosen else ("panel_edge", 1.5)
        surface.blit(look.box(*self.rect.size, fill, edge, radius=14, edge_units=line), self.rect)


class CatTile(Tile):
    """The cat as it would look."""

    def __init__(self, words: str, act: Callable[[], None], units: int = TILE) -> None:
        super().__init__(words, act, units)
        self.face = ""
        self._seen: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if not self.rect.width:
            return
        super().draw(surface, look, focused, hovered)
        side = self.rect.width - look.px(6)
        picture = look.art_soon(f"{self.face}-calm", side, side)
        self._seen = picture or self._seen  # as it was until there is time to draw it anew
        if self._seen is not None:
            put(surface, self._seen, self.rect.centerx, self.rect.bottom - look.px(3), "midbottom")


class Dot(Tile):
    """A colour to choose; eyes have a pupil."""

    round = True

    def __init__(
        self, words: str, act: Callable[[], None], paint: str, second: str = "", eye: bool = False, units: int = DOT
    ) -> None:
        super().__init__(words, act, units)
        self.paint, self.second, self.eye = paint, second or paint, eye

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.chosen or hovered:
            edge = "glow" if self.chosen else "ink_soft"
            surface.blit(look.box(*self.rect.size, "", edge, radius=99, edge_units=3.5), self.rect)
        side = self.rect.width - look.px(12)
        dot = look.made(("dot", self.paint, self.second, self.eye, side), partial(self._dot, look, side))
        put(surface, dot, *self.rect.center)

    def _dot(self, look: Look, side: int) -> pygame.Surface:
        if not self.eye:
            half, near, far, r = side / 2, side * 0.29, side * 0.97, side / 2 - 1
            edge = look.palette.panel_edge
            dot = f'<circle cx="{half}" cy="{half}" r="{r}" fill="{self.paint}" stroke="{edge}"/>'
            if self.second != self.paint:
                arc = f"M{far:.1f} {near:.1f}A{r:.1f} {r:.1f} 0 0 1 {near:.1f} {far:.1f}Z"
                dot += f'<path d="{arc}" fill="{self.second}"/>'
            return vector(side, side, dot)
        ground = disc(look, side, self.paint) if not look.plain else look.box(side, side, self.paint, radius=99).copy()
        put(ground, look.box(round(side * 0.3), round(side * 0.66), "#1b1533", radius=99), side // 2, side // 2)
        shine = look.box(round(side * 0.2), round(side * 0.2), "#ffffff", radius=99)
        ground.blit(shine, (round(side * 0.24), round(side * 0.2)))
        return ground


class Badge(Widget):
    """The cat on its coloured ground, as others see it."""

    focusable = False

    def __init__(self, face: str, paint: str) -> None:
        super().__init__()
        self.face, self.paint = face, paint

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return look.px(BADGE), look.px(BADGE)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        draw_disc(surface, look, self.face, self.paint, self.rect)
