"""The program's log: a file that rotates, faults in it with all they say, and nothing in the terminal."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tabletop.base import journal, paths
from tabletop.base.files import write_file
from tabletop.cli import doctor
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import HUMAN, Match, Seat
from tabletop.kernel.saving.autosave import Autosave

FAULT = """
from tabletop.cli import doctor
from tabletop.cli.main import main
doctor.examine = lambda: 1 / 0
raise SystemExit(main(["doctor"]))
"""


def written() -> str:
    return paths.log_file().read_text(encoding="utf-8")


def stumble() -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", FAULT], capture_output=True, text=True, timeout=60)


def test_it_lies_in_the_platforms_folder_and_says_what_began(home: Path, capfd):
    journal.begin("on a test bench")
    assert home in paths.log_file().parents and "begins: on a test bench" in written()
    assert capfd.readouterr() == ("", "")


def test_files_rotate_and_only_a_few_are_kept():
    for _line in range(4 * journal.LARGEST // 1000):
        journal.logger().info("x" * 2000)
    files = sorted(path.name for path in paths.log_file().parent.iterdir())
    assert files == ["tabletop.log", *(f"tabletop.log.{number}" for number in range(1, journal.KEPT + 1))]
    assert all(path.stat().st_size <= journal.LARGEST for path in paths.log_file().parent.iterdir())


def test_a_fault_of_the_program_is_a_sentence_in_the_terminal_and_all_of_it_in_the_file():
    done = stumble()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and str(paths.log_file()) in done.stderr
    assert "Traceback" in written() and "ZeroDivisionError" in written()


def test_a_match_that_cannot_be_saved_is_in_the_log(tmp_path: Path, capfd):
    (tmp_path / "file").write_text("not a folder")
    match = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bea")], {}, 1)
    saving = Autosave(match, tmp_path / "file" / "match.json")
    saving.close()
    assert saving.problem
    assert "match.json was not written" in written() and "Traceback" in written()
    assert capfd.readouterr() == ("", "")


def test_a_thread_that_dies_is_in_the_log(capfd):
    journal.begin("")
    thread = threading.Thread(target=lambda: [][0], name="whiskers")
    thread.start()
    thread.join()
    assert "whiskers ended with a fault" in written() and "IndexError" in written()
    assert capfd.readouterr() == ("", "")


def test_where_no_log_can_be_written_the_doctor_says_so_and_nothing_else_changes(home: Path, capfd):
    (home / "xdg_state_home").write_text("not a folder")
    (line,) = (line for line in doctor.examine() if line.startswith("Log:"))
    assert line.endswith("cannot be written, so nothing is kept of what goes wrong.")
    journal.begin("on a test bench")
    with pytest.raises(OSError):
        write_file(home / "xdg_state_home" / "match.json", b"")
    assert capfd.readouterr() == ("", "")
    done = stumble()
    assert done.returncode == 1 and "ZeroDivisionError" in done.stderr, "a fault is never lost"
