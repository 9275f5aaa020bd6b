"""Frames on their way to one page: in order, at once where it reads, bounded where it does not."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, cast

from starlette.types import Message, Send

MOST_QUEUED: Final = 256
"""How many frames may wait for a page that doesn't read; after that it must come again."""

_GONE: Final = (OSError, RuntimeError)
"""What sending raises once the page has gone or was closed; whoever reads from it will notice."""


class Outbox:
    """Sends frames without making anybody wait.

    A frame is handed to the transport at once, by the caller, as long as the transport takes it;
    from the first that it doesn't take, frames queue and a task of their own sends them.
    """

    __slots__ = ("_closing", "_queue", "_send", "_sending")

    def __init__(self, send: Send) -> None:
        self._send = cast("Callable[[Message], Coroutine[Any, Any, None]]", send)
        self._queue: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._closing: Message | None = None

    def push(self, text: str) -> bool:
        """Send a frame after those before it; tell whether there was room for it.

        Nothing more is sent once the socket is closing.
        """
        if self._closing is not None:
            return True
        if self._sending is None:
            self._start({"type": "websocket.send", "text": text})
        elif len(self._queue) < MOST_QUEUED:
            self._queue.append(text)
        else:
            return False
        return True

    def close(self, code: int, reason: str) -> None:
        """Close the socket once everything queued is sent."""
        if self._closing is None:
            self._closing = {"type": "websocket.close", "code": code, "reason": reason}
            if self._sending is None:
                self._start(self._closing)

    def forget(self) -> None:
        """Forget what is queued; what is being sent already is still sent."""
        self._queue.clear()

    def drop(self) -> None:
        """Stop sending: nobody reads any more."""
        self._queue.clear()
        if self._sending is not None:
            self._sending.cancel()

    def _start(self, message: Message) -> None:
        """Send until it would have to wait, which most often it never has to.

        A task for each frame of each page would cost more than the sending itself.
        """
        begun = self._send(message)
        try:
            waits_for = begun.send(None)
        except (StopIteration, *_GONE):
            return
        self._sending = asyncio.ensure_future(self._send_rest(_go_on(begun, waits_for)))

    async def _send_rest(self, begun: Awaitable[None]) -> None:
        try:
            await begun
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
            if self._closing is not None:
                await self._send(self._closing)
        except _GONE:
            return
        finally:
            self._sending = None


@coroutine
def _go_on(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that has been started by hand and waits for something."""
    yield waits_for
    yield from begun.__await__()
