"""What the coach of Space Kitties says: each remark on a position where it must speak and on one where it must not."""

import pytest
from support.space import GAME, play, quest_first, table

from tabletop.games.space_kitties.advice.coach import REMARKS
from tabletop.games.space_kitties.rules.model import SpaceKittiesState
from tabletop.games.space_kitties.table.controller import SpaceKittiesController
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.reasons import line, spoken
from tabletop.kernel.rng import Rng

NAMES = ["Ann", "Mimi", "Oscar"]
LONGEST = 110
HAND = "5k 5j 11j"
"""Cards that fit nowhere here."""


def at(
    own: str, mimi: str = "1k 2k", oscar: str = "1k 3k", who: str = "kattway felicette katstrong", turn: int = 0,
    **more: str,
) -> SpaceKittiesState:  # fmt: skip
    """The own seat as "hand | quests | lanes"; the others as their quests, or "quests | lanes"."""
    slugs = who.split()
    others = (f"{slug}: | {quests}" for slug, quests in zip(slugs[1:], (mimi, oscar.replace("1k", "1j")), strict=True))
    return table(f"{slugs[0]}: {own}", *others, turn=turn, **more)


def climb(last: int, copy: str = "i") -> str:
    return " ".join(f"{number}{copy}" for number in range(last + 1))


