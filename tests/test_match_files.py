"""The files of matches: packed, kept, deleted, handed on and brought in."""

import gzip
import os
import time

import pytest
from test_library import GAME, keep, played

from tabletop import paths, saves, sharing
from tabletop.games import GAMES
from tabletop.kernel import save
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.library import Library


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


def test_a_packed_match_that_is_cut_off_or_swells_is_a_sentence():
    path = keep(played(None), "over.tabletop")
    whole = path.read_bytes()
    for content in (whole[:-9], whole[:30], whole + b"x", gzip.compress(b" " * 5_000_000)):
        path.write_bytes(content)
        with pytest.raises(save.SaveForeign, match=r"not a match saved by Tabletop\.$"):
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
    assert sharing.suggested_name(match, ".tabletop") == "nine-lives-ann-b.tabletop"


def test_statistics_as_a_table(shelf):
    keep(played(None), "over.json")
    keep(played(5, began=9), "open.json")
    shelf.refresh()
    lines = sharing.as_csv(shelf).splitlines()
    assert lines[0].startswith("match,game,ended,moves") and len(lines) == 3
    assert lines[1].startswith("over.json,nine-lives,") and ",Ann,human,," in lines[1] and ",Mimi,ai,easy," in lines[2]
    assert sharing.as_csv(shelf, "Mimi").splitlines() == lines[:1], "a cat is nobody whose matches these are"
