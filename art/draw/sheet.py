"""A contact sheet of pictures, rasterised the way the program does it."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

COLUMNS, GAP = 12, 10
GROUND = (43, 36, 92)


def contact_sheet(pictures: dict[str, str], target: Path, cell: int = 150) -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    rows = -(-len(pictures) // COLUMNS)
    columns = min(COLUMNS, len(pictures))
    sheet = pygame.Surface((columns * (cell + GAP) + GAP, rows * (cell + GAP) + GAP))
    sheet.fill(GROUND)
    for i, text in enumerate(pictures.values()):
        picture = pygame.image.load_sized_svg(BytesIO(text.encode()), (cell, cell))
        room = pygame.Rect(GAP + i % COLUMNS * (cell + GAP), GAP + i // COLUMNS * (cell + GAP), cell, cell)
        sheet.blit(picture, picture.get_rect(center=room.center))
    pygame.image.save(sheet, target)
