"""Kardashev's war room: hexes are hit where they are seen, borders follow ownership, moods and moments are true."""

import random
from itertools import combinations
from math import sqrt

import pygame
import pytest
from support.colonies import BY_NAME, GAME, do, sky, told
from support.marks import thorough

from tabletop.games.kardashev.rules import events
from tabletop.games.kardashev.rules.board import BOARDS, spaces
from tabletop.games.kardashev.rules.content import BY_TEXT
from tabletop.games.kardashev.table import moments
from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.games.kardashev.table.paint.place import pill
from tabletop.games.kardashev.voice import chatter
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.render.faces import EDGE
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import CONTRAST, NIGHT
from tabletop.ui.stage.camera import Camera
from tabletop.ui.stage.moods import MOODS
from tabletop.ui.stage.sprites import Stage

SEATS = (Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy"))
NAMES = [seat.name for seat in SEATS]
SIZES = [(1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1707.0, 720.0)]


def table(seats: int) -> KardashevController:
    return KardashevController(SEATS[:seats])


def layout(s, seat=0, size=SIZES[0]):
    legal = GAME.legal(s) if seat == GAME.to_act(s) else ()
    return table(s.seats).layout(GAME.view(s, seat), legal, size)


def pieces(s, seat=0, size=SIZES[0]):
    return {piece.key: piece for piece in layout(s, seat, size).pieces}


# -- the plane of the table --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("notches", [0, 2, 5])
def test_every_hex_is_hit_up_to_its_edges_and_no_further(seats, size, notches):
    s = GAME.setup({}, seats, Rng(1))
    laid, camera = layout(s, size=size), Camera()
    assert laid.board is not None
    if notches:
        camera.nearer(notches, laid.board, laid.board.x + 40, laid.board.y - 25)
    shown = camera.shown(laid)
    stage = Stage(lambda picture, width, height, look: None)
    stage.show(shown, at_once=True)
    hexes = [f"space:{space}" for space in spaces(BOARDS[seats])]
    one = stage.sprites[hexes[0]].piece
    assert one.height / one.width == pytest.approx(2 * 0.8 / sqrt(3)), "the plane is squashed to four fifths"
    corners = [(0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5)]
    for key in hexes:
        piece = stage.sprites[key].piece
        for across, down in [(0, 0), *((x * 0.96, y * 0.96) for x, y in corners)]:
            x, y = piece.x + across * piece.width / 2, piece.y + down * piece.height / 2
            if stage.on_board(x, y):
                hit = stage.sprite_at(x, y, hexes)
                assert hit is not None and hit.piece.key == key


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_the_whole_board_is_in_its_window_and_nothing_lies_over_its_middle(seats, size):
    laid = layout(GAME.setup({}, seats, Rng(1)), size=size)
    board = laid.board
    assert board is not None
    covers = [piece for piece in laid.pieces if not piece.board and piece.card]
    for piece in laid.pieces:
        if not piece.key.startswith("space:"):
            continue
        assert abs(piece.x - board.x) + piece.width / 2 <= board.width / 2
        assert abs(piece.y - board.y) + piece.height / 2 <= board.height / 2
        for cover in covers:
            aside = abs(piece.x - cover.x) < cover.width / 2 and abs(piece.y - cover.y) < cover.height / 2
            assert not aside, (piece.key, cover.key)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [0.8, 1.0, 1.45, 1.6, 2.0])
@pytest.mark.parametrize("folded", [False, True])
def test_no_plate_covers_a_corner_of_a_space_where_somebody_may_live(seats, size, text, folded):
    s, here = GAME.setup({}, seats, Rng(1)), table(seats)
    here.text, here.folded = text, folded
    laid = here.layout(GAME.view(s, 0), GAME.legal(s), size).pieces
    for plate in (piece for piece in laid if piece.key.startswith("plate:") or piece.key == "own"):
        for space in (piece for piece in laid if piece.key.startswith("space:")):
            for across, down in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5)):
                x, y = space.x + across * space.width / 2, space.y + down * space.height / 2
                inside = abs(x - plate.x) < plate.width / 2 and abs(y - plate.y) < plate.height / 2
                assert not inside, (plate.key, space.key)


# -- large letters, and the room of the log ----------------------------------------------------------------


