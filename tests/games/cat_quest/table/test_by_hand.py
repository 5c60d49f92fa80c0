"""Cat Quest in somebody's hands: what is pointed at, what is told of it and what a click does are the same."""

import random
from collections.abc import Callable

import pygame
from support.gestures import click, drag
from support.quests import quest

from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.board import SPACES, after, distance
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.shelf import GAMES
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import imagined
from tabletop.kernel.lesson import Step
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.lesson.chapters import Course
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.shared.controllers import lesson_for
from tabletop.screens.table.advice.hint import Rank
from tabletop.screens.table.table import TableScene
from tabletop.ui.input import Key
from tabletop.ui.stage import overlay
from tabletop.ui.stage.overlay import pixels
from tabletop.window.press import NEW

GAME = GAMES["cat-quest"]
FIRST_ROUNDS = (
    "roll move:Ve1 recruit roll move:Ma1 recruit roll move:Me2 recruit roll move:Ju38 recruit roll move:Ur32 roll "
    "move:Su recruit roll move:Ma12 roll move:Pl29 recruit roll move:Sa25 recruit roll move:Ur29 recruit roll"
)
"""To a roll of 1 and 3 on Uranus, with lights behind the planet."""


def sit_down(desk, actions: str = "", **chosen) -> TableScene:
    sitting = desk((1280, 720), **{"coach": {"You": "off"}, **chosen})
    match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {}, 837617962)
    for text in actions.split():
        match.submit(match.to_act, GAME.parse(text))
    table = TableScene(sitting.app, match, None)
    sitting.show(table, 30)
    return table


def test_what_is_told_of_a_space_is_where_a_click_flies(desk):
    table = sit_down(desk, FIRST_ROUNDS)
    hand, told = table.hand, 0
    for x in range(330, 520, 3):
        for y in range(430, 590, 3):
            hand.move(x, y)
            if not hand.over:
                continue
            action, note = hand.pointed()[0], table.callouts.note()
            there = model.home_on(table.playback.shown.planets, action.what)
            title = table.controller.explain(table.playback.shown, f"space:{action.what}").title
            if there != NOBODY:
                title = table.controller.explain(table.playback.shown, f"home:{there}").title
            assert note.name == title, (x, y, hand.hovered, hand.over)
            told += hand.hovered != hand.over
    assert told > 100, "lights before a planet are among them"


def test_the_place_aimed_at_is_ringed_where_its_light_is_seen(desk):
    table = sit_down(desk, FIRST_ROUNDS)
    aimed = 0
    for space in range(SPACES):
        zone, action = table.stage.zones.get(f"space:{space}"), model.MOVES[space]
        if zone is None or action not in table.match.legal:
            continue
        shown = table.controller.preview(table.playback.shown, action, table.size())
        ring = next(piece for piece in shown if piece.key == "aim")
        assert (ring.x, ring.y) == (zone.x, zone.y) and ring.picture[0] != "ring", "that is the keyboard's"
        aimed += 1
    assert aimed > 10


def test_nobody_is_asked_about_the_end_of_a_turn_in_which_nothing_else_is_left(desk):
    table = sit_down(desk, FIRST_ROUNDS.partition(" recruit roll move:Ju38")[0], end_turn="always")
    assert table.match.legal == [model.RECRUIT, model.END] and table.match.to_act == 0
    table.decisions.choose([model.RECRUIT])
    assert table.sitting.held is None and table.match.history[-1].action == model.RECRUIT
    assert table.match.to_act == 1, "and it has ended the turn"
    table = sit_down(desk, FIRST_ROUNDS.partition(" move:Me2")[0], end_turn="always")
    far = next(one for one in table.match.legal if one.what == table.playback.shown.ships[0] + 1)
    table.decisions.choose([far])
    assert table.sitting.held == far, "there was more to choose from"


def hinted(desk, text: str) -> TableScene:
    """The table with a hint for this action."""
    table = sit_down(desk, FIRST_ROUNDS)
    moves = sorted(table.adviser.look().moves, key=lambda move: str(move.action) != text)
    assert str(moves[0].action) == text
    moves[0] = moves[0]._replace(value=0.9)
    table.adviser._known[table.match.position] = "master", table.adviser.look()._replace(moves=tuple(moves))
    table.handle(Key("h"))
    table.shell.step(1 / 60)
    return table


