"""The program's icon in every form a system asks for, from the drawing `art/draw` made. Imports pygame.

Windows and macOS take PNGs inside files of their own (`.ico`, `.icns`); both are only a few numbers around them.
"""

import io
import struct
from functools import cache
from pathlib import Path

import pygame

DRAWING = Path(__file__).resolve().parents[2] / "art" / "shell" / "icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels of the icons Linux finds in its hicolor folders."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024,
              "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}  # fmt: skip
"""Pixels of each kind of picture; the last four and ic10 are for screens with twice as many."""
FINER = 4
"""So many times as large a small icon is drawn before it is shrunk: thin lines stay where they are."""


@cache
def png(side: int) -> bytes:
    """The icon of so many pixels, as a PNG file."""
    finer = FINER if side < 256 else 1
    picture = pygame.image.load_sized_svg(str(DRAWING), (side * finer, side * finer))
    if finer > 1:
        picture = pygame.transform.smoothscale(picture, (side, side))
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """All sizes Windows shows, as one file."""
    pictures = [png(side) for side in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in zip(ICO_SIZES, pictures, strict=True):
        shown = side % 256  # one byte: 0 says 256
        entries += struct.pack("<BBBBHHII", shown, shown, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return head + entries + b"".join(pictures)


def icns() -> bytes:
    """All sizes macOS shows, as one file."""
    parts = b""
    for kind, side in ICNS_KINDS.items():
        parts += kind.encode() + struct.pack(">I", 8 + len(png(side))) + png(side)
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write(folder: Path) -> Path:
    """The icon's file for the system we are on, or for any; the folder that holds them all."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tabletop.ico").write_bytes(ico())
    (folder / "tabletop.icns").write_bytes(icns())
    return folder


def write_hicolor(icons: Path, name: str) -> None:
    """Every size where Linux looks for it, and the drawing itself."""
    for side in SIZES:
        place = icons / "hicolor" / f"{side}x{side}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{name}.png").write_bytes(png(side))
    place = icons / "hicolor" / "scalable" / "apps"
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{name}.svg").write_bytes(DRAWING.read_bytes())
