"""Furniture: every picture at every size, words that grow, colours of the palette, and where things stand."""

import pygame
import pytest

from tabletop.base import paths
from tabletop.cast.characters import CHARACTERS
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import CONTRAST, NIGHT, SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture.writing import FLOOR
from tabletop.ui.stage.moods import MOODS

pytestmark = pytest.mark.rendering

HEAD = "seats/cat-0-calm"

PICTURES = {
    "box": ("box", ("label", "inside"), "raised", "accent", 2.0, 0.8, 12, 6),
    "row": ("row", (0, ("art", HEAD)), (2, ("label", "left")), (1, ("label", "right"))),
    "column": ("column", (2, ("label", "above")), (0, ("art", HEAD)), (1, ())),
    "label": ("label", "a line of words", 15, "ink_soft", "medium", "left"),
    "called": ("called", "Wilhelmina von Mew", 16),
    "note": ("note", "needs 4", 15, "panel", "glow", "", HEAD),
    "button": ("button", "End turn", "accent", "dice"),
    "slot": ("slot", "Wilhelmina Mew", "seats/badge-1", 1),
    "tray": ("tray", "From Oscar", 2),
    "art": ("art", HEAD, 0.8),
    "bust": ("bust", "seats/cat-0", True, None, "glad"),
    "tally": ("tally", ("nine-lives/tea-light", "good", "", "panel_edge"), "center"),
    "die": ("die", 5, 0),
}
SIZES = ((5, 5), (40, 18), (60, 150), (300, 44), (500, 320))


@pytest.fixture(autouse=True)
def screen(dummy_screen: None) -> None:
    """Pictures need a window to be converted for."""


def look_at(text: int = 100, palette=NIGHT, size: tuple[int, int] = (1280, 720)) -> Look:
    return Look(palette, size, text)


def ink(words: str, width: int, height: int, text: int, units: float = 15) -> pygame.Rect:
    """The part of a label that is not empty."""
    label = furniture.paint(("label", words, units), width, height, look_at(text))
    return label.get_bounding_rect()


def colours(surface: pygame.Surface) -> set[tuple[int, int, int]]:
    """Every colour that is not see-through."""
    width, height = surface.get_size()
    found = (surface.get_at((x, y)) for x in range(width) for y in range(height))
    return {(colour.r, colour.g, colour.b) for colour in found if colour.a > 250}


def rgb(colour: str) -> tuple[int, int, int]:
    return tuple(pygame.Color(colour))[:3]


def test_every_painter_has_a_picture_here():
    assert set(PICTURES) == set(furniture.PAINTERS)


@pytest.mark.parametrize("text", [80, 100, 160])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_painted_in_its_own_room(name, size, text):
    for window in ((1280, 720), (960, 600), (2560, 1440)):
        painted = furniture.paint(PICTURES[name], *size, look_at(text, size=window))
        assert painted.get_width() <= size[0] and painted.get_height() <= size[1]
    assert painted.get_bounding_rect().width or min(size) < 10, "something is seen"


def test_a_game_s_own_painter_comes_first():
    def mine(width, height, look, colour):
        surface = pygame.Surface((width, height))
        surface.fill(colour)
        return surface

    own = {"label": mine}
    assert furniture.paint(("label", "#ff0000"), 4, 4, look_at(), own).get_at((1, 1)) == pygame.Color("#ff0000")
    assert furniture.paint(("tray",), 40, 40, look_at(), own).get_size() == (40, 40)


# -- words -------------------------------------------------------------------------------------------------


def test_words_grow_with_the_text_size_as_far_as_there_is_room():
    heights = [ink("Luna", 300, 60, text).height for text in (80, 100, 130, 160)]
    assert heights == sorted(set(heights)), "each larger than the one before"
    assert ink("Luna", 300, 16, 160).height <= 16
    assert ink("Luna", 36, 60, 160).width <= 36


