"""The sounds: how loud, how long, how large, without a seam, and rendered again to the same waveform."""

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pygame
import pytest

FOLDER = Path(__file__).resolve().parents[1] / "sounds"


def _maker() -> str:
    """The package that makes the sounds, imported under a name of its own."""
    name = "sound_maker"
    home = FOLDER / "make"
    spec = importlib.util.spec_from_file_location(name, home / "__init__.py", submodule_search_locations=[str(home)])
    assert spec is not None
    sys.modules.setdefault(name, importlib.util.module_from_spec(spec))
    return name


def _part(name: str) -> ModuleType:
    return importlib.import_module(f"{_maker()}.{name}")


levels, master, ogg, room, score, instruments = (
    _part(name) for name in ("levels", "master", "ogg", "room", "score", "instruments")
)

VOICES = range(6)
CLASSES = {
    "loud": ["explosion", "fanfare", "defeat", "boom", "flourish"],
    "normal": [
        *["place", "slide", "flip", "riffle", "dice", "token", "refuse", "turn", "capture"],
        *["meow-1", "meow-2", "meow-3", "purr", "curtain", "star", "land-card", "land-large"],
        *[f"meow-{voice}-{mood}" for voice in VOICES for mood in ("glad", "gloating", "hurt", "surprised")],
    ],
    "quiet": [
        *["pick", "tick", "click", "land-small"],
        *[f"meow-{voice}-{mood}" for voice in VOICES for mood in ("thinking", "asleep")],
    ],
    "whisper": ["hover"],
}
WINDOWS = {"loud": (-15.5, -12.5), "normal": (-21.5, -18.5), "quiet": (-27.5, -24.5), "whisper": (-38, -34)}
EFFECTS = [name for names in CLASSES.values() for name in names]
MUSIC = sorted(master.PIECES)
AMBIENCES = sorted(master.AMBIENCES)

SHORTEST_TO_RENDER = "music-nine-lives"
LARGEST_EFFECT, LARGEST_MUSIC, LARGEST_AMBIENCE, LARGEST_FOLDER = 30_000, 600_000, 200_000, 5_000_000


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.ogg"


@cache
def effect(name: str) -> np.ndarray:
    return ogg.decode(path_of(name))


@pytest.fixture(scope="module", params=MUSIC)
def piece(request: pytest.FixtureRequest) -> np.ndarray:
    return ogg.decode(path_of(request.param))


@pytest.fixture(scope="module", params=AMBIENCES)
def surroundings(request: pytest.FixtureRequest) -> np.ndarray:
    return ogg.decode(path_of(request.param))


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    running = pygame.mixer.get_init() is not None
    pygame.mixer.init()
    yield pygame.mixer
    if not running:
        pygame.mixer.quit()


def closeness(heard: np.ndarray, expected: np.ndarray) -> float:
    """How far below the sound the difference is, in decibels."""
    assert heard.shape == expected.shape
    return levels.decibels(np.sqrt(np.mean(expected**2))) - levels.decibels(np.sqrt(np.mean((heard - expected) ** 2)))


def test_every_sound_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ogg")) == sorted(EFFECTS + MUSIC + AMBIENCES)
    assert set(master.EFFECTS) == set(EFFECTS)


def test_the_files_are_small() -> None:
    sizes = {name: path_of(name).stat().st_size for name in EFFECTS + MUSIC + AMBIENCES}
    assert max(sizes[name] for name in EFFECTS) <= LARGEST_EFFECT
    assert max(sizes[name] for name in MUSIC) <= LARGEST_MUSIC
    assert max(sizes[name] for name in AMBIENCES) <= LARGEST_AMBIENCE
    assert sum(sizes.values()) <= LARGEST_FOLDER


def test_the_meter_agrees_with_a_known_tone() -> None:
    tone = 0.5 * np.sin(2 * np.pi * 400 * np.arange(44_100) / 44_100)
    assert levels.peak(tone) == pytest.approx(-6.02, abs=0.01)
    assert levels.loudest_moment(tone) == pytest.approx(-9.03, abs=0.3)
    assert levels.loudness(tone) == pytest.approx(-9.03, abs=0.3)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_clean(name: str) -> None:
    sound = effect(name)
    assert sound.ndim == 1
    assert levels.peak(sound) < -1
    assert abs(np.mean(sound)) < 0.001
    top = np.max(np.abs(sound))
    assert np.flatnonzero(np.abs(sound) > top * 0.01)[0] < 0.015 * 44_100, "starts with silence"
    assert np.max(np.abs(sound[-44:])) < min(0.003, top * 0.03), "is cut off at its end"


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in CLASSES for name in CLASSES[kind]])
def test_an_effect_is_as_loud_as_its_class(kind: str, name: str) -> None:
    low, high = WINDOWS[kind]
    assert low <= levels.loudest_moment(effect(name)) <= high


@pytest.mark.rendering
def test_music_is_clean_long_and_matched(piece: np.ndarray) -> None:
    assert levels.peak(piece) < -1
    assert np.max(np.abs(np.mean(piece, axis=0))) < 0.001
    assert len(piece) >= 40 * 44_100
    average = levels.decibels(np.sqrt(np.mean(piece**2)))
    assert average == pytest.approx(-24.2, abs=0.75), "any two pieces are within 1.5 dB"


