"""A match is watched: from every seat, from anywhere; what a seat may not know is nowhere in the picture."""

import random
import re

import pygame
import pytest
from support.marks import everybody, thorough
from support.sittings import named

from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.match import AI, HUMAN, Match, Seat, Watched
from tabletop.kernel.replay import Film
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save
from tabletop.records import people
from tabletop.screens import navigation
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.replay.deck import caption
from tabletop.screens.replay.replay import SPEEDS, ReplayScene
from tabletop.screens.replay.search import SearchScene
from tabletop.screens.replay.takeover import TakeoverScene
from tabletop.screens.replay.tape import Tape
from tabletop.screens.replay.timeline import MARK, PLAYED, SHAPE, _short
from tabletop.screens.shared import matches, transcript
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.input import Pointer
from tabletop.ui.stage.layout import beside
from tabletop.ui.widgets.dialog import Dialog

NAMES = ("Ann", "Mimi", "Oscar")


def company(game: str, people: int = 1) -> list[Seat]:
    count = 3 if 3 in GAMES[game].info.seats else GAMES[game].info.seats[0]
    return [Seat(HUMAN, NAMES[n]) if n < people else Seat(AI, NAMES[n], "easy") for n in range(count)]


def played(game: str, seed: int = 3, moves: int | None = None, people: int = 1) -> Match:
    match, chance = Match(GAMES[game], company(game, people), {}, seed), random.Random(seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    return match


@pytest.fixture
def watch(desk, tmp_path):
    def begin(match: Match, at: int = 0, seat: int | None = None, **chosen: object) -> ReplayScene:
        sitting = desk(**chosen)
        path = tmp_path / "watched.json"
        save.write(match, path)
        navigation.open_replay(sitting.app, match, path, at, seat)
        sitting.step(3)
        scene = sitting.top
        assert isinstance(scene, ReplayScene)
        scene.desk = sitting
        return scene

    return begin


# -- the film --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHELF)
def test_every_seat_sees_of_every_decision_what_it_saw_at_the_table(game):
    match = played(game, moves=90)
    film, watchers = Film(match), (*range(len(match.seats)), None)
    match.watch(watchers)
    order = list(range(len(film.records)))
    random.Random(1).shuffle(order)
    for decision in order:
        for seat in watchers:
            assert film.frames(seat, decision) == list(match.history[decision].frames[seat])
    for seat in watchers:
        assert film.view(seat, len(film.records)) == match.view(seat)


@pytest.mark.parametrize("game", SHELF)
def test_steps_chapters_and_the_log_cover_the_whole_match(game):
    match = played(game)
    film, controller = Film(match), controller_for(game, match.seats)
    for seat in (0, None):
        tape = Tape(film, controller, seat)
        assert [step.start for step in tape.steps[1:]] == [step.stop for step in tape.steps[:-1]]
        assert tape.steps[0].start == 0 and tape.steps[-1].stop == len(film.events)
        told = [words for event in film.events if (words := controller.tell(event.seen_by(seat)))]
        assert [line.words for line in tape.told(len(tape.steps))] == told and tape.told(0) == []
        starts = [chapter.step for chapter in tape.chapters]
        assert starts[0] == 0 and starts == sorted(set(starts))
        assert sum(map(tape.moves, tape.chapters)) == match.position, "each move belongs to one chapter"
        assert all(mark.kind in controller.story.kinds for mark in tape.marks)


@pytest.mark.parametrize("game", [game for game in SHELF if game != "crazy-eights"])
def test_every_game_has_moments_to_jump_to(game):
    kinds: set[str] = set()
    for seed in range(3, 9):
        match = played(game, seed)
        kinds |= set(Tape(Film(match), controller_for(game, match.seats), None).counts())
    assert len(kinds) >= 2


# -- the screen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game for game in SHELF if game != "crazy-eights"])
def test_every_kind_of_moments_is_offered_in_large_letters_too(desk, tmp_path, game):
    match = played(game)
    sitting = desk((960, 600), text=200)
    save.write(match, tmp_path / "watched.json")
    navigation.open_replay(sitting.app, match, tmp_path / "watched.json", 0, 0)
    sitting.step(3)
    side = sitting.top.side
    assert side.jumps
    for jump in side.jumps:
        assert jump.rect.width and side.rect.contains(jump.rect) and jump.focusable
        assert jump.rect.collidelistall([other.rect for other in side.widgets]) == [side.widgets.index(jump)]
        assert not jump.small or jump.words in jump.hint


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SHELF))
def test_a_jump_shows_what_stepping_there_shows(watch, game):
    scene = watch(played(game, moves=60))
    places = random.Random(2).sample(range(len(scene.tape.steps) + 1), 6)
    stepped = {}
    for at in range(max(places) + 1):
        stepped[at] = scene.screening.playback.shown, list(scene.side.log.lines)
        scene.desk.key("right")
    for at in places:
        scene.jump(at)
        scene.desk.step()
        assert (scene.screening.playback.shown, list(scene.side.log.lines)) == stepped[at]


