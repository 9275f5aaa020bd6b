"""Files that are written: complete or not at all, never over another by accident."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

FOR_ALL: Final = 0o666
"""Everybody may read and write it, as far as the system's mask allows."""
FOR_ITS_OWNER: Final = 0o600


@contextmanager
def new_file(path: Path, *, force: bool, mode: int) -> Iterator[BinaryIO]:
    """Yield a file that appears at its path only when it is complete.

    An existing file is replaced only with ``force``. Raises :exc:`OSError`.
    """
    if path.exists() and not (force and path.is_file()):
        raise FileExistsError(0, "it exists; --force replaces a file")
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, mode), "w+b") as file:
            yield file
            os.fsync(file.fileno())
        part.replace(path)
        _settle(path.parent)
    finally:
        part.unlink(missing_ok=True)


def not_writable(name: str, error: OSError) -> OSError:
    """Return why a file can't be written, in a sentence."""
    return OSError(f"{name} can't be written: {error.strerror or error}.")


def _settle(folder: Path) -> None:
    """Make the folder's new entry survive a power failure, where the system allows it."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
