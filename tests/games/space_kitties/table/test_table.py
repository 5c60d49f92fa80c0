"""Space Kitties at the table: places, gestures, what is shown and what is said."""

import math
from functools import partial

import pygame
import pytest
from support.marks import one_in, thorough
from support.space import CARD, GAME, play, quest_first, table

from tabletop.games.space_kitties.rules.content import ABILITY, CARDS, COMMANDERS
from tabletop.games.space_kitties.rules.events import (
    DISCARDS,
    FROM_HAND,
    FROM_QUESTS,
    Buried,
    CameHome,
    Completed,
    Drew,
    Gave,
    Got,
    Placed,
    Played,
    Reshuffled,
    Trapped,
    TurnedUp,
    Used,
)
from tabletop.games.space_kitties.rules.model import MOST_PILES, NO_CARD, PLAY
from tabletop.games.space_kitties.table.controller import SpaceKittiesController
from tabletop.games.space_kitties.table.measures import HAND_CARD
from tabletop.games.space_kitties.voice.words import BACK
from tabletop.kernel.match import AI, HUMAN, Seat, Watched
from tabletop.kernel.rng import Rng
from tabletop.ui.panel.panel import BUTTON
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT
from tabletop.ui.stage.furniture import paint
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.moods import MOODS

SIZES = ((1280.0, 720.0), (1280.0, 800.0), (1280.0, 960.0), (1707.0, 720.0), (2560.0, 720.0))


def controller(seats):
    return SpaceKittiesController([Seat(AI, f"Cat {number}", "easy") for number in range(seats)])


def walk(seats, seed):
    rng, chance = Rng(seed), Rng(seed + 1)
    s = GAME.setup({}, seats, rng)
    while s.turn >= 0:
        action = quest_first(s, chance)
        before = s.copy()
        yield before, action, GAME.apply(s, action, rng), s


def laid(s, seat, size=SIZES[0]):
    legal = GAME.legal(s) if seat == s.turn else ()
    return controller(s.seats).layout(GAME.view(s, seat), legal, size)


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_event_is_shown_when_the_table_looks_like_it(seats):
    """Piece by piece: what was played lies there, what was drawn is in the hand, a new quest turns up only then."""
    shown = set()
    for before, action, _events, _after in walk(seats, seats):
        seen = Watched(GAME, before, (None, *range(seats)))
        GAME.apply(before, action, Rng(0), seen)
        for seat, frames in seen.frames.items():
            for event, view in frames:
                shown.add(type(event))
                look_at(event, view, seat)
    assert {Played, TurnedUp, Placed, Drew, Used, Trapped} <= shown


def look_at(event, view, seat):
    match event:
        case Played(card=card, pile=pile, source=source, count=count):
            assert view.piles[pile][-1] == card and view.counts[pile] == count
            assert view.played == card or source not in (FROM_HAND, FROM_QUESTS)
            assert source != FROM_QUESTS or view.quest_tops[event.seat] == NO_CARD
        case TurnedUp(card=card, left=left):
            assert view.quest_tops[event.seat] == card and view.quest_counts[event.seat] == left
        case Buried(card=card):
            assert view.quest_tops[event.seat] == NO_CARD and view.buried[event.seat][0] == card
        case Placed(card=card, lane=lane):
            assert view.lanes[event.seat * 4 + lane][-1] == card
        case Drew(cards=cards) | Got(cards=cards) if seat == event.seat:
            assert set(cards) <= set(view.hand) and list(view.hand) == sorted(view.hand)
        case Gave(cards=cards) if seat == event.seat:
            assert (not set(cards) & set(view.hand) and view.partner == event.receiver) or view.offered
        case Completed(pieces=pieces, pile=pile):
            assert pile >= len(view.piles) or not view.piles[pile]
            assert set(pieces) - set(view.discards) <= {piece for piece in pieces if piece >= CARDS}
        case Trapped(piece=piece, where=where):
            assert piece in (view.discards if where == DISCARDS else view.piles[where])
            assert not view.home[event.seat] and not view.cargo and not view.offered
        case CameHome(piece=piece):
            assert view.home[event.seat] and piece not in view.discards
        case Reshuffled(count=count):
            assert view.deck_count == count and all(piece >= CARDS for piece in view.discards)


