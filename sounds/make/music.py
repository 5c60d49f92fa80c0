"""Six pieces for six tables, each a loop without a seam."""

from collections.abc import Callable

from .instruments import (
    big_drum,
    brush_sweep,
    brush_tap,
    celesta,
    choir,
    clarinet,
    electric_piano,
    flute,
    glass_bell,
    glockenspiel,
    harp,
    horn,
    low_drone,
    pizzicato,
    side_drum,
    strings,
    upright_bass,
    vibraphone,
    warm_pad,
    whistle,
    wind,
)
from .room import Stage
from .score import arched, echoed, figure, harmony, line, moved
from .waves import Wave


def nine_lives(name: str) -> Wave:
    """A night jazz lullaby: sixteen bars in F, the rocking third of the first bar wandering up the scale."""
    stage = Stage(name, bars=16, bar=4, tempo=66, reverberation=2.0)
    chords = harmony(
        "F2 C3: A3 C4 E4 G4 | D2 A2: F3 A3 C4 E4 | G2 D3: Bb3 D4 F4 A4 | C2 G2: Bb3 D4 E4 A4 |"
        "A2 E3: G3 C4 E4 G4 | D2 A2: F#3 C4 Eb4 A4 | G2 D3: F3 Bb3 D4 |"
        "C2 G2: Bb3 D4 F4 G4, C2 G2: Bb3 Db4 E4 G4 |"
        "Bb2 F3: A3 C4 D4 F4 | Eb2 Bb2: G3 Db4 F4 A4 | A2 E3: G3 C4 E4 G4 | D2 A2: F#3 C4 Eb4 Bb4 |"
        "G2 D3: F3 Bb3 D4 | C2 G2: Bb3 D4 E4 A4 | F2 C3: A3 C4 E4 G4 |"
        "G2 D3: Bb3 D4 F4, C2 G2: Bb3 Db4 E4",
        bar=4,
    )
    tune = line(
        "- C5 A4:.5 G4:.5 A4 | C5 E5:2 - | - D5 Bb4:.5 A4:.5 Bb4 | D5 E5 A4:2 |"
        "- E5 C5:.5 B4:.5 C5 | Eb5:1.5 D5:.5 C5 A4 | Bb4:1.5 A4:.5 Bb4 D5 | F5 D5 Db5 C5 |"
        "D5:1.5 C5:.5 D5 F5 | A5:1.5 G5:.5 F5 Db5 | E5:1.5 D5:.5 E5 G5 | Bb5 A5 F#5 Eb5 |"
        "D5:1.5 C5:.5 Bb4 A4 | Bb4:.5 A4:.5 G4 A4:2 | - C5 A4:.5 G4:.5 A4 | G4:3 -",
        bar=4,
    )
    stage.play(vibraphone, arched(tune, 16, 0.2), -20, pan=0.15, distance=0.35, loose=0.016, swing=0.15)
    stage.play(electric_piano, figure(chords, "R:1.5 R:2 -:.5", 0.55), -27, pan=-0.3, swing=0.15)
    stage.play(upright_bass, figure(chords, "L1:2 L2:1.5 L1:.5"), -24, distance=0.1, swing=0.15)
    stage.play(brush_sweep, line("x:2 x:2 |" * 15 + "x:2 x:2", bar=4), -39, pan=0.3, loose=0.02)
    stage.play(brush_tap, line("- x:1.5 x:.5 x |" * 15 + "- x - x", bar=4), -37, pan=0.25, swing=0.15)
    return stage.recording()


def space_kitties(name: str) -> Wave:
    """Weightless: eight chords, bells that circle through them, a whistle looking for its echo."""
    stage = Stage(name, bars=16, bar=4, tempo=68, reverberation=3.2)
    chords = harmony(
        "D3 A3: D4 F#4 A4 C#5 E5 | D3 A3: E4 G#4 B4 D5 E5 | B2 F#3: D4 F#4 A4 D5 E5 |"
        "G2 D3: D4 F#4 A4 B4 F#5 |"
        "F#2 C#3: C#4 E4 A4 C#5 E5 | E3 B3: D4 E4 G4 B4 D5 |"
        "G2 D3: D4 F#4 A4 B4 D5 | A2 E3: D4 E4 G4 B4 E5",
        bar=8,
    )
    tune = line(
        "-:8 | B4:2 E5:2 G#5:3 - | F#5:3 E5 D5:3 - | B4:2 D5:2 C#5:3 - |"
        "C#5:2 E5:2 A5:3 - | G5:3 F#5 E5:3 - | D5:2 F#5:2 A5:2 B5:2 | A5:3 G5 E5:2 -:2",
        bar=8,
    )
    circling = figure(chords, "R1:.5 R3:.5 R5:.5 R4:.5 R2:.5 R4:.5 R6:.5 R5:.5 R2:.5 R3:.5 R6:.5 R4:.5 R8:1 -:1", 0.6)
    stage.play(glass_bell, echoed(moved(circling, semitones=12), 0.75, 2, 0.5), -25, pan=0.2, distance=0.45)
    stage.play(whistle, arched(tune, 64, 0.3), -23, pan=-0.15, distance=0.55, loose=0.02)
    stage.play_wide(warm_pad, arched(figure(chords, "R:8", 0.8), 32, 0.35), -25)
    stage.play(low_drone, figure(chords, "L1:8"), -27, distance=0.2)
    stage.play(wind, line("C7:8 |" * 7 + "E7:8", bar=8), -46, pan=-0.4, distance=0.3)
    return stage.recording()


