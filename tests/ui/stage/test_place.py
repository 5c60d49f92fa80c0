"""A table as a place: scenery, words and buttons where the layout wants them, moods and chatter, staged moments."""

import itertools
from pathlib import Path

import pygame
import pytest
from crazy_eights.rules.events import Drew, Played
from crazy_eights.table.controller import CrazyEightsController

from tabletop.base import paths
from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.table.drawing import _in_one
from tabletop.screens.table.table import TableScene
from tabletop.ui.panel.log import Line
from tabletop.ui.panel.panel import balanced
from tabletop.ui.render import scenery
from tabletop.ui.render.faces import Faces
from tabletop.ui.render.fonts import broken
from tabletop.ui.render.look import Look
from tabletop.ui.render.scenery import PATIENCE, Scenery
from tabletop.ui.render.theme import CONTRAST, NIGHT
from tabletop.ui.stage import furniture, moods
from tabletop.ui.stage.layout import CARD, ROUND, Backdrop, Beat, Hud, Moment, Side
from tabletop.ui.stage.moment import EFFECT, Staged, _sides, free_top
from tabletop.ui.stage.placement import free_beside
from tabletop.ui.stage.sprites import Stage

pytestmark = pytest.mark.rendering

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random"))
MIDDLE = Backdrop("middle", 640, 360, 1280, 720)
RED, GREEN = "#ff0000", "#00ff00"


class Parlour(CrazyEightsController):
    """Crazy Eights in a place of its own, where every card moves somebody."""

    whole_window = True
    goal = "Be rid of your cards."
    chatter = {"glad": ("Ha!", "Hm!")}  # noqa: RUF012

    def layout(self, view, legal, size):
        plain = super().layout(view, legal, size)
        heads = tuple(furniture.head(who, seat, 100 + 120 * seat, 60, 96) for seat, who in enumerate(self.seats))
        plain = plain._replace(pieces=tuple(piece for piece in plain.pieces if not piece.key.startswith("head:")))
        hud = Hud((900, 10, 300, 90), (900, 110, 300, 90), (900, 400, 300, 120), (920, 680), prompt_points="left")
        return plain._replace(pieces=(*plain.pieces, *heads), scene=(MIDDLE,), hud=hud)

    def feel(self, view, event):
        if isinstance(event, Played):
            yield event.seat, "glad"

    def beat(self, view, event):
        if isinstance(event, Played | Drew):
            return Beat(0.2, moment=Moment("A card!", ("It was the first.",), ("pile",)))
        return super().beat(view, event)


@pytest.fixture
def places(tmp_path: Path, monkeypatch):
    """A folder of art with a red picture and its green twin for high contrast; the heads are the real ones."""
    monkeypatch.setattr(paths, "ART", tmp_path)
    (tmp_path / "seats").symlink_to(Path(furniture.__file__).parents[4] / "art" / "seats")
    (tmp_path / "icons").symlink_to(Path(furniture.__file__).parents[4] / "art" / "icons")
    for name, colour in (("middle", RED), ("middle-contrast", GREEN), ("night", RED)):
        body = f'<rect width="16" height="9" fill="{colour}"/>'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">{body}</svg>'
        (tmp_path / f"{name}.svg").write_text(svg)
    scenery._composed.cache_clear()
    yield tmp_path
    scenery._composed.cache_clear()


@pytest.fixture
def parlour(desk, places, tmp_path: Path, monkeypatch):
    monkeypatch.setattr("tabletop.screens.table.flow.controller_for", lambda game, seats: Parlour(seats))

    def sit_down(**chosen) -> TableScene:
        sitting = desk(**chosen)
        table = TableScene(sitting.app, Match(GAMES["crazy-eights"], SEATS, {}, 3), tmp_path / "m.json")
        sitting.show(table, 1)
        return table

    return sit_down


def ended(table: TableScene, seconds: float = 30.0) -> float:
    """Let time pass until the table has settled; how long it took."""
    for frame in range(round(seconds * 60)):
        if table.settled:
            return frame / 60
        table.shell.step(1 / 60)
    raise AssertionError("the table does not come to rest")


# -- scenery -------------------------------------------------------------------------------------------------


def test_the_first_frame_does_not_wait_for_the_scenery(parlour):
    table = parlour()
    assert not table.scenery.ready(table.look, (MIDDLE,)) and not table.stage.sprites, "nothing is dealt in the dark"
    table.shell.step(1 / 60)
    table.shell.step(1 / 60)
    assert table.scenery.ready(table.look, (MIDDLE,)) and table.stage.sprites
    assert table.shell.window.get_at((5, 300)) == pygame.Color(RED)


