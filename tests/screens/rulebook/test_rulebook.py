"""Reading a rulebook with pictures: links and the way back, what a search found, a close look that leads here."""

import pygame
import pytest
from support.gestures import at, click, press
from support.marks import one_in, thorough
from support.sittings import table_of

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.shared import matches
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.widgets.closeup import CloseupScene
from tabletop.ui.widgets.rulebook_page import RulePage
from tabletop.ui.widgets.rulebook_text import mentions, parse, terms

GAME = "kardashev"
SIZES = [((1280, 720), 100), ((960, 600), 160), ((1280, 720), 200), ((1920, 1080), 80)]
BOOK = """# A game

## In a nutshell

A colony and a home tile.

## AB-1 Rules

AB-1.1 A **colony** is a piece: two colonies, see AB-1.2.

AB-1.2 The colony on a home tile, a colony more, two home tiles.

> An example of colonies.

## Words

**Colony**: a piece on a home tile (AB-1.1).

**Home tile**: where you live (AB-1.2).

**Tile**: a hexagon (AB-1.2).
"""


def link_to(scene: RulebookScene, anchor: str) -> tuple[int, int]:
    """Where the first link to a rule or word is in the window, once it is scrolled to."""
    for line in scene.page._lines:
        for run in line.runs:
            if run.link == anchor:
                scene.area.scroll_to(line.top - 60)
                return scene.page.rect.left + run.x + 4, scene.page.rect.top + line.top + line.height // 2
    raise AssertionError(anchor)


def test_words_are_linked_once_in_a_paragraph_and_not_where_they_are_explained() -> None:
    blocks = parse(BOOK)
    explained = terms(blocks)
    linked = [[block.text[slice(*span)] for span in sorted(mentions(block, explained))] for block in blocks]
    assert linked[2] == ["colony", "home tile"], "the longer of two words"
    assert linked[4] == ["AB-1.2"] and linked[5] == ["colony", "home tile"]
    assert linked[6] == ["colonies"] and linked[8] == ["home tile", "AB-1.1"]


def test_a_link_over_the_end_of_a_line_leads_there_from_both_lines(dummy_screen) -> None:
    followed: list[tuple[str, str]] = []
    page = RulePage(parse(BOOK), lambda anchor, place: followed.append((anchor, place)))
    for width in range(200, 400, 10):
        page.lay_out(Look(NIGHT, (1280, 720)), width)
        links = [run for line in page._lines for run in line.runs if run.link == "Home tile"]
        if any(run.text == "home" for run in links):
            assert any(run.text in ("tile", "tiles") for run in links)
            return
    raise AssertionError("never broken")


@pytest.mark.parametrize(("size", "text"), one_in(2, SIZES))
def test_a_link_shows_the_way_back(desk, size, text) -> None:
    sitting = desk(size, text=text)
    sitting.show(RulebookScene(sitting.app, GAME))
    scene = sitting.top
    assert scene.return_button not in scene.group.widgets
    place = link_to(scene, "Home tile")
    before = scene.area.offset
    sitting.click(place)
    assert scene.page.marked == "Home tile" and scene.area.offset > before
    button = scene.return_button
    assert button in scene.group.widgets and button.hint == "Back to KD-2.2 (Backspace)"
    assert scene.page_card.rect.contains(button.rect) and not button.rect.colliderect(scene.field.rect)
    assert scene.field.rect.width > 5 * sitting.app.look.line_height("body")
    sitting.click(button)
    assert scene.area.offset == before and button not in scene.group.widgets and not scene.page.marked
    sitting.click(link_to(scene, "Home tile"))
    sitting.click(link_to(scene, "KD-6.28"))
    sitting.key("backspace", "backspace")
    assert scene.area.offset == before and button not in scene.group.widgets
    sitting.key("backspace")
    assert sitting.top is scene, "without a link there is nothing to go back to"


@pytest.mark.parametrize(("size", "text"), one_in(2, SIZES))
def test_a_search_lists_the_lines_it_found(desk, size, text) -> None:
    sitting = desk(size, text=text)
    sitting.show(RulebookScene(sitting.app, GAME))
    scene = sitting.top
    sitting.key("f", control=True)
    sitting.type("any mix")
    assert [hit.name for hit in scene.hits] == ["KD-4.3", "Words"]
    for hit in scene.hits:
        assert hit.words.text[slice(*hit.words.bold[0])] == "any mix" and hit in scene.group.widgets
        assert scene.contents.rect.contains(hit.rect)
        for line in hit._texts(sitting.app.look, hit.rect.width)[1]:
            assert line[-1].x + sitting.app.look.font(line[-1].role).size(line[-1].text)[0] <= hit.rect.width
    assert not any(entry in scene.group.widgets for entry in scene.entries)
    assert [hit.current for hit in scene.hits] == [True, False]
    sitting.click(scene.hits[1])
    assert scene.count.words == "2 of 2" and [hit.current for hit in scene.hits] == [False, True]
    line = scene.page.current_top() - scene.area.offset
    assert 0 <= line < scene.area.rect.height
    sitting.key("f", control=True)
    sitting.type("zzz")
    assert not scene.hits and all(entry in scene.group.widgets for entry in scene.entries)
    sitting.key("escape")
    assert sitting.top is scene and not scene.hits


