"""The least a frozen pygame program can do: what the program's first frame is measured against."""

import os
import time

import pygame

pygame.display.init()
window = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
window.fill("black")
pygame.display.flip()
print(time.time(), flush=True)
os._exit(0)
