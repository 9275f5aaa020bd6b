"""The way to a server, which can be cut, stalled and mended: for PostgreSQL, Redis, or our own.

It is a TCP proxy in a thread of its own, so it works on whatever the test's loop does::

    with Line(postgres_url) as line:
        async with running(line.url) as site:
            line.cut()  # connections are reset, new ones refused
            line.restore()  # as if nothing had been
            line.stall()  # all data is held back, until the line is restored or cut
            line.stall(answers=True)  # only the server's answers are held back
"""

import asyncio
import socket
import struct
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit, urlunsplit

from tests.support.accepting import take_no_more
from tests.support.pages import TIMEOUT
from tests.support.places import reserved_place

_RESET = struct.pack("ii", 1, 0)


class Line:
    """A way to the server of a URL, at a port of this machine; use it as a context manager."""

    def __init__(self, url: str) -> None:
        self._target = urlsplit(url)
        assert self._target.hostname is not None
        self._host, self._port = self._target.hostname, self._target.port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="line")
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._there, self._back = asyncio.Event(), asyncio.Event()
        self._place = reserved_place()
        self.port: int = self._place.getsockname()[1]

    @property
    def url(self) -> str:
        """Return the URL of the server by this way."""
        who, at, _ = self._target.netloc.rpartition("@")
        return urlunsplit(self._target._replace(netloc=f"{who}{at}127.0.0.1:{self.port}"))

    def cut(self) -> None:
        """Reset all connections and refuse new ones."""
        self._do(self._cut())

    def stall(self, *, answers: bool = False) -> None:
        """Hold back all data, or only the answers; connections are accepted."""
        self._do(self._stall(answers=answers))

    def restore(self) -> None:
        """Let everything through, also what was kept back."""
        self._do(self._restore())

    def __enter__(self) -> Self:
        self._thread.start()
        self.restore()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._place.close()

    def _do(self, work) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(TIMEOUT)

    async def _restore(self) -> None:
        self._there.set()
        self._back.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)

    async def _stall(self, *, answers: bool) -> None:
        self._back.clear()
        if not answers:
            self._there.clear()

    async def _cut(self) -> None:
        if self._server is not None:
            await take_no_more(self._server)
            self._server = None
        for end in self._ends:
            with suppress(OSError):
                connection = end.get_extra_info("socket")
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            end.transport.abort()
        for passing in self._passing:
            passing.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        self._begin(self._pass(reader, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await self._there.wait()
            far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
            self._ends.add(far_writer)
            await asyncio.gather(
                self._begin(_pass_on(reader, far_writer, self._there)),
                self._begin(_pass_on(far_reader, writer, self._back)),
            )
            self._ends.discard(far_writer)
        self._ends.discard(writer)
        writer.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        passing = self._loop.create_task(work)
        self._passing.add(passing)
        passing.add_done_callback(self._passing.discard)
        return passing


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, open_: asyncio.Event
) -> None:
    """Pass on what one end sends to the other, while that is open."""
    with suppress(ConnectionError):
        while some := await reader.read(65536):
            await open_.wait()
            writer.write(some)
            await writer.drain()
        await open_.wait()
    writer.close()
