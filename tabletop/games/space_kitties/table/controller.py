"""The controller of Space Kitties: layout, gestures, refusals, prompts."""

from collections.abc import Callable, Sequence

from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.games.space_kitties.advice import coach, foresight
from tabletop.games.space_kitties.advice.reasons import reasons
from tabletop.games.space_kitties.after.ending import how_it_ended
from tabletop.games.space_kitties.after.story import SpaceKittiesStory
from tabletop.games.space_kitties.rules import events
from tabletop.games.space_kitties.rules.game import STOOD_STILL
from tabletop.games.space_kitties.rules.model import Action, SpaceKittiesState
from tabletop.games.space_kitties.rules.refusals import not_onto
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table import gestures, moments
from tabletop.games.space_kitties.table.paint.place import PAINTERS
from tabletop.games.space_kitties.table.places import Places
from tabletop.games.space_kitties.table.preview import preview
from tabletop.games.space_kitties.table.seats import face
from tabletop.games.space_kitties.voice import prompts, words
from tabletop.games.space_kitties.voice.chatter import CHATTER, feel
from tabletop.games.space_kitties.voice.explain import explain, tip
from tabletop.games.space_kitties.voice.sheet import offers, sheet
from tabletop.kernel import actions
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Held, Key, Layout, Piece, Size


class SpaceKittiesController(GameController[SpaceKittiesState, SpaceKittiesView, Action]):
    painters = PAINTERS
    ending = how_it_ended
    whole_window = True
    goal = _("Clear your quests first.")
    story = SpaceKittiesStory
    chatter = CHATTER
    remarks = coach.REMARKS
    feel = staticmethod(feel)
    face = staticmethod(face)
    offers = staticmethod(offers)
    token = staticmethod(words.token)
    wishes = staticmethod(gestures.wishes)
    gesture = gestures.gesture
    beat = moments.beat
    heading = prompts.heading
    prompt = prompts.prompt
    banner = prompts.banner
    tell = words.tell
    explain = explain
    tip = tip
    sheet = sheet
    foresee = foresight.foresee
    reasons = reasons
    sure = foresight.sure
    for_good = staticmethod(foresight.for_good)

    def layout(self, view: SpaceKittiesView, legal: Sequence[Action], size: Size) -> Layout:
        return Places(self, view, legal, size).layout()

    def preview(self, view: SpaceKittiesView, action: Action, size: Size) -> tuple[Piece, ...]:
        return tuple(preview(view, action, self.lying(view, size)))

    def unfinished(self, view: SpaceKittiesView) -> bool:
        """In the middle of a Cargo Bay or a Diplomatic Mission, card by card."""
        return view.cargo or view.partner != NOBODY

    def refused(
        self, view: SpaceKittiesView, lift: str, drop: str | None, ask: Callable[[actions.Action], Refusal | None]
    ) -> Refusal | None:
        """For a card dropped on what takes no cards the reason is that, not the journeys."""
        refusal = super().refused(view, lift, drop, ask)
        if refusal is None or drop is None or not lift.startswith("card:") or refusal.rule not in ("SK-3.1", "SK-3.2"):
            return refusal
        return not_onto(gestures.dropped_on(view, drop)) or refusal

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Began)

    def holds(self, view: SpaceKittiesView) -> tuple[Held, ...]:
        return (Held(tuple(("card", card) for card in view.hand)),)

    def seat_at(self, view: SpaceKittiesView, key: str) -> int | None:
        """Screens and trapped commanders; the viewer's own commander has an explanation instead."""
        kind, number = Key.of(key).kind, Key.of(key).number
        if kind in ("head", "seat"):
            return number
        seat = view.commanders.index(number) if kind == "commander" else None
        return None if seat == view.seat else seat

    def reason(self, outcome: Outcome) -> str:
        if outcome.reason == STOOD_STILL:
            return _("The journey stands still; the fewest quests left win.")
        return _("{name} cleared the Quest pile first.", name=self.names[outcome.winners[0]])
