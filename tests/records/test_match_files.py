"""The files of matches: packed, kept, deleted, handed on and brought in."""

import gzip
import json
import os
import re
import sys
import time
from typing import Any

import pytest
from support.matches import GAME, keep, played

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import saves, sharing
from tabletop.records.library import Library


@pytest.fixture
def shelf() -> Library:
    return Library(paths.library(), paths.saves())


# -- the files themselves --------------------------------------------------------------------------------


def test_old_finished_matches_are_packed_and_stay_what_they_are(shelf):
    old = time.time() - saves.OLD - 60
    for name, match in (("over", played(None)), ("open", played(5)), ("young", played(None, began=7))):
        path = keep(match, f"{name}.json")
        if name != "young":
            os.utime(path, (old, old))
    kept = played(None, began=8)
    kept.kept = True
    os.utime(keep(kept, "kept.json"), (old, old))
    shelf.refresh()
    before = shelf.tally("Ann")
    assert saves.tidy() == 1
    assert sorted(path.name for path in saves.found()) == ["kept.json", "open.json", "over.tabletop", "young.json"]
    packed = paths.saves() / "over.tabletop"
    assert packed.stat().st_mtime == pytest.approx(old) and packed.stat().st_size < 900
    assert save.to_text(save.read(packed, GAMES)) == save.to_text(played(None))
    shelf.refresh()
    after = shelf.tally("Ann")
    assert [r._replace(file="") for r in after.results] == [r._replace(file="") for r in before.results]
    assert next(one for one in shelf.matches() if one.packed).file == "over.tabletop"
    assert saves.tidy() == 0


def test_a_match_that_goes_while_they_are_looked_for_hides_no_other():
    for number in range(3):
        keep(played(5), f"{number}.json")
    first, gone, last = (paths.saves() / entry.name for entry in os.scandir(paths.saves()))
    entries = saves._entries()
    assert next(entries)[0] == first
    gone.unlink()
    assert [path for path, _changed in entries] == [last]


def test_a_packed_match_that_is_cut_off_or_swells_is_a_sentence():
    path = keep(played(None), "over.tabletop")
    whole = path.read_bytes()
    cut, foreign = (save.SaveBroken, r"cut off or damaged\.$"), (save.SaveForeign, r"not a match saved by Tabletop\.$")
    swollen = gzip.compress(b" " * 5_000_000)
    for content, (kind, words) in ((whole[:-9], cut), (whole[:30], foreign), (whole + b"x", cut), (swollen, foreign)):
        path.write_bytes(content)
        with pytest.raises(kind, match=words):
            save.read(path, GAMES)


def test_a_match_is_kept_without_being_played():
    path = keep(played(None), "over.json")
    os.utime(path, (1_600_000_000, 1_600_000_000))
    saves.keep(path, True)
    assert save.read(path, GAMES).kept and path.stat().st_mtime == 1_600_000_000
    saves.keep(path, False)
    assert not save.read(path, GAMES).kept


def test_what_was_deleted_long_ago_is_forgotten():
    young = saves.delete(keep(played(5), "young.json"))
    old = saves.delete(keep(played(5), "old.json"))
    stamp = time.time_ns() - int((saves.DELETED_FOR + 60) * 1e9)
    old = old.rename(old.with_name(f"{stamp}-old.json"))
    saves.tidy()
    assert young.exists() and not old.exists()


# -- handing on ------------------------------------------------------------------------------------------


def test_a_match_is_handed_on_and_comes_back_the_same(tmp_path):
    for match in (played(None), played(9, game="kardashev")):
        target = sharing.export(match, tmp_path / match.game.info.id)
        assert target.suffix == ".tabletop" and target.stat().st_size < 2000
        found = sharing.bring_in(target)
        assert found.new and found.path.parent == paths.saves()
        assert save.to_text(save.read(found.path, GAMES)) == save.to_text(match)
        again = sharing.bring_in(target)
        assert not again.new and again.path == found.path


def test_a_name_for_a_file_is_plain():
    match = Match(GAMES[GAME], [Seat(HUMAN, "../Ann B."), Seat(AI, "¿?", "easy")], {}, 1)
    assert sharing.suggested_name(match, ".tabletop", match.seats) == "nine-lives-ann-b.tabletop"
    match.played = 1_794_916_800  # at noon of the 17th of November 2026, or nearly so
    assert re.fullmatch(r"nine-lives-ann-b-2026-11-1[78]\.png", sharing.suggested_name(match, ".png", match.seats))


def test_statistics_as_a_table(shelf):
    keep(played(None), "over.json")
    keep(played(5, began=9), "open.json")
    shelf.refresh()
    lines = sharing.as_csv(shelf).splitlines()
    assert lines[0].startswith("match,game,ended,moves") and len(lines) == 3
    assert lines[1].startswith("over.json,nine-lives,") and ",Ann,human,," in lines[1] and ",Mimi,ai,easy," in lines[2]
    assert sharing.as_csv(shelf, "Mimi").splitlines() == lines[:1], "a cat is nobody whose matches these are"


# -- a match is one ----------------------------------------------------------------------------------------


