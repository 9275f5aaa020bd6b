"""Stopping a server: clients are asked to reconnect, and nothing takes long."""

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from morpho_server.api.middleware.drain import Drain

ANSWERING_SECONDS: Final = 2.5
"""The most time that commands in hand and last messages to pages may take."""

STOPPING_SECONDS: Final = 4.5
"""The longest time from the request to stop to the server's end."""

_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class Stopping:
    """Handles signals: the first stops in order, another one ends at once."""

    def __init__(self) -> None:
        self._serving: uvicorn.Server | None = None

    def handle_signals(self) -> None:
        """Handle the signals that ask a process to stop, from now on."""
        for number in _SIGNALS:
            signal.signal(number, self._stop)

    def asks(self, serving: uvicorn.Server) -> None:
        """Let a signal stop that server; before that, it unwinds the process."""
        self._serving = serving

    def _stop(self, *_: object) -> None:
        """Stop in order, within :data:`STOPPING_SECONDS`."""
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        limit = threading.Timer(STOPPING_SECONDS, _end)
        limit.daemon = True
        limit.start()
        if self._serving is None:
            sys.exit(0)
        self._serving.should_exit = True


class GracefulServer(uvicorn.Server):
    """A server that drains at ``should_exit`` and waits briefly for its clients."""

    def __init__(self, config: uvicorn.Config, drain: Drain) -> None:
        super().__init__(config)
        self._drain = drain

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to :class:`Stopping`, which handles them before and after this server."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no connections, send everybody away, and wait until they have gone."""
        for server in self.servers:
            server.close()
        self._drain.shut()
        if self.server_state.tasks:
            _, inside = await asyncio.wait(self.server_state.tasks, timeout=ANSWERING_SECONDS)
            if inside:
                for connection in list(self.server_state.connections):
                    connection.transport.abort()
        await super().shutdown(sockets)


def _end() -> None:
    """End this process: what is unfinished was not acknowledged, so nothing is lost."""
    print("morpho: something did not end in time; stopped anyway.", file=sys.stderr)
    sys.stderr.flush()
    os._exit(0)
