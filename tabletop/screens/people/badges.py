"""Badges: a shelf of medals, and the page with all of them."""

from collections.abc import Callable, Sequence

import pygame

from tabletop.base.words import _, counted
from tabletop.games.shelf import GAMES
from tabletop.records import people
from tabletop.records.badges import Badge, Standing
from tabletop.screens.shared.headers import subtitle
from tabletop.screens.shared.phrases import ago
from tabletop.screens.shared.shading import TOP, plank
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import tiled
from tabletop.ui.widgets.widget import Label, Pressable, Widget, draw_lines

MEDAL = (84, 96)
"""A medal's drawing, its disc's middle in it, and how wide what it shows is."""
MIDDLE, LOCKED_MIDDLE, SYMBOL = 40, 54, 50
ON_SHELF, LATE = 9, 2
"""How many medals the shelf shows, and how many of them at least are still to be earned."""
CARD, FRESH, SHELF = (270, 116), 36, 126
"""Units of a badge's card, of a medal that was just earned, and of the shelf's height."""


def draw_medal(surface: pygame.Surface, look: Look, standing: Standing, at: pygame.Rect, told: bool = True) -> None:
    """The medal; if not earned its shadow, with how far it is if `told`."""
    badge, part = standing.badge, at.width / MEDAL[0]
    surface.blit(look.art(f"honours/{badge.metal if standing.earned else 'locked'}", *at.size), at)
    folder = badge.symbol.partition("/")[0]
    side = round({"icons": 30, "victory": 40}.get(folder, SYMBOL) * part)
    if standing.earned:
        put(surface, _symbol(look, badge.symbol, side, "ink"), at.centerx, at.top + MIDDLE * part)
        return
    faint = look.made(("faint", badge.symbol, side), lambda: _faint(look, badge.symbol, side))
    y, counted = at.top + LOCKED_MIDDLE * part, told and badge.need > 1
    put(surface, faint, at.centerx, y - (7 * part if counted else 0))
    if counted:
        words = _("{reached} of {need}", reached=standing.reached, need=badge.need)
        text = look.fitted(words, "bold", look.pixels("small-strong"), round(60 * part), "ink")
        put(surface, text, at.centerx, y + 21 * part)


def _symbol(look: Look, name: str, side: int, ink: str) -> pygame.Surface:
    if name.startswith("icons/"):
        return look.icon(name.removeprefix("icons/"), side, ink)
    return look.art(name, side, side)


def _faint(look: Look, name: str, side: int) -> pygame.Surface:
    picture = pygame.transform.grayscale(_symbol(look, name, side, "ink_soft")).copy()
    picture.set_alpha(110)
    return picture


