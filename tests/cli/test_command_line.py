"""The command line as a person meets it: real processes, their words and their exit codes."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command_line import PATIENCE, ROOT, complaint, played, saved, tabletop
from support.marks import one_in

from tabletop.base.errors import TabletopError
from tabletop.cli import arguments, commands
from tabletop.cli.arguments import WrongWord
from tabletop.cli.bench import children, run, walks
from tabletop.cli.commands import read_seats
from tabletop.cli.main import main
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.saving import save


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "There is no command 'dance'"),
        (["--loud"], "tabletop has no option '--loud', only --seats"),
        (["-x"], "tabletop has no option '-x'"),
        (["--mute=no"], "tabletop has no option '--mute=no'"),
        (["play", "chess"], "There is no game 'chess': there is nine-lives"),
        (["play", "nine-lives", "now"], "play can do nothing with 'now'."),
        (["play", "--seats", "human,ai"], "--seats needs a game to play"),
        (["--seed", "5"], "--seed needs a game to play"),
        (["play", "nine-lives", "--seed"], "--seed needs something after it."),
        (["play", "nine-lives", "--seed", "-1"], "--seed needs a whole number from 0 up, not '-1'."),
        (["play", "nine-lives", "--seed=1.5"], "--seed needs a whole number from 0 up, not '1.5'."),
        (["play", "nine-lives", "--seed", "9" * 19], "--seed needs a whole number"),
        (["play", "nine-lives", "--seed", "1", "--seed", "2"], "--seed stands there twice."),
        (["play", "nine-lives", "--seats", "human"], "is for 2 to 6 players, not 1."),
        (["play", "nine-lives", "--seats", "human,cat"], "'cat' is no seat"),
        (["play", "nine-lives", "--seats", "human,"], "'' is no seat"),
        (["play", "nine-lives", "--seats", "human:Ann:easy,ai"], "'human:Ann:easy' is no seat"),
        (["play", "nine-lives", "--seats", "human,ai:genius"], "There is no AI level 'genius'"),
        (["play", "nine-lives", "--seats", "human:Ann,ai:easy:Ann"], "Two seats cannot both be called Ann."),
        (["--load", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
        (["--load", "nowhere.json", "--seed", "1"], "A saved match has its own seed."),
        (["simulate"], "simulate needs to know which game."),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "nine-lives", "--seats", "7"], "is for 2 to 6 players, not 7."),
        (["simulate", "nine-lives", "--seats", "two"], "--seats needs a whole number from 1 up, not 'two'."),
        (["simulate", "nine-lives", "--games", "0"], "--games needs a whole number from 1 up, not '0'."),
        (["simulate", "nine-lives", "--bots", "random,genius"], "There is no AI level 'genius'"),
        (["simulate", "nine-lives", "--load", "x"], "simulate has no option '--load'"),
        (["train", "nine-lives", "--bots", "habit,genius"], "There is no AI level 'genius'"),
        (["train", "nine-lives", "--seats", "2,x"], "--seats needs numbers of seats such as 2,3, not 'x'."),
        (["train", "nine-lives", "--games", "5"], "--games needs a whole number from 10 up, not '5'."),
        (["replay"], "replay needs to know which file."),
        (["replay", "nowhere.json", "--check"], "nowhere.json cannot be read: No such file or directory."),
        (["replay", "."], "This is a folder, not a saved match."),
        (
            ["replay", "x", "--text", "--json"],
            "--text and --json cannot both be: one is for people, the other for programs.",
        ),
        (["export"], "export needs to know which match."),
        (["export", "nothing"], "nothing cannot be read: No such file or directory."),
        (["import"], "import needs to know which file."),
        (["import", "pyproject.toml"], "This file is not a match saved by Tabletop."),
        (["stats", "Zoe"], "Nobody called 'Zoe' has played here; those who have: nobody yet."),
        (["stats", "--json"], "stats has no option '--json', only --csv."),
        (["rules"], "rules needs to know which game."),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", "nine-lives", "--pdf"], "rules has no option '--pdf', only --html."),
        (["bench", "luck"], "There is no bench 'luck': there is first-frame"),
        (["--bogus"], "tabletop has no option '--bogus'"),
        (["licenses", "--short"], "licenses has no options"),
        (["doctor", "--thorough"], "doctor has no options, so not '--thorough' either."),
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_wrong_word_gets_one_sentence(words: list[str], sentence: str):
    with pytest.raises(TabletopError) as complained:
        asked = arguments.read(words)
        (commands.read_play if asked.command == "play" else commands.run)(asked)
    assert sentence in str(complained.value) and str(complained.value).endswith(".")


@pytest.mark.parametrize("words", [["dance"], ["--load", "nowhere.json"], ["simulate", "chess"], ["replay", "."]])
def test_the_sentence_is_all_there_is_and_the_exit_code_tells(words: list[str]):
    assert complaint(tabletop(*words))


def test_no_screen_at_all_is_one_sentence():
    env = {"SDL_VIDEODRIVER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    assert "needs a screen" in complaint(tabletop(**env), code=1)
    assert "needs a screen" in complaint(tabletop(**{**env, "DISPLAY": ":4711"}), code=1)


def test_what_people_write_is_understood():
    assert arguments.read(["help"]).command == "help" and arguments.read(["licenses"]).command == "licences"


def test_version_and_help():
    assert tabletop("--version").stdout == "tabletop 0.1.0\n"
    helped = tabletop("--help")
    assert helped.returncode == 0
    for word in (
        "play",
        "simulate",
        "replay",
        "stats",
        "export",
        "import",
        "rules",
        "bench",
        "doctor",
        "--load",
        "nine-lives",
        "arena",
        "easy, normal, hard",
    ):
        assert word in helped.stdout
    assert tabletop("simulate", "-h").stdout == helped.stdout


def test_rules_are_printed_with_the_words_of_their_figures():
    done = tabletop("rules", "nine-lives")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith("# Nine Lives: Tricksy Kittens\n")
    assert "![" not in done.stdout and "\n*Clubs and Spades are on the table: you may play" in done.stdout
    for number in ("NL-1.1 ", "NL-4.2 ", "NL-7.3 "):
        assert f"\n{number}" in done.stdout


@pytest.mark.rendering
def test_rules_are_one_page_of_html_with_pictures_and_links_that_lead_somewhere():
    done = tabletop("rules", "nine-lives", "--html", DISPLAY="", WAYLAND_DISPLAY="", SDL_VIDEODRIVER="")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.isascii()
    page = done.stdout
    pictures = re.findall(r'<figure><img alt="" src="data:image/png;base64,([^"]+)"><figcaption>', page)
    assert len(pictures) >= 8 and len(set(pictures)) == len(pictures) == page.count("<img")
    places = set(re.findall(r' id="([^"]+)"', page))
    links = set(re.findall(r'<a href="#([^"]+)">', page))
    assert len(links) > 20 and links <= places
    for tag in ("p", "h1", "h2", "strong", "a", "blockquote", "figure", "html", "body"):
        assert len(re.findall(rf"<{tag}[ >]", page)) == page.count(f"</{tag}>")


def test_simulate_prints_one_json_object():
    done = tabletop("simulate", "nine-lives", "--seats", "3", "--games", "7", "--seed", "5")
    assert done.returncode == 0 and done.stderr == ""
    result = json.loads(done.stdout)
    assert {
        "game", "games", "seats", "actions", "seconds", "actions_per_second", "average_actions", "wins", "reasons",
    } <= result.keys()  # fmt: skip
    assert (result["game"], result["games"], result["seats"]) == ("nine-lives", 7, 3)
    assert result["average_actions"] == pytest.approx(result["actions"] / 7, abs=0.1)
    assert len(result["wins"]) == 3 and sum(result["wins"]) >= 7
    assert sum(result["reasons"].values()) == 7


def test_simulate_is_the_same_again_with_the_same_seed():
    def counted(seed: str) -> list[object]:
        done = tabletop("simulate", "nine-lives", "--games", "4", "--seed", seed, "--bots", "random,easy")
        result = json.loads(done.stdout)
        return [result[key] for key in ("actions", "wins", "reasons", "bots")]

    assert counted("8") == counted("8") != counted("9")
    assert counted("8")[3] == ["random", "easy", "random", "easy"]


def test_replay_tells_a_match_in_plain_sentences(tmp_path: Path):
    match = played(4)
    done = tabletop("replay", str(saved(tmp_path, match)))
    lines = done.stdout.splitlines()
    assert lines[:3] == ["Nine Lives: Tricksy Kittens", "=" * 27, "Ann against Ben and Cleo"]
    assert "seed" not in done.stdout, "from the seed of a match that goes on the cards could be told"
    for record in match.history:
        assert match.seats[record.seat].name in done.stdout
    assert f"Round 1. Kittykeeper: {match.seats[match.history[0].seat].name}" in lines and any(
        line.startswith("Round 2") for line in lines
    )
    assert lines[-1] == f"Now it is {match.seats[match.to_act or 0].name}'s decision."


def test_replay_tells_who_won(tmp_path: Path):
    match = played(10_000)
    assert match.outcome is not None
    winners = [match.seats[seat].name for seat in match.outcome.winners]
    lines = tabletop("replay", str(saved(tmp_path, match))).stdout.splitlines()
    assert lines[-1] == f"The seed was {match.seed}: it deals the same game again."
    won = next(line for line in lines if line.endswith(" won!") or line.endswith(" shared the victory!"))
    assert all(name in won for name in winners)


def _cut_off(text: str) -> str:
    return text[: len(text) // 2]


def _newer(text: str) -> str:
    return text.replace('"format":3', '"format":4')


def _other_position(text: str) -> str:
    kept = json.loads(text)
    kept["actions"].pop()
    return json.dumps(kept, separators=(",", ":"))


BROKEN: list[tuple[Callable[[str], str], str]] = [
    (_cut_off, "This saved match is cut off or damaged."),
    (lambda text: '{"shopping": ["milk"]}', "This file is not a match saved by Tabletop."),
    (lambda text: "Dear diary", "This file is not a match saved by Tabletop."),
    (lambda text: "", "This saved match is empty."),
    (_newer, "This match was saved by a newer Tabletop (format 4, this one reads up to 3)."),
    (_other_position, "This saved match is damaged: its moves do not lead to the position it holds."),
]


@pytest.mark.parametrize(("damage", "sentence"), BROKEN, ids=[sentence for _damage, sentence in BROKEN])
def test_every_broken_save_has_its_own_sentence(tmp_path: Path, damage: Callable[[str], str], sentence: str):
    path = saved(tmp_path, played(6))
    path.write_text(damage(path.read_text()))
    before = path.read_bytes()
    assert complaint(tabletop("replay", str(path), "--check"), code=1) == sentence
    for words in (["replay", str(path)], ["--load", str(path)]):
        asked = arguments.read(words)
        with pytest.raises(TabletopError, match=re.escape(sentence)):
            (commands.read_play if asked.command == "play" else commands.run)(asked)
    assert path.read_bytes() == before


def test_a_sound_save_is_called_sound(tmp_path: Path):
    done = tabletop("replay", str(saved(tmp_path, played(6))), "--check")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "This match is sound: its 6 decisions lead to the position it holds.\n"


def test_loading_says_when_it_is_another_game(tmp_path: Path):
    path = saved(tmp_path, played(2))
    assert "That match is Nine Lives" in complaint(tabletop("play", "paw-of-duty", "--load", str(path)))


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path):
    reader, writer = os.pipe()
    os.close(reader)
    words = [sys.executable, "-m", "tabletop", "replay", str(saved(tmp_path, played(6)))]
    done = subprocess.run(words, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, timeout=PATIENCE)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_doctor_names_versions_drivers_and_folders(home: Path):
    done = tabletop("doctor")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["Tabletop:", "0.1.0"]
    for beginning in ("Python: ", "pygame: ", "Screen: ", "Sound: ", "Art: ", "Sounds: ", "Font: "):
        assert any(line.startswith(beginning) for line in lines), beginning
    assert f"{home / 'xdg_config_home' / 'tabletop'}, writable" in done.stdout
    assert f"{home / 'xdg_data_home' / 'tabletop' / 'matches'}" in done.stdout
    assert "0 saved matches" in done.stdout
    log = home / "xdg_state_home" / "tabletop" / "log" / "tabletop.log"
    assert f"Log:       {log}" in lines


def test_doctor_goes_on_without_screen_and_sound():
    done = tabletop("doctor", SDL_VIDEODRIVER="nonsense", SDL_AUDIODRIVER="nonsense")
    assert done.returncode == 0
    assert "needs a screen" in done.stdout and "none: " in done.stdout


def test_bench_prints_both_sides_and_a_verdict(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(run, "SPAN", 0.02)  # what is measured here does not matter
    assert main(["bench", "copy", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows] == [f"copy, {game}" for game in GAMES]
    for row in rows:
        assert row["ours"] > 0 and row["yardstick"] > 0
        assert row["ratio"] == pytest.approx(row["ours"] / row["yardstick"])
        assert row["holds"] is (row["ratio"] >= row["goal"])


@pytest.mark.thorough
@pytest.mark.parametrize("game", one_in(5, [name for name, box in run.SHELF.items() if box.crowd]))
def test_the_tables_a_bench_looks_at_have_enough_cards_to_fly(game: str, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(children, "WARM_UP", 1)
    monkeypatch.setattr(children, "FRAMES", 2)
    children.table_frames(game)
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert len(found["ours"]) == len(found["bare"]) == 2 and min(found["ours"]) > 0


def test_no_walk_through_the_program_takes_more_calls_than_promised(capsys):
    walks.walks()
    calls = json.loads(capsys.readouterr().out)
    assert calls.keys() == walks.GOALS.keys() and all(calls.values())
    assert not {name: count for name, count in calls.items() if count > walks.GOALS[name]}


def test_a_bench_counts_frames_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(children, "ROUNDS", 1)
    monkeypatch.setattr(children, "ROUND_SECONDS", 0.1)
    children.frame_intervals()
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["ours"] and found["bare"]


# -- playing -------------------------------------------------------------------------------------------


def hear_signals() -> None:
    """A shell's background jobs are born deaf to Ctrl+C, and what `nohup` starts to a closed terminal."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Playing:
    """`tabletop play …` as a process, on a screen nobody sees."""

    def __init__(self, home: Path, *words: str) -> None:
        self.saves = home / "xdg_data_home" / "tabletop" / "matches"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabletop", *words], cwd=ROOT, stderr=subprocess.PIPE, text=True,
            start_new_session=True, preexec_fn=hear_signals,
        )  # fmt: skip

    def wait_for(self, decisions: int, path: Path | None = None) -> dict[str, object]:
        """What is saved once that many decisions were made."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.process.communicate()[1]
            for file in [path] if path else self.saves.glob("*.json"):
                kept: dict[str, list[str]] = json.loads(file.read_text())
                if len(kept["actions"]) >= decisions:
                    return dict(kept)
            time.sleep(0.05)
        self.process.kill()
        raise AssertionError(f"{decisions} decisions were not made")

    def end(self, how: signal.Signals) -> tuple[int, str]:
        os.killpg(self.process.pid, how)
        complaint = self.process.communicate(timeout=PATIENCE)[1]
        return self.process.returncode, complaint


def until_there(ready: Callable[[], object], playing: Playing) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline and playing.process.poll() is None
        time.sleep(0.05)


def quick(home: Path) -> None:
    """Settings that waste no time on motion."""
    folder = home / "xdg_config_home" / "tabletop"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text('{"speed": "off", "pace": 0}')


def test_play_sits_down_at_once(home: Path):
    quick(home)
    playing = Playing(home, "play", "nine-lives", "--seats", "ai:random,human:Ann,ai", "--seed", "7", "--mute")
    kept = playing.wait_for(0)
    assert (kept["game"], kept["seed"]) == ("nine-lives", 7)
    assert kept["seats"] == [
        {"kind": "ai", "name": "Mimi", "level": "random"},
        {"kind": "human", "name": "Ann", "level": ""},
        {"kind": "ai", "name": "Oscar", "level": "easy"},
    ]
    assert playing.end(signal.SIGTERM) == (0, "")


def test_load_goes_on_where_the_match_was(home: Path, tmp_path: Path):
    quick(home)
    match = played(0, seed=3)
    seats = [Seat("ai", seat.name, "random") for seat in match.seats]
    match = Match(match.game, seats, {}, 3)
    for _decision in range(5):
        match.submit(match.to_act or 0, match.legal[0])
    path = saved(tmp_path, match)
    playing = Playing(home, "--load", str(path))
    kept = playing.wait_for(7, path)
    assert playing.end(signal.SIGTERM) == (0, "")
    actions = kept["actions"]
    assert isinstance(actions, list)
    assert actions[:5] == [str(record.action) for record in match.history]


def test_control_c_ends_it_quietly(home: Path):
    quick(home)
    playing = Playing(home, "play", "nine-lives", "--seats", "ai:easy,ai:easy,human")
    playing.wait_for(0)
    assert playing.end(signal.SIGINT) == (130, "")


@pytest.mark.parametrize("how", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_terminal_and_the_system_end_it_with_everything_saved(home: Path, how: signal.Signals):
    quick(home)
    playing = Playing(home, "play", "cat-quest", "--seats", "ai:random,ai:random")
    playing.wait_for(3)
    assert playing.end(how) == (0, "")
    (path,) = playing.saves.glob("*.json")
    assert save.read(path, GAMES).position >= 3


def told_to_end_while_nothing_can_be_saved(home: Path) -> Playing:
    quick(home)
    (home / "xdg_data_home" / "tabletop").mkdir(parents=True)
    (home / "xdg_data_home" / "tabletop" / "matches").write_text("in the way")
    playing = Playing(home, "play", "nine-lives", "--seats", "human,ai:random")
    log = home / "xdg_state_home" / "tabletop" / "log" / "tabletop.log"
    until_there(lambda: log.exists() and "was not written" in log.read_text(), playing)
    os.kill(playing.process.pid, signal.SIGTERM)
    assert playing.process.stderr is not None
    assert playing.process.stderr.readline().startswith("This match cannot be saved: File exists. Tabletop tries")
    return playing


def test_told_to_end_it_says_what_it_waits_for_and_saves_when_it_can(home: Path):
    playing = told_to_end_while_nothing_can_be_saved(home)
    playing.saves.unlink()
    assert playing.process.communicate(timeout=PATIENCE)[1] == ""
    assert playing.process.returncode == 0 and list(playing.saves.glob("*.json"))


@pytest.mark.parametrize("twice", [True, False])
def test_what_cannot_be_saved_does_not_keep_it_for_ever(home: Path, twice: bool):
    playing = told_to_end_while_nothing_can_be_saved(home)
    if twice:
        os.kill(playing.process.pid, signal.SIGTERM)
    assert "What was decided last is lost." in playing.process.communicate(timeout=PATIENCE)[1]
    assert playing.process.returncode == 1 and playing.saves.read_text() == "in the way"


HANGING_DISK = """
import os, threading
def hang(handle):
    threading.Event().wait()
