"""A person's page: the numbers on it are those of the files, and everything on it has room."""

import gzip
import json
import os
import shutil
import time
from collections import Counter
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.base import paths
from tabletop.cast import cats
from tabletop.cast.cats import FACES
from tabletop.cli.bench.matches import fill
from tabletop.games.shelf import GAMES
from tabletop.kernel.facts import room_of
from tabletop.kernel.match import AI, HUMAN, Branch, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import badges, people
from tabletop.records.library import Library
from tabletop.records.statistics import Rival, Tally
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.library.saved import SavedScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.people import people as people_scene
from tabletop.screens.people.badges import ON_SHELF, BadgesScene, told
from tabletop.screens.people.cards import WinLine
from tabletop.screens.people.designer import DesignScene
from tabletop.screens.people.rivals import HeadToHead
from tabletop.screens.people.statistics import MONTH, StatisticsScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.shared import matches as matches_
from tabletop.screens.shared.blocks import PAD
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.file_chooser import FileChooser

ANN = {"cat": ["snow", "plain", "fluffy", "blue", "scarf"], "colour": "honey"}
CELLS = [((1280, 720), 100), ((960, 600), 100), ((1920, 1080), 115), ((1280, 720), 160), ((960, 600), 200)]


@pytest.fixture(autouse=True)
def strangers():
    yield
    FACES.clear()


@pytest.fixture(scope="module")
def recorded(tmp_path_factory) -> tuple[Path, Path]:
    """Eighty matches of four people, most of them over, the newest of these days, and the library that knows them."""
    folder = tmp_path_factory.mktemp("recorded")
    matches, library = folder / "matches", folder / "library"
    fill(matches, 80, seed=2)
    moment = time.time() - 3600
    for path in sorted(matches.iterdir(), reverse=True):
        os.utime(path, (moment, moment))
        moment -= 43_200
    learning = Library(library, matches)
    learning.refresh()
    learning.learn(GAMES)
    return matches, library


@pytest.fixture
def matches(recorded) -> Path:
    shutil.copytree(recorded[0], paths.saves(), dirs_exist_ok=True)
    shutil.copy(recorded[1], paths.library())
    return paths.saves()


def counted(folder: Path, person: str) -> list[dict]:
    """The finished matches of a person, read without any of the program's means, the oldest first."""
    found = []
    for path in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime):
        content = path.read_bytes()
        match = json.loads(gzip.decompress(content) if path.suffix == ".tabletop" else content)
        chairs = [place for place, seat in enumerate(match["seats"]) if seat["name"] == person]
        if match["outcome"] and chairs:
            winners = match["outcome"]["winners"]
            found.append(match | {"won": bool(set(chairs) & set(winners)), "at": path.stat().st_mtime})
    return found


def strongest(match: dict) -> str:
    levels = [seat["level"] for seat in match["seats"] if seat["level"]]
    return max(levels, key=("easy", "normal", "hard", "master").index, default="")


def page(desk, size=(1280, 720), **chosen):
    sitting = desk(size, **{"profiles": {"Ann": dict(ANN)}, "person": "Ann", **chosen})
    sitting.show(StatisticsScene(sitting.app))
    for _frame in range(600):
        if not (sitting.top._left or sitting.top._unlearnt):
            break
        sitting.step()
    return sitting


def numbers(scene: StatisticsScene) -> list[str]:
    return [number for number, _words, _ink in scene.numbers.told]


