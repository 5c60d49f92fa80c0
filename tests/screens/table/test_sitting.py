"""Which mode a table is in once everything has been shown."""

import subprocess
import sys

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.sitting import Mode, mode_after_showing

ANN, BEN, CAT = Seat(HUMAN, "Ann"), Seat(HUMAN, "Ben"), Seat(AI, "Mimi", "easy")


def test_whoever_is_to_act_decides_and_the_others_wait() -> None:
    match = Match(GAMES["nine-lives"], (ANN, CAT), {"first": 0}, 5)
    assert match.to_act == 0
    assert mode_after_showing(match, 0) is Mode.DECIDING
    assert mode_after_showing(Match(GAMES["nine-lives"], (CAT, ANN), {"first": 0}, 5), 1) is Mode.WAITING


def test_another_person_sits_down_first() -> None:
    match = Match(GAMES["nine-lives"], (ANN, BEN), {"first": 0}, 5)
    assert mode_after_showing(match, 1) is Mode.CURTAIN
    assert mode_after_showing(match, None) is Mode.CURTAIN, "nobody sits there yet"


def test_where_nothing_is_secret_no_curtain_hangs() -> None:
    open_games = [game for game in GAMES.values() if not game.info.secrets]
    assert open_games
    for game in open_games:
        seats = tuple(Seat(HUMAN, name) for name in ("Ann", "Ben", "Cleo", "Dan"))[: game.info.seats[-1]]
        match = Match(game, seats, {}, 5)
        others = set(range(len(seats))) - {match.to_act}
        assert {mode_after_showing(match, viewer) for viewer in others} == {Mode.CHANGE_OF_SEATS}


def test_results_are_told_once() -> None:
    match = Match(GAMES["nine-lives"], (ANN, CAT), {"first": 0}, 5)
    while match.outcome is None:
        match.submit(match.to_act, match.legal[0])
    assert mode_after_showing(match, 0) is Mode.OVER
    assert mode_after_showing(match, 0, told=True) is Mode.TOLD


def test_only_what_is_still_to_be_shown_is_not_settled() -> None:
    assert {mode for mode in Mode if not mode.settled} == {Mode.DEALING, Mode.SHOWING, Mode.RECAP}


def test_the_state_of_a_table_needs_no_pictures() -> None:
    code = "import sys, tabletop.screens.table.sitting; assert 'pygame' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
