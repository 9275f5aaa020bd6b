"""The folder in which the admin of a running server has backups made and checked."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, time
from typing import Final, TypeVar

from sqlalchemy import make_url

from morpho_server.storage.backup.archive import BackupUnreadableError, read_archive
from morpho_server.storage.backup.create import BackupUnderWayError, Contents, back_up
from morpho_server.storage.backup.restore import restore
from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.sqlite import Sqlite
from morpho_server.storage.output_files import FOR_ITS_OWNER, new_file
from morpho_server.tables.ports import Clock

_NAME: Final = re.compile(r"morpho-\d{8}-\d{6}\.backup")

T = TypeVar("T")


class BackupFailedError(Exception):
    """A backup can't be made. The text says why, for the admin."""


class NoSuchBackupError(Exception):
    """The folder has no backup of that name."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A file in the folder of backups, and its size in bytes."""

    name: str
    bytes: int


@dataclass(frozen=True, slots=True)
class Made:
    """A backup that was made in so many seconds, and how many damaged rows it leaves out."""

    backup: Backup
    seconds: float
    contents: Contents
    left_out: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A backup that was restored into a scratch database; ``problem`` is why it is not whole."""

    contents: Contents | None
    problem: str | None


class BackupFolder:
    """Makes and checks backups in threads, one at a time over all nodes."""

    def __init__(self, folder: Path, backend: Backend, release: str, clock: Clock) -> None:
        self._folder = folder
        self._backend = backend
        self._release = release
        self._clock = clock
        self._busy = threading.Lock()
        self._closed = False

    async def make(self) -> Made:
        """Back up now; raises :exc:`BackupUnderWayError`, :exc:`BackupFailedError`."""
        return await asyncio.to_thread(self._alone, self._make)

    async def names(self) -> Sequence[Backup]:
        """Return the backups in the folder, the newest first."""
        return await asyncio.to_thread(self._list)

    async def check(self, name: str) -> Checked:
        """Restore a backup into a scratch database, which is then removed.

        Raises :exc:`NoSuchBackupError`, :exc:`BackupUnderWayError`.
        """
        return await asyncio.to_thread(self._alone, lambda: self._check(name))

    def close(self) -> None:
        """Give up what is under way: nobody waits for it when the server stops."""
        self._closed = True

    def _alone(self, work: Callable[[], T]) -> T:
        if not self._busy.acquire(blocking=False):
            raise BackupUnderWayError
        try:
            return work()
        finally:
            self._busy.release()

    def _make(self) -> Made:
        now, begun = self._clock.now(), monotonic()
        name = f"{datetime.fromtimestamp(now / 1000, UTC):morpho-%Y%m%d-%H%M%S}.backup"
        path = self._folder / name
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with new_file(path, force=False, mode=FOR_ITS_OWNER) as file:
                saved = back_up(self._backend, file, self._release, now, self._go_on, alone=True)
                file.flush()
                file.seek(0)
                read_archive(file)
            size = path.stat().st_size
        except FileExistsError:
            raise BackupUnderWayError from None
        except (OSError, DatabaseUnusableError, BackupUnreadableError) as error:
            raise BackupFailedError(str(error)) from error
        left_out = len(saved.damaged) + len(saved.missing)
        seconds = round(monotonic() - begun, 3)
        return Made(Backup(name, size), seconds, saved.contents, left_out)

    def _list(self) -> Sequence[Backup]:
        if not self._folder.is_dir():
            return []
        files = [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
        return [Backup(path.name, path.stat().st_size) for path in sorted(files, reverse=True)]

    def _check(self, name: str) -> Checked:
        if all(each.name != name for each in self._list()):
            raise NoSuchBackupError
        try:
            with (self._folder / name).open("rb") as file, self._scratch() as scratch:
                restored = restore(scratch, read_archive(file), self._go_on, force=False)
        except (OSError, DatabaseUnusableError, BackupUnreadableError) as error:
            return Checked(None, str(error))
        problem = f"{restored.left_out} rows were left out." if restored.left_out else None
        return Checked(restored.contents, problem)

    @contextmanager
    def _scratch(self) -> Iterator[Backend]:
        """Yield a database beside the backups, where there is room, and only for their owner."""
        with TemporaryDirectory(prefix=".check-", dir=self._folder) as folder:
            yield Sqlite(make_url(f"sqlite:///{folder}/morpho.db"))

    def _go_on(self, _done: int, _total: int) -> None:
        if self._closed:
            raise BackupUnreadableError("The server stops.")


def age_of_newest(folder: Path) -> float | None:
    """Return how many seconds ago the newest file in a folder was written, or ``None`` without one.

    Files of any name count, since the host may also copy in other ways; hidden ones are unfinished.
    """
    try:
        files = [path for path in folder.iterdir() if not path.name.startswith(".")]
        written = max((path.stat().st_mtime for path in files if path.is_file()), default=None)
    except OSError:
        return None
    return None if written is None else max(0.0, time() - written)
