"""Connections, beneath requests and frames: what each may hold, and for how long.

These are the protocols of ``uvicorn``, with bounds where they have none. Without bounds, a client
could fill the memory by an endless request, or by sending frames without reading any.
"""

import asyncio
import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final

import uvicorn
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from morpho_server.api.limits import AtOnce

LARGEST_HEAD: Final = 32_768
"""How many bytes the first line and the headers of a request may have."""

ASKING_SECONDS: Final = 20.0
"""How long a request may take to arrive, from the opening of the connection on."""

KEPT_SECONDS: Final = 125
"""How long a connection is kept for another request.

Longer than proxies keep it: what they send on a connection that closes just then is lost.
"""

CLOSING_SECONDS: Final = 60.0
"""How long a client may take to read the last bytes."""

MOST_FRAGMENTS: Final = 256
"""How many frames a message may have."""

MOST_WAITING: Final = 256
"""How many messages may wait for earlier ones; a client that awaits answers never sends more."""

MOST_CONTROLS: Final = 100
"""How many pings and pongs may come in :data:`CONTROL_SECONDS`."""

CONTROL_SECONDS: Final = 10.0

PING_SECONDS: Final = 25.0
"""Pause between an answered ping and the next: proxies cut a connection silent for a minute."""

PONG_SECONDS: Final = 20.0
"""How long the answer may take; a client that reads too slowly to answer is disconnected."""

_SLICE: Final = 4096
_LOOK_SECONDS: Final = 2.0

_EXTENSION: Final = "morpho.connection"

_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)

_TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"retry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class HttpConnection(HttpToolsProtocol):
    """A connection by which requests come, until one of them makes a socket of it.

    Until then it is counted by its address, unless that is a proxy's, behind which are many.
    """

    head = 0

    def __init__(self, calling: AtOnce, **given: Any) -> None:
        super().__init__(**given)
        self._calling = calling
        self._counted_as: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless the address has too many connections already."""
        super().connection_made(transport)
        proxies: Any = self.app  # knows which addresses are trusted proxies
        if self.client is None or self.client[0] in proxies.trusted_hosts:
            return
        if self._calling.begin(self.client[0]):
            self._counted_as = self.client[0]
        else:
            transport.write(_TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._count_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, and be counted as one."""
        self._count_no_more()
        super().handle_websocket_upgrade()

    def _count_no_more(self) -> None:
        if self._counted_as is not None:
            self._calling.end(self._counted_as)
            self._counted_as = None

    @property
    def is_asking(self) -> bool:
        """Return whether the first request, or one that has begun, has not arrived completely."""
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or cycle.more_body or (cycle.response_complete and self.head > 0)

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request."""
        self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        """Note that a request has begun."""
        self.head += 1
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        """Handle a part of a body. The application limits how much of it is kept."""
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Start counting again."""
        self.head = 0
        super().on_message_complete()

    def _refuse(self) -> None:
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(_TOO_LARGE)
            self.transport.close()
        else:
            self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection by which frames come.

    A ``receiver`` is called with each text, and returns whether it takes it at once. What it does
    not take waits, and the other end is not read meanwhile.
    """

    receiver: Callable[[str], bool] | None = None
    _after_close = 0
    _controls = 0
    _controls_since = 0.0

    def data_received(self, data: bytes) -> None:
        """Handle some frames, but not so many at once that others have to wait."""
        if self.close_sent:
            self._after_close += len(data)
        while data:
            part, data = data[:_SLICE], data[_SLICE:]
            super().data_received(part)
            if self.queue.qsize() > MOST_WAITING or self._after_close > LARGEST_HEAD:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Request) -> None:
        """Handle a handshake, and let the application reach this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = self  # type: ignore[assignment]

    def write(self, text: str) -> bool:
        """Write a text at once, if the other end reads; return whether it was taken."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_frame_of(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the ``receiver`` if that takes it now, else to the waiting reader."""
        if self._is_received():
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _is_received(self) -> bool:
        if self.receiver is None or self.close_sent or not self.queue.empty():
            return False
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return self.curr_msg_data_type == "text" and self.receiver(text)

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
        now = self.loop.time()
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
    found: SocketConnection | None = scope["extensions"].get(_EXTENSION)
    return found


@lru_cache(maxsize=8)
def _frame_of(text: str) -> bytes:
    """Return a text as a frame: most are sent to several pages, one right after the other."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def configuration(largest_frame: int, trusted_proxies: str, most_of_address: int) -> dict[str, Any]:
    """Return how ``uvicorn`` is to serve: the arguments of its configuration.

    ``most_of_address`` is how many connections an address may have that are no sockets.
    """
    return {
        "lifespan": "off",
        "http": partial(HttpConnection, AtOnce(most_of_address)),
        "ws": SocketConnection,
        "ws_per_message_deflate": False,
        "ws_max_size": largest_frame,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PONG_SECONDS,
        "forwarded_allow_ips": trusted_proxies,
        "timeout_keep_alive": KEPT_SECONDS,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 1,
    }


class Patience:
    """Ends the connections that take too long.

    A request that doesn't arrive, and last bytes that nobody reads. Each is looked at now and then:
    a timer for each would cost every connection more than all these looks.
    """

    def __init__(
        self, serving: uvicorn.Server, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._connections = serving.server_state.connections
        self._clock = clock
        self._since: dict[Any, tuple[object, float]] = {}

    async def look_on(self) -> None:
        """Look at all connections time and again; runs until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        """End those whose time is up."""
        now = self._clock()
        waiting: dict[Any, tuple[object, float]] = {}
        for connection in list(self._connections):
            what = _hangs_on(connection)
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


def _hangs_on(connection: Any) -> tuple[object, float] | None:
    """Return what a connection waits for its other end to do, and how long it may."""
    if connection.transport.is_closing():
        return "closing", CLOSING_SECONDS
    if isinstance(connection, HttpConnection) and connection.is_asking:
        return id(connection.cycle), ASKING_SECONDS
    return None
