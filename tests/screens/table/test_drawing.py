"""Drawing a table changes nothing but where its words stand and what was worked out for the picture."""

from collections.abc import Mapping
from enum import Enum
from pathlib import Path

import pygame
import pytest
from support.marks import everybody

from tabletop.ai.report import Report, Weighed
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.sitting import Mode
from tabletop.screens.table.table import TableScene

PARTS = (
    "sitting hints coach recap waiting decisions fingers opponents adviser looking hand playback near panel chronicle"
)
CACHES = {"hints": {"_placed"}}
"""What is worked out for the picture and kept."""


def plain(value: object) -> object:
    """Something that is equal as long as nothing in it was changed; places in the window do not count."""
    if isinstance(value, pygame.Rect):
        return "a place"
    if value is None or isinstance(value, bool | int | float | str | Enum):
        return value
    if isinstance(value, Mapping):
        return [(plain(key), plain(one)) for key, one in value.items()]
    if isinstance(value, tuple | list | set | frozenset):
        return [plain(one) for one in value]
    return id(value)


def state_of(table: TableScene) -> dict[str, object]:
    found: dict[str, object] = {"table": plain(dict(vars(table))), "match": table.match.position}
    for name in PARTS.split():
        kept = {key: one for key, one in vars(getattr(table, name)).items() if key not in CACHES.get(name, ())}
        found[name] = plain(kept)
    found["drawn"] = sorted(key for key in vars(table.drawing))
    found["lines"] = plain(table.chronicle.log.lines)
    return found


def sit_down(desk, tmp_path: Path, game: str, **chosen: object) -> TableScene:
    sitting = desk(coach={"Ada": "off"}, **chosen)
    people = (Seat(HUMAN, "Ada"), Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy"))
    match = Match(GAMES[game], people[: GAMES[game].info.seats[-1]], {"first": 0} if game == "nine-lives" else {}, 5)
    while match.to_act != 0:
        match.submit(match.to_act, match.legal[0])
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.show(table, 30)
    return table


def draw_and_compare(table: TableScene) -> None:
    table.changed = True
    table.update(0.0)
    before = state_of(table)
    for _again in range(2):
        table.draw(pygame.Surface(table.look.size))
        after = state_of(table)
        assert [name for name in before if before[name] != after[name]] == []


@pytest.mark.parametrize("game", everybody("nine-lives kardashev", GAMES))
def test_drawing_changes_nothing_of_a_table(desk, tmp_path, game) -> None:
    table = sit_down(desk, tmp_path, game)
    assert table.sitting.mode is Mode.DECIDING
    draw_and_compare(table)
    table.hints.press()
    draw_and_compare(table)
    table.hand.take(table.hand.index.lifts[0])
    draw_and_compare(table)
    table.hand.put_down()
    table.say("That cannot be done.", "")
    draw_and_compare(table)
    table.decisions._hold(table.match.legal[0])
    assert table.sitting.mode is Mode.CONFIRMING
    draw_and_compare(table)
    table.decisions.end_turn()
    draw_and_compare(table)


def test_a_better_move_that_was_found_meanwhile_is_remembered_before_it_is_drawn(desk, tmp_path) -> None:
    table = sit_down(desk, tmp_path, "nine-lives")
    first, better = table.match.legal[:2]
    for best, values in ((first, (0.6, 0.2)), (better, (0.2, 0.6))):
        moves = [Weighed(action, 50, value, 0.1) for action, value in zip((first, better), values, strict=True)]
        moves.sort(key=lambda move: -move.value)
        table.adviser._known[table.match.position] = "master", Report(tuple(moves), (best,), (), 100, 0.1)
        if best is first:
            table.hints.press()
        draw_and_compare(table)
    assert table.hints.shown_as_best() == (first, better)


def test_drawing_changes_nothing_of_a_recap(desk, tmp_path) -> None:
    table = sit_down(desk, tmp_path, "nine-lives")
    match = table.match
    match.submit(0, match.legal[0])
    while match.to_act != 0:
        match.submit(match.to_act, match.legal[0])
    table.show_position(at_once=True)
    table.shell.step(1 / 60)
    table.recap.open()
    assert table.sitting.mode is Mode.RECAP
    table.shell.step(1 / 60)
    draw_and_compare(table)
