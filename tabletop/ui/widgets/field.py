"""A line of text to type in."""

from collections.abc import Callable

import pygame

from tabletop.ui.input import Input, Key, Pointer, Text
from tabletop.ui.render.cutting import clipped
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.widget import Widget


class TextField(Widget):
    """One line with a caret. Up, down, Tab and Escape leave it; everything else is typing."""

    def __init__(
        self,
        text: str,
        act: Callable[[str], None],
        limit: int = 40,
        digits: bool = False,
        empty: str = "",
        icon: str = "",
        done: Callable[[], None] | None = None,
        hint: str = "",
        full: str = "",
    ) -> None:
        """`act` gets every new text, `done` is what Enter does; `empty` is shown while nothing is written.

        `full` is what it says when somebody wants to write more than there is room for.
        """
        super().__init__()
        self.text, self.act, self.limit, self.digits = text, act, limit, digits
        self.empty, self.icon, self.done, self.hint = empty, icon, done, hint
        self._hint, self._full = hint, full
        self.caret = len(text)
        self.wrong = False
        self.marked = False
        """True while whatever is typed next takes the place of the whole text."""
        self._shift = 0
        """Pixels the text is pushed left so that the caret is in sight."""
        self._font: pygame.font.Font | None = None
        self._text_left = 0

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        wide = look.font("body").size("n" * min(self.limit, 20))[0] + look.px(3 * GAP)
        return (min(wide, width) if width else wide), look.line_height("body") + look.px(16)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        edge = "bad" if self.wrong else "focus" if focused else "panel_edge"
        opacity = 1.0 if self.enabled else 0.4
        surface.blit(look.box(*self.rect.size, "veil", edge, opacity=opacity), self.rect)
        room = self.rect.inflate(-look.px(2 * GAP), -look.px(6))
        if self.icon:
            side = look.line_height("body")
            surface.blit(look.icon(self.icon, side), (room.left, room.centery - side // 2))
            room.left, room.width = room.left + side + look.px(8), room.width - side - look.px(8)
        self._font = look.font("body")
        at = self._font.size(self.text[: self.caret])[0]
        self._shift = max(0, min(self._shift, at), at - room.width + look.px(3))
        self._text_left = room.left - self._shift
        words, ink = (self.text, "ink") if self.text else (self.empty, "ink_soft")
        with clipped(surface, room):
            if words:
                picture = look.text(words, "body", ink)
                place = picture.get_rect(midleft=(self._text_left, room.centery))
                if self.marked and focused:
                    surface.blit(look.box(*place.size, "raised_hover", radius=4), place)
                surface.blit(picture, place)
            if focused and self.enabled:
                height = look.line_height("body")
                caret = pygame.Rect(self._text_left + at, room.centery - height // 2, max(1, look.px(2)), height)
                surface.fill(look.colour("focus"), caret)

    def handle(self, event: Input) -> bool:
        if not self.enabled:
            return False
        self.refused, self.hint = False, self._hint
        if isinstance(event, Text):
            self._insert(event.text)
            return True
        if isinstance(event, Key):
            return self._edit(event)
        if isinstance(event, Pointer) and event.kind == "down" and event.button == 1:
            self.caret, self.marked = self._place_at(event.x), False
            return True
        return isinstance(event, Pointer) and event.kind == "up"

    def _edit(self, key: Key) -> bool:
        before, after = self._halves()
        last = len(self.text)
        places = {"left": max(0, self.caret - 1), "right": min(last, self.caret + 1), "home": 0, "end": last}
        if key.name in places:
            self.marked = False
        if key.control and key.name == "a":
            self.caret, self.marked = last, bool(self.text)
        elif key.control and key.name == "v":
            self._insert(_clipboard())
        elif key.name in places and (self.text or key.name in ("home", "end")):
            self.caret = places[key.name]
        elif key.name == "backspace":
            self._change(before[:-1], after)
        elif key.name == "delete":
            self._change(before, after[1:])
        elif key.name == "return" and self.done is not None:
            self.done()
        else:  # letters come again as text; nothing else may take them for a shortcut
            return not key.control and (len(key.name) == 1 or key.name in ("space", "return"))
        return True

    def _insert(self, text: str) -> None:
        fits = "".join(letter for letter in text if (letter in "0123456789" if self.digits else letter.isprintable()))
        before, after = self._halves()
        room = self.limit - len(before + after)
        if len(fits) > room and self._full:
            self.refused, self.hint = True, self._full
        if fits[:room]:
            self._change(before + fits[:room], after)

    def _halves(self) -> tuple[str, str]:
        """What stays before and after the caret when something is typed."""
        return ("", "") if self.marked else (self.text[: self.caret], self.text[self.caret :])

    def _change(self, before: str, after: str) -> None:
        self.caret, self.marked = len(before), False
        text = before + after
        if text != self.text:
            self.text = text
            self.act(text)

    def _place_at(self, x: int) -> int:
        if self._font is None:
            return len(self.text)
        widths = [self._font.size(self.text[:place])[0] for place in range(len(self.text) + 1)]
        return min(range(len(widths)), key=lambda place: abs(widths[place] + self._text_left - x))


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