class Medal(Pressable):
    """A badge on the shelf with its name below; pressing it shows all of them."""

    def __init__(self, standing: Standing, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.standing = standing
        self.hint = told(standing)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        words = max(look.line_height("small-strong"), look.px(30))
        tall = self.rect.height - words + look.px(2)
        wide = round(tall * MEDAL[0] / MEDAL[1])
        at = pygame.Rect(0, 0, wide, tall)
        at.midtop = self.rect.centerx, self.rect.top - (look.px(3) if hovered else 0)
        draw_medal(surface, look, self.standing, at)
        ink = "ink" if self.standing.earned else "ink_soft"
        room = self.rect.width - look.px(4)
        name = look.fitted(self.standing.badge.name, "bold", look.pixels("small-strong"), room, ink)
        put(surface, name, self.rect.centerx, self.rect.bottom - words // 2)


def told(standing: Standing) -> str:
    """What a badge is given for, and when it was earned or how far it is."""
    if standing.earned:
        state = _("Earned: {when}.", when=ago(standing.when))
    elif standing.badge.need == 1:
        state = _("Not yet.")
    else:
        state = _("{reached} of {need} so far.", reached=standing.reached, need=standing.badge.need)
    return f"{standing.badge.about}\n{state}"


def on_shelf(standings: Sequence[Standing]) -> list[Standing]:
    """The newest that were earned, then the nearest that were not."""
    earned = [one for one in standings if one.earned]
    missing = [one for one in standings if not one.earned]
    late = min(len(missing), max(LATE, ON_SHELF - len(earned)))
    return [*earned[: ON_SHELF - late], *missing[:late]]


class Shelf(Widget):
    focusable = False

    def __init__(self, medals: Sequence[Medal]) -> None:
        super().__init__()
        self.medals = list(medals)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, look.px(SHELF)

    def arrange(self, look: Look) -> None:
        fit = max(3, min(len(self.medals), self.rect.width // (look.px(112) * max(100, look.text_percent) // 100)))
        wide = self.rect.width // fit
        for place, medal in enumerate(self.medals):
            medal.focusable = place < fit
            medal.rect = pygame.Rect(self.rect.left + place * wide, self.rect.top, wide, self.rect.height)
            if not medal.focusable:
                medal.rect.size = 0, 0

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        words = max(look.line_height("small-strong"), look.px(30))
        high = words + look.px(TOP)
        board = look.made(("honour shelf", self.rect.width, high), lambda: plank(look, self.rect.width, high))
        surface.blit(board, (self.rect.left, self.rect.bottom - high))


class Honoured(Widget):
    """The badges a match has earned; without any it takes no room."""

    focusable = False

    def __init__(self, honours: Sequence[tuple[str, Badge]]) -> None:
        super().__init__()
        self.honours = list(honours)

    def _lines(self, look: Look, width: int) -> list[list[tuple[Standing, pygame.Surface]]]:
        lines: list[list[tuple[Standing, pygame.Surface]]] = []
        side, used = look.px(FRESH) + look.px(GAP), width + 1
        for name, badge in self.honours:
            words = look.text(_("{name}: {badge}", name=name, badge=badge.name), "small-strong", "glow")
            wide = side + words.get_width()
            if used + wide > width:
                lines.append([])
                used = 0
            lines[-1].append((Standing(badge, badge.need, 1), words))
            used += wide
        return lines

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        lines = self._lines(look, width)
        return width, look.line_height("strong") + len(lines) * _fresh(look) if lines else 0

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if not self.honours:
            return
        words = counted("A badge was earned", "{count} badges were earned", len(self.honours))
        surface.blit(look.text(words, "strong"), self.rect)
        y, tall = self.rect.top + look.line_height("strong"), _fresh(look)
        for line in self._lines(look, self.rect.width):
            x = self.rect.left
            for standing, name in line:
                at = pygame.Rect(0, 0, look.px(FRESH), round(look.px(FRESH) * MEDAL[1] / MEDAL[0]))
                at.midleft = x, y + tall // 2
                draw_medal(surface, look, standing, at)
                put(surface, name, at.right + look.px(4), at.centery, "midleft")
                x = at.right + look.px(GAP) + name.get_width()
            y += tall


def _fresh(look: Look) -> int:
    """How high a line of fresh medals is."""
    return max(round(look.px(FRESH) * MEDAL[1] / MEDAL[0]) + look.px(4), look.line_height("small-strong"))


class BadgeCard(Widget):
    def __init__(self, standing: Standing) -> None:
        super().__init__()
        self.standing = standing

    def _texts(self, look: Look, width: int) -> list[pygame.Surface]:
        badge, room = self.standing.badge, width - look.px(84 + 2 * GAP)
        first, _line, last = told(self.standing).partition("\n")
        game = GAMES[badge.game].info.short_title if badge.game in GAMES else _("Every game")
        ink = "good" if self.standing.earned else "ink_soft"
        lines = ((badge.name, "strong", "ink"), (first, "small", "ink"), (f"{game} · {last}", "small", ink))
        return [look.text(words, role, colour, room) for words, role, colour in lines]

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        tall = sum(text.get_height() for text in self._texts(look, width)) + look.px(16)
        return width, max(look.px(CARD[1]), tall)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        edge = "accent" if look.plain and self.standing.earned else "panel_edge"
        opacity = 1.0 if self.standing.earned else 0.75
        surface.blit(look.box(*self.rect.size, "panel", edge, radius=16, opacity=opacity), self.rect)
        at = pygame.Rect(0, 0, look.px(MEDAL[0]), look.px(MEDAL[1]))
        at.midleft = self.rect.left + look.px(8), self.rect.centery
        draw_medal(surface, look, self.standing, at, told=False)
        draw_lines(surface, self._texts(look, self.rect.width), at.right + look.px(10), self.rect.centery)


class BadgesScene(Page):
    """All of them, the newest first."""

    planet = "shell/moon"

    def __init__(self, shell: Shell, name: str, standings: Sequence[Standing]) -> None:
        title = _("Your badges") if name == people.nobody() else _("{name}'s badges", name=name)
        super().__init__(shell, title)
        earned = sum(one.earned for one in standings)
        self.count = Label(_("{earned} of {all} earned", earned=earned, all=len(standings)), "body", "ink_soft")
        self.area = ScrollArea()
        self.cards = [BadgeCard(one) for one in standings]
        self.group.widgets = [self.back_button, self.title, self.count, self.area, *self.cards]
        self.group.set_focus(self.back_button)

    def arrange(self) -> None:
        super().arrange()
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        top = subtitle(self, self.count) + gap
        width = self.body.width - 2 * look.px(BAR)
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, look.size[1] - top - look.px(12))
        self.area.rect.inflate_ip(2 * margin, 0)
        least = look.px(CARD[0]) * max(100, look.text_percent) // 100
        abreast = max(1, (width + gap) // (least + gap))
        wide = (width + gap) // abreast - gap
        bottom = tiled(look, self.cards, abreast, self.body.left, top + margin, wide, gap)
        self.area.hold(self.cards, bottom - top, look)