@pytest.mark.parametrize("game", everybody("space-kitties cat-quest", SHELF))
def test_after_a_leap_every_piece_is_where_its_step_puts_it(watch, game):
    scene = watch(played(game, moves=60))
    playback = scene.screening.playback
    for at in range(1, len(scene.tape.steps) + 1, 4):
        scene.leap(at)
        scene.desk.step(400 if at < 6 else 40)
        if not playback.done:
            playback.skip()
        there = {piece.key: (piece.x, piece.y) for piece in playback.layout.pieces}
        playback.lay_out()
        assert there == {piece.key: (piece.x, piece.y) for piece in playback.layout.pieces}


@pytest.mark.parametrize("game", everybody("nine-lives cat-quest", SHELF))
def test_it_is_watched_from_every_seat_to_the_end(watch, game):
    match = played(game)
    scene = watch(match)
    for seat in range(len(match.seats)):
        scene.desk.key(str(seat + 1))
        assert scene.seat == seat
        scene.desk.key("end")
        scene.desk.step(3)
        assert scene.screening.playback.shown == match.view(seat)
    scene.desk.key("0")
    assert scene.seat is None


def test_it_plays_by_itself_faster_and_slower_and_stops_at_the_end(watch):
    scene = watch(played("nine-lives", moves=8))
    assert scene.at == 0 and not scene.playing
    frames = []
    for speed in SPEEDS:
        while scene.speed != speed:
            scene.desk.key("s")
        scene.desk.key("home", "space")
        count = 0
        while scene.playing and count < 5000:
            scene.desk.step()
            count += 1
        assert scene.at == len(scene.tape.steps)
        frames.append(count)
    assert frames == sorted(frames, reverse=True) and frames[-1] * 4 < frames[0]


def test_keys_lead_to_turns_and_moments(watch):
    scene = watch(played("kardashev", moves=120))
    scene.desk.key("page down")
    turn = scene.tape.turns[0].step + 1
    assert scene.at == turn
    scene.desk.key("page down", "page up")
    assert scene.at == turn
    scene.desk.key("home", ".")
    assert scene.at == scene.tape.marks[0].step + 1
    scene.desk.key("home", ",")
    assert scene.at == scene.tape.marks[-1].step + 1, "before the first is the last"


def test_the_bar_is_pressed_and_dragged(watch):
    scene = watch(played("cat-quest", moves=60))
    bar = scene.deck.timeline.rect
    scene.desk.click((bar.centerx, bar.bottom - 12))
    half = len(scene.tape.steps) / 2
    assert abs(scene.at - half) <= 2
    scene.desk.down((bar.left + 8, bar.bottom - 12))
    scene.desk.move((bar.right - 6, bar.bottom - 12))
    scene.desk.up((bar.right - 6, bar.bottom - 12))
    assert scene.at == len(scene.tape.steps)
    chapter = scene.tape.chapters[1]
    scene.desk.click((scene.deck.timeline.middle_of(chapter.step)[0], bar.top + 6))
    assert scene.at == chapter.step and scene.opening, "before the first step of it"
    assert caption(scene).first == chapter.title
    scene.desk.key("right")
    assert scene.at == chapter.step + 1 and not scene.opening and scene.chapter == chapter


