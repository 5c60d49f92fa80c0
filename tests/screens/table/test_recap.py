"""What happened, told again: there whenever something did, step by step, with the table and the log as they were."""

import random

import pygame
import pytest
from support.marks import everybody, one_in, thorough
from support.sittings import seats

from tabletop.base.files import Lock
from tabletop.games.nine_lives.rules import events
from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save
from tabletop.kernel.story import LETTERS, told_in_steps
from tabletop.records import saves
from tabletop.screens import navigation
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.shared import matches
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.recap.plate import SLIVER
from tabletop.screens.table.recap.recap import LAST, LONGEST
from tabletop.screens.table.table import TableScene
from tabletop.ui.render.effects import Caption
from tabletop.ui.stage.layout import Piece
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.placement import covered

PEOPLE = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random"))


def played(game: str, seed: int, moves: int) -> Match:
    """A match in which it is Ann's word, after others have moved."""
    count = max(3, GAMES[game].info.seats[0]) if 3 in GAMES[game].info.seats else GAMES[game].info.seats[0]
    match, chance = Match(GAMES[game], PEOPLE[:count], {}, seed), random.Random(seed)
    while match.to_act is not None and (match.position < moves or match.to_act != 0 or match.history[-1].seat == 0):
        match.submit(match.to_act, chance.choice(match.legal))
    return match


@pytest.fixture
def sit(desk, tmp_path):
    def sit_down(match: Match, recap: bool = False, **chosen: object) -> TableScene:
        sitting = desk(recap=recap, **chosen)
        scene = TableScene(sitting.app, match, tmp_path / "m.json")
        sitting.show(scene, 8)
        scene.desk = sitting
        return scene

    return sit_down


@pytest.mark.parametrize("game", SHELF)
def test_a_resumed_match_tells_what_happened_and_lands_on_the_table_as_it_is(sit, game):
    match = save.from_text(save.to_text(played(game, 5, 30)), GAMES)
    table = sit(match, recap=True)
    assert table.recap.on and not table.settled
    for at in range(len(table.recap.steps)):
        assert table.recap.at == at
        told = [*table.recap.steps[at].words, table.recap.steps[at].kicker]
        last = at + 1 == len(table.recap.steps)  # after it stands that it is Ann's turn
        assert last or table.chronicle.log.lines[-1].words in told
        table.desk.key("space")
    table.desk.step(6)
    assert not table.recap.on and table.settled
    assert table.playback.shown == match.view(0)
    lines = list(table.chronicle.log.lines)
    table.chronicle.begin_again()
    assert table.chronicle.log.lines == lines


def test_return_on_a_button_of_the_plate_ends_what_is_playing(sit):
    table = sit(played("nine-lives", 5, 30), recap=True)
    assert table.recap.playing
    table.recap.plate.group.set_focus(table.recap.plate.skip)
    table.desk.key("return")
    assert isinstance(table.desk.top, TableScene) and not table.recap.on


@pytest.mark.parametrize("game", everybody("nine-lives cat-quest", [game for game in SHELF if game != "crazy-eights"]))
def test_in_high_contrast_what_is_in_the_shade_is_grey(sit, game):
    table = sit(played(game, 5, 30), recap=True, theme="contrast")
    assert table.recap.on
    app = table.desk.app
    app.draw()
    while app.look.loading:
        app.draw()
    picture, grey = pygame.image.tobytes(app.window, "RGB"), 0
    for red, green, blue in zip(picture[::3], picture[1::3], picture[2::3], strict=True):
        assert blue < 60 or blue < max(red, green) + 16, "nothing is purple"
        grey += 160 < red == green == blue < 180
    assert grey > 2000


