"""The library of all matches: made from their files, counted honestly, made anew when it is lost or damaged."""

import gzip
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from support.matches import GAME, keep, played

from tabletop.base import paths
from tabletop.cli.bench.matches import fill
from tabletop.games.shelf import GAMES
from tabletop.kernel.facts import facts_of, room_of
from tabletop.kernel.match import HUMAN, Branch, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import library, library_file, saves
from tabletop.records.library import Library, count_afresh, open_library
from tabletop.records.settings import Settings


@pytest.fixture
def shelf() -> Library:
    return Library(paths.library(), paths.saves())


# -- counting --------------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_the_statistics_of_300_matches_agree_with_an_independent_count(shelf):
    """Counted here from the files themselves, with nothing of the library but its answer."""
    fill(paths.saves(), 300, seed=5)
    spoil(paths.saves())
    shelf.refresh()
    shelf.learn(GAMES)
    counts, levels, rivals = defaultdict(list), defaultdict(Counter), defaultdict(Counter)
    roles, seen = defaultdict(Counter), set()
    files = sorted(paths.saves().iterdir(), key=lambda path: (int(path.stat().st_mtime), path.name))
    for path in files:
        match = honest(path)
        if match is None or (match["game"], match["seed"], match["began"]) in seen:
            continue
        seen.add((match["game"], match["seed"], match["began"]))
        winners = match["outcome"]["winners"]
        strongest = max(LEVELS.index(seat["level"]) for seat in match["seats"])
        for place, seat in enumerate(match["seats"]):
            if seat["kind"] != "human":
                continue
            won = place in winners
            counts[seat["name"], match["game"]].append(won)
            levels[seat["name"]][strongest, won] += 1
            for other, rival in enumerate(match["seats"]):
                if other != place:
                    rivals[seat["name"]][rival["name"], won, other in winners] += 1
            if match["game"] == "kardashev":
                roles[seat["name"]][match["state"]["roles"][place], won] += 1
    assert sum(map(len, counts.values())) > 250
    for person in {name for name, _game in counts}:
        tally = shelf.tally(person)
        assert sum(score.games for score in tally.games.values()) == tally.all.games == len(tally.results)
        for game in GAMES:
            expected = counts[person, game]
            one = shelf.tally(person, game)
            assert [result.won for result in one.results] == expected
            assert tally.games.get(game, (0, 0)) == (len(expected), sum(expected))
            strip = "".join("x" if won else " " for won in expected)
            assert one.longest_streak == max(map(len, strip.split()), default=0)
        for level, score in tally.levels.items():
            rank = LEVELS.index(level)
            assert score == (levels[person][rank, True] + levels[person][rank, False], levels[person][rank, True])
        for rival in tally.rivals:
            met = {key[1:]: count for key, count in rivals[person].items() if key[0] == rival.name}
            assert rival.games == sum(met.values())
            assert rival[3:] == tuple(met.get(who, 0) for who in ((True, False), (False, True), (True, True)))
        for one in tally.favourites:
            if one.kind == "role":
                number = ROLES.index(one.name)
                assert (one.games, one.wins) == (
                    roles[person][number, True] + roles[person][number, False],
                    roles[person][number, True],
                )


LEVELS = ("", "easy", "normal", "hard")
ROLES = ("collector", "developer", "imperialist", "pioneer", "scientist", "warlord")


def spoil(folder: Path) -> None:
    """Make some of the matches such that they do not count: copies, branches, changed seats, broken ones."""
    files = sorted(folder.iterdir())
    for number, path in enumerate(files[::9]):
        match = raw(path)
        if number % 4 == 0:
            path.with_name("copy-" + path.stem + ".json").write_text(json.dumps(match))
        elif number % 4 == 1:
            path.with_suffix(".json").write_text(json.dumps({**match, "branch": {"of": "other.json", "at": 3}}))
        elif number % 4 == 2:
            match["seats"][0]["name"] = "Zoe"
            path.with_suffix(".json").write_text(json.dumps(match))
        else:
            path.with_suffix(".json").write_text(json.dumps(match)[:200])
        if path.suffix != ".json" and number % 4:
            path.unlink()


def raw(path: Path) -> dict:
    content = path.read_bytes()
    return json.loads(gzip.decompress(content) if path.suffix == ".tabletop" else content)


