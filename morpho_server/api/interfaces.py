"""The addresses of this machine by which others may reach it, the likeliest first."""

import ctypes
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

_UP, _LOOPBACK, _POINT_TO_POINT, _RUNNING = 0x1, 0x8, 0x10, 0x40

_TUNNEL: Final = re.compile(r"u?tun|tap|wg|ppp|ipsec|tailscale|zt|nordlynx|proton", re.IGNORECASE)
_VIRTUAL: Final = re.compile(
    r"docker|br-|veth|virbr|lxc|lxd|cni|flannel|podman|vmnet|vbox|vethernet", re.IGNORECASE
)
_SHARED: Final = ip_network("100.64.0.0/10")
"""Addresses of overlay networks such as Tailscale, and of providers, which lead to nobody."""

_OFFSETS: Final[dict[int, tuple[int, int]]] = {socket.AF_INET: (4, 4), socket.AF_INET6: (8, 16)}
"""Where an address of a family begins, and its length, on every system with ``getifaddrs``."""


@dataclass(frozen=True, slots=True)
class OwnAddress:
    """An address of this machine. ``interface`` is "" where the system does not name it."""

    address: IPv4Address | IPv6Address
    interface: str = ""
    flags: int = _UP | _RUNNING

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
        if each.address.version in versions and _is_usable(each)
    }
    return sorted(usable.values(), key=lambda each: (*_distance(each), each.address != routed))


def _distance(own: OwnAddress) -> tuple[int, ...]:
    tunnel = own.flags & _POINT_TO_POINT or _TUNNEL.match(own.interface) or own.address in _SHARED
    return (
        2 if _VIRTUAL.match(own.interface) else 1 if tunnel else 0,
        own.address.is_link_local,
        own.address.version,
        not own.flags & _RUNNING,
        not own.address.is_private,
    )


def _is_usable(own: OwnAddress) -> bool:
    if not own.flags & _UP or own.flags & _LOOPBACK or own.address.is_loopback:
        return False
    # One of IPv6 for the link alone would need a zone, which differs by machine.
    return own.address.version == 4 or not own.address.is_link_local


def _all_addresses() -> list[OwnAddress]:
    try:
        return list(of_interfaces())
    except (AttributeError, OSError, TypeError):  # Windows has no getifaddrs
        with suppress(OSError, UnicodeError):  # the latter for a name that no DNS can have
            named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
            return [OwnAddress(ip_address(place[0])) for *_, place in named]
        return []


class _Entry(ctypes.Structure):
    """The beginning of ``struct ifaddrs``, which is the same everywhere."""


_Entry._fields_ = [
    ("next", ctypes.POINTER(_Entry)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
]


def of_interfaces() -> Iterator[OwnAddress]:
    """Yield the addresses of all interfaces; raises :exc:`OSError` where they can't be read."""
    libc = ctypes.CDLL(None, use_errno=True)
    first = ctypes.POINTER(_Entry)()
    if libc.getifaddrs(ctypes.byref(first)) != 0:
        raise OSError(ctypes.get_errno(), "getifaddrs")
    try:
        entry = first
        while bool(entry):  # of a pointer: whether it leads anywhere
            one = entry.contents
            place = _OFFSETS.get(_family(one.address)) if one.address else None
            if place is not None:
                packed = ctypes.string_at(one.address + place[0], place[1])
                yield OwnAddress(ip_address(packed), one.name.decode(errors="replace"), one.flags)
            entry = one.next
    finally:
        libc.freeifaddrs(first)


def _family(address: int) -> int:
    head = ctypes.string_at(address, 2)
    # Elsewhere the length stands before it.
    return int.from_bytes(head, sys.byteorder) if sys.platform == "linux" else head[1]


def _routed_address() -> IPv4Address | IPv6Address | None:
    """Return the address from which this machine asks others, if there is a way to them."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return ip_address(probe.getsockname()[0])
