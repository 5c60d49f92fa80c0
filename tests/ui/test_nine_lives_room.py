"""At a real table of Nine Lives: what is chosen, and where hints, the coach and the verdict speak."""

from collections.abc import Callable
from pathlib import Path

import pytest
from gestures import at, click, settle

from tabletop.games.nine_lives.model import NineLivesState
from tabletop.games.nine_lives.positions import after, table
from tabletop.games.nine_lives.rules import NineLives
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.scenes.table import TableScene
from tabletop.ui.closeup import ChooserScene

pytestmark = pytest.mark.rendering
NAMES = ("You", "Biscuit", "Nova", "Mochi", "Pixel", "Luna")
Position = Callable[[Rng], NineLivesState]


class Prepared(NineLives):
    """Begins with a position written by hand."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def setup(self, options, seats, rng) -> NineLivesState:
        return self.load(self.dump(self.position(rng)))


def sit(sitting, path: Path, position: Position) -> TableScene:
    count = position(Rng(1)).seats
    people = [Seat(AI if seat else HUMAN, NAMES[seat], "random" if seat else "") for seat in range(count)]
    here = TableScene(sitting.app, Match(Prepared(position), people, {}, 3), path / "match.json")
    sitting.show(here)
    settle(sitting.app, 10)
    return here


HAIRBALL = after(
    table("C2 C6 | H3 | 9", "S2 C1 | S1 | 9", "H4 C4 | C7 | 9", keeper=1), "play:S2", "play:H4"
)  # fmt: skip


def test_a_choice_that_costs_a_life_says_so_and_keys_begin_with_one_that_does_not(desk, tmp_path):
    here = sit(desk(), tmp_path, HAIRBALL)
    life = next(iter(here.hand.index.lifts))
    click(here.app, at(here, life))
    click(here.app, at(here, "slot:0"))
    scene = here.app.scenes[-1]
    assert isinstance(scene, ChooserScene)
    assert [tile.choice.words for tile in scene.tiles] == ["+4: Hearts to 11", "+4: Spades to 6"]
    assert [tile.choice.warning for tile in scene.tiles] == ["Hearts burst: 11, over 9", ""]
    assert scene.group.focus is scene.tiles[1]