def test_a_hint_for_a_flight_shows_its_way_and_where_it_ends_and_covers_no_goal(desk):
    table = hinted(desk, "move:Pl31")
    shown = table.controller.preview(table.playback.shown, model.MOVES[table.playback.shown.planets[9]], table.size())
    assert len(shown) > 3 and table.drawing.previewed == [pixels(table.look, piece) for piece in shown]
    bubble = table.hints.draw(table.shell.window)
    for home in range(10):
        world = pixels(table.look, table.stage.sprites[f"home:{home}"].piece)
        assert not bubble.colliderect(world.inflate(-8, -8)), home
    ahead = pixels(table.look, table.stage.sprites["clock"].piece)
    assert bubble.collidelist([*table.panel.written, *table.drawing.previewed, ahead]) < 0


def test_escape_puts_a_hint_away_before_it_opens_anything(desk):
    table = hinted(desk, "peek")
    assert table.hints.rank is Rank.BEST
    for key, scenes in (("escape", 1), ("escape", 2)):
        table.fingers.press_key(Key(key))
        assert not table.hints.rank and len(table.shell.scenes) == scenes


def test_an_arrow_across_the_table_is_slim_and_smooth(desk):
    look = sit_down(desk).look
    surface = pygame.Surface((700, 500))
    overlay.draw_arrow(surface, look, (40, 460), (640, 60))
    painted = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
    painted.invert()
    assert 3 * 721 < painted.count() < 11 * 721, "not a beam, and not a hair"
    colours = {tuple(surface.get_at((x, 260))) for x in range(700)}
    assert len(colours) > 4, "its edges are blended"


def test_what_is_said_of_coming_nearer_is_never_behind_what_is_asked(desk):
    steps = FIRST_ROUNDS.split()
    for count in range(len(steps) + 1):
        table = sit_down(desk, " ".join(steps[:count]))
        note = pixels(table.look, table.stage.sprites["zoom"].piece)
        assert table.shell.window.get_rect().contains(note)
        over = [table.panel.prompt_rect, *table.panel.written]
        over += [pixels(table.look, sprite.piece) for key, sprite in table.stage.sprites.items() if "plate" in key]
        assert note.collidelist(over) < 0, count


def test_what_a_rival_says_is_seen(desk):
    for count in (4, 12, 18, 29):
        table = sit_down(desk, " ".join(FIRST_ROUNDS.split()[:count]))
        table.moods.said = (1, "There is tuna in the galley.")
        place = table.moods.draw(table.shell.window, table.look, [table.panel.prompt_rect, *table.panel.written])
        assert place is not None and table.shell.window.get_rect().contains(place)
        cards = [sprite.piece for sprite in table.stage.sprites.values() if sprite.piece.card]
        assert place.collidelist([pixels(table.look, card) for card in cards]) < 0


def test_a_click_on_a_rivals_ship_flies_there_and_then_trades_as_dragging_does(desk):
    for dragged in (False, True):
        sitting = desk((1280, 720), coach={"You": "off"})
        match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {"first": 1}, 7)
        match.submit(1, model.ROLL)
        start = match.view(1).ships[1]
        bare = next(
            move for move in match.legal
            if move.verb == model.MOVE and move.what not in match.view(1).planets and distance(start, move.what) == 2
        )  # fmt: skip
        match.submit(1, bare)
        match.submit(0, model.ROLL)
        table = TableScene(sitting.app, match, None)
        sitting.show(table, 30)
        own, rival = (pixels(table.look, table.stage.sprites[f"ship:{seat}"].piece).center for seat in (0, 1))
        if dragged:
            drag(table.shell, own, rival)
        else:
            click(table.shell, rival)
        assert match.history[-1].action == bare and match.to_act == 0, match.history[-1].action
        table.playback.skip()
        sitting.step(30)
        rival = pixels(table.look, table.stage.sprites["ship:1"].piece).center
        drag(table.shell, at(table, f"cat:0:{EARTH}"), rival)
        assert table.reason == ("To trade cats, first click the ship beside yours, or Trade.", "CQ-4.5")
        click(table.shell, rival)
        assert match.history[-1].action == model.TRADES[1], "on the same space a click begins to talk"


def at(table: TableScene, key: str) -> tuple[int, int]:
    x, y = table.stage.place(key)
    return round(x * table.look.unit), round(y * table.look.unit)


