"""How a match ended, and what next: a podium, a board with the points, quiet buttons."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.words import _, capital, listed
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import HUMAN, Match
from tabletop.kernel.story import Story
from tabletop.records import people
from tabletop.screens import navigation
from tabletop.screens.after.podium import TALL, Podium, standings
from tabletop.screens.after.tally import Tally
from tabletop.screens.people.badges import Honoured
from tabletop.screens.shared import matches
from tabletop.screens.shared.bars import Legend
from tabletop.screens.shared.phrases import branch_words
from tabletop.screens.shared.shading import gradient
from tabletop.ui.render.confetti import Confetti
from tabletop.ui.render.fonts import broken, evened
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.scenery import Scenery
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN, Screen
from tabletop.ui.shell import Shell
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.layout import Backdrop, Ending
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import Part, height_of, row, spaced, stack, wrapped
from tabletop.ui.widgets.widget import Button, Label, Widget

BOARD, WIDEST = 0.468, 720
"""The board's share of the window's width, and its width at most, in units."""
PAD, ROD, TROPHY = 26, 16, (32, 88)
"""Units of the board: its margin, how far its rods stick out, and the least and largest height of trophies."""
FLOOR, CROWDED, SUN = 66, 152, 328
"""Units between the podium's foot and the window's, without and with others before it, and up to the sun."""
SCRAPS = 110
DUSK = (170, 0.86)
"""The darkness behind the board: over how many units it begins, and its opacity."""
LARGE = 145
"""From this text size on, in per cent, the reason stands on the board, as the podium needs its room."""


class Proclaimed(Label):
    """Words that can be read on any picture."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return self._text(look, width).get_size()

    def _text(self, look: Look, width: int) -> pygame.Surface:
        """The words in even lines; those that fit are broken no further."""
        font = look.font(self.role)
        lines = evened(font, self.words, width) if width else [self.words]
        wrap = 0 if all(font.size(line)[0] <= width for line in lines) else width
        return look.text("\n".join(lines), self.role, self.colour, wrap, self.align)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        text = self._text(look, self.rect.width)
        shaded = look.shaded(("proclaimed", self.words, self.role, self.rect.width), text)
        put(surface, shaded, *self.rect.center)