@pytest.mark.parametrize("moves", [8, 40])
def test_the_bar_ends_where_the_knob_stands_and_both_at_the_end(watch, moves):
    scene = watch(played("nine-lives", moves=moves))
    bar, look, many = scene.deck.timeline, scene.look, len(scene.tape.steps)
    middle = bar._chapter_height(look) + look.px(MARK + 12) // 2
    scene.desk.key("home")
    for _step in range(many):
        scene.desk.key("right")
        while scene.deck.timeline.at != scene.at:
            scene.desk.step()
        picture = bar._make(look)
        bright = [x for x in range(bar.rect.width) if sum(picture.get_at((x, middle - look.px(13)))[:3]) > 720]
        bare = [x for x in range(bar.rect.width) if picture.get_at((x, middle)) == pygame.Color(PLAYED)]
        assert bright, "the knob is seen above the bar"
        assert bare and bright[0] - look.px(SHAPE + MARK) <= bare[-1] <= bright[-1] + look.px(8), scene.at
    assert scene.at == many and abs(sum(bright) / len(bright) - round(bar._x(many))) <= 2
    assert bar.rect.width - bright[-1] <= look.px(MARK), "at the very end"


def test_the_bar_is_pressed_before_it_was_ever_drawn(desk, tmp_path):
    sitting, match = desk(), played("nine-lives", moves=40)
    navigation.open_replay(sitting.app, match, tmp_path / "watched.json")
    scene = sitting.top
    bar = scene.deck.timeline.rect
    for eyes in (0, None):
        scene.handle(Pointer("down", bar.centerx, bar.bottom - 12, button=1))
        assert len(scene.tape.chapters) > 1 and 0 < scene.at < len(scene.tape.steps), eyes
        scene.handle(Pointer("up", bar.centerx, bar.bottom - 12, button=1))
        scene._take_eyes(eyes)


@pytest.mark.parametrize("game", everybody("nine-lives kardashev", SHELF))
@pytest.mark.parametrize(("size", "text"), [((960, 600), 100), *thorough(((1280, 720), 160))])
def test_a_sign_on_the_bar_is_hit_at_its_rim_and_every_chapter_has_its_name(watch, game, size, text):
    scene = watch(played(game), size=size, text=text)
    bar = scene.deck.timeline
    assert bar._signs or game == "crazy-eights"
    for x, mark in bar._signs[:4]:
        for aside in (-7, 7):
            scene.desk.click((round(bar.rect.left + x) + round(aside * scene.look.unit), bar.middle_of(0)[1]))
            assert scene.at == mark.step + 1
    for step in range(len(scene.tape.steps)):
        assert bar.at_x(bar.middle_of(step)[0]) in (step, step + 1, step + 2)
        assert bar.at_x(bar.rect.left + bar._x(step + 0.5)) == step + 1
    titles = [_short(chapter.title) for chapter in scene.tape.chapters]
    wide = scene.look.face("bold", max(9, scene.look.pixels("small-strong") * 3 // 4)).size
    for title, left, right in zip(titles, bar._edges, bar._edges[1:], strict=False):
        assert wide(title)[0] <= right - left - scene.look.px(6) or len(titles) > 20


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(("size", "text"), [((960, 600), 200), *thorough(((960, 600), 100))])
def test_no_sentence_is_cut(watch, game, size, text):
    scene = watch(played(game), size=size, text=text)
    look, box = scene.look, scene.deck._box
    longest = sorted(range(1, len(scene.tape.steps) + 1), key=lambda at: scene.tape.steps[at - 1].letters)[-20:]
    for at in (0, *longest, len(scene.tape.steps)):
        scene.at, scene.opening = at, not at
        told = caption(scene)
        room = box.width - look.px(22) - (look.px(58) if told.seat >= 0 else 0) - (look.px(38) if told.mark else 0)
        texts = told.texts(look, room, box.height - look.px(4))
        assert sum(one.get_height() for one in texts) <= box.height
        assert all(one.get_width() <= room for one in texts)
        step = scene.tape.steps[at - 1] if at else None
        if step is not None and at < len(scene.tape.steps):
            assert " ".join(step.lines or (step.kicker,)) == " ".join(part for part in told[:2] if part)


def test_the_tip_of_the_bar_leaves_the_sentence_to_be_read(watch):
    scene = watch(played("cat-quest", moves=60))
    scene.jump(20)
    scene.desk.step(2)
    box = scene.deck._box.inflate(-4, -4)
    before = pygame.image.tobytes(scene.shell.window.subsurface(box), "RGB")
    table = pygame.image.tobytes(scene.shell.window.subsurface(scene.screening.rect), "RGB")
    scene.desk.move(scene.deck.timeline.middle_of(len(scene.tape.steps) // 2))
    scene.desk.step(2)
    assert pygame.image.tobytes(scene.shell.window.subsurface(box), "RGB") == before
    assert pygame.image.tobytes(scene.shell.window.subsurface(scene.screening.rect), "RGB") != table, "it stands there"


def test_the_ends_are_a_button_away_and_the_end_tells_who_won(watch):
    match = played("nine-lives")
    scene = watch(match)
    assert not scene.deck.first.enabled and scene.opening
    scene.desk.click(scene.deck.last)
    assert scene.at == len(scene.tape.steps)
    told = caption(scene)
    assert all(match.seats[seat].name in told.first for seat in match.outcome.winners) and "won" in told.first
    counts = scene.controller.ending(match.view(None), match.outcome).counts
    scores = zip(match.seats, match.outcome.scores, strict=True)
    assert all(f"{who.name}: {counts(score)}" in told.more for who, score in scores)
    scene.desk.click(scene.deck.first)
    assert scene.at == 0 and f"{match.position} moves in all" in caption(scene).where
    first, second = scene.tape.chapters[:2]
    before = len({scene.film.decisions[event] for event in range(scene.tape.steps[second.step].start)})
    assert caption(scene).more.startswith(f"{before} moves") and scene.tape.moves(first) == before < match.position


def test_keys_lead_from_chapter_to_chapter(watch):
    scene = watch(played("kardashev", moves=120))
    chapters = scene.tape.chapters
    scene.desk.key("down")
    assert scene.chapter == chapters[1] and scene.opening
    scene.desk.key("right", "right", "up")
    assert scene.chapter == chapters[1] and scene.opening, "first to the beginning of this one"
    scene.desk.key("up")
    assert scene.at == 0
    for _chapter in chapters:
        scene.desk.key("down")
    assert scene.at == len(scene.tape.steps)


PAD = {
    "a": pygame.CONTROLLER_BUTTON_A, "b": pygame.CONTROLLER_BUTTON_B, "x": pygame.CONTROLLER_BUTTON_X,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "shoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, "stick": pygame.CONTROLLER_BUTTON_LEFTSTICK,
}  # fmt: skip


def push(desk, *names: str) -> None:
    for name in names:
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=PAD[name], instance_id=0))
        desk.step()


def pull(desk, axis: int) -> None:
    """Press a trigger and let it go."""
    for value in (30_000, 0):
        pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))
        desk.step()


