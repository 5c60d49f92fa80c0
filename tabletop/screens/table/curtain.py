"""The curtain between two people: hides the whole table until the next one sits down."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.kernel.match import HUMAN, Seat
from tabletop.records.people import nobody
from tabletop.screens.shared.faces import draw_face
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Screen
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.stacks import boxed, spaced
from tabletop.ui.widgets.widget import Button, Label

Act = Callable[[], None]
TakeBack = tuple[str, Act]
WIDTH = 460
CAT, PORTRAIT = 170, 116
DEAF = 0.4
"""Seconds in which it ignores presses: a key still held from the last move must not lift it."""
FOLDS = 17


class CurtainScene(Screen):
    """Names who is next and shows nothing else; only its buttons take it away, Escape pauses."""

    discreet = True

    def __init__(
        self, shell: Shell, game: str, seat: int, name: str, lift: Act, pause: Act, take_back: TakeBack | None = None
    ) -> None:
        """`lift`, or the second of `take_back` (after the name of who may), is called once the curtain is off."""
        super().__init__(shell)
        self.game, self.seat, self.name = game, seat, name
        self._pause = pause
        self._deaf = DEAF
        title, me = _("{name}, it is your turn", name=name), _("I am {name}", name=name)
        words = _("Sit down, {name}. Everybody else looks at the moon for a while.", name=name)
        if name == nobody():
            title, me = _("It is your turn"), _("Here I am")
            words = _("Sit down. Everybody else looks at the moon for a while.")
        self.title = Label(title, "heading", align=pygame.FONT_CENTER)
        self.words = Label(words, "body", "ink_soft", pygame.FONT_CENTER)
        self.buttons = [Button(me, partial(self.close_and, lift), icon="eye", accent=True, role="subheading")]
        if take_back is not None:
            words = _("{name} takes the move back", name=take_back[0])
            self.buttons.append(Button(words, partial(self.close_and, take_back[1]), icon="undo"))
        self.box = pygame.Rect(0, 0, 0, 0)
        self.group.widgets = [self.title, self.words, *self.buttons]
        self.group.set_focus(self.buttons[0])

    def back(self) -> None:
        self._pause()

    def help(self) -> tuple[str, str]:
        """The rulebook from its beginning: a rule would tell what another player has looked at."""
        return self.game, ""

    def handle(self, event: Input) -> None:
        pressed = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind in ("down", "up"))
        if isinstance(event, Key) and event.name == "space":
            return  # the player who has just moved may press it to go on, and would see the other's cards
        if not (pressed and self._deaf > 0):
            super().handle(event)

    def update(self, seconds: float) -> bool:
        self._deaf = max(0.0, self._deaf - seconds)
        return super().update(seconds)

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        wide = max(look.px(WIDTH), *(widget.size(look)[0] for widget in (self.title, *self.buttons)))
        wide = min(wide, look.size[0] - 8 * gap)
        face, between = look.px(PORTRAIT) + 2 * gap, gap + gap // 2
        buttons = spaced(self.buttons, gap)
        parts = [face, self.title, gap // 2, self.words, between, *buttons, gap - gap // 2]
        self.box = boxed(look, parts, wide, 3 * gap, down=(look.px(CAT) - look.px(20)) // 2)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.blit(look.made("curtain", lambda: _velvet(look)), (0, 0))
        surface.blit(look.box(*self.box.size, "panel", "accent", radius=28), self.box)
        cat = look.art("shell/curtain-cat", look.px(CAT) * 2, look.px(CAT))
        surface.blit(cat, cat.get_rect(midbottom=(self.box.centerx, self.box.top + look.px(4))))
        face = pygame.Rect(0, 0, look.px(PORTRAIT), look.px(PORTRAIT))
        face.midbottom = self.box.centerx, self.title.rect.top - look.px(GAP) // 2
        draw_face(surface, look, self.seat, Seat(HUMAN, self.name), face)
        super().draw(surface)


def _velvet(look: Look) -> pygame.Surface:
    """A curtain in folds that fills the window."""
    width, height = look.size
    bright, deep = look.palette.sky_bottom, look.palette.cloth_edge
    step, low = width / FOLDS, height * 0.2
    folds = "".join(
        f'<rect x="{place * step:.1f}" y="0" width="{step + 1:.1f}" height="{height}" fill="url(#f)"/>'
        for place in range(FOLDS)
    )
    swags = "".join(
        f'<path d="M{x:.1f} 0H{x + step * 2:.1f}Q{x + step:.1f} {low:.1f} {x:.1f} 0Z" fill="url(#s)"/>'
        for x in (place * step * 2 for place in range(FOLDS // 2 + 1))
    )
    return vector(
        width,
        height,
        '<defs><linearGradient id="f" x1="0%" y1="0%" x2="100%" y2="0%">'
        f'<stop offset="0" stop-color="{deep}"/><stop offset="0.45" stop-color="{bright}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient>'
        '<linearGradient id="s" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{deep}"/><stop offset="1" stop-color="{bright}"/></linearGradient></defs>'
        f"{folds}{swags}"
        f'<rect x="0" y="0" width="{width}" height="{max(2, look.px(8))}" fill="{look.palette.accent}"/>',
    ).convert()
