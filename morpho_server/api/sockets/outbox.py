"""Frames on their way to one page: in order, at once where it reads, bounded where it does not."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.types import Message, Scope, Send

from morpho_server.api.sockets.connections import connection_of

MOST_QUEUED: Final = 256
"""The most frames that may wait for a page that doesn't read; after that it must come again."""

_GONE: Final = (OSError, RuntimeError)
"""The errors of sending to a page that has gone or was closed; its reader will notice."""


class Outbox:
    """Sends frames without making anybody wait.

    The caller's own thread of control writes a frame, as long as the connection takes it. From the
    first frame that it doesn't take, frames queue and a task sends them. When there is room for no
    more, those that queue are dropped and ``overflow`` is called. ``closing`` is the message that
    closes the socket, once there is one.
    """

    __slots__ = ("_overflow", "_queue", "_send", "_sending", "_write", "closing")

    def __init__(self, scope: Scope, send: Send, overflow: Callable[[], None]) -> None:
        connection = connection_of(scope)
        self._write: Callable[[str], bool] = connection.write if connection else _refuse
        self._send = send
        self._overflow = overflow
        self._queue: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.closing: Message | None = None

    def push(self, text: str) -> None:
        """Send a frame after those before it. Nothing more is sent once the socket is closing."""
        if self.closing is not None or (self._sending is None and self._write(text)):
            return
        if len(self._queue) == MOST_QUEUED:
            self._queue.clear()
            self._overflow()
            return
        self._queue.append(text)
        self._begin_to_send()

    def close(self, code: int, reason: str) -> None:
        """Close the socket once everything queued is sent."""
        if self.closing is None:
            self.closing = {"type": "websocket.close", "code": code, "reason": reason}
            self._begin_to_send()

    def drop(self) -> None:
        """Stop sending: nobody reads any more."""
        self._queue.clear()
        if self._sending is not None:
            self._sending.cancel()

    def _begin_to_send(self) -> None:
        if self._sending is None:
            self._sending = asyncio.ensure_future(self._send_queued())

    async def _send_queued(self) -> None:
        try:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
            if self.closing is not None:
                await self._send(self.closing)
        except _GONE:
            return
        finally:
            self._sending = None


def _refuse(_text: str) -> bool:
    """Take no frame, where the server has no connection to write to."""
    return False