@pytest.mark.parametrize("words", ["Luna", "Wilhelmina Mew", "A rather long sentence about very little indeed"])
@pytest.mark.parametrize("room", [(40, 14), (90, 20), (90, 60), (300, 200)])
def test_words_never_leave_their_room_however_large_the_text(words, room):
    for text in (80, 160):
        lettering = furniture.lettering(look_at(text), words, *room, 15)
        assert lettering.get_width() <= room[0]
        assert ink(words, *room, text).size == lettering.get_bounding_rect().size, "no tail is cut off"


def test_words_are_broken_into_lines_only_where_that_makes_them_larger():
    one, two = ink("Wilhelmina Mew", 90, 18, 100), ink("Wilhelmina Mew", 90, 60, 100)
    assert two.height > 1.8 * one.height
    assert ink("Wilhelmina Mew", 400, 60, 100).height < two.height


def test_words_are_never_smaller_than_the_floor_but_end_with_an_ellipsis():
    look = look_at(80, size=(960, 600))
    floor = look.face("bold", FLOOR)
    tiny = furniture.lettering(look, "Wilhelmina Mew the Second", 60, 12, 15)
    assert tiny.get_height() == floor.size("W")[1]
    assert floor.size("Wilhelmina Mew the Second")[0] > 60 >= tiny.get_width()


def test_words_written_line_by_line_keep_their_lines():
    look = look_at()
    both = furniture.lettering(look, "Neil Katstrong\ntrapped", 200, 80, 15)
    assert both.get_height() > 1.5 * furniture.lettering(look, "Neil Katstrong", 200, 80, 15).get_height()


def test_the_text_size_reaches_buttons_notes_and_slots():
    for picture in (("button", "Go"), ("note", "Go", 14), ("slot", "Go"), ("tray", "Go")):
        small, large = (furniture.paint(picture, 260, 90, look_at(text)) for text in (80, 160))
        assert pygame.image.tobytes(small, "RGBA") != pygame.image.tobytes(large, "RGBA"), picture


# -- colours -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picture", "ground", "words"),
    [
        (("box", ("label", "Luna", 30)), "panel", "ink"),
        (("button", "Luna"), "accent", "ink_accent"),
        (("button", "Luna", "raised"), "raised", "ink"),
        (("note", "Luna", 30, "glow"), "glow", "ink_accent"),
    ],
)
def test_grounds_and_words_have_the_palette_s_colours(picture, ground, words):
    for palette, other in ((NIGHT, CONTRAST), (CONTRAST, NIGHT)):
        found = colours(furniture.paint(picture, 200, 60, look_at(palette=palette)))
        assert {rgb(getattr(palette, ground)), rgb(getattr(palette, words))} <= found
        assert rgb(getattr(other, ground)) not in found


def test_an_empty_place_that_waits_for_a_seat_has_its_colour():
    waiting, quiet = (furniture.paint(("slot", "", "", seat), 80, 110, look_at()) for seat in (2, NOBODY))
    assert rgb(SEAT_COLOURS[2]) in colours(waiting) and rgb(SEAT_COLOURS[2]) not in colours(quiet)


# -- things ------------------------------------------------------------------------------------------------


def test_a_head_wears_its_mood_when_it_is_drawn(monkeypatch, tmp_path):
    monkeypatch.setattr("tabletop.base.paths.ART", tmp_path)
    for name, colour in (("head-calm", "#ff0000"), ("head-glad", "#00ff00")):
        square = f'<rect width="9" height="9" fill="{colour}"/>'
        shape = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{square}</svg>'
        (tmp_path / f"{name}.svg").write_text(shape, encoding="utf-8")
    painted = furniture.paint(("bust", "head", False, None, "glad"), 20, 20, look_at())
    assert painted.get_at((10, 10)) == pygame.Color("#00ff00")


# -- where things stand ------------------------------------------------------------------------------------


def hand(count: int):
    return [(f"card:{number}", ("card", number)) for number in range(count)]


