"""The shelf of the first screen: boxes, the plank they stand on, its labels, the way on."""

from collections.abc import Callable, Sequence

import pygame

from tabletop.base.words import _
from tabletop.kernel.game import GameInfo
from tabletop.screens.shared.boxes import INK, small_box
from tabletop.screens.shared.shading import TOP
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.stacks import pin
from tabletop.ui.widgets.widget import Pressable, Widget, draw_lines

BOX = 3 / 4
"""Width of a box against its height."""
TITLE, BROAD, FOOT = 96 / 400, 0.86, 0.06
"""Shares of a box: the height kept calm for its title, a line's width, and the height below the title."""
SKETCHED = 500
"""Pixels of height from which on a sketch of a box comes first, as it takes long to draw."""
LIFT = 12
SHORT = 0.88
"""How much lower boxes may be above short labels."""
_WEIGHTS = 5


class GameBox(Pressable):
    """One game on the shelf; the chosen one is lifted and lit."""

    def __init__(self, info: GameInfo, press: Callable[["GameBox"], None]) -> None:
        super().__init__(lambda: press(self))
        self.info = info
        self.chosen = False

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        box = self.rect
        if self.chosen or hovered:
            put(surface, look.halo(*box.size, "glow", spread=22 if self.chosen else 12, radius=12), *box.center)
        surface.blit(self._picture(look) or look.box(*box.size, "cloth", "panel_edge", radius=12), box)

    def _picture(self, look: Look) -> pygame.Surface | None:
        """The box with its title; while it is being drawn, a sketch of it or nothing."""
        key, size = ("game-box", self.info.id, self.rect.size), self.rect.size
        if (picture := look.kept(key)) is not None:
            return picture
        art = small_box(look, self.info, *size)
        if art is None and size[1] <= SKETCHED:
            return None

        def make() -> pygame.Surface:
            if art is None:  # drawn small and shown large
                small = look.art(f"{self.info.id}/box", size[0] // 4, size[1] // 4)
                finished = pygame.transform.smoothscale(small, size)
            else:
                finished = art.copy()
            self._write_title(finished, look)
            return finished

        return look.made(("sketch", key) if art is None else key, make)

    def title(self, look: Look) -> list[pygame.Surface]:
        """Its title in one line or two, as large as the program's text where there is room."""
        width, height = round(self.rect.width * BROAD), self.rect.height
        title, _colon, more = self.info.title.partition(": ")
        lines = _written(look, title, max(round(height * 0.088), look.pixels("subheading")), width)
        if more and len(lines) == 1:
            second = look.fitted(more, "bold", max(round(height * 0.047), look.pixels("small-strong")), width, INK)
            lines += [second] if second.get_width() <= width else []
        return lines

    def _write_title(self, picture: pygame.Surface, look: Look) -> None:
        width, height = picture.get_size()
        calm = pygame.Rect(0, 0, round(width * BROAD), round(height * TITLE))
        calm.midbottom = width // 2, height - round(height * 0.015)
        lines = self.title(look)
        tall = sum(line.get_height() for line in lines)
        y = min(calm.centery - tall // 2, height - round(height * FOOT) - tall)
        if y < calm.top:  # more than its picture has kept free: that is darkened
            _darken(picture, max(0, y - tall // 2), y)
        for line in lines:
            y = put(picture, line, calm.centerx, y, "midtop").bottom


def _written(look: Look, words: str, pixels: int, width: int) -> list[pygame.Surface]:
    """Words in one line if they fit, else in the two in which they are largest."""
    apart = words.split()
    ways = [[" ".join(apart[:many]), " ".join(apart[many:])] for many in range(1, len(apart))]
    best, largest = [words], 0
    for lines in [[words], *ways]:
        size = pixels
        while size > 7 and max(look.face("title", size).size(line)[0] for line in lines) > width:
            size -= 1
        if size > largest:
            best, largest = lines, size
    return [look.fitted(line, "title", largest, width, INK) for line in best]


def _darken(picture: pygame.Surface, top: int, full: int) -> None:
    """Darken a picture gradually from `top` to `full`, and all below."""
    width, height = picture.get_size()
    for y in range(top, height):
        light = round(255 * (1 - 0.78 * min(1.0, (y - top) / max(1, full - top))))
        picture.fill((light, light, light, 255), (0, y, width, 1), special_flags=pygame.BLEND_RGBA_MULT)


class Tag(Widget):
    """The paper label on the plank under a box: players, minutes, weight."""

    focusable = False

    def __init__(self, info: GameInfo, players: str, minutes: str, about: str) -> None:
        super().__init__()
        self.players, self.minutes, self.weight = players, minutes, info.weight
        self.hint = about
        self._made: tuple[Look, int, list[list[pygame.Surface]]] | None = None
        """The icons and words, and the look and width they were made for."""
        self.rows, self.brief = 1, False
        """How many rows it has, and whether it leaves out the weight, for which large letters have no room."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        rows = self._rows(look, width or 10_000, self.rows)
        wide = max(_row_width(row, look) for row in rows) + look.px(20)
        return wide, len(rows) * look.line_height("small-strong") + look.px(6)

    def least_rows(self, look: Look, width: int) -> int:
        """How many rows it needs to be this wide."""
        for count in (1, 2):
            rows = self._rows(look, width, count)
            if max(_row_width(row, look) for row in rows) + look.px(14) <= width:
                return count
        return 3

    def _rows(self, look: Look, width: int, count: int) -> list[list[pygame.Surface]]:
        if self._made is None or self._made[0] is not look or self._made[1] != width:
            self._made = look, width, self._pairs(look, width)
        players, minutes, weight = self._made[2]
        if count == 1:
            return [players + minutes + ([] if self.brief else weight)]
        if self.brief:
            return [players, minutes]
        return [players, minutes, weight] if count == 3 else [players + minutes, weight]

    def _pairs(self, look: Look, width: int) -> list[list[pygame.Surface]]:
        """Icon and words of the players, the minutes and the weight, in this width."""
        side, pixels = look.line_height("small-strong"), look.pixels("small-strong")
        small = round(side * 0.85)
        room = width - look.px(14) - small - look.px(4)
        words = [look.fitted(words, "bold", pixels, room, "ink_accent") for words in (self.players, self.minutes)]
        dots = self._dots(look, min(round(side * 0.42), round(room / _WEIGHTS / 1.2)))
        icons = [look.icon(name, small, "ink_accent") for name in ("seats", "clock", "weight")]
        return [[icon, part] for icon, part in zip(icons, [*words, dots], strict=True)]

    def _dots(self, look: Look, side: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            step, half = side * 1.2, side / 2
            dots = "".join(
                f'<circle cx="{half + place * step:.1f}" cy="{half:.1f}" r="{half * 0.82:.1f}" '
                f'fill="{look.palette.ink_accent}" fill-opacity="{1 if place < self.weight else 0.22}"/>'
                for place in range(_WEIGHTS)
            )
            return vector(round(step * _WEIGHTS), side, dots)

        return look.made(("weight", self.weight, side), make)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        key = ("tag", self.players, self.minutes, self.weight, self.rows, self.brief, self.rect.size)
        surface.blit(look.made(key, lambda: self._paper(look)), self.rect)

    def _paper(self, look: Look) -> pygame.Surface:
        paper = look.box(*self.rect.size, "ink", radius=7).copy()
        rows = self._rows(look, self.rect.width, self.rows)
        line, middle = look.line_height("small-strong"), paper.get_rect().center
        y = middle[1] - line * len(rows) // 2
        for row in rows:
            x = middle[0] - _row_width(row, look) // 2
            for place, picture in enumerate(row):
                x = put(paper, picture, x, y + line // 2, "midleft").right + look.px(9 if place % 2 else 4)
            y += line
        return paper


def label_boxes(look: Look, tags: Sequence[Tag], width: int, room: int, wanted: float) -> int:
    """Give the labels their form for boxes `width` wide; returns the plank's height, 0 without room for labels.

    They are brief if boxes would be lower than `wanted`, in units.
    """
    for brief, share in ((False, 1.0), (True, SHORT)):
        for tag in tags:
            tag.brief = brief
        rows = max(tag.least_rows(look, width) for tag in tags)
        for tag in tags:
            tag.rows = rows
            tag.rect.size = tag.size(look, width)
        board = tags[0].rect.height + look.px(TOP + (10 if brief else 20))
        if room - board >= look.px(wanted * share) or not wanted:
            return board
    return 0


def _row_width(row: list[pygame.Surface], look: Look) -> int:
    pairs = len(row) // 2
    return sum([picture.get_width() for picture in row]) + pairs * look.px(4) + (pairs - 1) * look.px(9)


HEAD, CROSS = 96, 26
"""Units: how high the head of whoever offers a lesson is, and the cross that declines."""


class Cross(Pressable):
    """A small cross that sends something away."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return look.px(CROSS), look.px(CROSS)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        ink = "ink" if look.plain else "#33194a" if hovered else "#8a6f86"
        put(surface, look.icon("close", self.rect.width * 2 // 3, ink), *self.rect.center)


class Welcome(Pressable):
    """A cat who offers a first lesson; a small cross beside it declines."""

    def __init__(self, words: str, face: str, accept: Callable[[], None], decline: Callable[[], None]) -> None:
        super().__init__(accept)
        self.words, self.face = words, face
        self.dismiss = Cross(decline)
        self.dismiss.hint = _("No, thank you.")

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        title, words = look.text(_("New here?"), "subheading"), look.text(self.words, "small-strong")
        return max(title.get_width(), words.get_width()) + look.px(HEAD) + look.px(CROSS + 24), look.px(HEAD)

    def place(self, look: Look, room: pygame.Rect) -> None:
        if not room.width:
            self.rect = self.dismiss.rect = pygame.Rect(0, 0, 0, 0)
            return
        self.rect = room.inflate(0, -look.px(20))
        self.rect.width -= look.px(CROSS + 6)
        pin(look, self.dismiss, self.rect.right, self.rect.top + look.px(4))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if not self.rect.width:
            return
        head, plain = look.px(HEAD), look.plain
        card = self.rect.copy()
        card.left, card.width = self.rect.left + head // 2, self.rect.width - head // 2 + look.px(CROSS + 6)
        fill = "panel" if plain else "#fffaf0" if hovered else "#fff4e2"
        surface.blit(look.box(*card.size, fill, "panel_edge" if plain else "", radius=16), card)
        if face := look.art_soon(f"{self.face}-glad", head, head):
            put(surface, face, self.rect.left, self.rect.bottom + look.px(10), "bottomleft")
        title = look.text(_("New here?"), "subheading", "ink" if plain else "#33194a")
        words = look.text(self.words, "small-strong", "ink_soft" if plain else "#6b4a78")
        draw_lines(surface, [title, words], self.rect.left + head + look.px(10), card.centery)