def honest(path: Path) -> dict | None:
    """A match that counts, read without any of the program's means; None if it does not."""
    try:
        match = raw(path)
    except ValueError:
        return None
    from zlib import crc32

    sealed = match["seal"] == crc32(json.dumps(match["seats"]).encode()) | 1
    return match if match["outcome"] and not match["branch"] and sealed else None


def test_what_is_not_finished_or_is_a_branch_or_was_changed_by_hand_does_not_count(shelf):
    keep(played(5), "open.json")
    branch = played(None, began=2000)
    branch.branch = Branch("over.json", 7)
    keep(branch, "branch.json")
    path = keep(played(None, began=3000), "changed.json")
    path.write_text(path.read_text().replace('"Mimi"', '"Tom"'))
    shelf.refresh()
    assert len(shelf.matches()) == 3 and shelf.tally("Ann").all == (0, 0)
    keep(played(None, began=4000), "over.json")
    shelf.refresh()
    assert shelf.tally("Ann").all.games == 1


def test_going_back_after_the_end_and_ending_again_counts_once(shelf):
    match, file = played(None), "over.json"
    shelf.record(file, match, facts_of(match))
    keep(match, file)
    shelf.refresh()
    first = shelf.tally("Ann")
    assert first.all.games == 1
    match.rewind(match.position - 1)
    keep(match, file)
    shelf.refresh()
    assert shelf.tally("Ann").all.games == 0, "it is not over now"
    match.submit(match.to_act, match.legal[0])
    while match.to_act is not None:
        match.submit(match.to_act, match.legal[0])
    for _time in range(2):
        shelf.record(file, match, facts_of(match))
        keep(match, file)
        shelf.refresh()
    assert shelf.tally("Ann").all.games == 1


def test_a_copy_of_a_match_counts_once_and_the_same_deal_played_again_twice(shelf):
    keep(played(None), "one.json")
    keep(played(None), "two.tabletop")
    shelf.refresh()
    assert len(shelf.matches()) == 2 and shelf.tally("Ann").all.games == 1
    keep(played(None, began=9000), "again.json")
    shelf.refresh()
    assert shelf.tally("Ann").all.games == 2


def test_a_deleted_match_still_counts_and_comes_back_once(shelf):
    path = keep(played(None), "over.json")
    keep(played(5), "open.json")
    shelf.refresh()
    aside = saves.delete(path)
    saves.delete(paths.saves() / "open.json")
    shelf.refresh()
    assert shelf.matches() == [] and shelf.tally("Ann").all.games == 1
    assert shelf.tally("Ann").results[0].gone
    saves.restore(aside, path)
    shelf.refresh()
    assert [one.file for one in shelf.matches()] == ["over.json"] and shelf.tally("Ann").all.games == 1


def test_a_match_that_others_played_takes_nothing_from_mine(shelf):
    """Of the same deal, begun in the same second, and over before mine: such a file can be made."""
    mine = keep(played(None), "mine.json")
    theirs = played(None)
    theirs.seats = (Seat(HUMAN, "Mallory"), theirs.seats[1])
    theirs.played = 1
    keep(theirs, "theirs.json")
    shelf.refresh()
    assert shelf.tally("Ann").all.games == shelf.tally("Mallory").all.games == 1
    saves.delete(mine)
    shelf.refresh()
    keep(theirs, "theirs-again.json")
    shelf.refresh()
    assert shelf.tally("Ann").all.games == shelf.tally("Mallory").all.games == 1


@pytest.mark.parametrize("version", [1, 2])
def test_a_library_of_an_older_version_keeps_all_it_knows(shelf, version):
    import sqlite3

    keep(played(None), "over.json")
    deleted = keep(played(None, began=7), "deleted.json")
    shelf.refresh()
    deleted.unlink()
    shelf.refresh()
    shelf.close()
    with sqlite3.connect(paths.library()) as db:
        db.execute("DROP VIEW counted")
        if version == 1:
            db.execute("ALTER TABLE matches DROP COLUMN played")
        db.execute("CREATE VIEW counted AS SELECT * FROM matches WHERE ended > 0 AND file = ''")
        db.execute(f"PRAGMA user_version = {version}")
    db.close()
    again = Library(paths.library(), paths.saves())
    assert again.look() == 0 and again.damaged is None
    assert again.tally("Ann").all.games == 2
    written = int((paths.saves() / "over.json").stat().st_mtime)
    assert [one.played for one in again.matches()] == [written]