def overlap(one, other):
    return (
        abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5
        and abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("piles", [0, 1, 3, 5, 8, 12, 16, MOST_PILES])
def test_any_number_of_journeys_lies_on_the_chart_without_overlap(size, seats, piles):
    """All of them at 0, where routes are closest, and all at 10, where they wait at the gate."""
    slugs = [who.slug for who in COMMANDERS]
    s = table("kitt: 3a | 9b", *(f"{slug}: | {number}a" for number, slug in enumerate(slugs[1:seats], 1)))
    s.piles = [[card] for card in (*range(10), *range(130, 142), 20, 21)][:piles]
    for count in (0, 4, 10):
        s.counts = [count] * piles
        layout = laid(s, 0, size)
        zones = [zone for zone in layout.zones if zone.key.startswith("pile:")]
        beacons = [piece for piece in layout.pieces if piece.key.startswith("pile:") and piece.key != "pile:new"]
        assert len(zones) == len(beacons) == piles
        for number, zone in enumerate(zones):
            assert not any(overlap(zone, other) for other in zones[number + 1 :])
            assert zone.x + zone.width / 2 <= size[0] and zone.y + zone.height / 2 <= size[1]
        for number, beacon in enumerate(beacons):
            radius = beacon.width / 2 * 28 / 34
            for other in beacons[number + 1 :]:
                assert math.hypot(beacon.x - other.x, beacon.y - other.y) >= 2 * radius - 1
        assert all(beacon.width >= 30 for beacon in beacons)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_everything_lies_on_the_table(size, seats):
    for before, _action, _events, _after in list(walk(seats, 3))[::9]:
        for seat in (None, 0):
            layout = laid(before, seat, size)
            for piece in layout.pieces:
                assert piece.x - piece.width / 2 > -1 and piece.x + piece.width / 2 < size[0] + 1, piece.key
                assert piece.y - piece.height / 2 > -1 and piece.y + piece.height / 2 < size[1] + 1, piece.key
            places = [piece for piece in layout.pieces if piece.key.split(":")[0] in ("seat", "lane", "quests")]
            for number, piece in enumerate(places):
                assert not any(overlap(piece, other) for other in places[number + 1 :])


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_commander_has_a_head_that_can_be_seen(seats):
    s = next(walk(seats, 3))[0]
    heads = {piece.key: piece for piece in laid(s, 0).pieces if piece.key.startswith("head:")}
    assert sorted(heads) == [f"head:{seat}" for seat in range(seats)]
    assert all(head.width >= (88 if seats < 8 else 80) for head in heads.values())
    assert {head.picture[1] for head in heads.values()} == {
        f"space-kitties/bust-{COMMANDERS[who].slug}" for who in s.commanders
    }


def test_cards_are_dealt_and_nothing_else():
    """What stands on the bridge is there before the deck, so that it does not come out of it."""
    s = next(walk(4, 3))[0]
    keys = [piece.key for piece in laid(s, 0).pieces]
    after = keys[keys.index("deck") + 1 :]
    assert after and all(key.startswith("card:") for key in after)
    assert not any(key.startswith("card:") for key in keys[: keys.index("deck")])


def test_a_journey_stands_at_its_number_and_its_beacon_is_the_next():
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", piles="0a 1a 2d, 0b")
    view = GAME.view(s, 0)
    layout = controller(2).layout(view, GAME.legal(s), SIZES[0])
    pieces = {piece.key: piece for piece in layout.pieces}
    assert pieces["pile:0"].picture == ("beacon", 3, True) and pieces["pile:1"].picture == ("beacon", 1, False)
    assert pieces[f"card:{CARD['1a']}"].x < pieces[f"card:{CARD['2d']}"].x < pieces["pile:0"].x
    assert pieces[f"card:{CARD['0a']}"].x < pieces[f"card:{CARD['1a']}"].x, "where its route begins"
    assert pieces["pile:new"].picture == ("hole", False)
    away = [piece.gone for key, piece in pieces.items() if key in (f"card:{CARD['1a']}", f"card:{CARD['2d']}")]
    assert away == [("gate", "discards")] * 2 and any(zone.key == "gate" for zone in layout.zones)


def test_what_reaches_the_final_frontier_may_be_put_onto_its_gate():
    """SK-3.1: it goes onto its journey all the same."""
    s = table("kitt: 11a 1b | 9b", "solo: 1d | 2a", piles="0a 1a 2a 3a 4a 5a 6a 7a 8a 9a 10a, 0b")
    view, legal = GAME.view(s, 0), GAME.legal(s)
    drops = {str(action): controller(2).gesture(view, action).drops for action in legal if action.kind == PLAY}
    assert drops == {"play:11a>1": ("pile:0", "gate"), "play:1b>2": ("pile:1",)}


@pytest.mark.parametrize("seats", [3, 4])
def test_only_what_is_discarded_flies_to_the_discards(seats):
    """Not a quest that goes under its pile, not what others cover on a lane or a journey, not a card handed over."""
    told, flown, seen_before = controller(seats), 0, 0
    for before, action, _events, _after in walk(seats, 11 + seats):
        seen = Watched(GAME, before, (0,))
        pieces = told.layout(GAME.view(before, 0), (), SIZES[0]).pieces
        GAME.apply(before, action, Rng(0), seen)
        for event, view in seen.frames[0]:
            there = told.layout(view, (), SIZES[0]).pieces
            keys = {piece.key for piece in there}
            gone = [piece for piece in pieces if piece.key not in keys and "discards" in piece.gone]
            assert {piece.key for piece in gone} <= {f"card:{card}" for card in view.discards}, event
            flown += len(gone)
            seen_before += any(len(lane) > 4 for lane in view.lanes)
            pieces = there
    assert flown and seen_before


def test_journeys_keep_their_places_while_others_begin_and_end():
    """One row in the middle, then three, then closer ones; they change only where there are too many."""
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", piles="0a 1a 2d, 0b, 0c 1c, 0d, 0e 1e")
    view, spots = GAME.view(s, 0), []
    for piles in (2, 3, 4, 5):
        fewer = view._replace(piles=view.piles[:piles], counts=view.counts[:piles])
        pieces = {piece.key: piece for piece in controller(2).layout(fewer, (), SIZES[0]).pieces}
        spots.append([pieces[key][2:4] for key in ("pile:0", "pile:1", "tag:0", "tag:1")])
    assert spots[0] == spots[1] != spots[2] == spots[3]


def test_a_trapped_commander_sits_on_its_route_or_at_the_airlock():
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", piles="0a solo 1a 2d 3d", discards="7a kitt")
    pieces = {piece.key: piece for piece in laid(s, 0).pieces}
    assert abs(pieces["commander:4"].x - pieces[f"card:{CARD['1a']}"].x) < 3
    assert pieces["commander:4"].y < pieces[f"card:{CARD['1a']}"].y - 15, "the card is seen below it"
    assert overlap(pieces["commander:0"], pieces["discards"])
    assert {"lock:0", "lock:1"} <= set(pieces)
    assert all(pieces[f"ability:{kind}"].picture[3] for kind in ("play", "discard"))
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", piles="0a 1a 2d 3d")
    pieces = {piece.key: piece for piece in laid(s, 0).pieces}
    assert not {"lock:0", "lock:1", "commander:0", "commander:4"} & set(pieces)


def test_a_commander_on_warp_drive_stays_at_its_number():
    """Only one that came with a card lies beneath that (SK-7.11)."""
    s = table("kattard: 3a | 9b", "solo: 1b | 2a", piles="0a 1a 2d 3d 4d kattard 6d 7d, 0b 1b solo 2b 3b")
    pieces = {piece.key: piece for piece in laid(s, 0).pieces}
    five, two = pieces["commander:1"], pieces["commander:4"]
    assert pieces[f"card:{CARD['4d']}"].x + 60 < five.x < pieces[f"card:{CARD['6d']}"].x - 60
    assert abs(two.x - pieces[f"card:{CARD['2b']}"].x) < 3
    assert five.y == pieces[f"card:{CARD['4d']}"].y


def test_a_beacon_shines_for_a_commander_who_helps_as_for_a_card():
    for quest, lit in (("9a", True), ("3a", False)):
        s = table(f"kattard: 3b 5b | 2a {quest}", "solo: 1b | 2b 4a", piles="0a 1a 2d 3d 4d 5d 6d 7d")
        pieces = {piece.key: piece for piece in laid(s, 0).pieces}
        assert pieces["pile:0"].picture == ("beacon", 8, lit)


def test_a_planet_docks_on_its_equal_and_it_is_seen_how_many_lie_there():
    s = table("kattard: 2a 2b 9a | 9c 9b", "solo: 1b | 2c 4a", piles="0a 1a 2d")
    assert not any(piece.key.startswith("docked") for piece in laid(s, 0).pieces)
    play(s, "fast-docking")
    assert drops(s, "play:2a>1").drops == (f"card:{CARD['2d']}", "pile:0")
    play(s, "play:2a>1")
    assert drops(s, "play:2b>1").drops == (f"card:{CARD['2a']}", "pile:0")
    assert next(piece for piece in laid(s, 0).pieces if piece.key == "docked:0").picture == ("pill", 2)


def many(seats, piles):
    """A table of so many, and so many journeys with nothing on them yet."""
    slugs = [who.slug for who in COMMANDERS]
    s = table("kitt: 3a | 9b", *(f"{slug}: | {number}a" for number, slug in enumerate(slugs[1:seats], 1)))
    s.piles, s.counts = [[CARD[f"0{copy}"]] for copy in "abcdefghij"[:piles]], [0] * piles
    return s


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0, *thorough(0.8, 1.3, 1.6)])
@pytest.mark.parametrize("seats", one_in(3, range(2, 9)))
@pytest.mark.parametrize("piles", [2, 4, 5, 8])
def test_a_number_of_docked_planets_is_on_no_other_journeys_circle(size, text, seats, piles):
    s = many(seats, piles)
    for place in range(piles):
        spare = iter("bcdefghijk")
        s.piles[place] += [CARD["1a"], CARD[f"2{next(spare)}"], CARD[f"2{next(spare)}"]]
        s.counts[place] = 2
        told = controller(seats)
        told.text = text
        for counts in (1, 2, 3):
            s.counts = [2 if other == place else counts for other in range(piles)]
            pieces = {piece.key: piece for piece in told.layout(GAME.view(s, 0), (), size).pieces}
            pill = pieces.get(f"docked:{place}")
            if pill is None:
                assert "hop:0" in pieces, "only in a cell of its own a journey shows nothing"
                continue
            for other in set(range(piles)) - {place}:
                circle = pieces[f"pile:{other}"]
                aside = max(0.0, abs(pill.x - circle.x) - pill.width / 2)
                below = max(0.0, abs(pill.y - circle.y) - pill.height / 2)
                assert math.hypot(aside, below) >= circle.width / 2 * 28 / 34 - 1, (place, other, counts)
        del s.piles[place][1:]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [0.8, 1.0])
