"""The autosave: the newest move is on the disk, whatever the disk does. Real files; only the disk's pace is changed."""

import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.pebbles import Pebbles

from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.saving import autosave as autosave_room
from tabletop.kernel.saving.autosave import Autosave


def match() -> Match:
    return Match(Pebbles(), (Seat(AI, "Ann", "easy"), Seat(AI, "Bob", "easy")), {}, 3)


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


def moves(path: Path) -> list[str]:
    found: list[str] = json.loads(path.read_text())["actions"]
    return found


def test_every_decision_and_everything_taken_back_is_kept_until_it_is_closed(tmp_path: Path):
    one, path = match(), tmp_path / "match.json"
    keeper = Autosave(one, path)
    for _move in range(3):
        one.submit(0, "take")
    one.undo(0)
    keeper.close()
    assert keeper.problem == "" and moves(path) == ["take", "take"]
    one.submit(0, "take")
    time.sleep(0.05)
    assert moves(path) == ["take", "take"]
    assert not any(thread.name == "autosave" for thread in threading.enumerate())


def test_on_a_slow_disk_only_the_newest_move_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    written, sync = [], os.fsync

    def slow(handle: int) -> None:
        time.sleep(0.03)
        written.append(handle)
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    one, path = match(), tmp_path / "match.json"
    keeper = Autosave(one, path)
    for _move in range(40):
        one.submit(one.to_act or 0, "end")
    assert keeper.behind
    keeper.close()
    assert not keeper.behind and len(moves(path)) == 40
    assert len(written) < 12, "every move in between was written"


def test_a_failed_save_stays_said_and_is_tried_again_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(autosave_room, "AGAIN", 0.05)
    one, folder = match(), tmp_path / "matches"
    folder.write_text("in the way")
    keeper = Autosave(one, folder / "match.json")
    one.submit(0, "take")
    until(lambda: keeper.problem)
    assert keeper.behind and keeper.problem.startswith("This match cannot be saved: ")
    folder.unlink()
    until(lambda: not keeper.problem)
    assert not keeper.behind and moves(folder / "match.json") == ["take"]
    keeper.close()


def test_closing_waits_for_the_newest_but_not_for_a_disk_that_cannot(tmp_path: Path):
    one, folder = match(), tmp_path / "matches"
    folder.write_text("in the way")
    keeper = Autosave(one, folder / "match.json")
    one.submit(0, "take")
    keeper.close()
    assert keeper.problem and not any(thread.name == "autosave" for thread in threading.enumerate())


def test_what_another_program_wrote_is_never_overwritten(tmp_path: Path):
    one, path = match(), tmp_path / "match.json"
    keeper = Autosave(one, path)
    until(path.exists)
    until(lambda: not keeper.behind)
    theirs = tmp_path / "theirs"
    theirs.write_text('{"actions": ["theirs"]}')
    os.replace(theirs, path)
    one.submit(0, "take")
    until(lambda: keeper.problem)
    assert "Another program has changed this match" in keeper.problem
    keeper.close()
    assert moves(path) == ["theirs"]


def test_a_file_that_was_deleted_is_written_again(tmp_path: Path):
    one, path = match(), tmp_path / "match.json"
    keeper = Autosave(one, path)
    until(lambda: path.exists() and not keeper.behind)
    path.unlink()
    one.submit(0, "take")
    keeper.close()
    assert keeper.problem == "" and moves(path) == ["take"]
