"""Motion: flights, turning over, dealing, reduced motion, skipping, telling again, the drifting sky."""

import pygame
import pytest

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.render.backdrop import TICK, DriftingStars
from tabletop.ui.render.effects import Burst, Caption
from tabletop.ui.render.look import Cache, Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.stage.layout import Layout, Piece, Zone
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.stage.tween import LONGEST, SHORTEST, Pose, Tween, flight_seconds

SEATS = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"), Seat(AI, "Oscar", "random"))
DECK = Zone("deck", 500, 300, 100, 100)
CARD = Piece("card", ("face",), 100, 600, 80, 112, card=True, born="deck", born_as=("back",), gone=("deck",))


def colour(picture, width, height, look):
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill("#ff0000" if picture[0] == "face" else "#0000ff")
    return surface


def layout(*pieces: Piece) -> Layout:
    return Layout(pieces, (DECK,), (0, 0), "deck")


def test_a_flight_ends_exactly_where_it_should():
    end = Pose(400, 0, 12)
    tween = Tween(Pose(0, 0), end, 0.3)
    poses = [tween.pass_time(1 / 60) for _frame in range(30)]
    assert poses[-1] == end and tween.done
    assert min(pose.y for pose in poses) < 0, "it flies in an arc"
    assert max(pose.height for pose in poses) > 10 and poses[-1].height == 0


def test_flights_take_between_180_and_320_milliseconds():
    assert flight_seconds(Pose(0, 0), Pose(1, 0)) == pytest.approx(SHORTEST, abs=0.01)
    assert flight_seconds(Pose(0, 0), Pose(5000, 0)) == LONGEST
    assert (SHORTEST, LONGEST) == (0.18, 0.32)


def test_a_new_card_comes_from_the_deck_and_turns_over():
    stage = Stage(colour)
    stage.show(layout(), at_once=True)
    stage.show(layout(CARD))
    sprite = stage.sprites["card"]
    assert (sprite.pose.x, sprite.pose.y) == (500, 300)
    assert sprite.turning == (("back",), 1.0)
    stage.update(0.22)
    assert sprite.turning[0] == ("face",)
    stage.update(1)
    assert sprite.pose == sprite.home and not stage.moving


def test_what_only_makes_room_starts_together_and_what_goes_far_one_after_the_other():
    stage = Stage(colour)
    cards = [CARD._replace(key=f"card:{number}", x=20.0 * number) for number in range(20)]
    stage.show(layout(*cards), at_once=True)
    stage.show(layout(*(card._replace(y=card.y + 60) for card in cards)))
    stage.update(SHORTEST + 0.02)
    assert not stage.moving
    stage.show(layout(*(card._replace(y=card.y - 500) for card in cards)))
    stage.update(LONGEST)
    assert stage.sprites["card:0"].tween is None and stage.sprites["card:19"].tween is not None


def test_a_card_that_went_elsewhere_flies_there():
    stage, paws = Stage(colour), Piece("paws", ("back",), 900, 40, 80, 80)
    stage.show(layout(CARD, paws), at_once=True)
    stage.show(layout(paws)._replace(went={"card": "paws"}))
    assert [(one.tween.end.x, one.tween.end.y) for one in stage.leaving] == [(900, 40)]


def test_a_card_that_is_gone_flies_away_and_vanishes():
    stage = Stage(colour)
    stage.show(layout(CARD), at_once=True)
    stage.show(layout())
    assert not stage.sprites and len(stage.leaving) == 1
    stage.update(0.1)
    assert stage.leaving[0].pose.x > 100
    stage.update(5)
    assert not stage.leaving


@pytest.mark.parametrize(("reduced", "pace"), [(True, 1.0), (False, 0.0)])
def test_reduced_motion_only_fades_and_no_motion_is_at_once(reduced, pace):
    stage = Stage(colour)
    stage.show(layout(CARD), at_once=True)
    stage.reduced, stage.pace = reduced, pace
    moved = CARD._replace(x=700)
    stage.show(layout(moved))
    stage.update(0.05)
    pose = stage.sprites["card"].pose
    assert (pose.x, pose.y, pose.height) == (700, 600, 0)
    assert (pose.alpha < 1) == reduced


