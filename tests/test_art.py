"""Every picture can be drawn by the program's SVG loader, and is what the illustrator draws today."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "art"
PICTURES = {path.relative_to(ART).as_posix(): path.read_bytes() for path in sorted(ART.rglob("*.svg"))}

NAMESPACE = "{http://www.w3.org/2000/svg}"
LOOK = {"fill", "stroke", "stroke-width", "opacity", "fill-rule", "transform"}
ALLOWED = {
    "svg": {"viewBox", "width", "height"},
    "defs": set(),
    "g": {"transform", "stroke-linecap", "stroke-linejoin"},
    "path": {"d"} | LOOK,
    "circle": {"cx", "cy", "r"} | LOOK,
    "ellipse": {"cx", "cy", "rx", "ry"} | LOOK,
    "rect": {"x", "y", "width", "height", "rx"} | LOOK,
    "linearGradient": {"id", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "cx", "cy", "r", "gradientUnits"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
COLOUR = re.compile(r"none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#[A-Za-z0-9_-]+\)")
PERCENT = re.compile(r"-?[0-9.]+%")
NUMBER = re.compile(r"-?[0-9.]+")
POSITIONS = {"x1", "y1", "x2", "y2", "cx", "cy", "r"}
MOST_BYTES, MOST_BYTES_IN_ALL = 40_000, 9_000_000


def tag(element: ET.Element) -> str:
    return element.tag.removeprefix(NAMESPACE)


def gradient_faults(gradient: ET.Element) -> list[str]:
    """Coordinates must be percent, or plain numbers together with userSpaceOnUse."""
    own_units = gradient.get("gradientUnits") == "userSpaceOnUse"
    wanted = NUMBER if own_units else PERCENT
    return [
        f"gradient {gradient.get('id')}: {name}={value}"
        for name, value in gradient.attrib.items()
        if name in POSITIONS and not wanted.fullmatch(value)
    ]


def faults(text: bytes) -> list[str]:
    """What the loader would silently get wrong in this picture."""
    root = ET.fromstring(text)
    out: list[str] = []
    gradients = {e.get("id"): e for e in root.iter() if tag(e).endswith("Gradient")}
    for element in root.iter():
        kind = tag(element)
        if kind not in ALLOWED:
            out.append(f"element {kind}")
            continue
        out += [f"{kind} {name}" for name in element.attrib.keys() - ALLOWED[kind]]
        if kind.endswith("Gradient"):
            out += gradient_faults(element)
        for name in ("fill", "stroke", "stop-color"):
            colour = element.get(name)
            if colour is None:
                continue
            if not COLOUR.fullmatch(colour):
                out.append(f"colour {colour}")
            elif colour.startswith("url("):
                gradient = gradients.get(colour[5:-1])
                if gradient is None:
                    out.append(f"unknown {colour}")
                elif is_round_in_percent(gradient) and kind != "circle":
                    out.append(f"{colour} on a {kind} would be drawn circular")
    box = root.get("viewBox", "").split()
    if box[2:] != [root.get("width"), root.get("height")]:
        out.append("size is not that of the viewBox")
    return out


def is_round_in_percent(gradient: ET.Element) -> bool:
    return tag(gradient) == "radialGradient" and gradient.get("gradientUnits") != "userSpaceOnUse"


def test_loader_understands_every_picture() -> None:
    found = {name: faults(text) for name, text in PICTURES.items()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def colours_seen(text: bytes) -> int:
    picture = pygame.image.load_sized_svg(BytesIO(text), (48, 48))
    pixels = pygame.image.tobytes(picture, "RGBA")
    return len({pixels[i : i + 4] for i in range(0, len(pixels), 4) if pixels[i + 3]})


@pytest.mark.rendering
def test_every_picture_can_be_seen() -> None:
    """Scenery may be a few faint lines, and high contrast is black and white; everything else has shades."""
    plain = re.compile(r".*(-contrast\.svg|/place-.*)")
    least = {name: 1 if plain.fullmatch(name) else 4 for name in PICTURES}
    assert [name for name, text in PICTURES.items() if colours_seen(text) < least[name]] == []


CARDS = [name for name in PICTURES if re.fullmatch(r"nine-lives/(hearts|spades|diamonds|clubs)-[1-9]\.svg", name)]
BOXES = [name for name in PICTURES if name.endswith("box.svg")]


@pytest.fixture(scope="module")
def at_full_size() -> dict[str, pygame.Surface]:
    names = [*CARDS, *BOXES, "nine-lives/back.svg"]
    return {name: pygame.image.load(BytesIO(PICTURES[name])) for name in names}


@pytest.mark.rendering
def test_round_corners_are_clear(at_full_size: dict[str, pygame.Surface]) -> None:
    """Nothing a card or a box cover shows may stick out of its round corners."""
    for name, picture in at_full_size.items():
        right, bottom = picture.get_width() - 1, picture.get_height() - 1
        corners = [(x, y) for x in (0, 2, right - 2, right) for y in (0, 2, bottom - 2, bottom)]
        assert [at for at in corners if picture.get_at(at).a] == [], name


def brightness(picture: pygame.Surface, *area: int) -> tuple[float, float]:
    """The darkest and the brightest pixel of a part of a picture, 0 to 255."""
    data = pygame.image.tobytes(picture.subsurface(area), "RGB")
    levels = [0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2] for i in range(0, len(data), 3)]
    return min(levels), max(levels)


@pytest.mark.rendering
def test_there_is_room_for_the_text(at_full_size: dict[str, pygame.Surface]) -> None:
    """A light ground for a card's number, a dark one for its power and for a box's title."""
    assert len(CARDS) == 36 and BOXES
    for name in CARDS:
        assert brightness(at_full_size[name], 12, 10, 76, 66)[0] > 200, name
        assert brightness(at_full_size[name], 62, 296, 166, 34)[1] < 110, name
    for name in BOXES:
        assert brightness(at_full_size[name], 10, 306, 280, 84)[1] < 60, name


@pytest.mark.parametrize(
    "wrong",
    [
        '<text x="1" y="1">9</text>',
        '<g opacity=".5"/>',
        '<circle r="4" fill="red"/>',
        '<circle r="4" fill="#11223344"/>',
        '<circle r="4" fill="url(#nowhere)"/>',
        '<rect width="4" height="9" fill="url(#r)"/>',
        '<path d="M0 0" clip-path="url(#r)"/>',
        '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"/>',
    ],
)
def test_lint_finds(wrong: str) -> None:
    round_one = '<radialGradient id="r" cx="50%" cy="50%" r="50%"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">'
    assert faults(f"{head}{round_one}</svg>".encode()) == []
    assert faults(f"{head}{round_one}{wrong}</svg>".encode())


def test_small_enough() -> None:
    sizes = {name: len(text) for name, text in PICTURES.items()}
    assert {name: size for name, size in sizes.items() if size > MOST_BYTES} == {}
    assert 0 < sum(sizes.values()) <= MOST_BYTES_IN_ALL


@pytest.mark.rendering
def test_drawn_by_the_illustrator(tmp_path: Path) -> None:
    illustrator = [sys.executable, "-B", str(ART / "draw")]
    subprocess.run([*illustrator, "--out", str(tmp_path)], check=True, capture_output=True)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert sorted(drawn) == sorted(PICTURES)
    assert [name for name, text in PICTURES.items() if drawn[name] != text] == []
    (tmp_path / "dice/1.svg").write_text("<svg/>")
    (tmp_path / "dice/7.svg").write_text("<svg/>")
    told = subprocess.run([*illustrator, "--check", "--out", str(tmp_path)], capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stdout.split() == ["differs:", "dice/1.svg", "stale:", "dice/7.svg"]
