"""A staged moment: the table stands still in the dark but for what matters, and says why."""

import pygame

from tabletop.base.words import _
from tabletop.ui.render.look import Look, draw_below, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.layout import Moment, Side
from tabletop.ui.stage.overlay import seen_at
from tabletop.ui.stage.placement import cheapest, shares
from tabletop.ui.stage.sprites import Stage

STILL, EFFECT = 0.35, 1.0
"""Seconds until the cause is named, and until it has its effect."""
FADE = 0.22
BAND = 26
"""Units the dark behind the words reaches beyond them."""
ABOVE = 14
"""Units between the last line and the boxes of both sides."""
DARK = 150
MOST = 0.56
"""The share of a window words may fill before they say less, so that what they are about is seen."""


class Staged:
    def __init__(self, moment: Moment, pace: float, reduced: bool, stays: bool = False) -> None:
        """One that `stays` does not end by itself."""
        self.moment, self._stays = moment, stays
        self.read = False
        letters = len(moment.title) + sum(map(len, moment.words)) + 24 * len(moment.sides)
        self._still, self._effect = (0.0, 0.0) if reduced else (STILL * pace, EFFECT * pace)
        self._seconds = self._effect + max(1.3, 0.4 + 0.045 * letters) * max(0.5, pace)
        self._age, self._fades = 0.0, not reduced
        self.place = pygame.Rect(0, 0, 0, 0)
        self._lit: list[pygame.Rect] = []
        """Where what is lit lies, before its effect moves it."""

    @property
    def over(self) -> bool:
        return self.read or (self._age >= self._seconds and not self._stays)

    @property
    def due(self) -> bool:
        return self._age >= self._effect

    def go_on(self) -> None:
        self.read, self._age = True, max(self._age, self._seconds)

    def update(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, surface: pygame.Surface, look: Look, stage: Stage) -> None:
        left = FADE if self._stays else self._seconds - self._age
        dark = min(1.0, self._age / FADE, left / FADE) if self._fades else 1.0
        veil = look.made(("dark", look.size), lambda: _veil(look))
        veil.set_alpha(round(DARK * max(0.0, dark)))
        surface.blit(veil, (0, 0))
        lit = [sprite for key in self.moment.lit if (sprite := stage.sprites.get(key))]
        shown = self._words(look, stage, surface.get_width())
        if lit and not self.due:
            self._lit = [seen_at(look, sprite) for sprite in lit]
        wide, high = max(text.get_width() for text in shown), sum(text.get_height() for text in shown)
        top = free_top(self._lit, look.size, (wide, high), look.px(12))
        self.place = pygame.Rect((surface.get_width() - wide) // 2, top, wide, high)
        said, width = self._age >= self._still, surface.get_width()
        if said:
            band = look.made(("band", width, high), lambda: _band(look, width, high))
            surface.blit(band, (0, top - look.px(BAND)))
        # what is seen for this moment only is its effect
        stage.draw_lit(surface, look, [sprite for sprite in lit if self.due or not sprite.piece.hint])
        if said:
            draw_below(surface, shown, width // 2, top, anchor="midtop")

    def _words(self, look: Look, stage: Stage, width: int) -> list[pygame.Surface]:
        moment, wide = self.moment, round(width * 0.7)
        title = look.text(moment.title, "title", "glow", round(width * 0.86), pygame.FONT_CENTER)
        shown = [look.shaded(("moment", moment.title), title)]
        for words in moment.words:
            text = look.text(words, "subheading", "ink", wide, pygame.FONT_CENTER)
            shown.append(look.shaded(("moment", words), text))
        if moment.sides:
            both = look.made(("sides", moment.sides), lambda: _sides(look, moment.sides))
            if sum(text.get_height() for text in (*shown, both)) > MOST * look.size[1]:
                short = tuple(side._replace(parts=()) for side in moment.sides)
                both = look.made(("sides", short), lambda: _sides(look, short))
            shown.append(both)
        if moment.picture is not None:
            shown.insert(0, stage.faces.turned(look, moment.picture, look.px(150), look.px(150)))
        goes_on = look.sign(_("Click or Space goes on"), "small", (24, 8), radius=99, opacity=0.9)
        return [*shown, goes_on]


def free_top(lit: list[pygame.Rect], window: tuple[int, int], words: tuple[int, int], rim: int) -> int:
    """Where words so large begin that they cover as little as can be of what is lit."""
    (width, height), (wide, high) = window, words
    middle = sum(box.centery for box in lit) / len(lit) if lit else height
    thirds = (0.27, 0.68) if middle > height * 0.46 else (0.68, 0.27)
    last = max(rim, height - high - 4 * rim)
    tries = [min(last, max(rim, round(height * third - high / 2))) for third in thirds]
    tries += range(rim, last + 1, max(1, rim))
    places = [(0.0, (pygame.Rect((width - wide) // 2, top, wide, high),)) for top in tries]
    return tries[cheapest(places, shares(lit))[0]]


def _veil(look: Look) -> pygame.Surface:
    veil = pygame.Surface(look.size).convert()
    veil.fill("#0b0720")
    return veil


def _band(look: Look, width: int, high: int) -> pygame.Surface:
    """A dark band across the window, soft above and below, for words to stand on."""
    rim = look.px(BAND)
    part = rim / (high + 2 * rim)
    stops = ((0, 0.0), (part, 0.82), (1 - part, 0.82), (1, 0.0))
    ramp = "".join(f'<stop offset="{at:.3f}" stop-color="#0b0720" stop-opacity="{cover}"/>' for at, cover in stops)
    defs = f'<defs><linearGradient id="b" x1="0%" y1="0%" x2="0%" y2="100%">{ramp}</linearGradient></defs>'
    band = f'<rect x="0" y="0" width="{width}" height="{high + 2 * rim}" fill="url(#b)"/>'
    return vector(width, high + 2 * rim, defs + band)


def _sides(look: Look, sides: tuple[Side, ...]) -> pygame.Surface:
    """Both in a fight beside each other: the total large, what adds to it below."""
    wide, gap = look.px(300), look.px(24)
    columns = []
    for side in sides:
        colour = SEAT_COLOURS[side.seat] if side.seat >= 0 else "ink"
        texts = [look.text(side.name, "subheading", colour), look.text(str(side.total), "title", "ink")]
        texts += [look.text(f"{words}  {number:+d}", "body", "ink_soft", wide - gap) for words, number in side.parts]
        columns.append((colour, texts))
    high = max(sum(text.get_height() for text in texts) for _colour, texts in columns) + gap
    top = look.px(ABOVE)
    surface = pygame.Surface((wide * len(columns) + gap * (len(columns) - 1), top + high), pygame.SRCALPHA)
    for place, (colour, texts) in enumerate(columns):
        left = place * (wide + gap)
        surface.blit(look.box(wide, high, "veil", colour, radius=18, edge_units=2.5, opacity=0.8), (left, top))
        draw_below(surface, texts, left + wide // 2, top + gap // 2, anchor="midtop")
    return surface
