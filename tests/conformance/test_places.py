"""Every table of the program is a place: scenery, heads with moods, things to say, moments, no empty boxes."""

import pytest
from support.walking import walk

from tabletop.ai.bots import choose
from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.stage.moods import MOODS

PLACES = sorted(game for game, rules in GAMES.items() if type(rules).__module__.startswith("tabletop."))
WINDOW = (1280.0, 720.0)


def people(count: int) -> list[Seat]:
    return [Seat(AI if seat else HUMAN, f"Cat {seat}", "random" if seat else "") for seat in range(count)]


@pytest.mark.parametrize("game", PLACES)
def test_there_is_a_place_and_a_goal(game):
    count = GAMES[game].info.seats[0]
    controller = controller_for(game, people(count))
    match = Match(GAMES[game], people(count), {}, 5)
    layout = controller.layout(match.view(0), match.legal, controller.room(WINDOW))
    assert controller.whole_window and controller.goal and layout.hud is not None
    for layer in layout.scene:
        assert (paths.ART / f"{layer.art}.svg").is_file(), layer
    assert any((paths.ART / f"{layer.art}-contrast.svg").is_file() for layer in layout.scene)


@pytest.mark.parametrize("window", [(1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1707.0, 720.0)])
@pytest.mark.parametrize("game", PLACES)
def test_the_scenery_fills_every_window(game, window):
    for count in GAMES[game].info.seats:
        controller = controller_for(game, people(count))
        match = Match(GAMES[game], people(count), {}, 5)
        scene = controller.layout(match.view(0), match.legal, controller.room(window)).scene
        for x in (1, window[0] / 2, window[0] - 1):
            for y in (1, window[1] / 2, window[1] - 1):
                covered = (abs(x - one.x) <= one.width / 2 and abs(y - one.y) <= one.height / 2 for one in scene)
                assert any(covered), (game, count, x, y)


@pytest.mark.parametrize("game", PLACES)
def test_everybody_sits_there_with_a_face_for_every_mood(game):
    for count in GAMES[game].info.seats:
        controller = controller_for(game, people(count))
        match = Match(GAMES[game], people(count), {}, 5)
        chance = Rng(4)
        while match.position < 3 * count + 12 and match.legal:
            match.submit(match.to_act, chance.choice(match.legal))
        view = match.view(0)
        pieces = {piece.key: piece for piece in controller.layout(view, (), controller.room(WINDOW)).pieces}
        for seat in range(count):
            head = pieces[f"head:{seat}"]
            assert head.picture[0] == "bust" and head.width >= (88 if count <= 4 else 40), (game, count, head)
            assert head.picture[1] == controller.face(view, seat)
            for mood in MOODS:
                assert (paths.ART / f"{head.picture[1]}-{mood}.svg").is_file(), (head.picture, mood)


@pytest.mark.parametrize("game", PLACES)
def test_there_is_enough_to_say_and_every_feeling_has_a_face(game):
    count = GAMES[game].info.seats[-1]
    controller = controller_for(game, people(count))
    lines = [line for said in controller.chatter.values() for line in said]
    assert len(set(lines)) >= 40 and set(controller.chatter) <= set(MOODS) - {"blink"}
    assert all(len(said) >= 2 for said in controller.chatter.values()), "never the same twice in a row"
    assert all(0 < len(line) <= 40 for line in lines)
    match, chance, felt = Match(GAMES[game], people(count), {}, 5), Rng(5), set()
    match.watch((None,))
    while match.legal:
        view = match.view(None)
        record = match.submit(match.to_act, chance.choice(match.legal))
        for frame in record.frames[None]:
            for seat, mood in controller.feel(view, frame.event):
                assert seat in range(count) and mood in MOODS, (frame.event, seat, mood)
                felt.add(mood)
            view = frame.view
    assert len(felt) >= 4, felt
    assert felt <= {*controller.chatter, "blink", "calm", "asleep"}, "a feeling has words"


@pytest.mark.rendering
@pytest.mark.parametrize("game", PLACES)
def test_whole_games_have_moments_that_say_why_and_do_not_drag(game):
    count = GAMES[game].info.seats[0]
    controller = controller_for(game, people(count))
    moments, moves = [], 0
    for seed in range(6):
        match, chance = Match(GAMES[game], people(count), {}, seed), Rng(seed)
        match.watch((0,))
        while match.legal and match.position < 160:
            view, turn = match.view(0), match.to_act
            record = match.submit(turn, choose(GAMES[game], match.view(turn), "easy", chance))
            for frame in record.frames[0]:
                moment = controller.beat(view, frame.event).moment
                if moment is not None:
                    moments.append(moment)
                    assert moment.title and len(moment.words) <= 3, moment
                    assert all(words.strip() for words in moment.words)
                view = frame.view
        moves += match.position
        if len(moments) > 3:
            break
    assert moments and len(moments) <= moves / 4, (len(moments), moves)


@pytest.mark.parametrize("game", PLACES)
def test_no_outlined_empty_box_is_left(game):
    for count in (GAMES[game].info.seats[0], GAMES[game].info.seats[-1]):
        controller = controller_for(game, people(count))
        for number, (state, _action, _rng) in enumerate(walk(GAMES[game], count, seed=count)):
            if number % 11:
                continue
            view = GAMES[game].view(state, GAMES[game].to_act(state))
            for piece in controller.layout(view, GAMES[game].legal(state), controller.room(WINDOW)).pieces:
                assert piece.picture[0] != "slot", piece
