"""The program, ended at its first frame: prints when that was there. Built only to be measured."""

import os
import time

from tabletop.window.state import Pane

flip = Pane.flip


def flip_and_end(pane: Pane) -> None:
    flip(pane)
    print(time.time(), flush=True)
    os._exit(0)


Pane.flip = flip_and_end

from tabletop.cli.main import main  # noqa: E402

main([])
