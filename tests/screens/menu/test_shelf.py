"""The first screen with any number of games, and a game nobody has painted or composed anything for."""

from itertools import pairwise

import pygame
import pytest
from support.screens import check_layout
from support.sittings import GAME, keep, played, table_of

from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.shelf import GAMES, SHELF, Box, put_on_shelf
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.setup.setup import SetupScene
from tabletop.screens.table.table import TableScene

pytestmark = pytest.mark.rendering

LONG = "Moonlight Market: The Long Night of the Whiskered Merchants"


class Plain(NineLives):
    """A game with rules and a table, and with no picture, music or emblem of its own."""

    def __init__(self, number: int) -> None:
        super().__init__()
        title = LONG if number % 2 else f"Yarn {number}"
        self.info = NineLives().info._replace(id=f"plain-{number}", title=title, minutes="120-240", accent="#2f8f6f")


@pytest.fixture
def shelf():
    """A shelf with as many games as a test wants, some of them plain; it is put back afterwards."""
    before = list(SHELF.values())

    def stock(many: int, plain: int = 0) -> None:
        kept = before[: many - plain]
        fill([*kept, *(Box(Plain(number), before[0].table, 0.1) for number in range(many - len(kept)))])

    def fill(boxes: list[Box]) -> None:
        SHELF.clear()
        GAMES.clear()
        for box in boxes:
            put_on_shelf(box)

    yield stock
    fill(before)


@pytest.mark.parametrize("many", [1, 2, 3, 5, 6, 7, 9])
@pytest.mark.parametrize(
    ("size", "texts"),
    [((960, 600), (80, 160)), ((1280, 720), (100, 200)), ((1280, 960), (115,)), ((2560, 1080), (100,))],
)
def test_the_menu_holds_with_any_number_of_games(desk, shelf, many, size, texts) -> None:
    shelf(many)
    for text in texts:
        sitting = desk(size, text=text)
        sitting.show(MenuScene(sitting.app), frames=4)
        scene, window = sitting.top, sitting.app.window.get_rect()
        assert [box.info.id for box in scene.boxes] == list(GAMES) and len(GAMES) == many
        for box in scene.boxes:
            if box is not scene.chosen:
                sitting.click(box)
            assert scene.chosen is box, "the pointer reaches every box"
            check_layout(scene, window)
            panel = scene.panel.rect
            for widget in (*scene.panel._labels, scene.panel.play_button, scene.panel.rules_button):
                assert panel.contains(widget.rect), f"{many} games, {size}, {text} %"
                assert not widget.rect.colliderect(scene.panel.emblem)
            assert not panel.colliderect(scene.plank) and panel.contains(scene.panel.emblem)
            assert panel.bottom < scene.footer.buttons[0].rect.top
            assert scene.tags[-1] not in scene.group.widgets or scene.plank.contains(scene.tags[-1].rect)
            assert box.rect.top > scene.title.rect.bottom - scene.look.px(8)
        for one, other in pairwise(sorted(scene.boxes, key=lambda box: box.rect.left)):
            assert one.rect.right < other.rect.left


def test_titles_grow_with_the_text(desk) -> None:
    letters = []
    for text in (100, 160, 200):
        sitting = desk((960, 600), text=text)
        sitting.show(MenuScene(sitting.app), frames=2)
        scene = sitting.top
        assert all(box.title(scene.look)[0].get_width() <= box.rect.width for box in scene.boxes)
        letters.append([box.title(scene.look)[0].get_height() for box in scene.boxes])
    for small, larger, largest in zip(*letters, strict=True):
        assert small < larger <= largest


def test_the_menu_comes_to_rest_in_the_largest_window(desk) -> None:
    sitting = desk((3840, 2160))
    sitting.show(MenuScene(sitting.app), frames=12)
    assert not sitting.app.look.loading and not sitting.app.step(1 / 60)
    sitting.key("escape")
    sitting.step(6)
    assert not sitting.app.look.loading, "a question over it takes no picture away"


@pytest.mark.parametrize("many", [1, 2, 5, 9])
@pytest.mark.parametrize("text", [80, 100, 200])
def test_keys_reach_every_game_and_its_buttons(desk, shelf, many, text) -> None:
    shelf(many)
    sitting = desk((960, 600), text=text)
    sitting.show(MenuScene(sitting.app), frames=4)
    scene = sitting.top
    for place, box in enumerate(scene.boxes):
        if place:
            sitting.key("right")
        assert scene.group.focus is scene.chosen is box
        sitting.key("down")
        assert scene.group.focus is scene.panel.play_button
        sitting.key("right")
        assert scene.group.focus is scene.panel.learn_button
        sitting.key("down")
        assert scene.group.focus is scene.panel.rules_button
        sitting.key("left")
        assert scene.group.focus is scene.panel.setup_button
        sitting.key("up")
        assert scene.group.focus is scene.panel.play_button and scene.chosen is box
        sitting.key("up")