def test_a_gamepad_plays_steps_jumps_changes_eyes_takes_over_and_leaves(desk, tmp_path):
    sitting, match = desk(), played("kardashev", moves=120)
    table = TableScene(sitting.app, match, tmp_path / "m.json")
    sitting.show(table, 8)
    navigation.open_replay(sitting.app, match, None, 0, 0)
    sitting.step(3)
    scene = sitting.top
    push(sitting, "a")
    assert scene.playing
    sitting.step(90)
    assert scene.at > 0
    push(sitting, "a")
    assert not scene.playing
    at = scene.at
    push(sitting, "right", "right", "left")
    assert scene.at == at + 1
    push(sitting, "down")
    assert scene.opening and scene.at > at + 1
    pull(sitting, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    turns = [turn.step + 1 for turn in scene.tape.turns]
    assert scene.at in turns
    push(sitting, "stick")
    assert scene.at - 1 in [mark.step for mark in scene.tape.marks]
    push(sitting, "x")
    assert scene.seat == 1
    push(sitting, "x")
    assert scene.seat == 2 if len(match.seats) > 2 else scene.seat is None
    while scene.group.focus is not scene.side.eyes[0]:
        push(sitting, "shoulder")
    push(sitting, "a")
    assert scene.seat == 0, "what is walked to is pressed"
    while scene.group.focus is not scene.deck.take_over:
        push(sitting, "shoulder")
    push(sitting, "a")
    assert isinstance(sitting.top, TakeoverScene)
    push(sitting, "b")
    assert sitting.top is scene
    push(sitting, "b")
    assert sitting.top is table


def test_a_line_of_the_log_leads_to_its_moment(watch):
    scene = watch(played("cat-quest", moves=60))
    scene.desk.key("end")
    scene.desk.step()
    place, line = scene.side.log._places[-1]
    scene.desk.click(place.center)
    assert scene.at == line.decision + 1 < len(scene.tape.steps)


def test_the_search_tells_when_something_was(watch):
    match = played("kardashev", 4, moves=200)
    scene = watch(match)
    researched = next(line for line in scene.tape.lines if "researched" in line.words)
    name = researched.words.split("researched ")[1].rstrip(".").split(" and gave")[0]
    scene.desk.type("f")
    assert isinstance(scene.desk.top, SearchScene) and not scene.desk.top.field.text, "the key opens it, that is all"
    scene.desk.type(f"researched {name}")
    assert scene.desk.top.found[0].found.words == researched.words
    scene.desk.key("return")
    assert scene.desk.top is scene and scene.at == researched.decision + 1
    scene.desk.key("f")
    scene.desk.type("xyzzy")
    assert not scene.desk.top.found and "Nothing" in scene.desk.top.told.words


def test_what_is_said_over_the_table_and_where_to_jump_to_is_found(watch):
    match = played("nine-lives")
    tape = watch(match).tape
    booms = tape.counts()["explosion"]
    for words in ("burst", "explosion", "Explosions"):
        assert len({one.step for one in tape.search(words)}) == booms, words
    assert tape.search("no lives left"), "what is only staged is there as well"


@pytest.mark.parametrize("game", SHELF)
def test_every_kind_of_moment_is_found_by_its_name(watch, game):
    tape, kinds = watch(played(game, moves=400)).tape, controller_for(game, company(game)).story.kinds
    for kind in tape.counts():
        marked = {mark.step for mark in tape.marks if mark.kind == kind}
        for words in kinds[kind][:2]:
            assert marked <= {one.step for one in tape.search(words)}


def test_a_number_that_is_looked_for_belongs_to_its_word(watch):
    """Who looks for Pilot 4 does not mean a Pilot 2 on c4."""
    tape = watch(played("paw-of-duty", moves=200)).tape
    for name in ("Pilot 2", "Tank 4", "tank 4", "placed Tank 4"):
        kitty = name.rpartition("d ")[2].casefold()
        found = [one.words for one in tape.search(name)]
        assert found and all(kitty in words.casefold() for words in found)
    everywhere = [one.words for one in tape.search("kitty 2")]
    assert all("2" in words for words in everywhere), "else it is looked for anywhere"
    whole = [one.words for one in tape.search("on c3")]
    first = next((place for place, words in enumerate(whole) if "on c3" not in words), len(whole))
    assert whole and not any("on c3" in words for words in whole[first:]), "as it is written first"


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), *thorough((1920, 1080), (960, 600))])
@pytest.mark.parametrize("game", [game for game in SHELF if game != "crazy-eights"])
def test_the_title_stands_at_the_rim_and_things_lie_in_the_lower_half_too(desk, game, wide, high):
    """Whoever looks on: nothing of the middle is taken by words, and the table is used from top to bottom."""
    sitting = desk((wide, high))
    match = played(game, moves=60)
    for eyes in (0, None):
        scene = ReplayScene(sitting.app, match, None, match.position, 0)
        sitting.show(scene, 2)
        scene.look_as(eyes)
        sitting.step(2)
        stage, layout = scene.screening, scene.screening.playback.layout
        wide, high = stage.size()
        x, y, across, down = layout.hud.title if layout.hud else beside((wide, high)).title
        middle = (x + across / 2) / wide, (y + down / 2) / high
        assert not (0.2 < middle[0] < 0.8 and 0.25 < middle[1] < 0.75), middle
        lowest = max(piece.y + piece.height / 2 for piece in layout.pieces)
        assert lowest > 0.8 * high, (eyes, lowest / high)


