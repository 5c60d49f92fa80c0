"""The cats themselves: three meows and a purr, sung through a small throat. Voices of their own are in voices.py."""

import numpy as np
from numpy.random import Generator

from .waves import RATE, Wave, bandpass, breeze, clock, count, curve, decay, edges, lowpass, noise, peaked

Throat = tuple[Wave, Wave, Wave]  # the three formants in hertz, moving in time

_STEP = 64
_WIDTHS = (190.0, 320.0, 600.0)
_STRENGTHS = (1.0, 0.75, 0.3)


def _resonance(pitch: Wave, throat: Throat) -> Wave:
    parts = [
        strength / (1 + ((pitch - middle) / width) ** 2)
        for middle, width, strength in zip(throat, _WIDTHS, _STRENGTHS, strict=True)
    ]
    return np.asarray(np.sum(parts, axis=0) + 0.02)


def _sung(pitch: Wave, throat: Throat, dice: Generator) -> Wave:
    """Harmonics of the pitch, each as strong at every moment as the throat lets it through."""
    knots = np.arange(0, len(pitch), _STEP)
    formants = (throat[0][knots], throat[1][knots], throat[2][knots])
    slope = 1.9 - 1.5 * np.clip((formants[0] - 400) / 700, 0, 1)  # a closed mouth is duller
    shiver = np.interp(np.arange(len(pitch)), knots, dice.normal(0, 0.004, len(knots)))
    turn = np.exp(2j * np.pi * np.cumsum(pitch * (1 + shiver)) / RATE)
    harmonic, voice = np.ones_like(turn), np.zeros(len(pitch))
    for number in range(1, int(11_000 / np.max(pitch)) + 1):
        harmonic *= turn
        strength = _resonance(number * pitch[knots], formants) / number**slope
        voice += np.interp(np.arange(len(pitch)), knots, strength) * harmonic.imag
    return peaked(voice)


def meow(dice: Generator, pitch: Wave, throat: Throat, loudness: Wave) -> Wave:
    """One breath of a cat: a pitch, a throat that moves and how loud it is."""
    breath = peaked(breeze(dice, throat[1], 0.5)) * 0.05
    voice = (_sung(pitch, throat, dice) + breath) * loudness
    return voice * edges(len(voice), 0.008, 0.06)


def plain_meow(dice: Generator) -> Wave:
    """The one that asks for supper: mee-ow, up and then a long way down."""
    length = 0.72
    pitch = curve(length, (0, 520), (0.12, 640), (0.3, 720), (0.5, 590), (length, 430))
    throat = (
        curve(length, (0, 400), (0.1, 650), (0.28, 1250), (0.48, 1050), (length, 520)),
        curve(length, (0, 1500), (0.12, 2500), (0.3, 2000), (0.5, 1350), (length, 950)),
        curve(length, (0, 3800), (0.3, 4300), (length, 3600)),
    )
    return meow(dice, pitch, throat, curve(length, (0, 0.22), (0.08, 0.4), (0.26, 1), (0.48, 0.75), (length, 0)))


def kitten_mew(dice: Generator) -> Wave:
    """A short high one."""
    length = 0.42
    pitch = curve(length, (0, 820), (0.1, 1010), (0.2, 1040), (length, 760))
    throat = (
        curve(length, (0, 600), (0.1, 1100), (0.22, 1650), (length, 900)),
        curve(length, (0, 2300), (0.1, 3300), (0.26, 2900), (length, 1900)),
        curve(length, (0, 5200), (length, 4800)),
    )
    return meow(dice, pitch, throat, curve(length, (0, 0.2), (0.06, 0.6), (0.18, 1), (0.3, 0.6), (length, 0)))


def curious_trill(dice: Generator) -> Wave:
    """Mrrr-ow? A rolled beginning, then a question."""
    length = 0.66
    pitch = curve(length, (0, 390), (0.22, 440), (0.36, 560), (0.52, 690), (length, 780))
    throat = (
        curve(length, (0, 480), (0.24, 560), (0.42, 1050), (length, 800)),
        curve(length, (0, 1300), (0.24, 1500), (0.42, 1900), (length, 1500)),
        curve(length, (0, 3700), (length, 4200)),
    )
    rolling = curve(length, (0, 0.75), (0.2, 0.7), (0.3, 0), (length, 0))
    tongue = 1 - rolling * (0.5 + 0.5 * np.cos(2 * np.pi * 27 * clock(length)))
    swelling = curve(length, (0, 0.45), (0.2, 0.6), (0.4, 1), (0.54, 0.8), (length, 0))
    return meow(dice, pitch, throat, swelling * tongue)


def purr_pulse(dice: Generator, brightness: float) -> Wave:
    """One closing of the throat: a soft knock in a furry chest."""
    length = 0.05
    chest = np.zeros(count(length))
    for pitch, level in ((95, 1.0), (190, 0.8), (330, 0.55 * brightness), (560, 0.35 * brightness)):
        tone = np.sin(2 * np.pi * pitch * clock(length) + dice.uniform(0, 0.6))
        chest += level * dice.uniform(0.8, 1.2) * tone
    fur = bandpass(noise(dice, length), 700, 0.8) * 0.5 * brightness
    return (chest + fur) * decay(length, 0.07) * edges(len(chest), 0.004, 0.01)


def purr(dice: Generator) -> Wave:
    """Out, in, and out again; the breath in is a little faster and brighter."""
    length = 2.3
    breaths = ((0.0, 0.85, 24.0, 0.9), (0.9, 1.5, 28.0, 1.25), (1.55, 2.2, 23.5, 0.85))
    chest = np.zeros(count(length))
    for begin, end, rate, brightness in breaths:
        moment = begin
        while moment < end:
            share = (moment - begin) / (end - begin)
            pulse = purr_pulse(dice, brightness) * (0.25 + np.sin(np.pi * min(share + 0.12, 1)) ** 0.7)
            start = round(moment * RATE)
            chest[start : start + len(pulse)] += pulse[: len(chest) - start]
            moment += (1 + dice.normal(0, 0.035)) / rate
    return lowpass(chest, 2200) * edges(len(chest), 0.004, 0.5)
