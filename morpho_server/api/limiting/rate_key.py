"""The owner of an address, for limits."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

NETWORK_BITS: Final = 64
"""The bits of an IPv6 address that identify its owner, who chooses the rest."""


def is_address(text: str) -> bool:
    """Return whether a text is an address of IPv4 or IPv6. A zone after it could say anything."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return "%" not in text


@lru_cache(maxsize=4096)
def rate_key(address: str) -> str:
    """Return an address of IPv4 itself, or the network of 64 bits of one of IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:  # of a socket file, or unknown
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed), NETWORK_BITS), strict=False))
