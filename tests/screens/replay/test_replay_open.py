"""A match that is over, watched with everything open: all that anybody knows is seen, and the log tells it."""

import random

import pytest
from support.marks import everybody

from tabletop.games.paw_of_duty.rules import events as paw
from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.events import HIDDEN, OPEN
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.replay import Film
from tabletop.screens import navigation
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.replay.tape import Tape
from tabletop.screens.shared.controllers import controller_for

SECRET = [game for game in SHELF if GAMES[game].info.secrets]
FACES = {"card", "recruit", "dog", "dog-beaten"}
"""The first words of pictures that somebody may know and somebody else not."""
SIZE = (1280.0, 720.0)


def ended(game: str, count: int = 0, seed: int = 20) -> Match:
    count = count or GAMES[game].info.seats[0] + (3 in GAMES[game].info.seats)
    seats = [Seat(AI if place else HUMAN, f"Cat {place}", "easy" if place else "") for place in range(count)]
    match, chance = Match(GAMES[game], seats, {}, seed), random.Random(seed)
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    return match


def watched(desk, match: Match, at: int, **given: object) -> ReplayScene:
    sitting = desk(**given)
    navigation.open_replay(sitting.app, match, None, at, all_open=True)
    sitting.step(3)
    scene = sitting.top
    assert isinstance(scene, ReplayScene) and scene.open
    scene.desk = sitting
    return scene


def faces(layout) -> set:
    """What lies face up, whatever else is drawn on it."""
    return {piece.picture[:2] for piece in layout.pieces if piece.picture[0] in FACES}


