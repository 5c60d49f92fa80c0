"""Matches on the command line: told again, counted, handed on."""

import json
from pathlib import Path

from test_command_line import complaint, played, saved, tabletop

from tabletop import paths
from tabletop.games import GAMES
from tabletop.kernel import save
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.rng import Rng


def test_replay_begins_where_it_is_told_to_and_says_what_makes_no_sense(tmp_path: Path):
    path = str(saved(tmp_path, played(6)))
    lines = tabletop("replay", path, "--from", "5", "--text").stdout.splitlines()
    assert [line.split(".")[0] for line in lines[1:-1]] == ["5", "6"]
    for words, sentence in (
        (["--from", "7"], "This match has only 6 decisions, so it cannot begin with number 7."),
        (["--from", "0"], "--from needs a whole number from 1 up, not '0'."),
        (["--seat", "4"], "There is no seat 4: the seats are 1 to 3."),
    ):
        assert complaint(tabletop("replay", path, *words)) == sentence


def drawn(told: dict, seat: int) -> list[int]:
    """All cards that are told to have been drawn by a seat."""
    events = [event for decision in told["decisions"] for event in decision["events"]]
    return [card for event in events if event["event"] == "Drew" and event["seat"] == seat for card in event["cards"]]


def test_replay_tells_no_more_than_a_seat_or_a_spectator_may_know(tmp_path: Path):
    match = Match(GAMES["space-kitties"], [Seat("human", "Ann"), Seat("human", "Ben")], {}, 4)
    chance, path = Rng(4), tmp_path / "match.json"
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
        if match.position == 40:
            save.write(match, path)
    for words, known in ((["--seat", "1"], [True, False]), (["--seat", "2"], [False, True]), ([], [False, False])):
        told = json.loads(tabletop("replay", str(path), "--json", *words).stdout)
        assert told["as_seen_by"] == (int(words[1]) - 1 if words else None) and "seed" not in told
        for seat in range(2):
            assert drawn(told, seat) and all((card >= 0) is known[seat] for card in drawn(told, seat))
    save.write(match, path)
    told = json.loads(tabletop("replay", str(path), "--json").stdout)
    assert all(card >= 0 for seat in range(2) for card in drawn(told, seat)), "once it is over everything is told"
    assert told["seed"] == 4 and told["outcome"]["winners"] == list(match.outcome.winners)
    told = json.loads(tabletop("replay", str(path), "--json", "--seat", "1").stdout)
    assert all(card < 0 for card in drawn(told, 1)), "but not to somebody who asks what one seat knew"


def test_matches_are_exported_and_imported(tmp_path: Path, home: Path):
    match = played(6)
    path, target = saved(tmp_path, match), tmp_path / "out.tabletop"
    assert tabletop("export", str(path), str(target)).stdout == f"Written: {target}\n"
    assert complaint(tabletop("export", str(path), str(target))) == f"{target} is there already; choose another name."
    done = tabletop("import", str(target), "README.md")
    assert done.returncode == 1 and done.stderr == "README.md: This file is not a match saved by Tabletop.\n"
    came = Path(done.stdout.removeprefix("Imported: ").strip())
    assert save.to_text(save.read(came, GAMES)) == save.to_text(match)
    assert tabletop("import", str(target)).stdout == f"It was here already: {came}\n"
    told = tmp_path / "told.txt"
    tabletop("export", came.stem, str(told))
    assert told.read_text() == tabletop("replay", came.stem).stdout, "a saved match is known by its name"
    picture = tmp_path / "table.png"
    tabletop("export", came.stem, str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_stats_tell_how_matches_went(home: Path):
    assert tabletop("stats").stdout == "Nobody has finished a match yet.\n"
    match = played(10_000)
    save.write(match, paths.saves() / "over.json")
    lines = tabletop("stats").stdout.splitlines()
    assert len(lines) == 3 and all("one match" in line for line in lines)
    winner = match.seats[match.outcome.winners[0]].name
    assert f"{winner}: one match, 1 won (100 %). Nine Lives 1 of 1." in lines
    full = tabletop("stats", winner).stdout
    assert "among people: one match, 1 won" in full and "Powers: " in full and "Met most often:" in full
    table = tabletop("stats", "--csv").stdout.splitlines()
    assert len(table) == 4 and table[0].startswith("match,game,ended")
