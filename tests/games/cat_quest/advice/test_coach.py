"""What the coach of Cat Quest says: each remark on a position where it must speak and on one where it must not."""

from collections.abc import Callable
from functools import partial

import pytest
from support.quests import GAME, Loaded, crew, last_cat, play, quest

from tabletop.games.cat_quest.advice.coach import REMARKS
from tabletop.games.cat_quest.rules.model import EVERYBODY, MOVES, ROLLED, CatQuestState
from tabletop.games.cat_quest.table.controller import CatQuestController
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.reasons import line, spoken
from tabletop.kernel.rng import Rng

NAMES = ["Ann", "Mimi", "Oscar"]
ARMY = "Su Me Ve Ea Ma Ju Sa Ur Ne"
LONGEST = 110
Made = Callable[[], CatQuestState]


def at(*crews: str, known: int = 0, **facts: object) -> Made:
    """A position: crews and what `quest` takes; so many Dogs everybody knows; other facts are set as they are."""
    given = {name: facts.pop(name) for name in ("row", "ships", "turn", "limit") if name in facts}

    def made() -> CatQuestState:
        s = quest(*crews, **given)
        for dog in s.row[:known]:
            s.seen[dog] = EVERYBODY
        for name, value in facts.items():
            setattr(s, name, value)
        if "dice" in facts:
            s.phase = ROLLED
        return GAME.load(GAME.dump(s))

    return made


def then(begin: Made, *actions: str, dice: tuple[int, ...] = ()) -> Made:
    """The same after these actions."""

    def made() -> CatQuestState:
        s = begin()
        play(s, *actions, rng=Loaded(*dice))
        return s

    return made


ALL_BUT_SUN = "Ea Me Ve Ma Ju Sa Ur Ne Pl"
MEETING = {"ships": "Me3 Me3", "turn": 1}
SAY_ONLY = ("record", "rival ready", "rival near", "few rounds", "few cats", "two alike", "no answer")
"""Remarks that leave open what to do."""
OFFER_BAD = then(at("Su Ve", "Ju Ea", **MEETING), "trade:0", "give:Ju", "ask:Ve", "offer")
OFFER_GOOD = then(at("Su Ju", "Ve Ur", **MEETING), "trade:0", "give:Ve", "ask:Ju", "offer")

