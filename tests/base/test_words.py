"""Every sentence can be translated by adding files, without touching code."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.base import words


def catalogue(folder: Path, language: str, sentences: dict[str, str]) -> None:
    """A real gettext catalogue: keys and values in two tables, sorted by key."""
    header = {"": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"}
    pairs = sorted((key.encode(), value.encode()) for key, value in {**header, **sentences}.items())
    keys, values, data = [], [], b""
    start = 28 + 16 * len(pairs)
    for column, table in ((0, keys), (1, values)):
        for pair in pairs:
            table.append((len(pair[column]), start + len(data)))
            data += pair[column] + b"\0"
    tables = b"".join(struct.pack("<2I", *entry) for entry in keys + values)
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    file = folder / language / "LC_MESSAGES" / "tabletop.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(head + tables + data)


SPEAK = """
import sys
from pathlib import Path
from tabletop.base import words
words.follow_system(Path(sys.argv[1]))
print(words.language(), words._("Undo"), words.counted("{count} card", "{count} cards", 1),
      words.counted("{count} card", "{count} cards", 3), words._("Rules"), sep="|")
"""


@pytest.mark.parametrize(
    ("system", "said"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de|Zurück|1 Karte|3 Karten|Rules"),
        ({"LANG": "de"}, "de|Zurück|1 Karte|3 Karten|Rules"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "|Undo|1 card|3 cards|Rules"),
        ({"LANG": "fr_FR.UTF-8"}, "|Undo|1 card|3 cards|Rules"),
        ({"LANG": "C"}, "|Undo|1 card|3 cards|Rules"),
        ({}, "|Undo|1 card|3 cards|Rules"),
    ],
)
def test_a_catalogue_is_enough_to_speak_another_language(tmp_path, system, said):
    catalogue(tmp_path, "de", {"Undo": "Zurück", "{count} card\0{count} cards": "{count} Karte\0{count} Karten"})
    env = {name: value for name, value in os.environ.items() if not name.startswith("LC_") and name != "LANG"}
    env |= {**system, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", SPEAK, str(tmp_path)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == said


@pytest.mark.parametrize("content", [b"", b"no catalogue at all", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_leaves_the_sentences_as_they_were_written(tmp_path, content):
    catalogue(tmp_path, "de", {"Undo": "Zurück"})
    (tmp_path / "de" / "LC_MESSAGES" / "tabletop.mo").write_bytes(content)
    command = [sys.executable, "-c", SPEAK, str(tmp_path)]
    done = subprocess.run(command, env={**os.environ, "LC_ALL": "de"}, capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("|Undo|1 card|3 cards|Rules", "")


def test_without_a_catalogue_the_sentences_are_as_written():
    assert words.language() == "" and words._("Undo") == "Undo"
