"""The close look at a technology: everything about it, and what would be left after researching it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules import jobs, refusals
from tabletop.games.kardashev.rules.content import KINDS, TECHNOLOGIES, TEXTS, rule_of
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.tree.marks import DARK, cost_row, in_row, ink, kind_mark, lab_mark, panel, put_lines
from tabletop.games.kardashev.table.tree.plan import LABORATORY, LEADING, Plan, breadth, lined
from tabletop.games.kardashev.table.tree.states import TechState, TechStates
from tabletop.kernel.rng import Rng
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import blank, put

Stock = tuple[int, ...]
"""Food, Matter and Energy."""
OWED = (jobs.FOR_ENCRYPTION, jobs.FOR_TECHNOLOGY, jobs.FOR_LACK)
"""The choices while a technology is paid for."""
TOP = 10
"""Units above everything."""
SPACIOUS = 270
"""From this width in units on, notes in soft ink follow each other in one paragraph."""
WAYS = 3
"""Up to this many ways to pay, what each leaves is shown."""
RULES = Kardashev()
NIGHT = {"top": "#fff6e0", "bottom": "#f3dfbe", "ink": DARK, "soft": "#6a4a70", "good": "#1d6b4c", "bad": "#a3283a"}
PLAIN = {
    "top": "#000000",
    "bottom": "#000000",
    "ink": "#ffffff",
    "soft": "#e4e4f2",
    "good": "#7dffb0",
    "bad": "#ffb0b0",
}
"""The colours of the close look at night and in high contrast: of the paper, and of the words by their tone."""


def left_after(view: KardashevState, action: Action, seat: int) -> set[Stock]:
    """What a seat has left after paying for a technology, for each way to pay."""
    after = view.copy()
    RULES.apply(after, action, Rng(0))
    job = after.question
    if job.kind == jobs.PICK and job.seat == seat and job.why in OWED:
        return set().union(*(left_after(after, pick, seat) for pick in RULES.legal(after)))
    return {tuple(after.resources[KINDS * seat : KINDS * seat + KINDS])}


class TechDetails(NamedTuple):
    """What is said about a technology."""

    number: int
    action: Action | None
    notes: tuple[tuple[str, str], ...]
    """Lines below what it does, each with its tone: soft, good or bad."""
    left: tuple[Stock, ...]
    """What there can be left when it is paid."""

    @classmethod
    def of(cls, view: KardashevView, techs: TechStates, names: Sequence[str], number: int) -> "TechDetails":
        technology, action = TECHNOLOGIES[number], techs.actions.get(number)
        notes: list[tuple[str, str]] = []
        if technology.other >= 0:
            other = TECHNOLOGIES[technology.other].name
            if action and techs.swaps(number):
                notes.append((_("Takes the place of your {other}.", other=other), "bad"))
            else:
                notes.append((_("Instead of {other}.", other=other), "soft"))
        locked = techs.states[number] == TechState.LOCKED
        if technology.needs:
            notes.append((_("Needs {needs}.", needs=refusals.needs_words(number)), "bad" if locked else "soft"))
        others = ", ".join(names[seat] for seat in techs.owners[number] if seat != view.me)
        if others:
            says = _("Also known to {names}.") if techs.states[number] == TechState.OWNED else _("Known to {names}.")
            notes.append((says.format(names=others), "soft"))
        if techs.stands_in(number):
            notes.append((_("Four of one kind stand in for one that you lack."), "soft"))
        if action is None and not locked:
            notes.append(_why_not(view, techs, names, number))
        left = sorted(left_after(view, action, view.me), reverse=True) if action and action.verb == "research" else []
        return cls(number, action, tuple(notes), tuple(left))


def _why_not(view: KardashevView, techs: TechStates, names: Sequence[str], number: int) -> tuple[str, str]:
    if techs.states[number] == TechState.OWNED:
        points = counted("Yours: {count} point.", "Yours: {count} points.", TECHNOLOGIES[number].level)
        return points, "good"
    if view.over or view.to_act is None:
        return _("The game is over."), "bad"
    if not view.mine:
        return _("{name} decides now.", name=names[view.to_act]), "soft"
    return refusals.refusal(view, act("research", number)).text, "bad"


class Lens(NamedTuple):
    """The close look, painted, and where its button stands in the window."""

    surface: pygame.Surface
    rect: pygame.Rect
    button: pygame.Rect


def paint_lens(plan: Plan, details: TechDetails) -> Lens:
    """Everything about a technology in the room the plan has for it, its letters as large as asked for if they fit."""
    look, unit, room = plan.look, plan.look.unit, plan.lens
    least_readable = min(1.0, plan.text) * 0.92 / unit
    size = max(plan.text, least_readable)
    words = _Words(look, details, room.width, size)
    while size > 0.6 and words.height > room.height:
        size -= 0.05
        words = _Words(look, details, room.width, size)
    rect = pygame.Rect(room.topleft, (room.width, round(words.height)))
    edge = "#ffffff" if look.plain else ""
    surface = blank(*rect.size)
    ground = words.paper["top"], words.paper["bottom"]
    surface.blit(panel(look, rect.size, 18, ground, (edge, 2.0), 0.8), (0, 0))
    y = TOP * unit
    for part, gap in words.parts:
        surface.blit(part, (round(12 * unit), round(y)))
        y += part.get_height() + gap
    button = pygame.Rect(0, 0, 0, 0)
    if details.action:
        button = pygame.Rect(0, 0, rect.width - round(20 * unit), round(words.button_high))
        button.midbottom = rect.centerx, rect.bottom - round(9 * unit)
    return Lens(surface, rect, button)


class _Words:
    """What the close look shows from above to below, at one size of the text."""

    def __init__(self, look: Look, details: TechDetails, width: int, size: float) -> None:
        self.look, self.details, self.number = look, details, details.number
        self.paper = PLAIN if look.plain else NIGHT
        grown_less = size if size < 1 else 1 + (size - 1) * 0.7
        self.size = look.unit * size
        """Pixels per unit for what the technology does."""
        self.minor = look.unit * grown_less
        """The same for the rest, which grows less with the text."""
        self.large = look.unit * (size + grown_less) / 2
        """The same for its picture and name."""
        self.width = round(width - 24 * look.unit)
        self.button_high = 38 * self.minor
        self.parts = self._parts(width > SPACIOUS * look.unit)
        """Each with the gap below it."""
        self.height = TOP * look.unit + sum(part.get_height() + gap for part, gap in self.parts)

    def _parts(self, spacious: bool) -> list[tuple[pygame.Surface, float]]:
        details, unit = self.details, self.look.unit
        effect = self._block(TECHNOLOGIES[self.number].effect, 14 * self.size, "ink")
        parts = [(self._head(), 8 * unit), (effect, 6 * unit)]
        if self.number in LABORATORY:
            parts.append((self._lab_line(), 6 * unit))
        rule = _("Rule {rule} · F1 opens it", rule=rule_of(self.number))
        if breadth(self.look, rule, 13 * self.minor) > self.width:
            rule = _("Rule {rule} · F1", rule=rule_of(self.number))
        notes = [*details.notes, (rule, "soft")]
        if spacious:
            soft = " ".join(words for words, tone in notes if tone == "soft")
            notes = [(soft, "soft"), *(note for note in notes if note[1] != "soft")]
        parts += [(self._block(words, 13 * self.minor, tone), 4 * unit) for words, tone in notes]
        if details.action is None:
            return [*parts, (self._cost_line(), 10 * unit)]
        *lines, last = self._left_lines()
        parts += [(line, 3 * unit) for line in lines]
        return [*parts, (last, 18 * unit + self.button_high)]

    def _ink(self, words: str, units: float, tone: str = "soft") -> pygame.Surface:
        return ink(self.look, words, units * self.minor, self.paper[tone])

    def _block(self, words: str, size: float, tone: str = "soft", width: int = 0) -> pygame.Surface:
        width = width or self.width
        lines = lined(self.look, words, size, width)
        surface = blank(width, round(size * LEADING * len(lines) + size * 0.1))
        drawn = [ink(self.look, line, size, self.paper[tone]) for line in lines]
        put_lines(surface, drawn, 0, 0, size * LEADING)
        return surface

    def _head(self) -> pygame.Surface:
        """Picture, name, level and points: the words right of the picture, both in the middle of the height."""
        look, technology, scale = self.look, TECHNOLOGIES[self.number], self.large
        gap = 2 * look.unit
        icon = min(64 * scale, self.width * 0.38)
        words_width = round(self.width - icon - 9 * look.unit)
        size = 20 * scale
        while size > 9 and max(breadth(look, word, size, "title") for word in technology.name.split()) > words_width:
            size -= 1
        lines = lined(look, technology.name, size, words_width, "title")
        points = counted("{count} point", "{count} points", technology.level)
        words = _("Level {level}, {points}", level=technology.level, points=points)
        below = self._block(words, 12.5 * scale, width=words_width)
        words_high = len(lines) * size * 1.1 + below.get_height() + gap
        surface = blank(self.width, round(max(icon, words_high)))
        art = look.art(f"kardashev/tech-{TEXTS[self.number]}", round(icon), round(icon))
        put(surface, art, 0, min(icon, surface.get_height()) / 2, "midleft")
        left = self.width - words_width
        top = (surface.get_height() - words_high) / 2
        names = [ink(look, line, size, self.paper["ink"], "title") for line in lines]
        y = put_lines(surface, names, left, top, size * 1.1)
        surface.blit(below, (left, round(y + gap)))
        return surface

    def _lab_line(self) -> pygame.Surface:
        mark = lab_mark(self.look, 16 * self.minor)
        left = mark.get_width() + round(7 * self.look.unit)
        words = _("To use it takes a research action.")
        block = self._block(words, 13 * self.minor, "ink", self.width - left)
        return in_row([mark, block], left - mark.get_width())

    def _cost_line(self) -> pygame.Surface:
        cost = cost_row(self.look, self.number, 20 * self.minor, self.paper["ink"], coins=True)
        return in_row([self._ink(_("costs"), 13), cost], 8 * self.look.unit, self.width)

    def _left_lines(self) -> list[pygame.Surface]:
        """What there is left after paying, for each way to pay; for many ways only how much."""
        left = self.details.left
        if not left:
            return [self._block(_("It costs you nothing."), 13 * self.minor)]
        if len(left) > WAYS:
            least, most = sum(min(left, key=sum)), sum(max(left, key=sum))
            count = str(most) if least == most else _("{least} to {most}", least=least, most=most)
            words = _("Leaves you {count} resources: you choose what you pay with.", count=count)
            return [self._block(words, 13 * self.minor)]
        gap = 7 * self.minor
        rows: list[list[pygame.Surface]] = []
        for place, stock in enumerate(left):
            counts = [self._count(kind, there) for kind, there in enumerate(stock)]
            says = self._ink(_("or") if place else _("leaves you"), 13)
            way = in_row([says, *counts], 5 * self.minor)
            if not rows and way.get_width() > self.width:  # the words in a line of their own
                rows, way = [[says]], in_row(counts, gap)
            if rows and sum(part.get_width() + gap for part in rows[-1]) + way.get_width() <= self.width:
                rows[-1].append(way)
            else:
                rows.append([way])
        return [in_row(row, gap, self.width) for row in rows]

    def _count(self, kind: int, count: int) -> pygame.Surface:
        """A kind with a number."""
        mark = kind_mark(self.look, kind, 18 * self.minor, True)
        return in_row([mark, self._ink(str(count), 14, "ink")], 2 * self.minor)


def paint_button(look: Look, details: TechDetails, width: int, height: int, hovered: bool) -> pygame.Surface:
    """The button that researches: what it costs stands on it."""
    top, bottom = ("#ffe3a6", "#ffbf6b") if hovered else ("#ffd98a", "#ffb04e")
    if look.plain:
        top = bottom = "#ffe589" if hovered else "#ffd60a"
    surface = panel(look, (width, height), 14, (top, bottom), sheen=0.5)
    dark = "#000000" if look.plain else DARK
    pays = details.action is not None and details.action.verb == "research"
    parts = [ink(look, _("Research") if pays else _("Begin with it"), height * 0.4, dark)]
    if pays:
        room = width - 16 * look.unit - height * 0.25 - parts[0].get_width()
        parts.append(cost_row(look, details.number, height * 0.56, dark, coins=True, room=room))
    put(surface, in_row(parts, height * 0.25, width - 16 * look.unit), width / 2, height / 2)
    return surface
