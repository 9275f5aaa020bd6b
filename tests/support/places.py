"""Ports of this machine for servers that come and go."""

import socket


def reserved_place() -> socket.socket:
    """Return a socket at a port that is given to nobody else, as long as it is open.

    A server can listen there all the same: both say that the address may be used again, and this
    one does not listen. While no server does, connections are refused.
    """
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    return place
