"""The listener that answers ``GET /metrics``, apart from the one for players."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

LARGEST_HEAD: Final = 8192
"""The most bytes of a request."""

ANSWERING_SECONDS: Final = 5.0
"""The most time for a request and its answer."""

MOST_AT_A_TIME: Final = 16
"""The most requests that are read at a time; others wait."""

logger = logging.getLogger(__name__)


@asynccontextmanager
async def answering(
    listening: socket.socket, text: Callable[[], Awaitable[bytes]]
) -> AsyncIterator[None]:
    """Answer one request of each connection at a bound socket while the context lasts.

    What is no request gets no answer.
    """
    limit = asyncio.Semaphore(MOST_AT_A_TIME)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(ANSWERING_SECONDS), limit:
                head = await reader.readuntil(b"\r\n\r\n")
                is_known = head.startswith((b"GET /metrics ", b"GET /metrics?"))
                writer.write(_answer(await text()) if is_known else _NOT_FOUND)
                await writer.drain()
        except (EOFError, OSError, asyncio.LimitOverrunError):
            pass  # also if it took too long
        except Exception:
            logger.exception("metrics can't be given")
        finally:
            writer.close()

    is_file = listening.family not in (socket.AF_INET, socket.AF_INET6)
    start = asyncio.start_unix_server if is_file else asyncio.start_server
    server = await start(answer, sock=listening, limit=LARGEST_HEAD)
    try:
        yield
    finally:
        server.close()


def _answer(body: bytes, status: str = "200 OK") -> bytes:
    """Return an answer, after which the connection is closed."""
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


_NOT_FOUND: Final = _answer(b"Metrics are at /metrics.\n", "404 Not Found")
