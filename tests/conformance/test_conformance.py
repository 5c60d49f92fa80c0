"""The contract of design, kept by every registered game at every number of seats."""

import importlib.util
import json
import random
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.pieces import pieces
from support.walking import LONGEST, ROOT, TABLES, every_option, games_of, rulebook, through_json, walk

from tabletop.base import paths
from tabletop.base.errors import InvalidAction, InvalidOption, SaveBroken
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, Match, Seat, Watched
from tabletop.kernel.rng import Rng

tables = pytest.mark.parametrize(("game_id", "seats"), TABLES)
games = pytest.mark.parametrize("game_id", GAMES)
BACK = ("cancel", "decline", "pass", "end", "done")
"""What leads back to where one was, if anything does."""


def test_the_shelf_knows_every_game_by_its_own_id():
    assert all(game.info.id == game_id for game_id, game in GAMES.items())
    for info in (game.info for game in GAMES.values()):
        assert re.fullmatch(r"#[0-9a-f]{6}", info.accent) and info.tagline and 1 <= info.weight <= 5


@tables
def test_1_random_games_end_and_nobody_is_ever_without_an_action(game_id, seats):
    game = GAMES[game_id]
    for seed in games_of(game_id, seats, 30):
        for state, action, _rng in walk(game, seats, seed):
            turn, outcome = game.to_act(state), game.outcome(state)
            assert (turn is None) == (action is None) == (outcome is not None)
            assert turn is None or turn in range(seats)
        assert outcome is not None
        assert len(outcome.scores) == seats and set(outcome.winners) <= set(range(seats))
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", outcome.reason)


@tables
def test_1_no_decisions_lead_back_to_where_they_began(game_id, seats):
    """Without new luck nobody comes to the same position again: a turn of legal decisions cannot go on for ever."""
    game, chance = GAMES[game_id], random.Random(seats)
    for number, (state, _action, _rng) in enumerate(walk(game, seats, seats)):
        for _way in range(4 if number % 3 == 0 and number < 300 else 0):
            here, rng, done = state.copy(), Rng(1), []
            while (actions := game.legal(here)) and not rng.draws and len(done) < 8:
                back = [action for action in actions if str(action) in BACK]
                done.append(chance.choice(back if back and chance.random() < 0.5 else actions))
                game.apply(here, done[-1], rng)
                assert here != state, [str(action) for action in done]


@tables
def test_2_the_same_seed_and_actions_lead_to_the_same_dump(game_id, seats):
    game = GAMES[game_id]
    for seed in games_of(game_id, seats, 5):
        options = every_option(game, seats, seed)
        rng = Rng(seed)
        again = game.setup(options, seats, rng)
        for state, action, first_rng in walk(game, seats, seed, options):
            assert game.dump(again) == game.dump(state) and rng.dump() == first_rng.dump()
            if action is not None:
                told = game.apply(again, game.parse(str(action)), rng)
                assert told and told == game.apply(state.copy(), action, Rng.load(first_rng.dump()))


@tables
def test_3_a_dump_loads_back_at_every_step(game_id, seats):
    game = GAMES[game_id]
    for seed in games_of(game_id, seats, 5):
        for state, _action, _rng in walk(game, seats, seed):
            loaded = game.load(through_json(game.dump(state)))
            assert loaded == state and game.dump(loaded) == game.dump(state)
            assert game.legal(loaded) == game.legal(state)


