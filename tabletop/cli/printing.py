"""A rulebook on paper: as Markdown, or as one page of HTML with its pictures."""

from __future__ import annotations

import os
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.files import read_file
from tabletop.base.words import _, language
from tabletop.kernel.game import Game

if TYPE_CHECKING:
    from tabletop.screens.rulebook.figures import Figures
    from tabletop.ui.widgets.rulebook_text import Block

_FIGURE = re.compile(r"^!\[(.*)\]\([\w-]+\)$", re.MULTILINE)
SHARP = 1.5
"""Pixels for each unit of a picture: enough for paper."""
WINDOW = 1280, 720
STYLE = """
body { font: 17px/1.5 Georgia, "Noto Serif", serif; color: #241a33; background: #fff; max-width: 44em; margin: 2em auto;
       padding: 0 1em; }
h1, h2 { font-family: "Trebuchet MS", "Noto Sans", sans-serif; line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2em; border-bottom: 2px solid #e2b98a; }
.number { font: bold 0.85em "Trebuchet MS", "Noto Sans", sans-serif; color: #8a4a1f; margin-right: 0.6em; }
a { color: inherit; text-decoration: underline dotted #b98a5a; }
blockquote { margin: 1em 0 1em 1.5em; padding: 0.2em 1em; border-left: 4px solid #e2b98a; background: #fdf6ec; }
figure { margin: 1em 0 1.5em 1.5em; break-inside: avoid; }
figure img { max-width: 100%; max-height: 22em; border-radius: 6px; }
figcaption { font-size: 0.88em; color: #5b4a6b; }
p { orphans: 3; widows: 3; }
@media print { body { font-size: 11pt; margin: 0; max-width: none; } blockquote { background: none; } }
"""
PAGE = """\
<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>{style}</style></head>
<body>
{body}
</body></html>"""


def as_markdown(game: Game) -> str:
    """The rulebook as it is written, with the words below its pictures in place of these."""
    return _FIGURE.sub(lambda figure: f"*{figure[1]}*", _read(game)).strip()


def as_html(game: Game) -> str:
    """The rulebook as one page that needs nothing else."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # it is painted where nobody sees it
    import pygame

    from tabletop.ui.widgets.rulebook_text import parse, terms
    from tabletop.window.display import start_display

    start_display()
    pygame.font.init()
    pygame.display.set_mode(WINDOW)
    try:
        blocks = parse(_read(game))
        body = "\n".join(_written(game, blocks, terms(blocks)))
    finally:
        pygame.display.quit()
    page = PAGE.format(language=language(), title=escape(game.info.title), style=STYLE, body=body)
    return page.encode("ascii", "xmlcharrefreplace").decode()  # read rightly whatever it is taken for


def _read(game: Game) -> str:
    try:
        return read_file(paths.rulebook(game)).replace("\0", "")
    except (OSError, ValueError):
        raise TabletopError(_("The rulebook of this game cannot be found.")) from None


def _written(game: Game, blocks: list[Block], explained: Mapping[str, str]) -> Iterator[str]:
    from tabletop.screens.rulebook.figures import Figures

    figures = Figures(game.info.id)
    there = {block.anchor for block in blocks}
    for block in blocks:
        words = _linked(block, explained, there)
        place = f' id="{_place(block.anchor)}"' if block.anchor else ""
        number = f'<span class="number">{escape(block.number)}</span>' if block.number else ""
        if block.kind == "title":
            yield f"<h1>{words}</h1>"
        elif block.kind == "heading":
            yield f"<h2{place}>{number}{words}</h2>"
        elif block.kind == "example":
            yield f"<blockquote>{words}</blockquote>"
        elif block.figure in figures:
            picture = f'<img alt="" src="{_embedded(figures, block.figure)}">'
            yield f"<figure>{picture}<figcaption>{words}</figcaption></figure>"
        elif not block.figure:
            yield f"<p{place}>{number}{words}</p>"


def _linked(block: Block, explained: Mapping[str, str], there: set[str]) -> str:
    """The words of a block; rules and words explained elsewhere lead there, and what stands out does."""
    from tabletop.ui.widgets.rulebook_text import mentions

    marks: list[tuple[int, int, str]] = []
    for first, last in block.bold:
        marks += [(first, 1, "<strong>"), (last, -1, "</strong>")]
    for first, last in mentions(block, explained):
        anchor = explained.get(block.text[first:last], block.text[first:last])
        inside = any(start < first < end or start < last < end for start, end in block.bold)
        if anchor in there and not inside and block.kind != "title":
            marks += [(first, 2, f'<a href="#{_place(anchor)}">'), (last, -2, "</a>")]
    text, at = "", 0
    for place, _order, mark in sorted(marks, key=lambda mark: mark[:2]):
        text, at = text + escape(block.text[at:place]) + mark, place
    return text + escape(block.text[at:])


def _place(anchor: str) -> str:
    return re.sub(r"\W+", "-", anchor)


def _embedded(figures: Figures, name: str) -> str:
    """A picture as an address that holds all of it."""
    import pygame

    from tabletop.ui.render.look import Look
    from tabletop.ui.render.theme import PALETTES

    (wide, high), file = figures.size(name), BytesIO()
    picture = figures.picture(Look(PALETTES["night"], WINDOW), name, round(wide * SHARP), round(high * SHARP))
    pygame.image.save(picture, file, "figure.png")
    return "data:image/png;base64," + b64encode(file.getvalue()).decode()
