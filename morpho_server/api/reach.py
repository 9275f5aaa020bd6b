"""The server's addresses: its own, and the one to give to others."""

import re
import socket
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection, Request

_OWN_NAMES: Final = re.compile(r"(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?", re.IGNORECASE)
"""The names under which a machine knows only itself, as a request says them."""

_ORIGIN: Final = re.compile(r"https?://[^/?#@\s]+(?=/|$)")

_HOST: Final = re.compile(r"(?P<name>\[[^\]]*\]|[^:]*)(?::\d+)?")
_USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
_SECURE: Final = ("https", "wss")


class Reach:
    """Knows how other machines reach the server.

    ``public_url`` is the configured address, if any. ``port`` is the port on which the server
    listens at every address of this machine, if it does.
    """

    def __init__(self, public_url: str | None) -> None:
        public = _ORIGIN.match(public_url or "")
        self._public = public and public[0]
        self.port: int | None = None

    def is_own_origin(self, origin: str, connection: HTTPConnection) -> bool:
        """Return whether a page of that scheme, host and port is one of this server."""
        own = {self._public, own_origin(connection)}
        return _usual(origin) in {_usual(each) for each in own if each}

    def is_own_host(self, host: str) -> bool:
        """Return whether a request may name that host.

        With a public address that is its name, or one that no attacker can lead here: an address
        by number, or this machine's. Without it nobody knows, and every name may be the server's.
        """
        if self._public is None or _OWN_NAMES.fullmatch(host):
            return True
        scheme = self._public.partition("://")[0]
        return _usual(f"{scheme}://{host}") == _usual(self._public) or _is_number(host)

    def for_others(self, request: Request) -> str | None:
        """Return the origin that somebody should give to others, if it is not their page's own.

        That is so only at this machine, asking for itself: to others, and through a container or a
        proxy, addresses that are seen from here may mean nothing.
        """
        if not _OWN_NAMES.fullmatch(request.headers.get("host", "")):
            return None
        if self._public is not None:
            return self._public
        if self.port is None or not _is_this_machine(request):
            return None
        address = lan_address()
        return address and f"http://{address}:{self.port}"


def lan_address() -> str | None:
    """Return this machine's address on the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether somebody asks by TLS, as a trusted proxy says or as is seen here."""
    return connection.scope["scheme"] in _SECURE


def own_origin(connection: HTTPConnection) -> str | None:
    """Return the origin of this server's pages as a request names it.

    A proxy need not be trusted to say that there is TLS: no page of another site can say it.
    """
    host = connection.headers.get("host")
    by_tls = is_secure(connection) or connection.headers.get("x-forwarded-proto") == "https"
    return host and f"{'https' if by_tls else 'http'}://{host}"


def _usual(origin: str) -> str:
    """Return an origin as browsers write it."""
    written = origin.lower()
    return written.removesuffix(_USUAL_PORTS.get(written.partition("://")[0], ""))


def _is_number(host: str) -> bool:
    found = _HOST.fullmatch(host)
    try:
        ip_address(found["name"].strip("[]") if found else "")
    except ValueError:
        return False
    return True


def _is_this_machine(request: Request) -> bool:
    try:
        asking = ip_address(request.client.host if request.client is not None else "")
    except ValueError:
        return False
    return (getattr(asking, "ipv4_mapped", None) or asking).is_loopback
