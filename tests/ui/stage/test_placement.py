"""Places for words: the least is covered, the nearest comes first."""

import pygame
import pytest

from tabletop.ui.stage.placement import beside, cheapest, covered, free_beside, near, shared, shares

ROOM = pygame.Rect(0, 0, 400, 300)


def test_the_cheapest_try_wins_and_of_equals_the_first():
    first, second = pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10)
    tries = [(1.0, [first]), (1.0, [second])]
    assert cheapest(tries, []) == (0, 1.0)
    assert cheapest(tries, [(first, 2.0)]) == (1, 1.0)
    assert cheapest([(0.0, [first, second])], [(first, 2.0), (second, 0.5)]) == (0, 250.0)


def test_things_that_count_alike_weigh_the_same_however_large_they_are():
    small, large = pygame.Rect(0, 0, 7, 7), pygame.Rect(100, 0, 90, 50)
    assert [cheapest([(0.0, [one])], shares([small, large]))[1] for one in (small, large)] == pytest.approx([1.0, 1.0])


def test_words_stand_beside_their_thing_and_not_on_it():
    own = pygame.Rect(180, 140, 40, 20)
    place = beside((60, 20), own, 4, ROOM, [])
    assert not place.colliderect(own) and place.inflate(10, 10).colliderect(own) and ROOM.contains(place)
    other = beside((60, 20), own, 4, ROOM, [(place, 50.0)])
    assert not covered(other, [place, own])


def test_words_cover_what_is_light_before_they_go_far_away():
    own, light = pygame.Rect(180, 140, 40, 20), [(ROOM, 0.01)]
    assert beside((60, 20), own, 4, ROOM, light) == beside((60, 20), own, 4, ROOM, [])


def test_a_place_is_left_only_if_it_is_busy():
    wanted = pygame.Rect(100, 100, 50, 20)
    assert near(wanted, ROOM, [], 10) == wanted
    moved = near(wanted, ROOM, [wanted], 10)
    assert not moved.colliderect(wanted) and abs(moved.y - wanted.y) == 20
    assert abs(near(wanted, ROOM, [], 10, spared=[pygame.Rect(0, 100, 400, 20)]).top - 100) == 20
    assert near(wanted, ROOM, [ROOM], 10) == wanted, "where everything is busy it stays"


def test_there_may_be_no_free_place():
    own = pygame.Rect(180, 140, 40, 20)
    assert free_beside((60, 20), own, ROOM, []).midleft == own.midright
    assert free_beside((60, 20), own, ROOM, [ROOM]) is None


@pytest.mark.parametrize(("touch", "share"), [(0.0, 50.0), (2.0, 24.0)])
def test_boxes_share_what_lies_on_both(touch, share):
    assert shared((0, 0, 10, 10), (5, 0, 10, 10), (50, 0, 10, 10), touch=touch) == share
