"""A file for who one is: it outlives the process, however that ends.

Whoever has the token in it is that player, so nobody else may read it. It is replaced as a whole
and written through, so a process that is killed leaves the old one or the new one. Two processes
would overwrite what the other has kept, so the first one locks it, by a file of its own: the lock
of a file that is replaced would go with it.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from morpho_client.errors import InUse


class Keep:
    """What is kept for a server: the guest's ``token``, and what is known of each table.

    Without a path nothing is written. With one, the file is locked until :meth:`close`; Windows
    has no such lock. Raises :exc:`ValueError` if the file is of another server, and
    :exc:`InUse` if it is in use.
    """

    def __init__(self, address: str, path: Path | str | None) -> None:
        self._path = None if path is None else Path(path)
        self._kept: dict[str, Any] = {"server": address, "token": None, "tables": {}}
        self._lock = None if self._path is None else _lock(self._path)
        if self._path is not None and self._path.exists():
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            if kept["server"] != address:
                self.close()
                raise ValueError(f"{path} is for {kept['server']}, not for {address}")
            self._kept = kept
        self.token: str | None = self._kept["token"]

    def table(self, name: str) -> dict[str, Any]:
        """Return the record of the table that is kept by a name; it may be changed."""
        table: dict[str, Any] = self._kept["tables"].setdefault(name, {})
        return table

    def forget(self, name: str) -> None:
        """Forget a table."""
        if self._kept["tables"].pop(name, None) is not None:
            self.save()

    def close(self) -> None:
        """Let another process use the file."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def save(self) -> None:
        """Write the file, if there is one."""
        if self._path is None:
            return
        written = self._path.with_name(f".{self._path.name}.new")
        file = os.open(written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(file, "w", encoding="utf-8") as out:  # noqa: PTH123 - it is open already
            json.dump(self._kept | {"token": self.token}, out)
            out.flush()
            os.fsync(out.fileno())
        written.replace(self._path)


def _lock(path: Path) -> int | None:
    """Return the open file that locks another one; the lock ends with the process at the latest."""
    if sys.platform == "win32":
        return None
    import fcntl  # noqa: PLC0415 - Windows has none

    lock = os.open(path.with_name(f".{path.name}.lock"), os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise InUse(f"{path} is in use by another client: give each its own") from None
    return lock