@tables
def test_4_a_copy_never_changes_when_its_original_does(game_id, seats):
    game = GAMES[game_id]
    for seed in games_of(game_id, seats, 4):
        copies = []
        for state, _action, _rng in walk(game, seats, seed):
            copy = state.copy()
            assert copy == state and copy is not state
            copies.append((copy, game.dump(state)))
        assert all(game.dump(copy) == dump for copy, dump in copies)
        end = game.dump(state)
        chance = random.Random(seed)
        for copy, _dump in copies[:: max(1, len(copies) // 10)]:
            kept, before = copy.copy(), game.dump(copy)
            for _step in range(LONGEST):
                if not (actions := game.legal(copy)):
                    break
                game.apply(copy, chance.choice(actions), Rng(seed))
            assert game.dump(kept) == before and game.dump(state) == end


@tables
def test_5_and_7_an_imagined_position_looks_the_same_and_allows_the_same(game_id, seats):
    game, thoughts = GAMES[game_id], Rng(0)
    for seed in games_of(game_id, seats, 4):
        for number, (state, _action, rng) in enumerate(walk(game, seats, seed)):
            dump, drawn = game.dump(state), rng.dump()
            turn, actions = game.to_act(state), game.legal(state)
            for seat in [None, *range(seats)]:
                view = game.view(state, seat)
                imagined = game.determinize(view, thoughts)
                assert view.seat == seat and game.view(imagined, seat) == view
                if number % 5 == seed:
                    assert game.load(through_json(game.dump(imagined))) == imagined
                assert game.to_act(imagined) == turn
                if seat is not None and seat == turn:
                    assert game.legal(imagined) == actions
            assert game.dump(state) == dump and rng.dump() == drawn, "looking changed something"


@tables
def test_6_what_a_seat_may_not_know_shows_neither_in_its_view_nor_in_its_events(game_id, seats):
    """Two positions that look alike to a seat, the same action: what it is told differs only if what it sees does."""
    game, thoughts = GAMES[game_id], Rng(1)
    told_alike = scrambled = 0
    for seed in games_of(game_id, seats, 3):
        for state, action, rng in walk(game, seats, seed):
            if action is None:
                continue
            after = state.copy()
            told = game.apply(after, action, Rng.load(rng.dump()))
            for seat in [None, *range(seats)]:
                other = game.determinize(game.view(state, seat), thoughts)
                scrambled += game.dump(other) != game.dump(state)
                if action not in game.legal(other):
                    continue
                other_told = game.apply(other, action, Rng.load(rng.dump()))
                same_events = [e.seen_by(seat) for e in told] == [e.seen_by(seat) for e in other_told]
                assert same_events == (game.view(after, seat) == game.view(other, seat))
                told_alike += same_events
    assert told_alike
    assert scrambled or not game.info.secrets, "what is imagined is always the truth: something peeks"


@tables
def test_frames_show_every_event_to_those_who_watch_and_cost_nobody_else(game_id, seats):
    """Frame by frame a seat is led to its view of the new position; who watches changes nothing of the game."""
    game = GAMES[game_id]
    people = [Seat(AI, f"Cat {number}", "random") for number in range(seats)]
    watched, alone = (Match(game, people, {}, seats) for _match in range(2))
    watchers = (None, *range(seats))
    watched.watch(watchers)
    for _state, action, _rng in walk(game, seats, seats, {}):
        if action is None:
            break
        record = watched.submit(watched.to_act, action)
        assert not alone.submit(alone.to_act, action).frames
        for seat in watchers:
            assert [frame.event for frame in record.frames[seat]] == [e.seen_by(seat) for e in record.events]
            assert all(frame.view.seat == seat for frame in record.frames[seat])
            assert record.frames[seat][-1].view == watched.view(seat), (seat, str(action))
    assert game.dump(watched.state) == game.dump(alone.state)
    assert [record.events for record in watched.history] == [record.events for record in alone.history]


@tables
def test_frames_tell_no_secret(game_id, seats):
    """Two positions that look alike to a seat, the same action: its frames differ only if its views do at the end."""
    game, thoughts = GAMES[game_id], Rng(2)
    for state, action, rng in walk(game, seats, 1):
        if action is None:
            break
        for seat in range(seats):
            other = game.determinize(game.view(state, seat), thoughts)
            if action not in game.legal(other):
                continue
            frames, views = [], []
            for world in (state.copy(), other):
                seen = Watched(game, world, (seat,))
                game.apply(world, action, Rng.load(rng.dump()), seen)
                frames.append(seen.frames[seat])
                views.append(game.view(world, seat))
            assert (frames[0] == frames[1]) == (views[0] == views[1])


@tables
def test_what_everybody_saw_is_true_in_every_imagined_position(game_id, seats):
    """A careful person of the test's own keeps in mind what each seat saw; no imagined position may contradict it."""
    knowledge = importlib.util.find_spec(f"support.knowledge_{game_id.replace('-', '_')}")
    if knowledge is None:
        assert not GAMES[game_id].info.secrets or game_id == "crazy-eights", "somebody has to keep this in mind"
        return
    game, thoughts = GAMES[game_id], Rng(3)
    for seed in games_of(game_id, seats, 4):
        mind = importlib.import_module(knowledge.name).Knowledge(seats)
        for state, action, rng in walk(game, seats, seed):
            for seat in range(seats):
                imagined = game.determinize(game.view(state, seat), thoughts)
                assert mind.holds(state, seat), "the test's own memory is wrong"
                assert mind.holds(imagined, seat), (seat, str(action))
            if action is not None:
                after = state.copy()
                events = game.apply(after, action, Rng.load(rng.dump()))
                mind.see(game.to_act(state), action, events)


@tables
def test_8_pieces_are_conserved(game_id, seats):
    game = GAMES[game_id]
    for seed in games_of(game_id, seats, 8):
        steps = walk(game, seats, seed)
        first = pieces(game, next(steps)[0])
        assert first and all(pieces(game, state) == first for state, _action, _rng in steps)


@tables
def test_10_the_text_of_every_action_parses_back(game_id, seats):
    game = GAMES[game_id]
    for seed in games_of(game_id, seats, 10):
        for state, _action, _rng in walk(game, seats, seed):
            actions = game.legal(state)
            assert len({str(action) for action in actions}) == len(set(actions)) == len(actions)
            for action in actions:
                assert game.parse(str(action)) == action
                assert re.fullmatch(r"[!-~]+", str(action))


@games
@settings(deadline=None)
@given(text=st.text(max_size=20))
def test_10_any_other_text_is_refused_with_a_sentence(game_id, text):
    game = GAMES[game_id]
    try:
        assert str(game.parse(text)) == text
    except InvalidAction as problem:
        assert str(problem).endswith(".")


@tables
def test_11_every_refusal_names_a_rule_of_the_rulebook(game_id, seats):
    game, rules = GAMES[game_id], set(_rules(rulebook(game_id)))
    pool = {}
    for seed in games_of(game_id, seats, 4):
        for state, _action, _rng in walk(game, seats, seed):
            pool.update(dict.fromkeys(game.legal(state)))
    refused = 0
    chance = random.Random(seats)
    for state, _action, _rng in walk(game, seats, 4):
        actions = game.legal(state)
        assert game.turn_rule(state) in rules
        assert all(game.refusal(state, action) is None for action in actions)
        for action in chance.sample(list(pool), min(len(pool), 80)):
            refusal = game.refusal(state, action)
            assert (refusal is None) == (action in actions), f"{action}: {refusal}"
            if refusal is not None:
                assert refusal.rule in rules and re.fullmatch(r"[A-Z0-9].*[.!]", refusal.text), refusal
                refused += 1
    assert refused


def _rules(text: str) -> list[str]:
    return re.findall(r"^([A-Z]{2}-\d+\.\d+) ", text, re.MULTILINE)


@games
def test_11_every_rule_is_named_by_a_test_and_nothing_names_a_rule_that_is_not_there(game_id):
    rules = _rules(rulebook(game_id))
    assert rules == sorted(set(rules), key=lambda rule: [int(part) for part in rule[3:].split(".")])
    number = rf"\b{rules[0][:3]}\d+\.\d+"
    tested: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        tested.update(re.findall(number, path.read_text(encoding="utf-8")))
    assert tested == set(rules)
    for path in paths.rulebook(GAMES[game_id]).parent.glob("*.py"):
        assert set(re.findall(number, path.read_text(encoding="utf-8"))) <= set(rules), path


@games
def test_11_rules_and_sections_count_up_from_one(game_id):
    text = rulebook(game_id)
    sections = re.findall(r"^## ([A-Z]{2}-\d+) ", text, re.MULTILINE)
    assert sections == [f"{sections[0][:3]}{number}" for number in range(1, len(sections) + 1)]
    rules = _rules(text)
    for section in sections:
        inside = [rule for rule in rules if rule.startswith(f"{section}.")]
        assert inside == [f"{section}.{number}" for number in range(1, len(inside) + 1)] and inside


@games
def test_options_and_seats_that_are_not_offered_are_refused(game_id):
    game = GAMES[game_id]
    least, most = game.info.seats[0], game.info.seats[-1]
    for options, seats in (({}, least - 1), ({}, most + 1), ({"no such option": True}, least)):
        with pytest.raises(InvalidOption, match=r"\.$"):
            game.setup(options, seats, Rng(0))


_numbers = st.integers(-3, 80) | st.booleans() | st.none() | st.just("x") | st.just([]) | st.just(0.5)


@cache
def _dumps(game_id: str, seats: int, seed: int) -> list[str]:
    """Every position of a random game, as it is saved."""
    game = GAMES[game_id]
    return [json.dumps(game.dump(state)) for state, _action, _rng in walk(game, seats, seed)]


@games
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_damaged_dump_is_refused_or_is_a_position_of_its_own(game_id, data):
    """Change one thing anywhere in a dump: it is broken with a sentence, or another position that goes on."""
    game = GAMES[game_id]
    seats = data.draw(st.sampled_from(game.info.seats))
    damaged = place = json.loads(data.draw(st.sampled_from(_dumps(game_id, seats, data.draw(st.integers(0, 3))))))
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        if data.draw(st.booleans()):
            place[key] = data.draw(_numbers)
        else:
            del place[key]
        break
    try:
        loaded = game.load(damaged)
    except SaveBroken as problem:
        assert str(problem).endswith(".")
        return
    assert through_json(game.dump(loaded)) == damaged
    assert bool(game.legal(loaded)) == (game.to_act(loaded) is not None)


@games
@pytest.mark.parametrize("nonsense", [None, 3, "text", [], {}, {"seats": 2}, [[]]])
def test_what_is_no_dump_at_all_is_refused(game_id, nonsense):
    with pytest.raises(SaveBroken, match=r"\.$"):
        GAMES[game_id].load(nonsense)