CASES: dict[str, tuple[Made, str, Made]] = {
    "even die": (
        then(at("Sa Pl", "Ea", row="FMAMW"), "battle", "gamble", dice=(4,)),
        "A 4 loses the battle: let Caturn shake the die, and odd still wins.",
        then(at("Sa Pl", "Ea", row="FMAMW"), "battle", "gamble", dice=(3,)),
    ),
    "gamble": (
        then(at("Pl", "Ea", row="FMAMW"), "battle"),
        "Nobody left beats the Fire Dog, but Plukitten may roll for it: 1, 3 or 5 wins.",
        then(at("Pl Ea", "Ea", row="FMAMW"), "battle"),
    ),
    "burn it": (
        then(at("Ju", "Ea", row="FMAMW", known=1), "battle"),
        "No cat of yours beats the Fire Dog that comes next: let Jupersian burn it.",
        then(at("Ju Ea", "Ea", row="FMAMW", known=1), "battle"),
    ),
    "save the fire": (
        then(at("Ju Ma", "Ea", row="AFMMW", known=2), "battle"),
        "You can answer the Air Dog: save Jupersian's fire for Dog 2, the Fire Dog.",
        then(at("Ju Ma", "Ea", row="AFMMW", known=1), "battle"),
    ),
    "only answer": (
        then(at("Ea Me", "Ea", row="FMAMW", known=2), "battle"),
        "Look ahead to Dog 2, the Metal Dog: only one of your cats beats it.",
        then(at("Ea Me", "Ea", row="FMAMW", known=1), "battle"),
    ),
    "record": (
        then(at("Ea Me", "Ea", row="FMAMW", best=[0, 1], reached=[0, 2]), "battle", "answer:Ea"),
        "Beat this one and your battle is the best so far: 2 Dogs against 1 of Mimi.",
        then(at("Ea Me", "Ea", row="FMAMW", best=[0, 2], reached=[0, 2]), "battle", "answer:Ea"),
    ),
    "wash": (
        then(at("Ne Ea", "Ea", row="FMAMW"), "battle"),
        "Too few cats to win today, but Neptabby would wash the Fire Dog away for good.",
        then(at("Ne", "Ea", row="FMAMW"), "battle"),
    ),
    "last turn": (
        at("Ea Me Su", "Ea", limit=1, best=[0, 2], reached=[0, 2]),
        "Your last turn: Mimi leads with 2, so you need a battle with 3.",
        at("Ea Me Su", "Ea", limit=2, best=[0, 2], reached=[0, 2]),
    ),
    "fight now": (
        at(ARMY, "Ea"),
        "9 cats against 5 Dogs, almost certain to win: the time to fight is now.",
        at("Ea Me Ve Ur Sa", "Ea", row="AAAMM", known=5),
    ),
    "last cat, behind": (
        at("Ea", ALL_BUT_SUN, ships="Su Ea2", best=[0, 1], reached=[0, 2]),
        "The last alien cat: take it and this round is the last, with Mimi ahead.",
        at("Ea", ALL_BUT_SUN, ships="Su Ea2", best=[1, 0], reached=[2, 0]),
    ),
    "last cat, ahead": (
        at("Ea", ALL_BUT_SUN, ships="Su Ea2", best=[1, 0], reached=[2, 0]),
        "The last alien cat: take it and this round is the last, with you ahead.",
        at("Ea", "Ea Me Ve", ships="Su Ea2", best=[1, 0], reached=[2, 0]),
    ),
    "bad offer": (OFFER_BAD, "Better not: after the trade you would beat 2 kinds of Dogs instead of 4.", OFFER_GOOD),
    "good offer": (OFFER_GOOD, "A good offer: you would beat 4 kinds of Dogs instead of 2.", OFFER_BAD),
    "home free": (
        at(ARMY, "Ea", ships="Ma3 Ea1", dice=[3, 3]),
        "2 of your 6 steps to Earth, and a battle there next turn: almost certain to win.",
        at("Ea Me Ma", "Ea", ships="Ma3 Ea1", dice=[3, 3]),
    ),
    "wait for Earth": (
        at(ARMY, "Ea", grounded=1, dice=[1, 1]),
        "Land on the ring ahead of Earth: it picks you up, and next turn you may fight again.",
        at(ARMY, "Ea", dice=[1, 1]),
    ),
    "rival ready": (
        at("Ea", ARMY, ships="Ma3 Ea1"),
        "Mimi stands on Earth with 9 cats against 5 Dogs, and may win next turn.",
        at("Ea", ARMY, ships="Ma3 Ea1", grounded=2),
    ),
    "take the lead": (
        at("Ea Me", "Ea", row="FMAMW", known=2, best=[0, 1], reached=[0, 2]),
        "You know the first 2 Dogs and can beat them: more than the 1 of Mimi.",
        at("Ea Me", "Ea", row="FMAMW", known=1, best=[0, 1], reached=[0, 2]),
    ),
    "rival near": (
        at("Ea", ARMY, ships="Ma3 Ma1"),
        "Mimi has 9 cats and is 1 step from Earth: a battle is near.",
        at("Ea", "Ea Me", ships="Ma3 Ma1"),
    ),
    "few rounds": (
        at("Ea", "Ea", round=39, best=[0, 2], reached=[0, 2]),
        "1 more round and Mimi wins, unless you beat 3 Dogs in one battle.",
        at("Ea", "Ea", round=35, best=[0, 2], reached=[0, 2]),
    ),
    "few cats": (
        at("Ea Su Me Ve Ma", "Ea Ju Sa Ur", ships="Ma3 Ma5"),
        "Only 2 alien cats are left: then the game ends, and the Dogs would win.",
        at("Ea Su Me Ve Ma", "Ea Ju", ships="Ma3 Ma5"),
    ),
    "swap": (
        at("Su Ju", "Ve Ur Ea", ships="Me3 Me3"),
        "Solcat for Venyu of Mimi: you would beat 4 kinds of Dogs instead of 2.",
        at("Su Ju", "Ve Ur Ea", ships="Me3 Me4"),
    ),
    "too few": (
        at("Ea Me", "Ea"),
        "Every Dog takes a cat of its own: 2 cats cannot beat 5. Gather more first.",
        at("Ea", "Ea"),
    ),
    "needed": (
        at("Ea", "Ea", row="FMAMW", known=2, dice=[1, 1]),
        "Merkitty on Mercury, 2 of your 2 steps away, would be your first against the Metal Dog.",
        at("Ea", "Ea", row="FMAMW", known=1, dice=[1, 1]),
    ),
    "second cat": (
        then(at("Ea", "Ea", ships="Ve1 Ea1"), "recruit", "roll", dice=(1, 1)),
        "A second cat in this turn: Merkitty on Mercury, 1 of your 2 steps away.",
        then(at("Ea", "Ea", ships="Ve1 Ea1"), "roll", dice=(1, 1)),
    ),
    "last of a home": (
        at("Ea", "Ea", ships="Ea1 Ma1", dice=[1, 1]),
        "The last Venyu on Venus: Mimi has none and is 2 steps from it.",
        at("Ea", "Ea", "Ea", ships="Ea1 Ma1 Ma1", dice=[1, 1]),
    ),
    "shake": (
        at("Ea Sa", "Ea", ships="Ne20 Ea1", dice=[1, 1]),
        "Only 2 steps, and no new cat in reach: Caturn could shake the dice.",
        at("Ea Sa", "Ea", ships="Ne20 Ea1", dice=[4, 4]),
    ),
    "comes to you": (
        at("Su Me Ve Ea", "Ea", ships="Ma5 Ea1", dice=[2, 1]),
        "Mars is 4 steps away, too far, but you reach the ring it moves to next.",
        at("Su Me Ve Ea", "Ea", ships="Ma5 Ea1", dice=[2, 2]),
    ),
    "look": (
        at("Ur Ea", "Ea"),
        "Let Purrinus look at Dog 1: only you will know whom to fetch against it.",
        at("Ur Ea", "Ea", spent=[crew("Ur"), 0]),
    ),
    "new kinds": (
        at("Ea", "Ea", dice=[1, 1]),
        "You beat 2 of 5 kinds of Dogs; Marsiamese on Mars, 1 of your 2 steps away, adds two.",
        at("Ea Me Ve", "Ea", dice=[1, 1]),
    ),
    "recruit first": (
        at("Ea", "Ea", ships="Ve1 Ea1"),
        "Take Venyu aboard before you roll: where you land there may be a second.",
        at("Ea Ve", "Ea", ships="Ve1 Ea1"),
    ),
    "two alike": (
        at("Ea Me Ve", "Ea", row="MMFAW", known=2),
        "2 Metal Dogs lie there, and only Merkitty of your crew beats them.",
        at("Ea Me Ve", "Ea", row="MMFAW", known=1),
    ),
    "no answer": (
        at("Ea Ve Ur", "Ea", row="MWEFA", known=1),
        "Nobody in your crew beats Dog 1, the Metal Dog: Water and Fire cats do.",
        at("Ea Ve Ur", "Ea", row="MWEFA"),
    ),
}
"""For each remark a position where it speaks, what it says, and one where it must not."""


