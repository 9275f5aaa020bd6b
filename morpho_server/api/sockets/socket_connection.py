"""Sockets: what each may hold, and the frames on their way to one page.

As :mod:`.connections` says, these bound what ``uvicorn`` does not. A frame goes at once where the
other end reads; otherwise it queues, and the queue has a limit.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from starlette.types import Message, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response

from morpho_server.api.middleware.response_headers import NOT_STORED, SAFE
from morpho_server.api.security_log import count_refusal

MOST_FRAGMENTS: Final = 256
"""The most frames of a message."""

MOST_WAITING: Final = 256
"""The most messages that may wait for earlier ones; a client that awaits answers sends no more."""

MOST_CONTROLS: Final = 100
"""The most pings and pongs that may come in :data:`CONTROL_SECONDS`."""

CONTROL_SECONDS: Final = 10.0

LARGEST_HEAD: Final = 32_768
"""The most bytes of the first line and the headers of a request."""

SLICE: Final = 4096
"""The most bytes handled at once, so that others need not wait."""

MOST_QUEUED: Final = 256
"""The most frames that may wait for a page that doesn't read; after that it must come again."""

_GONE: Final = (OSError, RuntimeError)
"""The errors of sending to a page that has gone or was closed; its reader will notice."""

_KEY: Final = "morpho.connection"


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection by which frames come.

    A ``receiver`` is called with each text, and returns whether it takes it at once. What it does
    not take waits, and the other end is not read meanwhile.
    """

    receiver: Callable[[str], bool] | None = None
    _after_close = 0
    _controls = 0
    _controls_since = 0.0

    def __init__(self, app_state: dict[str, Any], **given: Any) -> None:
        # It is the state of the scope, by which the application reaches this connection.
        super().__init__(app_state=app_state | {_KEY: self}, **given)
        reject = self.conn.reject

        def rejected(status: Any, text: str) -> Response:
            response = reject(status, text)
            response.headers.update(SAFE | NOT_STORED)
            return response

        # Every answer but 101 is made by this, also those to wrong handshakes.
        self.conn.reject = rejected  # type: ignore[method-assign]

    def data_received(self, data: bytes) -> None:
        """Handle some frames, but not so many at once that others have to wait."""
        if self.close_sent:
            self._after_close += len(data)
        while data:
            part, data = data[:SLICE], data[SLICE:]
            super().data_received(part)
            if self.queue.qsize() > MOST_WAITING or self._after_close > LARGEST_HEAD:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def shutdown(self) -> None:
        """Say goodbye, unless this ends already: then there is nothing more to say."""
        if not self.transport.is_closing():
            super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the ``receiver`` if that takes it now, else to the waiting reader."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # uvicorn would log a fault, with its traceback, each time that somebody sends this.
                count_refusal(self.scope, "malformed")  # type: ignore[arg-type]
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
            if self.receiver is not None and self.queue.empty() and self.receiver(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping; disconnect a client that sends pings and reads no answers."""
        if self.writable.is_set() and self._may_control():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Handle the answer to a ping."""
        if self._may_control():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """End the connection of a client that answered no ping: it would answer no close either."""
        self.transport.abort()

    def _may_control(self) -> bool:
        """Count a frame that is part of no message."""
        now = asyncio.get_running_loop().time()
        if now - self._controls_since > CONTROL_SECONDS:
            self._controls, self._controls_since = 0, now
        self._controls += 1
        return self._controls <= MOST_CONTROLS

    def handle_cont(self, event: Frame) -> None:
        """Handle a part of a message."""
        if len(self.frames) == MOST_FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)


def connection_of(scope: Scope) -> SocketConnection | None:
    """Return the connection of a socket, unless another server serves it."""
    found: SocketConnection | None = scope.get("state", {}).get(_KEY)
    return found


class Outbox:
    """Sends frames without making anybody wait.

    The caller's own thread of control writes a frame, as long as the connection takes it. From the
    first frame that it doesn't take, frames queue and a task sends them. When there is room for no
    more, those that queue are dropped and ``overflow`` is called. ``closing`` is the message that
    closes the socket, once there is one.
    """

    __slots__ = ("_connection", "_overflow", "_queue", "_send", "_sending", "closing")

    def __init__(self, scope: Scope, send: Send, overflow: Callable[[], None]) -> None:
        self._connection = connection_of(scope)
        self._send = send
        self._overflow = overflow
        self._queue: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.closing: Message | None = None

    def push(self, text: str) -> None:
        """Send a frame after those before it. Nothing more is sent once the socket is closing."""
        if self.closing is not None:
            return
        connection = self._connection
        if (
            connection is not None
            and self._sending is None
            and connection.writable.is_set()
            and not connection.close_sent
            and not connection.transport.is_closing()
        ):
            connection.transport.write(_frame_of(text))
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


@lru_cache(maxsize=8)
def _frame_of(text: str) -> bytes:
    """Return a text as a frame: most are sent to several pages, one right after the other."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
