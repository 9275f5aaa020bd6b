"""Connections that one process accepts and another serves: how they are handed over."""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn

from morpho_server.api.middleware.drain import Drain
from morpho_server.cli.shutdown import GracefulServer

FIRST_BYTES_SECONDS: Final = 2.0
"""How long a connection may be silent before it goes to any process, which has its own limits."""

_READY: Final = b"r"
_CONNECTION: Final = b"c"

_OF_A_TABLE: Final = re.compile(
    rb"[A-Z]+ (?:https?://[^/\s]*)?/(?:t|api/v1/tables)/([^/?#\s]{1,6})"
)
"""The first line of a request for a table, up to the table's code."""


class ReceivingServer(GracefulServer):
    """A server whose connections come from its parent, by a socket between the two.

    It calls ``stop`` when its parent ends.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        drain: Drain,
        parent: socket.socket,
        stop: Callable[[], None],
    ) -> None:
        super().__init__(config, drain)
        self._parent = parent
        self._stop = stop
        self._begun: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and tell the parent that connections may come."""
        await super().startup(sockets)
        self._parent.setblocking(False)
        asyncio.get_running_loop().add_reader(self._parent, self._take)
        with suppress(OSError):  # the parent has ended, which is noticed next
            self._parent.send(_READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, and end those there are."""
        asyncio.get_running_loop().remove_reader(self._parent)
        self._parent.close()  # the parent hands over to others, instead of where nobody looks
        await super().shutdown(sockets)

    def _take(self) -> None:
        try:
            sent, descriptors, _, _ = socket.recv_fds(self._parent, len(_CONNECTION), 1)
        except BlockingIOError:
            return
        except OSError:
            sent, descriptors = b"", []
        if not sent:
            asyncio.get_running_loop().remove_reader(self._parent)
            self._stop()
        for descriptor in descriptors:
            task = asyncio.ensure_future(self._begin(socket.socket(fileno=descriptor)))
            self._begun.add(task)
            task.add_done_callback(self._begun.discard)

    async def _begin(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with suppress(OSError):  # the client has gone
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def hand_over(connection: socket.socket, child: socket.socket) -> bool:
    """Hand a connection to a child process; return whether it was taken."""
    try:
        socket.send_fds(child, [_CONNECTION], [connection.fileno()])
    except OSError:  # it has ended, or takes nothing just now
        return False
    return True


async def is_ready(child: socket.socket) -> bool:
    """Wait until a child process takes connections; return whether it will."""
    try:
        return await asyncio.get_running_loop().sock_recv(child, len(_READY)) == _READY
    except OSError:
        return False


async def table_asked_for(connection: socket.socket, patience: float) -> bytes | None:
    """Return the code in the first request of a connection, which stays unread; else ``None``.

    ``patience`` is how many seconds the connection may be silent.
    """
    with suppress(TimeoutError, OSError):
        if patience > 0:
            async with asyncio.timeout(patience):
                await _something_to_read(connection)
        found = _OF_A_TABLE.match(connection.recv(512, socket.MSG_PEEK))
        return found[1].upper() if found else None
    return None


async def _something_to_read(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(connection)
