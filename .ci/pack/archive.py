"""A built program as one file to hand on, and the sums that tell whether it arrived whole."""

import hashlib
import lzma
import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import labels

MEGABYTE = 1024 * 1024


def megabytes(file: Path) -> float:
    return file.stat().st_size / MEGABYTE


def on_disk(folder: Path) -> float:
    """Megabytes a folder takes on the disk, as `du` counts them: whole blocks, nothing twice."""
    total = 0
    for path in (folder, *folder.rglob("*")):
        told = path.lstat()
        total += getattr(told, "st_blocks", -(-told.st_size // 4096) * 8) * 512
    return total / MEGABYTE


def glibc(folder: Path) -> str:
    """The oldest C library of Linux that has all the built program asks for."""
    asked = {0}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            asked |= {int(number) for number in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())}
    return f"2.{max(asked)}"


def pack(folder: Path, out: Path) -> Path:
    """The archive of a built program: links stay links and what can be run can be run."""
    out.mkdir(parents=True, exist_ok=True)
    name = f"{labels.NAME}-{labels.version()}"
    target = out / f"{name}-{labels.system()}"
    if labels.MACOS:  # what a signed .app is made of survives only this
        target = target.with_name(target.name + ".zip")
        app, whole = folder.with_name(f"{labels.NAME}.app"), folder.with_name(name)
        subprocess.run(["ditto", str(app), str(whole / app.name)], check=True)
        labels.write_read_me(whole)
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(whole), str(target)], check=True)
    elif labels.WINDOWS:
        labels.write_read_me(folder)
        target = target.with_name(target.name + ".zip")
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    packed.write(path, Path(name) / path.relative_to(folder))
    else:
        labels.write_read_me(folder)
        target = target.with_name(target.name + ".tar.xz")
        with tarfile.open(target, "w:xz", preset=9 | lzma.PRESET_EXTREME) as packed:
            packed.add(folder, name, filter=_anybody)
    return target


def _anybody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Who built it is nobody's business."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def unpack(file: Path, folder: Path) -> Path:
    """The program's folder, taken out of its archive."""
    shutil.unpack_archive(file, folder)
    (inside,) = folder.iterdir()
    return inside


def write_sums(out: Path) -> None:
    """What `sha256sum --check` reads, of everything that was packed."""
    files = sorted(path for path in out.iterdir() if path.is_file() and path.name.startswith(f"{labels.NAME}-"))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")
