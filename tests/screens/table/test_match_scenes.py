"""The screens around a match: saved ones, rulebook, pause, results, curtain."""

from collections import Counter
from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest
from support.sittings import GAME, named, played, seats

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, HUMAN, Branch, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import saves
from tabletop.screens.after.aftermath import AftermathScene
from tabletop.screens.after.keepsake import SIZE
from tabletop.screens.after.podium import STEP, WIDTHS, Standing
from tabletop.screens.after.results import ResultsScene, personal_words
from tabletop.screens.after.tally import Tally
from tabletop.screens.lesson import chapters
from tabletop.screens.library.share import ShareScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.rulebook.rulebook import RulebookScene
from tabletop.screens.shared import matches
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.phrases import company
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.sheet import BOX, SheetScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.render.confetti import COLOURS
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import CONTRAST
from tabletop.ui.stage.layout import Ending
from tabletop.ui.widgets.dialog import Dialog

pytestmark = pytest.mark.rendering

# -- a player's sheet ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1080)])
def test_a_sheet_is_no_larger_than_what_is_on_it_and_its_tabs_stay(desk, size, text) -> None:
    sitting, match = desk(size, text=text), played(30, 4)
    controller = controller_for(GAME, match.seats)
    sheet = SheetScene(sitting.app, controller, match.view(0), 0, lambda seat: ())
    sitting.app.push(sheet)
    tabs, boxes, spare = [tab.rect.copy() for tab in sheet.tabs], set(), []
    for seat in range(4):
        sheet.turn_to(seat)
        assert [tab.rect for tab in sheet.tabs] == tabs
        assert sitting.app.window.get_rect().contains(sheet.box)
        boxes.add(tuple(sheet.box))
        spare.append(sheet.box.bottom - max(widget.rect.bottom for block in sheet.blocks for widget in block))
    assert len(boxes) == 1
    if text == 100 and size[1] > 600:
        assert min(spare) >= 0, "nothing has to be scrolled to"
        assert min(spare) < sheet.look.px(60) or sheet.box.height <= sheet.look.px(BOX[2])