def test_the_title_and_the_log_are_those_of_the_moment(sit):
    table = sit(played("cat-quest", 3, 40))
    end = len(table.chronicle.log.lines)
    table.recap.open()
    assert table.recap.on and len(table.chronicle.log.lines) < end
    table.desk.step(1)
    first = table.recap.steps[0]
    seen = table.recap.past.frames[first.stop - 1]
    assert table.playback.shown == seen.view
    assert table.panel.heading == table.controller.heading(seen.view)
    assert (
        table.chronicle.log.lines[-1].words
        == [words for frame in table.recap.past.frames[: first.stop] if (words := table.controller.tell(frame.event))][
            -1
        ]
    )


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("game", everybody("nine-lives kardashev", SHELF))
def test_the_plate_stands_where_it_hides_less_of_what_it_tells(sit, game, percent):
    table = sit(played(game, 5, 30), text=percent)
    table.recap.open()
    for _step in table.recap.steps:
        table.desk.step(2)
        plate, window = table.recap.plate.rect, table.look.size
        assert pygame.Rect((0, 0), window).contains(plate)
        other = plate.copy()
        other.centery = window[1] - plate.centery
        things = [pixels(table.look, piece) for piece in table.recap._about]
        here, there = (sum(covered(place, [one]) / (one.w * one.h) for one in things) for place in (plate, other))
        assert things and here <= there + SLIVER
        table.desk.key("space")


def test_what_happens_at_the_lower_edge_is_told_at_the_upper_one(sit):
    table = sit(played("kardashev", 5, 30))
    table.recap.open()
    for y, below in ((60, True), (690, False), (360, False)):  # it stays where it is as long as nothing is hidden
        table.recap._about = [Piece("far", ("note",), 640, y, 60, 60)]
        table.changed = True
        table.desk.step(2)
        assert (table.recap.plate.rect.top > 360) == below


def test_what_lies_on_a_lit_slate_is_lit_with_it(sit):
    """The tile all bid for was under the slate that said who is asked."""
    table = sit(played("kardashev", 5, 30))
    table.recap.open()
    while "passed" not in table.recap.steps[table.recap.at].words[0]:
        table.desk.key("space")
    table.desk.step(2)
    tile = table.stage.sprites["drawn"]
    assert "panel-box" in table.recap._lit and "drawn" not in table.recap._lit
    seen, bare = pygame.Surface(table.look.size), pygame.Surface(table.look.size)
    table.recap.light(seen)
    table.stage.draw_lit(bare, table.look, [table.stage.sprites["panel-box"]])
    x, y = pixels(table.look, tile.piece).center
    assert seen.get_at((x, y)) != bare.get_at((x, y))


@pytest.mark.parametrize(("game", "plate"), [("paw-of-duty", "plaque"), ("kardashev", "plate")])
def test_a_lit_head_does_not_cut_the_plate_with_its_name(sit, game, plate):
    table = sit(played(game, 5, 30))
    table.recap.open()
    table.desk.step(2)
    seat = table.recap.steps[table.recap.at].seat
    assert seat > 0
    own = table.stage.sprites[f"{plate}:{seat}"]
    seen, bare = pygame.Surface(table.look.size), pygame.Surface(table.look.size)
    table.recap.light(seen)
    table.stage.draw_lit(bare, table.look, [own])
    place = pixels(table.look, own.piece)
    top = place.centerx, place.top + table.look.px(5)
    assert bare.get_at(top) != pygame.Color(0, 0, 0) and seen.get_at(top) == bare.get_at(top)


def test_back_shows_the_step_before_and_stays_there(sit):
    table = sit(played("cat-quest", 3, 40))
    table.recap.open()
    assert len(table.recap.steps) > 2
    table.desk.key("space", "space")
    assert table.recap.at == 2 and not table.recap.playing
    table.desk.key("left")
    table.desk.step(200)
    assert table.recap.at == 1 and table.recap.on
    assert table.playback.shown == table.recap.past.frames[table.recap.steps[1].stop - 1].view
    table.desk.key("escape")
    assert not table.recap.on


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("speed", ["normal", *thorough("off", "relaxed")])
def test_by_itself_it_goes_no_faster_than_it_is_read_and_no_longer_than_about_twelve_seconds(sit, game, speed):
    match = played(game, 9, 24)
    assert match.to_act is not None
    table = sit(match, recap=True, speed=speed)
    recap, seconds, stood = table.recap, 0.0, {}
    while recap.on and recap.playing and seconds < 30:
        stood[recap.at] = stood.get(recap.at, 0.0) + 1 / 10
        table.recap.update(1 / 10)
        table.playback.update(1 / 10)
        seconds += 1 / 10
    assert seconds < LONGEST + LAST
    steps = recap.steps or []
    assert all(stood[at] >= max(1.5, step.letters / 15 - 0.2) for at, step in enumerate(steps[: recap.at]))
    if recap.on:
        assert not recap.playing and recap.at < len(steps), "too much for the time: it waits to be stepped"


