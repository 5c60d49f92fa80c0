"""Kardashev's lesson: what the teacher says is so on the table, and what she speaks of is there to be lit."""

import re

from support.colonies import GAME, colonies, fleets, have, told

from tabletop.games.kardashev.lesson.chapters import LESSON
from tabletop.games.kardashev.rules import content, events
from tabletop.games.kardashev.rules.content import TECHNOLOGIES
from tabletop.games.kardashev.rules.model import act
from tabletop.kernel.lesson import LEARNER, Lecture, Step
from tabletop.kernel.rng import Rng

CHAPTERS = range(len(LESSON.chapters))
TITLES = [chapter.title for chapter in LESSON.chapters]


class Done:
    """A chapter done as told: the state before and after each step, and what happened."""

    def __init__(self, title: str) -> None:
        lecture = Lecture(GAME, LESSON, "Ann", TITLES.index(title))
        self.states, self.events = [], []
        while lecture.step is not None:
            step, state = lecture.step, lecture.match.state.copy()
            self.states.append((step.says if isinstance(step, Step) else "", state))
            action = lecture.scripted() or next(iter(lecture.wanted()), None)
            if action is not None:
                self.events += GAME.apply(state.copy(), action, Rng(0))
            lecture._do_as_told()
        self.end = lecture.match.state

    def at(self, words: str):
        """The state while something with these words is said."""
        return next(state for says, state in self.states if words in says)


def test_others_pay_whoever_drew_the_tile():
    done = Done("A tile for sale")
    assert have(done.at("Nova bids 2")) == "FFME" and have(done.at("You got her 2")) == "FFFMME"
    assert have(done.at("Nova drew a tile"), 1) == "" and len(have(done.end, 1)) == 1


def test_two_colonies_and_a_fleet_make_nine():
    done = Done("Settle and grow")
    assert colonies(done.end) == {"g3": 1, "h3": 2} and fleets(done.end) == {"g4": 1}
    assert done.end.score(LEARNER) == 9 and done.end.base == 0


def test_four_food_stand_for_the_matter():
    done = Done("Fill the jars")
    before, after = have(done.at("Now build at H2")), have(done.at("compile"))
    assert "M" not in before and before.count("F") - after.count("F") == 5
    assert done.at("compile").base == 0


def test_a_fleet_explores_for_one_energy():
    done = Done("Into the dark")
    before, after = done.at("Explore E5"), done.end
    assert have(before).count("E") - have(after).count("E") == 1
    assert fleets(after) == {"h3": 1, "e5": 1}


def test_the_ark_spends_no_base_action():
    done = Done("Clever cats")
    assert done.end.base == 2 and done.end.research == 0 and colonies(done.end)["g4"] == 1


def test_the_battles_are_fought_as_they_are_told():
    fought = [(event.seat, event.offence, event.defence) for event in told(Done("Claws out").events, events.Battle)]
    assert fought == [(1, 2, 2), (0, 3, 2)]


def test_the_game_ends_as_the_teacher_says():
    done = Done("The last round")
    assert done.at("3 of your 15").colony_supply[LEARNER] == 3 and done.at("One base action").base == 1
    assert not done.at("And end your turn").final and done.at("round 12 is the last").final == 12
    assert done.end.over and [done.end.score(seat) for seat in (0, 1)] == [43, 24]


def test_every_turn_and_every_exploring_fleet_has_taken_a_tile_from_the_bag():
    for number in CHAPTERS[1:]:
        s = Lecture(GAME, LESSON, "Ann", number).match.state
        turns = 2 * (s.round - 1) + 1 + (s.turn != LEARNER)  # whoever began the game begins every round
        explored = TITLES[number] in ("Clever cats", "Claws out", "The last round")
        assert s.first == LEARNER and len(content.fresh_bag()) - len(s.bag) == turns + explored, TITLES[number]


def test_so_many_rounds_later_is_what_the_table_says():
    ends = [Done(title).end.round for title in TITLES]
    for number, chapter in enumerate(LESSON.chapters):
        later = re.match(r"(\d) rounds later", chapter.steps[0].says)
        if later:
            assert Lecture(GAME, LESSON, "Ann", number).match.state.round == ends[number - 1] + int(later[1])


def test_in_the_last_chapter_nothing_scores_more_than_what_is_asked():
    lecture, asked = Lecture(GAME, LESSON, "Ann", TITLES.index("The last round")), 0
    while lecture.step is not None:
        if lecture.wanted() and lecture.step.does != ("end",):
            scores = {}
            for action in lecture.match.legal:
                state = lecture.match.state.copy()
                GAME.apply(state, action, Rng(0))
                scores[action] = state.score(LEARNER)
            assert max(scores.values()) == scores[lecture.wanted()[0]], lecture.step.says
            asked += 1
        lecture._do_as_told()
    assert asked == 3


def test_what_the_teacher_says_to_a_refused_technology_fits_every_one():
    """Some lack what they need, some the resources: one rule refuses them all."""
    state, rules = Done("Clever cats").at("Research the Interstellar Ark"), set()
    for number in range(len(TECHNOLOGIES)):
        if (action := act("research", number)) not in GAME.legal(state):
            rules.add((GAME.refusal(state, action).rule, len(TECHNOLOGIES[number].needs) > 0))
    assert rules == {("KD-4.6", False), ("KD-4.6", True)}
    step = next(one for one in LESSON.chapters[TITLES.index("Clever cats")].steps if "Interstellar" in one.says)
    assert len({wrong.kindly for wrong in step.wrong}) == 1
