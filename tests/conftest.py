"""Every test runs with pygame's dummy drivers and in a temporary home, so that nobody's own files are touched."""

import gc
import inspect
import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

os.environ["PYTHONDONTWRITEBYTECODE"] = ""
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from crazy_eights.rules.game import CrazyEights
from support.pictures import PICTURES

from tabletop.games.shelf import Box, put_on_shelf

# the worked example of tabletop/README.md is played like every other game
put_on_shelf(Box(CrazyEights(), "crazy_eights.table.controller:CrazyEightsController", 0.1))
PICTURES.install()


pytest_plugins = ["support.desk"]


def pytest_configure() -> None:
    """Compiled code is kept for the processes that tests start and for the next run, wherever that was turned off."""
    sys.dont_write_bytecode = False


def pytest_collection_finish() -> None:
    """What was imported stays until the end: the garbage collector need not look at it, nor look up all the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    base = tmp_path_factory.mktemp("folders")
    return (base / str(number) for number in count())


@pytest.fixture
def tmp_path(folders: Iterator[Path]) -> Path:
    """A folder for each test: by number, which takes a tenth of the time pytest takes to find a name for one."""
    folder = next(folders)
    folder.mkdir()
    return folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test and the processes it starts."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(home / "local"))  # Windows asks its registry instead
    from tabletop.base import journal, paths

    paths._folder.cache_clear()
    journal.logger.cache_clear()
    log = logging.getLogger("tabletop")
    for handler in list(log.handlers):
        log.removeHandler(handler)
        handler.close()
    return home


@pytest.fixture(autouse=True)
def _pictures(request: pytest.FixtureRequest) -> None:
    test = inspect.signature(request.function).parameters
    PICTURES.kept = not {"monkeypatch", "drawn_anew"} & set(test)


@pytest.fixture
def drawn_anew() -> None:
    """For tests that look on while pictures are made."""


@pytest.fixture
def dummy_screen() -> Iterator[None]:
    """A window that nobody sees."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.quit()
