"""``morpho backup``: write the whole database to a file while people play."""

import argparse
import sys
from pathlib import Path
from typing import BinaryIO, Final

from morpho_server.cli.read_settings import BadSettingError, read_settings
from morpho_server.cli.terminal import Commands, ProgressLine, refuse, say
from morpho_server.storage.backup.archive import BackupUnreadableError, read_archive
from morpho_server.storage.backup.create import Saved, back_up
from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.open import backend_of
from morpho_server.storage.output_files import FOR_ITS_OWNER, new_file, not_writable
from morpho_server.system import SystemClock
from morpho_server.version import VERSION

STANDARD: Final = "-"
"""Stands for standard input or output in place of a file."""

INCOMPLETE: Final = 1
"""The exit status of a backup that leaves something out."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("backup", help="write the database to a file, while people play")
    parser.add_argument("file", metavar="FILE", help="where to; - for standard output")
    parser.add_argument("--force", action="store_true", help="replace an existing file")
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.file == STANDARD and sys.stdout.isatty():
        return refuse(OSError("A backup can't be read on a terminal; name a file."))
    try:
        if chosen.file == STANDARD:
            saved = _write(sys.stdout.buffer)
        else:
            # What is hidden at the tables stands in it.
            with new_file(Path(chosen.file), force=chosen.force, mode=FOR_ITS_OWNER) as file:
                saved = _write(file)
                _read_again(file)
    except (BadSettingError, DatabaseUnusableError, BackupUnreadableError) as error:
        return refuse(error)
    except OSError as error:
        name = "standard output" if chosen.file == STANDARD else chosen.file
        return refuse(not_writable(name, error))
    say(f"Saved {saved.contents}.")
    for row in saved.damaged:
        say(f"morpho: A damaged row was left out: {row}.")
    for log in saved.missing:
        say(f"morpho: Rows were missing in the database: {log}.")
    return INCOMPLETE if saved.damaged or saved.missing else 0


def _write(file: BinaryIO) -> Saved:
    backend = backend_of(read_settings().database)
    progress = ProgressLine("Saving")
    try:
        return back_up(backend, file, VERSION, SystemClock().now(), progress)
    finally:
        progress.clear()
        file.flush()


def _read_again(file: BinaryIO) -> None:
    """Check that the written file can be read before anyone relies on it."""
    file.seek(0)
    read_archive(file)
