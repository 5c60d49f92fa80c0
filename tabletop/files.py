"""Files that are written whole or not at all. Imports the journal if that fails."""

import os
from contextlib import suppress
from pathlib import Path


def write_file(path: Path, content: bytes) -> None:
    """Put the content in place whole or not at all: temporary file, fsync, rename."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError:
        from tabletop import journal

        journal.logger().exception("%s was not written", path)
        with suppress(OSError):
            temporary.unlink()
        raise
