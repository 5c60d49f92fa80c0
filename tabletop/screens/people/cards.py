"""The first cards of a person's page: numbers, a line of wins, game by game."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from tabletop.ai.levels import OFFERED
from tabletop.base.words import _, counted
from tabletop.kernel.game import GameInfo
from tabletop.kernel.match import level_words
from tabletop.records.statistics import LeftOut, Result, Score, Tally
from tabletop.screens.shared.blocks import Block, draw_bar
from tabletop.screens.shared.boxes import small_box
from tabletop.screens.shared.faces import draw_paws
from tabletop.screens.shared.phrases import without_words
from tabletop.ui.render.fonts import evened
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.stacks import grid
from tabletop.ui.widgets.widget import Pressable, Widget, draw_lines

LATEST, POINTS = 10, 20
"""How many matches are the last ones, over as many the line counts wins; and how many points it has at most."""
AGAINST = ("", *OFFERED)
"""Whom matches are counted against: people alone, then the strongest cat of the program."""
ROW, LINE = 44, 260
"""Units: a game's row, at least, and the height of the line of wins below other cards."""


class Numbers(Widget):
    """Matches, wins, how many in a row; how long a match takes."""

    focusable = False

    def __init__(self, tally: Tally, left_out: LeftOut) -> None:
        super().__init__()
        games, wins = tally.all
        row = tally.streak
        self.told = (
            (str(games), counted("game", "games", games), "ink"),
            (str(wins), counted("win", "wins", wins), "good"),
            (str(abs(row)), _("in a row") if row >= 0 else _("lost in a row"), "glow" if row >= 0 else "bad"),
        )
        minutes = round(tally.average_seconds / 60)
        moves = counted("one move", "{count} moves", round(tally.average_moves))
        length = _("{moves} a match", moves=moves) if games else ""
        if minutes:
            length = _("{minutes} min and {moves} a match", minutes=minutes, moves=moves)
        self.sentences = [words for words in (length, without_words(left_out)) if words]

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        labels, below = self._texts(look, width)
        tall = max(label.get_height() for label in labels) + sum(text.get_height() for text in below)
        return width, look.line_height("heading") + tall + look.px(14)

    def _box(self, look: Look, width: int) -> int:
        return (width - 2 * look.px(6)) // 3

    def _texts(self, look: Look, width: int) -> tuple[list[pygame.Surface], list[pygame.Surface]]:
        """The boxes' labels, and the sentences below them."""
        room = self._box(look, width) - look.px(8)
        labels = [centred(look, words, "small-strong", "ink", room) for _number, words, _ink in self.told]
        return labels, [centred(look, words, "small", "ink_soft", width) for words in self.sentences]

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        labels, below = self._texts(look, self.rect.width)
        wide = self._box(look, self.rect.width)
        tall = self.rect.height - sum(text.get_height() for text in below) - look.px(4)
        for place, (label, (number, _words, ink)) in enumerate(zip(labels, self.told, strict=True)):
            box = pygame.Rect(self.rect.left + place * (wide + look.px(6)), self.rect.top, wide, tall)
            surface.blit(look.box(*box.size, "veil", "panel_edge" if look.plain else "", radius=12, opacity=0.6), box)
            figure = look.text(number, "heading", ink)
            y = box.centery - (figure.get_height() + label.get_height()) // 2
            put(surface, figure, box.centerx, y, "midtop")
            put(surface, label, box.centerx, y + figure.get_height() - look.px(2), "midtop")
        y = self.rect.bottom
        for text in reversed(below):
            y = put(surface, text, self.rect.centerx, y, "midbottom").top


def centred(look: Look, words: str, role: str, ink: str, width: int) -> pygame.Surface:
    """Words in as many lines as they need, in the middle."""
    lines = evened(look.font(role), words, width)
    return look.text("\n".join(lines), role, ink, align=pygame.FONT_CENTER)


