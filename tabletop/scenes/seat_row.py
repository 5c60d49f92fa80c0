"""One chair of the setup screen: who sits on it. Imports the ui and the words about matches."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.ai.characters import BY_NAME
from tabletop.kernel.match import AI, HUMAN, Seat, level_words
from tabletop.scenes.matches import nameless, numbered
from tabletop.ui import furniture
from tabletop.ui.controls import Choice
from tabletop.ui.field import TextField
from tabletop.ui.look import Look
from tabletop.ui.stacks import line
from tabletop.ui.theme import GAP, SEAT_COLOURS
from tabletop.ui.widgets import Button, Pressable, Widget
from tabletop.words import _

LONGEST_NAME = 14
FACE, LARGEST = 54, 116
"""Units of a portrait, at least and where there is room for more."""
CLOSE = 1.2
"""How much larger than its frame somebody is drawn there: the head, less of the chest."""


class Face(Widget):
    """A portrait with the badge of its chair."""

    focusable = False

    def __init__(self, place: int, seat: Seat) -> None:
        super().__init__()
        self.place, self.seat = place, seat
        self.side = 0
        """How large it is, in pixels."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return self.side, self.side

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        draw_face(surface, look, self.place, self.seat, self.rect)


def draw_face(surface: pygame.Surface, look: Look, place: int, seat: Seat, at: pygame.Rect, mood: str = "calm") -> None:
    """The portrait of a seat in a square, its badge in the lower right corner."""
    machine = seat.kind == AI
    key = ("face", place, machine, mood, at.size)
    surface.blit(look.made(key, lambda: _framed(look, place, machine, mood, *at.size)), at)
    badge = round(at.height * 0.32)
    corner = pygame.Rect(0, 0, badge, badge)
    corner.bottomright = at.right + badge // 5, at.bottom + badge // 8
    surface.blit(look.art(f"seats/badge-{place}", badge, badge), corner)


