"""The scenes that lie over each other: the top one is used, and drawn with what can be seen below it."""

import os
from collections.abc import Iterable

from tabletop.base.words import _
from tabletop.ui.scene import Scene


class Stack:
    """Scenes, the lowest first, each told when it comes and goes."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].pause()
        self.add(scene)

    def add(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter()
        scene.arrange()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.scenes:
            self.scenes[-1].resume()

    def empty(self) -> None:
        """Every scene leaves, whatever happens to one of them on its way."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                from tabletop.base import journal

                journal.logger().exception("%s could not leave", type(scene).__name__)

    @property
    def seen(self) -> list[Scene]:
        """The top scene and what can be seen below it, the lowest first."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and not self.scenes[lowest].opaque:
            lowest -= 1
        return self.scenes[lowest:]

    @property
    def title(self) -> str:
        about = next((scene.caption for scene in reversed(self.scenes) if scene.caption), "")
        return _("{what} \u2013 Tabletop", what=about) if about else "Tabletop"

    def lost(self) -> str:
        return lost_with(self.scenes)


def lost_with(scenes: Iterable[Scene]) -> str:
    """Why something in these scenes would be lost if the program ended now; empty if nothing would."""
    return next((words for scene in scenes if (words := scene.unsaved())), "")


def provoke(scene: Scene, where: str) -> None:
    """Fail where the variable TABLETOP_FAULT says: a scene's class and `update`, `draw` or `handle`."""
    wanted = os.environ.get("TABLETOP_FAULT")
    if wanted and wanted == f"{type(scene).__name__}.{where}":
        from tabletop.window.faults import Provoked

        raise Provoked(wanted)
