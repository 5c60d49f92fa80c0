"""What is handed to people: the wheel holds what the program plays with, and no file tells where it was written."""

import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletop

ROOT = Path(__file__).resolve().parents[1]
TEXTS = {".py", ".md", ".toml", ".spec", ".svg", ".json", ".txt", ".yml", ".cfg", ""}
NOT_OURS = {"build", "dist", "__pycache__"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all files in the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(built).namelist())


def test_the_wheel_has_all_art_sounds_and_rulebooks(wheel: set[str]):
    art = {f"tabletop/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "art").rglob("*.svg")}
    sounds = {f"tabletop/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "sounds").glob("*.ogg")}
    rulebooks = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tabletop").rglob("rulebook*.md")}
    assert len(art) > 100 and len(sounds) > 10 and rulebooks
    tables = [path for ending in ("txt", "toml") for path in (ROOT / "tabletop").rglob(f"*.{ending}")]
    assert art | sounds | rulebooks | {path.relative_to(ROOT).as_posix() for path in tables} <= wheel


def test_the_wheel_has_every_module_and_nothing_else(wheel: set[str]):
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tabletop").rglob("*.py")}
    inside = {name for name in wheel if ".dist-info/" not in name}
    assert {name for name in inside if name.endswith(".py")} == modules
    assert {Path(name).suffix for name in inside} == {".py", ".svg", ".ogg", ".md", ".txt", ".toml"}


def test_the_version_stands_in_one_place(wheel: set[str]):
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in told["project"] and told["tool"]["hatch"]["version"]["path"] == "tabletop/__init__.py"
    assert any(name.startswith(f"tabletop-{tabletop.__version__}.dist-info/") for name in wheel)


def texts() -> Iterator[tuple[str, str]]:
    """Every text file of the project, not of what is built or installed beside it."""
    for path in sorted(ROOT.rglob("*")):
        inside = path.relative_to(ROOT)
        hidden = any(part.startswith(".") and part not in (".ci", ".github", ".gitignore") for part in inside.parts)
        if path.is_file() and path.suffix in TEXTS and not hidden and not NOT_OURS & set(inside.parts):
            yield inside.as_posix(), path.read_text(encoding="utf-8")


def test_no_file_names_a_machine_or_a_registry():
    told = re.compile(
        r"/(home|Users|root|work)/[a-z]|[a-z]+://[^\s\"']*(pypi|pythonhosted|registry|simple/)|index-" + "url"
    )
    found = [(name, match.group()) for name, text in texts() if (match := told.search(text))]
    assert found == []


def test_nothing_but_what_belongs_there_stands_at_the_top():
    shape = {"pyproject.toml", "README.md", "LICENSE", "tabletop", "art", "sounds", "tests", "build.spec"}
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert {name for name in found - NOT_OURS if not name.endswith(".egg-info")} == shape


def test_the_search_for_machines_looks_at_the_files_that_matter():
    names = {name for name, _text in texts()}
    assert {
        "pyproject.toml",
        "README.md",
        "build.spec",
        ".ci/run",
        ".ci/pack/labels.py",
        "tabletop/cli/main.py",
    } <= names
    assert ".github/workflows/build.yml" in names


def test_the_readme_has_the_two_commands_of_a_newcomer():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    setup = "python3 -m venv .venv && .venv/bin/pip install -q -e '.[dev]' && .venv/bin/"
    assert [line for line in readme.splitlines() if line.startswith("python3 -m venv .venv &&")] == [
        setup + "tabletop",
        setup + "python -m pytest",
    ]
