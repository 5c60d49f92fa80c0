"""Lessons at the real table, by keys alone; leaving, going on, going back."""

from itertools import pairwise

import pygame
import pytest
from support.marks import everybody, thorough

from tabletop.games.kardashev.lesson.positions import SPACE
from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.lesson import Step, Turn
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.lesson.chapters import ChaptersScene, Course, learn
from tabletop.screens.lesson.lesson import LessonScene
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.shared.controllers import lesson_for
from tabletop.screens.table.sheet import SheetScene
from tabletop.screens.table.sitting import Mode
from tabletop.screens.table.table import TableScene
from tabletop.ui.panel.panel import in_pixels
from tabletop.ui.panel.speech import Speech, Steps, _dots
from tabletop.ui.render.fonts import broken, evened
from tabletop.ui.stage import overlay
from tabletop.ui.stage.layout import Moment
from tabletop.ui.stage.moment import Staged
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.placement import covered
from tabletop.ui.widgets.closeup import ChooserScene
from tabletop.ui.widgets.dialog import Dialog
from tabletop.ui.widgets.widget import Button

TAUGHT = sorted(game for game in SHELF if lesson_for(game))
MOST_KEYS = 120
"""Keys that somebody presses for one thing, at most."""


def at_rest(desk) -> LessonScene:
    for _frame in range(400):
        scene = desk.top
        if isinstance(scene, LessonScene) and scene.settled and scene.speech.speaks:
            return scene
        desk.step()
    raise AssertionError("the teacher says nothing")


def do_by_keys(desk, scene: LessonScene) -> None:
    """What the teacher asks for, with the page keys and Return."""
    action = scene.lecture.wanted()[0]
    gesture, position = scene.hand.index.gestures[action], scene.match.position
    for _key in range(MOST_KEYS):
        if scene.match.position > position:
            return
        if isinstance(desk.top, ChooserScene):
            if desk.top.group.focus is not None and desk.top.group.focus.choice.words == gesture.among_others:
                desk.key("return")
            else:
                desk.key("right")
        elif scene.hand.cursor in (gesture.drops if scene.hand.held == gesture.lift else (gesture.lift,)):
            desk.key("return")
        else:
            desk.key("page down")
    raise AssertionError(f"{action} cannot be done by keys")


