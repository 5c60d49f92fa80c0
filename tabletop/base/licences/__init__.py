"""What comes with the program besides its own code, and under which licences.

`libraries.toml` names everything that may come along; `third_party` writes down what really does, with all texts, when
the program is built. `build.spec` fails if something has no licence; a built program reads what was written then.
"""

import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.words import _

FILE = "THIRD_PARTY.md"
TEXTS = Path(__file__).resolve().parent
CODE = re.compile(r"\.(so|dll|dylib|pyd)(\.|$)|^(lib)?python[0-9]", re.IGNORECASE)
MODULE = re.compile(r"\.(cpython-|abi3|pypy)|\.pyd$", re.IGNORECASE)
"""Names of compiled Python modules: they belong to the package they lie in."""


class Part(NamedTuple):
    """Something that comes with the program and was made by others."""

    name: str
    texts: list[str]
    """Its licences, as keys of `Known.titles`."""
    owner: str
    home: str
    files: str = ""
    """A pattern that names of its files match; empty for packages."""


class Known(NamedTuple):
    """What `libraries.toml` says."""

    titles: dict[str, str]
    packages: list[Part]
    bootloader: list[Part]
    libraries: list[Part]


@cache
def known() -> Known:
    import tomllib  # a built program never needs it

    read = tomllib.loads((TEXTS / "libraries.toml").read_text(encoding="utf-8"))
    return Known(read.pop("titles"), **{kind: [Part(**part) for part in parts] for kind, parts in read.items()})


class Chapter(NamedTuple):
    """A section of the written text, shown by itself."""

    title: str
    text: str


def libraries_in(files: Iterable[str]) -> tuple[list[Part], list[str]]:
    """The known libraries among these files, each once, and the names of unknown ones."""
    found: dict[str, Part] = {}
    unknown: set[str] = set()
    for file in files:
        folder, _slash, name = file.replace("\\", "/").rpartition("/")
        if not CODE.search(name):
            continue
        part = next((part for part in known().libraries if re.match(part.files, name, re.IGNORECASE)), None)
        if MODULE.search(name):
            if not re.search(r"(^|/)(pygame|python3[^/]*|lib-dynload|)(/|$)", folder):
                unknown.add(file)
        elif part is None:
            unknown.add(name)
        else:
            found[part.name] = part
    return sorted(found.values(), key=lambda part: part.name.lower()), sorted(unknown)


def third_party(files: Iterable[str], built: bool) -> str:
    """All parts of a program with these files and their licences, as Markdown; TabletopError if one has none."""
    libraries, unknown = libraries_in(files)
    if unknown:
        raise TabletopError(_("Nothing is known about the licence of {files}.", files=", ".join(unknown)))
    titles, packages, bootloader, _all = known()
    parts = [*packages, *(bootloader if built else []), *libraries]
    lines = [
        "# What comes with Tabletop",
        "Tabletop itself is under the MIT licence (LICENSE). It comes with the parts below, unchanged. Those under the "
        "LGPL are shared libraries in files of their own, or Python modules: anybody may replace them, and build the "
        "program anew from its own source. Where the source of each is, is said with it.",
    ]
    for part in parts:
        licence = " and ".join(titles[text] for text in part.texts)
        lines += [f"## {part.name}", f"{licence}. {part.owner}", f"Source: {part.home}"]
    lines += ["# The licences"]
    for name in sorted({text for part in parts for text in part.texts}, key=lambda text: titles[text].lower()):
        text = "\n".join(f"    {line}".rstrip() for line in text_of(name).strip().splitlines())
        lines += [f"## {titles[name]}", text]
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

    with suppress(metadata.PackageNotFoundError):
        files = metadata.files("pyinstaller") or []
        return next((Path(str(file.locate())) for file in files if file.name == "COPYING.txt"), None)
    return None


def written() -> str:
    """What was written when this program was built or, run from source, of the Python it runs on."""
    if getattr(sys, "frozen", False):
        inside = paths.ASSETS / FILE  # where the program is one file or an .app; else beside it, for all to see
        return (inside if inside.is_file() else paths.ASSETS.parent / FILE).read_text(encoding="utf-8")
    return third_party(installed(), built=False)


def installed() -> list[str]:
    """The library files that pygame's wheel brought."""
    import pygame

    package = Path(pygame.__file__).parent
    folders = (package, package / ".dylibs", package.with_name("pygame_ce.libs"))
    return [str(Path("pygame") / file.name) for folder in folders if folder.is_dir() for file in folder.iterdir()]


def chapters(text: str) -> list[Chapter]:
    """The written text, cut into one chapter of all parts and one of each licence."""
    inside, _heading, licences = text.partition("\n# The licences\n")
    found = [Chapter(_("What is inside"), inside.partition("\n")[2].strip())]
    for part in re.split(r"^## ", licences, flags=re.MULTILINE)[1:]:
        title, _newline, body = part.partition("\n")
        found.append(Chapter(title.strip(), re.sub(r"^ {4}", "", body, flags=re.MULTILINE).strip()))
    return found
