"""Paw of Duty at every size of window and of letters: what is written grows, and nothing lies over anything else."""

import pytest
from support.marks import thorough
from support.squads import GAME, KITTY, city, do

from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.table.controller import PawOfDutyController
from tabletop.games.paw_of_duty.table.measures import Measures
from tabletop.games.paw_of_duty.table.paint import pieces as painter
from tabletop.games.paw_of_duty.table.paint import place
from tabletop.games.paw_of_duty.table.seats import sign
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.render.faces import EDGE
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import PALETTES
from tabletop.ui.stage.furniture import write, writing

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))
SIZES = [(1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1280.0, 1024.0), (1707.0, 720.0), (2560.0, 720.0)]


def seated(text=1.0, folded=False):
    table = PawOfDutyController(SEATS)
    table.text, table.folded = text, folded
    return table


@pytest.mark.parametrize("text", [145, 160, 180, 200])
def test_name_and_note_of_a_plate_have_their_room_in_large_letters(text, dummy_screen, drawn_anew):
    look = Look(PALETTES["night"], (1280, 720), text)
    table = PawOfDutyController(SEATS)
    table.text = text / 100
    s = city("P1@b2N", "T1@e5N")
    pieces = {piece.key: piece for piece in table.layout(GAME.view(s, 0), GAME.legal(s), SIZES[0]).pieces}
    plate = pieces["plaque:0"]
    size = look.px(plate.width), look.px(plate.height)
    written = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(place, "write", lambda *args: written.append(write(*args)) or written[-1])
        place.plaque(*size, look, *plate.picture[1:])
    assert len(written) == 2
    for words in written:
        assert words.top >= 0 and words.bottom <= size[1] - look.px(4) and words.right <= size[0], (words, size)
    assert pieces["head:1"].width >= 88


@pytest.mark.parametrize("text", [100, 160, 200])
def test_every_cards_name_grows_with_the_letters(text, dummy_screen):
    look = Look(PALETTES["night"], (1280, 720), text)
    width, wanted = look.px(100), 31 * look.px(100) / 250 * text / 100
    room = round(width * 0.94), round(width * 1.4 * 0.6)
    for name in content.CARD_NAMES:
        size, lines = painter.name_of(look, name, room, wanted)
        assert size >= 0.84 * wanted and "".join(lines).replace("-", "").replace(" ", "") == name.replace(" ", "")
        assert text > 100 or "-" not in "".join(lines), "no name is parted that has its room"


def moments():
    """Positions from the first hands to the last turn, with everything that can lie on the table."""
    s = GAME.setup({"first": 0}, 2, Rng(5))
    yield s
    s = city("P1@b2N P3@c3N", "T1@e5S", "hairball-mortar switcheroo tail-hook rescue-chopper")
    s.phase, s.offer = model.DEPLOYING, [KITTY["H4"], KITTY["T2"]]
    s.known[KITTY["H4"]] = s.known[KITTY["T2"]] = 1
    s.kitties = [kitty for kitty in s.kitties if kitty not in s.offer]
    yield s
    s = city("P1@a4E H4@c3E T2@d2N", "H2@b2S P4@d3S", "hairball-mortar radio catnip rescue-chopper", 3, "T2")
    s.captured = [[KITTY["T4"]], [KITTY["H3"], KITTY["T1"]]]
    s.damage[KITTY["P4"]] = 1
    s.discards, s.deck = s.deck[:12], s.deck[12:]
    yield s.copy()
    do(s, "play:catnip")
    do(s, str(GAME.legal(s)[0]))
    yield s.copy()
    do(s, "skip", "play:radio")
    yield s
    s = city("T1@d3W P4@c4W", "P1@b2N P3@b3N H4@b4N", "claw-swipe pounce", 2, "T1")
    s.claims[1], s.number = [(3, KITTY["H4"], KITTY["P3"], KITTY["P1"])], model.LAST_TURN
    s.captured = [[], [KITTY["T4"], KITTY["P2"], KITTY["T3"], KITTY["H3"]]]
    yield s