# -- sitting down ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["begin", "resume", "learn"])
def test_a_sign_is_seen_at_once_while_the_table_is_laid(desk, how) -> None:
    sitting = desk()
    path = saves.new_path(GAME)
    save.write(played(4, humans=1), path)
    sitting.show(MenuScene(sitting.app), 40)
    before = sitting.app.window.copy()
    if how == "begin":
        matches.begin(sitting.app, matches.first_setup("kardashev"))
    elif how == "resume":
        matches.resume(sitting.app, path)
    else:
        chapters.learn(sitting.app, "kardashev")
    changed = pygame.mask.from_threshold(sitting.app.window, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    (place, *others) = changed.get_bounding_rects()
    sign = place.unionall(others)
    assert sign.centerx == pytest.approx(640, abs=2) and sign.top > 600 and 200 < sign.width < 500
    assert sitting.app.notice.words == "", "it is gone with the first picture of the table"
    sitting.step(2)
    assert isinstance(sitting.top, TableScene)


# -- rulebook ----------------------------------------------------------------------------------------------


def test_rulebook_opens_at_a_rule_and_searches(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    sitting.app.push(RulebookScene(sitting.app, GAME, "NL-4.2"))
    sitting.step(2)
    scene = sitting.top
    top = scene.page.top_of("NL-4.2")
    assert top is not None and 0 <= top - scene.area.offset < scene.area.rect.height
    assert [entry.block.number for entry in scene.entries if entry.current] == ["NL-4"]
    sitting.key("f", control=True)
    sitting.type("kittykeeper")
    count = len(scene.page.found)
    assert count > 3 and scene.count.words == f"1 of {count}"
    sitting.key("return", "down", "f3")
    assert scene.count.words == f"4 of {count}"
    sitting.key("up")
    assert scene.page.current == 2
    line = scene.page.current_top() - scene.area.offset
    assert 0 <= line < scene.area.rect.height
    sitting.type("zzz")
    assert scene.count.words == "not found" and not scene.after.enabled
    assert "nowhere" in scene.after.hint
    offset = scene.area.offset
    sitting.key("f1", "escape")
    assert sitting.top is scene and scene.field.text == "" and scene.group.focus is scene.area
    assert scene.area.offset == offset and not scene.count.words
    sitting.key("escape")
    assert isinstance(sitting.top, MenuScene)


def test_contents_and_mentions_lead_to_their_place(desk) -> None:
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, GAME))
    scene = sitting.top
    sitting.click(next(entry for entry in scene.entries if entry.block.number == "NL-4"))
    assert scene.area.offset == min(scene.page.top_of("NL-4"), scene.area.furthest)
    line, run = next(
        (line, run) for line in scene.page._lines for run in line.runs if run.colour == "accent" and run.start > 0
    )
    scene.area.scroll_to(line.top - 40)
    sitting.step()
    sitting.click((scene.page.rect.left + run.x + 4, scene.page.rect.top + line.top + line.height // 2))
    assert scene.page.marked == run.text and scene.area.offset > 0


def test_arrow_keys_scroll_the_text(desk) -> None:
    sitting = desk()
    sitting.show(RulebookScene(sitting.app, GAME))
    sitting.key("down", "page down")
    assert sitting.top.area.offset > sitting.top.area.rect.height / 2
    sitting.key("home")
    assert sitting.top.area.offset == 0


# -- pause, results, curtain -------------------------------------------------------------------------------


def test_pause_goes_on_leaves_and_quits(desk) -> None:
    sitting = desk()
    matches.begin(sitting.app, matches.Setup(GAME, seats(3, 1), {}, 5))
    table = sitting.app.scenes[0]
    sitting.app.push(PauseScene(sitting.app, table.match))
    sitting.key("escape")
    assert sitting.top is table
    sitting.app.push(PauseScene(sitting.app, table.match))
    sitting.click(named(sitting.top, "Settings"))
    sitting.key("escape")
    sitting.click(named(sitting.top, "Leave the table"))
    assert [type(scene) for scene in sitting.app.scenes] == [MenuScene]
    assert save.read(saves.found()[0], GAMES).seed == 5, "the match is on the disk"


def test_quit_in_the_pause_asks_first(desk) -> None:
    sitting = desk()
    matches.begin(sitting.app, matches.Setup(GAME, seats(3, 1), {}, 5))
    table = sitting.app.scenes[0]
    table.pause_match()
    sitting.step(2)
    sitting.click(named(sitting.top, "Quit Tabletop"))
    question = sitting.top
    assert isinstance(question, Dialog) and question.words.words == "Your match is saved." and sitting.app.running
    sitting.key("escape")
    assert isinstance(sitting.top, PauseScene) and sitting.app.running
    sitting.click(named(sitting.top, "Quit Tabletop"))
    sitting.click(named(sitting.top, "Quit"))
    assert not sitting.app.running


def test_quit_in_the_pause_of_a_match_that_is_not_saved_asks_once_and_says_so(desk) -> None:
    sitting = desk()
    no_folder = paths.saves() / "file"
    no_folder.parent.mkdir(parents=True, exist_ok=True)
    no_folder.write_text("a file where the folder of the match should be")
    table = TableScene(sitting.app, played(4, humans=1), no_folder / "mine.json")
    sitting.show(table, 5)
    table.match.submit(table.match.to_act, table.match.legal[0])
    table.autosave.close()
    assert table.unsaved()
    table.pause_match()
    sitting.step(2)
    sitting.click(named(sitting.top, "Quit Tabletop"))
    assert isinstance(sitting.top, Dialog) and sitting.top.words.words == table.unsaved() and sitting.app.running
    sitting.click(named(sitting.top, "Quit without saving"))
    assert not sitting.app.running


@pytest.mark.parametrize("game", ["kardashev", "space-kitties", "nine-lives", "paw-of-duty", "cat-quest"])
def test_a_right_click_on_a_head_opens_the_sheet_as_a_left_click_does(desk, tmp_path, game) -> None:
    sitting = desk()
    count = GAMES[game].info.seats[0]
    table = TableScene(sitting.app, Match(GAMES[game], seats(count, 1), {}, 4), tmp_path / "match.json")
    sitting.show(table, 40)
    for seat in range(count):
        head = table.stage.sprites[f"head:{seat}"]
        place = round(head.pose.x * table.look.unit), round(head.pose.y * table.look.unit)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=3))
        sitting.step()
        assert isinstance(sitting.top, SheetScene) and sitting.top.seat == seat
        sitting.key("escape")


def judged(winners: tuple[int, ...], humans: int, scores: tuple[int, ...] = (3, 2, 1)) -> Match:
    """A match of a game that always ends like this."""

    class Judged(type(GAMES[GAME])):  # type: ignore[misc]
        def outcome(self, s: object) -> Outcome:
            return Outcome(winners, scores, "out-of-lives")

    return Match(Judged(), seats(len(scores), humans), {}, 1)


