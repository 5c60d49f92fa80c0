"""Draw every picture of the program: `python art/draw`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gallery import differences, gallery, write
from sheet import contact_sheet

ART = Path(__file__).resolve().parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python art/draw", description=__doc__)
    parser.add_argument("--out", type=Path, default=ART, help="folder to draw into (default: art)")
    parser.add_argument("--check", action="store_true", help="only compare the folder with what would be drawn")
    parser.add_argument("--sheet", type=Path, metavar="FILE.png", help="make one picture of all pictures instead")
    parser.add_argument("--only", default="", metavar="PREFIX", help="for the sheet: paths that start with this")
    wish = parser.parse_args()
    if wish.sheet:
        chosen = {name: text for name, text in gallery().items() if name.startswith(wish.only)}
        if not chosen:
            parser.error(f"no picture starts with {wish.only!r}")
        contact_sheet(chosen, wish.sheet)
        return 0
    if wish.check:
        wrong = differences(wish.out)
        print("\n".join(wrong) or "Every picture is as drawn.")
        return 1 if wrong else 0
    print(f"{write(wish.out)} pictures drawn.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