def test_high_contrast_draws_the_twin_and_leaves_out_what_has_none(places, dummy_screen):
    pygame.display.set_mode((160, 90))
    backdrops = (MIDDLE, Backdrop("night", 640, 360, 640, 360))
    night = scenery.place(Look(NIGHT, (160, 90)), backdrops, RED)
    contrast = scenery.place(Look(CONTRAST, (160, 90)), backdrops, RED)
    assert night.get_at((80, 45)) == pygame.Color(RED) and contrast.get_at((80, 45)) == pygame.Color(GREEN)


def test_scenery_that_is_missing_leaves_the_rest(places, dummy_screen):
    pygame.display.set_mode((160, 90))
    drawn = scenery.place(Look(NIGHT, (160, 90)), (Backdrop("no such", 0, 0, 9, 9), MIDDLE), RED)
    assert drawn.get_at((80, 45)) == pygame.Color(RED)


def test_while_a_window_is_being_resized_the_old_scenery_is_stretched(places, dummy_screen):
    window = pygame.display.set_mode((320, 180))
    place, first, larger = Scenery(), Look(NIGHT, (160, 90)), Look(NIGHT, (320, 180))
    assert [place.update(first, (MIDDLE,), 0.02) for _time in range(3)] == [False, True, False]
    assert not place.update(larger, (MIDDLE,), 0.02) and not place.update(larger, (MIDDLE,), PATIENCE / 2)
    place.draw(window, larger, (MIDDLE,), RED)
    assert window.get_at((319, 179)) == pygame.Color(RED)
    assert place.update(larger, (MIDDLE,), PATIENCE) and place.ready(larger, (MIDDLE,))


# -- words and buttons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_words_and_buttons_lie_in_the_window_and_apart(desk, tmp_path: Path, game: str, size):
    sitting = desk(size)
    count = GAMES[game].info.seats[-1]
    seats = [Seat(AI if seat else HUMAN, f"Cat {seat}", "random" if seat else "") for seat in range(count)]
    table = TableScene(sitting.app, Match(GAMES[game], seats, {}, 3), tmp_path / "m.json")
    sitting.show(table)
    ended(table)
    table.draw(sitting.app.window)
    window, panel = sitting.app.window.get_rect(), table.panel
    buttons = [button.rect for button in panel.group.widgets]
    assert all(window.contains(rect) for rect in buttons)
    assert all(first.collidelist(buttons[place + 1 :]) < 0 for place, first in enumerate(buttons))
    if panel.prompt:
        assert window.contains(panel.prompt_rect) and panel.prompt_rect.collidelist(buttons) < 0


def test_a_prompt_has_a_large_line_and_small_ones(parlour):
    table = parlour()
    ended(table)
    panel, window = table.panel, table.shell.window
    panel.mine, panel.prompt = True, "Play a card."
    panel.draw(window, table.look)
    one = panel.prompt_rect.height
    panel.prompt = "Play a card.\nAny of these will do."
    panel.draw(window, table.look)
    large, small = table.look.line_height("asked"), table.look.line_height("small-strong")
    assert panel.prompt_rect.height - one == small < large


def test_a_log_gives_way_to_the_banner_and_the_goal_to_both(parlour):
    table = parlour()
    ended(table)
    panel, window = table.panel, table.shell.window
    panel.draw(window, table.look)
    log = panel.log.rect
    panel.heading, panel.banner = "Round 3", "Last round!"
    panel.draw(window, table.look)
    assert panel.written[1].bottom <= panel.log.rect.top and panel.log.rect.bottom == log.bottom
    panel.banner = "Last\nround\nof\nall!"
    panel.draw(window, table.look)
    top, panel.goal = panel.log.rect.top, ""
    panel.draw(window, table.look)
    assert panel.log.rect.top == top and panel.log.rect.height > 0


def test_a_banner_beside_the_title_takes_no_room_below_it(parlour):
    table = parlour()
    panel, look = table.panel, table.look
    box = pygame.Rect(0, 0, look.px(360), look.px(300))
    panel.banner = ""
    before = sum(high for _text, high in panel._written(look, box, "A goal"))
    panel.banner = "Last!"
    assert sum(high for _text, high in panel._written(look, box, "A goal")) == before
    panel.banner = "The last round of all rounds of this long game"
    all_lines = panel._written(look, box, "A goal")
    assert sum(high for _text, high in all_lines) > before
    box.height = before
    assert len(panel._written(look, box, "A goal")) < len(all_lines), "in the place of the name"


