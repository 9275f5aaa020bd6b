"""The owner of an address, for limits."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Final

from morpho_server.administration.bans import parsed_address

NETWORK_BITS: Final = 64
"""The bits of an IPv6 address that identify its owner, who chooses the rest."""


def is_address(text: str) -> bool:
    """Return whether a text is an address of IPv4 or IPv6. A zone after it could say anything."""
    return parsed_address(text) is not None and "%" not in text


@lru_cache(maxsize=4096)
def rate_key(address: str) -> str:
    """Return an address of IPv4 itself, or the network of 64 bits of one of IPv6."""
    parsed = parsed_address(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((int(parsed), NETWORK_BITS), strict=False))
    return address if parsed is None else str(parsed)  # that of a socket file, or unknown