@pytest.mark.rendering
@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_whole_lesson_by_keys(desk, game_id):
    sitting = desk((960, 600), pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    learn(sitting.app, game_id)
    chapters = len(lesson_for(game_id).chapters)
    for _step in range(400):
        if isinstance(sitting.top, Dialog):
            break
        scene = at_rest(sitting)
        if scene.lecture.asked:
            do_by_keys(sitting, scene)
        else:
            sitting.key("space")
        sitting.step(3)
    assert isinstance(sitting.top, Dialog)
    assert sitting.app.settings.lessons[game_id] == [chapters, 0, list(range(chapters))]


@pytest.mark.rendering
@pytest.mark.parametrize("game_id", TAUGHT)
def test_anything_else_gets_a_kind_word_and_changes_nothing(desk, game_id):
    sitting = desk((960, 600), pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    course = Course(sitting.app, game_id, lesson_for(game_id))
    course.open(0)
    scene = at_rest(sitting)
    while scene.lecture.asked is None:
        sitting.key("space")
        scene = at_rest(sitting)
    said, position = scene.speech.words, scene.match.position
    others = [action for action in scene.match.legal if not scene.lecture.wants(action)]
    for action in others[:3]:
        scene.decisions.do(action)
        sitting.step(3)
        assert scene.match.position == position and scene.speech.words != said
    scene.say("It is so.", "XX-1.1")
    assert scene.speech.words != said and scene.reason == ("It is so.", "XX-1.1")


def test_a_refusal_is_written_once_and_not_over_the_teacher(desk, monkeypatch):
    sitting, written = desk((1280, 720), pace=0), []
    sitting.show(MenuScene(sitting.app), 5)
    learn(sitting.app, TAUGHT[0])
    scene = at_rest(sitting)
    while scene.lecture.asked is None:
        sitting.key("space")
        scene = at_rest(sitting)
    draw = overlay.draw_reason
    monkeypatch.setattr(overlay, "draw_reason", lambda *where: written.append(draw(*where)) or written[-1])
    scene.say("It is so.", "XX-1.1")
    sitting.step()
    scene.draw(sitting.app.window)
    assert len(set(map(tuple, written))) == 1
    assert not written[0].colliderect(scene.speech.rect)


def test_a_lesson_left_goes_on_where_it_was(desk):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    learn(sitting.app, "nine-lives")
    scene = at_rest(sitting)
    while not scene.lecture.asked:
        sitting.key("space")
        scene = at_rest(sitting)
    do_by_keys(sitting, scene)
    scene = at_rest(sitting)
    where = scene.lecture.number, scene.lecture.at
    sitting.key("escape")
    assert isinstance(sitting.top, ChaptersScene)
    next(button for button in sitting.top.buttons if button.words == "Leave the lesson").press()
    sitting.step(5)
    assert isinstance(sitting.top, MenuScene)
    learn(sitting.app, "nine-lives")
    sitting.step(3)
    assert isinstance(sitting.top, ChaptersScene)
    sitting.key("return")
    scene = at_rest(sitting)
    assert (scene.lecture.number, scene.lecture.at) == where


def test_a_lesson_goes_on_after_a_rivals_move_without_a_look_back(desk):
    sitting = desk(pace=0, recap=True)
    sitting.show(MenuScene(sitting.app), 5)
    for game_id in ("nine-lives", "kardashev", "space-kitties", "paw-of-duty"):
        lesson, tried = lesson_for(game_id), 0
        for number, chapter in enumerate(lesson.chapters):
            for before, (at, step) in pairwise(enumerate(chapter.steps)):
                if isinstance(step, Step) and step.does and isinstance(before[1], Turn) and before[1].seat:
                    Course(sitting.app, game_id, lesson).open(number, at)
                    scene = at_rest(sitting)
                    assert scene.lecture.at == at and not scene.recap.on, f"{game_id}, {number}, {at}"
                    assert scene.lecture.wanted() and set(scene.lecture.wanted()) <= set(scene.hand.index.gestures)
                    tried += 1
        assert tried, game_id


def test_only_a_chapter_that_was_finished_is_ticked_off(desk):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    course = Course(sitting.app, "nine-lives", lesson_for("nine-lives"))

    def ticked() -> list[int]:
        chapters = ChaptersScene(sitting.app, course).buttons[1 : 1 + len(course.lesson.chapters)]
        return [number for number, button in enumerate(chapters) if button.icon == "check"]

    course.open(3)
    at_rest(sitting)
    sitting.app.pop()
    assert ticked() == [], "it was opened, and that was all"
    assert course.next[0] == 3, "there it goes on, however"
    course.open(1)
    scene = at_rest(sitting)
    course.finish_chapter(scene.lecture.number)
    assert ticked() == [1] and course.next[0] == 3
    scene = at_rest(sitting)
    many = len(course.lesson.chapters)
    assert scene.speech._steps == Steps(many, 2, frozenset({1})), "the dots tell what the list does"
    dots = _dots(sitting.app.look, scene.speech._steps, 20)
    filled = [number for number in range(many) if dots.get_at((34 * number + 10, 10)).a]
    green = [number for number in filled if dots.get_at((34 * number + 10, 10))[:2] == (0x3A, 0xA5)]
    assert (filled, green) == ([1, 2], [1])
    sitting.app.pop()
    course.finish_chapter(len(course.lesson.chapters) - 1)
    assert course.next == (0, 0), "after the last one with the first that was left out"
    course.remember(0, 0, [0])
    assert course.next == (2, 0)
    sitting.app.settings.lessons["nine-lives"] = [2, 4]
    assert ticked() == [0, 1] and course.next == (2, 4), "as it was kept before"
    for strange in ([1], [1, 2, 3], [-1, 0], [1, 2, ["x", -4, 99, True]], "no", [True, 0], [99, 0, []]):
        sitting.app.settings.lessons["nine-lives"] = strange
        assert set(ticked()) <= {0} and course.next[0] < len(course.lesson.chapters), strange


def test_the_title_says_that_nothing_counts_and_the_teacher_stands_beside_the_arrow(desk):
    sitting = desk((1280, 720), pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "space-kitties", lesson_for("space-kitties")).open(2)
    scene = at_rest(sitting)
    sitting.step(3)
    assert scene.panel.goal.startswith("A lesson")
    start, end = scene._way(scene._gestures())
    assert not scene.speech.rect.clipline(start, end)
    scene.say("The 11 comes after the 10.", "SK-3.1")
    sitting.step(3)
    assert scene.drawing.reason.width and not scene.drawing.reason.colliderect(scene.speech.rect)


@pytest.mark.parametrize("size", [(960, 600), *thorough(((1120, 630),), ((1280, 720),), ((1920, 1080),))])
def test_the_teacher_keeps_off_the_way_and_the_planets_in_the_fight(desk, size):
    """She stood on nearly the whole arrow from the Merkitty to its Dog, and sat on Saturn."""
    sitting = desk(size, pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "cat-quest", lesson_for("cat-quest")).open(2)
    scene, ways = at_rest(sitting), 0
    sitting.step(3)
    saturn = pixels(scene.look, scene.stage.sprites["home:6"].piece)
    assert covered(scene.speech.rect, [saturn]) < 0.4 * saturn.width * saturn.height
    while scene.lecture.at < 5:
        wanted = scene.lecture.wanted()
        way = scene._way(scene._gestures())
        if way:
            ways += 1
            assert not scene.speech.rect.clipline(way), scene.speech.words
        scene.submit(wanted[0]) if wanted else scene.next()
        sitting.step(5)
        scene = at_rest(sitting)
        sitting.step(3)
    assert ways == 3


def test_the_last_sentence_of_a_chapter_leads_to_the_next_one(desk):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    lesson = lesson_for("nine-lives")
    Course(sitting.app, "nine-lives", lesson).open(0, len(lesson.chapters[0].steps) - 1)
    scene = at_rest(sitting)
    assert [button.words for button in scene.speech.group.widgets] == ["Back", "Next chapter"]
    sitting.key("space")
    scene = at_rest(sitting)
    assert (scene.lecture.number, scene.lecture.chapter.title) == (1, lesson.chapters[1].title)
    Course(sitting.app, "nine-lives", lesson).open(len(lesson.chapters) - 1, len(lesson.chapters[-1].steps) - 1)
    at_rest(sitting)
    sitting.key("space")
    sitting.step(2)
    assert isinstance(sitting.top, Dialog)


def test_an_arrow_leaves_the_words_about_a_card_free(desk, monkeypatch):
    sitting, over = desk((1280, 720), pace=0), []
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "nine-lives", lesson_for("nine-lives")).open(2, 3)
    scene = at_rest(sitting)
    arrow, draw_lit = overlay.draw_arrow, scene.stage.draw_lit
    monkeypatch.setattr(overlay, "draw_arrow", lambda *where: over.clear() or arrow(*where))

    def noted(surface, look, sprites, *glow):
        over.extend(sprite.piece.key for sprite in sprites)
        draw_lit(surface, look, sprites, *glow)

    monkeypatch.setattr(scene.stage, "draw_lit", noted)
    scene.draw(sitting.app.window)
    lift = scene.hand.index.gestures[scene.lecture.wanted()[0]].lift
    assert f"tag:{lift}" in over, "it is drawn after the arrow"


def test_a_refusal_is_gone_after_a_look_at_the_chapters(desk):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "nine-lives", lesson_for("nine-lives")).open(1)
    scene = at_rest(sitting)
    scene.say("It is so.", "NL-3.3")
    scene.pause_match()
    assert scene.reason is None


