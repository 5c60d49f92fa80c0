"""The legal actions by the pieces they start with and the places they end on."""

from collections.abc import Sequence

from tabletop.kernel.actions import Action
from tabletop.ui.stage.layout import Gesture

MOST_MEANINGS = 12
"""A piece that can do more than this is not played by pressing it: it must be put somewhere."""


class Index:
    def __init__(self, gestures: Sequence[tuple[Action, Gesture]] = ()) -> None:
        self.gestures = dict(gestures)
        self._by_lift: dict[str, dict[str, list[Action]]] = {}
        for action, gesture in gestures:
            places = self._by_lift.setdefault(gesture.lift, {})
            for drop in gesture.drops:
                places.setdefault(drop, []).append(action)

    @property
    def lifts(self) -> list[str]:
        return list(self._by_lift)

    @property
    def shining(self) -> list[str]:
        """The pieces that have something to do worth pointing at."""
        return list(dict.fromkeys(g.lift for g in self.gestures.values() if not g.quiet))

    def targets(self, lift: str) -> list[str]:
        return list(self._by_lift.get(lift, ()))

    def is_button(self, lift: str) -> bool:
        """Whether pressing a piece is enough: it can only be put on itself, means the same anywhere, or asks.

        A piece with several actions that share one set of targets opens a chooser: only the action has to be
        chosen, not the place.
        """
        places, actions = self._by_lift.get(lift, {}), self.actions(lift)
        if lift in places:
            return len(places) == 1 or len(actions) == 1
        return 1 < len(actions) <= MOST_MEANINGS and len({self.gestures[action].drops for action in actions}) == 1

    def plays(self, lift: str) -> bool:
        """Whether a key alone is enough: pressing it is, or there is one thing only it can mean."""
        return self.is_button(lift) or len(self.actions(lift)) == 1

    def is_tool(self, lift: str) -> bool:
        """Whether a piece stands aside: it can be used, but is never the main thing to do."""
        return lift in self._by_lift and all(self.gestures[action].aside for action in self.actions(lift))

    def takers(self, drop: str) -> list[str]:
        return [lift for lift, places in self._by_lift.items() if drop in places]

    def actions(self, lift: str, drop: str | None = None) -> list[Action]:
        """What taking this piece (and putting it there) can mean."""
        if drop is not None:
            return self._by_lift.get(lift, {}).get(drop, [])
        return [action for action, gesture in self.gestures.items() if gesture.lift == lift]

    def ways(self, actions: Sequence[Action]) -> list[str]:
        """The words of these, each once; a single one in full."""
        found = [self.gestures[action] for action in actions]
        if len(found) == 1:
            return [found[0].words]
        return list(dict.fromkeys(gesture.among_others for gesture in found))
