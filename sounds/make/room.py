"""Where the players sit: a reverberant hall, and a stage on which time runs in a circle.

On the stage every sound that rings past the end of the piece goes on at its beginning, and so does the hall:
the recording has no seam.
"""

import numpy as np
from numpy.random import Generator

from .instruments import Instrument
from .levels import amplitude, loudness
from .score import Part, hertz
from .waves import RATE, Wave, bandpass, count, dice_for, edges, highpass, lowpass, quick_length

UPBEAT = 0.08  # the recording starts this much before the first beat, where it is quietest


def hall(dice: Generator, seconds: float, brightness: float = 0.4) -> Wave:
    """The answer of a hall to a clap: noise that fades, the higher the faster, after a short gap."""
    gap = np.zeros(count(0.014))
    now = np.arange(count(seconds)) / RATE
    bands = ((lowpass, 450.0, 1.0), (bandpass, 1400.0, 0.8), (highpass, 3800.0, brightness))
    answer = np.zeros(len(now))
    for band, pitch, life in bands:
        answer += band(dice.standard_normal(len(now)), pitch) * np.exp(-6.9 * now / (seconds * life))
    answer = highpass(answer, 120) * edges(len(answer), 0.006, seconds * 0.3)
    return np.concatenate([gap, answer / np.sqrt(np.sum(answer**2))])


def in_hall(wave: Wave, name: str, seconds: float, share: float) -> Wave:
    """One sound with its reverberation, for an effect."""
    answer = hall(dice_for("hall of " + name), seconds)
    size = quick_length(len(wave) + len(answer))
    echo = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)
    echo[: len(wave)] += wave * (1 - share) / share
    return echo * share


class Stage:
    """A loop of a whole number of bars, on which parts are played one after the other and mixed by ear."""

    def __init__(self, name: str, bars: int, bar: int, tempo: float, reverberation: float) -> None:
        self.bar = bar
        self.length = quick_length(count(bars * bar * 60 / tempo))
        self.seconds_per_beat = self.length / RATE / (bars * bar)
        self.dice = dice_for(name)
        self.reverberation = reverberation
        self.dry = np.zeros((2, self.length))
        self.wet = np.zeros((2, self.length))

    def play(
        self,
        instrument: Instrument,
        part: Part,
        level: float,
        pan: float = 0.0,
        distance: float = 0.25,
        loose: float = 0.008,
        swing: float = 0.0,
    ) -> None:
        """Add a part at a loudness in decibels; `pan` is from -1 to 1, `distance` the share of the hall."""
        take = self._take(instrument, part, loose, swing)
        gain = amplitude(level - loudness(take))
        angle = (pan + 1) * np.pi / 4
        for side, share in enumerate((gain * np.cos(angle), gain * np.sin(angle))):
            self.dry[side] += take * (share * (1 - distance))
            self.wet[side] += take * (share * distance)

    def play_wide(self, instrument: Instrument, part: Part, level: float, distance: float = 0.4) -> None:
        """Two takes of the same part, never quite alike, one on each side."""
        for side in (-0.75, 0.75):
            self.play(instrument, part, level - 3, pan=side, distance=distance, loose=0.02)

    def _take(self, instrument: Instrument, part: Part, loose: float, swing: float) -> Wave:
        take = np.zeros(self.length)
        for note in sorted(part, key=lambda note: (note.start, note.pitch)):
            late = float(np.clip(self.dice.normal(0, loose), -2 * loose, 2 * loose))
            moment = (note.start + swing * (note.start % 1 == 0.5)) * self.seconds_per_beat + late
            force = note.force * self._accent(note.start) * (1 + 0.05 * self.dice.standard_normal())
            held = note.beats * self.seconds_per_beat
            sound = instrument(hertz(note.pitch), held, float(np.clip(force, 0.05, 1.0)), self.dice)
            self._lay(take, sound, moment + UPBEAT)
        return take

    def _accent(self, start: float) -> float:
        place = start % self.bar
        if place == 0:
            return 1.1
        return 1.0 if place == int(place) else 0.92

    def _lay(self, take: Wave, sound: Wave, moment: float) -> None:
        start = round(moment * RATE) % self.length
        while len(sound):
            piece = sound[: self.length - start]
            take[start : start + len(piece)] += piece
            sound, start = sound[len(piece) :], 0

    def recording(self) -> Wave:
        """Both channels, with the hall's answer bent around the loop, as frames of two samples."""
        spectrum = np.fft.rfft(self.dry)
        for side in range(2):
            answer = hall(self.dice, self.reverberation, brightness=0.3)
            spectrum[side] += 1.3 * np.fft.rfft(self.wet[side]) * np.fft.rfft(answer, self.length)
        slope = 1j * np.fft.rfftfreq(self.length, 1 / RATE) / 32
        spectrum *= slope**2 / (1 + slope / np.sqrt(0.5) + slope**2)
        return np.asarray(np.fft.irfft(spectrum, self.length).T)