def paw_of_duty(name: str) -> Wave:
    """A march on tiptoe in D minor; in the middle a clarinet remembers home, then both go on together."""
    stage = Stage(name, bars=24, bar=4, tempo=100, reverberation=1.3)
    tiptoe = (
        "D3 A2: F3 A3 D4 | G2 D3: G3 Bb3 E4 | D3 A2: F3 A3 D4 | A2 E3: G3 C#4 E4 |"
        "D3 A2: F3 A3 D4 | Bb2 F3: F3 Bb3 D4 | G2 D3: G3 Bb3 E4, A2 E3: G3 C#4 E4 | D3 A2: F3 A3 D4"
    )
    home = (
        "F2 C3: F3 A3 C4 | C3 G2: E3 Bb3 C4 | F2 C3: F3 A3 C4 | Bb2 F3: F3 Bb3 D4 |"
        "G2 D3: G3 Bb3 D4 | D3 A2: F3 A3 D4 | E3 Bb2: G3 Bb3 D4 | A2 E3: G3 C#4 E4"
    )
    chords = harmony(f"{tiptoe} | {home} | {tiptoe}", bar=4)
    march = line(
        "D5 A4:.5 A4:.5 D5:.5 E5:.5 F5 | G5 E5:.5 E5:.5 Bb4 - | A5 F5:.5 F5:.5 D5:.5 E5:.5 F5 | E5 C#5 A4 - |"
        "D5 A4:.5 A4:.5 D5:.5 E5:.5 F5 | F5 D5:.5 D5:.5 Bb5 - | Bb5:.5 A5:.5 G5:.5 F5:.5 E5 C#5 | D5 A4 D4 -",
        bar=4,
    )
    memory = line(
        "C5:1.5 A4:.5 F4 A4 | Bb4:1.5 G4:.5 E4:2 | A4:1.5 C5:.5 F5 E5 | D5:3 - |"
        "Bb4:1.5 D5:.5 G5 F5 | E5:.5 F5:.5 D5 A4:2 | G4 Bb4 D5 E5 | C#5:2 A4 -",
        bar=4,
    )
    answer = line("A4:2 F4:2 | G4:2 E4:2 | F4:2 A4:2 | G4:3 - | A4:2 F4:2 | D4:2 F4:2 | G4:2 A4 G4 | F4:2 D4 -", bar=4)
    stage.play(pizzicato, arched(march + moved(march, 64), 16, 0.15), -20, pan=0.2)
    stage.play(clarinet, moved(memory, 32) + moved(answer, 64), -23.5, pan=-0.25, distance=0.35, loose=0.012)
    stage.play(glockenspiel, moved(march, 64, 12), -34, pan=0.4, distance=0.4)
    stage.play(pizzicato, figure(chords, "L1 - L2 -"), -24.5, pan=-0.1)
    stage.play(pizzicato, figure(chords, "- R:.5 -:.5", 0.55), -27, pan=-0.4)
    stage.play(strings, moved(figure(harmony(home, bar=4), "R:4", 0.5), 32), -33, pan=0.3, distance=0.5)
    taps = line("x -:.5 x:.5 x:.5 x:.5 x |" * 7 + "x x:.25 x:.25 x:.25 x:.25 x -", bar=4, force=0.5)
    stage.play(side_drum, taps + moved(taps, 32) + moved(taps, 64), -36, pan=0.1, distance=0.35)
    stage.play(big_drum, line("x:2 x:2 |" * 23 + "x:2 x:2", bar=4, force=0.6), -36, distance=0.3)
    return stage.recording()