def test_a_number_is_not_parted_from_its_word(parlour):
    font = parlour().look.font("body")
    for width in range(font.size("10 Matter")[0], font.size("Ann took 10 Matter, 2 Food.")[0]):
        shares = broken(font, "Ziggy rose from 12 % to 51 %.", width)
        assert not any(line.startswith("%") for line in shares)
        lines = broken(font, "Ann took 10 Matter, 2 Food.", width)
        assert not any(line.endswith(("10", "2")) for line in lines), lines


def test_a_number_is_not_parted_from_its_name(parlour):
    font, words = parlour().look.font("body"), "Ziggy's Pilot 4 attacked your Tank 2."
    for width in range(font.size("Pilot 4")[0], font.size(words)[0]):
        lines = broken(font, words, width)
        assert not any(line.endswith(("Pilot", "Tank")) for line in lines), lines


@pytest.mark.parametrize("last", ["c4.", "to e2”.", "(4)", "C”."])
def test_a_square_or_a_letter_is_not_left_alone_at_the_end(parlour, last):
    font, words = parlour().look.font("body"), f"Ziggy placed somebody on {last}"
    for width in range(font.size("somebody on")[0], font.size(words)[0]):
        lines = broken(font, words, width)
        assert len(lines[-1].split()) > 1 and " ".join(lines) == words, lines


def test_what_is_there_for_a_moment_only_comes_with_its_effect(parlour):
    table = parlour()
    ended(table)
    drawn: list[list[str]] = []
    draw_lit = table.stage.draw_lit
    table.stage.draw_lit = lambda *given: (drawn.append([one.piece.key for one in given[2]]), draw_lit(*given))
    flash = table.stage.sprites["head:1"]
    flash.piece = flash.piece._replace(hint=True)
    staged = Staged(Moment("Boom!", (), ("head:0", "head:1")), 1.0, False)
    staged.draw(table.shell.window, table.look, table.stage)
    staged.update(EFFECT)
    staged.draw(table.shell.window, table.look, table.stage)
    assert drawn == [["head:0"], ["head:0", "head:1"]]


def test_a_bubble_leaves_no_word_alone_in_its_last_line(parlour):
    look = parlour().look
    room = look.text("Play Spades or Clubs.", "asked", "ink").get_width() - look.px(4)
    wide, narrow = (look.text("Play Spades or Clubs.", "asked", "ink", room), balanced(
        look, "Play Spades or Clubs.", "asked", "ink", room))  # fmt: skip
    assert narrow.get_height() == wide.get_height() and narrow.get_width() < wide.get_width()


