"""Layers over the table: a chooser for one of several meanings, and a closer look at a piece."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render.faces import Faces, Painter
from tabletop.ui.render.look import Look, draw_below
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.stage.layout import Explanation, Picture
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.widget import Button, Pressable

PICTURE = 190
"""Units of a choice's picture, if there is room."""


class Choice(NamedTuple):
    words: str
    picture: Picture | None
    act: Callable[[], None]
    warning: str = ""


class _Tile(Pressable):
    """One meaning, as a picture with words under it."""

    def __init__(self, choice: Choice, faces: Faces, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.choice, self._faces = choice, faces

    def words(self, look: Look, width: int) -> pygame.Surface:
        """What it says, in a tile of this width, and below it with a sign what it warns of."""
        room = width - look.px(20)
        says = look.text(self.choice.words, "strong", "ink", room, pygame.FONT_CENTER)
        if not self.choice.warning:
            return says
        sign = look.icon("warning", look.line_height("small"), "bad")
        aside = sign.get_width() + look.px(6)
        warns = look.text(self.choice.warning, "small-strong", "bad", room - aside, pygame.FONT_CENTER)
        wide = max(says.get_width(), warns.get_width() + aside)
        surface = pygame.Surface((wide, says.get_height() + warns.get_height()), pygame.SRCALPHA)
        surface.blit(says, says.get_rect(midtop=(wide // 2, 0)))
        place = surface.blit(warns, warns.get_rect(midbottom=((wide + aside) // 2, surface.get_height())))
        surface.blit(sign, sign.get_rect(midright=(place.left - look.px(6), place.centery)))
        return surface

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered)
        inner = self.rect.inflate(-look.px(20), -look.px(20))
        words = self.words(look, self.rect.width)
        if self.choice.picture is None:
            surface.blit(words, words.get_rect(center=inner.center))
            return
        surface.blit(words, words.get_rect(midbottom=inner.midbottom))
        room = inner.height - words.get_height() - look.px(10)
        height = max(1, min(room, look.px(PICTURE)))
        width = min(inner.width, height * 5 // 7)
        face = self._faces.turned(look, self.choice.picture, width, height)
        surface.blit(face, face.get_rect(center=(inner.centerx, inner.top + room // 2)))


class ChooserScene(Layer):
    """What was done can mean several things: which is meant? Escape means none."""

    def __init__(self, shell: Shell, question: str, choices: Sequence[Choice], paint: Painter) -> None:
        super().__init__(shell)
        self.question = question
        self.tiles = [_Tile(choice, Faces(paint), partial(self.close_and, choice.act)) for choice in choices]
        self.group.widgets += self.tiles
        self.group.set_focus(next((tile for tile in self.tiles if not tile.choice.warning), self.tiles[0]))

    def arrange(self) -> None:
        """As many side by side as have room for their words, and as high as there is room."""
        look, gap = self.look, self.look.px(GAP)
        width, height = look.size
        title = self._title().get_height() + look.px(24)
        best = (False, 0, 0, 0, 0)
        longest = max(look.font("strong").size(word)[0] for tile in self.tiles for word in tile.choice.words.split())
        picture = look.px(PICTURE + 10) if any(tile.choice.picture for tile in self.tiles) else 0
        for columns in range(min(len(self.tiles), 6), 0, -1):
            wide = min(look.px(180) * max(100, look.text_percent) // 100, (width - look.px(80) + gap) // columns - gap)
            most = (height - title - look.px(40) + gap) // -(-len(self.tiles) // columns) - gap
            whole = longest <= wide - look.px(20)  # a wider word would be broken
            tall = max(tile.words(look, wide).get_height() for tile in self.tiles) + look.px(26)
            tall = max(look.px(90), tall + min(picture, most - tall))
            best = max(best, (whole and tall <= most, tall, columns, wide, min(tall, most)))
        _whole, _tall, columns, wide, tall = best
        rows = -(-len(self.tiles) // columns)
        left = (width - columns * (wide + gap) + gap) // 2
        top = (height - rows * (tall + gap) + gap - title) // 2 + title
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.rect = pygame.Rect(left + column * (wide + gap), top + row * (tall + gap), wide, tall)

    def _title(self) -> pygame.Surface:
        look = self.look
        return look.text(self.question, "heading", "ink", look.size[0] - look.px(80), pygame.FONT_CENTER)

    def handle(self, event: Input) -> None:
        pressed = isinstance(event, Pointer) and event.kind == "down"
        escape = isinstance(event, Key) and event.name == "escape"
        if escape or (not self.group.handle(event) and pressed):
            self.shell.pop()

    def draw_body(self, surface: pygame.Surface) -> None:
        title, bottom = self._title(), self.tiles[0].rect.top - self.look.px(24)
        surface.blit(title, title.get_rect(midbottom=(self.look.size[0] // 2, bottom)))


class CloseupScene(Layer):
    """A piece large, with its full text; or all the pieces of a pile. Its rule is a click away; all else closes it."""

    def __init__(
        self, shell: Shell, explanation: Explanation, paint: Painter, open_rule: Callable[[str], None]
    ) -> None:
        super().__init__(shell)
        self.explanation, self._faces = explanation, Faces(paint)
        words = _("Rule {rule} · F1 opens it", rule=explanation.rule)
        self.rule = Button(words, partial(open_rule, explanation.rule), icon="rules", role="small-strong")
        if explanation.rule:
            self.group.widgets.append(self.rule)

    def handle(self, event: Input) -> None:
        pressed = isinstance(event, Pointer) and event.kind == "down"
        if isinstance(event, Key) and event.name == "f1" and self.explanation.rule:
            self.rule.press()
        elif isinstance(event, Key) or (not self.group.handle(event) and pressed):
            self.shell.pop()

    def arrange(self) -> None:
        self.rule.rect.size = self.rule.size(self.look)
        if self._alone:
            self.rule.rect.bottomleft = self._beside()[2].bottomleft
        else:
            self.rule.rect.midtop = self._above()[-1][1].move(0, self.look.px(GAP)).midbottom

    @property
    def _alone(self) -> bool:
        return len(self.explanation.pictures) == 1

    def draw_body(self, surface: pygame.Surface) -> None:
        (self._draw_one if self._alone else self._draw_many)(surface)

    def _beside(self) -> tuple[pygame.Surface, list[pygame.Surface], pygame.Rect]:
        """The picture, its words, and where they stand beside it: large words have more of the window."""
        look, told, (width, height) = self.look, self.explanation, self.look.size
        across, down = told.shape
        wide, between = look.px(340) * max(100, look.text_percent) // 100, look.px(40)
        below, most = self.rule.rect.height if told.rule else 0, height - look.px(60)
        while _height(look, self._told(wide), below) > most and wide < width * 2 // 3:
            wide += look.px(20)
        parts = self._told(wide)
        if _height(look, parts, below) > most:
            parts = self._told(wide, "small")
        room = width - wide - between - look.px(80)
        tall = min(look.px(460), round(room * down / across))
        face = self._faces.turned(look, told.pictures[0], round(tall * across / down), tall)
        left, high = (width - face.get_width() - between - wide) // 2, _height(look, parts, below)
        box = pygame.Rect(left + face.get_width() + between, (height - high) // 2, wide, high)
        return face, parts, box

    def _told(self, width: int, role: str = "body") -> list[pygame.Surface]:
        look, told = self.look, self.explanation
        return [look.text(told.title, "heading", "ink", width), look.text(told.text, role, "ink", width)]

    def _draw_one(self, surface: pygame.Surface) -> None:
        look, (face, parts, box) = self.look, self._beside()
        surface.blit(face, face.get_rect(midright=(box.left - look.px(40), box.centery)))
        ground = box.inflate(look.px(40), look.px(36))
        surface.blit(look.box(*ground.size, "panel", "panel_edge", 18, opacity=0.92), ground)
        draw_below(surface, parts, *box.topleft, look.px(GAP))

    def _above(self) -> list[tuple[pygame.Surface, pygame.Rect]]:
        look, told = self.look, self.explanation
        room, centre = look.size[0] - look.px(120), look.size[0] // 2
        title = look.text(told.title, "heading", "ink", room, pygame.FONT_CENTER)
        text = look.text(told.text, "body", "ink_soft", room, pygame.FONT_CENTER)
        if text.get_height() > look.size[1] * 0.4:  # the pieces are what one wants to see
            text = look.text(told.text, "small", "ink_soft", room, pygame.FONT_CENTER)
        first = title.get_rect(midtop=(centre, look.px(40)))
        return [(title, first), (text, text.get_rect(midtop=(centre, first.bottom + look.px(6))))]

    def _draw_many(self, surface: pygame.Surface) -> None:
        look, told, above = self.look, self.explanation, self._above()
        panel = above[0][1].unionall([at for _part, at in above])
        if told.rule:
            panel.union_ip(self.rule.rect)
        panel.inflate_ip(look.px(60), look.px(28))
        surface.blit(look.box(*panel.size, "panel", "panel_edge", radius=18, opacity=0.92), panel)
        surface.blits(above)
        if not told.pictures:
            return
        area = pygame.Rect(look.px(40), panel.bottom + look.px(10), look.size[0] - look.px(80), 0)
        area.height = look.size[1] - area.top - look.px(30)
        columns, width, height = _grid(len(told.pictures), area, told.shape, look.px(180))
        gap = look.px(10)
        rows = -(-len(told.pictures) // columns)
        y = area.top + max(0, area.height - rows * (height + gap)) // 2
        for first in range(0, len(told.pictures), columns):
            line = told.pictures[first : first + columns]
            x = look.size[0] // 2 - (len(line) * (width + gap) - gap) // 2
            for place, picture in enumerate(line):
                surface.blit(self._faces.turned(look, picture, width, height), (x + place * (width + gap), y))
            y += height + gap


def _height(look: Look, parts: Sequence[pygame.Surface], below: int) -> int:
    """How high words are below each other, with something below them if it has any height."""
    heights = [part.get_height() for part in parts] + [below] * bool(below)
    return sum(heights) + look.px(GAP) * (len(heights) - 1)


def _grid(count: int, area: pygame.Rect, shape: tuple[float, float], widest: int) -> tuple[int, int, int]:
    """How many columns make the pieces largest, and how large they are then."""
    best = (1, 1, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = min(widest, area.width // columns - 10, int((area.height // rows - 10) * shape[0] / shape[1]))
        if width > best[1]:
            best = (columns, width, int(width * shape[1] / shape[0]))
    return best
