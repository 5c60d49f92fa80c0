"""Checks that a screen fits its window."""

from itertools import combinations

import pygame

from tabletop.screens.menu.shelf import Tag
from tabletop.screens.shared.buttons import Continue
from tabletop.ui.widgets.controls import Choice, Slider, Toggle
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.widget import Button, Label, Widget

LEAVES = (Label, Button, Toggle, Slider, Choice, TextField, Tag)


def check_layout(scene, window: pygame.Rect) -> None:
    look = scene.look
    for widget in scene.group.widgets:
        where = f"{type(scene).__name__}, {window.size}, {look.text_percent} %: {getattr(widget, 'words', widget)}"
        if isinstance(widget.inside, ScrollArea):
            area = widget.inside.rect
            assert area.left <= widget.rect.left and widget.rect.right <= area.right, where
            assert window.contains(area), where
        elif widget.rect.size != (0, 0):
            assert window.contains(widget.rect), where
        if isinstance(widget, Button):
            needed = widget.size(look)[0] - 2 * look.px(8)  # its sides may give way a little, its words not
            assert needed <= widget.rect.width or isinstance(widget, Continue), f"cut off: {where}"
        if isinstance(widget, Label) and widget.words:
            wide, tall = widget.size(look, widget.rect.width)
            assert tall <= widget.rect.height and wide <= widget.rect.width, f"cut off: {where}"
    leaves = [widget for widget in scene.group.widgets if isinstance(widget, LEAVES) and _seen(widget)]
    for one, other in combinations(leaves, 2):
        if one.inside is other.inside:
            assert not one.rect.colliderect(other.rect), f"{describe(one)} lies on {describe(other)}: {where}"


def _seen(widget: Widget) -> bool:
    return not (isinstance(widget, Label) and not widget.words)


def describe(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'words', '')!r} {widget.rect}"
