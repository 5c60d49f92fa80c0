"""All drawings in one file, as a built program has them: the same pictures."""

import io
from pathlib import Path

import pytest

from tabletop.base import drawings, paths


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No folder of drawings, only the file made of it."""
    file = tmp_path / "art.pack"
    drawings.pack(paths.ART, file)
    monkeypatch.setattr(paths, "ART", tmp_path / "art")
    return file


def test_every_drawing_comes_out_as_it_went_in(packed: Path, monkeypatch: pytest.MonkeyPatch):
    folder = paths.ASSETS / "art"
    files = sorted(folder.rglob("*.svg"))
    assert drawings.told() == (packed, len(files)) and len(files) > 1000
    for file in files:
        name = file.relative_to(folder).with_suffix("").as_posix()
        found = drawings.picture(name)
        assert isinstance(found, io.BytesIO) and found.getvalue() == file.read_bytes()
        assert drawings.exists(name)
    assert packed.stat().st_size < sum(file.stat().st_size for file in files) / 2


def test_what_is_not_in_it_is_not_there(packed: Path):
    assert not drawings.exists("cats/nobody") and drawings.text("cats/nobody") == ""
    assert drawings.picture("cats/nobody") == paths.ART / "cats/nobody.svg"


def test_a_designed_cat_is_drawn_from_parts_in_it(packed: Path):
    from tabletop.cast import cats

    cats._part.cache_clear()
    cats.drawn.cache_clear()
    text = cats.drawn(cats.Design(), "cats/", "-glad")
    assert text.startswith("<svg") and len(text) > 1000
    cats._part.cache_clear()
    cats.drawn.cache_clear()


def test_what_is_damaged_is_said_like_a_missing_picture(packed: Path):
    content = packed.read_bytes()
    packed.write_bytes(content[:-4000] + bytes(4000))
    with pytest.raises(OSError, match="is damaged"):
        drawings.picture(last(content))
    packed.write_bytes(b"nothing of the kind")
    drawings._index.cache_clear()
    assert not drawings.exists("shell/icon")


def last(content: bytes) -> str:
    """The name of the last picture in a packed file."""
    import json

    return list(json.loads(content.partition(b"\n")[0]))[-1]
