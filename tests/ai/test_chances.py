"""Chances after a game: what a watcher could have known, never sure too soon, as good as they claim."""

from itertools import pairwise

import pytest
from support.marks import everybody, thorough

from tabletop.ai import chances
from tabletop.ai.analysis import CLOSER, JUMP, Point, calmed, ends_of_turns, played, study
from tabletop.ai.bots import Mind
from tabletop.ai.chances import DOUBT, LEAST, Looked, Signs, Trust, doubted, judged, read_trust, trust_file, weighed
from tabletop.ai.search import Dice
from tabletop.games.shelf import GAMES
from tabletop.kernel.luck import room_of
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.rng import Rng

SEATS = {"nine-lives": 4, "space-kitties": 3, "paw-of-duty": 2, "cat-quest": 3, "kardashev": 2}
NOISE = 0.15
"""What two looks at the same position may differ by."""


def positions(game: str, seed: int = 4) -> list:
    """The ends of turns of a match that is played out of habit."""
    rules = GAMES[game]
    rng, dice = Rng(seed), Dice(seed)
    start = rules.setup({}, SEATS[game], rng)
    state, before, knowledge, actions = start.copy(), Rng.load(rng.dump()), rules.knowledge(), []
    while (seat := rules.to_act(state)) is not None:
        actions.append(knowledge.reflex(state, seat, rules.legal(state), dice))
        rules.apply(state, actions[-1], rng)
    return [position for _at, position in ends_of_turns(rules, start, before, actions)]


@pytest.mark.parametrize("game", SEATS)
def test_every_game_says_how_far_its_signs_can_be_trusted(game):
    path = trust_file(GAMES[game])
    assert path.read_text(encoding="utf-8").startswith(f"# tabletop train {game} --chances ")
    trust = read_trust(path)
    assert min(trust) >= 0
    assert 0.2 < sum(trust) < 2.5


