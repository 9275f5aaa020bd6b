"""Nodes restarted one after the other under load: ``python -m benchmarks rolling``.

Two nodes on one PostgreSQL database and one Redis, behind a small forwarder that gives each
connection to the next node that takes it. Real pages play at tables as fast as they are answered;
each node in turn is asked to stop and started again. Pages come back as they were told to, by the
forwarder, and everything that anybody was told is compared with the log.

Prints a line of JSON. ``lost``, ``twice``, ``stuck`` and ``halves`` must be 0, ``longest_away_s``
at most 3.
"""

import argparse
import asyncio
import itertools
import json
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

import uvloop

from benchmarks.harness.pages import Play
from benchmarks.harness.process import ServerProcess, database, first_answer
from benchmarks.harness.witness import Witness
from tests.support.neighbours import redis_url

SETTLING: Final = 2.0
"""Seconds under load before each restart."""
PATIENCE: Final = 60.0
LONGEST_AWAY: Final = 3.0


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


@dataclass
class Restarts:
    """Nodes of a database, those who play at them, and what came of restarting."""

    nodes: Sequence[ServerProcess]
    play: Play
    witness: Witness
    stops: list[float] = field(default_factory=list)
    stuck: int = 0

    async def restart_each(self) -> None:
        """Restart each node once, when the one before serves again; see that everybody goes on."""
        for node in self.nodes:
            await asyncio.sleep(SETTLING)
            self.stops.append(await asyncio.to_thread(node.stop))
            node.start()
            await first_answer(node)
            moves = {table.code: table.moves for table in self.play.tables}
            await self.play.until(lambda: all(p.resumed for p in self.play.pages), PATIENCE)
            await self.play.until(
                lambda: all(t.moves > moves[t.code] for t in self.play.tables),  # noqa: B023
                PATIENCE,
            )
            self.stuck += sum(not page.resumed for page in self.play.pages)
            self.stuck += sum(table.moves == moves[table.code] for table in self.play.tables)
        await self.witness.compare()

    def report(self) -> dict[str, object]:
        """Return all that was counted."""
        faults = self.witness.faults + self.play.faults
        absences = sorted(self.play.absences)
        return {
            "what": f"rolling restart of {len(self.nodes)} nodes",
            "restarts": len(self.stops),
            "tables": len(self.play.tables),
            "clients": len(self.play.pages),
            "acknowledged": self.play.acknowledged,
            "lost": faults.pop("acknowledged and lost", 0),
            "twice": faults.pop("in the log twice", 0),
            "stuck": self.stuck,
            "halves": sum(faults.values()),
            "of_these": dict(faults),
            "refused": dict(self.play.refused),
            "stop_worst_s": round(max(self.stops), 2),
            "reconnects_a_client_and_restart": round(
                len(absences) / len(self.play.pages) / len(self.stops), 2
            ),
            "away_median_s": round(statistics.median(absences), 2),
            "longest_away_s": round(absences[-1], 2),
        }


@asynccontextmanager
async def restarts(tables: int) -> AsyncIterator[Restarts]:
    """Have people play at two nodes behind a forwarder."""
    with ExitStack() as closing:
        url = closing.enter_context(database("postgres"))
        settings = {"MORPHO_REDIS": redis_url(), "MORPHO_REDIS_PREFIX": f"bench-{token_hex(4)}"}
        nodes = [closing.enter_context(ServerProcess(url, settings=settings)) for _ in range(2)]
        for node in nodes:
            node.start()
            await first_answer(node)
        async with forwarded([node.port for node in nodes]) as base:
            play = Play(base)
            await play.build(tables)
            play.absences.clear()
            yield Restarts(nodes, play, Witness(url, play))
            play.leave()


async def roll(times: int, tables: int) -> bool:
    """Restart both nodes so many times; print what was counted; return whether all was well."""
    begun = time.monotonic()
    async with restarts(tables) as bench:
        for _ in range(times):
            await bench.restart_each()
        report = bench.report() | {"seconds": round(time.monotonic() - begun)}
    print(json.dumps(report), flush=True)
    wrong = any(report[key] for key in ("lost", "twice", "stuck", "halves"))
    return not wrong and max(bench.play.absences) <= LONGEST_AWAY


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    if not uvloop.run(roll(chosen.times, chosen.tables)):
        raise SystemExit(1)
