"""Files dropped on the window, and files the program was opened with."""

import os
import time
from pathlib import Path

import pygame
import pytest
from support.sittings import keep, played, table_of

from tabletop.base import paths
from tabletop.cli import arguments, commands
from tabletop.games.shelf import GAMES
from tabletop.kernel.saving import save
from tabletop.records import saves, sharing
from tabletop.screens.library.saved import SavedScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.widgets.dialog import Dialog


@pytest.fixture
def sitting(desk):
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    return sitting


def sent(folder: Path, seed: int = 7, moves: int | None = 5) -> Path:
    """A match somebody else has exported."""
    return sharing.export(played(moves, humans=1, seed=seed), folder / f"sent-{seed}")


def drop(sitting, *files: Path) -> None:
    pygame.event.post(pygame.Event(pygame.DROPBEGIN))
    for file in files:
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
    pygame.event.post(pygame.Event(pygame.DROPCOMPLETE))
    sitting.step(2)


def said(sitting) -> str:
    assert isinstance(sitting.top, Dialog)
    return f"{sitting.top.title.words} {sitting.top.words.words}"


def test_what_is_exported_ends_in_tabletop(tmp_path):
    assert sent(tmp_path).suffix == ".tabletop"


def test_a_dropped_match_is_opened_and_kept(sitting, tmp_path):
    drop(sitting, sent(tmp_path))
    table = table_of(sitting)
    assert table.match.position == 5 and table.path.parent == paths.saves()
    assert [type(scene) for scene in sitting.app.scenes] == [MenuScene, TableScene]


def test_a_match_that_is_over_is_watched(sitting, tmp_path):
    drop(sitting, sent(tmp_path, moves=None))
    assert isinstance(sitting.top, ReplayScene)


def test_the_open_match_is_saved_before_the_other_is_opened(sitting, tmp_path):
    drop(sitting, sent(tmp_path, 7))
    first = table_of(sitting)
    first.match.submit(first.match.to_act, first.match.legal[0])
    drop(sitting, sent(tmp_path, 8))
    second = table_of(sitting)
    assert second is not first and second.match.seed == 8
    assert save.read(first.path, GAMES).position == 6


def test_what_cannot_be_saved_stays_open(sitting, tmp_path, monkeypatch):
    drop(sitting, sent(tmp_path, 7))
    first = table_of(sitting)
    monkeypatch.setattr(first, "unsaved", lambda: "This match cannot be saved: the disk is full.")
    drop(sitting, sent(tmp_path, 8))
    assert "the disk is full" in said(sitting) and table_of(sitting) is first
    assert saves.found() == [first.path]


def test_a_match_that_is_here_already_is_opened_and_not_copied(sitting, tmp_path):
    mine = keep(played(5, humans=1), "mine")
    for file in (sent(tmp_path), mine):
        drop(sitting, file)
        assert table_of(sitting).path == mine and saves.found() == [mine]
    before = list(sitting.app.scenes)
    drop(sitting, mine)
    assert sitting.app.scenes == before and "already" in sitting.app.notice.words


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"a shopping list", "is not a match saved by Tabletop"),
        (b'{"program":"tabletop","format":999}', "newer Tabletop"),
        (b'{"program":"tabletop","format":3,"game":"ni', "cut off or damaged"),
        (b"", "empty"),
    ],
)
def test_what_is_no_match_gets_a_sentence_and_nothing_else_happens(sitting, tmp_path, content, sentence):
    (tmp_path / "odd.tabletop").write_bytes(content)
    drop(sitting, tmp_path / "odd.tabletop")
    assert "odd.tabletop" in said(sitting) and sentence in said(sitting)
    sitting.key("return")
    assert isinstance(sitting.top, MenuScene) and saves.found() == []


def test_several_files_come_together(sitting, tmp_path):
    odd = tmp_path / "list.txt"
    odd.write_text("milk")
    keep(played(5, humans=1, seed=9), "mine")
    drop(sitting, sent(tmp_path, 7), sent(tmp_path, 8), sent(tmp_path, 9), odd, odd)
    for words in ("2 matches are among", "One match was here already", "list.txt: This file is not a match"):
        assert words in said(sitting)
    assert len(saves.found()) == 3
    sitting.key("return")
    assert isinstance(sitting.top, SavedScene) and len(sitting.top.rows) == 3