def test_pointing_at_it_or_a_key_lets_one_read_and_the_last_step_stays(sit):
    table = sit(played("cat-quest", 3, 40))
    table.recap.open()
    table.desk.step(2)
    assert table.recap.playing
    table.desk.move((5, 5))
    assert table.recap.playing
    table.desk.move(table.recap.plate.rect.center)
    assert not table.recap.playing
    table.desk.key("p")
    table.desk.move((table.recap.plate.rect.centerx + 3, table.recap.plate.rect.centery))
    assert table.recap.playing, "only coming there stops it"
    table.desk.key("q")
    assert not table.recap.playing
    while table.recap.at + 1 < len(table.recap.steps):
        table.desk.key("space")
    assert table.recap.plate.next.words == "Close"
    table.desk.key("p")
    table.recap.update(LAST - 0.2)
    assert table.recap.on
    for _moment in range(60):
        table.playback.update(0.2)
        table.recap.update(0.2)
    assert table.recap.on and not table.recap.playing, "who asked for it closes it"
    table.desk.key("space")
    assert not table.recap.on


def test_a_gamepad_steps_stops_and_closes_it(sit):
    table = sit(played("cat-quest", 3, 40))

    def push(*buttons: int) -> None:
        for button in buttons:
            pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
            table.desk.step()

    table.recap.open()
    push(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert not table.recap.playing
    push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_A)
    assert table.recap.at == 2
    push(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert table.recap.at == 1
    push(pygame.CONTROLLER_BUTTON_B)
    assert not table.recap.on


def test_after_undo_it_is_there_still(sit):
    table = sit(played("kardashev", 3, 40))
    table.submit(table.match.legal[0])
    table.skip()
    table.desk.step(3)
    table.undo()
    table.desk.step(3)
    assert table.panel.recap.enabled and table.recap.news() is not None


def test_before_the_first_move_the_button_says_why_it_is_grey(sit):
    table = sit(Match(GAMES["nine-lives"], PEOPLE, {"first": 0}, 1))
    assert not table.panel.recap.enabled and table.panel.recap.hint
    table.recap.open()
    assert not table.recap.on


def moved_last_and_first(seed: int) -> Match:
    """A match of Cat Quest in which Ann moved last in a round and is to move first in the next one."""
    match, chance = Match(GAMES["cat-quest"], PEOPLE[:2], {"first": 0, "order": "reversing"}, seed), random.Random(seed)
    while True:
        mover, number = match.state.turn, match.state.round
        match.submit(match.to_act, chance.choice([one for one in match.legal if "offer" not in str(one)]))
        if number > 1 and match.state.round > number and mover == match.to_act == 0:
            return match


@pytest.mark.parametrize("seed", range(4))
def test_who_moved_last_and_is_first_again_is_told_nothing(sit, seed):
    match = save.from_text(save.to_text(moved_last_and_first(seed)), GAMES)
    assert any(record.seat == 1 for record in match.history)
    table = sit(match, recap=True)
    assert table.settled and not table.recap.on and not table.panel.recap.enabled
    table.desk.key("r")
    assert not table.recap.on and "since your last move" in table.reason[0] == table.panel.recap.hint


@pytest.mark.parametrize("game", everybody("nine-lives space-kitties", SHELF))
@pytest.mark.parametrize("seed", [0, *thorough(1, 2)])
def test_what_is_told_happened_after_ones_last_decision(sit, game, seed):
    match = played(game, seed, 12 + 9 * seed)
    chance = random.Random(seed)
    for _decision in range(6):
        if match.to_act is None:
            break
        table = sit(save.from_text(save.to_text(match), GAMES))
        last = max((place for place, record in enumerate(match.history) if record.seat == 0), default=-1)
        news = table.recap.news()
        assert news is None or min(news.decisions) >= last
        assert news is not None or last + 1 == match.position or table.recap.why_not()
        if news is not None and last in news.decisions:
            mine = [frame.event for frame, place in zip(news.frames, news.decisions, strict=True) if place == last]
            assert any(event.seat != 0 for event in mine), "what one did oneself is only told if it touched others"
        match.submit(match.to_act, chance.choice(match.legal))


def test_who_has_not_moved_yet_can_see_what_the_others_did(sit):
    match = Match(GAMES["nine-lives"], PEOPLE, {"first": 1}, 1)
    while match.to_act != 0:
        match.submit(match.to_act, match.legal[0])
    table = sit(match)
    assert table.panel.recap.enabled


def test_after_a_curtain_it_tells_what_the_others_did(desk, tmp_path):
    sitting = desk(recap=True)
    match = Match(GAMES["nine-lives"], seats(3, 2), {"first": 0}, 1)
    table = TableScene(sitting.app, match, tmp_path / "m.json")
    sitting.show(table, 8)
    assert isinstance(sitting.top, CurtainScene)
    sitting.step(30)
    sitting.key("return")
    sitting.step(4)
    assert table.viewer == 0 and not table.recap.on, "nothing has happened yet"
    table.submit(match.legal[0])
    sitting.step(40)
    assert isinstance(sitting.top, CurtainScene)
    sitting.step(30)
    sitting.key("return")
    sitting.step(4)
    assert table.viewer == 1 and table.recap.on
    assert "Ada" in " ".join(table.recap.steps[0].words)


def burst(seed: int, seats: int = 4) -> Match:
    """A match in which a round that Ann did not end went up since her last move."""
    people = (*PEOPLE, Seat(AI, "Pixel", "random"))[:seats]
    match, chance = Match(GAMES["nine-lives"], people, {}, seed), random.Random(seed)
    match.watch((0, None))
    while match.to_act is not None:
        if match.to_act == 0 and match.history and match.history[-1].seat:
            past = match.since(0)
            kinds = [type(frame.event) for frame in past.frames]
            if events.Exploded in kinds and events.Laid in kinds[: kinds.index(events.Exploded)]:
                return match
        match.submit(match.to_act, chance.choice(match.legal))
    raise AssertionError("nothing went up")


def sees(table: TableScene, key: str) -> bool:
    """Whether a piece is in the light."""
    sprite = table.stage.sprites.get(key)
    if sprite is None:
        return False
    lit, alone = pygame.Surface(table.look.size), pygame.Surface(table.look.size)
    table.recap.light(lit)
    table.stage.draw_lit(alone, table.look, [sprite])
    place = pixels(table.look, sprite.piece)
    place = pygame.Rect(0, 0, 16, 16).move(place.centerx, place.centery + place.height // 5)
    return pixels_in(lit, place) == pixels_in(alone, place)


HASTE = [(speed, frames) for speed in ("off", "fast", "normal", "relaxed") for frames in (1, 4, 20, 150)]
"""How fast things move, and how many frames one looks at each."""


@pytest.mark.parametrize(("speed", "frames"), [*one_in(5, HASTE[:-1]), *thorough(HASTE[-1])])
def test_the_table_shows_no_more_than_the_sentence_tells_however_fast_one_goes(sit, speed, frames):
    """The blast was seen as soon as everybody had played; words that rose stayed for the step before."""
    table = sit(burst(3), speed=speed)
    recap, playback, blown = table.recap, table.playback, set()
    table.desk.step(240)
    recap.open()
    many = len(recap.steps)
    for key in (*["space"] * (many - 1), "left", "left", *["right"] * 2, *["left"] * (many - 1)):
        table.desk.key(key)
        table.desk.step(frames - 1)
        step, past = recap.steps[recap.at], recap.past
        told = past.frames[step.start : recap._told]
        assert playback.shown == (told[-1].view if told else recap._before(step.start))
        views = [recap._before(step.start), *(frame.view for frame in told)]
        beats = [table.controller.beat(view, frame.event) for view, frame in zip(views, told, strict=False)]
        rising = {words for beat in beats for _key, words in beat.captions}
        assert {one.words for one in playback.effects if isinstance(one, Caption)} <= rising, recap.at
        booms = any(isinstance(frame.event, events.Exploded) for frame in told)
        assert sees(table, "blast") == booms, (recap.at, step.words)
        blown |= {recap.at} if booms else set()
    assert recap.on and (blown or frames < 150), "who waits sees it"


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), *thorough(((1120, 630), 100), ((960, 600), 100), ((1280, 720), 160))]
)
def test_words_that_rise_stand_beside_the_plate(desk, tmp_path, size, text):
    said = 0
    for seed in (3, 4, 5):
        sitting = desk(size, speed="normal", text=text)
        table = TableScene(sitting.app, burst(seed), tmp_path / "m.json")
        sitting.show(table, 240)
        table.recap.open()
        for _step in range(len(table.recap.steps)):
            for _moment in range(12):
                sitting.step(6)
                for one in table.playback.effects:
                    if isinstance(one, Caption) and one._placed:
                        said += 1
                        assert not one._placed[1].colliderect(table.recap.plate.rect), one.words
            sitting.key("space")
    assert said


