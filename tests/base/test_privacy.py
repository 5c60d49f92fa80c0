"""Other people of the machine: what the program keeps is nobody else's business, what is handed on is."""

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.matches import keep, played

from tabletop.base import journal, paths
from tabletop.base.files import Lock, not_writable, write_file
from tabletop.kernel.saving import save
from tabletop.records import saves, settings, sharing
from tabletop.records.library import Library

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only there have files such modes")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def everything(folder: Path) -> dict[str, int]:
    """The modes of all that is in a folder."""
    return {str(path.relative_to(folder)): mode(path) for path in folder.rglob("*")}


@pytest.fixture
def open_hearted():
    """A system where everybody may read what everybody writes."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_whatever_the_program_makes_is_only_for_whoever_plays(home: Path) -> None:
    settings.write(settings.Settings(paths.config() / "settings.json", speed="off", pace=0))
    words = ["play", "nine-lives", "--seats", "ai:random,ai:random", "--seed", "4"]
    program = subprocess.Popen(
        [sys.executable, "-m", "tabletop", *words], cwd=ROOT, stderr=subprocess.PIPE, text=True, umask=0
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while not paths.library().exists() and program.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        program.terminate()
        assert program.communicate(timeout=PATIENCE)[1] == "" and program.returncode == 0
    finally:
        program.kill()
    made = everything(home)
    names = {Path(name).name for name in made}
    assert {"settings.json", "tabletop.log", "library.sqlite", "matches"} <= names
    assert any(name.startswith("nine-lives-") for name in names)
    assert made == {name: 0o700 if (home / name).is_dir() else 0o600 for name in made}


def test_what_is_written_down_later_is_so_too(home: Path, open_hearted) -> None:
    path = keep(played(9), "one.json")
    saves.restore(saves.delete(path), path)
    saves.delete(keep(played(5), "two.json"))
    lock = Lock(path)
    lock.take()
    sharing.bring_in(sharing.export(played(None), home / "sent"))
    for _line in range(4 * journal.LARGEST // 1000):
        journal.logger().info("x" * 1000)
    Library(paths.library(), paths.saves()).refresh()
    assert not_writable(paths.config()) == ""
    made = everything(home)
    assert made.pop("sent.tabletop") == 0o666, "what is handed on is as open as the system likes"
    assert len([name for name in made if name.endswith(".lock")]) == 1 and any(".log.2" in name for name in made)
    assert made == {name: 0o700 if (home / name).is_dir() else 0o600 for name in made}
    lock.release()


def wide(folder: Path, *files: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    for name in files:
        (folder / name).touch()
        (folder / name).chmod(0o644)


def test_what_was_made_more_open_is_closed_when_it_is_opened(home: Path) -> None:
    data, config, log = paths.saves().parent, paths.config(), paths.log_file().parent
    paths._folder.cache_clear()
    wide(config)
    (config / "settings.json").write_text(json.dumps({"text": 130}))
    wide(data / "matches")
    wide(data, "library.sqlite")
    wide(log, "tabletop.log")
    assert settings.read(paths.config() / "settings.json").text == 130
    journal.begin("here")
    Library(paths.library(), paths.saves()).refresh()
    saves.tidy()
    for folder in (data, data / "matches", config, log):
        assert mode(folder) == 0o700, folder
    for file in (config / "settings.json", data / "library.sqlite", log / "tabletop.log"):
        assert mode(file) == 0o600, file
    assert mode(home) != 0o700 and mode(data.parent) != 0o700, "what is not ours alone stays as it is"


def test_a_folder_that_is_somebody_elses_or_a_link_stays_as_it_is(home: Path, tmp_path: Path) -> None:
    shared, config = tmp_path / "shared", paths.config()
    paths._folder.cache_clear()
    wide(shared)
    config.parent.mkdir(parents=True, exist_ok=True)
    config.symlink_to(shared)
    assert paths.config() == config and mode(shared) == 0o755
    if os.getuid() == 0:
        config.unlink()
        wide(config)
        os.chown(config, 65534, 65534)
        paths._folder.cache_clear()
        assert paths.config() == config and mode(config) == 0o755


def test_a_file_that_is_written_again_stays_as_open_as_it_was(tmp_path: Path) -> None:
    shared = tmp_path / "match.json"
    shared.write_text("old")
    shared.chmod(0o644)
    write_file(shared, b"new")
    assert mode(shared) == 0o644 and shared.read_bytes() == b"new"
    save.write(played(5), tmp_path / "new.json")
    assert mode(tmp_path / "new.json") == 0o600


@pytest.mark.skipif(sys.platform != "linux", reason="tried with a limit that is Linux's")
def test_doctor_leaves_nothing_behind_on_a_full_disk(home: Path) -> None:
    import resource

    command = [sys.executable, "-m", "tabletop", "doctor"]
    full = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # noqa: E731
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, preexec_fn=full)
    assert done.returncode == 0 and "not writable: File too large" in done.stdout, done
    assert [path.name for path in home.rglob("*.part")] == []


def test_deleting_and_bringing_back_last_through_a_power_cut(monkeypatch) -> None:
    path = keep(played(9), "one.json")
    synced: list[tuple[int, bool]] = []
    fsync = os.fsync

    def hear(handle: int) -> None:
        synced.append((os.fstat(handle).st_ino, path.exists()))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", hear)
    aside = saves.delete(path)
    there, bin_ = path.parent.stat().st_ino, aside.parent.stat().st_ino
    assert synced == [(bin_, False), (there, False)]
    synced.clear()
    assert saves.restore(aside, path) == path
    assert synced == [(there, True), (bin_, True)]