@pytest.mark.parametrize("seats", range(2, 9))
def test_four_journeys_have_every_number_below_the_same_one(size, text, seats):
    s = many(seats, 4)
    told = controller(seats)
    told.text = text
    for count in (0, 4, 9):
        s.counts = [count] * 4
        pieces = {piece.key: piece for piece in told.layout(GAME.view(s, 0), (), size).pieces}
        assert len({round(pieces[f"pile:{place}"].x, 3) for place in range(4)}) == 1
        assert len({round(pieces[f"route:{place}"].x, 3) for place in range(4)}) == 1


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("piles", [1, 4, 5, 8])
def test_a_route_shows_the_numbers_it_has_to_pass(dummy_screen, piles, percent):
    look = Look(NIGHT, (1280, 720), percent)
    told = controller(6)
    told.text = percent / 100
    layout = told.layout(GAME.view(many(6, piles), 0), (), (1280.0, 720.0))
    routes = [piece for piece in layout.pieces if piece.picture[0] == "route"]
    assert routes or percent > 100
    for route in routes:
        wide, high = round(route.width), round(route.height)
        picture = paint(route.picture, wide, high, look, told.painters)
        disc = pygame.mask.from_threshold(picture, "#1d1a52", (8, 8, 8, 255))
        found = [part for part in disc.get_bounding_rects() if part.width > 14]
        assert len(found) == 9, "from 2 to 10"
        assert all(part.top > 0 and part.bottom < high for part in found), "and none is cut"


