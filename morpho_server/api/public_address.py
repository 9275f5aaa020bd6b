"""The server's addresses: its own, and the one to give to others."""

import re
from contextlib import suppress
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request

from morpho_server.administration.bans import parsed_address
from morpho_server.api.network_interfaces import own_addresses
from morpho_server.api.origins import canonical, origin_of
from morpho_server.api.tunnel import Tunnel, is_from_tunnel

_OWN_NAMES: Final = re.compile(r"(?:localhost|127(?:\.\d+){3}|\[::1\])\.?(?::\d+)?", re.IGNORECASE)
"""The names under which a machine knows only itself, as a request says them."""

_HOST: Final = re.compile(r"(?P<name>\[[^\]]*\]|[^:]*?)\.?(?::\d+)?")
_SECURE: Final = ("https", "wss")


class OtherOrigin(NamedTuple):
    """An origin by which others reach the server, and the interface that leads there, if known."""

    origin: str
    interface: str = ""


class Reach:
    """Knows how other machines reach the server.

    ``public_url`` is the configured address, if any. ``everywhere`` is the host and the port on
    which the server listens at every address of this machine, if it does; ``tunnel`` is the one by
    which it is shared, if it is.
    """

    def __init__(self, public_url: str | None) -> None:
        self._public: str | None = None
        with suppress(ValueError):
            self._public = origin_of(public_url or "")
        self.everywhere: tuple[str, int] | None = None
        self.tunnel: Tunnel | None = None

    def is_own_origin(self, origin: str, connection: HTTPConnection) -> bool:
        """Return whether a page of that scheme, host and port is one of this server."""
        own = {self._public, own_origin(connection)}
        return canonical(origin) in {canonical(each) for each in own if each}

    def is_own_host(self, host: str) -> bool:
        """Return whether a request may name that host.

        With a public address that is its name, or one that no attacker can lead here: an address
        by number, or this machine's. Without it nobody knows, and every name may be the server's.
        A tunnel's name is one more.
        """
        if self._public is None or _OWN_NAMES.fullmatch(host):
            return True
        if self.tunnel is not None and self.tunnel.is_named(host):
            return True
        scheme = self._public.partition("://")[0]
        return canonical(f"{scheme}://{host}") == self._public or _is_number(host)

    def for_others(self, request: Request) -> str | None:
        """Return the likeliest origin to give to others; ``None`` if the page's own works.

        There is one only at this machine, asking for itself: to others, and through a container or
        a proxy, addresses that are seen from here may mean nothing.
        """
        if not _OWN_NAMES.fullmatch(request.headers.get("host", "")):
            return None
        if self._public is not None:
            return self._public
        if self.everywhere is None or not is_this_machine(request):
            return None
        return next((each.origin for each in origins_for_others(*self.everywhere)), None)


def origins_for_others(host: str, port: int) -> list[OtherOrigin]:
    """Return the origins of a server that listens at every address, the likeliest first."""
    return [OtherOrigin(f"http://{own.host}:{port}", own.interface) for own in own_addresses(host)]


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


def _is_number(host: str) -> bool:
    found = _HOST.fullmatch(host)
    return found is not None and parsed_address(found["name"].strip("[]")) is not None


def is_this_machine(connection: HTTPConnection) -> bool:
    """Return whether this machine asks for itself, and not through a tunnel or a proxy."""
    asking = parsed_address(connection.client.host if connection.client is not None else "")
    return asking is not None and asking.is_loopback and not is_from_tunnel(connection)
