"""Nine Lives at its table: what is staged, what is felt and said, what a card would make, what the room is made of."""

import math

import pygame
import pytest
from support.frames import frames
from support.kittens import CARD, GAME, cards, play, table

from tabletop.base import paths
from tabletop.games.nine_lives.rules.content import NUMBER, SUIT
from tabletop.games.nine_lives.rules.events import Acted, Ended, Exploded, Lost, Spared, Won
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.table.controller import NineLivesController
from tabletop.games.nine_lives.table.labels import label
from tabletop.games.nine_lives.table.paint import place as painter
from tabletop.games.nine_lives.table.paint.place import PAINTERS
from tabletop.games.nine_lives.table.seats import card_key
from tabletop.games.nine_lives.table.tags import ASLEEP, BURSTS, DEPENDS, HOLDS, LOSES
from tabletop.games.nine_lives.voice import words
from tabletop.games.nine_lives.voice.chatter import CHATTER
from tabletop.kernel.events import Event
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.screens.after.podium import standings
from tabletop.screens.after.tally import Tally
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.stage.layout import Beat, Piece
from tabletop.ui.stage.moment import Staged
from tabletop.ui.stage.moods import MOODS
from tabletop.ui.stage.sprites import Stage

NAMES = ("Ann", "Mimi", "Oscar", "Luna", "Bo", "Pip")
SIZES = ((1280, 720), (1280, 800), (1280, 960), (1707, 720), (1280, 1280), (2560, 720))


def controller(seats: int) -> NineLivesController:
    return NineLivesController([Seat(AI if seat else HUMAN, NAMES[seat]) for seat in range(seats)])


def happened(s: NineLivesState, *texts: str) -> list[tuple[Event, NineLivesView]]:
    """The events of the last of these actions, each with what the first seat saw before it."""
    play(s, *texts[:-1])
    before, pairs = GAME.view(s, 0), []
    for frame in frames(GAME, s, texts[-1], 0):
        pairs.append((frame.event, before))
        before = frame.view
    return pairs


def staged(s: NineLivesState, *texts: str) -> list[tuple[Event, Beat]]:
    at_table = controller(s.seats)
    return [(event, at_table.beat(view, event)) for event, view in happened(s, *texts)]


def test_an_explosion_is_one_moment_that_names_its_cause_and_whom_it_costs_a_life():
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "H2 S9 | D5 D6")
    beats = staged(s, "play:H5", "play:H4", "play:H2")
    moments = [beat.moment for _event, beat in beats if beat.moment]
    assert len(moments) == 1 and sum(isinstance(event, Lost) for event, _beat in beats) == 3
    assert moments[0].title == "Hearts burst: 11 is over 9"
    assert moments[0].words == ("You 5 + Mimi 4 + Oscar 2 = 11", "Everybody loses a life.")


def test_a_hairball_and_a_sleeper_are_named():
    s = table("H5 S9 | D1 D2", "S9 | H2 D4", "S8 | H3 D6")
    beats = staged(s, "play:H5", "play:H2:life", "play:H3:life>H")
    moment = next(beat.moment for event, beat in beats if isinstance(event, Exploded))
    assert moment.title == "Hearts burst: 14 is over 9"
    assert moment.words == ("You 5 + Mimi 2 + Oscar 3 + Hairball 4 = 14", "You and Oscar lose a life.",
                            "Mimi: asleep, nothing lost.")  # fmt: skip
    assert sum(isinstance(event, Spared) for event, _beat in beats) == 1


def test_two_suits_that_burst_are_one_moment():
    s = table("H6 | D1 D2", "H5 | D3 D4", "S7 | D5 D6", "S8 | D7 D8")
    beats = staged(s, "play:H6", "play:H5", "play:S7", "play:S8")
    burst = [(event, beat) for event, beat in beats if isinstance(event, Exploded)]
    assert len(burst) == 2 and [bool(beat.moment) for _event, beat in burst] == [True, False]
    assert burst[0][1].moment.title == "Hearts 11 and Spades 15 burst"
    assert burst[0][1].moment.words[:2] == ("Hearts: You 6 + Mimi 5 = 11", "Spades: Oscar 7 + Luna 8 = 15")


def test_who_wins_a_round_is_told_with_the_reason():
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "S2 | D5 D6")
    captions = [beat.captions for event, beat in staged(s, "play:H5", "play:H4", "play:S2") if isinstance(event, Won)]
    assert captions == [(("verdict", "You won: the highest Heart"),)]
    s = table("S9 | D1 D2", "H4 S9 | D3 D4", "H4b | D5 D6", keeper=1)
    captions = [beat.captions for event, beat in staged(s, "play:H4", "play:H4b", "play:S9") if isinstance(event, Won)]
    assert captions == [(("verdict", "Mimi won: Hearts 4 was played first"),)]