def results(sitting, match: Match, again=lambda seed: None) -> ResultsScene:
    return ResultsScene(sitting.app, match, controller_for(match.game.info.id, match.seats), again)


@pytest.mark.parametrize(
    ("winners", "humans", "title", "sound"),
    [
        ((0,), 1, "Ada wins!", "fanfare"),
        ((2,), 1, "Oscar wins!", "defeat"),
        ((2,), 0, "Oscar wins!", "fanfare"),
        ((0, 2), 2, "Ada and Oscar share the victory", "fanfare"),
        ((), 3, "Nobody wins", "defeat"),
    ],
)
def test_results_name_the_winners(desk, winners, humans, title, sound) -> None:
    sitting = desk()
    sitting.app.sound.open()
    scene = results(sitting, judged(winners, humans))
    sitting.show(scene)
    assert scene.title.words == title
    assert set(sitting.app.sound._effects) == {sound}, "what was played"
    assert [score.won for score in scene.scores] == sorted((score.won for score in scene.scores), reverse=True)


@pytest.mark.parametrize(
    ("winners", "humans", "scores", "said"),
    [
        ((0,), 1, (3, 2, 1), "You won by one life."),
        ((2,), 1, (1, 2, 5), "You lost by 4 lives."),
        ((2,), 1, (5, 2, 5), "Not beaten on points, and beaten all the same."),
        ((2,), 0, (1, 2, 5), "Oscar won by 3 lives."),
        ((0,), 2, (3, 2, 1), "Ada won by one life."),
        ((1,), 2, (1, 3, 0), "Wilhelmina Mew won by 2 lives."),
        ((0, 2), 1, (4, 2, 4), "4 lives each."),
        ((0, 2), 1, (1, 0, 1), "One life each."),
        ((), 1, (0, 0, 0), "All of you lost together."),
        ((1,), 1, (2, 1), "Not beaten on points, and beaten all the same."),
        ((0,), 1, (1, 2), "Not on points, but a win is a win."),
    ],
)
def test_results_say_how_close_it_was(desk, winners, humans, scores, said) -> None:
    assert results(desk(), judged(winners, humans, scores)).personal.words == said


def test_whoever_reads_the_results_of_somebody_else_is_not_spoken_to(desk) -> None:
    match = judged((0,), 1)
    assert results(desk(person="Ada"), match).personal.words == "You won by one life."
    assert results(desk(person="Ben"), match).personal.words == "Ada won by one life."
    assert results(desk(person="Ben"), judged((2,), 1, (1, 2, 5))).personal.words == "Oscar won by 3 lives."


def test_who_took_a_seat_over_is_called_by_its_name_everywhere(desk) -> None:
    match = judged((2,), 1, (1, 2, 5))
    match.branch = Branch("other.json", 12)
    scene = results(desk(), match)
    assert scene.personal.words.startswith("Oscar") and "at move 12" in scene.seed.words
    assert "at move 12" in PauseScene(scene.shell, match).what.words
    over = played(None, 3, 1)
    over.branch = match.branch
    story = AftermathScene(scene.shell, over, controller_for(GAME, over.seats), None)
    assert story.seats == over.seats and "at move 12" in story.seed.words
    mine = results(desk(person="Ada"), match)
    assert mine.personal.words.startswith("You lost"), "who goes on under their own name is who decided before"


def test_results_lead_to_the_replay_and_say_when_it_was_over(desk) -> None:
    scene = results(desk(), played(None))
    assert " · Round 10 · " in scene.seed.words
    assert all(button.words for button in scene.buttons)
    next(button for button in scene.buttons if button.words == "Replay").act()
    assert isinstance(scene.shell.scenes[-1], ReplayScene)


def test_a_win_that_points_did_not_decide_is_told_so(desk) -> None:
    names = [seat.name for seat in results(desk(), judged((0,), 1)).match.seats]
    for winner, said in ((0, "Not on points, but a win is a win."), (2, "More points would not have helped.")):
        outcome = Outcome((winner,), (3, 2, 3 + winner), "control")
        ending = Ending("", ("Levels",), ((3,), (2,), (3 + winner,)), by_points=False)
        assert personal_words(names, outcome, ending, 0) == said
    told = ending._replace(lost="The line was not broken in time.")
    assert personal_words(names, outcome, told, 0) == told.lost, "a game has words of its own"
    assert personal_words(names, outcome, ending, None) == "Oscar won by other means than points."
    assert personal_words(names, outcome, ending._replace(seen="A line!"), None) == "A line!"