def test_statistics_can_begin_anew_for_one_person(home):
    settings = Settings()
    keep(played(None), "over.json")
    shelf = open_library(settings)
    shelf.refresh()
    assert shelf.tally("Ann").all.games == 1
    count_afresh(settings, "Ann")
    assert shelf.tally("Ann").all.games == 0
    path = keep(played(None, began=5000), "next.json")
    os.utime(path, (time.time() + 9, time.time() + 9))
    shelf.refresh()
    assert [result.file for result in shelf.tally("Ann").results] == ["next.json"]


def test_streaks_and_averages():
    from tabletop.records.statistics import Result, Tally

    def tally(strip: str) -> Tally:
        results = (Result("", GAME, n, won == "w", 0, "", 2, 10 * n, 60.0 * n, False) for n, won in enumerate(strip))
        return Tally("Ann", tuple(results), (), ())

    assert (tally("wwlww").streak, tally("wwlww").longest_streak) == (2, 2)
    assert (tally("wwwll").streak, tally("wwwll").longest_streak) == (-2, 3)
    assert (tally("").streak, tally("").longest_streak, tally("").average_seconds) == (0, 0, 0.0)
    assert tally("wlw").average_moves == 10 and tally("wlw").average_seconds == 90, (
        "nobody knows how long the first took"
    )


@pytest.mark.parametrize("game", [game for game in GAMES if game != "crazy-eights"])
def test_facts_have_names_and_are_those_of_the_people_at_the_table(game, shelf):
    match, room = played(None, game=game), room_of(GAMES[game])
    facts = facts_of(match)
    assert facts and len({fact[:3] for fact in facts}) == len(facts)
    for fact in facts:
        assert fact.seat in range(2) and fact.amount > 0
        assert fact.kind == "count" or (fact.kind in room.KINDS and room.told(fact.kind, fact.name))
    keep(match, "over.json")
    shelf.refresh()
    assert shelf.without_facts() == ["over.json"] and shelf.learn(GAMES) == 0 and not shelf.without_facts()
    mine = {(one.kind, one.name, one.amount) for one in shelf.tally("Ann").favourites}
    assert mine == {tuple(fact[1:]) for fact in facts if fact.seat == 0}


# -- asking ----------------------------------------------------------------------------------------------


def test_matches_are_found_by_words_game_person_state_and_time(shelf):
    keep(played(None), "over.json")
    keep(played(5, game="kardashev"), "open.json")
    kept = played(7, began=5)
    kept.kept = True
    os.utime(keep(kept, "kept.json"), (1_600_000_000, 1_600_000_000))
    (paths.saves() / "milk.json").write_text("3")
    shelf.refresh()

    def files(**asked) -> set[str]:
        return {one.file for one in shelf.matches(**asked)}

    assert files() == {"over.json", "open.json", "kept.json", "milk.json"}
    assert files(game="kardashev") == {"open.json"}
    assert files(person="Ann") == {"over.json", "open.json", "kept.json"} and files(person="Mimi") == set()
    assert files(state="open") == {"open.json", "kept.json"} and files(state="finished") == {"over.json"}
    assert files(state="kept") == {"kept.json"} and files(state="damaged") == {"milk.json"}
    assert files(since=1_700_000_000) == {"over.json", "open.json", "milk.json"}
    assert files(words="ANN 2020-09") == {"kept.json"}
    assert files(words="mimi tricksy", title=lambda game: GAMES[game].info.title if game else "") == {
        "over.json",
        "kept.json",
    }
    assert files(words="4") >= {"over.json"}
    assert shelf.matches(sort="oldest")[0].file == "kept.json"
    one = next(one for one in shelf.matches() if one.file == "over.json")
    assert (
        [seat.name for seat in one.seats] == ["Ann", "Mimi"] and one.finished and one.winners and len(one.scores) == 2
    )


