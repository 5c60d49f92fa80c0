"""The last ear: brings every sound to the level of its class, keeps the peaks down and writes the files."""

from pathlib import Path

import numpy as np

from .ambience import AMBIENCES, render_ambience
from .effects import EFFECTS, render_effect
from .levels import amplitude, loudest_moment, loudness
from .music import PIECES, render_piece
from .ogg import encode
from .voices import CALLS
from .waves import Wave, count, edges, highpass

FOLDER = Path(__file__).resolve().parents[1]

LEVELS = {"loud": -14.0, "normal": -20.0, "quiet": -26.0, "whisper": -36.0}
CLASSES = {
    "explosion": "loud",
    "fanfare": "loud",
    "defeat": "loud",
    "boom": "loud",
    "flourish": "loud",
    "pick": "quiet",
    "tick": "quiet",
    "click": "quiet",
    "hover": "whisper",
    "land-small": "quiet",
    **{name: "quiet" for name in CALLS if name.endswith(("-thinking", "-asleep"))},
}
MUSIC_LEVEL = -24.0
AMBIENCE_LEVEL = -36.0
CEILING = -2.5  # the codec adds a little on top

EFFECT_QUALITY = 0.35
MUSIC_QUALITY = 0.15
AMBIENCE_QUALITY = 0.0


def effect_level(name: str) -> float:
    return LEVELS[CLASSES.get(name, "normal")]


def _rounded(wave: Wave) -> Wave:
    """Peaks bent back under the ceiling, everything below two thirds of it untouched."""
    top = amplitude(CEILING)
    knee = top * 2 / 3
    over = np.maximum(np.abs(wave) - knee, 0)
    bent = knee + (top - knee) * np.tanh(over / (top - knee))
    return np.where(over > 0, np.sign(wave) * bent, wave)


def _trimmed(wave: Wave) -> Wave:
    """Without the inaudible end, and faded to nothing."""
    sounding = np.flatnonzero(np.abs(wave) > np.max(np.abs(wave)) * amplitude(-62))
    wave = wave[: sounding[-1] + count(0.02)]
    return wave * edges(len(wave), 0.0005, 0.02)


def master_effect(name: str) -> Wave:
    wave = _trimmed(highpass(render_effect(name), 25))
    for _ in range(4):  # bending the peaks costs loudness, which the next round gives back
        wave = _rounded(wave * amplitude(effect_level(name) - loudest_moment(wave)))
    return wave


def master_piece(name: str) -> Wave:
    frames = render_piece(name)
    return _rounded(frames * amplitude(MUSIC_LEVEL - loudness(frames)))


def master_ambience(name: str) -> Wave:
    frames = render_ambience(name)
    return _rounded(frames * amplitude(AMBIENCE_LEVEL - loudness(frames)))


def encoded(name: str) -> bytes:
    """The file of any sound."""
    if name in EFFECTS:
        return encode(master_effect(name), EFFECT_QUALITY)
    if name in AMBIENCES:
        return encode(master_ambience(name), AMBIENCE_QUALITY)
    return encode(master_piece(name), MUSIC_QUALITY)


def write_all(names: list[str]) -> list[Path]:
    """Write the named sounds, or all of them."""
    written = []
    for name in names or [*EFFECTS, *PIECES, *AMBIENCES]:
        path = FOLDER / f"{name}.ogg"
        path.write_bytes(encoded(name))
        written.append(path)
    return written
