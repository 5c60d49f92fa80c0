"""The pictures of every rulebook: each is there, shows what it should, and is of a position of the game."""

import re

import pytest

from tabletop import paths
from tabletop.games import GAMES
from tabletop.kernel.figure import Figure
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.scenes.controllers import controller_for
from tabletop.scenes.figures import SIZE, Figures
from tabletop.ui.rulebook_page import WORDS, parse

DRAWN: dict[str, dict[str, Figure]] = {game: dict(figures) for game in GAMES if (figures := Figures(game).figures)}
LEAST = 8
NUTSHELL = "In a nutshell"
SOMETIMES = {"lock", "left", "book"}
"""What is shown where it is."""


def blocks(game_id):
    return parse(paths.rulebook(GAMES[game_id]).read_text(encoding="utf-8"))


@pytest.mark.parametrize("game_id", sorted(DRAWN))
def test_every_figure_is_in_the_rulebook_and_the_other_way_round(game_id):
    named = [block.figure for block in blocks(game_id) if block.figure]
    assert sorted(named) == sorted(DRAWN[game_id]) and len(named) >= LEAST
    assert all(block.text.endswith((".", "?", "!")) for block in blocks(game_id) if block.figure)


@pytest.mark.parametrize("game_id", sorted(DRAWN))
def test_what_a_figure_shows_lies_on_its_table(game_id):
    game = GAMES[game_id]
    for name, figure in DRAWN[game_id].items():
        state = figure.position(Rng(1))
        assert game.dump(game.load(game.dump(state))) == game.dump(state), name
        seats = [Seat(AI if at else HUMAN, who, "easy" if at else "") for at, who in enumerate(figure.seats)]
        controller = controller_for(game_id, seats)
        controller.folded = True
        legal = game.legal(state) if figure.asks else ()
        layout = controller.layout(game.view(state, figure.viewer), legal, controller.room(SIZE))
        there = {thing.key for thing in (*layout.pieces, *layout.zones)}
        missing = {*figure.shows, *figure.lit} - there
        assert not {key for key in missing if key.partition(":")[0] not in SOMETIMES}, (name, missing)


@pytest.mark.parametrize("game_id", sorted(DRAWN))
def test_a_rulebook_begins_with_a_nutshell_and_ends_with_its_words(game_id):
    headings = [block for block in blocks(game_id) if block.kind == "heading"]
    assert (headings[0].text, headings[-1].text) == (NUTSHELL, WORDS)
    book = blocks(game_id)
    first, second = (book.index(heading) for heading in headings[:2])
    assert 3 <= second - first - 1 <= 5 and sum(len(block.text) for block in book[first:second]) < 1_200
    numbers = {block.number for block in book}
    for block in book[book.index(headings[-1]) + 1 :]:
        mentioned = re.findall(r"[A-Z]{2}-\d+(?:\.\d+)?", block.text)
        assert block.anchor and mentioned and set(mentioned) <= numbers, block.text