@pytest.mark.parametrize("text", (1.0, 1.6))
@pytest.mark.parametrize("seats", range(2, 7))
def test_who_won_is_told_where_no_name_no_life_and_no_card_is_covered(seats, text):
    s, rng, at_table, told = GAME.setup({}, seats, Rng(seats)), Rng(4), controller(seats), 0
    at_table.text = text
    while GAME.to_act(s) is not None:
        actions = GAME.legal(s)
        for event, view in happened(s, str(actions[rng.below(len(actions))])):
            if not isinstance(event, Won):
                continue
            layout, told = at_table.layout(view, (), SIZES[0]), told + 1
            (zone,) = (zone for zone in layout.zones if zone.key == "verdict")
            said = Piece("said", (), zone.x, zone.y - 13, 300 * text, 36 * text + 26)
            for piece in layout.pieces:
                if piece.key.startswith(("seat:", "lives:", "card:")) and not piece.mine:
                    assert _shared(said, piece) < 0.15 * piece.width * piece.height, piece.key
    assert told > 3


def test_what_a_life_costs_rises_neither_from_the_face_nor_from_the_name_nor_from_the_lives():
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "H2 S9 | D5 D6")
    captions = [one for event, beat in staged(s, "play:H5", "play:H4", "play:H2") if isinstance(event, Lost)
                for one in beat.captions]  # fmt: skip
    assert [key for key, _words in captions] == ["head:0", "power:1", "power:2"]
    for seats in range(2, 7):
        s = table(*(f"H{place + 1} | D{place + 1} S{place + 1}" for place in range(seats)))
        layout = controller(seats).layout(GAME.view(s, 0), (), SIZES[0])
        pieces, zones = {piece.key: piece for piece in layout.pieces}, {zone.key: zone for zone in layout.zones}
        for seat in range(1, seats):
            place = zones[f"power:{seat}"]
            said = Piece("said", (), place.x, place.y - 13, 130, 62)  # it rises
            assert not any(_overlap(said, pieces[f"{what}:{seat}"]) for what in ("head", "seat", "lives"))


def test_the_end_is_staged_with_everybodys_lives():
    s = table("H6 | D1", "H5 S1 | D3 D4 D5")
    moment = next(beat.moment for event, beat in staged(s, "play:H6", "play:H5") if isinstance(event, Ended))
    assert moment.title == "No lives left: Ann"
    assert moment.words == ("Ann 0 · Mimi 2", "Mimi has the most lives left and wins.")
    s = table("H6 | D1", "H5 | D3")
    assert words.ending(happened(s, "play:H6", "play:H5")[-1][1], NAMES[:2], 0)[1][1] == "You and Mimi share the win."


def test_a_bar_of_the_results_is_full_with_nine_lives_and_not_with_the_most():
    s = table("H6 | D1", "H5 S1 | D3 D4 D5")
    play(s, "play:H6", "play:H5")
    about, outcome = controller(2), GAME.outcome(s)
    ending = about.ending(GAME.view(s, None), outcome)
    assert [Tally(one, ending, about).most for one in standings(about, GAME.view(s, None), outcome)] == [9, 9]
    assert ending.words == "Round 1 was the last. Mimi had 2 lives left." and "ran out" in about.reason(outcome)
    assert [ending.counts(count) for count in range(3)] == ["no life", "one life", "2 lives"]


def test_looking_back_everybody_has_a_name_and_you_are_only_who_is_called_so():
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "S2 | D5 D6")
    pairs, about = happened(s, "play:H5", "play:H4", "play:S2"), controller(3)
    about.past = True
    captions = [about.beat(view, event).captions for event, view in pairs if isinstance(event, Won)]
    assert captions == [(("verdict", "Ann won: the highest Heart"),)]
    about.names[0] = "You"
    captions = [about.beat(view, event).captions for event, view in pairs if isinstance(event, Won)]
    assert captions == [(("verdict", "You won: the highest Heart"),)]


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1068, 576), (801, 472), (1920, 1080)])
def test_every_cats_plate_has_its_flame(size, monkeypatch):
    drawn = []
    monkeypatch.setattr(painter, "drawn", lambda look, name, *place: drawn.append(name) or pygame.Surface((4, 4)))
    pygame.init()
    pygame.display.set_mode((64, 64))
    look, about = Look(NIGHT, size), NineLivesController([Seat(AI, "Oscar"), Seat(AI, "Mimi"), Seat(AI, "Luna")])
    view = GAME.view(table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "S2 | D5 D6"), 1)
    tents = [piece for piece in about.layout(view, (), (1280, 720)).pieces if piece.picture[0] == "tent"]
    for piece in tents:
        painter.PAINTERS["tent"](look.px(piece.width), look.px(piece.height), look, *piece.picture[1:])
    assert len(tents) == 3 and drawn == ["flame"] * 3


def test_the_blast_is_there_for_the_moment_and_only_then():
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "H2 S9 | D5 D6")
    before = controller(3).layout(GAME.view(s, 0), (), SIZES[0])
    assert "blast" not in {piece.key for piece in before.pieces}
    view = next(view for event, view in happened(s, "play:H5", "play:H4", "play:H2") if isinstance(event, Exploded))
    blast = next(piece for piece in controller(3).layout(view, (), SIZES[0]).pieces if piece.key == "blast")
    assert blast.hint and blast.picture == ("blast", ((0, 11, 9),))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_an_explosion_throws_its_cards_about_and_tells_everybody_what_it_costs(seats, size):
    plays = [f"H{number}" for number in (6, 5, 4, 3, 2, 7)[:seats]]
    s = table(*(f"{card} | D{place + 1} S{place + 1}" for place, card in enumerate(plays)))
    at_table = controller(seats)
    event, view = next(one for one in happened(s, *(f"play:{card}" for card in plays)) if isinstance(one[0], Exploded))
    pieces = {piece.key: piece for piece in at_table.layout(view, (), size).pieces}
    lit = at_table.beat(view, event).moment.lit
    losses = [pieces[f"loss:{seat}"] for seat in range(seats)]
    assert all(piece.hint for key, piece in pieces.items() if key.startswith(("loss:", "flying:", "blast")))
    assert {piece.key for piece in losses} | {f"flying:{seat}" for seat in range(seats)} | {"blast"} <= set(lit)
    assert losses[0].picture[1] == "You: a life lost" and losses[1].picture[1] == "Mimi: a life lost"
    for place, one in enumerate(losses):
        assert one.width / 2 <= one.x <= size[0] - one.width / 2 and one.height / 2 <= one.y <= size[1] - one.height / 2
        assert not any(_overlap(one, other) for other in losses[place + 1 :])


