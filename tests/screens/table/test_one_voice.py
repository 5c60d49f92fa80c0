"""The coach and a hint speak with one voice, and a hint is always shown: positions of every game are walked through."""

from collections import Counter
from itertools import islice

import pytest
from support.marks import everybody, thorough

from tabletop.ai.bots import Mind
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.screens.table.advice.coach import OFTEN
from tabletop.screens.table.advice.hint import Rank
from tabletop.screens.table.table import TableScene

OPTIONS = {"cat-quest": {"round_limit": 10}, "space-kitties": {"short": True}}
EVERY = {"nine-lives": 2, "space-kitties": 8, "paw-of-duty": 5, "cat-quest": 2, "kardashev": 15}
"""Of so many decisions of a person one is looked at."""
POSITIONS = 10
"""So many of them in each match."""


def positions(game, seed):
    """A match of a person against a cat, as it is at some of the person's decisions; both play out of habit."""
    rules = GAMES[game]
    match = Match(rules, (Seat(HUMAN, "Ada"), Seat(AI, "Mimi", "easy")), OPTIONS.get(game, {}), seed)
    knowledge, rng, mine = rules.knowledge(), Rng(seed), 0
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        mine += seat == 0 and len(match.legal) > 1
        if seat == 0 and len(match.legal) > 1 and mine % EVERY[game] == 0:
            yield match, view
        world = rules.determinize(view, rng)
        match.submit(seat, knowledge.reflex(world, seat, match.legal, rng))


def thought(rules, view, seed):
    """What a strong player thinks of a position, the same on every machine."""
    return Mind(rules, "hard", timer=iter(tick * 1e-6 for tick in range(10**6)).__next__).think(view, Rng(seed))


@pytest.mark.parametrize("seed", [1, *thorough(2)])
@pytest.mark.parametrize("game", everybody("nine-lives space-kitties", EVERY))
def test_a_hint_says_what_the_coach_says_and_is_seen(desk, game, seed):
    sitting, seen, spoken = desk((1280, 720), coach={"Ada": "off"}), 0, 0
    for match, view in islice(positions(game, seed), POSITIONS):
        table = TableScene(sitting.app, match, None)
        sitting.show(table, 2)
        table.adviser._known[match.position] = "master", thought(match.game, view, seed)
        remarks = table.controller.remarks
        for remark in (None, *remarks):
            table.coach._said = Counter({(0, one.name): OFTEN for one in remarks if one is not remark})
            table.coach._advice_at.clear()
            table.hints.put_away()
            table.coach._remark()
            said = table.coach.spoke_for() if table.coach.speech.speaks else ()
            if remark is not None and not said:
                continue
            spoken += bool(said)
            table.hints.press()
            move, words = table.hints._move(Rank.BEST), table.hints.words()
            assert not said or move.action in said, (remark.name, table.coach.speech.words, words)
            assert not words.startswith("Even better"), words
            marked = [key for key in table.hints.glow() if table.stage.place(key)]
            assert marked, f"nothing on the table shows: {words}"
            assert "\n" in words, f"nothing speaks for: {words}"
        seen += 1
    assert seen >= POSITIONS // 2 and (spoken or seed > 1), (seen, spoken)
