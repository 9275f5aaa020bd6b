"""Connections, beneath requests and frames: what each may hold.

These are the protocols of ``uvicorn``, with bounds where they have none. Without bounds, a client
could fill the memory by an endless request, or by sending frames without reading any. Names of
``uvicorn`` that it does not promise are listed in ``tests/api/test_library_names.py``.
"""

import asyncio
from collections.abc import Container
from functools import partial
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from morpho_server.api.limiting.rate_key import is_address, rate_key
from morpho_server.api.limiting.rate_limiter import ConcurrencyLimit
from morpho_server.api.middleware.response_headers import NOT_STORED, SAFE
from morpho_server.api.security_log import SecurityLog
from morpho_server.api.sockets.socket_connection import LARGEST_HEAD, SLICE, SocketConnection

MOST_HEADERS: Final = 128
"""The most headers of a request: each costs far more than its bytes.

The handshake of a socket may have as many by ``websockets``.
"""

KEPT_SECONDS: Final = 125
"""The time for which a connection is kept for another request.

Longer than proxies keep it: what they send on a connection that closes just then is lost.
"""

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
            part, data = data[:SLICE], data[SLICE:]
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