def test_back_says_again_what_was_said_and_takes_back_what_was_done(desk):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    learn(sitting.app, "nine-lives")
    scene = at_rest(sitting)
    said = []
    while not scene.lecture.asked:
        said.append(scene.speech.words)
        sitting.key("space")
        scene = at_rest(sitting)
    asked, position = scene.speech.words, scene.match.position
    do_by_keys(sitting, scene)
    scene = at_rest(sitting)
    sitting.key("backspace")
    assert at_rest(sitting).speech.words == asked and scene.match.position == position
    sitting.key("backspace")
    assert at_rest(sitting).speech.words == said[-1]


def test_a_lesson_says_that_nothing_counts_and_lights_what_is_written_on_the_asked_card(desk, monkeypatch):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "nine-lives", lesson_for("nine-lives")).open(1)
    scene = at_rest(sitting)
    sitting.step(3)
    assert "nothing counts" in scene.panel.goal
    lift = scene.hand.index.gestures[scene.lecture.wanted()[0]].lift
    lit: list[str] = []
    draw_lit = scene.stage.draw_lit

    def noted(surface, look, sprites, glow=None):
        lit.extend(sprite.piece.key for sprite in sprites)
        draw_lit(surface, look, sprites, glow or {})

    monkeypatch.setattr(scene.stage, "draw_lit", noted)
    scene.changed = True
    sitting.step(2)
    assert {lift, f"tag:{lift}"} <= set(lit)