def told(name: str, s: CatQuestState) -> str:
    remark = next(one for one in REMARKS if one.name == name)
    return remark.says(GAME.view(s, GAME.to_act(s)), GAME.legal(s), NAMES)


@pytest.mark.parametrize("name", CASES)
def test_a_remark_speaks_where_it_must_and_only_there(name):
    speaks, words, silent = CASES[name]
    assert told(name, speaks()) == words
    assert told(name, silent()) == ""


@pytest.mark.parametrize("name", sorted(CASES))
def test_what_a_remark_speaks_for_may_be_done_and_is_not_everything(name):
    s = CASES[name][0]()
    remark, legal = next(one for one in REMARKS if one.name == name), GAME.legal(s)
    advised = remark.advises(GAME.view(s, GAME.to_act(s)), legal)
    assert set(advised) < set(legal), advised
    assert bool(advised) == (name not in SAY_ONLY)


def test_every_remark_has_its_positions():
    assert list(CASES) == [remark.name for remark in REMARKS] and len(REMARKS) >= 15
    assert CatQuestController.remarks is REMARKS


def test_a_remark_knows_nothing_the_seat_cannot_know():
    """The Dogs nobody has turned up may be any: what is said does not change with them."""
    for _speaks, _words, silent in CASES.values():
        s, other = silent(), silent()
        hidden = [place for place, dog in enumerate(other.row) if not other.seen[dog]]
        for place in hidden:
            dog = other.box.pop(0)
            other.box.append(other.row[place])
            other.row[place] = dog
        other.box.sort()
        seat, legal = GAME.to_act(s), GAME.legal(s)
        for remark in REMARKS:
            views = GAME.view(s, seat), GAME.view(other, seat)
            assert remark.says(views[0], legal, NAMES) == remark.says(views[1], legal, NAMES), remark.name


