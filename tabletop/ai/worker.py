"""The worker process in which bots think, so that no frame waits for one."""

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import TYPE_CHECKING, Any

from tabletop.ai.levels import MASTER
from tabletop.ai.report import Report
from tabletop.base import journal
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import View

if TYPE_CHECKING:
    from tabletop.ai.analysis import Piece, Played

Ticket = tuple[int, int]
"""Identifies a question: match and position."""
FAULT = 0
"""The number of an answer that tells why there is none: questions are counted from 1."""
NOW = "now"
"""Says that somebody wants the open question to be answered with what is known."""
NOW_LETTER = bytes(ForkingPickler.dumps(NOW))
STUDY = "study"
"""Says that a question is about a whole match, and answered piece by piece."""
REMEMBERED = 12
"""How many AI players keep their state between decisions."""
OPPONENT, ADVISER = 10, 5
"""Process niceness. Advice is short and would come too late behind opponents."""
BELOW_NORMAL = 0x4000
"""The same on Windows, which has only this step between."""
DEATHS = 3
"""How often the process may die on one question before it is an error."""


UNANSWERED = 40
"""Unanswered questions in a row after which the process is replaced."""


class _Post:
    """What is said to the other process, sent by a thread: a process that does not listen keeps nobody waiting.

    Only the newest question counts, so nothing waits here but that and a word after it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: deque[bytes | None] = deque(maxlen=2)
        self._wake = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="questions", daemon=True)
        self._thread.start()

    def send(self, message: object) -> None:
        letter = NOW_LETTER if message == NOW else bytes(ForkingPickler.dumps(message))
        with self._wake:
            if not (letter is NOW_LETTER and self._waiting and self._waiting[-1] is NOW_LETTER):
                self._waiting.append(letter)
                self._wake.notify()

    def close(self) -> None:
        """Once the other process has ended: whatever is being sent goes nowhere."""
        with self._wake:
            self._waiting.append(None)
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        while (letter := self._next()) is not None:
            try:
                self._connection.send_bytes(letter)
            except OSError:  # it is dead, which is noticed when its answers are looked for
                return

    def _next(self) -> bytes | None:
        with self._wake:
            while not self._waiting:
                self._wake.wait()
            return self._waiting.popleft()


class Worker:
    """One thinking process. Ask, go on drawing, look for the answer now and then."""

    def __init__(self, back: int = OPPONENT) -> None:
        """`back`: how far it stands back."""
        self._back = back
        self._ticket: Ticket | None = None
        """The open question, if there is one."""
        self._question: tuple[object, ...] = ()
        self._number = 0
        """Of the last question: the same position may be asked about twice, as after an undo."""
        self._deaths = self._unanswered = 0
        self.report: Report | None = None
        """What was thought about the last question that was answered."""
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self.process = context.Process(target=_think, args=(theirs, self._back), name="bots", daemon=True)
        with _control_c_held():
            self.process.start()
        theirs.close()
        self._post = _Post(self._ours)
        self._unanswered = 0

    def ask(
        self,
        ticket: Ticket,
        game: str,
        view: View,
        level: str,
        seed: int,
        *,
        name: str = "",
        seconds: int = MASTER,
        done: str = "",
    ) -> None:
        """Have a bot decide; `answer` will have it. `name` may be that of a character.

        `seconds` are those `master` gets. If something was `done` there, it is only compared with the best.
        """
        self._number += 1
        self._deaths = 0
        self._ticket = ticket
        self._question = (self._number, ticket[0], game, view, level, seed, name, seconds, done)
        self._put_question()

    def study(self, ticket: Ticket, match: "Played", known: int) -> None:
        """Have a finished match looked at; `learned` will have one piece after the other, from these on."""
        self._number += 1
        self._deaths = 0
        self._ticket = ticket
        self._question = (self._number, STUDY, match, known)
        self._put_question()

    def learned(self, ticket: Ticket) -> "list[Piece] | None":
        """What has been found out since; None if something else was asked meanwhile. Raises TabletopError."""
        if ticket != self._ticket:
            return None
        found = []
        try:
            while self._ours.poll():
                number, text, piece = self._ours.recv()
                self._unanswered = 0
                if number == FAULT:
                    journal.logger().error("A match could not be looked at.\n%s", text)
                elif number == self._number:
                    found.append(piece)
        except (EOFError, OSError):
            self._restart()
        return found

    def drop(self, ticket: Ticket) -> None:
        """Drop the open question."""
        if ticket == self._ticket:
            self._post.send(NOW)
            self._ticket = None

    def hurry(self) -> None:
        """Ask for an answer now, with what is known."""
        if self._ticket is not None:
            self._post.send(NOW)

    def _put_question(self) -> None:
        if self._unanswered >= UNANSWERED and not self._ours.poll():
            self.process.kill()
            self._restart()
            return
        self._unanswered += 1
        self._post.send(self._question)

    def _restart(self) -> None:
        """The process died: a new one gets the open question."""
        self.process.join(1.0)
        journal.logger().error("The process of the AI players ended with code %s", self.process.exitcode)
        self.close()
        self._start()
        if self._ticket is None:
            return
        self._deaths += 1
        if self._deaths == DEATHS:
            raise TabletopError(_("The AI players cannot think here: their process keeps ending."))
        self._put_question()

    def answer(self, ticket: Ticket, game: Game) -> Action | None:
        """The decision asked for with this ticket, once it is there. Answers to anything else are dropped."""
        try:
            while self._ours.poll():
                number, text, report = self._ours.recv()
                self._unanswered = 0
                if number == FAULT:
                    journal.logger().error("A bot failed.\n%s", text)
                if number == self._number and ticket == self._ticket:
                    self._ticket, self.report = None, report
                    action: Action = game.parse(text)
                    return action
        except (EOFError, OSError):
            self._restart()
        return None

    def close(self) -> None:
        """Terminate the process."""
        self.process.terminate()
        self.process.join(1.0)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._post.close()
        self._ours.close()


@contextmanager
def _control_c_held() -> Iterator[None]:
    """Ctrl+C and the end of a terminal reach all its processes. One started here hears neither: it ends with the table.

    Here Ctrl+C waits until the other has all it needs, whichever thread of ours the system wakes for it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    resource_tracker.ensure_running()  # or starting the process would, and let Ctrl+C through again
    heard: list[int] = []
    ours = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, ours)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    if heard:
        raise KeyboardInterrupt


