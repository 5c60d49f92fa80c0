"""Kardashev's letters are as large as asked, nearly, and never too small to be read; what is asked has one line."""

import random
from collections.abc import Iterator

import pygame
import pytest
from support.colonies import sky

from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.games.kardashev.table.paint import place as props
from tabletop.games.kardashev.voice import prompts
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.table import TableScene
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.stage.furniture import writing
from tabletop.ui.stage.overlay import pixels

pytestmark = pytest.mark.rendering

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random"))
NEARLY = 0.62
"""What the largest figures have of what is asked; words have more."""


def asked(seats: int) -> Iterator[Match]:
    """A match by chance, whenever another sort of question is asked of the viewer."""
    match, chance, seen = Match(GAMES["kardashev"], SEATS[:seats], {"roles": "chosen"}, 4), random.Random(4), set()
    while match.to_act is not None:
        kind = match.view(0).question.kind
        if match.to_act == 0 and kind not in seen:
            seen.add(kind)
            yield match
        match.submit(match.to_act, chance.choice(match.legal))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((1280, 720), 160), ((1280, 720), 200), ((960, 600), 200)]
)
def test_letters_on_the_table_are_as_large_as_asked(desk, monkeypatch, seats, size, text):
    here, small, fitted = desk(size, text=text), {}, writing._fitted

    def measured(look, said, width, height, units, face):
        letters, lines = fitted(look, said, width, height, units, face)
        if units and said.strip():
            share = letters / (units * look.unit * look.text_percent / 100)
            if share < (NEARLY if text > 100 else 0.84) or (text == 100 and letters < 11) or lines[-1].endswith("…"):
                small[said] = round(share, 2), letters
        return letters, lines

    monkeypatch.setattr(writing, "_fitted", measured)
    controller, units = KardashevController(SEATS[:seats]), (1280.0, size[1] * 1280 / size[0])
    controller.text = text / 100
    for match in asked(seats):
        for piece in controller.layout(match.view(0), match.legal, units).pieces:
            at = pixels(here.app.look, piece)
            controller.paint(piece.picture, at.width, at.height, here.app.look)
    assert not small


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
@pytest.mark.parametrize("text", [160, 200])
def test_what_is_asked_in_large_letters_covers_no_space(desk, tmp_path, seats, size, text):
    here = desk(size, text=text)
    for number, match in enumerate(asked(seats)):
        table = TableScene(here.app, match, tmp_path / f"{number}.json")
        here.show(table, 6)
        bubble = table.panel.prompt_rect
        assert bubble.height <= 2 * table.look.line_height("asked"), (table.panel.prompt, "has one line")
        for key, sprite in table.stage.sprites.items():
            place = pixels(table.look, sprite.piece)
            corners = (place.midbottom, (place.left, place.centery + place.height // 4))
            assert not (key.startswith("space:") and any(map(bubble.collidepoint, corners))), table.panel.prompt
        table.leave()


def test_every_question_in_large_letters_has_a_few_words():
    kinds = [kind for kind in prompts.PROMPTS if kind not in (jobs.ROLE,)]
    assert set(kinds) <= set(prompts.SHORT)
    assert all(len(said) <= 24 for said in prompts.SHORT.values())


@pytest.mark.parametrize("highest", [9, 19, 28])
@pytest.mark.parametrize("text", [80, 100, 125])
def test_the_first_and_last_number_of_the_rule_of_bids_are_whole(highest, text):
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    painted = props.rule(211, 44, Look(NIGHT, (1280, 720), text), 2, highest)
    alpha = pygame.surfarray.array_alpha(painted)[:, :19]
    assert alpha.any() and not alpha[0].any() and not alpha[-1].any()


@pytest.mark.parametrize("size", [(800, 500), (960, 600), (1280, 720)])
@pytest.mark.parametrize("text", [100, 115, 125])
def test_how_much_of_each_kind_is_in_the_bag_is_told_in_figures(monkeypatch, size, text):
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    written, fitted = [], writing._fitted

    def heard(*asked):
        found = fitted(*asked)
        written.extend(found[1])
        return found

    monkeypatch.setattr(writing, "_fitted", heard)
    look = Look(NIGHT, size, text)
    props.contents(look.px(104), look.px(60), look, 10, 11, 12, 3, 14)
    assert {"10", "11", "12", "3", "14"} <= set(written)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
@pytest.mark.parametrize("text", [80, 100, 130, 160, 200])
def test_the_numbers_of_the_bids_stand_apart(dummy_screen, size, text):
    look = Look(NIGHT, size, text)
    for units in (150, 178, 212):
        for lowest, highest in [(2, most) for most in range(4, 41)] + [(17, 22), (9, 30), (96, 120)]:
            wide, high = look.px(units), look.px(50)
            drawn = props.rule(wide, high, look, lowest, highest)
            ink = pygame.mask.from_threshold(drawn, look.colour("ink"), (90, 90, 90, 255))
            columns = [x for x in range(wide) if any(ink.get_at((x, y)) for y in range(round(high * 0.48)))]
            gap = look.px(5)
            starts = [x for x in columns if not {x - back for back in range(1, gap)} & set(columns)]
            ends = [x for x in columns if not {x + on for on in range(1, gap)} & set(columns)]
            most = writing.lettering(look, "0" * len(str(highest)), wide, round(high * 0.48), 15).get_width()
            assert starts, (units, lowest, highest)
            assert max(end - start for start, end in zip(starts, ends, strict=True)) <= most, (units, lowest, highest)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text", [80, 100, 115, 130, 160, 200])
def test_that_a_round_is_the_last_is_told_on_nobodys_head(desk, seats, size, text):
    """Neither on that of whoever sits below the title nor on one of those on the rail of points."""
    s = sky(colonies=("",) * seats, fleets=("",) * seats, have=("FFF",) * seats, known=("",) * seats)
    s.round, s.final = 11, 12
    for folded in (False, True):
        here = desk(size, text=text)
        table = TableScene(here.app, Match(GAMES["kardashev"], SEATS[:seats], {}, 1, lambda rng: s.copy()), None)
        table.controller.folded = table.panel.log.folded = folded
        here.show(table, 4)
        assert table.panel.banner == "Round 12 is the last"
        title = table.panel.written[1]
        hit = []
        for key, one in table.stage.sprites.items():
            at = pixels(here.app.look, one.piece)
            if key.startswith("head:"):
                at = at.inflate(0, -at.height // 8)  # a picture of a head has a rim
            if key.startswith(("head:", "race:", "plate:")) and title.colliderect(at):
                hit.append((key, at))
        assert not hit, (title, hit)
