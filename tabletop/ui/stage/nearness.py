"""Looking at a table's board from nearer: wheel, drag and keys move the camera."""

from collections.abc import Iterable

from tabletop.ui.input import Key, Pointer
from tabletop.ui.stage.drag import SHAKE
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import Piece
from tabletop.ui.stage.playback import Playback

PAN = 60.0
_PANS = {"left": (1, 0), "right": (-1, 0), "up": (0, 1), "down": (0, -1)}
_ZOOMS = {"=": 1, "+": 1, "[+]": 1, "-": -1, "[-]": -1}


class Nearness:
    """Zooms and moves the board by pointer and keys; does nothing at tables without one."""

    def __init__(self, playback: Playback, hand: Hand) -> None:
        self.playback, self.hand = playback, hand
        self.stage, self.camera = playback.stage, playback.camera
        self._held: tuple[float, float] | None = None
        """The pointer's place when it grasped or last moved the board."""
        self._moving = False
        """Whether it has moved far enough since to mean the board and not a click."""
        self._button = 1

    def take(self, x: float, y: float, button: int = 1) -> None:
        """The pointer went down beside every piece: it may move the board."""
        self._held = (x, y) if self.stage.on_board(x, y) else None
        self._moving = False
        self._button = button

    def let_go(self) -> None:
        """Stop moving the board."""
        self._held = None

    def handle(self, event: Pointer, x: float, y: float) -> bool:
        """The wheel zooms, a held board moves; True if that was meant."""
        window = self.stage.board
        if window is None:
            return False
        self.hand.pointer = (x, y)
        if event.kind == "wheel":
            inside = self.stage.on_board(x, y)
            if inside and self.camera.nearer(event.wheel, window, x, y):
                self._look_again()
            return inside
        if event.kind == "down" and event.button == 2:
            self.take(x, y, event.button)
            return self._held is not None
        if event.kind == "up" and self._held is not None and event.button == self._button:
            self._held = None
            return self._moving
        if event.kind != "move" or self._held is None:
            return False
        across, down = x - self._held[0], y - self._held[1]
        if self._moving or abs(across) + abs(down) > SHAKE:
            self._moving, self._held = True, (x, y)
            self.hand.aim_at_nothing()  # the board is meant, not the place under the pointer
            if self.camera.move(across, down, window):
                self._look_again()
        return True

    def key(self, event: Key) -> bool:
        """Plus, minus, Shift with an arrow, Home; True if it was one of these and there is a board."""
        window = self.stage.board
        if window is None:
            return False
        if event.name in _ZOOMS and not event.control:
            self.camera.nearer(_ZOOMS[event.name], window, window.x, window.y)
        elif event.shift and event.name in _PANS:
            across, down = _PANS[event.name]
            self.camera.move(across * PAN, down * PAN, window)
        elif event.name == "home":
            self.camera.home()
        else:
            return False
        self._look_again()
        return True

    def _look_again(self) -> None:
        """The board is seen from elsewhere: everything on it is there at once."""
        self.playback.lay_out(at_once=True)
        self.playback.seen_anew = True
        self.hand.look_again()

    def seen(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Pieces that are shown for a moment, where the camera sees them."""
        return self.camera.placed(pieces, self.stage.board)