@pytest.mark.parametrize("text", [100, 130, 160])
@pytest.mark.parametrize("count", [5, 10, 15])
def test_beside_a_bar_no_trophy_hides_another_and_a_number_tells_of_the_rest(dummy_screen, text, count) -> None:
    def blot(picture, width: int, height: int, look: Look) -> pygame.Surface:
        surface = pygame.Surface((width, height))
        surface.fill((0, 200, picture[1]))
        return surface

    look, window = Look(CONTRAST, (1280, 720), text), pygame.Surface((1280, 80))
    ending = Ending("", ("Dogs",), ((5,),), (tuple(("blot", number) for number in range(count)),))
    tally = Tally(Standing(0, Seat(AI, "Mimi", "easy"), 1, True, 5, "", ""), ending, SimpleNamespace(paint=blot))
    tally.columns, tally.rect = (61, 22), pygame.Rect(10, 10, 547, 60)
    tally.draw(window, look, False, False)
    seen = Counter(tuple(window.get_at((x, y)))[:3] for x in range(1280) for y in range(80))
    sizes = [seen[0, 200, number] for number in range(count) if seen[0, 200, number]]
    assert len(sizes) >= 4 and min(sizes) >= max(0.85 * max(sizes), 24**2), sizes


def test_the_podium_has_the_first_three_and_the_others_stand_before_it(desk) -> None:
    sitting = desk()
    scene = results(sitting, judged((4,), 1, (1, 2, 1, 0, 3)))
    places = [(standing.seat, standing.place, standing.mood) for standing in scene.podium.placed]
    assert places == [(4, 1, "gloating"), (1, 2, "calm"), (0, 3, "hurt"), (2, 3, "hurt")]
    assert [(standing.seat, standing.place) for standing in scene.podium.crowd] == [(3, 5)]
    scene = results(sitting, judged((0, 2), 1, (3, 1, 3)))
    assert [(standing.seat, standing.place) for standing in scene.podium.placed] == [(0, 1), (2, 1), (1, 3)]
    scene = results(sitting, judged((), 1, (0, 0)))
    assert not scene.podium.placed and len(scene.podium.crowd) == 2 and not scene.confetti.falling
    sitting.show(scene, frames=4)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((960, 600), 160), ((1920, 1080), 100)])
def test_whoever_is_equal_stands_equally_high(desk, size, text) -> None:
    """Scores, and how many then stand on blocks: all who share a place or none of them, blocks side by side."""
    sitting = desk(size, text=text)
    for scores, on_blocks in (
        ((3, 0, 0, 0), 4), ((3, 3, 1, 1), 4), ((4, 2, 1, 1), 4), ((0, 0, 0, 0), 4), ((3, 2, 2), 3),
        ((3, 1, 1, 1, 1), 5), ((5, 3, 2, 2, 0, 0), 4), ((3, 2, 1, 1, 1, 1), 2), ((3, 0, 0, 0, 0, 0), 1), ((1,) * 6, 6),
    ):  # fmt: skip
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        scene = results(sitting, judged(winners, 1, scores))
        sitting.show(scene)
        assert isinstance(sitting.top, ResultsScene)
        podium = scene.podium
        assert len(podium.placed) == on_blocks
        assert not {one.place for one in podium.placed} & {one.place for one in podium.crowd}
        scale = podium.scale(scene.room, scene.floor)
        spots = podium._spots(scene.room, scale)
        assert all(level == min(3, one.place) - 1 for one, (level, _x) in zip(podium.placed, spots, strict=True))
        middles = sorted(x for _level, x in spots)
        assert all(right - left >= STEP * scale * 0.99 for left, right in pairwise(middles))
        assert scene.room.left <= middles[0] - WIDTHS[1] / 2 * scale + 1
        assert middles[-1] + WIDTHS[1] / 2 * scale - 1 <= scene.room.right


def test_nothing_of_the_place_looks_out_from_behind_the_board(desk) -> None:
    sitting = desk()
    sitting.show(results(sitting, judged((0,), 1)), frames=20)
    scene, window = sitting.top, sitting.app.window
    beside = range(scene.board.right + 17, window.get_width())
    points = [(x, y) for x in beside for y in range(0, scene.buttons[0].rect.top - 10, 3)]
    assert len(beside) > 10 and max(sum(window.get_at(at)[:3]) for at in points) < 220


