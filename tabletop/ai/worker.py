"""Bots think here, in a process of their own, so that no frame waits for one. Imports no pygame."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng

Ticket = tuple[int, int]
"""Names one question: which match, which position of it."""


class Worker:
    """One thinking process. Ask, go on drawing, look for the answer now and then."""

    def __init__(self) -> None:
        self._asked: tuple[Ticket, Any] | None = None
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self.process = context.Process(target=_think, args=(theirs,), name="bots", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, ticket: Ticket, game: str, view: Any, level: str, seed: int) -> None:
        """Have a bot decide; `answer` will have it."""
        question = (ticket, game, view, level, seed)
        self._asked = (ticket, question)
        self._send(question)

    def _send(self, question: Any) -> None:
        try:
            self._ours.send(question)
        except OSError:
            self._restart()

    def _restart(self) -> None:
        """The process died: a new one gets the open question."""
        self.close()
        self._start()
        if self._asked is not None:
            self._ours.send(self._asked[1])

    def answer(self, ticket: Ticket, game: Game) -> Action | None:
        """The decision asked for with this ticket, once it is there. Answers to anything else are dropped."""
        while True:
            try:
                if not self._ours.poll():
                    return None
                answered, text = self._ours.recv()
            except (EOFError, OSError):
                self._restart()
                return None
            if answered == ticket:
                self._asked = None
                action: Action = game.parse(text)
                return action

    def close(self) -> None:
        """End the process, thinking or not."""
        self._ours.close()
        self.process.terminate()
        self.process.join(1.0)
        if self.process.is_alive():
            self.process.kill()


def _think(questions: Connection) -> None:
    """The process: answer questions until the table is gone; only the newest question counts."""
    from tabletop.ai import bots
    from tabletop.games import GAMES

    try:
        while True:
            question = questions.recv()
            while questions.poll():
                question = questions.recv()
            ticket, game, view, level, seed = question
            action = bots.choose(GAMES[game], view, level, Rng(seed))
            questions.send((ticket, str(action)))
    except (EOFError, OSError, KeyboardInterrupt):
        return