def test_the_teacher_stands_where_what_is_spoken_of_is_seen(desk):
    """The card and the head find their places, not a box around both."""
    sitting = desk((1280, 720), pace=0)
    cat, look, window = Speech("shell/teacher"), sitting.app.look, sitting.app.window
    cat.say("A short sentence.", "And one more.", buttons=[Button("Next", cat.hush)])
    cat.draw(window, look, [])
    rect = cat.rect.copy()
    assert rect.right > 1200 and rect.bottom > 640  # where there is nothing to cover, out of the way
    corner = pygame.Rect(rect.left, rect.bottom - 100, rect.width // 3, 100)  # left of the head, below the card
    squares = [pygame.Rect(x, y, 30, 30) for x in range(20, 1280, 110) for y in range(20, 720, 110)]
    cat.draw(window, look, [(one, 60.0) for one in (corner, *squares) if one is corner or not one.colliderect(rect)])
    assert cat.rect == rect


def test_nothing_of_a_lesson_is_saved_as_a_match(desk, home):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    learn(sitting.app, "nine-lives")
    at_rest(sitting)
    sitting.app.pop()
    assert not list(home.rglob("matches/*.json"))


def reading(desk, game_id: str, chapter: int, step: int) -> LessonScene:
    """A step that is only read, with its words on the table."""
    desk.show(MenuScene(desk.app), 5)
    Course(desk.app, game_id, lesson_for(game_id)).open(chapter, step)
    scene = at_rest(desk)
    desk.step(3)
    assert isinstance(scene.lecture.step, Step) and not scene.lecture.step.does
    return scene


def on(scene: LessonScene, key: str) -> tuple[int, int]:
    """The middle of a piece in the window."""
    return overlay.pixels(scene.look, scene.stage.sprites[key].piece).center


def test_words_that_are_read_go_on_by_a_click_on_them_or_on_bare_ground(desk):
    for at in ("card", "ground"):
        sitting = desk(pace=0)
        scene = reading(sitting, "nine-lives", 0, 0)
        places = [(x, y) for x in range(20, 1260, 40) for y in range(20, 700, 40)]
        ground = next(
            place for place in places
            if not scene.speech.rect.collidepoint(place) and scene.panel.group.widget_at(place) is None
            and not scene.panel.log.rect.collidepoint(place) and scene.hand.thing_at(*place) is None
        )  # fmt: skip
        card = scene.speech.rect.right - 4, scene.speech.rect.top + 12
        sitting.click(card if at == "card" else ground)
        assert scene.lecture.at == 1


@pytest.mark.parametrize("game_id", everybody("nine-lives space-kitties", TAUGHT))
def test_a_card_touched_while_something_is_read_turns_no_page_but_shows_what_does(desk, game_id):
    sitting = desk(pace=0)
    scene = reading(sitting, game_id, 0, 0)
    things = {scene.hand.thing_at(x, y) for x in range(8, 1280, 24) for y in range(8, 720, 24)
              if not scene.speech.rect.collidepoint(x, y) and scene.panel.group.widget_at((x, y)) is None}  # fmt: skip
    touched = [one.piece for one in things - {None} if one.piece.card and one.piece.key not in scene.lecture.step.lit]
    free = [at for piece in touched if not scene.speech.rect.collidepoint(at := on(scene, piece.key))
            and (found := scene.hand.thing_at(*at)) and found.piece == piece]  # fmt: skip
    assert free
    for at in free[:3]:
        before = sitting.app.window.copy()
        sitting.click(at)
        button = next(one for one in scene.speech.group.widgets if one.accent)
        edge = button.rect.left - 4, button.rect.centery
        assert scene.lecture.at == 0 and sitting.app.window.get_at(edge) != before.get_at(edge)
        sitting.step(80)
        assert sitting.app.window.get_at(edge) == before.get_at(edge)


def test_what_is_spoken_of_can_be_looked_into_while_it_is_read(desk):
    sitting = desk(pace=0)
    heads = [at for at, step in enumerate(lesson_for("space-kitties").chapters[5].steps)
             if isinstance(step, Step) and "A click on a head" in step.more]  # fmt: skip
    scene = reading(sitting, "space-kitties", 5, heads[0])
    sitting.click(on(scene, "head:1"))
    assert isinstance(sitting.top, SheetScene)
    sitting.key("escape")
    assert sitting.top is scene and scene.lecture.at == heads[0]


def test_next_is_always_in_the_same_corner_of_the_card(desk):
    sitting = desk(pace=0)
    scene = reading(sitting, "space-kitties", 0, 0)
    corners = []
    for _step in range(2):
        buttons = scene.speech.group.widgets
        corners.append((scene.speech.rect.right - buttons[-1].rect.right, len(buttons)))
        assert buttons[-1].accent and not any(one.rect.colliderect(buttons[-1].rect) for one in buttons[:-1])
        sitting.key("space")
        scene = at_rest(sitting)
        sitting.step(3)
    assert corners[0][0] == corners[1][0] and [many for _at, many in corners] == [1, 2]


def test_the_teacher_stays_where_she_is_unless_she_would_cover_what_is_spoken_of(desk):
    sitting = desk((1280, 720), pace=0)
    cat, look, window = Speech("shell/teacher"), sitting.app.look, sitting.app.window
    cat.say("A short sentence.")
    cat.draw(window, look, [])
    stood = cat.rect.copy()
    cat.say("A sentence that is a good deal longer.", "And it has a second one that goes on for two lines.")
    cat.draw(window, look, [(pygame.Rect(stood.left, stood.top, 40, 40), 1.0)])
    assert cat.rect.bottomright == stood.bottomright and cat.rect.height > stood.height
    cat.draw(window, look, [(pygame.Rect(stood.right - 60, stood.bottom - 60, 40, 40), 60.0)])
    assert not cat.covers((stood.right - 40, stood.bottom - 40))


def test_the_first_game_begins_with_what_was_taught_and_only_that_one(desk):
    sitting = desk(pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    lesson = lesson_for("space-kitties")
    Course(sitting.app, "space-kitties", lesson)._play()
    sitting.step(3)
    assert isinstance(sitting.top, TableScene) and lesson.first
    assert {name: sitting.top.match.options[name] for name in lesson.first} == lesson.first
    assert not sitting.app.settings.setups["space-kitties"]["options"]


def test_a_single_word_is_not_left_for_the_last_line(desk):
    look = desk().app.look
    font, words = look.font("subheading"), "Now it is your turn, so lay a card on some lane"
    room = font.size(words.rpartition(" ")[0])[0] + 1
    assert len(broken(font, words, room)[-1].split()) == 1
    lines = evened(font, words, room)
    assert len(lines) == 2 and " ".join(lines) == words and " " in lines[-1]


def test_the_teacher_waits_until_everything_lies_where_it_is_spoken_of(desk):
    sitting = desk(speed="normal", pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "cat-quest", lesson_for("cat-quest")).open(2)
    scene = sitting.top
    assert isinstance(scene, LessonScene)
    waited = 0
    while not scene.speech.rect:
        waited += scene.settled and scene.stage.moving
        sitting.key("space")
        sitting.step()
        assert scene.lecture.at == 0, "nobody has read it yet"
    assert waited and not scene.stage.moving


def test_a_staged_moment_stays_in_a_lesson_and_what_ends_it_skips_no_sentence(desk):
    sitting = desk(speed="normal", pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    Course(sitting.app, "kardashev", lesson_for("kardashev")).open(6)
    scene = sitting.top
    assert isinstance(scene, LessonScene)
    scene.playback.moment = Staged(Moment("Look!", ()), 1.0, False, scene.playback.patient)
    scene.sitting.mode = Mode.SHOWING
    sitting.step(600)
    assert scene.playback.moment is not None, "it says that a click or a key goes on"
    sitting.key("space")
    sitting.step(2)
    assert scene.playback.moment is None
    for _frame in range(400):
        if scene._speaking:
            break
        sitting.step()
    sitting.key("space")
    sitting.click((4, 4))
    assert scene.lecture.at == 0, "nobody can have read it yet"
    sitting.step(60)
    sitting.key("space")
    assert scene.lecture.at > 0


def lit_in(desk, chapter: int, words: str) -> tuple[LessonScene, set[str]]:
    """Kardashev's lesson where this is said, and what is in the light there."""
    sitting = desk((1280, 720), pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    lesson = lesson_for("kardashev")
    at = next(n for n, one in enumerate(lesson.chapters[chapter].steps) if isinstance(one, Step) and words in one.says)
    Course(sitting.app, "kardashev", lesson).open(chapter, at)
    scene, lit = at_rest(sitting), set()
    draw_lit = scene.stage.draw_lit

    def noted(surface, look, sprites, glow):
        lit.update(sprite.piece.key for sprite in sprites)
        draw_lit(surface, look, sprites, glow)

    scene.stage.draw_lit = noted
    scene.changed = True
    sitting.step(3)
    return scene, lit


def test_light_falls_on_what_lies_on_a_hex_and_not_on_its_neighbours(desk):
    _scene, lit = lit_in(desk, 1, "waits to be settled")
    names = {key.removeprefix("name:") for key in lit if key.startswith("name:")}
    assert names == {str(SPACE[name]) for name in ("g3", "h3")}
    _scene, lit = lit_in(desk, 6, "will attack F5")
    assert f"colony:{SPACE['f5']}" in lit and f"colony:{SPACE['g4']}" not in lit


def test_only_the_button_that_is_asked_for_is_in_the_colour_of_what_to_press(desk):
    scene, _lit = lit_in(desk, 1, "let her have it, and pass")
    fills = {key: one.piece.picture[2] for key, one in scene.stage.sprites.items() if one.piece.picture[0] == "button"}
    assert fills["pass"] == "accent" and set(fills.values()) == {"accent", "raised"}
    assert [key for key, fill in fills.items() if fill == "accent"] == ["pass"]


def test_the_teacher_leaves_the_words_on_the_slate_to_be_read(desk):
    for chapter in range(len(lesson_for("kardashev").chapters)):
        sitting = desk((1280, 720), pace=0)
        sitting.show(MenuScene(sitting.app), 5)
        lesson = lesson_for("kardashev")
        Course(sitting.app, "kardashev", lesson).open(chapter, len(lesson.chapters[chapter].steps))
        scene = at_rest(sitting)
        sitting.step(3)
        words = [in_pixels(scene.look, box) for box in scene.playback.layout.written]
        assert words and scene.speech.rect.collidelist(words) < 0, lesson.chapters[chapter].title


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 160), ((960, 600), 160)])
def test_the_title_of_a_lesson_ends_above_the_head_below_it(desk, size, text):
    sitting = desk(size, text=text, pace=0)
    Course(sitting.app, "kardashev", lesson_for("kardashev")).open(1)
    scene = at_rest(sitting)
    sitting.step(3)
    title, head = scene.panel.written[1], overlay.pixels(scene.look, scene.stage.sprites["head:1"].piece)
    assert scene.panel.heading and title.bottom <= head.top + 0.1 * head.height, (title, head)


@pytest.mark.rendering
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((960, 600), 100), ((1280, 720), 160)])
def test_the_teacher_leaves_the_sign_of_the_log_to_be_read(desk, size, text):
    lesson, seen = lesson_for("kardashev"), 0
    sitting = desk(size, text=text, pace=0)
    for number, chapter in enumerate(lesson.chapters):
        for step, said in enumerate(chapter.steps):
            if isinstance(said, Step):
                Course(sitting.app, "kardashev", lesson).open(number, step)
                scene = at_rest(sitting)
                sitting.step(3)
                sign = scene.chronicle.log.seen
                seen += bool(sign)
                assert not sign or not scene.speech.rect.colliderect(sign.inflate(-4, -4)), (chapter.title, said.says)
    assert seen > 10


