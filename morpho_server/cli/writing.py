"""Files that a command writes: whole or not at all, and none that was there without being told."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

FOR_ALL: Final = 0o666
"""Whoever the system lets, may read and write it."""
FOR_ITS_OWNER: Final = 0o600


@contextmanager
def new_file(path: Path, *, force: bool, mode: int) -> Iterator[BinaryIO]:
    """Yield a file that stands at its place once it is whole, or not at all.

    A file that is there is replaced with ``force`` only; raises :exc:`OSError`.
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
    """Have the folder's new entry outlive a power failure, where a folder can be asked to."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
