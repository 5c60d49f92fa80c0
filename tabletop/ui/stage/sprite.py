"""One piece as it is drawn: where it is, where it flies, what it shows meanwhile."""

import math

from tabletop.ui.stage.layout import HEXAGON, ROUND, Picture, Piece, within
from tabletop.ui.stage.tween import Pose, Tween, flight_seconds

FADE_SECONDS = 0.15


class Sprite:
    __slots__ = ("before", "legs", "pace", "piece", "pose", "rank", "tween")

    def __init__(self, piece: Piece, pose: Pose) -> None:
        self.piece = piece
        self.pose = pose
        self.tween: Tween | None = None
        self.before: Picture | None = None
        """What it showed before it began to turn over."""
        self.legs: list[Pose] = []
        self.pace = 1.0
        self.rank = (piece.layer, 0)
        """Its place among the others, from the cloth up."""

    @property
    def home(self) -> Pose:
        return Pose(self.piece.x, self.piece.y, self.piece.angle)

    @property
    def goal(self) -> Pose:
        """Where it ends up: after its last leg, its flight, or where it is."""
        return self.legs[-1] if self.legs else self.tween.end if self.tween else self.pose

    def fly(self, end: Pose, pace: float, delay: float = 0.0, fade: bool = False) -> None:
        self.pace = pace
        if pace:
            seconds = FADE_SECONDS if fade else flight_seconds(self.pose, end)
            self.tween = Tween(self.pose, end, seconds * pace, delay * pace, fade)
        else:
            self.pose, self.tween, self.before = end, None, None

    def pass_time(self, seconds: float) -> bool:
        if self.tween is None:
            return False
        self.pose = self.tween.pass_time(seconds)
        if self.tween.done:
            late, self.tween, self.before = self.tween.late, None, None
            if self.legs:
                self.fly(self.legs.pop(0), self.pace)
                return self.pass_time(late)
        return True

    @property
    def turning(self) -> tuple[Picture, float]:
        """What it shows now and how much of its width, while it turns over."""
        if self.before is None or self.tween is None:
            return self.piece.picture, 1.0
        part = self.tween.part
        shown = self.before if part < 0.5 else self.piece.picture
        return shown, abs(math.cos(part * math.pi))

    def contains(self, x: float, y: float) -> bool:
        dx, dy = x - self.pose.x, y - self.pose.y
        if self.piece.ground:
            return within(self.piece.ground, dx, dy)
        turn = math.radians(self.pose.angle)
        across = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        wide, high = abs(across) / (self.piece.width / 2), abs(down) / (self.piece.height / 2)
        if self.piece.outline == ROUND:
            return wide * wide + high * high <= 1
        return wide <= 1 and high <= (1 - wide / 2 if self.piece.outline == HEXAGON else 1)
