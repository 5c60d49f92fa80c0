"""What this program is: its version, what has changed, what comes with it and under which licences."""

import re
from functools import partial

import pygame

from tabletop import __version__
from tabletop.base import licences, paths
from tabletop.base.files import read_file
from tabletop.base.licences import Chapter
from tabletop.base.words import _
from tabletop.ui.input import Input, Key
from tabletop.ui.render.look import LONGEST, Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.book import Book, Entry
from tabletop.ui.widgets.rulebook_page import RulePage
from tabletop.ui.widgets.rulebook_text import Block, parse
from tabletop.ui.widgets.widget import Widget, draw_lines

_RULED = re.compile(r"^\s*[-=*]{3,}\s*$", re.MULTILINE)
"""Lines that only underline."""
ICON = 64
"""Units of the program's icon."""


class _Badge(Widget):
    """The program's icon, its name and its version."""

    focusable = False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, max(look.px(ICON), look.line_height("subheading") + look.line_height("small")) + look.px(GAP)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        at = put(surface, look.art("shell/icon", look.px(ICON), look.px(ICON)), *self.rect.midleft, "midleft")
        left = at.right + look.px(GAP)
        name = look.text("Tabletop", "subheading", "ink", self.rect.right - left, one_line=True)
        draw_lines(surface, [name, look.text(__version__, "small", "ink_soft")], left, self.rect.centery)


def chapters() -> list[Chapter]:
    told = [
        _("This is version {version}.", version=__version__),
        _("Games about cats and space, at one table: for one person against AIs, or for friends who pass the mouse."),
        _("Every move is saved at once. Your matches are in {folder}.", folder=paths.saves()),
        _("If something goes wrong, {file} tells more.", file=paths.log_file()),
        _("Tabletop is free software under the MIT licence. What comes with it keeps its own licence: read on."),
    ]
    changes = Chapter(_("What has changed"), read_file(paths.CHANGES).partition("\n")[2].strip())
    return [Chapter(_("This program"), "\n\n".join(told)), changes, *licences.chapters(licences.written())]


def blocks(chapter: Chapter) -> list[Block]:
    """A chapter's text as it is drawn, without marks that underline or quote."""
    found = [Block("heading", "", chapter.title)]
    for block in parse(_shortened(chapter.text)):
        kind = "text" if block.kind == "rule" else block.kind
        found.append(block._replace(kind=kind, number="", text=f"{block.number} {block.text}".strip()))
    return found


def _shortened(text: str) -> str:
    """Paragraphs too long to be drawn at once are cut between two words."""
    parts = []
    for part in _RULED.sub("", text).replace("`", "").split("\n\n"):
        words = part.strip()
        while len(words) > LONGEST:
            cut = words.rfind(" ", 0, LONGEST)
            parts.append(words[:cut])
            words = words[cut:].strip()
        parts.append(words)
    return "\n\n".join(parts)


class AboutScene(Book):
    """Chapters at the left, the chosen one beside them."""

    planet = "shell/planet-2"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, _("About Tabletop"))
        self.chapters = chapters()
        self.badge = _Badge()
        self.entries = [
            Entry(Block("heading", "", chapter.title), partial(self.turn_to, place))
            for place, chapter in enumerate(self.chapters)
        ]
        self.turn_to(0)
        self.group.set_focus(self.entries[0])

    def turn_to(self, place: int) -> None:
        self.place = place
        for number, entry in enumerate(self.entries):
            entry.current = number == place
        self.page = RulePage(blocks(self.chapters[place]), lambda number, where: None)
        cards = [self.contents_card, self.contents, *self.listed, self.page_card, self.area, self.page]
        self.group.widgets = [self.back_button, self.title, *cards]
        self.group.changed = True
        self.area.offset = 0
        self.arrange()

    def handle(self, event: Input) -> None:
        if isinstance(event, Key) and event.name in ("page up", "page down", "home", "end"):
            self.group.changed = self.area.handle(event) or self.group.changed
        else:
            super().handle(event)

    @property
    def listed(self) -> list[Widget]:
        return [self.badge, *self.entries]
