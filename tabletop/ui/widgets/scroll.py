"""A scrolling area."""

from collections.abc import Sequence

import pygame

from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render.look import Look
from tabletop.ui.widgets.widget import Widget

BAR = 10
"""Units of the bar's width; what is inside stays twice that away from the right side."""


class ScrollArea(Widget):
    """Moves the widgets inside it: wheel, thumb, PageUp and PageDown, and whatever gets the focus is shown.

    Its widgets stand in the group after it. Without a focusable one inside it takes the focus itself, and the
    arrow keys move it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.offset = 0
        self.widgets: list[Widget] = []
        self._height = 0
        self._line = self._bar_width = 1
        self._grip: int | None = None
        """How far below the thumb's top the pointer holds it."""

    def hold(self, widgets: Sequence[Widget], height: int, look: Look) -> None:
        """Take widgets that were placed as if nothing were scrolled; all of it is `height` pixels tall."""
        self.exchange(widgets)
        self._height = height
        self._line, self._bar_width = look.line_height("body") * 2, look.px(BAR)
        self.focusable = self.furthest > 0 and not any(widget.focusable for widget in widgets)
        offset, self.offset = self.offset, 0
        self.scroll_to(offset)

    def exchange(self, widgets: Sequence[Widget]) -> None:
        """Hold other widgets instead, placed as they are seen now; all of it stays as tall as it was."""
        for widget in self.widgets:
            widget.inside = None
        self.widgets = list(widgets)
        for widget in self.widgets:
            widget.inside = self

    @property
    def furthest(self) -> int:
        return max(0, self._height - self.rect.height)

    def scroll_to(self, offset: int) -> bool:
        """Show what is this many pixels below the top; True if that moved anything."""
        offset = max(0, min(self.furthest, offset))
        moved = self.offset - offset
        for widget in self.widgets:
            widget.rect.y += moved
        self.offset = offset
        return moved != 0

    def reveal(self, widget: Widget) -> None:
        margin = self._line // 3
        above = widget.rect.top - margin - self.rect.top
        below = widget.rect.bottom + margin - self.rect.bottom
        self.scroll_to(self.offset + min(above, max(below, 0)))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key):
            page = self.rect.height - self._line
            steps = {"page up": -page, "page down": page}
            if self.focusable:
                steps |= {"up": -self._line, "down": self._line, "home": -self._height, "end": self._height}
            return event.name in steps and self.scroll_to(self.offset + steps[event.name])
        if isinstance(event, Pointer) and event.kind == "wheel":
            return self.scroll_to(self.offset - round(event.wheel * self._line))
        return isinstance(event, Pointer) and self._drag(event)

    def _thumb(self) -> pygame.Rect:
        bar = self._bar()
        height = max(min(bar.height, 3 * bar.width), bar.height * self.rect.height // max(1, self._height))
        top = bar.top + (bar.height - height) * self.offset // max(1, self.furthest)
        return pygame.Rect(bar.left, top, bar.width, height)

    def _bar(self) -> pygame.Rect:
        return pygame.Rect(self.rect.right - self._bar_width, self.rect.top, self._bar_width, self.rect.height)

    def _drag(self, event: Pointer) -> bool:
        if event.kind == "up" and self._grip is not None:
            self._grip = None
            return True
        thumb, bar = self._thumb(), self._bar()
        if event.kind == "down" and event.button == 1 and self.furthest and bar.collidepoint(event.at):
            self._grip = event.y - thumb.top if thumb.collidepoint(event.at) else thumb.height // 2
        if self._grip is None or event.kind not in ("down", "move"):
            return False
        way = max(1, bar.height - thumb.height)
        self.scroll_to((event.y - self._grip - bar.top) * self.furthest // way)
        return True

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.furthest:
            bar, thumb = self._bar(), self._thumb()
            surface.blit(look.box(*bar.size, "raised", radius=BAR, opacity=0.5), bar)
            fill = "accent" if self._grip is not None else "panel_edge"
            surface.blit(look.box(*thumb.size, fill, radius=BAR), thumb)
