"""Finds the match the menu offers to continue; tells whether anything was played here."""

from functools import partial
from pathlib import Path

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.games.shelf import GAMES
from tabletop.kernel.saving.save import PACKED
from tabletop.records import people, saves
from tabletop.records.library import open_library
from tabletop.screens.shared import matches
from tabletop.screens.shared.buttons import Continue
from tabletop.screens.shared.phrases import Unfinished, ago, company, unfinished
from tabletop.ui.shell import Shell

READING = 0.02
"""Seconds for which matches may be read to know whether a game has been played here."""


class Search:
    """Looks, a file at a time, for the newest match with a person that can go on, or else for any that can."""

    def __init__(self, shell: Shell, damaged: set[Path]) -> None:
        """`damaged` matches are left out."""
        self._shell, self._damaged = shell, damaged
        self._saves = [path for path in saves.found() if path not in damaged and path.suffix != PACKED]
        self._watched: tuple[Path, Unfinished] | None = None
        """The newest match in which only programs play."""
        self.found: Continue | None = None
        self.over = False

    def look(self) -> None:
        """Read one more file."""
        path = self._saves.pop(0) if self._saves else None
        match = unfinished(path) if path else None
        if path and match and match.game in GAMES:
            if match.people:
                self.found, self.over = self._offer(path, match), True
            else:
                self._watched = self._watched or (path, match)
        elif path is None:
            self.found, self.over = self._offer(*self._watched) if self._watched else None, True

    def _offer(self, path: Path, match: Unfinished) -> Continue:
        game, when = GAMES[match.game].info.short_title, ago(path.stat().st_mtime)
        settings = self._shell.settings
        seats = people.with_current_names(settings, match.seats)
        names = company([seat.name for seat in seats], people.current_name(settings))
        words = (
            _("{game} with {names}, {when}", game=game, names=names, when=when),
            _("{game} with {names}", game=game, names=names),
            _("{game}, {when}", game=game, when=when),
            game,
        )
        return Continue(_("Continue"), words, partial(self._resume, path))

    def _resume(self, path: Path) -> None:
        try:
            matches.resume(self._shell, path)
        except TabletopError as problem:
            self._damaged.add(path)
            matches.tell_damaged(self._shell, problem)


def has_played(shell: Shell, game: str = "") -> bool:
    """True if anybody here has played or learnt this game, or any, by the settings or the saved matches."""
    settings = shell.settings
    if (game in settings.setups or game in settings.lessons) if game else (settings.setups or settings.lessons):
        return True
    library = open_library(settings)
    library.look()
    library.read(READING)
    return library.knows(game) or library.unread > 0
