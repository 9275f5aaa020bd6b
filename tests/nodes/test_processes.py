"""``morpho serve --processes``: several processes serve as one, each table at one of them."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

import psutil
import pytest
import pytest_asyncio

from morpho_server.cli.serve import handover, processes
from tests.support.neighbours import fresh_postgres
from tests.support.nodes.cluster import at, play_on
from tests.support.pages import PATIENCE
from tests.support.serving import ServerProcess, Site

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows hands over no connections"),
]


@pytest.fixture(scope="module")
def server():
    """Run a server of two processes for the tests that do it no harm."""
    with fresh_postgres() as url, ServerProcess(url, processes=2, bot_processes=5) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def site(server) -> AsyncIterator[Site]:
    await all_serve(server)
    async with server.visit() as site:
        yield site


def children(server: ServerProcess) -> list[psutil.Process]:
    return psutil.Process(server.pid).children()


def connected(process: psutil.Process, server: ServerProcess) -> int:
    """Return how many clients a process has."""
    return sum(
        each.laddr.port == server.port and each.status == psutil.CONN_ESTABLISHED
        for each in process.net_connections()
    )


async def all_serve(server: ServerProcess) -> None:
    """Wait until both processes take connections, which go round."""
    reached: set[int] = set()
    async with asyncio.timeout(6 * PATIENCE):
        while len(reached) < 2:
            async with server.visit() as visitor:
                await visitor.request("GET", "/healthz")
                reached |= {each.pid for each in children(server) if connected(each, server)}


async def until(condition) -> None:
    async with asyncio.timeout(6 * PATIENCE):
        while not condition():  # noqa: ASYNC110 - another process tells nobody
            await asyncio.sleep(0.05)


async def test_all_pages_of_a_table_are_at_one_process(server, site):
    for _ in range(3):
        before = {process.pid: connected(process, server) for process in children(server)}
        people = await site.company("Ada Bo Cy Di", "morpho")
        pages = [await person.page() for person in people for _ in range(2)]

        came = [connected(each, server) - before[each.pid] for each in children(server)]

        assert sorted(came) in ([0, 8], [0, 9], [1, 8]), "the ninth is of REST"
        for page in pages:
            await page.close()


async def test_a_whole_match_is_played_and_told(site):
    people = await site.match("Ada Bo Cy Di", "morpho")
    pages = [await person.page() for person in people]

    await play_on(pages, Random(5))

    for page, person in zip(pages, people, strict=True):
        assert page.n == (await person.view())["n"]


async def test_what_is_done_at_one_process_is_heard_at_another_at_once(server, site):
    [ada] = await site.company("Ada", "morpho")
    page = await ada.page()
    async with server.visit() as one, server.visit() as other, asyncio.timeout(PATIENCE):
        for pinned in (one, other):  # a connection stays where its first request went
            await pinned.request("GET", "/healthz")

        for number in range(60):  # by the log alone, each would be heard a second later
            await at((one, other)[number % 2], ada).do("say", text=f"{number}")
            await page.event("said")
            page.frames.clear()


async def test_processes_for_bots_are_counted_for_all_together(server):
    assert {child.environ()["MORPHO_BOT_PROCESSES"] for child in children(server)} == {"2"}


async def test_a_process_that_is_killed_is_replaced_and_its_pages_come_back(server, site):
    people = await site.match("Ada Bo Cy Di", "morpho")
    pages = [await person.page() for person in people]
    [serving] = [each for each in children(server) if connected(each, server) >= len(pages)]

    serving.kill()

    for page in pages:
        await page.gone()
    again = [await person.page() for person in people]
    await play_on(again, Random(6))
    await until(lambda: len(children(server)) == 2 and serving not in children(server))


async def test_a_connection_that_says_nothing_is_served_when_it_speaks(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    await asyncio.sleep(handover.FIRST_BYTES_SECONDS + 0.5)

    writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")

    async with asyncio.timeout(PATIENCE):
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
async def test_however_the_parent_ends_no_process_stays_behind(how):
    with fresh_postgres() as url, ServerProcess(url, processes=2) as server:
        async with server.visit() as site:
            [ada] = await site.company("Ada", "morpho")
            page = await ada.page()
            family = children(server)

            server.ask_to_stop(how)

            assert await page.end() == (1012, "restarting")
        assert await asyncio.to_thread(server.ended) == (-how if how == signal.SIGKILL else 0)
        await until(lambda: not any(process.is_running() for process in family))


async def test_a_stop_that_all_processes_are_told_of_is_still_in_order():
    with fresh_postgres() as url, ServerProcess(url, processes=2) as server:
        async with server.visit() as site:
            [ada] = await site.company("Ada", "morpho")
            page = await ada.page()

            for process in (*children(server), psutil.Process(server.pid)):
                process.terminate()  # as systemd does

            assert await page.end() == (1012, "restarting")
        assert await asyncio.to_thread(server.ended) == 0


@asynccontextmanager
async def begun(url: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start a server of two processes by its command; what it prints can be read."""
    command = (sys.executable, "-P", "-m", "morpho_server.cli", "serve", "--processes", "2")
    own = {"MORPHO_DATABASE": url, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    server = await asyncio.create_subprocess_exec(
        *(*command, "--host", "127.0.0.1", "--port", "0"),
        env=os.environ | own,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield server
    finally:
        with suppress(ProcessLookupError):
            server.kill()
        await server.wait()


async def test_processes_run_the_code_of_their_parent_wherever_it_was_started(
    tmp_path, monkeypatch
):
    (tmp_path / "morpho_server").mkdir()
    (tmp_path / "morpho_server" / "__init__.py").write_text("raise SystemExit(2)")
    monkeypatch.chdir(tmp_path)

    with fresh_postgres() as url:
        async with begun(url) as server, asyncio.timeout(6 * PATIENCE):
            assert await server.stdout.readline() == b"Morpho Server is open at\n"


async def test_a_process_that_waits_for_its_database_ends_with_its_parent():
    async with begun("postgresql://ann@127.0.0.1:1/x") as server, asyncio.timeout(6 * PATIENCE):
        assert b"The server waits for it." in await server.stderr.readline()
        [waiting] = psutil.Process(server.pid).children()

        server.kill()

        await until(lambda: not waiting.is_running())


async def test_a_second_signal_stops_a_server_at_once_though_a_process_hangs():
    patient = {f"{processes.__name__}.KILL_SECONDS": 1000}
    with fresh_postgres() as url, ServerProcess(url, patient, processes=2) as server:
        [hanging, *_] = family = children(server)
        hanging.suspend()
        server.ask_to_stop()
        await until(lambda: children(server) == [hanging])

        server.ask_to_stop()

        assert await asyncio.to_thread(server.ended) == 0
        assert not any(process.is_running() for process in family)
