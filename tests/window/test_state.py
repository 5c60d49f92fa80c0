"""The window, whoever changes it: a window manager tells what it has done in its own order, played here by hand."""

import json

import pygame
import pytest

from tabletop.records import settings as settings_file
from tabletop.screens.menu.menu import MenuScene
from tabletop.window.app import HELD
from tabletop.window.state import CALM

USUAL = (1280, 720)
LARGE = (1600, 855)
SCREEN = (1600, 900)
DUMMY = (1024, 768)
"""The screen of the dummy driver."""


@pytest.fixture
def sitting(desk, monkeypatch):
    pygame.display.init()
    screens = [SCREEN, *pygame.display.get_desktop_sizes()]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    sitting = desk()
    sitting.show(MenuScene(sitting.app))
    calm_down(sitting)
    return sitting


def tell(sitting, size: tuple[int, int], *kinds: int) -> None:
    """The window manager changes the window, and tells so."""
    sitting.app.pane.window.size = size
    for kind in kinds:
        pygame.event.post(pygame.Event(kind, x=size[0], y=size[1]))
    calm_down(sitting)


def calm_down(sitting) -> None:
    for _time in range(2):  # what is done about it is news, too
        sitting.step(1)
        sitting.app.step(CALM)


def maximise(sitting) -> None:
    tell(sitting, LARGE, pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED)


def test_a_maximised_window_is_remembered_with_its_usual_size(sitting):
    usual = sitting.app.settings.window
    assert tuple(usual[2:]) == USUAL and not sitting.app.settings.maximised
    maximise(sitting)
    assert sitting.app.settings.maximised and sitting.app.settings.window == usual
    tell(sitting, (1000, 700), pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED)
    assert not sitting.app.settings.maximised and sitting.app.settings.window[2:] == [1000, 700]


def test_f11_and_back_leaves_it_maximised(sitting, monkeypatch):
    usual = sitting.app.settings.window
    asked = []
    maximise(sitting)
    monkeypatch.setattr(type(sitting.app.pane), "maximise", lambda pane: asked.append(pane.window.size))
    sitting.key("f11")
    tell(sitting, SCREEN, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED)  # on X11 a full window is not maximised
    assert sitting.app.pane.full and sitting.app.settings.maximised
    sitting.key("f11")
    assert asked == [USUAL], "the size it goes back to is the usual one, and it is maximised again"
    assert sitting.app.settings.window == usual


def filled(sitting) -> bool:
    """Whether SDL takes the window for one that fills the screen: it has that size then, and keeps it."""
    return sitting.app.pane.window.size == DUMMY


def take_out(monkeypatch) -> None:
    """The window no longer fills the screen; no window manager can do that here, so the screen is another."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(2 * SCREEN[0], 2 * SCREEN[1])])
    pygame.event.post(pygame.Event(pygame.WINDOWMOVED, x=0, y=0))


def test_f11_works_after_a_window_manager_has_ended_the_full_screen(sitting, monkeypatch):
    sitting.key("f11")
    tell(sitting, SCREEN, pygame.WINDOWSIZECHANGED)
    assert sitting.app.settings.fullscreen and filled(sitting)
    take_out(monkeypatch)
    calm_down(sitting)
    assert not sitting.app.settings.fullscreen and not filled(sitting), "SDL knows it now"
    sitting.key("f11")
    assert sitting.app.settings.fullscreen and filled(sitting)


def test_f11_works_even_right_after_that(sitting, monkeypatch):
    sitting.key("f11")
    tell(sitting, SCREEN, pygame.WINDOWSIZECHANGED)
    take_out(monkeypatch)
    sitting.key("f11")
    calm_down(sitting)
    assert sitting.app.settings.fullscreen and filled(sitting)


def test_a_minimised_window_comes_back_maximised(sitting):
    usual = sitting.app.settings.window
    maximise(sitting)
    tell(sitting, LARGE, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)  # as X11 tells it
    assert sitting.app.settings.maximised and sitting.app.settings.window == usual
    tell(sitting, USUAL, pygame.WINDOWSIZECHANGED)  # nor does it tell this
    assert not sitting.app.settings.maximised


def test_what_was_maximised_is_so_at_the_next_start(sitting, tmp_path):
    sitting.app.settings.path = tmp_path / "settings.json"
    maximise(sitting)
    sitting.app.keep_settings()
    assert json.loads((tmp_path / "settings.json").read_text())["maximised"] is True
    assert settings_file.read(tmp_path / "settings.json").maximised


def test_a_key_that_is_held_fills_the_screen_once(sitting):
    for _repeat in range(30):
        sitting.key("f11")
    assert sitting.app.settings.fullscreen
    sitting.app.step(HELD)
    sitting.app.step(0.0)
    sitting.key("f11")
    assert not sitting.app.settings.fullscreen
