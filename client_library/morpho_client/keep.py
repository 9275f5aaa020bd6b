"""A file for who one is: it outlives the process, however that ends.

Whoever has the token in it is that player, so nobody else may read it. It is replaced as a whole
and written through, so a process that is killed leaves the old one or the new one.
"""

import json
import os
from pathlib import Path
from typing import Any


class Keep:
    """What is kept for a server: the guest's ``token``, and what is known of each table.

    Without a path nothing is written. Raises :exc:`ValueError` if the file is of another server.
    """

    def __init__(self, address: str, path: Path | str | None) -> None:
        self._path = None if path is None else Path(path)
        self._kept: dict[str, Any] = {"server": address, "token": None, "tables": {}}
        if self._path is not None and self._path.exists():
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            if kept["server"] != address:
                raise ValueError(f"{path} is for {kept['server']}, not for {address}")
            self._kept = kept
        self.token: str | None = self._kept["token"]

    def table(self, name: str) -> dict[str, Any]:
        """Return what is known of the table that is kept by a name; it may be changed."""
        table: dict[str, Any] = self._kept["tables"].setdefault(name, {})
        return table

    def forget(self, name: str) -> None:
        """Forget a table."""
        if self._kept["tables"].pop(name, None) is not None:
            self.save()

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
