"""The pictures of every rulebook: positions of the game, with everything in them that they show."""

import re
from importlib import import_module
from importlib.util import find_spec

import pytest
from walking import rulebook

from tabletop.games import GAMES, SHELF
from tabletop.kernel.figure import Figure
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.scenes.controllers import controller_for
from tabletop.scenes.figures import SIZE

ROOMS = {game: SHELF[game].table.partition(":")[0].rpartition(".")[0] + ".figures" for game in SHELF}
FIGURES: dict[str, dict[str, Figure]] = {
    game: import_module(room).FIGURES for game, room in ROOMS.items() if find_spec(room)
}
SOMETIMES = {"lock", "left", "book"}
"""What is shown where it is."""


@pytest.mark.parametrize("game_id", sorted(FIGURES))
def test_every_figure_is_in_the_rulebook_once_and_has_a_caption(game_id):
    named = re.findall(r"^!\[(.+)\]\(([\w-]+)\)$", rulebook(game_id), re.MULTILINE)
    assert sorted(name for _caption, name in named) == sorted(FIGURES[game_id])
    assert all(caption[-1] in ".!" for caption, _name in named) and len(named) >= 8


@pytest.mark.parametrize(("game_id", "name"), [(game, name) for game in sorted(FIGURES) for name in FIGURES[game]])
def test_a_figure_shows_what_is_on_the_table_in_a_position_of_the_game(game_id, name):
    game, figure = GAMES[game_id], FIGURES[game_id][name]
    state = figure.position(Rng(1))
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    controller = controller_for(
        game_id, [Seat(AI if at else HUMAN, who, "easy" if at else "") for at, who in enumerate(figure.seats)]
    )
    controller.folded = True
    layout = controller.layout(game.view(state, figure.viewer), (), controller.room(SIZE))
    there = {thing.key for thing in (*layout.pieces, *layout.zones)}
    missing = {*figure.shows, *figure.lit} - there
    assert not {key for key in missing if key.partition(":")[0] not in SOMETIMES}, missing