os.fsync = hang
"""


def test_a_disk_that_hangs_does_not_keep_it_either(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    quick(home)
    (tmp_path / "sitecustomize.py").write_text(HANGING_DISK)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    playing = Playing(home, "--load", str(saved(tmp_path, played(3))))
    until_there(lambda: list(tmp_path.glob(".match.json.*.part")), playing)
    os.kill(playing.process.pid, signal.SIGTERM)
    assert playing.process.stderr is not None
    assert playing.process.stderr.readline() == "Tabletop waits for the disk: it ends in 8 seconds at the latest.\n"
    os.kill(playing.process.pid, signal.SIGTERM)
    playing.process.communicate(timeout=PATIENCE)
    assert playing.process.returncode in (1, -signal.SIGALRM)


def test_the_first_frame_waits_for_nothing_it_does_not_need():
    code = (
        "import os, sys\nfrom tabletop.window.state import Pane\n"
        "def stop(pane):\n    print(*sys.modules)\n    sys.stdout.flush()\n    os._exit(0)\n"
        "Pane.flip = stop\n"
        "from tabletop.cli.main import main\nmain([])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    modules = set(done.stdout.split())
    assert {"tabletop.window.app", "tabletop.screens.menu.menu"} <= modules, done.stderr
    later = {
        "argparse", "multiprocessing", "tabletop.games.shelf", "tabletop.ai.worker", "tabletop.cli.commands",
        "tabletop.screens.table.table", "tabletop.screens.shared.matches", "numpy",
    }  # fmt: skip
    assert later & modules == set()


def test_tables_are_prepared_before_anybody_sits_down():
    code = (
        "import sys\nfrom tabletop.screens import navigation\n"
        "navigation.prepare_soon(0.0).join()\nprint(*sys.modules)\n"
        "from tabletop.games.shelf import SHELF\nprint(*(box.table.partition(':')[0] for box in SHELF.values()))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    loaded, wanted = (set(line.split()) for line in done.stdout.splitlines()[-2:])
    assert (
        len(wanted) == 5 and wanted | {"tabletop.screens.table.table", "tabletop.screens.shared.matches"} <= loaded
    ), done.stderr


def test_without_a_console_nothing_is_printed_and_nothing_breaks():
    code = "import sys\nsys.stdout = sys.stderr = None\nfrom tabletop.cli.main import main\n"
    for words, expected in ((["doctor"], 0), (["dance"], 2), (["--help"], 0)):
        done = subprocess.run([sys.executable, "-c", f"{code}sys.exit(main({words!r}))"], cwd=ROOT, timeout=PATIENCE)
        assert done.returncode == expected


# -- starting once more --------------------------------------------------------------------------------


def rings_with(home: Path, *words: str) -> str:
    """What a second start says."""
    done = tabletop(*words)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def wait_for_seed(playing: Playing, seed: int) -> None:
    """Until the match of that deal is among the saved ones."""
    files = playing.saves.glob
    until_there(lambda: any(json.loads(file.read_text())["seed"] == seed for file in files("*.json")), playing)


def test_a_second_start_ends_and_hands_its_file_to_the_first(home: Path, tmp_path: Path):
    quick(home)
    playing = Playing(home, "play", "nine-lives", "--seats", "human,ai:random", "--seed", "7")
    playing.wait_for(0)
    assert rings_with(home) == "Tabletop is open already: its window comes to the front.\n"
    handed = saved(tmp_path, played(5, seed=44))
    assert rings_with(home, "open", str(handed)) == "Tabletop is open already: its window comes to the front.\n"
    wait_for_seed(playing, 44)
    assert playing.end(signal.SIGTERM) == (0, "")
    assert [file.name for file in playing.saves.parent.glob("*window*")] == []


def test_a_first_window_that_does_not_answer_keeps_nobody_out(home: Path, tmp_path: Path):
    quick(home)
    playing = Playing(home, "play", "nine-lives", "--seats", "human,ai:random")
    playing.wait_for(0)
    os.kill(playing.process.pid, signal.SIGSTOP)
    try:
        second = Playing(home, "open", str(saved(tmp_path, played(5, seed=44))))
        wait_for_seed(second, 44)
        assert second.end(signal.SIGTERM) == (0, "")
    finally:
        os.kill(playing.process.pid, signal.SIGCONT)
    assert playing.end(signal.SIGTERM) == (0, "")


# -- seats ---------------------------------------------------------------------------------------------


def test_seats_without_names_get_names_of_their_own():
    assert read_seats("human,ai,ai:random") == [
        Seat("human", "You"), Seat("ai", "Mimi", "easy"), Seat("ai", "Oscar", "random"),
    ]  # fmt: skip
    assert [seat.name for seat in read_seats("human,human,human:Player 1")] == ["Player 2", "Player 3", "Player 1"]
    assert [seat.name for seat in read_seats("human:Mimi,ai,ai:easy:Oscar,ai")] == ["Mimi", "Luna", "Oscar", "Pixel"]
    many = [seat.name for seat in read_seats(",".join(["ai"] * 12))]
    assert len(set(many)) == 12


def test_names_of_seats_are_what_the_table_can_show():
    assert [seat.name for seat in read_seats("human:Zo\udceb,ai:easy:Mi\0mi,human: \u202e ")] == [
        "Zo",
        "Mimi",
        "Player 1",
    ]
    assert read_seats("human:" + "W" * 10_000)[0].name == "W" * 24
    with pytest.raises(WrongWord, match="both be called Zo"):
        read_seats("human:Zo\udceb,human:Zo")


@pytest.mark.parametrize("text", ["", "ai:", "human:A:B", "ai:easy:Mimi:x", "ai:easy:Mimi,ai:random:Mimi"])
def test_seats_that_make_no_sense_are_refused(text: str):
    with pytest.raises(WrongWord):
        read_seats(text)
