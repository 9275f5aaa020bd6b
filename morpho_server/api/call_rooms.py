"""Rooms for calls: a server's own place where the people of a table can talk."""

import hmac
from hashlib import sha256
from typing import Final

from morpho_server.tables.model.ids import TableId

ROOM: Final = "{room}"
"""What stands for the room in the address of calls."""


class CallRooms:
    """Names a room for the calls of each table, which nobody can guess without the ``key``."""

    def __init__(self, template: str | None, key: bytes) -> None:
        self._template = template
        self._key = key

    def address(self, table: TableId) -> str | None:
        """Return the address of a table's room, if the server has rooms."""
        if self._template is None:
            return None
        named = hmac.new(self._key, f"call {table}".encode(), sha256)
        return self._template.replace(ROOM, named.hexdigest()[:32])
