"""The only reader of pygame's event queue: turns mouse, keys, text, files and gamepad into the table's own inputs."""

import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame


class Pointer(NamedTuple):
    kind: str
    """"down", "up", "move" or "wheel"."""
    x: int
    y: int
    button: int = 0
    """1 left, 2 middle, 3 right, for down and up."""
    wheel: float = 0.0

    @property
    def at(self) -> tuple[int, int]:
        return self.x, self.y


class Key(NamedTuple):
    """A key went down, or a gamepad's button that stands for it."""

    name: str
    """As pygame names it, in lower case: "return", "escape", "left", "a", "f1"."""
    shift: bool = False
    control: bool = False


class Text(NamedTuple):
    text: str


class Window(NamedTuple):
    kind: str
    """"resized", "moved", "minimised", "maximised", "restored", "exposed", "left" or "closed"."""


class Dropped(NamedTuple):
    """Files were let go over the window or, where the system tells it so, opened with the program."""

    files: tuple[str, ...]


Input = Pointer | Key | Text | Window | Dropped

FILLS_SCREEN = "Ctrl+Cmd+F" if sys.platform == "darwin" else "F11"
"""The keys that fill the screen, as they are written: macOS has taken F11 for itself."""


def with_control(letter: str) -> str:
    """How a letter together with Ctrl is written; on macOS that key is Cmd."""
    return f"Cmd+{letter}" if sys.platform == "darwin" else f"Ctrl+{letter}"


_WINDOW = {
    pygame.WINDOWSIZECHANGED: "resized",
    pygame.WINDOWMOVED: "moved",
    pygame.WINDOWMINIMIZED: "minimised",
    pygame.WINDOWMAXIMIZED: "maximised",
    pygame.WINDOWRESTORED: "restored",
    pygame.WINDOWEXPOSED: "exposed",
    pygame.WINDOWLEAVE: "left",
    pygame.QUIT: "closed",
}
_NAMES = {"enter": "return", "keypad enter": "return", "[enter]": "return"}
_PAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Key("up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Key("down"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Key("left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Key("right"),
    pygame.CONTROLLER_BUTTON_A: Key("return"),
    pygame.CONTROLLER_BUTTON_B: Key("escape"),
    pygame.CONTROLLER_BUTTON_X: Key("i"),
    pygame.CONTROLLER_BUTTON_Y: Key("z", control=True),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Key("tab", shift=True),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Key("tab"),
    pygame.CONTROLLER_BUTTON_START: Key("escape"),
    pygame.CONTROLLER_BUTTON_BACK: Key("f1"),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Key("."),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Key("r"),
}
_STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: (Key("left"), Key("right")),
    pygame.CONTROLLER_AXIS_LEFTY: (Key("up"), Key("down")),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (Key("page up"), Key("page up")),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (Key("page down"), Key("page down")),
}
TILTED, UPRIGHT = 20_000, 9_000
"""How far a stick or trigger must go to count as a key, and how far back it must come before it counts again."""
_leaning: set[tuple[int, int]] = set()
_pads: dict[int, object] = {}


def open_gamepads() -> None:
    from pygame._sdl2 import controller

    controller.init()
    for index in range(controller.get_count()):
        _open_gamepad(index)


def _open_gamepad(index: int) -> None:
    from pygame._sdl2 import controller

    if controller.is_controller(index):
        _pads[index] = controller.Controller(index)


def read(density: float = 1.0) -> list[Input]:
    """Everything that happened since the last call; moves of the pointer in a row count as one, and files do.

    Places are in pixels; `density` of them are in a point, which is what the system tells them in.
    """
    found: list[Input] = []
    for event in pygame.event.get():
        read = _translate(event)
        if read is None:
            continue
        if density != 1.0 and isinstance(read, Pointer):
            read = read._replace(x=round(read.x * density), y=round(read.y * density))
        last = found[-1] if found else None
        if isinstance(read, Dropped) and isinstance(last, Dropped):
            found[-1] = Dropped(last.files + read.files)
        elif last is not None and _is_move(read) and _is_move(last):
            found[-1] = read
        else:
            found.append(read)
    return found


def _is_move(read: Input) -> bool:
    return isinstance(read, Pointer) and read.kind == "move"


def _translate(event: pygame.Event) -> Input | None:
    if event.type in _WINDOW:
        return Window(_WINDOW[event.type])
    return _READ[event.type](event) if event.type in _READ else None


def _button(kind: str, event: pygame.Event) -> Pointer | None:
    if event.button in (4, 5, 6, 7):  # the wheel's old names, told again as MOUSEWHEEL
        return None
    return Pointer(kind, event.pos[0], event.pos[1], event.button)


def _key(event: pygame.Event) -> Key:
    """A key with what was held; the ways to fill the screen that other programs have are F11, too."""
    name, held = pygame.key.name(event.key).lower(), event.mod
    name = _NAMES.get(name, name)
    control, command = bool(held & pygame.KMOD_CTRL), bool(held & pygame.KMOD_META)
    if (name == "return" and held & pygame.KMOD_ALT) or (name == "f" and control and command):
        return Key("f11")
    return Key(name, bool(held & pygame.KMOD_SHIFT), control or command)


def _lean(pad: int, axis: int, value: int) -> Key | None:
    """A stick that leans far enough is an arrow key, once; a trigger that is pressed turns a page."""
    if axis not in _STICK:
        return None
    if abs(value) < UPRIGHT:
        _leaning.discard((pad, axis))
    if abs(value) < TILTED or (pad, axis) in _leaning:
        return None
    _leaning.add((pad, axis))
    return _STICK[axis][value > 0]


_READ: dict[int, Callable[[pygame.Event], Input | None]] = {
    pygame.MOUSEMOTION: lambda event: Pointer("move", *event.pos),
    pygame.MOUSEBUTTONDOWN: partial(_button, "down"),
    pygame.MOUSEBUTTONUP: partial(_button, "up"),
    pygame.MOUSEWHEEL: lambda event: Pointer("wheel", *pygame.mouse.get_pos(), wheel=event.precise_y),
    pygame.KEYDOWN: _key,
    pygame.TEXTINPUT: lambda event: Text(event.text),
    pygame.DROPFILE: lambda event: Dropped((event.file,)),
    pygame.CONTROLLERBUTTONDOWN: lambda event: _PAD.get(event.button),
    pygame.CONTROLLERAXISMOTION: lambda event: _lean(event.instance_id, event.axis, event.value),
    pygame.CONTROLLERDEVICEADDED: lambda event: _open_gamepad(event.device_index),
}
