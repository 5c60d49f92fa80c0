"""The plate of a recap: who did what, how far it is, and its buttons."""

from collections.abc import Callable, Sequence

import pygame

from tabletop.base.words import _
from tabletop.kernel.story import Step
from tabletop.ui.panel.panel import BrassButton
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.portrait import portrait
from tabletop.ui.render.theme import TYPE
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.placement import cheapest, shares
from tabletop.ui.widgets.widget import Group, Pressable, draw_lines

WIDE, BAR, FACE = 640, 38, 84
"""Units: the plate's width, the height of its title, the portrait."""
SIDE, PAD = 172, 14
"""Units: the width of the buttons at its right, the rim."""
SLIVER = 0.2
"""The part of one thing that may be hidden before it goes elsewhere."""
DOTS = 14
"""More steps than this are only counted."""
PAPER, SHADE, INK, SOFT, BARRED = "#fff6e6", "#f6e6d2", "#33194a", "#6b4a78", "#4d2f7c"


class KeyButton(Pressable):
    """A button that shows the key that does the same."""

    def __init__(self, words: str, key: str, act: Callable[[], None], accent: bool = False) -> None:
        super().__init__(act)
        self.words, self.key, self.accent = words, key, accent

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        high = look.line_height("strong") + look.px(14)
        cap = look.text(self.key, "small-strong").get_width() + look.px(16)
        return look.text(self.words, "strong").get_width() + cap + look.px(34), high

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        plain = look.plain
        if self.accent:
            fill = "accent_hover" if hovered else "accent"
            surface.blit(look.box(*self.rect.size, fill, "" if plain else "#c9803a", radius=22), self.rect)
        elif hovered:
            surface.blit(look.box(*self.rect.size, "raised" if plain else "#ead3bd", radius=22), self.rect)
        ink = "ink_accent" if self.accent else "ink" if plain else INK
        middle = self.rect.centery
        cap = put(surface, keycap(look, self.key), self.rect.right - look.px(10), middle, "midright")
        room = cap.left - self.rect.left - look.px(18)
        text = look.fitted(self.words, TYPE["strong"].face, look.pixels("strong"), room, ink)
        put(surface, text, self.rect.left + look.px(14), middle, "midleft")


def keycap(look: Look, key: str) -> pygame.Surface:
    fill, edge, ink = ("#000000", "#ffffff", "ink") if look.plain else ("#ffffff", "#6a4a86", INK)
    return look.sign(key, "small-strong", (14, 4), fill, edge, ink, radius=6)


