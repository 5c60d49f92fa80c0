"""The raw material of every sound: time, curves, oscillators, noise and filters."""

import zlib
from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Spectrum = NDArray[np.complex128]

RATE = 44_100
HIGHEST_PARTIAL = 15_000.0
_ODD_LENGTHS = [int(3**threes * 5**fives) for threes in range(15) for fives in range(10)]


def dice_for(name: str) -> Generator:
    """The random numbers of one sound: always the same ones for the same name."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def count(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def quick_length(length: int) -> int:
    """The length rounded up to an even one of small prime factors, as Fourier transforms like it."""
    return min(odd << max(1, (-(-length // odd) - 1).bit_length()) for odd in _ODD_LENGTHS)


def clock(seconds: float) -> Wave:
    return np.arange(count(seconds)) / RATE


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A line through (moment in seconds, value) points with rounded corners."""
    moments, values = zip(*points, strict=True)
    line = np.interp(clock(seconds), moments, values)
    width = min(count(0.012), len(line))
    padded = np.pad(line, (width, width), mode="edge")
    rounded = np.convolve(padded, np.hanning(width + 2)[1:-1] / np.hanning(width + 2).sum(), mode="same")
    return rounded[width:-width]


def edges(length: int, attack: float, release: float) -> Wave:
    """An envelope of one that rises at its start and falls at its end, both as half a cosine."""
    shape = np.ones(length)
    rise = min(count(attack), length // 2)
    fall = min(count(release), length - rise)
    shape[:rise] = 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    shape[length - fall :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fall + 1) / fall)
    return shape


def decay(seconds: float, ring: float) -> Wave:
    """A fading that has lost 60 dB after `ring` seconds."""
    return np.exp(-6.9 * clock(seconds) / ring)


def partials(pitch: Wave, levels: Sequence[float] | Wave) -> Wave:
    """A harmonic tone that follows a pitch curve, one level for each harmonic."""
    heard = levels[: int(HIGHEST_PARTIAL / np.max(pitch))]
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    return np.concatenate([_harmonics(phase[at : at + 8192], heard) for at in range(0, len(phase), 8192)])


def _harmonics(phase: Wave, levels: Sequence[float] | Wave) -> Wave:
    """Sines of all multiples of a phase, each from the two before it by the angle sum formula."""
    before, harmonic, twice = np.zeros(len(phase)), np.sin(phase), 2 * np.cos(phase)
    tone = np.zeros(len(phase))
    for level in levels:
        tone += level * harmonic
        before, harmonic = harmonic, twice * harmonic - before
    return tone


def noise(dice: Generator, seconds: float) -> Wave:
    return dice.standard_normal(count(seconds))


def _filtered(wave: Wave, pitch: float, response: str, sharpness: float) -> Wave:
    """A two-pole filter by its analogue response, with room after the sound so that nothing wraps."""
    size = quick_length(len(wave) + count(0.2))
    ratio = 1j * np.fft.rfftfreq(size, 1 / RATE) / pitch
    numerator = {"low": np.ones_like(ratio), "high": ratio**2, "band": ratio / sharpness}[response]
    gain = numerator / (1 + ratio / sharpness + ratio**2)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * gain, size)[: len(wave)])


def lowpass(wave: Wave, pitch: float) -> Wave:
    return _filtered(wave, pitch, "low", np.sqrt(0.5))


def highpass(wave: Wave, pitch: float) -> Wave:
    return _filtered(wave, pitch, "high", np.sqrt(0.5))


def bandpass(wave: Wave, pitch: float, sharpness: float = 1.0) -> Wave:
    return _filtered(wave, pitch, "band", sharpness)


def breeze(dice: Generator, pitch: Wave, octaves: float) -> Wave:
    """Noise whose colour follows a pitch curve: a bell of the given width, in octaves, moves along it."""
    size, hop = 1024, 256
    window = np.hanning(size)
    air = dice.standard_normal(len(pitch) + 2 * size)
    blown = np.zeros(len(air))
    heights = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0))
    for start in range(0, len(air) - size, hop):
        here = pitch[min(max(start - size // 2, 0), len(pitch) - 1)]
        bell = np.exp(-(((heights - np.log2(here)) / octaves) ** 2)) / np.sqrt(here / 1000)
        blown[start : start + size] += window * np.fft.irfft(np.fft.rfft(window * air[start : start + size]) * bell)
    return blown[size : size + len(pitch)]


def mixed(*layers: tuple[float, float, Wave]) -> Wave:
    """Waves laid over each other; each layer is (moment in seconds, level, wave)."""
    length = max(round(moment * RATE) + len(wave) for moment, _, wave in layers)
    whole = np.zeros(length)
    for moment, level, wave in layers:
        start = round(moment * RATE)
        whole[start : start + len(wave)] += level * wave
    return whole


def peaked(wave: Wave) -> Wave:
    """The same wave with its highest peak at one."""
    return wave / max(float(np.max(np.abs(wave))), 1e-9)
