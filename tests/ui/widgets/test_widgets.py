"""The controls, used by mouse and by keys in a real window."""

import pygame
import pytest

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.screen import Screen
from tabletop.ui.widgets.controls import Choice, Slider, Toggle
from tabletop.ui.widgets.dialog import Dialog, confirm, tell
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.rulebook_page import RulePage
from tabletop.ui.widgets.rulebook_text import parse
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.widget import Button, Label, Widget, draw_tooltip


class Bench(Screen):
    """A screen with the widgets under test, one below the other."""

    def __init__(self, app, *widgets: Widget) -> None:
        super().__init__(app)
        self.group.widgets = list(widgets)
        self.went_back = 0

    def arrange(self) -> None:
        y = 100
        for widget in self.group.widgets:
            widget.rect = pygame.Rect((100, y), widget.size(self.look, 600))
            y = widget.rect.bottom + 20

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")
        super().draw(surface)

    def back(self) -> None:
        self.went_back += 1


def bench(desk, *widgets: Widget):
    sitting = desk()
    sitting.show(Bench(sitting.app, *widgets))
    return sitting


def lit(sitting, rect: pygame.Rect) -> bool:
    """Whether the ring of the focus is drawn around a rectangle."""
    ring, focus = rect.inflate(8, 8), sitting.app.look.colour("focus")
    return any(
        pygame.Color(*sitting.app.window.get_at((ring.centerx, ring.top + row))[:3]) == focus for row in range(4)
    )


# -- switches, sliders, choices ----------------------------------------------------------------------------


def test_toggle_by_click_and_key(desk) -> None:
    seen: list[bool] = []
    toggle = Toggle(False, seen.append)
    sitting = bench(desk, toggle)
    sitting.click(toggle)
    sitting.key("return", "space")
    sitting.key("left")
    assert seen == [True, False, True, False]
    sitting.key("left")
    assert seen == [True, False, True, False], "left of off is still off"
    toggle.enabled = False
    sitting.click(toggle)
    assert not toggle.value


def test_slider_by_drag_and_key(desk) -> None:
    seen: list[int] = []
    done: list[bool] = []
    slider = Slider(50, 0, 100, 5, seen.append, done=lambda: done.append(True))
    sitting = bench(desk, slider)
    y = slider.rect.centery
    sitting.move((slider._track.centerx, y))
    sitting.down((slider._track.centerx, y))
    sitting.move((slider._track.right + 300, y + 80))
    assert slider.value == 100 and not done, "held outside its rectangle it still follows"
    sitting.up((slider._track.right + 300, y + 80))
    assert done == [True]
    sitting.move((slider._track.left, y))
    assert slider.value == 100, "let go it no longer follows"
    sitting.key("left", "left")
    assert slider.value == 90
    sitting.key("home", "left")
    assert slider.value == 0
    assert seen == [100, 95, 90, 0]


def test_choice_abreast(desk) -> None:
    seen: list[str] = []
    choice = Choice([("a", "Apple"), ("b", "Banana"), ("c", "Cherry")], "a", seen.append)
    sitting = bench(desk, choice)
    sitting.click((choice.rect.right - 20, choice.rect.centery))
    assert seen == ["c"]
    sitting.key("left", "right", "right")
    assert seen == ["c", "b", "c"]
    sitting.key("return")
    assert choice.value == "a", "enter goes round"


def test_choice_one_at_a_time_where_it_is_narrow(desk) -> None:
    choice = Choice([(number, "A rather long word " * 2) for number in range(3)], 0, lambda value: None)
    sitting = bench(desk, choice)
    assert choice.rect.width <= 600
    sitting.click((choice.rect.right - 10, choice.rect.centery))
    assert choice.value == 1
    sitting.click((choice.rect.left + 10, choice.rect.centery))
    sitting.click((choice.rect.left + 10, choice.rect.centery))
    assert choice.value == 2


# -- text --------------------------------------------------------------------------------------------------


