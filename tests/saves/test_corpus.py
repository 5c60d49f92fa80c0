"""Matches saved by every format there ever was, kept as they were written: they load for ever.

Written by the last program of each format. A new format adds files (`<game>-over-format-N.json` and `-open-`); none is
ever changed or taken away.
"""

import json
from pathlib import Path

import pytest

from tabletop.base.errors import RulesChanged
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match
from tabletop.kernel.saving import save

FOLDER = Path(__file__).resolve().parent
OLDER = FOLDER / "nine-lives-by-older-rules-format-1.json"
FILES = sorted(set(FOLDER.glob("*.json")) - {OLDER})


@pytest.mark.parametrize("form", range(1, save.FORMAT + 1))
@pytest.mark.parametrize("game", [game for game in GAMES if game != "crazy-eights"])  # only the tests have it
def test_every_format_has_a_finished_and_an_open_match_of_every_game(form, game):
    for moment in ("over", "open"):
        kept = json.loads((FOLDER / f"{game}-{moment}-format-{form}.json").read_text(encoding="utf-8"))
        assert (kept["format"], kept["game"], bool(kept["outcome"])) == (form, game, moment == "over")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_match_of_any_format_loads_whole_and_is_saved_by_the_newest(file):
    kept = json.loads(file.read_text(encoding="utf-8"))
    match = save.read(file, GAMES)
    assert [str(record.action) for record in match.history] == kept["actions"]
    again = save.from_text(save.to_text(match), GAMES)
    assert again.dump() == match.dump() and again.outcome == match.outcome


@pytest.mark.parametrize("file", [file for file in FILES if "-open-" in file.stem], ids=lambda file: file.stem)
def test_an_open_match_of_any_format_goes_on(file):
    match: Match = save.read(file, GAMES)
    before = match.position
    assert match.to_act is not None
    match.submit(match.to_act, match.legal[0])
    assert match.position == before + 1


def test_a_match_by_rules_that_have_changed_since_says_so():
    with pytest.raises(RulesChanged, match="have changed since this match was saved"):
        save.read(OLDER, GAMES)
