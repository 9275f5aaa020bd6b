"""The addresses of this machine by which others may reach it, the likeliest first."""

import re
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

import psutil

_TUNNEL: Final = re.compile(r"u?tun|tap|wg|ppp|ipsec|tailscale|zt|nordlynx|proton", re.IGNORECASE)
_VIRTUAL: Final = re.compile(
    r"docker|br-|veth|virbr|lxc|lxd|cni|flannel|podman|vmnet|vbox|vethernet", re.IGNORECASE
)
_SHARED: Final = ip_network("100.64.0.0/10")
"""Addresses of overlay networks such as Tailscale, and of providers, which lead to nobody."""


@dataclass(frozen=True, slots=True)
class OwnAddress:
    """An address of this machine.

    ``interface`` is "" where the system does not name it. ``is_tunnel``: it says that it leads to
    one other machine.
    """

    address: IPv4Address | IPv6Address
    interface: str = ""
    is_tunnel: bool = False

    @property
    def host(self) -> str:
        """Return the address as it stands in a URL."""
        return f"[{self.address}]" if self.address.version == 6 else str(self.address)


def own_addresses(host: str) -> list[OwnAddress]:
    """Return the addresses at which a server that listens everywhere is reached.

    ``host`` is ``0.0.0.0`` or ``::``. A network of one's own comes before a VPN, which often has
    the default route, and before bridges to machines inside this one. Nothing is sent.
    """
    versions = (4, 6) if ":" in host else (4,)
    routed = _routed_address()
    found = [OwnAddress(address) for address in (routed,) if address is not None]
    found += _all_addresses()  # the same one again, with its interface
    usable = {
        each.address: each
        for each in found
        if each.address.version in versions and _is_usable(each.address)
    }
    return sorted(usable.values(), key=lambda each: (*_distance(each), each.address != routed))


def _distance(own: OwnAddress) -> tuple[int, ...]:
    tunnel = own.is_tunnel or _TUNNEL.match(own.interface) or own.address in _SHARED
    return (
        2 if _VIRTUAL.match(own.interface) else 1 if tunnel else 0,
        own.address.is_link_local,
        own.address.version,
        not own.address.is_private,
    )


def _is_usable(address: IPv4Address | IPv6Address) -> bool:
    # One of IPv6 for the link alone would need a zone, which differs by machine.
    return not address.is_loopback and (address.version == 4 or not address.is_link_local)


def _all_addresses() -> list[OwnAddress]:
    try:
        addresses, states = psutil.net_if_addrs(), psutil.net_if_stats()
    except OSError:
        return []
    return [
        OwnAddress(
            ip_address(each.address.partition("%")[0]),
            name,
            is_tunnel="pointopoint" in states[name].flags,
        )
        for name, found in addresses.items()
        if name in states and states[name].isup
        for each in found
        if each.family in (socket.AF_INET, socket.AF_INET6)
    ]


def _routed_address() -> IPv4Address | IPv6Address | None:
    """Return the address from which this machine asks others, if there is a way to them."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return ip_address(probe.getsockname()[0])
