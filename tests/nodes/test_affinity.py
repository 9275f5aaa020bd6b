"""The proxies of ``deploy/`` send all requests for a table to one node."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from benchmarks.harness.proxies import PROXIES, is_installed, proxied

CODES = [f"BCDFG{letter}" for letter in "BCDFGHJKLMNPQRTVWXYZ"]
"""So many that chance puts them all on one node once in half a million runs."""


@asynccontextmanager
async def answering(name: str) -> AsyncIterator[int]:
    """Answer all requests with a name; yield the port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        length = f"Content-Length: {len(name)}"
        writer.write(f"HTTP/1.1 200 OK\r\n{length}\r\nConnection: close\r\n\r\n{name}".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.parametrize("proxy", PROXIES)
async def test_all_requests_for_a_table_reach_one_node_and_both_have_tables(proxy):
    if not is_installed(proxy):
        pytest.skip(f"there is no {proxy}")
    async with (
        answering("one") as one,
        answering("other") as other,
        proxied(proxy, [one, other]) as base,
        httpx.AsyncClient(base_url=base) as http,
    ):
        reached = {
            code: {
                (await http.get(path)).text
                for path in (
                    f"/t/{code}",
                    f"/api/v1/tables/{code}",
                    f"/api/v1/tables/{code}NMKJHG",  # an invitation
                    f"/api/v1/tables/{code}/socket?player=p1",
                    f"/api/v1/tables/{code}/view?player=p2",
                )
            }
            for code in CODES
        }

    assert all(len(nodes) == 1 for nodes in reached.values()), reached
    assert set.union(*reached.values()) == {"one", "other"}