def _overlap(one: Piece, other: Piece) -> bool:
    return abs(one.x - other.x) * 2 < one.width + other.width and abs(one.y - other.y) * 2 < one.height + other.height


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_total_does_not_lie_on_the_card_the_viewer_has_played(seats):
    for number in range(1, 10):
        others = [f"D{place} | S{place} S9" for place in range(1, seats)]
        s = table(f"C{number} | H1 H2", *others)
        play(s, f"play:C{number}")
        pieces = {piece.key: piece for piece in controller(seats).layout(GAME.view(s, 0), (), SIZES[0]).pieces}
        card, total = pieces[card_key(CARD[f"C{number}"])], pieces["total"]
        assert abs(total.x - card.x) >= card.width / 2 + 20 or abs(total.y - card.y) >= card.height / 2 + 20


def test_a_total_stays_at_its_fuse_when_the_viewers_card_lies_above_it():
    s = table("H1 H9 | C5 D6 S3", "D1 | S5 D9 S4", "D2 | C6 H3 S7", keeper=1)
    play(s, "play:S5:life", "play:C6:life>S5", "play:C5:life>C6", "life:hand")
    pieces = {piece.key: piece for piece in controller(3).layout(GAME.view(s, 0), (), SIZES[0]).pieces}
    assert pieces["total"].y < pieces["spark"].y, "not down beside the hand"


def test_one_card_leads():
    s = table("H1 | H4 D2 S3", "H8 | D4 D5", "D8 | D3 D6", keeper=1)
    play(s, "play:H8", "play:D8", "play:H4:life")
    view = GAME.view(s, 0)
    assert [label(view, card) for card in view.played] == ["", "", "life, leads"]


def test_no_other_card_is_said_to_lead_when_the_one_that_did_is_gone():
    s = table("H1 | H8 D2 S3", "S9 | D4 D5", keeper=1)
    play(s, "play:S9", "play:H8:life")
    for gone, labels in ((0, ["leads", "a life"]), (1, ["a life"])):
        s.gone = gone
        view = GAME.view(s, 0)
        assert [label(view, card) for card in view.played] == labels


def test_a_total_is_not_hidden_by_what_a_look_back_tells():
    s = table("S8 | C9 C2", "C1 | S1 H1", "D1 | D6 S2", keeper=2)
    play(s, "play:D6:life", "play:S8")
    places = {}
    for past in (False, True):
        at_table = controller(3)
        at_table.past = past
        layout = at_table.layout(GAME.view(s, 0), (), SIZES[0])
        places[past] = next(piece.y for piece in layout.pieces if piece.key == "total")
    assert places[True] + 23 < SIZES[0][1] - 190 < places[False] + 23


def test_who_is_hurt_shows_it_and_who_is_not_is_glad():
    s = table("H5 S9 | D1 D2", "H6 | D3 D4", "C1 | D5 D6")
    felt = {type(event): dict(controller(3).feel(view, event)) for event, view in happened(
        s, "play:H5", "play:H6", "play:C1")}  # fmt: skip
    assert felt[Exploded] == {0: "surprised", 1: "surprised", 2: "glad"}
    assert felt[Lost] == {1: "hurt"}


def test_who_loses_the_last_life_neither_leers_nor_laughs():
    s = table("C6 | C1", "S3 | S7")
    felt = [(type(event), dict(controller(2).feel(view, event))) for event, view in happened(
        s, "play:C1:life", "play:S7:life")]  # fmt: skip
    mimi = [moods[1] for _kind, moods in felt if 1 in moods]
    assert mimi == ["surprised", "hurt", "hurt"], "when it is played, when it is beaten, when all is over"
    assert felt[-1] == (Ended, {0: "gloating", 1: "hurt"}) and dict(felt)[Won] == {0: "gloating", 1: "hurt"}


def test_a_life_that_does_not_win_hurts():
    s = table("H5 S9 | D1 D2", "S6 | H3 D4", "C1 | D5 D6")
    play(s, "play:H5")
    felt = [dict(controller(3).feel(view, event)) for event, view in happened(s, "play:H3:life>H", "play:C1")]
    assert {0: "gloating", 1: "hurt"} in felt


