"""One chair of the setup screen: who sits on it, and how that looks."""

from collections.abc import Callable

import pygame

from tabletop.base.words import _
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.match import AI, HUMAN, Seat, level_words
from tabletop.screens.shared.buttons import IconButton
from tabletop.screens.shared.faces import draw_paws
from tabletop.screens.shared.matches import nameless, numbered
from tabletop.screens.shared.shading import gradient
from tabletop.ui.input import Input, Pointer
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS, TYPE
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.stacks import pin
from tabletop.ui.widgets.widget import Pressable

CHAIR, HIGHEST, NARROW = 76, 220, 126
"""Units: the height of a chair's back, at least and at most, and the least width of a place at the table."""
PAD, REMOVE = 10, 30


class SeatRow:
    """Who sits on one chair, with its widgets."""

    def __init__(self, place: int, seat: Seat, levels: tuple[str, ...], bot: str, light: Callable[[], None]) -> None:
        """`bot` is the name of an AI that takes a person's place; `light` opens the picker for this chair."""
        self.place, self.levels = place, levels
        self.kind = seat.kind
        self.human = "" if seat.kind != HUMAN or nameless(seat.name) else seat.name
        """The name that was written for the person here; empty if none was."""
        self.alone = True
        """True if nobody else at the table is a person."""
        self.me = _("You")
        """The name of a person who plays alone and writes none."""
        self.suggested: str | None = None
        """The name that was filled in by itself; None if that was not tried yet."""
        self.bot = seat.name if seat.kind == AI else bot
        """The cat of the program that sits here; empty if chance picks one."""
        self.level = seat.level if seat.level in levels else levels[0]
        self.chair = Chair(self, light)
        self.remove = IconButton("close", lambda: None, REMOVE)
        self.lit = self.you = False
        """Whether the picker is about this chair, and whether the first person sits here."""
        self.own: str | None = None
        """What else was chosen for this chair, such as a commander; None if there is no such option."""

    @property
    def seat(self) -> Seat:
        if self.kind == HUMAN:
            return Seat(HUMAN, self.human.strip() or (self.me if self.alone else numbered(self.place)))
        return Seat(AI, self.bot, self.level)

    @property
    def called(self) -> str:
        return self.seat.name or _("Anyone")

    @property
    def unnamed(self) -> bool:
        """True for a person among several who has no name yet."""
        return self.kind == HUMAN and not self.alone and not self.human.strip()

    def sit_together(self, alone: bool, suggested: str) -> None:
        """Fill in a name, once, where several people play; take it back if this is the only one."""
        self.alone = alone
        if alone and self.human == self.suggested:
            self.human, self.suggested = "", None
        elif not alone and self.suggested is None:
            self.human, self.suggested = self.human or suggested, "" if self.human else suggested

    def swap(self, other: "SeatRow") -> None:
        """Exchange the occupants of two chairs."""
        for what in ("kind", "human", "suggested", "bot", "level"):
            mine = getattr(self, what)
            setattr(self, what, getattr(other, what))
            setattr(other, what, mine)

    def about(self) -> str:
        if self.kind == HUMAN:
            return _("at this screen") if self.you else _("a friend")
        character = BY_NAME.get(self.bot)
        return character.style if character else _("chance picks")

    def height(self, look: Look) -> int:
        lines = look.line_height("strong") + (2 if self.own is None else 3) * look.line_height("small")
        return lines + 2 * look.px(PAD)

    def arrange(self, look: Look, beside: bool) -> None:
        """The chair above its plate, or `beside` it on a broad place."""
        self.chair.beside = beside
        pin(look, self.remove, self.chair.rect.right - look.px(4), self.chair.rect.top + look.px(4), "topright")


