"""The process in which bots think: a real one, asked, interrupted and killed."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai import bots
from tabletop.ai.analysis import Played
from tabletop.ai.worker import DEATHS, UNANSWERED, Worker
from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.rng import Rng

GAME = GAMES["nine-lives"]
PATIENCE = 60.0
"""Seconds before an answer that does not come is an error."""


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()
    assert not worker.process.is_alive()


def match_of(seats: int = 4) -> Match:
    return Match(GAME, [Seat(AI, f"Cat {seat}", "easy") for seat in range(seats)], {}, 3)


def until(ready: Callable[[], Any]) -> Any:
    """What it gives once it gives something."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = ready()
        if found is not None:
            return found
        time.sleep(0.005)
    raise AssertionError("no answer came")


def ask(worker: Worker, match: Match, ticket: tuple[int, int], level: str = "easy", seed: int = 1) -> None:
    turn = match.to_act
    worker.ask(ticket, GAME.info.id, match.view(turn), level, seed)


def test_a_whole_game_is_decided_in_another_process(worker: Worker):
    match = match_of()
    assert worker.process.pid != os.getpid()
    while (turn := match.to_act) is not None:
        ticket = (1, match.position)
        ask(worker, match, ticket, "easy" if turn % 2 else "random", match.position)
        match.submit(turn, until(lambda ticket=ticket: worker.answer(ticket, GAME)))
    assert match.outcome is not None


def test_it_decides_as_the_bot_would_here(worker: Worker):
    match = match_of()
    for seed in range(5):
        ask(worker, match, (1, seed), "easy", seed)
        decided = until(lambda seed=seed: worker.answer((1, seed), GAME))
        assert decided == bots.choose(GAME, match.view(match.to_act), "easy", Rng(seed))


def test_nothing_is_answered_that_was_not_asked(worker: Worker):
    assert worker.answer((1, 0), GAME) is None
    ask(worker, match_of(), (1, 0))
    assert until(lambda: worker.answer((1, 0), GAME)) is not None
    assert worker.answer((1, 0), GAME) is None


def test_an_answer_to_an_old_question_is_dropped(worker: Worker):
    match = match_of()
    ask(worker, match, (1, 0))
    until(lambda: worker._ours.poll() or None)  # the first answer lies there
    later = match_of()
    later.submit(later.to_act or 0, later.legal[0])
    ask(worker, later, (1, 1))
    decided = until(lambda: worker.answer((1, 1), GAME))
    assert decided in later.legal


def test_a_position_asked_again_after_an_undo_gets_its_own_answer(worker: Worker):
    """The same ticket twice: only the answer to the second question counts."""
    first, second = match_of(), match_of()
    first.submit(first.to_act or 0, first.legal[0])
    second.submit(second.to_act or 0, second.legal[-1])
    ask(worker, first, (1, 1), seed=1)
    until(lambda: worker._ours.poll() or None)
    ask(worker, second, (1, 1), seed=2)
    decided = until(lambda: worker.answer((1, 1), GAME))
    assert decided == bots.choose(GAME, second.view(second.to_act), "easy", Rng(2))


def test_a_killed_process_is_replaced_and_the_question_asked_again(worker: Worker):
    match = match_of()
    killed = worker.process.pid or 0
    ask(worker, match, (1, 0))
    os.kill(killed, signal.SIGKILL)
    worker.process.join()
    decided = until(lambda: worker.answer((1, 0), GAME))
    assert decided in match.legal


def test_a_process_killed_between_questions_is_replaced(worker: Worker):
    killed = worker.process.pid or 0
    os.kill(killed, signal.SIGKILL)
    worker.process.join()
    match = match_of()
    ask(worker, match, (1, 0))
    assert until(lambda: worker.answer((1, 0), GAME)) in match.legal
    assert worker.process.pid != killed
    assert "ended with code -9" in paths.log_file().read_text(encoding="utf-8")


