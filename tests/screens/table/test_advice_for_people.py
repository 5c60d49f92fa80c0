"""Hints and the coach: from the person's own view, one thing at a time, in a process that stands back."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from support.marks import one_in, thorough

from tabletop.ai.bots import choose
from tabletop.ai.report import Report, Weighed
from tabletop.ai.worker import Worker
from tabletop.base.words import capital
from tabletop.games.shelf import GAMES
from tabletop.kernel.coaching import Remark
from tabletop.kernel.foresight import imagined
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.reasons import Reason
from tabletop.kernel.rng import Rng
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.advice.coach import FACE, StrongerScene, Weak
from tabletop.screens.table.advice.hint import Rank
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.panel.callouts import _tail
from tabletop.ui.panel.panel import in_pixels
from tabletop.ui.stage import moods
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.widgets.widget import Button

SOLO = (Seat(HUMAN, "Ada"), Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy"))
TWO = (Seat(HUMAN, "Ada"), Seat(HUMAN, "Bob"), Seat(AI, "Oscar", "easy"))


def sit_down(
    desk, tmp_path: Path, game: str = "nine-lives", people=SOLO, size=(1280, 720), **chosen
) -> TableScene:  # fmt: skip
    sitting = desk(size, **chosen)
    match = Match(GAMES[game], people[: GAMES[game].info.seats[-1]], {"first": 0} if game == "nine-lives" else {}, 5)
    while match.to_act != 0:
        match.submit(match.to_act, match.legal[0])
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.show(table, 30)
    return table


def weighed(table: TableScene, *values: float) -> Report:
    """A report that finds the legal actions so good, in their order."""
    moves = [Weighed(action, 50, value, 0.1) for action, value in zip(table.match.legal, values, strict=False)]
    moves.sort(key=lambda move: -move.value)
    return Report(tuple(moves), (moves[0].action,), (), 100, 0.1)


def judged(table: TableScene, report: Report, number: int) -> Weak | None:
    """What the coach makes of a legal action, with this report of the position."""
    table.adviser._known[table.match.position] = "hard", report
    table.coach._weak.clear()
    table.coach.judge(table.match.legal[number], table.hints.shown_as_best())
    return table.coach._weak.get(0)


@pytest.mark.parametrize("game", ["nine-lives", "space-kitties", "paw-of-duty", "cat-quest", "kardashev"])
def test_a_hint_is_there_at_once_and_names_a_legal_move(desk, tmp_path, game):
    table = sit_down(desk, tmp_path, game, coach={"Ada": "off"})
    sitting = table.shell
    table.hints.press()
    sitting.step(1 / 60)
    first = table.hints.words()
    assert first and table.hints.rank is Rank.BEST
    assert set(table.hints.glow().values()) == {"good"}
    table.hints.press()
    second = table.hints.words() if table.hints.rank else ""
    assert second != first, "the best first, then the next"
    sure = [
        action for action in table.match.legal if table.controller.sure(table.playback.shown, table.match.legal, action)
    ]
    assert bool(second) == (len(table.match.legal) - len(sure) > 1), "nothing the table itself would warn of"
    if second:
        assert second.startswith("Second best")
        table.hints.press()
    assert not table.hints.rank and not table.hints.glow()


def test_why_there_is_no_hint_now_is_true_in_ones_own_turn_as_well(desk, tmp_path):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    assert table.hints.why_not() is None
    ready = next(action for action in table.match.legal if str(action) == "ready")
    table.decisions._hold(ready)
    assert table.hints.why_not() == "Your move is made: take it back for a hint, or end your turn."
    table.decisions.take_back()
    back = next(action for action in table.match.legal if str(action).startswith("back:"))
    table.submit(back)
    assert table.match.to_act == 0
    assert table.hints.why_not() == "One moment: the table is still moving."
    while not table.settled:
        table.shell.step(1 / 60)
    assert table.hints.why_not() is None
    table.submit(ready)
    assert table.hints.why_not() == "A hint is for your own move: wait until you are asked."


def test_a_hint_is_silent_while_somebody_does_something_else(desk, tmp_path):
    table = sit_down(desk, tmp_path, "space-kitties", coach={"Ada": "off"})
    table.hints.press()
    lifts = table.hints.glow()
    assert lifts and table.hints.draw(pygame.Surface(table.look.size)).width
    other = next(key for key in table.hand.index.lifts if key not in lifts)
    table.hand.held = other
    assert not table.hints.glow() and not table.hints.draw(pygame.Surface(table.look.size)).width
    table.hand.held = next(key for key in table.hand.index.lifts if key in lifts)
    assert table.hints.glow() == lifts and table.hints.draw(pygame.Surface(table.look.size)).width


@pytest.mark.thorough
def test_a_hint_is_improved_by_the_search_and_forgotten_with_the_move(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    table.shell.worker = Worker()
    table.hints.press()
    assert table.hints.words().startswith("Still thinking. So far: "), "it may change"
    until = time.monotonic() + 60
    while table.adviser.report("master") is None and time.monotonic() < until:
        time.sleep(0.05)
        table.shell.step(1 / 60)
    report = table.adviser.report("master")
    assert report is not None and report.iterations > 0
    assert "Still thinking" not in table.hints.words()
    table.submit(report.action)
    assert not table.hints.rank


@pytest.mark.parametrize(("values", "says", "second"), [
    ((0.78, 0.67), "Clearly better than “{other}”: about 11 more games in 100 won.",
     "About 11 fewer games in 100 won than with the best."),
    ((0.7, 0.67), "A little better than “{other}”: about 3 more games in 100 won.",
     "About 3 fewer games in 100 won than with the best."),
    ((0.68, 0.67), "About as good as “{other}”.", "About as good as the best."),
])  # fmt: skip
def test_a_hint_tells_how_much_better_it_is_and_promises_no_number_of_games(desk, tmp_path, values, says, second):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    other = table.hand.index.gestures[table.match.legal[1]].words
    table.adviser._known[table.match.position] = "master", weighed(table, *values)
    table.hints.press()
    assert says.format(other=capital(other)) in table.hints.words().splitlines()
    assert "78" not in table.hints.words()
    table.hints.press()
    assert table.hints.words().endswith(second)


def test_the_second_best_is_what_is_worth_the_most_of_what_was_looked_at_often(desk, tmp_path):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    best, often, better, seldom = table.match.legal[:4]
    moves = Weighed(best, 80, 0.6, 0.1), Weighed(often, 60, 0.3, 0.1), Weighed(better, 40, 0.5, 0.1)
    report = Report((*moves, Weighed(seldom, 2, 0.58, 0.1)), (best,), (), 182, 0.1)
    table.adviser._known[table.match.position] = "master", report
    table.hints.press()
    table.hints.press()
    words = table.hand.index.gestures[better].words
    assert table.hints.words().startswith(f"Second best: {capital(words)}")
    assert table.hints.words().endswith("About 10 fewer games in 100 won than with the best.")


@pytest.mark.parametrize(("best", "other", "lines"), [
    (["it wins"], ["it is cheap"], ["It wins.", "{than}"]),
    (["3 cats then"], ["a fifth kind", "3 cats then"], ["{than}", "3 cats then, either way."]),
    (["An empty lane: free."], ["An empty lane: free."], ["{than}", "An empty lane: free, either way."]),
    (["3 cats then", "it is near"], ["3 cats then"], ["It is near.", "{than}"]),
    ([], ["3 cats then"], ["{than}"]),
])  # fmt: skip
def test_a_hint_that_compares_gives_a_reason_the_other_move_does_not_have(
    desk, tmp_path, monkeypatch, best, other, lines
):
    table = sit_down(desk, tmp_path, coach={"Ada": "off"})
    said = [[Reason(words, words) for words in side] for side in (best, other)]
    found = dict(zip(table.match.legal, said, strict=False))
    monkeypatch.setattr(table.controller, "reasons", lambda view, legal, action: found[action])
    table.adviser._known[table.match.position] = "master", weighed(table, 0.78, 0.67)
    table.hints.press()
    name = capital(table.hand.index.gestures[table.match.legal[1]].words)
    than = f"Clearly better than “{name}”: about 11 more games in 100 won."
    assert table.hints.words().splitlines()[1:] == [line.format(than=than) for line in lines]


def test_what_was_hardly_looked_at_is_not_compared_with(desk, tmp_path):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    report = weighed(table, 0.7, 0.2)
    few = report._replace(moves=(report.moves[0], report.moves[1]._replace(visits=3)))
    table.adviser._known[table.match.position] = "master", few
    table.hints.press()
    assert "in 100" not in table.hints.words()


def test_a_hint_says_what_the_coach_has_said_as_long_as_that_is_as_good(desk, tmp_path):
    table = sit_down(desk, tmp_path, "kardashev")
    adviser, match, hints = table.adviser, table.match, table.hints
    adviser._known[match.position] = "hard", weighed(table, 0.6, 0.6)
    said = match.legal[1]
    table.controller.remarks = (pressing(said),)
    table.coach._remark()
    assert table.coach.speech.words == "Do it."
    adviser._known[match.position] = "master", weighed(table, 0.61, 0.6)
    hints.press()
    assert hints.shown_as_best() == (said,) and "Even better" not in hints.words()
    hints.press()
    hints.press()
    adviser._known[match.position] = "master", weighed(table, 0.7, 0.6)
    hints.press()
    assert hints.shown_as_best()[-1] == match.legal[0] and hints.words().startswith("Even better: ")


def test_of_what_means_the_same_a_hint_names_what_the_coach_named(desk, tmp_path):
    table = sit_down(desk, tmp_path, "space-kitties")
    match, choices = table.match, table.match.game.knowledge().choices
    thought = list(choices(match.state, match.legal).values())
    keys = choices(match.state, match.legal).keys()
    said = next(one for one in match.legal if one not in thought and choices(match.state, [one]).keys() <= keys)
    moves = [Weighed(action, 50, 0.6 if choices(match.state, [action]).keys() == choices(match.state, [said]).keys()
                     else 0.59, 0.1) for action in thought]  # fmt: skip
    moves.sort(key=lambda move: -move.value)
    table.adviser._known[match.position] = "master", Report(tuple(moves), (moves[0].action,), (), 500, 0.1)
    table.controller.remarks = (pressing(said),)
    table.coach._remark()
    assert table.coach.speech.words == "Do it."
    table.hints.press()
    assert table.hints.shown_as_best() == (said,) and "Even better" not in table.hints.words()


@pytest.mark.parametrize(("reason", "loss", "told"), [("it wins", 1.2, True), ("", 1.2, False), ("", 2.2, True)])
def test_nobody_is_blamed_for_little_without_a_reason(desk, tmp_path, monkeypatch, reason, loss, told):
    table = sit_down(desk, tmp_path)
    monkeypatch.setattr(table.controller, "own_reason", lambda *_about: [Reason("wins", reason)] if reason else [])
    stakes = table.match.game.knowledge().stakes
    report = weighed(table, 0.7, 0.7 - loss * stakes)._replace(iterations=2000)
    report = report._replace(moves=tuple(move._replace(visits=900) for move in report.moves))
    assert (judged(table, report, 1) is not None) == told


def test_of_what_looks_cannot_tell_apart_a_hint_says_what_anybody_would_do(desk, tmp_path):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    match, knowledge = table.match, table.match.game.knowledge()
    usual = knowledge.reflex(match.state, match.to_act, match.legal, Rng(1))
    odd = next(action for action in match.legal if action != usual)
    for value, spread, first in ((0.52, 0.4, usual), (0.52, 0.01, odd), (0.7, 0.4, odd)):
        moves = Weighed(odd, 60, value, spread), Weighed(usual, 50, 0.5, spread)
        table.adviser._known[match.position] = "master", Report(moves, (odd,), (), 110, 0.1)
        table.hints.put_away()
        table.hints.press()
        assert table.hints.shown_as_best() == (first,), (value, spread)
    third = next(action for action in match.legal if action not in (usual, odd))
    moves = Weighed(odd, 60, 0.7, 0.1), Weighed(third, 50, 0.6, 0.1), Weighed(usual, 50, 0.5, 0.1)
    table.adviser._known[match.position] = "master", Report(moves, (odd,), (), 110, 0.1)
    table.hints.put_away()
    table.hints.press()
    second = capital(table.hand.index.gestures[third].words)
    says = f"Clearly better than “{second}”: about 10 more games in 100 won."
    assert says in table.hints.words().splitlines()
    table.hints.press()
    assert table.hints.words().startswith(f"Second best: {second}"), "the same that it was compared with"


def prepared(match: Match) -> tuple[object, object] | None:
    """Something nothing speaks for, and what can follow it that has a reason."""
    game, why = match.game, controller_for(match.game.info.id, match.seats).reasons
    for first in match.legal if match.to_act == 0 else ():
        (world,) = imagined(game, match.view(0), first)
        if game.to_act(world.after) == 0 and not why(match.view(0), match.legal, first):
            view, legal = game.view(world.after, 0), game.legal(world.after)
            then = next((then for then in legal if why(view, legal, then)), None)
            if then is not None:
                return first, then
    return None


def test_a_hint_that_prepares_something_says_what(desk, tmp_path):
    sitting, match, chance = desk(coach={"Ada": "off"}, speed="off"), Match(GAMES["cat-quest"], SOLO, {}, 2), Rng(3)
    while (plan := prepared(match)) is None:
        match.submit(match.to_act, match.legal[chance.below(len(match.legal))])
        if match.to_act is None:
            match = Match(GAMES["cat-quest"], SOLO, {}, match.seed + 1)
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.show(table, 30)
    for line in (plan, plan[:1]):
        report = Report((Weighed(plan[0], 50, 0.6, 0.1),), line, (), 100, 0.1)
        table.adviser._known[match.position] = "master", report
        table.hints.put_away()
        table.hints.press()
        assert ("\nThen: " in table.hints.words()) == (line is plan)


def test_what_is_shown_is_not_shown_again_when_thinking_found_something_better_meanwhile(desk, tmp_path):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    first, better = table.match.legal[:2]
    table.adviser._known[table.match.position] = "greedy", weighed(table, 0.6, 0.5)
    table.hints.press()
    table.shell.step(1 / 60)
    assert table.hints.rank is Rank.BEST and table.hints.shown_as_best() == (first,)
    table.adviser._known[table.match.position] = "master", weighed(table, 0.5, 0.6)
    table.changed = True
    table.shell.step(1 / 60)  # the table shows it
    words = table.hints.words()
    assert set(table.hints.shown_as_best()) == {first, better}, "both were called the best"
    table.hints.press()
    assert table.hints.rank is Rank.SECOND and table.hints.words() != words


def test_something_better_that_nobody_has_seen_yet_comes_first(desk, tmp_path):
    table = sit_down(desk, tmp_path, "paw-of-duty", coach={"Ada": "off"})
    table.adviser._known[table.match.position] = "greedy", weighed(table, 0.6, 0.5)
    table.hints.press()
    table.shell.step(1 / 60)
    table.adviser._known[table.match.position] = "master", weighed(table, 0.5, 0.6)
    table.hints.press()  # in the same frame
    assert table.hints.rank is Rank.BEST


def test_a_hint_leaves_the_numbers_of_the_fuse_to_be_read(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    table.hints.press()
    said = table.hints.draw(pygame.Surface((1280, 720)))
    numbers = [in_pixels(table.look, box) for box in table.playback.layout.written]
    hidden = [
        number for number in numbers if said.clip(number).height > 0.6 * number.height and said.clip(number).width
    ]
    assert said.width and len(numbers) >= 9 and not hidden


def test_after_an_undo_no_hint_stands_and_who_asks_again_is_told_the_same(desk, tmp_path):
    table = sit_down(desk, tmp_path, "kardashev", coach={"Ada": "off"})
    position, legal = table.match.position, table.match.legal
    table.adviser._known[position] = "master", weighed(table, 0.4, 0.6)
    table.hints.press()
    words = table.hints.words()
    table.submit(legal[0])
    table.skip()
    assert table.match.to_act == 0, "its turn goes on"
    table.adviser._known[position + 1] = "master", weighed(table, 0.6, 0.4)
    table.undo()
    table.shell.step(1 / 60)
    assert table.settled and table.match.position == position
    assert not table.hints.rank and not table.hints.glow()
    table.hints.press()
    assert table.hints.words() == words
    table.submit(legal[1])
    table.skip()
    assert table.adviser.report() is None, "that is another position, with the same number"


def test_whoever_asks_for_a_hint_hears_one_voice(desk, tmp_path):
    table = sit_down(desk, tmp_path, "cat-quest")
    table.coach._say("Fly to Mars.", "calm")
    table.hints.press()
    assert table.hints.rank is Rank.BEST and not table.coach.speech.speaks


def test_a_hint_is_seen_whatever_is_held(desk, tmp_path):
    table = sit_down(desk, tmp_path, "cat-quest", coach={"Ada": "off"})
    best = table.hand.index.gestures[table.adviser.look().moves[0].action].lift
    other = next(lift for lift in table.hand.index.lifts if lift != best)
    for held, left in ((other, ""), (best, best)):
        table.hand.take(held)
        table.hints.press()
        assert table.hints.rank is Rank.BEST and table.hand.held == left, "what is not advised is put down"
        assert table.hints.glow()[best] == "good"
        table.hints.put_away()


@pytest.mark.parametrize("game", ["space-kitties", "cat-quest"])
def test_what_is_said_stays_where_it_stands_while_a_head_breathes(desk, tmp_path, game):
    """Only the head is drawn again: what lies over it has to be as it is in the whole picture."""
    table = sit_down(desk, tmp_path, game, coach={"Ada": "off"})
    table.hints.press()
    for key in [key for key in table.hand.index.lifts if not key.startswith("card:")] or table.hand.index.lifts:
        table.hand.cursor = key
        table.shell.step(2.0)
        table.shell.draw()
        placed = table.callouts._placed[1]
        while not table.shimmer(table.shell.window, 0.1):
            pass
        assert table.callouts._placed[1] == placed, key
        part = table.shell.window.copy()
        table.draw(table.shell.window)
        assert part.get_buffer().raw == table.shell.window.get_buffer().raw, key


def test_nobody_gets_a_hint_for_the_move_of_another(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    table.submit(table.match.legal[0])
    table.hints.press()
    assert not table.hints.rank and table.reason is not None
    assert not table.panel.hint.enabled


def test_a_weak_move_is_told_once_with_a_better_one_and_shown_on_the_table(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    assert len(table.match.legal) > 1
    report = weighed(table, 0.2, 0.6)
    table.adviser._known[table.match.position] = "hard", report
    weak = judged(table, report, 0)
    assert weak is not None and weak.better.action == table.match.legal[1]
    assert table.controller.gesture(table.playback.shown, table.match.legal[1]).words in weak.words()
    assert judged(table, report, 1) is None
    assert judged(table, weighed(table, 0.55, 0.6), 0) is None, "nearly as good"
    table.coach._weak[0] = weak._replace(position=-1)
    table.coach.attend()
    assert table.coach.speech.words.startswith(weak.words())
    table.shell.step(1 / 60)
    next(button for button in table.coach.speech.group.widgets if button.words == "Show me").press()
    table.shell.step(1 / 60)
    assert isinstance(table.shell.scenes[-1], StrongerScene)
    table.coach.speech.hush()
    table.coach.attend()
    assert not table.coach.speech.speaks, "it is told once"


def test_what_was_stronger_is_told_beside_what_was_asked(desk, tmp_path):
    table = sit_down(desk, tmp_path, "kardashev")
    weak = judged(table, weighed(table, 0.2, 0.6), 0)
    assert weak is not None
    table.coach._show(weak, weak.words())
    table.shell.step(1 / 60)
    scene = table.shell.scenes[-1]
    assert isinstance(scene, StrongerScene) and scene.speech.words.endswith(
        "Clearly better than your move: about 40 more games in 100 won."
    )
    written = [in_pixels(table.look, box) for box in scene._layout.written]
    assert written and scene.speech.rect.collidelist(written) < 0


def test_what_one_person_is_told_no_other_one_hears(desk, tmp_path):
    table = sit_down(desk, tmp_path, people=TWO)
    table.shell.pop()  # the curtain
    table.sit(0)
    for _frame in range(30):
        table.shell.step(1 / 60)
    report = weighed(table, 0.2, 0.6)
    table.adviser._known[table.match.position] = "hard", report
    table.submit(table.match.legal[0])
    assert 0 in table.coach._weak
    table.sitting.viewer = 1
    table.coach.attend()
    assert not table.coach.speech.speaks or "A move ago" not in table.coach.speech.words
    assert 0 in table.coach._weak


def test_nobody_talks_behind_the_coach(desk, tmp_path, monkeypatch):
    table = sit_down(desk, tmp_path)
    table.coach._say("A word about this move.", "calm")
    table.moods.said = (1, "Is it supposed to hiss like that?")
    places = []
    find = moods.free_beside
    monkeypatch.setattr(moods, "free_beside", lambda *where: places.append(find(*where)) or places[-1])
    table.draw(table.shell.window)
    assert table.coach.speech.rect.width and places
    assert not any(place is not None and place.colliderect(table.coach.speech.rect) for place in places)


@pytest.mark.parametrize("size", [(960, 600), *thorough(((1280, 720),))])
@pytest.mark.parametrize(
    ("game", "plate"),
    [("nine-lives", "seat:0"), ("space-kitties", "seat:0"), ("paw-of-duty", "plaque:0"), ("cat-quest", "own"),
     ("kardashev", "own")],
)  # fmt: skip
def test_the_coach_does_not_stand_before_anybodys_name(desk, tmp_path, game, plate, size):
    table = sit_down(desk, tmp_path, game, size=size)
    name = pixels(table.look, table.stage.sprites[plate].piece)
    written = [in_pixels(table.look, box) for box in table.playback.layout.written]
    assert name.collidelist(written) >= 0
    for words in ("Short.", "A move ago this was stronger: “Withdraw. You would beat 3 kinds of Dogs instead of 4.”"):
        table.coach.speech.say(
            words, buttons=[Button("Show me", table.coach.speech.hush), Button("No", table.coach.speech.hush)]
        )
        table.draw(table.shell.window)
        assert table.coach.speech.rect.width and not table.coach.speech.rect.colliderect(name)


def test_the_coach_says_the_most_pressing_thing_and_not_too_often(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    said = iter(range(100))
    table.controller.remarks = (
        Remark("never", lambda view, legal, names: ""),
        Remark("counts", lambda view, legal, names: f"That is {next(said)}."),
        Remark("always", lambda view, legal, names: f"{names[0]} plays."),
    )
    heard = []
    for _time in range(5):
        table.coach._remark()
        heard.append(table.coach.speech.words)
    assert heard == ["That is 0.", "That is 1.", "Ada plays.", "", ""]


def pressing(action, *, words: str = "Do it.") -> Remark:
    """A remark that speaks for an action."""
    return Remark("pressing", lambda view, legal, names: words, lambda view, legal: [action])


def test_nobody_is_told_off_for_what_was_advised(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    first = table.match.legal[0]
    report = weighed(table, 0.2, 0.6)
    assert judged(table, report, 0) is not None
    table.coach._weak.clear()
    table.coach._advice[0] = [first]  # as it was known then
    assert judged(table, report, 0) is None
    table.coach._advice.clear()
    table.hints._shown, table.hints._position, table.hints._told = Rank.BEST, table.match.position, [first]
    assert judged(table, report, 0) is None, "a hint has said so"
    table.hints._shown = Rank.NONE
    weak = judged(table, report, 0)
    assert weak is not None
    table.coach._tell_weak(weak)
    assert judged(table, weighed(table, 0.6, 0.2), 1) is None, "it was called stronger a move ago"


def test_advice_that_was_not_heeded_is_told_again_when_it_is_too_late(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    coach, match = table.coach, table.match
    report, advised = weighed(table, 0.555, 0.6, 0.595), match.legal[2]
    assert judged(table, report, 0) is None, "too little to be told of"
    table.controller.remarks = (pressing(advised),)
    coach._remark()
    assert coach.speech.words == "Do it."
    assert judged(table, weighed(table, 0.57, 0.58, 0.585), 0) is None, "29 games in 100 instead of 30 are the same"
    weak = judged(table, report, 0)
    assert weak is not None and weak.better.action == advised
    weak = weak._replace(position=match.position - 1)
    coach._weak[0] = weak
    assert not coach._tell_weakness(), "it can still be done"
    coach._weak[0] = weak._replace(better=weak.better._replace(action="what was done long ago"))
    assert coach._tell_weakness() and "was stronger" in coach.speech.words
    assert judged(table, report, 0) is None, "and not once more"


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_what_is_weak_is_not_advised(desk, tmp_path, level):
    table = sit_down(desk, tmp_path)
    adviser, match = table.adviser, table.match
    other = Remark("other", lambda view, legal, names: "Look there.")
    table.controller.remarks = (pressing(match.legal[0]), other)
    adviser._known[match.position] = level, weighed(table, 0.2, 0.6)
    table.coach._remark()
    assert table.coach.speech.words == "Look there." and not table.coach._advice[0]
    adviser._known[match.position] = level, weighed(table, 0.57, 0.6)
    table.coach._said.clear()
    table.coach._remark()
    assert table.coach.speech.words == "Look there.", "a hint would say something else"
    adviser._known[match.position] = level, weighed(table, 0.59, 0.6)
    table.coach._remark()
    assert table.coach.speech.words == "Do it." and table.coach._advice[0] == [match.legal[0]]


def test_a_move_that_may_be_as_good_is_not_told_off(desk, tmp_path):
    table = sit_down(desk, tmp_path, "kardashev")
    table.coach._advice_at.clear()
    report = weighed(table, 0.917, 1.0)
    best, done = report.moves
    assert judged(table, report, 0) is not None
    unsure = report._replace(moves=(best._replace(visits=164, spread=0.0), done._replace(visits=60, spread=0.276)))
    assert judged(table, unsure, 0) is None, "five lost games of sixty"


def test_in_kardashev_only_a_clearly_weaker_move_is_told_off(desk, tmp_path):
    table = sit_down(desk, tmp_path, "kardashev")
    table.coach._advice_at.clear()  # whatever was said when it was laid out
    assert judged(table, weighed(table, 0.54, 0.6), 0) is None, "looks that far ahead differ by so much"
    assert judged(table, weighed(table, 0.5, 0.6), 0) is not None


def test_advice_waits_until_it_was_thought_about(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    adviser, match = table.adviser, table.match
    table.controller.remarks = (pressing(match.legal[0]),)
    adviser._known, adviser._asked = {}, (match.position, "hard")
    table.coach._remark()
    assert not table.coach.speech.speaks
    adviser._asked, adviser._known = None, {match.position: ("hard", weighed(table, 0.6, 0.2))}
    table.coach.learn()
    assert table.coach.speech.words == "Do it."


def test_a_reason_of_then_is_quoted_and_a_move_taken_back_is_not_told_off(desk, tmp_path, monkeypatch):
    table = sit_down(desk, tmp_path)
    better = table.match.legal[1]
    ahead = [Reason("said", "you are ahead")]
    monkeypatch.setattr(table.controller, "reasons", lambda view, legal, action: ahead if action == better else [])
    report = weighed(table, 0.2, 0.6)
    weak = judged(table, report, 0)
    assert weak is not None and weak.words().endswith(f"this was stronger: “{weak.gesture.words}. You are ahead.”")
    table.coach.attend()
    assert "stronger" not in table.coach.speech.words, "nothing has been done here yet"
    assert 0 not in table.coach._weak


def test_a_reason_that_speaks_for_what_was_done_as_well_is_none(desk, tmp_path, monkeypatch):
    table = sit_down(desk, tmp_path)
    monkeypatch.setattr(table.controller, "reasons", lambda *_about: [Reason("said", "you are ahead")])
    weak = judged(table, weighed(table, 0.2, 0.6), 0)
    assert weak is not None and weak.words().endswith("was stronger.")
    assert weak.words(3).startswith("3 moves ago"), "it may be known late"


def test_the_weakest_of_several_moves_is_told(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    worse = judged(table, weighed(table, 0.2, 0.6), 0)
    assert worse is not None
    table.coach.judge(table.match.legal[0], table.hints.shown_as_best())
    table.adviser._known[table.match.position] = "hard", weighed(table, 0.5, 0.6)
    table.coach.judge(table.match.legal[0], table.hints.shown_as_best())
    assert table.coach._weak[0].loss == worse.loss


def test_the_coach_has_said_it_when_it_was_shown(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    weak = judged(table, weighed(table, 0.2, 0.6), 0)
    assert weak is not None
    table.coach._tell_weak(weak)
    table.coach._show(weak, weak.words())
    table.shell.pop()
    table.shell.step(1 / 60)
    assert not table.coach.speech.speaks


def test_the_coach_does_not_look_like_somebody_who_plays(desk, tmp_path, monkeypatch):
    table = sit_down(desk, tmp_path)
    table.coach._say("Well.", "calm")
    teacher = table.coach.speech.face
    assert teacher != FACE
    monkeypatch.setattr(table.controller, "face", lambda view, seat: teacher if seat == 1 else "seats/cat-0")
    table.coach._say("Well.", "calm")
    assert table.coach.speech.face == FACE


def test_the_coach_is_there_in_the_first_matches_and_when_somebody_wants_it(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    settings = table.shell.settings
    assert table.coach.wanted
    settings.played = {"Ada": {"nine-lives": 2, "kardashev": 0}}
    assert not table.coach.wanted and settings.coached("Ada", "kardashev")
    table.pause_match()
    pause = table.shell.scenes[-1]
    assert isinstance(pause, PauseScene)
    switch = next(button for button in pause.buttons if button.words == "The coach: off")
    switch.press()
    assert switch.words == "The coach: on" and table.coach.wanted and settings.coach == {"Ada": "on"}
    switch.press()
    assert not table.coach.wanted


@pytest.mark.parametrize("kept", [{"Ada": 7}, {"Ada": {"nine-lives": "many"}}, {"Ada": None}, {"": {}}])
def test_nonsense_in_the_settings_counts_as_nothing(desk, tmp_path, kept):
    table = sit_down(desk, tmp_path)
    table.shell.settings.played = kept
    assert table.shell.settings.matches_of("Ada", "nine-lives") == 0
    table.shell.settings.coach = {"Ada": 3}
    assert table.coach.wanted


BLUNDERS = {
    "nine-lives": (11, 18, "play:C8"),  # it bursts
    "space-kitties": (5, 13, "one-small-step"),  # a number that goes on with a journey is worth more
    "paw-of-duty": (5, 27, "end"),  # with three tactics left
    "cat-quest": (5, 9, "move:Ma16"),  # where nobody can be recruited
    "kardashev": (5, 23, "place:a5"),  # far from everything
}
"""A seed, how many moves are made out of habit, and what a person then does."""


@contextmanager
def busy_machine() -> Iterator[None]:
    """Somebody else works on every core."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _core in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def step_until(app, ready) -> None:
    """Draw on until something is so, or hope is lost."""
    began = time.monotonic()
    while not ready() and time.monotonic() < began + 60:
        time.sleep(0.01)
        app.step(1 / 60)


