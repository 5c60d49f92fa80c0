"""Conformance: whatever is pointed at, in any view, has words or keeps silent; nothing foreseen is too long."""

import random
import re

import pytest
from support.walking import TABLES, rulebook, walk

from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.screens.shared.controllers import controller_for

WINDOW = (1280.0, 720.0)
LONGEST = 60
"""Letters of a line of what would happen, at most."""
AS_IF_ANOTHER = re.compile(r"\b(of|for|to|from|with|by|and) You\b|\bYou's|\bYou (has|is|was|[a-rt-z]+[a-rt-z]s)\b")
"""How one speaks of somebody else whose name is You."""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_everything_can_be_pointed_at_in_every_view(game_id: str, seats: int) -> None:
    """Also what lay there before, and by those whose turn it is not."""
    game = GAMES[game_id]
    table = controller_for(game_id, [Seat(AI, f"Cat {number}", "random") for number in range(seats)])
    rules, known = rulebook(game_id), set[str]()
    for number, (state, action, _rng) in enumerate(walk(game, seats, seed=seats + 1)):
        if number > 160:
            break
        if number % 16 and action is not None:
            continue
        turn = game.to_act(state)
        for seat in (turn, (turn or 0) + 1 if seats > 1 else 0, None):
            seat = seat % seats if seat is not None else None
            view = game.view(state, seat)
            legal = game.legal(state) if seat is not None and seat == turn else []
            known |= {piece.key for piece in table.layout(view, legal, WINDOW).pieces}
            for key in known:
                told = table.explain(view, key)
                assert told is None or (told.title and (not told.rule or told.rule in rules)), key
                assert isinstance(table.tip(view, key), str)
                owner = table.seat_at(view, key)
                assert owner is None or 0 <= owner < seats
            for one in range(seats):
                sheet = table.sheet(view, one)
                assert sheet is None or (sheet.score[0] and all(part.rows or part.note for part in sheet.parts))
            assert "\n" not in table.banner(view)
            for allowed in legal[:12]:
                lines = table.foresee(view, legal, allowed)
                assert len(lines) <= 3 and all(line.words and len(line.words) <= LONGEST for line in lines), lines
                assert isinstance(table.sure(view, legal, allowed), str)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_whoever_plays_alone_is_never_spoken_of_as_somebody_else(game_id: str) -> None:
    game = GAMES[game_id]
    for seats in {game.info.seats[0], game.info.seats[-1]}:
        people = [Seat(AI if place else HUMAN, f"Cat {place}" if place else "You") for place in range(seats)]
        match, chance = Match(game, people, {}, seats), random.Random(seats)
        table = controller_for(game_id, match.seats)
        while match.to_act is not None and match.position < 300:
            mine = match.to_act == 0
            if match.position % 8 == 0 or mine:
                view, legal = match.view(0), match.legal if mine else []
                said = [table.prompt(view, legal) if mine else "", table.heading(view), table.banner(view)]
                for piece in table.layout(view, legal, WINDOW).pieces if match.position % 8 == 0 else ():
                    told = table.explain(view, piece.key)
                    said += [table.tip(view, piece.key), *((told.title, told.text) if told else ())]
                said += [hint.words for action in legal[:3] for hint in table.foresee(view, legal, action)]
                said += [table.gesture(view, action).words for action in legal]
                assert not [words for words in said if AS_IF_ANOTHER.search(words)]
            record = match.submit(match.to_act, chance.choice(match.legal))
            log = [table.tell(event.seen_by(0)) for event in record.events]
            assert not [words for words in log if AS_IF_ANOTHER.search(words)]


@pytest.mark.parametrize("game_id", GAMES)
def test_where_several_people_play_everybody_is_called_by_name(game_id: str) -> None:
    """The log, what is staged and what rises over the table say the same names, whoever looks."""
    game = GAMES[game_id]
    seats = [Seat(HUMAN, "Anna"), Seat(HUMAN, "Ben"), Seat(AI, "Mimi", "easy")][: max(2, game.info.seats[0])]
    staged = 0
    for seed in range(6):
        match, table, chance = Match(game, seats, {}, seed), controller_for(game_id, seats), random.Random(seed)
        match.watch((0, 1))
        while match.to_act is not None:
            before = {seat: match.view(seat) for seat in (0, 1)}
            record = match.submit(match.to_act, chance.choice(match.legal))
            for seat in (0, 1):
                view = before[seat]
                for frame in record.frames[seat]:
                    beat = table.beat(view, frame.event)
                    view = frame.view
                    told = [table.tell(frame.event), *(words for _place, words in beat.captions)]
                    told += [beat.moment.title, *beat.moment.words] if beat.moment else []
                    staged += beat.moment is not None
                    assert not any(re.search(r"\bYou\b", words) for words in told), told
    assert staged or game_id == "crazy-eights"