def test_journeys_are_in_the_order_of_their_letters():
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", piles="0a, 0b, 0c, 0d, 0e")
    pieces = {piece.key: piece for piece in laid(s, 0).pieces}
    heights = [pieces[f"tag:{place}"].y for place in range(5)]
    assert heights == sorted(heights)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4, 1.6, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("piles", [1, 3, 5, 8])
def test_the_tables_own_words_hide_no_beacon(size, text, seats, piles):
    """Neither title, log nor prompt, nor the words at the gate, wherever the journeys stand."""
    slugs = [who.slug for who in COMMANDERS]
    s = table("kitt: 3a | 9b", *(f"{slug}: | {number}a" for number, slug in enumerate(slugs[1:seats], 1)))
    s.piles = [[card] for card in (*range(10), *range(130, 142))][:piles]
    told = controller(seats)
    told.text = text
    for count in (0, 4, 10):
        s.counts = [count] * piles
        layout = told.layout(GAME.view(s, 0), (), size)
        beacons = [piece for piece in layout.pieces if piece.key.startswith("pile:") and piece.key != "pile:new"]
        gate = next(piece for piece in layout.pieces if piece.key == "gate-words")
        for beacon in beacons:
            foot = beacon.y + beacon.width / 2 * 28 / 34
            for left, top, wide, _high in (layout.hud.title, layout.hud.log, layout.hud.prompt):
                assert top < 140 or foot < top + 3 or not left < beacon.x < left + wide
            assert foot < gate.y - 6 or abs(beacon.x - gate.x) > gate.width / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.6, 2.0])
def test_a_banner_changes_nothing_on_the_chart(size, text):
    slugs = [who.slug for who in COMMANDERS]
    s = table("kitt: 3a | 9b 9c", *(f"{slug}: | {number}a {number}b" for number, slug in enumerate(slugs[1:8], 1)),
              piles="0a 1c, 0b")  # fmt: skip
    told = controller(8)
    told.text = text
    spots = []
    for quests in (s.quests[1], s.quests[1][:1]):
        s.quests[1] = quests
        layout = told.layout(GAME.view(s, 0), (), size)
        spots.append([piece for piece in layout.pieces if piece.key.startswith(("pile:", "tag:", "card:", "route:"))])
        assert any(piece.key == "route:0" for piece in layout.pieces), "lines, not cells"
    assert [piece[2:6] for piece in spots[0] if piece.key != f"card:{CARD['1b']}"] == [
        piece[2:6] for piece in spots[1] if piece.key != f"card:{CARD['1a']}"
    ]


def test_the_cards_that_fit_stand_out_of_the_hand():
    s = table("kitt: 3a 5a 5b | 9b", "solo: 1b | 2a", piles="0a 1a 2d")
    for legal, higher in ((GAME.legal(s), True), ((), False)):
        layout = controller(2).layout(GAME.view(s, 0), legal, SIZES[0])
        pieces = {piece.key: piece for piece in layout.pieces}
        assert (pieces[f"card:{CARD['3a']}"].y < pieces[f"card:{CARD['5b']}"].y - 10) == higher