def test_the_page_tells_what_the_files_tell(desk, matches):
    scene = page(desk).top
    mine = counted(matches, "Ann")
    won = [match["won"] for match in mine]
    assert numbers(scene)[:2] == [str(len(mine)), str(sum(won))] and len(mine) > 10
    for row in scene.games.rows:
        those = [match for match in mine if match["game"] == row.info.id]
        assert (row.games, row.wins) == (len(those), sum(match["won"] for match in those))
        for level, score in row.scores.items():
            at = [match for match in those if strongest(match) == level]
            assert score == (len(at), sum(match["won"] for match in at))
    assert [last.result.won for last in scene.lasts.lasts] == won[:-11:-1]
    assert scene.line.points == [sum(won[end - 10 : end]) for end in range(10, len(won) + 1)][-20:]
    met = Counter(seat["name"] for match in mine for seat in match["seats"] if seat["name"] != "Ann")
    assert {rival.name: rival.games for rival in scene.rivals.rivals} == met


def test_this_month_is_the_last_thirty_days(desk, matches):
    sitting = page(desk)
    every = int(numbers(sitting.top)[0])
    sitting.top.span._pick(1)
    sitting.step()
    late = [match for match in counted(matches, "Ann") if match["at"] > time.time() - 30 * 86_400]
    assert sitting.top.span.value == MONTH
    assert 0 < len(late) < every and numbers(sitting.top)[0] == str(len(late))


def test_a_game_can_be_looked_at_alone_by_key_and_by_hand(desk, matches):
    sitting = page(desk)
    every = numbers(sitting.top)
    sitting.click(sitting.top.games.rows[1])
    game = list(GAMES.values())[1].info
    assert sitting.top.title.words == f"Ann's story: {game.title.partition(':')[0]}"
    assert numbers(sitting.top)[0] == str(sum(match["game"] == game.id for match in counted(matches, "Ann")))
    assert sitting.top.group.focus is sitting.top.games.rows[1]
    sitting.key("return")
    assert numbers(sitting.top) == every


def test_favourites_have_names_and_pictures(desk, matches):
    scene = page(desk).top
    assert scene.favourites.told
    for game in GAMES.values():
        room = room_of(game)
        if room is None:
            continue
        for one in (one for one in scene.tally.favourites if one.game == game.info.id and one.kind != "count"):
            assert room.told(one.kind, one.name) and cats.exists(room.picture(one.kind, one.name))
    for one in scene.favourites.told:
        assert 0 <= one.wins <= one.games


def test_without_a_match_it_says_what_will_be_there(desk):
    scene = page(desk).top
    assert f"{len(badges.BADGES)} badges" in scene.nothing.words and scene.nothing in scene.group.widgets
    assert scene.games.rows[0] not in scene.group.widgets


def test_a_last_match_is_watched_again(desk, matches):
    sitting = page(desk)
    sitting.click(sitting.top.lasts.lasts[0])
    assert any(isinstance(scene, ReplayScene) for scene in sitting.app.scenes)


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((960, 600), 100), ((1280, 720), 160), ((1920, 1080), 90)]
)
def test_nothing_stands_before_the_moon(desk, matches, size, text):
    sitting = page(desk, size, text=text)
    if text < 160:
        sitting.click(sitting.top.games.rows[2])  # a longer title pushes the tools to the right
    before_the_moon(sitting)
    sitting.show(SavedScene(sitting.app), 3)
    assert before_the_moon(sitting) or size[0] < 1280 or text > 100, "there is room in a usual window"


def before_the_moon(sitting) -> bool:
    """Whether it is seen; then nothing of the header stands there."""
    scene, look = sitting.top, sitting.app.look
    (side, (right, down)), moon = scene.orb, pygame.Rect(0, 0, look.px(60), look.px(60))
    moon.center = look.size[0] - look.px(right), look.px(down)
    header = [one.rect for one in scene.group.widgets if one.rect.width and one.rect.top < scene.body.top - look.px(10)]
    assert side == 110 and len(header) >= 3 and moon.collidelist(header) < 0
    return down > 0


def test_the_line_of_wins_says_what_it_takes():
    line = WinLine(Tally("Ann", (), (), ()))
    assert line.waits() == "A line of how you do, from 11 matches on: 0 so far."


