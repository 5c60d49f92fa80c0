"""Files: written whole, read with suspicion, locked while in use. Real files, real processes, real locks."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop.base import files
from tabletop.base.files import LARGEST, LEFT_OVER, Lock, not_writable, parse_json, read_file, sweep, write_file

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty one."""
    empty = tmp_path / "folder"
    empty.mkdir()
    return empty


def test_what_is_written_is_there_whole_and_nothing_else_is(folder: Path):
    path = folder / "deep" / "match.json"
    write_file(path, b"one")
    write_file(path, b"two")
    assert path.read_bytes() == b"two" and os.listdir(path.parent) == ["match.json"]


def test_a_write_that_fails_leaves_the_old_file_and_no_rest(folder: Path, monkeypatch):
    path = folder / "match.json"
    write_file(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_file(path, b"new")
    assert path.read_bytes() == b"old" and os.listdir(folder) == ["match.json"]


def test_the_folder_is_synced_after_the_rename(folder: Path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.path.isdir(f"/proc/self/fd/{handle}")))
    write_file(folder / "match.json", b"x")
    assert synced == [False, True]


def test_what_was_half_written_long_ago_is_swept_away(folder: Path):
    old, new, match = folder / ".a.json.1.part", folder / ".b.json.2.part", folder / "a.json"
    for path in (old, new, match):
        path.write_text("{")
    past = time.time() - LEFT_OVER - 1
    os.utime(old, (past, past))
    os.utime(match, (past, past))
    sweep(folder)
    assert sorted(os.listdir(folder)) == [".b.json.2.part", "a.json"]
    sweep(folder / "not there")


@pytest.mark.parametrize("kind", ["folder", "fifo", "dangling", "loop", "large", "missing"])
def test_only_plain_files_of_a_sensible_size_are_read(folder: Path, kind: str):
    path = folder / "x.json"
    if kind == "folder":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)
    elif kind == "dangling":
        path.symlink_to(folder / "nowhere")
    elif kind == "loop":
        path.symlink_to(path)
    elif kind == "large":
        with open(path, "wb") as file:
            file.truncate(LARGEST + 1)
    with pytest.raises(OSError) as problem:
        read_file(path)
    assert problem.value.strerror


def test_a_link_to_a_plain_file_is_read(folder: Path):
    (folder / "a").write_text("Zoë", encoding="utf-8")
    (folder / "b").symlink_to(folder / "a")
    assert read_file(folder / "b") == "Zoë"
    (folder / "a").write_bytes(b"Zo\xeb")
    with pytest.raises(ValueError, match="decode"):
        read_file(folder / "a")


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"a":1,"a":2}', '[{"b":{"a":1,"a":1}}]', "[NaN]", "-Infinity", "9" * 5000]
)
def test_what_is_no_sound_json_is_a_value_error(text: str):
    with pytest.raises(ValueError):
        parse_json(text)


def test_sound_json_is_read_as_it_is():
    assert parse_json('{"a":[1,{"a":null}],"b":"\\u00eb"}') == {"a": [1, {"a": None}], "b": "ë"}


def test_a_lock_keeps_others_out_until_it_is_released(folder: Path):
    path = folder / "match.json"
    mine, theirs = Lock(path), Lock(path)
    assert mine.take() and mine.take() and not theirs.take()
    mine.release()
    mine.release()
    assert theirs.take() and not mine.take()
    theirs.release()
    assert os.listdir(folder) == []


def test_a_lock_dies_with_its_process(folder: Path):
    path = folder / "match.json"
    code = "import sys, time; from pathlib import Path; from tabletop.base.files import Lock\n"
    code += "lock = Lock(Path(sys.argv[1])); print(lock.take(), flush=True); time.sleep(60)"
    other = subprocess.Popen([sys.executable, "-c", code, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None and other.stdout.readline() == "True\n"
        assert not Lock(path).take()
        other.kill()
        other.wait()
        lock = Lock(path)
        assert lock.take()
        lock.release()
    finally:
        other.kill()
        other.wait()


def test_where_nothing_can_be_locked_nobody_is_kept_out(folder: Path):
    (folder / "in the way").write_text("")
    lock = Lock(folder / "in the way" / "match.json")
    assert lock.take()
    lock.release()


def test_a_folder_is_tried_by_writing(folder: Path):
    assert not_writable(folder / "new" / "folder") == ""
    assert os.listdir(folder / "new" / "folder") == []
    (folder / "file").write_text("")
    assert not_writable(folder / "file") == "File exists"
    assert not_writable(Path("/proc/nothing")) != ""


def test_a_rename_held_up_for_a_moment_is_tried_again(folder: Path, monkeypatch):
    monkeypatch.setattr(files, "_WAITS", (0.0, 0.0))
    rename, tries = os.replace, []

    def held(source: Path, target: Path) -> None:
        tries.append(target)
        if len(tries) < 3:
            raise PermissionError(13, "held by another program")
        rename(source, target)

    monkeypatch.setattr(os, "replace", held)
    write_file(folder / "match.json", b"x")
    assert len(tries) == 3 and (folder / "match.json").read_bytes() == b"x"
