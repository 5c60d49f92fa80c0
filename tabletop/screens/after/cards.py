"""The cards of a match's story: the chart, the swings, the luck."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.kernel.luck import Kind, Luck
from tabletop.kernel.match import Seat
from tabletop.screens.after.chances import Course, Swing
from tabletop.screens.after.turning_points import Told
from tabletop.screens.shared.blocks import BAD, GOOD, Block, draw_bar, filled
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Label, Pressable

DASHES = ("", "14 8", "2 7", "18 7 2 7", "8 10", "2 12", "26 8", "14 7 2 7 2 7")
"""The lines of the seats in high contrast, in units."""
BADGE, NUMBER, SWING = 18, 24, 92
"""Units: a seat's shape, the disc with a swing's number, and the least height of a swing's card."""
BESIDE = NUMBER // 2 + 2
"""Units from a line's end to its seat's shape: a disc may be between them."""
NAME, FIGURES = 0.3, 0.39
"""Shares of a row of luck for the name and for the numbers."""


class Chart(Block):
    """Everybody's chance to win, turn by turn; the line grows while it is worked out."""

    def __init__(self, course: Course, seats: Sequence[Seat], unit: str) -> None:
        """`unit` is what the table counts, rounds or turns."""
        note = _("judged with everything open") if course.match.game.info.secrets else ""
        super().__init__(_("Everybody's chance to win"), note)
        self.course, self.seats, self.unit = course, seats, unit
        self.swings: Sequence[Told] = ()
        self.numbers: Sequence[int] = ()
        """The round or turn of each analysed position."""
        self.pointed: int | None = None
        """The analysed position that is pointed at."""
        self._field = pygame.Rect(0, 0, 0, 0)

    def point(self, at: tuple[int, int] | None) -> bool:
        """The pointer is there, or not on the chart; True if that is another position than before."""
        before, field = self.pointed, self._field
        self.pointed = None
        if at is not None and field.inflate(field.width // 20, 0).collidepoint(at) and self.course.points:
            look = round((at[0] - field.left) * max(1, self.course.total - 1) / max(1, field.width))
            self.pointed = max(0, min(len(self.course.points) - 1, look))
        return self.pointed != before

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        course = self.course
        if course.failed:
            self.quiet(surface, look, room, _("This cannot be worked out here: the process that thinks keeps ending."))
            return
        if not course.done:
            self._draw_progress(surface, look, room)
            room = room.copy()
            room.height -= look.line_height("small") + look.px(16)
        if course.total > 1:
            self._draw_field(surface, look, room)

    def _draw_progress(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        words = look.text(_("Looking back over the match, turn by turn"), "small", "ink_soft")
        at = put(surface, words, room.left, room.bottom - look.line_height("small") / 2, "midleft")
        bar = pygame.Rect(at.right + look.px(12), 0, room.right - at.right - look.px(16), look.px(12))
        bar.centery = at.centery
        if bar.width > look.px(40):
            draw_bar(surface, look, bar, self.course.share)

    def _draw_field(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        small = look.line_height("small")
        left = look.font("small").size("100 %")[0] + look.px(8)
        right = look.px(BADGE + BESIDE + 2) + look.font("strong").size("100 %")[0]
        field = pygame.Rect(room.left + left, room.top + small // 2, room.width - left - right, 0)
        field.height = room.bottom - small - look.px(6) - field.top
        if field.width < 10 or field.height < 10:
            return
        self._field = field
        for share in (0, 50, 100):
            label = look.text(_("{share} %", share=share), "small", "ink_soft")
            put(surface, label, field.left - look.px(8), field.bottom - field.height * share / 100, "midright")
        rim = look.px(8)
        key = ("course", tuple(self.course.points), self.course.total, field.size)
        surface.blit(look.made(key, lambda: self._lines(look, *field.size, rim)), field.inflate(2 * rim, 2 * rim))
        self._draw_counts(surface, look, field)
        if self.course.points:
            self._draw_ends(surface, look, field)
        for number, told in enumerate(self.swings, 1):
            middle = (told.swing.before + told.swing.after) / 2
            x, y = self._place(field, told.swing.point - 0.5, middle)
            draw_number(surface, look, number, x, y)
        if self.pointed is not None and self.pointed < min(len(self.course.points), len(self.numbers)):
            self._draw_pointed(surface, look, field, self.pointed)

    def _draw_pointed(self, surface: pygame.Surface, look: Look, field: pygame.Rect, point: int) -> None:
        """A line through everybody's chances after a turn, and what they are."""
        x = self._place(field, point, 0)[0]
        pygame.draw.line(surface, look.colour("glow"), (x, field.top), (x, field.bottom), max(1, look.px(1.5)))
        ended = self.numbers[point - 1] if point else 0
        when = self.unit.format(number=ended) if ended else _("The beginning")
        chances = zip(self.seats, self.course.points[point].chances, strict=True)
        told = [_("{name} {share} %", name=who.name, share=percent(chance)) for who, chance in chances]
        sign = look.sign(f"{when}: {' · '.join(told)}", "small-strong", (20, 10), "panel", "glow", width=field.width)
        at = sign.get_rect(midtop=(round(x), field.top))
        surface.blit(sign, at.clamp(field))

    def _place(self, field: pygame.Rect, point: float, chance: float) -> tuple[float, float]:
        across = field.width / max(1, self.course.total - 1)
        return field.left + point * across, field.bottom - chance * field.height

    def _draw_counts(self, surface: pygame.Surface, look: Look, field: pygame.Rect) -> None:
        """The number of each round or turn below it, as far as there is room; the first in words."""
        numbers, first = self.numbers, True
        y, gap, free = field.bottom + look.px(6), look.px(8), self.rect.left + look.px(6)
        starts = [n for n, number in enumerate(numbers) if number and (not n or number != numbers[n - 1])]
        wide, each = look.font("small").size("000")[0] + gap, field.width / max(1, self.course.total - 1)
        each *= (len(numbers) - 1) / max(1, len(starts))
        step = next((step for step in (1, 2, 5, 10, 20, 50) if each * step >= wide), 10_000)
        for start, stop in pairwise([*starts, len(numbers) - 1]):
            if start == stop or not (first or numbers[start] % step == 0):  # it only began, or has no room
                continue
            number = self.unit.format(number=numbers[start]) if first else str(numbers[start])
            words = look.text(number, "small", "ink_soft")
            at = words.get_rect(midtop=(round(self._place(field, (start + stop) / 2, 0)[0]), y))
            if first:  # the word makes it long: it leaves the next number its place
                at.left = max(free, min(at.left, round(self._place(field, stop, 0)[0]) - at.width))
            if at.left >= free:
                surface.blit(words, at)
                free, first = at.right + gap, False

    def _draw_ends(self, surface: pygame.Surface, look: Look, field: pygame.Rect) -> None:
        """A seat's shape and chance at the end of each line; none over another."""
        number = len(self.course.points) - 1
        chances = self.course.points[-1].chances
        side = max(look.px(BADGE), min(look.line_height("small"), field.height // max(1, len(chances))))
        x = self._place(field, number, 0)[0] + look.px(BESIDE)
        heights = apart([self._place(field, number, chance)[1] for chance in chances], side + look.px(2), field)
        for seat, (chance, y) in enumerate(zip(chances, heights, strict=True)):
            at = put(surface, look.art(f"seats/badge-{seat}", side, side), x, y, "midleft")
            colour = "ink" if look.plain else SEAT_COLOURS[seat]
            words = look.text(_("{share} %", share=percent(chance)), "small-strong", colour)
            put(surface, words, at.right + look.px(4), y, "midleft")

    def _lines(self, look: Look, width: int, height: int, rim: int) -> pygame.Surface:
        grid, body = hexed(look.colour("panel_edge")), ""
        for share in (0, 0.25, 0.5, 0.75, 1):
            y, strong = rim + height * share, 0.9 if share in (0, 0.5, 1) else 0.35
            body += f'<path d="M{rim} {y:.1f}H{rim + width}" stroke="{grid}" stroke-opacity="{strong}"/>'
        across, thick = width / max(1, self.course.total - 1), max(1.8, look.unit * 3)
        join = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        for seat in range(len(self.seats) if self.course.points else 0):
            heights = [rim + height * (1 - point.chances[seat]) for point in self.course.points]
            path = "M" + " L".join(f"{rim + number * across:.1f} {y:.1f}" for number, y in enumerate(heights))
            ink = "#ffffff" if look.plain else SEAT_COLOURS[seat]
            dashes = " ".join(f"{look.unit * float(long):.1f}" for long in DASHES[seat].split())
            dash = f' stroke-dasharray="{dashes}"' if look.plain and dashes else ""
            body += f'<path d="{path}" {join} stroke="#0a0418" stroke-opacity="0.5" stroke-width="{2 * thick:.1f}"/>'
            body += f'<path d="{path}" {join} stroke="{ink}" stroke-width="{thick:.1f}"{dash}/>'
        return vector(width + 2 * rim, height + 2 * rim, body)


def percent(chance: float) -> int:
    """A whole number; 0 or 100 only if nothing is left to be decided."""
    return round(100 * chance) if chance in (0.0, 1.0) else max(1, min(99, round(100 * chance)))


def apart(heights: Sequence[float], step: float, field: pygame.Rect) -> list[float]:
    """Heights moved so that no two are closer than this, as far as they all have room."""
    step = min(step, field.height / max(1, len(heights) - 1))
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for one, other in pairwise(order):
        moved[other] = max(moved[other], moved[one] + step)
    if moved[order[-1]] > field.bottom:
        moved[order[-1]] = field.bottom
        for other, one in pairwise(order[::-1]):
            moved[one] = min(moved[one], moved[other] - step)
    return moved


def draw_number(surface: pygame.Surface, look: Look, number: int, x: float, y: float) -> None:
    side = look.px(NUMBER)
    surface.blit(look.box(side, side, "panel", "glow", radius=99, edge_units=2.5), (x - side / 2, y - side / 2))
    put(surface, look.fitted(str(number), "bold", round(side * 0.6), side, "ink"), x, y)


def change_words(swing: Swing, name: str) -> str:
    """ "Mimi rose from 20 % to 55 %." """
    fell, rose = _("{name} fell from {before} % to {after} %."), _("{name} rose from {before} % to {after} %.")
    words = fell if swing.after < swing.before else rose
    return words.format(name=name, before=percent(swing.before), after=percent(swing.after))


class SwingCard(Pressable):
    """One of the largest swings: whose chances, from what to what, and what happened. A press replays it."""

    def __init__(self, number: int, told: Told, seats: Sequence[Seat], watch_from: Callable[[int], None]) -> None:
        super().__init__(lambda: watch_from(told.decision))
        self.number, self.told = number, told
        self.change = change_words(told.swing, seats[told.swing.seat].name)
        self.hint = _("Watch it: the replay opens just before it.")

    def _body(self, look: Look, width: int) -> list[pygame.Surface]:
        inner = width - 2 * look.px(12)
        ink = "good" if self.told.swing.after > self.told.swing.before else "bad"
        return [look.text(self.told.words, "small", "ink", inner), look.text(self.change, "small-strong", ink, inner)]

    def _head(self, look: Look) -> int:
        return max(look.px(NUMBER), look.line_height("small-strong"))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        tall = self._head(look) + sum(text.get_height() for text in self._body(look, width)) + look.px(24)
        return width, max(look.px(SWING), tall)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered)
        x, y, head, side = self.rect.left + look.px(12), self.rect.top + look.px(8), self._head(look), look.px(BADGE)
        middle, number = y + head / 2, look.px(NUMBER)
        draw_number(surface, look, self.number, x + number / 2, middle)
        badge = look.art(f"seats/badge-{self.told.swing.seat}", side, side)
        at = put(surface, badge, x + number + look.px(8), middle, "midleft")
        put(surface, look.text(self.told.when, "small-strong", "glow"), at.right + look.px(6), middle, "midleft")
        put(surface, look.icon("replay", side), self.rect.right - look.px(12), y + head // 2, "midright")
        y += head + look.px(4)
        for text in self._body(look, self.rect.width):
            y = put(surface, text, x, y, "topleft").bottom


class Sort(NamedTuple):
    """What chance gave everybody of one kind."""

    kind: Kind
    found: Sequence[Luck]
    words: Sequence[str]
    """Of those who are told so in a sentence."""


class LuckBlock(Block):
    """Everybody's luck: a bar for how unusual it was, and a plain sentence for people."""

    def __init__(self, sorts: Sequence[Sort], note: str, seats: Sequence[Seat], counted: bool) -> None:
        """`counted` once it is known."""
        super().__init__(_("Luck"))
        self.sorts, self.about, self.seats, self.counted = sorts, note, seats, counted

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        inside = pygame.Rect(0, 0, width - 2 * look.px(14), 0)
        return width, self._lay(None, look, inside) + self.head(look) + look.px(12)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        self._lay(surface, look, room)

    def _lay(self, surface: pygame.Surface | None, look: Look, room: pygame.Rect) -> int:
        """Draw everything, or without a surface only measure it; returns the height."""
        y, row = room.top, max(look.px(22), look.line_height("small") + look.px(2))

        def write(words: str, role: str, ink: str) -> None:
            nonlocal y
            text = look.text(words, role, ink, room.width)
            if surface is not None:
                surface.blit(text, (room.left, y))
            y += text.get_height()

        for kind, found, words in self.sorts:
            write(kind.title, "strong", "ink")
            write(kind.about, "small", "ink_soft")
            for line in words:
                write(line, "small-strong", "glow")
            y += look.px(3)
            for one in found:
                if surface is not None:
                    self._draw_row(surface, look, pygame.Rect(room.left, y, room.width, row), one, kind)
                y += row
            y += look.px(12)
        if not self.sorts and self.counted:
            write(_("Nothing that happened here was a matter of luck."), "body", "ink")
            y += look.px(8)
        if self.about:
            write(self.about, "small", "ink_soft")
        return y - room.top

    def _draw_row(self, surface: pygame.Surface, look: Look, at: pygame.Rect, luck: Luck, kind: Kind) -> None:
        middle, side = at.centery, look.px(16)
        named, figured = round(at.width * NAME), round(at.width * FIGURES)
        put(surface, look.art(f"seats/badge-{luck.seat}", side, side), at.left, middle, "midleft")
        name = look.fitted(self.seats[luck.seat].name, "bold", look.pixels("small-strong"), named, "ink")
        put(surface, name, at.left + side + look.px(6), middle, "midleft")
        figures = kind.figures.format(got=luck.got, times=luck.times, expected=luck.expected)
        put(surface, look.fitted(figures, "medium", look.pixels("small"), figured, "ink"), at.right, middle, "midright")
        left = at.left + side + look.px(14) + named
        bar = pygame.Rect(left, 0, at.right - figured - look.px(10) - left, look.px(10))
        bar.centery = middle
        if bar.width > look.px(24):
            _draw_lean(surface, look, bar, luck)


def _draw_lean(surface: pygame.Surface, look: Look, bar: pygame.Rect, luck: Luck) -> None:
    """How unusual it was: bad luck left of the middle, good luck right of it."""
    surface.blit(look.box(*bar.size, "veil", "panel_edge" if look.plain else "", radius=99), bar)
    if wide := round(abs(luck.lean) * bar.width / 2):
        part = pygame.Rect(bar.centerx if luck.lean > 0 else bar.centerx - wide, bar.top, wide, bar.height)
        paint, plain = (GOOD, "accent") if luck.lean > 0 else (BAD, "ink_soft")
        surface.blit(filled(look, wide, bar.height, paint, plain), part)
    line = (bar.centerx, bar.top - 2), (bar.centerx, bar.bottom + 1)
    pygame.draw.line(surface, look.colour("ink"), *line, max(1, look.px(1.5)))


class Nothing(Label):
    """Words in the place of swings while there are none."""

    def __init__(self, words: str) -> None:
        super().__init__(words, "small", "ink_soft", pygame.FONT_CENTER)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, max(look.px(SWING), super().size(look, width)[1])

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        put(surface, look.text(self.words, self.role, self.colour, self.rect.width, self.align), *self.rect.center)
