"""Render the sounds: `python sounds/make` for all of them, `python sounds/make pick music-menu` for some."""

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    folder = Path(__file__).resolve().parent
    sys.path.insert(0, str(folder.parent))
    master = import_module(f"{folder.name}.master")
    for path in master.write_all(sys.argv[1:]):
        print(f"{path.name:26}{path.stat().st_size / 1024:8.1f} KB")


if __name__ == "__main__":
    main()