class ResultsScene(Screen):
    """The end of a match; leaving it shows the table as the match left it."""

    def __init__(
        self,
        shell: Shell,
        match: Match,
        table: Controller,
        again: Callable[[int | None], None],
        path: Path | None = None,
    ) -> None:
        """`again` gets the seed to play, or None for a fresh one, once this scene is gone."""
        super().__init__(shell)
        outcome = match.outcome
        assert outcome is not None, "a match has results once it is over"
        self.match, self.outcome = match, outcome
        view = match.view(None)
        everybody, ending = standings(table, view, outcome), table.ending(view, outcome)
        self.podium = Podium(everybody)
        self.scenery = Scenery()
        count = SCRAPS if outcome.winners and not _all_humans_lost(match, outcome) else SCRAPS // 3
        self.confetti = Confetti(count if outcome.winners else 0, bool(shell.pace) and not shell.settings.reduce_motion)
        center, me = pygame.FONT_CENTER, self._reader()
        self.title = Proclaimed(_title([table.names[seat] for seat in outcome.winners]), "triumph", align=center)
        self.personal = Proclaimed(personal_words(table.names, outcome, ending, me), "subheading", "glow", center)
        self.reason = Proclaimed(table.reason(outcome), "strong", align=center)
        self.because = Label(self.reason.words, "strong")
        self.scores = [Tally(standing, ending, table) for standing in everybody]
        only = ending.sources[0] if len(ending.sources) == 1 else ""
        self.heading = Label(only or ending.title, "subheading")
        self.legend = Legend(() if only else ending.sources, ending.paints)
        happened = [event for record in match.history for event in record.events]
        self.decided = Label(table.decided(view, outcome, happened), "strong", "glow")
        self.honours = Honoured(())
        self.area = ScrollArea()
        seed, told = match.told_seed, _("Watch the match from its beginning.")
        story = _("Everybody's chances over the match, the largest swings, the luck, all hands open.")
        share = _("Share it: a file, a picture of this, or words.")
        same = Button(_("Same seed again"), partial(self.close_and, partial(again, seed)), "seed")
        self.buttons = [
            Button(_("Play again"), partial(self.close_and, partial(again, None)), "play", accent=True),
            Button(_("The story"), partial(navigation.open_story, shell, match, table, path), "log", hint=story),
            Button(_("Replay"), partial(navigation.open_replay, shell, match, path), "replay", hint=told),
            *([same] if seed is not None else []),
            Button(_("Look at the table"), self.back, "eye"),
            Button(_("Share"), partial(navigation.open_share, shell, match), "share", hint=share),
            Button(_("Menu"), partial(navigation.back_to_menu, shell), "home"),
        ]
        self.when = _when(table.story.of(match), happened)
        facts = [match.game.info.short_title, self.when]
        if seed is not None:
            facts.append(_("Seed {seed}: it deals the same game again.", seed=seed))
        words = filter(None, (" · ".join(filter(None, facts)), branch_words(match)))
        self.seed = Label("\n".join(words), "small", "ink_soft", center)
        self.board = pygame.Rect(0, 0, 0, 0)
        self.room = pygame.Rect(0, 0, 0, 0)
        """Where the podium stands."""
        self.floor = 0

    def _reader(self) -> int | None:
        """The seat that is addressed as "you"."""
        return people.reader(self.shell.settings, self.match)

    def enter(self) -> None:
        self.honours.honours = matches.finish(self.shell, self.match)
        self.shell.sound.play("defeat" if _all_humans_lost(self.match, self.outcome) else "fanfare")

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, ""

    def update(self, seconds: float) -> bool:
        changed = self.scenery.update(self.look, self._backdrops(), seconds)
        return self.confetti.update(seconds) or super().update(seconds) or changed

    # -- where everything stands -----------------------------------------------------------------------

    @property
    def _large(self) -> bool:
        return self.look.text_percent >= LARGE

    def _on_board(self) -> list[Widget]:
        because = [self.because] if self._large else []
        honours = [self.honours] if self.honours.honours else []
        return [self.heading, *self.scores, self.legend, *because, self.decided, *honours]

    def arrange(self) -> None:
        look, gap, (width, height) = self.look, self.look.px(GAP), self.look.size
        proclaimed = [self.title, self.personal, *([] if self._large else [self.reason])]
        self.group.widgets = [*proclaimed, self.area, *self._on_board(), *self.buttons, self.seed]
        margin, rod = look.px(MARGIN), look.px(ROD)
        wide = min(round(width * BOARD), round(look.px(WIDEST) * max(1.0, look.text_percent / 100)))
        self.board = pygame.Rect(width - margin - wide, 0, wide, 0)
        edge = self.board.right + rod
        rows = wrapped(look, self.buttons, wide + 2 * rod + look.px(56), gap) if self.buttons else []
        seed = self.seed.size(look, wide)[1]
        y = height - look.px(14) - seed - sum(line[0].size(look)[1] + gap for line in rows)
        self._arrange_board(look.px(44), y - look.px(24))
        for line in rows:
            across = sum(button.size(look)[0] + gap for button in line) - gap
            y = row(look, line, min(self.board.centerx, edge - across // 2), y, gap) + gap
        self.seed.rect = pygame.Rect(self.board.left, y, wide, seed)
        self._arrange_podium(self.board.left - rod - look.px(14))

    def _arrange_board(self, top: int, bottom: int) -> None:
        """The rows of the board, trophies as large as there is room for."""
        look, pad = self.look, self.look.px(PAD)
        inner = self.board.width - 2 * pad
        names, totals = zip(*(score.wants(look, inner) for score in self.scores), strict=True)
        for score in self.scores:
            score.columns = max(names), max(totals)
        gap, room = look.px(12), bottom - top - 2 * pad
        strips = range(look.px(TROPHY[1]), look.px(TROPHY[0]) - 1, -look.px(4))
        for strip in (*strips, 0):  # with too many seats trophies stand beside the bars
            for score in self.scores:
                score.strip = strip
            tall = height_of(look, self._parts(gap), inner)
            if tall <= room:
                break
        parts = self._parts(gap + max(0, min(look.px(10), (room - tall) // (len(self.scores) + 3))))
        tall = height_of(look, parts, inner)
        self.board.height = min(bottom - top, tall + 2 * pad)
        self.board.top = top + (bottom - top - self.board.height) // 2
        self.area.rect = self.board.inflate(-pad, -2 * pad)
        bar = 2 * look.px(BAR) if tall > self.area.rect.height else 0
        stack(look, parts, self.board.left + pad, self.area.rect.top, inner - max(0, bar - pad // 2))
        self.area.hold(self._on_board(), tall, look)

    def _parts(self, gap: int) -> list[Part]:
        return spaced(self._on_board(), gap)[:-1]

    def _arrange_podium(self, right: int) -> None:
        look, side, top = self.look, self.look.px(20), self.look.px(18)
        wide = right - 2 * side
        self.title.role = next(role for role in ("triumph", "title", "heading", "subheading") if self._fits(role, wide))
        parts: list[Part] = [self.title, look.px(6), self.personal]
        parts += [] if self._large else [look.px(4), self.reason]
        self.floor = look.size[1] - look.px(CROWDED if self.podium.crowd else FLOOR)
        below = top + height_of(look, parts, wide) + look.px(8)
        self.room = pygame.Rect(side, below, wide, self.floor - below)
        spare = self.room.height - round(TALL * self.podium.scale(self.room, self.floor))
        stack(look, parts, side, top + spare // 2, wide)
        self.room.top, self.room.height = below + spare, self.room.height - spare

    def _fits(self, role: str, width: int) -> bool:
        """True if the title fits: the largest in one line, the next in two, the last anyway."""
        font, most = self.look.font(role), 1 if role == "triumph" else 2
        lines = broken(font, self.title.words, width)
        return role == "subheading" or (len(lines) <= most and all(font.size(line)[0] <= width for line in lines))

    # -- picture ---------------------------------------------------------------------------------------

    def _backdrops(self) -> tuple[Backdrop, ...]:
        """Sky, sun and stage for this window, in units."""
        unit = self.look.unit
        width, height = self.look.size[0] / unit, self.look.size[1] / unit
        x, floor = round(self.room.centerx / unit), round(self.floor / unit)
        large = min((floor - 172) / TALL, self.room.width / unit / self.podium.broad)
        cover = max(1.0, width / 1800, height / 1000)
        return (
            Backdrop("victory/sky", width / 2, height - 500 * cover, 1800 * cover, 1000 * cover),
            Backdrop("victory/rays", x, floor - SUN * large, 1300 * large, 1300 * large),
            Backdrop("victory/stage", x, floor - 2, 960, 240),
        )

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        self.scenery.draw(surface, look, self._backdrops(), self.match.game.info.accent)
        left = pygame.Rect(0, 0, self.board.left, surface.get_height())
        self.confetti.draw(surface, look, left, self.floor, lying=True)
        self.podium.draw(surface, look, self.room, self.floor)
        self.confetti.draw(surface, look, left, self.floor, lying=False)
        rod, begins = look.px(ROD), self.board.left - look.px(ROD + DUSK[0] / 2)
        surface.blit(look.made(("dusk", begins), lambda: _dusk(look, look.size[0] - begins)), (begins, 0))
        self.podium.draw_names(surface, look, self.room, self.floor)
        ground = look.made(("board", self.board.size), lambda: _board(look, self.board.size))
        surface.blit(ground, self.board.move(-rod, -rod))
        super().draw(surface)


def _dusk(look: Look, width: int) -> pygame.Surface:
    """Darkness that begins at the left, so that the place is not seen beside and below the board."""
    tint, reach = pygame.Color("#000000" if look.plain else "#150c38"), look.px(DUSK[0])
    line = pygame.Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        share = min(1.0, x / max(1, reach))
        line.set_at((x, 0), (*tint[:3], round(255 * DUSK[1] * share * share * (3 - 2 * share))))
    return pygame.transform.scale(line, (width, look.size[1])).convert_alpha()


def _board(look: Look, size: tuple[int, int]) -> pygame.Surface:
    (width, height), rod, plain = size, look.px(ROD), look.plain
    sheet = "#000000" if plain else "url(#s)"
    gold, knob, edge = ("#000000", "#000000", "#ffffff") if plain else ("url(#g)", "url(#k)", "#e9b65a")
    line = f'stroke="{edge}" stroke-width="{max(1.0, look.unit * (2.4 if plain else 1.6)):.1f}"'
    rods, thick, inset = "", rod * 0.44, rod * 0.45
    for y in (rod, height + rod):
        rods += (
            f'<rect x="{rod * 0.5:.1f}" y="{y - thick:.1f}" width="{width + rod:.1f}" height="{2 * thick:.1f}" '
            f'rx="{thick:.1f}" fill="{gold}" {line if plain else ""}/>'
        )
        for x in (rod * 0.72, width + rod * 1.28):
            rods += f'<circle cx="{x:.1f}" cy="{y}" r="{rod * 0.68:.1f}" fill="{knob}" {line if plain else ""}/>'
    return vector(
        width + 2 * rod,
        height + 2 * rod,
        gradient("s", "#33205f", "#281750", "#1f1143") + gradient("g", "#fff0b8", "#e9b65a", "#8a5a2c") + "<defs>"
        '<radialGradient id="k" cx="32%" cy="30%" r="75%"><stop offset="0" stop-color="#fff4c0"/>'
        '<stop offset="1" stop-color="#c9822a"/></radialGradient></defs>'
        f'<rect x="{rod * 1.5:.1f}" y="{rod * 1.6:.1f}" width="{width - rod * 0.4:.1f}" height="{height:.1f}" '
        'rx="8" fill="#0a0418" fill-opacity="0.45"/>'
        f'<rect x="{rod}" y="{rod}" width="{width}" height="{height}" rx="6" fill="{sheet}"/>'
        f'<rect x="{rod + inset:.1f}" y="{rod + inset:.1f}" width="{width - 2 * inset:.1f}" '
        f'height="{height - 2 * inset:.1f}" rx="5" fill="none" {line} stroke-opacity="{1 if plain else 0.55}"/>'
        f"{rods}",
    )


# -- words -------------------------------------------------------------------------------------------------


def _title(winners: list[str]) -> str:
    if not winners:
        return _("Nobody wins")
    if len(winners) > 1:
        return _("{names} share the victory", names=listed(winners))
    if winners[0] == _("You"):
        return _("You win!")
    return _("{name} wins!", name=winners[0])


def _when(story: Story, events: Iterable[Event]) -> str:
    """The round or turn it ended in; empty if none is counted."""
    for event in events:
        story.follow(event)
    return story.when if story.number else ""


def personal_words(names: Sequence[str], outcome: Outcome, ending: Ending, me: int | None) -> str:
    """How close it was: to `me`, if the reader played, or about the winner."""
    scores, winners = outcome.scores, outcome.winners
    if not winners:
        return _("All of you lost together.") if me is not None else _("Everybody lost together.")
    best, first, points = scores[winners[0]], names[winners[0]], ending.unit
    if me is not None and me not in winners:
        if scores[me] >= best:
            return ending.lost or _("Not beaten on {points}, and beaten all the same.", points=points)
        if ending.by_points:
            return _("You lost by {points}.", points=ending.counts(best - scores[me]))
        return ending.lost or _("More {points} would not have helped.", points=points)
    if len(winners) > 1:
        return _("{points} each.", points=capital(ending.counts(best)))
    lead = best - max((score for seat, score in enumerate(scores) if seat not in winners), default=0)
    if lead > 0 and ending.by_points:
        margin = ending.counts(lead)
        won = _("{name} won by {points}.", name=first, points=margin)
        return _("You won by {points}.", points=margin) if me is not None else won
    if me is None:
        return ending.seen or _("{name} won by other means than {points}.", name=first, points=points)
    return ending.won or _("Not on {points}, but a win is a win.", points=points)


def _all_humans_lost(match: Match, outcome: Outcome) -> bool:
    humans = [place for place, seat in enumerate(match.seats) if seat.kind == HUMAN]
    return bool(humans) and not any(place in outcome.winners for place in humans)
