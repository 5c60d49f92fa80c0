"""Why an AI did what it did: told where it had a choice, and no more than whoever asks may know."""

import random
from functools import cache

import pytest
from support.english import says_you
from support.marks import everybody

from tabletop.ai.bots import Mind
from tabletop.ai.report import Report
from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.actions import Action
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.screens.table.advice.why import HELD, _reason, decision_of, in_short, why
from tabletop.screens.table.sheet import SheetScene
from tabletop.screens.table.table import TableScene


class Thoughts:
    """A match in which an AI thinks about all it does and a person plays anything; thought once for all tests."""

    def __init__(self, game_id: str, level: str, seats: int) -> None:
        self.seats = [Seat(HUMAN, "Ann"), *[Seat(AI, "Mimi", level)] * (seats - 1)]
        self.reports: dict[int, Report] = {}
        self._match = Match(GAMES[game_id], self.seats, {}, 4)
        self._chance, self._rng, self._mind = random.Random(4), Rng(4), Mind(GAMES[game_id], level)

    def actions(self, moves: int) -> list[Action]:
        match = self._match
        while (seat := match.to_act) is not None and match.position < moves:
            if seat:
                self.reports[match.position] = report = self._mind.think(match.view(seat), self._rng)
                match.submit(seat, report.action)
            else:
                match.submit(seat, self._chance.choice(match.legal))
        return [record.action for record in match.history[:moves]]


thoughts = cache(Thoughts)
SECRET = [name for name in SHELF if GAMES[name].info.secrets]


def played(desk, tmp_path, game_id: str, moves: int, level: str = "normal", seats: int = 2) -> TableScene:
    """A table at which an AI has thought about all it did; the person plays anything."""
    sitting, thought = desk(speed="off", pace=0), thoughts(game_id, level, seats)
    match = Match(GAMES[game_id], thought.seats, {}, 4)
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    for action in thought.actions(moves):
        match.submit(match.to_act, action)
    table.sitting.reports.update((at, one) for at, one in thought.reports.items() if at < moves)
    sitting.show(table, 8)
    return table


# the last turn of Crazy Eights had no choice
@pytest.mark.parametrize("game", everybody("paw-of-duty cat-quest", [name for name in SHELF if name != "crazy-eights"]))
def test_a_turn_is_told_by_its_choices_best_first_with_their_chances(desk, tmp_path, game) -> None:
    table = played(desk, tmp_path, game, 60)
    parts = why(table.sitting, 1)
    assert parts, "somebody who thought can say why"
    for part in parts:
        done, *others = part.rows
        assert done.words and "in 100" in done.value and "imagined" in part.note
        assert others and not says_you(done.small)
    assert not why(table.sitting, 0), "a person says nothing"


def test_of_two_decisions_the_newest_comes_first_and_the_other_says_that_it_was_before(desk, tmp_path) -> None:
    for moves in range(20, 60):
        table = played(desk, tmp_path, "space-kitties", moves)
        titles = [part.title for part in why(table.sitting, 1)]
        if len(titles) > 1:
            break
    assert titles == ["Why this move?", "Before that"]


def test_where_ais_play_a_click_on_a_cat_or_a_line_is_heard_whatever_is_shown(desk, tmp_path) -> None:
    """Moves follow each other at once, and much of it is staged: who watches need not wait for a gap."""
    sitting, rules = desk(speed="normal", pace=0), GAMES["space-kitties"]
    match = Match(rules, [Seat(AI, "Mimi", "normal"), Seat(AI, "Oscar", "normal")], {}, 4)
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.show(table, 60)
    table.skip()
    rng, mind, unit = Rng(4), Mind(rules, "easy"), table.look.unit
    staged = lines = 0
    while not staged or lines < 3:
        table.skip()
        sitting.step()
        if not table.settled:
            continue
        table.sitting.reports[match.position] = report = mind.think(match.view(match.to_act), rng)
        table.submit(report.action)
        sitting.step(2)
        assert not table.settled
        if table.playback.moment is None and lines < 3:
            table.chronicle.log._see(match.position - 1)
            if table.playback.moment is None:
                lines += 1
                assert table.recap.on and table.recap.steps[-1].words[-1].startswith("Why? ")
                table.recap.end()
            continue
        while not table.settled and table.playback.moment is None:
            sitting.step()
        if table.settled:
            continue
        staged += 1
        head = table.stage.sprites["head:0"].pose
        sitting.click((round(head.x * unit), round(head.y * unit)))
        assert isinstance(sitting.top, SheetScene)
        sitting.key("escape")


@pytest.mark.parametrize("game", everybody("nine-lives cat-quest", SHELF))
def test_a_line_of_the_log_says_why_with_what_else_there_was(desk, tmp_path, game) -> None:
    table = played(desk, tmp_path, game, 60)
    told = {place: in_short(table.sitting, place) for place in table.sitting.reports}
    thought = [place for place in sorted(told) if "in 100" in told[place]]
    assert thought and all(told.values()), "of the others it says why there is nothing to tell"
    assert not any(words.startswith("Why? “") for words in told.values()), "each is a sentence"
    place = thought[-1]
    table.recap.see_again(place)
    (step,) = [step for step in table.recap.steps if told[place] in step.words]
    mine = [one for one in table.recap.steps if one.seat == 1]
    assert step is (mine or table.recap.steps)[0], "told where the cat acts, not where somebody else gains by it"


