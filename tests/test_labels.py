"""What the program says of itself to Linux, Windows and macOS, and how it is packed (`.ci/pack`)."""

import configparser
import io
import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import archive
import icons
import labels
import pygame
import pytest
import yaml

import tabletop
from tabletop.kernel.saving import save

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as it stands beside the program on Linux."""
    folder = tmp_path_factory.mktemp("Bäume und Tische")
    labels.furnish(folder)
    return folder


# -- one place for everything ----------------------------------------------------------------------------------


def test_the_version_and_the_ending_of_matches_are_the_programs_own():
    assert labels.version() == tabletop.__version__
    assert f".{labels.ENDING}" == save.PACKED


def test_the_newest_change_is_of_this_version():
    assert labels.releases()[0][0] == tabletop.__version__
    for _number, day, changes in labels.releases():
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", day) and all(changes)


# -- icons -----------------------------------------------------------------------------------------------------


def test_windows_finds_a_whole_picture_of_every_size_in_the_icon():
    content = icons.ico()
    zero, kind, count = struct.unpack_from("<HHH", content)
    assert (zero, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for place, side in enumerate(icons.ICO_SIZES):
        wide, high, *_rest, length, start = struct.unpack_from("<BBBBHHII", content, 6 + 16 * place)
        assert (wide, high) == (side % 256, side % 256)
        picture = pygame.image.load(io.BytesIO(content[start : start + length]))
        assert picture.get_size() == (side, side)
        assert picture.get_at((0, 0)).a < 128 and picture.get_at((side // 2, side // 2)).a == 255


def test_macos_finds_every_kind_of_picture_in_the_icon():
    content = icons.icns()
    assert content[:4] == b"icns" and struct.unpack_from(">I", content, 4) == (len(content),)
    place, found = 8, {}
    while place < len(content):
        kind, length = content[place : place + 4].decode(), struct.unpack_from(">I", content, place + 4)[0]
        found[kind] = pygame.image.load(io.BytesIO(content[place + 8 : place + length])).get_width()
        place += length
    assert found == icons.ICNS_KINDS


def test_linux_finds_every_size_in_its_folder(furnished: Path):
    for side in (16, 32, 48, 128, 256, 512):
        file = furnished / f"share/icons/hicolor/{side}x{side}/apps/{labels.IDENTIFIER}.png"
        assert pygame.image.load(file).get_size() == (side, side)
    assert (furnished / f"share/icons/hicolor/scalable/apps/{labels.IDENTIFIER}.svg").is_file()


# -- Linux -----------------------------------------------------------------------------------------------------


def entry_of(file: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(file, encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_the_metadata_and_the_kind_of_file_agree(furnished: Path):
    entry = entry_of(furnished / f"share/applications/{labels.IDENTIFIER}.desktop")
    assert (entry["Exec"], entry["Icon"], entry["Terminal"]) == ("tabletop %f", labels.IDENTIFIER, "false")
    about = ElementTree.parse(furnished / f"share/metainfo/{labels.IDENTIFIER}.metainfo.xml").getroot()
    assert about.findtext("launchable") == f"{labels.IDENTIFIER}.desktop"
    releases = about.findall("releases/release")
    assert releases[0].get("version") == tabletop.__version__
    kind = ElementTree.parse(furnished / f"share/mime/packages/{labels.IDENTIFIER}.xml").getroot()[0]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert kind.get("type") == entry["MimeType"].rstrip(";")
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == ["*.tabletop"]


@pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")
def test_install_puts_it_into_the_menu_from_wherever_it_lies_and_takes_it_out_again(furnished: Path, tmp_path: Path):
    program = furnished / 'a "50 %" `table` $HOME' / "tabletop"
    program.parent.mkdir()
    shutil.copytree(furnished / "share", program.parent / "share")
    shutil.copy(furnished / "install", program.parent)
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    env = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run([program.parent / "install"], env=env, cwd="/", check=True, capture_output=True, text=True)
    assert done.stdout.startswith("Tabletop is in the menu") and "log out and in again" in done.stdout
    assert done.stderr == ""
    entry = entry_of(tmp_path / f".local/share/applications/{labels.IDENTIFIER}.desktop")
    assert command_of(entry["Exec"]) == [str(program), "%f"]
    files = [path for path in tmp_path.rglob("*") if path.is_file() and labels.IDENTIFIER in path.name]
    assert len(files) == 4 + len(icons.SIZES)
    command = [program.parent / "install", "--remove"]
    done = subprocess.run(command, env=env, cwd="/", check=True, capture_output=True, text=True)
    assert [path for path in tmp_path.rglob("*") if ".local/share/" in str(path)] == [], "nor an empty folder"
    assert f"matches stay in {tmp_path}/.local/share/tabletop" in done.stdout and "settings" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")
def test_install_leaves_what_is_not_its_own(furnished: Path, tmp_path: Path):
    other = tmp_path / ".local/share/applications/other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("[Desktop Entry]\n", encoding="utf-8")
    for words in ((), ("--remove",)):
        subprocess.run(
            [furnished / "install", *words], env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}, check=True
        )
    assert other.is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")
@pytest.mark.parametrize(("word", "code"), [("--help", 0), ("-h", 0), ("--bogus", 2)])
def test_install_helps_without_installing(furnished: Path, tmp_path: Path, word: str, code: int):
    env = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run([furnished / "install", word], env=env, capture_output=True, text=True)
    assert done.returncode == code and "--remove" in done.stdout and not (tmp_path / ".local").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")
@pytest.mark.parametrize("tool", ["zenity", "kdialog", "notify-send", "xmessage"])
def test_install_tells_whoever_double_clicked_it(furnished: Path, tmp_path: Path, tool: str):
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("sh", "dirname", "find", "rm", "mkdir", "cp", "chmod", "sed", "mktemp", "cat", "touch", "fold"):
        (tools / name).symlink_to(shutil.which(name))
    os.mkfifo(tmp_path / "seen")  # the window stays as long as nobody looks
    (tools / tool).write_text(f'#!/bin/sh\necho "$@" >{tmp_path}/seen\n', encoding="utf-8")
    (tools / tool).chmod(0o755)
    env = {"HOME": str(tmp_path), "PATH": str(tools), "DISPLAY": ":0"}
    subprocess.run([furnished / "install"], env=env, check=True, capture_output=True)
    assert "Tabletop is in the menu" in (tmp_path / "seen").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("system", "words"), [("linux", "./install --remove"), ("win32", "Tabletop.exe"), ("darwin", "Applications")]
)
def test_whoever_unpacks_it_is_told_what_to_start(system: str, words: str):
    told = labels.read_me(system)
    assert words in told and "Double-click" in told and "licences" in told.casefold() and "tabletop" in told
    assert all(len(line) <= 88 for line in told.splitlines())


def command_of(line: str) -> list[str]:
    """An Exec line read as the Desktop Entry Specification says: the string's escapes first, then quotes."""
    line = line.replace("\\\\", "\\")
    words = []
    for quoted, plain in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', line):
        word = re.sub(r'\\([\\"`$])', r"\1", quoted) if quoted else plain
        words.append(word.replace("%%", "%"))
    return words