@pytest.mark.parametrize("text", [1.4, 1.6, 2.0])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_large_words_ask_where_they_hide_no_quest(seats, text):
    slugs = [who.slug for who in COMMANDERS]
    s = table("kitt: 3a | 9b 9c", *(f"{slug}: | {number}a {number}b" for number, slug in enumerate(slugs[1:seats], 1)))
    told = controller(seats)
    told.text = text
    layout = told.layout(GAME.view(s, 0), (), SIZES[0])
    left, top, wide, high = layout.hud.prompt
    book = next(piece for piece in layout.pieces if piece.key == "quests")
    assert layout.hud.prompt_align.startswith("bottom") and left + wide <= book.x - book.width / 2 + 70
    assert top + high < book.y - book.height / 2 + 4 and wide > 440
    assert told.prompt(GAME.view(s, 0), GAME.legal(s)).endswith("begin a journey."), "short: the lanes say the rest"


def test_whoever_is_swapped_with_is_told_which_cards():
    s = table("kitt: 3a 4a | 9b", "solo: 1b 7a | 2a | 5b")
    told = controller(2)
    play(s, "diplomatic-mission>2", "offer:3a")
    seen = Watched(GAME, s, (0, 1))
    view = GAME.view(s, 1)
    GAME.apply(s, GAME.parse("offer:4a"), Rng(0), seen)
    beats = []
    for event, after in seen.frames[1]:
        beats.append(told.beat(view, event))
        view = after
    staged = [beat.moment for beat in beats if beat.moment is not None]
    assert len(staged) == 1 and staged[0].words[0] == "Cat 1 got 3, 4 from Cat 0."
    assert [words for beat in beats for _key, words in beat.captions] == ["1, 7 gone"]
    assert not any(told.beat(after, event).moment for event, after in seen.frames[0])


def drops(s, text):
    return controller(s.seats).gesture(GAME.view(s, s.turn), GAME.parse(text))


def test_abilities_are_gestures_of_their_plates():
    s = table("kitt: 3a 4a | 9b", "solo: 1b | 2a | 5b", "kattway: 2b | 2c", piles="0a 1a 2d 3d 4d")
    assert drops(s, "unstable-wormhole")[:2] == ("ability:play", ("pile:new", "deck"))
    assert drops(s, "diplomatic-mission>2")[:2] == ("ability:discard", ("seat:1", "discards"))
    play(s, "diplomatic-mission>2")
    assert drops(s, "offer:3a").drops[0] == "seat:1"
    s.begin_turn(1)
    gesture = drops(table("solo: 1b | 2a", "kitt: 3a | 9b | 5b", piles="0a 1a 2d 3d 4d"),
                    "deceiving-maneuvers:5b>1")  # fmt: skip
    assert gesture.drops == (f"card:{CARD['5b']}", "pile:0")
    s.begin_turn(2)
    assert drops(s, "trajectory-change>1").drops == ("pile:0",)
    assert drops(s, "mission-control").drops == ("discards",)
    s = table("felicette: 5a 9a | 9b", "solo: 1b | 2a", piles="0b, 0a 1a 2d 3d 4d")
    play(s, "play:5a>2")
    assert drops(s, "one-small-step").drops == ("pile:1",)


def test_a_mission_and_a_cargo_bay_are_chains_that_escape_takes_back():
    s = table("kitt: 3a 4a | 9b", "solo: 1b 7a | 2a | 5b")
    assert not controller(2).unfinished(GAME.view(s, 0))
    play(s, "diplomatic-mission>2")
    assert controller(2).unfinished(GAME.view(s, 0))
    play(s, "offer:3a", "offer:4a")
    assert not controller(2).unfinished(GAME.view(s, 0))
    s = table("solo: 1b 7a | 2a | 5b", "kitt: 3a 4a | 9b")
    play(s, "cargo-bay")
    assert controller(2).unfinished(GAME.view(s, 0))


def test_a_turn_without_cards_is_ended_by_a_button():
    s = table("kitt: | 9b", "solo: 1b | 2a", piles="0a kitt 1a", rest="quests")
    key = drops(s, "end").lift
    assert drops(s, "end").drops == (key,)
    assert key in [piece.key for piece in laid(s, 0, SIZES[0]).pieces]


def test_a_card_that_can_only_be_placed_does_not_shine():
    s = table("kitt: 3a 5a | 9b", "solo: 1b | 2a", piles="0a 1a 2d")
    assert drops(s, "place:5a>1").quiet and not drops(s, "play:3a>1").quiet
    s = table("solo: 3a 5a | 9b", "kitt: 1b | 2a")
    play(s, "cargo-bay")
    assert not drops(s, "place:5a>1").quiet


def refused(s, seat, lift, drop):
    return controller(s.seats).refused(GAME.view(s, seat), lift, drop, partial(GAME.refusal, s))