@pytest.mark.parametrize(("size", "text"), [((960, 600), 200), *thorough(*SIZES, ((960, 600), 100))])
@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_every_place_that_was_found_stays_in_its_box(desk, size, text, game) -> None:
    sitting = desk(size, text=text)
    sitting.show(RulebookScene(sitting.app, game))
    scene, look = sitting.top, sitting.app.look
    sitting.key("f", control=True)
    sitting.type("a")
    assert scene.hits
    paper = pygame.Surface(scene.hits[0].rect.inflate(400, 400).size)
    for hit in {hit.name: hit for hit in scene.hits}.values():
        hit.rect.topleft, hit.current, hit.words = (20, 20), False, hit.words._replace(text="", bold=())
        paper.fill("black")
        hit.draw(paper, look, False, False)
        inked = pygame.mask.from_threshold(paper, look.colour("ink"), (90, 90, 90)).get_bounding_rects()
        assert inked and all(hit.rect.contains(ink) for ink in inked), hit.name


def test_the_list_follows_the_reader_from_place_to_place(desk) -> None:
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, GAME))
    scene = sitting.top
    sitting.key("f", control=True)
    sitting.type("KD-6.2")
    found = next(hit for hit in scene.hits if hit.name == "KD-6.2")
    assert found.words.text.startswith("KD-6.2 Encryption"), "a number that was found is shown with its rule"
    for _step in range(len(scene.page.found) + 2):
        sitting.key("f3")
        (hit,) = [hit for hit in scene.hits if hit.current]
        assert hit.name == scene.page.name_of(scene.page.block_of(scene.page.current))
        assert scene.contents.rect.contains(hit.rect)


@pytest.mark.parametrize("text", [100, 200])
def test_the_contents_show_where_the_reader_is(desk, text) -> None:
    sitting = desk(text=text)
    sitting.show(RulebookScene(sitting.app, GAME))
    scene = sitting.top
    for entry in (scene.entries[0], scene.entries[-1]):
        scene.open_rule(entry.block.anchor)
        sitting.step(2)
        assert entry.current and scene.contents.rect.contains(entry.rect)


@pytest.mark.parametrize("game", ["kardashev", "nine-lives", "space-kitties", "paw-of-duty", "cat-quest"])
def test_a_nutshell_is_one_screen(desk, game) -> None:
    sitting = desk((1280, 720))
    sitting.show(RulebookScene(sitting.app, game))
    scene = sitting.top
    first, second = (scene.page.top_of(entry.block.anchor) for entry in scene.entries[:2])
    assert second - first <= scene.area.rect.height


def test_figures_come_one_after_the_other_and_are_no_taller_than_half_a_window(desk) -> None:
    for size, text in SIZES:
        sitting = desk(size, text=text)
        sitting.show(RulebookScene(sitting.app, GAME, "KD-4.3"), frames=1)
        scene, look = sitting.top, sitting.app.look
        wide, high = scene.page._figure_size(look, "harvest", scene.page.rect.width // 2)
        assert wide <= scene.page.rect.width // 2 and high <= size[1] / 2
        sitting.step(12)
        assert scene.figures._wanted is None, "all that is seen is painted"


@pytest.mark.parametrize(("size", "text"), one_in(2, SIZES))
def test_a_close_look_leads_to_its_rule_by_a_click_and_back(desk, size, text) -> None:
    sitting = desk(size, text=text)
    seats = (Seat(HUMAN, "Ann"), Seat(AI, "Nova", "easy"))
    matches.begin(sitting.app, matches.Setup(GAME, seats, {}, 7))
    sitting.step(20)
    table = table_of(sitting)
    for key in ("bag", "own:0"):
        click(sitting.app, at(table, key), button=3)
        look = sitting.top
        assert isinstance(look, CloseupScene), key
        assert sitting.app.window.get_rect().contains(look.rule.rect)
        sitting.click(look.rule)
        sitting.step(2)
        assert isinstance(sitting.top, RulebookScene) and sitting.top.page.marked == look.explanation.rule
        press(sitting.app, pygame.K_ESCAPE)
        assert sitting.top is look, "back to where one was"
        press(sitting.app, pygame.K_F1)
        assert isinstance(sitting.top, RulebookScene)
        press(sitting.app, pygame.K_ESCAPE)
        press(sitting.app, pygame.K_ESCAPE)
        assert sitting.top is table
