"""The hand of whoever plays: drag and click (see `drag.py`), and the keys that do the same over one index."""

from collections.abc import Sequence

from tabletop.ui.stage.drag import Drag
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.layout import ButtonPicture

MANY = 8
"""From so many bare places on arrows take long to cross them."""
LINE = 60.0
"""Units apart in height within which things are looked at from left to right."""
STEEP = 0.25
"""An arrow leads only to what lies at least this far ahead, for each unit it lies aside."""
_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_TURNS = {"page down": 1, "page up": -1}
"""Keys that go through all places one after the other, wherever they lie."""


class Hand(Drag):
    def set_index(self, index: Index) -> None:
        super().set_index(index)
        if self.cursor and index.lifts and self.cursor not in index.lifts:
            self.begin()

    def begin(self) -> bool:
        """Put the keyboard on the main thing to do; False if nothing can be done."""
        if self.held:  # the main thing is to put it down
            self.cursor = next((stop for stop in self._stops() if stop), self.held)
            return True
        first = [key for key in (*self.index.shining, *self.index.lifts) if self.stage.place(key)]
        if first:
            self.cursor = min(first, key=lambda key: (key not in self.asked, *self._besides(key)))
        return bool(first)

    def _besides(self, key: str) -> tuple[bool, bool, bool]:
        """Whether something is not the main thing to do: says so, ends the turn, or is a bare place of a board."""
        sprite, index = self.stage.sprites.get(key), self.index
        bare = sprite is None or (sprite.piece.board and not sprite.piece.mine)
        return index.is_tool(key), all(index.gestures[action].ends for action in index.actions(key)), bare

    def main_button(self) -> str:
        """The button among the pieces that can be pressed; empty if there is none."""
        pieces = [self.stage.sprites[key].piece for key in self.index.lifts if key in self.stage.sprites]
        buttons = [piece.key for piece in pieces if piece.kind == "button"]
        return max(buttons, key=self.shines, default="")

    def shines(self, button: str) -> bool:
        """Whether a button is in the colour of the main thing to do."""
        picture = self.stage.sprites[button].piece.picture if button in self.stage.sprites else None
        return isinstance(picture, ButtonPicture) and picture.fill == "accent"

    def look_about(self, back: bool = False) -> bool:
        """Put the keyboard on the next thing there is to look at, in the order of reading; False if there is none."""
        poses = {key: self.stage.sprites[key].pose for key in self._things()}
        keys = sorted(poses, key=lambda key: (round(poses[key].y / LINE), poses[key].x))
        if self.cursor in keys:
            self.cursor = keys[(keys.index(self.cursor) + (-1 if back else 1)) % len(keys)]
        elif keys:
            self.cursor = keys[-1 if back else 0]
        return bool(keys)

    def key(self, name: str) -> bool:
        """An arrow, a page key, Enter or Escape: they walk over what can be acted on, or over all if nothing can."""
        if name == "escape":
            held = self.held
            if held:
                self.cursor = held
                self.put_down()
            return bool(held)
        if self._point(name.strip("[]")):  # as the number pad's keys are named
            return True
        places = self._stops() if self.held else self.index.lifts or self._things()
        places = [place for place in places if self.stage.place(place)]
        if not places:
            return False
        pointed = self._directions().get(name, "")
        if pointed in places:
            self.cursor = pointed
            if not self.held and all(gesture.key for gesture in self.index.gestures.values()):  # no other choice
                self._press_cursor()
        elif name in _STEPS:
            self._step(places, *_STEPS[name])
        elif name in _TURNS:
            here = places.index(self.cursor) if self.cursor in places else -_TURNS[name]
            self.cursor = places[(here + _TURNS[name]) % len(places)]
        else:
            return name == "return" and self._enter(places)
        return True

    def _enter(self, places: Sequence[str]) -> bool:
        """Act on what the keyboard is on; without anything on the one button in amber, or begin."""
        if self.held and self.cursor not in places:
            self.cursor = places[0]
            return True
        if not self.cursor and not self.held and self.shines(main := self.main_button()):
            self.cursor = main
        if not self.cursor:
            return self.begin()
        self._press_cursor()
        return True

    def _stops(self) -> list[str]:
        """One place for all the held piece can do, the first of those that mean the same; things before bare ground."""
        gestures = [self.index.gestures[action] for action in self.index.actions(self.held)]
        there = (next((drop for drop in one.drops if self.stage.place(drop)), "") for one in gestures)
        return sorted(dict.fromkeys(there), key=lambda place: place not in self.stage.sprites)

    def pages(self) -> bool:
        """Whether the page keys lead to things first, because the arrows would have to cross much bare ground."""
        stops = self._stops() if self.held else []
        bare = sum(stop not in self.stage.sprites for stop in stops)
        return MANY <= bare < len(stops)

    def _point(self, name: str) -> bool:
        """A key that is no arrow and belongs to one thing to do takes its piece and points where that would go."""
        found = next((one for one in self.index.gestures.values() if one.key == name and name not in _STEPS), None)
        if found is None or not self.stage.place(found.drops[0]):
            return False
        if self.held and self.held != found.lift:
            self.put_down()
        if not self.held and found.lift != found.drops[0]:
            self.take(found.lift)
        self.cursor = found.drops[0]
        return True

    def _directions(self) -> dict[str, str]:
        """The places that arrow keys point at straight away, where there is a direction to choose."""
        gestures = [one for one in self.index.gestures.values() if not self.held or one.lift == self.held]
        if self.held and not all(one.key for one in gestures):
            return {}
        return {one.key: one.drops[0] for one in gestures if one.key and (self.held or one.lift == one.drops[0])}

    def _things(self) -> list[str]:
        pieces = [sprite.piece for sprite in self.stage.sprites.values()]
        return [piece.key for piece in pieces if piece.card or (not piece.hint and self.talks(piece.key))]

    def _press_cursor(self) -> None:
        if self.held:
            target, self.cursor = self.cursor, self.held
            self._resolve(target)
        elif self.index.plays(self.cursor):
            places = self.index.targets(self.cursor)
            self.take(self.cursor)
            self._resolve(self.cursor if self.cursor in places else places[0])
        elif self.cursor in self.index.lifts:
            self.take(self.cursor)
            self.cursor = self._stops()[0]
        elif len(takers := self.index.takers(self.cursor)) == 1:
            self.held = takers[0]
            self._resolve(self.cursor)
        else:
            self._refuse(self.cursor, None)

    def _step(self, places: Sequence[str], across: int, down: int) -> None:
        """Move the cursor to the nearest place in a direction.

        The nearest within half a right angle to both sides comes first: so every place can be reached from every
        other by always pressing the arrow that points at it most.
        """
        here = self.stage.place(self.cursor) if self.cursor else None
        if here is None:
            if self.held or not self.begin():
                self.cursor = places[0]
            return
        distances: dict[str, tuple[bool, float, float]] = {}
        for place in places:
            there = self.stage.place(place)
            if there is not None:
                x, y = there[0] - here[0], there[1] - here[1]
                ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
                beside = aside > ahead
                if ahead > max(1.0, STEEP * aside):
                    distances[place] = beside, ahead + 2 * aside if beside else ahead, aside
        self.cursor = min(distances, key=distances.__getitem__, default=self.cursor)
