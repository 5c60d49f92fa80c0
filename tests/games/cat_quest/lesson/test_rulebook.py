"""What the captions of Cat Quest's rulebook say of its pictures is true, and figures show the ground and the prices."""

from tabletop.games.cat_quest.lesson.figures import FIGURES
from tabletop.games.cat_quest.lesson.positions import CAT, SPACE
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.model import EVERYBODY, champion, home_on
from tabletop.kernel.rng import Rng
from tabletop.screens.rulebook.figures import Figures


def shown(name):
    return FIGURES[name].position(Rng(1))


def test_what_the_captions_say_of_dogs_is_true():
    known = shown("known")
    assert [known.seen[dog] == EVERYBODY for dog in known.row] == [True] * 4 + [False] and known.grounded & 1
    assert shown("grounded").best[0] == 3
    looked = shown("levitation")
    assert [looked.seen[dog] for dog in looked.row] == [EVERYBODY] * 4 + [1]
    assert len(shown("tsunami").row) == 4 and shown("tsunami").fought == [CAT["Ne"]]
    assert {content.DOG_ELEMENT[dog] for dog in shown("elements").row} == set(range(content.ELEMENTS))
    battle = shown("battle")
    assert battle.at == 2 and content.DOG_ELEMENT[battle.row[2]] == content.AIR
    assert battle.fought == [CAT["Ea"], CAT["Me"]]


def test_what_the_captions_say_of_dice_planets_and_the_end_is_true():
    assert sum(shown("prices").dice) == sum(shown("speed").dice) == 5 and sum(shown("earthquake").dice) == 3
    gamble = shown("gamble")
    assert gamble.phase == model.GAMBLED and gamble.dice[0] == 4
    orbits = shown("orbits")
    assert orbits.planets[CAT["Ma"]] == SPACE["Ma4"] and orbits.ships[0] == SPACE["Ma5"]
    assert home_on(shown("recruit").planets, shown("recruit").ships[0]) == CAT["Ve"]
    last = shown("clock")
    assert (last.round, last.limit, champion(last)) == (40, 40, 1)
    assert sum(last.homes) - last.homes[CAT["Ea"]] == 9


def test_a_figure_can_show_what_may_be_done_and_what_lies_under_it():
    figures = Figures("cat-quest")
    keys = {piece.key for piece in figures._lay("prices")[0].pieces}
    assert {f"cost:{CAT[home]}" for home in ("Su", "Me", "Ve", "Ma")} <= keys
    assert not any(piece.key.startswith("cost:") for piece in figures._lay("start")[0].pieces)
    for name in ("prices", "start", "orbits"):
        assert "system" in figures._lay(name)[1].sprites, name
