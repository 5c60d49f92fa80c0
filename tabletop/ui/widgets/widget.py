"""Base classes of widgets: Widget, Label, Button, and Group with focus, hover and tooltips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

import pygame

from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render.cutting import clipped
from tabletop.ui.render.look import Look, draw_below, hexed
from tabletop.ui.render.theme import GAP, RADIUS, TYPE

Act = Callable[[], None]
TOOLTIP_AFTER = 0.5
FAINT = 0.45
"""How far the text of a disabled widget fades into its background."""
FAR = 100_000
"""A distance larger than any window."""
_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Widget:
    """Something in a rectangle of the window that can be drawn and perhaps used."""

    focusable = True
    round = False
    """Whether its sides are round: the ring of the focus follows them."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.hint = ""
        """What its tooltip says; of something that cannot be used now, why."""
        self.refused = False
        """Whether it could not do what was just asked of it: then its hint says why, at once."""
        self.inside: Widget | None = None
        """The scrolling area it lies in: what sticks out of that is neither seen nor touched."""

    def reveal(self, widget: Widget) -> None:
        """Make sure that a widget inside this one can be seen."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        """How large it wants to be, in pixels, given at most `width` pixels (0: as it likes)."""
        return self.rect.size

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        """Draw it at its place; the focus ring is drawn by the group."""

    def draw_ground(
        self, surface: pygame.Surface, look: Look, accent: bool, hovered: bool, radius: float = RADIUS
    ) -> None:
        fill = ("accent" if accent else "raised") + ("_hover" if hovered and self.enabled else "")
        edge, opacity = "" if accent else "panel_edge", 1.0 if self.enabled else 0.35
        surface.blit(look.box(*self.rect.size, fill, edge, radius, opacity=opacity), self.rect)

    def press(self) -> None:
        """The person chose it with a key or a click."""

    def handle(self, event: Input) -> bool:
        """Anything else while it has the focus or the pointer; True if it was for this widget."""
        return False


class Label(Widget):
    focusable = False

    def __init__(self, words: str, role: str = "body", colour: str = "ink", align: int = pygame.FONT_LEFT) -> None:
        super().__init__()
        self.words, self.role, self.colour, self.align = words, role, colour, align

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return look.text(self.words, self.role, self.colour, width, self.align).get_size()

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        text = look.text(self.words, self.role, self.colour, self.rect.width, self.align)
        if self.align == pygame.FONT_CENTER:
            surface.blit(text, text.get_rect(midtop=self.rect.midtop))
        else:
            surface.blit(text, self.rect)


class Pressable(Widget):
    def __init__(self, act: Act) -> None:
        super().__init__()
        self.act = act

    def press(self) -> None:
        if self.enabled:
            self.act()


class Button(Pressable):
    def __init__(
        self, words: str, act: Act, icon: str = "", accent: bool = False, hint: str = "", role: str = "strong"
    ) -> None:
        super().__init__(act)
        self.words, self.icon, self.accent, self.hint, self.role = words, icon, accent, hint, role

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        line = look.line_height(self.role)
        words = look.text(self.words, self.role).get_width() if self.words else 0
        icon = line + (look.px(8) if words else 0) if self.icon else 0
        wide = 2 * look.px(GAP + 4) + words + icon
        return (min(wide, width) if width else wide), line + look.px(18)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, self.accent, hovered)
        ink = "ink_accent" if self.accent else "ink"
        if not self.enabled:  # hardly more than its ground
            ink = hexed(look.colour("ink_soft").lerp(look.colour("panel"), FAINT))
        height = look.line_height(self.role)
        icon_width = height + (look.px(8) if self.words else 0) if self.icon else 0
        room = self.rect.width - 2 * look.px(8) - icon_width
        text = look.fitted(self.words, TYPE[self.role].face, look.pixels(self.role), room, ink) if self.words else None
        x = self.rect.centerx - (icon_width + (text.get_width() if text else 0)) // 2
        if self.icon:
            icon = look.icon(self.icon, height, ink if self.accent or not self.enabled else "")
            surface.blit(icon, (x, self.rect.centery - height // 2))
        if text:
            surface.blit(text, (x + icon_width, self.rect.centery - text.get_height() // 2))


class Group:
    """The widgets of one scene: one has the focus, one the pointer. Tab and arrows walk, Enter and Space press."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets = list(widgets)
        self.focus: Widget | None = None
        self.hovered: Widget | None = None
        self.held: Widget | None = None
        self._asked: Widget | None = None
        """Whose hint is due: the one pointed at or walked to last."""
        self._asked_for = 0.0
        self.changed = True
        """Whether a redraw is needed since the last `update`."""
        self.sound: Callable[[str], None] = lambda name: None

    def usable(self) -> list[Widget]:
        """What the keys walk over: what can be used, and what can say why it cannot."""
        return [widget for widget in self.widgets if widget.focusable and (widget.enabled or widget.hint)]

    def set_focus(self, widget: Widget | None) -> None:
        if widget is not self.focus:
            if self._asked is self.focus:
                self._asked = None  # a hint dies with the focus that opened it
            self.focus, self.changed = widget, True

    def forget_hint(self) -> None:
        self._asked = None

    def _go_to(self, widget: Widget) -> None:
        """Focus by key: what was scrolled away comes into sight."""
        self.set_focus(widget)
        self._asked, self._asked_for = widget, 0.0
        if widget.inside is not None:
            widget.inside.reveal(widget)

    def widget_at(self, at: tuple[int, int]) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(at) and (widget.inside is None or widget.inside.rect.collidepoint(at)):
                return widget
        return None

    def handle(self, event: Input) -> bool:
        """True if the event was for one of the widgets."""
        used = self._handle_pointer(event) if isinstance(event, Pointer) else self._handle_key(event)
        self.changed = self.changed or used
        return used

    def _handle_pointer(self, event: Pointer) -> bool:
        under = self.widget_at(event.at)
        if event.kind == "move":
            return self._move_over(under, event)
        if event.kind == "wheel":
            used = bool(under and (under.handle(event) or (under.inside and under.inside.handle(event))))
            self.hovered = self._asked = self.widget_at(event.at)  # perhaps another one by now
            return used
        if event.button != 1:
            return under.handle(event) if under else False
        if event.kind == "down":
            return self._press_down(under, event)
        held, self.held = self.held, None
        if held and not held.handle(event) and held is under and held.focusable:
            self.sound("click")
            held.press()
        return held is not None

    def _move_over(self, under: Widget | None, event: Pointer) -> bool:
        if under is not self.hovered:
            self.hovered = self._asked = under
            self._asked_for, self.changed = 0.0, True
        target = self.held or under
        return target.handle(event) if target else False

    def _press_down(self, under: Widget | None, event: Pointer) -> bool:
        self.held, self._asked = under if under and under.enabled else None, None
        if self.held and self.held.focusable:
            self.set_focus(self.held)
        elif under and under.focusable:
            self._refuse(under)
        return bool(under and (under.handle(event) or under.focusable))

    def _handle_key(self, event: Input) -> bool:
        if self.focus in self.widgets and self.focus is not None and self.focus.handle(event):
            if self.focus.refused:
                self._refuse(self.focus)
            return True
        if not isinstance(event, Key):
            return False
        if self.focus is not None and self.focus.inside is not None and self.focus.inside.handle(event):
            return True
        if event.name == "tab":
            self._walk(-1 if event.shift else 1)
            return True
        if event.name in _STEPS:
            return self._step(*_STEPS[event.name])
        if event.name not in ("return", "space") or self.focus is None:
            return False
        if not self.focus.enabled:
            return self._refuse(self.focus)
        self.sound("click")
        self.focus.press()
        return True

    def use(self, widget: Widget) -> None:
        """A key of its own means it, wherever the focus is: it does what it does, or says why it cannot."""
        if widget.enabled:
            widget.press()
        else:
            self._refuse(widget)

    def _refuse(self, widget: Widget) -> bool:
        """Somebody pressed what cannot be used now: its reason is there at once. True if it has one."""
        if widget.hint:
            self._asked, self._asked_for, self.changed = widget, TOOLTIP_AFTER, True
            self.sound("refuse")
        return bool(widget.hint)

    def _walk(self, step: int) -> None:
        usable = self.usable()
        if self.focus in usable:
            self._go_to(usable[(usable.index(self.focus) + step) % len(usable)])
        elif usable:
            self._go_to(usable[0 if step > 0 else -1])

    def _step(self, across: int, down: int) -> bool:
        """Move the focus to the nearest widget in a direction."""
        usable = self.usable()
        if self.focus not in usable:
            self._walk(1)
            return bool(usable)
        assert self.focus is not None
        area = self.focus.inside
        near = [widget for widget in usable if widget.inside is area] if area is not None else []
        best = self._next_in(near, across, down) or self._next_in(usable, across, down)
        if best is not None:
            self._go_to(best)
        return best is not None

    def _next_in(self, widgets: Sequence[Widget], across: int, down: int) -> Widget | None:
        """The nearest of these in a direction; what lies in the same scrolling area is asked first."""
        assert self.focus is not None
        here = self.focus.rect
        found: list[tuple[float, Widget]] = []
        for widget in widgets:
            there = widget.rect
            x, y = there.centerx - here.centerx, there.centery - here.centery
            ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
            beside = here.top < there.bottom and there.top < here.bottom
            above = here.left < there.right and there.left < here.right
            distance = ahead + (0.1 if (beside if across else above) else 2) * aside
            distance += FAR if across and not beside else 0  # left and right stay in a row while it goes on
            if widget is not self.focus and ahead > 0:
                found.append((distance, widget))
        return min(found, key=itemgetter(0), default=(0.0, None))[1]

    def update(self, seconds: float) -> bool:
        if self._asked is not None and self._asked_for < TOOLTIP_AFTER:
            self._asked_for += seconds
            self.changed = self.changed or (self._asked_for >= TOOLTIP_AFTER and bool(self._asked.hint))
        changed, self.changed = self.changed, False
        return changed

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        self.draw_widgets(surface, look)
        self.draw_tip(surface, look)

    def draw_widgets(self, surface: pygame.Surface, look: Look) -> None:
        for widget in self.widgets:
            if widget.inside is None:
                widget.draw(surface, look, widget is self.focus, widget is self.hovered)
            elif widget.rect.colliderect(widget.inside.rect):
                with clipped(surface, widget.inside.rect):
                    widget.draw(surface, look, widget is self.focus, widget is self.hovered)
        if self.focus in self.widgets and self.focus is not None and (self.focus.enabled or self.focus.hint):
            with clipped(surface, self.focus.inside.rect if self.focus.inside else None):
                draw_focus(surface, look, self.focus.rect, self.focus.round)

    def draw_tip(self, surface: pygame.Surface, look: Look, avoid: pygame.Rect | None = None) -> None:
        if self._asked in self.widgets and self._asked.hint and self._asked_for >= TOOLTIP_AFTER:
            draw_tooltip(surface, look, self._asked.hint, self._asked.rect, avoid)


