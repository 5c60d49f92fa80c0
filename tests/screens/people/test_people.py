"""Who plays: choosing somebody, designing a cat, giving a chair to a person; all of it by hand and by keys."""

import math
import random

import pytest
from support.sittings import keep

from tabletop.cast.cats import FACES, PARTS
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.records import people
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.people.designer import DesignScene
from tabletop.screens.people.people import PeopleScene
from tabletop.screens.people.portrait import CatTile
from tabletop.screens.setup.setup import SetupScene
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.matches import default_setup
from tabletop.ui.widgets.dialog import Dialog

ANNA = {"cat": ["snow", "plain", "fluffy", "blue", "scarf"], "colour": "honey"}
BEN = {"cat": ["midnight", "tuxedo", "slim", "amber", "headphones"], "colour": "sky"}
CELLS = [((1280, 720), 100), ((960, 600), 100), ((1280, 720), 160), ((960, 600), 200), ((2560, 1080), 100)]


@pytest.fixture(autouse=True)
def strangers():
    yield
    FACES.clear()


@pytest.fixture
def two(desk):
    return desk(profiles={"Anna": dict(ANNA), "Ben": dict(BEN)}, person="Anna")


@pytest.mark.parametrize(("size", "text"), [*CELLS, ((1280, 720), 200)])
def test_a_pencil_keeps_clear_of_the_cat(desk, size, text):
    sitting = desk(size, text=text)
    sitting.show(PeopleScene(sitting.app))
    disc, pencil = sitting.top.cards[0].disc(sitting.top.look), sitting.top.pencils[0].rect
    apart = math.dist(disc.center, pencil.center) - (disc.width + pencil.width) / 2
    assert apart > sitting.top.look.px(7), "both are round"


def test_the_first_time_the_menu_asks_for_a_cat(desk):
    sitting = desk()
    sitting.show(MenuScene(sitting.app), 6)
    assert (sitting.top.chip.person.name, sitting.top.chip.line) == ("You", "Choose your cat")
    sitting.click(sitting.top.chip)
    assert isinstance(sitting.top, PeopleScene)
    assert [card.person.name for card in sitting.top.cards] == ["You"]


def test_a_cat_is_offered_until_the_first_match_is_over_and_no_longer(desk):
    sitting = desk()
    seats = [Seat(HUMAN, "You"), Seat(AI, "Oscar", "easy")]
    match, chance = Match(GAMES["nine-lives"], seats, {}, 5), random.Random(5)
    match.submit(match.to_act, match.legal[0])
    keep(match, "one")
    sitting.show(MenuScene(sitting.app), 6)
    assert sitting.top.chip.line == "Choose your cat", "nothing has come of it yet"
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    keep(match, "one")
    sitting.show(MenuScene(sitting.app), 6)
    assert sitting.top.chip.line == f"One finished, {int(0 in match.outcome.winners)} won"


def test_return_in_the_name_is_done(two):
    two.show(PeopleScene(two.app))
    two.app.push(DesignScene(two.app, None))
    scene = two.top
    two.key("return")
    assert two.top is scene, "nobody has no name"
    two.type("Pia")
    two.key("return")
    assert two.top is not scene and "Pia" in two.app.settings.profiles


def test_letters_that_cannot_be_drawn_are_told_while_the_name_is_written(two):
    two.show(PeopleScene(two.app))
    two.app.push(DesignScene(two.app, None))
    two.type("Żółć")
    assert two.top.problem.words == ""
    two.type("猫")
    assert "show as ?" in two.top.problem.words and two.top.done_button.enabled


def test_you_get_a_cat_and_a_name_and_keep_your_place(desk):
    sitting = desk(played={"You": {"nine-lives": 2}})
    sitting.show(PeopleScene(sitting.app))
    sitting.click(sitting.top.pencils[0])
    assert isinstance(sitting.top, DesignScene) and sitting.top.title.words == "Your cat"
    sitting.click(sitting.top.tiles["coat"]["mint"])
    sitting.click(sitting.top.tiles["pattern"]["spots"])
    sitting.click(sitting.top.tiles["outfit"]["crown"])
    sitting.click(sitting.top.colours["violet"])
    sitting.click(sitting.top.field)
    sitting.type("Anna")
    assert sitting.top.title.words == "Anna's cat"
    sitting.click(sitting.top.done_button)
    person = people.current(sitting.app.settings)
    assert (person.name, person.before, person.colour) == ("Anna", ("You",), "violet")
    assert person.design[:2] == ("mint", "spots") and person.design.outfit == "crown"
    assert [card.person for card in sitting.top.cards] == [person]
    assert sitting.app.settings.matches_of("Anna", "nine-lives") == 2


