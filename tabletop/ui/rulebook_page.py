"""A rulebook's text: read, wrapped, searched and drawn, whole rules at a time. Imports the look and the widgets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pygame

from tabletop.ui.input import Input, Pointer
from tabletop.ui.look import Look
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Widget

_NUMBER = r"[A-Z]{2}-\d+(?:\.\d+)?"
_RULE = re.compile(rf"({_NUMBER})\s+(.*)", re.DOTALL)
_MENTION = re.compile(_NUMBER)
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class Block(NamedTuple):
    """A heading, a rule, a paragraph or an example."""

    kind: str
    """"title", "heading", "rule", "text" or "example"."""
    number: str
    text: str
    bold: tuple[tuple[int, int], ...] = ()
    """The parts of the text that stand out, from and to."""


class Run(NamedTuple):
    """Letters of one line that look alike."""

    x: int
    text: str
    role: str
    colour: str
    start: int
    """Where it begins in its block's text."""


class Line(NamedTuple):
    block: int
    top: int
    height: int
    runs: tuple[Run, ...]


class Found(NamedTuple):
    """One place the search found: a piece of a line."""

    line: int
    x: int
    width: int


def parse(text: str) -> list[Block]:
    """The blocks of a rulebook file, which stand between empty lines."""
    blocks = []
    for chunk in re.split(r"\n\s*\n", text.strip()):
        words = " ".join(line.strip() for line in chunk.splitlines())
        if words.startswith("# "):
            blocks.append(_block("title", words[2:]))
        elif words.startswith("## "):
            blocks.append(_block("heading", words[3:]))
        elif words.startswith("> "):
            blocks.append(_block("example", words[2:].replace(" > ", " ")))
        elif words:
            blocks.append(_block("text", words))
    return blocks


def _block(kind: str, words: str) -> Block:
    number, found = "", _RULE.fullmatch(words)
    if found and kind in ("heading", "text"):
        number, words = found.groups()
        kind = "rule" if kind == "text" else kind
    plain, bold, last = "", [], 0
    for part in _BOLD.finditer(words):
        plain += words[last : part.start()]
        bold.append((len(plain), len(plain) + len(part[1])))
        plain += part[1]
        last = part.end()
    return Block(kind, number, plain + words[last:], tuple(bold))


