"""Who plays here: everybody with their cat, one to choose; another cat, somebody new."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.base.words import _, counted
from tabletop.records import people
from tabletop.records.library import open_library
from tabletop.records.people import Person
from tabletop.screens.people.designer import DesignScene
from tabletop.screens.people.portrait import PersonChip
from tabletop.screens.shared.buttons import IconButton
from tabletop.ui.render.look import Look
from tabletop.ui.render.portrait import draw_disc
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import grid, pin, stack
from tabletop.ui.widgets.widget import Label, Pressable, Widget

CARD, DISC, TOP, EDIT = (212, 268), 150, 20, 40
"""Units of somebody's card, of the disc on it, of what is above that, and of the button that edits it."""
A_FRAME = 0.01
"""Seconds of a frame that may go into reading matches."""


class Card(Pressable):
    """A card that grows with the letters."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        more = max(0, look.text_percent - 100)
        return look.px(CARD[0] * (1 + more / 200)), look.px(CARD[1]) + round(look.line_height("small") * more / 40)

    def disc(self, look: Look) -> pygame.Rect:
        """Lower as letters grow: the button in the corner grows with them."""
        disc = pygame.Rect(0, 0, look.px(DISC), look.px(DISC))
        disc.midtop = self.rect.centerx, self.rect.top + look.px(TOP) * max(100, look.text_percent) // 100
        return disc


class PersonCard(Card):
    """Somebody to choose: the cat, the name, how much they have played."""

    def __init__(self, person: Person, line: str, chosen: bool, hint: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.person, self.line, self.chosen, self.hint = person, line, chosen, hint

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.chosen and not look.plain:
            put(surface, look.halo(*self.rect.size, "glow", spread=14, radius=18), *self.rect.center)
        fill = "raised_hover" if hovered else "raised" if self.chosen else "panel"
        edge, line = ("glow", 4) if self.chosen else ("panel_edge", 1.5)
        surface.blit(look.box(*self.rect.size, fill, edge, radius=18, edge_units=line), self.rect)
        disc = self.disc(look)
        draw_disc(surface, look, self.person.face, self.person.paint, disc, "glad" if hovered else "calm")
        room = self.rect.width - look.px(2 * GAP)
        name = look.text(self.person.name, "subheading", "ink", room, one_line=True)
        at = put(surface, name, self.rect.centerx, disc.bottom + look.px(10), "midtop")
        words = look.text(self.line, "small", "ink_soft", room, pygame.FONT_CENTER)
        put(surface, words, self.rect.centerx, at.bottom + look.px(2), "midtop")


class NewCard(Card):
    """A place for somebody new."""

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        box = look.box(*self.rect.size, "raised" if hovered else "panel", "panel_edge", radius=18, opacity=0.7)
        surface.blit(box, self.rect)
        plus = look.icon("plus", look.px(64), "ink" if hovered else "ink_soft")
        at = put(surface, plus, *self.disc(look).center)
        words = look.text(_("Somebody new"), "strong", "ink", self.rect.width - look.px(GAP), pygame.FONT_CENTER)
        put(surface, words, self.rect.centerx, at.bottom + look.px(44), "midtop")


def matches_line(shell: Shell, person: Person) -> str:
    """How much somebody has played here, and won."""
    games, wins = open_library(shell.settings).score(person.name)
    if not games:
        return _("No match yet")
    return counted("One finished, {wins} won", "{count} finished, {wins} won", games, wins=wins)


def tell_more(shell: Shell, known: PersonChip) -> None:
    """Read a few matches more; when all are read the chip says how many its person has played.

    Before the first match it offers a cat if nobody here has one.
    """
    library = open_library(shell.settings)
    if not library.unread:
        library.look()
    if not library.read(A_FRAME):
        new = not shell.settings.profiles and not library.score(known.person.name)[0]
        known.line = _("Choose your cat") if new else matches_line(shell, known.person)


class EverybodyScene(Page):
    """Those who play here, a card each."""

    planet = "shell/planet-3"

    def __init__(self, shell: Shell, title: str, about: str) -> None:
        super().__init__(shell, title)
        self.about = Label(about, "body", "ink_soft")
        self.area = ScrollArea()
        self.cards: list[PersonCard] = []
        self.pencils: list[IconButton] = []
        """One on each card, or none at all."""
        self.more: list[Widget] = []

    def _show(self) -> None:
        inside = [*self.cards, *self.more]
        for place, pencil in enumerate(self.pencils):
            inside.insert(2 * place + 1, pencil)
        self.group.widgets = [self.back_button, self.title, self.about, self.area, *inside]
        self.group.set_focus(next((card for card in self.cards if card.chosen), inside[-1]))

    def arrange(self) -> None:
        super().arrange()
        look, gap, margin, body = self.look, 2 * self.look.px(GAP), self.look.px(14), self.body
        stack(look, [self.about], *body.topleft, body.width - look.px(180))
        top = self.about.rect.bottom + look.px(GAP)
        self.area.rect = pygame.Rect(body.left - margin, top, body.width + 2 * margin, look.size[1] - top - look.px(12))
        cards = [*self.cards, *self.more]
        wide, tall = cards[0].size(look)
        abreast = max(1, (body.width - 2 * look.px(BAR) + gap) // (wide + gap))
        left, rows = body.left, -(-len(cards) // abreast)
        if len(cards) <= abreast:
            left += (body.width - len(cards) * (wide + gap) + gap) // 2
        spare = self.area.rect.height - 2 * margin - rows * (tall + gap) + gap
        bottom = grid(cards, abreast, left, top + margin + max(0, spare) * 2 // 5, (wide, tall), gap)
        for card, pencil in zip(self.cards, self.pencils, strict=False):
            pin(look, pencil, card.rect.right - look.px(8), card.rect.top + look.px(8), "topright")
        self.area.hold([*self.cards, *self.pencils, *self.more], bottom + margin - top, look)


class PeopleScene(EverybodyScene):
    """Pressing a card chooses who plays; pencils change somebody, the last card is for somebody new."""

    def __init__(self, shell: Shell) -> None:
        about = _("Whoever is chosen sits down when a match starts. The pencil changes cat and name.")
        super().__init__(shell, _("Who plays?"), about)
        self.more = [NewCard(self._design)]
        self._fetch()

    def _fetch(self) -> None:
        settings = self.shell.settings
        now = people.current(settings).name
        self.cards, self.pencils = [], []
        for person in people.everybody(settings):
            chosen, line = person.name == now, matches_line(self.shell, person)
            hint = _("{name} plays now.", name=person.name) if chosen else _("{name} plays.", name=person.name)
            self.cards.append(PersonCard(person, line, chosen, hint, partial(self._choose, person)))
            change = _("Change {name}: cat, colour, name.", name=person.name)
            self.pencils.append(IconButton("edit", partial(self._design, person), EDIT, change))
        self._show()

    def resume(self) -> None:
        self._fetch()
        self.arrange()

    def _choose(self, person: Person) -> None:
        self.shell.settings.person = "" if person.name == people.nobody() else person.name
        self.shell.keep_settings()
        self.shell.pop()

    def _design(self, person: Person | None = None) -> None:
        """Change somebody, or add somebody new."""
        self.shell.push(DesignScene(self.shell, person, None if person else self._welcome))

    def _welcome(self, person: Person) -> None:
        self.shell.settings.person = person.name
        self.shell.keep_settings()
        self.resume()


class LookUpScene(EverybodyScene):
    """Pressing a card shows somebody's page; who plays stays as it is."""

    def __init__(self, shell: Shell, shown: Person, show: Callable[[Person], None]) -> None:
        """`shown` is whose page is open."""
        super().__init__(shell, _("Whose page?"), _("Only to look at: who plays stays as it is."))
        self._open = show
        for person in people.everybody(shell.settings):
            hint = _("Your page.") if person.name == people.nobody() else _("{name}'s page.", name=person.name)
            line, act = matches_line(shell, person), partial(self._choose, person)
            self.cards.append(PersonCard(person, line, person.name == shown.name, hint, act))
        self._show()

    def _choose(self, person: Person) -> None:
        self._open(person)
        self.shell.pop()
