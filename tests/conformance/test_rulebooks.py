"""Rulebooks with pictures: for every game that has a room of figures."""

import re
from itertools import takewhile

import pytest
from support.marks import everybody, one_in
from support.walking import rulebook

from tabletop.base import journal
from tabletop.games.shelf import GAMES
from tabletop.kernel.rooms import room_of
from tabletop.screens.rulebook.figures import Figures
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import PALETTES
from tabletop.ui.widgets.rulebook_text import WORDS, Block, parse, terms

NUTSHELL = "In a nutshell"
ORIGIN = "Where this game comes from"
NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?")
FEWEST = 8


def _is_illustrated(game_id: str) -> bool:
    return room_of(GAMES[game_id], "lesson.figures") is not None


ILLUSTRATED = [game_id for game_id in GAMES if _is_illustrated(game_id)]
illustrated = pytest.mark.parametrize("game_id", ILLUSTRATED)


def chapter(blocks: list[Block], title: str) -> list[Block]:
    """What stands under a heading."""
    start = next(place for place, block in enumerate(blocks) if block.kind == "heading" and block.text == title)
    return list(takewhile(lambda block: block.kind != "heading", blocks[start + 1 :]))


@illustrated
def test_a_nutshell_comes_first_then_the_rules_the_words_and_where_the_game_comes_from(game_id):
    blocks = parse(rulebook(game_id))
    headings = [block for block in blocks if block.kind == "heading"]
    assert headings[0].text == NUTSHELL and [block.text for block in headings[-2:]] == [WORDS, ORIGIN]
    assert [block.text for block in headings if not block.number] == [NUTSHELL, WORDS, ORIGIN]
    told = chapter(blocks, NUTSHELL)
    assert 3 <= len(told) <= 4 and {block.kind for block in told} == {"text"}


@illustrated
def test_every_word_names_a_rule_that_is_there(game_id):
    blocks = parse(rulebook(game_id))
    rules, words = {block.number for block in blocks if block.number}, chapter(blocks, WORDS)
    names = [block.anchor for block in words]
    assert len(names) >= FEWEST and all(names), "each begins with the word it explains"
    assert names == sorted(set(names), key=str.casefold), "to be looked up"
    for block in words:
        assert (named := set(NUMBER.findall(block.text))) and named <= rules, block.text


@illustrated
def test_a_rulebook_ends_with_what_was_there_and_what_was_completed(game_id):
    blocks = parse(rulebook(game_id))
    rules, told = {block.number for block in blocks if block.number}, chapter(blocks, ORIGIN)
    leads = [block.anchor for block in told]
    assert leads[:2] == ["The original", "Completed here"] and leads[2:] in ([], ["Ruled here"])
    assert sum(len(block.text) for block in told) < 1300, "it is short"
    named = [set(NUMBER.findall(block.text)) for block in told]
    assert not named[0] and all(named[1:]) and set().union(*named) <= rules, "what was completed names its rules"
    assert not set(leads) & set(terms(blocks).values()), "these are no words that rules lead to"


@illustrated
def test_figures_are_there_and_show_what_there_is(game_id, dummy_screen):
    figures = Figures(game_id)
    named = [block.figure for block in parse(rulebook(game_id)) if block.figure]
    assert len(named) == len(set(named)) >= FEWEST and all(block in figures for block in named)
    assert set(named) == set(figures._figures), "none is forgotten"
    for name in named:
        layout, stage, part = figures._lay(name)
        keys = {thing.key for thing in (*layout.pieces, *layout.zones)}
        figure = figures._figures[name]
        assert set(figure.shows) | set(figure.lit) <= keys, name
        assert set(figure.lit) <= set(stage.sprites), f"{name}: what shines is seen"
        assert part.width > 40 and part.height > 40


@pytest.mark.parametrize("game_id", everybody("paw-of-duty", ILLUSTRATED))
@pytest.mark.parametrize("theme", one_in(len(PALETTES), PALETTES))
def test_figures_are_painted_without_a_hole(game_id, theme, dummy_screen, monkeypatch):
    missing = []
    monkeypatch.setattr(journal.logger(), "warning", lambda words, *names: missing.append(names))
    figures, look = Figures(game_id), Look(PALETTES[theme], (1280, 720))
    for name in figures._figures:
        wide, high = figures.size(name)
        picture = figures.picture(look, name, round(wide), round(high))
        assert not missing, f"{name}: a grey place instead of a picture"
        seen = {tuple(picture.get_at((x, y))) for x in range(0, round(wide), 3) for y in range(0, round(high), 3)}
        assert len(seen) > 20, f"{name}: hardly anything is seen"
