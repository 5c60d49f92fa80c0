"""Panels with a title, and bars that show a share."""

import pygame

from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.widget import Widget

PAD = 14
GOOD, BAD = ("#a8f5d0", "#4fc79a"), ("#f0a0b8", "#b85a86")
"""What is shaded from the first to the second: what was won, and what was not."""


class Block(Widget):
    """A card with a title, and perhaps a note at its right."""

    focusable = False

    def __init__(self, title: str, note: str = "") -> None:
        super().__init__()
        self.title, self.note = title, note

    def head(self, look: Look) -> int:
        """How high title and margin are."""
        return look.line_height("subheading") + look.px(16) if self.title else look.px(PAD)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.box(*self.rect.size, "panel", "panel_edge", radius=18), self.rect)
        pad = look.px(PAD)
        title = look.text(self.title, "subheading", "ink", self.rect.width - 2 * pad, one_line=True)
        at = title.get_rect(topleft=(self.rect.left + pad, self.rect.top + look.px(8)))
        surface.blit(title, at)
        if self.note:
            note = look.text(self.note, "small", "ink_soft")
            if note.get_width() + look.px(GAP) <= self.rect.right - pad - at.right:
                surface.blit(note, note.get_rect(midright=(self.rect.right - pad, at.centery)))
        inside = self.rect.inflate(-2 * pad, 0)
        inside.top += self.head(look)
        inside.height = self.rect.bottom - look.px(10) - inside.top
        self.fill(surface, look, inside)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        """Draw what it tells."""

    def quiet(self, surface: pygame.Surface, look: Look, room: pygame.Rect, words: str) -> None:
        """Say why there is nothing yet."""
        text = look.text(words, "small", "ink_soft", room.width, pygame.FONT_CENTER)
        surface.blit(text, text.get_rect(center=room.center))


def draw_bar(surface: pygame.Surface, look: Look, at: pygame.Rect, share: float) -> None:
    """A share of something, as a bar."""
    edge = "panel_edge" if look.plain else ""
    surface.blit(look.box(*at.size, "veil", edge, radius=99), at)
    if share > 0:
        wide = max(at.height, round(at.width * share))
        surface.blit(filled(look, wide, at.height, GOOD, "accent"), at)


def filled(look: Look, width: int, height: int, paint: tuple[str, str], plain: str) -> pygame.Surface:
    """A piece of a bar; `plain` is its colour in high contrast."""
    if look.plain:
        return look.box(width, height, plain, radius=99)
    return look.made(("filled", width, height, paint), lambda: shaded(width, height, *paint, min(width, height) / 2))


def shaded(
    width: int, height: int, top: str, low: str, radius: float, edge: str = "", line: float = 0
) -> pygame.Surface:
    """A box that is darker below."""
    stroke = f' stroke="{edge}" stroke-width="{line:.1f}"' if edge else ""
    return vector(
        width,
        height,
        '<defs><linearGradient id="s" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        f'<rect x="{line / 2:.1f}" y="{line / 2:.1f}" width="{width - line:.1f}" height="{height - line:.1f}" '
        f'rx="{radius:.1f}" fill="url(#s)"{stroke}/>',
    )