def further(match: Match, moves: int) -> Match:
    """The same match, so many decisions later."""
    again = save.from_text(save.to_text(match), GAMES)
    for _decision in range(moves):
        again.submit(again.to_act, again.legal[0])
    return again


def files() -> list[str]:
    return sorted(path.name for path in saves.found())


def test_a_match_that_was_imported_meanwhile_does_not_come_back_a_second_time(tmp_path):
    path = keep(played(9), "one.json")
    sent = sharing.export(save.read(path, GAMES), tmp_path / "sent")
    aside = saves.delete(path)
    back = sharing.bring_in(sent)
    assert back.new and saves.restore(aside, path) == back.path
    assert files() == [back.path.name]


def test_a_copy_that_was_there_all_the_time_does_not_keep_a_match_from_coming_back():
    path, copy = keep(played(9), "one.json"), keep(played(9), "copy.json")
    aside = saves.delete(copy)
    assert saves.restore(aside, copy, {path.name}) == copy and files() == ["copy.json", "one.json"]


def test_a_match_that_has_gone_further_comes_in_the_place_of_its_beginning(tmp_path):
    path = keep(played(9), "one.json")
    saves.keep(path, True)
    later = sharing.export(further(played(9), 3), tmp_path / "later")
    found = sharing.bring_in(later)
    assert found.new and files() == [found.path.name]
    assert save.read(found.path, GAMES).position == 12 and save.read(found.path, GAMES).kept
    beginning = sharing.bring_in(sharing.export(played(5), tmp_path / "beginning"))
    assert not beginning.new and beginning.path == found.path


def changed(match: Match, **fields: Any) -> Match:
    """The same match with something else in its file."""
    kept = {**save.to_json(match), **fields}
    return save.from_text(json.dumps({**kept, "seal": save.seal_of(kept["seats"])}), GAMES)


@pytest.mark.parametrize("moves", [0, 3])
@pytest.mark.parametrize(
    "seat",
    [
        {"kind": "human", "name": "Bob", "level": ""},
        {"kind": "ai", "name": "Ann", "level": "easy"},
        {"kind": "ai", "name": "Bob", "level": "easy"},
    ],
)
def test_a_match_where_others_sit_comes_beside_mine(tmp_path, seat, moves):
    path = keep(played(9), "one.json")
    before = path.read_bytes()
    later = further(played(9), moves)
    seats = [seat, save.to_json(later)["seats"][1]]
    found = sharing.bring_in(sharing.export(changed(later, seats=seats), tmp_path / "theirs"))
    assert found.new and files() == sorted([found.path.name, "one.json"])
    assert path.read_bytes() == before and save.read(found.path, GAMES).position == 9 + moves


def test_a_match_whose_seats_were_changed_by_hand_takes_no_place(tmp_path):
    path, later = keep(played(9), "one.json"), further(played(9), 3)
    later.altered = True
    found = sharing.bring_in(sharing.export(later, tmp_path / "theirs"))
    assert found.new and path.exists() and len(files()) == 2


def test_a_match_by_other_options_takes_no_place(tmp_path):
    path = keep(played(0), "one.json")
    match = Match(GAMES[GAME], played(0).seats, {"first": 1}, 4)
    match.began = 1000
    match.submit(match.to_act, match.legal[0])
    found = sharing.bring_in(sharing.export(match, tmp_path / "theirs"))
    assert found.new and path.exists() and len(files()) == 2


def test_a_file_that_comes_in_is_read_once(tmp_path):
    sent, opened = sharing.export(played(9), tmp_path / "sent"), []
    listening = True

    def hear(event: str, facts: tuple[Any, ...]) -> None:
        if listening and event == "open" and str(facts[0]) == str(sent):
            opened.append(event)

    sys.addaudithook(hear)  # which stays for as long as the process lives
    try:
        assert sharing.bring_in(sent).new
    finally:
        listening = False
    assert len(opened) == 1


def test_matches_that_went_different_ways_are_two(tmp_path):
    first = played(9)
    other = save.from_text(save.to_text(first), GAMES)
    while len(other.legal) < 2:
        other.submit(other.to_act, other.legal[0])
    second = save.from_text(save.to_text(other), GAMES)
    other.submit(other.to_act, other.legal[0])
    second.submit(second.to_act, second.legal[-1])
    keep(other, "one.json")
    assert sharing.bring_in(sharing.export(second, tmp_path / "second")).new and len(files()) == 2


# -- when it was played ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "spent", "when"), [(1_600_009_000, 60, 1_600_009_000), (0, 600, 1_600_000_600)])
def test_an_imported_match_was_played_when_it_was_played(tmp_path, shelf, last, spent, when):
    match = played(None, began=1_600_000_000)
    match.played, match.spent = last, float(spent)
    found = sharing.bring_in(sharing.export(match, tmp_path / "sent"))
    shelf.refresh()
    listed = shelf.matches()[0]
    assert (listed.file, listed.played, listed.ended) == (found.path.name, when, when)
    assert shelf.matches(since=time.time() - 86_400) == []
    assert shelf.tally("Ann").results[0].ended == when