def box(piece):
    return pygame.FRect(piece.x - piece.width / 2, piece.y - piece.height / 2, piece.width, piece.height)


def empty(seats):
    """A turn with nothing on the board but a colony each."""
    nothing = ("",) * seats
    return sky("", (("b5:1", "h5:1"), ("a5:1", "i5:1", "e1:1"))[seats - 2], nothing, nothing, nothing)


def positions(seats, seed=3):
    """A match by chance: what whoever decides sees, whenever another sort of question is asked."""
    rng, chance, asked = Rng(seed), random.Random(seed), set()
    s = GAME.setup({"roles": "chosen"}, seats, rng)
    while legal := GAME.legal(s):
        view = GAME.view(s, GAME.to_act(s))
        kind = (view.question.kind, view.question.pays, len(legal) > 3)
        if kind not in asked:
            asked.add(kind)
            yield view, legal
        GAME.apply(s, chance.choice(legal), rng)


THINGS = ("plate:", "own", "panel-box", "contents", "supply-", "steer", "harvest", "end", "coin:", "flask:", "race:")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0, *thorough(0.8, 1.6)])
@pytest.mark.parametrize("folded", [False, True])
def test_what_stands_around_the_board_keeps_apart_from_the_words_and_from_each_other(seats, size, text, folded):
    here, window = table(seats), pygame.FRect(0, 0, *size)
    here.text, here.folded = text, folded
    for view, legal in positions(seats):
        laid = here.layout(view, legal, size)
        around = {piece.key: box(piece) for piece in laid.pieces if piece.key.startswith(THINGS)}
        around = {key: place for key, place in around.items() if key not in ("own:0", "own:1", "own:2")}
        around |= {"the log": pygame.FRect(laid.hud.log), "the prompt": pygame.FRect(laid.hud.prompt)}
        for (one, here_is), (other, there) in combinations(around.items(), 2):
            met = here_is.clip(there)
            assert min(met.size) <= 1.5, (one, other, view.question)
        assert all(window.inflate(4, 4).contains(place) for place in around.values())
        slate = around["panel-box"].inflate(2, 2)
        inside = ("tech:", "role:", "bank:", "support:", "compile", "drawn", "raise", "pass", "rule", "paid", "battle")
        for piece in laid.pieces:
            if piece.key.startswith(inside):
                assert slate.contains(box(piece)), piece.key


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [0.8, 1.0, 1.6, 2.0])
def test_without_the_log_the_slate_and_what_is_on_it_are_larger(seats, size, text):
    s, here = empty(seats), table(seats)
    here.text, found = text, []
    for folded in (False, True):
        here.folded = folded
        laid = here.layout(GAME.view(s, 0), GAME.legal(s), size)
        found.append(({piece.key: piece for piece in laid.pieces}, laid.hud.log))
    (before, log), (after, sign) = found
    assert sign[2] * sign[3] < log[2] * log[3] / 2, "only a sign is left"
    assert after["panel-box"].height > before["panel-box"].height * 1.1
    assert after["tech:0"].width >= before["tech:0"].width
    if text == 1.0 and size[1] == 720:
        assert after["tech:0"].width > before["tech:0"].width * 1.2
    if seats == 3:
        assert box(after["plate:2"]).bottom <= box(after["panel-box"]).top
        assert box(after["head:2"]).colliderect(log), "somebody moved into its place"


@pytest.mark.parametrize("seats", [2, 3])
def test_large_letters_have_larger_plates_jars_and_pins(seats):
    s, here = GAME.setup({}, seats, Rng(1)), table(seats)
    high = []
    for text in (1.0, 1.6, 2.0):
        here.text = text
        laid = {piece.key: piece for piece in here.layout(GAME.view(s, 0), GAME.legal(s), SIZES[0]).pieces}
        high.append([laid[key].height for key in ("own", "plate:1")])
        assert laid["own:0"].width >= 29 * text and laid["race:0"].width >= 34 * text
    assert all(two >= one * 1.6 for one, two in zip(high[0], high[2], strict=True))


