"""The saved matches on the screen: found, opened, kept, shared, deleted and brought back."""

import random

import pygame
import pytest
from support.english import says_you
from support.sittings import GAME, ended, keep, named, played, table_of

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Branch, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import people, saves, sharing
from tabletop.records.library import open_library
from tabletop.records.people import Person
from tabletop.screens.after.keepsake import SIZE, Keepsake
from tabletop.screens.library.row import _whole
from tabletop.screens.library.saved import SavedScene
from tabletop.screens.library.share import ShareScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.shared import file_chooser, matches
from tabletop.screens.shared.file_chooser import FileChooser
from tabletop.screens.shared.studio import Studio
from tabletop.screens.table.pause import PauseScene
from tabletop.ui.widgets.dialog import Dialog
from tabletop.ui.widgets.picklist import PickScene
from tabletop.ui.widgets.widget import Button

pytestmark = pytest.mark.rendering


def test_nothing_saved_is_a_sentence(desk) -> None:
    sitting = desk()
    sitting.show(SavedScene(sitting.app))
    assert sitting.top.nothing in sitting.top.group.widgets and "Nothing is saved yet" in sitting.top.nothing.words
    assert sitting.top.all_button not in sitting.top.group.widgets
    sitting.app.reset(MenuScene(sitting.app))


@pytest.fixture
def saved(desk):
    keep(played(9), "good")
    keep(played(None, 6), "over")
    for name, text in (
        ("cut", '{"program":"tabletop","ga'),
        ("new", '{"program":"tabletop","format":9}'),
        ("milk", "3"),
    ):
        (paths.saves() / f"{name}.json").write_text(text)
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.app.push(SavedScene(sitting.app))
    sitting.step(16)
    return sitting


def row_of(scene, name: str):
    return next(row for row in scene.rows if row.path.stem == name)


def names(scene) -> list[str]:
    return [row.path.stem for row in scene.rows]


def test_saved_matches_tell_how_they_stand(saved) -> None:
    scene = saved.top
    good, over = row_of(scene, "good"), row_of(scene, "over")
    scene.area.reveal(good)
    saved.step(40)
    assert good.picture is not None
    assert "9 moves" in good.lines()[2][0] and "Next to move: " in good.lines()[2][0]
    outcome = save.read(over.path, GAMES).outcome
    winner, scores = outcome.winners[0], sorted(outcome.scores, reverse=True)
    assert scores[0] == outcome.scores[winner] and len(outcome.winners) == 1
    told = f"Finished: {over.seats[winner].name} won, {' : '.join(map(str, scores))} · "
    assert over.lines()[2][0].startswith(told)
    problems = {name: row_of(scene, name).problem for name in ("cut", "new", "milk")}
    assert len(set(problems.values())) == 3 and all(problems.values())
    assert "newer" in problems["new"]


def test_a_match_whose_moves_make_no_sense_says_so_once_it_was_looked_at(saved) -> None:
    path = row_of(saved.top, "good").path
    path.write_text(path.read_text().replace('"seed":7', '"seed":8'))
    saved.app.push(SavedScene(saved.app))
    saved.step(60)
    assert "do not lead" in row_of(saved.top, "good").problem or row_of(saved.top, "good").problem
    saved.key("escape")


def test_damaged_saves_are_kept_until_somebody_deletes_them(saved) -> None:
    scene = saved.top
    scene.group.set_focus(row_of(scene, "cut"))
    saved.key("return")
    assert isinstance(saved.top, Dialog)
    saved.key("return")
    assert saved.top is scene and row_of(scene, "cut").path.exists()
    path = row_of(scene, "cut").path
    saved.key("delete")
    assert not path.exists() and len(scene.rows) == 4 and scene.group.focus in scene.rows


def test_what_was_deleted_comes_back_one_after_the_other(saved) -> None:
    scene, before = saved.top, names(saved.top)
    for name in ("good", "over"):
        scene.group.set_focus(row_of(scene, name))
        saved.key("delete")
    assert saved.top is scene, "nobody is asked"
    assert not {"good", "over"} & set(names(scene)) and "2 deleted" in scene.bin.told.words
    saved.key("z", control=True)
    assert "over" in names(scene) and scene.group.focus is row_of(scene, "over")
    saved.step()
    saved.click(scene.bin.undo_button)
    assert names(scene) == before and scene.bin.undo_button not in scene.group.widgets
    saved.key("z", control=True)
    assert names(scene) == before


