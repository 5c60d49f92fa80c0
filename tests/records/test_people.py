"""People: names, cats of their own, colours; and what becomes of them in the settings and at the table."""

import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path

import pytest

from tabletop.cast import cats
from tabletop.cast.cats import PARTS, Design, design_of, drawing
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.records import people, settings
from tabletop.records.people import Person
from tabletop.records.settings import Settings
from tabletop.ui.stage import furniture
from tabletop.ui.stage.moods import MOODS

CAT = Design("snow", "calico", "slim", "blue", "crown")


@pytest.fixture(autouse=True)
def strangers():
    yield
    cats.FACES.clear()


# -- who there is ----------------------------------------------------------------------------------------------


def test_a_person_is_kept_in_the_settings_file(tmp_path: Path):
    chosen = Settings(path=tmp_path / "settings.json")
    people.keep(chosen, Person("Anna", CAT, "sky"))
    chosen.person = "Anna"
    settings.write(chosen)
    again = settings.read(tmp_path / "settings.json")
    assert people.current(again) == Person("Anna", CAT, "sky")


def test_without_anybody_there_is_you():
    assert people.current(Settings()) == Person("You")
    assert [one.name for one in people.everybody(Settings())] == ["You"]


def test_everybody_is_named_once_and_those_with_a_cat_come_first():
    chosen = Settings(people=["Ben", "anna"], played={"Zoé": {}, "You": {}})
    people.keep(chosen, Person("Anna", CAT))
    chosen.person = "Ben"
    assert [one.name for one in people.everybody(chosen)] == ["Anna", "Ben", "Zoé", "You"]


def test_whoever_takes_another_name_keeps_their_past():
    seats = [["human", "You", ""], ["ai", "Oscar", "easy"]]
    chosen = Settings(played={"You": {"nine-lives": 3}}, coach={"You": "off"}, setups={"nine-lives": {"seats": seats}})
    chosen.results, chosen.counted_from = {"You": {"nine-lives": [["easy", True]]}}, {"You": 17}
    people.keep(chosen, Person("Anna", CAT), "You")
    assert people.current(chosen).names == ("Anna", "You")
    assert chosen.matches_of("Anna", "nine-lives") == 3
    assert (chosen.coach, chosen.counted_from) == ({"Anna": "off"}, {"Anna": 17})
    assert chosen.results_of("Anna", "nine-lives") == [("easy", True)]
    assert chosen.setups["nine-lives"]["seats"][0][1] == "Anna"
    people.keep(chosen, people.current(chosen)._replace(name="Annika"), "Anna")
    assert people.current(chosen).names == ("Annika", "Anna", "You")
    assert list(chosen.profiles) == ["Annika"]
    assert people.find(chosen, "you").name == "Annika"


def test_a_changed_cat_keeps_the_former_names():
    chosen = Settings()
    people.keep(chosen, Person("Anna", CAT), "You")
    other = people.current(chosen)._replace(design=CAT._replace(coat="mint"))
    people.keep(chosen, other, "Anna")
    assert people.current(chosen).before == ("You",)


def test_somebody_is_forgotten_and_somebody_else_plays():
    chosen = Settings(people=["Anna", "Ben"], person="Anna")
    for name in ("Anna", "Ben"):
        people.keep(chosen, Person(name, CAT))
    people.forget(chosen, "Anna")
    assert [one.name for one in people.everybody(chosen)] == ["Ben"]
    assert people.current(chosen).name == "Ben"


@pytest.mark.parametrize(
    "kept",
    [None, 3, [], {"cat": "snow"}, {"cat": ["snow"]}, {"cat": ["snow", "plain", "round", "blue", 7]},
     {"cat": ["snow", "plain", "round", "blue", "no such thing"], "colour": ["sky"], "before": [1, None]}],
)  # fmt: skip
def test_what_makes_no_sense_in_the_file_is_no_obstacle(kept):
    chosen = Settings(profiles={"Anna": kept}, person="Anna")
    people.introduce(chosen)
    assert people.current(chosen) == Person("Anna")


# -- their cats ------------------------------------------------------------------------------------------------


def test_a_cat_is_shown_wherever_its_person_sits_under_any_of_their_names():
    chosen = Settings()
    people.keep(chosen, Person("Anna", CAT), "You")
    assert furniture.face(Seat(HUMAN, "anna"), 2) == furniture.face(Seat(HUMAN, "You"), 0) == CAT.face
    assert furniture.face(Seat(HUMAN, "Ben"), 2) == "seats/cat-2"
    assert furniture.face(Seat(AI, "Anna", "easy"), 1) == "seats/cat-1"
    assert furniture.face(Seat(AI, "Oscar", "easy"), 1) == "cats/oscar"


def every_part() -> list[Design]:
    """Each choice once, the others as they are."""
    designs = [Design()._replace(**{part: value}) for part, table in PARTS.items() for value in table]
    return [*designs, CAT]


def names_of(design: Design) -> list[str]:
    """Every drawing there is of a cat of the program."""
    name = design.face.rpartition("/")[2]
    moods = [f"{design.face}-{mood}" for mood in MOODS]
    sitting = [f"{design.face}-sitting-{mood}" for mood in ("calm", "glad", "hurt")]
    return [*moods, *sitting, *(f"nine-lives/{limb}-{name}" for limb in ("body", "paws", "paw-left", "paw-right"))]


@pytest.mark.parametrize("design", every_part(), ids=lambda design: ".".join(design))
def test_every_cat_has_every_drawing_in_its_own_colours(design):
    drawn_in = set(cats._COLOUR.findall(cats._part("coat-drawn") + cats._part("eyes-drawn")))
    for name in names_of(design):
        file = drawing(name)
        assert isinstance(file, BytesIO)
        text = file.getvalue().decode()
        root = ET.fromstring(text)
        blends = [element.get("id") for element in root.iter() if element.tag.endswith("Gradient")]
        used = {paint[5:-1] for element in root.iter() for paint in (element.get("fill", ""), element.get("stroke", ""))
                if paint.startswith("url(")}  # fmt: skip
        assert len(blends) == len(set(blends)) and used <= set(blends), name
        left = drawn_in & set(cats._COLOUR.findall(text))
        own = set(cats._becomes("coat", design.coat).values()) | set(cats._becomes("eyes", design.eyes).values())
        assert left <= own, name


def test_two_coats_differ_and_so_do_two_pairs_of_eyes():
    for part in ("coat", "eyes"):
        texts = {cats.drawn(Design()._replace(**{part: value}), "cats/", "-calm") for value in PARTS[part]}
        assert len(texts) == len(PARTS[part])


@pytest.mark.rendering
def test_a_cat_is_drawn_by_the_loader():
    import pygame

    for name in names_of(CAT):
        picture = pygame.image.load_sized_svg(drawing(name), (60, 60))
        pixels = pygame.image.tobytes(picture, "RGBA")
        assert len({pixels[at : at + 4] for at in range(0, len(pixels), 4)}) > 20, name


def test_in_high_contrast_all_cats_have_the_same_limbs():
    name = CAT.face.rpartition("/")[2]
    for limb in ("body", "paws", "paw-left", "paw-right"):
        assert cats.exists(f"nine-lives/{limb}-{name}-contrast")


def test_other_pictures_are_files():
    assert isinstance(drawing("cats/oscar-calm"), Path)
    assert cats.exists("cats/oscar-calm") and not cats.exists("cats/own.no.such.cat.at.all-calm")
    assert design_of(list(CAT)) == CAT and design_of("snow") is None