def test_a_shared_win_is_neither_a_win_nor_a_loss_against_whom_it_was_shared_with(shelf):
    for seed in range(200):
        match = Match(GAMES[GAME], [Seat(HUMAN, name) for name in ("Ann", "Zoé", "Ben")], {}, seed)
        match.began, chance = 1000, random.Random(seed)
        while match.to_act is not None:
            match.submit(match.to_act, chance.choice(match.legal))
        if len(match.outcome.winners) == 2:
            break
    winners = [match.seats[seat].name for seat in match.outcome.winners]
    (third,) = {"Ann", "Zoé", "Ben"} - set(winners)
    keep(match, "shared.json")
    shelf.refresh()
    for one, other in (winners, winners[::-1]):
        assert {rival.name: rival[2:] for rival in shelf.tally(one).rivals} == {
            other: (1, 0, 0, 1), third: (1, 1, 0, 0)
        }  # fmt: skip
    assert {rival[2:] for rival in shelf.tally(third).rivals} == {(1, 0, 1, 0)}
    told = subprocess.run(
        [sys.executable, "-m", "tabletop", "stats", winners[0]], capture_output=True, encoding="utf-8"
    )
    assert f"  {winners[1]}: one match, 0 won, 0 lost, one win shared\n" in told.stdout
    assert f"  {third}: one match, 1 won, 0 lost\n" in told.stdout


def test_somebody_is_one_under_a_former_name_and_in_any_letters(shelf):
    keep(played(None), "then.json")
    later = played(None, began=2000)
    later.seats = (Seat(HUMAN, "anna"), later.seats[1])
    keep(later, "later.json")
    friends = played(None, began=3000)
    friends.seats = (Seat(HUMAN, "Zoé"), Seat(HUMAN, "Ann"))
    text = keep(friends, "friends.json").read_text()
    shelf.former = {"Anna": ("Ann",), "Zoé": ()}
    shelf.refresh()
    assert shelf.people() == ["Anna", "Zoé"]
    assert shelf.present("ANN") == shelf.present("anna") == "Anna" and shelf.present("Tom") == "Tom"
    assert shelf.tally("Anna").all.games == 3 and shelf.score("Anna").games == 3
    assert [rival[:3] for rival in shelf.tally("Zoé").rivals] == [("Anna", HUMAN, 1)]
    for words in ("anna", "ann zoé", "anna zoé", "ann anna zoé"):
        assert "friends.json" in {one.file for one in shelf.matches(words)}, words
    listed = {one.file: [seat.name for seat in one.seats] for one in shelf.matches(person="Anna")}
    assert listed == {
        "then.json": ["Anna", "Mimi"], "later.json": ["Anna", "Mimi"], "friends.json": ["Zoé", "Anna"]
    }  # fmt: skip
    assert {row[7] for row in shelf.table("Anna")[1:]} == {"Anna", "Zoé", "Mimi"}
    assert (paths.saves() / "friends.json").read_text() == text, "what a match says stays"


def test_a_cat_of_the_program_keeps_its_name_whoever_had_it(shelf):
    keep(played(None), "over.json")
    shelf.former = {"Ann": ("Mimi",)}
    shelf.refresh()
    assert [seat.name for seat in shelf.matches()[0].seats] == ["Ann", "Mimi"]
    assert [rival.name for rival in shelf.tally("Ann").rivals] == ["Mimi"]
    assert [row[7] for row in shelf.table()[1:]] == ["Ann", "Mimi"]


def test_a_match_taken_over_is_not_counted_for_that_even_while_it_goes_on(shelf):
    for number, moves in enumerate((5, 5, None)):
        match = played(moves, began=1000 + number)
        match.branch = Branch("other.json", 3) if number else None
        keep(match, f"{number}.json")
    shelf.refresh()
    assert shelf.left_out("Ann") == (1, 2, 0, 0)


def test_the_seed_of_an_unfinished_match_is_not_to_be_searched_for(shelf):
    keep(played(5, seed=987654321), "open.json")
    shelf.refresh()
    assert shelf.matches("987654321") == []


@pytest.mark.thorough
def test_two_thousand_matches_are_listed_at_once(shelf):
    fill(paths.saves(), 2000)
    shelf.refresh()
    times = []
    for _time in range(5):
        began = time.process_time()
        shelf.look()
        found = shelf.matches()
        times.append(time.process_time() - began)
    assert len(found) == 2000
    assert min(times) < 0.15, "of the processor's time: the machine may have others to serve"


# -- files that come, go and break -----------------------------------------------------------------------