# -- Windows and macOS -----------------------------------------------------------------------------------------


def test_windows_reads_numbers_and_names_of_the_version():
    class Told(list):
        """Whatever PyInstaller calls it: what it was made of."""

        def __init__(self, *parts, **named):
            super().__init__([*parts, *named.values()])
            self.named = named

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo")
    told = eval(labels.version_resource(), dict.fromkeys((*kinds, "VarStruct"), Told))
    numbers = told.named["ffi"].named["filevers"]
    assert len(numbers) == 4 and ".".join(map(str, numbers)).startswith(tabletop.__version__)
    words = dict(told.named["kids"][0][0][0][1])
    assert words["ProductVersion"] == tabletop.__version__ and words["ProductName"] == "Tabletop"


def test_macos_opens_matches_with_it_and_draws_every_pixel():
    told = labels.property_list()
    (kind,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["tabletop"]
    assert told["NSHighResolutionCapable"] is True and "LSBackgroundOnly" not in told


# -- archives --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="links and modes are a matter of Linux")
def test_an_archive_comes_back_whole_and_its_sum_tells(tmp_path: Path):
    folder = tmp_path / "tabletop"
    (folder / "_internal").mkdir(parents=True)
    (folder / "tabletop").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "tabletop").chmod(0o755)
    (folder / "_internal" / "lib.so").symlink_to("other.so")
    packed = archive.pack(folder, tmp_path / "dist")
    archive.write_sums(tmp_path / "dist")
    assert packed.name == f"Tabletop-{tabletop.__version__}-{labels.system()}.tar.xz"
    inside = archive.unpack(packed, tmp_path / "new")
    assert (inside / "README.txt").read_text(encoding="utf-8") == labels.read_me()
    assert inside.name == f"Tabletop-{tabletop.__version__}"
    assert (inside / "tabletop").stat().st_mode & 0o111 and (inside / "_internal" / "lib.so").is_symlink()
    check = ["sha256sum", "--check", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path / "dist", capture_output=True).returncode == 0
    packed.write_bytes(packed.read_bytes()[:-1])
    assert subprocess.run(check, cwd=tmp_path / "dist", capture_output=True).returncode != 0


def test_the_workflow_calls_the_same_commands_on_three_systems():
    (file,) = (ROOT / ".github" / "workflows").iterdir()
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
    jobs = workflow["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert ".ci/run" in runs and any(".ci/pack" in run for run in runs)
    systems = {entry["system"] for entry in jobs["pack"]["strategy"]["matrix"]["include"]}
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "windows", "macos"}
    known = (".ci/run", "python -m pip install", "python -m pytest", "python .ci/pack", "sudo apt-get", "gh release")
    assert all(line.strip().startswith(known) for run in runs for line in run.strip().splitlines())
    assert workflow[True]["push"]["tags"] == ["v*"]  # YAML reads the word `on` as true
