"""Files that are written whole or not at all. Imports nothing of ours."""

import os
from pathlib import Path


def write_file(path: Path, content: bytes) -> None:
    """Put the content in place whole or not at all: temporary file, fsync, rename."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(temporary, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