def test_a_question_that_kills_every_process_is_an_error_in_the_end_and_written_down(capfd: pytest.CaptureFixture[str]):
    worker = Worker()
    worker.ask((1, 0), GAME.info.id, "no view at all", "easy", 1)
    with pytest.raises(TabletopError, match="their process keeps ending"):
        until(lambda: worker.answer((1, 0), GAME))
    worker.close()
    written = paths.log_file().read_text(encoding="utf-8")
    assert written.count("A bot failed.\nTraceback") == written.count("ended with code 0") == DEATHS
    assert capfd.readouterr().err == "", "the terminal stays quiet"


def test_a_stopped_process_keeps_nobody_waiting_and_is_replaced(worker: Worker):
    """Nothing it is told fits into its pipe any more: asking goes on, and in the end another one answers."""
    match = match_of()
    stopped = worker.process.pid or 0
    os.kill(stopped, signal.SIGSTOP)
    for position in range(UNANSWERED + 1):
        worker.study((1, position), Played(GAME.info.id, None, [], ("a" * 100_000,)), 0)  # too much for any pipe
        assert position >= UNANSWERED or worker.process.pid == stopped
        worker.hurry()
    assert worker.process.pid != stopped
    ask(worker, match, (2, 0))
    assert until(lambda: worker.answer((2, 0), GAME)) in match.legal


def test_what_a_stopped_process_was_asked_is_answered_when_it_goes_on(worker: Worker):
    match = match_of()
    stopped = worker.process.pid or 0
    os.kill(stopped, signal.SIGSTOP)
    for position in range(UNANSWERED):
        ask(worker, match, (1, position))
        worker.hurry()
        worker.hurry()
    os.kill(stopped, signal.SIGCONT)
    assert until(lambda: worker.answer((1, UNANSWERED - 1), GAME)) in match.legal
    assert worker.process.pid == stopped


def test_it_ends_while_it_is_stopped_in_the_middle_of_a_question():
    worker = Worker()
    os.kill(worker.process.pid or 0, signal.SIGSTOP)
    worker.study((1, 0), Played(GAME.info.id, None, [], ("a" * 1_000_000,)), 0)
    worker.close()
    assert not worker.process.is_alive()
    assert not any(thread.name == "questions" for thread in threading.enumerate())


def test_it_ends_while_thinking():
    worker = Worker()
    match = match_of(6)
    for position in range(200):  # far more than it can answer before it is closed
        ask(worker, match, (1, position))
    worker.close()
    assert not worker.process.is_alive()


def test_it_ends_before_it_has_begun():
    worker = Worker()
    worker.close()
    assert not worker.process.is_alive()


def test_control_c_in_the_terminal_is_none_of_its_business(worker: Worker):
    os.kill(worker.process.pid or 0, signal.SIGINT)
    match = match_of()
    ask(worker, match, (1, 0))
    assert until(lambda: worker.answer((1, 0), GAME)) in match.legal
    os.kill(worker.process.pid or 0, signal.SIGINT)
    ask(worker, match, (1, 1))
    assert until(lambda: worker.answer((1, 1), GAME)) in match.legal
    assert worker.process.is_alive()


def test_the_end_of_the_terminal_is_none_of_its_business(worker: Worker):
    match = match_of()
    os.kill(worker.process.pid or 0, signal.SIGHUP)
    ask(worker, match, (1, 0))
    assert until(lambda: worker.answer((1, 0), GAME)) in match.legal
    assert worker.process.is_alive() and not paths.log_file().exists()


STARTS_UNDER_FIRE = """
import os, signal, threading, time
from tabletop.ai.worker import Worker

def fire():
    time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

if __name__ == "__main__":
    for _time in range(12):
        worker = None
        try:
            threading.Thread(target=fire, daemon=True).start()
            worker = Worker()
            time.sleep(1)
        except KeyboardInterrupt:
            pass
        if worker:
            worker.close()
    print("done")
"""


def test_control_c_while_the_process_starts_waits_until_it_has_started(tmp_path: Path):
    """Another thread hears the signal too, so that blocking it in this one is not enough."""
    script = tmp_path / "script.py"
    script.write_text(STARTS_UNDER_FIRE)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, script], env=env, capture_output=True, text=True, timeout=90)
    assert (done.stdout, done.stderr) == ("done\n", "")