FIVE = climb(5)
CASES: dict[str, tuple[SpaceKittiesState, str, SpaceKittiesState]] = {
    "win now": (
        at(f"{HAND} | 6a", piles=FIVE),
        "Your last quest fits on journey A: play it and you win!",
        at(f"{HAND} | 1a 6a", piles=FIVE),
    ),
    "win in reach": (
        at(f"{HAND} 6a 7a | 8a", piles=FIVE),
        "Play 6 and 7 on journey A, and your last quest (8) wins the game.",
        at(f"{HAND} 6a | 8a", piles=FIVE),
    ),
    "stop the last quest": (
        at(f"{HAND} 6a | 1a 9a", "6b", piles=FIVE),
        "Mimi's last quest fits: play the 6 on journey A yourself, or Mimi wins there.",
        at(f"{HAND} 6a | 1a 9a", "6b 7b", piles=FIVE),
    ),
    "last quest that always fits": (
        at(f"{HAND} | 1a 9a", oscar="0a", piles=FIVE),
        "Oscar's last quest is a Wormhole (0), which always fits: all or nothing now!",
        at(f"{HAND} | 1a 9a", oscar="0a 6b", piles=FIVE),
    ),
    "leave it closed": (
        at(f"{HAND} 6a | 1a 9a", "7b", piles=FIVE),
        "Leave journey A at 5: after the 6, Mimi wins with the 7.",
        at(f"{HAND} 6a | 1a 9a", "8b", piles=FIVE),
    ),
    "twin of the quest": (
        at(f"{HAND} 6a | 1a 6b", piles=FIVE),
        "Only journey A takes the 6: play your quest there, not your other 6.",
        at(f"{HAND} 6a | 1a 6b", piles=f"{FIVE}, {climb(5, 'h')}"),
    ),
    "quest in reach": (
        at(f"{HAND} 7a | 1a 9a | 8a, 6a", piles=FIVE),
        "Your quest (9) is in reach: 6 to 8 on journey A.",
        at(f"{HAND} 7a | 1a 9a | 6a 8a", piles=FIVE),
    ),
    "hyperspeed to the quest": (
        at(f"{HAND} Ha 6a | 1a 8a", piles=FIVE),
        "A Hyperspeed! as the 7 of journey A brings you to your quest (8).",
        at(f"{HAND} Ha | 1a 9a", piles=FIVE),
    ),
    "ability to the quest": (
        at(f"{HAND} | 1a 5a", piles=FIVE),
        "Trajectory Change would open your quest (5) this very turn.",
        at(f"{HAND} | 1a 4a", piles=FIVE),
    ),
    "warp drive to the quest": (
        at(f"{HAND} Ha 7a 9a | 1a 10a", who="kattard felicette solo", piles=FIVE),
        "Hyperspeed! as the 8 and Warp Drive as the 6 of journey A, and your quest (10) fits.",
        at(f"{HAND} 7a 9a | 1a 10a", who="kattard felicette solo", piles=FIVE),
    ),
    "quest that fits everywhere": (
        at(f"{HAND} 7a | 1a Ha", piles=FIVE),
        "Your quest fits everywhere. As the 6 of journey A it lets you play your 7 too.",
        at(f"{HAND} 8a | 1a Ha", piles=FIVE),
    ),
    "buried": (
        at(f"{HAND} | 1a 8a | , 7a 0a", piles=FIVE),
        "The 7 that your quest (8) needs is on lane 2, under the Wormhole you can play.",
        at(f"{HAND} | 1a 8a | , 7a 9a", piles=FIVE),
    ),
    "empty hand": (
        at("6a 0a | 1a 9a", piles=FIVE),
        "Play your last 2 cards and you draw 7 new ones at once, still in your turn.",
        at("6a 8a | 1a 9a", piles=FIVE),
    ),
    "rescue": (
        at(f"{HAND} 9a | 1a 3a | 10a", piles=f"{climb(7)} kattway 8i"),
        "9 to 11 on journey A, and Katthryn Kattway is home again.",
        at("5k 9a 10a | 1a 3a", piles=f"{climb(7)} kattway 8i"),
    ),
    "shuffled soon": (
        at(f"{HAND} | 1a 3a", discards="kattway 9a", deck="1c 1d", rest="quests"),
        "2 cards left in the deck: then Katthryn Kattway comes home from the discards.",
        at(f"{HAND} | 1a 3a", discards="kattway 9a"),
    ),
    "frees a rival": (
        at("5k 11a | 1a 3a", piles=f"{climb(9)} katstrong 10i"),
        "An 11 on journey A sends Neil Katstrong home to Oscar.",
        at("5k 11a | 1a 3a", piles=f"{climb(9)} kattway katstrong 10i"),
    ),
    "race": (
        at(f"{HAND} | 1a 2a 3a 4a 9a", "8b 7b", piles=FIVE),
        "Mimi has 2 quests left, you have 5: leave no journey at 6.",
        at(f"{HAND} | 3a 4a 9a", "8b 7b", piles=FIVE),
    ),
    "opens the next quest": (
        at(f"{HAND} 6a | 1a 3a", "8b 7b", piles=FIVE),
        "The 6 on journey A opens Mimi's quest (7), and Mimi is next.",
        at(f"{HAND} 6a | 1a 3a", oscar="8b 7b", piles=FIVE),
    ),
    "block": (
        at(f"{HAND} 6a | 1a 3a", "8b 6b", piles=FIVE),
        "Your 6 on journey A would take the place of Mimi's quest.",
        at(f"{HAND} 6a | 1a 3a", "8b 6b", piles=f"{FIVE}, {climb(5, 'h')}"),
    ),
    "pickpocket": (
        at(f"{HAND} | 1a 3a | , 6a", oscar="8b 7b", who="kattway felicette solo", piles=FIVE),
        "Kat Solo could take the 6 off lane 2 and open Oscar's quest (7).",
        at(f"{HAND} | 1a 3a | , 6a", oscar="8b 7b", piles=FIVE),
    ),
    "far quest": (
        at("2a 3a | 1a 11a", piles=FIVE),
        "5 numbers are lacking before your quest (11): Mission Control turns up another.",
        at("2a 3a 8a 9a | 1a 11a", piles=FIVE),
    ),
    "new hand": (
        at(f"{HAND} 5h | 1a 9a", who="katstrong felicette solo", piles=FIVE),
        "No card fits: Auxiliary Engines would get you 7 new cards this turn.",
        at(f"{HAND} 6a | 1a 9a", who="katstrong felicette solo", piles=FIVE),
    ),
    "top of a lane": (
        at(f"{HAND} | 1a 9a | , Ha", piles=FIVE),
        "Lane 2 has a Hyperspeed! on top: end your turn on another lane.",
        at(f"{HAND} | 1a 9a | , Ha 8a", piles=FIVE),
    ),
    "tidy lane": (
        at(f"{HAND} 8a | 1a 3a | , 9a", piles=FIVE, discards="kattway"),
        "No card fits. Your 8 on the 9 of lane 2 keeps both in order.",
        at(f"{HAND} 10a | 1a 3a | , 9a", piles=FIVE, discards="kattway"),
    ),
}  # fmt: skip


def told(name: str, s: SpaceKittiesState) -> str:
    remark = next(one for one in REMARKS if one.name == name)
    return remark.says(GAME.view(s, s.turn), GAME.legal(s), NAMES)