def draw_focus(surface: pygame.Surface, look: Look, rect: pygame.Rect, round_: bool = False) -> None:
    """The ring that shows where the keyboard is."""
    ring = rect.inflate(look.px(8), look.px(8))
    radius = ring.height / look.unit / 2 if round_ else 18
    surface.blit(look.box(*ring.size, "", "focus", radius=radius, edge_units=2.5), ring)


def draw_lines(surface: pygame.Surface, texts: Sequence[pygame.Surface], left: int, middle: int) -> None:
    """Lines of words below each other, around a height."""
    draw_below(surface, texts, left, middle - sum(text.get_height() for text in texts) // 2)


def draw_tooltip(
    surface: pygame.Surface, look: Look, words: str, beside: pygame.Rect, avoid: pygame.Rect | None = None
) -> pygame.Rect:
    """Words beside what they are about, not over `avoid`; where they stand."""
    sign, gap = look.sign(words, "small", (20, 14), width=look.px(280) * max(100, look.text_percent) // 100), look.px(8)
    room = surface.get_rect().inflate(-gap, -gap)
    box = sign.get_rect(midtop=(beside.centerx, beside.bottom + gap))
    if box.bottom > surface.get_height():
        box.bottom = beside.top - gap
    box.clamp_ip(room)
    if avoid is not None and box.colliderect(avoid):
        box.bottom = avoid.top - gap
        box.clamp_ip(room)
    surface.blit(sign, box)
    return box
