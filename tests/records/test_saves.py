"""Matches, their undo, their randomness and their files: what is saved, what comes back, what is refused."""

import json
import multiprocessing
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop.base.errors import IllegalAction, InvalidOption, SaveBroken, SaveForeign, SaveTooNew, TabletopError
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Branch, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save
from tabletop.kernel.saving.glance import glance_at

GAME = GAMES["nine-lives"]
SEATS = [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy"), Seat(HUMAN, "Zoë", "")]


def played(decisions: int, seed: int = 11) -> Match:
    match, chance = Match(GAME, SEATS, {"first": 1}, seed), Rng(seed)
    while (seat := match.to_act) is not None and match.position < decisions:
        match.submit(seat, chance.choice(match.legal))
    return match


def same(one: Match, other: Match) -> bool:
    return save.to_json(one) == save.to_json(other) and one.history == other.history


# -- files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 17, 10_000])
def test_a_match_comes_back_as_it_was(tmp_path: Path, decisions: int):
    match, path = played(decisions), tmp_path / "deep" / "below" / "match.json"
    save.write(match, path)
    again = save.read(path, GAMES)
    assert same(again, match)
    assert (again.seats, again.options, again.seed) == (match.seats, match.options, match.seed)
    assert again.outcome == match.outcome
    assert list(path.parent.iterdir()) == [path]


def test_a_match_goes_on_alike_after_coming_back(tmp_path: Path):
    match, path = played(9), tmp_path / "match.json"
    save.write(match, path)
    again = save.read(path, GAMES)
    chance, luck = Rng(1), Rng(1)
    while (seat := match.to_act) is not None:
        match.submit(seat, chance.choice(match.legal))
        again.submit(seat, luck.choice(again.legal))
    assert same(again, match)


def test_a_save_is_plain_json_of_the_promised_fields(tmp_path: Path):
    path = tmp_path / "match.json"
    save.write(played(3), path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    words = "program format game edition options seats seal began played spent kept branch deal seed rng actions state"
    assert list(kept) == [*words.split(), "outcome"]
    assert kept["seats"][2] == {"kind": "human", "name": "Zoë", "level": ""}
    assert len(kept["actions"]) == 3


def test_a_save_tells_when_it_was_played_and_where_it_comes_from(tmp_path: Path):
    path = tmp_path / "match.json"
    match = played(3)
    match.began, match.spent, match.kept, match.branch = 1_790_000_000, 61.5, True, Branch("older.json", 2)
    save.write(match, path)
    again = save.read(path, GAMES)
    assert (again.began, again.spent, again.kept, again.branch) == (1_790_000_000, 61.5, True, ("older.json", 2))


def test_a_save_of_the_format_before_knows_nothing_of_that():
    kept = text_of(played(3))
    for name in ("began", "spent", "kept", "branch"):
        kept.pop(name)
    again = save.from_text(json.dumps({**kept, "format": 2}), GAMES)
    assert again.position == 3 and (again.began, again.spent, again.kept, again.branch) == (0, 0.0, False, None)


def text_of(match: Match) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(save.to_text(match))
    return kept


DAMAGE: list[tuple[str, Callable[[dict[str, Any]], object], type[TabletopError], str]] = [
    ("another program", lambda kept: kept.update(program="solitaire"), SaveForeign, "not a match saved by Tabletop"),
    ("no format", lambda kept: kept.pop("format"), SaveBroken, "which version wrote it"),
    ("format is true", lambda kept: kept.update(format=True), SaveBroken, "which version wrote it"),
    ("newer", lambda kept: kept.update(format=4), SaveTooNew, "newer Tabletop"),
    ("unknown game", lambda kept: kept.update(game="chess"), SaveBroken, "does not have: 'chess'"),
    ("no game", lambda kept: kept.pop("game"), SaveBroken, "does not have: None"),
    ("game is a list", lambda kept: kept.update(game=["nine-lives"]), SaveBroken, "does not have"),
    ("a seat too few", lambda kept: kept["seats"].pop(), SaveBroken, "damaged"),
    ("seven seats", lambda kept: kept["seats"].extend(kept["seats"][:1] * 4), SaveBroken, "not 7"),
    ("a strange seat", lambda kept: kept["seats"][0].update(kind="dog"), SaveBroken, "who sits where"),
    ("a nameless seat", lambda kept: kept["seats"][0].update(name=None), SaveBroken, "who sits where"),
    ("seats are a number", lambda kept: kept.update(seats=3), SaveBroken, "damaged"),
    ("begun before time", lambda kept: kept.update(began=-1), SaveBroken, "damaged"),
    ("begun at a text", lambda kept: kept.update(began="noon"), SaveBroken, "damaged"),
    ("an endless time", lambda kept: kept.update(spent=1e300), SaveBroken, "damaged"),
    ("kept a little", lambda kept: kept.update(kept=1), SaveBroken, "neither on nor off"),
    ("a branch of nothing", lambda kept: kept.update(branch={"of": "oak.json"}), SaveBroken, "damaged"),
    ("no branch at all", lambda kept: kept.pop("branch"), SaveBroken, "damaged"),
    ("no seed", lambda kept: kept.pop("seed"), SaveBroken, "damaged"),
    ("seed is a text", lambda kept: kept.update(seed="11"), SaveBroken, "seed is not a number of 64 bits"),
    ("another seed", lambda kept: kept.update(seed=12), SaveBroken, "damaged"),
    ("options are a list", lambda kept: kept.update(options=[1]), SaveBroken, "damaged"),
    ("unknown option", lambda kept: kept["options"].update(fur="long"), SaveBroken, "no option 'fur'"),
    ("no such action", lambda kept: kept["actions"].append("fly"), SaveBroken, "damaged"),
    ("illegal action", lambda kept: kept["actions"].append(kept["actions"][0]), SaveBroken, "damaged"),
    ("actions are numbers", lambda kept: kept.update(actions=[1]), SaveBroken, "damaged"),
    ("a decision lost", lambda kept: kept["actions"].pop(), SaveBroken, "do not lead to the position"),
    ("other luck", lambda kept: kept["rng"].reverse(), SaveBroken, "do not lead to the position"),
    ("no luck", lambda kept: kept.pop("rng"), SaveBroken, "do not lead to the position"),
    ("no state", lambda kept: kept.pop("state"), SaveBroken, "damaged"),
    ("state is a text", lambda kept: kept.update(state="fine"), SaveBroken, "damaged"),
    ("format nought", lambda kept: kept.update(format=0), SaveBroken, "which version wrote it"),
    ("an end it does not have", lambda kept: kept.update(outcome={"winners": [0]}), SaveBroken, "do not lead"),
    ("actions are a text", lambda kept: kept.update(actions="draw"), SaveBroken, "damaged"),
    ("far too many actions", lambda kept: kept.update(actions=["draw"] * 20_001), SaveBroken, "damaged"),
    ("a seed too large", lambda kept: kept.update(seed=1 << 64), SaveBroken, "not a number of 64 bits"),
    ("a game's name without end", lambda kept: kept.update(game="x" * 100_000), SaveBroken, "does not have: 'xxx"),
]


@pytest.mark.parametrize(("damage", "kind", "words"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE])
def test_damage_is_noticed_and_said(
    tmp_path: Path, damage: Callable[[dict[str, Any]], object], kind: type[TabletopError], words: str
):
    kept, path = text_of(played(12)), tmp_path / "match.json"
    damage(kept)
    path.write_text(json.dumps(kept))
    with pytest.raises(kind, match=words) as problem:
        save.read(path, GAMES)
    assert "\n" not in str(problem.value) and str(problem.value)[-1] in ".)"


def test_no_problem_is_told_at_a_length_nobody_can_read():
    for name, damage, kind, _words in DAMAGE:
        kept = text_of(played(12))
        damage(kept)
        with pytest.raises(kind) as problem:
            save.from_text(json.dumps(kept), GAMES)
        assert len(str(problem.value)) < 300, name


def test_a_key_that_stands_there_twice_is_damage():
    text = save.to_text(played(4))
    with pytest.raises(SaveBroken, match="damaged"):
        save.from_text(text[:-1] + ',"seed":4}', GAMES)


def test_a_match_of_no_game_is_damaged_at_a_glance():
    seen = glance_at(json.dumps({**save.to_json(played(3)), "game": ""}))
    assert not seen.game and "damaged" in seen.problem


def test_seats_changed_by_hand_are_told_from_then_on():
    kept = text_of(played(4))
    assert not save.from_text(json.dumps(kept), GAMES).altered
    kept["seats"][0]["kind"] = "ai" if kept["seats"][0]["kind"] == "human" else "human"
    changed = save.from_text(json.dumps(kept), GAMES)
    assert changed.altered
    assert save.from_text(save.to_text(changed), GAMES).altered, "it was forgotten by the next save"


def test_a_match_that_goes_on_after_its_end_is_damaged():
    kept = text_of(played(10_000))
    kept["actions"].append(kept["actions"][-1])
    with pytest.raises(SaveBroken, match="after its own end"):
        save.from_text(json.dumps(kept), GAMES)


def test_a_match_cut_off_anywhere_is_damaged(tmp_path: Path):
    text, path = save.to_text(played(5)), tmp_path / "match.json"
    for length in range(len(text)):
        path.write_text(text[:length])
        with pytest.raises((SaveBroken, SaveForeign)):
            save.read(path, GAMES)
        if length > 30:
            with pytest.raises(SaveBroken, match="cut off or damaged"):
                save.read(path, GAMES)


@pytest.mark.parametrize("content", [b"Dear diary", b"[]", b"5", b"\xff\xfe\x00", b"[" * 100_000, b'{"a": 1}'])
def test_any_other_file_is_foreign(tmp_path: Path, content: bytes):
    path = tmp_path / "diary.json"
    path.write_bytes(content)
    with pytest.raises(SaveForeign, match="not a match saved by Tabletop"):
        save.read(path, GAMES)


def test_files_that_cannot_be_read_or_written_have_a_sentence(tmp_path: Path):
    with pytest.raises(TabletopError, match=r"gone\.json cannot be read: No such file or directory\."):
        save.read(tmp_path / "gone.json", GAMES)
    with pytest.raises(TabletopError, match=r"This is a folder, not a saved match\."):
        save.read(tmp_path, GAMES)
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(TabletopError, match=r"cannot be saved to .*file"):
        save.write(played(1), tmp_path / "file" / "match.json")


def test_a_save_that_fails_leaves_the_old_one_and_no_litter(tmp_path: Path):
    taken = tmp_path / "match.json"
    taken.mkdir()
    (taken / "precious").write_text("kept")
    with pytest.raises(TabletopError, match="cannot be saved"):
        save.write(played(1), taken)
    assert {path.name for path in tmp_path.iterdir()} == {"match.json", "home"}
    assert (taken / "precious").read_text() == "kept"


def _save_for_ever(path: Path) -> None:
    match = played(30)
    while True:
        save.write(match, path)
        match = played(31 if match.position == 30 else 30)


def test_a_killed_writer_never_leaves_half_a_match(tmp_path: Path):
    path = tmp_path / "match.json"
    save.write(played(30), path)
    context = multiprocessing.get_context("spawn")
    for _attempt in range(3):
        writer = context.Process(target=_save_for_ever, args=(path,))
        before = path.stat().st_mtime_ns
        writer.start()
        while path.stat().st_mtime_ns == before:
            assert writer.is_alive()
        os.kill(writer.pid or 0, signal.SIGKILL)
        writer.join()
        assert save.read(path, GAMES).position in (30, 31)


# -- match ---------------------------------------------------------------------------------------------


def undoable() -> Match:
    """A match whose last decision can be taken back."""
    match = played(1)
    chance = Rng(5)
    while match.why_no_undo(match.history[-1].seat) is not None:
        match.submit(match.to_act or 0, chance.choice(match.legal))
    return match


def test_nothing_illegal_gets_in():
    match = played(4)
    before = save.to_json(match)
    turn = match.to_act
    assert turn is not None
    other = (turn + 1) % 3
    with pytest.raises(IllegalAction) as problem:
        match.submit(other, match.legal[0])
    assert problem.value.refusal.text == f"It is {SEATS[turn].name}'s decision now."
    assert problem.value.refusal.rule == GAME.turn_rule(match.state)
    with pytest.raises(IllegalAction):
        match.submit(turn, match.history[-1].action)
    assert save.to_json(match) == before


def test_a_match_over_takes_no_more_decisions():
    match = played(10_000)
    last = match.history[-1]
    with pytest.raises(IllegalAction):
        match.submit(last.seat, last.action)
    assert match.legal == [] and match.outcome is not None


def test_wrong_options_and_seats_are_refused():
    with pytest.raises(InvalidOption, match="not 1"):
        Match(GAME, SEATS[:1], {}, 1)
    with pytest.raises(InvalidOption, match="no option 'fur'"):
        Match(GAME, SEATS, {"fur": True}, 1)
    with pytest.raises(InvalidOption, match="not a choice"):
        Match(GAME, SEATS, {"first": 3}, 1)


def test_undo_takes_back_exactly_the_last_decision():
    match = undoable()
    last = match.history[-1]
    before = Match(GAME, SEATS, match.options, match.seed)
    before.repeat((record.seat, record.action) for record in match.history[:-1])
    match.undo(last.seat)
    assert same(match, before)
    match.submit(last.seat, last.action)
    assert match.history[-1] == last


def test_undo_stops_at_other_players_reveals_and_chance():
    match = played(0)
    assert match.why_no_undo(0) == "There is nothing to take back yet."
    seen = set()
    for seed in range(12):
        match = played(0, seed)
        chance = Rng(seed)
        while (seat := match.to_act) is not None:
            draws, revealed = match.rng.draws, False
            record = match.submit(seat, chance.choice(match.legal))
            revealed = any(event.reveals for event in record.events)
            other = (seat + 1) % 3
            if match.to_act is None:
                break
            moved = any(record.seat == other for record in match.history)
            barred = f"{SEATS[seat].name} has decided since" if moved else "nothing to take back yet"
            assert barred in (match.why_no_undo(other) or "")
            bar = match.why_no_undo(seat) or ""
            if revealed:
                assert "revealed" in bar
            elif match.rng.draws != draws:
                assert "Chance" in bar
            else:
                assert bar == ""
            seen.add(bar)
            if bar:
                position = match.position
                with pytest.raises(TabletopError, match=bar[:8]):
                    match.undo(seat)
                assert match.position == position
    assert "" in seen and len(seen) > 1
