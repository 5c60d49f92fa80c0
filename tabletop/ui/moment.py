"""A staged moment: the table stands still in the dark but for what matters, and says why. Imports the look."""

from collections.abc import Sequence

import pygame

from tabletop.ui.layout import Moment, Side
from tabletop.ui.look import Look, vector
from tabletop.ui.overlay import covered, pixels
from tabletop.ui.sprites import Stage
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

STILL, EFFECT = 0.35, 1.0
"""Seconds until the cause is named, and until it has its effect."""
FADE = 0.22
BAND = 26
"""Units the dark behind the words reaches beyond them."""
DARK = 150
"""How dark it gets, of 255."""


class Staged:
    """One moment while it is shown."""

    def __init__(self, moment: Moment, pace: float, reduced: bool) -> None:
        self.moment = moment
        letters = len(moment.title) + sum(map(len, moment.words)) + 24 * len(moment.sides)
        self._still, self._effect = (0.0, 0.0) if reduced else (STILL * pace, EFFECT * pace)
        self._seconds = self._effect + max(1.3, 0.4 + 0.045 * letters) * max(0.5, pace)
        self._age = 0.0
        self._fades = not reduced
        self._above = True

    @property
    def over(self) -> bool:
        return self._age >= self._seconds

    @property
    def due(self) -> bool:
        """Whether it is time for the effect."""
        return self._age >= self._effect

    def go_on(self) -> None:
        """It has been read."""
        self._age = self._seconds

    def update(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, surface: pygame.Surface, look: Look, stage: Stage) -> None:
        dark = min(1.0, self._age / FADE, (self._seconds - self._age) / FADE) if self._fades else 1.0
        veil = look.made(("dark", look.size), lambda: _veil(look))
        veil.set_alpha(round(DARK * max(0.0, dark)))
        surface.blit(veil, (0, 0))
        lit = [sprite for key in self.moment.lit if (sprite := stage.sprites.get(key))]
        shown = self._words(look, stage, surface.get_width())
        if lit and not self.due:
            low = sum(sprite.pose.y for sprite in lit) / len(lit) * look.unit > look.size[1] * 0.46
            things = [pixels(look, sprite.piece) for sprite in lit]

            def hidden(above: bool) -> tuple[float, bool]:
                """How much of what is lit the words would cover, each thing counting alike; far from it if equal."""
                place = _place(look, shown, above)
                share = sum(covered(place, [thing]) / (thing.width * thing.height) for thing in things)
                return round(share, 2), above != low

            self._above = min((True, False), key=hidden)
        said = self._age >= self._still
        if said:
            place, width = _place(look, shown, self._above), surface.get_width()
            band = look.made(("band", width, place.height), lambda: _band(look, width, place.height))
            surface.blit(band, (0, place.top - look.px(BAND)))
        stage.draw_lit(surface, look, lit)
        if said:
            self._draw_words(surface, look, shown)

    def _words(self, look: Look, stage: Stage, width: int) -> list[pygame.Surface]:
        """What is said, from above to below."""
        moment = self.moment
        center = pygame.FONT_CENTER
        title = look.text(moment.title, "title", "glow", round(width * 0.86), center)
        shown = [look.shaded(("moment", moment.title), title)]
        for words in moment.words:
            text = look.text(words, "subheading", "ink", round(width * 0.7), center)
            shown.append(look.shaded(("moment", words), text))
        if moment.sides:
            shown.append(look.made(("sides", moment.sides), lambda: _sides(look, moment.sides)))
        if moment.picture is not None:
            side = look.px(150)
            shown.insert(0, stage.faces.turned(look, moment.picture, side, side))
        return shown

    def _draw_words(self, surface: pygame.Surface, look: Look, shown: Sequence[pygame.Surface]) -> None:
        y, width = _place(look, shown, self._above).top, surface.get_width()
        for text in shown:
            surface.blit(text, text.get_rect(midtop=(width // 2, y)))
            y += text.get_height()
        hint = look.sign(_("Click or Space goes on"), "small", (24, 8), radius=99, opacity=0.9)
        surface.blit(hint, hint.get_rect(midbottom=(width // 2, surface.get_height() - look.px(8))))


def _place(look: Look, shown: Sequence[pygame.Surface], above: bool) -> pygame.Rect:
    """Where the words stand, in the upper or lower part of the window."""
    (width, height), high = look.size, sum(text.get_height() for text in shown)
    wide = max(text.get_width() for text in shown)
    y = max(look.px(12), round(height * (0.27 if above else 0.68) - high / 2))
    return pygame.Rect((width - wide) // 2, y, wide, high)


def _veil(look: Look) -> pygame.Surface:
    veil = pygame.Surface(look.size).convert()
    veil.fill("#0b0720")
    return veil


def _band(look: Look, width: int, high: int) -> pygame.Surface:
    """A dark band across the window, soft above and below, for words to stand on."""
    rim = look.px(BAND)
    part = rim / (high + 2 * rim)
    stops = ((0, 0.0), (part, 0.62), (1 - part, 0.62), (1, 0.0))
    ramp = "".join(f'<stop offset="{at:.3f}" stop-color="#0b0720" stop-opacity="{cover}"/>' for at, cover in stops)
    size = f'width="{width}" height="{high + 2 * rim}"'
    return vector(
        width, high + 2 * rim,
        f'<defs><linearGradient id="b" x1="0%" y1="0%" x2="0%" y2="100%">{ramp}</linearGradient></defs>'
        f'<rect x="0" y="0" {size} fill="url(#b)"/>',
    )  # fmt: skip


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
    surface = pygame.Surface((wide * len(columns) + gap * (len(columns) - 1), high), pygame.SRCALPHA)
    for place, (colour, texts) in enumerate(columns):
        left, y = place * (wide + gap), gap // 2
        surface.blit(look.box(wide, high, "veil", colour, radius=18, edge_units=2.5, opacity=0.8), (left, 0))
        for text in texts:
            surface.blit(text, text.get_rect(midtop=(left + wide // 2, y)))
            y += text.get_height()
    return surface
