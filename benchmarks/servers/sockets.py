"""Sockets that idle, and pages that stop reading: ``python -m benchmarks sockets [idle] [slow]``.

``idle``: memory and CPU of sockets on which nothing happens but pings.

``slow``: tables of six are played at a fixed rate, all alike. At every other one a spectator opens
a page and reads nothing from then on. Prints the p99 from a move to the last of six updates at both
kinds of tables, their ratio, and the growth of the server's memory. It also prints how many of
those pages were disconnected, and how many were up to date when they came back. None is
disconnected while its unread data fits into the system's buffers, some megabytes.

Each line of JSON is one result.
"""

import argparse
import asyncio
import json
import os
import socket
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import uvloop
from picows import WSListener, WSMsgType, ws_connect

from benchmarks.harness.load import PLAYERS, Load, Table
from benchmarks.harness.process import ServerProcess, database

NARROW: Final = 4096
"""Bytes that the system keeps for a page that does not read."""
SETTLING: Final = 5.0


async def idle(chosen: argparse.Namespace) -> None:
    """Measure what idle sockets take, each of a player who waits for a match."""
    with database("sqlite") as url, ServerProcess(url, core=0) as server:
        server.start()
        server.wait()
        token, players = await _waiting_players(server.base, -(-chosen.sockets // PLAYERS))
        # The first ones make room in what never shrinks again.
        warm = await _connect(server.base, token, players[: PLAYERS * 5])
        await asyncio.sleep(SETTLING)
        before = server.process.memory_info().rss
        opened = await _connect(server.base, token, players[PLAYERS * 5 :])
        await asyncio.sleep(SETTLING)
        grown = server.process.memory_info().rss - before
        cpu, start = sum(server.process.cpu_times()[:2]), time.perf_counter()
        await asyncio.sleep(chosen.seconds)
        used, took = sum(server.process.cpu_times()[:2]) - cpu, time.perf_counter() - start
        still = len(server.process.net_connections("tcp")) - 1
        for transport, _ in [*warm, *opened]:
            transport.disconnect()
    figures = {
        "sockets": len(warm) + len(opened),
        "still_open": still,
        "kB_each": round(grown / len(opened) / 1000, 1),
        "core_percent": round(100 * used / took, 2),
    }
    print(json.dumps({"what": "idle sockets", **figures}), flush=True)


async def _waiting_players(base: str, tables: int) -> tuple[str, list[tuple[str, str]]]:
    """Open tables; return one token for all players, and each player by table."""
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=60) as http:
        made = await http.post("/guests", json={"name": "Idle", "bearer": True})
        token: str = made.raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        players = []
        for _ in range(tables):
            opened = await http.post("/tables", json={"game": "morpho", "name": "Player 1"})
            code: str = opened.raise_for_status().json()["code"]
            players.append((code, "p1"))
            for number in range(2, PLAYERS + 1):
                body = {"name": f"Player {number}"}
                joined = await http.post(f"/tables/{code}/players", json=body)
                players.append((code, joined.raise_for_status().json()["player"]))
    return token, players


async def _connect(base: str, token: str, players: list[tuple[str, str]]) -> list[Any]:
    opening = asyncio.Semaphore(16)

    async def one(code: str, player: str) -> Any:
        path = f"/api/v1/tables/{code}/socket?player={player}&version=1"
        headers = {"Authorization": f"Bearer {token}"}
        async with opening:
            return await ws_connect(
                WSListener, base.replace("http", "ws") + path, extra_headers=headers
            )

    return await asyncio.gather(*(one(*player) for player in players))


class TwoKinds(Load):
    """A load whose latencies are kept apart by table; ``watched`` are those with a sleeper."""

    def __init__(self, base: str, server: Any) -> None:
        super().__init__(base, server)
        self.watched: set[str] = set()
        self.apart: dict[bool, list[float]] = {True: [], False: []}

    def done(self, table: Table) -> None:
        """Note how long the last move took."""
        before = len(self.latencies)
        super().done(table)
        self.apart[table.code in self.watched] += self.latencies[before:]


class Sleeper:
    """A spectator whose page never reads."""

    def __init__(self, base: str, token: str, code: str, player: str) -> None:
        self.player = player
        self._base, self._token, self._code = base, token, code
        self._socket = socket.socket()

    def open(self) -> None:
        """Open a page."""
        address = urlsplit(self._base)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        self._socket.connect((address.hostname, address.port))
        self._socket.sendall(
            f"GET {self._path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c2xlZXBpbmcgc2xlZXBlcg==\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n".encode()
        )

    @property
    def _path(self) -> str:
        return f"/api/v1/tables/{self._code}/socket?player={self.player}&version=1"

    async def come_back(self) -> int:
        """Come back after the first update; return the number at which one then is."""
        self._socket.close()
        heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        class Listener(WSListener):  # type: ignore[misc]
            def on_ws_frame(self, _transport: Any, frame: Any) -> None:
                if frame.msg_type == WSMsgType.TEXT and not heard.done():
                    heard.set_result(json.loads(frame.get_payload_as_bytes()).get("n"))

        address = self._base.replace("http", "ws") + self._path + "&after=1"
        headers = {"Authorization": f"Bearer {self._token}"}
        transport, _ = await ws_connect(Listener, address, extra_headers=headers)
        number = await asyncio.wait_for(heard, 30)
        transport.disconnect()
        return number


async def slow(chosen: argparse.Namespace) -> None:
    """Measure both kinds of tables in one run."""
    tables, rate = chosen.tables, chosen.rate
    with database("sqlite") as url, ServerProcess(url, core=0) as server:
        server.start()
        server.wait()
        load = TwoKinds(server.base, server.process)
        await load.build(tables)
        await load.at_rate(rate, 3)
        async with httpx.AsyncClient(base_url=f"{server.base}/api/v1", timeout=60) as http:
            sleepers = [await _sleeper(http, server.base, table) for table in load.tables[::2]]
            load.watched = {table.code for table in load.tables[::2]}
            load.apart = {True: [], False: []}
            before = server.process.memory_info().rss
            await load.at_rate(rate, chosen.seconds)
            grown = server.process.memory_info().rss - before
            dropped = exact = 0
            for sleeper, view in sleepers:
                dropped += sleeper.player not in (await view())["here"]
                exact += await sleeper.come_back() == (await view())["n"]
        await load.drop()
    p99 = {kind: sorted(found)[int(len(found) * 0.99)] for kind, found in load.apart.items()}
    report = {
        "what": f"{len(sleepers)} of {tables} tables with a page that does not read",
        "moves": len(load.apart[True]) + len(load.apart[False]),
        "p99_ms": round(p99[True] * 1000, 2),
        "p99_without_ms": round(p99[False] * 1000, 2),
        "ratio": round(p99[True] / p99[False], 2),
        "grown_MB": round(grown / 1e6, 1),
        "dropped": f"{dropped} of {len(sleepers)}",
        "exact": f"{exact} of {len(sleepers)}",
    }
    print(json.dumps(report), flush=True)


async def _sleeper(http: httpx.AsyncClient, base: str, table: Table) -> tuple[Sleeper, Any]:
    made = await http.post("/guests", json={"name": "Sleeper", "bearer": True})
    token = made.raise_for_status().json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    body = {"name": "Sleeper", "sit": False}
    path = f"/tables/{table.code}"
    joined = await http.post(f"{path}/players", json=body, headers=headers)
    player = joined.raise_for_status().json()["player"]
    sleeper = Sleeper(base, token, table.code, player)
    sleeper.open()

    async def view() -> Any:
        found = await http.get(f"{path}/view", params={"player": player}, headers=headers)
        return found.raise_for_status().json()

    return sleeper, view


PARTS: Final = {"idle": idle, "slow": slow}


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=PARTS, default=list(PARTS))
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {1})
    for name in chosen.what:
        uvloop.run(PARTS[name](chosen))
