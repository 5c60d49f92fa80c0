"""Thinking ahead: the same again for a seed, honest, within its budget, and stronger for it."""

import sys

import pytest
from support.marks import everybody

from tabletop.ai import tree
from tabletop.ai.bots import SURE, Mind
from tabletop.ai.budget import Budget
from tabletop.ai.comparing import FEW, PAIRS, compare
from tabletop.ai.levels import LEVELS, OFFERED, thinking
from tabletop.ai.report import Report
from tabletop.ai.search import HASTE, Clock, Dice, Problem, search
from tabletop.ai.tools.arena import Contest, run
from tabletop.base.errors import InvalidOption, TabletopError
from tabletop.games.paw_of_duty.rules.model import END_TURN
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng

GROWN = Budget(iterations=40, worlds=6, turns=1)
TRIED = Budget(iterations=12, worlds=4, turns=1, candidates=3)


def positions(game: Game, count: int, seed: int = 5, seats: int = 2):
    """States on the way of a game of bots, spread over it."""
    rng, thoughts = Rng(seed), Rng(seed + 1)
    state = game.setup({}, seats, rng)
    found = []
    while len(found) < count and (seat := game.to_act(state)) is not None:
        if len(game.legal(state)) > 1 and thoughts.below(3) == 0:
            found.append(state.copy())
        game.apply(state, Mind(game, "random").think(game.view(state, seat), thoughts).action, rng)
    return found


def thought(game: Game, state, budget: Budget, seed: int = 3) -> Report:
    view = game.view(state, game.to_act(state))
    return search(game, view, game.legal(state), budget, Rng(seed))._replace(seconds=0.0)


