"""What is inside the program besides its own code, and under which licences.

`LIBRARIES` names every library that may come along; `third_party` writes down what really does, with all texts. It is
done when the program is built (`build.spec`), which fails if something has no licence here, and then lies beside it.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.licences.libraries import BOOTLOADER, LIBRARIES, PACKAGES, Part
from tabletop.base.words import _

FILE = "THIRD_PARTY.md"
TEXTS = Path(__file__).resolve().parent
TITLES = {
    "apache-2.0": "Apache License 2.0",
    "bsd-3-clause": "BSD 3-Clause License",
    "freetype": "FreeType License",
    "gpl-2": "GNU General Public License 2",
    "ijg": "Independent JPEG Group License",
    "lgpl-2.1": "GNU Lesser General Public License 2.1",
    "libpng": "PNG Reference Library License 2",
    "libtiff": "libtiff License",
    "microsoft": "Microsoft Distributable Code",
    "mit": "MIT License",
    "ofl-1.1": "SIL Open Font License 1.1",
    "old-mit": "Old MIT License",
    "psf": "Python Software Foundation License",
    "public-domain": "Public domain",
    "pyinstaller": "PyInstaller License (GPL 2 with an exception for programs made with it)",
    "zlib": "zlib License",
}
"""What each licence is called, by the name of its text."""
CODE = re.compile(r"\.(so|dll|dylib|pyd)(\.|$)|^(lib)?python[0-9]", re.IGNORECASE)
"""A file's name that says it is machine code."""
MODULE = re.compile(r"\.(cpython-|abi3|pypy)|\.pyd$", re.IGNORECASE)
"""One that says it is a module of Python: it belongs to the package it lies in."""


class Chapter(NamedTuple):
    """A part of what is written down, to be read by itself."""

    title: str
    text: str


def libraries_in(files: Iterable[str]) -> tuple[list[Part], list[str]]:
    """The libraries among these files, each once, and the names of those that nothing is known about."""
    found: dict[str, Part] = {}
    unknown: set[str] = set()
    for file in files:
        folder, _slash, name = file.replace("\\", "/").rpartition("/")
        if not CODE.search(name):
            continue
        if MODULE.search(name):
            if not re.search(r"(^|/)(pygame|python3[^/]*|lib-dynload|)(/|$)", folder):
                unknown.add(file)
            continue
        part = next((part for part in LIBRARIES if re.match(part.files, name, re.IGNORECASE)), None)
        if part is None:
            unknown.add(name)
        else:
            found[part.name] = part
    return sorted(found.values(), key=lambda part: part.name.lower()), sorted(unknown)


def third_party(files: Iterable[str], built: bool) -> str:
    """All that comes with these files of a program, built or not, as Markdown; no licence is a TabletopError."""
    libraries, unknown = libraries_in(files)
    if unknown:
        raise TabletopError(_("Nothing is known about the licence of {files}.", files=", ".join(unknown)))
    parts = [*PACKAGES, *([BOOTLOADER] if built else []), *libraries]
    lines = [
        "# What comes with Tabletop",
        "Tabletop itself is under the MIT licence (LICENSE). It comes with the parts below, unchanged. Those under the "
        "LGPL are shared libraries in files of their own, or Python modules: anybody may replace them, and build the "
        "program anew from its own source. Where the source of each is, is said with it.",
    ]
    for part in parts:
        licence = " and ".join(TITLES[text] for text in part.texts)
        lines += [f"## {part.name}", f"{licence}. {part.owner}", f"Source: {part.home}"]
    lines += ["# The licences"]
    for name in sorted({text for part in parts for text in part.texts}, key=lambda text: TITLES[text].lower()):
        text = "\n".join(f"    {line}".rstrip() for line in text_of(name).strip().splitlines())
        lines += [f"## {TITLES[name]}", text]
    return "\n\n".join(lines) + "\n"


def text_of(name: str) -> str:
    """A licence's text: the one its package brings, or ours."""
    brought = {"ofl-1.1": _font_licence, "psf": _python_licence, "pyinstaller": _pyinstaller_licence}.get(name)
    file = brought() if brought else None
    return (file or TEXTS / f"{name}.txt").read_text(encoding="utf-8", errors="replace")


def _font_licence() -> Path:
    from importlib.util import find_spec

    spec = find_spec("font_manrope")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent / "files" / "OFL.txt"


def _python_licence() -> Path | None:
    import sysconfig

    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    return next((file for place in places if (file := place / "LICENSE.txt").is_file()), None)


def _pyinstaller_licence() -> Path | None:
    from importlib import metadata

    try:
        files = metadata.files("pyinstaller") or []
    except metadata.PackageNotFoundError:
        return None
    return next((Path(str(file.locate())) for file in files if file.name == "COPYING.txt"), None)


def written() -> str:
    """What was written down when this program was built; or of the Python it runs on now."""
    if getattr(sys, "frozen", False):
        inside = paths.ASSETS / FILE  # where the program is one file or an .app; else beside it, for all to see
        return (inside if inside.is_file() else paths.ASSETS.parent / FILE).read_text(encoding="utf-8")
    return third_party(installed(), built=False)


def installed() -> list[str]:
    """The libraries that pygame brought along with it, if it did."""
    import pygame

    package = Path(pygame.__file__).parent
    folders = (package, package / ".dylibs", package.with_name("pygame_ce.libs"))
    return [str(Path("pygame") / file.name) for folder in folders if folder.is_dir() for file in folder.iterdir()]


def chapters(text: str) -> list[Chapter]:
    """What was written down, cut where a part or a licence begins; the parts are one chapter."""
    inside, _heading, licences = text.partition("\n# The licences\n")
    found = [Chapter(_("What is inside"), inside.partition("\n")[2].strip())]
    for part in re.split(r"^## ", licences, flags=re.MULTILINE)[1:]:
        title, _newline, body = part.partition("\n")
        found.append(Chapter(title.strip(), re.sub(r"^ {4}", "", body, flags=re.MULTILINE).strip()))
    return found
