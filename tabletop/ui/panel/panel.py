"""A table's own words and buttons, where its layout wants them: the goal, what happened, what is asked."""

from collections.abc import Sequence

import pygame

from tabletop.base.words import _
from tabletop.ui.input import Input, Pointer, with_control
from tabletop.ui.panel.log import Log
from tabletop.ui.panel.queue import key_line, queue_bar
from tabletop.ui.render.look import Look, gradient, hexed, vector
from tabletop.ui.render.theme import TYPE
from tabletop.ui.stage.layout import Box, Hud
from tabletop.ui.widgets.widget import Act, Button, Group, Pressable

BUTTON, STEP = 38, 42
"""How large the round buttons are and how far apart, in units."""
CROWDED = 130
"""The text size in per cent above which a banner takes the place of the name, unless it has room beside it."""
SMALLER_NAME = 0.66
"""How much smaller the name may be to have a banner beside it."""
TIP = 12
"""Units the bubble's tip stands out."""


class BrassButton(Pressable):
    round = True

    def __init__(self, icon: str, act: Act, hint: str = "") -> None:
        super().__init__(act)
        self.icon, self.hint = icon, hint

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        side = self.rect.width
        picture = look.made(("brass", side, self.icon, self.enabled, hovered), lambda: self._make(look, side, hovered))
        surface.blit(picture, self.rect)

    def _make(self, look: Look, side: int, hovered: bool) -> pygame.Surface:
        rim, fill = ("#e9c178", "#2a2158") if self.enabled else ("#7d6f8e", "#2a2448")
        if look.plain:
            rim, fill = "#ffffff" if self.enabled else "#777777", "#000000"
        if hovered and self.enabled:
            fill = hexed(look.colour("raised_hover"))
        middle, line = side / 2, side * 0.065
        edge = f'stroke="{rim}" stroke-width="{line:.2f}"'
        circle = f'<circle cx="{middle}" cy="{middle}" r="{middle - line / 2 - 1}" fill="{fill}" {edge}/>'
        disc = vector(side, side, circle)
        icon = look.icon(self.icon, round(side * 0.5), "ink" if self.enabled else rim if look.plain else "#8d86a8")
        disc.blit(icon, icon.get_rect(center=(middle, middle)))
        return disc


