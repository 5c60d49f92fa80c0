"""Writing and reading OGG Vorbis files that come out the same, byte for byte, every time."""

import io
import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from .waves import RATE, Wave

_BLOCK = 8192  # longer buffers in one call can crash the encoder
_MIRROR = bytes(int(f"{value:08b}"[::-1], 2) for value in range(256))


def encode(wave: Wave, quality: float) -> bytes:
    """One channel (samples) or more (frames) as an OGG Vorbis file; quality runs from 0 to 1."""
    frames = wave.reshape(len(wave), -1).astype(np.float32)
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer,
        "w",
        samplerate=RATE,
        channels=frames.shape[1],
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:
        for start in range(0, len(frames), _BLOCK):
            file.write(frames[start : start + _BLOCK])
    return _numbered(buffer.getvalue())


def decode(file: bytes | Path) -> Wave:
    source = io.BytesIO(file) if isinstance(file, bytes) else file
    samples, rate = soundfile.read(source, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{rate} samples a second, not {RATE}")
    return np.asarray(samples)


def _numbered(data: bytes) -> bytes:
    """The same stream with serial number one: the encoder chooses a random one each time."""
    stream = bytearray(data)
    start = 0
    while start < len(stream):
        segments = stream[start + 26]
        end = start + 27 + segments + sum(stream[start + 27 : start + 27 + segments])
        struct.pack_into("<III", stream, start + 14, 1, *struct.unpack_from("<I", stream, start + 18), 0)
        struct.pack_into("<I", stream, start + 22, _checksum(bytes(stream[start:end])))
        start = end
    return bytes(stream)


def _checksum(page: bytes) -> int:
    """Ogg's own CRC: that of zlib with every bit order reversed and nothing inverted."""
    mirrored = zlib.crc32(page.translate(_MIRROR), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{mirrored:032b}"[::-1], 2)
