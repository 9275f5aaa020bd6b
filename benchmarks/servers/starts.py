"""How long the shares delay a start: ``python -m benchmarks starts [--matches 40] [--pages 6]``.

A real server with SQLite, and pages on real sockets that answer at once. From the host's start (or
rematch) to the deal at the last page, in milliseconds: with a share from everybody, and with none.
"""

import argparse
import asyncio
import json
import os
import statistics
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.harness.process import ServerProcess, database


class Page:
    """A page of a player, which commits to a share and reveals it, unless it gives none."""

    def __init__(self, socket: ClientConnection, player: str, *, shares: bool) -> None:
        self._socket = socket
        self._player = player
        self._shares = shares
        self._share = b""
        self._count = 0
        self.dealt = asyncio.Event()
        self.committed = asyncio.Event()

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command."""
        self._count += 1
        command = {"type": kind, "id": f"c{self._count}", **fields}
        await self._socket.send(json.dumps(command))

    async def listen(self) -> None:
        """Answer everything that is sent."""
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] == "snapshot":
                await self._commit()
            for event in message.get("events", ()):
                if event["kind"] == "match_starting" and self._shares:
                    await self.do("reveal_share", share=self._share.hex())
                elif event["kind"] == "round_opened":
                    self.dealt.set()
                elif event["kind"] == "match_prepared":
                    await self._commit()
            if any(event["kind"] == "share_committed" for event in message.get("yours", ())):
                self.committed.set()

    async def _commit(self) -> None:
        if not self._shares:
            self.committed.set()
            return
        self._share = os.urandom(32)
        await self.do("commit_share", commitment=sha256(self._share).hexdigest())


async def starts(base: str, matches: int, count: int, *, shares: bool) -> Sequence[float]:
    """Return how many milliseconds each start of a match took."""
    taken = []
    async with httpx.AsyncClient(base_url=f"{base}/api/v1") as http:
        guest = await http.post("/guests", json={"name": "Host", "bearer": True})
        http.headers["Authorization"] = f"Bearer {guest.json()['token']}"
        opened = (await http.post("/tables", json={"game": "morpho", "name": "P0"})).json()
        path, players = f"/tables/{opened['code']}/players", [opened["player"]]
        for number in range(1, count):
            joined = await http.post(path, json={"name": f"P{number}"})
            players.append(joined.json()["player"])
        address = f"ws{base.removeprefix('http')}/api/v1/tables/{opened['code']}/socket"
        headers = dict(http.headers)
        async with asyncio.TaskGroup() as group:
            pages = []
            for player in players:
                socket = await connect(
                    f"{address}?player={player}",
                    additional_headers={"Authorization": headers["authorization"]},
                )
                pages.append(Page(socket, player, shares=shares))
            listening = [group.create_task(page.listen()) for page in pages]
            for page in pages[1:]:
                await page.do("ready", ready=True)
            for number in range(matches):
                for page in pages:
                    await page.committed.wait()
                    page.committed.clear()
                    page.dealt.clear()
                begun = time.perf_counter()
                await pages[0].do("rematch" if number else "start")
                for page in pages:
                    await page.dealt.wait()
                    if not shares:
                        page.committed.set()
                taken.append(1000 * (time.perf_counter() - begun))
                await pages[0].do("end_match")
                await asyncio.sleep(0.05)
            for task in listening:
                task.cancel()
    return taken


async def measure(chosen: argparse.Namespace) -> None:
    """Print the figures."""
    with database("sqlite") as url:
        settings = {"MORPHO_COMMANDS_PER_SECOND": "1000"}
        with ServerProcess(url, core=0, module="morpho_server.cli", settings=settings) as server:
            server.start()
            await asyncio.to_thread(server.wait)
            for shares in (True, False):
                taken = await starts(server.base, chosen.matches, chosen.pages, shares=shares)
                figures = {
                    "what": f"start, {chosen.pages} pages, {'all' if shares else 'no'} shares",
                    "matches": len(taken),
                    "p50_ms": round(statistics.median(taken), 1),
                    "worst_ms": round(max(taken), 1),
                    "wanted_ms": 300,
                }
                print(json.dumps(figures))


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--pages", type=int, default=6)
    asyncio.run(measure(parser.parse_args()))
