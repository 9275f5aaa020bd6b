"""Connections, beneath requests and frames: what each may hold.

These are the protocols of ``uvicorn``, with bounds where they have none. Without bounds, a client
could fill the memory by an endless request, or by sending frames without reading any. Names of
``uvicorn`` that it does not promise are listed in ``tests/api/test_library_names.py``.
"""

import asyncio
from collections.abc import Callable, Container
from functools import lru_cache, partial
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response

from morpho_server.api.limiting.rate_key import is_address, rate_key
from morpho_server.api.limiting.rate_limiter import ConcurrencyLimit
from morpho_server.api.middleware.response_headers import NOT_STORED, SAFE
from morpho_server.api.security_log import SecurityLog, count_refusal

LARGEST_HEAD: Final = 32_768
"""The most bytes of the first line and the headers of a request."""

MOST_HEADERS: Final = 128
"""The most headers of a request: each costs far more than its bytes.

The handshake of a socket may have as many by ``websockets``.
"""

KEPT_SECONDS: Final = 125
"""The time for which a connection is kept for another request.

Longer than proxies keep it: what they send on a connection that closes just then is lost.
"""

MOST_FRAGMENTS: Final = 256
"""The most frames of a message."""

MOST_WAITING: Final = 256
"""The most messages that may wait for earlier ones; a client that awaits answers sends no more."""

MOST_CONTROLS: Final = 100
"""The most pings and pongs that may come in :data:`CONTROL_SECONDS`."""

CONTROL_SECONDS: Final = 10.0

PING_SECONDS: Final = 25.0
"""Pause between an answered ping and the next: proxies cut a connection silent for a minute."""

PONG_SECONDS: Final = 20.0
"""The most time for the answer; a client that reads too slowly to answer is disconnected."""

UNIX: Final = "unix socket"
"""The address of those who connect by a file: proxies, which are believed.

They have none of their own. Only whom the host lets into the file's folder can connect.
"""

MOST_REQUESTS: Final = 256
"""The most requests of one connection that may wait for the answer to the one before."""

_SLICE: Final = 4096
_KEY: Final = "morpho.connection"
_PEER: Final = "morpho.peer"


def _empty(status: str, **headers: str) -> bytes:
    """Return an answer without a body, after which the connection is closed."""
    ended = {"Content-Length": "0", "Connection": "close"}
    lines = [f"{name}: {value}" for name, value in (SAFE | NOT_STORED | ended | headers).items()]
    return "\r\n".join([f"HTTP/1.1 {status}", *lines, "", ""]).encode()


_MALFORMED: Final = _empty("400 Bad Request")
_TOO_LARGE: Final = _empty("431 Request Header Fields Too Large")
_TOO_MANY: Final = _empty("429 Too Many Requests", **{"Retry-After": "5"})


