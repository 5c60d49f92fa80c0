"""The figures of a rulebook: parts of the game's own table."""

from collections.abc import Mapping

import pygame

from tabletop.games.shelf import GAMES
from tabletop.kernel.figure import Figure
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.rooms import room_of
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.render.cutting import clipped, cut
from tabletop.ui.render.look import Look
from tabletop.ui.render.scenery import place
from tabletop.ui.render.theme import Palette
from tabletop.ui.stage.layout import Layout, Piece, Zone
from tabletop.ui.stage.sprites import Stage

SIZE = (1280.0, 720.0)
"""Units of the table they are cut out of."""
SHARP, SHARPER = (1920, 1080), (3840, 2160)
"""Pixels of that table, and if a figure is larger than that allows."""


class Figures:
    """All figures of one game's rulebook; each is painted when it is first shown."""

    def __init__(self, game: str) -> None:
        self._game = GAMES[game]
        room = room_of(self._game, "lesson.figures")
        self._figures: Mapping[str, Figure] = room.FIGURES if room else {}
        self._laid: dict[str, tuple[Layout, Stage, pygame.FRect]] = {}
        self._looks: dict[tuple[Palette, tuple[int, int]], Look] = {}
        self._wanted: tuple[str, int, int] | None = None
        """The figure that was asked for last and is not painted yet, and its size."""

    def __contains__(self, name: str) -> bool:
        return name in self._figures

    def _lay(self, name: str) -> tuple[Layout, Stage, pygame.FRect]:
        """The table of a figure, and the part of it that is seen, in units."""
        if name not in self._laid:
            figure = self._figures[name]
            seats = [Seat(AI if at else HUMAN, who, "easy" if at else "") for at, who in enumerate(figure.seats)]
            controller = controller_for(self._game.info.id, seats)
            controller.folded = True
            state = figure.position(Rng(1))
            legal = self._game.legal(state) if figure.asks else ()
            layout = controller.layout(self._game.view(state, figure.viewer), legal, controller.room(SIZE))
            things: list[Piece | Zone] = [*layout.pieces, *layout.zones]
            boxes = [_box(thing) for thing in things if thing.key in figure.shows]
            part = boxes[0].unionall(boxes[1:]).inflate(2 * figure.rim, 2 * figure.rim)
            part = part.clip(pygame.FRect(0, 0, *SIZE))
            seen = [piece for piece in layout.pieces if piece.key in figure.shows or _fits(_box(piece), part)]
            stage = Stage(controller.paint)
            stage.show(layout._replace(pieces=tuple(seen)), at_once=True)
            self._laid[name] = layout, stage, part
        return self._laid[name]

    def size(self, name: str) -> tuple[float, float]:
        """Units of what a figure shows."""
        return self._lay(name)[2].size

    def soon(self, look: Look, name: str, width: int, height: int) -> pygame.Surface | None:
        """The picture if it is there; otherwise None, and the next `paint_one` paints it."""
        picture = look.kept(self._key(name, width, height))
        if picture is None:
            self._wanted = name, width, height
        return picture

    def paint_one(self, look: Look) -> bool:
        """Paint what was asked for last; True if there was anything."""
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.picture(look, *wanted)
        return wanted is not None

    def picture(self, look: Look, name: str, width: int, height: int) -> pygame.Surface:
        return look.made(self._key(name, width, height), lambda: self._paint(look, name, width, height))

    def _key(self, name: str, width: int, height: int) -> tuple[str, str, str, int, int]:
        return ("figure", self._game.info.id, name, width, height)

    def _paint(self, look: Look, name: str, width: int, height: int) -> pygame.Surface:
        layout, stage, part = self._lay(name)
        size = SHARPER if width > part.width * SHARP[0] / SIZE[0] else SHARP
        large = self._looks.setdefault((look.palette, size), Look(look.palette, size))  # shared: figures show the same
        surface = pygame.transform.smoothscale(place(large, layout.scene, self._game.info.accent), large.size)
        seen = pygame.Rect([round(units * large.unit) for units in part]).clamp(surface.get_rect())
        with clipped(surface, seen):
            stage.draw(surface, large, dict.fromkeys(self._figures[name].lit, "glow"))
        return pygame.transform.smoothscale(cut(surface, seen), (width, height))


def _fits(box: pygame.FRect, part: pygame.FRect) -> bool:
    """Whether a piece is in the figure as a whole, or is the ground of all of it; others are left out."""
    return part.contains(box) or box.contains(part)


def _box(thing: Piece | Zone) -> pygame.FRect:
    return pygame.FRect(thing.x - thing.width / 2, thing.y - thing.height / 2, thing.width, thing.height)
