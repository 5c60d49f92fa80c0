"""What a screen may ask of the program that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tabletop.ai.worker import Worker
    from tabletop.records.settings import Settings
    from tabletop.ui.render.look import Look
    from tabletop.ui.scene import Scene
    from tabletop.ui.sound import Sound


class Shell(Protocol):
    """The program round a screen: settings, look, sound, processes that think, and the stack of scenes."""

    settings: Settings
    look: Look
    sound: Sound
    worker: Worker | None
    """The process in which bots think; there after the first frame."""
    scenes: list[Scene]
    frames: int

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the pointer was when it was last heard of."""

    @property
    def pace(self) -> float:
        """How long motion takes, against normal; 0 for not at all."""

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""

    def pop(self) -> None:
        """Take the top scene away; without any scene the program ends."""

    def reset(self, scene: Scene) -> None:
        """Only this scene from now on."""

    def quit(self) -> None:
        """End the program; if something would be lost by it that is asked first."""

    def notify(self, words: str) -> None:
        """Show a sentence at the bottom of the window for a while."""

    def say_at_once(self, words: str) -> None:
        """Show a sentence while something is done that no frame can be drawn in."""

    def hush(self) -> None:
        """Take the sentence away: something is asked for where it stands."""

    def appear(self) -> None:
        """Something else lies under the pointer now: it is not pressed before somebody can have seen it."""

    def second_worker(self) -> Worker | None:
        """The process that thinks for people, if it may."""

    def change_settings(self) -> None:
        """Settings were changed: look, sound and file follow."""

    def keep_settings(self) -> None:
        """Write the settings."""

    def toggle_fullscreen(self) -> None: ...

    def open_sound(self) -> None:
        """Play sound from now on, if that is wanted and there is a device."""
