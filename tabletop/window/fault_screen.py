"""The screen after an unexpected fault: what was kept of it, and buttons to go on."""

from functools import partial

import pygame

from tabletop.base.files import show_in_folder
from tabletop.base.words import _
from tabletop.screens import navigation
from tabletop.ui.render import backdrop
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Screen, landscape
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import message
from tabletop.ui.widgets.stacks import Part, spaced
from tabletop.ui.widgets.widget import Button, Label
from tabletop.window.faults import Told

WIDTH, CAT = 620, 150
"""Units of the words, and of the cat above them."""


class FaultScene(Screen):
    """The only scene then; a fault in here ends the program."""

    vital = True
    discreet = True
    music = "music-menu"

    def __init__(self, shell: Shell, told: Told) -> None:
        super().__init__(shell)
        self.title = Label(_("Tabletop has stumbled"), "heading", align=pygame.FONT_CENTER)
        self.labels = [Label(words, role, colour, pygame.FONT_CENTER) for words, role, colour in _sentences(told)]
        self.buttons = [Button(_("Back to the menu"), self.back, icon="home", accent=True)]
        if told.log is not None:
            self.buttons.append(Button(_("Show the files"), partial(show_in_folder, told.log), icon="folder"))
        self.buttons.append(Button(_("Quit Tabletop"), shell.quit, icon="quit"))
        self.box = pygame.Rect(0, 0, 0, 0)
        self.group.widgets = [self.title, *self.labels, *self.buttons]
        self.group.set_focus(self.buttons[0])

    def back(self) -> None:
        navigation.back_to_menu(self.shell)

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        words: list[Part] = [2 * gap, self.title, gap // 2, *spaced(self.labels, gap // 2), gap]
        place = partial(message, look, words, self.buttons, WIDTH, gap // 2)
        above = min(look.px(CAT), look.size[1] - place().height - gap)  # large letters leave no room for the cat
        self._cat = max(0, above) if above > look.px(CAT) // 3 else 0
        self.box = place(down=self._cat // 2)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.blit(landscape(look, "shell/planet-1", 200, (110, 66), sunk=60) or backdrop.sky(look), (0, 0))
        if self._cat:
            cat = look.art("shell/teacher-surprised", self._cat, self._cat)
            surface.blit(cat, cat.get_rect(midbottom=(self.box.centerx, self.box.top + look.px(2))))
        surface.blit(look.box(*self.box.size, "panel", "panel_edge", radius=22), self.box)
        super().draw(surface)


def _sentences(told: Told) -> list[tuple[str, str, str]]:
    """What is said, each with its type role and colour."""
    said = [(_("Something went wrong that nobody had thought of. It is no fault of yours."), "body", "ink")]
    if told.unsaved:
        words = _("{problem} The file below holds it as it was: drop it on this window to go on with it.")
        said.append((words.format(problem=told.unsaved) if told.match else told.unsaved, "body", "bad"))
    elif told.saved:
        words = _("Your match is safe: Continue in the menu goes on after its last decision.")
        said.append((_("The match is safe: it is among the saved ones.") if told.over else words, "strong", "ink"))
    if told.log is None:
        return [*said, (_("What went wrong could not be written down."), "small", "ink_soft")]
    words = _("What went wrong is written down, for whoever can mend it:")
    if told.match is not None:
        words = _("What went wrong is written down, and the match beside it, for whoever can mend it:")
    said.append((words, "small", "ink_soft"))
    said += [(file.name, "small-strong", "ink") for file in (told.log, told.match) if file is not None]
    return [*said, (_("in {folder}", folder=told.log.parent), "small", "ink_soft")]
