"""The command line, in a process of its own or in this one, and matches for it."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from tabletop.cli.main import main
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save

ROOT = Path(__file__).resolve().parents[2]


PATIENCE = 60.0
"""Seconds before a process that hangs is an error."""


def tabletop(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabletop", *words],
        cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip


def asked(*words: str) -> subprocess.CompletedProcess[str]:
    """What the command says, without the seconds it takes to start a process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(list(words))
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def played(decisions: int, seed: int = 4, names: tuple[str, ...] = ("Ann", "Ben", "Cleo")) -> Match:
    """A match of humans in which that many random decisions were made, or all there are."""
    match = Match(GAMES["nine-lives"], [Seat("human", name) for name in names], {}, seed)
    chance = Rng(seed)
    while (seat := match.to_act) is not None and match.position < decisions:
        match.submit(seat, chance.choice(match.legal))
    return match


def saved(folder: Path, match: Match) -> Path:
    path = folder / "match.json"
    save.write(match, path)
    return path


def complaint(done: subprocess.CompletedProcess[str], code: int = 2) -> str:
    """The one sentence on standard error, and nothing else anywhere."""
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].endswith(".")
    return lines[0]