@pytest.mark.parametrize("game", one_in(5, BLUNDERS))
def test_a_blunder_is_told_on_a_busy_machine(desk, tmp_path, game):
    seed, moves, text = BLUNDERS[game]
    sitting, rules = desk((1280, 720), coach={"Ada": "on"}, pace=0), GAMES[game]
    match = Match(rules, SOLO[: rules.info.seats[-1]], {"first": 0} if game == "nine-lives" else {}, seed)
    for position in range(moves):
        match.submit(match.to_act, choose(rules, match.view(match.to_act), "greedy", Rng(position)))
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.app.worker = Worker()
    sitting.show(table, 5)
    assert match.to_act == 0
    step_until(sitting.app, lambda: table.adviser.report("hard") is not None)
    done = next(action for action in match.legal if str(action) == text)
    with busy_machine():
        table.submit(done)
        step_until(sitting.app, lambda: not table.adviser.comparing)
    step_until(sitting.app, lambda: "was stronger" in table.coach.speech.words)
    assert "was stronger" in table.coach.speech.words


@pytest.mark.parametrize("game", ["nine-lives", "space-kitties", "paw-of-duty", "cat-quest", "kardashev"])
def test_what_is_said_of_a_piece_leaves_the_hint_readable(desk, tmp_path, game):
    table = sit_down(desk, tmp_path, game, coach={"Ada": "off"})
    table.hints.press()
    table.shell.step(1 / 60)
    said = 0
    for key in list(table.hand.index.lifts)[:8]:
        table.hand.cursor = key
        table.shell.step(1 / 60)
        table.shell.step(2.0)
        table.shell.draw()
        if table.callouts.note() is not None:
            place = table.callouts._placed[1]
            hint = table.hints.draw(table.shell.window)
            said += 1
            assert not hint.clip(place).w or not hint.clip(place).h, f"{key}: {place} over {hint}"
    assert said


def test_where_a_hint_stands_does_not_depend_on_what_is_drawn_anew(desk, tmp_path):
    table = sit_down(desk, tmp_path)
    table.hints.press()
    surface = pygame.Surface((1280, 720))
    whole = table.hints.draw(surface)
    surface.set_clip(pygame.Rect(0, 0, 20, 20))
    assert whole.width > 100 and table.hints.draw(surface) == whole


def test_a_note_passes_behind_what_lies_outside_of_the_window(desk):
    """While a table moves what is busy may lie beyond the edge: there is nothing to pass behind then."""
    look, surface = desk().app.look, pygame.Surface((300, 200))
    beyond = [pygame.Rect(120, 230, 60, 40), pygame.Rect(120, -60, 60, 40), pygame.Rect(-50, 60, 400, 20)]
    _tail(surface, look, pygame.Rect(140, 400, 20, 20), pygame.Rect(140, -200, 20, 20), "focus", beyond)
    assert surface.get_at((150, 40)) == look.colour("focus") and surface.get_at((150, 70)) != look.colour("focus")
