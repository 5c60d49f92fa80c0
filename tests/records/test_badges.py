"""Badges: honest counts of what somebody did, and which match earned them."""

import random

import pytest

from tabletop.base import paths
from tabletop.cast import cats
from tabletop.cli.bench.matches import fill
from tabletop.games.nine_lives.rules.content import NUMBER
from tabletop.games.nine_lives.rules.events import Lost
from tabletop.games.shelf import GAMES
from tabletop.kernel.facts import facts_of
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save
from tabletop.records import badges
from tabletop.records.badges import BADGES, Played, Rival, standings, won_now
from tabletop.records.library import Library

BY_ID = {badge.id: badge for badge in BADGES}
OSCAR = Rival(AI, "Oscar", "easy")


def match(game: str = "nine-lives", won: bool = True, ended: int = 1, **more) -> Played:
    given = {"score": 3, "level": "easy", "reason": "", "rivals": (OSCAR,), "facts": {("count", "tricks"): 1}} | more
    return Played("", game, ended, won, **given)


def test_there_are_thirty_or_so_of_all_games_each_with_a_picture():
    assert 30 <= len(BADGES) <= 40 and len(BY_ID) == len(BADGES)
    assert {badge.game for badge in BADGES} == {"", *badges.GAMES} <= {"", *GAMES}
    assert [badge.id for badge in BADGES if not cats.exists(badge.symbol)] == []
    assert {badge.metal for badge in BADGES} == {"gold", "silver", "bronze"}


def test_nobody_has_one_from_the_start():
    assert not any(one.earned or one.reached or one.when for one in standings([]))


EARNED = {
    "first-win": [match()],
    "three-in-a-row": [match()] * 3,
    "five-in-a-row": [match(won=False), *[match()] * 5],
    "ten-wins": [match()] * 10,
    "fifty-games": [match(won=False)] * 50,
    "all-five": [match(game) for game in badges.GAMES],
    "hard": [match(level="hard")],
    "master": [match(level="master")],
    "full-table": [match(rivals=(OSCAR,) * 3)],
    "friends": [match(rivals=(Rival(HUMAN, "Ben", ""), OSCAR))],
    "eight-cats": [match(rivals=tuple(Rival(AI, name, "easy") for name in four)) for four in
                   (("Mimi", "Oscar", "Luna", "Pixel"), ("Biscuit", "Nova", "Mochi", "Ziggy"))],
    "comeback": [*[match(won=False)] * 3, match()],
    "soft-landing": [match(score=4)],
    "feather-light": [match(score=6)],
    "by-a-whisker": [match(score=1)],
    "all-powers": [match(won=False, facts={("power", str(number)): 1 for number in range(1, 9)})],
    "spared": [match(won=False, facts={("count", "spared"): 2})] * 10,
    "frontier": [match("space-kitties")],
    "frequent-flyer": [match("space-kitties", won=False, facts={("count", "journeys"): 5})],
    "three-bridges": [match("space-kitties", facts={("commander", name): 1}) for name in ("solo", "kitt", "kattway")],
    "whole-fleet": [match("space-kitties", won=False, facts={("commander", str(one)): 1}) for one in range(10)],
    "city-held": [match("paw-of-duty", reason="control")],
    "stronger-paw": [match("paw-of-duty", reason="power")],
    "six-captured": [match("paw-of-duty", won=False, facts={("count", "captured"): 6})],
    "quiet-patrol": [match("paw-of-duty")],
    "every-tactic": [match("paw-of-duty", won=False, facts={("card", str(one)): 1}) for one in range(16)],
    "dog-tamer": [match("cat-quest", won=False, facts={("dog", "fire"): 1})],
    "earth-freed": [match("cat-quest", reason="earth-freed")],
    "five-elements": [match("cat-quest", won=False, facts={("dog", name): 1}) for name in "abcde"],
    "full-ship": [match("cat-quest", won=False, facts={("cat", name): 1 for name in "abcdef"})],
    "dyson": [match("kardashev", won=False, facts={("technology", "dyson-sphere"): 1})],
    "twelve-technologies": [match("kardashev", won=False, facts={("technology", str(one)): 1 for one in range(12)})],
    "peace": [match("kardashev")],
    "five-battles": [match("kardashev", won=False, facts={("count", "battles-won"): 5})],
    "six-roles": [match("kardashev", won=False, facts={("role", name): 1}) for name in "abcdef"],
}  # fmt: skip
"""What is just enough for each of them."""


