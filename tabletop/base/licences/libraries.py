"""Every library that comes with the program on some system: whose it is, its licence, where its source is."""

from typing import NamedTuple


class Part(NamedTuple):
    """Something that comes with the program and was made by others."""

    name: str
    files: str
    """What the names of its files begin like; empty for what is more than files."""
    texts: tuple[str, ...]
    """The names of its licences' texts."""
    owner: str
    home: str


PACKAGES = [
    Part("Python", "", ("psf",), "Copyright (c) 2001 Python Software Foundation.", "https://www.python.org"),
    Part(
        "pygame-ce",
        "",
        ("lgpl-2.1",),
        "Copyright (c) 2000-2022 Pete Shinners and others, 2023 the pygame community.",
        "https://github.com/pygame-community/pygame-ce",
    ),
    Part(
        "platformdirs",
        "",
        ("mit",),
        "Copyright (c) 2010-202x The platformdirs developers.",
        "https://github.com/tox-dev/platformdirs",
    ),
    Part(
        "Fredoka One",
        "",
        ("ofl-1.1",),
        "Copyright (c) 2011 Milena B Brandao, with Reserved Font Name Fredoka.",
        "https://github.com/google/fonts",
    ),
    Part(
        "Manrope",
        "",
        ("ofl-1.1",),
        "Copyright (c) 2018 The Manrope Project Authors.",
        "https://github.com/sharanda/manrope",
    ),
    Part(
        "FreeSansBold",
        "",
        ("gpl-2",),
        "Copyright (c) 2002-2005 Free Software Foundation; as a special exception, a document that uses this font is "
        "not by that alone under the same licence.",
        "https://www.gnu.org/software/freefont",
    ),
]
BOOTLOADER = Part(
    "PyInstaller bootloader",
    "",
    ("pyinstaller",),
    "Copyright (c) 2010-2026 PyInstaller Development Team, 2005-2009 Giovanni Bajo.",
    "https://github.com/pyinstaller/pyinstaller",
)
XIPH = "Copyright (c) 2002-2024 Xiph.Org Foundation."
SDL = "Copyright (c) 1997-2025 Sam Lantinga."
LIBRARIES = [
    Part("SDL", r"(lib)?SDL2[-.]", ("zlib",), SDL, "https://github.com/libsdl-org/SDL"),
    Part("SDL_image", r"(lib)?SDL2_image", ("zlib",), SDL, "https://github.com/libsdl-org/SDL_image"),
    Part("SDL_mixer", r"(lib)?SDL2_mixer", ("zlib",), SDL, "https://github.com/libsdl-org/SDL_mixer"),
    Part("SDL_ttf", r"(lib)?SDL2_ttf", ("zlib",), SDL, "https://github.com/libsdl-org/SDL_ttf"),
    Part(
        "ALSA library",
        r"libasound",
        ("lgpl-2.1",),
        "Copyright (c) 1998-2024 Jaroslav Kysela, Abramo Bagnara, Takashi Iwai and others.",
        "https://www.alsa-project.org",
    ),
    Part(
        "Brotli",
        r"(lib)?brotli",
        ("mit",),
        "Copyright (c) 2009, 2010, 2013-2016 the Brotli Authors.",
        "https://github.com/google/brotli",
    ),
    Part(
        "FLAC",
        r"(lib)?FLAC",
        ("bsd-3-clause",),
        "Copyright (c) 2000-2009 Josh Coalson, 2011-2025 Xiph.Org Foundation.",
        "https://github.com/xiph/flac",
    ),
    Part(
        "FluidSynth",
        r"(lib)?fluidsynth",
        ("lgpl-2.1",),
        "Copyright (c) 2000-2025 Peter Hanappe and others.",
        "https://github.com/FluidSynth/fluidsynth",
    ),
    Part(
        "FreeType",
        r"(lib)?freetype",
        ("freetype",),
        "Portions of this software are copyright (c) 1996-2025 The FreeType Project (www.freetype.org). "
        "All rights reserved.",
        "https://freetype.org",
    ),
    Part(
        "Game Music Emu",
        r"(lib)?gme",
        ("lgpl-2.1",),
        "Copyright (c) 2003-2009 Shay Green and others.",
        "https://github.com/libgme/game-music-emu",
    ),
    Part(
        "GLib",
        r"libg(lib|thread|module|object)-",
        ("lgpl-2.1",),
        "Copyright (c) 1995-2025 Peter Mattis, Spencer Kimball, Josh MacDonald, Red Hat, Inc. and others.",
        "https://gitlab.gnome.org/GNOME/glib",
    ),
    Part(
        "libintl",
        r"libintl",
        ("lgpl-2.1",),
        "Copyright (c) 1995-2025 Free Software Foundation, Inc.",
        "https://www.gnu.org/software/gettext",
    ),
    Part(
        "PCRE2",
        r"libpcre2",
        ("bsd-3-clause",),
        "Copyright (c) 1997-2025 University of Cambridge.",
        "https://github.com/PCRE2Project/pcre2",
    ),
    Part(
        "HarfBuzz",
        r"(lib)?harfbuzz",
        ("old-mit",),
        "Copyright (c) 2010-2025 Google, Inc., 2005-2025 Behdad Esfahbod, 2004-2013 Red Hat, Inc., 2018-2025 Khaled "
        "Hosny, 2015-2020 Ebrahim Byagowi and others.",
        "https://github.com/harfbuzz/harfbuzz",
    ),
    Part(
        "libdeflate",
        r"libdeflate",
        ("mit",),
        "Copyright (c) 2016 Eric Biggers.",
        "https://github.com/ebiggers/libdeflate",
    ),
    Part(
        "libffi",
        r"libffi",
        ("mit",),
        "Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc. and others.",
        "https://github.com/libffi/libffi",
    ),
    Part(
        "libjpeg-turbo",
        r"(lib)?(turbo)?jpeg",
        ("ijg", "bsd-3-clause", "zlib"),
        "Copyright (c) 1991-2020 Thomas G. Lane, Guido Vollbeding, 2009-2025 D. R. Commander and others.",
        "https://github.com/libjpeg-turbo/libjpeg-turbo",
    ),
    Part(
        "libmodplug",
        r"libmodplug",
        ("public-domain",),
        "By Olivier Lapicque, Konstanty Bialkowski and others.",
        "https://github.com/Konstanty/libmodplug",
    ),
    Part("libogg", r"(lib)?ogg", ("bsd-3-clause",), XIPH, "https://github.com/xiph/ogg"),
    Part(
        "libpng",
        r"(lib)?png",
        ("libpng",),
        "Copyright (c) 1995-2025 The PNG Reference Library Authors, 2018-2025 Cosmin Truta, 1998-2018 Glenn "
        "Randers-Pehrson, 1996-1997 Andreas Dilger, 1995-1996 Guy Eric Schalnat, Group 42, Inc.",
        "http://www.libpng.org",
    ),
    Part(
        "libsndfile",
        r"(lib)?sndfile",
        ("lgpl-2.1",),
        "Copyright (c) 1999-2025 Erik de Castro Lopo and others.",
        "https://github.com/libsndfile/libsndfile",
    ),
    Part(
        "libtiff",
        r"(lib)?tiff",
        ("libtiff",),
        "Copyright (c) 1988-1997 Sam Leffler, 1991-1997 Silicon Graphics, Inc.",
        "https://gitlab.com/libtiff/libtiff",
    ),
    Part(
        "libwebp",
        r"(lib)?(webp|sharpyuv)",
        ("bsd-3-clause",),
        "Copyright (c) 2010 Google Inc.",
        "https://chromium.googlesource.com/webm/libwebp",
    ),
    Part(
        "libxmp",
        r"(lib)?xmp",
        ("mit",),
        "Copyright (c) 1996-2025 Claudio Matsuoka and Hipolito Carraro Jr.",
        "https://github.com/libxmp/libxmp",
    ),
    Part(
        "Microsoft C runtime",
        r"(vcruntime|msvcp|ucrtbase|api-ms-win)",
        ("microsoft",),
        "Copyright (c) Microsoft Corporation.",
        "https://www.microsoft.com",
    ),
    Part("mpg123", r"(lib)?mpg123", ("lgpl-2.1",), "Copyright (c) 1995-2025 the mpg123 project.", "https://mpg123.org"),
    Part(
        "OpenSSL",
        r"lib(crypto|ssl)",
        ("apache-2.0",),
        "Copyright (c) 1998-2025 The OpenSSL Project.",
        "https://github.com/openssl/openssl",
    ),
    Part(
        "Opus",
        r"(lib)?opus([-.]|$)",
        ("bsd-3-clause",),
        "Copyright (c) 1994-2023 Xiph.Org, Skype Limited, Octasic, Jean-Marc Valin, Timothy B. Terriberry, CSIRO, "
        "Gregory Maxwell, Mark Borgerding, Erik de Castro Lopo.",
        "https://github.com/xiph/opus",
    ),
    Part("opusfile", r"(lib)?opusfile", ("bsd-3-clause",), XIPH, "https://github.com/xiph/opusfile"),
    Part(
        "PortMidi",
        r"(lib)?portmidi",
        ("mit",),
        "Copyright (c) 1999-2000 Ross Bencina and Phil Burk, 2001-2025 Roger B. Dannenberg.",
        "https://github.com/PortMidi/portmidi",
    ),
    Part(
        "Python library",
        r"(lib)?python[0-9]",
        ("psf",),
        "Copyright (c) 2001 Python Software Foundation.",
        "https://www.python.org",
    ),
    Part("SQLite", r"(lib)?sqlite3", ("public-domain",), "By D. Richard Hipp and others.", "https://sqlite.org"),
    Part("Vorbis", r"(lib)?vorbis", ("bsd-3-clause",), XIPH, "https://github.com/xiph/vorbis"),
    Part(
        "WavPack",
        r"(lib)?wavpack",
        ("bsd-3-clause",),
        "Copyright (c) 1998-2025 David Bryant.",
        "https://github.com/dbry/WavPack",
    ),
    Part(
        "XZ Utils",
        r"(lib)?lzma",
        ("public-domain",),
        "By Lasse Collin, Igor Pavlov and others.",
        "https://tukaani.org/xz",
    ),
    Part(
        "zlib",
        r"(lib)?z(lib1?)?[-.]",
        ("zlib",),
        "Copyright (c) 1995-2024 Jean-loup Gailly and Mark Adler.",
        "https://zlib.net",
    ),
    Part(
        "Zstandard",
        r"libzstd",
        ("bsd-3-clause",),
        "Copyright (c) Meta Platforms, Inc. and affiliates.",
        "https://github.com/facebook/zstd",
    ),
]
