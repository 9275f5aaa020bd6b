"""A small reverse proxy that can be set up badly, in the ways in which real ones are."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from tests.support.accepting import take_no_more

Headers = dict[str, str]


@dataclass
class ReverseProxy:
    """The behaviour of a reverse proxy: its changes to headers, and to the bytes that pass.

    ``upstream`` is an address, or ``unix:PATH``. ``change`` gets the headers, with names in lower
    case. After ``idle`` seconds of silence a
    connection is cut. ``withheld`` are the bytes after an answer's head that never arrive.
    """

    upstream: str
    change: Callable[[Headers], None] = lambda _headers: None
    idle: float | None = None
    withheld: bool = False

    def __post_init__(self) -> None:
        self._serving: set[asyncio.Task[None]] = set()

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one request, and whatever follows."""
        serving = asyncio.ensure_future(self._serve(reader, writer))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        # Here, for what is cancelled before it has begun does nothing at all.
        serving.add_done_callback(lambda _: writer.close())

    async def close(self) -> None:
        """Break off what is still under way."""
        tasks = list(self._serving)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError):
            await self._forward(reader, writer)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        parsed = urlsplit(self.upstream)
        first, headers = await _read_head(reader)
        self.change(headers)
        there, out = await (
            asyncio.open_unix_connection(parsed.path)
            if parsed.scheme == "unix"
            else asyncio.open_connection(parsed.hostname, parsed.port)
        )
        try:
            out.write(_head(first, headers))
            await asyncio.gather(self._pass(reader, out), self._answer(there, writer))
        finally:
            out.close()

    async def _answer(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, headers = await _read_head(there)
        writer.write(_head(first, headers))
        if self.withheld and "101" in first:
            await there.read()
        await self._pass(there, writer)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, OSError):
            while some := await self._read(reader):
                writer.write(some)
                await writer.drain()
        writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> bytes:
        async with asyncio.timeout(self.idle):
            return await reader.read(65536)


@asynccontextmanager
async def proxied(proxy: ReverseProxy, context: ssl.SSLContext | None = None) -> AsyncIterator[str]:
    """Run a proxy; yield its address."""
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0, ssl=context)
    port = server.sockets[0].getsockname()[1]
    try:
        yield f"{'https' if context else 'http'}://localhost:{port}"
    finally:
        await take_no_more(server)
        await proxy.close()


async def _read_head(reader: asyncio.StreamReader) -> tuple[str, Headers]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    pairs = (line.split(": ", 1) for line in lines)
    return first, {name.lower(): value for name, value in pairs}


def _head(first: str, headers: Headers) -> bytes:
    lines = [first, *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")