@pytest.mark.parametrize(
    ("lift", "drop", "rule"),
    [
        ("card:5a", "pile:0", "SK-3.1"),
        ("card:5a", "card:2d", "SK-3.1"),
        ("card:5a", "pile:new", "SK-3.2"),
        ("card:9b", "lane:1", "SK-3.6"),
        ("card:8c", "lane:1", "SK-3.6"),
        ("card:7c", "pile:0", "SK-3.6"),
        ("card:7c", None, "SK-3.6"),
        ("card:6c", "pile:0", "SK-3.1"),
        ("ability:play", "pile:0", "SK-7.2"),
        ("ability:play", None, "SK-7.2"),
        ("ability:play", "pile:new", "SK-7.2"),
        ("deck", None, "SK-3.6"),
        ("card:5a", "discards", "SK-3.6"),
        ("card:5a", "deck", "SK-3.6"),
        ("card:5a", "quests", "SK-3.4"),
        ("card:5a", "seat:1", "SK-7.6"),
        ("card:5a", "head:1", "SK-7.6"),
        ("card:5a", "card:2a", "SK-7.6"),
        ("card:5a", "card:6c", "SK-7.6"),
        ("card:5a", "card:9b", "SK-3.4"),
        ("card:5a", "head:0", "SK-3.1"),
        ("card:8c", "discards", "SK-3.6"),
    ],
)
def test_what_is_forbidden_is_refused_with_its_rule(lift, drop, rule):
    s = table("kattard: 4a 5a | 8b 9b | 7c 8c", "solo: 1b | 2a | 6c", piles="0a 1a 2d")
    key = {"card:" + name: f"card:{card}" for name, card in CARD.items()}
    assert refused(s, 0, key.get(lift, lift), key.get(drop, drop)).rule == rule


@pytest.mark.parametrize("who", COMMANDERS, ids=lambda who: who.slug)
def test_a_commander_that_is_trapped_says_so(who):
    s = table(f"{who.slug}: 4a 5a | 8b 9b", "solo: 1b | 2a" if who.slug != "solo" else "kitt: 1b | 2a",
              piles=f"0a {who.slug} 1a 2d")  # fmt: skip
    number = COMMANDERS.index(who)
    for lift in (f"commander:{number}", "ability:play", "ability:discard"):
        for drop in (None, "pile:0", "discards"):
            assert refused(s, 0, lift, drop).rule == "SK-5.1"
    told = controller(2).explain(GAME.view(s, 0), f"commander:{number}")
    assert who.name == told.title and "Trapped in journey A" in told.text


def test_everything_that_happens_is_told_in_plain_sentences():
    told, lines, abilities = controller(4), set(), set()
    for seed in range(12):
        for _before, action, events, _after in walk(4, seed):
            abilities.add(action.kind)
            for event in events:
                line = told.tell(event)
                assert not line or line.endswith((".", "!")), line
                lines.add(line)
    assert len(set(ABILITY) & abilities) >= 8
    assert any("completed journey" in line for line in lines)
    assert any("cleared the last quest" in line for line in lines)


def test_a_single_card_is_counted_as_one():
    told = controller(2)
    s = table("kitt: 3a | 9b", "solo: 1b 1c | 2a")
    play(s, "diplomatic-mission>2")
    assert not any(piece.key == "status" for piece in laid(s, 0).pieces), "the prompt of whoever does it says it"
    pieces = laid(s, 1).pieces
    assert "Diplomatic Mission: Cat 0 with Cat 1, 0 cards chosen" in [p.picture[1] for p in pieces if p.key == "status"]
    events = play(s, "offer:3a")
    lines = {told.tell(event.seen_by(None)): event.seat for event in events}
    assert lines["Cat 1 got 1 card from Cat 0."] == 1, "who is told of is who is marked"


def test_prompts_say_what_to_do():
    told = controller(3)
    s = table("kitt: 3a 4a | 9b", "solo: 1b | 2a", "kattway: 2b | 2c", piles="0a 1a")
    assert "Use your commander" in told.prompt(GAME.view(s, 0), GAME.legal(s))
    trapped = table("kitt: 3a 4a | 9b", "solo: 1b | 2a", piles="0a kitt 1a")
    assert "commander" not in told.prompt(GAME.view(trapped, 0), GAME.legal(trapped))
    play(s, "diplomatic-mission>2")
    assert told.prompt(GAME.view(s, 0), GAME.legal(s)).endswith("\nThis is the last one.")
    index = Index([(move, told.gesture(GAME.view(s, 0), move)) for move in GAME.legal(s)])
    assert all(index.is_button(lift) for lift in index.lifts), "a card can only be given: one click does it"
    assert "Cat 1" in told.prompt(GAME.view(s, 0), GAME.legal(s))
    s = table("solo: 3a 4a | 9b", "kitt: 1b | 2a", piles="0a 1a 2b")
    assert "Play what glows" in told.prompt(GAME.view(s, 0), GAME.legal(s))
    docking = table("kattard: 2a 4a | 9b", "kitt: 1b | 2c", piles="0a 1a 2b")
    play(docking, "fast-docking")
    assert "Fast Docking" in told.prompt(GAME.view(docking, 0), GAME.legal(docking))
    play(s, "cargo-bay")
    assert "Cargo Bay" in told.prompt(GAME.view(s, 0), GAME.legal(s))


