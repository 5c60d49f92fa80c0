"""Every game has golden playthroughs, and they replay to the byte."""

import json

import pytest
from playthroughs import record

from tabletop.games.shelf import GAMES

FILES = sorted(record.FOLDER.glob("*.json"))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_registered_game_has_a_playthrough(game_id):
    assert [path for path in FILES if path.name.startswith(game_id)]


def test_every_playthrough_can_be_recorded_again():
    assert {path.stem for path in FILES} == set(record.PLAYTHROUGHS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_replays_to_the_byte(path):
    text = path.read_bytes().decode("utf-8")
    assert record.retell(text) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_of_a_game_that_ended(path):
    told = json.loads(path.read_bytes())
    assert told["outcome"] is not None and path.name.startswith(told["game"])
