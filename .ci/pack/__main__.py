"""Builds the program from a clean environment, tries it and packs it: `python .ci/pack`.

Writes `dist/Tabletop-<version>-<system>.tar.xz` (a `.zip` on Windows and macOS) and `dist/SHA256SUMS`; with `--onefile`
also the program as one file, with `--measure` how fast it starts and ends. Ends with a table of the numbers that were
promised, and fails if it has grown too large; how fast it is depends on what else the machine does. Needs nothing but
Python; the environment it builds in is made anew.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import archive
import labels
import measure
import smoke

ROOT = Path(__file__).resolve().parents[2]
ON_DISK, PACKED, ONE_FILE = 45.0, 26.0, 30.0
"""Megabytes that were promised."""
SIZE = "MB"


def main() -> int:
    asked = read()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # started in the background nobody would hear Ctrl+C
    work, out = asked.work.resolve(), asked.out.resolve()
    if asked.sums:
        archive.write_sums(out)
        return 0
    if asked.measure and labels.MACOS:
        sys.exit("An .app would keep what is there to be measured: leave --measure out.")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    python = environment(work)
    with smoke.screen():
        measured = {"TABLETOP_MEASURED": "1"} if asked.measure else {}
        folder = build(python, work / "dist", work / "build", **measured)
        program = folder / (labels.PROGRAM if labels.LINUX else f"{labels.NAME}{'.exe' if labels.WINDOWS else ''}")
        numbers = []
        if asked.measure:
            numbers += measure.starts(python, work, program)
            program.with_name("first-frame" + program.suffix).unlink()  # it was there to be measured, not to be packed
        smoke.examine(program, work / "home")
        numbers.append(smoke.play(program, work / "home"))
        numbers.append(measure.Number("folder on disk", archive.on_disk(folder), ON_DISK, SIZE))
        packed = archive.pack(folder, out)
        numbers.append(measure.Number("archive", archive.megabytes(packed), PACKED, SIZE))
        if asked.onefile:
            single = one_file(python, work, out, **measured)
            numbers.append(measure.Number("one file", archive.megabytes(single), ONE_FILE, SIZE))
    archive.write_sums(out)
    print(f"\n{packed}" + (f" (needs glibc {archive.glibc(folder)})" if labels.LINUX else ""))
    for number in numbers:
        print(number)
    return 0 if all(number.holds for number in numbers if number.unit == SIZE) else 1


def read() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python .ci/pack", description=__doc__.partition("\n")[0])
    asked.add_argument("--out", type=Path, default=ROOT / "dist", help="where the archive goes")
    asked.add_argument("--work", type=Path, default=ROOT / "build" / "pack", help="where it is built")
    asked.add_argument("--onefile", action="store_true", help="make the program as one file, too")
    asked.add_argument("--measure", action="store_true", help="measure how fast it starts, where it is a folder")
    asked.add_argument("--sums", action="store_true", help="only write SHA256SUMS of the archives that are there")
    return asked.parse_args()


def environment(work: Path) -> Path:
    """A new environment with the program and PyInstaller and nothing else; its Python."""
    place = work / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], check=True)
    python = place / ("Scripts/python.exe" if labels.WINDOWS else "bin/python")
    subprocess.run([str(python), "-m", "pip", "install", "-q", str(ROOT), "pyinstaller"], check=True)
    return python


def build(python: Path, place: Path, work: Path, **variables: str) -> Path:
    """What PyInstaller makes of `build.spec`: the program's folder."""
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(place), "--workpath", str(work), str(ROOT / "build.spec")]
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(command, check=True, env={**os.environ, **variables})
    return place / "tabletop"


def one_file(python: Path, work: Path, out: Path, **variables: str) -> Path:
    """The program as one file, tried, with the archive's name."""
    build(python, work / "dist-onefile", work / "build", TABLETOP_ONEFILE="1", **variables)
    made = next(path for path in sorted((work / "dist-onefile").iterdir()) if path.is_file() and "cli" not in path.name)
    smoke.examine(made, work / "home")
    target = out / f"{labels.NAME}-{labels.version()}-{labels.system()}{made.suffix}"
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(made, target))


if __name__ == "__main__":
    sys.exit(main())
