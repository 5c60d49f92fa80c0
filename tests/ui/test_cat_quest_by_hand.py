"""Cat Quest in somebody's hands: what is pointed at, what is told of it and what a click does are the same."""

import pygame

from tabletop.games import GAMES
from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.board import SPACES, distance
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.scenes.table import TableScene
from tabletop.ui import overlay
from tabletop.ui.input import Key
from tabletop.ui.overlay import pixels
from tests.ui.gestures import click, drag

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
            action, note = hand.pointed()[0], table.advice.note()
            there = model.home_on(table.playback.shown.planets, action.what)
            title = table.controller.explain(table.playback.shown, f"space:{action.what}").title
            if there != model.NOBODY:
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
    assert table.decisions.held is None and table.match.history[-1].action == model.RECRUIT
    assert table.match.to_act == 1, "and it has ended the turn"
    table = sit_down(desk, FIRST_ROUNDS.partition(" move:Me2")[0], end_turn="always")
    far = next(one for one in table.match.legal if one.what == table.playback.shown.ships[0] + 1)
    table.decisions.choose([far])
    assert table.decisions.held == far, "there was more to choose from"


def hinted(desk, text: str) -> TableScene:
    """The table with a hint for this action."""
    table = sit_down(desk, FIRST_ROUNDS)
    moves = sorted(table.adviser.look().moves, key=lambda move: str(move.action) != text)
    assert str(moves[0].action) == text
    moves[0] = moves[0]._replace(value=0.9)
    table.adviser._known[table.match.position] = "master", table.adviser.look()._replace(moves=tuple(moves))
    table.hints.press()
    table.app.step(1 / 60)
    return table


def test_a_hint_for_a_flight_shows_its_way_and_where_it_ends_and_covers_no_goal(desk):
    table = hinted(desk, "move:Pl31")
    shown = table.controller.preview(table.playback.shown, model.MOVES[table.playback.shown.planets[9]], table.size())
    assert len(shown) > 3 and table.drawing.previewed == [pixels(table.look, piece) for piece in shown]
    bubble = table.hints.draw(table.app.window)
    for home in range(10):
        world = pixels(table.look, table.stage.sprites[f"home:{home}"].piece)
        assert not bubble.colliderect(world.inflate(-8, -8)), home
    ahead = pixels(table.look, table.stage.sprites["clock"].piece)
    assert bubble.collidelist([*table.panel.written, *table.drawing.previewed, ahead]) < 0


def test_escape_puts_a_hint_away_before_it_opens_anything(desk):
    table = hinted(desk, "peek")
    assert table.hints.place == 1
    for key, scenes in (("escape", 1), ("escape", 2)):
        table.fingers.press_key(Key(key))
        assert not table.hints.place and len(table.app.scenes) == scenes


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
        assert table.app.window.get_rect().contains(note)
        over = [table.panel.prompt_rect, *table.panel.written]
        over += [pixels(table.look, sprite.piece) for key, sprite in table.stage.sprites.items() if "plate" in key]
        assert note.collidelist(over) < 0, count


def test_what_a_rival_says_is_seen(desk):
    for count in (4, 12, 18, 29):
        table = sit_down(desk, " ".join(FIRST_ROUNDS.split()[:count]))
        table.moods.said = (1, "There is tuna in the galley.")
        place = table.moods.draw(table.app.window, table.look, [table.panel.prompt_rect, *table.panel.written])
        assert place is not None and table.app.window.get_rect().contains(place)
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
            drag(table.app, own, rival)
        else:
            click(table.app, rival)
        assert match.history[-1].action == bare and match.to_act == 0, match.history[-1].action
        table.playback.skip()
        sitting.step(30)
        rival = pixels(table.look, table.stage.sprites["ship:1"].piece).center
        click(table.app, rival)
        assert match.history[-1].action == model.TRADES[1], "on the same space a click begins to talk"