def test_the_scenery_is_the_same_for_everybody_and_in_every_position():
    s = sky("d5:F", ("b5:1", "h5:1"))
    before = layout(s, 0).scene
    assert [layer.art for layer in before] == ["kardashev/room", "kardashev/table"]
    do(s, "end")
    assert layout(s, 1).scene == layout(s, 0).scene == before


# -- realms ------------------------------------------------------------------------------------------------


def realms(s):
    return {key: piece.picture for key, piece in pieces(s).items() if key.startswith("realm:")}


def test_a_border_runs_where_an_empire_ends():
    s = sky("d5:F", ("c5:1 d5:1", "h5:1"))
    found = realms(s)
    upper, lower = found[f"realm:{BY_NAME['c5']}"], found[f"realm:{BY_NAME['d5']}"]
    assert upper[1] == lower[1] == 0
    assert upper[2].bit_count() == lower[2].bit_count() == 5, "the side they share has no border"
    assert found[f"realm:{BY_NAME['h5']}"][1:3] == (1, 0b111111)


def test_realms_are_painted_anew_only_when_ownership_changes():
    s = sky("d5:F e5:F", ("b5:1 c5:1", "h5:1"), ("c5:1", ""), ("FFMMEE", ""))
    before = realms(s)
    do(s, "move:c5>d5", "upgrade:b5")
    assert realms(s) == before
    s = sky("d5:F e5:F", ("b5:1 c5:1", "h5:1"), ("c5:1", ""), ("FFMMEE", ""))
    do(s, "colony:d5")
    changed = {key for key, picture in realms(s).items() if before.get(key) != picture}
    assert changed == {f"realm:{BY_NAME[name]}" for name in ("c5", "d5")}


# -- those who play ----------------------------------------------------------------------------------------


def test_roles_sit_at_the_table_themselves_large_enough_to_be_seen():
    s = GAME.setup({"roles": "chosen"}, 3, Rng(1))
    assert {pieces(s)[f"head:{seat}"].picture[1] for seat in range(3)} == {f"seats/cat-{seat}" for seat in range(3)}
    do(s, "role:warlord")
    first = s.roles.index(5)
    head = pieces(s)[f"head:{first}"]
    assert head.picture[1] == "kardashev/head-warlord" and head.width >= 88 / 0.6, "a head fills 60 % of its picture"
    assert table(3).face(GAME.view(s, 0), first) == head.picture[1], "on the podium too"


def test_plates_tell_how_many_colonies_are_left_to_build_and_the_rail_who_leads():
    s = sky("d5:F", ("b5:3 d5:2", "h5:1"), have=("FM", "EEE"))
    found = pieces(s)
    own, rival = found["own"].picture[1], found["plate:1"].picture[1]
    assert (own.left, own.end) == (10, "at 2: last round") and (rival.stocks, rival.left) == ((0, 0, 3), 14)
    assert found["race:0"].picture[3] == 11 and found["race:0"].x >= found["race:1"].x + found["race:1"].width


def test_pins_stand_where_their_points_are_unless_they_would_hide_each_other():
    s = sky("d5:F", ("b5:3 d5:2", "h5:1"), have=("FM", "EEE"))
    apart = [pieces(s)["race:0"].x - pieces(s)["race:1"].x]
    s.known[1] = 0b1
    apart.append(pieces(s)["race:0"].x - pieces(s)["race:1"].x)
    assert apart[0] > apart[1] > pieces(s)["race:0"].width
    s.colony_levels[BY_NAME["b5"]] = s.colony_levels[BY_NAME["d5"]] = 1
    s.known[1] = 0b111
    assert s.score(1) - s.score(0) == 1
    assert abs(pieces(s)["race:0"].x - pieces(s)["race:1"].x) == pieces(s)["race:0"].width


def test_the_last_round_is_announced_on_ones_own_plate_only_until_it_is_called():
    s = sky("d5:F", ("b5:3", "h5:1"))
    s.final = s.round + 1
    assert pieces(s)["own"].picture[1].end == f"round {s.final} is the last"


def test_the_tag_of_the_bag_counts_every_tile_once():
    bag = "F FM X E E"
    assert pieces(sky(bag=bag))["contents"].picture == ("contents", 1, 0, 2, 1, 1)


# -- moods -------------------------------------------------------------------------------------------------