def stand_back(back: int = OPPONENT) -> None:
    """Lower this process's priority, so that frames go first."""
    if sys.platform == "win32":
        import ctypes

        itself = ctypes.c_void_p(-1)
        ctypes.windll.kernel32.SetPriorityClass(itself, BELOW_NORMAL)
    elif hasattr(os, "nice"):
        os.nice(back)


def _think(questions: Connection, back: int) -> None:
    """The process: answer questions until the table is gone; only the newest question counts."""
    try:
        from tabletop.ai.bots import Mind
        from tabletop.ai.comparing import compare
        from tabletop.games.shelf import GAMES

        signal.signal(signal.SIGINT, signal.SIG_IGN)
        stand_back(back)
        minds: dict[Hashable, Mind] = {}
        while True:
            question = _newest(questions)
            if question[1] == STUDY:
                _look_back(questions, *question)
                continue
            number, match, game, view, level, seed, name, seconds, done = question
            if done:
                report = compare(GAMES[game], view, GAMES[game].parse(done), Rng(seed))
                questions.send((number, str(report.action), report))
                continue
            who = match, game, level, name, seconds, view.seat
            mind = minds.pop(who, None) or Mind(GAMES[game], level, name, seconds=seconds)
            minds[who] = mind
            if len(minds) > REMEMBERED:
                del minds[next(iter(minds))]
            report = mind.think(view, Rng(seed), questions.poll)
            questions.send((number, str(report.action), report))
    except (EOFError, OSError):
        return
    except Exception:
        questions.send((FAULT, traceback.format_exc(), None))


def _look_back(questions: Connection, number: int, _study: str, match: "Played", known: int) -> None:
    """Tell all that is found out about a match, as long as nobody asks anything else."""
    from tabletop.ai.analysis import study
    from tabletop.games.shelf import GAMES

    for piece in study(GAMES[match.game], match, known, questions.poll):
        questions.send((number, "", piece))


def _newest(questions: Connection) -> Any:
    """The newest question, once there is one."""
    question = None
    while question is None or questions.poll():
        message = questions.recv()
        if message != NOW:
            question = message
    return question
