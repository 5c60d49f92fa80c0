"""The sentences below the table of a replay, in the largest letters in which they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.base.words import _, counted, listed
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import TYPE

if TYPE_CHECKING:
    from tabletop.screens.replay.replay import ReplayScene

ROLES = ("asked", "strong", "small-strong")
"""How large the first sentence is: the first of these that leaves room for all the others."""
SMALLEST = 9
"""Pixels of letters where even that is too much."""


class Caption(NamedTuple):
    """The sentences, from the most to the least important."""

    first: str
    more: str = ""
    where: str = ""
    """How far the replay is: left out where the sentences need its room."""
    seat: int = -1
    mark: str = ""
    """The kind of the marked moment."""

    def texts(self, look: Look, width: int, height: int) -> list[pygame.Surface]:
        """Its lines below each other, nothing of them cut."""
        for tail in dict.fromkeys((_joined(self.more, self.where), self.more)):
            for role in ROLES:
                texts = self._lines(look, width, role, tail)
                if sum(text.get_height() for text in texts) <= height:
                    return texts
        return [self._small(look, width, height)]

    def _lines(self, look: Look, width: int, role: str, tail: str) -> list[pygame.Surface]:
        below = [look.text(tail, "small", "ink_soft", width)] if tail else []
        return [look.text(self.first, role, "ink", width), *below]

    def _small(self, look: Look, width: int, height: int) -> pygame.Surface:
        """All of it in the largest letters in which it fits."""
        words, face = " ".join(part for part in (self.first, self.more) if part), TYPE["small-strong"].face

        def make() -> pygame.Surface:
            for pixels in range(look.pixels("small-strong"), SMALLEST - 1, -1):
                text = look.face(face, pixels).render(words, True, look.colour("ink"), wraplength=max(1, width))
                if text.get_height() <= height:
                    break
            return text.convert_alpha()

        return look.made(("caption", words, width, height), make)

    def height(self, look: Look, width: int) -> int:
        """How high it is in its smallest usual letters."""
        return sum(text.get_height() for text in self._lines(look, width, ROLES[-1], self.more))


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def caption(replay: ReplayScene) -> Caption:
    """What is told now: a chapter's title before its first step, what happened in a step, and at the end who won."""
    tape, at = replay.tape, replay.at
    where = _("Move {number} of {many}", number=replay.decision, many=len(replay.film.records))
    if replay.opening:
        chapter = replay.chapter
        counts, story = tape.counts(chapter), replay.controller.story
        kinds = [
            f"{kind.words if counts[name] == 1 else kind.many} {counts[name]}"
            for name, kind in story.kinds.items()
            if name in counts
        ]
        moves = counted("{count} move", "{count} moves", tape.moves(chapter))
        return Caption(chapter.title, _joined(moves, *kinds), where if at else _whole(replay))
    if at == len(tape.steps) and replay.match.outcome is not None:
        won, scores = _result(replay)
        return Caption(won, scores, where, next(iter(replay.match.outcome.winners), -1))
    step = tape.steps[at - 1]
    lines = step.lines or (step.kicker,)
    mark = next((mark.kind for mark in tape.marks if mark.step == at - 1), "")
    return Caption(lines[0], " ".join(lines[1:]), _joined(tape.when(at - 1), where), step.seat, mark)


def _whole(replay: ReplayScene) -> str:
    moves = counted("{count} move in all", "{count} moves in all", len(replay.film.records))
    return moves if replay.match.outcome is not None else _joined(moves, _("not finished yet"))


def _result(replay: ReplayScene) -> tuple[str, str]:
    outcome, names = replay.match.outcome, replay.controller.names
    assert outcome is not None
    ending = replay.controller.ending(replay.film.before(None, len(replay.film.events)), outcome)
    winners = [names[seat] for seat in outcome.winners]
    words = _("{names} won.", names=listed(winners)) if winners else _("Nobody won.")
    scores = [f"{name}: {ending.counts(score)}" for name, score in zip(names, outcome.scores, strict=True)]
    return _("{won} {why}", won=words, why=replay.controller.reason(outcome)), " · ".join(scores)
