"""``morpho backup``: all that the database holds, in a file, while people play."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from morpho_server import __version__
from morpho_server.app import SystemClock
from morpho_server.cli.progress import ProgressLine
from morpho_server.cli.settings import BadSettingError, read_settings
from morpho_server.cli.words import Commands, refuse
from morpho_server.storage.archive import BackupUnreadableError, read_archive
from morpho_server.storage.backup import Contents, back_up
from morpho_server.storage.database import backend_of
from morpho_server.storage.errors import DatabaseUnusableError

STANDARD: Final = "-"
"""Stands for standard input or output in place of a file."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("backup", help="write the database to a file, while people play")
    parser.add_argument("file", metavar="FILE", help="where to; - for standard output")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    try:
        if chosen.file == STANDARD:
            contents = _write(sys.stdout.buffer)
        else:
            with _new_file(Path(chosen.file), force=chosen.force) as file:
                contents = _write(file)
                _read_again(file)
    except (BadSettingError, DatabaseUnusableError, BackupUnreadableError) as error:
        return refuse(error)
    except OSError as error:
        return refuse(OSError(f"{chosen.file} can't be written: {error.strerror or error}."))
    print(f"Saved {contents}.", file=sys.stderr)
    return 0


def _write(file: BinaryIO) -> Contents:
    backend = backend_of(read_settings().database)
    progress = ProgressLine("Saving")
    try:
        return back_up(backend, file, __version__, SystemClock().now(), progress)
    finally:
        progress.clear()
        file.flush()


def _read_again(file: BinaryIO) -> None:
    """See that what has been written can be read, before anybody relies on it."""
    file.seek(0)
    read_archive(file)


@contextmanager
def _new_file(path: Path, *, force: bool) -> Iterator[BinaryIO]:
    """Yield a file that stands at its place once it is whole, or not at all.

    It is for its owner alone: what is hidden at the tables stands in it.
    """
    if path.exists() and not (force and path.is_file()):
        raise FileExistsError(0, "it exists; --force replaces a file")
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as file:
            yield file
            os.fsync(file.fileno())
        part.replace(path)
        _settle(path.parent)
    finally:
        part.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Have the folder's new entry outlive a power failure, where a folder can be asked to."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