def test_who_looks_through_the_eyes_of_a_cat_has_its_paws():
    about = NineLivesController([Seat(HUMAN, "You"), Seat(AI, "Ziggy", "master"), Seat(AI, "Nobody known")])
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "H2 S9 | D5 D6")
    paws = [
        next(
            piece.picture[1]
            for piece in about.layout(GAME.view(s, seat), (), SIZES[0]).pieces
            if piece.key == "paw:left"
        )
        for seat in range(3)
    ]
    assert paws == ["paw-left-0", "paw-left-ziggy", "paw-left-2"]
    for name in paws:
        assert all((paths.ART / "nine-lives" / f"{name}{twin}.svg").exists() for twin in ("", "-contrast"))


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_card_that_flies_stays_off_the_words_of_the_burst(size, dummy_screen):
    s = table("H5 S9 | D1 D2", "H6 | D3 D4")
    event, view = next(one for one in happened(s, "play:H5", "play:H6") if isinstance(one[0], Exploded))
    at_table, look = controller(2), Look(NIGHT, size)
    stage = Stage(lambda *_args: pygame.Surface((4, 4)))
    stage.show(at_table.layout(view, (), size), at_once=True)
    moment = Staged(at_table.beat(view, event).moment, 1.0, reduced=False)
    for _frame in range(2):  # the words are placed before the cards fly, and stay there
        moment.draw(pygame.Surface(size), look, stage)
        moment.update(9)
    lowest = max(
        piece.y + piece.height / 2 * math.cos(turn) + piece.width / 2 * abs(math.sin(turn))
        for piece in (sprite.piece for key, sprite in stage.sprites.items() if key.startswith("flying:"))
        for turn in (math.radians(piece.angle),)
    )
    assert lowest * look.unit <= moment.place.top


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_feeling_is_one_of_the_moods(seats):
    s, rng = GAME.setup({}, seats, Rng(seats)), Rng(1)
    while GAME.to_act(s) is not None:
        actions = GAME.legal(s)
        for event, view in happened(s, str(actions[rng.below(len(actions))])):
            for seat, mood in controller(seats).feel(view, event):
                assert seat in range(seats) and mood in MOODS


def test_there_is_enough_to_say_and_it_is_short():
    lines = [line for said in CHATTER.values() for line in said]
    assert len(lines) == len(set(lines)) >= 40 and max(map(len, lines)) <= 34
    assert CHATTER.keys() <= set(MOODS)


def test_over_each_playable_card_stands_what_the_rules_make_of_its_suit():
    rng, told = Rng(3), 0
    for seed in range(6):
        s = GAME.setup({"first": 1}, 4, Rng(seed))
        for _action in range(40):
            actions = GAME.legal(s)
            if GAME.to_act(s) == 0 and not s.pending and s.plays:
                layout = controller(4).layout(GAME.view(s, 0), actions, SIZES[0])
                tags = {piece.key: piece.picture for piece in layout.pieces if piece.key.startswith("tag:")}
                for card in (action.card for action in actions if not action.life):
                    makes = s.totals[SUIT[card]] + NUMBER[card]
                    state = HOLDS if makes <= s.limits[SUIT[card]] else BURSTS
                    assert tags[f"tag:{card_key(card)}"][1:3] == ((makes,), state)
                    told += 1
            if not actions:
                break
            GAME.apply(s, actions[rng.below(len(actions))], Rng(0))
    assert told > 20


def test_what_depends_on_a_choice_is_told_as_such():
    """A Hairball makes its suit 4 larger, or another one."""
    s = table("S9 | H3 D2 D1", "H5 | D3 D4", keeper=1)
    play(s, "play:H5")
    assert tag(s, "H3") == (((12,), BURSTS)), "there is only one suit to choose"
    s = table("S9 | H3 D2", "H5 | D3 D4", "S1 | D5 D6", keeper=1)
    play(s, "play:H5", "play:S1")
    assert tag(s, "H3") == ((8, 12), DEPENDS)
    s = table("S9 | H6 D2", "H1 | D3 D4", "S2 | D5 D6", keeper=1)
    play(s, "play:H1", "play:S2")
    assert tag(s, "H6") == ((2, 3), HOLDS), "what it copies"


def tagged(s: NineLivesState, card: str) -> Piece:
    """What stands over a card of the first seat's."""
    layout = controller(s.seats).layout(GAME.view(s, 0), GAME.legal(s), SIZES[0])
    return next(piece for piece in layout.pieces if piece.key == f"tag:{card_key(CARD[card])}")


def tag(s: NineLivesState, card: str) -> tuple[object, ...]:
    """The totals it tells of, and what they do."""
    return tagged(s, card).picture[1:3]


def test_a_card_that_loses_the_game_has_no_tick():
    """On the last life a card that makes little may be the end of all."""
    s = table("D1 C6 | C1", "S3 H2 | S7 C8 H8 D9 D8", keeper=1)
    play(s, "play:S7:life")
    assert tag(s, "C1") == ((1,), LOSES) and tag(s, "D1") == ((1,), HOLDS)
    s = table("H4 D5 | S3 S2", "H6 | D3 D4 D6", keeper=1)
    play(s, "play:H6")
    assert tag(s, "H4") == ((10,), BURSTS), "one of two lives is left"
    s = table("S1 | H4 S2", "H6 | D3 D4 D6", keeper=1)
    play(s, "play:H6")
    assert tag(s, "H4") == ((10,), LOSES), "both of them go: it is played, and it bursts"


