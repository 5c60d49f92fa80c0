"""Taking over from a match that still goes on: nobody's things lie open, and nothing to come is told."""

import json
import random
import re

import pytest
from support.marks import everybody
from support.sittings import named, table_of

from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.replay import Film
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save
from tabletop.records.people import nobody
from tabletop.screens.after.aftermath import AftermathScene
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.replay.replay import ReplayScene
from tabletop.screens.replay.takeover import TakeoverScene
from tabletop.screens.replay.tape import Tape
from tabletop.screens.shared import transcript
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.pause import PauseScene
from tabletop.screens.table.table import TableScene

SECRET = [game for game in SHELF if GAMES[game].info.secrets]


def sat(game: str, people: int, moves: int = 8, seed: int = 6) -> Match:
    names = ("Ann", "Bob", "Oscar")[: max(2, GAMES[game].info.seats[0])]
    seats = [Seat(HUMAN, name) if place < people else Seat(AI, name, "easy") for place, name in enumerate(names)]
    match, chance = Match(GAMES[game], seats, {}, seed), random.Random(seed)
    while match.to_act is not None and (match.position < moves or match.seats[match.to_act].kind != HUMAN):
        match.submit(match.to_act, chance.choice(match.legal))
    assert match.outcome is None
    return match


def taken_from(sitting) -> TakeoverScene:
    """From the pause by the replay and T."""
    assert isinstance(sitting.top, PauseScene)
    sitting.click(named(sitting.top, "Watch the replay"))
    sitting.step(2)
    assert isinstance(sitting.top, ReplayScene)
    sitting.key("t")
    sitting.step(2)
    assert isinstance(sitting.top, TakeoverScene)
    return sitting.top


def settled(sitting) -> TableScene:
    """The table of the branch, the first time somebody could see something at it."""
    for _frame in range(200):
        sitting.step()
        if isinstance(sitting.top, CurtainScene) or table_of(sitting).settled:
            break
    return table_of(sitting)


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SECRET))
def test_at_the_next_ones_curtain_nothing_of_anybodys_comes_along_and_nobody_sits_down_unasked(desk, tmp_path, game):
    match = sat(game, 2)
    sitting = desk()
    table = TableScene(sitting.app, match, tmp_path / "m.json")
    sitting.show(table, 8)
    settled(sitting)
    assert isinstance(sitting.top, CurtainScene) and table.viewer is None
    sitting.step(60)
    sitting.key("escape")
    layer = taken_from(sitting)
    assert "everything not everybody has seen is dealt anew" in layer.words.words
    assert [who.kind for who in layer.seats()] == [who.kind for who in match.seats], "friends go on together"
    decision = layer.decision
    sitting.click(named(layer, "Play on from here"))
    sitting.step(60)
    new = next(scene for scene in reversed(sitting.app.scenes) if isinstance(scene, TableScene))
    branch = new.match
    assert branch is not match and new.viewer is None, "nothing is shown to anybody before they have sat down"
    public = Film(match).view(None, decision)
    assert branch.game.view(branch.beginning()[0], None) == public
    for seat, who in enumerate(branch.seats):
        if who.kind == HUMAN:
            again = save.from_text(save.to_text(branch), GAMES)
            later = TableScene(sitting.app, again, None)
            later.enter()
            assert later.viewer is None, f"nor when seat {seat} comes back"


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", SHELF))
def test_whoever_plays_alone_goes_on_with_what_they_know_without_a_curtain(desk, tmp_path, game):
    match = sat(game, 1)
    sitting = desk()
    sitting.show(TableScene(sitting.app, match, tmp_path / "m.json"), 8)
    for _frame in range(300):
        sitting.step()
        if table_of(sitting).settled:
            break
    table_of(sitting).pause_match()
    layer = taken_from(sitting)
    assert re.search(r"still goes on, so here (everything Ann cannot know is dealt|luck begins) anew\.$",
                     layer.words.words)  # fmt: skip
    sitting.click(named(layer, "Play on from here"))
    sitting.step(20)
    table = next(scene for scene in reversed(sitting.app.scenes) if isinstance(scene, TableScene))
    branch = table.match
    assert branch is not match and table.viewer == 0 and not isinstance(sitting.top, CurtainScene)
    assert branch.view(0) == match.view(0) and branch.seed != match.seed
    assert branch.dump() == save.from_text(save.to_text(branch), GAMES).dump()