def _framed(look: Look, place: int, machine: bool, mood: str, width: int, height: int) -> pygame.Surface:
    """Whoever sits there before a tile in the seat's colour; the ears reach over its edge."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    above, radius = round(height * 0.14), 0.2 * height / look.unit
    colour = "panel_edge" if look.plain else SEAT_COLOURS[place]
    tile = look.box(width, height - above, "panel" if look.plain else colour, colour, radius, opacity=0.24)
    surface.blit(tile, (0, above))
    wide, tall = round(width * CLOSE), round(height * CLOSE)
    cat = furniture.paint(("bust", f"seats/cat-{place}", machine, mood), wide, tall, look)
    surface.blit(cat, ((width - wide) // 2, -round(height * 0.04)))
    corners = look.box(width, height, "#ffffff", radius=radius)
    surface.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


class CatName(Pressable):
    """Which of the program's cats sits there, and what it is like; pressing it sends for another."""

    def __init__(self, name: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.name = name

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self._name, character = name, BY_NAME.get(name)
        self.style = character.style if character else ""
        about = [character.about] if character else []
        self.hint = " ".join([*about, _("Press for another cat.")])

    def _texts(self, look: Look, width: int = 0) -> list[pygame.Surface]:
        texts = [look.text(self._name, "strong", "ink", width, one_line=bool(width))]
        return (
            [*texts, look.text(self.style, "small", "ink_soft", width, one_line=bool(width))] if self.style else texts
        )

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        texts, pad = self._texts(look, width), look.px(10)
        wide = max(text.get_width() for text in texts) + 2 * pad
        return min(width or wide, wide), sum(text.get_height() for text in texts) + look.px(6)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if hovered or focused:
            edge = "focus" if focused else "panel_edge"
            surface.blit(look.box(*self.rect.size, "raised", edge, radius=12), self.rect)
        texts = self._texts(look, self.rect.width - 2 * look.px(10))
        y = self.rect.centery - sum(text.get_height() for text in texts) // 2
        for text in texts:
            surface.blit(text, (self.rect.left + look.px(10), y))
            y += text.get_height()


class SeatRow:
    """The widgets of one chair; whatever changes in it is told to the screen."""

    def __init__(
        self, place: int, seat: Seat, levels: tuple[str, ...], bot: str, changed: Callable[[], None],
        another: Callable[[str], str],
    ) -> None:  # fmt: skip
        """`bot` is what an AI on this chair is called, should a human leave it; `another` is who comes after one."""
        self.kind = seat.kind
        self.human = "" if seat.kind != HUMAN or nameless(seat.name) else seat.name
        """The name that was given to whoever sits here; empty if none was."""
        self.alone = True
        """Whether nobody else at the table is a person."""
        self.suggested: str | None = None
        """The name that was written here before anybody wrote one; None while that was not tried."""
        self.bot = seat.name if seat.kind == AI else bot
        self.level = seat.level if seat.level in levels else levels[0]
        self.changed = changed
        kinds, set_kind = [(HUMAN, _("Human")), (AI, _("AI"))], partial(self._set, "kind")
        self.kind_choice = Choice(kinds, seat.kind, set_kind, icons=("human", "robot"))
        self.kind_choice.hint = _("A person at this screen, or the program.")
        self.field = TextField(self.human, partial(self._set, "human"), LONGEST_NAME)
        known = [(level, level_words(level)) for level in levels]
        self.level_choice = Choice(known, self.level, partial(self._set, "level"))
        self.level_choice.hint = _("How well this AI plays. It never sees more than its seat may.")
        self.kind_choice.walked_past = self.level_choice.walked_past = True
        self.another = another
        self.name = CatName(self.bot, self._send_for_another)
        self.remove = Button("", lambda: None, icon="close")
        self.place = place
        self.face = Face(place, seat)

    @property
    def seat(self) -> Seat:
        if self.kind == HUMAN:
            return Seat(HUMAN, self.human.strip() or (_("You") if self.alone else numbered(self.place)))
        return Seat(AI, self.bot, self.level)

    @property
    def unnamed(self) -> bool:
        """Whether somebody sits here whom the others should know by name."""
        return self.kind == HUMAN and not self.alone and not self.human.strip()

    def sit_together(self, alone: bool, suggested: str) -> None:
        """Whether this is the only person at the table; among several a name is suggested, once."""
        self.alone = alone
        if alone and self.human == self.suggested:
            self._write("", None)
        elif not alone and self.kind == HUMAN and self.suggested is None:
            self._write(self.human or suggested, suggested)
        self.field.empty = _("You") if alone else _("Who sits here?")

    def _write(self, name: str, suggested: str | None) -> None:
        self.human = self.field.text = name
        self.field.caret, self.suggested = len(name), suggested

    def _send_for_another(self) -> None:
        self.bot = self.name.name = self.another(self.bot)
        self.changed()

    def _set(self, what: str, value: str) -> None:
        setattr(self, what, value)
        self.changed()

    def widgets(self) -> list[Widget]:
        self.face.place, self.face.seat = self.place, self.seat
        who: list[Widget] = [self.field] if self.kind == HUMAN else [self.name, self.level_choice]
        return [self.face, self.kind_choice, *who, self.remove]

    def height(self, look: Look) -> int:
        """How high it has to be."""
        return max(look.px(FACE), *(part.size(look)[1] for part in (self.field, self.level_choice, self.name)))

    def arrange(self, look: Look, row: pygame.Rect) -> None:
        """Its portrait is as large as the row is high."""
        gap = look.px(GAP)
        self.face.side = row.height
        x = line(look, [self.face, gap + gap // 2, self.kind_choice, gap], row.left, row.centery)
        self.remove.rect.size = self.remove.size(look)
        self.remove.rect.midright = row.midright
        room = self.remove.rect.left - gap - x
        wide = min(room, look.px(360) * max(100, look.text_percent) // 100)
        self.field.rect = pygame.Rect(x, 0, wide, self.field.size(look)[1])
        name = min(look.font("strong").size("M" * 8)[0], room // 3)
        self.name.rect = pygame.Rect(x - look.px(6), 0, name, min(row.height, self.name.size(look, name)[1]))
        x = self.name.rect.right + gap
        self.level_choice.rect = pygame.Rect((x, 0), self.level_choice.size(look, self.remove.rect.left - gap - x))
        for widget in (self.field, self.name, self.level_choice):
            widget.rect.centery = row.centery