@pytest.mark.parametrize("budget", [GROWN, TRIED], ids=["tree", "rollouts"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_seed_thinks_the_same_and_only_legal_things(game: Game, budget: Budget):
    for state in positions(game, 3):
        before = game.dump(state)
        report = thought(game, state, budget)
        assert report == thought(game, state, budget)
        assert report.iterations <= budget.iterations
        assert {move.action for move in report.moves} <= set(game.legal(state))
        assert all(0.0 <= move.value <= 1.0 and move.spread >= 0.0 for move in report.moves)
        assert report.line[:1] in ((report.action,), ())
        assert game.dump(state) == before
        if report.iterations:
            assert sum(report.chances) == pytest.approx(1.0, abs=0.02)
            assert sum(move.visits for move in report.moves) == report.iterations


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_tree_that_is_large_enough_grows_no_more(game: Game, monkeypatch):
    def size(node: tree.Node) -> int:
        return 1 + sum(map(size, (node.children or {}).values()))

    state = positions(game, 3)[-1]
    monkeypatch.setattr(tree, "MOST_NODES", 100)
    budget, view = Budget(iterations=600, turns=2), game.view(state, game.to_act(state))
    problem, root = Problem(game, view, budget, Dice(1)), tree.Node(1.0)
    report = tree.think(problem, Clock(budget, lambda: False), root)
    assert sum(move.visits for move in report.moves) == report.iterations
    assert size(root) == problem.nodes + 1 < 100 + 300, "one more step of a game at the most"


def kept_for_good() -> dict[str, int]:
    """How many values each cache without a limit holds."""
    return {
        f"{module}.{name}": found.cache_info().currsize
        for module, content in list(sys.modules.items()) if module.startswith("tabletop.games.")
        for name, found in vars(content).items() if hasattr(found, "cache_info") and found.cache_info().maxsize is None
    }  # fmt: skip


def test_what_is_kept_to_be_quick_is_little():
    """Whatever is remembered for good has few values; the rest is forgotten again."""
    before = kept_for_good()  # other tests have filled some of it
    for game in GAMES.values():
        for seed in range(100):
            rng = Rng(seed)
            state = game.setup({}, 2, rng)
            while game.to_act(state) is not None:
                game.apply(state, rng.choice(game.legal(state)), rng)
    grown = {name: many - before.get(name, 0) for name, many in kept_for_good().items()}
    assert grown and max(grown.values()) < 5_000, grown


@pytest.mark.parametrize("game_id", everybody("nine-lives cat-quest", GAMES))
def test_whatever_was_done_gets_as_many_looks_as_the_best(game_id: str):
    """A tree hardly ever tries what looks bad; whoever did it is to be told how bad it was."""
    game = GAMES[game_id]
    for state in positions(game, 2):
        view = game.view(state, game.to_act(state))
        for action in game.legal(state)[-6:]:
            report = compare(game, view, action, Rng(3))
            assert action in [move.action for move in report.moves]
            assert report._replace(seconds=0.0) == compare(game, view, action, Rng(3))._replace(seconds=0.0)
            if len(report.moves) > 1:
                better, weaker = report.moves
                assert better.value >= weaker.value and FEW <= better.visits == weaker.visits <= PAIRS


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("level", OFFERED)
def test_what_is_hidden_changes_no_thought(game: Game, level: str):
    """A level thinks as it does at the table, only as long as a test has time for."""

    def chosen(view, number: int):
        mind = Mind(game, level)  # who has thought about another position remembers it
        if mind.thinking.budget is not None:
            short = mind.thinking.budget._replace(iterations=12, seconds=0.0, patience=0.0)
            mind.thinking = mind.thinking._replace(budget=short)
        return mind.think(view, Rng(number)).action

    for number, state in enumerate(positions(game, 4, seed=11)):
        seat = game.to_act(state)
        view = game.view(state, seat)
        other = game.determinize(view, Rng(number + 50))
        assert chosen(game.view(other, seat), number) == chosen(view, number)


def test_one_thing_to_do_needs_no_thought():
    game = GAMES["nine-lives"]
    state = game.setup({}, 2, Rng(4))
    while len(game.legal(state)) > 1:
        game.apply(state, game.legal(state)[0], Rng(1))
    report = thought(game, state, GROWN)
    assert report.iterations == 0 and report.action == game.legal(state)[0]


def test_somebody_in_a_hurry_gets_the_best_so_far_and_not_the_first_thing_thought_of():
    game = GAMES["nine-lives"]
    state = positions(game, 1)[0]
    view = game.view(state, game.to_act(state))
    report = search(game, view, game.legal(state), Budget(iterations=1_600), Rng(1), hurry=lambda: True)
    assert report.iterations == 1_600 / HASTE and report.action in game.legal(state)


def test_a_tree_is_done_when_nothing_can_catch_up_and_not_before():
    game, budget = GAMES["nine-lives"], Budget(iterations=600)
    early = 0
    for state in positions(game, 12):
        report = thought(game, state, budget)
        left = budget.iterations - report.iterations
        if report.iterations and left:
            early += 1
            ahead = report.moves[0].visits - report.moves[1].visits
            assert left * 0.75 < ahead <= (left + 32) * 0.75 + 32, "it stops as soon as it is settled"
    assert early


def test_rollouts_are_done_when_one_candidate_is_clearly_the_best():
    game, budget = GAMES["paw-of-duty"], Budget(iterations=2000, candidates=4)
    reports = [thought(game, state, budget) for state in positions(game, 12)]
    early = [report for report in reports if 0 < report.iterations < 2000 // 3]
    assert early, "the last halving alone comes later"
    for report in early:
        best, *others = (move for move in report.moves if move.visits)
        assert all(best.value > move.value for move in others)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_whoever_slips_takes_the_next_best_never_the_worst(level: str):
    game = GAMES["cat-quest"]
    slipped = 0
    for state in positions(game, 12):
        view = game.view(state, game.to_act(state))
        steady, clumsy = Mind(game, level), Mind(game, level)
        steady.thinking = steady.thinking._replace(slips=0)
        clumsy.thinking = clumsy.thinking._replace(slips=100)
        right, wrong = steady.think(view, Rng(4)), clumsy.think(view, Rng(4))
        sensible = [right.action, *(move.action for move in right.moves if move.visits)]
        assert wrong.action in sensible
        slipped += wrong.action != right.action
    assert slipped > 6


def test_seconds_are_kept_and_a_turn_has_its_own():
    game = GAMES["paw-of-duty"]
    mind = Mind(game, "hard")
    mind.thinking = mind.thinking._replace(budget=Budget(seconds=0.05, patience=0.06, candidates=3))
    state = positions(game, 3)[-1]
    view = game.view(state, game.to_act(state))
    spent = [mind.think(view, Rng(number)).iterations for number in range(3)]
    assert all(spent)


def test_with_more_rivals_at_the_table_there_is_more_to_look_at():
    game, looks = GAMES["space-kitties"], []
    for seats in (2, 4):
        rng = Rng(5)
        state = game.setup({}, seats, rng)
        most = 0
        for _decision in range(12):
            report = Mind(game, "hard").think(game.view(state, game.to_act(state)), rng)
            most = max(most, report.iterations)
            game.apply(state, report.action, rng)
        looks.append(most)
    budget = thinking("space-kitties", "hard").budget
    assert budget is not None and looks == [budget.iterations, 3 * budget.iterations]


@pytest.mark.parametrize("game", GAMES)
def test_master_thinks_as_long_as_one_lets_it_and_nobody_else_does(game: str):
    usual, twice = thinking(game, "master").budget, thinking(game, "master", 8).budget
    assert usual is not None and twice is not None
    assert (twice.iterations, twice.seconds, twice.patience) == (2 * usual.iterations, 8.0, 20.0)
    assert Mind(GAMES[game], "master", seconds=8).thinking.budget == twice
    assert thinking(game, "hard", 8) == thinking(game, "hard")


def test_every_level_is_known_and_no_other():
    for name in GAMES:
        budgets = [thinking(name, level).budget for level in LEVELS]
        assert [budget is None for budget in budgets] == [True, True, True, False, False, False]
        assert all(budget.seconds for budget in budgets if budget)
    with pytest.raises(InvalidOption, match="There is no AI level 'genius'"):
        thinking("nine-lives", "genius")


@pytest.mark.strength
def test_thinking_wins_in_nine_lives():
    result = run(Contest("nine-lives", ("normal", "random"), 2, 20, 9), 1, None)
    assert result["share"] > 0.6 and result["games"] == 20


def test_the_arena_goes_on_where_it_stopped(tmp_path):
    out = tmp_path / "cell.json"
    contest = Contest("nine-lives", ("easy", "random"), 2, 4, 2)
    first = run(contest, 1, out)
    whole = run(contest._replace(games=8), 1, out)
    fresh = run(contest._replace(games=8), 1, None)
    for result in (first, whole, fresh):
        result.pop("seconds_a_decision")
    assert whole == fresh and first["games"] == 4
    with pytest.raises(TabletopError, match="another contest"):
        run(contest._replace(seed=3), 1, out)
    out.write_text("[]")
    with pytest.raises(TabletopError, match="no file of the arena"):
        run(contest, 1, out)


def test_everybody_sits_on_every_chair_with_the_same_deals():
    result = run(Contest("nine-lives", ("greedy", "greedy", "greedy"), 3, 6, 5), 1, None)
    assert result["bots"] == ["greedy"] * 3 and result["fair"] == pytest.approx(1 / 3, abs=0.001)
    assert result["elo"] is None and result["games"] == 6


def test_when_all_is_won_it_does_what_anybody_would():
    game, thoughts, seen = GAMES["paw-of-duty"], Rng(8), 0
    for seed in range(4):
        rng = Rng(seed)
        state, minds = game.setup({}, 2, rng), [Mind(game, "normal") for _seat in range(2)]
        while (seat := game.to_act(state)) is not None:
            report = minds[seat].think(game.view(state, seat), thoughts)
            looked = [move.value for move in report.moves if move.visits]
            if len(report.moves) > 1 and looked and min(looked) >= SURE:
                usual = game.knowledge().reflex(state.copy(), seat, game.legal(state), Rng(1))
                if usual == END_TURN:
                    seen += 1
                    assert report.action == END_TURN, "no card is spent for nothing"
            game.apply(state, report.action, rng)
    assert seen
