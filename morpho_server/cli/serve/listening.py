"""The addresses that a server listens on, and its lines about them."""

import errno
import os
import socket
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from morpho_server.api.public_address import origins_for_others
from morpho_server.cli.serve.qr_code import print_qr_code

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104
"""The addresses that mean every address of this machine."""

DEFAULT_PORT: Final = 8000

MOST_IN_LINE: Final = 2048
"""The most connections that may wait to be accepted: more would be tried again much later."""

NO_ACCESS: Final = 0o117
"""The permissions withheld from others on a socket's file: proxies run as its owner or group."""

_STOP_IT: Final = "Stop it with Ctrl+C; tables are kept."


class CannotListenError(Exception):
    """An address that the server can't listen at. The text says why."""


def bound(host: str, port: int) -> socket.socket:
    """Return a socket with the address, which refuses connections until the server is ready.

    Raises :exc:`CannotListenError`.
    """
    if not 0 <= port < 65536:
        raise CannotListenError(f"{port} is not a port: it is a number from 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotListenError(_why_not(host, port, error)) from None
    return listening


@contextmanager
def bound_to_file(path: Path) -> Iterator[socket.socket]:
    """Yield a socket at a file, like :func:`bound`. In the end the file is removed.

    A file that a server left behind is replaced. Raises :exc:`CannotListenError`.
    """
    if sys.platform == "win32":
        raise CannotListenError("there are no unix sockets on Windows")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
        try:
            _remove_stale(path)
            before = os.umask(NO_ACCESS)
            try:
                listening.bind(str(path))
            finally:
                os.umask(before)
            made = path.stat().st_ino
        except OSError as error:
            raise CannotListenError(f"can't listen at {path}: {error.strerror or error}") from None
        try:
            yield listening
        finally:
            with suppress(OSError):
                if path.stat().st_ino == made:  # and not that of a server which came later
                    path.unlink()


def _remove_stale(path: Path) -> None:
    """Remove the file of a socket without a listener."""
    try:
        if not stat.S_ISSOCK(path.stat().st_mode):
            raise CannotListenError(f"can't listen at {path}: there is another file")
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            probe.connect(str(path))
    except FileNotFoundError:
        return
    except ConnectionRefusedError:
        path.unlink()
    else:
        raise CannotListenError(f"can't listen at {path}: another server does")


def listen(listening: socket.socket, host: str) -> None:
    """Let clients in; raises :exc:`CannotListenError`.

    Two servers can bind the same port, as long as neither listens.
    """
    try:
        listening.listen(MOST_IN_LINE)
    except OSError as error:
        port = listening.getsockname()[1]
        raise CannotListenError(_why_not(host, port, error)) from None


def print_places(host: str, listening: socket.socket, data: str) -> None:
    """Print where a browser, or else a proxy, finds the server, and where its data lie."""
    place = listening.getsockname()
    if isinstance(place, str):
        print(f"Morpho Server is open to a proxy at\n  unix:{place}")
    else:
        print_addresses(host, place[1])
    print(f"The tables lie in {data}.\n{_STOP_IT}", flush=True)


def print_addresses(host: str, port: int) -> None:
    """Print where a browser finds the server, and a code for phones."""
    everywhere = host in EVERYWHERE
    shown = "localhost" if everywhere else f"[{host}]" if ":" in host else host
    print("Morpho Server is open at")
    print(f"  http://{shown}:{port}/")
    origins = origins_for_others(host, port) if everywhere else []
    for number, (origin, interface) in enumerate(origins):
        whom = "or, if that does not answer" if number else "for others on the same network"
        print(f"  {origin}/  {whom}{interface and f' ({interface})'}")
    if origins:
        print_qr_code(f"{origins[0].origin}/")
    if _is_loopback(host):
        print("  on this computer only; --host 0.0.0.0 (with make: HOST=0.0.0.0) lets others in")


def _why_not(host: str, port: int, error: OSError) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            another = port + 1 if port < 65535 else port - 1
            return (
                f"port {port} is taken; choose another one, for instance --port {another}"
                f" (with make: PORT={another})"
            )
        case errno.EACCES:
            return f"port {port} needs more rights than this user has; choose one above 1023"
        case _:
            return f"can't listen at {host}, port {port}: {error.strerror or error}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
