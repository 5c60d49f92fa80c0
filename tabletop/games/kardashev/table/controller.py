"""Brings the rooms of Kardashev together for the table."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from tabletop.base.words import _
from tabletop.games.kardashev.advice import foresight, reasons
from tabletop.games.kardashev.advice.coach import REMARKS
from tabletop.games.kardashev.after import ending
from tabletop.games.kardashev.after.story import KardashevStory
from tabletop.games.kardashev.rules import events, jobs
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table import gestures, moments
from tabletop.games.kardashev.table.measures import Measures
from tabletop.games.kardashev.table.paint import pieces as painter
from tabletop.games.kardashev.table.places import Places
from tabletop.games.kardashev.table.preview import overlay, preview
from tabletop.games.kardashev.table.seats import face
from tabletop.games.kardashev.table.slate import BACK
from tabletop.games.kardashev.table.tree.screen import TreeScreen
from tabletop.games.kardashev.voice import chatter, explain, prompts, words
from tabletop.games.kardashev.voice import sheet as sheets
from tabletop.kernel.events import Event
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Layout, Size

if TYPE_CHECKING:
    from tabletop.ui.shell import Shell

STEP_BY_STEP = (jobs.STEER, jobs.PICK, jobs.SHARE, jobs.LEAVE)
"""The questions in which one move is made in several decisions."""
GOAL, SHORT_GOAL = _("Most points win once colonies run out."), _("Most points win.")


class KardashevController(GameController[KardashevState, KardashevView, Action]):
    painters = painter.PAINTERS
    whole_window = True
    goal = GOAL
    feel = staticmethod(chatter.feel)
    story = KardashevStory
    chatter = chatter.CHATTER
    face = staticmethod(face)
    offers = staticmethod(sheets.offers)
    decided = ending.decided
    cast = ending.cast
    standing = ending.standing
    ending = ending.how_it_ended
    banner = staticmethod(words.banner)
    heading = prompts.heading
    prompt = prompts.prompt
    taken = prompts.taken
    reason = staticmethod(words.reason)
    gesture = gestures.gesture
    wishes = gestures.wishes
    preview = preview
    overlay = overlay
    beat = moments.beat
    token = moments.token
    tell = words.tell
    joined = staticmethod(words.joined)
    tip = explain.tip
    seat_at = explain.seat_at
    explain = explain.explain
    sheet = sheets.sheet
    remarks = REMARKS
    foresee = foresight.foresee
    reasons = reasons.reasons
    sure = foresight.sure
    unthreatened = _("No rival can take anything of yours in one turn with what they have now.")
    pages: ClassVar[dict[str, str]] = {"t": "tree"}
    digits = _("point at a number that can be bid; 0 is ten")

    _read: Action | None = None
    """What was just chosen on the tree's screen: its card was read there, so nobody is asked whether they are sure."""

    def layout(self, view: KardashevView, legal: Sequence[Action], size: Size) -> Layout:
        measures = Measures(size, view.seats, self.text, self.folded)
        self.goal = SHORT_GOAL if measures.large else GOAL
        return Places(view, legal, self.seats, measures, self.past).layout()

    def for_good(self, view: KardashevView, action: Action) -> str:
        return foresight.for_good(view, action, self.names) if action != self._read else ""

    def unfinished(self, view: KardashevView) -> bool:
        return view.question.kind in STEP_BY_STEP

    def takes_back(self, view: KardashevView, key: str, last: Action) -> bool:
        return key == BACK

    def page(
        self, shell: "Shell", view: KardashevView, legal: Sequence[Action], key: str, do: Callable[[Action], None]
    ) -> TreeScreen | None:

        def do_what_was_read(action: Action) -> None:
            self._read = action
            do(action)
            self._read = None

        return TreeScreen(shell, view, legal, self.names, do_what_was_read) if key == "tree" else None

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Turn)
