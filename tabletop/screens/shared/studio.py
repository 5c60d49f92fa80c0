"""Pictures of tables nobody sits at."""

import pygame

from tabletop.base.words import day
from tabletop.kernel.match import Match
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.phrases import branch_words, line_up
from tabletop.ui.render.look import Look
from tabletop.ui.render.scenery import place
from tabletop.ui.render.theme import Palette
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.widget import draw_lines

LEGIBLE = 640
"""Pixels a table is drawn across, at least, before it is made a small picture."""


class Studio:
    """Draws several tables in one size; what they share is drawn once."""

    def __init__(self, palette: Palette, size: tuple[int, int]) -> None:
        self.palette, self.size = palette, size
        width, height = size
        self._small = Look(palette, size)
        self._large = Look(palette, (max(width, LEGIBLE), max(height, LEGIBLE * height // width)))

    def picture(self, match: Match) -> pygame.Surface:
        """The position as a spectator sees it, without secrets.

        Pieces are drawn large and made small afterwards, because words have a least size.
        """
        large = self._large
        controller = controller_for(match.game.info.id, match.seats)
        stage = Stage(controller.paint)
        layout = controller.layout(match.view(None), (), (large.size[0] / large.unit, large.size[1] / large.unit))
        stage.show(layout, at_once=True)
        ground = place(self._small, layout.scene, match.game.info.accent)
        surface = pygame.transform.smoothscale(ground, large.size)
        stage.draw(surface, large)
        return pygame.transform.smoothscale(surface, self.size)

    def signed(self, match: Match) -> pygame.Surface:
        """The picture with the game, the players and the day."""
        picture, look = self.picture(match), self._small
        when = match.played or match.began
        words = filter(None, (line_up(match.seats), day(when) if when else "", branch_words(match)))
        title = look.text(match.game.info.short_title, "heading", "ink")
        line = look.text(" · ".join(words), "strong", "glow", self.size[0] - look.px(80), one_line=True)
        wide, high = max(title.get_width(), line.get_width()), title.get_height() + line.get_height()
        box = look.box(wide + look.px(40), high + 2 * look.px(8), "veil", opacity=0.82)
        at = put(picture, box, look.px(16), self.size[1] - look.px(16), "bottomleft")
        draw_lines(picture, [title, line], at.left + look.px(20), at.centery)
        return picture