@pytest.mark.thorough
def test_nothing_is_said_too_long_or_too_often_in_many_games():
    """Twenty games: no remark fails, every sentence is short, and none speaks all the time."""
    habits, counts, positions = GAME.knowledge(), dict.fromkeys(CASES, 0), 0
    for number in range(20):
        rng = Rng(number)
        s = GAME.setup({"round_limit": 10}, 2 + number % 2, rng)
        while (seat := GAME.to_act(s)) is not None:
            view, legal = GAME.view(s, seat), GAME.legal(s)
            positions += 1
            for remark in REMARKS:
                words = remark.says(view, legal, NAMES)
                counts[remark.name] += bool(words)
                assert len(words) <= LONGEST and "{" not in words, words
            GAME.apply(s, rng.choice(legal) if rng.below(4) == 0 else habits.habit(s, seat, legal, rng), rng)
    assert max(counts.values()) < positions / 4, counts


@pytest.mark.parametrize(
    ("begin", "action", "reason"),
    [
        (at("Ea Me", "Ea"), "roll", "2 cats are too few for 5 Dogs: fetch more"),
        (at(ARMY, "Ea", ships="Ma3 Ea1"), "roll", "9 cats for 5 Dogs: off to Earth"),
        (at("Su Me Ve Ea", "Ea", ships="Ma8 Ea1", dice=[2, 1]), "move:Ma5", "then Mars is 4 steps away"),
        (at("Su Me Ve Ea", "Ea", ships="Ma5 Ea1", dice=[2, 1]), "move:Ma2", "Mars moves there next and picks you up"),
        (at("Ea", "Ea", dice=[2, 1]), "move:Ve1", "beats 3 kinds of Dogs with the cat there, instead of 2"),
        (at("Ea", "Ea", ships="Ju1 Ea1", dice=[6, 6]), "move:Sa1", "2 cats then, for 5 Dogs"),
        (at("Su Me Ea Ju Sa", "Ea", ships="Ea1 Ve4"), "roll", "a battle with these cats: about 15 % to win"),
        (at(ARMY, "Ea", grounded=1, dice=[1, 1]), "move:Ve1", "then Earth is 1 step away"),
        (at(ALL_BUT_SUN, "Ea", ships="Ma5 Ea1", dice=[2, 1]), "move:Ma8", ""),
        (at("Su Me Ve Ea", "Ea", ships="Ma5 Ea1", dice=[2, 1]), "move:Ma5", "then Mars is 4 steps away"),
        (at("Su Ju", "Ve Ur", "Ea", ships="Ju20 Ju18 Ea1", dice=[1, 1]), "move:Ju18",
         "Solcat for Venyu of Mimi would help you both"),
        (at("Ea", "Ea", limit=1), "roll", "2 to 12 steps, 7 on average"),
        (then(at("Ea Me", "Ea", row="FMAMW", known=2), "battle"), "answer:Ea", "Merkitty is kept for the Metal Dog"),
        (then(at("Ea Ma", "Ea", row="FMAMW"), "battle"), "answer:Ea", "nobody else of yours beats it"),
        (then(at("Ju", "Ea", row="FMAMW", known=1), "battle"), "burn", "no cat of yours beats the Fire Dog"),
        (at("Ea Me", "Ea", row="FMAMW", known=2, best=[0, 1], reached=[0, 2]), "battle",
         "up to 2 beaten, and 2 would put you ahead"),
        (at("Ea Sa Su", "Ea", ships="Ju1 Ea1"), "recruit", "4 cats then, for 5 Dogs"),
        (OFFER_BAD, "decline", "after the trade you would beat 2 kinds of Dogs instead of 4"),
        (then(at("Su Ve", "Me Ea", ships="Ma3 Ma3"), "trade:1"), "cancel", ""),
        (then(at("Su Ve", "Me Ea", ships="Ma3 Ma3"), "trade:1"), "give:Su", ""),
        (then(at("Su Ve", "Me Ea", ships="Ma3 Ma3"), "trade:1", "give:Ve", "ask:Me"), "cancel",
         "after the trade you would beat 3 kinds of Dogs instead of 4"),
        (then(at("Su Ju Ve Ea Ma", "Sa Ur", ships="Ma3 Ma3"), "trade:1", "give:Ju", "give:Ea", "ask:Sa"), "cancel",
         "after the trade you would have 4 cats instead of 5"),
        (then(at("Ea Me", "Sa Ne", ships="Ma3 Ma3"), "trade:1", "give:Ea", "ask:Sa"), "cancel", ""),
        (then(at("Ma Ve", "Ea Pl", ships="Ma3 Ma3"), "trade:1", "give:Ve", "ask:Pl"), "cancel",
         "after the trade you would beat 2 kinds of Dogs instead of 3"),
        (then(at("Su Me Ve", "Ea Sa Pl", ships="Ma3 Ma3"), "trade:1", "give:Me", "ask:Ea"), "cancel",
         "that offer helps Mimi more than you"),
        (partial(last_cat, 2, 1), "move:Sa1",
         "the last alien cat is there: with it the game ends, and being ahead wins"),
        (then(partial(last_cat, 2, 1), "move:Sa1"), "recruit",
         "with the last alien cat this round is the last, and being ahead wins"),
        (then(partial(last_cat, 2, 1), "move:Sa1"), "end",
         "with the last alien cat this round would be the last, and others may still fight in it"),
        (then(partial(last_cat, 1, 2), "move:Sa1"), "end",
         "with the last alien cat this round would be the last, and Mimi would win"),
        (then(partial(last_cat, 0, 0), "move:Sa1"), "end",
         "with the last alien cat this round would be the last, and the Dogs would win"),
    ],
)  # fmt: skip
def test_a_hint_has_a_reason_somebody_would_give(begin, action, reason):
    s = begin()
    view, legal = GAME.view(s, GAME.to_act(s)), GAME.legal(s)
    controller = CatQuestController([Seat(HUMAN, name) for name in NAMES[: s.seats]])
    assert line(spoken(controller.reasons(view, legal, GAME.parse(action)))) == reason


