"""The orchestra: each player takes a pitch in hertz, a length in seconds, a force and some dice."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import Generator

from .waves import RATE, Wave, bandpass, clock, count, decay, edges, highpass, lowpass, noise, partials, peaked

Instrument = Callable[[float, float, float, Generator], Wave]
Mode = tuple[float, float, float]  # times the pitch, level, seconds until it has faded by 60 dB


def _blow(force: float) -> float:
    """How much louder a harder touch is."""
    return float(force**1.4)


def struck(pitch: float, modes: Sequence[Mode], mallet: float, force: float) -> Wave:
    """A bar, plate or bell: modes that ring each at its own rate; a harder blow wakes the higher ones."""
    length = max(ring for _, _, ring in modes)
    tone = np.zeros(count(length))
    now = clock(length)
    for ratio, level, ring in modes:
        if pitch * ratio < RATE * 0.4:
            brightness = level * (0.4 + force) if ratio > 1.5 else level
            tone += brightness * np.sin(2 * np.pi * pitch * ratio * now) * np.exp(-6.9 * now / ring)
    return peaked(tone * edges(len(tone), mallet, 0.15)) * _blow(force)


def plucked(pitch: float, ring: float, damping: float, where: float, force: float) -> Wave:
    """A string plucked at `where` of its length; the higher its harmonics, the sooner they are gone."""
    length = ring * 0.8
    now = clock(length)
    turn = np.exp(2j * np.pi * pitch * now)
    fading = np.exp(-6.9 * now * damping / ring)
    harmonic, tone = turn.copy(), np.zeros(len(now))
    loss = np.exp(-6.9 * now / ring)
    softness = 1.9 - 0.7 * force
    for number in range(1, 25):
        if number * pitch > 9000:
            break
        tone += abs(np.sin(np.pi * number * where)) / number**softness * (harmonic.imag * loss)
        harmonic *= turn
        loss = loss * fading
    return peaked(tone * edges(len(tone), 0.003, 0.12)) * _blow(force)


def _held(pitch: float, seconds: float, dice: Generator, depth: float, onset: float) -> Wave:
    """A pitch curve with vibrato that wakes slowly, and a little wandering."""
    now = clock(seconds)
    waking = np.clip((now - onset) / 0.5, 0, 1)
    rate = 4.9 + 0.4 * dice.standard_normal()
    vibrato = depth * waking * np.sin(2 * np.pi * rate * now + dice.uniform(0, 6.28))
    drift = 0.0012 * np.sin(2 * np.pi * dice.uniform(0.1, 0.4) * now + dice.uniform(0, 6.28))
    return np.asarray(pitch * (1 + vibrato + drift))


def vibraphone(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    ring = 4.2 * (440 / pitch) ** 0.5
    modes = [(1.0, 1.0, ring), (4.0, 0.16, ring * 0.22), (9.9, 0.05, 0.12)]
    tone = struck(pitch, modes, 0.006, force)
    motor = 1 + 0.16 * np.sin(2 * np.pi * 4.6 * clock(ring) + dice.uniform(0, 6.28))
    damper = min(seconds + 0.9, ring)
    held = count(damper)
    return (tone * motor[: len(tone)])[:held] * edges(held, 0.001, 0.6)


def electric_piano(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    length = seconds + 0.35
    now = clock(length)
    tine = (0.9 * force) * np.exp(-now * 3.0) * np.sin(2 * np.pi * pitch * now)
    bell = 0.06 * force * np.sin(2 * np.pi * pitch * 7 * now) * np.exp(-now * 18)
    tone = (np.sin(2 * np.pi * pitch * now + tine) + bell) * decay(length, 4.5)
    return tone * edges(len(tone), 0.008, 0.3) * _blow(force)


def celesta(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    ring = 2.6 * (700 / pitch) ** 0.6
    modes = [(1.0, 1.0, ring), (2.0, 0.10, ring * 0.6), (4.1, 0.14, ring * 0.25), (6.8, 0.05, 0.15)]
    return struck(pitch, modes, 0.003, force)


def glockenspiel(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    ring = 2.2 * (1500 / pitch) ** 0.5
    return struck(pitch, [(1.0, 1.0, ring), (2.76, 0.22, ring * 0.4), (5.4, 0.08, 0.2)], 0.0015, force)


def glass_bell(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    ring = 3.4 * (600 / pitch) ** 0.4
    beat = 1 + dice.uniform(0.0008, 0.002)
    modes = [(1.0, 0.8, ring), (beat, 0.4, ring), (2.0, 0.2, ring * 0.7), (2.99, 0.13, ring * 0.4), (5.1, 0.05, 0.4)]
    return struck(pitch, modes, 0.008, force)


def marimba(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    return struck(pitch, [(1.0, 1.0, 0.6), (3.93, 0.18, 0.16), (9.2, 0.04, 0.05)], 0.004, force)


def harp(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    return plucked(pitch, 3.4 * (262 / pitch) ** 0.45, 0.55, 0.31 + dice.uniform(-0.03, 0.03), force)


def pizzicato(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    string = plucked(pitch, 1.1 * (220 / pitch) ** 0.35, 0.35, 0.17 + dice.uniform(-0.02, 0.02), force)
    body = bandpass(string, 290, 1.5) + 0.6 * bandpass(string, 620, 2.0)
    return peaked(string + 0.9 * body) * _blow(force)


def upright_bass(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    string = plucked(pitch, 3.0, 0.9, 0.22, force)
    length = min(count(seconds + 0.12), len(string))
    finger = lowpass(noise(dice, 0.05), 320) * decay(0.05, 0.05) * 0.25 * force
    tone = string[:length] * edges(length, 0.006, 0.14)
    tone[: len(finger)] += finger[:length]
    return tone


def flute(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    length = seconds + 0.09
    tone = partials(_held(pitch, length, dice, 0.0045, 0.25), [1.0, 0.32 * force, 0.14 * force, 0.05, 0.02])
    breath = bandpass(noise(dice, length), pitch * 2, 2.5) * 0.05
    chiff = highpass(noise(dice, length), 2500) * decay(length, 0.12) * 0.02
    swelling = 0.82 + 0.18 * np.sin(np.pi * np.minimum(clock(length) / length, 1))
    return (tone + breath + chiff) * swelling * edges(len(tone), 0.06, 0.11) * force


def clarinet(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    length = seconds + 0.08
    levels = [1.0, 0.05, 0.45, 0.05, 0.2, 0.04, 0.1, 0.02, 0.04]
    tone = partials(_held(pitch, length, dice, 0.0022, 0.4), levels)
    return lowpass(tone, 2400) * edges(len(tone), 0.045, 0.09) * force


def horn(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A soft brass: it opens as the note swells."""
    length = seconds + 0.25
    bend = _held(pitch, length, dice, 0.002, 0.6)
    dark = partials(bend, [1.0, 0.5, 0.22, 0.1, 0.04])
    bright = partials(bend, [0.8, 0.8, 0.6, 0.42, 0.28, 0.18, 0.1, 0.06])
    opening = edges(len(dark), min(0.35, seconds * 0.5), min(0.5, seconds * 0.6)) * force
    return (dark * (1 - 0.6 * opening) + bright * 0.6 * opening) * edges(len(dark), 0.05, 0.25) * force