def test_resume_by_click(saved) -> None:
    scene = saved.top
    row = row_of(scene, "good")
    scene.area.reveal(row)
    saved.click((row.rect.left + 200, row.rect.centery))
    assert table_of(saved).match.position >= 9


def test_what_is_over_is_watched_and_what_goes_on_can_be(saved) -> None:
    scene = saved.top
    scene.group.set_focus(row_of(scene, "over"))
    saved.key("return")
    assert isinstance(saved.top, ReplayScene) and saved.top.match.outcome is not None
    saved.key("escape")
    assert saved.top is scene
    scene.area.reveal(row_of(scene, "good"))
    saved.step(2)
    saved.click(row_of(scene, "good").buttons[1])
    assert isinstance(saved.top, ReplayScene) and saved.top.match.position == 9
    saved.key("escape")
    assert saved.top is scene


def test_a_kept_match_is_deleted_only_after_a_question(saved) -> None:
    scene = saved.top
    saves.keep(row_of(scene, "good").path, True)
    scene.resume()
    scene.group.set_focus(row_of(scene, "good"))
    saved.key("delete")
    assert isinstance(saved.top, Dialog) and row_of(scene, "good").path.exists()
    saved.key("return")
    assert saved.top is scene and "good" in names(scene)
    saved.key("delete", "right", "return")
    assert "good" not in names(scene)
    saved.key("z", control=True)
    assert row_of(scene, "good").known.kept


def test_a_match_is_there_once_though_it_was_deleted_imported_and_brought_back(saved, tmp_path) -> None:
    scene = saved.top
    before = len(scene.rows)
    sent = sharing.export(save.read(row_of(scene, "good").path, GAMES), tmp_path / "sent")
    scene.group.set_focus(row_of(scene, "good"))
    saved.key("delete")
    back = sharing.bring_in(sent)
    scene.resume()
    saved.key("z", control=True)
    assert len(scene.rows) == before and scene.group.focus is row_of(scene, back.path.stem)


def test_what_cannot_be_deleted_says_so(saved) -> None:
    scene = saved.top
    row = row_of(scene, "milk")
    row.path.unlink()
    scene._delete(row)
    assert isinstance(saved.top, Dialog) and row in scene.rows


def test_a_match_is_kept_by_its_star_and_found_by_it(saved) -> None:
    scene = saved.top
    scene.area.reveal(row_of(scene, "good"))
    saved.step(2)
    saved.click(row_of(scene, "good").buttons[2])
    assert save.read(row_of(scene, "good").path, GAMES).kept and row_of(scene, "good").known.kept
    assert scene.group.focus in row_of(scene, "good").buttons
    scene.filters.state.value = "kept"
    scene._changed()
    assert names(scene) == ["good"]
    saved.step()
    saved.click(row_of(scene, "good").buttons[2])
    assert names(scene) == [] and "No match is like that" in scene.nothing.words
    saved.step()
    saved.click(scene.all_button)
    assert len(names(scene)) == 5


def test_matches_are_searched_by_typing_and_picked_from_lists(saved) -> None:
    scene = saved.top
    saved.key("f", control=True)
    saved.type("wilhelmina")
    assert set(names(scene)) == {"good", "over"} and scene.count.words == "2 matches"
    saved.click(scene.filters.state)
    assert isinstance(saved.top, PickScene)
    saved.key("down", "down", "return")
    assert saved.top is scene and scene.filters.state.value == "finished" and names(scene) == ["over"]
    saved.click(scene.filters.state)
    saved.click((5, 700))
    assert saved.top is scene and scene.filters.state.value == "finished", "a click beside the list changes nothing"
    scene.group.set_focus(scene.filters.field)
    saved.key("escape")
    assert saved.top is scene and len(names(scene)) == 5
    saved.key("escape")
    assert isinstance(saved.top, MenuScene)


def test_whoever_has_another_name_is_listed_and_found_under_it(saved) -> None:
    settings, scene = saved.app.settings, saved.top
    old = next(seat.name for seat in row_of(scene, "over").seats if seat.kind == HUMAN)
    text = row_of(scene, "over").path.read_bytes()
    people.keep(settings, people.Person(old))
    people.keep(settings, people.Person("Zoé"), old)
    saved.app.reset(SavedScene(saved.app))
    saved.step(40)
    scene = saved.top
    assert "Zoé" in row_of(scene, "over").lines()[1][0] and old not in row_of(scene, "over").lines()[1][0]
    assert old not in "".join(line for line, _role, _ink in row_of(scene, "good").lines())
    for words in ("zoé", old):
        scene.filters.field.text = words
        assert {one.file for one in scene.filters.ask()} == {"good.json", "over.json"}
    assert "Zoé" in [name for name, _words in scene.filters.person.entries]
    scene._share(row_of(scene, "over"))
    assert "Zoé" in saved.top.what.words
    assert (paths.saves() / "over.json").read_bytes() == text
    saved.app.reset(MenuScene(saved.app))
    saved.step(12)
    assert "Zoé" in saved.top.footer.offer.more[0]


