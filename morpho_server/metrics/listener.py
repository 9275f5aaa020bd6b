"""The listener that answers ``GET /metrics``, apart from the one for players."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

LARGEST_HEAD: Final = 8192
"""The most bytes of a request."""

ANSWERING_SECONDS: Final = 5.0
"""The most time for a request and its answer."""

MOST_CONNECTIONS: Final = 16
"""The most connections at a time; others are closed at once."""

_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

logger = logging.getLogger(__name__)


@asynccontextmanager
async def answering(
    listening: socket.socket, text: Callable[[], Awaitable[bytes]]
) -> AsyncIterator[None]:
    """Answer with a text at a bound socket while the context lasts."""
    connections = _Connections(text)
    is_file = listening.family not in (socket.AF_INET, socket.AF_INET6)
    start = asyncio.start_unix_server if is_file else asyncio.start_server
    server = await start(connections.answer, sock=listening, limit=LARGEST_HEAD)
    try:
        yield
    finally:
        server.close()


class _Connections:
    """Answers one request of each connection; what is no request gets no answer."""

    def __init__(self, text: Callable[[], Awaitable[bytes]]) -> None:
        self._text = text
        self._open = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open += 1
        try:
            if self._open <= MOST_CONNECTIONS:
                async with asyncio.timeout(ANSWERING_SECONDS):
                    head = await reader.readuntil(b"\r\n\r\n")
                    writer.write(await self._answer_to(head))
                    await writer.drain()
        except (EOFError, OSError, asyncio.LimitOverrunError):
            pass  # also if it took too long
        except Exception:
            logger.exception("metrics can't be given")
        finally:
            self._open -= 1
            with suppress(OSError):
                writer.close()

    async def _answer_to(self, head: bytes) -> bytes:
        is_known = head.startswith((b"GET /metrics ", b"GET /metrics?"))
        body = await self._text() if is_known else b"Metrics are at /metrics.\n"
        lines = (
            "HTTP/1.1 200 OK" if is_known else "HTTP/1.1 404 Not Found",
            f"Content-Type: {_TYPE}",
            f"Content-Length: {len(body)}",
            "Connection: close",
        )
        return "\r\n".join((*lines, "", "")).encode() + body