# -- taking over -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", everybody("crazy-eights cat-quest", SHELF))
def test_taking_over_begins_a_match_of_its_own_at_that_point(watch, game):
    match = played(game)
    many = match.position
    scene = watch(match, at=12, seat=0, recap=True)
    decision = scene.decision
    scene.desk.key("t")
    layer = scene.desk.top
    assert isinstance(layer, TakeoverScene)
    layer.choices[-1]._pick(len(layer.choices[-1].entries) - 1)
    scene.desk.click(named(layer, "Play on from here"))
    scene.desk.step(3)
    table = next(one for one in scene.desk.app.scenes if isinstance(one, TableScene))
    taken = table.match
    assert not table.recap.on, "what was just watched is not told again"
    film = Film(match)
    assert taken.position == decision and taken.dump() == GAMES[game].dump(film._go_to(decision)[0])
    assert taken.branch == ("watched.json", decision) and taken is not match
    assert taken.seats[scene.seat].kind == HUMAN and taken.seats[-1].level == layer.choices[-1].entries[-1][0]
    again = save.from_text(save.to_text(taken), GAMES)
    assert again.branch == taken.branch
    assert match.position == many, "the one that was watched is as it was"


CATS = {name: {"cat": ["snow", "plain", "fluffy", "blue", "scarf"], "colour": "sky"} for name in ("Kira", "Bo")}


