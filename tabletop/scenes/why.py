"""Why an AI did what it did last: what it weighed, as far as whoever asks may know. Imports the kernel and the ui."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.ai.report import Report
from tabletop.kernel.rng import Rng
from tabletop.ui.layout import Part, Row
from tabletop.words import _, counted

if TYPE_CHECKING:
    from tabletop.scenes.table import TableScene

MOST = 5
"""So many of its thoughts are told."""
WORLDS = 10
"""What is possible in so many positions it could have been is no secret."""
SEED = 5_501


def why(table: TableScene, seat: int) -> Part | None:
    """What the AI on this seat thought about its last decision; None if it did not think."""
    match, reports = table.match, table.opponents.reports
    decided = [place for place in reports if place < match.position and match.history[place].seat == seat]
    if not decided:
        return None
    place = max(decided)
    report: Report = reports[place]
    done = match.history[place].action
    view = match.past(table.viewer, place, place).view
    rows, secret = _weighed(table, view, report, done)
    if not rows:
        return None
    if secret:
        rows.append(Row(_("Its other thoughts would tell what it holds.")))
    thought = counted("{count} future", "{count} futures", report.iterations) if report.iterations else ""
    return Part(_("Why its last move?"), tuple(rows), thought)


def _weighed(table: TableScene, view: Any, report: Report, done: Any) -> tuple[list[Row], bool]:
    """Its likeliest moves as lines, and whether any were left out because they are not for this viewer to know."""
    game, rng = table.match.game, Rng(SEED)
    if view.seat is None and game.info.secrets:
        return [], False
    worlds = [game.determinize(view, rng) for _number in range(WORLDS if game.info.secrets else 1)]
    possible = [set(game.legal(world)) for world in worlds]
    actor = game.to_act(worlds[0])
    seen = game.view(worlds[0], actor)
    rows: list[Row] = []
    secret = False
    for move in report.moves:
        if move.action != done and not all(move.action in legal for legal in possible):
            secret = True
        elif move.action in possible[0] and (move.visits or move.action == done) and len(rows) < MOST:
            words = table.controller.gesture(seen, move.action).words
            chosen = _("what it did") if move.action == done else ""
            rows.append(Row(words, _("{part} %", part=round(100 * move.value)), small=chosen))
    return rows, secret
