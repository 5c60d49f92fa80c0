"""Controls that hold a value: a switch, a slider, one of several."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.widget import Widget

T = TypeVar("T")
_PILL = 99


class Toggle(Widget):
    """A switch: on shows a tick and lies right, off lies left, so that it needs no colour to be read."""

    round = True

    def __init__(self, value: bool, act: Callable[[bool], None]) -> None:
        super().__init__()
        self.value, self.act = value, act

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        height = look.line_height("body") + look.px(8)
        return round(height * 1.9), height

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        side = self.rect.height - look.px(10)
        inset = (self.rect.height - side) // 2
        knob = pygame.Rect(self.rect.left + inset, self.rect.centery - side // 2, side, side)
        if not self.value:
            self.draw_ground(surface, look, False, hovered, _PILL)
            surface.blit(look.box(side, side, "ink_soft", radius=_PILL), knob)
            return
        knob.right = self.rect.right - inset
        opacity = 1.0 if self.enabled else 0.35  # what is chosen is bright; amber is for the one main button
        surface.blit(look.box(*self.rect.size, "ink", radius=_PILL, opacity=opacity), self.rect)
        surface.blit(look.box(side, side, "ink_accent", radius=_PILL), knob)
        tick = look.icon("check", round(side * 0.66), "ink")
        surface.blit(tick, tick.get_rect(center=knob.center))

    def press(self) -> None:
        if self.enabled:
            self.value = not self.value
            self.act(self.value)

    def handle(self, event: Input) -> bool:
        """Left is off and right is on; from there the arrows lead on."""
        wanted = {"left": False, "right": True}.get(event.name) if isinstance(event, Key) else None
        meant = self.enabled and wanted is not None and wanted != self.value
        if meant:
            self.press()
        return meant


class Slider(Widget):
    """A number between two ends, dragged, clicked or moved with the arrow keys."""

    def __init__(
        self,
        value: int,
        least: int,
        most: int,
        step: int,
        act: Callable[[int], None],
        words: Callable[[int], str] = str,
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """`act` gets every new value while it moves, `done` is called when the hand has left it."""
        super().__init__()
        self.value, self.least, self.most, self.step = value, least, most, step
        self.act, self.words, self.done = act, words, done
        self._held = False
        self._track = pygame.Rect(0, 0, 0, 0)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        wide = look.px(220) + self._words_width(look)
        return (min(wide, width) if width else wide), look.line_height("body") + look.px(10)

    def _words_width(self, look: Look) -> int:
        font = look.font("strong")
        return max(font.size(self.words(value))[0] for value in (self.least, self.most)) + look.px(GAP)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        knob = pygame.Rect(0, 0, look.px(24), look.px(24))
        self._track = track = pygame.Rect(0, 0, self.rect.width - self._words_width(look) - knob.width, look.px(8))
        track.midleft = self.rect.left + knob.width // 2, self.rect.centery
        share = (self.value - self.least) / (self.most - self.least)
        knob.center = track.left + round(share * track.width), track.centery
        opacity = 1.0 if self.enabled else 0.35
        surface.blit(look.box(*track.size, "raised", "panel_edge", radius=_PILL, opacity=opacity), track)
        if knob.centerx > track.left:
            filled = look.box(knob.centerx - track.left, track.height, "ink_soft", radius=_PILL, opacity=opacity)
            surface.blit(filled, track)
        fill, ink = ("ink", "ink") if self.enabled else ("panel_edge", "ink_soft")
        surface.blit(look.box(*knob.size, fill, "ink_accent", radius=_PILL, edge_units=2), knob)
        text = look.text(self.words(self.value), "strong", ink)
        surface.blit(text, text.get_rect(midright=self.rect.midright))

    def handle(self, event: Input) -> bool:
        if not self.enabled:
            return False
        if isinstance(event, Pointer):
            return self._drag(event)
        value, step = self.value, self.step
        keys = {
            "left": value - step,
            "right": value + step,
            "page down": value - 4 * step,
            "page up": value + 4 * step,
            "home": self.least,
            "end": self.most,
        }
        if isinstance(event, Key) and event.name in keys:
            self._set(keys[event.name])
            self.done()
            return True
        return False

    def _drag(self, event: Pointer) -> bool:
        if event.kind == "up" and self._held:
            self._held = False
            self.done()
            return True
        self._held = self._held or (event.kind == "down" and event.button == 1)
        moves = self._held and event.kind in ("down", "move") and bool(self._track.width)
        if moves:
            share = (event.x - self._track.left) / self._track.width
            self._set(self.least + round(share * (self.most - self.least) / self.step) * self.step)
        return moves

    def _set(self, value: int) -> None:
        before, self.value = self.value, max(self.least, min(self.most, value))
        if self.value != before:
            self.act(self.value)


class Choice(Widget, Generic[T]):
    """One of several: side by side where they all fit, otherwise one at a time between two arrows."""

    def __init__(
        self, entries: Sequence[tuple[T, str]], value: T, act: Callable[[T], None], icons: Sequence[str] = ()
    ) -> None:
        """With icons, each entry is shown as its icon and its words become the tooltip."""
        super().__init__()
        self.entries, self.value, self.act, self.icons = list(entries), value, act, icons
        self.walked_past = False
        """Whether left and right lead on to what stands beside it; Enter goes round in any case."""
        self._parts: list[pygame.Rect] = []
        """Where the entries were drawn, or the two arrows when there was no room for them."""
        self._abreast = True
        self._pressed_at: tuple[int, int] | None = None

    @property
    def index(self) -> int:
        return next((place for place, (value, _words) in enumerate(self.entries) if value == self.value), 0)

    def _widths(self, look: Look) -> list[int]:
        if self.icons:
            return [look.line_height("strong") + look.px(24)] * len(self.entries)
        font = look.font("strong")
        return [font.size(words)[0] + look.px(28) for _value, words in self.entries]

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        height = look.line_height("strong") + look.px(16)
        abreast = sum(self._widths(look)) + look.px(6)
        if not width or abreast <= width:
            return abreast, height
        return min(width, max(self._widths(look)) + 2 * height), height

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        opacity = 1.0 if self.enabled else 0.4
        surface.blit(look.box(*self.rect.size, "raised", "panel_edge", opacity=opacity), self.rect)
        widths = self._widths(look)
        self._abreast = sum(widths) + look.px(6) <= self.rect.width
        if self._abreast:
            self._draw_abreast(surface, look, widths)
        else:
            self._draw_single(surface, look)

    def _draw_abreast(self, surface: pygame.Surface, look: Look, widths: list[int]) -> None:
        inner = self.rect.inflate(-look.px(6), -look.px(6))
        spare, x = inner.width - sum(widths), inner.left
        chosen, fill, ink = ("ink_accent", "ink", "ink") if self.enabled else ("ink_soft", "panel_edge", "ink_soft")
        self._parts = []
        for place, width in enumerate(widths):
            wide = width + spare * (place + 1) // len(widths) - spare * place // len(widths)
            part = pygame.Rect(x, inner.top, wide, inner.height)
            self._parts.append(part)
            x += wide
            if place == self.index:
                surface.blit(look.box(*part.size, fill, radius=11), part)
            self._draw_entry(surface, look, place, part, chosen if place == self.index else ink)

    def _draw_entry(self, surface: pygame.Surface, look: Look, place: int, part: pygame.Rect, ink: str) -> None:
        if self.icons:
            picture = look.icon(self.icons[place], look.line_height("strong"), ink)
        else:
            picture = look.text(self.entries[place][1], "strong", ink, part.width, one_line=True)
        surface.blit(picture, picture.get_rect(center=part.center))

    def _draw_single(self, surface: pygame.Surface, look: Look) -> None:
        height, ink = self.rect.height, "ink" if self.enabled else "ink_soft"
        self._parts = [
            pygame.Rect(left, self.rect.top, height, height) for left in (self.rect.left, self.rect.right - height)
        ]
        for part, icon in zip(self._parts, ("left", "right"), strict=True):
            picture = look.icon(icon, round(height * 0.5), ink)
            surface.blit(picture, picture.get_rect(center=part.center))
        self._draw_entry(surface, look, self.index, self.rect.inflate(-2 * height, 0), ink)

    def press(self) -> None:
        at, self._pressed_at = self._pressed_at, None
        part = next((place for place, part in enumerate(self._parts) if at and part.collidepoint(at)), None)
        if self._abreast and at is not None:
            self._pick(self.index if part is None else part)
        else:
            self._pick((self.index + (-1 if part == 0 else 1)) % len(self.entries))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind == "up":
            self._pressed_at = event.at
        step = {"left": -1, "right": 1}.get(event.name) if isinstance(event, Key) else None
        if not self.enabled or self.walked_past or not step or self.index + step not in range(len(self.entries)):
            return False  # from its ends the arrows lead on
        self._pick(self.index + step)
        return True

    def _pick(self, place: int) -> None:
        if self.enabled and place != self.index:
            self.value = self.entries[place][0]
            self.act(self.value)


class Card(Widget):
    focusable = False

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.box(*self.rect.size, "panel", "panel_edge", radius=18), self.rect)
