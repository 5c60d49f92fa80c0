"""The numbers of Nine Lives one plays by stay free: of signs, of who won, of whoever gives advice."""

import pytest
from support.frames import frames
from support.kittens import GAME, play, table

from tabletop.games.nine_lives.rules.content import NO_CARD
from tabletop.games.nine_lives.rules.events import Won
from tabletop.games.nine_lives.table.controller import NineLivesController
from tabletop.games.nine_lives.table.seats import card_key
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.layout import Piece

SIZE = 1280.0, 720.0


def controller(seats: int) -> NineLivesController:
    return NineLivesController([Seat(AI if seat else HUMAN, f"Cat {seat}") for seat in range(seats)])


def overlap(one: Piece, other: Piece) -> bool:
    return abs(one.x - other.x) * 2 < one.width + other.width and abs(one.y - other.y) * 2 < one.height + other.height


@pytest.mark.parametrize("seats", range(2, 7))
def test_whoever_gives_advice_spares_bombs_totals_and_the_others_lives(seats):
    s, rng, at_table = GAME.setup({}, seats, Rng(seats)), Rng(4), controller(seats)
    seen = set()
    while GAME.to_act(s) is not None:
        view = GAME.view(s, 0)
        layout = at_table.layout(view, (), SIZE)
        lives = {card_key(top) for top in view.life_tops if top != NO_CARD}
        for piece in layout.pieces:
            kind = piece.picture[0]
            if kind in ("bomb", "total", "tent", "lights") or (piece.key in lives and not piece.mine):
                seen.add(kind)
                assert any(
                    abs(x + wide / 2 - piece.x) < 1 and abs(y + high / 2 - piece.y) < 1
                    for x, y, wide, high in layout.written
                ), piece.key
        GAME.apply(s, rng.choice(GAME.legal(s)), rng)
    assert {"bomb", "total", "tent", "card"} <= seen


def test_what_burns_is_not_hidden_by_the_sign_that_says_what_to_do_with_a_life():
    """The viewer's Hairball lies above the spark, and the sign below it."""
    s = table("| C3 S7", "D8 | S9 D3", "D7 | S6 D6", "H2 | H4 D9", keeper=3)
    play(s, "play:H2", "play:C3:life>H", "play:D8", "play:D7")
    assert GAME.view(s, 0).choosing
    pieces = {piece.key: piece for piece in controller(4).layout(GAME.view(s, 0), (), SIZE).pieces}
    total = pieces["total"]._replace(width=52.0, height=46.0)
    assert not overlap(total, pieces["into:hand"]) and not overlap(total, pieces["into:discards"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_won_is_not_told_where_a_sign_stands_or_will_stand(seats):
    told = 0
    for seed in range(8):
        s, rng, at_table = GAME.setup({}, seats, Rng(seed)), Rng(seed), controller(seats)
        while GAME.to_act(s) is not None:
            before = GAME.view(s, 0)
            for frame in frames(GAME, s, str(rng.choice(GAME.legal(s))), 0):
                seen, before = before, frame.view
                if not isinstance(frame.event, Won) or not GAME.view(s, 0).choosing or s.turn:
                    continue
                zone = next((one for one in at_table.layout(seen, (), SIZE).zones if one.key == "verdict"), None)
                if zone is None:
                    continue
                told += 1
                said = Piece("said", (), zone.x, zone.y, 320, 40)
                signs = [one for one in at_table.layout(GAME.view(s, 0), (), SIZE).pieces if one.key[:5] == "into:"]
                assert len(signs) == 2 and not any(overlap(said, sign) for sign in signs)
    assert told