class Panel:
    """Goal, log, prompt and buttons. The table tells it what to say and where."""

    def __init__(
        self, title: str, goal: str, log: Log, undo: Act, hint: Act, recap: Act, rules: Act, menu: Act
    ) -> None:
        self.title, self.goal = title, goal
        self.heading = ""
        self.banner = ""
        self.prompt = ""
        self.queue: tuple[tuple[int, ...], int] = ((), 0)
        """Who has still to move before whoever looks at it, and how far the first of them is."""
        self.key = ("", "")
        """A key and what it does while others move."""
        self.mine = False
        """Whether the prompt asks whoever looks at it."""
        self.warning = ""
        """Shown as long as something is wrong, such as that nothing can be saved."""
        self.log = log
        self.why_no_undo: str | None = None
        self.undo = BrassButton("undo", undo)
        self.hint = BrassButton("hint", hint)
        self.recap = BrassButton("clock", recap)
        self.rules = BrassButton("rules", rules, _("The rulebook (F1)"))
        self.menu = BrassButton("menu", menu, _("Pause, settings, leave (Escape)"))
        self.buttons = (self.undo, self.hint, self.recap, self.rules, self.menu)
        self.answers: tuple[Button, ...] = ()
        """What the prompt waits for, below it: the end of a turn, or not yet."""
        self.group = Group(self.buttons)
        self.prompt_rect = pygame.Rect(0, 0, 0, 0)
        self._hud: Hud | None = None
        self.written: list[pygame.Rect] = []

    def arrange(self, look: Look, hud: Hud) -> None:
        if hud == self._hud and self.undo.rect.width == look.px(BUTTON):
            return
        self._hud = hud
        self.log.rect = in_pixels(look, hud.log)
        self.written = [self.log.rect, in_pixels(look, hud.title)]
        for place, button in enumerate(self.buttons):
            button.rect.size = look.px(BUTTON), look.px(BUTTON)
            button.rect.center = look.px(hud.buttons[0] - 3 + place * STEP), look.px(hud.buttons[1])

    def set_recap(self, why_not: str | None) -> None:
        """`why_not`: why there is nothing to tell since the viewer's last decision; None if there is."""
        self.recap.enabled = why_not is None
        self.recap.hint = why_not or _("What happened since your last move? (R)")

    def set_hint(self, why_not: str | None) -> None:
        """`why_not`: why there is no hint now; None if whoever looks is to decide something."""
        self.hint.enabled = why_not is None
        self.hint.hint = why_not or _("A hint: what the strongest AI would do here (H)")

    def ask(self, words: str, *answers: tuple[str, Act]) -> None:
        """Ask something that is answered below it; the first answer is the main one."""
        self.prompt, self.mine = words, True
        self.answers = tuple(Button(label, act, accent=not place) for place, (label, act) in enumerate(answers))
        self.group.widgets = [*self.buttons, *self.answers]

    def answered(self) -> None:
        if self.group.focus in self.answers:
            self.group.set_focus(None)
        self.answers, self.group.widgets, self.group.changed = (), [*self.buttons], True

    def set_undo(self, why_not: str | None) -> None:
        self.why_no_undo = why_not
        self.undo.enabled = why_not is None
        self.undo.hint = why_not or _("Undo: take your last decision back ({keys})", keys=with_control("Z"))

    def handle(self, event: Input) -> bool:
        if self.group.handle(event):
            return True
        if isinstance(event, Pointer) and event.kind == "move":
            self.log.point(event.at)
        elif isinstance(event, Pointer) and event.kind == "wheel":
            return self.log.wheel(event.at, event.wheel)
        return isinstance(event, Pointer) and event.kind == "down" and event.button == 1 and self.log.press(event.at)

    def update(self, seconds: float) -> bool:
        changed, self.log.changed = self.log.changed, False
        return self.group.update(seconds) or changed

    def draw(self, surface: pygame.Surface, look: Look, instead: str = "", telling: bool = False) -> None:
        """With `instead` in the place of the prompt; without buttons while what happened is told."""
        assert self._hud is not None
        clip = surface.get_clip()
        places = [*self.written, self.prompt_rect, *(button.rect for button in self.group.widgets)]
        if clip.size != surface.get_size() and clip.collidelist(places) < 0:
            return
        self.draw_title(surface, look)
        self.log.draw(surface, look, self._hud.paper)
        self.prompt_rect = pygame.Rect(0, 0, 0, 0)
        if prompt := instead or self.prompt:
            self._draw_prompt(surface, look, prompt)
        if not telling:
            self.group.draw_widgets(surface, look)
            self.group.draw_tip(surface, look, self.prompt_rect)

    def _draw_prompt(self, surface: pygame.Surface, look: Look, prompt: str) -> None:
        """The bubble in its box, with the answers it waits for below it."""
        assert self._hud is not None
        box, points = in_pixels(look, self._hud.prompt), self._hud.prompt_points if self.mine else ""
        key = ("bubble", prompt, box.width, points, self.mine, self.queue, self.key)
        bubble = look.made(key, lambda: _bubble(look, prompt, box.width, points, self.mine, self._below(look)))
        place, gap = bubble.get_rect(), look.px(6)
        sizes = [button.size(look) for button in self.answers]
        across = sum(width + gap for width, _height in sizes) - gap
        below = sizes[0][1] + gap if sizes else 0
        spare = look.px(TIP) if sizes and points in ("left", "right") else 0  # the clear rim above and below it
        whole = pygame.Rect(0, 0, max(place.width, across), place.height - 2 * spare + below)
        setattr(whole, self._hud.prompt_align, getattr(box, self._hud.prompt_align))
        whole.clamp_ip(surface.get_rect())
        row = self.undo.rect.unionall([button.rect for button in self.buttons])
        if whole.colliderect(row):  # large letters need more room than the box has
            whole.bottom = row.top - look.px(4)
        place.midtop = whole.centerx, whole.top - spare
        self.prompt_rect = whole
        surface.blit(bubble, place)
        left = whole.centerx - across // 2
        for button, size in zip(self.answers, sizes, strict=True):
            button.rect = pygame.Rect(left, whole.bottom - size[1], *size)
            left += size[0] + gap

    def _below(self, look: Look) -> list[pygame.Surface]:
        below = [queue_bar(look, *self.queue)] if self.queue[0] else []
        return [*below, key_line(look, *self.key, "ink_soft")] if below and self.key[0] else below

    def draw_title(self, surface: pygame.Surface, look: Look) -> None:
        """The words at the top; a log below them gives way, and where it would have no room left, the goal does."""
        assert self._hud is not None
        box, log = in_pixels(look, self._hud.title), in_pixels(look, self._hud.log)
        written = self._written(look, box, self.goal)
        under = log.centery > box.centery and log.left < box.right and box.left < log.right
        least = look.px(30) + 2 * look.line_height("small")
        if under and self.banner and log.bottom - box.top - sum(high for _text, high in written) < least:
            written = self._written(look, box, "")
        y, rim = box.top, look.px(6)
        for text, high in written:
            surface.blit(text, (box.left - rim, y - rim))
            y += high
        if under and y > log.top:
            log = pygame.Rect(log.left, y, log.width, max(0, log.bottom - y))
        self.log.rect = log
        wide = max(text.get_width() for text, _high in written) - 2 * rim
        self.written = [log, pygame.Rect(box.left, box.top, wide, y - box.top)]

    def _written(self, look: Look, box: pygame.Rect, goal: str) -> list[tuple[pygame.Surface, int]]:
        """The lines of the title, each with a rim round it, and how much room each takes without.

        A banner stands behind the name; below the rest if the box has room for all of it; else in the name's place,
        and what then still has no room is left out: the goal, and how far the game is.
        """
        rim, gap, width = look.px(6), look.px(2), box.width
        goes, bad = (goal, "small-strong", "ink"), (self.warning, "small-strong", "bad")
        lines = [goes, (self.heading, "small", "ink_soft"), bad]
        said = [(words, role, look.text(words, role, ink, width)) for words, role, ink in lines if words]
        texts = [look.shaded((words, role, width), text) for words, role, text in said]
        below = [(text, text.get_height() - 2 * rim + gap) for text in texts]
        title = self._name(look, width)
        first = [(title, title.get_height() - 2 * rim + gap)]
        if not self.banner:
            return first + below
        ribbon = look.sign(self.banner, "strong", (24, 8), "accent", "", "ink_accent", width=width - look.px(24))
        left = width - look.px(14) - ribbon.get_width()
        if left >= (title.get_width() - 2 * rim) * SMALLER_NAME:
            return [(_in_a_row(self._name(look, left), ribbon, look.px(8)), first[0][1]), *below]
        whole = pygame.Surface((ribbon.get_width() + rim, ribbon.get_height() + rim + 2 * gap), pygame.SRCALPHA)
        whole.blit(ribbon, (rim, rim + 2 * gap))
        last = [(whole, whole.get_height() + gap)]
        needed = sum(high for _text, high in first + below + last)
        if look.text_percent <= CROWDED and needed <= box.height:
            return first + below + last
        while below and sum(high for _text, high in last + below) > box.height:
            del below[0]
        return last + below

    def _name(self, look: Look, width: int) -> pygame.Surface:
        name = look.fitted(self.title, TYPE["heading"].face, look.px(30), width, "ink")
        return look.shaded(("title", self.title, width), name)