def cat_quest(name: str) -> Wave:
    """Over the hills in six-eight: a flute tune in D with a wild seventh, a harp and a drum."""
    stage = Stage(name, bars=32, bar=6, tempo=190, reverberation=2.2)
    out = "D3 A3: D4 F#4 A4 | G2 D3: D4 G4 B4 | C3 G3: E4 G4 C5 | G2 D3: D4 G4 B4 |D3 A3: D4 F#4 A4 | B2 F#3: D4 F#4 B4"
    away = "B2 F#3: D4 F#4 B4 | F#2 C#3: C#4 F#4 A4 | G2 D3: D4 G4 B4 | D3 A3: D4 F#4 A4"
    longing = "E3 B3: E4 G4 B4 | G2 D3: D4 G4 B4 | A2 E3: E4 A4 C#5 | A2 E3: G4 A4 C#5"
    asking, coming = "C3 G3: E4 G4 C5 | A2 E3: E4 A4 C#5", "A2 E3: G4 A4 C#5 | D3 A3: D4 F#4 A4"
    chords = harmony(f"{out} | {asking} | {out} | {coming} | {away} | {longing} | {out} | {coming}", bar=6)
    setting_out = "A4:2 D5 F#5:2 E5 | D5:3 B4:2 D5 | E5:2 D5 C5:2 E5 | D5:3 -:2 A4 | A4:2 D5 F#5:2 A5 | B5:3 A5:2 F#5"
    changed = "A4 B4 D5 F#5:2 E5 | D5 E5 D5 B4:2 D5 | E5:2 D5 C5 D5 E5 | D5:3 -:2 A4 |D5:2 F#5 A5:2 D6 | B5:3 A5:2 F#5"
    hills = (
        "F#5:3 B5:2 A5 | A5:2 F#5 C#5:3 | D5:3 G5:2 F#5 | F#5:2 D5 A4:3 |"
        "G5:3 B5:2 A5 | G5:2 F#5 E5:2 D5 | E5:2 F#5 G5:2 E5 | A5:5 -"
    )
    question, arrival = "G5:2 E5 C5:2 E5 | E5:3 C#5:2 -", "G5:2 E5 C#5:2 E5 | D5:5 -"
    tune = line(f"{setting_out}|{question}|{setting_out}|{arrival}|{hills}|{changed}|{arrival}", bar=6)
    return_home = line(f"{changed}|{arrival}", bar=6)
    stage.play(flute, arched(tune, 24, 0.2), -20.5, pan=0.1, distance=0.35, loose=0.012)
    stage.play(harp, figure(chords, "L1 L2 R1 R2 R3 R2", 0.65), -24, pan=-0.3, distance=0.3)
    stage.play(harp, moved(return_home, 24 * 6, -12), -28, pan=-0.15, distance=0.35)
    stage.play_wide(strings, figure(chords, "R:6", 0.5), -32, distance=0.5)
    stage.play(upright_bass, figure(chords, "L1:5 L2"), -28, distance=0.2)
    stage.play(big_drum, line("x:3 x:2 x |" * 31 + "x:3 x:3", bar=6, force=0.55), -35, distance=0.3)
    stage.play(glockenspiel, line("-:6 |" * 15 + "D6 F#6 A6 D7:3", bar=6), -36, pan=0.4, distance=0.5)
    return stage.recording()


def kardashev(name: str) -> Wave:
    """A civilisation breathing: twelve slow chords of choir in C minor, a horn call, far lights."""
    stage = Stage(name, bars=12, bar=4, tempo=47, reverberation=4.5)
    chords = harmony(
        "C2 G2: G3 C4 Eb4 G4 | C2 G2: G3 C4 D4 G4 | Ab1 Eb2: Ab3 C4 Eb4 G4 | Ab1 Eb2: G3 C4 Eb4 Bb4 |"
        "F1 C2: Ab3 C4 F4 Ab4 | Bb1 F2: Bb3 C4 F4 Bb4 | Eb2 Bb2: Bb3 D4 G4 Bb4 | G1 D2: Bb3 Eb4 G4 Bb4 |"
        "Ab1 Eb2: C4 Eb4 G4 D5 | F1 C2: C4 Eb4 Ab4 C5 | G1 D2: C4 D4 G4 C5 | G1 D2: B3 D4 G4 B4",
        bar=4,
    )
    call = line(
        "-:4 | C4 G4:3 | C5 G4 Eb4:2 | -:4 | C4 Ab4:3 | G4 F4:3 |-:4 | Eb4 Bb4:3 | C5 Bb4 G4:2 | Ab4:4 | G4:3 - | -:4",
        bar=4,
    )
    lights = line(
        "-:2 G5:.5 D6:1.5 | -:4 | -:3 C6 | Eb6:.5 Bb5:3.5 | -:4 | -:2 F5:.5 C6:1.5 | D6:.5 G5:3.5 | -:4 |"
        "-:3 D6 | -:4 | -:2 G5:.5 C6:1.5 | D6:.5 G6:3.5",
        bar=4,
    )
    stage.play_wide(choir, arched(figure(chords, "R:4", 0.9), 24, 0.5), -22, distance=0.5)
    stage.play(low_drone, arched(figure(chords, "L:4"), 24, 0.3), -27, distance=0.15)
    stage.play(horn, call, -25, pan=-0.2, distance=0.65, loose=0.03)
    stage.play(glass_bell, echoed(lights, 1.5, 2, 0.55), -33, pan=0.35, distance=0.7, loose=0.03)
    stage.play(wind, figure(chords, "R2:4", 0.5), -40, pan=0.2, distance=0.3)
    return stage.recording()


