"""The address by which others reach the server, for pages opened at ``localhost``."""

import re
import socket
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request

_OWN_NAMES: Final = re.compile(r"(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?", re.IGNORECASE)
"""The names under which a machine knows only itself, as a request says them."""

_ORIGIN: Final = re.compile(r"https?://[^/?#@\s]+(?=/|$)")


class Reach:
    """Knows how other machines reach the server.

    ``public_url`` is the configured address, if any. ``port`` is the port on which the server
    listens at every address of this machine, if it does.
    """

    def __init__(self, public_url: str | None) -> None:
        public = _ORIGIN.match(public_url or "")
        self._public = public and public[0]
        self.port: int | None = None

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


def _is_this_machine(request: Request) -> bool:
    try:
        asking = ip_address(request.client.host if request.client is not None else "")
    except ValueError:
        return False
    return (getattr(asking, "ipv4_mapped", None) or asking).is_loopback
