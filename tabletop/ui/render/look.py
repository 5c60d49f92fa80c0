"""Fonts, text, art, panels and shadows, rasterised once per size and cached."""

import io
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable

import pygame

from tabletop.cast.cats import drawing
from tabletop.ui.render.fonts import Face, shorten
from tabletop.ui.render.theme import CONTRAST, RADIUS, TYPE, Palette

BASE_WIDTH, BASE_HEIGHT = 1280, 720
"""A window always has room for this many units, whatever its size in pixels."""
LONGEST = 2000
"""Longest text that is drawn, so that a damaged file cannot hang the program."""
LEAST_TEXT = 12
"""Smallest text in pixels, unless small text is chosen."""
_BUDGET = 40 * 1024 * 1024
_SHARE = 30
"""Bytes per pixel of a larger window: all pictures of a full table must fit, or each frame makes them anew."""
_MOST = 4
"""Times the budget one frame may need: a board seen from very near."""
_LOADING = 0.008
"""Seconds per frame for rasterising art that can wait."""


class Cache:
    """Surfaces by what they show; the ones longest unused go when there are too many bytes.

    What a frame needs stays until the next one, even if it is too much: else every frame would make it anew.
    """

    def __init__(self, budget: int = _BUDGET) -> None:
        self.budget, self.bytes = budget, 0
        self.frame = 0
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()

    def find(self, key: Hashable) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        if found[1] != self.frame:
            self._kept[key] = found[0], self.frame
        return found[0]

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if (found := self.find(key)) is not None:
            return found
        surface = make()
        self._kept[key] = surface, self.frame
        self.bytes += _size(surface)
        while self.bytes > self.budget and len(self._kept) > 1:
            oldest, used = next(iter(self._kept.values()))
            if used == self.frame and self.bytes <= _MOST * self.budget:
                break
            self._kept.popitem(last=False)
            self.bytes -= _size(oldest)
        return surface

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Look:
    """A theme at one window size: converts units to pixels and names to cached surfaces."""

    def __init__(self, palette: Palette, size: tuple[int, int], text_percent: int = 100) -> None:
        self.palette, self.size, self.text_percent = palette, size, text_percent
        self.unit = min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT)
        self.loading = False
        """True while art that was asked for with `art_soon` is still missing: draw again."""
        self._loaded, self._loaded_until = 0, 0.0
        """How many pictures that could have waited this frame has made, and until when it may make more."""
        pixels = size[0] * size[1]
        self._cache = Cache(max(_BUDGET, pixels * _SHARE) + pixels * 4)  # the sky is as large as the window
        self._fonts: dict[tuple[str, int], Face] = {}
        self._roles: dict[str, Face] = {}

    def begin_frame(self, patience: float = _LOADING) -> None:
        """Start a frame that may take so many seconds for pictures which can wait."""
        self.loading, self._loaded = False, 0
        self._cache.frame += 1
        self._loaded_until = time.perf_counter() + patience

    def px(self, units: float) -> int:
        return round(units * self.unit)

    @property
    def plain(self) -> bool:
        """Whether this is high contrast: everything is black, white and one colour."""
        return self.palette is CONTRAST

    def colour(self, name: str) -> pygame.Color:
        """A colour of the palette by its name, or a #rrggbb as it is."""
        return pygame.Color(name if name.startswith("#") else getattr(self.palette, name))

    def pixels(self, role: str) -> int:
        return max(self.least_text, round(TYPE[role].units * self.unit * self.text_percent / 100))

    @property
    def least_text(self) -> int:
        """Pixels below which text cannot be read."""
        return round(LEAST_TEXT * min(100, self.text_percent) / 100)

    def font(self, role: str) -> Face:
        if role not in self._roles:
            self._roles[role] = self.face(TYPE[role].face, self.pixels(role))
        return self._roles[role]

    def face(self, face: str, pixels: int) -> Face:
        """A font at an exact height, for text that is part of a picture and scales with it."""
        if (face, pixels) not in self._fonts:
            self._fonts[face, pixels] = Face(face, pixels)
        return self._fonts[face, pixels]

    def line_height(self, role: str) -> int:
        return self.font(role).get_linesize()

    def text(
        self,
        words: str,
        role: str = "body",
        colour: str = "ink",
        width: int = 0,
        align: int = pygame.FONT_LEFT,
        one_line: bool = False,
    ) -> pygame.Surface:
        """Words as a surface, wrapped to `width` pixels if given; as `one_line` cut to that with an ellipsis."""

        def make() -> pygame.Surface:
            font = self.font(role)
            shown = shorten(font, words.replace("\n", " "), width) if one_line else words[:LONGEST]
            wrap = 0 if one_line else max(0, width)
            if "\n" not in shown and font.size(shown)[0] <= wrap:
                wrap = 0  # one line is as wide as its words
            font.align = align
            surface = font.render(shown or " ", True, self.colour(colour), wraplength=wrap)
            font.align = pygame.FONT_LEFT
            return surface.convert_alpha()

        return self._cache.get(("text", words, role, colour, width, align, one_line), make)

    def sign(
        self,
        words: str,
        role: str,
        pad: tuple[float, float],
        fill: str = "veil",
        edge: str = "panel_edge",
        ink: str = "ink",
        radius: float = 10,
        width: int = 0,
        align: int = pygame.FONT_LEFT,
        opacity: float = 1.0,
    ) -> pygame.Surface:
        """Words in a box that is as many units larger as `pad` says, across and down."""
        text = self.text(words, role, ink, width, align)

        def make() -> pygame.Surface:
            size = text.get_width() + self.px(pad[0]), text.get_height() + self.px(pad[1])
            box = self.box(*size, fill, edge, radius, opacity=opacity).copy()
            box.blit(text, text.get_rect(center=box.get_rect().center))
            return box

        return self.made(("sign", words, role, pad, fill, edge, ink, radius, width, align, opacity), make)

    def shaded(self, key: Hashable, text: pygame.Surface) -> pygame.Surface:
        """Words with a soft dark cloud behind them, six units larger on every side, to be read on any picture."""

        def make() -> pygame.Surface:
            rim = self.px(6)
            surface = pygame.Surface((text.get_width() + 2 * rim, text.get_height() + 2 * rim), pygame.SRCALPHA)
            surface.blit(text, (rim, rim))
            cloud = surface.copy()
            cloud.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            cloud = pygame.transform.gaussian_blur(cloud, max(1, self.px(2.5)))
            for _layer in range(2):
                cloud.blit(cloud, (0, 0))
            cloud.blit(text, (rim, rim))
            return cloud

        return self._cache.get(("shaded", key), make)

    def fitted(self, words: str, face: str, pixels: int, width: int, colour: str) -> pygame.Surface:
        """One line of words in a face, made smaller until it fits the width: nothing is ever cut."""

        def make() -> pygame.Surface:
            size = pixels
            while size > 7 and self.face(face, size).size(words)[0] > width:
                size -= 1
            return self.face(face, size).render(words, True, self.colour(colour)).convert_alpha()

        return self._cache.get(("fitted", words, face, pixels, width, colour), make)

    def art(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture of this name, as large as fits, its proportions kept; a grey place if it cannot be had."""
        width, height = max(1, width), max(1, height)

        def make() -> pygame.Surface:
            try:
                picture = pygame.image.load_sized_svg(drawing(name), (width, height)).convert_alpha()
                return _stark(name, picture) if self.plain else picture
            except (pygame.error, OSError) as problem:
                from tabletop.base import journal

                journal.logger().warning("There is no picture %s: %s", name, problem)
                return self.box(width, height, "raised", "panel_edge", radius=8)

        return self._cache.get(("art", name, width, height), make)

    def twin(self, name: str, width: float, height: float) -> pygame.Surface:
        """A picture that has a twin in lines, `<name>-contrast`, for high contrast."""
        return self.art(f"{name}-contrast" if self.plain else name, round(width), round(height))

    def icon(self, name: str, side: int, colour: str = "") -> pygame.Surface:
        """The picture `art/icons/<name>.svg` in a square, as it is or all in one colour of the palette."""
        picture = self.art(f"icons/{name}", side, side)

        def make() -> pygame.Surface:
            copy = picture.copy()
            tint = self.colour(colour)
            copy.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            copy.fill((tint.r, tint.g, tint.b, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return copy

        return self.made(("icon", name, side, colour), make) if colour else picture

    def art_soon(self, name: str, width: int, height: int) -> pygame.Surface | None:
        """The picture if it is there or this frame has time to make it; otherwise None and `loading`."""
        key = ("art", name, max(1, width), max(1, height))
        if key not in self._cache:
            if self._loaded and time.perf_counter() > self._loaded_until:
                self.loading = True
                return None
            self._loaded += 1  # at least one a frame, however long the frame took so far
        return self.art(name, width, height)

    def kept(self, key: Hashable) -> pygame.Surface | None:
        """The surface `made` has cached under this key, if it is still there."""
        return self._cache.find(("made", key))

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._cache.get(("made", key), make)

    def box(
        self,
        width: int,
        height: int,
        fill: str = "panel",
        edge: str = "",
        radius: float = RADIUS,
        edge_units: float = 1.5,
        opacity: float = 1.0,
    ) -> pygame.Surface:
        """A rounded box with smooth edges; radius and edge in units, size in pixels."""
        key = ("box", width, height, fill, edge, radius, edge_units, opacity)

        def make() -> pygame.Surface:
            line = max(1.0, edge_units * self.unit) if edge else 0.0
            inner_w, inner_h = max(1.0, width - line), max(1.0, height - line)
            round_ = min(radius * self.unit, inner_w / 2, inner_h / 2)
            paint = f'fill="{hexed(self.colour(fill))}" fill-opacity="{opacity}"' if fill else 'fill="none"'
            stroke = f' stroke="{hexed(self.colour(edge))}" stroke-width="{line:.2f}"' if edge else ""
            place = f'x="{line / 2:.2f}" y="{line / 2:.2f}" width="{inner_w:.2f}" height="{inner_h:.2f}"'
            return vector(width, height, f'<rect {place} rx="{round_:.2f}" {paint}{stroke}/>')

        return self._cache.get(key, make)

    def halo(self, width: int, height: int, colour: str, spread: float = 10, radius: float = RADIUS) -> pygame.Surface:
        """A soft light (or shadow) around a box of this size; it is `spread` units larger on every side."""
        key = ("halo", width, height, colour, spread, radius)

        def make() -> pygame.Surface:
            margin = self.px(spread)
            full = (width + 2 * margin, height + 2 * margin)
            coarse = max(1, margin // 6)  # what is soft can be blurred small: 20 times faster
            small = pygame.Surface((max(1, full[0] // coarse), max(1, full[1] // coarse)), pygame.SRCALPHA)
            tint = self.colour(colour)
            small.fill((tint.r, tint.g, tint.b, 0))
            size = (width + margin // 4) // coarse, (height + margin // 4) // coarse
            inner = self.box(*size, colour, radius=radius / coarse)
            place = inner.get_rect(center=small.get_rect().center)
            small.blit(inner, place, special_flags=pygame.BLEND_RGBA_MAX)
            blurred = pygame.transform.gaussian_blur(small, max(1, margin // (2 * coarse)))
            return pygame.transform.smoothscale(blurred, full).convert_alpha()

        return self._cache.get(key, make)


def _stark(name: str, picture: pygame.Surface) -> pygame.Surface:
    """A picture in high contrast: without its colours, and a badge only as its shape."""
    if name.startswith("seats/badge-"):
        picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    elif not name.endswith("-contrast") and not name.startswith("icons/"):
        picture = pygame.transform.grayscale(picture)
    return picture


def hexed(colour: pygame.Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def vector(width: int, height: int, body: str) -> pygame.Surface:
    """SVG elements drawn in a surface of this size, a unit a pixel."""
    width, height = max(1, width), max(1, height)
    frame = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{body}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)).convert_alpha()


def gradient(top: str, bottom: str) -> str:
    """A colour that goes over into another from above to below, as SVG: `fill="url(#g)"` uses it."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%">{stops}</linearGradient></defs>'


def draw_below(
    surface: pygame.Surface, pictures: Iterable[pygame.Surface], x: int, y: int, gap: int = 0, anchor: str = "topleft"
) -> None:
    """Pictures below each other from a point on, which is the upper left corner or the `midtop` of the first."""
    for picture in pictures:
        surface.blit(picture, picture.get_rect(**{anchor: (x, y)}))
        y += picture.get_height() + gap