@pytest.mark.parametrize("count", [1, 2, 7, 30])
def test_a_hand_stays_in_its_room_and_is_level_in_the_middle(count):
    pieces = furniture.fan(hand(count), 500, 600, 700, (120, 168), least=60, sag=16, turn=6, mine=True)
    assert [piece.key for piece in pieces] == [f"card:{number}" for number in range(count)]
    assert all(abs(piece.x - 500) + piece.width / 2 <= 350.001 for piece in pieces)
    assert all(piece.mine and piece.card for piece in pieces)
    assert all(piece.height == pytest.approx(piece.width * 1.4) for piece in pieces)
    assert [piece.layer for piece in pieces] == list(range(10, 10 + count))
    assert sum(piece.x for piece in pieces) / count == pytest.approx(500)
    angles = [piece.angle for piece in pieces]
    assert angles == sorted(angles, reverse=True) and sum(angles) == pytest.approx(0)


def test_cards_shrink_before_they_overlap():
    few, many, crowd = (furniture.fan(hand(count), 500, 0, 700, (120, 168), least=60) for count in (3, 8, 20))
    assert few[0].width == 120 > many[0].width > crowd[0].width == 60
    assert many[1].x - many[0].x >= many[0].width > 0
    assert crowd[1].x - crowd[0].x < 60


def test_others_sit_in_turn_order_after_the_viewer():
    assert furniture.others(4, 1) == [2, 3, 0]
    assert furniture.others(3, None) == [0, 1, 2]
    assert furniture.along(3, 100, 10) == [90, 100, 110] and furniture.along(0, 100, 10) == []


def test_a_pile_shows_its_top_or_an_empty_place_and_says_its_words():
    words, top = furniture.pile("pile", ("card", 3), "Discards · 4", 100, 100, (70, 98))
    assert top.picture == ("card", 3) and top.card and words.picture[1] == "Discards · 4"
    assert words.y - words.height / 2 >= top.y + top.height / 2 - 1, "below, not on it"
    empty = furniture.pile("pile", None, "", 100, 100, (70, 98))[1]
    assert empty.picture == ("slot",) and not empty.card
    assert furniture.pile("pile", None, "", 100, 100, (70, 98), taken=True)[1].card


def test_under_a_deck_there_are_no_more_edges_than_cards():
    def edges(count):
        return [piece.key for piece in furniture.under("deck", ("back",), count, 0, 0, (10, 14), 4, 3)]

    assert edges(0) == edges(1) == [] and edges(2) == ["deck:1"]
    assert edges(9) == ["deck:3", "deck:2", "deck:1"], "the lowest is drawn first"


def test_the_programs_cats_have_faces_of_their_own_in_every_mood():
    for character in CHARACTERS:
        picture = furniture.head(Seat(AI, character.name, "easy"), 3, 0, 0, 90).picture
        assert picture[1] == character.face
        missing = [mood for mood in MOODS if not (paths.ART / f"{character.face}-{mood}.svg").exists()]
        assert not missing, "a mood nobody has drawn"
    assert furniture.face(Seat(HUMAN, "Oscar"), 3) == "seats/cat-3", "a person of that name is no cat of the program"


def test_a_plate_tells_who_decides_and_whether_a_machine_sits_there():
    robot, person = Seat(AI, "Robot", "easy"), Seat(HUMAN, "Ada")
    marked, plain = (furniture.head(who, 2, 0, 0, 90).picture for who in (robot, person))
    seen = [pygame.image.tobytes(furniture.paint(picture, 90, 90, look_at()), "RGBA") for picture in (marked, plain)]
    assert marked[1] == plain[1] == "seats/cat-2" and seen[0] != seen[1], "the same cat, one with a machine's mark"
    assert "Easy" in repr(furniture.named(robot, 2)) and "Easy" not in repr(furniture.named(robot, 2, level=False))
    calm, acting = (furniture.plate(1, busy, (1, furniture.named(person, 1))) for busy in (False, True))
    calm_edge, acting_edge = (
        sum(rgb(SEAT_COLOURS[1]) == tuple(painted.get_at((x, 40)))[:3] for x in range(10))
        for painted in (furniture.paint(picture, 200, 80, look_at()) for picture in (calm, acting))
    )
    assert acting_edge > calm_edge > 0