def test_a_hairball_tells_of_every_suit_it_can_choose(dummy_screen):
    s = table("S9 | D3 H2", "C8 | C4 H8", keeper=1)
    play(s, "play:C8")
    piece = tagged(s, "D3")
    assert piece.picture[1:] == ((3, 7), HOLDS, False, ((2, 7), (3, 12)))
    look = Look(NIGHT, (1280, 720))
    said = PAINTERS["tag"](round(piece.width), round(piece.height), look, *piece.picture[1:])
    without = PAINTERS["tag"](round(piece.width), round(piece.height), look, (3, 7), HOLDS, False)
    assert pygame.image.tobytes(said, "RGBA") != pygame.image.tobytes(without, "RGBA")
    assert said.get_bounding_rect().width < piece.width, "all of it has room"


def test_nobody_is_told_to_avoid_the_only_suit_they_can_play():
    s = table("C6 C7 | C1 H1", "C3 H2 | C8 H9", keeper=1)
    play(s, "play:C8:life")
    assert "avoid" not in told_at(s) and "avoid" in told_at(s, seat=1)
    s = table("C6 D7 | C1 H1", "C3 H2 | C8 H9", keeper=1)
    play(s, "play:C8:life")
    assert "avoid" in told_at(s)


def told_at(s: NineLivesState, seat: int = 0) -> str:
    """What is said at the bomb of Clubs."""
    view = GAME.view(s, seat)
    layout = controller(s.seats).layout(view, GAME.legal(s) if s.turn == seat else (), SIZES[0])
    fuse = next(piece for piece in layout.pieces if piece.picture[0] == "fuse")
    return painter.AVOID if fuse.picture[4] else ""


def test_the_crown_lies_on_the_card_that_is_winning():
    s = table("H5 | S1 S2", "H7 | D3 D4", "C9 | H1 D6", "H9 | D7 D8")
    for text, best in (("play:H5", "H5"), ("play:H7", "H7"), ("play:H1:life", "H1")):
        play(s, text)
        pieces = {piece.key: piece for piece in controller(4).layout(GAME.view(s, 0), (), SIZES[0]).pieces}
        crown, card = pieces["ahead"], pieces[card_key(CARD[best])]
        assert abs(crown.x - card.x) < card.width / 2 and abs(crown.y - card.y) < card.height / 2


def test_a_life_is_called_one_even_if_it_leads():
    for text, life, says in (("play:H5", False, "leads"), ("play:D1:life", True, "ranks 10")):
        s = table("H5 | D1 D2", "H7 | D3 D4")
        play(s, text)
        assert note(s, 0) == (says, life)
    s = table("H5 | D7 D2", "H7 | D3 D4")
    play(s, "play:D7:life")
    assert note(s, 0) == ("life, leads", True)


def test_the_old_lead_is_not_called_so_once_another_suit_leads():
    s = table("S5 | D1 D2", "C7 | H4 D4", "C3 | D5 D6")
    play(s, "play:S5", "play:H4:life")
    layout = controller(3).layout(GAME.view(s, 0), (), SIZES[0])
    assert not any(piece.key == "note:0" for piece in layout.pieces)
    assert note(s, 1) == ("life, leads", True)


def test_a_hairball_says_what_it_adds_to():
    s = table("H3 | S3 D2", "S7 | H3b D4", "C3 | D5 D6")
    play(s, "play:H3", "play:H3b:life>H")
    assert note(s, 1) == ("+4 Hearts", True)
    told = controller(3).explain(GAME.view(s, 0), "gauge:0")
    assert told.text.startswith("You 3 + Mimi 3 + Hairball 4 = 10.")


def test_who_sleeps_need_not_fear_the_total():
    s = table("S9 | H2 D2", "H9 | D3 D4", keeper=1)
    play(s, "play:H9")
    assert tag(s, "H2") == ((11,), ASLEEP)


def test_the_life_that_won_is_seen_until_the_round_is_over():
    s = table("S9 | H2 D2", "H9 | H1 D4", keeper=1)
    play(s, "play:H1:life", "play:H2:life")
    view = GAME.view(s, 0)
    assert view.choosing and all(card.seat == 0 for card in view.played)
    pieces = {piece.key: piece for piece in controller(2).layout(view, GAME.legal(s), SIZES[0]).pieces}
    won = pieces[card_key(CARD["H1"])]
    assert abs(won.x - pieces["slot:1"].x) < 1 and "ahead" in pieces
    play(s, "life:hand")
    assert card_key(CARD["H1"]) not in {
        piece.key for piece in controller(2).layout(GAME.view(s, 0), (), SIZES[0]).pieces
    }


def test_a_life_that_is_taken_in_hand_goes_to_the_paws_and_not_to_the_discards():
    s = table("H5 S9 | D1 D2", "S4 C1 | H2 D4", "H1 | D5 D6")
    play(s, "play:H5", "play:H2:life", "play:H1", "life:hand")
    layout = controller(3).layout(GAME.view(s, 0), (), SIZES[0])
    assert layout.went[card_key(CARD["H2"])] == "hold:1" and "hold:1" in {piece.key for piece in layout.pieces}
    s = table("H5 S9 | D1 D2", "S4 C1 | H2 D4", "H1 | D5 D6")
    play(s, "play:H5", "play:H2:life", "play:H1", "life:discard")
    assert card_key(CARD["H2"]) not in controller(3).layout(GAME.view(s, 0), (), SIZES[0]).went


