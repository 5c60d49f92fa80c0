"""Effects and music; a machine without sound is no error. Imports pygame, the paths and the settings."""

import pygame

from tabletop import paths
from tabletop.settings import Settings


class Sound:
    """Opened after the first frame; every call is safe whether or not there is a device."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.works = False
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._music = ""

    def open(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
        except pygame.error:
            return
        pygame.mixer.set_num_channels(12)
        self.works = True

    def play(self, name: str) -> None:
        """One of `sounds/<name>.ogg`, once."""
        if not self.works or self.settings.muted or not self.settings.effects:
            return
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(paths.SOUNDS / f"{name}.ogg")
            except (pygame.error, OSError) as problem:
                from tabletop import journal

                journal.logger().warning("There is no sound %s: %s", name, problem)
                self._effects[name] = None
        effect = self._effects[name]
        if effect is not None:
            effect.set_volume(self.settings.effects / 100)
            effect.play()

    def loop(self, name: str) -> None:
        """This music from now on; the same name goes on where it is."""
        if not self.works:
            return
        if name != self._music:
            self._music = name
            try:
                pygame.mixer.music.load(paths.SOUNDS / f"{name}.ogg")
                pygame.mixer.music.play(-1, fade_ms=1500)
            except (pygame.error, OSError):  # a game without music is played in silence
                pygame.mixer.music.stop()
        self.adjust()

    def adjust(self) -> None:
        """Take over volumes that were changed."""
        if self.works:
            pygame.mixer.music.set_volume(0 if self.settings.muted else self.settings.music / 100)
