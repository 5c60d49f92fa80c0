"""The column beside the table of a replay: whose eyes, the hands if all are open, the log, the marked moments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.kernel.events import NOBODY, OPEN
from tabletop.screens.replay.parts import Eyes, JumpTo
from tabletop.ui.input import Pointer
from tabletop.ui.panel.log import Log
from tabletop.ui.panel.panel import BrassButton
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.layout import Held
from tabletop.ui.widgets.stacks import tiled
from tabletop.ui.widgets.widget import Button, Widget

if TYPE_CHECKING:
    from tabletop.screens.replay.replay import ReplayScene

PAD, ROUND = 10, 34
TOLD = 60
"""Lines of the log that are kept."""
LEAST = 74
"""Units of the log that are left when the list of moments takes the rest."""
HANDS = 0.64
"""The part of the log's room that everybody's hands take at most."""
CARD, SHAPE = 36, 1.4
"""Units a card is wide, and how many times as high it is."""
SMALL = 30
"""Units of a card's height below which a seat's shape alone stands for its name, beside its cards."""


class Row(NamedTuple):
    """What only one seat knows, or what not everybody knows of a thing they share."""

    seat: int
    name: str
    held: Sequence[Held]


class Hands:
    """A row for each seat with secrets: its shape, name and cards; then what is shared."""

    def __init__(self, replay: ReplayScene) -> None:
        self.replay = replay
        self.rows: Sequence[Row] = ()
        self.rect = pygame.Rect(0, 0, 0, 0)

    def show(self) -> None:
        replay, rows = self.replay, list[Row]()
        for seat, who in enumerate(replay.match.seats):
            held = [one for one in replay.controller.holds(replay.film.before(seat, replay.event)) if one.pictures]
            rows += [Row(seat, who.name, held)] if held else []
        shared = replay.controller.holds(replay.film.before(OPEN, replay.event))
        self.rows = [*rows, *(Row(NOBODY, one.words, [one]) for one in shared if one.pictures)]

    def height(self, look: Look, width: int) -> int:
        if not self.rows:
            return self._nothing(look, width).get_height()
        return len(self.rows) * (look.line_height("small-strong") + round(look.px(CARD) * SHAPE) + 2 * look.px(4))

    def _nothing(self, look: Look, width: int) -> pygame.Surface:
        words = _("No player knows more than the others here. What none of them has seen is turned up for you.")
        return look.text(words, "small", "ink_soft", width)

    def draw(self, surface: pygame.Surface) -> None:
        look, place = self.replay.look, self.rect
        if not self.rows:
            surface.blit(self._nothing(look, place.width), place)
            return
        each, line, gap = place.height // len(self.rows), look.line_height("small-strong"), look.px(4)
        named = each - line - 2 * gap >= look.px(SMALL)
        high = min(round(look.px(CARD) * SHAPE), each - gap - (line + gap if named else 0))
        for number, row in enumerate(self.rows):
            at = pygame.Rect(place.left, place.top + number * each, place.width, line if named else high)
            side = min(line, at.height) - look.px(3) if row.seat != NOBODY else 0
            if side:
                put(surface, look.art(f"seats/badge-{row.seat}", side, side), *at.midleft, "midleft")
                side += gap
            cards = pygame.Rect(at.left, at.bottom + gap // 2, at.width, high)
            if named:
                self._draw_names(surface, row, at, side)
            else:
                cards = pygame.Rect(at.left + side, at.top, at.width - side, high)
            self._draw_cards(surface, row.held, cards)

    def _draw_names(self, surface: pygame.Surface, row: Row, at: pygame.Rect, left: int) -> None:
        look, room, gap = self.replay.look, at.width - left, self.replay.look.px(6)
        most = room if row.seat == NOBODY else room * 3 // 5
        name = look.text(row.name, "small-strong", "ink", most, one_line=True)
        told = put(surface, name, at.left + left, at.centery, "midleft").right
        for held in reversed(row.held) if row.seat != NOBODY else ():
            words = look.text(held.words, "small", "ink_soft", max(1, room - name.get_width() - gap), one_line=True)
            if held.aside:
                put(surface, words, *at.midright, "midright")
            else:
                put(surface, words, told + gap, at.centery, "midleft")
            room -= words.get_width() + gap

    def _draw_cards(self, surface: pygame.Surface, held: Sequence[Held], at: pygame.Rect) -> None:
        """A hand from the left, what is aside up to the right; they overlap if there is no room beside each other."""
        look, faces = self.replay.look, self.replay.screening.playback.stage.faces
        wide, gap, many = round(at.height / SHAPE), look.px(4), sum(len(one.pictures) for one in held)
        spare = at.width - len(held) * wide - (len(held) - 1) * 2 * gap
        step = min(wide + gap, spare / max(1, many - len(held)))
        for one in held:
            across = wide + step * (len(one.pictures) - 1)
            left = at.right - across if one.aside else at.left
            for number, picture in enumerate(one.pictures):
                surface.blit(faces.turned(look, picture, wide, at.height), (round(left + number * step), at.top))


class Side:
    def __init__(self, replay: ReplayScene) -> None:
        self.replay = replay
        self.rect = pygame.Rect(0, 0, 0, 0)
        film, kinds = replay.film, replay.controller.story.kinds
        self.hands = Hands(replay)
        self.log = Log(replay.controller.paint, lambda step: replay.leap(step + 1))
        self.find = BrassButton("search", replay.search, _("Search: when was it? (F)"))
        self.keys = BrassButton("keyboard", replay.show_keys, _("What the keys do"))
        self.story = BrassButton("log", replay.show_story, _("The story of the game: chances, swings, luck"))
        self.leave = BrassButton("close", replay.back, _("Leave (Escape)"))
        self.eyes = []
        for seat, who in enumerate(replay.match.seats):
            hint = _("With the eyes of {name} ({number})", name=who.name, number=seat + 1)
            why_not, face = replay.match.why_no_look(seat), replay.controller.face(film.view(None, 0), seat)
            eyes = Eyes(face, seat, partial(replay.look_as, seat), why_not or hint)
            eyes.enabled = why_not is None
            self.eyes.append(eyes)
        words, icon, hint = _("Public"), "seats", _("Only what everybody at the table saw (0)")
        if not film.game.info.secrets:  # then all is open to everybody anyway
            words, icon, hint = _("All open"), "eye", _("In this game nothing is hidden from anybody (0)")
        self.nobody = Button(words, partial(replay.look_as, None), icon, hint=hint, role="small-strong")
        icon, hint = "eye", _("Everybody's hands, too")
        if not replay.match.open:
            icon, hint = "lock", _("At the end: all hands are shown when the match is over.")
        self.all = Button(_("All open"), partial(replay.look_as, OPEN), icon, hint=hint, role="small-strong")
        self.all.enabled = replay.match.open
        self._ways = [self.nobody, self.all] if film.game.info.secrets else [self.nobody]
        """What there is beside the seats' eyes."""
        self._icons = [way.icon for way in self._ways]
        counts = replay.tape.counts()
        marked = [name for name in kinds if name in counts]
        self.jumps = [JumpTo(kinds[name], counts[name], partial(replay.next_moment, name)) for name in marked]
        over = [self.story] if replay.match.outcome is not None else []
        self._tools = [self.leave, self.keys, self.find, *over]
        self.widgets: list[Widget] = [*reversed(self._tools), *self.eyes, *self._ways, *self.jumps]
        self._labels: list[tuple[str, pygame.Rect]] = []
        self._told = pygame.Rect(0, 0, 0, 0)
        """Where the log is, and everybody's hands."""
        self._hands = 0
        """The most height the hands wanted in this window: what is below gives way once and stays there."""

    def arrange(self, rect: pygame.Rect) -> None:
        look, self.rect = self.replay.look, rect
        self._hands = self._wanted()
        pad, gap, side = look.px(PAD), look.px(5), look.px(ROUND)
        left, right, y = rect.left + pad, rect.right - pad, rect.top + pad
        for place, button in enumerate(self._tools):
            button.rect = pygame.Rect(right - side - place * (side + gap), y, side, side)
        line = look.line_height("small-strong")
        room = pygame.Rect(left, y, self._tools[-1].rect.left - gap - left, side)
        title = _("Replay") if look.font("small-strong").size(_("Replay"))[0] <= room.width else ""
        self._labels = [(title, room)]
        y += side + gap
        self._labels.append((_("Whose eyes"), pygame.Rect(left, y, right - left, line)))
        y += line + gap
        wide = self.eyes[0].size(look)[0]
        across = max(1, (right - left + gap) // (wide + gap))
        y = tiled(look, self.eyes, across, left, y, wide, gap) + gap // 2
        part, high = (right - left + gap) // len(self._ways) - gap, self.all.size(look)[1] - look.px(6)
        for place, (way, icon) in enumerate(zip(self._ways, self._icons, strict=True)):
            way.icon = icon
            if way.size(look)[0] > part + look.px(8):
                way.icon = ""
            way.rect = pygame.Rect(left + place * (part + gap), y, part, high)
        self._arrange_jumps(left, right, y + high + gap)

    def _wanted(self) -> int:
        """The height everybody's hands would like to have now."""
        look = self.replay.look
        return self.hands.height(look, self.rect.width - 2 * look.px(PAD)) if self.replay.open else 0

    def _arrange_jumps(self, left: int, right: int, top: int) -> None:
        """The moments below the log; if that is too high, small ones beside each other.

        Where everybody's hands are shown and leave no room even for those, there are none.
        """
        look = self.replay.look
        gap, line = look.px(5), look.line_height("small-strong")
        y, least = self.rect.bottom - look.px(PAD), look.px(LEAST) * max(100, 2 * look.text_percent - 100) // 100
        if self.replay.open:
            least = max(least + self._hands, round(self._hands / HANDS))
        for jump in self.jumps:
            jump.rect = pygame.Rect(0, 0, 0, 0)
        sizes = [jump.size(look) for jump in self.jumps]
        wide, high = max((size[0] for size in sizes), default=0), max((size[1] for size in sizes), default=0)
        room = y - line - gap - top - least
        small = len(sizes) * (high + gap) > room
        across = max(1, (right - left + gap) // (wide + gap)) if small else 1
        rows = -(-len(sizes) // across)
        shown = bool(sizes) and not (self.replay.open and rows * (high + gap) > room)
        for jump in self.jumps:
            jump.focusable = shown
            jump.brief(small)
        if shown:
            part, y = (right - left + gap) // across - gap, y - rows * (high + gap)
            tiled(look, self.jumps, across, left, y + gap, part, gap)
            y -= line
            self._labels.append((_("Jump to"), pygame.Rect(left, y, right - left, line)))
            y -= gap
        self._told = pygame.Rect(left - look.px(4), top, right - left + look.px(8), max(0, y - top))
        self._arrange_told()

    def _arrange_told(self) -> None:
        """The log, below everybody's hands if they are open."""
        self.log.rect = self._told.copy()
        if self.replay.open:
            look, room = self.replay.look, self._told
            place = room.inflate(-look.px(8), 0)
            place.height = min(round(room.height * HANDS), self.hands.height(look, place.width))
            self.hands.rect, gap = place, look.px(6)
            self.log.rect.top, self.log.rect.height = place.bottom + gap, max(0, room.height - place.height - gap)

    def show(self) -> None:
        replay = self.replay
        if replay.open:
            self.hands.show()
            if self._wanted() > self._hands:
                self.arrange(self.rect)
            self._arrange_told()
        self.log.set(replay.tape.told(replay.at)[-TOLD:])
        for eyes in self.eyes:
            eyes.chosen = eyes.seat == replay.seat

    def handle(self, event: Pointer) -> bool:
        """Whether it was for the log."""
        if event.kind == "move":
            self.log.point(event.at)
            return False
        if event.kind == "wheel":
            return self.log.wheel(event.at, event.wheel)
        return event.kind == "down" and event.button == 1 and self.log.press(event.at)

    def draw(self, surface: pygame.Surface) -> None:
        look, replay = self.replay.look, self.replay
        surface.blit(look.box(*self.rect.size, "#000000" if look.plain else "#140f33", radius=0), self.rect)
        for number, (words, place) in enumerate(self._labels):
            if not words:
                continue
            face, role = ("bold", "small-strong") if number else ("title", "subheading")
            text = look.fitted(words, face, look.pixels(role), place.width, "ink")
            put(surface, text, *place.midleft, "midleft")
        for button, chosen in ((self.nobody, replay.seat is None and not replay.open), (self.all, replay.open)):
            if chosen:
                ring = button.rect.inflate(look.px(5), look.px(5))
                surface.blit(look.box(*ring.size, "", "ink", radius=16, edge_units=2.5), ring)
        self.log.changed = False
        if replay.open:
            self.hands.draw(surface)
        self.log.draw(surface, look, "veil")