def test_what_can_be_played_has_a_hard_edge_in_high_contrast(dummy_screen):
    pygame.display.set_mode((320, 180))
    faces = Faces(lambda picture, width, height, look: pygame.Surface((width, height)))
    halo = faces.turned(Look(CONTRAST, (1280, 720)), ("halo", "glow", CARD), 60, 84)
    colours = {tuple(halo.get_at((x, halo.get_height() // 2)))[:3] for x in range(4, 12)}
    assert colours == {tuple(pygame.Color(CONTRAST.glow))[:3]}


@pytest.mark.parametrize("outline", [CARD, ROUND])
def test_in_high_contrast_nothing_is_lit_within_that_edge(dummy_screen, outline):
    """Drawings and letters there are white: on a bright ground they would be gone."""
    pygame.display.set_mode((320, 180))
    faces = Faces(lambda picture, width, height, look: pygame.Surface((width, height)))
    halo = faces.turned(Look(CONTRAST, (1280, 720)), ("halo", "glow", outline), 60, 84)
    lit, (wide, high) = pygame.mask.from_surface(halo), halo.get_size()
    assert not any(lit.get_at((x, y)) for x in range(17, wide - 17) for y in range(17, high - 17))
    assert all(lit.get_at(spot) for spot in ((2, high // 2), (wide - 3, high // 2), (wide // 2, 2)))


def test_no_word_of_a_moment_is_left_alone_on_the_last_line(parlour):
    table = parlour()
    look, wide = table.look, table.look.size[0]
    font, line = look.font("subheading"), "It goes on"
    while font.size(f"{line} and on")[0] <= round(0.7 * wide):
        line += " and on"
    words = f"{line} evermore."
    text = Staged(Moment("Gone", (words,)), 1.0, reduced=True)._words(look, table.stage, wide)[1]
    last = text.subsurface(
        (0, text.get_height() // 2 + look.px(4), text.get_width(), text.get_height() // 2 - look.px(4))
    )
    assert last.get_bounding_rect(min_alpha=250).width > 1.15 * font.size("evermore.")[0]


def test_words_of_a_moment_cover_nothing_that_is_lit():
    window, words = (1280, 720), (520, 130)
    dog, cat = pygame.Rect(560, 130, 160, 160), pygame.Rect(585, 340, 120, 155)
    for lit in ([dog], [cat], [dog, cat], [pygame.Rect(0, 0, 90, 90)], []):
        box = pygame.Rect((380, free_top(lit, window, words, 12)), words)
        assert box.collidelist(lit) < 0 and pygame.Rect((0, 0), window).contains(box)
    assert free_top([pygame.Rect(0, 0, *window)], window, (900, 700), 12) == 12, "too much: it begins at the top"


def test_words_that_would_hide_what_they_are_about_say_less(dummy_screen):
    parts = tuple((f"Cat {number}", 1) for number in range(5))
    told = Staged(
        Moment("Lost", ("Why",), sides=(Side("Ann", 0, 5, parts), Side("The Dogs", -1, 1))), 1.0, reduced=True
    )
    stage = Stage(furniture.paint)
    high = [told._words(Look(NIGHT, (1280, 720), text), stage, 1280)[-2].get_height() for text in (100, 200)]
    assert high[1] < high[0], "large letters leave out what adds up"


def test_the_wheel_over_the_log_shows_older_lines(parlour, desk):
    table = parlour()
    ended(table)
    table.chronicle.log.set([Line(0, f"Line {number}") for number in range(30)])
    table.shell.step(0.02)
    before = pygame.image.tobytes(table.shell.window, "RGB")
    pygame.mouse.set_pos((1000, 150))
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=3, precise_x=0.0, precise_y=3.0))
    table.shell.step(0.02)
    assert pygame.image.tobytes(table.shell.window, "RGB") != before


# -- those who sit there -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_new_game_is_dealt_in_two_and_a_half_seconds(desk, tmp_path: Path, game: str):
    sitting = desk(speed="normal")
    count = GAMES[game].info.seats[-1]
    seats = [Seat(AI if seat else HUMAN, f"Cat {seat}", "random" if seat else "") for seat in range(count)]
    table = TableScene(sitting.app, Match(GAMES[game], seats, {}, 3), tmp_path / "m.json")
    sitting.show(table, 1)
    while not table.stage.sprites:
        sitting.step()
    frames = 0
    while table.stage.moving:
        sitting.step()
        frames += 1
    assert frames / 60 <= 2.5


def test_a_feeling_shows_and_passes(parlour):
    table = parlour(speed="normal", chatter="off")
    table.moods.think(1)
    table.moods.feel(None, Played(2, 5, 1), "off")
    assert (table.stage.moods["head:2"], table.stage.moods["head:1"]) == ("glad", "thinking")
    assert table.moods.said is None
    table.moods.update(moods.FELT + 0.1)
    assert table.stage.moods["head:2"] == "calm"
    table.moods.update(moods.DROWSY)
    assert (table.stage.moods["head:0"], table.stage.moods["head:1"]) == ("asleep", "thinking")


def test_machines_talk_as_much_as_they_are_asked_to_and_never_the_same_twice(parlour):
    table = parlour(speed="normal")
    heard = []
    for _time in range(200):
        table.moods.feel(None, Played(2, 5, 1), "lively")
        if table.moods.said is not None:
            heard.append(table.moods.said)
        table.moods.update(moods.SPOKEN + 5)
    assert len(heard) > 50 and {seat for seat, _words in heard} == {2}
    assert all(first != second for first, second in itertools.pairwise(heard))
    table.moods.feel(None, Played(0, 5, 1), "lively")
    assert table.moods.said is None, "nobody speaks for a person"


def test_what_is_said_covers_nothing_that_is_wanted():
    sign, head, room = pygame.Rect(0, 0, 80, 30), pygame.Rect(100, 100, 60, 60), pygame.Rect(0, 0, 400, 300)
    free = free_beside(sign.size, head, room, [])
    assert free is not None and not free.colliderect(head)
    other = free_beside(sign.size, head, room, [free])
    assert other is not None and not other.colliderect(free)
    assert free_beside(sign.size, head, room, [room]) is None


def test_a_table_at_rest_blinks_and_breathes_in_small_places(parlour):
    table = parlour(speed="normal", pace=60_000)
    table.skip()
    ended(table)
    for _time in range(200):
        table.shell.step(1 / 60)
    before, seen, breathed = table.stage.moods, set(), False
    for _time in range(600):
        places = table.shimmer(table.shell.window, 0.1)
        assert all(place.width <= 110 and place.height <= 110 for place in places)
        seen |= set(table.stage.moods.values())
        breathed = breathed or any(table.stage.breath.values())
    assert "blink" in seen and breathed and set(before) == set(table.stage.moods)


# -- moments -------------------------------------------------------------------------------------------------


def staged(table: TableScene) -> None:
    """Do the first thing that can be done, and wait until it is staged."""
    ended(table)
    while table.match.to_act != 0:
        table.submit(table.match.legal[0])
    table.skip()
    table.skip()
    ended(table)
    table.submit(table.match.legal[0])
    table.shell.step(1 / 60)
    assert table.playback.moment is not None


def test_a_moment_stands_still_names_its_cause_and_then_happens(parlour):
    table = parlour(speed="normal", pace=60_000)
    staged(table)
    before = table.playback.shown
    for _frame in range(round(EFFECT * 60) - 4):
        table.shell.step(1 / 60)
    assert table.playback.shown == before and not table.settled
    for _frame in range(10):
        table.shell.step(1 / 60)
    assert table.playback.shown != before and table.playback.moment is not None
    assert 1.0 < ended(table) < 6.0


@pytest.mark.parametrize("by", ["space", "click"])
def test_a_moment_goes_on_when_it_was_read_and_nothing_is_lost(parlour, by):
    table = parlour(speed="normal", pace=60_000)
    staged(table)
    lines = len(table.chronicle.log.lines)
    if by == "space":
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    else:
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 400), button=1))
    table.shell.step(1 / 60)
    table.shell.step(1 / 60)
    assert table.playback.moment is None and len(table.chronicle.log.lines) > lines
    ended(table)
    assert table.playback.shown == table.match.view(0)


def test_without_motion_nothing_is_staged(parlour):
    table = parlour(speed="off")
    ended(table)
    table.submit(table.match.legal[0])
    table.shell.step(1 / 60)
    assert table.playback.moment is None


# -- the keyboard --------------------------------------------------------------------------------------------


def press(table: TableScene, *keys: int) -> None:
    for key in keys:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        table.shell.step(1 / 60)


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_RETURN])
def test_the_keyboard_begins_at_what_can_be_done(parlour, key):
    table = parlour()
    ended(table)
    while table.match.to_act != 0:
        table.submit(table.match.legal[0])
        ended(table)
    press(table, key)
    assert table.hand.cursor == table.hand.index.shining[0] and table.panel.group.focus is None
    press(table, pygame.K_TAB)
    assert table.panel.group.focus is not None and not table.hand.cursor


def test_a_hint_dies_with_the_focus_that_opened_it(parlour):
    table = parlour()
    ended(table)
    group = table.panel.group
    group._go_to(table.panel.menu)
    group.update(2.0)
    assert group._asked is table.panel.menu
    group.set_focus(None)
    assert group._asked is None


def test_a_piece_taken_with_a_click_says_where_it_can_go(parlour):
    table = parlour()
    ended(table)
    while table.match.to_act != 0:
        table.submit(table.match.legal[0])
        ended(table)
    assert table.drawing.held_words() == ""
    table.hand.take(table.hand.index.lifts[0])
    first, _line, ways = table.drawing.held_words().partition("\n")
    assert first in ("Now choose where.", "Put it where it shines, or press it again to use it.") and ways


def test_ways_that_differ_in_their_last_word_are_told_in_one():
    assert _in_one(["Lay it at B6", "Lay it at C4", "Lay it at C5"]) == "Lay it at B6, C4 or C5"
    assert _in_one(["Play Clubs 7", "Discard it"]) == "Play Clubs 7 · Discard it"


def test_the_words_of_a_moment_do_not_touch_the_boxes_of_both_sides(dummy_screen):
    look = Look(NIGHT, (1280, 720))
    both = _sides(look, (Side("Ann", 0, 3), Side("The Dogs", -1, 5)))
    assert both.get_bounding_rect().top >= look.px(12)