@pytest.mark.parametrize("game", everybody("nine-lives space-kitties", SECRET))
def test_whatever_anybody_sees_is_seen(game):
    match = ended(game)
    film, table = Film(match), controller_for(game, match.seats)
    table.past = True
    steps = range(0, len(film.events), max(1, len(film.events) // 100))
    drawn = [number + 1 for number, event in enumerate(film.events) if event.secret_to is not None]
    secrets = 0
    for event in (*steps, *drawn[:: max(1, len(drawn) // 50)], len(film.events)):
        views = [film.before(seat, event) for seat in range(len(match.seats))]
        shown = faces(table.layout(film.before(OPEN, event), (), SIZE))
        public = faces(table.layout(film.before(None, event), (), SIZE))
        held = {picture[:2] for view in views for one in table.holds(view) for picture in one.pictures}
        for view in views:
            lanes = {("card", card) for lane in getattr(view, "lanes", ()) for card in lane}  # others' are on a plate
            quests = {("card", card) for card in getattr(view, "quest_tops", ())}
            missing = faces(table.layout(view, (), SIZE)) - shown - held - lanes - quests
            assert not missing, f"at {event} {missing} is seen by {view.seat} alone"
        secrets += bool((shown | held) - public)
    assert secrets, "there was something to open"


def test_drawn_kitties_and_both_hands_of_paw_of_duty_lie_open():
    film = Film(ended("paw-of-duty"))
    for number, event in enumerate(film.events):
        if isinstance(event, paw.Offered):
            view = film.before(OPEN, number + 1)
            assert view.seat is None and view.offer == event.kitties and HIDDEN not in (*view.offer, *view.aside)
            assert view.hands == tuple(film.before(seat, number + 1).hands[seat] for seat in range(2))
            assert [kitty == HIDDEN for kitty in view.kitties] == [not known for known in view.known]


def test_what_lies_in_the_kitty_deck_is_told_once(desk):
    """Each put Kitties under the one deck: that is no hand of theirs."""
    match = ended("paw-of-duty")
    scene = watched(desk, match, match.position - 2)
    *seats, deck = scene.side.hands.rows
    assert [(row.seat, [one.words for one in row.held]) for row in seats] == [(0, ["Hand"]), (1, ["Hand"])]
    kitties = [kitty for kitty in scene.film.before(OPEN, scene.event).kitties if kitty != HIDDEN]
    assert kitties and deck.name == "In the Kitty deck" and len(deck.held) == 1
    assert deck.held[0].pictures == tuple(("chip", kitty) for kitty in kitties)


@pytest.mark.parametrize("game", SHELF)
def test_the_log_tells_what_whoever_knows_most_is_told(game):
    match = ended(game)
    film, table = Film(match), controller_for(game, match.seats)
    told = [line.words for line in Tape(film, table, OPEN).lines]
    assert told == [words for event in film.events if (words := table.tell(event))], "nothing is cut"
    for seat in range(len(match.seats)):
        for event in film.events:
            if event.secret_to == seat:
                assert table.tell(event.seen_by(seat)) == table.tell(event.seen_by(OPEN))


LARGEST = {game: GAMES[game].info.seats[-1] for game in SECRET}


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((960, 600), 160)])
@pytest.mark.parametrize("game", everybody("nine-lives cat-quest", SECRET))
def test_hands_and_log_stand_below_each_other_and_both_are_seen(desk, game, size, text):
    match = ended(game, LARGEST[game])
    scene = watched(desk, match, match.position // 2, size=size, text=text)
    side = scene.side
    for at in range(scene.at, min(scene.at + 12, len(scene.tape.steps))):
        scene.jump(at)
        scene.desk.step()
        hands, log = side.hands.rect, side.log.rect
        assert hands.bottom <= log.top and side.rect.contains(hands) and side.rect.contains(log)
        assert log.height >= scene.look.line_height("small") * 2 and side.log._places, "a line can be read"
        shown = {row.seat: list(row.held) for row in side.hands.rows}
        for seat in range(len(match.seats)):
            known = scene.controller.holds(scene.film.before(seat, scene.event))
            assert shown.get(seat, []) == [one for one in known if one.pictures]
        assert not shown or hands.height // len(shown) >= 15, "a card can be recognised"


@pytest.mark.parametrize(("game", "least"), [("cat-quest", 2), ("space-kitties", 1)])
def test_moments_to_jump_to_stay_where_there_is_room_below_the_hands(desk, game, least):
    match = ended(game, 2)
    scene = watched(desk, match, 0)
    side, before = scene.side, 99
    for at in range(0, len(scene.tape.steps), 7):
        scene.jump(at)
        shown = [jump for jump in side.jumps if jump.rect.width]
        assert min(least, len(side.jumps)) <= len(shown) <= before, "they do not come and go"
        assert not shown or side.log.rect.bottom <= min(jump.rect.top for jump in shown)
        before = len(shown)


def test_a_line_of_the_open_log_leads_to_its_moment(desk):
    match = ended("paw-of-duty")
    scene = watched(desk, match, match.position // 2)
    place, line = scene.side.log._places[-1]
    scene.desk.click(place.center)
    assert scene.open and scene.at == line.decision + 1
    assert scene.side.log.lines[-1].words == scene.tape.told(scene.at)[-1].words


def test_the_next_eyes_after_the_last_see_all_of_a_finished_match(desk):
    match = ended("nine-lives")
    scene = watched(desk, match, 10)
    seen = []
    for _press in range(len(match.seats) + 2):
        scene.desk.key("i")
        seen.append(scene.eyes)
    assert seen == [*range(len(match.seats)), None, OPEN]
    scene.desk.click(scene.side.nobody)
    assert scene.seat is None and not scene.open


def test_the_whole_row_of_dogs_lies_face_up_when_the_match_is_over():
    match = ended("cat-quest")
    film = Film(match)
    row = film.view(OPEN, len(match.history) // 2).row
    assert row and HIDDEN not in row
    assert any(HIDDEN in film.view(seat, len(match.history) // 2).row for seat in range(len(match.seats)))


def test_where_nobody_sits_at_the_console_the_sky_has_its_room():
    match = ended("cat-quest")
    film, table = Film(match), controller_for("cat-quest", match.seats)

    def console(view: object) -> tuple[float, set[str]]:
        pieces = {piece.key: piece for piece in table.layout(view, (), SIZE).pieces}
        assert all(
            piece.y + piece.height / 2 <= SIZE[1] + 1 for key, piece in pieces.items() if key in ("tray", "speed")
        )
        return pieces["console"].height, {*pieces}

    seated, _keys = console(film.view(0, 10))
    assert console(film.view(None, 10))[0] == seated, "at a table the words of what happens need it"
    table.past = table.folded = True
    low, keys = console(film.view(OPEN, 10))
    assert low < 0.6 * seated and "tray" in keys and console(film.view(0, 10))[0] == seated