class WinLine(Block):
    """A line of how many of the last ten matches were won, match by match."""

    def __init__(self, tally: Tally) -> None:
        best = tally.longest_streak
        note = counted("best row: one", "best row: {count}", best) if best else ""
        super().__init__(_("Wins in ten games"), note)
        won = [result.won for result in tally.results]
        self.games = len(won)
        stretches = [sum(won[end - LATEST : end]) for end in range(LATEST, len(won) + 1)]
        self.points = stretches[-POINTS:]

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, look.px(LINE)

    def waits(self) -> str:
        """Says how many matches the line takes."""
        return _("A line of how you do, from {need} matches on: {count} so far.", need=LATEST + 1, count=self.games)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        if len(self.points) < 2:
            self.quiet(surface, look, room, self.waits())
            return
        small = look.line_height("small")
        side = look.font("small").size("10")[0] + look.px(8)
        field = pygame.Rect(room.left + side, room.top + small // 2, room.width - side - look.px(16), 0)
        field.height = room.bottom - small - look.px(4) - field.top
        key = ("win line", tuple(self.points), field.size)

        def note(words: str, x: int, y: int, anchor: str) -> None:
            put(surface, look.text(words, "small", "ink_soft"), x, y, anchor)

        for wins in (0, 5, 10):
            note(str(wins), field.left - look.px(8), field.bottom - field.height * wins // 10, "midright")
        surface.blit(look.made(key, lambda: self._drawn(look, *field.size)), field.inflate(look.px(24), look.px(24)))
        below, first = field.bottom + look.px(4), self.games - len(self.points) + 1
        note(_("game {number}", number=first), field.left, below, "topleft")
        note(str(self.games), field.right, below, "topright")
        number = look.text(str(self.points[-1]), "subheading", "good")
        y = field.bottom - field.height * self.points[-1] // 10
        above = y - look.px(8) if self.points[-1] < 9 else y + look.px(8) + number.get_height()
        put(surface, number, field.right, above, "midbottom")

    def _drawn(self, look: Look, width: int, height: int) -> pygame.Surface:
        rim, last = look.px(12), len(self.points) - 1
        ink = hexed(look.colour("accent" if look.plain else "good"))
        soft = hexed(look.colour("ink_soft"))
        spots = [(rim + width * place / last, rim + height * (1 - wins / 10)) for place, wins in enumerate(self.points)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        levels = "".join(
            f'<path d="M{rim} {rim + height * share:.1f}H{rim + width}" stroke="{soft}" stroke-opacity="0.3"/>'
            for share in (0, 0.5, 1)
        )
        thick = look.unit * 3.4
        end_x, end_y = spots[-1]
        return vector(
            width + 2 * rim,
            height + 2 * rim,
            f'<defs><linearGradient id="a" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{ink}" '
            f'stop-opacity="0.4"/><stop offset="1" stop-color="{ink}" stop-opacity="0.03"/></linearGradient></defs>'
            f'{levels}<path d="M{rim} {rim + height}L{path}L{rim + width} {rim + height}Z" fill="url(#a)"/>'
            f'<path d="M{path}" fill="none" stroke="{ink}" stroke-width="{thick:.1f}" stroke-linejoin="round" '
            f'stroke-linecap="round"/><circle cx="{end_x:.1f}" cy="{end_y:.1f}" r="{thick * 1.8:.1f}" fill="#fff6e0"/>'
            f'<circle cx="{end_x:.1f}" cy="{end_y:.1f}" r="{thick:.1f}" fill="#1f8a68"/>',
        )


class GameRow(Pressable):
    """One game: matches and wins, in all and against each level."""

    def __init__(self, info: GameInfo, results: Sequence[Result], chosen: bool, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.info, self.chosen = info, chosen
        self.name = info.short_title
        self.games, self.wins = len(results), sum(result.won for result in results)
        won = {level: [result.won for result in results if result.level == level] for level in AGAINST}
        self.scores: Mapping[str, Score] = {level: Score(len(those), sum(those)) for level, those in won.items()}
        self.hint = _("Show all games again.") if chosen else _("Show {game} alone.", game=self.name)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        tall = look.line_height("strong") + look.line_height("small") + look.px(10)
        return width, max(look.px(ROW), tall)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if self.chosen else "raised" if hovered else "veil"
        edge = "glow" if self.chosen else "panel_edge" if look.plain else ""
        opacity = 1.0 if self.chosen or hovered else 0.45
        surface.blit(look.box(*self.rect.size, fill, edge, radius=12, edge_units=3, opacity=opacity), self.rect)
        tall, left = self.rect.height - look.px(6), self.rect.left + look.px(8)
        if (box := small_box(look, self.info, round(tall * 0.75), tall)) is not None:
            put(surface, box, left, self.rect.centery, "midleft")
        left += round(tall * 0.75) + look.px(10)
        starts, wide = columns(look, self.rect)
        room = starts[0] - left - look.px(6)
        played = _("{games} played, {wins} won", games=self.games, wins=self.wins) if self.games else _("not yet")
        name = look.fitted(self.name, "title", look.pixels("strong"), room, "ink")
        below = look.fitted(played, "medium", look.pixels("small"), room, "ink_soft")
        draw_lines(surface, [name, below], left, self.rect.centery)
        high = look.px(11)
        for x, (games, wins) in zip(starts, self.scores.values(), strict=True):
            words = _("{wins} of {games}", wins=wins, games=games) if games else _("not yet")
            ink, face = ("ink", "bold") if games else ("ink_soft", "medium")
            text = look.fitted(words, face, look.pixels("small-strong"), wide, ink)
            y = self.rect.centery - (text.get_height() + high + look.px(3)) // 2
            put(surface, text, x + wide / 2, y, "midtop")
            bar = pygame.Rect(x, y + text.get_height() + look.px(3), wide, high)
            draw_bar(surface, look, bar, wins / max(1, games))


def columns(look: Look, row: pygame.Rect) -> tuple[list[int], int]:
    """Where the columns of friends and levels begin, and how wide they are."""
    gap, many = look.px(8), len(AGAINST)
    wide = min(look.px(92), max(look.px(56), (row.width * 60 // 100 - (many - 1) * gap) // many))
    right = row.right - look.px(10)
    return [right - (many - place) * wide - (many - 1 - place) * gap for place in range(many)], wide


class GamesBlock(Block):
    """The card around the rows of games, with the heads of their columns."""

    def __init__(self, rows: Sequence[GameRow]) -> None:
        super().__init__(_("Game by game"))
        self.rows = list(rows)

    def head(self, look: Look) -> int:
        return look.line_height("small") + max(look.px(12), look.line_height("small")) + look.px(12)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        rows = sum(row.size(look, width)[1] + look.px(6) for row in self.rows)
        return width, self.head(look) + rows + look.px(8)

    def arrange(self, look: Look) -> None:
        """Put the rows into the card, as high as they can be."""
        top, gap = self.rect.top + self.head(look), look.px(6)
        room = self.rect.bottom - look.px(10) - top
        size = self.rect.width - look.px(20), (room + gap) // len(self.rows) - gap
        grid(self.rows, 1, self.rect.left + look.px(10), top, size, gap)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        starts, wide = columns(look, self.rows[0].rect)
        small = look.line_height("small")
        side, y = round(min(wide / 4, max(look.px(12), small * 0.72))), self.rect.top + look.px(7)
        for place, (x, level) in enumerate(zip(starts, AGAINST, strict=True)):
            if level:
                draw_paws(surface, look, x + (wide - place * side) // 2, y, side, place)
            else:
                put(surface, look.icon("human", side, "glow"), x + wide / 2, y, "midtop")
            words = level_words(level) if level else _("Friends")
            word = look.fitted(words, "bold", look.pixels("small"), wide + look.px(6), "ink")
            put(surface, word, x + wide / 2, y + side, "midtop")
