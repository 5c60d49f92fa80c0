"""Files with matches that somebody dropped on the window or opened the program with."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tabletop.base.errors import TabletopError
from tabletop.base.words import _, counted
from tabletop.kernel.match import Match
from tabletop.kernel.saving.glance import origin_of
from tabletop.records import sharing
from tabletop.screens import navigation
from tabletop.screens.shared import matches
from tabletop.screens.table.table import TableScene
from tabletop.ui.scene import Scene
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import Dialog, tell

NAMED = 3
"""So many files that are no matches are told by name."""


def open_files(shell: Shell, files: Sequence[str]) -> None:
    """Save the matches of these files here, as far as they are new, and open it if there is only one.

    What cannot be read is told.
    """
    paths = [Path(file) for file in dict.fromkeys(files)]
    if len(paths) == 1:
        _open(shell, paths[0])
        return
    found: list[sharing.Imported] = []
    wrong: list[tuple[str, TabletopError]] = []
    for path in paths:
        try:
            found.append(sharing.bring_in(path))
        except TabletopError as problem:
            wrong.append((path.name, problem))
    if found:
        _tell_several(shell, found, wrong)
    else:
        _refuse(shell, wrong)


class Refused(Dialog):
    """Says which files cannot be opened, and why."""

    def __init__(self, shell: Shell, wrong: Sequence[tuple[str, TabletopError]]) -> None:
        title = _("This file cannot be opened") if len(wrong) == 1 else _("These files cannot be opened")
        super().__init__(shell, title, _listed(wrong), [(_("All right"), lambda: None)], "warning")
        self.wrong = wrong


def _refuse(shell: Shell, wrong: Sequence[tuple[str, TabletopError]]) -> None:
    """Say which files are no matches, together with those that such a dialog names already."""
    if isinstance(shell.scenes[-1], Refused):
        wrong = list({name: (name, problem) for name, problem in (*shell.scenes[-1].wrong, *wrong)}.values())
        shell.pop()
    shell.push(Refused(shell, wrong))


def _open(shell: Shell, path: Path) -> None:
    """Replay a match that is over on top of what is open; for one that goes on leave what is open, once it is saved."""
    try:
        received = sharing.receive(path)
        match = received.match
        if any(_shows(scene, match) for scene in shell.scenes):
            shell.notify(_("This match is open already."))
            return
        lost = next((words for scene in shell.scenes if (words := scene.unsaved())), "")
        if lost:
            words = _("{problem} So it stays open, and the other one is not opened.", problem=lost)
            tell(shell, _("This match is not saved"), words, "warning")
            return
        table = _table(shell)
        if match.outcome is None or table is None or origin_of(table.match) == origin_of(match):
            navigation.back_to_menu(shell)  # before anything happens to the files: it may be a part of the same match
        matches.open_saved(shell, sharing.take_in(received).path)
        if match.outcome is None and table is not None and table.autosave is not None:
            shell.notify(_("The match you were playing is saved: it waits among the saved ones."))
    except TabletopError as problem:
        _refuse(shell, [(path.name, problem)])


def _table(shell: Shell) -> TableScene | None:
    tables = (scene for scene in shell.scenes if isinstance(scene, TableScene))
    return next((table for table in tables if table.match.outcome is None), None)


def _shows(scene: Scene, match: Match) -> bool:
    """True if a scene shows this match, at this position."""
    shown = getattr(scene, "match", None)
    if not isinstance(shown, Match) or origin_of(shown) != origin_of(match):
        return False
    return (shown.seats, shown.position) == (match.seats, match.position)


def _tell_several(shell: Shell, found: Sequence[sharing.Imported], wrong: Sequence[tuple[str, TabletopError]]) -> None:
    """Say what has come, and offer to look at the saved matches."""
    new = sum(one.new for one in found)
    here = len(found) - new
    saved = counted("One match is among the saved ones now.", "{count} matches are among the saved ones now.", new)
    known = counted("One match was here already.", "{count} matches were here already.", here)
    words = [sentence for sentence, count in ((saved, new), (known, here), (_listed(wrong), len(wrong))) if count]
    look, later = (_("Saved matches"), partial(navigation.open_saved, shell)), (_("Not now"), lambda: None)
    icon = "warning" if wrong else "check"
    shell.push(Dialog(shell, _("What was in the files"), "\n".join(words), [look, later], icon))


def _listed(wrong: Sequence[tuple[str, TabletopError]]) -> str:
    lines = [_("{name}: {problem}", name=name, problem=problem) for name, problem in wrong[:NAMED]]
    more = len(wrong) - NAMED
    if more > 0:
        lines.append(counted("One more is no match either.", "{count} more are no matches either.", more))
    return "\n".join(lines)