def test_one_cat_more_is_no_reason_against_a_cat_that_beats_a_new_kind_as_well():
    s = at("Su Ea", "Ea", ships="Su Ea1", dice=[3, 3])()
    view, legal, controller = GAME.view(s, 0), GAME.legal(s), CatQuestController([Seat(HUMAN, name) for name in NAMES])
    mercury, mars = (MOVES[s.planets[home]] for home in (1, 4))
    assert line(spoken(controller.reasons(view, legal, mercury))) == "3 cats then, for 5 Dogs"
    assert line(controller.own_reason(view, legal, mercury, mars)) == "then Venus is 1 step away"
    assert line(controller.own_reason(view, legal, mars, mercury)).startswith("beats 5 kinds of Dogs")


def test_the_last_dog_is_more_than_a_record():
    s = then(at("Ea Me Ma Ve Su", "Ea", row="FMAWM", best=[0, 4], reached=[0, 2]), "battle", "answer:Ea")()
    assert told("record", s) == ""
    for cat in ("Su", "Ma", "Ve"):
        play(s, f"answer:{cat}")
    assert told("record", s) == "The last Dog: beat it and the Earth is free!"


def test_no_trade_is_advised_for_what_a_cat_that_waits_here_would_do():
    names = {remark.name: remark.says for remark in REMARKS}
    for waits in (True, False):
        s = at("Ea Me", "Ea", "Ju Pl Ea", ships="Ju1 Ea1 Ju1")()
        s.homes[5] = int(waits)
        assert bool(names["swap"](GAME.view(s, 0), GAME.legal(s), NAMES)) != waits


def test_where_what_is_foreseen_speaks_for_itself_nothing_else_does():
    s = at("Ea Sa", "Ea", ships="Ne20 Ea1", dice=[1, 1])()
    view, legal, controller = GAME.view(s, 0), GAME.legal(s), CatQuestController([Seat(HUMAN, name) for name in NAMES])
    assert [one.kind for one in controller.reasons(view, legal, GAME.parse("quake:both"))] == ["rolls again"]


def test_of_two_flights_towards_a_home_the_one_that_comes_nearer_has_the_better_reason():
    s = at("Ea", "Ea", ships="Ne20 Ea1", dice=[1, 2])()
    view, legal, controller = GAME.view(s, 0), GAME.legal(s), CatQuestController([Seat(HUMAN, name) for name in NAMES])
    found = {action: controller.reasons(view, legal, action)[:1] for action in legal}
    near = [(action, *of) for action, of in found.items() if of and of[0].kind == "near home"]
    pairs = [(one, other) for one in near for other in near if one[1].about == other[1].about]
    assert any(one[1].amount > other[1].amount for one, other in pairs)
    for one, other in pairs:
        told = controller.own_reason(view, legal, one[0], other[0])
        assert bool(told) == (one[1].amount > other[1].amount)