def test_there_is_enough_to_say_in_every_mood_and_all_of_it_is_short():
    lines = [line for said in chatter.CHATTER.values() for line in said]
    assert len(lines) == len(set(lines)) >= 40
    assert all(len(line) <= 34 for line in lines), [line for line in lines if len(line) > 34]
    assert set(chatter.CHATTER) <= set(MOODS) and all(len(said) > 1 for said in chatter.CHATTER.values())


def test_whatever_happens_changes_moods_of_those_who_sit_there():
    felt = set()
    for seed in range(3):
        for view, event in happened(3, seed, warlike=True):
            for seat, mood in chatter.feel(view, event):
                assert 0 <= seat < 3 and mood in MOODS
                felt.add(mood)
    assert felt >= {"glad", "gloating", "hurt", "surprised", "thinking"}


def test_who_wins_a_battle_gloats():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:2"), ("d5:3", ""), ("EE", ""))
    view = GAME.view(s, 0)
    (fought,) = told(do(s, "move:d5>e5"), events.Battle)
    assert set(chatter.feel(view, fought)) == {(0, "gloating"), (1, "hurt")}


# -- moments -----------------------------------------------------------------------------------------------


def happened(seats, seed, warlike=False):
    """All of a match between random players, who may attack whenever they can: the view before, and the event."""
    match = Match(GAME, [Seat(AI, name, "random") for name in NAMES[:seats]], {}, seed=seed)
    match.watch((0,))
    chance, view = random.Random(seed), match.view(0)
    while match.legal:
        wanted = [action for action in match.legal if warlike and is_war(match.state, action)]
        record = match.submit(match.to_act, chance.choice(wanted or match.legal))
        for event, after in record.frames[0]:
            yield view, event
            view = after


def is_war(s, action) -> bool:
    attack = action.verb == "move" and s.owner(action.second) not in (NOBODY, s.turn)
    return attack or action.verb in ("support", "fleet", "fabricate")


def test_both_strengths_of_a_battle_are_the_sum_of_their_parts():
    seen = 0
    for seed in range(6):
        for view, event in happened(2 + seed % 2, seed, warlike=True):
            if isinstance(event, events.Battle):
                attack, hold = moments.battle(view, event, NAMES).sides
                assert (attack.total, hold.total) == (event.offence, event.defence)
                for side in (attack, hold):
                    assert sum(number for _words, number in side.parts) == side.total and side.parts
                seen += 1
    assert seen > 3


def test_a_great_technology_is_celebrated_once():
    number = BY_TEXT["boosters"]
    s = sky(known=("fuel-efficiency", "fuel-efficiency"))
    first = moments.invented(GAME.view(s, 0), 0, number, NAMES)
    assert first is not None and first.title == "Boosters" and "You" in first.words[0]
    s = sky(known=("fuel-efficiency", "fuel-efficiency boosters"))
    assert moments.invented(GAME.view(s, 0), 0, number, NAMES) is None
    assert moments.invented(GAME.view(s, 0), 0, BY_TEXT["taxation"], NAMES) is None, "a small one is not"


def test_the_end_and_the_last_round_are_told_with_their_numbers():
    s = sky("d5:F d6:F e5:F e6:F", ("b5:3 d5:3 d6:3 e5:3", "h5:1"))
    view = GAME.view(s, 0)
    last = moments.final(view, events.Final(0, 2), NAMES)
    assert "2" in last.title and "3" in last.words[0] and "You" in last.words[0]
    over = moments.over(view, events.Over(0, (24, 3)), NAMES)
    assert over.words[0] == "You: 24 points" and "You" in over.title


def test_a_match_is_not_all_moments():
    for seed in range(3):
        controller, count, rounds = table(3), 0, 0
        for view, event in happened(3, seed):
            count += controller.beat(view, event).moment is not None
            rounds = max(rounds, view.round)
        assert 1 <= count <= 2 * rounds


def test_nine_medals_hang_in_one_row_and_leave_the_face_free():
    known = "fuel-efficiency encryption harvest-rover targeting-array taxation interstellar-ark fabricators "
    known += "magnetic-rake propellant-depot"
    found = pieces(sky(known=("", known)))
    medals = [piece for key, piece in found.items() if key.startswith("medal:1:")]
    plate = found["plate:1"]
    assert len(medals) == 9 and len({piece.y for piece in medals}) == 1
    assert all(abs(piece.x - plate.x) + piece.width / 2 <= plate.width / 2 + 0.5 for piece in medals)


