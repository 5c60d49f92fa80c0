"""The story of a game that is over: worked out meanwhile, kept, clickable, and the same deal once more."""

import re
import time
from itertools import pairwise
from types import SimpleNamespace
from unittest.mock import patch

import pygame
import pytest
from support.marks import everybody
from support.studies import COUNTS, ended, studied, worked_out

from tabletop.ai.analysis import EDITION, Point
from tabletop.ai.worker import Worker
from tabletop.games.kardashev.rules import events as space
from tabletop.games.nine_lives.rules import events as lives
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Branch, Match, Seat
from tabletop.kernel.replay import Film
from tabletop.records.library import open_library
from tabletop.screens.after.aftermath import AftermathScene
from tabletop.screens.after.cards import SwingCard, apart
from tabletop.screens.after.chances import LEAST, Course
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.after.turning_points import SWINGS, tell_swings
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.table import TableScene

PATIENCE = 60.0


def story(desk, match: Match, **given) -> tuple:
    sitting = desk(**given)
    return sitting, AftermathScene(sitting.app, match, controller_for(match.game.info.id, match.seats), None)


def story_of(sitting, match: Match) -> AftermathScene:
    scene = AftermathScene(sitting.app, match, controller_for(match.game.info.id, match.seats), None)
    known(scene)
    return scene


def known(scene: AftermathScene) -> None:
    """Everything is worked out, without another process."""
    luck, *pieces = studied(scene.match.game.info.id)
    scene.course.total, scene.course.luck = luck.total, luck.luck
    scene.course.points = [piece.point for piece in pieces]
    scene._show()


@pytest.mark.thorough
@pytest.mark.parametrize("game", COUNTS)
def test_the_recorded_studies_are_what_is_worked_out(game):
    assert studied(game) == worked_out(game)


def test_results_lead_to_the_story(desk):
    match, sitting = ended(), desk()
    table = controller_for("nine-lives", match.seats)
    results = ResultsScene(sitting.app, match, table, lambda seed: None)
    sitting.show(results)
    sitting.click(next(button for button in results.buttons if "story" in button.words))
    assert isinstance(sitting.top, AftermathScene)
    sitting.key("escape")
    assert sitting.top is results


def test_it_is_worked_out_in_the_other_process_and_kept(desk, monkeypatch):
    match = ended("paw-of-duty")
    sitting, scene = story(desk, match)
    scene.course.points = [piece.point for piece in studied("paw-of-duty")[1:-3]]  # the rest has to be worked out
    sitting.app.worker = sitting.app._second = worker = Worker()
    try:
        sitting.show(scene)
        deadline, idle = time.monotonic() + PATIENCE, 0
        while not scene.course.done and time.monotonic() < deadline:
            known = len(scene.course.points)
            scene.course.update()
            idle += len(scene.course.points) == known
            time.sleep(0.002)
        sitting.step(3)
        assert scene.course.done and scene.course.luck
        assert idle > 3, "a frame never waits for it: most find nothing new"
    finally:
        sitting.app.worker = sitting.app._second = None
        worker.close()
    assert open_library().course(match)
    again = Course(sitting.app, match)
    assert again.done and again.luck == scene.course.luck
    assert [point.at for point in again.points] == [point.at for point in scene.course.points]
    assert not Course(sitting.app, ended("nine-lives")).points, "another match is another story"


def test_leaving_throws_it_away_and_the_process_answers_others(desk):
    match = ended("kardashev")
    sitting, scene = story(desk, match)
    sitting.app.worker = sitting.app._second = worker = Worker()
    try:
        sitting.show(scene)
        while not scene.course.total:
            scene.course.update()
            time.sleep(0.005)
        scene.leave()
        assert worker.learned(scene.course._ticket) is None
        game = GAMES["nine-lives"]
        other = Match(game, [Seat(AI, "A", "easy"), Seat(AI, "B", "easy")], {}, 1)
        worker.ask((1, 0), "nine-lives", other.view(other.to_act), "easy", 1)
        deadline = time.monotonic() + PATIENCE
        while worker.answer((1, 0), game) is None:
            assert time.monotonic() < deadline
            time.sleep(0.005)
        assert not open_library().course(match)
    finally:
        sitting.app.worker = sitting.app._second = None
        worker.close()


def test_what_was_kept_and_makes_no_sense_is_worked_out_anew(desk):
    match, sitting = ended(), desk()
    for text in ("", "{", "[]", '{"edition":%}', '{"edition":%,"points":[[0,1]],"luck":[]}', '{"edition":0}'):
        open_library().keep_course(match, text.replace("%", str(EDITION)))
        assert not Course(sitting.app, match).points


