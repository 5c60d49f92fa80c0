"""Forms: labelled controls on cards, in columns that scroll when they must."""

from collections.abc import Callable, Sequence

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.controls import Card
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.widget import Label, Widget

STACKED_FROM = 130
"""From this text size on, in per cent, cards stand below each other instead of beside."""


class Icon(Widget):
    """A static icon."""

    focusable = False

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.icon(self.name, self.rect.width), self.rect)


class Field:
    """A control with the words that name it and, perhaps, an icon and a note that explains it."""

    def __init__(self, words: str, control: Widget, note: str = "", icon: str = "") -> None:
        self.label = Label(words, "strong")
        self.control = control
        self.note = Label(note, "small", "ink_soft") if note else None
        self.icon = Icon(icon) if icon else None

    def widgets(self) -> list[Widget]:
        around = [widget for widget in (self.icon, self.note) if widget is not None]
        return [*around, self.label, self.control]

    def fits(self, look: Look, width: int) -> bool:
        """Whether the control has room beside its words."""
        inside = width - (look.line_height("strong") + look.px(GAP) if self.icon is not None else 0)
        return self.label.size(look)[0] + 2 * look.px(GAP) + self.control.size(look, inside)[0] <= inside

    def place(self, look: Look, left: int, top: int, width: int, below: bool = False, least: int = 0) -> int:
        """The control right of its words where both fit, else or if wanted `below` them; returns where it ends.

        It has at least `least` pixels of height, so that the notes of several beside each other line up."""
        below = below or not self.fits(look, width)
        gap = look.px(GAP)
        if self.icon is not None:
            side = look.line_height("strong")
            self.icon.rect = pygame.Rect(left, 0, side, side)
            left, width = left + side + gap, width - side - gap
        words, size = self.label.size(look), self.control.size(look, width)
        if not below:
            tall = max(words[1], size[1], least)
            self.label.rect = pygame.Rect((left, top + (tall - words[1]) // 2), words)
            self.control.rect = pygame.Rect((left + width - size[0], top + (tall - size[1]) // 2), size)
            bottom = top + tall
        else:
            self.label.rect = pygame.Rect((left, top), self.label.size(look, width))
            tall = max(size[1], least)
            at = left, self.label.rect.bottom + gap // 3 + (tall - size[1]) // 2
            self.control.rect = pygame.Rect(at, size)
            bottom = self.label.rect.bottom + gap // 3 + tall
        if self.note is not None:
            self.note.rect = pygame.Rect(left, bottom + look.px(2), width, self.note.size(look, width)[1])
            bottom = self.note.rect.bottom
        if self.icon is not None:
            self.icon.rect.centery = self.label.rect.centery
        return bottom


class Section:
    """A card with a title and whatever stands on it, from the top down."""

    def __init__(self, title: str) -> None:
        self.card = Card()
        self.title = Label(title, "subheading")

    def widgets(self) -> list[Widget]:
        return [self.card, self.title]

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        """Put it there, as tall as it needs to be; returns where it ends."""
        pad = look.px(GAP + GAP // 2)
        self.title.rect = pygame.Rect((left + pad, top + look.px(GAP)), self.title.size(look, width - 2 * pad))
        bottom = self.place_rows(look, left + pad, self.title.rect.bottom + look.px(GAP), width - 2 * pad) + pad
        self.card.rect = pygame.Rect(left, top, width, bottom - top)
        return bottom

    def place_rows(self, look: Look, left: int, top: int, width: int) -> int:
        return top


class Fields(Section):
    """A section of labelled controls."""

    def __init__(self, title: str, fields: Sequence[Field], problem: str = "") -> None:
        """`problem` is why they are of no use, if they are not."""
        super().__init__(title)
        self.fields = list(fields)
        self.problem = Label(problem, "body", "bad") if problem else None

    def widgets(self) -> list[Widget]:
        above = [self.problem] if self.problem is not None else []
        return [*super().widgets(), *above, *(widget for field in self.fields for widget in field.widgets())]

    def place_rows(self, look: Look, left: int, top: int, width: int) -> int:
        between = look.px(GAP + GAP // 2)
        if self.problem is not None:
            self.problem.rect = pygame.Rect(left, top, width, self.problem.size(look, width)[1])
            top = self.problem.rect.bottom + between
        for field in self.fields:
            top = field.place(look, left, top, width) + between
        return top - between


def place_columns(look: Look, area: ScrollArea, columns: Sequence[Sequence[Section]], share: float = 0.5) -> None:
    """Fill the area with two columns of sections, the left one with its share of the width; one if text is large."""
    widgets = [widget for column in columns for section in column for widget in section.widgets()]
    fill_area(look, area, widgets, lambda bar: _place(look, area.rect, columns, share, bar))


def fill_area(look: Look, area: ScrollArea, widgets: Sequence[Widget], place: Callable[[int], int]) -> None:
    """Fill the area: `place` puts the widgets there, that far from its right side, and returns their height.

    They keep away from that side only if they need a bar to be scrolled.
    """
    height = place(0)
    if height > area.rect.height:
        height = place(2 * look.px(BAR))
    area.hold(widgets, height, look)


def _place(look: Look, room: pygame.Rect, columns: Sequence[Sequence[Section]], share: float, bar: int) -> int:
    """Returns the height that was needed; a margin all around leaves space for the focus ring."""
    gap, margin = look.px(GAP), look.px(6)
    left, width, top = room.left + margin, room.width - 2 * margin - bar, room.top + margin
    if look.text_percent >= STACKED_FROM:
        columns, first = [[section for column in columns for section in column]], width
    else:
        first = round((width - gap) * share)
    bottoms = []
    for place, column in enumerate(columns):
        x, y = left + (first + gap) * place, top
        for section in column:
            y = section.place(look, x, y, width - first - gap if place else first) + gap
        bottoms.append(y - gap)
    for bottom, column in zip(bottoms, columns, strict=True):
        column[-1].card.rect.height += max(bottoms) - bottom
    return max(bottoms) + margin - room.top