def test_only_what_has_changed_is_read_again(shelf, monkeypatch):
    for number in range(5):
        keep(played(number), f"m{number}.json")
    shelf.refresh()
    read = []
    monkeypatch.setattr(library, "glance", lambda path: read.append(path.name) or save_glance(path))
    keep(played(9), "m3.json")
    shelf.refresh()
    assert read == ["m3.json"]


def save_glance(path: Path):
    from tabletop.kernel.saving.glance import glance

    return glance(path)


def changed(path: Path, statement: str) -> None:
    """Another program has done this to the file."""
    import sqlite3

    db = sqlite3.connect(path)
    db.execute(statement)
    db.commit()
    db.close()


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(b"Dear diary" * 900),
        lambda path: path.write_bytes(path.read_bytes()[:9000]),
        lambda path: path.write_bytes(path.read_bytes()[:4096] + os.urandom(8192) + path.read_bytes()[12288:]),
        lambda path: changed(path, "PRAGMA user_version = 0"),
        lambda path: changed(path, "PRAGMA user_version = 1"),
        lambda path: changed(path, "PRAGMA user_version = -7"),
        lambda path: changed(path, "DROP TABLE seats"),
        lambda path: changed(path, "ALTER TABLE matches RENAME COLUMN origin TO source"),
        lambda path: changed(path, "DROP VIEW counted"),
        lambda path: (path.unlink(), changed(path, "CREATE TABLE songs (name TEXT)")),
    ],
)
def test_a_damaged_library_is_kept_aside_and_made_anew(damage):
    keep(played(None), "over.json")
    first = Library(paths.library(), paths.saves())
    first.refresh()
    first.close()
    damage(paths.library())
    spoiled = paths.library().read_bytes()
    again = Library(paths.library(), paths.saves())
    again.refresh()
    assert again.tally("Ann").all.games == 1
    assert again.damaged is not None and again.damaged.read_bytes() == spoiled
    again.close()
    third = Library(paths.library(), paths.saves())
    assert third.damaged is None and len(third.matches()) == 1, "the new one is on the disk"


def test_a_library_that_breaks_while_it_is_open_is_made_anew(shelf):
    keep(played(None), "over.json")
    shelf.refresh()
    paths.library().write_bytes(b"no library at all" * 1000)
    assert shelf.tally("Ann").all.games == 1
    assert [one.file for one in shelf.matches()] == ["over.json"]


def test_a_lost_library_is_made_anew(shelf):
    keep(played(None), "over.json")
    shelf.refresh()
    shelf.close()
    paths.library().unlink()
    again = Library(paths.library(), paths.saves())
    again.refresh()
    assert again.tally("Ann").all.games == 1 and again.damaged is None


def test_where_no_library_can_be_written_there_is_one_in_memory(home):
    keep(played(None), "over.json")
    blocked = home / "blocked"
    blocked.write_text("a file where a folder should be")
    shelf = Library(blocked / "library.sqlite", paths.saves())
    shelf.refresh()
    assert shelf.tally("Ann").all.games == 1 and shelf.damaged is None


def test_the_library_of_a_newer_tabletop_is_left_alone(shelf):
    import sqlite3

    shelf.close()
    with sqlite3.connect(paths.library()) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = paths.library().read_bytes()
    keep(played(None), "over.json")
    again = Library(paths.library(), paths.saves())
    again.refresh()
    assert again.tally("Ann").all.games == 1 and again.damaged is None
    assert paths.library().read_bytes() == before


def test_the_course_of_a_deleted_match_is_forgotten_once_that_cannot_be_undone(shelf):
    stays, goes = played(None), played(None, began=7)
    keep(stays, "stays.json")
    path = keep(goes, "goes.json")
    shelf.refresh()
    shelf.keep_course(stays, "up")
    shelf.keep_course(goes, "down")
    saves.delete(path)
    shelf.refresh()
    assert shelf.course(goes) == "down", "it can still be brought back"
    shelf.close()
    again = Library(paths.library(), paths.saves())
    assert (again.course(stays), again.course(goes)) == ("up", "")


def test_the_longest_match_is_the_one_that_took_most_time(shelf):
    for name, moves, spent in (("slow", 5, 900), ("many", 20, 60)):
        match = played(moves, began=moves)
        match.spent = float(spent)
        keep(match, f"{name}.json")
    shelf.refresh()
    assert [one.file for one in shelf.matches(sort="longest")] == ["slow.json", "many.json"]
    assert [one.file for one in shelf.matches(sort="moves")] == ["many.json", "slow.json"]