def test_somebody_new_needs_a_name_that_nobody_else_has(two):
    two.show(PeopleScene(two.app))
    two.click(two.top.more[0])
    assert two.told(two.top.done_button) == "Who is it? Give a name first."
    two.click(two.top.field)
    two.type("ben")
    assert two.top.problem.words == "Somebody else here is called ben."
    assert not two.top.done_button.enabled
    two.type("ji")
    two.click(two.top.done_button)
    assert isinstance(two.top, PeopleScene)
    assert people.current(two.app.settings).name == "benji"
    assert [card.person.name for card in two.top.cards] == ["Anna", "Ben", "benji"]


def test_whoever_leaves_without_a_name_was_not_there(two):
    two.show(PeopleScene(two.app))
    two.click(two.top.more[0])
    two.key("escape")
    assert isinstance(two.top, PeopleScene) and list(two.app.settings.profiles) == ["Anna", "Ben"]


def test_a_cat_is_designed_by_keys_alone(two):
    two.show(PeopleScene(two.app))
    two.app.push(DesignScene(two.app, people.find(two.app.settings, "Anna")))
    two.step()
    scene = two.top
    assert scene.group.focus is scene.tiles["coat"]["snow"]
    two.key("right", "return")
    assert scene.design.coat == "cream"
    two.key("down", "return")
    assert scene.group.focus in scene.tiles["pattern"].values()
    two.key("tab", "return")
    assert scene.design.pattern != "plain"
    two.key("escape")
    assert isinstance(two.top, Dialog) and people.find(two.app.settings, "Anna").design.coat == "snow"
    two.key("return")
    kept = people.find(two.app.settings, "Anna").design
    assert isinstance(two.top, PeopleScene) and kept == scene.design and kept.coat == "cream"


def test_whoever_leaves_a_cat_as_it_was_is_asked_nothing_and_changes_nothing(two):
    two.show(PeopleScene(two.app))
    two.click(two.top.pencils[0])
    two.key("escape")
    assert isinstance(two.top, PeopleScene)
    two.click(two.top.pencils[0])
    two.click(two.top.colours["rose"])
    two.key("escape", "escape")
    assert isinstance(two.top, DesignScene), "a question is left as every question is, but asked once"
    two.key("escape")
    assert isinstance(two.top, PeopleScene) and people.find(two.app.settings, "Anna").colour == "honey"


def test_a_cat_whose_name_will_not_do_cannot_be_kept_by_leaving(two):
    two.show(PeopleScene(two.app))
    two.click(two.top.more[0])
    two.click(two.top.field)
    two.type("ben")
    two.key("escape")
    assert [button.words for button in two.top.buttons] == ["Go on", "Discard"]
    assert "Somebody else here is called ben." in two.top.words.words
    two.click(two.top.buttons[1])
    assert isinstance(two.top, PeopleScene) and list(two.app.settings.profiles) == ["Anna", "Ben"]


@pytest.mark.parametrize(("size", "text"), CELLS)
def test_the_words_of_a_choice_have_room_whatever_is_chosen(desk, size, text):
    sitting = desk(size, text=text, profiles={"Anna": dict(ANNA)}, person="Anna")
    sitting.show(MenuScene(sitting.app))
    sitting.app.push(DesignScene(sitting.app, people.find(sitting.app.settings, "Anna")))
    sitting.step()
    scene = sitting.top
    for part, tiles in scene.tiles.items():
        for value in tiles:
            scene._choose(part, value)
            label = scene.labels[part]
            assert label.rect.width >= label.size(scene.look)[0], label.words
            assert not any(label.rect.colliderect(tile.rect) for row in scene.tiles.values() for tile in row.values())


@pytest.mark.parametrize("game", ["space-kitties", "kardashev", "paw-of-duty", "nine-lives", "cat-quest"])
def test_everybody_finds_their_own_cat_at_every_table(two, game):
    match = Match(GAMES[game], [Seat(HUMAN, "Anna"), Seat(AI, "Mimi", "easy")], {}, 7)
    chance = random.Random(7)
    for _decision in range(12):
        match.submit(match.to_act, chance.choice(match.legal))
    people.introduce(two.app.settings)
    layout = controller_for(game, match.seats).layout(match.view(0), (), (1280, 720))
    heads = {piece.key: piece.picture for piece in layout.pieces if piece.key.startswith("head:")}
    anna = people.find(two.app.settings, "Anna")
    _bust, drawn, machine, badge = heads["head:0"]
    assert (anna.face if drawn == anna.face else badge) in (anna.face, (anna.face, anna.paint)) and not machine
    _bust, drawn, machine, badge = heads["head:1"]
    assert machine, "a machine wears its own mark"
    assert (drawn.endswith("mimi") and badge is None) or badge[0] == "cats/mimi", "and its cat is seen too, once"


