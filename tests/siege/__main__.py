"""Lays the siege: `python -m tests.siege [PART ...] [--count N] [--minutes M] [--seed S] [--short]`.

Without a part all of them, with the numbers the project promises; `--short` is the two minutes .ci/run has for it.
"""

import argparse
import importlib
import os
import signal
import sys
import tempfile
from pathlib import Path

from tests.siege.report import Bounds, Report, table

PARTS = {
    "kill": (200, 20, 12, 0.4),
    "files": (20_000, 20, 1_000, 0.3),
    "environment": (1_000, 20, 1_000, 2.0),
    "storm": (50_000, 30, 1_500, 0.3),
    "secrets": (2_000, 10, 60, 0.2),
    "soak": (1_000_000, 30, 1_000_000, 0.25),
}
"""By name: how many tries and minutes at most in a whole siege, and in a short one."""


def main() -> int:
    asked = _read()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs are born deaf to it
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ.pop("SDL_VIDEODRIVER", None)
    reports: list[Report] = []
    with tempfile.TemporaryDirectory(prefix="siege-") as scratch:
        os.chmod(scratch, 0o755)
        for part in asked.parts or PARTS:
            count, minutes, *short = PARTS[part]
            if asked.short:
                count, minutes = short
            bounds = Bounds(asked.count or count, asked.minutes or minutes, asked.seed)
            print(f"{part}: at most {bounds.count} tries, {bounds.minutes} minutes", flush=True)
            folder = Path(scratch) / part
            folder.mkdir()
            report = importlib.import_module(f"tests.siege.{part}").lay(bounds, folder)
            reports.append(report.finish())
    print()
    print(table(reports))
    faults = [(report.part, fault) for report in reports for fault in report.faults]
    alike: dict[tuple[str, str], list[str]] = {}
    for part, fault in faults:
        alike.setdefault((part, fault.strip().rsplit("\n", 1)[-1][-200:]), []).append(fault)
    for (part, _end), told in alike.items():
        print(f"\n{part}: {told[0].strip()}")
        if len(told) > 1:
            print(f"  and {len(told) - 1} more like it")
    return 1 if faults else 0


def _read() -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="python -m tests.siege", description=__doc__)
    reader.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    reader.add_argument("--count", type=int, default=0, help="tries at most")
    reader.add_argument("--minutes", type=float, default=0.0, help="minutes at most, for each part")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--short", action="store_true", help="about two minutes for all parts together")
    return reader.parse_args()


if __name__ == "__main__":
    sys.exit(main())