def mouse(table: TableScene, kind: str, place: tuple[int, int]) -> None:
    facts = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == "move" else {"button": 1}
    kinds = [pygame.MOUSEMOTION] if kind == "move" else [pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]
    for one in kinds:
        pygame.event.post(pygame.Event(one, pos=place, **facts))
        table.shell.step(1 / 60)


def test_a_turn_that_ends_by_itself_asks_although_the_next_one_is_ones_own(desk):
    """The order reverses every round (CQ-2.4): who was last is first."""
    texts = FIRST_ROUNDS.split()
    for many in range(len(texts)):
        match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {}, 837617962)
        for text in texts[:many]:
            match.submit(match.to_act, GAME.parse(text))
        if match.to_act != 0 or match.view(0).place != 1 or all(one.verb != model.MOVE for one in match.legal):
            continue
        table = sit_down(desk, " ".join(texts[:many]), end_turn="always")
        world = [imagined(GAME, table.playback.shown, one, 1)[0] for one in match.legal]
        divides = table.controller.divides
        last = [one for one, seen in zip(match.legal, world, strict=True) if any(map(divides, seen.events))]
        assert last and all(table.controller.whose_turn(seen.after) == 0 for seen in world)
        table.decisions.choose(last[:1])
        assert table.sitting.held == last[0] and table.match.position == many
        table.decisions.end_turn()
        assert table.match.position == many + 1 and table.match.to_act == 0
        return
    raise AssertionError("nobody was last in a round")


def test_a_flight_that_ends_the_match_asks_unless_it_is_never_asked(desk):
    """In the last turn of the last round (CQ-8.3): there is no way back."""
    for wanted, asks in (("always", True), ("lost", True), ("never", False)):
        last = quest("Ea", "Ea", ships="Ve3 Ve5", row="WMEFA", limit=10)
        last.round, last.place, last.phase, last.dice = 10, 1, model.ROLLED, [5, 5]  # the first moves last (CQ-2.4)
        seats = (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy"))
        match = Match(GAME, seats, {}, 5, position=lambda rng, start=last: start.copy())
        sitting = desk((1280, 720), coach={"You": "off"}, end_turn=wanted)
        table = TableScene(sitting.app, match, None)
        sitting.show(table, 30)
        ends = [one for one in match.legal if imagined(GAME, table.playback.shown, one, 1)[0].after.phase == model.OVER]
        assert ends
        table.decisions.choose(ends[:1])
        assert (table.sitting.held == ends[0]) is asks and (match.outcome is None) is asks


def after_rounds(ready: Callable[[Match], bool]) -> str:
    """As many of the first decisions as there are before the first time that it is so, with You to act."""
    texts = FIRST_ROUNDS.split()
    match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {}, 837617962)
    for many, text in enumerate(texts):
        if match.to_act == 0 and ready(match):
            return " ".join(texts[:many])
        match.submit(match.to_act, GAME.parse(text))
    raise AssertionError("it never is so")


def rolls_where_it_ended(desk) -> tuple[TableScene, tuple[int, int]]:
    """Who is last in a round is first in the next: the pointer lies on Roll, where End turn lay a moment ago."""
    table = sit_down(desk, after_rounds(lambda match: match.view(0).place == 1 and model.END in match.legal))
    place, unit = at(table, "end"), table.look.unit
    mouse(table, "move", place)
    mouse(table, "click", place)
    for name in ("right", "return"):  # yes, without recruiting
        table.shell.scenes[-1].handle(Key(name))
    table.shell.step(1 / 60)
    assert table.match.history[-1].action == model.END and table.match.to_act == 0 and table.settled
    assert table.hand.decides_at(place[0] / unit, place[1] / unit) == [model.ROLL], "it has taken its place"
    return table, place


def test_what_comes_under_a_resting_pointer_is_deaf_at_first(desk):
    table, place = rolls_where_it_ended(desk)
    position = table.match.position
    for _click in range(2):
        mouse(table, "click", place)
        assert table.match.position == position, "that was meant for what was there before"
    mouse(table, "move", (place[0] + 9, place[1]))
    mouse(table, "click", (place[0] + 9, place[1]))
    assert table.match.history[position:][0].action == model.ROLL, "whoever moves has seen it"


