"""Backups that the admin of a server makes while it runs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class BackupUnderWayError(Exception):
    """Another backup is being made or checked just now."""


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
class Contents:
    """What a backup holds: the numbers of its tables, guests and entries."""

    tables: int
    guests: int
    entries: int


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


class Backups(Protocol):
    """The folder of backups; one is made or checked at a time."""

    async def make(self) -> Made:
        """Back up now; raises :exc:`BackupUnderWayError`, :exc:`BackupFailedError`."""

    async def names(self) -> Sequence[Backup]:
        """Return the backups in the folder, the newest first."""

    async def check(self, name: str) -> Checked:
        """Restore a backup into a scratch database, which is then removed.

        Raises :exc:`NoSuchBackupError`, :exc:`BackupUnderWayError`.
        """
