"""Paw of Duty as a place: the perspective of its board, what is marked on it, what is staged, felt and said."""

from pathlib import Path

import pygame
import pytest
from support.squads import GAME, KITTY, city, do

from tabletop.base import paths
from tabletop.cast.characters import CHARACTERS
from tabletop.games.paw_of_duty.rules import events, model
from tabletop.games.paw_of_duty.rules.board import SQUARES, square_text
from tabletop.games.paw_of_duty.rules.content import TYPE_PAINTS
from tabletop.games.paw_of_duty.table import measures as street
from tabletop.games.paw_of_duty.table.controller import PawOfDutyController
from tabletop.games.paw_of_duty.table.measures import Measures, Street
from tabletop.games.paw_of_duty.table.paint.place import TYPE_INKS
from tabletop.games.paw_of_duty.voice.chatter import SAYINGS
from tabletop.games.paw_of_duty.voice.prompts import LARGE
from tabletop.kernel.match import AI, HUMAN, Seat, Watched
from tabletop.kernel.rng import Rng
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.stage.moods import MOODS
from tabletop.ui.stage.sprites import Stage

ROOT = Path(__file__).resolve().parents[4]
SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))
SIZES = [(1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1280.0, 1024.0), (1707.0, 720.0), (2560.0, 720.0)]
TABLE = PawOfDutyController(SEATS)


def laid(s, seat=0, size=SIZES[0]):
    return {piece.key: piece for piece in TABLE.layout(GAME.view(s, seat), GAME.legal(s), size).pieces}


def staged(s, text):
    """What the table stages for an action, as Ann sees it."""
    seen = Watched(GAME, s, (0,))
    view, found, felt = GAME.view(s, 0), [], []
    GAME.apply(s, GAME.parse(text), Rng(0), seen)
    for event, after in seen.frames[0]:
        moment = TABLE.beat(view, event).moment
        found += [moment] if moment is not None else []
        felt += TABLE.feel(view, event)
        view = after
    return found, felt


# -- the ground ----------------------------------------------------------------------------------------


def test_the_board_is_where_it_is_drawn(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "art" / "draw"))
    import street as drawn

    ours = Street(street.MIDDLE, street.FAR)
    for v in range(6):
        assert ours.scale(v) == pytest.approx(drawn.scale(v))
        for u in range(6):
            assert ours.at(u, v) == pytest.approx(drawn.at(u, v))
    for name, _left, _top, width, height in street.LAYERS:
        assert f'viewBox="0 0 {width} {height}"' in (paths.ART / f"paw-of-duty/{name}.svg").read_text()


@pytest.mark.parametrize("size", SIZES)
def test_a_point_on_the_ground_hits_its_square_in_perspective(size):
    measures, stage = Measures.of(*size), Stage(TABLE.paint)
    stage.show(TABLE.layout(GAME.view(city(), 0), (), size), at_once=True)
    keys = [f"square:{square}" for square in range(SQUARES)]
    for square in range(SQUARES):
        row, column = divmod(square, 5)
        for u in (0.01, 0.5, 0.99):
            for v in (0.01, 0.5, 0.99):
                x, y = measures.street.at(column + u, row + v)
                assert stage.zone_at(x, y, keys) == f"square:{square}", square_text(square)
                assert stage.sprite_at(x, y, keys).piece.key == f"square:{square}"


def test_a_kitty_is_hit_on_its_own_square_and_not_beside_it():
    """Its picture reaches over the squares around it, which are to be hit themselves."""
    size, stage = SIZES[0], Stage(TABLE.paint)
    stage.show(TABLE.layout(GAME.view(city("P1@c3N"), 0), (), size), at_once=True)
    street, keys = Measures.of(*size).street, [f"kitty:{KITTY['P1']}"]
    for u, v in ((2.02, 2.02), (2.98, 2.02), (2.98, 2.98), (2.02, 2.98), (2.5, 2.5)):
        assert stage.sprite_at(*street.at(u, v), keys) is not None
    for u, v in ((2.5, 1.98), (2.5, 3.02), (1.98, 2.5), (3.02, 2.5)):
        assert stage.sprite_at(*street.at(u, v), keys) is None