def test_a_life_that_won_and_is_the_only_one_wears_the_crown_where_it_lies():
    s = table("S9 | H2 D2 D7", "C5 | H7", keeper=1)
    play(s, "play:H7:life", "play:H2:life")
    view = GAME.view(s, 0)
    assert view.choosing and view.life_tops[1] == CARD["H7"]
    pieces = {piece.key: piece for piece in controller(2).layout(view, GAME.legal(s), SIZES[0]).pieces}
    life, crown = pieces[card_key(CARD["H7"])], pieces["ahead"]
    assert abs(crown.x - life.x) < life.width / 2 and abs(crown.y - life.y) < life.height / 2


def note(s: NineLivesState, seat: int) -> tuple[object, bool]:
    """The words under what somebody played, and whether a flame stands before them."""
    layout = controller(s.seats).layout(GAME.view(s, 0), (), SIZES[0])
    picture = next(piece.picture for piece in layout.pieces if piece.key == f"note:{seat}")
    return picture[1], "flame" in str(picture[-1])


@pytest.mark.parametrize("text", (1.0, 1.3, 1.6, 2.0))
@pytest.mark.parametrize("seats", (4, 5, 6))
def test_in_a_crowd_every_life_lies_on_its_owners_mat_and_no_name_is_hidden(seats, text):
    at_table = controller(seats)
    at_table.text = text
    pieces = {
        piece.key: piece for piece in at_table.layout(GAME.view(GAME.setup({}, seats, Rng(1)), 0), (), SIZES[0]).pieces
    }
    mats = {key for key in pieces if key.startswith("life:")}
    assert mats == ({f"life:{seat}" for seat in range(1, seats)} if seats > 4 else set())
    for key in mats:
        for tent in (pieces[f"seat:{seat}"] for seat in range(1, seats)):
            mat = pieces[key]
            apart = abs(mat.x - tent.x) - (mat.width + tent.width) / 2
            assert apart > -3 or abs(mat.y - tent.y) > (mat.height + tent.height) / 2


@pytest.mark.parametrize("text", (1.0, 2.0))
@pytest.mark.parametrize("seats", (3, 4, 6))
def test_what_is_said_of_a_card_lies_at_this_card_and_small_bombs_stand_by_themselves(seats, text):
    s, rng, at_table, seen = GAME.setup({}, seats, Rng(seats)), Rng(2), controller(seats), 0
    at_table.text = text
    while GAME.to_act(s) is not None:
        view, actions = GAME.view(s, 0), GAME.legal(s)
        for size in ((1280, 720), (1707, 720)) if s.turn == 0 else ():
            pieces = {piece.key: piece for piece in at_table.layout(view, actions, size).pieces}
            cards_there = {key: piece for key, piece in pieces.items() if key.startswith("card:")}
            for played in view.played:
                if (note := pieces.get(f"note:{played.seat}")) is None:
                    continue
                own = card_key(played.card)
                assert _shared(note, cards_there[own], 4) > 0, "it touches its own card"
                covered = {key: _shared(note, card) for key, card in cards_there.items() if key != own}
                assert max(covered.values(), default=0) < 500, (note, covered)
                seen += 1
            bombs = [piece for piece in pieces.values() if piece.picture[0] == "bomb"]
            for other in (*cards_there.values(), *(piece for key, piece in pieces.items() if key.startswith("tag:"))):
                assert all(_shared(bomb._replace(width=90), other) < 200 for bomb in bombs)
        GAME.apply(s, actions[rng.below(len(actions))], Rng(0))
    assert seen > 10


def _shared(one: Piece, other: Piece, more: float = 0.0) -> float:
    """How much of each other two pieces cover; of pieces `more` units farther to every side."""
    across = (one.width + other.width) / 2 + more - abs(one.x - other.x)
    down = (one.height + other.height) / 2 + more - abs(one.y - other.y)
    return max(0.0, across) * max(0.0, down)


def test_cards_that_cover_each_other_show_signs_and_cards_that_lie_apart_names():
    view = GAME.view(GAME.setup({}, 2, Rng(1)), 0)  # nine cards
    covered = [
        piece
        for piece in controller(2).layout(view, (), SIZES[0]).pieces
        if piece.picture[0] == "card" and len(piece.picture) == 3
    ]
    assert sorted(piece.key for piece in covered) == sorted(map(card_key, view.hand))
    view = GAME.view(GAME.setup({}, 4, Rng(1)), 0)
    pieces = {piece.key: piece for piece in controller(4).layout(view, (), SIZES[0]).pieces}
    assert all(pieces[card_key(card)].picture == ("card", card) for card in view.hand)


@pytest.mark.parametrize("text", (0.8, 1.0, 1.6, 2.0))
@pytest.mark.parametrize("seats", range(2, 7))
def test_plates_grow_with_the_text_and_the_words_keep_off_the_heads(seats, text):
    plain, large = controller(seats), controller(seats)
    large.text = text
    view = GAME.view(GAME.setup({}, seats, Rng(1)), 0)
    for size in SIZES:
        layouts = [at_table.layout(view, (), size) for at_table in (plain, large)]
        tents = [next(piece for piece in layout.pieces if piece.key == "seat:1") for layout in layouts]
        assert tents[1].height > tents[0].height if text > 1 else tents[1] == tents[0]
        left, top, wide, high = layouts[1].hud.log
        assert left >= size[0] * 0.4 and left + wide <= size[0] and top + high <= size[1]
        for head in (piece for piece in layouts[1].pieces if piece.key.startswith("head:") and piece.key != "head:0"):
            face = head.width * 0.3  # from its middle to its edge
            beside = head.x + face <= left or left + wide <= head.x - face
            assert beside or head.y - head.height / 2 >= top + high - 12