@pytest.mark.parametrize(
    ("before", "person", "seat", "also", "after"),
    [
        ("*Ann Mimi Oscar", "Kira", 1, [], "Mimi *Kira Oscar"),
        ("Luna Mimi Oscar", "Kira", 1, [], "Luna *Kira Oscar"),
        ("Luna Mimi Oscar", "", 1, [], "Luna *You Oscar"),
        ("*Bo Mimi Kira", "Kira", 1, [], "Mimi *Kira Oscar"),
        ("*Benno Mimi Oscar", "Kira", 1, [0], "*Bo *Kira Oscar"),
        ("*Benno Mimi Oscar", "Bo", 0, [1], "*Bo *Player 2 Oscar"),
        ("*You Mimi Oscar", "", 0, [1], "*Player 1 *Player 2 Oscar"),
    ],
)
def test_whoever_plays_here_takes_over_and_nobody_plays_under_anothers_name(watch, before, person, seat, also, after):
    """A star stands before a person's name; Bo was called Benno."""
    match = played("nine-lives")
    seats = [Seat(HUMAN, name[1:]) if name[0] == "*" else Seat(AI, name, "easy") for name in before.split()]
    match.seats = tuple(seats)
    profiles = {name: {**kept, "before": ["Benno"] if name == "Bo" else []} for name, kept in CATS.items()}
    scene = watch(match, at=12, seat=seat, person=person, profiles=profiles)
    scene.take_over()
    scene.desk.step()
    layer = scene.desk.top
    for place in also:
        layer.choices[place]._pick(0)
    expected = re.findall(r"\*?(?:Player \d|\w+)", after)
    assert [label.words for label in layer.names] == [name.strip("*") for name in expected]
    scene.desk.click(named(layer, "Play on from here"))
    scene.desk.step(3)
    table = next(one for one in scene.desk.app.scenes if isinstance(one, TableScene))
    assert [("*" if who.kind == HUMAN else "") + who.name for who in table.match.seats] == expected
    known = {one.name for one in people.everybody(scene.desk.app.settings)}
    while table.match.to_act is not None:
        table.match.submit(table.match.to_act, table.match.legal[0])
    matches.finish(scene.desk.app, table.match)
    assert {one.name for one in people.everybody(scene.desk.app.settings)} == known, "nobody is invented"
    assert not scene.desk.app.settings.played and not scene.desk.app.settings.results, "half a match does not count"


def test_where_a_game_is_over_nothing_can_be_taken_over(watch):
    scene = watch(played("nine-lives"))
    scene.desk.key("end")
    scene.desk.step(2)
    assert not scene.deck.take_over.enabled and scene.deck.take_over.hint
    scene.desk.key("t")
    assert scene.desk.top is scene


def test_the_table_leads_to_the_replay_and_back(desk, tmp_path):
    sitting = desk()
    table = TableScene(sitting.app, played("nine-lives", moves=9), tmp_path / "m.json")
    sitting.show(table, 8)
    table.pause_match()
    assert isinstance(sitting.top, PauseScene)
    sitting.click(named(sitting.top, "Watch the replay"))
    assert isinstance(sitting.top, ReplayScene) and sitting.top.seat == 0
    assert sitting.top.decision == 9, "it begins where the match stands"
    sitting.key("escape", "escape")
    assert sitting.top is table


# -- secrets ---------------------------------------------------------------------------------------------------

SECRET = [game for game in SHELF if GAMES[game].info.secrets]


