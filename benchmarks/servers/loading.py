"""Loading a long table that is not in memory: ``python -m benchmarks loading``.

Random rounds are played at a table of six until its log is long enough; then it is loaded time and
again, as when somebody comes back to it. ``longest_ms`` is the longest time that the event loop was
kept from all else. ``--database`` names an empty database; without it, it is an SQLite file.
"""

import argparse
import asyncio
import gc
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

import uvloop

from morpho_server.games.registry import RULES
from morpho_server.storage.database.open import Database, open_database
from morpho_server.system import SystemClock, SystemRandomness
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import CommandId, TableCode
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.world import World

PLAYERS = 6
TICK = 0.001


async def played(tables: LiveTables, database: Database, entries: int) -> TableCode:
    """Play at a new table until its log is so long; return its code."""
    guests = [(await database.guests.make(f"Guest {number}"))[0].id for number in range(PLAYERS)]
    session, host = await tables.open(RULES["morpho"], guests[0], "Guest 0", {"mode": "expert"})
    people = {host.id: guests[0]}
    for number, guest in enumerate(guests[1:], 1):
        joining = commands.Join(guest, session.table.invitation, f"Guest {number}", sit=True)
        people[(await arrivals.join(session, joining)).id] = guest
    for player, guest in people.items():
        if player != host.id:
            ready = commands.SetReady(id=CommandId("ready"), ready=True)
            await session.submit(player, guest, ready)
    await session.submit(host.id, guests[0], commands.Start(id=CommandId("start")))
    while session.table.seq < entries:
        await _go_on(session, people)
    return TableCode(session.table.code)


async def _go_on(session: TableSession, people: dict) -> None:
    table, command_id = session.table, CommandId(f"c{session.table.seq}")
    if table.phase == "playing":
        legal = [(player, session.projection.legal(player.seat)) for player in table.seated()]
        player, moves = random.choice([(one, moves) for one, moves in legal if moves])
        move = random.choice(moves)
        command = commands.MakeMove(id=command_id, move=move)
        await session.submit(player.id, people[player.id], command)
        return
    assert table.host is not None, "somebody opened the table"
    again = commands.Rematch if table.phase == "over" else commands.NextRound
    await session.submit(table.host, people[table.host], again(id=command_id))


async def timed(work: Awaitable[object]) -> dict[str, float]:
    """Return how long some work took, and for how long it kept the loop, in milliseconds."""
    watching = asyncio.ensure_future(_longest_wait())
    await asyncio.sleep(0)
    began, cpu = time.perf_counter(), time.process_time()
    await work
    took = {"ms": time.perf_counter() - began, "cpu_ms": time.process_time() - cpu}
    watching.cancel()
    took["longest_ms"] = await watching
    return {name: 1000 * seconds for name, seconds in took.items()}


async def _longest_wait() -> float:
    """Run until cancelled; return for how long the loop did not come by at most."""
    longest, due = 0.0, time.perf_counter() + TICK
    try:
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            longest, due = max(longest, now - due), now + TICK
    except asyncio.CancelledError:
        return max(longest, time.perf_counter() - due)


async def measure(url: str, entries: int, runs: int) -> None:
    """Make a long table, then load it."""
    event_types = {name: game.event_types for name, game in RULES.items()}
    async with open_database(url, event_types, SystemClock()) as database:
        world = World(database.log, database.index, SystemClock(), SystemRandomness())
        code = await played(LiveTables(RULES, world), database, entries)
        # As the server does at its start.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        found = [await timed(LiveTables(RULES, world).find(code)) for _ in range(runs)]
    report(f"loading {entries} entries, {url.partition(':')[0]}", found)


def report(what: str, runs: list[dict[str, float]]) -> None:
    """Print median and best of each figure, as a line of JSON."""
    figures = {
        name: {
            "median": round(statistics.median(run[name] for run in runs), 1),
            "best": round(min(run[name] for run in runs), 1),
        }
        for name in runs[0]
    }
    print(json.dumps({"what": what, "runs": len(runs), **figures}), flush=True)


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database")
    parser.add_argument("--entries", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    random.seed(chosen.seed)
    with tempfile.TemporaryDirectory() as folder:
        url = chosen.database or f"sqlite:///{Path(folder) / 'bench.db'}"
        uvloop.run(measure(url, chosen.entries, chosen.runs))
