"""What is handed on, as whoever gets it has it: unpacked under another user's empty home, played from the menu entry.

The folder's name has spaces and umlauts, nobody may write into it, and the program is started from somewhere else.
"""

import json
import os
import pwd
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import archive
import labels
import pytest
from support.desktop import QUICK, WHOLE, Desktop, colours, dragged, in_order, match_of, until

from tabletop.base import licences

CONTINUE = (120, -50)
"""Where Continue is on the menu, from the lower left corner."""
OWN = (".config/tabletop", ".local/share/tabletop", ".local/state/tabletop")
"""Where a program may write below a home on Linux."""


class Guest(Desktop):
    """Somebody else at this machine, with a home that nobody has used yet."""

    def __init__(self, display: str, folder: Path) -> None:
        super().__init__(display, folder)
        self.home, self.elsewhere, self.spare = (folder / name for name in ("home", "elsewhere", "tmp"))
        for place in (self.home, self.elsewhere, self.spare):
            place.mkdir()
        self.env = {"PATH": "/usr/bin:/bin", "HOME": str(self.home), "TMPDIR": str(self.spare), "LANG": "C.UTF-8"}
        self.env |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.saves = self.home / ".local/share/tabletop/matches"
        self.settings = self.home / ".config/tabletop/settings.json"
        self.how = {"cwd": self.elsewhere}
        if os.getuid() == 0:  # whom no folder is read-only for
            nobody = pwd.getpwnam("nobody")
            self.how |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            for place in (self.home, self.elsewhere, self.spare):
                os.chown(place, nobody.pw_uid, nobody.pw_gid)

    def run(self, *words: object) -> str:
        done = subprocess.run([*map(str, words)], env=self.env, capture_output=True, text=True, **self.how)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def settle(self, **settings: object) -> None:
        """Their settings, as their own file."""
        write = 'mkdir -p "$(dirname "$1")" && printf %s "$2" >"$1"'
        self.run("sh", "-c", write, "sh", self.settings, json.dumps(settings))

    @property
    def size(self) -> tuple[int, int]:
        told = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.window], env=self.env, text=True,
                              capture_output=True, check=True).stdout  # fmt: skip
        found = dict(line.split("=") for line in told.split())
        return int(found["WIDTH"]), int(found["HEIGHT"])

    def play(self, decisions: int) -> dict[str, Any]:
        """With the mouse, until so many decisions were made or the match is over."""
        kept = self.wait_for(0)
        while not kept["outcome"] and len(kept["actions"]) < decisions:
            match = match_of(kept)
            if match.to_act == 0:
                made = match.position + 1
                until(partial(dragged, self, match, made, self.size), f"decision {made} by mouse")
            else:
                self.wait_for(match.position + 1)
            kept = self.kept()
        return kept


def snapshot(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file with its size and time."""
    return {str(path.relative_to(folder)): (told.st_size, told.st_mtime_ns)
            for path in sorted(folder.rglob("*")) if (told := path.lstat()) and not path.is_dir()}  # fmt: skip


@pytest.fixture(scope="module")
def unpacked() -> Iterator[Path]:
    """The program's folder, where nobody may write."""
    place = Path(tempfile.mkdtemp(prefix="Bäume und Tische "))
    place.chmod(0o755)
    folder = archive.unpack(Path(os.environ["TABLETOP_ARCHIVE"]), place)
    subprocess.run(["chmod", "-R", "a-w", str(folder)], check=True)
    yield folder
    subprocess.run(["chmod", "-R", "u+w", str(folder)], check=True)
    shutil.rmtree(place)


@pytest.fixture
def guest(screen: str) -> Iterator[Guest]:
    place = Path(tempfile.mkdtemp(prefix="guest "))
    place.chmod(0o755)
    guest = Guest(screen, place)
    yield guest
    guest.kill()
    shutil.rmtree(place)


def test_a_whole_game_is_played_saved_left_and_gone_on_with_from_the_menu_entry(guest: Guest, unpacked: Path):
    before = snapshot(unpacked)
    guest.run("env", "-u", "DISPLAY", unpacked / "install")  # nobody is there to close what it says
    installed = snapshot(guest.home)
    entry = (guest.home / f".local/share/applications/{labels.IDENTIFIER}.desktop").read_text(encoding="utf-8")
    line = next(line for line in entry.splitlines() if line.startswith("Exec=")).removeprefix("Exec=")
    guest.command = [word for word in shlex.split(line.replace("\\\\", "\\")) if word != "%f"]
    assert guest.command == [str(unpacked / "tabletop")]

    guest.settle(**QUICK, **WHOLE, greeted=True, recap=False)
    guest.start("play", "nine-lives", "--seats", "human:Ann,ai:random", "--seed", "2")
    until(lambda: colours(guest) > 2000, "the table's pictures")
    time.sleep(0.5)  # a click at once would be the second of two that sat down
    half = guest.play(8)
    assert not half["outcome"]
    guest.close()

    guest.start()
    until(lambda: colours(guest) > 2000, "the menu's pictures")
    picture(guest, "menu")
    time.sleep(2.0)  # the match to go on with is looked for after the first frames
    guest.move(CONTINUE[0], guest.size[1] + CONTINUE[1])
    guest.xdotool("click", 1)
    time.sleep(2.0)
    picture(guest, "table")
    kept = guest.play(10**6)
    assert in_order(kept, half) and kept["outcome"]["winners"]
    picture(guest, "end")
    guest.close()

    assert snapshot(unpacked) == before, "the program changed its own folder"
    strange = [name for name in snapshot(guest.home) if name not in installed and not name.startswith(OWN)]
    assert strange == [] and not [*guest.elsewhere.iterdir()] and not [*guest.spare.iterdir()]
    assert len([*guest.saves.glob("*.json")]) == 1


def picture(guest: Guest, name: str) -> None:
    """Keep what is seen, if somebody wants to look at it."""
    if folder := os.environ.get("TABLETOP_PICTURES"):
        subprocess.run(["import", "-window", "root", f"{folder}/{name}.png"], env=guest.env, check=True)


def test_the_doctor_finds_everything_inside(guest: Guest, unpacked: Path):
    told = guest.run(unpacked / "tabletop", "doctor")
    assert f"Tabletop:  {labels.version()}" in told and "x11, 1280x720" in told and "dummy driver" in told
    assert f"{guest.home}/.config/tabletop, writable" in told and " is missing" not in told
    assert f"{unpacked}/_internal/art.pack" in told


def test_everything_inside_has_its_licence(guest: Guest, unpacked: Path):
    files = [str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()]
    libraries, unknown = licences.libraries_in(files)
    told = guest.run(unpacked / "tabletop", "licences")
    assert unknown == [] and len(libraries) > 20
    assert all(f"\n## {part.name}\n" in told for part in libraries)
    assert told == (unpacked / licences.FILE).read_text(encoding="utf-8") + "\n"
    assert (unpacked / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
