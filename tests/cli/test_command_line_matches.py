"""Matches on the command line: told again, counted, handed on."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from support.command_line import asked, complaint, played, saved

from tabletop.ai.search import Dice
from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.facts import facts_of
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save
from tabletop.records import people, settings
from tabletop.records.settings import Settings
from tabletop.screens.shared import transcript


def test_replay_begins_where_it_is_told_to_and_says_what_makes_no_sense(tmp_path: Path):
    path = str(saved(tmp_path, played(6)))
    whole = asked("replay", path, "--text").stdout.splitlines()
    lines = asked("replay", path, "--from", "5", "--text").stdout.splitlines()
    said = [line for line in whole if " played " in line]
    assert [line for line in lines if " played " in line] == said[-2:] and len(said) == 5
    for words, sentence in (
        (["--from", "7"], "This match has only 6 decisions, so it cannot begin with number 7."),
        (["--from", "0"], "--from needs a whole number from 1 up, not '0'."),
        (["--seat", "4"], "There is no seat 4: the seats are 1 to 3."),
    ):
        assert complaint(asked("replay", path, *words)) == sentence


@pytest.mark.parametrize("game", [game for game in GAMES if game != "crazy-eights"])
def test_a_match_to_read_has_what_the_table_counts_as_headings_and_who_won_at_the_end(game):
    rules = GAMES[game]
    match = Match(rules, [Seat("human", "Ann"), Seat("ai", "Mimi", "easy")], {}, 4)
    knowledge, chance = rules.knowledge(), Dice(4)
    while (turn := match.to_act) is not None:
        match.submit(turn, knowledge.reflex(match.state, turn, match.legal, chance))
    lines = transcript.as_text(match).splitlines()
    headings = [line for line, below in pairwise(lines) if below and set(below) == {"-"}]
    counts = [int(number) for line in headings for number in re.findall(r"^(?:Round|Turn) (\d+)", line)]
    assert counts == sorted(counts) and set(counts) == set(range(1, max(counts) + 1)) and headings[-1] == "The end"
    end = "\n".join(lines[lines.index("The end") :])
    for seat, score in zip(match.seats, match.outcome.scores, strict=True):
        assert re.search(rf"  {seat.name} +(one|no|{score}) ", end)
    winners = [match.seats[seat].name for seat in match.outcome.winners]
    assert not winners or f"{winners[0]} won!" in end or f"{winners[0]} and" in end
    told = " ".join(lines[lines.index("The end") + 2 : lines.index("", lines.index("The end"))])
    assert told.count("ran out of lives") <= 1, "nothing is told twice"
    assert not any("decides" in line or len(line) > transcript.WIDTH for line in lines)


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
        told = json.loads(asked("replay", str(path), "--json", *words).stdout)
        assert told["as_seen_by"] == (int(words[1]) - 1 if words else None) and "seed" not in told
        for seat in range(2):
            assert drawn(told, seat) and all((card >= 0) is known[seat] for card in drawn(told, seat))
    save.write(match, path)
    told = json.loads(asked("replay", str(path), "--json").stdout)
    assert all(card >= 0 for seat in range(2) for card in drawn(told, seat)), "once it is over everything is told"
    assert told["seed"] == 4 and told["outcome"]["winners"] == list(match.outcome.winners)
    told = json.loads(asked("replay", str(path), "--json", "--seat", "1").stdout)
    assert all(card < 0 for card in drawn(told, 1)), "but not to somebody who asks what one seat knew"


@pytest.mark.parametrize("game", [game for game in GAMES if game != "crazy-eights"])
def test_while_a_match_goes_on_nobody_reads_with_an_opponents_eyes(tmp_path: Path, game: str):
    """The rule is the one of the replay's window."""
    path, rules = tmp_path / "match.json", GAMES[game]
    for first, secret in ((Seat("human", "Ann"), rules.info.secrets), (Seat("ai", "Tom", "easy"), False)):
        match, chance = Match(rules, [first, Seat("ai", "Mimi", "easy")], {}, 4), Rng(4)
        for _move in range(12):
            match.submit(match.to_act, chance.choice(match.legal))
        save.write(match, path)
        for words in (["--json"], ["--text"]):
            assert asked("replay", str(path), "--seat", "1", *words).returncode == 0
            told = asked("replay", str(path), "--seat", "2", *words)
            if secret:
                assert complaint(told) == "What Mimi knows is shown when the match is over."
            else:
                assert told.returncode == 0 and told.stdout
    assert all(match.why_no_look(seat) is None for seat in range(2))