def test_field_edits_where_the_caret_is(desk) -> None:
    field = TextField("", lambda text: None, limit=8)
    sitting = bench(desk, field)
    sitting.click(field)
    sitting.type("mim")
    sitting.key("home")
    sitting.type("a ")
    assert field.text == "a mim"
    sitting.key("delete", "right", "backspace")
    assert field.text == "a m"
    sitting.key("end")
    sitting.type("abcdefghij")
    assert field.text == "a mabcde", "no longer than its limit"


def test_field_is_written_anew_after_all_of_it_was_marked(desk) -> None:
    field = TextField("Player 2", lambda text: None, limit=8)
    sitting = bench(desk, field)
    sitting.click(field)
    sitting.key("a", control=True)
    sitting.type("Bob")
    assert (field.text, field.caret) == ("Bob", 3)
    sitting.key("a", control=True)
    sitting.key("home")
    sitting.type("J")
    assert field.text == "JBob", "an arrow takes the mark away"
    sitting.key("a", control=True)
    sitting.key("backspace")
    assert field.text == ""


def test_field_of_digits_refuses_letters(desk) -> None:
    field = TextField("", lambda text: None, digits=True)
    sitting = bench(desk, field)
    sitting.click(field)
    sitting.type("4a2")
    assert field.text == "42"


def test_field_click_puts_the_caret_between_letters(desk) -> None:
    field = TextField("meow", lambda text: None)
    sitting = bench(desk, field)
    sitting.click((field.rect.right - 5, field.rect.centery))
    assert field.caret == 4
    sitting.click((field.rect.left + 3, field.rect.centery))
    assert field.caret == 0


def test_field_keeps_letters_from_shortcuts_and_lets_the_focus_go(desk) -> None:
    field, button = TextField("", lambda text: None), Button("Below", lambda: None)
    sitting = bench(desk, field, button)
    sitting.click(field)
    sitting.key("down")
    assert sitting.top.group.focus is button
    sitting.key("up", "tab")
    assert sitting.top.group.focus is button
    sitting.key("escape")
    assert sitting.top.went_back == 1


# -- focus -------------------------------------------------------------------------------------------------


def test_focus_is_always_seen_and_skips_what_cannot_be_used(desk) -> None:
    pressed: list[str] = []
    first, second, third = (Button(name, lambda name=name: pressed.append(name)) for name in "abc")
    second.enabled = False
    sitting = bench(desk, first, Label("words"), second, third)
    sitting.key("tab")
    assert sitting.top.group.focus is first and lit(sitting, first.rect)
    sitting.key("down")
    assert sitting.top.group.focus is third
    assert lit(sitting, third.rect) and not lit(sitting, first.rect)
    sitting.key("tab", "tab", shift=True)
    assert sitting.top.group.focus is third
    sitting.key("space")
    sitting.click(second)
    assert pressed == ["c"]


def test_what_cannot_be_used_says_why_by_click_and_by_key(desk) -> None:
    pressed: list[str] = []
    first, second = (Button(name, lambda name=name: pressed.append(name)) for name in "ab")
    second.enabled, second.hint = False, "There is nothing to undo."
    sitting = bench(desk, first, second)
    below = second.rect.move(0, second.rect.height + 12)

    def says_it() -> bool:
        return any(
            sitting.app.window.get_at((below.centerx, y))[:3] != (0, 0, 0) for y in range(below.top, below.bottom)
        )

    sitting.click(second)
    assert says_it() and not pressed
    sitting.move((5, 5))
    assert not says_it(), "a hint dies with the pointer that asked for it"
    sitting.key("tab", "tab")
    assert sitting.top.group.focus is second and lit(sitting, second.rect) and not says_it()
    sitting.key("return")
    assert says_it() and not pressed