def test_a_cat_of_the_program_is_recognised_in_its_role_by_a_badge_with_its_own_face():
    s = sky()
    head = pieces(s)["head:1"]
    assert head.picture[1].startswith("kardashev/head-")
    _bust, _drawn, machine, badge = head.picture
    assert badge[0] == "cats/mimi" and machine
    assert pieces(s)["head:0"].picture[3] is None, "a person without a cat of their own"


# -- what is read on the board -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("seats", [2, 3])
def test_no_light_and_no_flag_lies_on_a_badge(dummy_screen, size, percent, seats):
    """Levels and what a tile gives look the same whether or not the fleets beside them can be taken."""
    tiles = "b4:F c4:M c5:FM d4:E d5:X d6:F e3:M e4:FE f4:M g3:F g4:X"
    mine, theirs = ("c4:1 d5:3 e3:2", "d5:1 c5:2 e4:1 e3:1"), ("g3:2 f4:1", "g3:1 d6:3 g4:2")
    s = sky(tiles, (mine[0], theirs[0], "")[:seats], (mine[1], theirs[1], "")[:seats], ("FFFMMMEEE", "MM", "E")[:seats],
            ("",) * seats)  # fmt: skip
    look, window = Look(NIGHT, size, percent), pygame.Surface(size)
    here = table(seats)
    here.text = percent / 100
    units = (1280.0, size[1] * 1280 / size[0])
    laid, stage = here.layout(GAME.view(s, 0), GAME.legal(s), units), Stage(here.paint)
    stage.show(laid, at_once=True)
    badges = []
    for piece in laid.pieces:
        kind = piece.key.partition(":")[0]
        if kind == "kinds":
            first = piece.height * 0.98 * (piece.picture[1].bit_count() - 1) / 2
            badges.append((piece.key, piece.x - first, piece.y, piece.height * 0.48))
        elif kind == "colony" and (percent == 100 or len(piece.picture) > 3):
            across, down = piece.width * (0.3 - 0.5), piece.height * (0.93 - 0.5 - 0.14)
            badges.append((piece.key, piece.x + across, piece.y + down, piece.width * 0.2))
    assert len(badges) >= 13
    pictures = []
    for glow in ({}, {key: "target" for key in stage.sprites if key.startswith(("fleet:", "colony:"))}):
        window.fill("#000000")
        stage.draw(window, look, glow)
        pictures.append([pygame.image.tobytes(window.subsurface(_box(look, *badge[1:])), "RGB") for badge in badges])
    differ = {
        badge[0]: max(abs(one - other) for one, other in zip(dark, lit, strict=True))
        for badge, dark, lit in zip(badges, *pictures, strict=True)
    }
    assert max(differ.values()) <= 24, differ
    spaces = [stage.sprites[f"space:{home}"].piece for home in s.homes if home != NOBODY]
    assert all(piece.picture[2] != NOBODY for piece in spaces), "a flag is part of its tile"
    assert max(piece.layer for piece in spaces) < min(one.piece.layer for key, one in stage.sprites.items()
                                                      if key.startswith("kinds:"))  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("percent", [100, 130, 160])
def test_where_both_stand_each_badge_has_its_owners_shape_and_room(dummy_screen, seats, percent):
    s = sky("d5:X", ("d5:3", "", "")[:seats], ("d5:2", "", "")[:seats], ("",) * seats, ("",) * seats)
    look, here = Look(CONTRAST, (1280, 720), percent), table(seats)
    here.text = percent / 100
    found = {piece.key: piece for piece in here.layout(GAME.view(s, 0), GAME.legal(s), SIZES[0]).pieces}
    space = BY_NAME["d5"]
    both = [found[f"colony:{space}"], found[f"fleet:{space}"]]
    places = []
    for piece, across, level in zip(both, (0.3, 0.58), "32", strict=True):
        face = here.paint(piece.picture, look.px(piece.width), look.px(piece.height), look)
        row = [face.get_at((x, round(face.get_height() * 0.93) - 3)) for x in range(face.get_width())]
        dark = [x for x, colour in enumerate(row) if colour.a > 200]
        left = piece.x - piece.width / 2
        places.append((left + dark[0] / look.unit, left + dark[-1] / look.unit))
        high = round(look.px(piece.height) * 0.33)
        wide = pill(look, level, high, "#ffffff", 0).get_width()
        assert dark[-1] - dark[0] >= wide - 0.55 * high, "a shape and a number"
        assert dark[0] <= face.get_width() * across <= dark[-1]
    assert places[0][1] < places[1][0], "neither lies on the other"


