"""How music is written down here: lines of notes, harmony for two hands, and figures that play harmony.

A line is `C5:1.5 D5:.5 E5+G5 - | ...`: pitch (or `x` for a drum), beats after the colon (one when unsaid),
`+` for notes together, `-` for a rest, `|` between bars. Harmony is `F2 C3: A3 C4 E4 | ...`: the left hand,
a colon, the right hand; a comma splits a bar evenly. A figure is a line of `L1`, `R2` (the first note of the
left hand, the second of the right; numbers past the last go on an octave higher) or `R` (the whole hand).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, pi

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SHIFTS = {"": 0, "#": 1, "b": -1}
_DRUM = 60


@dataclass(frozen=True)
class Note:
    start: float
    beats: float
    pitch: int
    force: float = 0.8


@dataclass(frozen=True)
class Chord:
    start: float
    beats: float
    left: tuple[int, ...]
    right: tuple[int, ...]


Part = list[Note]


def pitch_of(name: str) -> int:
    """The number of a named key: A4 is 69, each semitone is one."""
    if name == "x":
        return _DRUM
    match = re.fullmatch(r"([A-G])([#b]?)(\d)", name)
    if match is None:
        raise ValueError(f"not a note: {name}")
    letter, shift, octave = match.groups()
    return 12 * (int(octave) + 1) + _STEPS[letter] + _SHIFTS[shift]


def hertz(pitch: float) -> float:
    return float(440.0 * 2 ** ((pitch - 69) / 12))


def _tokens(text: str) -> Iterator[tuple[str, float]]:
    for token in text.split():
        name, _, beats = token.partition(":")
        yield name, float(beats or 1)


def line(text: str, bar: float, force: float = 0.8) -> Part:
    """The notes of a written line; every bar must be full."""
    part: Part = []
    for number, written in enumerate(text.split("|")):
        moment = 0.0
        for name, beats in _tokens(written):
            if name != "-":
                part += [Note(number * bar + moment, beats, pitch_of(key), force) for key in name.split("+")]
            moment += beats
        if abs(moment - bar) > 1e-6:
            raise ValueError(f"bar {number + 1} has {moment} beats, not {bar}: {written.strip()}")
    return part


def harmony(text: str, bar: float) -> list[Chord]:
    chords: list[Chord] = []
    for number, written in enumerate(text.split("|")):
        halves = written.split(",")
        beats = bar / len(halves)
        for place, hands in enumerate(halves):
            left, right = (tuple(pitch_of(key) for key in hand.split()) for hand in hands.split(":"))
            chords.append(Chord(number * bar + place * beats, beats, left, right))
    return chords


def _fingers(chord: Chord, name: str) -> list[int]:
    hand = chord.left if name[0] == "L" else chord.right
    if not name[1:]:
        return list(hand)
    octave, finger = divmod(int(name[1:]) - 1, len(hand))
    return [hand[finger] + 12 * octave]


def figure(chords: list[Chord], text: str, force: float = 0.8) -> Part:
    """Every chord played as the figure says, over and over until the next chord."""
    steps = list(_tokens(text))
    part: Part = []
    for chord in chords:
        moment = 0.0
        while moment < chord.beats - 1e-6:
            for name, beats in steps:
                if name != "-" and moment < chord.beats - 1e-6:
                    held = min(beats, chord.beats - moment)
                    part += [Note(chord.start + moment, held, key, force) for key in _fingers(chord, name)]
                moment += beats
    return part


def echoed(part: Part, beats: float, repeats: int, fade: float) -> Part:
    """The part with softer and softer repeats of each of its notes."""
    return [
        replace(note, start=note.start + beats * turn, force=note.force * fade**turn)
        for turn in range(repeats + 1)
        for note in part
    ]


def arched(part: Part, beats: float, depth: float) -> Part:
    """Phrases of so many beats that swell towards their middle and are softer by `depth` at their ends."""
    return [
        replace(note, force=note.force * (1 - depth * (0.5 + 0.5 * cos(2 * pi * note.start / beats)))) for note in part
    ]


def moved(part: Part, beats: float = 0.0, semitones: int = 0) -> Part:
    return [replace(note, start=note.start + beats, pitch=note.pitch + semitones) for note in part]