@pytest.mark.parametrize("game", SECRET)
def test_while_a_match_goes_on_nobody_looks_with_an_opponents_eyes(watch, game):
    scene = watch(played(game, moves=20))
    assert scene.seat == 0
    scene.desk.key("2")
    assert scene.group._asked is scene.side.eyes[1], "and a key is told why, too"
    scene.desk.click(scene.side.eyes[1])
    assert scene.seat == 0 and not scene.side.eyes[1].enabled and scene.side.eyes[1].hint
    scene.desk.click(scene.side.all)
    assert not scene.open and scene.side.all.hint
    scene.desk.key("t")
    assert all(value for value, _words in scene.desk.top.choices[1].entries), "nor sits down in their place"


@pytest.mark.parametrize("game", [game for game in SHELF if game not in SECRET])
def test_where_nothing_is_hidden_all_is_open_and_nothing_greyed(watch, game):
    scene = watch(played(game, moves=20))
    assert [way.words for way in scene.side._ways] == ["All open"] and scene.side.nobody.enabled
    assert "nothing is hidden" in scene.side.nobody.hint
    scene.desk.click(scene.side.nobody)
    assert scene.seat is None and scene.side.all not in scene.group.widgets


def test_of_several_people_each_is_asked_whether_it_is_they_who_look(watch):
    scene = watch(played("nine-lives", moves=20, people=2))
    assert scene.seat is None, "at first only what everybody saw"
    scene.desk.key("2")
    assert isinstance(scene.desk.top, Dialog)
    scene.desk.key("escape")
    assert scene.seat is None
    scene.desk.key("2")
    scene.desk.click(named(scene.desk.top, "I am Mimi"))
    assert scene.seat == 1


def twins(game: str, seed: int, seat: int | None = 0) -> tuple[Match, Match]:
    """Two matches that go on from positions a seat cannot tell apart, by decisions after which it still cannot."""
    chance = random.Random(seed)
    rules, before = GAMES[game], played(game, seed, moves=chance.randrange(5, 40))
    other = rules.determinize(before.view(seat), Rng(seed + 1))
    worlds = [before.state.copy(), other]
    pair = [
        Match(rules, company(game), before.options, seed, position=lambda rng, world=world: world.copy())
        for world in worlds
    ]
    for _decision in range(25):
        turn = pair[0].to_act
        if turn is None or pair[1].to_act != turn:
            break
        both = [action for action in pair[0].legal if action in pair[1].legal]
        chance.shuffle(both)
        action = next((action for action in both if alike(pair, seat, action)), None)
        if action is None:
            break
        for match in pair:
            match.submit(turn, action)
    return pair[0], pair[1]


def alike(pair: list[Match], seat: int | None, action: object) -> bool:
    """Whether a seat sees the same of a decision in both."""
    seen = []
    for match in pair:
        state, rng = match.state.copy(), Rng.load(match.rng.dump())
        watched = Watched(match.game, state, (seat,))
        match.game.apply(state, action, rng, watched)
        watched.finish()
        if match.game.outcome(state) is not None:
            return False
        seen.append(watched.frames[seat])
    return seen[0] == seen[1]


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SECRET))
@pytest.mark.parametrize("number", [0, *thorough(1)])
def test_a_replay_shows_a_seat_the_same_pictures_of_two_worlds_it_cannot_tell_apart(desk, game, number):
    found = (pair for pair in (twins(game, seed) for seed in range(1, 60)) if pair[0].position > 1)
    first, second = next(pair for place, pair in enumerate(found) if place == number)
    assert first.state != second.state
    sitting = desk((1280, 720))
    films = []
    for match in (first, second):
        scene = ReplayScene(sitting.app, match, None, 0, 0)
        sitting.show(scene, 3)
        pictures = []
        for at in range(len(scene.tape.steps) + 1):
            scene.jump(at)
            sitting.step(2)
            sitting.app.draw()
            while sitting.app.look.loading or scene.screening.look.loading:
                sitting.app.draw()
            pictures.append(pygame.image.tobytes(sitting.app.window, "RGB"))
        films.append(pictures)
    assert len(films[0]) > 1 and films[0] == films[1]


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SECRET))
def test_a_match_in_words_or_for_programs_is_the_same_of_two_worlds_a_seat_cannot_tell_apart(game):
    compared = 0
    for seed in range(1, 30):
        for seat in (*range(len(company(game))), None):
            first, second = twins(game, seed, seat)
            compared += first.position > 1 and first.state != second.state
            assert transcript.as_text(first, seat) == transcript.as_text(second, seat)
            assert transcript.as_json(first, seat) == transcript.as_json(second, seat)
    assert compared > 2