def test_squares_lie_as_the_log_names_them_and_near_ones_are_larger():
    pieces = laid(city("P1@a1N", "T1@e5N"))
    near, far = pieces[f"kitty:{KITTY['P1']}"], pieces[f"kitty:{KITTY['T1']}"]
    assert near.x < far.x and near.y > far.y and near.width > 1.1 * far.width


@pytest.mark.parametrize("size", SIZES)
def test_scenery_covers_the_window(size):
    layers = Measures.of(*size).scene()
    assert all((paths.ART / f"{layer.art}.svg").exists() for layer in layers)
    for name in ("city-sky", "city-ground", "parapet"):
        same = [layer for layer in layers if layer.art.endswith(name)]
        assert min(layer.x - layer.width / 2 for layer in same) <= 0
        assert max(layer.x + layer.width / 2 for layer in same) >= size[0]
    sky = next(layer for layer in layers if layer.art.endswith("sky") and layer.x < size[0] and layer.x > 0)
    assert sky.y - sky.height / 2 <= 0


# -- what is marked ------------------------------------------------------------------------------------


def test_a_threat_is_marked_with_its_damage():
    pieces = laid(city("H4@c3E T2@d2W", "P4@d3S P1@b1N", placed="T2"))
    assert pieces[f"blow:{KITTY['H4']}"].picture == ("blast", 8, True)
    assert pieces[f"blow:{KITTY['P4']}"].picture == ("blast", 8, True)
    assert f"threat:{KITTY['T2']}" not in pieces, "nobody stands before it"
    pieces = laid(city("H1@c3E", "T4@d3N"))
    assert pieces[f"blow:{KITTY['H1']}"].picture == ("blast", 1, False)


@pytest.mark.parametrize("sides", ["T3@c2W", "T3@c2W P2@b3S", "T3@c2W P2@b1N"])
def test_threats_stand_clear_of_the_damage_so_far(sides):
    """It stands where the level does otherwise: in the corner above, where nobody strikes."""
    s = city(sides, "H4@b2E")
    s.damage[KITTY["H4"]] = 1
    pieces = laid(s)
    hurt = pieces[f"kitty:{KITTY['H4']}"]
    names = [KITTY[text[:2]] for text in sides.split()]
    blows = [pieces[f"blow:{name}"] for name in names]
    for mark in (*blows, *(pieces[f"threat:{name}"] for name in names)):
        left, above = mark.x - mark.width / 2, mark.y - mark.height / 2
        assert left > hurt.x - hurt.width * 0.22 or above > hurt.y - hurt.height * 0.2
    assert len(blows) == 1 or (blows[0].x > hurt.x) != (blows[1].x > hurt.x)


def test_paw_tokens_are_seen_where_they_count():
    s = city("T3@a3E H2@c1N P2@c3N P1@b2N")
    s.tokens[KITTY["T3"]] = s.tokens[KITTY["P1"]] = 2
    pieces = laid(s)
    seen = {name: pieces[f"kitty:{KITTY[name]}"].picture[5] for name in ("T3", "H2", "P2", "P1")}
    assert seen == {"T3": 2, "H2": 1, "P2": 0, "P1": 2}


def seated(text=1.0, folded=False):
    table = PawOfDutyController(SEATS)
    table.text, table.folded = text, folded
    return table