def test_a_surprise_is_another_cat(two):
    two.show(PeopleScene(two.app))
    two.app.push(DesignScene(two.app, people.find(two.app.settings, "Anna")))
    two.step()
    before = two.top.design
    two.click(two.top.dice)
    assert two.top.design != before
    assert all(part in table for part, table in zip(two.top.design, PARTS.values(), strict=True))


def test_removing_somebody_asks_first(two):
    two.show(PeopleScene(two.app))
    two.click(two.top.pencils[1])
    two.click(two.top.remove)
    assert "Ben" in two.app.settings.profiles
    two.key("right", "return")
    assert "Ben" not in two.app.settings.profiles
    assert isinstance(two.top, PeopleScene) and [card.person.name for card in two.top.cards] == ["Anna"]


def test_whoever_is_chosen_sits_down(two):
    two.app.settings.setups["nine-lives"] = {"seats": [["human", "Anna", ""], ["ai", "Ben", "easy"]], "options": {}}
    two.show(MenuScene(two.app), 6)
    two.click(two.top.chip)
    two.click(two.top.cards[1])
    assert two.top.chip.person.name == "Ben"
    seats = default_setup(two.app, "nine-lives").seats
    assert [seat.name for seat in seats] == ["Ben", ""]  # the program's cat of that name gives way to any other


def test_a_chair_is_given_to_somebody_who_is_known(two):
    two.show(SetupScene(two.app, "nine-lives"))
    row = two.top.rows[0]
    assert row.kind == HUMAN and row.seat.name == "Anna"
    two.click(row.chair)
    tiles = {tile.person.name: tile for tile in two.top.picker.who.tiles}
    assert list(tiles) == ["Anna", "Ben"] and tiles["Anna"].chosen
    two.click(tiles["Ben"])
    assert row.seat.name == "Ben" and two.top.picker.field.text == "Ben"
    two.click(two.top.rows[1].chair)
    two.click(two.top.picker.kinds["friend"])
    assert [tile.person.name for tile in two.top.picker.who.tiles] == ["Anna"]  # Ben has a chair already


def test_a_cat_can_be_designed_from_the_chair(two):
    two.show(SetupScene(two.app, "nine-lives"))
    two.click(two.top.rows[0].chair)
    assert two.top.picker.who.cat.words == "Change the cat"
    two.click(two.top.picker.who.cat)
    assert isinstance(two.top, DesignScene) and two.top.called == "Anna"
    two.click(two.top.field)
    two.type("bel")
    two.click(two.top.done_button)
    assert isinstance(two.top, SetupScene) and two.top.rows[0].seat.name == "Annabel"


@pytest.mark.parametrize(("size", "text"), CELLS)
def test_everything_has_room(desk, size, text):
    names = ("Anna", "Ben", "Wilhelmina von", "Zoé", "Otto", "Carla")
    profiles = {name: dict(ANNA) for name in names}
    sitting = desk(size, text=text, profiles=profiles, person="Ben")
    window = sitting.app.window.get_rect()
    for scene in (PeopleScene(sitting.app), DesignScene(sitting.app, people.current(sitting.app.settings))):
        sitting.show(scene, 3)
        for widget in sitting.top.group.widgets:
            if widget.inside is None:
                assert window.contains(widget.rect), (type(widget), widget.rect)
            else:
                assert widget.inside.rect.left <= widget.rect.left and widget.rect.right <= widget.inside.rect.right
    tiles = [tile for tiles in sitting.top.tiles.values() for tile in tiles.values()]
    for place, tile in enumerate(tiles):
        assert tile.rect.collidelist([other.rect for other in tiles[place + 1 :]]) < 0
    assert any(isinstance(tile, CatTile) for tile in tiles)


@pytest.mark.parametrize(("size", "text"), [*CELLS, ((1280, 720), 200)])
def test_the_menu_has_room_for_whoever_plays(desk, size, text):
    sitting = desk(size, text=text, profiles={"Wilhelmina von": dict(ANNA)}, person="Wilhelmina von")
    sitting.show(MenuScene(sitting.app), 8)
    chip, window = sitting.top.chip, sitting.app.window.get_rect()
    assert window.contains(chip.rect) and not chip.rect.colliderect(sitting.top.title.rect)
    assert chip.rect.collidelist([box.rect for box in sitting.top.boxes]) < 0
    assert chip.line == "No match yet"
