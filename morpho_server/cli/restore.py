"""``morpho restore``: put a backup into a database."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from morpho_server.cli.backup import INCOMPLETE, STANDARD
from morpho_server.cli.read_settings import BadSettingError, read_settings
from morpho_server.cli.terminal import Commands, ProgressLine, refuse, say
from morpho_server.storage.backup.archive import BackupUnreadableError, read_archive
from morpho_server.storage.backup.restore import restore
from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.open import backend_of
from morpho_server.storage.plurals import amount


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("restore", help="fill the database from a backup")
    parser.add_argument("file", metavar="FILE", help="a backup; - for standard input")
    parser.add_argument(
        "--force", action="store_true", help="replace the contents of a database that is not empty"
    )
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    progress = ProgressLine("Restoring")
    try:
        url = read_settings().database
        backend = backend_of(url)
        with _opened(chosen.file) as file:
            restored = restore(backend, read_archive(file), progress, force=chosen.force)
        if restored.to_erase:
            from morpho_server.app import erase_again  # noqa: PLC0415 - it loads slowly

            asyncio.run(erase_again(url))
    except (BadSettingError, DatabaseUnusableError) as error:
        return refuse(error)
    except BackupUnreadableError as error:
        return refuse(BackupUnreadableError(f"{chosen.file} can't be restored. {error}"))
    except OSError as error:
        return refuse(OSError(f"{chosen.file} can't be read: {error.strerror or error}."))
    finally:
        progress.clear()
    say(f"Restored {restored.contents}.")
    if restored.aside is not None:
        say(f"The damaged database is now {restored.aside}.")
    if restored.to_erase:
        say(f"Erased {amount(restored.to_erase, 'guest')} again, as since this backup.")
    if restored.left_out:
        said = amount(restored.left_out, "row was", "rows were")
        say(f"morpho: {said} left out: what they belong to is missing in the backup.")
        return INCOMPLETE
    return 0


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    """Yield a backup as a file that can be read twice: it is checked before it is used."""
    if name != STANDARD:
        with Path(name).open("rb") as file:
            yield file
        return
    with tempfile.TemporaryFile() as spooled:
        shutil.copyfileobj(sys.stdin.buffer, spooled)
        spooled.seek(0)
        yield spooled