def test_two_programs_use_one_library_at_once(shelf):
    keep(played(None), "over.json")
    other = Library(paths.library(), paths.saves())
    shelf.refresh()
    other.refresh()
    keep(played(None, began=7), "next.json")
    other.refresh()
    assert len(shelf.matches()) == 2, "what one has read the other knows"


HOLDER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.readline()
"""


class Holder:
    """Another process that has the library's file for itself."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", HOLDER, str(paths.library())],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None and self.process.stdout.readline() == "held\n"

    def let_go(self) -> None:
        assert self.process.poll() is None, "nobody waited for it"
        self.process.communicate("", timeout=60)


def recorded() -> list[tuple[str, int, int]]:
    """What stands in the file itself: its matches, whether their facts are there, and how many courses there are."""
    import sqlite3

    with sqlite3.connect(paths.library()) as db:
        return list(db.execute("SELECT file, facts, (SELECT COUNT(*) FROM courses) FROM matches ORDER BY file"))


@pytest.mark.parametrize("before", [True, False])
def test_a_library_held_by_another_program_is_worked_without_and_written_later(before, monkeypatch):
    monkeypatch.setattr(library_file, "AGAIN", 0.0)
    keep(played(None), "old.json")
    shelf = Library(paths.library(), paths.saves())
    shelf.refresh()
    if before:
        holder = Holder()
        shelf = Library(paths.library(), paths.saves())
    else:
        holder = Holder()
    match = played(None, began=7)
    keep(match, "over.json")
    shelf.record("over.json", match, facts_of(match))
    shelf.keep_course(match, "up and down")
    shelf.refresh()
    assert shelf.stands_in and shelf.damaged is None
    assert {one.file for one in shelf.matches()} == {"old.json", "over.json"} and shelf.tally("Ann").all.games == 2
    assert shelf.course(match) == "up and down"
    holder.let_go()
    assert {one.file for one in shelf.matches()} == {"old.json", "over.json"}
    assert not shelf.stands_in and shelf.course(match) == "up and down"
    assert recorded() == [("old.json", 0, 1), ("over.json", 1, 1)]


def test_what_a_held_library_is_owed_is_written_at_the_end(home):
    open_library().refresh()
    holder, match = Holder(), played(None)
    keep(match, "over.json")
    open_library().record("over.json", match, facts_of(match))
    holder.let_go()
    library.settle()
    assert recorded() == [("over.json", 1, 0)]


def test_a_match_whose_moves_make_no_sense_counts_no_longer_once_that_is_found_out(shelf):
    path = keep(played(None), "over.json")
    text = path.read_text()
    outcome = save.parse_json(text)["outcome"]
    path.write_text(text.replace(f'"scores":{json.dumps(outcome["scores"], separators=(",", ":"))}', '"scores":[1,9]'))
    shelf.refresh()
    assert shelf.tally("Ann").all.games == 1
    shelf.learn(GAMES)
    assert shelf.tally("Ann").all.games == 0 and shelf.matches()[0].problem.endswith(".")


def test_the_library_is_examined_in_a_few_words(shelf):
    assert library_file.examined(paths.library()) == f"sound, version {library_file.VERSION}"
    changed(paths.library(), "DROP TABLE seats")
    assert library_file.examined(paths.library()) == (
        "damaged: it is no library of this program; it will be put aside and made anew"
    )
    paths.library().write_bytes(b"x" * 9999)
    assert library_file.examined(paths.library()).startswith("damaged: ")


def test_the_first_frame_waits_for_no_database():
    code = "import sys, tabletop.screens.menu.menu, tabletop.screens.shared.matches; print('sqlite3' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("False")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such files")
def test_files_of_any_time_and_name_are_survived():
    for name, moment in (("old.json", -(10**10)), ("later.json", 10**11)):
        os.utime(keep(played(), name), (moment, moment))
    with open(os.fsencode(paths.saves()) + b"/odd\xff\nname.json", "wb") as odd:
        odd.write(b"{}")
    known = Library(paths.library(), paths.saves())
    known.refresh()
    assert {one.file for one in known.matches()} == {"old.json", "later.json"}