# -- nothing is offered ----------------------------------------------------------------------------------------

ADDRESSED = re.compile(r"\b([Yy]ours?|[Yy]ou|[Dd]rag|[Cc]lick)\b")


@pytest.mark.parametrize("game", everybody("space-kitties nine-lives", SHELF))
@pytest.mark.parametrize("text", [1.0, *thorough(1.6)])
def test_of_the_past_nothing_is_offered_and_nobody_is_called_you(game, text):
    match, chance = Match(GAMES[game], company(game, 2), {}, 5), random.Random(5)
    past, now = (controller_for(game, match.seats) for _way in range(2))
    past.past, past.text, now.text = True, text, text
    pressed = 0
    while match.to_act is not None and match.position < 250:
        view, legal = match.view(match.to_act), match.legal
        pressed += any(piece.picture[0] == "button" for piece in now.layout(view, legal, (1280, 720)).pieces)
        for piece in past.layout(view, (), (1280, 720)).pieces:
            assert piece.picture[0] != "button" and not piece.key.startswith("into:")
            words = " ".join(map(str, piece.picture))
            assert piece.picture[0] == "note-words" or not ADDRESSED.search(words), "but for what a card says"
        assert not ADDRESSED.search(past.banner(view))
        match.submit(match.to_act, chance.choice(legal))
    assert pressed or game == "nine-lives"


@pytest.mark.parametrize("count", [2, 3])
def test_who_looks_back_with_other_eyes_has_not_the_last_life_of_you(count):
    seats = [Seat(HUMAN, "You"), *(Seat(AI, name, "easy") for name in ("Mimi", "Oscar")[: count - 1])]
    told = set()
    for seed in range(12):
        match, chance = Match(GAMES["nine-lives"], seats, {}, seed), random.Random(seed)
        table = controller_for("nine-lives", seats)
        table.past = True
        while match.to_act is not None:
            if match.view(0).life_counts[0] == 1:
                told.add(table.banner(match.view(0)).partition(":")[0].partition("!")[0])
            for eyes in (1, None):
                banner = table.banner(match.view(eyes))
                assert "Your" not in banner and "You's" not in banner
            match.submit(match.to_act, chance.choice(match.legal))
    assert "Your last life" in told


def test_the_story_has_the_same_picture_here_as_at_the_results(watch):
    match = played("nine-lives")
    scene = watch(match)
    results = ResultsScene(scene.shell, match, scene.controller, lambda seed: None)
    story = next(button for button in results.buttons if button.words == "The story")
    assert scene.side.story.icon == story.icon and "story" in scene.side.story.hint


def test_the_letters_of_a_table_that_is_watched_are_as_large_as_at_the_table(watch, desk):
    scene = watch(played("cat-quest", moves=30), 20, 0)
    inner, outer = scene.screening.look, scene.look
    assert inner.unit < outer.unit
    assert inner.unit * inner.text_percent == pytest.approx(outer.unit * outer.text_percent, rel=0.01)
    assert "zoom" not in scene.screening.playback.stage.sprites, "a look back offers nothing"


@pytest.mark.parametrize("over", [False, True])
def test_a_window_that_has_changed_before_it_is_told_is_drawn_as_it_is(watch, over):
    """As with F11 twice: the surface is another, and things happen before the event of it comes."""
    scene = watch(played("nine-lives", moves=20))
    sitting = scene.desk
    if over:
        scene.search()
        sitting.step(2)
    top = sitting.top
    for size in ((960, 600), (1280, 720), (640, 360), (1000, 1200)):
        sitting.app.pane.window.size = size
        pygame.event.clear([pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED])
        sitting.move((size[0] - 5, size[1] - 5))
        assert sitting.top is top, "nothing had to be survived"
        assert sitting.app.look.size == size and sitting.app.window.get_rect().contains(scene.screening.rect)
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        sitting.step()
        assert sitting.top is top


def test_f11_again_and_again_in_a_replay(watch):
    scene = watch(played("nine-lives", moves=20))
    sizes = set()
    for _press in range(4):
        scene.desk.key("f11")
        sizes.add(scene.shell.window.get_size())
        scene.desk.step(60)
        assert scene.desk.top is scene and scene.shell.look.size == scene.shell.window.get_size()
    assert len(sizes) > 1, "the window has changed"