def menu(name: str) -> Wave:
    """Night at the window: a celesta waltz in G, one borrowed minor chord in every strain."""
    stage = Stage(name, bars=32, bar=3, tempo=94, reverberation=2.4)
    opening = "G2 D3: G3 B3 D4 | E3 B3: G3 B3 D4 | C3 G3: G3 B3 E4"
    cadence = "A2 E3: G3 C4 E4, D3 A3: F#3 C4 D4 | G2 D3: G3 B3 D4"
    chords = harmony(
        f"{opening} | D3 A3: F#3 C4 D4 | B2 F#3: A3 B3 D4 | E3 B3: G3 B3 D4 |"
        "A2 E3: G3 C4 E4 | D3 A3: G3 C4 D4 |"
        f"{opening} | C3 G3: G3 A3 Eb4 | D3 G3: G3 B3 D4 | E3 B3: G3 B3 E4 | {cadence} |"
        "C3 G3: G3 B3 E4 | C3 G3: G3 A3 Eb4 | B2 F#3: F#3 A3 D4 | E3 B3: G3 B3 D4 |"
        "A2 E3: G3 C4 E4 | C3 G3: G3 A3 Eb4 | D3 G3: G3 B3 D4 | D3 A3: F#3 C4 D4 |"
        f"{opening} | C3 G3: G3 A3 Eb4 | D3 G3: G3 B3 D4 | E3 B3: G3 B3 D4 | {cadence}",
        bar=3,
    )
    tune = line(
        "B4 D5 G5 | F#5:2 E5 | E5 G5 B5 | A5:3 | F#5 A5 D6 | B5:2 G5 | E5 G5 C6 | A5:2 - |"
        "B4 D5 G5 | F#5:2 E5 | E5 G5 B5 | A5 G5 Eb5 | D5:2 G5 | G5 B5 E6 | D6 C6 F#5 | G5:2 - |"
        "E6:2 D6 | Eb6:2 C6 | D6:2 B5 | G5:3 | C6:2 B5 | A5:2 Eb5 | D5 G5 B5 | A5:2 - |"
        "B4 D5 G5 | F#5 G5 E5 | E5 G5 B5 | A5:2 G5 | D6:2 B5 | G5:2 E5 | C5 E5 F#5 | G5:2 -",
        bar=3,
    )
    second = line("G4:3 | B4:3 | G4:2 E4 | Eb4:3 | D4:2 G4 | B4:3 | A4:2 C5 | B4:3", bar=3)
    stage.play(celesta, arched(tune, 24, 0.2), -20, pan=0.15, distance=0.35, loose=0.014)
    stage.play(harp, figure(chords, "L1:.5 L2:.5 R1:.5 R2:.5 R3:.5 R2:.5", 0.5), -26, pan=-0.25, distance=0.35)
    stage.play(flute, moved(second, 24 * 3), -29, pan=0.35, distance=0.5, loose=0.02)
    stage.play_wide(strings, figure(chords, "R:3", 0.5), -32, distance=0.5)
    stage.play(upright_bass, figure(chords, "L1:3", 0.5), -30, distance=0.2)
    return stage.recording()


PIECES: dict[str, Callable[[str], Wave]] = {
    "music-nine-lives": nine_lives,
    "music-space-kitties": space_kitties,
    "music-paw-of-duty": paw_of_duty,
    "music-cat-quest": cat_quest,
    "music-kardashev": kardashev,
    "music-menu": menu,
}


def render_piece(name: str) -> Wave:
    return PIECES[name](name)
