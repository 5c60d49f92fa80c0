"""Buttons of the replay: whose eyes, which moments, how fast, take over."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.base.words import _
from tabletop.kernel.story import Kind
from tabletop.ui.render.look import Look
from tabletop.ui.render.portrait import portrait
from tabletop.ui.render.theme import TYPE
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Pressable

EYE, ROW = 43, 34
"""Units: the side of a portrait, the height of a line of the list of moments."""


class Eyes(Pressable):
    """A seat's portrait: press it to watch with that seat's eyes."""

    round = True

    def __init__(self, face: str, seat: int, act: Callable[[], None], hint: str) -> None:
        super().__init__(act)
        self.face, self.seat, self.hint = face, seat, hint
        self.chosen = False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return look.px(EYE), look.px(EYE)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        side = self.rect.width
        picture = look.made(("eyes", self.face, self.seat, side), lambda: portrait(look, self.face, self.seat, side))
        if not self.enabled:
            picture = look.made(("eyes-locked", self.face, self.seat, side), lambda: _locked(look, picture))
        if self.chosen:
            ring = self.rect.inflate(look.px(7), look.px(7))
            surface.blit(look.box(*ring.size, "", "ink", radius=99, edge_units=2.5), ring)
        surface.blit(picture, self.rect)
        if self.chosen:
            mark = look.made(("eye-mark", side), lambda: _eye(look, round(side * 0.42)))
            put(surface, mark, self.rect.left + side // 8, self.rect.bottom - side // 8)


def _locked(look: Look, picture: pygame.Surface) -> pygame.Surface:
    dark = picture.copy()
    dark.fill((110, 100, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(dark, look.icon("lock", picture.get_width() // 2, "ink"), *dark.get_rect().center)
    return dark


def _eye(look: Look, side: int) -> pygame.Surface:
    disc = look.box(side, side, "ink", "ink_accent", radius=99, edge_units=1).copy()
    put(disc, look.icon("eye", round(side * 0.76), "ink_accent"), side // 2, side // 2)
    return disc


class JumpTo(Pressable):
    """A kind of moments and how many there are: pressed, on to the next of them."""

    def __init__(self, kind: Kind, count: int, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.kind, self.count, self.words = kind, count, kind.words if count == 1 else kind.many
        self.brief(False)

    def brief(self, small: bool) -> None:
        """With its words, or if `small` without them: then its tooltip says them."""
        self.small = small
        self.hint = _("{kind}: to the next of them", kind=self.words) if small else _("To the next of them")

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        width = width or look.px(11 + 18 + 7 + 11) + look.text(str(self.count), "strong", "ink").get_width()
        return width, max(look.px(ROW), look.line_height("small-strong") + look.px(8))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if not self.rect.width:  # there was no room for it
            return
        fill = "raised_hover" if hovered else "raised"
        surface.blit(look.box(*self.rect.size, fill, "panel_edge", radius=99), self.rect)
        middle, icon = self.rect.centery, look.icon(self.kind.icon, look.px(18), "glow")
        put(surface, icon, self.rect.left + look.px(11), middle, "midleft")
        left = self.rect.left + look.px(11) + look.px(18) + look.px(7)
        count = look.text(str(self.count), "strong", "ink")
        if self.small:
            put(surface, count, left, middle, "midleft")
            return
        on = put(
            surface, look.icon("forward", look.px(13), "ink_soft"), self.rect.right - look.px(9), middle, "midright"
        )
        room = put(surface, count, on.left - look.px(6), middle, "midright").left - look.px(4) - left
        put(surface, _fitted(look, self.words, "small-strong", room), left, middle, "midleft")


class Speed(Pressable):
    """How fast it is played; a press chooses the next speed."""

    def __init__(self, act: Callable[[], None], hint: str) -> None:
        super().__init__(act)
        self.words, self.hint = "", hint

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if hovered else "panel"
        surface.blit(look.box(*self.rect.size, fill, "#e9c178" if not look.plain else "ink", radius=99), self.rect)
        put(surface, look.icon("speed", look.px(20), "ink"), self.rect.left + look.px(12), self.rect.centery, "midleft")
        text = _fitted(look, self.words, "strong", self.rect.width - look.px(46))
        put(surface, text, self.rect.right - look.px(13), self.rect.centery, "midright")


class Takeover(Pressable):
    """The way from watching to playing."""

    def __init__(self, words: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.words, self.more = words, ""

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "accent_hover" if hovered and self.enabled else "accent"
        opacity = 1.0 if self.enabled else 0.3
        surface.blit(look.box(*self.rect.size, fill, "", radius=16, opacity=opacity), self.rect)
        ink, room = "ink_accent" if self.enabled else "ink_soft", self.rect.width - look.px(16)
        texts = [_fitted(look, self.words, "strong", room, ink)]
        if self.more and self.rect.height > texts[0].get_height() + look.line_height("small-strong"):
            texts.append(_fitted(look, self.more, "small-strong", room, ink))
        y = self.rect.centery - sum(text.get_height() for text in texts) // 2
        for text in texts:
            y = put(surface, text, self.rect.centerx, y, "midtop").bottom


def _fitted(look: Look, words: str, role: str, room: int, ink: str = "ink") -> pygame.Surface:
    """A line of words, in smaller letters where it would be wider than its room."""
    return look.fitted(words, TYPE[role].face, look.pixels(role), room, ink)