def test_a_dealt_game_ends_where_the_layout_says(dummy_screen):
    match = Match(GAMES["nine-lives"], SEATS, {}, 4)
    controller = controller_for("nine-lives", SEATS)
    dealt = controller.layout(match.view(0), (), (1016, 720))
    stage = Stage(controller.paint)
    stage.show(dealt, dealt_from=dealt.deck)
    cards = [sprite for sprite in stage.sprites.values() if sprite.piece.card]
    dealer = stage.sprites[dealt.deck].piece
    assert len(cards) > 5 and all((card.pose.x, card.pose.y) == (dealer.x, dealer.y) for card in cards)
    stage.finish()
    assert all(sprite.pose == sprite.home for sprite in stage.sprites.values())


def test_stage_draws_what_it_holds(dummy_screen):
    look = Look(NIGHT, (1280, 720))
    window = pygame.display.get_surface()
    stage = Stage(colour)
    stage.show(layout(CARD), at_once=True)
    window.fill("#000000")
    stage.draw(window, look)
    assert window.get_at((100, 600))[:3] == (255, 0, 0)
    window.fill("#000000")
    stage.draw(window, look, {"card": "target"})
    beside = window.get_at((100 + 44, 600))
    assert beside.g > beside.r, "a target shines in its colour"


def test_effects_end(dummy_screen):
    look = Look(NIGHT, (1280, 720))
    window = pygame.display.get_surface()
    for effect in (Burst(300, 300, 1.0, False), Burst(300, 300, 1.0, True), Caption("Boom", 300, 300, 1.0, False)):
        window.fill("#000000")
        effect.update(0.1)
        effect.draw(window, look)
        assert window.get_bounding_rect().width > 0
        assert window.get_at((300, 290))[:3] != (0, 0, 0)
        frames = 0
        while effect.update(1 / 60):
            frames += 1
        assert 10 < frames < 200


def test_stars_drift_over_free_sky_only_and_leave_no_trace(dummy_screen):
    look = Look(NIGHT, (1280, 720))
    window = pygame.display.get_surface()
    window.fill("#101030")
    before = pygame.image.tobytes(window, "RGB")
    stars = DriftingStars(look, 400)
    covered = pygame.Rect(0, 0, 640, 720)
    stars.begin(window, [covered])
    assert pygame.image.tobytes(window, "RGB") != before
    for _tick in range(40):
        changed = stars.pass_time(window, TICK)
        assert changed and all(not place.colliderect(covered) for place in changed)
    assert stars.pass_time(window, TICK / 3) == []
    for place in stars._draw(window.copy()):
        window.fill("#101030", place)
    assert pygame.image.tobytes(window, "RGB") == before


def test_the_cache_forgets_what_was_longest_unused(dummy_screen):
    cache = Cache(budget=3 * 100 * 100 * 4)
    made = []

    def make(name):
        def surface():
            made.append(name)
            return pygame.Surface((100, 100), pygame.SRCALPHA)

        return surface

    for name in ("a", "b", "c"):
        cache.get(name, make(name))
    cache.frame += 1
    cache.get("a", make("a"))
    cache.get("d", make("d"))
    assert made == ["a", "b", "c", "d"]
    assert "a" in cache and "b" not in cache and cache.bytes <= cache.budget


def test_what_a_frame_needs_is_made_once_though_it_is_too_much(dummy_screen):
    cache, made = Cache(budget=100 * 100 * 4), []
    for _frame in range(3):
        cache.frame += 1
        for name in ("board", "light", "ship"):
            cache.get(name, lambda name=name: made.append(name) or pygame.Surface((100, 100), pygame.SRCALPHA))
    assert made == ["board", "light", "ship"] and cache.bytes == 3 * cache.budget
    for number in range(9):
        cache.get(number, lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
        assert cache.bytes <= 4 * cache.budget, "however much it needs"


def test_words_rise_above_what_they_are_about(desk):
    sitting = desk()
    surface = pygame.Surface((1280, 720))
    caption = Caption("Interstellar Ark", 300, 300, 1.0, False)
    caption.update(0.4)
    caption.draw(surface, sitting.app.look)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    box = drawn.get_bounding_rects()
    assert box and max(one.bottom for one in box) <= 300
