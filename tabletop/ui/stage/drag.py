"""Drag and drop and click-click over one index of the legal actions; `hand.py` adds the keys."""

from collections.abc import Callable, Collection, Sequence
from math import hypot

from tabletop.kernel.actions import Action
from tabletop.ui.stage.index import MOST_MEANINGS, Index
from tabletop.ui.stage.sprite import Sprite
from tabletop.ui.stage.sprites import SEEN_THROUGH, Stage
from tabletop.ui.stage.tween import Pose

SHAKE = 7.0
"""Units the pointer may move between press and release and it is still a click."""
NEAR = 34.0
"""Units beside a target a piece may be let go and is still meant for it, where nothing else lies."""
CARRIED = 26.0
"""Units above the cloth of a piece in the hand."""


class Drag:
    """What the person holds and points at; it reports through three callbacks."""

    def __init__(
        self,
        stage: Stage,
        decide: Callable[[Sequence[Action]], None],
        refuse: Callable[[str, str | None], None],
        sound: Callable[[str], None],
    ) -> None:
        self.stage, self._decide, self._refuse, self._sound = stage, decide, refuse, sound
        self.index = Index()
        self.held = ""
        """The piece that was taken, by drag, click or key."""
        self.dragging = False
        self.cursor = ""
        """The piece or place the keyboard is on."""
        self.hovered = ""
        self.over = ""
        """The place under a dragged piece that would take it."""
        self.barred = ""
        """What is under a dragged piece and would not."""
        self._pressed: tuple[float, float] | None = None
        self._grip = (0.0, 0.0)
        self._aimed = ""
        """The place pressed with empty hands that only one piece can go to: released there, it goes."""
        self.pointer = (0.0, 0.0)
        self.asked: Collection[str] = ()
        """The pieces with which somebody has asked for something to be done: there the keys begin."""
        self.talks: Callable[[str], bool] = lambda key: False
        """Whether a piece that cannot be taken has something to say."""

    def set_index(self, index: Index) -> None:
        self.index = index
        if self.held and self.held not in index.lifts:
            self.put_down()

    def take(self, key: str) -> None:
        self.held, self.over = key, ""
        self._sound("pick")

    def put_down(self) -> None:
        if self.held:
            self.stage.send_home(self.held)
        self._forget()

    def _forget(self) -> None:
        self.held, self.over, self.barred, self.dragging, self._pressed, self._aimed = "", "", "", False, None, ""

    def let_go_of_everything(self) -> None:
        """Forget what is held and pointed at, and all actions."""
        self.put_down()
        self.cursor = self.hovered = ""
        self.pointer = (-1.0, -1.0)
        self.set_index(Index())

    def aim_at_nothing(self) -> None:
        """The pointer drags the board: the press was not meant for a place."""
        self._aimed = ""

    def press(self, x: float, y: float) -> bool:
        self.cursor = ""
        sprite = self.stage.sprite_at(x, y) if self.held else self.thing_at(x, y)
        key = sprite.piece.key if sprite else ""
        if self.held and self._put(x, y, key):
            return True
        if sprite is not None and key in self.index.lifts:
            self._grasp(x, y, sprite)
            return True
        self._aimed = "" if self.held else self._direct_at(x, y)
        if self._aimed:
            return True
        key = key or self._zone_at(x, y, direct=True)
        if key:
            self._refuse(key, None)
        return bool(key)

    def _put(self, x: float, y: float, key: str) -> bool:
        """Put the held piece on what was pressed; False if that is the same piece again, or another one to take."""
        if key == self.held:
            above = self.stage.sprite_at(x, y, self.index.targets(key))
            if above is None or above.piece.key == key:
                return False
            self._resolve(above.piece.key)  # a target that lies on the held piece itself
        elif target := self._target_at(x, y):
            self._resolve(target)
        elif key in self.index.lifts:
            return False
        else:
            self._fail(key or self._zone_at(x, y))
        return True

    def _grasp(self, x: float, y: float, sprite: Sprite) -> None:
        key = sprite.piece.key
        again = self.held == key
        if not again:
            self.take(key)
        self._aimed, self._pressed = "", (x, y)
        self._grip = (sprite.pose.x - x, sprite.pose.y - y)
        if again or self.index.is_button(key):
            self.over = key  # a second press on the same piece, or a button: released there, it plays

    def thing_at(self, x: float, y: float) -> Sprite | None:
        """The topmost piece there is something about; cards and the like are not covered by what can only be read."""
        found = self.stage.thing_at(x, y, self.talks)
        if found is None or found.piece.card:
            return found
        below = self.stage.sprite_at(x, y)
        nearer = below is not None and (below.piece.key in self.index.lifts or self.talks(below.piece.key))
        return below if nearer else found

    def decides_at(self, x: float, y: float) -> list[Action]:
        """What a click there would mean at once, with empty hands: a button, or a place only one piece can go to."""
        sprite = self.thing_at(x, y)
        key = sprite.piece.key if sprite else ""
        if key in self.index.lifts:
            return self.index.actions(key) if self.index.is_button(key) else []
        place = self._direct_at(x, y)
        return self.index.actions(self.index.takers(place)[0], place) if place else []

    def _direct_at(self, x: float, y: float) -> str:
        zone = self._zone_at(x, y, direct=True)
        return zone if zone and len(self.index.takers(zone)) == 1 else ""

    def move(self, x: float, y: float) -> bool:
        """The pointer moved; True if the picture changed."""
        self.pointer = (x, y)
        if self._pressed is None:
            return self._point_at(x, y)
        if not self.dragging and abs(x - self._pressed[0]) + abs(y - self._pressed[1]) <= SHAKE:
            return False
        self.dragging = True
        sprite = self.stage.sprites.get(self.held)
        if sprite is None:
            self._forget()
        else:
            self._carry(x, y, sprite)
        return True

    def _point_at(self, x: float, y: float) -> bool:
        sprite = self.thing_at(x, y)
        hovered = sprite.piece.key if sprite else "" if self.held else self._zone_at(x, y, direct=True)
        over = ""
        if self.held:
            over = self._target_at(x, y)
        elif hovered not in self.index.lifts:
            over = self._direct_at(x, y)
        changed = hovered != self.hovered or over != self.over
        self.hovered, self.over = hovered, over
        looked = bool(self.cursor) and self.cursor not in self.index.lifts
        if not self.held and (hovered or looked):
            self.cursor, changed = "", changed or looked  # the mouse has the word now
        return changed

    def _carry(self, x: float, y: float, sprite: Sprite) -> None:
        sprite.tween = None
        tilt = max(-8.0, min(8.0, (sprite.pose.x - x - self._grip[0]) * 0.6))
        angle = sprite.pose.angle + (tilt - sprite.pose.angle) * 0.3
        sprite.pose = Pose(x + self._grip[0], y + self._grip[1], angle, 1.06, 1.0, CARRIED)
        self.over = self._aim(x, y)
        place = self.stage.zones.get(self.over)
        if place is not None and place.ground and sprite.piece.height > place.height:  # it would hide the place
            sprite.pose = sprite.pose._replace(alpha=SEEN_THROUGH)
        self.barred = "" if self.over or self._back_home(x, y) else self._other_at(x, y)

    def forget_what_left(self) -> None:
        """Stop pointing at a piece that has moved away."""
        sprite = self.stage.sprites.get(self.hovered)
        if sprite is None or not sprite.contains(*self.pointer):
            self.hovered = ""

    def look_again(self) -> None:
        """Everything was laid out anew: what is carried stays under the pointer, what is pointed at may be another."""
        self.move(*self.pointer)

    def release(self, x: float, y: float) -> bool:
        """The button went up; True if the person held something."""
        aimed, self._aimed = self._aimed, ""
        if aimed and aimed == self._direct_at(x, y):
            self.held = self.index.takers(aimed)[0]
            self._resolve(aimed)
            return True
        if self._pressed is None:
            return False
        self._pressed = None
        if self.dragging:
            self.hovered, self.dragging = "", False
            if target := self._aim(x, y):
                self._resolve(target)
            elif self._back_home(x, y):
                self.put_down()
            else:
                self._fail(self._other_at(x, y))
        elif self.over == self.held:
            actions = self.index.actions(self.held)
            if len(actions) > MOST_MEANINGS:
                self.put_down()
            else:
                self._sound("place")
                self._forget()
                self._decide(actions)
        return True

    def _back_home(self, x: float, y: float) -> bool:
        piece = self.stage.sprites[self.held].piece
        aside = piece.width if piece.card else piece.width / 2  # a card's neighbours in the hand are its place, too
        return abs(x - piece.x) < aside and abs(y - piece.y) < piece.height / 2

    def _target_at(self, x: float, y: float) -> str:
        """A piece that can be a target; one that has a zone as well is hit there, and what is in front first."""
        targets, zones = set(self.index.targets(self.held)), self.stage.zones
        sprite = self.stage.sprite_at(x, y, targets - zones.keys())
        return sprite.piece.key if sprite else self.stage.zone_at(x, y, [key for key in zones if key in targets])

    def _aim(self, x: float, y: float) -> str:
        """The target of a dragged piece: under the pointer, under its middle, or only just missed by both."""
        sprite = self.stage.sprites[self.held]
        target = self._target_at(x, y) or self._target_at(sprite.pose.x, sprite.pose.y)
        if target or self._back_home(x, y) or self._other_at(x, y):
            return target
        return self._target_near(x, y)

    def _other_at(self, x: float, y: float) -> str:
        sprites = self.stage.sprites.items()
        under = self.stage.sprite_at(x, y, [key for key, one in sprites if one.piece.card and key != self.held])
        return under.piece.key if under else self._zone_at(x, y)

    def _target_near(self, x: float, y: float) -> str:
        """The target that was only just missed; beside the board none of its own was meant."""
        missed = {"": NEAR}
        board = self.stage.board
        beside = board is not None and not board.holds(x, y)
        for key in self.index.targets(self.held):
            place = self.stage.thing(key)
            if place is not None and not (place.board and beside):
                aside = max(abs(x - place.x) - place.width / 2, 0), max(abs(y - place.y) - place.height / 2, 0)
                missed[key] = hypot(*aside)
        return min(missed, key=missed.__getitem__)

    def _zone_at(self, x: float, y: float, direct: bool = False) -> str:
        zones = self.stage.zones
        return self.stage.zone_at(x, y, [key for key, zone in zones.items() if zone.direct or not direct])

    def _resolve(self, target: str) -> None:
        held, actions = self.held, self.index.actions(self.held, target)
        self._forget()
        if len(actions) > 1:
            self.stage.send_home(held)
        else:
            self._sound("place")
        self._decide(actions)

    def _fail(self, drop: str) -> None:
        held = self.held
        self.put_down()
        self._refuse(held, drop)

    def pointed(self) -> list[Action]:
        actions = self.index.actions
        if self.held:
            return actions(self.held, self.over or self.cursor) or actions(self.held)
        if self.over:
            return [action for lift in self.index.takers(self.over) for action in actions(lift, self.over)]
        return actions(self.hovered or self.cursor)

    def notes(self) -> dict[str, tuple[str, str]]:
        """What is written on the places the held piece can go to, and its tone."""
        notes: dict[str, tuple[str, str]] = {}
        for action in self.index.actions(self.held) if self.held else ():
            gesture = self.index.gestures[action]
            if gesture.note:
                notes.setdefault(gesture.drops[0], (gesture.note, gesture.tone))
        return notes

    def glow(self) -> dict[str, str]:
        if self.held:
            shining = dict.fromkeys(self.index.targets(self.held), "target")
            shining[self.held] = "glow"
            return shining
        return dict.fromkeys(self.index.shining, "glow")