@pytest.mark.parametrize("text", [100, 200])
def test_results_say_why_it_ended_whatever_the_size_of_the_text(desk, text) -> None:
    sitting = desk(text=text)
    sitting.show(results(sitting, judged((0,), 1)))
    reason = sitting.top.reason.words
    assert reason and sum(getattr(widget, "words", "") == reason for widget in sitting.top.group.widgets) == 1


def test_a_finished_match_is_counted_once(desk) -> None:
    sitting = desk(matches_played=2)
    settings = sitting.app.settings
    assert settings.end_turn_now == "always"
    matches.begin(sitting.app, matches.Setup(GAME, seats(3, 1), {}, 5))
    match = sitting.top.match
    while match.to_act is not None:
        match.submit(match.to_act, match.legal[0])
    for _look in range(2):
        sitting.app.push(results(sitting, match))
        assert settings.matches_played == 3
        sitting.app.pop()
    sitting.app.pop()
    matches.resume(sitting.app, saves.found()[0])
    sitting.app.push(results(sitting, sitting.top.match))
    assert settings.matches_played == 3, "it was over before"
    assert settings.end_turn_now == "lost"
    settings.end_turn = "always"
    assert settings.end_turn_now == "always", "what was chosen stays"


def test_confetti_falls_and_then_nothing_moves(desk) -> None:
    sitting = desk(speed="normal")
    sitting.show(results(sitting, judged((0,), 1)), frames=30)
    assert sitting.top.confetti.falling and sitting.app.step(1 / 60)
    sitting.step(60 * 7)
    assert not sitting.top.confetti.falling
    still = sitting.app.window.copy()
    assert not any(sitting.app.step(1 / 60) for _frame in range(30)), "the program does not come to rest"
    assert still.get_buffer().raw == sitting.app.window.get_buffer().raw
    floor, window = sitting.top.floor, sitting.app.window
    seen = {tuple(window.get_at((x, y)))[:3] for x in range(600) for y in range(floor + 4, window.get_height())}
    near = [
        colour
        for colour in map(pygame.Color, COLOURS)
        if any(sum(abs(one - other) for one, other in zip(colour, pixel, strict=False)) < 12 for pixel in seen)
    ]
    assert len(near) > 3, "what fell lies on the floor"


@pytest.mark.parametrize("calm", [{"speed": "off"}, {"speed": "normal", "reduce_motion": True}])
def test_no_confetti_moves_if_motion_is_not_wanted(desk, calm) -> None:
    sitting = desk(**calm)
    scene = results(sitting, judged((0,), 1))
    assert not scene.confetti.falling
    sitting.show(scene, frames=30)
    assert not any(sitting.app.step(1 / 60) for _frame in range(10))


def test_you_win_is_said_right(desk) -> None:
    sitting = desk()
    match = judged((0,), 1)
    match.seats = (Seat(HUMAN, "You"), *match.seats[1:])
    scene = results(sitting, match)
    assert scene.title.words == "You win!"
    assert company(["You", "Mimi", "Oscar"], "You") == "Mimi and Oscar" and company(["You"], "You") == "You"
    assert company(["Pia", "Mimi"], "Pia") == "Mimi" and company(["Pia", "Mimi"], "Ada") == "Pia and Mimi"


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
@pytest.mark.parametrize("first", ["Ada", "Player 2", "Wilhelmina Mew", "Wilhelmina von Mew the"])
def test_what_is_proclaimed_has_its_room(desk, size, first) -> None:
    """However long the names of those who share a victory are."""
    match = judged((0, 2), 2)
    match.seats = (Seat(HUMAN, first), *match.seats[1:])
    scene = results(desk(size), match)
    scene.arrange()
    proclaimed = [scene.title, scene.personal, scene.reason]
    for label in proclaimed:
        blank = pygame.Surface(size, pygame.SRCALPHA)
        label.draw(blank, scene.look, False, False)
        assert label.rect.inflate(scene.look.px(16), scene.look.px(16)).contains(blank.get_bounding_rect()), "shade too"
    font = scene.look.font(scene.title.role)
    assert scene.title.rect.height < 3 * font.get_linesize() or scene.title.role == "subheading"
    for above, below in pairwise(proclaimed):
        assert above.rect.bottom <= below.rect.top


