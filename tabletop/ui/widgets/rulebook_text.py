"""A rulebook's text as blocks, with the rules and words that they name."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabletop.ui.render.look import LONGEST

_NUMBER = r"[A-Z]{2}-\d+(?:\.\d+)?"
_RULE = re.compile(rf"({_NUMBER})\s+(.*)", re.DOTALL)
MENTION = re.compile(_NUMBER)
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_FIGURE = re.compile(r"!\[(.*)\]\(([\w-]+)\)")
_KINDS = {"#": "title", "##": "heading", ">": "example"}
WORDS = "Words"
"""The heading of the chapter that explains them: each of its paragraphs begins with one in bold."""


class Block(NamedTuple):
    kind: str
    """"title", "heading", "rule", "text", "example" or "figure", whose text stands below it."""
    number: str
    text: str
    bold: tuple[tuple[int, int], ...] = ()
    """The parts of the text that stand out, from and to."""
    figure: str = ""

    @property
    def anchor(self) -> str:
        """By what it is found: its number, or a heading's text, or the word it explains."""
        if self.number or self.kind == "heading":
            return self.number or self.text
        return self.text[slice(*self.bold[0])] if self.bold and self.bold[0][0] == 0 else ""


def parse(text: str) -> list[Block]:
    """The blocks of a rulebook file, which stand between empty lines."""
    blocks = []
    for chunk in re.split(r"\n\s*\n", text.strip()):
        words = " ".join(chunk.split())[:LONGEST]
        mark, _space, rest = words.partition(" ")
        if figure := _FIGURE.fullmatch(words):
            blocks.append(Block("figure", "", figure[1], figure=figure[2]))
        elif mark in _KINDS and rest:
            blocks.append(_block(_KINDS[mark], rest.replace(" > ", " ") if mark == ">" else rest))
        elif words:
            blocks.append(_block("text", words))
    return blocks


def _block(kind: str, words: str) -> Block:
    number, found = "", _RULE.fullmatch(words)
    if found and kind in ("heading", "text"):
        number, words = found.groups()
        kind = "rule" if kind == "text" else kind
    plain, bold, last = "", [], 0
    for part in _BOLD.finditer(words):
        plain += words[last : part.start()]
        bold.append((len(plain), len(plain) + len(part[1])))
        plain += part[1]
        last = part.end()
    return Block(kind, number, plain + words[last:], tuple(bold))


def terms(blocks: Sequence[Block]) -> dict[str, str]:
    """The words a rulebook explains, by how they are written in its rules: as they are, small, or several."""
    found, inside = {}, False
    for block in blocks:
        if block.kind == "heading":
            inside = block.text == WORDS
        elif inside and block.anchor:
            for form in (block.anchor, block.anchor[0].lower() + block.anchor[1:]):
                several = form[:-1] + "ies" if form.endswith("y") else form + "s"
                found[form] = found[several] = block.anchor
    return found


def mentions(block: Block, explained: Mapping[str, str]) -> list[tuple[int, int]]:
    """Where a block names another rule, or a word that is explained elsewhere: once, and not one it explains itself."""
    found = [place.span() for place in MENTION.finditer(block.text)]
    if block.kind in ("rule", "text", "example") and explained:
        seen = {block.anchor}
        longest = sorted(explained, key=len, reverse=True)
        for place in re.finditer("|".join(rf"\b{re.escape(word)}\b" for word in longest), block.text):
            if explained[place[0]] not in seen:
                seen.add(explained[place[0]])
                if not any(first < place.end() and place.start() < last for first, last in block.bold):
                    found.append(place.span())
    return found
