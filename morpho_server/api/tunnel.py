"""The tunnel by which guests from elsewhere come to a server at home."""

from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from morpho_server.api.limiting.rate_key import is_address
from morpho_server.api.origins import canonical

_KEY: Final = "morpho.tunnel"


class Tunnel:
    """A tunnel with a listener of its own, as requests show it.

    ``place`` is the listener's address and port, or its file and ``None``. ``header`` names, in
    lower case, the one header that is believed there: it has the visitor's address.
    ``may_open`` says whether others than this machine may open tables. ``origin`` is that of the
    pages that come through it, as long as it is up; ``on_change`` are called after each change.
    """

    def __init__(self, place: tuple[str, int | None], header: str, *, may_open: bool) -> None:
        self._place = place
        self._header = header.encode()
        self.may_open = may_open
        self.origin: str | None = None
        self.on_change: list[Callable[[str | None], None]] = []

    def is_way_of(self, scope: Scope) -> bool:
        """Return whether a request has come to the tunnel's listener."""
        server = scope.get("server")
        return server is not None and tuple(server) == self._place

    def admit(self, scope: Scope) -> bool:
        """Let a request count as its visitor's, by TLS; return ``False`` if it names no visitor."""
        named = [
            value.decode("latin-1") for name, value in scope["headers"] if name == self._header
        ]
        if len(named) != 1 or not is_address(named[0]):
            return False
        scope[_KEY] = True
        scope["client"] = named[0], 0
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        return True

    def is_named(self, host: str) -> bool:
        """Return whether that is the name by which the tunnel is reached."""
        return self.origin is not None and canonical(f"https://{host}") == self.origin

    def change(self, origin: str | None) -> None:
        """Note where the tunnel comes out from now on, or that it has ended."""
        self.origin = origin
        for changed in self.on_change:
            changed(origin)


def is_from_tunnel(connection: HTTPConnection) -> bool:
    """Return whether a request has come through the tunnel."""
    return _KEY in connection.scope