def test_escape_pauses_at_a_finished_table_too(desk) -> None:
    sitting = desk(speed="off")
    sitting.show(TableScene(sitting.app, played(None, humans=1), paths.saves() / "done.json"), frames=5)
    results = sitting.top
    assert isinstance(results, ResultsScene)
    sitting.click(named(results, "Look at the table"))
    assert isinstance(sitting.top, TableScene)
    sitting.key("escape")
    assert isinstance(sitting.top, PauseScene)


def test_results_are_shared_as_a_picture_of_the_podium(desk, tmp_path) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    sitting.app.push(results(sitting, played(None), lambda seed: None))
    sitting.step(3)
    sitting.click(next(button for button in sitting.top.buttons if button.icon == "share"))
    share = sitting.top
    assert isinstance(share, ShareScene) and "podium" in share.notes[1].words
    assert pygame.image.load(share._write_keepsake(tmp_path / "won.png")).get_size() == SIZE


def test_results_play_again_with_either_seed(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    seeds: list[int | None] = []
    for words in ("Play again", "Same seed again"):
        sitting.app.push(results(sitting, played(None, seed=99), seeds.append))
        assert "99" in sitting.top.seed.words
        sitting.click(named(sitting.top, words))
        assert isinstance(sitting.top, MenuScene), "it is gone before the next match begins"
    assert seeds == [None, 99]
    sitting.app.push(results(sitting, played(None), seeds.append))
    sitting.key("escape")
    assert isinstance(sitting.top, MenuScene) and len(seeds) == 2


def test_curtain_hides_everything_and_lifts_for_whoever_is_next(desk) -> None:
    sitting = desk()
    matches.begin(sitting.app, matches.Setup(GAME, seats(3, 1), {}, 5))
    sitting.step(2)
    table = sitting.app.scenes[0]
    done: list[str] = []
    sitting.app.push(
        CurtainScene(
            sitting.app,
            GAME,
            1,
            "Mimi",
            lambda: done.append("lift"),
            table.pause_match,
            ("Ada", lambda: done.append("back")),
        )
    )
    sitting.key("return")
    assert isinstance(sitting.top, CurtainScene), "a key still held from the move before does not lift it"
    first = pygame.image.tobytes(sitting.app.window, "RGB")
    table.match.submit(table.match.to_act, table.match.legal[0])
    sitting.step(30)
    sitting.move((5, 5))
    assert pygame.image.tobytes(sitting.app.window, "RGB") == first, "nothing of the match shows through"
    sitting.key("escape")
    assert isinstance(sitting.top, PauseScene) and not done
    paused = pygame.image.tobytes(sitting.app.window, "RGB")
    table.match.submit(table.match.to_act, table.match.legal[0])
    sitting.step(5)
    assert pygame.image.tobytes(sitting.app.window, "RGB") == paused, "nothing of the match behind the pause"
    sitting.key("escape", "f1")
    assert isinstance(sitting.top, RulebookScene) and not done, "the rules are for everybody"
    read = pygame.image.tobytes(sitting.app.window, "RGB")
    table.match.submit(table.match.to_act, table.match.legal[0])
    sitting.step(5)
    assert pygame.image.tobytes(sitting.app.window, "RGB") == read, "nothing of the match beside the rules"
    sitting.key("escape", "space")
    assert isinstance(sitting.top, CurtainScene) and not done, "Space is the key of whoever has just moved"
    sitting.key("return")
    assert sitting.top is table and done == ["lift"]
    back = ("Ada", lambda: done.append("back"))
    sitting.app.push(CurtainScene(sitting.app, GAME, 1, "Mimi", lambda: None, table.pause_match, back))
    sitting.step(30)
    sitting.key("down", "return")
    assert sitting.top is table and done == ["lift", "back"]


def test_where_several_people_play_nobody_is_called_you(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    people = (Seat(HUMAN, "You"), Seat(HUMAN, "Player 2"), Seat(AI, "Mimi", "easy"))
    matches.begin(sitting.app, matches.Setup("nine-lives", people, {}, 5))
    table = next(scene for scene in sitting.app.scenes if isinstance(scene, TableScene))
    assert [seat.name for seat in table.match.seats] == ["Player 1", "Player 2", "Mimi"]
    matches.begin(sitting.app, matches.Setup("nine-lives", (people[0], people[2]), {}, 5))
    table = [scene for scene in sitting.app.scenes if isinstance(scene, TableScene)][-1]
    assert [seat.name for seat in table.match.seats] == ["You", "Mimi"]