def test_what_has_been_there_for_half_a_second_is_pressed_without_moving(desk):
    table, place = rolls_where_it_ended(desk)
    position = table.match.position
    for _frame in range(round(NEW * 60) + 2):
        table.shell.step(1 / 60)
    mouse(table, "click", place)
    assert table.match.history[position:][0].action == model.ROLL


def test_the_first_return_after_the_mouse_does_the_amber_thing(desk):
    table = sit_down(desk, after_rounds(lambda match: model.ROLL in match.legal))
    mouse(table, "click", (20, 400))
    assert not table.hand.cursor and table.hand.shines("roll")
    table.handle(Key("return"))
    assert table.match.history[-1].action == model.ROLL


def test_keys_do_not_begin_with_a_trade(desk):
    chance = random.Random(4)
    trades = {*model.TRADES}
    while True:
        match = Match(GAME, (Seat(HUMAN, "You"), Seat(AI, "Nova", "easy")), {}, chance.randrange(10**6))
        while match.to_act is not None:
            if match.to_act == 0 and trades & {*match.legal} and model.ROLL in match.legal:
                table = TableScene(desk().app, match, None)
                table.shell.reset(table)
                for _frame in range(30):
                    table.shell.step(1 / 60)
                assert table.hand.begin() and table.hand.cursor == "roll"
                return
            match.submit(match.to_act, chance.choice(match.legal))


def test_a_ship_let_go_beside_everything_says_why(desk):
    table = sit_down(desk, FIRST_ROUNDS)
    sprite, unit, told = table.stage.sprites["ship:0"], table.look.unit, 0
    start = at(table, "ship:0")
    for aside in (-0.9, -0.7, 0.7, 0.9):
        end = round((sprite.piece.x + aside * sprite.piece.width) * unit), start[1]
        for kind, place in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, end), (pygame.MOUSEBUTTONUP, end)):
            more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
            pygame.event.post(pygame.Event(kind, pos=place, **more))
            table.shell.step(1 / 60)
        if table.match.position > len(FIRST_ROUNDS.split()):
            return  # it was near enough to where it can go
        told += table.reason is not None
        table.reason = None
    assert told == 4


def test_the_ring_beside_a_planet_is_the_space_it_lies_on(desk):
    sitting = desk((1280, 720), pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    lesson, beside = lesson_for("cat-quest"), 0
    for number in range(len(lesson.chapters)):
        Course(sitting.app, "cat-quest", lesson).open(number)
        sitting.step(30)
        stage, hand, planets = sitting.top.stage, sitting.top.hand, sitting.top.playback.shown.planets
        homes = [zone for key, zone in stage.zones.items() if key.startswith("home:")]
        for home in range(1, len(planets)):
            if (ring := stage.sprites.get(f"next:{home}")) is None:
                continue
            ring, space = ring.piece, f"space:{after(planets[home])}"
            before = [
                one for one in homes if abs(ring.x - one.x) < one.width / 2 and abs(ring.y - one.y) < one.height / 2
            ]
            if before or hand._zone_at(ring.x, ring.y) != space:  # it peeps out behind a planet, or a tag hides it
                continue
            beside += pixels(sitting.app.look, ring).collidelist([pixels(sitting.app.look, one) for one in homes]) >= 0
            for share in (-0.45, 0.45):
                found = hand._zone_at(ring.x + share * ring.width, ring.y)
                assert not (found or "").startswith("home:"), f"{number}: {space} at {share} is {found}"
    assert beside >= 2, "rings that touch a planet are among them"


def test_in_the_lesson_keys_begin_with_what_is_asked_for(desk):
    sitting = desk((1280, 720), pace=0)
    sitting.show(MenuScene(sitting.app), 5)
    lesson = lesson_for("cat-quest")
    asked = [
        (number, at)
        for number, chapter in enumerate(lesson.chapters)
        for at, step in enumerate(chapter.steps)
        if isinstance(step, Step) and step.does == ("battle",)
    ]
    assert len(asked) > 2
    for number, step in asked:
        Course(sitting.app, "cat-quest", lesson).open(number, step)
        sitting.step(60)
        scene = sitting.top
        for cursor in ("", "roll"):
            scene.hand.cursor = cursor
            scene._settle()
            assert scene.hand.begin() and scene.hand.cursor == "battle", (number, step)
