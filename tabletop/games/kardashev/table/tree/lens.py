"""One technology of the tree looked at closely: everything about it, and what researching it would leave."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules import jobs, refusals
from tabletop.games.kardashev.rules.content import KINDS, TECHNOLOGIES, TEXTS, rule_of
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.tree.cards import LOCKED, OWN, Standing
from tabletop.games.kardashev.table.tree.marks import cost_row, ink, kind_mark, lab_mark, panel
from tabletop.games.kardashev.table.tree.plan import LABORATORY, LEADING, Plan, breadth, lined
from tabletop.kernel.rng import Rng
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import blank, put

Stock = tuple[int, ...]
"""Food, Matter and Energy."""
OWED = (jobs.FOR_ENCRYPTION, jobs.FOR_TECHNOLOGY, jobs.FOR_LACK)
"""What is chosen while a technology is paid for."""
TOP = 10
"""Units above everything."""
SPACIOUS = 270
"""From so many units on lesser words stand behind each other."""
WAYS = 3
"""So many ways to pay are shown each with what it leaves."""
RULES = Kardashev()


def left_after(view: KardashevState, action: Action, seat: int) -> set[Stock]:
    """What a seat can have left, however it chooses to pay for a technology."""
    after = view.copy()
    RULES.apply(after, action, Rng(0))
    job = after.question
    if job.kind == jobs.PICK and job.seat == seat and job.why in OWED:
        return set().union(*(left_after(after, pick, seat) for pick in RULES.legal(after)))
    return {tuple(after.resources[KINDS * seat : KINDS * seat + KINDS])}


class Told(NamedTuple):
    """What is said about a technology."""

    number: int
    action: Action | None
    notes: tuple[tuple[str, str], ...]
    """Lines below what it does, each with its tone: soft, good or bad."""
    left: tuple[Stock, ...]
    """What there can be left when it is paid."""

    @classmethod
    def of(cls, view: KardashevView, standing: Standing, names: Sequence[str], number: int) -> "Told":
        technology, action = TECHNOLOGIES[number], standing.actions.get(number)
        notes: list[tuple[str, str]] = []
        if technology.other >= 0:
            other = TECHNOLOGIES[technology.other].name
            if action and standing.swaps(number):
                notes.append((_("Takes the place of your {other}.", other=other), "bad"))
            else:
                notes.append((_("Instead of {other}.", other=other), "soft"))
        locked = standing.states[number] == LOCKED
        if technology.needs:
            notes.append((_("Needs {needs}.", needs=refusals.needs_words(number)), "bad" if locked else "soft"))
        others = ", ".join(names[seat] for seat in standing.owners[number] if seat != view.me)
        if others:
            mine = standing.states[number] == OWN
            says = _("Also known to {names}.", names=others) if mine else _("Known to {names}.", names=others)
            notes.append((says, "soft"))
        if standing.stands_in(number):
            notes.append((_("Four of one kind stand in for one that you lack."), "soft"))
        if action is None and not locked:
            notes.append(_why_not(view, standing, names, number))
        left = sorted(left_after(view, action, view.me), reverse=True) if action and action.verb == "research" else []
        return cls(number, action, tuple(notes), tuple(left))

    @property
    def says(self) -> str:
        """What stands on its button."""
        if self.action is None:
            return ""
        return _("Research") if self.action.verb == "research" else _("Begin with it")


def _why_not(view: KardashevView, standing: Standing, names: Sequence[str], number: int) -> tuple[str, str]:
    if standing.states[number] == OWN:
        points = counted("Yours: {count} point.", "Yours: {count} points.", TECHNOLOGIES[number].level)
        return points, "good"
    if view.over or view.to_act is None:
        return _("The game is over."), "bad"
    if not view.mine:
        return _("{name} decides now.", name=names[view.to_act]), "soft"
    return refusals.refusal(view, act("research", number)).text, "bad"


# -- painted ----------------------------------------------------------------------------------------------


class Paper(NamedTuple):
    """The colours of the close look."""

    top: str
    bottom: str
    edge: str
    ink: str
    soft: str
    good: str
    bad: str


NIGHT = Paper("#fff6e0", "#f3dfbe", "", "#2c1646", "#6a4a70", "#1d6b4c", "#a3283a")
PLAIN = Paper("#000000", "#000000", "#ffffff", "#ffffff", "#e4e4f2", "#7dffb0", "#ffb0b0")


class Lens(NamedTuple):
    """The close look, painted, and where its button stands in the window."""

    surface: pygame.Surface
    rect: pygame.Rect
    button: pygame.Rect


def paint_lens(plan: Plan, told: Told) -> Lens:
    """Everything about a technology in the room the plan has for it, its letters as large as asked for if they fit."""
    look, room, size = plan.look, plan.lens, plan.text
    size = max(size, min(1.0, size) * 0.92 / look.unit)
    parts = _parts(look, told, room.width, size)
    while size > 0.6 and _height(look, parts) > room.height:
        size -= 0.05
        parts = _parts(look, told, room.width, size)
    paper, unit = _paper(look), look.unit
    rect = pygame.Rect(room.topleft, (room.width, round(_height(look, parts))))
    surface = blank(*rect.size)
    surface.blit(panel(look, *rect.size, 18, paper.top, paper.bottom, paper.edge, 2.0, sheen=0.8), (0, 0))
    y = TOP * unit
    for part, gap in parts:
        surface.blit(part, (round(12 * unit), round(y)))
        y += part.get_height() + gap
    button = pygame.Rect(0, 0, 0, 0)
    if told.action:
        button = pygame.Rect(0, 0, rect.width - round(20 * unit), round(_button_height(look, size)))
        button.midbottom = rect.centerx, rect.bottom - round(9 * unit)
    return Lens(surface, rect, button)


def _paper(look: Look) -> Paper:
    return PLAIN if look.plain else NIGHT


def _minor(size: float) -> float:
    """How large the lesser words are."""
    return size if size < 1 else 1 + (size - 1) * 0.7


def _button_height(look: Look, size: float) -> float:
    return 38 * look.unit * _minor(size)


def _height(look: Look, parts: Sequence[tuple[pygame.Surface, float]]) -> float:
    return TOP * look.unit + sum(part.get_height() + gap for part, gap in parts)


def _parts(look: Look, told: Told, width: int, size: float) -> list[tuple[pygame.Surface, float]]:
    """From above to below, each with the gap under it; the last one's leaves room for the button.

    What the technology does grows with the size of the text, what else is said of it less.
    """
    unit, paper, number = look.unit, _paper(look), told.number
    wide = round(width - 24 * unit)
    scale = unit * _minor(size)
    parts = [(_head(look, number, wide, unit * (size + _minor(size)) / 2, paper), 8 * unit)]
    parts.append((_block(look, TECHNOLOGIES[number].effect, 14 * unit * size, wide, paper.ink), 6 * unit))
    if number in LABORATORY:
        parts.append((_lab_line(look, wide, scale, paper), 6 * unit))
    tones = {"soft": paper.soft, "good": paper.good, "bad": paper.bad}
    rule = _("Rule {rule} · F1 opens it", rule=rule_of(number))
    if breadth(look, rule, 13 * scale) > wide:
        rule = _("Rule {rule} · F1", rule=rule_of(number))
    notes = [*told.notes, (rule, "soft")]
    if width > SPACIOUS * unit:
        soft = " ".join(words for words, tone in notes if tone == "soft")
        notes = [(soft, "soft"), *(note for note in notes if note[1] != "soft")]
    parts += [(_block(look, words, 13 * scale, wide, tones[tone]), 4 * unit) for words, tone in notes]
    if told.action is None:
        parts.append((_cost_line(look, number, wide, scale, paper), 10 * unit))
        return parts
    parts += [(line, 3 * unit) for line in _left_lines(look, told, wide, scale, paper)]
    part, gap = parts[-1]
    parts[-1] = part, gap + 6 * unit + _button_height(look, size) + 9 * unit
    return parts


def _block(look: Look, words: str, size: float, width: int, colour: str) -> pygame.Surface:
    """Words in as many lines as they need."""
    lines = lined(look, words, size, width)
    step = size * LEADING
    surface = blank(width, round(step * len(lines) + size * 0.1))
    for place, line in enumerate(lines):
        put(surface, ink(look, line, size, colour), 0, (place + 0.5) * step, "midleft")
    return surface


def _head(look: Look, number: int, width: int, scale: float, paper: Paper) -> pygame.Surface:
    """Its picture, its name and what it scores."""
    technology = TECHNOLOGIES[number]
    icon = min(64 * scale, width * 0.38)
    room = round(width - icon - 9 * look.unit)
    size = 20 * scale
    while size > 9 and max(breadth(look, word, size, "title") for word in technology.name.split()) > room:
        size -= 1
    lines = lined(look, technology.name, size, room, "title")
    points = counted("{count} point", "{count} points", technology.level)
    below = _block(
        look, _("Level {level}, {points}", level=technology.level, points=points), 12.5 * scale, room, paper.soft
    )
    high = len(lines) * size * 1.1 + below.get_height() + 2 * look.unit
    surface = blank(width, round(max(icon, high)))
    art = look.art(f"kardashev/tech-{TEXTS[number]}", round(icon), round(icon))
    put(surface, art, 0, min(icon, surface.get_height()) / 2, "midleft")
    y, left = (surface.get_height() - high) / 2, width - room
    for line in lines:
        put(surface, ink(look, line, size, paper.ink, "title"), left, y + size * 0.55, "midleft")
        y += size * 1.1
    surface.blit(below, (left, round(y + 2 * look.unit)))
    return surface


def _lab_line(look: Look, width: int, scale: float, paper: Paper) -> pygame.Surface:
    """That it is used as a research action."""
    mark = lab_mark(look, 16 * scale)
    left = mark.get_width() + round(7 * look.unit)
    words = _block(look, _("To use it takes a research action."), 13 * scale, width - left, paper.ink)
    surface = blank(width, max(mark.get_height(), words.get_height()))
    put(surface, mark, 0, surface.get_height() / 2, "midleft")
    put(surface, words, left, surface.get_height() / 2, "midleft")
    return surface


def _row(parts: Sequence[pygame.Surface], gap: float) -> pygame.Surface:
    high = max(part.get_height() for part in parts)
    surface = blank(round(sum(part.get_width() + gap for part in parts) - gap), high)
    left = 0.0
    for part in parts:
        put(surface, part, left, high / 2, "midleft")
        left += part.get_width() + gap
    return surface


def _within(row: pygame.Surface, width: float) -> pygame.Surface:
    return row if row.get_width() <= width else pygame.transform.smoothscale_by(row, width / row.get_width())


def _cost_line(look: Look, number: int, width: int, scale: float, paper: Paper) -> pygame.Surface:
    cost = cost_row(look, number, 20 * scale, paper.ink, coins=True)
    return _within(_row([ink(look, _("costs"), 13 * scale, paper.soft), cost], 8 * look.unit), width)


def _left_lines(look: Look, told: Told, width: int, scale: float, paper: Paper) -> list[pygame.Surface]:
    """What there is left after paying, for each way to pay; for many ways only how much."""
    if not told.left:
        return [_block(look, _("It costs you nothing."), 13 * scale, width, paper.soft)]
    if len(told.left) > WAYS:
        least, most = sum(min(told.left, key=sum)), sum(max(told.left, key=sum))
        count = str(most) if least == most else _("{least} to {most}", least=least, most=most)
        words = _("Leaves you {count} resources: you choose what you pay with.", count=count)
        return [_block(look, words, 13 * scale, width, paper.soft)]
    rows: list[list[pygame.Surface]] = []
    for place, stock in enumerate(told.left):
        counts = [
            _row([kind_mark(look, kind, 18 * scale, True), ink(look, str(count), 14 * scale, paper.ink)], 2 * scale)
            for kind, count in enumerate(stock)
        ]
        says = ink(look, _("or") if place else _("leaves you"), 13 * scale, paper.soft)
        part = _row([says, *counts], 5 * scale)
        if not rows and part.get_width() > width:
            rows, part = [[says]], _row(counts, 7 * scale)
        if rows and sum(one.get_width() + 7 * scale for one in rows[-1]) + part.get_width() <= width:
            rows[-1].append(part)
        else:
            rows.append([part])
    return [_within(_row(row, 7 * scale), width) for row in rows]


def paint_button(look: Look, told: Told, width: int, height: int, hovered: bool) -> pygame.Surface:
    """The button that researches: what it costs stands on it."""
    top, bottom = ("#ffe3a6", "#ffbf6b") if hovered else ("#ffd98a", "#ffb04e")
    if look.plain:
        top = bottom = "#ffe589" if hovered else "#ffd60a"
    surface = panel(look, width, height, 14, top, bottom, sheen=0.5)
    dark = "#000000" if look.plain else "#2c1646"
    parts = [ink(look, told.says, height * 0.4, dark)]
    if told.action is not None and told.action.verb == "research":
        room = width - 16 * look.unit - height * 0.25 - parts[0].get_width()
        parts.append(cost_row(look, told.number, height * 0.56, dark, coins=True, room=room))
    row = _within(_row(parts, height * 0.25), width - 16 * look.unit)
    put(surface, row, width / 2, height / 2)
    return surface
