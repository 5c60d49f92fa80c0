"""Conformance 9: every legal action has a gesture on the table and a keyboard path; the table follows the events."""

from functools import partial

import pygame
import pytest
from support.walking import SMALL_TABLES, TABLES, rulebook, walk

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, Match, Seat
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.sprites import Stage

ARROWS = ("left", "right", "up", "down")
PAGES = ("page down", "page up")
"""They lead through all places one after the other, where there are too many to find each with an arrow."""
MANY = 40
WINDOW = (1280.0, 720.0)


def people(seats: int) -> list[Seat]:
    return [Seat(AI, f"Cat {number}", "random") for number in range(seats)]


def reachable(hand: Hand) -> set[str]:
    """Every place the arrow and page keys lead the cursor to."""
    hand.cursor = ""
    hand.key("right")
    found, open_ends = set(), [hand.cursor]
    while open_ends:
        here = open_ends.pop()
        found.add(here)
        for key in PAGES if len(found) > MANY else (*ARROWS, *PAGES):
            hand.cursor = here
            hand.key(key)
            if hand.cursor not in found:
                open_ends.append(hand.cursor)
    return found


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_legal_action_has_a_gesture_and_a_keyboard_path(game_id: str, seats: int) -> None:
    game, controller = GAMES[game_id], controller_for(game_id, people(seats))
    for number, (state, action, _rng) in enumerate(walk(game, seats, seed=seats)):
        if action is None or number > 120 * 3 // (seats + len(game.info.seats)):
            break
        view = game.view(state, game.to_act(state))
        legal = game.legal(state)
        if len(legal) > MANY and number % 8:
            continue  # they are much alike, and every place of each is tried
        layout = controller.layout(view, legal, controller.room(WINDOW))
        keys = [piece.key for piece in layout.pieces]
        assert len(keys) == len(set(keys))
        index = Index([(allowed, controller.gesture(view, allowed)) for allowed in legal])
        stage = Stage(controller.paint)
        stage.show(layout, at_once=True)
        decided: list[object] = []
        hand = Hand(stage, decided.extend, lambda lift, drop: None, lambda name: None)
        hand.set_index(index)
        assert reachable(hand) >= set(index.lifts)
        for lift in index.lifts:
            hand.put_down()
            hand.take(lift)
            reached = reachable(hand)
            assert all(reached & set(index.gestures[allowed].drops) for allowed in index.actions(lift))
            for target in index.targets(lift):
                hand.take(lift)
                hand.cursor = target
                hand.key("return")
        assert set(decided) == set(legal)
        assert all(gesture.words for gesture in index.gestures.values())


@pytest.mark.parametrize(("game_id", "seats"), SMALL_TABLES)
def test_no_piece_of_ones_own_is_pressed_in_vain_without_a_reason(game_id: str, seats: int) -> None:
    """Who cannot take an own piece, or only look on, is told why, and by which rule."""
    game, controller = GAMES[game_id], controller_for(game_id, people(seats))
    match = Match(game, people(seats), {}, seed=seats)
    rules = rulebook(game_id)
    for number, (_state, action, _rng) in enumerate(walk(game, seats, seed=seats, options={})):
        if action is None or number > 120:
            break
        for seat in range(seats) if number % 15 == 0 else ():
            view, mine = match.view(seat), seat == match.to_act
            legal = match.legal if mine else ()
            lifts = {controller.gesture(view, allowed).lift for allowed in legal}
            ask = partial(match.refusal, seat)
            for piece in controller.layout(view, legal, controller.room(WINDOW)).pieces:
                if not piece.card or piece.key in lifts:
                    continue
                refusal = controller.refused(view, piece.key, None, ask)
                assert refusal is not None or not piece.mine, (seat, piece.key, str(action))
                assert refusal is None or f"\n{refusal.rule} " in rules
        match.submit(match.to_act, action)


@pytest.mark.parametrize(("game_id", "seats"), SMALL_TABLES)
def test_every_frame_can_be_laid_out_and_told(game_id: str, seats: int) -> None:
    """What every seat sees after each event has its pieces on the table, each once, and its words."""
    game, controller = GAMES[game_id], controller_for(game_id, people(seats))
    match = Match(game, people(seats), {}, seed=seats)
    watchers = (None, *range(seats))
    match.watch(watchers)
    shown = {seat: match.view(seat) for seat in watchers}
    for number, (_state, action, _rng) in enumerate(walk(game, seats, seed=seats, options={})):
        if action is None or number > 120 * 3 // (seats + len(game.info.seats)):
            break
        record = match.submit(match.to_act, action)
        for seat in watchers:
            for event, view in record.frames[seat]:
                controller.beat(shown[seat], event)
                assert isinstance(controller.tell(event), str)
                keys = [piece.key for piece in controller.layout(view, (), controller.room(WINDOW)).pieces]
                assert len(keys) == len(set(keys))
                shown[seat] = view


@pytest.mark.rendering
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_piece_can_be_painted_and_explained(game_id: str, seats: int, dummy_screen: None) -> None:
    from tabletop.ui.render.look import Look
    from tabletop.ui.render.theme import NIGHT

    game, controller = GAMES[game_id], controller_for(game_id, people(seats))
    look = Look(NIGHT, (1280, 720))
    for number, (state, _action, _rng) in enumerate(walk(game, seats, seed=seats)):
        if number % 9:
            continue
        view = game.view(state, game.to_act(state))
        stage = Stage(controller.paint)
        layout = controller.layout(view, game.legal(state), controller.room(WINDOW))
        stage.show(layout, at_once=True)
        stage.draw(pygame.display.get_surface(), look)
        for piece in layout.pieces:
            explained = controller.explain(view, piece.key)
            if piece.mine:
                assert explained is not None and explained.title and explained.pictures
