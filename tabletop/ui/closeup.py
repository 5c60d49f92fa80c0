"""Layers over the table: a chooser for one of several meanings, and a closer look at a piece. Imports the widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui.dialog import Layer
from tabletop.ui.faces import Faces, Painter
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.layout import Explanation, Picture
from tabletop.ui.look import Look
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Pressable
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.app import App


class Choice(NamedTuple):
    words: str
    picture: Picture | None
    act: Callable[[], None]


class _Tile(Pressable):
    """One meaning, as a picture with words under it."""

    def __init__(self, choice: Choice, faces: Faces, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.choice, self._faces = choice, faces

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered)
        inner = self.rect.inflate(-look.px(20), -look.px(20))
        words = look.text(self.choice.words, "strong", "ink", inner.width, pygame.FONT_CENTER)
        if self.choice.picture is None:
            surface.blit(words, words.get_rect(center=inner.center))
            return
        surface.blit(words, words.get_rect(midbottom=inner.midbottom))
        room = inner.height - words.get_height() - look.px(10)
        height = min(room, look.px(190))
        width = min(inner.width, height * 5 // 7)
        face = self._faces.turned(look, self.choice.picture, width, height)
        surface.blit(face, face.get_rect(center=(inner.centerx, inner.top + room // 2)))


class ChooserScene(Layer):
    """What was done can mean several things: which is meant? Escape means none."""

    def __init__(self, app: App, question: str, choices: Sequence[Choice], paint: Painter) -> None:
        super().__init__(app)
        self.question = question
        self.tiles = [_Tile(choice, Faces(paint), partial(self.close_and, choice.act)) for choice in choices]
        self.group.widgets += self.tiles
        self.group.set_focus(self.tiles[0])

    def arrange(self) -> None:
        look = self.look
        width, height = look.size
        columns = min(len(self.tiles), 6)
        gap = look.px(GAP)
        tile_w = min(look.px(180), (width - look.px(80)) // columns - gap)
        pictured = any(tile.choice.picture for tile in self.tiles)
        tile_h = look.px(270) if pictured else look.px(90)
        rows = -(-len(self.tiles) // columns)
        left = (width - columns * (tile_w + gap) + gap) // 2
        top = (height - rows * (tile_h + gap) + gap) // 2 + look.px(24)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.rect = pygame.Rect(left + column * (tile_w + gap), top + row * (tile_h + gap), tile_w, tile_h)

    def handle(self, event: Input) -> None:
        if (isinstance(event, Key) and event.name == "escape") or (
            not self.group.handle(event) and isinstance(event, Pointer) and event.kind == "down"
        ):
            self.app.pop()

    def draw_body(self, surface: pygame.Surface) -> None:
        look = self.look
        title = look.text(self.question, "heading", "ink", look.size[0] - look.px(80), pygame.FONT_CENTER)
        bottom = self.tiles[0].rect.top - look.px(24)
        surface.blit(title, title.get_rect(midbottom=(look.size[0] // 2, bottom)))


class CloseupScene(Layer):
    """A piece large, with its full text; or all the pieces of a pile. Any key or click closes it."""

    def __init__(self, app: App, explanation: Explanation, paint: Painter, open_rule: Callable[[str], None]) -> None:
        super().__init__(app)
        self.explanation, self._faces, self._open_rule = explanation, Faces(paint), open_rule

    def handle(self, event: Input) -> None:
        if isinstance(event, Key) and event.name == "f1" and self.explanation.rule:
            self.close_and(partial(self._open_rule, self.explanation.rule))
        elif isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down"):
            self.app.pop()

    def draw_body(self, surface: pygame.Surface) -> None:
        if len(self.explanation.pictures) == 1:
            self._draw_one(surface)
        else:
            self._draw_many(surface)

    def _draw_one(self, surface: pygame.Surface) -> None:
        look, told = self.look, self.explanation
        across, down = told.shape
        height = look.px(460)
        width = round(height * across / down)
        text_width = look.px(340)
        left = (look.size[0] - width - look.px(40) - text_width) // 2
        middle = look.size[1] // 2
        face = self._faces.turned(look, told.pictures[0], width, height)
        surface.blit(face, face.get_rect(midleft=(left, middle)))
        x = left + width + look.px(40)
        title = look.text(told.title, "heading", "ink", text_width)
        text = look.text(told.text, "body", "ink", text_width)
        rule = look.text(_("Rule {rule} · F1 opens it", rule=told.rule) if told.rule else "", "small", "glow")
        high = title.get_height() + text.get_height() + rule.get_height() + look.px(2 * GAP)
        y = middle - high // 2
        ground = look.box(text_width + look.px(40), high + look.px(36), "panel", "panel_edge", radius=18, opacity=0.92)
        surface.blit(ground, (x - look.px(20), y - look.px(18)))
        for part in (title, text, rule):
            surface.blit(part, (x, y))
            y += part.get_height() + look.px(GAP)

    def _draw_many(self, surface: pygame.Surface) -> None:
        look, told = self.look, self.explanation
        title = look.text(told.title, "heading", "ink")
        text = look.text(told.text, "body", "ink_soft", look.size[0] - look.px(120), pygame.FONT_CENTER)
        centre = look.size[0] // 2
        top = look.px(40)
        high = title.get_height() + text.get_height() + look.px(34)
        wide = max(title.get_width(), text.get_width()) + look.px(60)
        ground = look.box(wide, high, "panel", "panel_edge", radius=18, opacity=0.92)
        surface.blit(ground, ground.get_rect(midtop=(centre, top - look.px(14))))
        surface.blit(title, title.get_rect(midtop=(centre, top)))
        surface.blit(text, text.get_rect(midtop=(centre, top + title.get_height() + look.px(6))))
        if not told.pictures:
            return
        area = pygame.Rect(look.px(40), 0, look.size[0] - look.px(80), 0)
        area.top = top + title.get_height() + text.get_height() + look.px(30)
        area.height = look.size[1] - area.top - look.px(30)
        columns, width, height = _grid(len(told.pictures), area, told.shape, look.px(180))
        gap = look.px(10)
        rows = -(-len(told.pictures) // columns)
        y = area.top + max(0, area.height - rows * (height + gap)) // 2
        for row in range(rows):
            line = told.pictures[row * columns : (row + 1) * columns]
            x = centre - (len(line) * (width + gap) - gap) // 2
            for picture in line:
                surface.blit(self._faces.turned(look, picture, width, height), (x, y))
                x += width + gap
            y += height + gap


def _grid(count: int, area: pygame.Rect, shape: tuple[float, float], widest: int) -> tuple[int, int, int]:
    """How many columns make the pieces largest, and how large they are then."""
    best = (1, 1, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = min(widest, area.width // columns - 10, int((area.height // rows - 10) * shape[0] / shape[1]))
        if width > best[1]:
            best = (columns, width, int(width * shape[1] / shape[0]))
    return best
