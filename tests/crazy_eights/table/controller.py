"""Crazy Eights at the table: gestures, beats, and the rooms that speak."""

from collections.abc import Iterable, Sequence

from crazy_eights.advice import foresight, reasons
from crazy_eights.advice.coach import REMARKS
from crazy_eights.after.ending import REASONS, ending
from crazy_eights.after.story import CrazyEightsStory
from crazy_eights.rules.content import EIGHT, RANK, SUIT_NAMES
from crazy_eights.rules.events import Passed, Played, Reshuffled
from crazy_eights.rules.model import DRAW, PASS, PLAYS, Action, Other, State
from crazy_eights.rules.view import View
from crazy_eights.table.paint.pieces import PAINTERS
from crazy_eights.table.places import BACK, face, key, layout
from crazy_eights.voice import explain, prompts, sheet, words
from crazy_eights.voice.chatter import CHATTER, feel
from tabletop.base.words import _
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Gesture, Held, Layout, Size, Wish


class CrazyEightsController(GameController[State, View, Action]):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = PAINTERS
    whole_window = True
    goal = _("Be the first to play all your cards.")
    chatter = CHATTER
    feel = staticmethod(feel)
    story = CrazyEightsStory
    remarks = REMARKS
    tell = words.tell
    heading = words.heading
    prompt = prompts.prompt
    explain = explain.explain
    sheet = sheet.sheet
    foresee = foresight.foresee
    reasons = reasons.reasons
    sure = foresight.sure
    ending = ending

    def layout(self, view: View, legal: Sequence[Action], size: Size) -> Layout:
        return layout(view, legal, size, self.seats)

    def gesture(self, view: View, action: Action) -> Gesture:
        if isinstance(action, Other):
            if action == PASS:
                return Gesture("pass", ("pass",), _("Pass"))
            return Gesture("stock", ("stock", "hand"), _("Draw a card"), BACK)
        if RANK[action.card] == EIGHT:
            words = _("{suit} from now on").format(suit=SUIT_NAMES[action.suit])
            return Gesture(key(action.card), ("pile",), words, face(action.suit * 13 + EIGHT))
        return Gesture(key(action.card), ("pile",), _("Play it"), face(action.card))

    def wishes(self, view: View) -> Iterable[Wish]:
        yield Wish("stock", (), DRAW)
        for card in view.hand:
            yield from (Wish(key(card), ("pile",), play) for play in PLAYS[card])

    def beat(self, view: View, event: Event) -> Beat:
        match event:
            case Played(card=card) if RANK[card] == EIGHT:
                return Beat(0.7, "star", captions=((key(card), SUIT_NAMES[event.suit]),))
            case Passed():
                return Beat(0.4)
            case Reshuffled():
                return Beat(0.5, "riffle")
        return Beat(0.45, "slide")

    def holds(self, view: View) -> tuple[Held, ...]:
        return (Held(tuple(face(card) for card in view.hand)),)

    def reason(self, outcome: Outcome) -> str:
        return REASONS[outcome.reason]
