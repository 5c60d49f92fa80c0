"""The pictures, the nutshell and the words of Paw of Duty's rulebook."""

from pathlib import Path

import tabletop.games.paw_of_duty as game
from tabletop.games.paw_of_duty.lesson.figures import FIGURES
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.games.paw_of_duty.table.controller import PawOfDutyController
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.widgets.rulebook_text import WORDS, parse, terms

GAME = PawOfDuty()
BLOCKS = parse((Path(game.__file__).parent / "rulebook.md").read_text(encoding="utf-8"))
HEADINGS = [block for block in BLOCKS if block.kind == "heading"]
TABLE = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))


def test_every_picture_of_the_rulebook_is_there_and_none_is_left_over():
    named = [block.figure for block in BLOCKS if block.kind == "figure"]
    assert len(named) >= 8 and sorted(named) == sorted(FIGURES)


def test_a_picture_shows_a_position_of_the_game_and_what_it_names():
    for name, figure in FIGURES.items():
        state = figure.position(Rng(1))
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state), name
        layout = TABLE.layout(GAME.view(state, figure.viewer), (), (1280.0, 720.0))
        there = {thing.key for thing in (*layout.pieces, *layout.zones)}
        assert there.issuperset((*figure.shows, *figure.lit)), name


def test_the_nutshell_comes_first_and_the_words_after_all_rules():
    assert HEADINGS[0].text == "In a nutshell" and HEADINGS[-2].text == WORDS
    first, second = (BLOCKS.index(heading) for heading in HEADINGS[:2])
    assert 3 <= second - first - 1 <= 4 and not any(block.number for block in BLOCKS[first:second])


def test_every_word_leads_to_a_rule():
    numbers = {block.number for block in BLOCKS}
    explained = set(terms(BLOCKS).values())
    words, after = (BLOCKS.index(heading) for heading in HEADINGS[-2:])
    for block in BLOCKS[words + 1 : after]:
        assert block.anchor in explained
        assert any(f"{number})" in block.text or f"{number}," in block.text for number in numbers if number), block