def test_every_badge_is_tried():
    assert set(EARNED) == set(BY_ID)


@pytest.mark.parametrize("name", BY_ID)
def test_a_badge_is_earned_by_what_it_says_and_by_nothing_less(name):
    badge, enough = BY_ID[name], EARNED[name]
    assert badge.count(enough) >= badge.need
    assert badge.count(enough[:-1]) < badge.need
    assert badge in won_now(enough)


@pytest.mark.parametrize("name", BY_ID)
def test_more_matches_never_take_a_badge_away(name):
    chance = random.Random(name)
    matches = [one for enough in EARNED.values() for one in enough]
    chance.shuffle(matches)
    counts = [BY_ID[name].count(matches[:many]) for many in range(0, len(matches), 7)]
    assert counts == sorted(counts)


def test_without_a_victory_or_without_facts_nothing_peaceful_is_earned():
    """A match whose facts nobody has looked for yet says nothing about what did not happen in it."""
    for name, game in (("peace", "kardashev"), ("quiet-patrol", "paw-of-duty")):
        assert BY_ID[name].count([match(game, facts={}), match(game, won=False)]) == 0


def test_the_day_is_that_of_the_match_that_earned_it():
    matches = [match(won=False, ended=5), match(ended=6), match(ended=7), match(ended=8), match(ended=9)]
    days = {one.badge.id: one.when for one in standings(matches)}
    assert (days["first-win"], days["three-in-a-row"], days["five-in-a-row"]) == (6, 8, 0)
    order = [one.badge.id for one in standings(matches)]
    assert order.index("three-in-a-row") < order.index("first-win") < order.index("five-in-a-row")


# -- from real matches -----------------------------------------------------------------------------------------


@pytest.fixture
def shelf() -> Library:
    return Library(paths.library(), paths.saves())


def played(game: str, seats: list[Seat], seed: int, name: str) -> Match:
    match, chance = Match(GAMES[game], seats, {}, seed), random.Random(seed)
    match.began = 1000 + seed
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    save.write(match, paths.saves() / f"{name}.json")
    return match


def test_matches_counted_are_those_of_the_person_under_all_their_names(shelf):
    first = played("nine-lives", [Seat(AI, "Oscar", "hard"), Seat(HUMAN, "You"), Seat(AI, "Luna", "easy")], 3, "one")
    second = played("kardashev", [Seat(HUMAN, "Anna"), Seat(HUMAN, "Ben")], 4, "two")
    played("nine-lives", [Seat(HUMAN, "Ben"), Seat(AI, "Oscar", "easy")], 5, "three")
    shelf.refresh()
    shelf.learn(GAMES)
    shelf.former = {"Anna": ("You",)}
    matches = shelf.played("Anna")
    assert [one.game for one in matches] == ["nine-lives", "kardashev"]
    assert [one.won for one in matches] == [1 in first.outcome.winners, 0 in second.outcome.winners]
    assert [one.score for one in matches] == [first.outcome.scores[1], second.outcome.scores[0]]
    assert matches[0].rivals == (Rival(AI, "Oscar", "hard"), Rival(AI, "Luna", "easy"))
    assert matches[0].level == "hard" and matches[0].reason == first.outcome.reason
    assert len(matches[1].names("role")) == 1 and matches[0].names("power")


