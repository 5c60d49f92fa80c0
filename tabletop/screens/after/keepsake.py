"""A picture of a match that is over, to be sent: the podium, the game, who won with how much, the day."""

from math import inf

import pygame

from tabletop.base.words import day
from tabletop.kernel.game import GameInfo
from tabletop.kernel.match import Match
from tabletop.records import people
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.shared.boxes import emblem
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.phrases import branch_words, minutes
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Widget, draw_lines

SIZE = (1920, 1080)
"""Pixels of the picture."""
EMBLEM = 72
"""Units of the game's emblem beside its title."""
FALLEN = 4.0
"""Seconds after which confetti looks best: some of it lies, some still falls."""


class Masthead(Widget):
    """The game's emblem and title, its subtitle below."""

    focusable = False

    def __init__(self, info: GameInfo) -> None:
        super().__init__()
        self.info = info
        self.title, _colon, self.rest = (part.strip() for part in info.title.partition(":"))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, look.px(EMBLEM)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        side = look.px(EMBLEM)
        if picture := emblem(look, self.info, side):
            put(surface, picture, *self.rect.midleft, "midleft")
        left = self.rect.left + side + look.px(GAP)
        room = self.rect.right - left
        lines = [look.fitted(self.title, "title", look.pixels("title"), room, "ink")]
        if self.rest:
            lines.append(look.fitted(self.rest, "bold", look.pixels("strong"), room, "glow"))
        draw_lines(surface, lines, left, self.rect.centery)


class Keepsake(ResultsScene):
    """The results without buttons, under the game's title and over the day; only drawn, never shown as a scene."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self._look = Look(shell.look.palette, SIZE)
        table = controller_for(match.game.info.id, people.with_public_names(shell.settings, match.seats))
        super().__init__(shell, match, table, lambda seed: None)
        self.masthead = Masthead(match.game.info)
        self.buttons = []
        ended = match.played or match.began
        facts = (day(ended) if ended else "", self.when, minutes(match.spent) if match.spent else "")
        lines = (" · ".join(filter(None, facts)), branch_words(match))
        self.seed.role, self.seed.words = "strong", "\n".join(filter(None, lines))
        self.confetti.update(FALLEN)

    @property
    def look(self) -> Look:
        return self._look

    def _reader(self) -> int | None:
        return None  # it is for others than those who played

    def _on_board(self) -> list[Widget]:
        return [self.masthead, *super()._on_board()]

    def picture(self) -> pygame.Surface:
        self.arrange()
        for _frame in range(2):
            self.scenery.update(self.look, self._backdrops(), 1.0)
        picture = pygame.Surface(SIZE)
        self.look.begin_frame(patience=inf)
        self.draw(picture)
        return picture