@pytest.mark.parametrize("seats", range(2, 7))
def test_pointing_at_a_card_shows_how_far_the_fuse_would_burn_and_who_would_lose_a_life(seats):
    s, rng, shown, hit = GAME.setup({}, seats, Rng(seats)), Rng(1), 0, 0
    while GAME.to_act(s) is not None:
        actions, view = GAME.legal(s), GAME.view(s, s.turn)
        for action in actions:
            over = controller(seats).preview(view, action, SIZES[0])
            keys = [piece.key for piece in over]
            assert len(keys) == len(set(keys))
            after = s.copy()
            lost = {event.seat for event in GAME.apply(after, action, Rng(0)) if isinstance(event, Lost)}
            if len(s.plays) == seats - 1 and not s.pending:
                assert {int(key[6:]) for key in keys if key.startswith("burst:")} == lost
                hit += bool(lost)
            elif 0 < len(s.plays) < seats - 1 and after.hands[after.turn] and not action.life:
                if SUIT[action.card] != s.leading:
                    continue
                total = s.totals[s.leading]
                knots = range(total + 1, min(total + NUMBER[action.card], s.limits[s.leading]) + 1)
                assert [key for key in keys if key.startswith("knot:")] == [f"knot:{knot}" for knot in knots]
                shown += 1
        GAME.apply(s, actions[rng.below(len(actions))], Rng(0))
    assert hit > 3 and (shown or seats == 2)


def test_a_big_box_makes_the_fuse_longer():
    s = table("S9 | H7 D2", "H5 | D3 D4")
    play(s, "play:H7:life")
    fuse = next(piece for piece in controller(2).layout(GAME.view(s, 0), (), SIZES[0]).pieces if piece.key == "gauge:0")
    assert fuse.picture[:4] == ("fuse", 0, 7, 14)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
def test_the_room_is_the_same_all_the_time_and_fills_the_window(seats, size):
    s, rng, rooms = GAME.setup({}, seats, Rng(seats)), Rng(1), set()
    for _action in range(30):
        layout = controller(seats).layout(GAME.view(s, 0), (), size)
        rooms.add((layout.scene, layout.hud))
        actions = GAME.legal(s)
        if not actions:
            break
        GAME.apply(s, actions[rng.below(len(actions))], Rng(0))
    assert len(rooms) == 1
    scene, hud = rooms.pop()
    walls = [layer for layer in scene if layer.art == "nine-lives/wall"]
    assert min(wall.x - wall.width / 2 for wall in walls) <= 0 <= min(wall.y - wall.height / 2 for wall in walls) * -1
    assert max(wall.x + wall.width / 2 for wall in walls) >= size[0]
    assert max(wall.y + wall.height / 2 for wall in walls) >= size[1]
    assert {layer.art for layer in scene if not (paths.ART / f"{layer.art}.svg").exists()} == set()
    for left, top, wide, high in (hud.title, hud.log, hud.prompt):
        assert left >= 0 and top >= 0 and left + wide <= size[0] and top + high <= size[1]
    assert hud.buttons[0] + 3 * 54 + 22 <= size[0] and hud.buttons[1] + 22 <= size[1]


def test_all_discards_can_be_looked_at():
    s = table("H5 S9 | D1 D2", "H4 S8 | D3 D4")
    s.discards = cards("C1 C2 C3")
    layout = controller(2).layout(GAME.view(s, 0), (), SIZES[0])
    shown = [piece.picture for piece in layout.pieces if piece.key.startswith("thrown:")]
    assert shown == [("card", CARD["C2"]), ("card", CARD["C3"])]
    assert len(controller(2).explain(GAME.view(s, 0), "pile").pictures) == 3


def test_a_small_bomb_that_bursts_still_shows_its_suit(dummy_screen):
    look = Look(NIGHT, (1280, 720))
    for total in (5, 12):
        faces = [PAINTERS["bomb"](120, 96, look, suit, total, 9, True) for suit in range(4)]
        middles = [face.subsurface(78, 20, 16, 18) for face in faces]
        assert len({pygame.image.tobytes(middle, "RGBA") for middle in middles}) == 4


@pytest.mark.parametrize("text", (1.0, 1.6, 2.0))
@pytest.mark.parametrize("seats", range(2, 7))
def test_folding_the_log_makes_the_hand_wider_and_its_cards_larger(seats, text):
    view = GAME.view(GAME.setup({}, seats, Rng(1)), 0)
    at_table, hands = controller(seats), []
    at_table.text = text
    for size in SIZES:
        for at_table.folded in (False, True):
            layout = at_table.layout(view, (), size)
            cards_held = [piece for piece in layout.pieces if piece.key in map(card_key, view.hand)]
            room = next(zone for zone in layout.zones if zone.key == "hand")
            hands.append((room.width, max(piece.x for piece in cards_held) - min(piece.x for piece in cards_held),
                          cards_held[0].width))  # fmt: skip
            if at_table.folded:
                assert layout.hud.log[3] <= 44 and layout.hud.log[1] < 30, "a sign is left of the log"
                _stand_apart(layout, size)
        open_log, folded = hands[-2:]
        assert folded[0] > open_log[0] * 1.09 and folded[1] > open_log[1] and folded[2] >= open_log[2], size


