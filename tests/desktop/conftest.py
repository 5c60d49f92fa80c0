"""Fixtures for the program in a real window (`support/desktop.py`)."""

import os

from support.desktop import desktop, screen  # noqa: F401

collect_ignore = [] if os.environ.get("TABLETOP_ARCHIVE") else ["test_packed.py"]