def test_with_nobodys_eyes_whoever_plays_alone_still_knows_their_own_things(desk, tmp_path):
    match = sat("nine-lives", 1)
    sitting = desk()
    scene = ReplayScene(sitting.app, match, tmp_path / "m.json", match.position)
    sitting.show(scene, 3)
    scene.look_as(None)
    scene.take_over()
    sitting.step(2)
    sitting.click(named(sitting.top, "Play on from here"))
    sitting.step(3)
    assert table_of(sitting).match.view(0) == match.view(0)


@pytest.mark.parametrize("over", [False, True])
def test_no_branch_tells_a_seed(desk, over):
    match = sat("nine-lives", 1)
    if over:
        while match.to_act is not None:
            match.submit(match.to_act, match.legal[0])
    branch = Film(match).taken_over(5, match.seats, "m.json", 0, Rng(3))
    while branch.to_act is not None:
        branch.submit(branch.to_act, branch.legal[0])
    for one, told in ((branch, False), (match, over)):
        assert (f'"seed": {one.seed}' in transcript.as_json(one)) is told
        assert (f"The seed was {one.seed}" in transcript.as_text(one)) is told
    sitting = desk()
    table = TableScene(sitting.app, branch, None)
    for scene in (
        ResultsScene(sitting.app, branch, table.controller, lambda seed: None),
        AftermathScene(sitting.app, branch, table.controller, None),
    ):
        sitting.show(scene, 3)
        assert str(branch.seed) not in scene.seed.words and "Taken over" in scene.seed.words
        assert not [button for button in scene.buttons if button.icon in ("seed", "seats")]


def test_a_branch_dealt_anew_is_told_from_its_own_beginning():
    match = sat("space-kitties", 1, 30)
    branch = Film(match).taken_over(21, match.seats, "m.json", 0, Rng(3))
    chance = random.Random(1)
    for _move in range(20):
        branch.submit(branch.to_act, chance.choice(branch.legal))
    words = transcript.as_text(branch, 0)
    assert "Taken over from another match at move 21 and dealt anew." in words
    assert "Here it was taken over" not in words and "What happened before" not in words
    told = json.loads(transcript.as_json(branch, 0))
    assert told["branch"] == {"of": "m.json", "at": 21} and len(told["decisions"]) == 20 and "deal" not in told


@pytest.mark.parametrize("game", [game for game in SHELF if game != "crazy-eights"])
def test_what_the_table_counts_goes_on_in_a_branch_dealt_anew(game):
    match, chance = sat(game, 1, 20), random.Random(1)
    branch = Film(match).taken_over(match.position, match.seats, "m.json", 0, Rng(3))
    for _move in range(6):
        branch.submit(branch.to_act, chance.choice(branch.legal))
    controller = controller_for(game, match.seats)
    number = controller.story.of(branch).number
    assert number == (getattr(match.state, controller.story.counter) if controller.story.counter else 1)
    tape = Tape(Film(branch), controller, 0)
    assert tape.when(0) == tape.chapters[0].title == controller.story.unit.format(number=number)


@pytest.mark.parametrize(
    ("before", "after", "eyes", "curtain"),
    [
        ("*Ann Bob", "*Ann Bob", 0, False),
        ("*Ann *Bob", "*Ann Bob", 0, True),
        ("*Ann *Bob", "*Ann Bob", None, True),
        ("*Ann *Bob", "Ann *Bob", 0, True),
        ("Ann Bob", "*Ann Bob", 0, False),
        ("Ann Bob", "*Ann Bob", None, True),
    ],
)
def test_a_chair_that_was_anybody_elses_has_its_curtain_whenever_the_branch_is_opened(
    desk, before, after, eyes, curtain
):
    """A star stands before a person's name."""
    tables = [
        [Seat(HUMAN, name[1:]) if name[0] == "*" else Seat(AI, name, "easy") for name in names.split()]
        for names in (before, after)
    ]
    match, chance = Match(GAMES["nine-lives"], tables[0], {}, 6), random.Random(6)
    for _move in range(8):
        match.submit(match.to_act, chance.choice(match.legal))
    branch = Film(match).taken_over(8, tables[1], "m.json", eyes, Rng(3))
    again = save.from_text(save.to_text(branch), GAMES)
    sitting = desk()
    for one in (branch, again):
        table = TableScene(sitting.app, one, None)
        sitting.show(table, 2)
        assert (table.viewer is None) is curtain


def test_somebody_who_gave_no_name_is_not_called_you_by_a_curtain(desk):
    curtain = CurtainScene(desk().app, "nine-lives", 0, nobody(), lambda: None, lambda: None)
    told = [curtain.title.words, curtain.words.words, curtain.buttons[0].words]
    assert told[0] == "It is your turn" and not any(nobody() in words for words in told)