@pytest.mark.parametrize("text", [200, *thorough(160)])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (960, 600)])
@pytest.mark.parametrize("folded", [False, True])
def test_everything_written_on_the_table_grows_with_the_letters(text, window, folded, dummy_screen, monkeypatch):
    """Nothing is written much smaller than asked for, not even what a card in play does."""
    look, table = Look(PALETTES["night"], window, text), seated(text / 100, folded)
    written, fitted = [], writing._fitted

    def spied(look, words, width, height, units, face):
        size, lines = fitted(look, words, width, height, units, face)
        written.append((words, units, size / look.unit, lines))
        return size, lines

    monkeypatch.setattr(writing, "_fitted", spied)
    for s in moments():
        layout = table.layout(GAME.view(s, 0), GAME.legal(s), (window[0] / look.unit, window[1] / look.unit))
        for piece in layout.pieces:
            if piece.picture[0] != "blast":  # which fills its picture
                table.paint(piece.picture, look.px(piece.width), look.px(piece.height), look)
    assert len(written) > 60
    for words, units, size, lines in written:
        assert size >= 0.84 * units * text / 100 - 0.7 / look.unit, (words, units, size)
        assert "…" not in "".join(lines), words


def _box(piece):
    return (
        piece.x - piece.width / 2,
        piece.y - piece.height / 2,
        piece.x + piece.width / 2,
        piece.y + piece.height / 2,
    )


def _meet(one, other, by=2.0):
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > by and min(one[3], other[3]) - max(one[1], other[1]) > by


APART = ("plaque", "sign", "tag", "shells", "kitties", "deck", "discards", "words", "skip", "ready", "end", "card")
"""Pieces with words on them, or to be taken, whose pictures fill their places."""


@pytest.mark.parametrize("text", [0.8, 1.0, 1.15, 1.3, 1.6, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("folded", [False, True])
def test_nothing_lies_over_anything_else(size, text, folded):
    table = seated(text, folded)
    for s in moments():
        view = GAME.view(s, 0)
        layout, measures = table.layout(view, GAME.legal(s), size), Measures.of(*size, text, folded)
        boxes = {piece.key: _box(piece) for piece in layout.pieces if piece.key.partition(":")[0] in APART}
        boxes |= {
            piece.key: _box(piece) for piece in layout.pieces if piece.key in {f"kitty:{kitty}" for kitty in view.offer}
        }
        x, y, wide, deep = measures.board
        boxes["board"] = x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2
        left, top, wide, high = layout.hud.log
        boxes["log"] = left, top, left + wide, top + high
        left, top, wide, high = layout.hud.prompt
        bottom = top + high
        boxes["prompt"] = left, bottom - max(high, 30 + 90 * text), left + wide, bottom
        left, middle = layout.hud.buttons
        boxes["buttons"] = left - 22, middle - 22, left + 184, middle + 22
        for key, box in boxes.items():
            assert box[0] >= 0 and box[1] >= 0 and box[2] <= size[0] and box[3] <= size[1] + 8, (key, box)
            for other, lies in boxes.items():
                both = key.startswith("card:") and other.startswith("card:")
                assert key >= other or both or not _meet(box, lies), (key, box, other, lies)


@pytest.mark.parametrize("text", [1.6, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_in_large_letters_no_lit_edge_of_a_button_touches_those_of_the_window(size, text):
    table, seen = seated(text), set()
    for s in moments():
        layout = table.layout(GAME.view(s, 0), GAME.legal(s), size)
        left, middle = layout.hud.buttons
        icons = left - 22, middle - 22, left + 184, middle + 22
        for piece in layout.pieces:
            if piece.key in ("ready", "end"):
                seen.add(piece.key)
                lit = piece._replace(width=piece.width + 2 * EDGE, height=piece.height + 2 * EDGE)
                assert not _meet(_box(lit), icons, by=-2.0), (piece.key, _box(lit), icons)
    assert seen


def test_the_names_on_the_triangle_grow_with_the_letters(dummy_screen, drawn_anew):
    heights = []
    for text in (100, 200):
        look, written = Look(PALETTES["night"], (1280, 720), text), {}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(place, "write", lambda *args, told=written: told.update({args[2]: write(*args).height}))
            piece = sign(Measures.of(*SIZES[0], text / 100))
            place.poster(look.px(piece.width), look.px(piece.height), look)
        heights.append([written[name] for name in content.TYPE_NAMES])
    for small, large in zip(*heights, strict=True):
        assert large >= 1.8 * small, heights
