"""Bans: of a guest with those linked to it, or of a network for some time."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from morpho_server.tables.model.ids import GuestId, Millis

Network = IPv4Network | IPv6Network

MOST_BANS: Final = 500
"""The most bans; another one is refused until some have ended."""

LONGEST_MILLIS: Final = 366 * 86_400_000
"""The milliseconds within which the ban of a network ends."""

_OWNER_BITS: Final = 64
"""An IPv6 address is banned with its network of so many bits, since its owner chooses the rest."""

_WIDEST: Final = {4: 8, 6: 32}
"""The fewest bits of a banned network, by the version of its addresses."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban of ``guests``, the one that was named first, or of a ``network``.

    Without an end (``until``) it lasts until it is lifted. ``who`` is the name of the admin link.
    """

    guests: tuple[GuestId, ...]
    network: Network | None
    since: Millis
    until: Millis | None
    reason: str
    who: str
    id: int = 0

    def covers(self, guest: GuestId | None, address: str) -> bool:
        """Return whether it keeps a guest out, or everybody at an address."""
        if self.network is None:
            return guest in self.guests
        parsed = parsed_address(address)
        return parsed is not None and parsed in self.network

    def lasts(self, now: Millis) -> bool:
        """Return whether it has not ended by itself."""
        return self.until is None or now < self.until


@lru_cache(maxsize=4096)
def parsed_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return the address in a text, one of IPv4 as that; ``None`` for a file or an unknown one."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def network_in(text: str) -> Network:
    """Return the network to ban for an address or a network; raises :exc:`ValueError`."""
    network = ip_network(text.strip(), strict=False)
    if network.version == 6 and network.prefixlen > _OWNER_BITS:
        network = network.supernet(new_prefix=_OWNER_BITS)
    if network.prefixlen < _WIDEST[network.version]:
        raise ValueError("that is too much of the net")
    return network


def networks_in(text: str | None) -> tuple[Network, ...]:
    """Return the networks in a list with commas; ``*`` and none at all name none."""
    return (
        () if text in (None, "*") else tuple(ip_network(each.strip()) for each in text.split(","))
    )


def meets(network: Network, others: Sequence[Network]) -> bool:
    """Return whether a network has addresses of some others, or of the machine itself."""
    loopback: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1"))
    return any(network.overlaps(each) for each in (*others, *loopback))