def test_a_game_without_any_art_has_a_title_card_and_an_emblem(desk, shelf) -> None:
    shelf(6, plain=1)
    sitting = desk(greeted=True)
    sitting.show(MenuScene(sitting.app), frames=8)
    scene = sitting.top
    box = scene.boxes[-1]
    sitting.click(box)
    sitting.move((1, 1))
    window = sitting.app.window
    accent = pygame.Color(box.info.accent)

    def near(rect: pygame.Rect) -> int:
        """How many of its points have a hue like the game's colour."""
        points = [(x, y) for x in range(rect.left, rect.right, 3) for y in range(rect.top, rect.bottom, 3)]
        return sum(abs(window.get_at(at).hsva[0] - accent.hsva[0]) < 15 for at in points)

    assert near(box.rect) > 1000 and near(scene.panel.emblem) > 100
    painted = scene.boxes[0].rect
    assert near(painted) < near(box.rect) / 3, "a painted box keeps its picture"
    title = box.rect.copy()
    title.top = box.rect.bottom - box.rect.height // 4
    assert sum(window.get_at((x, title.centery)).r > 200 for x in range(title.left, title.right)) > 5


def test_a_missing_rulebook_is_a_sentence(desk, shelf) -> None:
    shelf(6, plain=1)
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, "plain-0", "XX-1.1"))
    assert "cannot be found" in sitting.top.page.blocks[0].text


def test_a_game_without_art_or_music_can_be_set_up_read_about_and_played_in_silence(desk, shelf) -> None:
    shelf(6, plain=1)
    sitting = desk(speed="normal")
    sitting.app.sound.open()
    sitting.show(MenuScene(sitting.app), frames=6)
    scene = sitting.top
    assert pygame.mixer.music.get_busy(), "the menu has music"
    sitting.click(scene.boxes[-1])
    for act, expected in ((scene.set_up, SetupScene), (scene.open_rules, RulebookScene)):
        act()
        sitting.step(3)
        assert isinstance(sitting.top, expected)
        sitting.app.pop()
    scene.play()
    sitting.key("right", "return")  # no lesson first
    sitting.step(3)
    assert isinstance(sitting.top, TableScene) and sitting.top.match.game.info.id == "plain-0"
    assert not pygame.mixer.music.get_busy(), "no music instead of another game's"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_large_letters_leave_every_box_its_label_and_its_foot(desk, size) -> None:
    sitting = desk(size, text=160)
    sitting.show(MenuScene(sitting.app), frames=4)
    scene = sitting.top
    for box, tag in zip(scene.boxes, scene.tags, strict=True):
        assert tag in scene.group.widgets and scene.plank.contains(tag.rect), "players, minutes and weight"
        assert not tag.rect.colliderect(box.rect)


@pytest.mark.parametrize("text", (100, 130, 160, 200))
@pytest.mark.parametrize("size", ((960, 600), (1280, 720), (1920, 1080)))
def test_players_and_minutes_stand_under_every_box_however_large_the_letters(desk, monkeypatch, size, text):
    monkeypatch.delitem(GAMES, "crazy-eights")  # the five there are
    sitting = desk(size, text=text)
    sitting.show(MenuScene(sitting.app), 6)
    menu = sitting.top
    assert all(tag in menu.group.widgets for tag in menu.tags)
    letters = menu.look.font("small-strong")
    for tag, box in zip(menu.tags, menu.boxes, strict=True):
        assert menu.plank.contains(tag.rect) and not tag.rect.colliderect(box.rect)
        assert tag.rect.height >= letters.get_linesize() and tag.rect.width > letters.size(tag.minutes + tag.players)[0]
    for tag, other in pairwise(menu.tags):
        assert tag.rect.right < other.rect.left


def test_the_cat_offers_a_lesson_of_the_game_that_is_looked_at(desk):
    sitting = desk((1280, 720))
    menu = MenuScene(sitting.app)
    sitting.show(menu, 5)
    for box in menu.boxes[:3]:
        menu._choose(box)
        sitting.step(2)
        assert menu.panel.welcome is not None and box.info.short_title in menu.panel.welcome.words
        assert menu.panel.welcome in menu.group.widgets and menu.group.focus in (None, *menu.group.widgets)
    menu._decline()
    menu._choose(menu.boxes[0])
    assert menu.panel.welcome is None


def test_whoever_has_matches_is_offered_no_first_lesson_though_the_settings_were_lost(desk):
    keep(played(9), "begun")
    sitting = desk((1280, 720))
    menu = MenuScene(sitting.app)
    sitting.show(menu, 5)
    assert menu.chosen.info.id == GAME and menu.panel.welcome is None
    menu.play()
    assert table_of(sitting).match.game.info.id == GAME, "nor asked before that game begins"
    sitting.app.reset(menu)
    menu._choose(menu.boxes[1])
    menu.play()
    assert sitting.top is not menu and not any(isinstance(scene, TableScene) for scene in sitting.app.scenes)