def test_many_files_that_are_none_are_not_all_told(sitting, tmp_path):
    odd = [tmp_path / f"{number}.txt" for number in range(6)]
    for file in odd:
        file.write_text("milk")
    drop(sitting, *odd)
    assert "3 more are no matches either" in said(sitting) and "5.txt" not in said(sitting)


@pytest.mark.parametrize("first", [[], ["open"]])
def test_a_file_on_the_command_line_is_opened(sitting, tmp_path, monkeypatch, first):
    file = sent(tmp_path)
    monkeypatch.chdir(tmp_path)
    asked = arguments.read([*first, file.name])
    assert asked == ("open", [file.name], {})
    commands.read_play(asked)(sitting.app)
    assert table_of(sitting).match.position == 5


def test_a_file_that_is_not_there_is_told_in_the_window(sitting):
    commands.read_play(arguments.read(["/nowhere/my match.tabletop"]))(sitting.app)
    assert "my match.tabletop" in said(sitting)


def test_only_what_is_a_file_is_taken_for_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "play").write_text("")
    assert arguments.read(["play"]).command == "play"
    with pytest.raises(arguments.WrongWord):
        arguments.read(["dance"])
    (tmp_path / "match.json").write_text("")
    assert arguments.read(["match.json", "--mute"]) == ("open", ["match.json"], {"--mute": ""})


def test_what_is_watched_lies_on_top_of_the_match_that_goes_on(sitting, tmp_path):
    drop(sitting, sent(tmp_path, 7))
    table = table_of(sitting)
    drop(sitting, sent(tmp_path, 8, moves=None))
    assert isinstance(sitting.top, ReplayScene) and table in sitting.app.scenes
    sitting.app.pop()
    sitting.step(2)
    assert sitting.top is table


def test_another_match_that_goes_on_says_where_the_first_one_is(sitting, tmp_path):
    drop(sitting, sent(tmp_path, 7))
    assert "saved" not in sitting.app.notice.words
    drop(sitting, sent(tmp_path, 8))
    assert "it waits among the saved ones" in sitting.app.notice.words


def test_files_that_are_no_matches_are_told_in_one_notice(sitting, tmp_path):
    for name in ("one.txt", "two.txt", "three.txt", "two.txt"):
        (tmp_path / name).write_text("milk")
        drop(sitting, tmp_path / name)
    assert [type(scene) for scene in sitting.app.scenes[:-1]] == [MenuScene]
    assert all(name in said(sitting) for name in ("These files", "one.txt", "two.txt", "three.txt"))
    assert "more" not in said(sitting)


def test_the_menu_behind_a_notice_becomes_whole(desk, tmp_path):
    sitting = desk()
    (tmp_path / "list.txt").write_text("milk")
    sitting.app.reset(MenuScene(sitting.app))
    commands.read_play(arguments.read([str(tmp_path / "list.txt")]))(sitting.app)
    sitting.step(5)
    assert isinstance(sitting.top, Dialog) and sitting.app.scenes[0].boxes
    for _time in range(200):
        sitting.step()
    frames = sitting.app.frames
    sitting.step(20)
    assert sitting.app.frames == frames, "and then rests"


@pytest.mark.parametrize("part", [0.3, 0.9])
def test_half_a_match_is_not_called_a_strange_file(sitting, tmp_path, part):
    whole = sent(tmp_path).read_bytes()
    (tmp_path / "half.tabletop").write_bytes(whole[: int(len(whole) * part)])
    drop(sitting, tmp_path / "half.tabletop")
    assert "cut off or damaged" in said(sitting)


def test_the_window_is_called_after_the_match(sitting, tmp_path):
    title = sitting.app.pane.window
    assert title.title == "Tabletop"
    drop(sitting, sent(tmp_path))
    assert title.title == "Nine Lives \u2013 Tabletop"
    sitting.show(MenuScene(sitting.app))
    assert title.title == "Tabletop"


def test_how_long_ago_a_match_was_played_is_told_anew_every_minute(sitting):
    path = keep(played(5, humans=1), "mine")
    sitting.show(MenuScene(sitting.app), 10)
    menu = sitting.top
    assert "just now" in menu.footer.offer.more[0]
    frames = sitting.app.frames
    os.utime(path, (time.time() - 190,) * 2)
    for _second in range(30):
        sitting.app.step(1.0)
    assert "just now" in menu.footer.offer.more[0]
    for _second in range(35):
        sitting.app.step(1.0)
    assert "3 minutes ago" in menu.footer.offer.more[0]
    assert sitting.app.frames - frames < 30, "and for nothing else"