def test_badges_stand_on_the_shelf_and_all_are_on_their_page(desk, matches):
    sitting = page(desk)
    medals = sitting.top.shelf.medals
    assert 3 <= len(medals) <= ON_SHELF
    assert [one.standing.earned for one in medals] == sorted((one.standing.earned for one in medals), reverse=True)
    sitting.click(medals[0])
    assert isinstance(sitting.top, BadgesScene) and len(sitting.top.cards) == len(badges.BADGES)
    assert BadgesScene(sitting.app, "Ada", ()).title.words == "Ada's badges"
    assert BadgesScene(sitting.app, "You", ()).title.words == "Your badges"


def test_starting_afresh_asks_first_and_spares_the_others(desk, matches):
    sitting = page(desk)
    sitting.click(sitting.top.reset_button)
    sitting.key("return")  # which is to cancel
    assert int(numbers(sitting.top)[0]) > 0
    sitting.click(sitting.top.reset_button)
    sitting.key("right", "return")
    assert not sitting.top.ever and sitting.top.library.score("Ben").games > 0
    assert not any(one.earned for one in sitting.top.standings)
    assert len(list(matches.iterdir())) == 80


def test_everything_is_written_into_a_table(desk, matches, tmp_path):
    sitting = page(desk)
    sitting.click(sitting.top.save_button)
    assert isinstance(sitting.top, FileChooser)
    sitting.top._act(tmp_path / "out.csv")
    assert isinstance(sitting.top, StatisticsScene), "the chooser is gone"
    lines = (tmp_path / "out.csv").read_text().splitlines()
    assert sum(",Ann,human," in line for line in lines) >= len(counted(matches, "Ann")) > 0


def test_the_cat_changes_its_clothes_and_is_edited(desk, matches):
    sitting = page(desk)
    tile = next(tile for tile in sitting.top.outfits if not tile.chosen)
    sitting.click(tile)
    assert sitting.top.person.design.face == tile.face == sitting.top.mirror.face
    sitting.click(sitting.top.edit)
    assert isinstance(sitting.top, DesignScene)


def test_another_person_has_another_page(desk, matches):
    sitting = page(desk, people=["Ben"])
    sitting.click(sitting.top.chip)
    card = next(card for card in sitting.top.cards if card.person.name == "Ben")
    assert isinstance(sitting.top, people_scene.LookUpScene)
    assert [one.person.name for one in sitting.top.cards if one.chosen] == ["Ann"]
    sitting.click(card)
    assert sitting.top.title.words == "Ben's story"
    assert numbers(sitting.top)[0] == str(len(counted(matches, "Ben")))
    assert sitting.app.settings.person == "Ann", "who looks somebody up goes on playing"
    sitting.click(sitting.top.chip)
    assert [one.person.name for one in sitting.top.cards if one.chosen] == ["Ben"]
    sitting.key("escape")
    assert sitting.top.title.words == "Ben's story"
    people.keep(sitting.app.settings, people.Person("Benno"), "Ben")
    sitting.top.resume()
    assert sitting.top.title.words == "Benno's story" and sitting.app.settings.person == "Ann"


@pytest.mark.parametrize(("size", "text"), CELLS)
@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_nothing_on_the_page_covers_anything(desk, matches, size, text, theme):
    scene = page(desk, size, text=text, theme=theme).top
    scene.shell.draw()
    cards = [scene.me, scene.line, scene.games, scene.favourites, scene.rivals, scene.lasts, scene.shelf]
    for place, card in enumerate(cards):
        assert card.rect.collidelist([other.rect for other in cards[place + 1 :]]) < 0, type(card)
        assert scene.area.rect.left <= card.rect.left and card.rect.right <= scene.area.rect.right
    inside = {scene.games: scene.games.rows, scene.lasts: scene.lasts.lasts, scene.me: [scene.mirror, scene.numbers]}
    for card, parts in inside.items():
        assert all(card.rect.contains(part.rect) for part in parts), type(card)
    parts = [scene.mirror, scene.numbers, scene.edit, *(tile for tile in scene.outfits if tile.rect.width)]
    for place, part in enumerate(parts):
        assert part.rect.collidelist([other.rect for other in parts[place + 1 :]]) < 0, type(part)
    window = pygame.Rect((0, 0), size)
    header = [scene.back_button, scene.title, scene.span, scene.save_button, scene.reset_button, scene.chip]
    for place, widget in enumerate(header):
        assert window.contains(widget.rect)
        assert widget.rect.collidelist([other.rect for other in header[place + 1 :]]) < 0, type(widget)


