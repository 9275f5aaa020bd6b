"""The proxies of ``deploy/`` before several servers of one machine."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import psutil
import pytest

from benchmarks.harness.proxies import DEPLOY, PROXIES, is_installed, proxied
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nodes.cluster import QUICK, cluster, go_on
from tests.support.serving import ServerProcess, visiting

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


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest) -> str:
    """Return each proxy that can be run here."""
    if not is_installed(request.param):
        pytest.skip(f"there is no {request.param}")
    return str(request.param)


async def test_a_proxy_sends_each_table_to_one_node(proxy):
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


def unit_command() -> str:
    """Return the arguments that the systemd unit gives ``morpho``, with ``%i`` for the port."""
    unit = (DEPLOY / "morpho@.service").read_text()
    [command] = re.findall(r"^ExecStart=/opt/morpho/bin/morpho (.*)$", unit, re.MULTILINE)
    return str(command)


def clients(node: ServerProcess) -> int:
    """Return how many connections a node has."""
    connections = psutil.Process(node.pid).net_connections()
    return sum(c.laddr.port == node.port and c.status == "ESTABLISHED" for c in connections)


@pytest.mark.nightly
async def test_a_match_goes_on_when_the_server_that_has_it_is_killed(proxy):
    with fresh_postgres() as database:
        async with (
            cluster(database, command=unit_command(), redis=redis_url()) as running,
            proxied(proxy, [node.port for node in running.nodes]) as base,
            visiting(base) as site,
        ):
            people = await site.match("Ada Bo Cy Di", "morpho", **QUICK)
            pages = [await person.page() for person in people]
            await go_on(pages, Random(6))
            serving = max(running.nodes, key=clients)
            assert clients(serving) >= len(pages), "the whole table is at one server"

            serving.kill()

            for page in pages:
                await page.gone()
            again = [await person.page() for person in people]
            assert [page.n for page in again] == [page.n for page in pages]
            for _ in range(4):
                await go_on(again, Random(7))
