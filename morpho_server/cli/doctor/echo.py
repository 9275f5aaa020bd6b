"""Whether a socket gets through, at once and for long."""

import statistics
import time
from collections.abc import Iterator

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from morpho_server.cli.doctor.findings import Finding
from morpho_server.cli.doctor.outside import PATIENCE, Outside

PATH = "/api/v1/connection/socket"
ROUNDS = 5
SLOW_MS = 400.0
"""From how many milliseconds on there and back is slow."""


def check_socket(outside: Outside, idle: float) -> Iterator[Finding]:
    """Open a socket, talk by it, and see whether it may be silent for so many seconds."""
    address = outside.url.replace("http", "ws", 1) + PATH
    try:
        with connect(
            address,
            origin=Origin(outside.url),
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as socket:
            yield from _talk(socket)
            if idle > 0:
                yield from _be_silent(socket, idle)
    except InvalidStatus as error:
        yield _refused(error.response.status_code)
    except (InvalidHandshake, ConnectionClosed, OSError) as error:
        yield Finding("socket", "problem", f"It does not get through: {error}.", lacking=True)


def _refused(status: int) -> Finding:
    if status == 403:
        return Finding(
            "socket",
            "problem",
            "The server refuses it as that of a foreign page: the proxy does not pass on Host.",
            lacking=True,
        )
    return Finding(
        "socket",
        "problem",
        f"The proxy does not pass websockets on ({status}): pages can't play.",
        "Have it pass on Upgrade and Connection, by HTTP/1.1.",
        lacking=True,
    )


def _talk(socket: ClientConnection) -> Iterator[Finding]:
    try:
        socket.recv(PATIENCE)
        times = []
        for number in range(ROUNDS):
            begun = time.perf_counter()
            socket.send(str(number))
            socket.recv(PATIENCE)
            times.append((time.perf_counter() - begun) * 1000)
    except TimeoutError:
        yield Finding(
            "socket",
            "problem",
            "It opens, but nothing comes through: the proxy holds back what it should pass on.",
            "Turn off its buffering for this server.",
            lacking=True,
        )
        return
    median = statistics.median(times)
    yield Finding(
        "socket",
        "ok" if median < SLOW_MS else "warning",
        f"It gets through; there and back takes {median:.0f} ms.",
    )


def _be_silent(socket: ClientConnection, seconds: float) -> Iterator[Finding]:
    begun = time.monotonic()
    try:
        while (left := seconds - (time.monotonic() - begun)) > 0:
            socket.recv(left)
    except TimeoutError:
        pass
    except ConnectionClosed:
        lasted = time.monotonic() - begun
        yield Finding(
            "socket",
            "problem",
            f"It was closed after {lasted:.0f} s of silence: pages lose it time and again.",
            "Have the proxy keep idle connections for a minute at least, better an hour.",
            lacking=True,
        )
        return
    yield Finding("socket", "ok", f"It may be silent for {seconds:.0f} s.")
