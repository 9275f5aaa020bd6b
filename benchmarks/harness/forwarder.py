"""A forwarder before several nodes, as a host's reverse proxy is one."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass


@dataclass
class Forwarder:
    """Gives each connection to one of several ports in turn, or to the next that takes it."""

    ports: Sequence[int]

    def __post_init__(self) -> None:
        self._turns = itertools.cycle(range(len(self.ports)))
        self._taken: set[asyncio.Task[object]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on a connection."""
        task = asyncio.current_task()
        assert task is not None
        self._taken.add(task)
        try:
            await self._forward(reader, writer)
        except asyncio.CancelledError:
            pass  # the forwarder is closed; asyncio would report it as a fault
        finally:
            writer.close()
            self._taken.discard(task)

    async def close(self) -> None:
        """Break off all connections."""
        tasks = list(self._taken)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turns)
        for turn in range(len(self.ports)):
            port = self.ports[(first + turn) % len(self.ports)]
            try:
                there, out = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            try:
                await asyncio.gather(_pass(reader, out), _pass(there, writer))
            finally:
                out.close()
            return


@asynccontextmanager
async def forwarded(ports: Sequence[int]) -> AsyncIterator[str]:
    """Run a forwarder to ports of this machine; yield its address."""
    forwarder = Forwarder(ports)
    server = await asyncio.start_server(forwarder.take, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        await forwarder.close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError):
            while some := await reader.read(65536):
                writer.write(some)
                await writer.drain()
    finally:
        writer.close()
