"""Why an AI did what it did: told where it had a choice, and no more than whoever asks may know."""

import random

import pytest

from tabletop.ai.bots import Mind
from tabletop.games import GAMES, SHELF
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.scenes.sheet import SheetScene
from tabletop.scenes.table import TableScene
from tabletop.scenes.why import decision_of, in_short, why
from tabletop.words import addresses


def played(desk, tmp_path, game_id: str, moves: int) -> TableScene:
    """A table at which an AI has thought about all it did; the person plays anything."""
    sitting, game = desk(speed="off", pace=0), GAMES[game_id]
    match = Match(game, [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "normal")], {}, 4)
    table = TableScene(sitting.app, match, tmp_path / "match.json")
    chance, rng, mind = random.Random(4), Rng(4), Mind(game, "normal")
    while match.to_act is not None and match.position < moves:
        seat = match.to_act
        if seat:
            table.opponents.reports[match.position] = report = mind.think(match.view(seat), rng)
            match.submit(seat, report.action)
        else:
            match.submit(seat, chance.choice(match.legal))
    sitting.show(table, 8)
    return table


@pytest.mark.parametrize("game", [name for name in SHELF if name != "crazy-eights"])  # its last turn had no choice
def test_a_turn_is_told_by_its_choices_best_first_with_their_chances(desk, tmp_path, game) -> None:
    table = played(desk, tmp_path, game, 60)
    parts = why(table, 1)
    assert parts, "somebody who thought can say why"
    for part in parts:
        done, *others = part.rows
        assert done.words and "in 100" in done.value and "imagined" in part.note
        assert others and not addresses(done.small)
    assert not why(table, 0), "a person says nothing"


@pytest.mark.parametrize("game", SHELF)
def test_a_line_of_the_log_says_why_with_what_else_there_was(desk, tmp_path, game) -> None:
    table = played(desk, tmp_path, game, 60)
    told = {place: in_short(table, place) for place in table.opponents.reports}
    assert any(told.values()) and all("in 100" in words for words in told.values() if words)
    place = next(place for place in sorted(told, reverse=True) if told[place])
    table.recap.see_again(place)
    assert table.recap.on and table.recap.steps[-1].words[-1] == told[place]


@pytest.mark.parametrize("game", [name for name in SHELF if GAMES[name].info.secrets])
def test_nothing_is_told_that_only_the_ai_could_do(desk, tmp_path, game) -> None:
    table, rules, rng = played(desk, tmp_path, game, 60), GAMES[game], Rng(77)
    kept = 0
    for place in table.opponents.reports:
        one = decision_of(table, place)
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
    sheet = table.app.scenes[-1]
    assert isinstance(sheet, SheetScene)
    titles = [block[0].part.title for block in sheet.columns if hasattr(block[0], "part")]
    assert titles[: len(why(table, 1))] == [part.title for part in why(table, 1)]