def test_closer_looks():
    told = controller(2)
    s = table("kitt: 3a Ha | 9b | 5a 6a", "solo: 1b | 2a | 7a 8a", piles="0a 1a", discards="11b 0b")
    view = GAME.view(s, 0)
    assert len(told.explain(view, f"card:{CARD['1a']}").pictures) == 2
    assert told.explain(view, f"card:{CARD['5a']}").title == "Your lane 1"
    assert told.explain(view, f"card:{CARD['8a']}").title == "Cat 1's lane 1"
    assert told.explain(view, f"card:{CARD['Ha']}").rule == "SK-3.3"
    assert len(told.explain(view, "discards").pictures) == 2
    assert told.explain(view, "deck").pictures == (BACK,)
    assert told.explain(view, "own") is None and "empty" in told.explain(view, "lane:3").text
    assert told.explain(view, "lane:0").title == "Your lane 1"
    assert told.explain(view, "pile:0").title == told.explain(view, "ship:0").title == "Journey A"
    assert told.explain(view, "seat:1").title == "Cat 1 as Kat Solo"
    assert told.explain(view, "ability:discard").title == "Diplomatic Mission"
    assert told.tip(view, "seat:1").startswith("Cat 1 as Kat Solo: 1 quest left, 1 card")
    assert told.tip(view, "deck") == ""
    for card in ("0a", "3a", "11b"):
        assert told.explain(view, f"card:{CARD[card]}").text


# -- moods, chatter, moments -------------------------------------------------------------------------------


def felt(s, *texts):
    """Who felt what, while these actions were done."""
    told, moods = controller(s.seats), []
    for text in texts:
        seen = Watched(GAME, s, (None,))
        before = GAME.view(s, None)
        GAME.apply(s, GAME.parse(text), Rng(0), seen)
        for event, view in seen.frames[None]:
            moods += told.feel(before, event)
            before = view
    return moods


def test_commanders_take_what_happens_to_heart():
    s = table("kitt: 3a | 8b 9b 4b", "solo: 1b | 8c 8d 3d", "kattway: 2b | 2c 2e 4c", piles="0a 1a 2d")
    assert set(felt(s, "play:3a>1")) == {(1, "hurt"), (2, "glad")}
    s = table("solo: 3a | 8b 9b", "kitt: 1b | 8c 3d | 3c", piles="0a 1a 2d")
    assert {(0, "gloating"), (1, "hurt")} <= set(felt(s, "deceiving-maneuvers:3c>1"))
    s = table("solo: 1b | 3a", "kitt: 4a | 8c 3d", piles="0a 1a 2d")
    assert {(0, "gloating"), (1, "hurt")} <= set(felt(s, "play:3a>1"))
    s = table("solo: 1b | 5a 3a", "kitt: 5b | 8c 4a", piles="0a 1a 2d")
    assert set(felt(s, "play:3a>1")) >= {(0, "glad")}
    s = table("solo: 1b | 5a 3a", "kitt: 5b | 8c 4a", piles="0a 1a 2d")
    assert (1, "glad") not in felt(s, "play:3a>1"), "somebody else's quest is no joy"


def test_every_feeling_is_a_mood_that_is_drawn():
    told, moods = controller(3), set()
    for before, action, _events, _after in walk(3, 5):
        seen = Watched(GAME, before, (None,))
        view = GAME.view(before, None)
        GAME.apply(before, action, Rng(0), seen)
        for event, after in seen.frames[None]:
            for seat, mood in told.feel(view, event):
                assert 0 <= seat < 3
                moods.add(mood)
            view = after
    assert {"glad", "gloating", "hurt", "surprised"} <= moods <= set(MOODS)


def test_there_is_enough_to_say_and_it_is_short():
    lines = [line for lines in SpaceKittiesController.chatter.values() for line in lines]
    assert len(lines) == len(set(lines)) >= 40 and max(map(len, lines)) <= 34
    assert set(SpaceKittiesController.chatter) <= set(MOODS)


def moments(s, *texts):
    """What is staged while these actions are done."""
    told, staged = controller(s.seats), []
    for text in texts:
        seen = Watched(GAME, s, (0,))
        before = GAME.view(s, 0)
        GAME.apply(s, GAME.parse(text), Rng(0), seen)
        for event, view in seen.frames[0]:
            staged.append((told.beat(before, event).moment, laid(s, 0)))
            before = view
    return [moment for moment, _layout in staged if moment is not None]


def test_a_journey_completed_is_staged_with_whom_it_frees():
    names = " ".join(f"{number}d" for number in range(1, 11))
    s = table("kitt: 11a 3a | 8b 9b 4b", "solo: 1b | 8c 3d", piles=f"0a solo {names}")
    s.counts = [10]
    (moment,) = moments(s, "play:11a>1")
    assert moment.title == "Journey complete!"
    assert moment.words[:2] == ("Cat 0 reached the Final Frontier.", "Kat Solo comes home.")
    assert f"card:{CARD['11a']}" in moment.lit and "12 cards" in moment.words[2]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_shouted_rises_from_something_that_is_there(seat):
    told, shouted = controller(4), set()
    for before, action, _events, _after in walk(4, 7):
        seen = Watched(GAME, before, (seat,))
        view = GAME.view(before, seat)
        GAME.apply(before, action, Rng(0), seen)
        for event, after in seen.frames[seat]:
            keys = {piece.key for piece in told.layout(after, (), SIZES[0]).pieces}
            for key, _words in told.beat(view, event).captions:
                shouted.add(type(event))
                assert key in keys, (key, event)
            view = after
    assert {Used, CameHome, Played} <= shouted