class RulePage(Widget):
    """The text on one long page; `open_rule` is told when a rule mentioned in it is clicked."""

    focusable = False

    def __init__(self, blocks: list[Block], open_rule: Callable[[str], None]) -> None:
        super().__init__()
        self.blocks, self.open_rule = blocks, open_rule
        self.marked = ""
        """The number of the rule the reader came for."""
        self.query = ""
        self.found: list[Found] = []
        self.current = 0
        """Which of the places found the reader is at."""
        self._lines: list[Line] = []
        self._extents: list[tuple[int, int]] = []
        self._laid_out: object = None
        self._look: Look | None = None

    # -- wrapping ------------------------------------------------------------------------------------------

    def lay_out(self, look: Look, width: int) -> int:
        """Wrap everything to a width in pixels, once; returns the height."""
        if self._laid_out != (look, width):
            self._laid_out, self._look = (look, width), look
            self._lines, self._extents = [], []
            y = 0
            for place, block in enumerate(self.blocks):
                y = self._wrap(place, block, look, width, y)
            self.search(self.query)
        return self._extents[-1][1] if self._extents else 0

    def _wrap(self, place: int, block: Block, look: Look, width: int, y: int) -> int:
        gap = look.px(GAP)
        role, colour, indent, before = {
            "title": ("title", "ink", 0, 0),
            "heading": ("heading", "ink", 0, 2 * gap),
            "rule": ("body", "ink", self._gutter(look), gap),
            "text": ("body", "ink", 0, gap),
            "example": ("body", "ink_soft", self._gutter(look) + gap, gap),
        }[block.kind]
        room = width - indent - (gap if block.kind == "example" else 0)
        y += before if place else 0
        first = y
        y += gap // 2 if block.kind == "example" else 0
        height = round(look.line_height(role) * 1.12)
        x = indent
        if block.kind == "heading" and block.number:
            number = Run(0, block.number, role, "accent", -1)
            x = look.font(role).size(block.number + "  ")[0]
            room -= x
        elif block.kind == "rule":
            number = Run(0, block.number, "strong", "accent", -1)
        else:
            number = None
        for words in _broken(block, look, role, room):
            runs = tuple(_runs(words, look, role, colour, x))
            self._lines.append(Line(place, y, height, (number, *runs) if number else runs))
            number = None
            y += height
        y += gap // 2 if block.kind == "example" else 0
        self._extents.append((first, y))
        return y

    def _gutter(self, look: Look) -> int:
        """The width of the column the rule numbers stand in."""
        font = look.font("strong")
        numbers = [font.size(block.number)[0] for block in self.blocks if block.kind == "rule"]
        return max(numbers, default=0) + look.px(GAP + 6)

    # -- finding -------------------------------------------------------------------------------------------

    def search(self, query: str) -> None:
        """Mark every place that has these words, in whatever case."""
        self.query, self.found, self.current = query, [], 0
        sought = query.strip().casefold()
        if not sought or self._look is None:
            return
        for number, line in enumerate(self._lines):
            for run in line.runs:
                self._search_run(number, line.block, run, sought)

    def _search_run(self, line: int, block: int, run: Run, sought: str) -> None:
        """Places are sought in the whole block, so that they are found across bold and line ends."""
        assert self._look is not None
        text = self.blocks[block].number if run.start < 0 else self.blocks[block].text
        font, start = self._look.font(run.role), max(0, run.start)
        for place in re.finditer(re.escape(sought), text.casefold()):
            left, right = max(place.start(), start), min(place.end(), start + len(run.text))
            if left < right:
                x = run.x + font.size(run.text[: left - start])[0]
                width = font.size(run.text[left - start : right - start])[0]
                continued = left > place.start() and bool(self.found)
                self.found.append(Found(line, x, width if not continued else -width))

    @property
    def places(self) -> list[int]:
        """The indexes in `found` where a place begins; the others go on with the one before."""
        return [index for index, found in enumerate(self.found) if found.width > 0]

    def top_of(self, number: str) -> int | None:
        """Where a rule or heading begins, in pixels from the top."""
        for block, (top, _bottom) in zip(self.blocks, self._extents, strict=False):
            if block.number == number:
                return top
        return None

    def heading_at(self, y: int) -> str:
        """The number of the heading under which this height lies."""
        number = ""
        for block, (top, _bottom) in zip(self.blocks, self._extents, strict=False):
            if block.kind == "heading" and top <= y:
                number = block.number or block.text
        return number

    def current_top(self) -> int:
        """Where the place the reader is at lies, in pixels from the top."""
        return self._lines[self.found[self.places[self.current]].line].top

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind == "up" and event.button == 1:
            number = self._mention_at(event.x - self.rect.x, event.y - self.rect.y)
            if number:
                self.open_rule(number)
            return bool(number)
        return False

    def _mention_at(self, x: int, y: int) -> str:
        """The number of another rule written there."""
        for line in self._lines:
            if line.top <= y < line.top + line.height:
                for run in line.runs:
                    if run.role == "mention" and run.start >= 0:
                        pass
                    if run.colour == "accent" and run.start >= 0 and self._look is not None:
                        if run.x <= x < run.x + self._look.font(run.role).size(run.text)[0]:
                            return run.text
        return ""

    # -- drawing -------------------------------------------------------------------------------------------

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
                    text = look.text(run.text, run.role, run.colour)
                    at = text.get_rect(midleft=(self.rect.left + run.x, self.rect.top + line.top + line.height // 2))
                    surface.blit(text, at)

    def _draw_ground(self, surface: pygame.Surface, look: Look, block: Block, first: int, last: int) -> None:
        gap = look.px(GAP)
        box = pygame.Rect(self.rect.left, self.rect.top + first, self.rect.width, last - first)
        if block.kind == "example":
            box.left, box.width = box.left + self._gutter(look), box.width - self._gutter(look)
            surface.blit(look.box(*box.size, "raised", radius=10, opacity=0.55), box)
            bar = pygame.Rect(box.left, box.top, look.px(4), box.height)
            surface.blit(look.box(*bar.size, "accent", radius=2), bar)
        elif block.number and block.number == self.marked:
            box.inflate_ip(2 * look.px(8), gap)
            surface.blit(look.box(*box.size, "raised", "accent", radius=10), box)

    def _draw_found(self, surface: pygame.Surface, look: Look) -> None:
        places = self.places
        now = places[self.current] if places else -1
        after = places[self.current + 1] if self.current + 1 < len(places) else len(self.found)
        for index, found in enumerate(self.found):
            line = self._lines[found.line]
            box = pygame.Rect(self.rect.left + found.x, self.rect.top + line.top, abs(found.width), line.height)
            box.inflate_ip(look.px(4), 0)
            here = now <= index < after
            if box.colliderect(surface.get_clip()):
                edge, strength = ("focus", 0.4) if here else ("", 0.3)
                surface.blit(look.box(*box.size, "accent", edge, radius=5, opacity=strength), box)


class _Piece(NamedTuple):
    text: str
    role: str
    start: int
    width: int


def _broken(block: Block, look: Look, role: str, width: int) -> list[list[list[_Piece]]]:
    """The block's words in lines that fit the width; a word is pieces of one look each."""
    space = look.font(role).size(" ")[0]
    lines: list[list[list[_Piece]]] = [[]]
    used = 0
    for found in re.finditer(r"\S+", block.text):
        word = _pieces(block, look, role, found.start(), found.end())
        wide = sum(piece.width for piece in word)
        if lines[-1] and used + space + wide > width:
            lines.append([])
            used = 0
        used += wide + (space if lines[-1] else 0)
        lines[-1].append(word)
    return lines


def _pieces(block: Block, look: Look, role: str, start: int, end: int) -> list[_Piece]:
    cuts = sorted({start, end, *(edge for part in block.bold for edge in part if start < edge < end)})
    pieces = []
    for left, right in zip(cuts, cuts[1:], strict=False):
        heavy = role == "body" and any(first <= left < last for first, last in block.bold)
        kind = "strong" if heavy else role
        text = block.text[left:right]
        pieces.append(_Piece(text, kind, left, look.font(kind).size(text)[0]))
    return pieces


def _runs(words: list[list[_Piece]], look: Look, role: str, colour: str, x: int) -> list[Run]:
    """The words of a line as few runs as possible: what looks alike is drawn together."""
    runs: list[Run] = []
    space = look.font(role).size(" ")[0]
    for place, word in enumerate(words):
        for part, piece in enumerate(word):
            gap = place > 0 and part == 0
            last = runs[-1] if runs else None
            if last is not None and last.role == piece.role:
                between = " " if gap else ""
                runs[-1] = last._replace(text=last.text + between + piece.text)
            else:
                if last is not None:
                    x = last.x + look.font(last.role).size(last.text)[0] + (space if gap else 0)
                runs.append(Run(x, piece.text, piece.role, colour, piece.start))
    return runs