def strings(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A soft ensemble: three players a few cents apart, slow bows."""
    length = seconds + 1.1
    levels = [1 / number**1.55 for number in range(1, 15)]
    section = np.zeros(count(length))
    for cents in (-6, 1, 7):
        section += partials(_held(pitch * 2 ** (cents / 1200), length, dice, 0.002, 0.2), levels)
    return section / 3 * edges(len(section), min(0.7, seconds * 0.5), 1.1) * force


def warm_pad(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A floating synthesiser: detuned voices that brighten and darken slowly."""
    length = seconds + 2.2
    now = clock(length)
    tide = 0.5 + 0.5 * np.sin(2 * np.pi * 0.11 * now + dice.uniform(0, 6.28))
    pad = np.zeros(len(now))
    for cents in (-8, 0, 9):
        bend = _held(pitch * 2 ** (cents / 1200), length, dice, 0.0008, 0.0)
        pad += partials(bend, [1.0, 0.35, 0.16, 0.08, 0.04])
        pad += 0.7 * tide * partials(bend, [0.0, 0.25, 0.3, 0.22, 0.16, 0.12, 0.08, 0.05, 0.03])
    return pad / 3 * edges(len(pad), min(1.8, seconds * 0.5), 2.2) * force


def choir(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """Four singers on a vowel that opens from "oo" to "ah" and closes again."""
    length = seconds + 2.5
    heights = np.asarray(pitch * np.arange(1, 22), dtype=np.float64)
    vowels = [_vowel(heights, (360, 780, 2500)), _vowel(heights, (640, 1100, 2600))]
    mouth = 0.65 * edges(count(length), seconds * 0.6, length - seconds * 0.6)
    group = np.zeros(count(length))
    for cents in (-9, -3, 4, 10):
        bend = _held(pitch * 2 ** (cents / 1200), length, dice, 0.004, 0.3)
        closed, opened = (partials(bend, vowel) for vowel in vowels)
        group += closed * (1 - mouth) + opened * mouth
    breath = bandpass(noise(dice, length), 1100, 0.8) * 0.012
    return (group / 4 + breath) * edges(len(group), min(1.6, seconds * 0.45), 2.5) * force


def _vowel(heights: Wave, formants: tuple[float, float, float]) -> Wave:
    gains = (1.0, 0.5, 0.12)
    shape = np.sum(
        [gain / (1 + ((heights - middle) / 130) ** 2) for gain, middle in zip(gains, formants, strict=True)], axis=0
    )
    return np.asarray((shape + 0.03) * (heights[0] / heights) ** 0.5)


def whistle(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A soft voice from far away, nearly a sine."""
    length = seconds + 0.5
    tone = partials(_held(pitch, length, dice, 0.005, 0.3), [1.0, 0.12, 0.05])
    return tone * edges(len(tone), min(0.25, seconds * 0.3), 0.55) * force


def low_drone(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    length = seconds + 2.0
    tone = partials(_held(pitch, length, dice, 0.0, 0.0), [1.0, 0.6, 0.35, 0.2, 0.12, 0.06])
    return tone * edges(len(tone), min(1.5, seconds * 0.4), 2.0) * force


def brush_sweep(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A wire brush drawn in a circle over the skin."""
    skin = bandpass(noise(dice, seconds), 2600, 0.7)
    return skin * edges(len(skin), seconds * 0.6, seconds * 0.4) * force * 0.3


def brush_tap(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    wires = bandpass(noise(dice, 0.22), 3400, 0.6) * decay(0.22, 0.2)
    skin = np.sin(2 * np.pi * 190 * clock(0.22)) * decay(0.22, 0.12) * 0.5
    return (wires + skin) * edges(len(wires), 0.002, 0.05) * _blow(force)


def side_drum(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    snares = bandpass(noise(dice, 0.25), 2900, 0.8) * decay(0.25, 0.22)
    skin = np.sin(2 * np.pi * 205 * clock(0.25)) * decay(0.25, 0.16)
    return (snares + skin) * edges(len(snares), 0.0015, 0.05) * _blow(force)


def big_drum(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A felt beater on a large skin, heard from across the room."""
    falling = 52 + 40 * decay(0.8, 0.25)
    skin = partials(falling, [1.0, 0.4, 0.15, 0.06]) * decay(0.8, 0.75)
    felt = lowpass(noise(dice, 0.8), 500) * decay(0.8, 0.09) * 0.5
    return peaked((skin + felt) * edges(len(skin), 0.004, 0.2)) * _blow(force)


def wind(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """Air between the stars: a soft wide hiss around a pitch."""
    air = bandpass(noise(dice, seconds * 1.5), pitch, 1.2)
    return air * edges(len(air), seconds * 0.7, seconds * 0.8) * force
