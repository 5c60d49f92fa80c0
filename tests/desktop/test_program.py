"""The program on a real screen: whole games, keys alone, a killed program, a clean end."""

import json
import os
import random
import signal
import subprocess
import time
from functools import partial
from pathlib import Path

from support.desktop import QUICK, Desktop, colours, dragged, in_order, match_of, until

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import sharing

WALKS = (
    ("Page_Down", "Return", "Return"),
    ("Right", "Return"),
    ("Page_Down", "Right", "Return", "Return"),
    ("Escape", "Return"),
)
"""What somebody presses who looks at nothing: round through all places, on within one, out of whatever is open."""


def test_the_menu_opens_and_closes(desktop: Desktop):
    desktop.start()
    until(lambda: colours(desktop) > 2000, "the menu's pictures")
    desktop.close()
    assert desktop.settings.exists()


def test_a_whole_game_of_ais_reaches_its_results(desktop: Desktop):
    desktop.start("play", "nine-lives", "--seats", "ai:random,ai:random", "--seed", "3", **QUICK)
    kept = desktop.wait_for_the_end()
    assert kept["outcome"]["winners"]
    assert json.loads(save.to_text(match_of(kept))) == kept
    time.sleep(0.5)
    desktop.alive()
    desktop.close()


def test_a_bot_moves_in_a_process_of_its_own(desktop: Desktop):
    desktop.start("play", "nine-lives", "--seats", "ai:easy,ai:easy,ai:easy", **QUICK)
    desktop.wait_for(1)
    assert len(desktop.processes()) >= 2
    desktop.close()


def test_it_closes_cleanly_while_a_bot_thinks(desktop: Desktop):
    for decisions in (0, 3, 9):
        desktop.start("play", "nine-lives", "--seats", ",".join(["ai:easy"] * 6), speed="fast", pace=0)
        desktop.wait_for(decisions)
        desktop.close()
        for path in desktop.saves.glob("*.json"):
            path.unlink()


def test_killed_in_mid_game_it_resumes_at_the_last_move(desktop: Desktop):
    desktop.start("play", "nine-lives", "--seats", "ai:random,ai:easy,ai:random", "--seed", "5", speed="off", pace=150)
    desktop.wait_for(6)
    assert desktop.program is not None
    os.kill(desktop.program.pid, signal.SIGKILL)
    desktop.program.wait()
    until(lambda: not desktop.processes(), "the end of its worker")
    before = desktop.kept()
    assert before["outcome"] is None and len(before["actions"]) >= 6
    (path,) = desktop.saves.glob("*.json")
    desktop.start("--load", str(path))
    after = desktop.wait_for(len(before["actions"]) + 3)
    assert in_order(after, before)
    desktop.close()


def test_keys_alone_lead_from_the_menu_through_a_whole_game(desktop: Desktop):
    seats = [[HUMAN, "You", ""], [AI, "Mimi", "easy"], [AI, "Oscar", "easy"]]  # not new here: no lesson first
    desktop.start(**QUICK, setups={"nine-lives": {"seats": seats, "options": {}}})
    until(lambda: colours(desktop) > 2000, "the menu's pictures")
    until(lambda: (desktop.keys("Return"), time.sleep(0.5), desktop.kept())[2], "a match")

    chance = random.Random(5)

    def over() -> bool:
        desktop.keys(*chance.choice(WALKS))
        desktop.alive()
        return any(json.loads(path.read_text())["outcome"] for path in desktop.saves.glob("*.json"))

    until(over, "the end of the match")
    ended = [match_of(json.loads(path.read_text())) for path in desktop.saves.glob("*.json")]
    assert any(match.outcome is not None for match in ended)
    assert all([seat.kind for seat in match.seats].count(HUMAN) == 1 for match in ended)
    desktop.close()


def test_a_whole_game_is_played_by_dragging_cards(desktop: Desktop):
    desktop.start("play", "nine-lives", "--seats", "human:Ann,ai:random", "--seed", "2", **QUICK)
    kept = desktop.wait_for(0)
    time.sleep(0.5)  # a click at once would be the second of two that sat down
    while not kept["outcome"]:
        match = match_of(kept)
        if match.to_act == 0:
            made = match.position + 1
            until(partial(dragged, desktop, match, made), f"decision {made} by mouse")
        else:
            desktop.wait_for(match.position + 1)
        kept = desktop.kept()
    desktop.close()


def test_a_first_window_is_most_of_the_screen_and_has_its_name(desktop: Desktop):
    desktop.start()
    command = ["xdotool", "getwindowfocus", "getwindowgeometry", "--shell"]
    told = subprocess.run(command, env=desktop.env, capture_output=True, text=True, check=True).stdout
    place = dict(line.split("=") for line in told.splitlines())
    assert [place[name] for name in ("X", "Y", "WIDTH", "HEIGHT")] == ["80", "45", "1120", "630"]
    named = subprocess.run(
        ["xprop", "-id", desktop.window, "WM_CLASS"], env=desktop.env, capture_output=True, text=True, check=True
    )
    assert named.stdout.strip() == 'WM_CLASS(STRING) = "tabletop", "tabletop"'
    desktop.close()
    assert json.loads(desktop.settings.read_text())["window"] == [80, 45, 1120, 630]


def test_a_file_that_was_opened_goes_on_after_a_fault(desktop: Desktop, tmp_path: Path):
    match = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random")], {}, 4)
    file = sharing.export(match, tmp_path / "from Ann")
    desktop.env["TABLETOP_FAULT"] = "PauseScene.update"
    desktop.start(str(file), **QUICK)
    kept = desktop.wait_for(0)
    assert kept["seed"] == 4 and not kept["actions"]
    logs = desktop.settings.parents[2] / "xdg_state_home" / "tabletop" / "log"
    until(lambda: (desktop.keys("Escape"), time.sleep(0.5), list(logs.glob("fault-*.log")))[2], "the fault's log")
    (beside,) = logs.glob("fault-*.tabletop")
    assert save.read(beside, GAMES).seed == 4
    desktop.alive()
    desktop.keys("Return")
    time.sleep(1)
    desktop.close()