@pytest.mark.rendering
def test_music_has_no_seam(piece: np.ndarray) -> None:
    check_seam(piece)


@pytest.mark.rendering
def test_surroundings_are_clean_quiet_and_without_a_seam(surroundings: np.ndarray) -> None:
    assert levels.peak(surroundings) < -12
    assert np.max(np.abs(np.mean(surroundings, axis=0))) < 0.001
    assert len(surroundings) >= 24 * 44_100
    assert levels.loudness(surroundings) == pytest.approx(-36, abs=1), "well under the music"
    check_seam(surroundings)


def check_seam(piece: np.ndarray) -> None:
    """Where the end meets the beginning nothing happens that does not happen elsewhere too."""
    steps = np.abs(np.diff(piece, axis=0)).max(axis=1)[::8]
    assert np.max(np.abs(piece[0] - piece[-1])) <= np.quantile(steps, 0.99)

    def crackle(wave: np.ndarray) -> np.ndarray:
        bend = np.hypot(*np.diff(wave, n=2, axis=0).T)
        return levels.window_powers(bend, 64 / 44_100)

    around = np.concatenate([piece[-128:], piece[:128]])
    assert np.max(crackle(around)) <= np.quantile(crackle(piece), 0.99)

    energy = levels.window_powers(np.hypot(*piece.T), 0.05)[::4]
    leaps = np.abs(np.diff(10 * np.log10(energy)))
    last, first = (np.sum(part**2, axis=1).mean() for part in (piece[-2205:], piece[:2205]))
    assert abs(10 * np.log10(first / last)) <= np.quantile(leaps, 0.95)


@pytest.mark.rendering
def test_what_rings_past_the_end_goes_on_at_the_beginning() -> None:
    stage = room.Stage("ringing", bars=1, bar=4, tempo=120, reverberation=0.5)
    stage.play(instruments.celesta, score.line("-:3 C5:1", bar=4), level=-20, distance=0.3)
    loop = stage.recording()
    assert levels.peak(loop[: len(loop) // 8]) > -40
    assert np.max(np.abs(loop[0] - loop[-1])) <= np.max(np.abs(np.diff(loop, axis=0)))


def test_an_overfull_bar_is_refused() -> None:
    with pytest.raises(ValueError, match=r"bar 2 has 5\.0 beats"):
        score.line("C4:4 | C4:3 D4:2", bar=4)
    with pytest.raises(ValueError, match="not a note: H4"):
        score.line("H4:4", bar=4)


def test_a_figure_plays_the_harmony() -> None:
    chords = score.harmony("C2: E3 G3", bar=2)
    notes = score.figure(chords, "L1 R:.5 R3:.5")
    assert [(note.start, note.pitch) for note in notes] == [(0, 36), (1, 52), (1, 55), (1.5, 64)]


@pytest.mark.rendering
@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_rendered_again_the_same(name: str) -> None:
    data = ogg.encode(master.master_effect(name), master.EFFECT_QUALITY)
    assert closeness(ogg.decode(data), effect(name)) > 30


@pytest.mark.rendering
def test_the_same_sound_becomes_the_same_bytes() -> None:
    first, second = (ogg.encode(master.master_effect("pick"), master.EFFECT_QUALITY) for _ in range(2))
    assert first == second


@pytest.mark.rendering
def test_a_piece_is_rendered_again_the_same() -> None:
    data = ogg.encode(master.master_piece(SHORTEST_TO_RENDER), master.MUSIC_QUALITY)
    assert closeness(ogg.decode(data), ogg.decode(path_of(SHORTEST_TO_RENDER))) > 30


@pytest.mark.rendering
def test_surroundings_are_rendered_again_the_same() -> None:
    name = "ambience-cat-quest"
    assert closeness(ogg.decode(master.encoded(name)), ogg.decode(path_of(name))) > 20


def test_every_voice_is_another_one() -> None:
    """By its lowest strong pitch when it is glad."""

    def pitch(voice: int) -> float:
        sound = effect(f"meow-{voice}-glad")
        strong = np.abs(np.fft.rfft(sound * np.hanning(len(sound))))
        return float(np.flatnonzero(strong > strong.max() * 0.25)[0]) * 44_100 / len(sound)

    heights = sorted(pitch(voice) for voice in VOICES)
    assert all(high / low > 1.06 for low, high in pairwise(heights)), heights


@pytest.mark.rendering
@pytest.mark.parametrize("name", EFFECTS)
def test_the_mixer_plays_an_effect(mixer: ModuleType, name: str) -> None:
    sound = mixer.Sound(path_of(name))
    assert sound.get_length() == pytest.approx(len(effect(name)) / 44_100, abs=0.01)


@pytest.mark.parametrize("name", MUSIC)
def test_the_mixer_plays_music_in_a_loop(mixer: ModuleType, name: str) -> None:
    mixer.music.load(path_of(name))
    mixer.music.play(loops=-1, fade_ms=50)
    assert mixer.music.get_busy()
    mixer.music.stop()
    mixer.music.unload()
