"""A database that takes nothing during play: moves are refused, and the server goes on."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.api.test_restarts import everything_said
from tests.support.serving import API, ServerProcess, refused, running, url_of

UNLIMITED = -1


@pytest.fixture
def process(tmp_path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "morpho.db") as process:
        yield process


@pytest.mark.skipif(sys.platform != "linux", reason="only there can room be taken away")
async def test_moves_are_refused_until_there_is_room_again(process, tmp_path):
    def give_room(size: int) -> None:
        """Let no file of the server become longer, as on a disk that is full."""
        import resource  # noqa: PLC0415 - it does not exist on Windows

        limits = (size, UNLIMITED)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)

    async with process.visit() as site:
        ada, bo = await site.company("Ada Bo", "morpho")
        page = await bo.page()
        give_room((tmp_path / "morpho.db-wal").stat().st_size)

        with refused("log_unavailable"):
            await ada.do("say", id="again", text="Is there room?")
        with refused("log_unavailable"):
            await page.do("say", text="None.")
        assert (await ada.view())["n"] == page.n, "what is there can still be read"
        assert (await site.request("GET", "/healthz")).is_success

        give_room(UNLIMITED)

        await ada.do("say", id="again", text="Is there room?")
        await page.do("say", text="There is.")
        assert await everything_said(ada) == ["Is there room?", "There is."]


def leave_no_room(connection):
    """Let the file of the database grow no more, as on a disk that is full."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def say_much(player) -> None:
    """Say more than has room in the pages that are there."""
    await player.do("say", text="\N{OGHAM SPACE MARK}x" * 150)


async def test_a_full_disk_is_called_one(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        ada, bo = await site.company("Ada Bo")
        page = await bo.page()
        for player in (ada, page):
            await site.world.log._writer.write(leave_no_room)
            with refused("log_full"):
                for _ in range(100):
                    await say_much(player)
        site.complaints.clear()

        await say_much(page)


async def test_a_locked_database_is_called_one(tmp_path):
    database = tmp_path / "morpho.db"
    async with running(f"{url_of(database)}?timeout=0.05") as site:
        ada, bo = await site.company("Ada Bo")
        page = await bo.page()
        with closing(sqlite3.connect(database, isolation_level=None)) as another_program:
            another_program.execute("BEGIN IMMEDIATE")
            with refused("log_locked"):
                await ada.do("say", text="Is it locked?")
            with refused("log_locked"):
                await page.do("say", text="It is.")
            answer = await site.request(
                "POST",
                f"{API}/tables/{ada.code}/commands?player={ada.id}",
                ada.guest.token,
                json={"type": "say", "id": "x", "text": "And how?"},
            )
            another_program.execute("ROLLBACK")

        assert answer.headers["retry-after"] == "1"
        assert str(tmp_path) not in answer.text
        site.complaints.clear()
        await page.do("say", text="No more.")
