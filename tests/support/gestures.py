"""What a person does at a table, as real pygame events."""

import pygame

from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.table import TableScene
from tabletop.window.app import App


def settle(app: App, frames: int = 5) -> None:
    for _frame in range(frames):
        app.step(1 / 60)


def at(table: TableScene, key: str) -> tuple[int, int]:
    place = table.stage.place(key)
    assert place is not None, key
    return round(place[0] * table.look.unit), round(place[1] * table.look.unit)


def mouse(app: App, kind: int, place: tuple[int, int], button: int = 1) -> None:
    if kind == pygame.MOUSEMOTION:
        event = pygame.Event(kind, pos=place, rel=(0, 0), buttons=(1, 0, 0))
    else:
        event = pygame.Event(kind, pos=place, button=button)
    pygame.event.post(event)
    app.step(1 / 60)


def click(app: App, place: tuple[int, int], button: int = 1) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, place, button)
    mouse(app, pygame.MOUSEBUTTONUP, place, button)
    settle(app)


def drag(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, start)
    for step in range(1, 6):
        x = start[0] + (end[0] - start[0]) * step // 5
        y = start[1] + (end[1] - start[1]) * step // 5
        mouse(app, pygame.MOUSEMOTION, (x, y))
    mouse(app, pygame.MOUSEBUTTONUP, end)
    settle(app)


def press(app: App, key: int, mod: int = 0) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    settle(app)


def lift_curtain(app: App) -> None:
    assert isinstance(app.scenes[-1], CurtainScene)
    settle(app, 30)  # a curtain does not hear the first moments
    press(app, pygame.K_RETURN)
    assert isinstance(app.scenes[-1], TableScene)
