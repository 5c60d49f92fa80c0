"""A rulebook's page: its text wrapped, searched and drawn, whole rules at a time."""

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple, Protocol

import pygame

from tabletop.ui.input import Input, Pointer
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.rulebook_text import MENTION, Block, mentions, terms
from tabletop.ui.widgets.widget import FAINT, Widget

TALLEST = 300
HEAVY = {"body": "strong", "small": "small-strong"}


class Run(NamedTuple):
    x: int
    text: str
    role: str
    colour: str
    start: int
    """Where it begins in its block's text."""
    link: str = ""


class Line(NamedTuple):
    block: int
    top: int
    height: int
    runs: tuple[Run, ...]


class Found(NamedTuple):
    """A part of a line that the search found."""

    line: int
    x: int
    width: int


class Gallery(Protocol):
    def __contains__(self, name: str) -> bool: ...
    def size(self, name: str) -> tuple[float, float]: ...
    def soon(self, look: Look, name: str, width: int, height: int) -> pygame.Surface | None: ...


class RulePage(Widget):
    """The text on one long page; `follow` is told which rule or word was clicked, and in which rule or chapter."""

    focusable = False

    def __init__(self, blocks: list[Block], follow: Callable[[str, str], None], gallery: Gallery | None = None) -> None:
        super().__init__()
        self.blocks = [block for block in blocks if not block.figure or (gallery and block.figure in gallery)]
        self.follow, self._gallery = follow, gallery
        self._terms = terms(blocks)
        self.marked = ""
        """The number of the rule the reader came for."""
        self.query = ""
        self.found: list[list[Found]] = []
        """Every place that was found; one that runs over a line's end has several pieces."""
        self.current = 0
        self._over = ""
        self._lines: list[Line] = []
        self._extents: list[tuple[int, int]] = []
        self._laid_out: object = None
        self._look: Look | None = None

    def lay_out(self, look: Look, width: int) -> int:
        """Wrap everything to a width in pixels, once; returns the height."""
        if self._laid_out != (look, width):
            self._laid_out, self._look = (look, width), look
            self._lines, self._extents = [], []
            y, gutter = 0, self._gutter(look)
            for place, block in enumerate(self.blocks):
                y = self._wrap(place, block, look, width, gutter, y)
            self.search(self.query)
        return self._extents[-1][1] if self._extents else 0

    def _wrap(self, place: int, block: Block, look: Look, width: int, gutter: int, y: int) -> int:
        """Place the lines of a block from a height on; where they end."""
        gap = look.px(GAP)
        role, colour, x, before, rim = {
            "title": ("title", "ink", 0, 0, 0),
            "heading": ("heading", "ink", 0, 2 * gap, 0),
            "rule": ("body", "ink", gutter, gap, 0),
            "text": ("body", "ink", 0, gap, 0),
            "example": ("body", "ink_soft", gutter + gap, gap, gap),
            "figure": ("small", "ink_soft", gutter, gap, 0),
        }[block.kind]
        first = y + before if place else y
        y, height = first + rim // 2, round(look.line_height(role) * 1.12)
        number: tuple[Run, ...] = ()
        if block.number:
            number = (Run(0, block.number, "strong" if block.kind == "rule" else role, "accent", -1),)
        if block.number and block.kind == "heading":
            x = look.font(role).size(block.number + "  ")[0]
        room = width - x - rim - look.px(6)
        if block.figure:
            y += self._figure_size(look, block.figure, room)[1] + gap // 2
        for runs in broken(block, look, role, colour, room, x, self._terms):
            self._lines.append(Line(place, y, height, (*number, *runs)))
            number = ()
            y += height
        self._extents.append((first, y + rim // 2))
        return y + rim // 2

    def _figure_size(self, look: Look, name: str, room: int) -> tuple[int, int]:
        assert self._gallery is not None
        wide, high = self._gallery.size(name)
        share = max(100, look.text_percent) / 100  # what is to be read in it is as large as the words around it
        tallest = min(look.px(TALLEST) * share, look.size[1] / 2)
        part = min(room / wide, tallest / high, look.unit * 1.1 * share)
        return round(wide * part), round(high * part)

    def _gutter(self, look: Look) -> int:
        """The width of the column the rule numbers stand in."""
        font = look.font("strong")
        numbers = [font.size(block.number)[0] for block in self.blocks if block.kind == "rule"]
        return max(numbers, default=0) + look.px(GAP + 6)

    def search(self, query: str) -> None:
        """Mark every place that has these words, in whatever case."""
        self.query, self.found, self.current = query, [], 0
        sought = query.strip().casefold()
        if not sought:
            return
        lines: list[list[int]] = [[] for _block in self.blocks]
        for number, line in enumerate(self._lines):
            lines[line.block].append(number)
        for block, inside in zip(self.blocks, lines, strict=True):
            for text, start in ((block.number, -1), (block.text, 0)):
                for place in re.finditer(re.escape(sought), text.casefold()):
                    if pieces := self._pieces_of(inside, start < 0, *place.span()):
                        self.found.append(pieces)

    def _pieces_of(self, lines: list[int], number: bool, first: int, last: int) -> list[Found]:
        """Where the letters from first to last of a block (or of its number) are drawn."""
        assert self._look is not None
        pieces = []
        for line in lines:
            for run in self._lines[line].runs:
                start = max(0, run.start)
                left, right = max(first, start), min(last, start + len(run.text))
                if (run.start < 0) == number and left < right:
                    font = self._look.font(run.role)
                    x = run.x + font.size(run.text[: left - start])[0]
                    pieces.append(Found(line, x, font.size(run.text[left - start : right - start])[0]))
        return pieces

    def top_of(self, number: str) -> int | None:
        """Where a rule or heading begins, in pixels from the top."""
        tops = zip(self.blocks, self._extents, strict=False)
        return next((top for block, (top, _bottom) in tops if block.anchor == number), None)

    def heading_at(self, y: int) -> str:
        """The number of the heading under which this height lies."""
        above = [block for block, (top, _bottom) in zip(self.blocks, self._extents, strict=False) if top <= y]
        return next((block.anchor for block in reversed(above) if block.kind == "heading"), "")

    def current_top(self) -> int:
        """Where the place the reader is at lies, in pixels from the top."""
        return self._lines[self.found[self.current][0].line].top

    def block_of(self, place: int) -> int:
        """In which block a place lies that was found."""
        return self._lines[self.found[place][0].line].block

    def name_of(self, block: int) -> str:
        """What a reader calls the place where a block is: its number, or the chapter."""
        kinds = ("heading",) if self.blocks[block].kind == "text" else ("heading", "rule")
        names = [one.anchor for one in self.blocks[: block + 1] if one.kind in kinds]
        return names[-1] if names else ""

    def handle(self, event: Input) -> bool:
        if not isinstance(event, Pointer) or event.kind not in ("move", "up"):
            return False
        line, link = self._link_at(event.x - self.rect.x, event.y - self.rect.y)
        if event.kind == "move":
            changed, self._over = link != self._over, link
            return changed
        if link and event.button == 1:
            self.follow(link, self.name_of(line.block))
        return bool(link)

    def _link_at(self, x: int, y: int) -> tuple[Line, str]:
        """Where the words there lead, and the line they stand in."""
        assert self._look is not None
        for line in self._lines:
            for run in line.runs if line.top <= y < line.top + line.height else ():
                if run.link and 0 <= x - run.x < self._look.font(run.role).size(run.text)[0]:
                    return line, run.link
        return Line(0, 0, 0, ()), ""

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        seen = surface.get_clip()
        top, bottom = seen.top - self.rect.top, seen.bottom - self.rect.top
        for block, (first, last) in zip(self.blocks, self._extents, strict=True):
            if first < bottom and last > top:
                self._draw_ground(surface, look, block, first, last)
        self._draw_found(surface, look)
        for line in self._lines:
            if line.top < bottom and line.top + line.height > top:
                for run in line.runs:
                    over = hovered and run.link and run.link == self._over
                    text = look.text(run.text, run.role, "accent" if over else run.colour)
                    at = text.get_rect(midleft=(self.rect.left + run.x, self.rect.top + line.top + line.height // 2))
                    surface.blit(text, at)
                    if run.link:
                        rule = pygame.Rect(at.left, at.bottom - look.px(1), at.width, max(1, look.px(1.2)))
                        faint = look.colour("ink_soft").lerp(look.colour("panel"), 0.0 if look.plain else FAINT)
                        surface.fill(look.colour("accent") if over else faint, rule)

    def _draw_ground(self, surface: pygame.Surface, look: Look, block: Block, first: int, last: int) -> None:
        box = pygame.Rect(self.rect.left, self.rect.top + first, self.rect.width, last - first)
        if block.kind in ("example", "figure"):
            box.left, box.width = box.left + self._gutter(look), box.width - self._gutter(look)
        if block.kind == "example":
            surface.blit(look.box(*box.size, "raised", radius=10, opacity=0.55), box)
            surface.blit(look.box(look.px(4), box.height, "accent", radius=2), box)
        elif block.figure and self._gallery is not None:
            size = self._figure_size(look, block.figure, box.width - look.px(6))
            picture = self._gallery.soon(look, block.figure, *size) or look.box(*size, "raised", radius=4)
            surface.blits([(picture, box), (look.box(*size, "", "panel_edge", radius=4), box)])
        elif block.anchor and block.anchor == self.marked:
            box.inflate_ip(2 * look.px(8), look.px(GAP))
            surface.blit(look.box(*box.size, "raised", "accent", radius=10), box)

    def _draw_found(self, surface: pygame.Surface, look: Look) -> None:
        for place, pieces in enumerate(self.found):
            edge, strength = ("focus", 0.32) if place == self.current else ("", 0.22)
            for piece in pieces:
                line = self._lines[piece.line]
                box = pygame.Rect(self.rect.left + piece.x, self.rect.top + line.top, piece.width, line.height)
                box.inflate_ip(look.px(4), 0)
                if box.colliderect(surface.get_clip()):
                    surface.blit(look.box(*box.size, "accent", edge, radius=5, opacity=strength), box)


def broken(
    block: Block, look: Look, role: str, colour: str, width: int, x: int, explained: Mapping[str, str]
) -> list[list[Run]]:
    """The block's words in lines that begin at x and fit the width; what looks alike in a line is one run."""
    space = look.font(role).size(" ")[0]
    named = mentions(block, explained)
    lines: list[list[Run]] = [[]]
    used = 0
    for found in re.finditer(r"\S+", block.text):
        first, last = found.span()
        edges = {edge for part in (*block.bold, *named) for edge in part if first < edge < last}
        word = []
        for left, right in pairwise(sorted({first, last, *edges})):
            heavy = any(start <= left < end for start, end in block.bold)
            link = next((block.text[start:end] for start, end in named if start <= left < end), "")
            kind, ink = HEAVY.get(role, role) if heavy else role, "accent" if MENTION.fullmatch(link) else colour
            word.append(Run(x, block.text[left:right], kind, ink, left, explained.get(link, link)))
        wide = sum(look.font(run.role).size(run.text)[0] for run in word)
        if lines[-1] and used + space + wide > width:
            lines.append([])
            used = 0
        gap = bool(lines[-1])
        used += wide + gap * space
        for run in word:
            _append(lines[-1], run, look, " " if gap else "", gap * space)
            gap = False
    return lines


def _append(line: list[Run], run: Run, look: Look, gap: str, space: int) -> None:
    """Let a line go on with a run; if that looks like the last one, they are one."""
    if not line:
        line.append(run)
    elif line[-1][2:4] == run[2:4] and line[-1].link == run.link:
        line[-1] = line[-1]._replace(text=line[-1].text + gap + run.text)
    else:
        end = line[-1].x + look.font(line[-1].role).size(line[-1].text)[0]
        line.append(run._replace(x=end + space))
