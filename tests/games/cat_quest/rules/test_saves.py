"""Cat Quest: saved positions that cannot be, and bots that want to win."""

import pytest
from support.quests import GAME, Loaded, play, quest

from tabletop.ai.bots import choose
from tabletop.base.errors import InvalidAction, SaveBroken
from tabletop.games.cat_quest.mind import evaluation
from tabletop.games.cat_quest.rules import model
from tabletop.kernel.rng import Rng


def broken(change):
    dump = GAME.dump(quest("Ea Ju", "Ea Sa"))
    change(dump)
    with pytest.raises(SaveBroken, match=r"\.$"):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 41), ("place", 2), ("first", -1), ("clockwise", 0), ("limit", 0), ("phase", 10),
        ("row", [0, 1, 2]), ("row", "Dogs"), ("box", []), ("removed", [0]), ("seen", [8] * 15), ("seen", [1] * 15),
        ("planets", [1] * 10), ("ships", [0, 261]), ("homes", [0] * 10), ("crews", [0, 0]), ("spent", [8, 0]),
        ("fresh", 1), ("recruited", 1), ("offers", 4), ("partner", 1), ("given", 1), ("resume", 1),
        ("dice", [1, 1]), ("at", 1), ("beaten", 1), ("fought", [1]), ("fought", 3), ("burnt", True), ("winner", 0),
        ("trail", [0, -1, -1]), ("trail", [0, 1]),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(field, value):
    broken(lambda dump: dump.__setitem__(field, value))


def test_a_battle_that_cannot_be_is_refused():
    s = quest("Su Ve Pl", "Ea", row="MWEFA")
    play(s, "battle")
    for field, value in (
        ("at", 5),
        ("fought", [8]),
        ("fought", [0, 0]),
        ("ships", [5, 17]),
        ("seen", [0] * 15),
        ("crews", [16, 8]),
    ):
        dump = GAME.dump(s)
        dump[field] = value
        with pytest.raises(SaveBroken):
            GAME.load(dump)


def test_a_battle_in_which_nothing_can_be_done_is_refused():
    ready = quest("Ju Su", "Ea", row="MWEFA")
    play(ready, "battle")
    ready.removed, ready.box = ready.box, []
    gambled = quest("Pl Sa", "Ea", row="MFEFA")
    play(gambled, "battle", "gamble", rng=Loaded(4))
    gambled.spent[0] = 1 << 6
    facing = quest("Su Ma", "Ea", row="MWEFA")
    play(facing, "battle")
    facing.fought = [0]
    for s in (ready, gambled, facing):
        with pytest.raises(SaveBroken, match="Nobody could do anything"):
            GAME.load(GAME.dump(s))


def test_a_victory_with_a_dog_left_is_refused():
    s = quest("Su Me Ve Ea Ma", "Ea", row="MWEFA")
    play(s, "battle", "answer:Su", "answer:Ea", "answer:Ve", "answer:Me", "answer:Ma")
    assert GAME.load(GAME.dump(s)) == s
    s.at = 4
    with pytest.raises(SaveBroken, match="with a Dog left"):
        GAME.load(GAME.dump(s))


def test_an_offer_that_cannot_be_is_refused():
    s = quest("Ea Ma", "Ea Ve", ships="Ve3 Ve3")
    play(s, "trade:1", "give:Ma", "ask:Ve", "offer")
    for field, value in (("partner", 0), ("given", 0), ("asked", 1), ("offers", 0), ("ships", [4, 5])):
        dump = GAME.dump(s)
        dump[field] = value
        with pytest.raises(SaveBroken):
            GAME.load(dump)
    assert GAME.load(GAME.dump(s)) == s


def test_texts_that_are_no_action():
    for text in ("", "move", "move:Ma21", "move:Su1", "answer:Xx", "trade:4", "quake:red"):
        with pytest.raises(InvalidAction):
            GAME.parse(text)


def choice(s):
    return str(choose(GAME, GAME.view(s, GAME.to_act(s)), "greedy", Rng(5)))


def test_the_bot_goes_to_battle_when_its_chance_is_good_and_not_before():
    assert choice(quest("Su Me Ve Ea Ma Ju Ne Ur", "Ea")) == "battle"
    assert choice(quest("Ea", "Ea")) == "roll"


def test_the_bot_recruits_what_it_lacks():
    assert choice(quest("Ea Su", "Ea", ships="Ma1 Ea1")) == "recruit"


def test_the_bot_keeps_the_cat_that_the_next_dog_needs():
    s = quest("Su Me Ve Ea Ma", "Ea", row="MFFWE")
    for dog in s.row:
        s.seen[dog] = model.EVERYBODY
    play(s, "battle")
    assert choice(s) == "answer:Su"


def test_the_bot_judges_trades():
    s = quest("Ea Sa Ur Ve", "Su Ju Me Ne", ships="Ve3 Ve3")
    play(s, "trade:1", "give:Sa", "ask:Ju", "offer")
    assert choice(s) == "accept", "both get what they lack"
    s = quest("Ea Sa", "Su Ju Ve Ma Ur", ships="Ve3 Ve3", row="EEEAA")
    for dog in s.row:
        s.seen[dog] = model.EVERYBODY
    play(s, "trade:1", "give:Sa", "ask:Ve", "offer")
    assert choice(s) == "decline"


def test_the_bot_offers_a_trade_only_once_and_only_one_it_believes_in():
    s = quest("Ea Sa Ve", "Su Ju Ma", ships="Ve3 Ve3")
    texts = []
    for _step in range(12):
        if GAME.to_act(s) != 0 or s.turn != 0:
            break
        texts.append(choice(s))
        play(s, texts[-1], rng=Loaded(1, 1))
    assert texts.count("offer") <= 1 and "cancel" not in texts


def test_chances_are_chances():
    everybody = (1 << 10) - 1
    row, pool = (1, 1, 1, 1, 1), (2,) * 5
    assert evaluation.chance(everybody, 0, (row, pool, 0), 0.0) == 1.0
    assert evaluation.chance(0, 0, (row, pool, 0), 0.0) == 0.0
    assert 0.5 < evaluation.chance(everybody, 0, ((0,) * 5, (3,) * 5, 5), 0.0) <= 1.0
    assert evaluation.chance(1 << 9, 0, ((0, 0, 0, 1, 0), pool, 0), 0.0) == 0.5
    assert evaluation.chance(1 << 9, 1 << 6, ((0, 0, 0, 1, 0), pool, 0), 0.0) == 0.75


@pytest.mark.strength
def test_easy_beats_random_and_games_end_in_battle():
    wins = 0
    for seed in range(4):
        rng, thoughts = Rng(seed), Rng(seed + 100)
        s = GAME.setup({}, 2, rng)
        while (seat := GAME.to_act(s)) is not None:
            level = "greedy" if seat == 0 else "random"
            GAME.apply(s, choose(GAME, GAME.view(s, seat), level, thoughts), rng)
        outcome = GAME.outcome(s)
        wins += outcome.winners == (0,)
        assert s.round <= 25
    assert wins == 4


@pytest.mark.strength
def test_easy_players_come_to_an_end_among_themselves():
    """They talk about a trade only if it will come about: nobody offers and withdraws for ever."""
    rng, thoughts = Rng(10), Rng(11)
    s = GAME.setup({}, 4, rng)
    decisions = 0
    while (seat := GAME.to_act(s)) is not None:
        action = choose(GAME, GAME.view(s, seat), "greedy", thoughts)
        assert action != model.CANCEL
        GAME.apply(s, action, rng)
        decisions += 1
    assert decisions < 400