def _stand_apart(layout, size) -> None:
    """Nothing that is read or taken lies under the words and buttons of the table."""
    left, top = layout.hud.buttons[0] - 22, layout.hud.buttons[1] - 22
    boxes = [layout.hud.prompt, layout.hud.log, (left, top, 3 * 54 + 44, 44)]
    for place, (left, top, wide, high) in enumerate(boxes):
        one = Piece("words", (), left + wide / 2, top + high / 2, wide, high)
        assert left >= 0 and top >= 0 and left + wide <= size[0] and top + high <= size[1]
        for x, y, w, h in boxes[place + 1 :]:
            assert not _shared(one, Piece("more", (), x + w / 2, y + h / 2, w, h))
        for piece in layout.pieces:
            if piece.key == "total":  # of which the figures are read
                piece = piece._replace(width=piece.width * 0.6, height=piece.height * 0.6)
            if piece.key.startswith(("card:", "seat:", "gauge:", "total")) and piece.picture[0] != "fuse":
                assert _shared(one, piece) < 0.02 * piece.width * piece.height, (piece.key, place, size)


@pytest.mark.parametrize("folded", (False, True))
@pytest.mark.parametrize("text", (1.0, 1.3, 1.6, 2.0))
@pytest.mark.parametrize("seats", range(2, 7))
def test_names_numbers_and_totals_lie_on_nothing_that_is_read(seats, text, folded):
    s, rng, at_table = GAME.setup({}, seats, Rng(seats)), Rng(5), controller(seats)
    at_table.text, at_table.folded = text, folded
    while GAME.to_act(s) is not None:
        actions = GAME.legal(s)
        if s.turn == 0:
            for size in ((1280, 720), (1280, 800)):
                layout = at_table.layout(GAME.view(s, 0), actions, size)
                if folded:
                    _stand_apart(layout, size)
                plates = [piece for piece in layout.pieces if piece.key.startswith("seat:")]
                read = [piece for piece in layout.pieces if piece.key.startswith(("card:", "seat:", "pile"))]
                read += [piece for piece in layout.pieces if piece.picture[0] == "bomb"]
                for plate in plates:
                    assert plate.x - plate.width / 2 >= 0 and plate.x + plate.width / 2 <= size[0]
                    for other in read:
                        if other is not plate:
                            assert _shared(plate, other) < 260, (plate.key, other, size)
                total = next((piece for piece in layout.pieces if piece.key == "total"), None)
                for other in plates if total else ():
                    assert not _shared(total._replace(width=50, height=40), other)
        GAME.apply(s, actions[rng.below(len(actions))], Rng(0))


@pytest.mark.parametrize("text", (1.0, 2.0))
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_name_of_a_power_rises_below_the_number_of_its_card(seats, text):
    s = table(*(f"S{place + 1} | H{place + 1} D9" for place in range(seats)))
    play(s, "play:H1:life")
    at_table = controller(seats)
    at_table.text = text
    layout = at_table.layout(GAME.view(s, 0), (), SIZES[0])
    (said,) = next(beat.captions for event, beat in staged(table("S1 | H1 D9", "S2 | H2 D9"), "play:H1:life")
                   if isinstance(event, Acted))  # fmt: skip
    assert said == ("power:0", "Pounce!")
    zone = next(zone for zone in layout.zones if zone.key == "power:0")
    card = next(piece for piece in layout.pieces if piece.key == card_key(CARD["H1"]))
    number = card.y - card.height / 2 + (0.2 if text == 1 else 0.36) * card.height  # its lower edge
    assert zone.y - 26 - 18 * text >= number


@pytest.mark.parametrize("text", (100, 130, 160, 200))
@pytest.mark.parametrize("wide", (90, 124))
def test_names_and_numbers_on_cards_grow_with_the_text_and_stay_on_the_card(dummy_screen, monkeypatch, wide, text):
    look, asked = Look(NIGHT, (1280, 720), text), []
    face = Look.face
    monkeypatch.setattr(Look, "face", lambda self, name, size: (asked.append((name, size)), face(self, name, size))[1])
    for number in range(1, 10):
        del asked[:]
        PAINTERS["card"](wide, round(wide * 1.4), look, CARD[f"H{number}"])
        assert max(size for name, size in asked if name == "title") >= 0.95 * 74 * wide / 250 * text / 100
    plain = PAINTERS["card"](wide, round(wide * 1.4), Look(NIGHT, (1280, 720)), CARD["H8"])
    large = PAINTERS["card"](wide, round(wide * 1.4), look, CARD["H8"])
    edge = pygame.Rect(round(wide * 0.2), round(wide * 1.4) - 3, round(wide * 0.6), 3)
    assert pygame.image.tobytes(plain.subsurface(edge), "RGB") == pygame.image.tobytes(large.subsurface(edge), "RGB")
