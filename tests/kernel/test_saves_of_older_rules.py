"""Matches saved before a rule changed: they open if they still can, and otherwise say so in a sentence."""

import json

import pytest
from support.pebbles import Pebbles

from tabletop.base.errors import RulesChanged, SaveBroken
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.saving import save

GAMES = {"pebbles": Pebbles()}


def kept(**changes):
    match = Match(Pebbles(), (Seat(AI, "Ann", "easy"), Seat(AI, "Bob", "easy")), {}, 3)
    for action in ("take", "roll", "peek"):
        match.submit(match.to_act or 0, action)
    return {**save.to_json(match), **changes}


def opened(saved):
    return save.from_text(json.dumps(saved), GAMES)


def test_a_save_says_which_edition_of_the_rules_it_was_played_by():
    assert kept()["edition"] == 2 and kept()["format"] == 3
    assert opened(kept()).position == 3


def test_an_old_save_opens_though_positions_have_gained_fields():
    old = kept(format=1)
    del old["edition"], old["state"]["secret"]
    assert opened(old).dump() == kept()["state"]
    with pytest.raises(SaveBroken):
        opened({**old, "format": 2, "edition": 2})
    by_older_rules = kept(edition=1)
    del by_older_rules["state"]["secret"]
    assert opened(by_older_rules).dump() == kept()["state"]


def test_an_old_save_opens_though_positions_have_lost_a_field():
    old = kept(format=1)
    old["state"]["colour"] = "grey"
    assert opened(old).dump() == kept()["state"]
    with pytest.raises(SaveBroken):
        opened({**old, "format": 2, "edition": 2})


@pytest.mark.parametrize(
    "change",
    [
        {"actions": ["take", "leap"]},
        {"actions": ["take"] * 8 + ["peek"]},
        {"actions": ["take"] * 11},
        {"actions": ["take"]},
        {"rng": [0, 0]},
        {"state": {"pebbles": [9, 9]}},
        {"state": {}},
    ],
)
def test_moves_that_lead_elsewhere_are_the_fault_of_a_changed_rule_or_of_damage(change):
    with pytest.raises(RulesChanged, match=r"^The rules of Pebbles have changed since this match was saved"):
        opened(kept(edition=1, **change))
    with pytest.raises(SaveBroken, match="damaged") as problem:
        opened(kept(**change))
    assert not isinstance(problem.value, RulesChanged)


def test_other_damage_is_damage_by_any_rules():
    for change in ({"seats": 3}, {"seed": "x"}, {"options": {"fur": 1}}, {"actions": None}, {"state": None}):
        with pytest.raises(SaveBroken, match="damaged") as problem:
            opened(kept(edition=1, **change))
        assert not isinstance(problem.value, RulesChanged)