def test_the_ring_of_a_round_widget_is_round(desk) -> None:
    toggle = Toggle(False, lambda on: None)
    sitting = bench(desk, toggle)
    sitting.key("tab")
    ring, focus = toggle.rect.inflate(8, 8), sitting.app.look.colour("focus")
    corner = pygame.Rect(ring.topleft, (ring.height // 4, 4))
    points = [(x, y) for x in range(corner.left, corner.right) for y in range(corner.top, corner.bottom)]
    assert lit(sitting, toggle.rect)
    assert not any(pygame.Color(*sitting.app.window.get_at(at)[:3]) == focus for at in points)


def test_a_press_counts_only_where_it_began(desk) -> None:
    pressed: list[str] = []
    first, second = (Button(name, lambda name=name: pressed.append(name)) for name in "ab")
    sitting = bench(desk, first, second)
    sitting.down(first.rect.center)
    sitting.up(second.rect.center)
    assert not pressed


def test_tooltip_comes_after_a_while(desk) -> None:
    button = Button("A", lambda: None, hint="What it does")
    sitting = bench(desk, button)
    below = pygame.Rect(button.rect.left, button.rect.bottom + 10, 60, 20)

    def picture() -> bytes:
        return pygame.image.tobytes(sitting.app.window.subsurface(below), "RGB")

    before = picture()
    sitting.move(button.rect.center)
    sitting.step(5)
    assert picture() == before
    sitting.step(40)
    assert picture() != before
    sitting.down(button.rect.center)
    assert picture() == before, "a press has done with it"


def test_tooltip_comes_to_the_keyboard_too(desk) -> None:
    button = Button("A", lambda: None, hint="What it does")
    sitting = bench(desk, Button("B", lambda: None), button)
    below = (button.rect.centerx, button.rect.bottom + 20)
    before = sitting.app.window.get_at(below)
    sitting.key("tab", "tab")
    sitting.step(40)
    assert sitting.top.group.focus is button
    assert sitting.app.window.get_at(below) != before


# -- scrolling ---------------------------------------------------------------------------------------------


class Listing(Bench):
    """Twenty rows in an area that has room for a few, and a button below."""

    def __init__(self, app) -> None:
        self.pressed: list[int] = []
        self.area = ScrollArea()
        self.rows = [Button(f"Row {number}", lambda number=number: self.pressed.append(number)) for number in range(20)]
        self.below = Button("Below", lambda: None)
        super().__init__(app, self.area, *self.rows, self.below)

    def arrange(self) -> None:
        self.area.rect = pygame.Rect(100, 100, 400, 200)
        for number, row in enumerate(self.rows):
            row.rect = pygame.Rect(110, 104 + 50 * number, 300, 40)
        self.area.hold(self.rows, 1008, self.look)
        self.below.rect = pygame.Rect(110, 320, 300, 40)


@pytest.fixture
def listing(desk):
    sitting = desk()
    sitting.show(Listing(sitting.app))
    return sitting


def test_focus_by_key_scrolls_into_sight(listing) -> None:
    scene = listing.top
    listing.key(*["tab"] * 10)
    assert scene.group.focus is scene.rows[9]
    assert scene.area.rect.contains(scene.rows[9].rect)
    listing.key("pagedown", "pagedown", "pagedown", "pagedown")
    assert scene.area.offset == scene.area.furthest
    listing.key("up")
    assert scene.group.focus is scene.rows[8] and scene.area.rect.contains(scene.rows[8].rect)


def test_what_is_scrolled_away_is_neither_seen_nor_touched(listing) -> None:
    scene = listing.top
    assert scene.rows[4].rect.colliderect(scene.below.rect)
    listing.click(scene.below)
    assert scene.group.focus is scene.below and not scene.pressed
    colours = {tuple(listing.app.window.get_at((x, y))) for x in range(110, 400, 40) for y in range(380, 600, 20)}
    assert len(colours) == 1, "rows are drawn below their area"


def test_wheel_and_thumb(listing) -> None:
    scene = listing.top
    listing.wheel((200, 200), -2)
    assert scene.area.offset > 0
    under = next(row for row in scene.rows if row.rect.collidepoint(200, 200))
    listing.click((200, 200))
    assert scene.pressed == [scene.rows.index(under)]
    listing.wheel((200, 200), 50)
    assert scene.area.offset == 0
    thumb = scene.area._thumb()
    listing.down(thumb.center)
    listing.move((thumb.centerx, thumb.centery + 500))
    listing.up((thumb.centerx, thumb.centery + 500))
    assert scene.area.offset == scene.area.furthest
    listing.move((thumb.centerx, 100))
    assert scene.area.offset == scene.area.furthest


# -- dialogs -----------------------------------------------------------------------------------------------


def test_confirm_does_it_only_when_told(desk) -> None:
    sitting = desk()
    sitting.show(Bench(sitting.app, Button("A", lambda: None)))
    done: list[str] = []
    confirm(sitting.app, "Delete?", "It cannot be brought back.", "Delete", lambda: done.append("yes"))
    sitting.step()
    sitting.key("escape")
    assert not done and isinstance(sitting.top, Bench)
    confirm(sitting.app, "Delete?", "It cannot be brought back.", "Delete", lambda: done.append("yes"))
    sitting.key("return")
    assert not done and isinstance(sitting.top, Bench)
    confirm(sitting.app, "Delete?", "It cannot be brought back.", "Delete", lambda: done.append("yes"))
    sitting.key("right", "return")
    assert done == ["yes"] and isinstance(sitting.top, Bench)


def test_tell_holds_long_sentences_at_every_size(desk) -> None:
    for size, text in (((960, 600), 160), ((1280, 720), 80)):
        sitting = desk(size, text=text)
        sitting.show(Bench(sitting.app, Button("A", lambda: None)))
        tell(sitting.app, "A title that is rather long for a title", "Many words make a long sentence. " * 8)
        sitting.step()
        assert isinstance(sitting.top, Dialog)
        assert sitting.app.window.get_rect().contains(sitting.top.box)
        for widget in sitting.top.group.widgets:
            assert sitting.top.box.contains(widget.rect)


# -- the rulebook's text -----------------------------------------------------------------------------------

BOOK = """# A game

Some **bold words** before.

## AB-1 First things

AB-1.1 A rule that goes on
over two lines, see AB-2.1.

> An example.

AB-1.2 **Cats** win.

## AB-2 Second things

AB-2.1 Dogs do not.
"""


def test_rulebook_is_read_into_blocks() -> None:
    blocks = parse(BOOK)
    assert [(block.kind, block.number) for block in blocks] == [
        ("title", ""),
        ("text", ""),
        ("heading", "AB-1"),
        ("rule", "AB-1.1"),
        ("example", ""),
        ("rule", "AB-1.2"),
        ("heading", "AB-2"),
        ("rule", "AB-2.1"),
    ]
    assert blocks[1].text == "Some bold words before." and blocks[1].bold == ((5, 15),)
    assert blocks[3].text == "A rule that goes on over two lines, see AB-2.1."
    assert blocks[5].bold == ((0, 4),)


def test_rulebook_wraps_without_losing_a_letter(dummy_screen: None) -> None:
    page = RulePage(parse(BOOK * 3), lambda number: None)
    for percent in (80, 160):
        look = Look(NIGHT, (960, 600), percent)
        for width in (300, 700):
            page.lay_out(look, width)
            for place, block in enumerate(page.blocks):
                runs = [run for line in page._lines if line.block == place for run in line.runs if run.start >= 0]
                assert all(block.text[run.start : run.start + len(run.text)] == run.text for run in runs)
                assert sum(len(run.text.replace(" ", "")) for run in runs) == len(block.text.replace(" ", ""))
                for run in runs:
                    assert run.x + look.font(run.role).size(run.text)[0] <= width, (run.text, width)


def test_rulebook_search_finds_across_bold_and_line_ends(dummy_screen: None) -> None:
    page = RulePage(parse(BOOK), lambda number: None)
    page.lay_out(Look(NIGHT, (960, 600), 160), 220)
    page.search("BOLD words before")
    assert len(page.found) == 1 and len(page.found[0]) >= 2
    page.search("ab-1.2")
    assert len(page.found) == 1
    page.search("things")
    assert len(page.found) == 2
    page.search("unicorn")
    assert page.found == []


def test_a_tooltip_does_not_stand_on_what_is_asked(dummy_screen) -> None:
    look, surface = Look(NIGHT, (1280, 720)), pygame.display.get_surface()
    button, asked = pygame.Rect(1080, 670, 44, 44), pygame.Rect(1000, 600, 240, 60)
    place = draw_tooltip(surface, look, "Nobody has moved since you did.", button, asked)
    assert not place.colliderect(asked) and surface.get_rect().contains(place)
