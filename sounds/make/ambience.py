"""What each table's place sounds like when nobody moves: loops of 24 seconds without a seam."""

from collections.abc import Callable

import numpy as np
from numpy.random import Generator

from .instruments import glass_bell, low_drone, struck, whistle, wind
from .room import Stage
from .score import Note, Part, line, pitch_of
from .waves import Wave, bandpass, breeze, clock, count, curve, decay, edges, lowpass, noise, partials, peaked

BARS, BAR, TEMPO = 12, 4, 120


def _clock_tick(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """The escapement of a wall clock in its wooden case."""
    case = struck(pitch * 0.31, [(1.0, 1.0, 0.09), (1.9, 0.4, 0.05)], 0.001, force)
    catch = struck(pitch * 2.3, [(1.0, 1.0, 0.03), (1.6, 0.6, 0.02)], 0.0005, force)
    case[: len(catch)] += 0.5 * catch
    return case


def _cricket(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """Three strokes of a wing, again and again while the note lasts."""
    now = clock(seconds)
    strokes = np.clip(np.sin(2 * np.pi * 27 * now), 0, 1) ** 0.7 * (now * 2.4 % 1 < 0.27)
    return np.sin(2 * np.pi * pitch * now) * strokes * edges(len(now), 0.4, 0.4) * force


def _beep(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A soft light on a console that makes a sound."""
    length = min(seconds, 0.16)
    return partials(np.full(count(length), pitch), [1.0, 0.14, 0.04]) * edges(count(length), 0.012, 0.07) * force


def _rumble(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """Thunder behind the hills: a low roll with a few bumps in it."""
    colour = curve(seconds, (0, 130), (seconds * 0.12, 95), (seconds, 60))
    roll = peaked(breeze(dice, colour, 0.9))
    bumps = np.ones(len(roll))
    for _ in range(5):
        at = dice.uniform(0.05, 0.7) * seconds
        bumps += dice.uniform(0.5, 1.6) * np.exp(-(((clock(seconds) - at) / 0.16) ** 2))
    return roll * bumps * edges(len(roll), seconds * 0.12, seconds * 0.75) * force


def _gust(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """Wind around a corner that rises and sinks."""
    colour = curve(seconds * 1.4, (0, pitch * 0.7), (seconds * 0.6, pitch * 1.35), (seconds * 1.4, pitch * 0.6))
    return peaked(breeze(dice, colour, 0.45)) * edges(len(colour), seconds * 0.6, seconds * 0.8) * force


def _creak(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A sign that swings on one hinge."""
    length = min(seconds, 0.8)
    slow = curve(length, (0, 38), (length * 0.5, 62), (length, 34))
    grain = np.clip(np.sin(2 * np.pi * np.cumsum(slow) / 44_100), 0.6, 1) - 0.6
    return peaked(bandpass(grain * noise(dice, length), pitch, 5.0)) * edges(count(length), 0.2, 0.3) * force


def _gear(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A tooth of a brass wheel."""
    return struck(pitch, [(1.0, 1.0, 0.12), (2.76, 0.7, 0.09), (5.4, 0.4, 0.05), (8.9, 0.25, 0.03)], 0.0006, force)


def _whirr(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """Clockwork that runs."""
    length = seconds * 1.3
    teeth = 0.6 + 0.4 * np.sin(2 * np.pi * 18 * clock(length))
    return (
        bandpass(noise(dice, length), pitch, 3.0) * teeth * edges(count(length), seconds * 0.3, seconds * 0.5) * force
    )


def _teleprinter(pitch: float, seconds: float, force: float, dice: Generator) -> Wave:
    """A line that comes in, on paper, at the other end of the hall."""
    keys = np.zeros(count(seconds))
    moment = 0.0
    while moment < seconds - 0.1:
        key = lowpass(noise(dice, 0.03), pitch * dice.uniform(0.8, 1.2)) * decay(0.03, 0.03)
        start = count(moment)
        keys[start : start + len(key)] += key * dice.uniform(0.5, 1)
        moment += 0.085 * (1 if dice.random() < 0.85 else 3)
    return keys * edges(len(keys), 0.002, 0.05) * force


def _bars(*bars: str) -> Part:
    """Bars that are repeated until the loop is full."""
    return line(" | ".join(bars[number % len(bars)] for number in range(BARS)), bar=BAR)


def _long(*keys: str) -> Part:
    """Notes of equal length that fill the loop."""
    beats = BARS * BAR / len(keys)
    return [Note(place * beats, beats, pitch_of(key)) for place, key in enumerate(keys)]


def _stage(name: str, reverberation: float) -> Stage:
    return Stage(name, BARS, BAR, TEMPO, reverberation)


def night_room(name: str) -> Wave:
    """A clock on the wall, crickets outside, an owl once in a while."""
    stage = _stage(name, 0.9)
    stage.play(wind, _long("A5", "G5", "A5", "B5"), -41, distance=0.3)
    stage.play(_clock_tick, _bars("A5:2 G5:2"), -43, pan=-0.55, distance=0.3, loose=0.002)
    stage.play(_cricket, _bars("C8:4", "-:4", "C8:3 -"), -42, pan=0.6, distance=0.2)
    stage.play(_cricket, _bars("-:4", "-:2 B7:2", "B7:4", "-:4"), -45, pan=0.2, distance=0.4)
    owl = line("-:4 |" * 7 + "- E4:.7 -:.8 E4:.5 E4 |" + "-:4 |" * 3 + "-:4", bar=BAR)
    stage.play(whistle, owl, -44, pan=0.75, distance=0.8)
    return stage.recording()


def bridge(name: str) -> Wave:
    """The hum of the engines, air from a vent, and consoles that talk to each other."""
    stage = _stage(name, 1.6)
    stage.play(low_drone, _long("A1", "A1", "A1"), -40, distance=0.2)
    stage.play(low_drone, _long("E2", "E2", "F2", "E2"), -46, distance=0.3)
    stage.play(wind, _long("C6", "C6", "B5"), -47, distance=0.2)
    near = _bars("-:4", "- E6:.3 A6:.7 -:2", "-:4", "-:3 D6:.3 D6:.7", "-:4", "-:2 A6:.3 E6:.3 B5:.4 -")
    stage.play(_beep, near, -45, pan=-0.5, distance=0.5)
    stage.play(_beep, _bars("-:4", "-:4", "-:1 G5:3", "-:4"), -46, pan=0.6, distance=0.6)
    stage.play(glass_bell, _bars(*["-:4"] * 5, "A4:4"), -46, pan=0.1, distance=0.9)
    return stage.recording()


def dusk(name: str) -> Wave:
    """Wind through empty streets, a sign that creaks, thunder far away."""
    stage = _stage(name, 1.8)
    stage.play_wide(_gust, _long("D5", "F5", "B4", "E5", "G4"), -38, distance=0.3)
    stage.play(wind, _long("D4", "C4", "E4"), -42, distance=0.3)
    storm = Note(9, 11, 36), Note(34, 8, 36, 0.6)
    stage.play(_rumble, list(storm), -38, pan=0.4, distance=0.5)
    stage.play(_creak, _bars("-:4", "-:1 E6:1 -:2", "-:4", "-:4", "-:2 D6:1 -:1", "-:4"), -47, pan=-0.6, distance=0.5)
    return stage.recording()


def orrery(name: str) -> Wave:
    """Brass wheels that turn, and a bell when a planet is where it was."""
    stage = _stage(name, 1.4)
    stage.play(_whirr, _long("E6", "F6", "E6", "D6"), -47, distance=0.3)
    stage.play(_gear, _bars("A6 E6 A6 E6"), -40, pan=-0.3, distance=0.35, loose=0.003)
    stage.play(_gear, _bars("D7:.5 D7:.5 D7 D7:.5 D7:.5 D7", "-:4", "C7 C7:.5 C7:.5 C7 -"), -46, pan=0.5, distance=0.4)
    stage.play(_clock_tick, _bars("C5:4"), -42, pan=0.1, distance=0.4)
    stage.play(glass_bell, _bars(*["-:4"] * 3, "-:1 E6:3", "-:4", "B5:4"), -45, pan=0.3, distance=0.7)
    stage.play(low_drone, _long("D2", "D2", "D2"), -47, distance=0.3)
    return stage.recording()


def war_room(name: str) -> Wave:
    """A large hall under the ice: its transformers, its maps, a message now and then."""
    stage = _stage(name, 2.4)
    stage.play(low_drone, _long("G1", "G1", "G1"), -40, distance=0.3)
    stage.play_wide(low_drone, _long("G2", "G2", "Ab2", "G2"), -46)
    stage.play(wind, _long("G5", "A5", "F5"), -48, distance=0.4)
    stage.play(_teleprinter, _bars("-:4", "-:4", "-:1 C7:3", "-:4", "C7:2 -:2", "-:4"), -48, pan=-0.6, distance=0.6)
    stage.play(_beep, _bars("-:4", "-:3 C6:.3 G6:.7", "-:4", "-:4"), -48, pan=0.6, distance=0.7)
    stage.play(glass_bell, _bars(*["-:4"] * 4, "-:2 D5:2", "-:4"), -48, pan=0.2, distance=0.9)
    return stage.recording()


AMBIENCES: dict[str, Callable[[str], Wave]] = {
    "ambience-nine-lives": night_room,
    "ambience-space-kitties": bridge,
    "ambience-paw-of-duty": dusk,
    "ambience-cat-quest": orrery,
    "ambience-kardashev": war_room,
}


def render_ambience(name: str) -> Wave:
    return AMBIENCES[name](name)