# -- steps ---------------------------------------------------------------------------------------------------


class Did(Event):
    what: str


class Fate(Event):
    what: str


def words_of(event: Event) -> str:
    return event.what


def test_steps_are_cut_at_decisions_and_others_fates_and_told_together_if_there_are_many():
    events = [Did(1, "a"), Did(1, ""), Fate(2, "b"), Fate(3, "c"), Did(1, "d"), Did(NOBODY, "e"), Did(0, "turn")]
    decisions = [0, 0, 0, 0, 1, 1, 1]
    steps = told_in_steps(events, decisions, words_of, lambda event: event.what == "turn")
    assert [step.words for step in steps] == [("a",), ("b", "c"), ("d", "e"), ()]
    assert steps[-1].kicker == "turn"
    assert [step.start for step in steps[1:]] == [step.stop for step in steps[:-1]], "nothing is left out"
    many = [Did(1, f"{number} done") for number in range(30)]
    few = told_in_steps(many, range(30), words_of, lambda event: False, most=4)
    assert len(few) == 4 and sum(len(step.words) for step in few) == 30
    assert all(step.letters <= LETTERS for step in few)


# -- while others move -----------------------------------------------------------------------------------------


def test_a_step_ends_with_all_that_came_of_its_decision():
    """A colony that stands without being told of belongs to the sentence that it was built."""
    events = [Did(1, "built"), Did(1, ""), Did(1, "used"), Did(1, ""), Did(0, "turn")]
    steps = told_in_steps(events, [0, 0, 1, 1, 2], words_of, lambda event: event.what == "turn")
    assert [(step.start, step.stop) for step in steps] == [(0, 2), (2, 4), (4, 5)]


