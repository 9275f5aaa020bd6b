"""The health checks: alive and ready."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url, select

from morpho_server.storage.database.models import nodes
from morpho_server.version import VERSION
from tests.support.databases import postgres_url
from tests.support.serving import API, TIMEOUT, Site, running

__all__ = ["postgres_url"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def health(site: Site, path: str) -> tuple[int, dict]:
    """Return the answer to a call for the server's health."""
    answer = await site.request("GET", path)
    return answer.status_code, answer.json()


async def test_a_server_is_alive_and_ready(site):
    assert await health(site, "/healthz") == (200, {"status": "alive", "version": VERSION})
    assert await health(site, "/readyz") == (200, {"status": "ready", "version": VERSION})


async def test_a_locked_database_leaves_a_server_live_but_not_ready(tmp_path):
    database = tmp_path / "morpho.db"
    async with running(database) as site:
        with closing(sqlite3.connect(database, isolation_level=None)) as another_program:
            another_program.execute("BEGIN IMMEDIATE")

            status, problem = await health(site, "/readyz")

            assert status == 503
            assert problem["code"] == "log_unavailable"
            assert (await health(site, "/healthz"))[0] == 200
            another_program.execute("ROLLBACK")

        assert await becomes_ready(site)
        site.complaints.clear()


async def test_a_server_whose_writer_stands_still_is_not_ready(tmp_path):
    go_on = threading.Event()
    async with running(tmp_path / "morpho.db") as site:
        writer = site.world.log._writer
        waiting = asyncio.ensure_future(writer.write(lambda _: go_on.wait(60)))

        status, _ = await health(site, "/readyz")

        assert status == 503
        go_on.set()
        await waiting
        assert await becomes_ready(site)


async def test_a_read_only_server_is_not_ready(postgres_url):
    name = make_url(postgres_url).database
    only_read = f"ALTER DATABASE {name} SET default_transaction_read_only"
    async with running(database=postgres_url) as site:
        assert (await health(site, "/readyz"))[0] == 200
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(f"{only_read} = on")
            connection.execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            assert await becomes_ready(site, status=503)
            site.complaints.clear()
            connection.execute(f"{only_read} = off")

        assert await becomes_ready(site)
        site.complaints.clear()


async def becomes_ready(site: Site, status: int = 200) -> bool:
    """Ask until the answer has that status; return whether it had within a while."""
    async with asyncio.timeout(TIMEOUT):
        while (await health(site, "/readyz"))[0] != status:  # noqa: ASYNC110 - as proxies ask
            await asyncio.sleep(0.1)
    return True


async def test_checking_leaves_nothing_behind(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        assert (await health(site, "/readyz"))[0] == 200

        rows = await site.world.log._reader.rows(select(nodes))

    assert rows == []


async def test_a_server_whose_database_file_is_ruined_is_not_ready(tmp_path):
    database = tmp_path / "morpho.db"
    # Without a heartbeat, which would go on to complain after the last look at the complaints.
    async with running(database, downtime_seconds=0) as site:
        for file in tmp_path.glob("morpho.db*"):
            ruin(file)

        status, _ = await health(site, "/readyz")

        assert status == 503
        assert str(tmp_path) not in str(await health(site, "/readyz"))
        site.complaints.clear()


def ruin(file: Path) -> None:
    """Overwrite a file where it lies, as a failing disk may."""
    with file.open("r+b") as opened:
        opened.write(b"\x00" * file.stat().st_size)


async def test_the_head_alone_may_be_asked_for_wherever_all_may(site):
    token = (await site.guest()).token
    for path in ("/healthz", "/readyz", f"{API}/games", f"{API}/guests/me", f"{API}/openapi.json"):
        answer, whole = [await site.request(how, path, token) for how in ("HEAD", "GET")]
        assert (answer.status_code, answer.text) == (200, ""), path
        assert answer.headers["content-length"] == whole.headers["content-length"]
    unknown = await site.request("HEAD", f"{API}/tables/BCDFGH/view?player=p1")
    assert (unknown.status_code, unknown.text) == (401, "")
    posted = await site.request("PUT", f"{API}/games")
    assert (posted.status_code, posted.headers["allow"]) == (405, "GET, HEAD")
