"""The people part of the picker: who is known here, and the cat of whoever sits in the chair."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.records.people import Person
from tabletop.screens.setup.seat_row import SeatRow
from tabletop.screens.shared.faces import draw_face
from tabletop.ui.render.look import Look
from tabletop.ui.render.portrait import draw_disc
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.stacks import grid, pin, stack
from tabletop.ui.widgets.widget import Button, Label, Pressable, Widget

LARGEST, TILE = 220, 118
"""Units of a portrait, at most, and of a tile's width, at least."""
MOST = 8
"""How many people are offered; other names have to be written."""


class PersonTile(Pressable):
    """A person who has played here: cat and name."""

    def __init__(self, person: Person, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.person, self.chosen = person, False
        self.hint = _("{name} sits here.", name=person.name)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        grown = max(100, look.text_percent) / 100
        return round(look.px(TILE) * grown), max(look.px(38), look.line_height("strong") + look.px(10))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if not self.focusable:
            return
        fill = "raised_hover" if self.chosen or hovered else "raised"
        edge, line = ("glow", 3) if self.chosen else ("panel_edge", 1.5)
        surface.blit(look.box(*self.rect.size, fill, edge, radius=99, edge_units=line), self.rect)
        side = self.rect.height - look.px(6)
        disc = pygame.Rect(self.rect.left + look.px(3), self.rect.top + look.px(3), side, side)
        draw_disc(surface, look, self.person.face, self.person.paint, disc)
        room = self.rect.right - disc.right - look.px(16)
        name = look.text(self.person.name, "strong", "ink", room, one_line=True)
        put(surface, name, disc.right + look.px(6), self.rect.centery, "midleft")


class Portrait(Widget):
    """The cat of the chair's person, as large as there is room for."""

    focusable = False

    def __init__(self) -> None:
        super().__init__()
        self.row: SeatRow | None = None

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.row is not None and self.rect.height:
            draw_face(surface, look, self.row.place, self.row.seat, self.rect)


class WhoIsIt:
    """A person's name, people to choose from, what is known of them, and their cat."""

    def __init__(self, field: TextField, call: Callable[[str], None], design: Callable[[], None]) -> None:
        self.field, self._call = field, call
        self.label = Label(_("Name"), "strong")
        self.told = Label("", "body", "ink_soft")
        self.portrait = Portrait()
        self.cat = Button("", design, icon="edit", role="small-strong")
        self.tiles: list[PersonTile] = []

    def show(self, row: SeatRow, told: str, known: Sequence[Person], own: bool) -> None:
        """Ask about this chair; `known` are people who sit nowhere else, `own` if this person has designed a cat."""
        self.told.words, self.portrait.row = told, row
        self.cat.words = _("Change the cat") if own else _("Design a cat")
        self.cat.hint = _("Coat, pattern, head, eyes, outfit, colour and name.")
        names = [tile.person for tile in self.tiles]
        if names != list(known[:MOST]):
            self.tiles = [PersonTile(person, partial(self._call, person.name)) for person in known[:MOST]]
        for tile in self.tiles:
            tile.chosen = tile.person.name.casefold() == row.seat.name.casefold()

    def widgets(self) -> list[Widget]:
        return [self.label, self.field, *self.tiles, self.told, self.portrait, self.cat]

    def place(self, look: Look, room: pygame.Rect) -> None:
        """Name, people and words at the left, the portrait in what is left beside them."""
        gap, small = look.px(GAP), look.px(6)
        button = self.cat.size(look)
        side = min(room.height - button[1] - gap, room.width * 2 // 5, look.px(LARGEST))
        aside = max(side, button[0])
        left, wide, middle = room.left, room.width - aside - 2 * gap, room.right - aside // 2
        self.portrait.rect = pygame.Rect(middle - side // 2, room.top, side, side)
        pin(look, self.cat, middle, self.portrait.rect.bottom + gap, "midtop")
        label = pin(look, self.label, left, room.top)
        top = pin(look, self.field, left, label.bottom + gap // 3, width=wide).bottom + gap
        free = room.bottom - top - self.told.size(look, wide)[1] - gap
        if self.tiles and wide > 0:
            across, tall = self.tiles[0].size(look)
            abreast = max(1, (wide + small) // (across + small))
            rows = max(1, (free + small) // (tall + small))
            shown, hidden = self.tiles[: abreast * rows], self.tiles[abreast * rows :]
            abreast = min(abreast, len(shown))
            each = min((wide + small) // abreast - small, round(across * 1.4))
            top = grid(shown, abreast, left, top, (each, tall), small) + gap
            for tile in self.tiles:
                tile.focusable = tile in shown
            for tile in hidden:
                tile.rect = pygame.Rect(left, top, 0, 0)
        stack(look, [self.told], left, top, wide)