@pytest.mark.parametrize("game", everybody("nine-lives cat-quest", COUNTS))
def test_the_swings_are_the_largest_and_lead_into_the_replay(desk, game):
    sitting, scene = story(desk, ended(game))
    known(scene)
    sitting.show(scene)
    points, swings = scene.course.points, scene.course.swings()
    sizes = sorted(
        max(abs(one - other) for one, other in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(points)
    )
    assert sorted(abs(swing.after - swing.before) for swing in swings) == pytest.approx(
        [size for size in sizes if size >= LEAST], abs=0.001
    )
    cards = [card for card in scene.cards if isinstance(card, SwingCard)]
    told = [card.told.swing for card in cards]
    reasons = [swing for swing in swings if tell_swings(scene.match, scene.table, points, [swing])]
    assert told == sorted(reasons[:SWINGS]) and told, "the largest of which something says why"
    for card, swing in zip(cards, told, strict=True):
        assert card.told.words and card.told.words.endswith((".", "!"))
        assert points[swing.point - 1].at <= card.told.decision < points[swing.point].at
        name, way = scene.table.names[swing.seat], "rose" if swing.after > swing.before else "fell"
        assert card.change.startswith(f"{name} {way} from {round(100 * swing.before)} %")
        assert name == (f"Cat {swing.seat - 1}" if swing.seat else "You")
        told = [event for record in scene.match.history[: points[swing.point - 1].at] for event in record.events]
        counting = scene.table.story()
        for event in told:
            counting.follow(event)
        assert card.told.when == counting.when
    sitting.click(cards[0])
    replay = sitting.top
    assert isinstance(replay, ReplayScene)
    decision = cards[0].told.decision
    assert replay.decision <= decision, "it has not happened yet"
    replay.step()
    assert replay.decision == decision + 1
    assert replay.tape.when(replay.at - 1) == cards[0].told.when, "the replay counts as the story does"
    sitting.key("escape")
    assert sitting.top is scene


HEADED = ("nine-lives", "paw-of-duty", "cat-quest", "kardashev")
"""Their tables' headings say which round or turn it is."""


@pytest.mark.parametrize("game", HEADED)
def test_the_story_the_replay_and_the_table_count_the_same(desk, game):
    sitting, match = desk(), ended(game)
    table = controller_for(game, match.seats)
    story, film = table.story(), Film(match)
    for decision, record in enumerate(match.history):
        heading = table.heading(film.view(None, decision))
        assert not heading or re.match(rf"{re.escape(story.when)}\b", heading), "a banner may stand in its place"
        for event in record.events:
            story.follow(event)
    scene = story_of(sitting, match)
    assert scene.chart.numbers[-1] == story.number and scene.chart.unit == story.unit
    tape = ReplayScene(sitting.app, match, None).tape
    assert tape.when(len(tape.steps)) == story.when


def test_what_a_swing_tells_is_what_happened_then():
    names, happened = ("Ann", "Mimi", "Bea"), [
        lives.Won(1, 20, 2, 9), lives.Exploded(-1, 1, 14, 9), lives.Lost(0, 5, False), lives.Lost(2, 6, False),
        lives.Returned(1, 20, lives.TO_DISCARDS),
    ]  # fmt: skip
    table = controller_for("nine-lives", [Seat(HUMAN, name) for name in names])
    told = sorted(table.story().gist(happened, table.tell, names), key=lambda one: -one.weight)
    assert told[0].words == "Spades burst at 14: Ann and Bea lost a life each." and told[0].event == 1
    assert told[1].words == "Mimi played a life that did not win: it is lost."
    war = [
        space.Battle(1, 44, 0, 5, 4, 1), space.Fleet(0, 44, 0, 3), space.Colony(0, 44, 0, 1), space.Research(1, 3, -1),
        space.Won(0, 2),
    ]  # fmt: skip
    table = controller_for("kardashev", [Seat(HUMAN, name) for name in names])
    told = max(table.story().gist(war, table.tell, names), key=lambda one: one.weight)
    assert told.words == "Mimi beat Ann at E5, 5 to 4, and took the colony. Ann lost a fleet of level 3."


def test_a_finished_match_that_is_watched_leads_to_its_story_and_back(desk):
    match, sitting = ended(), desk()
    sitting.show(ReplayScene(sitting.app, match, None))
    sitting.click(sitting.top.side.story)
    story_scene = sitting.top
    assert isinstance(story_scene, AftermathScene)
    sitting.click(story_scene.buttons[0])
    sitting.click(sitting.top.side.story)
    assert sitting.top is story_scene, "no second one lies over the first"


def test_all_hands_can_be_seen_in_the_end(desk):
    sitting, scene = story(desk, ended())
    sitting.show(scene)
    sitting.click(scene.buttons[0])
    assert isinstance(sitting.top, ReplayScene) and sitting.top.open
    assert sitting.top.decision == scene.match.position


@pytest.mark.parametrize("swapped", [False, True])
def test_the_same_deal_again(desk, swapped):
    match = ended("space-kitties")
    sitting, scene = story(desk, match)
    sitting.show(scene)
    sitting.click(scene.buttons[2 if swapped else 1])
    table = sitting.top
    assert isinstance(table, TableScene)
    names = [seat.name for seat in match.seats]
    assert [seat.name for seat in table.match.seats] == (names[-1:] + names[:-1] if swapped else names)
    dealt, before = table.match.beginning()[0], match.beginning()[0]
    assert match.game.dump(dealt) == match.game.dump(before), "every chair has what it had"


@pytest.mark.parametrize(("size", "text"), [((960, 600), 100), ((1280, 720), 160), ((1920, 1080), 100)])
@pytest.mark.parametrize("game", COUNTS)
def test_everything_has_its_place(desk, game, size, text):
    sitting, scene = story(desk, ended(game), size=size, text=text)
    sitting.show(scene)
    known(scene)
    scene.arrange()
    sitting.step(3)
    window = sitting.app.window.get_rect()
    for widget in (scene.area, *scene.buttons, scene.seed, scene.back_button):
        assert window.contains(widget.rect)
    assert scene.area.rect.bottom <= scene.buttons[0].rect.top
    shown = [scene.chart, *scene.cards, scene.luck]
    for number, widget in enumerate(shown):
        assert not any(widget.rect.colliderect(other.rect) for other in shown[number + 1 :])
        assert widget.rect.height >= widget.size(scene.look, widget.rect.width)[1] or widget is scene.chart


def test_badges_at_the_ends_of_lines_do_not_cover_each_other():
    field = pygame.Rect(0, 0, 100, 200)
    heights = apart([200.0, 200.0, 199.0, 5.0], 20, field)
    order = sorted(heights)
    assert all(other - one >= 20 for one, other in pairwise(order))
    assert order[-1] <= field.bottom and order[0] >= field.top


def test_a_turn_that_is_pointed_at_says_its_chances_and_a_click_watches_it(desk):
    sitting, scene = story(desk, ended("paw-of-duty"))
    known(scene)
    sitting.show(scene)
    field, points = scene.chart._field, scene.course.points
    plain = pygame.image.tobytes(sitting.app.window, "RGB")
    sitting.move((field.left + field.width * 4 // (len(points) - 1), field.centery))
    sitting.step(2)
    assert scene.chart.pointed == 4 and pygame.image.tobytes(sitting.app.window, "RGB") != plain
    sitting.move(scene.title.rect.center)
    assert scene.chart.pointed is None
    sitting.click((field.left + field.width * 4 // (len(points) - 1), field.centery))
    replay = sitting.top
    assert isinstance(replay, ReplayScene) and replay.playing
    assert points[2].at < replay.decision <= points[4].at


def test_a_story_that_is_read_again_is_the_same(desk):
    sitting, scene = story(desk, ended("paw-of-duty"))
    first, *pieces = studied("paw-of-duty")
    course = scene.course
    waiting = [[first, *pieces]]
    worker = SimpleNamespace(learned=lambda ticket: waiting.pop(), study=None, drop=lambda ticket: None)
    with patch.object(type(sitting.app), "second_worker", lambda app: worker):
        course.update()
    again = Course(sitting.app, course.match)
    assert course.done and again.done and again.swings() == course.swings() and again.points == course.points


def test_of_two_who_change_as_much_it_is_told_who_rose(desk):
    _sitting, scene = story(desk, ended("paw-of-duty"))
    for before, after in ((0.3, 0.6), (0.6, 0.3), (0.31, 0.57), (0.57, 0.31)):
        scene.course.points = [Point(0, (before, 1 - before)), Point(5, (after, 1 - after))]
        (swing,) = scene.course.swings()
        assert swing.after > swing.before


def test_of_a_match_that_was_taken_over_the_swings_since_are_told(desk):
    match = ended("space-kitties")
    scene = story_of(desk(), match)
    starts = [scene.course.points[one.point - 1].at for one in scene.course.swings()]
    assert starts and "taken over" not in scene.luck.about
    match.branch = Branch("other.json", starts[0] + 1)
    scene._show()
    assert all(scene.course.points[one.point - 1].at > starts[0] for one in scene.course.swings())
    assert "taken over" in scene.luck.about
    match.branch = Branch("other.json", match.position)
    scene._show()
    assert "taken over" in scene.cards[0].words
