"""What Cat Quest's place looks like: names on the orrery, seats for cats, dice, hulls."""

from itertools import pairwise

from quests import GAME, quest

from tabletop.games.cat_quest import animals, model
from tabletop.games.cat_quest.controller import CatQuestController
from tabletop.games.cat_quest.orrery import sky_of
from tabletop.games.cat_quest.sky import Spots, shared
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.look import Look
from tabletop.ui.theme import CONTRAST, NIGHT

SIZE = (1280.0, 720.0)
TABLE = CatQuestController([Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")])


def test_the_orbits_are_named_in_one_list_and_none_beside_its_own_planet():
    named = []
    for seed in range(60):
        view = GAME.view(GAME.setup({}, 3, Rng(seed)), 0)
        for text in (1.0, 1.6):
            spots = Spots.of(*SIZE, text)
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
        planet = animals.PAINTERS["name"](80, 24, look, "Venus")
        orbit = animals.PAINTERS["engraved"](80, 24, look, 2)
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
            assert len(seats) == max(model.ROW, count)
            seats.sort(key=lambda piece: piece.x)
            crew_zone = next(zone for zone in layout.zones if zone.key == "crew")
            assert seats[0].x - seats[0].width / 2 >= crew_zone.x - crew_zone.width / 2 - 1
            assert seats[-1].x + seats[-1].width / 2 <= crew_zone.x + crew_zone.width / 2 + 1
            if count <= model.ROW:
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