def test_the_bar_names_who_moves_before_the_viewer_does(sit):
    table = sit(Match(GAMES["nine-lives"], PEOPLE, {"first": 0}, 1), speed="normal")
    table.skip()
    table.submit(table.match.legal[0])
    table.skip()
    assert table.panel.queue[0] == (1, 2) and "Mimi" in table.panel.prompt
    table.submit(table.match.legal[0])
    assert table.panel.queue[0] == (1, 2) and "Mimi" in table.panel.prompt, "hers is still shown"
    table.skip()
    assert table.panel.queue[0] == (2,) and "Oscar" in table.panel.prompt
    table.submit(table.match.legal[0])
    table.skip()
    if table.match.to_act == 0:
        assert table.panel.queue[0] == () and table.panel.mine


def test_space_makes_the_others_faster_until_it_is_ones_turn(sit):
    table = sit(Match(GAMES["nine-lives"], PEOPLE, {"first": 0}, 1), speed="normal")
    table.skip()
    table.submit(table.match.legal[0])
    table.desk.key("space")
    assert table.playback.haste > 1 and table.opponents.hasty
    while table.match.to_act != 0:
        table.submit(table.match.legal[0])
        table.skip()
    assert table.playback.haste == 1 and not table.opponents.hasty


def test_in_cat_quest_the_bar_follows_the_order_that_turns_round():
    match = Match(GAMES["cat-quest"], PEOPLE, {"first": 0}, 1)
    chance = random.Random(1)
    about = controller_for("cat-quest", PEOPLE)
    while match.state.round < 6 and match.to_act is not None:
        turn, view = match.state.turn, match.view(None)
        foretold = [about.before(view, turn, viewer) for viewer in range(3)] if match.to_act == turn else []
        match.submit(match.to_act, chance.choice(match.legal))
        if match.to_act is not None and match.state.turn != turn:
            for viewer, seats in enumerate(foretold):
                came = match.state.turn
                if seats and viewer != turn:
                    assert came == (seats[1] if len(seats) > 1 else viewer)