def many(count: int) -> None:
    """Matches that were hardly begun, many of them."""
    match = Match(GAMES[GAME], [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")], {}, 1)
    text = save.to_text(match)
    paths.saves().mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (paths.saves() / f"m{number:03}.json").write_text(text)


def test_only_rows_in_sight_have_pictures_and_buttons_and_the_keys_reach_all(desk) -> None:
    many(120)
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    scene = SavedScene(sitting.app)
    sitting.app.push(scene)
    sitting.step(30)
    assert len(scene.rows) == 120 and sum(bool(row.buttons) for row in scene.rows) < 12
    assert sum(row.picture is not None for row in scene.rows) < 12
    sitting.key(*["down"] * 60)
    assert scene.group.focus is scene.rows[60]
    sitting.step(2)
    assert scene.area.rect.contains(scene.rows[60].rect) and scene.rows[60].buttons and not scene.rows[0].buttons
    sitting.key("right")
    assert scene.group.focus is scene.rows[60].buttons[0]
    sitting.wheel(scene.area.rect.center, -30)
    sitting.step(2)
    shown = [row for row in scene.rows if row.rect.colliderect(scene.area.rect)]
    assert shown and all(row.buttons for row in shown)
    assert scene.rows[60].buttons, "what has the focus keeps it"
    for row in shown:
        assert all(row.rect.contains(button.rect) for button in row.buttons)


def test_files_nobody_has_read_are_read_while_the_list_is_up(desk, monkeypatch) -> None:
    many(40)
    monkeypatch.setattr("tabletop.screens.library.saved.AT_ONCE", 0.0)
    monkeypatch.setattr("tabletop.screens.library.saved.READING", 0.0001)
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.app.push(SavedScene(sitting.app))
    assert "still to be read" in sitting.top.count.words
    sitting.step(60)
    assert len(sitting.top.rows) == 40 and sitting.top.count.words == "40 matches"


def test_a_file_that_comes_or_goes_meanwhile_is_seen(saved) -> None:
    scene = saved.top
    keep(played(3), "late")
    row_of(scene, "good").path.unlink()
    saved.step(70)
    assert "late" in names(scene) and "good" not in names(scene)


def test_a_match_that_ends_at_the_table_is_taken_down_with_its_facts(desk) -> None:
    sitting = desk()
    match = played(None)
    ending, match.game = match.game, Endless(match.game)
    path = matches.new_path(GAME)
    matches.sit_down(sitting.app, match, path)
    match.game = ending
    assert open_library().tally("Ada").all.games == 0
    for _time in range(2):
        matches.finish(sitting.app, match)
    shelf = open_library()
    assert shelf.tally("Ada").all.games == 1 and not shelf.without_facts()
    assert {one.kind for one in shelf.tally("Ada").favourites} >= {"power", "count"}
    table_of(sitting).autosave.save()
    sitting.app.reset(MenuScene(sitting.app))
    shelf.refresh()
    assert shelf.tally("Ada").all.games == 1 and not shelf.without_facts(), "its file tells the same"


class Endless:
    """A game that says it is not over."""

    def __init__(self, game) -> None:
        self._game = game

    def __getattr__(self, name: str):
        return getattr(self._game, name)

    def outcome(self, state) -> None:
        return None


# -- sharing and importing -------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A home with a few folders and files in it."""
    place = tmp_path / "somewhere"
    (place / "Letters").mkdir(parents=True)
    (place / "notes.txt").write_text("milk")
    (place / ".hidden").mkdir()
    monkeypatch.setattr(file_chooser.paths, "places", lambda: [place, place / "Letters"])
    return place


def test_a_match_is_shared_as_a_file_and_imported_again(saved, folder) -> None:
    scene = saved.top
    match = save.read(row_of(scene, "good").path, GAMES)
    scene.area.reveal(row_of(scene, "good"))
    saved.step(2)
    saved.click(row_of(scene, "good").buttons[3])
    assert isinstance(saved.top, ShareScene)
    saved.key("return")
    assert isinstance(saved.top, FileChooser) and saved.top.field.text.endswith(".tabletop")
    assert [entry.words for entry in saved.top.entries] == ["Letters"], "no files of another kind, nothing hidden"
    saved.key("return")
    files = list(folder.glob("*.tabletop"))
    assert len(files) == 1 and save.to_text(save.read(files[0], GAMES)) == save.to_text(match)
    assert isinstance(saved.top, ShareScene) and saved.app.settings.folder == str(folder)
    saved.key("escape")
    saved.click(scene.import_button)
    entry = next(entry for entry in saved.top.entries if entry.words == files[0].name)
    saved.click(entry)
    assert isinstance(saved.top, Dialog) and saved.top.title.words == "It was here already"
    saved.key("escape")
    saves.delete(row_of(scene, "good").path)
    saved.click(scene.import_button)
    saved.click(next(entry for entry in saved.top.entries if entry.words == files[0].name))
    assert saved.top.title.words == "It is here" and len(scene.rows) == 5
    saved.key("return")
    assert table_of(saved).match.position >= 9


@pytest.mark.parametrize(("person", "called"), [("", "player-1"), ("Ann", "player-1"), ("Zoë", "zoë")])
def test_a_file_to_share_is_called_after_who_plays_not_after_you(saved, folder, person, called) -> None:
    if person == "Zoë":  # who was nobody in particular before
        people.keep(saved.app.settings, Person("Zoë"), called="You")
    saved.app.settings.person = person
    match = ended("nine-lives", 2)
    saved.app.push(ShareScene(saved.app, match))
    saved.key("return")
    assert saved.top.field.text.startswith(f"nine-lives-{called}-wilhelmina")


def test_what_is_no_match_is_refused_in_a_sentence_and_nothing_comes_of_it(saved, folder) -> None:
    (folder / "broken.tabletop").write_bytes(b"\x1f\x8bno")
    before = set(saves.found())
    saved.click(saved.top.import_button)
    saved.click(next(entry for entry in saved.top.entries if entry.words == "broken.tabletop"))
    assert isinstance(saved.top, Dialog) and saved.top.words.words == "This file is not a match saved by Tabletop."
    saved.key("return", "escape")
    assert set(saves.found()) == before


def test_a_file_that_is_there_is_only_replaced_when_somebody_says_so(saved, folder) -> None:
    share = ShareScene(saved.app, played(5))
    saved.app.push(share)
    share._words()
    name = saved.top.field.text
    (folder / name).write_text("mine")
    saved.key("return")
    assert isinstance(saved.top, Dialog)
    saved.key("return")
    assert isinstance(saved.top, FileChooser) and (folder / name).read_text() == "mine"
    saved.key("return", "right", "return")
    assert saved.top is share and "decision" in (folder / name).read_text()
    saved.key("escape")


@pytest.mark.parametrize("seed", [7, 8])
def test_the_picture_to_send_calls_everybody_by_name(saved, seed) -> None:
    match = ended("cat-quest", 2, seed)
    assert match.seats[0].name == "You"
    told = Keepsake(saved.app, match)
    words = [told.title, told.personal, told.reason, told.decided]
    assert not any(says_you(label.words) for label in words)
    assert {score.standing.who.name for score in told.scores} == {"Player 1", match.seats[1].name}
    saved.app.settings.person = "Ann"
    assert "Player 1" in {score.standing.who.name for score in Keepsake(saved.app, match).scores}, "Ann came later"
    saved.app.settings.profiles["Ann"] = {"before": ["You"]}
    assert "Ann" in {score.standing.who.name for score in Keepsake(saved.app, match).scores}, "it was Ann"


def test_words_and_picture_to_send_call_everybody_the_same(saved, folder) -> None:
    match = ended("nine-lives", 3)
    match.branch = Branch("other", 12)
    share = ShareScene(saved.app, match)
    saved.app.push(share)
    share._words()
    saved.key("return")
    text = next(folder.glob("nine-lives*.txt")).read_text()
    assert "Player 1 played" in text and "You" not in text
    assert all(words in text for words in ("Taken over from another match at move 12", "Here it was taken over."))
    assert "names of those who took over" in " ".join(text.split()) and "seed" not in text
    assert "move 12" in Keepsake(saved.app, match).seed.words
    saved.key("escape")


def test_facts_of_a_row_are_left_out_whole(saved) -> None:
    row, look = row_of(saved.top, "over"), saved.app.look
    facts = row.lines()[2][0]
    wide = look.font("small").size(facts)[0]
    assert _whole(look, facts, "small", wide) == facts
    fewer = _whole(look, facts, "small", wide - 1)
    assert fewer and facts.startswith(f"{fewer} · ") and look.font("small").size(fewer)[0] < wide


def test_the_picture_of_a_match_that_is_over_is_one_to_send(saved, folder) -> None:
    """The podium with the game, the winner, the points and the day, and nothing to press."""
    match = played(None)
    match.played, match.spent = 1_794_916_800, 600.0
    share = ShareScene(saved.app, match)
    saved.app.push(share)
    assert "podium" in share.notes[1].words
    keepsake = Keepsake(saved.app, match)
    winner = match.seats[match.outcome.winners[0]].name
    assert keepsake.masthead.title == "Nine Lives" and keepsake.masthead.rest == "Tricksy Kittens"
    assert winner in keepsake.title.words and "2026" in keepsake.seed.words and "10 minutes" in keepsake.seed.words
    saved.app.notify("Written: before")
    share._picture()
    assert saved.app.notice.left <= 0, "what was told does not cover what is asked"
    assert "2026-11-1" in saved.top.field.text
    saved.key("return")
    picture = pygame.image.load(next(folder.glob("*.png")))
    assert picture.get_size() == SIZE
    keepsake.arrange()
    assert not any(isinstance(widget, Button) for widget in keepsake.group.widgets)
    assert keepsake.area.rect.contains(keepsake.masthead.rect) and saved.top is share
    saved.key("escape")


def test_the_picture_of_a_match_that_goes_on_says_what_it_is(saved) -> None:
    studio, match = Studio(saved.app.look.palette, (640, 360)), played(5)
    plain, signed = studio.picture(match), studio.signed(match)
    corner = pygame.Rect(0, 300, 200, 60)
    assert pygame.image.tobytes(plain.subsurface(corner), "RGB") != pygame.image.tobytes(
        signed.subsurface(corner), "RGB"
    )


def test_a_name_with_a_slash_cannot_be_saved_and_folders_are_walked(saved, folder) -> None:
    share = ShareScene(saved.app, played(5))
    saved.app.push(share)
    share._file()
    scene = saved.top
    scene.field.text = "../x"
    scene._check()
    assert not scene.save.enabled and scene.save.hint
    scene.field.text = "x"
    saved.click(scene.entries[0])
    assert scene.folder == folder / "Letters"
    assert scene.note.words == "There are no folders and no files of this kind here (.tabletop)."
    saved.click(scene.save)
    assert (folder / "Letters" / "x.tabletop").exists()
    share._file()
    assert saved.top.folder == folder / "Letters", "the last folder is remembered"
    saved.click(saved.top.up)
    assert saved.top.folder == folder and saved.top.group.focus.words == "Letters"
    saved.key("escape", "escape")


def test_a_picture_of_what_is_seen_or_of_the_table(saved, folder) -> None:
    scene = saved.top
    scene._share(row_of(scene, "good"))
    saved.top._picture()
    saved.key("return")
    (picture,) = folder.glob("*.png")
    assert pygame.image.load(picture).get_size() == (1920, 1080)
    picture.unlink()
    saved.key("escape")
    scene._open(row_of(scene, "good"))
    table = table_of(saved)
    saved.app.push(PauseScene(saved.app, table.match))
    saved.step()
    saved.click(named(saved.top, "Share"))
    saved.top._picture()
    saved.key("return")
    (picture,) = folder.glob("*.png")
    assert pygame.image.load(picture).get_size() == (1280, 720)


def test_a_picture_of_an_unfinished_match_is_the_same_for_worlds_a_spectator_cannot_tell_apart(desk) -> None:
    from tabletop.screens.shared.studio import Studio

    sitting = desk()
    match, other = played(4, 3), played(4, 3)
    studio = Studio(sitting.app.look.palette, (320, 180))
    before = pygame.image.tobytes(studio.picture(match), "RGB")
    chance = random.Random(3)
    hands = [card for hand in other.state.hands for card in hand]
    chance.shuffle(hands)
    for hand in other.state.hands:
        hand[:] = [hands.pop() for _card in hand]
    assert other.state.hands != match.state.hands
    assert pygame.image.tobytes(studio.picture(other), "RGB") == before