class Plate:
    """Stands at the bottom of the window, or at its top if that hides less of what it tells of."""

    def __init__(
        self, next_: Callable[[], None], back: Callable[[], None], pause: Callable[[], None], skip: Callable[[], None]
    ) -> None:
        self.title = ""
        self.next = KeyButton(_("Next"), _("Space"), next_, accent=True)
        self.skip = KeyButton(_("Skip"), _("Escape"), skip)
        self.back = BrassButton("back", back, _("One step back (Left)"))
        self.pause = BrassButton("pause", pause)
        self.group = Group([self.back, self.pause, self.next, self.skip])
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._step: tuple[Step, int, int] | None = None
        self._picture: pygame.Surface | None = None
        self._above = False

    def begin(self, title: str) -> None:
        self.title, self._above = title, False

    def show(self, step: Step, at: int, many: int, playing: bool) -> None:
        self._step = step, at, many
        self.pause.icon = "pause" if playing else "play"
        self.pause.hint = _("Stop here (P)") if playing else _("Let it go on by itself (P)")
        self.back.enabled = at > 0
        self.next.words = _("Next") if at + 1 < many else _("Close")
        self.group.changed = True

    def arrange(self, look: Look, face: str, things: Sequence[pygame.Rect]) -> None:
        """`things` are what its words are about."""
        assert self._step is not None
        step, at, many = self._step
        grown = max(1.0, min(1.5, look.text_percent / 100))
        wide = min(look.size[0] - look.px(24), round(look.px(WIDE) * grown))
        key = ("recap", self.title, step, at, many, face, wide)
        self._picture = look.made(key, lambda: self._make(look, step, at, many, face, wide))
        room = pygame.Rect((0, 0), look.size).inflate(-look.px(20), -look.px(20))
        self._find_place(room, self._picture, things)
        self._place_buttons(look)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        assert self._picture is not None
        surface.blit(self._picture, self.rect)
        self.group.draw(surface, look)

    def _find_place(self, room: pygame.Rect, picture: pygame.Surface, things: Sequence[pygame.Rect]) -> None:
        """Stay where it was, so that its buttons are found again, unless that hides more."""
        places = [picture.get_rect(midbottom=room.midbottom), picture.get_rect(midtop=room.midtop)]
        hidden = [cheapest([(0.0, [place])], shares(things))[1] for place in places]
        if hidden[not self._above] < hidden[self._above] - SLIVER:
            self._above = not self._above
        self.rect = places[self._above]

    def _side(self, look: Look) -> int:
        return max(look.px(SIDE), self.next.size(look)[0], self.skip.size(look)[0] + look.px(2 * 38 + 10))

    def _place_buttons(self, look: Look) -> None:
        side, gap, bar, right = self._side(look), look.px(8), _bar(look), self.rect.right - look.px(PAD)
        high, small = self.next.size(look)[1], look.px(34)
        top = self.rect.top + bar + (self.rect.height - bar - high - gap - small) // 2
        self.next.rect = pygame.Rect(right - side, top, side, high)
        row = top + high + gap
        self.back.rect = pygame.Rect(right - side, row, small, small)
        self.pause.rect = self.back.rect.move(small + look.px(4), 0)
        left = self.pause.rect.right + look.px(2)
        self.skip.rect = pygame.Rect(left, row, right - left, small)

    def _make(self, look: Look, step: Step, at: int, many: int, face: str, wide: int) -> pygame.Surface:
        plain, pad, bar = look.plain, look.px(PAD), _bar(look)
        side = look.px(FACE) if face else 0
        left = pad + (side + pad if face else look.px(6))
        room = wide - left - pad - self._side(look) - look.px(10)
        ink, soft = ("ink", "ink_soft") if plain else (INK, SOFT)
        lines = step.lines or (step.kicker,)
        texts = [look.text(step.kicker, "small-strong", soft, room)] if step.kicker and step.words else []
        texts.append(look.text(lines[0], "asked", ink, room))
        if len(lines) > 1:
            texts.append(look.text(" ".join(lines[1:]), "small-strong", soft, room))
        tall = sum(text.get_height() for text in texts)
        high = bar + max(tall, side, look.px(84)) + 2 * look.px(12)
        surface = look.made(("recap ground", wide, high), lambda: _ground(look, wide, high, bar)).copy()
        self._draw_bar(surface, look, at, many, bar)
        middle = bar + (high - bar) // 2
        if face:
            surface.blit(portrait(look, face, step.seat, side), (pad, middle - side // 2))
        draw_lines(surface, texts, left, middle)
        return surface

    def _draw_bar(self, surface: pygame.Surface, look: Look, at: int, many: int, bar: int) -> None:
        pad, side, middle = look.px(PAD), look.px(20), bar // 2
        put(surface, look.icon("clock", side, "ink"), pad, middle, "midleft")
        count = look.text(_("{number} of {many}", number=at + 1, many=many), "small-strong", "ink")
        right = put(surface, count, surface.get_width() - pad, middle, "midright").left - look.px(12)
        title = look.text(self.title, "strong", "ink")
        left = put(surface, title, pad + side + look.px(8), middle, "midleft").right + look.px(16)
        if 1 < many <= DOTS and right - left > many * look.px(16):
            step = min(look.px(30), (right - left) // many)
            put(surface, _dots(look, at, many, step), right, middle, "midright")


def _bar(look: Look) -> int:
    """The title's height in pixels."""
    return max(look.px(BAR), look.line_height("strong") + look.px(8))


def _ground(look: Look, wide: int, high: int, bar: int) -> pygame.Surface:
    plain, radius = look.plain, look.px(18)
    paper, shade, title, line = (PAPER, SHADE, BARRED, "#f0b66a")
    if plain:
        paper, shade, title, line = "#000000", "#000000", "#000000", "#ffffff"
    edge = f'stroke="{"#ffffff" if plain else "#2b174a"}" stroke-width="{2 if plain else 1}"'
    return vector(
        wide,
        high,
        f'<defs><linearGradient id="p" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{paper}"/>'
        f'<stop offset="1" stop-color="{shade}"/></linearGradient></defs>'
        f'<rect x="1" y="1" width="{wide - 2}" height="{high - 2}" rx="{radius}" fill="url(#p)" {edge}/>'
        f'<path d="M1 {bar}V{radius + 1}A{radius} {radius} 0 0 1 {radius + 1} 1H{wide - radius - 1}'
        f'A{radius} {radius} 0 0 1 {wide - 1} {radius + 1}V{bar}Z" fill="{title}"/>'
        f'<rect x="1" y="{bar - 1}" width="{wide - 2}" height="{max(2, look.px(2.5))}" fill="{line}"/>',
    )


def _dots(look: Look, at: int, many: int, step: int) -> pygame.Surface:
    """A dot for each step: those before this one are filled, this one bears its number."""
    high, soft = look.px(24), "#ffffff" if look.plain else "#cdb8ee"
    middle, small = high / 2, min(look.px(7), step * 0.3)
    body = f'<rect x="{step / 2:.1f}" y="{middle - 1}" width="{step * (many - 1)}" height="2" fill="{soft}"/>'
    for number in range(many):
        x = step * number + step / 2
        fill = soft if number < at else "#ffffff" if number == at else "#000000" if look.plain else BARRED
        radius = min(look.px(11), step * 0.46) if number == at else small
        body += f'<circle cx="{x:.1f}" cy="{middle}" r="{radius:.1f}" fill="{fill}" stroke="{soft}" stroke-width="2"/>'
    surface = vector(step * many, high, body)
    digit = look.fitted(str(at + 1), "bold", look.px(13), look.px(18), "#000000" if look.plain else INK)
    put(surface, digit, step * at + step // 2, high // 2)
    return surface