def test_what_was_seen_live_after_a_break_is_not_told_again_by_itself(sit):
    match = Match(GAMES["nine-lives"], PEOPLE, {"first": 0}, 1)
    match.submit(0, match.legal[0])
    match.submit(1, match.legal[0])
    table = sit(match, recap=True)
    assert table.match.to_act == 2 and table.recap.on, "at once, though it is somebody else's turn"
    table.desk.key("escape")
    table.desk.step(3)
    table.submit(match.legal[0])
    table.skip()
    table.desk.step(5)
    assert not table.recap.on


@pytest.mark.parametrize("game", SHELF)
def test_no_step_only_says_whose_turn_it_is_now(sit, game):
    for moves in (20, 33, 47):
        match = played(game, 4, moves)
        if match.to_act is not None:
            table = sit(match)
            table.recap.open()
            assert table.recap.on and table.recap.steps[-1].words
            assert table.recap.steps[-1].stop == len(table.recap.past.frames), "and it ends with the table as it is"


def test_where_nobody_sits_the_key_says_what_to_do_instead_also_while_cats_move(sit):
    table = sit(Match(GAMES["nine-lives"], [Seat(AI, name, "random") for name in ("Mimi", "Oscar")], {}, 1))
    table.submit(table.match.legal[0])
    assert not table.settled
    table.desk.key("r")
    assert table.reason == ("Nobody sits here: click a line of the log to see that again.", "")


def test_a_key_pressed_while_something_happens_says_when_it_can_be_seen(sit):
    table = sit(Match(GAMES["nine-lives"], PEOPLE, {"first": 0}, 1), speed="normal")
    table.skip()
    table.submit(table.match.legal[0])
    table.skip()
    table.submit(table.match.legal[0])
    assert not table.settled
    table.desk.key("r")
    assert not table.recap.on and "when it is over" in table.reason[0]


def test_nobody_moves_any_more_when_the_game_is_over(sit):
    match = Match(GAMES["nine-lives"], [Seat(AI, name, "random") for name in ("Mimi", "Oscar")], {}, 1)
    chance, before = random.Random(1), None
    while match.to_act is not None:
        before = save.to_text(match)
        match.submit(match.to_act, chance.choice(match.legal))
    last = match.history[-1].action
    table = sit(save.from_text(before, GAMES), speed="normal")
    table.submit(last)
    assert table.match.outcome is not None and not table.settled
    assert table.panel.prompt == ""


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_that_a_copy_goes_on_covers_no_button_and_leaves_no_second_row_if_nothing_is_played(desk, size):
    match = played("nine-lives", 3, 14)
    path = saves.new_path("nine-lives")
    save.write(match, path)
    elsewhere = Lock(path)
    assert elsewhere.take()
    sitting = desk(size, recap=True)
    sitting.app.reset(MenuScene(sitting.app))
    matches.resume(sitting.app, path)
    sitting.step(8)
    table = sitting.top
    assert isinstance(table, TableScene) and table.recap.on and "a copy of it goes on" in sitting.app.notice.words
    with_notice = sitting.app.window.copy()
    plate = table.recap.plate.rect
    sitting.app.hush()
    sitting.step(2)
    assert pixels_in(with_notice, with_notice.get_rect()) != pixels_in(sitting.app.window, with_notice.get_rect())
    assert pixels_in(with_notice, plate) == pixels_in(sitting.app.window, plate)
    navigation.back_to_menu(sitting.app)
    assert saves.found() == [path]
    matches.resume(sitting.app, path)
    copy = sitting.top
    copy.match.submit(copy.match.to_act, copy.match.legal[0])
    navigation.back_to_menu(sitting.app)
    assert len(saves.found()) == 2
    elsewhere.release()


def pixels_in(picture: pygame.Surface, place: pygame.Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(place), "RGB")
