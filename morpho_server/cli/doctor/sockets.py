"""Check that a socket connects and may stay silent for long.

It runs on an event loop, where every wait can be ended: a thread that reads by TLS can't be woken.
"""

import asyncio
import statistics
import time
from collections.abc import Iterator

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from morpho_server.cli.doctor.findings import SOCKET, Finding
from morpho_server.cli.doctor.foreign_pages import why_foreign
from morpho_server.cli.doctor.requests import TIMEOUT, Visitor

PATH = "/api/v1/connection/socket"
ROUNDS = 5
SLOW_MS = 400.0
"""The milliseconds from which a round trip is slow."""


def check_socket(visitor: Visitor, idle: float) -> Iterator[Finding]:
    """Open a socket, exchange messages, and check whether it survives a silence."""
    with asyncio.Runner() as runner:
        try:
            socket = runner.run(_open(visitor))
            yield runner.run(_talk(socket))
            if idle > 0:
                yield runner.run(_be_silent(socket, idle))
            runner.run(socket.close())
        except InvalidStatus as error:
            yield _refused(visitor, error.response.status_code)
        except (InvalidHandshake, ConnectionClosed, OSError) as error:
            yield SOCKET.problem(f"It does not get through: {error}.", lacking=True)


async def _open(visitor: Visitor) -> ClientConnection:
    return await connect(
        visitor.url.replace("http", "ws", 1) + PATH,
        origin=Origin(visitor.url),
        compression=None,
        proxy=None,
        ping_interval=None,
        open_timeout=TIMEOUT,
        close_timeout=1,
    )


def _refused(visitor: Visitor, status: int) -> Finding:
    if status == 403:
        return SOCKET.problem(
            f"The server refuses it as that of a foreign page: {why_foreign(visitor)}.",
            lacking=True,
        )
    return SOCKET.problem(
        f"The proxy does not pass websockets on ({status}): pages are slower.",
        "Make it pass on Upgrade and Connection, over HTTP/1.1.",
        lacking=True,
    )


async def _talk(socket: ClientConnection) -> Finding:
    times = []
    try:
        async with asyncio.timeout(TIMEOUT):
            await socket.recv()
            for number in range(ROUNDS):
                begun = time.perf_counter()
                await socket.send(str(number))
                await socket.recv()
                times.append((time.perf_counter() - begun) * 1000)
    except TimeoutError:
        return SOCKET.problem(
            "It opens, but nothing comes through: the proxy holds back what it should pass on.",
            "Turn off its buffering for this server.",
            lacking=True,
        )
    median = statistics.median(times)
    said = f"It gets through; there and back takes {median:.0f} ms."
    return SOCKET.ok(said) if median < SLOW_MS else SOCKET.warning(said)


async def _be_silent(socket: ClientConnection, seconds: float) -> Finding:
    begun = time.monotonic()
    try:
        async with asyncio.timeout(seconds):
            await socket.wait_closed()
    except TimeoutError:
        return SOCKET.ok(f"It may be silent for {seconds:.0f} s.")
    else:
        lasted = time.monotonic() - begun
        return SOCKET.problem(
            f"It was closed after {lasted:.0f} s of silence: pages lose it time and again.",
            "Let the proxy keep idle connections for at least a minute, better an hour.",
            lacking=True,
        )