def test_the_end_of_a_match_tells_which_badges_it_earned(desk):
    sitting = desk(profiles={"Ann": dict(ANN)}, person="Ann")
    path = matches_.new_path("nine-lives")
    for seed in range(20):  # until one is won
        match, chance = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(AI, "Oscar", "easy")], {}, seed), Random(1)
        moves = []
        while match.to_act is not None:
            moves.append((match.to_act, chance.choice(match.legal)))
            match.submit(*moves[-1])
        if 0 in match.outcome.winners:
            break
    match.rewind(len(moves) - 1)
    matches_.sit_down(sitting.app, match, path)
    match.submit(*moves[-1])
    results = ResultsScene(sitting.app, match, controller_for("nine-lives", match.seats), lambda seed: None)
    sitting.app.push(results)
    sitting.step(3)
    earned = [badge.id for _name, badge in results.honours.honours]
    assert "first-win" in earned and results.honours in results.group.widgets
    assert {name for name, _badge in results.honours.honours} == {"Ann"}
    assert results.board.contains(results.honours.rect)
    save.write(match, path)
    read = save.read(path, GAMES)
    again = ResultsScene(sitting.app, read, controller_for("nine-lives", read.seats), lambda seed: None)
    sitting.app.push(again)
    assert again.honours.honours == []  # looked at again, it earns nothing


def test_badges_stay_in_the_results_for_as_long_as_one_sits_at_the_table(desk):
    sitting = desk(profiles={"Ann": dict(ANN)}, person="Ann", speed="off")
    match, chance, moves = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(HUMAN, "Zoë")], {}, 1), Random(1), []
    while match.to_act is not None:
        moves.append((match.to_act, chance.choice(match.legal)))
        match.submit(*moves[-1])
    match.rewind(len(moves) - 1)
    sitting.show(MenuScene(sitting.app))
    matches_.sit_down(sitting.app, match, matches_.new_path("nine-lives"))
    match.submit(*moves[-1])

    def results() -> ResultsScene:
        for _frame in range(200):
            if isinstance(sitting.top, ResultsScene):
                return sitting.top
            sitting.step()
        raise AssertionError(sitting.top)

    earned = list(results().honours.honours)
    assert "first-win" in {badge.id for _name, badge in earned}
    played = sitting.app.settings.matches_played
    for words in ("The story", "Look at the table"):
        sitting.click(next(button for button in results().buttons if button.words == words))
        if words == "The story":
            sitting.key("escape")
        else:
            sitting.step(2)
            sitting.click(sitting.top.panel.answers[0])
        assert results().honours.honours == earned and results().honours in results().group.widgets
    assert sitting.app.settings.matches_played == played, "it is counted once"


@pytest.mark.parametrize(("size", "text"), CELLS)
def test_whom_a_win_was_shared_with_stands_level_and_it_is_said(desk, size, text):
    look = desk(size, text=text).app.look
    rows = []
    for met in ((1, 0, 0, 0), (1, 0, 0, 1), (2, 0, 0, 2), (1, 1, 0, 0), (2, 1, 0, 1)):
        card = HeadToHead([Rival("Ben", HUMAN, *met)], "Ann")
        card.rect = pygame.Rect((0, 0), card.size(look, 300))
        paper = pygame.Surface(card.rect.size)
        card.draw(paper, look, False, False)
        rows.append(pygame.image.tobytes(paper, "RGB"))
    assert len({*rows[:4]}) == 4, "nothing, one shared, two shared, one won"
    assert rows[3] == rows[4], "one that was shared weighs nothing beside one that was won"


