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
from tabletop.ui.widgets.widget import Pressable, Widget

DASHES = ("", "14 8", "2 7", "18 7 2 7", "8 10", "2 12", "26 8", "14 7 2 7 2 7")
"""The lines of the seats in high contrast, in units."""
BADGE = 18
"""Units of a seat's shape at the end of its line."""
NUMBER = 24
"""Units of the disc with a swing's number."""
NAME, FIGURES = 0.3, 0.39
"""How much of a row of luck is for the name and for the numbers."""
BESIDE = NUMBER // 2 + 2
"""Units from a line's end to its seat's shape: a disc may be between them."""
SWING = 92
"""Units of a swing's card, at least."""


class Chart(Block):
    """Everybody's chance to win, turn by turn; the line grows while it is worked out."""

    def __init__(self, course: Course, seats: Sequence[Seat], unit: str) -> None:
        """`unit` is what the table counts, rounds or turns."""
        note = _("judged with everything open") if course.match.game.info.secrets else ""
        super().__init__(_("Everybody's chance to win"), note)
        self.course, self.seats, self.unit = course, seats, unit
        self.swings: Sequence[Told] = ()
        self.numbers: Sequence[int] = ()
        """Of each look, which of these it was."""
        self.pointed: int | None = None
        """The look that is pointed at."""
        self._field = pygame.Rect(0, 0, 0, 0)

    def point(self, at: tuple[int, int] | None) -> bool:
        """Somebody points there, or nowhere; True if that is another look than before."""
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
        line = look.line_height("small")
        at = put(surface, words, room.left, room.bottom - line / 2, "midleft")
        wide = room.right - at.right - look.px(16)
        if wide > look.px(40):
            bar = pygame.Rect(at.right + look.px(12), 0, wide, look.px(12))
            bar.centery = at.centery
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
        chances = self.course.points[point].chances
        x = self._place(field, point, 0)[0]
        pygame.draw.line(surface, look.colour("glow"), (x, field.top), (x, field.bottom), max(1, look.px(1.5)))
        ended = self.numbers[point - 1] if point else 0
        when = self.unit.format(number=ended) if ended else _("The beginning")
        told = [
            _("{name} {share} %", name=who.name, share=percent(chance))
            for who, chance in zip(self.seats, chances, strict=True)
        ]
        sign = look.sign(f"{when}: {' · '.join(told)}", "small-strong", (20, 10), "panel", "glow", width=field.width)
        at = sign.get_rect(midtop=(round(x), field.top))
        surface.blit(sign, at.clamp(field))

    def _place(self, field: pygame.Rect, point: float, chance: float) -> tuple[float, float]:
        across = field.width / max(1, self.course.total - 1)
        return field.left + point * across, field.bottom - chance * field.height

    def _draw_counts(self, surface: pygame.Surface, look: Look, field: pygame.Rect) -> None:
        """Below each round or turn its number, as far as there is room; the first in words."""
        y, gap, free = field.bottom + look.px(6), look.px(8), self.rect.left + look.px(6)
        first = True
        starts = [point for point, number in enumerate(self.numbers)
                  if number and (not point or number != self.numbers[point - 1])]  # fmt: skip
        wide, each = look.font("small").size("000")[0] + gap, field.width / max(1, self.course.total - 1)
        each *= (len(self.numbers) - 1) / max(1, len(starts))
        step = next(step for step in (1, 2, 5, 10, 20, 50, 10_000) if each * step >= wide or step == 10_000)
        for start, stop in pairwise([*starts, len(self.numbers) - 1]):
            if start == stop or not (first or self.numbers[start] % step == 0):  # it only began, or has no room
                continue
            number = str(self.numbers[start]) if not first else self.unit.format(number=self.numbers[start])
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
        for seat in range(len(self.seats)):
            spots = [
                (rim + number * across, rim + height * (1 - point.chances[seat]))
                for number, point in enumerate(self.course.points)
            ]
            way = " ".join(f"{'L' if place else 'M'}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(spots))
            ink = "#ffffff" if look.plain else SEAT_COLOURS[seat]
            dashes = " ".join(f"{look.unit * float(long):.1f}" for long in DASHES[seat].split())
            dash = f' stroke-dasharray="{dashes}"' if look.plain and dashes else ""
            join = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
            if way:
                body += f'<path d="{way}" {join} stroke="#0a0418" stroke-opacity="0.5" stroke-width="{2 * thick:.1f}"/>'
                body += f'<path d="{way}" {join} stroke="{ink}" stroke-width="{thick:.1f}"{dash}/>'
        return vector(width + 2 * rim, height + 2 * rim, body)


def percent(chance: float) -> int:
    """A whole number, which is 0 or 100 only if nothing is left to be decided."""
    return round(100 * chance) if chance in (0.0, 1.0) else max(1, min(99, round(100 * chance)))


def apart(heights: Sequence[float], step: float, field: pygame.Rect) -> list[float]:
    """Heights moved so that no two are closer than this, as far as they all have room."""
    step = min(step, field.height / max(1, len(heights) - 1))
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for one, other in pairwise(order):
        moved[other] = max(moved[other], moved[one] + step)
    over = max(0.0, moved[order[-1]] - field.bottom)
    if over:
        moved[order[-1]] -= over
        for other, one in pairwise(order[::-1]):
            moved[one] = min(moved[one], moved[other] - step)
    return moved


def draw_number(surface: pygame.Surface, look: Look, number: int, x: float, y: float) -> None:
    """The disc that says which swing it is."""
    side = look.px(NUMBER)
    surface.blit(look.box(side, side, "panel", "glow", radius=99, edge_units=2.5), (x - side / 2, y - side / 2))
    put(surface, look.fitted(str(number), "bold", round(side * 0.6), side, "ink"), x, y)


def change_words(swing: Swing, name: str) -> str:
    """Whose chance a swing changed most, from what to what."""
    words = _("{name} rose from {before} % to {after} %.")
    if swing.after < swing.before:
        words = _("{name} fell from {before} % to {after} %.")
    return words.format(name=name, before=percent(swing.before), after=percent(swing.after))


class SwingCard(Pressable):
    """One of the largest swings: whose chances, from what to what, and what happened. A press shows it."""

    def __init__(self, number: int, told: Told, seats: Sequence[Seat], act: Callable[[], None]) -> None:
        super().__init__(act)
        self.number, self.told = number, told
        self.kicker, self.change = told.when, change_words(told.swing, seats[told.swing.seat].name)
        self.hint = _("Watch it: the replay opens just before it.")

    def _body(self, look: Look, width: int) -> list[pygame.Surface]:
        inner = width - 2 * look.px(12)
        ink = "good" if self.told.swing.after > self.told.swing.before else "bad"
        return [look.text(self.told.words, "small", "ink", inner), look.text(self.change, "small-strong", ink, inner)]

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        head = max(look.px(NUMBER), look.line_height("small-strong"))
        tall = head + sum(text.get_height() for text in self._body(look, width)) + look.px(24)
        return width, max(look.px(SWING), tall)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered)
        x, y = self.rect.left + look.px(12), self.rect.top + look.px(8)
        head, side = max(look.px(NUMBER), look.line_height("small-strong")), look.px(NUMBER)
        draw_number(surface, look, self.number, x + side / 2, y + head / 2)
        badge = put(surface, look.art(f"seats/badge-{self.told.swing.seat}", look.px(BADGE), look.px(BADGE)),
                    x + side + look.px(8), y + head / 2, "midleft")  # fmt: skip
        put(surface, look.text(self.kicker, "small-strong", "glow"), badge.right + look.px(6), y + head / 2, "midleft")
        icon = look.icon("replay", look.px(BADGE))
        surface.blit(icon, icon.get_rect(midright=(self.rect.right - look.px(12), y + head // 2)))
        y += head + look.px(4)
        for text in self._body(look, self.rect.width):
            surface.blit(text, (x, y))
            y += text.get_height()


class Sort(NamedTuple):
    """What chance gave everybody of one kind."""

    kind: Kind
    found: Sequence[Luck]
    words: Sequence[str]
    """Of those who are told so in a sentence."""


class LuckBlock(Block):
    """What chance gave everybody: a bar for how unusual that was, and a plain sentence for people."""

    def __init__(self, sorts: Sequence[Sort], note: str, seats: Sequence[Seat], counted: bool) -> None:
        """`counted` once it is known."""
        super().__init__(_("Luck"))
        self.sorts, self.about, self.seats, self.counted = sorts, note, seats, counted

    def _row(self, look: Look) -> int:
        return max(look.px(22), look.line_height("small") + look.px(2))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self._lay(None, look, pygame.Rect(0, 0, width - 2 * look.px(14), 0)) + self.head(look) + look.px(
            12
        )

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        self._lay(surface, look, room)

    def _lay(self, surface: pygame.Surface | None, look: Look, room: pygame.Rect) -> int:
        """Draw everything, or only tell how high it is."""
        y = room.top

        def tell(words: str, role: str, ink: str) -> None:
            nonlocal y
            text = look.text(words, role, ink, room.width)
            if surface is not None:
                surface.blit(text, (room.left, y))
            y += text.get_height()

        for kind, found, words in self.sorts:
            tell(kind.title, "strong", "ink")
            tell(kind.about, "small", "ink_soft")
            for line in words:
                tell(line, "small-strong", "glow")
            y += look.px(3)
            for one in found:
                if surface is not None:
                    self._draw_row(surface, look, pygame.Rect(room.left, y, room.width, self._row(look)), one, kind)
                y += self._row(look)
            y += look.px(12)
        if not self.sorts and self.counted:
            tell(_("Nothing that happened here was a matter of luck."), "body", "ink")
            y += look.px(8)
        if self.about:
            tell(self.about, "small", "ink_soft")
        return y - room.top

    def _draw_row(self, surface: pygame.Surface, look: Look, at: pygame.Rect, luck: Luck, kind: Kind) -> None:
        middle, side = at.centery, look.px(16)
        x = put(surface, look.art(f"seats/badge-{luck.seat}", side, side), at.left, middle, "midleft").right + look.px(
            6
        )
        name = look.fitted(
            self.seats[luck.seat].name, "bold", look.pixels("small-strong"), round(at.width * NAME), "ink"
        )
        put(surface, name, x, middle, "midleft")
        figures = kind.figures.format(got=luck.got, times=luck.times, expected=luck.expected)
        number = look.fitted(figures, "medium", look.pixels("small"), round(at.width * FIGURES), "ink")
        put(surface, number, at.right, middle, "midright")
        left = at.left + side + look.px(14) + round(at.width * NAME)
        bar = pygame.Rect(left, 0, at.right - round(at.width * FIGURES) - look.px(10) - left, look.px(10))
        bar.centery = middle
        if bar.width > look.px(24):
            _draw_lean(surface, look, bar, luck)


def _draw_lean(surface: pygame.Surface, look: Look, bar: pygame.Rect, luck: Luck) -> None:
    """How unusual it was: left of the middle bad luck, right of it good; in the middle there is nothing to see."""
    surface.blit(look.box(*bar.size, "veil", "panel_edge" if look.plain else "", radius=99), bar)
    wide = round(abs(luck.lean) * bar.width / 2)
    if wide:
        part = pygame.Rect(bar.centerx if luck.lean > 0 else bar.centerx - wide, bar.top, wide, bar.height)
        paint, plain = (GOOD, "accent") if luck.lean > 0 else (BAD, "ink_soft")
        surface.blit(filled(look, wide, bar.height, paint, plain), part)
    line = (bar.centerx, bar.top - 2), (bar.centerx, bar.bottom + 1)
    pygame.draw.line(surface, look.colour("ink"), *line, max(1, look.px(1.5)))


class Nothing(Widget):
    """Words in the place of swings while there are none."""

    focusable = False

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, max(look.px(SWING), look.text(self.words, "small", "ink_soft", width).get_height())

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        text = look.text(self.words, "small", "ink_soft", self.rect.width, pygame.FONT_CENTER)
        surface.blit(text, text.get_rect(center=self.rect.center))