@pytest.mark.parametrize("seats", [2, 3])
def test_in_high_contrast_a_colony_and_a_fleet_that_can_be_taken_are_seen(dummy_screen, seats):
    """Both are nearly white: the light is an edge around them and leaves their ground as it is."""
    s = sky("d5:X e3:M", ("d5:1 e3:2", "", "")[:seats], ("d5:1", "", "")[:seats], ("FFF", "", "")[:seats],
            ("",) * seats)  # fmt: skip
    look, window, here = Look(CONTRAST, (1280, 720), 160), pygame.Surface((1280, 720)), table(seats)
    here.text = 1.6
    stage = Stage(here.paint)
    stage.show(here.layout(GAME.view(s, 0), GAME.legal(s), SIZES[0]), at_once=True)
    stacks = [one.piece for key, one in stage.sprites.items() if key.startswith(("fleet:", "colony:"))]
    assert len(stacks) == 3
    for piece in stacks:
        within, seen = _box(look, piece.x, piece.y, piece.width * 0.68), []
        for glow in ({}, {piece.key: "target"}):
            window.fill("#000000")
            stage.draw(window, look, glow)
            seen.append(pygame.image.tobytes(window.subsurface(within), "RGB"))
        assert seen[0] == seen[1], piece.key


@pytest.mark.parametrize("text", [1.6, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_in_large_letters_the_buttons_of_a_turn_keep_off_what_stands_around_them_and_off_the_edge(size, text):
    s = sky("d5:X e3:M", ("d5:1 e3:2", "", ""), ("d5:1", "", ""), ("FFF", "", ""), ("",) * 3)
    here = table(3)
    here.text = text
    laid = here.layout(GAME.view(s, 0), GAME.legal(s), size)
    rects = {
        piece.key: pygame.FRect(piece.x - piece.width / 2, piece.y - piece.height / 2, piece.width, piece.height)
        for piece in laid.pieces
    }
    left, middle = laid.hud.buttons
    rects["icons"] = pygame.FRect(left - 17, middle - 17, 200, 34)
    around = ("supply-", "tally:", "steer", "coin:", "flask:", "icons")
    for key in ("harvest", "end"):
        lit = rects[key].inflate(2 * EDGE, 2 * EDGE)
        assert pygame.FRect(0, 0, *size).contains(lit)
        assert [other for other, rect in rects.items() if other.startswith(around) and rect.colliderect(lit)] == []


@pytest.mark.parametrize("text", [100, 130, 160])
def test_a_coin_on_the_rule_of_bids_leaves_its_number_to_be_read(dummy_screen, text):
    s = sky(have=("FFFFMM", "M"), bag="F M E")
    do(s, "end")
    here, look = table(2), Look(CONTRAST, (1280, 720), text)
    here.text = text / 100
    laid = here.layout(GAME.view(s, 0), GAME.legal(s), SIZES[0])
    found, zones = {piece.key: piece for piece in laid.pieces}, {zone.key: zone for zone in laid.zones}
    rule, coin = found["rule"], found["slide"]
    face = here.paint(rule.picture, look.px(rule.width), look.px(rule.height), look)
    above = face.subsurface((0, 0, face.get_width(), face.get_height() // 2))
    numbers = above.get_bounding_rect(min_alpha=200).bottom + look.px(rule.y - rule.height / 2)
    for number in range(rule.picture[1], rule.picture[2] + 1):
        assert look.px(zones[f"bid:{number}"].y - coin.height / 2) >= numbers - 2


def _box(look, x, y, side):
    rect = pygame.Rect(0, 0, look.px(side), look.px(side))
    rect.center = look.px(x), look.px(y)
    return rect