@pytest.mark.parametrize(("size", "text"), CELLS)
def test_the_last_ten_begin_beside_their_title(desk, matches, size, text):
    scene = page(desk, size, text=text).top
    lasts, look = scene.lasts, scene.look
    title = pygame.Rect(
        (lasts.rect.left + look.px(PAD), lasts.rect.top + look.px(8)), look.font("subheading").size(lasts.title)
    )
    assert lasts.lasts and all(lasts.rect.contains(last.rect) for last in lasts.lasts)
    assert title.inflate(2 * look.px(10), 0).collidelist([last.rect for last in lasts.lasts]) < 0


def test_what_is_half_scrolled_away_is_drawn_as_if_it_were_not(desk, matches):
    """What a blit returns is only what was seen of it: nothing may be placed by that."""
    scene = page(desk, text=160).top
    look, surface = scene.look, pygame.Surface(scene.look.size)
    for card in (scene.mirror, scene.line, scene.favourites, scene.rivals, scene.lasts, scene.games):
        home = card.rect.copy()
        card.rect.topleft = 20, 20
        low = pygame.Rect(0, card.rect.top + card.rect.height * 2 // 5, *look.size)
        pictures = []
        for clip in (surface.get_rect(), low):
            surface.fill("black")
            surface.set_clip(clip)
            card.draw(surface, look, False, False)
            surface.set_clip(None)
            pictures.append(pygame.image.tobytes(surface.subsurface(low.clip(surface.get_rect())), "RGB"))
        assert pictures[0] == pictures[1], type(card)
        card.rect = home


def test_without_a_match_that_counts_it_says_what_does_not(desk):
    match = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")], {}, 3)
    match.branch = Branch("other", 0)
    chance = Random(3)
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    save.write(match, paths.saves() / "branch.json")
    sitting = page(desk)
    assert not sitting.top.ever and sitting.top.nothing.words.endswith("Not counted: one taken over")


def test_what_is_not_counted_is_told_with_its_reason(desk):
    chance = Random(3)
    for number in range(4):
        match = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")], {}, number)
        while match.to_act is not None and (number or match.position < 5):
            match.submit(match.to_act, chance.choice(match.legal))
        match.branch = Branch("other.json", 3) if number == 1 else None
        save.write(match, paths.saves() / f"{number}.json")
    save.write(match, paths.saves() / "again.json")
    sitting = desk(person="Ann")
    page = StatisticsScene(sitting.app)
    assert page.numbers.told[0][0] == "2"
    assert page.numbers.sentences[-1] == "Not counted: one unfinished, one taken over and one copy"
    assert page.chip.line.startswith("2 finished")


def test_numbers_take_a_second_line_rather_than_small_letters(desk, matches):
    scene = page(desk, (960, 600)).top
    numbers, look = scene.numbers, scene.look
    numbers.sentences[1:] = ["Not counted: one unfinished and one taken over"]
    scene.arrange()
    _labels, lines = numbers._texts(look, numbers.rect.width)
    assert lines[-1].get_height() >= 2 * look.line_height("small") and scene.me.rect.contains(numbers.rect)
    assert max(line.get_width() for line in lines) <= numbers.rect.width
    assert numbers.size(look, 10 * numbers.rect.width)[1] < numbers.rect.height


def test_badges_say_days_as_people_do():
    standing = badges.Standing(badges.BADGES[0], badges.BADGES[0].need, int(time.time()) - 30 * 86_400)
    when = time.localtime(standing.when)
    assert told(standing).endswith(f"Earned: {when.tm_mday} {time.strftime('%B', when)} {when.tm_year}.")
