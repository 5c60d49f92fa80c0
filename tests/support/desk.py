"""A desk to sit at: the real program in a window nobody sees, driven by posted pygame events."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.records.settings import Settings
from tabletop.ui.scene import Scene
from tabletop.ui.widgets.widget import TOOLTIP_AFTER, Widget
from tabletop.window.app import App


class Desk:
    """One running program and the hands of whoever uses it."""

    def __init__(self, settings: Settings, size: tuple[int, int]) -> None:
        self.app = App(settings)
        pygame.event.clear()
        if self.app.window.get_size() != size:  # a dummy screen is smaller than the largest windows
            self.resize(size)
        assert self.app.look.size == size or settings.fullscreen

    def resize(self, size: tuple[int, int]) -> None:
        self.app.pane.window.size = size
        self.step()

    @property
    def top(self) -> Scene:
        return self.app.scenes[-1]

    def show(self, scene: Scene, frames: int = 3) -> None:
        self.app.reset(scene)
        self.step(frames)

    def step(self, frames: int = 1) -> None:
        for _frame in range(frames):
            self.app.step(1 / 60)

    def key(self, *names: str, shift: bool = False, control: bool = False) -> None:
        mod = (pygame.KMOD_SHIFT if shift else 0) | (pygame.KMOD_CTRL if control else 0)
        for name in names:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode=""))
            self.step()

    def type(self, text: str) -> None:
        for letter in text:
            name = "space" if letter == " " else letter.lower()
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode=letter))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
            self.step()

    def move(self, at: tuple[int, int]) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def down(self, at: tuple[int, int]) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.step()

    def up(self, at: tuple[int, int]) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        self.step()

    def click(self, on: Widget | tuple[int, int]) -> None:
        at = on if isinstance(on, tuple) else on.rect.center
        self.move((at[0] + 9, at[1]))  # what has just come under a resting pointer is deaf
        self.move(at)
        self.down(at)
        self.up(at)

    def told(self, button: Widget) -> str:
        """What a click on something that cannot be used says at once."""
        self.click(button)
        group = self.top.group
        assert group._asked is button and group._asked_for >= TOOLTIP_AFTER
        return button.hint

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        pygame.mouse.set_pos(at)
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, precise_x=0.0, precise_y=float(turns)))
        self.step()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Open the program, one at a time: `desk(size, text=160, theme="contrast")`.

    Motion and recaps are off unless asked for.
    """
    desks: list[Desk] = []

    def sit_down(size: tuple[int, int] = (1280, 720), **chosen: object) -> Desk:
        settings = Settings(
            path=tmp_path / "settings.json", window=[0, 0, *size], **{"speed": "off", "recap": False, **chosen}
        )
        leave()
        desks.append(Desk(settings, size))
        return desks[-1]

    def leave() -> None:
        while desks:
            desks.pop().app.close()

    yield sit_down
    leave()
