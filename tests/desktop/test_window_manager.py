"""The window among others: a window manager maximises it, fills the screen with it and takes it out again.

Needs openbox and xwininfo.
"""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.desktop import PATIENCE, Desktop, until, virtual_screen

KEYS = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <keyboard>
    <keybind key="W-m"><action name="ToggleMaximize"/></keybind>
    <keybind key="W-f"><action name="ToggleFullscreen"/></keybind>
  </keyboard>
  <margins><top>0</top><bottom>26</bottom><left>0</left><right>0</right></margins>
</openbox_config>
"""
"""What a key with the Windows sign does; a panel takes the lowest pixels."""
USUAL = (100, 60, 1000, 640)
FULL = (0, 0, 1600, 900)


@pytest.fixture
def managed(home: Path) -> Iterator[Desktop]:
    """A program on a screen of its own, with openbox."""
    with virtual_screen("1600x900") as display:
        keys, manages = home / "rc.xml", home / "manages"
        keys.write_text(KEYS)
        desktop = Desktop(display, home)
        command = ["openbox", "--config-file", str(keys), "--startup", f"touch {manages}"]
        with subprocess.Popen(command, env=desktop.env) as manager:
            try:
                until(manages.exists, "the window manager")  # a window that opens before that is never taken care of
                yield desktop
            finally:
                desktop.kill()
                manager.terminate()


def whereabouts(desktop: Desktop) -> tuple[int, ...]:
    """Left, top, width and height of what the window shows."""
    command = ["xwininfo", "-id", desktop.window]
    told = subprocess.run(command, env=desktop.env, capture_output=True, text=True, check=True).stdout
    found = dict(re.findall(r"(Absolute upper-left [XY]|Width|Height): +(-?\d+)", told))
    return tuple(int(found[name]) for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height"))


def comes_to(desktop: Desktop, place: tuple[int, ...]) -> None:
    seen = set[tuple[int, ...]]()

    def there() -> bool:
        seen.add(whereabouts(desktop))
        return place in seen

    try:
        until(there, f"the window at {place}")
    except AssertionError as problem:
        raise AssertionError(f"{problem}; it was at {seen}") from None


def press(desktop: Desktop, key: str) -> None:
    """As people do it: after a look at what there is."""
    time.sleep(1.5)
    desktop.keys(key)


def quit_and_read(desktop: Desktop) -> dict[str, object]:
    assert desktop.program is not None
    press(desktop, "ctrl+F4")
    assert desktop.program.wait(PATIENCE) == 0, desktop.log.read_text()
    kept: dict[str, object] = json.loads(desktop.settings.read_text())
    return kept


def test_maximised_full_and_back(managed: Desktop):
    managed.start(window=list(USUAL), screens=[[1600, 900]])
    comes_to(managed, USUAL)
    press(managed, "super+m")
    until(lambda: whereabouts(managed)[2] == FULL[2], "a maximised window")
    large = whereabouts(managed)
    assert large[3] < 900 - 26, "the panel and the title bar stay"
    press(managed, "F11")
    comes_to(managed, FULL)
    press(managed, "F11")
    comes_to(managed, large)
    kept = quit_and_read(managed)
    assert (kept["window"], kept["maximised"], kept["fullscreen"]) == (list(USUAL), True, False)
    managed.start()
    comes_to(managed, large)
    press(managed, "super+m")
    comes_to(managed, USUAL)
    assert quit_and_read(managed)["maximised"] is False


def test_the_window_manager_ends_the_full_screen(managed: Desktop):
    managed.start(window=list(USUAL), screens=[[1600, 900]])
    comes_to(managed, USUAL)
    press(managed, "F11")
    comes_to(managed, FULL)
    press(managed, "super+f")
    comes_to(managed, USUAL)
    press(managed, "F11")
    comes_to(managed, FULL)
    assert quit_and_read(managed)["fullscreen"] is True
