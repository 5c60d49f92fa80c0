"""One chair of the setup screen: who sits on it. Imports the ui and the words about matches."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.ai.characters import BY_NAME
from tabletop.kernel.game import OptionValue
from tabletop.kernel.match import AI, HUMAN, Seat, level_words
from tabletop.scenes.matches import nameless, numbered
from tabletop.ui import furniture
from tabletop.ui.controls import Choice
from tabletop.ui.field import TextField
from tabletop.ui.input import Input, Pointer
from tabletop.ui.look import Look, hexed, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.ui.widgets import Button, Pressable, Widget
from tabletop.words import _

LONGEST_NAME = 14
CHAIR, HIGHEST = 84, 190
"""Units of a chair's back, at least and where there is room for more."""
NARROW = 180
"""Units a place at the table is wide, at least."""
PAD = 10
APART = 12
"""Units between two things that can have the ring: it lies over neither of them."""
CLOSE = 1.2
"""How much larger than its frame somebody is drawn there: the head, less of the chest."""


class Chair(Widget):
    """Somebody's chair with whoever sits on it."""

    focusable = False

    def __init__(self, place: int, seat: Seat) -> None:
        super().__init__()
        self.place, self.seat = place, seat

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        machine, size = self.seat.kind == AI, self.rect.size
        picture = look.made(("chair", self.place, machine, size), lambda: self._make(look, machine, *size))
        surface.blit(picture, self.rect)

    def _make(self, look: Look, machine: bool, width: int, height: int) -> pygame.Surface:
        chair = chair_back(look, SEAT_COLOURS[self.place], width, height)
        side = round(min(width * 0.84, height * 0.94))
        bust = furniture.paint(("bust", f"seats/cat-{self.place}", machine, "calm"), side, side, look)
        chair.blit(bust, bust.get_rect(midbottom=(width // 2, height)))
        badge = round(height * 0.17)
        sign = look.art(f"seats/badge-{self.place}", badge, badge)
        chair.blit(sign, sign.get_rect(bottomright=(round(width * 0.9), height - round(height * 0.04))))
        return chair


class EmptyChair(Pressable):
    """A chair nobody sits on yet: pressing it puts somebody there."""

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        chair = look.made(("empty chair", self.rect.size), lambda: chair_back(look, "#8a82b8", *self.rect.size))
        chair.set_alpha(200 if hovered else 90)
        surface.blit(chair, self.rect)
        plus = look.icon("plus", look.px(34), "ink" if hovered else "ink_soft")
        surface.blit(plus, plus.get_rect(center=self.rect.center))


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

    return vector(
        width,
        height,
        '<defs><linearGradient id="b" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{bright}"/><stop offset="1" stop-color="{deep}"/></linearGradient></defs>'
        f'<path d="{arch(0)}" fill="url(#b)" stroke="{edge}" stroke-width="{line:.1f}"/>'
        f'<path d="{arch(0.09)}" fill="#0b0a20" fill-opacity="0.42"/>',
    )


class Plate(Widget):
    """What stands before a chair: it carries who sits there."""

    focusable = False
    colour = ""

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        edge = "panel_edge" if look.plain else self.colour
        surface.blit(look.box(*self.rect.size, "panel", edge, radius=14, edge_units=2), self.rect)


class Paws(Widget):
    """How well an AI plays: so many paws of all there are."""

    focusable = False

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most, self.lit = most, 1

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        side = look.line_height("small")
        return self.most * side, side

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        side = self.rect.height
        for place in range(self.most):
            x = self.rect.left + place * side
            if place < self.lit:
                paw = look.made(("paw", side), lambda: _paw(look, side, 1.0))
            else:
                paw = look.made(("faint paw", side), lambda: _paw(look, side, 0.25))
            surface.blit(paw, (x, self.rect.top))


def _paw(look: Look, side: int, opacity: float) -> pygame.Surface:
    ink, toes = look.palette.glow, ((0.2, 0.46, 0.1), (0.38, 0.26, 0.115), (0.62, 0.26, 0.115), (0.8, 0.46, 0.1))
    rounds = "".join(f'<circle cx="{x * side:.1f}" cy="{y * side:.1f}" r="{r * side:.1f}"/>' for x, y, r in toes)
    sole = f'<ellipse cx="{side * 0.5:.1f}" cy="{side * 0.66:.1f}" rx="{side * 0.25:.1f}" ry="{side * 0.2:.1f}"/>'
    return vector(side, side, f'<g fill="{ink}" fill-opacity="{opacity}">{rounds}{sole}</g>')


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
    """Which of the program's cats sits there, and what it is like, between two arrows that send for another."""

    def __init__(self, name: str, send: Callable[[int], None]) -> None:
        """`send` gets 1 for the next cat and -1 for the one before."""
        super().__init__(lambda: send(1))
        self.name, self._send = name, send
        self._pressed_at: tuple[int, int] | None = None

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind == "up":
            self._pressed_at = event.at
        return False

    def press(self) -> None:
        at, self._pressed_at = self._pressed_at, None
        self._send(-1 if at is not None and at[0] < self.rect.centerx else 1)

    def arrow(self, look: Look) -> int:
        """How wide each of its arrows is, with the gap around it."""
        return look.line_height("small") + look.px(8)

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
        texts = self._texts(look, width)
        wide = max(text.get_width() for text in texts) + 2 * self.arrow(look)
        return min(width or wide, wide), sum(text.get_height() for text in texts) + look.px(6)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if hovered else "raised"
        surface.blit(look.box(*self.rect.size, fill, "panel_edge"), self.rect)
        arrow, side = self.arrow(look), look.line_height("small")
        for icon, x in (("left", self.rect.left + arrow // 2), ("right", self.rect.right - arrow // 2)):
            picture = look.icon(icon, side, "ink")
            surface.blit(picture, picture.get_rect(center=(x, self.rect.centery)))
        texts = self._texts(look, self.rect.width - 2 * arrow)
        y = self.rect.centery - sum(text.get_height() for text in texts) // 2
        for text in texts:
            surface.blit(text, text.get_rect(midtop=(self.rect.centerx, y)))
            y += text.get_height()


class SeatRow:
    """The widgets of one chair; whatever changes in it is told to the screen."""

    def __init__(
        self, place: int, seat: Seat, levels: tuple[str, ...], bot: str, changed: Callable[[], None],
        another: Callable[[str, int], str],
    ) -> None:  # fmt: skip
        """`bot` is what an AI on this chair is called, should a human leave it; `another` is who comes after one,
        before it (-1), or instead of it if it sits elsewhere (0)."""
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
        full = _("A name has {count} letters at most.", count=LONGEST_NAME)
        self.field = TextField(self.human, partial(self._set, "human"), LONGEST_NAME, full=full)
        known = [(level, level_words(level)) for level in levels]
        self.level_choice = Choice(known, self.level, partial(self._set, "level"))
        self.level_choice.hint = _("How well this AI plays. It never sees more than its seat may.")
        self.kind_choice.walked_past = self.level_choice.walked_past = True
        self.another = another
        self.name = CatName(self.bot, self._send_for)
        self.remove = Button("", lambda: None, icon="close")
        self.place = place
        self.levels = levels
        self.chair, self.plate, self.paws = Chair(place, seat), Plate(), Paws(len(levels))
        self.own: Choice[OptionValue] | None = None
        """What else is to be chosen for this chair alone."""

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
            self._write(self.human or suggested, "" if self.human else suggested)
        self.field.empty = _("You") if alone else _("Who sits here?")

    def _write(self, name: str, suggested: str | None) -> None:
        self.human = self.field.text = name
        self.field.caret, self.suggested = len(name), suggested

    def _send_for(self, step: int) -> None:
        self.bot = self.name.name = self.another(self.bot, step)
        self.changed()

    def _set(self, what: str, value: str) -> None:
        setattr(self, what, value)
        if value == AI:
            self._send_for(0)
        else:
            self.changed()

    def widgets(self) -> list[Widget]:
        self.chair.place, self.chair.seat = self.place, self.seat
        self.plate.colour, self.paws.lit = SEAT_COLOURS[self.place], 1 + self.levels.index(self.level)
        who: list[Widget] = [self.field] if self.kind == HUMAN else [self.name, self.paws, self.level_choice]
        own = [self.own] if self.own is not None else []
        return [self.plate, self.chair, self.kind_choice, self.remove, *who, *own]

    def height(self, look: Look) -> int:
        """How high its plate has to be."""
        lines: list[Widget] = [self.kind_choice, self.level_choice, *([self.own] if self.own is not None else [])]
        high = self._name_height(look) + sum(part.size(look)[1] for part in lines)
        return high + look.px(6) * len(lines) + 2 * look.px(PAD)

    def _name_height(self, look: Look) -> int:
        return max(self.name.size(look)[1], self.field.size(look)[1])

    def arrange(self, look: Look, place: pygame.Rect, beside: bool) -> None:
        """The chair above its plate, or on it where a place is rather broad than high."""
        tall, gap, pad = self.height(look), look.px(6), look.px(PAD)
        self.plate.rect = pygame.Rect(place.left, place.bottom - tall, place.width, tall)
        inner = self.plate.rect.inflate(-2 * pad, -2 * pad)
        below = self.own.size(look, inner.width)[1] + gap if self.own is not None else 0
        if beside:
            high = tall - pad // 2 - below - (pad if below else 0)
            self.chair.rect = pygame.Rect(place.left + pad // 2, place.top + pad // 2, 0, high)
            needed = self._switches(look) + pad // 2
            self.chair.rect.width = min(round(place.width * 0.4), round(high * 0.95), inner.right - place.left - needed)
            right = pygame.Rect(self.chair.rect.right + pad // 2, inner.top, 0, inner.height)
            right.width = inner.right - right.left
        else:
            wide = min(place.width, round((place.height - tall) * 1.2))
            self.chair.rect = pygame.Rect(0, place.top, wide, place.height - tall + look.px(1))
            self.chair.rect.centerx, right = place.centerx, inner
        self._arrange_who(look, right, gap)
        if self.own is not None:
            self.own.rect = pygame.Rect(inner.left, inner.bottom - below + gap, inner.width, below - gap)

    def _switches(self, look: Look) -> int:
        """The least width in which a person or an AI is chosen, beside the way to take the seat away."""
        return self.kind_choice.size(look)[0] + look.px(APART) + self.remove.size(look)[1] + look.px(PAD) // 2

    def _arrange_who(self, look: Look, room: pygame.Rect, gap: int) -> None:
        """Whether it is a person, the name and how well it plays, below each other."""
        self.kind_choice.rect = pygame.Rect(room.topleft, self.kind_choice.size(look))
        self.remove.rect.size = (self.remove.size(look)[1],) * 2
        self.remove.rect.midright = room.right, self.kind_choice.rect.centery
        y, high = self.kind_choice.rect.bottom + gap, self._name_height(look)
        self.field.rect = pygame.Rect(room.left, y, room.width, self.field.size(look)[1])
        paws, name = self.paws.size(look), self.name.size(look)
        longest = look.font("strong").size("M" * 5)[0] + 2 * self.name.arrow(look)
        wide = room.width - (
            paws[0] + look.px(APART) if longest + paws[0] <= room.width else 0
        )  # on all plates or on none
        self.name.rect = pygame.Rect(room.left, y, wide, name[1])
        self.paws.rect = pygame.Rect((0, 0), paws if wide < room.width else (0, 0))
        self.paws.rect.midright = room.right, self.name.rect.centery
        size = self.level_choice.size(look, room.width)
        self.level_choice.rect = pygame.Rect(room.left, y + high + gap, room.width, size[1])