def test_there_are_enough_remarks_and_each_has_its_case():
    assert len(REMARKS) >= 15 and [remark.name for remark in REMARKS] == list(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_remark_speaks_where_it_must_and_only_there(name):
    speaks, words, silent = CASES[name]
    assert told(name, speaks) == words
    assert told(name, silent) == ""


@pytest.mark.parametrize("who", ["kattard", "kattarin", "kattway", "solo", "kitt"])
def test_no_lane_is_advised_while_an_ability_helps(who):
    assert not told("tidy lane", at(f"{HAND} 8a | 1a 3a | , 9a", who=f"{who} felicette katstrong", piles=FIVE))


def test_a_lane_is_advised_where_no_ability_makes_a_card_fit():
    s = at(f"{HAND} 8a | 1a 3a | , 9a", who="kattard felicette katstrong", piles=climb(6))
    assert told("tidy lane", s) == "No card fits. Your 8 on the 9 of lane 2 keeps both in order."


def test_warp_drive_alone_leads_to_a_quest_while_its_commander_is_home():
    for away, words in (("", "Warp Drive as the 8 of journey A brings you to your quest (10)."), ("kattard", "")):
        s = at(f"{HAND} 6a 7a 9a | 1a 10a", who="kattard felicette solo", piles=FIVE, discards=away)
        assert told("warp drive to the quest", s) == words


@pytest.mark.parametrize(
    ("name", "s", "moves"),
    [
        ("twin of the quest", at(f"{HAND} 6a | 1a 6b", piles=FIVE), {"play:6b>1"}),
        ("quest in reach", at(f"{HAND} 6a 7a 0a | 1a 8a", piles=FIVE), {"play:6a>1"}),
        ("hyperspeed to the quest", at(f"{HAND} Ha | 1a 7a", piles=FIVE), {"play:Ha>1"}),
        ("hyperspeed to the quest", at(f"{HAND} Ha 6a | 1a 8a", piles=FIVE), {"play:6a>1"}),
        ("warp drive to the quest", at(f"{HAND} 7a | 1a 8a", who="kattard felicette solo", piles=FIVE),
         {"warp-drive>1"}),
        ("quest that fits everywhere", at(f"{HAND} 7a | 1a Ha", piles=f"{FIVE}, {climb(2, 'h')}"), {"play:Ha>1"}),
        ("stop the last quest", at(f"{HAND} 6a | 1a 9a", "6b", piles=FIVE), {"play:6a>1"}),
        ("ability to the quest", at(f"{HAND} | 1a 5a", piles=FIVE), {"trajectory-change>1"}),
        ("buried", at(f"{HAND} | 1a 8a | , 7a 0a", piles=FIVE), {"play:0a>new"}),
        ("rescue", at(f"{HAND} 9a | 1a 3a | 10a", piles=f"{climb(7)} kattway 8i"), {"play:9a>1"}),
        ("block", at(f"{HAND} 6a | 1a 3a", "8b 6b", piles=FIVE), {"play:6a>1"}),
        ("far quest", at("2a 3a | 1a 11a", piles=FIVE), {"mission-control"}),
        ("tidy lane", at(f"{HAND} 8a | 1a 3a | , 9a", piles=FIVE, discards="kattway"), {"place:8a>2"}),
        ("race", at(f"{HAND} | 1a 2a 3a 4a 9a", "8b 7b", piles=FIVE), set()),
    ],
)  # fmt: skip
def test_words_name_the_moves_they_speak_for(name, s, moves):
    remark = next(one for one in REMARKS if one.name == name)
    assert told(name, s) and set(map(str, remark.advises(GAME.view(s, 0), GAME.legal(s)))) == moves


@pytest.mark.parametrize(
    ("name", "weak"),
    [("leave it closed", "play:6a>1"), ("opens the next quest", "play:6a>1"), ("top of a lane", "place:5k>2"),
     ("frees a rival", "play:11a>1")],
)  # fmt: skip
def test_words_against_a_move_speak_for_all_others(name, weak):
    s = CASES[name][0]
    remark, legal = next(one for one in REMARKS if one.name == name), GAME.legal(s)
    advised = {str(move) for move in remark.advises(GAME.view(s, 0), legal)}
    assert weak in map(str, legal) and weak not in advised and "place:5k>1" in advised


def test_the_own_quest_that_fits_comes_before_a_block():
    for quests, words in (
        ("1a 6c", "Your quest (6) fits on journey A, and takes the place of Mimi's quest there."),
        ("1a 8c", ""),
    ):
        s = at(f"{HAND} 6a | {quests}", "8b 6b", piles=f"{FIVE}, {climb(7, 'h')}")
        assert told("block", s) == words


def test_nothing_is_said_amid_an_ability_or_to_somebody_who_looks_on():
    s = at("5k 6a | 1a 6b", who="solo felicette kattway", piles=FIVE)
    play(s, "cargo-bay")
    assert not any(remark.says(GAME.view(s, 0), GAME.legal(s), NAMES) for remark in REMARKS)
    s = at("5k 6a | 1a 6b", piles=FIVE)
    assert not any(remark.says(GAME.view(s, who), GAME.legal(s), NAMES) for remark in REMARKS for who in (None, 1))


def test_whole_games_are_coached_in_short_sentences_that_know_nothing_hidden():
    spoken, positions = set(), 0
    for seed in range(20):
        chance, seats = Rng(seed), 2 + seed % 4
        s = GAME.setup({"short": True}, seats, chance)
        names = [*NAMES, "Luna", "Biscuit"][:seats]
        for _step in range(150):
            if s.turn < 0:
                break
            view, legal = GAME.view(s, s.turn), GAME.legal(s)
            positions += 1
            said = [(remark.name, words) for remark in REMARKS if (words := remark.says(view, legal, names))]
            assert all(len(words) <= LONGEST and words[-1] in ".!" for _name, words in said), said
            spoken.update(name for name, _words in said)
            GAME.apply(s, quest_first(s, chance), chance)
    assert positions > 1000 and len(spoken) >= 15, spoken


# -- the reasons of a hint --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("s", "action", "words"),
    [
        (at(f"{HAND} 6a | 1a 9a", piles=FIVE), "play:6a>1", "One card nearer to your quest (9)"),
        (at(f"{HAND} 6a | 1a 7a", piles=FIVE), "play:6a>1", "Opens your quest (7)"),
        (at(f"{HAND} | 1a 3a | 10a 6a", piles=FIVE), "play:6a>1", "It uncovers the 10 of lane 1"),
        (at(f"{HAND} | 1a 3a | 6a", piles=FIVE), "play:6a>1", "Lane 1 is free again"),
        (at("6a 0a | 1a 3a", piles=FIVE), "play:6a>1", "An empty hand is refilled at once"),
        (at("6a 8a | 1a 3a", piles=FIVE), "play:6a>1", "You draw one card more when your turn ends"),
        (at(f"{HAND} 6a | 1a 3a", piles=FIVE), "play:6a>1", "You draw one card more when your turn ends"),
        (at(f"{HAND} 8a | 1a 3a | 9a", piles=FIVE), "place:8a>1", "The 9 below it comes right after the 8"),
        (at(f"{HAND} 8a | 1a 3a | 9a", piles=FIVE), "place:8a>2", "An empty lane: it covers nothing"),
        (at(f"{HAND} 8a | 1a 3a | 2a", piles=FIVE), "place:5k>1", "You hold another 5"),
        (at(f"{HAND} 8a | 1a 3a | 2a", piles=FIVE), "place:8a>1", "What it covers fits nowhere now"),
        (at(f"{HAND} 8a | 1a 3a | 6a", piles=FIVE), "place:8a>1", ""),
        (at(f"{HAND} 8a Ha | 1a 3a | 9a", piles=FIVE), "place:8a>1", "You keep your Hyperspeed! for a quest"),
        (at(f"{HAND} 6a | 1a 6b", piles=FIVE), "play:6b>1", "A quest done, 1 left"),
        (at("5k 5j 11a | 1a 3a", piles=f"{climb(9)} kattway 10i"), "play:11a>1",
         "Completes journey A. Katthryn Kattway comes home"),
        (at(f"{HAND} | 1a 9a", who="solo felicette kitt", piles=FIVE), "cargo-bay",
         "All your 3 cards go onto your lanes, then you draw a new hand"),
        (at(f"{HAND} | 1a 9a", piles=FIVE), "mission-control", "3 numbers are lacking before your quest (9)"),
    ],
)  # fmt: skip
def test_a_hint_has_a_reason_a_person_would_give(s, action, words):
    controller = SpaceKittiesController([Seat(HUMAN, name) for name in NAMES])
    assert line(spoken(controller.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(action)))) == words


@pytest.mark.parametrize(("lane", "other", "words"), [(1, 2, "What it covers fits nowhere now"),
                                                      (2, 1, "An empty lane: it covers nothing")])  # fmt: skip
def test_what_is_as_true_of_another_lane_is_no_reason_for_this_one(lane, other, words):
    s = at(f"{HAND} 8a | 1a 3a | 2a", piles=FIVE)
    controller = SpaceKittiesController([Seat(HUMAN, name) for name in NAMES])
    actions = [GAME.parse(f"place:5k>{place}") for place in (lane, other)]
    assert line(controller.own_reason(GAME.view(s, 0), GAME.legal(s), *actions)) == words
