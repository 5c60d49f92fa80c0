"""What is felt at a table of Cat Quest, and told when a game is over."""

from support.quests import CAT, GAME, crew, play, quest

from tabletop.games.cat_quest.after.luck import KINDS
from tabletop.games.cat_quest.rules import events, model
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.table.controller import CatQuestController
from tabletop.kernel.luck import Luck
from tabletop.kernel.match import AI, HUMAN, Seat

TABLE = CatQuestController([Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")])


def test_whoever_freed_the_earth_did_not_win_by_a_dog():
    s = quest("Su Me Ve Ea Ma", "Ea", row="FMAWM")
    play(s, "battle", "answer:Ea", "answer:Su", "answer:Ma", "answer:Ve", "answer:Me")
    s.best[1] = 4
    ending = TABLE.ending(GAME.view(s, 0), GAME.outcome(s))
    assert not ending.by_points and ending.won == "You freed the Earth!"
    assert ending.lost == "Ann freed the Earth before you."
    s = quest("Ea", "Ea", limit=1)
    s.best, s.phase, s.round = [2, 1], model.OVER, 1
    assert TABLE.ending(GAME.view(s, 0), GAME.outcome(s)).by_points


def test_what_luck_gave_says_how_often_it_decided():
    luck = Luck(1, "dogs", 5, 4, 4.02, 0.1, 0.1)
    assert KINDS["dogs"].figures.format(got=luck.got, times=luck.times, expected=luck.expected) == "4 of 5, usually 4.0"


def test_a_cat_somebody_else_wanted_and_many_dogs_beaten_move_the_others():
    s = quest("Ea", "Ea", ships="Ma1 Ea1")
    assert list(TABLE.feel(GAME.view(s, 0), events.Recruit(0, CAT["Ma"]))) == [(0, "glad"), (1, "hurt")]
    s.crews[1] |= crew("Ma")
    assert list(TABLE.feel(GAME.view(s, 0), events.Recruit(0, CAT["Ma"]))) == [(0, "glad")]
    for beaten, felt in ((0, [(0, "gloating")]), (2, [(0, "gloating"), (1, "surprised")])):
        s.beaten = beaten
        assert list(TABLE.feel(GAME.view(s, 0), events.Beat(0, 0, 0, EARTH))) == felt
