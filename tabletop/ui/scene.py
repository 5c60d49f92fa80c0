"""What a scene is: one screen of the program, or one layer laid over another."""

import pygame

from tabletop.ui.input import Input
from tabletop.ui.render.look import Look
from tabletop.ui.shell import Shell


class Scene:
    """Life: enter, (pause, resume)*, leave. `draw` never changes anything but caches."""

    opaque = True
    """False for a layer: the scene below is drawn too."""
    music = ""
    """The loop to play while this scene is on top; empty leaves what plays."""
    ambience = ""
    """What its place sounds like under its music; a scene without music leaves that as it is, too."""

    caption = ""
    """What the window is called after while this scene is there; empty: after what lies below."""
    discreet = False
    """True if the scene before it must not show through, not even while fading."""
    vital = False
    """True if there is nothing to go back to where it fails: then the program ends."""
    whole = True
    """False until all of it has been drawn once: a fault before that may come from the settings."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    @property
    def look(self) -> Look:
        return self.shell.look

    def enter(self) -> None:
        """On the stack now."""

    def leave(self) -> None:
        """Off the stack for good."""

    def pause(self) -> None:
        """Another scene lies on top."""

    def resume(self) -> None:
        """On top again."""

    def arrange(self) -> None:
        """Place everything for `self.look`: called on entering and whenever size or theme changed."""

    def handle(self, event: Input) -> None:
        """Something the person did; only the top scene gets it."""

    def update(self, seconds: float) -> bool:
        """Time has passed; True if the picture changed."""
        return False

    def bring_in(self) -> bool:
        """Prepare a part of what the first frame did not wait for, also under a layer; True if the picture changed."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture."""

    def shimmer(self, surface: pygame.Surface, seconds: float) -> list[pygame.Rect]:
        """Small motion of the background, drawn straight on the last picture; the places that changed."""
        return []

    def unsaved(self) -> str:
        """Why something would be lost if the program ended now, as a sentence; empty if nothing would."""
        return ""

    def asking(self) -> pygame.Rect | None:
        """Where buttons stand on the bottom of the window for a while: no notice lies over them."""
        return None

    def help(self) -> tuple[str, str] | None:
        """The game whose rulebook F1 opens and the rule to open it at; None for no rulebook."""
        return None