class HttpConnection(HttpToolsProtocol):
    """A connection by which requests come, until one of them makes a socket of it.

    Until then it is counted by its address, unless that is a proxy's, behind which are many.
    ``asking`` stands for the request that has not arrived completely, from the beginning on.
    """

    asking: object | None = "the first request"
    _address = "unknown"
    _counted_as: str | None = None
    _answered: RequestResponseCycle | None = None
    _head = 0
    _head_is_complete = False

    def __init__(
        self,
        proxies: Container[str],
        calling: ConcurrencyLimit,
        refusals: SecurityLog,
        **given: Any,
    ) -> None:
        super().__init__(**given)
        self._proxies = proxies
        self._calling = calling
        self._refusals = refusals

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless the address has too many connections already."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple):  # it came by a file, or has gone
            return
        self._address = peer[0]
        if self._address in self._proxies:
            return
        counted_as = rate_key(self._address)
        if self._calling.begin(counted_as):
            self._counted_as = counted_as
        else:
            self._refuse("too_many_connections", _TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        """End, also for a request that others have followed: uvicorn notifies only the last one."""
        self._count_no_more()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket and be counted as one, unless this is no handshake: then end.

        The head has come completely, so what is no handshake yet never becomes one. It must come
        alone: answers to earlier requests would get among the frames, and a socket does not know
        that writing is paused for those that nobody has read.
        """
        if self._is_answering or self.transport.get_write_buffer_size():
            self._refuse("malformed")
            return
        super().handle_websocket_upgrade()
        self._count_no_more()
        became: Any = self.transport.get_protocol()
        if not became.handshake_initiated:
            self._refuse("malformed", _MALFORMED)
        elif self.transport.is_closing():  # with an answer that says what is wrong
            self._refusals.count("malformed", self._address)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _count_no_more(self) -> None:
        if self._counted_as is not None:
            self._calling.end(self._counted_as)
            self._counted_as = None

    @property
    def _is_answering(self) -> bool:
        """Return whether a request has begun that is not answered."""
        return self._answered is not None and not self._answered.response_complete

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request, in slices: a head may arrive in one read, however large."""
        while data and self.transport.get_protocol() is self and not self.transport.is_closing():
            part, data = data[:_SLICE], data[_SLICE:]
            self._head += len(part)
            super().data_received(part)
            # Data after an answer stops the timer of uvicorn, even if no request begins with it.
            if self.asking is None and not self._is_answering:
                self.asking = object()
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self._refuse("head_too_large", _TOO_LARGE)
            if len(self.pipeline) > MOST_REQUESTS:
                self._refuse("rate_limited")

    def on_message_begin(self) -> None:
        """Begin a request."""
        self.asking = object()
        self._head_is_complete = False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Handle a header, unless there are too many. Those after a body are ignored.

        Proxies pass them on from their clients, who could claim an address by them.
        """
        if self._head_is_complete:
            return
        if len(self.headers) == MOST_HEADERS:
            self._refuse("head_too_large", _TOO_LARGE)
            raise OverflowError  # it stops the parser
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Handle a head, unless it names no host, or several: proxies could choose another one."""
        self._head_is_complete = True
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() != "1.0"):
            self._refuse("malformed", _MALFORMED)
            raise ValueError  # it stops the parser
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Handle a part of a body. The application limits how much of it is kept."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self.asking = None
        self._head = 0
        super().on_message_complete()

    def send_400_response(self, _msg: str) -> None:
        """Answer what is no request, and close, unless it has been refused already."""
        if not self.transport.is_closing():
            self._refuse("malformed", _MALFORMED)

    def _refuse(self, kind: str, answer: bytes = b"") -> None:
        """Close with an answer, or, where another is under way, without one."""
        self._refusals.count(kind, self._address)
        if answer and not self._is_answering:
            self.transport.write(answer)
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
            part, data = data[:_SLICE], data[_SLICE:]
            super().data_received(part)
            if self.queue.qsize() > MOST_WAITING or self._after_close > LARGEST_HEAD:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def shutdown(self) -> None:
        """Say goodbye, unless this ends already: then there is nothing more to say."""
        if not self.transport.is_closing():
            super().shutdown()

    def write(self, text: str) -> bool:
        """Write a text at once, if the other end reads; return whether it was taken."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_frame_of(text))
        return True

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


@lru_cache(maxsize=8)
def _frame_of(text: str) -> bytes:
    """Return a text as a frame: most are sent to several pages, one right after the other."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class _Peers:
    """Names those who ask: :data:`UNIX` if they connect by a file, or as a proxy says.

    A name that is no address is counted and ignored: limits of addresses would go by it.
    """

    def __init__(self, app: ASGIApp, trusted: str, refusals: SecurityLog) -> None:
        self._app = app
        self._refusals = refusals
        self.behind: Any = ProxyHeadersMiddleware(self._named, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        server = scope.get("server")
        if server is not None and server[1] is None:
            scope["client"] = UNIX, 0
        scope[_PEER] = scope["client"]
        await self.behind(scope, receive, send)

    async def _named(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope[_PEER]
        if scope["client"] != peer and not is_address(scope["client"][0]):
            scope["client"] = peer
            self._refusals.count("no_address", peer[0] if peer else "unknown")
        await self._app(scope, receive, send)


def configuration(
    app: Any,
    largest_frame: int,
    trusted_proxies: str | None,
    most_of_address: int,
    refusals: SecurityLog,
) -> dict[str, Any]:
    """Return how ``uvicorn`` is to serve an application: the arguments of its configuration.

    ``most_of_address`` is how many connections an address may have that are no sockets;
    ``refusals`` counts those that are refused. What there is to log goes where all of it goes.
    """
    trusted = "*" if trusted_proxies == "*" else f"{trusted_proxies or ''},{UNIX}"
    peers = _Peers(app, trusted, refusals)
    calling = ConcurrencyLimit(most_of_address)
    return {
        "app": peers,
        "log_config": None,
        "lifespan": "off",
        "http": partial(HttpConnection, peers.behind.trusted_hosts, calling, refusals),
        "ws": SocketConnection,
        "ws_per_message_deflate": False,
        "ws_max_size": largest_frame,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PONG_SECONDS,
        "proxy_headers": False,
        "timeout_keep_alive": KEPT_SECONDS,
        "access_log": False,
        "server_header": False,
        "headers": list(SAFE.items()),
        "timeout_graceful_shutdown": 1,
    }
