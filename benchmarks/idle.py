"""Sockets on which nothing happens: ``python -m benchmarks.idle``.

Opens so many pages, each of a player of its own, at tables of six who wait for their match, and
lets them be. Prints, as a line of JSON, by how much the server's memory grew for each, and what
share of a core it takes over a minute, pings included. The tables are there before.
"""

import argparse
import asyncio
import json
import time
from typing import Any, Final

import httpx
import uvloop
from picows import WSListener, ws_connect

from benchmarks.crashes import first_answer
from benchmarks.process import ServerProcess, database

PLAYERS: Final = 6
SETTLING: Final = 5.0


async def tables(base: str, count: int) -> tuple[str, list[tuple[str, str]]]:
    """Open tables; return the token of who plays everybody, and each player by table."""
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=60) as http:
        made = await http.post("/guests", json={"name": "Idle", "bearer": True})
        token: str = made.raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        players = []
        for _ in range(count):
            opened = await http.post("/tables", json={"game": "morpho", "name": "Player 1"})
            code: str = opened.raise_for_status().json()["code"]
            players.append((code, "p1"))
            for number in range(2, PLAYERS + 1):
                path = f"/tables/{code}/players"
                joined = await http.post(path, json={"name": f"Player {number}"})
                players.append((code, joined.raise_for_status().json()["player"]))
    return token, players


async def connect(base: str, token: str, players: list[tuple[str, str]]) -> list[Any]:
    """Open a page for each player."""
    opening = asyncio.Semaphore(16)

    async def one(code: str, player: str) -> Any:
        path = f"/api/v1/tables/{code}/socket?player={player}&version=1"
        headers = {"Authorization": f"Bearer {token}"}
        async with opening:
            return await ws_connect(
                WSListener, base.replace("http", "ws") + path, extra_headers=headers
            )

    return await asyncio.gather(*(one(*player) for player in players))


async def measure(sockets: int, seconds: float) -> None:
    """Measure what idle sockets take."""
    with database("sqlite") as url, ServerProcess(url) as server:
        server.start()
        await first_answer(server)
        count = -(-sockets // PLAYERS)
        token, players = await tables(server.base, count)
        # The first ones make room in what never shrinks again.
        warm = await connect(server.base, token, players[: PLAYERS * 5])
        await asyncio.sleep(SETTLING)
        before = server.process.memory_info().rss
        opened = await connect(server.base, token, players[PLAYERS * 5 :])
        await asyncio.sleep(SETTLING)
        grown = server.process.memory_info().rss - before
        cpu, start = server.process.cpu_times(), time.perf_counter()
        await asyncio.sleep(seconds)
        after, took = server.process.cpu_times(), time.perf_counter() - start
        used = after.user + after.system - cpu.user - cpu.system
        still = len(server.process.net_connections("tcp")) - 1
        for transport, _ in [*warm, *opened]:
            transport.disconnect()
    report = {
        "what": "idle sockets",
        "sockets": len(warm) + len(opened),
        "still_open": still,
        "kB_each": round(grown / len(opened) / 1000, 1),
        "core_percent": round(100 * used / took, 2),
        "seconds": round(took),
    }
    print(json.dumps(report), flush=True)


def main() -> None:
    """Run what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    uvloop.run(measure(chosen.sockets, chosen.seconds))


if __name__ == "__main__":
    main()
