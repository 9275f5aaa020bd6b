"""How long connections may take, and what ends those that take longer."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from morpho_server.api.sockets.socket_connection import SocketConnection

REQUEST_SECONDS: Final = 20.0
"""The most time that a request may take to arrive, from the opening of the connection on.

The handshake of a socket may take as long again until it is answered.
"""

READING_SECONDS: Final = 120.0
"""The most time that a client may fall behind with reading what it asked for."""

CLOSING_SECONDS: Final = 60.0
"""The most time that a client may take to read the last bytes."""

_CHECK_SECONDS: Final = 2.0


class ConnectionTimeouts:
    """Ends the connections that take too long.

    A request that doesn't arrive, a handshake that isn't completed, and answers or last bytes that
    nobody reads. Each is looked at now and then: a timer for each would cost every connection more
    than all these looks.
    """

    def __init__(
        self, serving: uvicorn.Server, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._connections = serving.server_state.connections
        self._clock = clock
        self._since: dict[Any, tuple[object, float]] = {}

    async def run(self) -> None:
        """Look at all connections time and again; runs until cancelled."""
        while True:
            await asyncio.sleep(_CHECK_SECONDS)
            self.check()

    def check(self) -> None:
        """End those whose time is up."""
        now = self._clock()
        waiting: dict[Any, tuple[object, float]] = {}
        for connection in list(self._connections):
            what = _awaited(connection)
            if what is None:
                continue
            reason, limit = what
            before = self._since.get(connection)
            since = before[1] if before is not None and before[0] == reason else now
            if now - since > limit:
                connection.transport.abort()
            else:
                waiting[connection] = (reason, since)
        self._since = waiting


def _awaited(connection: Any) -> tuple[object, float] | None:
    """Return the step that a connection waits for, and its limit in seconds."""
    if connection.transport.is_closing():
        return "closing", CLOSING_SECONDS
    if isinstance(connection, SocketConnection):
        return None if connection.handshake_complete else ("handshake", REQUEST_SECONDS)
    if connection.asking is not None:
        return connection.asking, REQUEST_SECONDS
    if connection.transport.get_write_buffer_size():
        return "reading", READING_SECONDS
    return None
