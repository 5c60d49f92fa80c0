"""Effects, music and a place's own sound; a machine without sound is no error."""

import pygame

from tabletop.base import paths
from tabletop.base.words import _
from tabletop.records.settings import Settings

VOICES = 6
"""So many cats have voices of their own; seat n has voice n % VOICES."""
HEARD = frozenset({"thinking", "glad", "gloating", "hurt", "asleep", "surprised"})
"""The moods a cat lets others hear: `sounds/meow-<voice>-<mood>.ogg`."""

DUCKED = 0.3
"""Volume of music and ambience while something louder is heard."""
ATTACK, RELEASE = 0.08, 1.4
"""Seconds in which they sink and come back."""


class Sound:
    """Opened after the first frame; every call is safe whether or not there is a device."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.works = False
        self.silence = ""
        """Why nothing is heard whatever is chosen, as a sentence."""
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._music = self._place = ""
        self._ambience: pygame.mixer.Sound | None = None
        self._hold = 0.0
        self._share = 1.0
        """Their volume now."""

    def open(self) -> None:
        """Try to be heard; a device that was not there before may be there now."""
        if self.works:
            return
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
        except pygame.error as problem:
            from tabletop.base import journal

            journal.logger().warning("There is no sound: %s", problem)
            self.silence = _("No sound device was found. Connect one and open this page again.")
            return
        pygame.mixer.set_num_channels(14)
        pygame.mixer.set_reserved(1)  # for the ambience
        self.silence, self.works = "", True

    def play(self, name: str, duck: bool = False) -> None:
        """One of `sounds/<name>.ogg`, once; with `duck` music and ambience make room for it."""
        if not self.works or self.settings.muted or not self.settings.effects:
            return
        if name not in self._effects:
            self._effects[name] = _loaded(name)
        if effect := self._effects[name]:
            effect.set_volume(self.settings.effects / 100)
            effect.play()
            if duck:
                self.duck(effect.get_length() * 0.6)

    def meow(self, seat: int, mood: str) -> None:
        """The cat of a seat says how it feels; most moods can be heard."""
        if mood in HEARD:
            self.play(f"meow-{seat % VOICES}-{mood}")

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

    def ambience(self, name: str) -> None:
        """This place's own sound under the music from now on, "" for none; the same name goes on where it is."""
        if not self.works or name == self._place:
            return
        self._place, channel = name, pygame.mixer.Channel(0)
        self._ambience = _loaded(name) if name else None
        if self._ambience is None:
            channel.fadeout(600)
        else:
            self.adjust()
            channel.play(self._ambience, loops=-1, fade_ms=2500)

    def duck(self, seconds: float) -> None:
        """Music and ambience are low for so long and then come back."""
        self._hold = max(self._hold, seconds)

    def pass_time(self, seconds: float) -> None:
        """Let music and ambience sink or rise a little, if they are about to."""
        if not self.works or (self._hold <= 0 and self._share >= 1):
            return
        if self._hold > 0:
            self._hold -= seconds
            self._share = max(DUCKED, self._share - (1 - DUCKED) * seconds / ATTACK)
        else:
            self._share = min(1.0, self._share + (1 - DUCKED) * seconds / RELEASE)
        self.adjust()

    def adjust(self) -> None:
        if self.works:
            share = 0.0 if self.settings.muted else self._share / 100
            pygame.mixer.music.set_volume(self.settings.music * share)
            if self._ambience is not None:
                self._ambience.set_volume(self.settings.ambience * share)


def _loaded(name: str) -> pygame.mixer.Sound | None:
    """A sound from its file; None if it is not there, which is told in the log."""
    try:
        return pygame.mixer.Sound(paths.SOUNDS / f"{name}.ogg")
    except (pygame.error, OSError) as problem:
        from tabletop.base import journal

        journal.logger().warning("There is no sound %s: %s", name, problem)
        return None