@pytest.mark.parametrize(("game", "part"), [("paw-of-duty", 0.8), ("cat-quest", 0.8), ("nine-lives", 0.5)])
def test_a_card_that_was_held_has_a_reason_once_it_is_played(desk, tmp_path, game, part) -> None:
    table = played(desk, tmp_path, game, 60)
    told = [one for place in table.sitting.reports
            if (one := decision_of(table.sitting, place)) is not None and (one.others or one.secret)]  # fmt: skip
    assert sum(bool(one.reason) for one in told) >= part * len(told) > 0
    assert not any(says_you(one.reason) for one in told)


def test_what_comes_of_a_card_is_the_reason_it_was_played_for(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "paw-of-duty", 60)
    silent = [place for place in table.sitting.reports if not _reason(table.sitting, place)]
    told = {
        place: one.reason for place in silent if (one := decision_of(table.sitting, place)) is not None and one.reason
    }
    assert told and all(_reason(table.sitting, place + 1) == reason for place, reason in told.items())


@pytest.mark.parametrize("game", everybody("nine-lives kardashev", SHELF))
def test_who_sees_one_move_ahead_tells_of_no_games_won(desk, tmp_path, game) -> None:
    table = played(desk, tmp_path, game, 60, "easy")
    told = [in_short(table.sitting, place) for place in table.sitting.reports]
    assert any("one move ahead" in words for words in told)
    assert all(told) and not any("in 100" in words for words in told)
    for part in why(table.sitting, 1):
        assert not any("in 100" in row.value for row in part.rows)


def test_a_slip_of_who_sees_one_move_ahead_names_what_looked_better(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "kardashev", 120, "easy")
    slips = [place for place, report in table.sitting.reports.items() if report.slip]
    told = [in_short(table.sitting, place) for place in slips]
    assert any(words.startswith("Why? A slip: “") and "looked better" in words for words in told)


def test_whoever_ends_a_round_and_begins_the_next_is_asked_about_this_turn(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "cat-quest", 60, seats=3)
    history = table.match.history
    first = [
        place for place in table.sitting.reports
        if history[place].action.verb == "roll" and place and history[place - 1].seat == history[place].seat
    ]  # fmt: skip
    turns = [place for place in first if history[place - 1].action.verb != "peek"]
    assert turns and all("After" not in in_short(table.sitting, place) for place in turns), (
        "the flight was another turn's"
    )


@pytest.mark.parametrize("game", ["nine-lives", "cat-quest"])
def test_where_there_was_no_choice_the_sheet_says_so_unless_that_is_a_secret(desk, tmp_path, game) -> None:
    """With one card of a suit left somebody has to play it: who says so tells what else they hold."""
    table = played(desk, tmp_path, game, 60)
    for place in [place for place, one in table.sitting.reports.items() if len(one.moves) == 1]:
        one = decision_of(table.sitting, place)
        words = in_short(table.sitting, place)
        if one.forced:
            assert "nothing else it could do" in words or "in 100" in words
        elif "in 100" not in words:
            assert words == ("Why? Nothing else was worth a thought." if one.plain else f"Why? {HELD}")
            assert game != "nine-lives" or not one.plain, "what it holds is its secret"
    last = max(table.sitting.reports)
    table.sitting.reports = {last: table.sitting.reports[last]}
    report = table.sitting.reports[last]
    chosen = next(move for move in report.moves if move.action == table.match.history[last].action)
    table.sitting.reports[last] = report._replace(moves=(chosen,))
    (part,) = why(table.sitting, 1)
    assert part.title == "Why this move?" and len(part.rows) == 1 and part.rows[0].words


def test_what_was_hardly_looked_at_has_no_number(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "cat-quest", 60)
    reports = table.sitting.reports
    place = next(place for place in sorted(reports, reverse=True) if len(decision_of(table.sitting, place).others) > 1)
    best, *rest = reports[place].moves
    some = [best._replace(visits=30, value=0.95), rest[0]._replace(visits=9, value=0.15)]
    few = [move._replace(visits=2, value=0.0) for move in rest[1:]]
    reports[place] = reports[place]._replace(moves=(*some, *few), chances=(0.2, 0.8))
    one = decision_of(table.sitting, place)
    assert one.others[0].wins == 35, "nine looks do not tell that it would go so much worse than usual"
    assert {thought.wins for thought in one.others[1:]} == {None} and one.stakes == 60
    assert in_short(table.sitting, place).count("with “") == 1 and " 0" not in in_short(table.sitting, place)
    table.sitting.reports = reports = {place: reports[place]}
    rows = next(part for part in why(table.sitting, 1) if part.rows[0].words == one.done.words).rows
    assert [row.value for row in rows[1:]] == ["wins 35 in 100", *["hardly looked at"] * (len(rows) - 2)]
    reports[place] = reports[place]._replace(moves=(some[0], rest[0]._replace(visits=2, value=0.0), *few))
    assert "with “" not in in_short(table.sitting, place) and decision_of(table.sitting, place).stakes == 0


