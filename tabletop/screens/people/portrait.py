"""Pictures of people: their cat beside their name, or sitting in a mirror."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.records import people
from tabletop.records.people import Person
from tabletop.screens import navigation
from tabletop.ui.render.look import Look
from tabletop.ui.render.portrait import draw_disc
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Pressable, draw_lines

SEATED = 0.85, 0.83
"""How wide somebody sits in the mirror, and where their feet are, of its sides."""
CHIP = 56


class Mirror(Pressable):
    """Somebody's whole cat in a golden mirror; a press strokes it."""

    def __init__(self, face: str) -> None:
        super().__init__(self._stroke)
        self.face, self.mood = face, "calm"
        self.hint = _("Stroke it.")

    def _stroke(self) -> None:
        self.mood = {"calm": "glad", "glad": "hurt", "hurt": "calm"}[self.mood]

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        glass = look.art("honours/mirror", *self.rect.size)
        at = glass.get_rect(center=self.rect.center)
        surface.blit(glass, at)
        wide = at.width * SEATED[0]
        cat = look.art(f"{self.face}-sitting-{self.mood}", round(wide), round(wide * 260 / 240))
        put(surface, cat, at.centerx, at.top + at.height * SEATED[1] + cat.get_height() * 0.085, "midbottom")


class PersonChip(Pressable):
    """A button with a person: cat, name and a line about them."""

    round = True

    def __init__(self, person: Person, line: str, act: Callable[[], None], hint: str = "") -> None:
        super().__init__(act)
        self.person, self.line, self.hint = person, line, hint

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        tall = max(look.px(CHIP), look.line_height("strong") + look.line_height("small") + look.px(12))
        words = max(look.font("strong").size(self.person.name)[0], look.font("small").size(self.line)[0])
        wide = max(look.px(220), words + tall + look.line_height("strong") + look.px(4 * GAP))
        return (min(wide, width) if width else wide), tall

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered, 99)
        side = self.rect.height - look.px(4)
        at = pygame.Rect(self.rect.left + look.px(2), self.rect.top + look.px(2), side, side)
        draw_disc(surface, look, self.person.face, self.person.paint, at)
        arrow = look.icon("down", round(look.line_height("strong") * 0.8), "ink_soft")
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - look.px(GAP + 4), self.rect.centery)))
        left = at.right + look.px(10)
        room = self.rect.right - arrow.get_width() - look.px(2 * GAP) - left
        texts = [look.text(self.person.name, "strong", "ink", room, one_line=True)]
        texts.append(look.text(self.line, "small", "ink_soft", room, one_line=True))
        draw_lines(surface, texts, left, self.rect.centery)


def chip(shell: Shell) -> PersonChip:
    """The current person; pressing it asks who plays. `people.tell_more` fills in its line."""
    hint = _("Who plays, and with which cat.")
    return PersonChip(people.current(shell.settings), "", partial(navigation.open_people, shell), hint)