class Chair(Pressable):
    """A chair with its occupant and a plate that names them."""

    def __init__(self, row: SeatRow, light: Callable[[], None]) -> None:
        super().__init__(light)
        self.row, self.beside = row, False
        self.by_key = True
        """Whether it was pressed with a key."""

    def handle(self, event: Input) -> bool:
        self.by_key = not isinstance(event, Pointer)
        return False

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        row, (width, height) = self.row, self.rect.size
        tall, pad = row.height(look), look.px(PAD)
        colour = SEAT_COLOURS[row.place]
        if self.beside:
            plate = self.rect
            back = pygame.Rect(0, 0, min(round(width * 0.38), round(height * 0.95)), height - pad // 2)
            back.bottomleft = plate.left + pad // 2, plate.bottom
            words = pygame.Rect(back.right + pad // 2, plate.top, plate.right - back.right - pad, height)
        else:
            plate = pygame.Rect(self.rect.left, self.rect.bottom - tall, width, tall)
            wide = min(width, round((height - tall) * 1.2))
            back = pygame.Rect(0, self.rect.top, wide, height - tall + look.px(1))
            back.centerx, words = plate.centerx, plate.inflate(-2 * pad, 0)
        if row.lit and not look.plain:
            put(surface, look.halo(*plate.size, "glow", spread=14, radius=14), *plate.center)
        edge = "glow" if row.lit else "panel_edge" if look.plain else colour
        fill = "raised_hover" if hovered else "raised" if row.lit else "panel"
        board = look.box(*plate.size, fill, edge, radius=14, edge_units=4 if row.lit else 2)
        if self.beside:
            surface.blit(board, plate)
        surface.blit(self._sitting(look, *back.size), back)
        if not self.beside:
            surface.blit(board, plate)
        self._write(surface, look, words)

    def _sitting(self, look: Look, width: int, height: int) -> pygame.Surface:
        seat, place = self.row.seat, self.row.place
        face = furniture.face(seat, place)

        def make() -> pygame.Surface:
            chair = chair_back(look, SEAT_COLOURS[place], width, height)
            side = round(min(width * 0.84, height * 0.94))
            if seat.name:
                bust = furniture.paint(("bust", face, seat.kind == AI, None, "calm"), side, side, look)
            else:
                bust = look.icon("dice", round(side * 0.5), "ink")
            put(chair, bust, width // 2, height - (0 if seat.name else round(side * 0.2)), "midbottom")
            return chair

        return look.made(("chair", place, face, seat._replace(level=""), width, height), make)

    def _write(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        row, strong, small = self.row, look.line_height("strong"), look.line_height("small")
        face, size = TYPE["small-strong"].face, look.pixels("small-strong")
        y = room.centery - (strong + (1 + (row.kind == AI) + bool(row.own)) * small) // 2
        badge = look.art(f"seats/badge-{row.place}", round(strong * 0.8), round(strong * 0.8))
        put(surface, badge, room.left, y + strong // 2, "midleft")
        left = room.left + strong
        free = room.right - left - (row.remove.size(look)[0] if self.beside else 0)
        surface.blit(look.text(row.called, "strong", "ink", free, one_line=True), (left, y))
        y += strong
        surface.blit(look.text(row.about(), "small", "ink_soft", room.width, one_line=True), (room.left, y))
        y += small + small // 2
        if row.kind == AI:
            side, most = round(small * 0.8), len(row.levels)
            lit = 1 + row.levels.index(row.level)
            draw_paws(surface, look, room.left, y - small // 2 + (small - side) // 2, side, lit, most)
            x = room.left + most * side + look.px(6)
            put(surface, look.fitted(level_words(row.level), face, size, room.right - x, "glow"), x, y, "midleft")
            y += small
        if row.own:
            put(surface, look.fitted(row.own, face, size, room.width, "ink"), room.left, y, "midleft")


class EmptyChair(Pressable):
    """A chair nobody sits on; a press puts an AI there."""

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        chair = look.made(("empty chair", self.rect.size), lambda: chair_back(look, "#8a82b8", *self.rect.size))
        chair.set_alpha(200 if hovered else 90)
        surface.blit(chair, self.rect)
        put(surface, look.icon("plus", look.px(34), "ink" if hovered else "ink_soft"), *self.rect.center)


def chair_back(look: Look, colour: str, width: int, height: int) -> pygame.Surface:
    """An arched back in a colour; in high contrast its outline."""
    bright, deep = (hexed(pygame.Color(colour).lerp("#0d0a28", share)) for share in (0.42, 0.78))
    line = max(1.5, look.unit * 2)
    edge = look.palette.panel_edge if look.plain else colour
    if look.plain:
        bright = deep = "#000000"

    def arch(inset: float) -> str:
        left, right, top = width * (0.06 + inset), width * (0.94 - inset), height * 0.03 + width * inset * 0.8
        shoulder = top + height * 0.34
        return (
            f"M{left:.1f} {height}L{left + width * 0.04:.1f} {shoulder:.1f}Q{left + width * 0.05:.1f} {top:.1f} "
            f"{width / 2:.1f} {top:.1f}Q{right - width * 0.05:.1f} {top:.1f} {right - width * 0.04:.1f} {shoulder:.1f}"
            f"L{right:.1f} {height}Z"
        )

    back = f'<path d="{arch(0)}" fill="url(#b)" stroke="{edge}" stroke-width="{line:.1f}"/>'
    inside = f'<path d="{arch(0.09)}" fill="#0b0a20" fill-opacity="0.42"/>'
    return vector(width, height, gradient("b", bright, deep) + back + inside)
