"""The file of an SQLite database: its names, its lock, and whether it is still in its place.

The log and the index of the log lie beside it, under its name. So it must have one name, and keep
it for as long as it is in use.
"""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Final

from morpho_server.storage.database.errors import (
    DatabaseInUseError,
    DatabaseNamesError,
    DatabaseUnwritableError,
    FolderUnusableError,
)

MOUNTS = Path("/proc/self/mountinfo")
"""The mounts of this process, as Linux lists them."""

_MOUNT_POINT: Final = 4
"""The column of the place at which something is mounted."""

_OTHERS: Final = 0o007
"""The rights of everybody but the owner and the group."""

_MARKER = """\
Morpho Server keeps its tables in the file {name} beside this one. As long as this marker is
here, a missing or empty {name} is not taken for a new database, which would hide a loss.
"""

_log = logging.getLogger(__name__)

_COUNTER: Final = slice(24, 28)
"""Where a file counts its changes: no newer form of it has a lower number."""

_Identity = tuple[int, int] | None
"""The device and number of a file, or ``None`` if there is none."""


class SqliteFile:
    """A file of a database, which may not exist yet, and the files beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._in_use: _Identity = None
        self._descriptor: int | None = None
        self._changes = b""
        self._beside = [self.beside(purpose) for purpose in ("wal", "shm")]

    def beside(self, purpose: str) -> Path:
        """Return the path of a file for a purpose beside the database, wherever a link leads."""
        file = self.path.resolve()
        return file.with_name(f"{file.name}-{purpose}")

    @property
    def marker(self) -> Path:
        """Return the path of the marker that a database leaves."""
        return self.beside("created")

    def leave_marker(self) -> None:
        """Leave the marker, unless it is there."""
        if self.marker.exists():
            return
        make_file(self.marker)
        text = _MARKER.format(name=self.path.resolve().name)
        try:
            self.marker.write_text(text, "utf-8", "surrogateescape")
        except OSError as error:
            raise FolderUnusableError(
                f"{self.marker} can't be written: {error.strerror}."
            ) from error

    def make(self) -> None:
        """Create the file and its folder if they are missing."""
        if not self.path.exists():
            make_folder(self.path.parent)
            make_file(self.path)

    def check_writable(self) -> None:
        """Raise :exc:`DatabaseUnwritableError` if this user may not write the file."""
        # SQLite itself opens such a file, and says so only at the first write.
        if not os.access(self.path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise DatabaseUnwritableError(
                f"{self.path} can't be written: this user lacks the permission."
            )

    def check_names(self) -> None:
        """Raise :exc:`DatabaseNamesError` if the file has several names, or could have."""
        place = self.path.resolve()
        if _is_mounted(place):
            raise DatabaseNamesError(
                f"{self.path} is mounted as a single file, but its newest entries are in a file"
                f" beside it. Mount its folder instead, at {place.parent}."
            )
        if place.is_file() and (names := place.stat().st_nlink) > 1:
            raise DatabaseNamesError(
                f"{self.path} has {names} names (hard links), but its newest entries are in a file"
                " that belongs to one of them. Stop what uses it, and remove the other names."
            )

    def keep_private(self) -> None:
        """Take the rights of others away: hidden cards are in the file. A group keeps its own."""
        if sys.platform == "win32":
            return
        for file in (self.path, *self._beside):
            try:
                rights = file.stat().st_mode & 0o777
                if rights & _OTHERS:
                    file.chmod(rights & ~_OTHERS)
            except FileNotFoundError:
                pass
            except OSError as error:
                _log.warning("%s holds hidden cards, and others may read it: %s.", file, error)

    @contextmanager
    def set_aside(self) -> Iterator[Path]:
        """Keep the file and those beside it under other names, or put them back after an error."""
        place = self.path.resolve()
        asides = (self.beside(f"damaged{number}") for number in chain([""], count(2)))
        aside = next(name for name in asides if not name.exists())
        names = {place: aside}
        for file in (*self._beside, self.beside("journal")):
            names[file] = aside.with_name(file.name.replace(place.name, aside.name, 1))
        there = [file for file in names if file.exists()]
        moved: list[Path] = []
        try:
            for file in there:
                file.replace(names[file])
                moved.append(file)
            yield aside
        except BaseException:
            for file in names.keys() - there:
                file.unlink(missing_ok=True)
            for file in moved:
                names[file].replace(file)
            raise

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the file itself, under all its names, where the system can.

        SQLite's locks would not do: a process loses them when it closes the file anywhere. This
        lock is on a descriptor of its own, which has to be closed after those of SQLite.
        """
        if sys.platform != "linux" or not os.access(self.path, os.R_OK):
            yield
            return
        self._descriptor = os.open(self.path, os.O_RDONLY)
        try:
            _lock(self._descriptor, self.path)
            yield
        finally:
            os.close(self._descriptor)
            self._descriptor = None

    def note(self) -> None:
        """Remember which file is in use from now on."""
        self._in_use, self._changes = _identity(self.path), self._count_changes()

    def is_in_place(self) -> bool:
        """Return whether the file that is in use is there, and no older one was copied over it."""
        if self._in_use is None:
            return True
        before, self._changes = self._changes, max(self._changes, found := self._count_changes())
        return found >= before and _identity(self.path) == self._in_use

    def files_beside(self) -> list[_Identity]:
        """Return which files the log and its index are."""
        return [_identity(file) for file in self._beside]

    def _count_changes(self) -> bytes:
        """Return the number of changes, as long as the file is locked."""
        if self._descriptor is None:
            return b""
        return os.pread(self._descriptor, _COUNTER.stop, 0)[_COUNTER]


def make_folder(folder: Path) -> None:
    """Create a folder, unless it exists."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise FolderUnusableError(
            f"The folder {folder} for the database can't be made: {error.strerror}."
        ) from error


def make_file(path: Path) -> None:
    """Create a file for the server's user alone, unless it exists: it contains hidden cards."""
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise FolderUnusableError(f"{path} can't be made: {error.strerror}.") from error


def _is_mounted(place: Path) -> bool:
    """Return whether a file is a mount of its own."""
    name = os.fsencode(place).replace(b"\\", rb"\134")
    for character in b" \t\n":
        name = name.replace(bytes([character]), b"\\%03o" % character)
    try:
        mounts = MOUNTS.read_bytes().split(b"\n")
    except OSError:  # not on Linux
        return False
    return any(mount.split(b" ")[_MOUNT_POINT : _MOUNT_POINT + 1] == [name] for mount in mounts)


def _lock(descriptor: int, path: Path) -> None:
    """Lock a file; raise :exc:`DatabaseInUseError` if another server has."""
    import fcntl  # noqa: PLC0415 - it does not exist on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DatabaseInUseError(
            f"{path} is in use by a server, under another name: stop that one first."
        ) from None
    except OSError:  # the file system has no such locks
        return
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB, 1)
        fcntl.lockf(descriptor, fcntl.LOCK_UN, 1)
    except OSError:  # it takes them for those of SQLite, which would wait for this one
        fcntl.flock(descriptor, fcntl.LOCK_UN)


def _identity(file: Path) -> _Identity:
    try:
        found = os.stat(file)  # noqa: PTH116 - half the time, before every flush
    except OSError:
        return None
    return found.st_dev, found.st_ino
