"""Space Kitties with large letters, and with the log folded away."""

import os

import pygame
import pytest
from support.marks import one_in
from support.space import GAME, quest_first, table

from tabletop.games.space_kitties.rules.content import CARDS, COMMANDERS, NUMBER
from tabletop.games.space_kitties.table.controller import SpaceKittiesController
from tabletop.games.space_kitties.table.paint.pieces import card_face
from tabletop.games.space_kitties.table.seats import ROOMY
from tabletop.games.space_kitties.voice.words import CARD_NAMES, SHORT_NAMES
from tabletop.kernel.match import AI, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.panel.panel import BUTTON, STEP
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.stage.furniture import paint
from tabletop.ui.stage.furniture.writing import _fitted

SIZES = ((1280.0, 720.0), (1280.0, 800.0), (1707.0, 720.0))
TEXTS = (0.8, 1.0, 1.15, 1.3, 1.45, 1.6, 2.0)
SLUGS = [who.slug for who in COMMANDERS]


def told(seats, text=1.0, folded=False):
    names = ("Ann", "Wilhelmina Mew", "Oscar", "Luna", "Biscuit", "Pixel", "Tiger", "Mortimer")
    controller = SpaceKittiesController([Seat(AI, names[seat], "easy") for seat in range(seats)])
    controller.text, controller.folded = text, folded
    return controller


def middle(seats):
    """A game somebody has played for a while."""
    rng, chance = Rng(3), Rng(4)
    s = GAME.setup({}, seats, rng)
    for _move in range(60 * seats):
        if s.turn < 0:
            break
        before = s.copy()
        GAME.apply(s, quest_first(s, chance), rng)
    return before if s.turn < 0 else s


def boxes(layout, *kinds):
    return {
        piece.key: (piece.x - piece.width / 2, piece.y - piece.height / 2, piece.width, piece.height)
        for piece in layout.pieces
        if piece.key.split(":")[0] in kinds
    }


def cover(one, other):
    return (
        one[0] < other[0] + other[2] - 4 and other[0] < one[0] + one[2] - 4
        and one[1] < other[1] + other[3] - 4 and other[1] < one[1] + one[3] - 4
    )  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("seats", one_in(3, range(2, 9)))
def test_nothing_lies_on_anything_at_any_size_of_letters(seats, folded, text, size):
    s = middle(seats)
    for seat in (0, None):
        layout = told(seats, text, folded).layout(GAME.view(s, seat), (), size)
        things = boxes(
            layout, "seat", "lane", "quests", "deck", "discards", "ability", "log", "gate-words", "new-words"
        )
        hud = layout.hud
        buttons = (hud.buttons[0] - BUTTON / 2, hud.buttons[1] - BUTTON / 2, 3 * STEP + BUTTON, BUTTON)
        things["title"], things["buttons"] = hud.title, buttons
        if seat is not None:  # the pages begin a little below the upper edge of their picture
            left, top, wide, high = things["quests"]
            things["quests"] = (left, top + 14, wide, high - 14)
        if "log" not in things:
            things["log"] = hud.log
        if text > 1.3:  # else it stands beside the hand, as small as its words
            things["prompt"] = hud.prompt
        keys = sorted(things)
        for number, key in enumerate(keys):
            left, top, wide, high = things[key]
            assert left > -1 and top > -1 and left + wide < size[0] + 1 and top + high < size[1] + 1, key
            for other in keys[number + 1 :]:
                assert not cover(things[key], things[other]), (key, other)


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("text", [1.45, 1.6, 2.0])
def test_what_is_on_a_rivals_screen_stays_on_it_and_apart(text, seats, folded):
    layout = told(seats, text, folded).layout(GAME.view(middle(seats), 0), (), SIZES[0])
    screens, parts = boxes(layout, "seat"), boxes(layout, "name", "race", "head", "book", "left", "bay")
    for seat in range(1, seats):
        left, top, wide, high = screens[f"seat:{seat}"]
        own = {key: box for key, box in parts.items() if key.split(":")[1] == str(seat)}
        for key, box in own.items():
            assert box[0] >= left and box[1] >= top and box[0] + box[2] <= left + wide + 1, key
            assert box[1] + box[3] <= top + high, key
            assert not any(cover(box, other) for name, other in own.items() if name != key), key


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_rivals_screen_grows_with_the_letters(seats):
    """The name, how many quests are left, and the numbers of the lanes have room for what is asked, or nearly."""
    view = GAME.view(middle(seats), 0)
    for text in (1.6, 2.0):
        layout = told(seats, text).layout(view, (), SIZES[0])
        parts = boxes(layout, "name", "book", "bay")
        for seat in range(1, seats):
            assert parts[f"name:{seat}"][3] * 0.83 >= 16 * text * 0.99
            assert parts[f"book:{seat}"][3] * 0.8 >= 19 * text * 0.9
            assert all(parts[f"bay:{seat}:{lane}"][3] * 0.84 >= 13 * text * 0.9 for lane in range(4))