def test_lives_are_counted_however_they_were_lost(shelf):
    """To an explosion or played in vain (NL-4.3, NL-4.4): what counts is how many are left of the nine."""
    seats = [Seat(HUMAN, "Anna"), Seat(AI, "Oscar", "easy"), Seat(AI, "Luna", "easy")]
    won = [match for seed in range(40) if 0 in (match := played("nine-lives", seats, seed, f"{seed}")).outcome.winners]
    lost = [[event for record in match.history for event in record.events if isinstance(event, Lost)] for match in won]
    few = [sum(event.seat == 0 for event in events) <= 1 for events in lost]
    left = [match.outcome.scores[0] for match in won]
    assert any(lives < 6 for lives, seldom in zip(left, few, strict=True) if seldom), "played in vain"
    shelf.refresh()
    matches = shelf.played("Anna")
    assert BY_ID["feather-light"].count(matches) == sum(lives >= 6 for lives in left)
    assert BY_ID["soft-landing"].count(matches) == sum(lives >= 4 for lives in left) > 0


def test_a_power_was_used_only_by_a_life():
    """From a hand a card has no power (NL-3.5), so laying it there is no step towards all eight."""
    match, chance = (
        Match(GAMES["nine-lives"], [Seat(HUMAN, "Anna"), Seat(AI, "Oscar", "easy")], {}, 6),
        random.Random(6),
    )
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    laid = [event for record in match.history for event in record.events if type(event).__name__ == "Laid"]
    for seat in range(2):
        powers = {fact.name for fact in facts_of(match) if fact.seat == seat and fact.kind == "power"}
        assert powers == {str(card_number(event)) for event in laid if event.seat == seat and event.life} - {"9"}
        assert powers < {str(card_number(event)) for event in laid if event.seat == seat}


def card_number(event) -> int:
    return NUMBER[event.card]


def test_a_match_that_was_listed_while_it_went_on_counts_as_soon_as_it_is_over(shelf):
    match = Match(GAMES["nine-lives"], [Seat(HUMAN, "Anna"), Seat(AI, "Oscar", "easy")], {}, 6)
    save.write(match, paths.saves() / "mine.json")
    shelf.refresh()
    chance = random.Random(6)
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    shelf.record("mine.json", match, facts_of(match))
    assert [one.file for one in shelf.played("Anna")] == ["mine.json"]
    assert shelf.played("Anna")[0].names("power")


def test_former_names_count_with_the_present_one(shelf):
    fill(paths.saves(), 120, seed=3)
    shelf.refresh()
    apart = [result for name in ("Ann", "Ben") for result in shelf.tally(name).results]
    listed = {one.file for name in ("Ann", "Ben") for one in shelf.matches(person=name)}
    shelf.former = {"Ann": ("Ben",)}
    both = shelf.tally("Ann")
    assert {one.file for one in shelf.matches(person="Ann")} == listed
    assert "Ben" not in shelf.people()
    assert {one.file for one in both.results} == {one.file for one in apart}
    assert both.all.games == len({one.file for one in apart}) > 20
    assert both.all.wins == len({one.file for one in apart if one.won})
    assert shelf.score("Ann") == both.all
    assert [one.won for one in shelf.played("Ann")] == [one.won for one in both.results]
    assert not {one.name for one in both.rivals if one.kind == HUMAN} & {"Ann", "Ben"}


def test_whoever_does_not_win_has_a_place(shelf):
    match = played("nine-lives", [Seat(HUMAN, "Anna"), *(Seat(AI, name, "easy") for name in ("Oscar", "Luna"))], 8, "x")
    shelf.refresh()
    scores, winners = match.outcome.scores, match.outcome.winners
    place = 1 if 0 in winners else 1 + sum(
        seat in winners or score > scores[0] for seat, score in enumerate(scores) if seat
    )  # fmt: skip
    assert [one.place for one in shelf.tally("Anna").results] == [place]
