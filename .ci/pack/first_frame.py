"""The program, ended at its first frame: prints when that was there. Built only to be measured."""

import os
import time

import pygame

flip = pygame.display.flip


def flip_and_end() -> None:
    flip()
    print(time.time(), flush=True)
    os._exit(0)


pygame.display.flip = flip_and_end

from tabletop.cli.main import main  # noqa: E402

main([])