@pytest.fixture
def look():
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))

    def at(percent):
        return Look(NIGHT, (1280, 720), percent)

    return at


@pytest.mark.parametrize("percent", [160, 200])
def test_names_and_numbers_on_a_card_of_the_hand_grow(look, percent):
    """Each card has a name, whole or short, in letters nearly as large as asked."""
    room, pixels = round(212 * 98 / 250), round(13 * percent / 100)
    font = look(percent).face("bold", round(pixels * 0.84))
    for number, short in enumerate(SHORT_NAMES):
        assert font.size(short)[0] <= room and (CARD_NAMES[number].startswith(short.rstrip(".!")))
    assert len(set(SHORT_NAMES)) == len(CARD_NAMES)
    for card in {NUMBER[card]: card for card in range(CARDS)}.values():
        usual, large = (card_face(98, 137, look(size), card) for size in (100, percent))
        assert pygame.image.tobytes(usual, "RGBA") != pygame.image.tobytes(large, "RGBA")


@pytest.mark.parametrize(("percent", "units"), [(160, 16), (200, 16)])
def test_the_commanders_abilities_are_written_as_large_as_asked(look, percent, units):
    text = percent / 100
    layout = told(2, text).layout(GAME.view(table("kitt: 3a | 9b", "solo: 1b | 2a"), 0), (), SIZES[0])
    plate = boxes(layout, "ability")["ability:play"]
    for ability in ("Deceiving Maneuvers", "Diplomatic Mission", "Auxiliary Engines", "Trajectory Change"):
        size, _lines = _fitted(look(percent), ability, round(plate[2]) - 62, round(plate[3]), units, "bold")
        assert size >= units * text * 0.95


def test_a_long_name_is_cut_short_rather_than_written_small(look):
    """At 100 % in letters of at least twelve pixels."""
    picture = ("called", "Wilhelmina von Mew the Third", 16)
    drawn = paint(picture, 80, 22, look(100))
    assert drawn.get_bounding_rect().width <= 80
    tall = paint(("called", "W", 12), 80, 22, look(100)).get_bounding_rect().height
    assert drawn.get_bounding_rect().height >= tall


# -- the log folded away -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_whoever_folds_the_log_away_sees_the_rest_larger(seats, text, size):
    """The rivals' screens where it was beside them, else the chart."""
    view = GAME.view(middle(seats), 0)
    open_, folded = (told(seats, text, fold).layout(view, (), size) for fold in (False, True))
    logged = any(piece.key == "log" for piece in open_.pieces)
    screens = [boxes(layout, "seat")["seat:1"] for layout in (open_, folded)]
    if logged:
        assert screens[1][2] >= min(560, screens[0][2] * 1.2) and screens[0][3] == screens[1][3]
    else:
        assert folded.reason[1] >= open_.reason[1] + 10, "the chart reaches further down"
        assert screens[1][2] == screens[0][2]
    assert not any(piece.key == "log" for piece in folded.pieces)
    assert folded.hud.log[2] * folded.hud.log[3] < open_.hud.log[2] * open_.hud.log[3] * (0.8 if text > 1.3 else 0.5)


def test_more_room_on_the_chart_means_larger_journeys():
    s = table("kitt: 3a | 9b", *(f"{slug}: | {number}a" for number, slug in enumerate(SLUGS[1:8], 1)))
    s.piles, s.counts = [[card] for card in range(8)], [4] * 8
    for text in (1.0, 2.0):
        wide = [
            boxes(told(8, text, fold).layout(GAME.view(s, 0), (), SIZES[0]), "pile")["pile:0"][2]
            for fold in (False, True)
        ]
        assert wide[1] > wide[0] * 1.05


def test_a_spectator_sees_deck_and_airlock_larger():
    view = GAME.view(middle(4), None)
    open_, folded = (boxes(told(4, 1.0, fold).layout(view, (), SIZES[0]), "deck", "discards") for fold in (False, True))
    assert all(folded[key][2] > open_[key][2] * 1.3 for key in open_)


def test_screens_of_few_rivals_have_room_for_their_cards():
    assert boxes(told(4, 2.0).layout(GAME.view(middle(4), 0), (), SIZES[0]), "seat")["seat:1"][2] >= ROOMY
