"""Nothing comes with the program without its licence."""

import importlib.util
import sys
from pathlib import Path

import pytest

from tabletop.base import licences
from tabletop.base.errors import TabletopError
from tabletop.cli.main import main

ELSEWHERE = """
    SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll libogg-0.dll libopus-0.dll
    libopusfile-0.dll libpng16-16.dll libtiff-5.dll libwebp-7.dll libwebpdemux-2.dll libmodplug-1.dll portmidi.dll
    zlib1.dll libwavpack-1.dll libxmp.dll libgme.dll python311.dll vcruntime140.dll vcruntime140_1.dll libffi-8.dll
    sqlite3.dll libcrypto-3.dll ucrtbase.dll api-ms-win-crt-runtime-l1-1-0.dll
    libSDL2-2.0.0.dylib libSDL2_mixer-2.0.0.dylib libfreetype.6.dylib libFLAC.14.dylib libmpg123.0.dylib
    libsndfile.1.dylib libfluidsynth.3.dylib libglib-2.0.0.dylib libintl.8.dylib libpcre2-8.0.dylib libzstd.1.dylib
    libbrotlidec.1.dylib libharfbuzz.0.dylib libsharpyuv.0.dylib libwebp.7.dylib liblzma.5.dylib libz.1.dylib
    libpython3.12.so.1.0 libsqlite3.so.0 libz.so.1
"""


def test_every_library_pygame_brings_here_has_a_licence():
    files = licences.installed()
    found, unknown = licences.libraries_in(files)
    assert unknown == [] and "SDL" in {part.name for part in found}


def test_the_libraries_of_other_systems_have_one_too():
    found, unknown = licences.libraries_in(ELSEWHERE.split())
    assert unknown == [] and len(found) > 20


def test_each_library_is_found_by_its_own_name_and_no_other():
    for name, wanted in {
        "libSDL2-2-50d19f93.0.so.0.3200.10": "SDL",
        "libSDL2_mixer-2-6719e6f6.0.so.0.800.2": "SDL_mixer",
        "libopus-ddd6afb9.so.0.11.1": "Opus",
        "libopusfile-96d7a9c0.so.0.4.5": "opusfile",
        "libogg-15db22d2.so.0.8.6": "libogg",
        "libz.so.1": "zlib",
        "libzstd.so.1": "Zstandard",
        "libsharpyuv-f86ac02c.so.0.1.2": "libwebp",
    }.items():
        assert [part.name for part in licences.libraries_in([name])[0]] == [wanted]


def test_a_library_without_a_licence_ends_the_building():
    stranger = "pygame_ce.libs/libstranger-1a2b3c4d.so.7"
    assert licences.libraries_in([stranger]) == ([], ["libstranger-1a2b3c4d.so.7"])
    with pytest.raises(TabletopError, match=r"licence of libstranger-1a2b3c4d\.so\.7"):
        licences.third_party([stranger], built=True)
    assert licences.libraries_in(["numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so"])[1]
    modules = ["python3.11/lib-dynload/math.cpython-311.so", "pygame/draw.cpython-311.so", "_ctypes.pyd", "art/a.svg"]
    assert licences.libraries_in(modules) == ([], [])


def test_all_that_is_named_has_its_whole_text():
    titles, packages, bootloader, libraries = licences.known()
    parts = [*packages, *libraries]
    told = licences.third_party(ELSEWHERE.split(), built=False)
    assert all(part.owner and part.home.startswith("http") and part.texts for part in (*parts, *bootloader))
    for text in {text for part in parts for text in part.texts}:
        assert len(licences.text_of(text)) > 200, text
    for part in licences.libraries_in(ELSEWHERE.split())[0]:
        assert f"\n## {part.name}\n\n{titles[part.texts[0]]}" in told
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE", "Independent JPEG Group"):
        assert words in told


def test_the_command_line_tells_them(capsys):
    assert main(["licences"]) == 0
    assert capsys.readouterr().out.startswith("# What comes with Tabletop\n")


def test_a_built_program_reads_what_was_written_when_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / licences.FILE).write_text("# What comes with Tabletop\n\nMuch.\n", encoding="utf-8")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for folder in (tmp_path, tmp_path / "_internal"):
        monkeypatch.setattr(licences.paths, "ASSETS", folder)
        assert licences.written() == "# What comes with Tabletop\n\nMuch.\n"


def test_it_is_cut_into_chapters_without_a_word_lost():
    told = licences.written()
    chapters = licences.chapters(told)
    assert chapters[0].title == "What is inside" and "## SDL_mixer" in chapters[0].text
    kept = "".join("".join(chapter.text.split()) for chapter in chapters[1:])
    for name in ("mit", "lgpl-2.1"):
        assert "".join(licences.text_of(name).split()) in kept
    assert importlib.util.find_spec("font_manrope") and any("Open Font" in chapter.title for chapter in chapters)
