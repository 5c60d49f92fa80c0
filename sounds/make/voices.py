"""Six cats with voices of their own, each in the six moods that can be heard: `meow-<voice>-<mood>`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.random import Generator

from .cats import meow, purr_pulse
from .waves import RATE, Wave, breeze, clock, count, curve, edges, lowpass, peaked

Line = tuple[tuple[float, float], ...]  # (share of the length, value)


@dataclass(frozen=True)
class Voice:
    """Everything is against the cat next door, who is 1; `rasp` and `roll` are from 0 to 1."""

    pitch: float = 1.0
    throat: float = 1.0
    slowness: float = 1.0
    rasp: float = 0.0
    """How much the voice rattles."""
    roll: float = 0.0
    """How much of an r it begins with."""
    nose: float = 1.0
    """How bright its vowels are."""


VOICES = (
    Voice(),  # the cat next door
    Voice(pitch=0.6, throat=0.78, slowness=1.25, rasp=0.12),  # a big tomcat
    Voice(pitch=1.6, throat=1.35, slowness=0.72),  # a kitten
    Voice(pitch=0.8, throat=0.92, slowness=1.1, rasp=0.55),  # an old lady who has seen everything
    Voice(pitch=1.18, throat=1.05, slowness=1.35, nose=1.3),  # a Siamese with opinions
    Voice(pitch=1.3, throat=1.12, slowness=0.9, roll=0.85),  # one who rolls every r
)


@dataclass(frozen=True)
class Cry:
    """How a mood goes: pitch in hertz, then how open the mouth is and how far forward the vowel, both 0 to 1."""

    seconds: float
    pitch: Line
    mouth: Line
    vowel: Line
    loudness: Line
    tremble: float = 0.0


CRIES = {
    "glad": Cry(
        0.52,
        ((0, 520), (0.3, 690), (0.6, 820), (1, 700)),
        ((0, 0.1), (0.35, 0.9), (0.7, 1), (1, 0.4)),
        ((0, 0.6), (0.3, 1), (1, 0.7)),
        ((0, 0.3), (0.25, 0.8), (0.5, 1), (0.75, 0.7), (1, 0)),
    ),
    "gloating": Cry(
        0.86,
        ((0, 430), (0.16, 520), (0.3, 450), (0.46, 560), (0.62, 500), (1, 360)),
        ((0, 0.2), (0.16, 0.6), (0.3, 0.15), (0.5, 0.9), (0.75, 0.7), (1, 0.1)),
        ((0, 0.4), (0.5, 0.8), (1, 0)),
        ((0, 0.3), (0.14, 0.8), (0.3, 0.2), (0.46, 1), (0.7, 0.75), (1, 0)),
    ),
    "hurt": Cry(
        1.0,
        ((0, 660), (0.12, 800), (0.35, 740), (0.7, 540), (1, 380)),
        ((0, 0.3), (0.2, 1), (0.6, 0.6), (1, 0.1)),
        ((0, 0.9), (0.3, 0.5), (1, 0)),
        ((0, 0.3), (0.12, 1), (0.45, 0.8), (0.8, 0.4), (1, 0)),
        tremble=0.035,
    ),
    "surprised": Cry(
        0.34,
        ((0, 560), (0.25, 980), (0.55, 1060), (1, 880)),
        ((0, 0.4), (0.3, 1), (1, 0.7)),
        ((0, 0.7), (0.4, 1), (1, 0.8)),
        ((0, 0.5), (0.15, 1), (0.5, 0.8), (1, 0)),
    ),
    "thinking": Cry(
        0.6,
        ((0, 360), (0.4, 345), (0.75, 420), (1, 470)),
        ((0, 0), (1, 0.12)),
        ((0, 0.2), (1, 0.4)),
        ((0, 0.4), (0.3, 1), (0.7, 0.8), (1, 0)),
    ),
}


def _drawn(line: Line, length: float) -> Wave:
    return curve(length, *((share * length, value) for share, value in line))


def _cry(voice: Voice, cry: Cry, dice: Generator) -> Wave:
    length = cry.seconds * voice.slowness
    now = clock(length)
    trembling = 1 + cry.tremble * np.sin(2 * np.pi * 7.5 * now)
    pitch = _drawn(cry.pitch, length) * voice.pitch * trembling
    mouth, vowel = _drawn(cry.mouth, length), _drawn(cry.vowel, length)
    throat = (
        (380 + 820 * mouth) * voice.throat,
        (950 + 1500 * vowel) * voice.throat * voice.nose,
        (3600 + 600 * mouth) * voice.throat,
    )
    rolling = voice.roll * np.clip(1 - now / (0.45 * length), 0, 1) ** 0.5
    tongue = 1 - rolling * (0.5 + 0.5 * np.cos(2 * np.pi * 26 * now))
    rattle = 1 - voice.rasp * (0.5 + 0.5 * np.cos(2 * np.pi * (58 + dice.normal(0, 2, len(now)).cumsum() / 90) * now))
    return meow(dice, pitch, throat, _drawn(cry.loudness, length) * tongue * rattle)


def _snore(voice: Voice, dice: Generator) -> Wave:
    """Asleep: one slow breath in that rattles, and a sigh out."""
    length = 1.3 * voice.slowness
    chest = np.zeros(count(length))
    moment, end = 0.0, 0.55 * length
    while moment < end:
        pulse = purr_pulse(dice, 0.8 * voice.throat) * (0.25 + np.sin(np.pi * (moment / end * 0.88 + 0.1)) ** 0.8)
        start = round(moment * RATE)
        chest[start : start + len(pulse)] += pulse[: len(chest) - start]
        moment += (1 + dice.normal(0, 0.04)) / (26 * voice.pitch**0.4)
    sigh = curve(length, (0, 500), (0.58 * length, 1500), (0.7 * length, 1100), (length, 500)) * voice.throat
    out = peaked(breeze(dice, sigh, 0.5)) * curve(length, (0, 0), (0.56 * length, 0), (0.68 * length, 0.4), (length, 0))
    return (lowpass(peaked(chest), 2000) + out) * edges(len(chest), 0.004, 0.12)


def _calls() -> dict[str, Callable[[Generator], Wave]]:
    calls: dict[str, Callable[[Generator], Wave]] = {}
    for number, voice in enumerate(VOICES):
        calls |= {f"meow-{number}-{mood}": partial(_cry, voice, cry) for mood, cry in CRIES.items()}
        calls[f"meow-{number}-asleep"] = partial(_snore, voice)
    return calls


CALLS = _calls()