def test_matches_are_exported_and_imported(tmp_path: Path, home: Path):
    match = played(6)
    path, target = saved(tmp_path, match), tmp_path / "out.tabletop"
    assert asked("export", str(path), str(target)).stdout == f"Written: {target}\n"
    assert complaint(asked("export", str(path), str(target))) == f"{target} is there already; choose another name."
    done = asked("import", str(target), "README.md")
    assert done.returncode == 1 and done.stderr == "README.md: This file is not a match saved by Tabletop.\n"
    came = Path(done.stdout.removeprefix("Imported: ").strip())
    assert save.to_text(save.read(came, GAMES)) == save.to_text(match)
    assert asked("import", str(target)).stdout == f"It was here already: {came}\n"
    told = tmp_path / "told.txt"
    asked("export", came.stem, str(told))
    assert told.read_text() == asked("replay", came.stem).stdout, "a saved match is known by its name"
    picture = tmp_path / "table.png"
    asked("export", came.stem, str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_nothing_is_exported_into_a_folder_or_a_form_that_is_not_there(tmp_path: Path):
    path, away = str(saved(tmp_path, played(6))), tmp_path / "away"
    assert complaint(asked("export", path, str(away / "out.txt"))) == f"There is no folder {away}."
    for ending in (".json", ".pdf"):
        said = complaint(asked("export", path, str(tmp_path / f"out{ending}")))
        assert said == f"A match is not written as {ending}: choose a name that ends in .tabletop, .txt or .png."
    assert not away.exists() and len(list(tmp_path.glob("out*"))) == 0
    assert asked("export", path, str(tmp_path / "out")).stdout == f"Written: {tmp_path / 'out.tabletop'}\n"


def test_stats_tell_how_matches_went(home: Path):
    assert asked("stats").stdout == "Nobody has finished a match yet.\n"
    match = played(10_000)
    save.write(match, paths.saves() / "over.json")
    lines = asked("stats").stdout.splitlines()
    assert len(lines) == 3 and all("one match" in line for line in lines)
    winner = match.seats[match.outcome.winners[0]].name
    assert f"{winner}: one match, 1 won (100 %). Nine Lives 1 of 1." in lines
    full = asked("stats", winner).stdout
    assert "among people: one match, 1 won" in full and "Powers: " in full and "Met most often:" in full
    table = asked("stats", "--csv").stdout.splitlines()
    assert len(table) == 4 and table[0].startswith("match,game,ended")


def test_stats_know_everybody_by_each_of_their_names_in_any_letters(home: Path):
    match = played(10_000)
    save.write(match, paths.saves() / "over.json")
    chosen = Settings(path=paths.config() / "settings.json")
    old = match.seats[0].name
    people.keep(chosen, people.Person(old))
    people.keep(chosen, people.Person("Zoé"), old)
    settings.write(chosen)
    full = asked("stats", "Zoé").stdout
    assert full.startswith("Zoé: one match") and old not in full
    assert asked("stats", old.upper()).stdout == asked("stats", "ZOÉ").stdout == full
    table = asked("stats", "--csv").stdout
    assert ",Zoé,human," in table and f",{old},human," not in table
    assert asked("stats", old.lower(), "--csv").stdout == table
    other = asked("stats", match.seats[1].name).stdout
    assert "  Zoé: one match, " in other and "1 matches" not in other


def test_stats_say_when_there_is_more_than_they_tell(home: Path):
    match = played(10_000)
    save.write(match, paths.saves() / "over.json")
    for place, seat in enumerate(match.seats):
        powers = len({fact.name for fact in facts_of(match) if fact.seat == place and fact.kind == "power"})
        line = next((line for line in asked("stats", seat.name).stdout.splitlines() if "Powers" in line), "")
        more = {4: " and one more"}.get(powers, f" and {powers - 3} more") if powers > 3 else ""
        assert line.endswith(more) and ("more" in line) == (powers > 3)