def test_who_looked_at_everything_once_knows_as_much_of_each(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "kardashev", 60)
    for place, report in table.sitting.reports.items():
        table.sitting.reports[place] = report._replace(moves=tuple(one._replace(visits=1) for one in report.moves))
        assert all(thought.wins is not None for thought in decision_of(table.sitting, place).others)


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SECRET))
def test_a_watcher_is_told_why_but_nothing_that_only_the_ai_could_do(desk, tmp_path, game) -> None:
    table, rules, rng = played(desk, tmp_path, game, 60), GAMES[game], Rng(78)
    table.sitting.viewer = None
    for place in table.sitting.reports:
        one = decision_of(table.sitting, place)
        imagined = rules.determinize(table.match.past(None, place, place).view, rng)
        view, legal = rules.view(imagined, 1), rules.legal(imagined)
        known = {table.controller.gesture(view, action).words for action in legal}
        assert all(thought.words in known for thought in one.others)
    assert why(table.sitting, 1) or game == "crazy-eights", "its last turn had no choice"


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SECRET))
def test_nothing_is_told_that_only_the_ai_could_do(desk, tmp_path, game) -> None:
    table, rules, rng = played(desk, tmp_path, game, 60), GAMES[game], Rng(77)
    kept = 0
    for place in table.sitting.reports:
        one = decision_of(table.sitting, place)
        imagined = rules.determinize(table.match.past(0, place, place).view, rng)
        view, legal = rules.view(imagined, 1), rules.legal(imagined)
        known = {table.controller.gesture(view, action).words for action in legal}
        assert all(thought.words in known for thought in one.others)
        kept += one.secret
    assert kept or game == "cat-quest", "where nobody has cards in hand"


def test_the_sheet_of_a_seat_begins_with_why(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "cat-quest", 60)
    seat = next(key for key in table.stage.sprites if table.controller.seat_at(table.playback.shown, key) == 1)
    table.looking.open(seat)
    sheet = table.shell.scenes[-1]
    assert isinstance(sheet, SheetScene)
    first = next(block for block in sheet.blocks if hasattr(block[0], "part"))
    headings = [widget for widget in first if hasattr(widget, "part")]
    assert [heading.part.title for heading in headings] == [part.title for part in why(table.sitting, 1)]
    assert len(headings) > 1 and len({heading.rect.left for heading in headings}) == 1, "one below the other"
    assert headings[0].rect.top < headings[1].rect.top


def test_what_looked_as_good_has_no_higher_number_and_a_slip_is_called_one(desk, tmp_path) -> None:
    table = played(desk, tmp_path, "cat-quest", 60)
    reports = table.sitting.reports
    place = next(place for place in sorted(reports, reverse=True) if len(decision_of(table.sitting, place).others) > 1)
    best, other, *_rest = reports[place].moves
    moves = best._replace(visits=60, value=0.55), other._replace(visits=40, value=0.57)
    reports[place] = reports[place]._replace(moves=moves, slip=False, chances=(0.45, 0.55))
    one = decision_of(table.sitting, place)
    assert one.stakes == 0 and "It hardly mattered" in in_short(table.sitting, place)
    assert one.others[0].alike and "57" not in in_short(table.sitting, place)
    for value, told in ((1.0, 99), (0.0, 1)):
        reports[place] = reports[place]._replace(moves=(moves[0]._replace(value=value), moves[1]))
        assert decision_of(table.sitting, place).done.wins == told, "nobody is sure"
    reports[place] = reports[place]._replace(moves=(moves[0], moves[1]._replace(value=0.62)), slip=True)
    assert decision_of(table.sitting, place).slip
    name = table.match.seats[table.match.history[place].seat].name
    assert in_short(table.sitting, place).startswith(f"Why? A slip: this way {name} wins about 55 games in 100, with “")
    assert in_short(table.sitting, place).count("about 61") == 1


@pytest.mark.parametrize("game", ["space-kitties", "nine-lives", "cat-quest"])
def test_who_only_watches_opens_a_sheet_at_any_time_and_hears_why_buttons_are_grey(desk, tmp_path, game) -> None:
    sitting = desk(speed="normal")
    match = Match(GAMES[game], [Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy")], {}, 4)
    while match.position < 20:
        match.submit(match.to_act, match.legal[0])
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    sitting.show(table, 8)
    table.skip()
    for button in (table.panel.undo, table.panel.hint, table.panel.recap):
        assert not button.enabled and "Nobody sits here" in button.hint
    table.submit(match.legal[0])
    assert not table.settled
    head = table.stage.sprites["head:1"]
    unit = table.look.unit
    sitting.click((round(head.pose.x * unit), round(head.pose.y * unit)))
    assert isinstance(sitting.top, SheetScene) and sitting.top.seat == 1