def _in_a_row(title: pygame.Surface, ribbon: pygame.Surface, gap: int) -> pygame.Surface:
    """A ribbon behind a title, as high as the higher of the two."""
    left, high = title.get_width() + gap, max(title.get_height(), ribbon.get_height())
    surface = pygame.Surface((left + ribbon.get_width(), high), pygame.SRCALPHA)
    surface.blit(title, (0, (high - title.get_height()) // 2))
    surface.blit(ribbon, (left, (high - ribbon.get_height()) // 2))
    return surface


def in_pixels(look: Look, box: Box) -> pygame.Rect:
    return pygame.Rect([round(side * look.unit) for side in box])


def _bubble(
    look: Look, words: str, most: int, points: str, mine: bool, below: Sequence[pygame.Surface]
) -> pygame.Surface:
    """Words in a bubble: the first line large, the others small, and some pictures."""
    first, _line, rest = words.partition("\n")
    ink = "ink_accent" if mine else "ink"
    room = most - 2 * look.px(18)
    texts = [balanced(look, first, "asked" if mine else "strong", ink, room)]
    texts += [balanced(look, rest, "small-strong", ink, room)] if rest else []
    texts += below
    wide = max(text.get_width() for text in texts) + 2 * look.px(18)
    high = sum(text.get_height() for text in texts) + 2 * look.px(9) + look.px(5) * len(below)
    tip = look.px(TIP) if points else 0
    surface = pygame.Surface((wide + 2 * tip, high + 2 * tip), pygame.SRCALPHA)
    surface.blit(vector(wide + 2 * tip, high + 2 * tip, _bubble_lines(look, wide, high, tip, points, mine)), (0, 0))
    y = tip + look.px(9)
    for text in texts:
        y += look.px(5) if text in below else 0
        surface.blit(text, (tip + look.px(18), y))
        y += text.get_height()
    return surface


def balanced(look: Look, words: str, role: str, ink: str, room: int) -> pygame.Surface:
    """Wrap words into as few lines as possible, as narrow as that number of lines allows."""
    text, step = look.text(words, role, ink, room), look.px(8)
    for narrow in range(room - step, room // 2, -step):
        tried = look.text(words, role, ink, narrow)
        if tried.get_height() > text.get_height():
            break
        text = tried
    return text


def _bubble_lines(look: Look, wide: int, high: int, tip: int, points: str, mine: bool) -> str:
    plain = look.plain
    top, bottom = ("#ffd694", "#f0a552") if mine else ("#241d4e", "#1b1640")
    if plain:
        top = bottom = hexed(look.colour("accent" if mine else "veil"))
    radius, half = min(look.px(18), high / 2), look.px(11)
    across, down = tip + wide / 2, tip + high / 2
    tips = {
        "left": f"M{tip + 1} {down - half}L0 {down}L{tip + 1} {down + half}Z",
        "right": f"M{tip + wide - 1} {down - half}L{2 * tip + wide} {down}L{tip + wide - 1} {down + half}Z",
        "up": f"M{across - half} {tip + 1}L{across} 0L{across + half} {tip + 1}Z",
        "down": f"M{across - half} {tip + high - 1}L{across} {2 * tip + high}L{across + half} {tip + high - 1}Z",
    }
    edge = "" if mine else f' stroke="{"#ffffff" if plain else "#6a5fa8"}" stroke-width="{max(1.0, look.unit):.1f}"'
    place = f'x="{tip + 1}" y="{tip + 1}" width="{wide - 2}" height="{high - 2}" rx="{radius}"'
    pointing = f'<path d="{tips[points]}" fill="{bottom if points == "down" else top}"/>' if points else ""
    return gradient(top, bottom) + pointing + f'<rect {place} fill="url(#g)"{edge}/>'