def test_a_key_for_a_moment_that_has_just_closed_ends_no_turn(desk, tmp_path):
    sitting = desk(speed="normal")
    match = Match(GAMES["kardashev"], (Seat(HUMAN, "Ada"), Seat(AI, "Mimi", "easy")), {}, 5)
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.show(table, 30)
    table.playback.moment = Staged(Moment("Look!", ()), 1.0, False)
    while table.playback.moment is not None:
        sitting.step()
    assert table.fingers.deaf > 0
    table.playback.moment = Staged(Moment("Look!", ()), 1.0, False)
    table.fingers.deaf = 0.0
    table.skip()
    sitting.step(2)
    assert table.playback.moment is None and table.fingers.deaf <= 0, "somebody has read this one"


@pytest.mark.parametrize("game_id", TAUGHT)
@pytest.mark.parametrize(("size", "text"), [((960, 600), 200), ((1280, 720), 160), ((1280, 720), 200)])
def test_the_list_of_chapters_fits_the_window(desk, game_id, size, text):
    sitting = desk(size, text=text)
    sitting.show(MenuScene(sitting.app), 5)
    scene = ChaptersScene(sitting.app, Course(sitting.app, game_id, lesson_for(game_id)), 0)
    sitting.show(scene, 3)
    assert sitting.app.window.get_rect().contains(scene.box)
    rects = [button.rect for button in scene.buttons]
    assert all(scene.box.contains(rect) for rect in rects)
    assert not any(rect.collidelistall(rects[:number]) for number, rect in enumerate(rects))


def test_the_board_of_a_lesson_is_moved_while_an_earlier_position_is_still_shown(desk):
    """What the teacher asks for next cannot be told of what lies on the table now."""
    sitting = desk(pace=0, speed="fast")
    sitting.show(MenuScene(sitting.app), 5)
    lesson = lesson_for("kardashev")
    Course(sitting.app, "kardashev", lesson).open(6, 5)
    scene = sitting.top
    for _frame in range(30):
        sitting.key("up", shift=True)
    assert sitting.top is scene
