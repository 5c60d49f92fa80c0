"""At a real table of Nine Lives: what is chosen, and where hints, the coach and the verdict speak."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from support.gestures import at, click, settle

from tabletop.games.nine_lives.lesson.positions import after, table
from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.screens.table.table import TableScene
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.widgets.closeup import ChooserScene

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
    click(here.shell, at(here, life))
    click(here.shell, at(here, "slot:0"))
    scene = here.shell.scenes[-1]
    assert isinstance(scene, ChooserScene)
    assert [tile.choice.words for tile in scene.tiles] == ["+4: Hearts to 11", "+4: Spades to 6"]
    assert [tile.choice.warning for tile in scene.tiles] == ["Hearts burst: 11, over 9", ""]
    assert scene.group.focus is scene.tiles[1]


def lives_played(seats: int) -> Position:
    """Somebody else has played a life, and the viewer is to play."""
    match = Match(NineLives(), [Seat(AI, NAMES[seat], "random") for seat in range(seats)], {}, 4)
    chance = random.Random(4)
    while match.to_act != 0 or not any(play.life for play in match.state.plays):
        assert match.to_act is not None
        match.submit(match.to_act, chance.choice(match.legal))
    return lambda rng: match.state.copy()


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((960, 600), 100), ((1920, 1080), 100), ((1280, 720), 160)]
)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nobody_speaks_across_what_is_told_beside_a_card(desk, tmp_path, seats, size, text):
    """Neither the coach nor the cats, nor what is said of the card itself: the flame tells that it is a life."""
    here = sit(desk(size, text=text), tmp_path, lives_played(seats))
    look, window = here.look, here.shell.window
    notes = {
        key: pixels(look, one.piece).inflate(-4, -4)
        for key, one in here.stage.sprites.items()
        if key.startswith("note:")
    }
    cards = {key: here.stage.sprites[key].piece.about[0] for key in notes}
    assert notes and set(cards.values()) <= set(here.stage.sprites)
    for words in ("A life is safe here.", "Your life would be lost: Hearts stand at 8, and that is too much."):
        here.coach.speech.say(words)
        here.drawing.draw(window)
        assert here.coach.speech.rect and here.coach.speech.rect.collidelist(list(notes.values())) < 0
    here.coach.speech.hush()
    for seat in range(1, seats):
        here.moods.said = (seat, "That was my best life, and look what you did to it!")
        place = here.moods.draw(window, look, [])
        assert place is None or place.collidelist(list(notes.values())) < 0
    here.moods.said = None
    for key, card in cards.items():
        here.hand.hovered = card
        here.callouts.update(1.0)
        here.drawing.draw(window)
        here.callouts.update(1.0)
        here.drawing.draw(window)
        note = here.callouts.note()
        assert note is not None and note.place == card
        assert not here.callouts._placed[1].colliderect(notes[key]), "it stands beside the card and its flame"
    here.hand.hovered = ""