@pytest.mark.parametrize("text", [0.8, 1.0, 1.15, 1.3, 1.6, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_board_takes_the_room_of_a_log_that_is_folded_away(size, text):
    open_, folded = Measures.of(*size, text), Measures.of(*size, text, folded=True)
    least = 1.03 if text > LARGE else 1.05 if open_.tall else 1.1
    assert folded.board[2] >= least * open_.board[2] and folded.board[3] >= least * open_.board[3]
    assert folded.log[2] * folded.log[3] < 0.35 * open_.log[2] * open_.log[3]
    s = city("P1@b2N", "T1@e5N")
    view, key = GAME.view(s, 0), f"kitty:{KITTY['P1']}"
    wide = [
        next(piece.width for piece in seated(text, fold).layout(view, (), size).pieces if piece.key == key)
        for fold in (False, True)
    ]
    assert wide[1] >= least * wide[0], "Kitties grow with their board"


def test_what_would_happen_is_shown_where_the_board_is():
    s = city("P1@b2N", "T1@e5N", "stalk", tactics=2)
    do(s, "play:stalk")
    action = next(action for action in GAME.legal(s) if action.verb == model.MOVE)
    for text, folded in ((1.0, False), (1.0, True), (2.0, False)):
        table = seated(text, folded)
        street = Measures.of(*SIZES[0], text, folded).street
        ghost = table.preview(GAME.view(s, 0), action, SIZES[0])[-1]
        assert (ghost.x, ghost.y) == pytest.approx(street.stand(action.where)[:2])


def test_a_flag_waits_where_a_line_would_be_complete():
    s = city("P1@b2N P3@c3N", "T1@e5N")
    s.phase, s.offer = model.DEPLOYING, [s.kitties.pop(), s.kitties.pop()]
    flags = [square_text(square) for square in range(SQUARES) if laid(s)[f"square:{square}"].picture[1] == 0]
    assert flags == ["d4"]


def test_ones_own_kitties_are_round_and_pennants_count_the_line():
    s = city("P1@b2N P3@c3N", "T1@e5N")
    for seat in range(2):
        pieces = laid(s, seat)
        assert pieces[f"kitty:{KITTY['P1']}"].picture[3] is (seat == 0)
        assert pieces[f"pennants:{seat}"].picture[2] == (2, 0)[seat]


def test_a_head_of_ones_own_sits_at_the_table_in_every_mood():
    pieces = laid(city("P1@b2N", "T1@e5N"))
    for seat in range(2):
        assert pieces[f"head:{seat}"].width >= 136
        drawn = pieces[f"head:{seat}"].picture[1]
        assert all((paths.ART / f"{drawn}-{mood}.svg").exists() for mood in MOODS)


def test_the_cat_that_was_chosen_sits_there_in_uniform_and_is_the_same_wherever_it_is_shown():
    s = city("P1@b2N", tactics=1)
    for cat in CHARACTERS:
        table = PawOfDutyController((Seat(HUMAN, "Ann"), Seat(AI, cat.name, "easy")))
        view = GAME.view(s, 0)
        pieces = {piece.key: piece for piece in table.layout(view, (), SIZES[0]).pieces}
        drawn = pieces["head:1"].picture[1]
        assert drawn == table.face(view, 1) and cat.name.lower() in drawn
        assert all((paths.ART / f"{drawn}-{mood}.svg").exists() for mood in MOODS)


def test_the_coach_looks_like_nobody_who_plays(dummy_screen):
    """Its fur, between eyes and ears, has another colour than that of all who could sit there."""

    def fur(name):
        picture = pygame.image.load_sized_svg(paths.ART / f"paw-of-duty/{name}-calm.svg", (200, 200))
        return pygame.Vector3(pygame.transform.average_color(picture, pygame.Rect(48, 84, 24, 16))[:3])

    coach = fur("sergeant")
    for who in ("0", "1", *(cat.name.lower() for cat in CHARACTERS)):
        assert coach.distance_to(fur(f"officer-{who}")) > 65, who


# -- what is staged ------------------------------------------------------------------------------------


def test_a_capture_names_level_types_and_damage():
    s = city("H4@c3E T2@d2W", "P4@d3S", placed="T2")
    do(s, "play:claws-out")
    (moment,), felt = staged(s, "pick:c3")
    assert moment.title == "Ann captured Mimi's Pilot 4!"
    why = "Huntresses strike Pilots double: 4 x 2 = 8 damage. Pilot 4 is captured by 4 or more."
    assert moment.words == (why, "That makes 4 levels captured.")
    assert (0, "gloating") in felt and (1, "hurt") in felt


def test_two_lines_at_once_are_staged_together():
    (moment,), _felt = staged(city("P1@b2N P3@b3N H4@b4N T4@c3N T3@d4N", "T1@d2W", tactics=1), "end")
    assert moment.title == "2 lines of three!"
    assert moment.words[0] == "Ann filled b2-b3-b4 and b2-c3-d4."
    assert moment.words[1] == "One that still stands when the next turn ends wins the game."
    assert set(moment.lit) == {f"kitty:{KITTY[name]}" for name in ("P1", "P3", "H4", "T4", "T3")}


def test_an_attack_that_captures_nobody_is_not_staged():
    s = city("H1@c3E T2@d2W", "T4@d3S", placed="T2")
    do(s, "play:claws-out")
    assert staged(s, "pick:c3")[0] == []


def test_a_capture_by_a_card_names_the_card():
    s = city("P2@a3E", "H2@c3N T4@e5N", "hairball-mortar", tactics=3)
    do(s, "play:hairball-mortar")
    (moment,), _felt = staged(s, "pick:a3")
    assert moment.title == "Ann captured Mimi's Huntress 2!"
    assert moment.words[0] == "Hairball Mortar: 2 damage. Huntress 2 is captured by 2 or more."


def test_a_third_paw_token_is_told():
    s = city("P1@a1N P2@a2N", "H2@c3N", tactics=3)
    s.tokens[KITTY["P1"]] = 2
    do(s, "end")
    moments, felt = staged(s, "pick:a1")
    assert moments[0].title == "Mimi captured Ann's Pilot 1!" and "third paw token" in moments[0].words[0]
    assert (0, "hurt") in felt


def test_a_line_that_stands_and_control_are_staged():
    s = city("P1@b2N P3@b3N H4@b4N", "T1@d3W", tactics=1)
    (moment,), _felt = staged(s, "end")
    assert moment.title == "Three in a line!" and moment.words[0] == "Ann filled b2, b3, b4."
    kitty, square = s.offer[0], GAME.legal(s)[0].where
    do(s, str(model.DEPLOYS[kitty][square]), str(model.TURNS[square][0]))
    (moment,), felt = staged(s, "end")
    assert moment.title == "Control!" and "b2, b3, b4" in moment.words[0] and felt[-1] == (0, "gloating")


def test_power_shows_what_was_captured():
    s = city("P1@b2N", "T1@d3W", tactics=1)
    s.number, s.kitties = model.LAST_TURN, [KITTY["H1"]]
    s.captured = [[KITTY["T4"]], [KITTY["H3"]]]
    (moment,), _felt = staged(s, "end")
    assert moment.title == "Power!" and [side.total for side in moment.sides] == [4, 3]
    assert moment.sides[0].parts == (("Tank 4", 4),) and "Ann captured more levels." in moment.words


def test_the_last_lamp_is_staged():
    s = city("P1@b2N", "T1@d3W", tactics=1)
    s.number = model.LAST_TURN - 1
    (moment,), _felt = staged(s, "end")
    assert moment.title == "The last lamp"


# -- what is said --------------------------------------------------------------------------------------


def test_there_is_enough_to_say_and_it_is_short():
    lines = [line for said in SAYINGS.values() for line in said]
    assert len(lines) >= 40 and len(set(lines)) == len(lines)
    assert all(len(line) <= 34 for line in lines)


def test_a_threat_fades_while_its_kitty_lies_elsewhere_for_now():
    s, stage = city("H4@c3E T2@d2W", "P4@d3S", placed="T2"), Stage(TABLE.paint)
    stage.show(TABLE.layout(GAME.view(s, 0), (), SIZES[0]), at_once=True)
    key, mark, other = f"kitty:{KITTY['H4']}", f"blow:{KITTY['H4']}", f"blow:{KITTY['P4']}"
    stage.send_away(key, 10, 10)
    stage.finish()
    assert stage.sprites[mark].pose.alpha == 0 and stage.sprites[other].pose.alpha == 1
    stage.send_home(key)
    stage.finish()
    assert stage.sprites[mark].pose.alpha == 1


def test_a_broken_line_is_announced_unless_another_one_stands():
    s = city("P1@b2N P3@b3N H4@b4N", "T1@a3E T4@d3W", "laser-pointer", tactics=1)
    s.claims[0] = [(3, KITTY["H4"], KITTY["P3"], KITTY["P1"])]
    view = GAME.view(s, 0)
    away = events.Moved(0, KITTY["P3"], 11, 12)
    assert TABLE.beat(view, away).captions == ((f"kitty:{KITTY['H4']}", "line broken!"),)
    assert not TABLE.beat(view, events.Moved(1, KITTY["T4"], 13, 12)).captions
    s = city("P1@b2N P3@b3N H4@b4N T2@c2N T3@d2N", "T1@a3E", tactics=1)
    s.claims[0] = [(3, KITTY["H4"], KITTY["P3"], KITTY["P1"]), (2, KITTY["P1"], KITTY["T2"], KITTY["T3"])]
    assert not TABLE.beat(GAME.view(s, 0), away).captions, "the row still stands"


def test_a_fooled_attacker_is_named():
    s = city("H4@c3E", "P4@d3S H2@b3E", "bamboozle", tactics=3)
    s.damage[KITTY["H4"]] = 2
    do(s, "play:bamboozle")
    (moment,), _felt = staged(s, "pick:b3")
    assert moment.title == "Mimi captured Ann's Huntress 4!"
    assert moment.words[0] == "Bamboozle: Mimi's Huntress 2 was fooled."


def test_a_family_has_one_colour_wherever_levels_are_counted_by_it():
    s = city("P1@b2N", "T1@d3W", tactics=1)
    s.number, s.kitties = model.LAST_TURN, [KITTY["H1"]]
    s.captured = [[KITTY["T4"]], [KITTY["H3"]]]
    do(s, "end")
    view = GAME.view(s, 0)
    ending, sheet = TABLE.ending(view, GAME.outcome(s)), TABLE.sheet(view, 0)
    assert ending.paints == sheet.paints == TYPE_PAINTS and len(ending.sources) == len(TYPE_PAINTS)
    for paint, ink in zip(TYPE_PAINTS, TYPE_INKS, strict=True):
        hues = [pygame.Color(colour).hsva[0] for colour in (paint, ink)]
        assert abs((hues[0] - hues[1] + 180) % 360 - 180) < 15, (paint, ink)


def test_those_whose_kitties_are_led_about_are_surprised_and_a_turn_begins_with_a_thought():
    s = city("P1@b2N", "T1@d3W", "laser-pointer", tactics=2)
    do(s, "play:laser-pointer")
    _moments, felt = staged(s, "move:d3>d4")
    assert (1, "surprised") in felt and (0, "glad") in felt
    s.number = 4
    _moments, felt = staged(s, "end")
    assert (1, "thinking") in felt


def test_the_word_in_a_star_stands_on_paper(dummy_screen):
    look = Look(NIGHT, (1280, 720))
    star = TABLE.paint(("blow", 2, True), 100, 100, look)
    row = [star.get_at((x, 66)) for x in range(100)]
    assert sum(pixel == pygame.Color("#fff3d6") for pixel in row) > 25, "between and beside its letters"