def test_the_last_quest_and_the_end_are_staged():
    s = table("kitt: 4a | 4b 3a", "solo: 1b | 8c 8d 3d", piles="0a 1a 2d")
    last, end = moments(s, "play:3a>1", "play:4b>1")
    assert last.title == "The last quest!" and last.words[0].endswith("a Planet 4. Any journey at 3 wins the game.")
    assert end.title == "Cat 0 cleared the last quest!" and end.words == ("The next had 3 quests left.",)


@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_a_lane_lies_above_a_card_just_placed_there(size):
    s = table("kitt: 3a 4a 5a 6a 7a 8a 9a | 9b 9c", "solo: 1b | 2a", piles="0a 1a")
    pieces = {piece.key: piece for piece in laid(s, 0, size).pieces}
    highest = max(piece.layer for key, piece in pieces.items() if key.startswith("card:"))
    for lane in range(4):
        number, bay = pieces[f"number:{lane}"], pieces[f"lane:{lane}"]
        assert number.layer > highest and number.picture == ("coin", lane)
        assert abs(number.x - bay.x) < bay.width / 2 and abs(number.y - bay.y) < bay.height / 2
        name = bay.x - HAND_CARD / 2 + 6  # where the name of a card begins that was just put there
        assert number.x + number.width / 2 <= name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "piles", ["0a 1a 2d 3d", "0a 1a, 0b, 0c 1c 2c, 0d", ", ".join(f"0{copy}" for copy in "abcdefghij")]
)
def test_whoever_speaks_spares_the_journeys_and_the_gate(size, piles):
    """The coach is told what not to sit on: every planet on its way, every number that is needed, the gate."""
    layout = laid(table("kitt: 3a | 9b 9c", "solo: 1b | 2a", piles=piles), 0, size)
    spared = [pygame.Rect(box) for box in layout.written]
    things = [piece for piece in layout.pieces if piece.picture[0] in ("planet", "beacon")]
    assert len(things) >= 2
    for thing in things:
        assert any(rect.collidepoint(thing.x, thing.y) for rect in spared), thing
    gate = next(zone for zone in layout.zones if zone.key == "gate")
    assert any(rect.collidepoint(gate.x, gate.y) for rect in spared)


def test_the_quests_of_others_take_their_time():
    """In a long turn of an AI they are what counts."""
    s = table("kitt: 4a | 9d 4b 3a", "solo: 1b | 8c 8d 3d", piles="0a 1a 2d")
    view, told = GAME.view(s, 1), controller(2)
    happened = play(s, "play:3a>1")
    theirs = sum(told.beat(view, event).seconds for event in happened)
    own = sum(told.beat(GAME.view(s, 0), event).seconds for event in happened)
    assert theirs >= 1.6 > own


def test_the_cat_that_plays_for_the_program_is_seen_beside_its_commander():
    """As a badge, as the cat of a person is; its commander has the head."""
    seats = [Seat(HUMAN, "Ann"), Seat(AI, "Ziggy", "master"), Seat(AI, "Nobody", "easy")]
    s = table("kitt: 3a | 9b 9c", "kattanga: 1b | 2a", "solo: 1c | 3c")
    pieces = SpaceKittiesController(seats).layout(GAME.view(s, 0), (), SIZES[0]).pieces
    heads = {piece.key: piece.picture for piece in pieces if piece.key.startswith("head:")}
    assert "bust-kattanga" in heads["head:1"][1] and heads["head:1"][3][0] == "cats/ziggy"
    assert heads["head:2"][2:] == (True, None) and heads["head:0"][2:] == (False, None)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_keeps_its_distance_from_the_round_buttons(size):
    hud = laid(table("kitt: 3a | 9b 9c", "solo: 1b | 2a"), 0, size).hud
    assert hud.prompt[1] + hud.prompt[3] <= hud.buttons[1] - BUTTON / 2 - 10
    assert hud.buttons[1] + BUTTON / 2 <= size[1]


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES)
def test_the_words_over_the_wormhole_stand_off_the_frame(size, text):
    told = controller(2)
    told.text = text
    s = table("kitt: 3a | 9b 9c", "solo: 1b | 2a", piles="0a")
    pieces = {piece.key: piece for piece in told.layout(GAME.view(s, 0), (), size).pieces}
    said, hole = pieces["new-words"], pieces["pile:new"]
    if said.y < hole.y:
        assert said.x - said.width / 2 >= hole.x - 80 and said.x - hole.x >= -14