@pytest.mark.strength
@pytest.mark.parametrize("game", SEATS)
def test_what_nobody_could_know_makes_no_difference(game):
    """The order of a deck as it happened to be says nothing about the chances before it is drawn."""
    rules = GAMES[game]
    found = positions(game)
    for position in found[1 : len(found) - 1 : max(1, len(found) // 4)]:
        other = position.copy()
        room_of(rules).veil(other, Dice(9))
        assert all(rules.view(other, seat) == rules.view(position, seat) for seat in range(position.seats))
        one, two = (chances.chances(rules, world, Dice(3)) for world in (position, other))
        assert max(abs(a - b) for a, b in zip(one, two, strict=True)) < NOISE


@pytest.mark.parametrize("game", SEATS)
def test_nothing_is_sure_before_it_is_decided_and_everything_then(game):
    rules = GAMES[game]
    found = positions(game)
    for position in (*found[:-1:4], found[-2]):
        before = rules.dump(position)
        told = chances.chances(rules, position, Dice(1), looks=3)
        assert sum(told) == pytest.approx(1.0)
        assert min(told) >= LEAST / position.seats and max(told) <= 1 - LEAST / 2
        assert rules.dump(position) == before, "looking changes nothing"
    end = chances.chances(rules, found[-1], Dice(1))
    winners = rules.outcome(found[-1]).winners
    assert end == tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(found[-1].seats))


@pytest.mark.parametrize("third", [2, *thorough(1)])
@pytest.mark.parametrize("game", everybody("paw-of-duty", SEATS))
def test_another_look_at_the_same_position_says_about_the_same(game, third):
    """No jump comes from too few looks."""
    rules = GAMES[game]
    found = positions(game)
    position = found[third * len(found) // 3]
    one, other = (chances.chances(rules, position, Dice(seed)) for seed in (1, 2))
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < NOISE


@pytest.mark.strength
def test_what_is_told_to_have_changed_much_is_looked_at_closely():
    rules = GAMES["nine-lives"]
    match = Match(rules, [Seat(AI, name, "normal") for name in ("Ada", "Bea")], {}, 5)
    thoughts, minds = Rng(5), [Mind(rules, "normal") for _seat in range(2)]
    while (seat := match.to_act) is not None:
        match.submit(seat, minds[seat].think(match.view(seat), thoughts).action)
    pieces = list(study(rules, played(match), 0, lambda: False))
    state, rng = match.beginning()
    ends = ends_of_turns(rules, state, rng, [record.action for record in match.history])
    points = [piece.point for piece in pieces if piece.point]
    assert [point.at for point in points] == [at for at, _position in ends]
    for before, point in pairwise(points):
        if point.slip >= 0:
            done = match.history[point.slip]
            assert before.at <= point.slip < point.at and point.better != str(done.action)
            assert point.chances[done.seat] < before.chances[done.seat], "only who fell is to blame"
    assert any(point.slip >= 0 for point in points)
    jumps = 0
    for before, point, (_at, position) in zip(points, points[1:-1], ends[1:-1], strict=False):
        if max(abs(one - other) for one, other in zip(before.chances, point.chances, strict=True)) > 2 * JUMP:
            jumps += 1
            again = chances.chances(rules, position, Dice(7_000 + point.at), looks=CLOSER * chances.LOOKS)
            assert max(abs(one - other) for one, other in zip(again, point.chances, strict=True)) < JUMP
    assert jumps


def test_signs_are_taken_at_their_word_or_doubted():
    signs = Signs((0.5, 0.5), (0.8, 0.2), (0.9, 0.1), (0.6, 0.4))
    assert weighed(signs, Trust(0.0, 1.0, 0.0, 0.0))[0] == pytest.approx(doubted(0.8, 2, DOUBT))
    assert weighed(signs, Trust(1.0, 0.0, 0.0, 0.0)) == (0.5, 0.5)
    half = weighed(signs, Trust(0.0, 0.0, 0.5, 0.0))[0]
    assert 0.5 < half < 0.8
    sure = weighed(Signs(*[(1.0, 0.0, 0.0)] * 4), Trust(1.0, 1.0, 1.0, 1.0))
    assert sum(sure) == pytest.approx(1.0) and 0 < sure[1] == sure[2] < sure[0] < 1


def test_in_the_last_turn_only_the_best_that_can_be_done_counts():
    rules, signs = GAMES["paw-of-duty"], Signs((0.3, 0.7), (0.4, 0.6), (0.2, 0.8), (0.0, 1.0))
    hopeless, near, far = (judged(rules, Looked(signs, left))[0] for left in (1.0, 1.5, 9.0))
    assert hopeless == pytest.approx(LEAST / 2) and hopeless < near < far
    assert far == pytest.approx(doubted(weighed(signs, read_trust(trust_file(rules)))[0], 2, LEAST))


def test_noise_is_calmed_and_what_happened_is_shown():
    before = Point(3, (0.5, 0.3, 0.2))
    little = calmed(before, Point(4, (0.52, 0.28, 0.2)))
    assert little.at == 4 and sum(little.chances) == pytest.approx(1.0)
    assert 0.5 < little.chances[0] < 0.51
    much = calmed(before, Point(4, (0.1, 0.7, 0.2)))
    assert much.chances == pytest.approx((0.1, 0.7, 0.2), abs=0.01)
    assert calmed(before, before) == before
    steady = before
    for _look in range(40):
        steady = calmed(steady, Point(9, (0.6, 0.2, 0.2)))
    assert steady.chances == pytest.approx((0.6, 0.2, 0.2), abs=0.01), "what stays so is shown in the end"


# -- learning --------------------------------------------------------------------------------------------------


def told_too_sure(calibrate, count: int = 600) -> list:
    """Moments of matches in which the end is foretold with 90 % for whom 70 of 100 win; the others say nothing."""
    known = []
    for number in range(count):
        likely = number % 2
        winner = likely if number // 10 % 10 < 7 else 1 - likely
        end = tuple(0.9 if seat == likely else 0.1 for seat in range(2))
        even = (0.5, 0.5)
        shares = tuple(float(seat == winner) for seat in range(2))
        known.append(calibrate.Moment(number, Signs(even, even, end, even), shares))
    return known


@pytest.mark.thorough
def test_signs_that_are_too_sure_are_trusted_less():
    calibrate = pytest.importorskip("tabletop.ai.tools.calibrate", reason="needs numpy")
    known = told_too_sure(calibrate)
    trust = calibrate.fit(known)
    assert max(weighed(known[0].signs, trust)) == pytest.approx(0.7, abs=0.02)
    won = [one.shares for one in known]
    told = calibrate.foretold(known)
    assert calibrate.brier(told, won) < calibrate.brier([one.signs.end for one in known], won)
    for count, chance, came in calibrate.reliability(told, won):
        assert not count or came == pytest.approx(chance, abs=0.04)


def test_a_sign_is_never_taken_for_its_contrary():
    calibrate = pytest.importorskip("tabletop.ai.tools.calibrate", reason="needs numpy")
    known = [one._replace(shares=one.shares[::-1]) for one in told_too_sure(calibrate)]
    assert calibrate.fit(known) == Trust(0.0, 0.0, 0.0, 0.0)


@pytest.mark.strength
def test_what_is_learned_is_written_down_and_the_same_again(tmp_path, monkeypatch):
    calibrate = pytest.importorskip("tabletop.ai.tools.calibrate", reason="needs numpy")
    path = tmp_path / "chances.txt"
    monkeypatch.setattr(calibrate, "trust_file", lambda game: path)
    texts = []
    for _time in range(2):
        lines = list(calibrate.run(GAMES["nine-lives"], [2, 3], 10, 5))
        texts.append(path.read_text(encoding="utf-8"))
        assert texts[-1].splitlines()[1:] == lines[-len(Trust._fields) :]
    assert texts[0] == texts[1]
    assert texts[0].startswith("# tabletop train nine-lives --chances --games 10 --seed 5 --seats 2,3\n")
    read_trust(path)


@pytest.mark.strength
@pytest.mark.parametrize("game", SEATS)
def test_chances_foretell_better_than_the_plain_value(game):
    """In matches that nothing was learned from; told 90 %, a seat wins about that often."""
    calibrate = pytest.importorskip("tabletop.ai.tools.calibrate", reason="needs numpy")
    rules, counts, seed = GAMES[game], [seats for seats in (2, 3, 4) if seats in GAMES[game].info.seats], 77
    known = []
    for number in range(12):
        known += calibrate.moments(rules, calibrate.play(rules, number, counts, seed), counts, seed)
    trust = read_trust(trust_file(rules))
    told = [weighed(one.signs, trust) for one in known]
    won = [one.shares for one in known]
    plain = calibrate.brier([one.signs.soon for one in known], won)
    assert calibrate.brier(told, won) < plain + 0.03, "two dozen positions tell no more than that"
    told_sure = [(a, b) for one, two in zip(told, won, strict=True) for a, b in zip(one, two, strict=True) if a > 0.8]
    lost = sum(1 - share for _chance, share in told_sure)
    feared = sum(1 - chance for chance, _share in told_sure)
    assert lost <= feared + 2.5 * max(1.0, feared) ** 0.5
