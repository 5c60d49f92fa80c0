"""About: version, changes, what is inside and every licence, for mouse and keys, at any size."""

import pytest

from tabletop import __version__
from tabletop.base import licences
from tabletop.screens.menu import about
from tabletop.screens.menu.about import AboutScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.ui.widgets.dialog import Dialog


def words(scene: AboutScene) -> str:
    return "\n".join(block.text for block in scene.page.blocks)


def test_the_menu_leads_there_and_escape_back(desk):
    desk = desk()
    menu = MenuScene(desk.app)
    desk.show(menu, 5)
    (button,) = [button for button in menu.footer.buttons if button.icon == "info"]
    desk.click(button)
    assert isinstance(desk.top, AboutScene) and __version__ in words(desk.top)
    desk.key("escape")
    assert desk.top is menu


def test_every_chapter_can_be_read_to_its_end(desk):
    desk = desk()
    scene = AboutScene(desk.app)
    desk.show(scene)
    titles = [chapter.title for chapter in scene.chapters]
    assert titles[:3] == ["This program", "What has changed", "What is inside"]
    assert {licences.known().titles[name] for name in ("lgpl-2.1", "psf", "zlib")} <= set(titles)
    for place, entry in enumerate(scene.entries):
        entry.press()
        desk.step()
        assert scene.place == place and entry.current
        desk.key("end")
        assert scene.area.offset == scene.area.furthest
        desk.key("home")
        assert scene.area.offset == 0


def test_arrows_walk_the_chapters_and_return_opens_one(desk):
    desk = desk()
    scene = AboutScene(desk.app)
    desk.show(scene)
    desk.key("down", "down", "return")
    assert scene.place == 2 and "SDL_mixer" in words(scene)


@pytest.mark.parametrize("text", [80, 100, 200])
def test_nothing_is_cut_off_at_any_size(desk, text):
    for size in ((960, 600), (1280, 720), (2560, 1080)):
        seat = desk(size, text=text)
        scene = AboutScene(seat.app)
        seat.show(scene)
        for entry in scene.entries:
            assert scene.contents_card.rect.left < entry.rect.left and entry.rect.right < scene.contents_card.rect.right
        assert scene.page.rect.right <= scene.page_card.rect.right
        assert scene.contents_card.rect.right < scene.page_card.rect.left


def test_no_letter_of_a_licence_is_left_out_of_what_is_drawn():
    for chapter in about.chapters():
        drawn = "".join("".join(block.text.split()) for block in about.blocks(chapter)[1:])
        kept = about._RULED.sub("", chapter.text.replace("`", "")).replace("## ", "")
        assert drawn == "".join(kept.split()), chapter.title


@pytest.mark.parametrize("text", [80, 100, 200])
def test_it_is_laid_out_as_a_rulebook_is(desk, text):
    for size in ((960, 600), (1920, 1080)):
        seat = desk(size, text=text)
        book, rules = AboutScene(seat.app), RulebookScene(seat.app, "nine-lives")
        for scene in (book, rules):
            seat.show(scene)
        assert book.contents_card.rect == rules.contents_card.rect and book.page_card.rect == rules.page_card.rect
        assert book.page.rect.width == rules.page.rect.width
        assert rules.area.rect.top > rules.field.rect.bottom, "which has its search above the text"


@pytest.mark.parametrize(("text", "beside"), [(100, True), (200, False)])
def test_answers_stand_beside_each_other_only_where_they_have_room(desk, text, beside):
    seat = desk(text=text)
    answers = [(f"Whatever Wilhelmina says {number}", lambda: None) for number in range(3)]
    question = Dialog(seat.app, "Really?", "Some words.", answers)
    seat.show(question)
    rows = {button.rect.top for button in question.buttons}
    assert len(rows) == (1 if beside else 3)
    assert all(question.box.contains(button.rect) for button in question.buttons)
    assert seat.app.window.get_rect().contains(question.box)
