"""What Cat Quest's place looks like: names on the orrery, seats for cats, dice, hulls."""

import random
from itertools import combinations, pairwise

import pygame
import pytest
from support.marks import thorough
from support.quests import CAT, GAME, crew, quest

from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import FIRST, LENGTHS, SPACES
from tabletop.games.cat_quest.table.controller import CatQuestController
from tabletop.games.cat_quest.table.measures import CARD, RIM, Measures, shared
from tabletop.games.cat_quest.table.orrery import sky_of
from tabletop.games.cat_quest.table.paint import pieces
from tabletop.games.cat_quest.voice.words import short_name
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import CONTRAST, NIGHT
from tabletop.ui.stage.furniture import paint

SIZE = (1280.0, 720.0)
TABLE = CatQuestController([Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")])


def test_the_orbits_are_named_in_one_list_and_none_beside_its_own_planet():
    named = []
    for seed in range(60):
        view = GAME.view(GAME.setup({}, 3, Rng(seed)), 0)
        for text in (1.0, 1.3):
            spots = Measures.of(*SIZE, text)
            orbits = sky_of(view, (), spots).orbits
            assert len({round(x, 3) for _orbit, x, _y in orbits}) <= 1, "they stand below each other"
            for orbit, x, y in orbits:
                planet = spots.home(orbit, view.planets[orbit])
                assert not shared((x, y, 30.0, 10.0), planet)
            named.append(len(orbits))
    assert sum(named) / len(named) > 7.5 and not {1, 2, 3, 4} & set(named), (sum(named) / len(named), min(named))


def test_a_planets_name_stands_out_from_an_orbits_in_both_themes(dummy_screen):
    for palette in (NIGHT, CONTRAST):
        look = Look(palette, (1280, 720))
        planet = pieces.PAINTERS["name"](80, 24, look, "Venus")
        orbit = pieces.PAINTERS["engraved"](80, 24, look, 2)
        plate, bare = planet.get_bounding_rect(), orbit.get_bounding_rect()
        assert planet.get_at((plate.left + 6, plate.centery)).a > 200, "on a plate"
        assert orbit.get_at((bare.left + 1, bare.top + 1)).a < 60, "on none"
        light = max(max(orbit.get_at((x, y))[:3]) for x in range(80) for y in range(24))
        assert not look.plain or light < 180, "grey"


def test_there_is_a_seat_for_every_dog_and_the_cats_have_most_of_the_room():
    for size in (SIZE, (1280.0, 800.0), (2560.0, 1080.0)):
        for cats in ("Ea", "Ea Su Ma", "Ea Su Ma Ve", "Ea Su Ma Ve Me", "Ea Su Ma Ve Me Ju Sa"):
            s = quest(cats, "Ea", ships="Ve3 Ea1")
            layout = TABLE.layout(GAME.view(s, 0), GAME.legal(s), size)
            seats = [piece for piece in layout.pieces if piece.key.startswith(("berth:", "cat:0:"))]
            count = len(cats.split())
            assert len(seats) == max(content.ROW, count)
            seats.sort(key=lambda piece: piece.x)
            crew_zone = next(zone for zone in layout.zones if zone.key == "crew")
            assert seats[0].x - seats[0].width / 2 >= crew_zone.x - crew_zone.width / 2 - 1
            assert seats[-1].x + seats[-1].width / 2 <= crew_zone.x + crew_zone.width / 2 + 1
            if count <= content.ROW:
                assert all(one.x + one.width / 2 < two.x - two.width / 2 for one, two in pairwise(seats)), cats
                least = 95 if count <= 3 else 74
                assert all(piece.width >= least for piece in seats[:count]), [piece.width for piece in seats]


def test_before_the_roll_one_die_is_black_and_one_white(dummy_screen):
    s = quest("Ea", "Ea")
    shown = {piece.key: piece for piece in TABLE.layout(GAME.view(s, 0), GAME.legal(s), SIZE).pieces}
    assert shown["die:0"].picture != shown["die:1"].picture
    look = Look(NIGHT, (1280, 720))
    light = [sum(look.art(f"cat-quest/die-blank-{die}", 40, 40).get_at((10, 10))[:3]) for die in (0, 1)]
    assert light[0] < 300 < 500 < light[1], "as they are when they have been rolled"


def test_a_rivals_cats_stand_in_even_rows_and_can_be_told_apart():
    for cats in ("Ea", "Ea Su", "Ea Su Ma", "Ea Su Ma Ve", "Ea Su Ma Ve Me Ju", "Su Me Ve Ea Ma Ju Sa Ur Ne Pl"):
        s = quest("Ea", cats)
        shown = {piece.key: piece for piece in TABLE.layout(GAME.view(s, 0), GAME.legal(s), SIZE).pieces}
        faces = [piece for key, piece in shown.items() if key.startswith("cat:1:")]
        rows = [sum(face.y == y for face in faces) for y in sorted({face.y for face in faces})]
        assert len(rows) <= 2 and max(rows) - min(rows) <= 1, (cats, rows)
        assert all(face.width >= 30 for face in faces), cats
        hull, strip = shown["plate:1"], shown["kinds:1"]
        assert all(face.x + face.width / 2 <= hull.x + hull.width / 2 for face in faces)
        assert all(face.y + face.height / 2 <= strip.y - strip.height / 2 + 2 for face in faces)
        if len(faces) <= 4:
            assert all(
                one.x + one.width / 2 <= two.x - two.width / 2 + 1 for one, two in pairwise(faces) if one.y == two.y
            )


# -- large letters, and the room of a log that is folded ----------------------------------------------------

SIZES = (SIZE, (1280.0, 800.0), (1706.0, 720.0))
"""1280 x 720 and 1920 x 1080, 960 x 600, 2560 x 1080, in units."""


def seated(seats: int, text: float, folded: bool) -> CatQuestController:
    table = CatQuestController([Seat(HUMAN, "Ann"), *(Seat(AI, f"Mimi{rival}", "easy") for rival in range(1, seats))])
    table.text, table.folded = text, folded
    return table


FIRE = "#501819"
"""The ground of that sign."""


def box(piece) -> pygame.FRect:
    return pygame.FRect(piece.x - piece.width / 2, piece.y - piece.height / 2, piece.width, piece.height)


def scattered(seed: int, seats: int):
    """Planets and ships anywhere; of every second one the ship has rolled and flies."""
    chance = random.Random(seed)
    s = GAME.setup({}, seats, Rng(seed))
    s.planets = [0, *(FIRST[home] + chance.randrange(LENGTHS[home]) for home in range(1, 10))]
    s.ships = [chance.choice(s.planets) if chance.random() < 0.6 else chance.randrange(1, SPACES) for _seat in s.ships]
    s.turn = 0
    if seed % 2:
        s.dice, s.phase = [chance.randint(1, 6), chance.randint(1, 6)], model.ROLLED
    return s


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_signs_of_what_a_crew_beats_grow_with_the_letters(dummy_screen, size, folded):
    """Yours, a rival's and those on a card; they stay on the ship, off the cats and off the name."""
    s, widths = quest("Ea Ve", "Su Me Ve Ea Ma Ju", "Ea", "Ea Su Ma"), {}
    for text in (1.0, 1.3, 1.6, 2.0):
        shown = {
            piece.key: piece for piece in seated(4, text, folded).layout(GAME.view(s, 0), GAME.legal(s), size).pieces
        }
        look = Look(NIGHT, (1280, 720), round(text * 100))
        for key in ("kinds:0", "kinds:1", f"cat:0:{CAT['Ea']}"):
            piece = shown[key]
            picture = paint(piece.picture, round(piece.width), round(piece.height), look, pieces.PAINTERS)
            fire = pygame.mask.from_threshold(picture, FIRE, (12, 12, 12, 255))
            widths.setdefault(key, []).append(max(part.width for part in fire.get_bounding_rects()))
        for seat in (1, 2, 3):
            strip, plate, ship = (box(shown[f"{kind}:{seat}"]) for kind in ("kinds", "pilot", "plate"))
            assert ship.contains(strip) and strip.bottom <= plate.top + 2, (text, seat)
            faces = [box(piece) for key, piece in shown.items() if key.startswith(f"cat:{seat}:")]
            assert all(face.bottom <= strip.top + 3 for face in faces), (text, seat)
        own, strip = box(shown["own"]), box(shown["kinds:0"])
        assert own.bottom <= strip.top + 2 and strip.bottom <= size[1]
        assert not any(strip.colliderect(box(piece)) for key, piece in shown.items() if key.startswith("cat:0:"))
    for key, found in widths.items():
        assert found == sorted(found) and found[2] >= 1.3 * found[0], (key, found)


def test_in_high_contrast_signs_are_white_on_black_and_what_is_missing_is_crossed_out(dummy_screen):
    look = Look(CONTRAST, (1280, 720), 160)
    for picture, wide in (
        (("beats", 0), 180), (("beats", crew("Ea Ve")), 180), (("clasp", 2), 90), (("hanging", 2), 110)
    ):  # fmt: skip
        drawn = paint(picture, wide, 36, look, pieces.PAINTERS)
        solid = [drawn.get_at((x, y)) for x in range(wide) for y in range(36) if drawn.get_at((x, y)).a > 250]
        light = [colour.r for colour in solid]
        assert all(max(colour[:3]) - min(colour[:3]) < 12 for colour in solid), picture
        assert sum(shade < 40 or shade > 215 for shade in light) > 0.7 * len(light), picture
        assert sum(shade < 40 for shade in light) > 0.4 * len(light), "the ground is black"
    none, some = (
        pygame.mask.from_threshold(paint(("beats", cats), 180, 36, look, pieces.PAINTERS), "#ffffff", (40, 40, 40, 255))
        for cats in (0, crew("Ea Ve Su Me Ma"))
    )
    assert none.count() != some.count() and none.overlap_area(some, (0, 0)) < none.count()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_a_folded_log_leaves_its_room_to_the_orrery(size, seats):
    for text in (0.8, 1.0, 1.3, 1.6, 2.0):
        s = scattered(3, seats)
        tables = [seated(seats, text, folded).layout(GAME.view(s, 0), GAME.legal(s), size) for folded in (False, True)]
        before, after = ({piece.key: piece for piece in table.pieces} for table in tables)
        gained = after["system"].width / before["system"].width
        assert gained > (1.02 if seats == 4 else 1.1), (text, gained)
        assert after["system"].height >= before["system"].height
        assert sum(after[f"home:{home}"].width for home in range(10)) > sum(
            before[f"home:{home}"].width for home in range(10)
        )
        assert tables[1].hud.log[3] <= 36 * max(1.0, text) < tables[0].hud.log[3] + 1, "only a sign is left of it"


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("text", [1.0, 2.0, *thorough(0.8, 1.6)])
def test_words_on_the_orrery_touch_nothing_whatever_the_letters(text, folded):
    for size, seats, seed in [(size, seats, seed) for size in SIZES for seats in (2, 3, 4) for seed in range(4)]:
        s = scattered(seed, seats)
        spots = Measures.of(*size, text, seats - 1, folded)
        layout = seated(seats, text, folded).layout(GAME.view(s, 0), GAME.legal(s), size)
        boxes = {piece.key: (piece.x, piece.y, piece.width, piece.height) for piece in layout.pieces}
        words = [key for key in boxes if key.startswith(("name:", "cost:"))]
        still = [key for key in boxes if key.startswith(("plate:", "clock", "console", "clip:", "zoom"))]
        for one, other in [*combinations(words, 2), *((word, key) for word in words for key in still)]:
            assert shared(boxes[one], boxes[other]) < 30, (size, seats, seed, one, other)
        left, top, wide, high = layout.hud.log
        for key in words:
            x, y, width, height = boxes[key]
            assert x - width / 2 > 0 and x + width / 2 < size[0] and y - height / 2 > 0, (size, seats, seed, key)
            assert not shared(boxes[key], (left + wide / 2, top + high / 2, wide, high)), (size, seats, seed, key)
        if folded:
            assert not spots.disc.meets(spots.clock, *RIM) and not spots.disc.meets(spots.title, *RIM)
        hull = spots.hull
        for space in range(SPACES):
            x, y = spots.disc.space(space)
            behind = [
                at for at in spots.corners(seats - 1) if 0 < x - at[0] < hull[0] - 12 and 0 < y - at[1] - 12 < hull[1]
            ]
            assert not behind, (size, seats, space)


def letters(picture, surface_size, text, monkeypatch) -> int:
    """How high the smallest letters are that a picture is written in, in pixels."""
    look, used = Look(NIGHT, (1280, 720), round(text * 100)), list[int]()
    face = look.face
    monkeypatch.setattr(look, "face", lambda name, pixels: used.append(pixels) or face(name, pixels))
    TABLE.paint(picture, *map(round, surface_size), look)
    return used[-1]


@pytest.mark.parametrize("text", [1.6, 2.0])
def test_names_and_cards_are_written_as_large_as_asked(text, dummy_screen, monkeypatch):
    s = quest("Su Ea Ma Ju Ne", "Ea", ships="Ve3 Ea1")
    s.dice, s.phase = [6, 6], model.ROLLED
    drawn = []
    for size in (1.0, text):
        layout = seated(2, size, False).layout(GAME.view(s, 0), GAME.legal(s), SIZE)
        drawn.append(
            {
                piece.key: letters(piece.picture, (piece.width, piece.height), size, monkeypatch)
                for piece in layout.pieces
                if piece.key.startswith(("name:", "cost:", "cat:0:", "pilot:"))
            }
        )
    usual, large = drawn
    assert usual.keys() == large.keys() and len(usual) >= 14
    assert min(usual.values()) >= 11
    for key in usual:
        assert large[key] >= 0.9 * text * usual[key], (key, usual[key], large[key])


def test_a_name_cut_short_is_whole_when_it_is_pointed_at():
    view = GAME.view(quest("Ea", "Ea"), 0)
    for home in range(10):
        assert short_name(home, True) in TABLE.explain(view, f"home:{home}").title
        assert TABLE.explain(view, f"name:{home}") == TABLE.explain(view, f"home:{home}")


def test_cards_are_taller_where_their_names_need_two_lines():
    assert Measures.of(*SIZE).card == CARD < Measures.of(*SIZE, 1.6).card < Measures.of(*SIZE, 2.0).card
    assert all(len(line) <= 6 for words in pieces.TWO_LINES.values() for line in words.split("\n"))
