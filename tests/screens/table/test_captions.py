"""Words that rise over a table: they keep off names, numbers and whatever else is there to be read."""

import math
import random
from itertools import chain

import pytest

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.table import TableScene
from tabletop.ui.render.effects import Caption
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.placement import covered

pytestmark = pytest.mark.rendering

NAMES = ("You", "Mimi", "Nova", "Oscar")
MOST = {"nine-lives": 4, "space-kitties": 4, "paw-of-duty": 2, "cat-quest": 4, "kardashev": 3}
SEEDS = dict.fromkeys(MOST, (5,)) | {"paw-of-duty": (5, 6, 7)}
DECISIONS = 160
CELLS = [((1280, 720), 100), ((960, 600), 100), ((1920, 1080), 100), ((1280, 720), 160)]


def rising(sitting, game: str, seed: int):
    """All captions of a match played by chance, each with the table it rises over, drawn once."""
    seats = [Seat(AI if place else HUMAN, name, "easy" if place else "") for place, name in enumerate(NAMES)]
    match, chance = Match(GAMES[game], seats[: MOST[game]], {}, seed), random.Random(seed)
    table = TableScene(sitting.app, match, None)
    sitting.show(table)
    playback = table.playback
    playback.staging = False
    while match.to_act is not None and match.position < DECISIONS:
        playback.show(match.view(0), at_once=True)
        record = match.submit(match.to_act, chance.choice(match.legal))
        for frame in record.frames[0]:
            playback._show_frame(frame)
            playback.stage.finish()
            playback.effects = [effect for effect in playback.effects if isinstance(effect, Caption)]
            for effect in playback.effects:
                effect.update(0.2)
            playback.draw_effects(sitting.app.window, [table.panel.prompt_rect, *table.panel.written])
            yield from ((effect, table) for effect in playback.effects)
            playback.effects.clear()


@pytest.mark.parametrize(("size", "text"), CELLS)
@pytest.mark.parametrize("game", MOST)
def test_words_that_rise_keep_off_plates_and_numbers(desk, game, size, text):
    sitting, count = desk(size, text=text, speed="fast", chatter="off"), 0
    look = sitting.app.look
    for caption, table in chain.from_iterable(rising(sitting, game, seed) for seed in SEEDS[game]):
        place, stage = caption._placed[1], table.stage
        kinds = ("seat:", "plate:", "plaque:", "pilot:", "best:", "kinds:", "race:", "name:1")
        plates = [one.piece for key, one in stage.sprites.items() if key.startswith(kinds) and not one.piece.board]
        read = {plate.key: pixels(look, plate) for plate in plates}
        read["the prompt"] = table.panel.prompt_rect
        read |= {f"the panel's {number}": rect for number, rect in enumerate(table.panel.written)}
        hit = {key: covered(place, [rect]) for key, rect in read.items() if covered(place, [rect])}
        assert not hit, (caption.words, place, hit)
        assert sitting.app.window.get_rect().contains(place)
        away = math.hypot(place.centerx - look.px(caption.x), place.bottom - look.px(caption.y))
        assert away < look.px(300 if text == 100 else 420), (caption.words, "is too far from what it is about")
        count += 1
    assert count > 5
